#include "engine/cards/wording/fi/declension.hpp"

#include <algorithm>
#include <iterator>

namespace cubenight::wording::finnish {
namespace {

bool ends_long(std::string_view form) {
    for (std::string_view vowels : {"aa", "ää", "oo", "uu", "yy", "öö"})
        if (form.ends_with(vowels)) return true;
    return false;
}

// A form before its suffix, which swallows a last n.
std::string suffixed(std::string form, Suffix suffix, std::string_view a) {
    if (suffix == Suffix::none) return form;
    const bool swallowed = form.ends_with('n');
    if (swallowed) form.pop_back();
    if (suffix == Suffix::your) return form + "si";
    if (swallowed || ends_long(form)) return form + "ns" + std::string(a);
    return form + (form.ends_with('e') ? "e" : std::string(a)) + "n";
}

}  // namespace

Declined decline(const Word& word, Number number, Suffix suffix) {
    const std::string a = word.front ? "ä" : "a";
    const bool many = number == Number::many;
    const std::string stem(many ? word.many_weak : word.weak), strong(word.strong);
    const auto with = [&](const std::string& form) { return suffixed(form, suffix, a); };
    // "korttisi" is nominative, genitive and object, of one and of many.
    const std::string owned = strong + (suffix == Suffix::your ? "si" : "ns" + a);
    const bool own = suffix != Suffix::none;
    const std::string plain(many ? std::string(word.weak) + "t" : std::string(word.nominative));
    const std::string genitive = many ? with(std::string(word.many_genitive)) : own ? owned : stem + "n";
    const std::string nominative = own ? owned : plain;
    return {nominative,
            genitive,
            many ? nominative : genitive,
            with(std::string(many ? word.many_partitive : word.partitive)),
            with(stem + "ss" + a),
            with(stem + "st" + a),
            with(std::string(many ? word.many_illative : word.illative)),
            with(stem + "ll" + a),
            with(stem + "lt" + a),
            with(stem + "lle"),
            own ? with(stem + "kse") : stem + "ksi"};
}

Declined operator+(const Declined& left, const Declined& right) {
    Declined out;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = left[i] + (left[i].empty() ? "" : " ") + right[i];
    return out;
}

Declined before(std::string_view fixed, const Declined& phrase) {
    Declined out = phrase;
    for (std::string& form : out) form.insert(0, fixed);
    return out;
}

Declined behind(const Declined& phrase, std::string_view fixed) {
    Declined out = phrase;
    for (std::string& form : out) form += fixed;
    return out;
}

Declined unchanged(std::string_view words) {
    Declined out;
    out.fill(std::string(words));
    return out;
}

Declined counted(int number, const Declined& one) {
    if (number == 1) return pronouns::one + one;
    Declined out = one;
    for (Case whole : {Case::nominative, Case::object}) out[static_cast<std::size_t>(whole)] = in(one, Case::partitive);
    // A figure shows no case, so that small numbers are words where one is heard: "2 korttia", "kahteen Pokémoniin".
    struct Numeral {
        std::string_view weak, partitive, illative, ending;
    };
    constexpr Numeral numerals[] = {{"kahde", "kahta", "kahteen", "a"},
                                    {"kolme", "kolmea", "kolmeen", "a"},
                                    {"neljä", "neljää", "neljään", "ä"},
                                    {"viide", "viittä", "viiteen", "ä"}};
    if (number < 2 || number > 5) return before(std::to_string(number) + " ", out);
    const auto& [weak, partitive, illative, a] = numerals[number - 2];
    const std::string stem(weak), digits = std::to_string(number);
    const auto with = [&stem, a = a](std::string_view ending) { return stem + std::string(ending) + std::string(a); };
    return Declined{digits,
                    stem + "n",
                    digits,
                    std::string(partitive),
                    with("ss"),
                    with("st"),
                    std::string(illative),
                    with("ll"),
                    with("lt"),
                    stem + "lle",
                    stem + "ksi"} +
           out;
}

std::string listed(const std::vector<std::string>& items, std::string_view last_word) {
    std::string out;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += i + 1 == items.size() ? " " + std::string(last_word) + " " : ", ";
        out += items[i];
    }
    return out;
}

