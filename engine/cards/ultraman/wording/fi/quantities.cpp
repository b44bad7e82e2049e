// Numbers, and what is counted.
#include "engine/cards/ultraman/wording/fi/finnish.hpp"

namespace cubenight::ultraman::wording {

using fi::Case;
using fi::Number;

namespace suomi {

fi::Declined as_many(const fi::Declined& one) {
    constexpr std::string_view words[] = {"monta",  "monen",   "monta",   "montaa",  "monessa", "monesta",
                                          "moneen", "monella", "monelta", "monelle", "moneksi"};
    fi::Declined out = one;
    for (const fi::Case whole : {Case::nominative, Case::object})
        out[static_cast<std::size_t>(whole)] = in(one, Case::partitive);
    for (std::size_t i = 0; i < out.size(); ++i) out[i].insert(0, "yhtä " + std::string(words[i]) + " ");
    return out;
}

}  // namespace suomi

std::string Finnish::stat(const Node& stat) const {
    const bool many = text_[text_[stat.first].first].next != no_node || text_.is_many(text_.first(stat.first));
    const std::string whose = in(bare_all(stat.first, many ? Number::many : Number::one), Case::genitive) + " ";
    return whose + (many ? "yhteenlaskettu " : "") + stat_word(sub_as<Stat>(stat));
}

std::string Finnish::quantity(NodeIndex index) const {
    const Node& node = text_[index];
    const auto both = [&](std::string_view between) {
        return quantity(node.first) + std::string(between) + quantity(text_[node.first].next);
    };
    switch (node.kind) {
        case NodeKind::integer: return std::to_string(node.number);
        case NodeKind::add: return both(" plus ");
        case NodeKind::subtract: return both(" miinus ");
        case NodeKind::multiply: return both(" kertaa ");
        case NodeKind::minimum: return "pienempi luvuista " + both(" ja ");
        case NodeKind::maximum: return "suurempi luvuista " + both(" ja ");
        case NodeKind::divide:
            return quantity(node.first) + " jaettuna luvulla " + std::to_string(node.number) + " (alaspäin pyöristäen)";
        case NodeKind::rounds: return "kentän taistelualueiden määrä";
        case NodeKind::variable: {
            const Held held = text_.bound(node.number).held;
            if (held == Held::cards || held == Held::characters)
                return in(name_of(node.number, Number::many), Case::genitive) + " määrä";
            return in(name_of(node.number), Case::nominative);
        }
        case NodeKind::stat: return stat(node);
        case NodeKind::count: {
            Thing first = text_.first(node.first);
            if (const auto same = first.kinds.front().distinct) {
                for (Traits& traits : first.kinds) traits.distinct.reset();
                const std::string what = *same == SameIn::name        ? "eri nimien"
                                         : *same == SameIn::character ? "eri hahmonimien"
                                         : *same == SameIn::level     ? "eri tasojen"
                                         : *same == SameIn::type      ? "eri TYPE-tyyppien"
                                                                      : "eri painettujen TYPE-tyyppien";
                return in(bare(first, Number::many), Case::genitive) + " " + what + " määrä";
            }
            return in(bare_all(node.first, Number::many), Case::genitive) + " määrä";
        }
        case NodeKind::half:
        case NodeKind::heads:
        case NodeKind::done:
#define CUBENIGHT_NAMED_quantity
#include "engine/cards/ultraman/other_kinds.def"
            break;
    }
    return "";
}

// " jokaista [DYNA]-hahmoasi kohti"
std::string Finnish::for_every(const Scaled& scaled) const {
    const Node& counted = text_[scaled.unit];
    const std::string every = scaled.every > 1 ? " jokaista " + std::to_string(scaled.every) + " " : " jokaista ";
    if (counted.kind == NodeKind::rounds) return every + "kentän taistelualuetta kohti";
    if (counted.kind == NodeKind::stat) {
        const bool many = text_.is_many(text_.first(counted.first));
        const auto what = sub_as<Stat>(counted);
        const std::string unit = what == Stat::level ? "tasoa" : what == Stat::round ? "kierrosta" : "pistettä";
        const std::string whose = in(bare_all(counted.first, many ? Number::many : Number::one), Case::genitive);
        const std::string total = many ? "yhteenlasketussa " : "";
        const std::string where = what == Stat::level ? "tasossa" : what == Stat::round ? "kierrosluvussa" : "BP:ssä";
        return every + whose + " " + total + where + " olevaa " + unit + " kohti";
    }
    Thing first = text_.first(counted.first);
    if (const auto same = first.kinds.front().distinct) {
        for (Traits& traits : first.kinds) traits.distinct.reset();
        return every + in(bare(first, Number::many), Case::genitive) + " eri " + shared(*same, Case::partitive) +
               " kohti";
    }
    return every + in(bare_all(counted.first, Number::one), Case::partitive) + " kohti";
}

}  // namespace cubenight::ultraman::wording
