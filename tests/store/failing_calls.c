/* Lets one call that changes a folder fail, or the program die in it; `arm` says which one, how and where. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[PATH_MAX];
static int left = -1, how = 0, seen = 0;

/* `number` is counted from 1; with 0 calls are counted alone. `error` is what is answered; 0 lets the program die. */
void arm(const char *place, int number, int error)
{
    strncpy(folder, place, sizeof folder - 1);
    how = error;
    seen = 0;
    left = number;
}

int calls(void)
{
    return seen;
}

static int is_met(const char *path)
{
    if (folder[0] == 0 || path == NULL || strncmp(path, folder, strlen(folder)) != 0)
        return 0;
    __atomic_add_fetch(&seen, 1, __ATOMIC_SEQ_CST);
    if (left <= 0 || __atomic_sub_fetch(&left, 1, __ATOMIC_SEQ_CST) != 0)
        return 0;
    if (how == 0)
        kill(getpid(), SIGKILL);
    errno = how;
    return 1;
}

static int is_met_at(int file)
{
    char name[64], path[PATH_MAX];
    if (folder[0] == 0)
        return 0;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    return is_met(path);
}

#define REAL(name) ((__typeof__(&name)) dlsym(RTLD_NEXT, #name))
#define BY_FILE(type, name, parameters, given) \
    type name parameters { return is_met_at(file) ? -1 : REAL(name) given; }
#define BY_PATH(name, parameters, given) \
    int name parameters { return is_met(path) ? -1 : REAL(name) given; }
#define OPENING(name) \
    int name(const char *path, int flags, ...) \
    { \
        va_list more; \
        va_start(more, flags); \
        int mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, int) : 0; \
        va_end(more); \
        return flags & O_CREAT && is_met(path) ? -1 : REAL(name)(path, flags, mode); \
    }

BY_FILE(ssize_t, write, (int file, const void *from, size_t size), (file, from, size))
BY_FILE(ssize_t, pwrite, (int file, const void *from, size_t size, off_t at), (file, from, size, at))
BY_FILE(ssize_t, pwrite64, (int file, const void *from, size_t size, off64_t at), (file, from, size, at))
BY_FILE(int, ftruncate, (int file, off_t size), (file, size))
BY_FILE(int, ftruncate64, (int file, off64_t size), (file, size))
BY_FILE(int, fsync, (int file), (file))
BY_FILE(int, fdatasync, (int file), (file))
BY_PATH(unlink, (const char *path), (path))
BY_PATH(rmdir, (const char *path), (path))
BY_PATH(mkdir, (const char *path, mode_t mode), (path, mode))
BY_PATH(rename, (const char *path, const char *to), (path, to))
BY_PATH(link, (const char *path, const char *to), (path, to))
OPENING(open)
OPENING(open64)
