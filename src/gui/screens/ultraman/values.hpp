// What the match screen of the Ultraman Card Game draws, read from the session when something changed: the view, what is
// asked and where its options are pressed, the hand with labels and reasons, the log's lines.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/gui/screens/common/asking.hpp"
#include "src/gui/screens/common/kept_options.hpp"
#include "src/gui/screens/common/table_motion.hpp"
#include "src/gui/sessions/ultraman_session.hpp"
#include "src/gui/widgets/ultraman_face.hpp"
#include "src/text/ultraman/log_text.hpp"
#include "src/text/ultraman/option_text.hpp"

namespace cubenight::gui::ucg {

using ultraman::area_of;
using ultraman::BpStep;
using ultraman::BpStepKind;
using ultraman::Card;
using ultraman::CardSet;
using ultraman::CharacterView;
using ultraman::ChoiceKind;
using ultraman::Clause;
using ultraman::Fought;
using ultraman::no_spot;
using ultraman::Option;
using ultraman::OptionKind;
using ultraman::Phase;
using ultraman::Spot;
using ultraman::spot_of;
using ultraman::State;
using ultraman::View;
namespace said = ultraman::text;

struct HandCard {
    CopyId copy = no_copy;
    const Card* card = nullptr;
    std::string label;             // "Level up"; empty where nothing can be done with it
    std::string why_not;           // empty where it can be played, or nothing is asked of the hand
    Clause clause = Clause::none;  // of why_not
    std::vector<Option> plays;     // what can be done with it now
    int number = 0;                // of the key that plays it; 0: none
};

// One entry of a list: equal cards of one pile stand together.
struct ListedCard {
    Option option;
    const Card* card = nullptr;
    int count = 1;
    std::string place;                // "deck", "below Ultraman Tiga"
    std::vector<CopyId> copies = {};  // all that it stands for
};

class Values {
public:
    // Reads the session anew where it, or the language, changed. True when it did. REQUIRES: session.seat() has a value.
    bool refresh(UltramanSession& session, Language language);
    // Whether the session has gone on since.
    bool is_behind(const UltramanSession& session) const { return version_ != session.version(); }
    // Reads an earlier moment, at which nothing is asked. REQUIRES: session.seat() has a value.
    void read_past(UltramanSession& session, const UltramanSession::Past& past, Language language);

    View view;
    said::Names names;
    SeatId me = play::seat0, them = play::seat1;
    std::optional<SeatId> lead;       // of this turn; nobody before it is chosen
    SeatId first_lead = play::seat0;  // of the first turn: from whose right hand the battle areas grow
    text::Prompt prompt;
    AskAt at = AskAt::nowhere;
    std::vector<Option> options;  // of the running choice in their order, without `done`
    std::optional<Option> done;
    std::optional<Option> armed;  // to lay back the whole first hand, which was pressed once
    bool way_back = false;        // something can be taken back freely
    bool bot_acts = false;
    std::vector<HandCard> hand;
    std::vector<HandCard> other_hand;  // of the other seat, where both are looked at
    std::vector<ListedCard> list;
    std::vector<ListedCard> looked;  // cards that the text lets this seat see, and that cannot be chosen
    std::vector<text::LogLine> lines;
    std::size_t told = 0;                 // entries of the log that they say
    const TableMotion* motion = nullptr;  // of the table that draws them, which has set it; may be nothing

    // Cards are values of the session's set; nothing where the card is not known.
    const Card* card(CopyId copy) const;
    // Whether it has not arrived yet where it lies.
    bool away(CopyId copy) const { return motion && motion->away(copy); }
    bool away(TablePlace place) const { return motion && motion->away(place); }
    const CharacterView& character(Spot spot) const { return view.characters[spot.value]; }
    // The highest card of it that lies face up; no_copy where none does.
    CopyId open_top(Spot spot) const;
    // Of which character the card is the highest that lies face up, or no_spot.
    Spot spot_on_top(CopyId copy) const;
    // Whether a step of the turn is asked for: scene, character, level-ups, [Activate].
    bool of_turn() const { return at == AskAt::turn; }
    ChoiceKind kind() const { return view.asks_me ? view.choice.kind : ChoiceKind::none; }
    // Battle areas to draw, with the one that the running choice would lay out.
    int areas() const;
    // Options that are pressed at that character's place: of it, of its highest card, or cards that level it up.
    std::vector<Option> options_at(Spot spot) const;
    std::vector<Option> options_of_scene() const;
    const HandCard* held(CopyId copy) const;
    // The key of that option, counted from 1: its place when the question began; 0 where it is none.
    int number_of(Option option) const;
    // What has that key now; nothing where it was chosen before.
    std::optional<Option> numbered(int digit) const;
    // The card that it chose before, so that it is taken back; no_copy for none.
    CopyId chosen_by(int digit) const;
    // What digits choose.
    int count_numbered() const { return numbers_.count(); }
    // Whether `done` is what a person most likely means: not while nothing is chosen of what could be.
    bool done_is_meant() const { return options.empty() || view.choice.picked > 0; }
    // Whether a card that this seat knows asks something of it.
    bool asks() const {
        return at != AskAt::nowhere && view.choice.source < ultraman::most_copies && card(CopyId{view.choice.source});
    }
    // Whether it exchanges the whole hand, so that it is pressed twice.
    bool exchanges_hand(Option option) const { return kind() == ChoiceKind::redraw && option.kind == OptionKind::yes; }
    bool over() const { return view.outcome != play::Outcome::running; }

private:
    void read(UltramanSession& session, std::span<const said::LogEntry> log, Language language);
    void read_choice();
    void read_hand(UltramanSession& session);
    HandCard read_held(UltramanSession& session, CopyId copy) const;
    void explain(UltramanSession& session, HandCard& held) const;
    void read_list();
    void read_looked();
    std::string place_of(CopyId copy) const;

    const CardSet* cards_ = nullptr;
    KeptOptions<Option> numbers_;
    std::uint64_t version_ = 0;
    SeatId seat_ = play::no_seat;
};

// Why somebody cannot do what they wish, with its clause: for a toast.
std::string why_not_words(const Values& v, UltramanSession& session, Option option);

}  // namespace cubenight::gui::ucg
