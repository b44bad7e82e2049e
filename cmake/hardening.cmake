# What makes a fault harder to use for an attack, in optimised builds: checked string functions, guarded stacks, symbols
# that are bound once and then read-only, marked jump targets. And no folder of the machine that built it stays inside.
set(optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)

add_compile_options("$<${optimised}:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2;-fstack-protector-strong;-fstack-clash-protection>"
                    "-ffile-prefix-map=${PROJECT_BINARY_DIR}/=" "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|i.86")
  add_compile_options("$<${optimised}:-fcf-protection=full>")  # what the processor calls CET
endif()
add_link_options("$<${optimised}:LINKER:-z,relro;LINKER:-z,now;LINKER:-z,noexecstack>")
