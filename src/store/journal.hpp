// The journal of one night on disk: a text file that only grows, one line per entry.
//
//   cubenight-night 2 <check>              the format's version
//   1 <check> <entry>                      running number, check, the entry's own text
//   2 <check> <entry>
//
// Invariants: 1. What append() has reported as done is on disk. 2. A line's check covers its number, its text and
// the check of the line before, so that no line can be changed, lost from the middle or swapped unnoticed.
// 3. One program at a time writes a night: the open journal holds a lock on the file. 4. Nothing that was in a
// damaged file is ever lost: it is copied to NAME.damaged before the first new line is written. 5. What could not be
// saved can be tried again: an append that failed leaves the file as it was, or the next one makes it so.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/result.hpp"
#include "src/store/files.hpp"
#include "src/store/journal_check.hpp"
#include "src/store/new_file.hpp"

namespace cubenight::store {

inline constexpr std::size_t largest_entry = 1u << 16;     // bytes of an entry's text
inline constexpr std::size_t largest_journal = 64u << 20;  // bytes of a whole file

struct JournalText {
    std::vector<std::string> entries;  // all that is whole, in order
    std::size_t whole_bytes = 0;       // the part of the file that they and the header take
    CheckKind check_kind = newest_check;
    std::string check;            // of the last whole line
    std::optional<Error> damage;  // the line at which reading stopped, and why
    // Entries behind the damage whose lines fit the line before them; what they stood on is lost, so they are for looking at alone.
    std::vector<std::string> behind;
};

// Reads a journal and leaves the file as it is. An error where there is no journal to read at all: no such file,
// not a night, a newer format. Damage further on is part of the answer.
Result<JournalText> read_journal(const std::filesystem::path& path);
// The same from bytes that are there already.
Result<JournalText> read_journal_text(std::string_view bytes, const std::filesystem::path& path);

// A journal that is open for writing, with its lock.
class Journal {
public:
    // Begins a new night's file with its first entries. On return it is on disk. An error where the name is taken.
    static Result<Journal> create(const std::filesystem::path& path, std::span<const std::string> first,
                                  const NamingCalls& calls = system_naming);

    // Opens a night to go on with it. An error where another program has it open, or there is nothing to read.
    // Damage is reported in `read`; the file stays as it is until the first append, which sets it aside.
    struct Opened;
    static Result<Opened> open(const std::filesystem::path& path);

    // Adds entries, all or none, and waits until they are on disk. An error also where the file has been moved or removed or
    // another program has written to it; once it is back as it was, it goes on. REQUIRES: no line break in an entry.
    std::optional<Error> append(std::span<const std::string> entries);

    const std::filesystem::path& path() const { return path_; }
    // Where the damaged file went; empty where there was no damage, or nothing was added yet.
    const std::filesystem::path& set_aside() const { return set_aside_; }

private:
    Journal(OpenFile file, std::filesystem::path path) : file_(std::move(file)), path_(std::move(path)) {}
    std::optional<Error> add(std::span<const std::string> entries);
    std::optional<Error> still_there() const;
    std::optional<Error> recover();
    std::optional<Error> mend();

    OpenFile file_;
    std::filesystem::path path_;
    std::uint64_t number_ = 0;  // entries on disk
    CheckKind check_kind_ = newest_check;
    std::string check_;
    std::size_t bytes_ = 0;
    std::filesystem::path set_aside_;
    bool damaged_ = false;  // the file goes on after `bytes_` with what could not be read
    bool broken_ = false;   // a write failed, and what stands behind `bytes_` is not known
};

struct Journal::Opened {
    Journal journal;
    JournalText read;
};

}  // namespace cubenight::store
