// What Dear ImGui calls a texture is a pointer in 1.86 and a number in 1.92: here both are a number, of a graphics card's
// texture or of a picture's address.
#pragma once

#include <cstdint>
#include <type_traits>

#include <imgui.h>

namespace cubenight::gui {

template <class Id = ImTextureID>
Id texture_id(std::uintptr_t number) {
    if constexpr (std::is_pointer_v<Id>) return reinterpret_cast<Id>(number);
    else return static_cast<Id>(number);
}

template <class Id>
std::uintptr_t texture_number(Id id) {
    if constexpr (std::is_pointer_v<Id>) return reinterpret_cast<std::uintptr_t>(id);
    else return static_cast<std::uintptr_t>(id);
}

}  // namespace cubenight::gui
