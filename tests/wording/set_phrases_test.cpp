// Set phrases of cards: what players know by sight is said as cards say it.
#include <string>

#include "tests/support/catch.hpp"
#include "tests/wording/said.hpp"

using namespace cubenight;
using test::said;
using wording::TextOf;

namespace {

std::string finnish(const std::string& notation, TextOf of) { return said(notation, of, Language::finnish); }

}  // namespace

TEST_CASE("more of the same under a condition is done instead") {
    CHECK(said("{ if not any my.bench { draw 8 } else { draw 4 } }", TextOf::play) ==
          "Draw 4 cards. If you have no Benched Pokémon, draw 8 cards instead.");
    CHECK(said("{ once; if this is at my.active { draw until 4 } else { draw until 3 } }", TextOf::ability) ==
          "Once during your turn, you may draw cards until you have 3 cards in your hand. If this Pokémon is in the "
          "Active Spot, you may draw cards until you have 4 cards in your hand instead.");
    CHECK(said("{ if extra energy(this) >= 3 { counters 20 on their.pokemon spread } else { counters 10 on "
               "their.pokemon spread } }",
               TextOf::attack)
              .ends_with("(in addition to this attack's cost), put 20 damage counters on them instead."));
    // What is asked for would be changed before.
    CHECK(said("{ if count(my.hand) = 0 { draw 4 } else { draw 2 } }", TextOf::play).starts_with("If you "));
}

TEST_CASE("attacks are used by Pokémon, and can't be used") {
    CHECK(said("{ give this { cost \"Bloom\" -C * prizes taken them } }", TextOf::ability) ==
          "Bloom used by this Pokémon costs {C} less for each Prize card your opponent has taken.");
    CHECK(said("{ give holder[darkness] { deals +10 to their.active } }", TextOf::attached)
              .starts_with("Attacks used by the {D} Pokémon this card is attached to do 10 more damage"));
    CHECK(said("{ lasting next turn of me { give this { can't attack } } }", TextOf::attack) ==
          "During your next turn, this Pokémon can't use attacks.");
}

TEST_CASE("Energy that is discarded is counted in cards without being called so twice") {
    CHECK(said("{ discard cards[energy, psychic] on this; more 60 * done }", TextOf::attack) ==
          "Discard all {P} Energy from this Pokémon. This attack does 60 more damage for each card you discarded in "
          "this way.");
    CHECK(said("{ discard energy[psychic] on this; more 60 * done }", TextOf::attack).find("each Energy you") !=
          std::string::npos);
}

TEST_CASE("of Pokémon of several sorts or names each sort is named") {
    CHECK(said("{ damage 100 to their.pokemon[GX or EX] plain }", TextOf::attack)
              .starts_with("This attack also does 100 damage to each of your opponent's Pokémon-GX and Pokémon-EX."));
    CHECK(
        said("{ damage 60 to 1 their.bench[GX or EX] plain }", TextOf::attack)
            .starts_with("This attack also does 60 damage to 1 of your opponent's Benched Pokémon-GX or Pokémon-EX."));
    CHECK(said("{ more 10 * count(my.pokemon[name \"Amber Fox\" or name \"Coral Fox\"]) }", TextOf::attack) ==
          "This attack does 10 more damage for each of your Amber Fox and Coral Fox in play.");
    CHECK(said("{ attach 1 my.hand[basic energy] to 1 my.pokemon[name with \"Ida's\"] }", TextOf::play) ==
          "Attach a Basic Energy card from your hand to 1 of your Ida's Pokémon.");
    CHECK(said("{ put 1 my.discard[name with \"Ida's\"] -> my.hand }", TextOf::play).find("“Ida's” in its name") !=
          std::string::npos);
}

TEST_CASE("one card that is attached has an article, and Special Conditions stand in their order") {
    CHECK(said("{ if this is cards[name \"Amber Capsule\"] > 0 { more 20 } }", TextOf::attack)
              .starts_with("If this Pokémon has an Amber Capsule attached, "));
    CHECK(said("{ inflict poisoned & burned on their.active }", TextOf::attack) ==
          "Your opponent's Active Pokémon is now Burned and Poisoned.");
}

TEST_CASE("the last card of a hand, and a card that chance takes from another's") {
    CHECK(said("{ only if not any my.hand[other]; draw 3 }", TextOf::play) ==
          "You can use this card only when it is the last card in your hand. Draw 3 cards.");
    CHECK(said("{ put 1 random their.hand -> into their.deck reveal; shuffle their.deck }", TextOf::attack) ==
          "Choose a random card from your opponent's hand. Your opponent reveals that card and shuffles it into their "
          "deck.");
}

