#include "engine/cards/wording/fi/finnish.hpp"

namespace cubenight::wording {

using namespace finnish;

namespace {

// "lukuun ottamatta 2 ensimmäistä": what is not counted in any case.
std::string but_the_first(int first) {
    return "lukuun ottamatta " + (first == 1 ? "" : std::to_string(first) + " ") + "ensimmäistä";
}

}  // namespace

// "vastustajasi pelissä oleva Pokémon", where Pokémon are counted wherever in play they are.
Declined Finnish::in_play(NodeIndex selection, const Declined& pokemon, Number number) const {
    const NodeIndex select = at(selection).first;
    const Node& base = at(base_of(nodes_, select));
    if (base.kind != NodeKind::place || sub_as<Place>(base) != Place::pokemon || at(select).next != no_node)
        return pokemon;
    const Declined being = before("pelissä ", decline(words::being, number));
    Declined out = pokemon;
    for (std::size_t i = 0; i < out.size(); ++i) {
        std::size_t owner = 0;
        for (std::string_view whose : {"vastustajasi ", "kummankin pelaajan ", "kumman tahansa pelaajan "})
            if (out[i].starts_with(whose)) owner = whose.size();
        out[i].insert(owner, being[i] + " ");
    }
    return out;
}

// What can be said in "jokaista ... kohden": here what was done, too, where that is counted in cards, and a number that
// was kept of something that cannot change.
Scaled Finnish::so_many(NodeIndex index) {
    const auto unit = [&](NodeIndex part) {
        const Node& node = at(part);
        const NodeKind done = done_ == no_node ? NodeKind::damage : at(done_).kind;
        const bool cards = done == NodeKind::discard || done == NodeKind::put || done == NodeKind::attach ||
                           done == NodeKind::move || done == NodeKind::draw;
        if (node.kind == NodeKind::done) return cards ? part : no_node;
        if (spare_behind(nodes_, part).count != no_node) return part;
        return node.kind == NodeKind::variable ? meaning(node.number).quantity : no_node;
    };
    const Node& node = at(index);
    if (unit(index) != no_node) return {1, unit(index)};
    if (node.kind == NodeKind::multiply) {
        const NodeIndex left = node.first, right = at(left).next;
        if (at(left).kind == NodeKind::integer && unit(right) != no_node) return {at(left).number, unit(right)};
        if (at(right).kind == NodeKind::integer && unit(left) != no_node) return {at(right).number, unit(left)};
    }
    return scaled(nodes_, index);
}

// "puolet sen HP:sta (pyöristettynä alaspäin)".
std::string Finnish::half_of(NodeIndex index) {
    constexpr std::string_view rounded[] = {"alaspäin", "ylöspäin", "ylöspäin lähimpään kymmeneen"};
    return "puolet " + in(value(at(index).first), Case::elative) + " (pyöristettynä " +
           std::string(rounded[at(index).sub % 3]) + ")";
}

// "vastustajasi aktiiviseen Pokémoniin vaikuttava Special Condition", where that is what is counted; else nothing.
std::string Finnish::ills_of_active(NodeIndex index, std::string_view head) {
    const NodeIndex place = ills_counted(nodes_, index);
    if (place == no_node) return "";
    return of_place(at(place), no_node, no_node, Use::inside).in(Case::illative) + " " + std::string(head);
}

// "kyseisten korttien eri tyyppiä", where only what differs is counted: `head` in its case; else nothing.
std::string Finnish::sorts_counted(NodeIndex selection, std::string_view head) {
    const NodeIndex select = at(selection).first, base = base_of(nodes_, select);
    const NodeIndex set = at(base).kind == NodeKind::on ? no_node : at(base).next;
    const NodeIndex only = set == no_node ? no_node : at(set).first;
    if (only == no_node || at(only).next != no_node || at(select).next != no_node) return "";
    if (at(only).kind != NodeKind::distinct || is_in_name(at(only)) || at(base).kind != NodeKind::var) return "";
    return in(reference(at(base).number), Case::genitive) + " eri " + std::string(head);
}

// "niillä Pokémoneillasi, joiden nimi on ...": a clause has its noun right before it.
std::string Finnish::on_those(const Phrase& whom) const {
    return (whom.plural() ? "niillä " : "sillä ") + whom.in(Case::adessive);
}

std::string Finnish::for_each(NodeIndex index) {
    const Node& node = at(index);
    const auto per = [](const std::string& unit) { return "jokaista " + unit + " kohden"; };
    if (const std::string ills = ills_of_active(index, "vaikuttavaa Special Conditionia"); !ills.empty())
        return per(ills);
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return for_each(spare) + ", jota ei tarvita hyökkäyksen hintaan";
    if (const SpareBehind spare = spare_behind(nodes_, index); spare.count != no_node)
        return for_each(spare.count) + ", jota ei tarvita hyökkäyksen hintaan (" + but_the_first(spare.first) + ")";
    switch (node.kind) {
        case NodeKind::heads: return per("kruunaa");
        case NodeKind::done: return per(in(done_item(Number::one), Case::partitive));
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened)
                return "jokaista kertaa kohden, jona " + happened(at(node.first), false) + ",";
            if (std::string sorts = sorts_counted(node.first, "tyyppiä"); !sorts.empty()) return per(sorts);
            const Phrase unit = things(node.first, Use::unit);
            return per(finnish::in(in_play(node.first, unit.core, Number::one), Case::partitive)) + unit.after;
        }
        case NodeKind::stat: {
            const Phrase whom = things(node.first, Use::inside);
            switch (sub_as<Stat>(node)) {
                case Stat::counters:
                    if (!whom.after.empty()) return per("vauriomerkkiä") + " " + on_those(whom);
                    return per(whom.in(Case::adessive) + " olevaa vauriomerkkiä");
                case Stat::retreat: return per(whom.of("perääntymismaksun {C}-energiaa"));
                case Stat::extra_energy:
                    return per(whom.in(Case::illative) + " liitettyä, hyökkäyksen hinnan ylittävää energiaa");
                case Stat::hp:
                case Stat::left:
                case Stat::attacks: break;
            }
            return per(in(value(index), Case::partitive));
        }
        case NodeKind::prizes: {
            const auto player = static_cast<Player>(node.number);
            if (player == Player::owner && actor_ != Actor::you)
                return per(counts_left(node) ? "jäljellä olevaa palkintokorttiaan" : "nostamaansa palkintokorttia");
            if (player == Player::me)
                return per(counts_left(node) ? "jäljellä olevaa palkintokorttiasi" : "nostamaasi palkintokorttia");
            const std::string whose = player == Player::them   ? "vastustajasi "
                                      : player == Player::both ? "kummankin pelaajan "
                                                               : "sen omistajan ";
            return per(whose + (counts_left(node) ? "jäljellä olevaa palkintokorttia" : "nostamaa palkintokorttia"));
        }
        case NodeKind::bench_room:
            return per(sub_as<Player>(node) == Player::them    ? "vastustajasi penkillä olevaa vapaata paikkaa"
                       : sub_as<Player>(node) == Player::owner ? "sen omistajan penkillä olevaa vapaata paikkaa"
                                                               : "penkilläsi olevaa vapaata paikkaa");
        case NodeKind::integer:
        case NodeKind::add:
        case NodeKind::subtract:
        case NodeKind::multiply:
        case NodeKind::minimum:
        case NodeKind::maximum:
        case NodeKind::half:
        case NodeKind::points:
        case NodeKind::variable:
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
            break;
    }
    return "";
}

