#include "src/gui/widgets/body_plan.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>
#include <string_view>

#include "engine/cards/names.hpp"

namespace cubenight::gui {
namespace {

struct PlanWords {
    BodyPlan plan;
    std::string_view words;
};

// Names in Chinese say what a species is by one or two characters.
constexpr PlanWords words_of_species[] = {
    {BodyPlan::bird, "鸟 鹰 雀 鸥 鸽 鸦 鹅 鸭 鸡 燕 枭 鸮 隼 鹭 鹤"},
    {BodyPlan::bat, "蝠"},
    {BodyPlan::moth, "蝶 蛾 蜂 蜓 萤 蚊 蜻 蝇"},
    {BodyPlan::crawler, "虫 蚁 蛹 蝎 蛛 茧 蜈 螳 蝉"},
    {BodyPlan::fish, "鱼 鲨 鲸 鲤 海豹 海狮 海魔狮 鳐 豚"},
    {BodyPlan::serpent, "蛇 鳗 海马"},
    {BodyPlan::turtle, "龟 蜗 贝"},
    {BodyPlan::crab, "蟹 虾 螯"},
    {BodyPlan::jelly, "水母 章鱼 乌贼"},
    {BodyPlan::saurian, "蜥 鳄 蝾 螈 恐 蛙 蟾"},
    {BodyPlan::dragon, "龙"},
    {BodyPlan::beast, "马 羊 猫 喵 狗 犬 熊 虎 豹 狮 鼠 兔 猪 鹿 牛 狐 狼 鼬 驼 象 犀 兽 尾 獾 獭 貂"},
    {BodyPlan::sprout, "草 花 芽 叶 种子 根 百合 藤 豆 莓 苗 玫 葵 仙人掌"},
    {BodyPlan::tree, "树 木 椰"},
    {BodyPlan::mushroom, "菇 蘑 菌"},
    {BodyPlan::ghost, "鬼 灵 影 魂 咒 怨 幽 梦 妖"},
    {BodyPlan::rock, "石 岩 钻 晶 冰 星 陨 炭 沙"},
    {BodyPlan::machine, "铁 钢 齿轮 机 剑 盾 钟 镜 磁 金属 电球 雷弹 多边 哑铃 钥"},
    {BodyPlan::puff, "蛋 球 泡 丁 卵 细胞 福 胖 绵 宝宝 芙"},
    {BodyPlan::biped, "人 力 小子 匠 猴 拳 娃 侍 小姐 童 武 狒 猿 婴 头目"},
};

// English words begin or end with these.
constexpr PlanWords words_of_names[] = {
    {BodyPlan::bird, "bird wing peck feather flap fly gust nosedive glide hawk eagle owl crow gull finch talon beak"},
    {BodyPlan::bat, "bat leech vampire"},
    {BodyPlan::moth, "moth butterfly bee wasp firefly buzz powder pheromone"},
    {BodyPlan::crawler, "bug sting web cocoon string silk grip worm spider ant beetle scorpion"},
    {BodyPlan::fish, "fish splash aqua surf fin swim wave shark whale seal dolphin"},
    {BodyPlan::serpent, "snake serpent eel wrap coil constrict"},
    {BodyPlan::turtle, "turtle tortoise shell snail clam withdraw"},
    {BodyPlan::crab, "crab vise pincer lobster shrimp"},
    {BodyPlan::jelly, "jelly squid octopus ink tentacle"},
    {BodyPlan::saurian, "lizard crocodile gecko frog tongue"},
    {BodyPlan::dragon, "dragon draco draconic wyvern"},
    {BodyPlan::beast,
     "bite scratch claw claws fang gnaw headbutt hoof stomp growl horn incisors swipes cat dog wolf fox bear lion "
     "tiger "
     "mouse rat horse deer pup cub"},
    {BodyPlan::sprout, "leaf vine petal seed bloom flower sprout grass root bulb absorb"},
    {BodyPlan::tree, "tree wood branch razor bark"},
    {BodyPlan::mushroom, "mushroom shroom spore"},
    {BodyPlan::ghost, "ghost curse cursed dream shadow haunt spirit phantom wisp soul netherworld"},
    {BodyPlan::rock, "rock stone boulder gem crystal stellar meteor sand icicle"},
    {BodyPlan::machine, "gear magnet steel metal iron robot unlock machine"},
    {BodyPlan::puff, "puff egg candy sweet kiss happiness wish sing hug doll"},
    {BodyPlan::biped, "punch kick chop jab throw slap lariat strength man boy girl monkey"},
};

// Calls `each` with every word of a text.
template <class Each>
void for_words(std::string_view text, Each each) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0) each(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

// Whether a word of the text is this one, or begins or ends with it where it is long enough to mean something there.
bool speaks_of(std::string_view text, std::string_view wanted) {
    bool found = false;
    for_words(text, [&](std::string_view word) {
        found |= word == wanted || (wanted.size() > 3 && (word.starts_with(wanted) || word.ends_with(wanted)));
    });
    return found;
}

std::string lower_words(std::string_view text) {
    std::string lower;
    for (const char c : text)
        lower += std::isalpha(static_cast<unsigned char>(c))
                     ? static_cast<char>(std::tolower(static_cast<unsigned char>(c)))
                     : ' ';
    return lower;
}

// Names say more than attacks, however many attacks there are.
constexpr int of_species = 1000, of_name = 300, of_text = 1;

using Votes = std::array<int, body_plan_count>;

void count_words(Votes& votes, std::string_view text, int weight) {
    const std::string lower = lower_words(text);
    for (const PlanWords& row : words_of_names)
        for_words(row.words, [&](std::string_view word) {
            if (speaks_of(lower, word)) votes[static_cast<std::size_t>(row.plan)] += weight;
        });
}

void count_species(Votes& votes, std::string_view name) {
    constexpr std::size_t character = 3;  // bytes
    for (const PlanWords& row : words_of_species)
        for_words(row.words, [&](std::string_view word) {
            if (name.find(word) != std::string_view::npos)
                votes[static_cast<std::size_t>(row.plan)] += of_species * static_cast<int>(word.size() / character);
        });
}

std::span<const BodyPlan> plans_for(Type type) {
    using enum BodyPlan;
    static constexpr BodyPlan grass[] = {sprout, crawler, moth, mushroom, tree, beast, saurian};
    static constexpr BodyPlan fire[] = {beast, saurian, bird, ghost, puff, dragon, serpent};
    static constexpr BodyPlan water[] = {fish, turtle, crab, jelly, serpent, saurian, beast};
    static constexpr BodyPlan lightning[] = {beast, bird, machine, puff, biped, moth};
    static constexpr BodyPlan psychic[] = {ghost, puff, biped, moth, bat, jelly, rock};
    static constexpr BodyPlan fighting[] = {biped, rock, beast, crab, saurian, turtle};
    static constexpr BodyPlan darkness[] = {beast, bat, ghost, serpent, biped, bird, crawler};
    static constexpr BodyPlan metal[] = {machine, rock, turtle, crawler, beast, biped};
    static constexpr BodyPlan fairy[] = {puff, moth, sprout, beast, ghost, bird};
    static constexpr BodyPlan dragons[] = {dragon, serpent, saurian};
    static constexpr BodyPlan colorless[] = {beast, bird, puff, biped, saurian, serpent, bat};
    switch (type) {
        case Type::grass: return grass;
        case Type::fire: return fire;
        case Type::water: return water;
        case Type::lightning: return lightning;
        case Type::psychic: return psychic;
        case Type::fighting: return fighting;
        case Type::darkness: return darkness;
        case Type::metal: return metal;
        case Type::fairy: return fairy;
        case Type::dragon: return dragons;
        case Type::colorless: return colorless;
    }
    return colorless;
}

}  // namespace

void PlanVotes::add(const Card& card) {
    count_species(votes_, name_in(card, Language::simplified_chinese));
    count_words(votes_, card.name, of_name);
    for (const Attack& attack : card.attacks) count_words(votes_, attack.name, of_text);
    for (const Ability& ability : card.abilities) count_words(votes_, ability.name, of_text);
}

BodyPlan PlanVotes::winner(Type type, std::uint64_t seed) const {
    const auto most = std::ranges::max_element(votes_);
    if (*most > 0) return static_cast<BodyPlan>(most - votes_.begin());
    const std::span<const BodyPlan> plans = plans_for(type);
    return plans[seed / 7 % plans.size()];
}

BodyPlan plan_of(const ultraman::Card& card, std::uint64_t seed) {
    using enum BodyPlan;
    if (card.categories.has(ultraman::Category::mech)) return machine;
    if (!card.categories.has(ultraman::Category::kaiju)) return giant;
    static constexpr BodyPlan kaiju[] = {saurian, dragon, saurian, crab, beast, serpent, rock, bird, machine};
    return kaiju[seed / 7 % std::size(kaiju)];
}

}  // namespace cubenight::gui
