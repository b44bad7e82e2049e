#include "src/library/import.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "src/library/card_files.hpp"
#include "src/library/card_json.hpp"
#include "src/library/element_stream.hpp"

namespace cubenight::library {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t most_faults_of_a_file = 10'000;

// One import, from the first file to the last.
class Import {
public:
    Import(Writing& writing, const ImportProgress& progress) : writing_(writing), progress_(progress) {}

    // An error where the library cannot be written.
    std::optional<Error> read(const CardFiles& files);
    std::optional<Error> count_kept(const Library& library);
    void refuse(Error fault);
    ImportReport report() && { return std::move(report_); }
    bool has_read() const { return report_.cards() + report_.sets > 0; }

private:
    std::optional<Error> read_file(const CardFile& file);
    std::optional<Error> take(const Element& element, const fs::path& path);
    std::optional<Error> take_card(const LibraryCard& card, const Error& place);
    std::optional<Error> take_set(const LibrarySet& set);

    Writing& writing_;
    const ImportProgress& progress_;
    ElementReader reader_;
    ImportReport report_;
    std::unordered_map<std::string, std::string> places_;  // of each card of this import, by its id
    std::map<std::string, std::size_t> cards_of_set_;
    std::size_t done_ = 0, all_ = 0;  // bytes
};

void Import::refuse(Error fault) {
    ++report_.refused;
    if (report_.faults.size() < most_faults) report_.faults.push_back(std::move(fault));
}

std::optional<Error> Import::read(const CardFiles& files) {
    for (const Error& fault : files.faults) refuse(fault);
    for (const CardFile& file : files.files) all_ += file.bytes;
    for (const CardFile& file : files.files)
        if (auto error = read_file(file)) return error;
    return std::nullopt;
}

std::optional<Error> Import::read_file(const CardFile& file) {
    auto opened = OpenCardFile::open(file.path);
    if (!opened) {
        refuse(opened.error());
        return std::nullopt;
    }
    ++report_.files;
    const std::size_t begin = done_, faults = report_.refused;
    ElementStream stream([&] {
        const std::string_view bytes = opened->more();
        done_ += bytes.size();
        if (progress_) progress_(std::min(done_, all_), all_);
        return bytes;
    });
    while (const auto element = stream.next()) {
        if (auto error = take(*element, file.path)) return error;
        if (report_.refused - faults < most_faults_of_a_file) continue;
        refuse({file.path.string(), element->line,
                saying("there are too many faults: the rest of this file is not read")});
        break;
    }
    if (auto fault = opened->fault()) refuse(std::move(*fault));
    done_ = begin + file.bytes;
    return std::nullopt;
}

std::optional<Error> Import::take(const Element& element, const fs::path& path) {
    Error place{path.string(), element.line, {}, 0};
    const auto refuse_as = [&](const std::string& id, const Saying& reason) {
        place.reason = id.empty() ? reason : saying("{0}: {1}", id, reason);
        refuse(place);
        return std::nullopt;
    };
    if (element.fault) {
        place.column = element.column;
        return refuse_as(id_in(element.bytes), *element.fault);
    }
    const ReadElement read = reader_.read(element.bytes);
    if (const auto* refusal = std::get_if<Refusal>(&read)) return refuse_as(refusal->id, refusal->reason);
    if (const auto* set = std::get_if<LibrarySet>(&read)) return take_set(*set);
    if (const auto* card = std::get_if<LibraryCard>(&read)) return take_card(*card, place);
    ++report_.deck_lists;
    return std::nullopt;
}

std::optional<Error> Import::take_card(const LibraryCard& card, const Error& place) {
    const std::string here = place.file + ":" + std::to_string(place.line);
    const auto [known, is_new] = places_.emplace(card.id, here);
    if (!is_new) {
        Error twice = place;
        twice.reason = saying("{0}: the same id is in {1}, and what is there counts", card.id, known->second);
        refuse(std::move(twice));
        return std::nullopt;
    }
    const auto put = writing_.put(card);
    if (!put) return put.error();
    ++cards_of_set_[card.set];
    ++(*put == Put::added ? report_.added : *put == Put::changed ? report_.changed : report_.same);
    return std::nullopt;
}

std::optional<Error> Import::take_set(const LibrarySet& set) {
    const auto put = writing_.put(set);
    if (!put) return put.error();
    ++report_.sets;
    return std::nullopt;
}

std::optional<Error> Import::count_kept(const Library& library) {
    const auto sets = library.sets();
    if (!sets) return sets.error();
    for (const LibrarySet& set : *sets) {
        const auto read = cards_of_set_.find(set.code);
        if (read != cards_of_set_.end()) report_.kept += static_cast<std::size_t>(set.cards) - read->second;
    }
    return std::nullopt;
}

}  // namespace

Result<ImportReport> import_cards(const Library& library, std::span<const fs::path> places, Begin begin,
                                  const ImportProgress& progress) {
    const CardFiles files = card_files(places);
    auto writing = Writing::begin(library, begin);
    if (!writing) return writing.error();
    Import import(*writing, progress);
    if (auto error = import.read(files)) return *error;
    if (auto error = import.count_kept(library)) return *error;
    if (import.has_read())
        if (auto error = writing->commit()) return *error;
    return std::move(import).report();
}

}  // namespace cubenight::library
