// What is done.
#include <algorithm>

#include "engine/cards/ultraman/wording/fi/finnish.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Declined;
using fi::Number;

namespace suomi {

Said done(const Verb& verb, const Declined& object, const std::string& rest) {
    // What has a clause behind it stands last.
    const bool clause = in(object, Case::object).ends_with(",");
    const auto with = [&](const std::string& what) { return clause ? rest + " " + what : " " + what + rest; };
    const std::string whole = with(in(object, Case::object));
    const std::string told = std::string(verb.imperative) + with(in(object, Case::nominative));
    Said said;
    said.fill(told);
    said[static_cast<std::size_t>(Form::may)] = std::string(verb.infinitive) + whole;
    said[static_cast<std::size_t>(Form::by)] = std::string(verb.by) + whole;
    said[static_cast<std::size_t>(Form::theirs)] = std::string(verb.third) + whole;
    return said;
}

}  // namespace suomi

namespace {

// "laita se pakkasi päälle tai pakkasi pohjalle": what they begin with stands once.
void say_once(std::vector<std::string>& parts) {
    const std::size_t end = std::min(parts.front().find(" pakkasi p"), parts.front().find(" vastustajasi pakan p"));
    if (end == std::string::npos) return;
    const std::string begin = parts.front().substr(0, end + 1);
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].starts_with(begin)) parts[i].erase(0, begin.size());
}

// "valitse yksi ..., yksi ... ja yksi ...": where nothing but choosing is done, its verb stands once.
bool chosen_together(std::vector<std::string>& parts) {
    const std::string verb = parts.front().substr(0, parts.front().find(' ') + 1);
    if (!verb.starts_with("valit") && !verb.starts_with("valits")) return false;
    for (const std::string& part : parts)
        if (!part.starts_with(verb) || part.ends_with(",")) return false;
    for (std::size_t i = 1; i < parts.size(); ++i) parts[i].erase(0, verb.size());
    return true;
}

}  // namespace

Said Finnish::together(const std::vector<Said>& deeds, Joint joint) const {
    if (deeds.size() == 1) return deeds.front();
    Said all;
    for (std::size_t form = 0; form < all.size(); ++form) {
        std::vector<std::string> parts;
        parts.reserve(deeds.size());
        for (const Said& deed : deeds) parts.push_back(deed[form]);
        if (joint == Joint::or_) {
            say_once(parts);
            all[form] = fi::listed(parts, "tai");
            continue;
        }
        if (chosen_together(parts)) {
            all[form] = fi::listed(parts, "ja");
            continue;
        }
        for (std::size_t i = 0; i < parts.size(); ++i)
            all[form] += (i == 0 ? "" : i + 1 == parts.size() ? " ja sitten " : ", sitten ") + parts[i];
    }
    return all;
}

Said Finnish::done_by(Player who, const Said& deed) const {
    const std::string whose = who == Player::them ? "vastustajasi " : "kummankin pelaajan ";
    Said said;
    said.fill(told(deed, who));
    said[static_cast<std::size_t>(Form::may)] = "antaa " + whose + in(deed, Form::may);
    said[static_cast<std::size_t>(Form::by)] = "antamalla " + whose + in(deed, Form::may);
    return said;
}

Said Finnish::draw(NodeIndex index) const {
    const Declined card = fi::decline(fi::words::card, Number::one);
    if (text_[index].kind == NodeKind::integer) return suomi::done(suomi::draw, fi::counted(text_[index].number, card));
    if (const Scaled each = text_.scaled(index); each.unit != no_node)
        return suomi::done(suomi::draw, fi::counted(each.factor, card), for_every(each));
    return suomi::done(suomi::draw, fi::unchanged("X korttia (X on " + quantity(index) + ")"));
}

Said Finnish::look(const Node& look) const {
    if (sub_as<Player>(look) == Player::both) return suomi::done(suomi::reveal, all(look.first));
    if (sub_as<Player>(look) == Player::them)
        return suomi::done(suomi::show, all(look.first, Prep::in), " vastustajallesi");
    return suomi::done(suomi::look, all(look.first, Prep::in));
}

Said Finnish::charge(const Node& charge) const {
    const NodeIndex whom = text_[charge.first].next;
    Thing under = text_.first(whom);
    if (under.amount.all && text_.is_many(under)) under.amount = {false, RangeKind::number, 1, no_node};
    const bool one = text_[text_[whom].first].next == no_node;
    const std::string below = " pakkasi päältä " + in(one ? noun(under) : all(whom), Case::genitive) + " alle";
    const Declined card = fi::decline(fi::words::card, Number::one);
    const Declined cards = text_[charge.first].kind == NodeKind::integer
                               ? fi::counted(text_[charge.first].number, card)
                               : fi::unchanged("X korttia (X on " + quantity(charge.first) + ")");
    return suomi::done(suomi::charge, fi::before("enintään ", cards), below);
}

Said Finnish::use_text(const Node& use) const {
    const bool enters = sub_as<UseKind>(use) == UseKind::enters;
    const Declined effect = fi::before(enters ? "peliintulo" : "[Aktivoi]-", fi::decline(suomi::effect, Number::one));
    const std::string whose = in(all(use.first), Case::genitive) + " ";
    return suomi::done(suomi::use, fi::before(whose, fi::counted(1, effect)),
                       enters ? "" : " maksamalla sen hinnan (tilasta ja aiemmista käyttökerroista riippumatta)");
}

