// The sheet that asks whether a cube, a deck or a night shall be deleted, and what is told of it afterwards.
#pragma once

#include <filesystem>
#include <string>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// `told` says what becomes of it. `id`: what the items of the buttons begin with. `key`: deletes.
enum class DeleteAnswer : std::uint8_t { open, yes, no };
DeleteAnswer ask_delete(Frame& f, const std::string& id, const std::string& name, Text told, Key key = Key::enter);
// Tells where its file lies now; else says why it was not deleted.
Said tell_deleted(Frame& f, const std::string& name, const Result<std::filesystem::path>& there);

}  // namespace cubenight::gui
