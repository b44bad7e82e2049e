#include "src/gui/shell/app.hpp"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include <imgui.h>

#include "engine/cards/rules_text/rules_text.hpp"
#include "engine/cards/ultraman/rules_text/rules_text.hpp"
#include "src/gui/kit/scales.hpp"
#include "src/gui/screens/common/night_names.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/gui/shell/make_screen.hpp"
#include "src/gui/widgets/badge.hpp"
#include "src/gui/widgets/controls.hpp"

namespace cubenight::gui {
namespace {

constexpr float around_whole = 24;  // of what is shown wholly, in units

class Sentences final : public CardWords {
public:
    explicit Sentences(Language language) : language_(language) {}
    std::string attack(const Card& card, std::size_t index) const override {
        return said(card, card.attacks[index].effect, wording::source_of(card, TextOf::attack, index));
    }
    std::string ability(const Card& card, std::size_t index) const override {
        const TextOf of = card.abilities[index].kind == AbilityKind::use ? TextOf::use : TextOf::ability;
        return said(card, card.abilities[index].effect, wording::source_of(card, of, index));
    }
    std::string text(const Card& card) const override {
        std::string all;
        const auto add = [&](const std::string& part) {
            if (!part.empty()) all += (all.empty() ? "" : "\n") + part;
        };
        for (std::size_t i = 0; card.kind != CardKind::pokemon && i < card.abilities.size(); ++i)
            add(Strings(language_)(Text::card_use, {name_in(card, card.abilities[i], language_), ability(card, i)}));
        if (card.play) add(said(card, *card.play, wording::source_of(card, TextOf::play)));
        if (card.stadium) add(said(card, *card.stadium, wording::source_of(card, TextOf::stadium)));
        if (card.attached) add(said(card, *card.attached, wording::source_of(card, TextOf::attached)));
        for (const UnreadText& unread : card.unread) add(unread.text);
        return all;
    }

    std::string text(const ultraman::Card& card, std::size_t index) const override {
        const ultraman::wording::CardText one = ultraman::wording::texts_of(card)[index];
        const std::string states = ultraman::wording::states_text(one.source.states);
        const std::string whole =
            ultraman::wording::rules_text(*one.effect, one.source, language_, card.names.book.get());
        return states.empty() ? whole : whole.substr(states.size() + 1);
    }
    std::vector<std::string> rules(const ultraman::Card& card) const override {
        return ultraman::wording::rules_of(card, language_);
    }

private:
    using TextOf = wording::TextOf;
    std::string said(const Card& card, const Effect& effect, const wording::Source& source) const {
        return wording::rules_text(effect, source, language_, card.names.book.get());
    }

