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

# Prints what is compiled of the sources in the named folders: those that are compiled as one are one file of the build
# folder that includes them. Reads the commands of the build folder.
compiled_sources() {
  local folder=$1 named
  shift
  named=$(printf "|$root/%s/" "$@")
  sed -n 's/^ *"file": "\(.*\.c[px][px]\)",*$/\1/p' "$folder/compile_commands.json" | LC_ALL=C sort -u | while read -r source; do
    case $source in
      */Unity/*) ! grep -qE -- "\"(${named#|})" "$source" || echo "$source" ;;
      *) ! grep -qE -- "^(${named#|})" <<<"$source" || echo "$source" ;;
    esac
  done
}

# Stops where clang-tidy finds something in the named folders; .clang-tidy says what it looks for. Needs a build folder
# that is configured, for the commands that compile them, and of what is built only sources. What a source includes takes
# most of the time, so that more of them are read as one than are compiled as one.
lint() {
  local folder=$1 sources
  shift
  command -v clang-tidy-14 >/dev/null || stop "clang-tidy-14 is missing: nothing can lint the sources."
  say "linting $*"
  # Headers that are compiled for all sources are GCC's.
  ninja -C "$folder" -t compdb |
    sed -E 's/ -include [^ ]*cmake_pch\.hxx//g; s/ -Winvalid-pch//g' >"$folder/compile_commands.json"
  sources=$(compiled_sources "$folder" "$@")
  [ -n "$sources" ] || stop "nothing is compiled in: $*"
  (cd "$root" && xargs -P "$(nproc)" -n 1 bash -c '
    found=$(clang-tidy-14 --quiet -p "$0" "$1" 2>&1) || {
      grep -v "warnings generated\|warnings treated as errors" <<<"$found"
      exit 1
    }' "$folder" <<<"$sources") || stop "clang-tidy found what stands above."
}
