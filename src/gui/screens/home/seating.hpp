// The sheet over the home page on which a night's seats get their names, and their decks where everybody brings one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/gui/kit/screen.hpp"
#include "src/gui/screens/home/deck_choice.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

class Seating {
public:
    // For a draft from that cube.
    Seating(const Strings& say, text::Day today, const CubeSummary& cube, int players);
    // Everybody brings one of the decks.
    Seating(const Strings& say, text::Day today, const std::vector<DeckFile>& decks, int players);

    // The numbers of an earlier night, as far as they are of the same players and the cube still deals them.
    void set_as(const KeptTable& before);
    // The first seats are for those people.
    void call_people(const Strings& say, const std::vector<std::string>& names);
    KeptTable kept() const;
    void call(const std::string& name) { night_.name = name; }

    enum class Answer : std::uint8_t { open, cancelled, dealt };
    Answer draw(Frame& f);
    const NewNight& night() const { return night_; }
    // The deck that is to lie on the bench of the workshop, once; the sheet waits meanwhile.
    std::optional<DeckWish> take_wish() { return std::exchange(wish_, std::nullopt); }

private:
    bool constructed() const { return !offered_.empty(); }
    void begin(const Strings& say, text::Day today, int players);
    void follow_language(Language language);
    void seat_row(Frame& f, Rect r, std::size_t index);
    void deck_field(Frame& f, Rect r, std::size_t index);
    void head(Frame& f, Rect r);
    void rule_set(Frame& f, Rect r);
    void rules_told(Frame& f, Rect r);
    void lines_told(Frame& f, Rect r);
    float lines_room() const;  // of the strip that tells of stranded evolutions
    void players(Frame& f, Rect r);
    void sizes(Frame& f, Rect r);
    void clocks(Frame& f, Rect r);
    void round_clock(Frame& f, Rect r);
    void pairing(Frame& f, Rect r);
    Answer foot(Frame& f, Rect r);
    void sheets(Frame& f);
    void seat_players(const Strings& say, int players);
    void fit_packs(const Strings& say, std::size_t dealt_before);
    draft::GameRules rules_unchanged() const;
    // What a rule set changes in the rules of the cube, one point a line.
    std::string differs(const Strings& say, const char* rule_set) const;
    LinePolicy lines() const;
    // How many picks the cube deals under the night's line policy.
    std::size_t dealt() const;
    draft::Refused refused() const;  // why nothing is dealt of these numbers
    std::string problem(Frame& f) const;
    std::string needs(const Strings& say) const;
    std::string advice(const Strings& say) const;

    NewNight night_;
    std::vector<draft::SeatSettings> left_;        // seats that were taken away, should they come back
    std::vector<DraftTableRow> rows_;              // of the cube
    std::span<const char* const> rule_sets_ = {};  // to choose from; the cube's own rules come first. Empty: no choice
    draft::GameRules rules_;                       // the cube's own, or those of the game
    std::vector<std::string> offered_;             // decks for the seats in turn, until they choose; none for a draft
    int cards_ = 0, whole_lines_ = 0;              // of the cube: what it deals, and where a whole line is a pick
    int most_deck_ = 0;
    draft::DeckStock stock_;     // of the cube
    draft::LineCounts counted_;  // the same
    std::optional<Language> spoken_;
    bool rules_open_ = false;
    std::optional<DeckSheet> deck_;  // of deck_of_
    std::size_t deck_of_ = 0;
    std::optional<DeckWish> wish_;
};

}  // namespace cubenight::gui
