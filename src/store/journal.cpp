#include "src/store/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

#include "engine/core/hash.hpp"

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view format_name = "cubenight-night ";
constexpr std::string_view version = "1";

std::string hex(std::uint64_t number) {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

std::uint64_t header_check() { return hash_text(version, hash_text(format_name)); }

std::string header_line() { return std::string(format_name) + std::string(version) + " " + hex(header_check()) + "\n"; }

std::uint64_t line_check(std::uint64_t before, std::uint64_t number, std::string_view entry) {
    return hash_text(entry, hash_number(before, number));
}

std::string line_start(std::uint64_t number, std::uint64_t check) {
    return std::to_string(number) + " " + hex(check) + " ";
}

// Why a whole first line is not this format's header; nothing where it is.
std::optional<std::string> header_problem(std::string_view line) {
    if (!line.starts_with(format_name)) return "this is not a night of CubeNight";
    const auto rest = line.substr(format_name.size());
    const auto said = rest.substr(0, rest.find(' '));
    if (said != version && rest == std::string(said) + " " + hex(hash_text(said, hash_text(format_name))))
        return "this night was saved by a newer CubeNight (format " + std::string(said.substr(0, 20)) + ")";
    if (std::string(line) + "\n" != header_line()) return "the first line of this night is damaged";
    return std::nullopt;
}

// The entry of line `number`, whose line before had `before` as its check; or why the line is damaged.
Result<std::string> read_line(std::string_view line, std::uint64_t number, std::uint64_t before) {
    const auto skip = std::to_string(number).size() + 1 + 16 + 1;
    if (line.size() < skip) return Error{{}, 0, "the line is damaged"};
    const auto entry = line.substr(skip);
    if (entry.size() > largest_entry) return Error{{}, 0, "the line is too long"};
    if (line.substr(0, skip) != line_start(number, line_check(before, number, entry)))
        return Error{{}, 0, "the line is damaged"};
    return std::string(entry);
}

// Locks the open file for this program alone.
std::optional<Error> lock(const OpenFile& file, const fs::path& path) {
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0) return std::nullopt;
    if (errno == EWOULDBLOCK) return Error{path.string(), 0, "this night is open in another CubeNight"};
    return system_error(path, "lock");
}

// Copies the bytes to the first free of NAME.damaged, NAME.damaged-2, ...
Result<fs::path> copy_beside(const fs::path& path, std::string_view bytes) {
    for (int n = 1; n <= 1000; ++n) {
        fs::path beside = path;
        beside += n == 1 ? ".damaged" : ".damaged-" + std::to_string(n);
        const OpenFile file(::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
        if (!file.is_open()) {
            if (errno == EEXIST) continue;
            return system_error(beside, "set the damaged night aside");
        }
        if (auto error = write_all(file.get(), bytes, beside)) return *error;
        if (auto error = sync_file(file.get(), beside)) return *error;
        if (auto error = sync_folder(beside.parent_path())) return *error;
        return beside;
    }
    return Error{path.string(), 0, "there are too many damaged files of this night already"};
}

}  // namespace

Result<JournalText> read_journal_text(std::string_view bytes, const fs::path& path) {
    const auto header_end = bytes.find('\n');
    if (header_end == std::string_view::npos) return Error{path.string(), 1, "this is not a night of CubeNight"};
    if (auto problem = header_problem(bytes.substr(0, header_end))) return Error{path.string(), 1, *problem};
    JournalText text;
    text.check = header_check();
    text.whole_bytes = header_end + 1;
    while (text.whole_bytes < bytes.size()) {
        const auto number = text.entries.size() + 1;
        const auto rest = bytes.substr(text.whole_bytes);
        const auto end = rest.find('\n');
        auto entry = end == std::string_view::npos ? Error{{}, 0, "the last line is not whole"}
                                                   : read_line(rest.substr(0, end), number, text.check);
        if (!entry) {
            text.damage = Error{
                path.string(), static_cast<int>(number) + 1,
                entry.error().reason + "; the " + std::to_string(number - 1) + " entries before it could be read"};
            return text;
        }
        text.check = line_check(text.check, number, *entry);
        text.entries.push_back(std::move(*entry));
        text.whole_bytes += end + 1;
    }
    return text;
}

