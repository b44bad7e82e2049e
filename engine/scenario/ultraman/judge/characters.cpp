// What must be true of a character.
#include <algorithm>

#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/tokens.hpp"
#include "engine/scenario/ultraman/judge/judge.hpp"
#include "engine/scenario/ultraman/written/words.hpp"

namespace cubenight::ultraman::scenario {
namespace {

std::string type_words(TypeSet types) {
    std::string text;
    for (int type = 0; type < type_count; ++type)
        if (types.has(static_cast<Type>(type)))
            text += (text.empty() ? "" : " & ") + std::string(ultraman::words::type[static_cast<std::size_t>(type)]);
    return text.empty() ? "none" : text;
}

Saying bp_words(const Bp& bp) {
    std::string text = "bp " + std::to_string(bp.value) + " (";
    text += ultraman::words::state[static_cast<std::size_t>(bp.state)];
    text += bp.printed == no_bp ? std::string(", printed none") : ", printed " + std::to_string(bp.printed);
    if (bp.ups || bp.downs) text += ", ups " + std::to_string(bp.ups) + ", downs " + std::to_string(bp.downs);
    text += bp.on_extra ? ", on extra"
                        : ", column " + std::string(ultraman::words::state[static_cast<std::size_t>(bp.column)]);
    return Saying::as_is(text + ", base " + std::to_string(bp.base) + ", plus " + std::to_string(bp.plus) + ", minus " +
                         std::to_string(bp.minus) + ")");
}

bool needs_numbers(const CharacterCheck& check) {
    using Kind = CharacterCheck::Kind;
    if (check.kind == Kind::figure)
        return check.figure != Figure::cards && check.figure != Figure::charges && check.figure != Figure::face_down;
    return check.kind == Kind::column || check.kind == Kind::on_extra || check.kind == Kind::types ||
           check.kind == Kind::has_type || check.kind == Kind::raised || check.kind == Kind::lowered ||
           check.kind == Kind::wins || check.kind == Kind::ties || check.kind == Kind::negated ||
           check.kind == Kind::state;
}

int face_down(const Match& match, Spot spot) { return at(match, spot).count - open_count(match, spot); }

}  // namespace

Finding Judge::judge(const AboutCharacter& about) {
    const auto spots = table_.spots(about.subject);
    const auto copies = table_.copies(about.subject);
    if (!spots) return cannot_be_asked(spots.error().reason);
    if (!copies) return cannot_be_asked(copies.error().reason);
    if (about.vacant) {
        if (about.subject.place == RefPlace::area && about.subject.area > table_.match().areas)
            return cannot_be_asked(saying("there is no such battle area"));
        return found(spots->empty(),
                     spots->empty() ? saying("it is vacant") : Saying::as_is(table_.spot_words(spots->front())));
    }
    const bool of_area = about.subject.place == RefPlace::area && about.subject.part == Part::none;
    if (about.checks.empty()) {
        const bool there = !spots->empty() || (!of_area && !copies->empty());
        return found(there, there ? saying("it is there") : saying("it is not there"));
    }
    if (spots->empty()) return cannot_be_asked(saying("there is no such character"));
    if (spots->size() > 1) return cannot_be_asked(saying("several characters are meant: say `my area 2`"));
    Finding all = found(true, {});
    for (const CharacterCheck& one : about.checks) {
        if (needs_numbers(one) && open_top(table_.match(), spots->front()) == no_copy)
            return cannot_be_asked(saying("all its cards lie face down"));
        Finding finding = check(spots->front(), one);
        if (!finding.problem.empty()) return finding;
        if (one.negated) finding.holds = !finding.holds;
        if (!finding.holds) return finding;
        all.is = all.is.empty() ? finding.is : saying("{0}, {1}", all.is, finding.is);
    }
    return all;
}

Finding Judge::check_figure(Spot spot, const CharacterCheck& check) {
    const Match& match = table_.match();
    const Character& character = at(match, spot);
    CharacterNumbers numbers;
    if (needs_numbers(check)) numbers = numbers_of(table_.book(), match, spot);
    const Bp& bp = numbers.bp;
    const auto value = [&]() -> int {
        switch (check.figure) {
            case Figure::bp: return bp.value;
            case Figure::printed: return bp.printed;
            case Figure::base: return bp.base;
            case Figure::plus: return bp.plus;
            case Figure::minus: return bp.minus;
            case Figure::ups: return bp.ups;
            case Figure::downs: return bp.downs;
            case Figure::level: return numbers.level;
            case Figure::cards: return character.count;
            case Figure::charges: return character.charges;
            case Figure::face_down: return face_down(match, spot);
        }
        return 0;
    }();
    const bool of_bp = check.figure <= Figure::downs;
    return found(
        compare(check.number, value),
        of_bp ? bp_words(bp) : saying("{0} is {1}", words::figure[static_cast<std::size_t>(check.figure)], value));
}

Finding Judge::check(Spot spot, const CharacterCheck& check) {
    using Kind = CharacterCheck::Kind;
    const Match& match = table_.match();
    const Character& character = at(match, spot);
    CharacterNumbers numbers;
    if (needs_numbers(check)) numbers = numbers_of(table_.book(), match, spot);
    const auto wanted_types = TypeSet{static_cast<std::uint16_t>(check.value)};
    switch (check.kind) {
        case Kind::figure: return check_figure(spot, check);
        case Kind::column:
            return found(!numbers.bp.on_extra && numbers.bp.column == static_cast<State>(check.value),
                         bp_words(numbers.bp));
        case Kind::on_extra: return found(numbers.bp.on_extra, bp_words(numbers.bp));
        case Kind::state: {
            const int cards = open_count(match, spot);
            return found(cards == check.value + 1, saying("{0} cards of it lie face up", cards));
        }
        case Kind::types:
            return found(numbers.types == wanted_types, saying("its TYPE is {0}", type_words(numbers.types)));
        case Kind::has_type:
            return found(numbers.types.has_any(wanted_types), saying("its TYPE is {0}", type_words(numbers.types)));
        case Kind::name:
            if (!table_.is_known_name(check.text))
                return cannot_be_asked(saying("no card is called {0}", quoted(check.text)));
            return found(table_.is_called(character.top, check.text), saying("it is {0}", table_.name(character.top)));
        case Kind::stack: {
            std::vector<CopyId> cards;
            each_card(match, character.top, [&](CopyId copy) { cards.insert(cards.begin(), copy); });
            return check_list(cards, check.list);
        }
        case Kind::charged: {
            std::vector<CopyId> cards;
            each_card(match, character.charge, [&](CopyId copy) { cards.push_back(copy); });
            return check_list(cards, check.list);
        }
        case Kind::face_down:
            return found(compare(check.number, face_down(match, spot)),
                         saying("{0} cards of it lie face down", face_down(match, spot)));
        case Kind::face_up:
            return found(face_down(match, spot) == 0, saying("{0} cards of it lie face down", face_down(match, spot)));
        case Kind::fought:
            return found(character.fought == check.fought,
                         saying("it is {0}", words::fought[static_cast<std::size_t>(character.fought)]));
        case Kind::raised: return found(numbers.raised, bp_words(numbers.bp));
        case Kind::lowered: return found(numbers.lowered, bp_words(numbers.bp));
        case Kind::wins:
            return found(numbers.wins,
                         numbers.wins ? saying("a text says that it wins") : saying("no text says that it wins"));
        case Kind::ties:
            return found(numbers.ties,
                         numbers.ties ? saying("a text says that it ties") : saying("no text says that it ties"));
        case Kind::negated: {
            const bool negated = ((numbers.negated >> (check.value - 1)) & 1) != 0;
            return found(negated, negated ? saying("that text is negated") : saying("that text is not negated"));
        }
        case Kind::used: {
            const int used = times_used(match, character.top, check.value - 1);
            return found(compare(check.number, used), saying("that text was used {0} times", used));
        }
        case Kind::levelled:
            return found(character.levelled != 0, character.levelled ? saying("it has been levelled up")
                                                                     : saying("it has not been levelled up"));
        case Kind::area: return found(area_of(spot) + 1 == check.value, Saying::as_is(table_.spot_words(spot)));
    }
    return found(false, {});
}

}  // namespace cubenight::ultraman::scenario
