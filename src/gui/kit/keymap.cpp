#include "src/gui/kit/keymap.hpp"

#include <algorithm>

namespace cubenight::gui {
namespace {

using enum KeyRoom;

constexpr KeyRow one(KeyRoom room, Key key, Text does, int number = 0) {
    return {room, key, does, Key::none, {}, number};
}

constexpr KeyRow with_ctrl(KeyRoom room, Key key, Text does, std::string_view caps) {
    return {room, key, does, Key::none, caps, 0, true};
}

constexpr KeyRow rows[] = {
    one(everywhere, Key::enter, Text::keys_enter),
    one(everywhere, Key::escape, Text::keys_escape),
    {everywhere, Key::tab, Text::keys_tab, Key::none, "Tab"},
    one(everywhere, Key::h, Text::keys_curtain),
    {everywhere, Key::alt, Text::keys_large, Key::none, "Alt"},
    {everywhere, Key::ctrl, Text::keys_scale, Key::none, "Ctrl"},
    one(everywhere, Key::f1, Text::keys_list),
    one(everywhere, Key::f11, Text::keys_full),

    {home, Key::digit0, Text::keys_places, Key::digit9, "0-9"},
    one(home, Key::n, Text::home_set_table),
    one(home, Key::f, Text::keys_search),
    with_ctrl(home, Key::z, Text::shop_undo, "Ctrl+Z"),
    with_ctrl(home, Key::y, Text::shop_redo, "Ctrl+Y"),
    one(home, Key::plus, Text::keys_copy_more),
    one(home, Key::minus, Text::keys_copy_fewer),
    one(home, Key::q, Text::practice_quick),
    one(home, Key::g, Text::practice_go_on),

    {draft, Key::digit1, Text::keys_pick, Key::digit9, "1-9"},
    {draft, Key::a, Text::keys_pick, Key::f, "A-F"},
    one(draft, Key::s, Text::draft_suggest),
    one(draft, Key::z, Text::draft_undo),
    one(draft, Key::p, Text::night_pause),

    one(deck, Key::f, Text::keys_search),
    one(deck, Key::del, Text::deck_remove),
    one(deck, Key::l, Text::deck_add_line),
    one(deck, Key::a, Text::deck_auto),
    one(deck, Key::e, Text::deck_export),
    one(deck, Key::z, Text::keys_undo_redo),
    one(deck, Key::k, Text::deck_lock),
    one(deck, Key::d, Text::deck_deal),
    one(deck, Key::n, Text::deck_draw_one),

    {night, Key::digit1, Text::keys_table, Key::digit9, "1-9"},
    one(night, Key::s, Text::night_standings),
    one(night, Key::p, Text::night_pause),
    one(night, Key::z, Text::night_take_back),

    {match, Key::digit0, Text::keys_choices, Key::digit9, "0-9"},
    one(match, Key::q, Text::keys_attack, 1),
    one(match, Key::w, Text::keys_attack, 2),
    one(match, Key::e, Text::keys_attack, 3),
    one(match, Key::r, Text::match_retreat),
    one(match, Key::a, Text::match_ability),
    one(match, Key::s, Text::keys_stadium),
    one(match, Key::t, Text::match_end_turn),
    one(match, Key::d, Text::keys_piles),
    one(match, Key::i, Text::keys_inside),
    one(match, Key::y, Text::match_draw_yes),
    one(match, Key::z, Text::match_undo),
    one(match, Key::l, Text::match_log),
    one(match, Key::p, Text::match_earlier),
    one(match, Key::n, Text::keys_on),
    one(match, Key::space, Text::keys_play),
    one(match, Key::v, Text::match_show_table),
    one(match, Key::b, Text::keys_restart),
    {match, Key::home, Text::keys_moments, Key::page_down, "Home…"},

    {ultraman, Key::digit0, Text::keys_choices, Key::digit9, "0-9"},
    one(ultraman, Key::t, Text::keys_done),
    one(ultraman, Key::d, Text::keys_piles),
    one(ultraman, Key::i, Text::keys_inside),
    one(ultraman, Key::y, Text::match_draw_yes),
    one(ultraman, Key::z, Text::match_undo),
    one(ultraman, Key::l, Text::match_log),
    one(ultraman, Key::p, Text::match_earlier),
    one(ultraman, Key::n, Text::keys_on),
    one(ultraman, Key::space, Text::keys_play),
    one(ultraman, Key::v, Text::match_show_table),
    one(ultraman, Key::b, Text::keys_restart),
    {ultraman, Key::home, Text::keys_moments, Key::page_down, "Home…"},
};

constexpr KeyRow over_screen[] = {
    {everywhere, Key::tab, Text::keys_tab, Key::none, "Tab"},
    one(everywhere, Key::space, Text::keys_focused),
    one(everywhere, Key::enter, Text::keys_enter),
    one(everywhere, Key::escape, Text::keys_close),
    {everywhere, Key::digit1, Text::keys_choices, Key::digit9, "1-9"},
};

constexpr KeyRow over_curtain[] = {
    one(everywhere, Key::space, Text::curtain_hold),
    one(everywhere, Key::z, Text::night_take_back),
    {everywhere, Key::digit1, Text::keys_curtain_other, Key::digit9, "1-9"},
};

// Keys that move the focus have one row together.
Key row_key(Key key) { return key >= Key::left && key <= Key::down ? Key::tab : key; }

constexpr std::string_view screens[key_room_count] = {"", "home", "draft", "deck", "night", "match", "ultraman"};

bool heard_together(KeyRoom a, KeyRoom b) { return a == b || a == everywhere || b == everywhere; }

}  // namespace

std::string KeyRow::said(const Strings& say) const {
    return number > 0 ? say(does, {std::to_string(number)}) : std::string(say(does));
}

std::span<const KeyRow> key_rows() { return rows; }

std::span<const KeyRow> layer_rows() { return over_screen; }

std::span<const KeyRow> curtain_rows() { return over_curtain; }

const KeyRow* row_of(KeyRoom room, Key key) {
    const KeyRow* found = nullptr;
    for (const KeyRow& row : rows)
        if (row.has(row_key(key)) && (row.room == room || (!found && row.room == everywhere))) found = &row;
    return found;
}

KeyRoom key_room(std::string_view screen) {
    const auto found = std::ranges::find(screens, screen);
    return found == std::end(screens) ? everywhere : static_cast<KeyRoom>(found - std::begin(screens));
}

std::string_view screen_of(KeyRoom room) { return screens[static_cast<std::size_t>(room)]; }

Text room_name(KeyRoom room) {
    switch (room) {
        case everywhere: return Text::keys_everywhere;
        case home: return Text::keys_home;
        case draft: return Text::home_draft;
        case deck: return Text::cubes_deck;
        case night: return Text::keys_night;
        case match: return Text::match_menu;
        case ultraman: return Text::home_game_ucg;
    }
    return Text::keys_everywhere;
}

std::string_view key_name(Key key) {
    static constexpr std::string_view names[] = {"",     "Enter", "Esc", "Space", "Tab", "Bksp", "Del",  "",
                                                 "",     "",      "",    "Home",  "End", "PgUp", "PgDn", "Shift",
                                                 "Ctrl", "Alt",   "+",   "-",     "F1",  "F11"};
    static constexpr std::string_view rest = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const auto value = static_cast<std::size_t>(key);
    if (key < Key::digit0) return names[value];
    return rest.substr(value - static_cast<std::size_t>(Key::digit0), 1);
}

Key key_called(std::string_view name) {
    for (int i = 1; i < key_count && !name.empty(); ++i)
        if (key_name(static_cast<Key>(i)) == name) return static_cast<Key>(i);
    return Key::none;
}

KeyPlaces::KeyPlaces() {
    for (std::size_t i = 0; i < at.size(); ++i) at[i] = static_cast<Key>(i);
}

Key KeyMap::place(const KeyRow& row) const {
    const auto found = std::ranges::find_if(
        changes_, [&](const Change& change) { return change.room == row.room && change.key == row.key; });
    return found == changes_.end() ? row.key : found->place;
}

KeyPlaces KeyMap::places(KeyRoom room) const {
    KeyPlaces places;
    for (const KeyRoom from : {everywhere, room})
        for (const Change& change : changes_)
            if (change.room == from) places.at[static_cast<std::size_t>(change.key)] = change.place;
    return places;
}

bool KeyMap::can_be_put(Key place) {
    return place != Key::none && row_key(place) != Key::tab && !(place >= Key::shift && place <= Key::alt);
}

const KeyRow* KeyMap::taken(const KeyRow& row, Key place) const {
    for (const KeyRow& other : rows) {
        if (&other == &row || other.with_ctrl || !heard_together(row.room, other.room)) continue;
        if (other.stays() ? other.has(row_key(place)) : this->place(other) == place) return &other;
    }
    return nullptr;
}

void KeyMap::put(const KeyRow& row, Key place) {
    std::erase_if(changes_, [&](const Change& change) { return change.room == row.room && change.key == row.key; });
    if (place != row.key) changes_.push_back({row.room, row.key, place});
}

}  // namespace cubenight::gui
