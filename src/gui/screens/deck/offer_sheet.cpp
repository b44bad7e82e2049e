#include "src/gui/screens/deck/offer_sheet.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "src/gui/widgets/card_face.hpp"
#include "src/gui/widgets/controls.hpp"
#include "src/text/draft/deck_text.hpp"

namespace cubenight::gui {
namespace {

constexpr float card_width = 78, card_gap = 8, head = 24, group_gap = 26, line_gap = 22;

// How many of each card a deck has.
std::map<CardId, int> counts_of(const DeckValues& v, const draft::Deck& deck) {
    std::map<CardId, int> counts;
    for (const draft::CubeCopyId copy : deck.cards)
        if (v.cards.has(copy)) ++counts[v.cards.id(copy)];
    for (const CardId card : deck.offered) ++counts[card];
    return counts;
}

}  // namespace

std::string OfferSheet::under(const Frame& f, const DeckValues& v) const {
    if (!offer_.ok()) return text::failure_text(offer_, v.cards, f.say.language());
    return std::string(f.say(changes_nothing() ? Text::deck_auto_same : Text::deck_auto_under));
}

std::vector<OfferSheet::Group> OfferSheet::groups(const Frame& f, const DeckValues& v, Way way) const {
    const auto before = counts_of(v, v.deck()), after = counts_of(v, offer_.deck);
    std::map<CardId, Change> changes;
    for (const auto& [card, count] : before) changes[card].before = count;
    for (const auto& [card, count] : after) changes[card].after = count;
    std::map<int, Group> by_kind;
    const auto wanted = [&](const Change& one) {
        return way == Way::in ? one.after > one.before : one.after < one.before;
    };
    for (auto& [card, change] : changes) {
        change.card = card;
        if (!wanted(change)) continue;
        const CardGroup kind = v.faces().group(f.say, card, CardSort::kind);
        Group& group = by_kind[kind.key];
        group.label = kind.label;
        group.count += change.by();
        group.cards.push_back(change);
    }
    std::vector<Group> made;
    for (auto& [key, group] : by_kind) made.push_back(std::move(group));
    Group energy{std::string(f.say.kind(CardKind::basic_energy))};
    for (std::size_t i = 0; i < type_count; ++i) {
        const Change change{no_card, static_cast<Type>(i), v.deck().energy[i], offer_.deck.energy[i]};
        if (wanted(change)) energy.cards.push_back(change), energy.count += change.by();
    }
    if (energy.count > 0) made.push_back(std::move(energy));
    return made;
}

// Groups stand beside each other while there is room; a long one goes on in the next line.
OfferSheet::Laid OfferSheet::lay(Frame& f, const std::vector<Group>& groups, Rect column) {
    Laid laid;
    const float pitch = card_width + card_gap, high = card_width * 1.4f;
    const auto most = static_cast<std::size_t>(std::max(1.f, (column.w + card_gap) / pitch));
    float x = column.x, y = column.y;
    for (const Group& group : groups) {
        const std::size_t wide = std::min(most, group.cards.size());
        const float named = f.c.width(group.label, bold(13, f.c.p.t2)) + 34;
        const float room = std::max(pitch * static_cast<float>(wide) - card_gap, named);
        if (x > column.x && x + room > column.right()) x = column.x, y += head + high + line_gap;
        Block block{{x, y, room, head}, {}};
        for (std::size_t i = 0; i < group.cards.size(); ++i) {
            const std::size_t place = i % most;
            if (i > 0 && place == 0) y += high + card_gap;
            block.cards.push_back(CardPainter::box({x + pitch * static_cast<float>(place), y + head}, card_width));
        }
        laid.blocks.push_back(std::move(block));
        x += room + group_gap;
        if (group.cards.size() > most) x = column.right();  // the next one begins below it
    }
    laid.bottom = groups.empty() ? column.y : y + head + high + line_gap;
    return laid;
}

void OfferSheet::face(Frame& f, const DeckValues& v, Rect box, const Change& change) const {
    Canvas& c = f.c;
    std::string name;
    if (change.card == no_card) {
        Card energy = basic_energy(change.energy);
        energy.names.book = v.cards.set->names();
        CardPainter(c, f.say, f.words).draw(box.corner(), box.w, {energy});
        name = f.say.name(energy);
    } else {
        v.faces().draw(f, box.corner(), box.w, change.card);
        name = v.faces().name(f.say, change.card);
    }
    const bool more = change.after > change.before;
    const std::string by = (more ? "+" : "−") + std::to_string(change.by());
    const TextStyle style = bold(14, more ? c.p.ok : c.p.bad, Align::centre);
    const Rect badge =
        around({box.centre().x, box.bottom() + 7}, c.width(by, style) + 14, 20);  // below what is printed
    c.rect(badge, c.p.plate, 10);
    c.frame(badge, style.colour, 10, 1.2f);
    c.text_in(badge, by, style);
    const std::string id = change.card == no_card ? "energy." + std::to_string(static_cast<int>(change.energy))
                                                  : std::to_string(change.card.value);
    const Response at = f.ui.item("deck.offer.card." + id, box, Can::be_seen);
    if (at.hovered) c.frame(box.inset(-2), c.p.t1.alpha(.8f), 6, 1.5f);
    f.ui.tip(at, f.say(Text::deck_auto_tip, {name, std::to_string(change.before), std::to_string(change.after)}));
}

// What comes, or what goes. Returns where it ends.
float OfferSheet::part(Frame& f, const DeckValues& v, Rect view, Rect column, Way way) const {
    Canvas& c = f.c;
    const std::vector<Group> all = groups(f, v, way);
    if (all.empty()) return column.y;
    int count = 0;
    for (const Group& group : all) count += group.count;
    icon(c, {column.x + 8, column.y + 14}, 7, way == Way::in ? Icon::plus : Icon::minus,
         way == Way::in ? c.p.ok : c.p.bad);
    c.text({column.x + 22, column.y + 20},
           f.say(way == Way::in ? Text::deck_auto_in : Text::deck_auto_out, {std::to_string(count)}), bold(16, c.p.t1));
    column.cut_top(34);
    const Laid laid = lay(f, all, column);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect title = laid.blocks[i].head;
        const float wide = c.text({title.x, title.y + 15}, all[i].label, bold(13, c.p.t2));
        c.text({title.x + wide + 8, title.y + 15}, std::to_string(all[i].count), bold(13, c.p.t3));
        for (std::size_t k = 0; k < all[i].cards.size(); ++k)
            if (laid.blocks[i].cards[k].overlaps(view)) face(f, v, laid.blocks[i].cards[k], all[i].cards[k]);
    }
    return laid.bottom;
}

