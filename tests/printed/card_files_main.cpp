// Printed cards as card files, one for each set: what the program plays of them. For random matches of real cards,
// outside of this repository (law_runs COUNT FIRST FOLDER).
//
//   printed_cards DATA FOLDER    reads the card data in DATA and writes the cards to FOLDER/cubes/SET.cards; what is not
//                                read of them is carried out by hand
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "engine/cards/notation.hpp"
#include "engine/cards/printed/card_reader.hpp"
#include "src/library/import.hpp"

using namespace cubenight;

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const auto library = library::Library::in_memory();
    const std::filesystem::path data[] = {argv[1]};
    if (!library || !library::import_cards(*library, data)) return 1;
    std::map<std::string, std::string> files;
    std::size_t whole = 0, all = 0, refused = 0;
    const auto error = library->for_each([&](const library::LibraryCard& card) {
        const printed::CardReading reading = printed::read_card(printed::english(), card);
        ++all;
        if (!reading.faults.empty()) return true;
        const std::string written = write_card(reading.card);
        if (const auto again = read_cards(written); !again || again->size() != 1 || again->front() != reading.card) {
            ++refused;
            std::cout << card.id << " " << card.name << ": " << (again ? "otherwise" : again.error().english()) << "\n";
            return true;
        }
        whole += reading.whole();
        files[card.set] += written + "\n";
        return true;
    });
    if (error) return 1;
    const std::filesystem::path folder = std::filesystem::path(argv[2]) / "cubes";
    std::filesystem::create_directories(folder);
    for (const auto& [set, text] : files) std::ofstream(folder / (set + ".cards")) << text;
    std::cout << whole << " of " << all << " cards written, " << refused << " that the notation does not take\n";
}
