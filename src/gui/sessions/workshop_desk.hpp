// What the screens of the workshop ask and wish: the card library, a list that is being imported, the cube on the bench. The
// same for the window and for pictures and tests, where the library lives in memory.
#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "engine/cards/lists/resolve.hpp"
#include "engine/cards/naming/lexicon.hpp"
#include "src/gui/sessions/session.hpp"
#include "src/library/import.hpp"
#include "src/library/library.hpp"
#include "src/lists/cube_import.hpp"
#include "src/store/file_chooser.hpp"
#include "src/workshop/opened_cube.hpp"

namespace cubenight::gui {

// What is looked for in the library: words in name and text, and what the card must be; empty is all.
struct CardQuestion {
    std::string words, type, kind, set;
    friend bool operator==(const CardQuestion&, const CardQuestion&) = default;
};

// A list as it was read, line by line.
struct ReadList {
    std::string name;  // of its file; empty where it was pasted
    CardList list;
    std::vector<Resolution> found;  // one for each entry
    int settled_entries = 0;
    int settled_cards = 0;   // that go into a cube
    int energy_entries = 0;  // settled, too: Basic Energy, which is free and no card of the cube
    std::string text, from;  // what was read, and its file
    int open_cards() const;
};

class WorkshopDesk {
public:
    explicit WorkshopDesk(std::filesystem::path data = {}) : data_(std::move(data)) {}
    ~WorkshopDesk();
    WorkshopDesk(const WorkshopDesk&) = delete;
    WorkshopDesk& operator=(const WorkshopDesk&) = delete;

    void speak(text::Language language) { say_.speak(language); }
    // For pictures and tests: this library, or none. Nothing is written to disk from then on, until keep_files().
    void show_only(std::optional<library::Library> library);
    void keep_files() { writes_ = true; }

    // The card library; null where there is none. Opened when it is first asked for and whenever its file has changed.
    const library::Library* library();
    std::uint64_t library_version() const { return library_version_; }
    // The first `most` cards that answer, in the library's order or the best first, and how many there are. Without a library they
    // are those of Pokémon's cubes that come with the program, and `says` knows which of these have the words.
    library::FoundCards find(const CardQuestion& question, std::size_t most,
                             const std::function<bool(const Card& card)>& says);
    // Of the cards that can be found.
    const std::vector<library::LibrarySet>& sets();
    // A set by its name, where the library has one for it.
    std::string set_name(const std::string& code);
    // Where a card was printed, by its key: "Harbour Lights · 13", else the key.
    std::string printed_in(const std::string& key);
    // What a card of the library is called in that language.
    std::string name_of(const std::string& english, text::Language language);
    // The card of that id as it is played, with its names: of the library, else of the cubes that come with the program. Nothing where
    // there is none.
    std::optional<Card> as_played(const std::string& id);
    // What that card evolves from, as played, step by step, as far as the library knows it.
    std::vector<Card> lower_of(const Card& card);
    // The cards of Pokémon's cubes that come with the program.
    const CardSet& cards_of_program() { return *own_cards(); }

    // Card data into the library, beside the screens; one import at a time.
    void begin_import(const std::string& place);
    // Per cent that are read; nothing while nothing is imported.
    std::optional<int> importing() const;
    // What came of an import that has ended, once.
    std::optional<Result<library::ImportReport>> imported();

