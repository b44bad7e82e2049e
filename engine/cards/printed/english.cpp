#include "engine/cards/printed/reader.hpp"
#include "engine/cards/printed/rule_files.hpp"

namespace cubenight::printed {

const Grammar& english() {
    static const Grammar grammar = [] {
        auto read = Grammar::read(rule_files(), root_phrases);
        ENSURE(read.ok());
        return std::move(*read);
    }();
    return grammar;
}

}  // namespace cubenight::printed
