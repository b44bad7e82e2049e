#include "src/cli/list_form.hpp"

#include <algorithm>

#include "engine/core/ensure.hpp"
#include "src/cli/words.hpp"

namespace cubenight::cli {

std::function<std::string(const std::string&)> is_list_form(std::vector<std::string> forms) {
    return [forms = std::move(forms)](const std::string& name) {
        const bool known = std::ranges::find(forms, name) != forms.end();
        return known ? std::string() : say(Word::no_form, {name, say.row(forms)});
    };
}

std::string written(std::span<const ListedCard> cards, const std::string& form) {
    if (form == "csv") return written_table(cards);
    ENSURE(form == "live" || form == "text");
    return form == "live" ? written_live(cards) : written_plain(cards);
}

}  // namespace cubenight::cli
