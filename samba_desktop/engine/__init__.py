"""The rules of Samba and its relatives: standard library only, no language, screen, clock or file."""
