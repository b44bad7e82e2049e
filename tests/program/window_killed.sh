#!/usr/bin/env bash
# window_killed.sh PROGRAM DATA: on the display that there is, a night is dealt in the window by keys, the program is killed in the
# middle of the draft, and started again the night goes on where it was. DATA has the folder of the cubes.
set -euo pipefail
program=$1 data=$2 process=
home=$(mktemp -d)
export XDG_DATA_HOME=$home XDG_CONFIG_HOME=$home HOME=$home
trap '[ -z "$process" ] || kill -9 "$process" 2>/dev/null; rm -rf "$home"' EXIT

fail() { printf 'a killed window: %s\n' "$1" >&2; exit 1; }
# Where no window can be had at all, the test was not run.
no_window() {
  ! grep -qiE 'display|opengl' "$home/said" || exit 77
  fail "no window: $(cat "$home/said")"
}
picks() { cat "$home"/cubenight/nights/*.night 2>/dev/null | grep -c ' pick seat=0 ' || true; }
# Presses keys until the seat has made so many picks.
pick_to() {
  for ((tries = 0; tries < 60; ++tries)); do
    [ "$(picks)" -lt "$1" ] || return 0
    xdotool key 1 && sleep 0.3 && xdotool key Return && sleep 0.5
  done
  fail "$(picks) picks are on disk, $1 were made"
}
open_window() {
  "$program" --data "$data" >"$home/said" 2>&1 &
  process=$!
  local window
  window=$(timeout 60 xdotool search --sync --onlyvisible --name '^CubeNight$' | head -n 1) || no_window
  xdotool windowfocus "$window"
  sleep 1
}

open_window
xdotool key n && sleep 1 && xdotool key Return
pick_to 3
kill -9 "$process"
wait "$process" 2>/dev/null || true
before=$(picks)
open_window
xdotool key Return # Resume is the first press at Home
sleep 1
pick_to $((before + 2))
