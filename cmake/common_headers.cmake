# What nearly every source includes of the standard library is compiled once, for all targets of these folders that are built
# alike. Each source includes what it needs nevertheless: that shows with -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON
# -DCMAKE_UNITY_BUILD=OFF.
function(cubenight_common_headers owner)
  target_precompile_headers(${owner} PRIVATE <algorithm> <array> <cstdint> <functional> <map> <memory> <optional> <set> <span>
                            <string> <string_view> <utility> <variant> <vector>)
  foreach(folder ${ARGN})
    get_property(targets DIRECTORY ${PROJECT_SOURCE_DIR}/${folder} PROPERTY BUILDSYSTEM_TARGETS)
    foreach(target ${targets})
      get_target_property(type ${target} TYPE)
      get_target_property(own ${target} PRECOMPILE_HEADERS)
      if(type MATCHES "STATIC_LIBRARY|EXECUTABLE" AND NOT own AND NOT target STREQUAL owner)
        target_precompile_headers(${target} REUSE_FROM ${owner})
      endif()
    endforeach()
  endforeach()
endfunction()