TEST_CASE("in Finnish damage is healed from a Pokémon, and one of the opponent's is one of several") {
    CHECK(finnish("{ heal 20 1 my.pokemon }", TextOf::play) == "Paranna yhdeltä Pokémoneistasi 20 vauriota.");
    CHECK(finnish("{ heal 20 my.bench }", TextOf::play) == "Paranna jokaiselta penkki-Pokémoniltasi 20 vauriota.");
    CHECK(finnish("{ switch theirs by me as $a; inflict poisoned on $a }", TextOf::attack) ==
          "Valitse yksi vastustajasi penkki-Pokémoneista ja vaihda se vastustajasi aktiivisen Pokémonin tilalle. "
          "Vastustajasi uusi aktiivinen Pokémon joutuu Poisoned-tilaan.");
    CHECK(finnish("{ discard 1 energy on their.pokemon }", TextOf::play) ==
          "Poista energia yhdeltä vastustajasi Pokémoneista.");
    CHECK(finnish("{ use attack of 1 their.pokemon }", TextOf::attack).find("Pokémonin hyökkäyksistä") !=
          std::string::npos);
}

TEST_CASE("in Finnish a clause stands right behind its noun, and names stand once in it") {
    CHECK(finnish("{ more 10 * counters(my.pokemon[name \"Amber Fox\" or name \"Coral Fox\"]) }", TextOf::attack) ==
          "Tämä hyökkäys tekee 10 vauriota enemmän jokaista vauriomerkkiä kohden niillä Pokémoneillasi, joiden nimi on "
          "”Amber Fox” tai ”Coral Fox”.");
    CHECK(finnish("{ lasting this turn { when damaged of their.active by my.pokemon[name with \"Ida\"] { draw 1 } } }",
                  TextOf::play)
              .find("ottaa vauriota hyökkäyksestä, jonka tekee Pokémonisi, jonka nimessä on ”Ida”") !=
          std::string::npos);
    CHECK(finnish("{ look top 6 of my.deck as $a; times count($a[basic energy]) }", TextOf::attack)
              .find("kuuluvaa perusenergiakorttia kohden") != std::string::npos);
}

TEST_CASE("in Finnish numbers and sorts are said as one says them") {
    CHECK(finnish("{ give this { hp +50 } }", TextOf::ability) == "Tämä Pokémon saa 50 HP:ta lisää.");
    CHECK(finnish("{ search my.deck for 3 my.deck[basic energy, distinct types] -> my.hand; shuffle my.deck }",
                  TextOf::play)
              .starts_with("Etsi pakastasi 3 erityyppistä perusenergiakorttia ja "));
    CHECK(finnish("{ more min(40, 20 * min(extra energy(this), max(0, count(energy[water] on this)))) }",
                  TextOf::attack) ==
          "Tämä hyökkäys tekee 20 vauriota enemmän jokaista tähän Pokémoniin liitettyä {W}-energiaa kohden, jota ei "
          "tarvita hyökkäyksen hintaan. Näin vauriota voi tulla enintään 40 enemmän.");
    CHECK(finnish("{ if any their.pokemon[ex] or any their.pokemon[stage2] { draw 1 } }", TextOf::play)
              .starts_with("Jos vastustajallasi on pelissä vähintään yksi Pokémon ex tai vähintään yksi Stage 2"));
}

TEST_CASE("in Finnish what stays with an exchanged Pokémon is told when all is done") {
    CHECK(finnish("{ once; search my.deck for 1 my.deck[name \"Amber Fox\"] as $n; exchange this with $n inheriting; "
                  "shuffle my.deck }",
                  TextOf::ability)
              .find("laittaa tämän Pokémonin pakkaasi ja sekoittaa lopuksi pakkasi. Liitetyt kortit, ") !=
          std::string::npos);
}

TEST_CASE("in Finnish what damage comes to is no number of cards, and it is done to itself before it is counted") {
    CHECK(
        finnish("{ more 40 * count(energy on this); if done > 0 { draw 1 } }", TextOf::attack).find("korttien määrä") ==
        std::string::npos);
    CHECK(finnish("{ damage 10 * count(energy on this) to this }", TextOf::attack) ==
          "Tämä Pokémon tekee itseensä myös 10 vauriota jokaista tähän Pokémoniin liitettyä energiaa kohden.");
    CHECK(finnish("{ if happened attacks of my.pokemon[other, basic] last turn of me { draw 1 } }", TextOf::attack)
              .starts_with("Jos jokin muu "));
}

