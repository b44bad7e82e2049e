// What rulings are found by, and what they are about in languages in which their titles are not written.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "src/gui/kit/screen.hpp"
#include "src/gui/sessions/session.hpp"

namespace cubenight::gui {

// What a ruling answers a search by: its title, subject and clauses, or else its cards and what else its file says of it.
enum class RulingAnswer : std::uint8_t { none, by_head, by_text };

class RulingWords {
public:
    // What its first clause says, in the language of the screen; empty where its title is written in that language.
    const std::string& told(const Frame& f, const RulingFile::Entry& entry);
    // Nothing is asked: all answer.
    RulingAnswer answers(const Frame& f, const RulingFile::Entry& entry, std::string_view subject,
                         std::string_view search);

private:
    void speak(Language language);
    const std::string& clause(const Frame& f, const std::string& citation);
    std::string card_names(const Frame& f, const std::string& text);

    Language language_ = Language::english;  // of what is kept here
    std::map<std::string, std::string> clauses_, names_;
};

}  // namespace cubenight::gui
