// Finnish nouns and adjectives in their cases. A word is its few stems; a phrase is put together case by case, so that
// adjectives and heads agree.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace cubenight::wording::finnish {

// `object` is the whole object of a verb that has a subject: "nostat kortin". Behind an imperative and in the passive it
// stands in the nominative: "nosta kortti".
enum class Case {
    nominative,
    genitive,
    object,
    partitive,
    inessive,
    elative,
    illative,
    adessive,
    ablative,
    allative,
    translative
};
inline constexpr int case_count = 11;

enum class Number { one, many };
// The possessive suffix: "korttisi", "korttinsa".
enum class Suffix { none, your, their };

using Declined = std::array<std::string, case_count>;

inline const std::string& in(const Declined& phrase, Case which) { return phrase[static_cast<std::size_t>(which)]; }

// A word's stems and the forms that do not follow from them.
struct Word {
    std::string_view nominative;
    std::string_view strong, weak;  // before -nsa, before -n
    std::string_view partitive, illative;
    std::string_view many_weak;  // before -ssa in the plural
    std::string_view many_genitive, many_partitive, many_illative;
    bool front = false;  // its endings have ä
};

Declined decline(const Word& word, Number number, Suffix suffix = Suffix::none);
// Two words that agree, one behind the other.
Declined operator+(const Declined& left, const Declined& right);
// What stays as it is before a phrase or behind it.
Declined before(std::string_view fixed, const Declined& phrase);
Declined behind(const Declined& phrase, std::string_view fixed);
// "2 korttia", "2 kortille"; one is "yksi kortti".
Declined counted(int number, const Declined& one);
// The same word in every case.
Declined unchanged(std::string_view words);
Declined listed(const std::vector<Declined>& items, std::string_view last_word);
std::string listed(const std::vector<std::string>& items, std::string_view last_word);
// "Rain Splash -", "Haymaker-": a name before the head that is declined for it.
std::string hyphened(std::string_view name);

// A sentence on its way carries a mark that its end takes out: the "ja" between two verbs, which becomes a comma where a
// third one follows.
inline constexpr char joint = '\x01';
// "Pokémonin, jolla on Ability,", "niiden Pokémonien, joilla on Ability,": before what is theirs.
std::string whose(std::string genitive, std::string_view clause, Number number);
// "tämän Pokémonin hyökkäykset", "sen Pokémonin hyökkäykset, johon tämä kortti on liitetty,"
std::string of(std::string_view genitive, std::string_view head);

