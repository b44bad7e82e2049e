// Set phrases of Finnish card texts, where words put together from their parts would be heard otherwise.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using wording::TextOf;

namespace {

std::string finnish_says(const std::string& notation, TextOf of) { return test::said(notation, of, Language::finnish); }

}  // namespace

TEST_CASE("in Finnish a 'can' says which limits of the rules it lifts") {
    CHECK(finnish_says("{ while any my.pokemon[name \"Rex\"] give this { can evolve } }", TextOf::ability) ==
          "Jos sinulla on pelissä Rex-Pokémon, tämä Pokémon voi kehittyä myös ensimmäisellä vuorollasi ja sillä "
          "vuorolla, "
          "jolla se pelattiin.");
    CHECK(finnish_says("{ give this { can evolve when not first turn of me } }", TextOf::ability) ==
          "Tämä Pokémon voi kehittyä jo sillä vuorolla, jolla se pelattiin, mutta ei ensimmäisellä vuorollasi.");
    CHECK(finnish_says("{ give this { can retreat } }", TextOf::ability) ==
          "Tämä Pokémon voi perääntyä useammin kuin kerran vuorossa ja vaikka se olisi Asleep- tai Paralyzed-tilassa.");
    CHECK(finnish_says("{ give this { can attack when this is asleep }; if not this is asleep { fail } }",
                       TextOf::attack) ==
          "Tätä hyökkäystä voi käyttää, vaikka tämä Pokémon olisi Asleep-tilassa. Jos tämä Pokémon ei ole "
          "Asleep-tilassa, tämä hyökkäys ei tee mitään.");
}

TEST_CASE("in Finnish effects of cards that are played do nothing whenever they are played") {
    CHECK(finnish_says("{ give this { no effects of trainers from their.hand[item] and their.hand[supporter] } }",
                       TextOf::ability) ==
          "Aina kun vastustajasi pelaa Item- tai Supporter-kortin kädestään, kyseisen kortin efektit eivät tehoa tähän "
          "Pokémoniin.");
}

TEST_CASE("in Finnish what is counted of discarded cards is what was discarded in this way") {
    CHECK(finnish_says("{ discard top 3 of my.deck as $a; discard top 2 * count($a[energy, water]) of their.deck }",
                       TextOf::attack) ==
          "Poista pakkasi 3 päällimmäistä korttia. Jokaista näin poistettua {W}-energiakorttia kohden poista "
          "vastustajasi pakan 2 päällimmäistä korttia.");
    CHECK(finnish_says(
              "{ discard top 3 of my.deck as $a; discard top 3 of their.deck as $b; more 20 * count($a[energy]) }",
              TextOf::attack)
              .find("näin poistettua") == std::string::npos);
    CHECK(finnish_says("{ may { choose $a = a number up to 5; discard top $a of my.deck; then more 40 * done } }",
                       TextOf::attack) ==
          "Voit poistaa pakkasi päältä enintään 5 korttia. Tämä hyökkäys tekee 40 vauriota enemmän jokaista näin "
          "poistettua korttia kohden.");
}

TEST_CASE("in Finnish the second of two results hangs on the coin, not on the first") {
    CHECK(
        finnish_says("{ flip 1 { heads: { inflict paralyzed on their.active; discard 1 energy on their.active } } }",
                     TextOf::attack) ==
        "Heitä kolikkoa. Jos tulee kruuna, vastustajasi aktiivinen Pokémon joutuu Paralyzed-tilaan, ja poista energia "
        "vastustajasi aktiiviselta Pokémonilta.");
    CHECK(finnish_says("{ when checkup { if holder is ill { cure holder; discard this } } }", TextOf::attached) ==
          "Pokémon Checkupin aikana, jos Pokémonilla, johon tämä kortti on liitetty, on jokin Special Condition, se "
          "toipuu "
          "kaikista Special Conditioneista, ja poista tämä kortti.");
}

