#include "src/cli/ultraman_talk.hpp"

#include <algorithm>

#include "engine/ultraman/game.hpp"
#include "engine/ultraman/match/places.hpp"
#include "engine/ultraman/view.hpp"
#include "src/cli/begun_action.hpp"
#include "src/cli/shown_cards.hpp"
#include "src/cli/terminal.hpp"
#include "src/cli/told_log.hpp"
#include "src/cli/words.hpp"
#include "src/games/ultraman/ultraman_match.hpp"
#include "src/text/clause_text.hpp"
#include "src/text/ultraman/asking.hpp"
#include "src/text/ultraman/log_text.hpp"
#include "src/text/ultraman/option_text.hpp"
#include "src/text/ultraman/reveals.hpp"
#include "src/text/ultraman/why_not.hpp"

namespace cubenight::cli {
namespace {

using namespace cubenight::ultraman;
using Names = cubenight::ultraman::text::Names;

std::string card_name(const Names& names, const View& view, CopyId copy) {
    return names.card(copy == no_copy ? no_card : view.cards[copy.value]);
}

std::string leveled_name(const Names& names, const View& view, CopyId copy) {
    return names.card_with_level(copy == no_copy ? no_card : view.cards[copy.value]);
}

// "Ultraman Tiga Multi Type (Lv 2, BASIC, DOUBLE, BP 10000)", as it is now; what lies face down is named to whoever knows
// it.
std::string character_text(const Names& names, const View& view, Spot spot) {
    const CharacterView& character = view.characters[spot.value];
    if (!character.there) return std::string(say(Word::no_character));
    const CopyId top = character.cards.empty() ? no_copy : character.cards[0];
    std::vector<std::string> told;
    if (character.face_down > 0)
        told.push_back(top == no_copy ? std::string(say(Word::face_down_character))
                                      : say(Word::face_down_card, {leveled_name(names, view, top)}));
    if (character.open) {
        const CopyId open = character.cards[character.face_down];
        told.push_back(say(Word::open_character,
                           {card_name(names, view, open), std::to_string(character.level), types_row(character.types),
                            state_name(character.bp.state), std::to_string(character.bp.value)}));
    }
    if (character.charges > 0) told.push_back(say(Word::charge_cards, {std::to_string(character.charges)}));
    return names.say().row(told);
}

std::string half_text(const Names& names, const View& view, SeatId seat) {
    const auto& player = view.seats[seat];
    return say(Word::player_half,
               {names.seat(seat), std::to_string(player.deck.size()), std::to_string(player.hand.size()),
                std::to_string(player.discard.size()), std::to_string(player.wins),
                std::to_string(names.book->option(ultraman::OptionKey::wins))}) +
           "\n";
}

// "y2", "t2": yours and theirs in area 2.
std::string spot_sign(const View& view, Spot spot) {
    return (seat_of(spot) == view.seat ? "y" : "t") + ultraman::text::area_number(spot);
}

std::string board_text(const Names& names, const View& view) {
    const std::string turn = std::to_string(view.turn);
    const std::string_view phase = ultraman::text::phase_text(view.phase, say.language());
    // Before the first turn nobody has to be Lead yet.
    const std::string heading =
        view.turn == 0 ? std::string(phase)
        : view.scene == no_copy
            ? say(Word::turn_phase, {turn, phase, names.seat(view.lead)})
            : say(Word::turn_phase_scene, {turn, phase, names.seat(view.lead), card_name(names, view, view.scene),
                                           names.seat(owner(view.scene))});
    std::string text = "\n" + heading + "\n";
    text += half_text(names, view, opponent(view.seat)) + half_text(names, view, view.seat);
    for (int area = 0; area < view.areas; ++area)
        for (const SeatId seat : {view.seat, opponent(view.seat)})
            text += "  " + spot_sign(view, spot_of(area, seat)) + "  " +
                    say(Word::in_area_of, {std::to_string(area + 1), names.seat(seat),
                                           character_text(names, view, spot_of(area, seat))}) +
                    "\n";
    if (view.seats[view.seat].hand.empty()) return text;
    text += std::string(say(Word::your_hand)) + "\n";
    int number = 0;
    for (const auto copy : view.seats[view.seat].hand) {
        text += "  h" + std::to_string(++number) + "  ";
        text += copy == no_copy ? card_name(names, view, copy) : card_line((*names.cards)[view.cards[copy.value]]);
        text += "\n";
    }
    return text;
}

// Of each player what has been discarded and what is out of the game, which all may look at.
std::string piles_text(const Names& names, const View& view) {
    std::string text;
    const auto tell = [&](Word heading, const Pile& pile) {
        if (pile.empty()) return;
        std::vector<std::string> told;
        for (const CopyId copy : pile) told.push_back(leveled_name(names, view, copy));
        text += say(heading, {std::to_string(pile.size()), names.seat(opponent(view.seat))}) + "\n" + as_list(told, 6);
    };
    const SeatView &own = view.seats[view.seat], &theirs = view.seats[opponent(view.seat)];
    tell(Word::own_discard, own.discard);
    tell(Word::own_exile, own.exile);
    tell(Word::their_discard, theirs.discard);
    tell(Word::their_exile, theirs.exile);
    return text.empty() ? "  " + std::string(say(Word::no_piles)) + "\n" : text;
}

// The highest card of a character that the seat knows.
CopyId known_card(const CharacterView& character) {
    for (const CopyId copy : character.cards)
        if (copy != no_copy) return copy;
    return no_copy;
}

// The card that an option is about, else the one whose text asks.
CopyId card_of(const View& view, Option option) {
    const CopyId asking{view.choice.source};
    switch (option.kind) {
        case OptionKind::scene:
        case OptionKind::set:
        case OptionKind::level_up:
        case OptionKind::activate:
        case OptionKind::copy:
        case OptionKind::text:
        case OptionKind::name: return CopyId{option.a};
        case OptionKind::character: return known_card(view.characters[option.a]);
        case OptionKind::part: return view.choice.kind == ChoiceKind::trigger_order ? CopyId{option.b} : asking;
        case OptionKind::none:
        case OptionKind::winner:
        case OptionKind::lead:
        case OptionKind::next:
        case OptionKind::done:
        case OptionKind::yes:
        case OptionKind::no:
        case OptionKind::spot:
        case OptionKind::top:
        case OptionKind::bottom:
        case OptionKind::number:
        case OptionKind::type:
        case OptionKind::concede:
        case OptionKind::agree_draw:
        case OptionKind::by_generator:
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::judge: return asking;
    }
    return no_copy;
}

std::vector<ShownCard> shown_cards(const View& view) {
    ShownCards shown(view);
    int number = 0;
    for (const Option& option : view.choice.options) shown.add(card_of(view, option), std::to_string(++number));
    shown.add_hand(view.seats[view.seat].hand);
    for (int area = 0; area < view.areas; ++area)
        for (const SeatId seat : {view.seat, opponent(view.seat)}) {
            const Spot spot = spot_of(area, seat);
            const CharacterView& character = view.characters[spot.value];
            shown.add(known_card(character), spot_sign(view, spot));
            shown.add_all(character.cards);
            shown.add_all(character.charged);
        }
    shown.add(view.scene);
    for (const SeatId seat : {view.seat, opponent(view.seat)}) {
        shown.add_all(view.seats[seat].discard);
        shown.add_all(view.seats[seat].exile);
    }
    shown.add_all(ultraman::text::cards_looked_at(view));
    return shown.take();
}

// The cards that a text lets the seat see, where they are few enough to be what the question is about.
std::string looked_text(const Names& names, const View& view) {
    constexpr std::size_t most_told = 10;
    const std::vector<CopyId> seen = ultraman::text::cards_looked_at(view);
    if (seen.empty() || seen.size() > most_told) return {};
    std::vector<std::string> told;
    for (const CopyId copy : seen) told.push_back(card_name(names, view, copy));
    return "\n" + say(Word::you_see, {names.say().row(told)});
}

std::string question_text(const Names& names, const View& view) {
    const auto prompt = ultraman::text::prompt_of(names, view);
    const bool asks = prompt.title.ends_with('?') || prompt.title.ends_with("？");
    return say(asks ? Word::question_after : Word::question, {prompt.title, prompt.sentence}) +
           looked_text(names, view);
}

// What a text asks, the answer alone does not say; what a step of the turn asks, it does.
bool answers_a_text(ChoiceKind kind) {
    switch (kind) {
        case ChoiceKind::none:
        case ChoiceKind::contest:
        case ChoiceKind::lead_or_next:
        case ChoiceKind::redraw:
        case ChoiceKind::set_scene:
        case ChoiceKind::set_character:
        case ChoiceKind::level_up:
        case ChoiceKind::activate:
        case ChoiceKind::shuffle:
        case ChoiceKind::random_card: return false;
        case ChoiceKind::by_hand:
        case ChoiceKind::hand_place:
        case ChoiceKind::trigger_order:
        case ChoiceKind::may:
        case ChoiceKind::either:
        case ChoiceKind::pick_character:
        case ChoiceKind::pick_card:
        case ChoiceKind::pick_text:
        case ChoiceKind::deck_end:
        case ChoiceKind::place:
        case ChoiceKind::number:
        case ChoiceKind::type:
        case ChoiceKind::name:
        case ChoiceKind::order:
        case ChoiceKind::agree: break;
    }
    return true;
}

bool of_hand(ChoiceKind kind) {
    return kind == ChoiceKind::set_scene || kind == ChoiceKind::set_character || kind == ChoiceKind::level_up;
}

// Why this card of the hand cannot be used in the step that asks. Of level-ups the reason is told that is nearest to
// success: somebody whose character it is comes before all others.
std::string why_not_used(const Names& names, const View& view, const Match& match, CopyId copy) {
    std::string reason;
    const auto ask = [&](Option option) {
        const auto refusal = why_not(*names.book, match, option);
        if (!refusal || (!reason.empty() && refusal->clause == Clause::c5_6_2_1)) return;
        reason = cubenight::text::with_clause(
            ultraman::text::why_not_here(*names.book, view, option, refusal->clause, names.language),
            names.cited(refusal->clause));
    };
    if (view.choice.kind == ChoiceKind::set_scene) ask({OptionKind::scene, copy.value, 0, 0});
    if (view.choice.kind == ChoiceKind::set_character)
        ask({OptionKind::set, copy.value, view.choice.options.empty() ? std::uint8_t{0} : view.choice.options[0].b, 0});
    if (view.choice.kind == ChoiceKind::level_up)
        for (int area = 0; area < view.areas; ++area)
            if (const Spot spot = spot_of(area, view.seat); view.characters[spot.value].there)
                ask({OptionKind::level_up, copy.value, spot.value, 0});
    return reason;
}

// The cards of the hand that the step cannot use, each with the reason.
std::string why_not_text(const Names& names, const View& view, const Match& match) {
    std::string told;
    if (of_hand(view.choice.kind))
        for (const CopyId copy : view.seats[view.seat].hand) {
            const auto plays = [&](const Option& option) { return option.a == copy.value; };
            if (copy == no_copy || std::ranges::any_of(view.choice.options, plays)) continue;
            if (const std::string reason = why_not_used(names, view, match, copy); !reason.empty())
                told += "  " + say(Word::not_now, {leveled_name(names, view, copy), reason}) + "\n";
        }
    return told.empty() ? "  " + std::string(say(Word::nothing_barred)) + "\n" : told;
}

bool begins_action(ChoiceKind kind) { return of_hand(kind) || kind == ChoiceKind::activate; }

class UltramanTelling final : public MatchTelling {
public:
    UltramanTelling(const Rulebook& rulebook, const ultraman::CardSet& cards, std::array<std::string, 2> seats)
        : names_{&rulebook, {std::move(seats)}, say.language(), &cards}, log_(rulebook) {}

