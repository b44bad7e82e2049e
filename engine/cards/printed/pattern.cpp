#include "engine/cards/printed/pattern.hpp"

#include <algorithm>
#include <cctype>

#include "engine/cards/printed/words.hpp"

namespace cubenight::printed {
namespace {

class PatternReader {
public:
    explicit PatternReader(std::string_view text) : text_(text) {}

    Result<std::vector<Sequence>> sequences() {
        std::vector<Sequence> made = choice();
        if (why_.empty() && at_ < text_.size()) why_ = "] without [";
        if (!why_.empty()) return Error{{}, 0, Saying::as_is(why_)};
        return made;
    }

private:
    void skip_blanks() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
    }
    bool here(char c) {
        skip_blanks();
        return at_ < text_.size() && text_[at_] == c;
    }

    std::vector<Sequence> choice() {
        std::vector<Sequence> made = row();
        while (why_.empty() && here('|')) {
            ++at_;
            for (Sequence& each : row()) made.push_back(std::move(each));
        }
        return made;
    }

    std::vector<Sequence> row() {
        std::vector<Sequence> made{Sequence{}};
        while (why_.empty() && !here('|') && !here(']') && at_ < text_.size()) {
            const std::vector<Sequence> next = item();
            std::vector<Sequence> longer;
            for (const Sequence& begun : made)
                for (const Sequence& end : next) {
                    longer.push_back(begun);
                    longer.back().insert(longer.back().end(), end.begin(), end.end());
                }
            made = std::move(longer);
            if (made.size() > most_sequences) why_ = "the pattern stands for too many sequences";
        }
        return made;
    }

    std::vector<Sequence> item() {
        if (here('[')) return group();
        if (here('<')) return {{phrase()}};
        return word();
    }

    std::vector<Sequence> group() {
        ++at_;
        std::vector<Sequence> made = choice();
        if (!here(']')) {
            why_ = "] is missing";
            return made;
        }
        ++at_;
        if (at_ < text_.size() && text_[at_] == '?') {
            ++at_;
            made.push_back({});
        }
        return made;
    }

    // <Phrase> or <part: Phrase>; a part without a name has that of its phrase.
    PatternItem phrase() {
        const std::size_t close = text_.find('>', at_);
        if (close == std::string_view::npos) {
            why_ = "> is missing";
            return {};
        }
        std::string_view inside = text_.substr(at_ + 1, close - at_ - 1);
        at_ = close + 1;
        const std::size_t colon = inside.find(':');
        std::string_view part = colon == std::string_view::npos ? inside : inside.substr(0, colon);
        std::string_view name = colon == std::string_view::npos ? inside : inside.substr(colon + 1);
        while (name.starts_with(' ')) name.remove_prefix(1);
        return {std::string(name), std::string(part)};
    }

    // Words up to the next blank or bracket: "opponent's" is two.
    std::vector<Sequence> word() {
        const std::size_t from = at_;
        while (at_ < text_.size() && std::string_view(" []|<").find(text_[at_]) == std::string_view::npos) ++at_;
        const std::string_view whole = text_.substr(from, at_ - from);
        std::vector<Sequence> made;
        for (std::size_t begin = 0; begin <= whole.size();) {
            const std::size_t end = std::min(whole.find('/', begin), whole.size());
            Sequence sequence;
            for (const Word& each : words_of(whole.substr(begin, end - begin))) sequence.push_back({each.text, {}});
            made.push_back(std::move(sequence));
            begin = end + 1;
        }
        return made;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string why_;
};

}  // namespace

Result<std::vector<Sequence>> sequences_of(std::string_view pattern) { return PatternReader(pattern).sequences(); }

}  // namespace cubenight::printed
