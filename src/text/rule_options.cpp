#include "src/text/rule_options.hpp"

namespace cubenight::text {

// A switch without default: an option that nobody has put into words does not compile quietly.
std::string_view option_meaning(OptionKey key) {
    switch (key) {
#define CUBENIGHT_OPTION_MEANS(key, words) \
    case OptionKey::key:                   \
        return words;
#include "src/text/rule_options.def"
#undef CUBENIGHT_OPTION_MEANS
    }
    return {};
}

}  // namespace cubenight::text
