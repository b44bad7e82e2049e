// What Finnish sentences have to tell that a slip of number, owner or order would lose.
#include <string>

#include "tests/wording/said.hpp"

using namespace cubenight;
using wording::TextOf;

namespace {

std::string in_finnish(const std::string& notation, TextOf of = TextOf::play) {
    return test::said(notation, of, Language::finnish);
}
std::string attack(const std::string& notation) { return in_finnish(notation, TextOf::attack); }
std::string ability(const std::string& notation) { return in_finnish(notation, TextOf::ability); }

}  // namespace

TEST_CASE("in Finnish cards of two groups are they, however few each group has") {
    CHECK(in_finnish("{ search my.deck for 1 my.deck[energy, grass] and 1 my.deck[energy, lightning] as $a; attach $a "
                     "to my.pokemon spread; shuffle my.deck }") ==
          "Etsi pakastasi {G}-energiakortti ja {L}-energiakortti ja liitä ne Pokémoneihisi haluamallasi tavalla. "
          "Sekoita sitten pakkasi.");
    CHECK(
        in_finnish("{ search my.deck for 1 my.deck[energy, grass] as $a; attach $a to my.active; shuffle my.deck }") ==
        "Etsi pakastasi {G}-energiakortti ja liitä se aktiiviseen Pokémoniisi. Sekoita sitten pakkasi.");
}

TEST_CASE("in Finnish a condition of one kind of cards is not heard of the other kind") {
    CHECK(in_finnish("{ search my.deck for up to 2 my.deck[basic or basic energy, name with \"Magma\" or basic "
                     "energy] -> my.hand reveal }") ==
          "Etsi pakastasi yhteensä enintään 2 perus-Pokémonia, joiden nimessä on ”Magma”, ja perusenergiakorttia, "
          "näytä ne ja laita ne käteesi.");
    CHECK(in_finnish("{ put 1 my.discard[pokemon or energy, name with \"Magma\" or energy] -> my.hand }") ==
          "Laita Pokémon, jonka nimessä on ”Magma”, tai energiakortti poistopinostasi käteesi.");
    CHECK(in_finnish("{ put 1 my.discard[pokemon, name with \"Magma\" or name with \"Aqua\"] -> my.hand }") ==
          "Laita poistopinostasi Pokémon, jonka nimessä on ”Magma” tai ”Aqua”, käteesi.");
}

TEST_CASE("in Finnish Energy of several types is of all of them at once") {
    CHECK(in_finnish("{ give this { provides (GRW) } }", TextOf::attached) ==
          "Pokémoniin liitettynä tämä kortti antaa {G}-, {R}- ja {W}-energiaa, mutta vain 1 energian kerrallaan.");
    CHECK(in_finnish("{ give this { provides any 1 } }", TextOf::attached) ==
          "Pokémoniin liitettynä tämä kortti antaa kaikkia energiatyyppejä, mutta vain 1 energian kerrallaan.");
}

TEST_CASE("in Finnish a Pokémon that is discarded takes what is attached to it along") {
    CHECK(in_finnish("{ discard 1 my.bench[V] }") ==
          "Poista yksi penkilläsi oleva Pokémon V ja kaikki siihen liitetyt kortit.");
    CHECK(in_finnish("{ discard 1 my.hand[pokemon] }") == "Poista Pokémon kädestäsi.");
}

TEST_CASE("in Finnish who attaches from a hand is said") {
    CHECK(ability("{ when attached of energy[fire] on this from hand { heal 20 this } }") ==
          "Aina kun liität kädestäsi {R}-energian tähän Pokémoniin, paranna tältä Pokémonilta 20 vauriota.");
    CHECK(ability("{ when attached of energy on their.pokemon from hand { draw 1 } }") ==
          "Aina kun vastustajasi liittää kädestään energian johonkin Pokémoneistaan, nosta kortti.");
    CHECK(attack("{ if happened attached of energy on this from hand this turn { more 20 } }") ==
          "Jos liitit kädestäsi energian tähän Pokémoniin tämän vuoron aikana, tämä hyökkäys tekee 20 vauriota "
          "enemmän.");
    CHECK(attack("{ if not happened attached of energy on this from hand this turn { more 20 } }") ==
          "Jos et liittänyt kädestäsi energiaa tähän Pokémoniin tämän vuoron aikana, tämä hyökkäys tekee 20 vauriota "
          "enemmän.");
}

