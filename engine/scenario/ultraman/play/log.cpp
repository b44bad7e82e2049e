// What is the case, in the words of scenario files, for reports.
#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/play/table.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {
namespace {

constexpr std::size_t most_told = 12;  // of the options of a choice

template <class Words, class Enum>
std::string word(const Words& words, Enum value) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

}  // namespace

std::string Table::name(CopyId copy) const {
    if (copy == no_copy || state(match_, copy).card == no_card) return "nothing";
    for (const auto& [label, meant] : stage_.labels)
        if (meant == copy) return quoted(cards()[state(match_, copy).card].number) + " $" + label;
    return quoted(cards()[state(match_, copy).card].number);
}

std::string Table::spot_words(Spot spot) const {
    if (spot == no_spot) return "nobody";
    return scenario_.players[seat_of(spot)] + ": area " + std::to_string(area_of(spot) + 1) +
           (at(match_, spot).there() ? " " + name(at(match_, spot).top) : std::string());
}

std::string Table::option_words(Option option) const {
    const auto text = [](int index) { return " text " + std::to_string(index + 1); };
    switch (option.kind) {
        case OptionKind::none: return "nothing";
        case OptionKind::winner: return "winner";
        case OptionKind::lead: return "lead";
        case OptionKind::next: return "next";
        case OptionKind::scene: return "set scene " + name(CopyId{option.a});
        case OptionKind::set: return "set " + name(CopyId{option.a}) + " at " + spot_words(Spot{option.b});
        case OptionKind::level_up: return "level up " + spot_words(Spot{option.b}) + " into " + name(CopyId{option.a});
        case OptionKind::activate: return "use " + name(CopyId{option.a}) + text(option.b);
        case OptionKind::done: return "done";
        case OptionKind::yes: return "yes";
        case OptionKind::no: return "no";
        case OptionKind::copy: return name(CopyId{option.a});
        case OptionKind::character:
        case OptionKind::spot: return spot_words(Spot{option.a});
        case OptionKind::text: return name(CopyId{option.a}) + text(option.b);
        case OptionKind::top: return "top";
        case OptionKind::bottom: return "bottom";
        case OptionKind::number: return std::to_string(option.a | option.b << 8);
        case OptionKind::type: return std::string(ultraman::words::type[option.a]);
        case OptionKind::name: return "name " + quoted(cards()[state(match_, CopyId{option.a}).card].character);
        case OptionKind::part:
            if (match_.choice.kind == ChoiceKind::trigger_order) return name(CopyId{option.b}) + text(option.c);
            return "part " + std::to_string(option.a + 1);
        case OptionKind::concede: return "concede";
        case OptionKind::agree_draw: return "agree to a draw";
        case OptionKind::by_generator: return "at random";
        case OptionKind::hand_verb:
        case OptionKind::hand_place:
        case OptionKind::back:
        case OptionKind::judge: return "by hand";
    }
    return {};
}

Saying Table::choice_words() const {
    if (match_.outcome != Outcome::running) return saying("the match is over");
    const Choice& choice = match_.choice;
    const auto seat = play::seat_of(choice.actor);
    const Saying who = seat ? Saying::as_is(scenario_.players[*seat]) : saying("chance");
    std::string options;
    for (std::size_t i = 0; i < choice.options.size(); ++i) {
        options += (i > 0 ? ", " : "") + (i < most_told ? option_words(choice.options[i]) : std::string("..."));
        if (i == most_told) break;
    }
    return saying("{0} is asked: {1} (phase {2}, {3}); options: {4}", who, word(words::choice, choice.kind),
                  word(words::phase, match_.phase), citation(choice.clause), options);
}

std::string Table::clause_words(const std::vector<Clause>& clauses) const {
    std::string text;
    for (Clause clause : clauses)
        if (const std::string cited = citation(clause); !cited.empty() && text.find(cited) == std::string::npos)
            text += (text.empty() ? "" : ", ") + cited;
    return text;
}

std::string Table::event_words(const Event& event) const {
    std::string text = word(words::event, event.type);
    if (event.type == EventKind::phase_begins || event.type == EventKind::step_begins ||
        event.type == EventKind::passed || event.type == EventKind::unable)
        text += " " + word(words::phase, event.n);
    if (event.seat == seat0 || event.seat == seat1) text += " " + scenario_.players[event.seat];
    if (event.copy != no_copy) text += " " + name(event.copy);
    if (event.other != no_copy) text += " (" + name(event.other) + ")";
    const bool battle = event.type == EventKind::battle || event.type == EventKind::battle_tied ||
                        event.type == EventKind::battle_empty;
    if (battle) {
        text += " area " + std::to_string(event.n + 1);
        if (event.type != EventKind::battle_empty)
            text += " bp " + std::to_string(event.bp[seat0]) + " against " + std::to_string(event.bp[seat1]);
    } else if (event.spot != no_spot) {
        text += " area " + std::to_string(area_of(event.spot) + 1);
    }
    if (event.from != Where::nowhere) text += " from " + word(words::where, event.from);
    if (event.to != Where::nowhere) text += " to " + word(words::where, event.to);
    const bool counts = event.type == EventKind::turn_begins || event.type == EventKind::redrawn ||
                        event.type == EventKind::lasting_begins || event.type == EventKind::lasting_ends ||
                        event.type == EventKind::value_chosen || event.type == EventKind::wins_counted;
    if (counts) text += " " + std::to_string(event.n);
    if (event.clause != Clause::none) text += std::string("  [") + citation(event.clause) + "]";
    return text;
}

}  // namespace cubenight::ultraman::scenario
