# How the sources are written: their format, and what a linter finds. Read by ./check, behind tooling/setup.sh; not run
# by itself.

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

# Stops where clang-tidy finds something in the named folders; .clang-tidy says what it looks for. Needs a build folder
# that is configured, for the commands that compile them, and nothing built.
lint() {
  local folder=$1
  shift
  command -v clang-tidy-14 >/dev/null || stop "clang-tidy-14 is missing: nothing can lint the sources."
  say "linting $*"
  # Headers that are compiled for all sources are GCC's; without them it shows, too, whether a source includes what it needs.
  ninja -C "$folder" -t compdb |
    sed -E 's/ -include [^ ]*cmake_pch\.hxx//g; s/ -Winvalid-pch//g' >"$folder/compile_commands.json"
  (cd "$root" && find "$@" -name '*.cpp' | LC_ALL=C sort | xargs -r -P "$(nproc)" -n 1 bash -c '
    found=$(clang-tidy-14 --quiet -p "$0" "$1" 2>&1) || {
      grep -v "warnings generated\|warnings treated as errors" <<<"$found"
      exit 1
    }' "$folder") || stop "clang-tidy found what stands above."
}
