#include "src/lists/card_sources.hpp"

#include "src/store/folders.hpp"
#include "src/store/library.hpp"

namespace cubenight {

namespace fs = std::filesystem;

CardSet own_cards(const fs::path& data) {
    CardSet all;
    for (const fs::path& folder : store::cube_folders(data)) {
        if (folder == store::user_folder() / "cubes") continue;
        std::error_code none;
        for (const auto& file : fs::directory_iterator(folder, none)) {
            if (file.path().extension() != ".cube") continue;
            const auto cube = store::load_cube(file.path(), data);
            if (!cube || cube->ucg) continue;
            for (const Card& card : *cube->cards) static_cast<void>(all.add(card));
        }
    }
    return all;
}

}  // namespace cubenight
