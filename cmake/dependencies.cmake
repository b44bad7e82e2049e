# Every package that CubeNight uses, found in one place (packages.txt says how Debian calls them). The engine and
# the draft need none of them.

# What is JSON (a night printed, the window's look kept) goes through cereal. The parser flag must be the same in every
# object file: it keeps deeply nested input off the stack and odd numbers from crashing the full-precision reader.
find_package(cereal REQUIRED)
add_library(cubenight_json INTERFACE)
target_link_libraries(cubenight_json INTERFACE cereal::cereal)
target_compile_definitions(cubenight_json INTERFACE RAPIDJSON_PARSE_DEFAULT_FLAGS=kParseIterativeFlag)

find_package(CLI11 REQUIRED)

# Digests and numbers that nobody can foretell.
find_package(PkgConfig REQUIRED)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)

# The card library: the file that it is, and the card data that is put into it.
pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3)
find_package(simdjson REQUIRED)

if(CUBENIGHT_TESTS)
  find_package(Catch2 REQUIRED)
endif()

if(CUBENIGHT_GUI)
  find_package(OpenGL REQUIRED)
  find_package(glfw3 3.3 REQUIRED)
  find_package(Freetype REQUIRED)
  find_package(PNG REQUIRED)
  find_package(JPEG REQUIRED)
  pkg_check_modules(OPENAL REQUIRED IMPORTED_TARGET openal)
  pkg_check_modules(IMGUI REQUIRED IMPORTED_TARGET imgui)
  # imgui.pc names neither GLFW nor FreeType, and both must follow the static library.
  set_property(TARGET PkgConfig::IMGUI APPEND PROPERTY INTERFACE_LINK_LIBRARIES glfw Freetype::Freetype)
endif()
