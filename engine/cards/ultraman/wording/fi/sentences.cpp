// Clauses, what leads to them, events, limits.
#include <array>
#include <utility>

#include "engine/cards/ultraman/wording/fi/finnish.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;

namespace {

std::string who(Player actor) { return actor == Player::them ? "vastustajasi" : "kumpikin pelaaja"; }

std::string can(Player actor) { return actor == Player::me ? "voit " : who(actor) + " voi "; }

void replace_all(std::string& text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at))
        text.replace(at, what.size(), with);
}

}  // namespace

std::string Finnish::told(const Said& deed, Player actor) const {
    if (actor == Player::me) return in(deed, Form::told);
    return who(actor) + " " + in(deed, Form::theirs);
}

std::string Finnish::may(const Said& deed, Player actor) const { return can(actor) + in(deed, Form::may); }

std::string Finnish::and_may(const Said& before, const Said& then, Player actor) const {
    return told(before, actor) + ", ja " + may(then, actor);
}

std::string Finnish::paid(const Said& price, const Said& result, Player actor) const {
    return in(price, Form::by) + " " + can(actor) + in(result, Form::may);
}

std::string Finnish::pays_and_may(const Said& price, const Said& result, Player actor) const {
    return in(price, Form::by) + " " + can(actor) + (actor == Player::me ? "halutessasi " : "halutessaan ") +
           in(result, Form::may);
}

std::string Finnish::may_follow(Player actor) const { return can(actor) + "tehdä seuraavan"; }

std::string Finnish::choose_parts(NodeIndex range, bool optional, Player actor) const {
    std::string number = "1";
    if (range != no_node) {
        const Amount amount = text_.amount(range);
        number = amount.quantity == no_node ? std::to_string(amount.number) : quantity(amount.quantity);
        if (amount.kind == RangeKind::up_to) number = "enintään " + number;
        if (amount.kind == RangeKind::any_number) number = "haluamasi määrä";
    }
    if (optional) return can(actor) + "valita " + number + ":";
    return (actor == Player::me ? "valitse " : who(actor) + " valitsee ") + number + ":";
}

std::string Finnish::paying(const Said& price, Player) const { return in(price, Form::by) + ": "; }

// -- events

std::string Finnish::event(NodeIndex index, NodeIndex by, Tense tense) const {
    const Node& node = text_[index];
    const NodeIndex of = find_child(text_.nodes(), index, NodeKind::of);
    const NodeIndex at = find_child(text_.nodes(), index, NodeKind::at);
    std::vector<Declined> subjects;
    if (of != no_node)
        for (const Thing& thing : text_.things(text_[of].first)) subjects.push_back(one_of(thing));
    const Declined whom = of == no_node ? self() : fi::listed(subjects, "tai");
    const std::string it = in(whom, Case::nominative), its = in(whom, Case::genitive);
    const bool past = tense == Tense::past;
    std::string how;
    if (at != no_node) {
        Thing place;
        place.zone = sub_as<Zone>(text_[text_[at].first]);
        place.side = static_cast<Side>(text_[text_[at].first].number);
        how = " " + where(place, Prep::from);
    }
    if (by != no_node) {
        const NodeIndex source = text_[by].first;
        how +=
            (source == no_node ? "" : " " + in(one_of(text_.first(source)), Case::genitive)) + " efektin vaikutuksesta";
    }
    switch (sub_as<TextEvent>(node)) {
        case TextEvent::enters: return it + (past ? " tuli peliin" : " tulee peliin") + how;
        case TextEvent::discarded: return it + (past ? " hylättiin" : " hylätään") + how;
        case TextEvent::returned:
            return its + " päällimmäinen kortti" + (past ? " palautettiin käteen" : " palautetaan käteen") + how;
        case TextEvent::bottomed: return it + (past ? " laitettiin pakan pohjalle" : " laitetaan pakan pohjalle") + how;
        case TextEvent::activated: return its + " [Aktivoi]-efektiä" + (past ? " käytettiin" : " käytetään") + how;
        case TextEvent::turn_ends: break;
    }
    return "";
}

std::string Finnish::when(NodeIndex index, NodeIndex by) const {
    if (sub_as<TextEvent>(text_[index]) == TextEvent::turn_ends)
        return text_.span_around(index) == SpanKind::next_turn ? "seuraavan vuoron lopussa " : "tämän vuoron lopussa ";
    return "kun " + event(index, by, Tense::present) + ", ";
}

// -- what leads to a clause

std::string Finnish::as_long_as(NodeIndex asked) const { return "niin kauan kuin " + predicate(asked) + ", "; }

std::string Finnish::if_so(NodeIndex asked) const { return "jos " + predicate(asked) + ", "; }

std::string Finnish::if_done(NodeIndex asked) const {
    return asked == no_node ? "jos teit niin, " : "jos teit niin ja " + predicate(asked) + ", ";
}

std::string Finnish::for_each(NodeIndex selection) const {
    const Thing thing = text_.first(selection);
    const Declined which =
        thing.amount.all ? fi::decline(fi::words::every, fi::Number::one) + bare(thing, fi::Number::one) : noun(thing);
    return in(which, Case::genitive) + " kohdalla ";
}

std::string Finnish::linked(Link link) const {
    switch (link) {
        case Link::then: return "sitten ";
        case Link::addition: return "lisäksi ";
        case Link::in_that_case: return "siinä tapauksessa ";
        case Link::otherwise: return "muussa tapauksessa ";
        case Link::if_not_done: return "jos et tee niin, ";
    }
    return "";
}

// -- limits

std::string Finnish::activate(int times) const {
    if (times == 1) return "[Aktivoi] (kerran vuorossa)";
    return "[Aktivoi] (enintään " + std::to_string(times) + " kertaa vuorossa)";
}

std::string Finnish::once() const { return "(Kerran vuorossa)"; }
std::string Finnish::no_stack() const { return "useat kappaleet tätä efektiä eivät kasaannu"; }
std::string Finnish::only_if(NodeIndex asked) const { return "käytettävissä vain, jos " + predicate(asked); }

std::string Finnish::cost(const Said& price) const {
    std::string words = sentence(in(price, Form::told));
    words.pop_back();
    return words + " →";
}

// A comma that closes a relative clause gives way to another mark.
std::string Finnish::sentence(std::string clause) const {
    clause = cubenight::wording::capitalised(std::move(clause));
    if (!clause.ends_with(":")) clause += ".";
    constexpr std::array<std::array<std::string_view, 2>, 4> mends = {
        {{",,", ","}, {",.", "."}, {",:", ":"}, {",)", ")"}}};
    for (const auto& [what, with] : mends) replace_all(clause, what, with);
    return clause;
}

}  // namespace cubenight::ultraman::wording
