#include "src/gui/screens/home/printed_look.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "src/gui/screens/common/texts_panel.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/workshop/readiness.hpp"

namespace cubenight::gui {

void PrintedLook::at(WorkshopDesk& desk, const std::string& id) {
    if (!turns_to(desk, id)) return;
    card_ = desk.as_played(id);
    if (card_) family_ = family_of(desk, *card_);
}

// The one that it has in a cube, too.
Family PrintedLook::family_of(WorkshopDesk& desk, const Card& card) {
    if (!families_) families_.emplace(desk.cards_of_program());
    if (families_->knows(card)) return families_->of(card);
    const std::vector<Card> lower = desk.lower_of(card);  // the lowest decides: it is the same from wherever one comes
    return Families().of(lower.empty() ? card : lower.back());
}

bool PrintedLook::turns_to(WorkshopDesk& desk, const std::string& id) {
    if (id_ == id && version_ == desk.library_version()) return false;
    id_ = id, version_ = desk.library_version();
    printed_in_ = desk.printed_in(id_);
    return true;
}

void PrintedLook::draw(Frame& f, Rect r, std::string_view id, const std::string& under) const {
    Canvas& c = f.c;
    panel(c, r, 18);
    if (!card_) return;
    const float width = std::min(r.w - 36, (r.h - 110) / 1.4f);
    CardLook look{*card_};
    look.family = family_;
    look.number = card_->key;
    c.set_group(c.next_group());
    CardPainter(c, f.say, f.words).draw({r.centre().x - width / 2, r.y + 18}, width, look);
    c.set_group(0);
    float y = r.y + 18 + width * 1.4f + 26;
    c.text_within({r.centre().x, y}, printed_in_, bold(14, c.p.t2, Align::centre).cuttable(), r.w - 36);
    if (!under.empty())
        y += 4 + 19 * static_cast<float>(
                          c.paragraph({r.x + 22, y + 22}, under, regular(13, c.p.t2).cuttable(), r.w - 40, 19, 2));
    std::vector<PanelText> texts;
    const workshop::Readiness ready = workshop::readiness_of(*card_);
    if (ready != workshop::Readiness::whole) {
        const Text words = ready == workshop::Readiness::by_hand ? Text::shop_by_hand : Text::shop_not_played;
        texts.push_back({std::string(f.say(words)), bold(14, c.p.warn)});
    }
    for (std::string& text : sentences_of(f, *card_)) texts.push_back({std::move(text), regular(15, c.p.t1)});
    draw_texts(f, id, {r.x + 22, y + 12, r.w - 36, r.bottom() - y - 24}, texts);
}

void PrintedLook::follow(const Frame& f) {
    const Vec pointer = f.ui.pointer();
    pointer_moved_ = pointer.x != pointer_.x || pointer.y != pointer_.y;
    pointer_ = pointer;
    const std::string focus = f.ui.shows_focus() ? f.ui.focused() : std::string();
    focus_moved_ = std::exchange(focus_, focus) != focus;
}

bool PrintedLook::comes_to(const Frame& f, Rect place, Rect view, std::string_view id) const {
    if (focus_moved_ && focus_ == id) return true;
    return pointer_moved_ && place.contains(f.ui.pointer()) && view.contains(f.ui.pointer());
}

}  // namespace cubenight::gui
