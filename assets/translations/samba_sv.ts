<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Samba</source>
        <translation>Om Samba</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>A table for Samba, the card game of the canasta family in which sequences count as much as groups. Two to six seats, alone or with partners, against opponents who see no more than you do.</source>
        <translation>Ett bord för Samba, kortspelet i canastafamiljen där sekvenser räknas lika mycket som grupper. Två till sex platser, var för sig eller med partner, mot motståndare som inte ser mer än du.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on. The type is Inter, under the SIL Open Font License; the window is built with Qt, under the LGPL.</source>
        <translation>Fri programvara under MIT-licensen: använd den, ändra den och ge den vidare. Typsnittet är Inter, under SIL Open Font License; fönstret är byggt med Qt, under LGPL.</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>Which do you mean?</source>
        <translation>Vad menar du?</translation>
    </message>
    <message>
        <source>There are several ways: select the cards that take the pile, then take it.</source>
        <translation>Det finns flera sätt: markera de kort som ska ta sakhögen, och ta den sedan.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} och {last}</translation>
    </message>
    <message>
        <source>take only the top card onto {meld}</source>
        <translation>ta bara det översta kortet till {meld}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>lägg ut {cards}</translation>
    </message>
    <message>
        <source>add {cards} to {meld}</source>
        <translation>lägg till {cards} till {meld}</translation>
    </message>
    <message>
        <source>merge {one} and {other} with {cards}</source>
        <translation>slå samman {one} och {other} med {cards}</translation>
    </message>
    <message>
        <source>merge {one} and {other}</source>
        <translation>slå samman {one} och {other}</translation>
    </message>
    <message>
        <source>swap {card} for {wild} in {meld}</source>
        <translation>byt ut {wild} mot {card} i {meld}</translation>
    </message>
    <message>
        <source>swap {card} for the wild card in {meld}</source>
        <translation>byt ut det vilda kortet mot {card} i {meld}</translation>
    </message>
    <message>
        <source>lay out {card}</source>
        <translation>lägg ut {card}</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>saka {card}</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>avsluta turen utan att saka</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>fråga partnern</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>säg ja</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>säg nej</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>avsluta omgången</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>dra från talongen</translation>
    </message>
    <message>
        <source>take the pile onto {meld}</source>
        <translation>ta sakhögen till {meld}</translation>
    </message>
    <message>
        <source>take the pile with {cards} onto {meld}</source>
        <translation>ta sakhögen med {cards} till {meld}</translation>
    </message>
    <message>
        <source>take the top card into your hand</source>
        <translation>ta det översta kortet till handen</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>ta sakhögen med {cards}</translation>
    </message>
    <message>
        <source>{card} as {other}</source>
        <translation>{card} som {other}</translation>
    </message>
</context>
<context>
    <name>AdviceChapter</name>
    <message>
        <source>Advice for players</source>
        <translation>Råd till spelarna</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: no group earns a bonus like its {bonus}.</source>
        <translation>Har du fyra eller fler kort i en färg nära varandra, bygg mot {a_samba}: ingen grupp ger en bonus som dess {bonus}.</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: its bonus of {bonus} is far more than that of a natural canasta.</source>
        <translation>Har du fyra eller fler kort i en färg nära varandra, bygg mot {a_samba}: dess bonus på {bonus} är långt mer än en naturlig canastas.</translation>
    </message>
    <message>
        <source>Begin sequences early: without {a_samba} nobody goes out.</source>
        <translation>Börja sekvenser tidigt: utan {a_samba} går ingen ut.</translation>
    </message>
    <message>
        <source>Beside a group that holds wild cards you may begin a second one of the same rank without any: it may become a natural canasta, which earns {natural} and not {mixed}.</source>
        <translation>Bredvid en grupp med vilda kort får du börja en andra av samma valör utan vilda kort: den kan bli en naturlig canasta, som ger {natural} och inte {mixed}.</translation>
    </message>
    <message>
        <source>Add your wild cards to a group before it is a canasta; later none may be added.</source>
        <translation>Lägg till dina vilda kort till en grupp innan den är en canasta; senare får inga läggas till.</translation>
    </message>
    <message>
        <source>Seven wild cards earn {bonus}, so think twice before you spend them on groups.</source>
        <translation>Sju vilda kort ger {bonus}, så tänk efter innan du lägger dem i grupper.</translation>
    </message>
    <message numerus="yes">
        <source>Your groups together may hold only {number} wild card(s): keep them for groups that they make complete.</source>
        <translation>
            <numerusform>Dina grupper tillsammans får bara innehålla ett vilt kort: spara det till en grupp som det gör komplett.</numerusform>
            <numerusform>Dina grupper tillsammans får bara innehålla {number} vilda kort: spara dem till grupper som de gör kompletta.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild card in a meld is only lent: swap it later, and use it again elsewhere.</source>
        <translation>Ett vilt kort i en mälning är bara utlånat: byt ut det senare och använd det igen någon annanstans.</translation>
    </message>
    <message>
        <source>Wild cards are worth much in a meld and cost as much in the hand: don&apos;t keep them too long.</source>
        <translation>Vilda kort är värda mycket i en mälning och kostar lika mycket på handen: behåll dem inte för länge.</translation>
    </message>
    <message>
        <source>Before you discard, ask yourself whether the next player could use that card.</source>
        <translation>Fråga dig innan du sakar om nästa spelare kan ha nytta av kortet.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of your opponents: a card that they collect may hand them the pile. Safest are ranks of which most cards lie in your own melds already.</source>
        <translation>Titta på motståndarnas mälningar innan du sakar: ett kort som de samlar på kan ge dem sakhögen. Säkrast är valörer där de flesta korten redan ligger i dina egna mälningar.</translation>
    </message>
    <message>
        <source>If your opponents want the pile at any cost, freeze it by discarding {any}: it is much harder to take then.</source>
        <translation>Vill motståndarna till varje pris ha sakhögen, frys den genom att saka {any}: då är den mycket svårare att ta.</translation>
    </message>
    <message>
        <source>Keep {any} for a turn in which a large pile would fall to the next player: it blocks the pile.</source>
        <translation>Behåll {any} till en tur då en stor sakhög skulle gå till nästa spelare: det blockerar högen.</translation>
    </message>
    <message>
        <source>With red threes before you, don&apos;t put off your first meld too long: without it they count against you.</source>
        <translation>Ligger röda treor framför dig, vänta inte för länge med första mälningen: utan den räknas de mot dig.</translation>
    </message>
    <message>
        <source>With red threes before you, hurry to complete your {sets}: without them the threes count against you.</source>
        <translation>Ligger röda treor framför dig, skynda dig att göra dina {sets} klara: utan dem räknas treorna mot dig.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to make a first meld in time.</source>
        <translation>Lägg ut röda treor bara om du räknar med att göra en första mälning i tid.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to complete your {sets} in time.</source>
        <translation>Lägg ut röda treor bara om du räknar med att göra dina {sets} klara i tid.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out or discard them before.</source>
        <translation>Behåll inte röda treor till omgångens slut: lägg ut eller saka dem dessförinnan.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out before.</source>
        <translation>Behåll inte röda treor till omgångens slut: lägg ut dem dessförinnan.</translation>
    </message>
    <message>
        <source>Don&apos;t hurry to go out: if one more turn completes another {set}, that is usually worth waiting for.</source>
        <translation>Skynda dig inte att gå ut: gör en tur till ännu en {set} klar, är det oftast värt att vänta.</translation>
    </message>
    <message>
        <source>But if the others still hold many cards, go out: all that they hold costs them points.</source>
        <translation>Men har de andra fortfarande många kort, gå ut: allt de har på handen kostar dem poäng.</translation>
    </message>
    <message>
        <source>Try to be the first to go out: all that the others hold costs them points.</source>
        <translation>Försök gå ut först: allt de andra har på handen kostar dem poäng.</translation>
    </message>
    <message>
        <source>Ask before you go out: your partner may be about to lay down a handful of cards.</source>
        <translation>Fråga innan du går ut: din partner kanske just ska lägga ut en handfull kort.</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>&amp;Result of the match</source>
        <translation>&amp;Resultat av partiet</translation>
    </message>
    <message>
        <source>The score sheet comes when the round is over.</source>
        <translation>Poängprotokollet kommer när omgången är slut.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Tillbaka till &amp;bordet</translation>
    </message>
</context>
<context>
    <name>BandsControl</name>
    <message>
        <source>Totals must rise from row to row.</source>
        <translation>Ställningen måste öka från rad till rad.</translation>
    </message>
    <message>
        <source>A minimum is possible from {low} to {high}.</source>
        <translation>Minimipoäng är möjliga från {low} till {high}.</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Lägg till en rad</translation>
    </message>
    <message>
        <source>From total</source>
        <translation>Från ställning</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimipoäng</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Ta bort raden</translation>
    </message>
    <message>
        <source>any</source>
        <translation>vilken som helst</translation>
    </message>
    <message>
        <source>below {total}</source>
        <translation>under {total}</translation>
    </message>
</context>
<context>
    <name>BoundedStepper</name>
    <message>
        <source>Possible is {low} to {high}.</source>
        <translation>Möjligt är {low} till {high}.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
</context>
<context>
    <name>ByPlayersControl</name>
    <message>
        <source>The same for all</source>
        <translation>Samma för alla</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>spades</source>
        <translation>spader</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjärter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klöver</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokrar</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tvåor</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treor</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>fyror</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>femmor</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sexor</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sjuor</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>åttor</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nior</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>tior</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>knektar</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damer</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>kungar</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>en joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>en tvåa</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>en trea</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>en fyra</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>en femma</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>en sexa</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>en sjua</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>en åtta</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>en nia</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>en tia</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>en knekt</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>en dam</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>en kung</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ett ess</translation>
    </message>
    <message>
        <source>a pair of jokers</source>
        <translation>två jokrar</translation>
    </message>
    <message>
        <source>a pair of twos</source>
        <translation>två tvåor</translation>
    </message>
    <message>
        <source>a pair of threes</source>
        <translation>två treor</translation>
    </message>
    <message>
        <source>a pair of fours</source>
        <translation>två fyror</translation>
    </message>
    <message>
        <source>a pair of fives</source>
        <translation>två femmor</translation>
    </message>
    <message>
        <source>a pair of sixes</source>
        <translation>två sexor</translation>
    </message>
    <message>
        <source>a pair of sevens</source>
        <translation>två sjuor</translation>
    </message>
    <message>
        <source>a pair of eights</source>
        <translation>två åttor</translation>
    </message>
    <message>
        <source>a pair of nines</source>
        <translation>två nior</translation>
    </message>
    <message>
        <source>a pair of tens</source>
        <translation>två tior</translation>
    </message>
    <message>
        <source>a pair of jacks</source>
        <translation>två knektar</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>två damer</translation>
    </message>
    <message>
        <source>a pair of kings</source>
        <translation>två kungar</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>två ess</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>noll</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ett</translation>
    </message>
    <message>
        <source>two</source>
        <translation>två</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <translation>fyra</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sex</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sju</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>åtta</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nio</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>tio</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elva</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>tolv</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>{court} of {suit}</source>
        <translation>{suit} {court}</translation>
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
        <translation>{cards} med {wilds}</translation>
    </message>
    <message>
        <source>a sequence of {suit} from {low} to {high}</source>
        <translation>en sekvens i {suit} från {low} till {high}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} och {last}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} eller {last}</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>What the cards are worth</source>
        <translation>Vad korten är värda</translation>
    </message>
    <message>
        <source>Jokers can&apos;t be melded.</source>
        <translation>Jokrar kan inte mälas.</translation>
    </message>
    <message>
        <source>Twos are natural cards, but they stand in no sequence.</source>
        <translation>Tvåor är naturliga kort, men de ingår inte i sekvenser.</translation>
    </message>
    <message>
        <source>Twos are natural cards.</source>
        <translation>Tvåor är naturliga kort.</translation>
    </message>
    <message>
        <source>The cards from 4 to ace are natural.</source>
        <translation>Korten från 4 till ess är naturliga.</translation>
    </message>
    <message>
        <source>Each card is worth points, for you in a meld and against you in the hand.</source>
        <translation>Varje kort är värt poäng, för dig i en mälning och emot dig på handen.</translation>
    </message>
    <message>
        <source>Each card is worth points.</source>
        <translation>Varje kort är värt poäng.</translation>
    </message>
    <message>
        <source>Red threes count by a rule of their own.</source>
        <translation>Röda treor räknas efter en egen regel.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Tvåa</translation>
    </message>
    <message>
        <source>10 to 4</source>
        <translation>10 till 4</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>sitt eget tal</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Trea</translation>
    </message>
    <message>
        <source>Red three</source>
        <translation>Röd trea</translation>
    </message>
    <message>
        <source>Black three</source>
        <translation>Svart trea</translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation>Svart trea i en mälning</translation>
    </message>
    <message>
        <source>Black three left in the hand</source>
        <translation>Svart trea kvar på handen</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>a list of actions such as “{example}” is needed here.</source>
        <translation>här behövs en lista med handlingar som ”{example}”.</translation>
    </message>
    <message>
        <source>one of these is needed here: {known}.</source>
        <translation>här behövs ett av dessa: {known}.</translation>
    </message>
    <message>
        <source>an object is needed here.</source>
        <translation>här behövs ett objekt.</translation>
    </message>
    <message>
        <source>there is no such field.</source>
        <translation>det finns inget sådant fält.</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>här behövs ett heltal.</translation>
    </message>
    <message>
        <source>a number from {least} up is needed here.</source>
        <translation>här behövs ett tal från {least} och uppåt.</translation>
    </message>
    <message>
        <source>true or false is needed here.</source>
        <translation>här behövs true eller false.</translation>
    </message>
    <message>
        <source>a list is needed here.</source>
        <translation>här behövs en lista.</translation>
    </message>
    <message>
        <source>cards are written as a text such as “{example}”.</source>
        <translation>kort skrivs som en text, t.ex. ”{example}”.</translation>
    </message>
    <message>
        <source>cards such as “{example}” or their number are needed here.</source>
        <translation>här behövs kort, t.ex. ”{example}”, eller hur många de är.</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}.</source>
        <translation>”{value}” är inte möjligt här; det finns {known}.</translation>
    </message>
    <message>
        <source>there is no seat {seat} with {players} players.</source>
        <translation>det finns ingen plats {seat} med {players} spelare.</translation>
    </message>
    <message>
        <source>there is no such side; the sides are {known}.</source>
        <translation>det finns inget sådant lag; lagen är {known}.</translation>
    </message>
    <message>
        <source>a view holds the cards of its own seat, and the number of the stock.</source>
        <translation>en vy innehåller den egna platsens kort, och hur många kort talongen har.</translation>
    </message>
    <message>
        <source>this is missing; write a preset, such as {example}.</source>
        <translation>det här saknas; skriv en förinställning, t.ex. {example}.</translation>
    </message>
    <message>
        <source>this is missing; write how many play; possible are {known}.</source>
        <translation>det här saknas; skriv hur många som spelar; möjligt är {known}.</translation>
    </message>
    <message>
        <source>{players} players are not offered by these rules; possible are {known}.</source>
        <translation>de här reglerna erbjuder inte {players} spelare; möjligt är {known}.</translation>
    </message>
    <message>
        <source>this is missing; possible for {players} players are {known}.</source>
        <translation>det här saknas; möjligt för {players} spelare är {known}.</translation>
    </message>
    <message>
        <source>{shape} is not possible for {players} players by these rules; there is {known}.</source>
        <translation>{shape} är inte möjligt för {players} spelare med de här reglerna; det finns {known}.</translation>
    </message>
    <message>
        <source>{shape} is for {needed} players, not for {players}.</source>
        <translation>{shape} är för {needed} spelare, inte för {players}.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of each seat or their number.</source>
        <translation>det här saknas; skriv korten för varje plats eller hur många de är.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of this hand or their number.</source>
        <translation>det här saknas; skriv den här handens kort eller hur många de är.</translation>
    </message>
    <message>
        <source>this is missing; write whose turn it is, such as {example}.</source>
        <translation>det här saknas; skriv vems tur det är, t.ex. {example}.</translation>
    </message>
    <message>
        <source>this is missing; write the number of the seat whose turn it is.</source>
        <translation>det här saknas; skriv numret på den plats som är på tur.</translation>
    </message>
    <message>
        <source>this is missing; it is one of {known}.</source>
        <translation>det här saknas; det är något av {known}.</translation>
    </message>
    <message>
        <source>only red threes lie here.</source>
        <translation>här ligger bara röda treor.</translation>
    </message>
    <message>
        <source>red threes are ordinary cards in these rules.</source>
        <translation>röda treor är vanliga kort i de här reglerna.</translation>
    </message>
    <message>
        <source>a meld of three cards or more is needed here, such as “{example}”.</source>
        <translation>här behövs en mälning med minst tre kort, t.ex. ”{example}”.</translation>
    </message>
    <message>
        <source>“{row}” is neither a group nor a sequence.</source>
        <translation>”{row}” är varken en grupp eller en sekvens.</translation>
    </message>
    <message>
        <source>points are owed in the play phase alone.</source>
        <translation>poäng kan bara fattas i fasen play.</translation>
    </message>
    <message>
        <source>cards are withheld only while points are owed.</source>
        <translation>kort hålls inne bara medan poäng fattas.</translation>
    </message>
    <message>
        <source>there are more answers than were asked for.</source>
        <translation>det finns fler svar än det frågades efter.</translation>
    </message>
    <message>
        <source>there is no partner whose answer is awaited.</source>
        <translation>det finns ingen partner vars svar väntas.</translation>
    </message>
    <message>
        <source>an answer is still awaited, so the phase is “{phase}”.</source>
        <translation>ett svar väntas ännu, så fasen är ”{phase}”.</translation>
    </message>
    <message>
        <source>it is seat {seat} that is to act here.</source>
        <translation>det är plats {seat} som är på tur här.</translation>
    </message>
    <message>
        <source>each answer is {known}.</source>
        <translation>varje svar är ett av {known}.</translation>
    </message>
    <message>
        <source>there is no side {side}.</source>
        <translation>det finns inget lag {side}.</translation>
    </message>
    <message>
        <source>{card} lies in more places than the pack has copies ({copies}).</source>
        <translation>{card} ligger på fler ställen än kortlekarna har exemplar ({copies}).</translation>
    </message>
    <message>
        <source>this number is {number}, but so many cards of the pack are left for it: {left}.</source>
        <translation>talet är {number}, men så många av korten är kvar för det: {left}.</translation>
    </message>
    <message>
        <source>some cards of the pack lie nowhere, such as {card}, and so many in all: {left}; write a number where the cards do not matter.</source>
        <translation>några kort ligger ingenstans, t.ex. {card}, och så många i allt: {left}; skriv ett tal där korten inte spelar någon roll.</translation>
    </message>
    <message>
        <source>this number is {number}, but the pack has no more cards left than {left}.</source>
        <translation>talet är {number}, men det finns inte fler kort kvar än {left}.</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Rules from a code</source>
        <translation>Regler från en kod</translation>
    </message>
    <message>
        <source>Paste or type the code</source>
        <translation>Klistra in eller skriv koden</translation>
    </message>
    <message>
        <source>C&amp;ode</source>
        <translation>K&amp;od</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Add these rules</source>
        <translation>&amp;Lägg till reglerna</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
</context>
<context>
    <name>ColumnMaker</name>
    <message>
        <source>Nothing to count</source>
        <translation>Inget att räkna</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>usage: </source>
        <translation>användning: </translation>
    </message>
    <message>
        <source>Samba and its relatives of the canasta family, played at a table on your desktop. Without a command the game starts.</source>
        <translation>Samba och dess släktingar i canastafamiljen, vid ett bord på din dator. Utan kommando startar spelet.</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>argument</translation>
    </message>
    <message>
        <source>options</source>
        <translation>val</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>kommandon</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>visa den här hjälpen och avsluta</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>visa programmets version och avsluta</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>spara partier och inställningar i den här mappen</translation>
    </message>
    <message>
        <source>speak this language: en, sv, de or nl (the system&apos;s)</source>
        <translation>tala det här språket: en, sv, de eller nl (systemets)</translation>
    </message>
    <message>
        <source>check without a screen that this program is complete and works, and end</source>
        <translation>kontrollera utan skärm att programmet är helt och fungerar, och avsluta</translation>
    </message>
    <message>
        <source>Judge the actions of a case file and print the verdicts as JSON.</source>
        <translation>Döm av vad som görs i en fallfil och skriv svaren som JSON.</translation>
    </message>
    <message>
        <source>Let computer players play rounds without a window.</source>
        <translation>Låt datorspelare spela omgångar utan fönster.</translation>
    </message>
    <message>
        <source>Measure two levels against each other on the same deals, the sides changed.</source>
        <translation>Mät två nivåer mot varandra på samma givar, med ombytta sidor.</translation>
    </message>
    <message>
        <source>Search for better numbers of the computer players, by play on common deals.</source>
        <translation>Sök bättre tal för datorspelarna, genom spel på gemensamma givar.</translation>
    </message>
    <message>
        <source>Tell which decisions of a round cost or won most, judged by what the seat knew.</source>
        <translation>Berätta vilka beslut i en omgång som kostade eller gav mest, efter vad platsen visste.</translation>
    </message>
    <message>
        <source>Measure how fast parts of the game are, beside a baseline.</source>
        <translation>Mät hur snabba delar av spelet är, bredvid ett jämförelsevärde.</translation>
    </message>
    <message>
        <source>Play a seat over standard input and output, one JSON object a line; the game starts this itself.</source>
        <translation>Spela en plats över standard in och ut, ett JSON-objekt per rad; spelet startar detta själv.</translation>
    </message>
    <message>
        <source>Draw the table of a position as a seat sees it into a picture.</source>
        <translation>Rita bordet i en ställning som en plats ser det till en bild.</translation>
    </message>
    <message>
        <source>Print the complete rules of a game, or compare and share rules.</source>
        <translation>Skriv ut ett spels fullständiga regler, eller jämför och dela regler.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is there and sound.</source>
        <translation>Kontrollera att allt som spelet behöver finns och är helt.</translation>
    </message>
    <message>
        <source>Check that the cards of rounds were fixed before they were played.</source>
        <translation>Kontrollera att korten i omgångar låg fast innan de spelades.</translation>
    </message>
    <message>
        <source>Tell how wild cards and red threes fell in all matches, and what chance gives.</source>
        <translation>Berätta hur vilda kort och röda treor föll i alla partier, och vad slumpen ger.</translation>
    </message>
    <message>
        <source>Look at the record of a match, a file of the kind .samba; the file alone does too.</source>
        <translation>Titta på ett sparat parti, en fil av typen .samba; det räcker med bara filen.</translation>
    </message>
    <message>
        <source>Show the record of a match from its beginning, step by step.</source>
        <translation>Visa ett sparat parti från början, steg för steg.</translation>
    </message>
    <message>
        <source>the case file, or - for standard input</source>
        <translation>fallfilen, eller - för standard in</translation>
    </message>
    <message>
        <source>which game; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>vilket spel; regler anges med ett spel som swedish-samba, med namnet på egna regler, med en regelfil (.json) eller med deras kod (swedish-samba)</translation>
    </message>
    <message>
        <source>how many players, 2 to 6 (4)</source>
        <translation>hur många spelare, 2 till 6 (4)</translation>
    </message>
    <message>
        <source>how they are grouped (the usual way)</source>
        <translation>hur de är grupperade (det vanliga)</translation>
    </message>
    <message>
        <source>a level for each seat or one for all; cmd:&quot;./bot&quot; lets a program of your own play (medium)</source>
        <translation>en nivå för varje plats eller en för alla; cmd:&quot;./bot&quot; låter ett eget program spela (medium)</translation>
    </message>
    <message>
        <source>how many rounds (100)</source>
        <translation>hur många omgångar (100)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1; drawn where a program of your own plays)</source>
        <translation>samma tal ger samma omgångar (1; dras på måfå när ett eget program spelar)</translation>
    </message>
    <message>
        <source>the same number gives the same deals (1; drawn where a program of your own plays)</source>
        <translation>samma tal ger samma givar (1; dras på måfå när ett eget program spelar)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1)</source>
        <translation>samma tal ger samma omgångar (1)</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>skriv siffrorna som JSON</translation>
    </message>
    <message>
        <source>the first is measured against the second; greedy is a yardstick that never changes, and cmd:&quot;./bot&quot; a program of your own</source>
        <translation>den första mäts mot den andra; greedy är en måttstock som aldrig ändras, och cmd:&quot;./bot&quot; ett eget program</translation>
    </message>
    <message>
        <source>how many deals (100)</source>
        <translation>hur många givar (100)</translation>
    </message>
    <message>
        <source>end as soon as the interval leaves out nought, after --deals at the latest</source>
        <translation>sluta så snart intervallet inte når noll, senast efter --deals</translation>
    </message>
    <message>
        <source>how many whole matches besides (0)</source>
        <translation>hur många hela partier därtill (0)</translation>
    </message>
    <message>
        <source>imagined rounds for each choice (what the level takes)</source>
        <translation>tänkta omgångar för varje val (det som nivån tar)</translation>
    </message>
    <message>
        <source>processes at once (1)</source>
        <translation>processer på samma gång (1)</translation>
    </message>
    <message>
        <source>those of the rule player, or of imagined rounds</source>
        <translation>regelspelarens tal, eller de tänkta omgångarnas</translation>
    </message>
    <message>
        <source>rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>regler anges med ett spel som swedish-samba, med namnet på egna regler, med en regelfil (.json) eller med deras kod (swedish-samba)</translation>
    </message>
    <message>
        <source>search for these numbers alone (all)</source>
        <translation>sök bara efter dessa tal (alla)</translation>
    </message>
    <message>
        <source>how many (20)</source>
        <translation>hur många (20)</translation>
    </message>
    <message>
        <source>in each generation (12)</source>
        <translation>i varje generation (12)</translation>
    </message>
    <message>
        <source>for each candidate (200)</source>
        <translation>för varje kandidat (200)</translation>
    </message>
    <message>
        <source>deals on which the result is confirmed (1000)</source>
        <translation>givar som resultatet bekräftas på (1000)</translation>
    </message>
    <message>
        <source>the same number searches alike (1)</source>
        <translation>samma tal söker likadant (1)</translation>
    </message>
    <message>
        <source>the record of a match that was saved in the game</source>
        <translation>ett parti som sparades i spelet</translation>
    </message>
    <message>
        <source>which round (the last that is over)</source>
        <translation>vilken omgång (den senaste som är slut)</translation>
    </message>
    <message>
        <source>whose decisions, from 1 (the person&apos;s)</source>
        <translation>vems beslut, från 1 (personens)</translation>
    </message>
    <message>
        <source>imagined rounds for each plan (300)</source>
        <translation>tänkta omgångar för varje plan (300)</translation>
    </message>
    <message>
        <source>the same number judges alike (1)</source>
        <translation>samma tal dömer likadant (1)</translation>
    </message>
    <message>
        <source>print each decision as a line of JSON</source>
        <translation>skriv varje beslut som en rad JSON</translation>
    </message>
    <message>
        <source>let everything else on this machine go first</source>
        <translation>låt allt annat på datorn gå före</translation>
    </message>
    <message>
        <source>kernel: the rounds that searching opponents imagine; table: start, frames and stalls of it; opponents: turns in the window while cards fly; history: a thousand matches listed and summed up</source>
        <translation>kernel: omgångarna som sökande motståndare tänker ut; table: start, bilder och uppehåll; opponents: turer i fönstret medan korten flyger; history: tusen partier listade och räknade</translation>
    </message>
    <message>
        <source>how many rounds (200)</source>
        <translation>hur många omgångar (200)</translation>
    </message>
    <message>
        <source>table: how many starts each (9)</source>
        <translation>table: hur många starter av varje (9)</translation>
    </message>
    <message>
        <source>table: how many frames of each size (600)</source>
        <translation>table: hur många bilder av varje storlek (600)</translation>
    </message>
    <message>
        <source>table: what the match is played to (3000)</source>
        <translation>table: vad partiet spelas till (3000)</translation>
    </message>
    <message>
        <source>opponents: how many turns of each level (200)</source>
        <translation>opponents: hur många turer på varje nivå (200)</translation>
    </message>
    <message>
        <source>who looks at the table (1)</source>
        <translation>vem som ser på bordet (1)</translation>
    </message>
    <message>
        <source>width and height of the picture, such as 1280x800 (1280x800)</source>
        <translation>bildens bredd och höjd, såsom 1280x800 (1280x800)</translation>
    </message>
    <message>
        <source>points of the screen per unit (1)</source>
        <translation>skärmpunkter per enhet (1)</translation>
    </message>
    <message>
        <source>where the picture goes (out.png)</source>
        <translation>vart bilden ska (out.png)</translation>
    </message>
    <message>
        <source>print these rules in full; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>skriv ut de här reglerna i sin helhet; regler anges med ett spel som swedish-samba, med namnet på egna regler, med en regelfil (.json) eller med deras kod (swedish-samba)</translation>
    </message>
    <message>
        <source>list the games and the rules of your own</source>
        <translation>lista spelen och dina egna regler</translation>
    </message>
    <message>
        <source>print the code of rules, for others to type in or to paste</source>
        <translation>skriv ut reglernas kod, som andra kan skriva eller klistra in</translation>
    </message>
    <message>
        <source>print side by side in what two sets of rules differ</source>
        <translation>skriv ut sida vid sida vad som skiljer två regeluppsättningar</translation>
    </message>
    <message>
        <source>print the findings as JSON</source>
        <translation>skriv det som hittades som JSON</translation>
    </message>
    <message>
        <source>repair what is damaged of the matches, and keep a copy of them</source>
        <translation>reparera det som är skadat bland partierna, och spara en kopia av dem</translation>
    </message>
    <message>
        <source>the record of a match (.samba), or a text with receipts, or - for standard input</source>
        <translation>ett sparat parti (.samba), eller en text med kvitton, eller - för standard in</translation>
    </message>
    <message>
        <source>print JSON, a line for each match</source>
        <translation>skriv JSON, en rad för varje parti</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>filen</translation>
    </message>
    <message>
        <source>a record that was saved in the game</source>
        <translation>ett parti som sparades i spelet</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>{left} and {right} have the same rules.</source>
        <translation>{left} och {right} har samma regler.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>utan verkan</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare rules</source>
        <translation>Jämför regler</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Vad som skiljer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}, inte sparat</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Partiet på bordet</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <translation>Det &amp;ena</translation>
    </message>
    <message>
        <source>&amp;The other</source>
        <translation>Det an&amp;dra</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ).</source>
        <translation>
            <numerusform>%n regel skiljer.</numerusform>
            <numerusform>%n regler skiljer.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Reglerna är desamma.</translation>
    </message>
</context>
<context>
    <name>ContestTexts</name>
    <message>
        <source>deal</source>
        <comment>as a unit: so many deals a second</comment>
        <translation>giv</translation>
    </message>
    <message>
        <source>match</source>
        <comment>as a unit: so many matches a second</comment>
        <translation>parti</translation>
    </message>
    <message>
        <source>{level} won {won} of {matches} matches</source>
        <translation>{level} vann {won} av {matches} partier</translation>
    </message>
    <message>
        <source>matches without a winner after {rounds} rounds: {count}</source>
        <translation>partier utan vinnare efter {rounds} omgångar: {count}</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}&#xa0;% av omgångarna slutade med utgång</translation>
    </message>
    <message>
        <source>{level}: {usual} ms a turn, 99 % under {slowest} ms</source>
        <translation>{level}: {usual}&#xa0;ms per tur, 99&#xa0;% under {slowest}&#xa0;ms</translation>
    </message>
    <message>
        <source>{level}: a simple action stood in ({why})</source>
        <translation>{level}: en enkel handling fick träda in ({why})</translation>
    </message>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>samma givar igen: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>{first} against {second}: {gain} points a round, %n deal(s), {rounds} rounds</source>
        <translation>
            <numerusform>{first} mot {second}: {gain} poäng per omgång, %n giv, {rounds} omgångar</numerusform>
            <numerusform>{first} mot {second}: {gain} poäng per omgång, %n givar, {rounds} omgångar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountsControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Något gick fel</translation>
    </message>
    <message>
        <source>Report of the crash</source>
        <translation>Rapport om kraschen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Spara som…</translation>
    </message>
    <message>
        <source>&amp;Quit Samba</source>
        <translation>&amp;Avsluta Samba</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Samba made a mistake and cannot go on: start it again. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba gjorde ett fel och kan inte fortsätta: starta igen. Varje drag är sparat. Hjälp till att rätta felet: kopiera eller spara rapporten och lämna den till dem som du har fått Samba av. Inget skickas av sig självt.</translation>
    </message>
    <message>
        <source>Samba ended by a mistake of its own when it ran last. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba avslutades av ett eget fel förra gången. Varje drag är sparat. Hjälp till att rätta felet: kopiera eller spara rapporten och lämna den till dem som du har fått Samba av. Inget skickas av sig självt.</translation>
    </message>
    <message>
        <source>Samba made a mistake. Every move was kept: go on, or quit and start again if the table does not answer. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba gjorde ett fel. Varje drag är sparat: fortsätt, eller avsluta och starta igen om bordet inte svarar. Hjälp till att rätta felet: kopiera eller spara rapporten och lämna den till dem som du har fått Samba av. Inget skickas av sig självt.</translation>
    </message>
    <message>
        <source>The report is copied; paste it into your message.</source>
        <translation>Rapporten är kopierad; klistra in den i ditt meddelande.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Spara rapporten</translation>
    </message>
    <message>
        <source>The report is saved in {path}.</source>
        <translation>Rapporten är sparad i {path}.</translation>
    </message>
</context>
<context>
    <name>CrashNet</name>
    <message>
        <source>Samba made a mistake, and no report of it could be written.</source>
        <translation>Samba gjorde ett fel, och ingen rapport om det kunde skrivas.</translation>
    </message>
    <message>
        <source>Samba made a mistake. A report of it lies in {path}.</source>
        <translation>Samba gjorde ett fel. En rapport om det ligger i {path}.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Samma giv</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opiera</translation>
    </message>
    <message>
        <source>Points on these cards</source>
        <translation>Poäng på de här korten</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>som senast</translation>
    </message>
    <message>
        <source>&amp;Play these cards</source>
        <translation>&amp;Spela de här korten</translation>
    </message>
    <message>
        <source>Play from the other &amp;side</source>
        <translation>Spela från &amp;andra sidan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;täng</translation>
    </message>
    <message>
        <source>Type or paste the code of a deal; it stands on the score sheet of each round.</source>
        <translation>Skriv eller klistra in givkoden; den står på varje omgångs poängprotokoll.</translation>
    </message>
    <message>
        <source>Play from the next &amp;seat</source>
        <translation>Spela från &amp;nästa plats</translation>
    </message>
    <message>
        <source>{game} · {count} players · {shape} · you get hand {place} after the dealer</source>
        <translation>{game} · {count} spelare · {shape} · du får hand nummer {place} efter givaren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>These cards were not played to the end of a round yet.</source>
        <translation>De här korten har inte spelats till slutet av en omgång än.</translation>
    </message>
    <message>
        <source>Hand {places}</source>
        <translation>Hand {places}</translation>
    </message>
    <message>
        <source>Hands {places}</source>
        <translation>Händerna {places}</translation>
    </message>
    <message>
        <source>{hands} (yours)</source>
        <translation>{hands} (dina)</translation>
    </message>
    <message numerus="yes">
        <source>{points}, in %n round(s)</source>
        <translation>
            <numerusform>{points}, i %n omgång</numerusform>
            <numerusform>{points}, i %n omgångar</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the &amp;deal</source>
        <translation>&amp;Givkod</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Givkod</translation>
    </message>
    <message>
        <source>What you and the computer players made of these cards, each with whose hands:</source>
        <translation>Vad du och datorspelarna fick ut av de här korten, var och en med vems händer:</translation>
    </message>
    <message>
        <source>&amp;Level of the computer players</source>
        <translation>Ni&amp;vå för datorspelarna</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datamapp</translation>
    </message>
    <message>
        <source>{place} (can be written to)</source>
        <translation>{place} (går att skriva i)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Reports of crashes</source>
        <translation>Kraschrapporter</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Egna regler</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparation</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>inget behövde repareras</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>none have been played yet</source>
        <translation>inga har spelats än</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>hela</translation>
    </message>
    <message>
        <source>samba-desktop doctor --repair repairs what can be repaired, and keeps a copy.</source>
        <translation>samba-desktop doctor --repair reparerar det som kan repareras, och sparar en kopia.</translation>
    </message>
    <message>
        <source>PySide6-Essentials is not installed</source>
        <translation>PySide6-Essentials är inte installerat</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompilerad</translation>
    </message>
    <message>
        <source>plain: {why}</source>
        <translation>enkel: {why}</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>FEL</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kärna</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Skärm</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>systemets egen</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Systembibliotek</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>alla finns</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Typsnitt och bilder</translation>
    </message>
    <message>
        <source>{file} is missing; install Samba again</source>
        <translation>{file} saknas; installera Samba igen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>{count} in {folder}</source>
        <translation>{count} i {folder}</translation>
    </message>
</context>
<context>
    <name>EarlierMatches</name>
    <message>
        <source>&amp;Go on with another match</source>
        <translation>&amp;Fortsätt med ett annat parti</translation>
    </message>
    <message>
        <source>No other match is waiting</source>
        <translation>Inget annat parti väntar</translation>
    </message>
    <message>
        <source>{game}, {names}: first round</source>
        <translation>{game}, {names}: första omgången</translation>
    </message>
    <message>
        <source>{game}, {names}: round {round}, {totals}</source>
        <translation>{game}, {names}: omgång {round}, {totals}</translation>
    </message>
</context>
<context>
    <name>EndingChapter</name>
    <message>
        <source>Going out</source>
        <translation>Utgång</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>När talongen är slut</translation>
    </message>
    <message>
        <source>Counting a round</source>
        <translation>Räkna en omgång</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Partiet</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has gone out.</source>
        <translation>Omgången slutar så snart en spelare har gått ut.</translation>
    </message>
    <message>
        <source>You may go out whenever you can.</source>
        <translation>Du får gå ut så snart du kan.</translation>
    </message>
    <message>
        <source>To go out you need two complete {sets}, or one of each.</source>
        <translation>För att gå ut behöver du två kompletta {sets}, eller en av varje.</translation>
    </message>
    <message>
        <source>A red three in your hand counts as a card like others here.</source>
        <translation>En röd trea på handen räknas som ett kort som andra här.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced when no card is left.</source>
        <translation>Röda treor ersätts inte när det inte finns något kort kvar.</translation>
    </message>
    <message>
        <source>When the round has ended, each side counts:</source>
        <translation>När omgången är slut räknar varje lag:</translation>
    </message>
    <message>
        <source>When the round has ended, each player counts:</source>
        <translation>När omgången är slut räknar varje spelare:</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>plus the points of all melded cards, also of those added to the melds of others</source>
        <translation>plus poängen för alla mälda kort, även för dem som lagts till andras mälningar</translation>
    </message>
    <message>
        <source>plus the points of all melded cards</source>
        <translation>plus poängen för alla mälda kort</translation>
    </message>
    <message>
        <source>plus the bonuses of the table below</source>
        <translation>plus bonusarna i tabellen nedan</translation>
    </message>
    <message>
        <source>plus or minus the points of red threes</source>
        <translation>plus eller minus poängen för röda treor</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hands of its players</source>
        <translation>minus poängen för korten kvar på lagets händer</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hand</source>
        <translation>minus poängen för korten kvar på handen</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Utgång med dold hand</translation>
    </message>
    <message>
        <source>{cards}: {bonus} for the {set}.</source>
        <translation>{cards}: {bonus} för en {set}.</translation>
    </message>
    <message>
        <source>{cards}: {points} for the cards and {bonus} for the {set}, together {total}.</source>
        <translation>{cards}: {points} för korten och {bonus} för en {set}, tillsammans {total}.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The stock is used up. The round ends without a going-out bonus.</source>
        <translation>Talongen är slut. Omgången avslutas utan bonus för utgång.</translation>
    </message>
    <message>
        <source>The last card of the stock is a red three. The round ends without a going-out bonus.</source>
        <translation>Det sista kortet i talongen är en röd trea. Omgången avslutas utan bonus för utgång.</translation>
    </message>
    <message>
        <source>The target is reached. The round ends without a going-out bonus.</source>
        <translation>Slutpoängen är nådd. Omgången avslutas utan bonus för utgång.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation>Du gick ut med dold hand.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Du gick ut.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} gick ut med dold hand.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} gick ut.</translation>
    </message>
    <message numerus="yes">
        <source>That earns %n bonus point(s).</source>
        <translation>
            <numerusform>Det ger %n bonuspoäng.</numerusform>
            <numerusform>Det ger %n bonuspoäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Ditt lag får %n bonuspoäng.</numerusform>
            <numerusform>Ditt lag får %n bonuspoäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents get %n bonus point(s).</source>
        <translation>
            <numerusform>Motståndarna får %n bonuspoäng.</numerusform>
            <numerusform>Motståndarna får %n bonuspoäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Det laget får %n bonuspoäng.</numerusform>
            <numerusform>Det laget får %n bonuspoäng.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for your side, {theirs} for the opponents.</source>
        <translation>Omgång {round} är slut: {ours} poäng till ditt lag, {theirs} till motståndarna.</translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for you, {theirs} for {name}.</source>
        <translation>Omgång {round} är slut: {ours} poäng till dig, {theirs} till {name}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>Round {round} is over: {scores}.</source>
        <translation>Omgång {round} är slut: {scores}.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Partiet slutade oavgjort.</translation>
    </message>
    <message>
        <source>Your side wins the match, {ours} to {theirs}.</source>
        <translation>Ditt lag vinner partiet med {ours} mot {theirs} poäng.</translation>
    </message>
    <message>
        <source>You win the match, {ours} to {theirs}.</source>
        <translation>Du vinner partiet med {ours} mot {theirs} poäng.</translation>
    </message>
    <message>
        <source>{names} win the match, {ours} to {theirs}.</source>
        <translation>{names} vinner partiet med {ours} mot {theirs} poäng.</translation>
    </message>
    <message>
        <source>{name} wins the match, {ours} to {theirs}.</source>
        <translation>{name} vinner partiet med {ours} mot {theirs} poäng.</translation>
    </message>
    <message>
        <source>Your side wins the match.</source>
        <translation>Ditt lag vinner partiet.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du vinner partiet.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} vinner partiet.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} vinner partiet.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
</context>
<context>
    <name>EventTexts</name>
    <message>
        <source>The discard pile begins with {card}.</source>
        <translation>Startkortet är {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) (was|were) shuffled into a new stock.</source>
        <translation>
            <numerusform>%n sakat kort blandades till en ny talong.</numerusform>
            <numerusform>%n sakade kort blandades till en ny talong.</numerusform>
        </translation>
    </message>
    <message>
        <source>You {phrases}.</source>
        <translation>Du {phrases}.</translation>
    </message>
    <message>
        <source>{name} {phrases}.</source>
        <translation>{name} {phrases}.</translation>
    </message>
    <message numerus="yes">
        <source>You took the pile: %n card(s).</source>
        <translation>
            <numerusform>Du tog sakhögen: %n kort.</numerusform>
            <numerusform>Du tog sakhögen: %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} tog sakhögen: %n kort.</numerusform>
            <numerusform>{name} tog sakhögen: %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>You say: “Yes, go out!”</source>
        <translation>Du säger: ”Ja, gå ut!”</translation>
    </message>
    <message>
        <source>You say: “No, wait a little.”</source>
        <translation>Du säger: ”Nej, vänta lite.”</translation>
    </message>
    <message>
        <source>{name} says: “Yes, go out!”</source>
        <translation>{name} säger: ”Ja, gå ut!”</translation>
    </message>
    <message>
        <source>{name} says: “No, wait a little.”</source>
        <translation>{name} säger: ”Nej, vänta lite.”</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{names} drew equally high, {cards}, and drew again.</source>
        <translation>{names} drog lika högt, {cards}, och drog igen.</translation>
    </message>
    <message>
        <source>{card} is the highest card: you deal first.</source>
        <translation>{card} är det högsta kortet: du ger först.</translation>
    </message>
    <message>
        <source>{card} is the highest card: {name} deals first.</source>
        <translation>{card} är det högsta kortet: {name} ger först.</translation>
    </message>
    <message numerus="yes">
        <source>You dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>Du gav ett kort till varje spelare.</numerusform>
            <numerusform>Du gav {number} kort till varje spelare.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>{name} gav ett kort till varje spelare.</numerusform>
            <numerusform>{name} gav {number} kort till varje spelare.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Det finns inget parti på bordet.</translation>
    </message>
</context>
<context>
    <name>FirstMeldChapter</name>
    <message>
        <source>The first meld of a round</source>
        <translation>Omgångens första mälning</translation>
    </message>
    <message>
        <source>The first meld of a round must count at least {minimum} points.</source>
        <translation>Omgångens första mälning måste ge minst {minimum} poäng.</translation>
    </message>
    <message>
        <source>The first meld of a round must count a minimum of points, which depends on your score before the round:</source>
        <translation>Omgångens första mälning måste nå minimipoäng som beror på din ställning före omgången:</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimipoäng</translation>
    </message>
    <message>
        <source>below {above}</source>
        <translation>under {above}</translation>
    </message>
    <message>
        <source>from {total}</source>
        <translation>från {total}</translation>
    </message>
    <message>
        <source>{cards} counts {points}.</source>
        <translation>{cards} ger {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} count {points} together.</source>
        <translation>{first} och {second} ger {points} tillsammans.</translation>
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
        <translation>&amp;Regler…</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara so&amp;m…</translation>
    </message>
    <message>
        <source>Put all &amp;back</source>
        <translation>Åte&amp;rställ allt</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>As {preset}</source>
        <translation>Som {preset}</translation>
    </message>
    <message numerus="yes">
        <source>{preset}, %n rule(s) changed</source>
        <translation>
            <numerusform>{preset}, en regel ändrad</numerusform>
            <numerusform>{preset}, %n regler ändrade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Byt namn…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>&amp;Jämför…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Dela</translation>
    </message>
    <message>
        <source>Pick the game you know and change what is played differently.</source>
        <translation>Välj det spel du känner till och ändra det som spelas annorlunda.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Partiet på bordet</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Dina egna regler</translation>
    </message>
    <message>
        <source>Games that come with Samba</source>
        <translation>Spel som följer med Samba</translation>
    </message>
    <message>
        <source>fixed until the match is over</source>
        <translation>ligger fast tills partiet är slut</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>inte sparat</translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message numerus="yes">
        <source>{meld}: {set}, %n card(s); it counts {bonus} beside its cards.</source>
        <translation>
            <numerusform>{meld}: {set}, %n kort; den ger {bonus} utöver sina kort.</numerusform>
            <numerusform>{meld}: {set}, %n kort; den ger {bonus} utöver sina kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n card(s).</source>
        <translation>
            <numerusform>{meld}: %n kort.</numerusform>
            <numerusform>{meld}: %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>en vild canasta</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>en canasta</translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n more card(s) (makes|make) {set}.</source>
        <translation>
            <numerusform>{meld}: med %n kort till blir det {set}.</numerusform>
            <numerusform>{meld}: med %n kort till blir det {set}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile would bring %n card(s) worth {points} points: {cards}.</source>
        <translation>
            <numerusform>Sakhögen skulle ge %n kort värt {points} poäng: {cards}.</numerusform>
            <numerusform>Sakhögen skulle ge %n kort värda {points} poäng: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your hand that makes {sets} and more.</source>
        <translation>Med din hand blir det {sets} och mer.</translation>
    </message>
    <message>
        <source>With your hand that makes {sets}.</source>
        <translation>Med din hand blir det {sets}.</translation>
    </message>
</context>
<context>
    <name>GlossaryChapter</name>
    <message>
        <source>Glossary</source>
        <translation>Ordlista</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>The player who deals the cards of a round.</source>
        <translation>Den spelare som ger korten i en omgång.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>saka</translation>
    </message>
    <message>
        <source>To lay a card on the discard pile, which ends the turn.</source>
        <translation>Att lägga ett kort på sakhögen, vilket avslutar turen.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>dra</translation>
    </message>
    <message>
        <source>To take cards from the stock.</source>
        <translation>Att ta kort från talongen.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>parti</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target is reached.</source>
        <translation>Så många omgångar som det tar innan slutpoängen är nådd.</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target or the limit of rounds is reached.</source>
        <translation>Så många omgångar som det tar innan slutpoängen eller gränsen för omgångar är nådd.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>omgång</translation>
    </message>
    <message>
        <source>The play from one deal to the count after it.</source>
        <translation>Spelet från en giv till räkningen efter den.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>A player of the same team.</source>
        <translation>En spelare i samma lag.</translation>
    </message>
    <message>
        <source>side</source>
        <translation>lag</translation>
    </message>
    <message>
        <source>A team, or a player who plays alone.</source>
        <translation>Spelare som spelar ihop, eller en spelare som spelar för sig själv.</translation>
    </message>
    <message>
        <source>A team.</source>
        <translation>Spelare som spelar ihop.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>To end the turn without a discard.</source>
        <translation>Att avsluta turen utan att saka.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>kortpoäng</translation>
    </message>
    <message>
        <source>What the cards are worth by themselves, without any bonus.</source>
        <translation>Vad korten är värda i sig, utan någon bonus.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>valör</translation>
    </message>
    <message>
        <source>What is printed on a card beside its suit, such as queen or 7.</source>
        <translation>Det som står på ett kort vid sidan av dess färg, t.ex. dam eller 7.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>färg</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds or clubs.</source>
        <translation>Spader, hjärter, ruter eller klöver.</translation>
    </message>
    <message>
        <source>natural card</source>
        <translation>naturligt kort</translation>
    </message>
    <message>
        <source>A card that isn&apos;t wild.</source>
        <translation>Ett kort som inte är vilt.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>vilt kort</translation>
    </message>
    <message>
        <source>A card that can take the place of another; here {cards} are wild.</source>
        <translation>Ett kort som kan ta ett annats plats; här är {cards} vilda.</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>svart trea</translation>
    </message>
    <message>
        <source>The three of spades or of clubs.</source>
        <translation>Spader 3 eller klöver 3.</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>röd trea</translation>
    </message>
    <message>
        <source>The three of hearts or of diamonds.</source>
        <translation>Hjärter 3 eller ruter 3.</translation>
    </message>
    <message>
        <source>replacement card</source>
        <translation>ersättningskort</translation>
    </message>
    <message>
        <source>The card drawn from the stock for a red three that is laid out.</source>
        <translation>Kortet som dras från talongen för en röd trea som läggs ut.</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>första mälning</translation>
    </message>
    <message>
        <source>What is melded first in a round; it has to reach a minimum of points.</source>
        <translation>Det som mäls först i en omgång; det måste nå minimipoängen.</translation>
    </message>
    <message>
        <source>group</source>
        <translation>grupp</translation>
    </message>
    <message>
        <source>A meld of cards of one rank.</source>
        <translation>En mälning av kort av samma valör.</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>mälning</translation>
    </message>
    <message>
        <source>Cards that lie together on the table; to meld is to lay them there.</source>
        <translation>Kort som ligger tillsammans på bordet; att mäla är att lägga dem där.</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>minimipoäng</translation>
    </message>
    <message>
        <source>The points that a first meld must count.</source>
        <translation>De poäng som en första mälning måste ge.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>sekvens</translation>
    </message>
    <message>
        <source>A meld of cards of one suit in unbroken order.</source>
        <translation>En mälning av kort i en färg i obruten följd.</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>slå samman</translation>
    </message>
    <message>
        <source>To make one meld of two that lie on the table.</source>
        <translation>Att göra en mälning av två som ligger på bordet.</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>byta ut</translation>
    </message>
    <message>
        <source>To put a natural card in the place of a wild card, which comes to the hand.</source>
        <translation>Att lägga ett naturligt kort på ett vilt korts plats, så att det vilda går till handen.</translation>
    </message>
    <message>
        <source>A group of seven or more cards.</source>
        <translation>En grupp på sju eller fler kort.</translation>
    </message>
    <message>
        <source>A group of seven cards.</source>
        <translation>En grupp på sju kort.</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>En canasta utan vilda kort.</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>En canasta med vilda kort.</translation>
    </message>
    <message>
        <source>A meld of seven wild cards.</source>
        <translation>En mälning av sju vilda kort.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>En sekvens på sju kort.</translation>
    </message>
    <message>
        <source>A sequence of seven cards with wild cards among them.</source>
        <translation>En sekvens på sju kort med vilda kort bland dem.</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>bonus</translation>
    </message>
    <message>
        <source>Points beside those of the cards, such as for a complete {set}.</source>
        <translation>Poäng utöver kortens, t.ex. för en komplett {set}.</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>sakhög</translation>
    </message>
    <message>
        <source>The cards that were discarded, face up on one another; in short the pile.</source>
        <translation>De sakade korten, med framsidan upp på varandra; kort sagt högen.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>talong</translation>
    </message>
    <message>
        <source>The cards that are left after the deal, face down, to draw from.</source>
        <translation>Korten som är kvar efter given, med baksidan upp, att dra från.</translation>
    </message>
    <message>
        <source>top card</source>
        <translation>översta kortet</translation>
    </message>
    <message>
        <source>The card that was discarded last.</source>
        <translation>Det kort som sakades sist.</translation>
    </message>
    <message>
        <source>natural pair</source>
        <translation>naturligt par</translation>
    </message>
    <message>
        <source>Two natural cards of one rank.</source>
        <translation>Två naturliga kort av samma valör.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockerad</translation>
    </message>
    <message>
        <source>Said of the pile while its top card lets nobody take it.</source>
        <translation>Sägs om sakhögen när ingen kan ta den på grund av dess översta kort.</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>frusen</translation>
    </message>
    <message>
        <source>Said of the pile while it is harder to take than at other times.</source>
        <translation>Sägs om sakhögen när den är svårare att ta än annars.</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>gå ut</translation>
    </message>
    <message>
        <source>To get rid of the last card and so end the round.</source>
        <translation>Att bli av med sitt sista kort och därmed avsluta omgången.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>slutpoäng</translation>
    </message>
    <message>
        <source>The score that has to be reached to win the match.</source>
        <translation>Den ställning som måste nås för att vinna partiet.</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>dold hand</translation>
    </message>
    <message>
        <source>Said of going out with the whole hand in a single turn.</source>
        <translation>Sägs när någon går ut med hela handen i en enda tur.</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Figures by group</source>
        <translation>Siffror i grupper</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partier</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunna</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poäng</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Övriga</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Månad</translation>
    </message>
</context>
<context>
    <name>GroupsChapter</name>
    <message>
        <source>Groups and canastas</source>
        <translation>Grupper och canastas</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupper</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta.</source>
        <translation>En grupp på sju kort är en canasta.</translation>
    </message>
    <message>
        <source>It may grow past seven cards: natural and wild cards may be added within the limits of a group, and a wild card makes a natural canasta a mixed one.</source>
        <translation>Den får växa över sju kort: naturliga och vilda kort får läggas till inom gränserna för en grupp, och ett vilt kort gör en naturlig canasta blandad.</translation>
    </message>
    <message>
        <source>It may grow past seven cards, but only natural cards may be added to it.</source>
        <translation>Den får växa över sju kort, men bara naturliga kort får läggas till den.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: {action}.</source>
        <translation>Tips: {action}.</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>dra från talongen</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>ta sakhögen</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>ta sakhögen med {cards}</translation>
    </message>
    <message>
        <source>take only the top card onto your sequence</source>
        <translation>ta bara det översta kortet till din sekvens</translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <translation>mäl {cards}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>lägg till {cards}</translation>
    </message>
    <message>
        <source>merge two melds</source>
        <translation>slå samman två mälningar</translation>
    </message>
    <message>
        <source>swap {card} for the wild card</source>
        <translation>byt ut det vilda kortet mot {card}</translation>
    </message>
    <message>
        <source>lay out the red three</source>
        <translation>lägg ut den röda trean</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>saka {card}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passa</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>fråga partnern</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>säg ja</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>säg nej</translation>
    </message>
    <message>
        <source>{offer} without {cards}</source>
        <translation>{offer} utan {cards}</translation>
    </message>
    <message>
        <source>{offer}: {points}</source>
        <translation>{offer}: {points}</translation>
    </message>
    <message>
        <source>add {cards} to your {ranks}</source>
        <translation>lägg till {cards} till din grupp av {ranks}</translation>
    </message>
    <message>
        <source>add {cards} to your sequence of {suit}</source>
        <translation>lägg till {cards} till din sekvens i {suit}</translation>
    </message>
    <message>
        <source>add {cards} to your wild cards</source>
        <translation>lägg till {cards} till dina vilda kort</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Passed on in Swedish as a variant of Samba for two to six players. It leaves it to you whether a red three is laid out or kept, lets it block the discard pile, and knows no frozen pile: it always takes a pair from the hand to pick it up.</source>
        <translation>Förmedlad på svenska som en variant av samba för två till sex spelare. Du får själv välja om en röd trea läggs ut eller behålls, den kan blockera sakhögen, och någon frusen hög finns inte: det krävs alltid ett par från handen för att ta den.</translation>
    </message>
    <message>
        <source>A younger sister, written down in English and passed on in Swedish. It has its name from the samba of six natural cards and one wild card, which it sets beside the natural one.</source>
        <translation>Ett yngre syskon, nedskrivet på engelska och förmedlat på svenska. Namnet kommer av samban med sex naturliga kort och ett vilt kort, som står vid sidan av den naturliga.</translation>
    </message>
    <message>
        <source>A short Swedish description of a game for three with one deck and two jokers. It shares melds, wild cards and the name with Samba, and leaves much open.</source>
        <translation>En kort svensk beskrivning av ett spel för tre med en kortlek och två jokrar. Det delar mälningar, vilda kort och namn med samba och lämnar mycket öppet.</translation>
    </message>
    <message>
        <source>A German rule text for pairs at a table. A wild card in a group may be swapped for the card it stands for, a fitting meld is enough to take the pile, and whoever goes out concealed is paid for it.</source>
        <translation>En tysk regeltext för par vid bordet. Ett vilt kort i en grupp får bytas mot kortet som det står för, en passande mälning räcker för att ta högen, och den som går ut med dold hand får betalt för det.</translation>
    </message>
    <message>
        <source>The same German text for two: each plays alone and needs two canastas or sambas.</source>
        <translation>Samma tyska text för två: var och en spelar för sig och behöver två canastas eller sambas.</translation>
    </message>
    <message>
        <source>Named in the German text after the country Canasta comes from: two wild cards have to do for all groups of a round.</source>
        <translation>I den tyska texten uppkallad efter landet som canasta kommer från: två vilda kort får räcka till alla grupper i en omgång.</translation>
    </message>
    <message>
        <source>The freest of the German variants: sequences take wild cards, and a samba with one pays less.</source>
        <translation>Den friaste av de tyska varianterna: sekvenser får innehålla vilda kort, och en samba med ett sådant ger mindre.</translation>
    </message>
    <message>
        <source>A near relation with the same cards and sequences. It adds canastas of wild cards alone, calls the samba an escalera, and goes on to 15,000. American descriptions filled in what the German text leaves out.</source>
        <translation>En nära släkting med samma kort och sekvenser. Den lägger till canastas av enbart vilda kort, kallar samban escalera och spelas till 15&#xa0;000. Amerikanska beskrivningar fyllde i det som den tyska texten utelämnar.</translation>
    </message>
    <message>
        <source>A Dutch page made for playing against computers: red threes are laid out by themselves, and whoever may not go out keeps two cards.</source>
        <translation>En nederländsk sida som är gjord för spel mot datorer: röda treor läggs ut av sig själva, och den som inte får gå ut behåller två kort.</translation>
    </message>
    <message>
        <source>The game it all began with, as the Dutch page sets it beside Samba and the classic laws complete it: two decks, no sequences, to 5,000.</source>
        <translation>Spelet som allt började med, så som den nederländska sidan jämför det med samba och de klassiska reglerna kompletterar det: två kortlekar, inga sekvenser, till 5&#xa0;000.</translation>
    </message>
    <message>
        <source>Samba as it was written down in the 1950s, from the descriptions that are still published. The others depart from it.</source>
        <translation>Samba så som det skrevs ned på 1950-talet, efter de beskrivningar som ännu ges ut. De andra avviker från det.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Om spelet</translation>
    </message>
    <message>
        <source>A family of games that began with two decks of cards beside the River Plate.</source>
        <translation>En släkt av spel som började med två kortlekar vid Río de la Plata.</translation>
    </message>
    <message>
        <source>Canasta is said to have been thought up in 1939 in Montevideo, the capital of Uruguay; some sources place its beginnings later in the 1940s.</source>
        <translation>Canasta sägs ha uppfunnits 1939 i Montevideo, Uruguays huvudstad; några källor låter spelet börja senare under 1940-talet.</translation>
    </message>
    <message>
        <source>It spread through South America, came to the United States in 1949, and was one of the most fashionable card games of the 1950s.</source>
        <translation>Det spred sig genom Sydamerika, kom till USA 1949 och blev ett av 1950-talets stora modespel.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Samba grew out of that craze. Lists of games date it to about 1950; nobody is known to have invented it.</source>
        <translation>Samba växte fram ur den vågen. Spelförteckningar daterar det till omkring 1950; någon upphovsman är inte känd.</translation>
    </message>
    <message>
        <source>It is also called Samba-Canasta, and reference books describe it as Canasta with three decks in which cards of one suit in a row count beside cards of one rank.</source>
        <translation>Det kallas även Samba-Canasta, och uppslagsböcker beskriver det som canasta med tre kortlekar där kort i följd i samma färg räknas vid sidan av kort av samma valör.</translation>
    </message>
    <message>
        <source>The game travelled by word of mouth and on paper, and each table changed something. So there is no one Samba, but many: here it comes in {count} rule sets, Canasta itself among them.</source>
        <translation>Spelet spreds muntligt och på papper, och vid varje bord ändrades något. Det finns alltså inte en samba utan många: här finns {count} regeluppsättningar, canasta självt inräknat.</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Three decks and six jokers make 162 cards in place of 108. Hands of fifteen cards and two drawn in each turn let melds grow quickly.</source>
        <translation>Tre kortlekar och sex jokrar blir 162 kort i stället för 108. Med femton kort på handen och två dragna kort i varje tur växer mälningarna fort.</translation>
    </message>
    <message>
        <source>New is the sequence: seven cards of a suit in a row are a samba, worth more than a canasta.</source>
        <translation>Nytt är sekvensen: sju kort i följd i samma färg är en samba, som är värd mer än en canasta.</translation>
    </message>
    <message>
        <source>What the games agree on least is the discard pile and the red threes: what it takes to pick up the pile, and when the threes count against those who laid them out.</source>
        <translation>Mest skiljer sig spelen åt om sakhögen och de röda treorna: vad som krävs för att ta högen, och när treorna räknas som minus för dem som lagt ut dem.</translation>
    </message>
    <message>
        <source>What Samba changed</source>
        <translation>Vad samba ändrade</translation>
    </message>
    <message>
        <source>The last section of each rules page tells what was decided where a source is silent.</source>
        <translation>Sista avsnittet på varje regelsida berättar vad som bestämdes där källan inte säger något.</translation>
    </message>
    <message>
        <source>Where each rule set comes from</source>
        <translation>Varifrån varje regeluppsättning kommer</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Historik</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Vad som visas</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <translation>&amp;Partier</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>Statisti&amp;k</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, ändrad</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>several levels</source>
        <translation>flera nivåer</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Pågår</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Övergivet</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Slut</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Oavgjort</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Förlorat</translation>
    </message>
    <message>
        <source>{state}, first round</source>
        <translation>{state}, första omgången</translation>
    </message>
</context>
<context>
    <name>Kernel</name>
    <message>
        <source>there is no compiled copy of it</source>
        <translation>det finns ingen kompilerad kopia av den</translation>
    </message>
    <message>
        <source>its compiled copy cannot be loaded: {error}</source>
        <translation>dess kompilerade kopia kan inte läsas in: {error}</translation>
    </message>
    <message>
        <source>its compiled copy was made from another source</source>
        <translation>dess kompilerade kopia gjordes av en annan källkod</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Larger words on the table</source>
        <translation>Större text på bordet</translation>
    </message>
    <message>
        <source>Smaller words on the table</source>
        <translation>Mindre text på bordet</translation>
    </message>
    <message>
        <source>Words on the table in their usual size</source>
        <translation>Text på bordet i vanlig storlek</translation>
    </message>
    <message>
        <source>Sounds on or off</source>
        <translation>Ljud på eller av</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>In your turn</source>
        <translation>I din tur</translation>
    </message>
    <message>
        <source>Moving about the table</source>
        <translation>Gå runt på bordet</translation>
    </message>
    <message>
        <source>In a choice or a question</source>
        <translation>I ett val eller en fråga</translation>
    </message>
    <message>
        <source>What you see and how fast</source>
        <translation>Vad du ser och hur snabbt</translation>
    </message>
    <message>
        <source>Matches and windows</source>
        <translation>Partier och fönster</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>I en uppspelning</translation>
    </message>
    <message>
        <source>In the windows with rules</source>
        <translation>I fönstren med regler</translation>
    </message>
    <message>
        <source>In the tutorial</source>
        <translation>I ”Lär dig spela”</translation>
    </message>
    <message>
        <source>To the next step, or a step back</source>
        <translation>Till nästa steg, eller ett steg bakåt</translation>
    </message>
    <message>
        <source>Leave it, to go on another time</source>
        <translation>Lämna, för att fortsätta en annan gång</translation>
    </message>
    <message>
        <source>Go from card to card and from place to place</source>
        <translation>Gå från kort till kort och från plats till plats</translation>
    </message>
    <message>
        <source>Go to the first of them, or to the last</source>
        <translation>Gå till det första av dem, eller till det sista</translation>
    </message>
    <message>
        <source>Go on to the next part of the table, or back</source>
        <translation>Gå till nästa del av bordet, eller tillbaka</translation>
    </message>
    <message>
        <source>Select the card, or do what a click there does; ends what moves</source>
        <translation>Markera kortet, eller gör det som ett klick där gör; avslutar det som rör sig</translation>
    </message>
    <message>
        <source>Select all up to this card</source>
        <translation>Markera alla fram till det här kortet</translation>
    </message>
    <message>
        <source>Move it in your own order</source>
        <translation>Flytta det i din egen ordning</translation>
    </message>
    <message>
        <source>Do what a click on the place would, with the selected cards</source>
        <translation>Gör det som ett klick på platsen skulle göra, med de markerade korten</translation>
    </message>
    <message>
        <source>Lower all cards, point at nothing</source>
        <translation>Sänk alla kort, peka inte på något</translation>
    </message>
    <message>
        <source>Go through what is offered</source>
        <translation>Gå igenom det som erbjuds</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Välj med en siffra</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Ta det</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Låt bli</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Öppna menyerna</translation>
    </message>
    <message>
        <source>Close a dialog and go back to the table</source>
        <translation>Stäng en dialog och gå tillbaka till bordet</translation>
    </message>
    <message>
        <source>Press the golden button of a dialog</source>
        <translation>Tryck på en dialogs gyllene knapp</translation>
    </message>
    <message>
        <source>Move a sheet or a page</source>
        <translation>Flytta ett protokoll eller en sida</translation>
    </message>
    <message>
        <source>One step back or on</source>
        <translation>Ett steg tillbaka eller framåt</translation>
    </message>
    <message>
        <source>One turn back or on</source>
        <translation>En tur tillbaka eller framåt</translation>
    </message>
    <message>
        <source>To the deal before or the next one</source>
        <translation>Till given innan eller nästa giv</translation>
    </message>
    <message>
        <source>To the next or the previous find</source>
        <translation>Till nästa eller förra träffen</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>Till början, till slutet</translation>
    </message>
    <message>
        <source>Play on by itself, or stop</source>
        <translation>Spela vidare av sig självt, eller stanna</translation>
    </message>
    <message>
        <source>All hands, once the match is over</source>
        <translation>Alla händer, när partiet är slut</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Tillbaka till bordet</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Sök</translation>
    </message>
    <message>
        <source>Larger, smaller, usual type</source>
        <translation>Större, mindre, vanlig text</translation>
    </message>
    <message>
        <source>Save the rules, or their page</source>
        <translation>Spara reglerna, eller deras sida</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Skriv ut sidan</translation>
    </message>
    <message>
        <source>Give your own rules another name</source>
        <translation>Ge dina egna regler ett annat namn</translation>
    </message>
    <message>
        <source>From part to part of the dialog</source>
        <translation>Från del till del av dialogen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>In menus, Alt with the underlined letter leads there.</source>
        <translation>I menyer leder Alt med den understrukna bokstaven dit.</translation>
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
        <translation>Svenska</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1&#xa0;000</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>E K D Kn</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Lär dig sp&amp;ela</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logg över turerna</translation>
    </message>
</context>
<context>
    <name>LuckDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Går det ärligt till?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>LuckTexts</name>
    <message>
        <source>All cards that were dealt to a seat or drawn from the stock, in the finished rounds of all your matches. Nobody&apos;s cards are chosen: in 95 of 100 cases, chance alone stays within the range. With many numbers on a page, one outside it now and then is nothing strange.</source>
        <translation>Alla kort som en plats har fått i given eller dragit från talongen, i de färdiga omgångarna av alla dina partier. Ingens kort är valda: i 95 av 100 fall håller sig slumpen ensam inom spannet. Med många tal på en sida är det inget konstigt att ett då och då ligger utanför.</translation>
    </message>
    <message numerus="yes">
        <source>%n (match|matches) counted.</source>
        <translation>
            <numerusform>%n parti räknat.</numerusform>
            <numerusform>%n partier räknade.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is finished yet: play one, and look again.</source>
        <translation>Ingen omgång är färdig än: spela en, och titta igen.</translation>
    </message>
    <message>
        <source>Counting… {done} of {total} matches</source>
        <translation>Räknar… {done} av {total} partier</translation>
    </message>
    <message>
        <source>The matches could not be counted; samba-desktop luck tells why.</source>
        <translation>Partierna kunde inte räknas; samba-desktop luck säger varför.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Vilda kort</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Röda treor</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Plats {number}</translation>
    </message>
    <message>
        <source>{seat}: {got} of {cards} cards; chance gives {low} to {high}.</source>
        <translation>{seat}: {got} av {cards} kort; slumpen ger {low} till {high}.</translation>
    </message>
    <message>
        <source>All of it lies within what chance gives.</source>
        <translation>Allt ligger inom det som slumpen ger.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of these (lies|lie) outside what chance gives in 95 of 100 cases.</source>
        <translation>
            <numerusform>%n av de här talen ligger utanför det som slumpen ger i 95 av 100 fall.</numerusform>
            <numerusform>%n av de här talen ligger utanför det som slumpen ger i 95 av 100 fall.</numerusform>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>The next match: {game}.</source>
        <translation>Nästa parti: {game}.</translation>
    </message>
    <message>
        <source>There is no match on the table to show again; open a record instead.</source>
        <translation>Det finns inget parti på bordet att spela upp; öppna ett sparat parti i stället.</translation>
    </message>
    <message>
        <source>There is no match on the table whose record could be saved.</source>
        <translation>Det finns inget parti på bordet att spara.</translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message>
        <source>What is shown of the match</source>
        <translation>Vad som visas av partiet</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>&amp;Omgångar</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Diagram</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>&amp;Logg</translation>
    </message>
    <message>
        <source>The rounds of the match</source>
        <translation>Partiets omgångar</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logg över turerna</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Givkod</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>Po&amp;ängprotokoll</translation>
    </message>
    <message>
        <source>Replay &amp;from here</source>
        <translation>Spela upp &amp;härifrån</translation>
    </message>
    <message>
        <source>&amp;Same deal…</source>
        <translation>Samma &amp;giv…</translation>
    </message>
    <message>
        <source>The code of a deal is shown when its round is over.</source>
        <translation>Givkoden visas när omgången är slut.</translation>
    </message>
    <message>
        <source>No match is chosen</source>
        <translation>Inget parti är valt</translation>
    </message>
    <message>
        <source>Choose one in the list to look at it.</source>
        <translation>Välj ett i listan för att titta på det.</translation>
    </message>
    <message>
        <source>from a file: it doesn&apos;t count</source>
        <translation>från en fil: det räknas inte</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>pågår</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>There is a chart once the first round is over.</source>
        <translation>Diagrammet kommer när första omgången är slut.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>&amp;Same players again</source>
        <translation>Sa&amp;mma spelare igen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Stän&amp;g</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Spela &amp;upp</translation>
    </message>
    <message>
        <source>Save the rec&amp;ord…</source>
        <translation>Spara &amp;partiet…</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Nytt parti</translation>
    </message>
    <message>
        <source>Same &amp;deals again</source>
        <translation>Samma giva&amp;r igen</translation>
    </message>
    <message>
        <source>Every round is dealt as it was in this match.</source>
        <translation>Varje omgång ges som i det här partiet.</translation>
    </message>
    <message numerus="yes">
        <source>The match took %n round(s).</source>
        <translation>
            <numerusform>Partiet tog en omgång.</numerusform>
            <numerusform>Partiet tog %n omgångar.</numerusform>
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
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Vilka partier</translation>
    </message>
    <message>
        <source>Search the players</source>
        <translation>Sök bland spelarna</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alla partier</translation>
    </message>
    <message>
        <source>Running ones</source>
        <translation>Pågående</translation>
    </message>
    <message>
        <source>Finished ones</source>
        <translation>Avslutade</translation>
    </message>
    <message>
        <source>Deleted ones</source>
        <translation>Borttagna</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivå</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spel&amp;are</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alla nivåer</translation>
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
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>The matches</source>
        <translation>Partierna</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Spela &amp;upp</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Spa&amp;ra…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Ta bort för gott</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mer</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged (match is|matches are) not shown; “samba-desktop doctor” says more.</source>
        <translation>
            <numerusform>%n skadat parti visas inte; ”samba-desktop doctor” säger mer.</numerusform>
            <numerusform>%n skadade partier visas inte; ”samba-desktop doctor” säger mer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Inget togs bort.</translation>
    </message>
    <message>
        <source>No match is like that: choose others above.</source>
        <translation>Inget parti är sådant: välj annat ovan.</translation>
    </message>
    <message>
        <source>There are no matches yet. Each match that you begin is kept here, move by move.</source>
        <translation>Det finns inga partier än. Varje parti som du börjar sparas här, drag för drag.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>Tillbaka till &amp;bordet</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Hämta t&amp;illbaka</translation>
    </message>
    <message>
        <source>This match lies on the table.</source>
        <translation>Det här partiet ligger på bordet.</translation>
    </message>
    <message>
        <source>The match is among the others again.</source>
        <translation>Partiet är bland de andra igen.</translation>
    </message>
    <message>
        <source>The match of {date} was deleted.</source>
        <translation>Partiet från {date} togs bort.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>Partiet är tillbaka.</translation>
    </message>
    <message>
        <source>The match is gone for good.</source>
        <translation>Partiet är borta för gott.</translation>
    </message>
</context>
<context>
    <name>MeldExamples</name>
    <message>
        <source>{cards} is allowed.</source>
        <translation>{cards} är tillåtet.</translation>
    </message>
    <message>
        <source>{cards} is not allowed.</source>
        <translation>{cards} är inte tillåtet.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>&amp;Dra från talongen</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>Ta sak&amp;högen</translation>
    </message>
    <message>
        <source>Take the &amp;top card alone, or lay out a red three</source>
        <translation>Ta bara det &amp;översta kortet, eller lägg ut en röd trea</translation>
    </message>
    <message>
        <source>&amp;Meld the selected cards</source>
        <translation>&amp;Mäl de markerade korten</translation>
    </message>
    <message>
        <source>&amp;Confirm: discard, or the obvious thing</source>
        <translation>&amp;Bekräfta: saka, eller det självklara</translation>
    </message>
    <message>
        <source>&amp;End the turn without a discard</source>
        <translation>&amp;Avsluta turen utan att saka</translation>
    </message>
    <message>
        <source>&amp;Ask your partner</source>
        <translation>&amp;Fråga partnern</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>Svara &amp;ja</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Svara &amp;nej</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>Undo a&amp;ll of this turn</source>
        <translation>Ångra hela t&amp;uren</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Gö&amp;r om</translation>
    </message>
    <message>
        <source>Do what is &amp;suggested beside the message</source>
        <translation>Gör det som före&amp;slås bredvid meddelandet</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tips</translation>
    </message>
    <message>
        <source>&amp;Read the table</source>
        <translation>Läs upp &amp;bordet</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Logg</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>&amp;Poängprotokoll</translation>
    </message>
    <message>
        <source>&amp;Next order of the hand</source>
        <translation>&amp;Nästa ordning på handen</translation>
    </message>
    <message>
        <source>Let the others w&amp;ait, or go on</source>
        <translation>Låt de andra v&amp;änta, eller fortsätta</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>Hoppa till min t&amp;ur</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Större</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Mindre</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>&amp;Vanlig storlek</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>L&amp;jud</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Helskärm</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>&amp;Rules for the next match…</source>
        <translation>&amp;Regler för nästa parti…</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>Spela &amp;upp…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>&amp;Spara partiet…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>&amp;Öppna ett sparat parti…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Historik…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Statis&amp;tik…</translation>
    </message>
    <message>
        <source>Play a &amp;deal by its code…</source>
        <translation>Spela en &amp;giv från dess kod…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Inställningar…</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>Gällande &amp;regler</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tangenter</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avsluta</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Tur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Aldrig</translation>
    </message>
    <message>
        <source>Only &amp;risky ones</source>
        <translation>Bara &amp;riskabla</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>A&amp;lltid</translation>
    </message>
    <message>
        <source>Ask &amp;before a discard</source>
        <translation>Fråga före sa&amp;kning</translation>
    </message>
    <message>
        <source>Ask before going &amp;out</source>
        <translation>Fr&amp;åga före utgång</translation>
    </message>
    <message>
        <source>&amp;Off: cards jump</source>
        <translation>&amp;Av: korten hoppar</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Snabb</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Långsam</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Kortens ha&amp;stighet</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Efter &amp;valör</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Efter &amp;färg</translation>
    </message>
    <message>
        <source>Se&amp;quences and groups</source>
        <translation>&amp;Sekvenser och grupper</translation>
    </message>
    <message>
        <source>As I &amp;put the cards</source>
        <translation>Som jag &amp;lägger korten</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>Handens &amp;ordning</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>&amp;Text på bordet</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>Lär dig sp&amp;ela</translation>
    </message>
    <message>
        <source>&amp;Why did they play that?…</source>
        <translation>&amp;Varför spelade de så?…</translation>
    </message>
    <message>
        <source>&amp;Prove that nobody peeks…</source>
        <translation>&amp;Bevisa att ingen tjuvtittar…</translation>
    </message>
    <message>
        <source>&amp;Deal receipts…</source>
        <translation>&amp;Givkvitton…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?…</source>
        <translation>Går det &amp;ärligt till?…</translation>
    </message>
    <message>
        <source>About the &amp;game</source>
        <translation>Om &amp;spelet</translation>
    </message>
    <message>
        <source>&amp;About Samba</source>
        <translation>&amp;Om Samba</translation>
    </message>
    <message>
        <source>The sounds are on.</source>
        <translation>Ljudet är på.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>Ljudet är av.</translation>
    </message>
    <message>
        <source>Your hand is in the order of ranks.</source>
        <translation>Din hand är ordnad efter valör.</translation>
    </message>
    <message>
        <source>Your hand is in the order of suits.</source>
        <translation>Din hand är ordnad efter färg.</translation>
    </message>
    <message>
        <source>Sequences and groups lie together in your hand.</source>
        <translation>Sekvenser och grupper ligger tillsammans på din hand.</translation>
    </message>
    <message>
        <source>Your cards stay as you put them: drag them to where you want them.</source>
        <translation>Dina kort ligger kvar som du lägger dem: flytta dem dit du vill ha dem.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>No decision of yours stands out in this round.</source>
        <translation>Inget av dina beslut sticker ut i den här omgången.</translation>
    </message>
    <message>
        <source>The moment that mattered most</source>
        <translation>Det ögonblick som betydde mest</translation>
    </message>
    <message>
        <source>Two moments that mattered most</source>
        <translation>De två ögonblick som betydde mest</translation>
    </message>
    <message>
        <source>Three moments that mattered most</source>
        <translation>De tre ögonblick som betydde mest</translation>
    </message>
    <message>
        <source>Looking at your decisions: {at} of {of}</source>
        <translation>Går igenom dina beslut: {at} av {of}</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” cost about {points} points (± {error}): by what you knew, “{other}” promised more.</source>
        <translation>I tur {turn} kostade ”{done}” ungefär {points} poäng (± {error}): efter vad du visste lovade ”{other}” mer.</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” won about {points} points (± {error}): the next best, “{other}”, promised less.</source>
        <translation>I tur {turn} gav ”{done}” ungefär {points} poäng (± {error}): det näst bästa, ”{other}”, lovade mindre.</translation>
    </message>
</context>
<context>
    <name>MomentsPanel</name>
    <message>
        <source>Your decisions will be looked at.</source>
        <translation>Dina beslut kommer att gås igenom.</translation>
    </message>
    <message>
        <source>Your decisions of this round could not be looked at.</source>
        <translation>Dina beslut i den här omgången kunde inte gås igenom.</translation>
    </message>
    <message>
        <source>Rounds by these rules cannot be imagined, so your decisions are not looked at.</source>
        <translation>Omgångar med de här reglerna kan inte tänkas fram, så dina beslut gås inte igenom.</translation>
    </message>
    <message>
        <source>Back to the &amp;count</source>
        <translation>Tillbaka till &amp;räkningen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Visa</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Spela vidare härifrån</translation>
    </message>
    <message>
        <source>Show turn {turn} again</source>
        <translation>Visa tur {turn} igen</translation>
    </message>
    <message>
        <source>Play on from turn {turn}</source>
        <translation>Spela vidare från tur {turn}</translation>
    </message>
    <message>
        <source>A practice in a window of its own, which doesn&apos;t count.</source>
        <translation>En övning i ett eget fönster, som inte räknas.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Namn</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Antal spelare</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Slutpoäng</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Slutpoäng</translation>
    </message>
    <message>
        <source>Lower target</source>
        <translation>Lägre slutpoäng</translation>
    </message>
    <message>
        <source>Higher target</source>
        <translation>Högre slutpoäng</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spelriktning</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Medurs</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Moturs</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Vem ger först</translation>
    </message>
    <message>
        <source>Only computers play</source>
        <translation>Bara datorspelare</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Börja partiet</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pelare</translation>
    </message>
    <message>
        <source>T&amp;eams</source>
        <translation>&amp;Lag</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>Sl&amp;utpoäng</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>Ri&amp;ktning</translation>
    </message>
    <message>
        <source>First &amp;deal</source>
        <translation>Första &amp;giv</translation>
    </message>
    <message>
        <source>Only c&amp;omputers play, as a demonstration</source>
        <translation>Bara &amp;datorspelare, som visning</translation>
    </message>
    <message>
        <source>Choose a target from {low} to {high} points.</source>
        <translation>Välj slutpoäng från {low} till {high}.</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Inget parti är möjligt med de här reglerna: {why}</translation>
    </message>
    <message>
        <source>Who plays with whom: {sides}.</source>
        <translation>Vilka som spelar ihop: {sides}.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>{text} is not an event of the history.</source>
        <translation>{text} är ingen händelse i historiken.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: write a rank and a suit letter, such as QS or 10H, or JK for a joker.</source>
        <translation>”{text}” är inget kort: skriv en valör och en bokstav för färgen, t.ex. QS eller 10H, eller JK för en joker.</translation>
    </message>
    <message>
        <source>An empty line is not an action.</source>
        <translation>En tom rad är ingen handling.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete action.</source>
        <translation>”{text}” är ingen fullständig handling.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this notation.</source>
        <translation>”{text}” är ingen handling i den här notationen.</translation>
    </message>
    <message>
        <source>“{text}” names a side, but this action is possible on melds of the own side alone.</source>
        <translation>”{text}” nämner ett lag, men den här handlingen är bara möjlig på det egna lagets mälningar.</translation>
    </message>
    <message>
        <source>“{text}” is not a meld: write m1, m2 ... or B.m1 for a meld of another side.</source>
        <translation>”{text}” är ingen mälning: skriv m1, m2 ... eller B.m1 för ett annat lags mälning.</translation>
    </message>
    <message>
        <source>“{text}” is not a side: sides are the letters A to F.</source>
        <translation>”{text}” är inget lag: lagen är bokstäverna A till F.</translation>
    </message>
</context>
<context>
    <name>NowTexts</name>
    <message>
        <source>The match is over. Ctrl+N begins another one.</source>
        <translation>Partiet är slut. Ctrl+N börjar ett nytt.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter to have the next one dealt.</source>
        <translation>Omgången är slut. Tryck Enter för att ge nästa.</translation>
    </message>
    <message>
        <source>The next round is about to be dealt.</source>
        <translation>Nästa omgång ska just ges.</translation>
    </message>
    <message>
        <source>{name} asks: may I go out? Press Y for yes or N for no.</source>
        <translation>{name} frågar: får jag gå ut? Tryck Y för ja eller N för nej.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} tänker.</translation>
    </message>
    <message>
        <source>{name} considers whether you may go out.</source>
        <translation>{name} funderar på om du får gå ut.</translation>
    </message>
    <message>
        <source>{name} is thinking. Meanwhile you can select cards, or sort them with S.</source>
        <translation>{name} tänker. Under tiden kan du markera kort eller sortera dem med S.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
    <message>
        <source>First draw, or take from the pile.</source>
        <translation>Dra först, eller ta från sakhögen.</translation>
    </message>
    <message>
        <source>First draw from the stock.</source>
        <translation>Dra först från talongen.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the pile.</source>
        <translation>Din tur: du måste ta sakhögen.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the top card.</source>
        <translation>Din tur: du måste ta det översta kortet.</translation>
    </message>
    <message>
        <source>Your turn: press H for a hint.</source>
        <translation>Din tur: tryck H för ett tips.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone, take the pile, or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} passar till din sekvens: ta bara det kortet, ta sakhögen eller dra ett kort.</numerusform>
            <numerusform>{card} passar till din sekvens: ta bara det kortet, ta sakhögen eller dra {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone, or take the pile.</source>
        <translation>{card} passar till din sekvens: ta bara det kortet eller ta sakhögen.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone (the rest of the pile stays), or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} passar till din sekvens: ta bara det kortet (resten av högen ligger kvar) eller dra ett kort.</numerusform>
            <numerusform>{card} passar till din sekvens: ta bara det kortet (resten av högen ligger kvar) eller dra {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone; the rest of the pile stays.</source>
        <translation>{card} passar till din sekvens: ta bara det kortet; resten av högen ligger kvar.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. If you draw, the discards under the top card are shuffled into a new one.</source>
        <translation>Din tur: talongen är slut. Om du drar, blandas de sakade korten under det översta till en ny talong.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the top card, or end the round by drawing.</source>
        <translation>Din tur: talongen är slut. Ta det översta kortet eller avsluta omgången genom att dra.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the pile, or end the round by drawing.</source>
        <translation>Din tur: talongen är slut. Ta sakhögen eller avsluta omgången genom att dra.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. The round ends when you draw.</source>
        <translation>Din tur: talongen är slut. Omgången slutar när du drar.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid {laid} of {needed}; %n more (is|are) needed.</source>
        <translation>
            <numerusform>Du har lagt ut {laid} av {needed}; %n till behövs.</numerusform>
            <numerusform>Du har lagt ut {laid} av {needed}; %n till behövs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said yes: go out in this turn.</source>
        <translation>Din partner sa ja: gå ut i den här turen.</translation>
    </message>
    <message>
        <source>You have laid black threes: go out in this turn.</source>
        <translation>Du har lagt ut svarta treor: gå ut i den här turen.</translation>
    </message>
    <message>
        <source>You hold too few cards to play on: go out in this turn.</source>
        <translation>Du har för få kort kvar för att spela vidare: gå ut i den här turen.</translation>
    </message>
    <message>
        <source>Your partner said no: play on without going out, then discard a card.</source>
        <translation>Din partner sa nej: spela vidare utan att gå ut och saka sedan ett kort.</translation>
    </message>
    <message>
        <source>Meld what you like, then select a card and discard it.</source>
        <translation>Mäl det du vill, markera sedan ett kort och saka det.</translation>
    </message>
    <message>
        <source>Select a card and discard it.</source>
        <translation>Markera ett kort och saka det.</translation>
    </message>
    <message>
        <source>Meld what you like, or press E to end your turn without a discard.</source>
        <translation>Mäl det du vill, eller tryck E för att avsluta turen utan att saka.</translation>
    </message>
    <message>
        <source>Press E to end your turn without a discard.</source>
        <translation>Tryck E för att avsluta turen utan att saka.</translation>
    </message>
    <message>
        <source>Meld what you can: with these cards your turn can&apos;t end yet.</source>
        <translation>Mäl det du kan: med de här korten kan din tur inte sluta än.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t end like this. Press Z to take your last step back.</source>
        <translation>Din tur kan inte sluta så här. Tryck Z för att ta tillbaka det senaste du gjorde.</translation>
    </message>
    <message>
        <source>Press H for a hint.</source>
        <translation>Tryck H för ett tips.</translation>
    </message>
</context>
<context>
    <name>NumbersControl</name>
    <message>
        <source>Write one to {most} numbers from {low} to {high}, with commas between.</source>
        <translation>Skriv ett till {most} tal från {low} till {high}, med kommatecken mellan.</translation>
    </message>
</context>
<context>
    <name>OpeningChapter</name>
    <message>
        <source>What the game is about</source>
        <translation>Vad spelet går ut på</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spelare, kort och giv</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank, and sequences of one suit.</source>
        <translation>Du får poäng genom att lägga ut kort med framsidan upp på bordet i mälningar: grupper av samma valör och sekvenser i en färg.</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank.</source>
        <translation>Du får poäng genom att lägga ut kort med framsidan upp på bordet i mälningar: grupper av samma valör.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta and a sequence of seven cards {a_samba}; these earn the great bonuses.</source>
        <translation>En grupp på sju kort är en canasta och en sekvens på sju kort {a_samba}; de ger de stora bonusarna.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta; canastas earn the great bonuses.</source>
        <translation>En grupp på sju kort är en canasta; canastas ger de stora bonusarna.</translation>
    </message>
    <message>
        <source>A sequence of seven cards is {a_samba}; {sambas} earn the great bonuses.</source>
        <translation>En sekvens på sju kort är {a_samba}; {sambas} ger de stora bonusarna.</translation>
    </message>
    <message>
        <source>A round ends when a player goes out, that is, gets rid of the last card in the right way. Then the melds and the cards left in the hands are counted, and the next round is dealt.</source>
        <translation>En omgång slutar när en spelare går ut, det vill säga blir av med sitt sista kort på rätt sätt. Då räknas mälningarna och korten som är kvar på händerna, och nästa omgång ges.</translation>
    </message>
    <message>
        <source>The match goes on until somebody has {target} points.</source>
        <translation>Partiet fortsätter tills någon har {target} poäng.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Kort till var och en</translation>
    </message>
    <message>
        <source>{number} players form {teams}.</source>
        <translation>{number} spelare bildar {teams}.</translation>
    </message>
    <message>
        <source>{number} players play, each for oneself.</source>
        <translation>{number} spelare spelar var för sig.</translation>
    </message>
    <message>
        <source>Four players form two teams of two.</source>
        <translation>Fyra spelare bildar två lag om två.</translation>
    </message>
    <message>
        <source>Six players form two teams of three.</source>
        <translation>Sex spelare bildar två lag om tre.</translation>
    </message>
    <message>
        <source>Six players form three teams of two.</source>
        <translation>Sex spelare bildar tre lag om två.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Partner sitter mittemot varandra.</translation>
    </message>
    <message>
        <source>Partners never sit next to each other.</source>
        <translation>Partner sitter aldrig bredvid varandra.</translation>
    </message>
    <message>
        <source>A team is one side: its melds, its red threes and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Ett lag har allt gemensamt: mälningar, röda treor och ställning, och det som reglerna säger om dina mälningar gäller lagets alla mälningar.</translation>
    </message>
    <message>
        <source>A team is one side: its melds and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Ett lag har allt gemensamt: mälningar och ställning, och det som reglerna säger om dina mälningar gäller lagets alla mälningar.</translation>
    </message>
    <message>
        <source>Where everybody plays alone, each player is a side.</source>
        <translation>Där alla spelar var för sig är varje spelare ett lag.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time.</source>
        <translation>Korten ges ett i taget.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n card(s).</source>
        <translation>
            <numerusform>Det blir %n kort.</numerusform>
            <numerusform>Det blir %n kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the cards are the stock, which lies face down in the middle.</source>
        <translation>Resten av korten är talongen, som ligger med baksidan upp i mitten.</translation>
    </message>
</context>
<context>
    <name>OptionFilters</name>
    <message>
        <source>Search a rule, e.g. red three</source>
        <translation>Sök en regel, t.ex. röd trea</translation>
    </message>
    <message>
        <source>Search a rule</source>
        <translation>Sök en regel</translation>
    </message>
    <message>
        <source>Go to a group of rules</source>
        <translation>Gå till en regelgrupp</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>Bara ändrade</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No rule matches “{words}”. Try another word, or fewer.</source>
        <translation>Ingen regel passar ”{words}”. Prova ett annat ord, eller färre.</translation>
    </message>
    <message>
        <source>No rule differs from {preset}.</source>
        <translation>Ingen regel skiljer sig från {preset}.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>put back</source>
        <translation>återställ</translation>
    </message>
    <message>
        <source>Put back: {rule}</source>
        <translation>Återställ: {rule}</translation>
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
        <translation>nej</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inga</translation>
    </message>
    <message>
        <source>{minimum} at any score</source>
        <translation>{minimum} vid vilken ställning som helst</translation>
    </message>
    <message>
        <source>{minimum} below {total}</source>
        <translation>{minimum} under {total}</translation>
    </message>
    <message>
        <source>{minimum} from {total}</source>
        <translation>{minimum} från {total}</translation>
    </message>
    <message>
        <source>{counts} players: {shape}</source>
        <translation>{counts} spelare: {shape}</translation>
    </message>
    <message>
        <source>{number} with {low} to {high} players</source>
        <translation>{number} med {low} till {high} spelare</translation>
    </message>
    <message>
        <source>{number} with {players} players</source>
        <translation>{number} med {players} spelare</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>Some rules differ from {preset}.</source>
        <translation>Några regler skiljer sig från {preset}.</translation>
    </message>
    <message>
        <source>Where the source is silent or contradicts itself, this was decided:</source>
        <translation>Där källan tiger eller motsäger sig bestämdes detta:</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>The others wait. Press W to let them go on.</source>
        <translation>De andra väntar. Tryck W för att låta dem fortsätta.</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message numerus="yes">
        <source>%n card(s) (waits|wait) for the first meld</source>
        <translation>
            <numerusform>%n kort väntar på första mälningen</numerusform>
            <numerusform>%n kort väntar på första mälningen</numerusform>
        </translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Inga sakade kort</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Sakhög {count}</translation>
    </message>
    <message>
        <source>take the top card</source>
        <translation>ta det översta kortet</translation>
    </message>
    <message>
        <source>not for your first meld</source>
        <translation>inte till första mälningen</translation>
    </message>
    <message>
        <source>the top card fits your meld</source>
        <translation>översta kortet passar till din mälning</translation>
    </message>
    <message>
        <source>frozen: take the top five with {cards}</source>
        <translation>frusen: ta de fem översta med {cards}</translation>
    </message>
    <message>
        <source>frozen: take with {cards}</source>
        <translation>frusen: ta med {cards}</translation>
    </message>
    <message>
        <source>take the top five with {cards}</source>
        <translation>ta de fem översta med {cards}</translation>
    </message>
    <message>
        <source>take with {cards}</source>
        <translation>ta med {cards}</translation>
    </message>
    <message>
        <source>blocked: black three</source>
        <translation>blockerad: svart trea</translation>
    </message>
    <message>
        <source>blocked: red three</source>
        <translation>blockerad: röd trea</translation>
    </message>
    <message>
        <source>blocked: wild card</source>
        <translation>blockerad: vilt kort</translation>
    </message>
    <message>
        <source>{card} and a wild card</source>
        <translation>{card} och ett vilt kort</translation>
    </message>
    <message>
        <source>two cards for a sequence</source>
        <translation>två kort till en sekvens</translation>
    </message>
</context>
<context>
    <name>PileChapter</name>
    <message>
        <source>The discard pile</source>
        <translation>Sakhögen</translation>
    </message>
    <message>
        <source>The card that lay on top can&apos;t be discarded in the same turn, unless no other card can.</source>
        <translation>Det kort som låg överst får inte sakas i samma tur, utom när inget annat kort kan sakas.</translation>
    </message>
    <message>
        <source>The discard pile can&apos;t be taken.</source>
        <translation>Sakhögen kan inte tas.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>I stället för att dra får du ta hela sakhögen.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>I stället för att dra får du ta de fem översta korten i sakhögen, eller alla om de är färre.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile.</source>
        <translation>I stället för att dra får du ta sakhögens översta kort.</translation>
    </message>
    <message>
        <source>The top card must be melded at once, in one of these ways:</source>
        <translation>Det översta kortet måste mälas genast, på något av de här sätten:</translation>
    </message>
    <message>
        <source>The top card must be melded at once, and only in this way:</source>
        <translation>Det översta kortet måste mälas genast, och bara på det här sättet:</translation>
    </message>
    <message>
        <source>The other cards taken come to your hand, and you may meld more before you discard.</source>
        <translation>De andra korten som tas går till handen, och du får mäla mer innan du sakar.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, always as a new group.</source>
        <translation>Du lägger ut det med två naturliga kort av dess valör från handen, alltid som en ny grupp.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Du lägger ut det med två naturliga kort av dess valör från handen, som en ny grupp eller till en av dina grupper.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, always as a new group.</source>
        <translation>Du lägger ut det med två kort av dess valör från handen, alltid som en ny grupp.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Du lägger ut det med två kort av dess valör från handen, som en ny grupp eller till en av dina grupper.</translation>
    </message>
    <message>
        <source>You lay it down with a natural card of its rank and a wild card from your hand.</source>
        <translation>Du lägger ut det med ett naturligt kort av dess valör och ett vilt kort från handen.</translation>
    </message>
    <message>
        <source>You add it to a group of yours.</source>
        <translation>Du lägger till det till en av dina grupper.</translation>
    </message>
    <message>
        <source>You add it to a group of yours, which may be a complete canasta.</source>
        <translation>Du lägger till det till en av dina grupper, som får vara en komplett canasta.</translation>
    </message>
    <message>
        <source>You add it to a group of yours that isn&apos;t a canasta yet.</source>
        <translation>Du lägger till det till en av dina grupper som inte är en canasta än.</translation>
    </message>
    <message>
        <source>You add it to a sequence of yours.</source>
        <translation>Du lägger till det till en av dina sekvenser.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand.</source>
        <translation>Du börjar en ny sekvens med det och kort från handen.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand, at least two of them natural.</source>
        <translation>Du börjar en ny sekvens med det och kort från handen, minst två av dem naturliga.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand; while the pile isn&apos;t frozen, the card next to it and a wild card will do.</source>
        <translation>Du börjar en ny sekvens med det och två naturliga kort från handen; så länge sakhögen inte är frusen räcker kortet intill det och ett vilt kort.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand, or with the card next to it and a wild card.</source>
        <translation>Du börjar en ny sekvens med det och två naturliga kort från handen, eller med kortet intill det och ett vilt kort.</translation>
    </message>
    <message>
        <source>This needs a pile that is not frozen.</source>
        <translation>Det kräver att sakhögen inte är frusen.</translation>
    </message>
    <message>
        <source>This takes a frozen pile too.</source>
        <translation>Det tar även en frusen sakhög.</translation>
    </message>
    <message>
        <source>The card that freezes it lies crosswise.</source>
        <translation>Kortet som fryser den ligger på tvären.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken.</source>
        <translation>En frusen sakhög är frusen tills den tas.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with two natural cards from the hand that its top card fits.</source>
        <translation>En frusen sakhög kan bara tas med två naturliga kort från handen som det översta kortet passar till.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank, or with two natural cards that make a sequence with it, from the hand.</source>
        <translation>En frusen sakhög kan bara tas med ett naturligt par av det översta kortets valör, eller med två naturliga kort som blir en sekvens med det, från handen.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank from the hand.</source>
        <translation>En frusen sakhög kan bara tas med ett naturligt par av det översta kortets valör från handen.</translation>
    </message>
</context>
<context>
    <name>PileExamples</name>
    <message>
        <source>You may take this card alone.</source>
        <translation>Du får ta bara det här kortet.</translation>
    </message>
    <message>
        <source>You may take the pile.</source>
        <translation>Du får ta sakhögen.</translation>
    </message>
    <message>
        <source>You may not take the card.</source>
        <translation>Du får inte ta kortet.</translation>
    </message>
    <message>
        <source>You may not take the pile.</source>
        <translation>Du får inte ta sakhögen.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {hand} are in your hand.</source>
        <translation>{top} ligger på en frusen sakhög, och {hand} finns på din hand.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {table} are on the table.</source>
        <translation>{top} ligger på en frusen sakhög, och {table} ligger på bordet.</translation>
    </message>
    <message>
        <source>{top} lies on top, {table} are on the table and {hand} is in your hand.</source>
        <translation>{top} ligger överst, {table} ligger på bordet och {hand} finns på din hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {hand} are in your hand.</source>
        <translation>{top} ligger överst, och {hand} finns på din hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {table} are on the table.</source>
        <translation>{top} ligger överst, och {table} ligger på bordet.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>“{action}” was refused as {reason}.</source>
        <translation>”{action}” nekades som {reason}.</translation>
    </message>
    <message>
        <source>“{level}” is no strength of play: there is {known}, or {command} for a program of your own.</source>
        <translation>”{level}” är ingen spelstyrka: det finns {known}, eller {command} för ett eget program.</translation>
    </message>
    <message>
        <source>{command}: a quotation mark is missing in the command.</source>
        <translation>{command}: ett citattecken saknas i kommandot.</translation>
    </message>
    <message>
        <source>After {prefix} a program is needed, such as {command}.</source>
        <translation>Efter {prefix} behövs ett program, t.ex. {command}.</translation>
    </message>
    <message>
        <source>“{program}” cannot be started: {why}.</source>
        <translation>”{program}” kan inte startas: {why}.</translation>
    </message>
    <message>
        <source>The program ended twice in one turn.</source>
        <translation>Programmet avslutades två gånger under samma tur.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Programmet avslutades.</translation>
    </message>
    <message>
        <source>“{program}” does not answer {greeting} with {answer}.</source>
        <translation>”{program}” svarar inte på {greeting} med {answer}.</translation>
    </message>
    <message>
        <source>It took more than {most} actions in one turn.</source>
        <translation>Det behövdes mer än {most} handlingar under samma tur.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Det finns inget att ta tillbaka.</translation>
    </message>
    <message>
        <source>It takes back again and again.</source>
        <translation>Något tas tillbaka gång på gång.</translation>
    </message>
    <message>
        <source>It was refused {most} times, lastly as {reason}.</source>
        <translation>Det nekades {most} gånger, sist som {reason}.</translation>
    </message>
</context>
<context>
    <name>PracticeMenus</name>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Övning</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>Börja &amp;om</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lämna</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;ur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Begin &amp;again</source>
        <translation>Börja &amp;om</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lämna</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Övning: {game}</translation>
    </message>
    <message>
        <source>Practice from turn {turn}: the cards lie as they lay. Nothing of it counts.</source>
        <translation>Övning från tur {turn}: korten ligger som de låg. Inget av det räknas.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klart</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; a practice keeps none.</source>
        <translation>I ett parti berättar loggen om varje tur; en övning har ingen.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>Samba shows its table in a window, and there is no screen here to open one on.</source>
        <translation>Samba visar sitt bord i ett fönster, och här finns ingen skärm att öppna det på.</translation>
    </message>
    <message>
        <source>Start it from a desktop, or on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Starta från ett skrivbord, eller på en virtuell skärm med ”xvfb-run {command}”. ”{command} simulate” och ”{command} --help” behöver ingen skärm.</translation>
    </message>
    <message>
        <source>The screen &quot;{display}&quot; does not answer, so Samba cannot open its window there.</source>
        <translation>Skärmen ”{display}” svarar inte, så Samba kan inte öppna sitt fönster där.</translation>
    </message>
    <message>
        <source>Set {variable} to a screen that is running, or start Samba on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Sätt {variable} till en skärm som är igång, eller starta Samba på en virtuell skärm med ”xvfb-run {command}”. ”{command} simulate” och ”{command} --help” behöver ingen skärm.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for the platform &quot;{platform}&quot;, which this Qt does not have.</source>
        <translation>QT_QPA_PLATFORM ber om plattformen ”{platform}”, som denna Qt inte har.</translation>
    </message>
    <message>
        <source>Unset QT_QPA_PLATFORM, or set it to one of these: {known}.</source>
        <translation>Ta bort QT_QPA_PLATFORM, eller sätt den till något av dessa: {known}.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs system libraries that are not installed: {libraries}.</source>
        <translation>Sambas fönster behöver systembibliotek som inte är installerade: {libraries}.</translation>
    </message>
    <message>
        <source>Install them with this line, then start Samba again: sudo apt-get install --no-install-recommends {packages}</source>
        <translation>Installera dem med den här raden och starta sedan Samba igen: sudo apt-get install --no-install-recommends {packages}</translation>
    </message>
    <message>
        <source>Install the packages of your system that hold these files, then start Samba again.</source>
        <translation>Installera de delar av ditt system som innehåller dessa filer och starta sedan Samba igen.</translation>
    </message>
    <message>
        <source>A system library that Samba&apos;s window needs cannot be used: {detail}.</source>
        <translation>Ett systembibliotek som Sambas fönster behöver kan inte användas: {detail}.</translation>
    </message>
    <message>
        <source>Bring your system up to date, then start Samba again.</source>
        <translation>Uppdatera ditt system och starta sedan Samba igen.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs the Python package PySide6-Essentials, which is not installed here.</source>
        <translation>Sambas fönster behöver Pythonmodulen PySide6-Essentials, som inte är installerad här.</translation>
    </message>
    <message>
        <source>Install it with &quot;{python} -m pip install PySide6-Essentials&quot;, or let &quot;python3 packaging/start.py&quot; in a checkout of Samba do it.</source>
        <translation>Installera den med ”{python} -m pip install PySide6-Essentials”, eller låt ”python3 packaging/start.py” i en utcheckning av Samba göra det.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A first meld may be laid meld by meld; until it reaches the minimum you can&apos;t ask, discard, go out or get more cards.</source>
        <translation>En första mälning får läggas ut mälning för mälning; tills den når minimipoängen kan du inte fråga, saka, gå ut eller få fler kort.</translation>
    </message>
    <message>
        <source>If no card may be discarded after drawing and none can be laid, you pass.</source>
        <translation>Om inget kort får sakas efter att du har dragit och inget kan läggas ut, passar du.</translation>
    </message>
    <message>
        <source>Once the stock is used up, a red three is laid out without a replacement.</source>
        <translation>När talongen är slut läggs en röd trea ut utan ersättning.</translation>
    </message>
    <message>
        <source>Red threes in the pile come to the player who takes it, and are laid out at once without a replacement.</source>
        <translation>Röda treor i sakhögen går till den spelare som tar den, och läggs ut genast utan ersättning.</translation>
    </message>
    <message>
        <source>Equal highest scores at the end are a draw.</source>
        <translation>Lika högsta ställningar vid slutet är oavgjort.</translation>
    </message>
    <message>
        <source>When the stock is used up, the round ends as soon as somebody has to draw.</source>
        <translation>När talongen är slut, slutar omgången så snart någon måste dra.</translation>
    </message>
    <message>
        <source>A red three that is the last card of the stock is laid out and ends the round.</source>
        <translation>En röd trea som är talongens sista kort läggs ut och avslutar omgången.</translation>
    </message>
    <message>
        <source>As long as you may not go out you keep two cards when you meld, and you can&apos;t pass instead of discarding.</source>
        <translation>Så länge du inte får gå ut behåller du två kort när du mäler, och du kan inte passa i stället för att saka.</translation>
    </message>
    <message>
        <source>No wild card can be added to a complete canasta; natural cards can.</source>
        <translation>Inget vilt kort kan läggas till en komplett canasta; det kan naturliga kort.</translation>
    </message>
    <message>
        <source>The answer of the partner binds: after a yes you must go out in this turn, after a no you can&apos;t.</source>
        <translation>Partnerns svar binder: efter ett ja måste du gå ut i den här turen, efter ett nej får du inte.</translation>
    </message>
    <message>
        <source>The highest card decides who deals first; choosing the dealer is an option.</source>
        <translation>Det högsta kortet avgör vem som ger först; att välja givare är ett alternativ.</translation>
    </message>
    <message>
        <source>Six players form two teams of three unless they choose three teams of two.</source>
        <translation>Sex spelare bildar två lag om tre om de inte väljer tre lag om två.</translation>
    </message>
    <message>
        <source>As a group has twice as many natural cards as wild ones, it has at least two natural cards.</source>
        <translation>Eftersom en grupp har dubbelt så många naturliga kort som vilda, har den minst två naturliga kort.</translation>
    </message>
    <message>
        <source>From six cards on, and as a canasta too, a group may hold two wild cards.</source>
        <translation>Från sex kort, och även som canasta, får en grupp innehålla två vilda kort.</translation>
    </message>
    <message>
        <source>Merging can&apos;t bring a wild card to a complete canasta either, but two groups that aren&apos;t complete may become one by merging.</source>
        <translation>Inte heller genom sammanslagning kan ett vilt kort komma till en komplett canasta, men två grupper som inte är kompletta får bli en genom sammanslagning.</translation>
    </message>
    <message>
        <source>Where merging sequences is played, any two sequences of one suit may be merged that make one of at most seven cards.</source>
        <translation>Där sammanslagning av sekvenser spelas får vilka två sekvenser som helst i en färg slås samman, om de blir en på högst sju kort.</translation>
    </message>
    <message>
        <source>The source says both that there is no freezing and that the pile is always frozen; either way only a natural pair takes it.</source>
        <translation>Källan säger både att det inte finns någon frysning och att sakhögen alltid är frusen; i båda fallen tar bara ett naturligt par den.</translation>
    </message>
    <message>
        <source>With a single card and no right to go out you can&apos;t take the pile, but you may take its top card alone onto a sequence, and then pass.</source>
        <translation>Med ett enda kort och utan rätt att gå ut kan du inte ta sakhögen, men du får ta bara det översta kortet till en sekvens och sedan passa.</translation>
    </message>
    <message>
        <source>The first meld needs 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000 and 150 from 7,000, however high the score is.</source>
        <translation>Första mälningen kräver 15 under noll, 50 från 0, 90 från 1&#xa0;500, 120 från 3&#xa0;000 och 150 från 7&#xa0;000, hur hög ställningen än är.</translation>
    </message>
    <message>
        <source>You may lay out a red three at any time between drawing and discarding in your own turn, those dealt to you from your first turn on.</source>
        <translation>Du får lägga ut en röd trea när som helst mellan att dra och att saka i din egen tur, de som du fick i given från och med din första tur.</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced when it is laid out; none is replaced when it is discarded or when the stock is used up.</source>
        <translation>En röd trea som kom med sakhögen ersätts när den läggs ut; ingen ersätts när den sakas eller när talongen är slut.</translation>
    </message>
    <message>
        <source>A red three counts as a card kept in the hand, and it may be your last discard.</source>
        <translation>En röd trea räknas som ett kort som behålls på handen, och den får vara det sista du sakar.</translation>
    </message>
    <message>
        <source>Laying out a red three as your last card, with no replacement to come, is going out.</source>
        <translation>Att lägga ut en röd trea som sitt sista kort, utan att någon ersättning kommer, är att gå ut.</translation>
    </message>
    <message>
        <source>The 1,000 for all red threes need all six of them on the table.</source>
        <translation>De 1&#xa0;000 för alla röda treor kräver alla sex på bordet.</translation>
    </message>
    <message>
        <source>Each player who holds red threes at the end loses 750, so that two partners can lose it twice.</source>
        <translation>Varje spelare som har röda treor på handen vid slutet förlorar 750, så två partner kan förlora det två gånger.</translation>
    </message>
    <message>
        <source>After a yes to “May I go out?” you must go out in this turn; several partners must all agree.</source>
        <translation>Efter ett ja på ”Får jag gå ut?” måste du gå ut i den här turen; flera partner måste alla säga ja.</translation>
    </message>
    <message>
        <source>When the stock is used up, taking the top card alone keeps the round going too.</source>
        <translation>När talongen är slut håller även den som tar bara det översta kortet omgången i gång.</translation>
    </message>
    <message>
        <source>Six players are dealt 15 cards as well; two or three play by the same rules, each for oneself.</source>
        <translation>Även sex spelare får 15 kort; två eller tre spelar efter samma regler, var för sig.</translation>
    </message>
    <message>
        <source>Two cards are drawn in a turn.</source>
        <translation>Två kort dras i en tur.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>En grupp innehåller högst två vilda kort, och fler naturliga kort än vilda.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards, so that none can be added to it.</source>
        <translation>En canasta är precis sju kort, så inget kan läggas till den.</translation>
    </message>
    <message>
        <source>A three of either colour or a wild card on top blocks the pile.</source>
        <translation>En trea av någon färg eller ett vilt kort överst blockerar sakhögen.</translation>
    </message>
    <message>
        <source>The top five cards of the pile are taken by beginning a sequence with its top card and cards from the hand, at least one of them natural, or two while it is frozen.</source>
        <translation>Sakhögens fem översta kort tas genom att en sekvens börjas med det översta kortet och kort från handen, minst ett av dem naturligt, eller två medan den är frusen.</translation>
    </message>
    <message>
        <source>They are taken in the same way for a group: with a natural pair, or with a natural and a wild card while the pile isn&apos;t frozen.</source>
        <translation>De tas på samma sätt för en grupp: med ett naturligt par, eller med ett naturligt och ett vilt kort så länge sakhögen inte är frusen.</translation>
    </message>
    <message>
        <source>The pile is frozen as long as a wild card lies in it, also below the cards that are taken.</source>
        <translation>Sakhögen är frusen så länge ett vilt kort ligger i den, även under de kort som tas.</translation>
    </message>
    <message>
        <source>Red threes are laid out at once and replaced.</source>
        <translation>Röda treor läggs ut genast och ersätts.</translation>
    </message>
    <message>
        <source>Each red three earns 100, and all six together 1,200.</source>
        <translation>Varje röd trea ger 100, och alla sex tillsammans 1&#xa0;200.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Svarta treor mäls aldrig.</translation>
    </message>
    <message>
        <source>A samba earns 1,500, a black samba 1,000, a natural canasta 500 and a mixed one 300; going out earns 200.</source>
        <translation>En samba ger 1&#xa0;500, en svart samba 1&#xa0;000, en naturlig canasta 500 och en blandad 300; utgång ger 200.</translation>
    </message>
    <message>
        <source>Two complete canastas or sambas, in any mix, are needed to go out.</source>
        <translation>Två kompletta canastas eller sambas, i vilken blandning som helst, behövs för att gå ut.</translation>
    </message>
    <message>
        <source>The match goes to 10,000, and first melds have the minimums of Samba.</source>
        <translation>Partiet går till 10&#xa0;000, och första mälningar har minimipoängen från Samba.</translation>
    </message>
    <message>
        <source>An ace counts 20, as in Canasta, from which the points of wild cards come too.</source>
        <translation>Ett ess ger 20, som i Canasta, varifrån även de vilda kortens poäng kommer.</translation>
    </message>
    <message>
        <source>A group is cards of one rank, and a sequence is cards of one suit that follow each other.</source>
        <translation>En grupp är kort av samma valör, och en sekvens är kort i en färg som följer på varandra.</translation>
    </message>
    <message>
        <source>A sequence runs from 3 up to ace: threes are ordinary cards, and twos are only wild cards.</source>
        <translation>En sekvens går från 3 upp till ess: treor är vanliga kort, och tvåor är bara vilda kort.</translation>
    </message>
    <message>
        <source>Any number of wild cards may be in a group or a sequence beside one natural card.</source>
        <translation>Hur många vilda kort som helst får finnas i en grupp eller en sekvens vid sidan av ett naturligt kort.</translation>
    </message>
    <message>
        <source>There is no limit to the length of a meld, and seven cards earn no bonus; neither does going out.</source>
        <translation>Det finns ingen gräns för en mälnings längd, och sju kort ger ingen bonus; det gör inte heller utgång.</translation>
    </message>
    <message>
        <source>In each round each player&apos;s first meld needs 50, also with a score below zero.</source>
        <translation>I varje omgång kräver varje spelares första mälning 50, även med en ställning under noll.</translation>
    </message>
    <message>
        <source>Cards laid on the melds of others count for the player who laid them, and need that player&apos;s own first meld before.</source>
        <translation>Kort som läggs till andras mälningar räknas för den spelare som lade dem, och kräver att den spelaren har gjort sin första mälning.</translation>
    </message>
    <message>
        <source>A turn ends with a discard, except when you go out or pass with a single card.</source>
        <translation>En tur slutar med att du sakar, utom när du går ut eller passar med ett enda kort.</translation>
    </message>
    <message>
        <source>A card taken from the pile can&apos;t be discarded in the same turn while another can.</source>
        <translation>Ett kort som togs från sakhögen får inte sakas i samma tur så länge ett annat kan sakas.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Du går ut genom att mäla alla dina kort; det sista kan inte sakas.</translation>
    </message>
    <message>
        <source>The 100 points for going out include what you meld in the last turn.</source>
        <translation>De 100 poängen för utgång räknar med det du mäler i den sista turen.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top one become a new stock, at most twice in a round; after that the round ends when somebody has to draw.</source>
        <translation>När talongen är slut blir alla sakade kort utom det översta en ny talong, högst två gånger per omgång; därefter slutar omgången när någon måste dra.</translation>
    </message>
    <message>
        <source>The target is looked at after each round, and then the highest score wins.</source>
        <translation>Slutpoängen prövas efter varje omgång, och då vinner den högsta ställningen.</translation>
    </message>
    <message>
        <source>A wild card may be swapped only in a group that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Ett vilt kort får bytas ut bara i en grupp som inte är komplett; det går till handen och får spelas igen i samma tur.</translation>
    </message>
    <message>
        <source>A concealed going out may add cards to the melds of the partner.</source>
        <translation>Den som går ut med dold hand får lägga till kort till partnerns mälningar.</translation>
    </message>
    <message>
        <source>A sequence runs from 4 up to ace; the order that the source gives, with an ace below a two, is an option.</source>
        <translation>En sekvens går från 4 upp till ess; den ordning som källan anger, med ess under en tvåa, är ett alternativ.</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards, and earns its bonus once.</source>
        <translation>En canasta får växa över sju kort, och ger sin bonus en gång.</translation>
    </message>
    <message>
        <source>A side may have several groups of one rank.</source>
        <translation>Ett lag får ha flera grupper av samma valör.</translation>
    </message>
    <message>
        <source>A black three blocks the pile while it lies on top, and freezes it below other cards until all of it is taken.</source>
        <translation>En svart trea blockerar sakhögen medan den ligger överst, och fryser den under andra kort tills hela den tas.</translation>
    </message>
    <message>
        <source>A wild card blocks and freezes the pile in the same way.</source>
        <translation>Ett vilt kort blockerar och fryser sakhögen på samma sätt.</translation>
    </message>
    <message>
        <source>The top card takes the pile by extending a meld only while it isn&apos;t frozen.</source>
        <translation>Det översta kortet tar sakhögen genom att förlänga en mälning bara så länge den inte är frusen.</translation>
    </message>
    <message>
        <source>The first meld needs 50 below 1,500, also with a score below zero, and there is no step of 120.</source>
        <translation>Första mälningen kräver 50 under 1&#xa0;500, även med en ställning under noll, och det finns inget steg på 120.</translation>
    </message>
    <message>
        <source>Several melds laid in one turn count together for the first meld.</source>
        <translation>Flera mälningar i en tur räknas ihop för första mälningen.</translation>
    </message>
    <message>
        <source>Black threes are melded three or four at a time, whichever of both suits they are of.</source>
        <translation>Svarta treor mäls tre eller fyra åt gången, vilken av de två färgerna de än har.</translation>
    </message>
    <message>
        <source>Red threes that are drawn later are laid out and replaced like those dealt.</source>
        <translation>Röda treor som dras senare läggs ut och ersätts som de i given.</translation>
    </message>
    <message>
        <source>All six red threes without a first meld cost 600, as 100 for each.</source>
        <translation>Alla sex röda treor utan första mälning kostar 600, som 100 för var och en.</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded when you go out.</source>
        <translation>Det sista kortet får mälas eller sakas när du går ut.</translation>
    </message>
    <message>
        <source>Going out concealed earns 300 in all, as 200 beside the usual 100.</source>
        <translation>Att gå ut med dold hand ger 300 sammanlagt, alltså 200 utöver de vanliga 100.</translation>
    </message>
    <message>
        <source>This is German Samba at a table of two; the source only stresses that nobody has a partner.</source>
        <translation>Det här är Tysk samba vid ett bord för två; källan betonar bara att ingen har partner.</translation>
    </message>
    <message>
        <source>The two wild cards are counted for each side and as they lie on the table, so that a swap frees one.</source>
        <translation>De två vilda korten räknas för varje lag och så som de ligger på bordet, så ett byte gör ett fritt.</translation>
    </message>
    <message>
        <source>In all other things it is played as German Samba.</source>
        <translation>I allt annat spelas det som Tysk samba.</translation>
    </message>
    <message>
        <source>A sequence holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>En sekvens innehåller högst två vilda kort, och fler naturliga kort än vilda.</translation>
    </message>
    <message>
        <source>A samba with wild cards counts for going out like others, and is closed at seven cards.</source>
        <translation>En samba med vilda kort räknas för utgång som andra, och är avslutad vid sju kort.</translation>
    </message>
    <message>
        <source>A wild card may be swapped in a group or a sequence that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Ett vilt kort får bytas ut i en grupp eller en sekvens som inte är komplett; det går till handen och får spelas igen i samma tur.</translation>
    </message>
    <message>
        <source>Two players, and six in three pairs, may play it as well as four.</source>
        <translation>Två spelare, och sex i tre par, får spela det lika väl som fyra.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones; some descriptions set no limit.</source>
        <translation>En grupp innehåller högst två vilda kort, och fler naturliga kort än vilda; vissa beskrivningar har ingen gräns.</translation>
    </message>
    <message>
        <source>Melds of wild cards count for the first meld by the points of their cards.</source>
        <translation>Mälningar av vilda kort räknas i första mälningen efter kortens poäng.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150.</source>
        <translation>Från 7&#xa0;000 poäng kräver första mälningen 150.</translation>
    </message>
    <message>
        <source>A wild canasta, or bolivia, counts as one of the two complete melds that going out needs; one must be an escalera, the samba of this game.</source>
        <translation>En vild canasta, eller bolivia, räknas som en av de två kompletta mälningar som utgång kräver; en måste vara en escalera, det här spelets samba.</translation>
    </message>
    <message>
        <source>A black three left in the hand costs 100; some descriptions count it like other cards.</source>
        <translation>En svart trea kvar på handen kostar 100; vissa beskrivningar räknar den som andra kort.</translation>
    </message>
    <message>
        <source>Whatever card begins the pile stays uncovered; a three or a wild card on top blocks it.</source>
        <translation>Vilket kort som än är startkort täcks det inte; en trea eller ett vilt kort överst blockerar sakhögen.</translation>
    </message>
    <message>
        <source>A pair for the pile begins a new group, but groups of one rank may be merged later within limits.</source>
        <translation>Ett par för sakhögen börjar en ny grupp, men grupper av samma valör får slås samman senare inom gränserna.</translation>
    </message>
    <message>
        <source>Red threes count for a side with all that going out needs, and sambas are as good as canastas.</source>
        <translation>Röda treor räknas för ett lag som har allt som utgång kräver, och sambas är lika bra som canastas.</translation>
    </message>
    <message>
        <source>With two cards in the hand you may discard one; after that you can&apos;t meld to fewer than two unless you go out.</source>
        <translation>Med två kort på handen får du saka ett; sedan kan du inte mäla till färre än två utom när du går ut.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone where the turn couldn&apos;t be ended after it, as with a single card in the hand.</source>
        <translation>Det översta kortet kan inte tas ensamt när turen inte skulle kunna avslutas efteråt, som med ett enda kort på handen.</translation>
    </message>
    <message>
        <source>You may go out by melding your last card or by discarding it.</source>
        <translation>Du får gå ut genom att mäla ditt sista kort eller genom att saka det.</translation>
    </message>
    <message>
        <source>A single last card of the stock is drawn alone, and if it is a red three, play goes on.</source>
        <translation>Ett enda sista kort i talongen dras ensamt, och är det en röd trea fortsätter spelet.</translation>
    </message>
    <message>
        <source>A wild card or a red three that is turned up to begin the pile is covered; a wild one freezes the pile.</source>
        <translation>Ett vilt kort eller en röd trea som vänds upp som startkort täcks; ett vilt fryser sakhögen.</translation>
    </message>
    <message>
        <source>The pile is taken only with two cards from the hand, as the page says; taking it by adding its top card to a group while it isn&apos;t frozen, as many play, is an option.</source>
        <translation>Sakhögen tas bara med två kort från handen, som sidan säger; att ta den genom att lägga till dess översta kort till en grupp så länge den inte är frusen, som många spelar, är ett alternativ.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Ett lag har bara en grupp av varje valör.</translation>
    </message>
    <message>
        <source>Three or four black threes may be melded when going out.</source>
        <translation>Tre eller fyra svarta treor får mälas vid utgång.</translation>
    </message>
    <message>
        <source>Going out concealed needs a complete canasta in that turn and nothing added to melds of the partner.</source>
        <translation>Att gå ut med dold hand kräver en komplett canasta i den turen och att inget läggs till partnerns mälningar.</translation>
    </message>
    <message>
        <source>With three players one canasta is needed to go out, as only the game for two asks for two.</source>
        <translation>Med tre spelare behövs en canasta för att gå ut, eftersom bara spelet för två kräver två.</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds; the 60 of the page are meant for Samba.</source>
        <translation>Det finns ingen gräns för antalet omgångar; sidans 60 är menade för Samba.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150; some descriptions say 160.</source>
        <translation>Från 7&#xa0;000 poäng kräver första mälningen 150; vissa beskrivningar säger 160.</translation>
    </message>
    <message>
        <source>Three to six black threes may be melded when going out.</source>
        <translation>Tre till sex svarta treor får mälas vid utgång.</translation>
    </message>
    <message>
        <source>Swedish Samba</source>
        <translation>Svensk samba</translation>
    </message>
    <message>
        <source>2–6 players · red threes are your choice</source>
        <translation>2–6 spelare · röda treor är ditt val</translation>
    </message>
    <message>
        <source>After a Swedish description of Samba for two to six players.</source>
        <translation>Efter en svensk beskrivning av Samba för två till sex spelare.</translation>
    </message>
    <message>
        <source>Black Samba</source>
        <translation>Svart samba</translation>
    </message>
    <message>
        <source>six natural cards and a wild one make a samba</source>
        <translation>sex naturliga kort och ett vilt blir en samba</translation>
    </message>
    <message>
        <source>After a Swedish description of Black Samba, of which only the beginning is known; the rest from what its English original tells, and from Samba.</source>
        <translation>Efter en svensk beskrivning av Svart samba, av vilken bara början är känd; resten efter vad dess engelska original berättar, och efter Samba.</translation>
    </message>
    <message>
        <source>Samba 500</source>
        <translation>Samba 500</translation>
    </message>
    <message>
        <source>three players · one deck · to 500</source>
        <translation>tre spelare · en kortlek · till 500</translation>
    </message>
    <message>
        <source>After a short Swedish description of a game for three with one deck; it leaves much open.</source>
        <translation>Efter en kort svensk beskrivning av ett spel för tre med en kortlek; den lämnar mycket öppet.</translation>
    </message>
    <message>
        <source>German Samba</source>
        <translation>Tysk samba</translation>
    </message>
    <message>
        <source>extend a meld to take the pile</source>
        <translation>förläng en mälning för att ta sakhögen</translation>
    </message>
    <message>
        <source>After a German rule text of Samba; where it is silent, after the published laws.</source>
        <translation>Efter en tysk regeltext om Samba; där den tiger, efter de tryckta reglerna.</translation>
    </message>
    <message>
        <source>German Samba for two</source>
        <translation>Tysk samba för två</translation>
    </message>
    <message>
        <source>two players, each for oneself</source>
        <translation>två spelare, var för sig</translation>
    </message>
    <message>
        <source>A variant in a German rule text of Samba.</source>
        <translation>En variant i en tysk regeltext om Samba.</translation>
    </message>
    <message>
        <source>Uruguayan Samba</source>
        <translation>Uruguayansk samba</translation>
    </message>
    <message>
        <source>two wild cards for all groups of a side</source>
        <translation>två vilda kort för lagets alla grupper</translation>
    </message>
    <message>
        <source>Open Samba</source>
        <translation>Öppen samba</translation>
    </message>
    <message>
        <source>wild cards in sequences</source>
        <translation>vilda kort i sekvenser</translation>
    </message>
    <message>
        <source>Bolivia</source>
        <translation>Bolivia</translation>
    </message>
    <message>
        <source>wild canastas · an escalera to go out · to 15,000</source>
        <translation>vilda canastas · en escalera för utgång · till 15&#xa0;000</translation>
    </message>
    <message>
        <source>After one sentence in a German rule text of Samba, filled in from American descriptions of Bolivia.</source>
        <translation>Efter en mening i en tysk regeltext om Samba, ifylld efter amerikanska beskrivningar av Bolivia.</translation>
    </message>
    <message>
        <source>Dutch Samba</source>
        <translation>Nederländsk samba</translation>
    </message>
    <message>
        <source>2–4 players · quick to learn</source>
        <translation>2–4 spelare · snabbt att lära</translation>
    </message>
    <message>
        <source>After a Dutch page about Samba that simplifies the usual rules a little; where it is silent, after those.</source>
        <translation>Efter en nederländsk sida om Samba som förenklar de vanliga reglerna lite; där den tiger, efter dem.</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>Klassisk canasta</translation>
    </message>
    <message>
        <source>two decks · no sequences · to 5,000</source>
        <translation>två kortlekar · inga sekvenser · till 5&#xa0;000</translation>
    </message>
    <message>
        <source>After a Dutch page that compares Samba with Canasta; where it is silent, after the classic laws.</source>
        <translation>Efter en nederländsk sida som jämför Samba med Canasta; där den tiger, efter de klassiska reglerna.</translation>
    </message>
    <message>
        <source>International Samba</source>
        <translation>Internationell samba</translation>
    </message>
    <message>
        <source>2–6 players · the laws of the 1950s</source>
        <translation>2–6 spelare · 1950-talets regler</translation>
    </message>
    <message>
        <source>After the laws of the 1950s, as published descriptions give them.</source>
        <translation>Efter 1950-talets regler, så som tryckta beskrivningar återger dem.</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Prove that nobody peeks</source>
        <translation>Bevisa att ingen tjuvtittar</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>ProofTexts</name>
    <message numerus="yes">
        <source>For each opponent, the cards that it can&apos;t see are shuffled and dealt anew, %n time(s), as if it were its turn now. If it peeked, what it is sent or what it would do would change. Nothing at the table changes, and you are shown no hidden card.</source>
        <translation>
            <numerusform>För varje motståndare blandas och ges de kort som den inte kan se på nytt, %n gång, som om det vore dess tur nu. Om den tjuvtittade skulle det som den får veta eller vad den skulle göra ändras. Inget på bordet ändras, och du får inte se något dolt kort.</numerusform>
            <numerusform>För varje motståndare blandas och ges de kort som den inte kan se på nytt, %n gånger, som om det vore dess tur nu. Om den tjuvtittade skulle det som den får veta eller vad den skulle göra ändras. Inget på bordet ändras, och du får inte se något dolt kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>No computer plays at this table.</source>
        <translation>Ingen dator spelar vid det här bordet.</translation>
    </message>
    <message>
        <source>This can be proved while a round is being played and no first meld is still owed: try again then.</source>
        <translation>Det kan bevisas medan en omgång spelas och ingen första mälning är halvfärdig: försök igen då.</translation>
    </message>
    <message numerus="yes">
        <source>{name} doesn&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte, and chose the same.</source>
        <translation>
            <numerusform>{name} tjuvtittar inte: av de {hidden} kort som {name} inte kan se låg i snitt {moved} någon annanstans, och i %n annan giv fick {name} veta samma sak, tecken för tecken, och valde likadant.</numerusform>
            <numerusform>{name} tjuvtittar inte: av de {hidden} kort som {name} inte kan se låg i snitt {moved} någon annanstans, och i alla %n andra givar fick {name} veta samma sak, tecken för tecken, och valde likadant.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte. What this program then chooses is its own affair.</source>
        <translation>
            <numerusform>{name} kan inte tjuvtitta: av de {hidden} kort som {name} inte kan se låg i snitt {moved} någon annanstans, och i %n annan giv fick {name} veta samma sak, tecken för tecken. Vad det här programmet sedan väljer är dess egen sak.</numerusform>
            <numerusform>{name} kan inte tjuvtitta: av de {hidden} kort som {name} inte kan se låg i snitt {moved} någon annanstans, och i alla %n andra givar fick {name} veta samma sak, tecken för tecken. Vad det här programmet sedan väljer är dess egen sak.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was sent something else in another deal: that must not be.</source>
        <translation>{name} fick veta något annat i en annan giv: så får det inte vara.</translation>
    </message>
    <message>
        <source>{name} was sent the same and still chose something else in another deal: that must not be.</source>
        <translation>{name} fick veta samma sak och valde ändå något annat i en annan giv: så får det inte vara.</translation>
    </message>
    <message>
        <source>The program of {name} did not answer, so nothing is proved for {name}.</source>
        <translation>Programmet för {name} svarade inte, så inget är bevisat för {name}.</translation>
    </message>
    <message>
        <source>Nobody peeks at this table.</source>
        <translation>Ingen tjuvtittar vid det här bordet.</translation>
    </message>
    <message>
        <source>This was not proved for everybody: see below.</source>
        <translation>Det blev inte bevisat för alla: se nedan.</translation>
    </message>
    <message>
        <source>Asking the opponents…</source>
        <translation>Frågar motståndarna…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Sök i:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filtyp:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min dator</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-fil</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Genväg</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Okänd</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finns redan.
Vill du ersätta filen?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Vill du verkligen ta bort ”%1”?</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Discard {card}? It is a wild card.</source>
        <translation>Saka {card}? Det är ett vilt kort.</translation>
    </message>
    <message>
        <source>Discard {card}? It fits a meld of yours.</source>
        <translation>Saka {card}? Kortet passar till en av dina mälningar.</translation>
    </message>
    <message>
        <source>Discard {card}? With it the next player can take the pile.</source>
        <translation>Saka {card}? Med det kan nästa spelare ta sakhögen.</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>Saka {card}?</translation>
    </message>
    <message>
        <source>Go out? That ends the round.</source>
        <translation>Gå ut? Då är omgången slut.</translation>
    </message>
    <message>
        <source>The stock is used up. End the round by drawing?</source>
        <translation>Talongen är slut. Avsluta omgången genom att dra?</translation>
    </message>
    <message>
        <source>End your turn without a discard?</source>
        <translation>Avsluta din tur utan att saka?</translation>
    </message>
    <message>
        <source>Do you mean this?</source>
        <translation>Är det så du menar?</translation>
    </message>
    <message>
        <source>{question} Choose one, or press Esc to leave it.</source>
        <translation>{question} Välj något, eller tryck Esc för att låta bli.</translation>
    </message>
    <message>
        <source>{question} Enter does it, Esc leaves it.</source>
        <translation>{question} Enter gör det, Esc låter bli.</translation>
    </message>
    <message>
        <source>{action} (Enter)</source>
        <translation>{action} (Enter)</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>Nej, inte än</translation>
    </message>
    <message>
        <source>No, not yet (Esc)</source>
        <translation>Nej, inte än (Esc)</translation>
    </message>
</context>
<context>
    <name>Reading</name>
    <message>
        <source>{wild} as {card}</source>
        <translation>{wild} som {card}</translation>
    </message>
    <message>
        <source>meant by the hint</source>
        <translation>menat i tipset</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {name}, %n card(s)</source>
        <translation>
            <numerusform>{name}, hand med %n kort</numerusform>
            <numerusform>{name}, hand med %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Din hand, %n kort</numerusform>
            <numerusform>Din hand, %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>%n röd trea</numerusform>
            <numerusform>%n röda treor</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>nytt</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>%n kort på handen</numerusform>
            <numerusform>%n kort på handen</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>tänker</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>på tur</translation>
    </message>
    <message>
        <source>{cards}, {state}</source>
        <translation>{cards}, {state}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kortbord</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>markerat</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Vad du kan göra</translation>
    </message>
    <message>
        <source>You say: {words}</source>
        <translation>Du säger: {words}</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} säger: {words}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>{name} — {parts}.</source>
        <translation>{name} – {parts}.</translation>
    </message>
</context>
<context>
    <name>ReadingWindow</name>
    <message>
        <source>The table in words</source>
        <translation>Bordet i ord</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>New cards may bring what this hand lacks.</source>
        <translation>Nya kort kan ge det som saknas på handen.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken now.</source>
        <translation>Sakhögen kan inte tas nu.</translation>
    </message>
    <message>
        <source>Even with the top card of the pile the first meld falls short of {needed}.</source>
        <translation>Även med sakhögens översta kort når första mälningen inte {needed}.</translation>
    </message>
    <message>
        <source>With the pile the first meld reaches the {needed} that it needs.</source>
        <translation>Med sakhögen når första mälningen de {needed} som krävs.</translation>
    </message>
    <message>
        <source>{card} completes a samba.</source>
        <translation>{card} gör en samba klar.</translation>
    </message>
    <message>
        <source>{card} is of more use than an unknown card.</source>
        <translation>{card} är till mer nytta än ett okänt kort.</translation>
    </message>
    <message>
        <source>That makes the first meld: it counts {points}, and {needed} is needed.</source>
        <translation>Det blir första mälningen: den ger {points}, och {needed} krävs.</translation>
    </message>
    <message>
        <source>The sequence of {suit} becomes a samba.</source>
        <translation>Sekvensen i {suit} blir en samba.</translation>
    </message>
    <message>
        <source>That begins a sequence of {suit}.</source>
        <translation>Det blir början till en sekvens i {suit}.</translation>
    </message>
    <message>
        <source>That begins a group of {ranks}.</source>
        <translation>Det blir början till en grupp av {ranks}.</translation>
    </message>
    <message>
        <source>Two groups of {ranks} become one canasta.</source>
        <translation>Två grupper av {ranks} blir en canasta.</translation>
    </message>
    <message>
        <source>Two sequences of {suit} become one.</source>
        <translation>Två sekvenser i {suit} blir en.</translation>
    </message>
    <message>
        <source>{card} takes the place of a wild card, which can be used again.</source>
        <translation>{card} tar platsen för ett vilt kort, som kan användas igen.</translation>
    </message>
    <message>
        <source>The wild cards become a wild canasta.</source>
        <translation>De vilda korten blir en vild canasta.</translation>
    </message>
    <message>
        <source>Cards added to melds of others count for this side.</source>
        <translation>Kort som läggs till andras mälningar räknas för det egna laget.</translation>
    </message>
    <message>
        <source>The round will soon be over, and cards left in the hand would cost points.</source>
        <translation>Omgången är snart slut, och kort kvar på handen skulle kosta poäng.</translation>
    </message>
    <message>
        <source>No other card is of less use to this hand.</source>
        <translation>Inget annat kort är till mindre nytta på handen.</translation>
    </message>
    <message>
        <source>This hand can do without {card}.</source>
        <translation>Handen klarar sig utan {card}.</translation>
    </message>
    <message>
        <source>It would be more dangerous to discard {kept}.</source>
        <translation>Det vore farligare att saka {kept}.</translation>
    </message>
    <message>
        <source>Going out isn&apos;t allowed yet, so the last card stays in the hand.</source>
        <translation>Det är inte tillåtet att gå ut än, så det sista kortet stannar på handen.</translation>
    </message>
    <message>
        <source>Nothing in this hand can be discarded or laid.</source>
        <translation>Inget på handen kan sakas eller läggas ut.</translation>
    </message>
    <message>
        <source>Red threes left in this hand would cost {penalty}.</source>
        <translation>Röda treor kvar på handen skulle kosta {penalty}.</translation>
    </message>
    <message>
        <source>This hand can complete a samba of {suit}.</source>
        <translation>Handen kan göra en samba i {suit} klar.</translation>
    </message>
    <message>
        <source>The cards of this hand would cost {points}.</source>
        <translation>Korten på handen skulle kosta {points}.</translation>
    </message>
    <message>
        <source>In {worlds} imagined rounds it brought {gain} points more than the first thought.</source>
        <translation>I {worlds} tänkta omgångar gav det {gain} poäng mer än första tanken.</translation>
    </message>
    <message>
        <source>It is the simplest thing that the rules allow.</source>
        <translation>Det är det enklaste som reglerna tillåter.</translation>
    </message>
    <message numerus="yes">
        <source>New cards promise more than the pile of %n card(s).</source>
        <translation>
            <numerusform>Nya kort lovar mer än sakhögen med %n kort.</numerusform>
            <numerusform>Nya kort lovar mer än sakhögen med %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile of %n card(s) is worth more than new cards.</source>
        <translation>
            <numerusform>Sakhögen med %n kort är mer värd än nya kort.</numerusform>
            <numerusform>Sakhögen med %n kort är mer värd än nya kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A black three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>En svart trea hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
            <numerusform>En svart trea hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>En röd trea hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
            <numerusform>En röd trea hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wild card keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Ett vilt kort hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
            <numerusform>Ett vilt kort hindrar nästa spelare från att ta sakhögen med %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} the sequence is {number} card(s) long.</source>
        <translation>
            <numerusform>Med {card} har sekvensen ett kort.</numerusform>
            <numerusform>Med {card} har sekvensen {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {ranks} become a natural canasta.</source>
        <translation>Med {ranks} blir det en naturlig canasta.</translation>
    </message>
    <message>
        <source>The {ranks} become a mixed canasta.</source>
        <translation>Med {ranks} blir det en blandad canasta.</translation>
    </message>
    <message numerus="yes">
        <source>The sequence of {suit} grows to {number} card(s).</source>
        <translation>
            <numerusform>Sekvensen i {suit} växer till ett kort.</numerusform>
            <numerusform>Sekvensen i {suit} växer till {number} kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes {number} wild card(s) in a meld of their own.</source>
        <translation>
            <numerusform>Det blir ett vilt kort i en egen mälning.</numerusform>
            <numerusform>Det blir {number} vilda kort i en egen mälning.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group of {ranks} grows to {number} card(s).</source>
        <translation>
            <numerusform>Gruppen av {ranks} växer till ett kort.</numerusform>
            <numerusform>Gruppen av {ranks} växer till {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left in the hand, a red three would cost {penalty}.</source>
        <translation>Kvar på handen skulle en röd trea kosta {penalty}.</translation>
    </message>
    <message>
        <source>A red three laid out can earn its bonus.</source>
        <translation>En röd trea som är utlagd kan ge sin bonus.</translation>
    </message>
    <message numerus="yes">
        <source>Going out now catches %n card(s) in the hands of others.</source>
        <translation>
            <numerusform>Att gå ut nu lämnar andra med %n kort på handen.</numerusform>
            <numerusform>Att gå ut nu lämnar andra med %n kort på handen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A partner may have a reason to wait, with %n card(s) still in hand.</source>
        <translation>
            <numerusform>En partner kan ha skäl att vänta, med %n kort kvar på handen.</numerusform>
            <numerusform>En partner kan ha skäl att vänta, med %n kort kvar på handen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing speaks against it: this hand would cost only {points}.</source>
        <translation>Inget talar emot det: handen skulle bara kosta {points}.</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>Inget talar emot det.</translation>
    </message>
</context>
<context>
    <name>ReceiptDialog</name>
    <message>
        <source>Deal receipts</source>
        <translation>Givkvitton</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Kontrollera</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opiera</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>ReceiptTexts</name>
    <message>
        <source>This match has no receipts: it was begun without them, or with deals that were known before.</source>
        <translation>Partiet har inga kvitton: det började utan dem, eller med givar som var kända förut.</translation>
    </message>
    <message>
        <source>Before the match the program was bound to its part by {hash}.</source>
        <translation>Före partiet bands programmet till sin del med {hash}.</translation>
    </message>
    <message>
        <source>Your own words in the shuffle: “{words}”.</source>
        <translation>Dina egna ord i blandningen: ”{words}”.</translation>
    </message>
    <message>
        <source>No words of your own went into the shuffle.</source>
        <translation>Inga egna ord från dig kom med i blandningen.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck give the receipt {hash}, so these cards were fixed before the round.</source>
        <translation>Omgång {number}: nonce och kortlek ger kvittot {hash}, så korten låg fast före omgången.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck do NOT give the receipt {hash}: something was changed.</source>
        <translation>Omgång {number}: nonce och kortlek ger INTE kvittot {hash}: något har ändrats.</translation>
    </message>
    <message>
        <source>Round {number}: the receipt is {hash}; nonce and deck are shown when the round is over.</source>
        <translation>Omgång {number}: kvittot är {hash}; nonce och kortlek visas när omgången är slut.</translation>
    </message>
    <message>
        <source>The program&apos;s part was {secret}.</source>
        <translation>Programmets del var {secret}.</translation>
    </message>
    <message>
        <source>The program&apos;s part is shown when the match is over, as all further deals follow from it.</source>
        <translation>Programmets del visas när partiet är slut, eftersom alla kommande givar följer av den.</translation>
    </message>
    <message>
        <source>The program&apos;s part does NOT give the hash by which it was bound.</source>
        <translation>Programmets del ger INTE det hashvärde som den bands med.</translation>
    </message>
    <message>
        <source>The seed of the match does NOT come from the program&apos;s part and your words.</source>
        <translation>Partiets frö kommer INTE från programmets del och dina ord.</translation>
    </message>
    <message>
        <source>A round was NOT dealt from the seed of the match.</source>
        <translation>En omgång gavs INTE ur partiets frö.</translation>
    </message>
    <message>
        <source>The program&apos;s part gives that hash, part and words give the seed of the match, and every round was dealt from it.</source>
        <translation>Programmets del ger det hashvärdet, del och ord ger partiets frö, och varje omgång gavs ur det.</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash} …</source>
        <translation>Kvitto på första given: {hash} …</translation>
    </message>
    <message>
        <source>Receipt of the next deal: {hash} …</source>
        <translation>Kvitto på nästa giv: {hash} …</translation>
    </message>
    <message>
        <source>Before each round you are shown its receipt: the SHA-256 of a secret number, the nonce, and of the whole shuffled deck. After the round the nonce and the deck are shown, and anybody can check that they give the receipt: no card was changed while you played.</source>
        <translation>Före varje omgång visas dess kvitto: SHA-256 av ett hemligt tal, nonce, och av hela den blandade kortleken. Efter omgången visas nonce och kortlek, och vem som helst kan kontrollera att de ger kvittot: inget kort ändrades medan du spelade.</translation>
    </message>
    <message>
        <source>The cards come from the program&apos;s part and from words of yours together. The program is bound to its part already, by the hash below, so it can&apos;t choose cards that suit it; with words of your own you shuffle too.</source>
        <translation>Korten kommer från programmets del och dina egna ord tillsammans. Programmet är redan bundet till sin del, med hashvärdet nedan, så det kan inte välja kort som passar det; med egna ord är du med och blandar.</translation>
    </message>
    <message>
        <source>Hash of the program&apos;s part: {hash}</source>
        <translation>Hashvärde för programmets del: {hash}</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash}</source>
        <translation>Kvitto på första given: {hash}</translation>
    </message>
    <message>
        <source>All that is over was dealt as it was laid down before.</source>
        <translation>Allt som är slut gavs så som det var bestämt förut.</translation>
    </message>
    <message>
        <source>Something does not fit: see below.</source>
        <translation>Något stämmer inte: se nedan.</translation>
    </message>
    <message>
        <source>The receipts are on the clipboard; those of finished rounds with nonce and deck.</source>
        <translation>Kvittona finns på urklipp; de för färdiga omgångar med nonce och kortlek.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>&amp;Import matches…</source>
        <translation>&amp;Importera partier…</translation>
    </message>
    <message>
        <source>&amp;Export all matches…</source>
        <translation>&amp;Exportera alla partier…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>&amp;Säkerhetskopiera allt…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Återställ en säkerhetskopia…</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix})</source>
        <translation>Sparade partier (*.{suffix})</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Spara partiet</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>Partiet är sparat som {name}.</translation>
    </message>
    <message>
        <source>Export all matches into a folder</source>
        <translation>Exportera alla partier till en mapp</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) saved in {folder}.</source>
        <translation>
            <numerusform>%n parti sparades i {folder}.</numerusform>
            <numerusform>%n partier sparades i {folder}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importera partier</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Sparade partier (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Backups of Samba (*.{suffix})</source>
        <translation>Säkerhetskopior av Samba (*.{suffix})</translation>
    </message>
    <message>
        <source>Samba backup of {date}</source>
        <translation>Säkerhetskopia av Samba {date}</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Säkerhetskopiera allt</translation>
    </message>
    <message>
        <source>All matches and your own rules are saved as {name}.</source>
        <translation>Alla partier och dina egna regler är sparade som {name}.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Återställ en säkerhetskopia</translation>
    </message>
    <message>
        <source>The backup was restored; what was here before is kept in {name}.</source>
        <translation>Säkerhetskopian är återställd; det som fanns här förut är sparat i {name}.</translation>
    </message>
    <message>
        <source>Shall the backup {name} take the place of all matches?</source>
        <translation>Ska säkerhetskopian {name} ersätta alla partier?</translation>
    </message>
    <message>
        <source>A match on the table is left. A copy of the matches that are here now is kept.</source>
        <translation>Ett parti på bordet lämnas. En kopia av partierna som finns här nu sparas.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>Åte&amp;rställ</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) imported.</source>
        <translation>
            <numerusform>%n parti importerades.</numerusform>
            <numerusform>%n partier importerades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) here already.</source>
        <translation>
            <numerusform>%n parti fanns här redan.</numerusform>
            <numerusform>%n partier fanns här redan.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>{file} holds a match of {game} for {players} players; no round is finished.</source>
        <translation>{file} innehåller ett parti {game} för {players} spelare; ingen omgång är färdig.</translation>
    </message>
    <message numerus="yes">
        <source>{file} holds a match of {game} for {players} players with %n finished round(s), {totals}.</source>
        <translation>
            <numerusform>{file} innehåller ett parti {game} för {players} spelare med %n färdig omgång, {totals}.</numerusform>
            <numerusform>{file} innehåller ett parti {game} för {players} spelare med %n färdiga omgångar, {totals}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It isn&apos;t your turn yet.</source>
        <translation>Det är inte din tur än.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn. Meld what you like, then discard.</source>
        <translation>Du har redan dragit i den här turen. Mäl det du vill och saka sedan.</translation>
    </message>
    <message>
        <source>A turn begins with drawing. Draw from the stock, or take the pile.</source>
        <translation>En tur börjar med att du drar. Dra från talongen eller ta sakhögen.</translation>
    </message>
    <message>
        <source>“May I go out?” was asked. Nothing else can be done until it is answered.</source>
        <translation>Frågan ”Får jag gå ut?” är ställd. Inget annat kan göras förrän den är besvarad.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out, so there is nothing to answer.</source>
        <translation>Ingen har frågat om att gå ut, så det finns inget att svara på.</translation>
    </message>
    <message>
        <source>The cards have to be dealt first.</source>
        <translation>Korten måste ges först.</translation>
    </message>
    <message>
        <source>This round is still going on. The next one is dealt when it is over.</source>
        <translation>Omgången pågår fortfarande. Nästa ges när den är slut.</translation>
    </message>
    <message>
        <source>This match is over. Begin a new one to play on.</source>
        <translation>Partiet är slut. Börja ett nytt för att spela vidare.</translation>
    </message>
    <message>
        <source>This deal code can&apos;t be read. Compare it letter by letter, or leave it empty.</source>
        <translation>Givkoden går inte att läsa. Jämför den tecken för tecken, eller lämna den tom.</translation>
    </message>
    <message>
        <source>This is not in your hand, or not often enough: {card}.</source>
        <translation>Det här har du inte på handen, eller inte så många: {card}.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Det finns ingen sådan mälning på bordet.</translation>
    </message>
    <message>
        <source>Select the cards that you mean first.</source>
        <translation>Markera först de kort som du menar.</translation>
    </message>
    <message>
        <source>The stock is used up and the top card fits one of your melds: you must take the pile.</source>
        <translation>Talongen är slut och det översta kortet passar till en av dina mälningar: du måste ta sakhögen.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>Sakhögen är tom. Dra från talongen.</translation>
    </message>
    <message>
        <source>The pile is blocked by its top card. Draw from the stock.</source>
        <translation>Sakhögen är blockerad av sitt översta kort. Dra från talongen.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need {pair} from your hand; wild cards don&apos;t count.</source>
        <translation>Sakhögen är frusen: du behöver {pair} från handen, vilda kort räknas inte.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be used for a first meld. Make your first meld from your hand.</source>
        <translation>Sakhögen kan inte användas till första mälningen. Gör din första mälning från handen.</translation>
    </message>
    <message>
        <source>To take the pile you need {pair} from your hand.</source>
        <translation>För att ta sakhögen behöver du {pair} från handen.</translation>
    </message>
    <message>
        <source>A wild card doesn&apos;t help to take the pile: you need {pair} from your hand.</source>
        <translation>Ett vilt kort hjälper inte till att ta sakhögen: du behöver {pair} från handen.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a group: you need {pair} from your hand.</source>
        <translation>Sakhögen kan inte tas genom att det översta kortet läggs till en grupp: du behöver {pair} från handen.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a sequence.</source>
        <translation>Sakhögen kan inte tas genom att det översta kortet läggs till en sekvens.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a complete canasta.</source>
        <translation>Sakhögen kan inte tas genom att det översta kortet läggs till en komplett canasta.</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence. It can only join melds as the rules say.</source>
        <translation>Det översta kortet kan inte börja en ny sekvens. Det kan bara läggas till mälningar så som reglerna säger.</translation>
    </message>
    <message>
        <source>To take the pile for a new sequence you need two natural cards from your hand, or the card next to its top card and a wild card.</source>
        <translation>För att ta sakhögen till en ny sekvens behöver du två naturliga kort från handen, eller kortet intill det översta och ett vilt kort.</translation>
    </message>
    <message>
        <source>The top card and your pair always begin a new group; they can&apos;t join the old one.</source>
        <translation>Det översta kortet och ditt par börjar alltid en ny grupp; de kan inte läggas till den gamla.</translation>
    </message>
    <message>
        <source>The top card has to be melded at once. Select the cards that you meld it with.</source>
        <translation>Det översta kortet måste mälas genast. Markera de kort som du mäler det med.</translation>
    </message>
    <message>
        <source>Only the top card is taken, and it goes to your hand first. Take it without other cards.</source>
        <translation>Bara det översta kortet tas, och det går först till handen. Ta det utan andra kort.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take the pile. Draw from the stock.</source>
        <translation>Med ett enda kort på handen får du inte ta sakhögen. Dra från talongen.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone. Draw, or take the pile.</source>
        <translation>Det översta kortet kan inte tas ensamt. Dra, eller ta sakhögen.</translation>
    </message>
    <message>
        <source>The top card alone can only go to an end of your own sequence of fewer than seven cards.</source>
        <translation>Det översta kortet kan ensamt bara läggas i änden av en egen sekvens med färre än sju kort.</translation>
    </message>
    <message>
        <source>With so few cards you couldn&apos;t end your turn: you may neither go out nor pass. Draw from the stock.</source>
        <translation>Med så få kort skulle du inte kunna avsluta din tur: du får varken gå ut eller passa. Dra från talongen.</translation>
    </message>
    <message>
        <source>These cards don&apos;t go together: a meld is cards of one rank, or a sequence of one suit.</source>
        <translation>De här korten hör inte ihop: en mälning är kort av samma valör, eller en sekvens i en färg.</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for a card: say which one.</source>
        <translation>Ett vilt kort i en sekvens står för ett bestämt kort: säg vilket.</translation>
    </message>
    <message>
        <source>A red three never joins a meld. It can be laid out by itself for a bonus.</source>
        <translation>En röd trea ingår aldrig i en mälning. Den kan läggas ut för sig och ge bonus.</translation>
    </message>
    <message>
        <source>This canasta is complete: no wild card can be added, only natural cards.</source>
        <translation>Den här canastan är komplett: inga vilda kort kan läggas till, bara naturliga kort.</translation>
    </message>
    <message>
        <source>This canasta is complete; no card can be added. Begin another group of this rank.</source>
        <translation>Den här canastan är komplett: inga fler kort kan läggas till. Börja en ny grupp av valören.</translation>
    </message>
    <message>
        <source>A group holds one rank only: {card} can&apos;t join {ranks}.</source>
        <translation>En grupp har bara en valör: {card} hör inte hemma bland {ranks}.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank. Add the cards to your group of {ranks}.</source>
        <translation>Ett lag har bara en grupp av varje valör. Lägg till korten till din grupp av {ranks}.</translation>
    </message>
    <message>
        <source>This wild canasta is complete; no card can be added.</source>
        <translation>Den här vilda canastan är komplett: inga fler kort kan läggas till.</translation>
    </message>
    <message>
        <source>Black threes are never melded. Discard them to block the pile.</source>
        <translation>Svarta treor mäls aldrig. Saka dem för att blockera sakhögen.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out.</source>
        <translation>Svarta treor får bara mälas i samma tur som du går ut.</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>Svarta treor mäls utan vilda kort.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played here. A meld is cards of one rank.</source>
        <translation>Sekvenser spelas inte här. En mälning är kort av samma valör.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>En sekvens får inte innehålla vilda kort.</translation>
    </message>
    <message>
        <source>A sequence needs more natural cards than wild cards.</source>
        <translation>En sekvens behöver fler naturliga kort än vilda.</translation>
    </message>
    <message>
        <source>A sequence runs from {low} up to {high} and never round the corner.</source>
        <translation>En sekvens går från {low} upp till {high} och aldrig runt hörnet.</translation>
    </message>
    <message>
        <source>There is a gap in this sequence: {card} is missing.</source>
        <translation>Det är en lucka i sekvensen: {card} saknas.</translation>
    </message>
    <message>
        <source>A sequence holds each card once, and {card} is there twice.</source>
        <translation>En sekvens innehåller varje kort en gång, och {card} är där två gånger.</translation>
    </message>
    <message>
        <source>A sequence holds one suit only.</source>
        <translation>En sekvens har bara en färg.</translation>
    </message>
    <message>
        <source>This {samba} is complete; no card can be added.</source>
        <translation>Den här {samba}n är komplett: inga fler kort kan läggas till.</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit. Add the cards to your sequence of {suit}.</source>
        <translation>Ett lag har bara en sekvens i varje färg. Lägg till korten till din sekvens i {suit}.</translation>
    </message>
    <message>
        <source>Groups can&apos;t be merged.</source>
        <translation>Grupper kan inte slås samman.</translation>
    </message>
    <message>
        <source>Sequences can&apos;t be merged.</source>
        <translation>Sekvenser kan inte slås samman.</translation>
    </message>
    <message>
        <source>Merging takes two melds of your own.</source>
        <translation>För att slå samman behövs två egna mälningar.</translation>
    </message>
    <message>
        <source>Only two groups of one rank, or two sequences of one suit, can be merged.</source>
        <translation>Bara två grupper av samma valör eller två sekvenser i samma färg kan slås samman.</translation>
    </message>
    <message>
        <source>A wild card stays in its meld; it can&apos;t be swapped for a natural card.</source>
        <translation>Ett vilt kort stannar i sin mälning; det kan inte bytas ut mot ett naturligt kort.</translation>
    </message>
    <message>
        <source>A wild card can be swapped only while its meld is not complete.</source>
        <translation>Ett vilt kort kan bytas ut bara så länge mälningen inte är komplett.</translation>
    </message>
    <message>
        <source>There is no wild card in this meld to swap.</source>
        <translation>Det finns inget vilt kort att byta ut i den här mälningen.</translation>
    </message>
    <message>
        <source>There are different wild cards in this meld: say which one you want.</source>
        <translation>Det finns olika vilda kort i den här mälningen: säg vilket du vill ha.</translation>
    </message>
    <message>
        <source>Only the natural card that a wild card stands for can be swapped for it.</source>
        <translation>Ett vilt kort kan bara bytas ut mot det naturliga kort som det står för.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds, not to those of others.</source>
        <translation>Du kan bara lägga till kort till dina egna mälningar, inte till andras.</translation>
    </message>
    <message>
        <source>Make your own first meld before you add to melds that lay there before your turn.</source>
        <translation>Gör din egen första mälning innan du lägger till kort till mälningar som låg där före din tur.</translation>
    </message>
    <message>
        <source>Only a red three is laid out by itself.</source>
        <translation>Bara en röd trea läggs ut för sig.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards here: they are melded like others, not laid out.</source>
        <translation>Treor är vanliga kort här: de mäls som andra kort och läggs inte ut.</translation>
    </message>
    <message>
        <source>Keep this red three: without it you couldn&apos;t end your turn.</source>
        <translation>Behåll den röda trean: utan den skulle du inte kunna avsluta din tur.</translation>
    </message>
    <message>
        <source>The last card can&apos;t be discarded: to go out, meld all your cards.</source>
        <translation>Det sista kortet får inte sakas: för att gå ut måste du mäla alla dina kort.</translation>
    </message>
    <message>
        <source>Keep one card: going out ends with a discard.</source>
        <translation>Behåll ett kort: man går ut genom att saka det sista.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Fråga din partner innan du går ut.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Din partner sa nej: du får inte gå ut i den här turen.</translation>
    </message>
    <message>
        <source>You must go out in this turn. Meld or discard so that no card is left.</source>
        <translation>Du måste gå ut i den här turen. Mäl eller saka så att inget kort blir kvar.</translation>
    </message>
    <message>
        <source>A turn ends with the discard of one card. Select a single card.</source>
        <translation>En tur slutar med att ett kort sakas. Markera ett enda kort.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded. Discard another card.</source>
        <translation>En röd trea får inte sakas. Saka ett annat kort.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded. Discard a natural card.</source>
        <translation>Ett vilt kort får inte sakas. Saka ett naturligt kort.</translation>
    </message>
    <message>
        <source>You took {card} in this turn, so it can&apos;t be discarded at once. Discard another card.</source>
        <translation>Du tog {card} i den här turen, så det kortet får inte sakas genast. Saka ett annat kort.</translation>
    </message>
    <message>
        <source>A turn ends with a discard: discard a card.</source>
        <translation>En tur slutar med att du sakar: saka ett kort.</translation>
    </message>
    <message>
        <source>You may pass only with a single card in your hand. Discard a card.</source>
        <translation>Du får passa bara med ett enda kort på handen. Saka ett kort.</translation>
    </message>
    <message>
        <source>You could go out with this card, so you may not pass. Discard it.</source>
        <translation>Du skulle kunna gå ut med det här kortet, så du får inte passa. Saka det.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked here: just go out.</source>
        <translation>Här frågar man inte partnern: gå bara ut.</translation>
    </message>
    <message>
        <source>You play alone, so there is nobody to ask.</source>
        <translation>Du spelar för dig själv, så det finns ingen att fråga.</translation>
    </message>
    <message>
        <source>You may ask once in a turn, and you have asked already.</source>
        <translation>Du får fråga en gång per tur, och du har redan frågat.</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so there is nothing to ask yet.</source>
        <translation>Du kan inte gå ut med de här korten, så det finns inget att fråga än.</translation>
    </message>
    <message>
        <source>After a “no” you couldn&apos;t end your turn with these cards. Take a meld back, or go out unasked.</source>
        <translation>Efter ett ”nej” skulle du inte kunna avsluta din tur med de här korten. Ta tillbaka en mälning, eller gå ut utan att fråga.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>Det finns inget att ta tillbaka i den här turen.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t be taken back any more: the next player&apos;s has begun.</source>
        <translation>Din tur kan inte tas tillbaka längre: nästa spelares har börjat.</translation>
    </message>
    <message>
        <source>This can&apos;t be taken back: a hidden card has been seen.</source>
        <translation>Det går inte att ångra: du har redan sett ett dolt kort.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Det finns inget att göra om.</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top.</source>
        <translation>Sakhögen är blockerad: det ligger ett vilt kort överst.</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three lies on top.</source>
        <translation>Sakhögen är blockerad: det ligger en röd trea överst.</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three lies on top.</source>
        <translation>Sakhögen är blockerad: det ligger en svart trea överst.</translation>
    </message>
    <message numerus="yes">
        <source>Your first meld still lacks %n point(s). Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Din första mälning saknar ännu %n poäng. Lägg ut mer, eller ta tillbaka dina kort.</numerusform>
            <numerusform>Din första mälning saknar ännu %n poäng. Lägg ut mer, eller ta tillbaka dina kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken from the pile in this turn. Meld what you like, then discard.</source>
        <translation>Du har redan tagit från sakhögen i den här turen. Mäl det du vill och saka sedan.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Add {cards} to reach {reach}.</source>
        <translation>
            <numerusform>Du har lagt ut %n poäng, men första mälningen kräver {needed}. Lägg till {cards}, så kommer du upp i {reach}.</numerusform>
            <numerusform>Du har lagt ut %n poäng, men första mälningen kräver {needed}. Lägg till {cards}, så kommer du upp i {reach}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Du har lagt ut %n poäng, men första mälningen kräver {needed}. Lägg ut mer, eller ta tillbaka dina kort.</numerusform>
            <numerusform>Du har lagt ut %n poäng, men första mälningen kräver {needed}. Lägg ut mer, eller ta tillbaka dina kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least {number} card(s).</source>
        <translation>
            <numerusform>En mälning behöver minst ett kort.</numerusform>
            <numerusform>En mälning behöver minst {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>En grupp får inte innehålla vilda kort.</translation>
    </message>
    <message numerus="yes">
        <source>A group holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>En grupp får innehålla högst ett vilt kort.</numerusform>
            <numerusform>En grupp får innehålla högst {number} vilda kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>En grupp behöver minst ett naturligt kort.</numerusform>
            <numerusform>En grupp behöver minst {number} naturliga kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards alone are no meld: a group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Bara vilda kort blir ingen mälning: en grupp behöver minst ett naturligt kort.</numerusform>
            <numerusform>Bara vilda kort blir ingen mälning: en grupp behöver minst {number} naturliga kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards holds at most {number} card(s).</source>
        <translation>
            <numerusform>En mälning av vilda kort får ha högst ett kort.</numerusform>
            <numerusform>En mälning av vilda kort får ha högst {number} kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group of black threes holds at most {number} card(s).</source>
        <translation>
            <numerusform>En grupp av svarta treor får ha högst ett kort.</numerusform>
            <numerusform>En grupp av svarta treor får ha högst {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group needs at least twice as many natural cards as wild cards: here {needed}.</source>
        <translation>En grupp behöver minst dubbelt så många naturliga kort som vilda: här {needed}.</translation>
    </message>
    <message>
        <source>A group needs at least as many natural cards as wild cards: here {needed}.</source>
        <translation>En grupp behöver minst lika många naturliga kort som vilda: här {needed}.</translation>
    </message>
    <message>
        <source>A group needs more natural cards than wild cards: here at least {needed}.</source>
        <translation>En grupp behöver fler naturliga kort än vilda: här minst {needed}.</translation>
    </message>
    <message>
        <source>A sequence runs from ace up to king; the ace joins it only below 2, 3 and 4.</source>
        <translation>En sekvens går från ess upp till kung; esset kan bara läggas under 2, 3 och 4.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>En sekvens får innehålla högst ett vilt kort.</numerusform>
            <numerusform>En sekvens får innehålla högst {number} vilda kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>En sekvens behöver minst ett naturligt kort.</numerusform>
            <numerusform>En sekvens behöver minst {number} naturliga kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} card(s).</source>
        <translation>
            <numerusform>En sekvens får ha högst ett kort.</numerusform>
            <numerusform>En sekvens får ha högst {number} kort.</numerusform>
        </translation>
    </message>
    <message>
        <source>To go out you must have melded {needed} points in this round; you have {laid}.</source>
        <translation>För att gå ut måste du ha mält {needed} poäng i den här omgången; du har {laid}.</translation>
    </message>
    <message numerus="yes">
        <source>Your side may have at most {number} wild card(s) in all its groups.</source>
        <translation>
            <numerusform>Ditt lag får ha högst ett vilt kort i alla sina grupper tillsammans.</numerusform>
            <numerusform>Ditt lag får ha högst {number} vilda kort i alla sina grupper tillsammans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may have at most {number} wild card(s) in all your groups.</source>
        <translation>
            <numerusform>Du får ha högst ett vilt kort i alla dina grupper tillsammans.</numerusform>
            <numerusform>Du får ha högst {number} vilda kort i alla dina grupper tillsammans.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: your side may not go out yet.</source>
        <translation>
            <numerusform>Behåll minst ett kort på handen: ditt lag får inte gå ut än.</numerusform>
            <numerusform>Behåll minst {number} kort på handen: ditt lag får inte gå ut än.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: you may not go out yet.</source>
        <translation>
            <numerusform>Behåll minst ett kort på handen: du får inte gå ut än.</numerusform>
            <numerusform>Behåll minst {number} kort på handen: du får inte gå ut än.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets}.</source>
        <translation>Du får inte gå ut än: ditt lag behöver {sets}.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets}.</source>
        <translation>Du får inte gå ut än: du behöver {sets}.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets} without wild cards.</source>
        <translation>Du får inte gå ut än: ditt lag behöver {sets} utan vilda kort.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets} without wild cards.</source>
        <translation>Du får inte gå ut än: du behöver {sets} utan vilda kort.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Moment of the match</source>
        <translation>Läge i partiet</translation>
    </message>
    <message>
        <source>To the deal before (Page Up)</source>
        <translation>Till given innan (Page Up)</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>En tur tillbaka</translation>
    </message>
    <message>
        <source>One turn back (Shift+Left)</source>
        <translation>En tur tillbaka (Skift+Vänster)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Ett steg tillbaka (Vänster)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Ett steg framåt (Höger)</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>En tur framåt</translation>
    </message>
    <message>
        <source>One turn forward (Shift+Right)</source>
        <translation>En tur framåt (Skift+Höger)</translation>
    </message>
    <message>
        <source>To the next deal (Page Down)</source>
        <translation>Till nästa giv (Page Down)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Omgång</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Sett av</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Mycket snabb</translation>
    </message>
    <message>
        <source>Cards jump</source>
        <translation>Korten hoppar</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alla händer</translation>
    </message>
    <message>
        <source>Show the cards of all players (O)</source>
        <translation>Visa alla spelares kort (O)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paus</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Stop here (Space)</source>
        <translation>Stanna här (Mellanslag)</translation>
    </message>
    <message>
        <source>Play on by itself (Space)</source>
        <translation>Spela vidare av sig självt (Mellanslag)</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>All hands</source>
        <translation>Alla händer</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>The cards are not dealt yet.</source>
        <translation>Korten är inte givna än.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Uppspelning: {game}</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Logg över turerna</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Tillbaka till &amp;bordet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Omgång {number} av {all}</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Sett av dig</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Sett av {name}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Före första given</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Tur {turn} av {turns}</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>Open a record</source>
        <translation>Öppna ett sparat parti</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Spara partiet</translation>
    </message>
    <message>
        <source>Samba of {date}</source>
        <translation>Samba {date}</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>Partiet är sparat som {name}.</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Sparade partier (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nästa omgång</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>Titta på &amp;bordet</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Giv {code}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message>
        <source>wilds: wild; naturals: natural; majority: more natural; pack: deck; packs: deck; deuce: two; deuces: two; run: sequence; runs: sequence; straight: sequence; straights: sequence; set: group; sets: group; book: canasta; books: canasta; clean: natural; pure: natural; dirty: mixed; hidden: concealed; trash: discard; talon: stock; upcard: first card; opening: first meld; direction: order of play; steal: swapping; permission: asking; minus: penalty; negative: penalty</source>
        <translation>wilds: vilda; jokerkort: vilda; äkta: naturlig; oäkta: blandad; paket: kortlek; lek: kortlek; stege: sekvens; svit: sekvens; rad: sekvens; triss: grupp; meld: mälning; kombination: mälning; begynnelsemälning: första mälning; öppning: första mälning; kasta: saka; slänga: saka; kasthög: sakhög; slänghög: sakhög; korthög: talong; rank: valör; riktning: spelordning; medspelare: partner; tillåtelse: fråga; minus: straff; sammanfoga: slå samman</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Varifrån reglerna kommer</translation>
    </message>
    <message>
        <source>changed · {preset}: {value}</source>
        <translation>ändrad · {preset}: {value}</translation>
    </message>
    <message>
        <source>Without effect: {reason}</source>
        <translation>Utan verkan: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSetActions</name>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Det finns redan egna regler som heter ”{name}”: välj ett annat namn.</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>”{name}” är sparat.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Våra regler</translation>
    </message>
    <message>
        <source>Save as your own rules</source>
        <translation>Spara som egna regler</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>Byt namn på ”{name}”</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Byt namn</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>”{name}” är borttaget.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>”{name}” finns där igen.</translation>
    </message>
    <message>
        <source>“{old}” is called “{name}” now.</source>
        <translation>”{old}” heter ”{name}” nu.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Exportera regler</translation>
    </message>
    <message>
        <source>“{name}” is written to {path}.</source>
        <translation>”{name}” är skrivet till {path}.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Importera regler</translation>
    </message>
    <message>
        <source>Imported rules</source>
        <translation>Importerade regler</translation>
    </message>
    <message>
        <source>“{name}” is among your rules now.</source>
        <translation>”{name}” finns bland dina regler nu.</translation>
    </message>
    <message>
        <source>Rules of Samba (*.json)</source>
        <translation>Regler för Samba (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>The code is on the clipboard: {code}</source>
        <translation>Koden finns på urklipp: {code}</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Koden finns på urklipp.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Black threes</source>
        <translation>Svarta treor</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Mäla svarta treor</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Svarta treor mäls aldrig.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group without wild cards.</source>
        <translation>Svarta treor får bara mälas i samma tur som du går ut, som en grupp utan vilda kort.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group by the usual rules, with wild cards too.</source>
        <translation>Svarta treor får bara mälas i samma tur som du går ut, som en grupp enligt de vanliga reglerna, även med vilda kort.</translation>
    </message>
    <message>
        <source>Black threes may be melded as a group in any turn, by the usual rules.</source>
        <translation>Svarta treor får mälas som grupp i vilken tur som helst, enligt de vanliga reglerna.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>aldrig</translation>
    </message>
    <message>
        <source>going out, no wild cards</source>
        <translation>vid utgång, utan vilda kort</translation>
    </message>
    <message>
        <source>going out, with wild cards</source>
        <translation>vid utgång, med vilda kort</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>när som helst</translation>
    </message>
    <message>
        <source>Largest group of black threes</source>
        <translation>Största gruppen av svarta treor</translation>
    </message>
    <message>
        <source>A group holds at most {number} black threes.</source>
        <translation>En grupp får innehålla högst {number} svarta treor.</translation>
    </message>
    <message>
        <source>A black three left in the hand</source>
        <translation>En svart trea kvar på handen</translation>
    </message>
    <message>
        <source>A black three left in the hand costs {value}.</source>
        <translation>En svart trea kvar på handen kostar {value}.</translation>
    </message>
    <message>
        <source>Card points and wild cards</source>
        <translation>Kortpoäng och vilda kort</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Vilda kort</translation>
    </message>
    <message>
        <source>There are no wild cards.</source>
        <translation>Det finns inga vilda kort.</translation>
    </message>
    <message>
        <source>The wild cards are {value}: they can take the place of natural cards in a meld.</source>
        <translation>De vilda korten är {value}: de kan ta naturliga korts plats i en mälning.</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>jokrar</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>tvåor</translation>
    </message>
    <message>
        <source>Points of a joker</source>
        <translation>Poäng för en joker</translation>
    </message>
    <message>
        <source>A joker counts {value}.</source>
        <translation>En joker ger {value}.</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Det finns inga jokrar.</translation>
    </message>
    <message>
        <source>Points of a two</source>
        <translation>Poäng för en tvåa</translation>
    </message>
    <message>
        <source>A two counts {value}.</source>
        <translation>En tvåa ger {value}.</translation>
    </message>
    <message>
        <source>Points of an ace</source>
        <translation>Poäng för ett ess</translation>
    </message>
    <message>
        <source>An ace counts {value}.</source>
        <translation>Ett ess ger {value}.</translation>
    </message>
    <message>
        <source>Points of number cards</source>
        <translation>Poäng för sifferkort</translation>
    </message>
    <message>
        <source>Cards from 8 to king count 10 each, cards from 4 to 7 count 5 each.</source>
        <translation>Kort från 8 till kung ger 10 var, kort från 4 till 7 ger 5 var.</translation>
    </message>
    <message>
        <source>Court cards count 10 each; cards from 4 to 10 count their number.</source>
        <translation>Klädda kort ger 10 var; kort från 4 till 10 ger sitt eget tal.</translation>
    </message>
    <message>
        <source>5 or 10</source>
        <translation>5 eller 10</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>sitt eget tal</translation>
    </message>
    <message>
        <source>Threes are special</source>
        <translation>Treor är särskilda</translation>
    </message>
    <message>
        <source>Threes are special: red and black ones have rules of their own.</source>
        <translation>Treor är särskilda: röda och svarta har egna regler.</translation>
    </message>
    <message>
        <source>Threes are natural cards like all others.</source>
        <translation>Treor är naturliga kort som alla andra.</translation>
    </message>
    <message>
        <source>Points of a black three</source>
        <translation>Poäng för en svart trea</translation>
    </message>
    <message>
        <source>A melded black three counts {value}.</source>
        <translation>En mäld svart trea ger {value}.</translation>
    </message>
    <message>
        <source>Points of a red three as an ordinary card</source>
        <translation>Poäng för en röd trea som vanligt kort</translation>
    </message>
    <message>
        <source>A red three counts {value}.</source>
        <translation>En röd trea ger {value}.</translation>
    </message>
    <message>
        <source>Threes are special cards.</source>
        <translation>Treor är särskilda kort.</translation>
    </message>
    <message>
        <source>There are no teams that {players} players could form.</source>
        <translation>Det finns inga lag som {players} spelare kan bilda.</translation>
    </message>
    <message>
        <source>There are {cards} cards; dealing to {players} players takes at least {needed}.</source>
        <translation>Det finns {cards} kort; för att ge till {players} spelare behövs minst {needed}.</translation>
    </message>
    <message>
        <source>Jokers that aren&apos;t wild could never be melded: let them be wild, or play without jokers.</source>
        <translation>Jokrar som inte är vilda skulle aldrig kunna mälas: låt dem vara vilda, eller spela utan jokrar.</translation>
    </message>
    <message>
        <source>Red threes could be neither melded nor laid out: give them their special role, or let all threes be ordinary cards.</source>
        <translation>Röda treor skulle varken kunna mälas eller läggas ut: ge dem deras särskilda roll, eller låt alla treor vara vanliga kort.</translation>
    </message>
    <message>
        <source>No sequence could begin with a three as long as threes are special: let the order begin with 4, or let threes be ordinary cards.</source>
        <translation>Ingen sekvens skulle kunna börja med en trea så länge treor är särskilda: låt ordningen börja med 4, eller låt treor vara vanliga kort.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are no sambas in these rules.</source>
        <translation>Ingen skulle kunna gå ut: det finns inga sambas i de här reglerna.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are neither canastas nor sambas without wild cards.</source>
        <translation>Ingen skulle kunna gå ut: det finns varken canastas eller sambas utan vilda kort.</translation>
    </message>
    <message>
        <source>Red threes could never count for a side: the cards make at most {most} canastas and sambas.</source>
        <translation>Röda treor skulle aldrig kunna räknas för ett lag: korten räcker till högst {most} canastas och sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: the cards make at most {most} canastas and sambas.</source>
        <translation>Ingen skulle kunna gå ut: korten räcker till högst {most} canastas och sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: by these rules the cards make neither canastas nor sambas.</source>
        <translation>Ingen skulle kunna gå ut: med de här reglerna blir korten varken canastas eller sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: all cards that can be melded count {most} points together.</source>
        <translation>Ingen skulle kunna gå ut: alla kort som kan mälas ger tillsammans {most} poäng.</translation>
    </message>
    <message>
        <source>Nobody could ever reach the target: neither melded cards nor bonuses earn anything.</source>
        <translation>Ingen skulle någonsin kunna nå slutpoängen: varken mälda kort eller bonusar ger något.</translation>
    </message>
    <message>
        <source>No first meld could reach {minimum} points: all cards together count {most}.</source>
        <translation>Ingen första mälning skulle kunna nå {minimum} poäng: alla kort tillsammans ger {most}.</translation>
    </message>
    <message>
        <source>No single meld could reach {minimum} points: the best one counts {most}.</source>
        <translation>Ingen enskild mälning skulle kunna nå {minimum} poäng: den bästa ger {most}.</translation>
    </message>
    <message>
        <source>A player with a last card that can&apos;t be melded couldn&apos;t end the turn: allow passing with a single card, or the last discard.</source>
        <translation>En spelare med ett sista kort som inte kan mälas skulle inte kunna avsluta turen: tillåt att man passar med ett enda kort, eller att det sista kortet sakas.</translation>
    </message>
    <message>
        <source>A player who keeps one card and may not go out couldn&apos;t end the turn: let two cards be kept, or allow passing with a single card.</source>
        <translation>En spelare som behåller ett kort och inte får gå ut skulle inte kunna avsluta turen: låt två kort behållas, eller tillåt att man passar med ett enda kort.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>alltid</translation>
    </message>
    <message>
        <source>a wild card</source>
        <translation>ett vilt kort</translation>
    </message>
    <message>
        <source>a black three</source>
        <translation>en svart trea</translation>
    </message>
    <message>
        <source>a red three</source>
        <translation>en röd trea</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spelare, kort och giv</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>The game is for {any} players.</source>
        <translation>Spelet är för {any} spelare.</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Lag</translation>
    </message>
    <message>
        <source>{value}.</source>
        <translation>{value}.</translation>
    </message>
    <message>
        <source>each for oneself</source>
        <translation>var för sig</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 lag om 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 lag om 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 lag om 2</translation>
    </message>
    <message>
        <source>Decks of 52 cards</source>
        <translation>Kortlekar med 52 kort</translation>
    </message>
    <message>
        <source>One deck of 52 cards is used.</source>
        <translation>En kortlek med 52 kort används.</translation>
    </message>
    <message>
        <source>{number} decks of 52 cards are shuffled together.</source>
        <translation>{number} kortlekar med 52 kort blandas ihop.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Jokrar</translation>
    </message>
    <message>
        <source>One joker is added.</source>
        <translation>En joker läggs till.</translation>
    </message>
    <message>
        <source>{number} jokers are added.</source>
        <translation>{number} jokrar läggs till.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Kort till varje spelare</translation>
    </message>
    <message>
        <source>Each player is dealt {number} cards, one at a time.</source>
        <translation>Varje spelare får {number} kort, ett i taget.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time; each player gets {value}.</source>
        <translation>Korten ges ett i taget; varje spelare får {value}.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Första givaren</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and whoever has the highest deals; those who tie draw again.</source>
        <translation>Inför första given drar alla ett kort, och den som får det högsta ger; de som drar lika högt drar igen.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Lotten avgör vem som ger först.</translation>
    </message>
    <message>
        <source>The players choose who deals first.</source>
        <translation>Spelarna väljer vem som ger först.</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>högsta kortet</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>lottas</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>väljs</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spelordning</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins and deals the next round; play goes clockwise.</source>
        <translation>Spelaren till vänster om givaren börjar och ger nästa omgång; spelet går medurs.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins and deals the next round; play goes anticlockwise.</source>
        <translation>Spelaren till höger om givaren börjar och ger nästa omgång; spelet går moturs.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>medurs</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>moturs</translation>
    </message>
    <message>
        <source>Two players take turns either way.</source>
        <translation>Två spelare turas om i vilket fall som helst.</translation>
    </message>
    <message>
        <source>First card that is covered</source>
        <translation>Startkort som täcks</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile, whatever it is.</source>
        <translation>Talongens översta kort vänds upp och blir startkort i sakhögen, vilket det än är.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile. If it is {any}, another card is turned onto it, until a card of another kind lies on top; the covered cards stay in the pile.</source>
        <translation>Talongens översta kort vänds upp och blir startkort i sakhögen. Är det {any} täcks det med ett nytt kort, tills ett kort av annat slag ligger överst; de täckta korten ligger kvar i högen.</translation>
    </message>
    <message>
        <source>A wild first card freezes the pile</source>
        <translation>Ett vilt startkort fryser sakhögen</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the pile.</source>
        <translation>Ett vilt kort som vänds upp i början fryser sakhögen.</translation>
    </message>
    <message>
        <source>A wild card turned up at the start doesn&apos;t freeze the pile.</source>
        <translation>Ett vilt kort som vänds upp i början fryser inte sakhögen.</translation>
    </message>
    <message>
        <source>Wild cards don&apos;t freeze the pile.</source>
        <translation>Vilda kort fryser inte sakhögen.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Kort som dras i en tur</translation>
    </message>
    <message>
        <source>At the start of a turn you draw one card from the stock.</source>
        <translation>I början av en tur drar du ett kort från talongen.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw {number} cards from the stock.</source>
        <translation>I början av en tur drar du {number} kort från talongen.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw cards from the stock: {value}.</source>
        <translation>I början av en tur drar du kort från talongen: {value}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Utgång</translation>
    </message>
    <message>
        <source>Canastas and sambas to go out</source>
        <translation>Canastas och sambas för utgång</translation>
    </message>
    <message>
        <source>No complete {set} is needed to go out.</source>
        <translation>Ingen komplett {set} behövs för att gå ut.</translation>
    </message>
    <message>
        <source>To go out you need one complete {set}.</source>
        <translation>För att gå ut behöver du en komplett {set}.</translation>
    </message>
    <message>
        <source>To go out you need {number} complete {sets} in all.</source>
        <translation>För att gå ut behöver du sammanlagt {number} kompletta {sets}.</translation>
    </message>
    <message>
        <source>To go out you need complete {sets}: {value}.</source>
        <translation>För att gå ut behöver du kompletta {sets}: {value}.</translation>
    </message>
    <message>
        <source>Sambas to go out</source>
        <translation>Sambas för utgång</translation>
    </message>
    <message>
        <source>None of them has to be a complete {samba}.</source>
        <translation>Ingen av dem måste vara en komplett {samba}.</translation>
    </message>
    <message>
        <source>At least one {samba} must be among them.</source>
        <translation>Minst en {samba} måste finnas bland dem.</translation>
    </message>
    <message>
        <source>At least {number} {sambas} must be among them.</source>
        <translation>Minst {number} {sambas} måste finnas bland dem.</translation>
    </message>
    <message>
        <source>Natural canastas and sambas to go out</source>
        <translation>Naturliga canastas och sambas för utgång</translation>
    </message>
    <message>
        <source>None of them has to be without wild cards.</source>
        <translation>Ingen av dem måste vara utan vilda kort.</translation>
    </message>
    <message>
        <source>At least one of them must be without wild cards.</source>
        <translation>Minst en av dem måste vara utan vilda kort.</translation>
    </message>
    <message>
        <source>At least {number} of them must be without wild cards.</source>
        <translation>Minst {number} av dem måste vara utan vilda kort.</translation>
    </message>
    <message>
        <source>Points melded to go out</source>
        <translation>Mälda poäng för utgång</translation>
    </message>
    <message>
        <source>Going out needs no number of melded points.</source>
        <translation>Utgång kräver inga mälda poäng.</translation>
    </message>
    <message>
        <source>You must have melded cards for at least {value} points in this round to go out, your last turn included.</source>
        <translation>Du måste ha mält kort för minst {value} poäng i omgången för att gå ut, din sista tur inräknad.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Det sista kortet</translation>
    </message>
    <message>
        <source>You go out by melding all your cards, or all but one and discarding that one.</source>
        <translation>Du går ut genom att mäla alla dina kort, eller alla utom ett som du sakar.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards but one and discarding that one.</source>
        <translation>Du går ut genom att mäla alla dina kort utom ett som du sakar.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Du går ut genom att mäla alla dina kort; det sista kan inte sakas.</translation>
    </message>
    <message>
        <source>melded or discarded</source>
        <translation>mäls eller sakas</translation>
    </message>
    <message>
        <source>always discarded</source>
        <translation>sakas alltid</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>sakas aldrig</translation>
    </message>
    <message>
        <source>Cards kept while not going out</source>
        <translation>Kort att behålla utan utgång</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least one card when you meld.</source>
        <translation>Så länge du inte får gå ut, ska du behålla minst ett kort när du mäler.</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least {number} cards when you meld; hold fewer only if you go out in the same turn.</source>
        <translation>Så länge du inte får gå ut, ska du behålla minst {number} kort när du mäler; färre bara om du går ut i samma tur.</translation>
    </message>
    <message>
        <source>Passing instead of discarding</source>
        <translation>Passa i stället för att saka</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Varje tur slutar med att du sakar ett kort.</translation>
    </message>
    <message>
        <source>If you have a single card left and may not go out, you keep it and pass; every other turn ends with a discard.</source>
        <translation>Har du ett enda kort kvar och inte får gå ut, behåller du det och passar; varje annan tur slutar med att du sakar ett kort.</translation>
    </message>
    <message>
        <source>with a single card</source>
        <translation>med ett enda kort</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Fråga partnern</translation>
    </message>
    <message>
        <source>Partners aren&apos;t asked before going out.</source>
        <translation>Partner tillfrågas inte före utgång.</translation>
    </message>
    <message>
        <source>Before you go out you may ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Innan du går ut får du fråga: ”Partner, får jag gå ut?” Du måste följa svaret.</translation>
    </message>
    <message>
        <source>Before you go out you must ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Innan du går ut måste du fråga: ”Partner, får jag gå ut?” Du måste följa svaret.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>tillåtet</translation>
    </message>
    <message>
        <source>required</source>
        <translation>krav</translation>
    </message>
    <message>
        <source>All partners must agree</source>
        <translation>Alla partner måste säga ja</translation>
    </message>
    <message>
        <source>Of two partners both must say yes.</source>
        <translation>Av två partner måste båda säga ja.</translation>
    </message>
    <message>
        <source>Of two partners one yes is enough.</source>
        <translation>Av två partner räcker det att en säger ja.</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Bonus för utgång</translation>
    </message>
    <message>
        <source>There is no bonus for going out.</source>
        <translation>Det finns ingen bonus för utgång.</translation>
    </message>
    <message>
        <source>Going out earns {value}.</source>
        <translation>Utgång ger {value}.</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Bonus för dold utgång</translation>
    </message>
    <message>
        <source>Melding the whole hand in one turn earns nothing more.</source>
        <translation>Att mäla hela handen i en enda tur ger inget extra.</translation>
    </message>
    <message>
        <source>Going out concealed earns {value} more.</source>
        <translation>Att gå ut med dold hand ger {value} extra.</translation>
    </message>
    <message>
        <source>What concealed means</source>
        <translation>Vad dold hand betyder</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn.</source>
        <translation>Dold hand betyder att du blir av med hela handen i en enda tur.</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn, {value}.</source>
        <translation>Dold hand betyder att du blir av med hela handen i en enda tur, {value}.</translation>
    </message>
    <message>
        <source>having melded nothing before in the round</source>
        <translation>utan att ha mält tidigare i omgången</translation>
    </message>
    <message>
        <source>after drawing from the stock</source>
        <translation>efter att ha dragit från talongen</translation>
    </message>
    <message>
        <source>adding nothing to melds that lay there before</source>
        <translation>utan att lägga till kort till mälningar som låg där före</translation>
    </message>
    <message>
        <source>laying a complete meld of seven or more cards</source>
        <translation>med en komplett mälning av sju eller fler kort</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing more.</source>
        <translation>Att gå ut med dold hand ger inget extra.</translation>
    </message>
    <message>
        <source>Groups and canastas</source>
        <translation>Grupper och canastas</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Minsta gruppen</translation>
    </message>
    <message>
        <source>A group is {number} or more cards of one rank.</source>
        <translation>En grupp är {number} eller fler kort av samma valör.</translation>
    </message>
    <message>
        <source>Wild cards in a group</source>
        <translation>Vilda kort i en grupp</translation>
    </message>
    <message>
        <source>A group may hold any number of wild cards.</source>
        <translation>En grupp får innehålla hur många vilda kort som helst.</translation>
    </message>
    <message>
        <source>A group holds no wild cards.</source>
        <translation>En grupp får inte innehålla vilda kort.</translation>
    </message>
    <message>
        <source>A group may hold one wild card, no more.</source>
        <translation>En grupp får innehålla ett vilt kort, inte fler.</translation>
    </message>
    <message>
        <source>A group may hold up to {number} wild cards.</source>
        <translation>En grupp får innehålla upp till {number} vilda kort.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ingen gräns</translation>
    </message>
    <message>
        <source>Natural against wild cards in a group</source>
        <translation>Naturliga mot vilda kort i en grupp</translation>
    </message>
    <message>
        <source>For each wild card there must be at least two natural cards in the group.</source>
        <translation>För varje vilt kort måste det finnas minst två naturliga kort i gruppen.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in the group.</source>
        <translation>Det måste finnas fler naturliga än vilda kort i gruppen.</translation>
    </message>
    <message>
        <source>For each wild card there must be at least one natural card in the group.</source>
        <translation>För varje vilt kort måste det finnas minst ett naturligt kort i gruppen.</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a group.</source>
        <translation>Naturliga och vilda kort får blandas hur som helst i en grupp.</translation>
    </message>
    <message>
        <source>twice as many</source>
        <translation>dubbelt så många</translation>
    </message>
    <message>
        <source>more natural than wild</source>
        <translation>fler naturliga än vilda</translation>
    </message>
    <message>
        <source>at least as many</source>
        <translation>minst lika många</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>spelar ingen roll</translation>
    </message>
    <message>
        <source>Natural cards in a group</source>
        <translation>Naturliga kort i en grupp</translation>
    </message>
    <message>
        <source>At least one card of a group must be natural.</source>
        <translation>Minst ett kort i en grupp måste vara naturligt.</translation>
    </message>
    <message>
        <source>At least {number} cards of a group must be natural.</source>
        <translation>Minst {number} kort i en grupp måste vara naturliga.</translation>
    </message>
    <message>
        <source>Wild cards in all groups of a side</source>
        <translation>Vilda kort i lagets alla grupper</translation>
    </message>
    <message>
        <source>There is no limit to the wild cards in all your groups together.</source>
        <translation>Det finns ingen gräns för de vilda korten i alla dina grupper tillsammans.</translation>
    </message>
    <message>
        <source>You may have no wild card in any of your groups.</source>
        <translation>Du får inte ha vilda kort i någon av dina grupper.</translation>
    </message>
    <message>
        <source>All your groups together may hold only one wild card.</source>
        <translation>Alla dina grupper tillsammans får innehålla bara ett vilt kort.</translation>
    </message>
    <message>
        <source>All your groups together may hold at most {number} wild cards.</source>
        <translation>Alla dina grupper tillsammans får innehålla högst {number} vilda kort.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>There are no canastas: seven cards of one rank earn nothing more.</source>
        <translation>Det finns inga canastas: sju kort av samma valör ger inget extra.</translation>
    </message>
    <message>
        <source>A group of {number} cards is a canasta: a natural canasta without wild cards, a mixed one with them.</source>
        <translation>En grupp på {number} kort är en canasta: en naturlig canasta utan vilda kort, en blandad med vilda kort.</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>inga canastas</translation>
    </message>
    <message>
        <source>Canastas of more than seven cards</source>
        <translation>Canastas på mer än sju kort</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards.</source>
        <translation>En canasta får växa över sju kort.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards; no card can be added to it.</source>
        <translation>En canasta är precis sju kort; inga fler kort kan läggas till.</translation>
    </message>
    <message>
        <source>Wild cards onto a complete canasta</source>
        <translation>Vilda kort till en komplett canasta</translation>
    </message>
    <message>
        <source>Wild cards too may be added to a complete canasta, within the limits of a group.</source>
        <translation>Även vilda kort får läggas till en komplett canasta, inom gränserna för en grupp.</translation>
    </message>
    <message>
        <source>No wild card may be added to a complete canasta.</source>
        <translation>Inget vilt kort får läggas till en komplett canasta.</translation>
    </message>
    <message>
        <source>Several groups of one rank</source>
        <translation>Flera grupper av samma valör</translation>
    </message>
    <message>
        <source>You may have several groups of one rank and keep them apart.</source>
        <translation>Du får ha flera grupper av samma valör och hålla dem isär.</translation>
    </message>
    <message>
        <source>You may have only one group of each rank.</source>
        <translation>Du får ha bara en grupp av varje valör.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>inte tillåtet</translation>
    </message>
    <message>
        <source>Merging groups</source>
        <translation>Slå samman grupper</translation>
    </message>
    <message>
        <source>In your turn you may merge two groups of one rank if together they keep to all limits.</source>
        <translation>I din tur får du slå samman två grupper av samma valör om de tillsammans håller alla gränser.</translation>
    </message>
    <message>
        <source>Groups of one rank can&apos;t be merged.</source>
        <translation>Grupper av samma valör kan inte slås samman.</translation>
    </message>
    <message>
        <source>in one&apos;s own turn</source>
        <translation>i den egna turen</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Ett lag har bara en grupp av varje valör.</translation>
    </message>
    <message>
        <source>Adding to melds of other sides</source>
        <translation>Lägga till andra lags mälningar</translation>
    </message>
    <message>
        <source>Once you have made your own first meld, you may add cards to the melds of others too; their points count for you.</source>
        <translation>När du har gjort din egen första mälning får du lägga till kort även till andras mälningar; poängen räknas för dig.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds.</source>
        <translation>Kort kan bara läggas till dina egna mälningar.</translation>
    </message>
    <message>
        <source>Melds of wild cards only</source>
        <translation>Mälningar av bara vilda kort</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld by themselves; seven of them are a wild canasta, also called a bolivia.</source>
        <translation>Tre eller fler vilda kort får vara en egen mälning; sju av dem är en vild canasta, som också kallas bolivia.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Bara vilda kort är ingen mälning.</translation>
    </message>
    <message>
        <source>A wild canasta is closed</source>
        <translation>En vild canasta är avslutad</translation>
    </message>
    <message>
        <source>A wild canasta takes no more cards.</source>
        <translation>Till en vild canasta kan inga fler kort läggas.</translation>
    </message>
    <message>
        <source>More wild cards may be added to a wild canasta.</source>
        <translation>Fler vilda kort får läggas till en vild canasta.</translation>
    </message>
    <message>
        <source>Swapping a wild card</source>
        <translation>Byta ut ett vilt kort</translation>
    </message>
    <message>
        <source>A wild card stays in its meld to the end of the round.</source>
        <translation>Ett vilt kort stannar i sin mälning till omgångens slut.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group of yours that isn&apos;t complete yet, if you put a natural card of its rank from your hand in its place; the wild card comes to your hand.</source>
        <translation>I din tur får du ta ett vilt kort ur en egen grupp som inte är komplett än, om du lägger ett naturligt kort av valören från handen på dess plats; det vilda kortet går till din hand.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group or a sequence of yours that isn&apos;t complete yet, if you put the natural card that it stands for from your hand in its place; the wild card comes to your hand.</source>
        <translation>I din tur får du ta ett vilt kort ur en egen grupp eller sekvens som inte är komplett än, om du lägger det naturliga kort som det står för från handen på dess plats; det vilda kortet går till din hand.</translation>
    </message>
    <message>
        <source>in groups</source>
        <translation>i grupper</translation>
    </message>
    <message>
        <source>in groups and sequences</source>
        <translation>i grupper och sekvenser</translation>
    </message>
    <message>
        <source>Neither groups nor sequences hold wild cards.</source>
        <translation>Varken grupper eller sekvenser innehåller vilda kort.</translation>
    </message>
    <message>
        <source>The first meld of a round</source>
        <translation>Omgångens första mälning</translation>
    </message>
    <message>
        <source>Minimum of the first meld</source>
        <translation>Första mälningens minimipoäng</translation>
    </message>
    <message>
        <source>The first meld of a round must reach a minimum, by the score before the round: {value}.</source>
        <translation>Omgångens första mälning måste nå minimipoäng efter ställningen före omgången: {value}.</translation>
    </message>
    <message>
        <source>Several melds count together</source>
        <translation>Flera mälningar räknas ihop</translation>
    </message>
    <message>
        <source>Several melds laid in the same turn count together.</source>
        <translation>Flera mälningar i samma tur räknas ihop.</translation>
    </message>
    <message>
        <source>A single meld must reach the minimum.</source>
        <translation>En enda mälning måste nå minimipoängen.</translation>
    </message>
    <message>
        <source>Sequences count for the first meld</source>
        <translation>Sekvenser räknas i första mälningen</translation>
    </message>
    <message>
        <source>Sequences count like groups.</source>
        <translation>Sekvenser räknas som grupper.</translation>
    </message>
    <message>
        <source>Sequences don&apos;t count for the minimum.</source>
        <translation>Sekvenser räknas inte mot minimipoängen.</translation>
    </message>
    <message>
        <source>Who must reach the minimum</source>
        <translation>Vem som måste nå minimipoängen</translation>
    </message>
    <message>
        <source>When one player has made the first meld, it is made for the whole team.</source>
        <translation>När en spelare har gjort första mälningen gäller den för hela laget.</translation>
    </message>
    <message>
        <source>Each player has to make a first meld of their own, partners too.</source>
        <translation>Varje spelare måste göra en egen första mälning, även partner.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>varje lag</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>varje spelare</translation>
    </message>
    <message>
        <source>Take the pile for the first meld</source>
        <translation>Ta sakhögen till första mälningen</translation>
    </message>
    <message>
        <source>The pile may be taken for the first meld too.</source>
        <translation>Sakhögen får tas även till första mälningen.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken before the first meld is made.</source>
        <translation>Sakhögen kan inte tas innan första mälningen är gjord.</translation>
    </message>
    <message>
        <source>The top card counts for the first meld</source>
        <translation>Översta kortet räknas i första mälningen</translation>
    </message>
    <message>
        <source>The top card of the pile counts for the minimum.</source>
        <translation>Sakhögens översta kort räknas mot minimipoängen.</translation>
    </message>
    <message>
        <source>The top card of the pile doesn&apos;t count for the minimum.</source>
        <translation>Sakhögens översta kort räknas inte mot minimipoängen.</translation>
    </message>
    <message>
        <source>The rest of the pile counts for the first meld</source>
        <translation>Resten av sakhögen räknas i första mälningen</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand at once and may help to reach the minimum.</source>
        <translation>Resten av sakhögen går till handen genast och får hjälpa till att nå minimipoängen.</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand only when the minimum is reached.</source>
        <translation>Resten av sakhögen går till handen först när minimipoängen är nådd.</translation>
    </message>
    <message>
        <source>Only the top card is taken.</source>
        <translation>Bara det översta kortet tas.</translation>
    </message>
    <message>
        <source>Bonuses count for the first meld</source>
        <translation>Bonusar räknas i första mälningen</translation>
    </message>
    <message>
        <source>Bonuses for complete {sets} and for red threes count too.</source>
        <translation>Bonusar för kompletta {sets} och för röda treor räknas också.</translation>
    </message>
    <message>
        <source>Only the points of the cards count, no bonuses.</source>
        <translation>Bara kortens poäng räknas, inga bonusar.</translation>
    </message>
    <message>
        <source>No minimum when going out in one turn</source>
        <translation>Inga minimipoäng vid utgång i en enda tur</translation>
    </message>
    <message>
        <source>There is no minimum if you draw from the stock and meld your whole hand in one turn, with a complete {set} on the table at the end.</source>
        <translation>Det finns inga minimipoäng om du drar från talongen och mäler hela handen i en tur, med en komplett {set} på bordet till slut.</translation>
    </message>
    <message>
        <source>The minimum holds even if the whole hand is melded in one turn.</source>
        <translation>Minimipoängen gäller även om hela handen mäls i en tur.</translation>
    </message>
    <message>
        <source>Scoring and the match</source>
        <translation>Poäng och parti</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>Bonus för en naturlig canasta</translation>
    </message>
    <message>
        <source>A natural canasta earns {value}.</source>
        <translation>En naturlig canasta ger {value}.</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>Bonus för en blandad canasta</translation>
    </message>
    <message>
        <source>A mixed canasta earns {value}.</source>
        <translation>En blandad canasta ger {value}.</translation>
    </message>
    <message>
        <source>Bonus for a samba</source>
        <translation>Bonus för en samba</translation>
    </message>
    <message>
        <source>Seven natural cards in sequence earn {value}.</source>
        <translation>Sju naturliga kort i följd ger {value}.</translation>
    </message>
    <message>
        <source>Bonus for a samba with wild cards</source>
        <translation>Bonus för en samba med vilda kort</translation>
    </message>
    <message>
        <source>Seven cards in sequence, wild cards among them, earn {value}.</source>
        <translation>Sju kort i följd, med vilda kort bland dem, ger {value}.</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>Bonus för en vild canasta</translation>
    </message>
    <message>
        <source>A wild canasta earns {value}.</source>
        <translation>En vild canasta ger {value}.</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Mälda kort räknas</translation>
    </message>
    <message>
        <source>The points of all melded cards are added.</source>
        <translation>Poängen för alla mälda kort läggs till.</translation>
    </message>
    <message>
        <source>Only bonuses count, not the points of melded cards.</source>
        <translation>Bara bonusar räknas, inte de mälda kortens poäng.</translation>
    </message>
    <message>
        <source>Cards left in hand are deducted</source>
        <translation>Kort kvar på handen dras av</translation>
    </message>
    <message>
        <source>The points of the cards left in the hands are deducted.</source>
        <translation>Poängen för kort kvar på händerna dras av.</translation>
    </message>
    <message>
        <source>Cards left in the hands cost nothing.</source>
        <translation>Kort kvar på händerna kostar inget.</translation>
    </message>
    <message>
        <source>Target of the match</source>
        <translation>Partiets slutpoäng</translation>
    </message>
    <message>
        <source>The target of the match is {value} points.</source>
        <translation>Partiets slutpoäng är {value}.</translation>
    </message>
    <message>
        <source>The target of the match in points is {value}.</source>
        <translation>Partiets slutpoäng är {value}.</translation>
    </message>
    <message>
        <source>Targets offered</source>
        <translation>Slutpoäng att välja</translation>
    </message>
    <message>
        <source>Usual targets are {any} points.</source>
        <translation>Vanliga slutpoäng är {any}.</translation>
    </message>
    <message>
        <source>When the target counts</source>
        <translation>När slutpoängen gäller</translation>
    </message>
    <message>
        <source>The match is over when the target has been reached at the end of a round.</source>
        <translation>Partiet är slut när slutpoängen är nådd i slutet av en omgång.</translation>
    </message>
    <message>
        <source>The match ends at once, in the middle of a round, when the target would be reached by counting.</source>
        <translation>Partiet slutar genast, mitt i en omgång, när slutpoängen skulle vara nådd om man räknade.</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>efter omgången</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>genast</translation>
    </message>
    <message>
        <source>Several sides at the target</source>
        <translation>Flera lag vid slutpoängen</translation>
    </message>
    <message>
        <source>If several have reached the target, the highest score wins.</source>
        <translation>Har flera nått slutpoängen vinner den högsta ställningen.</translation>
    </message>
    <message>
        <source>If several have reached the target, whoever went out wins, else the highest score.</source>
        <translation>Har flera nått slutpoängen vinner den som gick ut, annars den högsta ställningen.</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>högsta ställningen</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <translation>den som gick ut</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Lika ställning</translation>
    </message>
    <message>
        <source>If the highest scores are equal, the match is a draw.</source>
        <translation>Är de högsta ställningarna lika, slutar partiet oavgjort.</translation>
    </message>
    <message>
        <source>If the highest scores are equal, another round is played.</source>
        <translation>Är de högsta ställningarna lika, spelas en omgång till.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>oavgjort</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>en omgång till</translation>
    </message>
    <message>
        <source>Most rounds of a match</source>
        <translation>Flest omgångar i ett parti</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds.</source>
        <translation>Det finns ingen gräns för antalet omgångar.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after one round is a draw.</source>
        <translation>Ett parti som inte är vunnet efter en omgång är oavgjort.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after {value} rounds is a draw.</source>
        <translation>Ett parti som inte är vunnet efter {value} omgångar är oavgjort.</translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>En grupp innehåller inga vilda kort.</translation>
    </message>
    <message>
        <source>There are no canastas.</source>
        <translation>Det finns inga canastas.</translation>
    </message>
    <message>
        <source>No card at all can be added to a complete canasta.</source>
        <translation>Inget kort alls kan läggas till en komplett canasta.</translation>
    </message>
    <message>
        <source>Wild cards can&apos;t be melded by themselves.</source>
        <translation>Vilda kort kan inte mälas för sig.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played.</source>
        <translation>Sekvenser spelas inte.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>En sekvens innehåller inga vilda kort.</translation>
    </message>
    <message>
        <source>There are no sambas.</source>
        <translation>Det finns inga sambas.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas.</source>
        <translation>Det finns varken canastas eller sambas.</translation>
    </message>
    <message>
        <source>There is no way of taking the pile.</source>
        <translation>Det finns inget sätt att ta sakhögen.</translation>
    </message>
    <message>
        <source>The top card is taken without melding it.</source>
        <translation>Det översta kortet tas utan att mälas.</translation>
    </message>
    <message>
        <source>The pile is taken in the same way whether it is frozen or not.</source>
        <translation>Sakhögen tas på samma sätt vare sig den är frusen eller inte.</translation>
    </message>
    <message>
        <source>The pile is frozen all the time.</source>
        <translation>Sakhögen är frusen hela tiden.</translation>
    </message>
    <message>
        <source>A first meld needs no minimum.</source>
        <translation>En första mälning kräver inga minimipoäng.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken for a first meld.</source>
        <translation>Sakhögen kan inte tas till en första mälning.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards.</source>
        <translation>Treor är vanliga kort.</translation>
    </message>
    <message>
        <source>Red threes have no special role.</source>
        <translation>Röda treor har ingen särskild roll.</translation>
    </message>
    <message>
        <source>Red threes never stay in a hand.</source>
        <translation>Röda treor stannar aldrig på en hand.</translation>
    </message>
    <message>
        <source>Red threes count for every side.</source>
        <translation>Röda treor räknas för varje lag.</translation>
    </message>
    <message>
        <source>Cards left in the hand cost nothing.</source>
        <translation>Kort kvar på handen kostar inget.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Alla spelar var för sig.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked.</source>
        <translation>Partnern tillfrågas inte.</translation>
    </message>
    <message>
        <source>Nobody has more than one partner.</source>
        <translation>Ingen har mer än en partner.</translation>
    </message>
    <message>
        <source>while it isn&apos;t frozen</source>
        <translation>så länge den inte är frusen</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Sakhögen</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Kort som tas från sakhögen</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>I stället för att dra får du ta hela sakhögen.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>I stället för att dra får du ta de fem översta korten i sakhögen, eller alla om de är färre.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile, and no more.</source>
        <translation>I stället för att dra får du ta sakhögens översta kort, och inte fler.</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>det översta kortet</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fem kort</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>hela sakhögen</translation>
    </message>
    <message>
        <source>The top card must be melded</source>
        <translation>Översta kortet måste mälas</translation>
    </message>
    <message>
        <source>Whoever takes the pile must meld its top card at once; the rest comes to the hand.</source>
        <translation>Den som tar sakhögen måste mäla det översta kortet genast; resten går till handen.</translation>
    </message>
    <message>
        <source>What is taken from the pile comes to the hand; nothing has to be melded.</source>
        <translation>Det som tas från sakhögen går till handen; inget måste mälas.</translation>
    </message>
    <message>
        <source>Take with a natural pair</source>
        <translation>Ta med naturligt par</translation>
    </message>
    <message>
        <source>You may take the pile, frozen or not, with two natural cards of the same rank as its top card from your hand.</source>
        <translation>Du får ta sakhögen, frusen eller inte, med två naturliga kort från handen av samma valör som dess översta kort.</translation>
    </message>
    <message>
        <source>A natural pair from the hand doesn&apos;t take the pile.</source>
        <translation>Ett naturligt par från handen tar inte sakhögen.</translation>
    </message>
    <message>
        <source>Take with a natural and a wild card</source>
        <translation>Ta med ett naturligt och ett vilt kort</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card don&apos;t take the pile.</source>
        <translation>Ett naturligt kort av valören och ett vilt kort tar inte sakhögen.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, one natural card of that rank and a wild card from your hand take it too.</source>
        <translation>Så länge sakhögen inte är frusen tar även ett naturligt kort av valören och ett vilt kort från handen den.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card from your hand take the pile too, frozen or not.</source>
        <translation>Ett naturligt kort av valören och ett vilt kort från handen tar också sakhögen, frusen eller inte.</translation>
    </message>
    <message>
        <source>Where the pair goes</source>
        <translation>Vart paret går</translation>
    </message>
    <message>
        <source>The top card and the pair begin a new group or join one of yours.</source>
        <translation>Det översta kortet och paret börjar en ny grupp eller läggs till en av dina.</translation>
    </message>
    <message>
        <source>The top card and the pair always begin a new group.</source>
        <translation>Det översta kortet och paret börjar alltid en ny grupp.</translation>
    </message>
    <message>
        <source>a new group</source>
        <translation>en ny grupp</translation>
    </message>
    <message>
        <source>any group of that rank</source>
        <translation>vilken grupp som helst av valören</translation>
    </message>
    <message>
        <source>Two cards of its rank from the hand don&apos;t take the pile.</source>
        <translation>Två kort av valören från handen tar inte sakhögen.</translation>
    </message>
    <message>
        <source>Take by adding to a group</source>
        <translation>Ta genom att lägga till en grupp</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card alone to a group on the table.</source>
        <translation>Du kan inte ta sakhögen genom att lägga till bara dess översta kort till en grupp på bordet.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a group of yours.</source>
        <translation>Så länge sakhögen inte är frusen får du också ta den genom att lägga till dess översta kort till en av dina grupper.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a group of yours.</source>
        <translation>Du får också ta sakhögen, frusen eller inte, genom att lägga till dess översta kort till en av dina grupper.</translation>
    </message>
    <message>
        <source>Take by adding to a sequence</source>
        <translation>Ta genom att lägga till en sekvens</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card to a sequence on the table.</source>
        <translation>Du kan inte ta sakhögen genom att lägga till dess översta kort till en sekvens på bordet.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a sequence of yours.</source>
        <translation>Så länge sakhögen inte är frusen får du också ta den genom att lägga till dess översta kort till en av dina sekvenser.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a sequence of yours.</source>
        <translation>Du får också ta sakhögen, frusen eller inte, genom att lägga till dess översta kort till en av dina sekvenser.</translation>
    </message>
    <message>
        <source>Take the top card alone onto a sequence</source>
        <translation>Ta bara det översta kortet till en sekvens</translation>
    </message>
    <message>
        <source>Instead of drawing you may also take only the top card, if it fits an end of a sequence of yours of fewer than seven cards; the rest of the pile stays.</source>
        <translation>I stället för att dra får du också ta bara det översta kortet, om det passar i änden av en egen sekvens med färre än sju kort; resten av högen ligger kvar.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken by itself onto a sequence.</source>
        <translation>Det översta kortet kan inte tas ensamt till en sekvens.</translation>
    </message>
    <message>
        <source>Take by beginning a sequence</source>
        <translation>Ta genom att börja en sekvens</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence.</source>
        <translation>Det översta kortet kan inte börja en ny sekvens.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by beginning a new sequence with its top card and two natural cards from your hand, or the card next to it and a wild card.</source>
        <translation>Så länge sakhögen inte är frusen får du också ta den genom att börja en ny sekvens med dess översta kort och två naturliga kort från handen, eller kortet intill det och ett vilt kort.</translation>
    </message>
    <message>
        <source>You may also take the pile by beginning a new sequence with its top card and two natural cards from your hand; while it isn&apos;t frozen, the card next to it and a wild card do too.</source>
        <translation>Du får också ta sakhögen genom att börja en ny sekvens med dess översta kort och två naturliga kort från handen; så länge den inte är frusen går det även med kortet intill det och ett vilt kort.</translation>
    </message>
    <message>
        <source>Take onto a complete canasta</source>
        <translation>Ta till en komplett canasta</translation>
    </message>
    <message>
        <source>The group that its top card joins may be a complete canasta.</source>
        <translation>Den grupp som det översta kortet läggs till får vara en komplett canasta.</translation>
    </message>
    <message>
        <source>Only a natural pair may bring its top card to a complete canasta.</source>
        <translation>Bara ett naturligt par får föra det översta kortet till en komplett canasta.</translation>
    </message>
    <message>
        <source>Only a natural pair brings its top card to a group.</source>
        <translation>Bara ett naturligt par för det översta kortet till en grupp.</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>Frusen före första mälningen</translation>
    </message>
    <message>
        <source>Before your first meld the pile is always frozen for you.</source>
        <translation>Före din första mälning är sakhögen alltid frusen för dig.</translation>
    </message>
    <message>
        <source>Before your first meld the pile is no more frozen for you than later.</source>
        <translation>Före din första mälning är sakhögen inte mer frusen för dig än senare.</translation>
    </message>
    <message>
        <source>What freezes the pile</source>
        <translation>Vad som fryser sakhögen</translation>
    </message>
    <message>
        <source>No card freezes the pile.</source>
        <translation>Inget kort fryser sakhögen.</translation>
    </message>
    <message>
        <source>The pile is frozen when {any} is laid on it.</source>
        <translation>Sakhögen fryses när {any} läggs på den.</translation>
    </message>
    <message>
        <source>How long the pile stays frozen</source>
        <translation>Hur länge sakhögen är frusen</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken, even where a part of it is left.</source>
        <translation>En frusen sakhög är frusen tills den tas, även om en del av den blir kvar.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen as long as such a card lies in it.</source>
        <translation>En frusen sakhög är frusen så länge ett sådant kort ligger i den.</translation>
    </message>
    <message>
        <source>until it is taken</source>
        <translation>tills den tas</translation>
    </message>
    <message>
        <source>while such a card lies in it</source>
        <translation>medan ett sådant kort ligger i den</translation>
    </message>
    <message>
        <source>Whoever takes the pile takes all of it.</source>
        <translation>Den som tar sakhögen tar hela.</translation>
    </message>
    <message>
        <source>What blocks the pile</source>
        <translation>Vad som blockerar sakhögen</translation>
    </message>
    <message>
        <source>No card blocks the pile.</source>
        <translation>Inget kort blockerar sakhögen.</translation>
    </message>
    <message>
        <source>While {any} lies on top, the pile is blocked: nobody can take it or its top card.</source>
        <translation>När {any} ligger överst är sakhögen blockerad: ingen kan ta den eller dess översta kort.</translation>
    </message>
    <message>
        <source>Red threes may be discarded</source>
        <translation>Röda treor får sakas</translation>
    </message>
    <message>
        <source>A red three may also be discarded.</source>
        <translation>En röd trea får också sakas.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded.</source>
        <translation>En röd trea får inte sakas.</translation>
    </message>
    <message>
        <source>Red threes are never kept in the hand, or are ordinary cards.</source>
        <translation>Röda treor behålls aldrig på handen, eller är vanliga kort.</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>Vilda kort får sakas</translation>
    </message>
    <message>
        <source>A wild card may be discarded.</source>
        <translation>Ett vilt kort får sakas.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded.</source>
        <translation>Ett vilt kort får inte sakas.</translation>
    </message>
    <message>
        <source>With a single card in the hand</source>
        <translation>Med ett enda kort på handen</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile like others.</source>
        <translation>Med ett enda kort på handen får du ta sakhögen som andra.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile only if you may go out.</source>
        <translation>Med ett enda kort på handen får du ta sakhögen bara om du får gå ut.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>Med ett enda kort på handen får du inte ta en sakhög på ett enda kort.</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>som andra</translation>
    </message>
    <message>
        <source>no pile without going out</source>
        <translation>ingen sakhög utan utgång</translation>
    </message>
    <message>
        <source>no pile of a single card</source>
        <translation>ingen sakhög på ett enda kort</translation>
    </message>
    <message>
        <source>A single card never takes the pile anyway.</source>
        <translation>Ett enda kort tar aldrig sakhögen i vilket fall som helst.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Röda treor</translation>
    </message>
    <message>
        <source>Laying red threes out</source>
        <translation>Lägga ut röda treor</translation>
    </message>
    <message>
        <source>A red three is laid out face up beside your melds as soon as it comes to your hand, in the deal too.</source>
        <translation>En röd trea läggs ut med framsidan upp bredvid dina mälningar så snart den kommer till handen, även i given.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may lay out a red three face up beside your melds, or keep it in your hand.</source>
        <translation>I din tur, efter att ha dragit, får du lägga ut en röd trea med framsidan upp bredvid dina mälningar, eller behålla den på handen.</translation>
    </message>
    <message>
        <source>Red threes earn nothing and are never melded.</source>
        <translation>Röda treor ger inget och mäls aldrig.</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>ditt val</translation>
    </message>
    <message>
        <source>no special role</source>
        <translation>ingen särskild roll</translation>
    </message>
    <message>
        <source>Replacement card</source>
        <translation>Ersättningskort</translation>
    </message>
    <message>
        <source>For each red three laid out you draw a replacement card from the stock.</source>
        <translation>För varje röd trea som läggs ut drar du ett ersättningskort från talongen.</translation>
    </message>
    <message>
        <source>No card is drawn for a red three that is laid out.</source>
        <translation>Inget kort dras för en röd trea som läggs ut.</translation>
    </message>
    <message>
        <source>Replacement for a red three from the pile</source>
        <translation>Ersättning för en röd trea från sakhögen</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced like others.</source>
        <translation>En röd trea som kom med sakhögen ersätts som andra.</translation>
    </message>
    <message>
        <source>A red three that came with the pile isn&apos;t replaced.</source>
        <translation>En röd trea som kom med sakhögen ersätts inte.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced.</source>
        <translation>Röda treor ersätts inte.</translation>
    </message>
    <message>
        <source>Bonus for each red three</source>
        <translation>Bonus för varje röd trea</translation>
    </message>
    <message>
        <source>Each red three laid out earns {value}.</source>
        <translation>Varje utlagd röd trea ger {value}.</translation>
    </message>
    <message>
        <source>Bonus for all red threes</source>
        <translation>Bonus för alla röda treor</translation>
    </message>
    <message>
        <source>All red threes together earn {value} instead.</source>
        <translation>Alla röda treor tillsammans ger i stället {value}.</translation>
    </message>
    <message>
        <source>When red threes count for a side</source>
        <translation>När röda treor räknas för ett lag</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have the {sets} that going out needs.</source>
        <translation>Röda treor räknas för dig bara om du har de {sets} som utgång kräver.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have melded in this round.</source>
        <translation>Röda treor räknas för dig bara om du har mält i omgången.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have enough complete {sets}.</source>
        <translation>Röda treor räknas för dig bara om du har tillräckligt många kompletta {sets}.</translation>
    </message>
    <message>
        <source>if it may go out</source>
        <translation>om laget får gå ut</translation>
    </message>
    <message>
        <source>after the first meld</source>
        <translation>efter första mälningen</translation>
    </message>
    <message>
        <source>with enough canastas and sambas</source>
        <translation>med tillräckligt många canastas och sambas</translation>
    </message>
    <message>
        <source>Canastas and sambas for red threes</source>
        <translation>Canastas och sambas för röda treor</translation>
    </message>
    <message>
        <source>Red threes need no complete {set} to count for you.</source>
        <translation>Röda treor behöver ingen komplett {set} för att räknas för dig.</translation>
    </message>
    <message>
        <source>Red threes need one complete {set} to count for you.</source>
        <translation>Röda treor behöver en komplett {set} för att räknas för dig.</translation>
    </message>
    <message>
        <source>Red threes need {number} complete {sets} to count for you.</source>
        <translation>Röda treor behöver {number} kompletta {sets} för att räknas för dig.</translation>
    </message>
    <message>
        <source>Red threes don&apos;t depend on a number of canastas and sambas.</source>
        <translation>Röda treor beror inte på ett antal canastas och sambas.</translation>
    </message>
    <message>
        <source>Penalty for each red three</source>
        <translation>Straff för varje röd trea</translation>
    </message>
    <message>
        <source>Red threes that don&apos;t count for you cost {value} each.</source>
        <translation>Röda treor som inte räknas för dig kostar {value} var.</translation>
    </message>
    <message>
        <source>Penalty for all red threes</source>
        <translation>Straff för alla röda treor</translation>
    </message>
    <message>
        <source>All red threes together cost {value} where they don&apos;t count for you.</source>
        <translation>Alla röda treor tillsammans kostar {value} där de inte räknas för dig.</translation>
    </message>
    <message>
        <source>Penalty for red threes left in the hand</source>
        <translation>Straff för röda treor kvar på handen</translation>
    </message>
    <message>
        <source>Red threes left in the hand cost nothing.</source>
        <translation>Röda treor kvar på handen kostar inget.</translation>
    </message>
    <message>
        <source>A player with red threes left in the hand at the end of the round loses {value}, however many they are.</source>
        <translation>En spelare med röda treor kvar på handen i slutet av omgången förlorar {value}, hur många de än är.</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock</source>
        <translation>En röd trea som talongens sista kort</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, play goes on all the same.</source>
        <translation>Är talongens sista kort en röd trea, fortsätter spelet ändå.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, it is laid out and the round ends there.</source>
        <translation>Är talongens sista kort en röd trea, läggs den ut och omgången slutar där.</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>spelet fortsätter</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation>avslutar omgången</translation>
    </message>
    <message>
        <source>Sequences and sambas</source>
        <translation>Sekvenser och sambas</translation>
    </message>
    <message>
        <source>Sequences are played</source>
        <translation>Sekvenser spelas</translation>
    </message>
    <message>
        <source>Cards of one suit in unbroken order are a meld too, a sequence.</source>
        <translation>Kort i en färg i obruten följd är också en mälning, en sekvens.</translation>
    </message>
    <message>
        <source>There are no sequences: every meld is a group of one rank.</source>
        <translation>Det finns inga sekvenser: varje mälning är en grupp av samma valör.</translation>
    </message>
    <message>
        <source>Order of a sequence</source>
        <translation>Ordningen i en sekvens</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 4 and the highest the ace; none goes round the corner.</source>
        <translation>Sekvensens lägsta kort är 4 och det högsta ess; ingen går runt hörnet.</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 3 and the highest the ace; none goes round the corner.</source>
        <translation>Sekvensens lägsta kort är 3 och det högsta ess; ingen går runt hörnet.</translation>
    </message>
    <message>
        <source>The order of a sequence runs from ace over 2 and 3 up to king. Twos and threes of the suit count in their own places, and an ace may join only a sequence with 2, 3 and 4.</source>
        <translation>Ordningen i en sekvens går från ess över 2 och 3 upp till kung. Tvåor och treor i färgen räknas på sina egna platser, och ett ess får bara läggas till en sekvens med 2, 3 och 4.</translation>
    </message>
    <message>
        <source>4 to ace</source>
        <translation>4 till ess</translation>
    </message>
    <message>
        <source>3 to ace</source>
        <translation>3 till ess</translation>
    </message>
    <message>
        <source>ace to king</source>
        <translation>ess till kung</translation>
    </message>
    <message>
        <source>Shortest sequence</source>
        <translation>Kortaste sekvensen</translation>
    </message>
    <message>
        <source>A sequence has at least {number} cards.</source>
        <translation>En sekvens har minst {number} kort.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längsta sekvensen</translation>
    </message>
    <message>
        <source>A sequence may be as long as its suit.</source>
        <translation>En sekvens får vara så lång som färgen.</translation>
    </message>
    <message>
        <source>A sequence has at most {number} cards.</source>
        <translation>En sekvens har högst {number} kort.</translation>
    </message>
    <message>
        <source>Wild cards in a sequence</source>
        <translation>Vilda kort i en sekvens</translation>
    </message>
    <message>
        <source>A sequence may hold any number of wild cards.</source>
        <translation>En sekvens får innehålla hur många vilda kort som helst.</translation>
    </message>
    <message>
        <source>A sequence holds no wild cards.</source>
        <translation>En sekvens får inte innehålla vilda kort.</translation>
    </message>
    <message>
        <source>A sequence may hold one wild card, no more.</source>
        <translation>En sekvens får innehålla ett vilt kort, inte fler.</translation>
    </message>
    <message>
        <source>A sequence may hold up to {number} wild cards.</source>
        <translation>En sekvens får innehålla upp till {number} vilda kort.</translation>
    </message>
    <message>
        <source>Natural cards in a sequence</source>
        <translation>Naturliga kort i en sekvens</translation>
    </message>
    <message>
        <source>At least one card of a sequence must be natural.</source>
        <translation>Minst ett kort i en sekvens måste vara naturligt.</translation>
    </message>
    <message>
        <source>At least {number} cards of a sequence must be natural.</source>
        <translation>Minst {number} kort i en sekvens måste vara naturliga.</translation>
    </message>
    <message>
        <source>Natural against wild cards in a sequence</source>
        <translation>Naturliga mot vilda kort i en sekvens</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a sequence.</source>
        <translation>Naturliga och vilda kort får blandas hur som helst i en sekvens.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in a sequence.</source>
        <translation>Det måste finnas fler naturliga än vilda kort i en sekvens.</translation>
    </message>
    <message>
        <source>There are always more natural cards than wild cards anyway.</source>
        <translation>Det finns alltid fler naturliga än vilda kort i vilket fall som helst.</translation>
    </message>
    <message>
        <source>A wild card keeps its place</source>
        <translation>Ett vilt kort behåller sin plats</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for one certain card, named when it is laid.</source>
        <translation>Ett vilt kort i en sekvens står för ett bestämt kort, som sägs när det läggs ut.</translation>
    </message>
    <message>
        <source>A wild card in a sequence gives way to the card that it stands for when that is added, and moves to an end.</source>
        <translation>Ett vilt kort i en sekvens lämnar plats åt det kort som det står för när det läggs till, och flyttas till en ände.</translation>
    </message>
    <message>
        <source>Sambas</source>
        <translation>Sambas</translation>
    </message>
    <message>
        <source>There are no sambas: seven cards in sequence earn nothing more.</source>
        <translation>Det finns inga sambas: sju kort i följd ger inget extra.</translation>
    </message>
    <message>
        <source>A sequence of {number} cards is {a_samba}.</source>
        <translation>En sekvens på {number} kort är {a_samba}.</translation>
    </message>
    <message>
        <source>no sambas</source>
        <translation>inga sambas</translation>
    </message>
    <message>
        <source>A samba is closed</source>
        <translation>En samba är avslutad</translation>
    </message>
    <message>
        <source>A complete {samba} takes no more cards.</source>
        <translation>Till en komplett {samba} kan inga fler kort läggas.</translation>
    </message>
    <message>
        <source>More cards may be added to a complete {samba}.</source>
        <translation>Fler kort får läggas till en komplett {samba}.</translation>
    </message>
    <message>
        <source>No sequence has more than seven cards anyway.</source>
        <translation>Ingen sekvens har fler än sju kort i vilket fall som helst.</translation>
    </message>
    <message>
        <source>Merging sequences</source>
        <translation>Slå samman sekvenser</translation>
    </message>
    <message>
        <source>Two sequences of one suit can&apos;t be merged.</source>
        <translation>Två sekvenser i samma färg kan inte slås samman.</translation>
    </message>
    <message>
        <source>In your turn you may merge two sequences of one suit that make one of at most seven cards, with cards from your hand between them where they are needed.</source>
        <translation>I din tur får du slå samman två sekvenser i samma färg som blir en på högst sju kort, med kort från handen mellan dem där det behövs.</translation>
    </message>
    <message>
        <source>up to seven cards</source>
        <translation>upp till sju kort</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit.</source>
        <translation>Ett lag har bara en sekvens i varje färg.</translation>
    </message>
    <message>
        <source>Several sequences of one suit</source>
        <translation>Flera sekvenser i samma färg</translation>
    </message>
    <message>
        <source>You may have several sequences of one suit, even of the same cards.</source>
        <translation>Du får ha flera sekvenser i samma färg, även av samma kort.</translation>
    </message>
    <message>
        <source>You may have only one sequence of each suit.</source>
        <translation>Du får ha bara en sekvens i varje färg.</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>När talongen är slut</translation>
    </message>
    <message>
        <source>When the stock is used up, play goes on as long as each player takes from the pile. The round ends when somebody has to draw; nobody gets a bonus for going out.</source>
        <translation>När talongen är slut fortsätter spelet så länge varje spelare tar från sakhögen. Omgången slutar när någon måste dra; ingen får bonus för utgång.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top card are shuffled into a new stock, at most twice in a round. After that the round ends when somebody has to draw.</source>
        <translation>När talongen är slut blandas alla sakade kort utom det översta till en ny talong, högst två gånger per omgång. Därefter slutar omgången när någon måste dra.</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>omgången slutar</translation>
    </message>
    <message>
        <source>the discards are shuffled</source>
        <translation>de sakade korten blandas</translation>
    </message>
    <message>
        <source>Drawing fewer cards at the end</source>
        <translation>Dra färre kort på slutet</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, you draw what there is.</source>
        <translation>Har talongen färre kort än du ska dra, drar du det som finns.</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, it counts as used up.</source>
        <translation>Har talongen färre kort än du ska dra, räknas den som slut.</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>Bara ett kort dras i en tur.</translation>
    </message>
    <message>
        <source>The pile must be taken at the end</source>
        <translation>Sakhögen måste tas på slutet</translation>
    </message>
    <message>
        <source>Once the stock is used up, you must take the pile if it isn&apos;t frozen and its top card can be added to one of your melds.</source>
        <translation>När talongen är slut måste du ta sakhögen om den inte är frusen och dess översta kort kan läggas till en av dina mälningar.</translation>
    </message>
    <message>
        <source>Nobody has to take the pile.</source>
        <translation>Ingen måste ta sakhögen.</translation>
    </message>
    <message>
        <source>The pile isn&apos;t taken by adding its top card to a meld.</source>
        <translation>Sakhögen tas inte genom att dess översta kort läggs till en mälning.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules for the next match</source>
        <translation>Regler för nästa parti</translation>
    </message>
    <message>
        <source>Read as a rules &amp;page</source>
        <translation>Läs som re&amp;gelsida</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>&amp;Use for the next match</source>
        <translation>A&amp;nvänd från nästa parti</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>&amp;Exportera till en fil…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>&amp;Importera från en fil…</translation>
    </message>
    <message>
        <source>&amp;Copy as a code</source>
        <translation>&amp;Kopiera som kod</translation>
    </message>
    <message>
        <source>&amp;Paste a code…</source>
        <translation>K&amp;listra in en kod…</translation>
    </message>
    <message>
        <source>{what}, not saved</source>
        <translation>{what}, inte sparat</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Inget parti är möjligt med de här reglerna: {why}</translation>
    </message>
    <message>
        <source>Show &amp;it</source>
        <translation>&amp;Visa den</translation>
    </message>
    <message>
        <source>The rules of a match are agreed before it. Changes are for the next one.</source>
        <translation>Reglerna för ett parti bestäms före det. Ändringar gäller nästa.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Kod {code}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) of your own rules (is|are) left out too.</source>
        <translation>
            <numerusform>%n fil till med egna regler är också utelämnad.</numerusform>
            <numerusform>%n filer till med egna regler är också utelämnade.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are those of {preset} again.</source>
        <translation>Alla regler är {preset} igen.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Ån&amp;gra</translation>
    </message>
    <message>
        <source>You changed “{name}”. The changes can be saved, or count for the next match alone.</source>
        <translation>Du ändrade ”{name}”. Ändringarna kan sparas, eller gälla bara för nästa parti.</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Fortsätt ändra</translation>
    </message>
    <message>
        <source>Use &amp;once</source>
        <translation>Använd &amp;en gång</translation>
    </message>
    <message>
        <source>&amp;Save and use</source>
        <translation>&amp;Spara och använd</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Spara ändringarna?</translation>
    </message>
    <message>
        <source>What you changed is not saved: {names}.</source>
        <translation>Det du ändrade är inte sparat: {names}.</translation>
    </message>
    <message>
        <source>&amp;Throw the changes away</source>
        <translation>&amp;Släng ändringarna</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Lämna utan att spara?</translation>
    </message>
</context>
<context>
    <name>RulesErrors</name>
    <message>
        <source>needed is an object such as {example}.</source>
        <translation>här behövs ett objekt, t.ex. {example}.</translation>
    </message>
    <message>
        <source>needed is an object of options, such as {example}.</source>
        <translation>här behövs ett objekt med regler, t.ex. {example}.</translation>
    </message>
    <message>
        <source>this is missing; allowed is {allowed}.</source>
        <translation>det här saknas; tillåtet är {allowed}.</translation>
    </message>
    <message>
        <source>{version} is of a newer version of Samba, while this one reads up to {known}: open it with the newer one.</source>
        <translation>{version} är av en nyare version av Samba, medan den här läser upp till {known}: öppna filen med den nyare.</translation>
    </message>
    <message>
        <source>there is no {found} here; allowed is {allowed}.</source>
        <translation>det finns inget {found} här; tillåtet är {allowed}.</translation>
    </message>
    <message>
        <source>a text of at most {most} letters</source>
        <translation>en text på högst {most} tecken</translation>
    </message>
    <message>
        <source>{found} is no preset; allowed is {allowed}.</source>
        <translation>{found} är ingen förinställning; tillåtet är {allowed}.</translation>
    </message>
    <message>
        <source>there is no option {found}; allowed are options such as {allowed}.</source>
        <translation>det finns ingen regel {found}; tillåtna är regler som {allowed}.</translation>
    </message>
    <message>
        <source>{found} is not possible; allowed is {allowed}.</source>
        <translation>{found} är inte möjligt; tillåtet är {allowed}.</translation>
    </message>
    <message>
        <source>{known} (did you mean {near}?)</source>
        <translation>{known} (menade du {near}?)</translation>
    </message>
    <message>
        <source>This code was made with a newer version of Samba, and can be read with that version only.</source>
        <translation>Koden gjordes med en nyare version av Samba och kan bara läsas med den.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or digit of it is wrong, missing or at another place; compare it with what you were given.</source>
        <translation>Det är ett fel i koden: en bokstav eller siffra är fel, saknas eller står på fel plats; jämför med det du fick.</translation>
    </message>
    <message>
        <source>There is no code here; one looks like {example}.</source>
        <translation>Det finns ingen kod här; en sådan ser ut som {example}.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in a code of rules: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>Det finns inget &quot;{sign}&quot; i en regelkod: den består av bokstäver och siffror utan 0 och O, 1, I och L, t.ex. {example}.</translation>
    </message>
    <message>
        <source>This is too short for a code of rules; the shortest looks like {example}.</source>
        <translation>Det här är för kort för en regelkod; den kortaste ser ut som {example}.</translation>
    </message>
    <message>
        <source>This is too long for a code of rules.</source>
        <translation>Det här är för långt för en regelkod.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in the code of a deal: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>Det finns inget &quot;{sign}&quot; i en givkod: den består av bokstäver och siffror utan 0 och O, 1, I och L, t.ex. {example}.</translation>
    </message>
    <message>
        <source>This is not the code of a deal: such a code begins with {mark}, like {example}.</source>
        <translation>Det här är ingen givkod: en sådan börjar med {mark}, som {example}.</translation>
    </message>
    <message>
        <source>This is too short for the code of a deal; one looks like {example}.</source>
        <translation>Det här är för kort för en givkod; en sådan ser ut som {example}.</translation>
    </message>
    <message>
        <source>This is too long for the code of a deal.</source>
        <translation>Det här är för långt för en givkod.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>ett av {known}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>ett heltal från {low} till {high}</translation>
    </message>
    <message>
        <source>{numbers}, or null ({meaning})</source>
        <translation>{numbers}, eller null ({meaning})</translation>
    </message>
    <message>
        <source>an object that gives for each count of players {numbers}</source>
        <translation>ett objekt som för varje antal spelare ger {numbers}</translation>
    </message>
    <message>
        <source>{numbers}, or an object that gives one for each count of players</source>
        <translation>{numbers}, eller ett objekt som ger ett för varje antal spelare</translation>
    </message>
    <message>
        <source>an object with counts of players from 2 to 6 as keys</source>
        <translation>ett objekt med antal spelare från 2 till 6 som nycklar</translation>
    </message>
    <message>
        <source>a list of any of {known}</source>
        <translation>en lista med några av {known}</translation>
    </message>
    <message>
        <source>a list of counts of players from 2 to 6</source>
        <translation>en lista med antal spelare från 2 till 6</translation>
    </message>
    <message>
        <source>an object that gives the team shapes for each count of players</source>
        <translation>ett objekt som anger lagindelningen för varje antal spelare</translation>
    </message>
    <message>
        <source>a list of team shapes</source>
        <translation>en lista med lagindelningar</translation>
    </message>
    <message>
        <source>a list of pairs [from total, minimum] in ascending order, the first total null, the others from {low} to {high}, and minimums from 0 to {most}</source>
        <translation>en lista med par [från ställning, minimipoäng] i stigande ordning, den första ställningen null, de andra från {low} till {high}, och minimipoäng från 0 till {most}</translation>
    </message>
    <message>
        <source>a list of whole numbers from {low} to {high}, at least one</source>
        <translation>en lista med heltal från {low} till {high}, minst ett</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>No match can be played by these rules as they stand: {why}</source>
        <translation>Inget parti kan spelas med de här reglerna som de är: {why}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regler: {name}</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Reglerna</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Innehåll</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Sök i reglerna</translation>
    </message>
    <message>
        <source>Search, e.g. red three</source>
        <translation>Sök, t.ex. röd trea</translation>
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
        <translation>Spara som PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Skriv ut…</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Mindre text</translation>
    </message>
    <message>
        <source>Bigger type</source>
        <translation>Större text</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n ställe hittat</numerusform>
            <numerusform>%n ställen hittade</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} av {count}</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-filer (*.pdf)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Spara reglerna</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written</source>
        <translation>{file} kan inte skrivas</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Sparat som {file}</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached</source>
        <translation>Skrivaren går inte att nå</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Entry {n} of the record cannot be read: {why}</source>
        <translation>Post {n} i partiet kan inte läsas: {why}</translation>
    </message>
    <message>
        <source>Entry {n} of the record, &quot;{entry}&quot;, is not possible there.</source>
        <translation>Post {n} i partiet, &quot;{entry}&quot;, är inte möjlig där.</translation>
    </message>
    <message>
        <source>Entry {n} of the record takes back, but there is nothing to take back.</source>
        <translation>Post {n} i partiet tar tillbaka, men det finns inget att ta tillbaka.</translation>
    </message>
    <message>
        <source>No match can be played by these rules, as they contradict themselves: {why}</source>
        <translation>Inget parti kan spelas med de här reglerna, eftersom de motsäger sig själva: {why}</translation>
    </message>
    <message>
        <source>This is not a record of a match: it holds no JSON object.</source>
        <translation>Det här är inget sparat parti: det innehåller inget JSON-objekt.</translation>
    </message>
    <message>
        <source>This is not a record of a match: its field &quot;format&quot; does not say &quot;{format}&quot;.</source>
        <translation>Det här är inget sparat parti: fältet &quot;format&quot; säger inte &quot;{format}&quot;.</translation>
    </message>
    <message>
        <source>The record has the form of version {version}, and this program reads version {known} only: open it with a newer program.</source>
        <translation>Partiet är sparat i version {version}, och det här programmet läser bara version {known}: öppna det med ett nyare program.</translation>
    </message>
    <message>
        <source>The rules of the record cannot be read: {why}</source>
        <translation>Partiets regler kan inte läsas: {why}</translation>
    </message>
    <message>
        <source>No match can be played by the rules of the record, as they contradict themselves: {why}</source>
        <translation>Inget parti kan spelas med partiets regler, eftersom de motsäger sig själva: {why}</translation>
    </message>
    <message>
        <source>The field &quot;{place}&quot; of the record is missing or wrong; possible: {possible}.</source>
        <translation>Fältet &quot;{place}&quot; i partiet saknas eller är fel; möjligt: {possible}.</translation>
    </message>
    <message>
        <source>The saved match is damaged from entry {n} of {count} on. It goes on from the last sound entry; nothing was deleted.</source>
        <translation>Det sparade partiet är skadat från post {n} av {count}. Det fortsätter från den sista hela posten; inget togs bort.</translation>
    </message>
    <message>
        <source>The database {path} says of itself: {finding}</source>
        <translation>Databasen {path} säger om sig själv: {finding}</translation>
    </message>
    <message>
        <source>{count} entries in {path} belong to no match.</source>
        <translation>{count} poster i {path} hör inte till något parti.</translation>
    </message>
    <message>
        <source>What is kept of its deletion or its origin is damaged.</source>
        <translation>Det som är sparat om dess borttagning eller ursprung är skadat.</translation>
    </message>
    <message>
        <source>What is kept of its rounds differs from its record.</source>
        <translation>Det som är sparat om dess omgångar skiljer sig från partiet.</translation>
    </message>
    <message>
        <source>What is kept of it for the statistics differs from its record.</source>
        <translation>Det som är sparat för statistiken skiljer sig från partiet.</translation>
    </message>
    <message>
        <source>What is kept of its result differs from its record.</source>
        <translation>Det som är sparat om dess resultat skiljer sig från partiet.</translation>
    </message>
    <message>
        <source>Match {number}: {what}</source>
        <translation>Parti {number}: {what}</translation>
    </message>
    <message>
        <source>The backup {path} is damaged, and nothing was changed: {why}</source>
        <translation>Säkerhetskopian {path} är skadad, och inget ändrades: {why}</translation>
    </message>
    <message>
        <source>its matches are a database of another program</source>
        <translation>partierna i den är ett annat programs databas</translation>
    </message>
    <message>
        <source>The backup {path} was made by a newer version of Samba (its form is {version}, known here is {known}), and nothing was changed: restore it with that version.</source>
        <translation>Säkerhetskopian {path} gjordes av en nyare version av Samba (dess form är {version}, känd här är {known}), och inget ändrades: återställ den med den versionen.</translation>
    </message>
    <message>
        <source>There is something in the store that is not Samba&apos;s and is left out: {names}.</source>
        <translation>I lagret finns något som inte är Sambas och som utelämnas: {names}.</translation>
    </message>
    <message>
        <source>Left out are matches with more than the {most} entries that a match can have: {count}.</source>
        <translation>Partier med fler än de {most} poster som ett parti kan ha utelämnas: {count}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read ({why}).</source>
        <translation>Filen {path} kan inte läsas ({why}).</translation>
    </message>
    <message>
        <source>There are too many things in {path} for a backup: allowed are {matches} matches and {rules} rule sets.</source>
        <translation>I {path} finns för mycket för en säkerhetskopia: tillåtet är {matches} partier och {rules} regeluppsättningar.</translation>
    </message>
    <message>
        <source>The file {path} is no backup of Samba or is damaged ({why}), and nothing was changed: choose another one.</source>
        <translation>Filen {path} är ingen säkerhetskopia av Samba eller är skadad ({why}), och inget ändrades: välj en annan.</translation>
    </message>
    <message>
        <source>The rules {name} of the backup are left out: {why}</source>
        <translation>Reglerna {name} i säkerhetskopian utelämnas: {why}</translation>
    </message>
    <message>
        <source>The file {path} is not the record of a match ({why}).</source>
        <translation>Filen {path} är inget sparat parti ({why}).</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({why}).</source>
        <translation>Filen {path} kan inte skrivas ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is too large to be of use here; allowed are {largest} bytes.</source>
        <translation>Filen {path} är för stor för att vara till nytta här; tillåtet är {largest} byte.</translation>
    </message>
    <message>
        <source>The data folder {folder} is a file: choose another with --data-dir.</source>
        <translation>Datamappen {folder} är en fil: välj en annan med --data-dir.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made ({why}): choose another with --data-dir.</source>
        <translation>Datamappen {folder} kan inte skapas ({why}): välj en annan med --data-dir.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be written to: choose another with --data-dir.</source>
        <translation>Det går inte att skriva i datamappen {folder}: välj en annan med --data-dir.</translation>
    </message>
    <message>
        <source>The file {path} cannot be opened ({why}).</source>
        <translation>Filen {path} kan inte öppnas ({why}).</translation>
    </message>
    <message>
        <source>The folder {folder} allows no locks ({why}): choose another with --data-dir.</source>
        <translation>Mappen {folder} tillåter inga lås ({why}): välj en annan med --data-dir.</translation>
    </message>
    <message>
        <source>Samba is already running (process {process}) with the matches in {folder}: go on playing there, or start it with another --data-dir.</source>
        <translation>Samba körs redan (process {process}) med partierna i {folder}: spela vidare där, eller starta det med en annan --data-dir.</translation>
    </message>
    <message>
        <source>The beginning of match {number} is damaged, so that it cannot be played on.</source>
        <translation>Början av parti {number} är skadad, så det kan inte spelas vidare.</translation>
    </message>
    <message>
        <source>Match {number} cannot be played on, as no match has more than {most} entries; what is kept of it stays as it is.</source>
        <translation>Parti {number} kan inte spelas vidare, eftersom inget parti har fler än {most} poster; det som är sparat av det förblir som det är.</translation>
    </message>
    <message>
        <source>There is no match of number {number}.</source>
        <translation>Det finns inget parti med nummer {number}.</translation>
    </message>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Det finns redan egna regler som heter ”{name}”: välj ett annat namn.</translation>
    </message>
    <message>
        <source>The file {path} cannot be deleted ({why}).</source>
        <translation>Filen {path} kan inte tas bort ({why}).</translation>
    </message>
    <message>
        <source>There are no rules of your own called “{name}”.</source>
        <translation>Det finns inga egna regler som heter ”{name}”.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read ({why}).</source>
        <translation>Mappen {folder} kan inte läsas ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is left out, as {other} holds rules of the same name, “{name}”.</source>
        <translation>Filen {path} är utelämnad, eftersom {other} innehåller regler med samma namn, ”{name}”.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({why}).</source>
        <translation>Mappen {folder} kan inte skapas ({why}).</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Ge reglerna ett namn.</translation>
    </message>
    <message>
        <source>The name of the rules has {length} letters; allowed are {most} at most.</source>
        <translation>Reglernas namn har {length} tecken; tillåtet är högst {most}.</translation>
    </message>
    <message>
        <source>“{name}” is a game that comes with Samba: choose another name for your own rules.</source>
        <translation>”{name}” är ett spel som följer med Samba: välj ett annat namn för dina egna regler.</translation>
    </message>
    <message>
        <source>The rules in {path} are left out, and the file stays as it is: {why}</source>
        <translation>Reglerna i {path} är utelämnade, och filen lämnas som den är: {why}</translation>
    </message>
    <message>
        <source>The file {path} is a database of another program: choose another folder with --data-dir.</source>
        <translation>Filen {path} är ett annat programs databas: välj en annan mapp med --data-dir.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Samba (its form is {version}, known here is {known}): open it with that version, or choose another folder with --data-dir.</source>
        <translation>Filen {path} skrevs av en nyare version av Samba (dess form är {version}, känd här är {known}): öppna den med den versionen, eller välj en annan mapp med --data-dir.</translation>
    </message>
    <message>
        <source>not as Samba makes it: {names}</source>
        <translation>inte så som Samba gör det: {names}</translation>
    </message>
    <message>
        <source>The file {path} cannot be read or written ({why}).</source>
        <translation>Filen {path} kan inte läsas eller skrivas ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is no database or is damaged ({why}): it was left as it is; move it away to begin with an empty one, or choose another folder with --data-dir.</source>
        <translation>Filen {path} är ingen databas eller är skadad ({why}): den lämnades som den är; flytta undan den för att börja med en tom, eller välj en annan mapp med --data-dir.</translation>
    </message>
    <message>
        <source>There was something in the store that is not Samba&apos;s ({names}): all matches were taken over without it; the store as it was is kept as {path}.</source>
        <translation>I lagret fanns något som inte är Sambas ({names}): alla partier togs över utan det; lagret som det var finns kvar som {path}.</translation>
    </message>
    <message>
        <source>There are no matches in {folder} yet.</source>
        <translation>Det finns inga partier i {folder} än.</translation>
    </message>
    <message>
        <source>it is no longer the file that was opened</source>
        <translation>det är inte längre den fil som öppnades</translation>
    </message>
    <message>
        <source>There is no receipt here: one has lines that begin with &quot;sha256&quot;, &quot;nonce&quot; and &quot;deck&quot;.</source>
        <translation>Det finns inget kvitto här: ett sådant har rader som börjar med &quot;sha256&quot;, &quot;nonce&quot; och &quot;deck&quot;.</translation>
    </message>
    <message>
        <source>The deck of receipt {number} cannot be read: {why}</source>
        <translation>Kortleken i kvitto {number} kan inte läsas: {why}</translation>
    </message>
    <message>
        <source>Receipt {number} is not whole: it needs 64 digits after sha256, 32 after nonce, and the cards of the deck.</source>
        <translation>Kvitto {number} är inte helt: det behöver 64 siffror efter sha256, 32 efter nonce, och kortlekens kort.</translation>
    </message>
    <message>
        <source>A copy of the store as it was is kept in {path}.</source>
        <translation>En kopia av lagret som det var är sparad i {path}.</translation>
    </message>
    <message>
        <source>The file was damaged: what could be read of it, {count} matches, was written anew; it is kept itself as {path}.</source>
        <translation>Filen var skadad: det som kunde läsas av den, {count} partier, skrevs på nytt; den själv är sparad som {path}.</translation>
    </message>
    <message>
        <source>Marks that were damaged are lifted: such matches are seen again.</source>
        <translation>Skadade märken är borttagna: sådana partier syns igen.</translation>
    </message>
    <message>
        <source>{count} entries of no match are left in the copy only.</source>
        <translation>{count} poster utan parti finns bara kvar i kopian.</translation>
    </message>
    <message>
        <source>Match {number} cannot be repaired: {why}</source>
        <translation>Parti {number} kan inte repareras: {why}</translation>
    </message>
    <message>
        <source>Match {number} can be gone on with; what was damaged from entry {n} on is set aside.</source>
        <translation>Parti {number} kan spelas vidare; det som var skadat från post {n} är lagt åt sidan.</translation>
    </message>
    <message>
        <source>Match {number}: what is kept beside its record was made anew.</source>
        <translation>Parti {number}: det som sparas vid sidan av det gjordes på nytt.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>det finns ingen plats kvar på enheten</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>åtkomst nekad</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>filen eller mappen finns inte</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>filsystemet kan bara läsas</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>det är en mapp</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>det är ingen mapp</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>fel vid läsning eller skrivning</translation>
    </message>
    <message>
        <source>it is no plain file but a link, a pipe or a device</source>
        <translation>det är ingen vanlig fil utan en länk, ett rör eller en enhet</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>namnet är för långt</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>filen är ingen databas</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>databasen är skadad</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>databasen är låst</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>databasen eller disken är full</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>fel vid läsning eller skrivning på disken</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>databasfilen kan inte öppnas</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>databasen får bara läsas</translation>
    </message>
    <message>
        <source>Not all of your settings could be read; the file as it was is kept as {path}.</source>
        <translation>Alla dina inställningar kunde inte läsas; filen som den var finns kvar som {path}.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Chart of the match</source>
        <translation>Diagram över partiet</translation>
    </message>
    <message numerus="yes">
        <source>The totals after %n round(s): {totals}. The target is {target}.</source>
        <translation>
            <numerusform>Ställningen efter %n omgång: {totals}. Slutpoängen är {target}.</numerusform>
            <numerusform>Ställningen efter %n omgångar: {totals}. Slutpoängen är {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Slutpoäng {points}</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Enter a name for this seat.</source>
        <translation>Skriv ett namn för den här platsen.</translation>
    </message>
    <message>
        <source>Somebody else has this name: enter another one.</source>
        <translation>Någon annan har det namnet: skriv ett annat.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name on seat {number}</source>
        <translation>Namn på plats {number}</translation>
    </message>
    <message>
        <source>Command, such as ./bot --level 3</source>
        <translation>Kommando, t.ex. ./bot --level 3</translation>
    </message>
    <message>
        <source>Program on seat {number}</source>
        <translation>Program på plats {number}</translation>
    </message>
    <message>
        <source>That’s you</source>
        <translation>Det är du</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>Eget program</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Nivå på plats {number}</translation>
    </message>
</context>
<context>
    <name>SelectedTexts</name>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on the pile to take it, or press P.</source>
        <translation>
            <numerusform>{cards}: lägg det på sakhögen för att ta den, eller tryck P.</numerusform>
            <numerusform>{cards}: lägg dem på sakhögen för att ta den, eller tryck P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} would make a meld of (its|their) own.</source>
        <translation>
            <numerusform>{cards} skulle bli en egen mälning.</numerusform>
            <numerusform>{cards} skulle bli en egen mälning.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} would fit {meld}.</source>
        <translation>{cards} skulle passa till {meld}.</translation>
    </message>
    <message>
        <source>These cards make no meld. {why}</source>
        <translation>De här korten blir ingen mälning. {why}</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one} {other}</translation>
    </message>
    <message numerus="yes">
        <source>these %n cards</source>
        <translation>
            <numerusform>det här %n kortet</numerusform>
            <numerusform>de här %n korten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: there is more than one way to meld (it|them). Press M to choose.</source>
        <translation>
            <numerusform>{cards}: det kan mälas på flera sätt. Tryck M för att välja.</numerusform>
            <numerusform>{cards}: de kan mälas på flera sätt. Tryck M för att välja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on a free place to meld (it|them), or press Enter.</source>
        <translation>
            <numerusform>{cards}: lägg det på en ledig plats för att mäla det, eller tryck Enter.</numerusform>
            <numerusform>{cards}: lägg dem på en ledig plats för att mäla dem, eller tryck Enter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on {meld}, or press Enter.</source>
        <translation>
            <numerusform>{cards}: lägg det på {meld}, eller tryck Enter.</numerusform>
            <numerusform>{cards}: lägg dem på {meld}, eller tryck Enter.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: press M to add it to {meld}, or drop it on the pile to discard it.</source>
        <translation>{cards}: tryck M för att lägga till kortet till {meld}, eller lägg det på sakhögen för att saka det.</translation>
    </message>
    <message>
        <source>{cards}: press M to add it to a meld, or drop it on the pile to discard it.</source>
        <translation>{cards}: tryck M för att lägga till kortet till en mälning, eller lägg det på sakhögen för att saka det.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there, or on the pile to discard it.</source>
        <translation>{cards}: lägg kortet på {meld} för att få det vilda kortet där, eller på sakhögen för att saka det.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there.</source>
        <translation>{cards}: lägg kortet på {meld} för att få det vilda kortet där.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out, or drop it on the pile to discard it.</source>
        <translation>{cards}: tryck T för att lägga ut den, eller lägg den på sakhögen för att saka den.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out.</source>
        <translation>{cards}: tryck T för att lägga ut den.</translation>
    </message>
    <message>
        <source>{cards}: drop it on the pile to discard it, or press Enter.</source>
        <translation>{cards}: lägg kortet på sakhögen för att saka det, eller tryck Enter.</translation>
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
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>SequencesChapter</name>
    <message>
        <source>Sequences and {sambas}</source>
        <translation>Sekvenser och {sambas}</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sekvenser</translation>
    </message>
    <message>
        <source>A sequence is {least} or more cards of one suit in unbroken order, each of them once.</source>
        <translation>En sekvens är {least} eller fler kort i en färg i obruten följd, vart och ett av dem en gång.</translation>
    </message>
    <message>
        <source>A sequence is {least} to {most} cards of one suit in unbroken order, each of them once.</source>
        <translation>En sekvens är {least} till {most} kort i en färg i obruten följd, vart och ett av dem en gång.</translation>
    </message>
    <message>
        <source>No card can be added to a sequence of seven.</source>
        <translation>Till en sekvens på sju kan inga fler kort läggas.</translation>
    </message>
    <message>
        <source>Six natural cards and a wild one are a {name}.</source>
        <translation>Sex naturliga kort och ett vilt är en {name}.</translation>
    </message>
    <message>
        <source>With wild cards among them it is a {name}.</source>
        <translation>Med vilda kort bland dem är det en {name}.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas: seven cards of one rank or in sequence earn nothing more.</source>
        <translation>Det finns varken canastas eller sambas: sju kort av samma valör eller i följd ger inget extra.</translation>
    </message>
    <message>
        <source>They can&apos;t be merged, not even with a card that would join them.</source>
        <translation>De kan inte slås samman, inte ens med ett kort som skulle förena dem.</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>natural canasta</source>
        <translation>naturlig canasta</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>canasta</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>blandad canasta</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>vild canasta</translation>
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
        <translation>en escalera</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>en samba</translation>
    </message>
    <message>
        <source>escaleras</source>
        <translation>escaleras</translation>
    </message>
    <message>
        <source>sambas</source>
        <translation>sambas</translation>
    </message>
    <message>
        <source>canasta or escalera</source>
        <translation>canasta eller escalera</translation>
    </message>
    <message>
        <source>canasta or samba</source>
        <translation>canasta eller samba</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>canastas</translation>
    </message>
    <message>
        <source>canastas or escaleras</source>
        <translation>canastas eller escaleras</translation>
    </message>
    <message>
        <source>canastas or sambas</source>
        <translation>canastas eller sambas</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s)</source>
        <translation>
            <numerusform>en canasta till</numerusform>
            <numerusform>{number} canastas till</numerusform>
        </translation>
    </message>
    <message>
        <source>{sets}, one of them {a_samba}</source>
        <translation>{sets}, varav {a_samba}</translation>
    </message>
    <message>
        <source>{sets}, {number} of them {sambas}</source>
        <translation>{sets}, varav {number} {sambas}</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>en canasta eller escalera till</numerusform>
            <numerusform>{number} canastas eller escaleras till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or samba(s)</source>
        <translation>
            <numerusform>en canasta eller samba till</numerusform>
            <numerusform>{number} canastas eller sambas till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n escalera(s))</source>
        <translation>
            <numerusform>{sets} (minst %n escalera)</numerusform>
            <numerusform>{sets} (minst %n escaleras)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n samba(s))</source>
        <translation>
            <numerusform>{sets} (minst %n samba)</numerusform>
            <numerusform>{sets} (minst %n sambas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n without wild cards)</source>
        <translation>
            <numerusform>{sets} (minst %n utan vilda kort)</numerusform>
            <numerusform>{sets} (minst %n utan vilda kort)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n canasta</numerusform>
            <numerusform>%n canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalera(s)</source>
        <translation>
            <numerusform>%n escalera</numerusform>
            <numerusform>%n escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samba(s)</source>
        <translation>
            <numerusform>%n samba</numerusform>
            <numerusform>%n sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>%n canasta eller escalera</numerusform>
            <numerusform>%n canastas eller escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or samba(s)</source>
        <translation>
            <numerusform>%n canasta eller samba</numerusform>
            <numerusform>%n canastas eller sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more escalera(s)</source>
        <translation>
            <numerusform>en escalera till</numerusform>
            <numerusform>{number} escaleras till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more samba(s)</source>
        <translation>
            <numerusform>en samba till</numerusform>
            <numerusform>{number} sambas till</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed escalera</source>
        <translation>blandad escalera</translation>
    </message>
    <message>
        <source>black samba</source>
        <translation>svart samba</translation>
    </message>
    <message>
        <source>mixed samba</source>
        <translation>blandad samba</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det är din tur.</translation>
    </message>
    <message>
        <source>What the table and the cards look like</source>
        <translation>Hur bordet och korten ser ut</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;pråk</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Systemets</translation>
    </message>
    <message>
        <source>L&amp;etters on the cards</source>
        <translation>B&amp;okstäver på korten</translation>
    </message>
    <message>
        <source>International</source>
        <translation>Internationella</translation>
    </message>
    <message>
        <source>Of the language</source>
        <translation>Språkets egna</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grönt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blått</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörkt</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hög kontrast</translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation>Kort&amp;lek</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Tvåfärgad</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyrfärgad</translation>
    </message>
    <message>
        <source>&amp;Index of the cards</source>
        <translation>&amp;Tecken på korten</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Vanliga</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stora</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards</source>
        <translation>Baksi&amp;dor</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Galler</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vågor</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Karneval</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>Te&amp;xt på bordet</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Kortens &amp;hastighet</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabb</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsam</translation>
    </message>
    <message>
        <source>Where it is off, nothing moves: cards jump to their places.</source>
        <translation>Är den av rör sig ingenting: korten hoppar till sina platser.</translation>
    </message>
    <message>
        <source>Where the system asks for less &amp;motion</source>
        <translation>När systemet ber om &amp;mindre rörelse</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Inget rör sig</translation>
    </message>
    <message>
        <source>Cards move all the same</source>
        <translation>Korten rör sig ändå</translation>
    </message>
    <message>
        <source>&amp;Discards</source>
        <translation>&amp;Sakning</translation>
    </message>
    <message>
        <source>Never ask</source>
        <translation>Fråga aldrig</translation>
    </message>
    <message>
        <source>Ask when risky</source>
        <translation>Fråga vid risk</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Fråga alltid</translation>
    </message>
    <message>
        <source>A discard is risky when it is seldom meant, such as that of a wild card.</source>
        <translation>En sakning är riskabel när den sällan är avsedd, t.ex. av ett vilt kort.</translation>
    </message>
    <message>
        <source>&amp;Going out</source>
        <translation>&amp;Utgång</translation>
    </message>
    <message>
        <source>Time to ta&amp;ke a discard back</source>
        <translation>T&amp;id att ta tillbaka ett sakat kort</translation>
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
        <translation>Poängprotokollet visar då de tre beslut som kostade eller gav dig mest.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>L&amp;jud</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>The next player waits this long, unless you press Enter.</source>
        <translation>Så länge väntar nästa spelare, om du inte trycker Enter.</translation>
    </message>
    <message>
        <source>Look &amp;for moments</source>
        <translation>Sök ö&amp;gonblick</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Bord och kort</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Rörelse</translation>
    </message>
    <message>
        <source>Questions before something is done</source>
        <translation>Frågor innan något görs</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Efter en omgång</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>&amp;Restore the usual settings</source>
        <translation>Åte&amp;rställ de vanliga inställningarna</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>&amp;Klar</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Ljudens volym</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volym</translation>
    </message>
</context>
<context>
    <name>ShapesControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n spelare</numerusform>
            <numerusform>%n spelare</numerusform>
        </translation>
    </message>
    <message>
        <source>{teams} (usual)</source>
        <translation>{teams} (det vanliga)</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>Shows the cards that this line counts.</source>
        <translation>Visar korten som den här raden räknar.</translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>Melded cards</source>
        <translation>Mälda kort</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Röda treor</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Bonus för utgång</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Bonus för dold utgång</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Kort kvar på handen</translation>
    </message>
    <message>
        <source>Red threes left in hand</source>
        <translation>Röda treor kvar på handen</translation>
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
            <numerusform>{side}: {label}, %n poäng</numerusform>
            <numerusform>{side}: {label}, %n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {label}</source>
        <translation>{side}: {label}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summa</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Totalt</translation>
    </message>
    <message>
        <source>Before this round</source>
        <translation>Före omgången</translation>
    </message>
    <message>
        <source>Score sheet of round {round}</source>
        <translation>Poängprotokoll för omgång {round}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
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
        <translation>mälde {melds}</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>lade till {cards}</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>lade till {cards} till mälningar hos {names}</translation>
    </message>
    <message>
        <source>took the pile ({count})</source>
        <translation>tog sakhögen ({count})</translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>tog {cards} från sakhögen</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>bytte ut {wild} mot {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>sakade {card}</translation>
    </message>
</context>
<context>
    <name>SimulationTexts</name>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>samma givar igen: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), {players} players, {shape}</source>
        <translation>
            <numerusform>%n omgång, {players} spelare, {shape}</numerusform>
            <numerusform>%n omgångar, {players} spelare, {shape}</numerusform>
        </translation>
    </message>
    <message>
        <source>side {side}: {points} points a round</source>
        <translation>lag {side}: {points} poäng per omgång</translation>
    </message>
    <message>
        <source>{turns} turns a round</source>
        <translation>{turns} turer per omgång</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}&#xa0;% av omgångarna slutade med utgång</translation>
    </message>
    <message>
        <source>{rounds} rounds a second</source>
        <translation>{rounds} omgångar i sekunden</translation>
    </message>
    <message>
        <source>seat {seat}: a simple action stood in ({why})</source>
        <translation>plats {seat}: en enkel handling fick träda in ({why})</translation>
    </message>
</context>
<context>
    <name>SourcesChapter</name>
    <message>
        <source>House rules after {preset}</source>
        <translation>Husregler efter {preset}</translation>
    </message>
    <message>
        <source>These are house rules. They differ from {preset}:</source>
        <translation>Det här är husregler. De skiljer sig från {preset}:</translation>
    </message>
    <message>
        <source>Where the source of {preset} is silent or unclear, this was decided:</source>
        <translation>Där källan till {preset} tiger eller är oklar bestämdes detta:</translation>
    </message>
    <message>
        <source>Where the source is silent or unclear, this was decided:</source>
        <translation>Där källan tiger eller är oklar bestämdes detta:</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Varifrån reglerna kommer</translation>
    </message>
    <message>
        <source>{label}: {value}; in {preset}: {usual}.</source>
        <translation>{label}: {value}; i {preset}: {usual}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>Who plays instead?</source>
        <translation>Vem spelar i stället?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
    <message>
        <source>In this match a program was to play that was not typed in on this computer. Samba never starts such a program: choose who takes its seat.</source>
        <translation>I det här partiet skulle ett program spela som inte har skrivits in på den här datorn. Samba startar aldrig ett sådant program: välj vem som tar dess plats.</translation>
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
        <translation>Nivå</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>All tid</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>De senaste 30 dagarna</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Det senaste året</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>E&amp;xportera som CSV…</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Gruppera</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Efter spel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Efter nivå</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Efter månad</translation>
    </message>
    <message>
        <source>The figures are saved as {name}.</source>
        <translation>Siffrorna är sparade som {name}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alla nivåer</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alla</translation>
    </message>
    <message>
        <source>Older matches are being counted: {count} to go.</source>
        <translation>Äldre partier räknas: {count} kvar.</translation>
    </message>
    <message>
        <source>Nothing to count yet: the first round that you finish appears here.</source>
        <translation>Inget att räkna än: den första omgång som du avslutar syns här.</translation>
    </message>
    <message>
        <source>Deleted and imported matches don&apos;t count, nor do those of computers alone.</source>
        <translation>Borttagna och importerade partier räknas inte, inte heller de med bara datorspelare.</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Exportera siffrorna</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Spel&amp;are</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Sp&amp;el</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivå</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>T&amp;id</translation>
    </message>
    <message>
        <source>Points per round, match by match</source>
        <translation>Poäng per omgång, parti för parti</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Take the pile</source>
        <translation>Ta sakhögen</translation>
    </message>
    <message>
        <source>Take the top card</source>
        <translation>Ta översta kortet</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Mäl</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Slå samman</translation>
    </message>
    <message>
        <source>Swap the wild card</source>
        <translation>Byt ut det vilda kortet</translation>
    </message>
    <message>
        <source>Lay out the red three</source>
        <translation>Lägg ut den röda trean</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Saka</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Ask your partner</source>
        <translation>Fråga partnern</translation>
    </message>
    <message>
        <source>Yes, go out!</source>
        <translation>Ja, gå ut!</translation>
    </message>
    <message>
        <source>No, wait a little.</source>
        <translation>Nej, vänta lite.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nästa omgång</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Poängprotokoll</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Ta tillbaka</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Avsluta turen</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Gör det</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ångra</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gör om</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Varför?</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortera</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Logg</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lätt</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Svår</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>{rules} · round {round} · to {target}</source>
        <translation>{rules} · omgång {round} · till {target}</translation>
    </message>
    <message>
        <source>{rules} · round {round} of {last} · to {target}</source>
        <translation>{rules} · omgång {round} av {last} · till {target}</translation>
    </message>
    <message>
        <source>{head} · play goes anticlockwise</source>
        <translation>{head} · spelet går moturs</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <translation>första mälning {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Vi</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>De</translation>
    </message>
    <message>
        <source>needs {sets} to go out</source>
        <translation>{sets} kvar till utgång</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus} − penalty {penalty}</source>
        <translation>kort {cards} + bonus {bonus} − straff {penalty}</translation>
    </message>
    <message>
        <source>cards {cards} − penalty {penalty}</source>
        <translation>kort {cards} − straff {penalty}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>kort {cards}</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus}</source>
        <translation>kort {cards} + bonus {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n more to go out</source>
        <translation>
            <numerusform>%n kvar till utgång</numerusform>
            <numerusform>%n kvar till utgång</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n escalera(s) to go out</source>
        <translation>
            <numerusform>%n escalera kvar till utgång</numerusform>
            <numerusform>%n escaleras kvar till utgång</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n samba(s) to go out</source>
        <translation>
            <numerusform>%n samba kvar till utgång</numerusform>
            <numerusform>%n sambas kvar till utgång</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more without wild cards</source>
        <translation>
            <numerusform>%n till utan vilda kort</numerusform>
            <numerusform>%n till utan vilda kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more point(s) to go out</source>
        <translation>
            <numerusform>%n poäng kvar till utgång</numerusform>
            <numerusform>%n poäng kvar till utgång</numerusform>
        </translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>får gå ut</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n kvar</numerusform>
            <numerusform>%n kvar</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Vilda kort</translation>
    </message>
    <message>
        <source>{laid} of {needed}</source>
        <translation>{laid} av {needed}</translation>
    </message>
    <message>
        <source>Your turn is about to end. Z takes it back, Enter ends it now.</source>
        <translation>Din tur är strax slut. Z tar tillbaka den, Enter avslutar den genast.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter for its score sheet.</source>
        <translation>Omgången är slut. Tryck Enter för poängprotokollet.</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Talong {count}</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Talongen är slut</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) with your {ranks}</source>
        <translation>
            <numerusform>Ta %n kort med dina {ranks}</numerusform>
            <numerusform>Ta %n kort med dina {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Ta %n kort</numerusform>
            <numerusform>Ta %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Ny mälning</translation>
    </message>
    <message>
        <source>own program</source>
        <translation>eget program</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>{level} (as medium)</source>
        <translation>{level} (som medel)</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Avsluta omgången</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>Dra {number}</translation>
    </message>
    <message>
        <source>Partner, may I go out?</source>
        <translation>Partner, får jag gå ut?</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Alla drar ett kort; den som får det högsta ger först.</translation>
    </message>
    <message>
        <source>{name}&apos;s move waits until it can be kept ({why}).</source>
        <translation>Draget från {name} väntar tills det kan sparas ({why}).</translation>
    </message>
    <message>
        <source>The deal waits until it can be kept ({why}).</source>
        <translation>Given väntar tills den kan sparas ({why}).</translation>
    </message>
</context>
<context>
    <name>ThreesChapter</name>
    <message>
        <source>Red threes</source>
        <translation>Röda treor</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Svarta treor</translation>
    </message>
    <message>
        <source>Red threes never join a meld.</source>
        <translation>Röda treor ingår aldrig i en mälning.</translation>
    </message>
    <message>
        <source>You may also discard it, which blocks the pile for the next player.</source>
        <translation>Du får också saka den, och då är sakhögen blockerad för nästa spelare.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s).</source>
        <translation>
            <numerusform>Varje utlagd röd trea ger %n poäng.</numerusform>
            <numerusform>Varje utlagd röd trea ger %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s), but {all} of them together {together}.</source>
        <translation>
            <numerusform>Varje utlagd röd trea ger %n poäng, men {all} tillsammans {together}.</numerusform>
            <numerusform>Varje utlagd röd trea ger %n poäng, men {all} tillsammans {together}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s).</source>
        <translation>
            <numerusform>Annars kostar var och en av dem %n poäng.</numerusform>
            <numerusform>Annars kostar var och en av dem %n poäng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s), and {all} of them together {together}.</source>
        <translation>
            <numerusform>Annars kostar var och en av dem %n poäng, och {all} tillsammans {together}.</numerusform>
            <numerusform>Annars kostar var och en av dem %n poäng, och {all} tillsammans {together}.</numerusform>
        </translation>
    </message>
    <message>
        <source>both</source>
        <translation>båda</translation>
    </message>
    <message>
        <source>all {number}</source>
        <translation>alla {number}</translation>
    </message>
    <message>
        <source>A black three that you discard blocks the pile for the next player.</source>
        <translation>En svart trea som du sakar blockerar sakhögen för nästa spelare.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group.</source>
        <translation>Svarta treor får bara mälas i samma tur som du går ut, som en grupp.</translation>
    </message>
</context>
<context>
    <name>TicketTexts</name>
    <message>
        <source>passed</source>
        <translation>passade</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>frågade</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Matches won</source>
        <translation>Vunna partier</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Vunna omgångar</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Poäng per omgång</translation>
    </message>
    <message>
        <source>the others {points}</source>
        <translation>de andra {points}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Bästa omgången</translation>
    </message>
    <message>
        <source>of your side</source>
        <translation>av ditt lag</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Vunna i rad</translation>
    </message>
    <message>
        <source>now {count}</source>
        <translation>nu {count}</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastas per omgång</translation>
    </message>
    <message>
        <source>natural ones {count}</source>
        <translation>naturliga {count}</translation>
    </message>
    <message>
        <source>Sambas per round</source>
        <translation>Sambas per omgång</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Du gick ut</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Första mälning</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Röda treor per omgång</translation>
    </message>
    <message>
        <source>laid out by your side</source>
        <translation>utlagda av ditt lag</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} av {whole}</translation>
    </message>
    <message>
        <source>drawn {count}</source>
        <translation>oavgjorda {count}</translation>
    </message>
    <message>
        <source>running {count}</source>
        <translation>pågående {count}</translation>
    </message>
    <message>
        <source>partners {partners}, others {others}; concealed {concealed}</source>
        <translation>partner {partners}, andra {others}; dolt {concealed}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>inga än</translation>
    </message>
    <message>
        <source>points, in your turn {turn}</source>
        <translation>poäng, i din tur {turn}</translation>
    </message>
    <message numerus="yes">
        <source>none in %n round(s)</source>
        <translation>
            <numerusform>ingen i %n omgång</numerusform>
            <numerusform>ingen i %n omgångar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points per round, match by match</source>
        <translation>Poäng per omgång, parti för parti</translation>
    </message>
    <message numerus="yes">
        <source>After %n (match|matches): you {yours}, the others {others}.</source>
        <translation>
            <numerusform>Efter %n parti: du {yours}, de andra {others}.</numerusform>
            <numerusform>Efter %n partier: du {yours}, de andra {others}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been finished yet.</source>
        <translation>Ingen omgång är färdig än.</translation>
    </message>
    <message>
        <source>A line appears here after two matches.</source>
        <translation>En linje kommer här efter två partier.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andra</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The scale {scale} is not possible; it lies between {least} and {most}.</source>
        <translation>Skalan {scale} går inte; den ligger mellan {least} och {most}.</translation>
    </message>
    <message>
        <source>A picture of {width}x{height} at the scale {scale} is too large to draw.</source>
        <translation>En bild på {width}x{height} i skalan {scale} är för stor att rita.</translation>
    </message>
    <message>
        <source>{path}: the picture cannot be written there.</source>
        <translation>{path}: bilden kan inte skrivas dit.</translation>
    </message>
    <message>
        <source>“{size}” is not a size; write width and height as in 1280x800.</source>
        <translation>”{size}” är ingen storlek; skriv bredd och höjd som i 1280x800.</translation>
    </message>
    <message>
        <source>The size {size} is not possible; each side lies between {least} and {most}.</source>
        <translation>Storleken {size} går inte; varje sida ligger mellan {least} och {most}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table; seats are 1 to {last}.</source>
        <translation>Det finns ingen plats {seat} vid det här bordet; platserna är 1 till {last}.</translation>
    </message>
    <message>
        <source>--{option}: at least one is needed.</source>
        <translation>--{option}: minst en behövs.</translation>
    </message>
    <message>
        <source>--{option}: a number from 0 up is needed.</source>
        <translation>--{option}: ett tal från 0 och uppåt behövs.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}”; there are {known}, and files and codes.</source>
        <translation>Det finns inga regler som heter ”{name}”; det finns {known}, och filer och koder.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}” (did you mean “{near}”?); there are {known}, and files and codes.</source>
        <translation>Det finns inga regler som heter ”{name}” (menade du ”{near}”?); det finns {known}, och filer och koder.</translation>
    </message>
    <message>
        <source>--round: in this match no round is over yet.</source>
        <translation>--round: i det här partiet är ingen omgång slut än.</translation>
    </message>
    <message>
        <source>--round: in this match rounds 1 to {last} are over.</source>
        <translation>--round: i det här partiet är omgångarna 1 till {last} slut.</translation>
    </message>
    <message>
        <source>--seat: this match has the seats 1 to {last}.</source>
        <translation>--seat: det här partiet har platserna 1 till {last}.</translation>
    </message>
    <message>
        <source>There is too much on standard input; allowed are {largest} bytes.</source>
        <translation>Det är för mycket på standard in; tillåtna är {largest} byte.</translation>
    </message>
    <message>
        <source>{path}: this file cannot be read ({why}).</source>
        <translation>{path}: filen kan inte läsas ({why}).</translation>
    </message>
    <message>
        <source>--players: {players} players are not possible; there can be {counts}.</source>
        <translation>--players: {players} spelare går inte; det kan vara {counts}.</translation>
    </message>
    <message>
        <source>--shape: {shape} is not possible for {players} players; there is {possible}.</source>
        <translation>--shape: {shape} går inte med {players} spelare; det finns {possible}.</translation>
    </message>
    <message>
        <source>--seats: {levels} levels do not fit {players} players; give one, or one for each.</source>
        <translation>--seats: {levels} nivåer passar inte till {players} spelare; ange en, eller en för var och en.</translation>
    </message>
    <message>
        <source>“{code}” is not a language of this version; there are {known}.</source>
        <translation>”{code}” är inget språk i den här versionen; det finns {known}.</translation>
    </message>
    <message>
        <source>--{option}: at least {least} is needed.</source>
        <translation>--{option}: minst {least} behövs.</translation>
    </message>
    <message>
        <source>tune: this needs the package cma, which comes with “{command}”.</source>
        <translation>tune: detta kräver paketet cma, som följer med ”{command}”.</translation>
    </message>
    <message>
        <source>--only: “{name}” is none of the numbers; they are {names}.</source>
        <translation>--only: ”{name}” är inget av talen; de är {names}.</translation>
    </message>
    <message>
        <source>The kernel cannot obey {option} as it is set here, so hard and expert play as medium.</source>
        <translation>Kärnan kan inte följa {option} som det är inställt här, så hard och expert spelar som medium.</translation>
    </message>
    <message>
        <source>The history is measured from a checkout or an installed package only.</source>
        <translation>Historiken mäts bara från källkoden eller ett installerat Python-paket.</translation>
    </message>
    <message>
        <source>The window could not be measured: {why}</source>
        <translation>Fönstret kunde inte mätas: {why}</translation>
    </message>
    <message>
        <source>The table is measured beside a bare view, for which the game&apos;s Python is needed.</source>
        <translation>Bordet mäts bredvid en tom vy, och för den behövs spelets Python.</translation>
    </message>
    <message>
        <source>A part could not be measured: {why}</source>
        <translation>En del kunde inte mätas: {why}</translation>
    </message>
    <message>
        <source>This means nothing here: {words}</source>
        <translation>Det här betyder ingenting här: {words}</translation>
    </message>
    <message>
        <source>This is still needed: {words}</source>
        <translation>Det här saknas: {words}</translation>
    </message>
    <message>
        <source>One of these is needed: {words}</source>
        <translation>Ett av dessa behövs: {words}</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}</source>
        <translation>”{value}” är inte möjligt här; det finns {known}</translation>
    </message>
    <message>
        <source>a value is needed after this</source>
        <translation>efter det här behövs ett värde</translation>
    </message>
    <message>
        <source>at least one value is needed after this</source>
        <translation>efter det här behövs minst ett värde</translation>
    </message>
    <message>
        <source>so many values are needed after this: {number}</source>
        <translation>efter det här behövs så många värden: {number}</translation>
    </message>
    <message>
        <source>this is not possible together with {words}</source>
        <translation>det här är inte möjligt tillsammans med {words}</translation>
    </message>
    <message>
        <source>no value goes with this, but there is “{value}”</source>
        <translation>till det här hör inget värde, men det står ”{value}”</translation>
    </message>
    <message>
        <source>“{words}” can mean several things: {known}</source>
        <translation>”{words}” kan betyda flera saker: {known}</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>”{value}” är inget heltal</translation>
    </message>
    <message>
        <source>“{value}” is not a number</source>
        <translation>”{value}” är inget tal</translation>
    </message>
    <message>
        <source>{what} ({program} --help tells what can be typed).</source>
        <translation>{what} ({program} --help visar vad som kan skrivas).</translation>
    </message>
    <message>
        <source>The output cannot be written ({why}).</source>
        <translation>Utskriften kan inte skrivas ({why}).</translation>
    </message>
</context>
<context>
    <name>TurnPhrases</name>
    <message>
        <source>melded {melds}</source>
        <translation>mälde {melds}</translation>
    </message>
    <message>
        <source>drew a replacement card</source>
        <translation>drog ett ersättningskort</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} replacement card(s)</source>
        <translation>
            <numerusform>drog ett ersättningskort</numerusform>
            <numerusform>drog {number} ersättningskort</numerusform>
        </translation>
    </message>
    <message>
        <source>took {card} from the pile onto a sequence</source>
        <translation>tog {card} från sakhögen till en sekvens</translation>
    </message>
    <message>
        <source>took up the rest of the pile</source>
        <translation>tog resten av sakhögen</translation>
    </message>
    <message>
        <source>merged two melds</source>
        <translation>slog samman två mälningar</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>bytte ut {wild} mot {card}</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>sakade {card}</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passade</translation>
    </message>
    <message>
        <source>asked to go out</source>
        <translation>frågade om att få gå ut</translation>
    </message>
    <message>
        <source>laid out a red three</source>
        <translation>lade ut en röd trea</translation>
    </message>
    <message numerus="yes">
        <source>laid out {number} red three(s)</source>
        <translation>
            <numerusform>lade ut en röd trea</numerusform>
            <numerusform>lade ut {number} röda treor</numerusform>
        </translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>drog {cards}</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} card(s)</source>
        <translation>
            <numerusform>drog ett kort</numerusform>
            <numerusform>drog {number} kort</numerusform>
        </translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>tog {cards} från sakhögen</translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s)</source>
        <translation>
            <numerusform>tog sakhögen med %n kort</numerusform>
            <numerusform>tog sakhögen med %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s) with {cards}</source>
        <translation>
            <numerusform>tog sakhögen på %n kort med {cards}</numerusform>
            <numerusform>tog sakhögen på %n kort med {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>lade till {cards}</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>lade till {cards} till mälningar hos {names}</translation>
    </message>
    <message>
        <source>a sequence of {suit}: {cards}</source>
        <translation>en sekvens i {suit}: {cards}</translation>
    </message>
</context>
<context>
    <name>TurnsChapter</name>
    <message>
        <source>The players take turns, and each turn has three steps:</source>
        <translation>Spelarna turas om, och varje tur har tre steg:</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>En tur</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} card(s) from the stock, or take from the discard pile instead.</source>
        <translation>
            <numerusform>Dra ett kort från talongen, eller ta från sakhögen i stället.</numerusform>
            <numerusform>Dra {number} kort från talongen, eller ta från sakhögen i stället.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards from the stock, {value}, or take from the discard pile instead.</source>
        <translation>Dra kort från talongen, {value}, eller ta från sakhögen i stället.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to melds that lie there, as many as you like or none at all.</source>
        <translation>Lägg ut mälningar och lägg till kort till mälningar som ligger där, så många du vill eller inga alls.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to your melds, as many as you like or none at all.</source>
        <translation>Lägg ut mälningar och lägg till kort till dina mälningar, så många du vill eller inga alls.</translation>
    </message>
    <message>
        <source>Discard a card: lay it face up on the discard pile.</source>
        <translation>Saka ett kort: lägg det med framsidan upp på sakhögen.</translation>
    </message>
    <message>
        <source>Only a player who can neither discard nor lay a card passes.</source>
        <translation>Bara en spelare som varken kan saka eller lägga ut ett kort passar.</translation>
    </message>
    <message>
        <source>A player who can neither discard nor lay a card passes too.</source>
        <translation>En spelare som varken kan saka eller lägga ut ett kort passar också.</translation>
    </message>
    <message>
        <source>Melded cards stay on the table to the end of the round.</source>
        <translation>Mälda kort ligger kvar på bordet till omgångens slut.</translation>
    </message>
</context>
<context>
    <name>TutorialMenus</name>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Lektion</translation>
    </message>
    <message>
        <source>&amp;Next step, or skip this one</source>
        <translation>&amp;Nästa steg, eller hoppa över det här</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Steg &amp;bakåt</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>Börja &amp;om</translation>
    </message>
    <message>
        <source>&amp;Leave, and go on another time</source>
        <translation>&amp;Lämna, och fortsätt en annan gång</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>T&amp;ur</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
</context>
<context>
    <name>TutorialPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Bakåt</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Lämna</translation>
    </message>
    <message>
        <source>You can go on here at any time.</source>
        <translation>Du kan fortsätta här när som helst.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klart</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>&amp;Hoppa över</translation>
    </message>
</context>
<context>
    <name>TutorialTexts</name>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>You and {partner}, who sits opposite, play together against {left} and {right}. In the middle lie the stock and the discard pile, and above your hand is the place for your side&apos;s melds.</source>
        <translation>Du och {partner}, som sitter mittemot, spelar tillsammans mot {left} och {right}. I mitten ligger talongen och sakhögen, och ovanför din hand är platsen för ditt lags mälningar.</translation>
    </message>
    <message>
        <source>Look around, then press Next.</source>
        <translation>Se dig omkring och tryck sedan Nästa.</translation>
    </message>
    <message>
        <source>Where help is</source>
        <translation>Var det finns hjälp</translation>
    </message>
    <message>
        <source>The line above your hand always says what you can do now. H gives a hint, Z takes a step back, F1 shows the rules, and ? shows all keys.</source>
        <translation>Raden ovanför din hand säger alltid vad du kan göra nu. H ger ett tips, Z tar ett steg tillbaka, F1 visar reglerna och ? visar alla tangenter.</translation>
    </message>
    <message>
        <source>Ask for a hint: press H or the button Hint.</source>
        <translation>Be om ett tips: tryck H eller knappen Tips.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Dra</translation>
    </message>
    <message>
        <source>A turn begins with two cards from the stock.</source>
        <translation>En tur börjar med två kort från talongen.</translation>
    </message>
    <message>
        <source>Click the stock, or press D.</source>
        <translation>Klicka på talongen, eller tryck D.</translation>
    </message>
    <message>
        <source>A group</source>
        <translation>En grupp</translation>
    </message>
    <message>
        <source>Three or more cards of one rank make a group. By keyboard you walk along your hand with the arrow keys and select cards with Space.</source>
        <translation>Tre eller fler kort av samma valör blir en grupp. Med tangenterna går du längs handen med pilarna och markerar kort med mellanslag.</translation>
    </message>
    <message>
        <source>Select the three queens and drag them to the free place, or press M.</source>
        <translation>Markera de tre damerna och flytta dem till den lediga platsen, eller tryck M.</translation>
    </message>
    <message>
        <source>A sequence, and the first meld</source>
        <translation>En sekvens, och första mälningen</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in a row make a sequence. What your side lays first must count {needed} points, in one meld or several: the queens bring 30 of them.</source>
        <translation>Tre eller fler kort i en färg i följd blir en sekvens. Det som ditt lag lägger ut först måste ge {needed} poäng, i en eller flera mälningar: damerna ger 30 av dem.</translation>
    </message>
    <message>
        <source>Meld the hearts from 7 to jack.</source>
        <translation>Mäl hjärter från 7 till knekt.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Saka</translation>
    </message>
    <message>
        <source>With a discard your turn ends. As long as the ring beside the pile runs, Z takes it back.</source>
        <translation>När du sakar slutar din tur. Så länge ringen bredvid högen går tar Z tillbaka den.</translation>
    </message>
    <message>
        <source>Select the 4 of clubs and press Enter, or drag it to the discard pile.</source>
        <translation>Markera klöver 4 och tryck Enter, eller flytta kortet till sakhögen.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Ta sakhögen</translation>
    </message>
    <message>
        <source>With a pair of its top card&apos;s rank you may take the whole pile instead of drawing. Point at the pile to see what it would bring.</source>
        <translation>Med ett par av det översta kortets valör får du ta hela sakhögen i stället för att dra. Peka på högen för att se vad den skulle ge.</translation>
    </message>
    <message>
        <source>Wait for your turn, then take the pile with your fives: click it, or press P.</source>
        <translation>Vänta på din tur, ta sedan sakhögen med dina femmor: klicka på den, eller tryck P.</translation>
    </message>
    <message>
        <source>Adding cards, and wild cards</source>
        <translation>Lägga till kort, och vilda kort</translation>
    </message>
    <message>
        <source>A red three is laid out by itself, and you draw a card for it. It counts {three} points: for your side once it may go out, and against it until then.</source>
        <translation>En röd trea läggs ut för sig, och du drar ett kort för den. Den ger {three} poäng: för ditt lag när det får gå ut, och mot det tills dess.</translation>
    </message>
    <message>
        <source>You went out, and the round is counted. In a match the next one would now be dealt, until a side has enough points. The menu Help leads here, to the rules and to all keys at any time.</source>
        <translation>Du gick ut, och omgången räknas. I ett parti skulle nästa nu ges, tills ett lag har tillräckligt med poäng. Menyn Hjälp leder när som helst hit, till reglerna och till alla tangenter.</translation>
    </message>
    <message>
        <source>Look at the sheet, then press Finish.</source>
        <translation>Titta på poängprotokollet och tryck sedan Klart.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Röda treor</translation>
    </message>
    <message>
        <source>Cards can join your side&apos;s melds: the queen is next to the jack of your sequence. Twos and jokers are wild: they stand for other cards in a group, but never in a sequence.</source>
        <translation>Kort kan läggas till ditt lags mälningar: damen ligger intill knekten i din sekvens. Tvåor och jokrar är vilda: de står för andra kort i en grupp, men aldrig i en sekvens.</translation>
    </message>
    <message>
        <source>Add the queen of hearts and, to the fives, the 2 of clubs. Then discard the 6 of spades.</source>
        <translation>Lägg till hjärter dam och, till femmorna, klöver 2. Saka sedan spader 6.</translation>
    </message>
    <message>
        <source>Wait for your turn, draw with D, then lay out the 3 of hearts: press T.</source>
        <translation>Vänta på din tur, dra med D och lägg sedan ut hjärter 3: tryck T.</translation>
    </message>
    <message>
        <source>Canasta and samba</source>
        <translation>Canasta och samba</translation>
    </message>
    <message>
        <source>With your partner&apos;s cards the queens have become a canasta: seven of a rank count {canasta} points. Seven in sequence are a samba and count {samba}.</source>
        <translation>Med din partners kort har damerna blivit en canasta: sju av samma valör ger {canasta} poäng. Sju i följd är en samba och ger {samba}.</translation>
    </message>
    <message>
        <source>Complete the samba with the 6 of hearts.</source>
        <translation>Gör samban klar med hjärter 6.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Gå ut</translation>
    </message>
    <message>
        <source>With a canasta and a samba your side may go out: who gets rid of all cards ends the round. What others still hold counts against them.</source>
        <translation>Med en canasta och en samba får ditt lag gå ut: den som blir av med alla kort avslutar omgången. Det som andra har kvar på handen räknas mot dem.</translation>
    </message>
    <message>
        <source>Meld the four kings and the three aces, then discard your last card.</source>
        <translation>Mäl de fyra kungarna och de tre essen, och saka sedan ditt sista kort.</translation>
    </message>
    <message>
        <source>That is the game</source>
        <translation>Det är hela spelet</translation>
    </message>
    <message>
        <source>Step {at} of {of}: {title}</source>
        <translation>Steg {at} av {of}: {title}</translation>
    </message>
    <message>
        <source>The rules allow it, but the lesson goes another way. {task}</source>
        <translation>Reglerna tillåter det, men lektionen går en annan väg. {task}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Lär dig spela</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Klart</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; the tutorial keeps none.</source>
        <translation>I ett parti berättar loggen om varje tur; lektionen har ingen.</translation>
    </message>
</context>
<context>
    <name>TypedRules</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, ändrad</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>a value</source>
        <translation>ett värde</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>ett namn inom citattecken</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ett kolon</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ett komma</translation>
    </message>
    <message>
        <source>a quotation mark at the end</source>
        <translation>ett citattecken i slutet</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>ingenting mer</translation>
    </message>
    <message>
        <source>not text in UTF-8 or UTF-16</source>
        <translation>inte text i UTF-8 eller UTF-16</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>mer än {most} värden</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}</source>
        <translation>inte JSON på rad {line}, kolumn {column}</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}: expected is {expected}</source>
        <translation>inte JSON på rad {line}, kolumn {column}: här väntas {expected}</translation>
    </message>
    <message>
        <source>“{name}” stands twice; keep one of the two</source>
        <translation>”{name}” står två gånger; behåll en av dem</translation>
    </message>
    <message>
        <source>“{number}” is not possible as a number</source>
        <translation>”{number}” är inte möjligt som tal</translation>
    </message>
    <message>
        <source>more than {most} brackets in one another</source>
        <translation>mer än {most} parenteser i varandra</translation>
    </message>
    <message>
        <source>half of a character, {code}, which nothing can show</source>
        <translation>ett halvt tecken, {code}, som ingenting kan visa</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>for {value} players</source>
        <translation>för {value} spelare</translation>
    </message>
    <message>
        <source>teams: {value}</source>
        <translation>lag: {value}</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>en kortlek</translation>
    </message>
    <message>
        <source>{number} decks</source>
        <translation>{number} kortlekar</translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>inga jokrar</translation>
    </message>
    <message>
        <source>one joker</source>
        <translation>en joker</translation>
    </message>
    <message>
        <source>{number} jokers</source>
        <translation>{number} jokrar</translation>
    </message>
    <message>
        <source>{number} cards dealt to each</source>
        <translation>{number} kort till var och en</translation>
    </message>
    <message>
        <source>cards dealt to each: {value}</source>
        <translation>kort till var och en: {value}</translation>
    </message>
    <message>
        <source>the highest card deals first</source>
        <translation>den som får högsta kortet ger först</translation>
    </message>
    <message>
        <source>the first dealer is found by lot</source>
        <translation>lotten avgör vem som ger först</translation>
    </message>
    <message>
        <source>the first dealer is chosen</source>
        <translation>första givaren väljs</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>spelet går medurs</translation>
    </message>
    <message>
        <source>play goes anticlockwise</source>
        <translation>spelet går moturs</translation>
    </message>
    <message>
        <source>the first card of the pile is never covered</source>
        <translation>startkortet täcks aldrig</translation>
    </message>
    <message>
        <source>a first card is covered if it is {any}</source>
        <translation>startkortet täcks om det är {any}</translation>
    </message>
    <message>
        <source>a wild first card freezes the pile</source>
        <translation>ett vilt startkort fryser sakhögen</translation>
    </message>
    <message>
        <source>a wild first card doesn&apos;t freeze the pile</source>
        <translation>ett vilt startkort fryser inte sakhögen</translation>
    </message>
    <message>
        <source>one card drawn in a turn</source>
        <translation>ett kort dras i en tur</translation>
    </message>
    <message>
        <source>{number} cards drawn in a turn</source>
        <translation>{number} kort dras i en tur</translation>
    </message>
    <message>
        <source>cards drawn in a turn: {value}</source>
        <translation>kort som dras i en tur: {value}</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>inga vilda kort</translation>
    </message>
    <message>
        <source>the wild cards are {value}</source>
        <translation>de vilda korten är {value}</translation>
    </message>
    <message>
        <source>a joker counts {value}</source>
        <translation>en joker ger {value}</translation>
    </message>
    <message>
        <source>a two counts {value}</source>
        <translation>en tvåa ger {value}</translation>
    </message>
    <message>
        <source>an ace counts {value}</source>
        <translation>ett ess ger {value}</translation>
    </message>
    <message>
        <source>number cards count 5 or 10</source>
        <translation>sifferkort ger 5 eller 10</translation>
    </message>
    <message>
        <source>number cards count their number</source>
        <translation>sifferkort ger sitt eget tal</translation>
    </message>
    <message>
        <source>threes are special</source>
        <translation>treor är särskilda</translation>
    </message>
    <message>
        <source>threes are ordinary cards</source>
        <translation>treor är vanliga kort</translation>
    </message>
    <message>
        <source>a melded black three counts {value}</source>
        <translation>en mäld svart trea ger {value}</translation>
    </message>
    <message>
        <source>a red three counts {value}</source>
        <translation>en röd trea ger {value}</translation>
    </message>
    <message>
        <source>any number of wild cards in a group</source>
        <translation>hur många vilda kort som helst i en grupp</translation>
    </message>
    <message>
        <source>no wild card in a group</source>
        <translation>inga vilda kort i en grupp</translation>
    </message>
    <message>
        <source>at most one wild card in a group</source>
        <translation>högst ett vilt kort i en grupp</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a group</source>
        <translation>högst {number} vilda kort i en grupp</translation>
    </message>
    <message>
        <source>twice as many natural as wild cards in a group</source>
        <translation>dubbelt så många naturliga kort som vilda i en grupp</translation>
    </message>
    <message>
        <source>more natural than wild cards in a group</source>
        <translation>fler naturliga kort än vilda i en grupp</translation>
    </message>
    <message>
        <source>at least as many natural as wild cards in a group</source>
        <translation>minst lika många naturliga kort som vilda i en grupp</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a group</source>
        <translation>naturliga kort behöver inte vara fler i en grupp</translation>
    </message>
    <message>
        <source>one natural card is enough for a group</source>
        <translation>ett naturligt kort räcker i en grupp</translation>
    </message>
    <message>
        <source>{number} natural cards in each group</source>
        <translation>{number} naturliga kort i varje grupp</translation>
    </message>
    <message>
        <source>no limit to the wild cards of a side</source>
        <translation>ingen gräns för lagets vilda kort</translation>
    </message>
    <message>
        <source>no wild card in the groups of a side</source>
        <translation>inga vilda kort i lagets grupper</translation>
    </message>
    <message>
        <source>one wild card in all groups of a side</source>
        <translation>ett vilt kort i lagets alla grupper</translation>
    </message>
    <message>
        <source>{number} wild cards in all groups of a side</source>
        <translation>{number} vilda kort i lagets alla grupper</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>inga canastas</translation>
    </message>
    <message>
        <source>canastas of {number} cards</source>
        <translation>canastas på {number} kort</translation>
    </message>
    <message>
        <source>canastas may grow past seven cards</source>
        <translation>canastas får växa över sju kort</translation>
    </message>
    <message>
        <source>canastas end at seven cards</source>
        <translation>canastas slutar vid sju kort</translation>
    </message>
    <message>
        <source>wild cards may join complete canastas</source>
        <translation>vilda kort får läggas till kompletta canastas</translation>
    </message>
    <message>
        <source>no wild card joins a complete canasta</source>
        <translation>inga vilda kort läggs till en komplett canasta</translation>
    </message>
    <message>
        <source>several groups of one rank</source>
        <translation>flera grupper av samma valör</translation>
    </message>
    <message>
        <source>only one group of each rank</source>
        <translation>bara en grupp av varje valör</translation>
    </message>
    <message>
        <source>groups may be merged</source>
        <translation>grupper får slås samman</translation>
    </message>
    <message>
        <source>groups can&apos;t be merged</source>
        <translation>grupper kan inte slås samman</translation>
    </message>
    <message>
        <source>cards may be added to melds of other sides</source>
        <translation>kort får läggas till andra lags mälningar</translation>
    </message>
    <message>
        <source>no card is added to melds of other sides</source>
        <translation>inga kort läggs till andra lags mälningar</translation>
    </message>
    <message>
        <source>wild cards alone may be melded</source>
        <translation>bara vilda kort får mälas</translation>
    </message>
    <message>
        <source>wild cards alone are no meld</source>
        <translation>bara vilda kort är ingen mälning</translation>
    </message>
    <message>
        <source>a wild canasta is closed</source>
        <translation>en vild canasta är avslutad</translation>
    </message>
    <message>
        <source>a wild canasta may grow</source>
        <translation>en vild canasta får växa</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be swapped</source>
        <translation>vilda kort kan inte bytas ut</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups</source>
        <translation>vilda kort får bytas ut i grupper</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups and sequences</source>
        <translation>vilda kort får bytas ut i grupper och sekvenser</translation>
    </message>
    <message>
        <source>sequences are played</source>
        <translation>sekvenser spelas</translation>
    </message>
    <message>
        <source>no sequences</source>
        <translation>inga sekvenser</translation>
    </message>
    <message>
        <source>sequences run from 4 to ace</source>
        <translation>sekvenser går från 4 till ess</translation>
    </message>
    <message>
        <source>sequences run from 3 to ace</source>
        <translation>sekvenser går från 3 till ess</translation>
    </message>
    <message>
        <source>sequences run from ace to king</source>
        <translation>sekvenser går från ess till kung</translation>
    </message>
    <message>
        <source>sequences of any length</source>
        <translation>sekvenser av valfri längd</translation>
    </message>
    <message>
        <source>sequences of at most {number} cards</source>
        <translation>sekvenser på högst {number} kort</translation>
    </message>
    <message>
        <source>any number of wild cards in a sequence</source>
        <translation>hur många vilda kort som helst i en sekvens</translation>
    </message>
    <message>
        <source>no wild card in a sequence</source>
        <translation>inga vilda kort i en sekvens</translation>
    </message>
    <message>
        <source>at most one wild card in a sequence</source>
        <translation>högst ett vilt kort i en sekvens</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a sequence</source>
        <translation>högst {number} vilda kort i en sekvens</translation>
    </message>
    <message>
        <source>one natural card is enough for a sequence</source>
        <translation>ett naturligt kort räcker i en sekvens</translation>
    </message>
    <message>
        <source>{number} natural cards in each sequence</source>
        <translation>{number} naturliga kort i varje sekvens</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a sequence</source>
        <translation>naturliga kort behöver inte vara fler i en sekvens</translation>
    </message>
    <message>
        <source>more natural than wild cards in a sequence</source>
        <translation>fler naturliga kort än vilda i en sekvens</translation>
    </message>
    <message>
        <source>a wild card in a sequence keeps its place</source>
        <translation>ett vilt kort i en sekvens behåller sin plats</translation>
    </message>
    <message>
        <source>a wild card in a sequence gives way to its card</source>
        <translation>ett vilt kort i en sekvens lämnar plats åt sitt kort</translation>
    </message>
    <message>
        <source>no {sambas} for sequences of seven</source>
        <translation>inga {sambas} för sekvenser på sju</translation>
    </message>
    <message>
        <source>{sambas} of {number} cards</source>
        <translation>{sambas} på {number} kort</translation>
    </message>
    <message>
        <source>{a_samba} is closed</source>
        <translation>{a_samba} är avslutad</translation>
    </message>
    <message>
        <source>{a_samba} may grow</source>
        <translation>{a_samba} får växa</translation>
    </message>
    <message>
        <source>sequences can&apos;t be merged</source>
        <translation>sekvenser kan inte slås samman</translation>
    </message>
    <message>
        <source>sequences may be merged</source>
        <translation>sekvenser får slås samman</translation>
    </message>
    <message>
        <source>several sequences of one suit</source>
        <translation>flera sekvenser i samma färg</translation>
    </message>
    <message>
        <source>only one sequence of each suit</source>
        <translation>bara en sekvens i varje färg</translation>
    </message>
    <message>
        <source>the whole pile is taken</source>
        <translation>hela sakhögen tas</translation>
    </message>
    <message>
        <source>five cards of the pile are taken</source>
        <translation>fem kort av sakhögen tas</translation>
    </message>
    <message>
        <source>only the top card of the pile is taken</source>
        <translation>bara sakhögens översta kort tas</translation>
    </message>
    <message>
        <source>the top card of the pile must be melded</source>
        <translation>sakhögens översta kort måste mälas</translation>
    </message>
    <message>
        <source>the top card of the pile need not be melded</source>
        <translation>sakhögens översta kort behöver inte mälas</translation>
    </message>
    <message>
        <source>a natural pair takes the pile</source>
        <translation>ett naturligt par tar sakhögen</translation>
    </message>
    <message>
        <source>a natural pair doesn&apos;t take the pile</source>
        <translation>ett naturligt par tar inte sakhögen</translation>
    </message>
    <message>
        <source>a natural and a wild card don&apos;t take the pile</source>
        <translation>ett naturligt och ett vilt kort tar inte sakhögen</translation>
    </message>
    <message>
        <source>a natural and a wild card take the pile while it isn&apos;t frozen</source>
        <translation>ett naturligt och ett vilt kort tar sakhögen när den inte är frusen</translation>
    </message>
    <message>
        <source>a natural and a wild card always take the pile</source>
        <translation>ett naturligt och ett vilt kort tar alltid sakhögen</translation>
    </message>
    <message>
        <source>a pair for the pile may join a group</source>
        <translation>ett par för sakhögen får läggas till en grupp</translation>
    </message>
    <message>
        <source>a pair for the pile begins a new group</source>
        <translation>ett par för sakhögen börjar en ny grupp</translation>
    </message>
    <message>
        <source>adding the top card to a group doesn&apos;t take the pile</source>
        <translation>att lägga till översta kortet till en grupp tar inte sakhögen</translation>
    </message>
    <message>
        <source>adding the top card to a group takes the pile while it isn&apos;t frozen</source>
        <translation>att lägga till översta kortet till en grupp tar sakhögen när den inte är frusen</translation>
    </message>
    <message>
        <source>adding the top card to a group always takes the pile</source>
        <translation>att lägga till översta kortet till en grupp tar alltid sakhögen</translation>
    </message>
    <message>
        <source>adding the top card to a sequence doesn&apos;t take the pile</source>
        <translation>att lägga till översta kortet till en sekvens tar inte sakhögen</translation>
    </message>
    <message>
        <source>adding the top card to a sequence takes the pile while it isn&apos;t frozen</source>
        <translation>att lägga till översta kortet till en sekvens tar sakhögen när den inte är frusen</translation>
    </message>
    <message>
        <source>adding the top card to a sequence always takes the pile</source>
        <translation>att lägga till översta kortet till en sekvens tar alltid sakhögen</translation>
    </message>
    <message>
        <source>the top card alone may be taken onto a sequence</source>
        <translation>bara översta kortet får tas till en sekvens</translation>
    </message>
    <message>
        <source>the top card can&apos;t be taken alone onto a sequence</source>
        <translation>översta kortet kan inte tas ensamt till en sekvens</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card doesn&apos;t take the pile</source>
        <translation>att börja en sekvens med översta kortet tar inte sakhögen</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card takes the pile while it isn&apos;t frozen</source>
        <translation>att börja en sekvens med översta kortet tar sakhögen när den inte är frusen</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card always takes the pile</source>
        <translation>att börja en sekvens med översta kortet tar alltid sakhögen</translation>
    </message>
    <message>
        <source>the pile may be taken onto a complete canasta</source>
        <translation>sakhögen får tas till en komplett canasta</translation>
    </message>
    <message>
        <source>the pile can&apos;t be taken onto a complete canasta</source>
        <translation>sakhögen kan inte tas till en komplett canasta</translation>
    </message>
    <message>
        <source>the pile is frozen before a first meld</source>
        <translation>sakhögen är frusen före en första mälning</translation>
    </message>
    <message>
        <source>the pile isn&apos;t frozen before a first meld</source>
        <translation>sakhögen är inte frusen före en första mälning</translation>
    </message>
    <message>
        <source>nothing freezes the pile</source>
        <translation>inget fryser sakhögen</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>sakhögen är alltid frusen</translation>
    </message>
    <message>
        <source>{any} freezes the pile</source>
        <translation>{any} fryser sakhögen</translation>
    </message>
    <message>
        <source>the pile stays frozen until it is taken</source>
        <translation>sakhögen är frusen tills den tas</translation>
    </message>
    <message>
        <source>the pile stays frozen while such a card lies in it</source>
        <translation>sakhögen är frusen så länge ett sådant kort ligger i den</translation>
    </message>
    <message>
        <source>nothing blocks the pile</source>
        <translation>inget blockerar sakhögen</translation>
    </message>
    <message>
        <source>{any} on top blocks the pile</source>
        <translation>{any} överst blockerar sakhögen</translation>
    </message>
    <message>
        <source>red threes may be discarded</source>
        <translation>röda treor får sakas</translation>
    </message>
    <message>
        <source>red threes can&apos;t be discarded</source>
        <translation>röda treor får inte sakas</translation>
    </message>
    <message>
        <source>wild cards may be discarded</source>
        <translation>vilda kort får sakas</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be discarded</source>
        <translation>vilda kort får inte sakas</translation>
    </message>
    <message>
        <source>a single card in the hand takes the pile like others</source>
        <translation>ett enda kort på handen tar sakhögen som andra</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile unless going out</source>
        <translation>ett enda kort på handen tar ingen sakhög utan utgång</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile of one card</source>
        <translation>ett enda kort på handen tar ingen sakhög på ett kort</translation>
    </message>
    <message>
        <source>first meld of {value}</source>
        <translation>första mälning {value}</translation>
    </message>
    <message>
        <source>several melds count together for the first meld</source>
        <translation>flera mälningar räknas ihop för första mälningen</translation>
    </message>
    <message>
        <source>a single meld must reach the minimum</source>
        <translation>en enda mälning måste nå minimipoängen</translation>
    </message>
    <message>
        <source>sequences count for the first meld</source>
        <translation>sekvenser räknas i första mälningen</translation>
    </message>
    <message>
        <source>sequences don&apos;t count for the first meld</source>
        <translation>sekvenser räknas inte i första mälningen</translation>
    </message>
    <message>
        <source>a first meld for each side</source>
        <translation>en första mälning för varje lag</translation>
    </message>
    <message>
        <source>a first meld for each player</source>
        <translation>en första mälning för varje spelare</translation>
    </message>
    <message>
        <source>the pile may be taken for the first meld</source>
        <translation>sakhögen får tas till första mälningen</translation>
    </message>
    <message>
        <source>no pile before the first meld</source>
        <translation>ingen sakhög före första mälningen</translation>
    </message>
    <message>
        <source>the top card counts for the first meld</source>
        <translation>översta kortet räknas i första mälningen</translation>
    </message>
    <message>
        <source>the top card doesn&apos;t count for the first meld</source>
        <translation>översta kortet räknas inte i första mälningen</translation>
    </message>
    <message>
        <source>the rest of the pile counts for the first meld</source>
        <translation>resten av sakhögen räknas i första mälningen</translation>
    </message>
    <message>
        <source>the rest of the pile doesn&apos;t count for the first meld</source>
        <translation>resten av sakhögen räknas inte i första mälningen</translation>
    </message>
    <message>
        <source>bonuses count for the first meld</source>
        <translation>bonusar räknas i första mälningen</translation>
    </message>
    <message>
        <source>bonuses don&apos;t count for the first meld</source>
        <translation>bonusar räknas inte i första mälningen</translation>
    </message>
    <message>
        <source>no minimum when going out in one turn</source>
        <translation>inga minimipoäng vid utgång i en enda tur</translation>
    </message>
    <message>
        <source>the minimum holds when going out in one turn</source>
        <translation>minimipoängen gäller vid utgång i en enda tur</translation>
    </message>
    <message>
        <source>red threes are laid out at once</source>
        <translation>röda treor läggs ut genast</translation>
    </message>
    <message>
        <source>red threes are your choice</source>
        <translation>röda treor är ditt val</translation>
    </message>
    <message>
        <source>red threes have no special role</source>
        <translation>röda treor har ingen särskild roll</translation>
    </message>
    <message>
        <source>red threes are replaced</source>
        <translation>röda treor ersätts</translation>
    </message>
    <message>
        <source>no replacement for red threes</source>
        <translation>ingen ersättning för röda treor</translation>
    </message>
    <message>
        <source>red threes from the pile are replaced</source>
        <translation>röda treor från sakhögen ersätts</translation>
    </message>
    <message>
        <source>no replacement for red threes from the pile</source>
        <translation>ingen ersättning för röda treor från sakhögen</translation>
    </message>
    <message>
        <source>{value} for each red three</source>
        <translation>{value} för varje röd trea</translation>
    </message>
    <message>
        <source>{value} for all red threes</source>
        <translation>{value} för alla röda treor</translation>
    </message>
    <message>
        <source>red threes count with what going out needs</source>
        <translation>röda treor räknas med det som utgång kräver</translation>
    </message>
    <message>
        <source>red threes count after the first meld</source>
        <translation>röda treor räknas efter första mälningen</translation>
    </message>
    <message>
        <source>red threes count with enough {sets}</source>
        <translation>röda treor räknas med tillräckligt många {sets}</translation>
    </message>
    <message>
        <source>red threes need no {set}</source>
        <translation>röda treor behöver ingen {set}</translation>
    </message>
    <message>
        <source>red threes need one {set}</source>
        <translation>röda treor behöver en {set}</translation>
    </message>
    <message>
        <source>red threes need {number} {sets}</source>
        <translation>röda treor behöver {number} {sets}</translation>
    </message>
    <message>
        <source>{value} lost for each red three</source>
        <translation>{value} i straff för varje röd trea</translation>
    </message>
    <message>
        <source>{value} lost for all red threes</source>
        <translation>{value} i straff för alla röda treor</translation>
    </message>
    <message>
        <source>red threes in the hand cost nothing</source>
        <translation>röda treor på handen kostar inget</translation>
    </message>
    <message>
        <source>{value} lost for red threes in the hand</source>
        <translation>{value} i straff för röda treor på handen</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock doesn&apos;t end the round</source>
        <translation>en röd trea som talongens sista kort avslutar inte omgången</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock ends the round</source>
        <translation>en röd trea som talongens sista kort avslutar omgången</translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation>svarta treor mäls aldrig</translation>
    </message>
    <message>
        <source>black threes are melded when going out</source>
        <translation>svarta treor mäls vid utgång</translation>
    </message>
    <message>
        <source>black threes are melded when going out, with wild cards too</source>
        <translation>svarta treor mäls vid utgång, även med vilda kort</translation>
    </message>
    <message>
        <source>black threes are melded at any time</source>
        <translation>svarta treor mäls när som helst</translation>
    </message>
    <message>
        <source>at most {number} black threes in a group</source>
        <translation>högst {number} svarta treor i en grupp</translation>
    </message>
    <message>
        <source>a black three in the hand costs {value}</source>
        <translation>en svart trea på handen kostar {value}</translation>
    </message>
    <message>
        <source>no {set} needed to go out</source>
        <translation>ingen {set} behövs för utgång</translation>
    </message>
    <message>
        <source>one {set} to go out</source>
        <translation>en {set} för utgång</translation>
    </message>
    <message>
        <source>{number} {sets} to go out</source>
        <translation>{number} {sets} för utgång</translation>
    </message>
    <message>
        <source>{sets} to go out: {value}</source>
        <translation>{sets} för utgång: {value}</translation>
    </message>
    <message>
        <source>no {samba} needed to go out</source>
        <translation>ingen {samba} behövs för utgång</translation>
    </message>
    <message>
        <source>at least one {samba} to go out</source>
        <translation>minst en {samba} för utgång</translation>
    </message>
    <message>
        <source>at least {number} {sambas} to go out</source>
        <translation>minst {number} {sambas} för utgång</translation>
    </message>
    <message>
        <source>wild cards may be in all {sets} for going out</source>
        <translation>vilda kort får finnas i alla {sets} för utgång</translation>
    </message>
    <message>
        <source>one {set} without wild cards to go out</source>
        <translation>en {set} utan vilda kort för utgång</translation>
    </message>
    <message>
        <source>{number} {sets} without wild cards to go out</source>
        <translation>{number} {sets} utan vilda kort för utgång</translation>
    </message>
    <message>
        <source>no melded points needed to go out</source>
        <translation>inga mälda poäng behövs för utgång</translation>
    </message>
    <message>
        <source>{value} melded points to go out</source>
        <translation>{value} mälda poäng för utgång</translation>
    </message>
    <message>
        <source>the last card is melded or discarded</source>
        <translation>det sista kortet mäls eller sakas</translation>
    </message>
    <message>
        <source>the last card is always discarded</source>
        <translation>det sista kortet sakas alltid</translation>
    </message>
    <message>
        <source>the last card is never discarded</source>
        <translation>det sista kortet sakas aldrig</translation>
    </message>
    <message>
        <source>one card is kept when melding</source>
        <translation>ett kort behålls när man mäler</translation>
    </message>
    <message>
        <source>{number} cards are kept when melding</source>
        <translation>{number} kort behålls när man mäler</translation>
    </message>
    <message>
        <source>no passing</source>
        <translation>man passar inte</translation>
    </message>
    <message>
        <source>passing with a single card</source>
        <translation>man passar med ett enda kort</translation>
    </message>
    <message>
        <source>partners aren&apos;t asked</source>
        <translation>partner tillfrågas inte</translation>
    </message>
    <message>
        <source>partners may be asked before going out</source>
        <translation>partner får tillfrågas före utgång</translation>
    </message>
    <message>
        <source>partners must be asked before going out</source>
        <translation>partner måste tillfrågas före utgång</translation>
    </message>
    <message>
        <source>both partners must agree</source>
        <translation>båda partner måste säga ja</translation>
    </message>
    <message>
        <source>one partner&apos;s yes is enough</source>
        <translation>en partners ja räcker</translation>
    </message>
    <message>
        <source>no bonus for going out</source>
        <translation>ingen bonus för utgång</translation>
    </message>
    <message>
        <source>{value} for going out</source>
        <translation>{value} för utgång</translation>
    </message>
    <message>
        <source>no extra for going out concealed</source>
        <translation>inget extra för utgång med dold hand</translation>
    </message>
    <message>
        <source>{value} extra for going out concealed</source>
        <translation>{value} extra för utgång med dold hand</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn</source>
        <translation>dold hand betyder hela handen i en enda tur</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn, {value}</source>
        <translation>dold hand betyder hela handen i en enda tur, {value}</translation>
    </message>
    <message>
        <source>the round ends with the stock</source>
        <translation>omgången slutar med talongen</translation>
    </message>
    <message>
        <source>the discards become a new stock</source>
        <translation>de sakade korten blir en ny talong</translation>
    </message>
    <message>
        <source>the last cards of the stock are drawn even if they are too few</source>
        <translation>talongens sista kort dras även om de är för få</translation>
    </message>
    <message>
        <source>too few cards in the stock are as good as none</source>
        <translation>för få kort i talongen är lika bra som inga</translation>
    </message>
    <message>
        <source>the pile must be taken at the end where it fits</source>
        <translation>sakhögen måste tas på slutet där den passar</translation>
    </message>
    <message>
        <source>nobody has to take the pile</source>
        <translation>ingen måste ta sakhögen</translation>
    </message>
    <message>
        <source>{value} for a natural canasta</source>
        <translation>{value} för en naturlig canasta</translation>
    </message>
    <message>
        <source>{value} for a mixed canasta</source>
        <translation>{value} för en blandad canasta</translation>
    </message>
    <message>
        <source>{value} for {a_samba}</source>
        <translation>{value} för {a_samba}</translation>
    </message>
    <message>
        <source>{value} for {a_samba} with wild cards</source>
        <translation>{value} för {a_samba} med vilda kort</translation>
    </message>
    <message>
        <source>{value} for a wild canasta</source>
        <translation>{value} för en vild canasta</translation>
    </message>
    <message>
        <source>melded cards count</source>
        <translation>mälda kort räknas</translation>
    </message>
    <message>
        <source>melded cards don&apos;t count</source>
        <translation>mälda kort räknas inte</translation>
    </message>
    <message>
        <source>cards in the hand are deducted</source>
        <translation>kort på handen dras av</translation>
    </message>
    <message>
        <source>cards in the hand cost nothing</source>
        <translation>kort på handen kostar inget</translation>
    </message>
    <message>
        <source>to {value}</source>
        <translation>till {value}</translation>
    </message>
    <message>
        <source>the match ends after a round</source>
        <translation>partiet slutar efter en omgång</translation>
    </message>
    <message>
        <source>the match ends at once</source>
        <translation>partiet slutar genast</translation>
    </message>
    <message>
        <source>the highest score wins</source>
        <translation>den högsta ställningen vinner</translation>
    </message>
    <message>
        <source>of those at the target whoever went out wins</source>
        <translation>av dem vid slutpoängen vinner den som gick ut</translation>
    </message>
    <message>
        <source>equal scores are a draw</source>
        <translation>lika ställning är oavgjort</translation>
    </message>
    <message>
        <source>equal scores are played on</source>
        <translation>vid lika ställning spelas vidare</translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>hur många omgångar som helst</translation>
    </message>
    <message>
        <source>one round at most</source>
        <translation>högst en omgång</translation>
    </message>
    <message>
        <source>{value} rounds at most</source>
        <translation>högst {value} omgångar</translation>
    </message>
    <message>
        <source>{game}, unchanged: {clauses}.</source>
        <translation>{game}, oförändrat: {clauses}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n till</numerusform>
            <numerusform>%n till</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n change(s): {clauses}.</source>
        <translation>
            <numerusform>{game} med %n ändring: {clauses}.</numerusform>
            <numerusform>{game} med %n ändringar: {clauses}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule differs from {game}.</source>
        <translation>Ingen regel skiljer sig från {game}.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ) from {game}.</source>
        <translation>
            <numerusform>%n regel skiljer sig från {game}.</numerusform>
            <numerusform>%n regler skiljer sig från {game}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nytt parti…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regler…</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Lär dig sp&amp;ela</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>Histori&amp;k</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Försök igen</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>The table is free: sit down for a match.</source>
        <translation>Bordet är ledigt: slå dig ner för ett parti.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why did they play that?</source>
        <translation>Varför spelade de så?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>{name}, &amp;why did you play that?</source>
        <translation>{name}, &amp;varför spelade du så?</translation>
    </message>
    <message>
        <source>&amp;Why was that played?</source>
        <translation>&amp;Varför spelades det?</translation>
    </message>
    <message>
        <source>&amp;Show this again</source>
        <translation>V&amp;isa det igen</translation>
    </message>
    <message>
        <source>The reasons of the others are told when the round is over: now they could give cards away.</source>
        <translation>De andras skäl berättas när omgången är slut: nu skulle de kunna röja kort.</translation>
    </message>
    <message>
        <source>What was played, and below it what decided, as each opponent valued it then.</source>
        <translation>Vad som spelades, och under det vad som avgjorde, så som varje motståndare värderade det då.</translation>
    </message>
    <message>
        <source>(The reason was not kept, as the match was closed in between.)</source>
        <translation>(Skälet sparades inte, eftersom partiet var stängt däremellan.)</translation>
    </message>
    <message>
        <source>({name} gave no reason.)</source>
        <translation>({name} gav inget skäl.)</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Each for oneself</source>
        <translation>Var för sig</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 lag om 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 lag om 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 lag om 2</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Alla drar ett kort; den som får det högsta ger först.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Lotten avgör vem som ger först.</translation>
    </message>
    <message>
        <source>Choose who deals first.</source>
        <translation>Välj vem som ger först.</translation>
    </message>
</context>
<context>
    <name>WordsAlone</name>
    <message>
        <source>a joker</source>
        <translation>en joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>en tvåa</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>en trea</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>en fyra</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>en femma</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>en sexa</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>en sjua</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>en åtta</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>en nia</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>en tia</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>en knekt</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>en dam</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>en kung</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ett ess</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Fair deal</source>
        <translation>Ärlig giv</translation>
    </message>
    <message>
        <source>Words of your own, if you like</source>
        <translation>Egna ord, om du vill</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Egna ord</translation>
    </message>
    <message>
        <source>&amp;Deal with these</source>
        <translation>&amp;Ge med de här</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Avbryt</translation>
    </message>
</context>
</TS>
