#!/usr/bin/env bash
# hardened.sh PROGRAM FOLDER...: stops where an optimised build of the program lacks a guard that cmake/hardening.cmake
# asks for, or where the path of one of the folders stands in it.
set -euo pipefail
program=$1
shift
missing() { printf '%s: %s\n' "$program" "$1" >&2; failed=1; }
failed=0
segments=$(readelf -lW "$program")
dynamic=$(readelf -dW "$program")
symbols=$(readelf --dyn-syms -W "$program")
grep -q 'Type: *DYN' <(readelf -hW "$program") || missing 'its address is fixed (no PIE)'
grep -q GNU_RELRO <<<"$segments" || missing 'no RELRO'
grep -q BIND_NOW <<<"$dynamic" || missing 'RELRO is partial: symbols are bound late'
grep -qE 'GNU_STACK.* RW ' <<<"$segments" || missing 'the stack can be executed'
grep -q __stack_chk_fail <<<"$symbols" || missing 'stacks are not guarded'
grep -qE '__[a-z]+_chk@' <<<"$(grep -v __stack_chk <<<"$symbols")" || missing 'nothing is fortified'
for folder in "$@"; do
  ! grep -qaF -- "$folder/" "$program" || missing "the path $folder stands in it"
done
exit "$failed"
