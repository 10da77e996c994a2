"""The rules of Samba and its relatives: standard library and msgspec, no language, screen, clock or file."""