TEST_CASE("in Finnish cards that are found and put on the deck are one row of steps") {
    CHECK(finnish_says("{ search my.deck for 2 my.deck as $a; shuffle my.deck; put $a -> top of my.deck; order $a }",
                       TextOf::play) ==
          "Etsi pakastasi 2 korttia, sekoita pakkasi ja laita sitten kyseiset kortit pakkasi päälle haluamassasi "
          "järjestyksessä.");
    CHECK(finnish_says("{ evolve this with 1 my.deck[evolves from this]; shuffle my.deck }", TextOf::attack) ==
          "Etsi pakastasi kortti, joka kehittyy tästä Pokémonista, ja kehitä tämä Pokémon laittamalla kyseinen kortti "
          "sen "
          "päälle. Sekoita sitten pakkasi.");
    CHECK(finnish_says("{ once; exchange this with 1 my.deck[name \"Rex\"] inheriting; shuffle my.deck }",
                       TextOf::ability) ==
          "Kerran vuorosi aikana voit etsiä pakastasi Rex-kortin, vaihtaa sen tämän Pokémonin tilalle, laittaa tämän "
          "Pokémonin pakkaasi ja sekoittaa lopuksi pakkasi. Liitetyt kortit, vauriomerkit, Special Conditionit, aika, "
          "jonka Pokémon on ollut pelissä, ja muut efektit siirtyvät uudelle Pokémonille.");
    CHECK(finnish_says("{ put 1 my.discard[item] -> my.hand reveal }", TextOf::attack) ==
          "Valitse Item-kortti poistopinostasi, näytä se ja laita se käteesi.");
    CHECK(finnish_says("{ put 1 cards[trainer] on 1 their.pokemon -> into their.deck; shuffle their.deck }",
                       TextOf::attack) ==
          "Sekoita yhteen vastustajasi Pokémoneista liitetty Trainer-kortti vastustajasi pakkaan.");
    CHECK(finnish_says("{ look top 2 of my.deck as $a; put 1 $a -> my.hand; discard $a }", TextOf::play)
              .ends_with("Poista jäljellä oleva kortti."));
}

TEST_CASE("in Finnish numbers say what they are of") {
    CHECK(finnish_says("{ more min(20, 10 * min(extra energy(this), max(0, count(energy[water] on this) - 2))) }",
                       TextOf::attack) ==
          "Tämä hyökkäys tekee 10 vauriota enemmän jokaista tähän Pokémoniin liitettyä {W}-energiaa kohden, jota ei "
          "tarvita hyökkäyksen hintaan (lukuun ottamatta 2 ensimmäistä). Näin vauriota voi tulla enintään 20 enemmän.");
    CHECK(finnish_says("{ more min(10 * 2, 10 * min(extra energy(this), max(0, count(energy[water] on this) - 1))) }",
                       TextOf::attack)
              .ends_with("(lukuun ottamatta ensimmäistä). Tällaista energiaa lasketaan enintään 2."));
    CHECK(finnish_says("{ give any.pokemon { weakness value = 2 } }", TextOf::stadium) ==
          "Kummankin pelaajan Pokémonien heikkouden määrä on ×2.");
    CHECK(finnish_says("{ more 10 * retreat(their.active) }", TextOf::attack)
              .find("perääntymismaksun {C}-energiaa kohden") != std::string::npos);
    CHECK(
        finnish_says("{ more 10 * count(energy on my.active and energy on their.active) }", TextOf::attack) ==
        "Tämä hyökkäys tekee 10 vauriota enemmän jokaista kummankin pelaajan aktiiviseen Pokémoniin liitettyä energiaa "
        "kohden.");
    CHECK(
        finnish_says("{ if spent \"VSTAR\" of them { more 100 } }", TextOf::attack) ==
        "Jos vastustajasi on käyttänyt VSTAR Powerinsa tämän pelin aikana, tämä hyökkäys tekee 100 vauriota enemmän.");
    CHECK(finnish_says("{ if not spent \"GX\" of me { more 60 } }", TextOf::attack) ==
          "Jos et ole käyttänyt GX-hyökkäystäsi tämän pelin aikana, tämä hyökkäys tekee 60 vauriota enemmän.");
}