TEST_CASE("what may not be used stands in one row") {
    CHECK(said("{ give their.pokemon { can't attack; can't use poke-powers; can't use poke-bodies } }",
               TextOf::ability) == "Your opponent's Pokémon can't use attacks, Poké-Powers, or Poké-Bodies.");
}

TEST_CASE("in Finnish of several things asked of a Pokémon none is said of the card that is attached to it") {
    CHECK(finnish("{ while holder is darkness or holder is name with \"Ida\" give holder { retreat none } }",
                  TextOf::attached)
              .find("tämä kortti on liitetty {D}") == std::string::npos);
}

TEST_CASE("cards of several names, one Prize card, cards that may not be there") {
    CHECK(said("{ search my.deck for any number my.deck[name \"Amber Fox\" or name \"Coral Fox\"] -> my.hand; shuffle "
               "my.deck }",
               TextOf::attack)
              .starts_with("Search your deck for any number of Amber Fox or Coral Fox and put them into your hand."));
    CHECK(said("{ if prizes left them = 1 { draw 1 } }", TextOf::attack).find("exactly 1 Prize card remaining") !=
          std::string::npos);
    CHECK(said("{ may { discard exactly 2 my.hand[other] as $a }; if any $a { draw 2 } }", TextOf::play)
              .ends_with("If there were any such cards, draw 2 cards."));
}

TEST_CASE("in Finnish two conditions have one jos, and what each player did is done by nobody alone") {
    CHECK(finnish("{ often; only if not this is ill; if left(this) > 10 { draw 1 } }", TextOf::ability)
              .find("Special Conditionia ja tämän Pokémonin jäljellä oleva HP on yli 10, voit ") != std::string::npos);
    CHECK(finnish("{ by both { draw 1 }; then by both { draw 2 } }", TextOf::play).find("Jos niin tehtiin, ") !=
          std::string::npos);
    CHECK(finnish("{ put 2 my.discard[GX or EX, darkness] -> bench }", TextOf::attack).find("energiakorttia") ==
          std::string::npos);
    CHECK(finnish("{ while prizes left me > prizes left them and not holder is GX and not holder is EX give this { "
                  "provides any 2 } }",
                  TextOf::attached)
              .find("ei ole Pokémon-GX eikä Pokémon-EX, ") != std::string::npos);
}

TEST_CASE("both Active Pokémon are named together, and of two cards it is clear which is meant") {
    CHECK(said("{ inflict asleep on my.active and their.active }", TextOf::attack) ==
          "Both Active Pokémon are now Asleep.");
    CHECK(
        said("{ choose $a = 1 my.prizes; choose $b = top 1 of my.deck; put $b -> my.prizes; put $a -> top of my.deck }",
             TextOf::play) ==
        "Choose 1 of your Prize cards. Put the top card of your deck with your Prize cards. Put the chosen card on top "
        "of your deck.");
}

TEST_CASE("in Finnish what is the Pokémon's stands before the clause that says which card is attached") {
    CHECK(finnish("{ give holder { cost -C } }", TextOf::attached) ==
          "Sen Pokémonin hyökkäysten hinta, johon tämä kortti on liitetty, on {C} pienempi.");
    CHECK(finnish("{ give holder { deals +10 to their.active } }", TextOf::attached)
              .starts_with("Sen Pokémonin hyökkäykset, johon tämä kortti on liitetty, tekevät "));
    // Of others the clause could be that of the attacks: it stays with the Pokémon.
    CHECK(finnish("{ give my.pokemon[!name \"Amber Fox\"] { deals +10 to their.active } }", TextOf::ability)
              .find("joiden nimi ei ole ”Amber Fox”, hyökkäykset") != std::string::npos);
}

TEST_CASE("in Finnish a coin decides whether damage is done, and so much of it is kept off") {
    CHECK(finnish("{ instead of damaged of this { flip 1 { tails: proceed } } }", TextOf::ability) ==
          "Jos tämä Pokémon ottaisi vauriota hyökkäyksestä, heitä kolikkoa. Jos tulee kruuna, tämä Pokémon ei ota "
          "kyseistä vauriota.");
    CHECK(finnish("{ instead of damaged of this { if this is confused { flip 1 { tails: proceed } } else { proceed } } "
                  "}",
                  TextOf::ability)
              .find("heitä kolikkoa. Jos tulee kruuna, tämä Pokémon ei ota kyseistä vauriota.") != std::string::npos);
    CHECK(finnish("{ instead of damaged of this by their.pokemon { if done < 200 { proceed } } }", TextOf::ability) ==
          "Tämä Pokémon ei ota vauriota vastustajasi Pokémonien hyökkäyksistä, jos vaurio on vähintään 200.");
}

