#include "engine/cards/wording/ja/inflection.hpp"

#include <iterator>

namespace cubenight::wording {
namespace {

// Each verb by how it ends: what stands before a comma, before a helping verb, and before "ない".
struct Ending {
    std::string_view plain, joining, te, before_not;
};
// The longer ending comes first where one ends another.
constexpr Ending endings[] = {
    {"少ない", "少なく", "少なくて", "少なく"},
    {"多い", "多く", "多くて", "多く"},
    {"大きい", "大きく", "大きくて", "大きく"},
    {"小さい", "小さく", "小さくて", "小さく"},
    {"わけではない", "わけではなく", "わけではなくて", "わけではなく"},
    {"られない", "られず", "られないで", "られなく"},
    {"えない", "えず", "えないで", "えなく"},
    {"きない", "きず", "きないで", "きなく"},
    {"けない", "けず", "けないで", "けなく"},
    {"れない", "れず", "れないで", "れなく"},
    {"しない", "せず", "しないで", "しなく"},
    {"らない", "らず", "らないで", "らなく"},
    {"ていない", "ていなく", "ていないで", "ていなく"},
    {"ない", "なく", "なくて", "なく"},
    {"見る", "見て", "見て", "見"},
    {"する", "し", "して", "し"},
    {"ている", "ていて", "ていて", "てい"},
    {"がいる", "がいて", "がいて", "がい"},
    {"にいる", "にいて", "にいて", "にい"},
    {"匹いる", "匹いて", "匹いて", "匹い"},
    {"上いる", "上いて", "上いて", "上い"},
    {"下いる", "下いて", "下いて", "下い"},
    {"引く", "引き", "引いて", "引か"},
    {"置く", "置き", "置いて", "置か"},
    {"はたらく", "はたらき", "はたらいて", "はたらか"},
    {"切る", "切り", "切って", "切ら"},
    {"とる", "とり", "とって", "とら"},
    {"なる", "なり", "なって", "なら"},
    {"終わる", "終わり", "終わって", "終わら"},
    {"もどる", "もどり", "もどって", "もどら"},
    {"移る", "移り", "移って", "移ら"},
    {"始まる", "始まり", "始まって", "始まら"},
    {"替わる", "替わり", "替わって", "替わら"},
    {"減る", "減り", "減って", "減ら"},
    {"残る", "残り", "残って", "残ら"},
    {"ある", "あり", "あって", ""},
    {"もどす", "もどし", "もどして", "もどさ"},
    {"戻す", "戻し", "戻して", "戻さ"},
    {"取り除く", "取り除き", "取り除いて", "取り除か"},
    {"行う", "行い", "行って", "行わ"},
    {"出す", "出し", "出して", "出さ"},
    {"選ぶ", "選び", "選んで", "選ば"},
    {"のぞむ", "のぞみ", "のぞんで", "のぞま"},
    {"合う", "合って", "合って", "合わ"},
    {"あつかう", "あつかい", "あつかって", "あつかわ"},
    {"使う", "使い", "使って", "使わ"},
    {"持つ", "持ち", "持って", "持た"},
    {"とつく", "とつき", "とついて", "とつか"},
    {"つく", "つき", "ついて", "つか"},
    {"よい", "よく", "よくて", "よく"},
};

struct Stem {
    std::string before;
    std::string joining, te, before_not;
};

Stem stem_of(std::string_view clause) {
    for (const Ending& ending : endings)
        if (clause.ends_with(ending.plain))
            return {std::string(clause.substr(0, clause.size() - ending.plain.size())), std::string(ending.joining),
                    std::string(ending.te), std::string(ending.before_not)};
    constexpr std::string_view ru = "る";
    if (clause.ends_with(ru)) return {std::string(clause.substr(0, clause.size() - ru.size())), "", "て", ""};
    const std::string noun(clause);
    if (clause.ends_with("追加")) return {noun, "し", "して", "し"};
    if (clause.ends_with("失敗")) return {noun, "し", "して", "し"};
    if (clause.ends_with("ダメージ")) return {noun, "を与え", "を与えて", "を与え"};
    return {noun, "で", "で", "で"};
}

std::string past_of(const Stem& stem, std::string_view clause) {
    if (clause.ends_with("い")) {
        const std::string all = stem.before + stem.before_not;
        constexpr std::string_view ku = "く";
        if (all.ends_with(ku)) return all.substr(0, all.size() - ku.size()) + "かった";
    }
    const bool voiced = stem.te.ends_with("で");
    const std::string before = stem.te.substr(0, stem.te.size() - std::string_view("て").size());
    return stem.before + before + (voiced ? "だ" : "た");
}

// What was so until then: "引いていた". Empty where the clause is none.
std::string of_past_state(std::string_view clause, Form form) {
    constexpr std::string_view was = "いた", was_not = "いなかった";
    const bool not_so = clause.ends_with(was_not);
    if (!not_so && !clause.ends_with(was)) return "";
    std::string stem(clause.substr(0, clause.size() - (not_so ? was_not : was).size()));
    if (form == Form::joining || form == Form::te) return stem + (not_so ? "いなくて" : "いて");
    if (form == Form::negative) return stem + std::string(not_so ? was : was_not);
    return "";
}

}  // namespace

std::string inflected(std::string_view clause, Form form) {
    if (form == Form::plain) return std::string(clause);
    if (std::string past = of_past_state(clause, form); !past.empty()) return past;
    // What is not so, negated, is so.
    if (form == Form::negative && clause.ends_with("ていない"))
        return std::string(clause.substr(0, clause.size() - std::string_view("ない").size())) + "る";
    if (form == Form::negative && (clause.ends_with("がない")))
        return std::string(clause.substr(0, clause.size() - std::string_view("ない").size())) + "ある";
    if (const std::string_view has_none = "持たない"; form == Form::negative && clause.ends_with(has_none))
        return std::string(clause.substr(0, clause.size() - has_none.size())) + "持つ";
    const Stem stem = stem_of(clause);
    switch (form) {
        case Form::plain: break;
        case Form::joining: return stem.before + stem.joining;
        case Form::te: return stem.before + stem.te;
        case Form::past: return past_of(stem, clause);
        case Form::state: return clause.ends_with("ている") ? std::string(clause) : stem.before + stem.te + "いる";
        case Form::unless: return stem.before + stem.before_not + "なければ";
        case Form::negative: return stem.before + stem.before_not + "ない";
    }
    return std::string(clause);
}

std::string and_then(std::string condition) {
    const std::string_view if_so = "なら、";
    if (!condition.ends_with(if_so)) return condition;
    condition.resize(condition.size() - if_so.size());
    return inflected(condition, Form::joining) + "、";
}

}  // namespace cubenight::wording
