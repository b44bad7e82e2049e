// Which keys there are on which screen, what they do, and where a person has put them. A screen asks for a key by the
// place that it has at first (Ui::key); what counts is the place that it has now. F1 lists the same rows, and Settings
// moves them.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/gui/kit/imgui_compat.hpp"
#include "src/gui/kit/strings.hpp"

namespace cubenight::gui {

enum class KeyRoom : std::uint8_t { everywhere, home, draft, deck, night, match, ultraman };
inline constexpr int key_room_count = static_cast<int>(KeyRoom::ultraman) + 1;

struct KeyRow {
    KeyRoom room;
    Key key;  // where it is at first
    Text does;
    Key last = Key::none;        // of a row of keys, which stay where they are
    std::string_view caps = {};  // what its keys are called together; empty for one key, which can be moved
    int number = 0;              // said in `does`
    bool with_ctrl = false;      // heard while Ctrl is held alone

    bool stays() const { return !caps.empty(); }
    // Whether the key is one of its keys at first.
    bool has(Key one) const { return one == key || (last != Key::none && one > key && one <= last); }
    std::string said(const Strings& say) const;
};

std::span<const KeyRow> key_rows();
// What holds over a screen, in a menu or on a sheet, whichever it is.
std::span<const KeyRow> layer_rows();
// What holds while the curtain is closed.
std::span<const KeyRow> curtain_rows();
// The row of the screen, or of everywhere; null: nobody told of this key.
const KeyRow* row_of(KeyRoom room, Key key);
// By the name of a screen.
KeyRoom key_room(std::string_view screen);
std::string_view screen_of(KeyRoom room);  // empty: every screen
Text room_name(KeyRoom room);

// What a key is called on its cap.
std::string_view key_name(Key key);
// Key::none where no key is called so.
Key key_called(std::string_view name);

using KeySet = std::bitset<key_count>;

// Where each key of a screen is.
struct KeyPlaces {
    std::array<Key, key_count> at;
    KeyPlaces();
    Key operator[](Key key) const { return at[static_cast<std::size_t>(key)]; }
};

class KeyMap {
public:
    struct Change {
        KeyRoom room;
        Key key, place;
        friend bool operator==(const Change&, const Change&) = default;
    };

    Key place(const KeyRow& row) const;
    KeyPlaces places(KeyRoom room) const;
    // Who would be meant by that key besides, where this row is heard; null: nobody.
    const KeyRow* taken(const KeyRow& row, Key place) const;
    // REQUIRES: can_be_put(place); the row does not stay.
    void put(const KeyRow& row, Key place);
    // The keys that move the focus and those that are held stay what they are.
    static bool can_be_put(Key place);
    const std::vector<Change>& changes() const { return changes_; }
    friend bool operator==(const KeyMap&, const KeyMap&) = default;

private:
    std::vector<Change> changes_;
};

}  // namespace cubenight::gui
