#!/usr/bin/env bash
# in_a_window.sh COMMAND...: runs it with a display of its own. Ends with 77 where the machine can have none, or none with OpenGL:
# then the test was not run, and CTest says so.
set -euo pipefail
display() { xvfb-run -a -s "-screen 0 1800x1200x24" "$@"; }
if [ "${CUBENIGHT_WINDOW-}" = 1 ] && ! said=$(display "$1" --list-test-names-only "[window.none]" 2>&1); then
  case $said in
    *"the real window: no display"* | *"the real window: no OpenGL"* | *"Xvfb failed to start"*)
      printf '%s\n' "$said" >&2
      exit 77
      ;;
  esac
fi
display "$@"
