// The words of the Ultraman Card Game in Finnish, and its verbs.
#pragma once

#include <string_view>

#include "engine/cards/wording/fi/declension.hpp"

namespace cubenight::ultraman::wording::suomi {

using cubenight::wording::finnish::Word;

// clang-format off
inline constexpr Word character{"hahmo", "hahmo", "hahmo", "hahmoa", "hahmoon", "hahmoi", "hahmojen", "hahmoja", "hahmoihin"};
inline constexpr Word ultraman{"Ultra Hero", "Ultra Hero", "Ultra Hero", "Ultra Heroa", "Ultra Heroon", "Ultra Heroi", "Ultra Herojen", "Ultra Heroja", "Ultra Heroihin"};
inline constexpr Word kaiju{"kaiju", "kaiju", "kaiju", "kaijua", "kaijuun", "kaijui", "kaijujen", "kaijuja", "kaijuihin"};
inline constexpr Word mecha{"Ultraman-mecha", "Ultraman-mecha", "Ultraman-mecha", "Ultraman-mechaa", "Ultraman-mechaan", "Ultraman-mechoi", "Ultraman-mechojen", "Ultraman-mechoja", "Ultraman-mechoihin"};
inline constexpr Word scene{"kohtaus", "kohtaukse", "kohtaukse", "kohtausta", "kohtaukseen", "kohtauksi", "kohtausten", "kohtauksia", "kohtauksiin"};
inline constexpr Word foe{"taisteluvastustaja", "taisteluvastustaja", "taisteluvastustaja", "taisteluvastustajaa", "taisteluvastustajaan", "taisteluvastustaji", "taisteluvastustajien", "taisteluvastustajia", "taisteluvastustajiin"};
inline constexpr Word effect{"efekti", "efekti", "efekti", "efektiä", "efektiin", "efektei", "efektien", "efektejä", "efekteihin", true};
inline constexpr Word text{"teksti", "teksti", "teksti", "tekstiä", "tekstiin", "tekstei", "tekstien", "tekstejä", "teksteihin", true};
inline constexpr Word battle{"taistelu", "taistelu", "taistelu", "taistelua", "taisteluun", "taistelui", "taistelujen", "taisteluja", "taisteluihin"};
inline constexpr Word area{"taistelualue", "taistelualuee", "taistelualuee", "taistelualuetta", "taistelualueeseen", "taistelualuei", "taistelualueiden", "taistelualueita", "taistelualueisiin"};
inline constexpr Word type_word{"TYPE", "TYPE", "TYPE", "TYPEä", "TYPEen", "TYPEi", "TYPEien", "TYPEjä", "TYPEihin", true};
inline constexpr Word bp{"BP", "BP:", "BP:", "BP:tä", "BP:hen", "BP:i", "BP:iden", "BP:itä", "BP:ihin", true};
inline constexpr Word grade{"aste", "astee", "astee", "astetta", "asteeseen", "astei", "asteiden", "asteita", "asteisiin"};
inline constexpr Word name{"nimi", "nime", "nime", "nimeä", "nimeen", "nimi", "nimien", "nimiä", "nimiin", true};
inline constexpr Word level{"taso", "taso", "taso", "tasoa", "tasoon", "tasoi", "tasojen", "tasoja", "tasoihin"};
// Adjectives and participles.
inline constexpr Word typed{"tyyppinen", "tyyppise", "tyyppise", "tyyppistä", "tyyppiseen", "tyyppisi", "tyyppisten", "tyyppisiä", "tyyppisiin", true};
inline constexpr Word chosen{"valittu", "valittu", "valitu", "valittua", "valittuun", "valitui", "valittujen", "valittuja", "valittuihin"};
inline constexpr Word revealed{"paljastettu", "paljastettu", "paljastetu", "paljastettua", "paljastettuun", "paljastetui", "paljastettujen", "paljastettuja", "paljastettuihin"};
inline constexpr Word looked_at{"katsottu", "katsottu", "katsotu", "katsottua", "katsottuun", "katsotui", "katsottujen", "katsottuja", "katsottuihin"};
inline constexpr Word discarded{"näin hylätty", "näin hylätty", "näin hyläty", "näin hylättyä", "näin hylättyyn", "näin hylätyi", "näin hylättyjen", "näin hylättyjä", "näin hylättyihin", true};
inline constexpr Word exiled{"pelin ulkopuolelle siirretty", "pelin ulkopuolelle siirretty", "pelin ulkopuolelle siirrety", "pelin ulkopuolelle siirrettyä", "pelin ulkopuolelle siirrettyyn", "pelin ulkopuolelle siirretyi", "pelin ulkopuolelle siirrettyjen", "pelin ulkopuolelle siirrettyjä", "pelin ulkopuolelle siirrettyihin", true};
inline constexpr Word taken{"käteen otettu", "käteen otettu", "käteen otetu", "käteen otettua", "käteen otettuun", "käteen otetui", "käteen otettujen", "käteen otettuja", "käteen otettuihin"};
inline constexpr Word returned{"näin laitettu", "näin laitettu", "näin laitetu", "näin laitettua", "näin laitettuun", "näin laitetui", "näin laitettujen", "näin laitettuja", "näin laitettuihin"};
inline constexpr Word placed{"näin asetettu", "näin asetettu", "näin asetetu", "näin asetettua", "näin asetettuun", "näin asetetui", "näin asetettujen", "näin asetettuja", "näin asetettuihin"};
inline constexpr Word stacked{"näin pinottu", "näin pinottu", "näin pinotu", "näin pinottua", "näin pinottuun", "näin pinotui", "näin pinottujen", "näin pinottuja", "näin pinottuihin"};
inline constexpr Word moved{"siirretty", "siirretty", "siirrety", "siirrettyä", "siirrettyyn", "siirretyi", "siirrettyjen", "siirrettyjä", "siirrettyihin", true};
inline constexpr Word printed{"painettu", "painettu", "painetu", "painettua", "painettuun", "painetui", "painettujen", "painettuja", "painettuihin"};
inline constexpr Word adjacent{"viereinen", "viereise", "viereise", "viereistä", "viereiseen", "viereisi", "viereisten", "viereisiä", "viereisiin", true};
inline constexpr Word empty{"tyhjä", "tyhjä", "tyhjä", "tyhjää", "tyhjään", "tyhji", "tyhjien", "tyhjiä", "tyhjiin", true};
// clang-format on

// "hylkää", "hylätä", "hylkäämällä", "hylkää".
struct Verb {
    std::string_view imperative, infinitive, by, third;
};
inline constexpr Verb draw{"nosta", "nostaa", "nostamalla", "nostaa"};
inline constexpr Verb raise{"nosta", "nostaa", "nostamalla", "nostaa"};
inline constexpr Verb lower{"laske", "laskea", "laskemalla", "laskee"};
inline constexpr Verb reveal{"paljasta", "paljastaa", "paljastamalla", "paljastaa"};
inline constexpr Verb look{"katso", "katsoa", "katsomalla", "katsoo"};
inline constexpr Verb show{"näytä", "näyttää", "näyttämällä", "näyttää"};
inline constexpr Verb take{"ota", "ottaa", "ottamalla", "ottaa"};
inline constexpr Verb give_back{"palauta", "palauttaa", "palauttamalla", "palauttaa"};
inline constexpr Verb put{"laita", "laittaa", "laittamalla", "laittaa"};
inline constexpr Verb discard{"hylkää", "hylätä", "hylkäämällä", "hylkää"};
inline constexpr Verb remove{"siirrä", "siirtää", "siirtämällä", "siirtää"};
inline constexpr Verb shuffle{"sekoita", "sekoittaa", "sekoittamalla", "sekoittaa"};
inline constexpr Verb use{"käytä", "käyttää", "käyttämällä", "käyttää"};
inline constexpr Verb stack{"pinoa", "pinota", "pinoamalla", "pinoaa"};
inline constexpr Verb exchange{"vaihda", "vaihtaa", "vaihtamalla", "vaihtaa"};
inline constexpr Verb charge{"lataa", "ladata", "lataamalla", "lataa"};
inline constexpr Verb negate{"mitätöi", "mitätöidä", "mitätöimällä", "mitätöi"};
inline constexpr Verb choose{"valitse", "valita", "valitsemalla", "valitsee"};
inline constexpr Verb note{"totea", "todeta", "toteamalla", "toteaa"};
inline constexpr Verb give{"anna", "antaa", "antamalla", "antaa"};
inline constexpr Verb change{"muuta", "muuttaa", "muuttamalla", "muuttaa"};
inline constexpr Verb make{"tee", "tehdä", "tekemällä", "tekee"};
inline constexpr Verb settle{"ratkaise", "ratkaista", "ratkaisemalla", "ratkaisee"};
inline constexpr Verb prevent{"estä", "estää", "estämällä", "estää"};

}  // namespace cubenight::ultraman::wording::suomi
