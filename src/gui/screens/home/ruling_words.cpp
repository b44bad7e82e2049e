#include "src/gui/screens/home/ruling_words.hpp"

#include "src/gui/sessions/clause_shelf.hpp"
#include "src/gui/sessions/workshop_desk.hpp"
#include "src/text/finding.hpp"
#include "src/text/puzzle_titles.hpp"

namespace cubenight::gui {

void RulingWords::speak(Language language) {
    if (language_ == language) return;
    language_ = language;
    clauses_.clear(), names_.clear();
}

const std::string& RulingWords::clause(const Frame& f, const std::string& citation) {
    const auto [found, is_new] = clauses_.try_emplace(citation);
    if (!is_new) return found->second;
    const auto& book = f.session.clause_shelf().book();
    if (const auto row = book ? book->find(citation) : std::nullopt) found->second = book->told(*row, language_);
    return found->second;
}

const std::string& RulingWords::told(const Frame& f, const RulingFile::Entry& entry) {
    static const std::string nothing;
    speak(f.say.language());
    const bool written = language_ == Language::english || text::puzzle_title(entry.title, language_) != entry.title;
    return written || entry.clauses.empty() ? nothing : clause(f, entry.clauses.front());
}

// What the cards that a text names are called in the language; those that have no other name there are in the text itself.
std::string RulingWords::card_names(const Frame& f, const std::string& text) {
    std::string all;
    for (std::size_t at = text.find('"'); at != std::string::npos;) {
        const std::size_t end = text.find('"', at + 1);
        if (end == std::string::npos) break;
        const std::string english = text.substr(at + 1, end - at - 1);
        const auto [found, is_new] = names_.try_emplace(english);
        if (is_new) found->second = f.session.workshop().name_of(english, language_);
        if (found->second != english) all += found->second + " ";
        at = text.find('"', end + 1);
    }
    return all;
}

RulingAnswer RulingWords::answers(const Frame& f, const RulingFile::Entry& entry, std::string_view subject,
                                  std::string_view search) {
    if (search.empty()) return RulingAnswer::by_head;
    speak(f.say.language());
    std::string all = entry.title + " " + std::string(text::puzzle_title(entry.title, language_)) + " ";
    for (const std::string& clause : entry.clauses) all += clause + " ";
    all.append(subject).append(" ").append(told(f, entry));
    if (text::has_words(all, search)) return RulingAnswer::by_head;
    all.append(" ").append(entry.text);
    if (language_ != Language::english) all.append(" ").append(card_names(f, entry.text));
    return text::has_words(all, search) ? RulingAnswer::by_text : RulingAnswer::none;
}

}  // namespace cubenight::gui