    Language language_;
};

HanShapes shapes_of(Language language) {
    switch (language) {
        case Language::japanese: return HanShapes::japanese;
        case Language::traditional_chinese: return HanShapes::traditional;
        case Language::english:
        case Language::finnish:
        case Language::simplified_chinese: return HanShapes::simplified;
    }
    return HanShapes::simplified;
}

const Palette& palette_of(const Taste& taste) {
    const bool high = taste.contrast == Contrast::high;
    switch (taste.theme) {
        case Theme::night: return high ? dark_contrast_palette : night_palette;
        case Theme::ember: return high ? dark_contrast_palette : ember_palette;
        case Theme::day: return high ? light_contrast_palette : day_palette;
    }
    return night_palette;
}

constexpr float least_width = 1280 / least_scale, least_height = 720 / least_scale;

}  // namespace

const CardWords& card_sentences(Language language) {
    static const Sentences english(Language::english), simplified(Language::simplified_chinese),
        traditional(Language::traditional_chinese), japanese(Language::japanese), finnish(Language::finnish);
    switch (language) {
        case Language::english: return english;
        case Language::simplified_chinese: return simplified;
        case Language::traditional_chinese: return traditional;
        case Language::japanese: return japanese;
        case Language::finnish: return finnish;
    }
    return english;
}

float scale_for(int width, int height) {
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    const float stepped = std::floor(std::min(w / 1600, h / 1000) * 20 + .01f) / 20;
    const float fits = std::min(w / least_width, h / least_height);
    return std::max(.2f, std::min(std::max(stepped, least_scale), std::max(fits, stepped)));
}

App::App(Session& session, Fonts& fonts, const AppSettings& settings, Page first)
    : session_(session), fonts_(fonts), settings_(settings), strings_(settings.taste.language) {
    speak(settings.taste.language);
    ui_.set_motion(settings.taste.motion);
    stack_.push_back(make_screen(first));
}

void App::draw(int width, int height, float ms) {
    const auto w = static_cast<float>(width), h = static_cast<float>(height);
    const float base = scale_for(width, height);
    scale_ = std::max(base * settings_.taste.scale, std::min(base, least_scale));  // letters have a floor
    if (const auto whole = ui_.shown_whole(); whole && settings_.taste.scale > 1)
        scale_ = std::max(std::min(base, scale_),
                          std::min({scale_, w / (whole->w + around_whole), h / (whole->h + around_whole)}));
    // Larger than the window: the whole screen is drawn and the window looks at a part of it.
    const Vec seen{w / scale_, h / scale_}, whole{std::max(seen.x, least_width), std::max(seen.y, least_height)};
    spare_ = settings_.taste.scale > 1 ? Vec{whole.x - seen.x, whole.y - seen.y} : Vec{};
    origin_ = pan(seen);
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize({w, h});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.f);
    ImGui::Begin("screen", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoNav);
    Canvas canvas(*ImGui::GetWindowDrawList(), fonts_, palette_of(settings_.taste), scale_, origin_);
    canvas.show_signs(settings_.taste.marks == Marks::signs);
    canvas.draw_symbols_by(
        [](Canvas& c, Vec centre, float radius, Type type) { type_badge(c, centre, radius, type, On::print); });
    canvas.show_pictures(settings_.pictures);
    canvas.record(marks_);
    const Rect window{0, 0, settings_.taste.scale > 1 ? whole.x : seen.x, settings_.taste.scale > 1 ? whole.y : seen.y};
    room(canvas, window);
    Rect area = window;
    if (area.w > area.h * 16 / 9 + 1) area = {(area.w - area.h * 16 / 9) / 2, 0, area.h * 16 / 9, area.h};
    const KeyRoom room = key_room(screen());
    ui_.put_keys(settings_.taste.keys.places(room));
    const Rect sight{origin_.x, origin_.y, std::min(seen.x, window.w), std::min(seen.y, window.h)};
    ui_.begin(canvas, sight, ms);
    Frame f{canvas,   ui_,   strings_, card_sentences(settings_.taste.language),
            session_, *this, area,     magnified() ? sight : area};
    keys(room);
    for (std::string& sentence : session_.news()) {
        const float shown = std::max(3500.f, 60 * static_cast<float>(sentence.size()));  // as long as one reads
        ui_.toast(std::move(sentence), shown, Eyes::all);
    }
    const std::optional<SeatId> awaited = session_.awaited();
    if (awaited && session_.night()) draw_curtain(f, *awaited);
    else stack_.back()->draw(f);
    if (help_.draw(f)) keys_sheet_.open();
    Taste taste = settings_.taste;
    keys_sheet_.draw(f, taste.keys);
    leaving_.draw(f);
    set_taste(taste);
    be_heard();
    if (const auto looked_at = ui_.take_look()) moved_to_ = looked_at->centre() - Vec{seen.x / 2, seen.y / 2};
    edges_ = magnified() && !ui_.shown_whole() ? edge_arrows(ui_, sight, origin_, spare_) : std::vector<EdgeArrow>();
    draw_edge_arrows(canvas, edges_);
    ui_.end();
    ImGui::End();
    ImGui::PopStyleVar(2);
    follow();
}