    // A list from a file, or a text by itself, read beside the screens; one at a time. Where the library lives in memory it has been
    // read at once.
    void begin_list_file(const std::string& path);
    void begin_list(const std::string& text);
    // Per cent that are read; nothing while no list is.
    std::optional<int> reading() const;
    // What came of it, once: no sentence where the list lies here now, else why not. Nothing while it is read, or nothing was.
    std::optional<Said> list_read();
    // Where card data came in since, reads anew what is open in the list that lies here.
    void read_on();
    // At once.
    [[nodiscard]] Said read_list(const std::string& text, const std::string& name);
    // For pictures and tests: one that was read before, from the same cards.
    void show_list(ReadList list);
    const ReadList* list() const { return list_ ? &*list_ : nullptr; }
    // The entry means that near card. REQUIRES: both are there.
    void choose(std::size_t entry, std::size_t near);
    // Open entries with a near card of their own name; they mean the first such card once they are chosen.
    int namesakes() const;
    void choose_namesakes();
    // The choice before this one; both kinds of it are one step.
    bool can_take_back() const { return !choices_.empty(); }
    void take_back_choice();
    // The list as the text of a deck: as it was read, or, where choices were made, with the names of the cards that they mean.
    std::string deck_text() const;
    struct Made {
        std::filesystem::path file;
        int copies = 0, left_out = 0;
        int energies = 0;  // kinds of Basic Energy that everybody may have
    };
    // `lines`: the cube's line policy.
    Result<Made> make_cube(const std::string& name, bool replace, LinePolicy lines = LinePolicy::single_cards);
    // The rules of a cube that is made of a list, and what its Pokémon have below them, as far as its lines are clear.
    static draft::GameRules rules_of_list();
    const draft::LineCounts& lines_of_list();

    // The desktop's own dialog for files; null where there is none.
    store::FileChooser* chooser();

    // The cube on the bench; null where there is none.
    workshop::OpenedCube* cube() { return cube_ ? &*cube_ : nullptr; }
    [[nodiscard]] Said open_cube(const std::string& id);
    // It lies in the folder of the program, where nothing of a person's own is kept. REQUIRES: there is one.
    bool comes_with_program() const;
    Result<workshop::OpenedCube> other_cube(const std::string& id) const;
    // The card of that id into the cube, added or in the place of another: of its own files, of the library, or of the cubes that
    // come with the program.
    [[nodiscard]] Said add(const std::string& id);
    [[nodiscard]] Said swap(const std::string& key, const std::string& id);
    // REQUIRES: it does not come with the program.
    [[nodiscard]] Said save();
    [[nodiscard]] Said save_as(const std::string& name);
    // Takes the cube's file out of the list of cubes, and the cube off the bench; says where the file lies now. REQUIRES: it does not
    // come with the program.
    Result<std::filesystem::path> put_cube_aside();
    std::string cube_as_list() const;

private:
    Said said(const std::optional<Error>& error) const;
    void open_library();
    void begin_reading(std::function<Result<std::string>()> text, std::string name);
    void count(ReadList& list);
    void put(ReadList list);
    const std::shared_ptr<const CardSet>& own_cards();
    const std::vector<std::pair<CardId, library::LibraryCard>>& own_heads();
    Result<workshop::Addition> addition_of(const std::string& id);
    const naming::Lexicon& lexicon();
    Result<MadeCube> cube_of_list(const std::string& name);

    std::filesystem::path data_;
    text::Say say_;
    std::optional<library::Library> library_;
    bool in_memory_ = false, tried_ = false, writes_ = true;
    std::optional<std::filesystem::file_time_type> written_;  // the library's file, when it was opened last
    std::uint64_t library_version_ = 0;
    std::vector<library::LibrarySet> sets_;
    std::optional<naming::Lexicon> lexicon_;
    std::shared_ptr<const CardSet> own_cards_;  // of Pokémon's cubes that come with the program
    std::vector<std::pair<CardId, library::LibraryCard>> own_heads_;
    std::optional<ReadList> list_;
    std::optional<draft::LineCounts> list_lines_;
    using Choice = std::vector<std::pair<std::size_t, Resolution>>;  // entries, and what they were before
    std::vector<Choice> choices_;
    std::uint64_t list_version_ = 0;  // of the library, when the list was read
    std::optional<workshop::OpenedCube> cube_;
    std::thread worker_;
    std::atomic<int> per_cent_ = 0;
    std::atomic<bool> ended_ = false;
    std::optional<Result<library::ImportReport>> report_;
    std::thread reader_;  // of a list
    std::atomic<int> list_per_cent_ = 0;
    std::atomic<bool> list_ended_ = false, list_given_up_ = false;
    std::optional<Result<ReadList>> read_;
    std::optional<store::FileChooser> chooser_;
    bool chooser_sought_ = false;
};

}  // namespace cubenight::gui