    std::optional<Error> begin(const MatchDecks& decks, std::uint64_t seed) {
        auto match = start_match(book(), {{decks[0], decks[1]}, seed, ChanceMode::generator}, log_.listener());
        if (!match) return match.error();
        match_ = *match;
        return std::nullopt;
    }

    Result<std::string> step(std::uint32_t value) override {
        const Option option = Option::unpack(value);
        const auto seat = play::seat_of(to_act(match_));
        if (!seat) return Error{{}, 0, Saying::as_is(say(Word::nobody_chooses))};
        const View view = view_for(book(), match_, *seat);
        const std::string answer = ultraman::text::option_label(names_, view, option);
        std::string told = answers_a_text(view.choice.kind)
                               ? say(Word::answer_by, {names_.seats[*seat], question_text(names_, view), answer})
                               : say(Word::step_by, {names_.seats[*seat], answer});
        if (begins_action(match_.choice.kind)) begun_.begin(match_, *seat, log_.entries());
        if (const auto refusal = choose(book(), match_, option, log_.listener()))
            return Error{{}, 0, Saying::as_is(ultraman::text::why_not_cited(refusal->clause, book(), say.language()))};
        begun_.went_on(*seat);
        return told;
    }

    int steps_back() const override {
        if (begins_action(match_.choice.kind)) return 0;
        const auto seat = play::seat_of(to_act(match_));
        return begun_.steps_back(seat, [&](const Match& before, std::size_t entries) {
            return ultraman::text::reveals(before, match_, log_.entries_after(entries), *seat);
        });
    }
    void take_back() override { begun_.take_back(match_, log_); }
    std::vector<cubenight::text::LogLine> news() override { return log_.news(names_); }
    std::vector<cubenight::text::LogLine> news_for(SeatId player) override { return log_.news_for(player, names_); }
    std::string board() const override { return board_text(names_, view_for(book(), match_, seat0)); }
    draft::MatchResult result() const override { return result_of(match_); }
    std::uint64_t state() const override { return hash(match_); }

private:
    const Rulebook& book() const { return *names_.book; }

