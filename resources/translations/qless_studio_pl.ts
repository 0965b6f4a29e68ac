<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>About Qless Studio</source>
   <translation>O programie Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Some word lists include words from {}</source>
   <translation>Niektóre listy słów zawierają słowa z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Licencje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Zgłoś problem…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>compiled</source>
   <translation>skompilowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>interpreted (slower, same results)</source>
   <translation>interpretowane (wolniej, te same wyniki)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Version {}, kernels {}</source>
   <translation>Wersja {}, moduły {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Free software under the MIT licence</source>
   <translation>Wolne oprogramowanie na licencji MIT</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>GNU LGPL, version 3</source>
   <translation>GNU LGPL, wersja 3</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Qt and Qt for Python are used under the {}</source>
   <translation>Qt i Qt for Python są używane na licencji {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Settings: {}</source>
   <translation>Ustawienia: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word lists and history: {}</source>
   <translation>Listy słów i historia: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log files: {}</source>
   <translation>Pliki dziennika: {}</translation>
  </message>
 </context>
 <context>
  <name>AffixAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Play a puzzle or build one</source>
   <translation>Zagraj lub zbuduj zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Wpisz w każdy okrągły węzeł taki prefiks, aby każda linia dała słowo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Build your own</source>
   <translation>Zbuduj własną</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>No board exists (proven)</source>
   <translation>Brak plansz (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>prefixes</source>
   <translation>prefiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>edges</source>
   <translation>linii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Complete suffixes</source>
   <translation>Uzupełnij sufiksy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Change board</source>
   <translation>Zmień planszę</translation>
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{}, yours</source>
   <translation>{}, twój</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Only letters can be typed here</source>
   <translation>Tu można wpisywać tylko litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>A prefix or suffix has at most {} letters</source>
   <translation>Prefiks lub sufiks ma najwyżej {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes can only be changed in Build mode</source>
   <translation>Sufiksy można zmieniać tylko w trybie Buduj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type puzzle</source>
   <translation>Wpisz zagadkę</translation>
  </message>
 </context>
 <context>
  <name>AffixExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>Type a prefix at the node with the ring</source>
   <translation>Wpisz prefiks w węźle z obwódką</translation>
  </message>
 </context>
 <context>
  <name>AffixPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>none yet</source>
   <translation>jeszcze brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Z tą listą i tymi opcjami nie ma żadnej zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nowa zagadka, wystarczy {} najczęstszych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Only a board with all its suffixes can be played</source>
   <translation>Grać można tylko na planszy ze wszystkimi sufiksami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Show a solution</source>
   <translation>Pokaż rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>prefixes</source>
   <translation>prefiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>words</source>
   <translation>słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Every node has a prefix</source>
   <translation>Każdy węzeł ma prefiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No clock</source>
   <translation>Bez zegara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Your result stays as it is</source>
   <translation>Twój wynik się nie zmieni</translation>
  </message>
 </context>
 <context>
  <name>AfterGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Level {}</source>
   <translation>Poziom {}</translation>
  </message>
 </context>
 <context>
  <name>AnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Analyse now</source>
   <translation>Analizuj teraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copy details</source>
   <translation>Kopiuj szczegóły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Nie ma jeszcze czego sprawdzać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Nie przeanalizowano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>loading…</source>
   <translation>wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Best score</source>
   <translation>Najlepszy wynik</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answers</source>
   <translation>Odpowiedzi</translation>
  </message>
 </context>
 <context>
  <name>AnsweredTable</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Game</source>
   <translation>Gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>right</source>
   <translation>dobrze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>wrong</source>
   <translation>źle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Exercise</source>
   <translation>Zadanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Level</source>
   <translation>Poziom</translation>
  </message>
 </context>
 <context>
  <name>Autosave</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Only the other window is restored at the next start; unsaved changes in this one will be lost.</source>
   <translation>Przy następnym uruchomieniu wróci tylko drugie okno; niezapisane zmiany w tym przepadną.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes cannot be saved: {}</source>
   <translation>Nie można zapisać zmian: {}</translation>
  </message>
 </context>
 <context>
  <name>BandedCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{}; expected {} to {}</source>
   <translation>{}; oczekiwane od {} do {}</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Games of the last seven days</source>
   <translation>Gry z ostatnich siedmiu dni</translation>
  </message>
 </context>
 <context>
  <name>BeforeGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>What to expect</source>
   <translation>Czego się spodziewać</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} after {}</source>
   <translation>{} po {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {}</source>
   <translation>najlepszy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>jeszcze brak</translation>
  </message>
 </context>
 <context>
  <name>BoardAids</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Place solution</source>
   <translation>Połóż rozwiązanie</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Otwórz plik planszy…</translation>
  </message>
 </context>
 <context>
  <name>BoardCommands</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
 </context>
 <context>
  <name>BoardOrders</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Boards for the next games</source>
   <translation>Plansze na następne gry</translation>
  </message>
 </context>
 <context>
  <name>BoardSearch</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Najlepsza znaleziona plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>This proof has run for {}. Its work will be lost.</source>
   <translation>Ten dowód trwa już {}. Dotychczasowa praca przepadnie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start again</source>
   <translation>Zacznij od nowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Enter how many words or points the board should have, or a word.</source>
   <translation>Podaj, ile słów lub punktów ma mieć plansza, albo wpisz słowo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The maximum, {}, is below the minimum, {}.</source>
   <translation>Maksimum ({}) jest mniejsze niż minimum ({}).</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} is not in the list</source>
   <translation>{} nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} after {}</source>
   <translation>{} po {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Znaleziono: {}</translation>
  </message>
 </context>
 <context>
  <name>BoardSearchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Highest</source>
   <translation>Najwyższy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Target</source>
   <translation>Zadany</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Proven</source>
   <translation>Udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>of all boards checked</source>
   <translation>wszystkich plansz sprawdzono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Score</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Goal</source>
   <translation>Cel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum words</source>
   <translation>Minimum słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum points</source>
   <translation>Minimum punktów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Maximum points</source>
   <translation>Maksimum punktów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>dowolne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Containing the word</source>
   <translation>Ze słowem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Continue</source>
   <translation>Kontynuuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start again</source>
   <translation>Zacznij od nowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Pause</source>
   <translation>Wstrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
 </context>
 <context>
  <name>BoggleAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
 </context>
 <context>
  <name>BoggleCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>You</source>
   <translation>Ty</translation>
  </message>
 </context>
 <context>
  <name>BoggleRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Shuffle</source>
   <translation>Wymieszaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation>Litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>BookDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Previous page</source>
   <translation>Poprzednia strona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Next page</source>
   <translation>Następna strona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Print…</source>
   <translation>Drukuj…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Save as PDF…</source>
   <translation>Zapisz jako PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Easiest first as soon as all puzzles are found</source>
   <translation>Najpierw najłatwiejsze, gdy tylko będą wszystkie zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Stopped</source>
   <translation>Zatrzymano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Choose at least one game</source>
   <translation>Wybierz co najmniej jedną grę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>PDF document</source>
   <translation>Dokument PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Answers as JSON lines</source>
   <translation>Odpowiedzi jako wiersze JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Sent to the printer.</source>
   <translation>Wysłano do drukarki.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Nic nie wydrukowano: drukarka nie odpowiada.</translation>
  </message>
 </context>
 <context>
  <name>BookForm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Only from level</source>
   <translation>Tylko od poziomu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>highest level</source>
   <translation>najwyższy poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>to</source>
   <translation>do</translation>
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
   <translation>Na stronie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Code</source>
   <translation>Kod</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing</source>
   <translation>Nic</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>To open one</source>
   <translation>Do otwierania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>QR codes need the package segno</source>
   <translation>Kody QR wymagają pakietu segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Hints, upside down</source>
   <translation>Podpowiedzi do góry nogami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Solutions</source>
   <translation>Rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Number</source>
   <translation>Numer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Another</source>
   <translation>Losuj</translation>
  </message>
 </context>
 <context>
  <name>BrokenTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The tab of {} cannot be shown</source>
   <translation>Nie można pokazać zakładki {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The plug-in failed: {}</source>
   <translation>Błąd wtyczki: {}</translation>
  </message>
 </context>
 <context>
  <name>ByGame</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Your last runs</source>
   <translation>Twoje ostatnie próby</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>your best</source>
   <translation>twój rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Three misses or three minutes end it.</source>
   <translation>Kończą je trzy błędy lub trzy minuty.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>The first miss ends it.</source>
   <translation>Kończy je pierwszy błąd.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nic tutaj nie zmienia twoich powtórek ani poziomu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Harder and harder.</source>
   <translation>Coraz trudniej.</translation>
  </message>
 </context>
 <context>
  <name>Calm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What is due today</source>
   <translation>Na dziś</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you missed in the last game</source>
   <translation>Przeoczone w ostatniej grze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>A weakness</source>
   <translation>Słaba strona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Words worth learning</source>
   <translation>Słowa warte nauki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Spread over a week</source>
   <translation>Rozłóż na tydzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Due in the next days</source>
   <translation>Na najbliższe dni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What</source>
   <translation>Co ćwiczyć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss in the games you finish is asked here again, when it is due.</source>
   <translation>To, co przeoczysz w skończonych grach, wraca tu jako pytanie w odpowiednim czasie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>You have finished everything for today.</source>
   <translation>Na dziś wszystko gotowe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>To, co przeoczysz, staje się fiszką i wraca, aż będziesz to umieć.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Nic z tego, co tam przeoczono, nie jest warte ćwiczenia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} of {} found</source>
   <translation>znaleziono {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} and {} more</source>
   <translation>{} i jeszcze {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>points in 100 games</source>
   <translation>punkty w 100 grach</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy chart as image</source>
   <translation>Kopiuj wykres jako obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy data as CSV</source>
   <translation>Kopiuj dane jako CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save chart…</source>
   <translation>Zapisz wykres…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PNG image</source>
   <translation>Obraz PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>SVG image</source>
   <translation>Obraz SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF document</source>
   <translation>Dokument PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>CSV table</source>
   <translation>Tabela CSV</translation>
  </message>
 </context>
 <context>
  <name>ChartCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>View</source>
   <translation>Widok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Nothing in these weeks</source>
   <translation>W tych tygodniach nic</translation>
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
   <translation>dobrze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>źle</translation>
  </message>
 </context>
 <context>
  <name>ClaimCard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>No solution…</source>
   <translation>Nie ma rozwiązania…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The claim is being proven…</source>
   <translation>Sprawdzanie, czy to prawda…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Gra tym rzutem się skończy, a program udowodni, czy to prawda.</translation>
  </message>
 </context>
 <context>
  <name>ClockBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>of {}</source>
   <translation>z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>1 minute left</source>
   <translation>Została 1 minuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>{} seconds left</source>
   <translation>Zostało {} s</translation>
  </message>
 </context>
 <context>
  <name>ClockControls</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Pause</source>
   <translation>Wstrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>{} left</source>
   <translation>zostało: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>End round</source>
   <translation>Zakończ rundę</translation>
  </message>
 </context>
 <context>
  <name>ClosedLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Podpowiedź</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} taken</source>
   <translation>użyto {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Then: {}</source>
   <translation>Potem: {}</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Strzałki wybierają, Enter uruchamia</translation>
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
   <translation>W schowku nie ma zagadki: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Słowa, które się liczą: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Minimum commonness</source>
   <translation>Minimalna częstość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words you added still count.</source>
   <translation>Dodane przez ciebie słowa nadal się liczą.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>all words</source>
   <translation>wszystkie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>loading…</source>
   <translation>wczytywanie…</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word list to compare with</source>
   <translation>Lista słów do porównania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare</source>
   <translation>Porównaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words found with only one list</source>
   <translation>Słowa znalezione tylko z jedną listą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare {} with</source>
   <translation>Porównaj {} z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Not searched yet</source>
   <translation>Jeszcze nie przeszukano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No differences in the listed solutions.</source>
   <translation>Brak różnic w wypisanych rozwiązaniach.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words in the listed solutions: {} only in {}, {} only in {}.</source>
   <translation>Słowa w wypisanych rozwiązaniach: {} tylko w {}, {} tylko w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were compared.</source>
   <translation>Może być więcej: nie porównano wszystkich rozwiązań.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Found with</source>
   <translation>Znalezione z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Other list</source>
   <translation>Inna lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Common</source>
   <translation>Częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Points</source>
   <translation>Punkty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Solutions</source>
   <translation>Rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>not in the list</source>
   <translation>nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>in the list, not in solutions</source>
   <translation>na liście, ale nie w rozwiązaniach</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Contents</source>
   <translation>Spis treści</translation>
  </message>
 </context>
 <context>
  <name>ControlRow</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page_layouts.py" />
   <source>More controls</source>
   <translation>Więcej przycisków</translation>
  </message>
 </context>
 <context>
  <name>Course</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>No clock</source>
   <translation>Bez zegara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Reading…</source>
   <translation>Wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>right</source>
   <translation>dobrze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Show the board</source>
   <translation>Pokaż planszę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {} found</source>
   <translation>znaleziono {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>See the result</source>
   <translation>Zobacz wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Next question</source>
   <translation>Następne pytanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>To be asked again soon: {}.</source>
   <translation>To pytanie wkrótce wróci: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>wrong</source>
   <translation>źle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Practice done</source>
   <translation>Koniec ćwiczeń</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>What went wrong</source>
   <translation>Co poszło nie tak</translation>
  </message>
 </context>
 <context>
  <name>DailyPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>A daily puzzle has words and rules of its own; yours come back afterwards</source>
   <translation>Zagadka dnia ma własne słowa i zasady; twoje wrócą po niej</translation>
  </message>
 </context>
 <context>
  <name>DayBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>today</source>
   <translation>dzisiaj</translation>
  </message>
 </context>
 <context>
  <name>DayButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{}, daily puzzle done</source>
   <translation>{}, zagadka dnia gotowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>What you played on {}</source>
   <translation>Twoje gry, {}</translation>
  </message>
 </context>
 <context>
  <name>DaysView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>a star: a record</source>
   <translation>gwiazdka: rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Previous day</source>
   <translation>Poprzedni dzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Next day</source>
   <translation>Następny dzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Daily puzzles</source>
   <translation>Zagadki dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Other games</source>
   <translation>Inne gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Records</source>
   <translation>Rekordy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Learned</source>
   <translation>Opanowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{}, longest {}</source>
   <translation>{}, najdłużej {}</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deals tried: {}</source>
   <translation>Sprawdzone rozdania: {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Enter cards</source>
   <translation>Wprowadź karty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Every place has a card: choose the one to replace</source>
   <translation>Na każdym miejscu jest karta: wybierz tę, którą chcesz zastąpić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>All cards of a hand are known</source>
   <translation>Wszystkie karty na ręce są znane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Nieznana może być tylko dolna karta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>There is no card {}</source>
   <translation>Nie ma karty {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them</source>
   <translation>Wpisuj karty rząd po rzędzie ({a}, {b} daje {ab}; {a}, spacja, {b} rozdziela je) albo klikaj je</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row or click them</source>
   <translation>Wpisuj karty rząd po rzędzie albo klikaj je</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>unknown card</source>
   <translation>nieznana karta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>puste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}</source>
   <translation>karta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}, {}</source>
   <translation>górna karta {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}, {}</source>
   <translation>dolna karta {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>talia, {}, punkty: {}, zostało {}</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>proven best {}</source>
   <translation>udowodnione najlepsze {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>{} over {}, {}</source>
   <translation>{} nad {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Stopped</source>
   <translation>Zatrzymano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deal {} from seed {}</source>
   <translation>Rozdanie {} z ziarna {}</translation>
  </message>
 </context>
 <context>
  <name>DearestPath</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Its first tile</source>
   <translation>Pierwsza płytka słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>All its tiles</source>
   <translation>Wszystkie płytki słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Path</source>
   <translation>Ścieżka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Trace {}</source>
   <translation>Poprowadź {}</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>No definition available.</source>
   <translation>Brak definicji.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Select a word to see its meaning</source>
   <translation>Zaznacz słowo, aby zobaczyć jego znaczenie</translation>
  </message>
 </context>
 <context>
  <name>DiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice</source>
   <translation>Kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice for {}: {} words on average</source>
   <translation>Kostki dla {}: średnio {} słów</translation>
  </message>
 </context>
 <context>
  <name>DiceDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Dice for this list</source>
   <translation>Kostki dla tej listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, {} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with the list.</source>
   <translation>Kostki ({0}) zostaną dopasowane do liter listy {1}, aby rzuty dawały mniej więcej tyle słów, ile angielskie kostki, średnio {2}, lub na tyle blisko, na ile pozwolą litery. Potrwa to około 20 sekund; kostki zostaną zapisane razem z listą.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>done</source>
   <translation>gotowe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} words on average, ± {}%</source>
   <translation>średnio {} słów, ± {}%</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled</source>
   <translation>Bez nazwy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled {}</source>
   <translation>Bez nazwy {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles</source>
   <translation>Zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open the file {}?</source>
   <translation>Otworzyć plik {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The puzzle names this file as its board. Open it only if you trust where the puzzle comes from.</source>
   <translation>Zagadka podaje ten plik jako swoją planszę. Otwórz go tylko wtedy, gdy ufasz źródłu tej zagadki.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>W schowku nie ma zagadki: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Skopiowano: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document. Choose another name.</source>
   <translation>{} jest otwarte w innym dokumencie. Wybierz inną nazwę.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Zapisano: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} has been changed by another program.</source>
   <translation>Inny program zmienił {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces the changed file with the version in this window.</source>
   <translation>Zapis zastąpi zmieniony plik wersją z tego okna.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace file</source>
   <translation>Zastąp plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Zapisz jako…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save changes to “{}”?</source>
   <translation>Zapisać zmiany w „{}”?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Unsaved changes are lost when the document is closed.</source>
   <translation>Po zamknięciu dokumentu niezapisane zmiany przepadną.</translation>
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
   <translation>Nowy dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{}, unsaved</source>
   <translation>{}, niezapisany</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>Zamknij {}</translation>
  </message>
 </context>
 <context>
  <name>DuelCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>DuelDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
 </context>
 <context>
  <name>DuelPanel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only you</source>
   <translation>Tylko ty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Both</source>
   <translation>Wspólne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Your friend</source>
   <translation>Druga osoba</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found</source>
   <translation>Nikt nie znalazł</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only {}</source>
   <translation>Tylko {}</translation>
  </message>
 </context>
 <context>
  <name>EditedPuzzle</name>
  <message>
   <location filename="../../qless_studio/ui/tab/edited_puzzle.py" />
   <source>Type puzzle</source>
   <translation>Wpisz zagadkę</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Wprowadź karty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>from the clipboard</source>
   <translation>ze schowka</translation>
  </message>
 </context>
 <context>
  <name>EndQuestion</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Keep playing</source>
   <translation>Graj dalej</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another Qless Studio window is open. The documents in this one will not be restored at the next start.</source>
   <translation>Otwarte jest już inne okno Qless Studio. Dokumenty z obecnego okna nie zostaną przywrócone przy następnym uruchomieniu.</translation>
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
    <numerusform>{} punkt</numerusform>
    <numerusform>{} punkty</numerusform>
    <numerusform>{} punktów</numerusform>
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
    <numerusform>{} podpowiedź</numerusform>
    <numerusform>{} podpowiedzi</numerusform>
    <numerusform>{} podpowiedzi</numerusform>
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
    <numerusform>{} słowo</numerusform>
    <numerusform>{} słowa</numerusform>
    <numerusform>{} słów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} damaged lines were left out</source>
   <translation>
    <numerusform>Pominięto {} uszkodzony wiersz</numerusform>
    <numerusform>Pominięto {} uszkodzone wiersze</numerusform>
    <numerusform>Pominięto {} uszkodzonych wierszy</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} rounds</source>
   <translation>
    <numerusform>{} runda</numerusform>
    <numerusform>{} rundy</numerusform>
    <numerusform>{} rund</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; choose a wider range of levels</source>
   <translation>znaleziono {} z {}; poszerz zakres poziomów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; the word list has no more</source>
   <translation>znaleziono {} z {}; na więcej ta lista słów nie wystarcza</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} zagadka</numerusform>
    <numerusform>{} zagadki</numerusform>
    <numerusform>{} zagadek</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} pages</source>
   <translation>
    <numerusform>{} strona</numerusform>
    <numerusform>{} strony</numerusform>
    <numerusform>{} stron</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions from page {}</source>
   <translation>Rozwiązania od strony {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzle book {}</source>
   <translation>Książeczka zagadek {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Word list: {}</source>
   <translation>Lista słów: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions</source>
   <translation>Rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Level {}</source>
   <translation>Poziom {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Level {} is the average player</source>
   <translation>Poziom {} ma przeciętny gracz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzles</source>
   <translation>Zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>hints</source>
   <translation>podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>QR codes need the package segno</source>
   <translation>Kody QR wymagają pakietu segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <source>was altered on the way; copy it again</source>
   <translation>zmieniono po drodze; skopiuj jeszcze raz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>challenge</source>
   <translation>wyzwanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>a file on this computer cannot be part of a challenge: {}</source>
   <translation>plik z tego komputera nie może być częścią wyzwania: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>must have at most {} characters, all of them visible</source>
   <translation>może mieć najwyżej {} znaków, wszystkie widoczne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Name</source>
   <translation>Imię</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>was mistyped; check it against the paper</source>
   <translation>zawiera literówkę; porównaj z kartką</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Code</source>
   <translation>Kod</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was made by another version of Qless Studio; this one cannot read it</source>
   <translation>pochodzi z innej wersji Qless Studio; ta wersja nie umie tego odczytać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>this version does not know the game {}</source>
   <translation>ta wersja nie zna gry {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>has a rule that is unknown here: {}</source>
   <translation>zawiera nieznaną tu zasadę: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>{} has not played yet</source>
   <translation>{}: jeszcze bez wyniku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>Your friend</source>
   <translation>Druga osoba</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>A draw</source>
   <translation>Remis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You win by {}</source>
   <translation>Wygrywasz, przewaga: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>You win</source>
   <translation>Wygrywasz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} wins by {}</source>
   <translation>{} wygrywa, przewaga: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} wins</source>
   <translation>{} wygrywa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>Choose a single round or table in the history instead.</source>
   <translation>Może nim być pojedyncza runda albo rozdanie: wybierz w historii.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>A match of several rounds cannot be a challenge.</source>
   <translation>Mecz z kilku rund nie może być wyzwaniem.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>the word list {} is not installed here; {} comes closest</source>
   <translation>lista słów {} nie jest tu zainstalowana; najbliższa jest {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Played with {}, here with {}</source>
   <translation>Tam lista {}, tutaj {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Your {} has other words than your friend's</source>
   <translation>Twoja lista {} ma inne słowa niż lista drugiej osoby</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Qless Studio: {}</source>
   <translation>Qless Studio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>{} challenges you</source>
   <translation>{} rzuca ci wyzwanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>The same puzzle as your friend's</source>
   <translation>Ta sama zagadka co u drugiej osoby</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>words of both count for neither</source>
   <translation>słowa znalezione przez obie osoby nie liczą się nikomu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>gave up</source>
   <translation>poddana gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>its language, {}, is not among those of Qless Studio</source>
   <translation>języka {} nie ma w Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only boards of plain letters can be played with Lexica</source>
   <translation>w Lexice można grać tylko na planszach ze zwykłych liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only square boards of 4 × 4 to 6 × 6 can be played with Lexica</source>
   <translation>w Lexice można grać tylko na kwadratowych planszach od 4 × 4 do 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has no other neighbours and no edges that wrap around</source>
   <translation>Lexica nie ma ani innych sąsiadów, ani połączonych krawędzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica scores by the standard table</source>
   <translation>Lexica liczy punkty według zwykłej tabeli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica always has a clock: 3 minutes</source>
   <translation>Lexica zawsze ma zegar: 3 minuty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has word lists of its own: some words of {} are not in them, and vice versa</source>
   <translation>Lexica ma własne listy słów: niektórych słów z {} tam nie ma i odwrotnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>In Lexica words score the points of their letters; here they score by length</source>
   <translation>Lexica dodaje tam punkty liter; tutaj liczy się długość słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica link</source>
   <translation>Link do Lexiki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>shared text</source>
   <translation>udostępniony tekst</translation>
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
   <translation>opcja {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/exercises.py" />
   <source>it cost you {} points</source>
   <translation>
    <numerusform>to kosztowało {} punkt</numerusform>
    <numerusform>to kosztowało {} punkty</numerusform>
    <numerusform>to kosztowało {} punktów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is not a regular file</source>
   <translation>to nie jest zwykły plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>dysk jest pełny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>permission denied</source>
   <translation>brak uprawnień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is read-only</source>
   <translation>dysk jest tylko do odczytu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is a folder</source>
   <translation>to jest folder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>nazwa jest za długa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <source>folder not found</source>
   <translation>nie znaleziono folderu</translation>
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
   <translation>nie można zapisać: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation>Nie ma jeszcze sufiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board exists (proven)</source>
   <translation>Brak plansz (udowodnione)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} plansza pasuje</numerusform>
    <numerusform>{} plansze pasują</numerusform>
    <numerusform>{} plansz pasuje</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} uzupełnienie</numerusform>
    <numerusform>{} uzupełnienia</numerusform>
    <numerusform>{} uzupełnień</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} with {}</source>
   <translation>{}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Complete: {}</source>
   <translation>Komplet: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation>Zatrzymano: na razie {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} plansza</numerusform>
    <numerusform>{} plansze</numerusform>
    <numerusform>{} plansz</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>open</source>
   <translation>otwarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>valid</source>
   <translation>poprawne</translation>
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
   <translation>nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <source>a word, but not in the list</source>
   <translation>słowo, ale nie z listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>plural</source>
   <translation>liczba mnoga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>wrong length</source>
   <translation>zła długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>powtórzone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>Write a beginning into each oval so that every line makes a word.</source>
   <translation>Wpisz w każdy owal taki początek, aby każda linia dała słowo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The {} most common words are enough.</source>
   <translation>Wystarczy {} najczęstszych słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The oval in the middle begins with {}.</source>
   <translation>Owal pośrodku zaczyna się od {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>boards of all levels</source>
   <translation>plansze wszystkich poziomów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Kansai board</source>
   <translation>Plansza Kansai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Square of nine</source>
   <translation>Kwadrat z dziewięciu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Triangle of seven</source>
   <translation>Trójkąt z siedmiu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Wheel of five</source>
   <translation>Koło z pięciu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} nie należy do: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>board {}</source>
   <translation>plansza {}</translation>
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
   <translation>nie można odczytać: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum prefix length</source>
   <translation>Najkrótszy prefiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum prefix length</source>
   <translation>Najdłuższy prefiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum suffix length</source>
   <translation>Najkrótszy sufiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum suffix length</source>
   <translation>Najdłuższy sufiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Exclude plurals</source>
   <translation>Bez liczby mnogiej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Words in -s that do not count. In German, Italian and Polish all of them count.</source>
   <translation>Słowa na -s, które się nie liczą. Po niemiecku, włosku i polsku liczą się wszystkie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>if the word without -s is in the list</source>
   <translation>jeśli słowo bez -s jest na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>wszystkie słowa na -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>none</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Must not repeat</source>
   <translation>Nie może się powtarzać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix–suffix pair</source>
   <translation>para prefiks–sufiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefix</source>
   <translation>prefiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is split</source>
   <translation>słowo, bez względu na podział</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is greater than the maximum, {}</source>
   <translation>{} to więcej niż maksimum: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>sufiks {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation>węzeł {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, but the board {} has {}</source>
   <translation>
    <numerusform>podano {} sufiks, a plansza {} ma ich {}</numerusform>
    <numerusform>podano {} sufiksy, a plansza {} ma ich {}</numerusform>
    <numerusform>podano {} sufiksów, a plansza {} ma ich {}</numerusform>
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
   <translation>nic tu nie ma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} nie jest literą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>has {} letters; the maximum is {}</source>
   <translation>za dużo liter: {}; maksimum to {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>does not fit the board {}</source>
   <translation>nie pasuje do planszy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>All of these prefixes make words with {}. Which one leaves a full board?</source>
   <translation>Wszystkie te prefiksy tworzą słowa z {}. Z którym z nich da się wypełnić całą planszę?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Name a prefix that makes words with {}</source>
   <translation>Podaj prefiks, który tworzy słowa z {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>you used {} hint steps</source>
   <translation>
    <numerusform>użyto {} stopnia podpowiedzi</numerusform>
    <numerusform>użyto {} stopni podpowiedzi</numerusform>
    <numerusform>użyto {} stopni podpowiedzi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>it took you {} moves to get out again</source>
   <translation>
    <numerusform>wyjście zajęło {} ruch</numerusform>
    <numerusform>wyjście zajęło {} ruchy</numerusform>
    <numerusform>wyjście zajęło {} ruchów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Dead end at {}</source>
   <translation>Ślepa uliczka przy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Hint at {}</source>
   <translation>Podpowiedź przy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix for {}, and now it stands elsewhere.</source>
   <translation>{} to był ostatni prefiks dla {}, a jest teraz gdzie indziej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} belongs next to {}: every full board has it there.</source>
   <translation>{} powinno być przy {}: tak jest na każdej pełnej planszy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit there, but only {} leads to a full board.</source>
   <translation>Prefiksów pasuje tu {}, ale do pełnej planszy prowadzi tylko {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Only {} work here: every full board has one of them.</source>
   <translation>
    <numerusform>Tu działa tylko {}: ma go każda pełna plansza.</numerusform>
    <numerusform>Tu działają tylko {}: każda pełna plansza ma jeden z nich.</numerusform>
    <numerusform>Tu działają tylko {}: każda pełna plansza ma jeden z nich.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {1} only {0} are left, and they lead nowhere.</source>
   <translation>
    <numerusform>Przy {1} zostaje tylko {0}, a to donikąd nie prowadzi.</numerusform>
    <numerusform>Przy {1} zostają tylko {0}, a one donikąd nie prowadzą.</numerusform>
    <numerusform>Przy {1} zostają tylko {0}, a one donikąd nie prowadzą.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} open nodes need different prefixes, and only {1} are left for them.</source>
   <translation>
    <numerusform>Wolne węzły ({0}) potrzebują różnych prefiksów, a został dla nich tylko {1}.</numerusform>
    <numerusform>Wolne węzły ({0}) potrzebują różnych prefiksów, a zostały dla nich tylko {1}.</numerusform>
    <numerusform>Wolne węzły ({0}) potrzebują różnych prefiksów, a zostały dla nich tylko {1}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Nothing is left next to {}.</source>
   <translation>Przy {} nic nie zostało.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix next to {}.</source>
   <translation>{} to był ostatni prefiks przy {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} leaves {1} boards; {2} would leave {3}.</source>
   <translation>
    <numerusform>{0} zostawia {1} planszę; {2} zostawiłoby {3}.</numerusform>
    <numerusform>{0} zostawia {1} plansze; {2} zostawiłoby {3}.</numerusform>
    <numerusform>{0} zostawia {1} plansz; {2} zostawiłoby {3}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only this one: save {0}.</source>
   <translation>{0} pasuje do {1} wolnych węzłów, a {2} tylko do tego: zachowaj {0}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only {3}: save {0}.</source>
   <translation>{0} pasuje do {1} wolnych węzłów, a {2} tylko do {3}: zachowaj {0}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} makes {1} of the {2} words here; {3} do not count.</source>
   <translation>
    <numerusform>{0} tworzy {1} z {2} słów; {3} się nie liczy.</numerusform>
    <numerusform>{0} tworzy {1} z {2} słów; {3} się nie liczą.</numerusform>
    <numerusform>{0} tworzy {1} z {2} słów; {3} się nie liczą.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {} only one prefix works, and it fits {} other nodes: place it first.</source>
   <translation>Przy {} działa tylko jeden prefiks, a pasuje też do innych węzłów ({}): połóż go najpierw.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit next to {}, but only one of them leads to a full board.</source>
   <translation>Przy {1} prefiksów pasuje {0}, ale do pełnej planszy prowadzi tylko jeden.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: only {0} prefixes make all {2} words.</source>
   <translation>
    <numerusform>Zacznij od {1}: tylko {0} prefiks tworzy wszystkie słowa ({2}).</numerusform>
    <numerusform>Zacznij od {1}: tylko {0} prefiksy tworzą wszystkie słowa ({2}).</numerusform>
    <numerusform>Zacznij od {1}: tylko {0} prefiksów tworzy wszystkie słowa ({2}).</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: {0} of its {2} prefixes lead to a full board.</source>
   <translation>
    <numerusform>Zacznij od {1}: {0} z {2} prefiksów prowadzi do pełnej planszy.</numerusform>
    <numerusform>Zacznij od {1}: {0} z {2} prefiksów prowadzą do pełnej planszy.</numerusform>
    <numerusform>Zacznij od {1}: {0} z {2} prefiksów prowadzi do pełnej planszy.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin around {}: it takes only {} prefixes, and {} nodes need one.</source>
   <translation>Zacznij wokół {}: prefiksów pasuje tam tylko {}, a węzłów czeka {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{1} takes only {0} prefixes, and {2} nodes need different ones.</source>
   <translation>
    <numerusform>{1} przyjmuje tylko {0} prefiks, a różnych prefiksów potrzebują tu węzły ({2}).</numerusform>
    <numerusform>{1} przyjmuje tylko {0} prefiksy, a różnych prefiksów potrzebują tu węzły ({2}).</numerusform>
    <numerusform>{1} przyjmuje tylko {0} prefiksów, a różnych prefiksów potrzebują tu węzły ({2}).</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} takes no prefix at all with this list and these options.</source>
   <translation>{} przy tej liście i tych opcjach nie przyjmuje żadnego prefiksu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with {} at once.</source>
   <translation>Żaden prefiks nie tworzy słów jednocześnie z {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with both {}.</source>
   <translation>Żaden prefiks nie tworzy słów jednocześnie z {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Minimalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation>Sąsiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Wrap around edges</source>
   <translation>Połącz krawędzie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Scoring</source>
   <translation>Punktacja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>4 × 4, usual dice</source>
   <translation>4 × 4, zwykłe kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 11 points for 8 or more letters</source>
   <translation>Zwykła: 11 punktów od 8 liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 2 per letter from 9 letters</source>
   <translation>Super Big: 2 za literę od 9 liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation>8: boki i rogi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation>4: tylko boki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Q counts as Qu</source>
   <translation>Q liczy się jako Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Clock</source>
   <translation>Zegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Counts</source>
   <translation>Liczy się</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Found by several players</source>
   <translation>Znalezione przez kilka osób</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Written twice</source>
   <translation>Zapisane dwa razy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too short</source>
   <translation>za krótkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>With letters that the list lacks</source>
   <translation>Z literami spoza listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>not on the board</source>
   <translation>nie ma na planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters</source>
   <translation>Litery</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} rozwiązanie</numerusform>
    <numerusform>{} rozwiązania</numerusform>
    <numerusform>{} rozwiązań</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Stopped: no solution found yet, and none ruled out</source>
   <translation>Zatrzymano: nie znaleziono jeszcze rozwiązania, ale może istnieć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice or type letters</source>
   <translation>Rzuć kostkami albo wpisz litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Z tą listą nie ma rozwiązania (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Build one crossword from all twelve dice. The {} most common words are enough.</source>
   <translation>Ułóż jedną krzyżówkę ze wszystkich dwunastu kostek. Wystarczy {} najczęstszych słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>One grid has {}.</source>
   <translation>Jeden diagram ma {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>rolls that can be solved</source>
   <translation>rzuty, które da się rozwiązać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Place the last {} dice</source>
   <translation>Połóż ostatnie kostki: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Lift one word so that the roll can be solved again</source>
   <translation>Zdejmij jedno słowo, aby rzut znów dało się rozwiązać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It can be finished</source>
   <translation>Da się dokończyć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It cannot be finished</source>
   <translation>Nie da się dokończyć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Can this grid be finished?</source>
   <translation>Czy ten diagram da się dokończyć?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>{} dice were left over</source>
   <translation>
    <numerusform>{} kostka została</numerusform>
    <numerusform>{} kostki zostały</numerusform>
    <numerusform>{} kostek zostało</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Grid of {}</source>
   <translation>Diagram z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow touching pairs</source>
   <translation>Dozwolone stykające się pary</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two adjacent tiles need not form a word; words still join all tiles.</source>
   <translation>Dwie sąsiednie płytki nie muszą tworzyć słowa; słowa i tak łączą wszystkie płytki.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow repeated words</source>
   <translation>Dozwolone powtórzone słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Zakazane słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum words</source>
   <translation>Maksimum słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum box</source>
   <translation>Maksymalna ramka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word</source>
   <translation>{!r} nie jest słowem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a size in rows x columns, such as 5x6</source>
   <translation>{!r} nie jest rozmiarem rzędy x kolumny, takim jak 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>podano liter: {}; maksimum to {}; zacznij od {!r}, aby zagrać swobodnie: płytek może być najwyżej {}, bez dowodu</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the minimum is {}</source>
   <translation>
    <numerusform>podano {} literę; minimum to {}</numerusform>
    <numerusform>podano {} litery; minimum to {}</numerusform>
    <numerusform>podano {} liter; minimum to {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>litera {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>rząd {}, kolumna {} diagramu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is placed more often than the letters allow</source>
   <translation>{} leży na planszy więcej razy, niż pozwalają litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not one of the letters</source>
   <translation>{} nie jest żadną z tych liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>allowed pair</source>
   <translation>dozwolona para</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>banned word</source>
   <translation>zakazane słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too many words</source>
   <translation>za dużo słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Fewest words</source>
   <translation>Najmniej słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>Most common</source>
   <translation>Najczęstsze słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Smallest box</source>
   <translation>Najmniejsza ramka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>2 words</source>
   <translation>2 słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>6 or more words</source>
   <translation>6 słów lub więcej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>symmetric</source>
   <translation>symetryczne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>hole</source>
   <translation>dziura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>square block</source>
   <translation>kwadrat 2 × 2</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} sposób</numerusform>
    <numerusform>{} sposoby</numerusform>
    <numerusform>{} sposobów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {1} words of these letters has any of {0}.</source>
   <translation>
    <numerusform>Żadne ze słów z tych liter ({1}) nie zawiera {0}.</numerusform>
    <numerusform>Żadne ze słów z tych liter ({1}) nie zawiera ani jednej z {0}.</numerusform>
    <numerusform>Żadne ze słów z tych liter ({1}) nie zawiera ani jednej z {0}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} of these letters are in no word.</source>
   <translation>Tych liter nie ma w żadnym słowie: {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} vowels are too few for {} consonants: with {} for any of them there is a solution.</source>
   <translation>
    <numerusform>{} samogłoska to za mało na {} spółgłosek: z {} zamiast jednej z nich byłoby rozwiązanie.</numerusform>
    <numerusform>{} samogłoski to za mało na {} spółgłosek: z {} zamiast jednej z nich byłoby rozwiązanie.</numerusform>
    <numerusform>{} samogłosek to za mało na {} spółgłosek: z {} zamiast jednej z nich byłoby rozwiązanie.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out any of {} gives a solution.</source>
   <translation>O jedną literę za dużo: bez dowolnej z {} byłoby rozwiązanie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out one of {} gives a solution.</source>
   <translation>O jedną literę za dużo: bez jednej z {} byłoby rozwiązanie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: without the {} there is a solution.</source>
   <translation>O jedną literę za dużo: bez {} byłoby rozwiązanie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only the {} is too much: without it there is a solution.</source>
   <translation>Za dużo jest tylko {}: bez tej litery byłoby rozwiązanie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every word with {} needs the {}, and a tile stands in two words at most.</source>
   <translation>Każde słowo z {} potrzebuje {}, a płytka należy najwyżej do dwóch słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} letters stand only in words with the {}, and a tile stands in two words at most.</source>
   <translation>Liter, które są tylko w słowach z {1}, jest {0}, a płytka należy najwyżej do dwóch słów.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.</source>
   <translation>
    <numerusform>{0} pasuje tylko do {1}, a to donikąd nie prowadzi; bez {0} byłoby rozwiązanie.</numerusform>
    <numerusform>{0} pasuje tylko do {1}, a one donikąd nie prowadzą; bez {0} byłoby rozwiązanie.</numerusform>
    <numerusform>{0} pasuje tylko do {1}, a one donikąd nie prowadzą; bez {0} byłoby rozwiązanie.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of {} words have the {}; without it there is a solution.</source>
   <translation>Słowa z literą {2}: tylko {0} z {1}; bez niej byłoby rozwiązanie.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}, and they lead nowhere.</source>
   <translation>
    <numerusform>{} pasuje tylko do {}, a to donikąd nie prowadzi.</numerusform>
    <numerusform>{} pasuje tylko do {}, a one donikąd nie prowadzą.</numerusform>
    <numerusform>{} pasuje tylko do {}, a one donikąd nie prowadzą.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>No word of your letters contains {}.</source>
   <translation>Żadne słowo z twoich liter nie zawiera {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {} letters left can join the grid any more.</source>
   <translation>Żadnej z pozostałych liter ({}) nie da się już dołączyć do diagramu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: its one word does not fit any more.</source>
   <translation>Litery {} nie da się już położyć: jej jedyne słowo już nie pasuje.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: none of its {} words fits any more.</source>
   <translation>Litery {} nie da się już położyć: żadne z jej {} słów już nie pasuje.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has only {} left here, and they lead nowhere.</source>
   <translation>
    <numerusform>Dla {} zostaje tu tylko {}, a to donikąd nie prowadzi.</numerusform>
    <numerusform>Dla {} zostają tu tylko {}, a one donikąd nie prowadzą.</numerusform>
    <numerusform>Dla {} zostają tu tylko {}, a one donikąd nie prowadzą.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only consonants are left, {} of them, and each needs a vowel on the grid.</source>
   <translation>Zostały same spółgłoski ({}), a każda potrzebuje samogłoski z diagramu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has {} words left of {}, and none of them leads to a solution.</source>
   <translation>Słowa, które zostały dla {}: {} z {}; żadne nie prowadzi do rozwiązania.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Without {0}, the other tiles can stay, and the {1} has {2} words.</source>
   <translation>
    <numerusform>Jeśli zdejmiesz {0}, inne płytki mogą zostać, a dla {1} jest {2} słowo.</numerusform>
    <numerusform>Jeśli zdejmiesz {0}, inne płytki mogą zostać, a dla {1} są {2} słowa.</numerusform>
    <numerusform>Jeśli zdejmiesz {0}, inne płytki mogą zostać, a dla {1} jest {2} słów.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} stands in the same word in every solution.</source>
   <translation>W każdym rozwiązaniu {} jest w tym samym słowie.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Put the {1} and the {2} into one word: every solution does, and {0} words have both.</source>
   <translation>
    <numerusform>Połącz {1} i {2} w jednym słowie: tak jest w każdym rozwiązaniu, a obie litery ma {0} słowo.</numerusform>
    <numerusform>Połącz {1} i {2} w jednym słowie: tak jest w każdym rozwiązaniu, a obie litery mają {0} słowa.</numerusform>
    <numerusform>Połącz {1} i {2} w jednym słowie: tak jest w każdym rozwiązaniu, a obie litery ma {0} słów.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>With only {} vowels, some words must cross at a vowel.</source>
   <translation>
    <numerusform>Przy {} samogłosce słowa muszą się na niej krzyżować.</numerusform>
    <numerusform>Przy {} samogłoskach niektóre słowa muszą się krzyżować na samogłosce.</numerusform>
    <numerusform>Przy {} samogłoskach niektóre słowa muszą się krzyżować na samogłosce.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {1}: only {0} of your {2} words have it.</source>
   <translation>
    <numerusform>Zacznij od {1}: ma tę literę tylko {0} z {2} słów.</numerusform>
    <numerusform>Zacznij od {1}: mają tę literę tylko {0} z {2} słów.</numerusform>
    <numerusform>Zacznij od {1}: ma tę literę tylko {0} z {2} słów.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {} and the {}: {} and {} of your {} words have them.</source>
   <translation>Zacznij od {} i {}: mają je {} i {} z {} słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every solution uses {}.</source>
   <translation>W każdym rozwiązaniu jest {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}.</source>
   <translation>{} pasuje tylko do {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>All of them are among the {} most common words of the list.</source>
   <translation>Wszystkie należą do {} najczęstszych słów listy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Everyday words are enough: {}.</source>
   <translation>Wystarczą codzienne słowa: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} takes {} of the {} letters at once.</source>
   <translation>{} zużywa naraz {} z {} liter.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} words are enough: {}.</source>
   <translation>
    <numerusform>{} słowo wystarczy: {}.</numerusform>
    <numerusform>{} słowa wystarczą: {}.</numerusform>
    <numerusform>{} słów wystarczy: {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Fewer never are: that is proven.</source>
   <translation>Mniej nie wystarczy: to udowodnione.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of your {} words have the {}.</source>
   <translation>
    <numerusform>Tylko {} z twoich {} słów ma {}.</numerusform>
    <numerusform>Tylko {} z twoich {} słów mają {}.</numerusform>
    <numerusform>Tylko {} z twoich {} słów ma {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>no word</source>
   <translation>brak słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>left: {}</source>
   <translation>zostało: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>discard: {}</source>
   <translation>do odrzucenia: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>No first word is known yet</source>
   <translation>Pierwsze słowo nie jest jeszcze znane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Szacunkowo: zacznij od {}, na koniec {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped</source>
   <translation>Zatrzymano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Zatrzymano: najlepszy dotąd {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>proven best {}</source>
   <translation>udowodnione najlepsze {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {} with this word list, proven</source>
   <translation>Twój wynik: {}; najlepszy z tą listą słów: {}, udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {}, proven</source>
   <translation>Twój wynik: {}; najlepszy: {}, udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {} from here; {} at the start</source>
   <translation>Udowodnione najlepsze: stąd {}, na początku {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Seed</source>
   <translation>Ziarno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Hand size</source>
   <translation>Liczba kart na ręce</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Has a word</source>
   <translation>Ze słowem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Da się wyczyścić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Unique best game</source>
   <translation>Jedna najlepsza gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty pile</source>
   <translation>Wymaga pustego stosu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Wymaga karty dwuliterowej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Deck</source>
   <translation>Talia</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} karta; na ręce jest ich od {} do {}</numerusform>
    <numerusform>{} karty; na ręce jest ich od {} do {}</numerusform>
    <numerusform>{} kart; na ręce jest ich od {} do {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word needs at least {} cards</source>
   <translation>Minimalna liczba kart w słowie: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the list</source>
   <translation>{} nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the hand</source>
   <translation>{} nie ma na ręce</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>You have drawn a card already</source>
   <translation>Karta jest już dobrana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>draw a card first</source>
   <translation>najpierw dobierz kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Aby zakończyć rundę, ułóż słowa ze wszystkich kart oprócz jednej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} leaves the hand at {}; a card of the pile gives {} on average.</source>
   <translation>Z odkrytą kartą {} ręka jest warta {}; karta ze stosu daje średnio {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open card leaves the hand at {}, a card of the pile at {} on average.</source>
   <translation>Z odkrytą kartą ręka jest warta {}, z kartą ze stosu średnio {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} of the {} unseen cards are better for this hand than the open {}.</source>
   <translation>Lepszych dla tej ręki niż odkryta {2} jest {0} z {1} niewidocznych kart.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>With the open {} you could go out: {}.</source>
   <translation>Z odkrytą kartą {} można zakończyć rundę: {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Only {} of the {} unseen cards are as good as the {}.</source>
   <translation>
    <numerusform>Tylko {} z {} niewidocznych kart jest równie dobra jak {}.</numerusform>
    <numerusform>Tylko {} z {} niewidocznych kart są równie dobre jak {}.</numerusform>
    <numerusform>Tylko {} z {} niewidocznych kart jest równie dobrych jak {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} makes {}; only {} of {} unseen cards are as good.</source>
   <translation>Odkryta {} daje {}; równie dobre niewidoczne karty: tylko {} z {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Without the {}, {} of {} unseen cards let you go out; without the {}, {}.</source>
   <translation>Bez {} rundę pozwala zakończyć {} z {} niewidocznych kart; bez {} tylko {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Your best lay-down now uses the {} in {} and leaves the {} over.</source>
   <translation>Najlepsze wyłożenie używa teraz {} w {} i zostawia {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Keeping the {} instead of the {} is worth {} more next turn, on average.</source>
   <translation>Zatrzymanie {} zamiast {} daje w następnym ruchu średnio o {} więcej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Going out scores {} for certain; one more card averages {}, and the opponent may go out first.</source>
   <translation>Zakończenie rundy daje na pewno {}; jeszcze jedna karta średnio {}, ale przeciwnik może cię uprzedzić.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>You can go out now for {}; one more card averages {}.</source>
   <translation>Możesz teraz zakończyć rundę z wynikiem {}; jeszcze jedna karta daje średnio {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Put the {} into {} and discard the {}: you give away {} less.</source>
   <translation>Dołóż {} do {} i odrzuć {}: strata będzie mniejsza o {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} takes the {} too, which is worth twice its {} points.</source>
   <translation>{} zabiera też {}, a to się liczy podwójnie: dwa razy {} pkt.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave only {} points over instead of {}.</source>
   <translation>
    <numerusform>{} zostawia tylko {} pkt zamiast {}.</numerusform>
    <numerusform>{} zostawiają tylko {} pkt zamiast {}.</numerusform>
    <numerusform>{} zostawiają tylko {} pkt zamiast {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave nothing over; you left {} points.</source>
   <translation>
    <numerusform>{} niczego nie zostawia; u ciebie zostało {} pkt.</numerusform>
    <numerusform>{} niczego nie zostawiają; u ciebie zostało {} pkt.</numerusform>
    <numerusform>{} niczego nie zostawiają; u ciebie zostało {} pkt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} beats the opponent's longest word of {} letters, which earns {}.</source>
   <translation>{} bije najdłuższe słowo przeciwnika z {} liter, a to daje {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} words beat the opponent's {} and earn {} for the most words.</source>
   <translation>
    <numerusform>{} słowo bije liczbę słów przeciwnika ({}) i daje {} za najwięcej słów.</numerusform>
    <numerusform>{} słowa biją liczbę słów przeciwnika ({}) i dają {} za najwięcej słów.</numerusform>
    <numerusform>{} słów bije liczbę słów przeciwnika ({}) i daje {} za najwięcej słów.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>if stopped</source>
   <translation>kończąc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word can be played</source>
   <translation>Nie da się zagrać żadnego słowa</translation>
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
    <numerusform>{} litera</numerusform>
    <numerusform>{} litery</numerusform>
    <numerusform>{} liter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>Play words with the top cards and free those beneath. The best is {}.</source>
   <translation>Układaj słowa z wierzchnich kart i odsłaniaj te pod spodem. Najlepszy wynik to {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>The longest word of a best game has {} letters.</source>
   <translation>Najdłuższe słowo najlepszej gry składa się z {} liter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best {}</source>
   <translation>najlepszy {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>words</source>
   <translation>
    <numerusform>słowo</numerusform>
    <numerusform>słowa</numerusform>
    <numerusform>słów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>points</source>
   <translation>
    <numerusform>punkt</numerusform>
    <numerusform>punkty</numerusform>
    <numerusform>punktów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>eight piles of two</source>
   <translation>osiem stosów po dwie karty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play on without giving anything away</source>
   <translation>Graj dalej bez strat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word is a mistake here. Play a word or a move that gives nothing away</source>
   <translation>Najcenniejsze słowo jest tu błędem. Zagraj słowo albo wykonaj ruch bez żadnej straty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play a word from the best lay-down of this hand; one card is discarded</source>
   <translation>Zagraj słowo z najlepszego wyłożenia tej ręki i odrzuć jedną kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Hand of {} cards</source>
   <translation>Ręka z {} kart</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word</source>
   <translation>Najcenniejsze słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>move {}</source>
   <translation>ruch {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has only {}</source>
   <translation>{} × {}: w talii jest tylko {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>Only the top card of a pile of two can move to an empty pile</source>
   <translation>Na pusty stos można przenieść tylko wierzchnią kartę ze stosu dwóch kart</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>card {}</source>
   <translation>karta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>pile {}</source>
   <translation>stos {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>unknown</source>
   <translation>nieznane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>these cards spell {}, not {}</source>
   <translation>te karty dają {}, a nie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>no cards given; enter piles such as L/Q O/X - T</source>
   <translation>nie podano kart; wpisz stosy, np. L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>eight cards in several ways; put spaces between the cards</source>
   <translation>da się z tego odczytać osiem kart na kilka sposobów; rozdziel karty spacjami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>line {}</source>
   <translation>wiersz {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Hand</source>
   <translation>Ręka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows</source>
   <translation>podano stosów: {}; maksimum to {}, a zagadka dnia ma {} kart w dwóch rzędach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>is missing</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>column {}</source>
   <translation>kolumna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>kart: {}; stos ma najwyżej dwie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Nieznana może być tylko dolna karta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL</source>
   <translation>{!r} nie jest kartą; karty to litery i pary takie jak QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>List's language</source>
   <translation>Język listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>English</source>
   <translation>Angielski</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Minimum cards per word</source>
   <translation>Najmniej kart w słowie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Length bonus</source>
   <translation>Premia za długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Points by word length, such as 5:2,6:5; other lengths have none.</source>
   <translation>Punkty za długość słowa, np. 5:2,6:5; inne długości nie dają punktów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Goal</source>
   <translation>Cel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Best score</source>
   <translation>Najlepszy wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Wszystkie karty zużyte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Games to list</source>
   <translation>Gry na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Samples</source>
   <translation>Próbki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Discard</source>
   <translation>Odrzuć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Keep one card</source>
   <translation>Zachowaj jedną kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>All may be laid down</source>
   <translation>Można wyłożyć wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Longest word to beat</source>
   <translation>Najdłuższe słowo do pobicia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Word count to beat</source>
   <translation>Liczba słów do pobicia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>{!r} is not of the form letters:points, such as 5:2</source>
   <translation>{!r} nie ma postaci litery:punkty, takiej jak 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} nie jest liczbą całkowitą od {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>({} na {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>No top card fits {} here</source>
   <translation>Żadna karta nie pasuje tu do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>A card must be in the tray before it can be moved there</source>
   <translation>Aby przenieść tam kartę, najpierw połóż ją na pasku słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>The tray is empty</source>
   <translation>Pasek słowa jest pusty</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} were still there and would have scored {}.</source>
   <translation>
    <numerusform>Było jeszcze {}: dałoby {}.</numerusform>
    <numerusform>Były jeszcze {}: dałyby {}.</numerusform>
    <numerusform>Były jeszcze {}: dałyby {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} more words were still there, {} first, and would have scored {}.</source>
   <translation>Były jeszcze inne słowa ({}), na początek {}: dałyby {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice.</source>
   <translation>Zagrana karta liczy się i nie jest już odejmowana: dwa razy {} pkt.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.</source>
   <translation>Zagrana karta liczy się i nie jest już odejmowana: dwa razy {} pkt i {} za długość.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} instead of the {}: it uncovers the {}.</source>
   <translation>Przenieś {} zamiast {}: to odsłania {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {}.</source>
   <translation>Najpierw przenieś {}: to odsłania {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Any word now costs at least {} points.</source>
   <translation>
    <numerusform>Każde słowo kosztuje teraz co najmniej {} punkt.</numerusform>
    <numerusform>Każde słowo kosztuje teraz co najmniej {} punkty.</numerusform>
    <numerusform>Każde słowo kosztuje teraz co najmniej {} punktów.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {} for {}.</source>
   <translation>Najpierw przenieś {}: to odsłania {} do {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Only {} takes the {}, and {} breaks it up.</source>
   <translation>Tylko {} zabiera {}, a {} to psuje.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} takes the {} that the {} needed: no word takes it any more.</source>
   <translation>{} zabiera {}, a bez tej karty zostaje {}: nie weźmie jej już żadne słowo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A best game plays it in {}.</source>
   <translation>Najlepsza gra używa tej karty w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} no word takes the {} any more; a best game plays it in {}.</source>
   <translation>Po {} żadne słowo nie zabierze już {}; najlepsza gra używa tej karty w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>With the {} as well, {} scores {} more than {}.</source>
   <translation>Jeśli dołączysz {}, {} daje o {} więcej niż {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}; after {} it is left over, even with best play.</source>
   <translation>{} odsłania {} do {}; po {} ta karta zostaje nawet przy najlepszej grze.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word in your cards scores more than {}.</source>
   <translation>{} zachowuje {} na {}; po {} żadne słowo z twoich kart nie daje więcej niż {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word is left in your cards.</source>
   <translation>{} zachowuje {} na {}; po {} w twoich kartach nie ma już żadnego słowa.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} spends the {} of {}, which scores {} in a best game.</source>
   <translation>{} zużywa {} z {}, a to słowo daje {} w najlepszej grze.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}, which scores {} in a best game.</source>
   <translation>{} odsłania {} do {}, a to słowo daje {} w najlepszej grze.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, but the rest then scores {} less.</source>
   <translation>{} daje teraz o {} więcej niż {}, ale reszta potem daje o {} mniej.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>The {} are then left over.</source>
   <translation>
    <numerusform>Wtedy zostaje {}.</numerusform>
    <numerusform>Wtedy zostają {}.</numerusform>
    <numerusform>Wtedy zostają {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} the {} are left over, even with best play; after {} they are used.</source>
   <translation>
    <numerusform>Po {} zostaje {} nawet przy najlepszej grze; po {} karta zostanie użyta.</numerusform>
    <numerusform>Po {} zostają {} nawet przy najlepszej grze; po {} karty zostaną użyte.</numerusform>
    <numerusform>Po {} zostają {} nawet przy najlepszej grze; po {} karty zostaną użyte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card left over counts twice: its points are not won, and they are subtracted.</source>
   <translation>Karta, która zostaje, liczy się podwójnie: jej punkty przepadają i jeszcze są odejmowane.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {}, and the rest then scores as much.</source>
   <translation>{} daje o {} więcej niż {}, a reszta potem daje tyle samo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and only {} less later.</source>
   <translation>{} daje teraz o {} więcej niż {}, a później tylko o {} mniej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and {} more later.</source>
   <translation>{} daje teraz o {} więcej niż {}, a później o {} więcej.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>No word yet: each one now costs at least {} points.</source>
   <translation>
    <numerusform>Nie zagrywaj jeszcze słowa: każde kosztuje teraz co najmniej {} punkt.</numerusform>
    <numerusform>Nie zagrywaj jeszcze słowa: każde kosztuje teraz co najmniej {} punkty.</numerusform>
    <numerusform>Nie zagrywaj jeszcze słowa: każde kosztuje teraz co najmniej {} punktów.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Begin with the {}: only {} words in your cards take it.</source>
   <translation>
    <numerusform>Zacznij od {}: zabiera ją tylko {} słowo z twoich kart.</numerusform>
    <numerusform>Zacznij od {}: zabierają ją tylko {} słowa z twoich kart.</numerusform>
    <numerusform>Zacznij od {}: zabiera ją tylko {} słów z twoich kart.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Look for a long word: its length alone scores {}.</source>
   <translation>Szukaj długiego słowa: sama długość daje {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Uncover the {} under the {}: every best game uses it.</source>
   <translation>Odsłoń {} spod {}: używa tej karty każda najlepsza gra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Left over, the {} counts twice: its {} points are not won, and they are subtracted.</source>
   <translation>Gdy {} zostaje, liczy się podwójnie: jej punkty ({}) przepadają i jeszcze są odejmowane.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {}, best word {}</source>
   <translation>{}, {}, najlepsze słowo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation>1: brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation>2: podwójne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation>3: podwójne i potrójne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Rules</source>
   <translation>Zasady</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/paper.py" />
   <source>4 × 4 with multipliers</source>
   <translation>4 × 4 z mnożnikami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word is worth most per second, at {} s per word and {} s per tile?</source>
   <translation>Które słowo daje najwięcej na sekundę, przy {} s na słowo i {} s na płytkę?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Trace {} for the most points</source>
   <translation>Poprowadź {} tak, aby dało najwięcej punktów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word first on {}…</source>
   <translation>Od którego słowa zacząć na {}…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Path of {}</source>
   <translation>Ścieżka słowa {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per word</source>
   <translation>Sekundy na słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.</source>
   <translation>Do planu w trybie Analizuj: czas na zauważenie słowa i jego dokończenie. W grze i ćwiczeniach liczy się zmierzone tempo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per tile</source>
   <translation>Sekundy na płytkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>Mapa cieplna pokazuje</translation>
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
   <translation>Punkty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>mnożniki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>mnożnik {}</translation>
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
   <translation>rząd {}, kolumna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} already has {}; only one multiplier is allowed</source>
   <translation>płytka {} ma już {}; dozwolony jest tylko jeden mnożnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (uszkodzone)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>zasady {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name may have up to 40 lowercase letters, digits, - and _</source>
   <translation>nazwa może mieć do 40 małych liter, cyfr, - i _</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from {} to {}</source>
   <translation>{!r} nie jest liczbą od {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimal places</source>
   <translation>{!r} ma więcej niż dwa miejsca po przecinku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over {} and scores {}, without them {}.</source>
   <translation>{} przechodzi przez {} i daje {}, bez nich {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over the {}: {} points instead of {}.</source>
   <translation>{} przechodzi przez {}: {} pkt zamiast {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than any of your {} words.</source>
   <translation>{} daje {} w {} s, na sekundę więcej niż którekolwiek z twoich {} słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than {} of your {} words.</source>
   <translation>{} daje {} w {} s, na sekundę więcej niż {} z twoich {} słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Take the other {}, the one with {}: {} instead of {}.</source>
   <translation>Użyj drugiego {}, tego z {}: {} zamiast {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Through the {} in row {}, column {} it scores {} instead of {}.</source>
   <translation>Przez {} w rzędzie {}, kolumnie {} słowo daje {} zamiast {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: {} of the {} words before it bring less per second.</source>
   <translation>Zagraj {} wcześniej: {} z {} słów przed nim daje mniej na sekundę.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: each of the {} words before it brings less per second.</source>
   <translation>Zagraj {} wcześniej: każde z {} słów przed nim daje mniej na sekundę.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} brings {} points per second; every word of the plan brings at least {}.</source>
   <translation>{} daje {} pkt na sekundę; każde słowo planu daje co najmniej {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>plansza jest pusta; wpisz jej rzędy, np. AEKC/MRFS/BDCI/LPVR</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation>plansza ma najwyżej {} rzędów, a nie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation>rząd ma najwyżej {} płytek, a nie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation>rząd {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles, but row 1 has {}</source>
   <translation>
    <numerusform>{} płytka, ale w rzędzie 1 jest {}</numerusform>
    <numerusform>{} płytki, ale w rzędzie 1 jest {}</numerusform>
    <numerusform>{} płytek, ale w rzędzie 1 jest {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} to nie litera, {} (zablokowane), {} (dowolna litera) ani {} (puste)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile</source>
   <translation>mała litera {!r} musi stać po wielkiej; płytkę dwuliterową pisz jako Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>As usual in the language of the word list</source>
   <translation>Jak zwykle w języku listy słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Litery z woreczka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, but {} has {}; use dice={} for any size</source>
   <translation>płytki {} × {} potrzebują tylu kostek: {}, a {} ma {}; dice={} działa przy każdym rozmiarze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation>Klasyczne 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation>Nowe 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation>Duże 5 × 5 (1979)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation>Deluxe 5 × 5 (1997)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation>Duże 5 × 5 (2012)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation>Super Big 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <source>has no words of 3 to 8 letters</source>
   <translation>nie ma słów od 3 do 8 liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>lista słów {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find {} words you missed</source>
   <translation>
    <numerusform>Znów twoja plansza: znajdź {} przeoczone słowo</numerusform>
    <numerusform>Znów twoja plansza: znajdź {} przeoczone słowa</numerusform>
    <numerusform>Znów twoja plansza: znajdź {} przeoczonych słów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find a word {}</source>
   <translation>Znów twoja plansza: znajdź słowo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>A fresh board: find a word {}</source>
   <translation>Nowa plansza: znajdź słowo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find a word {} on {}</source>
   <translation>Znajdź słowo {} na {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find all words that use exactly the letters {}</source>
   <translation>Znajdź wszystkie słowa dokładnie z liter {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>You found {1}: find {0} words that extend or reverse it</source>
   <translation>
    <numerusform>Masz {1}: znajdź {0} słowo, które je przedłuża lub odwraca</numerusform>
    <numerusform>Masz {1}: znajdź {0} słowa, które je przedłużają lub odwracają</numerusform>
    <numerusform>Masz {1}: znajdź {0} słów, które je przedłużają lub odwracają</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} pole</numerusform>
    <numerusform>{} pola</numerusform>
    <numerusform>{} pól</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>Dice</source>
   <translation>Kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>these dice cannot show such a board</source>
   <translation>z tych kostek nie da się ułożyć takiej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>only single letters of the word list, Qu, and {} for an open cell can be completed</source>
   <translation>uzupełnić można tylko pojedyncze litery listy słów, Qu oraz {} jako otwarte pole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>a board with both Q and Qu cannot be completed</source>
   <translation>planszy z Q i Qu naraz nie da się uzupełnić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>a few seconds</source>
   <translation>kilka sekund</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>up to a minute</source>
   <translation>do minuty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>an hour or two</source>
   <translation>godzinę lub dwie</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>{} letters, {}</source>
   <translation>
    <numerusform>{} litera, {}</numerusform>
    <numerusform>{} litery, {}</numerusform>
    <numerusform>{} liter, {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>on the tiles</source>
   <translation>na płytkach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>marked</source>
   <translation>zaznaczone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Par reached</source>
   <translation>Norma osiągnięta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>All {} words of {} letters found</source>
   <translation>Komplet: {} słów z {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is longer</source>
   <translation>Żadne słowo na tej planszy nie jest dłuższe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is worth more</source>
   <translation>Żadne słowo na tej planszy nie jest więcej warte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be placed on this board with these dice</source>
   <translation>z tych kostek nie da się ułożyć {} na tej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found and one tile more.</source>
   <translation>{} z {} przeoczonych częstych słów to znalezione słowo i jedna płytka więcej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found with a tile before it.</source>
   <translation>{} z {} przeoczonych częstych słów to znalezione słowo z płytką przed nim.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed lie inside a longer word that you found.</source>
   <translation>{} z {} przeoczonych częstych słów to część dłuższego znalezionego słowa.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed go through a tile that you never used.</source>
   <translation>{} z {} przeoczonych częstych słów to słowa przez płytkę, której nie użyto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are longer than your longest word.</source>
   <translation>{} z {} przeoczonych częstych słów to słowa dłuższe niż twoje najdłuższe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: one more tile, the {}, makes {}.</source>
   <translation>Znaleziono {}: jedna płytka więcej, {}, daje {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: the {} before it makes {}.</source>
   <translation>Znaleziono {}: {} przed nim daje {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: backwards it is {}.</source>
   <translation>Znaleziono {}: wspak to {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>The tiles of {}, which you found, also spell {}.</source>
   <translation>Płytki znalezionego {} tworzą też {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: with {} instead of {} it is {}.</source>
   <translation>Znaleziono {}: z {} zamiast {} to {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: {} before it makes {}.</source>
   <translation>Znaleziono {}: {} przed nim daje {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}, and it goes on: {} makes {}.</source>
   <translation>Znaleziono {}, a jest ciąg dalszy: {} daje {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>None of your words uses the {1} in row {2}, column {3}; {0} words do.</source>
   <translation>
    <numerusform>Przez {1} w rzędzie {2}, kolumnie {3} przechodzi {0} słowo, ale żadne z twoich.</numerusform>
    <numerusform>Przez {1} w rzędzie {2}, kolumnie {3} przechodzą {0} słowa, ale żadne z twoich.</numerusform>
    <numerusform>Przez {1} w rzędzie {2}, kolumnie {3} przechodzi {0} słów, ale żadne z twoich.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more: {}.</source>
   <translation>{} otwiera jeszcze {}: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more words, such as {}.</source>
   <translation>{} otwiera jeszcze {} słów, na przykład {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} lies inside {}, which you found.</source>
   <translation>{} kryje się w znalezionym {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} ends on the tiles {} of {}, which you found.</source>
   <translation>{} kończy się na płytkach {} ze znalezionego {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} begins on the tiles {} of {}, which you found.</source>
   <translation>{} zaczyna się na płytkach {} ze znalezionego {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found none of them.</source>
   <translation>Słowa, które zaczynają się od {1} w rzędzie {2}, kolumnie {3}: {0}; żadnego z nich nie znaleziono.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found {}.</source>
   <translation>Słowa, które zaczynają się od {1} w rzędzie {2}, kolumnie {3}: {0}; znaleziono {4}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is the longest word here, with {1} letters.</source>
   <translation>{2} to najdłuższe słowo na tej planszy, z {1} liter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is one of the {0} longest words here, with {1} letters.</source>
   <translation>{2} to jedno z {0} najdłuższych słów na tej planszy, z {1} liter.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} has the letters of {}, which you found, on other tiles.</source>
   <translation>{} ma litery znalezionego {}, ale na innych płytkach.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} is the most common word that you missed.</source>
   <translation>{} to najczęstsze przeoczone słowo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{1} is an everyday word: only {0} words of the list are more common.</source>
   <translation>
    <numerusform>{1} to codzienne słowo: tylko {0} słowo z listy jest częstsze.</numerusform>
    <numerusform>{1} to codzienne słowo: tylko {0} słowa z listy są częstsze.</numerusform>
    <numerusform>{1} to codzienne słowo: tylko {0} słów z listy jest częstszych.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is too large to be read whole. Export it, then forget some games.</source>
   <translation>Historia jest za duża, aby odczytać ją w całości. Wyeksportuj ją, a potem zapomnij niektóre gry.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is nearly full and soon cannot be read whole. Export it, then forget some games.</source>
   <translation>Historia jest prawie pełna i wkrótce nie da się jej odczytać w całości. Wyeksportuj ją, a potem zapomnij niektóre gry.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>is too large</source>
   <translation>rozmiar jest za duży</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>contains no history</source>
   <translation>nie zawiera historii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>cannot be written: another window of Qless Studio is using it. Try again in a moment</source>
   <translation>nie można zapisać: używa tego inne okno Qless Studio. Spróbuj za chwilę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>Detect automatically</source>
   <translation>Wykryj automatycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry per line</source>
   <translation>jedna pozycja w wierszu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>First column</source>
   <translation>Pierwsza kolumna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>każde słowo wiersza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>words from column {}</source>
   <translation>słowa z kolumny {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>without the header</source>
   <translation>bez nagłówka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>frequencies from column {}</source>
   <translation>częstości z kolumny {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Western Europe)</source>
   <translation>{} (Europa Zachodnia)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Central Europe)</source>
   <translation>{} (Europa Środkowa)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>line {} is not text in {}</source>
   <translation>wiersz {} nie jest tekstem w kodowaniu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>the file is not text</source>
   <translation>plik nie jest tekstem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} and {}</source>
   <translation>{} i {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>numbers as frequencies</source>
   <translation>liczby jako częstości</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>a JSON list</source>
   <translation>lista JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation>rzeczownik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation>czasownik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation>przymiotnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation>przysłówek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation>rodzajnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation>spójnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation>określnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation>wykrzyknik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation>przyimek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation>zaimek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation>liczba mnoga od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past form of {}</source>
   <translation>forma przeszła od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person singular of {}</source>
   <translation>3. osoba liczby pojedynczej od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation>forma na -ing od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation>stopień wyższy od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation>stopień najwyższy od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation>forma od {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary with the forms of {}</source>
   <translation>słownik Hunspell z formami z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>Only the stems of this Hunspell dictionary are read, and no other forms: {}</source>
   <translation>Ze słownika Hunspell odczytano tylko rdzenie, bez innych form: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary</source>
   <translation>słownik Hunspell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>the affix file makes more than {} forms</source>
   <translation>plik afiksów tworzy ponad {} form</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, hyphens and brackets</source>
   <translation>nazwa listy musi zaczynać się od litery lub cyfry i mieć najwyżej 50 liter, cyfr, spacji, kropek, łączników i nawiasów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no word list has this name</source>
   <translation>nie ma listy słów o tej nazwie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>zapisana lista jest uszkodzona; usuń ją i zaimportuj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a word must have 1 to {} letters</source>
   <translation>słowo musi mieć od 1 do {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, changed</source>
   <translation>{}, zmieniona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, at least {}</source>
   <translation>{}, co najmniej {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>Your banned and added words cannot be read: {}: {}</source>
   <translation>Nie można odczytać twoich zakazanych i dodanych słów: {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>The file of banned and added words was damaged and has been renamed to {}; no words are banned or added.</source>
   <translation>Plik zakazanych i dodanych słów był uszkodzony i nazywa się teraz {}; żadne słowa nie są zakazane ani dodane.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept</source>
   <translation>
    <numerusform>{} słowo zachowane</numerusform>
    <numerusform>{} słowa zachowane</numerusform>
    <numerusform>{} słów zachowanych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} entries left out</source>
   <translation>
    <numerusform>{} pozycja pominięta</numerusform>
    <numerusform>{} pozycje pominięte</numerusform>
    <numerusform>{} pozycji pominiętych</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{}, read as {}; {}</source>
   <translation>{}, odczytano jako {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>there is no {} beside it</source>
   <translation>obok brakuje {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>comments</source>
   <translation>komentarze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>phrases of several words</source>
   <translation>wyrażenia z kilku słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, probably names or abbreviations</source>
   <translation>pisane wielką literą, pewnie nazwy lub skróty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation>z apostrofem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation>z łącznikiem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation>ze znakiem diakrytycznym</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters that are not letters of the language</source>
   <translation>ze znakami, które nie są literami tego języka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>dłuższe niż {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German</source>
   <translation>Niemiecki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>French</source>
   <translation>Francuski</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Spanish</source>
   <translation>Hiszpański</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Italian</source>
   <translation>Włoski</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Dutch</source>
   <translation>Niderlandzki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Polish</source>
   <translation>Polski</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German, Ä played as AE</source>
   <translation>Niemiecki, Ä jako AE</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>very common</source>
   <translation>bardzo częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>common</source>
   <translation>częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>uncommon</source>
   <translation>rzadsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>rare</source>
   <translation>rzadkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>the {} most common words</source>
   <translation>{} najczęstszych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Częste 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Częste 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Częste 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Częste 20k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation>Codzienna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation>słowa, których używa większość ludzi</translation>
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
   <translation>słowa z dobrego podręcznego słownika</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation>Szeroka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation>zwykłe słowa i rzadsze, które potwierdza drugie źródło</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (międzynarodowa)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all known words, in the spellings of all regions</source>
   <translation>wszystkie znane słowa, w pisowni wszystkich regionów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words that occur in texts</source>
   <translation>słowa, które występują w tekstach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words and all their forms</source>
   <translation>zwykłe słowa i wszystkie ich formy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max</source>
   <translation>Max</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all words of the dictionary</source>
   <translation>wszystkie słowa słownika</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>odczytano z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>as for its source</source>
   <translation>jak dla źródła</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>is built in and cannot be removed</source>
   <translation>lista jest wbudowana i nie da się jej usunąć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list has this name; choose another</source>
   <translation>lista o tej nazwie już istnieje; wybierz inną</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>zaimportowano z {} dnia {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>contains no usable words ({})</source>
   <translation>nie zawiera słów, których można użyć ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>{} × {} pixels</source>
   <translation>{} × {} pikseli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>a picture has {} to {} pixels on each side</source>
   <translation>bok obrazu musi mieć od {} do {} pikseli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>the picture is damaged</source>
   <translation>obraz jest uszkodzony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>the weights for reading pictures cannot be read: {}</source>
   <translation>nie można odczytać wag do rozpoznawania obrazów: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>a board in a picture has 1 to {} rows and columns</source>
   <translation>plansza na obrazie musi mieć od 1 do {} rzędów i kolumn</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>the four corners do not span a board</source>
   <translation>cztery rogi nie wyznaczają planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>best so far</source>
   <translation>najlepszy dotąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of the month</source>
   <translation>najlepszy wynik miesiąca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of a day</source>
   <translation>najlepszy wynik dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>{}, previously {}</source>
   <translation>{}, poprzednio {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>small</source>
   <translation>mały</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>medium</source>
   <translation>średni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>large</source>
   <translation>duży</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>rare words</source>
   <translation>rzadkie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>long words</source>
   <translation>długie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>longer forms of words</source>
   <translation>dłuższe formy słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>seldom</source>
   <translation>rzadko</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>usually</source>
   <translation>zwykle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>about {} of 10</source>
   <translation>około {} na 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>you find it in games like this: {}</source>
   <translation>w takich grach znajdujesz to słowo: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>not known yet: {} of {} games</source>
   <translation>jeszcze nie wiadomo: {} z {} gier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>about {}, give or take {}</source>
   <translation>około {}, plus minus {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Easier than usual for you</source>
   <translation>Łatwiejsze niż zwykle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Harder than usual for you</source>
   <translation>Trudniejsze niż zwykle</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{} points given away per game (from {} games)</source>
   <translation>
    <numerusform>stracone punkty na grę: {} (z {} gry)</numerusform>
    <numerusform>stracone punkty na grę: {} (z {} gier)</numerusform>
    <numerusform>stracone punkty na grę: {} (z {} gier)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{} small, {} medium, {} large</source>
   <translation>małe: {}, średnie: {}, duże: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Mistakes in {} games: {}</source>
   <translation>
    <numerusform>Błędy w {} grze: {}</numerusform>
    <numerusform>Błędy w {} grach: {}</numerusform>
    <numerusform>Błędy w {} grach: {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: stronger than usual for you</source>
   <translation>{}: idą ci lepiej niż zwykle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: weaker than usual for you</source>
   <translation>{}: idą ci gorzej niż zwykle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>Common words make {}.</source>
   <translation>Z częstych słów: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>The longest word has {} letters and begins with {}.</source>
   <translation>Najdłuższe słowo składa się z {} liter i zaczyna się od {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>dowolne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Near your level</source>
   <translation>Blisko twojego poziomu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Harder</source>
   <translation>Trudniejsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/plugins.py" />
   <source>The plug-in {} ({}) cannot be used: {}</source>
   <translation>Nie można użyć wtyczki {} ({}): {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/session.py" />
   <source>about {} minutes</source>
   <translation>
    <numerusform>około {} minuty</numerusform>
    <numerusform>około {} minut</numerusform>
    <numerusform>około {} minut</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} letters or more</source>
   <translation>
    <numerusform>od {} litery</numerusform>
    <numerusform>od {} liter</numerusform>
    <numerusform>od {} liter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Beginning {}–</source>
   <translation>Początek {}–</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Ending –{}</source>
   <translation>Końcówka –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Words with {}</source>
   <translation>Słowa z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Rolls with {}</source>
   <translation>Rzuty z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} or {}</source>
   <translation>{} lub {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <source>is damaged: {}</source>
   <translation>jest uszkodzony: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/widgets/basic/labels.py" />
   <source>{}%</source>
   <translation>{}%</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/texts.py" />
   <source>{} minutes</source>
   <translation>
    <numerusform>{} minuta</numerusform>
    <numerusform>{} minuty</numerusform>
    <numerusform>{} minut</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/tab/game_view.py" />
   <source>No clock</source>
   <translation>Bez zegara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after the letters of its suffixes: XY=wi joins the first two</source>
   <translation>Sufiksy po kolei wokół pierścienia (? zamiast otwartego), nazwane X, Y, Z, W, V, U; potem ; i prefiksy, każdy po literach swoich sufiksów: XY=wi łączy pierwsze dwa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet</source>
   <translation>Arkusz zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet with the answer</source>
   <translation>Arkusz zagadki z odpowiedzią</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>zagadka</numerusform>
    <numerusform>zagadki</numerusform>
    <numerusform>zagadek</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} prefiks</numerusform>
    <numerusform>{} prefiksy</numerusform>
    <numerusform>{} prefiksów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/graph.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Wpisz w każdy okrągły węzeł taki prefiks, aby każda linia dała słowo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>the answers are covered</source>
   <translation>odpowiedzi są zakryte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>the puzzle is not analysed yet</source>
   <translation>zagadka nie jest jeszcze przeanalizowana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>no prefix is placed</source>
   <translation>żaden prefiks nie jest położony</translation>
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
   <translation>nie ma zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Otwórz plik planszy…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>change board; graph; json</source>
   <translation>zmień planszę; graf; json</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>List puzzles</source>
   <translation>Wypisz zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Reveal until unique</source>
   <translation>Odsłaniaj do jednej odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Show a solution</source>
   <translation>Pokaż rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Remove all prefixes</source>
   <translation>Usuń wszystkie prefiksy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>clear; empty; remove; put back</source>
   <translation>wyczyść; opróżnij; usuń; odłóż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show clock while playing</source>
   <translation>Pokazuj zegar podczas gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Pasuje dokładnie jedna plansza (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Your moves</source>
   <translation>Twoje ruchy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Boards left</source>
   <translation>Plansze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Most common solution</source>
   <translation>Rozwiązanie z częstych słów</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} prefiks dla {}</numerusform>
    <numerusform>{} prefiksy dla {}</numerusform>
    <numerusform>{} prefiksów dla {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>not one of {}</source>
   <translation>spoza pierwszych {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Edges and their words</source>
   <translation>Linie i ich słowa</translation>
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
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Prefix and suffix</source>
   <translation>Prefiks i sufiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>State</source>
   <translation>Stan</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>
    <numerusform>na razie {}, najłatwiejsza: {} słowo</numerusform>
    <numerusform>na razie {}, najłatwiejsza: {} słowa</numerusform>
    <numerusform>na razie {}, najłatwiejsza: {} słów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated pairs</source>
   <translation>bez powtórzonych par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated prefixes</source>
   <translation>bez powtórzonych prefiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>no repeated words</source>
   <translation>bez powtórzonych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Prefiks {}, sufiks {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} to {}</source>
   <translation>od {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board fits any more (proven)</source>
   <translation>Żadna plansza już nie pasuje (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Solved: every word is valid</source>
   <translation>Rozwiązane: każde słowo jest poprawne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Level</source>
   <translation>Poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Any level</source>
   <translation>Dowolny poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Easy</source>
   <translation>Łatwy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Hard</source>
   <translation>Trudny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nowa zagadka, wystarczy {} najczęstszych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>hints, par {}</source>
   <translation>podpowiedzi, norma {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead ends</source>
   <translation>
    <numerusform>ślepa uliczka</numerusform>
    <numerusform>ślepe uliczki</numerusform>
    <numerusform>ślepych uliczek</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>boards, proven</source>
   <translation>plansze (dowód)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefixes</source>
   <translation>prefiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} (taken back)</source>
   <translation>{} (cofnięte)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} taken away</source>
   <translation>{} zdjęte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end</source>
   <translation>ślepa uliczka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>not valid</source>
   <translation>niepoprawne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no dead end</source>
   <translation>bez ślepych uliczek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end at move {}</source>
   <translation>ślepa uliczka w ruchu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} dead ends, the first at move {}</source>
   <translation>ślepe uliczki: {}, pierwsza w ruchu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First of all</source>
   <translation>Najpierw</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Can it be filled?</source>
   <translation>Czy da się wypełnić?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Where to start?</source>
   <translation>Gdzie zacząć?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>How many prefixes fit?</source>
   <translation>Ile prefiksów pasuje?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>First letter</source>
   <translation>Pierwsza litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Yes</source>
   <translation>Tak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>No</source>
   <translation>Nie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Yes, {}</source>
   <translation>Tak, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Joins {}</source>
   <translation>Łączy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>More than one is wrong</source>
   <translation>Więcej niż jeden jest zły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Suffix {} of {}: {}</source>
   <translation>Sufiks {} z {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>empty</source>
   <translation>puste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>next to {}</source>
   <translation>obok {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>already used next to {}</source>
   <translation>już użyte obok {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>a word, but not one of the {} of this puzzle ({})</source>
   <translation>słowo, ale spoza {} słów tej zagadki ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too long, maximum {}</source>
   <translation>{} jest za długie, maksimum {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too short, minimum {}</source>
   <translation>{} jest za krótkie, minimum {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>and {} more</source>
   <translation>i jeszcze {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} pasuje</numerusform>
    <numerusform>{} pasują</numerusform>
    <numerusform>{} pasuje</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>none fit</source>
   <translation>0 pasuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/__init__.py" />
   <source>3 minutes</source>
   <translation>3 minuty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board size…</source>
   <translation>Rozmiar planszy…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Rules…</source>
   <translation>Zasady…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Any letters</source>
   <translation>Dowolne litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Score sheet…</source>
   <translation>Arkusz wyników…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>sides only</source>
   <translation>tylko boki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>edges wrap around</source>
   <translation>krawędzie połączone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>5x5; rows; grid</source>
   <translation>5x5; rzędy; siatka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament</source>
   <translation>opcje; minimalna długość; sąsiedzi; premia; talia; punktacja; ruzzle; wordament</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>no game is running</source>
   <translation>żadna gra nie trwa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Shuffle</source>
   <translation>Wymieszaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>transpose; turn; rotate; mirror</source>
   <translation>transpozycja; obróć; obrót; lustro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>players; party</source>
   <translation>gracze; impreza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Solvable?</source>
   <translation>Da się rozwiązać?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Where next?</source>
   <translation>Gdzie dalej?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>How long?</source>
   <translation>Jak długie?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which word?</source>
   <translation>Które słowo?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which tile?</source>
   <translation>Która płytka?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>solved</source>
   <translation>rozwiązane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>No (proven)</source>
   <translation>Nie (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Why</source>
   <translation>Dlaczego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>More than one</source>
   <translation>Więcej niż jedno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Lift {}</source>
   <translation>Zdejmij {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Three or more</source>
   <translation>Trzy lub więcej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>down</source>
   <translation>pionowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>across</source>
   <translation>poziomo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, anywhere</source>
   <translation>{}, gdziekolwiek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, on its own</source>
   <translation>{}, osobno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, przez {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, extending {}</source>
   <translation>{}, przedłuża {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. Each step is checked as you play.</source>
   <translation>Ułóż jedną krzyżówkę ze wszystkich kostek. Każdy krok jest sprawdzany w trakcie gry.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Type letters</source>
   <translation>Wpisz litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The twelve dice</source>
   <translation>Dwanaście kostek</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} część</numerusform>
    <numerusform>{} części</numerusform>
    <numerusform>{} części</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>not connected</source>
   <translation>niepołączone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Too large</source>
   <translation>Za duże</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>does not fit in the box</source>
   <translation>nie mieści się w ramce</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>being typed, {}</source>
   <translation>właśnie wpisywane, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Vocabulary</source>
   <translation>Słownictwo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>In no word</source>
   <translation>W żadnym słowie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable without</source>
   <translation>Do rozwiązania bez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable by turning</source>
   <translation>Do rozwiązania po obrocie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable with</source>
   <translation>Do rozwiązania z</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} and {} more</source>
   <translation>{} i jeszcze {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among all rolls</source>
   <translation>Wśród wszystkich rzutów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} have no solution</source>
   <translation>bez rozwiązania: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than at least {}</source>
   <translation>łatwiejszy niż co najmniej {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than {}</source>
   <translation>łatwiejszy niż {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>harder than {}</source>
   <translation>trudniejszy niż {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among solvable rolls</source>
   <translation>Wśród rzutów z rozwiązaniem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>rolls have no solution</source>
   <translation>rzutów bez rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are easier</source>
   <translation>łatwiejszych rzutów z rozwiązaniem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are harder</source>
   <translation>trudniejszych rzutów z rozwiązaniem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>invalid</source>
   <translation>niepoprawne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>note</source>
   <translation>uwaga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/moves.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A roll by its number</source>
   <translation>Rzut według numeru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Number</source>
   <translation>Numer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A free game with tiles from the bag</source>
   <translation>Swobodna gra płytkami z woreczka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>tiles</source>
   <translation>płytki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>the game is paused</source>
   <translation>gra jest wstrzymana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no tile is on the grid</source>
   <translation>na diagramie nie ma żadnej płytki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no solution is shown</source>
   <translation>nie widać żadnego rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>No solution…</source>
   <translation>Nie ma rozwiązania…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>claim; impossible; cannot be done</source>
   <translation>twierdzę; niemożliwe; nie da się</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Lift word</source>
   <translation>Zdejmij słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Select word</source>
   <translation>Zaznacz słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Place solution</source>
   <translation>Połóż rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Back to grid</source>
   <translation>Wróć do diagramu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Clear grid</source>
   <translation>Wyczyść diagram</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Swap rows and columns</source>
   <translation>Zamień rzędy i kolumny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Centre grid</source>
   <translation>Wyśrodkuj diagram</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid up</source>
   <translation>Przesuń diagram w górę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid down</source>
   <translation>Przesuń diagram w dół</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid left</source>
   <translation>Przesuń diagram w lewo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid right</source>
   <translation>Przesuń diagram w prawo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Shuffle rack</source>
   <translation>Wymieszaj stojak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Sort rack</source>
   <translation>Uporządkuj stojak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>What decided it</source>
   <translation>Co rozstrzygnęło</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Daily puzzle, {}</source>
   <translation>Zagadka dnia, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Yours</source>
   <translation>Twój</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far</source>
   <translation>{} (na razie)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>touching pairs allowed</source>
   <translation>stykające się pary dozwolone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} banned</source>
   <translation>zakazane: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>up to {} words</source>
   <translation>
    <numerusform>do {} słowa</numerusform>
    <numerusform>do {} słów</numerusform>
    <numerusform>do {} słów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>box {}</source>
   <translation>ramka {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Rozwiązane: jedna krzyżówka ze wszystkich kostek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable; stopped after {}</source>
   <translation>Da się rozwiązać; zatrzymano po {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable: yes</source>
   <translation>Da się rozwiązać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Stąd nie da się rozwiązać (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Found a grid with all tiles; there may be others</source>
   <translation>Znaleziono diagram ze wszystkich płytek; mogą być inne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your median</source>
   <translation>twoja mediana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>right</source>
   <translation>dobrze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>no solution exists</source>
   <translation>rozwiązania nie ma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>given up</source>
   <translation>poddane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>A solution exists</source>
   <translation>Rozwiązanie istnieje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>dice placed</source>
   <translation>kostek położonych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your best</source>
   <translation>twój rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved in {}</source>
   <translation>Rozwiązane w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Proven to have no solution in {}</source>
   <translation>Brak rozwiązania udowodniony w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Given up with {} of {} dice placed, {}</source>
   <translation>Poddane przy {} z {} położonych kostek, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no hints</source>
   <translation>ta gra nie ma podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>daily puzzle</source>
   <translation>zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Rack slot {}, empty</source>
   <translation>Miejsce {} na stojaku, puste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the grid</source>
   <translation>Kostka {}, {}, na diagramie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Kostka {}, {}, na stojaku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the displayed solution, {}</source>
   <translation>{} z pokazanego rozwiązania, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Hint</source>
   <translation>Podpowiedź</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, given</source>
   <translation>{}, podane w pytaniu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, part of an invalid word: {}</source>
   <translation>{}, część niepoprawnego słowa: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, selected</source>
   <translation>{}, zaznaczone</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game with {} points</source>
   <translation>
    <numerusform>Gra za {} punkt</numerusform>
    <numerusform>Gra za {} punkty</numerusform>
    <numerusform>Gra za {} punktów</numerusform>
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
    <numerusform>{} karta</numerusform>
    <numerusform>{} karty</numerusform>
    <numerusform>{} kart</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} mistakes in this game</source>
   <translation>
    <numerusform>{} błąd w tej grze</numerusform>
    <numerusform>{} błędy w tej grze</numerusform>
    <numerusform>{} błędów w tej grze</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} points could still be made.</source>
   <translation>
    <numerusform>Można było zdobyć jeszcze {} punkt.</numerusform>
    <numerusform>Można było zdobyć jeszcze {} punkty.</numerusform>
    <numerusform>Można było zdobyć jeszcze {} punktów.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Set aside</source>
   <translation>Odłóż na bok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>The computer is playing…</source>
   <translation>Komputer gra…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: draw a card</source>
   <translation>Ostatni ruch: dobierz kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw a card</source>
   <translation>Dobierz kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Press 1 for the pile, 2 for the open card</source>
   <translation>Naciśnij 1, by wziąć ze stosu, 2, by wziąć odkrytą kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>All cards are in words: discard the last one to go out</source>
   <translation>Wszystkie karty są w słowach: odrzuć ostatnią, aby zakończyć rundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Go out</source>
   <translation>Zakończ rundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: set words aside, then discard</source>
   <translation>Ostatni ruch: odłóż słowa na bok, potem odrzuć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Make words, or choose one card to discard</source>
   <translation>Układaj słowa albo wybierz jedną kartę do odrzucenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Computer</source>
   <translation>Komputer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Keep one card to discard</source>
   <translation>Zostaw jedną kartę do odrzucenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word</source>
   <translation>Poprawne słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it and go out</source>
   <translation>Odrzuć i zakończ rundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} points are left over</source>
   <translation>Zostaje {} pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it</source>
   <translation>Odrzuć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or add cards for a word</source>
   <translation>lub dodaj karty do słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} with {} discarded scores {}, not {}, proven against the computer's same words.</source>
   <translation>{} i odrzucone {}: {}, a nie {}; udowodnione dla tych samych słów komputera.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The open {} was worth {} more on average than the draw pile.</source>
   <translation>Odkryta {} była warta średnio o {} więcej niż stos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The draw pile was worth {} more on average than the open {}.</source>
   <translation>Stos był wart średnio o {} więcej niż odkryta {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discarding {} instead of {} was worth {} more on average.</source>
   <translation>Odrzucenie {} zamiast {} było warte średnio o {} więcej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Then {} goes out.</source>
   <translation>Wtedy {} kończy rundę.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Longest word</source>
   <translation>Najdłuższe słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Most words</source>
   <translation>Najwięcej słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>left over</source>
   <translation>zostało</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>went out with all {} cards</source>
   <translation>
    <numerusform>koniec rundy z {} kartą</numerusform>
    <numerusform>koniec rundy z kompletem kart: {}</numerusform>
    <numerusform>koniec rundy z kompletem kart: {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words you can play now</source>
   <translation>Słowa, które możesz teraz zagrać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words (estimate)</source>
   <translation>Pierwsze słowa (szacunkowo)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games by score</source>
   <translation>Gry według wyniku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay down the hand</source>
   <translation>Sposoby wyłożenia ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Przenieś stos {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>najlepsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Common</source>
   <translation>Częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>End value</source>
   <translation>Na koniec</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Cost</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation>Średnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation>Błąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation>Zostaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>This round so far</source>
   <translation>Dotąd w tej rundzie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>in the tray</source>
   <translation>na pasku słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If you end the round now</source>
   <translation>Jeśli teraz zakończysz rundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If the computer went out now</source>
   <translation>Gdyby komputer teraz zakończył rundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Round {}</source>
   <translation>Runda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>You</source>
   <translation>Ty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>lead</source>
   <translation>przewaga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows common words only, and draws from the pile.</source>
   <translation>Zna tylko częste słowa i dobiera ze stosu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows more words, and takes the open card when it helps.</source>
   <translation>Zna więcej słów i bierze odkrytą kartę, gdy to pomaga.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strong</source>
   <translation>Silny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows the whole list, and remembers the cards it has seen.</source>
   <translation>Zna całą listę i pamięta karty, które się pojawiły.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strength of the computer</source>
   <translation>Siła komputera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rounds</source>
   <translation>Rundy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rules of the hand game</source>
   <translation>Zasady gry z ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Your words</source>
   <translation>Twoje słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>took {}</source>
   <translation>wzięte: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>drew a card</source>
   <translation>dobrane ze stosu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>{}, laid down {}, discarded {}</source>
   <translation>{}, wyłożone: {}, odrzucone: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>{} positions</source>
   <translation>
    <numerusform>{} pozycja</numerusform>
    <numerusform>{} pozycje</numerusform>
    <numerusform>{} pozycji</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>not in a hand game</source>
   <translation>nie podczas gry z ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>there is no hand to end</source>
   <translation>nie ma ręki do zakończenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>a game is running</source>
   <translation>trwa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>a card is unknown</source>
   <translation>jedna karta jest nieznana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New game with conditions…</source>
   <translation>Nowa gra z warunkami…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Enter cards</source>
   <translation>Wprowadź karty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Play word</source>
   <translation>Zagraj słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Clear tray</source>
   <translation>Wyczyść pasek słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Discard and end hand</source>
   <translation>Odrzuć i zakończ rękę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Play again</source>
   <translation>Zagraj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show lower cards beside upper cards</source>
   <translation>Pokazuj dolne karty obok górnych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Discard it and score {}</source>
   <translation>Odrzuć; wynik {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty pile for it</source>
   <translation>lub wybierz dla niej pusty stos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Type the card that was uncovered</source>
   <translation>Wpisz odsłoniętą kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or move a card to an empty pile</source>
   <translation>lub przenieś kartę na pusty stos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over with the best possible score</source>
   <translation>Koniec gry z najlepszym możliwym wynikiem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Game over</source>
   <translation>Koniec gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves lost {}</source>
   <translation>Koniec gry; twoje ruchy kosztowały {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word possible: drag a card to an empty pile</source>
   <translation>Nie da się ułożyć słowa: przeciągnij kartę na pusty stos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Klikaj karty lub wpisz słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word earns more: choose the card to discard</source>
   <translation>Żadne słowo nie daje więcej: wybierz kartę do odrzucenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{}; na koniec nadal {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word, the best one here</source>
   <translation>Poprawne słowo, tu najlepsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word; it gives away {}</source>
   <translation>Poprawne słowo; traci {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{}; na koniec {} zamiast {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>krok {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card from pile {} to pile {}</source>
   <translation>Przenieś kartę ze stosu {} na stos {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>
    <numerusform>{} punkt i premia {}</numerusform>
    <numerusform>{} punkty i premia {}</numerusform>
    <numerusform>{} punktów i premia {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>dotąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>stracone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>open: {}</source>
   <translation>odkryta: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw pile</source>
   <translation>Stos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Take the open card (2)</source>
   <translation>Weź odkrytą kartę (2)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Discard the card in the tray here (Delete)</source>
   <translation>Odrzuć tu kartę z paska słowa (Delete)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discards</source>
   <translation>Odrzucone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, {}, discarded</source>
   <translation>{}, {}, odrzucone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, with {} underneath</source>
   <translation>{}, pod spodem {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>unknown card</source>
   <translation>nieznana karta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>then {}</source>
   <translation>potem {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, gave away {}</source>
   <translation>{}, strata {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>par {}</source>
   <translation>norma {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Mistakes</source>
   <translation>Błędy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Rozdaj karty z prawdziwej talii albo wpisz karty zagadki dnia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Eight piles, one best score</source>
   <translation>Osiem stosów, jeden najlepszy wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Paste puzzle</source>
   <translation>Wklej zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Lay down words from 3 to 11 cards, and discard one to end the hand.</source>
   <translation>Mając na ręce od 3 do 11 kart, wykładaj słowa i odrzuć jedną kartę, aby zakończyć rękę.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>A hand of cards, one best way</source>
   <translation>Jedna ręka, jeden najlepszy sposób</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Your turn</source>
   <translation>Twój ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discard one card</source>
   <translation>Odrzuć jedną kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>The hand is over: Undo takes the discard back</source>
   <translation>Ręka jest skończona: Cofnij zwraca odrzuconą kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/__init__.py" />
   <source>3 times 2 minutes</source>
   <translation>3 razy 2 minuty</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} of {} words</source>
   <translation>
    <numerusform>{} z {} słowa</numerusform>
    <numerusform>{} z {} słów</numerusform>
    <numerusform>{} z {} słów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} of {} points</source>
   <translation>
    <numerusform>{} z {} punktu</numerusform>
    <numerusform>{} z {} punktów</numerusform>
    <numerusform>{} z {} punktów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Path</source>
   <translation>Ścieżka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Time</source>
   <translation>Czas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>played</source>
   <translation>zagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>not played</source>
   <translation>niezagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Total</source>
   <translation>Razem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Start or stop the clock of the plan</source>
   <translation>Uruchom lub zatrzymaj zegar planu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pause the clock of the plan</source>
   <translation>Wstrzymaj zegar planu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Heat map</source>
   <translation>Mapa cieplna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pace and heat map</source>
   <translation>Tempo i mapa cieplna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Mark as played</source>
   <translation>Oznacz jako zagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>podwójna litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>potrójna litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>podwójne słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>potrójne słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>may contain only whole numbers</source>
   <translation>może zawierać tylko liczby całkowite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>enter pairs such as 5:1.5</source>
   <translation>wpisz pary takie jak 5:1.5</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Multipliers are not read: set them on the board.</source>
   <translation>Mnożniki nie są odczytywane: ustaw je na planszy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{} through this tile, in {}</source>
   <translation>{} przez tę płytkę ({})</translation>
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
    <numerusform>{} punkt stracony</numerusform>
    <numerusform>{} punkty stracone</numerusform>
    <numerusform>{} punktów straconych</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Per second</source>
   <translation>Na sekundę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>found</source>
   <translation>znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Word of the plan found</source>
   <translation>Znalezione słowo z planu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules.py" />
   <source>{} values, minimum {} letters</source>
   <translation>wartości {}, minimum liter: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Click a cell and type your letters, or start with one of these.</source>
   <translation>Kliknij pole i wpisz litery albo zacznij od jednej z tych możliwości.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>all words</source>
   <translation>wszystkie słowa</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>for {} open cells; ? or Delete opens a cell</source>
   <translation>
    <numerusform>dla {} otwartego pola; ? lub Delete otwiera pole</numerusform>
    <numerusform>dla {} otwartych pól; ? lub Delete otwiera pole</numerusform>
    <numerusform>dla {} otwartych pól; ? lub Delete otwiera pole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} cells are empty</source>
   <translation>
    <numerusform>{} pole jest puste</numerusform>
    <numerusform>{} pola są puste</numerusform>
    <numerusform>{} pól jest pustych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>too short: {} letters or more</source>
   <translation>
    <numerusform>za krótkie: od {} litery</numerusform>
    <numerusform>za krótkie: od {} liter</numerusform>
    <numerusform>za krótkie: od {} liter</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>zablokowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>dowolna litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>No board has more than {}.</source>
   <translation>Żadna plansza nie ma więcej niż {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far, about {} left.</source>
   <translation>Na razie {}, zostało około {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Paused. You can continue at any time, even after a restart.</source>
   <translation>Wstrzymano. Możesz wznowić w każdej chwili, nawet po ponownym uruchomieniu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best completion: {}</source>
   <translation>Udowodnione najlepsze uzupełnienie: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best of {}: {}</source>
   <translation>Udowodnione najlepsze dla {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>A proof would take years. A board may have up to {} cells, up to {} of them open.</source>
   <translation>Dowód trwałby lata. Plansza może mieć do {} pól, w tym do {} otwartych.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>The best board of {} with this word list has been proven: Start shows it.</source>
   <translation>Najlepsza plansza {} z tą listą słów jest już udowodniona: pokaże ją „Rozpocznij”.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} open cells</source>
   <translation>
    <numerusform>{} otwarte pole</numerusform>
    <numerusform>{} otwarte pola</numerusform>
    <numerusform>{} otwartych pól</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Searches all ways to fill {}. Takes {} and up to {} MB of memory.</source>
   <translation>Sprawdzenie wszystkich sposobów wypełnienia ({}) potrwa {} i zajmie do {} MB pamięci.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Find board…</source>
   <translation>Znajdź planszę…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty cell</source>
   <translation>puste pole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>wartość {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Opponent…</source>
   <translation>Przeciwnik…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points ahead</source>
   <translation>
    <numerusform>{} punkt przewagi</numerusform>
    <numerusform>{} punkty przewagi</numerusform>
    <numerusform>{} punktów przewagi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points behind</source>
   <translation>
    <numerusform>{} punkt straty</numerusform>
    <numerusform>{} punkty straty</numerusform>
    <numerusform>{} punktów straty</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Letter board</source>
   <translation>Plansza liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board by its seed</source>
   <translation>Plansza według ziarna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board of {} or more words</source>
   <translation>Plansza z co najmniej {} słowami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Rotate board</source>
   <translation>Obróć planszę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Clear board</source>
   <translation>Wyczyść planszę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Open example</source>
   <translation>Otwórz przykład</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>no cell is open, or too many are</source>
   <translation>żadne pole nie jest otwarte albo otwartych jest za dużo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>search; best board; maximum</source>
   <translation>szukaj; najlepsza plansza; maksimum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Best completion</source>
   <translation>Najlepsze uzupełnienie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Words starting at each tile</source>
   <translation>Słowa od każdej płytki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Length and first letter of one word</source>
   <translation>Długość i pierwsza litera słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Its first tile</source>
   <translation>Pierwsza płytka słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All its tiles</source>
   <translation>Wszystkie płytki słowa</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words start here</source>
   <translation>
    <numerusform>{} słowo zaczyna się tutaj</numerusform>
    <numerusform>{} słowa zaczynają się tutaj</numerusform>
    <numerusform>{} słów zaczyna się tutaj</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>part of the hint</source>
   <translation>część podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>{} is too short: {} letters or more</source>
   <translation>{} jest za krótkie: od {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>These dice come with their word list: {}</source>
   <translation>Te kostki mają własną listę słów: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>New dice</source>
   <translation>Nowe kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Dice for this list</source>
   <translation>Kostki dla tej listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Letter bag</source>
   <translation>Woreczek liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other languages</source>
   <translation>Inne języki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other lists</source>
   <translation>Inne listy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>levels are hidden</source>
   <translation>poziomy są ukryte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Length</source>
   <translation>Długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>also {}</source>
   <translation>także {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} ścieżka</numerusform>
    <numerusform>{} ścieżki</numerusform>
    <numerusform>{} ścieżek</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Words found</source>
   <translation>Znalezione słowa</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} words through {}</source>
   <translation>
    <numerusform>{} słowo przez {}</numerusform>
    <numerusform>{} słowa przez {}</numerusform>
    <numerusform>{} słów przez {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>HEIC pictures cannot be read; save the picture as JPEG</source>
   <translation>nie można odczytać obrazów HEIC; zapisz jako JPEG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is not a picture that can be read here (PNG, JPEG or WebP)</source>
   <translation>to nie obraz, który można tu odczytać (PNG, JPEG lub WebP)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Board from a picture…</source>
   <translation>Plansza z obrazu…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open…</source>
   <translation>Otwórz…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} tiles found</source>
   <translation>
    <numerusform>Znaleziono {} płytkę</numerusform>
    <numerusform>Znaleziono {} płytki</numerusform>
    <numerusform>Znaleziono {} płytek</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} letters sure</source>
   <translation>
    <numerusform>{} litera pewna</numerusform>
    <numerusform>{} litery pewne</numerusform>
    <numerusform>{} liter pewnych</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Word list…</source>
   <translation>Lista słów…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>dictionary; lexicon; language; import; choose</source>
   <translation>słownik; leksykon; język; import; wybierz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Skróty klawiszowe…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>keys; hotkeys</source>
   <translation>klawisze; skróty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences…</source>
   <translation>Ustawienia…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Nowy dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no other document of this game is open</source>
   <translation>nie ma innego otwartego dokumentu tej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Next document</source>
   <translation>Następny dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Previous document</source>
   <translation>Poprzedni dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no file was opened before</source>
   <translation>żaden plik nie był jeszcze otwierany</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open recent</source>
   <translation>Ostatnio otwarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>photo; screenshot; scan; camera</source>
   <translation>zdjęcie; zrzut ekranu; skan; aparat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>clipboard; text; challenge; code</source>
   <translation>schowek; tekst; wyzwanie; kod</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy puzzle</source>
   <translation>Kopiuj zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Zapisz jako…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>the only document of this game is empty</source>
   <translation>jedyny dokument tej gry jest pusty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Zamknij dokument</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>no text found</source>
   <translation>nie znaleziono tekstu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>it is ordinary text</source>
   <translation>to zwykły tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>the text looks like one for another game</source>
   <translation>tekst wygląda na zagadkę do innej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>settings; options; theme; text size; language; sync</source>
   <translation>ustawienia; opcje; motyw; rozmiar tekstu; język; synchronizacja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Quit</source>
   <translation>Zakończ program</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>end; finish; quit; exit; resign; stop</source>
   <translation>koniec; zakończ; wyjdź; poddaj się; zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>About Qless Studio</source>
   <translation>O programie Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>version; licence; report a problem; bug</source>
   <translation>wersja; licencja; zgłoś problem; błąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Theme</source>
   <translation>Motyw</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>dark mode; contrast; colours</source>
   <translation>tryb ciemny; kontrast; kolory</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Follow system theme</source>
   <translation>Motyw systemowy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Light theme</source>
   <translation>Jasny motyw</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Dark theme</source>
   <translation>Ciemny motyw</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>High contrast theme</source>
   <translation>Motyw o wysokim kontraście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Larger text</source>
   <translation>Większy tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>zoom; font</source>
   <translation>powiększenie; czcionka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Smaller text</source>
   <translation>Mniejszy tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Default text size</source>
   <translation>Domyślny rozmiar tekstu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Redo</source>
   <translation>Przywróć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to undo</source>
   <translation>nie ma czego cofnąć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to redo</source>
   <translation>nie ma czego przywrócić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search is running</source>
   <translation>nie trwa żadne wyszukiwanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search has failed</source>
   <translation>żadne wyszukiwanie nie skończyło się błędem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Solve now</source>
   <translation>Rozwiąż teraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Analyse every change</source>
   <translation>Analizuj każdą zmianę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Copy details of failed search</source>
   <translation>Kopiuj szczegóły nieudanego wyszukiwania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Shared folder</source>
   <translation>Wspólny folder</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>To share one history between computers, choose a folder that all of them can see</source>
   <translation>Graj na kilku komputerach z jedną historią: wybierz folder dostępny na nich wszystkich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Klawiatura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Open menu</source>
   <translation>Otwórz menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to next area</source>
   <translation>Przejdź do następnego obszaru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to previous area</source>
   <translation>Przejdź do poprzedniego obszaru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source># {}

This game has no help page.
</source>
   <translation># {}

Ta gra nie ma strony pomocy.
</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Help</source>
   <translation>Pomoc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>manual; how; rules; guide</source>
   <translation>podręcznik; jak; zasady; przewodnik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Klawisze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Polecenie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>Outside the menus</source>
   <translation>Poza menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All files (*)</source>
   <translation>Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Import</source>
   <translation>Importuj</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} games added</source>
   <translation>
    <numerusform>Dodano {} grę</numerusform>
    <numerusform>Dodano {} gry</numerusform>
    <numerusform>Dodano {} gier</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All of these games are already in the history.</source>
   <translation>Wszystkie te gry są już w historii.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Language</source>
   <translation>Język</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/past_games.py" />
   <source>This game of the history cannot be shown</source>
   <translation>Nie można pokazać tej gry z historii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>Home</source>
   <translation>Strona główna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>start; welcome</source>
   <translation>start; powitanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>statistics; progress; results; calendar; day; records; best; past games; games; level</source>
   <translation>statystyki; postępy; wyniki; kalendarz; dzień; rekordy; najlepsze; dawne gry; gry; poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Days</source>
   <translation>Historia: Dni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; today; calendar; records</source>
   <translation>historia; dzisiaj; kalendarz; rekordy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Progress</source>
   <translation>Historia: Postępy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; level; weakness; chart; due; records</source>
   <translation>historia; poziom; słabość; wykres; do powtórki; rekordy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Words</source>
   <translation>Historia: Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; missed; overlooked; learn; anki</source>
   <translation>historia; przeoczone; pominięte; nauka; anki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>{} days in a row</source>
   <translation>
    <numerusform>{} dzień z rzędu</numerusform>
    <numerusform>{} dni z rzędu</numerusform>
    <numerusform>{} dni z rzędu</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} games</source>
   <translation>
    <numerusform>{} gra</numerusform>
    <numerusform>{} gry</numerusform>
    <numerusform>{} gier</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {} games?</source>
   <translation>
    <numerusform>Zapomnieć {} grę?</numerusform>
    <numerusform>Zapomnieć {} gry?</numerusform>
    <numerusform>Zapomnieć {} gier?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} answers forgotten</source>
   <translation>
    <numerusform>Zapomniano {} odpowiedź</numerusform>
    <numerusform>Zapomniano {} odpowiedzi</numerusform>
    <numerusform>Zapomniano {} odpowiedzi</numerusform>
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
   <translation>Wyślij…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>games</source>
   <translation>
    <numerusform>gra</numerusform>
    <numerusform>gry</numerusform>
    <numerusform>gier</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>When</source>
   <translation>Kiedy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Game</source>
   <translation>Gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Result</source>
   <translation>Wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>of par</source>
   <translation>% normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Missed</source>
   <translation>Przeoczone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Cost so far</source>
   <translation>Dotychczasowa strata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Jeszcze nieopanowane</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} rolls</source>
   <translation>
    <numerusform>{} rzut</numerusform>
    <numerusform>{} rzuty</numerusform>
    <numerusform>{} rzutów</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} draws</source>
   <translation>
    <numerusform>{} remis</numerusform>
    <numerusform>{} remisy</numerusform>
    <numerusform>{} remisów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>na 100 plansz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>You find it</source>
   <translation>Znajdujesz je</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>In 100 games</source>
   <translation>W 100 grach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Words worth learning</source>
   <translation>Słowa warte nauki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Based on {} games on this computer</source>
   <translation>
    <numerusform>Na podstawie {} gry na tym komputerze</numerusform>
    <numerusform>Na podstawie {} gier na tym komputerze</numerusform>
    <numerusform>Na podstawie {} gier na tym komputerze</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>{} more open</source>
   <translation>
    <numerusform>jeszcze {} otwarta</numerusform>
    <numerusform>jeszcze {} otwarte</numerusform>
    <numerusform>jeszcze {} otwartych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of today's {} puzzles are done.</source>
   <translation>
    <numerusform>{} z {} dzisiejszych zagadek jest gotowa.</numerusform>
    <numerusform>{} z {} dzisiejszych zagadek są gotowe.</numerusform>
    <numerusform>{} z {} dzisiejszych zagadek jest gotowych.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>questions due</source>
   <translation>
    <numerusform>pytanie do powtórki</numerusform>
    <numerusform>pytania do powtórki</numerusform>
    <numerusform>pytań do powtórki</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>train; learn; rush; streak; exercises; due; anki; missed; weakness; clock</source>
   <translation>trenuj; ucz się; na czas; seria; zadania; do powtórki; anki; przeoczone; słabość; zegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: against the clock</source>
   <translation>Ćwiczenia: na czas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>rush; streak; exercises; three minutes</source>
   <translation>na czas; seria; zadania; trzy minuty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: without a miss</source>
   <translation>Ćwiczenia: bezbłędnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>no question is asked</source>
   <translation>nie ma pytania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Skip</source>
   <translation>Pomiń</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Stop practice</source>
   <translation>Zakończ ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>help; tip; clue</source>
   <translation>pomoc; wskazówka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the answers</source>
   <translation>Pokaż odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Next question</source>
   <translation>Następne pytanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the board</source>
   <translation>Pokaż planszę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>You have finished everything for today.</source>
   <translation>Na dziś wszystko gotowe.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>This cannot be practised: its word or its word list is missing.</source>
   <translation>Tego nie da się ćwiczyć: brakuje słowa lub jego listy słów.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>What you missed</source>
   <translation>Przeoczone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Nic z tego, co tam przeoczono, nie jest warte ćwiczenia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>From the words worth learning.</source>
   <translation>Ze słów wartych nauki.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>A new puzzle of the kind that you missed on {}.</source>
   <translation>Nowa zagadka z rodzaju, który sprawił ci kłopot {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Missed on {}.</source>
   <translation>Przeoczone {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Played on {}.</source>
   <translation>Zagrane {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Once known, it earns up to {} points in 100 games</source>
   <translation>To słowo da ci do {} pkt w 100 grach</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>missed in {} games</source>
   <translation>
    <numerusform>przeoczone w {} grze</numerusform>
    <numerusform>przeoczone w {} grach</numerusform>
    <numerusform>przeoczone w {} grach</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Next review: in {} days</source>
   <translation>
    <numerusform>Następna powtórka: za {} dzień</numerusform>
    <numerusform>Następna powtórka: za {} dni</numerusform>
    <numerusform>Następna powtórka: za {} dni</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Right, after the answer</source>
   <translation>Dobrze, po odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{} of {} found; the others will be asked again</source>
   <translation>Znaleziono {} z {}; pozostałe wrócą jako pytania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Wrong; it will be asked again</source>
   <translation>Źle; to pytanie jeszcze wróci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, gra z {day}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>The next card is due on {}.</source>
   <translation>Następna fiszka wypada {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards are overdue</source>
   <translation>
    <numerusform>{} fiszka jest zaległa</numerusform>
    <numerusform>{} fiszki są zaległe</numerusform>
    <numerusform>{} fiszek jest zaległych</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards so far</source>
   <translation>
    <numerusform>{} fiszka dotąd</numerusform>
    <numerusform>{} fiszki dotąd</numerusform>
    <numerusform>{} fiszek dotąd</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} questions</source>
   <translation>
    <numerusform>{} pytanie</numerusform>
    <numerusform>{} pytania</numerusform>
    <numerusform>{} pytań</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Right, {} more</source>
   <translation>
    <numerusform>Dobrze, jeszcze {}</numerusform>
    <numerusform>Dobrze, jeszcze {}</numerusform>
    <numerusform>Dobrze, jeszcze {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} misses</source>
   <translation>
    <numerusform>{} błąd</numerusform>
    <numerusform>{} błędy</numerusform>
    <numerusform>{} błędów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite</source>
   <translation>udostępnij; wyzwanie; znajomi; eksport; kopiuj; lexica; link; obraz; obrazek; csv; json; zaproś</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>Print…</source>
   <translation>Drukuj…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>pdf; booklet; paper; sheet; print</source>
   <translation>pdf; książeczka; papier; arkusz; drukuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Puzzle book…</source>
   <translation>Książeczka zagadek…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>no game is over</source>
   <translation>nie ma skończonej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Puzzle</source>
   <translation>Zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>the search has failed</source>
   <translation>wyszukiwanie się nie powiodło</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Review the game to send its answers</source>
   <translation>Przejrzyj grę, aby wysłać jej odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>CSV table</source>
   <translation>Tabela CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>JSON file</source>
   <translation>Plik JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}</source>
   <translation>Na liście: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}; there may be more</source>
   <translation>Na liście: {}; może być więcej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>All games</source>
   <translation>Wszystkie gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this is not a valid shortcut</source>
   <translation>to nie jest poprawny skrót</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>a modifier key must be combined with another key</source>
   <translation>klawisz modyfikujący nie wystarczy; dodaj jeszcze inny klawisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key is needed for navigation or editing; add Ctrl or Alt</source>
   <translation>ten klawisz jest potrzebny do nawigacji lub edycji; dodaj Ctrl lub Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key types a character; add Ctrl or Alt</source>
   <translation>ten klawisz wpisuje znak; dodaj Ctrl lub Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>Option with this key types a character; add Command or Control</source>
   <translation>Option z tym klawiszem wpisuje znak; dodaj Command lub Control</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>the system uses these keys</source>
   <translation>tych klawiszy używa system</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Qless Studio hit an unexpected error.</source>
   <translation>W Qless Studio wystąpił nieoczekiwany błąd.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Your puzzles are safe and you can keep working. The details help to fix the problem.</source>
   <translation>Twoje zagadki są bezpieczne i możesz działać dalej. Szczegóły pomogą usunąć problem.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Copy details</source>
   <translation>Kopiuj szczegóły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/instance.py" />
   <source>{} takes one of {}, not {}</source>
   <translation>{} przyjmuje jedno z {}, a nie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>file {}</source>
   <translation>plik {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>not found in {}</source>
   <translation>nie znaleziono w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was changed by another program</source>
   <translation>plik zmienił inny program</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Follow system</source>
   <translation>Jak w systemie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Light</source>
   <translation>Jasny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Dark</source>
   <translation>Ciemny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>High contrast</source>
   <translation>Wysoki kontrast</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Always</source>
   <translation>Zawsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Never</source>
   <translation>Nigdy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Appearance</source>
   <translation>Wygląd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Word lists</source>
   <translation>Listy słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Program</source>
   <translation>Program</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Text size</source>
   <translation>Rozmiar tekstu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Reduce motion</source>
   <translation>Ogranicz animacje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Takes effect after a restart</source>
   <translation>Działa po ponownym uruchomieniu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Play in</source>
   <translation>Język gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New tabs use</source>
   <translation>Nowe zakładki używają</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Propose words that may offend</source>
   <translation>Proponuj słowa, które mogą urazić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed</source>
   <translation>Wyzwiska i wulgaryzmy jako podpowiedzi, pytania lub słowa komputera; zawsze się liczą i zawsze są na listach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show Home at the start</source>
   <translation>Zaczynaj od strony głównej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Autosave open documents</source>
   <translation>Zapisuj otwarte dokumenty automatycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Threads</source>
   <translation>Wątki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Number of cores used to search for boards</source>
   <translation>Liczba rdzeni używanych do szukania plansz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Questions</source>
   <translation>Pytania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Cards a day</source>
   <translation>Fiszki na dzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New cards a day</source>
   <translation>Nowe fiszki na dzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show levels and expected points</source>
   <translation>Pokazuj poziomy i oczekiwane punkty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} cannot be read ({}); starting without it.</source>
   <translation>Nie można odczytać {} ({}); program działa bez tego pliku.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} was damaged and has been renamed to {}; starting without it.</source>
   <translation>Plik {} był uszkodzony i nazywa się teraz {}; program działa bez niego.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no single word is selected</source>
   <translation>nie zaznaczono pojedynczego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was banned or added</source>
   <translation>żadne słowo nie zostało zakazane ani dodane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was looked up before</source>
   <translation>wcześniej nie sprawdzano żadnego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>this is the last word</source>
   <translation>to ostatnie słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up word…</source>
   <translation>Sprawdź słowo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>define; meaning; definition; anagram; inspector</source>
   <translation>znaczenie; definicja; słownik; anagram; inspektor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to previous word</source>
   <translation>Wróć do poprzedniego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward to next word</source>
   <translation>Przejdź do następnego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words…</source>
   <translation>Zakazane i dodane słowa…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo last ban or addition</source>
   <translation>Cofnij ostatni zakaz lub dodanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban word</source>
   <translation>Zakaż słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>allow; forbid; remove; exclude; word list</source>
   <translation>zezwól; zakaż; usuń; wyklucz; lista słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Tylko częste słowa…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>easy words; rare</source>
   <translation>łatwe słowa; rzadkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare word lists…</source>
   <translation>Porównaj listy słów…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>common words only</source>
   <translation>tylko częste słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Anagrams</source>
   <translation>Anagramy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the front</source>
   <translation>Jedna litera dodana na początku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the end</source>
   <translation>Jedna litera dodana na końcu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>First or last letter removed</source>
   <translation>Bez pierwszej lub ostatniej litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Added to {}</source>
   <translation>Dodane do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>W {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Banned from {}</source>
   <translation>Zakazane w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Nie ma w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in any list</source>
   <translation>Nie ma na żadnej liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{}: cannot be read</source>
   <translation>{}: nie można odczytać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} with {} spellings</source>
   <translation>{}, pisownia {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>No definition available.</source>
   <translation>Brak definicji.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Lists: {}</source>
   <translation>Listy: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Nie przeanalizowano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The solver failed unexpectedly. Your puzzle is unchanged.</source>
   <translation>Wyszukiwanie przerwał nieoczekiwany błąd. Twoja zagadka pozostaje bez zmian.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Edit</source>
   <translation>Edycja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>View</source>
   <translation>Widok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>same puzzle</source>
   <translation>ta sama zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>{} cancelled</source>
   <translation>skreślone: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>British</source>
   <translation>brytyjska</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Canadian</source>
   <translation>kanadyjska</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Australian</source>
   <translation>australijska</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>Nie można wczytać listy słów {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>fewer than 1 in 20</source>
   <translation>mniej niż 1 na 20</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>more than 8 of 10</source>
   <translation>więcej niż 8 na 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>A new puzzle to play; in Analyse, one with its answers</source>
   <translation>Nieznana zagadka do gry; w trybie Analizuj zagadka z odpowiedziami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>roll; deal; shuffle; next; start; another; round; match; new game; new puzzle</source>
   <translation>rzut; rozdanie; mieszaj; następna; start; inna; runda; mecz; nowa gra; nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New game with…</source>
   <translation>Nowa gra z…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>seed; conditions; dice; custom; free game; tiles; words</source>
   <translation>ziarno; warunki; kostki; własne; swobodna gra; płytki; słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>this game has no daily puzzles</source>
   <translation>ta gra nie ma zagadek dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>today; puzzle of the day</source>
   <translation>dzisiaj; zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Play this puzzle</source>
   <translation>Zagraj tę zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>cover; hide answers; same again; repeat; replay</source>
   <translation>zakryj; ukryj odpowiedzi; jeszcze raz; powtórz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>against; versus; computer; rival; ghost; bot; level; hand game</source>
   <translation>przeciw; komputer; rywal; duch; bot; poziom; gra z ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Pause</source>
   <translation>Wstrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>pause; resume; go on; stop clock; break</source>
   <translation>pauza; wznów; graj dalej; zatrzymaj zegar; przerwa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Finish</source>
   <translation>Zakończ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Give up</source>
   <translation>Poddaj się</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Filter list</source>
   <translation>Filtruj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>words; solutions; search; pattern; length</source>
   <translation>słowa; rozwiązania; szukaj; wzorzec; długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Time is up</source>
   <translation>Koniec czasu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Next round</source>
   <translation>Następna runda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no conditions to choose</source>
   <translation>ta gra nie ma warunków do wyboru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game is played alone</source>
   <translation>w tę grę gra się samemu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>there is no list to filter</source>
   <translation>nie ma listy do filtrowania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>not in Play</source>
   <translation>nie w trybie Graj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>This game keeps its word list and rules. What you choose here is for the next one.</source>
   <translation>Ta gra zachowuje swoją listę słów i zasady. To, co tu wybierzesz, dotyczy następnej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>dddd d MMMM</source>
   <translation>dddd, d MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>d MMMM</source>
   <translation>d MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>{} yyyy</source>
   <translation>{} yyyy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>e.g. {}</source>
   <translation>np. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>Automatic</source>
   <translation>Automatycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>There is no printer. You can save a PDF instead.</source>
   <translation>Nie ma drukarki. Możesz zamiast tego zapisać PDF.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>already exists; enter the full name to replace it</source>
   <translation>już istnieje; podaj pełną nazwę, aby zastąpić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>nazwa musi mieć jedno z zakończeń: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Zapisano: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found {} words</source>
   <translation>
    <numerusform>Nikt nie znalazł {} słowa</numerusform>
    <numerusform>Nikt nie znalazł {} słów</numerusform>
    <numerusform>Nikt nie znalazł {} słów</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Better</source>
   <translation>Lepiej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Moves</source>
   <translation>Ruchy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without unknown words</source>
   <translation>bez nieznanych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without rare words</source>
   <translation>bez rzadkich słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>very common words only</source>
   <translation>tylko bardzo częste słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression</source>
   <translation>wyrażenie regularne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression, character {}</source>
   <translation>wyrażenie regularne, znak {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} to {} expected</source>
   <translation>oczekiwane od {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} points</source>
   <translation>{} pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par {}</source>
   <translation>norma {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationView</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} to {}</source>
   <translation>od {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>band</source>
   <translation>zakres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>par</source>
   <translation>norma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than in 9 of 10 games on such a board</source>
   <translation>Więcej niż w 9 z 10 gier na takiej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than usual on such a board</source>
   <translation>Więcej niż zwykle na takiej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>As usual on such a board</source>
   <translation>Jak zwykle na takiej planszy</translation>
  </message>
 </context>
 <context>
  <name>FileWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter list</source>
   <translation>Filtruj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Tekst, wzorzec z ? i * albo /wyrażenie regularne/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Clear filter</source>
   <translation>Wyczyść filtr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter</source>
   <translation>Filtr</translation>
  </message>
 </context>
 <context>
  <name>FinishGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Where a die goes</source>
   <translation>Miejsce jednej kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The words of a solution</source>
   <translation>Słowa rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>solution</source>
   <translation>rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The dice that are given stay where they are</source>
   <translation>Kostki podane w pytaniu zostają na swoim miejscu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>All dice must be connected</source>
   <translation>Wszystkie kostki muszą być połączone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>too short</source>
   <translation>za krótkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not in the list</source>
   <translation>{} nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} does not count</source>
   <translation>{} się nie liczy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A die is in the wrong place</source>
   <translation>Jedna kostka leży w złym miejscu</translation>
  </message>
 </context>
 <context>
  <name>Foot</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Export…</source>
   <translation>Eksportuj…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget</source>
   <translation>Zapomnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Text for Anki</source>
   <translation>Tekst dla Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget the whole history of all games?</source>
   <translation>Zapomnieć całą historię wszystkich gier?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>This cannot be undone. To keep a copy, export the history first.</source>
   <translation>Tego nie da się cofnąć. Aby zachować kopię, najpierw wyeksportuj historię.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {}?</source>
   <translation>Zapomnieć: {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} forgotten</source>
   <translation>Zapomniano: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>and what was learned from them</source>
   <translation>oraz to, czego cię nauczyły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Undone</source>
   <translation>Cofnięto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Your answers will be removed, and it will not be asked until you miss it again.</source>
   <translation>Twoje odpowiedzi zostaną usunięte, a pytanie wróci dopiero po następnym przeoczeniu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>or press</source>
   <translation>lub naciśnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Enter</source>
   <translation>Enter</translation>
  </message>
 </context>
 <context>
  <name>ForeignLetters</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>The word list lacks these letters: {}</source>
   <translation>Na liście słów nie ma tych liter: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Use {}</source>
   <translation>Użyj listy {}</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Review</source>
   <translation>Przegląd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Play again</source>
   <translation>Zagraj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>par {}</source>
   <translation>norma {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Play</source>
   <translation>Graj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
 </context>
 <context>
  <name>GamePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
 </context>
 <context>
  <name>GamePlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>daily puzzle</source>
   <translation>zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game ends, and the answers are shown.</source>
   <translation>Gra się skończy, a odpowiedzi zostaną pokazane.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Finish</source>
   <translation>Zakończ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Give up</source>
   <translation>Poddaj się</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Play again</source>
   <translation>Zagraj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Show the answers</source>
   <translation>Pokaż odpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game in progress could not be read</source>
   <translation>Nie udało się odczytać rozpoczętej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Review</source>
   <translation>Przegląd</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Within reach after each move</source>
   <translation>W zasięgu po każdym ruchu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>All cards used</source>
   <translation>Wszystkie karty zużyte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>left over</source>
   <translation>zostało</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Back to the review</source>
   <translation>Wróć do przeglądu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Trying from move {}</source>
   <translation>Próba od ruchu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Your result stays as it is</source>
   <translation>Twój wynik się nie zmieni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>so far</source>
   <translation>dotąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>before</source>
   <translation>przed</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>after</source>
   <translation>po</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best after your move</source>
   <translation>Najlepsze po twoim ruchu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best from here</source>
   <translation>Najlepsze stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>End of the game</source>
   <translation>Koniec gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Nothing more could be played.</source>
   <translation>Nie dało się już nic zagrać.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>A best move: nothing was given away.</source>
   <translation>Najlepszy ruch: bez żadnej straty.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>end value {}</source>
   <translation>na koniec {}</translation>
  </message>
 </context>
 <context>
  <name>GameRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>How many of {}</source>
   <translation>Ile zagadek {}</translation>
  </message>
 </context>
 <context>
  <name>GameTerms</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Reading…</source>
   <translation>Wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>By game</source>
   <translation>Według gier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>games, average, best</source>
   <translation>gry, średnia, rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Records</source>
   <translation>Rekordy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>The history is too large to be read whole: only its newest games are here.</source>
   <translation>Historia jest za duża, aby odczytać ją w całości: są tu tylko najnowsze gry.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Damaged history entries set aside: {}</source>
   <translation>Odłożone uszkodzone wpisy historii: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing in these weeks</source>
   <translation>W tych tygodniach nic</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing played yet</source>
   <translation>Jeszcze nic nie zagrano</translation>
  </message>
 </context>
 <context>
  <name>GoOnBand</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on: {}</source>
   <translation>Graj dalej: {}</translation>
  </message>
 </context>
 <context>
  <name>GridAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Words by length</source>
   <translation>Słowa według długości</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell</source>
   <translation>Rzędy rozdzielone /; Qu jako płytka Qu, # jako zablokowana płytka, * jako dowolna litera, ? jako otwarte pole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Nie ma jeszcze czego sprawdzać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>words</source>
   <translation>słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>longest</source>
   <translation>najdłuższe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>mean points</source>
   <translation>pkt na słowo</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>Wpisz {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Open cell (? or Delete)</source>
   <translation>Otwarte pole (? lub Delete)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear tile</source>
   <translation>Wyczyść płytkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (hold Shift)</source>
   <translation>Kilka liter (przytrzymaj Shift)</translation>
  </message>
 </context>
 <context>
  <name>GridCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>There is no word at the cursor</source>
   <translation>Przy kursorze nie ma słowa</translation>
  </message>
 </context>
 <context>
  <name>GridExercise</name>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Letters</source>
   <translation>Litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>First letter of one word</source>
   <translation>Pierwsza litera jednego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first two letters</source>
   <translation>Jego dwie pierwsze litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first tile</source>
   <translation>Pierwsza płytka słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>All its tiles</source>
   <translation>Wszystkie płytki słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>needs other letters</source>
   <translation>wymaga innych liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not on the board</source>
   <translation>nie ma na planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not in the list</source>
   <translation>nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>use all letters</source>
   <translation>użyj wszystkich liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>on the board, but not one of these</source>
   <translation>na planszy, ale nie jedno z tych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not what is asked for</source>
   <translation>nie o to chodzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>already found</source>
   <translation>już znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>part of the hint</source>
   <translation>część podpowiedzi</translation>
  </message>
 </context>
 <context>
  <name>GridHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>There are no further hints for this grid</source>
   <translation>Do tego diagramu nie ma więcej podpowiedzi</translation>
  </message>
 </context>
 <context>
  <name>GridRound</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words in the last minute</source>
   <translation>słowa w ostatniej minucie: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>expected</source>
   <translation>oczekiwane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>par</source>
   <translation>norma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>of par</source>
   <translation>% normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All words found</source>
   <translation>Znaleziono wszystkie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Finished</source>
   <translation>Zakończone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>best, proven</source>
   <translation>najlepszy, udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} of par</source>
   <translation>{} normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Game {} today</source>
   <translation>Dzisiejsza gra {}</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Back</source>
   <translation>Wstecz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Forward</source>
   <translation>Dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – pomoc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Found: {}</source>
   <translation>Znaleziono: {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close hints</source>
   <translation>Zamknij podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Pokaż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Podpowiedź</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Show</source>
   <translation>Pokaż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Hint</source>
   <translation>Podpowiedź</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
 </context>
 <context>
  <name>History</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Days</source>
   <translation>Dni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Progress</source>
   <translation>Postępy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Game</source>
   <translation>Gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} weeks</source>
   <translation>Tygodnie: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All weeks</source>
   <translation>Wszystkie tygodnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Weeks</source>
   <translation>Tygodnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Month</source>
   <translation>Miesiąc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All games</source>
   <translation>Wszystkie gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>You win</source>
   <translation>Wygrywasz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>A draw</source>
   <translation>Remis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>solved</source>
   <translation>rozwiązane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Finished</source>
   <translation>Zakończone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>given up</source>
   <translation>poddane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>no solution exists</source>
   <translation>rozwiązania nie ma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Match</source>
   <translation>Mecz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>played later</source>
   <translation>zagrane później</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>daily puzzle</source>
   <translation>zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>against {}</source>
   <translation>przeciwnik: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a friend</source>
   <translation>ktoś</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of par</source>
   <translation>{} normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a record</source>
   <translation>rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} points</source>
   <translation>{} pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>best</source>
   <translation>najlepsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>average</source>
   <translation>średnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>of par</source>
   <translation>% normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share of the best possible score</source>
   <translation>Odsetek najlepszego możliwego wyniku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share solved</source>
   <translation>Odsetek rozwiązanych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, longest {}</source>
   <translation>{}, najdłużej {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Days in a row</source>
   <translation>Dni z rzędu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Daily puzzles done</source>
   <translation>Gotowe zagadki dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, solved in a row</source>
   <translation>{}, rozwiązane z rzędu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Without hints</source>
   <translation>Bez podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Easy</source>
   <translation>Łatwy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Strong</source>
   <translation>Silny</translation>
  </message>
 </context>
 <context>
  <name>HistorySync</name>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanging the history…</source>
   <translation>Synchronizacja historii…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanged at {}: {}</source>
   <translation>Zsynchronizowano o {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>The history could not be exchanged: {}</source>
   <translation>Nie udało się zsynchronizować historii: {}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Home</source>
   <translation>Strona główna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Analyse a board of your own</source>
   <translation>Przeanalizuj własną planszę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>type it, paste it, or use a picture</source>
   <translation>wpisz ją, wklej albo odczytaj z obrazu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Example</source>
   <translation>Przykład</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Has a friend sent you a puzzle?</source>
   <translation>Masz zagadkę od znajomych?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>paste the message here</source>
   <translation>wklej tu wiadomość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Paste</source>
   <translation>Wklej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>How it works</source>
   <translation>Jak to działa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>a page for each game</source>
   <translation>strona o każdej grze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Help</source>
   <translation>Pomoc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>today</source>
   <translation>dzisiaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>the same puzzles for everybody</source>
   <translation>dla wszystkich te same zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Nothing is sent anywhere; what you play is kept on this computer.</source>
   <translation>Nic nie jest nigdzie wysyłane; twoje gry zostają na tym komputerze.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Witaj w Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Letter games to play and to analyse. Today's puzzles are the same for everybody.</source>
   <translation>Gry słowne do grania i analizowania. Dzisiejsze zagadki są takie same dla wszystkich.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Open example</source>
   <translation>Otwórz przykład</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>daily puzzle</source>
   <translation>zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} played</source>
   <translation>zagrane: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>solved</source>
   <translation>rozwiązane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Finished</source>
   <translation>Zakończone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Begun</source>
   <translation>Zaczęte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>not played</source>
   <translation>niezagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>given up</source>
   <translation>poddane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>par {}</source>
   <translation>norma {}</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import</source>
   <translation>Importuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Imię</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Zachowaj pisane wielką literą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Remove accents</source>
   <translation>Usuń znaki diakrytyczne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Use numbers as frequencies</source>
   <translation>Użyj liczb jako częstości</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Layout</source>
   <translation>Układ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Detect automatically</source>
   <translation>Wykryj automatycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Encoding</source>
   <translation>Kodowanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Language</source>
   <translation>Język</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Read as {}</source>
   <translation>Odczytano jako {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file contains no usable words.</source>
   <translation>W tym pliku nie ma słów, których można użyć.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file is empty.</source>
   <translation>Ten plik jest pusty.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>Tego pliku nie można zaimportować</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Choose affix file</source>
   <translation>Wybierz plik afiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>All files (*)</source>
   <translation>Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, with accents removed</source>
   <translation>zachowane, bez znaków diakrytycznych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>pominięto: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a usable word.</source>
   <translation>Każdej pozycji można użyć jako słowa.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}…</source>
   <translation>Sprawdzanie {}…</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy details</source>
   <translation>Kopiuj szczegóły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move to the other side</source>
   <translation>Przenieś na drugą stronę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Selected words</source>
   <translation>Zaznaczone słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Base form</source>
   <translation>Forma podstawowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Select a word in a list, or type any word above.</source>
   <translation>Zaznacz słowo na liście albo wpisz dowolne słowo powyżej.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban</source>
   <translation>Zakaż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow</source>
   <translation>Zezwól</translation>
  </message>
 </context>
 <context>
  <name>JudgeGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
 </context>
 <context>
  <name>LeavesABoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>One that leads to a dead end</source>
   <translation>Prefiks, który prowadzi w ślepą uliczkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefiks</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} nie ma wśród prefiksów do wyboru</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, up to {}. {}</source>
   <translation>{}, do {}. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Click the tiles for {}; Esc ends</source>
   <translation>Klikaj płytki, aby ustawić: {}; Esc kończy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining points</source>
   <translation>Na dole z lewej: pozostałe punkty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining words</source>
   <translation>Na dole z lewej: pozostałe słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Dashed ring: start here</source>
   <translation>Na dole z prawej: wartość. Przerywana obwódka: zacznij tutaj</translation>
  </message>
 </context>
 <context>
  <name>LengthBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} with {} letters ({}%)</source>
   <translation>{} z {} liter ({}%)</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>only {} letters, click again for all</source>
   <translation>tylko z {} liter, kliknij ponownie, aby zobaczyć wszystkie</translation>
  </message>
 </context>
 <context>
  <name>LetterStrip</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/board/letter_strip.py" />
   <source>Type {}</source>
   <translation>Wpisz {}</translation>
  </message>
 </context>
 <context>
  <name>LettersField</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
 </context>
 <context>
  <name>LexicaLink</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>A friend can play this board with Lexica on a phone</source>
   <translation>Znajomi mogą zagrać na tej planszy w Lexice na telefonie</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>All tabs now use {}; games that were begun keep their word lists.</source>
   <translation>Wszystkie zakładki używają teraz {}; zaczęte gry zachowują swoje listy słów.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}</source>
   <translation>Lista słów: {}</translation>
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} word</source>
   <translation>słowa: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} words</source>
   <translation>słowa: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Built-in</source>
   <translation>Wbudowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Imported</source>
   <translation>Zaimportowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>damaged</source>
   <translation>uszkodzona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>in use</source>
   <translation>w użyciu</translation>
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import</source>
   <translation>Importuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Zmień nazwę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Usuń</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Use in all tabs</source>
   <translation>Użyj we wszystkich zakładkach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Additional spellings</source>
   <translation>Dodatkowa pisownia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list for {}</source>
   <translation>Lista słów dla {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listy słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>All files (*)</source>
   <translation>Wszystkie pliki (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Imported: {}, {}</source>
   <translation>Zaimportowano: {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove the word list “{}”?</source>
   <translation>Usunąć listę słów „{}”?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from is not deleted.</source>
   <translation>Plik, z którego pochodzi, nie zostanie usunięty.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
 </context>
 <context>
  <name>LiftWord</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A word that can stay</source>
   <translation>Słowo, które może zostać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} nie ma wśród prefiksów do wyboru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Once more to lift {}</source>
   <translation>Jeszcze raz, aby zdjąć {}</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>loading…</source>
   <translation>wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions</source>
   <translation>słowa: {}, rozwiązania: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions so far</source>
   <translation>na razie słowa: {}, rozwiązania: {}</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The dropped item contains no puzzle: {}</source>
   <translation>Upuszczony element nie zawiera zagadki: {}</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Take back words</source>
   <translation>Cofnij słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>The hand game</source>
   <translation>Gra z ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game</source>
   <translation>Gra z ręki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Analyse hand</source>
   <translation>Analizuj rękę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>You have drawn a card already</source>
   <translation>Karta jest już dobrana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Computer</source>
   <translation>Komputer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Words played</source>
   <translation>Zagrane słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Set aside</source>
   <translation>Odłóż na bok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Discard one card</source>
   <translation>Odrzuć jedną kartę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Aby zakończyć rundę, ułóż słowa ze wszystkich kart oprócz jednej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>lead</source>
   <translation>przewaga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>points</source>
   <translation>pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game, {} to {} against the computer ({})</source>
   <translation>Gra z ręki, {} do {} z komputerem ({})</translation>
  </message>
 </context>
 <context>
  <name>MatchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>points</source>
   <translation>pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>You</source>
   <translation>Ty</translation>
  </message>
 </context>
 <context>
  <name>MatchStrip</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Round {}</source>
   <translation>Runda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Match</source>
   <translation>Mecz</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>{}; shown side by side when both have played</source>
   <translation>{}; obok siebie, gdy obie osoby skończą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle</source>
   <translation>Ta sama zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>without your result</source>
   <translation>bez twojego wyniku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle, and your result once they have played</source>
   <translation>Ta sama zagadka, a twój wynik po grze drugiej osoby</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The puzzle with its answers</source>
   <translation>Zagadka z odpowiedziami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>nothing left to find</source>
   <translation>nic już do znalezienia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your name</source>
   <translation>Twoje imię</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your result in the message</source>
   <translation>Twój wynik w wiadomości</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Wiadomość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>opens when pasted anywhere in Qless Studio</source>
   <translation>otwiera się po wklejeniu gdziekolwiek w Qless Studio</translation>
  </message>
 </context>
 <context>
  <name>Misses</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>{} of {} misses</source>
   <translation>błędy: {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>misses</source>
   <translation>błędy</translation>
  </message>
 </context>
 <context>
  <name>Month</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>Days</source>
   <translation>Dni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>today</source>
   <translation>dzisiaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>to come</source>
   <translation>przed nami</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>{} of {} puzzles</source>
   <translation>zagadki: {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>a record</source>
   <translation>rekord</translation>
  </message>
 </context>
 <context>
  <name>MoveReview</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>best</source>
   <translation>najlepsze</translation>
  </message>
 </context>
 <context>
  <name>MultiplierPalette</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>multipliers</source>
   <translation>mnożniki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}: click it, then tiles; or drag it onto a tile</source>
   <translation>{}: kliknij tutaj, potem płytki; albo przeciągnij na płytkę</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files could not be opened. First error: {}</source>
   <translation>Nie udało się otworzyć plików: {}. Pierwszy błąd: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>plik {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} contains no puzzle: {}</source>
   <translation>{} nie zawiera zagadki: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>is too large</source>
   <translation>rozmiar jest za duży</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>shared text</source>
   <translation>udostępniony tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open in {}</source>
   <translation>Otwórz w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>No puzzle for {}: {}</source>
   <translation>To nie zagadka do gry {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Opened in a new document; “{}” is unchanged.</source>
   <translation>Otwarto w nowym dokumencie; „{}” pozostaje bez zmian.</translation>
  </message>
 </context>
 <context>
  <name>Opponent</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer at your level, {}</source>
   <translation>Komputer na twoim poziomie, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {} for now</source>
   <translation>Komputer, na razie poziom {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games</source>
   <translation>Twoje wcześniejsze gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games, after the first</source>
   <translation>Twoje wcześniejsze gry, po pierwszej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {}</source>
   <translation>Komputer, poziom {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Nobody</source>
   <translation>Nikt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>A draw</source>
   <translation>Remis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only the opponent: {}</source>
   <translation>Tylko przeciwnik: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only you</source>
   <translation>Tylko ty</translation>
  </message>
 </context>
 <context>
  <name>OrderPart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>None of {} puzzles matched; the closest was chosen.</source>
   <translation>Żadna z {} nie pasuje; wzięto najbliższą.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Your words</source>
   <translation>Twoje słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>newest first</source>
   <translation>najpierw najnowsze</translation>
  </message>
 </context>
 <context>
  <name>PageAsker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>wrong</source>
   <translation>źle</translation>
  </message>
 </context>
 <context>
  <name>PageBrowser</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/browser.py" />
   <source>Page</source>
   <translation>Strona</translation>
  </message>
 </context>
 <context>
  <name>PagePreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>page {} of {}</source>
   <translation>strona {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>not made yet</source>
   <translation>jeszcze niegotowa</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>unavailable</source>
   <translation>niedostępne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>on</source>
   <translation>włączone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>off</source>
   <translation>wyłączone</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score</source>
   <translation>Najlepszy wynik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filtr</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>best of the deal</source>
   <translation>najlepszy wynik rozdania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>użyte karty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points (estimate)</source>
   <translation>± {} pkt (szacunkowo)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>Nie da się zagrać żadnego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Pierwsze słowo nie jest jeszcze znane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No games</source>
   <translation>Brak gier</translation>
  </message>
 </context>
 <context>
  <name>ParBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of the best</source>
   <translation>{} najlepszego wyniku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of par</source>
   <translation>{} normy</translation>
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Previous path</source>
   <translation>Poprzednia ścieżka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Next path</source>
   <translation>Następna ścieżka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
 </context>
 <context>
  <name>PauseCover</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Paused; the board is covered</source>
   <translation>Przerwa; plansza jest zakryta</translation>
  </message>
 </context>
 <context>
  <name>PictureDialog</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>The board as read</source>
   <translation>Odczytana plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>drag a corner if the grid is off</source>
   <translation>przeciągnij róg, jeśli siatka jest przesunięta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Framed: unsure, below 95 %. Dashed: a guess, below 60 %.</source>
   <translation>W ramce: niepewne, poniżej 95%. Linia przerywana: zgadywane, poniżej 60%.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Another picture…</source>
   <translation>Inny obraz…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Paste</source>
   <translation>Wklej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Use this board</source>
   <translation>Użyj tej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>There is no picture on the clipboard.</source>
   <translation>W schowku nie ma obrazu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>from the clipboard</source>
   <translation>ze schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Reading…</source>
   <translation>Wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>No board found.</source>
   <translation>Nie znaleziono planszy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} Drag the four corners onto it.</source>
   <translation>{} Przeciągnij na nią cztery rogi.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} needed.</source>
   <translation>{}, potrzeba {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>row {}, column {}</source>
   <translation>rząd {}, kolumna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>All letters sure</source>
   <translation>Wszystkie litery pewne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} to look at</source>
   <translation>{}, do sprawdzenia: {}</translation>
  </message>
 </context>
 <context>
  <name>PictureLabel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>covered</source>
   <translation>zakryte</translation>
  </message>
 </context>
 <context>
  <name>PictureReading</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Boards of {} cannot be read from pictures, only those of {}.</source>
   <translation>Z obrazu nie da się odczytać plansz {}; da się odczytać plansze {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Reading a picture takes compiled kernels, which this installation lacks.</source>
   <translation>Odczyt obrazu wymaga skompilowanych modułów, a w tej instalacji ich nie ma.</translation>
  </message>
 </context>
 <context>
  <name>PictureView</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper left corner</source>
   <translation>Lewy górny róg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper right corner</source>
   <translation>Prawy górny róg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower right corner</source>
   <translation>Prawy dolny róg</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower left corner</source>
   <translation>Lewy dolny róg</translation>
  </message>
 </context>
 <context>
  <name>PictureWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PNG image</source>
   <translation>Obraz PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>SVG image</source>
   <translation>Obraz SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PDF document</source>
   <translation>Dokument PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
 </context>
 <context>
  <name>PlanClock</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Missed</source>
   <translation>Przeoczone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>found</source>
   <translation>znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
 </context>
 <context>
  <name>PlanList</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Running total</source>
   <translation>Suma bieżąca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
 </context>
 <context>
  <name>PlayPanel</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Making the puzzle…</source>
   <translation>Tworzenie zagadki…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Finish</source>
   <translation>Zakończ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Give up</source>
   <translation>Poddaj się</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Daily puzzle, {}</source>
   <translation>Zagadka dnia, {}</translation>
  </message>
 </context>
 <context>
  <name>PlayStart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Press Esc to go back to your game first</source>
   <translation>Najpierw naciśnij Esc, aby wrócić do swojej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
 </context>
 <context>
  <name>PlaybackBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Previous move</source>
   <translation>Poprzedni ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Play automatically</source>
   <translation>Odtwarzaj automatycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Next move</source>
   <translation>Następny ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Back to my game</source>
   <translation>Wróć do mojej gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>already found</source>
   <translation>już znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not in the list</source>
   <translation>nie ma na liście</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not on the board</source>
   <translation>nie ma na planszy</translation>
  </message>
 </context>
 <context>
  <name>PlayerColumn</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Player {}</source>
   <translation>Gracz {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Name of player {}</source>
   <translation>Imię gracza {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Words of player {}</source>
   <translation>Słowa gracza {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Winner</source>
   <translation>Zwycięstwo</translation>
  </message>
 </context>
 <context>
  <name>Practice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practise</source>
   <translation>Ćwicz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>There are no exercises in this language.</source>
   <translation>W tym języku nie ma zadań.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Try the failed ones again</source>
   <translation>Powtórz nieudane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practise</source>
   <translation>Ćwicz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Word of the day</source>
   <translation>Słowo dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Words worth learning</source>
   <translation>Słowa warte nauki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>the next on {}</source>
   <translation>następne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>none today</source>
   <translation>dziś brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>of 100 boards</source>
   <translation>na 100 plansz</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Reset to defaults</source>
   <translation>Przywróć domyślne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>This game has no options.</source>
   <translation>Ta gra nie ma opcji.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one per core ({})</source>
   <translation>jeden na rdzeń ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As the window ({})</source>
   <translation>Jak okno ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Język systemu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Default for the game</source>
   <translation>Domyślnie dla gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Restart Qless Studio to change its language.</source>
   <translation>Uruchom Qless Studio ponownie, aby zmienić język.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Choose folder…</source>
   <translation>Wybierz folder…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Exchange now</source>
   <translation>Synchronizuj teraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Stop sharing</source>
   <translation>Nie udostępniaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Import</source>
   <translation>Importuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Not shared</source>
   <translation>Nieudostępnione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Skróty klawiszowe…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Found: {}</source>
   <translation>Znaleziono: {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixLists</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Not analysed</source>
   <translation>Nie przeanalizowano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Select a round node to see what fits</source>
   <translation>Wybierz okrągły węzeł, aby zobaczyć, co pasuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>No suffixes complete this board</source>
   <translation>Żadne sufiksy nie uzupełniają tej planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none fit</source>
   <translation>0 pasuje</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>prefixes</source>
   <translation>prefiksów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>edges</source>
   <translation>linii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>View</source>
   <translation>Widok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Completions</source>
   <translation>Uzupełnienia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Place</source>
   <translation>Połóż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} of {} edges form a word</source>
   <translation>{} z {} linii tworzy słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards left</source>
   <translation>Plansze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already on the board</source>
   <translation>już na planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already used with –{}</source>
   <translation>już użyte z –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>powtórzone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Suffixes</source>
   <translation>Sufiksy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards</source>
   <translation>Plansze</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Print…</source>
   <translation>Drukuj…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Pages</source>
   <translation>Strony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Include the list of results</source>
   <translation>Dołącz listę wyników</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Previous page</source>
   <translation>Poprzednia strona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Next page</source>
   <translation>Następna strona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Save as PDF…</source>
   <translation>Zapisz jako PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>page {} of {}</source>
   <translation>strona {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Sent to the printer.</source>
   <translation>Wysłano do drukarki.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Nic nie wydrukowano: drukarka nie odpowiada.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>PDF document</source>
   <translation>Dokument PDF</translation>
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share found</source>
   <translation>Odsetek znalezionych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>points given away per game</source>
   <translation>stracone punkty na grę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>hints</source>
   <translation>podpowiedzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{}, by week</source>
   <translation>{}, według tygodni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Time</source>
   <translation>Czas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share solved</source>
   <translation>Odsetek rozwiązanych</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Level</source>
   <translation>Poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>common words</source>
   <translation>częste słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>all words</source>
   <translation>wszystkie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>average</source>
   <translation>średnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved</source>
   <translation>rozwiązane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>level</source>
   <translation>poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>expected, by difficulty</source>
   <translation>oczekiwane, według trudności</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>give or take, two times in three</source>
   <translation>plus minus, w dwóch przypadkach na trzy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved among your rolls</source>
   <translation>rozwiązane z twoich rzutów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>found among those on your boards</source>
   <translation>znalezione z tych na twoich planszach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>A row appears here after {} cases.</source>
   <translation>Wiersz pojawi się tu po {} przypadkach.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} solved</source>
   <translation>rozwiązane: {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} found</source>
   <translation>znaleziono {} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, gra z {day}</translation>
  </message>
 </context>
 <context>
  <name>ProgressDisplay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>dice placed</source>
   <translation>kostek położonych</translation>
  </message>
 </context>
 <context>
  <name>ProgressView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Weaknesses</source>
   <translation>Słabe strony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Jeszcze nieopanowane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Strengths</source>
   <translation>Mocne strony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Show the game</source>
   <translation>Pokaż grę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Hide</source>
   <translation>Ukryj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Where you stand</source>
   <translation>Jak ci idzie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Records</source>
   <translation>Rekordy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Practise the weakest</source>
   <translation>Ćwicz najsłabsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Reading…</source>
   <translation>Wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Nothing played yet</source>
   <translation>Jeszcze nic nie zagrano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>questions due</source>
   <translation>pytania do powtórki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>To, co przeoczysz, staje się fiszką i wraca, aż będziesz to umieć.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>level</source>
   <translation>poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>points given away per game</source>
   <translation>stracone punkty na grę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} less half of what par gave away on the same deals: hard deals are evened out.</source>
   <translation>{} po odjęciu połowy tego, co w tych samych rozdaniach traci norma: to wyrównuje trudne rozdania.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Small: 3 to 6 points, medium: 7 to 14.</source>
   <translation>Małe: od 3 do 6 punktów, średnie: od 7 do 14.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} this week</source>
   <translation>{} w tym tygodniu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>daily puzzle</source>
   <translation>zagadka dnia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Levels are hidden everywhere; the preferences bring them back.</source>
   <translation>Poziomy są wszędzie ukryte; przywrócisz je w ustawieniach.</translation>
  </message>
 </context>
 <context>
  <name>ProofChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>none yet</source>
   <translation>jeszcze brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{} after {}</source>
   <translation>{} po {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>proven {}</source>
   <translation>udowodnione {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>best {}</source>
   <translation>najlepszy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>at most {}</source>
   <translation>najwyżej {}</translation>
  </message>
 </context>
 <context>
  <name>ProofForm</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most points</source>
   <translation>Najwięcej punktów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most words</source>
   <translation>Najwięcej słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Whole board</source>
   <translation>Cała plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Open cells</source>
   <translation>Otwarte pola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Cells to fill</source>
   <translation>Pola do wypełnienia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Best means</source>
   <translation>Najlepsza ma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Letters allowed</source>
   <translation>Dozwolone litery</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Only boards that these dice can show</source>
   <translation>Tylko plansze możliwe z tych kostek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>dowolne</translation>
  </message>
 </context>
 <context>
  <name>PuzzleCatalogue</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Z tą listą i tymi opcjami nie ma żadnej zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Suffixes</source>
   <translation>Sufiksy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Boards</source>
   <translation>Plansze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Words needed</source>
   <translation>Potrzebne słowa</translation>
  </message>
 </context>
 <context>
  <name>PuzzleLevels</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of those with a solution you solve {} within {} minutes.</source>
   <translation>Z tych, które mają rozwiązanie, rozwiązujesz {} w ciągu {} min.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of puzzles like it you solve {} within {} minutes.</source>
   <translation>Z takich rozwiązujesz {} w ciągu {} min.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Half of them take less than {}.</source>
   <translation>Połowa z nich zajmuje mniej niż {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than 9 of 10 like it</source>
   <translation>Szybciej niż 9 z 10 takich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than usual with such a puzzle</source>
   <translation>Szybciej niż zwykle przy takiej zagadce</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>As usual with such a puzzle</source>
   <translation>Jak zwykle przy takiej zagadce</translation>
  </message>
 </context>
 <context>
  <name>PuzzleMaker</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Stopped</source>
   <translation>Zatrzymano</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Puzzles</source>
   <translation>Zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Filter list</source>
   <translation>Filtruj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards&lt;100 words&lt;800</source>
   <translation>Tekst, wzorzec z ? i * albo /wyrażenie regularne/, a do tego granice, np. boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Words needed</source>
   <translation>Potrzebne słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Z tą listą i tymi opcjami nie ma żadnej zagadki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far</source>
   <translation>{} (na razie)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, easiest first</source>
   <translation>{}, najpierw najłatwiejsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, stopped</source>
   <translation>{}, zatrzymano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, hardest first</source>
   <translation>{}, najpierw najtrudniejsze</translation>
  </message>
 </context>
 <context>
  <name>PuzzleRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Begun</source>
   <translation>Zaczęte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>not played</source>
   <translation>niezagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{} of par</source>
   <translation>{} normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>played later</source>
   <translation>zagrane później</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Review</source>
   <translation>Przegląd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Play</source>
   <translation>Graj</translation>
  </message>
 </context>
 <context>
  <name>QLessAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Dice</source>
   <translation>Kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40</source>
   <translation>Od 3 do 16 liter, potem ; i diagram. Początek tiles: to swobodna gra, najwyżej 40 płytek</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Facts</source>
   <translation>Fakty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>{} letters or more</source>
   <translation>od {} liter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Minimum length</source>
   <translation>Minimalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Difficulty</source>
   <translation>Trudność</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Why, and what would help</source>
   <translation>Dlaczego i co by pomogło</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Go on</source>
   <translation>Graj dalej</translation>
  </message>
 </context>
 <context>
  <name>QLessBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Type a letter to place a die here</source>
   <translation>Wpisz literę, aby położyć tu kostkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>No {} left on the rack</source>
   <translation>Na stojaku nie ma już {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter</source>
   <translation>{} nie jest literą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no tile to return to the rack</source>
   <translation>Nie ma tu płytki, którą można odłożyć na stojak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The tiles would be too far apart</source>
   <translation>Płytki byłyby za daleko od siebie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The grid is at the edge</source>
   <translation>Diagram jest już przy krawędzi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
 </context>
 <context>
  <name>QLessBoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Diagram i stojak</translation>
  </message>
 </context>
 <context>
  <name>QLessPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>Rolls for the next games</source>
   <translation>Rzuty na następne gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Gra tym rzutem się skończy, a program udowodni, czy to prawda.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>All dice are in one grid</source>
   <translation>Wszystkie kostki są w jednym diagramie</translation>
  </message>
 </context>
 <context>
  <name>QLessPlayView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Words on the grid</source>
   <translation>Słowa na diagramie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Why, and what would help</source>
   <translation>Dlaczego i co by pomogło</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Dice</source>
   <translation>Kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The letters of your dice; Enter plays them</source>
   <translation>Litery twoich kostek; Enter zaczyna grę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type puzzle</source>
   <translation>Wpisz zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Play this puzzle</source>
   <translation>Zagraj tę zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go.</source>
   <translation>Wpisuj litery i poruszaj się strzałkami albo przeciągaj kostki na diagram. Słowa są od razu sprawdzane.</translation>
  </message>
 </context>
 <context>
  <name>QuestionPage</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Questions</source>
   <translation>Pytania</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles, upper/lower</source>
   <translation>Stosy, góra/dół</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards</source>
   <translation>Stosy takie jak L/Q; - zamiast pustego stosu, ? zamiast nieznanej dolnej karty; albo dwa rzędy kart</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Solitaire</source>
   <translation>Pasjans</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Hand</source>
   <translation>Ręka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game</source>
   <translation>Gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>standard bonus</source>
   <translation>zwykła premia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>no bonus</source>
   <translation>bez premii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>custom bonus</source>
   <translation>własna premia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Nie ma jeszcze czego sprawdzać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>No first word is known yet</source>
   <translation>Pierwsze słowo nie jest jeszcze znane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Szacunkowo: zacznij od {}, na koniec {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Best from here</source>
   <translation>Najlepsze stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Click cards or type a word</source>
   <translation>Klikaj karty lub wpisz słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>It gives points away</source>
   <translation>To strata punktów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Length</source>
   <translation>Długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>First letter</source>
   <translation>Pierwsza litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Its cards</source>
   <translation>Karty tego słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, the most of all</source>
   <translation>Po {} można zdobyć najwyżej {} pkt, najwięcej ze wszystkich</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, {} less than with {}</source>
   <translation>Po {} można zdobyć najwyżej {} pkt, o {} mniej niż z {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Solitaire</source>
   <translation>Pasjans</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Hand</source>
   <translation>Ręka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Game</source>
   <translation>Gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed {}</source>
   <translation>Ziarno {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation>zwykła premia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation>bez premii</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation>własna premia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of {} cards or more</source>
   <translation>słowa od {} kart</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>{} deck</source>
   <translation>język talii: {}</translation>
  </message>
 </context>
 <context>
  <name>ReachChart</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} at the start</source>
   <translation>{} na początku</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} after move {}</source>
   <translation>{} po ruchu {}</translation>
  </message>
 </context>
 <context>
  <name>ReadBoard</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>The board as read</source>
   <translation>Odczytana plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>row {}, column {}</source>
   <translation>rząd {}, kolumna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>letter {}</source>
   <translation>litera {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>puste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>a guess</source>
   <translation>zgadywane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>unsure</source>
   <translation>niepewne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>or {}</source>
   <translation>lub {}</translation>
  </message>
 </context>
 <context>
  <name>Received</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>This is your own challenge; send it to a friend</source>
   <translation>To twoje własne wyzwanie; wyślij je znajomym</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open recent</source>
   <translation>Ostatnio otwarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Clear recent files</source>
   <translation>Wyczyść listę ostatnich plików</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open {} ({})</source>
   <translation>Otwórz {} ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>none yet</source>
   <translation>jeszcze brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Recent deals</source>
   <translation>Ostatnie rozdania</translation>
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Recent rolls</source>
   <translation>Ostatnie rzuty</translation>
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>no solution exists</source>
   <translation>rozwiązania nie ma</translation>
  </message>
 </context>
 <context>
  <name>Remains</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>What remains, by length</source>
   <translation>Co zostało, według długości</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Hide</source>
   <translation>Ukryj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Show</source>
   <translation>Pokaż</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Zmień nazwę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Name</source>
   <translation>Imię</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Zgłoś problem…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write what you did, what you expected and what happened.</source>
   <translation>Program niczego nie wysyła. Skopiuj te szczegóły, otwórz w przeglądarce stronę zgłoszeń i opisz swoje kroki, oczekiwany wynik i to, co się stało.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Details of this installation</source>
   <translation>Szczegóły tej instalacji</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy details</source>
   <translation>Kopiuj szczegóły</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Open page</source>
   <translation>Otwórz stronę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Play again</source>
   <translation>Zagraj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Practise</source>
   <translation>Ćwicz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>More</source>
   <translation>Więcej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Longest word</source>
   <translation>Najdłuższe słowo</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted descending</source>
   <translation>{}, sortowanie malejące</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted ascending</source>
   <translation>{}, sortowanie rosnące</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Words of the game</source>
   <translation>Słowa z gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>common first</source>
   <translation>najpierw częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Missed</source>
   <translation>Przeoczone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Found</source>
   <translation>Znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No words found</source>
   <translation>Nie znaleziono słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Nothing missed</source>
   <translation>Nic nie przeoczono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
 </context>
 <context>
  <name>ReviewBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Previous move</source>
   <translation>Poprzedni ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Next move</source>
   <translation>Następny ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Back to the review</source>
   <translation>Wróć do przeglądu</translation>
  </message>
 </context>
 <context>
  <name>ReviewCards</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Review</source>
   <translation>Przegląd</translation>
  </message>
 </context>
 <context>
  <name>ReviewTray</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Better</source>
   <translation>Lepiej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>You played</source>
   <translation>Zagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Try from here</source>
   <translation>Spróbuj stąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show my move</source>
   <translation>Pokaż mój ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show better move</source>
   <translation>Pokaż lepszy ruch</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>roll {}</source>
   <translation>rzut {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
 </context>
 <context>
  <name>RoundDiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board and dice</source>
   <translation>Plansza i kostki</translation>
  </message>
 </context>
 <context>
  <name>RoundEnd</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Computer</source>
   <translation>Komputer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You</source>
   <translation>Ty</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The table stays as it is until you press</source>
   <translation>Stół zostaje, aż naciśniesz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>had the last turn</source>
   <translation>ostatni ruch</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Round {}</source>
   <translation>Runda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Nothing better could be laid down against these words (proven)</source>
   <translation>Przeciw tym słowom nie dało się wyłożyć nic lepszego (udowodnione)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The computer went out first</source>
   <translation>Komputer kończy rundę przed tobą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You went out first</source>
   <translation>Kończysz rundę przed komputerem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>longest word, {} letters against {}</source>
   <translation>najdłuższe słowo, liter {} do {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>words, {} against {}</source>
   <translation>słowa, {} do {}</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Name</source>
   <translation>Imię</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>My {}</source>
   <translation>Moje {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Minimum length</source>
   <translation>Minimalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Bonus by length</source>
   <translation>Premia za długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>none</source>
   <translation>brak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Factor by length</source>
   <translation>Mnożnik za długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>for 0, 1, 2, 3 … letters; the last step is repeated for longer words</source>
   <translation>dla 0, 1, 2, 3 … liter; ostatni krok powtarza się przy dłuższych słowach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>from this many letters on, such as 5:1.5 6:2</source>
   <translation>od tylu liter, np. 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Value of {}</source>
   <translation>Wartość {}</translation>
  </message>
 </context>
 <context>
  <name>RunBars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} solved</source>
   <translation>rozwiązane: {}</translation>
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} now, {} at the end</source>
   <translation>{} teraz, {} na końcu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} at {}</source>
   <translation>{} przy {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>now</source>
   <translation>teraz</translation>
  </message>
 </context>
 <context>
  <name>ScoreSheetDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Type or paste the words of each player. A word that several players found does not count.</source>
   <translation>Wpisz lub wklej słowa każdego gracza. Słowo znalezione przez kilku graczy się nie liczy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Add player</source>
   <translation>Dodaj gracza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>General</source>
   <translation>Ogólne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Recent file</source>
   <translation>Ostatni plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help</source>
   <translation>Pomoc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Look up {}</source>
   <translation>Sprawdź {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help on “{}”</source>
   <translation>Pomoc: „{}”</translation>
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>{} per cent searched</source>
   <translation>przeszukano {} procent</translation>
  </message>
 </context>
 <context>
  <name>SendDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Wiadomość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Lexica link</source>
   <translation>Link do Lexiki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>File</source>
   <translation>Plik</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Zapisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
 </context>
 <context>
  <name>SessionLexicon</name>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>The word list {} is not installed; {} is used instead.</source>
   <translation>Lista słów {} nie jest zainstalowana; zamiast niej używana jest {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>{}; {} is used instead.</source>
   <translation>{}; zamiast tego używana jest {}.</translation>
  </message>
 </context>
 <context>
  <name>SharedPrefix</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>How many prefixes fit?</source>
   <translation>Ile prefiksów pasuje?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>First letter</source>
   <translation>Pierwsza litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefiks</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>no shortcut</source>
   <translation>brak skrótu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>also {}</source>
   <translation>także {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>changed</source>
   <translation>zmienione</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The saved shortcut for “{}” is ignored: {}</source>
   <translation>Zapisany skrót do „{}” jest pomijany: {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset to defaults</source>
   <translation>Przywróć domyślne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation>Według nazwy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation>Według klawiszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to search for</source>
   <translation>Naciśnij szukane klawisze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Polecenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Nowy skrót</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Naciśnij nowe klawisze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Remove shortcut</source>
   <translation>Usuń skrót</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Zresetuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reassign</source>
   <translation>Przypisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Select a command to change its shortcut</source>
   <translation>Wybierz polecenie, aby zmienić jego skrót</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All shortcuts have been reset to their defaults</source>
   <translation>Wszystkie skróty są znowu domyślne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} in {}</source>
   <translation>{} w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is {}. Use it for {}?</source>
   <translation>{} to skrót polecenia {}. Użyć go do polecenia {}?</translation>
  </message>
 </context>
 <context>
  <name>Side</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>First of all</source>
   <translation>Najpierw</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Questions</source>
   <translation>Pytania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>All games</source>
   <translation>Wszystkie gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>hardest first</source>
   <translation>najpierw najtrudniejsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Try the failed ones again</source>
   <translation>Powtórz nieudane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>best so far</source>
   <translation>najlepszy dotąd</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>What went wrong</source>
   <translation>Co poszło nie tak</translation>
  </message>
 </context>
 <context>
  <name>SidePanel</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Tile</source>
   <translation>Płytka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Space accepts, Tab goes to the next unsure one</source>
   <translation>Spacja zatwierdza, Tab przechodzi do następnej niepewnej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>How to read it</source>
   <translation>Jak to odczytać</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Screen</source>
   <translation>Ekran</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Photo</source>
   <translation>Zdjęcie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Picture</source>
   <translation>Obraz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture left</source>
   <translation>Obróć obraz w lewo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture right</source>
   <translation>Obróć obraz w prawo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Rows</source>
   <translation>Rzędy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Columns</source>
   <translation>Kolumny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Dice</source>
   <translation>Kostki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>tiles</source>
   <translation>płytki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>All letters sure</source>
   <translation>Wszystkie litery pewne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>puste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Which letter is it?</source>
   <translation>Jaka to litera?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Press its number or type another.</source>
   <translation>Naciśnij jej numer albo wpisz inną.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>{}, {} of 100</source>
   <translation>{}, {} na 100</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Rows</source>
   <translation>Rzędy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Columns</source>
   <translation>Kolumny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Litery, które się jeszcze mieszczą, zostają na miejscu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Cancel</source>
   <translation>Anuluj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Resize</source>
   <translation>Zmień rozmiar</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Solitaire</source>
   <translation>Pasjans</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Your moves</source>
   <translation>Twoje ruchy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>the word list is still loading</source>
   <translation>lista słów jeszcze się wczytuje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>par</source>
   <translation>norma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>points</source>
   <translation>pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{}% of the way to par</source>
   <translation>{}% normy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best, proven</source>
   <translation>najlepszy, udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>given away</source>
   <translation>stracone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>All cards used</source>
   <translation>Wszystkie karty zużyte</translation>
  </message>
 </context>
 <context>
  <name>SolutionFilters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>dowolne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>solution</source>
   <translation>rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>set of words</source>
   <translation>zestaw słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>layout</source>
   <translation>układ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Longest word at least</source>
   <translation>Najdłuższe słowo co najmniej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Maximum box</source>
   <translation>Maksymalna ramka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special feature</source>
   <translation>Cecha szczególna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One per</source>
   <translation>Jedno na</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Clear filters</source>
   <translation>Wyczyść filtry</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHeader</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation>Rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Ten diagram</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions shown</source>
   <translation>Pokazane rozwiązania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtruj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Rozwiązania jako lista</translation>
  </message>
 </context>
 <context>
  <name>SolutionsPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as thumbnails</source>
   <translation>Rozwiązania jako miniatury</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Rozwiązania jako lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtruj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Sort by</source>
   <translation>Sortuj według</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place solution</source>
   <translation>Połóż rozwiązanie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Back to grid</source>
   <translation>Wróć do diagramu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation>Ramka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation>Najrzadsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>In the order found</source>
   <translation>W kolejności znalezienia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Most common</source>
   <translation>Najczęstsze słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Fewest words</source>
   <translation>Najmniej słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Smallest box</source>
   <translation>Najmniejsza ramka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Alphabetical</source>
   <translation>Alfabetycznie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Ten diagram</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>No solutions</source>
   <translation>Brak rozwiązań</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed; the other {} are only counted</source>
   <translation>Na liście są pierwsze rozwiązania ({}); pozostałe ({}) są tylko policzone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>On this grid, mirror images and shifted grids are counted each; among all, once</source>
   <translation>Na tym diagramie odbicia i przesunięcia liczą się osobno, wśród wszystkich tylko raz</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>of rolls are solvable with the {} list</source>
   <translation>rzutów da się rozwiązać z listą {}</translation>
  </message>
 </context>
 <context>
  <name>StagedPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>The game goes on as soon as the word list is loaded</source>
   <translation>Gra ruszy dalej, gdy tylko wczyta się lista słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>End the game</source>
   <translation>Zakończ grę</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Calmly</source>
   <translation>Spokojnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Against the clock</source>
   <translation>Na czas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Without a miss</source>
   <translation>Bezbłędnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Making exercises, {} of {}</source>
   <translation>Tworzenie zadań, {} z {}</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss message</source>
   <translation>Zamknij komunikat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading…</source>
   <translation>wczytywanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching…</source>
   <translation>Szukanie…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Gotowe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Analiza wyłączona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, zmieniona</translation>
  </message>
 </context>
 <context>
  <name>StrengthRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise</source>
   <translation>Ćwicz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise: {}</source>
   <translation>Ćwicz: {}</translation>
  </message>
 </context>
 <context>
  <name>Study</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{} points</source>
   <translation>{} pkt</translation>
  </message>
 </context>
 <context>
  <name>StudySide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise</source>
   <translation>Ćwicz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Where it hides</source>
   <translation>Gdzie się kryje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Another</source>
   <translation>Losuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>One letter more</source>
   <translation>Jedna litera więcej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>na 100 plansz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Leave out</source>
   <translation>Pomiń</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Play this puzzle</source>
   <translation>Zagraj tę zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first word</source>
   <translation>Pierwsze słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first {} together</source>
   <translation>Pierwsze {} razem</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>points in 100 games</source>
   <translation>punkty w 100 grach</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>at most, if you knew them as well as common words: finding them takes time from other words</source>
   <translation>gdyby były ci znane tak jak częste słowa; najwyżej tyle, bo szukanie ich zabiera czas innym słowom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>not found</source>
   <translation>nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise these {}</source>
   <translation>Ćwicz te {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{points}; also {forms}</source>
   <translation>{points}; także {forms}</translation>
  </message>
 </context>
 <context>
  <name>Tab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Play</source>
   <translation>Graj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Build</source>
   <translation>Buduj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Analyse</source>
   <translation>Analizuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Mode</source>
   <translation>Tryb</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Playing</source>
   <translation>Gra trwa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Paused</source>
   <translation>Wstrzymano</translation>
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
 </context>
 <context>
  <name>TableArea</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Wprowadź karty</translation>
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation>Stół</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation>Zagraj słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation>Wyczyść</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Discard</source>
   <translation>Odrzuć</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation>Zagrane słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation>na pasku słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation>puste</translation>
  </message>
 </context>
 <context>
  <name>TableHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What is possible?</source>
   <translation>Co jest możliwe?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Move a card first?</source>
   <translation>Najpierw przenieść kartę?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>Jak długie?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter</source>
   <translation>Pierwsza litera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>Które karty?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
 </context>
 <context>
  <name>TextWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
 </context>
 <context>
  <name>TileNote</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>List all words</source>
   <translation>Pokaż wszystkie słowa</translation>
  </message>
 </context>
 <context>
  <name>Timed</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Against the clock</source>
   <translation>Na czas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Without a miss</source>
   <translation>Bezbłędnie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nic tutaj nie zmienia twoich powtórek ani poziomu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Questions</source>
   <translation>Pytania</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>newest first</source>
   <translation>najpierw najnowsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Level {}</source>
   <translation>Poziom {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Missed: {}</source>
   <translation>Przeoczone: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} solved</source>
   <translation>rozwiązane: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>best before</source>
   <translation>poprzedni rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Stopped</source>
   <translation>Zatrzymano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Time is up</source>
   <translation>Koniec czasu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>highest level</source>
   <translation>najwyższy poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>solved</source>
   <translation>rozwiązane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>New record</source>
   <translation>Nowy rekord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>What went wrong</source>
   <translation>Co poszło nie tak</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>hardest first</source>
   <translation>najpierw najtrudniejsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>The answer is on the board.</source>
   <translation>Odpowiedź jest na planszy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Qless Studio, {}: {} solved in {}</source>
   <translation>Qless Studio, {}: rozwiązane zadania: {} w {}</translation>
  </message>
 </context>
 <context>
  <name>TopBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Home</source>
   <translation>Strona główna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice</source>
   <translation>Ćwiczenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice, {} due</source>
   <translation>Ćwiczenia, do powtórki: {}</translation>
  </message>
 </context>
 <context>
  <name>TraceFeedback</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>too short</source>
   <translation>za krótkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} is not in the list</source>
   <translation>{} nie ma na liście</translation>
  </message>
 </context>
 <context>
  <name>TracedExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>part of the hint</source>
   <translation>część podpowiedzi</translation>
  </message>
 </context>
 <context>
  <name>TypedBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Type {}</source>
   <translation>Wpisz {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is not a letter</source>
   <translation>{} nie jest literą</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The board cannot be changed during a game</source>
   <translation>Podczas gry nie można zmieniać planszy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is played as {}</source>
   <translation>{} liczy się jako {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The last cell is filled; move to a tile to replace it</source>
   <translation>Ostatnie pole jest wypełnione; przejdź do płytki, aby ją zastąpić</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Clear tile</source>
   <translation>Wyczyść płytkę</translation>
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copy</source>
   <translation>Kopiuj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
 </context>
 <context>
  <name>WeekCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>This week</source>
   <translation>Ten tydzień</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>History</source>
   <translation>Historia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Nothing played yet</source>
   <translation>Jeszcze nic nie zagrano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{} this week</source>
   <translation>{} w tym tygodniu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Level</source>
   <translation>Poziom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Easy</source>
   <translation>Łatwy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Strong</source>
   <translation>Silny</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>a friend</source>
   <translation>ktoś</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Computer</source>
   <translation>Komputer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are ahead</source>
   <translation>prowadzisz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are behind</source>
   <translation>przegrywasz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>against {}</source>
   <translation>przeciwnik: {}</translation>
  </message>
 </context>
 <context>
  <name>WeekCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>Week of {}: {}</source>
   <translation>Tydzień od {}: {}</translation>
  </message>
 </context>
 <context>
  <name>WeekStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Daily puzzles done on {} of the last {} days</source>
   <translation>Dni z gotową zagadką dnia: {} z ostatnich {}</translation>
  </message>
 </context>
 <context>
  <name>WhichFirst</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>One that is worth less</source>
   <translation>Słowo, które daje mniej</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} nie ma wśród prefiksów do wyboru</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{word} in {seconds} s: {rate} points per second</source>
   <translation>{word} w {seconds} s: {rate} pkt na sekundę</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Copied to the clipboard</source>
   <translation>Skopiowano do schowka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} nie liczy się już w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} now counts in {}.</source>
   <translation>{} liczy się teraz w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} From the next game on.</source>
   <translation>{} Od następnej gry.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>All changes to {} were undone.</source>
   <translation>Cofnięto wszystkie zmiany w {}.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words in {}</source>
   <translation>Zakazane i dodane słowa w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or allow</source>
   <translation>Słowo do zakazania lub zezwolenia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Ban</source>
   <translation>Zakaż</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Allow</source>
   <translation>Zezwól</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>State</source>
   <translation>Stan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No words are banned or added.</source>
   <translation>Żadne słowa nie są zakazane ani dodane.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo</source>
   <translation>Cofnij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo all</source>
   <translation>Cofnij wszystko</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Close</source>
   <translation>Zamknij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>added</source>
   <translation>dodane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>banned</source>
   <translation>zakazane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} now counts in {}.</source>
   <translation>{} liczy się teraz w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} nie liczy się już w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is already in {}.</source>
   <translation>{} już jest w {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>All changes to {} were undone.</source>
   <translation>Cofnięto wszystkie zmiany w {}.</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>all</source>
   <translation>wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Words shown</source>
   <translation>Pokazane słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Length and commonness</source>
   <translation>Długość i częstość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum length</source>
   <translation>Minimalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Maximum length</source>
   <translation>Maksymalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum commonness</source>
   <translation>Minimalna częstość</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up {}</source>
   <translation>Sprawdź {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban {} from {}</source>
   <translation>Zakaż {} w {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Allow {} in {}</source>
   <translation>Zezwól na {} w {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0</source>
   <translation>potem ; i mnożniki z numerami płytek, rząd po rzędzie; pierwsza płytka ma numer 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round {}</source>
   <translation>Runda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nowa zagadka</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Start</source>
   <translation>Rozpocznij</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Clock</source>
   <translation>Zegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>all words</source>
   <translation>wszystkie słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>View</source>
   <translation>Widok</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} left</source>
   <translation>zostało: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Words</source>
   <translation>Słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>words</source>
   <translation>słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>at the pace set</source>
   <translation>w ustawionym tempie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>points</source>
   <translation>pkt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>found</source>
   <translation>znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>You found {}, {}</source>
   <translation>Znaleziono: {}, {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Move</source>
   <translation>Ruch</translation>
  </message>
 </context>
 <context>
  <name>WordStreakReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Your order and the plan's</source>
   <translation>Twoja kolejność i kolejność planu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>No common words on this board</source>
   <translation>Na tej planszy nie ma częstych słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>yours beside it</source>
   <translation>obok twoja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>common first</source>
   <translation>najpierw częste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>You</source>
   <translation>Ty</translation>
  </message>
 </context>
 <context>
  <name>WordStreakRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round {}</source>
   <translation>Runda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match {}</source>
   <translation>Mecz {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Play again</source>
   <translation>Zagraj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>match, par {}</source>
   <translation>mecz, norma {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round</source>
   <translation>Runda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of {}</source>
   <translation>{} z {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>par</source>
   <translation>norma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>best, proven</source>
   <translation>najlepszy, udowodniony</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Game over</source>
   <translation>Koniec gry</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match</source>
   <translation>Mecz</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of par</source>
   <translation>{} normy</translation>
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Board</source>
   <translation>Plansza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>New game</source>
   <translation>Nowa gra</translation>
  </message>
 </context>
 <context>
  <name>WordTable</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No definition available.</source>
   <translation>Brak definicji.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>loading…</source>
   <translation>wczytywanie…</translation>
  </message>
 </context>
 <context>
  <name>WordsView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>of the boards rolled</source>
   <translation>plansz już wylosowano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Try again</source>
   <translation>Spróbuj ponownie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>To make the list, all boards have to be rolled once.</source>
   <translation>Dla tej listy trzeba raz wylosować wszystkie plansze.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Worth most</source>
   <translation>Najcenniejsze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Missed most</source>
   <translation>Najczęściej przeoczane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Which words</source>
   <translation>Które słowa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum length</source>
   <translation>Minimalna długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum commonness</source>
   <translation>Minimalna częstość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} of {} games</source>
   <translation>{} z {} gier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>For an average player, until your own games say more: {}.</source>
   <translation>Dla przeciętnego gracza, dopóki twoje gry nie powiedzą więcej: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{rounds} and {boards} boards rolled</source>
   <translation>{rounds} i wylosowanych plansz: {boards}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} left out</source>
   <translation>pominięte: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>No matches</source>
   <translation>Nic nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>You know all of them</source>
   <translation>Znasz je wszystkie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Play this puzzle</source>
   <translation>Zagraj tę zagadkę</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Undone</source>
   <translation>Cofnięto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text</source>
   <translation>Tekst</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>CSV table</source>
   <translation>Tabela CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text for Anki</source>
   <translation>Tekst dla Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Export…</source>
   <translation>Eksportuj…</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>par {}</source>
   <translation>norma {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>not played</source>
   <translation>niezagrane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Review this round</source>
   <translation>Przejrzyj tę rundę</translation>
  </message>
 </context>
 <context>
  <name>_Header</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Cost</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>It cost you</source>
   <translation>Strata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answer</source>
   <translation>Odpowiedź</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Length</source>
   <translation>Długość</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>End value</source>
   <translation>Na koniec</translation>
  </message>
 </context>
 <context>
  <name>_Hiding</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Hide</source>
   <translation>Ukryj</translation>
  </message>
 </context>
 <context>
  <name>_Holdings</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word lists</source>
   <translation>Listy słów</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>W {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Nie ma w {}</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listy słów</translation>
  </message>
 </context>
 <context>
  <name>_Notes</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par</source>
   <translation>norma</translation>
  </message>
 </context>
 <context>
  <name>_ProgressInBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Zatrzymaj</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Szukaj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Strzałki wybierają, Enter uruchamia</translation>
  </message>
 </context>
 <context>
  <name>_Rows</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>found</source>
   <translation>znalezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>not found</source>
   <translation>nie znaleziono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>still open</source>
   <translation>jeszcze otwarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>źle</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{} documents</source>
   <translation>Dokumenty: {}</translation>
  </message>
 </context>
 <context>
  <name>_WordList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Word</source>
   <translation>Słowo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Points</source>
   <translation>Punkty</translation>
  </message>
 </context>
 <context>
  <name>_WordsModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>no word yet</source>
   <translation>jeszcze bez słów</translation>
  </message>
 </context>
</TS>
