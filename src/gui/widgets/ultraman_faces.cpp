#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>

#include "engine/cards/ultraman/notation.hpp"
#include "engine/core/ensure.hpp"
#include "src/gui/kit/search.hpp"
#include "src/gui/widgets/card_faces.hpp"
#include "src/gui/widgets/ultraman_face.hpp"

namespace cubenight::gui {

using ultraman::no_bp;

namespace {

constexpr int scenes_key = first_late_key;
constexpr CardSort all_sorts[] = {CardSort::type, CardSort::level, CardSort::character};

ultraman::Type first_type(const ultraman::Card& card) {
    return card.types.empty() ? ultraman::Type::basic : static_cast<ultraman::Type>(std::countr_zero(card.types.bits));
}

// The BP of the lowest state that is printed: what the card has by itself, where it may be set.
int first_bp(const ultraman::Card& card) {
    const auto printed = std::ranges::find_if(card.bp, [](int bp) { return bp != no_bp; });
    return printed == card.bp.end() ? no_bp : *printed;
}

class UltramanFaces final : public CardFaces {
public:
    explicit UltramanFaces(const draft::DraftCards& cards) : cards_(cards) {
        for (const CardId id : cards.cube->cards)
            if (of(id).is_character()) levels_[of(id).character].insert(of(id).level);
        for (int type = 0; type < ultraman::type_count; ++type) filters_.push_back(type);
        filters_.push_back(scenes_key);
        std::erase_if(filters_, [&](int filter) {
            return std::ranges::none_of(cards.cube->cards, [&](CardId card) { return passes(card, filter); });
        });
    }

    void draw(Frame& f, Vec at, float width, CardId card) const override {
        UltramanPainter(f.c, f.say, f.words).draw(at, width, of(card));
    }
    void art(Canvas& c, Rect strip, CardId card) const override { card_art(c, strip, of(card), Level::pile, 0); }
    void mark(Canvas& c, Vec centre, float radius, CardId card) const override {
        card_mark(c, centre, radius, of(card));
    }
    Colour colour(CardId card) const override { return card_colour(of(card)); }
    std::string name(const Strings& say, CardId card) const override {
        std::string name(say.name(of(card)));
        if (const std::string_view form = say.form(of(card)); !form.empty()) name += " " + std::string(form);
        return name;
    }
    // Without its title, and its form: "Tiga Multi Type".
    std::string short_name(const Strings& say, CardId card) const override {
        const std::string_view whose = without_title(say.name(of(card)), say.character(of(card)));
        const std::string_view form = say.form(of(card));
        if (whose.empty() || whose.size() >= say.name(of(card)).size()) return name(say, card);
        return form.empty() ? std::string(whose) : std::string(whose) + " " + std::string(form);
    }
    std::string kind(const Strings& say, CardId card) const override;
    std::string about(const Strings& say, CardId card) const override;
    std::vector<std::string> sentences(const Frame& f, CardId id) const override {
        std::vector<std::string> all = f.words.rules(of(id));
        for (std::size_t i = 0; i < of(id).texts.size(); ++i) all.push_back(f.words.text(of(id), i));
        for (const ultraman::UnreadText& unread : of(id).unread) all.push_back(unread.text);
        if (!ultraman::is_named_in(of(id), f.say.language())) all.emplace_back(f.say(Text::card_no_name));
        return all;
    }
    std::string notation(CardId id) const override { return ultraman::write_card(of(id)); }
    bool found(const Frame& f, CardId card, std::string_view wanted) const override {
        return found_on(of(card), f.words, f.say, wanted);
    }

    std::span<const CardSort> sorts() const override { return all_sorts; }
    CardGroup group(const Strings& say, CardId card, CardSort sort) const override;
    void group_mark(Canvas& c, Vec centre, float radius, CardSort sort, int key, On ground) const override;
    std::span<const int> filters() const override { return filters_; }
    bool passes(CardId card, int filter) const override {
        if (filter == scenes_key || of(card).is_scene()) return filter == scenes_key && of(card).is_scene();
        return of(card).types.has(static_cast<ultraman::Type>(filter));
    }

    std::vector<CardLine> lines(const Strings& say, std::span<const draft::CubeCopyId> pool) const override;
    Text lines_title() const override { return Text::ucg_lines; }
    Text line_name() const override { return Text::ucg_by_character; }
    Text no_picks() const override { return Text::ucg_no_picks; }
    std::vector<CardId> fan() const override;

private:
    const ultraman::Card& of(CardId card) const { return cards_.ucg->cards[card]; }

