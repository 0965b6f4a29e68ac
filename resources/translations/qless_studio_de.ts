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
   <source>Some word lists include words from {}</source>
   <translation>Einige Wortlisten enthalten Wörter aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Lizenzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Problem melden…</translation>
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
   <source>interpreted (slower, same results)</source>
   <translation>interpretiert (langsamer, gleiche Ergebnisse)</translation>
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
   <source>Word lists and history: {}</source>
   <translation>Wortlisten und Verlauf: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log files: {}</source>
   <translation>Protokolldateien: {}</translation>
  </message>
 </context>
 <context>
  <name>AffixAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Play a puzzle or build one</source>
   <translation>Spiele ein Rätsel oder baue eins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Schreibe in jeden runden Knoten ein Präfix, sodass jede Linie ein Wort ergibt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Build your own</source>
   <translation>Selbst bauen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>No board exists (proven)</source>
   <translation>Es gibt kein Brett (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>edges</source>
   <translation>Kanten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Complete suffixes</source>
   <translation>Suffixe ergänzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Change board</source>
   <translation>Brett wechseln</translation>
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
   <source>{}, yours</source>
   <translation>{}, von dir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Only letters can be typed here</source>
   <translation>Hier kannst du nur Buchstaben tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>A prefix or suffix has at most {} letters</source>
   <translation>Ein Präfix oder Suffix hat höchstens {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes can only be changed in Build mode</source>
   <translation>Suffixe lassen sich nur unter „Bauen“ ändern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type puzzle</source>
   <translation>Rätsel eintippen</translation>
  </message>
 </context>
 <context>
  <name>AffixExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>Type a prefix at the node with the ring</source>
   <translation>Tippe am Knoten mit dem Ring ein Präfix</translation>
  </message>
 </context>
 <context>
  <name>AffixPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>none yet</source>
   <translation>noch keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Mit dieser Liste und diesen Optionen gibt es kein Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Neues Rätsel, lösbar mit den {} häufigsten Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Only a board with all its suffixes can be played</source>
   <translation>Nur ein Brett mit allen Suffixen lässt sich spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Show a solution</source>
   <translation>Eine Lösung zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Every node has a prefix</source>
   <translation>Jeder Knoten hat ein Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No clock</source>
   <translation>Ohne Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Your result stays as it is</source>
   <translation>Dein Ergebnis bleibt, wie es ist</translation>
  </message>
 </context>
 <context>
  <name>AfterGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Level {}</source>
   <translation>Niveau {}</translation>
  </message>
 </context>
 <context>
  <name>AnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Analyse now</source>
   <translation>Jetzt analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Nicht analysiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>loading…</source>
   <translation>wird geladen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Best score</source>
   <translation>Bestwert</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answers</source>
   <translation>Antworten</translation>
  </message>
 </context>
 <context>
  <name>AnsweredTable</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>right</source>
   <translation>richtig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>wrong</source>
   <translation>falsch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Exercise</source>
   <translation>Übung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
 </context>
 <context>
  <name>Autosave</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Only the other window is restored at the next start; unsaved changes in this one will be lost.</source>
   <translation>Beim nächsten Start wird nur das andere Fenster wiederhergestellt; nicht gespeicherte Änderungen in diesem gehen verloren.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes cannot be saved: {}</source>
   <translation>Änderungen lassen sich nicht speichern: {}</translation>
  </message>
 </context>
 <context>
  <name>BandedCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{}; expected {} to {}</source>
   <translation>{}; erwartet {} bis {}</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Games of the last seven days</source>
   <translation>Spiele der letzten sieben Tage</translation>
  </message>
 </context>
 <context>
  <name>BeforeGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>What to expect</source>
   <translation>Zu erwarten</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} after {}</source>
   <translation>{} nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {}</source>
   <translation>beste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>noch keiner</translation>
  </message>
 </context>
 <context>
  <name>BoardAids</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Place solution</source>
   <translation>Lösung legen</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Brettdatei öffnen…</translation>
  </message>
 </context>
 <context>
  <name>BoardCommands</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
 </context>
 <context>
  <name>BoardOrders</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Boards for the next games</source>
   <translation>Bretter der nächsten Spiele</translation>
  </message>
 </context>
 <context>
  <name>BoardSearch</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Bestes gefundenes Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>This proof has run for {}. Its work will be lost.</source>
   <translation>Dieser Beweis läuft seit {}. Die bisherige Arbeit geht verloren.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start again</source>
   <translation>Neu beginnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Enter how many words or points the board should have, or a word.</source>
   <translation>Gib an, wie viele Wörter oder Punkte das Brett haben soll, oder ein Wort.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The maximum, {}, is below the minimum, {}.</source>
   <translation>Die Höchstpunktzahl {} liegt unter der Mindestpunktzahl {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} is not in the list</source>
   <translation>{} steht nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} after {}</source>
   <translation>{} nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Gefunden: {}</translation>
  </message>
 </context>
 <context>
  <name>BoardSearchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Highest</source>
   <translation>Höchste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Target</source>
   <translation>Vorgabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Proven</source>
   <translation>Bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>of all boards checked</source>
   <translation>aller Bretter geprüft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Score</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Goal</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum words</source>
   <translation>Mindestzahl der Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum points</source>
   <translation>Mindestpunktzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Maximum points</source>
   <translation>Höchstpunktzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Containing the word</source>
   <translation>Mit dem Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start again</source>
   <translation>Neu beginnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
 </context>
 <context>
  <name>BoggleAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
 </context>
 <context>
  <name>BoggleCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
 </context>
 <context>
  <name>BoggleRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Shuffle</source>
   <translation>Mischen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
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
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
 </context>
 <context>
  <name>BookDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Previous page</source>
   <translation>Vorige Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Next page</source>
   <translation>Nächste Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Save as PDF…</source>
   <translation>Als PDF speichern…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Easiest first as soon as all puzzles are found</source>
   <translation>Die leichtesten zuerst, sobald alle Rätsel gefunden sind</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Choose at least one game</source>
   <translation>Wähle mindestens ein Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>PDF document</source>
   <translation>PDF-Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Answers as JSON lines</source>
   <translation>Antworten als JSON-Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Sent to the printer.</source>
   <translation>An den Drucker geschickt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Es wurde nichts gedruckt: Der Drucker antwortet nicht.</translation>
  </message>
 </context>
 <context>
  <name>BookForm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Only from level</source>
   <translation>Nur von Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>highest level</source>
   <translation>höchstes Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>to</source>
   <translation>bis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Letter</source>
   <translation>Letter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Paper</source>
   <translation>Papier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>On a page</source>
   <translation>Auf einer Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Code</source>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>To open one</source>
   <translation>Zum Öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>QR codes need the package segno</source>
   <translation>QR-Codes brauchen das Paket segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Hints, upside down</source>
   <translation>Tipps, auf dem Kopf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Solutions</source>
   <translation>Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Another</source>
   <translation>Andere</translation>
  </message>
 </context>
 <context>
  <name>BrokenTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The tab of {} cannot be shown</source>
   <translation>{} kann nicht angezeigt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The plug-in failed: {}</source>
   <translation>Fehler in der Erweiterung: {}</translation>
  </message>
 </context>
 <context>
  <name>ByGame</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Your last runs</source>
   <translation>Deine letzten Läufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>your best</source>
   <translation>dein Rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Three misses or three minutes end it.</source>
   <translation>Nach drei Fehlern oder drei Minuten ist Schluss.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>The first miss ends it.</source>
   <translation>Beim ersten Fehler ist Schluss.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nichts hier ändert deine Wiederholungen oder dein Niveau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Harder and harder.</source>
   <translation>Immer schwerer.</translation>
  </message>
 </context>
 <context>
  <name>Calm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What is due today</source>
   <translation>Heute fällig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you missed in the last game</source>
   <translation>Verpasstes aus dem letzten Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>A weakness</source>
   <translation>Eine Schwäche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Words worth learning</source>
   <translation>Lohnende Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Spread over a week</source>
   <translation>Auf eine Woche verteilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Due in the next days</source>
   <translation>Fällig in den nächsten Tagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What</source>
   <translation>Was</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss in the games you finish is asked here again, when it is due.</source>
   <translation>Was du in deinen Spielen verpasst, wird hier wieder gefragt, wenn es fällig ist.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>You have finished everything for today.</source>
   <translation>Für heute hast du alles geschafft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Was du verpasst, wird zu einer Karte und wieder gefragt, bis du es weißt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Dort hast du nichts verpasst, was sich zu üben lohnt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} of {} found</source>
   <translation>{} von {} gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>points in 100 games</source>
   <translation>Punkte in 100 Spielen</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy chart as image</source>
   <translation>Diagramm als Bild kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy data as CSV</source>
   <translation>Daten als CSV kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save chart…</source>
   <translation>Diagramm speichern…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PNG image</source>
   <translation>PNG-Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>SVG image</source>
   <translation>SVG-Grafik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF document</source>
   <translation>PDF-Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>CSV table</source>
   <translation>CSV-Tabelle</translation>
  </message>
 </context>
 <context>
  <name>ChartCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Nothing in these weeks</source>
   <translation>Nichts in diesen Wochen</translation>
  </message>
 </context>
 <context>
  <name>ChoiceButtons</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>{}: {}</source>
   <translation>{}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>right</source>
   <translation>richtig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>falsch</translation>
  </message>
 </context>
 <context>
  <name>ClaimCard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>No solution…</source>
   <translation>Keine Lösung…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The claim is being proven…</source>
   <translation>Die Behauptung wird geprüft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Der Wurf endet, und deine Behauptung wird bewiesen oder widerlegt.</translation>
  </message>
 </context>
 <context>
  <name>ClockBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>of {}</source>
   <translation>von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>1 minute left</source>
   <translation>Noch 1 Minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>{} seconds left</source>
   <translation>Noch {} Sekunden</translation>
  </message>
 </context>
 <context>
  <name>ClockControls</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>{} left</source>
   <translation>noch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>End round</source>
   <translation>Runde beenden</translation>
  </message>
 </context>
 <context>
  <name>ClosedLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} taken</source>
   <translation>{} von {} genommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Then: {}</source>
   <translation>Danach: {}</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Auf und Ab zum Wählen, Eingabe zum Ausführen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
 </context>
 <context>
  <name>Commands</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>Die Zwischenablage enthält kein Rätsel: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Wörter, die zählen: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Minimum commonness</source>
   <translation>Mindesthäufigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words you added still count.</source>
   <translation>Wörter, die du ergänzt hast, zählen weiterhin.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>all words</source>
   <translation>alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>loading…</source>
   <translation>wird geladen…</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word list to compare with</source>
   <translation>Wortliste zum Vergleichen</translation>
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
   <source>Words found with only one list</source>
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
   <source>Not searched yet</source>
   <translation>Noch nicht gesucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No differences in the listed solutions.</source>
   <translation>Keine Unterschiede in den aufgelisteten Lösungen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words in the listed solutions: {} only in {}, {} only in {}.</source>
   <translation>Wörter der aufgelisteten Lösungen: {} nur in {}, {} nur in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were compared.</source>
   <translation>Vielleicht gibt es mehr: Nicht alle Lösungen wurden verglichen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Found with</source>
   <translation>Gefunden mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Other list</source>
   <translation>Andere Liste</translation>
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
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>in the list, not in solutions</source>
   <translation>in der Liste, nicht in Lösungen</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Contents</source>
   <translation>Inhalt</translation>
  </message>
 </context>
 <context>
  <name>ControlRow</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page_layouts.py" />
   <source>More controls</source>
   <translation>Weitere Bedienelemente</translation>
  </message>
 </context>
 <context>
  <name>Course</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>No clock</source>
   <translation>Ohne Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>right</source>
   <translation>richtig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Show the board</source>
   <translation>Brett zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {} found</source>
   <translation>{} von {} gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>See the result</source>
   <translation>Zum Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Next question</source>
   <translation>Nächste Frage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>To be asked again soon: {}.</source>
   <translation>Wird bald wieder gefragt: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>wrong</source>
   <translation>falsch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Practice done</source>
   <translation>Üben beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>What went wrong</source>
   <translation>Was schiefging</translation>
  </message>
 </context>
 <context>
  <name>DailyPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>A daily puzzle has words and rules of its own; yours come back afterwards</source>
   <translation>Ein Tagesrätsel hat eigene Wörter und Regeln; danach gelten wieder deine</translation>
  </message>
 </context>
 <context>
  <name>DayBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>today</source>
   <translation>heute</translation>
  </message>
 </context>
 <context>
  <name>DayButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{}, daily puzzle done</source>
   <translation>{}, Tagesrätsel geschafft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>What you played on {}</source>
   <translation>Was du am {} gespielt hast</translation>
  </message>
 </context>
 <context>
  <name>DaysView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>a star: a record</source>
   <translation>Stern: ein Rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Previous day</source>
   <translation>Vorheriger Tag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Next day</source>
   <translation>Nächster Tag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Daily puzzles</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Other games</source>
   <translation>Andere Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Records</source>
   <translation>Rekorde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Learned</source>
   <translation>Gelernt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{}, longest {}</source>
   <translation>{}, längste Serie {}</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deals tried: {}</source>
   <translation>Versuchte Kartenlagen: {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Enter cards</source>
   <translation>Karten eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Every place has a card: choose the one to replace</source>
   <translation>Jeder Platz hat eine Karte: Wähle die, die du ersetzen willst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>All cards of a hand are known</source>
   <translation>Alle Karten eines Blatts sind bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Nur eine untere Karte darf unbekannt sein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>There is no card {}</source>
   <translation>Es gibt keine Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them</source>
   <translation>Tippe die Karten Reihe für Reihe ({a}, {b} ergibt {ab}; {a}, Leertaste, {b} trennt sie) oder klicke sie an</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row or click them</source>
   <translation>Tippe die Karten Reihe für Reihe oder klicke sie an</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>unknown card</source>
   <translation>unbekannte Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}</source>
   <translation>Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}, {}</source>
   <translation>obere Karte {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}, {}</source>
   <translation>untere Karte {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>Deck, {}, {} Punkte, noch {}</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>proven best {}</source>
   <translation>bewiesener Bestwert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>{} over {}, {}</source>
   <translation>{} über {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deal {} from seed {}</source>
   <translation>Kartenlage {} zur Startzahl {}</translation>
  </message>
 </context>
 <context>
  <name>DearestPath</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Its first tile</source>
   <translation>Seine erste Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>All its tiles</source>
   <translation>Alle seine Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Path</source>
   <translation>Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Trace {}</source>
   <translation>{} ziehen</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>No definition available.</source>
   <translation>Keine Definition verfügbar.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Select a word to see its meaning</source>
   <translation>Wähle ein Wort, um seine Bedeutung zu sehen</translation>
  </message>
 </context>
 <context>
  <name>DiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice for {}: {} words on average</source>
   <translation>Würfel für {}: im Mittel {} Wörter</translation>
  </message>
 </context>
 <context>
  <name>DiceDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Dice for this list</source>
   <translation>Würfel für diese Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, {} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with the list.</source>
   <translation>{} Würfel werden an die Buchstaben von {} angepasst, sodass Würfe etwa so viele Wörter haben wie mit englischen Würfeln, im Mittel {}, oder so nah daran, wie die Buchstaben es zulassen. Das dauert etwa 20 Sekunden; die Würfel werden mit der Liste gespeichert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>done</source>
   <translation>fertig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} words on average, ± {}%</source>
   <translation>im Mittel {} Wörter, ± {} %</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled</source>
   <translation>Unbenannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled {}</source>
   <translation>Unbenannt {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles</source>
   <translation>Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open the file {}?</source>
   <translation>Die Datei {} öffnen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The puzzle names this file as its board. Open it only if you trust where the puzzle comes from.</source>
   <translation>Das Rätsel nennt diese Datei als sein Brett. Öffne sie nur, wenn du der Herkunft des Rätsels vertraust.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>Die Zwischenablage enthält kein Rätsel: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Kopiert: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document. Choose another name.</source>
   <translation>{} ist in einem anderen Dokument geöffnet. Wähle einen anderen Namen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Gespeichert: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} has been changed by another program.</source>
   <translation>{} wurde von einem anderen Programm geändert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces the changed file with the version in this window.</source>
   <translation>Speichern ersetzt die geänderte Datei durch die Fassung in diesem Fenster.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace file</source>
   <translation>Datei ersetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save changes to “{}”?</source>
   <translation>Änderungen an „{}“ speichern?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Unsaved changes are lost when the document is closed.</source>
   <translation>Nicht gespeicherte Änderungen gehen beim Schließen des Dokuments verloren.</translation>
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
   <source>{}, unsaved</source>
   <translation>{}, nicht gespeichert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>{} schließen</translation>
  </message>
 </context>
 <context>
  <name>DuelCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
 </context>
 <context>
  <name>DuelDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>DuelPanel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only you</source>
   <translation>Nur du</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Both</source>
   <translation>Beide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Your friend</source>
   <translation>Dein Gegenüber</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found</source>
   <translation>Fand niemand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only {}</source>
   <translation>{} allein</translation>
  </message>
 </context>
 <context>
  <name>EditedPuzzle</name>
  <message>
   <location filename="../../qless_studio/ui/tab/edited_puzzle.py" />
   <source>Type puzzle</source>
   <translation>Rätsel eintippen</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Karten eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>from the clipboard</source>
   <translation>aus der Zwischenablage</translation>
  </message>
 </context>
 <context>
  <name>EndQuestion</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Keep playing</source>
   <translation>Weiterspielen</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another Qless Studio window is open. The documents in this one will not be restored at the next start.</source>
   <translation>Es ist noch ein anderes Fenster von Qless Studio offen. Die Dokumente in diesem hier werden beim nächsten Start nicht wiederhergestellt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/cli/generate.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/engine/practice/learning.py" />
   <location filename="../../qless_studio/engine/practice/queue.py" />
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>{}: {}</source>
   <translation>{}: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/generate.py" />
   <location filename="../../qless_studio/cli/prove.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>{} points</source>
   <translation>
    <numerusform>{} Punkt</numerusform>
    <numerusform>{} Punkte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/generate.py" />
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>{} hints</source>
   <translation>
    <numerusform>{} Tipp</numerusform>
    <numerusform>{} Tipps</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/lexicon.py" />
   <location filename="../../qless_studio/cli/prove.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>{} words</source>
   <translation>
    <numerusform>{} Wort</numerusform>
    <numerusform>{} Wörter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} damaged lines were left out</source>
   <translation>
    <numerusform>{} beschädigte Zeile wurde weggelassen</numerusform>
    <numerusform>{} beschädigte Zeilen wurden weggelassen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} rounds</source>
   <translation>
    <numerusform>{} Runde</numerusform>
    <numerusform>{} Runden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; choose a wider range of levels</source>
   <translation>{} von {} gefunden; fasse das Niveau weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; the word list has no more</source>
   <translation>{} von {} gefunden; mehr gibt die Wortliste nicht her</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} Rätsel</numerusform>
    <numerusform>{} Rätsel</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} pages</source>
   <translation>
    <numerusform>{} Seite</numerusform>
    <numerusform>{} Seiten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions from page {}</source>
   <translation>Lösungen ab Seite {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzle book {}</source>
   <translation>Rätselheft {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Word list: {}</source>
   <translation>Wortliste: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions</source>
   <translation>Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Level {}</source>
   <translation>Niveau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Level {} is the average player</source>
   <translation>Niveau {} ist der Durchschnitt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzles</source>
   <translation>Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>hints</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>QR codes need the package segno</source>
   <translation>QR-Codes brauchen das Paket segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <source>was altered on the way; copy it again</source>
   <translation>wurde unterwegs verändert; kopiere noch einmal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>challenge</source>
   <translation>Herausforderung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>a file on this computer cannot be part of a challenge: {}</source>
   <translation>eine Datei auf diesem Computer kann nicht Teil einer Herausforderung sein: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>must have at most {} characters, all of them visible</source>
   <translation>darf höchstens {} Zeichen haben, und alle müssen sichtbar sein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>was mistyped; check it against the paper</source>
   <translation>ist falsch abgetippt; vergleiche noch einmal mit dem Papier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Code</source>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was made by another version of Qless Studio; this one cannot read it</source>
   <translation>stammt von einer anderen Version von Qless Studio; diese kann sie nicht lesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>this version does not know the game {}</source>
   <translation>diese Version kennt das Spiel {} nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>has a rule that is unknown here: {}</source>
   <translation>hat eine Regel, die hier unbekannt ist: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>{} has not played yet</source>
   <translation>{} hat noch nicht gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>Your friend</source>
   <translation>Dein Gegenüber</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>A draw</source>
   <translation>Unentschieden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You win by {}</source>
   <translation>Du gewinnst mit {} Vorsprung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>You win</source>
   <translation>Du gewinnst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} wins by {}</source>
   <translation>{} gewinnt mit {} Vorsprung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} wins</source>
   <translation>{} gewinnt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>Choose a single round or table in the history instead.</source>
   <translation>Eine einzelne Runde oder ein Tisch schon: Wähle sie im Verlauf aus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>A match of several rounds cannot be a challenge.</source>
   <translation>Eine Partie aus mehreren Runden kann keine Herausforderung sein.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>the word list {} is not installed here; {} comes closest</source>
   <translation>die Wortliste {} ist hier nicht installiert; am nächsten kommt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Played with {}, here with {}</source>
   <translation>Gespielt mit {}, hier mit {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Your {} has other words than your friend's</source>
   <translation>Deine Liste {} hat andere Wörter als die deines Gegenübers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Qless Studio: {}</source>
   <translation>Qless Studio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>{} challenges you</source>
   <translation>{} fordert dich heraus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>The same puzzle as your friend's</source>
   <translation>Dasselbe Rätsel wie bei deinem Gegenüber</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>words of both count for neither</source>
   <translation>Wörter, die beide finden, zählen für niemanden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>gave up</source>
   <translation>aufgegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>its language, {}, is not among those of Qless Studio</source>
   <translation>seine Sprache, {}, gehört nicht zu denen von Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only boards of plain letters can be played with Lexica</source>
   <translation>nur Bretter aus einfachen Buchstaben können mit Lexica gespielt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only square boards of 4 × 4 to 6 × 6 can be played with Lexica</source>
   <translation>nur quadratische Bretter von 4 × 4 bis 6 × 6 können mit Lexica gespielt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has no other neighbours and no edges that wrap around</source>
   <translation>Lexica kennt keine anderen Nachbarn und keine verbundenen Ränder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica scores by the standard table</source>
   <translation>Lexica wertet nach der üblichen Tabelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica always has a clock: 3 minutes</source>
   <translation>Bei Lexica läuft immer die Uhr: 3 Minuten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has word lists of its own: some words of {} are not in them, and vice versa</source>
   <translation>Lexica hat eigene Wortlisten: Manche Wörter von {} fehlen dort und umgekehrt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>In Lexica words score the points of their letters; here they score by length</source>
   <translation>In Lexica zählen die Punkte der Buchstaben, hier die Länge der Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica link</source>
   <translation>Lexica-Link</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>shared text</source>
   <translation>geteilter Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/days.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/grids/proof/words.py" />
   <location filename="../../qless_studio/engine/grids/search.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>option {}</source>
   <translation>Option {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/exercises.py" />
   <source>it cost you {} points</source>
   <translation>
    <numerusform>es hat dich {} Punkt gekostet</numerusform>
    <numerusform>es hat dich {} Punkte gekostet</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is not a regular file</source>
   <translation>es ist keine gewöhnliche Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>der Datenträger ist voll</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>permission denied</source>
   <translation>keine Schreibberechtigung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is read-only</source>
   <translation>der Datenträger ist schreibgeschützt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is a folder</source>
   <translation>es ist ein Ordner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>der Name ist zu lang</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <source>folder not found</source>
   <translation>Ordner nicht gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/recent.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
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
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board exists (proven)</source>
   <translation>Es gibt kein Brett (bewiesen)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} Brett passt</numerusform>
    <numerusform>{} Bretter passen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} Ergänzung</numerusform>
    <numerusform>{} Ergänzungen</numerusform>
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
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Complete: {}</source>
   <translation>Vollständig: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation>Angehalten: bisher {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} Brett</numerusform>
    <numerusform>{} Bretter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>open</source>
   <translation>offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>valid</source>
   <translation>gültig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <source>a word, but not in the list</source>
   <translation>ein Wort, aber nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>plural</source>
   <translation>Plural</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>wrong length</source>
   <translation>falsche Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>wiederholt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>Write a beginning into each oval so that every line makes a word.</source>
   <translation>Schreibe in jedes Oval einen Wortanfang, sodass jede Linie ein Wort ergibt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The {} most common words are enough.</source>
   <translation>Die {} häufigsten Wörter genügen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The oval in the middle begins with {}.</source>
   <translation>Das Oval in der Mitte beginnt mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>boards of all levels</source>
   <translation>Bretter jedes Niveaus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Kansai board</source>
   <translation>Kansai-Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Square of nine</source>
   <translation>Quadrat aus neun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Triangle of seven</source>
   <translation>Dreieck aus sieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Wheel of five</source>
   <translation>Rad aus fünf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} ist keiner der Werte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>board {}</source>
   <translation>Brett {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>cannot be read: {}</source>
   <translation>kann nicht gelesen werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum prefix length</source>
   <translation>Mindestlänge der Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum prefix length</source>
   <translation>Höchstlänge der Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum suffix length</source>
   <translation>Mindestlänge der Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum suffix length</source>
   <translation>Höchstlänge der Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Exclude plurals</source>
   <translation>Plurale ausschließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Words in -s that do not count. In German, Italian and Polish all of them count.</source>
   <translation>Wörter auf -s, die nicht zählen. Im Deutschen, Italienischen und Polnischen zählen alle.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>if the word without -s is in the list</source>
   <translation>wenn das Wort ohne -s in der Liste steht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>alle Wörter auf -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Must not repeat</source>
   <translation>Darf sich nicht wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix–suffix pair</source>
   <translation>Paar aus Präfix und Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefix</source>
   <translation>Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is split</source>
   <translation>Wort, egal wie es geteilt ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is greater than the maximum, {}</source>
   <translation>{} ist größer als der Höchstwert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>Suffix {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation>Knoten {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, but the board {} has {}</source>
   <translation>
    <numerusform>{} Suffix angegeben, aber das Brett {} hat {}</numerusform>
    <numerusform>{} Suffixe angegeben, aber das Brett {} hat {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is empty</source>
   <translation>ist leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} ist kein Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>has {} letters; the maximum is {}</source>
   <translation>hat {} Buchstaben; höchstens {} sind möglich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>does not fit the board {}</source>
   <translation>passt nicht zum Brett {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>All of these prefixes make words with {}. Which one leaves a full board?</source>
   <translation>Alle diese Präfixe ergeben Wörter mit {}. Mit welchem lässt sich das Brett noch füllen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Name a prefix that makes words with {}</source>
   <translation>Nenne ein Präfix, das Wörter mit {} ergibt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>you used {} hint steps</source>
   <translation>
    <numerusform>du hast {} Tippstufe genutzt</numerusform>
    <numerusform>du hast {} Tippstufen genutzt</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>it took you {} moves to get out again</source>
   <translation>
    <numerusform>du kamst nach {} Zug wieder heraus</numerusform>
    <numerusform>du kamst nach {} Zügen wieder heraus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Dead end at {}</source>
   <translation>Sackgasse bei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Hint at {}</source>
   <translation>Tipp bei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix for {}, and now it stands elsewhere.</source>
   <translation>{} war das letzte Präfix für {}, und jetzt steht es anderswo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} belongs next to {}: every full board has it there.</source>
   <translation>{} gehört neben {}: Auf jedem vollen Brett liegt es dort.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit there, but only {} leads to a full board.</source>
   <translation>{} Präfixe passen dort, aber nur {} führt zu einem vollen Brett.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Only {} work here: every full board has one of them.</source>
   <translation>
    <numerusform>Nur {} geht hier: Auf jedem vollen Brett liegt es dort.</numerusform>
    <numerusform>Nur {} gehen hier: Auf jedem vollen Brett liegt dort eines davon.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {1} only {0} are left, and they lead nowhere.</source>
   <translation>
    <numerusform>Neben {1} bleibt nur {0}, und das führt nirgendwohin.</numerusform>
    <numerusform>Neben {1} bleiben nur {0}, und die führen nirgendwohin.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} open nodes need different prefixes, and only {1} are left for them.</source>
   <translation>
    <numerusform>{0} offene Knoten brauchen verschiedene Präfixe, aber für sie bleibt nur {1}.</numerusform>
    <numerusform>{0} offene Knoten brauchen verschiedene Präfixe, aber für sie bleiben nur {1}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Nothing is left next to {}.</source>
   <translation>Neben {} bleibt nichts.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix next to {}.</source>
   <translation>{} war das letzte Präfix neben {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} leaves {1} boards; {2} would leave {3}.</source>
   <translation>
    <numerusform>{0} lässt {1} Brett übrig, {2} ließe {3} übrig.</numerusform>
    <numerusform>{0} lässt {1} Bretter übrig, {2} ließe {3} übrig.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only this one: save {0}.</source>
   <translation>{0} passt an {1} offene Knoten, {2} nur an diesen: Heb dir {0} auf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only {3}: save {0}.</source>
   <translation>{0} passt an {1} offene Knoten, {2} nur an {3}: Heb dir {0} auf.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} makes {1} of the {2} words here; {3} do not count.</source>
   <translation>
    <numerusform>{0} ergibt hier {1} der {2} Wörter; {3} zählt nicht.</numerusform>
    <numerusform>{0} ergibt hier {1} der {2} Wörter; {3} zählen nicht.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {} only one prefix works, and it fits {} other nodes: place it first.</source>
   <translation>Neben {} führt nur ein Präfix weiter, und es passt auch an {} andere Knoten: Lege es zuerst hier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit next to {}, but only one of them leads to a full board.</source>
   <translation>Neben {1} passen {0} Präfixe, aber nur eines davon führt zu einem vollen Brett.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: only {0} prefixes make all {2} words.</source>
   <translation>
    <numerusform>Beginne neben {1}: Nur {0} Präfix ergibt alle {2} Wörter.</numerusform>
    <numerusform>Beginne neben {1}: Nur {0} Präfixe ergeben alle {2} Wörter.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: {0} of its {2} prefixes lead to a full board.</source>
   <translation>
    <numerusform>Beginne neben {1}: {0} von {2} Präfixen führt zu einem vollen Brett.</numerusform>
    <numerusform>Beginne neben {1}: {0} von {2} Präfixen führen zu einem vollen Brett.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin around {}: it takes only {} prefixes, and {} nodes need one.</source>
   <translation>Beginne rund um {}: Dazu passen nur {} Präfixe, und {} Knoten brauchen eines.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{1} takes only {0} prefixes, and {2} nodes need different ones.</source>
   <translation>
    <numerusform>Zu {1} passt nur {0} Präfix, aber {2} Knoten brauchen verschiedene.</numerusform>
    <numerusform>Zu {1} passen nur {0} Präfixe, aber {2} Knoten brauchen verschiedene.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} takes no prefix at all with this list and these options.</source>
   <translation>Zu {} passt mit dieser Liste und diesen Optionen gar kein Präfix.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with {} at once.</source>
   <translation>Kein Präfix ergibt zugleich Wörter mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with both {}.</source>
   <translation>Kein Präfix ergibt zugleich Wörter mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
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
   <source>Wrap around edges</source>
   <translation>Ränder verbinden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Scoring</source>
   <translation>Wertung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>4 × 4, usual dice</source>
   <translation>4 × 4, übliche Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 11 points for 8 or more letters</source>
   <translation>Standard: 11 Punkte ab 8 Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 2 per letter from 9 letters</source>
   <translation>Super Big: 2 je Buchstabe ab 9 Buchstaben</translation>
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
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Q counts as Qu</source>
   <translation>Q zählt als Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Clock</source>
   <translation>Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Counts</source>
   <translation>Zählt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Found by several players</source>
   <translation>Von mehreren gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Written twice</source>
   <translation>Doppelt notiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too short</source>
   <translation>zu kurz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>With letters that the list lacks</source>
   <translation>Buchstaben, die der Liste fehlen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>not on the board</source>
   <translation>nicht auf dem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters</source>
   <translation>Buchstaben</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} Lösung</numerusform>
    <numerusform>{} Lösungen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Stopped: no solution found yet, and none ruled out</source>
   <translation>Angehalten: noch keine Lösung gefunden, aber auch nicht ausgeschlossen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice or type letters</source>
   <translation>Würfle oder tippe Buchstaben ein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Mit dieser Liste gibt es keine Lösung (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Build one crossword from all twelve dice. The {} most common words are enough.</source>
   <translation>Baue aus allen zwölf Würfeln ein Kreuzwortgitter. Die {} häufigsten Wörter genügen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>One grid has {}.</source>
   <translation>Ein Gitter hat {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>rolls that can be solved</source>
   <translation>lösbare Würfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Place the last {} dice</source>
   <translation>Lege die letzten {} Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Lift one word so that the roll can be solved again</source>
   <translation>Hebe ein Wort ab, damit der Wurf wieder lösbar ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It can be finished</source>
   <translation>Es ist zu lösen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It cannot be finished</source>
   <translation>Es ist nicht zu lösen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Can this grid be finished?</source>
   <translation>Ist dieses Gitter zu lösen?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>{} dice were left over</source>
   <translation>
    <numerusform>{} Würfel blieb übrig</numerusform>
    <numerusform>{} Würfel blieben übrig</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Grid of {}</source>
   <translation>Gitter aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow touching pairs</source>
   <translation>Berührende Paare erlauben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two adjacent tiles need not form a word; words still join all tiles.</source>
   <translation>Zwei benachbarte Kacheln müssen kein Wort bilden; verbunden bleiben alle Kacheln durch Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow repeated words</source>
   <translation>Wiederholte Wörter erlauben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Verbotene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum words</source>
   <translation>Höchstzahl der Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum box</source>
   <translation>Größter Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word</source>
   <translation>{!r} ist kein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a size in rows x columns, such as 5x6</source>
   <translation>{!r} ist keine Größe in Zeilen x Spalten wie 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>{} Buchstaben angegeben; höchstens {} sind möglich; beginne mit {!r} für ein freies Spiel mit bis zu {} Kacheln, ohne Beweis</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the minimum is {}</source>
   <translation>
    <numerusform>{} Buchstabe angegeben; mindestens {} sind nötig</numerusform>
    <numerusform>{} Buchstaben angegeben; mindestens {} sind nötig</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>Buchstabe {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>Zeile {}, Spalte {} des Gitters</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is placed more often than the letters allow</source>
   <translation>{} liegt öfter im Gitter, als die Buchstaben hergeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not one of the letters</source>
   <translation>{} ist keiner der Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>allowed pair</source>
   <translation>erlaubtes Paar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>banned word</source>
   <translation>verbotenes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too many words</source>
   <translation>zu viele Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Fewest words</source>
   <translation>Wenigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>Most common</source>
   <translation>Häufigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Smallest box</source>
   <translation>Kleinster Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>2 words</source>
   <translation>2 Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>6 or more words</source>
   <translation>6 oder mehr Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>symmetric</source>
   <translation>symmetrisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>hole</source>
   <translation>Loch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>square block</source>
   <translation>Viererblock</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} Möglichkeit</numerusform>
    <numerusform>{} Möglichkeiten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {1} words of these letters has any of {0}.</source>
   <translation>
    <numerusform>Keines der {1} Wörter aus diesen Buchstaben enthält das {0}.</numerusform>
    <numerusform>Keines der {1} Wörter aus diesen Buchstaben enthält einen der Buchstaben {0}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} of these letters are in no word.</source>
   <translation>{} dieser Buchstaben kommen in keinem Wort vor.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} vowels are too few for {} consonants: with {} for any of them there is a solution.</source>
   <translation>
    <numerusform>{} Vokal ist zu wenig für {} Konsonanten: Mit {} anstelle irgendeines davon gibt es eine Lösung.</numerusform>
    <numerusform>{} Vokale sind zu wenig für {} Konsonanten: Mit {} anstelle irgendeines davon gibt es eine Lösung.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out any of {} gives a solution.</source>
   <translation>Ein Buchstabe ist zu viel: Egal welchen von {} du weglässt, es gibt eine Lösung.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out one of {} gives a solution.</source>
   <translation>Ein Buchstabe ist zu viel: Lässt du einen von {} weg, gibt es eine Lösung.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: without the {} there is a solution.</source>
   <translation>Ein Buchstabe ist zu viel: Ohne {} gibt es eine Lösung.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only the {} is too much: without it there is a solution.</source>
   <translation>Nur das {} ist zu viel: Ohne das gibt es eine Lösung.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every word with {} needs the {}, and a tile stands in two words at most.</source>
   <translation>Jedes Wort mit {} braucht das {}, und eine Kachel gehört zu höchstens zwei Wörtern.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} letters stand only in words with the {}, and a tile stands in two words at most.</source>
   <translation>{} Buchstaben kommen nur in Wörtern mit {} vor, und eine Kachel gehört zu höchstens zwei Wörtern.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.</source>
   <translation>
    <numerusform>Das {0} passt nur in {1}, und das führt nirgendwohin; ohne das {0} gibt es eine Lösung.</numerusform>
    <numerusform>Das {0} passt nur in {1}, und die führen nirgendwohin; ohne das {0} gibt es eine Lösung.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of {} words have the {}; without it there is a solution.</source>
   <translation>Nur {} von {} Wörtern enthalten das {}; ohne das gibt es eine Lösung.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}, and they lead nowhere.</source>
   <translation>
    <numerusform>Das {} passt nur in {}, und das führt nirgendwohin.</numerusform>
    <numerusform>Das {} passt nur in {}, und die führen nirgendwohin.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>No word of your letters contains {}.</source>
   <translation>Kein Wort aus deinen Buchstaben enthält {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {} letters left can join the grid any more.</source>
   <translation>Keiner der {} übrigen Buchstaben passt noch ins Gitter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: its one word does not fit any more.</source>
   <translation>Das {} lässt sich nicht mehr legen: Sein einziges Wort passt nicht mehr.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: none of its {} words fits any more.</source>
   <translation>Das {} lässt sich nicht mehr legen: Keines seiner {} Wörter passt noch.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has only {} left here, and they lead nowhere.</source>
   <translation>
    <numerusform>Für das {} bleibt hier nur {}, und das führt nirgendwohin.</numerusform>
    <numerusform>Für das {} bleiben hier nur {}, und die führen nirgendwohin.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only consonants are left, {} of them, and each needs a vowel on the grid.</source>
   <translation>Nur noch {} Konsonanten sind übrig, und jeder braucht einen Vokal im Gitter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has {} words left of {}, and none of them leads to a solution.</source>
   <translation>Für das {} bleiben {} von {} Wörtern, und keines davon führt zu einer Lösung.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Without {0}, the other tiles can stay, and the {1} has {2} words.</source>
   <translation>
    <numerusform>Ohne {0} können die anderen Kacheln liegen bleiben, und für das {1} gibt es {2} Wort.</numerusform>
    <numerusform>Ohne {0} können die anderen Kacheln liegen bleiben, und für das {1} gibt es {2} Wörter.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} stands in the same word in every solution.</source>
   <translation>Das {} steht in jeder Lösung im selben Wort.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Put the {1} and the {2} into one word: every solution does, and {0} words have both.</source>
   <translation>
    <numerusform>Lege {1} und {2} in dasselbe Wort: Das tut jede Lösung, und {0} Wort enthält beide.</numerusform>
    <numerusform>Lege {1} und {2} in dasselbe Wort: Das tut jede Lösung, und {0} Wörter enthalten beide.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>With only {} vowels, some words must cross at a vowel.</source>
   <translation>
    <numerusform>Mit nur {} Vokal müssen sich Wörter in ihm kreuzen.</numerusform>
    <numerusform>Bei nur {} Vokalen müssen sich manche Wörter in einem Vokal kreuzen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {1}: only {0} of your {2} words have it.</source>
   <translation>
    <numerusform>Beginne mit dem {1}: Nur {0} deiner {2} möglichen Wörter enthält es.</numerusform>
    <numerusform>Beginne mit dem {1}: Nur {0} deiner {2} möglichen Wörter enthalten es.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {} and the {}: {} and {} of your {} words have them.</source>
   <translation>Beginne mit {} und {}: In {} und {} deiner {} möglichen Wörter kommen sie vor.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every solution uses {}.</source>
   <translation>In jeder Lösung kommt {} vor.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}.</source>
   <translation>Das {} passt nur in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>All of them are among the {} most common words of the list.</source>
   <translation>Alle gehören zu den {} häufigsten Wörtern der Liste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Everyday words are enough: {}.</source>
   <translation>Alltagswörter genügen: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} takes {} of the {} letters at once.</source>
   <translation>{} verbraucht {} der {} Buchstaben auf einmal.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} words are enough: {}.</source>
   <translation>
    <numerusform>{} Wort genügt: {}.</numerusform>
    <numerusform>{} Wörter genügen: {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Fewer never are: that is proven.</source>
   <translation>Mit weniger geht es nicht: Das ist bewiesen.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of your {} words have the {}.</source>
   <translation>
    <numerusform>Nur {} deiner {} möglichen Wörter enthält das {}.</numerusform>
    <numerusform>Nur {} deiner {} möglichen Wörter enthalten das {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>no word</source>
   <translation>kein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>left: {}</source>
   <translation>übrig: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>discard: {}</source>
   <translation>Ablage: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>No first word is known yet</source>
   <translation>Noch ist kein erstes Wort bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Schätzung: zuerst {}, am Ende {} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Angehalten: Bestwert bisher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>proven best {}</source>
   <translation>bewiesener Bestwert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {} with this word list, proven</source>
   <translation>Du hast {} Punkte; Bestwert mit dieser Wortliste {} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {}, proven</source>
   <translation>Du hast {} Punkte; Bestwert {} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {} from here; {} at the start</source>
   <translation>Bestwert ab hier {} (bewiesen); am Anfang {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Seed</source>
   <translation>Startzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Hand size</source>
   <translation>Karten im Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Has a word</source>
   <translation>Hat ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Abräumbar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Unique best game</source>
   <translation>Nur eine beste Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty pile</source>
   <translation>Braucht einen leeren Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Braucht eine Karte mit zwei Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Deck</source>
   <translation>Deck</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} Karte; ein Blatt hat {} bis {}</numerusform>
    <numerusform>{} Karten; ein Blatt hat {} bis {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word needs at least {} cards</source>
   <translation>Ein Wort braucht mindestens {} Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the list</source>
   <translation>{} steht nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the hand</source>
   <translation>{} ist nicht im Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>You have drawn a card already</source>
   <translation>Du hast schon eine Karte gezogen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>draw a card first</source>
   <translation>ziehe zuerst eine Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Um die Runde zu beenden, lege alle Karten bis auf eine in Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} leaves the hand at {}; a card of the pile gives {} on average.</source>
   <translation>Mit {} vom offenen Stapel kommt dein Blatt auf {}; mit einer Karte vom Nachziehstapel im Mittel auf {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open card leaves the hand at {}, a card of the pile at {} on average.</source>
   <translation>Mit der offenen Karte kommt dein Blatt auf {}, mit einer vom Nachziehstapel im Mittel auf {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} of the {} unseen cards are better for this hand than the open {}.</source>
   <translation>{} der {} verdeckten Karten sind für dieses Blatt besser als die offene Karte {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>With the open {} you could go out: {}.</source>
   <translation>Mit der offenen Karte {} könntest du die Runde beenden: {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Only {} of the {} unseen cards are as good as the {}.</source>
   <translation>
    <numerusform>Nur {} der {} verdeckten Karten ist so gut wie {}.</numerusform>
    <numerusform>Nur {} der {} verdeckten Karten sind so gut wie {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} makes {}; only {} of {} unseen cards are as good.</source>
   <translation>Die offene Karte {} ergibt {}; nur {} von {} verdeckten Karten sind so gut.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Without the {}, {} of {} unseen cards let you go out; without the {}, {}.</source>
   <translation>Ohne {} kannst du mit {} von {} verdeckten Karten die Runde beenden; ohne {} mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Your best lay-down now uses the {} in {} and leaves the {} over.</source>
   <translation>Deine beste Auslage braucht jetzt {} in {} und lässt {} übrig.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Keeping the {} instead of the {} is worth {} more next turn, on average.</source>
   <translation>Behältst du {} statt {}, bringt dir das im nächsten Zug im Mittel {} mehr.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Going out scores {} for certain; one more card averages {}, and the opponent may go out first.</source>
   <translation>Beendest du die Runde, hast du sicher {}; noch eine Karte bringt im Mittel {}, aber der Gegner kann dir zuvorkommen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>You can go out now for {}; one more card averages {}.</source>
   <translation>Du kannst die Runde jetzt mit {} beenden; noch eine Karte bringt im Mittel {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Put the {} into {} and discard the {}: you give away {} less.</source>
   <translation>Lege {} in {} und wirf {} ab: So verschenkst du {} weniger.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} takes the {} too, which is worth twice its {} points.</source>
   <translation>{} nimmt auch {} mit; so zählen die {} Punkte doppelt.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave only {} points over instead of {}.</source>
   <translation>
    <numerusform>{} lässt nur {} Punkte übrig statt {}.</numerusform>
    <numerusform>{} lassen nur {} Punkte übrig statt {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave nothing over; you left {} points.</source>
   <translation>
    <numerusform>{} lässt nichts übrig; bei dir blieben {} Punkte liegen.</numerusform>
    <numerusform>{} lassen nichts übrig; bei dir blieben {} Punkte liegen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} beats the opponent's longest word of {} letters, which earns {}.</source>
   <translation>{} schlägt das längste Wort des Gegners mit {} Buchstaben und bringt {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} words beat the opponent's {} and earn {} for the most words.</source>
   <translation>
    <numerusform>{} Wort schlägt die {} des Gegners und bringt {} für die meisten Wörter.</numerusform>
    <numerusform>{} Wörter schlagen die {} des Gegners und bringen {} für die meisten Wörter.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>if stopped</source>
   <translation>bei Schluss</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word can be played</source>
   <translation>Es lässt sich kein Wort spielen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <location filename="../../qless_studio/ui/grids/word_input.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>{} letters</source>
   <translation>
    <numerusform>{} Buchstabe</numerusform>
    <numerusform>{} Buchstaben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>Play words with the top cards and free those beneath. The best is {}.</source>
   <translation>Lege Wörter aus den oberen Karten und decke die unteren auf. Der Bestwert ist {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>The longest word of a best game has {} letters.</source>
   <translation>Das längste Wort einer besten Partie hat {} Buchstaben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best {}</source>
   <translation>beste {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>words</source>
   <translation>
    <numerusform>Wort</numerusform>
    <numerusform>Wörter</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>points</source>
   <translation>
    <numerusform>Punkt</numerusform>
    <numerusform>Punkte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>eight piles of two</source>
   <translation>acht Stapel zu zwei Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play on without giving anything away</source>
   <translation>Spiele weiter, ohne etwas zu verschenken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word is a mistake here. Play a word or a move that gives nothing away</source>
   <translation>Das Wort mit den meisten Punkten ist hier ein Fehler. Spiele ein Wort oder einen Zug, der nichts verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play a word from the best lay-down of this hand; one card is discarded</source>
   <translation>Spiele ein Wort der besten Auslage für dieses Blatt; eine Karte wird dabei abgelegt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Hand of {} cards</source>
   <translation>Blatt mit {} Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word</source>
   <translation>Das Wort mit den meisten Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>move {}</source>
   <translation>Zug {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has only {}</source>
   <translation>{} × {}: Im Deck sind nur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>Only the top card of a pile of two can move to an empty pile</source>
   <translation>Nur die obere Karte eines Zweierstapels kann auf einen leeren Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>card {}</source>
   <translation>Karte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>pile {}</source>
   <translation>Stapel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>unknown</source>
   <translation>unbekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>these cards spell {}, not {}</source>
   <translation>diese Karten ergeben {}, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>no cards given; enter piles such as L/Q O/X - T</source>
   <translation>keine Karten angegeben; gib Stapel ein, etwa L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>eight cards in several ways; put spaces between the cards</source>
   <translation>acht Karten auf mehrere Arten möglich; setze Leerzeichen zwischen die Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>line {}</source>
   <translation>Zeile {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Hand</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows</source>
   <translation>{} Stapel angegeben; höchstens {} sind möglich, und ein Tagesrätsel hat {} Karten in zwei Reihen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>is missing</source>
   <translation>fehlt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>column {}</source>
   <translation>Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>{} Karten; ein Stapel hat höchstens zwei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Nur eine untere Karte darf unbekannt sein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL</source>
   <translation>{!r} ist keine Karte; Karten sind Buchstaben und Paare wie QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>List's language</source>
   <translation>Sprache der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>English</source>
   <translation>Englisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Minimum cards per word</source>
   <translation>Mindestens so viele Karten je Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Length bonus</source>
   <translation>Längenbonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Points by word length, such as 5:2,6:5; other lengths have none.</source>
   <translation>Punkte nach Wortlänge, etwa 5:2,6:5; andere Längen bringen keine.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Goal</source>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Best score</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Alle Karten verbraucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Games to list</source>
   <translation>Partien in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Samples</source>
   <translation>Stichproben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Discard</source>
   <translation>Ablage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Keep one card</source>
   <translation>Eine Karte behalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>All may be laid down</source>
   <translation>Alle dürfen gelegt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Longest word to beat</source>
   <translation>Längstes Wort des Gegners</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Word count to beat</source>
   <translation>Wortzahl des Gegners</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>{!r} is not of the form letters:points, such as 5:2</source>
   <translation>{!r} hat nicht die Form Buchstaben:Punkte wie 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} ist keine ganze Zahl von {} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>({} nach {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>No top card fits {} here</source>
   <translation>Keine obere Karte passt hier zu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>A card must be in the tray before it can be moved there</source>
   <translation>Eine Karte muss in der Wortleiste liegen, bevor du sie dort verschieben kannst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>The tray is empty</source>
   <translation>Die Wortleiste ist leer</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} were still there and would have scored {}.</source>
   <translation>
    <numerusform>{} war noch möglich und hätte {} gebracht.</numerusform>
    <numerusform>{} waren noch möglich und hätten {} gebracht.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} more words were still there, {} first, and would have scored {}.</source>
   <translation>{} Wörter waren noch möglich, zuerst {}, und hätten {} gebracht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice.</source>
   <translation>Eine gelegte Karte zählt und wird nicht mehr abgezogen: zweimal {} Punkte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.</source>
   <translation>Eine gelegte Karte zählt und wird nicht mehr abgezogen: zweimal {} Punkte und {} für die Länge.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} instead of the {}: it uncovers the {}.</source>
   <translation>Verschiebe {} statt {}: Das deckt {} auf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {}.</source>
   <translation>Verschiebe zuerst {}: Das deckt {} auf.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Any word now costs at least {} points.</source>
   <translation>
    <numerusform>Jedes Wort kostet jetzt mindestens {} Punkt.</numerusform>
    <numerusform>Jedes Wort kostet jetzt mindestens {} Punkte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {} for {}.</source>
   <translation>Verschiebe zuerst {}: Das deckt {} für {} auf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Only {} takes the {}, and {} breaks it up.</source>
   <translation>{1} passt nur in {0}, und {2} macht das unmöglich.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} takes the {} that the {} needed: no word takes it any more.</source>
   <translation>{} nimmt {} weg, das {} gebraucht hätte: Kein Wort kommt mehr infrage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A best game plays it in {}.</source>
   <translation>Eine beste Partie legt es in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} no word takes the {} any more; a best game plays it in {}.</source>
   <translation>Nach {} gibt es kein Wort mehr für {}; eine beste Partie legt es in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>With the {} as well, {} scores {} more than {}.</source>
   <translation>Mit {} dazu bringt {} {} mehr als {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}; after {} it is left over, even with best play.</source>
   <translation>{} deckt {} für {} auf; nach {} bleibt es auch beim besten Spiel übrig.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word in your cards scores more than {}.</source>
   <translation>{} hebt {} für {} auf; nach {} bringt kein Wort aus deinen Karten mehr als {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word is left in your cards.</source>
   <translation>{} hebt {} für {} auf; nach {} ergeben deine Karten kein Wort mehr.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} spends the {} of {}, which scores {} in a best game.</source>
   <translation>{} verbraucht {} aus {}, das in einer besten Partie {} bringt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}, which scores {} in a best game.</source>
   <translation>{} deckt {} für {} auf, das in einer besten Partie {} bringt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, but the rest then scores {} less.</source>
   <translation>{} bringt jetzt {} mehr als {}, aber der Rest bringt danach {} weniger.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>The {} are then left over.</source>
   <translation>
    <numerusform>{} bleibt dann übrig.</numerusform>
    <numerusform>{} bleiben dann übrig.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} the {} are left over, even with best play; after {} they are used.</source>
   <translation>
    <numerusform>Nach {} bleibt {} auch beim besten Spiel übrig; nach {} wird es gelegt.</numerusform>
    <numerusform>Nach {} bleiben {} auch beim besten Spiel übrig; nach {} werden sie gelegt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card left over counts twice: its points are not won, and they are subtracted.</source>
   <translation>Eine übrige Karte zählt doppelt: Die Punkte fehlen dir und werden auch noch abgezogen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {}, and the rest then scores as much.</source>
   <translation>{} bringt {} mehr als {}, und der Rest bringt danach gleich viel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and only {} less later.</source>
   <translation>{} bringt jetzt {} mehr als {} und später nur {} weniger.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and {} more later.</source>
   <translation>{} bringt jetzt {} mehr als {} und später noch einmal {} mehr.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>No word yet: each one now costs at least {} points.</source>
   <translation>
    <numerusform>Noch kein Wort: Jedes kostet jetzt mindestens {} Punkt.</numerusform>
    <numerusform>Noch kein Wort: Jedes kostet jetzt mindestens {} Punkte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Begin with the {}: only {} words in your cards take it.</source>
   <translation>
    <numerusform>Beginne mit {}: Nur {} Wort aus deinen Karten enthält es.</numerusform>
    <numerusform>Beginne mit {}: Nur {} Wörter aus deinen Karten enthalten es.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Look for a long word: its length alone scores {}.</source>
   <translation>Suche ein langes Wort: Allein die Länge bringt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Uncover the {} under the {}: every best game uses it.</source>
   <translation>Decke {} unter {} auf: In jeder besten Partie wird es gespielt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Left over, the {} counts twice: its {} points are not won, and they are subtracted.</source>
   <translation>Bleibt {} übrig, zählt es doppelt: Die {} Punkte fehlen dir und werden auch noch abgezogen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {}, best word {}</source>
   <translation>{}, {}, bestes Wort {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Round</source>
   <translation>Runde</translation>
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
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Rules</source>
   <translation>Regeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/paper.py" />
   <source>4 × 4 with multipliers</source>
   <translation>4 × 4 mit Multiplikatoren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word is worth most per second, at {} s per word and {} s per tile?</source>
   <translation>Welches Wort bringt dir am meisten pro Sekunde, bei {} s je Wort und {} s je Kachel?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Trace {} for the most points</source>
   <translation>Ziehe {} so, dass es die meisten Punkte bringt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word first on {}…</source>
   <translation>Welches Wort zuerst auf {}…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Path of {}</source>
   <translation>Weg von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per word</source>
   <translation>Sekunden je Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.</source>
   <translation>Für den Plan beim Analysieren: die Zeit, ein Wort zu entdecken und loszulassen. Beim Spielen und Üben gilt dein gemessenes Tempo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per tile</source>
   <translation>Sekunden je Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>Wärmebild zeigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>Multiplikatoren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>Multiplikator {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} already has {}; only one multiplier is allowed</source>
   <translation>Kachel {} hat schon {}; nur ein Multiplikator ist erlaubt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (beschädigt)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>Regeln {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name may have up to 40 lowercase letters, digits, - and _</source>
   <translation>ein Name darf bis zu 40 Kleinbuchstaben, Ziffern, - und _ haben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from {} to {}</source>
   <translation>{!r} ist keine Zahl von {} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimal places</source>
   <translation>{!r} hat mehr als zwei Nachkommastellen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over {} and scores {}, without them {}.</source>
   <translation>{} läuft über {} und bringt {}, ohne sie {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over the {}: {} points instead of {}.</source>
   <translation>{} läuft über {}: {} Punkte statt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than any of your {} words.</source>
   <translation>{} bringt {} in {} s, pro Sekunde mehr als jedes deiner {} Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than {} of your {} words.</source>
   <translation>{} bringt {} in {} s, pro Sekunde mehr als {} deiner {} Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Take the other {}, the one with {}: {} instead of {}.</source>
   <translation>Nimm das andere {}, das mit {}: {} statt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Through the {} in row {}, column {} it scores {} instead of {}.</source>
   <translation>Über {} in Zeile {}, Spalte {} bringt es {} statt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: {} of the {} words before it bring less per second.</source>
   <translation>Spiele {} früher: {} der {} Wörter davor bringen pro Sekunde weniger.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: each of the {} words before it brings less per second.</source>
   <translation>Spiele {} früher: Jedes der {} Wörter davor bringt pro Sekunde weniger.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} brings {} points per second; every word of the plan brings at least {}.</source>
   <translation>{} bringt {} Punkte pro Sekunde; jedes Wort des Plans bringt mindestens {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>das Brett ist leer; gib seine Zeilen ein, etwa AEKC/MRFS/BDCI/LPVR</translation>
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
   <source>{} tiles, but row 1 has {}</source>
   <translation>
    <numerusform>{} Kachel, aber Zeile 1 hat {}</numerusform>
    <numerusform>{} Kacheln, aber Zeile 1 hat {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} ist weder ein Buchstabe noch {} (gesperrt), {} (beliebiger Buchstabe) oder {} (leer)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile</source>
   <translation>der Kleinbuchstabe {!r} muss auf einen Großbuchstaben folgen; schreibe Qu für eine Kachel mit zwei Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>As usual in the language of the word list</source>
   <translation>Wie in der Sprache der Wortliste üblich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Buchstaben aus einem Beutel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, but {} has {}; use dice={} for any size</source>
   <translation>{}×{} Kacheln brauchen {} Würfel, aber {} hat {}; nimm dice={} für beliebige Größen</translation>
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
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <source>has no words of 3 to 8 letters</source>
   <translation>hat keine Wörter mit 3 bis 8 Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>Wortliste {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find {} words you missed</source>
   <translation>
    <numerusform>Dein Brett von damals: Finde {} Wort, das du übersehen hast</numerusform>
    <numerusform>Dein Brett von damals: Finde {} Wörter, die du übersehen hast</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find a word {}</source>
   <translation>Dein Brett von damals: Finde ein Wort {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>A fresh board: find a word {}</source>
   <translation>Ein neues Brett: Finde ein Wort {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find a word {} on {}</source>
   <translation>Finde ein Wort {} auf {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find all words that use exactly the letters {}</source>
   <translation>Finde alle Wörter aus genau den Buchstaben {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>You found {1}: find {0} words that extend or reverse it</source>
   <translation>
    <numerusform>Du hast {1} gefunden: Finde {0} Wort, das es verlängert oder umkehrt</numerusform>
    <numerusform>Du hast {1} gefunden: Finde {0} Wörter, die es verlängern oder umkehren</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} Feld</numerusform>
    <numerusform>{} Felder</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>these dice cannot show such a board</source>
   <translation>diese Würfel können kein solches Brett zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>only single letters of the word list, Qu, and {} for an open cell can be completed</source>
   <translation>ergänzt werden können nur einzelne Buchstaben der Wortliste, Qu und {} für ein offenes Feld</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>a board with both Q and Qu cannot be completed</source>
   <translation>ein Brett mit Q und Qu zugleich lässt sich nicht ergänzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>a few seconds</source>
   <translation>ein paar Sekunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>up to a minute</source>
   <translation>bis zu einer Minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>an hour or two</source>
   <translation>ein bis zwei Stunden</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>{} letters, {}</source>
   <translation>
    <numerusform>{} Buchstabe, {}</numerusform>
    <numerusform>{} Buchstaben, {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>on the tiles</source>
   <translation>auf den Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>marked</source>
   <translation>markiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Par reached</source>
   <translation>Par erreicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>All {} words of {} letters found</source>
   <translation>Alle {} Wörter mit {} Buchstaben gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is longer</source>
   <translation>Kein Wort auf diesem Brett ist länger</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is worth more</source>
   <translation>Kein Wort auf diesem Brett ist mehr wert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be placed on this board with these dice</source>
   <translation>{} lässt sich mit diesen Würfeln auf diesem Brett nicht legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found and one tile more.</source>
   <translation>{} der {} häufigen Wörter, die du übersehen hast, sind ein gefundenes Wort mit einer Kachel dahinter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found with a tile before it.</source>
   <translation>{} der {} häufigen Wörter, die du übersehen hast, sind ein gefundenes Wort mit einer Kachel davor.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed lie inside a longer word that you found.</source>
   <translation>{} der {} häufigen Wörter, die du übersehen hast, stecken in einem längeren, das du gefunden hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed go through a tile that you never used.</source>
   <translation>{} der {} häufigen Wörter, die du übersehen hast, gehen durch eine Kachel, die du nie benutzt hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are longer than your longest word.</source>
   <translation>{} der {} häufigen Wörter, die du übersehen hast, sind länger als dein längstes Wort.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: one more tile, the {}, makes {}.</source>
   <translation>Du hast {} gefunden: Eine Kachel mehr, das {}, ergibt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: the {} before it makes {}.</source>
   <translation>Du hast {} gefunden: Das {} davor ergibt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: backwards it is {}.</source>
   <translation>Du hast {} gefunden: Rückwärts ergibt es {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>The tiles of {}, which you found, also spell {}.</source>
   <translation>Du hast {} gefunden: Dieselben Kacheln ergeben auch {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: with {} instead of {} it is {}.</source>
   <translation>Du hast {} gefunden: Mit {} statt {} wird daraus {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: {} before it makes {}.</source>
   <translation>Du hast {} gefunden: {} davor ergibt {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}, and it goes on: {} makes {}.</source>
   <translation>Du hast {} gefunden, und es geht weiter: Mit {} wird daraus {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>None of your words uses the {1} in row {2}, column {3}; {0} words do.</source>
   <translation>
    <numerusform>Keines deiner Wörter benutzt das {1} in Zeile {2}, Spalte {3}; {0} Wort tut es.</numerusform>
    <numerusform>Keines deiner Wörter benutzt das {1} in Zeile {2}, Spalte {3}; {0} Wörter tun es.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more: {}.</source>
   <translation>{} führt zu {} weiteren: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more words, such as {}.</source>
   <translation>{} führt zu {} weiteren Wörtern, etwa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} lies inside {}, which you found.</source>
   <translation>{} steckt in {}, das du gefunden hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} ends on the tiles {} of {}, which you found.</source>
   <translation>{} endet auf den Kacheln {} von {}, das du gefunden hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} begins on the tiles {} of {}, which you found.</source>
   <translation>{} beginnt auf den Kacheln {} von {}, das du gefunden hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found none of them.</source>
   <translation>Beim {1} in Zeile {2}, Spalte {3} beginnen {0} Wörter; du hast keines davon gefunden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found {}.</source>
   <translation>Beim {1} in Zeile {2}, Spalte {3} beginnen {0} Wörter; du hast {4} gefunden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is the longest word here, with {1} letters.</source>
   <translation>{2} ist mit {1} Buchstaben das längste Wort hier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is one of the {0} longest words here, with {1} letters.</source>
   <translation>{2} ist mit {1} Buchstaben eines der {0} längsten Wörter hier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} has the letters of {}, which you found, on other tiles.</source>
   <translation>{} hat dieselben Buchstaben wie {}, das du gefunden hast, auf anderen Kacheln.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} is the most common word that you missed.</source>
   <translation>{} ist das häufigste Wort, das du übersehen hast.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{1} is an everyday word: only {0} words of the list are more common.</source>
   <translation>
    <numerusform>{1} ist ein Alltagswort: Nur {0} Wort der Liste ist häufiger.</numerusform>
    <numerusform>{1} ist ein Alltagswort: Nur {0} Wörter der Liste sind häufiger.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is too large to be read whole. Export it, then forget some games.</source>
   <translation>Der Verlauf ist zu groß, um ganz gelesen zu werden. Exportiere ihn und vergiss dann einige Spiele.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is nearly full and soon cannot be read whole. Export it, then forget some games.</source>
   <translation>Der Verlauf ist fast voll und lässt sich bald nicht mehr ganz lesen. Exportiere ihn und vergiss dann einige Spiele.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>is too large</source>
   <translation>ist zu groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>contains no history</source>
   <translation>enthält keinen Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>cannot be written: another window of Qless Studio is using it. Try again in a moment</source>
   <translation>kann nicht geschrieben werden: Ein anderes Fenster von Qless Studio benutzt ihn. Versuche es gleich noch einmal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>Detect automatically</source>
   <translation>Automatisch erkennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry per line</source>
   <translation>ein Eintrag je Zeile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>First column</source>
   <translation>Erste Spalte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>jedes Wort einer Zeile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>words from column {}</source>
   <translation>Wörter aus Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>without the header</source>
   <translation>ohne die Kopfzeile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>frequencies from column {}</source>
   <translation>Häufigkeiten aus Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Western Europe)</source>
   <translation>{} (Westeuropa)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Central Europe)</source>
   <translation>{} (Mitteleuropa)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>line {} is not text in {}</source>
   <translation>Zeile {} ist kein Text in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>the file is not text</source>
   <translation>die Datei ist kein Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} and {}</source>
   <translation>{} und {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>numbers as frequencies</source>
   <translation>Zahlen als Häufigkeiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>a JSON list</source>
   <translation>JSON-Liste</translation>
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
   <source>plural of {}</source>
   <translation>Plural von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past form of {}</source>
   <translation>Vergangenheitsform von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person singular of {}</source>
   <translation>3. Person Singular von {}</translation>
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
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary with the forms of {}</source>
   <translation>Hunspell-Wörterbuch mit den Formen aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>Only the stems of this Hunspell dictionary are read, and no other forms: {}</source>
   <translation>Nur die Stämme dieses Hunspell-Wörterbuchs werden gelesen, keine anderen Formen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary</source>
   <translation>Hunspell-Wörterbuch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>the affix file makes more than {} forms</source>
   <translation>die Affixdatei ergibt mehr als {} Formen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, hyphens and brackets</source>
   <translation>der Name einer Liste muss mit einem Buchstaben oder einer Ziffer beginnen und darf höchstens 50 Buchstaben, Ziffern, Leerzeichen, Punkte, Bindestriche und Klammern haben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no word list has this name</source>
   <translation>keine Wortliste heißt so</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>die gespeicherte Liste ist beschädigt; entferne sie und importiere sie neu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a word must have 1 to {} letters</source>
   <translation>ein Wort muss 1 bis {} Buchstaben haben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, changed</source>
   <translation>{}, geändert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, at least {}</source>
   <translation>{}, mindestens {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>Your banned and added words cannot be read: {}: {}</source>
   <translation>Deine verbotenen und ergänzten Wörter können nicht gelesen werden: {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>The file of banned and added words was damaged and has been renamed to {}; no words are banned or added.</source>
   <translation>Die Datei der verbotenen und ergänzten Wörter war beschädigt und heißt jetzt {}; im Moment ist kein Wort verboten oder ergänzt.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept</source>
   <translation>
    <numerusform>{} Wort behalten</numerusform>
    <numerusform>{} Wörter behalten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} entries left out</source>
   <translation>
    <numerusform>{} Eintrag weggelassen</numerusform>
    <numerusform>{} Einträge weggelassen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{}, read as {}; {}</source>
   <translation>{}, gelesen als {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>there is no {} beside it</source>
   <translation>daneben liegt keine Datei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>comments</source>
   <translation>Kommentare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>phrases of several words</source>
   <translation>Ausdrücke aus mehreren Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, probably names or abbreviations</source>
   <translation>großgeschrieben, wohl Namen oder Abkürzungen</translation>
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
   <source>with characters that are not letters of the language</source>
   <translation>mit Zeichen, die keine Buchstaben der Sprache sind</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>länger als {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German</source>
   <translation>Deutsch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>French</source>
   <translation>Französisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Spanish</source>
   <translation>Spanisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Italian</source>
   <translation>Italienisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Dutch</source>
   <translation>Niederländisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Polish</source>
   <translation>Polnisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German, Ä played as AE</source>
   <translation>Deutsch, Ä als AE gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>very common</source>
   <translation>sehr häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>common</source>
   <translation>häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>uncommon</source>
   <translation>weniger häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>rare</source>
   <translation>selten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>the {} most common words</source>
   <translation>die {} häufigsten Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Häufige 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Häufige 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Häufige 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Häufige 20k</translation>
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
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
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
   <translation>Standardwörter und seltenere, die eine zweite Quelle bestätigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (international)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all known words, in the spellings of all regions</source>
   <translation>alle bekannten Wörter, in den Schreibweisen aller Regionen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words that occur in texts</source>
   <translation>Wörter, die in Texten vorkommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words and all their forms</source>
   <translation>Standardwörter und alle ihre Formen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max</source>
   <translation>Max</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all words of the dictionary</source>
   <translation>alle Wörter des Wörterbuchs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>gelesen aus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>as for its source</source>
   <translation>wie bei ihrer Quelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>is built in and cannot be removed</source>
   <translation>ist mitgeliefert und kann nicht entfernt werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list has this name; choose another</source>
   <translation>eine Liste heißt schon so; wähle einen anderen Namen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>importiert aus {} am {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>contains no usable words ({})</source>
   <translation>enthält keine brauchbaren Wörter ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>{} × {} pixels</source>
   <translation>{} × {} Pixel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>a picture has {} to {} pixels on each side</source>
   <translation>ein Bild darf je Seite {} bis {} Pixel haben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>the picture is damaged</source>
   <translation>das Bild ist beschädigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>the weights for reading pictures cannot be read: {}</source>
   <translation>die Gewichte zum Lesen von Bildern lassen sich nicht lesen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>a board in a picture has 1 to {} rows and columns</source>
   <translation>ein Brett in einem Bild hat 1 bis {} Zeilen und Spalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>the four corners do not span a board</source>
   <translation>die vier Ecken umschließen kein Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>best so far</source>
   <translation>bisheriger Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of the month</source>
   <translation>Bestwert des Monats</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of a day</source>
   <translation>Bestwert des Tages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>{}, previously {}</source>
   <translation>{}, vorher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>small</source>
   <translation>klein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>medium</source>
   <translation>mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>large</source>
   <translation>groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>rare words</source>
   <translation>seltene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>long words</source>
   <translation>lange Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>longer forms of words</source>
   <translation>verlängerte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>seldom</source>
   <translation>selten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>usually</source>
   <translation>meistens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>about {} of 10</source>
   <translation>etwa {} von 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>you find it in games like this: {}</source>
   <translation>in solchen Spielen findest du es: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>not known yet: {} of {} games</source>
   <translation>noch nicht bekannt: {} von {} Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>about {}, give or take {}</source>
   <translation>etwa {}, plus oder minus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Easier than usual for you</source>
   <translation>Leichter für dich als sonst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Harder than usual for you</source>
   <translation>Schwerer für dich als sonst</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{} points given away per game (from {} games)</source>
   <translation>
    <numerusform>{} Punkte je Spiel verschenkt (aus {} Spiel)</numerusform>
    <numerusform>{} Punkte je Spiel verschenkt (aus {} Spielen)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{} small, {} medium, {} large</source>
   <translation>{} kleine, {} mittlere, {} große</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Mistakes in {} games: {}</source>
   <translation>
    <numerusform>Fehler in {} Spiel: {}</numerusform>
    <numerusform>Fehler in {} Spielen: {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: stronger than usual for you</source>
   <translation>{}: hier bist du stärker als sonst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: weaker than usual for you</source>
   <translation>{}: hier bist du schwächer als sonst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>Common words make {}.</source>
   <translation>Häufige Wörter ergeben {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>The longest word has {} letters and begins with {}.</source>
   <translation>Das längste Wort hat {} Buchstaben und beginnt mit {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Near your level</source>
   <translation>Nahe deinem Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Harder</source>
   <translation>Schwerer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/plugins.py" />
   <source>The plug-in {} ({}) cannot be used: {}</source>
   <translation>Die Erweiterung {} ({}) kann nicht verwendet werden: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/session.py" />
   <source>about {} minutes</source>
   <translation>
    <numerusform>etwa {} Minute</numerusform>
    <numerusform>etwa {} Minuten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} letters or more</source>
   <translation>
    <numerusform>ab {} Buchstabe</numerusform>
    <numerusform>ab {} Buchstaben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Beginning {}–</source>
   <translation>Anfang {}–</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Ending –{}</source>
   <translation>Endung –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Words with {}</source>
   <translation>Wörter mit {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Rolls with {}</source>
   <translation>Würfe mit {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} or {}</source>
   <translation>{} oder {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <source>is damaged: {}</source>
   <translation>ist beschädigt: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/widgets/basic/labels.py" />
   <source>{}%</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/texts.py" />
   <source>{} minutes</source>
   <translation>
    <numerusform>{} Minute</numerusform>
    <numerusform>{} Minuten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/tab/game_view.py" />
   <source>No clock</source>
   <translation>Ohne Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after the letters of its suffixes: XY=wi joins the first two</source>
   <translation>Suffixe der Reihe nach im Ring (? für ein offenes), genannt X, Y, Z, W, V, U; dann ; und Präfixe, jedes nach den Buchstaben seiner Suffixe: XY=wi verbindet die ersten beiden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet</source>
   <translation>Rätselblatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet with the answer</source>
   <translation>Rätselblatt mit Antwort</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>Rätsel</numerusform>
    <numerusform>Rätsel</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} Präfix</numerusform>
    <numerusform>{} Präfixe</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/graph.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Schreibe in jeden runden Knoten ein Präfix, sodass jede Linie ein Wort ergibt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>the answers are covered</source>
   <translation>die Antworten sind verdeckt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>the puzzle is not analysed yet</source>
   <translation>das Rätsel ist noch nicht analysiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>no prefix is placed</source>
   <translation>es liegt kein Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>there is no puzzle</source>
   <translation>es ist kein Rätsel da</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Brettdatei öffnen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>change board; graph; json</source>
   <translation>Brett wechseln; Graph; json</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>List puzzles</source>
   <translation>Rätsel auflisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Reveal until unique</source>
   <translation>Aufdecken, bis es eindeutig ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Show a solution</source>
   <translation>Eine Lösung zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Remove all prefixes</source>
   <translation>Alle Präfixe entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>clear; empty; remove; put back</source>
   <translation>leeren; löschen; entfernen; zurücklegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show clock while playing</source>
   <translation>Uhr beim Spielen anzeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Genau ein Brett passt (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Your moves</source>
   <translation>Deine Züge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Boards left</source>
   <translation>Bretter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Most common solution</source>
   <translation>Häufigste Lösung</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} Präfix für {}</numerusform>
    <numerusform>{} Präfixe für {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>not one of {}</source>
   <translation>keines der {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Edges and their words</source>
   <translation>Kanten und ihre Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Prefix and suffix</source>
   <translation>Präfix und Suffix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>
    <numerusform>bisher {}, das leichteste braucht {} Wort</numerusform>
    <numerusform>bisher {}, das leichteste braucht {} Wörter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated pairs</source>
   <translation>kein Paar doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated prefixes</source>
   <translation>kein Präfix doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>no repeated words</source>
   <translation>kein Wort doppelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Präfix {}, Suffix {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board fits any more (proven)</source>
   <translation>Kein Brett passt mehr (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Solved: every word is valid</source>
   <translation>Gelöst: Alle Wörter sind gültig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Any level</source>
   <translation>Jede Stufe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Easy</source>
   <translation>Leicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Hard</source>
   <translation>Schwer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Neues Rätsel, lösbar mit den {} häufigsten Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>hints, par {}</source>
   <translation>Tipps, Par {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead ends</source>
   <translation>
    <numerusform>Sackgasse</numerusform>
    <numerusform>Sackgassen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>boards, proven</source>
   <translation>Bretter, bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} (taken back)</source>
   <translation>{} (zurückgenommen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} taken away</source>
   <translation>{} weggenommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end</source>
   <translation>Sackgasse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>not valid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no dead end</source>
   <translation>keine Sackgasse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end at move {}</source>
   <translation>Sackgasse bei Zug {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} dead ends, the first at move {}</source>
   <translation>{} Sackgassen, die erste bei Zug {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First of all</source>
   <translation>Zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Can it be filled?</source>
   <translation>Lässt es sich füllen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Where to start?</source>
   <translation>Wo anfangen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>How many prefixes fit?</source>
   <translation>Wie viele Präfixe passen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>First letter</source>
   <translation>Erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Yes</source>
   <translation>Ja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>No</source>
   <translation>Nein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Yes, {}</source>
   <translation>Ja, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Joins {}</source>
   <translation>Verbindet {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>More than one is wrong</source>
   <translation>Mehr als eines ist falsch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Suffix {} of {}: {}</source>
   <translation>Suffix {} von {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>empty</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>next to {}</source>
   <translation>neben {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>already used next to {}</source>
   <translation>schon neben {} verwendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>a word, but not one of the {} of this puzzle ({})</source>
   <translation>ein Wort, aber keines der {} dieses Rätsels ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too long, maximum {}</source>
   <translation>{} ist zu lang, höchstens {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too short, minimum {}</source>
   <translation>{} ist zu kurz, mindestens {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>and {} more</source>
   <translation>und {} weitere</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} passt</numerusform>
    <numerusform>{} passen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>none fit</source>
   <translation>keines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/__init__.py" />
   <source>3 minutes</source>
   <translation>3 Minuten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board size…</source>
   <translation>Brettgröße…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Rules…</source>
   <translation>Regeln…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Any letters</source>
   <translation>Beliebige Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Score sheet…</source>
   <translation>Punktezettel…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>sides only</source>
   <translation>nur Seiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>edges wrap around</source>
   <translation>Ränder verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>5x5; rows; grid</source>
   <translation>5x5; Zeilen; Raster</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament</source>
   <translation>Optionen; Mindestlänge; Nachbarn; Bonus; Deck; Wertung; Ruzzle; Wordament</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>no game is running</source>
   <translation>es läuft kein Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Shuffle</source>
   <translation>Mischen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>transpose; turn; rotate; mirror</source>
   <translation>transponieren; drehen; spiegeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>players; party</source>
   <translation>Mitspieler; Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Solvable?</source>
   <translation>Lösbar?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Where next?</source>
   <translation>Wo geht es weiter?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>How long?</source>
   <translation>Wie lang?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which word?</source>
   <translation>Welches Wort?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which tile?</source>
   <translation>Welche Kachel?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>solved</source>
   <translation>gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>No (proven)</source>
   <translation>Nein (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Why</source>
   <translation>Warum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>More than one</source>
   <translation>Mehr als eines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Lift {}</source>
   <translation>{} abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Three or more</source>
   <translation>Drei oder mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>down</source>
   <translation>senkrecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>across</source>
   <translation>waagerecht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, anywhere</source>
   <translation>{}, irgendwo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, on its own</source>
   <translation>{}, für sich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, durch das {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, extending {}</source>
   <translation>{}, als Verlängerung von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. Each step is checked as you play.</source>
   <translation>Baue aus allen Würfeln ein Kreuzwortgitter. Jeder deiner Schritte wird sofort geprüft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Type letters</source>
   <translation>Buchstaben tippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The twelve dice</source>
   <translation>Die zwölf Würfel</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} Teil</numerusform>
    <numerusform>{} Teile</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>not connected</source>
   <translation>nicht verbunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Too large</source>
   <translation>Zu groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>does not fit in the box</source>
   <translation>passt nicht in den Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>being typed, {}</source>
   <translation>wird gerade getippt, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Vocabulary</source>
   <translation>Wortschatz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>In no word</source>
   <translation>In keinem Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable without</source>
   <translation>Lösbar ohne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable by turning</source>
   <translation>Lösbar durch Drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable with</source>
   <translation>Lösbar mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} and {} more</source>
   <translation>{} und {} weitere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among all rolls</source>
   <translation>Unter allen Würfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} have no solution</source>
   <translation>{} haben keine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than at least {}</source>
   <translation>leichter als mindestens {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than {}</source>
   <translation>leichter als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>harder than {}</source>
   <translation>schwerer als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among solvable rolls</source>
   <translation>Unter lösbaren Würfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>rolls have no solution</source>
   <translation>Würfe haben keine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are easier</source>
   <translation>lösbare Würfe sind leichter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are harder</source>
   <translation>lösbare Würfe sind schwerer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>invalid</source>
   <translation>ungültig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>note</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/moves.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A roll by its number</source>
   <translation>Ein Wurf nach seiner Nummer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Number</source>
   <translation>Nummer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A free game with tiles from the bag</source>
   <translation>Ein freies Spiel mit Kacheln aus dem Beutel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>tiles</source>
   <translation>Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>the game is paused</source>
   <translation>das Spiel pausiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no tile is on the grid</source>
   <translation>im Gitter liegt keine Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no solution is shown</source>
   <translation>es wird keine Lösung gezeigt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>No solution…</source>
   <translation>Keine Lösung…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>claim; impossible; cannot be done</source>
   <translation>behaupten; unmöglich; geht nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Lift word</source>
   <translation>Wort abheben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Select word</source>
   <translation>Wort auswählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Place solution</source>
   <translation>Lösung legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Back to grid</source>
   <translation>Zurück zum Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Clear grid</source>
   <translation>Gitter leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Swap rows and columns</source>
   <translation>Zeilen und Spalten tauschen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Centre grid</source>
   <translation>Gitter zentrieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid up</source>
   <translation>Gitter nach oben rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid down</source>
   <translation>Gitter nach unten rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid left</source>
   <translation>Gitter nach links rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid right</source>
   <translation>Gitter nach rechts rücken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Shuffle rack</source>
   <translation>Bank mischen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Sort rack</source>
   <translation>Bank sortieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>What decided it</source>
   <translation>Was den Ausschlag gab</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Daily puzzle, {}</source>
   <translation>Tagesrätsel, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Yours</source>
   <translation>Deins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far</source>
   <translation>{} bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>touching pairs allowed</source>
   <translation>berührende Paare erlaubt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} banned</source>
   <translation>{} verboten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>up to {} words</source>
   <translation>
    <numerusform>höchstens {} Wort</numerusform>
    <numerusform>höchstens {} Wörter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>box {}</source>
   <translation>Rahmen {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Gelöst: ein Kreuzwortgitter mit allen Würfeln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable; stopped after {}</source>
   <translation>Lösbar; nach {} angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable: yes</source>
   <translation>Lösbar: ja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Von hier aus nicht lösbar (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Found a grid with all tiles; there may be others</source>
   <translation>Ein Gitter aus allen Kacheln gefunden; vielleicht gibt es noch andere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your median</source>
   <translation>dein Median</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>right</source>
   <translation>richtig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>no solution exists</source>
   <translation>es gibt keine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>given up</source>
   <translation>aufgegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>A solution exists</source>
   <translation>Es gibt eine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>dice placed</source>
   <translation>Würfel gelegt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your best</source>
   <translation>dein Rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved in {}</source>
   <translation>In {} gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Proven to have no solution in {}</source>
   <translation>In {} als unlösbar bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Given up with {} of {} dice placed, {}</source>
   <translation>Aufgegeben, {} von {} Würfeln gelegt, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no hints</source>
   <translation>bei diesem Spiel gibt es keine Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>daily puzzle</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Rack slot {}, empty</source>
   <translation>Bankplatz {}, leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the grid</source>
   <translation>Würfel {}, {}, im Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Würfel {}, {}, auf der Bank</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the displayed solution, {}</source>
   <translation>{} der gezeigten Lösung, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, given</source>
   <translation>{}, vorgegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, part of an invalid word: {}</source>
   <translation>{}, Teil eines ungültigen Wortes: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, selected</source>
   <translation>{}, ausgewählt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game with {} points</source>
   <translation>
    <numerusform>Partie mit {} Punkt</numerusform>
    <numerusform>Partie mit {} Punkten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>{} cards</source>
   <translation>
    <numerusform>{} Karte</numerusform>
    <numerusform>{} Karten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} mistakes in this game</source>
   <translation>
    <numerusform>{} Fehler in dieser Partie</numerusform>
    <numerusform>{} Fehler in dieser Partie</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} points could still be made.</source>
   <translation>
    <numerusform>{} Punkt wäre noch drin gewesen.</numerusform>
    <numerusform>{} Punkte wären noch drin gewesen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Set aside</source>
   <translation>Beiseitelegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>The computer is playing…</source>
   <translation>Der Computer spielt…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: draw a card</source>
   <translation>Dein letzter Zug: Ziehe eine Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw a card</source>
   <translation>Eine Karte ziehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Press 1 for the pile, 2 for the open card</source>
   <translation>Drücke 1 für den Stapel, 2 für die offene Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>All cards are in words: discard the last one to go out</source>
   <translation>Alle Karten stecken in Wörtern: Lege die letzte ab, um die Runde zu beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Go out</source>
   <translation>Runde beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: set words aside, then discard</source>
   <translation>Dein letzter Zug: Lege Wörter beiseite und dann eine Karte ab</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Make words, or choose one card to discard</source>
   <translation>Bilde Wörter, oder wähle eine Karte zum Ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Keep one card to discard</source>
   <translation>Behalte eine Karte zum Ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word</source>
   <translation>Gültiges Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it and go out</source>
   <translation>Ablegen und Runde beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} points are left over</source>
   <translation>{} Punkte bleiben übrig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it</source>
   <translation>Ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or add cards for a word</source>
   <translation>oder nimm Karten für ein Wort dazu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} with {} discarded scores {}, not {}, proven against the computer's same words.</source>
   <translation>{} mit {} auf der Ablage: {} statt {}, bewiesen gegen dieselben Wörter des Computers.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The open {} was worth {} more on average than the draw pile.</source>
   <translation>Die offene Karte {} war im Mittel {} mehr wert als der Nachziehstapel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The draw pile was worth {} more on average than the open {}.</source>
   <translation>Der Nachziehstapel war im Mittel {} mehr wert als die offene Karte {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discarding {} instead of {} was worth {} more on average.</source>
   <translation>{} statt {} abzulegen hätte im Mittel {} mehr gebracht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Then {} goes out.</source>
   <translation>Dann beendet {} die Runde.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Longest word</source>
   <translation>Längstes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Most words</source>
   <translation>Meiste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>left over</source>
   <translation>übrig</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>went out with all {} cards</source>
   <translation>
    <numerusform>Runde mit {} Karte beendet</numerusform>
    <numerusform>Runde mit allen {} Karten beendet</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words you can play now</source>
   <translation>Wörter, die du jetzt spielen kannst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words (estimate)</source>
   <translation>Erste Wörter (Schätzung)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games by score</source>
   <translation>Partien nach Punkten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay down the hand</source>
   <translation>Möglichkeiten, das Blatt auszulegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Stapel {} verschieben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>beste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>End value</source>
   <translation>Endwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
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
   <source>Left</source>
   <translation>Übrig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>This round so far</source>
   <translation>Diese Runde bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>in the tray</source>
   <translation>in der Wortleiste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If you end the round now</source>
   <translation>Wenn du die Runde jetzt beendest</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If the computer went out now</source>
   <translation>Wenn der Computer sie jetzt beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>lead</source>
   <translation>Vorsprung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows common words only, and draws from the pile.</source>
   <translation>Kennt nur häufige Wörter und zieht vom Stapel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows more words, and takes the open card when it helps.</source>
   <translation>Kennt mehr Wörter und nimmt die offene Karte, wenn sie hilft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strong</source>
   <translation>Stark</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows the whole list, and remembers the cards it has seen.</source>
   <translation>Kennt die ganze Liste und merkt sich die Karten, die er gesehen hat.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strength of the computer</source>
   <translation>Stärke des Computers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rounds</source>
   <translation>Runden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rules of the hand game</source>
   <translation>Regeln des Handspiels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Your words</source>
   <translation>Deine Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>took {}</source>
   <translation>nahm {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>drew a card</source>
   <translation>zog eine Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>{}, laid down {}, discarded {}</source>
   <translation>{}, legte {} aus, {} ab</translation>
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
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>not in a hand game</source>
   <translation>nicht im Handspiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>there is no hand to end</source>
   <translation>kein Blatt ist im Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>a game is running</source>
   <translation>ein Spiel läuft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>a card is unknown</source>
   <translation>eine Karte ist unbekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New game with conditions…</source>
   <translation>Neues Spiel mit Bedingungen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Enter cards</source>
   <translation>Karten eingeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Play word</source>
   <translation>Wort spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Clear tray</source>
   <translation>Wortleiste leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Discard and end hand</source>
   <translation>Ablegen und Blatt beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Play again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show lower cards beside upper cards</source>
   <translation>Untere Karten neben den oberen zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Discard it and score {}</source>
   <translation>Ablegen: {} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty pile for it</source>
   <translation>oder wähle einen leeren Stapel für sie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Type the card that was uncovered</source>
   <translation>Tippe die aufgedeckte Karte ein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or move a card to an empty pile</source>
   <translation>oder lege eine Karte auf einen leeren Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over with the best possible score</source>
   <translation>Die Partie ist zu Ende, mit dem bestmöglichen Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Game over</source>
   <translation>Spiel beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves lost {}</source>
   <translation>Die Partie ist zu Ende; du hast {} verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word possible: drag a card to an empty pile</source>
   <translation>Kein Wort möglich: Ziehe eine Karte auf einen leeren Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Klicke Karten an oder tippe ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word earns more: choose the card to discard</source>
   <translation>Kein Wort bringt mehr: Wähle die Karte zum Ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{}; Endwert bleibt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word, the best one here</source>
   <translation>Gültiges Wort, das beste hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word; it gives away {}</source>
   <translation>Gültiges Wort; es verschenkt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{}; Endwert {} statt {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>Schritt {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card from pile {} to pile {}</source>
   <translation>Die Karte von Stapel {} auf Stapel {} legen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>
    <numerusform>{} Punkt und ein Bonus von {}</numerusform>
    <numerusform>{} Punkte und ein Bonus von {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>verloren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>open: {}</source>
   <translation>offen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw pile</source>
   <translation>Stapel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Take the open card (2)</source>
   <translation>Die offene Karte nehmen (2)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Discard the card in the tray here (Delete)</source>
   <translation>Die Karte aus der Wortleiste hier ablegen (Entf)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discards</source>
   <translation>Ablage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, {}, discarded</source>
   <translation>{}, {}, abgelegt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, with {} underneath</source>
   <translation>{}, darunter {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>unknown card</source>
   <translation>unbekannte Karte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>then {}</source>
   <translation>dann {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, gave away {}</source>
   <translation>{}, {} verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>par {}</source>
   <translation>Par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Mistakes</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Teile aus dem echten Deck aus, oder gib die Karten eines Tagesrätsels ein.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Eight piles, one best score</source>
   <translation>Acht Stapel, ein Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Paste puzzle</source>
   <translation>Rätsel einfügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Lay down words from 3 to 11 cards, and discard one to end the hand.</source>
   <translation>Lege Wörter aus 3 bis 11 Karten und zum Schluss eine Karte ab.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>A hand of cards, one best way</source>
   <translation>Ein Blatt, ein bester Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Your turn</source>
   <translation>Du bist am Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discard one card</source>
   <translation>Eine Karte ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>The hand is over: Undo takes the discard back</source>
   <translation>Das Blatt ist zu Ende: Rückgängig holt die abgelegte Karte zurück</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/__init__.py" />
   <source>3 times 2 minutes</source>
   <translation>3-mal 2 Minuten</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} of {} words</source>
   <translation>
    <numerusform>{} von {} Wort</numerusform>
    <numerusform>{} von {} Wörtern</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} of {} points</source>
   <translation>
    <numerusform>{} von {} Punkt</numerusform>
    <numerusform>{} von {} Punkten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Path</source>
   <translation>Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>played</source>
   <translation>gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>not played</source>
   <translation>nicht gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Total</source>
   <translation>Summe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Start or stop the clock of the plan</source>
   <translation>Uhr des Plans starten oder anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pause the clock of the plan</source>
   <translation>Uhr des Plans pausieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Heat map</source>
   <translation>Wärmebild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pace and heat map</source>
   <translation>Tempo und Wärmebild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Mark as played</source>
   <translation>Als gespielt markieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>doppelter Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>dreifacher Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>doppeltes Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>dreifaches Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>may contain only whole numbers</source>
   <translation>darf nur ganze Zahlen enthalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>enter pairs such as 5:1.5</source>
   <translation>gib Paare ein, etwa 5:1.5</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Multipliers are not read: set them on the board.</source>
   <translation>Multiplikatoren werden nicht gelesen: Setze sie auf dem Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{} through this tile, in {}</source>
   <translation>{} durch diese Kachel, in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} points given away</source>
   <translation>
    <numerusform>{} Punkt verschenkt</numerusform>
    <numerusform>{} Punkte verschenkt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Per second</source>
   <translation>Je Sekunde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Word of the plan found</source>
   <translation>Wort des Plans gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules.py" />
   <source>{} values, minimum {} letters</source>
   <translation>Werte: {}, mindestens {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Click a cell and type your letters, or start with one of these.</source>
   <translation>Klicke auf ein Feld und tippe deine Buchstaben, oder fang hiermit an.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>all words</source>
   <translation>alle Wörter</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>for {} open cells; ? or Delete opens a cell</source>
   <translation>
    <numerusform>für {} offenes Feld; ? oder Entf öffnet ein Feld</numerusform>
    <numerusform>für {} offene Felder; ? oder Entf öffnet ein Feld</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} cells are empty</source>
   <translation>
    <numerusform>{} Feld ist leer</numerusform>
    <numerusform>{} Felder sind leer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>too short: {} letters or more</source>
   <translation>
    <numerusform>zu kurz: mindestens {} Buchstabe</numerusform>
    <numerusform>zu kurz: mindestens {} Buchstaben</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>gesperrt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>beliebiger Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>No board has more than {}.</source>
   <translation>Kein Brett hat mehr als {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far, about {} left.</source>
   <translation>Bisher {}, noch etwa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Paused. You can continue at any time, even after a restart.</source>
   <translation>Pausiert. Du kannst jederzeit weitermachen, auch nach einem Neustart.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best completion: {}</source>
   <translation>Beste Ergänzung (bewiesen): {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best of {}: {}</source>
   <translation>Bestes Brett von {} (bewiesen): {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>A proof would take years. A board may have up to {} cells, up to {} of them open.</source>
   <translation>Ein Beweis würde Jahre dauern. Ein Brett darf bis zu {} Felder haben, davon bis zu {} offen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>The best board of {} with this word list has been proven: Start shows it.</source>
   <translation>Das beste Brett von {} mit dieser Wortliste ist bewiesen: Start zeigt es.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} open cells</source>
   <translation>
    <numerusform>{} offenes Feld</numerusform>
    <numerusform>{} offene Felder</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Searches all ways to fill {}. Takes {} and up to {} MB of memory.</source>
   <translation>Durchsucht alle Möglichkeiten, {} zu füllen. Dauer: {}, Speicher: bis zu {} MB.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Find board…</source>
   <translation>Brett suchen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty cell</source>
   <translation>leeres Feld</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>Wert {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Opponent…</source>
   <translation>Gegner…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points ahead</source>
   <translation>
    <numerusform>Du liegst {} Punkt vorn</numerusform>
    <numerusform>Du liegst {} Punkte vorn</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points behind</source>
   <translation>
    <numerusform>Du liegst {} Punkt zurück</numerusform>
    <numerusform>Du liegst {} Punkte zurück</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Letter board</source>
   <translation>Buchstabenbrett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board by its seed</source>
   <translation>Ein Brett nach seiner Startzahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board of {} or more words</source>
   <translation>Ein Brett mit mindestens {} Wörtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Rotate board</source>
   <translation>Brett drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Clear board</source>
   <translation>Brett leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Open example</source>
   <translation>Beispiel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>no cell is open, or too many are</source>
   <translation>kein Feld ist offen, oder es sind zu viele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>search; best board; maximum</source>
   <translation>suchen; bestes Brett; Maximum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Best completion</source>
   <translation>Beste Ergänzung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Words starting at each tile</source>
   <translation>Wörter von jeder Kachel aus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Length and first letter of one word</source>
   <translation>Länge und erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Its first tile</source>
   <translation>Seine erste Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All its tiles</source>
   <translation>Alle seine Kacheln</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words start here</source>
   <translation>
    <numerusform>{} Wort beginnt hier</numerusform>
    <numerusform>{} Wörter beginnen hier</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>part of the hint</source>
   <translation>Teil des Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>{} is too short: {} letters or more</source>
   <translation>{} ist zu kurz: mindestens {} Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>These dice come with their word list: {}</source>
   <translation>Zu diesen Würfeln gehört eine Wortliste: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>New dice</source>
   <translation>Neue Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Dice for this list</source>
   <translation>Würfel für diese Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Letter bag</source>
   <translation>Buchstabenbeutel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other languages</source>
   <translation>Andere Sprachen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other lists</source>
   <translation>Andere Listen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>levels are hidden</source>
   <translation>Niveaus sind ausgeblendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Length</source>
   <translation>Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>also {}</source>
   <translation>auch {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} Weg</numerusform>
    <numerusform>{} Wege</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Words found</source>
   <translation>Gefundene Wörter</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} words through {}</source>
   <translation>
    <numerusform>{} Wort durch {}</numerusform>
    <numerusform>{} Wörter durch {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>HEIC pictures cannot be read; save the picture as JPEG</source>
   <translation>HEIC-Bilder können nicht gelesen werden; speichere es als JPEG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is not a picture that can be read here (PNG, JPEG or WebP)</source>
   <translation>ist kein Bild, das hier gelesen werden kann (PNG, JPEG oder WebP)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Board from a picture…</source>
   <translation>Brett aus einem Bild…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open…</source>
   <translation>Öffnen…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} tiles found</source>
   <translation>
    <numerusform>{} Kachel gefunden</numerusform>
    <numerusform>{} Kacheln gefunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} letters sure</source>
   <translation>
    <numerusform>{} Buchstabe sicher</numerusform>
    <numerusform>{} Buchstaben sicher</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Word list…</source>
   <translation>Wortliste…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>dictionary; lexicon; language; import; choose</source>
   <translation>Wörterbuch; Lexikon; Sprache; importieren; wählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Tastenkürzel…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>keys; hotkeys</source>
   <translation>Tasten; Hotkeys; Kürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences…</source>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Neues Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no other document of this game is open</source>
   <translation>kein anderes Dokument dieses Spiels ist offen</translation>
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
   <source>no file was opened before</source>
   <translation>noch wurde keine Datei geöffnet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>photo; screenshot; scan; camera</source>
   <translation>Foto; Bildschirmfoto; Scan; Kamera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>clipboard; text; challenge; code</source>
   <translation>Zwischenablage; Text; Herausforderung; Code</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy puzzle</source>
   <translation>Rätsel kopieren</translation>
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
   <source>the only document of this game is empty</source>
   <translation>das einzige Dokument dieses Spiels ist leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Dokument schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>no text found</source>
   <translation>kein Text gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>it is ordinary text</source>
   <translation>es ist gewöhnlicher Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>the text looks like one for another game</source>
   <translation>der Text sieht nach einem anderen Spiel aus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>settings; options; theme; text size; language; sync</source>
   <translation>Optionen; Farbschema; Textgröße; Sprache; Abgleich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>end; finish; quit; exit; resign; stop</source>
   <translation>beenden; aufhören; schließen; aufgeben; anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>About Qless Studio</source>
   <translation>Über Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>version; licence; report a problem; bug</source>
   <translation>Version; Lizenz; Problem melden; Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Theme</source>
   <translation>Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>dark mode; contrast; colours</source>
   <translation>Dunkelmodus; Kontrast; Farben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Follow system theme</source>
   <translation>Farbschema wie im System</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Light theme</source>
   <translation>Helles Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Dark theme</source>
   <translation>Dunkles Farbschema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>High contrast theme</source>
   <translation>Farbschema mit hohem Kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Larger text</source>
   <translation>Größerer Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>zoom; font</source>
   <translation>Zoom; Schrift; vergrößern; verkleinern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Smaller text</source>
   <translation>Kleinerer Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Default text size</source>
   <translation>Standardgröße des Textes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Redo</source>
   <translation>Wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to undo</source>
   <translation>es gibt nichts rückgängig zu machen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to redo</source>
   <translation>es gibt nichts zu wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search is running</source>
   <translation>es läuft keine Suche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search has failed</source>
   <translation>keine Suche ist fehlgeschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Solve now</source>
   <translation>Jetzt lösen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Analyse every change</source>
   <translation>Jede Änderung analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Copy details of failed search</source>
   <translation>Details einer fehlgeschlagenen Suche kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Shared folder</source>
   <translation>Gemeinsamer Ordner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>To share one history between computers, choose a folder that all of them can see</source>
   <translation>Spiele auf mehreren Rechnern mit einem Verlauf: Wähle einen Ordner, den alle sehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Tastatur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Open menu</source>
   <translation>Menü öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to next area</source>
   <translation>Zum nächsten Bereich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to previous area</source>
   <translation>Zum vorigen Bereich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source># {}

This game has no help page.
</source>
   <translation># {}

Zu diesem Spiel gibt es keine Hilfeseite.
</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>manual; how; rules; guide</source>
   <translation>Handbuch; wie; Regeln; Anleitung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>Outside the menus</source>
   <translation>Außerhalb der Menüs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} games added</source>
   <translation>
    <numerusform>{} Spiel hinzugefügt</numerusform>
    <numerusform>{} Spiele hinzugefügt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All of these games are already in the history.</source>
   <translation>Alle diese Spiele stehen schon im Verlauf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/past_games.py" />
   <source>This game of the history cannot be shown</source>
   <translation>Dieses Spiel aus dem Verlauf lässt sich nicht anzeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>Home</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>start; welcome</source>
   <translation>Start; Willkommen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>statistics; progress; results; calendar; day; records; best; past games; games; level</source>
   <translation>Statistik; Fortschritt; Ergebnisse; Kalender; Tag; Bestleistungen; beste; frühere Spiele; Spiele; Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Days</source>
   <translation>Verlauf: Tage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; today; calendar; records</source>
   <translation>Verlauf; heute; Kalender; Bestleistungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Progress</source>
   <translation>Verlauf: Fortschritt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; level; weakness; chart; due; records</source>
   <translation>Verlauf; Niveau; Schwäche; Kurve; fällig; Bestleistungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Words</source>
   <translation>Verlauf: Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; missed; overlooked; learn; anki</source>
   <translation>Verlauf; verpasst; übersehen; lernen; Anki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>{} days in a row</source>
   <translation>
    <numerusform>{} Tag in Folge</numerusform>
    <numerusform>{} Tage in Folge</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} games</source>
   <translation>
    <numerusform>{} Spiel</numerusform>
    <numerusform>{} Spiele</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {} games?</source>
   <translation>
    <numerusform>{} Spiel vergessen?</numerusform>
    <numerusform>{} Spiele vergessen?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} answers forgotten</source>
   <translation>
    <numerusform>{} Antwort vergessen</numerusform>
    <numerusform>{} Antworten vergessen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Send…</source>
   <translation>Senden…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>games</source>
   <translation>
    <numerusform>Spiel</numerusform>
    <numerusform>Spiele</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>When</source>
   <translation>Wann</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>of par</source>
   <translation>von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Missed</source>
   <translation>Übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Cost so far</source>
   <translation>Kosten bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Noch nicht gelernt</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} rolls</source>
   <translation>
    <numerusform>{} Wurf</numerusform>
    <numerusform>{} Würfe</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} draws</source>
   <translation>
    <numerusform>{} Unentschieden</numerusform>
    <numerusform>{} Unentschieden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>von 100 Brettern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>You find it</source>
   <translation>Du findest es</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>In 100 games</source>
   <translation>In 100 Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Words worth learning</source>
   <translation>Lohnende Wörter</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Based on {} games on this computer</source>
   <translation>
    <numerusform>Aus {} Spiel auf diesem Computer</numerusform>
    <numerusform>Aus {} Spielen auf diesem Computer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>{} more open</source>
   <translation>
    <numerusform>{} weiteres offen</numerusform>
    <numerusform>{} weitere offen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of today's {} puzzles are done.</source>
   <translation>
    <numerusform>{} der {} Rätsel von heute ist geschafft.</numerusform>
    <numerusform>{} der {} Rätsel von heute sind geschafft.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>questions due</source>
   <translation>
    <numerusform>Frage fällig</numerusform>
    <numerusform>Fragen fällig</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>train; learn; rush; streak; exercises; due; anki; missed; weakness; clock</source>
   <translation>trainieren; lernen; Zeitjagd; Serie; Übungen; fällig; Anki; verpasst; Schwäche; Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: against the clock</source>
   <translation>Üben: gegen die Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>rush; streak; exercises; three minutes</source>
   <translation>Zeitjagd; Serie; Übungen; drei Minuten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: without a miss</source>
   <translation>Üben: ohne Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>no question is asked</source>
   <translation>es ist keine Frage gestellt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Skip</source>
   <translation>Überspringen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Stop practice</source>
   <translation>Üben beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>help; tip; clue</source>
   <translation>Hilfe; Hinweis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the answers</source>
   <translation>Antworten zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Next question</source>
   <translation>Nächste Frage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the board</source>
   <translation>Brett zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>You have finished everything for today.</source>
   <translation>Für heute hast du alles geschafft.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>This cannot be practised: its word or its word list is missing.</source>
   <translation>Das lässt sich nicht üben: Das Wort oder seine Wortliste fehlt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>What you missed</source>
   <translation>Was du verpasst hast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Dort hast du nichts verpasst, was sich zu üben lohnt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>From the words worth learning.</source>
   <translation>Aus den lohnenden Wörtern.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>A new puzzle of the kind that you missed on {}.</source>
   <translation>Ein neues Rätsel von der Art, die du am {} verpasst hast.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Missed on {}.</source>
   <translation>Verpasst am {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Played on {}.</source>
   <translation>Gespielt am {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Once known, it earns up to {} points in 100 games</source>
   <translation>Wenn du es kennst, bringt es bis zu {} Punkte in 100 Spielen</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>missed in {} games</source>
   <translation>
    <numerusform>in {} Spiel verpasst</numerusform>
    <numerusform>in {} Spielen verpasst</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Next review: in {} days</source>
   <translation>
    <numerusform>Nächste Wiederholung: in {} Tag</numerusform>
    <numerusform>Nächste Wiederholung: in {} Tagen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Right, after the answer</source>
   <translation>Richtig, nach der Antwort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{} of {} found; the others will be asked again</source>
   <translation>{} von {} gefunden; die anderen werden wieder gefragt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Wrong; it will be asked again</source>
   <translation>Falsch; wird wieder gefragt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, Spiel vom {day}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>The next card is due on {}.</source>
   <translation>Die nächste Karte ist am {} fällig.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards are overdue</source>
   <translation>
    <numerusform>{} Karte ist überfällig</numerusform>
    <numerusform>{} Karten sind überfällig</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards so far</source>
   <translation>
    <numerusform>{} Karte bisher</numerusform>
    <numerusform>{} Karten bisher</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} questions</source>
   <translation>
    <numerusform>{} Frage</numerusform>
    <numerusform>{} Fragen</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Right, {} more</source>
   <translation>
    <numerusform>Richtig, noch {}</numerusform>
    <numerusform>Richtig, noch {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} misses</source>
   <translation>
    <numerusform>{} Fehler</numerusform>
    <numerusform>{} Fehler</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite</source>
   <translation>teilen; herausfordern; Freund; Export; exportieren; kopieren; Lexica; Link; Bild; csv; json; einladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>pdf; booklet; paper; sheet; print</source>
   <translation>PDF; Heft; Papier; Blatt; drucken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Puzzle book…</source>
   <translation>Rätselheft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>no game is over</source>
   <translation>kein Spiel ist zu Ende</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Puzzle</source>
   <translation>Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>the search has failed</source>
   <translation>die Suche ist fehlgeschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Review the game to send its answers</source>
   <translation>Öffne den Rückblick, um die Antworten zu senden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>CSV table</source>
   <translation>CSV-Tabelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>JSON file</source>
   <translation>JSON-Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}</source>
   <translation>Aufgelistet: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}; there may be more</source>
   <translation>Aufgelistet: {}; vielleicht gibt es mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>All games</source>
   <translation>Alle Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this is not a valid shortcut</source>
   <translation>das ist kein gültiges Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>a modifier key must be combined with another key</source>
   <translation>eine Zusatztaste braucht noch eine andere Taste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key is needed for navigation or editing; add Ctrl or Alt</source>
   <translation>diese Taste dient zum Navigieren oder Bearbeiten; nimm Strg oder Alt dazu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key types a character; add Ctrl or Alt</source>
   <translation>diese Taste tippt ein Zeichen; nimm Strg oder Alt dazu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>Option with this key types a character; add Command or Control</source>
   <translation>die Wahltaste tippt mit dieser Taste ein Zeichen; nimm die Befehlstaste oder Control dazu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>the system uses these keys</source>
   <translation>das System benutzt diese Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Qless Studio hit an unexpected error.</source>
   <translation>In Qless Studio ist ein unerwarteter Fehler aufgetreten.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Your puzzles are safe and you can keep working. The details help to fix the problem.</source>
   <translation>Deine Rätsel sind sicher, und du kannst weiterarbeiten. Die Details helfen, den Fehler zu beheben.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/instance.py" />
   <source>{} takes one of {}, not {}</source>
   <translation>{} erwartet einen der Werte {}, nicht {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>file {}</source>
   <translation>Datei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>not found in {}</source>
   <translation>nicht gefunden in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was changed by another program</source>
   <translation>wurde von einem anderen Programm geändert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Follow system</source>
   <translation>Wie im System</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>High contrast</source>
   <translation>Hoher Kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Always</source>
   <translation>Immer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Appearance</source>
   <translation>Aussehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Program</source>
   <translation>Programm</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Reduce motion</source>
   <translation>Bewegung reduzieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Takes effect after a restart</source>
   <translation>Gilt nach einem Neustart</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Play in</source>
   <translation>Spielen auf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New tabs use</source>
   <translation>Neue Reiter benutzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Propose words that may offend</source>
   <translation>Anstößige Wörter vorschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed</source>
   <translation>Schimpfwörter und Derbes als Tipps, Fragen oder Wörter des Computers; zählen und aufgelistet werden sie immer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show Home at the start</source>
   <translation>Startseite beim Start zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Autosave open documents</source>
   <translation>Offene Dokumente automatisch speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Threads</source>
   <translation>Threads</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Number of cores used to search for boards</source>
   <translation>Zahl der Kerne für die Suche nach Brettern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Cards a day</source>
   <translation>Karten am Tag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New cards a day</source>
   <translation>Neue Karten am Tag</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show levels and expected points</source>
   <translation>Niveaus und erwartete Punkte zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} cannot be read ({}); starting without it.</source>
   <translation>{} kann nicht gelesen werden ({}); das Programm startet ohne diese Datei.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} was damaged and has been renamed to {}; starting without it.</source>
   <translation>{} war beschädigt und heißt jetzt {}; das Programm startet ohne diese Datei.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no single word is selected</source>
   <translation>es ist kein einzelnes Wort ausgewählt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was banned or added</source>
   <translation>kein Wort ist verboten oder ergänzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was looked up before</source>
   <translation>davor hast du kein Wort nachgeschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>this is the last word</source>
   <translation>das ist das letzte Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up word…</source>
   <translation>Wort nachschlagen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>define; meaning; definition; anagram; inspector</source>
   <translation>Bedeutung; Definition; Anagramm; Worterklärung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to previous word</source>
   <translation>Zurück zum vorigen Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward to next word</source>
   <translation>Weiter zum nächsten Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words…</source>
   <translation>Verbotene und ergänzte Wörter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo last ban or addition</source>
   <translation>Letztes Verbot oder letzte Ergänzung rückgängig machen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban word</source>
   <translation>Wort verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>allow; forbid; remove; exclude; word list</source>
   <translation>erlauben; verbieten; entfernen; ausschließen; Wortliste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Nur häufige Wörter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>easy words; rare</source>
   <translation>leichte Wörter; selten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare word lists…</source>
   <translation>Wortlisten vergleichen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>common words only</source>
   <translation>nur häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Anagrams</source>
   <translation>Anagramme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the front</source>
   <translation>Vorn ein Buchstabe mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the end</source>
   <translation>Hinten ein Buchstabe mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>First or last letter removed</source>
   <translation>Ohne ersten oder letzten Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Added to {}</source>
   <translation>Ergänzt in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>In {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Banned from {}</source>
   <translation>Verboten in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Nicht in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in any list</source>
   <translation>In keiner Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{}: cannot be read</source>
   <translation>{}: kann nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} with {} spellings</source>
   <translation>{} mit Schreibweisen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>No definition available.</source>
   <translation>Keine Definition verfügbar.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Lists: {}</source>
   <translation>Listen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Nicht analysiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The solver failed unexpectedly. Your puzzle is unchanged.</source>
   <translation>Die Suche ist unerwartet fehlgeschlagen. Dein Rätsel ist unverändert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>same puzzle</source>
   <translation>dasselbe Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>{} cancelled</source>
   <translation>{} gestrichen</translation>
  </message>
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
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>Die Wortliste {} kann nicht geladen werden: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>fewer than 1 in 20</source>
   <translation>weniger als 1 von 20</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>more than 8 of 10</source>
   <translation>mehr als 8 von 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>A new puzzle to play; in Analyse, one with its answers</source>
   <translation>Ein neues Rätsel zum Spielen; beim Analysieren eines mit Antworten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>roll; deal; shuffle; next; start; another; round; match; new game; new puzzle</source>
   <translation>würfeln; austeilen; mischen; nächstes; starten; noch eins; Runde; Partie; Match; neues Spiel; neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New game with…</source>
   <translation>Neues Spiel mit…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>seed; conditions; dice; custom; free game; tiles; words</source>
   <translation>Startzahl; Bedingungen; Würfel; eigenes; freies Spiel; Kacheln; Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>this game has no daily puzzles</source>
   <translation>bei diesem Spiel gibt es keine Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>today; puzzle of the day</source>
   <translation>heute; Rätsel des Tages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Play this puzzle</source>
   <translation>Dieses Rätsel spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>cover; hide answers; same again; repeat; replay</source>
   <translation>verdecken; Antworten verbergen; noch einmal; wiederholen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>against; versus; computer; rival; ghost; bot; level; hand game</source>
   <translation>gegen; Computer; Rivale; Geist; Bot; Niveau; Handspiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>pause; resume; go on; stop clock; break</source>
   <translation>Pause; fortsetzen; weiter; Uhr anhalten; unterbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Finish</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Give up</source>
   <translation>Aufgeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Filter list</source>
   <translation>Liste filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>words; solutions; search; pattern; length</source>
   <translation>Wörter; Lösungen; suchen; Muster; Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Time is up</source>
   <translation>Die Zeit ist um</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Next round</source>
   <translation>Nächste Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no conditions to choose</source>
   <translation>bei diesem Spiel gibt es keine Bedingungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game is played alone</source>
   <translation>dieses Spiel wird allein gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>there is no list to filter</source>
   <translation>hier ist keine Liste zu filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>not in Play</source>
   <translation>nicht beim Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>This game keeps its word list and rules. What you choose here is for the next one.</source>
   <translation>Dieses Spiel behält seine Wortliste und Regeln. Was du hier wählst, gilt für das nächste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>dddd d MMMM</source>
   <translation>dddd, d. MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>d MMMM</source>
   <translation>d. MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>{} yyyy</source>
   <translation>{} yyyy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>e.g. {}</source>
   <translation>z. B. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>Automatic</source>
   <translation>Automatisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>There is no printer. You can save a PDF instead.</source>
   <translation>Es gibt keinen Drucker. Du kannst stattdessen ein PDF speichern.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>already exists; enter the full name to replace it</source>
   <translation>gibt es schon; gib zum Ersetzen den vollständigen Namen an</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>der Name braucht eine dieser Endungen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Gespeichert: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found {} words</source>
   <translation>
    <numerusform>{} Wort hat niemand gefunden</numerusform>
    <numerusform>{} Wörter hat niemand gefunden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Better</source>
   <translation>Besser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Moves</source>
   <translation>Züge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without unknown words</source>
   <translation>ohne unbekannte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without rare words</source>
   <translation>ohne seltene Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>very common words only</source>
   <translation>nur sehr häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression</source>
   <translation>regulärer Ausdruck</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression, character {}</source>
   <translation>regulärer Ausdruck, Zeichen {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} to {} expected</source>
   <translation>{} bis {} zu erwarten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} points</source>
   <translation>{} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par {}</source>
   <translation>Par {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationView</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} to {}</source>
   <translation>{} bis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>band</source>
   <translation>Spanne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>par</source>
   <translation>Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than in 9 of 10 games on such a board</source>
   <translation>Mehr als in 9 von 10 Spielen auf so einem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than usual on such a board</source>
   <translation>Mehr als sonst auf so einem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>As usual on such a board</source>
   <translation>Wie sonst auf so einem Brett</translation>
  </message>
 </context>
 <context>
  <name>FileWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter list</source>
   <translation>Liste filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Text, ein Muster mit ? und * oder ein /regulärer Ausdruck/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Clear filter</source>
   <translation>Filter löschen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
 </context>
 <context>
  <name>FinishGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Where a die goes</source>
   <translation>Wohin ein Würfel gehört</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The words of a solution</source>
   <translation>Die Wörter einer Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>solution</source>
   <translation>Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The dice that are given stay where they are</source>
   <translation>Die vorgegebenen Würfel bleiben, wo sie sind</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>All dice must be connected</source>
   <translation>Alle Würfel müssen zusammenhängen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>too short</source>
   <translation>zu kurz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not in the list</source>
   <translation>{} steht nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} does not count</source>
   <translation>{} zählt nicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A die is in the wrong place</source>
   <translation>Ein Würfel liegt an der falschen Stelle</translation>
  </message>
 </context>
 <context>
  <name>Foot</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget</source>
   <translation>Vergessen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Text for Anki</source>
   <translation>Text für Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget the whole history of all games?</source>
   <translation>Den ganzen Verlauf aller Spiele vergessen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>This cannot be undone. To keep a copy, export the history first.</source>
   <translation>Das lässt sich nicht rückgängig machen. Wenn du eine Kopie behalten willst, exportiere den Verlauf vorher.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {}?</source>
   <translation>{} vergessen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} forgotten</source>
   <translation>{} vergessen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>and what was learned from them</source>
   <translation>und was daraus gelernt wurde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Undone</source>
   <translation>Rückgängig gemacht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Your answers will be removed, and it will not be asked until you miss it again.</source>
   <translation>Deine Antworten werden entfernt, und du wirst erst wieder gefragt, wenn du es noch einmal verpasst.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>or press</source>
   <translation>oder drücke</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Enter</source>
   <translation>Eingabetaste</translation>
  </message>
 </context>
 <context>
  <name>ForeignLetters</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>The word list lacks these letters: {}</source>
   <translation>Der Wortliste fehlen diese Buchstaben: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Use {}</source>
   <translation>{} benutzen</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Play again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>par {}</source>
   <translation>Par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Play</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
 </context>
 <context>
  <name>GamePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page.py" />
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
 </context>
 <context>
  <name>GamePlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>daily puzzle</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game ends, and the answers are shown.</source>
   <translation>Das Spiel endet, und die Antworten werden gezeigt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Finish</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Give up</source>
   <translation>Aufgeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Play again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Show the answers</source>
   <translation>Antworten zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game in progress could not be read</source>
   <translation>Das laufende Spiel konnte nicht gelesen werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Within reach after each move</source>
   <translation>Erreichbar nach jedem Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>All cards used</source>
   <translation>Alle Karten benutzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>left over</source>
   <translation>übrig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Back to the review</source>
   <translation>Zurück zum Rückblick</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Trying from move {}</source>
   <translation>Versuch ab Zug {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Your result stays as it is</source>
   <translation>Dein Ergebnis bleibt, wie es ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>so far</source>
   <translation>bisher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>before</source>
   <translation>vorher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>after</source>
   <translation>danach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best after your move</source>
   <translation>Das Beste nach deinem Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best from here</source>
   <translation>Das Beste ab hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>End of the game</source>
   <translation>Ende der Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Nothing more could be played.</source>
   <translation>Es war nichts mehr zu spielen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>A best move: nothing was given away.</source>
   <translation>Ein bester Zug: Du hast nichts verschenkt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>end value {}</source>
   <translation>Endwert {}</translation>
  </message>
 </context>
 <context>
  <name>GameRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>How many of {}</source>
   <translation>Wie viele von {}</translation>
  </message>
 </context>
 <context>
  <name>GameTerms</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>By game</source>
   <translation>Nach Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>games, average, best</source>
   <translation>Spiele, Mittel, Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Records</source>
   <translation>Rekorde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>The history is too large to be read whole: only its newest games are here.</source>
   <translation>Der Verlauf ist zu groß, um ganz gelesen zu werden: Hier stehen nur seine neuesten Spiele.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Damaged history entries set aside: {}</source>
   <translation>Beiseitegelegte beschädigte Einträge: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing in these weeks</source>
   <translation>Nichts in diesen Wochen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing played yet</source>
   <translation>Noch nichts gespielt</translation>
  </message>
 </context>
 <context>
  <name>GoOnBand</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Weiterspielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on: {}</source>
   <translation>Weiterspielen: {}</translation>
  </message>
 </context>
 <context>
  <name>GridAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Words by length</source>
   <translation>Wörter nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell</source>
   <translation>Zeilen durch / getrennt; Qu für die Qu-Kachel, # für eine gesperrte Kachel, * für einen beliebigen Buchstaben, ? für ein offenes Feld</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>longest</source>
   <translation>längstes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>mean points</source>
   <translation>Punkte im Mittel</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>{} eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Open cell (? or Delete)</source>
   <translation>Offenes Feld (? oder Entf)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear tile</source>
   <translation>Kachel leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (hold Shift)</source>
   <translation>Mehrere Buchstaben (Umschalt halten)</translation>
  </message>
 </context>
 <context>
  <name>GridCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>There is no word at the cursor</source>
   <translation>Beim Cursor steht kein Wort</translation>
  </message>
 </context>
 <context>
  <name>GridExercise</name>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Letters</source>
   <translation>Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>First letter of one word</source>
   <translation>Anfangsbuchstabe eines Wortes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first two letters</source>
   <translation>Seine ersten zwei Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first tile</source>
   <translation>Seine erste Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>All its tiles</source>
   <translation>Alle seine Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>needs other letters</source>
   <translation>braucht andere Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not on the board</source>
   <translation>nicht auf dem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>use all letters</source>
   <translation>benutze alle Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>on the board, but not one of these</source>
   <translation>auf dem Brett, aber keines der gesuchten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not what is asked for</source>
   <translation>nicht das, was gesucht ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>already found</source>
   <translation>schon gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>part of the hint</source>
   <translation>Teil des Tipps</translation>
  </message>
 </context>
 <context>
  <name>GridHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>There are no further hints for this grid</source>
   <translation>Für dieses Gitter gibt es keine weiteren Tipps</translation>
  </message>
 </context>
 <context>
  <name>GridRound</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words in the last minute</source>
   <translation>{} Wörter in der letzten Minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>expected</source>
   <translation>zu erwarten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>par</source>
   <translation>Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>of par</source>
   <translation>von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All words found</source>
   <translation>Alle Wörter gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Finished</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>best, proven</source>
   <translation>Bestwert, bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} of par</source>
   <translation>{} von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Game {} today</source>
   <translation>Spiel {} heute</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search</source>
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
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Found: {}</source>
   <translation>Gefunden: {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close hints</source>
   <translation>Tipps schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Hint</source>
   <translation>Tipp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
 </context>
 <context>
  <name>History</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Progress</source>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} weeks</source>
   <translation>{} Wochen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All weeks</source>
   <translation>Alle Wochen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Weeks</source>
   <translation>Wochen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Month</source>
   <translation>Monat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All games</source>
   <translation>Alle Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>You win</source>
   <translation>Du gewinnst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>A draw</source>
   <translation>Unentschieden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>solved</source>
   <translation>gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Finished</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>given up</source>
   <translation>aufgegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>no solution exists</source>
   <translation>es gibt keine Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Match</source>
   <translation>Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>played later</source>
   <translation>später gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>daily puzzle</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>against {}</source>
   <translation>gegen {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a friend</source>
   <translation>jemanden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of par</source>
   <translation>{} von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a record</source>
   <translation>ein Rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} points</source>
   <translation>{} Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>best</source>
   <translation>Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>average</source>
   <translation>Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>of par</source>
   <translation>von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share of the best possible score</source>
   <translation>Anteil am bestmöglichen Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share solved</source>
   <translation>Anteil gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, longest {}</source>
   <translation>{}, längste Serie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Days in a row</source>
   <translation>Tage in Folge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Daily puzzles done</source>
   <translation>Tagesrätsel geschafft</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, solved in a row</source>
   <translation>{}, gelöst in Folge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Without hints</source>
   <translation>Ohne Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Easy</source>
   <translation>Leicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Strong</source>
   <translation>Stark</translation>
  </message>
 </context>
 <context>
  <name>HistorySync</name>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanging the history…</source>
   <translation>Verlauf wird abgeglichen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanged at {}: {}</source>
   <translation>Abgeglichen um {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>The history could not be exchanged: {}</source>
   <translation>Der Verlauf konnte nicht abgeglichen werden: {}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Home</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Analyse a board of your own</source>
   <translation>Eigenes Brett analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>type it, paste it, or use a picture</source>
   <translation>getippt, eingefügt oder als Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Example</source>
   <translation>Beispiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Has a friend sent you a puzzle?</source>
   <translation>Hat dir jemand ein Rätsel geschickt?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>paste the message here</source>
   <translation>füge die Nachricht hier ein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Paste</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>How it works</source>
   <translation>So geht es</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>a page for each game</source>
   <translation>eine Seite zu jedem Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>the same puzzles for everybody</source>
   <translation>für alle dieselben Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Nothing is sent anywhere; what you play is kept on this computer.</source>
   <translation>Nichts wird verschickt; was du spielst, bleibt auf diesem Computer.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Willkommen bei Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Letter games to play and to analyse. Today's puzzles are the same for everybody.</source>
   <translation>Buchstabenspiele zum Spielen und Analysieren. Die Rätsel von heute sind für alle gleich.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Open example</source>
   <translation>Beispiel öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>daily puzzle</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} played</source>
   <translation>{} gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>solved</source>
   <translation>gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Finished</source>
   <translation>Beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Begun</source>
   <translation>Begonnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>not played</source>
   <translation>nicht gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>given up</source>
   <translation>aufgegeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>par {}</source>
   <translation>Par {}</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Großgeschriebene Einträge behalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Remove accents</source>
   <translation>Akzente entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Use numbers as frequencies</source>
   <translation>Zahlen als Häufigkeiten verwenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Layout</source>
   <translation>Aufbau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Detect automatically</source>
   <translation>Automatisch erkennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Encoding</source>
   <translation>Kodierung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Read as {}</source>
   <translation>Gelesen als {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file contains no usable words.</source>
   <translation>Diese Datei enthält keine brauchbaren Wörter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file is empty.</source>
   <translation>Diese Datei ist leer.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>Diese Datei kann nicht importiert werden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Choose affix file</source>
   <translation>Affixdatei wählen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>All files (*)</source>
   <translation>Alle Dateien (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, with accents removed</source>
   <translation>behalten, Akzente entfernt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>weggelassen: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a usable word.</source>
   <translation>Jeder Eintrag ist ein brauchbares Wort.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}…</source>
   <translation>{} wird nachgeschlagen…</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move to the other side</source>
   <translation>Auf die andere Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Selected words</source>
   <translation>Ausgewählte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Base form</source>
   <translation>Grundform</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Select a word in a list, or type any word above.</source>
   <translation>Wähle ein Wort in einer Liste, oder tippe oben ein beliebiges ein.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban</source>
   <translation>Verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow</source>
   <translation>Erlauben</translation>
  </message>
 </context>
 <context>
  <name>JudgeGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
 </context>
 <context>
  <name>LeavesABoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>One that leads to a dead end</source>
   <translation>Eines, das in eine Sackgasse führt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>Präfix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} steht nicht zur Wahl</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, up to {}. {}</source>
   <translation>{}, bis {}. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Click the tiles for {}; Esc ends</source>
   <translation>Klicke die Kacheln an für {}; Esc beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining points</source>
   <translation>Unten links: übrige Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining words</source>
   <translation>Unten links: übrige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Dashed ring: start here</source>
   <translation>Unten rechts: Wert. Gestrichelter Ring: Fang hier an</translation>
  </message>
 </context>
 <context>
  <name>LengthBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} with {} letters ({}%)</source>
   <translation>{} mit {} Buchstaben ({} %)</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>only {} letters, click again for all</source>
   <translation>nur {} Buchstaben, klicke noch einmal für alle</translation>
  </message>
 </context>
 <context>
  <name>LetterStrip</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/board/letter_strip.py" />
   <source>Type {}</source>
   <translation>{} tippen</translation>
  </message>
 </context>
 <context>
  <name>LettersField</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
 </context>
 <context>
  <name>LexicaLink</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>A friend can play this board with Lexica on a phone</source>
   <translation>So kann jemand anderes dieses Brett mit Lexica auf dem Telefon spielen</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>All tabs now use {}; games that were begun keep their word lists.</source>
   <translation>Alle Reiter benutzen jetzt {}; begonnene Spiele behalten ihre Wortliste.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}</source>
   <translation>Wortliste: {}</translation>
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
   <source>Built-in</source>
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
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words</source>
   <translation>Wörter</translation>
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
   <source>Additional spellings</source>
   <translation>Weitere Schreibweisen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list for {}</source>
   <translation>Wortliste für {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
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
   <source>Remove the word list “{}”?</source>
   <translation>Die Wortliste „{}“ entfernen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from is not deleted.</source>
   <translation>Die Datei, aus der sie importiert wurde, wird nicht gelöscht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>LiftWord</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A word that can stay</source>
   <translation>Ein Wort, das bleiben kann</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} steht nicht zur Wahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Once more to lift {}</source>
   <translation>Noch einmal, um {} abzuheben</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>loading…</source>
   <translation>wird geladen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions</source>
   <translation>{} Wörter in {} Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions so far</source>
   <translation>Bisher {} Wörter in {} Lösungen</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The dropped item contains no puzzle: {}</source>
   <translation>Das abgelegte Objekt enthält kein Rätsel: {}</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Take back words</source>
   <translation>Wörter zurücknehmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>The hand game</source>
   <translation>Das Handspiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game</source>
   <translation>Handspiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Analyse hand</source>
   <translation>Blatt analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>You have drawn a card already</source>
   <translation>Du hast schon eine Karte gezogen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Words played</source>
   <translation>Gespielte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Set aside</source>
   <translation>Beiseite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Discard one card</source>
   <translation>Eine Karte ablegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Um die Runde zu beenden, lege alle Karten bis auf eine in Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>lead</source>
   <translation>Vorsprung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game, {} to {} against the computer ({})</source>
   <translation>Handspiel, {} zu {} gegen den Computer ({})</translation>
  </message>
 </context>
 <context>
  <name>MatchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
 </context>
 <context>
  <name>MatchStrip</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Match</source>
   <translation>Partie</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>{}; shown side by side when both have played</source>
   <translation>{}; nebeneinander zu sehen, wenn beide gespielt haben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle</source>
   <translation>Dasselbe Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>without your result</source>
   <translation>ohne dein Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle, and your result once they have played</source>
   <translation>Dasselbe Rätsel, danach dein Ergebnis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The puzzle with its answers</source>
   <translation>Das Rätsel mit Antworten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>nothing left to find</source>
   <translation>nichts mehr zu finden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your name</source>
   <translation>Dein Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your result in the message</source>
   <translation>Dein Ergebnis in der Nachricht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Nachricht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>opens when pasted anywhere in Qless Studio</source>
   <translation>öffnet sich, wenn man sie in Qless Studio einfügt</translation>
  </message>
 </context>
 <context>
  <name>Misses</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>{} of {} misses</source>
   <translation>{} von {} Fehlern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>misses</source>
   <translation>Fehler</translation>
  </message>
 </context>
 <context>
  <name>Month</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>Days</source>
   <translation>Tage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>today</source>
   <translation>heute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>to come</source>
   <translation>kommt noch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>{} of {} puzzles</source>
   <translation>{} von {} Rätseln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>a record</source>
   <translation>ein Rekord</translation>
  </message>
 </context>
 <context>
  <name>MoveReview</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>best</source>
   <translation>bester</translation>
  </message>
 </context>
 <context>
  <name>MultiplierPalette</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>multipliers</source>
   <translation>Multiplikatoren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}: click it, then tiles; or drag it onto a tile</source>
   <translation>{}: erst anklicken, dann die Kacheln; oder auf eine Kachel ziehen</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files could not be opened. First error: {}</source>
   <translation>{} Dateien konnten nicht geöffnet werden. Erster Fehler: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>Datei {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} contains no puzzle: {}</source>
   <translation>{} enthält kein Rätsel: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>is too large</source>
   <translation>ist zu groß</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>shared text</source>
   <translation>geteilter Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open in {}</source>
   <translation>In {} öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>No puzzle for {}: {}</source>
   <translation>Kein Rätsel für {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Opened in a new document; “{}” is unchanged.</source>
   <translation>In einem neuen Dokument geöffnet; „{}“ ist unverändert.</translation>
  </message>
 </context>
 <context>
  <name>Opponent</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer at your level, {}</source>
   <translation>Computer auf deinem Niveau, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {} for now</source>
   <translation>Computer, vorerst Stufe {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games</source>
   <translation>Deine früheren Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games, after the first</source>
   <translation>Deine früheren Spiele, nach dem ersten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {}</source>
   <translation>Computer, Niveau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Nobody</source>
   <translation>Niemanden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>A draw</source>
   <translation>Unentschieden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only the opponent: {}</source>
   <translation>Nur der Gegner: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only you</source>
   <translation>Nur du</translation>
  </message>
 </context>
 <context>
  <name>OrderPart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>None of {} puzzles matched; the closest was chosen.</source>
   <translation>Von {} passte keines; das ähnlichste wurde genommen.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Your words</source>
   <translation>Deine Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>newest first</source>
   <translation>neueste zuerst</translation>
  </message>
 </context>
 <context>
  <name>PageAsker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>wrong</source>
   <translation>falsch</translation>
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
  <name>PagePreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>page {} of {}</source>
   <translation>Seite {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>not made yet</source>
   <translation>noch nicht fertig</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>unavailable</source>
   <translation>nicht verfügbar</translation>
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
   <source>Best score</source>
   <translation>Bestwert</translation>
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
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>best of the deal</source>
   <translation>Bestwert der Kartenlage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>Karten verbraucht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points (estimate)</source>
   <translation>± {} Punkte (Schätzung)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>Es lässt sich kein Wort spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Noch ist kein erstes Wort bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No games</source>
   <translation>Keine Partien</translation>
  </message>
 </context>
 <context>
  <name>ParBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of the best</source>
   <translation>{} vom Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of par</source>
   <translation>{} von Par</translation>
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Previous path</source>
   <translation>Voriger Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Next path</source>
   <translation>Nächster Weg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
 </context>
 <context>
  <name>PauseCover</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Start</source>
   <translation>Starten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Paused; the board is covered</source>
   <translation>Pause; das Brett ist verdeckt</translation>
  </message>
 </context>
 <context>
  <name>PictureDialog</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>The board as read</source>
   <translation>Das gelesene Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>drag a corner if the grid is off</source>
   <translation>ziehe an einer Ecke, wenn das Raster nicht stimmt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Framed: unsure, below 95 %. Dashed: a guess, below 60 %.</source>
   <translation>Umrandet: unsicher, unter 95 %. Gestrichelt: geraten, unter 60 %.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Another picture…</source>
   <translation>Anderes Bild…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Paste</source>
   <translation>Einfügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Use this board</source>
   <translation>Dieses Brett verwenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>There is no picture on the clipboard.</source>
   <translation>In der Zwischenablage ist kein Bild.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>from the clipboard</source>
   <translation>aus der Zwischenablage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>No board found.</source>
   <translation>Kein Brett gefunden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} Drag the four corners onto it.</source>
   <translation>{} Ziehe die vier Ecken darauf.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} needed.</source>
   <translation>{}, {} nötig.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>All letters sure</source>
   <translation>Alle Buchstaben sicher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} to look at</source>
   <translation>{}, {} zu prüfen</translation>
  </message>
 </context>
 <context>
  <name>PictureLabel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>covered</source>
   <translation>verdeckt</translation>
  </message>
 </context>
 <context>
  <name>PictureReading</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Boards of {} cannot be read from pictures, only those of {}.</source>
   <translation>Bretter von {} lassen sich nicht aus Bildern lesen, nur die von {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Reading a picture takes compiled kernels, which this installation lacks.</source>
   <translation>Zum Lesen von Bildern braucht es kompilierte Rechenkerne; sie fehlen in dieser Installation.</translation>
  </message>
 </context>
 <context>
  <name>PictureView</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper left corner</source>
   <translation>Ecke oben links</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper right corner</source>
   <translation>Ecke oben rechts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower right corner</source>
   <translation>Ecke unten rechts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower left corner</source>
   <translation>Ecke unten links</translation>
  </message>
 </context>
 <context>
  <name>PictureWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PNG image</source>
   <translation>PNG-Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>SVG image</source>
   <translation>SVG-Grafik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PDF document</source>
   <translation>PDF-Dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
 </context>
 <context>
  <name>PlanClock</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Missed</source>
   <translation>Übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
 </context>
 <context>
  <name>PlanList</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Running total</source>
   <translation>Zwischensumme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
 </context>
 <context>
  <name>PlayPanel</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Making the puzzle…</source>
   <translation>Das Rätsel wird erstellt…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Finish</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Give up</source>
   <translation>Aufgeben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Daily puzzle, {}</source>
   <translation>Tagesrätsel, {}</translation>
  </message>
 </context>
 <context>
  <name>PlayStart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Press Esc to go back to your game first</source>
   <translation>Kehre erst mit Esc zu deiner Partie zurück</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
 </context>
 <context>
  <name>PlaybackBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Previous move</source>
   <translation>Voriger Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Play automatically</source>
   <translation>Automatisch abspielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Next move</source>
   <translation>Nächster Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Back to my game</source>
   <translation>Zurück zu meiner Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>already found</source>
   <translation>schon gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not in the list</source>
   <translation>nicht in der Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not on the board</source>
   <translation>nicht auf dem Brett</translation>
  </message>
 </context>
 <context>
  <name>PlayerColumn</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Player {}</source>
   <translation>Spieler {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Name of player {}</source>
   <translation>Name von Spieler {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Words of player {}</source>
   <translation>Wörter von Spieler {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Winner</source>
   <translation>Gewonnen</translation>
  </message>
 </context>
 <context>
  <name>Practice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>There are no exercises in this language.</source>
   <translation>In dieser Sprache gibt es keine Übungen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Try the failed ones again</source>
   <translation>Die Fehler noch einmal versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Word of the day</source>
   <translation>Wort des Tages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Words worth learning</source>
   <translation>Lohnende Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>the next on {}</source>
   <translation>die nächste am {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>none today</source>
   <translation>heute keines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>of 100 boards</source>
   <translation>von 100 Brettern</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
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
   <source>This game has no options.</source>
   <translation>Dieses Spiel hat keine Optionen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one per core ({})</source>
   <translation>einer je Kern ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As the window ({})</source>
   <translation>Wie das Fenster ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Systemsprache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Default for the game</source>
   <translation>Standard des Spiels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Restart Qless Studio to change its language.</source>
   <translation>Starte Qless Studio neu, um die Sprache zu wechseln.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Choose folder…</source>
   <translation>Ordner wählen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Exchange now</source>
   <translation>Jetzt abgleichen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Stop sharing</source>
   <translation>Nicht mehr teilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Import</source>
   <translation>Importieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Not shared</source>
   <translation>Nicht geteilt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Tastenkürzel…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Found: {}</source>
   <translation>Gefunden: {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixLists</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Not analysed</source>
   <translation>Nicht analysiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Select a round node to see what fits</source>
   <translation>Wähle einen runden Knoten, dann siehst du, was passt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>No suffixes complete this board</source>
   <translation>Keine Suffixe ergänzen dieses Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none fit</source>
   <translation>keines</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>prefixes</source>
   <translation>Präfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>edges</source>
   <translation>Kanten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Completions</source>
   <translation>Ergänzungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Place</source>
   <translation>Legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} of {} edges form a word</source>
   <translation>{} von {} Kanten ergeben ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards left</source>
   <translation>Bretter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already on the board</source>
   <translation>schon auf dem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already used with –{}</source>
   <translation>schon mit –{} verwendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>wiederholt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none</source>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Suffixes</source>
   <translation>Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards</source>
   <translation>Bretter</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Print…</source>
   <translation>Drucken…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Pages</source>
   <translation>Seiten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Include the list of results</source>
   <translation>Mit der Liste der Ergebnisse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Previous page</source>
   <translation>Vorige Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Next page</source>
   <translation>Nächste Seite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Save as PDF…</source>
   <translation>Als PDF speichern…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>page {} of {}</source>
   <translation>Seite {} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Sent to the printer.</source>
   <translation>An den Drucker geschickt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Es wurde nichts gedruckt: Der Drucker antwortet nicht.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>PDF document</source>
   <translation>PDF-Dokument</translation>
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share found</source>
   <translation>Anteil gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>points given away per game</source>
   <translation>Punkte je Spiel verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>hints</source>
   <translation>Tipps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{}, by week</source>
   <translation>{}, nach Wochen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share solved</source>
   <translation>Anteil gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>common words</source>
   <translation>häufige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>all words</source>
   <translation>alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>average</source>
   <translation>Mittel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved</source>
   <translation>gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>expected, by difficulty</source>
   <translation>zu erwarten, je nach Schwierigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>give or take, two times in three</source>
   <translation>Spanne, in zwei von drei Fällen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved among your rolls</source>
   <translation>gelöst von deinen Würfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>found among those on your boards</source>
   <translation>gefunden auf deinen Brettern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>A row appears here after {} cases.</source>
   <translation>Nach {} Fällen erscheint hier eine Zeile.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} solved</source>
   <translation>{} von {} gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} found</source>
   <translation>{} von {} gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, Spiel vom {day}</translation>
  </message>
 </context>
 <context>
  <name>ProgressDisplay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>dice placed</source>
   <translation>Würfel gelegt</translation>
  </message>
 </context>
 <context>
  <name>ProgressView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Weaknesses</source>
   <translation>Schwächen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Noch nicht gelernt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Strengths</source>
   <translation>Stärken</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Show the game</source>
   <translation>Spiel ansehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Hide</source>
   <translation>Verbergen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Where you stand</source>
   <translation>Wo du stehst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Records</source>
   <translation>Rekorde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Practise the weakest</source>
   <translation>Das Schwächste üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Reading…</source>
   <translation>Wird gelesen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Nothing played yet</source>
   <translation>Noch nichts gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>questions due</source>
   <translation>Fragen fällig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Was du verpasst, wird zu einer Karte und wieder gefragt, bis du es weißt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>level</source>
   <translation>gleichauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>points given away per game</source>
   <translation>Punkte je Spiel verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} less half of what par gave away on the same deals: hard deals are evened out.</source>
   <translation>{} abzüglich der Hälfte dessen, was Par mit denselben Karten verschenkt: So gleichen sich schwere Karten aus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Small: 3 to 6 points, medium: 7 to 14.</source>
   <translation>Klein: 3 bis 6 Punkte, mittel: 7 bis 14.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} this week</source>
   <translation>{} diese Woche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>daily puzzle</source>
   <translation>Tagesrätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Levels are hidden everywhere; the preferences bring them back.</source>
   <translation>Niveaus sind überall ausgeblendet; in den Einstellungen holst du sie zurück.</translation>
  </message>
 </context>
 <context>
  <name>ProofChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>none yet</source>
   <translation>noch keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{} after {}</source>
   <translation>{} nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>proven {}</source>
   <translation>bewiesen {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>best {}</source>
   <translation>beste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>at most {}</source>
   <translation>höchstens {}</translation>
  </message>
 </context>
 <context>
  <name>ProofForm</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most points</source>
   <translation>Meiste Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most words</source>
   <translation>Meiste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Whole board</source>
   <translation>Ganzes Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Open cells</source>
   <translation>Offene Felder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Cells to fill</source>
   <translation>Zu füllende Felder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Best means</source>
   <translation>Als bestes gilt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Letters allowed</source>
   <translation>Erlaubte Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Only boards that these dice can show</source>
   <translation>Nur Bretter dieser Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
 </context>
 <context>
  <name>PuzzleCatalogue</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Mit dieser Liste und diesen Optionen gibt es kein Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Suffixes</source>
   <translation>Suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Boards</source>
   <translation>Bretter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Words needed</source>
   <translation>Nötige Wörter</translation>
  </message>
 </context>
 <context>
  <name>PuzzleLevels</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of those with a solution you solve {} within {} minutes.</source>
   <translation>Von den lösbaren löst du {} in {} Minuten.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of puzzles like it you solve {} within {} minutes.</source>
   <translation>Von solchen Rätseln löst du {} in {} Minuten.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Half of them take less than {}.</source>
   <translation>Für die Hälfte davon brauchst du weniger als {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than 9 of 10 like it</source>
   <translation>Schneller als bei 9 von 10 solchen Rätseln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than usual with such a puzzle</source>
   <translation>Schneller als sonst bei solchen Rätseln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>As usual with such a puzzle</source>
   <translation>Wie sonst bei solchen Rätseln</translation>
  </message>
 </context>
 <context>
  <name>PuzzleMaker</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Puzzles</source>
   <translation>Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Filter list</source>
   <translation>Liste filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards&lt;100 words&lt;800</source>
   <translation>Text, ein Muster mit ? und * oder ein /regulärer Ausdruck/, dazu Grenzen wie boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Words needed</source>
   <translation>Nötige Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Mit dieser Liste und diesen Optionen gibt es kein Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far</source>
   <translation>bisher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, easiest first</source>
   <translation>{}, die leichtesten zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, stopped</source>
   <translation>{}, angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, hardest first</source>
   <translation>{}, die schwersten zuerst</translation>
  </message>
 </context>
 <context>
  <name>PuzzleRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Begun</source>
   <translation>Begonnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>not played</source>
   <translation>nicht gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{} of par</source>
   <translation>{} von Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>played later</source>
   <translation>später gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Play</source>
   <translation>Spielen</translation>
  </message>
 </context>
 <context>
  <name>QLessAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40</source>
   <translation>3 bis 16 Buchstaben, dann ; und das Gitter. Beginne mit tiles: für ein freies Spiel mit bis zu 40</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Facts</source>
   <translation>Fakten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>{} letters or more</source>
   <translation>{} oder mehr Buchstaben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Difficulty</source>
   <translation>Schwierigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Why, and what would help</source>
   <translation>Warum, und was helfen würde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Go on</source>
   <translation>Weiter</translation>
  </message>
 </context>
 <context>
  <name>QLessBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Type a letter to place a die here</source>
   <translation>Tippe einen Buchstaben, um hier einen Würfel zu legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>No {} left on the rack</source>
   <translation>Kein {} mehr auf der Bank</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter</source>
   <translation>{} ist kein Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no tile to return to the rack</source>
   <translation>Hier liegt keine Kachel, die zurück auf die Bank kann</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The tiles would be too far apart</source>
   <translation>Die Kacheln lägen zu weit auseinander</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The grid is at the edge</source>
   <translation>Das Gitter liegt schon am Rand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
 </context>
 <context>
  <name>QLessBoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Gitter und Bank</translation>
  </message>
 </context>
 <context>
  <name>QLessPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>Rolls for the next games</source>
   <translation>Würfe der nächsten Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Der Wurf endet, und deine Behauptung wird bewiesen oder widerlegt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>All dice are in one grid</source>
   <translation>Alle Würfel liegen in einem Gitter</translation>
  </message>
 </context>
 <context>
  <name>QLessPlayView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Words on the grid</source>
   <translation>Wörter im Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Why, and what would help</source>
   <translation>Warum, und was helfen würde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The letters of your dice; Enter plays them</source>
   <translation>Die Buchstaben deiner Würfel; mit Eingabe beginnt das Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type puzzle</source>
   <translation>Rätsel eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Play this puzzle</source>
   <translation>Dieses Rätsel spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go.</source>
   <translation>Tippe Buchstaben und bewege dich mit den Pfeiltasten, oder ziehe Würfel ins Gitter. Deine Wörter werden dabei geprüft.</translation>
  </message>
 </context>
 <context>
  <name>QuestionPage</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Stop</source>
   <translation>Stopp</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles, upper/lower</source>
   <translation>Stapel, oben/unten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards</source>
   <translation>Stapel wie L/Q; - für einen leeren Stapel, ? für eine unbekannte untere Karte; oder zwei Reihen Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Solitaire</source>
   <translation>Solitär</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Hand</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>standard bonus</source>
   <translation>Standardbonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>no bonus</source>
   <translation>kein Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>custom bonus</source>
   <translation>eigener Bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Noch nichts zu prüfen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>No first word is known yet</source>
   <translation>Noch ist kein erstes Wort bekannt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Schätzung: zuerst {}, am Ende {} Punkte</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Best from here</source>
   <translation>Das Beste ab hier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Click cards or type a word</source>
   <translation>Klicke Karten an oder tippe ein Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>It gives points away</source>
   <translation>Das verschenkt Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Length</source>
   <translation>Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>First letter</source>
   <translation>Erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Its cards</source>
   <translation>Seine Karten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, the most of all</source>
   <translation>Nach {} sind höchstens {} Punkte möglich, mehr als nach jedem anderen Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, {} less than with {}</source>
   <translation>Nach {} sind höchstens {} Punkte möglich, {} weniger als mit {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Solitaire</source>
   <translation>Solitär</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Hand</source>
   <translation>Blatt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Game</source>
   <translation>Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
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
   <source>{} deck</source>
   <translation>Deck: {}</translation>
  </message>
 </context>
 <context>
  <name>ReachChart</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} at the start</source>
   <translation>{} am Anfang</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} after move {}</source>
   <translation>{} nach Zug {}</translation>
  </message>
 </context>
 <context>
  <name>ReadBoard</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>The board as read</source>
   <translation>Das gelesene Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>row {}, column {}</source>
   <translation>Zeile {}, Spalte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>letter {}</source>
   <translation>Buchstabe {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>a guess</source>
   <translation>geraten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>unsure</source>
   <translation>unsicher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>or {}</source>
   <translation>oder {}</translation>
  </message>
 </context>
 <context>
  <name>Received</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>This is your own challenge; send it to a friend</source>
   <translation>Das ist deine eigene Herausforderung; schicke sie jemand anderem</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open recent</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Clear recent files</source>
   <translation>Liste der zuletzt geöffneten Dateien leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open {} ({})</source>
   <translation>{} öffnen ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>none yet</source>
   <translation>noch keine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
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
   <translation>es gibt keine Lösung</translation>
  </message>
 </context>
 <context>
  <name>Remains</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>What remains, by length</source>
   <translation>Was noch fehlt, nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Hide</source>
   <translation>Verbergen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Problem melden…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write what you did, what you expected and what happened.</source>
   <translation>Das Programm sendet nichts. Kopiere diese Details, öffne die Seite für Probleme in deinem Browser und schreibe, was du getan hast, was du erwartet hast und was geschehen ist.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Details of this installation</source>
   <translation>Details dieser Installation</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Open page</source>
   <translation>Seite öffnen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Play again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>More</source>
   <translation>Mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Longest word</source>
   <translation>Längstes Wort</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted descending</source>
   <translation>{}, absteigend sortiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted ascending</source>
   <translation>{}, aufsteigend sortiert</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Words of the game</source>
   <translation>Wörter des Spiels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>common first</source>
   <translation>häufige zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Missed</source>
   <translation>Übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Found</source>
   <translation>Gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No words found</source>
   <translation>Keine Wörter gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Nothing missed</source>
   <translation>Nichts übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
 </context>
 <context>
  <name>ReviewBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Previous move</source>
   <translation>Voriger Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Next move</source>
   <translation>Nächster Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Back to the review</source>
   <translation>Zurück zum Rückblick</translation>
  </message>
 </context>
 <context>
  <name>ReviewCards</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Review</source>
   <translation>Rückblick</translation>
  </message>
 </context>
 <context>
  <name>ReviewTray</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Better</source>
   <translation>Besser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>You played</source>
   <translation>Dein Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Try from here</source>
   <translation>Ab hier versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show my move</source>
   <translation>Meinen Zug zeigen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show better move</source>
   <translation>Besseren Zug zeigen</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>roll {}</source>
   <translation>Wurf {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
 </context>
 <context>
  <name>RoundDiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board and dice</source>
   <translation>Brett und Würfel</translation>
  </message>
 </context>
 <context>
  <name>RoundEnd</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The table stays as it is until you press</source>
   <translation>Der Tisch bleibt so; weiter mit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>had the last turn</source>
   <translation>letzter Zug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Nothing better could be laid down against these words (proven)</source>
   <translation>Gegen diese Wörter ließ sich nichts Besseres auslegen (bewiesen)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The computer went out first</source>
   <translation>Der Computer hat die Runde beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You went out first</source>
   <translation>Du hast die Runde beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>longest word, {} letters against {}</source>
   <translation>längstes Wort: {} Buchstaben gegen {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>words, {} against {}</source>
   <translation>Wörter: {} gegen {}</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>My {}</source>
   <translation>Meine Regeln nach {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Bonus by length</source>
   <translation>Bonus nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>none</source>
   <translation>keiner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Factor by length</source>
   <translation>Faktor nach Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>for 0, 1, 2, 3 … letters; the last step is repeated for longer words</source>
   <translation>für 0, 1, 2, 3 … Buchstaben; der letzte Schritt gilt auch für längere Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>from this many letters on, such as 5:1.5 6:2</source>
   <translation>ab so vielen Buchstaben, etwa 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Value of {}</source>
   <translation>Wert von {}</translation>
  </message>
 </context>
 <context>
  <name>RunBars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} solved</source>
   <translation>{} gelöst</translation>
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
  <name>ScoreSheetDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Type or paste the words of each player. A word that several players found does not count.</source>
   <translation>Tippe die Wörter aller Spieler ein oder füge sie ein. Ein Wort, das mehrere gefunden haben, zählt für niemanden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Add player</source>
   <translation>Spieler hinzufügen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>General</source>
   <translation>Allgemein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Recent file</source>
   <translation>Zuletzt geöffnet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help</source>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Look up {}</source>
   <translation>{} nachschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help on “{}”</source>
   <translation>Hilfe zu „{}“</translation>
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
  <name>SendDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Nachricht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Lexica link</source>
   <translation>Lexica-Link</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>File</source>
   <translation>Datei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
 </context>
 <context>
  <name>SessionLexicon</name>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>The word list {} is not installed; {} is used instead.</source>
   <translation>Die Wortliste {} ist nicht installiert; stattdessen wird {} benutzt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>{}; {} is used instead.</source>
   <translation>{}; stattdessen wird {} benutzt.</translation>
  </message>
 </context>
 <context>
  <name>SharedPrefix</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>How many prefixes fit?</source>
   <translation>Wie viele Präfixe passen?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>First letter</source>
   <translation>Erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>Präfix</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>no shortcut</source>
   <translation>kein Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>also {}</source>
   <translation>auch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>changed</source>
   <translation>geändert</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The saved shortcut for “{}” is ignored: {}</source>
   <translation>Das gespeicherte Tastenkürzel für „{}“ wird ignoriert: {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset to defaults</source>
   <translation>Auf Standard zurücksetzen</translation>
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
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to search for</source>
   <translation>Drücke die gesuchten Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Befehle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Neues Tastenkürzel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Drücke die neuen Tasten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Remove shortcut</source>
   <translation>Tastenkürzel entfernen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reassign</source>
   <translation>Umbelegen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Select a command to change its shortcut</source>
   <translation>Wähle einen Befehl, um sein Tastenkürzel zu ändern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All shortcuts have been reset to their defaults</source>
   <translation>Alle Tastenkürzel sind auf Standard zurückgesetzt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} in {}</source>
   <translation>{} in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is {}. Use it for {}?</source>
   <translation>{} ist schon {}. Für {} verwenden?</translation>
  </message>
 </context>
 <context>
  <name>Side</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>First of all</source>
   <translation>Zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>All games</source>
   <translation>Alle Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>hardest first</source>
   <translation>schwerste zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Try the failed ones again</source>
   <translation>Die Fehler noch einmal versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>best so far</source>
   <translation>bisheriger Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>What went wrong</source>
   <translation>Was schiefging</translation>
  </message>
 </context>
 <context>
  <name>SidePanel</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Tile</source>
   <translation>Kachel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Space accepts, Tab goes to the next unsure one</source>
   <translation>Leertaste bestätigt, Tab geht zur nächsten unsicheren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>How to read it</source>
   <translation>So wird es gelesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Screen</source>
   <translation>Bildschirm</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Photo</source>
   <translation>Foto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Picture</source>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture left</source>
   <translation>Bild nach links drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture right</source>
   <translation>Bild nach rechts drehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Dice</source>
   <translation>Würfel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>tiles</source>
   <translation>Kacheln</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>All letters sure</source>
   <translation>Alle Buchstaben sicher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Which letter is it?</source>
   <translation>Welcher Buchstabe ist es?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Press its number or type another.</source>
   <translation>Drücke die Nummer oder tippe einen anderen.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>{}, {} of 100</source>
   <translation>{}, {} von 100</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Rows</source>
   <translation>Zeilen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Columns</source>
   <translation>Spalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Buchstaben, die noch passen, behalten ihren Platz.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Resize</source>
   <translation>Größe ändern</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Solitaire</source>
   <translation>Solitär</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Your moves</source>
   <translation>Deine Züge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>the word list is still loading</source>
   <translation>die Wortliste wird noch geladen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>par</source>
   <translation>Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{}% of the way to par</source>
   <translation>{} % des Wegs bis Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best, proven</source>
   <translation>Bestwert, bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>given away</source>
   <translation>verschenkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>All cards used</source>
   <translation>Alle Karten benutzt</translation>
  </message>
 </context>
 <context>
  <name>SolutionFilters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>beliebig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>solution</source>
   <translation>Lösung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>set of words</source>
   <translation>Wortmenge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>layout</source>
   <translation>Anordnung</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Longest word at least</source>
   <translation>Längstes Wort mindestens</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Maximum box</source>
   <translation>Größter Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special feature</source>
   <translation>Besonderheit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One per</source>
   <translation>Eine je</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Clear filters</source>
   <translation>Filter zurücksetzen</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHeader</name>
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
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions shown</source>
   <translation>Gezeigte Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Liste filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Lösungen als Liste</translation>
  </message>
 </context>
 <context>
  <name>SolutionsPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as thumbnails</source>
   <translation>Lösungen als Vorschaubilder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Lösungen als Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Liste filtern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Sort by</source>
   <translation>Sortieren nach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place solution</source>
   <translation>Lösung legen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Back to grid</source>
   <translation>Zurück zum Gitter</translation>
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
   <source>In the order found</source>
   <translation>Wie gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Most common</source>
   <translation>Häufigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Fewest words</source>
   <translation>Wenigste Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Smallest box</source>
   <translation>Kleinster Rahmen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Alphabetical</source>
   <translation>Alphabetisch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Dieses Gitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>No solutions</source>
   <translation>Keine Lösungen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed; the other {} are only counted</source>
   <translation>Die ersten {} sind aufgelistet, die anderen {} nur gezählt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>On this grid, mirror images and shifted grids are counted each; among all, once</source>
   <translation>Für dieses Gitter zählen Spiegelbilder und verschobene Gitter einzeln, unter allen nur einmal</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>of rolls are solvable with the {} list</source>
   <translation>der Würfe sind mit der Liste {} lösbar</translation>
  </message>
 </context>
 <context>
  <name>StagedPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>The game goes on as soon as the word list is loaded</source>
   <translation>Das Spiel geht weiter, sobald die Wortliste geladen ist</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>End the game</source>
   <translation>Spiel beenden</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Calmly</source>
   <translation>In Ruhe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Against the clock</source>
   <translation>Gegen die Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Without a miss</source>
   <translation>Ohne Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Making exercises, {} of {}</source>
   <translation>Übungen werden erstellt, {} von {}</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss message</source>
   <translation>Meldung schließen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading…</source>
   <translation>wird geladen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching…</source>
   <translation>Suche läuft…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Bereit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Analyse aus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, geändert</translation>
  </message>
 </context>
 <context>
  <name>StrengthRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise: {}</source>
   <translation>Üben: {}</translation>
  </message>
 </context>
 <context>
  <name>Study</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{} points</source>
   <translation>{} Punkte</translation>
  </message>
 </context>
 <context>
  <name>StudySide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Where it hides</source>
   <translation>Wo es steckt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Another</source>
   <translation>Anderes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>One letter more</source>
   <translation>Ein Buchstabe mehr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>von 100 Brettern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Leave out</source>
   <translation>Weglassen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Play this puzzle</source>
   <translation>Dieses Rätsel spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first word</source>
   <translation>Das erste Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first {} together</source>
   <translation>Die ersten {} zusammen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>points in 100 games</source>
   <translation>Punkte in 100 Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>at most, if you knew them as well as common words: finding them takes time from other words</source>
   <translation>wenn du sie so gut wie häufige Wörter kennst; höchstens, denn die Zeit für sie fehlt für andere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>not found</source>
   <translation>nicht gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise these {}</source>
   <translation>Diese {} üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{points}; also {forms}</source>
   <translation>{points}; auch {forms}</translation>
  </message>
 </context>
 <context>
  <name>Tab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Play</source>
   <translation>Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Build</source>
   <translation>Bauen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Analyse</source>
   <translation>Analysieren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Mode</source>
   <translation>Modus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Playing</source>
   <translation>Im Spiel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Paused</source>
   <translation>Pausiert</translation>
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
  <name>TableArea</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Karten eingeben</translation>
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
   <source>Clear</source>
   <translation>Leeren</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Discard</source>
   <translation>Ablegen</translation>
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
  <name>TableHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What is possible?</source>
   <translation>Was ist möglich?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Move a card first?</source>
   <translation>Erst eine Karte verschieben?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>Wie lang?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter</source>
   <translation>Erster Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>Welche Karten?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
 </context>
 <context>
  <name>TextWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
 </context>
 <context>
  <name>TileNote</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>List all words</source>
   <translation>Alle Wörter zeigen</translation>
  </message>
 </context>
 <context>
  <name>Timed</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Against the clock</source>
   <translation>Gegen die Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Without a miss</source>
   <translation>Ohne Fehler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nichts hier ändert deine Wiederholungen oder dein Niveau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>newest first</source>
   <translation>neueste zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Level {}</source>
   <translation>Niveau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Missed: {}</source>
   <translation>Verpasst: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} solved</source>
   <translation>{} gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>best before</source>
   <translation>bisheriger Bestwert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Stopped</source>
   <translation>Angehalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Time is up</source>
   <translation>Die Zeit ist um</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>highest level</source>
   <translation>höchstes Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>solved</source>
   <translation>gelöst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>New record</source>
   <translation>Neuer Rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>What went wrong</source>
   <translation>Was schiefging</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>hardest first</source>
   <translation>schwerste zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>The answer is on the board.</source>
   <translation>Die Antwort steht auf dem Brett.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Qless Studio, {}: {} solved in {}</source>
   <translation>Qless Studio, {}: {} gelöst in {}</translation>
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
   <source>Home</source>
   <translation>Startseite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice</source>
   <translation>Üben</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Suche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Spiele</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice, {} due</source>
   <translation>Üben, {} fällig</translation>
  </message>
 </context>
 <context>
  <name>TraceFeedback</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>too short</source>
   <translation>zu kurz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} is not in the list</source>
   <translation>{} steht nicht in der Liste</translation>
  </message>
 </context>
 <context>
  <name>TracedExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>part of the hint</source>
   <translation>Teil des Tipps</translation>
  </message>
 </context>
 <context>
  <name>TypedBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Type {}</source>
   <translation>{} eintippen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is not a letter</source>
   <translation>{} ist kein Buchstabe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The board cannot be changed during a game</source>
   <translation>Während eines Spiels kannst du das Brett nicht ändern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is played as {}</source>
   <translation>{} wird als {} gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The last cell is filled; move to a tile to replace it</source>
   <translation>Das letzte Feld ist gefüllt; gehe zu einer Kachel, um sie zu ersetzen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Clear tile</source>
   <translation>Kachel leeren</translation>
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
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
 </context>
 <context>
  <name>WeekCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>This week</source>
   <translation>Diese Woche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>History</source>
   <translation>Verlauf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Nothing played yet</source>
   <translation>Noch nichts gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{} this week</source>
   <translation>{} diese Woche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Easy</source>
   <translation>Leicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Strong</source>
   <translation>Stark</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>a friend</source>
   <translation>jemanden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are ahead</source>
   <translation>du führst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are behind</source>
   <translation>du liegst zurück</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>against {}</source>
   <translation>gegen {}</translation>
  </message>
 </context>
 <context>
  <name>WeekCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>Week of {}: {}</source>
   <translation>Woche vom {}: {}</translation>
  </message>
 </context>
 <context>
  <name>WeekStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Daily puzzles done on {} of the last {} days</source>
   <translation>Tagesrätsel geschafft an {} der letzten {} Tage</translation>
  </message>
 </context>
 <context>
  <name>WhichFirst</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>One that is worth less</source>
   <translation>Eines, das weniger bringt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} steht nicht zur Wahl</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{word} in {seconds} s: {rate} points per second</source>
   <translation>{word} in {seconds} s: {rate} Punkte pro Sekunde</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Copied to the clipboard</source>
   <translation>In die Zwischenablage kopiert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} zählt nicht mehr in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} now counts in {}.</source>
   <translation>{} zählt jetzt in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} From the next game on.</source>
   <translation>{} Ab dem nächsten Spiel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>All changes to {} were undone.</source>
   <translation>Alle Änderungen an {} sind rückgängig gemacht.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words in {}</source>
   <translation>Verbotene und ergänzte Wörter in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or allow</source>
   <translation>Wort zum Verbieten oder Erlauben</translation>
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
   <source>State</source>
   <translation>Zustand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No words are banned or added.</source>
   <translation>Es sind keine Wörter verboten oder ergänzt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo all</source>
   <translation>Alle rückgängig machen</translation>
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
   <source>{} now counts in {}.</source>
   <translation>{} zählt jetzt in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} zählt nicht mehr in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is already in {}.</source>
   <translation>{} steht schon in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>All changes to {} were undone.</source>
   <translation>Alle Änderungen an {} sind rückgängig gemacht.</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>all</source>
   <translation>alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Häufig</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Words shown</source>
   <translation>Gezeigte Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Length and commonness</source>
   <translation>Länge und Häufigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Maximum length</source>
   <translation>Höchstlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum commonness</source>
   <translation>Mindesthäufigkeit</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up {}</source>
   <translation>{} nachschlagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban {} from {}</source>
   <translation>{} in {} verbieten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Allow {} in {}</source>
   <translation>{} in {} erlauben</translation>
  </message>
 </context>
 <context>
  <name>WordStreakAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0</source>
   <translation>dann ; und Multiplikatoren mit den Nummern ihrer Kacheln, Zeile für Zeile; die erste Kachel ist 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Neues Rätsel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Start</source>
   <translation>Start</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Clock</source>
   <translation>Uhr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>all words</source>
   <translation>alle Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>View</source>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} left</source>
   <translation>noch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>words</source>
   <translation>Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>at the pace set</source>
   <translation>im eingestellten Tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>points</source>
   <translation>Punkte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>You found {}, {}</source>
   <translation>Du hast {} gefunden, {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Move</source>
   <translation>Zug</translation>
  </message>
 </context>
 <context>
  <name>WordStreakReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Your order and the plan's</source>
   <translation>Deine Reihenfolge und die des Plans</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>No common words on this board</source>
   <translation>Keine häufigen Wörter auf diesem Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>yours beside it</source>
   <translation>daneben deine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>common first</source>
   <translation>häufige zuerst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>You</source>
   <translation>Du</translation>
  </message>
 </context>
 <context>
  <name>WordStreakRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round {}</source>
   <translation>Runde {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match {}</source>
   <translation>Partie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Play again</source>
   <translation>Noch einmal spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>match, par {}</source>
   <translation>Partie, Par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of {}</source>
   <translation>{} von {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>par</source>
   <translation>Par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>best, proven</source>
   <translation>Bestwert, bewiesen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Game over</source>
   <translation>Spiel beendet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match</source>
   <translation>Partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of par</source>
   <translation>{} von Par</translation>
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Board</source>
   <translation>Brett</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>New game</source>
   <translation>Neues Spiel</translation>
  </message>
 </context>
 <context>
  <name>WordTable</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No definition available.</source>
   <translation>Keine Definition verfügbar.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>loading…</source>
   <translation>wird geladen…</translation>
  </message>
 </context>
 <context>
  <name>WordsView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>of the boards rolled</source>
   <translation>der Bretter gewürfelt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>To make the list, all boards have to be rolled once.</source>
   <translation>Für die Liste müssen alle Bretter einmal gewürfelt werden.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Worth most</source>
   <translation>Am wertvollsten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Missed most</source>
   <translation>Am häufigsten übersehen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Which words</source>
   <translation>Welche Wörter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum length</source>
   <translation>Mindestlänge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum commonness</source>
   <translation>Mindesthäufigkeit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} of {} games</source>
   <translation>{} von {} Spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>For an average player, until your own games say more: {}.</source>
   <translation>Für den Durchschnitt, bis deine eigenen Spiele mehr verraten: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{rounds} and {boards} boards rolled</source>
   <translation>{rounds} und {boards} gewürfelten Brettern</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} left out</source>
   <translation>{} weggelassen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>You know all of them</source>
   <translation>Du kennst sie alle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Play this puzzle</source>
   <translation>Dieses Rätsel spielen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Undone</source>
   <translation>Rückgängig gemacht</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>CSV table</source>
   <translation>CSV-Tabelle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text for Anki</source>
   <translation>Text für Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>par {}</source>
   <translation>Par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>not played</source>
   <translation>nicht gespielt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Review this round</source>
   <translation>Diese Runde ansehen</translation>
  </message>
 </context>
 <context>
  <name>_Header</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Cost</source>
   <translation>Kosten</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>It cost you</source>
   <translation>Kostete dich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Length</source>
   <translation>Länge</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>End value</source>
   <translation>Endwert</translation>
  </message>
 </context>
 <context>
  <name>_Hiding</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Hide</source>
   <translation>Verbergen</translation>
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
   <source>In {}</source>
   <translation>In {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Nicht in {}</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Wortlisten</translation>
  </message>
 </context>
 <context>
  <name>_Notes</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par</source>
   <translation>Par</translation>
  </message>
 </context>
 <context>
  <name>_ProgressInBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Auf und Ab zum Wählen, Eingabe zum Ausführen</translation>
  </message>
 </context>
 <context>
  <name>_Rows</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>found</source>
   <translation>gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>not found</source>
   <translation>nicht gefunden</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>still open</source>
   <translation>noch offen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>falsch</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{} documents</source>
   <translation>Dokumente: {}</translation>
  </message>
 </context>
 <context>
  <name>_WordList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Word</source>
   <translation>Wort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Points</source>
   <translation>Punkte</translation>
  </message>
 </context>
 <context>
  <name>_WordsModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>no word yet</source>
   <translation>noch kein Wort</translation>
  </message>
 </context>
</TS>
