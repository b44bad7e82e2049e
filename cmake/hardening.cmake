# What makes a fault harder to use for an attack, in optimised builds: checked string functions, guarded stacks, symbols
# that are bound once and then read-only, marked jump targets. And no folder of the machine that built it stays inside.
set(optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)

add_compile_options("$<${optimised}:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2;-fstack-protector-strong;-fstack-clash-protection>"
                    "-ffile-prefix-map=${PROJECT_BINARY_DIR}/=" "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|i.86")
  add_compile_options("$<${optimised}:-fcf-protection=full>")  # what the processor calls CET
endif()
add_link_options("$<${optimised}:LINKER:-z,relro;LINKER:-z,now;LINKER:-z,noexecstack>")

# For code that plays matches. It reads no bytes from outside, and its vectors of fixed size hold their bounds by ENSURE in
# every build: stacks are guarded where there are buffers of characters. A guard in nearly each of its functions, which are
# small and called some hundred times a step, takes a thirtieth of its time. Marks for jumps at the head of each of them take
# more than a hundredth, and no Linux checks those of a program: of CET these rooms have what shadow stacks ask for.
function(cubenight_guard_as_match first)
  foreach(room IN LISTS first ARGN)
    target_compile_options(${room} PRIVATE "$<${optimised}:-fstack-protector>")
    if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|i.86")
      target_compile_options(${room} PRIVATE "$<${optimised}:-fcf-protection=return>")
    endif()
    set_target_properties(${room} PROPERTIES CUBENIGHT_COMMON_HEADERS_OF ${first})
  endforeach()
endfunction()