TEST_CASE("in Finnish the opponent attaches in the opponent's turn, and that turn ends") {
    CHECK(finnish("{ choose $a = their.active; lasting next turn of them { when attached of energy on $a from hand { "
                  "end turn } } }",
                  TextOf::attack) ==
          "Vastustajasi seuraavan vuoron aikana, aina kun vastustajasi liittää kädestään energian puolustavaan "
          "Pokémoniin, vastustajasi vuoro päättyy.");
    CHECK(finnish("{ when knocked out of this by their.pokemon { lasting this turn { give this { prizes none } } } }",
                  TextOf::ability) ==
          "Jos tämä Pokémon tyrmätään vastustajasi Pokémonin hyökkäyksen tekemän vaurion takia, vastustajasi ei nosta "
          "siitä palkintokortteja.");
}

TEST_CASE("in Finnish another number is drawn instead, and things of both players are those of both") {
    CHECK(finnish("{ if first turn of me { draw until 8 } else { draw until 6 } }", TextOf::play) ==
          "Nosta kortteja, kunnes kädessäsi on 6 korttia. Jos tämä on ensimmäinen vuorosi, nosta sen sijaan kortteja, "
          "kunnes kädessäsi on 8 korttia.");
    // What is asked for would be changed before.
    CHECK(finnish("{ if count(my.hand) = 0 { draw 4 } else { draw 2 } }", TextOf::play).starts_with("Jos "));
    CHECK(finnish("{ inflict asleep on my.active and their.active }", TextOf::attack) ==
          "Kummankin pelaajan aktiiviset Pokémonit joutuvat Asleep-tilaan.");
    CHECK(finnish("{ if any my.bench[name \"Amber Fox\"] and any my.bench[name \"Coral Fox\"] { more 70 } }",
                  TextOf::attack)
              .starts_with("Jos penkilläsi on Amber Fox -Pokémon ja Coral Fox -Pokémon, "));
    CHECK(finnish("{ if happened evolved of this this turn and any earlier[name \"Amber Fox\"] on this { more 90 } }",
                  TextOf::attack)
              .starts_with("Jos tämä Pokémon kehittyi Amber Fox -Pokémonista tämän vuoron aikana, "));
    CHECK(finnish("{ look 1 their.prizes[!face up] }", TextOf::attack) ==
          "Katso kuvapuoli alaspäin oleva kortti vastustajasi palkintokorteista.");
}

TEST_CASE("what kind of card it has to be is said besides its rule box") {
    const auto wanted = [](const std::string& filters, Language language) {
        return said("{ search my.deck for 1 my.deck[" + filters + "] -> my.hand; shuffle my.deck }", TextOf::play,
                    language);
    };
    CHECK(wanted("basic, V", Language::japanese).starts_with("自分の山札からたねポケモンの「ポケモンV」を1枚選び、"));
    CHECK(wanted("basic, V", Language::traditional_chinese)
              .starts_with("從自己的牌庫選擇1張【基礎】寶可夢的「寶可夢【V】」加入手牌。"));
    CHECK(wanted("basic, V", Language::finnish).starts_with("Etsi pakastasi perus-Pokémon V ja "));
    CHECK(wanted("energy, prism-star", Language::japanese).find("エネルギーの「プリズムスター」") != std::string::npos);
    CHECK(wanted("energy, prism-star", Language::finnish).find("Prism Star -energiakortti") != std::string::npos);
    CHECK(wanted("pokemon, V", Language::japanese).starts_with("自分の山札から「ポケモンV」を1枚選び、"));
    CHECK(wanted("basic, !V, !GX", Language::traditional_chinese)
              .find("【基礎】寶可夢卡（「寶可夢【V】」與「寶可夢【GX】」除外）") != std::string::npos);
}

TEST_CASE("in Japanese what is added for Energy beyond the cost ends somewhere") {
    CHECK(
        said("{ more min(40, 20 * min(extra energy(this), count(energy[water] on this))) }", TextOf::attack,
             Language::japanese) ==
        "このワザを使うためのエネルギーより多くこのポケモンについている{W}エネルギーの数×20ダメージ追加。（追加できるダ"
        "メージは「40」まで。）");
}
