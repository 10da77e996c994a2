/* Lets every fsync and fdatasync fail while the file named by FAILING_DISK is there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int is_failing(void)
{
    const char *sign = getenv("FAILING_DISK");
    if (sign != NULL && access(sign, F_OK) == 0) {
        errno = EIO;
        return 1;
    }
    return 0;
}

int fsync(int file)
{
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, "fsync");
    return is_failing() ? -1 : real(file);
}

int fdatasync(int file)
{
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, "fdatasync");
    return is_failing() ? -1 : real(file);
}
