// The frame of a scenario file: what stands outside of scenarios, and the statements of each in their order.
#include "engine/scenario/read/read_file.hpp"

#include <algorithm>
#include <utility>

#include "engine/cards/notation/card_reader.hpp"
#include "engine/cards/notation/cube_lines.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/scenario/read/read_expectations.hpp"
#include "engine/scenario/read/read_goal.hpp"
#include "engine/scenario/read/read_position.hpp"
#include "engine/scenario/script/puzzle.hpp"

namespace cubenight::scenario {
namespace {

class FileReader {
public:
    FileReader(std::string_view text, TokenReader& in, Unreadable unreadable)
        : text_(text), in_(in), unreadable_(unreadable) {}

    ScenarioFile read() {
        if (in_.is_phrase("game ucg"))
            in_.fail_here(saying("the scenarios of the Ultraman Card Game are played with `cubenight scenario`"));
        while (!in_.at_end() && !in_.failed()) {
            if (in_.accept_mark(";") || common(file_, rules_) || names(players_)) continue;
            if (!in_.is_word("scenario"))
                in_.expected(saying("`scenario`, `card`, `use`, `line`, `rules` or `players`"));
            else {
                rules_told_ = false;
                const std::size_t begin = in_.position();
                file_.scenarios.push_back(scenario());
                if (in_.failed() && unreadable_ == Unreadable::is_kept) read_on(begin);
                rules_told_ = false;
            }
        }
        return std::move(file_);
    }

private:
    // Behind a scenario that cannot be read the file is read on at its closing brace; where that is missing or stands too
    // early, at the next thing that begins a line of the file's own.
    void read_on(std::size_t begin) {
        file_.scenarios.back().unread = in_.take_error();
        in_.go_back(begin);
        for (int open = 0; !in_.at_end(); in_.skip()) {
            if (in_.position() > begin && at_title()) return;
            if (in_.is_mark("{")) ++open;
            else if (in_.is_mark("}") && --open == 0) break;
        }
        in_.skip();
        while (!in_.at_end() && !at_title() && !at_common()) in_.skip();
    }

    bool at_title() const {
        return in_.is_word("scenario") && in_.is_kind(TokenKind::string, 1) && in_.is_mark("{", 2);
    }
    bool at_common() const {
        const bool named = in_.is_any_word({"card", "use", "line"}) && in_.is_kind(TokenKind::string, 1);
        return named || in_.is_any_word({"rules", "players"}) || in_.is_phrase("weakness of") ||
               (in_.is_word("option") && in_.is_kind(TokenKind::word, 1));
    }

    // What may stand in a scenario and, for all that follow, outside.
    template <class FileOrScenario>
    bool common(FileOrScenario& where, RuleSet& rules) {
        if (in_.is_word("card")) where.cards.push_back(CardReader(in_, CardNaming::name_may_do).read());
        else if (in_.is_word("use") && in_.is_kind(TokenKind::string, 1)) {
            in_.skip();
            const int line = in_.line();
            where.uses.push_back({in_.expect_string(saying("a card file")), line});
            if (!where.uses.back().path.ends_with(".cards"))
                in_.fail(saying("the name of a card file ends in .cards; an ability is written `ability \"Name\"`"));
        } else if (in_.is_word("line") && in_.is_kind(TokenKind::string, 1)) {
            where.lines.push_back(read_named_line(in_));
        } else if (in_.accept_word("rules")) {
            if (std::exchange(rules_told_, true))
                in_.fail(saying("`rules` stands once, before `option` and `weakness of`: it begins anew"));
            const auto name = in_.expect_joined_word(saying("the name of a rule set"));
            if (auto named = named_rule_set(name)) rules = std::move(*named);
            else
                in_.fail(saying("there is no rule set called \"{0}\"; there are cube, ja-3.0, zh-2.2 and fi-swsh",
                                name.substr(0, 40)));
        } else if (in_.accept_word("option")) {
            rules_told_ = true;
            const std::size_t begin = in_.position();
            const auto name = in_.expect_joined_word(saying("a rule option"));
            const int value = in_.expect_number(saying("its value"), 0, largest_number);
            if (in_.failed()) return true;
            if (auto reason = rules.set(name.substr(0, 60), value)) in_.fail_at(begin, *reason);
        } else if (in_.accept_phrase("weakness of")) {
            rules_told_ = true;
            weakness_rule(rules);
        } else return false;
        return true;
    }

