# Warnings for our own code, as an interface target: link it privately, never to third_party.
add_library(cubenight_warnings INTERFACE)
target_compile_options(cubenight_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror=switch -Werror=return-type)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # GCC 12 sees overlaps and overflows in std::string that are none.
  target_compile_options(cubenight_warnings INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # Clang takes names of another source that is compiled with this one for shadowed, and members that are empty when they
  # are not named for forgotten.
  target_compile_options(cubenight_warnings INTERFACE -Wno-shadow -Wno-missing-field-initializers)
endif()