TEST_CASE("in Finnish what may not come first is told as coming afterwards") {
    CHECK(attack("{ put my.hand -> into my.deck; shuffle my.deck; draw 5 }") ==
          "Sekoita kätesi pakkaasi. Nosta sitten 5 korttia.");
    CHECK(
        in_finnish("{ look any.hand to both; by both { put own.hand[trainer] -> into own.deck; shuffle own.deck } }") ==
        "Kumpikin pelaaja näyttää käsikorttinsa. Kumpikin pelaaja sekoittaa sitten kaikki Trainer-kortit kädestään "
        "pakkaansa.");
    CHECK(attack("{ more 10 * counters(this); heal 20 this }") ==
          "Tämä hyökkäys tekee 10 vauriota enemmän jokaista tällä Pokémonilla olevaa vauriomerkkiä kohden. Paranna "
          "sitten tältä Pokémonilta 20 vauriota.");
    CHECK(attack("{ more 10; heal 20 this }") ==
          "Tämä hyökkäys tekee 10 vauriota enemmän. Paranna tältä Pokémonilta 20 vauriota.");
}

TEST_CASE("in Finnish Pokémon that are counted are those in play") {
    CHECK(attack("{ times count(my.pokemon) }") ==
          "Tämä hyökkäys tekee 30 vauriota jokaista pelissä olevaa Pokémoniasi kohden.");
    CHECK(in_finnish("{ draw 2 * count(their.pokemon[fire]) }") ==
          "Nosta 2 korttia jokaista vastustajasi pelissä olevaa {R}-Pokémonia kohden.");
    CHECK(attack("{ times count(my.bench) }") == "Tämä hyökkäys tekee 30 vauriota jokaista penkki-Pokémoniasi kohden.");
}

TEST_CASE("in Finnish who flips for one that is Asleep and how often instead of once is told") {
    CHECK(
        attack(
            "{ choose $a = their.active; inflict asleep on $a; lasting while $a is asleep { give $a { sleep coins = 2 "
            "} } }") ==
        "Vastustajasi aktiivinen Pokémon joutuu Asleep-tilaan. Niin kauan kuin puolustava Pokémon on Asleep-tilassa, "
        "vastustajasi heittää siitä Pokémon Checkupissa kolikkoa 2 kertaa yhden sijaan, ja se herää vain, jos "
        "molemmilla heitoilla tulee kruuna.");
}

TEST_CASE("in Finnish more counters of a condition hang on the condition") {
    CHECK(
        attack("{ flip 1 { heads: inflict poisoned(2) on their.active } }") ==
        "Heitä kolikkoa. Jos tulee kruuna, vastustajasi aktiivinen Pokémon joutuu Poisoned-tilaan, ja sille laitetaan "
        "jokaisessa Pokémon Checkupissa Poisoned-tilan takia 2 vauriomerkkiä yhden sijaan.");
}

TEST_CASE("in Finnish two conditions share their state") {
    CHECK(attack("{ inflict asleep & poisoned on their.active }") ==
          "Vastustajasi aktiivinen Pokémon joutuu Asleep- ja Poisoned-tilaan.");
    CHECK(attack("{ may { inflict asleep & poisoned on their.active } }") ==
          "Voit saattaa vastustajasi aktiivisen Pokémonin Asleep- ja Poisoned-tilaan.");
}

TEST_CASE("in Finnish not all heads is any tails") {
    CHECK(attack("{ flip 2 { after: if heads <= 1 { fail } } }") ==
          "Heitä kolikkoa 2 kertaa. Jos tulee yksikin klaava, tämä hyökkäys ei tee mitään.");
    CHECK(attack("{ flip 3 { after: if heads <= 1 { fail } } }") ==
          "Heitä kolikkoa 3 kertaa. Jos tulee enintään 1 kruuna, tämä hyökkäys ei tee mitään.");
}

TEST_CASE("in Finnish an attack that may do nothing is tried") {
    CHECK(
        attack("{ choose $a = their.active; lasting next turn of them { when attacks of $a { by them { flip 1 { tails: "
               "fail } } } } }") ==
        "Vastustajasi seuraavan vuoron aikana, jos puolustava Pokémon yrittää hyökätä, vastustajasi heittää kolikkoa. "
        "Jos tulee klaava, kyseinen hyökkäys ei tee mitään.");
    CHECK(
        ability("{ when attacks of this { ignore effects } }") ==
        "Aina kun tämä Pokémon hyökkää, vastustajasi aktiiviseen Pokémoniin kohdistuvat efektit eivät vaikuta kyseisen "
        "hyökkäyksen vaurioon.");
}

