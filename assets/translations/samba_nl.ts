<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Samba</source>
        <translation>Over Samba</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>A table for Samba, the card game of the canasta family in which sequences count as much as groups. Two to six seats, alone or with partners, against opponents who see no more than you do.</source>
        <translation>Een tafel voor Samba, het kaartspel uit de canastafamilie waarin reeksen evenveel tellen als groepen. Twee tot zes plaatsen, ieder voor zich of met partners, tegen tegenstanders die niet meer zien dan jij.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on. The type is Inter, under the SIL Open Font License; the window is built with Qt, under the LGPL.</source>
        <translation>Vrije software onder de MIT-licentie: gebruik het, wijzig het en geef het door. Het lettertype is Inter, onder de SIL Open Font License; het venster is gebouwd met Qt, onder de LGPL.</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>Which do you mean?</source>
        <translation>Wat bedoel je?</translation>
    </message>
    <message>
        <source>There are several ways: select the cards that take the pile, then take it.</source>
        <translation>Het kan op meer manieren: selecteer de kaarten waarmee je de aflegstapel pakt, en pak hem dan.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} en {last}</translation>
    </message>
    <message>
        <source>take only the top card onto {meld}</source>
        <translation>alleen de bovenste kaart nemen voor {meld}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>{cards} uitleggen</translation>
    </message>
    <message>
        <source>add {cards} to {meld}</source>
        <translation>{cards} aanleggen aan {meld}</translation>
    </message>
    <message>
        <source>merge {one} and {other} with {cards}</source>
        <translation>{one} en {other} samenvoegen met {cards}</translation>
    </message>
    <message>
        <source>merge {one} and {other}</source>
        <translation>{one} en {other} samenvoegen</translation>
    </message>
    <message>
        <source>swap {card} for {wild} in {meld}</source>
        <translation>{wild} omruilen voor {card} in {meld}</translation>
    </message>
    <message>
        <source>swap {card} for the wild card in {meld}</source>
        <translation>de wilde kaart omruilen voor {card} in {meld}</translation>
    </message>
    <message>
        <source>lay out {card}</source>
        <translation>{card} uitleggen</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} afleggen</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>de beurt beëindigen zonder af te leggen</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>je partner vragen</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>ja zeggen</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>nee zeggen</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>de ronde beëindigen</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>van de trekstapel trekken</translation>
    </message>
    <message>
        <source>take the pile onto {meld}</source>
        <translation>de aflegstapel pakken voor {meld}</translation>
    </message>
    <message>
        <source>take the pile with {cards} onto {meld}</source>
        <translation>de aflegstapel pakken met {cards} voor {meld}</translation>
    </message>
    <message>
        <source>take the top card into your hand</source>
        <translation>de bovenste kaart in je hand nemen</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>de aflegstapel pakken met {cards}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} als {other}</translation>
    </message>
</context>
<context>
    <name>AdviceChapter</name>
    <message>
        <source>Advice for players</source>
        <translation>Advies voor spelers</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: no group earns a bonus like its {bonus}.</source>
        <translation>Heb je vier of meer kaarten van één kleur dicht bij elkaar, werk dan toe naar {a_samba}: geen groep levert een premie op zoals deze {bonus}.</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: its bonus of {bonus} is far more than that of a natural canasta.</source>
        <translation>Heb je vier of meer kaarten van één kleur dicht bij elkaar, werk dan toe naar {a_samba}: de premie van {bonus} is veel meer dan die van een zuivere canasta.</translation>
    </message>
    <message>
        <source>Begin sequences early: without {a_samba} nobody goes out.</source>
        <translation>Begin vroeg met reeksen: zonder {a_samba} gaat niemand uit.</translation>
    </message>
    <message>
        <source>Beside a group that holds wild cards you may begin a second one of the same rank without any: it may become a natural canasta, which earns {natural} and not {mixed}.</source>
        <translation>Naast een groep met wilde kaarten mag je een tweede van dezelfde rang zonder beginnen: die kan een zuivere canasta worden, die {natural} oplevert en niet {mixed}.</translation>
    </message>
    <message>
        <source>Add your wild cards to a group before it is a canasta; later none may be added.</source>
        <translation>Leg je wilde kaarten aan een groep aan voordat het een canasta is; later mag het niet meer.</translation>
    </message>
    <message>
        <source>Seven wild cards earn {bonus}, so think twice before you spend them on groups.</source>
        <translation>Zeven wilde kaarten leveren {bonus} op, dus denk goed na voordat je ze aan groepen besteedt.</translation>
    </message>
    <message numerus="yes">
        <source>Your groups together may hold only {number} wild card(s): keep them for groups that they make complete.</source>
        <translation>
            <numerusform>Je groepen samen mogen maar één wilde kaart bevatten: bewaar die voor een groep die ermee compleet wordt.</numerusform>
            <numerusform>Je groepen samen mogen maar {number} wilde kaarten bevatten: bewaar ze voor groepen die ermee compleet worden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild card in a meld is only lent: swap it later, and use it again elsewhere.</source>
        <translation>Een wilde kaart in een combinatie is alleen uitgeleend: ruil hem later om en gebruik hem ergens anders opnieuw.</translation>
    </message>
    <message>
        <source>Wild cards are worth much in a meld and cost as much in the hand: don&apos;t keep them too long.</source>
        <translation>Wilde kaarten zijn veel waard in een combinatie en kosten evenveel in de hand: houd ze niet te lang.</translation>
    </message>
    <message>
        <source>Before you discard, ask yourself whether the next player could use that card.</source>
        <translation>Vraag je voor het afleggen af of de volgende speler die kaart kan gebruiken.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of your opponents: a card that they collect may hand them the pile. Safest are ranks of which most cards lie in your own melds already.</source>
        <translation>Kijk voor het afleggen naar de combinaties van je tegenstanders: een kaart die zij verzamelen, kan hun de aflegstapel bezorgen. Het veiligst zijn rangen waarvan de meeste kaarten al in je eigen combinaties liggen.</translation>
    </message>
    <message>
        <source>If your opponents want the pile at any cost, freeze it by discarding {any}: it is much harder to take then.</source>
        <translation>Willen je tegenstanders de aflegstapel tot elke prijs, bevries hem dan door {any} af te leggen: dan is hij veel moeilijker te pakken.</translation>
    </message>
    <message>
        <source>Keep {any} for a turn in which a large pile would fall to the next player: it blocks the pile.</source>
        <translation>Bewaar {any} voor een beurt waarin een grote aflegstapel naar de volgende speler zou gaan: zo wordt hij geblokkeerd.</translation>
    </message>
    <message>
        <source>With red threes before you, don&apos;t put off your first meld too long: without it they count against you.</source>
        <translation>Liggen er rode drieën voor je, stel je eerste uitleg dan niet te lang uit: zonder tellen ze tegen je.</translation>
    </message>
    <message>
        <source>With red threes before you, hurry to complete your {sets}: without them the threes count against you.</source>
        <translation>Liggen er rode drieën voor je, maak dan snel je {sets} compleet: zonder tellen de drieën tegen je.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to make a first meld in time.</source>
        <translation>Leg rode drieën alleen uit als je denkt op tijd een eerste uitleg te doen.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to complete your {sets} in time.</source>
        <translation>Leg rode drieën alleen uit als je denkt je {sets} op tijd compleet te maken.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out or discard them before.</source>
        <translation>Houd rode drieën niet tot het einde van de ronde: leg ze daarvoor uit of af.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out before.</source>
        <translation>Houd rode drieën niet tot het einde van de ronde: leg ze daarvoor uit.</translation>
    </message>
    <message>
        <source>Don&apos;t hurry to go out: if one more turn completes another {set}, that is usually worth waiting for.</source>
        <translation>Haast je niet om uit te gaan: als je met nog een beurt een {set} compleet maakt, is dat meestal het wachten waard.</translation>
    </message>
    <message>
        <source>But if the others still hold many cards, go out: all that they hold costs them points.</source>
        <translation>Maar hebben de anderen nog veel kaarten, ga dan uit: alles wat ze in hun hand hebben, kost ze punten.</translation>
    </message>
    <message>
        <source>Try to be the first to go out: all that the others hold costs them points.</source>
        <translation>Probeer als eerste uit te gaan: alles wat de anderen in hun hand hebben, kost ze punten.</translation>
    </message>
    <message>
        <source>Ask before you go out: your partner may be about to lay down a handful of cards.</source>
        <translation>Vraag het voordat je uitgaat: misschien wil je partner net een handvol kaarten uitleggen.</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>&amp;Result of the match</source>
        <translation>&amp;Uitslag van de partij</translation>
    </message>
    <message>
        <source>The score sheet comes when the round is over.</source>
        <translation>Het scoreblad komt als de ronde voorbij is.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Terug naar &amp;de tafel</translation>
    </message>
</context>
<context>
    <name>BandsControl</name>
    <message>
        <source>Totals must rise from row to row.</source>
        <translation>De scores moeten van regel tot regel oplopen.</translation>
    </message>
    <message>
        <source>A minimum is possible from {low} to {high}.</source>
        <translation>Een minimum is mogelijk van {low} tot {high}.</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Regel toevoegen</translation>
    </message>
    <message>
        <source>From total</source>
        <translation>Vanaf score</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Deze regel verwijderen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>elke</translation>
    </message>
    <message>
        <source>below {total}</source>
        <translation>onder {total}</translation>
    </message>
</context>
<context>
    <name>BoundedStepper</name>
    <message>
        <source>Possible is {low} to {high}.</source>
        <translation>Mogelijk is {low} tot {high}.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Minder</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Meer</translation>
    </message>
</context>
<context>
    <name>ByPlayersControl</name>
    <message>
        <source>The same for all</source>
        <translation>Voor alle hetzelfde</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaver</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>boer</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>vrouw</translation>
    </message>
    <message>
        <source>king</source>
        <translation>heer</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>aas</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>drieën</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>vijven</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>zessen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>zevens</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>negens</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tienen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>boeren</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>vrouwen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>heren</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>azen</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>een twee</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>een drie</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>een vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>een vijf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>een zes</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>een zeven</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>een acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>een negen</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>een tien</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>een vrouw</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>een heer</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
    <message>
        <source>a pair of jokers</source>
        <translation>twee jokers</translation>
    </message>
    <message>
        <source>a pair of twos</source>
        <translation>twee tweeën</translation>
    </message>
    <message>
        <source>a pair of threes</source>
        <translation>twee drieën</translation>
    </message>
    <message>
        <source>a pair of fours</source>
        <translation>twee vieren</translation>
    </message>
    <message>
        <source>a pair of fives</source>
        <translation>twee vijven</translation>
    </message>
    <message>
        <source>a pair of sixes</source>
        <translation>twee zessen</translation>
    </message>
    <message>
        <source>a pair of sevens</source>
        <translation>twee zevens</translation>
    </message>
    <message>
        <source>a pair of eights</source>
        <translation>twee achten</translation>
    </message>
    <message>
        <source>a pair of nines</source>
        <translation>twee negens</translation>
    </message>
    <message>
        <source>a pair of tens</source>
        <translation>twee tienen</translation>
    </message>
    <message>
        <source>a pair of jacks</source>
        <translation>twee boeren</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>twee vrouwen</translation>
    </message>
    <message>
        <source>a pair of kings</source>
        <translation>twee heren</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>twee azen</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>one</source>
        <translation>één</translation>
    </message>
    <message>
        <source>two</source>
        <translation>twee</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drie</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>vijf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>zes</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>zeven</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>negen</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tien</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>twaalf</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{court} of {suit}</source>
        <translation>{suit}{court}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>the {card}</source>
        <translation>{card}</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{number} {ranks}</source>
        <translation>{number} {ranks}</translation>
    </message>
    <message>
        <source>{cards} with {wilds}</source>
        <translation>{cards} met {wilds}</translation>
    </message>
    <message>
        <source>a sequence of {suit} from {low} to {high}</source>
        <translation>een reeks {suit} van {low} tot {high}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} en {last}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} of {last}</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>What the cards are worth</source>
        <translation>Wat de kaarten waard zijn</translation>
    </message>
    <message>
        <source>Jokers can&apos;t be melded.</source>
        <translation>Jokers kunnen niet worden uitgelegd.</translation>
    </message>
    <message>
        <source>Twos are natural cards, but they stand in no sequence.</source>
        <translation>Tweeën zijn natuurlijke kaarten, maar ze passen in geen reeks.</translation>
    </message>
    <message>
        <source>Twos are natural cards.</source>
        <translation>Tweeën zijn natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>The cards from 4 to ace are natural.</source>
        <translation>De kaarten van 4 tot aas zijn natuurlijk.</translation>
    </message>
    <message>
        <source>Each card is worth points, for you in a meld and against you in the hand.</source>
        <translation>Elke kaart telt punten: voor je in een combinatie, tegen je in de hand.</translation>
    </message>
    <message>
        <source>Each card is worth points.</source>
        <translation>Elke kaart telt punten.</translation>
    </message>
    <message>
        <source>Red threes count by a rule of their own.</source>
        <translation>Rode drieën tellen volgens een eigen regel.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Twee</translation>
    </message>
    <message>
        <source>10 to 4</source>
        <translation>10 tot 4</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>hun getal</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drie</translation>
    </message>
    <message>
        <source>Red three</source>
        <translation>Rode drie</translation>
    </message>
    <message>
        <source>Black three</source>
        <translation>Zwarte drie</translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation>Zwarte drie in een combinatie</translation>
    </message>
    <message>
        <source>Black three left in the hand</source>
        <translation>Zwarte drie nog in de hand</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>a list of actions such as “{example}” is needed here.</source>
        <translation>nodig is een lijst met acties zoals ‘{example}’.</translation>
    </message>
    <message>
        <source>one of these is needed here: {known}.</source>
        <translation>nodig is een van deze: {known}.</translation>
    </message>
    <message>
        <source>an object is needed here.</source>
        <translation>nodig is een object.</translation>
    </message>
    <message>
        <source>there is no such field.</source>
        <translation>dit veld bestaat niet.</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>nodig is een geheel getal.</translation>
    </message>
    <message>
        <source>a number from {least} up is needed here.</source>
        <translation>nodig is een getal vanaf {least}.</translation>
    </message>
    <message>
        <source>true or false is needed here.</source>
        <translation>nodig is true of false.</translation>
    </message>
    <message>
        <source>a list is needed here.</source>
        <translation>nodig is een lijst.</translation>
    </message>
    <message>
        <source>cards are written as a text such as “{example}”.</source>
        <translation>kaarten worden als tekst geschreven, zoals ‘{example}’.</translation>
    </message>
    <message>
        <source>cards such as “{example}” or their number are needed here.</source>
        <translation>nodig zijn kaarten zoals ‘{example}’ of hun aantal.</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}.</source>
        <translation>‘{value}’ is hier niet mogelijk; er zijn {known}.</translation>
    </message>
    <message>
        <source>there is no seat {seat} with {players} players.</source>
        <translation>plaats {seat} bestaat niet bij {players} spelers.</translation>
    </message>
    <message>
        <source>there is no such side; the sides are {known}.</source>
        <translation>dit team bestaat niet; de teams zijn {known}.</translation>
    </message>
    <message>
        <source>a view holds the cards of its own seat, and the number of the stock.</source>
        <translation>een zicht bevat de kaarten van de eigen plaats, en het aantal kaarten van de trekstapel.</translation>
    </message>
    <message>
        <source>this is missing; write a preset, such as {example}.</source>
        <translation>dit ontbreekt; schrijf een voorinstelling zoals {example}.</translation>
    </message>
    <message>
        <source>this is missing; write how many play; possible are {known}.</source>
        <translation>dit ontbreekt; schrijf hoeveel er spelen; mogelijk zijn {known}.</translation>
    </message>
    <message>
        <source>{players} players are not offered by these rules; possible are {known}.</source>
        <translation>{players} spelers kan niet met deze regels; mogelijk zijn {known}.</translation>
    </message>
    <message>
        <source>this is missing; possible for {players} players are {known}.</source>
        <translation>dit ontbreekt; mogelijk voor {players} spelers zijn {known}.</translation>
    </message>
    <message>
        <source>{shape} is not possible for {players} players by these rules; there is {known}.</source>
        <translation>{shape} is met deze regels niet mogelijk voor {players} spelers; er is {known}.</translation>
    </message>
    <message>
        <source>{shape} is for {needed} players, not for {players}.</source>
        <translation>{shape} is voor {needed} spelers, niet voor {players}.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of each seat or their number.</source>
        <translation>dit ontbreekt; schrijf de kaarten van elke plaats of hun aantal.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of this hand or their number.</source>
        <translation>dit ontbreekt; schrijf de kaarten van deze hand of hun aantal.</translation>
    </message>
    <message>
        <source>this is missing; write whose turn it is, such as {example}.</source>
        <translation>dit ontbreekt; schrijf wie er aan de beurt is, zoals {example}.</translation>
    </message>
    <message>
        <source>this is missing; write the number of the seat whose turn it is.</source>
        <translation>dit ontbreekt; schrijf het nummer van de plaats die aan de beurt is.</translation>
    </message>
    <message>
        <source>this is missing; it is one of {known}.</source>
        <translation>dit ontbreekt; het is een van {known}.</translation>
    </message>
    <message>
        <source>only red threes lie here.</source>
        <translation>hier liggen alleen rode drieën.</translation>
    </message>
    <message>
        <source>red threes are ordinary cards in these rules.</source>
        <translation>rode drieën zijn in deze regels gewone kaarten.</translation>
    </message>
    <message>
        <source>a meld of three cards or more is needed here, such as “{example}”.</source>
        <translation>nodig is een combinatie van minstens drie kaarten, zoals ‘{example}’.</translation>
    </message>
    <message>
        <source>“{row}” is neither a group nor a sequence.</source>
        <translation>‘{row}’ is geen groep en geen reeks.</translation>
    </message>
    <message>
        <source>points are owed in the play phase alone.</source>
        <translation>alleen in de fase play kunnen er punten nodig zijn.</translation>
    </message>
    <message>
        <source>cards are withheld only while points are owed.</source>
        <translation>kaarten worden alleen achtergehouden zolang er punten nodig zijn.</translation>
    </message>
    <message>
        <source>there are more answers than were asked for.</source>
        <translation>er zijn meer antwoorden dan er gevraagd zijn.</translation>
    </message>
    <message>
        <source>there is no partner whose answer is awaited.</source>
        <translation>er is geen partner op wiens antwoord gewacht wordt.</translation>
    </message>
    <message>
        <source>an answer is still awaited, so the phase is “{phase}”.</source>
        <translation>er wordt nog op een antwoord gewacht, dus de fase is ‘{phase}’.</translation>
    </message>
    <message>
        <source>it is seat {seat} that is to act here.</source>
        <translation>hier is plaats {seat} aan de beurt.</translation>
    </message>
    <message>
        <source>each answer is {known}.</source>
        <translation>elk antwoord is een van {known}.</translation>
    </message>
    <message>
        <source>there is no side {side}.</source>
        <translation>er is geen team {side}.</translation>
    </message>
    <message>
        <source>{card} lies in more places than the pack has copies ({copies}).</source>
        <translation>{card} ligt op meer plekken dan de spellen kaarten exemplaren hebben ({copies}).</translation>
    </message>
    <message>
        <source>this number is {number}, but so many cards of the pack are left for it: {left}.</source>
        <translation>het getal is {number}, maar zoveel kaarten zijn ervoor over: {left}.</translation>
    </message>
    <message>
        <source>some cards of the pack lie nowhere, such as {card}, and so many in all: {left}; write a number where the cards do not matter.</source>
        <translation>sommige kaarten liggen nergens, zoals {card}, en zoveel in totaal: {left}; schrijf een getal waar de kaarten er niet toe doen.</translation>
    </message>
    <message>
        <source>this number is {number}, but the pack has no more cards left than {left}.</source>
        <translation>het getal is {number}, maar er zijn niet meer kaarten over dan {left}.</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Rules from a code</source>
        <translation>Regels uit een code</translation>
    </message>
    <message>
        <source>Paste or type the code</source>
        <translation>Plak de code of typ hem over</translation>
    </message>
    <message>
        <source>C&amp;ode</source>
        <translation>C&amp;ode</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Add these rules</source>
        <translation>Deze regels &amp;toevoegen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>ColumnMaker</name>
    <message>
        <source>Nothing to count</source>
        <translation>Niets te tellen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>usage: </source>
        <translation>gebruik: </translation>
    </message>
    <message>
        <source>Samba and its relatives of the canasta family, played at a table on your desktop. Without a command the game starts.</source>
        <translation>Samba en zijn verwanten uit de canastafamilie, aan een tafel op je computer. Zonder opdracht begint het spel.</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argumenten</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opties</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>opdrachten</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>deze hulp tonen en stoppen</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>de versie van het programma tonen en stoppen</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>partijen en instellingen in deze map bewaren</translation>
    </message>
    <message>
        <source>speak this language: en, sv, de or nl (the system&apos;s)</source>
        <translation>deze taal spreken: en, sv, de of nl (die van het systeem)</translation>
    </message>
    <message>
        <source>check without a screen that this program is complete and works, and end</source>
        <translation>zonder scherm nagaan of het programma compleet is en werkt, en stoppen</translation>
    </message>
    <message>
        <source>Judge the actions of a case file and print the verdicts as JSON.</source>
        <translation>Beoordeelt de acties van een voorbeeldbestand en schrijft de oordelen als JSON.</translation>
    </message>
    <message>
        <source>Let computer players play rounds without a window.</source>
        <translation>Laat computerspelers rondes spelen zonder venster.</translation>
    </message>
    <message>
        <source>Measure two levels against each other on the same deals, the sides changed.</source>
        <translation>Meet twee niveaus aan elkaar met dezelfde kaarten, met verwisselde kanten.</translation>
    </message>
    <message>
        <source>Search for better numbers of the computer players, by play on common deals.</source>
        <translation>Zoekt betere getallen voor de computerspelers, door spel met gemeenschappelijke kaarten.</translation>
    </message>
    <message>
        <source>Tell which decisions of a round cost or won most, judged by what the seat knew.</source>
        <translation>Vertelt welke beslissingen van een ronde het meest kostten of opleverden, naar wat die plaats wist.</translation>
    </message>
    <message>
        <source>Measure how fast parts of the game are, beside a baseline.</source>
        <translation>Meet hoe snel delen van het spel zijn, naast een vergelijkingswaarde.</translation>
    </message>
    <message>
        <source>Play a seat over standard input and output, one JSON object a line; the game starts this itself.</source>
        <translation>Speelt een plaats via standaardinvoer en -uitvoer, één JSON-object per regel; het spel start dit zelf.</translation>
    </message>
    <message>
        <source>Draw the table of a position as a seat sees it into a picture.</source>
        <translation>Tekent de tafel van een stand zoals een plaats die ziet in een plaatje.</translation>
    </message>
    <message>
        <source>Print the complete rules of a game, or compare and share rules.</source>
        <translation>Drukt de volledige regels van een spel af, of vergelijkt en deelt regels.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is there and sound.</source>
        <translation>Gaat na of alles wat het spel nodig heeft er is en heel is.</translation>
    </message>
    <message>
        <source>Check that the cards of rounds were fixed before they were played.</source>
        <translation>Gaat na of de kaarten van rondes vaststonden voordat ze werden gespeeld.</translation>
    </message>
    <message>
        <source>Tell how wild cards and red threes fell in all matches, and what chance gives.</source>
        <translation>Vertelt hoe wilde kaarten en rode drieën in alle partijen vielen, en wat het toeval geeft.</translation>
    </message>
    <message>
        <source>Look at the record of a match, a file of the kind .samba; the file alone does too.</source>
        <translation>Bekijkt een opgeslagen partij, een bestand van de soort .samba; alleen het bestand is genoeg.</translation>
    </message>
    <message>
        <source>Show the record of a match from its beginning, step by step.</source>
        <translation>Toont een opgeslagen partij vanaf het begin, stap voor stap.</translation>
    </message>
    <message>
        <source>the case file, or - for standard input</source>
        <translation>het voorbeeldbestand, of - voor standaardinvoer</translation>
    </message>
    <message>
        <source>which game; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>welk spel; regels noem je met een spel zoals swedish-samba, de naam van eigen regels, een bestand met regels (.json) of hun code (swedish-samba)</translation>
    </message>
    <message>
        <source>how many players, 2 to 6 (4)</source>
        <translation>hoeveel spelers, 2 tot 6 (4)</translation>
    </message>
    <message>
        <source>how they are grouped (the usual way)</source>
        <translation>hoe ze samenspelen (zoals gebruikelijk)</translation>
    </message>
    <message>
        <source>a level for each seat or one for all; cmd:&quot;./bot&quot; lets a program of your own play (medium)</source>
        <translation>een niveau voor elke plaats of één voor alle; met cmd:&quot;./bot&quot; speelt een eigen programma (medium)</translation>
    </message>
    <message>
        <source>how many rounds (100)</source>
        <translation>hoeveel rondes (100)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1; drawn where a program of your own plays)</source>
        <translation>hetzelfde getal geeft dezelfde rondes (1; geloot waar een eigen programma speelt)</translation>
    </message>
    <message>
        <source>the same number gives the same deals (1; drawn where a program of your own plays)</source>
        <translation>hetzelfde getal geeft dezelfde kaarten (1; geloot waar een eigen programma speelt)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1)</source>
        <translation>hetzelfde getal geeft dezelfde rondes (1)</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>de cijfers als JSON schrijven</translation>
    </message>
    <message>
        <source>the first is measured against the second; greedy is a yardstick that never changes, and cmd:&quot;./bot&quot; a program of your own</source>
        <translation>het eerste wordt aan het tweede gemeten; greedy is een maatstaf die nooit verandert, en cmd:&quot;./bot&quot; een eigen programma</translation>
    </message>
    <message>
        <source>how many deals (100)</source>
        <translation>hoe vaak er wordt gedeeld (100)</translation>
    </message>
    <message>
        <source>end as soon as the interval leaves out nought, after --deals at the latest</source>
        <translation>ophouden zodra de marge nul uitsluit, uiterlijk na --deals</translation>
    </message>
    <message>
        <source>how many whole matches besides (0)</source>
        <translation>hoeveel hele partijen daarnaast (0)</translation>
    </message>
    <message>
        <source>imagined rounds for each choice (what the level takes)</source>
        <translation>bedachte rondes voor elke keuze (wat het niveau neemt)</translation>
    </message>
    <message>
        <source>processes at once (1)</source>
        <translation>processen tegelijk (1)</translation>
    </message>
    <message>
        <source>those of the rule player, or of imagined rounds</source>
        <translation>die van de regelspeler, of die van bedachte rondes</translation>
    </message>
    <message>
        <source>rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>regels noem je met een spel zoals swedish-samba, de naam van eigen regels, een bestand met regels (.json) of hun code (swedish-samba)</translation>
    </message>
    <message>
        <source>search for these numbers alone (all)</source>
        <translation>alleen naar deze getallen zoeken (alle)</translation>
    </message>
    <message>
        <source>how many (20)</source>
        <translation>hoeveel (20)</translation>
    </message>
    <message>
        <source>in each generation (12)</source>
        <translation>in elke generatie (12)</translation>
    </message>
    <message>
        <source>for each candidate (200)</source>
        <translation>voor elke kandidaat (200)</translation>
    </message>
    <message>
        <source>deals on which the result is confirmed (1000)</source>
        <translation>hoe vaak ter bevestiging wordt gedeeld (1000)</translation>
    </message>
    <message>
        <source>the same number searches alike (1)</source>
        <translation>hetzelfde getal zoekt op dezelfde manier (1)</translation>
    </message>
    <message>
        <source>the record of a match that was saved in the game</source>
        <translation>een partij die in het spel is opgeslagen</translation>
    </message>
    <message>
        <source>which round (the last that is over)</source>
        <translation>welke ronde (de laatste die is afgelopen)</translation>
    </message>
    <message>
        <source>whose decisions, from 1 (the person&apos;s)</source>
        <translation>wiens beslissingen, vanaf 1 (die van de mens)</translation>
    </message>
    <message>
        <source>imagined rounds for each plan (300)</source>
        <translation>bedachte rondes voor elk plan (300)</translation>
    </message>
    <message>
        <source>the same number judges alike (1)</source>
        <translation>hetzelfde getal oordeelt op dezelfde manier (1)</translation>
    </message>
    <message>
        <source>print each decision as a line of JSON</source>
        <translation>elke beslissing als een regel JSON schrijven</translation>
    </message>
    <message>
        <source>let everything else on this machine go first</source>
        <translation>al het andere op deze computer voor laten gaan</translation>
    </message>
    <message>
        <source>kernel: the rounds that searching opponents imagine; table: start, frames and stalls of it; opponents: turns in the window while cards fly; history: a thousand matches listed and summed up</source>
        <translation>kernel: de rondes die zoekende tegenstanders bedenken; table: start, beelden en haperingen; opponents: beurten in het venster terwijl kaarten vliegen; history: duizend partijen opgesomd en opgeteld</translation>
    </message>
    <message>
        <source>how many rounds (200)</source>
        <translation>hoeveel rondes (200)</translation>
    </message>
    <message>
        <source>table: how many starts each (9)</source>
        <translation>table: hoeveel keer starten (9)</translation>
    </message>
    <message>
        <source>table: how many frames of each size (600)</source>
        <translation>table: hoeveel beelden van elke grootte (600)</translation>
    </message>
    <message>
        <source>table: what the match is played to (3000)</source>
        <translation>table: tot hoever de partij gaat (3000)</translation>
    </message>
    <message>
        <source>opponents: how many turns of each level (200)</source>
        <translation>opponents: hoeveel beurten van elk niveau (200)</translation>
    </message>
    <message>
        <source>who looks at the table (1)</source>
        <translation>wie naar de tafel kijkt (1)</translation>
    </message>
    <message>
        <source>width and height of the picture, such as 1280x800 (1280x800)</source>
        <translation>breedte en hoogte van het plaatje, zoals 1280x800 (1280x800)</translation>
    </message>
    <message>
        <source>points of the screen per unit (1)</source>
        <translation>beeldpunten per eenheid (1)</translation>
    </message>
    <message>
        <source>where the picture goes (out.png)</source>
        <translation>waar het plaatje komt (out.png)</translation>
    </message>
    <message>
        <source>print these rules in full; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>deze regels helemaal afdrukken; regels noem je met een spel zoals swedish-samba, de naam van eigen regels, een bestand met regels (.json) of hun code (swedish-samba)</translation>
    </message>
    <message>
        <source>list the games and the rules of your own</source>
        <translation>de spellen en de eigen regels opsommen</translation>
    </message>
    <message>
        <source>print the code of rules, for others to type in or to paste</source>
        <translation>de code van regels schrijven, die anderen kunnen typen of plakken</translation>
    </message>
    <message>
        <source>print side by side in what two sets of rules differ</source>
        <translation>naast elkaar schrijven waarin twee regelsets verschillen</translation>
    </message>
    <message>
        <source>print the findings as JSON</source>
        <translation>wat gevonden is als JSON schrijven</translation>
    </message>
    <message>
        <source>repair what is damaged of the matches, and keep a copy of them</source>
        <translation>repareren wat aan de partijen beschadigd is, en een kopie bewaren</translation>
    </message>
    <message>
        <source>the record of a match (.samba), or a text with receipts, or - for standard input</source>
        <translation>een opgeslagen partij (.samba), of een tekst met bewijzen, of - voor standaardinvoer</translation>
    </message>
    <message>
        <source>print JSON, a line for each match</source>
        <translation>JSON schrijven, een regel voor elke partij</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>het bestand</translation>
    </message>
    <message>
        <source>a record that was saved in the game</source>
        <translation>een partij die in het spel is opgeslagen</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>{left} and {right} have the same rules.</source>
        <translation>{left} en {right} hebben dezelfde regels.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>geen effect</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare rules</source>
        <translation>Regels vergelijken</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Wat er verschilt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}, niet opgeslagen</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>De partij op tafel</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <translation>&amp;Het ene</translation>
    </message>
    <message>
        <source>&amp;The other</source>
        <translation>Het &amp;andere</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ).</source>
        <translation>
            <numerusform>Eén regel is anders.</numerusform>
            <numerusform>%n regels zijn anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>De regels zijn gelijk.</translation>
    </message>
</context>
<context>
    <name>ContestTexts</name>
    <message>
        <source>deal</source>
        <comment>as a unit: so many deals a second</comment>
        <translation>verdeling</translation>
    </message>
    <message>
        <source>match</source>
        <comment>as a unit: so many matches a second</comment>
        <translation>partij</translation>
    </message>
    <message>
        <source>{level} won {won} of {matches} matches</source>
        <translation>{level} won {won} van {matches} partijen</translation>
    </message>
    <message>
        <source>matches without a winner after {rounds} rounds: {count}</source>
        <translation>partijen zonder winnaar na {rounds} rondes: {count}</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}% van de rondes eindigde met uitgaan</translation>
    </message>
    <message>
        <source>{level}: {usual} ms a turn, 99 % under {slowest} ms</source>
        <translation>{level}: {usual}&#xa0;ms per beurt, 99% onder {slowest}&#xa0;ms</translation>
    </message>
    <message>
        <source>{level}: a simple action stood in ({why})</source>
        <translation>{level}: een eenvoudige actie viel in ({why})</translation>
    </message>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>dezelfde kaarten opnieuw: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>{first} against {second}: {gain} points a round, %n deal(s), {rounds} rounds</source>
        <translation>
            <numerusform>{first} tegen {second}: {gain} punten per ronde, %n verdeling, {rounds} rondes</numerusform>
            <numerusform>{first} tegen {second}: {gain} punten per ronde, %n verdelingen, {rounds} rondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountsControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Report of the crash</source>
        <translation>Verslag van de crash</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Opslaan als…</translation>
    </message>
    <message>
        <source>&amp;Quit Samba</source>
        <translation>Samba &amp;afsluiten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>Samba made a mistake and cannot go on: start it again. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba heeft een fout gemaakt en kan niet verder: start het opnieuw. Elke beurt is bewaard. Help de fout te verhelpen: kopieer of bewaar dit verslag en geef het aan degenen van wie je Samba hebt. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>Samba ended by a mistake of its own when it ran last. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba werd de vorige keer door een eigen fout beëindigd. Elke beurt is bewaard. Help de fout te verhelpen: kopieer of bewaar dit verslag en geef het aan degenen van wie je Samba hebt. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>Samba made a mistake. Every move was kept: go on, or quit and start again if the table does not answer. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba heeft een fout gemaakt. Elke beurt is bewaard: speel verder, of sluit af en start opnieuw als de tafel niet reageert. Help de fout te verhelpen: kopieer of bewaar dit verslag en geef het aan degenen van wie je Samba hebt. Er wordt niets vanzelf verstuurd.</translation>
    </message>
    <message>
        <source>The report is copied; paste it into your message.</source>
        <translation>Het verslag is gekopieerd; plak het in je bericht.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Verslag opslaan</translation>
    </message>
    <message>
        <source>The report is saved in {path}.</source>
        <translation>Het verslag is opgeslagen in {path}.</translation>
    </message>
</context>
<context>
    <name>CrashNet</name>
    <message>
        <source>Samba made a mistake, and no report of it could be written.</source>
        <translation>Samba heeft een fout gemaakt, en een verslag daarvan kon niet worden geschreven.</translation>
    </message>
    <message>
        <source>Samba made a mistake. A report of it lies in {path}.</source>
        <translation>Samba heeft een fout gemaakt. Een verslag daarvan staat in {path}.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Dezelfde kaarten</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>Points on these cards</source>
        <translation>Punten met deze kaarten</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>zoals de vorige keer</translation>
    </message>
    <message>
        <source>&amp;Play these cards</source>
        <translation>Deze kaarten &amp;spelen</translation>
    </message>
    <message>
        <source>Play from the other &amp;side</source>
        <translation>Aan de &amp;andere kant spelen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;luiten</translation>
    </message>
    <message>
        <source>Type or paste the code of a deal; it stands on the score sheet of each round.</source>
        <translation>Typ of plak een kaartcode; die staat op het scoreblad van elke ronde.</translation>
    </message>
    <message>
        <source>Play from the next &amp;seat</source>
        <translation>Op de &amp;volgende plaats spelen</translation>
    </message>
    <message>
        <source>{game} · {count} players · {shape} · you get hand {place} after the dealer</source>
        <translation>{game} · {count} spelers · {shape} · je krijgt hand {place} na de gever</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>These cards were not played to the end of a round yet.</source>
        <translation>Deze kaarten zijn nog niet tot het eind van een ronde gespeeld.</translation>
    </message>
    <message>
        <source>Hand {places}</source>
        <translation>Hand {places}</translation>
    </message>
    <message>
        <source>Hands {places}</source>
        <translation>Handen {places}</translation>
    </message>
    <message>
        <source>{hands} (yours)</source>
        <translation>{hands} (van jou)</translation>
    </message>
    <message numerus="yes">
        <source>{points}, in %n round(s)</source>
        <translation>
            <numerusform>{points}, in %n ronde</numerusform>
            <numerusform>{points}, in %n rondes</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the &amp;deal</source>
        <translation>Kaartco&amp;de</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kaartcode</translation>
    </message>
    <message>
        <source>What you and the computer players made of these cards, each with whose hands:</source>
        <translation>Wat jij en de computerspelers met deze kaarten hebben gemaakt, per hand:</translation>
    </message>
    <message>
        <source>&amp;Level of the computer players</source>
        <translation>&amp;Niveau van de computerspelers</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Gegevensmap</translation>
    </message>
    <message>
        <source>{place} (can be written to)</source>
        <translation>{place} (beschrijfbaar)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Reports of crashes</source>
        <translation>Crashverslagen</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigen regels</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatie</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>er hoefde niets te worden gerepareerd</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>none have been played yet</source>
        <translation>nog geen gespeeld</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>heel</translation>
    </message>
    <message>
        <source>samba-desktop doctor --repair repairs what can be repaired, and keeps a copy.</source>
        <translation>samba-desktop doctor --repair repareert wat te repareren is, en bewaart een kopie.</translation>
    </message>
    <message>
        <source>PySide6-Essentials is not installed</source>
        <translation>PySide6-Essentials is niet geïnstalleerd</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>gecompileerd</translation>
    </message>
    <message>
        <source>plain: {why}</source>
        <translation>eenvoudig: {why}</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>FOUT</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Scherm</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>dat van het systeem</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Systeembibliotheken</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>allemaal aanwezig</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Lettertypen en afbeeldingen</translation>
    </message>
    <message>
        <source>{file} is missing; install Samba again</source>
        <translation>{file} ontbreekt; installeer Samba opnieuw</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{count} in {folder}</source>
        <translation>{count} in {folder}</translation>
    </message>
</context>
<context>
    <name>EarlierMatches</name>
    <message>
        <source>&amp;Go on with another match</source>
        <translation>&amp;Verder met een andere partij</translation>
    </message>
    <message>
        <source>No other match is waiting</source>
        <translation>Er wacht geen andere partij</translation>
    </message>
    <message>
        <source>{game}, {names}: first round</source>
        <translation>{game}, {names}: eerste ronde</translation>
    </message>
    <message>
        <source>{game}, {names}: round {round}, {totals}</source>
        <translation>{game}, {names}: ronde {round}, {totals}</translation>
    </message>
</context>
<context>
    <name>EndingChapter</name>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Als de trekstapel op is</translation>
    </message>
    <message>
        <source>Counting a round</source>
        <translation>Een ronde tellen</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>De partij</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has gone out.</source>
        <translation>De ronde eindigt zodra een speler is uitgegaan.</translation>
    </message>
    <message>
        <source>You may go out whenever you can.</source>
        <translation>Je mag uitgaan wanneer je maar kunt.</translation>
    </message>
    <message>
        <source>To go out you need two complete {sets}, or one of each.</source>
        <translation>Om uit te gaan heb je twee complete {sets} nodig, of van beide één.</translation>
    </message>
    <message>
        <source>A red three in your hand counts as a card like others here.</source>
        <translation>Een rode drie in je hand telt hier als een kaart zoals alle andere.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced when no card is left.</source>
        <translation>Rode drieën worden niet vervangen als er geen kaart meer is.</translation>
    </message>
    <message>
        <source>When the round has ended, each side counts:</source>
        <translation>Als de ronde is afgelopen, telt elk team:</translation>
    </message>
    <message>
        <source>When the round has ended, each player counts:</source>
        <translation>Als de ronde is afgelopen, telt elke speler:</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Premie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>plus the points of all melded cards, also of those added to the melds of others</source>
        <translation>plus de punten van alle uitgelegde kaarten, ook die bij anderen zijn aangelegd</translation>
    </message>
    <message>
        <source>plus the points of all melded cards</source>
        <translation>plus de punten van alle uitgelegde kaarten</translation>
    </message>
    <message>
        <source>plus the bonuses of the table below</source>
        <translation>plus de premies uit de tabel hieronder</translation>
    </message>
    <message>
        <source>plus or minus the points of red threes</source>
        <translation>plus of min de punten van rode drieën</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hands of its players</source>
        <translation>min de punten van de kaarten die de spelers ervan nog in de hand hebben</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hand</source>
        <translation>min de punten van de kaarten die nog in de hand zijn</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>In één keer uitgaan</translation>
    </message>
    <message>
        <source>{cards}: {bonus} for the {set}.</source>
        <translation>{cards}: {bonus} voor de {set}.</translation>
    </message>
    <message>
        <source>{cards}: {points} for the cards and {bonus} for the {set}, together {total}.</source>
        <translation>{cards}: {points} voor de kaarten en {bonus} voor de {set}, samen {total}.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The stock is used up. The round ends without a going-out bonus.</source>
        <translation>De trekstapel is op. De ronde eindigt zonder premie voor uitgaan.</translation>
    </message>
    <message>
        <source>The last card of the stock is a red three. The round ends without a going-out bonus.</source>
        <translation>De laatste kaart van de trekstapel is een rode drie. De ronde eindigt zonder premie voor uitgaan.</translation>
    </message>
    <message>
        <source>The target is reached. The round ends without a going-out bonus.</source>
        <translation>De winnende score is bereikt. De ronde eindigt zonder premie voor uitgaan.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation>Je bent in één keer uitgegaan.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Je bent uitgegaan.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} is in één keer uitgegaan.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} is uitgegaan.</translation>
    </message>
    <message numerus="yes">
        <source>That earns %n bonus point(s).</source>
        <translation>
            <numerusform>Dat levert %n premiepunt op.</numerusform>
            <numerusform>Dat levert %n premiepunten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Je team krijgt %n premiepunt.</numerusform>
            <numerusform>Je team krijgt %n premiepunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents get %n bonus point(s).</source>
        <translation>
            <numerusform>De tegenstanders krijgen %n premiepunt.</numerusform>
            <numerusform>De tegenstanders krijgen %n premiepunten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Dat team krijgt %n premiepunt.</numerusform>
            <numerusform>Dat team krijgt %n premiepunten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for your side, {theirs} for the opponents.</source>
        <translation>Ronde {round} is afgelopen: {ours} punten voor je team, {theirs} voor de tegenstanders.</translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for you, {theirs} for {name}.</source>
        <translation>Ronde {round} is afgelopen: {ours} punten voor jou, {theirs} voor {name}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>Round {round} is over: {scores}.</source>
        <translation>Ronde {round} is afgelopen: {scores}.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>De partij is een gelijkspel.</translation>
    </message>
    <message>
        <source>Your side wins the match, {ours} to {theirs}.</source>
        <translation>Je team wint de partij met {ours} tegen {theirs} punten.</translation>
    </message>
    <message>
        <source>You win the match, {ours} to {theirs}.</source>
        <translation>Je wint de partij met {ours} tegen {theirs} punten.</translation>
    </message>
    <message>
        <source>{names} win the match, {ours} to {theirs}.</source>
        <translation>{names} winnen de partij met {ours} tegen {theirs} punten.</translation>
    </message>
    <message>
        <source>{name} wins the match, {ours} to {theirs}.</source>
        <translation>{name} wint de partij met {ours} tegen {theirs} punten.</translation>
    </message>
    <message>
        <source>Your side wins the match.</source>
        <translation>Je team wint de partij.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Je wint de partij.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} winnen de partij.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} wint de partij.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>The discard pile begins with {card}.</source>
        <translation>De startkaart is {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) (was|were) shuffled into a new stock.</source>
        <translation>
            <numerusform>%n aflegkaart is tot een nieuwe trekstapel geschud.</numerusform>
            <numerusform>%n aflegkaarten zijn tot een nieuwe trekstapel geschud.</numerusform>
        </translation>
    </message>
    <message>
        <source>You {phrases}.</source>
        <translation>Je hebt {phrases}.</translation>
    </message>
    <message>
        <source>{name} {phrases}.</source>
        <translation>{name} heeft {phrases}.</translation>
    </message>
    <message numerus="yes">
        <source>You took the pile: %n card(s).</source>
        <translation>
            <numerusform>Je hebt de aflegstapel gepakt: %n kaart.</numerusform>
            <numerusform>Je hebt de aflegstapel gepakt: %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} heeft de aflegstapel gepakt: %n kaart.</numerusform>
            <numerusform>{name} heeft de aflegstapel gepakt: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You say: “Yes, go out!”</source>
        <translation>Jij zegt: ‘Ja, ga maar uit!’</translation>
    </message>
    <message>
        <source>You say: “No, wait a little.”</source>
        <translation>Jij zegt: ‘Nee, wacht nog even.’</translation>
    </message>
    <message>
        <source>{name} says: “Yes, go out!”</source>
        <translation>{name} zegt: ‘Ja, ga maar uit!’</translation>
    </message>
    <message>
        <source>{name} says: “No, wait a little.”</source>
        <translation>{name} zegt: ‘Nee, wacht nog even.’</translation>
    </message>
    <message>
        <source>you</source>
        <translation>jij</translation>
    </message>
    <message>
        <source>{names} drew equally high, {cards}, and drew again.</source>
        <translation>{names} trokken even hoog, {cards}, en trokken opnieuw.</translation>
    </message>
    <message>
        <source>{card} is the highest card: you deal first.</source>
        <translation>{card} is de hoogste kaart: jij deelt het eerst.</translation>
    </message>
    <message>
        <source>{card} is the highest card: {name} deals first.</source>
        <translation>{card} is de hoogste kaart: {name} deelt het eerst.</translation>
    </message>
    <message numerus="yes">
        <source>You dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>Je hebt elke speler een kaart gedeeld.</numerusform>
            <numerusform>Je hebt elke speler {number} kaarten gedeeld.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>{name} heeft elke speler een kaart gedeeld.</numerusform>
            <numerusform>{name} heeft elke speler {number} kaarten gedeeld.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Er ligt geen partij op tafel.</translation>
    </message>
</context>
<context>
    <name>FirstMeldChapter</name>
    <message>
        <source>The first meld of a round</source>
        <translation>De eerste uitleg van een ronde</translation>
    </message>
    <message>
        <source>The first meld of a round must count at least {minimum} points.</source>
        <translation>De eerste uitleg van een ronde moet minstens {minimum} punten tellen.</translation>
    </message>
    <message>
        <source>The first meld of a round must count a minimum of points, which depends on your score before the round:</source>
        <translation>De eerste uitleg van een ronde moet een minimum aan punten tellen, dat afhangt van je score voor de ronde:</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>below {above}</source>
        <translation>onder {above}</translation>
    </message>
    <message>
        <source>from {total}</source>
        <translation>vanaf {total}</translation>
    </message>
    <message>
        <source>{cards} counts {points}.</source>
        <translation>{cards} telt {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} count {points} together.</source>
        <translation>{first} en {second} tellen samen {points}.</translation>
    </message>
</context>
<context>
    <name>GameField</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regels…</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan a&amp;ls…</translation>
    </message>
    <message>
        <source>Put all &amp;back</source>
        <translation>Alles &amp;terugzetten</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>As {preset}</source>
        <translation>Als {preset}</translation>
    </message>
    <message numerus="yes">
        <source>{preset}, %n rule(s) changed</source>
        <translation>
            <numerusform>{preset}, één regel gewijzigd</numerusform>
            <numerusform>{preset}, %n regels gewijzigd</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Naa&amp;m wijzigen…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>&amp;Vergelijken…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Delen</translation>
    </message>
    <message>
        <source>Pick the game you know and change what is played differently.</source>
        <translation>Kies het spel dat je kent en wijzig wat er anders gaat.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>De partij op tafel</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Je eigen regels</translation>
    </message>
    <message>
        <source>Games that come with Samba</source>
        <translation>Spellen die Samba meebrengt</translation>
    </message>
    <message>
        <source>fixed until the match is over</source>
        <translation>ligt vast tot de partij is afgelopen</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message numerus="yes">
        <source>{meld}: {set}, %n card(s); it counts {bonus} beside its cards.</source>
        <translation>
            <numerusform>{meld}: {set}, %n kaart; die telt {bonus} naast de kaarten.</numerusform>
            <numerusform>{meld}: {set}, %n kaarten; die telt {bonus} naast de kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n card(s).</source>
        <translation>
            <numerusform>{meld}: %n kaart.</numerusform>
            <numerusform>{meld}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>een wilde canasta</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>een canasta</translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n more card(s) (makes|make) {set}.</source>
        <translation>
            <numerusform>{meld}: met nog %n kaart wordt het {set}.</numerusform>
            <numerusform>{meld}: met nog %n kaarten wordt het {set}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile would bring %n card(s) worth {points} points: {cards}.</source>
        <translation>
            <numerusform>De aflegstapel levert %n kaart op, samen {points} punten: {cards}.</numerusform>
            <numerusform>De aflegstapel levert %n kaarten op, samen {points} punten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your hand that makes {sets} and more.</source>
        <translation>Met je hand worden dat {sets} en meer.</translation>
    </message>
    <message>
        <source>With your hand that makes {sets}.</source>
        <translation>Met je hand worden dat {sets}.</translation>
    </message>
</context>
<context>
    <name>GlossaryChapter</name>
    <message>
        <source>Glossary</source>
        <translation>Woordenlijst</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gever</translation>
    </message>
    <message>
        <source>The player who deals the cards of a round.</source>
        <translation>De speler die de kaarten van een ronde deelt.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>afleggen</translation>
    </message>
    <message>
        <source>To lay a card on the discard pile, which ends the turn.</source>
        <translation>Een kaart op de aflegstapel leggen, waarmee de beurt eindigt.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>trekken</translation>
    </message>
    <message>
        <source>To take cards from the stock.</source>
        <translation>Kaarten van de trekstapel nemen.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partij</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target is reached.</source>
        <translation>Zoveel rondes als nodig zijn om de winnende score te bereiken.</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target or the limit of rounds is reached.</source>
        <translation>Zoveel rondes als nodig zijn om de winnende score of het hoogste aantal rondes te bereiken.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>ronde</translation>
    </message>
    <message>
        <source>The play from one deal to the count after it.</source>
        <translation>Het spel van één keer delen tot en met het tellen erna.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>A player of the same team.</source>
        <translation>Een speler van hetzelfde team.</translation>
    </message>
    <message>
        <source>side</source>
        <translation>team</translation>
    </message>
    <message>
        <source>A team, or a player who plays alone.</source>
        <translation>Spelers die samen spelen en tellen; wie alleen speelt, is een team op zich.</translation>
    </message>
    <message>
        <source>A team.</source>
        <translation>Spelers die samen spelen en tellen.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>To end the turn without a discard.</source>
        <translation>De beurt beëindigen zonder af te leggen.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>kaartpunten</translation>
    </message>
    <message>
        <source>What the cards are worth by themselves, without any bonus.</source>
        <translation>Wat de kaarten zelf waard zijn, zonder premie.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>rang</translation>
    </message>
    <message>
        <source>What is printed on a card beside its suit, such as queen or 7.</source>
        <translation>Wat naast de kleur op een kaart staat, zoals vrouw of 7.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>kleur</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds or clubs.</source>
        <translation>Schoppen, harten, ruiten of klaver.</translation>
    </message>
    <message>
        <source>natural card</source>
        <translation>natuurlijke kaart</translation>
    </message>
    <message>
        <source>A card that isn&apos;t wild.</source>
        <translation>Een kaart die niet wild is.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>wilde kaart</translation>
    </message>
    <message>
        <source>A card that can take the place of another; here {cards} are wild.</source>
        <translation>Een kaart die voor een andere kan staan; hier zijn {cards} wild.</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>zwarte drie</translation>
    </message>
    <message>
        <source>The three of spades or of clubs.</source>
        <translation>Schoppen of klaver drie.</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>rode drie</translation>
    </message>
    <message>
        <source>The three of hearts or of diamonds.</source>
        <translation>Harten of ruiten drie.</translation>
    </message>
    <message>
        <source>replacement card</source>
        <translation>vervangende kaart</translation>
    </message>
    <message>
        <source>The card drawn from the stock for a red three that is laid out.</source>
        <translation>De kaart die voor een uitgelegde rode drie van de trekstapel wordt getrokken.</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>eerste uitleg</translation>
    </message>
    <message>
        <source>What is melded first in a round; it has to reach a minimum of points.</source>
        <translation>Wat in een ronde het eerst wordt uitgelegd; het moet een minimum aan punten halen.</translation>
    </message>
    <message>
        <source>group</source>
        <translation>groep</translation>
    </message>
    <message>
        <source>A meld of cards of one rank.</source>
        <translation>Een combinatie van kaarten van één rang.</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>combinatie</translation>
    </message>
    <message>
        <source>Cards that lie together on the table; to meld is to lay them there.</source>
        <translation>Kaarten die bij elkaar op tafel liggen; ze daar leggen heet uitleggen.</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimum</translation>
    </message>
    <message>
        <source>The points that a first meld must count.</source>
        <translation>De punten die een eerste uitleg moet tellen.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>reeks</translation>
    </message>
    <message>
        <source>A meld of cards of one suit in unbroken order.</source>
        <translation>Een combinatie van kaarten van één kleur die op elkaar volgen.</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>samenvoegen</translation>
    </message>
    <message>
        <source>To make one meld of two that lie on the table.</source>
        <translation>Van twee combinaties op tafel één maken.</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>omruilen</translation>
    </message>
    <message>
        <source>To put a natural card in the place of a wild card, which comes to the hand.</source>
        <translation>Een natuurlijke kaart op de plaats van een wilde kaart leggen, die daarvoor in de hand komt.</translation>
    </message>
    <message>
        <source>A group of seven or more cards.</source>
        <translation>Een groep van zeven of meer kaarten.</translation>
    </message>
    <message>
        <source>A group of seven cards.</source>
        <translation>Een groep van zeven kaarten.</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Een canasta zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Een canasta met wilde kaarten.</translation>
    </message>
    <message>
        <source>A meld of seven wild cards.</source>
        <translation>Een combinatie van zeven wilde kaarten.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Een reeks van zeven kaarten.</translation>
    </message>
    <message>
        <source>A sequence of seven cards with wild cards among them.</source>
        <translation>Een reeks van zeven kaarten met wilde kaarten ertussen.</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>premie</translation>
    </message>
    <message>
        <source>Points beside those of the cards, such as for a complete {set}.</source>
        <translation>Punten naast die van de kaarten, zoals voor een complete {set}.</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>The cards that were discarded, face up on one another; in short the pile.</source>
        <translation>De afgelegde kaarten, open op elkaar.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>trekstapel</translation>
    </message>
    <message>
        <source>The cards that are left after the deal, face down, to draw from.</source>
        <translation>De kaarten die na het delen over zijn; ze liggen gesloten, om van te trekken.</translation>
    </message>
    <message>
        <source>top card</source>
        <translation>bovenste kaart</translation>
    </message>
    <message>
        <source>The card that was discarded last.</source>
        <translation>De kaart die het laatst is afgelegd.</translation>
    </message>
    <message>
        <source>natural pair</source>
        <translation>zuiver paar</translation>
    </message>
    <message>
        <source>Two natural cards of one rank.</source>
        <translation>Twee natuurlijke kaarten van één rang.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>geblokkeerd</translation>
    </message>
    <message>
        <source>Said of the pile while its top card lets nobody take it.</source>
        <translation>Zo is de aflegstapel zolang niemand hem kan pakken door de bovenste kaart.</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>bevroren</translation>
    </message>
    <message>
        <source>Said of the pile while it is harder to take than at other times.</source>
        <translation>Zo is de aflegstapel zolang hij moeilijker te pakken is dan anders.</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>uitgaan</translation>
    </message>
    <message>
        <source>To get rid of the last card and so end the round.</source>
        <translation>De laatste kaart kwijtraken en zo de ronde beëindigen.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>winnende score</translation>
    </message>
    <message>
        <source>The score that has to be reached to win the match.</source>
        <translation>De score die moet worden bereikt om de partij te winnen.</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>in één keer</translation>
    </message>
    <message>
        <source>Said of going out with the whole hand in a single turn.</source>
        <translation>Zo gaat uit wie de hele hand in één beurt kwijtraakt.</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Figures by group</source>
        <translation>Cijfers, samengevat</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partijen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Anderen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Maand</translation>
    </message>
</context>
<context>
    <name>GroupsChapter</name>
    <message>
        <source>Groups and canastas</source>
        <translation>Groepen en canasta’s</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groepen</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta.</source>
        <translation>Een groep van zeven kaarten is een canasta.</translation>
    </message>
    <message>
        <source>It may grow past seven cards: natural and wild cards may be added within the limits of a group, and a wild card makes a natural canasta a mixed one.</source>
        <translation>Hij mag verder groeien dan zeven kaarten: natuurlijke en wilde kaarten mogen erbij binnen de grenzen van een groep, en een wilde kaart maakt van een zuivere canasta een gemengde.</translation>
    </message>
    <message>
        <source>It may grow past seven cards, but only natural cards may be added to it.</source>
        <translation>Hij mag verder groeien dan zeven kaarten, maar alleen natuurlijke kaarten mogen erbij.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: {action}.</source>
        <translation>Tip: {action}.</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>trek van de trekstapel</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>pak de aflegstapel</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>pak de aflegstapel met {cards}</translation>
    </message>
    <message>
        <source>take only the top card onto your sequence</source>
        <translation>neem alleen de bovenste kaart voor je reeks</translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <translation>leg {cards} uit</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>leg {cards} aan</translation>
    </message>
    <message>
        <source>merge two melds</source>
        <translation>voeg twee combinaties samen</translation>
    </message>
    <message>
        <source>swap {card} for the wild card</source>
        <translation>ruil de wilde kaart om voor {card}</translation>
    </message>
    <message>
        <source>lay out the red three</source>
        <translation>leg de rode drie uit</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>leg {card} af</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>vraag het je partner</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>zeg ja</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>zeg nee</translation>
    </message>
    <message>
        <source>{offer} without {cards}</source>
        <translation>{offer} zonder {cards}</translation>
    </message>
    <message>
        <source>{offer}: {points}</source>
        <translation>{offer}: {points}</translation>
    </message>
    <message>
        <source>add {cards} to your {ranks}</source>
        <translation>leg {cards} aan je groep {ranks} aan</translation>
    </message>
    <message>
        <source>add {cards} to your sequence of {suit}</source>
        <translation>leg {cards} aan je reeks {suit} aan</translation>
    </message>
    <message>
        <source>add {cards} to your wild cards</source>
        <translation>leg {cards} aan je wilde kaarten aan</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Passed on in Swedish as a variant of Samba for two to six players. It leaves it to you whether a red three is laid out or kept, lets it block the discard pile, and knows no frozen pile: it always takes a pair from the hand to pick it up.</source>
        <translation>In het Zweeds overgeleverd als variant van samba voor twee tot zes spelers. Of je een rode drie uitlegt of houdt, mag je zelf kiezen; ze kan de aflegstapel blokkeren, en bevroren raakt die nooit: om hem te pakken is altijd een paar uit de hand nodig.</translation>
    </message>
    <message>
        <source>A younger sister, written down in English and passed on in Swedish. It has its name from the samba of six natural cards and one wild card, which it sets beside the natural one.</source>
        <translation>Een jonger zusje, in het Engels opgeschreven en in het Zweeds doorgegeven. De naam komt van de samba van zes natuurlijke kaarten en één wilde kaart, die naast de zuivere staat.</translation>
    </message>
    <message>
        <source>A short Swedish description of a game for three with one deck and two jokers. It shares melds, wild cards and the name with Samba, and leaves much open.</source>
        <translation>Een korte Zweedse beschrijving van een spel voor drie met één spel kaarten en twee jokers. Met samba deelt het de combinaties, de wilde kaarten en de naam, en veel blijft open.</translation>
    </message>
    <message>
        <source>A German rule text for pairs at a table. A wild card in a group may be swapped for the card it stands for, a fitting meld is enough to take the pile, and whoever goes out concealed is paid for it.</source>
        <translation>Een Duitse regeltekst voor paren aan tafel. Een wilde kaart in een groep mag worden geruild tegen de kaart waarvoor ze staat, een passende combinatie is genoeg om de aflegstapel te pakken, en wie in één keer uitgaat, wordt daarvoor beloond.</translation>
    </message>
    <message>
        <source>The same German text for two: each plays alone and needs two canastas or sambas.</source>
        <translation>Dezelfde Duitse tekst voor twee: ieder speelt voor zich en heeft twee canasta’s of samba’s nodig.</translation>
    </message>
    <message>
        <source>Named in the German text after the country Canasta comes from: two wild cards have to do for all groups of a round.</source>
        <translation>In de Duitse tekst genoemd naar het land waar canasta vandaan komt: twee wilde kaarten moeten genoeg zijn voor alle groepen van een ronde.</translation>
    </message>
    <message>
        <source>The freest of the German variants: sequences take wild cards, and a samba with one pays less.</source>
        <translation>De vrijste van de Duitse varianten: reeksen mogen wilde kaarten bevatten, en een samba met zo’n kaart levert minder op.</translation>
    </message>
    <message>
        <source>A near relation with the same cards and sequences. It adds canastas of wild cards alone, calls the samba an escalera, and goes on to 15,000. American descriptions filled in what the German text leaves out.</source>
        <translation>Een naaste verwant met dezelfde kaarten en reeksen. Er komen canasta’s van alleen wilde kaarten bij, de samba heet escalera, en er wordt tot 15.000 gespeeld. Amerikaanse beschrijvingen vulden aan wat de Duitse tekst weglaat.</translation>
    </message>
    <message>
        <source>A Dutch page made for playing against computers: red threes are laid out by themselves, and whoever may not go out keeps two cards.</source>
        <translation>Een Nederlandse pagina, gemaakt om tegen computers te spelen: rode drieën worden vanzelf uitgelegd, en wie niet mag uitgaan, houdt twee kaarten.</translation>
    </message>
    <message>
        <source>The game it all began with, as the Dutch page sets it beside Samba and the classic laws complete it: two decks, no sequences, to 5,000.</source>
        <translation>Het spel waarmee alles begon, zoals de Nederlandse pagina het naast samba zet en de klassieke regels het aanvullen: twee spellen kaarten, geen reeksen, tot 5.000.</translation>
    </message>
    <message>
        <source>Samba as it was written down in the 1950s, from the descriptions that are still published. The others depart from it.</source>
        <translation>Samba zoals het in de jaren vijftig is opgeschreven, naar de beschrijvingen die nog worden gepubliceerd. De andere wijken ervan af.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Over het spel</translation>
    </message>
    <message>
        <source>A family of games that began with two decks of cards beside the River Plate.</source>
        <translation>Een familie van spellen die met twee spellen kaarten aan de Río de la Plata begon.</translation>
    </message>
    <message>
        <source>Canasta is said to have been thought up in 1939 in Montevideo, the capital of Uruguay; some sources place its beginnings later in the 1940s.</source>
        <translation>Canasta zou in 1939 in Montevideo zijn bedacht, de hoofdstad van Uruguay; sommige bronnen laten het spel pas later in de jaren veertig beginnen.</translation>
    </message>
    <message>
        <source>It spread through South America, came to the United States in 1949, and was one of the most fashionable card games of the 1950s.</source>
        <translation>Het verspreidde zich door Zuid-Amerika, kwam in 1949 naar de Verenigde Staten en was een van de populairste kaartspellen van de jaren vijftig.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Samba grew out of that craze. Lists of games date it to about 1950; nobody is known to have invented it.</source>
        <translation>Samba kwam uit die rage voort. Spellenlijsten dateren het rond 1950; een bedenker is niet bekend.</translation>
    </message>
    <message>
        <source>It is also called Samba-Canasta, and reference books describe it as Canasta with three decks in which cards of one suit in a row count beside cards of one rank.</source>
        <translation>Het heet ook Samba-Canasta, en naslagwerken beschrijven het als canasta met drie spellen kaarten waarin naast kaarten van één rang ook opeenvolgende kaarten van één kleur tellen.</translation>
    </message>
    <message>
        <source>The game travelled by word of mouth and on paper, and each table changed something. So there is no one Samba, but many: here it comes in {count} rule sets, Canasta itself among them.</source>
        <translation>Het spel ging van mond tot mond en op papier rond, en elke tafel veranderde er iets aan. Zo is er niet één samba, maar zijn er vele: hier zijn het {count} regelsets, canasta zelf meegerekend.</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Three decks and six jokers make 162 cards in place of 108. Hands of fifteen cards and two drawn in each turn let melds grow quickly.</source>
        <translation>Drie spellen kaarten en zes jokers zijn 162 kaarten in plaats van 108. Met vijftien kaarten in de hand en twee getrokken kaarten per beurt groeien de combinaties snel.</translation>
    </message>
    <message>
        <source>New is the sequence: seven cards of a suit in a row are a samba, worth more than a canasta.</source>
        <translation>Nieuw is de reeks: zeven opeenvolgende kaarten van één kleur vormen een samba, die meer telt dan een canasta.</translation>
    </message>
    <message>
        <source>What the games agree on least is the discard pile and the red threes: what it takes to pick up the pile, and when the threes count against those who laid them out.</source>
        <translation>Het minst eens zijn de spellen het over de aflegstapel en de rode drieën: wat er nodig is om de aflegstapel te pakken, en wanneer de drieën tegen het team tellen dat ze heeft uitgelegd.</translation>
    </message>
    <message>
        <source>What Samba changed</source>
        <translation>Wat samba veranderde</translation>
    </message>
    <message>
        <source>The last section of each rules page tells what was decided where a source is silent.</source>
        <translation>Het laatste deel van elke regelpagina vertelt wat er is beslist waar de bron zwijgt.</translation>
    </message>
    <message>
        <source>Where each rule set comes from</source>
        <translation>Waar elke regelset vandaan komt</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Geschiedenis</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Wat er te zien is</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <translation>Part&amp;ijen</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Statistieken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sl&amp;uiten</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, gewijzigd</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>several levels</source>
        <translation>verschillende niveaus</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Loopt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Gelijkspel</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>{state}, first round</source>
        <translation>{state}, eerste ronde</translation>
    </message>
</context>
<context>
    <name>Kernel</name>
    <message>
        <source>there is no compiled copy of it</source>
        <translation>er is geen gecompileerde kopie van</translation>
    </message>
    <message>
        <source>its compiled copy cannot be loaded: {error}</source>
        <translation>de gecompileerde kopie kan niet worden geladen: {error}</translation>
    </message>
    <message>
        <source>its compiled copy was made from another source</source>
        <translation>de gecompileerde kopie is uit een andere broncode gemaakt</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Larger words on the table</source>
        <translation>Grotere tekst op de tafel</translation>
    </message>
    <message>
        <source>Smaller words on the table</source>
        <translation>Kleinere tekst op de tafel</translation>
    </message>
    <message>
        <source>Words on the table in their usual size</source>
        <translation>Gewone tekst op de tafel</translation>
    </message>
    <message>
        <source>Sounds on or off</source>
        <translation>Geluid aan of uit</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>In your turn</source>
        <translation>In je beurt</translation>
    </message>
    <message>
        <source>Moving about the table</source>
        <translation>Over de tafel gaan</translation>
    </message>
    <message>
        <source>In a choice or a question</source>
        <translation>Bij een keuze of vraag</translation>
    </message>
    <message>
        <source>What you see and how fast</source>
        <translation>Wat je ziet en hoe snel</translation>
    </message>
    <message>
        <source>Matches and windows</source>
        <translation>Partijen en vensters</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>Bij het terugkijken</translation>
    </message>
    <message>
        <source>In the windows with rules</source>
        <translation>In de vensters met regels</translation>
    </message>
    <message>
        <source>In the tutorial</source>
        <translation>Bij het leren spelen</translation>
    </message>
    <message>
        <source>To the next step, or a step back</source>
        <translation>Naar de volgende stap, of een stap terug</translation>
    </message>
    <message>
        <source>Leave it, to go on another time</source>
        <translation>Stoppen, en een andere keer verder</translation>
    </message>
    <message>
        <source>Go from card to card and from place to place</source>
        <translation>Van kaart naar kaart en van plaats naar plaats gaan</translation>
    </message>
    <message>
        <source>Go to the first of them, or to the last</source>
        <translation>Naar de eerste daarvan, of naar de laatste</translation>
    </message>
    <message>
        <source>Go on to the next part of the table, or back</source>
        <translation>Verder naar het volgende deel van de tafel, of terug</translation>
    </message>
    <message>
        <source>Select the card, or do what a click there does; ends what moves</source>
        <translation>De kaart selecteren, of doen wat een klik daar doet; beëindigt wat beweegt</translation>
    </message>
    <message>
        <source>Select all up to this card</source>
        <translation>Alle kaarten tot en met deze selecteren</translation>
    </message>
    <message>
        <source>Move it in your own order</source>
        <translation>De kaart in je eigen volgorde verplaatsen</translation>
    </message>
    <message>
        <source>Do what a click on the place would, with the selected cards</source>
        <translation>Met de geselecteerde kaarten doen wat een klik op die plaats doet</translation>
    </message>
    <message>
        <source>Lower all cards, point at nothing</source>
        <translation>Alle kaarten terugleggen, niets meer aanwijzen</translation>
    </message>
    <message>
        <source>Go through what is offered</source>
        <translation>Door de mogelijkheden gaan</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Op nummer kiezen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Kiezen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laten</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>De menu’s openen</translation>
    </message>
    <message>
        <source>Close a dialog and go back to the table</source>
        <translation>Een dialoog sluiten en terug naar de tafel</translation>
    </message>
    <message>
        <source>Press the golden button of a dialog</source>
        <translation>De gouden knop van een dialoog indrukken</translation>
    </message>
    <message>
        <source>Move a sheet or a page</source>
        <translation>Door een scoreblad of pagina bladeren</translation>
    </message>
    <message>
        <source>One step back or on</source>
        <translation>Een stap terug of verder</translation>
    </message>
    <message>
        <source>One turn back or on</source>
        <translation>Een beurt terug of verder</translation>
    </message>
    <message>
        <source>To the deal before or the next one</source>
        <translation>Naar het vorige of volgende delen</translation>
    </message>
    <message>
        <source>To the next or the previous find</source>
        <translation>Naar de volgende of vorige vindplaats</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>Naar het begin, naar het eind</translation>
    </message>
    <message>
        <source>Play on by itself, or stop</source>
        <translation>Vanzelf afspelen, of stoppen</translation>
    </message>
    <message>
        <source>All hands, once the match is over</source>
        <translation>Alle handen, als de partij is afgelopen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Terug naar de tafel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Larger, smaller, usual type</source>
        <translation>Grotere, kleinere, gewone tekst</translation>
    </message>
    <message>
        <source>Save the rules, or their page</source>
        <translation>De regels of hun pagina opslaan</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>De pagina afdrukken</translation>
    </message>
    <message>
        <source>Give your own rules another name</source>
        <translation>Je eigen regels een andere naam geven</translation>
    </message>
    <message>
        <source>From part to part of the dialog</source>
        <translation>Van deel naar deel van de dialoog</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>In menus, Alt with the underlined letter leads there.</source>
        <translation>In menu’s ga je er met Alt en de onderstreepte letter naartoe.</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>{whole}.{rest}</source>
        <translation>{whole},{rest}</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Nederlands</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A H V B</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Leren spelen</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logboek van de beurten</translation>
    </message>
</context>
<context>
    <name>LuckDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Gaat het eerlijk?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>LuckTexts</name>
    <message>
        <source>All cards that were dealt to a seat or drawn from the stock, in the finished rounds of all your matches. Nobody&apos;s cards are chosen: in 95 of 100 cases, chance alone stays within the range. With many numbers on a page, one outside it now and then is nothing strange.</source>
        <translation>Alle kaarten die in de afgelopen rondes van al je partijen aan een plaats zijn gedeeld of van de trekstapel zijn getrokken. Niemands kaarten worden uitgezocht: in 95 van de 100 gevallen blijft louter toeval binnen dit bereik. Bij veel getallen op een pagina is er af en toe een daarbuiten niets bijzonders.</translation>
    </message>
    <message numerus="yes">
        <source>%n (match|matches) counted.</source>
        <translation>
            <numerusform>Eén partij geteld.</numerusform>
            <numerusform>%n partijen geteld.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is finished yet: play one, and look again.</source>
        <translation>Er is nog geen ronde afgelopen: speel er een en kijk dan weer.</translation>
    </message>
    <message>
        <source>Counting… {done} of {total} matches</source>
        <translation>Bezig met tellen… {done} van {total} partijen</translation>
    </message>
    <message>
        <source>The matches could not be counted; samba-desktop luck tells why.</source>
        <translation>De partijen konden niet worden geteld; samba-desktop luck zegt waarom.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde kaarten</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rode drieën</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>{seat}: {got} of {cards} cards; chance gives {low} to {high}.</source>
        <translation>{seat}: {got} van {cards} kaarten; het toeval geeft {low} tot {high}.</translation>
    </message>
    <message>
        <source>All of it lies within what chance gives.</source>
        <translation>Het ligt allemaal binnen wat het toeval geeft.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of these (lies|lie) outside what chance gives in 95 of 100 cases.</source>
        <translation>
            <numerusform>Eén van deze getallen ligt buiten wat het toeval in 95 van de 100 gevallen geeft.</numerusform>
            <numerusform>%n van deze getallen liggen buiten wat het toeval in 95 van de 100 gevallen geeft.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>There is no match on the table to show again; open a record instead.</source>
        <translation>Er ligt geen partij op tafel om terug te kijken; open een opgeslagen partij.</translation>
    </message>
    <message>
        <source>There is no match on the table whose record could be saved.</source>
        <translation>Er ligt geen partij op tafel om op te slaan.</translation>
    </message>
    <message>
        <source>The next match: {game}.</source>
        <translation>De volgende partij: {game}.</translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message>
        <source>What is shown of the match</source>
        <translation>Wat er van de partij te zien is</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>R&amp;ondes</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>Gra&amp;fiek</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>Log&amp;boek</translation>
    </message>
    <message>
        <source>The rounds of the match</source>
        <translation>De rondes van de partij</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logboek van de beurten</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kaartcode</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>S&amp;coreblad</translation>
    </message>
    <message>
        <source>Replay &amp;from here</source>
        <translation>&amp;Vanaf hier terugkijken</translation>
    </message>
    <message>
        <source>&amp;Same deal…</source>
        <translation>Dezelfde &amp;kaarten…</translation>
    </message>
    <message>
        <source>The code of a deal is shown when its round is over.</source>
        <translation>De kaartcode verschijnt als de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>No match is chosen</source>
        <translation>Geen partij gekozen</translation>
    </message>
    <message>
        <source>Choose one in the list to look at it.</source>
        <translation>Kies er een in de lijst om te bekijken.</translation>
    </message>
    <message>
        <source>from a file: it doesn&apos;t count</source>
        <translation>uit een bestand: telt niet mee</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>loopt nog</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>There is a chart once the first round is over.</source>
        <translation>Er komt een grafiek als de eerste ronde is afgelopen.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>&amp;Same players again</source>
        <translation>&amp;Zelfde spelers</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Sl&amp;uiten</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Terugkijken</translation>
    </message>
    <message>
        <source>Save the rec&amp;ord…</source>
        <translation>Partij &amp;opslaan…</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nieuwe partij</translation>
    </message>
    <message>
        <source>Same &amp;deals again</source>
        <translation>Dezelfde &amp;kaarten</translation>
    </message>
    <message>
        <source>Every round is dealt as it was in this match.</source>
        <translation>Elke ronde wordt gedeeld zoals in deze partij.</translation>
    </message>
    <message numerus="yes">
        <source>The match took %n round(s).</source>
        <translation>
            <numerusform>De partij duurde één ronde.</numerusform>
            <numerusform>De partij duurde %n rondes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFilters</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welke partijen</translation>
    </message>
    <message>
        <source>Search the players</source>
        <translation>Spelers zoeken</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle partijen</translation>
    </message>
    <message>
        <source>Running ones</source>
        <translation>Lopende</translation>
    </message>
    <message>
        <source>Finished ones</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Deleted ones</source>
        <translation>Gewiste</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Tonen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;pel</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spe&amp;lers</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultaat</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>The matches</source>
        <translation>De partijen</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>V&amp;erder spelen</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Te&amp;rugkijken</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Opsl&amp;aan…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Wissen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Voorgoed wissen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Meer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>On&amp;gedaan maken</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged (match is|matches are) not shown; “samba-desktop doctor” says more.</source>
        <translation>
            <numerusform>Eén beschadigde partij wordt niet getoond; ‘samba-desktop doctor’ zegt meer.</numerusform>
            <numerusform>%n beschadigde partijen worden niet getoond; ‘samba-desktop doctor’ zegt meer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Er is niets gewist.</translation>
    </message>
    <message>
        <source>No match is like that: choose others above.</source>
        <translation>Zo’n partij is er niet: kies hierboven iets anders.</translation>
    </message>
    <message>
        <source>There are no matches yet. Each match that you begin is kept here, move by move.</source>
        <translation>Er zijn nog geen partijen. Elke partij die je begint, wordt hier beurt voor beurt bewaard.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Terug naar &amp;de tafel</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Terug&amp;halen</translation>
    </message>
    <message>
        <source>This match lies on the table.</source>
        <translation>Deze partij ligt op tafel.</translation>
    </message>
    <message>
        <source>The match is among the others again.</source>
        <translation>De partij staat weer bij de andere.</translation>
    </message>
    <message>
        <source>The match of {date} was deleted.</source>
        <translation>De partij van {date} is gewist.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>De partij is er weer.</translation>
    </message>
    <message>
        <source>The match is gone for good.</source>
        <translation>De partij is voorgoed gewist.</translation>
    </message>
</context>
<context>
    <name>MeldExamples</name>
    <message>
        <source>{cards} is allowed.</source>
        <translation>{cards} is toegestaan.</translation>
    </message>
    <message>
        <source>{cards} is not allowed.</source>
        <translation>{cards} is niet toegestaan.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Van de trekstapel &amp;trekken</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>&amp;Aflegstapel pakken</translation>
    </message>
    <message>
        <source>Take the &amp;top card alone, or lay out a red three</source>
        <translation>Alleen de &amp;bovenste kaart nemen, of een rode drie uitleggen</translation>
    </message>
    <message>
        <source>&amp;Meld the selected cards</source>
        <translation>Geselecteerde kaarten uit&amp;leggen</translation>
    </message>
    <message>
        <source>&amp;Confirm: discard, or the obvious thing</source>
        <translation>Be&amp;vestigen: afleggen, of wat voor de hand ligt</translation>
    </message>
    <message>
        <source>&amp;End the turn without a discard</source>
        <translation>Beurt be&amp;ëindigen zonder af te leggen</translation>
    </message>
    <message>
        <source>&amp;Ask your partner</source>
        <translation>Je &amp;partner vragen</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>&amp;Ja antwoorden</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>&amp;Nee antwoorden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ongedaan maken</translation>
    </message>
    <message>
        <source>Undo a&amp;ll of this turn</source>
        <translation>&amp;Hele beurt ongedaan maken</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Opnie&amp;uw</translation>
    </message>
    <message>
        <source>Do what is &amp;suggested beside the message</source>
        <translation>&amp;Doen wat naast het bericht wordt voorgesteld</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ip</translation>
    </message>
    <message>
        <source>&amp;Read the table</source>
        <translation>&amp;Tafel voorlezen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Logboek</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>S&amp;coreblad</translation>
    </message>
    <message>
        <source>&amp;Next order of the hand</source>
        <translation>&amp;Volgende volgorde van de hand</translation>
    </message>
    <message>
        <source>Let the others w&amp;ait, or go on</source>
        <translation>De &amp;anderen laten wachten, of verder</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>Naar mijn &amp;beurt springen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Groter</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Ge&amp;wone grootte</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>Gelui&amp;d</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Volledig &amp;scherm</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Rules for the next match…</source>
        <translation>&amp;Regels voor de volgende partij…</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>&amp;Terugkijken…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>&amp;Partij opslaan…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Opgeslagen partij openen…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Geschiedenis…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>&amp;Statistieken…</translation>
    </message>
    <message>
        <source>Play a &amp;deal by its code…</source>
        <translation>Spelen met een &amp;kaartcode…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>Geldende &amp;regels</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Toetsen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Bee&amp;ld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nooit</translation>
    </message>
    <message>
        <source>Only &amp;risky ones</source>
        <translation>Alleen bij &amp;risico</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>&amp;Altijd</translation>
    </message>
    <message>
        <source>Ask &amp;before a discard</source>
        <translation>V&amp;ragen voor het afleggen</translation>
    </message>
    <message>
        <source>Ask before going &amp;out</source>
        <translation>Vragen voor het uit&amp;gaan</translation>
    </message>
    <message>
        <source>&amp;Off: cards jump</source>
        <translation>&amp;Uit: kaarten springen</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;nel</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>N&amp;ormaal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langzaam</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Snelheid van de &amp;kaarten</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Op &amp;rang</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Op &amp;kleur</translation>
    </message>
    <message>
        <source>Se&amp;quences and groups</source>
        <translation>Reeksen en &amp;groepen</translation>
    </message>
    <message>
        <source>As I &amp;put the cards</source>
        <translation>Zoals ik de kaarten &amp;leg</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>V&amp;olgorde van de hand</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>T&amp;ekst op de tafel</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Leren spelen</translation>
    </message>
    <message>
        <source>&amp;Why did they play that?…</source>
        <translation>&amp;Waarom werd dat gespeeld?…</translation>
    </message>
    <message>
        <source>&amp;Prove that nobody peeks…</source>
        <translation>&amp;Aantonen dat niemand spiekt…</translation>
    </message>
    <message>
        <source>&amp;Deal receipts…</source>
        <translation>&amp;Kaartbewijzen…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?…</source>
        <translation>Gaat het &amp;eerlijk?…</translation>
    </message>
    <message>
        <source>About the &amp;game</source>
        <translation>Over het &amp;spel</translation>
    </message>
    <message>
        <source>&amp;About Samba</source>
        <translation>&amp;Over Samba</translation>
    </message>
    <message>
        <source>The sounds are on.</source>
        <translation>Het geluid is aan.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>Het geluid is uit.</translation>
    </message>
    <message>
        <source>Your hand is in the order of ranks.</source>
        <translation>Je hand ligt op rang.</translation>
    </message>
    <message>
        <source>Your hand is in the order of suits.</source>
        <translation>Je hand ligt op kleur.</translation>
    </message>
    <message>
        <source>Sequences and groups lie together in your hand.</source>
        <translation>Reeksen en groepen liggen in je hand bij elkaar.</translation>
    </message>
    <message>
        <source>Your cards stay as you put them: drag them to where you want them.</source>
        <translation>Je kaarten blijven zoals je ze legt: sleep ze naar waar je ze wilt hebben.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>No decision of yours stands out in this round.</source>
        <translation>Geen van je beslissingen springt er in deze ronde uit.</translation>
    </message>
    <message>
        <source>The moment that mattered most</source>
        <translation>Het moment waarop het aankwam</translation>
    </message>
    <message>
        <source>Two moments that mattered most</source>
        <translation>Twee momenten waarop het aankwam</translation>
    </message>
    <message>
        <source>Three moments that mattered most</source>
        <translation>Drie momenten waarop het aankwam</translation>
    </message>
    <message>
        <source>Looking at your decisions: {at} of {of}</source>
        <translation>Je beslissingen worden bekeken: {at} van {of}</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” cost about {points} points (± {error}): by what you knew, “{other}” promised more.</source>
        <translation>In beurt {turn} kostte ‘{done}’ ongeveer {points} punten (± {error}): naar wat je kon weten, beloofde ‘{other}’ meer.</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” won about {points} points (± {error}): the next best, “{other}”, promised less.</source>
        <translation>In beurt {turn} leverde ‘{done}’ ongeveer {points} punten op (± {error}): het op een na beste, ‘{other}’, beloofde minder.</translation>
    </message>
</context>
<context>
    <name>MomentsPanel</name>
    <message>
        <source>Your decisions will be looked at.</source>
        <translation>Je beslissingen worden nog bekeken.</translation>
    </message>
    <message>
        <source>Your decisions of this round could not be looked at.</source>
        <translation>Je beslissingen van deze ronde konden niet worden bekeken.</translation>
    </message>
    <message>
        <source>Rounds by these rules cannot be imagined, so your decisions are not looked at.</source>
        <translation>Rondes volgens deze regels kunnen niet worden doorgespeeld, dus je beslissingen worden niet bekeken.</translation>
    </message>
    <message>
        <source>Back to the &amp;count</source>
        <translation>Terug naar het s&amp;coreblad</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Vanaf hier verder spelen</translation>
    </message>
    <message>
        <source>Show turn {turn} again</source>
        <translation>Beurt {turn} nog eens tonen</translation>
    </message>
    <message>
        <source>Play on from turn {turn}</source>
        <translation>Verder spelen vanaf beurt {turn}</translation>
    </message>
    <message>
        <source>A practice in a window of its own, which doesn&apos;t count.</source>
        <translation>Een oefening in een eigen venster, die niet meetelt.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Naam</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nieuwe partij</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Aantal spelers</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Winnende score</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Winnende score</translation>
    </message>
    <message>
        <source>Lower target</source>
        <translation>Lagere winnende score</translation>
    </message>
    <message>
        <source>Higher target</source>
        <translation>Hogere winnende score</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Met de klok mee</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Tegen de klok in</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wie het eerst deelt</translation>
    </message>
    <message>
        <source>Only computers play</source>
        <translation>Alleen computerspelers</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>Partij be&amp;ginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelers</translation>
    </message>
    <message>
        <source>T&amp;eams</source>
        <translation>&amp;Teams</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Winnende score</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>R&amp;ichting</translation>
    </message>
    <message>
        <source>First &amp;deal</source>
        <translation>Wie het eerst &amp;deelt</translation>
    </message>
    <message>
        <source>Only c&amp;omputers play, as a demonstration</source>
        <translation>Alleen &amp;computerspelers, om te kijken</translation>
    </message>
    <message>
        <source>Choose a target from {low} to {high} points.</source>
        <translation>Kies een winnende score van {low} tot {high}.</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Met deze regels is geen partij mogelijk: {why}</translation>
    </message>
    <message>
        <source>Who plays with whom: {sides}.</source>
        <translation>Wie met wie speelt: {sides}.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>{text} is not an event of the history.</source>
        <translation>{text} is geen gebeurtenis uit de geschiedenis.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: write a rank and a suit letter, such as QS or 10H, or JK for a joker.</source>
        <translation>‘{text}’ is geen kaart: schrijf een rang en een letter voor de kleur, zoals QS of 10H, of JK voor een joker.</translation>
    </message>
    <message>
        <source>An empty line is not an action.</source>
        <translation>Een lege regel is geen actie.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete action.</source>
        <translation>‘{text}’ is geen volledige actie.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this notation.</source>
        <translation>‘{text}’ is geen actie van deze notatie.</translation>
    </message>
    <message>
        <source>“{text}” names a side, but this action is possible on melds of the own side alone.</source>
        <translation>‘{text}’ noemt een team, maar deze actie kan alleen bij combinaties van het eigen team.</translation>
    </message>
    <message>
        <source>“{text}” is not a meld: write m1, m2 ... or B.m1 for a meld of another side.</source>
        <translation>‘{text}’ is geen combinatie: schrijf m1, m2 ... of B.m1 voor een combinatie van een ander team.</translation>
    </message>
    <message>
        <source>“{text}” is not a side: sides are the letters A to F.</source>
        <translation>‘{text}’ is geen team: teams zijn de letters A tot en met F.</translation>
    </message>
</context>
<context>
    <name>NowTexts</name>
    <message>
        <source>The match is over. Ctrl+N begins another one.</source>
        <translation>De partij is afgelopen. Ctrl+N begint een nieuwe.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter to have the next one dealt.</source>
        <translation>De ronde is afgelopen. Druk op Enter om de volgende te laten delen.</translation>
    </message>
    <message>
        <source>The next round is about to be dealt.</source>
        <translation>De volgende ronde wordt zo gedeeld.</translation>
    </message>
    <message>
        <source>{name} asks: may I go out? Press Y for yes or N for no.</source>
        <translation>{name} vraagt: mag ik uitgaan? Druk op Y voor ja of N voor nee.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} denkt na.</translation>
    </message>
    <message>
        <source>{name} considers whether you may go out.</source>
        <translation>{name} denkt na of je mag uitgaan.</translation>
    </message>
    <message>
        <source>{name} is thinking. Meanwhile you can select cards, or sort them with S.</source>
        <translation>{name} denkt na. Intussen kun je kaarten selecteren of ze sorteren met S.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>First draw, or take from the pile.</source>
        <translation>Trek eerst, of neem van de aflegstapel.</translation>
    </message>
    <message>
        <source>First draw from the stock.</source>
        <translation>Trek eerst van de trekstapel.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the pile.</source>
        <translation>Jij bent aan de beurt: je moet de aflegstapel pakken.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the top card.</source>
        <translation>Jij bent aan de beurt: je moet de bovenste kaart nemen.</translation>
    </message>
    <message>
        <source>Your turn: press H for a hint.</source>
        <translation>Jij bent aan de beurt: druk op H voor een tip.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone, take the pile, or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} past aan je reeks: neem alleen die kaart, pak de aflegstapel of trek een kaart.</numerusform>
            <numerusform>{card} past aan je reeks: neem alleen die kaart, pak de aflegstapel of trek {number} kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone, or take the pile.</source>
        <translation>{card} past aan je reeks: neem alleen die kaart of pak de aflegstapel.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone (the rest of the pile stays), or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} past aan je reeks: neem alleen die kaart (de rest van de aflegstapel blijft liggen) of trek een kaart.</numerusform>
            <numerusform>{card} past aan je reeks: neem alleen die kaart (de rest van de aflegstapel blijft liggen) of trek {number} kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone; the rest of the pile stays.</source>
        <translation>{card} past aan je reeks: neem alleen die kaart; de rest van de aflegstapel blijft liggen.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. If you draw, the discards under the top card are shuffled into a new one.</source>
        <translation>Jij bent aan de beurt: de trekstapel is op. Als je trekt, worden de kaarten onder de bovenste aflegkaart tot een nieuwe geschud.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the top card, or end the round by drawing.</source>
        <translation>Jij bent aan de beurt: de trekstapel is op. Neem de bovenste kaart, of beëindig de ronde door te trekken.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the pile, or end the round by drawing.</source>
        <translation>Jij bent aan de beurt: de trekstapel is op. Pak de aflegstapel, of beëindig de ronde door te trekken.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. The round ends when you draw.</source>
        <translation>Jij bent aan de beurt: de trekstapel is op. De ronde eindigt als je trekt.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid {laid} of {needed}; %n more (is|are) needed.</source>
        <translation>
            <numerusform>Je hebt {laid} van {needed} uitgelegd; er is er nog %n nodig.</numerusform>
            <numerusform>Je hebt {laid} van {needed} uitgelegd; er zijn er nog %n nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said yes: go out in this turn.</source>
        <translation>Je partner heeft ja gezegd: ga in deze beurt uit.</translation>
    </message>
    <message>
        <source>You have laid black threes: go out in this turn.</source>
        <translation>Je hebt zwarte drieën uitgelegd: ga in deze beurt uit.</translation>
    </message>
    <message>
        <source>You hold too few cards to play on: go out in this turn.</source>
        <translation>Je hebt te weinig kaarten om verder te spelen: ga in deze beurt uit.</translation>
    </message>
    <message>
        <source>Your partner said no: play on without going out, then discard a card.</source>
        <translation>Je partner heeft nee gezegd: speel door zonder uit te gaan en leg dan een kaart af.</translation>
    </message>
    <message>
        <source>Meld what you like, then select a card and discard it.</source>
        <translation>Leg uit wat je wilt, selecteer dan een kaart en leg die af.</translation>
    </message>
    <message>
        <source>Select a card and discard it.</source>
        <translation>Selecteer een kaart en leg die af.</translation>
    </message>
    <message>
        <source>Meld what you like, or press E to end your turn without a discard.</source>
        <translation>Leg uit wat je wilt, of druk op E om je beurt te beëindigen zonder af te leggen.</translation>
    </message>
    <message>
        <source>Press E to end your turn without a discard.</source>
        <translation>Druk op E om je beurt te beëindigen zonder af te leggen.</translation>
    </message>
    <message>
        <source>Meld what you can: with these cards your turn can&apos;t end yet.</source>
        <translation>Leg uit wat je kunt: met deze kaarten kan je beurt nog niet eindigen.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t end like this. Press Z to take your last step back.</source>
        <translation>Zo kan je beurt niet eindigen. Druk op Z om het laatste terug te nemen.</translation>
    </message>
    <message>
        <source>Press H for a hint.</source>
        <translation>Druk op H voor een tip.</translation>
    </message>
</context>
<context>
    <name>NumbersControl</name>
    <message>
        <source>Write one to {most} numbers from {low} to {high}, with commas between.</source>
        <translation>Vul één tot {most} getallen van {low} tot {high} in, met komma’s ertussen.</translation>
    </message>
</context>
<context>
    <name>OpeningChapter</name>
    <message>
        <source>What the game is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spelers, kaarten en delen</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank, and sequences of one suit.</source>
        <translation>Je maakt punten door kaarten open op tafel te leggen in combinaties: groepen van één rang en reeksen van één kleur.</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank.</source>
        <translation>Je maakt punten door kaarten open op tafel te leggen in combinaties: groepen van één rang.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta and a sequence of seven cards {a_samba}; these earn the great bonuses.</source>
        <translation>Een groep van zeven kaarten is een canasta en een reeks van zeven kaarten {a_samba}; die leveren de grote premies op.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta; canastas earn the great bonuses.</source>
        <translation>Een groep van zeven kaarten is een canasta; canasta’s leveren de grote premies op.</translation>
    </message>
    <message>
        <source>A sequence of seven cards is {a_samba}; {sambas} earn the great bonuses.</source>
        <translation>Een reeks van zeven kaarten is {a_samba}; {sambas} leveren de grote premies op.</translation>
    </message>
    <message>
        <source>A round ends when a player goes out, that is, gets rid of the last card in the right way. Then the melds and the cards left in the hands are counted, and the next round is dealt.</source>
        <translation>Een ronde eindigt als een speler uitgaat, dat wil zeggen, volgens de regels de laatste kaart kwijtraakt. Dan worden de combinaties en de kaarten in de handen geteld, en wordt de volgende ronde gedeeld.</translation>
    </message>
    <message>
        <source>The match goes on until somebody has {target} points.</source>
        <translation>De partij gaat door tot iemand {target} punten heeft.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>{number} players form {teams}.</source>
        <translation>{number} spelers vormen {teams}.</translation>
    </message>
    <message>
        <source>{number} players play, each for oneself.</source>
        <translation>{number} spelers spelen ieder voor zich.</translation>
    </message>
    <message>
        <source>Four players form two teams of two.</source>
        <translation>Vier spelers vormen twee teams van twee.</translation>
    </message>
    <message>
        <source>Six players form two teams of three.</source>
        <translation>Zes spelers vormen twee teams van drie.</translation>
    </message>
    <message>
        <source>Six players form three teams of two.</source>
        <translation>Zes spelers vormen drie teams van twee.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Partners zitten tegenover elkaar.</translation>
    </message>
    <message>
        <source>Partners never sit next to each other.</source>
        <translation>Partners zitten nooit naast elkaar.</translation>
    </message>
    <message>
        <source>A team is one side: its melds, its red threes and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Een team speelt en telt samen: combinaties, rode drieën en score zijn gemeenschappelijk, en wat deze regels over jouw combinaties zeggen, geldt voor alle combinaties van je team.</translation>
    </message>
    <message>
        <source>A team is one side: its melds and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Een team speelt en telt samen: combinaties en score zijn gemeenschappelijk, en wat deze regels over jouw combinaties zeggen, geldt voor alle combinaties van je team.</translation>
    </message>
    <message>
        <source>Where everybody plays alone, each player is a side.</source>
        <translation>Waar iedereen voor zich speelt, is elke speler een team op zich.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time.</source>
        <translation>De kaarten worden een voor een gedeeld.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n card(s).</source>
        <translation>
            <numerusform>Dat is samen %n kaart.</numerusform>
            <numerusform>Dat zijn samen %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the cards are the stock, which lies face down in the middle.</source>
        <translation>De overige kaarten zijn de trekstapel, die gesloten in het midden ligt.</translation>
    </message>
</context>
<context>
    <name>OptionFilters</name>
    <message>
        <source>Search a rule, e.g. red three</source>
        <translation>Regel zoeken, bijv. rode drie</translation>
    </message>
    <message>
        <source>Search a rule</source>
        <translation>Regel zoeken</translation>
    </message>
    <message>
        <source>Go to a group of rules</source>
        <translation>Naar een deel van de regels springen</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>Alleen gewijzigde</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No rule matches “{words}”. Try another word, or fewer.</source>
        <translation>Geen regel past bij ‘{words}’. Probeer een ander woord, of minder.</translation>
    </message>
    <message>
        <source>No rule differs from {preset}.</source>
        <translation>Geen regel verschilt van {preset}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>put back</source>
        <translation>terugzetten</translation>
    </message>
    <message>
        <source>Put back: {rule}</source>
        <translation>Terugzetten: {rule}</translation>
    </message>
</context>
<context>
    <name>OptionTexts</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nee</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>{minimum} at any score</source>
        <translation>{minimum} bij elke score</translation>
    </message>
    <message>
        <source>{minimum} below {total}</source>
        <translation>{minimum} onder {total}</translation>
    </message>
    <message>
        <source>{minimum} from {total}</source>
        <translation>{minimum} vanaf {total}</translation>
    </message>
    <message>
        <source>{counts} players: {shape}</source>
        <translation>{counts} spelers: {shape}</translation>
    </message>
    <message>
        <source>{number} with {low} to {high} players</source>
        <translation>{number} met {low} tot {high} spelers</translation>
    </message>
    <message>
        <source>{number} with {players} players</source>
        <translation>{number} met {players} spelers</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>Some rules differ from {preset}.</source>
        <translation>Sommige regels verschillen van {preset}.</translation>
    </message>
    <message>
        <source>Where the source is silent or contradicts itself, this was decided:</source>
        <translation>Waar de bron zwijgt of zichzelf tegenspreekt, geldt hier:</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>The others wait. Press W to let them go on.</source>
        <translation>De anderen wachten. Druk op W om ze verder te laten spelen.</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message numerus="yes">
        <source>%n card(s) (waits|wait) for the first meld</source>
        <translation>
            <numerusform>%n kaart wacht op de eerste uitleg</numerusform>
            <numerusform>%n kaarten wachten op de eerste uitleg</numerusform>
        </translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Niets afgelegd</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Aflegstapel {count}</translation>
    </message>
    <message>
        <source>take the top card</source>
        <translation>bovenste kaart nemen</translation>
    </message>
    <message>
        <source>not for your first meld</source>
        <translation>niet voor je eerste uitleg</translation>
    </message>
    <message>
        <source>the top card fits your meld</source>
        <translation>de bovenste kaart past aan je combinatie</translation>
    </message>
    <message>
        <source>frozen: take the top five with {cards}</source>
        <translation>bevroren: bovenste vijf te pakken met {cards}</translation>
    </message>
    <message>
        <source>frozen: take with {cards}</source>
        <translation>bevroren: te pakken met {cards}</translation>
    </message>
    <message>
        <source>take the top five with {cards}</source>
        <translation>bovenste vijf te pakken met {cards}</translation>
    </message>
    <message>
        <source>take with {cards}</source>
        <translation>te pakken met {cards}</translation>
    </message>
    <message>
        <source>blocked: black three</source>
        <translation>geblokkeerd: zwarte drie</translation>
    </message>
    <message>
        <source>blocked: red three</source>
        <translation>geblokkeerd: rode drie</translation>
    </message>
    <message>
        <source>blocked: wild card</source>
        <translation>geblokkeerd: wilde kaart</translation>
    </message>
    <message>
        <source>{card} and a wild card</source>
        <translation>{card} en een wilde kaart</translation>
    </message>
    <message>
        <source>two cards for a sequence</source>
        <translation>twee kaarten voor een reeks</translation>
    </message>
</context>
<context>
    <name>PileChapter</name>
    <message>
        <source>The discard pile</source>
        <translation>De aflegstapel</translation>
    </message>
    <message>
        <source>The card that lay on top can&apos;t be discarded in the same turn, unless no other card can.</source>
        <translation>De kaart die bovenop lag, mag in dezelfde beurt niet worden afgelegd, tenzij het met geen andere kan.</translation>
    </message>
    <message>
        <source>The discard pile can&apos;t be taken.</source>
        <translation>De aflegstapel kan niet worden gepakt.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>In plaats van te trekken mag je de hele aflegstapel pakken.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>In plaats van te trekken mag je de bovenste vijf kaarten van de aflegstapel pakken, of alle als het er minder zijn.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile.</source>
        <translation>In plaats van te trekken mag je de bovenste kaart van de aflegstapel nemen.</translation>
    </message>
    <message>
        <source>The top card must be melded at once, in one of these ways:</source>
        <translation>De bovenste kaart moet meteen worden uitgelegd, op een van deze manieren:</translation>
    </message>
    <message>
        <source>The top card must be melded at once, and only in this way:</source>
        <translation>De bovenste kaart moet meteen worden uitgelegd, en alleen op deze manier:</translation>
    </message>
    <message>
        <source>The other cards taken come to your hand, and you may meld more before you discard.</source>
        <translation>De andere gepakte kaarten komen in je hand, en je mag nog meer uitleggen voordat je aflegt.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, always as a new group.</source>
        <translation>Je legt die uit met twee natuurlijke kaarten van dezelfde rang uit je hand, altijd als nieuwe groep.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Je legt die uit met twee natuurlijke kaarten van dezelfde rang uit je hand, als nieuwe groep of bij een van je groepen.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, always as a new group.</source>
        <translation>Je legt die uit met twee kaarten van dezelfde rang uit je hand, altijd als nieuwe groep.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Je legt die uit met twee kaarten van dezelfde rang uit je hand, als nieuwe groep of bij een van je groepen.</translation>
    </message>
    <message>
        <source>You lay it down with a natural card of its rank and a wild card from your hand.</source>
        <translation>Je legt die uit met een natuurlijke kaart van dezelfde rang en een wilde kaart uit je hand.</translation>
    </message>
    <message>
        <source>You add it to a group of yours.</source>
        <translation>Je legt die aan een van je groepen aan.</translation>
    </message>
    <message>
        <source>You add it to a group of yours, which may be a complete canasta.</source>
        <translation>Je legt die aan een van je groepen aan, die ook een complete canasta mag zijn.</translation>
    </message>
    <message>
        <source>You add it to a group of yours that isn&apos;t a canasta yet.</source>
        <translation>Je legt die aan een van je groepen aan die nog geen canasta is.</translation>
    </message>
    <message>
        <source>You add it to a sequence of yours.</source>
        <translation>Je legt die aan een van je reeksen aan.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand.</source>
        <translation>Je begint er met kaarten uit je hand een nieuwe reeks mee.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand, at least two of them natural.</source>
        <translation>Je begint er met kaarten uit je hand, waarvan minstens twee natuurlijke, een nieuwe reeks mee.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand; while the pile isn&apos;t frozen, the card next to it and a wild card will do.</source>
        <translation>Je begint er met twee natuurlijke kaarten uit je hand een nieuwe reeks mee; zolang de aflegstapel niet bevroren is, mag het ook met de kaart ernaast en een wilde kaart.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand, or with the card next to it and a wild card.</source>
        <translation>Je begint er met twee natuurlijke kaarten uit je hand een nieuwe reeks mee, of met de kaart ernaast en een wilde kaart.</translation>
    </message>
    <message>
        <source>This needs a pile that is not frozen.</source>
        <translation>Dit kan alleen als de aflegstapel niet bevroren is.</translation>
    </message>
    <message>
        <source>This takes a frozen pile too.</source>
        <translation>Dit kan ook als de aflegstapel bevroren is.</translation>
    </message>
    <message>
        <source>The card that freezes it lies crosswise.</source>
        <translation>De kaart die hem bevriest, ligt dwars.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken.</source>
        <translation>Een bevroren aflegstapel blijft bevroren tot hij is gepakt.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with two natural cards from the hand that its top card fits.</source>
        <translation>Een bevroren aflegstapel kan alleen worden gepakt met twee natuurlijke kaarten uit de hand waar de bovenste kaart bij past.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank, or with two natural cards that make a sequence with it, from the hand.</source>
        <translation>Een bevroren aflegstapel kan alleen uit de hand worden gepakt met een zuiver paar van de rang van de bovenste kaart, of met twee natuurlijke kaarten die er een reeks mee vormen.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank from the hand.</source>
        <translation>Een bevroren aflegstapel kan alleen worden gepakt met een zuiver paar uit de hand van de rang van de bovenste kaart.</translation>
    </message>
</context>
<context>
    <name>PileExamples</name>
    <message>
        <source>You may take this card alone.</source>
        <translation>Je mag alleen deze kaart nemen.</translation>
    </message>
    <message>
        <source>You may take the pile.</source>
        <translation>Je mag de aflegstapel pakken.</translation>
    </message>
    <message>
        <source>You may not take the card.</source>
        <translation>Je mag de kaart niet nemen.</translation>
    </message>
    <message>
        <source>You may not take the pile.</source>
        <translation>Je mag de aflegstapel niet pakken.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {hand} are in your hand.</source>
        <translation>{top} ligt op een bevroren aflegstapel, en je hebt {hand} in je hand.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {table} are on the table.</source>
        <translation>{top} ligt op een bevroren aflegstapel, en {table} liggen op tafel.</translation>
    </message>
    <message>
        <source>{top} lies on top, {table} are on the table and {hand} is in your hand.</source>
        <translation>{top} ligt bovenop, {table} liggen op tafel en {hand} heb je in je hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {hand} are in your hand.</source>
        <translation>{top} ligt bovenop, en je hebt {hand} in je hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {table} are on the table.</source>
        <translation>{top} ligt bovenop, en {table} liggen op tafel.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>“{action}” was refused as {reason}.</source>
        <translation>‘{action}’ werd geweigerd als {reason}.</translation>
    </message>
    <message>
        <source>“{level}” is no strength of play: there is {known}, or {command} for a program of your own.</source>
        <translation>‘{level}’ is geen speelsterkte: er zijn {known}, of {command} voor een eigen programma.</translation>
    </message>
    <message>
        <source>{command}: a quotation mark is missing in the command.</source>
        <translation>{command}: er ontbreekt een aanhalingsteken in de opdracht.</translation>
    </message>
    <message>
        <source>After {prefix} a program is needed, such as {command}.</source>
        <translation>Na {prefix} is een programma nodig, zoals {command}.</translation>
    </message>
    <message>
        <source>“{program}” cannot be started: {why}.</source>
        <translation>‘{program}’ kan niet worden gestart: {why}.</translation>
    </message>
    <message>
        <source>The program ended twice in one turn.</source>
        <translation>Het programma stopte twee keer in één beurt.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Het programma stopte.</translation>
    </message>
    <message>
        <source>“{program}” does not answer {greeting} with {answer}.</source>
        <translation>‘{program}’ antwoordt op {greeting} niet met {answer}.</translation>
    </message>
    <message>
        <source>It took more than {most} actions in one turn.</source>
        <translation>Het waren meer dan {most} acties in één beurt.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Er is niets om terug te nemen.</translation>
    </message>
    <message>
        <source>It takes back again and again.</source>
        <translation>Er wordt steeds weer iets teruggenomen.</translation>
    </message>
    <message>
        <source>It was refused {most} times, lastly as {reason}.</source>
        <translation>Het werd {most} keer geweigerd, het laatst als {reason}.</translation>
    </message>
</context>
<context>
    <name>PracticeMenus</name>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Oefening</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>Op&amp;nieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Begin &amp;again</source>
        <translation>Op&amp;nieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Oefening: {game}</translation>
    </message>
    <message>
        <source>Practice from turn {turn}: the cards lie as they lay. Nothing of it counts.</source>
        <translation>Oefening vanaf beurt {turn}: de kaarten liggen zoals ze lagen. Niets ervan telt mee.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; a practice keeps none.</source>
        <translation>In een partij houdt het logboek elke beurt bij; bij een oefening is er geen.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>Samba shows its table in a window, and there is no screen here to open one on.</source>
        <translation>Samba toont zijn tafel in een venster, en hier is geen scherm om er een op te openen.</translation>
    </message>
    <message>
        <source>Start it from a desktop, or on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Start het vanaf een bureaublad, of op een virtueel scherm met ‘xvfb-run {command}’. ‘{command} simulate’ en ‘{command} --help’ hebben geen scherm nodig.</translation>
    </message>
    <message>
        <source>The screen &quot;{display}&quot; does not answer, so Samba cannot open its window there.</source>
        <translation>Het scherm ‘{display}’ antwoordt niet, dus Samba kan zijn venster daar niet openen.</translation>
    </message>
    <message>
        <source>Set {variable} to a screen that is running, or start Samba on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Zet {variable} op een scherm dat draait, of start Samba op een virtueel scherm met ‘xvfb-run {command}’. ‘{command} simulate’ en ‘{command} --help’ hebben geen scherm nodig.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for the platform &quot;{platform}&quot;, which this Qt does not have.</source>
        <translation>QT_QPA_PLATFORM vraagt om het platform ‘{platform}’, dat deze Qt niet heeft.</translation>
    </message>
    <message>
        <source>Unset QT_QPA_PLATFORM, or set it to one of these: {known}.</source>
        <translation>Verwijder QT_QPA_PLATFORM, of zet het op een van deze: {known}.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs system libraries that are not installed: {libraries}.</source>
        <translation>Het venster van Samba heeft systeembibliotheken nodig die niet zijn geïnstalleerd: {libraries}.</translation>
    </message>
    <message>
        <source>Install them with this line, then start Samba again: sudo apt-get install --no-install-recommends {packages}</source>
        <translation>Installeer ze met deze regel en start Samba daarna opnieuw: sudo apt-get install --no-install-recommends {packages}</translation>
    </message>
    <message>
        <source>Install the packages of your system that hold these files, then start Samba again.</source>
        <translation>Installeer de onderdelen van je systeem die deze bestanden bevatten en start Samba daarna opnieuw.</translation>
    </message>
    <message>
        <source>A system library that Samba&apos;s window needs cannot be used: {detail}.</source>
        <translation>Een systeembibliotheek die het venster van Samba nodig heeft, kan niet worden gebruikt: {detail}.</translation>
    </message>
    <message>
        <source>Bring your system up to date, then start Samba again.</source>
        <translation>Werk je systeem bij en start Samba daarna opnieuw.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs the Python package PySide6-Essentials, which is not installed here.</source>
        <translation>Het venster van Samba heeft de Python-module PySide6-Essentials nodig, die hier niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>Install it with &quot;{python} -m pip install PySide6-Essentials&quot;, or let &quot;python3 packaging/start.py&quot; in a checkout of Samba do it.</source>
        <translation>Installeer die met ‘{python} -m pip install PySide6-Essentials’, of laat ‘python3 packaging/start.py’ in een broncodemap van Samba dat doen.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A first meld may be laid meld by meld; until it reaches the minimum you can&apos;t ask, discard, go out or get more cards.</source>
        <translation>De eerste uitleg mag combinatie voor combinatie worden gelegd; tot het minimum is gehaald, kun je niet vragen, afleggen, uitgaan of meer kaarten krijgen.</translation>
    </message>
    <message>
        <source>If no card may be discarded after drawing and none can be laid, you pass.</source>
        <translation>Als er na het trekken geen kaart mag worden afgelegd en er geen kan worden uitgelegd, pas je.</translation>
    </message>
    <message>
        <source>Once the stock is used up, a red three is laid out without a replacement.</source>
        <translation>Is de trekstapel op, dan wordt een rode drie uitgelegd zonder vervanging.</translation>
    </message>
    <message>
        <source>Red threes in the pile come to the player who takes it, and are laid out at once without a replacement.</source>
        <translation>Rode drieën in de aflegstapel gaan naar de speler die hem pakt, en worden meteen uitgelegd zonder vervanging.</translation>
    </message>
    <message>
        <source>Equal highest scores at the end are a draw.</source>
        <translation>Gelijke hoogste scores aan het eind zijn een gelijkspel.</translation>
    </message>
    <message>
        <source>When the stock is used up, the round ends as soon as somebody has to draw.</source>
        <translation>Is de trekstapel op, dan eindigt de ronde zodra iemand moet trekken.</translation>
    </message>
    <message>
        <source>A red three that is the last card of the stock is laid out and ends the round.</source>
        <translation>Een rode drie als laatste kaart van de trekstapel wordt uitgelegd en beëindigt de ronde.</translation>
    </message>
    <message>
        <source>As long as you may not go out you keep two cards when you meld, and you can&apos;t pass instead of discarding.</source>
        <translation>Zolang je niet mag uitgaan, houd je bij het uitleggen twee kaarten, en passen in plaats van afleggen mag niet.</translation>
    </message>
    <message>
        <source>No wild card can be added to a complete canasta; natural cards can.</source>
        <translation>Bij een complete canasta mag geen wilde kaart meer; natuurlijke kaarten wel.</translation>
    </message>
    <message>
        <source>The answer of the partner binds: after a yes you must go out in this turn, after a no you can&apos;t.</source>
        <translation>Het antwoord van de partner is bindend: na een ja moet je in deze beurt uitgaan, na een nee mag het niet.</translation>
    </message>
    <message>
        <source>The highest card decides who deals first; choosing the dealer is an option.</source>
        <translation>De hoogste kaart bepaalt wie het eerst deelt; de gever kiezen is een optie.</translation>
    </message>
    <message>
        <source>Six players form two teams of three unless they choose three teams of two.</source>
        <translation>Zes spelers vormen twee teams van drie, tenzij ze voor drie teams van twee kiezen.</translation>
    </message>
    <message>
        <source>As a group has twice as many natural cards as wild ones, it has at least two natural cards.</source>
        <translation>Omdat een groep twee keer zoveel natuurlijke als wilde kaarten heeft, zijn er altijd minstens twee natuurlijke.</translation>
    </message>
    <message>
        <source>From six cards on, and as a canasta too, a group may hold two wild cards.</source>
        <translation>Vanaf zes kaarten, en ook als canasta, mag een groep twee wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>Merging can&apos;t bring a wild card to a complete canasta either, but two groups that aren&apos;t complete may become one by merging.</source>
        <translation>Ook door samenvoegen kan er geen wilde kaart bij een complete canasta komen, maar twee groepen die niet compleet zijn, mogen door samenvoegen compleet worden.</translation>
    </message>
    <message>
        <source>Where merging sequences is played, any two sequences of one suit may be merged that make one of at most seven cards.</source>
        <translation>Waar reeksen mogen worden samengevoegd, mag dat met elke twee reeksen van één kleur die samen hoogstens zeven kaarten vormen.</translation>
    </message>
    <message>
        <source>The source says both that there is no freezing and that the pile is always frozen; either way only a natural pair takes it.</source>
        <translation>De bron zegt zowel dat er niet wordt bevroren als dat de aflegstapel altijd bevroren is; hoe dan ook is hij alleen met een zuiver paar te pakken.</translation>
    </message>
    <message>
        <source>With a single card and no right to go out you can&apos;t take the pile, but you may take its top card alone onto a sequence, and then pass.</source>
        <translation>Met één kaart en zonder te mogen uitgaan kun je de aflegstapel niet pakken, maar je mag alleen de bovenste kaart nemen voor een reeks, en daarna passen.</translation>
    </message>
    <message>
        <source>The first meld needs 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000 and 150 from 7,000, however high the score is.</source>
        <translation>De eerste uitleg vraagt onder nul 15 punten, vanaf 0 50, vanaf 1.500 90, vanaf 3.000 120 en vanaf 7.000 150, hoe hoog de score ook is.</translation>
    </message>
    <message>
        <source>You may lay out a red three at any time between drawing and discarding in your own turn, those dealt to you from your first turn on.</source>
        <translation>Je mag in je eigen beurt op elk moment tussen trekken en afleggen een rode drie uitleggen, gedeelde rode drieën vanaf je eerste beurt.</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced when it is laid out; none is replaced when it is discarded or when the stock is used up.</source>
        <translation>Een rode drie die met de aflegstapel kwam, wordt bij het uitleggen vervangen; niet als je hem aflegt of als de trekstapel op is.</translation>
    </message>
    <message>
        <source>A red three counts as a card kept in the hand, and it may be your last discard.</source>
        <translation>Een rode drie telt als een kaart die je in de hand houdt, en je mag hem ook als laatste kaart afleggen.</translation>
    </message>
    <message>
        <source>Laying out a red three as your last card, with no replacement to come, is going out.</source>
        <translation>Een rode drie als laatste kaart uitleggen zonder dat er een vervanging komt, is uitgaan.</translation>
    </message>
    <message>
        <source>The 1,000 for all red threes need all six of them on the table.</source>
        <translation>Voor de 1.000 voor alle rode drieën moeten ze alle zes op tafel liggen.</translation>
    </message>
    <message>
        <source>Each player who holds red threes at the end loses 750, so that two partners can lose it twice.</source>
        <translation>Elke speler die aan het eind rode drieën in de hand heeft, verliest 750; twee partners kunnen dat dus twee keer verliezen.</translation>
    </message>
    <message>
        <source>After a yes to “May I go out?” you must go out in this turn; several partners must all agree.</source>
        <translation>Na een ja op ‘Mag ik uitgaan?’ moet je in deze beurt uitgaan; zijn er meer partners, dan moeten ze het allemaal eens zijn.</translation>
    </message>
    <message>
        <source>When the stock is used up, taking the top card alone keeps the round going too.</source>
        <translation>Is de trekstapel op, dan gaat de ronde ook door als alleen de bovenste kaart wordt genomen.</translation>
    </message>
    <message>
        <source>Six players are dealt 15 cards as well; two or three play by the same rules, each for oneself.</source>
        <translation>Ook zes spelers krijgen 15 kaarten; met twee of drie gelden dezelfde regels, ieder voor zich.</translation>
    </message>
    <message>
        <source>Two cards are drawn in a turn.</source>
        <translation>Per beurt worden twee kaarten getrokken.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>Een groep bevat hoogstens twee wilde kaarten, en meer natuurlijke dan wilde kaarten.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards, so that none can be added to it.</source>
        <translation>Een canasta bestaat uit precies zeven kaarten; er kan er geen meer bij.</translation>
    </message>
    <message>
        <source>A three of either colour or a wild card on top blocks the pile.</source>
        <translation>Een rode of zwarte drie of een wilde kaart bovenop blokkeert de aflegstapel.</translation>
    </message>
    <message>
        <source>The top five cards of the pile are taken by beginning a sequence with its top card and cards from the hand, at least one of them natural, or two while it is frozen.</source>
        <translation>De bovenste vijf kaarten van de aflegstapel pak je door een reeks te beginnen met de bovenste kaart en kaarten uit je hand, waarvan minstens één natuurlijk, of twee als hij bevroren is.</translation>
    </message>
    <message>
        <source>They are taken in the same way for a group: with a natural pair, or with a natural and a wild card while the pile isn&apos;t frozen.</source>
        <translation>Voor een groep pak je ze op dezelfde manier: met een zuiver paar, of met een natuurlijke en een wilde kaart zolang de aflegstapel niet bevroren is.</translation>
    </message>
    <message>
        <source>The pile is frozen as long as a wild card lies in it, also below the cards that are taken.</source>
        <translation>De aflegstapel is bevroren zolang er een wilde kaart in ligt, ook onder de kaarten die worden gepakt.</translation>
    </message>
    <message>
        <source>Red threes are laid out at once and replaced.</source>
        <translation>Rode drieën worden meteen uitgelegd en vervangen.</translation>
    </message>
    <message>
        <source>Each red three earns 100, and all six together 1,200.</source>
        <translation>Elke rode drie levert 100 op, alle zes samen 1.200.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Zwarte drieën worden nooit uitgelegd.</translation>
    </message>
    <message>
        <source>A samba earns 1,500, a black samba 1,000, a natural canasta 500 and a mixed one 300; going out earns 200.</source>
        <translation>Een samba levert 1.500 op, een zwarte samba 1.000, een zuivere canasta 500 en een gemengde 300; uitgaan levert 200 op.</translation>
    </message>
    <message>
        <source>Two complete canastas or sambas, in any mix, are needed to go out.</source>
        <translation>Om uit te gaan zijn twee complete canasta’s of samba’s nodig, welke dan ook.</translation>
    </message>
    <message>
        <source>The match goes to 10,000, and first melds have the minimums of Samba.</source>
        <translation>De partij gaat tot 10.000, en voor de eerste uitleg gelden de minima van samba.</translation>
    </message>
    <message>
        <source>An ace counts 20, as in Canasta, from which the points of wild cards come too.</source>
        <translation>Een aas telt 20, zoals in canasta, waar ook de punten van de wilde kaarten vandaan komen.</translation>
    </message>
    <message>
        <source>A group is cards of one rank, and a sequence is cards of one suit that follow each other.</source>
        <translation>Een groep bestaat uit kaarten van één rang, een reeks uit kaarten van één kleur die op elkaar volgen.</translation>
    </message>
    <message>
        <source>A sequence runs from 3 up to ace: threes are ordinary cards, and twos are only wild cards.</source>
        <translation>Een reeks loopt van 3 op tot aas: drieën zijn gewone kaarten, en tweeën zijn alleen wilde kaarten.</translation>
    </message>
    <message>
        <source>Any number of wild cards may be in a group or a sequence beside one natural card.</source>
        <translation>Naast één natuurlijke kaart mag een groep of reeks elk aantal wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>There is no limit to the length of a meld, and seven cards earn no bonus; neither does going out.</source>
        <translation>Een combinatie mag elke lengte hebben, en zeven kaarten leveren geen premie op; uitgaan ook niet.</translation>
    </message>
    <message>
        <source>In each round each player&apos;s first meld needs 50, also with a score below zero.</source>
        <translation>In elke ronde vraagt de eerste uitleg van elke speler 50 punten, ook bij een score onder nul.</translation>
    </message>
    <message>
        <source>Cards laid on the melds of others count for the player who laid them, and need that player&apos;s own first meld before.</source>
        <translation>Kaarten die bij anderen worden aangelegd, tellen voor wie ze aanlegt, en die moet daarvoor zelf een eerste uitleg hebben gedaan.</translation>
    </message>
    <message>
        <source>A turn ends with a discard, except when you go out or pass with a single card.</source>
        <translation>Een beurt eindigt met afleggen, behalve als je uitgaat of met één kaart past.</translation>
    </message>
    <message>
        <source>A card taken from the pile can&apos;t be discarded in the same turn while another can.</source>
        <translation>Een kaart die je van de aflegstapel hebt genomen, mag je in dezelfde beurt niet afleggen zolang het met een andere kan.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Je gaat uit door al je kaarten uit te leggen; de laatste mag niet worden afgelegd.</translation>
    </message>
    <message>
        <source>The 100 points for going out include what you meld in the last turn.</source>
        <translation>Bij de 100 punten om uit te gaan hoort ook wat je in de laatste beurt uitlegt.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top one become a new stock, at most twice in a round; after that the round ends when somebody has to draw.</source>
        <translation>Is de trekstapel op, dan worden alle afgelegde kaarten op de bovenste na een nieuwe trekstapel, hoogstens twee keer per ronde; daarna eindigt de ronde als iemand moet trekken.</translation>
    </message>
    <message>
        <source>The target is looked at after each round, and then the highest score wins.</source>
        <translation>Na elke ronde wordt gekeken of de winnende score is bereikt, en dan wint de hoogste score.</translation>
    </message>
    <message>
        <source>A wild card may be swapped only in a group that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Een wilde kaart mag alleen worden omgeruild in een groep die niet compleet is; de wilde kaart komt in de hand en mag in dezelfde beurt weer worden gespeeld.</translation>
    </message>
    <message>
        <source>A concealed going out may add cards to the melds of the partner.</source>
        <translation>Wie in één keer uitgaat, mag ook aanleggen aan de combinaties van de partner.</translation>
    </message>
    <message>
        <source>A sequence runs from 4 up to ace; the order that the source gives, with an ace below a two, is an option.</source>
        <translation>Een reeks loopt van 4 op tot aas; de volgorde van de bron, met een aas onder een twee, is een optie.</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards, and earns its bonus once.</source>
        <translation>Een canasta mag verder groeien dan zeven kaarten en levert de premie één keer op.</translation>
    </message>
    <message>
        <source>A side may have several groups of one rank.</source>
        <translation>Een team mag meerdere groepen van één rang hebben.</translation>
    </message>
    <message>
        <source>A black three blocks the pile while it lies on top, and freezes it below other cards until all of it is taken.</source>
        <translation>Een zwarte drie blokkeert de aflegstapel zolang hij bovenop ligt, en bevriest hem onder andere kaarten tot hij helemaal is gepakt.</translation>
    </message>
    <message>
        <source>A wild card blocks and freezes the pile in the same way.</source>
        <translation>Een wilde kaart blokkeert en bevriest de aflegstapel op dezelfde manier.</translation>
    </message>
    <message>
        <source>The top card takes the pile by extending a meld only while it isn&apos;t frozen.</source>
        <translation>Door de bovenste kaart aan te leggen aan een combinatie kun je de aflegstapel alleen pakken zolang hij niet bevroren is.</translation>
    </message>
    <message>
        <source>The first meld needs 50 below 1,500, also with a score below zero, and there is no step of 120.</source>
        <translation>De eerste uitleg vraagt 50 punten onder 1.500, ook bij een score onder nul, en er is geen stap van 120.</translation>
    </message>
    <message>
        <source>Several melds laid in one turn count together for the first meld.</source>
        <translation>Meerdere combinaties die in één beurt worden uitgelegd, tellen samen voor de eerste uitleg.</translation>
    </message>
    <message>
        <source>Black threes are melded three or four at a time, whichever of both suits they are of.</source>
        <translation>Zwarte drieën worden met drie of vier tegelijk uitgelegd, van welke van de twee kleuren ook.</translation>
    </message>
    <message>
        <source>Red threes that are drawn later are laid out and replaced like those dealt.</source>
        <translation>Rode drieën die later worden getrokken, worden uitgelegd en vervangen net als gedeelde.</translation>
    </message>
    <message>
        <source>All six red threes without a first meld cost 600, as 100 for each.</source>
        <translation>Alle zes rode drieën zonder eerste uitleg kosten 600: 100 per stuk.</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded when you go out.</source>
        <translation>De laatste kaart mag bij het uitgaan worden uitgelegd of afgelegd.</translation>
    </message>
    <message>
        <source>Going out concealed earns 300 in all, as 200 beside the usual 100.</source>
        <translation>In één keer uitgaan levert in totaal 300 op: 200 naast de gewone 100.</translation>
    </message>
    <message>
        <source>This is German Samba at a table of two; the source only stresses that nobody has a partner.</source>
        <translation>Dit is Duitse samba aan een tafel voor twee; de bron benadrukt alleen dat niemand een partner heeft.</translation>
    </message>
    <message>
        <source>The two wild cards are counted for each side and as they lie on the table, so that a swap frees one.</source>
        <translation>De twee wilde kaarten worden per team geteld zoals ze op tafel liggen, dus door omruilen komt er een vrij.</translation>
    </message>
    <message>
        <source>In all other things it is played as German Samba.</source>
        <translation>In al het andere wordt gespeeld zoals bij Duitse samba.</translation>
    </message>
    <message>
        <source>A sequence holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>Een reeks bevat hoogstens twee wilde kaarten, en meer natuurlijke dan wilde kaarten.</translation>
    </message>
    <message>
        <source>A samba with wild cards counts for going out like others, and is closed at seven cards.</source>
        <translation>Een samba met wilde kaarten telt voor het uitgaan zoals andere, en is bij zeven kaarten afgesloten.</translation>
    </message>
    <message>
        <source>A wild card may be swapped in a group or a sequence that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Een wilde kaart mag worden omgeruild in een groep of reeks die niet compleet is; de wilde kaart komt in de hand en mag in dezelfde beurt weer worden gespeeld.</translation>
    </message>
    <message>
        <source>Two players, and six in three pairs, may play it as well as four.</source>
        <translation>Twee spelers, en zes in drie paren, kunnen het net zo goed spelen als vier.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones; some descriptions set no limit.</source>
        <translation>Een groep bevat hoogstens twee wilde kaarten, en meer natuurlijke dan wilde kaarten; sommige beschrijvingen stellen geen grens.</translation>
    </message>
    <message>
        <source>Melds of wild cards count for the first meld by the points of their cards.</source>
        <translation>Combinaties van wilde kaarten tellen voor de eerste uitleg met de punten van hun kaarten.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150.</source>
        <translation>Vanaf 7.000 punten vraagt de eerste uitleg 150 punten.</translation>
    </message>
    <message>
        <source>A wild canasta, or bolivia, counts as one of the two complete melds that going out needs; one must be an escalera, the samba of this game.</source>
        <translation>Een wilde canasta, of bolivia, telt als een van de twee complete combinaties die nodig zijn om uit te gaan; één moet een escalera zijn, de samba van dit spel.</translation>
    </message>
    <message>
        <source>A black three left in the hand costs 100; some descriptions count it like other cards.</source>
        <translation>Een zwarte drie die in de hand blijft, kost 100; sommige beschrijvingen tellen hem zoals andere kaarten.</translation>
    </message>
    <message>
        <source>Whatever card begins the pile stays uncovered; a three or a wild card on top blocks it.</source>
        <translation>Welke kaart de aflegstapel ook begint, er komt geen andere overheen; een drie of een wilde kaart bovenop blokkeert hem.</translation>
    </message>
    <message>
        <source>A pair for the pile begins a new group, but groups of one rank may be merged later within limits.</source>
        <translation>Een paar voor de aflegstapel begint een nieuwe groep, maar groepen van één rang mogen later binnen de grenzen worden samengevoegd.</translation>
    </message>
    <message>
        <source>Red threes count for a side with all that going out needs, and sambas are as good as canastas.</source>
        <translation>Rode drieën tellen voor een team dat alles heeft om uit te gaan, en samba’s zijn even goed als canasta’s.</translation>
    </message>
    <message>
        <source>With two cards in the hand you may discard one; after that you can&apos;t meld to fewer than two unless you go out.</source>
        <translation>Met twee kaarten in de hand mag je er één afleggen; daarna kun je niet zo uitleggen dat je er minder dan twee houdt, tenzij je uitgaat.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone where the turn couldn&apos;t be ended after it, as with a single card in the hand.</source>
        <translation>De bovenste kaart kan niet alleen worden genomen als de beurt daarna niet kan worden beëindigd, zoals met één kaart in de hand.</translation>
    </message>
    <message>
        <source>You may go out by melding your last card or by discarding it.</source>
        <translation>Je mag uitgaan door je laatste kaart uit te leggen of af te leggen.</translation>
    </message>
    <message>
        <source>A single last card of the stock is drawn alone, and if it is a red three, play goes on.</source>
        <translation>De laatste kaart van de trekstapel wordt alleen getrokken, en is het een rode drie, dan wordt er doorgespeeld.</translation>
    </message>
    <message>
        <source>A wild card or a red three that is turned up to begin the pile is covered; a wild one freezes the pile.</source>
        <translation>Een wilde kaart of rode drie die als begin van de aflegstapel wordt omgedraaid, wordt bedekt; een wilde bevriest hem.</translation>
    </message>
    <message>
        <source>The pile is taken only with two cards from the hand, as the page says; taking it by adding its top card to a group while it isn&apos;t frozen, as many play, is an option.</source>
        <translation>De aflegstapel wordt alleen met twee kaarten uit de hand gepakt, zoals de pagina zegt; pakken door de bovenste kaart aan te leggen aan een groep zolang hij niet bevroren is, zoals velen spelen, is een optie.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Een team heeft van elke rang maar één groep.</translation>
    </message>
    <message>
        <source>Three or four black threes may be melded when going out.</source>
        <translation>Bij het uitgaan mogen drie of vier zwarte drieën worden uitgelegd.</translation>
    </message>
    <message>
        <source>Going out concealed needs a complete canasta in that turn and nothing added to melds of the partner.</source>
        <translation>Om in één keer uit te gaan is in die beurt een complete canasta nodig, zonder iets aan te leggen aan combinaties van de partner.</translation>
    </message>
    <message>
        <source>With three players one canasta is needed to go out, as only the game for two asks for two.</source>
        <translation>Met drie spelers is één canasta nodig om uit te gaan, want alleen het spel voor twee vraagt er twee.</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds; the 60 of the page are meant for Samba.</source>
        <translation>Het aantal rondes is onbeperkt; de 60 van de pagina zijn voor samba bedoeld.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150; some descriptions say 160.</source>
        <translation>Vanaf 7.000 punten vraagt de eerste uitleg 150 punten; sommige beschrijvingen zeggen 160.</translation>
    </message>
    <message>
        <source>Three to six black threes may be melded when going out.</source>
        <translation>Bij het uitgaan mogen drie tot zes zwarte drieën worden uitgelegd.</translation>
    </message>
    <message>
        <source>Swedish Samba</source>
        <translation>Zweedse samba</translation>
    </message>
    <message>
        <source>2–6 players · red threes are your choice</source>
        <translation>2–6 spelers · rode drieën naar keuze</translation>
    </message>
    <message>
        <source>After a Swedish description of Samba for two to six players.</source>
        <translation>Naar een Zweedse beschrijving van samba voor twee tot zes spelers.</translation>
    </message>
    <message>
        <source>Black Samba</source>
        <translation>Zwarte samba</translation>
    </message>
    <message>
        <source>six natural cards and a wild one make a samba</source>
        <translation>zes natuurlijke kaarten en een wilde zijn een samba</translation>
    </message>
    <message>
        <source>After a Swedish description of Black Samba, of which only the beginning is known; the rest from what its English original tells, and from Samba.</source>
        <translation>Naar een Zweedse beschrijving van Zwarte samba, waarvan alleen het begin bekend is; de rest naar wat het Engelse origineel vertelt, en naar samba.</translation>
    </message>
    <message>
        <source>Samba 500</source>
        <translation>Samba 500</translation>
    </message>
    <message>
        <source>three players · one deck · to 500</source>
        <translation>drie spelers · één spel kaarten · tot 500</translation>
    </message>
    <message>
        <source>After a short Swedish description of a game for three with one deck; it leaves much open.</source>
        <translation>Naar een korte Zweedse beschrijving van een spel voor drie met één spel kaarten; die laat veel open.</translation>
    </message>
    <message>
        <source>German Samba</source>
        <translation>Duitse samba</translation>
    </message>
    <message>
        <source>extend a meld to take the pile</source>
        <translation>verleng een combinatie en pak de aflegstapel</translation>
    </message>
    <message>
        <source>After a German rule text of Samba; where it is silent, after the published laws.</source>
        <translation>Naar een Duitse spelregeltekst van samba; waar die zwijgt, naar de gepubliceerde regels.</translation>
    </message>
    <message>
        <source>German Samba for two</source>
        <translation>Duitse samba voor twee</translation>
    </message>
    <message>
        <source>two players, each for oneself</source>
        <translation>twee spelers, ieder voor zich</translation>
    </message>
    <message>
        <source>A variant in a German rule text of Samba.</source>
        <translation>Een variant uit een Duitse spelregeltekst van samba.</translation>
    </message>
    <message>
        <source>Uruguayan Samba</source>
        <translation>Uruguayaanse samba</translation>
    </message>
    <message>
        <source>two wild cards for all groups of a side</source>
        <translation>twee wilde kaarten voor alle groepen van een team</translation>
    </message>
    <message>
        <source>Open Samba</source>
        <translation>Open samba</translation>
    </message>
    <message>
        <source>wild cards in sequences</source>
        <translation>wilde kaarten in reeksen</translation>
    </message>
    <message>
        <source>Bolivia</source>
        <translation>Bolivia</translation>
    </message>
    <message>
        <source>wild canastas · an escalera to go out · to 15,000</source>
        <translation>wilde canasta’s · een escalera om uit te gaan · tot 15.000</translation>
    </message>
    <message>
        <source>After one sentence in a German rule text of Samba, filled in from American descriptions of Bolivia.</source>
        <translation>Naar één zin in een Duitse spelregeltekst van samba, aangevuld uit Amerikaanse beschrijvingen van Bolivia.</translation>
    </message>
    <message>
        <source>Dutch Samba</source>
        <translation>Nederlandse samba</translation>
    </message>
    <message>
        <source>2–4 players · quick to learn</source>
        <translation>2–4 spelers · snel te leren</translation>
    </message>
    <message>
        <source>After a Dutch page about Samba that simplifies the usual rules a little; where it is silent, after those.</source>
        <translation>Naar een Nederlandse pagina over samba die de gewone regels iets vereenvoudigt; waar die zwijgt, naar de gewone regels.</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>Klassieke canasta</translation>
    </message>
    <message>
        <source>two decks · no sequences · to 5,000</source>
        <translation>twee spellen kaarten · geen reeksen · tot 5.000</translation>
    </message>
    <message>
        <source>After a Dutch page that compares Samba with Canasta; where it is silent, after the classic laws.</source>
        <translation>Naar een Nederlandse pagina die samba met canasta vergelijkt; waar die zwijgt, naar de klassieke regels.</translation>
    </message>
    <message>
        <source>International Samba</source>
        <translation>Internationale samba</translation>
    </message>
    <message>
        <source>2–6 players · the laws of the 1950s</source>
        <translation>2–6 spelers · de regels uit de jaren 1950</translation>
    </message>
    <message>
        <source>After the laws of the 1950s, as published descriptions give them.</source>
        <translation>Naar de regels uit de jaren 1950, zoals gepubliceerde beschrijvingen ze geven.</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Prove that nobody peeks</source>
        <translation>Aantonen dat niemand spiekt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>ProofTexts</name>
    <message numerus="yes">
        <source>For each opponent, the cards that it can&apos;t see are shuffled and dealt anew, %n time(s), as if it were its turn now. If it peeked, what it is sent or what it would do would change. Nothing at the table changes, and you are shown no hidden card.</source>
        <translation>
            <numerusform>Voor elke tegenstander worden de kaarten die daar niet te zien zijn, één keer opnieuw geschud en gedeeld, alsof die tegenstander nu aan de beurt was. Bij spieken zou veranderen wat er wordt toegestuurd of wat er wordt gedaan. Aan tafel verandert niets, en je krijgt geen gesloten kaart te zien.</numerusform>
            <numerusform>Voor elke tegenstander worden de kaarten die daar niet te zien zijn, %n keer opnieuw geschud en gedeeld, alsof die tegenstander nu aan de beurt was. Bij spieken zou veranderen wat er wordt toegestuurd of wat er wordt gedaan. Aan tafel verandert niets, en je krijgt geen gesloten kaart te zien.</numerusform>
        </translation>
    </message>
    <message>
        <source>No computer plays at this table.</source>
        <translation>Aan deze tafel speelt geen computer.</translation>
    </message>
    <message>
        <source>This can be proved while a round is being played and no first meld is still owed: try again then.</source>
        <translation>Dit kan worden aangetoond zolang er een ronde wordt gespeeld en er geen eerste uitleg onvolledig is: probeer het dan nog eens.</translation>
    </message>
    <message numerus="yes">
        <source>{name} doesn&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte, and chose the same.</source>
        <translation>
            <numerusform>{name} spiekt niet: van de {hidden} kaarten die {name} niet kan zien, lagen er gemiddeld {moved} ergens anders, en bij de andere verdeling kreeg {name} byte voor byte hetzelfde toegestuurd en koos hetzelfde.</numerusform>
            <numerusform>{name} spiekt niet: van de {hidden} kaarten die {name} niet kan zien, lagen er gemiddeld {moved} ergens anders, en bij alle %n andere verdelingen kreeg {name} byte voor byte hetzelfde toegestuurd en koos hetzelfde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte. What this program then chooses is its own affair.</source>
        <translation>
            <numerusform>{name} kan niet spieken: van de {hidden} kaarten die {name} niet kan zien, lagen er gemiddeld {moved} ergens anders, en bij de andere verdeling kreeg {name} byte voor byte hetzelfde toegestuurd. Wat dat programma dan kiest, is zijn eigen zaak.</numerusform>
            <numerusform>{name} kan niet spieken: van de {hidden} kaarten die {name} niet kan zien, lagen er gemiddeld {moved} ergens anders, en bij alle %n andere verdelingen kreeg {name} byte voor byte hetzelfde toegestuurd. Wat dat programma dan kiest, is zijn eigen zaak.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was sent something else in another deal: that must not be.</source>
        <translation>{name} kreeg bij een andere verdeling iets anders toegestuurd: dat mag niet.</translation>
    </message>
    <message>
        <source>{name} was sent the same and still chose something else in another deal: that must not be.</source>
        <translation>{name} kreeg hetzelfde toegestuurd en koos bij een andere verdeling toch iets anders: dat mag niet.</translation>
    </message>
    <message>
        <source>The program of {name} did not answer, so nothing is proved for {name}.</source>
        <translation>Het programma van {name} heeft niet geantwoord, dus voor {name} is niets aangetoond.</translation>
    </message>
    <message>
        <source>Nobody peeks at this table.</source>
        <translation>Aan deze tafel spiekt niemand.</translation>
    </message>
    <message>
        <source>This was not proved for everybody: see below.</source>
        <translation>Dit is niet voor iedereen aangetoond: zie hieronder.</translation>
    </message>
    <message>
        <source>Asking the opponents…</source>
        <translation>De tegenstanders worden ondervraagd…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Zoeken in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Bestandstype:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mijn computer</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-bestand</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Snelkoppeling</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Onbekend</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 bestaat al.
Wil je het bestand vervangen?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Wil je ‘%1’ echt verwijderen?</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Discard {card}? It is a wild card.</source>
        <translation>{card} afleggen? Dat is een wilde kaart.</translation>
    </message>
    <message>
        <source>Discard {card}? It fits a meld of yours.</source>
        <translation>{card} afleggen? Die past aan een van je combinaties.</translation>
    </message>
    <message>
        <source>Discard {card}? With it the next player can take the pile.</source>
        <translation>{card} afleggen? Daarmee kan de volgende speler de aflegstapel pakken.</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>{card} afleggen?</translation>
    </message>
    <message>
        <source>Go out? That ends the round.</source>
        <translation>Uitgaan? Dan is de ronde afgelopen.</translation>
    </message>
    <message>
        <source>The stock is used up. End the round by drawing?</source>
        <translation>De trekstapel is op. De ronde beëindigen door te trekken?</translation>
    </message>
    <message>
        <source>End your turn without a discard?</source>
        <translation>Je beurt beëindigen zonder af te leggen?</translation>
    </message>
    <message>
        <source>Do you mean this?</source>
        <translation>Bedoel je dit?</translation>
    </message>
    <message>
        <source>{question} Choose one, or press Esc to leave it.</source>
        <translation>{question} Kies er een, of druk op Esc om het te laten.</translation>
    </message>
    <message>
        <source>{question} Enter does it, Esc leaves it.</source>
        <translation>{question} Enter doet het, Esc laat het.</translation>
    </message>
    <message>
        <source>{action} (Enter)</source>
        <translation>{action} (Enter)</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>Nee, nog niet</translation>
    </message>
    <message>
        <source>No, not yet (Esc)</source>
        <translation>Nee, nog niet (Esc)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{wild} as {card}</source>
        <translation>{wild} als {card}</translation>
    </message>
    <message>
        <source>meant by the hint</source>
        <translation>bedoeld door de tip</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {name}, %n card(s)</source>
        <translation>
            <numerusform>Hand van {name}, één kaart</numerusform>
            <numerusform>Hand van {name}, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Je hand, één kaart</numerusform>
            <numerusform>Je hand, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>Eén rode drie</numerusform>
            <numerusform>%n rode drieën</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>nieuw</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>één kaart in de hand</numerusform>
            <numerusform>%n kaarten in de hand</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>denkt na</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>is aan de beurt</translation>
    </message>
    <message>
        <source>{cards}, {state}</source>
        <translation>{cards}, {state}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>geselecteerd</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Wat je kunt doen</translation>
    </message>
    <message>
        <source>You say: {words}</source>
        <translation>Jij zegt: {words}</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} zegt: {words}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name} — {parts}.</source>
        <translation>{name} — {parts}.</translation>
    </message>
</context>
<context>
    <name>ReadingWindow</name>
    <message>
        <source>The table in words</source>
        <translation>De tafel in woorden</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>New cards may bring what this hand lacks.</source>
        <translation>Nieuwe kaarten kunnen brengen wat deze hand mist.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken now.</source>
        <translation>De aflegstapel kan nu niet worden gepakt.</translation>
    </message>
    <message>
        <source>Even with the top card of the pile the first meld falls short of {needed}.</source>
        <translation>Ook met de bovenste kaart van de aflegstapel haalt de eerste uitleg de {needed} niet.</translation>
    </message>
    <message>
        <source>With the pile the first meld reaches the {needed} that it needs.</source>
        <translation>Met de aflegstapel haalt de eerste uitleg de {needed} die nodig zijn.</translation>
    </message>
    <message>
        <source>{card} completes a samba.</source>
        <translation>{card} maakt een samba compleet.</translation>
    </message>
    <message>
        <source>{card} is of more use than an unknown card.</source>
        <translation>{card} is nuttiger dan een onbekende kaart.</translation>
    </message>
    <message>
        <source>That makes the first meld: it counts {points}, and {needed} is needed.</source>
        <translation>Dat is de eerste uitleg: die telt {points}, en {needed} is nodig.</translation>
    </message>
    <message>
        <source>The sequence of {suit} becomes a samba.</source>
        <translation>De reeks {suit} wordt een samba.</translation>
    </message>
    <message>
        <source>That begins a sequence of {suit}.</source>
        <translation>Daarmee begint een reeks {suit}.</translation>
    </message>
    <message>
        <source>That begins a group of {ranks}.</source>
        <translation>Daarmee begint een groep {ranks}.</translation>
    </message>
    <message>
        <source>Two groups of {ranks} become one canasta.</source>
        <translation>Twee groepen {ranks} worden één canasta.</translation>
    </message>
    <message>
        <source>Two sequences of {suit} become one.</source>
        <translation>Twee reeksen {suit} worden er één.</translation>
    </message>
    <message>
        <source>{card} takes the place of a wild card, which can be used again.</source>
        <translation>{card} komt in de plaats van een wilde kaart, die weer te gebruiken is.</translation>
    </message>
    <message>
        <source>The wild cards become a wild canasta.</source>
        <translation>De wilde kaarten worden een wilde canasta.</translation>
    </message>
    <message>
        <source>Cards added to melds of others count for this side.</source>
        <translation>Kaarten die aan combinaties van anderen zijn aangelegd, tellen voor het eigen team.</translation>
    </message>
    <message>
        <source>The round will soon be over, and cards left in the hand would cost points.</source>
        <translation>De ronde is gauw afgelopen, en kaarten in de hand zouden punten kosten.</translation>
    </message>
    <message>
        <source>No other card is of less use to this hand.</source>
        <translation>Geen andere kaart is voor deze hand minder nuttig.</translation>
    </message>
    <message>
        <source>This hand can do without {card}.</source>
        <translation>Deze hand kan zonder {card}.</translation>
    </message>
    <message>
        <source>It would be more dangerous to discard {kept}.</source>
        <translation>Het zou gevaarlijker zijn om {kept} af te leggen.</translation>
    </message>
    <message>
        <source>Going out isn&apos;t allowed yet, so the last card stays in the hand.</source>
        <translation>Uitgaan mag nog niet, dus blijft de laatste kaart in de hand.</translation>
    </message>
    <message>
        <source>Nothing in this hand can be discarded or laid.</source>
        <translation>Van deze hand kan niets worden afgelegd of uitgelegd.</translation>
    </message>
    <message>
        <source>Red threes left in this hand would cost {penalty}.</source>
        <translation>Rode drieën in deze hand zouden {penalty} kosten.</translation>
    </message>
    <message>
        <source>This hand can complete a samba of {suit}.</source>
        <translation>Deze hand kan een samba {suit} compleet maken.</translation>
    </message>
    <message>
        <source>The cards of this hand would cost {points}.</source>
        <translation>De kaarten van deze hand zouden {points} kosten.</translation>
    </message>
    <message>
        <source>In {worlds} imagined rounds it brought {gain} points more than the first thought.</source>
        <translation>In {worlds} bedachte rondes leverde het {gain} punten meer op dan de eerste gedachte.</translation>
    </message>
    <message>
        <source>It is the simplest thing that the rules allow.</source>
        <translation>Het is het eenvoudigste wat de regels toestaan.</translation>
    </message>
    <message numerus="yes">
        <source>New cards promise more than the pile of %n card(s).</source>
        <translation>
            <numerusform>Nieuwe kaarten beloven meer dan de aflegstapel van %n kaart.</numerusform>
            <numerusform>Nieuwe kaarten beloven meer dan de aflegstapel van %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile of %n card(s) is worth more than new cards.</source>
        <translation>
            <numerusform>De aflegstapel van %n kaart is meer waard dan nieuwe kaarten.</numerusform>
            <numerusform>De aflegstapel van %n kaarten is meer waard dan nieuwe kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A black three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Een zwarte drie houdt de volgende speler van de aflegstapel van %n kaart af.</numerusform>
            <numerusform>Een zwarte drie houdt de volgende speler van de aflegstapel van %n kaarten af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Een rode drie houdt de volgende speler van de aflegstapel van %n kaart af.</numerusform>
            <numerusform>Een rode drie houdt de volgende speler van de aflegstapel van %n kaarten af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wild card keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Een wilde kaart houdt de volgende speler van de aflegstapel van %n kaart af.</numerusform>
            <numerusform>Een wilde kaart houdt de volgende speler van de aflegstapel van %n kaarten af.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} the sequence is {number} card(s) long.</source>
        <translation>
            <numerusform>Met {card} is de reeks één kaart lang.</numerusform>
            <numerusform>Met {card} is de reeks {number} kaarten lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {ranks} become a natural canasta.</source>
        <translation>De {ranks} worden een zuivere canasta.</translation>
    </message>
    <message>
        <source>The {ranks} become a mixed canasta.</source>
        <translation>De {ranks} worden een gemengde canasta.</translation>
    </message>
    <message numerus="yes">
        <source>The sequence of {suit} grows to {number} card(s).</source>
        <translation>
            <numerusform>De reeks {suit} groeit tot één kaart.</numerusform>
            <numerusform>De reeks {suit} groeit tot {number} kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes {number} wild card(s) in a meld of their own.</source>
        <translation>
            <numerusform>Dat maakt één wilde kaart in een eigen combinatie.</numerusform>
            <numerusform>Dat maakt {number} wilde kaarten in een eigen combinatie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group of {ranks} grows to {number} card(s).</source>
        <translation>
            <numerusform>De groep {ranks} groeit tot één kaart.</numerusform>
            <numerusform>De groep {ranks} groeit tot {number} kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left in the hand, a red three would cost {penalty}.</source>
        <translation>In de hand zou een rode drie {penalty} kosten.</translation>
    </message>
    <message>
        <source>A red three laid out can earn its bonus.</source>
        <translation>Een uitgelegde rode drie kan de premie opleveren.</translation>
    </message>
    <message numerus="yes">
        <source>Going out now catches %n card(s) in the hands of others.</source>
        <translation>
            <numerusform>Nu uitgaan treft de anderen met %n kaart in de hand.</numerusform>
            <numerusform>Nu uitgaan treft de anderen met %n kaarten in de hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A partner may have a reason to wait, with %n card(s) still in hand.</source>
        <translation>
            <numerusform>Een partner met nog %n kaart in de hand kan reden hebben om te wachten.</numerusform>
            <numerusform>Een partner met nog %n kaarten in de hand kan reden hebben om te wachten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing speaks against it: this hand would cost only {points}.</source>
        <translation>Niets pleit ertegen: deze hand zou maar {points} kosten.</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>Niets pleit ertegen.</translation>
    </message>
</context>
<context>
    <name>ReceiptDialog</name>
    <message>
        <source>Deal receipts</source>
        <translation>Kaartbewijzen</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Controleren</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiëren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>ReceiptTexts</name>
    <message>
        <source>This match has no receipts: it was begun without them, or with deals that were known before.</source>
        <translation>Bij deze partij horen geen kaartbewijzen: ze is zonder begonnen, of met kaarten die al bekend waren.</translation>
    </message>
    <message>
        <source>Before the match the program was bound to its part by {hash}.</source>
        <translation>Voor de partij is het programma door {hash} aan zijn deel gebonden.</translation>
    </message>
    <message>
        <source>Your own words in the shuffle: “{words}”.</source>
        <translation>Je eigen woorden bij het schudden: ‘{words}’.</translation>
    </message>
    <message>
        <source>No words of your own went into the shuffle.</source>
        <translation>Er zijn geen eigen woorden van je gebruikt bij het schudden.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck give the receipt {hash}, so these cards were fixed before the round.</source>
        <translation>Ronde {number}: ‘nonce’ en ‘deck’ geven het bewijs {hash}, dus deze kaarten lagen voor de ronde vast.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck do NOT give the receipt {hash}: something was changed.</source>
        <translation>Ronde {number}: ‘nonce’ en ‘deck’ geven NIET het bewijs {hash}: er is iets gewijzigd.</translation>
    </message>
    <message>
        <source>Round {number}: the receipt is {hash}; nonce and deck are shown when the round is over.</source>
        <translation>Ronde {number}: het bewijs is {hash}; ‘nonce’ en ‘deck’ worden getoond als de ronde is afgelopen.</translation>
    </message>
    <message>
        <source>The program&apos;s part was {secret}.</source>
        <translation>Het deel van het programma was {secret}.</translation>
    </message>
    <message>
        <source>The program&apos;s part is shown when the match is over, as all further deals follow from it.</source>
        <translation>Het deel van het programma wordt getoond als de partij is afgelopen, want alle volgende rondes komen eruit voort.</translation>
    </message>
    <message>
        <source>The program&apos;s part does NOT give the hash by which it was bound.</source>
        <translation>Het deel van het programma geeft NIET de hash waaraan het was gebonden.</translation>
    </message>
    <message>
        <source>The seed of the match does NOT come from the program&apos;s part and your words.</source>
        <translation>De beginwaarde van de partij komt NIET voort uit het deel van het programma en je woorden.</translation>
    </message>
    <message>
        <source>A round was NOT dealt from the seed of the match.</source>
        <translation>Een ronde is NIET gedeeld volgens de beginwaarde van de partij.</translation>
    </message>
    <message>
        <source>The program&apos;s part gives that hash, part and words give the seed of the match, and every round was dealt from it.</source>
        <translation>Het deel van het programma geeft die hash, het deel en de woorden geven de beginwaarde van de partij, en elke ronde is daaruit gedeeld.</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash} …</source>
        <translation>Bewijs van het eerste delen: {hash} …</translation>
    </message>
    <message>
        <source>Receipt of the next deal: {hash} …</source>
        <translation>Bewijs van het volgende delen: {hash} …</translation>
    </message>
    <message>
        <source>Before each round you are shown its receipt: the SHA-256 of a secret number, the nonce, and of the whole shuffled deck. After the round the nonce and the deck are shown, and anybody can check that they give the receipt: no card was changed while you played.</source>
        <translation>Voor elke ronde zie je het bewijs ervan: de SHA-256 van een geheim getal, ‘nonce’, en van alle geschudde kaarten, ‘deck’. Na de ronde worden ‘nonce’ en ‘deck’ getoond, en iedereen kan nagaan dat ze het bewijs geven: er is geen kaart gewijzigd terwijl je speelde.</translation>
    </message>
    <message>
        <source>The cards come from the program&apos;s part and from words of yours together. The program is bound to its part already, by the hash below, so it can&apos;t choose cards that suit it; with words of your own you shuffle too.</source>
        <translation>De kaarten komen uit het deel van het programma en woorden van jou samen. Het programma is door de hash hieronder al aan zijn deel gebonden, dus het kan geen kaarten kiezen die het goed uitkomen; met eigen woorden schud je zelf mee.</translation>
    </message>
    <message>
        <source>Hash of the program&apos;s part: {hash}</source>
        <translation>Hash van het deel van het programma: {hash}</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash}</source>
        <translation>Bewijs van het eerste delen: {hash}</translation>
    </message>
    <message>
        <source>All that is over was dealt as it was laid down before.</source>
        <translation>Alles wat voorbij is, is gedeeld zoals het vooraf vastlag.</translation>
    </message>
    <message>
        <source>Something does not fit: see below.</source>
        <translation>Er klopt iets niet: zie hieronder.</translation>
    </message>
    <message>
        <source>The receipts are on the clipboard; those of finished rounds with nonce and deck.</source>
        <translation>De bewijzen staan op het klembord, die van afgelopen rondes met ‘nonce’ en ‘deck’.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>&amp;Import matches…</source>
        <translation>Partijen &amp;importeren…</translation>
    </message>
    <message>
        <source>&amp;Export all matches…</source>
        <translation>Alle partijen &amp;exporteren…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Back-&amp;up maken van alles…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Back-up &amp;terugzetten…</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix})</source>
        <translation>Opgeslagen partijen (*.{suffix})</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>De partij is opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Export all matches into a folder</source>
        <translation>Alle partijen exporteren naar een map</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) saved in {folder}.</source>
        <translation>
            <numerusform>Eén partij is opgeslagen in {folder}.</numerusform>
            <numerusform>%n partijen zijn opgeslagen in {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Partijen importeren</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Opgeslagen partijen (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Backups of Samba (*.{suffix})</source>
        <translation>Back-ups van Samba (*.{suffix})</translation>
    </message>
    <message>
        <source>Samba backup of {date}</source>
        <translation>Samba-back-up van {date}</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Back-up maken van alles</translation>
    </message>
    <message>
        <source>All matches and your own rules are saved as {name}.</source>
        <translation>Alle partijen en je eigen regels zijn opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Back-up terugzetten</translation>
    </message>
    <message>
        <source>The backup was restored; what was here before is kept in {name}.</source>
        <translation>De back-up is teruggezet; wat hier eerst was, staat in {name}.</translation>
    </message>
    <message>
        <source>Shall the backup {name} take the place of all matches?</source>
        <translation>Moet de back-up {name} alle partijen vervangen?</translation>
    </message>
    <message>
        <source>A match on the table is left. A copy of the matches that are here now is kept.</source>
        <translation>Een partij op tafel wordt verlaten. Van de partijen die er nu zijn, blijft een kopie bewaard.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Terugzetten</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) imported.</source>
        <translation>
            <numerusform>Eén partij is geïmporteerd.</numerusform>
            <numerusform>%n partijen zijn geïmporteerd.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) here already.</source>
        <translation>
            <numerusform>Eén partij was er al.</numerusform>
            <numerusform>%n partijen waren er al.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>{file} holds a match of {game} for {players} players; no round is finished.</source>
        <translation>{file} bevat een partij {game} voor {players} spelers; er is nog geen ronde afgelopen.</translation>
    </message>
    <message numerus="yes">
        <source>{file} holds a match of {game} for {players} players with %n finished round(s), {totals}.</source>
        <translation>
            <numerusform>{file} bevat een partij {game} voor {players} spelers met één afgelopen ronde, {totals}.</numerusform>
            <numerusform>{file} bevat een partij {game} voor {players} spelers met %n afgelopen rondes, {totals}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It isn&apos;t your turn yet.</source>
        <translation>Je bent nog niet aan de beurt.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn. Meld what you like, then discard.</source>
        <translation>Je hebt in deze beurt al getrokken. Leg uit wat je wilt en leg dan af.</translation>
    </message>
    <message>
        <source>A turn begins with drawing. Draw from the stock, or take the pile.</source>
        <translation>Een beurt begint met trekken. Trek van de trekstapel of pak de aflegstapel.</translation>
    </message>
    <message>
        <source>“May I go out?” was asked. Nothing else can be done until it is answered.</source>
        <translation>De vraag ‘Mag ik uitgaan?’ is gesteld. Tot het antwoord kan er niets anders.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out, so there is nothing to answer.</source>
        <translation>Niemand heeft gevraagd om uit te gaan, dus er valt niets te antwoorden.</translation>
    </message>
    <message>
        <source>The cards have to be dealt first.</source>
        <translation>Eerst moeten de kaarten worden gedeeld.</translation>
    </message>
    <message>
        <source>This round is still going on. The next one is dealt when it is over.</source>
        <translation>Deze ronde is nog bezig. De volgende wordt gedeeld als die is afgelopen.</translation>
    </message>
    <message>
        <source>This match is over. Begin a new one to play on.</source>
        <translation>Deze partij is afgelopen. Begin een nieuwe om verder te spelen.</translation>
    </message>
    <message>
        <source>This deal code can&apos;t be read. Compare it letter by letter, or leave it empty.</source>
        <translation>Deze kaartcode is niet te lezen. Vergelijk hem teken voor teken, of laat hem leeg.</translation>
    </message>
    <message>
        <source>This is not in your hand, or not often enough: {card}.</source>
        <translation>Dit heb je niet in je hand, of niet vaak genoeg: {card}.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Zo’n combinatie ligt er niet op tafel.</translation>
    </message>
    <message>
        <source>Select the cards that you mean first.</source>
        <translation>Selecteer eerst de kaarten die je bedoelt.</translation>
    </message>
    <message>
        <source>The stock is used up and the top card fits one of your melds: you must take the pile.</source>
        <translation>De trekstapel is op en de bovenste kaart past aan een van je combinaties: je moet de aflegstapel pakken.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>De aflegstapel is leeg. Trek van de trekstapel.</translation>
    </message>
    <message>
        <source>The pile is blocked by its top card. Draw from the stock.</source>
        <translation>De aflegstapel is geblokkeerd door de bovenste kaart. Trek van de trekstapel.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need {pair} from your hand; wild cards don&apos;t count.</source>
        <translation>De aflegstapel is bevroren: je hebt {pair} uit je hand nodig, wilde kaarten tellen niet mee.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be used for a first meld. Make your first meld from your hand.</source>
        <translation>De aflegstapel mag niet voor een eerste uitleg worden gebruikt. Doe je eerste uitleg uit je hand.</translation>
    </message>
    <message>
        <source>To take the pile you need {pair} from your hand.</source>
        <translation>Om de aflegstapel te pakken heb je {pair} uit je hand nodig.</translation>
    </message>
    <message>
        <source>A wild card doesn&apos;t help to take the pile: you need {pair} from your hand.</source>
        <translation>Een wilde kaart helpt niet om de aflegstapel te pakken: je hebt {pair} uit je hand nodig.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a group: you need {pair} from your hand.</source>
        <translation>Je kunt de aflegstapel niet pakken door de bovenste kaart aan een groep aan te leggen: je hebt {pair} uit je hand nodig.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a sequence.</source>
        <translation>Je kunt de aflegstapel niet pakken door de bovenste kaart aan een reeks aan te leggen.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a complete canasta.</source>
        <translation>Je kunt de aflegstapel niet pakken door de bovenste kaart aan een complete canasta aan te leggen.</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence. It can only join melds as the rules say.</source>
        <translation>Met de bovenste kaart kun je geen nieuwe reeks beginnen. Die mag alleen aan combinaties zoals de regels zeggen.</translation>
    </message>
    <message>
        <source>To take the pile for a new sequence you need two natural cards from your hand, or the card next to its top card and a wild card.</source>
        <translation>Om de aflegstapel voor een nieuwe reeks te pakken heb je twee natuurlijke kaarten uit je hand nodig, of de kaart naast de bovenste en een wilde kaart.</translation>
    </message>
    <message>
        <source>The top card and your pair always begin a new group; they can&apos;t join the old one.</source>
        <translation>De bovenste kaart en je paar beginnen altijd een nieuwe groep; aan de oude mogen ze niet.</translation>
    </message>
    <message>
        <source>The top card has to be melded at once. Select the cards that you meld it with.</source>
        <translation>De bovenste kaart moet meteen worden uitgelegd. Selecteer de kaarten waarmee je die uitlegt.</translation>
    </message>
    <message>
        <source>Only the top card is taken, and it goes to your hand first. Take it without other cards.</source>
        <translation>Alleen de bovenste kaart wordt genomen, en die gaat eerst naar je hand. Neem die zonder andere kaarten.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take the pile. Draw from the stock.</source>
        <translation>Met één kaart in je hand mag je de aflegstapel niet pakken. Trek van de trekstapel.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone. Draw, or take the pile.</source>
        <translation>De bovenste kaart mag je niet alleen nemen. Trek, of pak de aflegstapel.</translation>
    </message>
    <message>
        <source>The top card alone can only go to an end of your own sequence of fewer than seven cards.</source>
        <translation>De bovenste kaart alleen mag alleen aan het eind van een eigen reeks van minder dan zeven kaarten.</translation>
    </message>
    <message>
        <source>With so few cards you couldn&apos;t end your turn: you may neither go out nor pass. Draw from the stock.</source>
        <translation>Met zo weinig kaarten zou je je beurt niet kunnen beëindigen: je mag niet uitgaan en niet passen. Trek van de trekstapel.</translation>
    </message>
    <message>
        <source>These cards don&apos;t go together: a meld is cards of one rank, or a sequence of one suit.</source>
        <translation>Deze kaarten horen niet bij elkaar: een combinatie is kaarten van één rang, of een reeks van één kleur.</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for a card: say which one.</source>
        <translation>Een wilde kaart in een reeks staat voor een bepaalde kaart: zeg welke.</translation>
    </message>
    <message>
        <source>A red three never joins a meld. It can be laid out by itself for a bonus.</source>
        <translation>Een rode drie komt nooit in een combinatie. Je kunt die apart uitleggen voor een premie.</translation>
    </message>
    <message>
        <source>This canasta is complete: no wild card can be added, only natural cards.</source>
        <translation>Deze canasta is compleet: er kan geen wilde kaart meer bij, alleen natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>This canasta is complete; no card can be added. Begin another group of this rank.</source>
        <translation>Deze canasta is compleet; er kan geen kaart meer bij. Begin een nieuwe groep van deze rang.</translation>
    </message>
    <message>
        <source>A group holds one rank only: {card} can&apos;t join {ranks}.</source>
        <translation>Een groep heeft maar één rang: {card} hoort niet bij {ranks}.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank. Add the cards to your group of {ranks}.</source>
        <translation>Een team heeft maar één groep van elke rang. Leg de kaarten aan je groep {ranks} aan.</translation>
    </message>
    <message>
        <source>This wild canasta is complete; no card can be added.</source>
        <translation>Deze wilde canasta is compleet; er kan geen kaart meer bij.</translation>
    </message>
    <message>
        <source>Black threes are never melded. Discard them to block the pile.</source>
        <translation>Zwarte drieën worden nooit uitgelegd. Leg ze af om de aflegstapel te blokkeren.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out.</source>
        <translation>Zwarte drieën mag je alleen uitleggen in de beurt waarin je uitgaat.</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>Zwarte drieën worden zonder wilde kaarten uitgelegd.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played here. A meld is cards of one rank.</source>
        <translation>Reeksen worden hier niet gespeeld. Een combinatie is kaarten van één rang.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>Een reeks mag geen wilde kaart bevatten.</translation>
    </message>
    <message>
        <source>A sequence needs more natural cards than wild cards.</source>
        <translation>Een reeks heeft meer natuurlijke dan wilde kaarten nodig.</translation>
    </message>
    <message>
        <source>A sequence runs from {low} up to {high} and never round the corner.</source>
        <translation>Een reeks loopt van {low} op tot {high} en nooit de hoek om.</translation>
    </message>
    <message>
        <source>There is a gap in this sequence: {card} is missing.</source>
        <translation>Er zit een gat in deze reeks: {card} ontbreekt.</translation>
    </message>
    <message>
        <source>A sequence holds each card once, and {card} is there twice.</source>
        <translation>Een reeks bevat elke kaart één keer, en {card} zit er twee keer in.</translation>
    </message>
    <message>
        <source>A sequence holds one suit only.</source>
        <translation>Een reeks heeft maar één kleur.</translation>
    </message>
    <message>
        <source>This {samba} is complete; no card can be added.</source>
        <translation>Deze {samba} is compleet; er kan geen kaart meer bij.</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit. Add the cards to your sequence of {suit}.</source>
        <translation>Een team heeft maar één reeks van elke kleur. Leg de kaarten aan je reeks {suit} aan.</translation>
    </message>
    <message>
        <source>Groups can&apos;t be merged.</source>
        <translation>Groepen kun je niet samenvoegen.</translation>
    </message>
    <message>
        <source>Sequences can&apos;t be merged.</source>
        <translation>Reeksen kun je niet samenvoegen.</translation>
    </message>
    <message>
        <source>Merging takes two melds of your own.</source>
        <translation>Voor samenvoegen zijn twee eigen combinaties nodig.</translation>
    </message>
    <message>
        <source>Only two groups of one rank, or two sequences of one suit, can be merged.</source>
        <translation>Alleen twee groepen van één rang, of twee reeksen van één kleur, kun je samenvoegen.</translation>
    </message>
    <message>
        <source>A wild card stays in its meld; it can&apos;t be swapped for a natural card.</source>
        <translation>Een wilde kaart blijft in de combinatie liggen; je kunt die niet omruilen voor een natuurlijke kaart.</translation>
    </message>
    <message>
        <source>A wild card can be swapped only while its meld is not complete.</source>
        <translation>Een wilde kaart kun je alleen omruilen zolang de combinatie niet compleet is.</translation>
    </message>
    <message>
        <source>There is no wild card in this meld to swap.</source>
        <translation>In deze combinatie zit geen wilde kaart om om te ruilen.</translation>
    </message>
    <message>
        <source>There are different wild cards in this meld: say which one you want.</source>
        <translation>In deze combinatie zitten verschillende wilde kaarten: zeg welke je wilt.</translation>
    </message>
    <message>
        <source>Only the natural card that a wild card stands for can be swapped for it.</source>
        <translation>Een wilde kaart kun je alleen omruilen voor de natuurlijke kaart waarvoor die staat.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds, not to those of others.</source>
        <translation>Je kunt alleen aan je eigen combinaties aanleggen, niet aan die van anderen.</translation>
    </message>
    <message>
        <source>Make your own first meld before you add to melds that lay there before your turn.</source>
        <translation>Doe eerst je eigen eerste uitleg voordat je aanlegt aan combinaties die er voor je beurt al lagen.</translation>
    </message>
    <message>
        <source>Only a red three is laid out by itself.</source>
        <translation>Alleen een rode drie wordt apart uitgelegd.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards here: they are melded like others, not laid out.</source>
        <translation>Drieën zijn hier gewone kaarten: ze worden in combinaties uitgelegd, niet apart.</translation>
    </message>
    <message>
        <source>Keep this red three: without it you couldn&apos;t end your turn.</source>
        <translation>Houd deze rode drie: zonder die kaart zou je je beurt niet kunnen beëindigen.</translation>
    </message>
    <message>
        <source>The last card can&apos;t be discarded: to go out, meld all your cards.</source>
        <translation>De laatste kaart mag je niet afleggen: leg al je kaarten uit om uit te gaan.</translation>
    </message>
    <message>
        <source>Keep one card: going out ends with a discard.</source>
        <translation>Houd één kaart: uitgaan doe je door de laatste af te leggen.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Vraag het je partner voordat je uitgaat.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Je partner heeft nee gezegd: je mag in deze beurt niet uitgaan.</translation>
    </message>
    <message>
        <source>You must go out in this turn. Meld or discard so that no card is left.</source>
        <translation>Je moet in deze beurt uitgaan. Leg uit of leg af, zodat er geen kaart overblijft.</translation>
    </message>
    <message>
        <source>A turn ends with the discard of one card. Select a single card.</source>
        <translation>Een beurt eindigt met het afleggen van één kaart. Selecteer één kaart.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded. Discard another card.</source>
        <translation>Een rode drie mag je niet afleggen. Leg een andere kaart af.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded. Discard a natural card.</source>
        <translation>Een wilde kaart mag je niet afleggen. Leg een natuurlijke kaart af.</translation>
    </message>
    <message>
        <source>You took {card} in this turn, so it can&apos;t be discarded at once. Discard another card.</source>
        <translation>Je hebt {card} in deze beurt genomen en mag die kaart niet meteen weer afleggen. Leg een andere kaart af.</translation>
    </message>
    <message>
        <source>A turn ends with a discard: discard a card.</source>
        <translation>Een beurt eindigt met afleggen: leg een kaart af.</translation>
    </message>
    <message>
        <source>You may pass only with a single card in your hand. Discard a card.</source>
        <translation>Je mag alleen passen met één kaart in je hand. Leg een kaart af.</translation>
    </message>
    <message>
        <source>You could go out with this card, so you may not pass. Discard it.</source>
        <translation>Met deze kaart zou je kunnen uitgaan, dus je mag niet passen. Leg die af.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked here: just go out.</source>
        <translation>Hier wordt de partner niets gevraagd: ga gewoon uit.</translation>
    </message>
    <message>
        <source>You play alone, so there is nobody to ask.</source>
        <translation>Je speelt voor jezelf, dus er is niemand om te vragen.</translation>
    </message>
    <message>
        <source>You may ask once in a turn, and you have asked already.</source>
        <translation>Je mag één keer per beurt vragen, en je hebt al gevraagd.</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so there is nothing to ask yet.</source>
        <translation>Met deze kaarten kun je niet uitgaan, dus er valt nog niets te vragen.</translation>
    </message>
    <message>
        <source>After a “no” you couldn&apos;t end your turn with these cards. Take a meld back, or go out unasked.</source>
        <translation>Na een ‘nee’ zou je je beurt met deze kaarten niet kunnen beëindigen. Neem een combinatie terug, of ga uit zonder te vragen.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>Er is in deze beurt niets om terug te nemen.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t be taken back any more: the next player&apos;s has begun.</source>
        <translation>Je beurt kan niet meer worden teruggenomen: die van de volgende speler is begonnen.</translation>
    </message>
    <message>
        <source>This can&apos;t be taken back: a hidden card has been seen.</source>
        <translation>Dit kun je niet ongedaan maken: je hebt al een gesloten kaart gezien.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets om opnieuw te doen.</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top.</source>
        <translation>De aflegstapel is geblokkeerd: er ligt een wilde kaart bovenop.</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three lies on top.</source>
        <translation>De aflegstapel is geblokkeerd: er ligt een rode drie bovenop.</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three lies on top.</source>
        <translation>De aflegstapel is geblokkeerd: er ligt een zwarte drie bovenop.</translation>
    </message>
    <message numerus="yes">
        <source>Your first meld still lacks %n point(s). Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Voor je eerste uitleg ontbreekt nog %n punt. Leg meer uit, of neem je kaarten terug.</numerusform>
            <numerusform>Voor je eerste uitleg ontbreken nog %n punten. Leg meer uit, of neem je kaarten terug.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken from the pile in this turn. Meld what you like, then discard.</source>
        <translation>Je hebt in deze beurt al van de aflegstapel gepakt. Leg uit wat je wilt en leg dan af.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Add {cards} to reach {reach}.</source>
        <translation>
            <numerusform>Je hebt %n punt uitgelegd, maar voor de eerste uitleg zijn er {needed} nodig. Leg er nog {cards} bij, dan heb je er {reach}.</numerusform>
            <numerusform>Je hebt %n punten uitgelegd, maar voor de eerste uitleg zijn er {needed} nodig. Leg er nog {cards} bij, dan heb je er {reach}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Je hebt %n punt uitgelegd, maar voor de eerste uitleg zijn er {needed} nodig. Leg meer uit, of neem je kaarten terug.</numerusform>
            <numerusform>Je hebt %n punten uitgelegd, maar voor de eerste uitleg zijn er {needed} nodig. Leg meer uit, of neem je kaarten terug.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least {number} card(s).</source>
        <translation>
            <numerusform>Een combinatie heeft minstens één kaart nodig.</numerusform>
            <numerusform>Een combinatie heeft minstens {number} kaarten nodig.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>Een groep mag geen wilde kaart bevatten.</translation>
    </message>
    <message numerus="yes">
        <source>A group holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>Een groep mag hoogstens één wilde kaart bevatten.</numerusform>
            <numerusform>Een groep mag hoogstens {number} wilde kaarten bevatten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Een groep heeft minstens één natuurlijke kaart nodig.</numerusform>
            <numerusform>Een groep heeft minstens {number} natuurlijke kaarten nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards alone are no meld: a group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Alleen wilde kaarten zijn geen combinatie: een groep heeft minstens één natuurlijke kaart nodig.</numerusform>
            <numerusform>Alleen wilde kaarten zijn geen combinatie: een groep heeft minstens {number} natuurlijke kaarten nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards holds at most {number} card(s).</source>
        <translation>
            <numerusform>Een combinatie van wilde kaarten mag hoogstens één kaart bevatten.</numerusform>
            <numerusform>Een combinatie van wilde kaarten mag hoogstens {number} kaarten bevatten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group of black threes holds at most {number} card(s).</source>
        <translation>
            <numerusform>Een groep zwarte drieën mag hoogstens één kaart bevatten.</numerusform>
            <numerusform>Een groep zwarte drieën mag hoogstens {number} kaarten bevatten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group needs at least twice as many natural cards as wild cards: here {needed}.</source>
        <translation>Een groep heeft minstens twee keer zoveel natuurlijke als wilde kaarten nodig: hier {needed}.</translation>
    </message>
    <message>
        <source>A group needs at least as many natural cards as wild cards: here {needed}.</source>
        <translation>Een groep heeft minstens evenveel natuurlijke als wilde kaarten nodig: hier {needed}.</translation>
    </message>
    <message>
        <source>A group needs more natural cards than wild cards: here at least {needed}.</source>
        <translation>Een groep heeft meer natuurlijke dan wilde kaarten nodig: hier minstens {needed}.</translation>
    </message>
    <message>
        <source>A sequence runs from ace up to king; the ace joins it only below 2, 3 and 4.</source>
        <translation>Een reeks loopt van aas op tot heer; het aas mag er alleen onder 2, 3 en 4 bij.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>Een reeks mag hoogstens één wilde kaart bevatten.</numerusform>
            <numerusform>Een reeks mag hoogstens {number} wilde kaarten bevatten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Een reeks heeft minstens één natuurlijke kaart nodig.</numerusform>
            <numerusform>Een reeks heeft minstens {number} natuurlijke kaarten nodig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} card(s).</source>
        <translation>
            <numerusform>Een reeks mag hoogstens één kaart bevatten.</numerusform>
            <numerusform>Een reeks mag hoogstens {number} kaarten bevatten.</numerusform>
        </translation>
    </message>
    <message>
        <source>To go out you must have melded {needed} points in this round; you have {laid}.</source>
        <translation>Om uit te gaan moet je in deze ronde {needed} punten hebben uitgelegd; je hebt er {laid}.</translation>
    </message>
    <message numerus="yes">
        <source>Your side may have at most {number} wild card(s) in all its groups.</source>
        <translation>
            <numerusform>Je team mag in al zijn groepen samen hoogstens één wilde kaart hebben.</numerusform>
            <numerusform>Je team mag in al zijn groepen samen hoogstens {number} wilde kaarten hebben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may have at most {number} wild card(s) in all your groups.</source>
        <translation>
            <numerusform>Je mag in al je groepen samen hoogstens één wilde kaart hebben.</numerusform>
            <numerusform>Je mag in al je groepen samen hoogstens {number} wilde kaarten hebben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: your side may not go out yet.</source>
        <translation>
            <numerusform>Houd minstens één kaart in je hand: je team mag nog niet uitgaan.</numerusform>
            <numerusform>Houd minstens {number} kaarten in je hand: je team mag nog niet uitgaan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: you may not go out yet.</source>
        <translation>
            <numerusform>Houd minstens één kaart in je hand: je mag nog niet uitgaan.</numerusform>
            <numerusform>Houd minstens {number} kaarten in je hand: je mag nog niet uitgaan.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets}.</source>
        <translation>Je mag nog niet uitgaan: je team heeft {sets} nodig.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets}.</source>
        <translation>Je mag nog niet uitgaan: je hebt {sets} nodig.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets} without wild cards.</source>
        <translation>Je mag nog niet uitgaan: je team heeft {sets} zonder wilde kaarten nodig.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets} without wild cards.</source>
        <translation>Je mag nog niet uitgaan: je hebt {sets} zonder wilde kaarten nodig.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Moment of the match</source>
        <translation>Moment van de partij</translation>
    </message>
    <message>
        <source>To the deal before (Page Up)</source>
        <translation>Naar het delen ervoor (Page Up)</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Een beurt terug</translation>
    </message>
    <message>
        <source>One turn back (Shift+Left)</source>
        <translation>Een beurt terug (Shift+Links)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Een stap terug (Links)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Een stap verder (Rechts)</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Een beurt verder</translation>
    </message>
    <message>
        <source>One turn forward (Shift+Right)</source>
        <translation>Een beurt verder (Shift+Rechts)</translation>
    </message>
    <message>
        <source>To the next deal (Page Down)</source>
        <translation>Naar het volgende delen (Page Down)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gezien door</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>Cards jump</source>
        <translation>Kaarten springen</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
    <message>
        <source>Show the cards of all players (O)</source>
        <translation>De kaarten van alle spelers tonen (O)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Stop here (Space)</source>
        <translation>Hier stoppen (spatiebalk)</translation>
    </message>
    <message>
        <source>Play on by itself (Space)</source>
        <translation>Vanzelf doorspelen (spatiebalk)</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>All hands</source>
        <translation>Alle handen</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>The cards are not dealt yet.</source>
        <translation>De kaarten zijn nog niet gedeeld.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Terugkijken: {game}</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logboek van de beurten</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Terug naar de &amp;tafel</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Ronde {number} van {all}</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Gezien door jou</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Gezien door {name}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Voor het eerste delen</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Beurt {turn} van {turns}</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>Open a record</source>
        <translation>Opgeslagen partij openen</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Partij opslaan</translation>
    </message>
    <message>
        <source>Samba of {date}</source>
        <translation>Samba van {date}</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>De partij is opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Opgeslagen partijen (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Volgende ronde</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tafel bekijken</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Kaartcode {code}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message>
        <source>wilds: wild; naturals: natural; majority: more natural; pack: deck; packs: deck; deuce: two; deuces: two; run: sequence; runs: sequence; straight: sequence; straights: sequence; set: group; sets: group; book: canasta; books: canasta; clean: natural; pure: natural; dirty: mixed; hidden: concealed; trash: discard; talon: stock; upcard: first card; opening: first meld; direction: order of play; steal: swapping; permission: asking; minus: penalty; negative: penalty</source>
        <translation>joker: wilde; jokerkaart: wilde; wildcard: wilde; schoon: zuiver; schone: zuiver; echt: zuiver; echte: zuiver; vuil: gemengd; vuile: gemengd; onzuiver: gemengd; onzuivere: gemengd; deck: spel; pak: spel; stok: trekstapel; pot: trekstapel; voorraad: trekstapel; talon: trekstapel; kopen: trekken; weggooistapel: aflegstapel; weggooien: afleggen; opleggen: uitleggen; neerleggen: uitleggen; melden: uitleggen; melding: combinatie; opening: eerste uitleg; openen: eerste uitleg; set: groep; straat: reeks; rij: reeks; serie: reeks; uitmaken: uitgaan; eindigen: uitgaan; verborgen: in één keer; dicht: in één keer; toestemming: vragen; maat: partner; koppel: team; bonus: premie; bonussen: premies; hand: ronde; spelletje: partij; vervangen: omruilen; stelen: omruilen; minpunten: straf; min: straf; koning: heer</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Waar deze regels vandaan komen</translation>
    </message>
    <message>
        <source>changed · {preset}: {value}</source>
        <translation>gewijzigd · {preset}: {value}</translation>
    </message>
    <message>
        <source>Without effect: {reason}</source>
        <translation>Zonder effect: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSetActions</name>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Er zijn al eigen regels met de naam ‘{name}’: kies een andere naam.</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>‘{name}’ is opgeslagen.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Onze regels</translation>
    </message>
    <message>
        <source>Save as your own rules</source>
        <translation>Opslaan als eigen regels</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>Naam ‘{name}’ wijzigen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Naam &amp;wijzigen</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>‘{name}’ is gewist.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Ong&amp;edaan maken</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>‘{name}’ is er weer.</translation>
    </message>
    <message>
        <source>“{old}” is called “{name}” now.</source>
        <translation>‘{old}’ heet nu ‘{name}’.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regels exporteren</translation>
    </message>
    <message>
        <source>“{name}” is written to {path}.</source>
        <translation>‘{name}’ is opgeslagen in {path}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regels importeren</translation>
    </message>
    <message>
        <source>Imported rules</source>
        <translation>Geïmporteerde regels</translation>
    </message>
    <message>
        <source>“{name}” is among your rules now.</source>
        <translation>‘{name}’ hoort nu bij je regels.</translation>
    </message>
    <message>
        <source>Rules of Samba (*.json)</source>
        <translation>Regels voor Samba (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>The code is on the clipboard: {code}</source>
        <translation>De code staat op het klembord: {code}</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>De code staat op het klembord.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Black threes</source>
        <translation>Zwarte drieën</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Zwarte drieën uitleggen</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Zwarte drieën worden nooit uitgelegd.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group without wild cards.</source>
        <translation>Zwarte drieën mag je alleen uitleggen in de beurt waarin je uitgaat, als groep zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group by the usual rules, with wild cards too.</source>
        <translation>Zwarte drieën mag je alleen uitleggen in de beurt waarin je uitgaat, als groep volgens de gewone regels, ook met wilde kaarten.</translation>
    </message>
    <message>
        <source>Black threes may be melded as a group in any turn, by the usual rules.</source>
        <translation>Zwarte drieën mag je in elke beurt als groep uitleggen, volgens de gewone regels.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nooit</translation>
    </message>
    <message>
        <source>going out, no wild cards</source>
        <translation>bij het uitgaan</translation>
    </message>
    <message>
        <source>going out, with wild cards</source>
        <translation>uitgaan + wilde kaarten</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>Largest group of black threes</source>
        <translation>Grootste groep zwarte drieën</translation>
    </message>
    <message>
        <source>A group holds at most {number} black threes.</source>
        <translation>Een groep mag hoogstens {number} zwarte drieën bevatten.</translation>
    </message>
    <message>
        <source>A black three left in the hand</source>
        <translation>Zwarte drie nog in de hand</translation>
    </message>
    <message>
        <source>A black three left in the hand costs {value}.</source>
        <translation>Een zwarte drie die in de hand blijft, kost {value}.</translation>
    </message>
    <message>
        <source>Card points and wild cards</source>
        <translation>Kaartpunten en wilde kaarten</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde kaarten</translation>
    </message>
    <message>
        <source>There are no wild cards.</source>
        <translation>Er zijn geen wilde kaarten.</translation>
    </message>
    <message>
        <source>The wild cards are {value}: they can take the place of natural cards in a meld.</source>
        <translation>De wilde kaarten zijn {value}: ze kunnen in een combinatie natuurlijke kaarten vervangen.</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokers</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tweeën</translation>
    </message>
    <message>
        <source>Points of a joker</source>
        <translation>Punten van een joker</translation>
    </message>
    <message>
        <source>A joker counts {value}.</source>
        <translation>Een joker telt {value}.</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Er zijn geen jokers.</translation>
    </message>
    <message>
        <source>Points of a two</source>
        <translation>Punten van een twee</translation>
    </message>
    <message>
        <source>A two counts {value}.</source>
        <translation>Een twee telt {value}.</translation>
    </message>
    <message>
        <source>Points of an ace</source>
        <translation>Punten van een aas</translation>
    </message>
    <message>
        <source>An ace counts {value}.</source>
        <translation>Een aas telt {value}.</translation>
    </message>
    <message>
        <source>Points of number cards</source>
        <translation>Punten van de getalkaarten</translation>
    </message>
    <message>
        <source>Cards from 8 to king count 10 each, cards from 4 to 7 count 5 each.</source>
        <translation>De kaarten van 8 tot heer tellen elk 10, de kaarten van 4 tot 7 elk 5.</translation>
    </message>
    <message>
        <source>Court cards count 10 each; cards from 4 to 10 count their number.</source>
        <translation>Plaatjes tellen elk 10, de kaarten van 4 tot 10 hun getal.</translation>
    </message>
    <message>
        <source>5 or 10</source>
        <translation>5 of 10</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>hun getal</translation>
    </message>
    <message>
        <source>Threes are special</source>
        <translation>Drieën zijn speciaal</translation>
    </message>
    <message>
        <source>Threes are special: red and black ones have rules of their own.</source>
        <translation>Drieën zijn speciaal: voor rode en zwarte gelden eigen regels.</translation>
    </message>
    <message>
        <source>Threes are natural cards like all others.</source>
        <translation>Drieën zijn natuurlijke kaarten zoals alle andere.</translation>
    </message>
    <message>
        <source>Points of a black three</source>
        <translation>Punten van een zwarte drie</translation>
    </message>
    <message>
        <source>A melded black three counts {value}.</source>
        <translation>Een uitgelegde zwarte drie telt {value}.</translation>
    </message>
    <message>
        <source>Points of a red three as an ordinary card</source>
        <translation>Punten van een rode drie als gewone kaart</translation>
    </message>
    <message>
        <source>A red three counts {value}.</source>
        <translation>Een rode drie telt {value}.</translation>
    </message>
    <message>
        <source>Threes are special cards.</source>
        <translation>Drieën zijn speciale kaarten.</translation>
    </message>
    <message>
        <source>There are no teams that {players} players could form.</source>
        <translation>Er is geen verdeling in teams voor {players} spelers.</translation>
    </message>
    <message>
        <source>There are {cards} cards; dealing to {players} players takes at least {needed}.</source>
        <translation>Er zijn {cards} kaarten; om aan {players} spelers te delen zijn er minstens {needed} nodig.</translation>
    </message>
    <message>
        <source>Jokers that aren&apos;t wild could never be melded: let them be wild, or play without jokers.</source>
        <translation>Jokers die niet wild zijn, kunnen nooit worden uitgelegd: laat ze wild zijn of speel zonder jokers.</translation>
    </message>
    <message>
        <source>Red threes could be neither melded nor laid out: give them their special role, or let all threes be ordinary cards.</source>
        <translation>Rode drieën kunnen niet worden uitgelegd, ook niet los: geef ze hun speciale rol of laat alle drieën gewone kaarten zijn.</translation>
    </message>
    <message>
        <source>No sequence could begin with a three as long as threes are special: let the order begin with 4, or let threes be ordinary cards.</source>
        <translation>Geen reeks kan met een drie beginnen zolang drieën speciaal zijn: laat de volgorde met de 4 beginnen of laat drieën gewone kaarten zijn.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are no sambas in these rules.</source>
        <translation>Niemand kan uitgaan: in deze regels zijn er geen samba’s.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are neither canastas nor sambas without wild cards.</source>
        <translation>Niemand kan uitgaan: er zijn geen canasta’s of samba’s zonder wilde kaarten.</translation>
    </message>
    <message>
        <source>Red threes could never count for a side: the cards make at most {most} canastas and sambas.</source>
        <translation>Rode drieën kunnen nooit voor een team tellen: de kaarten leveren hoogstens {most} canasta’s en samba’s op.</translation>
    </message>
    <message>
        <source>Nobody could go out: the cards make at most {most} canastas and sambas.</source>
        <translation>Niemand kan uitgaan: de kaarten leveren hoogstens {most} canasta’s en samba’s op.</translation>
    </message>
    <message>
        <source>Nobody could go out: by these rules the cards make neither canastas nor sambas.</source>
        <translation>Niemand kan uitgaan: volgens deze regels leveren de kaarten geen canasta’s of samba’s op.</translation>
    </message>
    <message>
        <source>Nobody could go out: all cards that can be melded count {most} points together.</source>
        <translation>Niemand kan uitgaan: alle kaarten die kunnen worden uitgelegd, tellen samen {most} punten.</translation>
    </message>
    <message>
        <source>Nobody could ever reach the target: neither melded cards nor bonuses earn anything.</source>
        <translation>Niemand kan ooit de winnende score bereiken: uitgelegde kaarten en premies leveren niets op.</translation>
    </message>
    <message>
        <source>No first meld could reach {minimum} points: all cards together count {most}.</source>
        <translation>Geen eerste uitleg kan {minimum} punten halen: alle kaarten samen tellen {most}.</translation>
    </message>
    <message>
        <source>No single meld could reach {minimum} points: the best one counts {most}.</source>
        <translation>Geen enkele combinatie kan {minimum} punten halen: de beste telt {most}.</translation>
    </message>
    <message>
        <source>A player with a last card that can&apos;t be melded couldn&apos;t end the turn: allow passing with a single card, or the last discard.</source>
        <translation>Een speler met een laatste kaart die niet kan worden uitgelegd, kan de beurt niet beëindigen: laat passen met één kaart toe, of de laatste kaart afleggen.</translation>
    </message>
    <message>
        <source>A player who keeps one card and may not go out couldn&apos;t end the turn: let two cards be kept, or allow passing with a single card.</source>
        <translation>Een speler die één kaart houdt en niet mag uitgaan, kan de beurt niet beëindigen: laat twee kaarten houden of laat passen met één kaart toe.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>altijd</translation>
    </message>
    <message>
        <source>a wild card</source>
        <translation>een wilde kaart</translation>
    </message>
    <message>
        <source>a black three</source>
        <translation>een zwarte drie</translation>
    </message>
    <message>
        <source>a red three</source>
        <translation>een rode drie</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spelers, kaarten en delen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>The game is for {any} players.</source>
        <translation>Het spel is voor {any} spelers.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>each for oneself</source>
        <translation>ieder voor zich</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 teams van 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 teams van 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 teams van 2</translation>
    </message>
    <message>
        <source>Decks of 52 cards</source>
        <translation>Spellen van 52 kaarten</translation>
    </message>
    <message>
        <source>One deck of 52 cards is used.</source>
        <translation>Er wordt gespeeld met één spel van 52 kaarten.</translation>
    </message>
    <message>
        <source>{number} decks of 52 cards are shuffled together.</source>
        <translation>{number} spellen van 52 kaarten worden door elkaar geschud.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>One joker is added.</source>
        <translation>Er komt één joker bij.</translation>
    </message>
    <message>
        <source>{number} jokers are added.</source>
        <translation>Er komen {number} jokers bij.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Kaarten per speler</translation>
    </message>
    <message>
        <source>Each player is dealt {number} cards, one at a time.</source>
        <translation>Elke speler krijgt {number} kaarten, een voor een gedeeld.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time; each player gets {value}.</source>
        <translation>De kaarten worden een voor een gedeeld; elke speler krijgt {value}.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Eerste gever</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and whoever has the highest deals; those who tie draw again.</source>
        <translation>Voor de eerste keer delen trekt iedereen een kaart, en wie de hoogste heeft, deelt; bij gelijke kaarten wordt opnieuw getrokken.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Het lot bepaalt de eerste gever.</translation>
    </message>
    <message>
        <source>The players choose who deals first.</source>
        <translation>De spelers kiezen wie het eerst deelt.</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>hoogste kaart</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>door het lot</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Speelrichting</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins and deals the next round; play goes clockwise.</source>
        <translation>De speler links van de gever begint en deelt de volgende ronde; er wordt met de klok mee gespeeld.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins and deals the next round; play goes anticlockwise.</source>
        <translation>De speler rechts van de gever begint en deelt de volgende ronde; er wordt tegen de klok in gespeeld.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>met de klok mee</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>tegen de klok in</translation>
    </message>
    <message>
        <source>Two players take turns either way.</source>
        <translation>Met twee spelers ben je hoe dan ook om de beurt.</translation>
    </message>
    <message>
        <source>First card that is covered</source>
        <translation>Startkaart die wordt bedekt</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile, whatever it is.</source>
        <translation>De bovenste kaart van de trekstapel wordt omgedraaid en begint de aflegstapel, welke het ook is.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile. If it is {any}, another card is turned onto it, until a card of another kind lies on top; the covered cards stay in the pile.</source>
        <translation>De bovenste kaart van de trekstapel wordt omgedraaid en begint de aflegstapel. Is het {any}, dan wordt er nog een kaart bovenop gelegd, tot er een andere soort kaart bovenop ligt; de bedekte kaarten blijven in de aflegstapel.</translation>
    </message>
    <message>
        <source>A wild first card freezes the pile</source>
        <translation>Wilde startkaart bevriest de aflegstapel</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the pile.</source>
        <translation>Een wilde kaart die aan het begin wordt omgedraaid, bevriest de aflegstapel.</translation>
    </message>
    <message>
        <source>A wild card turned up at the start doesn&apos;t freeze the pile.</source>
        <translation>Een wilde kaart die aan het begin wordt omgedraaid, bevriest de aflegstapel niet.</translation>
    </message>
    <message>
        <source>Wild cards don&apos;t freeze the pile.</source>
        <translation>Wilde kaarten bevriezen de aflegstapel niet.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Getrokken kaarten per beurt</translation>
    </message>
    <message>
        <source>At the start of a turn you draw one card from the stock.</source>
        <translation>Aan het begin van je beurt trek je één kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw {number} cards from the stock.</source>
        <translation>Aan het begin van je beurt trek je {number} kaarten van de trekstapel.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw cards from the stock: {value}.</source>
        <translation>Aan het begin van je beurt trek je kaarten van de trekstapel: {value}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>Canastas and sambas to go out</source>
        <translation>Canasta’s en samba’s om uit te gaan</translation>
    </message>
    <message>
        <source>No complete {set} is needed to go out.</source>
        <translation>Om uit te gaan is geen complete {set} nodig.</translation>
    </message>
    <message>
        <source>To go out you need one complete {set}.</source>
        <translation>Om uit te gaan heb je één complete {set} nodig.</translation>
    </message>
    <message>
        <source>To go out you need {number} complete {sets} in all.</source>
        <translation>Om uit te gaan heb je in totaal {number} complete {sets} nodig.</translation>
    </message>
    <message>
        <source>To go out you need complete {sets}: {value}.</source>
        <translation>Om uit te gaan heb je complete {sets} nodig: {value}.</translation>
    </message>
    <message>
        <source>Sambas to go out</source>
        <translation>Samba’s om uit te gaan</translation>
    </message>
    <message>
        <source>None of them has to be a complete {samba}.</source>
        <translation>Er hoeft geen complete {samba} bij te zijn.</translation>
    </message>
    <message>
        <source>At least one {samba} must be among them.</source>
        <translation>Er moet minstens één {samba} bij zijn.</translation>
    </message>
    <message>
        <source>At least {number} {sambas} must be among them.</source>
        <translation>Er moeten minstens {number} {sambas} bij zijn.</translation>
    </message>
    <message>
        <source>Natural canastas and sambas to go out</source>
        <translation>Zuivere canasta’s en samba’s om uit te gaan</translation>
    </message>
    <message>
        <source>None of them has to be without wild cards.</source>
        <translation>Geen ervan hoeft zonder wilde kaarten te zijn.</translation>
    </message>
    <message>
        <source>At least one of them must be without wild cards.</source>
        <translation>Minstens één ervan moet zonder wilde kaarten zijn.</translation>
    </message>
    <message>
        <source>At least {number} of them must be without wild cards.</source>
        <translation>Minstens {number} ervan moeten zonder wilde kaarten zijn.</translation>
    </message>
    <message>
        <source>Points melded to go out</source>
        <translation>Uitgelegde punten om uit te gaan</translation>
    </message>
    <message>
        <source>Going out needs no number of melded points.</source>
        <translation>Om uit te gaan is geen aantal uitgelegde punten nodig.</translation>
    </message>
    <message>
        <source>You must have melded cards for at least {value} points in this round to go out, your last turn included.</source>
        <translation>Om uit te gaan moet je in deze ronde kaarten voor minstens {value} punten hebben uitgelegd, je laatste beurt meegerekend.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>De laatste kaart</translation>
    </message>
    <message>
        <source>You go out by melding all your cards, or all but one and discarding that one.</source>
        <translation>Je gaat uit door al je kaarten uit te leggen, of alle op één na en die af te leggen.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards but one and discarding that one.</source>
        <translation>Je gaat uit door al je kaarten op één na uit te leggen en die af te leggen.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Je gaat uit door al je kaarten uit te leggen; de laatste mag niet worden afgelegd.</translation>
    </message>
    <message>
        <source>melded or discarded</source>
        <translation>uitgelegd of afgelegd</translation>
    </message>
    <message>
        <source>always discarded</source>
        <translation>altijd afgelegd</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>nooit afgelegd</translation>
    </message>
    <message>
        <source>Cards kept while not going out</source>
        <translation>Kaarten die je houdt zonder uit te gaan</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least one card when you meld.</source>
        <translation>Zolang je niet mag uitgaan, houd je bij het uitleggen minstens één kaart.</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least {number} cards when you meld; hold fewer only if you go out in the same turn.</source>
        <translation>Zolang je niet mag uitgaan, houd je bij het uitleggen minstens {number} kaarten; minder alleen als je in dezelfde beurt uitgaat.</translation>
    </message>
    <message>
        <source>Passing instead of discarding</source>
        <translation>Passen in plaats van afleggen</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Elke beurt eindigt met het afleggen van een kaart.</translation>
    </message>
    <message>
        <source>If you have a single card left and may not go out, you keep it and pass; every other turn ends with a discard.</source>
        <translation>Heb je nog één kaart en mag je niet uitgaan, dan houd je die en pas je; elke andere beurt eindigt met het afleggen van een kaart.</translation>
    </message>
    <message>
        <source>with a single card</source>
        <translation>met één kaart</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Je partner vragen</translation>
    </message>
    <message>
        <source>Partners aren&apos;t asked before going out.</source>
        <translation>Partners worden niet gevraagd voor het uitgaan.</translation>
    </message>
    <message>
        <source>Before you go out you may ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Voordat je uitgaat, mag je vragen: ‘Partner, mag ik uitgaan?’ Je moet je aan het antwoord houden.</translation>
    </message>
    <message>
        <source>Before you go out you must ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Voordat je uitgaat, moet je vragen: ‘Partner, mag ik uitgaan?’ Je moet je aan het antwoord houden.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>uit</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>toegestaan</translation>
    </message>
    <message>
        <source>required</source>
        <translation>verplicht</translation>
    </message>
    <message>
        <source>All partners must agree</source>
        <translation>Alle partners moeten het eens zijn</translation>
    </message>
    <message>
        <source>Of two partners both must say yes.</source>
        <translation>Van twee partners moeten beiden ja zeggen.</translation>
    </message>
    <message>
        <source>Of two partners one yes is enough.</source>
        <translation>Van twee partners is één ja genoeg.</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Premie voor uitgaan</translation>
    </message>
    <message>
        <source>There is no bonus for going out.</source>
        <translation>Er is geen premie voor uitgaan.</translation>
    </message>
    <message>
        <source>Going out earns {value}.</source>
        <translation>Uitgaan levert {value} op.</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Premie voor in één keer uitgaan</translation>
    </message>
    <message>
        <source>Melding the whole hand in one turn earns nothing more.</source>
        <translation>Je hele hand in één beurt uitleggen levert niets extra op.</translation>
    </message>
    <message>
        <source>Going out concealed earns {value} more.</source>
        <translation>In één keer uitgaan levert {value} extra op.</translation>
    </message>
    <message>
        <source>What concealed means</source>
        <translation>Wat in één keer betekent</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn.</source>
        <translation>In één keer betekent dat je je hele hand in één beurt kwijtraakt.</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn, {value}.</source>
        <translation>In één keer betekent dat je je hele hand in één beurt kwijtraakt, {value}.</translation>
    </message>
    <message>
        <source>having melded nothing before in the round</source>
        <translation>zonder eerder in de ronde te hebben uitgelegd</translation>
    </message>
    <message>
        <source>after drawing from the stock</source>
        <translation>na het trekken van de trekstapel</translation>
    </message>
    <message>
        <source>adding nothing to melds that lay there before</source>
        <translation>zonder aan te leggen aan combinaties die er al lagen</translation>
    </message>
    <message>
        <source>laying a complete meld of seven or more cards</source>
        <translation>met een complete combinatie van zeven of meer kaarten</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing more.</source>
        <translation>In één keer uitgaan levert niets extra op.</translation>
    </message>
    <message>
        <source>Groups and canastas</source>
        <translation>Groepen en canasta’s</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Kleinste groep</translation>
    </message>
    <message>
        <source>A group is {number} or more cards of one rank.</source>
        <translation>Een groep bestaat uit {number} of meer kaarten van één rang.</translation>
    </message>
    <message>
        <source>Wild cards in a group</source>
        <translation>Wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>A group may hold any number of wild cards.</source>
        <translation>Een groep mag elk aantal wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>A group holds no wild cards.</source>
        <translation>Een groep mag geen wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>A group may hold one wild card, no more.</source>
        <translation>Een groep mag één wilde kaart bevatten, niet meer.</translation>
    </message>
    <message>
        <source>A group may hold up to {number} wild cards.</source>
        <translation>Een groep mag tot {number} wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>onbeperkt</translation>
    </message>
    <message>
        <source>Natural against wild cards in a group</source>
        <translation>Natuurlijke en wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>For each wild card there must be at least two natural cards in the group.</source>
        <translation>In een groep horen bij elke wilde kaart minstens twee natuurlijke kaarten.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in the group.</source>
        <translation>Een groep moet meer natuurlijke dan wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>For each wild card there must be at least one natural card in the group.</source>
        <translation>In een groep hoort bij elke wilde kaart minstens één natuurlijke kaart.</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a group.</source>
        <translation>In een groep mogen natuurlijke en wilde kaarten in elke verhouding voorkomen.</translation>
    </message>
    <message>
        <source>twice as many</source>
        <translation>twee keer zoveel</translation>
    </message>
    <message>
        <source>more natural than wild</source>
        <translation>meer natuurlijke</translation>
    </message>
    <message>
        <source>at least as many</source>
        <translation>minstens evenveel</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>maakt niet uit</translation>
    </message>
    <message>
        <source>Natural cards in a group</source>
        <translation>Natuurlijke kaarten in een groep</translation>
    </message>
    <message>
        <source>At least one card of a group must be natural.</source>
        <translation>Minstens één kaart van een groep moet natuurlijk zijn.</translation>
    </message>
    <message>
        <source>At least {number} cards of a group must be natural.</source>
        <translation>Minstens {number} kaarten van een groep moeten natuurlijk zijn.</translation>
    </message>
    <message>
        <source>Wild cards in all groups of a side</source>
        <translation>Wilde kaarten in alle groepen van een team</translation>
    </message>
    <message>
        <source>There is no limit to the wild cards in all your groups together.</source>
        <translation>Al je groepen samen mogen elk aantal wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>You may have no wild card in any of your groups.</source>
        <translation>Geen van je groepen mag een wilde kaart bevatten.</translation>
    </message>
    <message>
        <source>All your groups together may hold only one wild card.</source>
        <translation>Al je groepen samen mogen maar één wilde kaart bevatten.</translation>
    </message>
    <message>
        <source>All your groups together may hold at most {number} wild cards.</source>
        <translation>Al je groepen samen mogen hoogstens {number} wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canasta’s</translation>
    </message>
    <message>
        <source>There are no canastas: seven cards of one rank earn nothing more.</source>
        <translation>Er zijn geen canasta’s: zeven kaarten van één rang leveren niets extra op.</translation>
    </message>
    <message>
        <source>A group of {number} cards is a canasta: a natural canasta without wild cards, a mixed one with them.</source>
        <translation>Een groep van {number} kaarten is een canasta: een zuivere zonder wilde kaarten, een gemengde met.</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>geen canasta’s</translation>
    </message>
    <message>
        <source>Canastas of more than seven cards</source>
        <translation>Canasta’s van meer dan zeven kaarten</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards.</source>
        <translation>Een canasta mag verder groeien dan zeven kaarten.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards; no card can be added to it.</source>
        <translation>Een canasta bestaat uit precies zeven kaarten; er kan geen kaart meer bij.</translation>
    </message>
    <message>
        <source>Wild cards onto a complete canasta</source>
        <translation>Wilde kaarten bij een complete canasta</translation>
    </message>
    <message>
        <source>Wild cards too may be added to a complete canasta, within the limits of a group.</source>
        <translation>Ook wilde kaarten mogen bij een complete canasta, binnen de grenzen van een groep.</translation>
    </message>
    <message>
        <source>No wild card may be added to a complete canasta.</source>
        <translation>Bij een complete canasta mag geen wilde kaart meer.</translation>
    </message>
    <message>
        <source>Several groups of one rank</source>
        <translation>Meerdere groepen van één rang</translation>
    </message>
    <message>
        <source>You may have several groups of one rank and keep them apart.</source>
        <translation>Je mag meerdere groepen van één rang hebben en apart houden.</translation>
    </message>
    <message>
        <source>You may have only one group of each rank.</source>
        <translation>Je mag van elke rang maar één groep hebben.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>niet toegestaan</translation>
    </message>
    <message>
        <source>Merging groups</source>
        <translation>Groepen samenvoegen</translation>
    </message>
    <message>
        <source>In your turn you may merge two groups of one rank if together they keep to all limits.</source>
        <translation>In je beurt mag je twee groepen van één rang samenvoegen als ze samen binnen alle grenzen blijven.</translation>
    </message>
    <message>
        <source>Groups of one rank can&apos;t be merged.</source>
        <translation>Groepen van één rang mogen niet worden samengevoegd.</translation>
    </message>
    <message>
        <source>in one&apos;s own turn</source>
        <translation>in je eigen beurt</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Een team heeft van elke rang maar één groep.</translation>
    </message>
    <message>
        <source>Adding to melds of other sides</source>
        <translation>Aanleggen bij andere teams</translation>
    </message>
    <message>
        <source>Once you have made your own first meld, you may add cards to the melds of others too; their points count for you.</source>
        <translation>Heb je zelf je eerste uitleg gedaan, dan mag je ook aanleggen aan de combinaties van anderen; die punten tellen voor jou.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds.</source>
        <translation>Je mag alleen aanleggen aan je eigen combinaties.</translation>
    </message>
    <message>
        <source>Melds of wild cards only</source>
        <translation>Combinaties van alleen wilde kaarten</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld by themselves; seven of them are a wild canasta, also called a bolivia.</source>
        <translation>Drie of meer wilde kaarten mogen op zichzelf een combinatie zijn; zeven ervan zijn een wilde canasta, ook wel bolivia genoemd.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Alleen wilde kaarten zijn geen combinatie.</translation>
    </message>
    <message>
        <source>A wild canasta is closed</source>
        <translation>Wilde canasta’s zijn afgesloten</translation>
    </message>
    <message>
        <source>A wild canasta takes no more cards.</source>
        <translation>Bij een wilde canasta kan geen kaart meer.</translation>
    </message>
    <message>
        <source>More wild cards may be added to a wild canasta.</source>
        <translation>Bij een wilde canasta mogen meer wilde kaarten.</translation>
    </message>
    <message>
        <source>Swapping a wild card</source>
        <translation>Een wilde kaart omruilen</translation>
    </message>
    <message>
        <source>A wild card stays in its meld to the end of the round.</source>
        <translation>Een wilde kaart blijft tot het einde van de ronde in de combinatie liggen.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group of yours that isn&apos;t complete yet, if you put a natural card of its rank from your hand in its place; the wild card comes to your hand.</source>
        <translation>In je beurt mag je een wilde kaart uit een van je groepen nemen die nog niet compleet is, als je er een natuurlijke kaart van die rang uit je hand voor in de plaats legt; de wilde kaart komt in je hand.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group or a sequence of yours that isn&apos;t complete yet, if you put the natural card that it stands for from your hand in its place; the wild card comes to your hand.</source>
        <translation>In je beurt mag je een wilde kaart uit een van je groepen of reeksen nemen die nog niet compleet is, als je er de natuurlijke kaart waar die voor staat uit je hand voor in de plaats legt; de wilde kaart komt in je hand.</translation>
    </message>
    <message>
        <source>in groups</source>
        <translation>in groepen</translation>
    </message>
    <message>
        <source>in groups and sequences</source>
        <translation>in groepen en reeksen</translation>
    </message>
    <message>
        <source>Neither groups nor sequences hold wild cards.</source>
        <translation>Groepen en reeksen mogen geen wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>The first meld of a round</source>
        <translation>De eerste uitleg van een ronde</translation>
    </message>
    <message>
        <source>Minimum of the first meld</source>
        <translation>Minimum van de eerste uitleg</translation>
    </message>
    <message>
        <source>The first meld of a round must reach a minimum, by the score before the round: {value}.</source>
        <translation>De eerste uitleg van een ronde moet een minimum halen, naar de score voor de ronde: {value}.</translation>
    </message>
    <message>
        <source>Several melds count together</source>
        <translation>Meerdere combinaties tellen samen</translation>
    </message>
    <message>
        <source>Several melds laid in the same turn count together.</source>
        <translation>Meerdere combinaties die in dezelfde beurt worden uitgelegd, tellen samen.</translation>
    </message>
    <message>
        <source>A single meld must reach the minimum.</source>
        <translation>Eén combinatie moet het minimum halen.</translation>
    </message>
    <message>
        <source>Sequences count for the first meld</source>
        <translation>Reeksen tellen voor de eerste uitleg</translation>
    </message>
    <message>
        <source>Sequences count like groups.</source>
        <translation>Reeksen tellen net als groepen.</translation>
    </message>
    <message>
        <source>Sequences don&apos;t count for the minimum.</source>
        <translation>Reeksen tellen niet voor het minimum.</translation>
    </message>
    <message>
        <source>Who must reach the minimum</source>
        <translation>Wie het minimum moet halen</translation>
    </message>
    <message>
        <source>When one player has made the first meld, it is made for the whole team.</source>
        <translation>Heeft één speler de eerste uitleg gedaan, dan geldt die voor het hele team.</translation>
    </message>
    <message>
        <source>Each player has to make a first meld of their own, partners too.</source>
        <translation>Elke speler moet een eigen eerste uitleg doen, ook partners.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>elk team</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>elke speler</translation>
    </message>
    <message>
        <source>Take the pile for the first meld</source>
        <translation>Aflegstapel pakken voor de eerste uitleg</translation>
    </message>
    <message>
        <source>The pile may be taken for the first meld too.</source>
        <translation>De aflegstapel mag ook voor de eerste uitleg worden gepakt.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken before the first meld is made.</source>
        <translation>De aflegstapel mag niet worden gepakt voordat de eerste uitleg is gedaan.</translation>
    </message>
    <message>
        <source>The top card counts for the first meld</source>
        <translation>Bovenste kaart telt voor de eerste uitleg</translation>
    </message>
    <message>
        <source>The top card of the pile counts for the minimum.</source>
        <translation>De bovenste kaart van de aflegstapel telt voor het minimum.</translation>
    </message>
    <message>
        <source>The top card of the pile doesn&apos;t count for the minimum.</source>
        <translation>De bovenste kaart van de aflegstapel telt niet voor het minimum.</translation>
    </message>
    <message>
        <source>The rest of the pile counts for the first meld</source>
        <translation>Rest van de aflegstapel telt mee</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand at once and may help to reach the minimum.</source>
        <translation>De rest van de aflegstapel komt meteen in de hand en mag helpen om het minimum te halen.</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand only when the minimum is reached.</source>
        <translation>De rest van de aflegstapel komt pas in de hand als het minimum is gehaald.</translation>
    </message>
    <message>
        <source>Only the top card is taken.</source>
        <translation>Alleen de bovenste kaart wordt genomen.</translation>
    </message>
    <message>
        <source>Bonuses count for the first meld</source>
        <translation>Premies tellen voor de eerste uitleg</translation>
    </message>
    <message>
        <source>Bonuses for complete {sets} and for red threes count too.</source>
        <translation>Premies voor complete {sets} en voor rode drieën tellen mee.</translation>
    </message>
    <message>
        <source>Only the points of the cards count, no bonuses.</source>
        <translation>Alleen de punten van de kaarten tellen, geen premies.</translation>
    </message>
    <message>
        <source>No minimum when going out in one turn</source>
        <translation>Geen minimum bij uitgaan in één beurt</translation>
    </message>
    <message>
        <source>There is no minimum if you draw from the stock and meld your whole hand in one turn, with a complete {set} on the table at the end.</source>
        <translation>Er is geen minimum als je van de trekstapel trekt en je hele hand in één beurt uitlegt, met aan het eind een complete {set} op tafel.</translation>
    </message>
    <message>
        <source>The minimum holds even if the whole hand is melded in one turn.</source>
        <translation>Het minimum geldt ook als de hele hand in één beurt wordt uitgelegd.</translation>
    </message>
    <message>
        <source>Scoring and the match</source>
        <translation>Score en partij</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>Premie voor een zuivere canasta</translation>
    </message>
    <message>
        <source>A natural canasta earns {value}.</source>
        <translation>Een zuivere canasta levert {value} op.</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>Premie voor een gemengde canasta</translation>
    </message>
    <message>
        <source>A mixed canasta earns {value}.</source>
        <translation>Een gemengde canasta levert {value} op.</translation>
    </message>
    <message>
        <source>Bonus for a samba</source>
        <translation>Premie voor een samba</translation>
    </message>
    <message>
        <source>Seven natural cards in sequence earn {value}.</source>
        <translation>Zeven opeenvolgende natuurlijke kaarten leveren {value} op.</translation>
    </message>
    <message>
        <source>Bonus for a samba with wild cards</source>
        <translation>Premie voor een samba met wilde kaarten</translation>
    </message>
    <message>
        <source>Seven cards in sequence, wild cards among them, earn {value}.</source>
        <translation>Zeven opeenvolgende kaarten met wilde kaarten ertussen leveren {value} op.</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>Premie voor een wilde canasta</translation>
    </message>
    <message>
        <source>A wild canasta earns {value}.</source>
        <translation>Een wilde canasta levert {value} op.</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Uitgelegde kaarten tellen</translation>
    </message>
    <message>
        <source>The points of all melded cards are added.</source>
        <translation>De punten van alle uitgelegde kaarten worden bijgeteld.</translation>
    </message>
    <message>
        <source>Only bonuses count, not the points of melded cards.</source>
        <translation>Alleen premies tellen, niet de punten van de uitgelegde kaarten.</translation>
    </message>
    <message>
        <source>Cards left in hand are deducted</source>
        <translation>Kaarten in de hand worden afgetrokken</translation>
    </message>
    <message>
        <source>The points of the cards left in the hands are deducted.</source>
        <translation>De punten van de kaarten die in de hand blijven, worden afgetrokken.</translation>
    </message>
    <message>
        <source>Cards left in the hands cost nothing.</source>
        <translation>Kaarten die in de hand blijven, kosten niets.</translation>
    </message>
    <message>
        <source>Target of the match</source>
        <translation>Winnende score van de partij</translation>
    </message>
    <message>
        <source>The target of the match is {value} points.</source>
        <translation>De partij gaat tot {value} punten.</translation>
    </message>
    <message>
        <source>The target of the match in points is {value}.</source>
        <translation>De winnende score van de partij is {value}.</translation>
    </message>
    <message>
        <source>Targets offered</source>
        <translation>Winnende scores om uit te kiezen</translation>
    </message>
    <message>
        <source>Usual targets are {any} points.</source>
        <translation>Gebruikelijk zijn partijen tot {any} punten.</translation>
    </message>
    <message>
        <source>When the target counts</source>
        <translation>Wanneer de winnende score geldt</translation>
    </message>
    <message>
        <source>The match is over when the target has been reached at the end of a round.</source>
        <translation>De partij is afgelopen als aan het eind van een ronde de winnende score is bereikt.</translation>
    </message>
    <message>
        <source>The match ends at once, in the middle of a round, when the target would be reached by counting.</source>
        <translation>De partij is meteen afgelopen, midden in een ronde, als de winnende score bij het tellen zou worden bereikt.</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>na de ronde</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>Several sides at the target</source>
        <translation>Meer teams met de winnende score</translation>
    </message>
    <message>
        <source>If several have reached the target, the highest score wins.</source>
        <translation>Hebben er meer de winnende score bereikt, dan wint de hoogste score.</translation>
    </message>
    <message>
        <source>If several have reached the target, whoever went out wins, else the highest score.</source>
        <translation>Hebben er meer de winnende score bereikt, dan wint wie is uitgegaan, en anders de hoogste score.</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>hoogste score</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <translation>wie is uitgegaan</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Gelijke scores</translation>
    </message>
    <message>
        <source>If the highest scores are equal, the match is a draw.</source>
        <translation>Zijn de hoogste scores gelijk, dan is de partij een gelijkspel.</translation>
    </message>
    <message>
        <source>If the highest scores are equal, another round is played.</source>
        <translation>Zijn de hoogste scores gelijk, dan wordt er nog een ronde gespeeld.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>gelijkspel</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>nog een ronde</translation>
    </message>
    <message>
        <source>Most rounds of a match</source>
        <translation>Hoogste aantal rondes van een partij</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds.</source>
        <translation>Het aantal rondes is onbeperkt.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after one round is a draw.</source>
        <translation>Een partij die na één ronde niet is gewonnen, is een gelijkspel.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after {value} rounds is a draw.</source>
        <translation>Een partij die na {value} rondes niet is gewonnen, is een gelijkspel.</translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>Een groep mag geen wilde kaart bevatten.</translation>
    </message>
    <message>
        <source>There are no canastas.</source>
        <translation>Er zijn geen canasta’s.</translation>
    </message>
    <message>
        <source>No card at all can be added to a complete canasta.</source>
        <translation>Bij een complete canasta kan helemaal geen kaart meer.</translation>
    </message>
    <message>
        <source>Wild cards can&apos;t be melded by themselves.</source>
        <translation>Wilde kaarten kunnen niet op zichzelf worden uitgelegd.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played.</source>
        <translation>Er wordt zonder reeksen gespeeld.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>Een reeks mag geen wilde kaart bevatten.</translation>
    </message>
    <message>
        <source>There are no sambas.</source>
        <translation>Er zijn geen samba’s.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas.</source>
        <translation>Er zijn geen canasta’s of samba’s.</translation>
    </message>
    <message>
        <source>There is no way of taking the pile.</source>
        <translation>De aflegstapel kan op geen enkele manier worden gepakt.</translation>
    </message>
    <message>
        <source>The top card is taken without melding it.</source>
        <translation>De bovenste kaart wordt genomen zonder die uit te leggen.</translation>
    </message>
    <message>
        <source>The pile is taken in the same way whether it is frozen or not.</source>
        <translation>De aflegstapel wordt op dezelfde manier gepakt, bevroren of niet.</translation>
    </message>
    <message>
        <source>The pile is frozen all the time.</source>
        <translation>De aflegstapel is altijd bevroren.</translation>
    </message>
    <message>
        <source>A first meld needs no minimum.</source>
        <translation>Voor de eerste uitleg geldt geen minimum.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken for a first meld.</source>
        <translation>De aflegstapel mag niet voor een eerste uitleg worden gepakt.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards.</source>
        <translation>Drieën zijn gewone kaarten.</translation>
    </message>
    <message>
        <source>Red threes have no special role.</source>
        <translation>Rode drieën hebben geen speciale rol.</translation>
    </message>
    <message>
        <source>Red threes never stay in a hand.</source>
        <translation>Rode drieën blijven nooit in de hand.</translation>
    </message>
    <message>
        <source>Red threes count for every side.</source>
        <translation>Rode drieën tellen voor elk team.</translation>
    </message>
    <message>
        <source>Cards left in the hand cost nothing.</source>
        <translation>Kaarten die in de hand blijven, kosten niets.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Iedereen speelt voor zich.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked.</source>
        <translation>De partner wordt niet gevraagd.</translation>
    </message>
    <message>
        <source>Nobody has more than one partner.</source>
        <translation>Niemand heeft meer dan één partner.</translation>
    </message>
    <message>
        <source>while it isn&apos;t frozen</source>
        <translation>als hij niet bevroren is</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>De aflegstapel</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Kaarten die je van de aflegstapel pakt</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>In plaats van te trekken mag je de hele aflegstapel pakken.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>In plaats van te trekken mag je de bovenste vijf kaarten van de aflegstapel pakken, of alle als het er minder zijn.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile, and no more.</source>
        <translation>In plaats van te trekken mag je de bovenste kaart van de aflegstapel nemen, niet meer.</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>de bovenste kaart</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>vijf kaarten</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>de hele aflegstapel</translation>
    </message>
    <message>
        <source>The top card must be melded</source>
        <translation>Bovenste kaart moet worden uitgelegd</translation>
    </message>
    <message>
        <source>Whoever takes the pile must meld its top card at once; the rest comes to the hand.</source>
        <translation>Wie de aflegstapel pakt, moet de bovenste kaart meteen uitleggen; de rest komt in de hand.</translation>
    </message>
    <message>
        <source>What is taken from the pile comes to the hand; nothing has to be melded.</source>
        <translation>Wat van de aflegstapel wordt gepakt, komt in de hand; niets ervan hoeft te worden uitgelegd.</translation>
    </message>
    <message>
        <source>Take with a natural pair</source>
        <translation>Pakken met een zuiver paar</translation>
    </message>
    <message>
        <source>You may take the pile, frozen or not, with two natural cards of the same rank as its top card from your hand.</source>
        <translation>Je mag de aflegstapel, bevroren of niet, pakken met twee natuurlijke kaarten uit je hand van dezelfde rang als de bovenste kaart.</translation>
    </message>
    <message>
        <source>A natural pair from the hand doesn&apos;t take the pile.</source>
        <translation>Met een zuiver paar uit de hand kan de aflegstapel niet worden gepakt.</translation>
    </message>
    <message>
        <source>Take with a natural and a wild card</source>
        <translation>Pakken met een natuurlijke en een wilde kaart</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card don&apos;t take the pile.</source>
        <translation>Met één natuurlijke kaart van die rang en een wilde kaart kan de aflegstapel niet worden gepakt.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, one natural card of that rank and a wild card from your hand take it too.</source>
        <translation>Zolang de aflegstapel niet bevroren is, mag je hem ook pakken met één natuurlijke kaart van die rang en een wilde kaart uit je hand.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card from your hand take the pile too, frozen or not.</source>
        <translation>Ook met één natuurlijke kaart van die rang en een wilde kaart uit je hand mag je de aflegstapel pakken, bevroren of niet.</translation>
    </message>
    <message>
        <source>Where the pair goes</source>
        <translation>Waar het paar heen gaat</translation>
    </message>
    <message>
        <source>The top card and the pair begin a new group or join one of yours.</source>
        <translation>De bovenste kaart en het paar beginnen een nieuwe groep of komen bij een van je groepen.</translation>
    </message>
    <message>
        <source>The top card and the pair always begin a new group.</source>
        <translation>De bovenste kaart en het paar beginnen altijd een nieuwe groep.</translation>
    </message>
    <message>
        <source>a new group</source>
        <translation>een nieuwe groep</translation>
    </message>
    <message>
        <source>any group of that rank</source>
        <translation>elke groep van die rang</translation>
    </message>
    <message>
        <source>Two cards of its rank from the hand don&apos;t take the pile.</source>
        <translation>Met twee kaarten van die rang uit de hand kan de aflegstapel niet worden gepakt.</translation>
    </message>
    <message>
        <source>Take by adding to a group</source>
        <translation>Pakken door aan te leggen aan een groep</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card alone to a group on the table.</source>
        <translation>Je kunt de aflegstapel niet pakken door alleen de bovenste kaart aan te leggen aan een groep op tafel.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a group of yours.</source>
        <translation>Zolang de aflegstapel niet bevroren is, mag je hem ook pakken door de bovenste kaart aan te leggen aan een van je groepen.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a group of yours.</source>
        <translation>Je mag de aflegstapel, bevroren of niet, ook pakken door de bovenste kaart aan te leggen aan een van je groepen.</translation>
    </message>
    <message>
        <source>Take by adding to a sequence</source>
        <translation>Pakken door aan te leggen aan een reeks</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card to a sequence on the table.</source>
        <translation>Je kunt de aflegstapel niet pakken door alleen de bovenste kaart aan te leggen aan een reeks op tafel.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a sequence of yours.</source>
        <translation>Zolang de aflegstapel niet bevroren is, mag je hem ook pakken door de bovenste kaart aan te leggen aan een van je reeksen.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a sequence of yours.</source>
        <translation>Je mag de aflegstapel, bevroren of niet, ook pakken door de bovenste kaart aan te leggen aan een van je reeksen.</translation>
    </message>
    <message>
        <source>Take the top card alone onto a sequence</source>
        <translation>Alleen de bovenste kaart nemen voor een reeks</translation>
    </message>
    <message>
        <source>Instead of drawing you may also take only the top card, if it fits an end of a sequence of yours of fewer than seven cards; the rest of the pile stays.</source>
        <translation>In plaats van te trekken mag je ook alleen de bovenste kaart nemen, als die past aan een einde van een van je reeksen van minder dan zeven kaarten; de rest van de aflegstapel blijft liggen.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken by itself onto a sequence.</source>
        <translation>De bovenste kaart kan niet alleen worden genomen voor een reeks.</translation>
    </message>
    <message>
        <source>Take by beginning a sequence</source>
        <translation>Pakken door een reeks te beginnen</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence.</source>
        <translation>Met de bovenste kaart kan geen nieuwe reeks worden begonnen.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by beginning a new sequence with its top card and two natural cards from your hand, or the card next to it and a wild card.</source>
        <translation>Zolang de aflegstapel niet bevroren is, mag je hem ook pakken door een nieuwe reeks te beginnen met de bovenste kaart en twee natuurlijke kaarten uit je hand, of de kaart ernaast en een wilde kaart.</translation>
    </message>
    <message>
        <source>You may also take the pile by beginning a new sequence with its top card and two natural cards from your hand; while it isn&apos;t frozen, the card next to it and a wild card do too.</source>
        <translation>Je mag de aflegstapel ook pakken door een nieuwe reeks te beginnen met de bovenste kaart en twee natuurlijke kaarten uit je hand; zolang hij niet bevroren is, mag het ook met de kaart ernaast en een wilde kaart.</translation>
    </message>
    <message>
        <source>Take onto a complete canasta</source>
        <translation>Pakken bij een complete canasta</translation>
    </message>
    <message>
        <source>The group that its top card joins may be a complete canasta.</source>
        <translation>De groep waar de bovenste kaart bij komt, mag een complete canasta zijn.</translation>
    </message>
    <message>
        <source>Only a natural pair may bring its top card to a complete canasta.</source>
        <translation>Alleen met een zuiver paar mag de bovenste kaart bij een complete canasta komen.</translation>
    </message>
    <message>
        <source>Only a natural pair brings its top card to a group.</source>
        <translation>Alleen met een zuiver paar komt de bovenste kaart bij een groep.</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>Bevroren voor de eerste uitleg</translation>
    </message>
    <message>
        <source>Before your first meld the pile is always frozen for you.</source>
        <translation>Voor je eerste uitleg is de aflegstapel voor jou altijd bevroren.</translation>
    </message>
    <message>
        <source>Before your first meld the pile is no more frozen for you than later.</source>
        <translation>Voor je eerste uitleg is de aflegstapel voor jou niet meer bevroren dan later.</translation>
    </message>
    <message>
        <source>What freezes the pile</source>
        <translation>Wat de aflegstapel bevriest</translation>
    </message>
    <message>
        <source>No card freezes the pile.</source>
        <translation>Geen kaart bevriest de aflegstapel.</translation>
    </message>
    <message>
        <source>The pile is frozen when {any} is laid on it.</source>
        <translation>De aflegstapel is bevroren als er {any} op wordt gelegd.</translation>
    </message>
    <message>
        <source>How long the pile stays frozen</source>
        <translation>Hoelang de aflegstapel bevroren blijft</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken, even where a part of it is left.</source>
        <translation>Een bevroren aflegstapel blijft bevroren tot hij wordt gepakt, ook als er een deel van blijft liggen.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen as long as such a card lies in it.</source>
        <translation>Een bevroren aflegstapel blijft bevroren zolang er zo’n kaart in ligt.</translation>
    </message>
    <message>
        <source>until it is taken</source>
        <translation>tot hij is gepakt</translation>
    </message>
    <message>
        <source>while such a card lies in it</source>
        <translation>zolang er zo’n kaart in ligt</translation>
    </message>
    <message>
        <source>Whoever takes the pile takes all of it.</source>
        <translation>Wie de aflegstapel pakt, pakt hem helemaal.</translation>
    </message>
    <message>
        <source>What blocks the pile</source>
        <translation>Wat de aflegstapel blokkeert</translation>
    </message>
    <message>
        <source>No card blocks the pile.</source>
        <translation>Geen kaart blokkeert de aflegstapel.</translation>
    </message>
    <message>
        <source>While {any} lies on top, the pile is blocked: nobody can take it or its top card.</source>
        <translation>Zolang er {any} bovenop ligt, is de aflegstapel geblokkeerd: niemand kan hem pakken of de bovenste kaart nemen.</translation>
    </message>
    <message>
        <source>Red threes may be discarded</source>
        <translation>Rode drieën mogen worden afgelegd</translation>
    </message>
    <message>
        <source>A red three may also be discarded.</source>
        <translation>Een rode drie mag ook worden afgelegd.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded.</source>
        <translation>Een rode drie mag niet worden afgelegd.</translation>
    </message>
    <message>
        <source>Red threes are never kept in the hand, or are ordinary cards.</source>
        <translation>Rode drieën blijven nooit in de hand, of zijn gewone kaarten.</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>Wilde kaarten mogen worden afgelegd</translation>
    </message>
    <message>
        <source>A wild card may be discarded.</source>
        <translation>Een wilde kaart mag worden afgelegd.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded.</source>
        <translation>Een wilde kaart mag niet worden afgelegd.</translation>
    </message>
    <message>
        <source>With a single card in the hand</source>
        <translation>Met één kaart in de hand</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile like others.</source>
        <translation>Met één kaart in je hand mag je de aflegstapel pakken zoals anderen.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile only if you may go out.</source>
        <translation>Met één kaart in je hand mag je de aflegstapel alleen pakken als je mag uitgaan.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>Met één kaart in je hand mag je geen aflegstapel van één kaart pakken.</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>zoals anderen</translation>
    </message>
    <message>
        <source>no pile without going out</source>
        <translation>alleen om uit te gaan</translation>
    </message>
    <message>
        <source>no pile of a single card</source>
        <translation>niet bij één kaart</translation>
    </message>
    <message>
        <source>A single card never takes the pile anyway.</source>
        <translation>Met één kaart kan de aflegstapel toch nooit worden gepakt.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rode drieën</translation>
    </message>
    <message>
        <source>Laying red threes out</source>
        <translation>Rode drieën uitleggen</translation>
    </message>
    <message>
        <source>A red three is laid out face up beside your melds as soon as it comes to your hand, in the deal too.</source>
        <translation>Een rode drie wordt open naast je combinaties gelegd zodra die in je hand komt, ook bij het delen.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may lay out a red three face up beside your melds, or keep it in your hand.</source>
        <translation>In je beurt mag je na het trekken een rode drie open naast je combinaties leggen of in je hand houden.</translation>
    </message>
    <message>
        <source>Red threes earn nothing and are never melded.</source>
        <translation>Rode drieën leveren niets op en worden nooit in een combinatie uitgelegd.</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>naar keuze</translation>
    </message>
    <message>
        <source>no special role</source>
        <translation>geen speciale rol</translation>
    </message>
    <message>
        <source>Replacement card</source>
        <translation>Vervangende kaart</translation>
    </message>
    <message>
        <source>For each red three laid out you draw a replacement card from the stock.</source>
        <translation>Voor elke uitgelegde rode drie trek je een vervangende kaart van de trekstapel.</translation>
    </message>
    <message>
        <source>No card is drawn for a red three that is laid out.</source>
        <translation>Voor een uitgelegde rode drie wordt geen kaart getrokken.</translation>
    </message>
    <message>
        <source>Replacement for a red three from the pile</source>
        <translation>Vervanging voor een rode drie uit de aflegstapel</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced like others.</source>
        <translation>Een rode drie die met de aflegstapel kwam, wordt net als andere vervangen.</translation>
    </message>
    <message>
        <source>A red three that came with the pile isn&apos;t replaced.</source>
        <translation>Een rode drie die met de aflegstapel kwam, wordt niet vervangen.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced.</source>
        <translation>Rode drieën worden niet vervangen.</translation>
    </message>
    <message>
        <source>Bonus for each red three</source>
        <translation>Premie voor elke rode drie</translation>
    </message>
    <message>
        <source>Each red three laid out earns {value}.</source>
        <translation>Elke uitgelegde rode drie levert {value} op.</translation>
    </message>
    <message>
        <source>Bonus for all red threes</source>
        <translation>Premie voor alle rode drieën</translation>
    </message>
    <message>
        <source>All red threes together earn {value} instead.</source>
        <translation>Alle rode drieën samen leveren in plaats daarvan {value} op.</translation>
    </message>
    <message>
        <source>When red threes count for a side</source>
        <translation>Wanneer rode drieën voor een team tellen</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have the {sets} that going out needs.</source>
        <translation>Rode drieën tellen alleen voor je als je de {sets} hebt die nodig zijn om uit te gaan.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have melded in this round.</source>
        <translation>Rode drieën tellen alleen voor je als je in deze ronde hebt uitgelegd.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have enough complete {sets}.</source>
        <translation>Rode drieën tellen alleen voor je als je genoeg complete {sets} hebt.</translation>
    </message>
    <message>
        <source>if it may go out</source>
        <translation>als uitgaan mag</translation>
    </message>
    <message>
        <source>after the first meld</source>
        <translation>na de eerste uitleg</translation>
    </message>
    <message>
        <source>with enough canastas and sambas</source>
        <translation>met genoeg canasta’s</translation>
    </message>
    <message>
        <source>Canastas and sambas for red threes</source>
        <translation>Canasta’s en samba’s voor rode drieën</translation>
    </message>
    <message>
        <source>Red threes need no complete {set} to count for you.</source>
        <translation>Rode drieën tellen voor je zonder complete {set}.</translation>
    </message>
    <message>
        <source>Red threes need one complete {set} to count for you.</source>
        <translation>Rode drieën tellen alleen voor je met één complete {set}.</translation>
    </message>
    <message>
        <source>Red threes need {number} complete {sets} to count for you.</source>
        <translation>Rode drieën tellen alleen voor je met {number} complete {sets}.</translation>
    </message>
    <message>
        <source>Red threes don&apos;t depend on a number of canastas and sambas.</source>
        <translation>Rode drieën hangen niet af van een aantal canasta’s en samba’s.</translation>
    </message>
    <message>
        <source>Penalty for each red three</source>
        <translation>Straf voor elke rode drie</translation>
    </message>
    <message>
        <source>Red threes that don&apos;t count for you cost {value} each.</source>
        <translation>Rode drieën die niet voor je tellen, kosten elk {value}.</translation>
    </message>
    <message>
        <source>Penalty for all red threes</source>
        <translation>Straf voor alle rode drieën</translation>
    </message>
    <message>
        <source>All red threes together cost {value} where they don&apos;t count for you.</source>
        <translation>Alle rode drieën samen kosten {value} als ze niet voor je tellen.</translation>
    </message>
    <message>
        <source>Penalty for red threes left in the hand</source>
        <translation>Straf voor rode drieën in de hand</translation>
    </message>
    <message>
        <source>Red threes left in the hand cost nothing.</source>
        <translation>Rode drieën die in de hand blijven, kosten niets.</translation>
    </message>
    <message>
        <source>A player with red threes left in the hand at the end of the round loses {value}, however many they are.</source>
        <translation>Een speler met rode drieën in de hand aan het eind van de ronde verliest {value}, hoeveel het er ook zijn.</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock</source>
        <translation>Rode drie als laatste kaart van de trekstapel</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, play goes on all the same.</source>
        <translation>Is de laatste kaart van de trekstapel een rode drie, dan wordt er gewoon doorgespeeld.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, it is laid out and the round ends there.</source>
        <translation>Is de laatste kaart van de trekstapel een rode drie, dan wordt die uitgelegd en eindigt de ronde daar.</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>er wordt doorgespeeld</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation>beëindigt de ronde</translation>
    </message>
    <message>
        <source>Sequences and sambas</source>
        <translation>Reeksen en samba’s</translation>
    </message>
    <message>
        <source>Sequences are played</source>
        <translation>Met reeksen spelen</translation>
    </message>
    <message>
        <source>Cards of one suit in unbroken order are a meld too, a sequence.</source>
        <translation>Kaarten van één kleur die op elkaar volgen, zijn ook een combinatie: een reeks.</translation>
    </message>
    <message>
        <source>There are no sequences: every meld is a group of one rank.</source>
        <translation>Er zijn geen reeksen: elke combinatie is een groep van één rang.</translation>
    </message>
    <message>
        <source>Order of a sequence</source>
        <translation>Volgorde van een reeks</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 4 and the highest the ace; none goes round the corner.</source>
        <translation>De laagste kaart van een reeks is de 4 en de hoogste het aas; een reeks gaat nooit de hoek om.</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 3 and the highest the ace; none goes round the corner.</source>
        <translation>De laagste kaart van een reeks is de 3 en de hoogste het aas; een reeks gaat nooit de hoek om.</translation>
    </message>
    <message>
        <source>The order of a sequence runs from ace over 2 and 3 up to king. Twos and threes of the suit count in their own places, and an ace may join only a sequence with 2, 3 and 4.</source>
        <translation>Een reeks loopt van aas via 2 en 3 op tot heer. Tweeën en drieën van de kleur tellen op hun eigen plaats, en een aas mag alleen bij een reeks met 2, 3 en 4.</translation>
    </message>
    <message>
        <source>4 to ace</source>
        <translation>4 tot aas</translation>
    </message>
    <message>
        <source>3 to ace</source>
        <translation>3 tot aas</translation>
    </message>
    <message>
        <source>ace to king</source>
        <translation>aas tot heer</translation>
    </message>
    <message>
        <source>Shortest sequence</source>
        <translation>Kortste reeks</translation>
    </message>
    <message>
        <source>A sequence has at least {number} cards.</source>
        <translation>Een reeks heeft minstens {number} kaarten.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Langste reeks</translation>
    </message>
    <message>
        <source>A sequence may be as long as its suit.</source>
        <translation>Een reeks mag zo lang zijn als de kleur kaarten heeft.</translation>
    </message>
    <message>
        <source>A sequence has at most {number} cards.</source>
        <translation>Een reeks heeft hoogstens {number} kaarten.</translation>
    </message>
    <message>
        <source>Wild cards in a sequence</source>
        <translation>Wilde kaarten in een reeks</translation>
    </message>
    <message>
        <source>A sequence may hold any number of wild cards.</source>
        <translation>Een reeks mag elk aantal wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>A sequence holds no wild cards.</source>
        <translation>Een reeks mag geen wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>A sequence may hold one wild card, no more.</source>
        <translation>Een reeks mag één wilde kaart bevatten, niet meer.</translation>
    </message>
    <message>
        <source>A sequence may hold up to {number} wild cards.</source>
        <translation>Een reeks mag tot {number} wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>Natural cards in a sequence</source>
        <translation>Natuurlijke kaarten in een reeks</translation>
    </message>
    <message>
        <source>At least one card of a sequence must be natural.</source>
        <translation>Minstens één kaart van een reeks moet natuurlijk zijn.</translation>
    </message>
    <message>
        <source>At least {number} cards of a sequence must be natural.</source>
        <translation>Minstens {number} kaarten van een reeks moeten natuurlijk zijn.</translation>
    </message>
    <message>
        <source>Natural against wild cards in a sequence</source>
        <translation>Natuurlijke en wilde kaarten in een reeks</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a sequence.</source>
        <translation>In een reeks mogen natuurlijke en wilde kaarten in elke verhouding voorkomen.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in a sequence.</source>
        <translation>Een reeks moet meer natuurlijke dan wilde kaarten bevatten.</translation>
    </message>
    <message>
        <source>There are always more natural cards than wild cards anyway.</source>
        <translation>Er zijn toch altijd meer natuurlijke dan wilde kaarten.</translation>
    </message>
    <message>
        <source>A wild card keeps its place</source>
        <translation>Wilde kaart houdt zijn plaats</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for one certain card, named when it is laid.</source>
        <translation>Een wilde kaart in een reeks staat voor één bepaalde kaart, die bij het leggen wordt genoemd.</translation>
    </message>
    <message>
        <source>A wild card in a sequence gives way to the card that it stands for when that is added, and moves to an end.</source>
        <translation>Een wilde kaart in een reeks wijkt voor de kaart waar hij voor staat als die wordt aangelegd, en schuift naar een einde.</translation>
    </message>
    <message>
        <source>Sambas</source>
        <translation>Samba’s</translation>
    </message>
    <message>
        <source>There are no sambas: seven cards in sequence earn nothing more.</source>
        <translation>Er zijn geen samba’s: zeven opeenvolgende kaarten leveren niets extra op.</translation>
    </message>
    <message>
        <source>A sequence of {number} cards is {a_samba}.</source>
        <translation>Een reeks van {number} kaarten is {a_samba}.</translation>
    </message>
    <message>
        <source>no sambas</source>
        <translation>geen samba’s</translation>
    </message>
    <message>
        <source>A samba is closed</source>
        <translation>Samba’s zijn afgesloten</translation>
    </message>
    <message>
        <source>A complete {samba} takes no more cards.</source>
        <translation>Bij een complete {samba} kan geen kaart meer.</translation>
    </message>
    <message>
        <source>More cards may be added to a complete {samba}.</source>
        <translation>Bij een complete {samba} mogen meer kaarten.</translation>
    </message>
    <message>
        <source>No sequence has more than seven cards anyway.</source>
        <translation>Een reeks heeft toch nooit meer dan zeven kaarten.</translation>
    </message>
    <message>
        <source>Merging sequences</source>
        <translation>Reeksen samenvoegen</translation>
    </message>
    <message>
        <source>Two sequences of one suit can&apos;t be merged.</source>
        <translation>Twee reeksen van één kleur mogen niet worden samengevoegd.</translation>
    </message>
    <message>
        <source>In your turn you may merge two sequences of one suit that make one of at most seven cards, with cards from your hand between them where they are needed.</source>
        <translation>In je beurt mag je twee reeksen van één kleur samenvoegen tot een van hoogstens zeven kaarten, zo nodig met kaarten uit je hand ertussen.</translation>
    </message>
    <message>
        <source>up to seven cards</source>
        <translation>tot zeven kaarten</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit.</source>
        <translation>Een team heeft van elke kleur maar één reeks.</translation>
    </message>
    <message>
        <source>Several sequences of one suit</source>
        <translation>Meerdere reeksen van één kleur</translation>
    </message>
    <message>
        <source>You may have several sequences of one suit, even of the same cards.</source>
        <translation>Je mag meerdere reeksen van één kleur hebben, zelfs van dezelfde kaarten.</translation>
    </message>
    <message>
        <source>You may have only one sequence of each suit.</source>
        <translation>Je mag van elke kleur maar één reeks hebben.</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Als de trekstapel op is</translation>
    </message>
    <message>
        <source>When the stock is used up, play goes on as long as each player takes from the pile. The round ends when somebody has to draw; nobody gets a bonus for going out.</source>
        <translation>Is de trekstapel op, dan wordt er doorgespeeld zolang elke speler van de aflegstapel neemt. De ronde eindigt zodra iemand moet trekken; niemand krijgt een premie voor uitgaan.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top card are shuffled into a new stock, at most twice in a round. After that the round ends when somebody has to draw.</source>
        <translation>Is de trekstapel op, dan worden alle afgelegde kaarten op de bovenste na tot een nieuwe trekstapel geschud, hoogstens twee keer per ronde. Daarna eindigt de ronde zodra iemand moet trekken.</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>de ronde eindigt</translation>
    </message>
    <message>
        <source>the discards are shuffled</source>
        <translation>aflegkaarten schudden</translation>
    </message>
    <message>
        <source>Drawing fewer cards at the end</source>
        <translation>Aan het eind minder kaarten trekken</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, you draw what there is.</source>
        <translation>Liggen er in de trekstapel minder kaarten dan je moet trekken, dan trek je wat er is.</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, it counts as used up.</source>
        <translation>Liggen er in de trekstapel minder kaarten dan je moet trekken, dan geldt hij als op.</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>Per beurt wordt maar één kaart getrokken.</translation>
    </message>
    <message>
        <source>The pile must be taken at the end</source>
        <translation>De aflegstapel moet aan het eind worden gepakt</translation>
    </message>
    <message>
        <source>Once the stock is used up, you must take the pile if it isn&apos;t frozen and its top card can be added to one of your melds.</source>
        <translation>Is de trekstapel op, dan moet je de aflegstapel pakken als hij niet bevroren is en de bovenste kaart aan een van je combinaties past.</translation>
    </message>
    <message>
        <source>Nobody has to take the pile.</source>
        <translation>Niemand hoeft de aflegstapel te pakken.</translation>
    </message>
    <message>
        <source>The pile isn&apos;t taken by adding its top card to a meld.</source>
        <translation>De aflegstapel kan niet worden gepakt door de bovenste kaart aan te leggen aan een combinatie.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules for the next match</source>
        <translation>Regels voor de volgende partij</translation>
    </message>
    <message>
        <source>Read as a rules &amp;page</source>
        <translation>Lezen als regel&amp;pagina</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>&amp;Use for the next match</source>
        <translation>&amp;Gebruiken vanaf de volgende partij</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>&amp;Exporteren naar een bestand…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>&amp;Importeren uit een bestand…</translation>
    </message>
    <message>
        <source>&amp;Copy as a code</source>
        <translation>&amp;Kopiëren als code</translation>
    </message>
    <message>
        <source>&amp;Paste a code…</source>
        <translation>&amp;Code plakken…</translation>
    </message>
    <message>
        <source>{what}, not saved</source>
        <translation>{what}, niet opgeslagen</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Met deze regels is geen partij mogelijk: {why}</translation>
    </message>
    <message>
        <source>Show &amp;it</source>
        <translation>&amp;Heen springen</translation>
    </message>
    <message>
        <source>The rules of a match are agreed before it. Changes are for the next one.</source>
        <translation>De regels van een partij worden vooraf afgesproken. Wijzigingen gelden voor de volgende.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) of your own rules (is|are) left out too.</source>
        <translation>
            <numerusform>Nog één bestand met eigen regels is ook weggelaten.</numerusform>
            <numerusform>Nog %n bestanden met eigen regels zijn ook weggelaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are those of {preset} again.</source>
        <translation>Alle regels zijn weer die van {preset}.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Ong&amp;edaan maken</translation>
    </message>
    <message>
        <source>You changed “{name}”. The changes can be saved, or count for the next match alone.</source>
        <translation>Je hebt ‘{name}’ gewijzigd. Je kunt de wijzigingen opslaan of er alleen de volgende partij mee spelen.</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>Verder w&amp;ijzigen</translation>
    </message>
    <message>
        <source>Use &amp;once</source>
        <translation>&amp;Eén keer gebruiken</translation>
    </message>
    <message>
        <source>&amp;Save and use</source>
        <translation>&amp;Opslaan en gebruiken</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>De wijzigingen opslaan?</translation>
    </message>
    <message>
        <source>What you changed is not saved: {names}.</source>
        <translation>Je wijzigingen zijn niet opgeslagen: {names}.</translation>
    </message>
    <message>
        <source>&amp;Throw the changes away</source>
        <translation>Wijzigingen ver&amp;werpen</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Sluiten zonder op te slaan?</translation>
    </message>
</context>
<context>
    <name>RulesErrors</name>
    <message>
        <source>needed is an object such as {example}.</source>
        <translation>nodig is een object zoals {example}.</translation>
    </message>
    <message>
        <source>needed is an object of options, such as {example}.</source>
        <translation>nodig is een object met opties, zoals {example}.</translation>
    </message>
    <message>
        <source>this is missing; allowed is {allowed}.</source>
        <translation>dit ontbreekt; toegestaan is {allowed}.</translation>
    </message>
    <message>
        <source>{version} is of a newer version of Samba, while this one reads up to {known}: open it with the newer one.</source>
        <translation>{version} is van een nieuwere versie van Samba, en deze leest tot {known}: open het met de nieuwere.</translation>
    </message>
    <message>
        <source>there is no {found} here; allowed is {allowed}.</source>
        <translation>{found} bestaat hier niet; toegestaan is {allowed}.</translation>
    </message>
    <message>
        <source>a text of at most {most} letters</source>
        <translation>een tekst van hoogstens {most} tekens</translation>
    </message>
    <message>
        <source>{found} is no preset; allowed is {allowed}.</source>
        <translation>{found} is geen voorinstelling; toegestaan is {allowed}.</translation>
    </message>
    <message>
        <source>there is no option {found}; allowed are options such as {allowed}.</source>
        <translation>de optie {found} bestaat niet; toegestaan zijn opties zoals {allowed}.</translation>
    </message>
    <message>
        <source>{found} is not possible; allowed is {allowed}.</source>
        <translation>{found} is niet mogelijk; toegestaan is {allowed}.</translation>
    </message>
    <message>
        <source>{known} (did you mean {near}?)</source>
        <translation>{known} (bedoelde je {near}?)</translation>
    </message>
    <message>
        <source>This code was made with a newer version of Samba, and can be read with that version only.</source>
        <translation>Deze code is met een nieuwere versie van Samba gemaakt en kan alleen daarmee worden gelezen.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or digit of it is wrong, missing or at another place; compare it with what you were given.</source>
        <translation>Er zit een fout in deze code: een letter of cijfer is verkeerd, ontbreekt of staat op een andere plaats. Vergelijk hem met wat je hebt gekregen.</translation>
    </message>
    <message>
        <source>There is no code here; one looks like {example}.</source>
        <translation>Hier staat geen code; een code ziet eruit als {example}.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in a code of rules: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>‘{sign}’ komt in een regelcode niet voor: die bestaat uit letters en cijfers zonder 0 en O, 1, I en L, zoals {example}.</translation>
    </message>
    <message>
        <source>This is too short for a code of rules; the shortest looks like {example}.</source>
        <translation>Dit is te kort voor een regelcode; de kortste ziet eruit als {example}.</translation>
    </message>
    <message>
        <source>This is too long for a code of rules.</source>
        <translation>Dit is te lang voor een regelcode.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in the code of a deal: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>‘{sign}’ komt in een kaartcode niet voor: die bestaat uit letters en cijfers zonder 0 en O, 1, I en L, zoals {example}.</translation>
    </message>
    <message>
        <source>This is not the code of a deal: such a code begins with {mark}, like {example}.</source>
        <translation>Dit is geen kaartcode: zo’n code begint met {mark}, zoals {example}.</translation>
    </message>
    <message>
        <source>This is too short for the code of a deal; one looks like {example}.</source>
        <translation>Dit is te kort voor een kaartcode; een kaartcode ziet eruit als {example}.</translation>
    </message>
    <message>
        <source>This is too long for the code of a deal.</source>
        <translation>Dit is te lang voor een kaartcode.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>een van {known}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>een geheel getal van {low} tot en met {high}</translation>
    </message>
    <message>
        <source>{numbers}, or null ({meaning})</source>
        <translation>{numbers}, of null ({meaning})</translation>
    </message>
    <message>
        <source>an object that gives for each count of players {numbers}</source>
        <translation>een object dat voor elk aantal spelers dit geeft: {numbers}</translation>
    </message>
    <message>
        <source>{numbers}, or an object that gives one for each count of players</source>
        <translation>{numbers}, of een object dat er een geeft voor elk aantal spelers</translation>
    </message>
    <message>
        <source>an object with counts of players from 2 to 6 as keys</source>
        <translation>een object met aantallen spelers van 2 tot en met 6 als sleutels</translation>
    </message>
    <message>
        <source>a list of any of {known}</source>
        <translation>een lijst met een of meer van {known}</translation>
    </message>
    <message>
        <source>a list of counts of players from 2 to 6</source>
        <translation>een lijst met aantallen spelers van 2 tot en met 6</translation>
    </message>
    <message>
        <source>an object that gives the team shapes for each count of players</source>
        <translation>een object dat de teamindelingen voor elk aantal spelers geeft</translation>
    </message>
    <message>
        <source>a list of team shapes</source>
        <translation>een lijst met teamindelingen</translation>
    </message>
    <message>
        <source>a list of pairs [from total, minimum] in ascending order, the first total null, the others from {low} to {high}, and minimums from 0 to {most}</source>
        <translation>een lijst met paren [vanaf score, minimum] in oplopende volgorde, de eerste score null, de andere van {low} tot en met {high}, en minima van 0 tot en met {most}</translation>
    </message>
    <message>
        <source>a list of whole numbers from {low} to {high}, at least one</source>
        <translation>een lijst met gehele getallen van {low} tot en met {high}, minstens één</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>No match can be played by these rules as they stand: {why}</source>
        <translation>Volgens deze regels kan zo geen partij worden gespeeld: {why}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regels: {name}</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>De regels</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>In de regels zoeken</translation>
    </message>
    <message>
        <source>Search, e.g. red three</source>
        <translation>Zoeken, bijv. rode drie</translation>
    </message>
    <message>
        <source>A−</source>
        <comment>smaller type</comment>
        <translation>A−</translation>
    </message>
    <message>
        <source>A+</source>
        <comment>bigger type</comment>
        <translation>A+</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Opslaan als PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Afdrukken…</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere tekst</translation>
    </message>
    <message>
        <source>Bigger type</source>
        <translation>Grotere tekst</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n plaats gevonden</numerusform>
            <numerusform>%n plaatsen gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} van {count}</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-bestanden (*.pdf)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Regels opslaan</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written</source>
        <translation>{file} kan niet worden geschreven</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Opgeslagen als {file}</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached</source>
        <translation>De printer is niet bereikbaar</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Entry {n} of the record cannot be read: {why}</source>
        <translation>Regel {n} van de opgeslagen partij kan niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>Entry {n} of the record, &quot;{entry}&quot;, is not possible there.</source>
        <translation>Regel {n} van de opgeslagen partij, ‘{entry}’, is daar niet mogelijk.</translation>
    </message>
    <message>
        <source>Entry {n} of the record takes back, but there is nothing to take back.</source>
        <translation>Regel {n} van de opgeslagen partij neemt iets terug, maar er is niets om terug te nemen.</translation>
    </message>
    <message>
        <source>No match can be played by these rules, as they contradict themselves: {why}</source>
        <translation>Volgens deze regels kan geen partij worden gespeeld, want ze spreken zichzelf tegen: {why}</translation>
    </message>
    <message>
        <source>This is not a record of a match: it holds no JSON object.</source>
        <translation>Dit is geen opgeslagen partij: er staat geen JSON-object in.</translation>
    </message>
    <message>
        <source>This is not a record of a match: its field &quot;format&quot; does not say &quot;{format}&quot;.</source>
        <translation>Dit is geen opgeslagen partij: in het veld ‘format’ staat niet ‘{format}’.</translation>
    </message>
    <message>
        <source>The record has the form of version {version}, and this program reads version {known} only: open it with a newer program.</source>
        <translation>De opgeslagen partij heeft vorm {version}, en dit programma leest alleen vorm {known}: open haar met een nieuwer programma.</translation>
    </message>
    <message>
        <source>The rules of the record cannot be read: {why}</source>
        <translation>De regels van de opgeslagen partij kunnen niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>No match can be played by the rules of the record, as they contradict themselves: {why}</source>
        <translation>Volgens de regels van de opgeslagen partij kan niet worden gespeeld, want ze spreken zichzelf tegen: {why}</translation>
    </message>
    <message>
        <source>The field &quot;{place}&quot; of the record is missing or wrong; possible: {possible}.</source>
        <translation>Het veld ‘{place}’ van de opgeslagen partij ontbreekt of is verkeerd; mogelijk is: {possible}.</translation>
    </message>
    <message>
        <source>The saved match is damaged from entry {n} of {count} on. It goes on from the last sound entry; nothing was deleted.</source>
        <translation>De opgeslagen partij is vanaf regel {n} van {count} beschadigd. Ze gaat verder vanaf de laatste goede regel; er is niets gewist.</translation>
    </message>
    <message>
        <source>The database {path} says of itself: {finding}</source>
        <translation>De database {path} zegt over zichzelf: {finding}</translation>
    </message>
    <message>
        <source>{count} entries in {path} belong to no match.</source>
        <translation>{count} regels in {path} horen bij geen partij.</translation>
    </message>
    <message>
        <source>What is kept of its deletion or its origin is damaged.</source>
        <translation>Wat over het wissen of de herkomst is bewaard, is beschadigd.</translation>
    </message>
    <message>
        <source>What is kept of its rounds differs from its record.</source>
        <translation>Wat over de rondes is bewaard, verschilt van de opgeslagen partij.</translation>
    </message>
    <message>
        <source>What is kept of it for the statistics differs from its record.</source>
        <translation>Wat voor de statistieken is bewaard, verschilt van de opgeslagen partij.</translation>
    </message>
    <message>
        <source>What is kept of its result differs from its record.</source>
        <translation>Wat over het resultaat is bewaard, verschilt van de opgeslagen partij.</translation>
    </message>
    <message>
        <source>Match {number}: {what}</source>
        <translation>Partij {number}: {what}</translation>
    </message>
    <message>
        <source>The backup {path} is damaged, and nothing was changed: {why}</source>
        <translation>De back-up {path} is beschadigd, en er is niets gewijzigd: {why}</translation>
    </message>
    <message>
        <source>its matches are a database of another program</source>
        <translation>de partijen erin zijn een database van een ander programma</translation>
    </message>
    <message>
        <source>The backup {path} was made by a newer version of Samba (its form is {version}, known here is {known}), and nothing was changed: restore it with that version.</source>
        <translation>De back-up {path} is door een nieuwere versie van Samba gemaakt (vorm {version}, hier is {known} bekend), en er is niets veranderd: zet hem met die versie terug.</translation>
    </message>
    <message>
        <source>There is something in the store that is not Samba&apos;s and is left out: {names}.</source>
        <translation>Bij je partijen zit iets dat niet van Samba is en wordt weggelaten: {names}.</translation>
    </message>
    <message>
        <source>Left out are matches with more than the {most} entries that a match can have: {count}.</source>
        <translation>Partijen met meer dan de {most} regels die een partij kan hebben, zijn weggelaten: {count}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read ({why}).</source>
        <translation>Het bestand {path} kan niet worden gelezen ({why}).</translation>
    </message>
    <message>
        <source>There are too many things in {path} for a backup: allowed are {matches} matches and {rules} rule sets.</source>
        <translation>In {path} zit te veel voor een back-up: toegestaan zijn {matches} partijen en {rules} regelsets.</translation>
    </message>
    <message>
        <source>The file {path} is no backup of Samba or is damaged ({why}), and nothing was changed: choose another one.</source>
        <translation>Het bestand {path} is geen back-up van Samba of is beschadigd ({why}), en er is niets veranderd: kies een ander.</translation>
    </message>
    <message>
        <source>The rules {name} of the backup are left out: {why}</source>
        <translation>De regels {name} uit de back-up zijn weggelaten: {why}</translation>
    </message>
    <message>
        <source>The file {path} is not the record of a match ({why}).</source>
        <translation>Het bestand {path} is geen opgeslagen partij ({why}).</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({why}).</source>
        <translation>Het bestand {path} kan niet worden geschreven ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is too large to be of use here; allowed are {largest} bytes.</source>
        <translation>Het bestand {path} is te groot om hier bruikbaar te zijn; toegestaan zijn {largest} bytes.</translation>
    </message>
    <message>
        <source>The data folder {folder} is a file: choose another with --data-dir.</source>
        <translation>De gegevensmap {folder} is een bestand: kies een andere met --data-dir.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made ({why}): choose another with --data-dir.</source>
        <translation>De gegevensmap {folder} kan niet worden gemaakt ({why}): kies een andere met --data-dir.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be written to: choose another with --data-dir.</source>
        <translation>In de gegevensmap {folder} kan niet worden geschreven: kies een andere met --data-dir.</translation>
    </message>
    <message>
        <source>The file {path} cannot be opened ({why}).</source>
        <translation>Het bestand {path} kan niet worden geopend ({why}).</translation>
    </message>
    <message>
        <source>The folder {folder} allows no locks ({why}): choose another with --data-dir.</source>
        <translation>In de map {folder} kan niets worden vergrendeld ({why}): kies een andere met --data-dir.</translation>
    </message>
    <message>
        <source>Samba is already running (process {process}) with the matches in {folder}: go on playing there, or start it with another --data-dir.</source>
        <translation>Samba draait al (proces {process}) met de partijen in {folder}: speel daar verder, of start het met een andere --data-dir.</translation>
    </message>
    <message>
        <source>The beginning of match {number} is damaged, so that it cannot be played on.</source>
        <translation>Het begin van partij {number} is beschadigd, zodat ze niet verder kan worden gespeeld.</translation>
    </message>
    <message>
        <source>Match {number} cannot be played on, as no match has more than {most} entries; what is kept of it stays as it is.</source>
        <translation>Partij {number} kan niet verder worden gespeeld, omdat geen partij meer dan {most} regels heeft; wat ervan bewaard is, blijft zoals het is.</translation>
    </message>
    <message>
        <source>There is no match of number {number}.</source>
        <translation>Er is geen partij met nummer {number}.</translation>
    </message>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Er zijn al eigen regels met de naam ‘{name}’: kies een andere naam.</translation>
    </message>
    <message>
        <source>The file {path} cannot be deleted ({why}).</source>
        <translation>Het bestand {path} kan niet worden gewist ({why}).</translation>
    </message>
    <message>
        <source>There are no rules of your own called “{name}”.</source>
        <translation>Er zijn geen eigen regels met de naam ‘{name}’.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read ({why}).</source>
        <translation>De map {folder} kan niet worden gelezen ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is left out, as {other} holds rules of the same name, “{name}”.</source>
        <translation>Het bestand {path} is weggelaten, want {other} bevat regels met dezelfde naam, ‘{name}’.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({why}).</source>
        <translation>De map {folder} kan niet worden gemaakt ({why}).</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Geef de regels een naam.</translation>
    </message>
    <message>
        <source>The name of the rules has {length} letters; allowed are {most} at most.</source>
        <translation>De naam van de regels heeft {length} tekens; toegestaan zijn er hoogstens {most}.</translation>
    </message>
    <message>
        <source>“{name}” is a game that comes with Samba: choose another name for your own rules.</source>
        <translation>‘{name}’ is een spel dat Samba meebrengt: kies een andere naam voor je eigen regels.</translation>
    </message>
    <message>
        <source>The rules in {path} are left out, and the file stays as it is: {why}</source>
        <translation>De regels in {path} zijn weggelaten, en het bestand blijft zoals het is: {why}</translation>
    </message>
    <message>
        <source>The file {path} is a database of another program: choose another folder with --data-dir.</source>
        <translation>Het bestand {path} is een database van een ander programma: kies een andere map met --data-dir.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Samba (its form is {version}, known here is {known}): open it with that version, or choose another folder with --data-dir.</source>
        <translation>Het bestand {path} is door een nieuwere versie van Samba geschreven (vorm {version}, hier is {known} bekend): open het met die versie, of kies een andere map met --data-dir.</translation>
    </message>
    <message>
        <source>not as Samba makes it: {names}</source>
        <translation>niet zoals Samba het maakt: {names}</translation>
    </message>
    <message>
        <source>The file {path} cannot be read or written ({why}).</source>
        <translation>Het bestand {path} kan niet worden gelezen of geschreven ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is no database or is damaged ({why}): it was left as it is; move it away to begin with an empty one, or choose another folder with --data-dir.</source>
        <translation>Het bestand {path} is geen database of is beschadigd ({why}). Het blijft zoals het was: verplaats het om met een lege te beginnen, of kies een andere map met --data-dir.</translation>
    </message>
    <message>
        <source>There was something in the store that is not Samba&apos;s ({names}): all matches were taken over without it; the store as it was is kept as {path}.</source>
        <translation>Bij je partijen zat iets dat niet van Samba is ({names}): alle partijen zijn zonder dat overgenomen; alles zoals het was, staat in {path}.</translation>
    </message>
    <message>
        <source>There are no matches in {folder} yet.</source>
        <translation>Er zijn nog geen partijen in {folder}.</translation>
    </message>
    <message>
        <source>it is no longer the file that was opened</source>
        <translation>het is niet meer het bestand dat is geopend</translation>
    </message>
    <message>
        <source>There is no receipt here: one has lines that begin with &quot;sha256&quot;, &quot;nonce&quot; and &quot;deck&quot;.</source>
        <translation>Hier is geen kaartbewijs: dat heeft regels die met ‘sha256’, ‘nonce’ en ‘deck’ beginnen.</translation>
    </message>
    <message>
        <source>The deck of receipt {number} cannot be read: {why}</source>
        <translation>‘deck’ van bewijs {number} kan niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>Receipt {number} is not whole: it needs 64 digits after sha256, 32 after nonce, and the cards of the deck.</source>
        <translation>Bewijs {number} is niet volledig: nodig zijn 64 cijfers na ‘sha256’, 32 na ‘nonce’, en de kaarten na ‘deck’.</translation>
    </message>
    <message>
        <source>A copy of the store as it was is kept in {path}.</source>
        <translation>Een kopie van alles zoals het was, staat in {path}.</translation>
    </message>
    <message>
        <source>The file was damaged: what could be read of it, {count} matches, was written anew; it is kept itself as {path}.</source>
        <translation>Het bestand was beschadigd: wat ervan te lezen was, {count} partijen, is opnieuw geschreven; het bestand zelf is bewaard als {path}.</translation>
    </message>
    <message>
        <source>Marks that were damaged are lifted: such matches are seen again.</source>
        <translation>Beschadigde markeringen zijn verwijderd: zulke partijen zijn weer te zien.</translation>
    </message>
    <message>
        <source>{count} entries of no match are left in the copy only.</source>
        <translation>{count} regels die bij geen partij horen, blijven alleen in de kopie.</translation>
    </message>
    <message>
        <source>Match {number} cannot be repaired: {why}</source>
        <translation>Partij {number} kan niet worden hersteld: {why}</translation>
    </message>
    <message>
        <source>Match {number} can be gone on with; what was damaged from entry {n} on is set aside.</source>
        <translation>Partij {number} kan verder worden gespeeld; wat vanaf regel {n} beschadigd was, is opzijgelegd.</translation>
    </message>
    <message>
        <source>Match {number}: what is kept beside its record was made anew.</source>
        <translation>Partij {number}: wat er verder over is bewaard, is opnieuw gemaakt.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>geen ruimte meer op het apparaat</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>toegang geweigerd</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>bestand of map bestaat niet</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>het bestandssysteem is alleen-lezen</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>dat is een map</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>dat is geen map</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>fout bij lezen of schrijven</translation>
    </message>
    <message>
        <source>it is no plain file but a link, a pipe or a device</source>
        <translation>het is geen gewoon bestand, maar een link, een pipe of een apparaat</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>de naam is te lang</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>het bestand is geen database</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>de database is beschadigd</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>de database is vergrendeld</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>de database of de schijf is vol</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>fout bij het lezen of schrijven van de schijf</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>het databasebestand kan niet worden geopend</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>de database mag alleen gelezen worden</translation>
    </message>
    <message>
        <source>Not all of your settings could be read; the file as it was is kept as {path}.</source>
        <translation>Niet al je instellingen konden worden gelezen; het bestand zoals het was, staat in {path}.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Chart of the match</source>
        <translation>Verloop van de partij</translation>
    </message>
    <message numerus="yes">
        <source>The totals after %n round(s): {totals}. The target is {target}.</source>
        <translation>
            <numerusform>De score na %n ronde: {totals}. De winnende score is {target}.</numerusform>
            <numerusform>De score na %n rondes: {totals}. De winnende score is {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Winnende score {points}</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Enter a name for this seat.</source>
        <translation>Vul een naam in voor deze plaats.</translation>
    </message>
    <message>
        <source>Somebody else has this name: enter another one.</source>
        <translation>Iemand anders heeft deze naam al: vul een andere in.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name on seat {number}</source>
        <translation>Naam op plaats {number}</translation>
    </message>
    <message>
        <source>Command, such as ./bot --level 3</source>
        <translation>Opdracht, zoals ./bot --level 3</translation>
    </message>
    <message>
        <source>Program on seat {number}</source>
        <translation>Programma op plaats {number}</translation>
    </message>
    <message>
        <source>That’s you</source>
        <translation>Dat ben jij</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>Eigen programma</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Niveau op plaats {number}</translation>
    </message>
</context>
<context>
    <name>SelectedTexts</name>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on the pile to take it, or press P.</source>
        <translation>
            <numerusform>{cards}: leg die op de aflegstapel om hem te pakken, of druk op P.</numerusform>
            <numerusform>{cards}: leg ze op de aflegstapel om hem te pakken, of druk op P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} would make a meld of (its|their) own.</source>
        <translation>
            <numerusform>{cards}: dat zou een eigen combinatie zijn.</numerusform>
            <numerusform>{cards}: dat zou een eigen combinatie zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} would fit {meld}.</source>
        <translation>{cards}: dat zou passen aan {meld}.</translation>
    </message>
    <message>
        <source>These cards make no meld. {why}</source>
        <translation>Deze kaarten zijn geen combinatie. {why}</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one} {other}</translation>
    </message>
    <message numerus="yes">
        <source>these %n cards</source>
        <translation>
            <numerusform>deze %n kaart</numerusform>
            <numerusform>deze %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: there is more than one way to meld (it|them). Press M to choose.</source>
        <translation>
            <numerusform>{cards}: kan op meer manieren worden uitgelegd. Druk op M om te kiezen.</numerusform>
            <numerusform>{cards}: kan op meer manieren worden uitgelegd. Druk op M om te kiezen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on a free place to meld (it|them), or press Enter.</source>
        <translation>
            <numerusform>{cards}: leg die op een vrije plaats om uit te leggen, of druk op Enter.</numerusform>
            <numerusform>{cards}: leg ze op een vrije plaats om uit te leggen, of druk op Enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on {meld}, or press Enter.</source>
        <translation>
            <numerusform>{cards}: leg die aan {meld} aan, of druk op Enter.</numerusform>
            <numerusform>{cards}: leg ze aan {meld} aan, of druk op Enter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: press M to add it to {meld}, or drop it on the pile to discard it.</source>
        <translation>{cards}: druk op M om aan te leggen aan {meld}, of leg de kaart op de aflegstapel af.</translation>
    </message>
    <message>
        <source>{cards}: press M to add it to a meld, or drop it on the pile to discard it.</source>
        <translation>{cards}: druk op M om aan een combinatie aan te leggen, of leg de kaart op de aflegstapel af.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there, or on the pile to discard it.</source>
        <translation>{cards}: leg de kaart op {meld} om de wilde kaart daar te krijgen, of op de aflegstapel om af te leggen.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there.</source>
        <translation>{cards}: leg de kaart op {meld} om de wilde kaart daar te krijgen.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out, or drop it on the pile to discard it.</source>
        <translation>{cards}: druk op T om uit te leggen, of leg de kaart op de aflegstapel af.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out.</source>
        <translation>{cards}: druk op T om uit te leggen.</translation>
    </message>
    <message>
        <source>{cards}: drop it on the pile to discard it, or press Enter.</source>
        <translation>{cards}: leg de kaart op de aflegstapel af, of druk op Enter.</translation>
    </message>
</context>
<context>
    <name>SentenceDialog</name>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>SequencesChapter</name>
    <message>
        <source>Sequences and {sambas}</source>
        <translation>Reeksen en {sambas}</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>A sequence is {least} or more cards of one suit in unbroken order, each of them once.</source>
        <translation>Een reeks bestaat uit {least} of meer kaarten van één kleur die op elkaar volgen, elk maar één keer.</translation>
    </message>
    <message>
        <source>A sequence is {least} to {most} cards of one suit in unbroken order, each of them once.</source>
        <translation>Een reeks bestaat uit {least} tot {most} kaarten van één kleur die op elkaar volgen, elk maar één keer.</translation>
    </message>
    <message>
        <source>No card can be added to a sequence of seven.</source>
        <translation>Bij een reeks van zeven kaarten kan geen kaart meer.</translation>
    </message>
    <message>
        <source>Six natural cards and a wild one are a {name}.</source>
        <translation>Zes natuurlijke kaarten en een wilde zijn een {name}.</translation>
    </message>
    <message>
        <source>With wild cards among them it is a {name}.</source>
        <translation>Met wilde kaarten ertussen is het een {name}.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas: seven cards of one rank or in sequence earn nothing more.</source>
        <translation>Er zijn geen canasta’s of samba’s: zeven kaarten van één rang of op volgorde leveren niets extra op.</translation>
    </message>
    <message>
        <source>They can&apos;t be merged, not even with a card that would join them.</source>
        <translation>Ze kunnen niet worden samengevoegd, ook niet met een kaart die ze zou verbinden.</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>natural canasta</source>
        <translation>zuivere canasta</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>gemengde canasta</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>wilde canasta</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>samba</source>
        <translation>samba</translation>
    </message>
    <message>
        <source>an escalera</source>
        <translation>een escalera</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>een samba</translation>
    </message>
    <message>
        <source>escaleras</source>
        <translation>escalera’s</translation>
    </message>
    <message>
        <source>sambas</source>
        <translation>samba’s</translation>
    </message>
    <message>
        <source>canasta or escalera</source>
        <translation>canasta of escalera</translation>
    </message>
    <message>
        <source>canasta or samba</source>
        <translation>canasta of samba</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canasta’s</translation>
    </message>
    <message>
        <source>canastas or escaleras</source>
        <translation>canasta’s of escalera’s</translation>
    </message>
    <message>
        <source>canastas or sambas</source>
        <translation>canasta’s of samba’s</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s)</source>
        <translation>
            <numerusform>nog één canasta</numerusform>
            <numerusform>nog {number} canasta’s</numerusform>
        </translation>
    </message>
    <message>
        <source>{sets}, one of them {a_samba}</source>
        <translation>{sets}, waarvan {a_samba}</translation>
    </message>
    <message>
        <source>{sets}, {number} of them {sambas}</source>
        <translation>{sets}, waarvan {number} {sambas}</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>nog één canasta of escalera</numerusform>
            <numerusform>nog {number} canasta’s of escalera’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or samba(s)</source>
        <translation>
            <numerusform>nog één canasta of samba</numerusform>
            <numerusform>nog {number} canasta’s of samba’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n escalera(s))</source>
        <translation>
            <numerusform>{sets} (minstens %n escalera)</numerusform>
            <numerusform>{sets} (minstens %n escalera’s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n samba(s))</source>
        <translation>
            <numerusform>{sets} (minstens %n samba)</numerusform>
            <numerusform>{sets} (minstens %n samba’s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n without wild cards)</source>
        <translation>
            <numerusform>{sets} (minstens %n zonder wilde kaarten)</numerusform>
            <numerusform>{sets} (minstens %n zonder wilde kaarten)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canasta’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalera(s)</source>
        <translation>
            <numerusform>%n escalera</numerusform>
            <numerusform>%n escalera’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samba(s)</source>
        <translation>
            <numerusform>%n samba</numerusform>
            <numerusform>%n samba’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>%n canasta of escalera</numerusform>
            <numerusform>%n canasta’s of escalera’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or samba(s)</source>
        <translation>
            <numerusform>%n canasta of samba</numerusform>
            <numerusform>%n canasta’s of samba’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more escalera(s)</source>
        <translation>
            <numerusform>nog één escalera</numerusform>
            <numerusform>nog {number} escalera’s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more samba(s)</source>
        <translation>
            <numerusform>nog één samba</numerusform>
            <numerusform>nog {number} samba’s</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed escalera</source>
        <translation>gemengde escalera</translation>
    </message>
    <message>
        <source>black samba</source>
        <translation>zwarte samba</translation>
    </message>
    <message>
        <source>mixed samba</source>
        <translation>gemengde samba</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jij bent aan de beurt.</translation>
    </message>
    <message>
        <source>What the table and the cards look like</source>
        <translation>Hoe de tafel en de kaarten eruitzien</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>T&amp;aal</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Van het systeem</translation>
    </message>
    <message>
        <source>L&amp;etters on the cards</source>
        <translation>&amp;Letters op de kaarten</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Internationaal</translation>
    </message>
    <message>
        <source>Of the language</source>
        <translation>Van de taal</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tafel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Groen</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blauw</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation>Kaart&amp;kleuren</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Tweekleurig</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierkleurig</translation>
    </message>
    <message>
        <source>&amp;Index of the cards</source>
        <translation>T&amp;ekens op de kaarten</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Gewoon</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groot</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards</source>
        <translation>A&amp;chterkanten</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Ruiten</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Golven</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Carnaval</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>Tekst o&amp;p de tafel</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>&amp;Snelheid van de kaarten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Where it is off, nothing moves: cards jump to their places.</source>
        <translation>Staat het uit, dan beweegt er niets: kaarten springen naar hun plaats.</translation>
    </message>
    <message>
        <source>Where the system asks for less &amp;motion</source>
        <translation>Als het systeem om minder &amp;beweging vraagt</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Niets beweegt</translation>
    </message>
    <message>
        <source>Cards move all the same</source>
        <translation>Kaarten bewegen toch</translation>
    </message>
    <message>
        <source>&amp;Discards</source>
        <translation>A&amp;fleggen</translation>
    </message>
    <message>
        <source>Never ask</source>
        <translation>Nooit vragen</translation>
    </message>
    <message>
        <source>Ask when risky</source>
        <translation>Bij risico vragen</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Altijd vragen</translation>
    </message>
    <message>
        <source>A discard is risky when it is seldom meant, such as that of a wild card.</source>
        <translation>Afleggen is riskant als het zelden de bedoeling is, zoals bij een wilde kaart.</translation>
    </message>
    <message>
        <source>&amp;Going out</source>
        <translation>&amp;Uitgaan</translation>
    </message>
    <message>
        <source>Time to ta&amp;ke a discard back</source>
        <translation>Ti&amp;jd om een afgelegde kaart terug te nemen</translation>
    </message>
    <message>
        <source>1 s</source>
        <translation>1 s</translation>
    </message>
    <message>
        <source>2.5 s</source>
        <translation>2,5 s</translation>
    </message>
    <message>
        <source>5 s</source>
        <translation>5 s</translation>
    </message>
    <message>
        <source>The sheet then shows the three decisions that cost or won you most.</source>
        <translation>Het scoreblad toont dan de drie beslissingen die je het meest kostten of opleverden.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>&amp;Geluid</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>The next player waits this long, unless you press Enter.</source>
        <translation>Zo lang wacht de volgende speler, tenzij je op Enter drukt.</translation>
    </message>
    <message>
        <source>Look &amp;for moments</source>
        <translation>Naar &amp;momenten zoeken</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tafel en kaarten</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Questions before something is done</source>
        <translation>Vragen voordat er iets wordt gedaan</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Na een ronde</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>&amp;Restore the usual settings</source>
        <translation>Gewone &amp;instellingen terugzetten</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuleren</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>Klaa&amp;r</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Geluidsvolume</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
</context>
<context>
    <name>ShapesControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>{teams} (usual)</source>
        <translation>{teams} (gebruikelijk)</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>Shows the cards that this line counts.</source>
        <translation>Toont de kaarten die deze regel telt.</translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>Melded cards</source>
        <translation>Uitgelegde kaarten</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rode drieën</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Premie voor uitgaan</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Premie voor in één keer uitgaan</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Kaarten nog in de hand</translation>
    </message>
    <message>
        <source>Red threes left in hand</source>
        <translation>Rode drieën nog in de hand</translation>
    </message>
    <message>
        <source>{kind} · {name}</source>
        <translation>{kind} · {name}</translation>
    </message>
    <message>
        <source>{kind} · {what}</source>
        <translation>{kind} · {what}</translation>
    </message>
    <message numerus="yes">
        <source>{side}: {label}, %n point(s)</source>
        <translation>
            <numerusform>{side}: {label}, %n punt</numerusform>
            <numerusform>{side}: {label}, %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {label}</source>
        <translation>{side}: {label}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Tussen­stand</translation>
    </message>
    <message>
        <source>Before this round</source>
        <translation>Voor deze ronde</translation>
    </message>
    <message>
        <source>Score sheet of round {round}</source>
        <translation>Scoreblad van ronde {round}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
</context>
<context>
    <name>ShortTurns</name>
    <message>
        <source>{name}: {phrases}</source>
        <translation>{name}: {phrases}</translation>
    </message>
    <message>
        <source>melded {melds}</source>
        <translation>{melds} uitgelegd</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>{cards} aangelegd</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>{cards} aangelegd bij {names}</translation>
    </message>
    <message>
        <source>took the pile ({count})</source>
        <translation>aflegstapel gepakt ({count})</translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>{cards} van de aflegstapel genomen</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>{wild} omgeruild voor {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} afgelegd</translation>
    </message>
</context>
<context>
    <name>SimulationTexts</name>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>dezelfde kaarten opnieuw: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), {players} players, {shape}</source>
        <translation>
            <numerusform>%n ronde, {players} spelers, {shape}</numerusform>
            <numerusform>%n rondes, {players} spelers, {shape}</numerusform>
        </translation>
    </message>
    <message>
        <source>side {side}: {points} points a round</source>
        <translation>team {side}: {points} punten per ronde</translation>
    </message>
    <message>
        <source>{turns} turns a round</source>
        <translation>{turns} beurten per ronde</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}% van de rondes eindigde met uitgaan</translation>
    </message>
    <message>
        <source>{rounds} rounds a second</source>
        <translation>{rounds} rondes per seconde</translation>
    </message>
    <message>
        <source>seat {seat}: a simple action stood in ({why})</source>
        <translation>plaats {seat}: een eenvoudige actie viel in ({why})</translation>
    </message>
</context>
<context>
    <name>SourcesChapter</name>
    <message>
        <source>House rules after {preset}</source>
        <translation>Huisregels naar {preset}</translation>
    </message>
    <message>
        <source>These are house rules. They differ from {preset}:</source>
        <translation>Dit zijn huisregels. Ze verschillen van {preset}:</translation>
    </message>
    <message>
        <source>Where the source of {preset} is silent or unclear, this was decided:</source>
        <translation>Waar de bron van {preset} zwijgt of onduidelijk is, geldt hier:</translation>
    </message>
    <message>
        <source>Where the source is silent or unclear, this was decided:</source>
        <translation>Waar de bron zwijgt of onduidelijk is, geldt hier:</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Waar deze regels vandaan komen</translation>
    </message>
    <message>
        <source>{label}: {value}; in {preset}: {usual}.</source>
        <translation>{label}: {value}; in {preset}: {usual}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>Who plays instead?</source>
        <translation>Wie speelt in plaats daarvan?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
    <message>
        <source>In this match a program was to play that was not typed in on this computer. Samba never starts such a program: choose who takes its seat.</source>
        <translation>In deze partij zou een programma spelen dat niet op deze computer is ingetypt. Samba start zo’n programma nooit: kies wie zijn plaats inneemt.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Speler</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>De hele tijd</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De laatste 30 dagen</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Het laatste jaar</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exporteren…</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Samenvatten per</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Per spel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Per niveau</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per maand</translation>
    </message>
    <message>
        <source>The figures are saved as {name}.</source>
        <translation>De cijfers zijn opgeslagen als {name}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle niveaus</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Older matches are being counted: {count} to go.</source>
        <translation>Oudere partijen worden geteld: nog {count}.</translation>
    </message>
    <message>
        <source>Nothing to count yet: the first round that you finish appears here.</source>
        <translation>Er is nog niets te tellen: de eerste ronde die je uitspeelt, verschijnt hier.</translation>
    </message>
    <message>
        <source>Deleted and imported matches don&apos;t count, nor do those of computers alone.</source>
        <translation>Gewiste en geïmporteerde partijen tellen niet mee, en ook niet die van alleen computerspelers.</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Cijfers exporteren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Spele&amp;r</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;pel</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Tijd</translation>
    </message>
    <message>
        <source>Points per round, match by match</source>
        <translation>Punten per ronde, partij voor partij</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Take the pile</source>
        <translation>Aflegstapel pakken</translation>
    </message>
    <message>
        <source>Take the top card</source>
        <translation>Bovenste kaart nemen</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Uitleggen</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Samenvoegen</translation>
    </message>
    <message>
        <source>Swap the wild card</source>
        <translation>Wilde kaart omruilen</translation>
    </message>
    <message>
        <source>Lay out the red three</source>
        <translation>Rode drie uitleggen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ask your partner</source>
        <translation>Je partner vragen</translation>
    </message>
    <message>
        <source>Yes, go out!</source>
        <translation>Ja, ga maar uit!</translation>
    </message>
    <message>
        <source>No, wait a little.</source>
        <translation>Nee, wacht nog even.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Scoreblad</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Beurt beëindigen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Uitvoeren</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sorteren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Opnieuw proberen</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>{rules} · round {round} · to {target}</source>
        <translation>{rules} · ronde {round} · tot {target}</translation>
    </message>
    <message>
        <source>{rules} · round {round} of {last} · to {target}</source>
        <translation>{rules} · ronde {round} van {last} · tot {target}</translation>
    </message>
    <message>
        <source>{head} · play goes anticlockwise</source>
        <translation>{head} · tegen de klok in</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <translation>eerste uitleg {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wij</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Zij</translation>
    </message>
    <message>
        <source>needs {sets} to go out</source>
        <translation>nog {sets} nodig om uit te gaan</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus} − penalty {penalty}</source>
        <translation>kaarten {cards} + premie {bonus} − straf {penalty}</translation>
    </message>
    <message>
        <source>cards {cards} − penalty {penalty}</source>
        <translation>kaarten {cards} − straf {penalty}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>kaarten {cards}</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus}</source>
        <translation>kaarten {cards} + premie {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n more to go out</source>
        <translation>
            <numerusform>nog %n nodig om uit te gaan</numerusform>
            <numerusform>nog %n nodig om uit te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n escalera(s) to go out</source>
        <translation>
            <numerusform>nog %n escalera nodig om uit te gaan</numerusform>
            <numerusform>nog %n escalera’s nodig om uit te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n samba(s) to go out</source>
        <translation>
            <numerusform>nog %n samba nodig om uit te gaan</numerusform>
            <numerusform>nog %n samba’s nodig om uit te gaan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more without wild cards</source>
        <translation>
            <numerusform>nog %n zonder wilde kaarten nodig</numerusform>
            <numerusform>nog %n zonder wilde kaarten nodig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more point(s) to go out</source>
        <translation>
            <numerusform>nog %n punt nodig om uit te gaan</numerusform>
            <numerusform>nog %n punten nodig om uit te gaan</numerusform>
        </translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>mag uitgaan</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wilde kaarten</translation>
    </message>
    <message>
        <source>{laid} of {needed}</source>
        <translation>{laid} van {needed}</translation>
    </message>
    <message>
        <source>Your turn is about to end. Z takes it back, Enter ends it now.</source>
        <translation>Je beurt is zo voorbij. Z neemt haar terug, Enter beëindigt haar meteen.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter for its score sheet.</source>
        <translation>De ronde is afgelopen. Druk op Enter voor het scoreblad.</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Trekstapel {count}</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Trekstapel is op</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) with your {ranks}</source>
        <translation>
            <numerusform>Neem %n kaart met je {ranks}</numerusform>
            <numerusform>Neem %n kaarten met je {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Neem %n kaart</numerusform>
            <numerusform>Neem %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Nieuwe combinatie</translation>
    </message>
    <message>
        <source>own program</source>
        <translation>eigen programma</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>{level} (as medium)</source>
        <translation>{level} (als Gemiddeld)</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Ronde beëindigen</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>{number} trekken</translation>
    </message>
    <message>
        <source>Partner, may I go out?</source>
        <translation>Partner, mag ik uitgaan?</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Iedereen trekt een kaart; wie de hoogste trekt, deelt het eerst.</translation>
    </message>
    <message>
        <source>{name}&apos;s move waits until it can be kept ({why}).</source>
        <translation>De beurt van {name} wacht tot die bewaard kan worden ({why}).</translation>
    </message>
    <message>
        <source>The deal waits until it can be kept ({why}).</source>
        <translation>Het delen wacht tot het bewaard kan worden ({why}).</translation>
    </message>
</context>
<context>
    <name>ThreesChapter</name>
    <message>
        <source>Red threes</source>
        <translation>Rode drieën</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Zwarte drieën</translation>
    </message>
    <message>
        <source>Red threes never join a meld.</source>
        <translation>Rode drieën horen nooit bij een combinatie.</translation>
    </message>
    <message>
        <source>You may also discard it, which blocks the pile for the next player.</source>
        <translation>Je mag hem ook afleggen; dat blokkeert de aflegstapel voor de volgende speler.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s).</source>
        <translation>
            <numerusform>Elke uitgelegde rode drie levert %n punt op.</numerusform>
            <numerusform>Elke uitgelegde rode drie levert %n punten op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s), but {all} of them together {together}.</source>
        <translation>
            <numerusform>Elke uitgelegde rode drie levert %n punt op, maar {all} samen {together}.</numerusform>
            <numerusform>Elke uitgelegde rode drie levert %n punten op, maar {all} samen {together}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s).</source>
        <translation>
            <numerusform>Anders kost elk ervan %n punt.</numerusform>
            <numerusform>Anders kost elk ervan %n punten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s), and {all} of them together {together}.</source>
        <translation>
            <numerusform>Anders kost elk ervan %n punt, en {all} samen {together}.</numerusform>
            <numerusform>Anders kost elk ervan %n punten, en {all} samen {together}.</numerusform>
        </translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>all {number}</source>
        <translation>alle {number}</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the pile for the next player.</source>
        <translation>Een zwarte drie die je aflegt, blokkeert de aflegstapel voor de volgende speler.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group.</source>
        <translation>Zwarte drieën mag je alleen uitleggen in de beurt waarin je uitgaat, als groep.</translation>
    </message>
</context>
<context>
    <name>TicketTexts</name>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>vroeg</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Matches won</source>
        <translation>Gewonnen partijen</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnen rondes</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punten per ronde</translation>
    </message>
    <message>
        <source>the others {points}</source>
        <translation>de anderen {points}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>of your side</source>
        <translation>van je team</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Op rij gewonnen</translation>
    </message>
    <message>
        <source>now {count}</source>
        <translation>nu {count}</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canasta’s per ronde</translation>
    </message>
    <message>
        <source>natural ones {count}</source>
        <translation>zuivere {count}</translation>
    </message>
    <message>
        <source>Sambas per round</source>
        <translation>Samba’s per ronde</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Zelf uitgegaan</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Eerste uitleg</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Rode drieën per ronde</translation>
    </message>
    <message>
        <source>laid out by your side</source>
        <translation>uitgelegd door je team</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} van {whole}</translation>
    </message>
    <message>
        <source>drawn {count}</source>
        <translation>gelijk {count}</translation>
    </message>
    <message>
        <source>running {count}</source>
        <translation>lopend {count}</translation>
    </message>
    <message>
        <source>partners {partners}, others {others}; concealed {concealed}</source>
        <translation>partners {partners}, anderen {others}; in één keer {concealed}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nog geen</translation>
    </message>
    <message>
        <source>points, in your turn {turn}</source>
        <translation>punten, in beurt {turn}</translation>
    </message>
    <message numerus="yes">
        <source>none in %n round(s)</source>
        <translation>
            <numerusform>geen in %n ronde</numerusform>
            <numerusform>geen in %n rondes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points per round, match by match</source>
        <translation>Punten per ronde, partij voor partij</translation>
    </message>
    <message numerus="yes">
        <source>After %n (match|matches): you {yours}, the others {others}.</source>
        <translation>
            <numerusform>Na %n partij: jij {yours}, de anderen {others}.</numerusform>
            <numerusform>Na %n partijen: jij {yours}, de anderen {others}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been finished yet.</source>
        <translation>Er is nog geen ronde uitgespeeld.</translation>
    </message>
    <message>
        <source>A line appears here after two matches.</source>
        <translation>Na twee partijen verschijnt hier een lijn.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Jij</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Anderen</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The scale {scale} is not possible; it lies between {least} and {most}.</source>
        <translation>De schaal {scale} kan niet; die ligt tussen {least} en {most}.</translation>
    </message>
    <message>
        <source>A picture of {width}x{height} at the scale {scale} is too large to draw.</source>
        <translation>Een afbeelding van {width}x{height} op schaal {scale} is te groot om te tekenen.</translation>
    </message>
    <message>
        <source>{path}: the picture cannot be written there.</source>
        <translation>{path}: de afbeelding kan daar niet worden geschreven.</translation>
    </message>
    <message>
        <source>“{size}” is not a size; write width and height as in 1280x800.</source>
        <translation>‘{size}’ is geen formaat; schrijf breedte en hoogte zoals in 1280x800.</translation>
    </message>
    <message>
        <source>The size {size} is not possible; each side lies between {least} and {most}.</source>
        <translation>Het formaat {size} kan niet; elke zijde ligt tussen {least} en {most}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table; seats are 1 to {last}.</source>
        <translation>Er is geen plaats {seat} aan deze tafel; de plaatsen zijn 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>--{option}: at least one is needed.</source>
        <translation>--{option}: minstens één is nodig.</translation>
    </message>
    <message>
        <source>--{option}: a number from 0 up is needed.</source>
        <translation>--{option}: een getal vanaf 0 is nodig.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}”; there are {known}, and files and codes.</source>
        <translation>Er zijn geen regels met de naam ‘{name}’; er zijn {known}, en bestanden en codes.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}” (did you mean “{near}”?); there are {known}, and files and codes.</source>
        <translation>Er zijn geen regels met de naam ‘{name}’ (bedoelde je ‘{near}’?); er zijn {known}, en bestanden en codes.</translation>
    </message>
    <message>
        <source>--round: in this match no round is over yet.</source>
        <translation>--round: in deze partij is nog geen ronde afgelopen.</translation>
    </message>
    <message>
        <source>--round: in this match rounds 1 to {last} are over.</source>
        <translation>--round: in deze partij zijn ronde 1 tot en met {last} afgelopen.</translation>
    </message>
    <message>
        <source>--seat: this match has the seats 1 to {last}.</source>
        <translation>--seat: deze partij heeft de plaatsen 1 tot en met {last}.</translation>
    </message>
    <message>
        <source>There is too much on standard input; allowed are {largest} bytes.</source>
        <translation>Er staat te veel op de standaardinvoer; toegestaan zijn {largest} bytes.</translation>
    </message>
    <message>
        <source>{path}: this file cannot be read ({why}).</source>
        <translation>{path}: dit bestand kan niet worden gelezen ({why}).</translation>
    </message>
    <message>
        <source>--players: {players} players are not possible; there can be {counts}.</source>
        <translation>--players: {players} spelers kan niet; het kunnen er {counts} zijn.</translation>
    </message>
    <message>
        <source>--shape: {shape} is not possible for {players} players; there is {possible}.</source>
        <translation>--shape: {shape} kan niet met {players} spelers; er is {possible}.</translation>
    </message>
    <message>
        <source>--seats: {levels} levels do not fit {players} players; give one, or one for each.</source>
        <translation>--seats: {levels} niveaus passen niet bij {players} spelers; geef er één op, of één voor ieder.</translation>
    </message>
    <message>
        <source>“{code}” is not a language of this version; there are {known}.</source>
        <translation>‘{code}’ is geen taal van deze versie; er zijn {known}.</translation>
    </message>
    <message>
        <source>--{option}: at least {least} is needed.</source>
        <translation>--{option}: minstens {least} is nodig.</translation>
    </message>
    <message>
        <source>tune: this needs the package cma, which comes with “{command}”.</source>
        <translation>tune: hiervoor is de module cma nodig, die met ‘{command}’ meekomt.</translation>
    </message>
    <message>
        <source>--only: “{name}” is none of the numbers; they are {names}.</source>
        <translation>--only: ‘{name}’ is geen van de getallen; het zijn {names}.</translation>
    </message>
    <message>
        <source>The kernel cannot obey {option} as it is set here, so hard and expert play as medium.</source>
        <translation>De kern kan {option} zoals het hier is ingesteld niet volgen, dus hard en expert spelen als medium.</translation>
    </message>
    <message>
        <source>The history is measured from a checkout or an installed package only.</source>
        <translation>De geschiedenis wordt alleen vanuit de broncode of een geïnstalleerd Python-pakket gemeten.</translation>
    </message>
    <message>
        <source>The window could not be measured: {why}</source>
        <translation>Het venster kon niet worden gemeten: {why}</translation>
    </message>
    <message>
        <source>The table is measured beside a bare view, for which the game&apos;s Python is needed.</source>
        <translation>De tafel wordt naast een lege weergave gemeten, waarvoor de Python van het spel nodig is.</translation>
    </message>
    <message>
        <source>A part could not be measured: {why}</source>
        <translation>Een deel kon niet worden gemeten: {why}</translation>
    </message>
    <message>
        <source>This means nothing here: {words}</source>
        <translation>Dit betekent hier niets: {words}</translation>
    </message>
    <message>
        <source>This is still needed: {words}</source>
        <translation>Dit is nog nodig: {words}</translation>
    </message>
    <message>
        <source>One of these is needed: {words}</source>
        <translation>Een van deze is nodig: {words}</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}</source>
        <translation>‘{value}’ is hier niet mogelijk; er zijn {known}</translation>
    </message>
    <message>
        <source>a value is needed after this</source>
        <translation>hierna is een gegeven nodig</translation>
    </message>
    <message>
        <source>at least one value is needed after this</source>
        <translation>hierna is minstens één gegeven nodig</translation>
    </message>
    <message>
        <source>so many values are needed after this: {number}</source>
        <translation>hierna zijn zoveel gegevens nodig: {number}</translation>
    </message>
    <message>
        <source>this is not possible together with {words}</source>
        <translation>dit is niet mogelijk samen met {words}</translation>
    </message>
    <message>
        <source>no value goes with this, but there is “{value}”</source>
        <translation>hier hoort geen gegeven bij, maar er staat ‘{value}’</translation>
    </message>
    <message>
        <source>“{words}” can mean several things: {known}</source>
        <translation>‘{words}’ kan meerdere dingen betekenen: {known}</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>‘{value}’ is geen geheel getal</translation>
    </message>
    <message>
        <source>“{value}” is not a number</source>
        <translation>‘{value}’ is geen getal</translation>
    </message>
    <message>
        <source>{what} ({program} --help tells what can be typed).</source>
        <translation>{what} ({program} --help vertelt wat er getypt kan worden).</translation>
    </message>
    <message>
        <source>The output cannot be written ({why}).</source>
        <translation>De uitvoer kan niet worden geschreven ({why}).</translation>
    </message>
</context>
<context>
    <name>TurnPhrases</name>
    <message>
        <source>melded {melds}</source>
        <translation>{melds} uitgelegd</translation>
    </message>
    <message>
        <source>drew a replacement card</source>
        <translation>een vervangende kaart getrokken</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} replacement card(s)</source>
        <translation>
            <numerusform>een vervangende kaart getrokken</numerusform>
            <numerusform>{number} vervangende kaarten getrokken</numerusform>
        </translation>
    </message>
    <message>
        <source>took {card} from the pile onto a sequence</source>
        <translation>{card} van de aflegstapel genomen voor een reeks</translation>
    </message>
    <message>
        <source>took up the rest of the pile</source>
        <translation>de rest van de aflegstapel gepakt</translation>
    </message>
    <message>
        <source>merged two melds</source>
        <translation>twee combinaties samengevoegd</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>{wild} omgeruild voor {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} afgelegd</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepast</translation>
    </message>
    <message>
        <source>asked to go out</source>
        <translation>gevraagd om uit te gaan</translation>
    </message>
    <message>
        <source>laid out a red three</source>
        <translation>een rode drie uitgelegd</translation>
    </message>
    <message numerus="yes">
        <source>laid out {number} red three(s)</source>
        <translation>
            <numerusform>een rode drie uitgelegd</numerusform>
            <numerusform>{number} rode drieën uitgelegd</numerusform>
        </translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>{cards} getrokken</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} card(s)</source>
        <translation>
            <numerusform>een kaart getrokken</numerusform>
            <numerusform>{number} kaarten getrokken</numerusform>
        </translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>{cards} van de aflegstapel genomen</translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s)</source>
        <translation>
            <numerusform>de aflegstapel van %n kaart gepakt</numerusform>
            <numerusform>de aflegstapel van %n kaarten gepakt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s) with {cards}</source>
        <translation>
            <numerusform>de aflegstapel van %n kaart gepakt met {cards}</numerusform>
            <numerusform>de aflegstapel van %n kaarten gepakt met {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>{cards} aangelegd</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>{cards} aangelegd bij {names}</translation>
    </message>
    <message>
        <source>a sequence of {suit}: {cards}</source>
        <translation>een reeks {suit} ({cards})</translation>
    </message>
</context>
<context>
    <name>TurnsChapter</name>
    <message>
        <source>The players take turns, and each turn has three steps:</source>
        <translation>De spelers zijn om de beurt, en elke beurt heeft drie stappen:</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Een beurt</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} card(s) from the stock, or take from the discard pile instead.</source>
        <translation>
            <numerusform>Trek een kaart van de trekstapel, of neem in plaats daarvan van de aflegstapel.</numerusform>
            <numerusform>Trek {number} kaarten van de trekstapel, of neem in plaats daarvan van de aflegstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards from the stock, {value}, or take from the discard pile instead.</source>
        <translation>Trek kaarten van de trekstapel, {value}, of neem in plaats daarvan van de aflegstapel.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to melds that lie there, as many as you like or none at all.</source>
        <translation>Leg combinaties uit en leg kaarten aan combinaties aan die er al liggen, zoveel je wilt of helemaal geen.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to your melds, as many as you like or none at all.</source>
        <translation>Leg combinaties uit en leg kaarten aan je combinaties aan, zoveel je wilt of helemaal geen.</translation>
    </message>
    <message>
        <source>Discard a card: lay it face up on the discard pile.</source>
        <translation>Leg een kaart af: open op de aflegstapel.</translation>
    </message>
    <message>
        <source>Only a player who can neither discard nor lay a card passes.</source>
        <translation>Alleen een speler die geen kaart kan afleggen of uitleggen, past.</translation>
    </message>
    <message>
        <source>A player who can neither discard nor lay a card passes too.</source>
        <translation>Ook een speler die geen kaart kan afleggen of uitleggen, past.</translation>
    </message>
    <message>
        <source>Melded cards stay on the table to the end of the round.</source>
        <translation>Uitgelegde kaarten blijven tot het einde van de ronde op tafel.</translation>
    </message>
</context>
<context>
    <name>TutorialMenus</name>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Leren spelen</translation>
    </message>
    <message>
        <source>&amp;Next step, or skip this one</source>
        <translation>&amp;Volgende stap, of deze overslaan</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Stap &amp;terug</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Leave, and go on another time</source>
        <translation>St&amp;oppen, en een andere keer verder</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Beurt</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>B&amp;eeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
</context>
<context>
    <name>TutorialPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Terug</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Verder</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>You can go on here at any time.</source>
        <translation>Je kunt hier altijd weer verdergaan.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Oversl&amp;aan</translation>
    </message>
</context>
<context>
    <name>TutorialTexts</name>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>You and {partner}, who sits opposite, play together against {left} and {right}. In the middle lie the stock and the discard pile, and above your hand is the place for your side&apos;s melds.</source>
        <translation>Jij speelt samen met {partner}, tegenover je, tegen {left} en {right}. In het midden liggen de trekstapel en de aflegstapel, en boven je hand is de plaats voor de combinaties van je team.</translation>
    </message>
    <message>
        <source>Look around, then press Next.</source>
        <translation>Kijk rond en druk dan op ‘Verder’.</translation>
    </message>
    <message>
        <source>Where help is</source>
        <translation>Waar je hulp vindt</translation>
    </message>
    <message>
        <source>The line above your hand always says what you can do now. H gives a hint, Z takes a step back, F1 shows the rules, and ? shows all keys.</source>
        <translation>De regel boven je hand zegt altijd wat je nu kunt doen. H geeft een tip, Z neemt een stap terug, F1 toont de regels en ? alle toetsen.</translation>
    </message>
    <message>
        <source>Ask for a hint: press H or the button Hint.</source>
        <translation>Vraag om een tip: druk op H of op de knop ‘Tip’.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Trekken</translation>
    </message>
    <message>
        <source>A turn begins with two cards from the stock.</source>
        <translation>Een beurt begint met twee kaarten van de trekstapel.</translation>
    </message>
    <message>
        <source>Click the stock, or press D.</source>
        <translation>Klik op de trekstapel, of druk op D.</translation>
    </message>
    <message>
        <source>A group</source>
        <translation>Een groep</translation>
    </message>
    <message>
        <source>Three or more cards of one rank make a group. By keyboard you walk along your hand with the arrow keys and select cards with Space.</source>
        <translation>Drie of meer kaarten van één rang zijn een groep. Met de pijltjestoetsen loop je langs je hand, met de spatiebalk selecteer je kaarten.</translation>
    </message>
    <message>
        <source>Select the three queens and drag them to the free place, or press M.</source>
        <translation>Selecteer de drie vrouwen en sleep ze naar de vrije plaats, of druk op M.</translation>
    </message>
    <message>
        <source>A sequence, and the first meld</source>
        <translation>Een reeks en de eerste uitleg</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in a row make a sequence. What your side lays first must count {needed} points, in one meld or several: the queens bring 30 of them.</source>
        <translation>Drie of meer opeenvolgende kaarten van één kleur zijn een reeks. Wat je team het eerst uitlegt, moet {needed} punten tellen, in één combinatie of meer: de vrouwen leveren er 30 van op.</translation>
    </message>
    <message>
        <source>Meld the hearts from 7 to jack.</source>
        <translation>Leg harten 7 tot en met hartenboer uit.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Afleggen</translation>
    </message>
    <message>
        <source>With a discard your turn ends. As long as the ring beside the pile runs, Z takes it back.</source>
        <translation>Met afleggen eindigt je beurt. Zolang de ring naast de aflegstapel loopt, neem je dat met Z terug.</translation>
    </message>
    <message>
        <source>Select the 4 of clubs and press Enter, or drag it to the discard pile.</source>
        <translation>Selecteer klaver 4 en druk op Enter, of sleep die naar de aflegstapel.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>De aflegstapel pakken</translation>
    </message>
    <message>
        <source>With a pair of its top card&apos;s rank you may take the whole pile instead of drawing. Point at the pile to see what it would bring.</source>
        <translation>Met een paar van de rang van de bovenste kaart mag je de hele aflegstapel pakken in plaats van te trekken. Wijs hem aan om te zien wat hij je oplevert.</translation>
    </message>
    <message>
        <source>Wait for your turn, then take the pile with your fives: click it, or press P.</source>
        <translation>Wacht tot je aan de beurt bent en pak dan de aflegstapel met je vijven: klik erop, of druk op P.</translation>
    </message>
    <message>
        <source>Adding cards, and wild cards</source>
        <translation>Aanleggen, en wilde kaarten</translation>
    </message>
    <message>
        <source>A red three is laid out by itself, and you draw a card for it. It counts {three} points: for your side once it may go out, and against it until then.</source>
        <translation>Een rode drie wordt los uitgelegd, en je trekt er een kaart voor. Hij telt {three} punten: voor je team zodra het mag uitgaan, en tot dan ertegen.</translation>
    </message>
    <message>
        <source>You went out, and the round is counted. In a match the next one would now be dealt, until a side has enough points. The menu Help leads here, to the rules and to all keys at any time.</source>
        <translation>Je bent uitgegaan, en de ronde wordt geteld. In een partij zou nu de volgende worden gedeeld, tot een team genoeg punten heeft. Het menu ‘Help’ brengt je altijd hierheen, naar de regels en naar alle toetsen.</translation>
    </message>
    <message>
        <source>Look at the sheet, then press Finish.</source>
        <translation>Bekijk het scoreblad en druk dan op ‘Klaar’.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rode drieën</translation>
    </message>
    <message>
        <source>Cards can join your side&apos;s melds: the queen is next to the jack of your sequence. Twos and jokers are wild: they stand for other cards in a group, but never in a sequence.</source>
        <translation>Kaarten kunnen bij de combinaties van je team: de vrouw past naast de boer van je reeks. Tweeën en jokers zijn wild: ze staan voor andere kaarten in een groep, maar nooit in een reeks.</translation>
    </message>
    <message>
        <source>Add the queen of hearts and, to the fives, the 2 of clubs. Then discard the 6 of spades.</source>
        <translation>Leg hartenvrouw aan, en klaver 2 bij de vijven. Leg dan schoppen 6 af.</translation>
    </message>
    <message>
        <source>Wait for your turn, draw with D, then lay out the 3 of hearts: press T.</source>
        <translation>Wacht tot je aan de beurt bent, trek met D en leg dan harten 3 uit: druk op T.</translation>
    </message>
    <message>
        <source>Canasta and samba</source>
        <translation>Canasta en samba</translation>
    </message>
    <message>
        <source>With your partner&apos;s cards the queens have become a canasta: seven of a rank count {canasta} points. Seven in sequence are a samba and count {samba}.</source>
        <translation>Met de kaarten van je partner zijn de vrouwen een canasta geworden: zeven van één rang tellen {canasta} punten. Zeven op volgorde zijn een samba en tellen {samba}.</translation>
    </message>
    <message>
        <source>Complete the samba with the 6 of hearts.</source>
        <translation>Maak de samba compleet met harten 6.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Uitgaan</translation>
    </message>
    <message>
        <source>With a canasta and a samba your side may go out: who gets rid of all cards ends the round. What others still hold counts against them.</source>
        <translation>Met een canasta en een samba mag je team uitgaan: wie alle kaarten kwijtraakt, beëindigt de ronde. Wat anderen nog in hun hand hebben, telt tegen hen.</translation>
    </message>
    <message>
        <source>Meld the four kings and the three aces, then discard your last card.</source>
        <translation>Leg de vier heren en de drie azen uit, en leg dan je laatste kaart af.</translation>
    </message>
    <message>
        <source>That is the game</source>
        <translation>Zo gaat het spel</translation>
    </message>
    <message>
        <source>Step {at} of {of}: {title}</source>
        <translation>Stap {at} van {of}: {title}</translation>
    </message>
    <message>
        <source>The rules allow it, but the lesson goes another way. {task}</source>
        <translation>De regels staan het toe, maar de les gaat anders verder. {task}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Leren spelen</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klaar</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; the tutorial keeps none.</source>
        <translation>In een partij houdt het logboek elke beurt bij; bij het leren is er geen.</translation>
    </message>
</context>
<context>
    <name>TypedRules</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, gewijzigd</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>a value</source>
        <translation>een gegeven</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>een naam tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>een dubbele punt</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>een komma</translation>
    </message>
    <message>
        <source>a quotation mark at the end</source>
        <translation>een aanhalingsteken aan het eind</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>niets meer</translation>
    </message>
    <message>
        <source>not text in UTF-8 or UTF-16</source>
        <translation>geen tekst in UTF-8 of UTF-16</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>meer dan {most} waarden</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}</source>
        <translation>geen JSON in regel {line}, kolom {column}</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}: expected is {expected}</source>
        <translation>geen JSON in regel {line}, kolom {column}: verwacht wordt {expected}</translation>
    </message>
    <message>
        <source>“{name}” stands twice; keep one of the two</source>
        <translation>‘{name}’ staat er twee keer; houd er één van over</translation>
    </message>
    <message>
        <source>“{number}” is not possible as a number</source>
        <translation>‘{number}’ is niet mogelijk als getal</translation>
    </message>
    <message>
        <source>more than {most} brackets in one another</source>
        <translation>meer dan {most} haakjes in elkaar</translation>
    </message>
    <message>
        <source>half of a character, {code}, which nothing can show</source>
        <translation>een half teken, {code}, dat niets kan tonen</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>for {value} players</source>
        <translation>voor {value} spelers</translation>
    </message>
    <message>
        <source>teams: {value}</source>
        <translation>teams: {value}</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>één spel kaarten</translation>
    </message>
    <message>
        <source>{number} decks</source>
        <translation>{number} spellen kaarten</translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>geen jokers</translation>
    </message>
    <message>
        <source>one joker</source>
        <translation>één joker</translation>
    </message>
    <message>
        <source>{number} jokers</source>
        <translation>{number} jokers</translation>
    </message>
    <message>
        <source>{number} cards dealt to each</source>
        <translation>{number} kaarten per speler</translation>
    </message>
    <message>
        <source>cards dealt to each: {value}</source>
        <translation>kaarten per speler: {value}</translation>
    </message>
    <message>
        <source>the highest card deals first</source>
        <translation>de hoogste kaart deelt het eerst</translation>
    </message>
    <message>
        <source>the first dealer is found by lot</source>
        <translation>het lot bepaalt de eerste gever</translation>
    </message>
    <message>
        <source>the first dealer is chosen</source>
        <translation>de eerste gever wordt gekozen</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>met de klok mee</translation>
    </message>
    <message>
        <source>play goes anticlockwise</source>
        <translation>tegen de klok in</translation>
    </message>
    <message>
        <source>the first card of the pile is never covered</source>
        <translation>de startkaart wordt nooit bedekt</translation>
    </message>
    <message>
        <source>a first card is covered if it is {any}</source>
        <translation>de startkaart wordt bedekt als het {any} is</translation>
    </message>
    <message>
        <source>a wild first card freezes the pile</source>
        <translation>een wilde startkaart bevriest de aflegstapel</translation>
    </message>
    <message>
        <source>a wild first card doesn&apos;t freeze the pile</source>
        <translation>een wilde startkaart bevriest de aflegstapel niet</translation>
    </message>
    <message>
        <source>one card drawn in a turn</source>
        <translation>één getrokken kaart per beurt</translation>
    </message>
    <message>
        <source>{number} cards drawn in a turn</source>
        <translation>{number} getrokken kaarten per beurt</translation>
    </message>
    <message>
        <source>cards drawn in a turn: {value}</source>
        <translation>getrokken kaarten per beurt: {value}</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>geen wilde kaarten</translation>
    </message>
    <message>
        <source>the wild cards are {value}</source>
        <translation>wilde kaarten zijn {value}</translation>
    </message>
    <message>
        <source>a joker counts {value}</source>
        <translation>een joker telt {value}</translation>
    </message>
    <message>
        <source>a two counts {value}</source>
        <translation>een twee telt {value}</translation>
    </message>
    <message>
        <source>an ace counts {value}</source>
        <translation>een aas telt {value}</translation>
    </message>
    <message>
        <source>number cards count 5 or 10</source>
        <translation>getalkaarten tellen 5 of 10</translation>
    </message>
    <message>
        <source>number cards count their number</source>
        <translation>getalkaarten tellen hun getal</translation>
    </message>
    <message>
        <source>threes are special</source>
        <translation>drieën zijn speciaal</translation>
    </message>
    <message>
        <source>threes are ordinary cards</source>
        <translation>drieën zijn gewone kaarten</translation>
    </message>
    <message>
        <source>a melded black three counts {value}</source>
        <translation>een uitgelegde zwarte drie telt {value}</translation>
    </message>
    <message>
        <source>a red three counts {value}</source>
        <translation>een rode drie telt {value}</translation>
    </message>
    <message>
        <source>any number of wild cards in a group</source>
        <translation>elk aantal wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>no wild card in a group</source>
        <translation>geen wilde kaart in een groep</translation>
    </message>
    <message>
        <source>at most one wild card in a group</source>
        <translation>hoogstens één wilde kaart in een groep</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a group</source>
        <translation>hoogstens {number} wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>twice as many natural as wild cards in a group</source>
        <translation>twee keer zoveel natuurlijke als wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>more natural than wild cards in a group</source>
        <translation>meer natuurlijke dan wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>at least as many natural as wild cards in a group</source>
        <translation>minstens evenveel natuurlijke als wilde kaarten in een groep</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a group</source>
        <translation>geen meerderheid van natuurlijke kaarten nodig in een groep</translation>
    </message>
    <message>
        <source>one natural card is enough for a group</source>
        <translation>één natuurlijke kaart is genoeg voor een groep</translation>
    </message>
    <message>
        <source>{number} natural cards in each group</source>
        <translation>{number} natuurlijke kaarten in elke groep</translation>
    </message>
    <message>
        <source>no limit to the wild cards of a side</source>
        <translation>elk aantal wilde kaarten per team</translation>
    </message>
    <message>
        <source>no wild card in the groups of a side</source>
        <translation>geen wilde kaart in de groepen van een team</translation>
    </message>
    <message>
        <source>one wild card in all groups of a side</source>
        <translation>één wilde kaart in alle groepen van een team</translation>
    </message>
    <message>
        <source>{number} wild cards in all groups of a side</source>
        <translation>{number} wilde kaarten in alle groepen van een team</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>geen canasta’s</translation>
    </message>
    <message>
        <source>canastas of {number} cards</source>
        <translation>canasta’s van {number} kaarten</translation>
    </message>
    <message>
        <source>canastas may grow past seven cards</source>
        <translation>canasta’s mogen verder groeien dan zeven kaarten</translation>
    </message>
    <message>
        <source>canastas end at seven cards</source>
        <translation>canasta’s eindigen bij zeven kaarten</translation>
    </message>
    <message>
        <source>wild cards may join complete canastas</source>
        <translation>wilde kaarten mogen bij complete canasta’s</translation>
    </message>
    <message>
        <source>no wild card joins a complete canasta</source>
        <translation>geen wilde kaart bij complete canasta’s</translation>
    </message>
    <message>
        <source>several groups of one rank</source>
        <translation>meerdere groepen van één rang</translation>
    </message>
    <message>
        <source>only one group of each rank</source>
        <translation>maar één groep van elke rang</translation>
    </message>
    <message>
        <source>groups may be merged</source>
        <translation>groepen mogen worden samengevoegd</translation>
    </message>
    <message>
        <source>groups can&apos;t be merged</source>
        <translation>groepen mogen niet worden samengevoegd</translation>
    </message>
    <message>
        <source>cards may be added to melds of other sides</source>
        <translation>aanleggen bij andere teams mag</translation>
    </message>
    <message>
        <source>no card is added to melds of other sides</source>
        <translation>niet aanleggen bij andere teams</translation>
    </message>
    <message>
        <source>wild cards alone may be melded</source>
        <translation>alleen wilde kaarten mogen een combinatie zijn</translation>
    </message>
    <message>
        <source>wild cards alone are no meld</source>
        <translation>alleen wilde kaarten zijn geen combinatie</translation>
    </message>
    <message>
        <source>a wild canasta is closed</source>
        <translation>een wilde canasta is afgesloten</translation>
    </message>
    <message>
        <source>a wild canasta may grow</source>
        <translation>een wilde canasta mag groeien</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be swapped</source>
        <translation>wilde kaarten worden niet omgeruild</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups</source>
        <translation>wilde kaarten mogen worden omgeruild in groepen</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups and sequences</source>
        <translation>wilde kaarten mogen worden omgeruild in groepen en reeksen</translation>
    </message>
    <message>
        <source>sequences are played</source>
        <translation>er wordt met reeksen gespeeld</translation>
    </message>
    <message>
        <source>no sequences</source>
        <translation>geen reeksen</translation>
    </message>
    <message>
        <source>sequences run from 4 to ace</source>
        <translation>reeksen van 4 tot aas</translation>
    </message>
    <message>
        <source>sequences run from 3 to ace</source>
        <translation>reeksen van 3 tot aas</translation>
    </message>
    <message>
        <source>sequences run from ace to king</source>
        <translation>reeksen van aas tot heer</translation>
    </message>
    <message>
        <source>sequences of any length</source>
        <translation>reeksen van elke lengte</translation>
    </message>
    <message>
        <source>sequences of at most {number} cards</source>
        <translation>reeksen van hoogstens {number} kaarten</translation>
    </message>
    <message>
        <source>any number of wild cards in a sequence</source>
        <translation>elk aantal wilde kaarten in een reeks</translation>
    </message>
    <message>
        <source>no wild card in a sequence</source>
        <translation>geen wilde kaart in een reeks</translation>
    </message>
    <message>
        <source>at most one wild card in a sequence</source>
        <translation>hoogstens één wilde kaart in een reeks</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a sequence</source>
        <translation>hoogstens {number} wilde kaarten in een reeks</translation>
    </message>
    <message>
        <source>one natural card is enough for a sequence</source>
        <translation>één natuurlijke kaart is genoeg voor een reeks</translation>
    </message>
    <message>
        <source>{number} natural cards in each sequence</source>
        <translation>{number} natuurlijke kaarten in elke reeks</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a sequence</source>
        <translation>geen meerderheid van natuurlijke kaarten nodig in een reeks</translation>
    </message>
    <message>
        <source>more natural than wild cards in a sequence</source>
        <translation>meer natuurlijke dan wilde kaarten in een reeks</translation>
    </message>
    <message>
        <source>a wild card in a sequence keeps its place</source>
        <translation>een wilde kaart in een reeks houdt zijn plaats</translation>
    </message>
    <message>
        <source>a wild card in a sequence gives way to its card</source>
        <translation>een wilde kaart in een reeks wijkt voor de kaart waar hij voor staat</translation>
    </message>
    <message>
        <source>no {sambas} for sequences of seven</source>
        <translation>geen {sambas} voor reeksen van zeven</translation>
    </message>
    <message>
        <source>{sambas} of {number} cards</source>
        <translation>{sambas} van {number} kaarten</translation>
    </message>
    <message>
        <source>{a_samba} is closed</source>
        <translation>{a_samba} is afgesloten</translation>
    </message>
    <message>
        <source>{a_samba} may grow</source>
        <translation>{a_samba} mag groeien</translation>
    </message>
    <message>
        <source>sequences can&apos;t be merged</source>
        <translation>reeksen mogen niet worden samengevoegd</translation>
    </message>
    <message>
        <source>sequences may be merged</source>
        <translation>reeksen mogen worden samengevoegd</translation>
    </message>
    <message>
        <source>several sequences of one suit</source>
        <translation>meerdere reeksen van één kleur</translation>
    </message>
    <message>
        <source>only one sequence of each suit</source>
        <translation>maar één reeks van elke kleur</translation>
    </message>
    <message>
        <source>the whole pile is taken</source>
        <translation>de hele aflegstapel wordt gepakt</translation>
    </message>
    <message>
        <source>five cards of the pile are taken</source>
        <translation>vijf kaarten van de aflegstapel worden gepakt</translation>
    </message>
    <message>
        <source>only the top card of the pile is taken</source>
        <translation>alleen de bovenste kaart van de aflegstapel wordt genomen</translation>
    </message>
    <message>
        <source>the top card of the pile must be melded</source>
        <translation>de bovenste kaart van de aflegstapel moet worden uitgelegd</translation>
    </message>
    <message>
        <source>the top card of the pile need not be melded</source>
        <translation>de bovenste kaart van de aflegstapel hoeft niet te worden uitgelegd</translation>
    </message>
    <message>
        <source>a natural pair takes the pile</source>
        <translation>pakken met een zuiver paar</translation>
    </message>
    <message>
        <source>a natural pair doesn&apos;t take the pile</source>
        <translation>niet pakken met een zuiver paar</translation>
    </message>
    <message>
        <source>a natural and a wild card don&apos;t take the pile</source>
        <translation>niet pakken met een natuurlijke en een wilde kaart</translation>
    </message>
    <message>
        <source>a natural and a wild card take the pile while it isn&apos;t frozen</source>
        <translation>pakken met een natuurlijke en een wilde kaart als de aflegstapel niet bevroren is</translation>
    </message>
    <message>
        <source>a natural and a wild card always take the pile</source>
        <translation>altijd pakken met een natuurlijke en een wilde kaart</translation>
    </message>
    <message>
        <source>a pair for the pile may join a group</source>
        <translation>een paar voor de aflegstapel mag bij een groep</translation>
    </message>
    <message>
        <source>a pair for the pile begins a new group</source>
        <translation>een paar voor de aflegstapel begint een nieuwe groep</translation>
    </message>
    <message>
        <source>adding the top card to a group doesn&apos;t take the pile</source>
        <translation>niet pakken door aan te leggen aan een groep</translation>
    </message>
    <message>
        <source>adding the top card to a group takes the pile while it isn&apos;t frozen</source>
        <translation>pakken door aan te leggen aan een groep als de aflegstapel niet bevroren is</translation>
    </message>
    <message>
        <source>adding the top card to a group always takes the pile</source>
        <translation>altijd pakken door aan te leggen aan een groep</translation>
    </message>
    <message>
        <source>adding the top card to a sequence doesn&apos;t take the pile</source>
        <translation>niet pakken door aan te leggen aan een reeks</translation>
    </message>
    <message>
        <source>adding the top card to a sequence takes the pile while it isn&apos;t frozen</source>
        <translation>pakken door aan te leggen aan een reeks als de aflegstapel niet bevroren is</translation>
    </message>
    <message>
        <source>adding the top card to a sequence always takes the pile</source>
        <translation>altijd pakken door aan te leggen aan een reeks</translation>
    </message>
    <message>
        <source>the top card alone may be taken onto a sequence</source>
        <translation>alleen de bovenste kaart mag worden genomen voor een reeks</translation>
    </message>
    <message>
        <source>the top card can&apos;t be taken alone onto a sequence</source>
        <translation>de bovenste kaart mag niet alleen worden genomen voor een reeks</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card doesn&apos;t take the pile</source>
        <translation>niet pakken door een reeks te beginnen</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card takes the pile while it isn&apos;t frozen</source>
        <translation>pakken door een reeks te beginnen als de aflegstapel niet bevroren is</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card always takes the pile</source>
        <translation>altijd pakken door een reeks te beginnen</translation>
    </message>
    <message>
        <source>the pile may be taken onto a complete canasta</source>
        <translation>pakken bij een complete canasta mag</translation>
    </message>
    <message>
        <source>the pile can&apos;t be taken onto a complete canasta</source>
        <translation>niet pakken bij een complete canasta</translation>
    </message>
    <message>
        <source>the pile is frozen before a first meld</source>
        <translation>voor de eerste uitleg is de aflegstapel bevroren</translation>
    </message>
    <message>
        <source>the pile isn&apos;t frozen before a first meld</source>
        <translation>voor de eerste uitleg is de aflegstapel niet bevroren</translation>
    </message>
    <message>
        <source>nothing freezes the pile</source>
        <translation>niets bevriest de aflegstapel</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>de aflegstapel is altijd bevroren</translation>
    </message>
    <message>
        <source>{any} freezes the pile</source>
        <translation>{any} bevriest de aflegstapel</translation>
    </message>
    <message>
        <source>the pile stays frozen until it is taken</source>
        <translation>de aflegstapel blijft bevroren tot hij is gepakt</translation>
    </message>
    <message>
        <source>the pile stays frozen while such a card lies in it</source>
        <translation>de aflegstapel blijft bevroren zolang er zo’n kaart in ligt</translation>
    </message>
    <message>
        <source>nothing blocks the pile</source>
        <translation>niets blokkeert de aflegstapel</translation>
    </message>
    <message>
        <source>{any} on top blocks the pile</source>
        <translation>{any} bovenop blokkeert de aflegstapel</translation>
    </message>
    <message>
        <source>red threes may be discarded</source>
        <translation>rode drieën mogen worden afgelegd</translation>
    </message>
    <message>
        <source>red threes can&apos;t be discarded</source>
        <translation>rode drieën mogen niet worden afgelegd</translation>
    </message>
    <message>
        <source>wild cards may be discarded</source>
        <translation>wilde kaarten mogen worden afgelegd</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be discarded</source>
        <translation>wilde kaarten mogen niet worden afgelegd</translation>
    </message>
    <message>
        <source>a single card in the hand takes the pile like others</source>
        <translation>met één kaart in de hand mag je pakken zoals anderen</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile unless going out</source>
        <translation>met één kaart in de hand niet pakken zonder uitgaan</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile of one card</source>
        <translation>met één kaart in de hand geen aflegstapel van één kaart</translation>
    </message>
    <message>
        <source>first meld of {value}</source>
        <translation>eerste uitleg: {value}</translation>
    </message>
    <message>
        <source>several melds count together for the first meld</source>
        <translation>meerdere combinaties tellen samen voor de eerste uitleg</translation>
    </message>
    <message>
        <source>a single meld must reach the minimum</source>
        <translation>één combinatie moet het minimum halen</translation>
    </message>
    <message>
        <source>sequences count for the first meld</source>
        <translation>reeksen tellen voor de eerste uitleg</translation>
    </message>
    <message>
        <source>sequences don&apos;t count for the first meld</source>
        <translation>reeksen tellen niet voor de eerste uitleg</translation>
    </message>
    <message>
        <source>a first meld for each side</source>
        <translation>een eerste uitleg per team</translation>
    </message>
    <message>
        <source>a first meld for each player</source>
        <translation>een eerste uitleg per speler</translation>
    </message>
    <message>
        <source>the pile may be taken for the first meld</source>
        <translation>pakken voor de eerste uitleg mag</translation>
    </message>
    <message>
        <source>no pile before the first meld</source>
        <translation>niet pakken voordat de eerste uitleg is gedaan</translation>
    </message>
    <message>
        <source>the top card counts for the first meld</source>
        <translation>de bovenste kaart telt voor de eerste uitleg</translation>
    </message>
    <message>
        <source>the top card doesn&apos;t count for the first meld</source>
        <translation>de bovenste kaart telt niet voor de eerste uitleg</translation>
    </message>
    <message>
        <source>the rest of the pile counts for the first meld</source>
        <translation>de rest van de aflegstapel telt voor de eerste uitleg</translation>
    </message>
    <message>
        <source>the rest of the pile doesn&apos;t count for the first meld</source>
        <translation>de rest van de aflegstapel telt niet voor de eerste uitleg</translation>
    </message>
    <message>
        <source>bonuses count for the first meld</source>
        <translation>premies tellen voor de eerste uitleg</translation>
    </message>
    <message>
        <source>bonuses don&apos;t count for the first meld</source>
        <translation>premies tellen niet voor de eerste uitleg</translation>
    </message>
    <message>
        <source>no minimum when going out in one turn</source>
        <translation>geen minimum bij uitgaan in één beurt</translation>
    </message>
    <message>
        <source>the minimum holds when going out in one turn</source>
        <translation>ook een minimum bij uitgaan in één beurt</translation>
    </message>
    <message>
        <source>red threes are laid out at once</source>
        <translation>rode drieën worden meteen uitgelegd</translation>
    </message>
    <message>
        <source>red threes are your choice</source>
        <translation>rode drieën naar keuze</translation>
    </message>
    <message>
        <source>red threes have no special role</source>
        <translation>rode drieën hebben geen speciale rol</translation>
    </message>
    <message>
        <source>red threes are replaced</source>
        <translation>rode drieën worden vervangen</translation>
    </message>
    <message>
        <source>no replacement for red threes</source>
        <translation>geen vervanging voor rode drieën</translation>
    </message>
    <message>
        <source>red threes from the pile are replaced</source>
        <translation>rode drieën uit de aflegstapel worden vervangen</translation>
    </message>
    <message>
        <source>no replacement for red threes from the pile</source>
        <translation>geen vervanging voor rode drieën uit de aflegstapel</translation>
    </message>
    <message>
        <source>{value} for each red three</source>
        <translation>{value} voor elke rode drie</translation>
    </message>
    <message>
        <source>{value} for all red threes</source>
        <translation>{value} voor alle rode drieën</translation>
    </message>
    <message>
        <source>red threes count with what going out needs</source>
        <translation>rode drieën tellen met wat nodig is om uit te gaan</translation>
    </message>
    <message>
        <source>red threes count after the first meld</source>
        <translation>rode drieën tellen na de eerste uitleg</translation>
    </message>
    <message>
        <source>red threes count with enough {sets}</source>
        <translation>rode drieën tellen met genoeg {sets}</translation>
    </message>
    <message>
        <source>red threes need no {set}</source>
        <translation>rode drieën tellen zonder {set}</translation>
    </message>
    <message>
        <source>red threes need one {set}</source>
        <translation>rode drieën tellen met één {set}</translation>
    </message>
    <message>
        <source>red threes need {number} {sets}</source>
        <translation>rode drieën tellen met {number} {sets}</translation>
    </message>
    <message>
        <source>{value} lost for each red three</source>
        <translation>{value} verlies voor elke rode drie</translation>
    </message>
    <message>
        <source>{value} lost for all red threes</source>
        <translation>{value} verlies voor alle rode drieën</translation>
    </message>
    <message>
        <source>red threes in the hand cost nothing</source>
        <translation>rode drieën in de hand kosten niets</translation>
    </message>
    <message>
        <source>{value} lost for red threes in the hand</source>
        <translation>{value} verlies voor rode drieën in de hand</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock doesn&apos;t end the round</source>
        <translation>een rode drie als laatste kaart van de trekstapel beëindigt de ronde niet</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock ends the round</source>
        <translation>een rode drie als laatste kaart van de trekstapel beëindigt de ronde</translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation>zwarte drieën worden nooit uitgelegd</translation>
    </message>
    <message>
        <source>black threes are melded when going out</source>
        <translation>zwarte drieën worden bij het uitgaan uitgelegd</translation>
    </message>
    <message>
        <source>black threes are melded when going out, with wild cards too</source>
        <translation>zwarte drieën worden bij het uitgaan uitgelegd, ook met wilde kaarten</translation>
    </message>
    <message>
        <source>black threes are melded at any time</source>
        <translation>zwarte drieën mogen altijd worden uitgelegd</translation>
    </message>
    <message>
        <source>at most {number} black threes in a group</source>
        <translation>hoogstens {number} zwarte drieën in een groep</translation>
    </message>
    <message>
        <source>a black three in the hand costs {value}</source>
        <translation>een zwarte drie in de hand kost {value}</translation>
    </message>
    <message>
        <source>no {set} needed to go out</source>
        <translation>geen {set} nodig om uit te gaan</translation>
    </message>
    <message>
        <source>one {set} to go out</source>
        <translation>één {set} om uit te gaan</translation>
    </message>
    <message>
        <source>{number} {sets} to go out</source>
        <translation>{number} {sets} om uit te gaan</translation>
    </message>
    <message>
        <source>{sets} to go out: {value}</source>
        <translation>{sets} om uit te gaan: {value}</translation>
    </message>
    <message>
        <source>no {samba} needed to go out</source>
        <translation>geen {samba} nodig om uit te gaan</translation>
    </message>
    <message>
        <source>at least one {samba} to go out</source>
        <translation>minstens één {samba} om uit te gaan</translation>
    </message>
    <message>
        <source>at least {number} {sambas} to go out</source>
        <translation>minstens {number} {sambas} om uit te gaan</translation>
    </message>
    <message>
        <source>wild cards may be in all {sets} for going out</source>
        <translation>wilde kaarten mogen in alle {sets} om uit te gaan</translation>
    </message>
    <message>
        <source>one {set} without wild cards to go out</source>
        <translation>één {set} zonder wilde kaarten om uit te gaan</translation>
    </message>
    <message>
        <source>{number} {sets} without wild cards to go out</source>
        <translation>{number} {sets} zonder wilde kaarten om uit te gaan</translation>
    </message>
    <message>
        <source>no melded points needed to go out</source>
        <translation>geen uitgelegde punten nodig om uit te gaan</translation>
    </message>
    <message>
        <source>{value} melded points to go out</source>
        <translation>{value} uitgelegde punten om uit te gaan</translation>
    </message>
    <message>
        <source>the last card is melded or discarded</source>
        <translation>de laatste kaart wordt uitgelegd of afgelegd</translation>
    </message>
    <message>
        <source>the last card is always discarded</source>
        <translation>de laatste kaart wordt altijd afgelegd</translation>
    </message>
    <message>
        <source>the last card is never discarded</source>
        <translation>de laatste kaart wordt nooit afgelegd</translation>
    </message>
    <message>
        <source>one card is kept when melding</source>
        <translation>bij het uitleggen houd je één kaart</translation>
    </message>
    <message>
        <source>{number} cards are kept when melding</source>
        <translation>bij het uitleggen houd je {number} kaarten</translation>
    </message>
    <message>
        <source>no passing</source>
        <translation>niet passen</translation>
    </message>
    <message>
        <source>passing with a single card</source>
        <translation>passen met één kaart</translation>
    </message>
    <message>
        <source>partners aren&apos;t asked</source>
        <translation>partners worden niet gevraagd</translation>
    </message>
    <message>
        <source>partners may be asked before going out</source>
        <translation>partners mogen voor het uitgaan worden gevraagd</translation>
    </message>
    <message>
        <source>partners must be asked before going out</source>
        <translation>partners moeten voor het uitgaan worden gevraagd</translation>
    </message>
    <message>
        <source>both partners must agree</source>
        <translation>beide partners moeten het eens zijn</translation>
    </message>
    <message>
        <source>one partner&apos;s yes is enough</source>
        <translation>het ja van één partner is genoeg</translation>
    </message>
    <message>
        <source>no bonus for going out</source>
        <translation>geen premie voor uitgaan</translation>
    </message>
    <message>
        <source>{value} for going out</source>
        <translation>{value} voor uitgaan</translation>
    </message>
    <message>
        <source>no extra for going out concealed</source>
        <translation>niets extra voor in één keer uitgaan</translation>
    </message>
    <message>
        <source>{value} extra for going out concealed</source>
        <translation>{value} extra voor in één keer uitgaan</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn</source>
        <translation>in één keer betekent de hele hand in één beurt</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn, {value}</source>
        <translation>in één keer betekent de hele hand in één beurt, {value}</translation>
    </message>
    <message>
        <source>the round ends with the stock</source>
        <translation>de ronde eindigt met de trekstapel</translation>
    </message>
    <message>
        <source>the discards become a new stock</source>
        <translation>de aflegkaarten worden een nieuwe trekstapel</translation>
    </message>
    <message>
        <source>the last cards of the stock are drawn even if they are too few</source>
        <translation>de laatste kaarten van de trekstapel worden getrokken, ook als het er te weinig zijn</translation>
    </message>
    <message>
        <source>too few cards in the stock are as good as none</source>
        <translation>te weinig kaarten in de trekstapel gelden als geen</translation>
    </message>
    <message>
        <source>the pile must be taken at the end where it fits</source>
        <translation>de aflegstapel moet aan het eind worden gepakt waar hij past</translation>
    </message>
    <message>
        <source>nobody has to take the pile</source>
        <translation>niemand hoeft de aflegstapel te pakken</translation>
    </message>
    <message>
        <source>{value} for a natural canasta</source>
        <translation>{value} voor een zuivere canasta</translation>
    </message>
    <message>
        <source>{value} for a mixed canasta</source>
        <translation>{value} voor een gemengde canasta</translation>
    </message>
    <message>
        <source>{value} for {a_samba}</source>
        <translation>{value} voor {a_samba}</translation>
    </message>
    <message>
        <source>{value} for {a_samba} with wild cards</source>
        <translation>{value} voor {a_samba} met wilde kaarten</translation>
    </message>
    <message>
        <source>{value} for a wild canasta</source>
        <translation>{value} voor een wilde canasta</translation>
    </message>
    <message>
        <source>melded cards count</source>
        <translation>uitgelegde kaarten tellen</translation>
    </message>
    <message>
        <source>melded cards don&apos;t count</source>
        <translation>uitgelegde kaarten tellen niet</translation>
    </message>
    <message>
        <source>cards in the hand are deducted</source>
        <translation>kaarten in de hand worden afgetrokken</translation>
    </message>
    <message>
        <source>cards in the hand cost nothing</source>
        <translation>kaarten in de hand kosten niets</translation>
    </message>
    <message>
        <source>to {value}</source>
        <translation>tot {value}</translation>
    </message>
    <message>
        <source>the match ends after a round</source>
        <translation>de partij eindigt na een ronde</translation>
    </message>
    <message>
        <source>the match ends at once</source>
        <translation>de partij eindigt meteen</translation>
    </message>
    <message>
        <source>the highest score wins</source>
        <translation>de hoogste score wint</translation>
    </message>
    <message>
        <source>of those at the target whoever went out wins</source>
        <translation>met de winnende score wint wie is uitgegaan</translation>
    </message>
    <message>
        <source>equal scores are a draw</source>
        <translation>gelijke scores zijn een gelijkspel</translation>
    </message>
    <message>
        <source>equal scores are played on</source>
        <translation>bij gelijke scores wordt doorgespeeld</translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>elk aantal rondes</translation>
    </message>
    <message>
        <source>one round at most</source>
        <translation>hoogstens één ronde</translation>
    </message>
    <message>
        <source>{value} rounds at most</source>
        <translation>hoogstens {value} rondes</translation>
    </message>
    <message>
        <source>{game}, unchanged: {clauses}.</source>
        <translation>{game}, ongewijzigd: {clauses}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n change(s): {clauses}.</source>
        <translation>
            <numerusform>{game} met één wijziging: {clauses}.</numerusform>
            <numerusform>{game} met %n wijzigingen: {clauses}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule differs from {game}.</source>
        <translation>Geen regel verschilt van {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ) from {game}.</source>
        <translation>
            <numerusform>Eén regel verschilt van {game}.</numerusform>
            <numerusform>%n regels verschillen van {game}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nieuwe partij…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regels…</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Leren s&amp;pelen</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Geschiedenis</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Opnieuw proberen</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>The table is free: sit down for a match.</source>
        <translation>De tafel is vrij: schuif aan voor een partij.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why did they play that?</source>
        <translation>Waarom werd dat gespeeld?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Sluiten</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>{name}, &amp;why did you play that?</source>
        <translation>{name}, &amp;waarom speelde je dat?</translation>
    </message>
    <message>
        <source>&amp;Why was that played?</source>
        <translation>&amp;Waarom werd dat gespeeld?</translation>
    </message>
    <message>
        <source>&amp;Show this again</source>
        <translation>&amp;Nog eens tonen</translation>
    </message>
    <message>
        <source>The reasons of the others are told when the round is over: now they could give cards away.</source>
        <translation>De redenen van de anderen hoor je als de ronde is afgelopen: nu zouden ze kaarten kunnen verraden.</translation>
    </message>
    <message>
        <source>What was played, and below it what decided, as each opponent valued it then.</source>
        <translation>Wat er werd gespeeld, en daaronder wat de doorslag gaf, zoals elke tegenstander het toen inschatte.</translation>
    </message>
    <message>
        <source>(The reason was not kept, as the match was closed in between.)</source>
        <translation>(De reden is niet bewaard, omdat de partij tussendoor gesloten was.)</translation>
    </message>
    <message>
        <source>({name} gave no reason.)</source>
        <translation>({name} gaf geen reden.)</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Each for oneself</source>
        <translation>Ieder voor zich</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 teams van 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 teams van 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 teams van 2</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Wie de hoogste kaart trekt.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Het lot bepaalt wie het eerst deelt.</translation>
    </message>
    <message>
        <source>Choose who deals first.</source>
        <translation>Kies wie het eerst deelt.</translation>
    </message>
</context>
<context>
    <name>WordsAlone</name>
    <message>
        <source>a joker</source>
        <translation>een joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>een twee</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>een drie</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>een vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>een vijf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>een zes</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>een zeven</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>een acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>een negen</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>een tien</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>een boer</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>een vrouw</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>een heer</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>een aas</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Fair deal</source>
        <translation>Eerlijk delen</translation>
    </message>
    <message>
        <source>Words of your own, if you like</source>
        <translation>Eigen woorden, als je wilt</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Eigen woorden</translation>
    </message>
    <message>
        <source>&amp;Deal with these</source>
        <translation>Hiermee &amp;delen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annuleren</translation>
    </message>
</context>
</TS>
