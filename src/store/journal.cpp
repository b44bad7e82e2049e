#include "src/store/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>

namespace cubenight::store {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view format_name = "cubenight-night ";
std::string header_line(CheckKind kind) {
    const std::string version(version_of(kind));
    return std::string(format_name) + version + " " + header_check(format_name, version) + "\n";
}

// The check that the first entry stands on.
std::string first_check(CheckKind kind) { return header_check(format_name, version_of(kind)); }

std::string line_start(std::uint64_t number, std::string_view check) {
    return std::to_string(number) + " " + std::string(check) + " ";
}

// What the first line says of the checks; or why it is not this format's header.
Result<CheckKind> read_header(std::string_view line) {
    if (!line.starts_with(format_name)) return Error{{}, 1, saying("this is not a night of CubeNight")};
    for (const CheckKind kind : {CheckKind::sum, CheckKind::digest})
        if (std::string(line) + "\n" == header_line(kind)) return kind;
    const auto rest = line.substr(format_name.size());
    const auto said = rest.substr(0, rest.find(' '));
    if (said != version_of(CheckKind::sum) && said != version_of(CheckKind::digest) &&
        rest == std::string(said) + " " + header_check(format_name, said))
        return Error{{}, 1, saying("this night was saved by a newer CubeNight (format {0})", said.substr(0, 20))};
    return Error{{}, 1, saying("the first line of this night is damaged")};
}

// The entry of line `number`, whose line before had `before` as its check; or why the line is damaged.
Result<std::string> read_line(CheckKind kind, std::string_view line, std::uint64_t number, std::string_view before) {
    const auto skip = std::to_string(number).size() + 1 + check_digits(kind) + 1;
    if (line.size() < skip) return Error{{}, 0, saying("the line is damaged")};
    const auto entry = line.substr(skip);
    if (entry.size() > largest_entry) return Error{{}, 0, saying("the line is too long")};
    if (line.substr(0, skip) != line_start(number, line_check(kind, before, number, entry)))
        return Error{{}, 0, saying("the line is damaged")};
    return std::string(entry);
}

// What a line says of itself, true or not.
struct SaidLine {
    std::uint64_t number = 0;
    std::string_view check, entry;
};
std::optional<SaidLine> said_line(CheckKind kind, std::string_view line) {
    SaidLine said;
    const auto number = std::from_chars(line.data(), line.data() + line.size(), said.number);
    if (number.ec != std::errc()) return std::nullopt;
    line.remove_prefix(static_cast<std::size_t>(number.ptr - line.data()));
    const std::size_t digits = check_digits(kind);
    if (line.size() < digits + 2 || line[0] != ' ' || line[digits + 1] != ' ') return std::nullopt;
    said.check = line.substr(1, digits);
    said.entry = line.substr(digits + 2);
    return said;
}

// Of lines from a damaged one on: those that follow the check that stands on the line before.
std::vector<std::string> fitting_lines(CheckKind kind, std::string_view bytes) {
    std::vector<std::string> entries;
    std::optional<SaidLine> before;
    for (auto end = bytes.find('\n'); end != std::string_view::npos; end = bytes.find('\n')) {
        const auto line = said_line(kind, bytes.substr(0, end));
        if (line && before && line->number == before->number + 1 && line->entry.size() <= largest_entry &&
            line->check == line_check(kind, before->check, line->number, line->entry))
            entries.emplace_back(line->entry);
        before = line;
        bytes.remove_prefix(end + 1);
    }
    return entries;
}

// Locks the open file for this program alone.
std::optional<Error> lock(const OpenFile& file, const fs::path& path) {
    if (::flock(file.get(), LOCK_EX | LOCK_NB) == 0) return std::nullopt;
    if (errno == EWOULDBLOCK) return Error{path.string(), 0, saying("this night is open in another CubeNight")};
    return system_error(path, saying("cannot lock"));
}

// Copies the bytes to the first free of NAME.damaged, NAME.damaged-2, ...
Result<fs::path> copy_beside(const fs::path& path, std::string_view bytes) {
    for (int n = 1; n <= 1000; ++n) {
        fs::path beside = path;
        beside += n == 1 ? ".damaged" : ".damaged-" + std::to_string(n);
        std::error_code ignored;
        if (fs::exists(fs::symlink_status(beside, ignored))) continue;
        auto file = NewFile::make(beside, Readers::owner);
        if (!file) return file.error();
        if (auto error = file->write(bytes)) return *error;
        if (auto error = file->take_free_name()) return *error;
        return beside;
    }
    return Error{path.string(), 0, saying("there are too many damaged files of this night already")};
}

}  // namespace

