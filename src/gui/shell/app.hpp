// The screens in one window: a stack of them, the curtain over them, the keys that work everywhere, the scale. Knows
// nothing of windows or graphics cards: the shell, pictures and tests drive it alike.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/gui/kit/card_words.hpp"
#include "src/gui/kit/fonts.hpp"
#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/common/curtain.hpp"
#include "src/gui/screens/common/keys_sheet.hpp"
#include "src/gui/screens/common/leaving_sheet.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/gui/shell/edges.hpp"
#include "src/gui/shell/keys_help.hpp"

namespace cubenight::gui {

// What the texts of cards say, in sentences.
const CardWords& card_sentences(Language language);

struct AppSettings {
    Taste taste;
    std::function<void(const Taste&)> changed;  // told when a person changes it, to keep it; may be empty
    std::function<void(Sound)> play;            // may be empty
    CardPictures* pictures = nullptr;           // a person's own, of cards
};

class App final : public Navigator {
public:
    App(Session& session, Fonts& fonts, const AppSettings& settings, Page first);

    // Draws one frame. Between ImGui::NewFrame and ImGui::Render.
    void draw(int width, int height, float ms);

    bool left() const { return left_; }
    // A person closes the window: it ends now, or asks first.
    void close();
    // True once, when the window is to fill the screen, or no longer.
    bool take_full_screen() { return std::exchange(wants_full_screen_, false); }
    const KeysHelp& help() const { return help_; }
    // Where a place on the screen lies in the window.
    Vec to_pixels(Vec v) const { return (v - origin_) * scale_; }
    const Ui& ui() const { return ui_; }
    Ui& ui() { return ui_; }
    const char* screen() const { return stack_.back()->name(); }
    void record(std::vector<TextMark>* into) { marks_ = into; }
    // A file was dropped onto the window: a scenario file is read and shown, anything else is told.
    void dropped(const std::string& path);

    void open(Page page) override;
    void swap(Page page) override;
    void back() override;
    void home() override;
    void leave() override { left_ = true; }
    void cover() override;
    void show_keys() override;
    const Taste& taste() const override { return settings_.taste; }
    void show_head() override { moved_to_ = Vec{}; }
    void set_taste(const Taste& taste) override;

    // Larger than the window: it looks at a part of the screen.
    bool magnified() const { return spare_.x > 0 || spare_.y > 0; }
    // The arrows that say where there is more.
    const std::vector<EdgeArrow>& edges() const { return edges_; }

private:
    Vec pan(Vec seen);
    void keys_of_sight();
    KeysOver keys_over() const;
    void keys(KeyRoom room);
    void speak(Language language);
    void be_heard();
    void follow();  // does what screens asked of the navigator
    void draw_curtain(Frame& f, SeatId awaited);

    Session& session_;
    Fonts& fonts_;
    AppSettings settings_;
    Strings strings_;
    Ui ui_;
    std::vector<std::unique_ptr<Screen>> stack_;
    std::unique_ptr<Screen> next_;
    int backs_ = 0;
    bool goes_home_ = false;
    float scale_ = 1;
    Vec origin_, spare_;                   // what is in sight begins there; how much more there is
    std::optional<Vec> moved_to_ = Vec{};  // by Ctrl and an arrow; at first and with each screen its head
    std::string followed_;                 // the item with the focus, when the view followed it last
    std::optional<Vec> pointer_;           // in pixels, in the frame before
    bool pointer_leads_ = false;           // it moved after the focus did
    bool told_magnified_ = false;
    std::vector<EdgeArrow> edges_;
    bool left_ = false;
    Curtain curtain_;
    KeysHelp help_;
    KeysSheet keys_sheet_;
    LeavingSheet leaving_;
    int until_keys_ = 0;  // frames, where somebody asked for the keys of the screen
    bool wants_full_screen_ = false;
    std::vector<TextMark>* marks_ = nullptr;
};

// Pixels per unit in a window of that size, before the person's own scale.
float scale_for(int width, int height);

}  // namespace cubenight::gui
