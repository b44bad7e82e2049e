// The bytes of a list made into text: spreadsheets write UTF-16 and the old encoding of Western Windows besides UTF-8.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace cubenight {

struct ListText {
    std::string text;      // UTF-8, without a byte order mark
    bool recoded = false;  // it was none
};

// Nothing where the bytes are no text in any of them.
std::optional<ListText> list_text(std::string_view bytes);

}  // namespace cubenight