// Follows the pointer, or the focus, whichever moved last; what Ctrl and an arrow, or a question, brought into sight stays there
// until one of them moves on.
Vec App::pan(Vec seen) {
    if (!magnified()) return moved_to_.reset(), Vec{};
    const auto inside = [this](Vec at) {
        return Vec{std::clamp(at.x, 0.f, spare_.x), std::clamp(at.y, 0.f, spare_.y)};
    };
    if (const auto whole = ui_.shown_whole()) return inside(whole->centre() - Vec{seen.x / 2, seen.y / 2});
    const ImGuiIO& io = ImGui::GetIO();
    const std::string followed = ui_.shows_focus() ? ui_.focused() : std::string();
    const Vec pointer{io.MousePos.x, io.MousePos.y};
    const std::optional<Vec> before = std::exchange(pointer_, pointer);
    const bool moves = before && *before != pointer && pointer.x > -1e6f;
    if (moves || followed != followed_) moved_to_.reset(), pointer_leads_ = moves;
    followed_ = followed;
    if (moved_to_) return inside(*moved_to_);
    if (const Item* focus = followed.empty() || pointer_leads_ ? nullptr : ui_.find(followed))
        return inside(focus->rect.centre() - Vec{seen.x / 2, seen.y / 2});
    Vec share{.5f, .5f};
    if (io.MousePos.x > -1e6f) {
        // The outer tenth of the window shows the edge.
        const auto part = [](float at, float size) { return std::clamp((at / size - .1f) / .8f, 0.f, 1.f); };
        share = {part(io.MousePos.x, io.DisplaySize.x), part(io.MousePos.y, io.DisplaySize.y)};
    }
    return {spare_.x * share.x, spare_.y * share.y};
}

// That not all fits into the window is said once.
void App::keys_of_sight() {
    if (!magnified()) return ui_.forget_toast(strings_(Text::magnified));
    if (!ui_.shown_whole() && !std::exchange(told_magnified_, true))
        ui_.toast(std::string(strings_(Text::magnified)), 9000, Eyes::all);
    constexpr float step = 240;
    const std::pair<Key, Vec> ways[] = {
        {Key::left, {-step, 0}}, {Key::right, {step, 0}}, {Key::up, {0, -step}}, {Key::down, {0, step}}};
    for (const auto& [key, way] : ways)
        if (ui_.ctrl_key(key)) {
            const Vec to = origin_ + way;
            moved_to_ = Vec{std::clamp(to.x, 0.f, spare_.x), std::clamp(to.y, 0.f, spare_.y)};
            ui_.keep_moving();
        }
}

void App::keys(KeyRoom room) {
    Taste taste = settings_.taste;
    if (ui_.ctrl_key(Key::plus)) taste.scale = std::min(most_taste_scale, taste.scale + .1f);
    if (ui_.ctrl_key(Key::minus)) {
        if (is_smallest(taste.scale, scale_)) ui_.toast(std::string(strings_(Text::settings_smallest)));
        else taste.scale = std::max(least_taste_scale, taste.scale - .1f);
    }
    if (ui_.ctrl_key(Key::digit0)) taste.scale = 1;
    set_taste(taste);
    keys_of_sight();
    const KeySet heard = ui_.heard();
    const bool asked = until_keys_ > 0 && --until_keys_ == 0;
    if (until_keys_ > 0) ui_.keep_moving();
    if (ui_.key_on_top(Key::f1) || asked) help_.toggle(room, heard, keys_over());
    if (ui_.key_on_top(Key::f11)) wants_full_screen_ = true;
}

KeysOver App::keys_over() const {
    if (ui_.covered()) return KeysOver::layer;
    return ui_.find("curtain.reveal") ? KeysOver::curtain : KeysOver::screen;
}