TEST_CASE("in Finnish what somebody cannot do stands behind one verb") {
    CHECK(attack("{ if not their.active is evolved { lasting next turn of them { give their.active { can't attack; "
                 "can't retreat; can't use poke-powers } } } }") ==
          "Jos vastustajasi aktiivinen Pokémon ei ole kehittynyt Pokémon, vastustajasi seuraavan vuoron aikana se ei "
          "voi hyökätä, perääntyä eikä käyttää Poké-Powereita.");
    CHECK(attack("{ lasting next turn of them { give their.active { can't attack; can't retreat } } }") ==
          "Puolustava Pokémon ei voi hyökätä eikä perääntyä vastustajasi seuraavan vuoron aikana.");
}

TEST_CASE("in Finnish a fossil is discarded from play whenever its player likes") {
    CHECK(in_finnish("{ give this { can discard } }") ==
          "Tämän kortin pelaaja voi milloin tahansa omalla vuorollaan poistaa sen pelistä.");
}

TEST_CASE("in Finnish damage to each of several stands before them") {
    CHECK(attack("{ damage 20 to 2 their.bench plain }") ==
          "Tämä hyökkäys tekee myös 20 vauriota kumpaankin kahdesta valitsemastasi vastustajasi penkki-Pokémonista. "
          "(Älä huomioi heikkoutta tai vastustuskykyä penkki-Pokémonien kohdalla.)");
}

TEST_CASE("in Finnish the turn before is the one before, not any late one") {
    CHECK(attack("{ if happened knocked out of my.pokemon by their.pokemon last turn { more 80 } }") ==
          "Jos jokin Pokémoneistasi tyrmättiin vastustajasi Pokémonin hyökkäyksen tekemän vaurion takia vastustajasi "
          "edellisen vuoron aikana, tämä hyökkäys tekee 80 vauriota enemmän.");
}

TEST_CASE("in Finnish damage is multiplied by a number in its case") {
    CHECK(
        attack("{ choose $a = a number up to 9; counters $a on this; times $a }") ==
        "Valitse luku (vähintään 1 ja enintään 9). Laita tälle Pokémonille vauriomerkkejä kyseisen luvun verran. Tämä "
        "hyökkäys tekee 30 vauriota kerrottuna kyseisellä luvulla.");
}

TEST_CASE("in Finnish who may choose one may do to it what follows") {
    CHECK(ability("{ once; choose $p = 1 my.pokemon; discard 1 energy[basic energy] on $p; then attach 1 "
                  "my.discard[basic energy] to $p }") ==
          "Kerran vuorosi aikana voit valita yhden Pokémoneistasi ja poistaa perusenergian kyseiseltä Pokémonilta. Jos "
          "teet niin, liitä perusenergiakortti poistopinostasi kyseiseen Pokémoniin.");
}

TEST_CASE("in Finnish of cards that some were taken from the rest is what is left") {
    CHECK(in_finnish("{ look top 3 of my.deck as $a; put 1 $a -> my.hand; discard $a }") ==
          "Katso pakkasi 3 päällimmäistä korttia. Laita niistä yksi käteesi. Poista loput kortit.");
    CHECK(in_finnish("{ look top 3 of my.deck as $a; discard $a }") ==
          "Katso pakkasi 3 päällimmäistä korttia. Poista ne.");
    CHECK(in_finnish("{ look top 5 of my.deck as $a; attach any number $a[energy] to 1 my.pokemon; discard $a }") ==
          "Katso pakkasi 5 päällimmäistä korttia. Liitä niistä haluamasi määrä energiakortteja yhteen Pokémoneistasi. "
          "Poista loput kortit.");
}