Declined Finnish::of_stat(const Node& node) {
    const Phrase whom = things(node.first, Use::inside);
    const auto of = [&](Declined head) {
        for (std::string& form : head) form = whom.of(form);
        return head;
    };
    Declined amount = decline(words::amount, Number::one);
    switch (sub_as<Stat>(node)) {
        case Stat::hp: return of(decline(words::hp, Number::one));
        case Stat::left:
            return of(before("jäljellä ", decline(words::being, Number::one) + decline(words::hp, Number::one)));
        case Stat::retreat: return of(decline(words::retreat_cost, Number::one));
        case Stat::counters:
            if (!whom.after.empty()) return behind(before("vauriomerkkien ", amount), " " + on_those(whom));
            return before(whom.in(Case::adessive) + " olevien vauriomerkkien ", amount);
        case Stat::attacks: return of(before("hyökkäysten ", amount));
        case Stat::extra_energy: return before(whom.in(Case::illative) + " liitetyn ylimääräisen energian ", amount);
    }
    return amount;
}

Declined Finnish::of_prizes(const Node& node) const {
    const auto player = static_cast<Player>(node.number);
    const bool left = counts_left(node), mine = player == Player::me;
    if (mine)
        return before(left ? "jäljellä olevien palkintokorttiesi " : "nostamiesi palkintokorttien ",
                      decline(words::amount, Number::one));
    const std::string whose = player == Player::them   ? "vastustajasi "
                              : player == Player::both ? "molempien pelaajien "
                                                       : "sen omistajan ";
    const std::string_view cards = left ? "jäljellä olevien palkintokorttien " : "nostamien palkintokorttien ";
    return before(whose + std::string(cards), decline(words::amount, Number::one));
}

