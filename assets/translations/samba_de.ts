<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Samba</source>
        <translation>Über Samba</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
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
        <translation>Ein Tisch für Samba, das Kartenspiel aus der Canasta-Familie, in dem Sequenzen so viel zählen wie Gruppen. Zwei bis sechs Plätze, jeder für sich oder mit Partnern, gegen Gegner, die nicht mehr sehen als du.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on. The type is Inter, under the SIL Open Font License; the window is built with Qt, under the LGPL.</source>
        <translation>Freie Software unter der MIT-Lizenz: Benutze sie, ändere sie und gib sie weiter. Die Schrift ist Inter, unter der SIL Open Font License; das Fenster ist mit Qt gebaut, unter der LGPL.</translation>
    </message>
</context>
<context>
    <name>ActionWords</name>
    <message>
        <source>Which do you mean?</source>
        <translation>Was meinst du?</translation>
    </message>
    <message>
        <source>There are several ways: select the cards that take the pile, then take it.</source>
        <translation>Es gibt mehrere Arten: Wähl die Karten aus, mit denen du aufnimmst, und nimm dann den Ablagestapel auf.</translation>
    </message>
    <message>
        <source>{others} and {last}</source>
        <translation>{others} und {last}</translation>
    </message>
    <message>
        <source>take only the top card onto {meld}</source>
        <translation>nur die oberste Karte nehmen für {meld}</translation>
    </message>
    <message>
        <source>lay {cards}</source>
        <translation>{cards} auslegen</translation>
    </message>
    <message>
        <source>add {cards} to {meld}</source>
        <translation>{cards} anlegen an {meld}</translation>
    </message>
    <message>
        <source>merge {one} and {other} with {cards}</source>
        <translation>{one} und {other} mit {cards} zusammenlegen</translation>
    </message>
    <message>
        <source>merge {one} and {other}</source>
        <translation>{one} und {other} zusammenlegen</translation>
    </message>
    <message>
        <source>swap {card} for {wild} in {meld}</source>
        <translation>{wild} gegen {card} eintauschen (aus: {meld})</translation>
    </message>
    <message>
        <source>swap {card} for the wild card in {meld}</source>
        <translation>die Wildcard gegen {card} eintauschen (aus: {meld})</translation>
    </message>
    <message>
        <source>lay out {card}</source>
        <translation>{card} auslegen</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} ablegen</translation>
    </message>
    <message>
        <source>end the turn without a discard</source>
        <translation>den Zug ohne Ablegen beenden</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>den Partner fragen</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>Ja sagen</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>Nein sagen</translation>
    </message>
    <message>
        <source>end the round</source>
        <translation>die Runde beenden</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>vom Talon ziehen</translation>
    </message>
    <message>
        <source>take the pile onto {meld}</source>
        <translation>den Ablagestapel aufnehmen für {meld}</translation>
    </message>
    <message>
        <source>take the pile with {cards} onto {meld}</source>
        <translation>den Ablagestapel mit {cards} aufnehmen für {meld}</translation>
    </message>
    <message>
        <source>take the top card into your hand</source>
        <translation>die oberste Karte auf die Hand nehmen</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>den Ablagestapel mit {cards} aufnehmen</translation>
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
        <translation>Ratschläge für Spieler</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: no group earns a bonus like its {bonus}.</source>
        <translation>Hast du vier oder mehr Karten einer Farbe dicht beieinander, arbeite auf {a_samba} hin: Keine Gruppe bringt so viel wie die {bonus} Bonuspunkte dafür.</translation>
    </message>
    <message>
        <source>If you hold four or more cards of one suit close together, build towards {a_samba}: its bonus of {bonus} is far more than that of a natural canasta.</source>
        <translation>Hast du vier oder mehr Karten einer Farbe dicht beieinander, arbeite auf {a_samba} hin: Die {bonus} Bonuspunkte dafür sind weit mehr als die für eine natürliche Canasta.</translation>
    </message>
    <message>
        <source>Begin sequences early: without {a_samba} nobody goes out.</source>
        <translation>Beginn früh mit Sequenzen: Ohne {a_samba} macht niemand aus.</translation>
    </message>
    <message>
        <source>Beside a group that holds wild cards you may begin a second one of the same rank without any: it may become a natural canasta, which earns {natural} and not {mixed}.</source>
        <translation>Neben einer Gruppe mit Wildcards darfst du eine zweite desselben Rangs ohne Wildcards beginnen: Daraus kann eine natürliche Canasta werden, und die bringt {natural} statt {mixed}.</translation>
    </message>
    <message>
        <source>Add your wild cards to a group before it is a canasta; later none may be added.</source>
        <translation>Leg Wildcards an eine Gruppe an, bevor sie eine Canasta ist; später ist das nicht mehr erlaubt.</translation>
    </message>
    <message>
        <source>Seven wild cards earn {bonus}, so think twice before you spend them on groups.</source>
        <translation>Sieben Wildcards bringen {bonus}; überleg es dir also gut, bevor du sie in Gruppen steckst.</translation>
    </message>
    <message numerus="yes">
        <source>Your groups together may hold only {number} wild card(s): keep them for groups that they make complete.</source>
        <translation>
            <numerusform>Deine Gruppen zusammen dürfen nur eine Wildcard enthalten: Heb sie für eine Gruppe auf, die sie vollständig macht.</numerusform>
            <numerusform>Deine Gruppen zusammen dürfen nur {number} Wildcards enthalten: Heb sie für Gruppen auf, die sie vollständig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A wild card in a meld is only lent: swap it later, and use it again elsewhere.</source>
        <translation>Eine Wildcard in einer Figur ist nur verliehen: Tausch sie später ein und verwende sie anderswo.</translation>
    </message>
    <message>
        <source>Wild cards are worth much in a meld and cost as much in the hand: don&apos;t keep them too long.</source>
        <translation>Wildcards sind in einer Figur viel wert und kosten auf der Hand genauso viel: Behalte sie nicht zu lange.</translation>
    </message>
    <message>
        <source>Before you discard, ask yourself whether the next player could use that card.</source>
        <translation>Frag dich vor dem Ablegen, ob der nächste Spieler diese Karte brauchen kann.</translation>
    </message>
    <message>
        <source>Before you discard, look at the melds of your opponents: a card that they collect may hand them the pile. Safest are ranks of which most cards lie in your own melds already.</source>
        <translation>Sieh dir vor dem Ablegen die Figuren deiner Gegner an: Eine Karte, die sie sammeln, kann ihnen den Stapel verschaffen. Am sichersten sind Ränge, von denen die meisten Karten schon in deinen eigenen Figuren liegen.</translation>
    </message>
    <message>
        <source>If your opponents want the pile at any cost, freeze it by discarding {any}: it is much harder to take then.</source>
        <translation>Wollen deine Gegner den Stapel um jeden Preis, frier ihn ein, indem du {any} ablegst: Dann ist er viel schwerer aufzunehmen.</translation>
    </message>
    <message>
        <source>Keep {any} for a turn in which a large pile would fall to the next player: it blocks the pile.</source>
        <translation>Heb {any} für einen Zug auf, in dem sonst ein großer Stapel an den nächsten Spieler fiele: So wird der Stapel blockiert.</translation>
    </message>
    <message>
        <source>With red threes before you, don&apos;t put off your first meld too long: without it they count against you.</source>
        <translation>Liegen rote Dreien vor dir, lass dir mit der Erstmeldung nicht zu viel Zeit: Ohne sie zählen die Dreien gegen dich.</translation>
    </message>
    <message>
        <source>With red threes before you, hurry to complete your {sets}: without them the threes count against you.</source>
        <translation>Liegen rote Dreien vor dir, beeil dich mit deinen {sets}: Ohne sie zählen die Dreien gegen dich.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to make a first meld in time.</source>
        <translation>Leg rote Dreien nur aus, wenn du die Erstmeldung wohl noch rechtzeitig schaffst.</translation>
    </message>
    <message>
        <source>Lay out red threes only if you expect to complete your {sets} in time.</source>
        <translation>Leg rote Dreien nur aus, wenn du deine {sets} wohl noch rechtzeitig vervollständigst.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out or discard them before.</source>
        <translation>Behalte rote Dreien nicht bis zum Ende der Runde: Leg sie vorher aus oder ab.</translation>
    </message>
    <message>
        <source>Don&apos;t keep red threes to the end of the round: lay them out before.</source>
        <translation>Behalte rote Dreien nicht bis zum Ende der Runde: Leg sie vorher aus.</translation>
    </message>
    <message>
        <source>Don&apos;t hurry to go out: if one more turn completes another {set}, that is usually worth waiting for.</source>
        <translation>Mach nicht zu eilig aus: Wenn ein weiterer Zug noch eine {set} vervollständigt, lohnt sich das Warten meistens.</translation>
    </message>
    <message>
        <source>But if the others still hold many cards, go out: all that they hold costs them points.</source>
        <translation>Haben die anderen aber noch viele Karten auf der Hand, mach aus: Alles, was sie halten, kostet sie Punkte.</translation>
    </message>
    <message>
        <source>Try to be the first to go out: all that the others hold costs them points.</source>
        <translation>Versuch, als Erster auszumachen: Alles, was die anderen auf der Hand halten, kostet sie Punkte.</translation>
    </message>
    <message>
        <source>Ask before you go out: your partner may be about to lay down a handful of cards.</source>
        <translation>Frag, bevor du ausmachst: Vielleicht will dein Partner gerade eine ganze Handvoll Karten auslegen.</translation>
    </message>
</context>
<context>
    <name>Afterwards</name>
    <message>
        <source>&amp;Result of the match</source>
        <translation>&amp;Ergebnis des Matches</translation>
    </message>
    <message>
        <source>The score sheet comes when the round is over.</source>
        <translation>Die Abrechnung kommt, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
</context>
<context>
    <name>BandsControl</name>
    <message>
        <source>Totals must rise from row to row.</source>
        <translation>Die Punktestände müssen von Zeile zu Zeile steigen.</translation>
    </message>
    <message>
        <source>A minimum is possible from {low} to {high}.</source>
        <translation>Ein Mindestwert ist von {low} bis {high} möglich.</translation>
    </message>
    <message>
        <source>Add a row</source>
        <translation>Zeile hinzufügen</translation>
    </message>
    <message>
        <source>From total</source>
        <translation>Ab Punktestand</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>Remove this row</source>
        <translation>Diese Zeile entfernen</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>below {total}</source>
        <translation>unter {total}</translation>
    </message>
</context>
<context>
    <name>BoundedStepper</name>
    <message>
        <source>Possible is {low} to {high}.</source>
        <translation>Möglich ist {low} bis {high}.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>ByPlayersControl</name>
    <message>
        <source>The same for all</source>
        <translation>Für alle gleich</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>Buben</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>Könige</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>a joker</source>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>einen Buben</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>einen König</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
    <message>
        <source>a pair of jokers</source>
        <translation>zwei Joker</translation>
    </message>
    <message>
        <source>a pair of twos</source>
        <translation>zwei Zweien</translation>
    </message>
    <message>
        <source>a pair of threes</source>
        <translation>zwei Dreien</translation>
    </message>
    <message>
        <source>a pair of fours</source>
        <translation>zwei Vieren</translation>
    </message>
    <message>
        <source>a pair of fives</source>
        <translation>zwei Fünfen</translation>
    </message>
    <message>
        <source>a pair of sixes</source>
        <translation>zwei Sechsen</translation>
    </message>
    <message>
        <source>a pair of sevens</source>
        <translation>zwei Siebenen</translation>
    </message>
    <message>
        <source>a pair of eights</source>
        <translation>zwei Achten</translation>
    </message>
    <message>
        <source>a pair of nines</source>
        <translation>zwei Neunen</translation>
    </message>
    <message>
        <source>a pair of tens</source>
        <translation>zwei Zehnen</translation>
    </message>
    <message>
        <source>a pair of jacks</source>
        <translation>zwei Buben</translation>
    </message>
    <message>
        <source>a pair of queens</source>
        <translation>zwei Damen</translation>
    </message>
    <message>
        <source>a pair of kings</source>
        <translation>zwei Könige</translation>
    </message>
    <message>
        <source>a pair of aces</source>
        <translation>zwei Asse</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>one</source>
        <translation>eine</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>elf</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>zwölf</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>{court} of {suit}</source>
        <translation>{suit}-{court}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit}-{rank}</translation>
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
        <translation>{cards} plus {wilds}</translation>
    </message>
    <message>
        <source>a sequence of {suit} from {low} to {high}</source>
        <translation>eine {suit}-Sequenz von {low} bis {high}</translation>
    </message>
    <message>
        <source>{parts} and {last}</source>
        <translation>{parts} und {last}</translation>
    </message>
    <message>
        <source>{parts} or {last}</source>
        <translation>{parts} oder {last}</translation>
    </message>
</context>
<context>
    <name>CardsChapter</name>
    <message>
        <source>What the cards are worth</source>
        <translation>Was die Karten wert sind</translation>
    </message>
    <message>
        <source>Jokers can&apos;t be melded.</source>
        <translation>Joker können nicht gemeldet werden.</translation>
    </message>
    <message>
        <source>Twos are natural cards, but they stand in no sequence.</source>
        <translation>Zweien sind natürliche Karten, passen aber in keine Sequenz.</translation>
    </message>
    <message>
        <source>Twos are natural cards.</source>
        <translation>Zweien sind natürliche Karten.</translation>
    </message>
    <message>
        <source>The cards from 4 to ace are natural.</source>
        <translation>Die Karten von 4 bis Ass sind natürlich.</translation>
    </message>
    <message>
        <source>Each card is worth points, for you in a meld and against you in the hand.</source>
        <translation>Jede Karte hat Punkte: für dich in einer Figur, gegen dich auf der Hand.</translation>
    </message>
    <message>
        <source>Each card is worth points.</source>
        <translation>Jede Karte hat Punkte.</translation>
    </message>
    <message>
        <source>Red threes count by a rule of their own.</source>
        <translation>Rote Dreien zählen nach eigenen Regeln.</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>10 to 4</source>
        <translation>10 bis 4</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>ihre Zahl</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Red three</source>
        <translation>Rote Drei</translation>
    </message>
    <message>
        <source>Black three</source>
        <translation>Schwarze Drei</translation>
    </message>
    <message>
        <source>Black three in a meld</source>
        <translation>Schwarze Drei in einer Figur</translation>
    </message>
    <message>
        <source>Black three left in the hand</source>
        <translation>Schwarze Drei auf der Hand</translation>
    </message>
</context>
<context>
    <name>Cases</name>
    <message>
        <source>a list of actions such as “{example}” is needed here.</source>
        <translation>nötig ist eine Liste von Aktionen wie „{example}“.</translation>
    </message>
    <message>
        <source>one of these is needed here: {known}.</source>
        <translation>nötig ist eines von diesen: {known}.</translation>
    </message>
    <message>
        <source>an object is needed here.</source>
        <translation>nötig ist ein Objekt.</translation>
    </message>
    <message>
        <source>there is no such field.</source>
        <translation>dieses Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>a whole number is needed here.</source>
        <translation>nötig ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>a number from {least} up is needed here.</source>
        <translation>nötig ist eine Zahl ab {least}.</translation>
    </message>
    <message>
        <source>true or false is needed here.</source>
        <translation>nötig ist true oder false.</translation>
    </message>
    <message>
        <source>a list is needed here.</source>
        <translation>nötig ist eine Liste.</translation>
    </message>
    <message>
        <source>cards are written as a text such as “{example}”.</source>
        <translation>Karten werden als Text geschrieben, wie „{example}“.</translation>
    </message>
    <message>
        <source>cards such as “{example}” or their number are needed here.</source>
        <translation>nötig sind Karten wie „{example}“ oder ihre Anzahl.</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}.</source>
        <translation>„{value}“ ist hier nicht möglich; es gibt {known}.</translation>
    </message>
    <message>
        <source>there is no seat {seat} with {players} players.</source>
        <translation>Platz {seat} gibt es bei {players} Spielern nicht.</translation>
    </message>
    <message>
        <source>there is no such side; the sides are {known}.</source>
        <translation>dieses Team gibt es nicht; die Teams sind {known}.</translation>
    </message>
    <message>
        <source>a view holds the cards of its own seat, and the number of the stock.</source>
        <translation>eine Sicht enthält die Karten des eigenen Platzes und die Anzahl der Karten im Talon.</translation>
    </message>
    <message>
        <source>this is missing; write a preset, such as {example}.</source>
        <translation>das fehlt; schreib eine Vorlage wie {example}.</translation>
    </message>
    <message>
        <source>this is missing; write how many play; possible are {known}.</source>
        <translation>das fehlt; schreib, wie viele spielen; möglich sind {known}.</translation>
    </message>
    <message>
        <source>{players} players are not offered by these rules; possible are {known}.</source>
        <translation>{players} Spieler sind bei diesen Regeln nicht vorgesehen; möglich sind {known}.</translation>
    </message>
    <message>
        <source>this is missing; possible for {players} players are {known}.</source>
        <translation>das fehlt; möglich für {players} Spieler sind {known}.</translation>
    </message>
    <message>
        <source>{shape} is not possible for {players} players by these rules; there is {known}.</source>
        <translation>{shape} ist für {players} Spieler nach diesen Regeln nicht möglich; es gibt {known}.</translation>
    </message>
    <message>
        <source>{shape} is for {needed} players, not for {players}.</source>
        <translation>{shape} ist für {needed} Spieler, nicht für {players}.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of each seat or their number.</source>
        <translation>das fehlt; schreib die Karten jedes Platzes oder ihre Anzahl.</translation>
    </message>
    <message>
        <source>this is missing; write the cards of this hand or their number.</source>
        <translation>das fehlt; schreib die Karten dieser Hand oder ihre Anzahl.</translation>
    </message>
    <message>
        <source>this is missing; write whose turn it is, such as {example}.</source>
        <translation>das fehlt; schreib, wer dran ist, wie {example}.</translation>
    </message>
    <message>
        <source>this is missing; write the number of the seat whose turn it is.</source>
        <translation>das fehlt; schreib die Nummer des Platzes, der dran ist.</translation>
    </message>
    <message>
        <source>this is missing; it is one of {known}.</source>
        <translation>das fehlt; es ist eines von {known}.</translation>
    </message>
    <message>
        <source>only red threes lie here.</source>
        <translation>hier liegen nur rote Dreien.</translation>
    </message>
    <message>
        <source>red threes are ordinary cards in these rules.</source>
        <translation>rote Dreien sind nach diesen Regeln gewöhnliche Karten.</translation>
    </message>
    <message>
        <source>a meld of three cards or more is needed here, such as “{example}”.</source>
        <translation>nötig ist eine Figur aus mindestens drei Karten wie „{example}“.</translation>
    </message>
    <message>
        <source>“{row}” is neither a group nor a sequence.</source>
        <translation>„{row}“ ist weder eine Gruppe noch eine Sequenz.</translation>
    </message>
    <message>
        <source>points are owed in the play phase alone.</source>
        <translation>nur in der Phase play können Punkte fehlen.</translation>
    </message>
    <message>
        <source>cards are withheld only while points are owed.</source>
        <translation>Karten werden nur zurückgehalten, solange Punkte fehlen.</translation>
    </message>
    <message>
        <source>there are more answers than were asked for.</source>
        <translation>es sind mehr Antworten, als gefragt war.</translation>
    </message>
    <message>
        <source>there is no partner whose answer is awaited.</source>
        <translation>es gibt keinen Partner, dessen Antwort aussteht.</translation>
    </message>
    <message>
        <source>an answer is still awaited, so the phase is “{phase}”.</source>
        <translation>eine Antwort steht noch aus, also ist die Phase „{phase}“.</translation>
    </message>
    <message>
        <source>it is seat {seat} that is to act here.</source>
        <translation>hier ist Platz {seat} dran.</translation>
    </message>
    <message>
        <source>each answer is {known}.</source>
        <translation>jede Antwort ist eine von {known}.</translation>
    </message>
    <message>
        <source>there is no side {side}.</source>
        <translation>ein Team {side} gibt es nicht.</translation>
    </message>
    <message>
        <source>{card} lies in more places than the pack has copies ({copies}).</source>
        <translation>{card} liegt an mehr Stellen, als die Kartensätze Exemplare haben ({copies}).</translation>
    </message>
    <message>
        <source>this number is {number}, but so many cards of the pack are left for it: {left}.</source>
        <translation>die Zahl ist {number}, aber so viele Karten sind dafür übrig: {left}.</translation>
    </message>
    <message>
        <source>some cards of the pack lie nowhere, such as {card}, and so many in all: {left}; write a number where the cards do not matter.</source>
        <translation>manche Karten liegen nirgends, wie {card}, und so viele im Ganzen: {left}; schreib eine Zahl, wo die Karten keine Rolle spielen.</translation>
    </message>
    <message>
        <source>this number is {number}, but the pack has no more cards left than {left}.</source>
        <translation>die Zahl ist {number}, aber es sind nicht mehr Karten übrig als {left}.</translation>
    </message>
</context>
<context>
    <name>CodeDialog</name>
    <message>
        <source>Rules from a code</source>
        <translation>Regeln aus einem Code</translation>
    </message>
    <message>
        <source>Paste or type the code</source>
        <translation>Füg den Code ein oder tipp ihn ab</translation>
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
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Add these rules</source>
        <translation>Diese Regeln &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>ColumnMaker</name>
    <message>
        <source>Nothing to count</source>
        <translation>Nichts zu zählen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>Samba and its relatives of the canasta family, played at a table on your desktop. Without a command the game starts.</source>
        <translation>Samba und seine Verwandten aus der Canasta-Familie, an einem Tisch auf deinem Rechner. Ohne Befehl beginnt das Spiel.</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen und enden</translation>
    </message>
    <message>
        <source>show program&apos;s version number and exit</source>
        <translation>die Version des Programms zeigen und enden</translation>
    </message>
    <message>
        <source>keep matches and settings in this folder</source>
        <translation>Matches und Einstellungen in diesem Ordner aufheben</translation>
    </message>
    <message>
        <source>speak this language: en, sv, de or nl (the system&apos;s)</source>
        <translation>in dieser Sprache sprechen: en, sv, de oder nl (die des Systems)</translation>
    </message>
    <message>
        <source>check without a screen that this program is complete and works, and end</source>
        <translation>ohne Bildschirm prüfen, ob das Programm vollständig ist und läuft, und enden</translation>
    </message>
    <message>
        <source>Judge the actions of a case file and print the verdicts as JSON.</source>
        <translation>Beurteilt die Aktionen einer Falldatei und schreibt die Urteile als JSON.</translation>
    </message>
    <message>
        <source>Let computer players play rounds without a window.</source>
        <translation>Lässt Computerspieler ohne Fenster Runden spielen.</translation>
    </message>
    <message>
        <source>Measure two levels against each other on the same deals, the sides changed.</source>
        <translation>Misst zwei Stufen aneinander, mit denselben Karten und getauschten Seiten.</translation>
    </message>
    <message>
        <source>Search for better numbers of the computer players, by play on common deals.</source>
        <translation>Sucht bessere Zahlen für die Computerspieler, durch Spiel mit gemeinsamen Karten.</translation>
    </message>
    <message>
        <source>Tell which decisions of a round cost or won most, judged by what the seat knew.</source>
        <translation>Sagt, welche Entscheidungen einer Runde am meisten kosteten oder brachten, nach dem, was der Platz wusste.</translation>
    </message>
    <message>
        <source>Measure how fast parts of the game are, beside a baseline.</source>
        <translation>Misst, wie schnell Teile des Spiels sind, neben einem Vergleichswert.</translation>
    </message>
    <message>
        <source>Play a seat over standard input and output, one JSON object a line; the game starts this itself.</source>
        <translation>Spielt einen Platz über Standardeingabe und -ausgabe, ein JSON-Objekt je Zeile; das Spiel startet das selbst.</translation>
    </message>
    <message>
        <source>Draw the table of a position as a seat sees it into a picture.</source>
        <translation>Zeichnet den Tisch einer Stellung, wie ein Platz ihn sieht, in ein Bild.</translation>
    </message>
    <message>
        <source>Print the complete rules of a game, or compare and share rules.</source>
        <translation>Druckt die vollständigen Regeln eines Spiels oder vergleicht und teilt Regeln.</translation>
    </message>
    <message>
        <source>Check that everything the game needs is there and sound.</source>
        <translation>Prüft, ob alles da und heil ist, was das Spiel braucht.</translation>
    </message>
    <message>
        <source>Check that the cards of rounds were fixed before they were played.</source>
        <translation>Prüft, ob die Karten von Runden feststanden, bevor sie gespielt wurden.</translation>
    </message>
    <message>
        <source>Tell how wild cards and red threes fell in all matches, and what chance gives.</source>
        <translation>Sagt, wie Wildcards und rote Dreien in allen Matches fielen und was der Zufall ergibt.</translation>
    </message>
    <message>
        <source>Look at the record of a match, a file of the kind .samba; the file alone does too.</source>
        <translation>Sieht sich ein gespeichertes Match an, eine Datei der Art .samba; die Datei allein genügt.</translation>
    </message>
    <message>
        <source>Show the record of a match from its beginning, step by step.</source>
        <translation>Zeigt ein gespeichertes Match von Anfang an, Schritt für Schritt.</translation>
    </message>
    <message>
        <source>the case file, or - for standard input</source>
        <translation>die Falldatei, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>which game; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>welches Spiel; Regeln nennt man durch ein Spiel wie swedish-samba, den Namen eigener Regeln, eine Datei mit Regeln (.json) oder ihren Code (swedish-samba)</translation>
    </message>
    <message>
        <source>how many players, 2 to 6 (4)</source>
        <translation>wie viele Spieler, 2 bis 6 (4)</translation>
    </message>
    <message>
        <source>how they are grouped (the usual way)</source>
        <translation>wie sie zusammenspielen (wie üblich)</translation>
    </message>
    <message>
        <source>a level for each seat or one for all; cmd:&quot;./bot&quot; lets a program of your own play (medium)</source>
        <translation>eine Stufe für jeden Platz oder eine für alle; mit cmd:&quot;./bot&quot; spielt ein eigenes Programm (medium)</translation>
    </message>
    <message>
        <source>how many rounds (100)</source>
        <translation>wie viele Runden (100)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1; drawn where a program of your own plays)</source>
        <translation>dieselbe Zahl ergibt dieselben Runden (1; wird ausgelost, wo ein eigenes Programm spielt)</translation>
    </message>
    <message>
        <source>the same number gives the same deals (1; drawn where a program of your own plays)</source>
        <translation>dieselbe Zahl ergibt dieselben Karten (1; wird ausgelost, wo ein eigenes Programm spielt)</translation>
    </message>
    <message>
        <source>the same number gives the same rounds (1)</source>
        <translation>dieselbe Zahl ergibt dieselben Runden (1)</translation>
    </message>
    <message>
        <source>print the figures as JSON</source>
        <translation>die Zahlen als JSON ausgeben</translation>
    </message>
    <message>
        <source>the first is measured against the second; greedy is a yardstick that never changes, and cmd:&quot;./bot&quot; a program of your own</source>
        <translation>die erste wird an der zweiten gemessen; greedy ist ein Maßstab, der sich nie ändert, und cmd:&quot;./bot&quot; ein eigenes Programm</translation>
    </message>
    <message>
        <source>how many deals (100)</source>
        <translation>wie oft ausgeteilt wird (100)</translation>
    </message>
    <message>
        <source>end as soon as the interval leaves out nought, after --deals at the latest</source>
        <translation>aufhören, sobald der Bereich die Null auslässt, spätestens nach --deals</translation>
    </message>
    <message>
        <source>how many whole matches besides (0)</source>
        <translation>wie viele ganze Matches außerdem (0)</translation>
    </message>
    <message>
        <source>imagined rounds for each choice (what the level takes)</source>
        <translation>gedachte Runden für jede Wahl (so viele, wie die Stufe nimmt)</translation>
    </message>
    <message>
        <source>processes at once (1)</source>
        <translation>Prozesse zugleich (1)</translation>
    </message>
    <message>
        <source>those of the rule player, or of imagined rounds</source>
        <translation>die des Regelspielers oder die der gedachten Runden</translation>
    </message>
    <message>
        <source>rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>Regeln nennt man durch ein Spiel wie swedish-samba, den Namen eigener Regeln, eine Datei mit Regeln (.json) oder ihren Code (swedish-samba)</translation>
    </message>
    <message>
        <source>search for these numbers alone (all)</source>
        <translation>nur nach diesen Zahlen suchen (alle)</translation>
    </message>
    <message>
        <source>how many (20)</source>
        <translation>wie viele (20)</translation>
    </message>
    <message>
        <source>in each generation (12)</source>
        <translation>in jeder Generation (12)</translation>
    </message>
    <message>
        <source>for each candidate (200)</source>
        <translation>für jeden Kandidaten (200)</translation>
    </message>
    <message>
        <source>deals on which the result is confirmed (1000)</source>
        <translation>wie oft zur Bestätigung ausgeteilt wird (1000)</translation>
    </message>
    <message>
        <source>the same number searches alike (1)</source>
        <translation>dieselbe Zahl sucht gleich (1)</translation>
    </message>
    <message>
        <source>the record of a match that was saved in the game</source>
        <translation>ein Match, das im Spiel gespeichert wurde</translation>
    </message>
    <message>
        <source>which round (the last that is over)</source>
        <translation>welche Runde (die letzte, die zu Ende ist)</translation>
    </message>
    <message>
        <source>whose decisions, from 1 (the person&apos;s)</source>
        <translation>wessen Entscheidungen, ab 1 (die des Menschen)</translation>
    </message>
    <message>
        <source>imagined rounds for each plan (300)</source>
        <translation>gedachte Runden für jeden Plan (300)</translation>
    </message>
    <message>
        <source>the same number judges alike (1)</source>
        <translation>dieselbe Zahl urteilt gleich (1)</translation>
    </message>
    <message>
        <source>print each decision as a line of JSON</source>
        <translation>jede Entscheidung als eine Zeile JSON ausgeben</translation>
    </message>
    <message>
        <source>let everything else on this machine go first</source>
        <translation>allem anderen auf diesem Rechner den Vortritt lassen</translation>
    </message>
    <message>
        <source>kernel: the rounds that searching opponents imagine; table: start, frames and stalls of it; opponents: turns in the window while cards fly; history: a thousand matches listed and summed up</source>
        <translation>kernel: die Runden, die suchende Gegner sich denken; table: Start, Bilder und Stockungen; opponents: Züge im Fenster, während Karten fliegen; history: tausend Matches aufgelistet und zusammengezählt</translation>
    </message>
    <message>
        <source>how many rounds (200)</source>
        <translation>wie viele Runden (200)</translation>
    </message>
    <message>
        <source>table: how many starts each (9)</source>
        <translation>table: wie viele Starts jeweils (9)</translation>
    </message>
    <message>
        <source>table: how many frames of each size (600)</source>
        <translation>table: wie viele Bilder jeder Größe (600)</translation>
    </message>
    <message>
        <source>table: what the match is played to (3000)</source>
        <translation>table: bis wohin das Match geht (3000)</translation>
    </message>
    <message>
        <source>opponents: how many turns of each level (200)</source>
        <translation>opponents: wie viele Züge jeder Stufe (200)</translation>
    </message>
    <message>
        <source>who looks at the table (1)</source>
        <translation>wer den Tisch ansieht (1)</translation>
    </message>
    <message>
        <source>width and height of the picture, such as 1280x800 (1280x800)</source>
        <translation>Breite und Höhe des Bildes, etwa 1280x800 (1280x800)</translation>
    </message>
    <message>
        <source>points of the screen per unit (1)</source>
        <translation>Bildpunkte je Einheit (1)</translation>
    </message>
    <message>
        <source>where the picture goes (out.png)</source>
        <translation>wohin das Bild kommt (out.png)</translation>
    </message>
    <message>
        <source>print these rules in full; rules are named by a game such as swedish-samba, by the name of rules of your own, by a file of rules (.json) or by their code (swedish-samba)</source>
        <translation>diese Regeln ganz ausgeben; Regeln nennt man durch ein Spiel wie swedish-samba, den Namen eigener Regeln, eine Datei mit Regeln (.json) oder ihren Code (swedish-samba)</translation>
    </message>
    <message>
        <source>list the games and the rules of your own</source>
        <translation>die Spiele und die eigenen Regeln auflisten</translation>
    </message>
    <message>
        <source>print the code of rules, for others to type in or to paste</source>
        <translation>den Code von Regeln ausgeben, den andere eingeben oder einfügen können</translation>
    </message>
    <message>
        <source>print side by side in what two sets of rules differ</source>
        <translation>nebeneinander ausgeben, worin sich zwei Regelwerke unterscheiden</translation>
    </message>
    <message>
        <source>print the findings as JSON</source>
        <translation>was gefunden wurde als JSON ausgeben</translation>
    </message>
    <message>
        <source>repair what is damaged of the matches, and keep a copy of them</source>
        <translation>reparieren, was an den Matches beschädigt ist, und eine Kopie aufheben</translation>
    </message>
    <message>
        <source>the record of a match (.samba), or a text with receipts, or - for standard input</source>
        <translation>ein gespeichertes Match (.samba) oder ein Text mit Belegen, oder - für die Standardeingabe</translation>
    </message>
    <message>
        <source>print JSON, a line for each match</source>
        <translation>JSON ausgeben, eine Zeile für jedes Match</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>a record that was saved in the game</source>
        <translation>ein Match, das im Spiel gespeichert wurde</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>{left} and {right} have the same rules.</source>
        <translation>{left} und {right} haben die gleichen Regeln.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>ohne Wirkung</translation>
    </message>
</context>
<context>
    <name>ComparisonDialog</name>
    <message>
        <source>Compare rules</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Was sich unterscheidet</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>{name}, not saved</source>
        <translation>{name}, nicht gespeichert</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Das Match auf dem Tisch</translation>
    </message>
    <message>
        <source>&amp;One</source>
        <translation>&amp;Das eine</translation>
    </message>
    <message>
        <source>&amp;The other</source>
        <translation>Das &amp;andere</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ).</source>
        <translation>
            <numerusform>Eine Regel ist anders.</numerusform>
            <numerusform>%n Regeln sind anders.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rules are the same.</source>
        <translation>Die Regeln sind gleich.</translation>
    </message>
</context>
<context>
    <name>ContestTexts</name>
    <message>
        <source>deal</source>
        <comment>as a unit: so many deals a second</comment>
        <translation>Kartenverteilung</translation>
    </message>
    <message>
        <source>match</source>
        <comment>as a unit: so many matches a second</comment>
        <translation>Match</translation>
    </message>
    <message>
        <source>{level} won {won} of {matches} matches</source>
        <translation>{level} gewann {won} von {matches} Matches</translation>
    </message>
    <message>
        <source>matches without a winner after {rounds} rounds: {count}</source>
        <translation>Matches ohne Gewinner nach {rounds} Runden: {count}</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}&#xa0;% der Runden endeten mit Ausmachen</translation>
    </message>
    <message>
        <source>{level}: {usual} ms a turn, 99 % under {slowest} ms</source>
        <translation>{level}: {usual}&#xa0;ms je Zug, 99&#xa0;% unter {slowest}&#xa0;ms</translation>
    </message>
    <message>
        <source>{level}: a simple action stood in ({why})</source>
        <translation>{level}: eine einfache Aktion sprang ein ({why})</translation>
    </message>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>dieselben Karten noch einmal: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>{first} against {second}: {gain} points a round, %n deal(s), {rounds} rounds</source>
        <translation>
            <numerusform>{first} gegen {second}: {gain} Punkte je Runde, %n Kartenverteilung, {rounds} Runden</numerusform>
            <numerusform>{first} gegen {second}: {gain} Punkte je Runde, %n Kartenverteilungen, {rounds} Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountsControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Report of the crash</source>
        <translation>Bericht über den Absturz</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Speichern als&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Quit Samba</source>
        <translation>Samba &amp;beenden</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Samba made a mistake and cannot go on: start it again. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba hat einen Fehler gemacht und kann nicht weiterlaufen: Starte es neu. Jeder Zug ist erhalten. Hilf, den Fehler zu beheben: Kopiere oder speichere diesen Bericht und gib ihn denen, von denen du Samba hast. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Samba ended by a mistake of its own when it ran last. Every move was kept. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba wurde beim letzten Mal durch einen eigenen Fehler beendet. Jeder Zug ist erhalten. Hilf, ihn zu beheben: Kopiere oder speichere diesen Bericht und gib ihn denen, von denen du Samba hast. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>Samba made a mistake. Every move was kept: go on, or quit and start again if the table does not answer. To help mend it, copy or save this report and pass it on to those from whom you have Samba. Nothing is sent by itself.</source>
        <translation>Samba hat einen Fehler gemacht. Jeder Zug ist erhalten: Spiel weiter, oder beende Samba und starte es neu, wenn der Tisch nicht antwortet. Hilf, den Fehler zu beheben: Kopiere oder speichere diesen Bericht und gib ihn denen, von denen du Samba hast. Von selbst wird nichts gesendet.</translation>
    </message>
    <message>
        <source>The report is copied; paste it into your message.</source>
        <translation>Der Bericht ist kopiert; füg ihn in deine Nachricht ein.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
    <message>
        <source>The report is saved in {path}.</source>
        <translation>Der Bericht ist gespeichert in {path}.</translation>
    </message>
</context>
<context>
    <name>CrashNet</name>
    <message>
        <source>Samba made a mistake, and no report of it could be written.</source>
        <translation>Samba hat einen Fehler gemacht, und kein Bericht darüber konnte geschrieben werden.</translation>
    </message>
    <message>
        <source>Samba made a mistake. A report of it lies in {path}.</source>
        <translation>Samba hat einen Fehler gemacht. Ein Bericht darüber liegt in {path}.</translation>
    </message>
</context>
<context>
    <name>DealDialog</name>
    <message>
        <source>The same deal</source>
        <translation>Dieselben Karten</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Points on these cards</source>
        <translation>Punkte mit diesen Karten</translation>
    </message>
    <message>
        <source>as last time</source>
        <translation>wie zuletzt</translation>
    </message>
    <message>
        <source>&amp;Play these cards</source>
        <translation>Diese Karten &amp;spielen</translation>
    </message>
    <message>
        <source>Play from the other &amp;side</source>
        <translation>Auf der &amp;anderen Seite spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Type or paste the code of a deal; it stands on the score sheet of each round.</source>
        <translation>Tipp einen Kartencode ein oder füg ihn ein; er steht auf der Abrechnung jeder Runde.</translation>
    </message>
    <message>
        <source>Play from the next &amp;seat</source>
        <translation>Auf dem &amp;nächsten Platz spielen</translation>
    </message>
    <message>
        <source>{game} · {count} players · {shape} · you get hand {place} after the dealer</source>
        <translation>{game} · {count} Spieler · {shape} · du bekommst Hand {place} nach dem Geber</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>These cards were not played to the end of a round yet.</source>
        <translation>Diese Karten wurden noch nicht bis zum Ende einer Runde gespielt.</translation>
    </message>
    <message>
        <source>Hand {places}</source>
        <translation>Hand {places}</translation>
    </message>
    <message>
        <source>Hands {places}</source>
        <translation>Hände {places}</translation>
    </message>
    <message>
        <source>{hands} (yours)</source>
        <translation>{hands} (deine)</translation>
    </message>
    <message numerus="yes">
        <source>{points}, in %n round(s)</source>
        <translation>
            <numerusform>{points}, in %n Runde</numerusform>
            <numerusform>{points}, in %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>Code of the &amp;deal</source>
        <translation>Kartenco&amp;de</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>What you and the computer players made of these cards, each with whose hands:</source>
        <translation>Was du und die Computerspieler aus diesen Karten gemacht haben, je nach Hand:</translation>
    </message>
    <message>
        <source>&amp;Level of the computer players</source>
        <translation>S&amp;tufe der Computerspieler</translation>
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
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>{place} (can be written to)</source>
        <translation>{place} (beschreibbar)</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Reports of crashes</source>
        <translation>Absturzberichte</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>nothing had to be repaired</source>
        <translation>nichts zu reparieren</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>none have been played yet</source>
        <translation>noch keine gespielt</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>heil</translation>
    </message>
    <message>
        <source>samba-desktop doctor --repair repairs what can be repaired, and keeps a copy.</source>
        <translation>samba-desktop doctor --repair repariert, was sich reparieren lässt, und hebt eine Kopie auf.</translation>
    </message>
    <message>
        <source>PySide6-Essentials is not installed</source>
        <translation>PySide6-Essentials ist nicht installiert</translation>
    </message>
    <message>
        <source>compiled</source>
        <translation>kompiliert</translation>
    </message>
    <message>
        <source>plain: {why}</source>
        <translation>einfach: {why}</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>BAD</source>
        <translation>FEHLER</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Bildschirm</translation>
    </message>
    <message>
        <source>the system&apos;s own</source>
        <translation>der des Systems</translation>
    </message>
    <message>
        <source>System libraries</source>
        <translation>Systembibliotheken</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>alle da</translation>
    </message>
    <message>
        <source>Fonts and pictures</source>
        <translation>Schriften und Bilder</translation>
    </message>
    <message>
        <source>{file} is missing; install Samba again</source>
        <translation>{file} fehlt; installiere Samba neu</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
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
        <translation>&amp;Anderes Match fortsetzen</translation>
    </message>
    <message>
        <source>No other match is waiting</source>
        <translation>Kein anderes Match wartet</translation>
    </message>
    <message>
        <source>{game}, {names}: first round</source>
        <translation>{game}, {names}: erste Runde</translation>
    </message>
    <message>
        <source>{game}, {names}: round {round}, {totals}</source>
        <translation>{game}, {names}: Runde {round}, {totals}</translation>
    </message>
</context>
<context>
    <name>EndingChapter</name>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Wenn der Talon aufgebraucht ist</translation>
    </message>
    <message>
        <source>Counting a round</source>
        <translation>Eine Runde abrechnen</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Das Match</translation>
    </message>
    <message>
        <source>The round ends as soon as a player has gone out.</source>
        <translation>Die Runde endet, sobald ein Spieler ausgemacht hat.</translation>
    </message>
    <message>
        <source>You may go out whenever you can.</source>
        <translation>Du darfst ausmachen, wann immer du kannst.</translation>
    </message>
    <message>
        <source>To go out you need two complete {sets}, or one of each.</source>
        <translation>Zum Ausmachen brauchst du zwei vollständige {sets}, oder von beiden je eine.</translation>
    </message>
    <message>
        <source>A red three in your hand counts as a card like others here.</source>
        <translation>Eine rote Drei auf deiner Hand zählt hier als Karte wie jede andere.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced when no card is left.</source>
        <translation>Rote Dreien werden nicht ersetzt, wenn keine Karte mehr da ist.</translation>
    </message>
    <message>
        <source>When the round has ended, each side counts:</source>
        <translation>Ist die Runde zu Ende, zählt jedes Team:</translation>
    </message>
    <message>
        <source>When the round has ended, each player counts:</source>
        <translation>Ist die Runde zu Ende, zählt jeder Spieler:</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>plus the points of all melded cards, also of those added to the melds of others</source>
        <translation>plus die Punkte aller gemeldeten Karten, auch der an fremde Figuren angelegten</translation>
    </message>
    <message>
        <source>plus the points of all melded cards</source>
        <translation>plus die Punkte aller gemeldeten Karten</translation>
    </message>
    <message>
        <source>plus the bonuses of the table below</source>
        <translation>plus die Boni aus der Tabelle unten</translation>
    </message>
    <message>
        <source>plus or minus the points of red threes</source>
        <translation>plus oder minus die Punkte der roten Dreien</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hands of its players</source>
        <translation>minus die Punkte der Karten, die seine Spieler noch auf der Hand haben</translation>
    </message>
    <message>
        <source>minus the points of the cards left in the hand</source>
        <translation>minus die Punkte der Karten, die noch auf der Hand sind</translation>
    </message>
    <message>
        <source>Going out concealed</source>
        <translation>Verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>{cards}: {bonus} for the {set}.</source>
        <translation>{cards}: {bonus} für die {set}.</translation>
    </message>
    <message>
        <source>{cards}: {points} for the cards and {bonus} for the {set}, together {total}.</source>
        <translation>{cards}: {points} für die Karten und {bonus} für die {set}, zusammen {total}.</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>The stock is used up. The round ends without a going-out bonus.</source>
        <translation>Der Talon ist aufgebraucht. Die Runde endet ohne Bonus fürs Ausmachen.</translation>
    </message>
    <message>
        <source>The last card of the stock is a red three. The round ends without a going-out bonus.</source>
        <translation>Die letzte Karte des Talons ist eine rote Drei. Die Runde endet ohne Bonus fürs Ausmachen.</translation>
    </message>
    <message>
        <source>The target is reached. The round ends without a going-out bonus.</source>
        <translation>Die Zielpunktzahl ist erreicht. Die Runde endet ohne Bonus fürs Ausmachen.</translation>
    </message>
    <message>
        <source>You went out concealed.</source>
        <translation>Du hast verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>You went out.</source>
        <translation>Du hast ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out concealed.</source>
        <translation>{name} hat verdeckt ausgemacht.</translation>
    </message>
    <message>
        <source>{name} went out.</source>
        <translation>{name} hat ausgemacht.</translation>
    </message>
    <message numerus="yes">
        <source>That earns %n bonus point(s).</source>
        <translation>
            <numerusform>Das bringt %n Bonuspunkt.</numerusform>
            <numerusform>Das bringt %n Bonuspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Dein Team bekommt %n Bonuspunkt.</numerusform>
            <numerusform>Dein Team bekommt %n Bonuspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents get %n bonus point(s).</source>
        <translation>
            <numerusform>Die Gegner bekommen %n Bonuspunkt.</numerusform>
            <numerusform>Die Gegner bekommen %n Bonuspunkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That side gets %n bonus point(s).</source>
        <translation>
            <numerusform>Dieses Team bekommt %n Bonuspunkt.</numerusform>
            <numerusform>Dieses Team bekommt %n Bonuspunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for your side, {theirs} for the opponents.</source>
        <translation>Runde {round} ist zu Ende: {ours} Punkte für dein Team, {theirs} für die Gegner.</translation>
    </message>
    <message>
        <source>Round {round} is over: {ours} points for you, {theirs} for {name}.</source>
        <translation>Runde {round} ist zu Ende: {ours} Punkte für dich, {theirs} für {name}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>Round {round} is over: {scores}.</source>
        <translation>Runde {round} ist zu Ende: {scores}.</translation>
    </message>
    <message>
        <source>The match is a draw.</source>
        <translation>Das Match endet unentschieden.</translation>
    </message>
    <message>
        <source>Your side wins the match, {ours} to {theirs}.</source>
        <translation>Dein Team gewinnt das Match mit {ours} zu {theirs} Punkten.</translation>
    </message>
    <message>
        <source>You win the match, {ours} to {theirs}.</source>
        <translation>Du gewinnst das Match mit {ours} zu {theirs} Punkten.</translation>
    </message>
    <message>
        <source>{names} win the match, {ours} to {theirs}.</source>
        <translation>{names} gewinnen das Match mit {ours} zu {theirs} Punkten.</translation>
    </message>
    <message>
        <source>{name} wins the match, {ours} to {theirs}.</source>
        <translation>{name} gewinnt das Match mit {ours} zu {theirs} Punkten.</translation>
    </message>
    <message>
        <source>Your side wins the match.</source>
        <translation>Dein Team gewinnt das Match.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Du gewinnst das Match.</translation>
    </message>
    <message>
        <source>{names} win the match.</source>
        <translation>{names} gewinnen das Match.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>{name} gewinnt das Match.</translation>
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
        <translation>Die Startkarte ist {card}.</translation>
    </message>
    <message numerus="yes">
        <source>%n discard(s) (was|were) shuffled into a new stock.</source>
        <translation>
            <numerusform>%n abgelegte Karte wurde zu einem neuen Talon gemischt.</numerusform>
            <numerusform>%n abgelegte Karten wurden zu einem neuen Talon gemischt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You {phrases}.</source>
        <translation>Du hast {phrases}.</translation>
    </message>
    <message>
        <source>{name} {phrases}.</source>
        <translation>{name} hat {phrases}.</translation>
    </message>
    <message numerus="yes">
        <source>You took the pile: %n card(s).</source>
        <translation>
            <numerusform>Du hast den Ablagestapel aufgenommen: eine Karte.</numerusform>
            <numerusform>Du hast den Ablagestapel aufgenommen: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} took the pile: %n card(s).</source>
        <translation>
            <numerusform>{name} hat den Ablagestapel aufgenommen: eine Karte.</numerusform>
            <numerusform>{name} hat den Ablagestapel aufgenommen: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You say: “Yes, go out!”</source>
        <translation>Du sagst: „Ja, mach aus!“</translation>
    </message>
    <message>
        <source>You say: “No, wait a little.”</source>
        <translation>Du sagst: „Nein, warte noch.“</translation>
    </message>
    <message>
        <source>{name} says: “Yes, go out!”</source>
        <translation>{name} sagt: „Ja, mach aus!“</translation>
    </message>
    <message>
        <source>{name} says: “No, wait a little.”</source>
        <translation>{name} sagt: „Nein, warte noch.“</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{names} drew equally high, {cards}, and drew again.</source>
        <translation>{names}: gleich hoch gezogen, {cards}, und noch einmal gezogen.</translation>
    </message>
    <message>
        <source>{card} is the highest card: you deal first.</source>
        <translation>{card} ist die höchste Karte: Du gibst zuerst.</translation>
    </message>
    <message>
        <source>{card} is the highest card: {name} deals first.</source>
        <translation>{card} ist die höchste Karte: {name} gibt zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>You dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>Du hast jedem Spieler eine Karte ausgeteilt.</numerusform>
            <numerusform>Du hast jedem Spieler {number} Karten ausgeteilt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} dealt {number} card(s) to each player.</source>
        <translation>
            <numerusform>{name} hat jedem Spieler eine Karte ausgeteilt.</numerusform>
            <numerusform>{name} hat jedem Spieler {number} Karten ausgeteilt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Fairness</name>
    <message>
        <source>There is no match on the table.</source>
        <translation>Auf dem Tisch liegt kein Match.</translation>
    </message>
</context>
<context>
    <name>FirstMeldChapter</name>
    <message>
        <source>The first meld of a round</source>
        <translation>Die Erstmeldung einer Runde</translation>
    </message>
    <message>
        <source>The first meld of a round must count at least {minimum} points.</source>
        <translation>Die Erstmeldung einer Runde muss mindestens {minimum} Punkte zählen.</translation>
    </message>
    <message>
        <source>The first meld of a round must count a minimum of points, which depends on your score before the round:</source>
        <translation>Die Erstmeldung einer Runde muss einen Mindestwert erreichen, der von deinem Punktestand vor der Runde abhängt:</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktestand</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>below {above}</source>
        <translation>unter {above}</translation>
    </message>
    <message>
        <source>from {total}</source>
        <translation>ab {total}</translation>
    </message>
    <message>
        <source>{cards} counts {points}.</source>
        <translation>{cards} zählt {points}.</translation>
    </message>
    <message>
        <source>{first} and {second} count {points} together.</source>
        <translation>{first} und {second} zählen zusammen {points}.</translation>
    </message>
</context>
<context>
    <name>GameField</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln&#xa0;…</translation>
    </message>
</context>
<context>
    <name>GameHeading</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;als&#xa0;…</translation>
    </message>
    <message>
        <source>Put all &amp;back</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>As {preset}</source>
        <translation>Wie {preset}</translation>
    </message>
    <message numerus="yes">
        <source>{preset}, %n rule(s) changed</source>
        <translation>
            <numerusform>{preset}, eine Regel geändert</numerusform>
            <numerusform>{preset}, %n Regeln geändert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesSide</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>C&amp;ompare…</source>
        <translation>&amp;Vergleichen&#xa0;…</translation>
    </message>
    <message>
        <source>S&amp;hare</source>
        <translation>&amp;Teilen</translation>
    </message>
    <message>
        <source>Pick the game you know and change what is played differently.</source>
        <translation>Nimm das Spiel, das du kennst, und ändere, was anders gespielt wird.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The match on the table</source>
        <translation>Das Match auf dem Tisch</translation>
    </message>
    <message>
        <source>Your own rules</source>
        <translation>Deine eigenen Regeln</translation>
    </message>
    <message>
        <source>Games that come with Samba</source>
        <translation>Spiele, die Samba mitbringt</translation>
    </message>
    <message>
        <source>fixed until the match is over</source>
        <translation>liegt fest, bis das Match zu Ende ist</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>Glances</name>
    <message numerus="yes">
        <source>{meld}: {set}, %n card(s); it counts {bonus} beside its cards.</source>
        <translation>
            <numerusform>{meld}: {set}, %n Karte; sie zählt {bonus} außer ihren Karten.</numerusform>
            <numerusform>{meld}: {set}, %n Karten; sie zählt {bonus} außer ihren Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n card(s).</source>
        <translation>
            <numerusform>{meld}: %n Karte.</numerusform>
            <numerusform>{meld}: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>a wild canasta</source>
        <translation>eine Wildcard-Canasta</translation>
    </message>
    <message>
        <source>a canasta</source>
        <translation>eine Canasta</translation>
    </message>
    <message numerus="yes">
        <source>{meld}: %n more card(s) (makes|make) {set}.</source>
        <translation>
            <numerusform>{meld}: Mit noch einer Karte wird daraus {set}.</numerusform>
            <numerusform>{meld}: Mit noch %n Karten wird daraus {set}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile would bring %n card(s) worth {points} points: {cards}.</source>
        <translation>
            <numerusform>Der Ablagestapel brächte eine Karte im Wert von {points} Punkten: {cards}.</numerusform>
            <numerusform>Der Ablagestapel brächte %n Karten im Wert von {points} Punkten: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With your hand that makes {sets} and more.</source>
        <translation>Mit deiner Hand werden das {sets} und mehr.</translation>
    </message>
    <message>
        <source>With your hand that makes {sets}.</source>
        <translation>Mit deiner Hand werden das {sets}.</translation>
    </message>
</context>
<context>
    <name>GlossaryChapter</name>
    <message>
        <source>Glossary</source>
        <translation>Wörterverzeichnis</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>The player who deals the cards of a round.</source>
        <translation>Der Spieler, der die Karten einer Runde austeilt.</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>ablegen</translation>
    </message>
    <message>
        <source>To lay a card on the discard pile, which ends the turn.</source>
        <translation>Eine Karte auf den Ablagestapel legen, womit der Zug endet.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>To take cards from the stock.</source>
        <translation>Karten vom Talon nehmen.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>Match</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target is reached.</source>
        <translation>So viele Runden, wie es braucht, bis die Zielpunktzahl erreicht ist.</translation>
    </message>
    <message>
        <source>As many rounds as it takes until the target or the limit of rounds is reached.</source>
        <translation>So viele Runden, wie es braucht, bis die Zielpunktzahl oder die Höchstzahl der Runden erreicht ist.</translation>
    </message>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>The play from one deal to the count after it.</source>
        <translation>Das Spiel von einem Austeilen bis zur Abrechnung danach.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>A player of the same team.</source>
        <translation>Ein Spieler desselben Teams.</translation>
    </message>
    <message>
        <source>side</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>A team, or a player who plays alone.</source>
        <translation>Spieler, die gemeinsam melden und zählen; wer allein spielt, ist ein Team für sich.</translation>
    </message>
    <message>
        <source>A team.</source>
        <translation>Spieler, die gemeinsam melden und zählen.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>To end the turn without a discard.</source>
        <translation>Den Zug beenden, ohne abzulegen.</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Kartenpunkte</translation>
    </message>
    <message>
        <source>What the cards are worth by themselves, without any bonus.</source>
        <translation>Was die Karten selbst wert sind, ohne jeden Bonus.</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>What is printed on a card beside its suit, such as queen or 7.</source>
        <translation>Was neben der Farbe auf einer Karte steht, etwa Dame oder 7.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Spades, hearts, diamonds or clubs.</source>
        <translation>Pik, Herz, Karo oder Kreuz.</translation>
    </message>
    <message>
        <source>natural card</source>
        <translation>natürliche Karte</translation>
    </message>
    <message>
        <source>A card that isn&apos;t wild.</source>
        <translation>Eine Karte, die keine Wildcard ist.</translation>
    </message>
    <message>
        <source>wild card</source>
        <translation>Wildcard</translation>
    </message>
    <message>
        <source>A card that can take the place of another; here {cards} are wild.</source>
        <translation>Eine Karte, die für eine andere stehen kann; hier sind das {cards}.</translation>
    </message>
    <message>
        <source>black three</source>
        <translation>schwarze Drei</translation>
    </message>
    <message>
        <source>The three of spades or of clubs.</source>
        <translation>Die Drei in Pik oder in Kreuz.</translation>
    </message>
    <message>
        <source>red three</source>
        <translation>rote Drei</translation>
    </message>
    <message>
        <source>The three of hearts or of diamonds.</source>
        <translation>Die Drei in Herz oder in Karo.</translation>
    </message>
    <message>
        <source>replacement card</source>
        <translation>Ersatzkarte</translation>
    </message>
    <message>
        <source>The card drawn from the stock for a red three that is laid out.</source>
        <translation>Die Karte, die für eine ausgelegte rote Drei vom Talon gezogen wird.</translation>
    </message>
    <message>
        <source>first meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>What is melded first in a round; it has to reach a minimum of points.</source>
        <translation>Was in einer Runde als Erstes gemeldet wird; dafür gilt ein Mindestwert an Punkten.</translation>
    </message>
    <message>
        <source>group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>A meld of cards of one rank.</source>
        <translation>Eine Figur aus Karten eines Rangs.</translation>
    </message>
    <message>
        <source>meld</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Cards that lie together on the table; to meld is to lay them there.</source>
        <translation>Karten, die zusammen auf dem Tisch liegen; sie dort auszulegen, heißt melden.</translation>
    </message>
    <message>
        <source>minimum</source>
        <translation>Mindestwert</translation>
    </message>
    <message>
        <source>The points that a first meld must count.</source>
        <translation>Die Punkte, die eine Erstmeldung zählen muss.</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>A meld of cards of one suit in unbroken order.</source>
        <translation>Eine Figur aus Karten einer Farbe in lückenloser Folge.</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>zusammenlegen</translation>
    </message>
    <message>
        <source>To make one meld of two that lie on the table.</source>
        <translation>Aus zwei Figuren auf dem Tisch eine machen.</translation>
    </message>
    <message>
        <source>swap</source>
        <translation>eintauschen</translation>
    </message>
    <message>
        <source>To put a natural card in the place of a wild card, which comes to the hand.</source>
        <translation>Eine natürliche Karte an den Platz einer Wildcard legen, die dafür auf die Hand kommt.</translation>
    </message>
    <message>
        <source>A group of seven or more cards.</source>
        <translation>Eine Gruppe aus sieben oder mehr Karten.</translation>
    </message>
    <message>
        <source>A group of seven cards.</source>
        <translation>Eine Gruppe aus sieben Karten.</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>A canasta without wild cards.</source>
        <translation>Eine Canasta ohne Wildcards.</translation>
    </message>
    <message>
        <source>A canasta with wild cards.</source>
        <translation>Eine Canasta mit Wildcards.</translation>
    </message>
    <message>
        <source>A meld of seven wild cards.</source>
        <translation>Eine Figur aus sieben Wildcards.</translation>
    </message>
    <message>
        <source>A sequence of seven cards.</source>
        <translation>Eine Sequenz aus sieben Karten.</translation>
    </message>
    <message>
        <source>A sequence of seven cards with wild cards among them.</source>
        <translation>Eine Sequenz aus sieben Karten, darunter Wildcards.</translation>
    </message>
    <message>
        <source>bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Points beside those of the cards, such as for a complete {set}.</source>
        <translation>Punkte neben denen der Karten, etwa für eine vollständige {set}.</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>Ablagestapel</translation>
    </message>
    <message>
        <source>The cards that were discarded, face up on one another; in short the pile.</source>
        <translation>Die abgelegten Karten, offen aufeinander; kurz: der Stapel.</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The cards that are left after the deal, face down, to draw from.</source>
        <translation>Die Karten, die nach dem Austeilen übrig sind; von ihnen wird gezogen, sie liegen verdeckt.</translation>
    </message>
    <message>
        <source>top card</source>
        <translation>oberste Karte</translation>
    </message>
    <message>
        <source>The card that was discarded last.</source>
        <translation>Die Karte, die zuletzt abgelegt wurde.</translation>
    </message>
    <message>
        <source>natural pair</source>
        <translation>natürliches Paar</translation>
    </message>
    <message>
        <source>Two natural cards of one rank.</source>
        <translation>Zwei natürliche Karten eines Rangs.</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>blockiert</translation>
    </message>
    <message>
        <source>Said of the pile while its top card lets nobody take it.</source>
        <translation>So ist der Stapel, solange niemand ihn wegen seiner obersten Karte aufnehmen kann.</translation>
    </message>
    <message>
        <source>frozen</source>
        <translation>eingefroren</translation>
    </message>
    <message>
        <source>Said of the pile while it is harder to take than at other times.</source>
        <translation>So ist der Stapel, solange er schwerer aufzunehmen ist als sonst.</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>ausmachen</translation>
    </message>
    <message>
        <source>To get rid of the last card and so end the round.</source>
        <translation>Die letzte Karte loswerden und damit die Runde beenden.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>The score that has to be reached to win the match.</source>
        <translation>Der Punktestand, der zum Gewinn des Matches erreicht werden muss.</translation>
    </message>
    <message>
        <source>concealed</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Said of going out with the whole hand in a single turn.</source>
        <translation>So macht aus, wer die ganze Hand in einem einzigen Zug loswird.</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Figures by group</source>
        <translation>Zahlen, zusammengefasst</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Matches</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
</context>
<context>
    <name>GroupsChapter</name>
    <message>
        <source>Groups and canastas</source>
        <translation>Gruppen und Canastas</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta.</source>
        <translation>Eine Gruppe aus sieben Karten ist eine Canasta.</translation>
    </message>
    <message>
        <source>It may grow past seven cards: natural and wild cards may be added within the limits of a group, and a wild card makes a natural canasta a mixed one.</source>
        <translation>Sie darf über sieben Karten hinauswachsen: Natürliche Karten und Wildcards dürfen angelegt werden, soweit es in einer Gruppe erlaubt ist; eine Wildcard macht aus einer natürlichen Canasta eine gemischte.</translation>
    </message>
    <message>
        <source>It may grow past seven cards, but only natural cards may be added to it.</source>
        <translation>Sie darf über sieben Karten hinauswachsen, aber nur natürliche Karten dürfen angelegt werden.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: {action}.</source>
        <translation>Tipp: {action}.</translation>
    </message>
    <message>
        <source>draw from the stock</source>
        <translation>Zieh vom Talon</translation>
    </message>
    <message>
        <source>take the pile</source>
        <translation>Nimm den Ablagestapel auf</translation>
    </message>
    <message>
        <source>take the pile with {cards}</source>
        <translation>Nimm den Ablagestapel auf, dafür nötig: {cards}</translation>
    </message>
    <message>
        <source>take only the top card onto your sequence</source>
        <translation>Nimm nur die oberste Karte für deine Sequenz</translation>
    </message>
    <message>
        <source>meld {cards}</source>
        <translation>Melde {cards}</translation>
    </message>
    <message>
        <source>add {cards}</source>
        <translation>Leg {cards} an</translation>
    </message>
    <message>
        <source>merge two melds</source>
        <translation>Leg zwei Figuren zusammen</translation>
    </message>
    <message>
        <source>swap {card} for the wild card</source>
        <translation>Tausch die Wildcard gegen {card} ein</translation>
    </message>
    <message>
        <source>lay out the red three</source>
        <translation>Leg die rote Drei aus</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>Leg {card} ab</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>Passe</translation>
    </message>
    <message>
        <source>ask your partner</source>
        <translation>Frag deinen Partner</translation>
    </message>
    <message>
        <source>say yes</source>
        <translation>Sag ja</translation>
    </message>
    <message>
        <source>say no</source>
        <translation>Sag nein</translation>
    </message>
    <message>
        <source>{offer} without {cards}</source>
        <translation>{offer} ohne {cards}</translation>
    </message>
    <message>
        <source>{offer}: {points}</source>
        <translation>{offer}: {points}</translation>
    </message>
    <message>
        <source>add {cards} to your {ranks}</source>
        <translation>Leg {cards} an deine Gruppe der {ranks} an</translation>
    </message>
    <message>
        <source>add {cards} to your sequence of {suit}</source>
        <translation>Leg {cards} an deine {suit}-Sequenz an</translation>
    </message>
    <message>
        <source>add {cards} to your wild cards</source>
        <translation>Leg {cards} an deine Wildcards an</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Passed on in Swedish as a variant of Samba for two to six players. It leaves it to you whether a red three is laid out or kept, lets it block the discard pile, and knows no frozen pile: it always takes a pair from the hand to pick it up.</source>
        <translation>Auf Schwedisch überliefert, als Variante von Samba für zwei bis sechs Spieler. Ob eine rote Drei ausgelegt oder behalten wird, bleibt dir überlassen; sie kann den Ablagestapel blockieren, und eingefroren wird er nie: Zum Aufnehmen ist immer ein Paar aus der Hand nötig.</translation>
    </message>
    <message>
        <source>A younger sister, written down in English and passed on in Swedish. It has its name from the samba of six natural cards and one wild card, which it sets beside the natural one.</source>
        <translation>Ein jüngeres Geschwister, auf Englisch aufgeschrieben und auf Schwedisch weitergegeben. Den Namen hat es von der Samba aus sechs natürlichen Karten und einer Wildcard, die neben der natürlichen steht.</translation>
    </message>
    <message>
        <source>A short Swedish description of a game for three with one deck and two jokers. It shares melds, wild cards and the name with Samba, and leaves much open.</source>
        <translation>Eine kurze schwedische Beschreibung eines Spiels für drei mit einem Kartensatz und zwei Jokern. Mit Samba teilt es Figuren, Wildcards und den Namen, und vieles lässt sie offen.</translation>
    </message>
    <message>
        <source>A German rule text for pairs at a table. A wild card in a group may be swapped for the card it stands for, a fitting meld is enough to take the pile, and whoever goes out concealed is paid for it.</source>
        <translation>Ein deutscher Regeltext für Paare am Tisch. Eine Wildcard in einer Gruppe darf gegen die Karte getauscht werden, für die sie steht, eine passende Figur genügt, um den Stapel aufzunehmen, und verdecktes Ausmachen wird belohnt.</translation>
    </message>
    <message>
        <source>The same German text for two: each plays alone and needs two canastas or sambas.</source>
        <translation>Derselbe deutsche Text für zwei: Jeder spielt für sich und braucht zwei Canastas oder Sambas.</translation>
    </message>
    <message>
        <source>Named in the German text after the country Canasta comes from: two wild cards have to do for all groups of a round.</source>
        <translation>Im deutschen Text nach dem Land benannt, aus dem Canasta kommt: Zwei Wildcards müssen für alle Gruppen einer Runde reichen.</translation>
    </message>
    <message>
        <source>The freest of the German variants: sequences take wild cards, and a samba with one pays less.</source>
        <translation>Die freieste der deutschen Varianten: Sequenzen dürfen Wildcards enthalten, und eine Samba mit einer bringt weniger ein.</translation>
    </message>
    <message>
        <source>A near relation with the same cards and sequences. It adds canastas of wild cards alone, calls the samba an escalera, and goes on to 15,000. American descriptions filled in what the German text leaves out.</source>
        <translation>Eine nahe Verwandte mit denselben Karten und Sequenzen. Dazu kommen Canastas nur aus Wildcards, die Samba heißt Escalera, und es geht bis 15.000. Amerikanische Beschreibungen ergänzten, was der deutsche Text auslässt.</translation>
    </message>
    <message>
        <source>A Dutch page made for playing against computers: red threes are laid out by themselves, and whoever may not go out keeps two cards.</source>
        <translation>Eine niederländische Seite, gemacht für das Spiel gegen Computer: Rote Dreien werden von selbst ausgelegt, und wer nicht ausmachen darf, behält zwei Karten.</translation>
    </message>
    <message>
        <source>The game it all began with, as the Dutch page sets it beside Samba and the classic laws complete it: two decks, no sequences, to 5,000.</source>
        <translation>Das Spiel, mit dem alles begann, so wie die niederländische Seite es neben Samba stellt und die klassischen Regeln es ergänzen: zwei Kartensätze, keine Sequenzen, bis 5.000.</translation>
    </message>
    <message>
        <source>Samba as it was written down in the 1950s, from the descriptions that are still published. The others depart from it.</source>
        <translation>Samba, wie es in den 1950er Jahren aufgeschrieben wurde, nach den Beschreibungen, die noch veröffentlicht sind. Die anderen weichen davon ab.</translation>
    </message>
    <message>
        <source>About the game</source>
        <translation>Über das Spiel</translation>
    </message>
    <message>
        <source>A family of games that began with two decks of cards beside the River Plate.</source>
        <translation>Eine Familie von Spielen, die mit zwei Kartensätzen am Río de la Plata begann.</translation>
    </message>
    <message>
        <source>Canasta is said to have been thought up in 1939 in Montevideo, the capital of Uruguay; some sources place its beginnings later in the 1940s.</source>
        <translation>Canasta soll 1939 in Montevideo erdacht worden sein, der Hauptstadt von Uruguay; manche Quellen lassen das Spiel erst später in den 1940er Jahren beginnen.</translation>
    </message>
    <message>
        <source>It spread through South America, came to the United States in 1949, and was one of the most fashionable card games of the 1950s.</source>
        <translation>Es verbreitete sich in Südamerika, kam 1949 in die Vereinigten Staaten und war eines der großen Modespiele der 1950er Jahre.</translation>
    </message>
    <message>
        <source>Canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>Samba grew out of that craze. Lists of games date it to about 1950; nobody is known to have invented it.</source>
        <translation>Samba entstand in dieser Begeisterung. Spieleverzeichnisse datieren es auf etwa 1950; ein Erfinder ist nicht bekannt.</translation>
    </message>
    <message>
        <source>It is also called Samba-Canasta, and reference books describe it as Canasta with three decks in which cards of one suit in a row count beside cards of one rank.</source>
        <translation>Es heißt auch Samba-Canasta, und Nachschlagewerke beschreiben es als Canasta mit drei Kartensätzen, in dem neben Karten eines Rangs auch aufeinanderfolgende Karten einer Farbe zählen.</translation>
    </message>
    <message>
        <source>The game travelled by word of mouth and on paper, and each table changed something. So there is no one Samba, but many: here it comes in {count} rule sets, Canasta itself among them.</source>
        <translation>Das Spiel wanderte von Mund zu Mund und auf Papier, und jeder Tisch änderte etwas daran. So gibt es nicht ein Samba, sondern viele: Hier sind es {count} Regelwerke, Canasta selbst eingeschlossen.</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>Three decks and six jokers make 162 cards in place of 108. Hands of fifteen cards and two drawn in each turn let melds grow quickly.</source>
        <translation>Drei Kartensätze und sechs Joker sind 162 Karten statt 108. Mit fünfzehn Karten auf der Hand und zwei gezogenen in jedem Zug wachsen die Figuren schnell.</translation>
    </message>
    <message>
        <source>New is the sequence: seven cards of a suit in a row are a samba, worth more than a canasta.</source>
        <translation>Neu ist die Sequenz: Sieben aufeinanderfolgende Karten einer Farbe sind eine Samba, die mehr zählt als eine Canasta.</translation>
    </message>
    <message>
        <source>What the games agree on least is the discard pile and the red threes: what it takes to pick up the pile, and when the threes count against those who laid them out.</source>
        <translation>Am wenigsten einig sind sich die Spiele beim Ablagestapel und bei den roten Dreien: was nötig ist, um den Stapel aufzunehmen, und wann die Dreien gegen das Team zählen, das sie ausgelegt hat.</translation>
    </message>
    <message>
        <source>What Samba changed</source>
        <translation>Was Samba veränderte</translation>
    </message>
    <message>
        <source>The last section of each rules page tells what was decided where a source is silent.</source>
        <translation>Der letzte Abschnitt jeder Regelseite sagt, was entschieden wurde, wo die Quelle schweigt.</translation>
    </message>
    <message>
        <source>Where each rule set comes from</source>
        <translation>Woher jedes Regelwerk kommt</translation>
    </message>
</context>
<context>
    <name>HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <translation>M&amp;atches</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>S&amp;tatistik</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
</context>
<context>
    <name>HistoryWords</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, geändert</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>several levels</source>
        <translation>mehrere Stufen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Zu Ende</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Unentschieden</translation>
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
        <translation>{state}, erste Runde</translation>
    </message>
</context>
<context>
    <name>Kernel</name>
    <message>
        <source>there is no compiled copy of it</source>
        <translation>es gibt keine kompilierte Fassung davon</translation>
    </message>
    <message>
        <source>its compiled copy cannot be loaded: {error}</source>
        <translation>die kompilierte Fassung lässt sich nicht laden: {error}</translation>
    </message>
    <message>
        <source>its compiled copy was made from another source</source>
        <translation>die kompilierte Fassung wurde aus einem anderen Quelltext gemacht</translation>
    </message>
</context>
<context>
    <name>KeyTexts</name>
    <message>
        <source>Larger words on the table</source>
        <translation>Größere Schrift auf dem Tisch</translation>
    </message>
    <message>
        <source>Smaller words on the table</source>
        <translation>Kleinere Schrift auf dem Tisch</translation>
    </message>
    <message>
        <source>Words on the table in their usual size</source>
        <translation>Gewöhnliche Schrift auf dem Tisch</translation>
    </message>
    <message>
        <source>Sounds on or off</source>
        <translation>Ton ein oder aus</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>In your turn</source>
        <translation>In deinem Zug</translation>
    </message>
    <message>
        <source>Moving about the table</source>
        <translation>Unterwegs auf dem Tisch</translation>
    </message>
    <message>
        <source>In a choice or a question</source>
        <translation>Bei einer Auswahl oder Frage</translation>
    </message>
    <message>
        <source>What you see and how fast</source>
        <translation>Was du siehst und wie schnell</translation>
    </message>
    <message>
        <source>Matches and windows</source>
        <translation>Matches und Fenster</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In einer Wiedergabe</translation>
    </message>
    <message>
        <source>In the windows with rules</source>
        <translation>In den Fenstern mit Regeln</translation>
    </message>
    <message>
        <source>In the tutorial</source>
        <translation>Beim Spielenlernen</translation>
    </message>
    <message>
        <source>To the next step, or a step back</source>
        <translation>Zum nächsten Schritt, oder einen Schritt zurück</translation>
    </message>
    <message>
        <source>Leave it, to go on another time</source>
        <translation>Verlassen und ein andermal weitermachen</translation>
    </message>
    <message>
        <source>Go from card to card and from place to place</source>
        <translation>Von Karte zu Karte und von Platz zu Platz gehen</translation>
    </message>
    <message>
        <source>Go to the first of them, or to the last</source>
        <translation>Zur ersten davon gehen, oder zur letzten</translation>
    </message>
    <message>
        <source>Go on to the next part of the table, or back</source>
        <translation>Weiter zum nächsten Teil des Tisches, oder zurück</translation>
    </message>
    <message>
        <source>Select the card, or do what a click there does; ends what moves</source>
        <translation>Karte auswählen, oder tun, was ein Klick dort täte; beendet, was sich bewegt</translation>
    </message>
    <message>
        <source>Select all up to this card</source>
        <translation>Alle bis zu dieser Karte auswählen</translation>
    </message>
    <message>
        <source>Move it in your own order</source>
        <translation>Die Karte in eigener Ordnung verschieben</translation>
    </message>
    <message>
        <source>Do what a click on the place would, with the selected cards</source>
        <translation>Mit den ausgewählten Karten tun, was ein Klick auf den Platz täte</translation>
    </message>
    <message>
        <source>Lower all cards, point at nothing</source>
        <translation>Alle Karten zurücklegen, auf nichts mehr zeigen</translation>
    </message>
    <message>
        <source>Go through what is offered</source>
        <translation>Durchgehen, was zur Wahl steht</translation>
    </message>
    <message>
        <source>Choose by number</source>
        <translation>Nach Nummer wählen</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>Close a dialog and go back to the table</source>
        <translation>Einen Dialog schließen und zum Tisch zurückkehren</translation>
    </message>
    <message>
        <source>Press the golden button of a dialog</source>
        <translation>Die goldene Schaltfläche eines Dialogs drücken</translation>
    </message>
    <message>
        <source>Move a sheet or a page</source>
        <translation>Durch eine Abrechnung oder Seite blättern</translation>
    </message>
    <message>
        <source>One step back or on</source>
        <translation>Einen Schritt zurück oder vor</translation>
    </message>
    <message>
        <source>One turn back or on</source>
        <translation>Einen Zug zurück oder vor</translation>
    </message>
    <message>
        <source>To the deal before or the next one</source>
        <translation>Zum vorigen oder nächsten Austeilen</translation>
    </message>
    <message>
        <source>To the next or the previous find</source>
        <translation>Zur nächsten oder vorigen Fundstelle</translation>
    </message>
    <message>
        <source>To the beginning, to the end</source>
        <translation>An den Anfang, ans Ende</translation>
    </message>
    <message>
        <source>Play on by itself, or stop</source>
        <translation>Von selbst abspielen, oder anhalten</translation>
    </message>
    <message>
        <source>All hands, once the match is over</source>
        <translation>Alle Hände, wenn das Match zu Ende ist</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück zum Tisch</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Larger, smaller, usual type</source>
        <translation>Größere, kleinere, gewöhnliche Schrift</translation>
    </message>
    <message>
        <source>Save the rules, or their page</source>
        <translation>Die Regeln oder ihre Seite speichern</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Die Seite drucken</translation>
    </message>
    <message>
        <source>Give your own rules another name</source>
        <translation>Eigene Regeln umbenennen</translation>
    </message>
    <message>
        <source>From part to part of the dialog</source>
        <translation>Von Teil zu Teil des Dialogs</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>In menus, Alt with the underlined letter leads there.</source>
        <translation>In Menüs führt Alt mit dem unterstrichenen Buchstaben dorthin.</translation>
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
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>1,000</source>
        <translation>1.000</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K D B</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>&amp;Learn to play</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Protokoll der Züge</translation>
    </message>
</context>
<context>
    <name>LuckDialog</name>
    <message>
        <source>Is it fair?</source>
        <translation>Geht es fair zu?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>LuckTexts</name>
    <message>
        <source>All cards that were dealt to a seat or drawn from the stock, in the finished rounds of all your matches. Nobody&apos;s cards are chosen: in 95 of 100 cases, chance alone stays within the range. With many numbers on a page, one outside it now and then is nothing strange.</source>
        <translation>Alle Karten, die in den beendeten Runden aller deiner Matches an einen Platz ausgeteilt oder vom Talon gezogen wurden. Niemandes Karten werden ausgesucht: In 95 von 100 Fällen bleibt der bloße Zufall in diesem Bereich. Bei vielen Zahlen auf einer Seite ist eine außerhalb ab und zu nichts Besonderes.</translation>
    </message>
    <message numerus="yes">
        <source>%n (match|matches) counted.</source>
        <translation>
            <numerusform>Ein Match gezählt.</numerusform>
            <numerusform>%n Matches gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round is finished yet: play one, and look again.</source>
        <translation>Noch ist keine Runde zu Ende: Spiel eine und sieh dann wieder nach.</translation>
    </message>
    <message>
        <source>Counting… {done} of {total} matches</source>
        <translation>Es wird gezählt&#xa0;… {done} von {total} Matches</translation>
    </message>
    <message>
        <source>The matches could not be counted; samba-desktop luck tells why.</source>
        <translation>Die Matches ließen sich nicht zählen; samba-desktop luck sagt, warum.</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wildcards</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>{seat}: {got} of {cards} cards; chance gives {low} to {high}.</source>
        <translation>{seat}: {got} von {cards} Karten; der Zufall gibt {low} bis {high}.</translation>
    </message>
    <message>
        <source>All of it lies within what chance gives.</source>
        <translation>Alles davon liegt im Bereich des Zufalls.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) of these (lies|lie) outside what chance gives in 95 of 100 cases.</source>
        <translation>
            <numerusform>Eine dieser Zahlen liegt außerhalb dessen, was der Zufall in 95 von 100 Fällen gibt.</numerusform>
            <numerusform>%n dieser Zahlen liegen außerhalb dessen, was der Zufall in 95 von 100 Fällen gibt.</numerusform>
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
        <source>There is no match on the table to show again; open a record instead.</source>
        <translation>Auf dem Tisch liegt kein Match, das sich noch einmal ansehen ließe; öffne stattdessen ein gespeichertes.</translation>
    </message>
    <message>
        <source>There is no match on the table whose record could be saved.</source>
        <translation>Auf dem Tisch liegt kein Match, das gespeichert werden könnte.</translation>
    </message>
    <message>
        <source>The next match: {game}.</source>
        <translation>Das nächste Match: {game}.</translation>
    </message>
</context>
<context>
    <name>MatchDetail</name>
    <message>
        <source>What is shown of the match</source>
        <translation>Was vom Match gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Rounds</source>
        <translation>R&amp;unden</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>L&amp;og</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>The rounds of the match</source>
        <translation>Die Runden des Matches</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Protokoll der Züge</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>Score sh&amp;eet</source>
        <translation>A&amp;brechnung</translation>
    </message>
    <message>
        <source>Replay &amp;from here</source>
        <translation>Ab &amp;hier ansehen</translation>
    </message>
    <message>
        <source>&amp;Same deal…</source>
        <translation>Dieselben &amp;Karten&#xa0;…</translation>
    </message>
    <message>
        <source>The code of a deal is shown when its round is over.</source>
        <translation>Der Kartencode erscheint, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>No match is chosen</source>
        <translation>Kein Match ausgewählt</translation>
    </message>
    <message>
        <source>Choose one in the list to look at it.</source>
        <translation>Wähl eines in der Liste aus, um es anzusehen.</translation>
    </message>
    <message>
        <source>from a file: it doesn&apos;t count</source>
        <translation>aus einer Datei: zählt nicht mit</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>under way</source>
        <translation>läuft noch</translation>
    </message>
    <message>
        <source>{points} → {total}</source>
        <translation>{points} → {total}</translation>
    </message>
    <message>
        <source>There is a chart once the first round is over.</source>
        <translation>Ein Diagramm gibt es, sobald die erste Runde zu Ende ist.</translation>
    </message>
</context>
<context>
    <name>MatchEnd</name>
    <message>
        <source>&amp;Same players again</source>
        <translation>&amp;Dieselben Spieler</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>Noch &amp;einmal ansehen</translation>
    </message>
    <message>
        <source>Save the rec&amp;ord…</source>
        <translation>Match s&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Neues Match</translation>
    </message>
    <message>
        <source>Same &amp;deals again</source>
        <translation>Dieselben &amp;Karten</translation>
    </message>
    <message>
        <source>Every round is dealt as it was in this match.</source>
        <translation>Jede Runde wird wie in diesem Match ausgeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>The match took %n round(s).</source>
        <translation>
            <numerusform>Das Match hat eine Runde gedauert.</numerusform>
            <numerusform>Das Match hat %n Runden gedauert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Which matches</source>
        <translation>Welche Matches</translation>
    </message>
    <message>
        <source>Search the players</source>
        <translation>Spieler suchen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Matches</translation>
    </message>
    <message>
        <source>Running ones</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Finished ones</source>
        <translation>Beendete</translation>
    </message>
    <message>
        <source>Deleted ones</source>
        <translation>Gelöschte</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Anzei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Spi&amp;el</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Stu&amp;fe</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
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
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>MatchesPage</name>
    <message>
        <source>The matches</source>
        <translation>Die Matches</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>F&amp;ortsetzen</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>&amp;Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>%n damaged (match is|matches are) not shown; “samba-desktop doctor” says more.</source>
        <translation>
            <numerusform>Ein beschädigtes Match wird nicht gezeigt; „samba-desktop doctor“ sagt mehr.</numerusform>
            <numerusform>%n beschädigte Matches werden nicht gezeigt; „samba-desktop doctor“ sagt mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>No match is like that: choose others above.</source>
        <translation>So ein Match gibt es nicht: Wähl oben etwas anderes.</translation>
    </message>
    <message>
        <source>There are no matches yet. Each match that you begin is kept here, move by move.</source>
        <translation>Noch gibt es keine Matches. Jedes Match, das du beginnst, wird hier Zug für Zug aufbewahrt.</translation>
    </message>
    <message>
        <source>&amp;Back to the table</source>
        <translation>&amp;Zurück zum Tisch</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Zurückho&amp;len</translation>
    </message>
    <message>
        <source>This match lies on the table.</source>
        <translation>Dieses Match liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The match is among the others again.</source>
        <translation>Das Match steht wieder bei den anderen.</translation>
    </message>
    <message>
        <source>The match of {date} was deleted.</source>
        <translation>Das Match vom {date} wurde gelöscht.</translation>
    </message>
    <message>
        <source>The match is back.</source>
        <translation>Das Match ist wieder da.</translation>
    </message>
    <message>
        <source>The match is gone for good.</source>
        <translation>Das Match ist endgültig gelöscht.</translation>
    </message>
</context>
<context>
    <name>MeldExamples</name>
    <message>
        <source>{cards} is allowed.</source>
        <translation>{cards} ist erlaubt.</translation>
    </message>
    <message>
        <source>{cards} is not allowed.</source>
        <translation>{cards} ist nicht erlaubt.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Draw from the stock</source>
        <translation>Vom Talon &amp;ziehen</translation>
    </message>
    <message>
        <source>Take the &amp;pile</source>
        <translation>Ablage&amp;stapel aufnehmen</translation>
    </message>
    <message>
        <source>Take the &amp;top card alone, or lay out a red three</source>
        <translation>&amp;Oberste Karte nehmen, oder rote Drei auslegen</translation>
    </message>
    <message>
        <source>&amp;Meld the selected cards</source>
        <translation>Ausgewählte Karten &amp;melden</translation>
    </message>
    <message>
        <source>&amp;Confirm: discard, or the obvious thing</source>
        <translation>&amp;Bestätigen: ablegen, oder das Naheliegende</translation>
    </message>
    <message>
        <source>&amp;End the turn without a discard</source>
        <translation>Zug ohne Ablegen b&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Ask your partner</source>
        <translation>&amp;Partner fragen</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>Mit &amp;Ja antworten</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Mit &amp;Nein antworten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo a&amp;ll of this turn</source>
        <translation>&amp;Ganzen Zug rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Do what is &amp;suggested beside the message</source>
        <translation>&amp;Vorschlag neben dem Hinweis ausführen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Read the table</source>
        <translation>Tisch vo&amp;rlesen</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>&amp;Protokoll</translation>
    </message>
    <message>
        <source>S&amp;core sheet</source>
        <translation>A&amp;brechnung</translation>
    </message>
    <message>
        <source>&amp;Next order of the hand</source>
        <translation>&amp;Nächste Ordnung der Hand</translation>
    </message>
    <message>
        <source>Let the others w&amp;ait, or go on</source>
        <translation>Die &amp;anderen warten lassen, oder weiter</translation>
    </message>
    <message>
        <source>S&amp;kip to my turn</source>
        <translation>Zu meinem Zug &amp;springen</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Größer</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>&amp;Kleiner</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>Ge&amp;wöhnliche Größe</translation>
    </message>
    <message>
        <source>So&amp;unds</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neues Match&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules for the next match…</source>
        <translation>&amp;Regeln für das nächste Match&#xa0;…</translation>
    </message>
    <message>
        <source>Re&amp;play…</source>
        <translation>Noch einmal anse&amp;hen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save the record…</source>
        <translation>Match &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Gespeichertes Match &amp;öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf&#xa0;…</translation>
    </message>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>S&amp;tatistik&#xa0;…</translation>
    </message>
    <message>
        <source>Play a &amp;deal by its code…</source>
        <translation>Mit &amp;Kartencode spielen&#xa0;…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules in force</source>
        <translation>Geltende &amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Never</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>Only &amp;risky ones</source>
        <translation>Nur bei &amp;Risiko</translation>
    </message>
    <message>
        <source>&amp;Always</source>
        <translation>&amp;Immer</translation>
    </message>
    <message>
        <source>Ask &amp;before a discard</source>
        <translation>Vor dem Ab&amp;legen nachfragen</translation>
    </message>
    <message>
        <source>Ask before going &amp;out</source>
        <translation>Vor dem A&amp;usmachen nachfragen</translation>
    </message>
    <message>
        <source>&amp;Off: cards jump</source>
        <translation>&amp;Aus: Karten springen</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>Te&amp;mpo der Karten</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Nach &amp;Rang</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Nach &amp;Farbe</translation>
    </message>
    <message>
        <source>Se&amp;quences and groups</source>
        <translation>&amp;Sequenzen und Gruppen</translation>
    </message>
    <message>
        <source>As I &amp;put the cards</source>
        <translation>Wie &amp;ich die Karten lege</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>Or&amp;dnung der Hand</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>Schrift auf dem T&amp;isch</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Why did they play that?…</source>
        <translation>&amp;Warum wurde das gespielt?&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Prove that nobody peeks…</source>
        <translation>&amp;Nachweisen, dass niemand spickt&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Deal receipts…</source>
        <translation>&amp;Kartenbelege&#xa0;…</translation>
    </message>
    <message>
        <source>Is it &amp;fair?…</source>
        <translation>Geht es &amp;fair zu?&#xa0;…</translation>
    </message>
    <message>
        <source>About the &amp;game</source>
        <translation>Über das &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;About Samba</source>
        <translation>Ü&amp;ber Samba</translation>
    </message>
    <message>
        <source>The sounds are on.</source>
        <translation>Der Ton ist an.</translation>
    </message>
    <message>
        <source>The sounds are off.</source>
        <translation>Der Ton ist aus.</translation>
    </message>
    <message>
        <source>Your hand is in the order of ranks.</source>
        <translation>Deine Hand ist nach Rang geordnet.</translation>
    </message>
    <message>
        <source>Your hand is in the order of suits.</source>
        <translation>Deine Hand ist nach Farbe geordnet.</translation>
    </message>
    <message>
        <source>Sequences and groups lie together in your hand.</source>
        <translation>Sequenzen und Gruppen liegen auf deiner Hand beieinander.</translation>
    </message>
    <message>
        <source>Your cards stay as you put them: drag them to where you want them.</source>
        <translation>Deine Karten bleiben, wie du sie legst: Schieb sie dorthin, wo du sie haben willst.</translation>
    </message>
</context>
<context>
    <name>MomentTexts</name>
    <message>
        <source>No decision of yours stands out in this round.</source>
        <translation>Keine deiner Entscheidungen sticht in dieser Runde heraus.</translation>
    </message>
    <message>
        <source>The moment that mattered most</source>
        <translation>Der Moment, auf den es ankam</translation>
    </message>
    <message>
        <source>Two moments that mattered most</source>
        <translation>Zwei Momente, auf die es ankam</translation>
    </message>
    <message>
        <source>Three moments that mattered most</source>
        <translation>Drei Momente, auf die es ankam</translation>
    </message>
    <message>
        <source>Looking at your decisions: {at} of {of}</source>
        <translation>Deine Entscheidungen werden durchgesehen: {at} von {of}</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” cost about {points} points (± {error}): by what you knew, “{other}” promised more.</source>
        <translation>In Zug {turn} hat „{done}“ etwa {points} Punkte gekostet (± {error}): Nach dem, was du wissen konntest, versprach „{other}“ mehr.</translation>
    </message>
    <message>
        <source>In turn {turn} “{done}” won about {points} points (± {error}): the next best, “{other}”, promised less.</source>
        <translation>In Zug {turn} hat „{done}“ etwa {points} Punkte gebracht (± {error}): Das Nächstbeste, „{other}“, versprach weniger.</translation>
    </message>
</context>
<context>
    <name>MomentsPanel</name>
    <message>
        <source>Your decisions will be looked at.</source>
        <translation>Deine Entscheidungen werden noch durchgesehen.</translation>
    </message>
    <message>
        <source>Your decisions of this round could not be looked at.</source>
        <translation>Deine Entscheidungen dieser Runde konnten nicht durchgesehen werden.</translation>
    </message>
    <message>
        <source>Rounds by these rules cannot be imagined, so your decisions are not looked at.</source>
        <translation>Runden nach diesen Regeln lassen sich nicht durchspielen, darum werden deine Entscheidungen nicht durchgesehen.</translation>
    </message>
    <message>
        <source>Back to the &amp;count</source>
        <translation>Zurück zur A&amp;brechnung</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Show turn {turn} again</source>
        <translation>Zug {turn} noch einmal zeigen</translation>
    </message>
    <message>
        <source>Play on from turn {turn}</source>
        <translation>Ab Zug {turn} weiterspielen</translation>
    </message>
    <message>
        <source>A practice in a window of its own, which doesn&apos;t count.</source>
        <translation>Eine Übung in einem eigenen Fenster, die nicht zählt.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Neues Match</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Target in points</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>Lower target</source>
        <translation>Niedrigere Zielpunktzahl</translation>
    </message>
    <message>
        <source>Higher target</source>
        <translation>Höhere Zielpunktzahl</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Anticlockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Who deals first</source>
        <translation>Wer zuerst gibt</translation>
    </message>
    <message>
        <source>Only computers play</source>
        <translation>Nur Computerspieler</translation>
    </message>
    <message>
        <source>&amp;Start the match</source>
        <translation>&amp;Match beginnen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>T&amp;eams</source>
        <translation>&amp;Teams</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Zielpunktzahl</translation>
    </message>
    <message>
        <source>D&amp;irection</source>
        <translation>Richt&amp;ung</translation>
    </message>
    <message>
        <source>First &amp;deal</source>
        <translation>Wer zuerst &amp;gibt</translation>
    </message>
    <message>
        <source>Only c&amp;omputers play, as a demonstration</source>
        <translation>Nur &amp;Computerspieler, zum Zusehen</translation>
    </message>
    <message>
        <source>Choose a target from {low} to {high} points.</source>
        <translation>Wähl eine Zielpunktzahl von {low} bis {high}.</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Mit diesen Regeln ist kein Match möglich: {why}</translation>
    </message>
    <message>
        <source>Who plays with whom: {sides}.</source>
        <translation>Wer zusammenspielt: {sides}.</translation>
    </message>
</context>
<context>
    <name>Notation</name>
    <message>
        <source>{text} is not an event of the history.</source>
        <translation>{text} ist kein Ereignis des Verlaufs.</translation>
    </message>
    <message>
        <source>“{text}” is not a card: write a rank and a suit letter, such as QS or 10H, or JK for a joker.</source>
        <translation>„{text}“ ist keine Karte: Schreib einen Rang und einen Buchstaben für die Farbe wie QS oder 10H, oder JK für einen Joker.</translation>
    </message>
    <message>
        <source>An empty line is not an action.</source>
        <translation>Eine leere Zeile ist keine Aktion.</translation>
    </message>
    <message>
        <source>“{text}” is not a complete action.</source>
        <translation>„{text}“ ist keine vollständige Aktion.</translation>
    </message>
    <message>
        <source>“{text}” is not an action of this notation.</source>
        <translation>„{text}“ ist keine Aktion dieser Notation.</translation>
    </message>
    <message>
        <source>“{text}” names a side, but this action is possible on melds of the own side alone.</source>
        <translation>„{text}“ nennt ein Team, aber diese Aktion ist nur an Figuren des eigenen Teams möglich.</translation>
    </message>
    <message>
        <source>“{text}” is not a meld: write m1, m2 ... or B.m1 for a meld of another side.</source>
        <translation>„{text}“ ist keine Figur: Schreib m1, m2 ... oder B.m1 für eine Figur eines anderen Teams.</translation>
    </message>
    <message>
        <source>“{text}” is not a side: sides are the letters A to F.</source>
        <translation>„{text}“ ist kein Team: Teams sind die Buchstaben A bis F.</translation>
    </message>
</context>
<context>
    <name>NowTexts</name>
    <message>
        <source>The match is over. Ctrl+N begins another one.</source>
        <translation>Das Match ist zu Ende. Strg+N beginnt ein neues.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter to have the next one dealt.</source>
        <translation>Die Runde ist zu Ende. Mit Enter wird die nächste ausgeteilt.</translation>
    </message>
    <message>
        <source>The next round is about to be dealt.</source>
        <translation>Gleich wird die nächste Runde ausgeteilt.</translation>
    </message>
    <message>
        <source>{name} asks: may I go out? Press Y for yes or N for no.</source>
        <translation>{name} fragt: Darf ich ausmachen? Drück Y für ja oder N für nein.</translation>
    </message>
    <message>
        <source>{name} is thinking.</source>
        <translation>{name} überlegt.</translation>
    </message>
    <message>
        <source>{name} considers whether you may go out.</source>
        <translation>{name} überlegt, ob du ausmachen darfst.</translation>
    </message>
    <message>
        <source>{name} is thinking. Meanwhile you can select cards, or sort them with S.</source>
        <translation>{name} überlegt. Inzwischen kannst du Karten auswählen oder sie mit S sortieren.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>First draw, or take from the pile.</source>
        <translation>Zieh zuerst, oder nimm vom Ablagestapel.</translation>
    </message>
    <message>
        <source>First draw from the stock.</source>
        <translation>Zieh zuerst vom Talon.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the pile.</source>
        <translation>Du bist dran: Du musst den Ablagestapel aufnehmen.</translation>
    </message>
    <message>
        <source>Your turn: you have to take the top card.</source>
        <translation>Du bist dran: Du musst die oberste Karte nehmen.</translation>
    </message>
    <message>
        <source>Your turn: press H for a hint.</source>
        <translation>Du bist dran: Drück H für einen Tipp.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone, take the pile, or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} passt an deine Sequenz: Nimm nur diese Karte, nimm den Ablagestapel auf oder zieh eine Karte.</numerusform>
            <numerusform>{card} passt an deine Sequenz: Nimm nur diese Karte, nimm den Ablagestapel auf oder zieh {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone, or take the pile.</source>
        <translation>{card} passt an deine Sequenz: Nimm nur diese Karte oder nimm den Ablagestapel auf.</translation>
    </message>
    <message numerus="yes">
        <source>{card} fits your sequence: take it alone (the rest of the pile stays), or draw {number} card(s).</source>
        <translation>
            <numerusform>{card} passt an deine Sequenz: Nimm nur diese Karte (der Rest des Stapels bleibt liegen) oder zieh eine Karte.</numerusform>
            <numerusform>{card} passt an deine Sequenz: Nimm nur diese Karte (der Rest des Stapels bleibt liegen) oder zieh {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} fits your sequence: take it alone; the rest of the pile stays.</source>
        <translation>{card} passt an deine Sequenz: Nimm nur diese Karte; der Rest des Stapels bleibt liegen.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. If you draw, the discards under the top card are shuffled into a new one.</source>
        <translation>Du bist dran: Der Talon ist aufgebraucht. Wenn du ziehst, werden die abgelegten Karten unter der obersten zu einem neuen gemischt.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the top card, or end the round by drawing.</source>
        <translation>Du bist dran: Der Talon ist aufgebraucht. Nimm die oberste Karte oder beende die Runde, indem du ziehst.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. Take the pile, or end the round by drawing.</source>
        <translation>Du bist dran: Der Talon ist aufgebraucht. Nimm den Ablagestapel auf oder beende die Runde, indem du ziehst.</translation>
    </message>
    <message>
        <source>Your turn: the stock is used up. The round ends when you draw.</source>
        <translation>Du bist dran: Der Talon ist aufgebraucht. Die Runde endet, wenn du ziehst.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid {laid} of {needed}; %n more (is|are) needed.</source>
        <translation>
            <numerusform>Du hast {laid} von {needed} ausgelegt; %n fehlt noch.</numerusform>
            <numerusform>Du hast {laid} von {needed} ausgelegt; %n fehlen noch.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner said yes: go out in this turn.</source>
        <translation>Dein Partner hat ja gesagt: Mach in diesem Zug aus.</translation>
    </message>
    <message>
        <source>You have laid black threes: go out in this turn.</source>
        <translation>Du hast schwarze Dreien ausgelegt: Mach in diesem Zug aus.</translation>
    </message>
    <message>
        <source>You hold too few cards to play on: go out in this turn.</source>
        <translation>Du hast zu wenige Karten, um weiterzuspielen: Mach in diesem Zug aus.</translation>
    </message>
    <message>
        <source>Your partner said no: play on without going out, then discard a card.</source>
        <translation>Dein Partner hat nein gesagt: Spiel weiter, ohne auszumachen, und leg dann eine Karte ab.</translation>
    </message>
    <message>
        <source>Meld what you like, then select a card and discard it.</source>
        <translation>Melde, was du willst, wähl dann eine Karte aus und leg sie ab.</translation>
    </message>
    <message>
        <source>Select a card and discard it.</source>
        <translation>Wähl eine Karte aus und leg sie ab.</translation>
    </message>
    <message>
        <source>Meld what you like, or press E to end your turn without a discard.</source>
        <translation>Melde, was du willst, oder drück E, um deinen Zug ohne Ablegen zu beenden.</translation>
    </message>
    <message>
        <source>Press E to end your turn without a discard.</source>
        <translation>Drück E, um deinen Zug ohne Ablegen zu beenden.</translation>
    </message>
    <message>
        <source>Meld what you can: with these cards your turn can&apos;t end yet.</source>
        <translation>Melde, was du kannst: Mit diesen Karten kann dein Zug noch nicht enden.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t end like this. Press Z to take your last step back.</source>
        <translation>So kann dein Zug nicht enden. Drück Z, um das Letzte zurückzunehmen.</translation>
    </message>
    <message>
        <source>Press H for a hint.</source>
        <translation>Drück H für einen Tipp.</translation>
    </message>
</context>
<context>
    <name>NumbersControl</name>
    <message>
        <source>Write one to {most} numbers from {low} to {high}, with commas between.</source>
        <translation>Gib eine bis {most} Zahlen von {low} bis {high} ein, mit Kommas dazwischen.</translation>
    </message>
</context>
<context>
    <name>OpeningChapter</name>
    <message>
        <source>What the game is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spieler, Karten und Austeilen</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank, and sequences of one suit.</source>
        <translation>Punkte machst du, indem du Karten offen als Figuren auf den Tisch legst: Gruppen eines Rangs und Sequenzen einer Farbe.</translation>
    </message>
    <message>
        <source>You score by laying cards face up on the table in melds: groups of one rank.</source>
        <translation>Punkte machst du, indem du Karten offen als Figuren auf den Tisch legst: Gruppen eines Rangs.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta and a sequence of seven cards {a_samba}; these earn the great bonuses.</source>
        <translation>Eine Gruppe aus sieben Karten ist eine Canasta, eine Sequenz aus sieben Karten {a_samba}; sie bringen die großen Boni.</translation>
    </message>
    <message>
        <source>A group of seven cards is a canasta; canastas earn the great bonuses.</source>
        <translation>Eine Gruppe aus sieben Karten ist eine Canasta; Canastas bringen die großen Boni.</translation>
    </message>
    <message>
        <source>A sequence of seven cards is {a_samba}; {sambas} earn the great bonuses.</source>
        <translation>Eine Sequenz aus sieben Karten ist {a_samba}; {sambas} bringen die großen Boni.</translation>
    </message>
    <message>
        <source>A round ends when a player goes out, that is, gets rid of the last card in the right way. Then the melds and the cards left in the hands are counted, and the next round is dealt.</source>
        <translation>Eine Runde endet, wenn ein Spieler ausmacht, das heißt, seine letzte Karte regelgerecht loswird. Dann werden die Figuren und die Karten auf den Händen gezählt, und die nächste Runde wird ausgeteilt.</translation>
    </message>
    <message>
        <source>The match goes on until somebody has {target} points.</source>
        <translation>Das Match geht weiter, bis jemand {target} Punkte hat.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Karten für jeden</translation>
    </message>
    <message>
        <source>{number} players form {teams}.</source>
        <translation>{number} Spieler bilden {teams}.</translation>
    </message>
    <message>
        <source>{number} players play, each for oneself.</source>
        <translation>{number} Spieler spielen, jeder für sich.</translation>
    </message>
    <message>
        <source>Four players form two teams of two.</source>
        <translation>Vier Spieler bilden zwei Teams zu zwei.</translation>
    </message>
    <message>
        <source>Six players form two teams of three.</source>
        <translation>Sechs Spieler bilden zwei Teams zu drei.</translation>
    </message>
    <message>
        <source>Six players form three teams of two.</source>
        <translation>Sechs Spieler bilden drei Teams zu zwei.</translation>
    </message>
    <message>
        <source>Partners sit opposite each other.</source>
        <translation>Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>Partners never sit next to each other.</source>
        <translation>Partner sitzen nie nebeneinander.</translation>
    </message>
    <message>
        <source>A team is one side: its melds, its red threes and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Ein Team meldet und zählt gemeinsam: Figuren, rote Dreien und Punktestand gehören allen zusammen, und was diese Regeln von deinen Figuren sagen, gilt für alle Figuren deines Teams.</translation>
    </message>
    <message>
        <source>A team is one side: its melds and its score are common, and what these rules say of your melds holds for all melds of your side.</source>
        <translation>Ein Team meldet und zählt gemeinsam: Figuren und Punktestand gehören allen zusammen, und was diese Regeln von deinen Figuren sagen, gilt für alle Figuren deines Teams.</translation>
    </message>
    <message>
        <source>Where everybody plays alone, each player is a side.</source>
        <translation>Wo jeder für sich spielt, ist jeder Spieler sein eigenes Team.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time.</source>
        <translation>Die Karten werden einzeln ausgeteilt.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %n card(s).</source>
        <translation>
            <numerusform>Das ergibt %n Karte.</numerusform>
            <numerusform>Das ergibt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the cards are the stock, which lies face down in the middle.</source>
        <translation>Die übrigen Karten bilden den Talon, der verdeckt in der Mitte liegt.</translation>
    </message>
</context>
<context>
    <name>OptionFilters</name>
    <message>
        <source>Search a rule, e.g. red three</source>
        <translation>Regel suchen, z.&#xa0;B. rote Drei</translation>
    </message>
    <message>
        <source>Search a rule</source>
        <translation>Regel suchen</translation>
    </message>
    <message>
        <source>Go to a group of rules</source>
        <translation>Zu einem Abschnitt der Regeln springen</translation>
    </message>
    <message>
        <source>Only changed</source>
        <translation>Nur geänderte</translation>
    </message>
</context>
<context>
    <name>OptionList</name>
    <message>
        <source>No rule matches “{words}”. Try another word, or fewer.</source>
        <translation>Keine Regel passt zu „{words}“. Versuch es mit einem anderen Wort oder mit weniger.</translation>
    </message>
    <message>
        <source>No rule differs from {preset}.</source>
        <translation>Keine Regel weicht von „{preset}“ ab.</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>put back</source>
        <translation>zurücksetzen</translation>
    </message>
    <message>
        <source>Put back: {rule}</source>
        <translation>Zurücksetzen: {rule}</translation>
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
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>{minimum} at any score</source>
        <translation>{minimum} bei jedem Punktestand</translation>
    </message>
    <message>
        <source>{minimum} below {total}</source>
        <translation>{minimum} unter {total}</translation>
    </message>
    <message>
        <source>{minimum} from {total}</source>
        <translation>{minimum} ab {total}</translation>
    </message>
    <message>
        <source>{counts} players: {shape}</source>
        <translation>{counts} Spieler: {shape}</translation>
    </message>
    <message>
        <source>{number} with {low} to {high} players</source>
        <translation>{number} bei {low} bis {high} Spielern</translation>
    </message>
    <message>
        <source>{number} with {players} players</source>
        <translation>{number} bei {players} Spielern</translation>
    </message>
</context>
<context>
    <name>Origin</name>
    <message>
        <source>Some rules differ from {preset}.</source>
        <translation>Einige Regeln weichen von „{preset}“ ab.</translation>
    </message>
    <message>
        <source>Where the source is silent or contradicts itself, this was decided:</source>
        <translation>Wo die Quelle schweigt oder sich widerspricht, gilt hier:</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>The others wait. Press W to let them go on.</source>
        <translation>Die anderen warten. Drück W, damit sie weiterspielen.</translation>
    </message>
</context>
<context>
    <name>PileCaption</name>
    <message numerus="yes">
        <source>%n card(s) (waits|wait) for the first meld</source>
        <translation>
            <numerusform>%n Karte wartet auf die Erstmeldung</numerusform>
            <numerusform>%n Karten warten auf die Erstmeldung</numerusform>
        </translation>
    </message>
    <message>
        <source>No discards</source>
        <translation>Nichts abgelegt</translation>
    </message>
    <message>
        <source>Pile {count}</source>
        <translation>Ablagestapel {count}</translation>
    </message>
    <message>
        <source>take the top card</source>
        <translation>oberste Karte nehmen</translation>
    </message>
    <message>
        <source>not for your first meld</source>
        <translation>nicht für deine Erstmeldung</translation>
    </message>
    <message>
        <source>the top card fits your meld</source>
        <translation>die oberste Karte passt an deine Figur</translation>
    </message>
    <message>
        <source>frozen: take the top five with {cards}</source>
        <translation>eingefroren, für die obersten fünf nötig: {cards}</translation>
    </message>
    <message>
        <source>frozen: take with {cards}</source>
        <translation>eingefroren, nötig: {cards}</translation>
    </message>
    <message>
        <source>take the top five with {cards}</source>
        <translation>für die obersten fünf nötig: {cards}</translation>
    </message>
    <message>
        <source>take with {cards}</source>
        <translation>nötig: {cards}</translation>
    </message>
    <message>
        <source>blocked: black three</source>
        <translation>blockiert: schwarze Drei</translation>
    </message>
    <message>
        <source>blocked: red three</source>
        <translation>blockiert: rote Drei</translation>
    </message>
    <message>
        <source>blocked: wild card</source>
        <translation>blockiert: Wildcard</translation>
    </message>
    <message>
        <source>{card} and a wild card</source>
        <translation>{card} und eine Wildcard</translation>
    </message>
    <message>
        <source>two cards for a sequence</source>
        <translation>zwei Karten für eine Sequenz</translation>
    </message>
</context>
<context>
    <name>PileChapter</name>
    <message>
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>The card that lay on top can&apos;t be discarded in the same turn, unless no other card can.</source>
        <translation>Die Karte, die oben lag, darf im selben Zug nicht abgelegt werden, solange eine andere abgelegt werden kann.</translation>
    </message>
    <message>
        <source>The discard pile can&apos;t be taken.</source>
        <translation>Der Ablagestapel kann nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>Statt zu ziehen, darfst du den ganzen Ablagestapel aufnehmen.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>Statt zu ziehen, darfst du die obersten fünf Karten des Ablagestapels aufnehmen, oder alle, wenn es weniger sind.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile.</source>
        <translation>Statt zu ziehen, darfst du die oberste Karte des Ablagestapels nehmen.</translation>
    </message>
    <message>
        <source>The top card must be melded at once, in one of these ways:</source>
        <translation>Die oberste Karte muss sofort gemeldet werden, auf eine dieser Arten:</translation>
    </message>
    <message>
        <source>The top card must be melded at once, and only in this way:</source>
        <translation>Die oberste Karte muss sofort gemeldet werden, und nur auf diese Art:</translation>
    </message>
    <message>
        <source>The other cards taken come to your hand, and you may meld more before you discard.</source>
        <translation>Die anderen aufgenommenen Karten kommen auf deine Hand, und du darfst noch weitere Figuren melden, bevor du ablegst.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, always as a new group.</source>
        <translation>Du legst sie mit zwei natürlichen Karten ihres Rangs aus deiner Hand aus, immer als neue Gruppe.</translation>
    </message>
    <message>
        <source>You lay it down with two natural cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Du legst sie mit zwei natürlichen Karten ihres Rangs aus deiner Hand aus, als neue Gruppe oder an eine deiner Gruppen.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, always as a new group.</source>
        <translation>Du legst sie mit zwei Karten ihres Rangs aus deiner Hand aus, immer als neue Gruppe.</translation>
    </message>
    <message>
        <source>You lay it down with two cards of its rank from your hand, as a new group or onto a group of yours.</source>
        <translation>Du legst sie mit zwei Karten ihres Rangs aus deiner Hand aus, als neue Gruppe oder an eine deiner Gruppen.</translation>
    </message>
    <message>
        <source>You lay it down with a natural card of its rank and a wild card from your hand.</source>
        <translation>Du legst sie mit einer natürlichen Karte ihres Rangs und einer Wildcard aus deiner Hand aus.</translation>
    </message>
    <message>
        <source>You add it to a group of yours.</source>
        <translation>Du legst sie an eine deiner Gruppen an.</translation>
    </message>
    <message>
        <source>You add it to a group of yours, which may be a complete canasta.</source>
        <translation>Du legst sie an eine deiner Gruppen an, die auch eine vollständige Canasta sein darf.</translation>
    </message>
    <message>
        <source>You add it to a group of yours that isn&apos;t a canasta yet.</source>
        <translation>Du legst sie an eine deiner Gruppen an, die noch keine Canasta ist.</translation>
    </message>
    <message>
        <source>You add it to a sequence of yours.</source>
        <translation>Du legst sie an eine deiner Sequenzen an.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand.</source>
        <translation>Du beginnst mit ihr und Karten aus deiner Hand eine neue Sequenz.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and cards from your hand, at least two of them natural.</source>
        <translation>Du beginnst mit ihr und Karten aus deiner Hand, davon mindestens zwei natürlichen, eine neue Sequenz.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand; while the pile isn&apos;t frozen, the card next to it and a wild card will do.</source>
        <translation>Du beginnst mit ihr und zwei natürlichen Karten aus deiner Hand eine neue Sequenz; solange der Stapel nicht eingefroren ist, genügen auch die Nachbarkarte und eine Wildcard.</translation>
    </message>
    <message>
        <source>You begin a new sequence with it and two natural cards from your hand, or with the card next to it and a wild card.</source>
        <translation>Du beginnst mit ihr und zwei natürlichen Karten aus deiner Hand eine neue Sequenz, oder mit der Nachbarkarte und einer Wildcard.</translation>
    </message>
    <message>
        <source>This needs a pile that is not frozen.</source>
        <translation>Das geht nur, wenn der Stapel nicht eingefroren ist.</translation>
    </message>
    <message>
        <source>This takes a frozen pile too.</source>
        <translation>Das geht auch, wenn der Stapel eingefroren ist.</translation>
    </message>
    <message>
        <source>The card that freezes it lies crosswise.</source>
        <translation>Die Karte, die ihn einfriert, liegt quer.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken.</source>
        <translation>Ein eingefrorener Stapel bleibt eingefroren, bis er aufgenommen ist.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with two natural cards from the hand that its top card fits.</source>
        <translation>Ein eingefrorener Stapel lässt sich nur mit zwei natürlichen Karten aus der Hand aufnehmen, zu denen die oberste Karte passt.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank, or with two natural cards that make a sequence with it, from the hand.</source>
        <translation>Ein eingefrorener Stapel lässt sich nur mit einem natürlichen Paar vom Rang der obersten Karte aufnehmen oder mit zwei natürlichen Karten, die mit ihr eine Sequenz bilden, jeweils aus der Hand.</translation>
    </message>
    <message>
        <source>A frozen pile can be taken only with a natural pair of its top card&apos;s rank from the hand.</source>
        <translation>Ein eingefrorener Stapel lässt sich nur mit einem natürlichen Paar aus der Hand aufnehmen, das den Rang der obersten Karte hat.</translation>
    </message>
</context>
<context>
    <name>PileExamples</name>
    <message>
        <source>You may take this card alone.</source>
        <translation>Du darfst nur diese Karte nehmen.</translation>
    </message>
    <message>
        <source>You may take the pile.</source>
        <translation>Du darfst den Stapel aufnehmen.</translation>
    </message>
    <message>
        <source>You may not take the card.</source>
        <translation>Du darfst die Karte nicht nehmen.</translation>
    </message>
    <message>
        <source>You may not take the pile.</source>
        <translation>Du darfst den Stapel nicht aufnehmen.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {hand} are in your hand.</source>
        <translation>{top} liegt auf einem eingefrorenen Stapel, und du hast {hand} auf der Hand.</translation>
    </message>
    <message>
        <source>{top} lies on a frozen pile, and {table} are on the table.</source>
        <translation>{top} liegt auf einem eingefrorenen Stapel, und {table} liegen auf dem Tisch.</translation>
    </message>
    <message>
        <source>{top} lies on top, {table} are on the table and {hand} is in your hand.</source>
        <translation>{top} liegt oben, {table} liegen auf dem Tisch, und {hand} hast du auf der Hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {hand} are in your hand.</source>
        <translation>{top} liegt oben, und du hast {hand} auf der Hand.</translation>
    </message>
    <message>
        <source>{top} lies on top, and {table} are on the table.</source>
        <translation>{top} liegt oben, und {table} liegen auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>“{action}” was refused as {reason}.</source>
        <translation>„{action}“ wurde als {reason} abgelehnt.</translation>
    </message>
    <message>
        <source>“{level}” is no strength of play: there is {known}, or {command} for a program of your own.</source>
        <translation>„{level}“ ist keine Spielstärke: Es gibt {known}, oder {command} für ein eigenes Programm.</translation>
    </message>
    <message>
        <source>{command}: a quotation mark is missing in the command.</source>
        <translation>{command}: Im Befehl fehlt ein Anführungszeichen.</translation>
    </message>
    <message>
        <source>After {prefix} a program is needed, such as {command}.</source>
        <translation>Nach {prefix} ist ein Programm nötig, wie {command}.</translation>
    </message>
    <message>
        <source>“{program}” cannot be started: {why}.</source>
        <translation>„{program}“ lässt sich nicht starten: {why}.</translation>
    </message>
    <message>
        <source>The program ended twice in one turn.</source>
        <translation>Das Programm endete zweimal im selben Zug.</translation>
    </message>
    <message>
        <source>The program ended.</source>
        <translation>Das Programm endete.</translation>
    </message>
    <message>
        <source>“{program}” does not answer {greeting} with {answer}.</source>
        <translation>„{program}“ antwortet auf {greeting} nicht mit {answer}.</translation>
    </message>
    <message>
        <source>It took more than {most} actions in one turn.</source>
        <translation>Es waren mehr als {most} Aktionen in einem Zug.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>It takes back again and again.</source>
        <translation>Es wird immer wieder zurückgenommen.</translation>
    </message>
    <message>
        <source>It was refused {most} times, lastly as {reason}.</source>
        <translation>Es wurde {most}-mal abgelehnt, zuletzt als {reason}.</translation>
    </message>
</context>
<context>
    <name>PracticeMenus</name>
    <message>
        <source>&amp;Practice</source>
        <translation>&amp;Übung</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>Noch einmal an&amp;fangen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>PracticeWindow</name>
    <message>
        <source>Begin &amp;again</source>
        <translation>Noch einmal an&amp;fangen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Übung: {game}</translation>
    </message>
    <message>
        <source>Practice from turn {turn}: the cards lie as they lay. Nothing of it counts.</source>
        <translation>Übung ab Zug {turn}: Die Karten liegen, wie sie lagen. Nichts davon zählt.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; a practice keeps none.</source>
        <translation>Im Match hält das Protokoll jeden Zug fest; in einer Übung gibt es keines.</translation>
    </message>
</context>
<context>
    <name>Preflight</name>
    <message>
        <source>Samba shows its table in a window, and there is no screen here to open one on.</source>
        <translation>Samba zeigt seinen Tisch in einem Fenster, und hier gibt es keinen Bildschirm, auf dem es sich öffnen ließe.</translation>
    </message>
    <message>
        <source>Start it from a desktop, or on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Starte es von einem Desktop aus oder auf einem virtuellen Bildschirm mit „xvfb-run {command}“. „{command} simulate“ und „{command} --help“ brauchen keinen Bildschirm.</translation>
    </message>
    <message>
        <source>The screen &quot;{display}&quot; does not answer, so Samba cannot open its window there.</source>
        <translation>Der Bildschirm „{display}“ antwortet nicht, daher kann Samba sein Fenster dort nicht öffnen.</translation>
    </message>
    <message>
        <source>Set {variable} to a screen that is running, or start Samba on a virtual screen with &quot;xvfb-run {command}&quot;. &quot;{command} simulate&quot; and &quot;{command} --help&quot; need no screen.</source>
        <translation>Setze {variable} auf einen Bildschirm, der läuft, oder starte Samba auf einem virtuellen Bildschirm mit „xvfb-run {command}“. „{command} simulate“ und „{command} --help“ brauchen keinen Bildschirm.</translation>
    </message>
    <message>
        <source>QT_QPA_PLATFORM asks for the platform &quot;{platform}&quot;, which this Qt does not have.</source>
        <translation>QT_QPA_PLATFORM verlangt die Plattform „{platform}“, die dieses Qt nicht hat.</translation>
    </message>
    <message>
        <source>Unset QT_QPA_PLATFORM, or set it to one of these: {known}.</source>
        <translation>Entferne QT_QPA_PLATFORM oder setze es auf eins von diesen: {known}.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs system libraries that are not installed: {libraries}.</source>
        <translation>Das Fenster von Samba braucht Systembibliotheken, die nicht installiert sind: {libraries}.</translation>
    </message>
    <message>
        <source>Install them with this line, then start Samba again: sudo apt-get install --no-install-recommends {packages}</source>
        <translation>Installiere sie mit dieser Zeile und starte Samba dann noch einmal: sudo apt-get install --no-install-recommends {packages}</translation>
    </message>
    <message>
        <source>Install the packages of your system that hold these files, then start Samba again.</source>
        <translation>Installiere die Teile deines Systems, die diese Dateien enthalten, und starte Samba dann noch einmal.</translation>
    </message>
    <message>
        <source>A system library that Samba&apos;s window needs cannot be used: {detail}.</source>
        <translation>Eine Systembibliothek, die das Fenster von Samba braucht, lässt sich nicht verwenden: {detail}.</translation>
    </message>
    <message>
        <source>Bring your system up to date, then start Samba again.</source>
        <translation>Bring dein System auf den neuesten Stand und starte Samba dann noch einmal.</translation>
    </message>
    <message>
        <source>Samba&apos;s window needs the Python package PySide6-Essentials, which is not installed here.</source>
        <translation>Das Fenster von Samba braucht das Python-Modul PySide6-Essentials, das hier nicht installiert ist.</translation>
    </message>
    <message>
        <source>Install it with &quot;{python} -m pip install PySide6-Essentials&quot;, or let &quot;python3 packaging/start.py&quot; in a checkout of Samba do it.</source>
        <translation>Installiere es mit „{python} -m pip install PySide6-Essentials“, oder lass das „python3 packaging/start.py“ in einem Quellverzeichnis von Samba tun.</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>A first meld may be laid meld by meld; until it reaches the minimum you can&apos;t ask, discard, go out or get more cards.</source>
        <translation>Eine Erstmeldung darf Figur für Figur ausgelegt werden; bis sie den Mindestwert erreicht, darfst du weder fragen noch ablegen noch ausmachen und bekommst keine weiteren Karten.</translation>
    </message>
    <message>
        <source>If no card may be discarded after drawing and none can be laid, you pass.</source>
        <translation>Wenn nach dem Ziehen keine Karte abgelegt werden darf und keine ausgelegt werden kann, passt du.</translation>
    </message>
    <message>
        <source>Once the stock is used up, a red three is laid out without a replacement.</source>
        <translation>Ist der Talon aufgebraucht, wird eine rote Drei ohne Ersatz ausgelegt.</translation>
    </message>
    <message>
        <source>Red threes in the pile come to the player who takes it, and are laid out at once without a replacement.</source>
        <translation>Rote Dreien im Stapel gehen an den Spieler, der ihn aufnimmt, und werden sofort ohne Ersatz ausgelegt.</translation>
    </message>
    <message>
        <source>Equal highest scores at the end are a draw.</source>
        <translation>Gleiche höchste Punktestände am Ende bedeuten ein Unentschieden.</translation>
    </message>
    <message>
        <source>When the stock is used up, the round ends as soon as somebody has to draw.</source>
        <translation>Ist der Talon aufgebraucht, endet die Runde, sobald jemand ziehen müsste.</translation>
    </message>
    <message>
        <source>A red three that is the last card of the stock is laid out and ends the round.</source>
        <translation>Eine rote Drei als letzte Karte des Talons wird ausgelegt und beendet die Runde.</translation>
    </message>
    <message>
        <source>As long as you may not go out you keep two cards when you meld, and you can&apos;t pass instead of discarding.</source>
        <translation>Solange du nicht ausmachen darfst, behältst du beim Melden zwei Karten, und Passen statt Ablegen ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>No wild card can be added to a complete canasta; natural cards can.</source>
        <translation>An eine vollständige Canasta darf keine Wildcard angelegt werden, natürliche Karten schon.</translation>
    </message>
    <message>
        <source>The answer of the partner binds: after a yes you must go out in this turn, after a no you can&apos;t.</source>
        <translation>Die Antwort des Partners ist bindend: Nach einem Ja musst du in diesem Zug ausmachen, nach einem Nein darfst du es nicht.</translation>
    </message>
    <message>
        <source>The highest card decides who deals first; choosing the dealer is an option.</source>
        <translation>Die höchste Karte entscheidet, wer zuerst gibt; den Geber zu bestimmen, ist eine Option.</translation>
    </message>
    <message>
        <source>Six players form two teams of three unless they choose three teams of two.</source>
        <translation>Sechs Spieler bilden zwei Teams zu drei, wenn sie nicht drei Teams zu zwei wählen.</translation>
    </message>
    <message>
        <source>As a group has twice as many natural cards as wild ones, it has at least two natural cards.</source>
        <translation>Da eine Gruppe doppelt so viele natürliche Karten wie Wildcards hat, enthält sie mindestens zwei natürliche Karten.</translation>
    </message>
    <message>
        <source>From six cards on, and as a canasta too, a group may hold two wild cards.</source>
        <translation>Ab sechs Karten, also auch als Canasta, darf eine Gruppe zwei Wildcards enthalten.</translation>
    </message>
    <message>
        <source>Merging can&apos;t bring a wild card to a complete canasta either, but two groups that aren&apos;t complete may become one by merging.</source>
        <translation>Auch durch Zusammenlegen kommt keine Wildcard an eine vollständige Canasta, aber aus zwei unvollständigen Gruppen darf durch Zusammenlegen eine werden.</translation>
    </message>
    <message>
        <source>Where merging sequences is played, any two sequences of one suit may be merged that make one of at most seven cards.</source>
        <translation>Wo Sequenzen zusammengelegt werden dürfen, gilt das für je zwei Sequenzen einer Farbe, die zusammen eine von höchstens sieben Karten ergeben.</translation>
    </message>
    <message>
        <source>The source says both that there is no freezing and that the pile is always frozen; either way only a natural pair takes it.</source>
        <translation>Die Quelle sagt zugleich, dass es kein Einfrieren gibt und dass der Stapel immer eingefroren ist; so oder so lässt er sich nur mit einem natürlichen Paar aufnehmen.</translation>
    </message>
    <message>
        <source>With a single card and no right to go out you can&apos;t take the pile, but you may take its top card alone onto a sequence, and then pass.</source>
        <translation>Mit einer einzigen Karte und ohne ausmachen zu dürfen, kannst du den Stapel nicht aufnehmen; du darfst aber nur die oberste Karte an eine Sequenz nehmen und dann passen.</translation>
    </message>
    <message>
        <source>The first meld needs 15 below zero, 50 from 0, 90 from 1,500, 120 from 3,000 and 150 from 7,000, however high the score is.</source>
        <translation>Für die Erstmeldung sind unter null 15 nötig, ab 0 sind es 50, ab 1.500 sind es 90, ab 3.000 sind es 120 und ab 7.000 sind es 150, wie hoch der Punktestand auch ist.</translation>
    </message>
    <message>
        <source>You may lay out a red three at any time between drawing and discarding in your own turn, those dealt to you from your first turn on.</source>
        <translation>Du darfst eine rote Drei in deinem Zug jederzeit zwischen Ziehen und Ablegen auslegen; für die ausgeteilten gilt das ab deinem ersten Zug.</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced when it is laid out; none is replaced when it is discarded or when the stock is used up.</source>
        <translation>Eine rote Drei, die mit dem Stapel kam, wird beim Auslegen ersetzt; keinen Ersatz gibt es, wenn sie abgelegt wird oder der Talon aufgebraucht ist.</translation>
    </message>
    <message>
        <source>A red three counts as a card kept in the hand, and it may be your last discard.</source>
        <translation>Eine rote Drei zählt als Karte, die auf der Hand bleibt, und du darfst sie auch als letzte Karte ablegen.</translation>
    </message>
    <message>
        <source>Laying out a red three as your last card, with no replacement to come, is going out.</source>
        <translation>Wer eine rote Drei als letzte Karte auslegt, ohne dass ein Ersatz kommt, macht damit aus.</translation>
    </message>
    <message>
        <source>The 1,000 for all red threes need all six of them on the table.</source>
        <translation>Für die 1.000 für alle roten Dreien müssen alle sechs auf dem Tisch liegen.</translation>
    </message>
    <message>
        <source>Each player who holds red threes at the end loses 750, so that two partners can lose it twice.</source>
        <translation>Jeder Spieler, der am Ende rote Dreien auf der Hand hat, verliert 750; zwei Partner können das also zweimal verlieren.</translation>
    </message>
    <message>
        <source>After a yes to “May I go out?” you must go out in this turn; several partners must all agree.</source>
        <translation>Nach einem Ja auf „Darf ich ausmachen?“ musst du in diesem Zug ausmachen; mehrere Partner müssen alle zustimmen.</translation>
    </message>
    <message>
        <source>When the stock is used up, taking the top card alone keeps the round going too.</source>
        <translation>Ist der Talon aufgebraucht, geht die Runde auch weiter, wenn nur die oberste Karte genommen wird.</translation>
    </message>
    <message>
        <source>Six players are dealt 15 cards as well; two or three play by the same rules, each for oneself.</source>
        <translation>Auch sechs Spieler bekommen 15 Karten; zwei oder drei spielen nach denselben Regeln, jeder für sich.</translation>
    </message>
    <message>
        <source>Two cards are drawn in a turn.</source>
        <translation>In einem Zug werden zwei Karten gezogen.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>Eine Gruppe enthält höchstens zwei Wildcards und mehr natürliche Karten als Wildcards.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards, so that none can be added to it.</source>
        <translation>Eine Canasta hat genau sieben Karten; danach kann keine mehr angelegt werden.</translation>
    </message>
    <message>
        <source>A three of either colour or a wild card on top blocks the pile.</source>
        <translation>Eine rote oder schwarze Drei oder eine Wildcard obenauf blockiert den Stapel.</translation>
    </message>
    <message>
        <source>The top five cards of the pile are taken by beginning a sequence with its top card and cards from the hand, at least one of them natural, or two while it is frozen.</source>
        <translation>Die obersten fünf Karten des Stapels werden aufgenommen, indem man mit der obersten Karte und Karten aus der Hand eine Sequenz beginnt; mindestens eine davon ist natürlich, zwei, wenn der Stapel eingefroren ist.</translation>
    </message>
    <message>
        <source>They are taken in the same way for a group: with a natural pair, or with a natural and a wild card while the pile isn&apos;t frozen.</source>
        <translation>Ebenso werden sie für eine Gruppe aufgenommen: mit einem natürlichen Paar oder, solange der Stapel nicht eingefroren ist, mit einer natürlichen Karte und einer Wildcard.</translation>
    </message>
    <message>
        <source>The pile is frozen as long as a wild card lies in it, also below the cards that are taken.</source>
        <translation>Der Stapel ist eingefroren, solange eine Wildcard darin liegt, auch unterhalb der Karten, die aufgenommen werden.</translation>
    </message>
    <message>
        <source>Red threes are laid out at once and replaced.</source>
        <translation>Rote Dreien werden sofort ausgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>Each red three earns 100, and all six together 1,200.</source>
        <translation>Jede rote Drei bringt 100, alle sechs zusammen 1.200.</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Schwarze Dreien werden nie gemeldet.</translation>
    </message>
    <message>
        <source>A samba earns 1,500, a black samba 1,000, a natural canasta 500 and a mixed one 300; going out earns 200.</source>
        <translation>Eine Samba bringt 1.500, eine schwarze Samba 1.000, eine natürliche Canasta 500 und eine gemischte 300; Ausmachen bringt 200.</translation>
    </message>
    <message>
        <source>Two complete canastas or sambas, in any mix, are needed to go out.</source>
        <translation>Zum Ausmachen sind zwei vollständige Canastas oder Sambas nötig, beliebig gemischt.</translation>
    </message>
    <message>
        <source>The match goes to 10,000, and first melds have the minimums of Samba.</source>
        <translation>Das Match geht bis 10.000, und für Erstmeldungen gelten die Mindestwerte von Samba.</translation>
    </message>
    <message>
        <source>An ace counts 20, as in Canasta, from which the points of wild cards come too.</source>
        <translation>Ein Ass zählt 20, wie im Canasta, von dem auch die Punkte der Wildcards stammen.</translation>
    </message>
    <message>
        <source>A group is cards of one rank, and a sequence is cards of one suit that follow each other.</source>
        <translation>Eine Gruppe sind Karten eines Rangs, eine Sequenz sind aufeinanderfolgende Karten einer Farbe.</translation>
    </message>
    <message>
        <source>A sequence runs from 3 up to ace: threes are ordinary cards, and twos are only wild cards.</source>
        <translation>Eine Sequenz läuft von der 3 bis zum Ass: Dreien sind gewöhnliche Karten, und Zweien sind nur Wildcards.</translation>
    </message>
    <message>
        <source>Any number of wild cards may be in a group or a sequence beside one natural card.</source>
        <translation>Neben einer natürlichen Karte darf eine Gruppe oder Sequenz beliebig viele Wildcards enthalten.</translation>
    </message>
    <message>
        <source>There is no limit to the length of a meld, and seven cards earn no bonus; neither does going out.</source>
        <translation>Eine Figur darf beliebig lang werden, und sieben Karten bringen keinen Bonus; das Ausmachen auch nicht.</translation>
    </message>
    <message>
        <source>In each round each player&apos;s first meld needs 50, also with a score below zero.</source>
        <translation>In jeder Runde sind für die Erstmeldung jedes Spielers 50 nötig, auch bei einem Punktestand unter null.</translation>
    </message>
    <message>
        <source>Cards laid on the melds of others count for the player who laid them, and need that player&apos;s own first meld before.</source>
        <translation>Karten, die an fremde Figuren angelegt werden, zählen für den, der sie anlegt; er muss vorher seine eigene Erstmeldung gemacht haben.</translation>
    </message>
    <message>
        <source>A turn ends with a discard, except when you go out or pass with a single card.</source>
        <translation>Ein Zug endet mit dem Ablegen einer Karte, außer du machst aus oder passt mit einer einzigen Karte.</translation>
    </message>
    <message>
        <source>A card taken from the pile can&apos;t be discarded in the same turn while another can.</source>
        <translation>Eine Karte, die du vom Stapel genommen hast, darfst du im selben Zug nicht ablegen, solange du eine andere ablegen kannst.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Du machst aus, indem du alle deine Karten meldest; die letzte darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>The 100 points for going out include what you meld in the last turn.</source>
        <translation>In den 100 Punkten zum Ausmachen ist enthalten, was du im letzten Zug meldest.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top one become a new stock, at most twice in a round; after that the round ends when somebody has to draw.</source>
        <translation>Ist der Talon aufgebraucht, werden alle abgelegten Karten bis auf die oberste zu einem neuen Talon, höchstens zweimal in einer Runde; danach endet die Runde, sobald jemand ziehen müsste.</translation>
    </message>
    <message>
        <source>The target is looked at after each round, and then the highest score wins.</source>
        <translation>Nach jeder Runde wird geprüft, ob die Zielpunktzahl erreicht ist; dann gewinnt der höchste Punktestand.</translation>
    </message>
    <message>
        <source>A wild card may be swapped only in a group that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Eine Wildcard darf nur aus einer unvollständigen Gruppe eingetauscht werden; sie kommt auf die Hand und darf im selben Zug wieder gespielt werden.</translation>
    </message>
    <message>
        <source>A concealed going out may add cards to the melds of the partner.</source>
        <translation>Wer verdeckt ausmacht, darf dabei auch an Figuren des Partners anlegen.</translation>
    </message>
    <message>
        <source>A sequence runs from 4 up to ace; the order that the source gives, with an ace below a two, is an option.</source>
        <translation>Eine Sequenz läuft von der 4 bis zum Ass; die Reihenfolge der Quelle, mit einem Ass unter der Zwei, ist eine Option.</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards, and earns its bonus once.</source>
        <translation>Eine Canasta darf über sieben Karten hinauswachsen und bringt ihren Bonus einmal.</translation>
    </message>
    <message>
        <source>A side may have several groups of one rank.</source>
        <translation>Ein Team darf mehrere Gruppen eines Rangs haben.</translation>
    </message>
    <message>
        <source>A black three blocks the pile while it lies on top, and freezes it below other cards until all of it is taken.</source>
        <translation>Eine schwarze Drei blockiert den Stapel, solange sie oben liegt, und friert ihn unter anderen Karten ein, bis er ganz aufgenommen ist.</translation>
    </message>
    <message>
        <source>A wild card blocks and freezes the pile in the same way.</source>
        <translation>Eine Wildcard blockiert und friert den Stapel auf dieselbe Weise ein.</translation>
    </message>
    <message>
        <source>The top card takes the pile by extending a meld only while it isn&apos;t frozen.</source>
        <translation>Durch Anlegen der obersten Karte an eine Figur lässt sich der Stapel nur aufnehmen, solange er nicht eingefroren ist.</translation>
    </message>
    <message>
        <source>The first meld needs 50 below 1,500, also with a score below zero, and there is no step of 120.</source>
        <translation>Für die Erstmeldung sind unter 1.500 immer 50 nötig, auch unter null, und eine Stufe von 120 gibt es nicht.</translation>
    </message>
    <message>
        <source>Several melds laid in one turn count together for the first meld.</source>
        <translation>Mehrere Figuren, die in einem Zug gemeldet werden, zählen zusammen zur Erstmeldung.</translation>
    </message>
    <message>
        <source>Black threes are melded three or four at a time, whichever of both suits they are of.</source>
        <translation>Schwarze Dreien werden zu dritt oder zu viert gemeldet, gleich ob Pik oder Kreuz.</translation>
    </message>
    <message>
        <source>Red threes that are drawn later are laid out and replaced like those dealt.</source>
        <translation>Rote Dreien, die später gezogen werden, werden wie die ausgeteilten ausgelegt und ersetzt.</translation>
    </message>
    <message>
        <source>All six red threes without a first meld cost 600, as 100 for each.</source>
        <translation>Alle sechs roten Dreien ohne Erstmeldung kosten 600, also 100 je Drei.</translation>
    </message>
    <message>
        <source>The last card may be melded or discarded when you go out.</source>
        <translation>Die letzte Karte darf beim Ausmachen gemeldet oder abgelegt werden.</translation>
    </message>
    <message>
        <source>Going out concealed earns 300 in all, as 200 beside the usual 100.</source>
        <translation>Verdecktes Ausmachen bringt insgesamt 300: 200 zusätzlich zu den üblichen 100.</translation>
    </message>
    <message>
        <source>This is German Samba at a table of two; the source only stresses that nobody has a partner.</source>
        <translation>Das ist Deutsches Samba an einem Tisch zu zweit; die Quelle betont nur, dass niemand einen Partner hat.</translation>
    </message>
    <message>
        <source>The two wild cards are counted for each side and as they lie on the table, so that a swap frees one.</source>
        <translation>Die zwei Wildcards werden je Team gezählt und so, wie sie auf dem Tisch liegen; durch Eintauschen wird also eine frei.</translation>
    </message>
    <message>
        <source>In all other things it is played as German Samba.</source>
        <translation>In allem anderen wird wie im Deutschen Samba gespielt.</translation>
    </message>
    <message>
        <source>A sequence holds at most two wild cards, and more natural cards than wild ones.</source>
        <translation>Eine Sequenz enthält höchstens zwei Wildcards und mehr natürliche Karten als Wildcards.</translation>
    </message>
    <message>
        <source>A samba with wild cards counts for going out like others, and is closed at seven cards.</source>
        <translation>Eine Samba mit Wildcards zählt zum Ausmachen wie andere und ist mit sieben Karten abgeschlossen.</translation>
    </message>
    <message>
        <source>A wild card may be swapped in a group or a sequence that isn&apos;t complete; it comes to the hand and may be played again in the same turn.</source>
        <translation>Eine Wildcard darf aus einer unvollständigen Gruppe oder Sequenz eingetauscht werden; sie kommt auf die Hand und darf im selben Zug wieder gespielt werden.</translation>
    </message>
    <message>
        <source>Two players, and six in three pairs, may play it as well as four.</source>
        <translation>Auch zu zweit und zu sechst in drei Paaren lässt es sich spielen, nicht nur zu viert.</translation>
    </message>
    <message>
        <source>A group holds at most two wild cards, and more natural cards than wild ones; some descriptions set no limit.</source>
        <translation>Eine Gruppe enthält höchstens zwei Wildcards und mehr natürliche Karten als Wildcards; manche Beschreibungen setzen keine Grenze.</translation>
    </message>
    <message>
        <source>Melds of wild cards count for the first meld by the points of their cards.</source>
        <translation>Figuren aus Wildcards zählen zur Erstmeldung mit den Punkten ihrer Karten.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150.</source>
        <translation>Ab 7.000 Punkten sind für die Erstmeldung 150 nötig.</translation>
    </message>
    <message>
        <source>A wild canasta, or bolivia, counts as one of the two complete melds that going out needs; one must be an escalera, the samba of this game.</source>
        <translation>Eine Wildcard-Canasta, auch Bolivia genannt, zählt als eine der beiden vollständigen Figuren, die zum Ausmachen nötig sind; eine muss eine Escalera sein, die Samba dieses Spiels.</translation>
    </message>
    <message>
        <source>A black three left in the hand costs 100; some descriptions count it like other cards.</source>
        <translation>Eine schwarze Drei, die auf der Hand bleibt, kostet 100; manche Beschreibungen zählen sie wie andere Karten.</translation>
    </message>
    <message>
        <source>Whatever card begins the pile stays uncovered; a three or a wild card on top blocks it.</source>
        <translation>Mit welcher Karte der Stapel auch beginnt, sie wird nicht bedeckt; eine Drei oder Wildcard obenauf blockiert ihn.</translation>
    </message>
    <message>
        <source>A pair for the pile begins a new group, but groups of one rank may be merged later within limits.</source>
        <translation>Ein Paar für den Stapel beginnt eine neue Gruppe; Gruppen eines Rangs dürfen aber später innerhalb der Grenzen zusammengelegt werden.</translation>
    </message>
    <message>
        <source>Red threes count for a side with all that going out needs, and sambas are as good as canastas.</source>
        <translation>Rote Dreien zählen für ein Team, das alles hat, was zum Ausmachen nötig ist; Sambas sind dabei so gut wie Canastas.</translation>
    </message>
    <message>
        <source>With two cards in the hand you may discard one; after that you can&apos;t meld to fewer than two unless you go out.</source>
        <translation>Mit zwei Karten auf der Hand darfst du eine ablegen; danach kannst du nicht so melden, dass weniger als zwei bleiben, es sei denn, du machst aus.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone where the turn couldn&apos;t be ended after it, as with a single card in the hand.</source>
        <translation>Die oberste Karte allein kann nicht genommen werden, wenn sich der Zug danach nicht beenden ließe, etwa mit einer einzigen Karte auf der Hand.</translation>
    </message>
    <message>
        <source>You may go out by melding your last card or by discarding it.</source>
        <translation>Du darfst ausmachen, indem du die letzte Karte meldest oder ablegst.</translation>
    </message>
    <message>
        <source>A single last card of the stock is drawn alone, and if it is a red three, play goes on.</source>
        <translation>Ist nur noch eine Karte im Talon, wird sie allein gezogen; ist es eine rote Drei, wird weitergespielt.</translation>
    </message>
    <message>
        <source>A wild card or a red three that is turned up to begin the pile is covered; a wild one freezes the pile.</source>
        <translation>Eine Wildcard oder rote Drei, die zu Beginn des Stapels aufgedeckt wird, wird bedeckt; eine Wildcard friert den Stapel ein.</translation>
    </message>
    <message>
        <source>The pile is taken only with two cards from the hand, as the page says; taking it by adding its top card to a group while it isn&apos;t frozen, as many play, is an option.</source>
        <translation>Der Stapel wird nur mit zwei Karten aus der Hand aufgenommen, wie die Seite sagt; ihn durch Anlegen der obersten Karte an eine Gruppe aufzunehmen, solange er nicht eingefroren ist, wie viele es spielen, ist eine Option.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Ein Team hat von jedem Rang nur eine Gruppe.</translation>
    </message>
    <message>
        <source>Three or four black threes may be melded when going out.</source>
        <translation>Beim Ausmachen dürfen drei oder vier schwarze Dreien gemeldet werden.</translation>
    </message>
    <message>
        <source>Going out concealed needs a complete canasta in that turn and nothing added to melds of the partner.</source>
        <translation>Zum verdeckten Ausmachen gehört eine vollständige Canasta in diesem Zug, und an Figuren des Partners darf nichts angelegt werden.</translation>
    </message>
    <message>
        <source>With three players one canasta is needed to go out, as only the game for two asks for two.</source>
        <translation>Zu dritt ist zum Ausmachen eine Canasta nötig, denn nur zu zweit sind zwei verlangt.</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds; the 60 of the page are meant for Samba.</source>
        <translation>Die Zahl der Runden ist unbegrenzt; die 60 der Seite sind für Samba gedacht.</translation>
    </message>
    <message>
        <source>From 7,000 points on the first meld needs 150; some descriptions say 160.</source>
        <translation>Ab 7.000 Punkten sind für die Erstmeldung 150 nötig; manche Beschreibungen nennen 160.</translation>
    </message>
    <message>
        <source>Three to six black threes may be melded when going out.</source>
        <translation>Beim Ausmachen dürfen drei bis sechs schwarze Dreien gemeldet werden.</translation>
    </message>
    <message>
        <source>Swedish Samba</source>
        <translation>Schwedisches Samba</translation>
    </message>
    <message>
        <source>2–6 players · red threes are your choice</source>
        <translation>2–6 Spieler · rote Dreien nach Wahl</translation>
    </message>
    <message>
        <source>After a Swedish description of Samba for two to six players.</source>
        <translation>Nach einer schwedischen Beschreibung von Samba für zwei bis sechs Spieler.</translation>
    </message>
    <message>
        <source>Black Samba</source>
        <translation>Schwarzes Samba</translation>
    </message>
    <message>
        <source>six natural cards and a wild one make a samba</source>
        <translation>sechs natürliche Karten und eine Wildcard sind eine Samba</translation>
    </message>
    <message>
        <source>After a Swedish description of Black Samba, of which only the beginning is known; the rest from what its English original tells, and from Samba.</source>
        <translation>Nach einer schwedischen Beschreibung von Schwarzem Samba, von der nur der Anfang bekannt ist; das Übrige aus dem, was ihr englisches Vorbild erzählt, und aus Samba.</translation>
    </message>
    <message>
        <source>Samba 500</source>
        <translation>Samba 500</translation>
    </message>
    <message>
        <source>three players · one deck · to 500</source>
        <translation>drei Spieler · ein Kartensatz · bis 500</translation>
    </message>
    <message>
        <source>After a short Swedish description of a game for three with one deck; it leaves much open.</source>
        <translation>Nach einer kurzen schwedischen Beschreibung eines Spiels zu dritt mit einem Kartensatz; sie lässt vieles offen.</translation>
    </message>
    <message>
        <source>German Samba</source>
        <translation>Deutsches Samba</translation>
    </message>
    <message>
        <source>extend a meld to take the pile</source>
        <translation>Figur verlängern und Stapel aufnehmen</translation>
    </message>
    <message>
        <source>After a German rule text of Samba; where it is silent, after the published laws.</source>
        <translation>Nach einer deutschen Spielanleitung für Samba; wo sie schweigt, nach den veröffentlichten Regeln.</translation>
    </message>
    <message>
        <source>German Samba for two</source>
        <translation>Deutsches Samba zu zweit</translation>
    </message>
    <message>
        <source>two players, each for oneself</source>
        <translation>zwei Spieler, jeder für sich</translation>
    </message>
    <message>
        <source>A variant in a German rule text of Samba.</source>
        <translation>Eine Variante aus einer deutschen Spielanleitung für Samba.</translation>
    </message>
    <message>
        <source>Uruguayan Samba</source>
        <translation>Uruguayisches Samba</translation>
    </message>
    <message>
        <source>two wild cards for all groups of a side</source>
        <translation>zwei Wildcards für alle Gruppen eines Teams</translation>
    </message>
    <message>
        <source>Open Samba</source>
        <translation>Offenes Samba</translation>
    </message>
    <message>
        <source>wild cards in sequences</source>
        <translation>Wildcards in Sequenzen</translation>
    </message>
    <message>
        <source>Bolivia</source>
        <translation>Bolivia</translation>
    </message>
    <message>
        <source>wild canastas · an escalera to go out · to 15,000</source>
        <translation>Wildcard-Canastas · eine Escalera zum Ausmachen · bis 15.000</translation>
    </message>
    <message>
        <source>After one sentence in a German rule text of Samba, filled in from American descriptions of Bolivia.</source>
        <translation>Nach einem einzigen Satz in einer deutschen Spielanleitung für Samba, ergänzt aus amerikanischen Beschreibungen von Bolivia.</translation>
    </message>
    <message>
        <source>Dutch Samba</source>
        <translation>Niederländisches Samba</translation>
    </message>
    <message>
        <source>2–4 players · quick to learn</source>
        <translation>2–4 Spieler · schnell gelernt</translation>
    </message>
    <message>
        <source>After a Dutch page about Samba that simplifies the usual rules a little; where it is silent, after those.</source>
        <translation>Nach einer niederländischen Seite über Samba, die die üblichen Regeln etwas vereinfacht; wo sie schweigt, nach diesen.</translation>
    </message>
    <message>
        <source>Classic Canasta</source>
        <translation>Klassisches Canasta</translation>
    </message>
    <message>
        <source>two decks · no sequences · to 5,000</source>
        <translation>zwei Kartensätze · keine Sequenzen · bis 5.000</translation>
    </message>
    <message>
        <source>After a Dutch page that compares Samba with Canasta; where it is silent, after the classic laws.</source>
        <translation>Nach einer niederländischen Seite, die Samba mit Canasta vergleicht; wo sie schweigt, nach den klassischen Regeln.</translation>
    </message>
    <message>
        <source>International Samba</source>
        <translation>Internationales Samba</translation>
    </message>
    <message>
        <source>2–6 players · the laws of the 1950s</source>
        <translation>2–6 Spieler · die Regeln der 1950er Jahre</translation>
    </message>
    <message>
        <source>After the laws of the 1950s, as published descriptions give them.</source>
        <translation>Nach den Regeln der 1950er Jahre, wie veröffentlichte Beschreibungen sie wiedergeben.</translation>
    </message>
</context>
<context>
    <name>ProofDialog</name>
    <message>
        <source>Prove that nobody peeks</source>
        <translation>Nachweisen, dass niemand spickt</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ProofTexts</name>
    <message numerus="yes">
        <source>For each opponent, the cards that it can&apos;t see are shuffled and dealt anew, %n time(s), as if it were its turn now. If it peeked, what it is sent or what it would do would change. Nothing at the table changes, and you are shown no hidden card.</source>
        <translation>
            <numerusform>Für jeden Gegner werden die Karten, die er nicht sehen kann, einmal neu gemischt und ausgeteilt, als wäre er gerade dran. Würde er spicken, änderte sich, was ihm geschickt wird oder was er täte. Am Tisch ändert sich nichts, und du bekommst keine verdeckte Karte zu sehen.</numerusform>
            <numerusform>Für jeden Gegner werden die Karten, die er nicht sehen kann, %n-mal neu gemischt und ausgeteilt, als wäre er gerade dran. Würde er spicken, änderte sich, was ihm geschickt wird oder was er täte. Am Tisch ändert sich nichts, und du bekommst keine verdeckte Karte zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No computer plays at this table.</source>
        <translation>An diesem Tisch spielt kein Computer.</translation>
    </message>
    <message>
        <source>This can be proved while a round is being played and no first meld is still owed: try again then.</source>
        <translation>Das lässt sich nachweisen, solange eine Runde läuft und keine Erstmeldung unvollständig ist: Versuch es dann noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>{name} doesn&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte, and chose the same.</source>
        <translation>
            <numerusform>{name} spickt nicht: Von den {hidden} Karten, die {name} nicht sehen kann, lagen im Schnitt {moved} woanders, und in der anderen Verteilung bekam {name} Byte für Byte dasselbe geschickt und entschied sich gleich.</numerusform>
            <numerusform>{name} spickt nicht: Von den {hidden} Karten, die {name} nicht sehen kann, lagen im Schnitt {moved} woanders, und in allen %n anderen Verteilungen bekam {name} Byte für Byte dasselbe geschickt und entschied sich gleich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} can&apos;t peek: of the {hidden} cards that {name} can&apos;t see, {moved} lay elsewhere on average, and in all %n other deal(s) {name} was sent the same, byte for byte. What this program then chooses is its own affair.</source>
        <translation>
            <numerusform>{name} kann nicht spicken: Von den {hidden} Karten, die {name} nicht sehen kann, lagen im Schnitt {moved} woanders, und in der anderen Verteilung bekam {name} Byte für Byte dasselbe geschickt. Was dieses Programm dann wählt, ist seine Sache.</numerusform>
            <numerusform>{name} kann nicht spicken: Von den {hidden} Karten, die {name} nicht sehen kann, lagen im Schnitt {moved} woanders, und in allen %n anderen Verteilungen bekam {name} Byte für Byte dasselbe geschickt. Was dieses Programm dann wählt, ist seine Sache.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} was sent something else in another deal: that must not be.</source>
        <translation>{name} bekam in einer anderen Verteilung etwas anderes geschickt: Das darf nicht sein.</translation>
    </message>
    <message>
        <source>{name} was sent the same and still chose something else in another deal: that must not be.</source>
        <translation>{name} bekam dasselbe geschickt und entschied sich in einer anderen Verteilung doch anders: Das darf nicht sein.</translation>
    </message>
    <message>
        <source>The program of {name} did not answer, so nothing is proved for {name}.</source>
        <translation>Das Programm von {name} hat nicht geantwortet; für {name} ist also nichts nachgewiesen.</translation>
    </message>
    <message>
        <source>Nobody peeks at this table.</source>
        <translation>An diesem Tisch spickt niemand.</translation>
    </message>
    <message>
        <source>This was not proved for everybody: see below.</source>
        <translation>Das ist nicht für alle nachgewiesen: siehe unten.</translation>
    </message>
    <message>
        <source>Asking the opponents…</source>
        <translation>Die Gegner werden befragt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Suchen in:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Dateityp:</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Mein Computer</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Laufwerk</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-Datei</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 gibt es schon.
Soll die Datei ersetzt werden?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Soll „%1“ wirklich gelöscht werden?</translation>
    </message>
</context>
<context>
    <name>Questions</name>
    <message>
        <source>Discard {card}? It is a wild card.</source>
        <translation>{card} ablegen? Das ist eine Wildcard.</translation>
    </message>
    <message>
        <source>Discard {card}? It fits a meld of yours.</source>
        <translation>{card} ablegen? Die Karte passt an eine deiner Figuren.</translation>
    </message>
    <message>
        <source>Discard {card}? With it the next player can take the pile.</source>
        <translation>{card} ablegen? Damit kann der nächste Spieler den Ablagestapel aufnehmen.</translation>
    </message>
    <message>
        <source>Discard {card}?</source>
        <translation>{card} ablegen?</translation>
    </message>
    <message>
        <source>Go out? That ends the round.</source>
        <translation>Ausmachen? Damit ist die Runde zu Ende.</translation>
    </message>
    <message>
        <source>The stock is used up. End the round by drawing?</source>
        <translation>Der Talon ist aufgebraucht. Die Runde durch Ziehen beenden?</translation>
    </message>
    <message>
        <source>End your turn without a discard?</source>
        <translation>Deinen Zug ohne Ablegen beenden?</translation>
    </message>
    <message>
        <source>Do you mean this?</source>
        <translation>Ist das so gemeint?</translation>
    </message>
    <message>
        <source>{question} Choose one, or press Esc to leave it.</source>
        <translation>{question} Wähl etwas aus, oder lass es mit Esc.</translation>
    </message>
    <message>
        <source>{question} Enter does it, Esc leaves it.</source>
        <translation>{question} Enter: ja, Esc: nein.</translation>
    </message>
    <message>
        <source>{action} (Enter)</source>
        <translation>{action} (Enter)</translation>
    </message>
    <message>
        <source>No, not yet</source>
        <translation>Nein, noch nicht</translation>
    </message>
    <message>
        <source>No, not yet (Esc)</source>
        <translation>Nein, noch nicht (Esc)</translation>
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
        <translation>vom Tipp gemeint</translation>
    </message>
    <message numerus="yes">
        <source>Hand of {name}, %n card(s)</source>
        <translation>
            <numerusform>Hand von {name}, eine Karte</numerusform>
            <numerusform>Hand von {name}, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s)</source>
        <translation>
            <numerusform>Deine Hand, eine Karte</numerusform>
            <numerusform>Deine Hand, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red three(s)</source>
        <translation>
            <numerusform>Eine rote Drei</numerusform>
            <numerusform>%n rote Dreien</numerusform>
        </translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the hand</source>
        <translation>
            <numerusform>eine Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>überlegt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>{cards}, {state}</source>
        <translation>{cards}, {state}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>selected</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Was du tun kannst</translation>
    </message>
    <message>
        <source>You say: {words}</source>
        <translation>Du sagst: {words}</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} sagt: {words}</translation>
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
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ReasonTexts</name>
    <message>
        <source>New cards may bring what this hand lacks.</source>
        <translation>Neue Karten können bringen, was dieser Hand fehlt.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken now.</source>
        <translation>Der Ablagestapel lässt sich jetzt nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Even with the top card of the pile the first meld falls short of {needed}.</source>
        <translation>Auch mit der obersten Karte des Stapels erreicht die Erstmeldung nicht {needed}.</translation>
    </message>
    <message>
        <source>With the pile the first meld reaches the {needed} that it needs.</source>
        <translation>Mit dem Ablagestapel erreicht die Erstmeldung die nötigen {needed}.</translation>
    </message>
    <message>
        <source>{card} completes a samba.</source>
        <translation>{card} vervollständigt eine Samba.</translation>
    </message>
    <message>
        <source>{card} is of more use than an unknown card.</source>
        <translation>{card} nützt mehr als eine unbekannte Karte.</translation>
    </message>
    <message>
        <source>That makes the first meld: it counts {points}, and {needed} is needed.</source>
        <translation>Das ist die Erstmeldung: Sie zählt {points}, und {needed} sind nötig.</translation>
    </message>
    <message>
        <source>The sequence of {suit} becomes a samba.</source>
        <translation>Die {suit}-Sequenz wird zur Samba.</translation>
    </message>
    <message>
        <source>That begins a sequence of {suit}.</source>
        <translation>Damit beginnt eine {suit}-Sequenz.</translation>
    </message>
    <message>
        <source>That begins a group of {ranks}.</source>
        <translation>Damit beginnt eine Gruppe der {ranks}.</translation>
    </message>
    <message>
        <source>Two groups of {ranks} become one canasta.</source>
        <translation>Zwei Gruppen der {ranks} werden eine Canasta.</translation>
    </message>
    <message>
        <source>Two sequences of {suit} become one.</source>
        <translation>Zwei {suit}-Sequenzen werden eine.</translation>
    </message>
    <message>
        <source>{card} takes the place of a wild card, which can be used again.</source>
        <translation>{card} tritt an die Stelle einer Wildcard, die wieder gebraucht werden kann.</translation>
    </message>
    <message>
        <source>The wild cards become a wild canasta.</source>
        <translation>Die Wildcards werden eine Wildcard-Canasta.</translation>
    </message>
    <message>
        <source>Cards added to melds of others count for this side.</source>
        <translation>Karten, die an Figuren anderer angelegt sind, zählen für das eigene Team.</translation>
    </message>
    <message>
        <source>The round will soon be over, and cards left in the hand would cost points.</source>
        <translation>Die Runde ist bald zu Ende, und Karten auf der Hand würden Punkte kosten.</translation>
    </message>
    <message>
        <source>No other card is of less use to this hand.</source>
        <translation>Keine andere Karte nützt dieser Hand weniger.</translation>
    </message>
    <message>
        <source>This hand can do without {card}.</source>
        <translation>Diese Hand kommt ohne {card} aus.</translation>
    </message>
    <message>
        <source>It would be more dangerous to discard {kept}.</source>
        <translation>Es wäre gefährlicher, {kept} abzulegen.</translation>
    </message>
    <message>
        <source>Going out isn&apos;t allowed yet, so the last card stays in the hand.</source>
        <translation>Ausmachen ist noch nicht erlaubt, darum bleibt die letzte Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Nothing in this hand can be discarded or laid.</source>
        <translation>Von dieser Hand lässt sich nichts ablegen oder auslegen.</translation>
    </message>
    <message>
        <source>Red threes left in this hand would cost {penalty}.</source>
        <translation>Rote Dreien auf dieser Hand würden {penalty} kosten.</translation>
    </message>
    <message>
        <source>This hand can complete a samba of {suit}.</source>
        <translation>Diese Hand kann eine {suit}-Samba vervollständigen.</translation>
    </message>
    <message>
        <source>The cards of this hand would cost {points}.</source>
        <translation>Die Karten dieser Hand würden {points} kosten.</translation>
    </message>
    <message>
        <source>In {worlds} imagined rounds it brought {gain} points more than the first thought.</source>
        <translation>In {worlds} gedachten Runden brachte es {gain} Punkte mehr als der erste Gedanke.</translation>
    </message>
    <message>
        <source>It is the simplest thing that the rules allow.</source>
        <translation>Es ist das Einfachste, was die Regeln erlauben.</translation>
    </message>
    <message numerus="yes">
        <source>New cards promise more than the pile of %n card(s).</source>
        <translation>
            <numerusform>Neue Karten versprechen mehr als der Ablagestapel mit einer Karte.</numerusform>
            <numerusform>Neue Karten versprechen mehr als der Ablagestapel mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pile of %n card(s) is worth more than new cards.</source>
        <translation>
            <numerusform>Der Ablagestapel mit einer Karte ist mehr wert als neue Karten.</numerusform>
            <numerusform>Der Ablagestapel mit %n Karten ist mehr wert als neue Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A black three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Eine schwarze Drei hält den nächsten Spieler vom Ablagestapel mit einer Karte fern.</numerusform>
            <numerusform>Eine schwarze Drei hält den nächsten Spieler vom Ablagestapel mit %n Karten fern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A red three keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Eine rote Drei hält den nächsten Spieler vom Ablagestapel mit einer Karte fern.</numerusform>
            <numerusform>Eine rote Drei hält den nächsten Spieler vom Ablagestapel mit %n Karten fern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wild card keeps the next player from the pile of %n card(s).</source>
        <translation>
            <numerusform>Eine Wildcard hält den nächsten Spieler vom Ablagestapel mit einer Karte fern.</numerusform>
            <numerusform>Eine Wildcard hält den nächsten Spieler vom Ablagestapel mit %n Karten fern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} the sequence is {number} card(s) long.</source>
        <translation>
            <numerusform>Mit {card} ist die Sequenz eine Karte lang.</numerusform>
            <numerusform>Mit {card} ist die Sequenz {number} Karten lang.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {ranks} become a natural canasta.</source>
        <translation>Die {ranks} werden eine natürliche Canasta.</translation>
    </message>
    <message>
        <source>The {ranks} become a mixed canasta.</source>
        <translation>Die {ranks} werden eine gemischte Canasta.</translation>
    </message>
    <message numerus="yes">
        <source>The sequence of {suit} grows to {number} card(s).</source>
        <translation>
            <numerusform>Die {suit}-Sequenz wächst auf eine Karte.</numerusform>
            <numerusform>Die {suit}-Sequenz wächst auf {number} Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes {number} wild card(s) in a meld of their own.</source>
        <translation>
            <numerusform>Das ergibt eine Wildcard in einer eigenen Figur.</numerusform>
            <numerusform>Das ergibt {number} Wildcards in einer eigenen Figur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The group of {ranks} grows to {number} card(s).</source>
        <translation>
            <numerusform>Die Gruppe der {ranks} wächst auf eine Karte.</numerusform>
            <numerusform>Die Gruppe der {ranks} wächst auf {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Left in the hand, a red three would cost {penalty}.</source>
        <translation>Auf der Hand würde eine rote Drei {penalty} kosten.</translation>
    </message>
    <message>
        <source>A red three laid out can earn its bonus.</source>
        <translation>Eine ausgelegte rote Drei kann ihren Bonus bringen.</translation>
    </message>
    <message numerus="yes">
        <source>Going out now catches %n card(s) in the hands of others.</source>
        <translation>
            <numerusform>Jetzt auszumachen trifft die anderen mit einer Karte auf der Hand.</numerusform>
            <numerusform>Jetzt auszumachen trifft die anderen mit %n Karten auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A partner may have a reason to wait, with %n card(s) still in hand.</source>
        <translation>
            <numerusform>Ein Partner mit noch einer Karte auf der Hand kann Grund zum Warten haben.</numerusform>
            <numerusform>Ein Partner mit noch %n Karten auf der Hand kann Grund zum Warten haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing speaks against it: this hand would cost only {points}.</source>
        <translation>Nichts spricht dagegen: Diese Hand würde nur {points} kosten.</translation>
    </message>
    <message>
        <source>Nothing speaks against it.</source>
        <translation>Nichts spricht dagegen.</translation>
    </message>
</context>
<context>
    <name>ReceiptDialog</name>
    <message>
        <source>Deal receipts</source>
        <translation>Kartenbelege</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>ReceiptTexts</name>
    <message>
        <source>This match has no receipts: it was begun without them, or with deals that were known before.</source>
        <translation>Zu diesem Match gibt es keine Belege: Es wurde ohne sie begonnen oder mit Karten, die vorher bekannt waren.</translation>
    </message>
    <message>
        <source>Before the match the program was bound to its part by {hash}.</source>
        <translation>Vor dem Match wurde das Programm durch {hash} auf seinen Teil festgelegt.</translation>
    </message>
    <message>
        <source>Your own words in the shuffle: “{words}”.</source>
        <translation>Deine eigenen Worte beim Mischen: „{words}“.</translation>
    </message>
    <message>
        <source>No words of your own went into the shuffle.</source>
        <translation>Beim Mischen wurden keine Worte von dir verwendet.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck give the receipt {hash}, so these cards were fixed before the round.</source>
        <translation>Runde {number}: „nonce“ und „deck“ ergeben den Beleg {hash}; diese Karten standen also vor der Runde fest.</translation>
    </message>
    <message>
        <source>Round {number}: nonce and deck do NOT give the receipt {hash}: something was changed.</source>
        <translation>Runde {number}: „nonce“ und „deck“ ergeben NICHT den Beleg {hash}: Etwas wurde geändert.</translation>
    </message>
    <message>
        <source>Round {number}: the receipt is {hash}; nonce and deck are shown when the round is over.</source>
        <translation>Runde {number}: Der Beleg ist {hash}; „nonce“ und „deck“ werden gezeigt, wenn die Runde zu Ende ist.</translation>
    </message>
    <message>
        <source>The program&apos;s part was {secret}.</source>
        <translation>Der Teil des Programms war {secret}.</translation>
    </message>
    <message>
        <source>The program&apos;s part is shown when the match is over, as all further deals follow from it.</source>
        <translation>Der Teil des Programms wird gezeigt, wenn das Match zu Ende ist, denn aus ihm folgen alle weiteren Runden.</translation>
    </message>
    <message>
        <source>The program&apos;s part does NOT give the hash by which it was bound.</source>
        <translation>Der Teil des Programms ergibt NICHT den Hashwert, auf den es festgelegt war.</translation>
    </message>
    <message>
        <source>The seed of the match does NOT come from the program&apos;s part and your words.</source>
        <translation>Der Startwert des Matches folgt NICHT aus dem Teil des Programms und deinen Worten.</translation>
    </message>
    <message>
        <source>A round was NOT dealt from the seed of the match.</source>
        <translation>Eine Runde wurde NICHT nach dem Startwert des Matches ausgeteilt.</translation>
    </message>
    <message>
        <source>The program&apos;s part gives that hash, part and words give the seed of the match, and every round was dealt from it.</source>
        <translation>Der Teil des Programms ergibt diesen Hashwert, er und die Worte ergeben den Startwert des Matches, und jede Runde wurde danach ausgeteilt.</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash} …</source>
        <translation>Beleg für das erste Austeilen: {hash}&#xa0;…</translation>
    </message>
    <message>
        <source>Receipt of the next deal: {hash} …</source>
        <translation>Beleg für das nächste Austeilen: {hash}&#xa0;…</translation>
    </message>
    <message>
        <source>Before each round you are shown its receipt: the SHA-256 of a secret number, the nonce, and of the whole shuffled deck. After the round the nonce and the deck are shown, and anybody can check that they give the receipt: no card was changed while you played.</source>
        <translation>Vor jeder Runde siehst du ihren Beleg: den SHA-256-Wert aus einer geheimen Zahl, „nonce“, und allen gemischten Karten, „deck“. Nach der Runde werden „nonce“ und „deck“ gezeigt, und jeder kann nachprüfen, dass sie den Beleg ergeben: Keine Karte wurde geändert, während du gespielt hast.</translation>
    </message>
    <message>
        <source>The cards come from the program&apos;s part and from words of yours together. The program is bound to its part already, by the hash below, so it can&apos;t choose cards that suit it; with words of your own you shuffle too.</source>
        <translation>Die Karten entstehen aus dem Teil des Programms und deinen Worten zusammen. Das Programm ist durch den Hashwert unten schon auf seinen Teil festgelegt und kann sich also keine passenden Karten aussuchen; mit eigenen Worten mischst du selbst mit.</translation>
    </message>
    <message>
        <source>Hash of the program&apos;s part: {hash}</source>
        <translation>Hashwert zum Teil des Programms: {hash}</translation>
    </message>
    <message>
        <source>Receipt of the first deal: {hash}</source>
        <translation>Beleg für das erste Austeilen: {hash}</translation>
    </message>
    <message>
        <source>All that is over was dealt as it was laid down before.</source>
        <translation>Alles Vergangene wurde so ausgeteilt, wie es vorher feststand.</translation>
    </message>
    <message>
        <source>Something does not fit: see below.</source>
        <translation>Etwas stimmt nicht: siehe unten.</translation>
    </message>
    <message>
        <source>The receipts are on the clipboard; those of finished rounds with nonce and deck.</source>
        <translation>Die Belege sind in der Zwischenablage, die der beendeten Runden mit „nonce“ und „deck“.</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>&amp;Import matches…</source>
        <translation>Matches &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export all matches…</source>
        <translation>Alle Matches &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Back up everything…</source>
        <translation>Alles &amp;sichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;wiederherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix})</source>
        <translation>Gespeicherte Matches (*.{suffix})</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Match speichern</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>Das Match ist gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Export all matches into a folder</source>
        <translation>Alle Matches in einen Ordner exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) saved in {folder}.</source>
        <translation>
            <numerusform>Ein Match ist in {folder} gespeichert.</numerusform>
            <numerusform>%n Matches sind in {folder} gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Matches importieren</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Gespeicherte Matches (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Backups of Samba (*.{suffix})</source>
        <translation>Sicherungen von Samba (*.{suffix})</translation>
    </message>
    <message>
        <source>Samba backup of {date}</source>
        <translation>Samba-Sicherung vom {date}</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>All matches and your own rules are saved as {name}.</source>
        <translation>Alle Matches und deine eigenen Regeln sind gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>The backup was restored; what was here before is kept in {name}.</source>
        <translation>Die Sicherung ist wiederhergestellt; was vorher hier war, liegt in {name}.</translation>
    </message>
    <message>
        <source>Shall the backup {name} take the place of all matches?</source>
        <translation>Soll die Sicherung {name} alle Matches ersetzen?</translation>
    </message>
    <message>
        <source>A match on the table is left. A copy of the matches that are here now is kept.</source>
        <translation>Ein Match auf dem Tisch wird verlassen. Von den jetzigen Matches bleibt eine Kopie erhalten.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) imported.</source>
        <translation>
            <numerusform>Ein Match wurde importiert.</numerusform>
            <numerusform>%n Matches wurden importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (match was|matches were) here already.</source>
        <translation>
            <numerusform>Ein Match war schon da.</numerusform>
            <numerusform>%n Matches waren schon da.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordTexts</name>
    <message>
        <source>{file} holds a match of {game} for {players} players; no round is finished.</source>
        <translation>{file} enthält ein Match ({game}, {players} Spieler); noch ist keine Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{file} holds a match of {game} for {players} players with %n finished round(s), {totals}.</source>
        <translation>
            <numerusform>{file} enthält ein Match ({game}, {players} Spieler) mit einer beendeten Runde, {totals}.</numerusform>
            <numerusform>{file} enthält ein Match ({game}, {players} Spieler) mit %n beendeten Runden, {totals}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It isn&apos;t your turn yet.</source>
        <translation>Du bist noch nicht dran.</translation>
    </message>
    <message>
        <source>You have already drawn in this turn. Meld what you like, then discard.</source>
        <translation>Du hast in diesem Zug schon gezogen. Melde, was du willst, und leg dann ab.</translation>
    </message>
    <message>
        <source>A turn begins with drawing. Draw from the stock, or take the pile.</source>
        <translation>Ein Zug beginnt mit dem Ziehen. Zieh vom Talon oder nimm den Ablagestapel auf.</translation>
    </message>
    <message>
        <source>“May I go out?” was asked. Nothing else can be done until it is answered.</source>
        <translation>Es wurde gefragt: „Darf ich ausmachen?“ Bis zur Antwort geht nichts anderes.</translation>
    </message>
    <message>
        <source>Nobody has asked to go out, so there is nothing to answer.</source>
        <translation>Niemand hat gefragt, ob er ausmachen darf, also gibt es nichts zu antworten.</translation>
    </message>
    <message>
        <source>The cards have to be dealt first.</source>
        <translation>Zuerst müssen die Karten ausgeteilt werden.</translation>
    </message>
    <message>
        <source>This round is still going on. The next one is dealt when it is over.</source>
        <translation>Diese Runde läuft noch. Die nächste wird ausgeteilt, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>This match is over. Begin a new one to play on.</source>
        <translation>Dieses Match ist zu Ende. Beginn ein neues, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>This deal code can&apos;t be read. Compare it letter by letter, or leave it empty.</source>
        <translation>Dieser Kartencode lässt sich nicht lesen. Vergleich ihn Zeichen für Zeichen oder lass ihn leer.</translation>
    </message>
    <message>
        <source>This is not in your hand, or not often enough: {card}.</source>
        <translation>Das hast du nicht auf der Hand, oder nicht oft genug: {card}.</translation>
    </message>
    <message>
        <source>There is no such meld on the table.</source>
        <translation>Eine solche Figur liegt nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>Select the cards that you mean first.</source>
        <translation>Wähl zuerst die Karten aus, die du meinst.</translation>
    </message>
    <message>
        <source>The stock is used up and the top card fits one of your melds: you must take the pile.</source>
        <translation>Der Talon ist aufgebraucht, und die oberste Karte passt an eine deiner Figuren: Du musst den Ablagestapel aufnehmen.</translation>
    </message>
    <message>
        <source>The discard pile is empty. Draw from the stock.</source>
        <translation>Der Ablagestapel ist leer. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>The pile is blocked by its top card. Draw from the stock.</source>
        <translation>Der Ablagestapel ist durch seine oberste Karte blockiert. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>The pile is frozen: you need {pair} from your hand; wild cards don&apos;t count.</source>
        <translation>Der Ablagestapel ist eingefroren: Du brauchst {pair} aus der Hand, Wildcards zählen nicht.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be used for a first meld. Make your first meld from your hand.</source>
        <translation>Der Ablagestapel darf nicht für die Erstmeldung genommen werden. Mach deine Erstmeldung aus der Hand.</translation>
    </message>
    <message>
        <source>To take the pile you need {pair} from your hand.</source>
        <translation>Um den Ablagestapel aufzunehmen, brauchst du {pair} aus der Hand.</translation>
    </message>
    <message>
        <source>A wild card doesn&apos;t help to take the pile: you need {pair} from your hand.</source>
        <translation>Eine Wildcard hilft nicht beim Aufnehmen: Du brauchst {pair} aus der Hand.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a group: you need {pair} from your hand.</source>
        <translation>Der Ablagestapel lässt sich nicht aufnehmen, indem seine oberste Karte an eine Gruppe angelegt wird: Du brauchst {pair} aus der Hand.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a sequence.</source>
        <translation>Der Ablagestapel lässt sich nicht aufnehmen, indem seine oberste Karte an eine Sequenz angelegt wird.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken by adding its top card to a complete canasta.</source>
        <translation>Der Ablagestapel lässt sich nicht aufnehmen, indem seine oberste Karte an eine vollständige Canasta angelegt wird.</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence. It can only join melds as the rules say.</source>
        <translation>Mit der obersten Karte lässt sich keine neue Sequenz beginnen. Sie darf nur so an Figuren angelegt werden, wie die Regeln es erlauben.</translation>
    </message>
    <message>
        <source>To take the pile for a new sequence you need two natural cards from your hand, or the card next to its top card and a wild card.</source>
        <translation>Um den Ablagestapel für eine neue Sequenz aufzunehmen, brauchst du zwei natürliche Karten aus der Hand, oder die Karte neben der obersten und eine Wildcard.</translation>
    </message>
    <message>
        <source>The top card and your pair always begin a new group; they can&apos;t join the old one.</source>
        <translation>Die oberste Karte und dein Paar beginnen immer eine neue Gruppe; an die alte dürfen sie nicht.</translation>
    </message>
    <message>
        <source>The top card has to be melded at once. Select the cards that you meld it with.</source>
        <translation>Die oberste Karte muss sofort gemeldet werden. Wähl die Karten aus, mit denen du sie meldest.</translation>
    </message>
    <message>
        <source>Only the top card is taken, and it goes to your hand first. Take it without other cards.</source>
        <translation>Nur die oberste Karte wird genommen, und sie kommt zuerst auf die Hand. Nimm sie ohne andere Karten.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take the pile. Draw from the stock.</source>
        <translation>Mit einer einzigen Karte auf der Hand darfst du den Ablagestapel nicht aufnehmen. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken alone. Draw, or take the pile.</source>
        <translation>Die oberste Karte darf nicht allein genommen werden. Zieh oder nimm den Ablagestapel auf.</translation>
    </message>
    <message>
        <source>The top card alone can only go to an end of your own sequence of fewer than seven cards.</source>
        <translation>Die oberste Karte allein darf nur an das Ende einer eigenen Sequenz von weniger als sieben Karten.</translation>
    </message>
    <message>
        <source>With so few cards you couldn&apos;t end your turn: you may neither go out nor pass. Draw from the stock.</source>
        <translation>Mit so wenigen Karten könntest du deinen Zug nicht beenden: Du darfst weder ausmachen noch passen. Zieh vom Talon.</translation>
    </message>
    <message>
        <source>These cards don&apos;t go together: a meld is cards of one rank, or a sequence of one suit.</source>
        <translation>Diese Karten passen nicht zusammen: Eine Figur besteht aus Karten eines Rangs oder ist eine Sequenz einer Farbe.</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for a card: say which one.</source>
        <translation>Eine Wildcard in einer Sequenz steht für eine bestimmte Karte: Sag, für welche.</translation>
    </message>
    <message>
        <source>A red three never joins a meld. It can be laid out by itself for a bonus.</source>
        <translation>Eine rote Drei kommt nie in eine Figur. Sie kann für sich ausgelegt werden und bringt einen Bonus.</translation>
    </message>
    <message>
        <source>This canasta is complete: no wild card can be added, only natural cards.</source>
        <translation>Diese Canasta ist vollständig: Es kann keine Wildcard mehr angelegt werden, nur natürliche Karten.</translation>
    </message>
    <message>
        <source>This canasta is complete; no card can be added. Begin another group of this rank.</source>
        <translation>Diese Canasta ist vollständig: Es kann keine Karte mehr angelegt werden. Beginn eine neue Gruppe dieses Rangs.</translation>
    </message>
    <message>
        <source>A group holds one rank only: {card} can&apos;t join {ranks}.</source>
        <translation>Eine Gruppe hat nur einen Rang: {card} gehört nicht in eine Gruppe der {ranks}.</translation>
    </message>
    <message>
        <source>A side has only one group of each rank. Add the cards to your group of {ranks}.</source>
        <translation>Ein Team hat nur eine Gruppe je Rang. Leg die Karten an deine Gruppe der {ranks} an.</translation>
    </message>
    <message>
        <source>This wild canasta is complete; no card can be added.</source>
        <translation>Diese Wildcard-Canasta ist vollständig: Es kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>Black threes are never melded. Discard them to block the pile.</source>
        <translation>Schwarze Dreien werden nie gemeldet. Leg sie ab, um den Ablagestapel zu blockieren.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out.</source>
        <translation>Schwarze Dreien darfst du nur in dem Zug melden, in dem du ausmachst.</translation>
    </message>
    <message>
        <source>Black threes are melded without wild cards.</source>
        <translation>Schwarze Dreien werden ohne Wildcards gemeldet.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played here. A meld is cards of one rank.</source>
        <translation>Sequenzen werden hier nicht gespielt. Eine Figur besteht aus Karten eines Rangs.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>Eine Sequenz darf keine Wildcard enthalten.</translation>
    </message>
    <message>
        <source>A sequence needs more natural cards than wild cards.</source>
        <translation>Eine Sequenz braucht mehr natürliche Karten als Wildcards.</translation>
    </message>
    <message>
        <source>A sequence runs from {low} up to {high} and never round the corner.</source>
        <translation>Eine Sequenz geht von {low} aufwärts bis {high} und nie um die Ecke.</translation>
    </message>
    <message>
        <source>There is a gap in this sequence: {card} is missing.</source>
        <translation>In dieser Sequenz ist eine Lücke: {card} fehlt.</translation>
    </message>
    <message>
        <source>A sequence holds each card once, and {card} is there twice.</source>
        <translation>Eine Sequenz enthält jede Karte nur einmal, und {card} ist zweimal darin.</translation>
    </message>
    <message>
        <source>A sequence holds one suit only.</source>
        <translation>Eine Sequenz hat nur eine Farbe.</translation>
    </message>
    <message>
        <source>This {samba} is complete; no card can be added.</source>
        <translation>Diese {samba} ist vollständig: Es kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit. Add the cards to your sequence of {suit}.</source>
        <translation>Ein Team hat nur eine Sequenz je Farbe. Leg die Karten an deine {suit}-Sequenz an.</translation>
    </message>
    <message>
        <source>Groups can&apos;t be merged.</source>
        <translation>Gruppen lassen sich nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>Sequences can&apos;t be merged.</source>
        <translation>Sequenzen lassen sich nicht zusammenlegen.</translation>
    </message>
    <message>
        <source>Merging takes two melds of your own.</source>
        <translation>Zum Zusammenlegen gehören zwei eigene Figuren.</translation>
    </message>
    <message>
        <source>Only two groups of one rank, or two sequences of one suit, can be merged.</source>
        <translation>Nur zwei Gruppen eines Rangs oder zwei Sequenzen einer Farbe lassen sich zusammenlegen.</translation>
    </message>
    <message>
        <source>A wild card stays in its meld; it can&apos;t be swapped for a natural card.</source>
        <translation>Eine Wildcard bleibt in ihrer Figur; sie lässt sich nicht gegen eine natürliche Karte eintauschen.</translation>
    </message>
    <message>
        <source>A wild card can be swapped only while its meld is not complete.</source>
        <translation>Eine Wildcard lässt sich nur eintauschen, solange ihre Figur nicht vollständig ist.</translation>
    </message>
    <message>
        <source>There is no wild card in this meld to swap.</source>
        <translation>In dieser Figur ist keine Wildcard zum Eintauschen.</translation>
    </message>
    <message>
        <source>There are different wild cards in this meld: say which one you want.</source>
        <translation>In dieser Figur liegen verschiedene Wildcards: Sag, welche du willst.</translation>
    </message>
    <message>
        <source>Only the natural card that a wild card stands for can be swapped for it.</source>
        <translation>Eine Wildcard lässt sich nur gegen die natürliche Karte eintauschen, für die sie steht.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds, not to those of others.</source>
        <translation>Du kannst nur an deine eigenen Figuren anlegen, nicht an die der anderen.</translation>
    </message>
    <message>
        <source>Make your own first meld before you add to melds that lay there before your turn.</source>
        <translation>Mach erst deine eigene Erstmeldung, bevor du an Figuren anlegst, die vor deinem Zug schon da lagen.</translation>
    </message>
    <message>
        <source>Only a red three is laid out by itself.</source>
        <translation>Nur eine rote Drei wird für sich ausgelegt.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards here: they are melded like others, not laid out.</source>
        <translation>Dreien sind hier gewöhnliche Karten: Sie werden wie andere gemeldet, nicht ausgelegt.</translation>
    </message>
    <message>
        <source>Keep this red three: without it you couldn&apos;t end your turn.</source>
        <translation>Behalte diese rote Drei: Ohne sie könntest du deinen Zug nicht beenden.</translation>
    </message>
    <message>
        <source>The last card can&apos;t be discarded: to go out, meld all your cards.</source>
        <translation>Die letzte Karte darf nicht abgelegt werden: Um auszumachen, melde alle deine Karten.</translation>
    </message>
    <message>
        <source>Keep one card: going out ends with a discard.</source>
        <translation>Behalte eine Karte: Das Ausmachen endet mit dem Ablegen.</translation>
    </message>
    <message>
        <source>Ask your partner before you go out.</source>
        <translation>Frag deinen Partner, bevor du ausmachst.</translation>
    </message>
    <message>
        <source>Your partner said no: you may not go out in this turn.</source>
        <translation>Dein Partner hat nein gesagt: Du darfst in diesem Zug nicht ausmachen.</translation>
    </message>
    <message>
        <source>You must go out in this turn. Meld or discard so that no card is left.</source>
        <translation>Du musst in diesem Zug ausmachen. Melde oder leg ab, bis keine Karte übrig ist.</translation>
    </message>
    <message>
        <source>A turn ends with the discard of one card. Select a single card.</source>
        <translation>Ein Zug endet damit, dass eine Karte abgelegt wird. Wähl eine einzelne Karte aus.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded. Discard another card.</source>
        <translation>Eine rote Drei darf nicht abgelegt werden. Leg eine andere Karte ab.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded. Discard a natural card.</source>
        <translation>Eine Wildcard darf nicht abgelegt werden. Leg eine natürliche Karte ab.</translation>
    </message>
    <message>
        <source>You took {card} in this turn, so it can&apos;t be discarded at once. Discard another card.</source>
        <translation>Du hast in diesem Zug {card} genommen und darfst diese Karte nicht gleich wieder ablegen. Leg eine andere ab.</translation>
    </message>
    <message>
        <source>A turn ends with a discard: discard a card.</source>
        <translation>Ein Zug endet mit dem Ablegen: Leg eine Karte ab.</translation>
    </message>
    <message>
        <source>You may pass only with a single card in your hand. Discard a card.</source>
        <translation>Passen darfst du nur mit einer einzigen Karte auf der Hand. Leg eine Karte ab.</translation>
    </message>
    <message>
        <source>You could go out with this card, so you may not pass. Discard it.</source>
        <translation>Mit dieser Karte könntest du ausmachen, also darfst du nicht passen. Leg sie ab.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked here: just go out.</source>
        <translation>Hier wird der Partner nicht gefragt: Mach einfach aus.</translation>
    </message>
    <message>
        <source>You play alone, so there is nobody to ask.</source>
        <translation>Du spielst für dich allein, also ist niemand zu fragen.</translation>
    </message>
    <message>
        <source>You may ask once in a turn, and you have asked already.</source>
        <translation>Du darfst einmal je Zug fragen, und du hast schon gefragt.</translation>
    </message>
    <message>
        <source>You can&apos;t go out with these cards, so there is nothing to ask yet.</source>
        <translation>Mit diesen Karten kannst du nicht ausmachen, also gibt es noch nichts zu fragen.</translation>
    </message>
    <message>
        <source>After a “no” you couldn&apos;t end your turn with these cards. Take a meld back, or go out unasked.</source>
        <translation>Nach einem „Nein“ könntest du deinen Zug mit diesen Karten nicht beenden. Nimm eine Figur zurück oder mach aus, ohne zu fragen.</translation>
    </message>
    <message>
        <source>There is nothing to take back in this turn.</source>
        <translation>In diesem Zug gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Your turn can&apos;t be taken back any more: the next player&apos;s has begun.</source>
        <translation>Dein Zug lässt sich nicht mehr zurücknehmen: Der nächste Spieler ist schon an der Reihe.</translation>
    </message>
    <message>
        <source>This can&apos;t be taken back: a hidden card has been seen.</source>
        <translation>Das lässt sich nicht zurücknehmen: Du hast schon eine verdeckte Karte gesehen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
        <source>The pile is blocked: a wild card lies on top.</source>
        <translation>Der Ablagestapel ist blockiert: Oben liegt eine Wildcard.</translation>
    </message>
    <message>
        <source>The pile is blocked: a red three lies on top.</source>
        <translation>Der Ablagestapel ist blockiert: Oben liegt eine rote Drei.</translation>
    </message>
    <message>
        <source>The pile is blocked: a black three lies on top.</source>
        <translation>Der Ablagestapel ist blockiert: Oben liegt eine schwarze Drei.</translation>
    </message>
    <message numerus="yes">
        <source>Your first meld still lacks %n point(s). Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Für deine Erstmeldung fehlt noch %n Punkt. Leg mehr aus oder nimm deine Karten zurück.</numerusform>
            <numerusform>Für deine Erstmeldung fehlen noch %n Punkte. Leg mehr aus oder nimm deine Karten zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already taken from the pile in this turn. Meld what you like, then discard.</source>
        <translation>Du hast in diesem Zug schon vom Ablagestapel genommen. Melde, was du willst, und leg dann ab.</translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Add {cards} to reach {reach}.</source>
        <translation>
            <numerusform>Du hast %n Punkt ausgelegt, für die Erstmeldung sind {needed} nötig. Leg noch {cards} dazu, dann hast du {reach}.</numerusform>
            <numerusform>Du hast %n Punkte ausgelegt, für die Erstmeldung sind {needed} nötig. Leg noch {cards} dazu, dann hast du {reach}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have laid %n point(s); your first meld needs {needed}. Lay more, or take your cards back.</source>
        <translation>
            <numerusform>Du hast %n Punkt ausgelegt, für die Erstmeldung sind {needed} nötig. Leg mehr aus oder nimm deine Karten zurück.</numerusform>
            <numerusform>Du hast %n Punkte ausgelegt, für die Erstmeldung sind {needed} nötig. Leg mehr aus oder nimm deine Karten zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld needs at least {number} card(s).</source>
        <translation>
            <numerusform>Eine Figur braucht mindestens eine Karte.</numerusform>
            <numerusform>Eine Figur braucht mindestens {number} Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>Eine Gruppe darf keine Wildcard enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>A group holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>Eine Gruppe darf höchstens eine Wildcard enthalten.</numerusform>
            <numerusform>Eine Gruppe darf höchstens {number} Wildcards enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Eine Gruppe braucht mindestens eine natürliche Karte.</numerusform>
            <numerusform>Eine Gruppe braucht mindestens {number} natürliche Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wild cards alone are no meld: a group needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Wildcards allein sind keine Figur: Eine Gruppe braucht mindestens eine natürliche Karte.</numerusform>
            <numerusform>Wildcards allein sind keine Figur: Eine Gruppe braucht mindestens {number} natürliche Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A meld of wild cards holds at most {number} card(s).</source>
        <translation>
            <numerusform>Eine Figur aus Wildcards darf höchstens eine Karte haben.</numerusform>
            <numerusform>Eine Figur aus Wildcards darf höchstens {number} Karten haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A group of black threes holds at most {number} card(s).</source>
        <translation>
            <numerusform>Eine Gruppe aus schwarzen Dreien darf höchstens eine Karte haben.</numerusform>
            <numerusform>Eine Gruppe aus schwarzen Dreien darf höchstens {number} Karten haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>A group needs at least twice as many natural cards as wild cards: here {needed}.</source>
        <translation>Eine Gruppe braucht mindestens doppelt so viele natürliche Karten wie Wildcards: hier {needed}.</translation>
    </message>
    <message>
        <source>A group needs at least as many natural cards as wild cards: here {needed}.</source>
        <translation>Eine Gruppe braucht mindestens so viele natürliche Karten wie Wildcards: hier {needed}.</translation>
    </message>
    <message>
        <source>A group needs more natural cards than wild cards: here at least {needed}.</source>
        <translation>Eine Gruppe braucht mehr natürliche Karten als Wildcards: hier mindestens {needed}.</translation>
    </message>
    <message>
        <source>A sequence runs from ace up to king; the ace joins it only below 2, 3 and 4.</source>
        <translation>Eine Sequenz geht vom Ass aufwärts bis zum König; das Ass darf nur unter 2, 3 und 4.</translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} wild card(s).</source>
        <translation>
            <numerusform>Eine Sequenz darf höchstens eine Wildcard enthalten.</numerusform>
            <numerusform>Eine Sequenz darf höchstens {number} Wildcards enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence needs at least {number} natural card(s).</source>
        <translation>
            <numerusform>Eine Sequenz braucht mindestens eine natürliche Karte.</numerusform>
            <numerusform>Eine Sequenz braucht mindestens {number} natürliche Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A sequence holds at most {number} card(s).</source>
        <translation>
            <numerusform>Eine Sequenz darf höchstens eine Karte haben.</numerusform>
            <numerusform>Eine Sequenz darf höchstens {number} Karten haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>To go out you must have melded {needed} points in this round; you have {laid}.</source>
        <translation>Um auszumachen, musst du in dieser Runde {needed} Punkte gemeldet haben; du hast {laid}.</translation>
    </message>
    <message numerus="yes">
        <source>Your side may have at most {number} wild card(s) in all its groups.</source>
        <translation>
            <numerusform>Dein Team darf in allen seinen Gruppen zusammen höchstens eine Wildcard haben.</numerusform>
            <numerusform>Dein Team darf in allen seinen Gruppen zusammen höchstens {number} Wildcards haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may have at most {number} wild card(s) in all your groups.</source>
        <translation>
            <numerusform>Du darfst in allen deinen Gruppen zusammen höchstens eine Wildcard haben.</numerusform>
            <numerusform>Du darfst in allen deinen Gruppen zusammen höchstens {number} Wildcards haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: your side may not go out yet.</source>
        <translation>
            <numerusform>Behalte mindestens eine Karte auf der Hand: Dein Team darf noch nicht ausmachen.</numerusform>
            <numerusform>Behalte mindestens {number} Karten auf der Hand: Dein Team darf noch nicht ausmachen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep at least {number} card(s) in your hand: you may not go out yet.</source>
        <translation>
            <numerusform>Behalte mindestens eine Karte auf der Hand: Du darfst noch nicht ausmachen.</numerusform>
            <numerusform>Behalte mindestens {number} Karten auf der Hand: Du darfst noch nicht ausmachen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets}.</source>
        <translation>Du darfst noch nicht ausmachen: Deinem Team {sets}.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets}.</source>
        <translation>Du darfst noch nicht ausmachen: Dir {sets}.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: your side still needs {sets} without wild cards.</source>
        <translation>Du darfst noch nicht ausmachen: Deinem Team {sets} ohne Wildcards.</translation>
    </message>
    <message>
        <source>You can&apos;t go out yet: you still need {sets} without wild cards.</source>
        <translation>Du darfst noch nicht ausmachen: Dir {sets} ohne Wildcards.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Moment of the match</source>
        <translation>Stelle im Match</translation>
    </message>
    <message>
        <source>To the deal before (Page Up)</source>
        <translation>Zum Austeilen davor (Bild aufwärts)</translation>
    </message>
    <message>
        <source>Turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn back (Shift+Left)</source>
        <translation>Einen Zug zurück (Umschalt+Links)</translation>
    </message>
    <message>
        <source>One step back (Left)</source>
        <translation>Einen Schritt zurück (Links)</translation>
    </message>
    <message>
        <source>One step forward (Right)</source>
        <translation>Einen Schritt vor (Rechts)</translation>
    </message>
    <message>
        <source>Turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>One turn forward (Shift+Right)</source>
        <translation>Einen Zug vor (Umschalt+Rechts)</translation>
    </message>
    <message>
        <source>To the next deal (Page Down)</source>
        <translation>Zum nächsten Austeilen (Bild abwärts)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gesehen von</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Cards jump</source>
        <translation>Karten springen</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
    <message>
        <source>Show the cards of all players (O)</source>
        <translation>Die Karten aller Spieler zeigen (O)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Stop here (Space)</source>
        <translation>Hier anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Play on by itself (Space)</source>
        <translation>Von selbst weiterspielen (Leertaste)</translation>
    </message>
</context>
<context>
    <name>ReplayHands</name>
    <message>
        <source>All hands</source>
        <translation>Alle Hände</translation>
    </message>
</context>
<context>
    <name>ReplayPlayer</name>
    <message>
        <source>The cards are not dealt yet.</source>
        <translation>Die Karten sind noch nicht ausgeteilt.</translation>
    </message>
</context>
<context>
    <name>ReplayWindow</name>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <source>Log of the turns</source>
        <translation>Protokoll der Züge</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Zurück zum &amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Round {number} of {all}</source>
        <translation>Runde {number} von {all}</translation>
    </message>
    <message>
        <source>Seen by you</source>
        <translation>Gesehen von dir</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>Gesehen von {name}</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Vor dem ersten Austeilen</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Zug {turn} von {turns}</translation>
    </message>
</context>
<context>
    <name>Replays</name>
    <message>
        <source>Open a record</source>
        <translation>Gespeichertes Match öffnen</translation>
    </message>
    <message>
        <source>Save the record of the match</source>
        <translation>Match speichern</translation>
    </message>
    <message>
        <source>Samba of {date}</source>
        <translation>Samba vom {date}</translation>
    </message>
    <message>
        <source>The record of the match is saved as {name}.</source>
        <translation>Das Match ist gespeichert als {name}.</translation>
    </message>
    <message>
        <source>Records of matches (*.{suffix} *.json)</source>
        <translation>Gespeicherte Matches (*.{suffix} *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>RoundSheet</name>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;Look at the table</source>
        <translation>&amp;Tisch ansehen</translation>
    </message>
    <message>
        <source>Deal {code}</source>
        <translation>Kartencode {code}</translation>
    </message>
</context>
<context>
    <name>RowTexts</name>
    <message>
        <source>wilds: wild; naturals: natural; majority: more natural; pack: deck; packs: deck; deuce: two; deuces: two; run: sequence; runs: sequence; straight: sequence; straights: sequence; set: group; sets: group; book: canasta; books: canasta; clean: natural; pure: natural; dirty: mixed; hidden: concealed; trash: discard; talon: stock; upcard: first card; opening: first meld; direction: order of play; steal: swapping; permission: asking; minus: penalty; negative: penalty</source>
        <translation>wilde: wildcard; wilder: wildcard; wilden: wildcard; echt: natürlich; echte: natürlich; rein: natürlich; reine: natürlich; unecht: gemischt; unechte: gemischt; unrein: gemischt; unreine: gemischt; deck: kartensatz; decks: kartensätze; spiel: kartensatz; paket: stapel; haufen: stapel; abwurfstapel: ablagestapel; abwerfen: ablegen; abwurf: ablegen; stoß: talon; ziehstapel: talon; nachziehstapel: talon; kaufen: ziehen; zweier: zwei; dreier: drei; sperrkarte: blockiert; gesperrt: blockiert; sperren: blockiert; straße: sequenz; reihe: sequenz; lauf: sequenz; satz: gruppe; drilling: gruppe; anfangsfigur: erstmeldung; eröffnung: erstmeldung; erstauslage: erstmeldung; meldung: figur; aussteigen: ausmachen; ausgehen: ausmachen; schluss: ausmachen; erlaubnis: fragen; vereinigen: zusammenlegen; verschmelzen: zusammenlegen; ersetzen: eintauschen; stehlen: eintauschen; prämie: bonus; prämien: boni; partnerschaft: team; partei: team; partie: match; blatt: hand; minus: strafe; abzug: strafe</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Woher diese Regeln stammen</translation>
    </message>
    <message>
        <source>changed · {preset}: {value}</source>
        <translation>geändert · {preset}: {value}</translation>
    </message>
    <message>
        <source>Without effect: {reason}</source>
        <translation>Ohne Wirkung: {reason}</translation>
    </message>
</context>
<context>
    <name>RuleSetActions</name>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Unter deinen Regeln gibt es „{name}“ schon: Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>“{name}” is saved.</source>
        <translation>„{name}“ ist gespeichert.</translation>
    </message>
    <message>
        <source>Our rules</source>
        <translation>Unsere Regeln</translation>
    </message>
    <message>
        <source>Save as your own rules</source>
        <translation>Als eigene Regeln speichern</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>„{name}“ umbenennen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>“{name}” is deleted.</source>
        <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>“{name}” is there again.</source>
        <translation>„{name}“ ist wieder da.</translation>
    </message>
    <message>
        <source>“{old}” is called “{name}” now.</source>
        <translation>„{old}“ heißt jetzt „{name}“.</translation>
    </message>
    <message>
        <source>Export rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>“{name}” is written to {path}.</source>
        <translation>„{name}“ ist in {path} gespeichert.</translation>
    </message>
    <message>
        <source>Import rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Imported rules</source>
        <translation>Importierte Regeln</translation>
    </message>
    <message>
        <source>“{name}” is among your rules now.</source>
        <translation>„{name}“ gehört jetzt zu deinen Regeln.</translation>
    </message>
    <message>
        <source>Rules of Samba (*.json)</source>
        <translation>Regeln für Samba (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The code is on the clipboard: {code}</source>
        <translation>Der Code ist in der Zwischenablage: {code}</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Der Code ist in der Zwischenablage.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Black threes</source>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>Melding black threes</source>
        <translation>Schwarze Dreien melden</translation>
    </message>
    <message>
        <source>Black threes are never melded.</source>
        <translation>Schwarze Dreien werden nie gemeldet.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group without wild cards.</source>
        <translation>Schwarze Dreien darfst du nur in dem Zug melden, in dem du ausmachst, und zwar als Gruppe ohne Wildcards.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group by the usual rules, with wild cards too.</source>
        <translation>Schwarze Dreien darfst du nur in dem Zug melden, in dem du ausmachst, und zwar als Gruppe nach den üblichen Regeln, auch mit Wildcards.</translation>
    </message>
    <message>
        <source>Black threes may be melded as a group in any turn, by the usual rules.</source>
        <translation>Schwarze Dreien darfst du in jedem Zug als Gruppe nach den üblichen Regeln melden.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>going out, no wild cards</source>
        <translation>beim Ausmachen</translation>
    </message>
    <message>
        <source>going out, with wild cards</source>
        <translation>Ausmachen + Wildcards</translation>
    </message>
    <message>
        <source>at any time</source>
        <translation>jederzeit</translation>
    </message>
    <message>
        <source>Largest group of black threes</source>
        <translation>Größte Gruppe schwarzer Dreien</translation>
    </message>
    <message>
        <source>A group holds at most {number} black threes.</source>
        <translation>Eine Gruppe darf höchstens {number} schwarze Dreien enthalten.</translation>
    </message>
    <message>
        <source>A black three left in the hand</source>
        <translation>Schwarze Drei auf der Hand</translation>
    </message>
    <message>
        <source>A black three left in the hand costs {value}.</source>
        <translation>Eine schwarze Drei, die auf der Hand bleibt, kostet {value}.</translation>
    </message>
    <message>
        <source>Card points and wild cards</source>
        <translation>Kartenpunkte und Wildcards</translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wildcards</translation>
    </message>
    <message>
        <source>There are no wild cards.</source>
        <translation>Es gibt keine Wildcards.</translation>
    </message>
    <message>
        <source>The wild cards are {value}: they can take the place of natural cards in a meld.</source>
        <translation>Wildcards sind {value}: Sie können in einer Figur natürliche Karten ersetzen.</translation>
    </message>
    <message>
        <source>jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>Points of a joker</source>
        <translation>Punkte eines Jokers</translation>
    </message>
    <message>
        <source>A joker counts {value}.</source>
        <translation>Ein Joker zählt {value}.</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Es gibt keine Joker.</translation>
    </message>
    <message>
        <source>Points of a two</source>
        <translation>Punkte einer Zwei</translation>
    </message>
    <message>
        <source>A two counts {value}.</source>
        <translation>Eine Zwei zählt {value}.</translation>
    </message>
    <message>
        <source>Points of an ace</source>
        <translation>Punkte eines Asses</translation>
    </message>
    <message>
        <source>An ace counts {value}.</source>
        <translation>Ein Ass zählt {value}.</translation>
    </message>
    <message>
        <source>Points of number cards</source>
        <translation>Punkte der Zahlenkarten</translation>
    </message>
    <message>
        <source>Cards from 8 to king count 10 each, cards from 4 to 7 count 5 each.</source>
        <translation>Karten von 8 bis König zählen je 10, Karten von 4 bis 7 je 5.</translation>
    </message>
    <message>
        <source>Court cards count 10 each; cards from 4 to 10 count their number.</source>
        <translation>Bildkarten zählen je 10, Karten von 4 bis 10 ihre Zahl.</translation>
    </message>
    <message>
        <source>5 or 10</source>
        <translation>5 oder 10</translation>
    </message>
    <message>
        <source>their number</source>
        <translation>ihre Zahl</translation>
    </message>
    <message>
        <source>Threes are special</source>
        <translation>Dreien sind Sonderkarten</translation>
    </message>
    <message>
        <source>Threes are special: red and black ones have rules of their own.</source>
        <translation>Dreien sind Sonderkarten: Für rote und schwarze gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>Threes are natural cards like all others.</source>
        <translation>Dreien sind natürliche Karten wie alle anderen.</translation>
    </message>
    <message>
        <source>Points of a black three</source>
        <translation>Punkte einer schwarzen Drei</translation>
    </message>
    <message>
        <source>A melded black three counts {value}.</source>
        <translation>Eine gemeldete schwarze Drei zählt {value}.</translation>
    </message>
    <message>
        <source>Points of a red three as an ordinary card</source>
        <translation>Punkte einer roten Drei als gewöhnliche Karte</translation>
    </message>
    <message>
        <source>A red three counts {value}.</source>
        <translation>Eine rote Drei zählt {value}.</translation>
    </message>
    <message>
        <source>Threes are special cards.</source>
        <translation>Dreien sind Sonderkarten.</translation>
    </message>
    <message>
        <source>There are no teams that {players} players could form.</source>
        <translation>Für {players} Spieler gibt es keine Aufteilung in Teams.</translation>
    </message>
    <message>
        <source>There are {cards} cards; dealing to {players} players takes at least {needed}.</source>
        <translation>Es gibt {cards} Karten; um an {players} Spieler auszuteilen, braucht man mindestens {needed}.</translation>
    </message>
    <message>
        <source>Jokers that aren&apos;t wild could never be melded: let them be wild, or play without jokers.</source>
        <translation>Joker, die keine Wildcards sind, könnte man nie melden: Lass sie Wildcards sein oder spiel ohne Joker.</translation>
    </message>
    <message>
        <source>Red threes could be neither melded nor laid out: give them their special role, or let all threes be ordinary cards.</source>
        <translation>Rote Dreien könnte man weder melden noch auslegen: Gib ihnen ihre Sonderrolle oder lass alle Dreien gewöhnliche Karten sein.</translation>
    </message>
    <message>
        <source>No sequence could begin with a three as long as threes are special: let the order begin with 4, or let threes be ordinary cards.</source>
        <translation>Keine Sequenz könnte mit einer Drei beginnen, solange Dreien Sonderkarten sind: Lass die Reihenfolge mit der 4 beginnen oder lass Dreien gewöhnliche Karten sein.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are no sambas in these rules.</source>
        <translation>Niemand könnte ausmachen: Nach diesen Regeln gibt es keine Sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: there are neither canastas nor sambas without wild cards.</source>
        <translation>Niemand könnte ausmachen: Es gibt weder Canastas noch Sambas ohne Wildcards.</translation>
    </message>
    <message>
        <source>Red threes could never count for a side: the cards make at most {most} canastas and sambas.</source>
        <translation>Rote Dreien könnten nie für ein Team zählen: Die Karten ergeben höchstens {most} Canastas und Sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: the cards make at most {most} canastas and sambas.</source>
        <translation>Niemand könnte ausmachen: Die Karten ergeben höchstens {most} Canastas und Sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: by these rules the cards make neither canastas nor sambas.</source>
        <translation>Niemand könnte ausmachen: Nach diesen Regeln ergeben die Karten weder Canastas noch Sambas.</translation>
    </message>
    <message>
        <source>Nobody could go out: all cards that can be melded count {most} points together.</source>
        <translation>Niemand könnte ausmachen: Alle Karten, die man melden kann, zählen zusammen nur {most} Punkte.</translation>
    </message>
    <message>
        <source>Nobody could ever reach the target: neither melded cards nor bonuses earn anything.</source>
        <translation>Niemand könnte je die Zielpunktzahl erreichen: Weder gemeldete Karten noch Boni bringen etwas.</translation>
    </message>
    <message>
        <source>No first meld could reach {minimum} points: all cards together count {most}.</source>
        <translation>Keine Erstmeldung könnte {minimum} Punkte erreichen: Alle Karten zusammen zählen {most}.</translation>
    </message>
    <message>
        <source>No single meld could reach {minimum} points: the best one counts {most}.</source>
        <translation>Keine einzelne Figur könnte {minimum} Punkte erreichen: Die beste zählt {most}.</translation>
    </message>
    <message>
        <source>A player with a last card that can&apos;t be melded couldn&apos;t end the turn: allow passing with a single card, or the last discard.</source>
        <translation>Wer nur noch eine Karte hat, die sich nicht melden lässt, könnte den Zug nicht beenden: Erlaube das Passen mit einer einzigen Karte oder das Ablegen der letzten Karte.</translation>
    </message>
    <message>
        <source>A player who keeps one card and may not go out couldn&apos;t end the turn: let two cards be kept, or allow passing with a single card.</source>
        <translation>Wer eine Karte behält und nicht ausmachen darf, könnte den Zug nicht beenden: Lass zwei Karten behalten oder erlaube das Passen mit einer einzigen Karte.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>a wild card</source>
        <translation>eine Wildcard</translation>
    </message>
    <message>
        <source>a black three</source>
        <translation>eine schwarze Drei</translation>
    </message>
    <message>
        <source>a red three</source>
        <translation>eine rote Drei</translation>
    </message>
    <message>
        <source>Players, cards and the deal</source>
        <translation>Spieler, Karten und Austeilen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>The game is for {any} players.</source>
        <translation>Das Spiel ist für {any} Spieler.</translation>
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
        <translation>jeder für sich</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 Teams zu 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 Teams zu 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 Teams zu 2</translation>
    </message>
    <message>
        <source>Decks of 52 cards</source>
        <translation>Kartensätze zu 52 Karten</translation>
    </message>
    <message>
        <source>One deck of 52 cards is used.</source>
        <translation>Gespielt wird mit einem Kartensatz zu 52 Karten.</translation>
    </message>
    <message>
        <source>{number} decks of 52 cards are shuffled together.</source>
        <translation>{number} Kartensätze zu 52 Karten werden zusammengemischt.</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>One joker is added.</source>
        <translation>Ein Joker kommt dazu.</translation>
    </message>
    <message>
        <source>{number} jokers are added.</source>
        <translation>{number} Joker kommen dazu.</translation>
    </message>
    <message>
        <source>Cards dealt to each player</source>
        <translation>Karten je Spieler</translation>
    </message>
    <message>
        <source>Each player is dealt {number} cards, one at a time.</source>
        <translation>Jeder Spieler bekommt {number} Karten, einzeln ausgeteilt.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time; each player gets {value}.</source>
        <translation>Die Karten werden einzeln ausgeteilt; jeder Spieler bekommt {value}.</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>For the first deal everybody draws a card, and whoever has the highest deals; those who tie draw again.</source>
        <translation>Vor dem ersten Austeilen zieht jeder eine Karte, und wer die höchste hat, gibt; bei Gleichstand wird noch einmal gezogen.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Der erste Geber wird ausgelost.</translation>
    </message>
    <message>
        <source>The players choose who deals first.</source>
        <translation>Die Spieler bestimmen, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>highest card</source>
        <translation>höchste Karte</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>per Los</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>nach Wahl</translation>
    </message>
    <message>
        <source>Order of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left begins and deals the next round; play goes clockwise.</source>
        <translation>Der Spieler links vom Geber beginnt und gibt die nächste Runde; gespielt wird im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right begins and deals the next round; play goes anticlockwise.</source>
        <translation>Der Spieler rechts vom Geber beginnt und gibt die nächste Runde; gespielt wird gegen den Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>anticlockwise</source>
        <translation>gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Two players take turns either way.</source>
        <translation>Zu zweit kommt man so oder so abwechselnd dran.</translation>
    </message>
    <message>
        <source>First card that is covered</source>
        <translation>Startkarte, die bedeckt wird</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile, whatever it is.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt und beginnt den Ablagestapel, welche es auch ist.</translation>
    </message>
    <message>
        <source>The top card of the stock is turned face up to begin the discard pile. If it is {any}, another card is turned onto it, until a card of another kind lies on top; the covered cards stay in the pile.</source>
        <translation>Die oberste Karte des Talons wird aufgedeckt und beginnt den Ablagestapel. Ist es {any}, wird eine weitere Karte darauf aufgedeckt, bis eine von anderer Art oben liegt; die bedeckten Karten bleiben im Stapel.</translation>
    </message>
    <message>
        <source>A wild first card freezes the pile</source>
        <translation>Wildcard als Startkarte friert ein</translation>
    </message>
    <message>
        <source>A wild card turned up at the start freezes the pile.</source>
        <translation>Eine Wildcard, die zu Beginn aufgedeckt wird, friert den Stapel ein.</translation>
    </message>
    <message>
        <source>A wild card turned up at the start doesn&apos;t freeze the pile.</source>
        <translation>Eine Wildcard, die zu Beginn aufgedeckt wird, friert den Stapel nicht ein.</translation>
    </message>
    <message>
        <source>Wild cards don&apos;t freeze the pile.</source>
        <translation>Wildcards frieren den Stapel nicht ein.</translation>
    </message>
    <message>
        <source>Cards drawn in a turn</source>
        <translation>Gezogene Karten je Zug</translation>
    </message>
    <message>
        <source>At the start of a turn you draw one card from the stock.</source>
        <translation>Zu Beginn deines Zuges ziehst du eine Karte vom Talon.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw {number} cards from the stock.</source>
        <translation>Zu Beginn deines Zuges ziehst du {number} Karten vom Talon.</translation>
    </message>
    <message>
        <source>At the start of a turn you draw cards from the stock: {value}.</source>
        <translation>Zu Beginn deines Zuges ziehst du Karten vom Talon: {value}.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>Canastas and sambas to go out</source>
        <translation>Canastas und Sambas zum Ausmachen</translation>
    </message>
    <message>
        <source>No complete {set} is needed to go out.</source>
        <translation>Zum Ausmachen ist keine vollständige {set} nötig.</translation>
    </message>
    <message>
        <source>To go out you need one complete {set}.</source>
        <translation>Zum Ausmachen brauchst du eine vollständige {set}.</translation>
    </message>
    <message>
        <source>To go out you need {number} complete {sets} in all.</source>
        <translation>Zum Ausmachen brauchst du insgesamt {number} vollständige {sets}.</translation>
    </message>
    <message>
        <source>To go out you need complete {sets}: {value}.</source>
        <translation>Zum Ausmachen brauchst du vollständige {sets}: {value}.</translation>
    </message>
    <message>
        <source>Sambas to go out</source>
        <translation>Sambas zum Ausmachen</translation>
    </message>
    <message>
        <source>None of them has to be a complete {samba}.</source>
        <translation>Es muss keine vollständige {samba} dabei sein.</translation>
    </message>
    <message>
        <source>At least one {samba} must be among them.</source>
        <translation>Mindestens eine {samba} muss dabei sein.</translation>
    </message>
    <message>
        <source>At least {number} {sambas} must be among them.</source>
        <translation>Mindestens {number} {sambas} müssen dabei sein.</translation>
    </message>
    <message>
        <source>Natural canastas and sambas to go out</source>
        <translation>Natürliche Canastas und Sambas zum Ausmachen</translation>
    </message>
    <message>
        <source>None of them has to be without wild cards.</source>
        <translation>Keine davon muss ohne Wildcards sein.</translation>
    </message>
    <message>
        <source>At least one of them must be without wild cards.</source>
        <translation>Mindestens eine davon muss ohne Wildcards sein.</translation>
    </message>
    <message>
        <source>At least {number} of them must be without wild cards.</source>
        <translation>Mindestens {number} davon müssen ohne Wildcards sein.</translation>
    </message>
    <message>
        <source>Points melded to go out</source>
        <translation>Gemeldete Punkte zum Ausmachen</translation>
    </message>
    <message>
        <source>Going out needs no number of melded points.</source>
        <translation>Zum Ausmachen ist keine bestimmte Punktzahl nötig.</translation>
    </message>
    <message>
        <source>You must have melded cards for at least {value} points in this round to go out, your last turn included.</source>
        <translation>Um auszumachen, musst du in dieser Runde Karten für mindestens {value} Punkte gemeldet haben, den letzten Zug mitgerechnet.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>You go out by melding all your cards, or all but one and discarding that one.</source>
        <translation>Du machst aus, indem du alle deine Karten meldest oder alle bis auf eine meldest und diese ablegst.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards but one and discarding that one.</source>
        <translation>Du machst aus, indem du alle deine Karten bis auf eine meldest und diese ablegst.</translation>
    </message>
    <message>
        <source>You go out by melding all your cards; the last one can&apos;t be discarded.</source>
        <translation>Du machst aus, indem du alle deine Karten meldest; die letzte darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>melded or discarded</source>
        <translation>gemeldet oder abgelegt</translation>
    </message>
    <message>
        <source>always discarded</source>
        <translation>immer abgelegt</translation>
    </message>
    <message>
        <source>never discarded</source>
        <translation>nie abgelegt</translation>
    </message>
    <message>
        <source>Cards kept while not going out</source>
        <translation>Karten, die man ohne Ausmachen behält</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least one card when you meld.</source>
        <translation>Solange du nicht ausmachen darfst, behältst du beim Melden mindestens eine Karte.</translation>
    </message>
    <message>
        <source>As long as you may not go out, keep at least {number} cards when you meld; hold fewer only if you go out in the same turn.</source>
        <translation>Solange du nicht ausmachen darfst, behältst du beim Melden mindestens {number} Karten; weniger nur, wenn du im selben Zug ausmachst.</translation>
    </message>
    <message>
        <source>Passing instead of discarding</source>
        <translation>Passen statt ablegen</translation>
    </message>
    <message>
        <source>Every turn ends with a discard.</source>
        <translation>Jeder Zug endet mit dem Ablegen einer Karte.</translation>
    </message>
    <message>
        <source>If you have a single card left and may not go out, you keep it and pass; every other turn ends with a discard.</source>
        <translation>Hast du nur noch eine Karte und darfst nicht ausmachen, behältst du sie und passt; jeder andere Zug endet mit dem Ablegen einer Karte.</translation>
    </message>
    <message>
        <source>with a single card</source>
        <translation>mit einer einzigen Karte</translation>
    </message>
    <message>
        <source>Asking the partner</source>
        <translation>Den Partner fragen</translation>
    </message>
    <message>
        <source>Partners aren&apos;t asked before going out.</source>
        <translation>Vor dem Ausmachen werden die Partner nicht gefragt.</translation>
    </message>
    <message>
        <source>Before you go out you may ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Bevor du ausmachst, darfst du fragen: „Partner, darf ich ausmachen?“ An die Antwort musst du dich halten.</translation>
    </message>
    <message>
        <source>Before you go out you must ask: “Partner, may I go out?” You must do as the answer says.</source>
        <translation>Bevor du ausmachst, musst du fragen: „Partner, darf ich ausmachen?“ An die Antwort musst du dich halten.</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>erlaubt</translation>
    </message>
    <message>
        <source>required</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>All partners must agree</source>
        <translation>Alle Partner müssen zustimmen</translation>
    </message>
    <message>
        <source>Of two partners both must say yes.</source>
        <translation>Von zwei Partnern müssen beide Ja sagen.</translation>
    </message>
    <message>
        <source>Of two partners one yes is enough.</source>
        <translation>Von zwei Partnern genügt ein Ja.</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Bonus fürs Ausmachen</translation>
    </message>
    <message>
        <source>There is no bonus for going out.</source>
        <translation>Fürs Ausmachen gibt es keinen Bonus.</translation>
    </message>
    <message>
        <source>Going out earns {value}.</source>
        <translation>Ausmachen bringt {value}.</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Bonus für verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>Melding the whole hand in one turn earns nothing more.</source>
        <translation>Die ganze Hand in einem Zug zu melden, bringt nichts extra.</translation>
    </message>
    <message>
        <source>Going out concealed earns {value} more.</source>
        <translation>Verdecktes Ausmachen bringt {value} extra.</translation>
    </message>
    <message>
        <source>What concealed means</source>
        <translation>Was verdeckt heißt</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn.</source>
        <translation>Verdeckt heißt, dass du deine ganze Hand in einem einzigen Zug loswirst.</translation>
    </message>
    <message>
        <source>Concealed means that you get rid of your whole hand in a single turn, {value}.</source>
        <translation>Verdeckt heißt, dass du deine ganze Hand in einem einzigen Zug loswirst, {value}.</translation>
    </message>
    <message>
        <source>having melded nothing before in the round</source>
        <translation>ohne vorher in der Runde gemeldet zu haben</translation>
    </message>
    <message>
        <source>after drawing from the stock</source>
        <translation>nach dem Ziehen vom Talon</translation>
    </message>
    <message>
        <source>adding nothing to melds that lay there before</source>
        <translation>ohne an Figuren anzulegen, die schon dalagen</translation>
    </message>
    <message>
        <source>laying a complete meld of seven or more cards</source>
        <translation>mit einer vollständigen Figur aus sieben oder mehr Karten</translation>
    </message>
    <message>
        <source>Going out concealed earns nothing more.</source>
        <translation>Verdecktes Ausmachen bringt nichts extra.</translation>
    </message>
    <message>
        <source>Groups and canastas</source>
        <translation>Gruppen und Canastas</translation>
    </message>
    <message>
        <source>Smallest group</source>
        <translation>Kleinste Gruppe</translation>
    </message>
    <message>
        <source>A group is {number} or more cards of one rank.</source>
        <translation>Eine Gruppe besteht aus {number} oder mehr Karten eines Rangs.</translation>
    </message>
    <message>
        <source>Wild cards in a group</source>
        <translation>Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>A group may hold any number of wild cards.</source>
        <translation>Eine Gruppe darf beliebig viele Wildcards enthalten.</translation>
    </message>
    <message>
        <source>A group holds no wild cards.</source>
        <translation>Eine Gruppe darf keine Wildcards enthalten.</translation>
    </message>
    <message>
        <source>A group may hold one wild card, no more.</source>
        <translation>Eine Gruppe darf eine Wildcard enthalten, mehr nicht.</translation>
    </message>
    <message>
        <source>A group may hold up to {number} wild cards.</source>
        <translation>Eine Gruppe darf bis zu {number} Wildcards enthalten.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Natural against wild cards in a group</source>
        <translation>Natürliche Karten zu Wildcards in Gruppen</translation>
    </message>
    <message>
        <source>For each wild card there must be at least two natural cards in the group.</source>
        <translation>In einer Gruppe müssen auf jede Wildcard mindestens zwei natürliche Karten kommen.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in the group.</source>
        <translation>Eine Gruppe muss mehr natürliche Karten als Wildcards enthalten.</translation>
    </message>
    <message>
        <source>For each wild card there must be at least one natural card in the group.</source>
        <translation>In einer Gruppe muss auf jede Wildcard mindestens eine natürliche Karte kommen.</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a group.</source>
        <translation>In einer Gruppe dürfen natürliche Karten und Wildcards in beliebigem Verhältnis stehen.</translation>
    </message>
    <message>
        <source>twice as many</source>
        <translation>doppelt so viele</translation>
    </message>
    <message>
        <source>more natural than wild</source>
        <translation>mehr natürliche</translation>
    </message>
    <message>
        <source>at least as many</source>
        <translation>mindestens gleich viele</translation>
    </message>
    <message>
        <source>no matter</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>Natural cards in a group</source>
        <translation>Natürliche Karten in einer Gruppe</translation>
    </message>
    <message>
        <source>At least one card of a group must be natural.</source>
        <translation>Mindestens eine Karte einer Gruppe muss natürlich sein.</translation>
    </message>
    <message>
        <source>At least {number} cards of a group must be natural.</source>
        <translation>Mindestens {number} Karten einer Gruppe müssen natürlich sein.</translation>
    </message>
    <message>
        <source>Wild cards in all groups of a side</source>
        <translation>Wildcards in allen Gruppen eines Teams</translation>
    </message>
    <message>
        <source>There is no limit to the wild cards in all your groups together.</source>
        <translation>Alle deine Gruppen zusammen dürfen beliebig viele Wildcards enthalten.</translation>
    </message>
    <message>
        <source>You may have no wild card in any of your groups.</source>
        <translation>Keine deiner Gruppen darf eine Wildcard enthalten.</translation>
    </message>
    <message>
        <source>All your groups together may hold only one wild card.</source>
        <translation>Alle deine Gruppen zusammen dürfen nur eine Wildcard enthalten.</translation>
    </message>
    <message>
        <source>All your groups together may hold at most {number} wild cards.</source>
        <translation>Alle deine Gruppen zusammen dürfen höchstens {number} Wildcards enthalten.</translation>
    </message>
    <message>
        <source>Canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>There are no canastas: seven cards of one rank earn nothing more.</source>
        <translation>Es gibt keine Canastas: Sieben Karten eines Rangs bringen nichts extra.</translation>
    </message>
    <message>
        <source>A group of {number} cards is a canasta: a natural canasta without wild cards, a mixed one with them.</source>
        <translation>Eine Gruppe aus {number} Karten ist eine Canasta: ohne Wildcards eine natürliche, mit Wildcards eine gemischte.</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>keine Canastas</translation>
    </message>
    <message>
        <source>Canastas of more than seven cards</source>
        <translation>Canastas mit mehr als sieben Karten</translation>
    </message>
    <message>
        <source>A canasta may grow past seven cards.</source>
        <translation>Eine Canasta darf über sieben Karten hinauswachsen.</translation>
    </message>
    <message>
        <source>A canasta is exactly seven cards; no card can be added to it.</source>
        <translation>Eine Canasta hat genau sieben Karten; danach kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>Wild cards onto a complete canasta</source>
        <translation>Wildcards an eine vollständige Canasta</translation>
    </message>
    <message>
        <source>Wild cards too may be added to a complete canasta, within the limits of a group.</source>
        <translation>Auch Wildcards dürfen an eine vollständige Canasta angelegt werden, soweit es in einer Gruppe erlaubt ist.</translation>
    </message>
    <message>
        <source>No wild card may be added to a complete canasta.</source>
        <translation>An eine vollständige Canasta darf keine Wildcard angelegt werden.</translation>
    </message>
    <message>
        <source>Several groups of one rank</source>
        <translation>Mehrere Gruppen eines Rangs</translation>
    </message>
    <message>
        <source>You may have several groups of one rank and keep them apart.</source>
        <translation>Du darfst mehrere Gruppen eines Rangs haben und getrennt halten.</translation>
    </message>
    <message>
        <source>You may have only one group of each rank.</source>
        <translation>Du darfst von jedem Rang nur eine Gruppe haben.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>nicht erlaubt</translation>
    </message>
    <message>
        <source>Merging groups</source>
        <translation>Gruppen zusammenlegen</translation>
    </message>
    <message>
        <source>In your turn you may merge two groups of one rank if together they keep to all limits.</source>
        <translation>In deinem Zug darfst du zwei Gruppen eines Rangs zusammenlegen, wenn sie zusammen alle Grenzen einhalten.</translation>
    </message>
    <message>
        <source>Groups of one rank can&apos;t be merged.</source>
        <translation>Gruppen eines Rangs dürfen nicht zusammengelegt werden.</translation>
    </message>
    <message>
        <source>in one&apos;s own turn</source>
        <translation>im eigenen Zug</translation>
    </message>
    <message>
        <source>A side has only one group of each rank.</source>
        <translation>Ein Team hat von jedem Rang nur eine Gruppe.</translation>
    </message>
    <message>
        <source>Adding to melds of other sides</source>
        <translation>An fremde Figuren anlegen</translation>
    </message>
    <message>
        <source>Once you have made your own first meld, you may add cards to the melds of others too; their points count for you.</source>
        <translation>Sobald du deine eigene Erstmeldung gemacht hast, darfst du auch an die Figuren der anderen anlegen; die Punkte dieser Karten zählen für dich.</translation>
    </message>
    <message>
        <source>Cards can be added only to your own melds.</source>
        <translation>Du darfst nur an deine eigenen Figuren anlegen.</translation>
    </message>
    <message>
        <source>Melds of wild cards only</source>
        <translation>Figuren nur aus Wildcards</translation>
    </message>
    <message>
        <source>Three or more wild cards may be a meld by themselves; seven of them are a wild canasta, also called a bolivia.</source>
        <translation>Drei oder mehr Wildcards dürfen allein eine Figur bilden; sieben davon sind eine Wildcard-Canasta, auch Bolivia genannt.</translation>
    </message>
    <message>
        <source>Wild cards alone are no meld.</source>
        <translation>Wildcards allein sind keine Figur.</translation>
    </message>
    <message>
        <source>A wild canasta is closed</source>
        <translation>Wildcard-Canastas sind abgeschlossen</translation>
    </message>
    <message>
        <source>A wild canasta takes no more cards.</source>
        <translation>An eine Wildcard-Canasta kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>More wild cards may be added to a wild canasta.</source>
        <translation>An eine Wildcard-Canasta dürfen weitere Wildcards angelegt werden.</translation>
    </message>
    <message>
        <source>Swapping a wild card</source>
        <translation>Wildcards eintauschen</translation>
    </message>
    <message>
        <source>A wild card stays in its meld to the end of the round.</source>
        <translation>Eine Wildcard bleibt bis zum Ende der Runde in ihrer Figur.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group of yours that isn&apos;t complete yet, if you put a natural card of its rank from your hand in its place; the wild card comes to your hand.</source>
        <translation>In deinem Zug darfst du eine Wildcard aus einer deiner noch nicht vollständigen Gruppen nehmen, wenn du dafür eine natürliche Karte dieses Rangs aus der Hand hinlegst; die Wildcard kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>In your turn you may take a wild card out of a group or a sequence of yours that isn&apos;t complete yet, if you put the natural card that it stands for from your hand in its place; the wild card comes to your hand.</source>
        <translation>In deinem Zug darfst du eine Wildcard aus einer deiner noch nicht vollständigen Gruppen oder Sequenzen nehmen, wenn du dafür die natürliche Karte, für die sie steht, aus der Hand hinlegst; die Wildcard kommt auf deine Hand.</translation>
    </message>
    <message>
        <source>in groups</source>
        <translation>in Gruppen</translation>
    </message>
    <message>
        <source>in groups and sequences</source>
        <translation>auch in Sequenzen</translation>
    </message>
    <message>
        <source>Neither groups nor sequences hold wild cards.</source>
        <translation>Weder Gruppen noch Sequenzen dürfen Wildcards enthalten.</translation>
    </message>
    <message>
        <source>The first meld of a round</source>
        <translation>Die Erstmeldung einer Runde</translation>
    </message>
    <message>
        <source>Minimum of the first meld</source>
        <translation>Mindestwert der Erstmeldung</translation>
    </message>
    <message>
        <source>The first meld of a round must reach a minimum, by the score before the round: {value}.</source>
        <translation>Die Erstmeldung einer Runde muss einen Mindestwert erreichen, je nach Punktestand vor der Runde: {value}.</translation>
    </message>
    <message>
        <source>Several melds count together</source>
        <translation>Mehrere Figuren zählen zusammen</translation>
    </message>
    <message>
        <source>Several melds laid in the same turn count together.</source>
        <translation>Mehrere Figuren, die im selben Zug gemeldet werden, zählen zusammen.</translation>
    </message>
    <message>
        <source>A single meld must reach the minimum.</source>
        <translation>Eine einzige Figur muss den Mindestwert erreichen.</translation>
    </message>
    <message>
        <source>Sequences count for the first meld</source>
        <translation>Sequenzen zählen zur Erstmeldung</translation>
    </message>
    <message>
        <source>Sequences count like groups.</source>
        <translation>Sequenzen zählen wie Gruppen.</translation>
    </message>
    <message>
        <source>Sequences don&apos;t count for the minimum.</source>
        <translation>Sequenzen zählen nicht zum Mindestwert.</translation>
    </message>
    <message>
        <source>Who must reach the minimum</source>
        <translation>Wer den Mindestwert erreichen muss</translation>
    </message>
    <message>
        <source>When one player has made the first meld, it is made for the whole team.</source>
        <translation>Hat ein Spieler die Erstmeldung gemacht, gilt sie für das ganze Team.</translation>
    </message>
    <message>
        <source>Each player has to make a first meld of their own, partners too.</source>
        <translation>Jeder Spieler muss seine eigene Erstmeldung machen, auch Partner.</translation>
    </message>
    <message>
        <source>each side</source>
        <translation>jedes Team</translation>
    </message>
    <message>
        <source>each player</source>
        <translation>jeder Spieler</translation>
    </message>
    <message>
        <source>Take the pile for the first meld</source>
        <translation>Aufnehmen zur Erstmeldung</translation>
    </message>
    <message>
        <source>The pile may be taken for the first meld too.</source>
        <translation>Der Stapel darf auch zur Erstmeldung aufgenommen werden.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken before the first meld is made.</source>
        <translation>Vor der Erstmeldung darf der Stapel nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>The top card counts for the first meld</source>
        <translation>Oberste Karte zählt zur Erstmeldung</translation>
    </message>
    <message>
        <source>The top card of the pile counts for the minimum.</source>
        <translation>Die oberste Karte des Stapels zählt zum Mindestwert.</translation>
    </message>
    <message>
        <source>The top card of the pile doesn&apos;t count for the minimum.</source>
        <translation>Die oberste Karte des Stapels zählt nicht zum Mindestwert.</translation>
    </message>
    <message>
        <source>The rest of the pile counts for the first meld</source>
        <translation>Rest des Stapels zählt zur Erstmeldung</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand at once and may help to reach the minimum.</source>
        <translation>Der Rest des Stapels kommt sofort auf die Hand und darf helfen, den Mindestwert zu erreichen.</translation>
    </message>
    <message>
        <source>The rest of the pile comes to the hand only when the minimum is reached.</source>
        <translation>Der Rest des Stapels kommt erst auf die Hand, wenn der Mindestwert erreicht ist.</translation>
    </message>
    <message>
        <source>Only the top card is taken.</source>
        <translation>Nur die oberste Karte wird genommen.</translation>
    </message>
    <message>
        <source>Bonuses count for the first meld</source>
        <translation>Boni zählen zur Erstmeldung</translation>
    </message>
    <message>
        <source>Bonuses for complete {sets} and for red threes count too.</source>
        <translation>Boni für vollständige {sets} und für rote Dreien zählen mit.</translation>
    </message>
    <message>
        <source>Only the points of the cards count, no bonuses.</source>
        <translation>Nur die Punkte der Karten zählen, keine Boni.</translation>
    </message>
    <message>
        <source>No minimum when going out in one turn</source>
        <translation>Kein Mindestwert beim Ausmachen in einem Zug</translation>
    </message>
    <message>
        <source>There is no minimum if you draw from the stock and meld your whole hand in one turn, with a complete {set} on the table at the end.</source>
        <translation>Es gilt kein Mindestwert, wenn du vom Talon ziehst und deine ganze Hand in einem Zug meldest und am Ende eine vollständige {set} auf dem Tisch liegt.</translation>
    </message>
    <message>
        <source>The minimum holds even if the whole hand is melded in one turn.</source>
        <translation>Der Mindestwert gilt auch, wenn die ganze Hand in einem Zug gemeldet wird.</translation>
    </message>
    <message>
        <source>Scoring and the match</source>
        <translation>Punkte und Match</translation>
    </message>
    <message>
        <source>Bonus for a natural canasta</source>
        <translation>Bonus für eine natürliche Canasta</translation>
    </message>
    <message>
        <source>A natural canasta earns {value}.</source>
        <translation>Eine natürliche Canasta bringt {value}.</translation>
    </message>
    <message>
        <source>Bonus for a mixed canasta</source>
        <translation>Bonus für eine gemischte Canasta</translation>
    </message>
    <message>
        <source>A mixed canasta earns {value}.</source>
        <translation>Eine gemischte Canasta bringt {value}.</translation>
    </message>
    <message>
        <source>Bonus for a samba</source>
        <translation>Bonus für eine Samba</translation>
    </message>
    <message>
        <source>Seven natural cards in sequence earn {value}.</source>
        <translation>Sieben natürliche Karten in Folge bringen {value}.</translation>
    </message>
    <message>
        <source>Bonus for a samba with wild cards</source>
        <translation>Bonus für eine Samba mit Wildcards</translation>
    </message>
    <message>
        <source>Seven cards in sequence, wild cards among them, earn {value}.</source>
        <translation>Sieben Karten in Folge, darunter Wildcards, bringen {value}.</translation>
    </message>
    <message>
        <source>Bonus for a wild canasta</source>
        <translation>Bonus für eine Wildcard-Canasta</translation>
    </message>
    <message>
        <source>A wild canasta earns {value}.</source>
        <translation>Eine Wildcard-Canasta bringt {value}.</translation>
    </message>
    <message>
        <source>Melded cards count</source>
        <translation>Gemeldete Karten zählen</translation>
    </message>
    <message>
        <source>The points of all melded cards are added.</source>
        <translation>Die Punkte aller gemeldeten Karten werden gutgeschrieben.</translation>
    </message>
    <message>
        <source>Only bonuses count, not the points of melded cards.</source>
        <translation>Nur Boni zählen, nicht die Punkte der gemeldeten Karten.</translation>
    </message>
    <message>
        <source>Cards left in hand are deducted</source>
        <translation>Karten auf der Hand werden abgezogen</translation>
    </message>
    <message>
        <source>The points of the cards left in the hands are deducted.</source>
        <translation>Die Punkte der Karten, die auf der Hand bleiben, werden abgezogen.</translation>
    </message>
    <message>
        <source>Cards left in the hands cost nothing.</source>
        <translation>Karten, die auf der Hand bleiben, kosten nichts.</translation>
    </message>
    <message>
        <source>Target of the match</source>
        <translation>Zielpunktzahl des Matches</translation>
    </message>
    <message>
        <source>The target of the match is {value} points.</source>
        <translation>Das Match geht bis {value} Punkte.</translation>
    </message>
    <message>
        <source>The target of the match in points is {value}.</source>
        <translation>Die Zielpunktzahl des Matches ist {value}.</translation>
    </message>
    <message>
        <source>Targets offered</source>
        <translation>Zielpunktzahlen zur Auswahl</translation>
    </message>
    <message>
        <source>Usual targets are {any} points.</source>
        <translation>Üblich sind Matches bis {any} Punkte.</translation>
    </message>
    <message>
        <source>When the target counts</source>
        <translation>Wann die Zielpunktzahl gilt</translation>
    </message>
    <message>
        <source>The match is over when the target has been reached at the end of a round.</source>
        <translation>Das Match ist zu Ende, wenn am Ende einer Runde die Zielpunktzahl erreicht ist.</translation>
    </message>
    <message>
        <source>The match ends at once, in the middle of a round, when the target would be reached by counting.</source>
        <translation>Das Match ist sofort zu Ende, auch mitten in einer Runde, wenn beim Abrechnen die Zielpunktzahl erreicht wäre.</translation>
    </message>
    <message>
        <source>after the round</source>
        <translation>nach der Runde</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>Several sides at the target</source>
        <translation>Mehrere Teams am Ziel</translation>
    </message>
    <message>
        <source>If several have reached the target, the highest score wins.</source>
        <translation>Haben mehrere die Zielpunktzahl erreicht, gewinnt der höchste Punktestand.</translation>
    </message>
    <message>
        <source>If several have reached the target, whoever went out wins, else the highest score.</source>
        <translation>Haben mehrere die Zielpunktzahl erreicht, gewinnt, wer ausgemacht hat, sonst der höchste Punktestand.</translation>
    </message>
    <message>
        <source>highest score</source>
        <translation>höchster Punktestand</translation>
    </message>
    <message>
        <source>whoever went out</source>
        <translation>wer ausgemacht hat</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>If the highest scores are equal, the match is a draw.</source>
        <translation>Sind die höchsten Punktestände gleich, endet das Match unentschieden.</translation>
    </message>
    <message>
        <source>If the highest scores are equal, another round is played.</source>
        <translation>Sind die höchsten Punktestände gleich, wird noch eine Runde gespielt.</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>another round</source>
        <translation>noch eine Runde</translation>
    </message>
    <message>
        <source>Most rounds of a match</source>
        <translation>Höchstzahl der Runden</translation>
    </message>
    <message>
        <source>There is no limit to the number of rounds.</source>
        <translation>Die Zahl der Runden ist unbegrenzt.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after one round is a draw.</source>
        <translation>Ein Match, das nach einer Runde nicht gewonnen ist, endet unentschieden.</translation>
    </message>
    <message>
        <source>A match that isn&apos;t won after {value} rounds is a draw.</source>
        <translation>Ein Match, das nach {value} Runden nicht gewonnen ist, endet unentschieden.</translation>
    </message>
    <message>
        <source>A group holds no wild card.</source>
        <translation>Eine Gruppe darf keine Wildcard enthalten.</translation>
    </message>
    <message>
        <source>There are no canastas.</source>
        <translation>Es gibt keine Canastas.</translation>
    </message>
    <message>
        <source>No card at all can be added to a complete canasta.</source>
        <translation>An eine vollständige Canasta kann überhaupt keine Karte angelegt werden.</translation>
    </message>
    <message>
        <source>Wild cards can&apos;t be melded by themselves.</source>
        <translation>Wildcards können nicht allein gemeldet werden.</translation>
    </message>
    <message>
        <source>Sequences aren&apos;t played.</source>
        <translation>Es wird ohne Sequenzen gespielt.</translation>
    </message>
    <message>
        <source>A sequence holds no wild card.</source>
        <translation>Eine Sequenz darf keine Wildcard enthalten.</translation>
    </message>
    <message>
        <source>There are no sambas.</source>
        <translation>Es gibt keine Sambas.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas.</source>
        <translation>Es gibt weder Canastas noch Sambas.</translation>
    </message>
    <message>
        <source>There is no way of taking the pile.</source>
        <translation>Der Stapel lässt sich auf keine Weise aufnehmen.</translation>
    </message>
    <message>
        <source>The top card is taken without melding it.</source>
        <translation>Die oberste Karte wird genommen, ohne sie zu melden.</translation>
    </message>
    <message>
        <source>The pile is taken in the same way whether it is frozen or not.</source>
        <translation>Der Stapel wird auf dieselbe Weise aufgenommen, ob eingefroren oder nicht.</translation>
    </message>
    <message>
        <source>The pile is frozen all the time.</source>
        <translation>Der Stapel ist immer eingefroren.</translation>
    </message>
    <message>
        <source>A first meld needs no minimum.</source>
        <translation>Für die Erstmeldung gilt kein Mindestwert.</translation>
    </message>
    <message>
        <source>The pile can&apos;t be taken for a first meld.</source>
        <translation>Zur Erstmeldung darf der Stapel nicht aufgenommen werden.</translation>
    </message>
    <message>
        <source>Threes are ordinary cards.</source>
        <translation>Dreien sind gewöhnliche Karten.</translation>
    </message>
    <message>
        <source>Red threes have no special role.</source>
        <translation>Rote Dreien haben keine Sonderrolle.</translation>
    </message>
    <message>
        <source>Red threes never stay in a hand.</source>
        <translation>Rote Dreien bleiben nie auf der Hand.</translation>
    </message>
    <message>
        <source>Red threes count for every side.</source>
        <translation>Rote Dreien zählen für jedes Team.</translation>
    </message>
    <message>
        <source>Cards left in the hand cost nothing.</source>
        <translation>Karten, die auf der Hand bleiben, kosten nichts.</translation>
    </message>
    <message>
        <source>Everybody plays alone.</source>
        <translation>Jeder spielt für sich.</translation>
    </message>
    <message>
        <source>The partner isn&apos;t asked.</source>
        <translation>Der Partner wird nicht gefragt.</translation>
    </message>
    <message>
        <source>Nobody has more than one partner.</source>
        <translation>Niemand hat mehr als einen Partner.</translation>
    </message>
    <message>
        <source>while it isn&apos;t frozen</source>
        <translation>wenn nicht eingefroren</translation>
    </message>
    <message>
        <source>The discard pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>Cards taken from the pile</source>
        <translation>Was vom Stapel aufgenommen wird</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the whole discard pile.</source>
        <translation>Statt zu ziehen, darfst du den ganzen Ablagestapel aufnehmen.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top five cards of the discard pile, or all if there are fewer.</source>
        <translation>Statt zu ziehen, darfst du die obersten fünf Karten des Ablagestapels aufnehmen, oder alle, wenn es weniger sind.</translation>
    </message>
    <message>
        <source>Instead of drawing you may take the top card of the discard pile, and no more.</source>
        <translation>Statt zu ziehen, darfst du die oberste Karte des Ablagestapels nehmen, mehr nicht.</translation>
    </message>
    <message>
        <source>the top card</source>
        <translation>die oberste Karte</translation>
    </message>
    <message>
        <source>five cards</source>
        <translation>fünf Karten</translation>
    </message>
    <message>
        <source>the whole pile</source>
        <translation>der ganze Stapel</translation>
    </message>
    <message>
        <source>The top card must be melded</source>
        <translation>Oberste Karte muss gemeldet werden</translation>
    </message>
    <message>
        <source>Whoever takes the pile must meld its top card at once; the rest comes to the hand.</source>
        <translation>Wer den Stapel aufnimmt, muss dessen oberste Karte sofort melden; der Rest kommt auf die Hand.</translation>
    </message>
    <message>
        <source>What is taken from the pile comes to the hand; nothing has to be melded.</source>
        <translation>Was vom Stapel genommen wird, kommt auf die Hand; nichts davon muss gemeldet werden.</translation>
    </message>
    <message>
        <source>Take with a natural pair</source>
        <translation>Aufnehmen mit natürlichem Paar</translation>
    </message>
    <message>
        <source>You may take the pile, frozen or not, with two natural cards of the same rank as its top card from your hand.</source>
        <translation>Du darfst den Stapel, ob eingefroren oder nicht, mit zwei natürlichen Karten aus der Hand aufnehmen, die denselben Rang wie die oberste Karte haben.</translation>
    </message>
    <message>
        <source>A natural pair from the hand doesn&apos;t take the pile.</source>
        <translation>Mit einem natürlichen Paar aus der Hand lässt sich der Stapel nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Take with a natural and a wild card</source>
        <translation>Aufnehmen mit natürlicher Karte und Wildcard</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card don&apos;t take the pile.</source>
        <translation>Mit einer natürlichen Karte dieses Rangs und einer Wildcard lässt sich der Stapel nicht aufnehmen.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, one natural card of that rank and a wild card from your hand take it too.</source>
        <translation>Solange der Stapel nicht eingefroren ist, darfst du ihn auch mit einer natürlichen Karte dieses Rangs und einer Wildcard aus der Hand aufnehmen.</translation>
    </message>
    <message>
        <source>One natural card of that rank and a wild card from your hand take the pile too, frozen or not.</source>
        <translation>Auch mit einer natürlichen Karte dieses Rangs und einer Wildcard aus der Hand darfst du den Stapel aufnehmen, ob eingefroren oder nicht.</translation>
    </message>
    <message>
        <source>Where the pair goes</source>
        <translation>Wohin das Paar kommt</translation>
    </message>
    <message>
        <source>The top card and the pair begin a new group or join one of yours.</source>
        <translation>Die oberste Karte und das Paar beginnen eine neue Gruppe oder werden an eine deiner Gruppen angelegt.</translation>
    </message>
    <message>
        <source>The top card and the pair always begin a new group.</source>
        <translation>Die oberste Karte und das Paar beginnen immer eine neue Gruppe.</translation>
    </message>
    <message>
        <source>a new group</source>
        <translation>in eine neue Gruppe</translation>
    </message>
    <message>
        <source>any group of that rank</source>
        <translation>an jede passende Gruppe</translation>
    </message>
    <message>
        <source>Two cards of its rank from the hand don&apos;t take the pile.</source>
        <translation>Mit zwei Karten desselben Rangs aus der Hand lässt sich der Stapel nicht aufnehmen.</translation>
    </message>
    <message>
        <source>Take by adding to a group</source>
        <translation>Aufnehmen durch Anlegen an eine Gruppe</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card alone to a group on the table.</source>
        <translation>Du kannst den Stapel nicht aufnehmen, indem du nur die oberste Karte an eine Gruppe auf dem Tisch anlegst.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a group of yours.</source>
        <translation>Solange der Stapel nicht eingefroren ist, darfst du ihn auch aufnehmen, indem du die oberste Karte an eine deiner Gruppen anlegst.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a group of yours.</source>
        <translation>Du darfst den Stapel, ob eingefroren oder nicht, auch aufnehmen, indem du die oberste Karte an eine deiner Gruppen anlegst.</translation>
    </message>
    <message>
        <source>Take by adding to a sequence</source>
        <translation>Aufnehmen durch Anlegen an eine Sequenz</translation>
    </message>
    <message>
        <source>You can&apos;t take the pile by adding its top card to a sequence on the table.</source>
        <translation>Du kannst den Stapel nicht aufnehmen, indem du nur die oberste Karte an eine Sequenz auf dem Tisch anlegst.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by adding its top card to a sequence of yours.</source>
        <translation>Solange der Stapel nicht eingefroren ist, darfst du ihn auch aufnehmen, indem du die oberste Karte an eine deiner Sequenzen anlegst.</translation>
    </message>
    <message>
        <source>You may also take the pile, frozen or not, by adding its top card to a sequence of yours.</source>
        <translation>Du darfst den Stapel, ob eingefroren oder nicht, auch aufnehmen, indem du die oberste Karte an eine deiner Sequenzen anlegst.</translation>
    </message>
    <message>
        <source>Take the top card alone onto a sequence</source>
        <translation>Nur die oberste Karte an eine Sequenz</translation>
    </message>
    <message>
        <source>Instead of drawing you may also take only the top card, if it fits an end of a sequence of yours of fewer than seven cards; the rest of the pile stays.</source>
        <translation>Statt zu ziehen, darfst du auch nur die oberste Karte nehmen, wenn sie an ein Ende einer deiner Sequenzen mit weniger als sieben Karten passt; der Rest des Stapels bleibt liegen.</translation>
    </message>
    <message>
        <source>The top card can&apos;t be taken by itself onto a sequence.</source>
        <translation>Die oberste Karte allein kann nicht an eine Sequenz genommen werden.</translation>
    </message>
    <message>
        <source>Take by beginning a sequence</source>
        <translation>Aufnehmen durch Beginnen einer Sequenz</translation>
    </message>
    <message>
        <source>The top card can&apos;t begin a new sequence.</source>
        <translation>Mit der obersten Karte lässt sich keine neue Sequenz beginnen.</translation>
    </message>
    <message>
        <source>While the pile isn&apos;t frozen, you may also take it by beginning a new sequence with its top card and two natural cards from your hand, or the card next to it and a wild card.</source>
        <translation>Solange der Stapel nicht eingefroren ist, darfst du ihn auch aufnehmen, indem du mit der obersten Karte und zwei natürlichen Karten aus der Hand eine neue Sequenz beginnst, oder mit der Nachbarkarte und einer Wildcard.</translation>
    </message>
    <message>
        <source>You may also take the pile by beginning a new sequence with its top card and two natural cards from your hand; while it isn&apos;t frozen, the card next to it and a wild card do too.</source>
        <translation>Du darfst den Stapel auch aufnehmen, indem du mit der obersten Karte und zwei natürlichen Karten aus der Hand eine neue Sequenz beginnst; solange er nicht eingefroren ist, genügen auch die Nachbarkarte und eine Wildcard.</translation>
    </message>
    <message>
        <source>Take onto a complete canasta</source>
        <translation>Aufnehmen an eine vollständige Canasta</translation>
    </message>
    <message>
        <source>The group that its top card joins may be a complete canasta.</source>
        <translation>Die Gruppe, an die die oberste Karte kommt, darf auch eine vollständige Canasta sein.</translation>
    </message>
    <message>
        <source>Only a natural pair may bring its top card to a complete canasta.</source>
        <translation>Nur mit einem natürlichen Paar darf die oberste Karte an eine vollständige Canasta kommen.</translation>
    </message>
    <message>
        <source>Only a natural pair brings its top card to a group.</source>
        <translation>Nur mit einem natürlichen Paar kommt die oberste Karte an eine Gruppe.</translation>
    </message>
    <message>
        <source>Frozen before the first meld</source>
        <translation>Eingefroren vor der Erstmeldung</translation>
    </message>
    <message>
        <source>Before your first meld the pile is always frozen for you.</source>
        <translation>Vor deiner Erstmeldung ist der Stapel für dich immer eingefroren.</translation>
    </message>
    <message>
        <source>Before your first meld the pile is no more frozen for you than later.</source>
        <translation>Vor deiner Erstmeldung ist der Stapel für dich nicht stärker eingefroren als später.</translation>
    </message>
    <message>
        <source>What freezes the pile</source>
        <translation>Was den Stapel einfriert</translation>
    </message>
    <message>
        <source>No card freezes the pile.</source>
        <translation>Keine Karte friert den Stapel ein.</translation>
    </message>
    <message>
        <source>The pile is frozen when {any} is laid on it.</source>
        <translation>Der Stapel ist eingefroren, wenn {any} darauf gelegt wird.</translation>
    </message>
    <message>
        <source>How long the pile stays frozen</source>
        <translation>Wie lange der Stapel eingefroren bleibt</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen until it is taken, even where a part of it is left.</source>
        <translation>Ein eingefrorener Stapel bleibt eingefroren, bis er aufgenommen wird, auch wenn ein Teil davon liegen bleibt.</translation>
    </message>
    <message>
        <source>A frozen pile stays frozen as long as such a card lies in it.</source>
        <translation>Ein eingefrorener Stapel bleibt eingefroren, solange eine solche Karte darin liegt.</translation>
    </message>
    <message>
        <source>until it is taken</source>
        <translation>bis er aufgenommen ist</translation>
    </message>
    <message>
        <source>while such a card lies in it</source>
        <translation>solange sie darin liegt</translation>
    </message>
    <message>
        <source>Whoever takes the pile takes all of it.</source>
        <translation>Wer den Stapel aufnimmt, nimmt ihn ganz auf.</translation>
    </message>
    <message>
        <source>What blocks the pile</source>
        <translation>Was den Stapel blockiert</translation>
    </message>
    <message>
        <source>No card blocks the pile.</source>
        <translation>Keine Karte blockiert den Stapel.</translation>
    </message>
    <message>
        <source>While {any} lies on top, the pile is blocked: nobody can take it or its top card.</source>
        <translation>Solange {any} oben liegt, ist der Stapel blockiert: Niemand kann ihn oder seine oberste Karte nehmen.</translation>
    </message>
    <message>
        <source>Red threes may be discarded</source>
        <translation>Rote Dreien dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>A red three may also be discarded.</source>
        <translation>Eine rote Drei darf auch abgelegt werden.</translation>
    </message>
    <message>
        <source>A red three can&apos;t be discarded.</source>
        <translation>Eine rote Drei darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>Red threes are never kept in the hand, or are ordinary cards.</source>
        <translation>Rote Dreien bleiben nie auf der Hand oder sind gewöhnliche Karten.</translation>
    </message>
    <message>
        <source>Wild cards may be discarded</source>
        <translation>Wildcards dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>A wild card may be discarded.</source>
        <translation>Eine Wildcard darf abgelegt werden.</translation>
    </message>
    <message>
        <source>A wild card can&apos;t be discarded.</source>
        <translation>Eine Wildcard darf nicht abgelegt werden.</translation>
    </message>
    <message>
        <source>With a single card in the hand</source>
        <translation>Mit einer einzigen Karte auf der Hand</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile like others.</source>
        <translation>Mit einer einzigen Karte auf der Hand darfst du den Stapel wie alle anderen aufnehmen.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may take the pile only if you may go out.</source>
        <translation>Mit einer einzigen Karte auf der Hand darfst du den Stapel nur aufnehmen, wenn du ausmachen darfst.</translation>
    </message>
    <message>
        <source>With a single card in your hand you may not take a pile of a single card.</source>
        <translation>Mit einer einzigen Karte auf der Hand darfst du keinen Stapel aus einer einzigen Karte aufnehmen.</translation>
    </message>
    <message>
        <source>as others</source>
        <translation>wie alle anderen</translation>
    </message>
    <message>
        <source>no pile without going out</source>
        <translation>nur zum Ausmachen</translation>
    </message>
    <message>
        <source>no pile of a single card</source>
        <translation>keine einzelne Karte</translation>
    </message>
    <message>
        <source>A single card never takes the pile anyway.</source>
        <translation>Mit einer einzigen Karte lässt sich der Stapel ohnehin nie aufnehmen.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Laying red threes out</source>
        <translation>Rote Dreien auslegen</translation>
    </message>
    <message>
        <source>A red three is laid out face up beside your melds as soon as it comes to your hand, in the deal too.</source>
        <translation>Eine rote Drei wird offen neben deine Figuren gelegt, sobald sie auf deine Hand kommt, auch beim Austeilen.</translation>
    </message>
    <message>
        <source>In your turn, after drawing, you may lay out a red three face up beside your melds, or keep it in your hand.</source>
        <translation>In deinem Zug darfst du eine rote Drei nach dem Ziehen offen neben deine Figuren legen oder sie auf der Hand behalten.</translation>
    </message>
    <message>
        <source>Red threes earn nothing and are never melded.</source>
        <translation>Rote Dreien bringen nichts und werden nie gemeldet.</translation>
    </message>
    <message>
        <source>your choice</source>
        <translation>nach Wahl</translation>
    </message>
    <message>
        <source>no special role</source>
        <translation>keine Sonderrolle</translation>
    </message>
    <message>
        <source>Replacement card</source>
        <translation>Ersatzkarte</translation>
    </message>
    <message>
        <source>For each red three laid out you draw a replacement card from the stock.</source>
        <translation>Für jede ausgelegte rote Drei ziehst du eine Ersatzkarte vom Talon.</translation>
    </message>
    <message>
        <source>No card is drawn for a red three that is laid out.</source>
        <translation>Für eine ausgelegte rote Drei wird keine Karte gezogen.</translation>
    </message>
    <message>
        <source>Replacement for a red three from the pile</source>
        <translation>Ersatz für eine rote Drei aus dem Stapel</translation>
    </message>
    <message>
        <source>A red three that came with the pile is replaced like others.</source>
        <translation>Auch eine rote Drei, die mit dem Stapel kam, wird ersetzt.</translation>
    </message>
    <message>
        <source>A red three that came with the pile isn&apos;t replaced.</source>
        <translation>Eine rote Drei, die mit dem Stapel kam, wird nicht ersetzt.</translation>
    </message>
    <message>
        <source>Red threes aren&apos;t replaced.</source>
        <translation>Rote Dreien werden nicht ersetzt.</translation>
    </message>
    <message>
        <source>Bonus for each red three</source>
        <translation>Bonus für jede rote Drei</translation>
    </message>
    <message>
        <source>Each red three laid out earns {value}.</source>
        <translation>Jede ausgelegte rote Drei bringt {value}.</translation>
    </message>
    <message>
        <source>Bonus for all red threes</source>
        <translation>Bonus für alle roten Dreien</translation>
    </message>
    <message>
        <source>All red threes together earn {value} instead.</source>
        <translation>Alle roten Dreien zusammen bringen stattdessen {value}.</translation>
    </message>
    <message>
        <source>When red threes count for a side</source>
        <translation>Wann rote Dreien für ein Team zählen</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have the {sets} that going out needs.</source>
        <translation>Rote Dreien zählen für dich nur, wenn du die {sets} hast, die zum Ausmachen nötig sind.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have melded in this round.</source>
        <translation>Rote Dreien zählen für dich nur, wenn du in dieser Runde gemeldet hast.</translation>
    </message>
    <message>
        <source>Red threes count for you only if you have enough complete {sets}.</source>
        <translation>Rote Dreien zählen für dich nur, wenn du genügend vollständige {sets} hast.</translation>
    </message>
    <message>
        <source>if it may go out</source>
        <translation>wenn Ausmachen erlaubt</translation>
    </message>
    <message>
        <source>after the first meld</source>
        <translation>nach der Erstmeldung</translation>
    </message>
    <message>
        <source>with enough canastas and sambas</source>
        <translation>mit genügend Canastas</translation>
    </message>
    <message>
        <source>Canastas and sambas for red threes</source>
        <translation>Canastas und Sambas für rote Dreien</translation>
    </message>
    <message>
        <source>Red threes need no complete {set} to count for you.</source>
        <translation>Rote Dreien zählen für dich auch ohne vollständige {set}.</translation>
    </message>
    <message>
        <source>Red threes need one complete {set} to count for you.</source>
        <translation>Rote Dreien zählen für dich nur mit einer vollständigen {set}.</translation>
    </message>
    <message>
        <source>Red threes need {number} complete {sets} to count for you.</source>
        <translation>Rote Dreien zählen für dich nur, wenn du {number} vollständige {sets} hast.</translation>
    </message>
    <message>
        <source>Red threes don&apos;t depend on a number of canastas and sambas.</source>
        <translation>Rote Dreien hängen nicht von der Zahl der Canastas und Sambas ab.</translation>
    </message>
    <message>
        <source>Penalty for each red three</source>
        <translation>Strafe für jede rote Drei</translation>
    </message>
    <message>
        <source>Red threes that don&apos;t count for you cost {value} each.</source>
        <translation>Rote Dreien, die nicht für dich zählen, kosten je {value}.</translation>
    </message>
    <message>
        <source>Penalty for all red threes</source>
        <translation>Strafe für alle roten Dreien</translation>
    </message>
    <message>
        <source>All red threes together cost {value} where they don&apos;t count for you.</source>
        <translation>Alle roten Dreien zusammen kosten {value}, wenn sie nicht für dich zählen.</translation>
    </message>
    <message>
        <source>Penalty for red threes left in the hand</source>
        <translation>Strafe für rote Dreien auf der Hand</translation>
    </message>
    <message>
        <source>Red threes left in the hand cost nothing.</source>
        <translation>Rote Dreien, die auf der Hand bleiben, kosten nichts.</translation>
    </message>
    <message>
        <source>A player with red threes left in the hand at the end of the round loses {value}, however many they are.</source>
        <translation>Ein Spieler, der am Ende der Runde rote Dreien auf der Hand hat, verliert {value}, wie viele es auch sind.</translation>
    </message>
    <message>
        <source>A red three as the last card of the stock</source>
        <translation>Rote Drei als letzte Karte des Talons</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, play goes on all the same.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, wird trotzdem weitergespielt.</translation>
    </message>
    <message>
        <source>If the last card of the stock is a red three, it is laid out and the round ends there.</source>
        <translation>Ist die letzte Karte des Talons eine rote Drei, wird sie ausgelegt, und die Runde ist damit zu Ende.</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>es wird weitergespielt</translation>
    </message>
    <message>
        <source>ends the round</source>
        <translation>beendet die Runde</translation>
    </message>
    <message>
        <source>Sequences and sambas</source>
        <translation>Sequenzen und Sambas</translation>
    </message>
    <message>
        <source>Sequences are played</source>
        <translation>Mit Sequenzen spielen</translation>
    </message>
    <message>
        <source>Cards of one suit in unbroken order are a meld too, a sequence.</source>
        <translation>Auch Karten einer Farbe in lückenloser Folge sind eine Figur: eine Sequenz.</translation>
    </message>
    <message>
        <source>There are no sequences: every meld is a group of one rank.</source>
        <translation>Es gibt keine Sequenzen: Jede Figur ist eine Gruppe eines Rangs.</translation>
    </message>
    <message>
        <source>Order of a sequence</source>
        <translation>Reihenfolge einer Sequenz</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 4 and the highest the ace; none goes round the corner.</source>
        <translation>Die niedrigste Karte einer Sequenz ist die 4, die höchste das Ass; keine geht um die Ecke.</translation>
    </message>
    <message>
        <source>The lowest card of a sequence is the 3 and the highest the ace; none goes round the corner.</source>
        <translation>Die niedrigste Karte einer Sequenz ist die 3, die höchste das Ass; keine geht um die Ecke.</translation>
    </message>
    <message>
        <source>The order of a sequence runs from ace over 2 and 3 up to king. Twos and threes of the suit count in their own places, and an ace may join only a sequence with 2, 3 and 4.</source>
        <translation>Eine Sequenz läuft vom Ass über 2 und 3 bis zum König. Zweien und Dreien der Farbe zählen an ihrem eigenen Platz, und ein Ass darf nur an eine Sequenz mit 2, 3 und 4.</translation>
    </message>
    <message>
        <source>4 to ace</source>
        <translation>4 bis Ass</translation>
    </message>
    <message>
        <source>3 to ace</source>
        <translation>3 bis Ass</translation>
    </message>
    <message>
        <source>ace to king</source>
        <translation>Ass bis König</translation>
    </message>
    <message>
        <source>Shortest sequence</source>
        <translation>Kürzeste Sequenz</translation>
    </message>
    <message>
        <source>A sequence has at least {number} cards.</source>
        <translation>Eine Sequenz hat mindestens {number} Karten.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <source>A sequence may be as long as its suit.</source>
        <translation>Eine Sequenz darf so lang sein wie ihre Farbe.</translation>
    </message>
    <message>
        <source>A sequence has at most {number} cards.</source>
        <translation>Eine Sequenz hat höchstens {number} Karten.</translation>
    </message>
    <message>
        <source>Wild cards in a sequence</source>
        <translation>Wildcards in einer Sequenz</translation>
    </message>
    <message>
        <source>A sequence may hold any number of wild cards.</source>
        <translation>Eine Sequenz darf beliebig viele Wildcards enthalten.</translation>
    </message>
    <message>
        <source>A sequence holds no wild cards.</source>
        <translation>Eine Sequenz darf keine Wildcards enthalten.</translation>
    </message>
    <message>
        <source>A sequence may hold one wild card, no more.</source>
        <translation>Eine Sequenz darf eine Wildcard enthalten, mehr nicht.</translation>
    </message>
    <message>
        <source>A sequence may hold up to {number} wild cards.</source>
        <translation>Eine Sequenz darf bis zu {number} Wildcards enthalten.</translation>
    </message>
    <message>
        <source>Natural cards in a sequence</source>
        <translation>Natürliche Karten in einer Sequenz</translation>
    </message>
    <message>
        <source>At least one card of a sequence must be natural.</source>
        <translation>Mindestens eine Karte einer Sequenz muss natürlich sein.</translation>
    </message>
    <message>
        <source>At least {number} cards of a sequence must be natural.</source>
        <translation>Mindestens {number} Karten einer Sequenz müssen natürlich sein.</translation>
    </message>
    <message>
        <source>Natural against wild cards in a sequence</source>
        <translation>Natürliche Karten zu Wildcards in Sequenzen</translation>
    </message>
    <message>
        <source>Natural and wild cards may stand in any proportion in a sequence.</source>
        <translation>In einer Sequenz dürfen natürliche Karten und Wildcards in beliebigem Verhältnis stehen.</translation>
    </message>
    <message>
        <source>There must be more natural cards than wild cards in a sequence.</source>
        <translation>Eine Sequenz muss mehr natürliche Karten als Wildcards enthalten.</translation>
    </message>
    <message>
        <source>There are always more natural cards than wild cards anyway.</source>
        <translation>Es sind ohnehin immer mehr natürliche Karten als Wildcards.</translation>
    </message>
    <message>
        <source>A wild card keeps its place</source>
        <translation>Wildcard behält ihren Platz</translation>
    </message>
    <message>
        <source>A wild card in a sequence stands for one certain card, named when it is laid.</source>
        <translation>Eine Wildcard in einer Sequenz steht für eine bestimmte Karte, die beim Legen genannt wird.</translation>
    </message>
    <message>
        <source>A wild card in a sequence gives way to the card that it stands for when that is added, and moves to an end.</source>
        <translation>Eine Wildcard in einer Sequenz weicht der Karte, für die sie steht, wenn diese angelegt wird, und rückt an ein Ende.</translation>
    </message>
    <message>
        <source>Sambas</source>
        <translation>Sambas</translation>
    </message>
    <message>
        <source>There are no sambas: seven cards in sequence earn nothing more.</source>
        <translation>Es gibt keine Sambas: Sieben Karten in Folge bringen nichts extra.</translation>
    </message>
    <message>
        <source>A sequence of {number} cards is {a_samba}.</source>
        <translation>Eine Sequenz aus {number} Karten ist {a_samba}.</translation>
    </message>
    <message>
        <source>no sambas</source>
        <translation>keine Sambas</translation>
    </message>
    <message>
        <source>A samba is closed</source>
        <translation>Sambas sind abgeschlossen</translation>
    </message>
    <message>
        <source>A complete {samba} takes no more cards.</source>
        <translation>An eine vollständige {samba} kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>More cards may be added to a complete {samba}.</source>
        <translation>An eine vollständige {samba} dürfen weitere Karten angelegt werden.</translation>
    </message>
    <message>
        <source>No sequence has more than seven cards anyway.</source>
        <translation>Eine Sequenz hat ohnehin nie mehr als sieben Karten.</translation>
    </message>
    <message>
        <source>Merging sequences</source>
        <translation>Sequenzen zusammenlegen</translation>
    </message>
    <message>
        <source>Two sequences of one suit can&apos;t be merged.</source>
        <translation>Zwei Sequenzen einer Farbe dürfen nicht zusammengelegt werden.</translation>
    </message>
    <message>
        <source>In your turn you may merge two sequences of one suit that make one of at most seven cards, with cards from your hand between them where they are needed.</source>
        <translation>In deinem Zug darfst du zwei Sequenzen einer Farbe zusammenlegen, wenn daraus eine von höchstens sieben Karten wird; fehlende Karten dazwischen kommen aus deiner Hand.</translation>
    </message>
    <message>
        <source>up to seven cards</source>
        <translation>bis sieben Karten</translation>
    </message>
    <message>
        <source>A side has only one sequence of each suit.</source>
        <translation>Ein Team hat von jeder Farbe nur eine Sequenz.</translation>
    </message>
    <message>
        <source>Several sequences of one suit</source>
        <translation>Mehrere Sequenzen einer Farbe</translation>
    </message>
    <message>
        <source>You may have several sequences of one suit, even of the same cards.</source>
        <translation>Du darfst mehrere Sequenzen einer Farbe haben, sogar aus den gleichen Karten.</translation>
    </message>
    <message>
        <source>You may have only one sequence of each suit.</source>
        <translation>Du darfst von jeder Farbe nur eine Sequenz haben.</translation>
    </message>
    <message>
        <source>When the stock is used up</source>
        <translation>Wenn der Talon aufgebraucht ist</translation>
    </message>
    <message>
        <source>When the stock is used up, play goes on as long as each player takes from the pile. The round ends when somebody has to draw; nobody gets a bonus for going out.</source>
        <translation>Ist der Talon aufgebraucht, wird weitergespielt, solange jeder Spieler vom Stapel nimmt. Die Runde endet, sobald jemand ziehen müsste; niemand bekommt einen Bonus fürs Ausmachen.</translation>
    </message>
    <message>
        <source>When the stock is used up, all discards but the top card are shuffled into a new stock, at most twice in a round. After that the round ends when somebody has to draw.</source>
        <translation>Ist der Talon aufgebraucht, werden alle abgelegten Karten bis auf die oberste zu einem neuen Talon gemischt, höchstens zweimal in einer Runde. Danach endet die Runde, sobald jemand ziehen müsste.</translation>
    </message>
    <message>
        <source>the round ends</source>
        <translation>die Runde endet</translation>
    </message>
    <message>
        <source>the discards are shuffled</source>
        <translation>die Ablage wird gemischt</translation>
    </message>
    <message>
        <source>Drawing fewer cards at the end</source>
        <translation>Am Ende weniger Karten ziehen</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, you draw what there is.</source>
        <translation>Liegen im Talon weniger Karten, als du ziehen sollst, ziehst du, was da ist.</translation>
    </message>
    <message>
        <source>If the stock holds fewer cards than you should draw, it counts as used up.</source>
        <translation>Liegen im Talon weniger Karten, als du ziehen sollst, gilt er als aufgebraucht.</translation>
    </message>
    <message>
        <source>Only one card is drawn in a turn.</source>
        <translation>In einem Zug wird nur eine Karte gezogen.</translation>
    </message>
    <message>
        <source>The pile must be taken at the end</source>
        <translation>Am Ende muss der Stapel aufgenommen werden</translation>
    </message>
    <message>
        <source>Once the stock is used up, you must take the pile if it isn&apos;t frozen and its top card can be added to one of your melds.</source>
        <translation>Ist der Talon aufgebraucht, musst du den Stapel aufnehmen, wenn er nicht eingefroren ist und seine oberste Karte an eine deiner Figuren passt.</translation>
    </message>
    <message>
        <source>Nobody has to take the pile.</source>
        <translation>Niemand muss den Stapel aufnehmen.</translation>
    </message>
    <message>
        <source>The pile isn&apos;t taken by adding its top card to a meld.</source>
        <translation>Der Stapel lässt sich nicht aufnehmen, indem man die oberste Karte an eine Figur anlegt.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules for the next match</source>
        <translation>Regeln für das nächste Match</translation>
    </message>
    <message>
        <source>Read as a rules &amp;page</source>
        <translation>Als &amp;Regelseite lesen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
    <message>
        <source>&amp;Use for the next match</source>
        <translation>Ab dem &amp;nächsten Match verwenden</translation>
    </message>
    <message>
        <source>&amp;Export to a file…</source>
        <translation>In eine Datei &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import from a file…</source>
        <translation>Aus einer Datei &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy as a code</source>
        <translation>Als Code &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste a code…</source>
        <translation>&amp;Code einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>{what}, not saved</source>
        <translation>{what}, nicht gespeichert</translation>
    </message>
    <message>
        <source>No match is possible with these rules: {why}</source>
        <translation>Mit diesen Regeln ist kein Match möglich: {why}</translation>
    </message>
    <message>
        <source>Show &amp;it</source>
        <translation>&amp;Hinspringen</translation>
    </message>
    <message>
        <source>The rules of a match are agreed before it. Changes are for the next one.</source>
        <translation>Die Regeln eines Matches werden vorher vereinbart. Änderungen gelten für das nächste.</translation>
    </message>
    <message>
        <source>Code {code}</source>
        <translation>Code {code}</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) of your own rules (is|are) left out too.</source>
        <translation>
            <numerusform>Eine weitere Datei mit eigenen Regeln bleibt ebenfalls außen vor.</numerusform>
            <numerusform>%n weitere Dateien mit eigenen Regeln bleiben ebenfalls außen vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>All rules are those of {preset} again.</source>
        <translation>Alle Regeln sind wieder die von „{preset}“.</translation>
    </message>
    <message>
        <source>U&amp;ndo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>You changed “{name}”. The changes can be saved, or count for the next match alone.</source>
        <translation>Du hast „{name}“ geändert. Du kannst die Änderungen speichern oder nur im nächsten Match damit spielen.</translation>
    </message>
    <message>
        <source>&amp;Go on changing</source>
        <translation>&amp;Weiter ändern</translation>
    </message>
    <message>
        <source>Use &amp;once</source>
        <translation>&amp;Einmal verwenden</translation>
    </message>
    <message>
        <source>&amp;Save and use</source>
        <translation>&amp;Speichern und verwenden</translation>
    </message>
    <message>
        <source>Save the changes?</source>
        <translation>Änderungen speichern?</translation>
    </message>
    <message>
        <source>What you changed is not saved: {names}.</source>
        <translation>Deine Änderungen sind nicht gespeichert: {names}.</translation>
    </message>
    <message>
        <source>&amp;Throw the changes away</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Leave without saving?</source>
        <translation>Ohne Speichern schließen?</translation>
    </message>
</context>
<context>
    <name>RulesErrors</name>
    <message>
        <source>needed is an object such as {example}.</source>
        <translation>nötig ist ein Objekt wie {example}.</translation>
    </message>
    <message>
        <source>needed is an object of options, such as {example}.</source>
        <translation>nötig ist ein Objekt mit Optionen, z.&#xa0;B. {example}.</translation>
    </message>
    <message>
        <source>this is missing; allowed is {allowed}.</source>
        <translation>das fehlt hier; erlaubt ist {allowed}.</translation>
    </message>
    <message>
        <source>{version} is of a newer version of Samba, while this one reads up to {known}: open it with the newer one.</source>
        <translation>{version} stammt von einer neueren Version von Samba, diese liest bis {known}: Öffne es mit der neueren.</translation>
    </message>
    <message>
        <source>there is no {found} here; allowed is {allowed}.</source>
        <translation>{found} gibt es hier nicht; erlaubt ist {allowed}.</translation>
    </message>
    <message>
        <source>a text of at most {most} letters</source>
        <translation>ein Text aus höchstens {most} Zeichen</translation>
    </message>
    <message>
        <source>{found} is no preset; allowed is {allowed}.</source>
        <translation>{found} ist keine Vorlage; erlaubt ist {allowed}.</translation>
    </message>
    <message>
        <source>there is no option {found}; allowed are options such as {allowed}.</source>
        <translation>die Option {found} gibt es nicht; erlaubt sind Optionen wie {allowed}.</translation>
    </message>
    <message>
        <source>{found} is not possible; allowed is {allowed}.</source>
        <translation>{found} ist nicht möglich; erlaubt ist {allowed}.</translation>
    </message>
    <message>
        <source>{known} (did you mean {near}?)</source>
        <translation>{known} (meintest du {near}?)</translation>
    </message>
    <message>
        <source>This code was made with a newer version of Samba, and can be read with that version only.</source>
        <translation>Dieser Code stammt von einer neueren Version von Samba und lässt sich nur mit dieser lesen.</translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or digit of it is wrong, missing or at another place; compare it with what you were given.</source>
        <translation>In diesem Code steckt ein Fehler: Ein Buchstabe oder eine Ziffer ist falsch, fehlt oder steht an anderer Stelle. Vergleich ihn mit dem, was du bekommen hast.</translation>
    </message>
    <message>
        <source>There is no code here; one looks like {example}.</source>
        <translation>Hier steht kein Code; einer sieht aus wie {example}.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in a code of rules: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>„{sign}“ kommt in einem Regelcode nicht vor: Er besteht aus Buchstaben und Ziffern ohne 0 und O, 1, I und L, z.&#xa0;B. {example}.</translation>
    </message>
    <message>
        <source>This is too short for a code of rules; the shortest looks like {example}.</source>
        <translation>Für einen Regelcode ist das zu kurz; der kürzeste sieht aus wie {example}.</translation>
    </message>
    <message>
        <source>This is too long for a code of rules.</source>
        <translation>Für einen Regelcode ist das zu lang.</translation>
    </message>
    <message>
        <source>There is no &quot;{sign}&quot; in the code of a deal: it is made of letters and digits without 0 and O, 1, I and L, such as {example}.</source>
        <translation>„{sign}“ kommt in einem Kartencode nicht vor: Er besteht aus Buchstaben und Ziffern ohne 0 und O, 1, I und L, z.&#xa0;B. {example}.</translation>
    </message>
    <message>
        <source>This is not the code of a deal: such a code begins with {mark}, like {example}.</source>
        <translation>Das ist kein Kartencode: Ein solcher beginnt mit {mark}, z.&#xa0;B. {example}.</translation>
    </message>
    <message>
        <source>This is too short for the code of a deal; one looks like {example}.</source>
        <translation>Für einen Kartencode ist das zu kurz; einer sieht aus wie {example}.</translation>
    </message>
    <message>
        <source>This is too long for the code of a deal.</source>
        <translation>Für einen Kartencode ist das zu lang.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>one of {known}</source>
        <translation>eines von {known}</translation>
    </message>
    <message>
        <source>a whole number from {low} to {high}</source>
        <translation>eine ganze Zahl von {low} bis {high}</translation>
    </message>
    <message>
        <source>{numbers}, or null ({meaning})</source>
        <translation>{numbers} oder null ({meaning})</translation>
    </message>
    <message>
        <source>an object that gives for each count of players {numbers}</source>
        <translation>ein Objekt, das für jede Spielerzahl dies angibt: {numbers}</translation>
    </message>
    <message>
        <source>{numbers}, or an object that gives one for each count of players</source>
        <translation>{numbers} oder ein Objekt, das eine für jede Spielerzahl angibt</translation>
    </message>
    <message>
        <source>an object with counts of players from 2 to 6 as keys</source>
        <translation>ein Objekt mit Spielerzahlen von 2 bis 6 als Schlüsseln</translation>
    </message>
    <message>
        <source>a list of any of {known}</source>
        <translation>eine Liste mit beliebigen von {known}</translation>
    </message>
    <message>
        <source>a list of counts of players from 2 to 6</source>
        <translation>eine Liste von Spielerzahlen von 2 bis 6</translation>
    </message>
    <message>
        <source>an object that gives the team shapes for each count of players</source>
        <translation>ein Objekt, das die Teamformen für jede Spielerzahl angibt</translation>
    </message>
    <message>
        <source>a list of team shapes</source>
        <translation>eine Liste von Teamformen</translation>
    </message>
    <message>
        <source>a list of pairs [from total, minimum] in ascending order, the first total null, the others from {low} to {high}, and minimums from 0 to {most}</source>
        <translation>eine Liste von Paaren [ab Punktestand, Mindestwert] in aufsteigender Ordnung, der erste Punktestand null, die anderen von {low} bis {high}, und Mindestwerte von 0 bis {most}</translation>
    </message>
    <message>
        <source>a list of whole numbers from {low} to {high}, at least one</source>
        <translation>eine Liste ganzer Zahlen von {low} bis {high}, mindestens eine</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>No match can be played by these rules as they stand: {why}</source>
        <translation>Nach diesen Regeln lässt sich so kein Match spielen: {why}</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules: {name}</source>
        <translation>Regeln: {name}</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>Die Regeln</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Search, e.g. red three</source>
        <translation>Suchen, z.&#xa0;B. rote Drei</translation>
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
        <translation>Als PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Smaller type</source>
        <translation>Kleinere Schrift</translation>
    </message>
    <message>
        <source>Bigger type</source>
        <translation>Größere Schrift</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) found</source>
        <translation>
            <numerusform>%n Stelle gefunden</numerusform>
            <numerusform>%n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>{at} of {count}</source>
        <translation>{at} von {count}</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>{file} can&apos;t be written</source>
        <translation>{file} lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Gespeichert als {file}</translation>
    </message>
    <message>
        <source>The printer can&apos;t be reached</source>
        <translation>Der Drucker ist nicht erreichbar</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Entry {n} of the record cannot be read: {why}</source>
        <translation>Eintrag {n} des gespeicherten Matches lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>Entry {n} of the record, &quot;{entry}&quot;, is not possible there.</source>
        <translation>Eintrag {n} des gespeicherten Matches, „{entry}“, ist dort nicht möglich.</translation>
    </message>
    <message>
        <source>Entry {n} of the record takes back, but there is nothing to take back.</source>
        <translation>Eintrag {n} des gespeicherten Matches nimmt etwas zurück, aber es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>No match can be played by these rules, as they contradict themselves: {why}</source>
        <translation>Nach diesen Regeln lässt sich kein Match spielen, denn sie widersprechen sich: {why}</translation>
    </message>
    <message>
        <source>This is not a record of a match: it holds no JSON object.</source>
        <translation>Das ist kein gespeichertes Match: Es enthält kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This is not a record of a match: its field &quot;format&quot; does not say &quot;{format}&quot;.</source>
        <translation>Das ist kein gespeichertes Match: Im Feld „format“ steht nicht „{format}“.</translation>
    </message>
    <message>
        <source>The record has the form of version {version}, and this program reads version {known} only: open it with a newer program.</source>
        <translation>Das gespeicherte Match hat das Format {version}, dieses Programm liest aber nur Format {known}: Öffne es mit einem neueren Programm.</translation>
    </message>
    <message>
        <source>The rules of the record cannot be read: {why}</source>
        <translation>Die Regeln des gespeicherten Matches lassen sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>No match can be played by the rules of the record, as they contradict themselves: {why}</source>
        <translation>Nach den Regeln des gespeicherten Matches lässt sich kein Match spielen, denn sie widersprechen sich: {why}</translation>
    </message>
    <message>
        <source>The field &quot;{place}&quot; of the record is missing or wrong; possible: {possible}.</source>
        <translation>Das Feld „{place}“ des gespeicherten Matches fehlt oder ist falsch; möglich ist: {possible}.</translation>
    </message>
    <message>
        <source>The saved match is damaged from entry {n} of {count} on. It goes on from the last sound entry; nothing was deleted.</source>
        <translation>Das gespeicherte Match ist ab Eintrag {n} von {count} beschädigt. Es geht beim letzten heilen Eintrag weiter; nichts wurde gelöscht.</translation>
    </message>
    <message>
        <source>The database {path} says of itself: {finding}</source>
        <translation>Die Datenbank {path} meldet über sich selbst: {finding}</translation>
    </message>
    <message>
        <source>{count} entries in {path} belong to no match.</source>
        <translation>{count} Einträge in {path} gehören zu keinem Match.</translation>
    </message>
    <message>
        <source>What is kept of its deletion or its origin is damaged.</source>
        <translation>Was über Löschen oder Herkunft festgehalten ist, ist beschädigt.</translation>
    </message>
    <message>
        <source>What is kept of its rounds differs from its record.</source>
        <translation>Was über die Runden festgehalten ist, weicht vom gespeicherten Match ab.</translation>
    </message>
    <message>
        <source>What is kept of it for the statistics differs from its record.</source>
        <translation>Was für die Statistik festgehalten ist, weicht vom gespeicherten Match ab.</translation>
    </message>
    <message>
        <source>What is kept of its result differs from its record.</source>
        <translation>Was über das Ergebnis festgehalten ist, weicht vom gespeicherten Match ab.</translation>
    </message>
    <message>
        <source>Match {number}: {what}</source>
        <translation>Match {number}: {what}</translation>
    </message>
    <message>
        <source>The backup {path} is damaged, and nothing was changed: {why}</source>
        <translation>Die Sicherung {path} ist beschädigt, und nichts wurde geändert: {why}</translation>
    </message>
    <message>
        <source>its matches are a database of another program</source>
        <translation>ihre Matches sind eine Datenbank eines anderen Programms</translation>
    </message>
    <message>
        <source>The backup {path} was made by a newer version of Samba (its form is {version}, known here is {known}), and nothing was changed: restore it with that version.</source>
        <translation>Die Sicherung {path} stammt von einer neueren Version von Samba (Format {version}, bekannt ist hier {known}), und nichts wurde geändert: Stell sie mit dieser Version wieder her.</translation>
    </message>
    <message>
        <source>There is something in the store that is not Samba&apos;s and is left out: {names}.</source>
        <translation>Im Bestand ist etwas, das nicht von Samba ist und außen vor bleibt: {names}.</translation>
    </message>
    <message>
        <source>Left out are matches with more than the {most} entries that a match can have: {count}.</source>
        <translation>Matches mit mehr als den {most} Einträgen, die ein Match haben kann, bleiben außen vor: {count}.</translation>
    </message>
    <message>
        <source>The file {path} cannot be read ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht lesen ({why}).</translation>
    </message>
    <message>
        <source>There are too many things in {path} for a backup: allowed are {matches} matches and {rules} rule sets.</source>
        <translation>In {path} ist zu viel für eine Sicherung: Erlaubt sind {matches} Matches und {rules} Regelwerke.</translation>
    </message>
    <message>
        <source>The file {path} is no backup of Samba or is damaged ({why}), and nothing was changed: choose another one.</source>
        <translation>Die Datei {path} ist keine Sicherung von Samba oder beschädigt ({why}), und nichts wurde geändert: Wähl eine andere.</translation>
    </message>
    <message>
        <source>The rules {name} of the backup are left out: {why}</source>
        <translation>Die Regeln {name} der Sicherung bleiben außen vor: {why}</translation>
    </message>
    <message>
        <source>The file {path} is not the record of a match ({why}).</source>
        <translation>Die Datei {path} ist kein gespeichertes Match ({why}).</translation>
    </message>
    <message>
        <source>The file {path} cannot be written ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht schreiben ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is too large to be of use here; allowed are {largest} bytes.</source>
        <translation>Die Datei {path} ist zu groß, um hier von Nutzen zu sein; erlaubt sind {largest} Bytes.</translation>
    </message>
    <message>
        <source>The data folder {folder} is a file: choose another with --data-dir.</source>
        <translation>Der Datenordner {folder} ist eine Datei: Wähl mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be made ({why}): choose another with --data-dir.</source>
        <translation>Der Datenordner {folder} lässt sich nicht anlegen ({why}): Wähl mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>The data folder {folder} cannot be written to: choose another with --data-dir.</source>
        <translation>In den Datenordner {folder} lässt sich nichts schreiben: Wähl mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>The file {path} cannot be opened ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht öffnen ({why}).</translation>
    </message>
    <message>
        <source>The folder {folder} allows no locks ({why}): choose another with --data-dir.</source>
        <translation>Im Ordner {folder} lässt sich nichts sperren ({why}): Wähl mit --data-dir einen anderen.</translation>
    </message>
    <message>
        <source>Samba is already running (process {process}) with the matches in {folder}: go on playing there, or start it with another --data-dir.</source>
        <translation>Samba läuft schon (Prozess {process}) mit den Matches in {folder}: Spiel dort weiter oder starte es mit einem anderen --data-dir.</translation>
    </message>
    <message>
        <source>There are already rules of your own called “{name}”: choose another name.</source>
        <translation>Unter deinen Regeln gibt es „{name}“ schon: Wähl einen anderen Namen.</translation>
    </message>
    <message>
        <source>The file {path} cannot be deleted ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht löschen ({why}).</translation>
    </message>
    <message>
        <source>There are no rules of your own called “{name}”.</source>
        <translation>Unter deinen Regeln gibt es „{name}“ nicht.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read ({why}).</source>
        <translation>Der Ordner {folder} lässt sich nicht lesen ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is left out, as {other} holds rules of the same name, “{name}”.</source>
        <translation>Die Datei {path} bleibt außen vor, da {other} Regeln mit demselben Namen enthält, „{name}“.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made ({why}).</source>
        <translation>Der Ordner {folder} lässt sich nicht anlegen ({why}).</translation>
    </message>
    <message>
        <source>Give the rules a name.</source>
        <translation>Gib den Regeln einen Namen.</translation>
    </message>
    <message>
        <source>The name of the rules has {length} letters; allowed are {most} at most.</source>
        <translation>Der Name der Regeln hat {length} Zeichen; erlaubt sind höchstens {most}.</translation>
    </message>
    <message>
        <source>“{name}” is a game that comes with Samba: choose another name for your own rules.</source>
        <translation>„{name}“ ist ein Spiel, das Samba mitbringt: Wähl einen anderen Namen für deine eigenen Regeln.</translation>
    </message>
    <message>
        <source>The rules in {path} are left out, and the file stays as it is: {why}</source>
        <translation>Die Regeln in {path} bleiben außen vor, und die Datei bleibt, wie sie ist: {why}</translation>
    </message>
    <message>
        <source>The file {path} is a database of another program: choose another folder with --data-dir.</source>
        <translation>Die Datei {path} ist die Datenbank eines anderen Programms: Wähl mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>The file {path} was written by a newer version of Samba (its form is {version}, known here is {known}): open it with that version, or choose another folder with --data-dir.</source>
        <translation>Die Datei {path} stammt von einer neueren Version von Samba (Format {version}, bekannt ist hier {known}): Öffne sie mit dieser Version oder wähl mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>not as Samba makes it: {names}</source>
        <translation>nicht so, wie Samba es anlegt: {names}</translation>
    </message>
    <message>
        <source>The file {path} cannot be read or written ({why}).</source>
        <translation>Die Datei {path} lässt sich nicht lesen oder schreiben ({why}).</translation>
    </message>
    <message>
        <source>The file {path} is no database or is damaged ({why}): it was left as it is; move it away to begin with an empty one, or choose another folder with --data-dir.</source>
        <translation>Die Datei {path} ist keine Datenbank oder ist beschädigt ({why}). Sie bleibt, wie sie ist: Verschieb sie, um mit einer leeren zu beginnen, oder wähl mit --data-dir einen anderen Ordner.</translation>
    </message>
    <message>
        <source>There was something in the store that is not Samba&apos;s ({names}): all matches were taken over without it; the store as it was is kept as {path}.</source>
        <translation>Im Bestand war etwas, das nicht von Samba ist ({names}): Alle Matches wurden ohne es übernommen; der bisherige Bestand liegt in {path}.</translation>
    </message>
    <message>
        <source>There are no matches in {folder} yet.</source>
        <translation>In {folder} gibt es noch keine Matches.</translation>
    </message>
    <message>
        <source>it is no longer the file that was opened</source>
        <translation>es ist nicht mehr die Datei, die geöffnet wurde</translation>
    </message>
    <message>
        <source>The beginning of match {number} is damaged, so that it cannot be played on.</source>
        <translation>Der Anfang von Match {number} ist beschädigt, sodass es sich nicht weiterspielen lässt.</translation>
    </message>
    <message>
        <source>Match {number} cannot be played on, as no match has more than {most} entries; what is kept of it stays as it is.</source>
        <translation>Match {number} lässt sich nicht weiterspielen, da kein Match mehr als {most} Einträge hat; was von ihm gespeichert ist, bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>There is no match of number {number}.</source>
        <translation>Ein Match mit der Nummer {number} gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no receipt here: one has lines that begin with &quot;sha256&quot;, &quot;nonce&quot; and &quot;deck&quot;.</source>
        <translation>Hier ist kein Beleg: Ein solcher hat Zeilen, die mit „sha256“, „nonce“ und „deck“ beginnen.</translation>
    </message>
    <message>
        <source>The deck of receipt {number} cannot be read: {why}</source>
        <translation>„deck“ im Beleg {number} lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>Receipt {number} is not whole: it needs 64 digits after sha256, 32 after nonce, and the cards of the deck.</source>
        <translation>Beleg {number} ist nicht vollständig: Nötig sind 64 Ziffern nach „sha256“, 32 nach „nonce“ und die Karten nach „deck“.</translation>
    </message>
    <message>
        <source>A copy of the store as it was is kept in {path}.</source>
        <translation>Eine Kopie des bisherigen Bestands liegt in {path}.</translation>
    </message>
    <message>
        <source>The file was damaged: what could be read of it, {count} matches, was written anew; it is kept itself as {path}.</source>
        <translation>Die Datei war beschädigt: Was davon lesbar war, {count} Matches, wurde neu geschrieben; sie selbst ist als {path} aufbewahrt.</translation>
    </message>
    <message>
        <source>Marks that were damaged are lifted: such matches are seen again.</source>
        <translation>Beschädigte Vermerke sind entfernt: Solche Matches sind wieder zu sehen.</translation>
    </message>
    <message>
        <source>{count} entries of no match are left in the copy only.</source>
        <translation>{count} Einträge, die zu keinem Match gehören, bleiben nur in der Kopie.</translation>
    </message>
    <message>
        <source>Match {number} cannot be repaired: {why}</source>
        <translation>Match {number} lässt sich nicht reparieren: {why}</translation>
    </message>
    <message>
        <source>Match {number} can be gone on with; what was damaged from entry {n} on is set aside.</source>
        <translation>Match {number} lässt sich fortsetzen; was ab Eintrag {n} beschädigt war, ist beiseitegelegt.</translation>
    </message>
    <message>
        <source>Match {number}: what is kept beside its record was made anew.</source>
        <translation>Match {number}: Was zusätzlich dazu festgehalten wird, wurde neu angelegt.</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>das Dateisystem lässt sich nur lesen</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Fehler beim Lesen oder Schreiben</translation>
    </message>
    <message>
        <source>it is no plain file but a link, a pipe or a device</source>
        <translation>es ist keine gewöhnliche Datei, sondern ein Link, eine Pipe oder ein Gerät</translation>
    </message>
    <message>
        <source>The name is too long</source>
        <translation>der Name ist zu lang</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>die Datei ist keine Datenbank</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>die Datenbank ist beschädigt</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>die Datenbank ist belegt</translation>
    </message>
    <message>
        <source>database or disk is full</source>
        <translation>die Datenbank oder der Datenträger ist voll</translation>
    </message>
    <message>
        <source>disk I/O error</source>
        <translation>Fehler beim Lesen oder Schreiben des Datenträgers</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>die Datenbankdatei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>in die Datenbank darf nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Not all of your settings could be read; the file as it was is kept as {path}.</source>
        <translation>Nicht alle deine Einstellungen waren lesbar; die bisherige Datei liegt in {path}.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Chart of the match</source>
        <translation>Verlauf des Matches</translation>
    </message>
    <message numerus="yes">
        <source>The totals after %n round(s): {totals}. The target is {target}.</source>
        <translation>
            <numerusform>Der Punktestand nach %n Runde: {totals}. Die Zielpunktzahl ist {target}.</numerusform>
            <numerusform>Der Punktestand nach %n Runden: {totals}. Die Zielpunktzahl ist {target}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Target {points}</source>
        <translation>Ziel {points}</translation>
    </message>
</context>
<context>
    <name>SeatList</name>
    <message>
        <source>Enter a name for this seat.</source>
        <translation>Gib einen Namen für diesen Platz ein.</translation>
    </message>
    <message>
        <source>Somebody else has this name: enter another one.</source>
        <translation>Diesen Namen hat schon jemand: Gib einen anderen ein.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name on seat {number}</source>
        <translation>Name an Platz {number}</translation>
    </message>
    <message>
        <source>Command, such as ./bot --level 3</source>
        <translation>Befehl, z.&#xa0;B. ./bot --level 3</translation>
    </message>
    <message>
        <source>Program on seat {number}</source>
        <translation>Programm an Platz {number}</translation>
    </message>
    <message>
        <source>That’s you</source>
        <translation>Das bist du</translation>
    </message>
    <message>
        <source>Own program</source>
        <translation>Eigenes Programm</translation>
    </message>
    <message>
        <source>Level on seat {number}</source>
        <translation>Stufe an Platz {number}</translation>
    </message>
</context>
<context>
    <name>SelectedTexts</name>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on the pile to take it, or press P.</source>
        <translation>
            <numerusform>{cards}: auf den Ablagestapel legen, um ihn aufzunehmen, oder P drücken.</numerusform>
            <numerusform>{cards}: auf den Ablagestapel legen, um ihn aufzunehmen, oder P drücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards} would make a meld of (its|their) own.</source>
        <translation>
            <numerusform>{cards}: Das wäre eine eigene Figur.</numerusform>
            <numerusform>{cards}: Das wäre eine eigene Figur.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards} would fit {meld}.</source>
        <translation>{cards}: Das würde passen an {meld}.</translation>
    </message>
    <message>
        <source>These cards make no meld. {why}</source>
        <translation>Diese Karten sind keine Figur. {why}</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one} {other}</translation>
    </message>
    <message numerus="yes">
        <source>these %n cards</source>
        <translation>
            <numerusform>diese Karte</numerusform>
            <numerusform>diese %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: there is more than one way to meld (it|them). Press M to choose.</source>
        <translation>
            <numerusform>{cards}: lässt sich auf mehrere Arten melden. Drück M, um zu wählen.</numerusform>
            <numerusform>{cards}: lässt sich auf mehrere Arten melden. Drück M, um zu wählen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on a free place to meld (it|them), or press Enter.</source>
        <translation>
            <numerusform>{cards}: zum Melden auf einen freien Platz legen oder Enter drücken.</numerusform>
            <numerusform>{cards}: zum Melden auf einen freien Platz legen oder Enter drücken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards}: drop (it|them) on {meld}, or press Enter.</source>
        <translation>
            <numerusform>{cards}: anlegen an {meld}, oder Enter drücken.</numerusform>
            <numerusform>{cards}: anlegen an {meld}, oder Enter drücken.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cards}: press M to add it to {meld}, or drop it on the pile to discard it.</source>
        <translation>{cards}: Mit M kommt die Karte an {meld}, oder leg sie auf dem Ablagestapel ab.</translation>
    </message>
    <message>
        <source>{cards}: press M to add it to a meld, or drop it on the pile to discard it.</source>
        <translation>{cards}: Mit M kommt die Karte an eine Figur, oder leg sie auf dem Ablagestapel ab.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there, or on the pile to discard it.</source>
        <translation>{cards}: Leg die Karte auf {meld}, um die Wildcard dort zu bekommen, oder leg sie auf dem Ablagestapel ab.</translation>
    </message>
    <message>
        <source>{cards}: drop it on {meld} to have the wild card there.</source>
        <translation>{cards}: Leg die Karte auf {meld}, um die Wildcard dort zu bekommen.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out, or drop it on the pile to discard it.</source>
        <translation>{cards}: Drück T, um sie auszulegen, oder leg sie auf dem Ablagestapel ab.</translation>
    </message>
    <message>
        <source>{cards}: press T to lay it out.</source>
        <translation>{cards}: Drück T, um sie auszulegen.</translation>
    </message>
    <message>
        <source>{cards}: drop it on the pile to discard it, or press Enter.</source>
        <translation>{cards}: Leg die Karte auf dem Ablagestapel ab, oder drück Enter.</translation>
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
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>SequencesChapter</name>
    <message>
        <source>Sequences and {sambas}</source>
        <translation>Sequenzen und {sambas}</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>A sequence is {least} or more cards of one suit in unbroken order, each of them once.</source>
        <translation>Eine Sequenz besteht aus {least} oder mehr Karten einer Farbe in lückenloser Folge, jede nur einmal.</translation>
    </message>
    <message>
        <source>A sequence is {least} to {most} cards of one suit in unbroken order, each of them once.</source>
        <translation>Eine Sequenz besteht aus {least} bis {most} Karten einer Farbe in lückenloser Folge, jede nur einmal.</translation>
    </message>
    <message>
        <source>No card can be added to a sequence of seven.</source>
        <translation>An eine Sequenz aus sieben Karten kann keine Karte mehr angelegt werden.</translation>
    </message>
    <message>
        <source>Six natural cards and a wild one are a {name}.</source>
        <translation>Sechs natürliche Karten und eine Wildcard sind eine {name}.</translation>
    </message>
    <message>
        <source>With wild cards among them it is a {name}.</source>
        <translation>Sind Wildcards darunter, ist es eine {name}.</translation>
    </message>
    <message>
        <source>There are neither canastas nor sambas: seven cards of one rank or in sequence earn nothing more.</source>
        <translation>Es gibt weder Canastas noch Sambas: Sieben Karten eines Rangs oder in Folge bringen nichts extra.</translation>
    </message>
    <message>
        <source>They can&apos;t be merged, not even with a card that would join them.</source>
        <translation>Sie können nicht zusammengelegt werden, auch nicht mit einer Karte, die sie verbinden würde.</translation>
    </message>
</context>
<context>
    <name>SetNames</name>
    <message>
        <source>natural canasta</source>
        <translation>natürliche Canasta</translation>
    </message>
    <message>
        <source>canasta</source>
        <translation>Canasta</translation>
    </message>
    <message>
        <source>mixed canasta</source>
        <translation>gemischte Canasta</translation>
    </message>
    <message>
        <source>wild canasta</source>
        <translation>Wildcard-Canasta</translation>
    </message>
    <message>
        <source>escalera</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>an escalera</source>
        <translation>eine Escalera</translation>
    </message>
    <message>
        <source>a samba</source>
        <translation>eine Samba</translation>
    </message>
    <message>
        <source>escaleras</source>
        <translation>Escaleras</translation>
    </message>
    <message>
        <source>sambas</source>
        <translation>Sambas</translation>
    </message>
    <message>
        <source>canasta or escalera</source>
        <translation>Canasta oder Escalera</translation>
    </message>
    <message>
        <source>canasta or samba</source>
        <translation>Canasta oder Samba</translation>
    </message>
    <message>
        <source>canastas</source>
        <translation>Canastas</translation>
    </message>
    <message>
        <source>canastas or escaleras</source>
        <translation>Canastas oder Escaleras</translation>
    </message>
    <message>
        <source>canastas or sambas</source>
        <translation>Canastas oder Sambas</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s)</source>
        <translation>
            <numerusform>fehlt noch eine Canasta</numerusform>
            <numerusform>fehlen noch {number} Canastas</numerusform>
        </translation>
    </message>
    <message>
        <source>{sets}, one of them {a_samba}</source>
        <translation>{sets}, davon {a_samba}</translation>
    </message>
    <message>
        <source>{sets}, {number} of them {sambas}</source>
        <translation>{sets}, davon {number} {sambas}</translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>fehlt noch eine Canasta oder Escalera</numerusform>
            <numerusform>fehlen noch {number} Canastas oder Escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more canasta(s) or samba(s)</source>
        <translation>
            <numerusform>fehlt noch eine Canasta oder Samba</numerusform>
            <numerusform>fehlen noch {number} Canastas oder Sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n escalera(s))</source>
        <translation>
            <numerusform>{sets} (mindestens %n Escalera)</numerusform>
            <numerusform>{sets} (mindestens %n Escaleras)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n samba(s))</source>
        <translation>
            <numerusform>{sets} (mindestens %n Samba)</numerusform>
            <numerusform>{sets} (mindestens %n Sambas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{sets} (at least %n without wild cards)</source>
        <translation>
            <numerusform>{sets} (mindestens %n ohne Wildcards)</numerusform>
            <numerusform>{sets} (mindestens %n ohne Wildcards)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s)</source>
        <translation>
            <numerusform>%n Canasta</numerusform>
            <numerusform>%n Canastas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n escalera(s)</source>
        <translation>
            <numerusform>%n Escalera</numerusform>
            <numerusform>%n Escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n samba(s)</source>
        <translation>
            <numerusform>%n Samba</numerusform>
            <numerusform>%n Sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or escalera(s)</source>
        <translation>
            <numerusform>%n Canasta oder Escalera</numerusform>
            <numerusform>%n Canastas oder Escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canasta(s) or samba(s)</source>
        <translation>
            <numerusform>%n Canasta oder Samba</numerusform>
            <numerusform>%n Canastas oder Sambas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more escalera(s)</source>
        <translation>
            <numerusform>fehlt noch eine Escalera</numerusform>
            <numerusform>fehlen noch {number} Escaleras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} more samba(s)</source>
        <translation>
            <numerusform>fehlt noch eine Samba</numerusform>
            <numerusform>fehlen noch {number} Sambas</numerusform>
        </translation>
    </message>
    <message>
        <source>mixed escalera</source>
        <translation>gemischte Escalera</translation>
    </message>
    <message>
        <source>black samba</source>
        <translation>schwarze Samba</translation>
    </message>
    <message>
        <source>mixed samba</source>
        <translation>gemischte Samba</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
    <message>
        <source>What the table and the cards look like</source>
        <translation>So sehen Tisch und Karten aus</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>L&amp;etters on the cards</source>
        <translation>&amp;Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>International</source>
        <translation>International</translation>
    </message>
    <message>
        <source>Of the language</source>
        <translation>Der Sprache</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation>&amp;Kartenfarben</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Zweifarbig</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>&amp;Index of the cards</source>
        <translation>Karten&amp;zeichen</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Gewöhnlich</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>&amp;Backs of the cards</source>
        <translation>&amp;Rückseiten</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Carnival</source>
        <translation>Karneval</translation>
    </message>
    <message>
        <source>&amp;Words on the table</source>
        <translation>&amp;Schrift auf dem Tisch</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Speed of the cards</source>
        <translation>T&amp;empo der Karten</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Where it is off, nothing moves: cards jump to their places.</source>
        <translation>Ist es aus, bewegt sich nichts: Die Karten springen an ihren Platz.</translation>
    </message>
    <message>
        <source>Where the system asks for less &amp;motion</source>
        <translation>Wenn das System weniger Be&amp;wegung wünscht</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Nichts bewegt sich</translation>
    </message>
    <message>
        <source>Cards move all the same</source>
        <translation>Karten bewegen sich trotzdem</translation>
    </message>
    <message>
        <source>&amp;Discards</source>
        <translation>Able&amp;gen</translation>
    </message>
    <message>
        <source>Never ask</source>
        <translation>Nie fragen</translation>
    </message>
    <message>
        <source>Ask when risky</source>
        <translation>Bei Risiko fragen</translation>
    </message>
    <message>
        <source>Always ask</source>
        <translation>Immer fragen</translation>
    </message>
    <message>
        <source>A discard is risky when it is seldom meant, such as that of a wild card.</source>
        <translation>Eine Karte abzulegen ist riskant, wenn es selten so gemeint ist, etwa bei einer Wildcard.</translation>
    </message>
    <message>
        <source>&amp;Going out</source>
        <translation>A&amp;usmachen</translation>
    </message>
    <message>
        <source>Time to ta&amp;ke a discard back</source>
        <translation>Zeit zum Zurück&amp;nehmen beim Ablegen</translation>
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
        <translation>Die Abrechnung zeigt dann die drei Entscheidungen, die dich am meisten gekostet oder dir am meisten gebracht haben.</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>T&amp;on</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>The next player waits this long, unless you press Enter.</source>
        <translation>So lange wartet der nächste Spieler, wenn du nicht Enter drückst.</translation>
    </message>
    <message>
        <source>Look &amp;for moments</source>
        <translation>Nach &amp;Momenten suchen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Questions before something is done</source>
        <translation>Nachfragen, bevor etwas getan wird</translation>
    </message>
    <message>
        <source>After a round</source>
        <translation>Nach einer Runde</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>&amp;Restore the usual settings</source>
        <translation>Gewöhnliche Einstellungen w&amp;iederherstellen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Do&amp;ne</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>Volume of the sounds</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
</context>
<context>
    <name>ShapesControl</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>{teams} (usual)</source>
        <translation>{teams} (üblich)</translation>
    </message>
</context>
<context>
    <name>SheetLine</name>
    <message>
        <source>Shows the cards that this line counts.</source>
        <translation>Zeigt die Karten, die diese Zeile zählt.</translation>
    </message>
</context>
<context>
    <name>SheetTexts</name>
    <message>
        <source>Melded cards</source>
        <translation>Gemeldete Karten</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Going-out bonus</source>
        <translation>Bonus fürs Ausmachen</translation>
    </message>
    <message>
        <source>Concealed bonus</source>
        <translation>Bonus für verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>Cards left in hand</source>
        <translation>Karten auf der Hand</translation>
    </message>
    <message>
        <source>Red threes left in hand</source>
        <translation>Rote Dreien auf der Hand</translation>
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
            <numerusform>{side}: {label}, %n Punkt</numerusform>
            <numerusform>{side}: {label}, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{side}: {label}</source>
        <translation>{side}: {label}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>Gesamt­stand</translation>
    </message>
    <message>
        <source>Before this round</source>
        <translation>Vor dieser Runde</translation>
    </message>
    <message>
        <source>Score sheet of round {round}</source>
        <translation>Abrechnung der Runde {round}</translation>
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
        <translation>{melds} gemeldet</translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>{cards} angelegt</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>bei {names} {cards} angelegt</translation>
    </message>
    <message>
        <source>took the pile ({count})</source>
        <translation>Ablagestapel aufgenommen ({count})</translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>{cards} vom Ablagestapel genommen</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>{wild} gegen {card} eingetauscht</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} abgelegt</translation>
    </message>
</context>
<context>
    <name>SimulationTexts</name>
    <message>
        <source>these deals again: --seed {seed}</source>
        <translation>dieselben Karten noch einmal: --seed {seed}</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s), {players} players, {shape}</source>
        <translation>
            <numerusform>%n Runde, {players} Spieler, {shape}</numerusform>
            <numerusform>%n Runden, {players} Spieler, {shape}</numerusform>
        </translation>
    </message>
    <message>
        <source>side {side}: {points} points a round</source>
        <translation>Team {side}: {points} Punkte je Runde</translation>
    </message>
    <message>
        <source>{turns} turns a round</source>
        <translation>{turns} Züge je Runde</translation>
    </message>
    <message>
        <source>{percent} % of the rounds ended by going out</source>
        <translation>{percent}&#xa0;% der Runden endeten mit Ausmachen</translation>
    </message>
    <message>
        <source>{rounds} rounds a second</source>
        <translation>{rounds} Runden in der Sekunde</translation>
    </message>
    <message>
        <source>seat {seat}: a simple action stood in ({why})</source>
        <translation>Platz {seat}: eine einfache Aktion sprang ein ({why})</translation>
    </message>
</context>
<context>
    <name>SourcesChapter</name>
    <message>
        <source>House rules after {preset}</source>
        <translation>Hausregeln nach „{preset}“</translation>
    </message>
    <message>
        <source>These are house rules. They differ from {preset}:</source>
        <translation>Das sind Hausregeln. Sie weichen von „{preset}“ ab:</translation>
    </message>
    <message>
        <source>Where the source of {preset} is silent or unclear, this was decided:</source>
        <translation>Wo die Quelle von „{preset}“ schweigt oder unklar ist, gilt hier:</translation>
    </message>
    <message>
        <source>Where the source is silent or unclear, this was decided:</source>
        <translation>Wo die Quelle schweigt oder unklar ist, gilt hier:</translation>
    </message>
    <message>
        <source>Where these rules come from</source>
        <translation>Woher diese Regeln stammen</translation>
    </message>
    <message>
        <source>{label}: {value}; in {preset}: {usual}.</source>
        <translation>{label}: {value}; in „{preset}“: {usual}.</translation>
    </message>
</context>
<context>
    <name>StandInDialog</name>
    <message>
        <source>Who plays instead?</source>
        <translation>Wer spielt stattdessen?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>In this match a program was to play that was not typed in on this computer. Samba never starts such a program: choose who takes its seat.</source>
        <translation>In diesem Match sollte ein Programm spielen, das nicht an diesem Computer eingegeben wurde. Samba startet so ein Programm nie: Wähl aus, wer seinen Platz einnimmt.</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All the time</source>
        <translation>Die ganze Zeit</translation>
    </message>
    <message>
        <source>The last 30 days</source>
        <translation>Die letzten 30 Tage</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>&amp;Export as CSV…</source>
        <translation>Als CSV &amp;exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Zusammenfassen nach</translation>
    </message>
    <message>
        <source>By game</source>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By level</source>
        <translation>Nach Stufe</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monat</translation>
    </message>
    <message>
        <source>The figures are saved as {name}.</source>
        <translation>Die Zahlen sind gespeichert als {name}.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All levels</source>
        <translation>Alle Stufen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Older matches are being counted: {count} to go.</source>
        <translation>Ältere Matches werden gezählt: noch {count}.</translation>
    </message>
    <message>
        <source>Nothing to count yet: the first round that you finish appears here.</source>
        <translation>Noch gibt es nichts zu zählen: Die erste Runde, die du zu Ende spielst, erscheint hier.</translation>
    </message>
    <message>
        <source>Deleted and imported matches don&apos;t count, nor do those of computers alone.</source>
        <translation>Gelöschte und importierte Matches zählen nicht, und auch nicht solche nur mit Computerspielern.</translation>
    </message>
    <message>
        <source>Export the figures</source>
        <translation>Zahlen exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pla&amp;yer</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>S&amp;piel</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>St&amp;ufe</translation>
    </message>
    <message>
        <source>T&amp;ime</source>
        <translation>&amp;Zeit</translation>
    </message>
    <message>
        <source>Points per round, match by match</source>
        <translation>Punkte je Runde, Match für Match</translation>
    </message>
</context>
<context>
    <name>TableTexts</name>
    <message>
        <source>Take the pile</source>
        <translation>Stapel aufnehmen</translation>
    </message>
    <message>
        <source>Take the top card</source>
        <translation>Oberste Karte nehmen</translation>
    </message>
    <message>
        <source>Meld</source>
        <translation>Melden</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenlegen</translation>
    </message>
    <message>
        <source>Swap the wild card</source>
        <translation>Wildcard eintauschen</translation>
    </message>
    <message>
        <source>Lay out the red three</source>
        <translation>Rote Drei auslegen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Karte ablegen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ask your partner</source>
        <translation>Partner fragen</translation>
    </message>
    <message>
        <source>Yes, go out!</source>
        <translation>Ja, mach aus!</translation>
    </message>
    <message>
        <source>No, wait a little.</source>
        <translation>Nein, warte noch.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Zug beenden</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>Sortieren</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>{rules} · round {round} · to {target}</source>
        <translation>{rules} · Runde {round} · bis {target}</translation>
    </message>
    <message>
        <source>{rules} · round {round} of {last} · to {target}</source>
        <translation>{rules} · Runde {round} von {last} · bis {target}</translation>
    </message>
    <message>
        <source>{head} · play goes anticlockwise</source>
        <translation>{head} · gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <translation>{side} {score}</translation>
    </message>
    <message>
        <source>first meld {points}</source>
        <translation>Erstmeldung {points}</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Us</source>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>needs {sets} to go out</source>
        <translation>noch {sets} bis zum Ausmachen</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus} − penalty {penalty}</source>
        <translation>Karten {cards} + Bonus {bonus} − Strafe {penalty}</translation>
    </message>
    <message>
        <source>cards {cards} − penalty {penalty}</source>
        <translation>Karten {cards} − Strafe {penalty}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <translation>Karten {cards}</translation>
    </message>
    <message>
        <source>cards {cards} + bonus {bonus}</source>
        <translation>Karten {cards} + Bonus {bonus}</translation>
    </message>
    <message numerus="yes">
        <source>needs %n more to go out</source>
        <translation>
            <numerusform>noch %n bis zum Ausmachen</numerusform>
            <numerusform>noch %n bis zum Ausmachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n escalera(s) to go out</source>
        <translation>
            <numerusform>noch %n Escalera bis zum Ausmachen</numerusform>
            <numerusform>noch %n Escaleras bis zum Ausmachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n samba(s) to go out</source>
        <translation>
            <numerusform>noch %n Samba bis zum Ausmachen</numerusform>
            <numerusform>noch %n Sambas bis zum Ausmachen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more without wild cards</source>
        <translation>
            <numerusform>noch %n ohne Wildcards</numerusform>
            <numerusform>noch %n ohne Wildcards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>needs %n more point(s) to go out</source>
        <translation>
            <numerusform>noch %n Punkt bis zum Ausmachen</numerusform>
            <numerusform>noch %n Punkte bis zum Ausmachen</numerusform>
        </translation>
    </message>
    <message>
        <source>may go out</source>
        <translation>darf ausmachen</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>noch %n</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Wild cards</source>
        <translation>Wildcards</translation>
    </message>
    <message>
        <source>{laid} of {needed}</source>
        <translation>{laid} von {needed}</translation>
    </message>
    <message>
        <source>Your turn is about to end. Z takes it back, Enter ends it now.</source>
        <translation>Dein Zug endet gleich. Z nimmt ihn zurück, Enter beendet ihn sofort.</translation>
    </message>
    <message>
        <source>The round is over. Press Enter for its score sheet.</source>
        <translation>Die Runde ist zu Ende. Drück Enter für die Abrechnung.</translation>
    </message>
    <message>
        <source>Stock {count}</source>
        <translation>Talon {count}</translation>
    </message>
    <message>
        <source>Stock used up</source>
        <translation>Talon aufgebraucht</translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) with your {ranks}</source>
        <translation>
            <numerusform>Nimm %n Karte für deine {ranks}</numerusform>
            <numerusform>Nimm %n Karten für deine {ranks}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s)</source>
        <translation>
            <numerusform>Nimm %n Karte</numerusform>
            <numerusform>Nimm %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>New meld</source>
        <translation>Neue Figur</translation>
    </message>
    <message>
        <source>own program</source>
        <translation>eigenes Programm</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>{level} (as medium)</source>
        <translation>{level} (wie Mittel)</translation>
    </message>
    <message>
        <source>End the round</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Draw {number}</source>
        <translation>{number} ziehen</translation>
    </message>
    <message>
        <source>Partner, may I go out?</source>
        <translation>Partner, darf ich ausmachen?</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Alle ziehen eine Karte; wer die höchste zieht, gibt zuerst.</translation>
    </message>
    <message>
        <source>{name}&apos;s move waits until it can be kept ({why}).</source>
        <translation>Der Zug von {name} wartet, bis er gespeichert werden kann ({why}).</translation>
    </message>
    <message>
        <source>The deal waits until it can be kept ({why}).</source>
        <translation>Das Austeilen wartet, bis es gespeichert werden kann ({why}).</translation>
    </message>
</context>
<context>
    <name>ThreesChapter</name>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Black threes</source>
        <translation>Schwarze Dreien</translation>
    </message>
    <message>
        <source>Red threes never join a meld.</source>
        <translation>Rote Dreien gehören nie zu einer Figur.</translation>
    </message>
    <message>
        <source>You may also discard it, which blocks the pile for the next player.</source>
        <translation>Du darfst sie auch ablegen; das blockiert den Stapel für den nächsten Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s).</source>
        <translation>
            <numerusform>Jede ausgelegte rote Drei bringt %n Punkt.</numerusform>
            <numerusform>Jede ausgelegte rote Drei bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each red three laid out earns %n point(s), but {all} of them together {together}.</source>
        <translation>
            <numerusform>Jede ausgelegte rote Drei bringt %n Punkt, {all} zusammen bringen aber {together}.</numerusform>
            <numerusform>Jede ausgelegte rote Drei bringt %n Punkte, {all} zusammen bringen aber {together}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s).</source>
        <translation>
            <numerusform>Sonst kostet jede davon %n Punkt.</numerusform>
            <numerusform>Sonst kostet jede davon %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise each of them costs %n point(s), and {all} of them together {together}.</source>
        <translation>
            <numerusform>Sonst kostet jede davon %n Punkt, {all} zusammen kosten {together}.</numerusform>
            <numerusform>Sonst kostet jede davon %n Punkte, {all} zusammen kosten {together}.</numerusform>
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
        <translation>Eine schwarze Drei, die du ablegst, blockiert den Stapel für den nächsten Spieler.</translation>
    </message>
    <message>
        <source>Black threes may be melded only in the turn in which you go out, as a group.</source>
        <translation>Schwarze Dreien darfst du nur in dem Zug melden, in dem du ausmachst, und zwar als Gruppe.</translation>
    </message>
</context>
<context>
    <name>TicketTexts</name>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>hat gefragt</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Matches</translation>
    </message>
    <message>
        <source>Rounds won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>the others {points}</source>
        <translation>die anderen {points}</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>of your side</source>
        <translation>von deinem Team</translation>
    </message>
    <message>
        <source>Won in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>now {count}</source>
        <translation>jetzt {count}</translation>
    </message>
    <message>
        <source>Canastas per round</source>
        <translation>Canastas je Runde</translation>
    </message>
    <message>
        <source>natural ones {count}</source>
        <translation>natürliche {count}</translation>
    </message>
    <message>
        <source>Sambas per round</source>
        <translation>Sambas je Runde</translation>
    </message>
    <message>
        <source>You went out</source>
        <translation>Selbst ausgemacht</translation>
    </message>
    <message>
        <source>First meld</source>
        <translation>Erstmeldung</translation>
    </message>
    <message>
        <source>Red threes per round</source>
        <translation>Rote Dreien je Runde</translation>
    </message>
    <message>
        <source>laid out by your side</source>
        <translation>von deinem Team ausgelegt</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} von {whole}</translation>
    </message>
    <message>
        <source>drawn {count}</source>
        <translation>unentschieden {count}</translation>
    </message>
    <message>
        <source>running {count}</source>
        <translation>laufend {count}</translation>
    </message>
    <message>
        <source>partners {partners}, others {others}; concealed {concealed}</source>
        <translation>Partner {partners}, andere {others}; verdeckt {concealed}</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>points, in your turn {turn}</source>
        <translation>Punkte, in Zug {turn}</translation>
    </message>
    <message numerus="yes">
        <source>none in %n round(s)</source>
        <translation>
            <numerusform>keine in %n Runde</numerusform>
            <numerusform>keine in %n Runden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trend</name>
    <message>
        <source>Points per round, match by match</source>
        <translation>Punkte je Runde, Match für Match</translation>
    </message>
    <message numerus="yes">
        <source>After %n (match|matches): you {yours}, the others {others}.</source>
        <translation>
            <numerusform>Nach %n Match: du {yours}, die anderen {others}.</numerusform>
            <numerusform>Nach %n Matches: du {yours}, die anderen {others}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No round has been finished yet.</source>
        <translation>Noch ist keine Runde zu Ende gespielt.</translation>
    </message>
    <message>
        <source>A line appears here after two matches.</source>
        <translation>Nach zwei Matches erscheint hier eine Linie.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The scale {scale} is not possible; it lies between {least} and {most}.</source>
        <translation>Der Maßstab {scale} ist nicht möglich; er liegt zwischen {least} und {most}.</translation>
    </message>
    <message>
        <source>A picture of {width}x{height} at the scale {scale} is too large to draw.</source>
        <translation>Ein Bild von {width}x{height} im Maßstab {scale} ist zu groß zum Zeichnen.</translation>
    </message>
    <message>
        <source>{path}: the picture cannot be written there.</source>
        <translation>{path}: Dorthin lässt sich das Bild nicht schreiben.</translation>
    </message>
    <message>
        <source>“{size}” is not a size; write width and height as in 1280x800.</source>
        <translation>„{size}“ ist keine Größe; schreib Breite und Höhe wie in 1280x800.</translation>
    </message>
    <message>
        <source>The size {size} is not possible; each side lies between {least} and {most}.</source>
        <translation>Die Größe {size} ist nicht möglich; jede Seite liegt zwischen {least} und {most}.</translation>
    </message>
    <message>
        <source>There is no seat {seat} at this table; seats are 1 to {last}.</source>
        <translation>An diesem Tisch gibt es keinen Platz {seat}; die Plätze sind 1 bis {last}.</translation>
    </message>
    <message>
        <source>--{option}: at least one is needed.</source>
        <translation>--{option}: Mindestens 1 ist nötig.</translation>
    </message>
    <message>
        <source>--{option}: a number from 0 up is needed.</source>
        <translation>--{option}: Eine Zahl ab 0 ist nötig.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}”; there are {known}, and files and codes.</source>
        <translation>Regeln namens „{name}“ gibt es nicht; es gibt {known}, dazu Dateien und Codes.</translation>
    </message>
    <message>
        <source>There are no rules called “{name}” (did you mean “{near}”?); there are {known}, and files and codes.</source>
        <translation>Regeln namens „{name}“ gibt es nicht (meintest du „{near}“?); es gibt {known}, dazu Dateien und Codes.</translation>
    </message>
    <message>
        <source>--round: in this match no round is over yet.</source>
        <translation>--round: In diesem Match ist noch keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>--round: in this match rounds 1 to {last} are over.</source>
        <translation>--round: In diesem Match sind die Runden 1 bis {last} zu Ende.</translation>
    </message>
    <message>
        <source>--seat: this match has the seats 1 to {last}.</source>
        <translation>--seat: Dieses Match hat die Plätze 1 bis {last}.</translation>
    </message>
    <message>
        <source>There is too much on standard input; allowed are {largest} bytes.</source>
        <translation>Auf der Standardeingabe steht zu viel; erlaubt sind {largest} Bytes.</translation>
    </message>
    <message>
        <source>{path}: this file cannot be read ({why}).</source>
        <translation>{path}: Diese Datei lässt sich nicht lesen ({why}).</translation>
    </message>
    <message>
        <source>--players: {players} players are not possible; there can be {counts}.</source>
        <translation>--players: {players} Spieler sind nicht möglich; möglich sind {counts}.</translation>
    </message>
    <message>
        <source>--shape: {shape} is not possible for {players} players; there is {possible}.</source>
        <translation>--shape: {shape} ist mit {players} Spielern nicht möglich; es gibt {possible}.</translation>
    </message>
    <message>
        <source>--seats: {levels} levels do not fit {players} players; give one, or one for each.</source>
        <translation>--seats: {levels} Stufen passen nicht zu {players} Spielern; gib eine an oder für jeden eine.</translation>
    </message>
    <message>
        <source>“{code}” is not a language of this version; there are {known}.</source>
        <translation>„{code}“ ist keine Sprache dieser Version; es gibt {known}.</translation>
    </message>
    <message>
        <source>--{option}: at least {least} is needed.</source>
        <translation>--{option}: Mindestens {least} ist nötig.</translation>
    </message>
    <message>
        <source>tune: this needs the package cma, which comes with “{command}”.</source>
        <translation>tune: Dafür ist das Modul cma nötig, das mit „{command}“ kommt.</translation>
    </message>
    <message>
        <source>--only: “{name}” is none of the numbers; they are {names}.</source>
        <translation>--only: „{name}“ ist keine der Zahlen; es sind {names}.</translation>
    </message>
    <message>
        <source>The kernel cannot obey {option} as it is set here, so hard and expert play as medium.</source>
        <translation>Der Kern kann {option} nicht befolgen, wie es hier eingestellt ist; deshalb spielen hard und expert wie medium.</translation>
    </message>
    <message>
        <source>The history is measured from a checkout or an installed package only.</source>
        <translation>Der Verlauf wird nur aus dem Quelltext oder einer Installation mit Python gemessen.</translation>
    </message>
    <message>
        <source>The window could not be measured: {why}</source>
        <translation>Das Fenster ließ sich nicht messen: {why}</translation>
    </message>
    <message>
        <source>The table is measured beside a bare view, for which the game&apos;s Python is needed.</source>
        <translation>Der Tisch wird neben einer leeren Ansicht gemessen, für die das Python des Spiels nötig ist.</translation>
    </message>
    <message>
        <source>A part could not be measured: {why}</source>
        <translation>Ein Teil ließ sich nicht messen: {why}</translation>
    </message>
    <message>
        <source>This means nothing here: {words}</source>
        <translation>Das bedeutet hier nichts: {words}</translation>
    </message>
    <message>
        <source>This is still needed: {words}</source>
        <translation>Das fehlt noch: {words}</translation>
    </message>
    <message>
        <source>One of these is needed: {words}</source>
        <translation>Eines von diesen ist nötig: {words}</translation>
    </message>
    <message>
        <source>“{value}” is not possible here; there are {known}</source>
        <translation>„{value}“ ist hier nicht möglich; es gibt {known}</translation>
    </message>
    <message>
        <source>a value is needed after this</source>
        <translation>Danach ist ein Wert nötig</translation>
    </message>
    <message>
        <source>at least one value is needed after this</source>
        <translation>Danach ist mindestens ein Wert nötig</translation>
    </message>
    <message>
        <source>so many values are needed after this: {number}</source>
        <translation>Danach sind so viele Werte nötig: {number}</translation>
    </message>
    <message>
        <source>this is not possible together with {words}</source>
        <translation>Das ist nicht möglich zusammen mit {words}</translation>
    </message>
    <message>
        <source>no value goes with this, but there is “{value}”</source>
        <translation>Hierzu gehört kein Wert, aber es steht „{value}“ da</translation>
    </message>
    <message>
        <source>“{words}” can mean several things: {known}</source>
        <translation>„{words}“ kann mehreres bedeuten: {known}</translation>
    </message>
    <message>
        <source>“{value}” is not a whole number</source>
        <translation>„{value}“ ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>“{value}” is not a number</source>
        <translation>„{value}“ ist keine Zahl</translation>
    </message>
    <message>
        <source>{what} ({program} --help tells what can be typed).</source>
        <translation>{what} ({program} --help zeigt, was eingegeben werden kann).</translation>
    </message>
    <message>
        <source>The output cannot be written ({why}).</source>
        <translation>Die Ausgabe kann nicht geschrieben werden ({why}).</translation>
    </message>
</context>
<context>
    <name>TurnPhrases</name>
    <message>
        <source>melded {melds}</source>
        <translation>{melds} gemeldet</translation>
    </message>
    <message>
        <source>drew a replacement card</source>
        <translation>eine Ersatzkarte gezogen</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} replacement card(s)</source>
        <translation>
            <numerusform>eine Ersatzkarte gezogen</numerusform>
            <numerusform>{number} Ersatzkarten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>took {card} from the pile onto a sequence</source>
        <translation>{card} vom Ablagestapel an eine Sequenz genommen</translation>
    </message>
    <message>
        <source>took up the rest of the pile</source>
        <translation>den Rest des Ablagestapels aufgenommen</translation>
    </message>
    <message>
        <source>merged two melds</source>
        <translation>zwei Figuren zusammengelegt</translation>
    </message>
    <message>
        <source>swapped {card} for {wild}</source>
        <translation>{wild} gegen {card} eingetauscht</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} abgelegt</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>asked to go out</source>
        <translation>um Erlaubnis zum Ausmachen gebeten</translation>
    </message>
    <message>
        <source>laid out a red three</source>
        <translation>eine rote Drei ausgelegt</translation>
    </message>
    <message numerus="yes">
        <source>laid out {number} red three(s)</source>
        <translation>
            <numerusform>eine rote Drei ausgelegt</numerusform>
            <numerusform>{number} rote Dreien ausgelegt</numerusform>
        </translation>
    </message>
    <message>
        <source>drew {cards}</source>
        <translation>{cards} gezogen</translation>
    </message>
    <message numerus="yes">
        <source>drew {number} card(s)</source>
        <translation>
            <numerusform>eine Karte gezogen</numerusform>
            <numerusform>{number} Karten gezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>took {cards} from the pile</source>
        <translation>{cards} vom Ablagestapel genommen</translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s)</source>
        <translation>
            <numerusform>den Ablagestapel mit einer Karte aufgenommen</numerusform>
            <numerusform>den Ablagestapel mit %n Karten aufgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>took the pile of %n card(s) with {cards}</source>
        <translation>
            <numerusform>den Ablagestapel von einer Karte aufgenommen, dafür {cards} gezeigt</numerusform>
            <numerusform>den Ablagestapel von %n Karten aufgenommen, dafür {cards} gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>added {cards}</source>
        <translation>{cards} angelegt</translation>
    </message>
    <message>
        <source>added {cards} to the melds of {names}</source>
        <translation>bei {names} {cards} angelegt</translation>
    </message>
    <message>
        <source>a sequence of {suit}: {cards}</source>
        <translation>eine {suit}-Sequenz ({cards})</translation>
    </message>
</context>
<context>
    <name>TurnsChapter</name>
    <message>
        <source>The players take turns, and each turn has three steps:</source>
        <translation>Die Spieler kommen reihum dran, und jeder Zug hat drei Schritte:</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message numerus="yes">
        <source>Draw {number} card(s) from the stock, or take from the discard pile instead.</source>
        <translation>
            <numerusform>Zieh eine Karte vom Talon oder nimm stattdessen vom Ablagestapel.</numerusform>
            <numerusform>Zieh {number} Karten vom Talon oder nimm stattdessen vom Ablagestapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw cards from the stock, {value}, or take from the discard pile instead.</source>
        <translation>Zieh Karten vom Talon, {value}, oder nimm stattdessen vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to melds that lie there, as many as you like or none at all.</source>
        <translation>Leg Figuren aus und leg Karten an Figuren an, die schon daliegen, so viele du willst oder auch gar keine.</translation>
    </message>
    <message>
        <source>Lay melds and add cards to your melds, as many as you like or none at all.</source>
        <translation>Leg Figuren aus und leg Karten an deine Figuren an, so viele du willst oder auch gar keine.</translation>
    </message>
    <message>
        <source>Discard a card: lay it face up on the discard pile.</source>
        <translation>Leg eine Karte ab: offen auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Only a player who can neither discard nor lay a card passes.</source>
        <translation>Nur wer weder ablegen noch eine Karte auslegen kann, passt.</translation>
    </message>
    <message>
        <source>A player who can neither discard nor lay a card passes too.</source>
        <translation>Auch wer weder ablegen noch eine Karte auslegen kann, passt.</translation>
    </message>
    <message>
        <source>Melded cards stay on the table to the end of the round.</source>
        <translation>Gemeldete Karten bleiben bis zum Ende der Runde auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>TutorialMenus</name>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Spielen lernen</translation>
    </message>
    <message>
        <source>&amp;Next step, or skip this one</source>
        <translation>&amp;Nächster Schritt, oder diesen überspringen</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>Begin &amp;again</source>
        <translation>Noch einmal an&amp;fangen</translation>
    </message>
    <message>
        <source>&amp;Leave, and go on another time</source>
        <translation>&amp;Verlassen und ein andermal weitermachen</translation>
    </message>
    <message>
        <source>T&amp;urn</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
</context>
<context>
    <name>TutorialPanel</name>
    <message>
        <source>&amp;Back</source>
        <translation>Zu&amp;rück</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <translation>&amp;Verlassen</translation>
    </message>
    <message>
        <source>You can go on here at any time.</source>
        <translation>Du kannst hier jederzeit weitermachen.</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
</context>
<context>
    <name>TutorialTexts</name>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>You and {partner}, who sits opposite, play together against {left} and {right}. In the middle lie the stock and the discard pile, and above your hand is the place for your side&apos;s melds.</source>
        <translation>Du spielst gegen {left} und {right}, zusammen mit {partner} auf der anderen Seite des Tisches. In der Mitte liegen Talon und Ablagestapel, und über deiner Hand ist der Platz für die Figuren deines Teams.</translation>
    </message>
    <message>
        <source>Look around, then press Next.</source>
        <translation>Sieh dich um und drück dann auf „Weiter“.</translation>
    </message>
    <message>
        <source>Where help is</source>
        <translation>Wo es Hilfe gibt</translation>
    </message>
    <message>
        <source>The line above your hand always says what you can do now. H gives a hint, Z takes a step back, F1 shows the rules, and ? shows all keys.</source>
        <translation>Die Zeile über deiner Hand sagt dir immer, was du gerade tun kannst. H gibt einen Tipp, Z nimmt einen Schritt zurück, F1 zeigt die Regeln und ? alle Tasten.</translation>
    </message>
    <message>
        <source>Ask for a hint: press H or the button Hint.</source>
        <translation>Lass dir einen Tipp geben: Drück H oder auf „Tipp“.</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>A turn begins with two cards from the stock.</source>
        <translation>Ein Zug beginnt mit zwei Karten vom Talon.</translation>
    </message>
    <message>
        <source>Click the stock, or press D.</source>
        <translation>Klick auf den Talon oder drück D.</translation>
    </message>
    <message>
        <source>A group</source>
        <translation>Eine Gruppe</translation>
    </message>
    <message>
        <source>Three or more cards of one rank make a group. By keyboard you walk along your hand with the arrow keys and select cards with Space.</source>
        <translation>Drei oder mehr Karten eines Rangs sind eine Gruppe. Mit den Pfeiltasten gehst du durch deine Hand, mit der Leertaste wählst du Karten aus.</translation>
    </message>
    <message>
        <source>Select the three queens and drag them to the free place, or press M.</source>
        <translation>Wähl die drei Damen aus und schieb sie auf den freien Platz, oder drück M.</translation>
    </message>
    <message>
        <source>A sequence, and the first meld</source>
        <translation>Eine Sequenz und die Erstmeldung</translation>
    </message>
    <message>
        <source>Three or more cards of one suit in a row make a sequence. What your side lays first must count {needed} points, in one meld or several: the queens bring 30 of them.</source>
        <translation>Drei oder mehr Karten einer Farbe in Folge sind eine Sequenz. Was dein Team zuerst meldet, muss {needed} Punkte zählen, in einer Figur oder mehreren: Die Damen bringen davon 30.</translation>
    </message>
    <message>
        <source>Meld the hearts from 7 to jack.</source>
        <translation>Melde Herz-7 bis Herz-Bube.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>With a discard your turn ends. As long as the ring beside the pile runs, Z takes it back.</source>
        <translation>Mit dem Ablegen endet dein Zug. Solange der Ring neben dem Stapel läuft, nimmst du ihn mit Z zurück.</translation>
    </message>
    <message>
        <source>Select the 4 of clubs and press Enter, or drag it to the discard pile.</source>
        <translation>Wähl Kreuz-4 aus und drück Enter, oder schieb sie auf den Ablagestapel.</translation>
    </message>
    <message>
        <source>Taking the pile</source>
        <translation>Den Stapel aufnehmen</translation>
    </message>
    <message>
        <source>With a pair of its top card&apos;s rank you may take the whole pile instead of drawing. Point at the pile to see what it would bring.</source>
        <translation>Mit einem Paar vom Rang der obersten Karte darfst du den ganzen Stapel aufnehmen, statt zu ziehen. Zeig auf den Stapel, um zu sehen, was er dir bringt.</translation>
    </message>
    <message>
        <source>Wait for your turn, then take the pile with your fives: click it, or press P.</source>
        <translation>Warte, bis du dran bist, und nimm den Stapel dann mit deinen Fünfen auf: Klick ihn an oder drück P.</translation>
    </message>
    <message>
        <source>Adding cards, and wild cards</source>
        <translation>Anlegen und Wildcards</translation>
    </message>
    <message>
        <source>A red three is laid out by itself, and you draw a card for it. It counts {three} points: for your side once it may go out, and against it until then.</source>
        <translation>Eine rote Drei wird für sich ausgelegt, und du ziehst dafür eine Karte. Sie zählt {three} Punkte: für dein Team, sobald es ausmachen darf, bis dahin gegen dein Team.</translation>
    </message>
    <message>
        <source>You went out, and the round is counted. In a match the next one would now be dealt, until a side has enough points. The menu Help leads here, to the rules and to all keys at any time.</source>
        <translation>Du hast ausgemacht, und die Runde wird abgerechnet. In einem Match würde jetzt die nächste ausgeteilt, bis ein Team genügend Punkte hat. Das Menü „Hilfe“ führt dich jederzeit hierher, zu den Regeln und zu allen Tasten.</translation>
    </message>
    <message>
        <source>Look at the sheet, then press Finish.</source>
        <translation>Sieh dir die Abrechnung an und drück dann auf „Fertig“.</translation>
    </message>
    <message>
        <source>Red threes</source>
        <translation>Rote Dreien</translation>
    </message>
    <message>
        <source>Cards can join your side&apos;s melds: the queen is next to the jack of your sequence. Twos and jokers are wild: they stand for other cards in a group, but never in a sequence.</source>
        <translation>An die Figuren deines Teams lassen sich Karten anlegen: Die Dame passt neben den Buben deiner Sequenz. Zweien und Joker sind Wildcards: In einer Gruppe stehen sie für andere Karten, in einer Sequenz nie.</translation>
    </message>
    <message>
        <source>Add the queen of hearts and, to the fives, the 2 of clubs. Then discard the 6 of spades.</source>
        <translation>Leg Herz-Dame an, dazu Kreuz-2 an die Fünfen. Dann leg Pik-6 ab.</translation>
    </message>
    <message>
        <source>Wait for your turn, draw with D, then lay out the 3 of hearts: press T.</source>
        <translation>Warte, bis du dran bist, zieh mit D und leg dann Herz-3 aus: Drück T.</translation>
    </message>
    <message>
        <source>Canasta and samba</source>
        <translation>Canasta und Samba</translation>
    </message>
    <message>
        <source>With your partner&apos;s cards the queens have become a canasta: seven of a rank count {canasta} points. Seven in sequence are a samba and count {samba}.</source>
        <translation>Mit den Karten deines Partners sind die Damen eine Canasta geworden: Sieben eines Rangs zählen {canasta} Punkte. Sieben in Folge sind eine Samba und zählen {samba}.</translation>
    </message>
    <message>
        <source>Complete the samba with the 6 of hearts.</source>
        <translation>Vervollständige die Samba mit Herz-6.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Ausmachen</translation>
    </message>
    <message>
        <source>With a canasta and a samba your side may go out: who gets rid of all cards ends the round. What others still hold counts against them.</source>
        <translation>Mit einer Canasta und einer Samba darf dein Team ausmachen: Wer alle Karten loswird, beendet die Runde. Was andere noch auf der Hand haben, zählt gegen sie.</translation>
    </message>
    <message>
        <source>Meld the four kings and the three aces, then discard your last card.</source>
        <translation>Melde die vier Könige und die drei Asse, dann leg deine letzte Karte ab.</translation>
    </message>
    <message>
        <source>That is the game</source>
        <translation>So geht das Spiel</translation>
    </message>
    <message>
        <source>Step {at} of {of}: {title}</source>
        <translation>Schritt {at} von {of}: {title}</translation>
    </message>
    <message>
        <source>The rules allow it, but the lesson goes another way. {task}</source>
        <translation>Die Regeln erlauben es, aber diese Lektion geht anders weiter. {task}</translation>
    </message>
    <message>
        <source>Tutorial</source>
        <translation>Spielen lernen</translation>
    </message>
</context>
<context>
    <name>TutorialWindow</name>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>In a match the log tells every turn; the tutorial keeps none.</source>
        <translation>Im Match hält das Protokoll jeden Zug fest; beim Lernen gibt es keines.</translation>
    </message>
</context>
<context>
    <name>TypedRules</name>
    <message>
        <source>{game}, changed</source>
        <translation>{game}, geändert</translation>
    </message>
</context>
<context>
    <name>Unreadable</name>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a name in quotation marks</source>
        <translation>ein Name in Anführungszeichen</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>ein Doppelpunkt</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>a quotation mark at the end</source>
        <translation>ein Anführungszeichen am Ende</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>nichts mehr</translation>
    </message>
    <message>
        <source>not text in UTF-8 or UTF-16</source>
        <translation>kein Text in UTF-8 oder UTF-16</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>mehr als {most} Werte</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}</source>
        <translation>kein JSON in Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
        <source>not JSON at line {line}, column {column}: expected is {expected}</source>
        <translation>kein JSON in Zeile {line}, Spalte {column}: erwartet wird {expected}</translation>
    </message>
    <message>
        <source>“{name}” stands twice; keep one of the two</source>
        <translation>„{name}“ steht zweimal da; behalte eins von beiden</translation>
    </message>
    <message>
        <source>“{number}” is not possible as a number</source>
        <translation>„{number}“ ist als Zahl nicht möglich</translation>
    </message>
    <message>
        <source>more than {most} brackets in one another</source>
        <translation>mehr als {most} Klammern ineinander</translation>
    </message>
    <message>
        <source>half of a character, {code}, which nothing can show</source>
        <translation>ein halbes Zeichen, {code}, das nichts anzeigen kann</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>for {value} players</source>
        <translation>für {value} Spieler</translation>
    </message>
    <message>
        <source>teams: {value}</source>
        <translation>Teams: {value}</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>ein Kartensatz</translation>
    </message>
    <message>
        <source>{number} decks</source>
        <translation>{number} Kartensätze</translation>
    </message>
    <message>
        <source>no jokers</source>
        <translation>keine Joker</translation>
    </message>
    <message>
        <source>one joker</source>
        <translation>ein Joker</translation>
    </message>
    <message>
        <source>{number} jokers</source>
        <translation>{number} Joker</translation>
    </message>
    <message>
        <source>{number} cards dealt to each</source>
        <translation>{number} Karten für jeden</translation>
    </message>
    <message>
        <source>cards dealt to each: {value}</source>
        <translation>Karten für jeden: {value}</translation>
    </message>
    <message>
        <source>the highest card deals first</source>
        <translation>die höchste Karte gibt zuerst</translation>
    </message>
    <message>
        <source>the first dealer is found by lot</source>
        <translation>der erste Geber wird ausgelost</translation>
    </message>
    <message>
        <source>the first dealer is chosen</source>
        <translation>der erste Geber wird bestimmt</translation>
    </message>
    <message>
        <source>play goes clockwise</source>
        <translation>gespielt wird im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>play goes anticlockwise</source>
        <translation>gespielt wird gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>the first card of the pile is never covered</source>
        <translation>die Startkarte wird nie bedeckt</translation>
    </message>
    <message>
        <source>a first card is covered if it is {any}</source>
        <translation>die Startkarte wird bedeckt, wenn es {any} ist</translation>
    </message>
    <message>
        <source>a wild first card freezes the pile</source>
        <translation>eine Wildcard als Startkarte friert den Stapel ein</translation>
    </message>
    <message>
        <source>a wild first card doesn&apos;t freeze the pile</source>
        <translation>eine Wildcard als Startkarte friert den Stapel nicht ein</translation>
    </message>
    <message>
        <source>one card drawn in a turn</source>
        <translation>eine gezogene Karte je Zug</translation>
    </message>
    <message>
        <source>{number} cards drawn in a turn</source>
        <translation>{number} gezogene Karten je Zug</translation>
    </message>
    <message>
        <source>cards drawn in a turn: {value}</source>
        <translation>gezogene Karten je Zug: {value}</translation>
    </message>
    <message>
        <source>no wild cards</source>
        <translation>keine Wildcards</translation>
    </message>
    <message>
        <source>the wild cards are {value}</source>
        <translation>Wildcards sind {value}</translation>
    </message>
    <message>
        <source>a joker counts {value}</source>
        <translation>ein Joker zählt {value}</translation>
    </message>
    <message>
        <source>a two counts {value}</source>
        <translation>eine Zwei zählt {value}</translation>
    </message>
    <message>
        <source>an ace counts {value}</source>
        <translation>ein Ass zählt {value}</translation>
    </message>
    <message>
        <source>number cards count 5 or 10</source>
        <translation>Zahlenkarten zählen 5 oder 10</translation>
    </message>
    <message>
        <source>number cards count their number</source>
        <translation>Zahlenkarten zählen ihre Zahl</translation>
    </message>
    <message>
        <source>threes are special</source>
        <translation>Dreien sind Sonderkarten</translation>
    </message>
    <message>
        <source>threes are ordinary cards</source>
        <translation>Dreien sind gewöhnliche Karten</translation>
    </message>
    <message>
        <source>a melded black three counts {value}</source>
        <translation>eine gemeldete schwarze Drei zählt {value}</translation>
    </message>
    <message>
        <source>a red three counts {value}</source>
        <translation>eine rote Drei zählt {value}</translation>
    </message>
    <message>
        <source>any number of wild cards in a group</source>
        <translation>beliebig viele Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>no wild card in a group</source>
        <translation>keine Wildcard in einer Gruppe</translation>
    </message>
    <message>
        <source>at most one wild card in a group</source>
        <translation>höchstens eine Wildcard in einer Gruppe</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a group</source>
        <translation>höchstens {number} Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>twice as many natural as wild cards in a group</source>
        <translation>doppelt so viele natürliche Karten wie Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>more natural than wild cards in a group</source>
        <translation>mehr natürliche Karten als Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>at least as many natural as wild cards in a group</source>
        <translation>mindestens so viele natürliche Karten wie Wildcards in einer Gruppe</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a group</source>
        <translation>keine Mehrheit natürlicher Karten in einer Gruppe nötig</translation>
    </message>
    <message>
        <source>one natural card is enough for a group</source>
        <translation>eine natürliche Karte genügt für eine Gruppe</translation>
    </message>
    <message>
        <source>{number} natural cards in each group</source>
        <translation>{number} natürliche Karten in jeder Gruppe</translation>
    </message>
    <message>
        <source>no limit to the wild cards of a side</source>
        <translation>beliebig viele Wildcards je Team</translation>
    </message>
    <message>
        <source>no wild card in the groups of a side</source>
        <translation>keine Wildcard in den Gruppen eines Teams</translation>
    </message>
    <message>
        <source>one wild card in all groups of a side</source>
        <translation>eine Wildcard in allen Gruppen eines Teams</translation>
    </message>
    <message>
        <source>{number} wild cards in all groups of a side</source>
        <translation>{number} Wildcards in allen Gruppen eines Teams</translation>
    </message>
    <message>
        <source>no canastas</source>
        <translation>keine Canastas</translation>
    </message>
    <message>
        <source>canastas of {number} cards</source>
        <translation>Canastas aus {number} Karten</translation>
    </message>
    <message>
        <source>canastas may grow past seven cards</source>
        <translation>Canastas dürfen über sieben Karten hinauswachsen</translation>
    </message>
    <message>
        <source>canastas end at seven cards</source>
        <translation>Canastas enden bei sieben Karten</translation>
    </message>
    <message>
        <source>wild cards may join complete canastas</source>
        <translation>Wildcards dürfen an vollständige Canastas</translation>
    </message>
    <message>
        <source>no wild card joins a complete canasta</source>
        <translation>keine Wildcard an vollständige Canastas</translation>
    </message>
    <message>
        <source>several groups of one rank</source>
        <translation>mehrere Gruppen eines Rangs</translation>
    </message>
    <message>
        <source>only one group of each rank</source>
        <translation>nur eine Gruppe je Rang</translation>
    </message>
    <message>
        <source>groups may be merged</source>
        <translation>Gruppen dürfen zusammengelegt werden</translation>
    </message>
    <message>
        <source>groups can&apos;t be merged</source>
        <translation>Gruppen dürfen nicht zusammengelegt werden</translation>
    </message>
    <message>
        <source>cards may be added to melds of other sides</source>
        <translation>Anlegen an fremde Figuren erlaubt</translation>
    </message>
    <message>
        <source>no card is added to melds of other sides</source>
        <translation>kein Anlegen an fremde Figuren</translation>
    </message>
    <message>
        <source>wild cards alone may be melded</source>
        <translation>Wildcards allein dürfen gemeldet werden</translation>
    </message>
    <message>
        <source>wild cards alone are no meld</source>
        <translation>Wildcards allein sind keine Figur</translation>
    </message>
    <message>
        <source>a wild canasta is closed</source>
        <translation>eine Wildcard-Canasta ist abgeschlossen</translation>
    </message>
    <message>
        <source>a wild canasta may grow</source>
        <translation>eine Wildcard-Canasta darf wachsen</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be swapped</source>
        <translation>Wildcards werden nicht eingetauscht</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups</source>
        <translation>Wildcards dürfen in Gruppen eingetauscht werden</translation>
    </message>
    <message>
        <source>wild cards may be swapped in groups and sequences</source>
        <translation>Wildcards dürfen in Gruppen und Sequenzen eingetauscht werden</translation>
    </message>
    <message>
        <source>sequences are played</source>
        <translation>es wird mit Sequenzen gespielt</translation>
    </message>
    <message>
        <source>no sequences</source>
        <translation>keine Sequenzen</translation>
    </message>
    <message>
        <source>sequences run from 4 to ace</source>
        <translation>Sequenzen von 4 bis Ass</translation>
    </message>
    <message>
        <source>sequences run from 3 to ace</source>
        <translation>Sequenzen von 3 bis Ass</translation>
    </message>
    <message>
        <source>sequences run from ace to king</source>
        <translation>Sequenzen von Ass bis König</translation>
    </message>
    <message>
        <source>sequences of any length</source>
        <translation>Sequenzen beliebiger Länge</translation>
    </message>
    <message>
        <source>sequences of at most {number} cards</source>
        <translation>Sequenzen aus höchstens {number} Karten</translation>
    </message>
    <message>
        <source>any number of wild cards in a sequence</source>
        <translation>beliebig viele Wildcards in einer Sequenz</translation>
    </message>
    <message>
        <source>no wild card in a sequence</source>
        <translation>keine Wildcard in einer Sequenz</translation>
    </message>
    <message>
        <source>at most one wild card in a sequence</source>
        <translation>höchstens eine Wildcard in einer Sequenz</translation>
    </message>
    <message>
        <source>at most {number} wild cards in a sequence</source>
        <translation>höchstens {number} Wildcards in einer Sequenz</translation>
    </message>
    <message>
        <source>one natural card is enough for a sequence</source>
        <translation>eine natürliche Karte genügt für eine Sequenz</translation>
    </message>
    <message>
        <source>{number} natural cards in each sequence</source>
        <translation>{number} natürliche Karten in jeder Sequenz</translation>
    </message>
    <message>
        <source>no majority of natural cards needed in a sequence</source>
        <translation>keine Mehrheit natürlicher Karten in einer Sequenz nötig</translation>
    </message>
    <message>
        <source>more natural than wild cards in a sequence</source>
        <translation>mehr natürliche Karten als Wildcards in einer Sequenz</translation>
    </message>
    <message>
        <source>a wild card in a sequence keeps its place</source>
        <translation>eine Wildcard in einer Sequenz behält ihren Platz</translation>
    </message>
    <message>
        <source>a wild card in a sequence gives way to its card</source>
        <translation>eine Wildcard in einer Sequenz weicht ihrer Karte</translation>
    </message>
    <message>
        <source>no {sambas} for sequences of seven</source>
        <translation>keine {sambas} für Sequenzen aus sieben Karten</translation>
    </message>
    <message>
        <source>{sambas} of {number} cards</source>
        <translation>{sambas} aus {number} Karten</translation>
    </message>
    <message>
        <source>{a_samba} is closed</source>
        <translation>{a_samba} ist abgeschlossen</translation>
    </message>
    <message>
        <source>{a_samba} may grow</source>
        <translation>{a_samba} darf wachsen</translation>
    </message>
    <message>
        <source>sequences can&apos;t be merged</source>
        <translation>Sequenzen dürfen nicht zusammengelegt werden</translation>
    </message>
    <message>
        <source>sequences may be merged</source>
        <translation>Sequenzen dürfen zusammengelegt werden</translation>
    </message>
    <message>
        <source>several sequences of one suit</source>
        <translation>mehrere Sequenzen einer Farbe</translation>
    </message>
    <message>
        <source>only one sequence of each suit</source>
        <translation>nur eine Sequenz je Farbe</translation>
    </message>
    <message>
        <source>the whole pile is taken</source>
        <translation>der ganze Stapel wird aufgenommen</translation>
    </message>
    <message>
        <source>five cards of the pile are taken</source>
        <translation>fünf Karten des Stapels werden aufgenommen</translation>
    </message>
    <message>
        <source>only the top card of the pile is taken</source>
        <translation>nur die oberste Karte des Stapels wird genommen</translation>
    </message>
    <message>
        <source>the top card of the pile must be melded</source>
        <translation>die oberste Karte des Stapels muss gemeldet werden</translation>
    </message>
    <message>
        <source>the top card of the pile need not be melded</source>
        <translation>die oberste Karte des Stapels muss nicht gemeldet werden</translation>
    </message>
    <message>
        <source>a natural pair takes the pile</source>
        <translation>Aufnehmen mit natürlichem Paar</translation>
    </message>
    <message>
        <source>a natural pair doesn&apos;t take the pile</source>
        <translation>kein Aufnehmen mit natürlichem Paar</translation>
    </message>
    <message>
        <source>a natural and a wild card don&apos;t take the pile</source>
        <translation>kein Aufnehmen mit natürlicher Karte und Wildcard</translation>
    </message>
    <message>
        <source>a natural and a wild card take the pile while it isn&apos;t frozen</source>
        <translation>Aufnehmen mit natürlicher Karte und Wildcard nur, solange nicht eingefroren</translation>
    </message>
    <message>
        <source>a natural and a wild card always take the pile</source>
        <translation>Aufnehmen mit natürlicher Karte und Wildcard immer</translation>
    </message>
    <message>
        <source>a pair for the pile may join a group</source>
        <translation>ein Paar für den Stapel darf an eine Gruppe</translation>
    </message>
    <message>
        <source>a pair for the pile begins a new group</source>
        <translation>ein Paar für den Stapel beginnt eine neue Gruppe</translation>
    </message>
    <message>
        <source>adding the top card to a group doesn&apos;t take the pile</source>
        <translation>kein Aufnehmen durch Anlegen an eine Gruppe</translation>
    </message>
    <message>
        <source>adding the top card to a group takes the pile while it isn&apos;t frozen</source>
        <translation>Aufnehmen durch Anlegen an eine Gruppe nur, solange nicht eingefroren</translation>
    </message>
    <message>
        <source>adding the top card to a group always takes the pile</source>
        <translation>Aufnehmen durch Anlegen an eine Gruppe immer</translation>
    </message>
    <message>
        <source>adding the top card to a sequence doesn&apos;t take the pile</source>
        <translation>kein Aufnehmen durch Anlegen an eine Sequenz</translation>
    </message>
    <message>
        <source>adding the top card to a sequence takes the pile while it isn&apos;t frozen</source>
        <translation>Aufnehmen durch Anlegen an eine Sequenz nur, solange nicht eingefroren</translation>
    </message>
    <message>
        <source>adding the top card to a sequence always takes the pile</source>
        <translation>Aufnehmen durch Anlegen an eine Sequenz immer</translation>
    </message>
    <message>
        <source>the top card alone may be taken onto a sequence</source>
        <translation>nur die oberste Karte darf an eine Sequenz genommen werden</translation>
    </message>
    <message>
        <source>the top card can&apos;t be taken alone onto a sequence</source>
        <translation>die oberste Karte allein darf nicht an eine Sequenz genommen werden</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card doesn&apos;t take the pile</source>
        <translation>kein Aufnehmen durch Beginnen einer Sequenz</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card takes the pile while it isn&apos;t frozen</source>
        <translation>Aufnehmen durch Beginnen einer Sequenz nur, solange nicht eingefroren</translation>
    </message>
    <message>
        <source>beginning a sequence with the top card always takes the pile</source>
        <translation>Aufnehmen durch Beginnen einer Sequenz immer</translation>
    </message>
    <message>
        <source>the pile may be taken onto a complete canasta</source>
        <translation>Aufnehmen an eine vollständige Canasta erlaubt</translation>
    </message>
    <message>
        <source>the pile can&apos;t be taken onto a complete canasta</source>
        <translation>kein Aufnehmen an eine vollständige Canasta</translation>
    </message>
    <message>
        <source>the pile is frozen before a first meld</source>
        <translation>vor der Erstmeldung ist der Stapel eingefroren</translation>
    </message>
    <message>
        <source>the pile isn&apos;t frozen before a first meld</source>
        <translation>vor der Erstmeldung ist der Stapel nicht eingefroren</translation>
    </message>
    <message>
        <source>nothing freezes the pile</source>
        <translation>nichts friert den Stapel ein</translation>
    </message>
    <message>
        <source>the pile is always frozen</source>
        <translation>der Stapel ist immer eingefroren</translation>
    </message>
    <message>
        <source>{any} freezes the pile</source>
        <translation>{any} friert den Stapel ein</translation>
    </message>
    <message>
        <source>the pile stays frozen until it is taken</source>
        <translation>der Stapel bleibt eingefroren, bis er aufgenommen ist</translation>
    </message>
    <message>
        <source>the pile stays frozen while such a card lies in it</source>
        <translation>der Stapel bleibt eingefroren, solange eine solche Karte darin liegt</translation>
    </message>
    <message>
        <source>nothing blocks the pile</source>
        <translation>nichts blockiert den Stapel</translation>
    </message>
    <message>
        <source>{any} on top blocks the pile</source>
        <translation>{any} obenauf blockiert den Stapel</translation>
    </message>
    <message>
        <source>red threes may be discarded</source>
        <translation>rote Dreien dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>red threes can&apos;t be discarded</source>
        <translation>rote Dreien dürfen nicht abgelegt werden</translation>
    </message>
    <message>
        <source>wild cards may be discarded</source>
        <translation>Wildcards dürfen abgelegt werden</translation>
    </message>
    <message>
        <source>wild cards can&apos;t be discarded</source>
        <translation>Wildcards dürfen nicht abgelegt werden</translation>
    </message>
    <message>
        <source>a single card in the hand takes the pile like others</source>
        <translation>Aufnehmen auch mit einer einzigen Karte auf der Hand</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile unless going out</source>
        <translation>mit einer einzigen Karte auf der Hand kein Aufnehmen ohne Ausmachen</translation>
    </message>
    <message>
        <source>a single card in the hand takes no pile of one card</source>
        <translation>mit einer einzigen Karte auf der Hand kein Stapel aus einer Karte</translation>
    </message>
    <message>
        <source>first meld of {value}</source>
        <translation>Erstmeldung: {value}</translation>
    </message>
    <message>
        <source>several melds count together for the first meld</source>
        <translation>mehrere Figuren zählen zusammen zur Erstmeldung</translation>
    </message>
    <message>
        <source>a single meld must reach the minimum</source>
        <translation>eine einzige Figur muss den Mindestwert erreichen</translation>
    </message>
    <message>
        <source>sequences count for the first meld</source>
        <translation>Sequenzen zählen zur Erstmeldung</translation>
    </message>
    <message>
        <source>sequences don&apos;t count for the first meld</source>
        <translation>Sequenzen zählen nicht zur Erstmeldung</translation>
    </message>
    <message>
        <source>a first meld for each side</source>
        <translation>eine Erstmeldung je Team</translation>
    </message>
    <message>
        <source>a first meld for each player</source>
        <translation>eine Erstmeldung je Spieler</translation>
    </message>
    <message>
        <source>the pile may be taken for the first meld</source>
        <translation>Aufnehmen zur Erstmeldung erlaubt</translation>
    </message>
    <message>
        <source>no pile before the first meld</source>
        <translation>kein Aufnehmen vor der Erstmeldung</translation>
    </message>
    <message>
        <source>the top card counts for the first meld</source>
        <translation>die oberste Karte zählt zur Erstmeldung</translation>
    </message>
    <message>
        <source>the top card doesn&apos;t count for the first meld</source>
        <translation>die oberste Karte zählt nicht zur Erstmeldung</translation>
    </message>
    <message>
        <source>the rest of the pile counts for the first meld</source>
        <translation>der Rest des Stapels zählt zur Erstmeldung</translation>
    </message>
    <message>
        <source>the rest of the pile doesn&apos;t count for the first meld</source>
        <translation>der Rest des Stapels zählt nicht zur Erstmeldung</translation>
    </message>
    <message>
        <source>bonuses count for the first meld</source>
        <translation>Boni zählen zur Erstmeldung</translation>
    </message>
    <message>
        <source>bonuses don&apos;t count for the first meld</source>
        <translation>Boni zählen nicht zur Erstmeldung</translation>
    </message>
    <message>
        <source>no minimum when going out in one turn</source>
        <translation>kein Mindestwert beim Ausmachen in einem Zug</translation>
    </message>
    <message>
        <source>the minimum holds when going out in one turn</source>
        <translation>Mindestwert auch beim Ausmachen in einem Zug</translation>
    </message>
    <message>
        <source>red threes are laid out at once</source>
        <translation>rote Dreien werden sofort ausgelegt</translation>
    </message>
    <message>
        <source>red threes are your choice</source>
        <translation>rote Dreien nach Wahl</translation>
    </message>
    <message>
        <source>red threes have no special role</source>
        <translation>rote Dreien haben keine Sonderrolle</translation>
    </message>
    <message>
        <source>red threes are replaced</source>
        <translation>rote Dreien werden ersetzt</translation>
    </message>
    <message>
        <source>no replacement for red threes</source>
        <translation>kein Ersatz für rote Dreien</translation>
    </message>
    <message>
        <source>red threes from the pile are replaced</source>
        <translation>rote Dreien aus dem Stapel werden ersetzt</translation>
    </message>
    <message>
        <source>no replacement for red threes from the pile</source>
        <translation>kein Ersatz für rote Dreien aus dem Stapel</translation>
    </message>
    <message>
        <source>{value} for each red three</source>
        <translation>{value} für jede rote Drei</translation>
    </message>
    <message>
        <source>{value} for all red threes</source>
        <translation>{value} für alle roten Dreien</translation>
    </message>
    <message>
        <source>red threes count with what going out needs</source>
        <translation>rote Dreien zählen mit dem, was zum Ausmachen nötig ist</translation>
    </message>
    <message>
        <source>red threes count after the first meld</source>
        <translation>rote Dreien zählen nach der Erstmeldung</translation>
    </message>
    <message>
        <source>red threes count with enough {sets}</source>
        <translation>rote Dreien zählen mit genügend {sets}</translation>
    </message>
    <message>
        <source>red threes need no {set}</source>
        <translation>rote Dreien zählen auch ohne {set}</translation>
    </message>
    <message>
        <source>red threes need one {set}</source>
        <translation>rote Dreien zählen erst mit einer {set}</translation>
    </message>
    <message>
        <source>red threes need {number} {sets}</source>
        <translation>für rote Dreien sind {number} {sets} nötig</translation>
    </message>
    <message>
        <source>{value} lost for each red three</source>
        <translation>{value} Verlust für jede rote Drei</translation>
    </message>
    <message>
        <source>{value} lost for all red threes</source>
        <translation>{value} Verlust für alle roten Dreien</translation>
    </message>
    <message>
        <source>red threes in the hand cost nothing</source>
        <translation>rote Dreien auf der Hand kosten nichts</translation>
    </message>
    <message>
        <source>{value} lost for red threes in the hand</source>
        <translation>{value} Verlust für rote Dreien auf der Hand</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock doesn&apos;t end the round</source>
        <translation>eine rote Drei als letzte Karte des Talons beendet die Runde nicht</translation>
    </message>
    <message>
        <source>a red three as the last card of the stock ends the round</source>
        <translation>eine rote Drei als letzte Karte des Talons beendet die Runde</translation>
    </message>
    <message>
        <source>black threes are never melded</source>
        <translation>schwarze Dreien werden nie gemeldet</translation>
    </message>
    <message>
        <source>black threes are melded when going out</source>
        <translation>schwarze Dreien werden beim Ausmachen gemeldet</translation>
    </message>
    <message>
        <source>black threes are melded when going out, with wild cards too</source>
        <translation>schwarze Dreien werden beim Ausmachen gemeldet, auch mit Wildcards</translation>
    </message>
    <message>
        <source>black threes are melded at any time</source>
        <translation>schwarze Dreien werden jederzeit gemeldet</translation>
    </message>
    <message>
        <source>at most {number} black threes in a group</source>
        <translation>höchstens {number} schwarze Dreien in einer Gruppe</translation>
    </message>
    <message>
        <source>a black three in the hand costs {value}</source>
        <translation>eine schwarze Drei auf der Hand kostet {value}</translation>
    </message>
    <message>
        <source>no {set} needed to go out</source>
        <translation>keine {set} zum Ausmachen nötig</translation>
    </message>
    <message>
        <source>one {set} to go out</source>
        <translation>eine {set} zum Ausmachen</translation>
    </message>
    <message>
        <source>{number} {sets} to go out</source>
        <translation>{number} {sets} zum Ausmachen</translation>
    </message>
    <message>
        <source>{sets} to go out: {value}</source>
        <translation>{sets} zum Ausmachen: {value}</translation>
    </message>
    <message>
        <source>no {samba} needed to go out</source>
        <translation>keine {samba} zum Ausmachen nötig</translation>
    </message>
    <message>
        <source>at least one {samba} to go out</source>
        <translation>mindestens eine {samba} zum Ausmachen</translation>
    </message>
    <message>
        <source>at least {number} {sambas} to go out</source>
        <translation>mindestens {number} {sambas} zum Ausmachen</translation>
    </message>
    <message>
        <source>wild cards may be in all {sets} for going out</source>
        <translation>Wildcards in allen {sets} zum Ausmachen erlaubt</translation>
    </message>
    <message>
        <source>one {set} without wild cards to go out</source>
        <translation>eine {set} ohne Wildcards zum Ausmachen</translation>
    </message>
    <message>
        <source>{number} {sets} without wild cards to go out</source>
        <translation>{number} {sets} ohne Wildcards zum Ausmachen</translation>
    </message>
    <message>
        <source>no melded points needed to go out</source>
        <translation>keine gemeldeten Punkte zum Ausmachen nötig</translation>
    </message>
    <message>
        <source>{value} melded points to go out</source>
        <translation>{value} gemeldete Punkte zum Ausmachen</translation>
    </message>
    <message>
        <source>the last card is melded or discarded</source>
        <translation>die letzte Karte wird gemeldet oder abgelegt</translation>
    </message>
    <message>
        <source>the last card is always discarded</source>
        <translation>die letzte Karte wird immer abgelegt</translation>
    </message>
    <message>
        <source>the last card is never discarded</source>
        <translation>die letzte Karte wird nie abgelegt</translation>
    </message>
    <message>
        <source>one card is kept when melding</source>
        <translation>beim Melden bleibt eine Karte auf der Hand</translation>
    </message>
    <message>
        <source>{number} cards are kept when melding</source>
        <translation>beim Melden bleiben {number} Karten auf der Hand</translation>
    </message>
    <message>
        <source>no passing</source>
        <translation>kein Passen</translation>
    </message>
    <message>
        <source>passing with a single card</source>
        <translation>Passen mit einer einzigen Karte</translation>
    </message>
    <message>
        <source>partners aren&apos;t asked</source>
        <translation>Partner werden nicht gefragt</translation>
    </message>
    <message>
        <source>partners may be asked before going out</source>
        <translation>Partner dürfen vor dem Ausmachen gefragt werden</translation>
    </message>
    <message>
        <source>partners must be asked before going out</source>
        <translation>Partner müssen vor dem Ausmachen gefragt werden</translation>
    </message>
    <message>
        <source>both partners must agree</source>
        <translation>beide Partner müssen zustimmen</translation>
    </message>
    <message>
        <source>one partner&apos;s yes is enough</source>
        <translation>das Ja eines Partners genügt</translation>
    </message>
    <message>
        <source>no bonus for going out</source>
        <translation>kein Bonus fürs Ausmachen</translation>
    </message>
    <message>
        <source>{value} for going out</source>
        <translation>{value} fürs Ausmachen</translation>
    </message>
    <message>
        <source>no extra for going out concealed</source>
        <translation>nichts extra für verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>{value} extra for going out concealed</source>
        <translation>{value} extra für verdecktes Ausmachen</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn</source>
        <translation>verdeckt heißt die ganze Hand in einem Zug</translation>
    </message>
    <message>
        <source>concealed means the whole hand in one turn, {value}</source>
        <translation>verdeckt heißt die ganze Hand in einem Zug, {value}</translation>
    </message>
    <message>
        <source>the round ends with the stock</source>
        <translation>die Runde endet mit dem Talon</translation>
    </message>
    <message>
        <source>the discards become a new stock</source>
        <translation>die abgelegten Karten werden ein neuer Talon</translation>
    </message>
    <message>
        <source>the last cards of the stock are drawn even if they are too few</source>
        <translation>die letzten Karten des Talons werden gezogen, auch wenn es zu wenige sind</translation>
    </message>
    <message>
        <source>too few cards in the stock are as good as none</source>
        <translation>zu wenige Karten im Talon sind so gut wie keine</translation>
    </message>
    <message>
        <source>the pile must be taken at the end where it fits</source>
        <translation>am Ende muss der Stapel aufgenommen werden, wo er passt</translation>
    </message>
    <message>
        <source>nobody has to take the pile</source>
        <translation>niemand muss den Stapel aufnehmen</translation>
    </message>
    <message>
        <source>{value} for a natural canasta</source>
        <translation>{value} für eine natürliche Canasta</translation>
    </message>
    <message>
        <source>{value} for a mixed canasta</source>
        <translation>{value} für eine gemischte Canasta</translation>
    </message>
    <message>
        <source>{value} for {a_samba}</source>
        <translation>{value} für {a_samba}</translation>
    </message>
    <message>
        <source>{value} for {a_samba} with wild cards</source>
        <translation>{value} für {a_samba} mit Wildcards</translation>
    </message>
    <message>
        <source>{value} for a wild canasta</source>
        <translation>{value} für eine Wildcard-Canasta</translation>
    </message>
    <message>
        <source>melded cards count</source>
        <translation>gemeldete Karten zählen</translation>
    </message>
    <message>
        <source>melded cards don&apos;t count</source>
        <translation>gemeldete Karten zählen nicht</translation>
    </message>
    <message>
        <source>cards in the hand are deducted</source>
        <translation>Karten auf der Hand werden abgezogen</translation>
    </message>
    <message>
        <source>cards in the hand cost nothing</source>
        <translation>Karten auf der Hand kosten nichts</translation>
    </message>
    <message>
        <source>to {value}</source>
        <translation>bis {value}</translation>
    </message>
    <message>
        <source>the match ends after a round</source>
        <translation>das Match endet nach einer Runde</translation>
    </message>
    <message>
        <source>the match ends at once</source>
        <translation>das Match endet sofort</translation>
    </message>
    <message>
        <source>the highest score wins</source>
        <translation>der höchste Punktestand gewinnt</translation>
    </message>
    <message>
        <source>of those at the target whoever went out wins</source>
        <translation>am Ziel gewinnt, wer ausgemacht hat</translation>
    </message>
    <message>
        <source>equal scores are a draw</source>
        <translation>bei Gleichstand unentschieden</translation>
    </message>
    <message>
        <source>equal scores are played on</source>
        <translation>bei Gleichstand wird weitergespielt</translation>
    </message>
    <message>
        <source>any number of rounds</source>
        <translation>beliebig viele Runden</translation>
    </message>
    <message>
        <source>one round at most</source>
        <translation>höchstens eine Runde</translation>
    </message>
    <message>
        <source>{value} rounds at most</source>
        <translation>höchstens {value} Runden</translation>
    </message>
    <message>
        <source>{game}, unchanged: {clauses}.</source>
        <translation>{game}, unverändert: {clauses}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{game} with %n change(s): {clauses}.</source>
        <translation>
            <numerusform>{game} mit einer Änderung: {clauses}.</numerusform>
            <numerusform>{game} mit %n Änderungen: {clauses}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule differs from {game}.</source>
        <translation>Keine Regel weicht von „{game}“ ab.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) (differs|differ) from {game}.</source>
        <translation>
            <numerusform>Eine Regel weicht von „{game}“ ab.</numerusform>
            <numerusform>%n Regeln weichen von „{game}“ ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Neues Match&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Regeln&#xa0;…</translation>
    </message>
    <message>
        <source>T&amp;utorial</source>
        <translation>Spielen &amp;lernen</translation>
    </message>
    <message>
        <source>H&amp;istory</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Noch &amp;einmal versuchen</translation>
    </message>
    <message>
        <source>Samba</source>
        <translation>Samba</translation>
    </message>
    <message>
        <source>The table is free: sit down for a match.</source>
        <translation>Der Tisch ist frei: Setz dich zu einem Match.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why did they play that?</source>
        <translation>Warum wurde das gespielt?</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>WhyTexts</name>
    <message>
        <source>{name}, &amp;why did you play that?</source>
        <translation>{name}, &amp;warum hast du das gespielt?</translation>
    </message>
    <message>
        <source>&amp;Why was that played?</source>
        <translation>&amp;Warum wurde das gespielt?</translation>
    </message>
    <message>
        <source>&amp;Show this again</source>
        <translation>&amp;Noch einmal zeigen</translation>
    </message>
    <message>
        <source>The reasons of the others are told when the round is over: now they could give cards away.</source>
        <translation>Die Gründe der anderen erfährst du, wenn die Runde zu Ende ist: Jetzt könnten sie Karten verraten.</translation>
    </message>
    <message>
        <source>What was played, and below it what decided, as each opponent valued it then.</source>
        <translation>Was gespielt wurde, und darunter, was den Ausschlag gab, so wie jeder Gegner es damals einschätzte.</translation>
    </message>
    <message>
        <source>(The reason was not kept, as the match was closed in between.)</source>
        <translation>(Der Grund ist nicht mehr da, weil das Match zwischendurch geschlossen war.)</translation>
    </message>
    <message>
        <source>({name} gave no reason.)</source>
        <translation>({name} hat keinen Grund genannt.)</translation>
    </message>
</context>
<context>
    <name>Wording</name>
    <message>
        <source>Each for oneself</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>2 teams of 2</source>
        <translation>2 Teams zu 2</translation>
    </message>
    <message>
        <source>2 teams of 3</source>
        <translation>2 Teams zu 3</translation>
    </message>
    <message>
        <source>3 teams of 2</source>
        <translation>3 Teams zu 2</translation>
    </message>
    <message>
        <source>Everybody draws a card; the highest deals first.</source>
        <translation>Wer die höchste Karte zieht.</translation>
    </message>
    <message>
        <source>The first dealer is found by lot.</source>
        <translation>Das Los entscheidet, wer zuerst gibt.</translation>
    </message>
    <message>
        <source>Choose who deals first.</source>
        <translation>Wähl aus, wer zuerst gibt.</translation>
    </message>
</context>
<context>
    <name>WordsAlone</name>
    <message>
        <source>a joker</source>
        <translation>ein Joker</translation>
    </message>
    <message>
        <source>a two</source>
        <translation>eine Zwei</translation>
    </message>
    <message>
        <source>a three</source>
        <translation>eine Drei</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>eine Vier</translation>
    </message>
    <message>
        <source>a five</source>
        <translation>eine Fünf</translation>
    </message>
    <message>
        <source>a six</source>
        <translation>eine Sechs</translation>
    </message>
    <message>
        <source>a seven</source>
        <translation>eine Sieben</translation>
    </message>
    <message>
        <source>an eight</source>
        <translation>eine Acht</translation>
    </message>
    <message>
        <source>a nine</source>
        <translation>eine Neun</translation>
    </message>
    <message>
        <source>a ten</source>
        <translation>eine Zehn</translation>
    </message>
    <message>
        <source>a jack</source>
        <translation>ein Bube</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>eine Dame</translation>
    </message>
    <message>
        <source>a king</source>
        <translation>ein König</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>ein Ass</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Fair deal</source>
        <translation>Faires Austeilen</translation>
    </message>
    <message>
        <source>Words of your own, if you like</source>
        <translation>Eigene Worte, wenn du magst</translation>
    </message>
    <message>
        <source>Words of your own</source>
        <translation>Eigene Worte</translation>
    </message>
    <message>
        <source>&amp;Deal with these</source>
        <translation>Damit &amp;austeilen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
</TS>
