#include "tests/support/random_ultraman.hpp"

#include <array>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/notation/words.hpp"
#include "engine/language/bounds.hpp"

namespace cubenight::test {
namespace {

using namespace ultraman;
using std::string;
using std::string_view;

// Parts are made from left to right, as the names in them are bound.
string in_order(std::initializer_list<string> parts) {
    string out;
    for (const string& part : parts) out += part;
    return out;
}

// Words are put together from the outside in, each part with a share of what is left of the size.
class RandomText {
public:
    RandomText(Generator& generator, int size) : generator_(generator), left_(size) {}

    string text() {
        switch (below(3)) {
            case 0:
                return in_order({"{ ", maybe(4) ? "no stack; " : "", list("; ", 3, [&] { return standing(); }), " }"});
            case 1: return in_order({"{ ", maybe(4) ? "once; " : "", list("; ", 2, [&] { return waiting(); }), " }"});
            default: return used();
        }
    }

private:
    int below(int count) { return static_cast<int>(generator_.below(static_cast<std::uint32_t>(count))); }
    bool maybe(int of) { return below(of) == 0; }
    bool tight() { return --left_ <= 0; }
    template <std::size_t Size>
    string one_of(const std::array<words::Word, Size>& list) {
        for (;;)
            if (const auto word = list[static_cast<std::size_t>(below(Size))]; !word.empty()) return string(word);
    }
    string any_of(std::initializer_list<string_view> list) {
        return string(list.begin()[below(static_cast<int>(list.size()))]);
    }
    template <class F>
    string list(string_view joint, int most, F part) {
        string out = part();
        for (int more = below(most); more > 0 && !tight(); --more) out += in_order({string(joint), part()});
        return out;
    }
    string number(int least, int most) { return std::to_string(least + below(most - least + 1)); }

    // A new name, to be bound where it is written; empty where eight are taken.
    string bind() {
        if (names_ == most_variables) return {};
        bound_.push_back(string("$") + static_cast<char>('a' + names_++));
        return bound_.back();
    }
    string variable() {
        return bound_.empty() ? string() : bound_[static_cast<std::size_t>(below(static_cast<int>(bound_.size())))];
    }
    string word() { return any_of({"\"TIGA\"", "\"Junis Blue\"", "\"a \\\"b\\\" \\\\\"", "\"Z\""}); }

    // -- whole texts

    string used() {
        string out = in_order({"{ activate ", number(1, 9)});
        if (maybe(3)) out += in_order({"; only if ", predicate()});
        if (maybe(2)) out += in_order({"; cost ", price()});
        return in_order({out, "; ", actions(), " }"});
    }
    string price() {
        prices_ += 1;
        string out = block();
        prices_ -= 1;
        return out;
    }
    string block() { return in_order({"{ ", actions(), " }"}); }
    string actions() {
        string out = action(false);
        for (int more = below(3); more > 0 && !tight(); --more) out += in_order({"; ", action(true)});
        return out;
    }
    string standing() {
        if (maybe(2)) return give(false);
        return in_order({"while ", predicate(), " ", give(false)});
    }
    string waiting() {
        const auto kept = bound_;
        string out = in_order({"when ", event(false), by_effects(false), " ", block()});
        bound_ = kept;
        return out;
    }
    string event(bool in_condition) {
        string out = any_of({"enters", "discarded", "returned", "bottomed", "activated"});
        const bool discarded = out == "discarded";
        if (maybe(2)) out += in_order({" of ", (in_condition ? plain_select() : meant_by_event())});
        if (discarded && maybe(2)) out += in_order({" at ", zone()});
        return out;
    }
    // `this` alone is what is meant without a word.
    string meant_by_event() {
        string out = plain_select();
        if (maybe(3)) out += in_order({" and ", plain_select()});
        return out;
    }
    string by_effects(bool in_condition) {
        if (!maybe(4)) return {};
        if (maybe(2)) return " by effects";
        return in_order({" by effects from ", (in_condition ? plain_select() : plain_selection())});
    }

    // -- statements