    Names names_;
    ToldLog<ultraman::text::LogBook> log_;
    BegunAction<Match> begun_;
    Match match_;
};

}  // namespace

MatchQuestion ultraman_question(const MatchRunner& runner, const ultraman::CardSet& cards,
                                std::array<std::string, 2> seats) {
    const UltramanMatch& match = *ultraman_match(runner);
    const Names names{&match.book(), {std::move(seats)}, say.language(), &cards};
    const View view = view_for(match.book(), match.match(), match.to_act().value());
    MatchQuestion question;
    question.board = board_text(names, view);
    question.asked = question_text(names, view);
    question.concede = Option{OptionKind::concede, view.seat.value, 0, 0}.packed();
    for (const Option& option : view.choice.options)
        question.options.push_back({ultraman::text::option_label(names, view, option), option.packed()});
    question.why_not = [names, view, &match] { return why_not_text(names, view, match.match()); };
    question.cards = shown_cards(view);
    question.piles = piles_text(names, view);
    return question;
}

Result<std::unique_ptr<MatchTelling>> tell_ultraman(const MatchRules& rules, const MatchDecks& decks,
                                                    std::uint64_t seed, std::array<std::string, 2> names) {
    auto telling = std::make_unique<UltramanTelling>(ultraman_rules(rules)->book(), ultraman_rules(rules)->cards(),
                                                     std::move(names));
    if (auto error = telling->begin(decks, seed)) return *error;
    return std::unique_ptr<MatchTelling>(std::move(telling));
}

}  // namespace cubenight::cli
