// Clauses, what leads to them, limits.
#include "engine/cards/ultraman/wording/en/english.hpp"
#include "engine/cards/wording/en/phrases.hpp"

namespace cubenight::ultraman::wording {
namespace {

std::string_view who(Player actor) {
    switch (actor) {
        case Player::me:
        case Player::owner: return "you";
        case Player::them: return "your opponent";
        case Player::both: return "each player";
    }
    return "";
}

}  // namespace

std::string English::told(const Said& deed, Player actor) const {
    if (actor == Player::me) return in(deed, Form::told);
    return std::string(who(actor)) + " " + in(deed, Form::theirs);
}

std::string English::may(const Said& deed, Player actor) const {
    return std::string(who(actor)) + " may " + in(deed, Form::may);
}

std::string English::and_may(const Said& before, const Said& then, Player actor) const {
    return told(before, actor) + ", and " + may(then, actor);
}

std::string English::paid(const Said& price, const Said& result, Player actor) const {
    return std::string(who(actor)) + " can, by " + in(price, Form::by) + ", " + in(result, Form::may);
}

std::string English::pays_and_may(const Said& price, const Said& result, Player actor) const {
    return "by " + in(price, Form::by) + ", " + may(result, actor);
}

std::string English::paying(const Said& price, Player actor) const {
    return std::string(who(actor)) + " can, by " + in(price, Form::by) + ", do this: ";
}

std::string English::may_follow(Player actor) const { return std::string(who(actor)) + " may do what follows"; }

std::string English::choose_parts(NodeIndex range, bool optional, Player actor) const {
    const std::string number = range == no_node ? "1" : counted(text_.amount(range));
    if (optional) return std::string(who(actor)) + " may choose " + number + ":";
    return (actor == Player::me ? "choose " : std::string(who(actor)) + " chooses ") + number + ":";
}

std::string English::as_long_as(NodeIndex asked) const { return "while " + predicate(asked) + ", "; }

std::string English::if_so(NodeIndex asked) const { return "if " + predicate(asked) + ", "; }

std::string English::if_done(NodeIndex asked) const {
    return asked == no_node ? "if you do, " : "if you do and " + predicate(asked) + ", ";
}

std::string English::for_each(NodeIndex selection) const {
    const Thing thing = text_.first(selection);
    return "for " + (thing.amount.all ? each_of(thing) : "each of " + noun(thing)) + ", ";
}

std::string English::linked(Link link) const {
    switch (link) {
        case Link::then: return "then, ";
        case Link::addition: return "in addition, ";
        case Link::in_that_case: return "in that case, ";
        case Link::otherwise: return "otherwise, ";
        case Link::if_not_done: return "if you don't, ";
    }
    return "";
}

std::string English::activate(int times) const {
    if (times == 1) return "[Activate] (once per turn)";
    return "[Activate] (up to " + std::to_string(times) + " times per turn)";
}

std::string English::once() const { return "(Once per turn)"; }

std::string English::no_stack() const { return "several copies of this effect do not stack"; }

std::string English::only_if(NodeIndex asked) const { return "use only if " + predicate(asked); }

std::string English::cost(const Said& price) const {
    std::string words = sentence(in(price, Form::told));
    if (words.ends_with(".")) words.pop_back();
    return words + " →";
}

// A comma that closes what is said of a noun gives way to another mark.
std::string English::sentence(std::string clause) const {
    clause = cubenight::wording::capitalised(std::move(clause));
    if (!clause.ends_with(":")) clause += ".";
    for (const std::string_view marks : {",,", ",.", ",:"})
        for (std::size_t at = clause.find(marks); at != std::string::npos; at = clause.find(marks)) clause.erase(at, 1);
    return clause;
}

}  // namespace cubenight::ultraman::wording
