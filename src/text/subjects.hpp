// What the rulings and the chapters of the rule documents are about, and the words for it in every language
// (en/subjects.def and so on).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "src/text/language.hpp"

namespace cubenight::text {

enum class Subject : std::uint8_t {
#define CUBENIGHT_SUBJECT(subject, words) subject,
#include "src/text/en/subjects.def"
#undef CUBENIGHT_SUBJECT
};
#define CUBENIGHT_SUBJECT(subject, words) +1
inline constexpr std::size_t subject_count = 0
#include "src/text/en/subjects.def"
    ;
#undef CUBENIGHT_SUBJECT

// As the folders of rulings are called: "knock_out".
std::string_view subject_key(Subject subject);
std::optional<Subject> find_subject(std::string_view key);
std::string_view subject_name(Subject subject, Language language);
// What the clause is about, "JA A-01.2b" or a chapter of it; nothing where no document has such a one.
std::optional<Subject> subject_of(std::string_view citation);
// The same, nearer to the chapter where rulings of several lie in one folder.
std::optional<Subject> chapter_subject_of(std::string_view citation);

}  // namespace cubenight::text