Result<JournalText> read_journal(const fs::path& path) {
    const auto bytes = read_file(path, largest_journal);
    if (!bytes) return bytes.error();
    return read_journal_text(*bytes, path);
}

Result<Journal> Journal::create(const fs::path& path, std::span<const std::string> first) {
    // The file gets its name only when header and first entries are on disk: a night is whole or not there.
    fs::path unnamed = path;
    unnamed += ".new-" + std::to_string(::getpid());
    ::unlink(unnamed.c_str());
    OpenFile file(::open(unnamed.c_str(), O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0644));
    if (!file.is_open()) return system_error(path, "write");
    Journal journal(std::move(file), path);
    auto error = lock(journal.file_, path);
    if (!error) error = write_all(journal.file_.get(), header_line(), path);
    journal.bytes_ = header_line().size();
    journal.check_ = header_check();
    if (!error) error = journal.append(first);
    if (!error && ::link(unnamed.c_str(), path.c_str()) != 0) error = system_error(path, "make the night's file");
    ::unlink(unnamed.c_str());
    if (!error) error = sync_folder(path.parent_path());
    if (error) return *error;
    return journal;
}

Result<Journal::Opened> Journal::open(const fs::path& path) {
    OpenFile file(::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return system_error(path, "open");
    Journal journal(std::move(file), path);
    if (auto error = lock(journal.file_, path)) return *error;
    const auto bytes = read_file(path, largest_journal);
    if (!bytes) return bytes.error();
    auto text = read_journal_text(*bytes, path);
    if (!text) return text.error();
    journal.number_ = text->entries.size();
    journal.check_ = text->check;
    journal.bytes_ = text->whole_bytes;
    journal.damaged_ = text->damage.has_value();
    return Opened{std::move(journal), std::move(*text)};
}

// Sets the damaged file aside and cuts what could not be read off the night's own file, in this order.
std::optional<Error> Journal::mend() {
    const auto bytes = read_file(path_, largest_journal);
    if (!bytes) return bytes.error();
    auto copy = copy_beside(path_, *bytes);
    if (!copy) return copy.error();
    set_aside_ = std::move(*copy);
    if (::ftruncate(file_.get(), static_cast<off_t>(bytes_)) != 0) return system_error(path_, "mend");
    if (auto error = sync_file(file_.get(), path_)) return error;
    damaged_ = false;
    return std::nullopt;
}

std::optional<Error> Journal::append(std::span<const std::string> entries) {
    if (broken_) return Error{path_.string(), 0, "this night could not be saved before; open it again to go on"};
    std::string lines;
    auto number = number_;
    auto check = check_;
    for (const auto& entry : entries) {
        ENSURE(entry.find('\n') == std::string::npos);
        if (entry.size() > largest_entry) return Error{path_.string(), 0, "an entry is too long to be saved"};
        check = line_check(check, ++number, entry);
        lines += line_start(number, check) + entry + "\n";
    }
    if (bytes_ + lines.size() > largest_journal) return Error{path_.string(), 0, "this night's file is full"};
    if (damaged_)
        if (auto error = mend()) return error;
    if (auto error = write_all(file_.get(), lines, path_)) return give_up(*error);
    if (auto error = sync_file(file_.get(), path_)) {
        broken_ = true;  // what the disk holds after a failed fsync is not known
        return error;
    }
    number_ = number;
    check_ = check;
    bytes_ += lines.size();
    return std::nullopt;
}

// Takes back what a failed write left behind.
std::optional<Error> Journal::give_up(Error error) {
    if (::ftruncate(file_.get(), static_cast<off_t>(bytes_)) != 0) broken_ = true;
    return error;
}

}  // namespace cubenight::store