    string action(bool follows) {
        switch (tight() ? 8 + below(6) : below(26)) {
            case 0:
                if (prices_ > 0) return "draw 4";
                return in_order({"may ", block(), (maybe(3) ? " else " + block() : "")});
            case 1: {
                string out = in_order({"if ", predicate()});
                return in_order({out, " ", block(), (maybe(3) ? " else " + block() : "")});
            }
            case 2: {
                const string name = bind();
                if (name.empty()) return "draw 1";
                bound_.pop_back();
                const string over = selection();
                bound_.push_back(name);
                return in_order({"each ", name, " in ", over, " ", block()});
            }
            case 3:
                return in_order(
                    {"either ", any_of({"", "2 ", "up to 2 ", "any number "}), "{ ", block(), " | ", block(), " }"});
            case 4: {
                by_ += 1;
                string out = in_order({"by ", any_of({"them", "both"}), " ", block()});
                by_ -= 1;
                return out;
            }
            case 5:
            case 6: return choose();
            case 7:
                if (prices_ > 0) return "draw 5";
                return in_order({"pay ", price(), " to ", block()});
            case 8: return lasting();
            case 9: return in_order({"draw ", quantity()});
            case 10: return in_order({"look ", selection(), any_of({"", " to them", " to both"})});
            case 11: return in_order({"put ", selection(), " -> ", destination()});
            case 12: return in_order({"discard ", selection()});
            case 13: return in_order({"exile ", selection()});
            case 14: return in_order({"order ", plain_selection()});
            case 15: return in_order({"shuffle ", side(), ".deck"});
            case 16:
                if (prices_ > 0) return "draw 3";
                return in_order({"use ", one_of(words::use), " text of ", selection()});
            case 17:
                return in_order(
                    {"stack ", selection(), any_of({" on ", " under "}), characters(), any_of({"", " freely"})});
            case 18: return in_order({"swap ", characters(), (maybe(2) ? " with " + characters() : "")});
            case 19: return in_order({"charge ", quantity(), " under ", characters()});
            case 20: return in_order({"negate ", selection()});
            case 21:
            case 22: return lasting();
            case 23:
            case 24: return follows ? "fully " + fully() : "draw 2";
            default: return "discard 1 my.hand";
        }
    }
    string fully() {
        if (maybe(2)) return action(false);
        return in_order({"{ ", action(false), "; ", action(true), " }"});
    }
    string choose() {
        const string name = bind();
        if (name.empty()) return "draw 1";
        bound_.pop_back();
        string what;
        switch (below(4)) {
            case 0: what = "a bp of " + selection(); break;
            case 1:
                what = any_of({"basic or armed", "power or speed or meteo", "hazard or devastation or invasion"});
                break;
            case 2: what = function(); break;
            default: what = selection();
        }
        bound_.push_back(name);
        return in_order({"choose ", name, " = ", what});
    }
    string lasting() {
        return "lasting " + one_of(words::span) + " { " +
               list("; ", 2,
                    [&] {
                        if (maybe(4)) {
                            const auto kept = bound_;
                            string out = in_order({"when turn ends ", block()});
                            bound_ = kept;
                            return out;
                        }
                        if (maybe(4)) return in_order({"while ", predicate(), " ", give(true)});
                        return give(true);
                    }) +
               " }";
    }
    string destination() {
        switch (below(5)) {
            case 0: return in_order({"top of ", side(), ".deck"});
            case 1: return in_order({"bottom of ", side(), ".deck"});
            case 2: return in_order({"place of ", any_of({"1 my.vacancies", "foe", "1 their.characters"})});
            case 3: return "scene";
            default: return in_order({side(), ".hand"});
        }
    }

    // -- what is given

    string give(bool may_choose) {
        if (maybe(5))
            return in_order({"give ", plain_selection(), " { can't ", any_of({"be exiled", "be discarded"}),
                             any_of({"", " by them"}), " }"});
        const string whom = may_choose ? characters() : plain_characters();
        return "give " + whom + " { " + list("; ", 3, [&] { return modifier(); }) + " }";
    }
    string modifier() {
        switch (below(10)) {
            case 0:
            case 1: return in_order({any_of({"grade +", "grade -"}), number(1, 3)});
            case 2: return in_order({any_of({"bp +", "bp -", "level +", "level -"}), quantity()});
            case 3: return in_order({"columns = ", quantity()});
            case 4: return "bp = extra";
            case 5: {
                const string name = variable();
                return in_order(
                    {any_of({"type = ", "type also "}),
                     (name.empty() || maybe(2) ? any_of({"basic", "power & speed", "hazard & meteo"}) : name)});
            }
            case 6: return in_order({"unaffected by ", one_of(words::influence)});
            case 7: return in_order({"battle = ", one_of(words::battle)});
            default: return in_order({"can't ", any_of({"level up", "resolve enter texts"})});
        }
    }

    // -- selections

