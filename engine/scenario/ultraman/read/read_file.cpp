// The frame of a scenario file: what stands outside of scenarios, and the statements of each in their order.
#include "engine/scenario/ultraman/read/read_file.hpp"

#include <utility>

#include "engine/cards/ultraman/notation/card_reader.hpp"
#include "engine/scenario/script/puzzle.hpp"
#include "engine/scenario/ultraman/read/read_expectations.hpp"
#include "engine/scenario/ultraman/read/read_position.hpp"

namespace cubenight::ultraman::scenario {
namespace {

class FileReader {
public:
    FileReader(std::string_view text, TokenReader& in) : text_(text), in_(in) {}

    ScenarioFile read() {
        in_.expect_phrase("game ucg");
        while (!in_.at_end() && !in_.failed()) {
            if (in_.accept_mark(";") || common(file_.uses, file_.cards, rules_) || names(players_)) continue;
            if (!in_.is_word("scenario")) {
                in_.expected(saying("`scenario`, `card`, `use`, `option` or `players`"));
                continue;
            }
            const std::size_t begin = in_.position();
            file_.scenarios.push_back(scenario());
            if (in_.failed()) read_on(begin);
        }
        return std::move(file_);
    }

private:
    // Behind a scenario that cannot be read the file is read on at its closing brace, or at the next title.
    void read_on(std::size_t begin) {
        file_.scenarios.back().unread = in_.take_error();
        in_.go_back(begin);
        for (int open = 0; !in_.at_end(); in_.skip()) {
            if (in_.position() > begin && at_title()) return;
            if (in_.is_mark("{")) ++open;
            else if (in_.is_mark("}") && --open == 0) break;
        }
        in_.skip();
        while (!in_.at_end() && !at_title()) in_.skip();
    }

    bool at_title() const {
        return in_.is_word("scenario") && in_.is_kind(TokenKind::string, 1) && in_.is_mark("{", 2);
    }

    // What may stand in a scenario and, for all that follow, outside.
    bool common(std::vector<Use>& uses, std::vector<Card>& cards, RuleSet& rules) {
        if (in_.is_word("card")) cards.push_back(CardReader(in_, CardNaming::name_may_do).read());
        else if (in_.is_word("use") && in_.is_kind(TokenKind::string, 1) && ends_so(1, ".cards\"")) {
            in_.skip();
            const int line = in_.line();
            uses.push_back({in_.expect_string(saying("a card file")), line});
        } else if (in_.accept_word("rules")) {
            const auto name = in_.expect_joined_word(saying("the name of a rule set"));
            if (auto named = named_rule_set(name)) rules = std::move(*named);
            else in_.fail(saying("there is no rule set called \"{0}\"; there is ucg-1.6", name.substr(0, 40)));
        } else if (in_.accept_word("option")) {
            const std::size_t begin = in_.position();
            const auto name = in_.expect_joined_word(saying("a rule option"));
            const int value = in_.expect_number(saying("its value"), 0, largest_number);
            if (in_.failed()) return true;
            if (auto reason = rules.set(name.substr(0, 60), value)) in_.fail_at(begin, *reason);
        } else return false;
        return true;
    }

    bool ends_so(std::size_t ahead, std::string_view end) const { return in_.text_of(in_.peek(ahead)).ends_with(end); }

    bool names(PerSeat<std::string>& players) {
        if (!in_.accept_word("players")) return false;
        for (std::string& name : players) {
            name = std::string(in_.is_kind(TokenKind::word) ? in_.text_of(in_.peek()) : std::string_view());
            if (name.empty()) in_.expected(saying("two names of one word each"));
            in_.skip();
            in_.accept_mark(",") || in_.accept_word("and");
        }
        return true;
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
        return cubenight::scenario::read_puzzle(
            in_, scenario, [&] { return goal(expectations); }, [&] { step(scenario, refs, acts, expectations); });
    }

    Goal goal(ExpectationReader& expectations) {
        Goal goal;
        goal.line = in_.line();
        const std::size_t begin = in_.peek().at;
        if (in_.accept_word("win")) {
            goal.kind = GoalKind::win;
            goal.what.what = AboutResult{play::win_of(seat0), true, {}};
        } else {
            goal.what = expectations.read();
        }
        if (in_.accept_phrase("before turn")) goal.before = in_.expect_number(saying("a turn's number"), 2, 999);
        else in_.accept_phrase("this turn");
        if (!in_.failed()) goal.text = cubenight::scenario::written_since(in_, text_, begin);
        return goal;
    }

