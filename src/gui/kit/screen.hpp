// A screen: one file in screens/, drawn anew every frame from the session's values. What a screen keeps for itself
// (what is selected, how a list is sorted) dies with it; everything else belongs to the session.
#pragma once

#include <string>
#include <string_view>

#include "src/gui/kit/canvas.hpp"
#include "src/gui/kit/kept_table.hpp"
#include "src/gui/kit/keymap.hpp"
#include "src/gui/kit/strings.hpp"
#include "src/gui/kit/ui.hpp"

namespace cubenight::gui {

class Session;
class CardWords;

enum class Page : std::uint8_t {
    home,
    draft,
    deck,
    night,
    match,
    anatomy,
    rulings,
    rulebook,
    ultraman,
    lists,
    printed,
    workshop,
    deck_picture,
    settings
};

enum class Theme : std::uint8_t { night, ember, day };
inline constexpr std::string_view theme_names[] = {"night", "ember", "day"};  // by Theme
enum class Contrast : std::uint8_t { usual, high };
// Whether signs stand beside what colours tell.
enum class Marks : std::uint8_t { usual, signs };
// Sounds, or what they say, in words.
enum class Sounds : std::uint8_t { off, on, words };

// How fast the steps of bots follow each other; off: all at once.
enum class Pace : std::uint8_t { off, quick, calm };

// Whether a draft shows what a bot would pick.
enum class Suggestions : std::uint8_t { shown, hidden };

// How the list of a seat's own picks is ordered.
enum class PickOrder : std::uint8_t { type, kind, line, picked };

inline constexpr float least_taste_scale = .8f, most_taste_scale = 2.5f;

// Of the window, in the screen's own coordinates; while it fills the screen, the size to which it goes back.
struct WindowSize {
    int width = 1600, height = 1000;
    bool maximized = false;
    friend bool operator==(const WindowSize&, const WindowSize&) = default;
};
inline constexpr int least_window_side = 320, most_window_side = 16'384;

// What a person sets once for all screens.
struct Taste {
    Language language = Language::english;
    float scale = 1;  // least_taste_scale to most_taste_scale
    Theme theme = Theme::night;
    Contrast contrast = Contrast::usual;
    Motion motion = Motion::full;
    Pace pace = Pace::quick;
    Marks marks = Marks::usual;
    Sounds sounds = Sounds::off;
    Suggestions suggestions = Suggestions::shown;
    PickOrder picks = PickOrder::type;
    KeyMap keys = {};
    KeptTables tables = {};  // how nights were set up
    WindowSize window = {};  // when it was closed last
    friend bool operator==(const Taste&, const Taste&) = default;
};

// Where screens go next. Takes effect after the frame.
class Navigator {
public:
    virtual ~Navigator() = default;
    virtual void open(Page page) = 0;
    virtual void swap(Page page) = 0;  // instead of the screen that asks
    virtual void back() = 0;
    virtual void home() = 0;
    virtual void leave() = 0;      // the program ends
    virtual void cover() = 0;      // the curtain, at once
    virtual void show_keys() = 0;  // those of the screen, as F1 does
    virtual void show_head() = 0;  // of a screen that is larger than the window, its upper left corner
    virtual const Taste& taste() const = 0;
    virtual void set_taste(const Taste& taste) = 0;
};

// Everything that a frame is drawn with.
struct Frame {
    Canvas& c;
    Ui& ui;
    const Strings& say;
    const CardWords& words;
    Session& session;
    Navigator& go;
    Rect area;   // the window in units
    Rect sight;  // the part of it that is seen: less where all is larger than the window

    bool magnified() const { return sight.w < area.w - 1 || sight.h < area.h - 1; }
    // Too narrow for every panel side by side: screens fold some away.
    bool narrow() const { return area.w < 1560; }
};

class Screen {
public:
    virtual ~Screen() = default;
    virtual void draw(Frame& f) = 0;
    // Its name on the command line and in tests.
    virtual const char* name() const = 0;
};

}  // namespace cubenight::gui