TEST_CASE("in Finnish cards that were named go to the bench of whom they came from") {
    CHECK(in_finnish("{ look bottom 7 of my.deck as $a; may { put 1 $a[basic] -> bench }; shuffle my.deck }") ==
          "Katso pakkasi 7 alimmaista korttia. Voit laittaa niistä yhden perus-Pokémonin penkillesi. Sekoita loput "
          "kortit takaisin pakkaasi.");
    CHECK(in_finnish("{ look their.hand as $a to both; put up to 2 $a[basic] -> bench }") ==
          "Vastustajasi näyttää käsikorttinsa. Laita niistä enintään 2 perus-Pokémonia vastustajasi penkille.");
    CHECK(in_finnish("{ look their.hand as $a; put 1 $a[pokemon] -> into their.deck }") ==
          "Katso vastustajasi käsikortit. Laita niistä yksi Pokémon vastustajasi pakkaan.");
}

TEST_CASE("in Finnish a Pokémon moves where the text waits for it and nowhere else") {
    CHECK(ability("{ when moved of their.pokemon as $a at their.active { counters 1 on $a } }") ==
          "Aina kun jokin vastustajasi Pokémon siirtyy penkiltä aktiiviseksi, laita kyseiselle Pokémonille "
          "vauriomerkki.");
}

TEST_CASE("in Finnish the Lost Zone has its owner") {
    CHECK(attack("{ only if count(my.lost) >= 10; counters 12 on their.pokemon spread }") ==
          "Voit käyttää tätä hyökkäystä vain, jos Lost Zonessasi on vähintään 10 korttia. Laita vastustajasi "
          "Pokémoneille haluamallasi tavalla yhteensä 12 vauriomerkkiä.");
}

TEST_CASE("in Finnish several units of several types are no formula") {
    CHECK(in_finnish("{ give this { provides (WF) (WF) } }", TextOf::attached) ==
          "Pokémoniin liitettynä tämä kortti antaa {W}- ja {F}-energiaa, mutta vain 2 energiaa kerrallaan.");
}

TEST_CASE("in Finnish damage that grows up to a limit is no product") {
    CHECK(attack("{ more min(100, 10 * count(my.discard[supporter])) }") ==
          "Tämä hyökkäys tekee 10 vauriota enemmän jokaista poistopinossasi olevaa Supporter-korttia kohden (yhteensä "
          "enintään 100).");
}

TEST_CASE("in Finnish what none of either player has is denied of both") {
    CHECK(ability("{ give any.pokemon[fire] and any.pokemon[metal] { weakness = none } }") ==
          "Kummankaan pelaajan {R}-Pokémoneilla ja kummankaan pelaajan {M}-Pokémoneilla ei ole heikkoutta.");
}

TEST_CASE("in Finnish Pokémon that were discarded are counted without what was attached to them") {
    CHECK(
        attack("{ discard any number my.bench; more 40 * done }") ==
        "Poista haluamasi määrä penkki-Pokémonejasi ja kaikki niihin liitetyt kortit. Tämä hyökkäys tekee 40 vauriota "
        "enemmän jokaista näin poistettua Pokémonia kohden.");
}

TEST_CASE("in Finnish what nobody did is no whole object") {
    CHECK(attack("{ if not happened played of my.hand[supporter] this turn { fail } }") ==
          "Jos et pelannut Supporter-korttia kädestäsi tämän vuoron aikana, tämä hyökkäys ei tee mitään.");
}

TEST_CASE("in Finnish damage times nothing is none") {
    CHECK(attack("{ flip 1 { heads: times count(energy on this); tails: times 0 } }") ==
          "Heitä kolikkoa. Jos tulee kruuna, tämä hyökkäys tekee 30 vauriota jokaista tähän Pokémoniin liitettyä "
          "energiaa "
          "kohden. Jos tulee klaava, tämä hyökkäys ei tee vauriota.");
}

TEST_CASE("in Finnish what is denied twice is denied by one word") {
    CHECK(ability("{ once; only if not (this is asleep or this is confused or this is paralyzed); draw 1 }") ==
          "Kerran vuorosi aikana, jos tämä Pokémon ei ole Asleep-, Confused- eikä Paralyzed-tilassa, voit "
          "nostaa kortin.");
}

TEST_CASE("in Finnish a card that is asked for its type is no Pokémon for that") {
    CHECK(in_finnish("{ look top 1 of my.deck as $a to both; if any $a[energy, fighting] { put $a -> my.hand } }") ==
          "Paljasta pakkasi päällimmäinen kortti. Jos kyseinen kortti on {F}-energiakortti, laita se "
          "käteesi.");
}