// Over the night's own screens; a match has its own, for it knows who has to act.
void App::draw_curtain(Frame& f, SeatId awaited) {
    const draft::Night& night = *session_.night();
    const auto name = [&](SeatId seat) { return seat_name(f.say, night, seat); };
    const std::vector<SeatId> could = session_.could_sit_down();
    std::vector<std::string> others;
    for (const SeatId seat : could) others.push_back(name(seat));
    const bool alone = session_.sharing() <= 1, builds = night.phase() == draft::NightPhase::build;
    const std::optional<SeatId> back = session_.takes_back();
    const CurtainWish wish =
        curtain_.draw(f, {f.say(alone ? Text::curtain_covered_for : Text::curtain_hand_to, {name(awaited)}),
                          f.say(builds ? Text::curtain_deck : Text::curtain_covered),
                          back ? f.say(Text::curtain_take_back, {name(*back)}) : std::string(), others});
    if (wish.take_back) {
        if (const Said said = session_.take_back()) ui_.toast(*said, 3500, Eyes::all);
    } else if (wish.other) session_.wait_for(could[*wish.other]);
    else if (wish.open) session_.reveal();
}

// What sounds, or the words that say the same.
void App::be_heard() {
    for (const Ui::Heard& heard : ui_.take_sounds()) {
        if (settings_.taste.sounds == Sounds::on && settings_.play) settings_.play(heard.sound);
        if (settings_.taste.sounds != Sounds::words) continue;
        const std::string words = heard.sound == Sound::turn ? std::string(strings_(Text::sound_turn)) : heard.words;
        if (!words.empty()) ui_.toast(words, 1800);
    }
}

void App::dropped(const std::string& path) {
    std::error_code ignored;
    const auto ends = [&](std::initializer_list<std::string_view> endings) {
        return std::ranges::any_of(endings, [&](std::string_view ending) { return path.ends_with(ending); });
    };
    if (ends({".scn"})) {
        session_.open_rulings(path);
        return open(Page::rulings);
    }
    if (ends({".json"}) || std::filesystem::is_directory(path, ignored)) {
        session_.workshop().begin_import(path);
        return open(Page::printed);
    }
    if (!ends({".txt", ".csv", ".tsv"})) return ui_.toast(strings_(Text::dropped_other, {path}), 6000);
    session_.workshop().begin_list_file(path);
    open(Page::lists);
}

void App::open(Page page) { next_ = make_screen(page); }
void App::swap(Page page) {
    next_ = make_screen(page);
    ++backs_;
}

void App::back() { ++backs_; }

void App::home() {
    next_ = make_screen(Page::home);
    backs_ = static_cast<int>(stack_.size());
    goes_home_ = true;
}

void App::close() {
    if (LeavingSheet::is_needed(session_)) leaving_.open();
    else leave();
}

void App::cover() { session_.cover(); }

// The menu that asks is drawn now, the frame after it still hears no keys below it, and what the one after that hears is known in
// the third.
void App::show_keys() { until_keys_ = 3; }

void App::set_taste(const Taste& taste) {
    if (taste == settings_.taste) return;
    settings_.taste = taste;
    if (taste.language != strings_.language()) speak(taste.language);
    ui_.set_motion(taste.motion);
    if (settings_.changed) settings_.changed(taste);
}

// Everything that people read is in that language from now on; what was said in the other one goes.
void App::speak(Language language) {
    strings_.speak(language);
    fonts_.use(shapes_of(language));
    session_.speak(language);
    ui_.forget_toasts();
}

void App::follow() {
    const std::size_t keep = next_ ? 0 : 1, before = stack_.size();
    for (; backs_ > 0 && stack_.size() > keep; --backs_) stack_.pop_back();
    backs_ = 0;
    if (std::exchange(goes_home_, false)) session_.put_night_away();
    if (next_ || stack_.size() < before) show_head();
    if (next_) stack_.push_back(std::move(next_));
    if (stack_.size() > 8) stack_.erase(stack_.begin() + 1);
}

}  // namespace cubenight::gui