// What was done as a noun: "näin parannettu vaurio", "näin poistettujen korttien määrä".
Declined Finnish::done_value() const {
    const Word harm{"vaurio",  "vaurio",     "vaurio",    "vauriota",  "vaurioon",
                    "vaurioi", "vaurioiden", "vaurioita", "vaurioihin"};
    const Word dealt{"tehty",  "tehty",    "tehdy",   "tehtyä",    "tehtyyn",
                     "tehdyi", "tehtyjen", "tehtyjä", "tehtyihin", true};
    const Word made{"tekemä", "tekemä",   "tekemä",  "tekemää",  "tekemään",
                    "tekemi", "tekemien", "tekemiä", "tekemiin", true};
    const Word healed{"parannettu", "parannettu",    "parannetu",    "parannettua",   "parannettuun",
                      "parannetui", "parannettujen", "parannettuja", "parannettuihin"};
    const bool heals = done_ != no_node && at(done_).kind == NodeKind::heal;
    if (done_ == no_node && of_healing_) return decline(healed, Number::one) + decline(harm, Number::one);
    if (heals) return before("näin ", decline(healed, Number::one) + decline(harm, Number::one));
    const bool harms = done_ != no_node && (at(done_).kind == NodeKind::damage || at(done_).kind == NodeKind::more ||
                                            at(done_).kind == NodeKind::times);
    if (done_ != no_node && !harms)
        return before(in(done_item(Number::many), Case::genitive) + " ", decline(words::amount, Number::one));
    if (is_attack() && done_ == no_node && !waits_)
        return before("tämän hyökkäyksen ", decline(made, Number::one) + decline(harm, Number::one));
    return decline(dealt, Number::one) + decline(harm, Number::one);
}

