// Whether what a scenario expects is so, and what is the case instead.
#pragma once

#include <string>

#include "engine/scenario/ultraman/play/table.hpp"

namespace cubenight::ultraman::scenario {

struct Finding {
    bool holds = false;
    Saying is;       // what is the case
    Saying problem;  // why it cannot be asked; empty where it can
};
inline Finding found(bool holds, Saying is) { return {holds, std::move(is), {}}; }
inline Finding cannot_be_asked(Saying why) { return {false, {}, std::move(why)}; }

class Judge {
public:
    explicit Judge(Table& table) : table_(table) {}

    Finding find(const Expected& expected);
    Finding judge(const Trial& trial);

private:
    Finding judge(const AboutCharacter& about);
    Finding judge(const AboutZone& about);
    Finding judge(const AboutScene& about);
    Finding judge(const AboutTurn& about);
    Finding judge(const AboutResult& about);
    Finding judge(const AboutCount& about);
    Finding judge(const AboutLead& about);
    Finding judge(const AboutEvents& about);
    Finding judge(const AboutChoice& about);
    Finding judge(const AboutOffer& about);
    Finding judge(const AboutKnowledge& about);
    Finding judge(const AboutSight& about);
    Finding judge(const AboutDeck& about);

    Finding check(Spot spot, const CharacterCheck& check);
    Finding check_figure(Spot spot, const CharacterCheck& check);
    Finding check_list(const std::vector<CopyId>& cards, const ListCheck& check) const;
    Finding check_order(const std::vector<CopyId>& cards, const ListCheck& check) const;
    int missing(std::vector<CopyId>& from, const CardList& cards) const;
    bool fits(CopyId copy, const ListedCard& card) const;
    Saying unknown(const CardList& cards) const;
    Saying list_words(const std::vector<CopyId>& cards) const;
    bool knows(SeatId seat, CopyId copy) const;
    bool event_fits(const EventPattern& pattern, const Event& event) const;
    bool event_is_about(const Ref& ref, const Event& event) const;
    bool event_is_between(const Ref& one, const Ref& other, const Event& event) const;
    bool event_is_through(const EventPattern& pattern, const Event& event) const;
    bool is_meant(const Ref& ref, CopyId copy) const;
    Saying unknown_in(const EventPattern& pattern) const;
    std::vector<CopyId> seen(const AboutSight& about) const;

    Table& table_;
};

}  // namespace cubenight::ultraman::scenario