    bool names(pokemon::PerSeat<std::string>& players) {
        if (!in_.accept_word("players")) return false;
        for (std::string& name : players) {
            name = std::string(in_.is_kind(TokenKind::word) ? in_.text_of(in_.peek()) : std::string_view());
            if (name.empty()) in_.expected(saying("two names of one word each"));
            in_.skip();
            in_.accept_mark(",") || in_.accept_word("and");
        }
        return true;
    }

    void weakness_rule(RuleSet& rules) {
        WeaknessRule rule;
        const auto type = [&] {
            return static_cast<Type>(in_.expect_one_of(cubenight::words::type, saying("a type")));
        };
        rule.whose = type();
        in_.expect_mark("=");
        rule.against = type();
        RefReader refs(in_);
        rule.factor = refs.times();
        if (rule.factor < 2 || rule.factor > 9) in_.fail(saying("a factor goes from x2 to x9"));
        rule.give_missing = in_.accept_phrase("also where none is printed");
        rules.weakness_rules.push_back(rule);
    }

    Scenario scenario() {
        Scenario scenario;
        scenario.line = in_.line();
        scenario.rules = rules_;
        in_.skip();
        scenario.title = in_.expect_string(saying("the scenario's title"));
        in_.expect_mark("{");
        scenario.players = players_;
        RefReader refs(in_);
        refs.set_players(players_);
        ActReader acts(refs);
        ExpectationReader expectations(refs, acts);
        PositionReader position(refs);
        while (!in_.accept_mark("}") && !in_.failed()) {
            if (in_.accept_mark(";")) continue;
            if (in_.at_end()) in_.expected(saying("`}` at the end of the scenario"));
            else if (!heading(scenario, refs) && !layout(scenario, refs, position) &&
                     !puzzle(scenario, refs, acts, expectations))
                step(scenario, refs, acts, expectations);
        }
        return scenario;
    }

    // What is to be reached, and lines of play that do not reach it.
    bool puzzle(Scenario& scenario, RefReader& refs, ActReader& acts, ExpectationReader& expectations) {
        return read_puzzle(
            in_, scenario, [&] { return GoalReader(refs, expectations).read(text_); },
            [&] { step(scenario, refs, acts, expectations); });
    }

    bool heading(Scenario& scenario, RefReader& refs) {
        if (in_.accept_word("clause") || in_.accept_word("clauses")) {
            in_.accept_mark(":");
            do scenario.clauses.push_back(refs.clause());
            while (!in_.failed() && in_.accept_mark(","));
            return true;
        }
        if (names(scenario.players)) {
            refs.set_players(scenario.players);
            return true;
        }
        const std::size_t begin = in_.position();
        const bool rules = in_.is_any_word({"rules", "option"}) || in_.is_phrase("weakness of");
        const bool read = common(scenario, scenario.rules);
        if (read && rules && !scenario.statements.empty())
            in_.fail_at(begin, saying("the rules stand before the first action"));
        return read;
    }

