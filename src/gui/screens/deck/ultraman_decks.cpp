// The deck screen of the Ultraman Card Game: characters and scenes, levels that go onto each other, TYPEs.
#include <algorithm>
#include <tuple>

#include "draft/judge/ultraman_worth.hpp"
#include "src/gui/screens/deck/deck_game.hpp"
#include "src/gui/screens/deck/deck_values.hpp"
#include "src/gui/screens/deck/ultraman_shape.hpp"
#include "src/text/draft/advice_text.hpp"
#include "src/text/draft/pick_text.hpp"

namespace cubenight::gui {

namespace {

class UltramanDecks final : public DeckGame {
public:
    // Cards of one character together, lowest level first.
    std::vector<DeckSection> sections(const DeckValues& v) const override {
        const auto card = [&](const DeckRow& row) -> const ultraman::Card& { return v.cards.ucg->cards[row.card]; };
        std::vector<DeckSection> all = {{Text::ucg_characters, rgb(0xF08A5D), Text::deck_no_cards},
                                        {Text::ucg_scenes, scene_colour, Text::deck_no_cards}};
        for (DeckRow& row : rows_of(v)) {
            DeckSection& section = all[card(row).is_scene() ? 1 : 0];
            section.count += row.count;
            section.rows.push_back(std::move(row));
        }
        const auto place = [&](const DeckRow& row) {
            const ultraman::Card& of = card(row);
            return std::tie(of.character, of.level, of.round, of.name, of.form, of.number);
        };
        for (DeckSection& section : all)
            std::ranges::sort(section.rows, [&](const DeckRow& a, const DeckRow& b) { return place(a) < place(b); });
        std::vector<DeckRow>& characters = all[0].rows;
        for (std::size_t i = 1; i < characters.size(); ++i)
            characters[i].goes_on_above = goes_on(card(characters[i - 1]), card(characters[i]));
        return all;
    }

    std::vector<draft::DeckRule> told_rules(const draft::DeckRules&) const override {
        using enum draft::DeckRule;
        return {size, own_pool, copies};
    }
    Text rule_name(draft::DeckRule rule) const override {
        return rule == draft::DeckRule::copies ? Text::ucg_rule_copies : DeckGame::rule_name(rule);
    }
    std::string kept(const Strings& say, const DeckValues& v, draft::DeckRule rule) const override {
        return rule == draft::DeckRule::copies ? std::string(say(Text::ucg_kept_copies)) : DeckGame::kept(say, v, rule);
    }

    std::vector<DeckNote> notes(const Strings& say, const DeckValues& v,
                                std::span<const draft::CubeCopyId> added) const override {
        std::vector<DeckNote> notes;
        const draft::LevelLinks links = draft::level_links(v.cards, added.front(), v.deck().cards);
        const auto link = [&](draft::PickReasonKind kind, draft::CubeCopyId other, int number) {
            draft::PickReason reason;
            reason.kind = kind;
            reason.card = other;
            reason.number = number;
            if (number > 0) notes.push_back({text::reason_text(reason, v.cards, say.language())});
        };
        link(draft::PickReasonKind::levels_up, links.lower, links.below);
        link(draft::PickReasonKind::levelled_up_by, links.upper, links.above);
        for (const draft::AddNote& note : draft::preview_add(v.cards, v.view.pool, v.deck(), added, v.view.deck_rules))
            notes.push_back({text::add_note_text(note, v.cards, say.language()), note.level});
        return notes;
    }
    Text look_hint() const override { return Text::ucg_look_hint; }
    bool has_lines() const override { return false; }
    std::vector<HandPart> hand_parts(const Strings& say, const DeckValues& v) const override {
        const auto count = [&](auto is) {
            return static_cast<int>(std::ranges::count_if(
                v.deck().cards, [&](draft::CubeCopyId copy) { return is(v.cards.character(copy)); }));
        };
        const auto is_scene = [](const ultraman::Card& card) { return card.is_scene(); };
        const int scenes = count(is_scene);
        return {{std::string(say(Text::ucg_alone)), count(can_be_set), rgb(0x62B7A8)},
                {std::string(say(Text::ucg_characters)), v.deck().size() - scenes, rgb(0xF08A5D)},
                {std::string(say(Text::ucg_scenes)), scenes, scene_colour}};
    }
    bool opens(const DeckValues& v, CardId card) const override { return can_be_set(v.cards.ucg->cards[card]); }
    bool must_open() const override { return false; }
    bool has_live() const override { return false; }
    void draw_shape(Frame& f, const DeckValues& v, Rect r) const override { draw_ultraman_shape(f, v, r); }

private:
    static bool can_be_set(const ultraman::Card& card) { return !card.is_scene() && card.has_single(); }
    // Onto the card above, or beside it onto the same.
    static bool goes_on(const ultraman::Card& above, const ultraman::Card& card) {
        return levels_up(above, card) || (above.character == card.character && above.level == card.level);
    }
};

}  // namespace

std::unique_ptr<const DeckGame> ultraman_decks() { return std::make_unique<UltramanDecks>(); }

}  // namespace cubenight::gui
