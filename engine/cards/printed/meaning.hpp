// What a phrase means: pieces of notation, each under a name.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cubenight::printed {

// The piece without a name is the notation itself; others are what a phrase around it may ask for ("set": the filters of a
// noun). A piece that was never set is empty.
class Meaning {
public:
    const std::string& operator[](std::string_view name) const {
        static const std::string nothing;
        const auto found =
            std::find_if(pieces_.begin(), pieces_.end(), [&](const auto& piece) { return piece.first == name; });
        return found == pieces_.end() ? nothing : found->second;
    }
    void set(std::string_view name, std::string text) {
        const auto found =
            std::find_if(pieces_.begin(), pieces_.end(), [&](const auto& piece) { return piece.first >= name; });
        if (found != pieces_.end() && found->first == name) found->second = std::move(text);
        else pieces_.insert(found, {std::string(name), std::move(text)});
    }
    friend bool operator==(const Meaning&, const Meaning&) = default;

private:
    std::vector<std::pair<std::string, std::string>> pieces_;  // by name
};

}  // namespace cubenight::printed
