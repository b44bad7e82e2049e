#include "engine/cards/printed/grammar.hpp"

#include <algorithm>
#include <set>

#include "engine/cards/printed/pattern.hpp"

namespace cubenight::printed {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\r')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

}  // namespace

class GrammarReader {
public:
    explicit GrammarReader(std::span<const GrammarFile> files) : files_(files) {}

    Result<Grammar> grammar(std::span<const std::string_view> roots) {
        for (std::size_t i = 0; i < built_in_names.size(); ++i)
            made_.phrases_[phrase_at(built_in_names[i])].built_in = BuiltIn(i);
        for (const GrammarFile& file : files_) cut(file);
        for (const WrittenRule& rule : written_) add_phrase_of(rule);
        for (const WrittenRule& rule : written_) add(rule);
        if (!error_) check_phrases(roots);
        if (!error_) find_first_words();
        if (error_) return *error_;
        return std::move(made_);
    }

private:
    // A rule as it is written.
    struct WrittenRule {
        std::string phrase;
        std::string text;  // pattern and form
        std::string file;
        int line = 0;
    };

    void fail(const WrittenRule& rule, const std::string& why) {
        if (!error_) error_ = Error{rule.file, rule.line, Saying::as_is(why)};
    }

    std::size_t phrase_at(std::string_view name) {
        const auto [found, is_new] = made_.by_name_.try_emplace(std::string(name), made_.phrases_.size());
        if (is_new) {
            made_.phrases_.push_back(
                {std::string(name), {}, static_cast<std::uint32_t>(made_.branches_.size()), {}, false});
            made_.branches_.emplace_back();
        }
        return found->second;
    }

    void cut(const GrammarFile& file) {
        std::string phrase;
        int number = 0;
        for (std::size_t begin = 0; begin < file.text.size();) {
            const std::size_t end = std::min(file.text.find('\n', begin), file.text.size());
            const std::string_view line = file.text.substr(begin, end - begin);
            begin = end + 1;
            ++number;
            const std::string_view text = trimmed(line);
            if (text.empty() || text.starts_with('#')) continue;
            if (text.starts_with('|')) {
                written_.push_back({phrase, std::string(trimmed(text.substr(1))), std::string(file.name), number});
            } else if (line.starts_with(' ')) {
                if (!written_.empty()) written_.back().text += " " + std::string(text);
            } else {
                const std::size_t colon = text.find(':');
                phrase = std::string(text.substr(0, std::min(colon, text.size())));
                written_.push_back(
                    {phrase,
                     colon == std::string_view::npos ? std::string() : std::string(trimmed(text.substr(colon + 1))),
                     std::string(file.name), number});
                if (written_.back().text.empty()) written_.pop_back();
            }
        }
    }

    void add_phrase_of(const WrittenRule& rule) {
        if (rule.phrase.empty() || rule.phrase.find(' ') != std::string::npos)
            return fail(rule, "Phrase: pattern => form is expected");
        phrase_at(rule.phrase);
    }

    std::uint32_t word_at(const std::string& text) {
        return made_.words_.try_emplace(text, static_cast<std::uint32_t>(made_.words_.size())).first->second;
    }

    void add(const WrittenRule& rule) {
        const std::size_t arrow = rule.text.find("=>");
        const auto sequences =
            sequences_of(trimmed(std::string_view(rule.text).substr(0, std::min(arrow, rule.text.size()))));
        if (!sequences) return fail(rule, sequences.error().english());
        if (arrow == std::string::npos) {
            for (const Sequence& sequence : *sequences) add_plain(rule, sequence);
            return;
        }
        std::vector<std::string> parts;
        for (const Sequence& sequence : *sequences)
            for (const PatternItem& item : sequence)
                if (!item.part.empty() && std::find(parts.begin(), parts.end(), item.part) == parts.end())
                    parts.push_back(item.part);
        if (!begin(rule, trimmed(std::string_view(rule.text).substr(arrow + 2)), std::move(parts))) return;
        for (const Sequence& sequence : *sequences) add(rule, sequence);
    }

    // Without a form: what its only part means, or its words as they are.
    void add_plain(const WrittenRule& rule, const Sequence& sequence) {
        std::vector<std::string> parts;
        std::string words;
        for (const PatternItem& item : sequence) {
            if (!item.part.empty()) parts.push_back(item.part);
            words += (words.empty() ? "" : " ") + item.text;
        }
        if (parts.size() > 1) return fail(rule, "a form is missing");
        const std::string form = parts.empty() ? words : "@@" + parts.front();
        if (begin(rule, form, std::move(parts))) add(rule, sequence);
    }

    bool begin(const WrittenRule& rule, std::string_view form_text, std::vector<std::string> parts) {
        auto form = Form::read(form_text, parts);
        if (!form) {
            fail(rule, form.error().english());
            return false;
        }
        made_.rules_.push_back({phrase_at(rule.phrase), std::move(*form), rule.file, rule.line, std::move(parts)});
        return true;
    }