// A quantity as a noun: "kädessäsi olevien korttien määrä".
Declined Finnish::value(NodeIndex index) {
    const Declined amount = decline(words::amount, Number::one);
    if (const std::string ills = ills_of_active(index, "vaikuttavien Special Conditionien "); !ills.empty())
        return before(ills, amount);
    if (const NodeIndex spare = spare_energy(nodes_, index); spare != no_node)
        return behind(value(spare), " (hyökkäyksen hinnan ylittäviltä osin)");
    if (const SpareBehind spare = spare_behind(nodes_, index); spare.count != no_node)
        return behind(value(spare.count), " (hyökkäyksen hinnan ylittäviltä osin, " + but_the_first(spare.first) + ")");
    index = without_floor(nodes_, index);
    const Node& node = at(index);
    Declined number = decline(words::number, Number::one);
    // "kätesi korttien määrän ja luvun 2 summa"
    const auto of_both = [&](const Word& what) {
        return before(in(value(node.first), Case::genitive) + " ja " + in(value(second(index)), Case::genitive) + " ",
                      decline(what, Number::one));
    };
    const auto two = [&](std::string_view opening, std::string_view between) {
        // What is a sum itself needs its brackets, but is called a number once.
        const auto bare = [&](NodeIndex part) {
            const std::string said = in(value(part), Case::nominative);
            return said.starts_with("luku (") ? said.substr(5) : said;
        };
        const std::string left = bare(node.first), right = bare(second(index));
        return behind(number, " (" + std::string(opening) + left + std::string(between) + right + ")");
    };
    switch (node.kind) {
        case NodeKind::integer: {
            Declined out = unchanged(std::to_string(node.number));
            out[static_cast<std::size_t>(Case::genitive)] = "luvun " + std::to_string(node.number);
            return out;
        }
        case NodeKind::add: return of_both(words::sum);
        case NodeKind::subtract: return of_both(words::difference);
        case NodeKind::multiply:
            for (const NodeIndex part : {node.first, second(index)})
                if (at(part).kind == NodeKind::integer)
                    return before(std::to_string(at(part).number) + " kertaa ",
                                  value(part == node.first ? second(index) : node.first));
            return of_both(words::product);
        case NodeKind::minimum:
            for (const NodeIndex part : {node.first, second(index)})
                if (at(part).kind == NodeKind::integer)
                    return behind(value(part == node.first ? second(index) : node.first),
                                  " (enintään " + std::to_string(at(part).number) + ")");
            return two("pienempi seuraavista: ", "; ");
        case NodeKind::maximum:
            for (const NodeIndex part : {node.first, second(index)})
                if (at(part).kind == NodeKind::integer)
                    return behind(value(part == node.first ? second(index) : node.first),
                                  " (vähintään " + std::to_string(at(part).number) + ")");
            return two("suurempi seuraavista: ", "; ");
        case NodeKind::half: {
            constexpr std::string_view rounded[] = {"alaspäin", "ylöspäin", "ylöspäin lähimpään kymmeneen"};
            return behind(before(in(value(node.first), Case::genitive) + " ", decline(words::half, Number::one)),
                          " (pyöristettynä " + std::string(rounded[node.sub % 3]) + ")");
        }
        case NodeKind::count: {
            if (at(node.first).kind == NodeKind::happened)
                return behind(before("kertojen ", amount), ", joina " + happened(at(node.first), false) + ",");
            const Phrase items = things(node.first, Use::inside);
            const bool zone = !items.plural() && at(base_of(nodes_, at(node.first).first)).kind == NodeKind::zone;
            const std::string of = finnish::in(in_play(node.first, items.core, Number::many), Case::genitive);
            if (zone) return before(of + " korttien ", amount);
            return behind(before(of + " ", amount), items.after);
        }
        case NodeKind::points: {
            const bool damage = sub_as<TextEvent>(at(at(node.first).first)) == TextEvent::damaged;
            return behind(before(damage ? "vaurion " : "parannetun vaurion ", amount),
                          " niiltä kerroilta, joina " + happened(at(node.first), false) + ",");
        }
        case NodeKind::heads: return before("kruunujen ", amount);
        case NodeKind::done: return done_value();
        case NodeKind::stat: return of_stat(node);
        case NodeKind::prizes: return of_prizes(node);
        case NodeKind::bench_room:
            return before(sub_as<Player>(node) == Player::them    ? "vastustajasi penkin vapaiden paikkojen "
                          : sub_as<Player>(node) == Player::owner ? "sen omistajan penkin vapaiden paikkojen "
                                                                  : "penkkisi vapaiden paikkojen ",
                          amount);
        case NodeKind::variable: {
            const Meaning& meant = meaning(node.number);
            if (meant.kind == Meaning::Kind::cards || meant.kind == Meaning::Kind::pokemon)
                return before(in(reference(node.number), Case::genitive) + " ", amount);
            return reference(node.number);
        }
#define CUBENIGHT_NAMED_quantity
#include "engine/language/other_kinds.def"
        break;
    }
    return number;
}

std::string Finnish::amount(NodeIndex quantity, const Word& word) {
    const Node& node = at(quantity);
    const Declined one = decline(word, Number::one);
    const auto many = [&](int number) {
        return number == 1 ? in(one, object_case()) : in(counted(number, one), object_case());
    };
    if (node.kind == NodeKind::integer) return many(node.number);
    if (const Scaled parts = so_many(quantity); parts.unit != no_node)
        return many(parts.factor) + " " + for_each(parts.unit);
    // "vauriomerkki jokaista ... kohden ja lisäksi yksi"
    if (node.kind == NodeKind::add) {
        const Node& more = at(second(quantity));
        const bool plain = more.kind == NodeKind::integer;
        if (so_many(node.first).unit != no_node && (plain || so_many(second(quantity)).unit != no_node))
            return amount(node.first, word) + " ja lisäksi " +
                   (!plain             ? amount(second(quantity), word)
                    : more.number == 1 ? in(pronouns::one, object_case())
                                       : std::to_string(more.number));
    }
    return in(decline(word, Number::many), Case::partitive) + " " + in(value(quantity), Case::genitive) + " verran";
}

std::string Finnish::done_words() {
    if (done_ == no_node)
        return of_healing_              ? "vauriota parannettiin"
               : is_attack() && !waits_ ? "tämä hyökkäys teki vastustajasi aktiiviseen Pokémoniin"
                                        : "vauriota tehtiin";
    const NodeKind kind = at(done_).kind;
    if (kind == NodeKind::damage || kind == NodeKind::counters) return "vauriota näin tehtiin";
    if (kind == NodeKind::move_counters) return "vauriota näin siirrettiin";
    return kind == NodeKind::heal ? "näin parannettiin" : "näin tehtiin";
}

