// All readings of all phrases at all places of one text, each found once.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/printed/grammar.hpp"
#include "engine/cards/printed/meaning.hpp"
#include "engine/cards/printed/words.hpp"

namespace cubenight::printed {

inline constexpr std::size_t most_words = 600;        // of one text
inline constexpr std::size_t most_readings = 20'000;  // of all phrases of one text

class Chart {
public:
    static constexpr std::uint32_t no_rule = 0xFFFF'FFFF;
    struct Reading {
        std::size_t end = 0;  // the word behind it
        std::shared_ptr<const Meaning> meaning;
        std::uint32_t rule = no_rule;       // by which it was read; no_rule of a built-in phrase
        std::vector<const Reading*> parts;  // of which it was made
    };

    // REQUIRES: all outlive the chart; no more than most_words words. `own` are the card's own names, `title`
    // is that of the attack or Ability.
    Chart(const Grammar& grammar, std::string_view text, std::span<const Word> words, std::span<const std::string> own,
          std::string_view title = {});

    // How the phrase can be read from that word on.
    const std::vector<Reading>& readings(std::size_t phrase, std::size_t at);
    // The furthest word that anything was looked for at.
    std::size_t furthest() const { return furthest_; }
    // Whether the text has more readings than are counted; then nothing found is complete.
    bool too_many() const { return count_ > most_readings; }

private:
    struct Step;
    void walk(std::uint32_t branch, std::size_t at, const Step* way, std::size_t from, std::vector<Reading>& found);
    static const Meaning& said(const Step* way, std::uint8_t number);
    void end(const Branch::End& end, std::size_t at, const Step* way, std::size_t from, std::vector<Reading>& found);
    bool is_known(std::size_t end, const Meaning& meaning, const std::vector<Reading>& found) const;
    void add(std::size_t end, Meaning meaning, std::vector<Reading>& found);
    void read_built_in(BuiltIn what, std::size_t at, std::vector<Reading>& found);
    void read_name(std::size_t at, std::vector<Reading>& found);
    bool begins_group(std::size_t at) const;
    std::string in_singular(std::string name) const;
    bool is_said_to_be_name(std::size_t from, std::size_t to) const;
    void read_other_name(std::size_t at, std::vector<Reading>& found);
    void read_owner(std::size_t at, std::vector<Reading>& found);
    void read_own(std::size_t at, std::vector<Reading>& found);
    void read_title(std::size_t at, std::vector<Reading>& found);
    bool stands_at(const std::vector<Word>& name, std::size_t at) const;
    void read_units(std::size_t at, std::vector<Reading>& found);
    std::string printed(std::size_t from, std::size_t to) const;
    static constexpr std::uint32_t no_word = 0xFFFF'FFFF;

    const Grammar& grammar_;
    std::string_view text_;
    std::span<const Word> words_;
    std::vector<std::uint32_t> numbers_;  // of the words
    std::vector<std::vector<Word>> own_;
    std::vector<std::string> own_names_;
    std::vector<Word> title_;
    std::vector<std::unique_ptr<std::vector<Reading>>> known_;
    std::size_t furthest_ = 0;
    std::size_t count_ = 0;
};

}  // namespace cubenight::printed