    // The position comes before the first action.
    bool layout(Scenario& scenario, RefReader& refs, PositionReader& reader) {
        const bool block = refs.at_player() && in_.is_mark("{", 1);
        const bool plain =
            refs.at_player() &&
            in_.is_any_word({"active", "bench", "hand", "deck", "discard", "lost", "aside", "prizes", "used"}, 1);
        const bool field = refs.at_side() || plain;  // `my hand`, also `me hand`
        const std::size_t begin = in_.position();
        if (block) {
            const SeatId seat = refs.expect_player();
            reader.seat_block(scenario.position.seats[seat]);
        } else if (field) {
            const SeatId seat = plain ? refs.expect_player() : *refs.accept_side();
            reader.seat_field(scenario.position.seats[seat]);
        } else if (!reader.board_field(scenario.position)) return false;
        if (!scenario.statements.empty())
            in_.fail_at(begin,
                        saying("the position stands before the first action; what must be true begins with `expect`"));
        return true;
    }

    void step(Scenario& scenario, RefReader& refs, ActReader& acts, ExpectationReader& expectations) {
        if (in_.accept_word("expect")) {
            if (!in_.accept_mark("{")) return expectation(scenario, expectations);
            while (!in_.accept_mark("}") && !in_.failed()) {
                if (in_.accept_mark(";")) continue;
                if (in_.at_end()) in_.expected(saying("`}`"));
                else expectation(scenario, expectations);
            }
            return;
        }
        for (const bool allowed : {true, false})
            if (in_.is_phrase(allowed ? "allow deck" : "refuse deck")) {
                in_.skip();
                return add(
                    scenario, [&] { return expectations.deck(allowed); }, allowed ? "allow " : "refuse ");
            }
        if (in_.accept_word("refuse"))
            return add(
                scenario, [&] { return expectations.trial(false); }, "refuse ");
        if (in_.accept_word("allow"))
            return add(
                scenario, [&] { return expectations.trial(true); }, "allow ");
        if (in_.accept_word("coins") || in_.accept_word("coin") || in_.accept_word("flip"))
            return add(
                scenario, [&] { return acts.coins(); }, "coins ");
        if (in_.accept_word("shuffle"))
            return add(
                scenario, [&] { return ShuffleOrder{refs.list()}; }, "shuffle ");
        if (in_.accept_word("random"))
            return add(
                scenario, [&] { return RandomCard{refs.ref()}; }, "random ");
        add(scenario, [&] {
            auto act = acts.accept();
            if (!act)
                in_.expected(
                    saying("a statement: an action, `choose`, `coins`, `refuse`, `allow`, `expect`, or a part of the "
                           "position"));
            return act.value_or(Act{});
        });
    }

    // One, or several of different subjects: my active damage 20 and their hand none.
    void expectation(Scenario& scenario, ExpectationReader& expectations) {
        add(scenario, [&] { return expectations.read(); });
        while (!in_.failed() && expectations.at_next()) {
            in_.skip();
            add(scenario, [&] { return expectations.read(); });
        }
    }

    // `word`: what stands before it and was read already, where the statement is not to be understood without.
    template <class Read>
    void add(Scenario& scenario, Read read, std::string_view word = {}) {
        Statement statement;
        statement.line = in_.line();
        const std::size_t begin = in_.peek().at;
        statement.what = read();
        if (in_.failed()) return;
        statement.text = std::string(word) + written_since(in_, text_, begin);
        if (++count_ > most_statements) in_.fail(saying("a file has at most 20000 statements"));
        scenario.statements.push_back(std::move(statement));
    }

    std::string_view text_;
    TokenReader& in_;
    Unreadable unreadable_;
    ScenarioFile file_;
    pokemon::PerSeat<std::string> players_{{"me", "them"}};
    RuleSet rules_ = *named_rule_set("ja-3.0");
    bool rules_told_ = false;  // or an option: since the last scenario, or in this one
    std::size_t count_ = 0;
};

}  // namespace

Result<ScenarioFile> read_scenarios(std::string_view text, std::string_view file, Unreadable unreadable) {
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    ScenarioFile read = FileReader(text, in, unreadable).read();
    if (in.failed()) return in.error();
    read.name = std::string(file);
    return read;
}

}  // namespace cubenight::scenario
