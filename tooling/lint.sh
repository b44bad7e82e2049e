# How the sources are written: their format. Read by ./check, behind tooling/setup.sh; not run by itself.

# Prints our own C++ sources, one a line, from the project's folder.
own_sources() {
  (cd "$root" && find engine draft src tests tooling -name '*.[ch]pp' | LC_ALL=C sort)
}

# Stops where a source is not laid out as .clang-format says, and tells how to mend it. Another version of the
# formatter would break lines elsewhere, so it is always Debian 12's.
check_format() {
  local wrong
  command -v clang-format-14 >/dev/null || stop "clang-format-14 is missing: nothing can tell how the sources are laid out."
  wrong=$(own_sources | (cd "$root" && xargs clang-format-14 --dry-run 2>&1) |
    sed -n 's/^\([^: ]*\):.*-Wclang-format-violations.*/\1/p' | uniq) || stop "clang-format-14 failed."
  [ -z "$wrong" ] || stop "these are not laid out as .clang-format says; this mends them:
  clang-format-14 -i" $wrong
}
