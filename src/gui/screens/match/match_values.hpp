// What the match screen draws, read from the session when something changed: the view, what is asked and where its
// options are pressed, the hand with labels and reasons, the attack rows, the log's lines.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/gui/screens/common/asking.hpp"
#include "src/gui/screens/common/kept_options.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/screens/match/attack_rows.hpp"
#include "src/gui/sessions/match_session.hpp"
#include "src/gui/widgets/card_face.hpp"
#include "src/text/pokemon/log_text.hpp"
#include "src/text/pokemon/option_text.hpp"
#include "src/text/pokemon/prompt.hpp"

namespace cubenight::gui {

struct HandCard {
    CopyId copy = no_copy;
    const Card* card = nullptr;
    std::string label;                               // "Evolve"; empty where nothing can be done with it
    std::string why_not;                             // empty where it can be played, or nothing is asked
    std::string explained;                           // the same at length
    pokemon::Clause clause = pokemon::Clause::none;  // of why_not
    std::optional<pokemon::Option> play;             // as a turn's action
    int number = 0;                                  // of the key that plays it; 0: none
};

// One entry of a list: equal cards of one pile stand together.
struct ListedCard {
    pokemon::Option option;
    const Card* card = nullptr;
    int count = 1;
    std::string place;                // "deck", "on Gloom"
    std::vector<CopyId> copies = {};  // all that it stands for
};

class MatchValues {
public:
    // Reads the session anew where it, or the language, changed. True when it did. REQUIRES: session.seat() has a value.
    bool refresh(MatchSession& session, text::Language language);
    // Whether the session has gone on since.
    bool is_behind(const MatchSession& session) const { return version_ != session.version(); }
    // Reads an earlier moment, at which nothing is asked. REQUIRES: session.seat() has a value.
    void read_past(MatchSession& session, const MatchSession::Past& past, text::Language language);

    pokemon::View view;
    text::Names names;
    SeatId me = pokemon::seat0, them = pokemon::seat1;
    text::Prompt prompt;
    AskAt at = AskAt::nowhere;
    std::vector<pokemon::Option> options;  // of the running choice in their order, without `done`
    std::optional<pokemon::Option> done;
    // Where a text asks whether it may do something and then what to, the second is asked at once: to choose is to say yes
    // first, to choose nothing is to say no.
    struct AskedAtOnce {
        pokemon::Option yes, no;
    };
    std::optional<AskedAtOnce> at_once;
    Said choose(MatchSession& session, pokemon::Option option) const;
    bool can_take_back = false;            // the running choice, while the turn's other actions stay lit
    bool way_back = false;                 // something can be taken back freely: that choice, or the last action
    bool bot_acts = false;                 // one waits for a bot
    std::vector<pokemon::Option> actions;  // of the turn: lit now, or after the running choice is taken back
    std::vector<HandCard> hand;
    std::vector<HandCard> other_hand;  // of the other seat, where both are looked at
    std::vector<ListedCard> list;
    std::vector<ListedCard> looked;  // cards that the text lets this seat see, and that cannot be chosen
    std::vector<AttackRow> attacks;
    std::optional<pokemon::Option> armed;  // an attack that stands and was pressed once
    pokemon::Clause why_not_retreat = pokemon::Clause::none;
    std::vector<text::LogLine> lines;
    std::size_t told = 0;                 // entries of the log that they say
    const TableMotion* motion = nullptr;  // of the table that draws them, which has set it; may be nothing
    text::LastCoin coin;
    std::string promise;  // what attaching to the Active Pokémon would make possible

    // Cards are values of the session's set; nothing where the card is not known.
    const Card* card(CopyId copy) const;
    const Card* top(std::uint8_t slot) const;
    // Whether it has not arrived yet where it lies.
    bool away(CopyId copy) const { return motion && motion->away(copy); }
    bool away(TablePlace place) const { return motion && motion->away(place); }
    // The key of that option, counted from 1: its place in `options` when the question began; 0 where it is none.
    int number_of(pokemon::OptionKind kind, std::uint8_t a) const;
    // Of a card of the hand that was chosen before.
    int number_of_chosen(CopyId copy) const {
        return at == AskAt::board ? numbers_.number_of({pokemon::OptionKind::copy, copy.value, 0, 0}) : 0;
    }
    std::optional<pokemon::Option> option_of(pokemon::OptionKind kind, std::uint8_t a) const;
    // The turn's action of that kind, where it is lit.
    std::optional<pokemon::Option> action_of(pokemon::OptionKind kind) const;
    // Whether cards of the hand are chosen for something, and not to be played.
    bool chooses_from_hand() const;
    // Whether it was chosen before, of the things that the running choice asks for.
    bool is_chosen(CopyId copy) const;
    // Whether it can be chosen now: while something else is asked it cannot.
    bool can_attack(const AttackRow& row) const { return row.option && at == AskAt::turn; }
    // Whether a card that this seat knows asks something of it.
    bool asks() const {
        return at != AskAt::nowhere && view.choice.source < pokemon::most_copies && card(CopyId{view.choice.source});
    }
    // The card that asks, where it lies neither in a hand, in a pile nor in play.
    CopyId asking_card() const;
    std::vector<pokemon::Option> abilities() const;
    std::vector<pokemon::Option> abilities_of(std::uint8_t slot) const;
    int places(SeatId seat) const;  // Bench places to outline
    // Whether `done` is what a person most likely means: not while nothing is chosen of what could be.
    bool done_is_meant() const { return options.empty() || view.choice.picked > 0; }
    // What the digit chooses: a card of the hand in a turn, else an option of what is asked.
    std::optional<pokemon::Option> numbered(int digit) const;
    // The card of the hand that it chose before, so that it is taken back; no_copy for none.
    CopyId chosen_by(int digit) const;
    // What digits choose on the board.
    int count_numbered() const { return at == AskAt::board ? numbers_.count() : static_cast<int>(options.size()); }
    // How the card is drawn: its family's picture, and its Weakness where a rule changed it. REQUIRES: both outlive it.
    CardLook look(const Card& card) const { return looks_.of(card); }
    InPlay in_play(std::uint8_t slot) const;

private:
    void read(MatchSession& session, std::span<const text::LogEntry> log, text::Language language);
    void ask_at_once(const MatchSession& session);
    void read_choice(MatchSession& session);
    void read_hand(MatchSession& session);
    void read_why_not(MatchSession& session, HandCard& held, pokemon::Option play) const;
    std::string why_not_attach(const MatchSession& session, const HandCard& held, pokemon::Option play) const;
    void read_list();
    void read_looked();
    void read_attacks(MatchSession& session);
    void read_promise(MatchSession& session);
    std::string place_of(CopyId copy) const;

    const CardSet* cards_ = nullptr;
    CardLooks looks_;
    KeptOptions<pokemon::Option> numbers_;
    std::uint64_t version_ = 0;
    SeatId seat_ = pokemon::no_seat;
};

}  // namespace cubenight::gui