std::string Finnish::done_damage() const {
    if (done_ == no_node)
        return of_healing_              ? "parannettua 10 vauriota"
               : is_attack() && !waits_ ? "tämän hyökkäyksen vastustajasi aktiiviseen Pokémoniin tekemää 10 vauriota"
                                        : "tehtyä 10 vauriota";
    const NodeKind kind = at(done_).kind;
    if (kind == NodeKind::heal) return "näin parannettua 10 vauriota";
    return kind == NodeKind::move_counters ? "näin siirrettyä 10 vauriota" : "näin tehtyä 10 vauriota";
}

// What was done, counted: "näin poistettu kortti".
Declined Finnish::done_item(Number number) const {
    const Word moved{"siirretty", "siirretty",    "siirrety",    "siirrettyä",    "siirrettyyn",
                     "siirretyi", "siirrettyjen", "siirrettyjä", "siirrettyihin", true};
    const Word drawn{"nostettu", "nostettu",    "nostetu",    "nostettua",   "nostettuun",
                     "nostetui", "nostettujen", "nostettuja", "nostettuihin"};
    const Word put_on{"laitettu", "laitettu",    "laitetu",    "laitettua",   "laitettuun",
                      "laitetui", "laitettujen", "laitettuja", "laitettuihin"};
    const NodeKind kind = done_ == no_node ? NodeKind::put : at(done_).kind;
    const bool counters = kind == NodeKind::counters || kind == NodeKind::move_counters;
    const bool energy = (kind == NodeKind::discard || kind == NodeKind::move) &&
                        at(base_of(nodes_, at(at(done_).first).first)).kind == NodeKind::on &&
                        sub_as<AttachedKind>(at(base_of(nodes_, at(at(done_).first).first))) == AttachedKind::energy;
    const Word& how = kind == NodeKind::discard    ? words::discarded
                      : kind == NodeKind::draw     ? drawn
                      : kind == NodeKind::attach   ? words::attached
                      : kind == NodeKind::counters ? put_on
                                                   : moved;
    const bool pokemon = kind == NodeKind::discard && means_pokemon(at(at(done_).first).first);
    const Word& what = counters ? words::counter : energy ? words::energy : pokemon ? words::pokemon : words::card;
    return before("näin ", decline(how, number) + decline(what, number));
}

// "30 vauriota", "20 vauriota enemmän jokaista ... kohden".
std::string Finnish::damage_amount(NodeIndex quantity, std::string_view more) {
    const std::string noun = "vauriota" + (more.empty() ? "" : " " + std::string(more));
    const Node& node = at(quantity);
    if (node.kind == NodeKind::integer) return std::to_string(node.number) + " " + noun;
    if (node.kind == NodeKind::half)
        return std::string(more.empty()        ? ""
                           : more == "enemmän" ? "lisäksi "
                                               : "vähemmän vauriota: ") +
               half_of(quantity) + (more == "vähemmän" ? "" : " vauriona");
    // "10 vauriota enemmän jokaista ... kohden (yhteensä enintään 100)"
    if (node.kind == NodeKind::minimum && !more.empty()) {
        const NodeIndex left = node.first, right = second(quantity);
        const NodeIndex most = at(left).kind == NodeKind::integer ? left : right, each = most == left ? right : left;
        if (at(most).kind == NodeKind::integer && so_many(each).unit != no_node)
            return damage_amount(each, more) + " (yhteensä enintään " + std::to_string(at(most).number) + ")";
    }
    // Parts that can be said one by one.
    if (node.kind == NodeKind::add) {
        const auto plain = [&](NodeIndex part) {
            return at(part).kind == NodeKind::integer || so_many(part).unit != no_node;
        };
        if (plain(node.first) && plain(second(quantity)))
            return damage_amount(node.first, more) + " ja lisäksi " + damage_amount(second(quantity), more);
    }
    if (const Scaled parts = so_many(quantity); parts.unit != no_node)
        return std::to_string(parts.factor) + " " + noun + " " + for_each(parts.unit);
    return in(value(quantity), Case::genitive) + " verran " + noun;
}

}  // namespace cubenight::wording