    string side() { return by_ > 0 && maybe(2) ? "own" : any_of({"my", "their", "any"}); }
    string zone() {
        string whose = side(), what = one_of(words::zone);
        if (what == "scene") return whose == "any" || maybe(3) ? "scene" : whose + ".scene";
        return in_order({whose, ".", what});
    }
    string selection() {
        return list(" and ", 2, [&] { return select(false); });
    }
    string characters() {
        return list(" and ", 2, [&] { return select(true); });
    }
    string plain_selection() {
        return list(" and ", 2, [&] { return plain_select(); });
    }
    string plain_characters() {
        return list(" and ", 2, [&] { return plain_character(); });
    }
    string select(bool character) {
        string out = maybe(2) ? range() : string();
        if (out.empty()) out = character ? plain_character() : plain_or_this();
        else
            out += character || maybe(2) ? many_characters()
                                         : in_order({side(), any_of({".hand", ".discard", ".exiled", ".deck"}), set()});
        if (!maybe(4)) return out;
        const string name = bind();
        return name.empty() ? out : out + " as " + name;
    }
    string range() {
        const string name = variable();
        switch (below(4)) {
            case 0: return in_order({"up to ", (name.empty() || maybe(2) ? number(1, 9) : name), " "});
            case 1: return "any number ";
            case 2: return in_order({number(1, 3), " random "});
            default: return in_order({(name.empty() || maybe(2) ? number(1, 9) : name), " "});
        }
    }
    string plain_or_this() { return maybe(6) ? "this" : plain_select(); }
    // No number, no name; never `this` alone, which an event means anyway.
    string plain_select() {
        const string name = variable();
        switch (tight() ? below(3) : below(7)) {
            case 0: return "foe";
            case 1: return many_characters();
            case 2: return zone();
            case 3: return in_order({zone(), set()});
            case 4:
                return in_order({any_of({"cards", "top card", "bottom card", "charges", "bottom charge"}), " on ",
                                 maybe(2) ? in_order({range(), many_characters()}) : "foe"});
            case 5: return in_order({any_of({"top ", "bottom "}), quantity(), " of ", side(), ".deck"});
            default: return name.empty() ? "their.characters" : name + (maybe(2) ? set() : "");
        }
    }
    string plain_character() { return maybe(3) ? any_of({"this", "foe"}) : many_characters(); }
    string many_characters() {
        const string name = variable();
        if (!name.empty() && maybe(3)) return name;
        string out = in_order({side(), ".characters", (maybe(2) ? set() : "")});
        if (maybe(4)) out = in_order({"foe", (maybe(2) ? set() : string()), " of ", out});
        return out;
    }
    string set() {
        return "[" + list(", ", 3, [&] { return maybe(6) ? distinct() : filters(); }) + "]";
    }
    string distinct() { return in_order({"distinct ", one_of(words::distinct)}); }
    string filters() {
        if (tight() || maybe(2)) return filter();
        return in_order({conjunction(), " or ", list(" or ", 2, [&] { return conjunction(); })});
    }
    string conjunction() {
        return maybe(4) ? in_order({filter(), " & ", list(" & ", 2, [&] { return filter(); })}) : filter();
    }
    string filter() {
        const string name = variable();
        switch (tight() ? below(4) : below(9)) {
            case 0: return one_of(words::type);
            case 1:
            case 2: return one_of(words::kind);
            case 3: return "other";
            case 4: return in_order({one_of(words::name), " ", word()});
            case 5: return in_order({"!", plain_filter()});
            case 6: return in_order({one_of(words::stat), " ", one_of(words::relation), " ", quantity()});
            case 7: return in_order({"shares ", one_of(words::shares), " with ", plain_or_this()});
            default: return name.empty() ? "kaiju" : name;
        }
    }
    string plain_filter() { return maybe(2) ? one_of(words::kind) : "character " + word(); }

    // -- conditions and quantities

    string predicate() {
        switch (tight() ? 4 + below(4) : below(11)) {
            case 0: return in_order({part(), " and ", part()});
            case 1: return in_order({part(), " or ", part()});
            case 2: return in_order({"(", part(), " or ", part(), ") and ", part()});
            case 3: return in_order({"not (", part(), " and ", part(), ")"});
            default: return part();
        }
    }
    string part() {
        switch (below(7)) {
            case 0: return any_of({"lead me", "lead them"});
            case 1: return in_order({"not any ", plain_or_this()});
            case 2: return in_order({"any ", plain_or_this()});
            case 3: return in_order({"happened ", event(true), by_effects(true), " this turn"});
            case 4: return in_order({function(), " ", one_of(words::relation), " ", quantity()});
            default: return in_order({plain_or_this(), " is ", is_filter()});
        }
    }
    string is_filter() {
        const string one = plain_filter();
        return maybe(3) ? one + " or " + one_of(words::type) : one;
    }
    string quantity() {
        switch (tight() ? 5 : below(7)) {
            case 0: return in_order({atom(), " + ", atom()});
            case 1: return in_order({atom(), " - ", atom()});
            case 2: return in_order({number(1, 3000), " * ", function(), any_of({"", " / 2"})});
            default: return atom();
        }
    }
    string atom() {
        const string name = variable();
        if (!name.empty() && maybe(4)) return name;
        return maybe(2) ? number(0, 32'000) : function();
    }
    string function() {
        switch (tight() ? 4 : below(6)) {
            case 0: return in_order({any_of({"min(", "max("}), atom(), ", ", atom(), ")"});
            case 1: return "rounds";
            case 2: return in_order({one_of(words::stat), "(", plain_or_this(), ")"});
            case 3: return in_order({"count(", plain_selection(), ")"});
            default: return in_order({"count(", zone(), ")"});
        }
    }

    Generator& generator_;
    int left_;
    int by_ = 0;
    int prices_ = 0;  // what is written is a price
    int names_ = 0;
    std::vector<string> bound_;
};

}  // namespace

std::string random_ultraman_text(Generator& generator, int size) { return RandomText(generator, size).text(); }

}  // namespace cubenight::test
