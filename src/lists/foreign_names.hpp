// Names of cards in the languages of people who write lists, and the English names that they stand for.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight {

class ForeignNames {
public:
    // That a card of that English name is called so elsewhere.
    void add(std::string_view english, std::string_view name);
    // The English names of what is called so; none where nothing is.
    std::vector<std::string> english_of(std::string_view name) const;

private:
    std::multimap<std::string, std::string, std::less<>> english_;  // by what writings of a name have in common
};

}  // namespace cubenight