Result<JournalText> read_journal_text(std::string_view bytes, const fs::path& path) {
    const auto header_end = bytes.find('\n');
    if (header_end == std::string_view::npos)
        return Error{path.string(), 1, saying("this is not a night of CubeNight")};
    const auto kind = read_header(bytes.substr(0, header_end));
    if (!kind) return Error{path.string(), 1, kind.error().reason};
    JournalText text;
    text.check_kind = *kind;
    text.check = first_check(*kind);
    text.whole_bytes = header_end + 1;
    while (text.whole_bytes < bytes.size()) {
        const auto number = text.entries.size() + 1;
        const auto rest = bytes.substr(text.whole_bytes);
        const auto end = rest.find('\n');
        auto entry = end == std::string_view::npos ? Error{{}, 0, saying("the last line is not whole")}
                                                   : read_line(*kind, rest.substr(0, end), number, text.check);
        if (!entry) {
            text.damage =
                Error{path.string(), static_cast<int>(number) + 1,
                      saying("{0}; the {1} entries before it could be read", entry.error().reason, number - 1)};
            text.behind = fitting_lines(*kind, rest);
            return text;
        }
        text.check = line_check(*kind, text.check, number, *entry);
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

Result<Journal> Journal::create(const fs::path& path, std::span<const std::string> first, const NamingCalls& calls) {
    // The file gets its name only when header and first entries are on disk: a night is whole or not there.
    auto fresh = NewFile::make(path, Readers::owner);
    if (!fresh) return fresh.error();
    Journal journal(fresh->take_file(), path);
    if (auto error = lock(journal.file_, path)) return *error;
    const std::string header = header_line(newest_check);
    if (auto error = write_all(journal.file_.get(), header, path)) return *error;
    journal.bytes_ = header.size();
    journal.check_ = first_check(newest_check);
    if (auto error = journal.add(first)) return *error;
    if (auto error = fresh->take_free_name(calls)) return *error;
    // A disk that loses sight of a file with its new name is found out now, not at the first pick.
    if (auto error = journal.still_there()) return *error;
    return journal;
}

Result<Journal::Opened> Journal::open(const fs::path& path) {
    OpenFile file(::open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK));
    if (!file.is_open()) return system_error(path, saying("cannot open"));
    Journal journal(std::move(file), path);
    if (auto error = lock(journal.file_, path)) return *error;
    const auto bytes = read_file(path, largest_journal);
    if (!bytes) return bytes.error();
    auto text = read_journal_text(*bytes, path);
    if (!text) return text.error();
    journal.number_ = text->entries.size();
    journal.check_kind_ = text->check_kind;
    journal.check_ = text->check;
    journal.bytes_ = text->whole_bytes;
    journal.damaged_ = text->damage.has_value();
    return Opened{std::move(journal), std::move(*text)};
}

// Sets the damaged file aside and cuts what could not be read off the night's own file, in this order.
std::optional<Error> Journal::mend() {
    if (set_aside_.empty()) {
        const auto bytes = read_file(path_, largest_journal);
        if (!bytes) return bytes.error();
        auto copy = copy_beside(path_, *bytes);
        if (!copy) return copy.error();
        set_aside_ = std::move(*copy);
    }
    if (::ftruncate(file_.get(), static_cast<off_t>(bytes_)) != 0) return system_error(path_, saying("cannot mend"));
    if (auto error = sync_file(file_.get(), path_)) return error;
    damaged_ = false;
    return std::nullopt;
}

// Whether the night's name still leads to this file, and nobody else has written to it.
std::optional<Error> Journal::still_there() const {
    struct stat here {
    }, named{};
    if (::fstat(file_.get(), &here) != 0) return system_error(path_, saying("cannot save"));
    if (::stat(path_.c_str(), &named) != 0 || named.st_dev != here.st_dev || named.st_ino != here.st_ino)
        return Error{path_.string(), 0,
                     saying("this night's file was moved or removed while the night is open; nothing more is saved "
                            "until it is back")};
    if (!damaged_ && !broken_ && static_cast<std::size_t>(here.st_size) != bytes_)
        return Error{path_.string(), 0,
                     saying("another program has written to this night's file; nothing more is saved to it")};
    return std::nullopt;
}

// After a failed write: what was saved before has to be there as it was, and what came after it goes.
std::optional<Error> Journal::recover() {
    const auto bytes = read_file(path_, largest_journal);
    if (!bytes) return bytes.error();
    const auto text = read_journal_text(std::string_view(*bytes).substr(0, bytes_), path_);
    if (!text) return text.error();
    if (text->damage) return text->damage;
    if (text->check != check_ || text->whole_bytes != bytes_)
        return Error{path_.string(), 0, saying("this night's file is not as it was saved any more")};
    if (::ftruncate(file_.get(), static_cast<off_t>(bytes_)) != 0) return system_error(path_, saying("cannot save"));
    if (auto error = sync_file(file_.get(), path_)) return error;
    broken_ = false;
    return std::nullopt;
}

std::optional<Error> Journal::append(std::span<const std::string> entries) {
    if (auto error = still_there()) return error;
    if (broken_)
        if (auto error = recover()) return error;
    return add(entries);
}

std::optional<Error> Journal::add(std::span<const std::string> entries) {
    std::string lines;
    auto number = number_;
    auto check = check_;
    for (const auto& entry : entries) {
        ENSURE(entry.find('\n') == std::string::npos);
        if (entry.size() > largest_entry) return Error{path_.string(), 0, saying("an entry is too long to be saved")};
        check = line_check(check_kind_, check, ++number, entry);
        lines += line_start(number, check) + entry + "\n";
    }
    if (bytes_ + lines.size() > largest_journal) return Error{path_.string(), 0, saying("this night's file is full")};
    if (damaged_)
        if (auto error = mend()) return error;
    auto error = write_all(file_.get(), lines, path_);
    if (!error) error = sync_file(file_.get(), path_);
    if (error) {
        // After a failed fsync it is not known what the disk holds; after a failed write part of the lines may be there.
        broken_ = true;
        recover();
        return error;
    }
    number_ = number;
    check_ = check;
    bytes_ += lines.size();
    return std::nullopt;
}

}  // namespace cubenight::store