    draft::DraftCards cards_;
    std::map<std::string, std::set<int>> levels_;  // of the cube's cards of a character
    std::vector<int> filters_;
};

std::string UltramanFaces::kind(const Strings& say, CardId id) const {
    const ultraman::Card& card = of(id);
    if (card.is_scene()) return say(Text::ucg_round, {std::to_string(card.round)});
    const std::string level = say(Text::ucg_level, {std::to_string(card.level)});
    const int bp = first_bp(card);
    return bp == no_bp ? level : level + " · " + std::to_string(bp);
}

std::string UltramanFaces::about(const Strings& say, CardId id) const {
    const ultraman::Card& card = of(id);
    const std::string what = say.categories(card.categories) + " · " + kind(say, id);
    return card.character.empty() ? what : std::string(say.character(card)) + " · " + what;
}

CardGroup UltramanFaces::group(const Strings& say, CardId id, CardSort sort) const {
    const ultraman::Card& card = of(id);
    if (card.is_scene()) return {scenes_key, std::string(say(Text::ucg_scenes))};
    if (sort == CardSort::level || sort == CardSort::kind)
        return {card.level, say(Text::ucg_level, {std::to_string(card.level)})};
    if (sort == CardSort::character) {
        const auto place = std::distance(levels_.begin(), levels_.find(card.character));
        return {static_cast<int>(place) - static_cast<int>(levels_.size()), std::string(say.character(card))};
    }
    return {static_cast<int>(first_type(card)), say.type(first_type(card))};
}

void UltramanFaces::group_mark(Canvas& c, Vec at, float radius, CardSort sort, int key, On ground) const {
    const Colour plain = ground == On::cloth ? c.p.felt_t2 : c.p.t2;
    if (key == scenes_key) return category_icon(c, at, radius - 2, ultraman::Category::scene, plain);
    if (sort == CardSort::type && key != others_key)
        return type_badge(c, at, radius, static_cast<ultraman::Type>(key), ground);
    if (sort == CardSort::character && key != others_key)
        return category_icon(c, at, radius - 2, ultraman::Category::ultraman, plain);
    icon(c, at, radius - 2, Icon::cards, plain);
}

// A character's levels, one after the other: cards go onto those of its level below (UCG 5.6.2).
std::vector<CardLine> UltramanFaces::lines(const Strings& say, std::span<const draft::CubeCopyId> pool) const {
    struct Had {
        std::string name;
        std::set<int> levels;
        std::vector<draft::CubeCopyId> cards;
        Colour colour;
    };
    std::map<std::string, Had> found;
    for (const draft::CubeCopyId copy : pool) {
        const ultraman::Card& card = cards_.character(copy);
        if (card.is_scene()) continue;
        Had& had = found[card.character];
        had.name = say.character(card);
        had.levels.insert(card.level);
        had.colour = card_colour(card);
        had.cards.push_back(copy);
    }
    std::vector<CardLine> lines;
    for (auto& [character, had] : found) {
        const std::set<int>& levels = levels_.at(character);
        if (levels.size() < 2) continue;
        std::ranges::stable_sort(had.cards, {}, [&](draft::CubeCopyId copy) { return cards_.character(copy).level; });
        CardLine made{had.name, {}, had.colour, static_cast<int>(had.levels.size()), std::move(had.cards)};
        const bool lacks_one = had.levels.size() + 1 == levels.size();
        for (const int level : levels)
            made.steps.push_back(had.levels.contains(level) ? Node::have : lacks_one ? Node::wanted : Node::missing);
        lines.push_back(std::move(made));
    }
    std::ranges::stable_sort(lines, std::greater{},
                             [](const CardLine& each) { return std::pair(each.have, each.cards.size()); });
    return lines;
}

std::vector<CardId> UltramanFaces::fan() const {
    std::vector<CardId> cards;
    const auto add = [&](auto fits) {
        const auto& all = cards_.cube->cards;
        const auto found = std::ranges::find_if(all, [&](CardId card) { return fits(of(card)); });
        if (found != all.end()) cards.push_back(*found);
    };
    add([](const ultraman::Card& card) { return card.is_character(); });
    add([](const ultraman::Card& card) { return card.is_scene(); });
    add([&](const ultraman::Card& card) { return card.is_character() && !(card.types == of(cards.front()).types); });
    return cards;
}

}  // namespace

std::shared_ptr<const CardFaces> ultraman_faces(const draft::DraftCards& cards) {
    ENSURE(cards.ucg);
    return std::make_shared<UltramanFaces>(cards);
}

}  // namespace cubenight::gui
