// Writing cards: one field a line, in the order in which the reader wants them.
#include "engine/cards/notation.hpp"
#include "engine/cards/notation/unit_reader.hpp"
#include "engine/cards/notation/words.hpp"
#include "engine/language/tokens.hpp"

namespace cubenight {
namespace {

template <class Enum, std::size_t Size>
std::string word_of(const std::array<words::Word, Size>& list, Enum value) {
    return std::string(list[static_cast<std::size_t>(value)]);
}

class CardWriter {
public:
    explicit CardWriter(const Card& card) : card_(card) {}

    std::string text() {
        out_ = "card " + quoted(card_.key) + " " + quoted(card_.name) + " {\n";
        line(kind());
        for (const auto& one : card_.own_names) line("name" + own_name(one));
        if (!card_.evolves_from.empty()) line("evolves from " + quoted(card_.evolves_from));
        if (!card_.rule_boxes.empty()) line("rule" + rule_boxes());
        for (const auto& trait : card_.traits) line("trait " + quoted(trait));
        if (!card_.set.empty()) line("set " + quoted(card_.set));
        if (!card_.illustrator.empty()) line("illustrator " + quoted(card_.illustrator));
        if (card_.prizes) line("prizes " + std::to_string(*card_.prizes));
        for (const auto& weakness : card_.weaknesses) line("weakness " + affinity(weakness));
        for (const auto& resistance : card_.resistances) line("resistance " + affinity(resistance));
        if (card_.retreat) line("retreat " + std::to_string(card_.retreat));
        for (const auto& one : card_.abilities)
            line((one.kind == AbilityKind::use ? "use" : word_of(words::ability, one.kind)) + " " + quoted(one.name) +
                 own_names(one.own_names) + effect(one.effect));
        for (const auto& one : card_.attacks) line(attack(one));
        if (card_.play) line("play" + effect(*card_.play));
        if (card_.stadium) line("stadium" + effect(*card_.stadium));
        if (card_.attached) line("attached" + effect(*card_.attached));
        for (const auto& sentence : card_.unread) line("unread " + quoted(sentence.text));
        return std::move(out_ += "}\n");
    }

private:
    void line(const std::string& field) { out_ += "  " + field + "\n"; }

    static std::string own_name(const OwnName& one) {
        return " " + word_of(words::language, one.language) + " " + quoted(one.name);
    }

    static std::string own_names(const OwnNames& names) {
        std::string out;
        for (const auto& one : names) out += own_name(one);
        return out;
    }

    static std::string types(TypeSet types) {
        std::string out;
        for (int type = 0; type < type_count; ++type) {
            if (!types.has(static_cast<Type>(type))) continue;
            if (!out.empty()) out += " & ";
            out += words::type[static_cast<std::size_t>(type)];
        }
        return out;
    }

    std::string kind() const {
        switch (card_.kind) {
            case CardKind::pokemon:
                return "pokemon " + word_of(words::stage, card_.stage) + " " + types(card_.types) + " hp " +
                       std::to_string(card_.hp);
            case CardKind::item: return "item";
            case CardKind::tool: return card_.on_theirs ? "tool on their" : "tool";
            case CardKind::supporter: return "supporter";
            case CardKind::stadium: return "stadium";
            case CardKind::basic_energy: return "energy basic " + types(card_.types);
            case CardKind::special_energy: return "energy special provides " + write_units(card_.provides);
        }
        return {};
    }

    std::string rule_boxes() const {
        std::string out;
        for (std::size_t box = 0; box < words::rule_box.size(); ++box)
            if (card_.rule_boxes.has(static_cast<RuleBox>(box))) out.append(" ").append(words::rule_box[box]);
        return out;
    }

    static std::string affinity(const Affinity& affinity) {
        return word_of(words::type, affinity.type) + " " + write_amount(affinity);
    }

    static std::string effect(const Effect& effect) { return effect.empty() ? "" : " " + write_effect(effect); }

    static std::string attack(const Attack& attack) {
        std::string out = "attack " + quoted(attack.name) + own_names(attack.own_names);
        if (attack.has_cost) {
            out += " [";
            for (int type = 0; type < type_count; ++type)
                out.append(attack.cost.units[type], words::type_letters[static_cast<std::size_t>(type)]);
            out += "]";
        }
        if (attack.sign != DamageSign::none) out += " " + std::to_string(attack.damage) + sign(attack.sign);
        return out + effect(attack.effect);
    }

    static const char* sign(DamageSign sign) {
        switch (sign) {
            case DamageSign::none:
            case DamageSign::plain: return "";
            case DamageSign::plus: return "+";
            case DamageSign::times: return "x";
            case DamageSign::minus: return "-";
        }
        return "";
    }

    const Card& card_;
    std::string out_;
};

}  // namespace

std::string write_card(const Card& card) { return CardWriter(card).text(); }

}  // namespace cubenight
