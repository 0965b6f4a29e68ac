<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>About Qless Studio</source>
   <translation>Über Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Some word lists contain words of {}</source>
   <translation>Einige Wortlisten enthalten Wörter aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Lizenzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word data, fonts and their licences</source>
   <translation>Wortdaten, Schriften und ihre Lizenzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy versions</source>
   <translation>Versionen kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>compiled</source>
   <translation>kompiliert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>interpreted (slower, same answers)</source>
   <translation>interpretiert (langsamer, gleiche Antworten)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Version {}, kernels {}</source>
   <translation>Version {}, Rechenkerne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Free software under the MIT licence</source>
   <translation>Freie Software unter der MIT-Lizenz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>GNU LGPL, version 3</source>
   <translation>GNU LGPL, Version 3</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Qt and Qt for Python are used under the {}</source>
   <translation>Qt und Qt for Python werden unter der {} genutzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Settings: {}</source>
   <translation>Einstellungen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word lists and records: {}</source>
   <translation>Wortlisten und Aufzeichnungen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log of faults: {}</source>
   <translation>Fehlerprotokoll: {}</translation>
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>suffix {}</source>
   <translation>Suffix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>suffix open</source>
   <translation>Suffix offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Node {}, {}</source>
   <translation>Knoten {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source> and </source>
   <translation> und </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Node {}, beside {}</source>
   <translation>Knoten {}, neben {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>prefix {}</source>
   <translation>Präfix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>repeats node {}</source>
   <translation>wiederholt Knoten {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>left out as a plural</source>
   <translation>als Plural ausgelassen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>prefix or suffix too short or too long</source>
   <translation>Präfix oder Suffix zu kurz oder zu lang</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>none fit</source>
   <translation>keines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes are given here; choose Build to change them</source>
   <translation>Die Suffixe sind hier vorgegeben; unter „Bauen“ können sie geändert werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Place a prefix</source>
   <translation>Präfix legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Take a prefix away</source>
   <translation>Präfix wegnehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type a suffix</source>
   <translation>Suffix tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Open a suffix</source>
   <translation>Suffix offenlassen</translation>
  </message>
 </context>
 <context>
  <name>AffixExport</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/export.py" />
   <source>Write a prefix into each round node so that every line spells a word.</source>
   <translation>In jeden runden Knoten ein Präfix schreiben, sodass jede Linie ein Wort ergibt.</translation>
  </message>
 </context>
 <context>
  <name>AffixTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>no pair twice</source>
   <translation>kein Paar doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>no prefix twice</source>
   <translation>kein Präfix doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>no word twice</source>
   <translation>kein Wort doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Präfix {}, Suffix {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>No board fits what is placed (proven)</source>
   <translation>Kein Brett passt zu dem, was liegt (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>No board exists (proven)</source>
   <translation>Kein Brett möglich (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>Solved: every word counts</source>
   <translation>Gelöst: Jedes Wort zählt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Genau ein Brett passt (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>{} boards fit what is placed</source>
   <translation>{} Bretter passen zu dem, was liegt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/messages.py" />
   <source>{} boards fit</source>
   <translation>{} Bretter passen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Suffixes in ring order, ? for an open one; then prefixes by the suffixes they join: ; XY=wi</source>
   <translation>Suffixe reihum, ? für ein offenes; dann Präfixe nach den Suffixen, die sie verbinden: ; XY=wi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>suffixes in ring order, for example ll re me st</source>
   <translation>Suffixe reihum, zum Beispiel ll re me st</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Reveal until unique</source>
   <translation>Aufdecken, bis es eindeutig ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Show a full board</source>
   <translation>Ein volles Brett zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Take all prefixes away</source>
   <translation>Alle Präfixe wegnehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>List all puzzles anew</source>
   <translation>Alle Rätsel neu auflisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Open a board file…</source>
   <translation>Brettdatei öffnen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Play</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Build</source>
   <translation>Bauen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Which letters can be typed</source>
   <translation>Welche Buchstaben eingetippt werden können</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Easy</source>
   <translation>Leicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Medium</source>
   <translation>Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Hard</source>
   <translation>Schwer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Any level</source>
   <translation>Jede Stufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Level of a new puzzle</source>
   <translation>Stufe eines neuen Rätsels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Draw a puzzle, or build one</source>
   <translation>Rätsel ziehen oder bauen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Find a prefix for each round node, so that every line spells a word.</source>
   <translation>Für jeden runden Knoten ein Präfix finden, sodass jede Linie ein Wort ergibt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Build one</source>
   <translation>Bauen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>type the suffixes</source>
   <translation>die Suffixe eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No completion exists (proven)</source>
   <translation>Keine Ergänzung möglich (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>edges</source>
   <translation>Kanten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Looking for suffixes</source>
   <translation>Suffixe werden gesucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No suffixes complete this board</source>
   <translation>Keine Suffixe ergänzen dieses Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Go to a round node to see what fits</source>
   <translation>An einem runden Knoten steht hier, was passt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source> and </source>
   <translation> und </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>What fits is listed here</source>
   <translation>Was passt, steht hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No prefix makes words with all these suffixes</source>
   <translation>Kein Präfix ergibt mit all diesen Suffixen Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Complete</source>
   <translation>Ergänzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>There is nothing to reveal: at most one board fits</source>
   <translation>Es gibt nichts aufzudecken: Höchstens ein Brett passt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Another board</source>
   <translation>Ein anderes Brett</translation>
  </message>
 </context>
 <context>
  <name>Autosave</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Another window keeps its puzzles; what is not saved here is lost.</source>
   <translation>Ein anderes Fenster bewahrt seine Rätsel auf; was hier nicht gespeichert ist, geht verloren.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes will not be remembered: {}</source>
   <translation>Änderungen werden nicht behalten: {}</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {} after {}</source>
   <translation>Bestwert {} nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>noch keiner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} from {} on</source>
   <translation>{} ab {}</translation>
  </message>
 </context>
 <context>
  <name>Board</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Clear the grid</source>
   <translation>Gitter leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Lift a word</source>
   <translation>Wort abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter from A to Z</source>
   <translation>{} ist kein Buchstabe von A bis Z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no {} left on the rack</source>
   <translation>Auf der Bank ist kein {} mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Place {}</source>
   <translation>{} legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Lift {}</source>
   <translation>{} abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move {}</source>
   <translation>{} verschieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move a die</source>
   <translation>Würfel verschieben</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Open a board file…</source>
   <translation>Brettdatei öffnen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Open a board file</source>
   <translation>Brettdatei öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Boards (*.json)</source>
   <translation>Bretter (*.json)</translation>
  </message>
 </context>
 <context>
  <name>BoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Gitter und Bank</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the solution shown, {}</source>
   <translation>{} der gezeigten Lösung, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Hinted, {}</source>
   <translation>Als Tipp markiert, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Empty, {}</source>
   <translation>Leer, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, in {}, which is wrong</source>
   <translation>{}, in {}, das ist falsch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Place {} of the rack, empty</source>
   <translation>Platz {} der Bank, leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, lies on the grid</source>
   <translation>Würfel {}, {}, liegt im Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Würfel {}, {}, auf der Bank</translation>
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation>Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Size of the board</source>
   <translation>Größe des Bretts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Another size</source>
   <translation>Andere Größe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Against the clock</source>
   <translation>Auf Zeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Size of the board…</source>
   <translation>Größe des Bretts…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>standard</source>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Points by length: {}</source>
   <translation>Punkte nach Länge: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>minimum {} letters</source>
   <translation>mindestens {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>sides only</source>
   <translation>nur Seiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>edges meet</source>
   <translation>Ränder verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Q plays Qu</source>
   <translation>Q spielt Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letter bag</source>
   <translation>Buchstabenbeutel</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy the chart as a picture</source>
   <translation>Diagramm als Bild kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy the figures as CSV</source>
   <translation>Zahlen als CSV kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save the chart…</source>
   <translation>Diagramm speichern…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>The chart is on the clipboard.</source>
   <translation>Das Diagramm ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>The figures are on the clipboard.</source>
   <translation>Die Zahlen sind in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Drawing</source>
   <translation>Zeichnung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Figures</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save the chart</source>
   <translation>Diagramm speichern</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Command palette</source>
   <translation>Befehlspalette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Commands</source>
   <translation>Befehle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Mit Auf und Ab wählen, mit Eingabe ausführen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>No command has these letters</source>
   <translation>Kein Befehl enthält diese Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Everywhere</source>
   <translation>Überall</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>{} of {} commands</source>
   <translation>{} von {} Befehlen</translation>
  </message>
 </context>
 <context>
  <name>Commonness</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/commonness.py" />
   <source>all words</source>
   <translation>alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/commonness.py" />
   <source>without unknown words</source>
   <translation>ohne unbekannte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/commonness.py" />
   <source>without rare words</source>
   <translation>ohne seltene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/commonness.py" />
   <source>common words only</source>
   <translation>nur häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/commonness.py" />
   <source>very common words only</source>
   <translation>nur sehr häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Wörter, die zählen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Common words only: {}</source>
   <translation>Nur häufige Wörter: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>Common words only</source>
   <translation>Nur häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>Least commonness of the words that count</source>
   <translation>Mindesthäufigkeit der Wörter, die zählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>Verdict, lists and hints are then those of the smaller list. Words you added stay.</source>
   <translation>Ergebnis, Listen und Tipps sind dann die der kleineren Liste. Ergänzte Wörter bleiben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>All words</source>
   <translation>Alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/slider.py" />
   <source>loading</source>
   <translation>wird geladen</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Two word lists for this puzzle</source>
   <translation>Zwei Wortlisten für dieses Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>The list to compare with</source>
   <translation>Die Liste zum Vergleich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare</source>
   <translation>Vergleichen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words with one list only</source>
   <translation>Wörter aus nur einer Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare {} with</source>
   <translation>{} vergleichen mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Choose a list and compare.</source>
   <translation>Eine Liste wählen und vergleichen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} ({})</source>
   <translation>{} ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Not searched yet</source>
   <translation>Noch nicht gesucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No word of the solutions listed is in one list only.</source>
   <translation>Kein Wort der aufgelisteten Lösungen steht nur in einer Liste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Of the words in the solutions listed, {} are only in {}, and {} only in {}.</source>
   <translation>Von den Wörtern der aufgelisteten Lösungen stehen {} nur in {} und {} nur in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were looked at.</source>
   <translation>Es kann mehr geben: Nicht alle Lösungen wurden angesehen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Counts with</source>
   <translation>Zählt mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>The other list</source>
   <translation>Die andere Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Solutions</source>
   <translation>Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>has it not</source>
   <translation>enthält es nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>has it, in no solution listed</source>
   <translation>enthält es, in keiner aufgelisteten Lösung</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/contents.py" />
   <source>Contents</source>
   <translation>Inhalt</translation>
  </message>
 </context>
 <context>
  <name>CrashDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/crash.py" />
   <source>Something went wrong that should not have.</source>
   <translation>Etwas ist schiefgegangen, das nicht schiefgehen sollte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/crash.py" />
   <source>Your puzzles are safe and the program goes on. The details help to mend it.</source>
   <translation>Die Rätsel sind sicher, und das Programm läuft weiter. Die Einzelheiten helfen, den Fehler zu beheben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/crash.py" />
   <source>Copy details</source>
   <translation>Einzelheiten kopieren</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deal from the real deck</source>
   <translation>Aus dem echten Deck austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>118 cards. With conditions, deals are tried until one meets them all.</source>
   <translation>118 Karten. Mit Bedingungen wird ausgeteilt, bis alle erfüllt sind.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deal</source>
   <translation>Austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deals tried: {}</source>
   <translation>Versuchte Kartenlagen: {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>The deal</source>
   <translation>Die Kartenlage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>an unknown card</source>
   <translation>eine unbekannte Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}, {}</source>
   <translation>Karte {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}</source>
   <translation>obere Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}</source>
   <translation>untere Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, an unknown lower card</source>
   <translation>Deck, eine unbekannte untere Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>Deck, {}, {} Punkte, noch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row (T then H makes TH; Space between keeps them apart), or click them</source>
   <translation>Karten Reihe für Reihe tippen (T, dann H ergibt TH; ein Leerzeichen trennt sie) oder anklicken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row, or click them</source>
   <translation>Karten Reihe für Reihe tippen oder anklicken</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>proven best {}</source>
   <translation>bewiesener Bestwert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>{} over {}, {}</source>
   <translation>{} über {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>The word list is still loading</source>
   <translation>Die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal a hand</source>
   <translation>Blatt austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal</source>
   <translation>Austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal {} of seed {}, best score {}</source>
   <translation>Kartenlage {} der Startzahl {}, Bestwert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal {} of seed {}</source>
   <translation>Kartenlage {} der Startzahl {}</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/definition_card.py" />
   <source>Selected word</source>
   <translation>Gewähltes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/definition_card.py" />
   <source>No definition in this list</source>
   <translation>Keine Definition in dieser Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/definition_card.py" />
   <source>Choose a row to see what it means</source>
   <translation>Eine Zeile wählen, um die Bedeutung zu sehen</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/document.py" />
   <source>Untitled</source>
   <translation>Unbenannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/document.py" />
   <source>Untitled {}</source>
   <translation>Unbenannt {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Neues Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open…</source>
   <translation>Öffnen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Dokument schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy the puzzle's text</source>
   <translation>Text des Rätsels kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open a puzzle from the clipboard</source>
   <translation>Rätsel aus der Zwischenablage öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Next document</source>
   <translation>Nächstes Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Previous document</source>
   <translation>Voriges Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open puzzles</source>
   <translation>Rätsel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles (*.qless *.txt)</source>
   <translation>Rätsel (*.qless *.txt)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard holds no puzzle: {}</source>
   <translation>Die Zwischenablage enthält kein Rätsel: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Kopiert: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save the puzzle</source>
   <translation>Rätsel speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles (*.qless)</source>
   <translation>Rätsel (*.qless)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document; choose another name.</source>
   <translation>{} ist in einem anderen Dokument geöffnet; einen anderen Namen wählen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Gespeichert: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} was changed by another program since it was read.</source>
   <translation>{} wurde nach dem Lesen von einem anderen Programm geändert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces what is in the file now by what is in the window.</source>
   <translation>Speichern ersetzt, was jetzt in der Datei steht, durch das, was im Fenster ist.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace the file</source>
   <translation>Datei ersetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save the changes of “{}”?</source>
   <translation>Änderungen an „{}“ speichern?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>What is not saved is lost when the document is closed.</source>
   <translation>Was nicht gespeichert ist, geht beim Schließen des Dokuments verloren.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Qless Studio</source>
   <translation>Qless Studio</translation>
  </message>
 </context>
 <context>
  <name>DocumentBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>New document</source>
   <translation>Neues Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{}, not saved</source>
   <translation>{}, nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>{} schließen</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>Eight piles, one best score</source>
   <translation>Acht Stapel, ein Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Aus dem echten Deck austeilen oder die Karten eines Tagesrätsels eingeben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>Deal</source>
   <translation>Austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>Enter the cards</source>
   <translation>Karten eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>Paste 16 cards</source>
   <translation>16 Karten einfügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty_state.py" />
   <source>as they were copied</source>
   <translation>wie sie kopiert wurden</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another window of the program is open; what is open in this one is not kept.</source>
   <translation>Ein anderes Fenster des Programms ist offen; was in diesem offen ist, wird nicht aufbewahrt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>der Datenträger ist voll</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>you may not write there</source>
   <translation>dort ist das Schreiben nicht erlaubt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>that disk can only be read</source>
   <translation>dieser Datenträger kann nur gelesen werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>that is a folder</source>
   <translation>das ist ein Ordner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>der Name ist zu lang</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>there is no such folder</source>
   <translation>diesen Ordner gibt es nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <location filename="../../qless_studio/engine/games/q_less/play_log.py" />
   <location filename="../../qless_studio/engine/games/q_less/recent.py" />
   <location filename="../../qless_studio/engine/games/quiddler/recent.py" />
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <location filename="../../qless_studio/ui/shell/state/json_store.py" />
   <source>cannot be written: {}</source>
   <translation>kann nicht geschrieben werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation>Noch keine Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>Stopped before the first count</source>
   <translation>Vor der ersten Zählung angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No board exists with this list (proven)</source>
   <translation>Mit dieser Liste gibt es kein Brett (bewiesen)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} Brett passt</numerusform>
    <numerusform>{} Bretter passen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} Ergänzung</numerusform>
    <numerusform>{} Ergänzungen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} Rätsel</numerusform>
    <numerusform>{} Rätsel</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} with {}</source>
   <translation>{} mit {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Complete: {}</source>
   <translation>Vollständig: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>Stopped: {} so far; there may be more</source>
   <translation>Angehalten: bisher {}; es kann mehr geben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{}, the {} commonest words do  (seed {})</source>
   <translation>{}, die {} häufigsten Wörter genügen  (Startzahl {})</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} Brett</numerusform>
    <numerusform>{} Bretter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>Kansai board</source>
   <translation>Kansai-Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>Square of nine</source>
   <translation>Quadrat aus neun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>Triangle of seven</source>
   <translation>Dreieck aus sieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>Wheel of five</source>
   <translation>Rad aus fünf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>there is no board {!r}; there are {}, or a file</source>
   <translation>es gibt kein Brett {!r}; es gibt {} oder eine Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <location filename="../../qless_studio/engine/games/q_less/dice.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <location filename="../../qless_studio/engine/grids/search.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>option {}</source>
   <translation>Option {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>board {}</source>
   <translation>Brett {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <location filename="../../qless_studio/engine/games/q_less/play_log.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>cannot be read: {}</source>
   <translation>kann nicht gelesen werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is far too large for a board</source>
   <translation>ist viel zu groß für ein Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is not JSON</source>
   <translation>ist kein JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is not a board of schema {}</source>
   <translation>ist kein Brett nach Schema {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>the title is not a text of 1 to 60 letters</source>
   <translation>der Titel ist kein Text aus 1 bis 60 Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>has the name {!r}, not {}</source>
   <translation>hat den Namen {!r}, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>{}, suffix {}</source>
   <translation>{}, Suffix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>no prefix is joined to it</source>
   <translation>kein Präfix ist damit verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>{}, prefix {}</source>
   <translation>{}, Präfix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`joins` is {!r}, not different letters of {}</source>
   <translation>„joins“ ist {!r}, nicht verschiedene Buchstaben aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`{}` is not a list of nodes</source>
   <translation>„{}“ ist keine Liste von Knoten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>has {} {}, not {} to {}</source>
   <translation>hat {} {}, nicht {} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`{}` is {!r}, not a number within {} of 0</source>
   <translation>„{}“ ist {!r}, keine Zahl, die höchstens {} von 0 entfernt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>Stop after</source>
   <translation>Halt nach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>Puzzles; large word lists have many millions.</source>
   <translation>Rätsel; große Wortlisten haben viele Millionen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>Level</source>
   <translation>Stufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>all: list every puzzle; easy, medium, hard: draw one by chance.</source>
   <translation>all: alle Rätsel auflisten; easy, medium, hard: eines zufällig ziehen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>every puzzle</source>
   <translation>jedes Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>easy</source>
   <translation>leicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>medium</source>
   <translation>mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>hard</source>
   <translation>schwer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Seed</source>
   <translation>Startzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/dealer.py" />
   <source>The same seed draws the same puzzle.</source>
   <translation>Dieselbe Startzahl zieht dasselbe Rätsel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>The board is full and every word counts.</source>
   <translation>Das Brett ist voll, und jedes Wort zählt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Exactly one board fits what is placed.</source>
   <translation>Genau ein Brett passt zu dem, was liegt.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{} boards fit what is placed.</source>
   <translation>
    <numerusform>{} Brett passt zu dem, was liegt.</numerusform>
    <numerusform>{} Bretter passen zu dem, was liegt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Node {} has only one prefix left.</source>
   <translation>Für den Knoten {} bleibt nur ein Präfix.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Only one prefix leads to a full board at node {}.</source>
   <translation>Nur ein Präfix führt am Knoten {} zu einem vollen Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Node {} has the fewest prefixes left.</source>
   <translation>Für den Knoten {} bleiben die wenigsten Präfixe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{} prefixes lead to a full board at node {}.</source>
   <translation>{} Präfixe führen am Knoten {} zu einem vollen Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>At node {} one that begins with {} leads on.</source>
   <translation>Am Knoten {} führt eines weiter, das mit {} beginnt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{}- at node {} leads on.</source>
   <translation>{}- am Knoten {} führt weiter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>No board exists with this list (proven).</source>
   <translation>Mit dieser Liste gibt es kein Brett (bewiesen).</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>A dead end: no board fits what is placed.</source>
   <translation>Eine Sackgasse: Kein Brett passt zu dem, was liegt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Without the prefix at node {} the board can be filled.</source>
   <translation>Ohne das Präfix am Knoten {} kann das Brett gefüllt werden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>More than one prefix has to go.</source>
   <translation>Mehr als ein Präfix muss weichen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>valid</source>
   <translation>gültig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>left out as a plural</source>
   <translation>als Plural ausgelassen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>prefix or suffix too short or too long</source>
   <translation>Präfix oder Suffix zu kurz oder zu lang</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>repeated</source>
   <translation>wiederholt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>kansai, mini9, mini7, wheel5, or a board file (JSON).</source>
   <translation>kansai, mini9, mini7, wheel5 oder eine Brettdatei (JSON).</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Shortest prefix</source>
   <translation>Kürzestes Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>In letters.</source>
   <translation>In Buchstaben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Longest prefix</source>
   <translation>Längstes Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Shortest suffix</source>
   <translation>Kürzestes Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Longest suffix</source>
   <translation>Längstes Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Plurals left out</source>
   <translation>Ausgelassene Plurale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>stem: words in -s whose rest is in the list; any: all words in -s; none: no word is left out.</source>
   <translation>stem: Wörter auf -s, deren Rest in der Liste steht; any: alle Wörter auf -s; none: kein Wort wird ausgelassen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>where the word without -s is known</source>
   <translation>wo das Wort ohne -s bekannt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>alle Wörter auf -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>No repeated</source>
   <translation>Keine Wiederholung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>pair: no prefix twice on the same suffix; prefix: all prefixes differ; word: as pair, and all words differ.</source>
   <translation>pair: kein Präfix zweimal am selben Suffix; prefix: alle Präfixe verschieden; word: wie pair, und alle Wörter verschieden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>pair of prefix and suffix</source>
   <translation>Paar aus Präfix und Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix</source>
   <translation>Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is cut</source>
   <translation>Wort, wie immer es geteilt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is more than {}_max, {}</source>
   <translation>{} ist mehr als {}_max, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>option {}_min</source>
   <translation>Option {}_min</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>Suffix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes are more than {}</source>
   <translation>{} Suffixe sind mehr als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>there are no suffixes before the semicolon</source>
   <translation>vor dem Semikolon stehen keine Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{!r} stands there twice; suffixes differ</source>
   <translation>{!r} steht zweimal da; Suffixe sind verschieden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{!r} is not of the form node=prefix</source>
   <translation>{!r} hat nicht die Form Knoten=Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>after the semicolon</source>
   <translation>nach dem Semikolon</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>has two prefixes</source>
   <translation>hat zwei Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation>Knoten {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, and the board {} has {}</source>
   <translation>
    <numerusform>{} Suffix gegeben, und das Brett {} hat {}</numerusform>
    <numerusform>{} Suffixe gegeben, und das Brett {} hat {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>the board {} has no such node; it has {}</source>
   <translation>das Brett {} hat diesen Knoten nicht; es hat {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>is empty</source>
   <translation>ist leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} ist kein Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>has {} letters; no word has more than {}</source>
   <translation>hat {} Buchstaben; kein Wort hat mehr als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>is not named by different letters of {}</source>
   <translation>ist nicht mit verschiedenen Buchstaben aus {} benannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>there is no such node</source>
   <translation>diesen Knoten gibt es nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{}, {}</source>
   <translation>{}, {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>{} words</source>
   <translation>
    <numerusform>{} Wort</numerusform>
    <numerusform>{} Wörter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{} points</source>
   <translation>
    <numerusform>{} Punkt</numerusform>
    <numerusform>{} Punkte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation>Angehalten: bisher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Letters of the shortest word; by itself 3 up to 16 tiles, else 4.</source>
   <translation>Buchstaben des kürzesten Wortes; von selbst 3 bis zu 16 Kacheln, sonst 4.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation>Nachbarn</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Which tiles a word may go to next.</source>
   <translation>Auf welche Kacheln ein Wort weitergehen darf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Edges meet</source>
   <translation>Ränder verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Words may leave the board on one side and come in on the other.</source>
   <translation>Wörter dürfen das Brett auf einer Seite verlassen und auf der anderen wiederkommen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Scoring</source>
   <translation>Wertung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>By itself as the dice ask for.</source>
   <translation>Von selbst so, wie es die Würfel verlangen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>{} words, {} points (seed {})</source>
   <translation>{} Wörter, {} Punkte (Startzahl {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 8 and more letters 11</source>
   <translation>Standard: ab 8 Buchstaben 11</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 9 and more letters 2 each</source>
   <translation>Super Big: ab 9 Buchstaben je 2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation>8: Seiten und Ecken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation>4: nur Seiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>The table of points.</source>
   <translation>Die Tabelle der Punkte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Q plays QU</source>
   <translation>Q spielt QU</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>A tile written Q stands for Qu.</source>
   <translation>Eine Kachel mit Q steht für Qu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Shorter words do not count.</source>
   <translation>Kürzere Wörter zählen nicht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Length</source>
   <translation>Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Letters in the row.</source>
   <translation>Buchstaben in der Reihe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>The same seed deals the same row.</source>
   <translation>Dieselbe Startzahl gibt dieselbe Reihe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>Buchstabe {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>{} letters are more than {}</source>
   <translation>{} Buchstaben sind mehr als {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} Lösung</numerusform>
    <numerusform>{} Lösungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <source>Stopped: no solution so far, and no proof that there is none</source>
   <translation>Angehalten: bisher keine Lösung und kein Beweis, dass es keine gibt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <source>Roll the dice, or type the letters</source>
   <translation>Würfeln oder die Buchstaben eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Mit dieser Liste gibt es keine Lösung (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>2 words</source>
   <translation>2 Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>6 words and more</source>
   <translation>6 und mehr Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>symmetric</source>
   <translation>symmetrisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>hole</source>
   <translation>Loch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>square block</source>
   <translation>Viererblock</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <source>holds another census; name a new file</source>
   <translation>enthält eine andere Zählung; eine neue Datei angeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>a word</source>
   <translation>ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>two tiles that touch, as the options allow</source>
   <translation>zwei Kacheln, die sich berühren, wie es die Optionen erlauben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>too short</source>
   <translation>zu kurz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>a banned word</source>
   <translation>ein verbotenes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>the same word once more</source>
   <translation>dasselbe Wort noch einmal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>one word too many</source>
   <translation>ein Wort zu viel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>The same seed shows the same roll.</source>
   <translation>Dieselbe Startzahl zeigt denselben Wurf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Solvable</source>
   <translation>Lösbar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Roll again until the list in force has a solution.</source>
   <translation>So oft würfeln, bis die gültige Liste eine Lösung hat.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Daily roll</source>
   <translation>Tageswurf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>A day, such as 2024-05-31 or today: the same roll for everybody.</source>
   <translation>Ein Tag wie 2024-05-31 oder today: derselbe Wurf für alle.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Tiles</source>
   <translation>Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Draw so many tiles for a free game instead of rolling.</source>
   <translation>So viele Kacheln für ein freies Spiel ziehen, statt zu würfeln.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census</source>
   <translation>Zählung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Count the solutions of every roll there is, or of a sample, into a file.</source>
   <translation>Die Lösungen aller Würfe oder einer Stichprobe in eine Datei zählen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Sample</source>
   <translation>Stichprobe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census of so many rolls drawn by the seed.</source>
   <translation>Zählung von so vielen Würfen, die die Startzahl zieht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Cap</source>
   <translation>Obergrenze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census: count up to so many solutions of a roll, 0 for all.</source>
   <translation>Zählung: höchstens so viele Lösungen je Wurf zählen, 0 für alle.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census: where to note each step, and what to continue from.</source>
   <translation>Zählung: wohin jeder Schritt geschrieben wird und wovon aus es weitergeht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>a daily roll comes from its day alone</source>
   <translation>ein Tageswurf kommt allein von seinem Tag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>{:&gt;15} solutions: {}</source>
   <translation>{:&gt;15} Lösungen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>{} of {} rolls can be solved: {}</source>
   <translation>{} von {} Würfen sind lösbar: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>noted in {}</source>
   <translation>notiert in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dice.py" />
   <source>{!r} is not a day, such as 2024-05-31 or today</source>
   <translation>{!r} ist kein Tag wie 2024-05-31 oder today</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It can be solved from here: every tile on the grid can stay</source>
   <translation>Von hier aus lösbar: Jede Kachel im Gitter kann bleiben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It is solved</source>
   <translation>Gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No solution exists with this list (proven), wherever the tiles lie</source>
   <translation>Mit dieser Liste gibt es keine Lösung (bewiesen), wo immer die Kacheln liegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It cannot be solved from here: some tile has to move</source>
   <translation>Von hier aus nicht lösbar: Eine Kachel muss weichen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} is the problem: without it the other tiles can stay</source>
   <translation>{} ist das Hindernis: Ohne dieses Wort können die anderen Kacheln bleiben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>More than one word is a problem: taking one away is not enough</source>
   <translation>Mehr als ein Wort ist im Weg: Eines wegzunehmen genügt nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>Lift the {}, and all other tiles can stay</source>
   <translation>{} wegnehmen, dann können alle anderen Kacheln bleiben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No single tile is enough: lift the {} and {}, and all other tiles can stay</source>
   <translation>Eine Kachel genügt nicht: {} und {} wegnehmen, dann können alle anderen bleiben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>At least three tiles have to move</source>
   <translation>Mindestens drei Kacheln müssen weichen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>A next word has {} letters</source>
   <translation>Ein nächstes Wort hat {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It begins with {}</source>
   <translation>Es beginnt mit {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It is {}</source>
   <translation>Es ist {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} goes down, from row {}, column {}</source>
   <translation>{} liegt senkrecht, ab Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} goes across, from row {}, column {}</source>
   <translation>{} liegt waagerecht, ab Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters of the shortest word allowed.</source>
   <translation>Buchstaben des kürzesten erlaubten Wortes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Touching pairs</source>
   <translation>Berührende Paare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two tiles may stand side by side without being a word.</source>
   <translation>Zwei Kacheln dürfen nebeneinander liegen, ohne ein Wort zu sein.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Repeated words</source>
   <translation>Wörter mehrfach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>The same word may stand in the grid twice.</source>
   <translation>Dasselbe Wort darf zweimal im Gitter stehen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Verbotene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Words that may not be used, separated by commas.</source>
   <translation>Wörter, die nicht vorkommen dürfen, durch Kommas getrennt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Most words</source>
   <translation>Höchstzahl der Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Only grids with so many words or fewer.</source>
   <translation>Nur Gitter mit höchstens so vielen Wörtern.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Box</source>
   <translation>Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Only grids that fit into so many rows and columns, such as 5x6.</source>
   <translation>Nur Gitter, die in so viele Zeilen und Spalten passen, etwa 5x6.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word of the letters a to z</source>
   <translation>{!r} ist kein Wort aus den Buchstaben a bis z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not rows x columns, such as 5x6</source>
   <translation>{!r} sind nicht Zeilen x Spalten wie 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters are too many, {} are the most</source>
   <translation>{} Buchstaben sind zu viele, höchstens {} sind erlaubt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>begin with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>mit {!r} beginnt ein freies Spiel mit bis zu {} Kacheln, ohne Beweis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/solver.py" />
   <source>letters</source>
   <translation>Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>no letters are too few; {} are the least</source>
   <translation>keine Buchstaben sind zu wenig; mindestens {} sind nötig</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters are too few; {} are the least</source>
   <translation>
    <numerusform>{} Buchstabe ist zu wenig; mindestens {} sind nötig</numerusform>
    <numerusform>{} Buchstaben sind zu wenig; mindestens {} sind nötig</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a letter from A to Z</source>
   <translation>{!r} ist kein Buchstabe von A bis Z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>Zeile {}, Spalte {} des Gitters</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is neither a letter from A to Z nor '.'</source>
   <translation>{!r} ist weder ein Buchstabe von A bis Z noch „.“</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not among the letters</source>
   <translation>{} ist nicht unter den Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} lies there more often than there are</source>
   <translation>{} liegt dort öfter, als es vorhanden ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>{} ± {} on average (estimate): {}</source>
   <translation>{} ± {} im Mittel (Schätzung): {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>no word</source>
   <translation>kein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>left: {}</source>
   <translation>übrig: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>discard: {}</source>
   <translation>Ablage: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: no first word is known yet</source>
   <translation>Schätzung: Noch ist kein erstes Wort bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: {} first, {} ± {} in the end ({} samples)</source>
   <translation>Schätzung: zuerst {}, am Ende {} ± {} ({} Stichproben)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped before any game was found</source>
   <translation>Angehalten, bevor eine Partie gefunden war</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {}</source>
   <translation>Bestwert {} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Angehalten: bisher bester Wert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>  (best {})</source>
   <translation>  (Bestwert {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>The same seed deals the same cards.</source>
   <translation>Dieselbe Startzahl gibt dieselben Karten.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Cards of a hand</source>
   <translation>Karten eines Blatts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>3 to 10 cards for one hand; 0: eight piles of two.</source>
   <translation>3 bis 10 Karten für ein Blatt; 0: acht Stapel zu zweit.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Abräumbar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Some game uses all cards.</source>
   <translation>Eine Partie verbraucht alle Karten.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>One best game</source>
   <translation>Eine beste Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Only one set of words reaches the best score.</source>
   <translation>Nur eine Menge von Wörtern erreicht den Bestwert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty place</source>
   <translation>Braucht einen leeren Platz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>The best score needs a move into an empty place.</source>
   <translation>Der Bestwert braucht einen Zug auf einen leeren Platz.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Braucht eine Doppelkarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>The best score needs a card of two letters.</source>
   <translation>Der Bestwert braucht eine Karte mit zwei Buchstaben.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} Karte; ein Blatt hat {} bis {}</numerusform>
    <numerusform>{} Karten; ein Blatt hat {} bis {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>a hand is dealt without conditions</source>
   <translation>ein Blatt wird ohne Bedingungen gegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>You have {}; {} can still be reached.</source>
   <translation>Bisher {}; {} sind noch erreichbar.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>No word can be played any more.</source>
   <translation>Es kann kein Wort mehr gelegt werden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>First move a card into an empty place: {}.</source>
   <translation>Zuerst eine Karte auf einen leeren Platz legen: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>The next word takes {}.</source>
   <translation>Das nächste Wort braucht {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>It has {} letters.</source>
   <translation>Es hat {} Buchstaben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/move_analysis.py" />
   <source>It begins with {}.</source>
   <translation>Es beginnt mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Cards a word, at least</source>
   <translation>Karten je Wort, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Words of fewer cards do not count.</source>
   <translation>Wörter aus weniger Karten zählen nicht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Length bonus</source>
   <translation>Längenbonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Points by letters, such as 5:2,6:5; other lengths have none.</source>
   <translation>Punkte nach Buchstaben, etwa 5:2,6:5; andere Längen haben keine.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Goal</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Which games to list: those with the highest scores, or only those that use all cards.</source>
   <translation>Welche Partien aufgelistet werden: die mit den meisten Punkten oder nur die, die alle Karten verbrauchen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Best score</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>All cards used</source>
   <translation>Alle Karten verbraucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Games to list</source>
   <translation>Partien in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In falling score; the best ones are counted all the same.</source>
   <translation>Nach fallenden Punkten; gezählt werden die besten auf jeden Fall.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Samples</source>
   <translation>Stichproben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Unknown cards are drawn so many times; none: for as long as it runs.</source>
   <translation>Unbekannte Karten werden so oft gezogen; ohne Angabe: solange es läuft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Discard</source>
   <translation>Ablage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: one card must be kept for the discard, or all may be laid down.</source>
   <translation>Bei einem Blatt: Eine Karte muss für die Ablage bleiben, oder alle dürfen gelegt werden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>One card is kept</source>
   <translation>Eine Karte bleibt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>All may be laid</source>
   <translation>Alle dürfen liegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Longest word to beat</source>
   <translation>Zu überbietendes längstes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: 10 points for a word of more letters.</source>
   <translation>Bei einem Blatt: 10 Punkte für ein Wort mit mehr Buchstaben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Number of words to beat</source>
   <translation>Zu überbietende Wortzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: 10 points for laying more words.</source>
   <translation>Bei einem Blatt: 10 Punkte für mehr gelegte Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{!r} is not letters:points, such as 5:2</source>
   <translation>{!r} sind nicht Buchstaben:Punkte wie 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>no word has {} letters; 1 to {} can be</source>
   <translation>kein Wort hat {} Buchstaben; möglich sind 1 bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{} points for {} letters is less than 0</source>
   <translation>{} Punkte für {} Buchstaben sind weniger als 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{} points for {} letters is more than {}</source>
   <translation>{} Punkte für {} Buchstaben sind mehr als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>move {}</source>
   <translation>Zug {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has {}</source>
   <translation>{} × {}: Im Deck sind {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>pile {} has not two cards</source>
   <translation>Stapel {} hat keine zwei Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>place {} is not empty</source>
   <translation>Platz {} ist nicht leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>pile {} is empty</source>
   <translation>Stapel {} ist leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>the card on pile {} is not known</source>
   <translation>die Karte auf Stapel {} ist nicht bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>a word takes two cards or more, each from another pile</source>
   <translation>ein Wort braucht mindestens zwei Karten, jede von einem anderen Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>those cards spell {}, not {}</source>
   <translation>diese Karten ergeben {}, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>there is no pile {}</source>
   <translation>es gibt keinen Stapel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>({} nach {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>there are no cards; write piles, such as L/Q O/X - T</source>
   <translation>es gibt keine Karten; Stapel schreiben, etwa L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>hand</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>card {}</source>
   <translation>Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} piles; a table has at most {}, and a daily puzzle {} cards in two rows</source>
   <translation>{} Stapel; auf den Tisch passen höchstens {}, und ein Tagesrätsel hat {} Karten in zwei Reihen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>pile {}</source>
   <translation>Stapel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>the upper card is missing</source>
   <translation>die obere Karte fehlt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>column {}</source>
   <translation>Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>{} Karten; ein Stapel hat höchstens zwei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>only a lower card may be unknown</source>
   <translation>nur eine untere Karte darf unbekannt sein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{!r} is not a card; there are A to Z and QU IN ER TH CL</source>
   <translation>{!r} ist keine Karte; es gibt A bis Z und QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} has {} points, not {}</source>
   <translation>{} hat {} Punkte, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{!r} is neither a word with its piles (HEX 8 5 2) nor a move (2&gt;1)</source>
   <translation>{!r} ist weder ein Wort mit seinen Stapeln (HEX 8 5 2) noch ein Zug (2&gt;1)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {} points, best word {}</source>
   <translation>{}, {} Punkte, bestes Wort {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>Which multipliers are dealt.</source>
   <translation>Welche Multiplikatoren verteilt werden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation>1: keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation>2: doppelte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation>3: doppelte und dreifache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Tile values, bonus and least length.</source>
   <translation>Kachelwerte, Bonus und Mindestlänge.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Letters of the shortest word; by itself as the rules say.</source>
   <translation>Buchstaben des kürzesten Wortes; von selbst wie in den Regeln.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds a word</source>
   <translation>Sekunden je Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan: to see a word and to let go.</source>
   <translation>Für den Plan: ein Wort sehen und loslassen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds a tile</source>
   <translation>Sekunden je Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan: to move on to the next tile.</source>
   <translation>Für den Plan: zur nächsten Kachel ziehen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>Wärmebild zeigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>What passes through each tile: points or words.</source>
   <translation>Was durch jede Kachel geht: Punkte oder Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} ist keines von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>Multiplikatoren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>names no tile; write the tiles' numbers, the first tile is 0</source>
   <translation>nennt keine Kachel; die Nummern der Kacheln schreiben, die erste ist 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>Multiplikator {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} carries {} already, one multiplier is the most</source>
   <translation>Kachel {} trägt schon {}, mehr als ein Multiplikator geht nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>{!r} is not the number of a tile ({})</source>
   <translation>{!r} ist nicht die Nummer einer Kachel ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (beschädigt)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>there are no rules {!r}; there are {}</source>
   <translation>es gibt keine Regeln {!r}; es gibt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>Regeln {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not JSON: {}</source>
   <translation>ist kein JSON: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name has small letters, digits, - and _, 40 at most</source>
   <translation>ein Name hat Kleinbuchstaben, Ziffern, - und _, höchstens 40</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>cannot be saved in {}: {}</source>
   <translation>kann nicht in {} gespeichert werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of rules</source>
   <translation>ist keine Regeltabelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has an unknown entry {!r}</source>
   <translation>hat einen unbekannten Eintrag {!r}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has schema {!r}, this program reads {}</source>
   <translation>hat Schema {!r}, dieses Programm liest {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has no title</source>
   <translation>hat keinen Titel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} ist keine ganze Zahl von {} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of tiles</source>
   <translation>ist keine Tabelle von Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, values</source>
   <translation>{}, Werte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a tile of one to three small letters</source>
   <translation>{!r} ist keine Kachel aus einem bis drei Kleinbuchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, value of {}</source>
   <translation>{}, Wert von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has no value for {}</source>
   <translation>hat keinen Wert für {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a list of 1 to {} numbers</source>
   <translation>ist keine Liste von 1 bis {} Zahlen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, bonus</source>
   <translation>{}, Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, bonus for {} letters</source>
   <translation>{}, Bonus für {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, multiplier</source>
   <translation>{}, Multiplikator</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of lengths</source>
   <translation>ist keine Tabelle von Längen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number of letters from 1 to {}</source>
   <translation>{!r} ist keine Buchstabenzahl von 1 bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from 0 to {}</source>
   <translation>{!r} ist keine Zahl von 0 bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimals</source>
   <translation>{!r} hat mehr als zwei Nachkommastellen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; write its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>das Brett ist leer; seine Zeilen schreiben, etwa AEKC/MRFS/BDCI/LPVR</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation>ein Brett hat höchstens {} Zeilen, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation>eine Zeile hat höchstens {} Kacheln, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles where row 1 has {}</source>
   <translation>
    <numerusform>{} Kachel, wo Zeile 1 {} hat</numerusform>
    <numerusform>{} Kacheln, wo Zeile 1 {} hat</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} ist weder ein Buchstabe noch {} (gesperrt), {} (jeder Buchstabe) oder {} (leer)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the small letter {!r} follows no capital; write Qu for a tile of two</source>
   <translation>der Kleinbuchstabe {!r} folgt keinem Großbuchstaben; für eine Doppelkachel Qu schreiben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} has more than {} letters</source>
   <translation>{!r} hat mehr als {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>No: roll once</source>
   <translation>Nein: einmal würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The highest score</source>
   <translation>Die höchste Punktzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>A board with what is asked for below</source>
   <translation>Ein Brett mit dem, was unten verlangt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The set of dice, or letters from a bag.</source>
   <translation>Der Würfelsatz oder Buchstaben aus einem Beutel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Buchstaben aus einem Beutel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>By itself as many as the dice ask for.</source>
   <translation>Von selbst so viele, wie die Würfel verlangen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The same seed gives the same board.</source>
   <translation>Dieselbe Startzahl gibt dasselbe Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Improve the board until it is stopped.</source>
   <translation>Das Brett verbessern, bis die Suche angehalten wird.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Words, at least</source>
   <translation>Wörter, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>For a target.</source>
   <translation>Für ein Ziel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Points, at least</source>
   <translation>Punkte, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Points, at most</source>
   <translation>Punkte, höchstens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>With the word</source>
   <translation>Mit dem Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>A word that must be on the board.</source>
   <translation>Ein Wort, das auf dem Brett sein muss.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Threads</source>
   <translation>Threads</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>By itself one for each core; a search repeats itself for the same seed and threads.</source>
   <translation>Von selbst einer je Kern; eine Suche wiederholt sich bei gleicher Startzahl und gleich vielen Threads.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, {} has {}; take dice={} for any size</source>
   <translation>{}×{} Kacheln brauchen {} Würfel, {} hat {}; dice={} nehmen, damit jede Größe geht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>a target needs a number of words or points, or a word</source>
   <translation>ein Ziel braucht eine Zahl von Wörtern oder Punkten oder ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is less than the least points, {}</source>
   <translation>{} ist weniger als die Mindestpunktzahl {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is not in the word list {}</source>
   <translation>{} steht nicht in der Wortliste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is shorter than {} letters</source>
   <translation>{} ist kürzer als {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation>Klassisch 4×4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation>Neu 4×4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation>Groß 5×5 (1979)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation>Deluxe 5×5 (1997)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation>Groß 5×5 (2012)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation>Super Big 6×6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be laid with these dice on this board</source>
   <translation>{} kann mit diesen Würfeln auf diesem Brett nicht liegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>a word has 1 to {} letters of a-z, and nothing else</source>
   <translation>ein Wort hat 1 bis {} Buchstaben von a bis z und sonst nichts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>word {!r}</source>
   <translation>Wort {!r}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>{}, changed</source>
   <translation>{}, geändert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>{}, {} or more</source>
   <translation>{}, mindestens {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>The words you banned and added cannot be read: {}: {}</source>
   <translation>Die verbotenen und ergänzten Wörter können nicht gelesen werden: {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>file of changed words {}</source>
   <translation>Datei der geänderten Wörter {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>The file of words you banned and added was damaged and is kept as {}; no word is changed.</source>
   <translation>Die Datei der verbotenen und ergänzten Wörter war beschädigt und bleibt als {} erhalten; kein Wort ist geändert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>as it seems</source>
   <translation>von selbst erkannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry a line</source>
   <translation>ein Eintrag je Zeile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>in the first column</source>
   <translation>in der ersten Spalte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>jedes Wort einer Zeile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The lines have several words: all are read.</source>
   <translation>Die Zeilen haben mehrere Wörter: Alle werden gelesen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The lines have several columns: the words are taken from column {}.</source>
   <translation>Die Zeilen haben mehrere Spalten: Die Wörter kommen aus Spalte {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The numbers of column {} are kept as the words' frequency.</source>
   <translation>Die Zahlen der Spalte {} gelten als Häufigkeit der Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>This is a Hunspell dictionary: only its base forms are read, words made by its affix rules are missing.</source>
   <translation>Das ist ein Hunspell-Wörterbuch: Nur seine Grundformen werden gelesen, Wörter aus seinen Affixregeln fehlen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>very common</source>
   <translation>sehr häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>common</source>
   <translation>häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>uncommon</source>
   <translation>weniger häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>rare</source>
   <translation>selten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation>Substantiv</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation>Verb</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation>Adjektiv</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation>Adverb</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation>Artikel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation>Konjunktion</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation>Bestimmungswort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation>Interjektion</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation>Präposition</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation>Pronomen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>dictionary {}</source>
   <translation>Wörterbuch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation>Plural von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past of {}</source>
   <translation>Vergangenheit von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person of {}</source>
   <translation>3. Person von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation>-ing-Form von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation>Komparativ von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation>Superlativ von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation>Form von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list's name begins with a letter or digit; up to 50 letters, digits, spaces, dots, hyphens, brackets</source>
   <translation>der Name einer Liste beginnt mit einem Buchstaben oder einer Ziffer; bis zu 50 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche, Klammern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>name {}</source>
   <translation>Name {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>cannot be renamed: {}</source>
   <translation>kann nicht umbenannt werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>cannot be removed: {}</source>
   <translation>kann nicht entfernt werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>no imported list has this name</source>
   <translation>keine importierte Liste hat diesen Namen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>Wortliste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>die gespeicherte Liste ist beschädigt; entfernen und neu importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>folder of word lists {}</source>
   <translation>Ordner der Wortlisten {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>a comment</source>
   <translation>ein Kommentar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>a phrase of several words</source>
   <translation>ein Ausdruck aus mehreren Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, so probably names or abbreviations</source>
   <translation>großgeschrieben, also wohl Namen oder Abkürzungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation>mit Apostroph</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation>mit Bindestrich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation>mit Akzent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters other than letters a to z</source>
   <translation>mit anderen Zeichen als den Buchstaben a bis z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>länger als {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept, read as {}</source>
   <translation>{} Wörter behalten, gelesen als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} of them spelt without their accents: {}</source>
   <translation>{} davon ohne ihre Akzente geschrieben: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} left out, {}: {}</source>
   <translation>{} ausgelassen, {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>larger than {} MB, so hardly a word list</source>
   <translation>größer als {} MB, also kaum eine Wortliste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>not a word list: the file is not text</source>
   <translation>keine Wortliste: die Datei ist kein Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter of a-z, ? or *</source>
   <translation>{!r} ist kein Buchstabe von a bis z, kein ? und kein *</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>pattern {}</source>
   <translation>Muster {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation>Alltag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation>Wörter, die die meisten benutzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Standard</source>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words of a good desk dictionary</source>
   <translation>Wörter eines guten Handwörterbuchs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation>Weit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation>Standardwörter und seltenere, die eine zweite Quelle stützt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (international)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>every word known, in all regions' spellings</source>
   <translation>jedes bekannte Wort in den Schreibweisen aller Regionen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Häufige 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 2,000 most common words</source>
   <translation>die 2.000 häufigsten Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Häufige 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 5,000 most common words</source>
   <translation>die 5.000 häufigsten Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Häufige 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 10,000 most common words</source>
   <translation>die 10.000 häufigsten Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Häufige 20k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 20,000 most common words</source>
   <translation>die 20.000 häufigsten Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>no region {!r}; the regions are {}</source>
   <translation>keine Region {!r}; die Regionen sind {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{}: {} words, {}</source>
   <translation>{}: {} Wörter, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{:&gt;4} letters {:&gt;9}</source>
   <translation>{:&gt;4} Buchstaben {:&gt;9}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Samples: {}</source>
   <translation>Beispiele: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Source: {}</source>
   <translation>Quelle: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Licence: {}</source>
   <translation>Lizenz: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>the user's own file</source>
   <translation>eine eigene Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>that of its source</source>
   <translation>die ihrer Quelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>gelesen aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>comes with the program and cannot be removed</source>
   <translation>gehört zum Programm und kann nicht entfernt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list that comes with the program has this name; choose another</source>
   <translation>eine Liste des Programms hat diesen Namen; einen anderen wählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>there is a list of this name already; rename or remove it first</source>
   <translation>eine Liste dieses Namens gibt es schon; zuerst umbenennen oder entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>importiert aus {} am {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no list has this name, and there is no such file; the lists are {}</source>
   <translation>keine Liste hat diesen Namen, und eine solche Datei gibt es nicht; die Listen sind {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{} left out: {}</source>
   <translation>{} ausgelassen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>has no usable word ({})</source>
   <translation>hat kein brauchbares Wort ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>it is empty</source>
   <translation>sie ist leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is neither true nor false</source>
   <translation>{!r} ist weder true noch false</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a whole number</source>
   <translation>{!r} ist keine ganze Zahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a number</source>
   <translation>{!r} ist keine Zahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a choice</source>
   <translation>{!r} steht nicht zur Wahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>is not a number</source>
   <translation>ist keine Zahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{} is less than {:g}</source>
   <translation>{} ist weniger als {:g}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{} is more than {:g}</source>
   <translation>{} ist mehr als {:g}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>there is no such option; there are {}</source>
   <translation>diese Option gibt es nicht; es gibt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>copy these lines and paste them into Qless Studio</source>
   <translation>diese Zeilen kopieren und in Qless Studio einfügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>the line that begins with {} is missing</source>
   <translation>die Zeile, die mit {} beginnt, fehlt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>shared text</source>
   <translation>geteilter Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>the code at its end is missing</source>
   <translation>der Code am Ende fehlt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>{!r:.40} is no band of words</source>
   <translation>{!r:.40} ist keine Häufigkeitsstufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>it was changed on its way; copy it once more</source>
   <translation>er wurde unterwegs verändert; noch einmal kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/sharing.py" />
   <source>this version knows no game {}</source>
   <translation>diese Version kennt kein Spiel {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} passt</numerusform>
    <numerusform>{} passen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>Yes, {} boards</source>
   <translation>
    <numerusform>Ja, {} Brett</numerusform>
    <numerusform>Ja, {} Bretter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} Präfix</numerusform>
    <numerusform>{} Präfixe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} Präfix für {}</numerusform>
    <numerusform>{} Präfixe für {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>Rätsel</numerusform>
    <numerusform>Rätsel</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} Teil</numerusform>
    <numerusform>{} Teile</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>{} letters</source>
   <translation>
    <numerusform>{} Buchstabe</numerusform>
    <numerusform>{} Buchstaben</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} Möglichkeit</numerusform>
    <numerusform>{} Möglichkeiten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/progress_display.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>words</source>
   <translation>
    <numerusform>Wort</numerusform>
    <numerusform>Wörter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} Feld</numerusform>
    <numerusform>{} Felder</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words that can be played now</source>
   <translation>Wörter, die jetzt gelegt werden können</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words, estimated</source>
   <translation>Erste Wörter, geschätzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games in falling score</source>
   <translation>Partien nach fallenden Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay the hand down</source>
   <translation>Wege, das Blatt abzulegen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>{} positions</source>
   <translation>
    <numerusform>{} Stellung</numerusform>
    <numerusform>{} Stellungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>has something that is no whole number</source>
   <translation>enthält etwas, das keine ganze Zahl ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>write pairs such as 5:1.5</source>
   <translation>Paare schreiben, etwa 5:1.5</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} words left</source>
   <translation>
    <numerusform>noch {} Wort</numerusform>
    <numerusform>noch {} Wörter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{} places are empty</source>
   <translation>
    <numerusform>{} Platz ist leer</numerusform>
    <numerusform>{} Plätze sind leer</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{}; {}</source>
   <translation>{}; {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>points</source>
   <translation>
    <numerusform>Punkt</numerusform>
    <numerusform>Punkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} Weg</numerusform>
    <numerusform>{} Wege</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>there is no text</source>
   <translation>es gibt keinen Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>line {}: is damaged, this is no JSON</source>
   <translation>Zeile {}: ist beschädigt, das ist kein JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is damaged, this is no JSON</source>
   <translation>ist beschädigt, das ist kein JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is no document of Qless Studio</source>
   <translation>ist kein Dokument von Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is damaged, {!r:.40} is no schema number</source>
   <translation>ist beschädigt, {!r:.40} ist keine Schemanummer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>was written by a newer version of the program (schema {!r:.20}, not {})</source>
   <translation>stammt von einer neueren Version des Programms (Schema {!r:.20}, nicht {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is damaged, this is no text</source>
   <translation>ist beschädigt, das ist kein Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is missing</source>
   <translation>fehlt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is damaged, this is no object</source>
   <translation>ist beschädigt, das ist kein Objekt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>{}, options</source>
   <translation>{}, Optionen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>{}, option {!r:.40}</source>
   <translation>{}, Option {!r:.40}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is damaged, {!r:.40} is no band of words</source>
   <translation>ist beschädigt, {!r:.40} ist keine Häufigkeitsstufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>{}, commonness</source>
   <translation>{}, Häufigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>the game {!r:.40} is unknown here</source>
   <translation>das Spiel {!r:.40} ist hier unbekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>file {}</source>
   <translation>Datei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>there is no such file in {}</source>
   <translation>in {} gibt es keine solche Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is too large for a puzzle; word lists are imported where word lists are chosen</source>
   <translation>ist zu groß für ein Rätsel; Wortlisten werden dort importiert, wo sie gewählt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>is no text</source>
   <translation>ist kein Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document_file.py" />
   <source>was changed by another program</source>
   <translation>wurde von einem anderen Programm geändert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/session_file.py" />
   <source>session file {}</source>
   <translation>Sitzungsdatei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/session_file.py" />
   <source>a document</source>
   <translation>ein Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/session_file.py" />
   <source>what was saved</source>
   <translation>was gespeichert war</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>settings file {}</source>
   <translation>Einstellungsdatei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>Die Wortliste {} kann nicht geladen werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/pictures.py" />
   <source>the picture is too large</source>
   <translation>das Bild ist zu groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/filtering.py" />
   <source>regular expression</source>
   <translation>regulärer Ausdruck</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/filtering.py" />
   <source>regular expression, character {}</source>
   <translation>regulärer Ausdruck, Zeichen {}</translation>
  </message>
 </context>
 <context>
  <name>ExportActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy a text to share</source>
   <translation>Text zum Teilen kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy a text to share, with the answer</source>
   <translation>Text zum Teilen kopieren, mit Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Export the board…</source>
   <translation>Brett exportieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy the board as a picture</source>
   <translation>Brett als Bild kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Export the results…</source>
   <translation>Ergebnisse exportieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy the results as text</source>
   <translation>Ergebnisse als Text kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy the results as CSV</source>
   <translation>Ergebnisse als CSV kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Copy the results as JSON</source>
   <translation>Ergebnisse als JSON kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Drawing</source>
   <translation>Zeichnung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Export the board</source>
   <translation>Brett exportieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>The picture is on the clipboard.</source>
   <translation>Das Bild ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>The text to share is on the clipboard.</source>
   <translation>Der Text zum Teilen ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>and {} more</source>
   <translation>und {} weitere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Table</source>
   <translation>Tabelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>Export the results</source>
   <translation>Ergebnisse exportieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/actions.py" />
   <source>On the clipboard: {} results</source>
   <translation>In der Zwischenablage: {} Ergebnisse</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>Filter words</source>
   <translation>Wörter filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Text, ein Muster mit ? und * oder ein /regulärer Ausdruck/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>Clear the filter</source>
   <translation>Filter löschen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
 </context>
 <context>
  <name>Filters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each solution</source>
   <translation>jede Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each set of words</source>
   <translation>jede Wortmenge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each layout</source>
   <translation>jede Anordnung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>A word of at least</source>
   <translation>Ein Wort von mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Number of words</source>
   <translation>Anzahl der Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box of at most</source>
   <translation>Rahmen höchstens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special</source>
   <translation>Besonderes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One of</source>
   <translation>Je eine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Show all</source>
   <translation>Alle zeigen</translation>
  </message>
 </context>
 <context>
  <name>Finder</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Bestes gefundenes Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The word list is still loading.</source>
   <translation>Die Wortliste wird noch geladen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Find a board</source>
   <translation>Brett suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} points, {} words after {}; seed {}</source>
   <translation>{} Punkte, {} Wörter nach {}; Startzahl {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Gefunden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
 </context>
 <context>
  <name>FinderDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Find a board</source>
   <translation>Brett suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Highest score</source>
   <translation>Höchste Punktzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>A target</source>
   <translation>Ein Ziel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Goal</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Words, at least</source>
   <translation>Wörter, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Points, at least</source>
   <translation>Punkte, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Points, at most</source>
   <translation>Punkte, höchstens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>With the word</source>
   <translation>Mit dem Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best score</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The search goes on until you stop it; the best board stays.</source>
   <translation>Die Suche läuft, bis sie angehalten wird; das beste Brett bleibt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
 </context>
 <context>
  <name>Findings</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>not connected</source>
   <translation>nicht verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Too large</source>
   <translation>Zu groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>larger than the box allows</source>
   <translation>größer, als der Rahmen erlaubt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>down</source>
   <translation>senkrecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>across</source>
   <translation>waagerecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Vocabulary</source>
   <translation>Wortschatz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>{} most common words</source>
   <translation>{} häufigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>So many of the list's most common words suffice, and no fewer (proven)</source>
   <translation>So viele der häufigsten Wörter der Liste genügen, und nicht weniger (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Fewest words</source>
   <translation>Wenigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>No grid has fewer words</source>
   <translation>Kein Gitter hat weniger Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Smallest box</source>
   <translation>Kleinster Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>No grid fits into a box of fewer cells</source>
   <translation>Kein Gitter passt in einen Rahmen aus weniger Feldern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>In no word</source>
   <translation>In keinem Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Without one die</source>
   <translation>Ohne einen Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Turning one die</source>
   <translation>Einen Würfel drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>One letter less</source>
   <translation>Ein Buchstabe weniger</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>One die less or turned</source>
   <translation>Ein Würfel weniger oder gedreht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>does not help (proven)</source>
   <translation>hilft nicht (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>Other lists</source>
   <translation>Andere Listen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>These lists have a solution</source>
   <translation>Mit diesen Listen gibt es eine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_texts.py" />
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
 </context>
 <context>
  <name>GameTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Copy details</source>
   <translation>Einzelheiten kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Loading the word list</source>
   <translation>Die Wortliste wird geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Not analysed: {} solves it</source>
   <translation>Nicht analysiert: {} löst es</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Not analysed</source>
   <translation>Nicht analysiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The search met a fault of the program; the puzzle is safe</source>
   <translation>Die Suche ist auf einen Programmfehler gestoßen; das Rätsel ist sicher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>The details are on the clipboard.</source>
   <translation>Die Einzelheiten sind in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_tab.py" />
   <source>Best score</source>
   <translation>Bestwert</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear a tile</source>
   <translation>Kachel leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>{} eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Blocked tile (#)</source>
   <translation>Gesperrte Kachel (#)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Block a tile</source>
   <translation>Kachel sperren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Any letter (*)</source>
   <translation>Jeder Buchstabe (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Put a wildcard</source>
   <translation>Platzhalter setzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear (Delete)</source>
   <translation>Leeren (Entf)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (Shift joins)</source>
   <translation>Mehrere Buchstaben (Umschalt verbindet)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>gesperrt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>jeder Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty place</source>
   <translation>leerer Platz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>Wert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>Schritt {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>doppelter Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>dreifacher Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>doppeltes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>dreifaches Wort</translation>
  </message>
 </context>
 <context>
  <name>GridTab</name>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Board of letters</source>
   <translation>Buchstabenbrett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Rows with / between; Qu for the Qu tile, # for a blocked tile, * for any letter, . for none</source>
   <translation>Zeilen mit / dazwischen; Qu für die Kachel Qu, # für eine gesperrte Kachel, * für jeden Buchstaben, . für keinen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Words by length</source>
   <translation>Wörter nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Board of {} × {}</source>
   <translation>Brett mit {} × {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll {}</source>
   <translation>Wurf {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Turn the board</source>
   <translation>Brett drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Find a board…</source>
   <translation>Brett suchen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll until 300 words or more</source>
   <translation>Würfeln, bis es 300 Wörter sind</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Clear the board</source>
   <translation>Brett leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Start or stop the clock</source>
   <translation>Uhr starten oder anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Pause the clock</source>
   <translation>Uhr anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Filter the words</source>
   <translation>Wörter filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll from a seed…</source>
   <translation>Wurf zu einer Startzahl…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Open the example</source>
   <translation>Beispiel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll</source>
   <translation>Würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll from a seed</source>
   <translation>Wurf zu einer Startzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>The same number gives the same board.</source>
   <translation>Dieselbe Zahl gibt dasselbe Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Best board so far: {} points</source>
   <translation>Bisher bestes Brett: {} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Type or trace the words you see</source>
   <translation>Gesehene Wörter eintippen oder nachziehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>You found {} of {} words, {} of {} points</source>
   <translation>Gefunden: {} von {} Wörtern, {} von {} Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>longest</source>
   <translation>längstes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>mean points</source>
   <translation>Punkte im Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Clock</source>
   <translation>Uhr</translation>
  </message>
 </context>
 <context>
  <name>Heads</name>
  <message>
   <location filename="../../qless_studio/ui/shell/export/captions.py" />
   <source>Rules: {}</source>
   <translation>Regeln: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/captions.py" />
   <source>Word list: {}</source>
   <translation>Wortliste: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/captions.py" />
   <source>Listed: {}</source>
   <translation>Aufgelistet: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/captions.py" />
   <source>Listed: {}, which is not all there may be</source>
   <translation>Aufgelistet: {}, vielleicht nicht alle, die es gibt</translation>
  </message>
 </context>
 <context>
  <name>Help</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hints.py" />
   <source>Yes, {}</source>
   <translation>Ja, {}</translation>
  </message>
 </context>
 <context>
  <name>HelpActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Help on {}</source>
   <translation>Hilfe zu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Welcome</source>
   <translation>Willkommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Open the example</source>
   <translation>Beispiel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search the help</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Forward</source>
   <translation>Vor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>No page has these words.</source>
   <translation>Keine Seite enthält diese Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Pages found: {}</source>
   <translation>Gefundene Seiten: {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint ladder</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close the hints</source>
   <translation>Tipps schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} shown</source>
   <translation>{} von {} gezeigt</translation>
  </message>
 </context>
 <context>
  <name>HintPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>Can it be filled?</source>
   <translation>Lässt es sich füllen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>Where to look?</source>
   <translation>Wo anfangen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>How many lead on?</source>
   <translation>Wie viele führen weiter?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>A first letter</source>
   <translation>Ein erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>The prefix</source>
   <translation>Das Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>Yes, it is full</source>
   <translation>Ja, es ist voll</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>Beside {}</source>
   <translation>Neben {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/hint_panel.py" />
   <source>More than one is wrong</source>
   <translation>Mehr als eines ist falsch</translation>
  </message>
 </context>
 <context>
  <name>HintTexts</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Solvable?</source>
   <translation>Lösbar?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Where next?</source>
   <translation>Wo weiter?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>How long?</source>
   <translation>Wie lang?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>First letter</source>
   <translation>Erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>The word</source>
   <translation>Das Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Which word?</source>
   <translation>Welches Wort?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Which tile?</source>
   <translation>Welche Kachel?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>It is solved</source>
   <translation>Gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>No (proven)</source>
   <translation>Nein (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Yes, {}</source>
   <translation>Ja, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>More than one</source>
   <translation>Mehr als eines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Lift {}</source>
   <translation>{} abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Three or more</source>
   <translation>Drei oder mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Down</source>
   <translation>Senkrecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>Across</source>
   <translation>Waagerecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>{}, anywhere</source>
   <translation>{}, irgendwo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>{}, on its own</source>
   <translation>{}, für sich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, durch das {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/hint_texts.py" />
   <source>{}, on from {}</source>
   <translation>{}, weiter an {}</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import a word list</source>
   <translation>Wortliste importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name of the list</source>
   <translation>Name der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Großgeschriebene Einträge behalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Take accents off</source>
   <translation>Akzente weglassen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Numbers are frequencies</source>
   <translation>Zahlen sind Häufigkeiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Where the words are</source>
   <translation>Wo die Wörter stehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Words are</source>
   <translation>Wörter stehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} kept, read as {}</source>
   <translation>{} behalten, gelesen als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>There is no usable word in this file.</source>
   <translation>In dieser Datei ist kein brauchbares Wort.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>Diese Datei kann nicht importiert werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, spelt without their accents</source>
   <translation>behalten, ohne ihre Akzente geschrieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>ausgelassen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a word.</source>
   <translation>Jeder Eintrag ist ein Wort.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}</source>
   <translation>{} wird nachgeschlagen</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word inspector</source>
   <translation>Wortinspektor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy what is known of the word</source>
   <translation>Kopieren, was über das Wort bekannt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move the inspector to the other side</source>
   <translation>Inspektor auf die andere Seite setzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close the inspector</source>
   <translation>Inspektor schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up any word</source>
   <translation>Wort nachschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up a word</source>
   <translation>Wort nachschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Chosen together</source>
   <translation>Zusammen gewählt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Comes from</source>
   <translation>Kommt von</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Choose a word in a list, or type one above: it need not be listed.</source>
   <translation>Ein Wort in einer Liste wählen oder oben eines tippen: Es muss nicht aufgelistet sein.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban this word</source>
   <translation>Dieses Wort verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow this word</source>
   <translation>Dieses Wort erlauben</translation>
  </message>
 </context>
 <context>
  <name>Invitation</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice, or type letters</source>
   <translation>Würfeln oder tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. The coach checks each step.</source>
   <translation>Ein Kreuzwortgitter aus allen Würfeln bauen. Jeder Schritt wird geprüft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Once there are letters, this panel shows</source>
   <translation>Sobald Buchstaben da sind, steht hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Live check</source>
   <translation>Prüfung beim Legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>is the grid still solvable, and how many ways</source>
   <translation>ob das Gitter noch lösbar ist und wie viele Möglichkeiten es gibt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Hints</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>five steps, from a nudge to the word</source>
   <translation>fünf Schritte, vom Anstoß bis zum Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Solutions</source>
   <translation>Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>best first, with the commonest words on top</source>
   <translation>die besten zuerst, oben die mit den häufigsten Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Click a place and type your letters, or begin with one of these.</source>
   <translation>Auf einen Platz klicken und Buchstaben tippen oder hiermit beginnen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Every word on the board</source>
   <translation>Jedes Wort auf dem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Once there are letters, you see here</source>
   <translation>Sobald Buchstaben da sind, steht hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Every word there is</source>
   <translation>Jedes Wort, das es gibt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Searched to the end, with the points of each and of all of them.</source>
   <translation>Bis zum Ende gesucht, mit den Punkten jedes Wortes und aller zusammen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>How to trace it</source>
   <translation>Wie es nachgezogen wird</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Choose a word to see its way over the tiles and what it means.</source>
   <translation>Ein gewähltes Wort zeigt seinen Weg über die Kacheln und was es bedeutet.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>The words worth knowing</source>
   <translation>Die Wörter, die sich lohnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/empty_state.py" />
   <source>Filter by letters, patterns, length and how common they are.</source>
   <translation>Filter nach Buchstaben, Mustern, Länge und Häufigkeit.</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, {} at most. </source>
   <translation>{}, höchstens {}. </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: points left</source>
   <translation>Unten links: offene Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: words left</source>
   <translation>Unten links: offene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Ring: start here</source>
   <translation>Unten rechts: Wert. Ring: hier beginnen</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} of {} letters ({} %)</source>
   <translation>{} mit {} Buchstaben ({} %)</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/actions.py" />
   <source>Choose a word list…</source>
   <translation>Wortliste wählen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/actions.py" />
   <source>Import a word list from a file…</source>
   <translation>Wortliste aus einer Datei importieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/actions.py" />
   <source>All tabs use {}.</source>
   <translation>Alle Reiter benutzen {}.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}, {}</source>
   <translation>Wortliste: {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Choose or import a word list</source>
   <translation>Wortliste wählen oder importieren</translation>
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} word</source>
   <translation>{} Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} words</source>
   <translation>{} Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Shipped</source>
   <translation>Mitgeliefert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Imported</source>
   <translation>Importiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>damaged</source>
   <translation>beschädigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>in use</source>
   <translation>in Gebrauch</translation>
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list</source>
   <translation>Wortliste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import…</source>
   <translation>Importieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove…</source>
   <translation>Entfernen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words…</source>
   <translation>Wörter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words banned from the list and added to it</source>
   <translation>Wörter, die in der Liste verboten oder ergänzt sind</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Use in all tabs</source>
   <translation>In allen Reitern benutzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Also spellings of</source>
   <translation>Auch Schreibweisen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list of {}</source>
   <translation>Wortliste von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>This list has its own spellings</source>
   <translation>Diese Liste hat ihre eigenen Schreibweisen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import a word list</source>
   <translation>Wortliste importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists (*.txt *.dic *.csv *.tsv *.lst *.words)</source>
   <translation>Wortlisten (*.txt *.dic *.csv *.tsv *.lst *.words)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Imported: {}, {}</source>
   <translation>Importiert: {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove a word list</source>
   <translation>Wortliste entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove the word list “{}”?</source>
   <translation>Die Wortliste „{}“ entfernen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from stays where it is.</source>
   <translation>Die Datei, aus der sie importiert wurde, bleibt, wo sie ist.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>Lexicons</name>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>British</source>
   <translation>britisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Canadian</source>
   <translation>kanadisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Australian</source>
   <translation>australisch</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Loading the word list</source>
   <translation>Die Wortliste wird geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in the first {} solutions; there are more</source>
   <translation>{} Wörter in den ersten {} Lösungen; es gibt mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions listed</source>
   <translation>{} Wörter in {} aufgelisteten Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stopped: {} words in the {} solutions found until then</source>
   <translation>Angehalten: {} Wörter in den bis dahin gefundenen {} Lösungen</translation>
  </message>
 </context>
 <context>
  <name>Lists</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Stapel {} verschieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>best</source>
   <translation>beste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>no word</source>
   <translation>kein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>End value</source>
   <translation>Endwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation>Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation>Übrig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Discard</source>
   <translation>Ablage</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Search commands</source>
   <translation>Befehle suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Open the menu</source>
   <translation>Menü öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Analysis</source>
   <translation>Analyse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>What was dropped holds no puzzle: {}</source>
   <translation>Was hierher gezogen wurde, enthält kein Rätsel: {}</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files were not opened, the first because: {}</source>
   <translation>{} Dateien wurden nicht geöffnet, die erste, weil: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>Datei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} holds no puzzle: {}</source>
   <translation>{} enthält kein Rätsel: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>the text is too long for a puzzle</source>
   <translation>der Text ist zu lang für ein Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>the text</source>
   <translation>der Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open a puzzle</source>
   <translation>Rätsel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>The word list {} is not installed; {} is used.</source>
   <translation>Die Wortliste {} ist nicht installiert; es gilt {}.</translation>
  </message>
 </context>
 <context>
  <name>OptionsForm</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>auto</source>
   <translation>automatisch</translation>
  </message>
 </context>
 <context>
  <name>Output</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export a sheet to fill in…</source>
   <translation>Blatt zum Ausfüllen exportieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export the sheet with its answer…</source>
   <translation>Blatt mit Lösung exportieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Print a sheet to fill in…</source>
   <translation>Blatt zum Ausfüllen drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Print the sheet with its answer…</source>
   <translation>Blatt mit Lösung drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Drawing</source>
   <translation>Zeichnung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export the puzzle</source>
   <translation>Rätsel exportieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Nothing was printed</source>
   <translation>Es wurde nichts gedruckt</translation>
  </message>
 </context>
 <context>
  <name>PageBrowser</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/browser.py" />
   <source>Page</source>
   <translation>Seite</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>not available now</source>
   <translation>jetzt nicht verfügbar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>on</source>
   <translation>an</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>off</source>
   <translation>aus</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score found</source>
   <translation>Bester Wert bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What you will see here</source>
   <translation>Was hier zu sehen sein wird</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The best score, proven</source>
   <translation>Der Bestwert, bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The whole deal is searched, in milliseconds.</source>
   <translation>Alles wird durchsucht, in Millisekunden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What every word is worth</source>
   <translation>Was jedes Wort wert ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The score in the end if you play it now.</source>
   <translation>Die Punkte am Ende, wenn es jetzt gespielt wird.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games in falling score</source>
   <translation>Partien nach fallenden Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Choose one and watch it step by step.</source>
   <translation>Eine wählen und Schritt für Schritt ansehen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Take a deal up again</source>
   <translation>Eine Kartenlage wieder aufnehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation>Partien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which list</source>
   <translation>Welche Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>Karten verbraucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>samples</source>
   <translation>Stichproben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points, an estimate</source>
   <translation>± {} Punkte, geschätzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Noch ist kein erstes Wort bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be laid</source>
   <translation>Kein Wort kann gelegt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>Kein Wort kann gespielt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No game</source>
   <translation>Keine Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Nothing passes the filter</source>
   <translation>Nichts passt zum Filter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How far?</source>
   <translation>Wie weit?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>A move first?</source>
   <translation>Erst ein Zug?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>Welche Karten?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>Wie lang?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter?</source>
   <translation>Erster Buchstabe?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The word?</source>
   <translation>Das Wort?</translation>
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Path before</source>
   <translation>Voriger Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Next path</source>
   <translation>Nächster Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Path {} of {}</source>
   <translation>Weg {} von {}</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>One step back</source>
   <translation>Einen Schritt zurück</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Play by itself</source>
   <translation>Von selbst abspielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>One step forward</source>
   <translation>Einen Schritt vor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Play on from here</source>
   <translation>Ab hier weiterspielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Back to my game</source>
   <translation>Zurück zur eigenen Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Game of {} points</source>
   <translation>Partie mit {} Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>Missed</source>
   <translation>Übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>Found</source>
   <translation>Gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>Words of the round</source>
   <translation>Wörter der Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>{} is played already</source>
   <translation>{} ist schon gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round_words.py" />
   <source>{} is not on the board</source>
   <translation>{} steht nicht auf dem Brett</translation>
  </message>
 </context>
 <context>
  <name>Playing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No card on top fits {} here</source>
   <translation>Keine obere Karte passt hier zu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Name a card</source>
   <translation>Karte benennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Play {}</source>
   <translation>{} spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move a card</source>
   <translation>Karte verschieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Play on from here</source>
   <translation>Ab hier weiterspielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>if you stop now</source>
   <translation>bei Abbruch jetzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>if stopped</source>
   <translation>bei Abbruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best from here</source>
   <translation>bester Wert ab hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost by your moves</source>
   <translation>durch eigene Züge verloren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>verloren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Cards left: {}</source>
   <translation>Karten übrig: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Alle Karten verbraucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; discard {}</source>
   <translation>{}; Ablage {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Step {} of {}</source>
   <translation>Schritt {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card on pile {} to place {}</source>
   <translation>Die Karte auf Stapel {} auf Platz {} legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>{} Punkte und ein Bonus von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Which card was uncovered? Type it</source>
   <translation>Welche Karte wurde aufgedeckt? Eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Karten anklicken oder ein Wort tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty place for it</source>
   <translation>oder einen leeren Platz dafür wählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word takes {} cards or more</source>
   <translation>Ein Wort braucht mindestens {} Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The word list is still loading</source>
   <translation>Die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Not in the word list</source>
   <translation>Nicht in der Wortliste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word here: drag a card to an empty place</source>
   <translation>Hier gibt es kein Wort: eine Karte auf einen leeren Platz ziehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>These cards make no word</source>
   <translation>Diese Karten ergeben kein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over, and none can score more</source>
   <translation>Die Partie ist zu Ende, und keine bringt mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves gave away {}</source>
   <translation>Die Partie ist zu Ende; die Züge haben {} verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points</source>
   <translation>{} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word</source>
   <translation>Ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{}; Endwert bleibt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word, and the best one here</source>
   <translation>Ein Wort, und hier das beste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word; it gives away {}</source>
   <translation>Ein Wort; es verschenkt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{}; Endwert {} statt {}</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search preferences</source>
   <translation>Einstellungen durchsuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No preference has these letters</source>
   <translation>Keine Einstellung enthält diese Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Reset to defaults</source>
   <translation>Auf Standard zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>There is nothing to set.</source>
   <translation>Hier gibt es nichts einzustellen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As in the system</source>
   <translation>Wie im System</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>High contrast</source>
   <translation>Hoher Kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Always</source>
   <translation>Immer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Sprache des Systems</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Appearance</source>
   <translation>Aussehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Theme</source>
   <translation>Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Light, dark or with high contrast</source>
   <translation>Hell, dunkel oder mit hohem Kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>The size of all text, and of what it stands in</source>
   <translation>Die Größe aller Texte und dessen, worin sie stehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Less motion</source>
   <translation>Weniger Bewegung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Changes show at once, without animation</source>
   <translation>Änderungen erscheinen sofort, ohne Animation</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Takes effect when the program starts again</source>
   <translation>Wirkt nach einem Neustart des Programms</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>The one that suits the game</source>
   <translation>Die zum Spiel passende</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Word list of new tabs</source>
   <translation>Wortliste neuer Reiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>New tabs begin with</source>
   <translation>Neue Reiter beginnen mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>The word list (lexicon) of a tab without one</source>
   <translation>Die Wortliste eines Reiters ohne eigene</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keep what is open every few seconds</source>
   <translation>Alle paar Sekunden sichern, was offen ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Saving</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Autosave: after a crash everything is there again</source>
   <translation>Automatisch: Nach einem Absturz ist alles wieder da</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one for each core ({})</source>
   <translation>einer je Kern ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Searches</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Threads</source>
   <translation>Threads</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>How many cores a search for boards may keep busy</source>
   <translation>Wie viele Kerne eine Suche nach Brettern beschäftigen darf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Tastenkürzel…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Tastatur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keys of commands</source>
   <translation>Tasten der Befehle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Give commands other shortcuts, or none</source>
   <translation>Befehlen andere Tastenkürzel geben oder keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences found: {}</source>
   <translation>Gefundene Einstellungen: {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Edges</source>
   <translation>Kanten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>What to list</source>
   <translation>Was aufgelistet wird</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes for the focused node</source>
   <translation>Präfixe für den gewählten Knoten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Edges and their words</source>
   <translation>Kanten und ihre Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Completions</source>
   <translation>Ergänzungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>{} of {} edges make a word</source>
   <translation>{} von {} Kanten ergeben ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes for {}</source>
   <translation>Präfixe für {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefix</source>
   <translation>Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Boards left</source>
   <translation>Bretter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>already beside –{}</source>
   <translation>schon neben –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>already on the board</source>
   <translation>schon auf dem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>used</source>
   <translation>benutzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Node and suffix</source>
   <translation>Knoten und Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>plural</source>
   <translation>Plural</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>wrong length</source>
   <translation>falsche Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>as at {}</source>
   <translation>wie an {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Suffixes, in ring order</source>
   <translation>Suffixe, reihum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Boards</source>
   <translation>Bretter</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Print</source>
   <translation>Drucken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Pages</source>
   <translation>Seiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>With the list of results</source>
   <translation>Mit der Liste der Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Page before</source>
   <translation>Vorige Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Next page</source>
   <translation>Nächste Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Save as PDF…</source>
   <translation>Als PDF speichern…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Page {} of {}</source>
   <translation>Seite {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Sent to the printer.</source>
   <translation>An den Drucker geschickt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Nothing was printed: the printer does not answer.</source>
   <translation>Es wurde nichts gedruckt: Der Drucker antwortet nicht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/printing.py" />
   <source>Save as PDF</source>
   <translation>Als PDF speichern</translation>
  </message>
 </context>
 <context>
  <name>ProgramActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/program_actions.py" />
   <source>Preferences…</source>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/program_actions.py" />
   <source>About Qless Studio</source>
   <translation>Über Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/program_actions.py" />
   <source>Close the program</source>
   <translation>Programm beenden</translation>
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress_display.py" />
   <source>time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress_display.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress_display.py" />
   <source>tiles placed</source>
   <translation>Kacheln gelegt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress_display.py" />
   <source>dice placed</source>
   <translation>Würfel gelegt</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Puzzles</source>
   <translation>Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Filter suffixes</source>
   <translation>Suffixe filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/; and bounds: boards&lt;100 words&lt;800</source>
   <translation>Text, ein Muster mit ? und * oder ein /regulärer Ausdruck/; und Grenzen: boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Words that the easiest puzzle needs</source>
   <translation>Wörter, die das leichteste Rätsel braucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Puzzles of the word list are listed here</source>
   <translation>Rätsel der Wortliste werden hier aufgelistet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Suffixes, in ring order</source>
   <translation>Suffixe, reihum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Boards</source>
   <translation>Bretter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Words needed</source>
   <translation>Nötige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Looking for puzzles</source>
   <translation>Rätsel werden gesucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Mit dieser Liste und diesen Optionen gibt es kein Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>the first {}; there are more</source>
   <translation>die ersten {}; es gibt mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{}, stopped</source>
   <translation>{}, angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{} of {} rated</source>
   <translation>{} von {} eingestuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{} so far</source>
   <translation>bisher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>bisher {}, das leichteste: {} Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{}, hardest first</source>
   <translation>{}, die schwersten zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>{}, easiest first</source>
   <translation>{}, die leichtesten zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>There is no puzzle in the list to draw from</source>
   <translation>In der Liste ist kein Rätsel, das gezogen werden kann</translation>
  </message>
 </context>
 <context>
  <name>QLessTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>3 to 16 letters, then ; and the grid. tiles: begins a free game of up to 40</source>
   <translation>3 bis 16 Buchstaben, dann ; und das Gitter. tiles: beginnt ein freies Spiel mit bis zu 40</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>3 to 16 letters, for example BCDGILLORTUW</source>
   <translation>3 bis 16 Buchstaben, zum Beispiel BCDGILLORTUW</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll</source>
   <translation>Würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Daily roll</source>
   <translation>Tageswurf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll from a seed…</source>
   <translation>Wurf zu einer Startzahl…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Type letters</source>
   <translation>Buchstaben tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Draw {} tiles for a free game</source>
   <translation>{} Kacheln für ein freies Spiel ziehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Clear grid</source>
   <translation>Gitter leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Lift the word at the cursor</source>
   <translation>Wort am Cursor abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Exchange rows and columns</source>
   <translation>Zeilen und Spalten tauschen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Bring the grid to the middle</source>
   <translation>Gitter in die Mitte rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>up</source>
   <translation>oben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>down</source>
   <translation>unten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>left</source>
   <translation>links</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Move the grid {}</source>
   <translation>Gitter nach {} rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>right</source>
   <translation>rechts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Shuffle the rack</source>
   <translation>Bank mischen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Sort the rack</source>
   <translation>Bank sortieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Filter the solutions</source>
   <translation>Lösungen filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Place the solution shown</source>
   <translation>Gezeigte Lösung legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Back to the grid</source>
   <translation>Zurück zum Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Show the clock</source>
   <translation>Uhr zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Statistics…</source>
   <translation>Statistik…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>{} letters or more</source>
   <translation>{} oder mehr Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Shortest word</source>
   <translation>Kürzestes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>What is known</source>
   <translation>Was bekannt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll 12 dice</source>
   <translation>12 Würfel werfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>or just start typing</source>
   <translation>oder einfach tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Take a roll up again</source>
   <translation>Einen Wurf wieder aufnehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Solved in {}</source>
   <translation>In {} gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>How hard it is</source>
   <translation>Wie schwer es ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Why, and what would help</source>
   <translation>Warum, und was helfen würde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>No solutions</source>
   <translation>Keine Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Place a solution</source>
   <translation>Lösung legen</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Piles, upper/lower</source>
   <translation>Stapel, oben/unten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Piles such as L/Q, an empty one is -, an unknown lower card is ?; or two rows of cards</source>
   <translation>Stapel wie L/Q, ein leerer ist -, eine unbekannte untere Karte ist ?; oder zwei Reihen Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Deal</source>
   <translation>Austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Deal with conditions…</source>
   <translation>Mit Bedingungen austeilen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Enter the cards</source>
   <translation>Karten eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Play the word in the tray</source>
   <translation>Wort in der Leiste spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Clear the tray</source>
   <translation>Wortleiste leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Begin this deal again</source>
   <translation>Diese Kartenlage neu beginnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Lower cards beside the upper ones</source>
   <translation>Untere Karten neben den oberen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Rules…</source>
   <translation>Regeln…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Solitaire</source>
   <translation>Solitär</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Hand</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Standard bonus</source>
   <translation>Standardbonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>No bonus</source>
   <translation>Kein Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Custom bonus…</source>
   <translation>Eigener Bonus…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Bonus for long words</source>
   <translation>Bonus für lange Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Enter a card</source>
   <translation>Karte eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed {}</source>
   <translation>Startzahl {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation>Standardbonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation>kein Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation>eigener Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of {} cards or more</source>
   <translation>Wörter ab {} Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Proven best {}</source>
   <translation>Bestwert {} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: drawing the unknown cards</source>
   <translation>Schätzung: unbekannte Karten werden gezogen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: {} first, {} in the end</source>
   <translation>Schätzung: zuerst {}, am Ende {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: no first word is known</source>
   <translation>Schätzung: kein erstes Wort ist bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Begin again</source>
   <translation>Neu beginnen</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Open recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Forget the recent files</source>
   <translation>Zuletzt geöffnete Dateien vergessen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Open {} ({})</source>
   <translation>{} öffnen ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>Deals that you look at are kept here.</source>
   <translation>Betrachtete Kartenlagen bleiben hier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>Recent deals</source>
   <translation>Letzte Kartenlagen</translation>
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Recent rolls</source>
   <translation>Letzte Würfe</translation>
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>no solution exists</source>
   <translation>keine Lösung vorhanden</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/rename_dialog.py" />
   <source>Rename a word list</source>
   <translation>Wortliste umbenennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/rename_dialog.py" />
   <source>New name</source>
   <translation>Neuer Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/rename_dialog.py" />
   <source>New name of “{}”</source>
   <translation>Neuer Name von „{}“</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/rename_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/rename_dialog.py" />
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted downwards</source>
   <translation>{}, absteigend sortiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted upwards</source>
   <translation>{}, aufsteigend sortiert</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>roll {}</source>
   <translation>Wurf {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Roll from a seed</source>
   <translation>Wurf zu einer Startzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>The number of a roll:</source>
   <translation>Die Nummer eines Wurfs:</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>{} is not the number of a roll</source>
   <translation>{} ist keine Wurfnummer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>daily roll of {}</source>
   <translation>Tageswurf vom {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Draw tiles</source>
   <translation>Kacheln ziehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Roll</source>
   <translation>Würfeln</translation>
  </message>
 </context>
 <context>
  <name>RoundControls</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Pause</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} left</source>
   <translation>noch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Stop the round</source>
   <translation>Runde beenden</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Rules of Quiddler</source>
   <translation>Regeln von Quiddler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Every change takes effect at once; the analysis starts anew.</source>
   <translation>Jede Änderung wirkt sofort; die Analyse beginnt neu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Edit the rules</source>
   <translation>Regeln bearbeiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Name of your rules</source>
   <translation>Name der eigenen Regeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>My {}</source>
   <translation>Eigene Regeln nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Bonus by length</source>
   <translation>Bonus nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>none</source>
   <translation>keiner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Factor by length</source>
   <translation>Faktor nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>for 0, 1, 2, 3 … letters; it goes on by the last step</source>
   <translation>für 0, 1, 2, 3 … Buchstaben; danach geht es im letzten Schritt weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>from so many letters on, such as 5:1.5 6:2</source>
   <translation>ab so vielen Buchstaben, etwa 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Value of {}</source>
   <translation>Wert von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} now, {} at the end</source>
   <translation>{} jetzt, {} am Ende</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} at {}</source>
   <translation>{} bei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>now</source>
   <translation>jetzt</translation>
  </message>
 </context>
 <context>
  <name>SaveFile</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>is there already; give its whole name to replace it</source>
   <translation>gibt es schon; zum Ersetzen den ganzen Namen angeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>der Name muss auf eines von {} enden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Gespeichert: {}</translation>
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>{} per cent searched</source>
   <translation>{} Prozent durchsucht</translation>
  </message>
 </context>
 <context>
  <name>Session</name>
  <message>
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>Type the puzzle</source>
   <translation>Rätsel eintippen</translation>
  </message>
 </context>
 <context>
  <name>SessionActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Solve now</source>
   <translation>Jetzt lösen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Analyse every change</source>
   <translation>Jede Änderung analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/session_actions.py" />
   <source>Copy the details of a failed search</source>
   <translation>Einzelheiten einer fehlgeschlagenen Suche kopieren</translation>
  </message>
 </context>
 <context>
  <name>ShortcutActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/actions.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Tastenkürzel…</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>no shortcut</source>
   <translation>kein Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>also {}</source>
   <translation>auch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>changed</source>
   <translation>geändert</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>“{}”: {}</source>
   <translation>„{}“: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>these are no keys of one shortcut</source>
   <translation>das sind nicht die Tasten eines Tastenkürzels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>a key to hold needs another key with it</source>
   <translation>zu einer Haltetaste gehört noch eine andere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>this key moves, edits or closes; add Ctrl or Alt</source>
   <translation>diese Taste bewegt, bearbeitet oder schließt; Strg oder Alt dazunehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>this key types a letter or a sign; add Ctrl or Alt</source>
   <translation>diese Taste tippt einen Buchstaben oder ein Zeichen; Strg oder Alt dazunehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>Option with this key types a sign; add Command or Control</source>
   <translation>die Wahltaste tippt hiermit ein Zeichen; Befehlstaste oder Control dazunehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>the system needs these keys</source>
   <translation>das System braucht diese Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The shortcut of “{}” in the settings is not used: {}</source>
   <translation>Das Tastenkürzel von „{}“ in den Einstellungen gilt nicht: {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset all</source>
   <translation>Alle zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation>Nach Namen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation>Nach Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search by</source>
   <translation>Suchen nach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search commands</source>
   <translation>Befehle suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search by keys</source>
   <translation>Nach Tasten suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to look for</source>
   <translation>Die gesuchten Tasten drücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Befehle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No command answers</source>
   <translation>Kein Befehl passt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Neues Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Die neuen Tasten drücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No shortcut</source>
   <translation>Kein Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Choose a command to change its shortcut</source>
   <translation>Einen Befehl wählen, um sein Tastenkürzel zu ändern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} cannot be a shortcut: {}</source>
   <translation>{} kann kein Tastenkürzel sein: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All commands have the shortcuts they came with</source>
   <translation>Alle Befehle haben ihre ursprünglichen Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is the shortcut of “{}”.</source>
   <translation>{} ist das Tastenkürzel von „{}“.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Take it from “{}”</source>
   <translation>„{}“ wegnehmen</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Size of the board</source>
   <translation>Größe des Bretts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Change the size</source>
   <translation>Größe ändern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Buchstaben, die noch passen, behalten ihren Platz.</translation>
  </message>
 </context>
 <context>
  <name>Solutions</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as pictures</source>
   <translation>Lösungen als Bilder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as rows</source>
   <translation>Lösungen als Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter the solutions</source>
   <translation>Lösungen filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place this solution</source>
   <translation>Diese Lösung legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation>Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation>Seltenstes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid: {}</source>
   <translation>Gitter: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>All: {}</source>
   <translation>Alle: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {} fit the filter</source>
   <translation>{} von {} passen zum Filter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed, the other {} only counted</source>
   <translation>Aufgelistet sind die ersten {}, die anderen {} nur gezählt</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHead</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation>Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Which solutions</source>
   <translation>Welche Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter the solutions</source>
   <translation>Lösungen filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Show as rows</source>
   <translation>Als Zeilen zeigen</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Most rolls can be solved; the panel proves it for each</source>
   <translation>Die meisten Würfe sind lösbar; für jeden wird es hier bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} in 100</source>
   <translation>{} von 100</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>rolls can be solved with the {} list</source>
   <translation>Würfen sind mit der Liste {} lösbar</translation>
  </message>
 </context>
 <context>
  <name>StatisticsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Q-Less statistics</source>
   <translation>Q-Less-Statistik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>in a row</source>
   <translation>in Folge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>longest row</source>
   <translation>längste Folge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>best time</source>
   <translation>Bestzeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>on average</source>
   <translation>im Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>of {} rolls solved</source>
   <translation>von {} Würfen gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>{} in 100 solved, {} of them without a hint</source>
   <translation>{} von 100 gelöst, {} davon ohne Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>No roll has been played yet. What you play is noted on this computer.</source>
   <translation>Noch kein Wurf gespielt. Was gespielt wird, bleibt auf diesem Rechner notiert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Solved, by letter on the dice</source>
   <translation>Gelöst, nach Buchstaben auf den Würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Damaged lines of the record were set aside: {}</source>
   <translation>Beschädigte Zeilen der Aufzeichnung wurden zur Seite gelegt: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss the message</source>
   <translation>Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading</source>
   <translation>wird geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching</source>
   <translation>Suche läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Analyse aus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Bereit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis on</source>
   <translation>Analyse an</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, geändert</translation>
  </message>
 </context>
 <context>
  <name>Stored</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/json_store.py" />
   <source>{} cannot be read ({}); the program starts without it.</source>
   <translation>{} kann nicht gelesen werden ({}); das Programm startet ohne sie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/json_store.py" />
   <source>{} was damaged and is kept as {}; the program starts without it.</source>
   <translation>{} war beschädigt und bleibt als {} erhalten; das Programm startet ohne sie.</translation>
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation>Tisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation>Wort spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play the word (Enter)</source>
   <translation>Wort spielen (Eingabe)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation>Leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Put the cards back (Esc)</source>
   <translation>Karten zurücklegen (Esc)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>card {}</source>
   <translation>Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>pile {}</source>
   <translation>Stapel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>{}, empty place</source>
   <translation>{}, leerer Platz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>{}, in the tray</source>
   <translation>{}, in der Wortleiste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>{}, under it {}</source>
   <translation>{}, darunter {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>an unknown card</source>
   <translation>eine unbekannte Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>{}, {} points</source>
   <translation>{}, {} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray, {}</source>
   <translation>in der Wortleiste, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>played {}, {} points</source>
   <translation>{} gespielt, {} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>{}, gave away {}</source>
   <translation>{}, {} verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words laid</source>
   <translation>Gelegte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation>Gespielte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation>in der Wortleiste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
 </context>
 <context>
  <name>TopBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search commands</source>
   <translation>Befehle suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Light or dark</source>
   <translation>Hell oder dunkel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Preferences</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
 </context>
 <context>
  <name>TracedWord</name>
  <message>
   <location filename="../../qless_studio/ui/grids/trace_feedback.py" />
   <source>{} is too short</source>
   <translation>{} ist zu kurz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/trace_feedback.py" />
   <source>{} is not a word of the list</source>
   <translation>{} steht nicht in der Liste</translation>
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
 </context>
 <context>
  <name>ViewActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Go to {}</source>
   <translation>Zu {} wechseln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Theme as in the system</source>
   <translation>Farbschema wie im System</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Light theme</source>
   <translation>Helles Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Dark theme</source>
   <translation>Dunkles Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>High contrast theme</source>
   <translation>Farbschema mit hohem Kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Larger text</source>
   <translation>Größerer Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Smaller text</source>
   <translation>Kleinerer Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/view_actions.py" />
   <source>Normal text</source>
   <translation>Normaler Text</translation>
  </message>
 </context>
 <context>
  <name>Welcome</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Welcome</source>
   <translation>Willkommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Try a puzzle of one of the games: it is put on the board, and everything in it is found.</source>
   <translation>Ein Rätsel eines der Spiele ausprobieren: Es kommt auf das Brett, und alles darin wird gefunden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Willkommen bei Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>You find this again in the menu, under Help. F1 explains each game.</source>
   <translation>Dies steht auch später im Menü unter „Hilfe“. F1 erklärt jedes Spiel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Word inspector</source>
   <translation>Wortinspektor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up a word…</source>
   <translation>Wort nachschlagen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to the word before</source>
   <translation>Zurück zum vorigen Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward again</source>
   <translation>Wieder vor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban the chosen word from the list</source>
   <translation>Gewähltes Wort in der Liste verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Take back the last ban or addition</source>
   <translation>Letztes Verbot oder letzte Ergänzung zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Banned and added words…</source>
   <translation>Verbotene und ergänzte Wörter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Nur häufige Wörter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Compare two word lists for this puzzle…</source>
   <translation>Zwei Wortlisten für dieses Rätsel vergleichen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>What is known of the word is on the clipboard.</source>
   <translation>Was über das Wort bekannt ist, ist in der Zwischenablage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} does not count in {} any more.</source>
   <translation>{} zählt in {} nicht mehr.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} counts in {} now.</source>
   <translation>{} zählt jetzt in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Take back</source>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>The words of {} are as they were before.</source>
   <translation>Die Wörter von {} sind wieder wie vorher.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words of {}</source>
   <translation>Wörter von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>A word</source>
   <translation>Ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or to allow</source>
   <translation>Wort, das verboten oder erlaubt wird</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Ban</source>
   <translation>Verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Allow</source>
   <translation>Erlauben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>In this list</source>
   <translation>In dieser Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words</source>
   <translation>Verbotene und ergänzte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No word is banned or added.</source>
   <translation>Kein Wort ist verboten oder ergänzt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned words do not count, added ones do, in every tab that uses this list.</source>
   <translation>Verbotene Wörter zählen nicht, ergänzte zählen, in jedem Reiter mit dieser Liste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Take back</source>
   <translation>Zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Take back all</source>
   <translation>Alle zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>added</source>
   <translation>ergänzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>banned</source>
   <translation>verboten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} counts in {} now.</source>
   <translation>{} zählt jetzt in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} does not count in {} any more.</source>
   <translation>{} zählt in {} nicht mehr.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is in {} already.</source>
   <translation>{} steht schon in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is not in {} anyway.</source>
   <translation>{} steht ohnehin nicht in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is in {} as it was.</source>
   <translation>{} steht in {} wie vorher.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} counts in {} again.</source>
   <translation>{} zählt in {} wieder.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No word of {} is changed any more.</source>
   <translation>Kein Wort von {} ist mehr geändert.</translation>
  </message>
 </context>
 <context>
  <name>WordColumns</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>Path</source>
   <translation>Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>At</source>
   <translation>Um</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>played</source>
   <translation>gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>to play</source>
   <translation>zu spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>Played</source>
   <translation>Gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>Total</source>
   <translation>Summe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Length</source>
   <translation>Länge</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>All</source>
   <translation>Alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Which words</source>
   <translation>Welche Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Least length and commonness</source>
   <translation>Mindestlänge und Häufigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Letters, at least</source>
   <translation>Buchstaben, mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Commonness</source>
   <translation>Häufigkeit</translation>
  </message>
 </context>
 <context>
  <name>WordInspector</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Anagrams</source>
   <translation>Anagramme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>One letter more in front</source>
   <translation>Vorn ein Buchstabe mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>One letter more at the end</source>
   <translation>Hinten ein Buchstabe mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Without its first or last letter</source>
   <translation>Ohne ersten oder letzten Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Added to {}</source>
   <translation>Ergänzt in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>In {}</source>
   <translation>In {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Banned from {}</source>
   <translation>Verboten in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Not in {}</source>
   <translation>Nicht in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>In no list</source>
   <translation>In keiner Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>{}: cannot be read</source>
   <translation>{}: kann nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>{} with spellings: {}</source>
   <translation>{} mit Schreibweisen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>No definition is known.</source>
   <translation>Keine Definition bekannt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>{}: {}</source>
   <translation>{}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/messages.py" />
   <source>Lists: {}</source>
   <translation>Listen: {}</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Words found</source>
   <translation>Gefundene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>No word fits the filter</source>
   <translation>Kein Wort passt zum Filter</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/word_menu.py" />
   <source>Inspect {}</source>
   <translation>{} nachschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/word_menu.py" />
   <source>Ban {} from {}</source>
   <translation>{} in {} verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/word_menu.py" />
   <source>Allow {} in {}</source>
   <translation>{} in {} erlauben</translation>
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Grid</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Deal</source>
   <translation>Austeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Heat map</source>
   <translation>Wärmebild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Running total</source>
   <translation>Laufende Summe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Plan against the clock</source>
   <translation>Plan gegen die Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>All words</source>
   <translation>Alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>What the list shows</source>
   <translation>Was die Liste zeigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Mark the chosen word as played</source>
   <translation>Gewähltes Wort als gespielt markieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Edit the rules…</source>
   <translation>Regeln bearbeiten…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Your pace and the heat map</source>
   <translation>Eigenes Tempo und Wärmebild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} on this tile</source>
   <translation>{} auf diese Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} values, minimum {} letters</source>
   <translation>Werte: {}, mindestens {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} through it in {}</source>
   <translation>{} gehen hindurch, in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Move {}</source>
   <translation>{} verschieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} s</source>
   <translation>{} s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>at your pace</source>
   <translation>im eigenen Tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>points planned</source>
   <translation>Punkte geplant</translation>
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Words of {} letters or more</source>
   <translation>Wörter ab {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>repeats allowed</source>
   <translation>auch mehrfach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>no repeats</source>
   <translation>kein Wort doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>pairs may touch</source>
   <translation>Paare dürfen sich berühren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>{} banned</source>
   <translation>{} verboten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>{} words at most</source>
   <translation>höchstens {} Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>box {}</source>
   <translation>Rahmen {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Gelöst: ein Kreuzwortgitter mit allen Würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Still solvable: yes</source>
   <translation>Noch lösbar: ja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Solvable: yes</source>
   <translation>Lösbar: ja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>{}; stopped after {} ways</source>
   <translation>{}; nach {} Möglichkeiten angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Von hier aus nicht lösbar (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Mit dieser Liste gibt es keine Lösung (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Looking for a grid of all tiles</source>
   <translation>Ein Gitter aus allen Kacheln wird gesucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>A grid of all tiles was found; there may be others</source>
   <translation>Ein Gitter aus allen Kacheln ist gefunden; es kann andere geben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/messages.py" />
   <source>Stopped: no grid so far, and no proof that there is none</source>
   <translation>Angehalten: bisher kein Gitter und kein Beweis, dass es keines gibt</translation>
  </message>
 </context>
 <context>
  <name>Workspace</name>
  <message>
   <location filename="../../qless_studio/ui/shell/workspace.py" />
   <source>{} ({})</source>
   <translation>{} ({})</translation>
  </message>
 </context>
 <context>
  <name>_GameChoice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Try it</source>
   <translation>Ausprobieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/welcome.py" />
   <source>Try {}</source>
   <translation>{} ausprobieren</translation>
  </message>
 </context>
 <context>
  <name>_Holdings</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} has it</source>
   <translation>{} enthält es</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} has it not</source>
   <translation>{} enthält es nicht</translation>
  </message>
 </context>
 <context>
  <name>_LexiconDelegate</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>damaged</source>
   <translation>beschädigt</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Enter uses the list</source>
   <translation>Eingabe benutzt die Liste</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search commands</source>
   <translation>Befehle suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Mit Auf und Ab wählen, mit Eingabe ausführen</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Documents of {}</source>
   <translation>Dokumente: {}</translation>
  </message>
 </context>
</TS>