    bool heading(Scenario& scenario, RefReader& refs) {
        if (in_.accept_word("clause") || in_.accept_word("clauses")) {
            do scenario.clauses.push_back(refs.clause());
            while (!in_.failed() && in_.accept_mark(","));
            return true;
        }
        if (names(scenario.players)) {
            refs.set_players(scenario.players);
            return true;
        }
        const std::size_t begin = in_.position();
        const bool rules = in_.is_any_word({"rules", "option"});
        const bool read = common(scenario.uses, scenario.cards, scenario.rules);
        if (read && rules && !scenario.statements.empty())
            in_.fail_at(begin, saying("the rules stand before the first action"));
        return read;
    }

    // The position comes before the first act.
    bool layout(Scenario& scenario, RefReader& refs, PositionReader& reader) {
        const bool block = refs.at_player() && in_.is_mark("{", 1);
        const bool field = (refs.at_side() || refs.at_player()) && reader.at_seat_field(1);
        const std::size_t begin = in_.position();
        if (block) {
            const SeatId seat = refs.expect_player();
            reader.seat_block(scenario.position.seats[seat]);
        } else if (field) {
            const SeatId seat = refs.at_side() ? *refs.accept_side() : refs.expect_player();
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
        for (const bool allowed : {true, false}) {
            const std::string_view word = allowed ? "allow" : "refuse";
            if (!in_.is_word(word)) continue;
            const bool deck = in_.is_word("deck", 1);
            return add(scenario, [&]() -> What {
                in_.skip();
                if (deck) return expectations.deck(allowed);
                return expectations.trial(allowed);
            });
        }
        add(scenario, [&]() -> What { return act_or_chance(refs, acts); });
    }

    using What = decltype(Statement::what);

    What act_or_chance(RefReader& refs, ActReader& acts) {
        if (in_.accept_word("contest")) return ContestWinner{refs.expect_player()};
        if (in_.accept_word("shuffle")) return ShuffleOrder{refs.list()};
        if (in_.accept_word("random")) return RandomCard{refs.ref()};
        auto act = acts.accept();
        if (!act) {
            in_.expected(saying(
                "a statement: an act, `choose`, `contest`, `shuffle`, `random`, `refuse`, `allow`, `expect`, or a part "
                "of the position"));
            return Act{};
        }
        if (!in_.accept_word("refused")) return *act;
        Trial trial{*act, false, {}};
        if (refs.at_clause()) trial.clause = refs.clause();
        else trial.clause = refs.optional_clause();
        return trial;
    }

    // One, or several of different subjects: my area 1 bp 7000 and their hand none.
    void expectation(Scenario& scenario, ExpectationReader& expectations) {
        add(scenario, [&]() -> What { return expectations.read(); });
        while (!in_.failed() && expectations.at_next()) {
            in_.skip();
            add(scenario, [&]() -> What { return expectations.read(); });
        }
    }

    template <class Read>
    void add(Scenario& scenario, Read read) {
        Statement statement;
        statement.line = in_.line();
        const std::size_t begin = in_.peek().at;
        statement.what = read();
        if (in_.failed()) return;
        statement.text = cubenight::scenario::written_since(in_, text_, begin);
        if (++count_ > cubenight::scenario::most_statements) in_.fail(saying("a file has at most 20000 statements"));
        scenario.statements.push_back(std::move(statement));
    }

    std::string_view text_;
    TokenReader& in_;
    ScenarioFile file_;
    PerSeat<std::string> players_{{"me", "them"}};
    RuleSet rules_ = usual_rules();
    std::size_t count_ = 0;
};

}  // namespace

bool is_scenario_file(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (const std::size_t remark = line.find('#'); remark != std::string_view::npos) line = line.substr(0, remark);
        const std::size_t from = line.find_first_not_of(" \t\r");
        if (from == std::string_view::npos) continue;
        return line.substr(from).starts_with("game ucg");
    }
    return false;
}

Result<ScenarioFile> read_scenarios(std::string_view text, std::string_view file) {
    auto tokens = cut_tokens(text, file, 1);
    if (!tokens) return tokens.error();
    TokenReader in(text, file, std::move(*tokens));
    ScenarioFile read = FileReader(text, in).read();
    if (in.failed()) return in.error();
    read.name = std::string(file);
    return read;
}

}  // namespace cubenight::ultraman::scenario
