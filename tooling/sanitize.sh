# Runs what people use in a build with AddressSanitizer, UndefinedBehaviorSanitizer and the checks of the standard library.
# Read by ./check, behind tooling/setup.sh; not run by itself.

# Plays a night of bots of both games at every size of table, under every rule set; stops at the first that the sanitizers
# stop.
nights_of_bots() {
  local program=$1 kind players
  for kind in "--rules cube" "--rules ja-3.0" "--rules zh-2.2" "--rules fi-swsh" "--game ucg" "--game ucg --constructed"; do
    for players in $(seq 2 16); do printf '%s %s\n' "$players" "$kind"; done
  done | xargs -P "$(nproc)" -L 1 bash -c '
    told=$("$0" night --players "$1" --bots all --seed "$1" "${@:2}" 2>&1) || {
      printf "%s\n" "$told" | tail -n 60
      printf "cubenight night --players %s --bots all --seed %s %s\n" "$1" "$1" "${*:2}"
      exit 255
    }' "$program" >&2 || stop "a night of bots stopped; what stopped it stands above."
}

sanitize() {
  local folder="$root/build/sanitize"
  export ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1
  export UBSAN_OPTIONS=print_stacktrace=1
  say "with sanitizers"
  configure sanitize CUBENIGHT_TESTS=ON CUBENIGHT_GUI=ON
  build sanitize cubenight scenario_tests laws_tests ultraman_laws_tests wording_tests gui_tests
  say "nights of bots"
  nights_of_bots "$folder/src/cubenight"
  # Random walks are shorter here, random matches fewer, and of the sweeps through all screens, states and languages every
  # fortieth is looked at: all of them would take as long as all the rest.
  export CUBENIGHT_WALK=10 CUBENIGHT_EVERY=40
  ctest --test-dir "$folder" --output-on-failure --no-tests=error -j "$(nproc)" \
    -L "scenario_tests|laws_tests|ultraman_laws_tests|wording_tests|gui_tests" </dev/null ||
    stop "tests failed under the sanitizers; they are named above."
}