namespace words {
// clang-format off
inline constexpr Word card{"kortti", "kortti", "korti", "korttia", "korttiin", "kortei", "korttien", "kortteja", "kortteihin"};
inline constexpr Word pokemon{"Pokémon", "Pokémoni", "Pokémoni", "Pokémonia", "Pokémoniin", "Pokémonei", "Pokémonien", "Pokémoneja", "Pokémoneihin"};
inline constexpr Word deck{"pakka", "pakka", "paka", "pakkaa", "pakkaan", "pakoi", "pakkojen", "pakkoja", "pakkoihin"};
inline constexpr Word hand{"käsi", "käte", "käde", "kättä", "käteen", "käsi", "käsien", "käsiä", "käsiin", true};
inline constexpr Word pile{"poistopino", "poistopino", "poistopino", "poistopinoa", "poistopinoon", "poistopinoi", "poistopinojen", "poistopinoja", "poistopinoihin"};
inline constexpr Word lost_zone{"Lost Zone", "Lost Zone", "Lost Zone", "Lost Zonea", "Lost Zoneen", "Lost Zonei", "Lost Zonejen", "Lost Zoneja", "Lost Zoneihin"};
inline constexpr Word bench{"penkki", "penkki", "penki", "penkkiä", "penkkiin", "penkei", "penkkien", "penkkejä", "penkkeihin", true};
inline constexpr Word stadium{"Stadium", "Stadiumi", "Stadiumi", "Stadiumia", "Stadiumiin", "Stadiumei", "Stadiumien", "Stadiumeja", "Stadiumeihin"};
inline constexpr Word tool{"Pokémon Tool", "Pokémon Tooli", "Pokémon Tooli", "Pokémon Toolia", "Pokémon Tooliin", "Pokémon Toolei", "Pokémon Toolien", "Pokémon Tooleja", "Pokémon Tooleihin"};
inline constexpr Word energy{"energia", "energia", "energia", "energiaa", "energiaan", "energioi", "energioiden", "energioita", "energioihin"};
inline constexpr Word counter{"vauriomerkki", "vauriomerkki", "vauriomerki", "vauriomerkkiä", "vauriomerkkiin", "vauriomerkei", "vauriomerkkien", "vauriomerkkejä", "vauriomerkkeihin", true};
inline constexpr Word marker{"markkeri", "markkeri", "markkeri", "markkeria", "markkeriin", "markkerei", "markkerien", "markkereita", "markkereihin"};
inline constexpr Word attack{"hyökkäys", "hyökkäykse", "hyökkäykse", "hyökkäystä", "hyökkäykseen", "hyökkäyksi", "hyökkäysten", "hyökkäyksiä", "hyökkäyksiin", true};
inline constexpr Word ability{"Ability", "Ability", "Ability", "Abilityä", "Abilityyn", "Abilityi", "Abilityjen", "Abilityjä", "Abilityihin", true};
inline constexpr Word power{"Poké-Power", "Poké-Poweri", "Poké-Poweri", "Poké-Poweria", "Poké-Poweriin", "Poké-Powerei", "Poké-Powerien", "Poké-Powereita", "Poké-Powereihin"};
inline constexpr Word body{"Poké-Body", "Poké-Body", "Poké-Body", "Poké-Bodyä", "Poké-Bodyyn", "Poké-Bodyi", "Poké-Bodyjen", "Poké-Bodyjä", "Poké-Bodyihin", true};
inline constexpr Word pokemon_power{"Pokémon Power", "Pokémon Poweri", "Pokémon Poweri", "Pokémon Poweria", "Pokémon Poweriin", "Pokémon Powerei", "Pokémon Powerien", "Pokémon Powereita", "Pokémon Powereihin"};
inline constexpr Word trait{"Ancient Trait", "Ancient Traiti", "Ancient Traiti", "Ancient Traitia", "Ancient Traitiin", "Ancient Traitei", "Ancient Traitien", "Ancient Traiteja", "Ancient Traiteihin"};
inline constexpr Word condition{"Special Condition", "Special Conditioni", "Special Conditioni", "Special Conditionia", "Special Conditioniin", "Special Conditionei", "Special Conditionien", "Special Conditioneja", "Special Conditioneihin"};
inline constexpr Word state{"tila", "tila", "tila", "tilaa", "tilaan", "tiloi", "tilojen", "tiloja", "tiloihin"};
inline constexpr Word type{"tyyppi", "tyyppi", "tyypi", "tyyppiä", "tyyppiin", "tyypei", "tyyppien", "tyyppejä", "tyyppeihin", true};
inline constexpr Word name{"nimi", "nime", "nime", "nimeä", "nimeen", "nimi", "nimien", "nimiä", "nimiin", true};
inline constexpr Word number{"luku", "luku", "luvu", "lukua", "lukuun", "luvui", "lukujen", "lukuja", "lukuihin"};
inline constexpr Word amount{"määrä", "määrä", "määrä", "määrää", "määrään", "määri", "määrien", "määriä", "määriin", true};
inline constexpr Word sum{"summa", "summa", "summa", "summaa", "summaan", "summi", "summien", "summia", "summiin"};
inline constexpr Word difference{"erotus", "erotukse", "erotukse", "erotusta", "erotukseen", "erotuksi", "erotusten", "erotuksia", "erotuksiin"};
inline constexpr Word product{"tulo", "tulo", "tulo", "tuloa", "tuloon", "tuloi", "tulojen", "tuloja", "tuloihin"};
inline constexpr Word half{"puolikas", "puolikkaa", "puolikkaa", "puolikasta", "puolikkaaseen", "puolikkai", "puolikkaiden", "puolikkaita", "puolikkaisiin"};
inline constexpr Word retreat_cost{"perääntymismaksu", "perääntymismaksu", "perääntymismaksu", "perääntymismaksua", "perääntymismaksuun", "perääntymismaksui", "perääntymismaksujen", "perääntymismaksuja", "perääntymismaksuihin"};
inline constexpr Word hp{"HP", "HP:", "HP:", "HP:ta", "HP:hen", "HP:i", "HP:iden", "HP:ita", "HP:ihin"};
inline constexpr Word opponent{"vastustaja", "vastustaja", "vastustaja", "vastustajaa", "vastustajaan", "vastustaji", "vastustajien", "vastustajia", "vastustajiin"};
inline constexpr Word player{"pelaaja", "pelaaja", "pelaaja", "pelaajaa", "pelaajaan", "pelaaji", "pelaajien", "pelaajia", "pelaajiin"};
inline constexpr Word owner{"omistaja", "omistaja", "omistaja", "omistajaa", "omistajaan", "omistaji", "omistajien", "omistajia", "omistajiin"};
// Rule boxes that are read as letters have a colon, the others an i (FI liite-a, liite-d, liite-j).
inline constexpr Word pokemon_ex{"Pokémon ex", "Pokémon ex:", "Pokémon ex:", "Pokémon ex:ää", "Pokémon ex:ään", "Pokémon ex:i", "Pokémon ex:ien", "Pokémon ex:iä", "Pokémon ex:iin", true};
inline constexpr Word pokemon_ex_upper{"Pokémon-EX", "Pokémon-EXä", "Pokémon-EXä", "Pokémon-EXää", "Pokémon-EXään", "Pokémon-EXi", "Pokémon-EXien", "Pokémon-EXiä", "Pokémon-EXiin", true};
inline constexpr Word pokemon_gx{"Pokémon-GX", "Pokémon-GX:", "Pokémon-GX:", "Pokémon-GX:ää", "Pokémon-GX:ään", "Pokémon-GX:i", "Pokémon-GX:ien", "Pokémon-GX:iä", "Pokémon-GX:iin", true};
inline constexpr Word pokemon_v{"Pokémon V", "Pokémon V:", "Pokémon V:", "Pokémon V:tä", "Pokémon V:hen", "Pokémon V:i", "Pokémon V:iden", "Pokémon V:itä", "Pokémon V:ihin", true};
inline constexpr Word pokemon_sp{"Pokémon SP", "Pokémon SP:", "Pokémon SP:", "Pokémon SP:tä", "Pokémon SP:hen", "Pokémon SP:i", "Pokémon SP:iden", "Pokémon SP:itä", "Pokémon SP:ihin", true};
inline constexpr Word pokemon_vmax{"Pokémon VMAX", "Pokémon VMAXi", "Pokémon VMAXi", "Pokémon VMAXia", "Pokémon VMAXiin", "Pokémon VMAXei", "Pokémon VMAXien", "Pokémon VMAXeja", "Pokémon VMAXeihin"};
inline constexpr Word pokemon_vstar{"Pokémon VSTAR", "Pokémon VSTARi", "Pokémon VSTARi", "Pokémon VSTARia", "Pokémon VSTARiin", "Pokémon VSTARei", "Pokémon VSTARien", "Pokémon VSTAReja", "Pokémon VSTAReihin"};
inline constexpr Word pokemon_vunion{"Pokémon V-UNION", "Pokémon V-UNIONi", "Pokémon V-UNIONi", "Pokémon V-UNIONia", "Pokémon V-UNIONiin", "Pokémon V-UNIONei", "Pokémon V-UNIONien", "Pokémon V-UNIONeja", "Pokémon V-UNIONeihin"};
inline constexpr Word pokemon_break{"Pokémon BREAK", "Pokémon BREAKi", "Pokémon BREAKi", "Pokémon BREAKia", "Pokémon BREAKiin", "Pokémon BREAKei", "Pokémon BREAKien", "Pokémon BREAKeja", "Pokémon BREAKeihin"};
inline constexpr Word pokemon_lvx{"Pokémon LV.X", "Pokémon LV.X:", "Pokémon LV.X:", "Pokémon LV.X:ää", "Pokémon LV.X:ään", "Pokémon LV.X:i", "Pokémon LV.X:ien", "Pokémon LV.X:iä", "Pokémon LV.X:iin", true};
inline constexpr Word pokemon_legend{"Pokémon LEGEND", "Pokémon LEGENDi", "Pokémon LEGENDi", "Pokémon LEGENDia", "Pokémon LEGENDiin", "Pokémon LEGENDei", "Pokémon LEGENDien", "Pokémon LEGENDeja", "Pokémon LEGENDeihin"};
inline constexpr Word ultra_beast{"Ultra Beast", "Ultra Beasti", "Ultra Beasti", "Ultra Beastia", "Ultra Beastiin", "Ultra Beastei", "Ultra Beastien", "Ultra Beasteja", "Ultra Beasteihin"};
// Adjectives.
inline constexpr Word active{"aktiivinen", "aktiivise", "aktiivise", "aktiivista", "aktiiviseen", "aktiivisi", "aktiivisten", "aktiivisia", "aktiivisiin"};
inline constexpr Word attacking{"hyökkäävä", "hyökkäävä", "hyökkäävä", "hyökkäävää", "hyökkäävään", "hyökkäävi", "hyökkäävien", "hyökkääviä", "hyökkääviin", true};
inline constexpr Word being{"oleva", "oleva", "oleva", "olevaa", "olevaan", "olevi", "olevien", "olevia", "oleviin"};
inline constexpr Word attached{"liitetty", "liitetty", "liitety", "liitettyä", "liitettyyn", "liitetyi", "liitettyjen", "liitettyjä", "liitettyihin", true};
inline constexpr Word discarded{"poistettu", "poistettu", "poistetu", "poistettua", "poistettuun", "poistetui", "poistettujen", "poistettuja", "poistettuihin"};
inline constexpr Word topmost{"päällimmäinen", "päällimmäise", "päällimmäise", "päällimmäistä", "päällimmäiseen", "päällimmäisi", "päällimmäisten", "päällimmäisiä", "päällimmäisiin", true};
inline constexpr Word lowest{"alimmainen", "alimmaise", "alimmaise", "alimmaista", "alimmaiseen", "alimmaisi", "alimmaisten", "alimmaisia", "alimmaisiin"};
inline constexpr Word attacked{"hyökännyt", "hyökännee", "hyökännee", "hyökännyttä", "hyökänneeseen", "hyökännei", "hyökänneiden", "hyökänneitä", "hyökänneisiin", true};
inline constexpr Word random{"satunnaisesti valittu", "satunnaisesti valittu", "satunnaisesti valitu", "satunnaisesti valittua", "satunnaisesti valittuun", "satunnaisesti valitui", "satunnaisesti valittujen", "satunnaisesti valittuja", "satunnaisesti valittuihin"};
// In the plural: "loput".
inline constexpr Word rest{"loppu", "loppu", "lopu", "loppua", "loppuun", "lopui", "loppujen", "loppuja", "loppuihin"};
inline constexpr Word that{"kyseinen", "kyseise", "kyseise", "kyseistä", "kyseiseen", "kyseisi", "kyseisten", "kyseisiä", "kyseisiin", true};
inline constexpr Word every{"jokainen", "jokaise", "jokaise", "jokaista", "jokaiseen", "kaiki", "kaikkien", "kaikkia", "kaikkiin"};
inline constexpr Word other{"muu", "muu", "muu", "muuta", "muuhun", "mui", "muiden", "muita", "muihin"};
inline constexpr Word another{"toinen", "toise", "toise", "toista", "toiseen", "toisi", "toisten", "toisia", "toisiin"};
inline constexpr Word evolved{"kehittynyt", "kehittynee", "kehittynee", "kehittynyttä", "kehittyneeseen", "kehittynei", "kehittyneiden", "kehittyneitä", "kehittyneisiin", true};
inline constexpr Word of_another_type{"erityyppinen", "erityyppise", "erityyppise", "erityyppistä", "erityyppiseen", "erityyppisi", "erityyppisten", "erityyppisiä", "erityyppisiin", true};
inline constexpr Word of_another_name{"eriniminen", "erinimise", "erinimise", "erinimistä", "erinimiseen", "erinimisi", "erinimisten", "erinimisiä", "erinimisiin", true};
inline constexpr Word typeless{"tyypitön", "tyypittömä", "tyypittömä", "tyypitöntä", "tyypittömään", "tyypittömi", "tyypittömien", "tyypittömiä", "tyypittömiin", true};
inline constexpr Word same{"sama", "sama", "sama", "samaa", "samaan", "samoi", "samojen", "samoja", "samoihin"};
inline constexpr Word face_up{"kuvapuoli ylöspäin oleva", "kuvapuoli ylöspäin oleva", "kuvapuoli ylöspäin oleva", "kuvapuoli ylöspäin olevaa", "kuvapuoli ylöspäin olevaan", "kuvapuoli ylöspäin olevi", "kuvapuoli ylöspäin olevien", "kuvapuoli ylöspäin olevia", "kuvapuoli ylöspäin oleviin"};
inline constexpr Word face_down{"kuvapuoli alaspäin oleva", "kuvapuoli alaspäin oleva", "kuvapuoli alaspäin oleva", "kuvapuoli alaspäin olevaa", "kuvapuoli alaspäin olevaan", "kuvapuoli alaspäin olevi", "kuvapuoli alaspäin olevien", "kuvapuoli alaspäin olevia", "kuvapuoli alaspäin oleviin"};
// clang-format on
}  // namespace words

// Pronouns, each with forms of its own.
namespace pronouns {
extern const Declined this_one, it, he, they, which, which_many, some, all, you, one, each, both, both_players;
}

}  // namespace cubenight::wording::finnish
