# Set-up in steps that know what is done already. Read by ./cubenight and ./check; not run by itself.
# Needs bash and $root, the project's folder. Every step prints nothing where nothing is left to do.

say() { printf 'CubeNight: %s\n' "$*" >&2; }
stop() {
  say "$@"
  exit 1
}

# Prints the packages of the named groups, one a line.
packages_of() {
  local group package rest
  while read -r group package rest; do
    case " $* " in *" $group "*) printf '%s\n' "$package" ;; esac
  done <"$root/cmake/packages.txt"
}

# Prints those of the given packages that dpkg does not have.
missing_of() {
  local installed package
  installed=$(dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' "$@" 2>/dev/null | sed -n 's/^ii *//p') || true
  for package in "$@"; do
    grep -qxF -- "$package" <<<"$installed" || printf '%s\n' "$package"
  done
}

# Runs a command as root, through sudo where needed.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Runs apt-get with its talk kept back; the talk is printed where it fails.
quiet_apt() {
  local talk
  talk=$(as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq "$@" </dev/null 2>&1) || {
    printf '%s\n' "$talk" >&2
    return 1
  }
}

apt_install() { quiet_apt install -y --no-install-recommends "$@"; }

# Installs the packages of the named groups that are missing.
need_packages() {
  command -v dpkg-query >/dev/null || return 0 # not Debian: CMake says what it does not find
  local wanted missing
  mapfile -t wanted < <(packages_of "$@")
  mapfile -t missing < <(missing_of "${wanted[@]}")
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    stop "these packages are missing, and only root may install them. As root: apt-get install ${missing[*]}"
  fi
  say "installing ${#missing[@]} Debian packages: ${missing[*]}"
  if ! compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null; then
    quiet_apt update || stop "the list of Debian packages could not be fetched. Is there a network?"
    apt_install "${missing[@]}" || stop "the packages could not be installed; apt says why above."
  elif ! apt_install "${missing[@]}"; then
    say "asking Debian for a newer list of packages and trying once more"
    quiet_apt update || stop "the list of Debian packages could not be fetched. Is there a network?"
    apt_install "${missing[@]}" || stop "the packages could not be installed; apt says why above."
  fi
}

# Configures a preset into build/PRESET with CMake options NAME=VALUE; ?NAME=VALUE counts only the first time.
configure() {
  local preset=$1 folder="$root/build/$1" cache="$root/build/$1/CMakeCache.txt" option options=()
  shift
  if [ -f "$cache" ] && ! grep -qxF -- "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache"; then
    say "the project has moved since it was built; building anew"
    rm -rf "$folder"
  fi
  if [ -f "$folder/build.ninja" ]; then
    for option in "$@"; do
      [ "${option#\?}" = "$option" ] || continue
      grep -qxF -- "${option%%=*}:BOOL=${option#*=}" "$cache" || options+=("-D$option")
    done
    [ ${#options[@]} -gt 0 ] || return 0
  else
    for option in "$@"; do options+=("-D${option#\?}"); done
  fi
  mkdir -p "$folder"
  (cd "$root" && cmake --preset "$preset" "${options[@]}") </dev/null >"$folder/configure.log" 2>&1 || {
    cat "$folder/configure.log" >&2
    stop "the build could not be prepared; CMake says why above."
  }
}

# Builds targets in build/PRESET; "all" is everything.
build() {
  local preset=$1 folder="$root/build/$1" steps
  shift
  exec 9>"$folder/lock"
  flock -n 9 || {
    say "another build is running here; waiting for it"
    flock 9
  }
  steps=$(ninja -C "$folder" -n "$@" 2>/dev/null | tail -n 1)
  case $steps in
    *'no work to do'*) ;;
    *)
      say "building ($preset); the first time takes some minutes"
      ninja -C "$folder" -j "$(nproc)" "$@" </dev/null >&2 9>&- ||
        stop "the build stopped; the compiler says why above."
      ;;
  esac
  exec 9>&-
}