TEST_CASE("in Finnish a card that is played as a Pokémon says it of the card that is played") {
    CHECK(finnish_says(
              "{ give this { counts as basic; hp = 40; type = colorless; can't be ill; can't retreat; prizes none; "
              "can discard } }",
              TextOf::play) ==
          "Pelaa tämä kortti kuin se olisi perus-Pokémon, jonka HP on 40 ja jonka tyyppi on {C}. Tämä kortti ei voi "
          "joutua "
          "mihinkään Special Condition -tilaan eikä se voi perääntyä. Kun tämä kortti tyrmätään, vastustajasi ei nosta "
          "siitä palkintokortteja. Voit milloin tahansa vuorosi aikana poistaa tämän kortin pelistä poistopinoon.");
}

TEST_CASE("in Finnish what lasts begins with how long, and who was named is 'se'") {
    CHECK(finnish_says("{ while this is at my.active give them { can't play their.hand[item] } }", TextOf::ability) ==
          "Niin kauan kuin tämä Pokémon on aktiivinen, vastustajasi ei voi pelata Item-kortteja kädestään.");
    CHECK(finnish_says("{ only if not this is ill; while this is at my.active give my.bench { no damage } }",
                       TextOf::ability) ==
          "Jos tällä Pokémonilla ei ole mitään Special Conditionia ja tämä Pokémon on aktiivinen, penkki-Pokémonisi "
          "eivät "
          "ota vauriota hyökkäyksistä.");
    CHECK(
        finnish_says("{ lasting while this is at my.active { give this { can't use \"Bloom\" } } }", TextOf::attack) ==
        "Niin kauan kuin tämä Pokémon on aktiivinen, se ei voi käyttää Bloom-hyökkäystä.");
    CHECK(finnish_says("{ when turn ends { if turn of me { if holder is at my.active { may { attach 1 my.discard[basic "
                       "energy] to holder } } } } }",
                       TextOf::attached)
              .ends_with("voit liittää perusenergiakortin poistopinostasi siihen."));
    CHECK(finnish_says("{ often; only if not (this is asleep or this is confused or this is paralyzed); draw 1 }",
                       TextOf::ability) ==
          "Kuinka monta kertaa tahansa vuorosi aikana, jos tämä Pokémon ei ole Asleep-, Confused- eikä "
          "Paralyzed-tilassa, "
          "voit nostaa kortin.");
}

TEST_CASE("in Finnish forms agree with their verbs and nouns") {
    CHECK(finnish_says("{ once; heal all my.pokemon[trait \"SP\"] }", TextOf::ability) ==
          "Kerran vuorosi aikana voit parantaa jokaiselta Pokémon SP:ltäsi kaiken vaurion.");
    CHECK(finnish_says("{ heal all this }", TextOf::attack) == "Paranna tältä Pokémonilta kaikki vaurio.");
    CHECK(finnish_says("{ inflict burned & confused & poisoned on their.active }", TextOf::attack) ==
          "Vastustajasi aktiivinen Pokémon joutuu Burned-, Confused- ja Poisoned-tilaan.");
    CHECK(finnish_says("{ each $a in their.pokemon { flip 1 { heads: damage 50 to $a } } }", TextOf::attack)
              .starts_with("Tee seuraava erikseen jokaisen vastustajasi Pokémonin kohdalla: heitä kolikkoa. "));
    CHECK(finnish_says("{ look top 4 of my.deck to both }", TextOf::attack) ==
          "Paljasta pakkasi 4 päällimmäistä korttia.");
    const std::string follows =
        "when attached of energy[basic energy, fire] on this from hand { lasting this turn { give "
        "this { type = fire } } }; when attached of energy[basic energy, water] on this from hand "
        "{ lasting this turn { give this { type = water } } }";
    CHECK(finnish_says("{ " + follows + " }", TextOf::ability) ==
          "Aina kun liität kädestäsi {R}- tai {W}-perusenergian tähän Pokémoniin, tämän Pokémonin tyypiksi tulee "
          "kyseisen "
          "energian tyyppi tämän vuoron loppuun asti.");
    CHECK(finnish_says("{ by hand \"Shout.\" }", TextOf::attack) ==
          "Tee käsin (kortin englanninkielinen teksti): ”Shout”.");
}