TEST_CASE("in Finnish two clauses are both of the Pokémon") {
    CHECK(in_finnish("{ give holder[name with \"Regi\"] { takes -30 } }", TextOf::attached) ==
          "Pokémon, johon tämä kortti on liitetty ja jonka nimessä on ”Regi”, ottaa hyökkäyksistä 30 vauriota vähemmän "
          "(heikkouden ja vastustuskyvyn huomioimisen jälkeen).");
}

TEST_CASE("in Finnish two conditions have one jos") {
    CHECK(
        ability("{ only if not this is ill; instead of knocked out of this by attacks from their.pokemon { flip 1 { "
                "heads: heal until left 10 this; tails: proceed } } }") ==
        "Jos tällä Pokémonilla ei ole mitään Special Conditionia ja tämä Pokémon tyrmättäisiin vastustajasi Pokémonin "
        "hyökkäyksen vaurion tai efektin takia, heitä kolikkoa. Jos tulee kruuna, tätä Pokémonia ei tyrmätä, ja sen "
        "jäljellä oleva HP on 10.");
    CHECK(in_finnish(
              "{ if any my.bench or any their.bench { if them agrees { draw 3 } else { draw 2 } } else { draw 2 } }") ==
          "Jos penkilläsi on vähintään yksi Pokémon tai vastustajasi penkillä on vähintään yksi Pokémon, ja lisäksi "
          "vastustajasi suostuu, nosta 3 korttia. Muussa tapauksessa nosta 2 korttia.");
}

TEST_CASE("in Finnish of cards that some were chosen from the rest is what is left") {
    CHECK(
        in_finnish("{ look top 4 of my.deck as $a; choose $b = any number $a; put $b -> bottom of my.deck; discard $a "
                   "}") ==
        "Katso pakkasi 4 päällimmäistä korttia. Valitse niistä haluamasi määrä. Laita ne pakkasi pohjalle. Poista "
        "loput kortit.");
    CHECK(
        in_finnish("{ look top 4 of my.deck as $a; choose $b = any number $a; order $b; put $b -> bottom of my.deck; "
                   "put $a -> top of my.deck }") ==
        "Katso pakkasi 4 päällimmäistä korttia. Valitse niistä haluamasi määrä. Laita ne pakkasi pohjalle haluamassasi "
        "järjestyksessä. Laita loput kortit pakkasi päälle.");
}

TEST_CASE("in Finnish no card plays itself") {
    CHECK(in_finnish("{ give this { can play when first turn of me }; draw 1 }") ==
          "Voit pelata tämän kortin, vaikka tämä olisi ensimmäinen vuorosi. Nosta kortti.");
}

TEST_CASE("in Finnish each of two groups is said once") {
    CHECK(
        in_finnish("{ when checkup { counters 1 on any.pokemon[GX] and any.pokemon[EX] } }", TextOf::stadium) ==
        "Pokémon Checkupin aikana laita jokaiselle kummankin pelaajan Pokémon-GX:lle ja jokaiselle kummankin pelaajan "
        "Pokémon-EXälle vauriomerkki.");
}

TEST_CASE("in Finnish what you decide on is no order") {
    CHECK(
        ability("{ once; when evolved of this from hand { may { lasting this turn { when knocked out of "
                "their.pokemon by this { take prize 1 } } } } }") ==
        "Kerran vuorosi aikana, kun kehität jonkin Pokémoneistasi pelaamalla tämän Pokémonin kädestäsi, voit päättää, "
        "että tämän vuoron aikana, jos jokin vastustajasi Pokémon tyrmätään tämän Pokémonin hyökkäyksen tekemän "
        "vaurion "
        "takia, nostat lisäksi palkintokortin.");
}

TEST_CASE("in Finnish the end of a turn comes once in it") {
    CHECK(ability("{ once; when turn ends { if turn of me { may { draw until 8 } } } }") ==
          "Vuorosi lopussa voit nostaa kortteja, kunnes kädessäsi on 8 korttia.");
}

TEST_CASE("in Finnish what a card counts as is described behind it") {
    CHECK(in_finnish("{ give this { counts as basic; hp = 60; type = colorless; can't retreat; can discard } }") ==
          "Pelaa tämä kortti kuin se olisi perus-Pokémon, jonka HP on 60 ja jonka tyyppi on {C}. Tämä kortti ei voi "
          "perääntyä. Voit milloin tahansa vuorosi aikana poistaa tämän kortin pelistä poistopinoon.");
}