    void add(const WrittenRule& rule, const Sequence& sequence) {
        if (sequence.empty()) return fail(rule, "the pattern can be empty");
        const auto& parts = made_.rules_.back().parts;
        std::vector<std::uint8_t> slots(parts.size(), 0);
        std::vector<std::pair<std::uint8_t, std::uint8_t>> alike;
        std::uint32_t branch = made_.phrases_[phrase_at(rule.phrase)].root;
        int met = 0;
        for (const PatternItem& item : sequence) {
            if (item.part.empty()) {
                branch = next_by_word(branch, word_at(item.text));
                continue;
            }
            if (made_.by_name_.find(item.text) == made_.by_name_.end())
                return fail(rule, "no rule says <" + item.text + ">");
            used_.insert(item.text);
            auto& slot =
                slots[static_cast<std::size_t>(std::find(parts.begin(), parts.end(), item.part) - parts.begin())];
            ++met;
            if (slot == 0) slot = static_cast<std::uint8_t>(met);
            else alike.emplace_back(slot, static_cast<std::uint8_t>(met));
            branch = next_by_phrase(branch, static_cast<std::uint32_t>(phrase_at(item.text)));
        }
        auto& ends = made_.branches_[branch].ends;
        const auto number = static_cast<std::uint32_t>(made_.rules_.size() - 1);
        if (std::none_of(ends.begin(), ends.end(), [&](const Branch::End& end) { return end.rule == number; }))
            ends.push_back({number, std::move(slots), std::move(alike)});
    }

    std::uint32_t next_by_word(std::uint32_t branch, std::uint32_t word) {
        auto& words = made_.branches_[branch].words;
        const auto found = std::lower_bound(words.begin(), words.end(), std::pair{word, std::uint32_t{0}});
        if (found != words.end() && found->first == word) return found->second;
        const auto next = static_cast<std::uint32_t>(made_.branches_.size());
        words.insert(found, {word, next});
        made_.branches_.emplace_back();
        return next;
    }

    std::uint32_t next_by_phrase(std::uint32_t branch, std::uint32_t phrase) {
        for (const Branch::Part& part : made_.branches_[branch].phrases)
            if (part.phrase == phrase) return part.branch;
        const auto next = static_cast<std::uint32_t>(made_.branches_.size());
        made_.branches_[branch].phrases.push_back({phrase, next});
        made_.branches_.emplace_back();
        return next;
    }

    void check_phrases(std::span<const std::string_view> roots) {
        for (const WrittenRule& rule : written_) {
            const bool root = std::find(roots.begin(), roots.end(), rule.phrase) != roots.end();
            if (!root && used_.count(rule.phrase) == 0) return fail(rule, "nothing uses <" + rule.phrase + ">");
        }
        for (const std::string_view root : roots)
            if (made_.by_name_.find(root) == made_.by_name_.end())
                error_ = Error{{}, 0, Saying::as_is("no rule says <" + std::string(root) + ">")};
    }

    // With what each phrase can begin; a phrase that begins with itself would never end.
    void find_first_words() {
        std::vector<int> state(made_.phrases_.size(), 0);
        for (std::size_t phrase = 0; phrase < made_.phrases_.size() && !error_; ++phrase) visit(phrase, state);
    }

    void visit(std::size_t index, std::vector<int>& state) {
        if (state[index] == 2 || error_) return;
        if (state[index] == 1) {
            for (const WrittenRule& rule : written_)
                if (rule.phrase == made_.phrases_[index].name)
                    return fail(rule, "<" + rule.phrase + "> begins with itself");
        }
        state[index] = 1;
        std::vector<bool> first(made_.words_.size(), false);
        bool any = made_.phrases_[index].built_in.has_value();
        const Branch& root = made_.branches_[made_.phrases_[index].root];
        for (const auto& [word, branch] : root.words) first[word] = true;
        for (const Branch::Part& part : root.phrases) {
            visit(part.phrase, state);
            if (error_) return;
            const Phrase& begun = made_.phrases_[part.phrase];
            any = any || begun.any_first;
            for (std::size_t i = 0; i < begun.first_words.size(); ++i) first[i] = first[i] || begun.first_words[i];
        }
        made_.phrases_[index].first_words = std::move(first);
        made_.phrases_[index].any_first = any;
        state[index] = 2;
    }

    std::span<const GrammarFile> files_;
    Grammar made_;
    std::vector<WrittenRule> written_;
    std::set<std::string> used_;
    std::optional<Error> error_;
};

Result<Grammar> Grammar::read(std::span<const GrammarFile> files, std::span<const std::string_view> roots) {
    return GrammarReader(files).grammar(roots);
}

std::optional<std::uint32_t> Grammar::word(std::string_view text) const {
    const auto found = words_.find(text);
    if (found == words_.end()) return std::nullopt;
    return found->second;
}

std::vector<std::string> Grammar::words() const {
    std::vector<std::string> all(words_.size());
    for (const auto& [text, number] : words_) all[number] = text;
    return all;
}

std::size_t Grammar::phrase(std::string_view name) const { return by_name_.find(name)->second; }

}  // namespace cubenight::printed
