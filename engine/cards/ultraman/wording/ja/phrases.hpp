// Set words of Japanese.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/ultraman/wording/readings.hpp"

namespace cubenight::ultraman::wording::japanese {

std::string_view whose(Side side);          // "自分の"
std::string_view unit(const Thing& thing);  // "体", "枚"
std::string_view type_name(Type type);
std::string type(Type type);  // "【パワー】"
std::string_view state(State state);
std::string_view category(Category category);  // "怪獣"
std::string_view same(SameIn same);            // "キャラクター名"
std::string stat(Stat stat);
std::string compared(Relation relation, const std::string& number);  // "3以上"
std::string listed(const std::vector<std::string>& items, std::string_view joint);
// A clause that ends in である, as what stands before a noun, before なら, before 間.
std::string before_noun(std::string clause);
std::string before_if(std::string clause);
// "Aである" and "Bである" as "AかBである".
std::string joined(std::vector<std::string> clauses, std::string_view joint);

}  // namespace cubenight::ultraman::wording::japanese
