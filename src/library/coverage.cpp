#include "src/library/coverage.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "engine/cards/printed/card_reader.hpp"

namespace cubenight::library {
namespace {

class Tally {
public:
    Tally(const printed::Grammar& grammar, CoverageBy by, const std::vector<LibrarySet>& sets) : grammar_(grammar) {
        for (const LibrarySet& set : sets) {
            // Sets that the data says nothing of are a series by themselves.
            const std::string name = by == CoverageBy::set || set.series.empty() ? set.code : set.series;
            part_of_set_[set.code] = part_called(name);
        }
    }

    void add(const LibraryCard& card) {
        const printed::CardReading reading = printed::read_card(grammar_, card);
        const auto part = part_of_set_.find(card.set);
        count(parts_[part == part_of_set_.end() ? part_called(card.set) : part->second], card, reading);
        count(all_, card, reading);
        for (const printed::TextOutcome& text : reading.texts)
            if (!text.reading.effect) unread(card, text.reading);
    }

    CoverageReport report() {
        CoverageReport made;
        for (Part& part : parts_)
            if (part.coverage.cards > 0) made.parts.push_back(std::move(part.coverage));
        made.all = std::move(all_.coverage);
        for (auto& [words, sentence] : unread_) made.unread.push_back(std::move(sentence));
        std::stable_sort(made.unread.begin(), made.unread.end(),
                         [](const UnreadSentence& a, const UnreadSentence& b) { return a.cards > b.cards; });
        return made;
    }

private:
    struct Part {
        Coverage coverage;
        std::set<std::string> seen;
    };

    std::size_t part_called(const std::string& name) {
        const auto found =
            std::find_if(parts_.begin(), parts_.end(), [&](const Part& part) { return part.coverage.name == name; });
        if (found != parts_.end()) return static_cast<std::size_t>(found - parts_.begin());
        parts_.emplace_back().coverage.name = name;
        return parts_.size() - 1;
    }

    static void count(Part& part, const LibraryCard& card, const printed::CardReading& reading) {
        Coverage& c = part.coverage;
        for (const printed::TextOutcome& text : reading.texts) {
            if (!part.seen.insert(card.supertype + '\t' + text.text).second) continue;
            ++c.texts;
            c.texts_read += text.reading.effect.has_value();
        }
        ++c.cards;
        c.cards_read += reading.whole();
        if (reading.texts.empty()) return;
        ++c.with_texts;
        c.with_texts_read += reading.whole();
    }

    void unread(const LibraryCard& card, const printed::TextReading& reading) {
        UnreadSentence& sentence = unread_[reading.sentence];
        if (sentence.cards++ > 0) return;
        sentence.words = reading.sentence;
        sentence.example = card.id;
        sentence.two_ways = reading.why == printed::Unread::two_ways;
    }

    const printed::Grammar& grammar_;
    std::map<std::string, std::size_t> part_of_set_;
    std::vector<Part> parts_;
    Part all_;
    std::map<std::string, UnreadSentence> unread_;
};

}  // namespace

Result<CoverageReport> coverage_of(const Library& library, const printed::Grammar& grammar, CoverageBy by,
                                   const std::vector<std::string>& sets,
                                   const std::function<void(std::size_t, std::size_t)>& progress) {
    const auto known = library.sets();
    if (!known) return known.error();
    const auto wanted = [&](const std::string& code) {
        return sets.empty() || std::find(sets.begin(), sets.end(), code) != sets.end();
    };
    std::size_t all = 0;
    for (const LibrarySet& set : *known)
        if (wanted(set.code)) all += static_cast<std::size_t>(set.cards);
    Tally tally(grammar, by, *known);
    std::size_t done = 0;
    const auto failed = library.for_each([&](const LibraryCard& card) {
        if (!wanted(card.set)) return true;
        tally.add(card);
        if (progress) progress(++done, all);
        return true;
    });
    if (failed) return *failed;
    return tally.report();
}

}  // namespace cubenight::library