OfferSheet::Answer OfferSheet::draw(Frame& f, const DeckValues& v) {
    Canvas& c = f.c;
    Layer layer(f);
    const float told = v.locked_count() == 0 ? 0 : 24;
    const bool ok = offer_.ok();
    const Rect box = layer.sheet(std::min(1120.f, f.area.w - 80), 96 + told + std::max(60.f, height_) + 84);
    c.text({box.x + 28, box.y + 44}, f.say(Text::deck_auto_title), bold(20, c.p.t1));
    c.paragraph({box.x + 28, box.y + 70}, under(f, v), regular(14, ok ? c.p.t2 : c.p.warn), box.w - 56, 21, ok ? 1 : 3);
    if (ok && told > 0) {
        icon(c, {box.x + 35, box.y + 89}, 6, Icon::lock, c.p.accent);
        c.text_within({box.x + 48, box.y + 94},
                      f.say.count(Text::deck_locks_stay_one, Text::deck_locks_stay, v.locked_count()),
                      regular(14, c.p.t2), box.w - 76);
    }
    if (ok) {
        const Rect view{box.x + 20, box.y + 84 + told, box.w - 32, box.h - 84 - told - 78};
        const float up = f.ui.begin_scroll("deck.offer", view, height_);
        Rect column{view.x + 8, view.y - up, view.w - 28, view.h};
        const float top = column.y;
        column.y = part(f, v, view, column, Way::in);
        column.y = part(f, v, view, column, Way::out);
        f.ui.end_scroll();
        if (std::exchange(height_, column.y - top + 8) != height_) f.ui.keep_moving();
    }
    return foot(f, v, {box.x + 28, box.bottom() - 64, box.w - 56, 44});
}

OfferSheet::Answer OfferSheet::foot(Frame& f, const DeckValues& v, Rect r) const {
    ButtonRow left(f, ButtonRow::From::left, r.x, r.y, r.h), right(f, ButtonRow::From::right, r.right(), r.y, r.h);
    if (left.button({.id = "deck.offer.no", .label = f.say(Text::deck_auto_keep), .key = Key::escape}, 150))
        return Answer::kept;
    const bool can = offer_.ok() && !changes_nothing();
    const std::string why = can ? std::string() : under(f, v);
    const bool taken = right.button({.id = "deck.offer.yes",
                                     .label = f.say(Text::deck_auto_take),
                                     .rank = Rank::primary,
                                     .key = Key::enter,
                                     .locked = why},
                                    220);
    return taken ? Answer::taken : Answer::open;
}

}  // namespace cubenight::gui