Said Finnish::deed(NodeIndex index) const {
    const Node& node = text_[index];
    switch (node.kind) {
        case NodeKind::draw: return draw(node.first);
        case NodeKind::look: return look(node);
        case NodeKind::put: return put(index);
        case NodeKind::discard: return suomi::done(suomi::discard, all(node.first));
        case NodeKind::exile: return suomi::done(suomi::remove, all(node.first), " pelin ulkopuolelle");
        case NodeKind::order:
            return suomi::done(suomi::give_back, all(node.first), " pakan päälle haluamassasi järjestyksessä");
        case NodeKind::shuffle:
            return suomi::done(suomi::shuffle, deck_of(static_cast<Side>(text_[node.first].number)));
        case NodeKind::use_text: return use_text(node);
        case NodeKind::stack: return stack(index);
        case NodeKind::swap: {
            const NodeIndex other = text_[node.first].next;
            std::string whose = in(all(node.first), Case::genitive);
            if (other != no_node) whose += " ja " + in(all(other), Case::genitive);
            return suomi::done(suomi::exchange, fi::unchanged(whose + " paikat"), " keskenään");
        }
        case NodeKind::charge: return charge(node);
        case NodeKind::negate: {
            const Declined text = fi::before("efekti", fi::decline(suomi::text, Number::one));
            const std::string whose = in(all(node.first), Case::genitive) + " ";
            return suomi::done(suomi::negate, fi::before(whose, fi::counted(1, text)), " tämän vuoron ajaksi");
        }
        case NodeKind::choose: return choose(index);
        case NodeKind::lasting: return lasting(index);
        case NodeKind::may:
        case NodeKind::pay:
        case NodeKind::fully:
        case NodeKind::if_:
        case NodeKind::each:
        case NodeKind::either:
        case NodeKind::by:  // no deeds
        case NodeKind::search:
        case NodeKind::end_turn:
        case NodeKind::win:
        case NodeKind::lose:
        case NodeKind::again:
        case NodeKind::mark:
        case NodeKind::unmark:
        case NodeKind::then_:
        case NodeKind::flip:
        case NodeKind::proceed:
#define CUBENIGHT_NAMED_verb
#define CUBENIGHT_NAMED_control
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return {};
}

Said Finnish::put(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& where = text_[text_[text_[what].next].first];
    const Declined cards = all(what);
    if (where.kind == NodeKind::zone) {
        if (sub_as<Zone>(where) == Zone::scene) return suomi::done(suomi::put, cards, " kohtausalueelle");
        const auto side = static_cast<Side>(where.number);
        const fi::Suffix suffix = side == Side::my    ? fi::Suffix::your
                                  : side == Side::own ? fi::Suffix::their
                                                      : fi::Suffix::none;
        const std::string hand = (side == Side::their ? " vastustajasi " : " ") +
                                 in(fi::decline(fi::words::hand, Number::one, suffix), Case::illative);
        const Thing first = text_.first(what);
        const bool from_field = first.base == Base::part || !first.cards;
        return suomi::done(from_field ? suomi::give_back : suomi::take, cards, hand);
    }
    if (where.kind == NodeKind::top || where.kind == NodeKind::bottom) {
        const std::string deck = in(deck_of(static_cast<Side>(text_[where.first].number)), Case::genitive);
        return suomi::done(suomi::put, cards, " " + deck + (where.kind == NodeKind::top ? " päälle" : " pohjalle"));
    }
    const Thing place = text_.first(where.first);
    if (place.base == Base::vacancies)
        return suomi::done(suomi::put, cards, " uudeksi hahmoksi " + in(noun(place), Case::allative));
    return suomi::done(suomi::put, cards, " uudeksi hahmoksi " + in(noun(place), Case::genitive) + " paikalle");
}

Said Finnish::stack(NodeIndex index) const {
    const NodeIndex cards = text_[index].first, whom = text_[cards].next;
    const bool under = (text_[index].sub & stack_under) != 0, freely = (text_[index].sub & stack_freely) != 0;
    Thing target = text_.first(whom);
    if (target.amount.all && text_.is_many(target)) target.amount = {false, RangeKind::number, 1, no_node};
    const bool one = text_[text_[whom].first].next == no_node;
    const std::string onto = " " + in(one ? noun(target) : all(whom), Case::genitive) + (under ? " alle" : " päälle");
    return suomi::done(suomi::stack, all(cards), onto + (freely ? "" : " tasonnousun ehtojen mukaisesti"));
}

Said Finnish::choose(NodeIndex index) const {
    const NodeIndex what = text_[index].first;
    const Node& node = text_[what];
    if (node.kind == NodeKind::selection) return suomi::done(suomi::choose, all(what));
    if (node.kind != NodeKind::value) return suomi::done(suomi::note, fi::unchanged(quantity(what)));
    if (sub_as<ValueKind>(node) == ValueKind::bp)
        return suomi::done(
            suomi::choose,
            fi::counted(1, fi::decline(suomi::printed, Number::one) + fi::decline(suomi::bp, Number::one)),
            " tästä: " + in(all(node.first), Case::nominative));
    std::vector<std::string> types;
    for (const Type type : types_in({static_cast<std::uint16_t>(node.number)})) types.emplace_back(suomi::type(type));
    return suomi::done(suomi::choose,
                       fi::behind(fi::decline(suomi::type_word, Number::one), " " + fi::listed(types, "tai")));
}

}  // namespace cubenight::ultraman::wording