Declined listed(const std::vector<Declined>& items, std::string_view last_word) {
    Declined out;
    for (std::size_t i = 0; i < out.size(); ++i) {
        std::vector<std::string> forms;
        forms.reserve(items.size());
        for (const Declined& item : items) forms.push_back(item[i]);
        out[i] = listed(forms, last_word);
    }
    return out;
}

std::string hyphened(std::string_view name) {
    return std::string(name) + (name.find(' ') == std::string_view::npos ? "-" : " -");
}

std::string whose(std::string genitive, std::string_view clause, Number number) {
    // Who is told apart by a word of its own needs no "niiden".
    constexpr std::string_view told[] = {"kyseisten ", "kaikkien ", "niiden "};
    const bool is_told = !clause.starts_with(",") || (genitive[0] >= '0' && genitive[0] <= '9') ||
                         std::any_of(std::begin(told), std::end(told),
                                     [&](std::string_view word) { return genitive.starts_with(word); });
    if (number == Number::many && !is_told) genitive.insert(0, "niiden ");
    return genitive + std::string(clause);
}

std::string of(std::string_view genitive, std::string_view head) {
    // Only a Pokémon has a card attached, so that the clause can stand behind what is the Pokémon's.
    constexpr std::string_view attached = ", johon tämä kortti on liitetty,";
    if (!genitive.ends_with(attached)) return std::string(genitive) + " " + std::string(head);
    const std::string_view whose = genitive.substr(0, genitive.size() - attached.size());
    return "sen " + std::string(whose) + " " + std::string(head) + std::string(attached);
}

namespace pronouns {

const Declined this_one{"tämä",  "tämän", "tämän", "tätä",  "tässä", "tästä",
                        "tähän", "tällä", "tältä", "tälle", "täksi"};
const Declined it{"se", "sen", "sen", "sitä", "siinä", "siitä", "siihen", "sillä", "siltä", "sille", "siksi"};
const Declined he{"hän",    "hänen",   "hänet",   "häntä",   "hänessä", "hänestä",
                  "häneen", "hänellä", "häneltä", "hänelle", "häneksi"};
const Declined they{"ne",     "niiden", "ne",     "niitä",  "niissä", "niistä",
                    "niihin", "niillä", "niiltä", "niille", "niiksi"};
const Declined which{"joka", "jonka", "jonka", "jota", "jossa", "josta", "johon", "jolla", "jolta", "jolle", "joksi"};
const Declined which_many{"jotka",  "joiden", "jotka",  "joita",  "joissa", "joista",
                          "joihin", "joilla", "joilta", "joille", "joiksi"};
const Declined some{"jokin",    "jonkin",   "jonkin",   "jotakin",  "jossakin", "jostakin",
                    "johonkin", "jollakin", "joltakin", "jollekin", "joksikin"};
const Declined all{"kaikki",   "kaikkien", "kaikki",   "kaikkia",  "kaikissa", "kaikista",
                   "kaikkiin", "kaikilla", "kaikilta", "kaikille", "kaikiksi"};
const Declined you{"sinä",   "sinun",   "sinut",   "sinua",   "sinussa", "sinusta",
                   "sinuun", "sinulla", "sinulta", "sinulle", "sinuksi"};
const Declined one{"yksi",   "yhden",   "yhden",   "yhtä",    "yhdessä", "yhdestä",
                   "yhteen", "yhdellä", "yhdeltä", "yhdelle", "yhdeksi"};
const Declined each{"kukin",    "kunkin",   "kunkin",   "kutakin",  "kussakin", "kustakin",
                    "kuhunkin", "kullakin", "kultakin", "kullekin", "kuksikin"};
const Declined both{"kumpikin",   "kummankin",   "kummankin",   "kumpaakin",   "kummassakin", "kummastakin",
                    "kumpaankin", "kummallakin", "kummaltakin", "kummallekin", "kummaksikin"};
const Declined both_players{"kumpikin pelaaja",       "kummankin pelaajan",     "kummankin pelaajan",
                            "kumpaakin pelaajaa",     "kummassakin pelaajassa", "kummastakin pelaajasta",
                            "kumpaankin pelaajaan",   "kummallakin pelaajalla", "kummaltakin pelaajalta",
                            "kummallekin pelaajalle", "kummaksikin pelaajaksi"};

}  // namespace pronouns
}  // namespace cubenight::wording::finnish
