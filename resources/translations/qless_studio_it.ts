<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>About Qless Studio</source>
   <translation>Informazioni su Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Some word lists include words from {}</source>
   <translation>Alcune liste di parole contengono parole di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Licenze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Segnala un problema…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>compiled</source>
   <translation>compilate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>interpreted (slower, same results)</source>
   <translation>interpretate (più lente, stessi risultati)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Version {}, kernels {}</source>
   <translation>Versione {}, routine {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Free software under the MIT licence</source>
   <translation>Software libero con licenza MIT</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>GNU LGPL, version 3</source>
   <translation>GNU LGPL, versione 3</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Qt and Qt for Python are used under the {}</source>
   <translation>Qt e Qt for Python sono usati secondo la {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Settings: {}</source>
   <translation>Preferenze: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word lists and history: {}</source>
   <translation>Liste di parole e cronologia: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log files: {}</source>
   <translation>File di registro: {}</translation>
  </message>
 </context>
 <context>
  <name>AffixAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Play a puzzle or build one</source>
   <translation>Gioca un rompicapo o costruiscine uno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Scrivi un prefisso in ogni nodo rotondo in modo che ogni linea formi una parola.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Build your own</source>
   <translation>Costruisci il tuo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>No board exists (proven)</source>
   <translation>Nessun tabellone possibile (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>prefixes</source>
   <translation>prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>edges</source>
   <translation>linee</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Complete suffixes</source>
   <translation>Completa i suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Change board</source>
   <translation>Cambia tabellone</translation>
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{}, yours</source>
   <translation>{}, tuo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Only letters can be typed here</source>
   <translation>Qui si possono scrivere solo lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>A prefix or suffix has at most {} letters</source>
   <translation>Un prefisso o un suffisso ha al massimo {} lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes can only be changed in Build mode</source>
   <translation>I suffissi si cambiano solo in «Costruisci»</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type puzzle</source>
   <translation>Scrivi rompicapo</translation>
  </message>
 </context>
 <context>
  <name>AffixExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>Type a prefix at the node with the ring</source>
   <translation>Scrivi un prefisso nel nodo con l'anello</translation>
  </message>
 </context>
 <context>
  <name>AffixPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>none yet</source>
   <translation>ancora niente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Con questa lista e queste opzioni non esiste alcun rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nuovo rompicapo, da riempire con le {} parole più comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Only a board with all its suffixes can be played</source>
   <translation>Si gioca solo un tabellone con tutti i suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Show a solution</source>
   <translation>Mostra una soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>prefixes</source>
   <translation>prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>words</source>
   <translation>parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Every node has a prefix</source>
   <translation>Ogni nodo ha un prefisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No clock</source>
   <translation>Senza orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Your result stays as it is</source>
   <translation>Il tuo risultato resta com'è</translation>
  </message>
 </context>
 <context>
  <name>AfterGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Level {}</source>
   <translation>Livello {}</translation>
  </message>
 </context>
 <context>
  <name>AnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Analyse now</source>
   <translation>Analizza ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copy details</source>
   <translation>Copia i dettagli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Ancora niente da controllare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Non analizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>loading…</source>
   <translation>caricamento…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Best score</source>
   <translation>Punteggio massimo</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answers</source>
   <translation>Risposte</translation>
  </message>
 </context>
 <context>
  <name>AnsweredTable</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Game</source>
   <translation>Gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>right</source>
   <translation>giuste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>wrong</source>
   <translation>sbagliate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Exercise</source>
   <translation>Esercizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Level</source>
   <translation>Livello</translation>
  </message>
 </context>
 <context>
  <name>Autosave</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Only the other window is restored at the next start; unsaved changes in this one will be lost.</source>
   <translation>Al prossimo avvio viene ripristinata solo l'altra finestra; le modifiche non salvate in questa andranno perse.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes cannot be saved: {}</source>
   <translation>Impossibile salvare le modifiche: {}</translation>
  </message>
 </context>
 <context>
  <name>BandedCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{}; expected {} to {}</source>
   <translation>{}; previsti da {} a {}</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Games of the last seven days</source>
   <translation>Partite degli ultimi sette giorni</translation>
  </message>
 </context>
 <context>
  <name>BeforeGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>What to expect</source>
   <translation>Che cosa aspettarsi</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} after {}</source>
   <translation>{} dopo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {}</source>
   <translation>migliore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>ancora niente</translation>
  </message>
 </context>
 <context>
  <name>BoardAids</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Place solution</source>
   <translation>Piazza la soluzione</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Apri file di tabellone…</translation>
  </message>
 </context>
 <context>
  <name>BoardCommands</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
 </context>
 <context>
  <name>BoardOrders</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Boards for the next games</source>
   <translation>Tabelloni per le prossime partite</translation>
  </message>
 </context>
 <context>
  <name>BoardSearch</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Miglior tabellone trovato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>This proof has run for {}. Its work will be lost.</source>
   <translation>Questa dimostrazione è durata {}. Quel lavoro andrà perso.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start again</source>
   <translation>Ricomincia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Enter how many words or points the board should have, or a word.</source>
   <translation>Scrivi quante parole o quanti punti deve avere il tabellone, o una parola.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The maximum, {}, is below the minimum, {}.</source>
   <translation>Il massimo, {}, è sotto il minimo, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} is not in the list</source>
   <translation>{} non è nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} after {}</source>
   <translation>{} dopo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Trovato: {}</translation>
  </message>
 </context>
 <context>
  <name>BoardSearchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Highest</source>
   <translation>Massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Target</source>
   <translation>Richiesto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Proven</source>
   <translation>Dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>of all boards checked</source>
   <translation>di tutti i tabelloni controllato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Score</source>
   <translation>Punteggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Goal</source>
   <translation>Obiettivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum words</source>
   <translation>Minimo di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum points</source>
   <translation>Minimo di punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Maximum points</source>
   <translation>Massimo di punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>qualsiasi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Containing the word</source>
   <translation>Con la parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Continue</source>
   <translation>Prosegui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start again</source>
   <translation>Ricomincia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
 </context>
 <context>
  <name>BoggleAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
 </context>
 <context>
  <name>BoggleCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>You</source>
   <translation>Tu</translation>
  </message>
 </context>
 <context>
  <name>BoggleRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Shuffle</source>
   <translation>Mescola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation>Lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>BookDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Previous page</source>
   <translation>Pagina precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Next page</source>
   <translation>Pagina successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Print…</source>
   <translation>Stampa…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Save as PDF…</source>
   <translation>Salva come PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Easiest first as soon as all puzzles are found</source>
   <translation>I più facili per primi, appena trovati tutti i rompicapi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Stopped</source>
   <translation>Interrotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Choose at least one game</source>
   <translation>Scegli almeno un gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Answers as JSON lines</source>
   <translation>Risposte come righe JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Sent to the printer.</source>
   <translation>Inviato alla stampante.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Niente è stato stampato: la stampante non risponde.</translation>
  </message>
 </context>
 <context>
  <name>BookForm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Games</source>
   <translation>Giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Only from level</source>
   <translation>Solo dal livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>highest level</source>
   <translation>livello massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>to</source>
   <translation>a</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Letter</source>
   <translation>Letter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Paper</source>
   <translation>Carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>On a page</source>
   <translation>Per pagina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Code</source>
   <translation>Codice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing</source>
   <translation>Niente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>To open one</source>
   <translation>Per aprirne uno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>QR codes need the package segno</source>
   <translation>I codici QR richiedono il pacchetto segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Hints, upside down</source>
   <translation>Indizi, capovolti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Solutions</source>
   <translation>Soluzioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Number</source>
   <translation>Numero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Another</source>
   <translation>Un altro</translation>
  </message>
 </context>
 <context>
  <name>BrokenTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The tab of {} cannot be shown</source>
   <translation>La scheda di {} non si può mostrare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The plug-in failed: {}</source>
   <translation>L'estensione non ha funzionato: {}</translation>
  </message>
 </context>
 <context>
  <name>ByGame</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Your last runs</source>
   <translation>Le tue ultime serie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Games</source>
   <translation>Giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>your best</source>
   <translation>il tuo record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Three misses or three minutes end it.</source>
   <translation>Finisce dopo tre errori o tre minuti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>The first miss ends it.</source>
   <translation>Finisce al primo errore.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Niente di tutto questo cambia i tuoi ripassi o il tuo livello.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Harder and harder.</source>
   <translation>Sempre più difficile.</translation>
  </message>
 </context>
 <context>
  <name>Calm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What is due today</source>
   <translation>Da ripassare oggi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you missed in the last game</source>
   <translation>Ciò che ti è sfuggito nell'ultima partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>A weakness</source>
   <translation>Un punto debole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Words worth learning</source>
   <translation>Parole che conviene imparare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Spread over a week</source>
   <translation>Distribuisci su una settimana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Due in the next days</source>
   <translation>Da ripassare nei prossimi giorni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What</source>
   <translation>Che cosa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss in the games you finish is asked here again, when it is due.</source>
   <translation>Ciò che ti sfugge nelle partite che finisci ti viene chiesto di nuovo qui, al momento giusto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>You have finished everything for today.</source>
   <translation>Per oggi hai finito tutto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Ciò che ti sfugge diventa una carta, e ti viene chiesto finché non lo sai.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Niente di ciò che ti è sfuggito lì merita un allenamento.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} of {} found</source>
   <translation>{} trovate su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} and {} more</source>
   <translation>{} e altre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>points in 100 games</source>
   <translation>punti in 100 partite</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy chart as image</source>
   <translation>Copia grafico come immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy data as CSV</source>
   <translation>Copia dati come CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save chart…</source>
   <translation>Salva grafico…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PNG image</source>
   <translation>Immagine PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>SVG image</source>
   <translation>Immagine SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>CSV table</source>
   <translation>Tabella CSV</translation>
  </message>
 </context>
 <context>
  <name>ChartCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>View</source>
   <translation>Visualizza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Nothing in these weeks</source>
   <translation>Niente in queste settimane</translation>
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
   <translation>giuste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>sbagliate</translation>
  </message>
 </context>
 <context>
  <name>ClaimCard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>No solution…</source>
   <translation>Nessuna soluzione…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The claim is being proven…</source>
   <translation>Dimostrazione in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Il lancio finisce, e si dimostra se hai ragione.</translation>
  </message>
 </context>
 <context>
  <name>ClockBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>of {}</source>
   <translation>di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>1 minute left</source>
   <translation>Manca 1 minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>{} seconds left</source>
   <translation>Mancano {} secondi</translation>
  </message>
 </context>
 <context>
  <name>ClockControls</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>{} left</source>
   <translation>restano {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>End round</source>
   <translation>Termina il round</translation>
  </message>
 </context>
 <context>
  <name>ClosedLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Indizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} taken</source>
   <translation>{} usati su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Then: {}</source>
   <translation>Poi: {}</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Su e Giù per scegliere, Invio per eseguire</translation>
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
   <translation>Negli appunti non c'è un rompicapo: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Parole che valgono: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Minimum commonness</source>
   <translation>Frequenza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words you added still count.</source>
   <translation>Le parole che hai aggiunto valgono comunque.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>all words</source>
   <translation>tutte le parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>loading…</source>
   <translation>caricamento…</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word list to compare with</source>
   <translation>Lista di parole con cui confrontare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare</source>
   <translation>Confronta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words found with only one list</source>
   <translation>Parole trovate con una sola lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare {} with</source>
   <translation>Confronta {} con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Not searched yet</source>
   <translation>Non ancora cercato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No differences in the listed solutions.</source>
   <translation>Nessuna differenza nelle soluzioni in elenco.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words in the listed solutions: {} only in {}, {} only in {}.</source>
   <translation>Parole nelle soluzioni in elenco: {} solo in {}, {} solo in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were compared.</source>
   <translation>Potrebbero essercene altre: non tutte le soluzioni sono state confrontate.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Found with</source>
   <translation>Trovata con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Other list</source>
   <translation>Altra lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Common</source>
   <translation>Comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Points</source>
   <translation>Punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Solutions</source>
   <translation>Soluzioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>not in the list</source>
   <translation>non nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>in the list, not in solutions</source>
   <translation>nella lista, non nelle soluzioni</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Contents</source>
   <translation>Indice</translation>
  </message>
 </context>
 <context>
  <name>ControlRow</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page_layouts.py" />
   <source>More controls</source>
   <translation>Altri comandi</translation>
  </message>
 </context>
 <context>
  <name>Course</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>No clock</source>
   <translation>Senza orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Reading…</source>
   <translation>Lettura in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>right</source>
   <translation>giuste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Show the board</source>
   <translation>Mostra il tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {} found</source>
   <translation>{} trovate su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>See the result</source>
   <translation>Vedi il risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Next question</source>
   <translation>Prossima domanda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>To be asked again soon: {}.</source>
   <translation>Sarà chiesto di nuovo presto: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>wrong</source>
   <translation>sbagliate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Practice done</source>
   <translation>Allenamento finito</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>What went wrong</source>
   <translation>Che cosa è andato storto</translation>
  </message>
 </context>
 <context>
  <name>DailyPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>A daily puzzle has words and rules of its own; yours come back afterwards</source>
   <translation>Un rompicapo del giorno ha parole e regole sue; le tue tornano dopo</translation>
  </message>
 </context>
 <context>
  <name>DayBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>today</source>
   <translation>oggi</translation>
  </message>
 </context>
 <context>
  <name>DayButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{}, daily puzzle done</source>
   <translation>{}, rompicapo del giorno fatto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>What you played on {}</source>
   <translation>Che cosa hai giocato: {}</translation>
  </message>
 </context>
 <context>
  <name>DaysView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>a star: a record</source>
   <translation>una stella: un record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Previous day</source>
   <translation>Giorno precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Next day</source>
   <translation>Giorno successivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Daily puzzles</source>
   <translation>Rompicapi del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Other games</source>
   <translation>Altre partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Records</source>
   <translation>Record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Learned</source>
   <translation>Imparato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{}, longest {}</source>
   <translation>{}, massimo {}</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deals tried: {}</source>
   <translation>Smazzate provate: {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Enter cards</source>
   <translation>Inserisci carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Every place has a card: choose the one to replace</source>
   <translation>Ogni posto ha una carta: scegli quella da sostituire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>All cards of a hand are known</source>
   <translation>Tutte le carte di una mano sono note</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Solo una carta sotto può essere sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>There is no card {}</source>
   <translation>Non c'è una carta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them</source>
   <translation>Scrivi le carte riga per riga ({a}, {b} dà {ab}; {a}, Spazio, {b} le tiene separate) o fai clic su di esse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row or click them</source>
   <translation>Scrivi le carte riga per riga o fai clic su di esse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>unknown card</source>
   <translation>carta sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>vuoto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}</source>
   <translation>carta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}, {}</source>
   <translation>carta sopra {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}, {}</source>
   <translation>carta sotto {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>mazzo, {}, {} punti, ne restano {}</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>proven best {}</source>
   <translation>massimo dimostrato {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>{} over {}, {}</source>
   <translation>{} sopra {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Stopped</source>
   <translation>Interrotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deal {} from seed {}</source>
   <translation>Smazzata {} dal numero {}</translation>
  </message>
 </context>
 <context>
  <name>DearestPath</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Its first tile</source>
   <translation>La sua prima tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>All its tiles</source>
   <translation>Tutte le sue tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Path</source>
   <translation>Percorso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Trace {}</source>
   <translation>Traccia {}</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>No definition available.</source>
   <translation>Nessuna definizione disponibile.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Select a word to see its meaning</source>
   <translation>Seleziona una parola per vederne il significato</translation>
  </message>
 </context>
 <context>
  <name>DiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice</source>
   <translation>Dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice for {}: {} words on average</source>
   <translation>Dadi per {}: {} parole in media</translation>
  </message>
 </context>
 <context>
  <name>DiceDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Dice for this list</source>
   <translation>Dadi per questa lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, {} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with the list.</source>
   <translation>{} dadi vengono adattati alle lettere di {}, in modo che i lanci abbiano circa tante parole quante con i dadi inglesi, {} in media, o quanto di più vicino permettono le sue lettere. Ci vogliono circa 20 secondi; i dadi restano salvati con la lista.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>done</source>
   <translation>fatto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} words on average, ± {}%</source>
   <translation>{} parole in media, ± {}%</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled</source>
   <translation>Senza titolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled {}</source>
   <translation>Senza titolo {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles</source>
   <translation>Rompicapi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Tutti i file (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open the file {}?</source>
   <translation>Aprire il file {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The puzzle names this file as its board. Open it only if you trust where the puzzle comes from.</source>
   <translation>Il rompicapo indica questo file come suo tabellone. Aprilo solo se ti fidi della provenienza del rompicapo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>Negli appunti non c'è un rompicapo: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Copiato: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document. Choose another name.</source>
   <translation>{} è aperto in un altro documento. Scegli un altro nome.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Salvato: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} has been changed by another program.</source>
   <translation>{} è stato modificato da un altro programma.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces the changed file with the version in this window.</source>
   <translation>Il salvataggio sostituisce il file modificato con la versione di questa finestra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace file</source>
   <translation>Sostituisci il file</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Salva come…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save changes to “{}”?</source>
   <translation>Salvare le modifiche a «{}»?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Unsaved changes are lost when the document is closed.</source>
   <translation>Le modifiche non salvate andranno perse alla chiusura del documento.</translation>
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
   <translation>Nuovo documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{}, unsaved</source>
   <translation>{}, non salvato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>Chiudi {}</translation>
  </message>
 </context>
 <context>
  <name>DuelCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>DuelDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>DuelPanel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only you</source>
   <translation>Solo tu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Both</source>
   <translation>In comune</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Your friend</source>
   <translation>L'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found</source>
   <translation>Trovate da nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only {}</source>
   <translation>Solo {}</translation>
  </message>
 </context>
 <context>
  <name>EditedPuzzle</name>
  <message>
   <location filename="../../qless_studio/ui/tab/edited_puzzle.py" />
   <source>Type puzzle</source>
   <translation>Scrivi rompicapo</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Inserisci carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>from the clipboard</source>
   <translation>dagli appunti</translation>
  </message>
 </context>
 <context>
  <name>EndQuestion</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Keep playing</source>
   <translation>Continua a giocare</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another Qless Studio window is open. The documents in this one will not be restored at the next start.</source>
   <translation>È aperta un'altra finestra di Qless Studio. I documenti di questa non saranno ripristinati al prossimo avvio.</translation>
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
    <numerusform>{} punto</numerusform>
    <numerusform>{} punti</numerusform>
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
    <numerusform>{} indizio</numerusform>
    <numerusform>{} indizi</numerusform>
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
    <numerusform>{} parola</numerusform>
    <numerusform>{} parole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} damaged lines were left out</source>
   <translation>
    <numerusform>{} riga danneggiata è stata tralasciata</numerusform>
    <numerusform>{} righe danneggiate sono state tralasciate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} rounds</source>
   <translation>
    <numerusform>{} round</numerusform>
    <numerusform>{} round</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; choose a wider range of levels</source>
   <translation>Trovati {} su {}; allarga i livelli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; the word list has no more</source>
   <translation>Trovati {} su {}; la lista di parole non ne dà di più</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} rompicapo</numerusform>
    <numerusform>{} rompicapi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} pages</source>
   <translation>
    <numerusform>{} pagina</numerusform>
    <numerusform>{} pagine</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions from page {}</source>
   <translation>Soluzioni da pagina {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzle book {}</source>
   <translation>Libretto di rompicapi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Word list: {}</source>
   <translation>Lista di parole: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions</source>
   <translation>Soluzioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Level {}</source>
   <translation>Livello {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Level {} is the average player</source>
   <translation>Il livello {} è quello medio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzles</source>
   <translation>Rompicapi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>hints</source>
   <translation>indizi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>QR codes need the package segno</source>
   <translation>I codici QR richiedono il pacchetto segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <source>was altered on the way; copy it again</source>
   <translation>ha subito modifiche per strada; copialo di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>challenge</source>
   <translation>sfida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>a file on this computer cannot be part of a challenge: {}</source>
   <translation>un file di questo computer non può far parte di una sfida: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>must have at most {} characters, all of them visible</source>
   <translation>deve avere al massimo {} caratteri, tutti visibili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>was mistyped; check it against the paper</source>
   <translation>contiene un errore di battitura; confrontalo con il foglio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Code</source>
   <translation>Codice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was made by another version of Qless Studio; this one cannot read it</source>
   <translation>viene da un'altra versione di Qless Studio; qui non si può leggere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>this version does not know the game {}</source>
   <translation>questa versione non conosce il gioco {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>has a rule that is unknown here: {}</source>
   <translation>ha una regola sconosciuta qui: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>{} has not played yet</source>
   <translation>{} non ha ancora giocato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>Your friend</source>
   <translation>L'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>A draw</source>
   <translation>Pareggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You win by {}</source>
   <translation>Hai vinto di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>You win</source>
   <translation>Hai vinto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} wins by {}</source>
   <translation>{} vince di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} wins</source>
   <translation>{} vince</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>Choose a single round or table in the history instead.</source>
   <translation>Un singolo round o tavolo sì: sceglilo nella cronologia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>A match of several rounds cannot be a challenge.</source>
   <translation>Un incontro di più round non può essere una sfida.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>the word list {} is not installed here; {} comes closest</source>
   <translation>la lista di parole {} non è installata qui; la più simile è {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Played with {}, here with {}</source>
   <translation>Giocato con {}, qui con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Your {} has other words than your friend's</source>
   <translation>La tua lista {} ha parole diverse da quella dell'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Qless Studio: {}</source>
   <translation>Qless Studio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>{} challenges you</source>
   <translation>{} ti sfida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>The same puzzle as your friend's</source>
   <translation>Lo stesso rompicapo dell'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>words of both count for neither</source>
   <translation>le parole in comune non valgono per nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>gave up</source>
   <translation>abbandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>its language, {}, is not among those of Qless Studio</source>
   <translation>la sua lingua, {}, non è tra quelle di Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only boards of plain letters can be played with Lexica</source>
   <translation>con Lexica si possono giocare solo tabelloni di lettere semplici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only square boards of 4 × 4 to 6 × 6 can be played with Lexica</source>
   <translation>con Lexica si possono giocare solo tabelloni quadrati da 4 × 4 a 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has no other neighbours and no edges that wrap around</source>
   <translation>Lexica non ha altri tipi di vicinanza né bordi collegati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica scores by the standard table</source>
   <translation>Lexica calcola il punteggio con la tabella standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica always has a clock: 3 minutes</source>
   <translation>Lexica ha sempre l'orologio: 3 minuti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has word lists of its own: some words of {} are not in them, and vice versa</source>
   <translation>Lexica ha le sue liste di parole: alcune parole di {} là mancano, e viceversa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>In Lexica words score the points of their letters; here they score by length</source>
   <translation>Lexica somma i punti delle lettere; qui le parole valgono in base alla lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica link</source>
   <translation>Link per Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>shared text</source>
   <translation>testo condiviso</translation>
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
   <translation>opzione {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/exercises.py" />
   <source>it cost you {} points</source>
   <translation>
    <numerusform>ti è costato {} punto</numerusform>
    <numerusform>ti è costato {} punti</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is not a regular file</source>
   <translation>non è un file normale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>il disco è pieno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>permission denied</source>
   <translation>permesso negato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is read-only</source>
   <translation>il disco è di sola lettura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is a folder</source>
   <translation>è una cartella</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>il nome è troppo lungo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <source>folder not found</source>
   <translation>cartella non trovata</translation>
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
   <translation>impossibile scrivere: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation>Ancora nessun suffisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board exists (proven)</source>
   <translation>Nessun tabellone possibile (dimostrato)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} tabellone adatto</numerusform>
    <numerusform>{} tabelloni adatti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} completamento</numerusform>
    <numerusform>{} completamenti</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} with {}</source>
   <translation>{} con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Complete: {}</source>
   <translation>Completo: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation>Interrotta: finora {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} tabellone</numerusform>
    <numerusform>{} tabelloni</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>open</source>
   <translation>aperta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>valid</source>
   <translation>valida</translation>
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
   <translation>non nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <source>a word, but not in the list</source>
   <translation>una parola, ma non nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>plural</source>
   <translation>plurale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>wrong length</source>
   <translation>lunghezza errata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>ripetuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>Write a beginning into each oval so that every line makes a word.</source>
   <translation>Scrivi un inizio in ogni ovale, in modo che ogni linea formi una parola.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The {} most common words are enough.</source>
   <translation>Bastano le {} parole più comuni.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The oval in the middle begins with {}.</source>
   <translation>L'ovale al centro comincia con {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>boards of all levels</source>
   <translation>tabelloni di tutti i livelli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Kansai board</source>
   <translation>Tabellone del Kansai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Square of nine</source>
   <translation>Quadrato da nove</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Triangle of seven</source>
   <translation>Triangolo da sette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Wheel of five</source>
   <translation>Ruota da cinque</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} non è tra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>board {}</source>
   <translation>tabellone {}</translation>
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
   <translation>impossibile leggere: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum prefix length</source>
   <translation>Lunghezza minima dei prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum prefix length</source>
   <translation>Lunghezza massima dei prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum suffix length</source>
   <translation>Lunghezza minima dei suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum suffix length</source>
   <translation>Lunghezza massima dei suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Exclude plurals</source>
   <translation>Escludi i plurali</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Words in -s that do not count. In German, Italian and Polish all of them count.</source>
   <translation>Parole in -s che non valgono. In tedesco, italiano e polacco valgono tutte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>if the word without -s is in the list</source>
   <translation>se la parola senza -s è nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>tutte le parole in -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>none</source>
   <translation>nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Must not repeat</source>
   <translation>Non si può ripetere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix–suffix pair</source>
   <translation>coppia prefisso–suffisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefix</source>
   <translation>prefisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is split</source>
   <translation>parola, comunque sia divisa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is greater than the maximum, {}</source>
   <translation>{} supera il massimo, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>suffisso {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation>nodo {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, but the board {} has {}</source>
   <translation>
    <numerusform>{} suffisso indicato, ma il tabellone {} ne ha {}</numerusform>
    <numerusform>{} suffissi indicati, ma il tabellone {} ne ha {}</numerusform>
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
   <translation>è vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} non è una lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>has {} letters; the maximum is {}</source>
   <translation>ha {} lettere; il massimo è {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>does not fit the board {}</source>
   <translation>non è adatto al tabellone {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>All of these prefixes make words with {}. Which one leaves a full board?</source>
   <translation>Tutti questi prefissi formano parole con {}. Quale permette di completare il tabellone?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Name a prefix that makes words with {}</source>
   <translation>Trova un prefisso che formi parole con {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>you used {} hint steps</source>
   <translation>
    <numerusform>hai usato {} passo degli indizi</numerusform>
    <numerusform>hai usato {} passi degli indizi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>it took you {} moves to get out again</source>
   <translation>
    <numerusform>ti è servita {} mossa per uscirne</numerusform>
    <numerusform>ti sono servite {} mosse per uscirne</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Dead end at {}</source>
   <translation>Vicolo cieco in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Hint at {}</source>
   <translation>Indizio in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix for {}, and now it stands elsewhere.</source>
   <translation>{} era l'ultimo prefisso per {}, e ora sta altrove.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} belongs next to {}: every full board has it there.</source>
   <translation>{} va accanto a {}: in ogni tabellone completo sta lì.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit there, but only {} leads to a full board.</source>
   <translation>Lì vanno bene {} prefissi, ma solo {} porta a un tabellone completo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Only {} work here: every full board has one of them.</source>
   <translation>
    <numerusform>Qui funziona solo {}: ogni tabellone completo ce l'ha.</numerusform>
    <numerusform>Qui funzionano solo {}: ogni tabellone completo ne ha uno.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {1} only {0} are left, and they lead nowhere.</source>
   <translation>
    <numerusform>Accanto a {1} resta solo {0}, e non porta a nulla.</numerusform>
    <numerusform>Accanto a {1} restano solo {0}, e non portano a nulla.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} open nodes need different prefixes, and only {1} are left for them.</source>
   <translation>
    <numerusform>{0} nodi liberi hanno bisogno di prefissi diversi, e per loro resta solo {1}.</numerusform>
    <numerusform>{0} nodi liberi hanno bisogno di prefissi diversi, e per loro restano solo {1}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Nothing is left next to {}.</source>
   <translation>Accanto a {} non resta nulla.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix next to {}.</source>
   <translation>{} era l'ultimo prefisso accanto a {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} leaves {1} boards; {2} would leave {3}.</source>
   <translation>
    <numerusform>{0} lascia {1} tabellone; {2} ne lascerebbe {3}.</numerusform>
    <numerusform>{0} lascia {1} tabelloni; {2} ne lascerebbe {3}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only this one: save {0}.</source>
   <translation>{0} va bene per {1} nodi liberi, {2} solo per questo: tieni da parte {0}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only {3}: save {0}.</source>
   <translation>{0} va bene per {1} nodi liberi, {2} solo per {3}: tieni da parte {0}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} makes {1} of the {2} words here; {3} do not count.</source>
   <translation>
    <numerusform>{0} forma {1} delle {2} parole qui; {3} non vale.</numerusform>
    <numerusform>{0} forma {1} delle {2} parole qui; {3} non valgono.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {} only one prefix works, and it fits {} other nodes: place it first.</source>
   <translation>Accanto a {} funziona un solo prefisso, che va bene per altri {} nodi: comincia da qui.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit next to {}, but only one of them leads to a full board.</source>
   <translation>{} prefissi vanno bene accanto a {}, ma solo uno porta a un tabellone completo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: only {0} prefixes make all {2} words.</source>
   <translation>
    <numerusform>Comincia accanto a {1}: solo {0} prefisso forma tutte e {2} le parole.</numerusform>
    <numerusform>Comincia accanto a {1}: solo {0} prefissi formano tutte e {2} le parole.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: {0} of its {2} prefixes lead to a full board.</source>
   <translation>
    <numerusform>Comincia accanto a {1}: {0} dei suoi {2} prefissi porta a un tabellone completo.</numerusform>
    <numerusform>Comincia accanto a {1}: {0} dei suoi {2} prefissi portano a un tabellone completo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin around {}: it takes only {} prefixes, and {} nodes need one.</source>
   <translation>Comincia intorno a {}: accetta solo {} prefissi, e {} nodi ne hanno bisogno.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{1} takes only {0} prefixes, and {2} nodes need different ones.</source>
   <translation>
    <numerusform>{1} accetta solo {0} prefisso, e {2} nodi ne vogliono di diversi.</numerusform>
    <numerusform>{1} accetta solo {0} prefissi, e {2} nodi ne vogliono di diversi.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} takes no prefix at all with this list and these options.</source>
   <translation>{} non accetta alcun prefisso con questa lista e queste opzioni.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with {} at once.</source>
   <translation>Nessun prefisso forma parole con tutti questi insieme: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with both {}.</source>
   <translation>Nessun prefisso forma parole con entrambi: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Lunghezza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation>Vicini</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Wrap around edges</source>
   <translation>Collega i bordi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Scoring</source>
   <translation>Punteggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>4 × 4, usual dice</source>
   <translation>4 × 4, i soliti dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 11 points for 8 or more letters</source>
   <translation>Standard: 11 punti da 8 lettere in su</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 2 per letter from 9 letters</source>
   <translation>Super Big: 2 punti a lettera da 9 in su</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation>8: lati e angoli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation>4: solo lati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Q counts as Qu</source>
   <translation>Q vale come Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Clock</source>
   <translation>Orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Counts</source>
   <translation>Vale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Found by several players</source>
   <translation>Trovata da più giocatori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Written twice</source>
   <translation>Scritta due volte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too short</source>
   <translation>troppo corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>With letters that the list lacks</source>
   <translation>Con lettere che mancano alla lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>not on the board</source>
   <translation>non è sul tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters</source>
   <translation>Lettere</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} soluzione</numerusform>
    <numerusform>{} soluzioni</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Stopped: no solution found yet, and none ruled out</source>
   <translation>Interrotta: ancora nessuna soluzione trovata, ma nemmeno esclusa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice or type letters</source>
   <translation>Lancia i dadi o scrivi le lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Con questa lista non esiste alcuna soluzione (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Build one crossword from all twelve dice. The {} most common words are enough.</source>
   <translation>Costruisci un solo cruciverba con tutti e dodici i dadi. Bastano le {} parole più comuni.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>One grid has {}.</source>
   <translation>Uno schema ha {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>rolls that can be solved</source>
   <translation>lanci che si possono risolvere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Place the last {} dice</source>
   <translation>Piazza gli ultimi {} dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Lift one word so that the roll can be solved again</source>
   <translation>Togli una parola in modo che il lancio torni risolvibile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It can be finished</source>
   <translation>Si può finire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It cannot be finished</source>
   <translation>Non si può finire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Can this grid be finished?</source>
   <translation>Si può finire questo schema?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>{} dice were left over</source>
   <translation>
    <numerusform>{} dado è rimasto fuori</numerusform>
    <numerusform>{} dadi sono rimasti fuori</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Grid of {}</source>
   <translation>Schema di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow touching pairs</source>
   <translation>Ammetti coppie a contatto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two adjacent tiles need not form a word; words still join all tiles.</source>
   <translation>Due tessere vicine possono anche non formare una parola; le parole uniscono comunque tutte le tessere.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow repeated words</source>
   <translation>Ammetti parole ripetute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Parole escluse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum words</source>
   <translation>Massimo di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum box</source>
   <translation>Riquadro massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word</source>
   <translation>{!r} non è una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a size in rows x columns, such as 5x6</source>
   <translation>{!r} non è una misura in righe x colonne, come 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>{} lettere indicate; il massimo è {}; comincia con {!r} per una partita libera con un massimo di {} tessere, senza dimostrazione</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the minimum is {}</source>
   <translation>
    <numerusform>{} lettera indicata; il minimo è {}</numerusform>
    <numerusform>{} lettere indicate; il minimo è {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>lettera {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>riga {}, colonna {} dello schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is placed more often than the letters allow</source>
   <translation>{} compare nello schema più volte che tra le lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not one of the letters</source>
   <translation>{} non è una delle lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>allowed pair</source>
   <translation>coppia ammessa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>banned word</source>
   <translation>parola esclusa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too many words</source>
   <translation>troppe parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Fewest words</source>
   <translation>Meno parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>Most common</source>
   <translation>Parole più comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Smallest box</source>
   <translation>Riquadro minimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>2 words</source>
   <translation>2 parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>6 or more words</source>
   <translation>6 o più parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>symmetric</source>
   <translation>simmetrico</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>hole</source>
   <translation>buco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>square block</source>
   <translation>blocco di quattro</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} modo</numerusform>
    <numerusform>{} modi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {1} words of these letters has any of {0}.</source>
   <translation>
    <numerusform>Nessuna delle {1} parole con queste lettere ha la {0}.</numerusform>
    <numerusform>Nessuna delle {1} parole con queste lettere ha una di queste: {0}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} of these letters are in no word.</source>
   <translation>{} di queste lettere non sono in nessuna parola.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} vowels are too few for {} consonants: with {} for any of them there is a solution.</source>
   <translation>
    <numerusform>{} vocale è troppo poco per {} consonanti: con {} al posto di una qualsiasi c'è una soluzione.</numerusform>
    <numerusform>{} vocali sono troppo poche per {} consonanti: con {} al posto di una qualsiasi c'è una soluzione.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out any of {} gives a solution.</source>
   <translation>C'è una lettera di troppo: togliendo una qualsiasi tra {} c'è una soluzione.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out one of {} gives a solution.</source>
   <translation>C'è una lettera di troppo: togliendo una tra {} c'è una soluzione.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: without the {} there is a solution.</source>
   <translation>C'è una lettera di troppo: senza la {} c'è una soluzione.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only the {} is too much: without it there is a solution.</source>
   <translation>Solo la {} è di troppo: senza di essa c'è una soluzione.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every word with {} needs the {}, and a tile stands in two words at most.</source>
   <translation>Ogni parola con {} ha bisogno della {}, e una tessera sta al massimo in due parole.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} letters stand only in words with the {}, and a tile stands in two words at most.</source>
   <translation>{} lettere stanno solo in parole con la {}, e una tessera sta al massimo in due parole.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.</source>
   <translation>
    <numerusform>La {0} entra solo in {1}, che non porta a nulla; senza la {0} c'è una soluzione.</numerusform>
    <numerusform>La {0} entra solo in {1}, che non portano a nulla; senza la {0} c'è una soluzione.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of {} words have the {}; without it there is a solution.</source>
   <translation>Solo {} parole su {} hanno la {}; senza di essa c'è una soluzione.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}, and they lead nowhere.</source>
   <translation>
    <numerusform>La {} entra solo in {}, che non porta a nulla.</numerusform>
    <numerusform>La {} entra solo in {}, che non portano a nulla.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>No word of your letters contains {}.</source>
   <translation>Nessuna parola con le tue lettere contiene {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {} letters left can join the grid any more.</source>
   <translation>Nessuna delle {} lettere rimaste può più unirsi allo schema.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: its one word does not fit any more.</source>
   <translation>La {} non si può più mettere: la sua unica parola non entra più.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: none of its {} words fits any more.</source>
   <translation>La {} non si può più mettere: nessuna delle sue {} parole entra più.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has only {} left here, and they lead nowhere.</source>
   <translation>
    <numerusform>Alla {} resta solo {}, che non porta a nulla.</numerusform>
    <numerusform>Alla {} restano solo {}, che non portano a nulla.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only consonants are left, {} of them, and each needs a vowel on the grid.</source>
   <translation>Restano solo consonanti, {} in tutto, e ognuna vuole una vocale dello schema.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has {} words left of {}, and none of them leads to a solution.</source>
   <translation>Alla {} restano {} parole su {}, e nessuna porta a una soluzione.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Without {0}, the other tiles can stay, and the {1} has {2} words.</source>
   <translation>
    <numerusform>Togli {0}: le altre tessere possono restare, e per la {1} c'è {2} parola.</numerusform>
    <numerusform>Togli {0}: le altre tessere possono restare, e per la {1} ci sono {2} parole.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} stands in the same word in every solution.</source>
   <translation>In ogni soluzione la {} sta nella stessa parola.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Put the {1} and the {2} into one word: every solution does, and {0} words have both.</source>
   <translation>
    <numerusform>Metti la {1} e la {2} nella stessa parola: è così in ogni soluzione, e {0} parola le ha entrambe.</numerusform>
    <numerusform>Metti la {1} e la {2} nella stessa parola: è così in ogni soluzione, e {0} parole le hanno entrambe.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>With only {} vowels, some words must cross at a vowel.</source>
   <translation>
    <numerusform>Con {} sola vocale, alcune parole devono incrociarsi lì.</numerusform>
    <numerusform>Con solo {} vocali, alcune parole devono incrociarsi su una vocale.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {1}: only {0} of your {2} words have it.</source>
   <translation>
    <numerusform>Comincia dalla {1}: solo {0} delle tue {2} parole ce l'ha.</numerusform>
    <numerusform>Comincia dalla {1}: solo {0} delle tue {2} parole ce l'hanno.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {} and the {}: {} and {} of your {} words have them.</source>
   <translation>Comincia dalla {} e dalla {}: le hanno {} e {} delle tue {} parole.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every solution uses {}.</source>
   <translation>Ogni soluzione usa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}.</source>
   <translation>La {} entra solo in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>All of them are among the {} most common words of the list.</source>
   <translation>Sono tutte tra le {} parole più comuni della lista.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Everyday words are enough: {}.</source>
   <translation>Bastano parole di tutti i giorni: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} takes {} of the {} letters at once.</source>
   <translation>{} usa {} delle {} lettere in un colpo solo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} words are enough: {}.</source>
   <translation>
    <numerusform>Basta {} parola: {}.</numerusform>
    <numerusform>Bastano {} parole: {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Fewer never are: that is proven.</source>
   <translation>Di meno non bastano mai: è dimostrato.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of your {} words have the {}.</source>
   <translation>
    <numerusform>Solo {} delle tue {} parole ha la {}.</numerusform>
    <numerusform>Solo {} delle tue {} parole hanno la {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>no word</source>
   <translation>nessuna parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>left: {}</source>
   <translation>restano: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>discard: {}</source>
   <translation>scarto: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>No first word is known yet</source>
   <translation>Non si conosce ancora una prima parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Stima: comincia con {}, punteggio finale {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped</source>
   <translation>Interrotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Interrotta: il migliore finora è {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>proven best {}</source>
   <translation>massimo dimostrato {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {} with this word list, proven</source>
   <translation>Il tuo punteggio: {}; il migliore con questa lista di parole: {}, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {}, proven</source>
   <translation>Il tuo punteggio: {}; il migliore: {}, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {} from here; {} at the start</source>
   <translation>Massimo dimostrato da qui: {}; all'inizio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Seed</source>
   <translation>Numero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Hand size</source>
   <translation>Carte in mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Has a word</source>
   <translation>Ha una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Si può svuotare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Unique best game</source>
   <translation>Una sola partita ottimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty pile</source>
   <translation>Serve una pila vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Serve una carta di due lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Deck</source>
   <translation>Mazzo</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} carta; una mano ne ha da {} a {}</numerusform>
    <numerusform>{} carte; una mano ne ha da {} a {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word needs at least {} cards</source>
   <translation>Una parola vuole almeno {} carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the list</source>
   <translation>{} non è nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the hand</source>
   <translation>{} non è nella mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>You have drawn a card already</source>
   <translation>Hai già pescato una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>draw a card first</source>
   <translation>prima pesca una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Per chiudere, metti in parole tutte le carte tranne una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} leaves the hand at {}; a card of the pile gives {} on average.</source>
   <translation>La {} scoperta porta la mano a {}; una carta del mazzo dà in media {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open card leaves the hand at {}, a card of the pile at {} on average.</source>
   <translation>La carta scoperta porta la mano a {}, una carta del mazzo in media a {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} of the {} unseen cards are better for this hand than the open {}.</source>
   <translation>{} delle {} carte non viste per questa mano sono migliori della {} scoperta.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>With the open {} you could go out: {}.</source>
   <translation>Con la {} scoperta potevi chiudere: {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Only {} of the {} unseen cards are as good as the {}.</source>
   <translation>
    <numerusform>Solo {} delle {} carte non viste vale quanto la {}.</numerusform>
    <numerusform>Solo {} delle {} carte non viste valgono quanto la {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} makes {}; only {} of {} unseen cards are as good.</source>
   <translation>La {} scoperta forma {}; solo {} carte non viste su {} valgono altrettanto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Without the {}, {} of {} unseen cards let you go out; without the {}, {}.</source>
   <translation>Senza la {}, {} carte non viste su {} ti fanno chiudere; senza la {}, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Your best lay-down now uses the {} in {} and leaves the {} over.</source>
   <translation>La tua giocata migliore ora usa la {} in {} e lascia fuori la {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Keeping the {} instead of the {} is worth {} more next turn, on average.</source>
   <translation>Tenere la {} invece della {} vale in media {} in più al prossimo turno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Going out scores {} for certain; one more card averages {}, and the opponent may go out first.</source>
   <translation>Chiudere dà sicuramente {}; con un'altra carta la media è {}, e l'avversario può chiudere prima.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>You can go out now for {}; one more card averages {}.</source>
   <translation>Puoi chiudere ora con {}; con un'altra carta la media è {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Put the {} into {} and discard the {}: you give away {} less.</source>
   <translation>Metti la {} in {} e scarta la {}: sprechi {} in meno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} takes the {} too, which is worth twice its {} points.</source>
   <translation>{} prende anche la {}, che vale il doppio dei suoi {} punti.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave only {} points over instead of {}.</source>
   <translation>
    <numerusform>{} lascia fuori solo {} punti invece di {}.</numerusform>
    <numerusform>{} lasciano fuori solo {} punti invece di {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave nothing over; you left {} points.</source>
   <translation>
    <numerusform>{} non lascia fuori nulla; tu hai lasciato {} punti.</numerusform>
    <numerusform>{} non lasciano fuori nulla; tu hai lasciato {} punti.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} beats the opponent's longest word of {} letters, which earns {}.</source>
   <translation>{} batte la parola più lunga dell'avversario, di {} lettere, e dà {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} words beat the opponent's {} and earn {} for the most words.</source>
   <translation>
    <numerusform>{} parola batte le {} dell'avversario e dà {} per il maggior numero di parole.</numerusform>
    <numerusform>{} parole battono le {} dell'avversario e danno {} per il maggior numero di parole.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>if stopped</source>
   <translation>se ti fermi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word can be played</source>
   <translation>Non si può giocare nessuna parola</translation>
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
    <numerusform>{} lettera</numerusform>
    <numerusform>{} lettere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>Play words with the top cards and free those beneath. The best is {}.</source>
   <translation>Gioca parole con le carte in cima e libera quelle sotto. Il massimo è {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>The longest word of a best game has {} letters.</source>
   <translation>La parola più lunga di una partita ottimale ha {} lettere.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best {}</source>
   <translation>migliore {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>words</source>
   <translation>
    <numerusform>parola</numerusform>
    <numerusform>parole</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>points</source>
   <translation>
    <numerusform>punto</numerusform>
    <numerusform>punti</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>eight piles of two</source>
   <translation>otto pile da due</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play on without giving anything away</source>
   <translation>Continua senza sprecare nulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word is a mistake here. Play a word or a move that gives nothing away</source>
   <translation>Qui la parola che vale di più è un errore. Gioca una parola o sposta una carta senza sprecare nulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play a word from the best lay-down of this hand; one card is discarded</source>
   <translation>Gioca una delle parole con cui si cala meglio questa mano e scarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Hand of {} cards</source>
   <translation>Mano di {} carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word</source>
   <translation>La parola che vale di più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>move {}</source>
   <translation>mossa {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has only {}</source>
   <translation>{} × {}: il mazzo ne ha solo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>Only the top card of a pile of two can move to an empty pile</source>
   <translation>Solo la carta in cima a una pila di due può passare su una pila vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>card {}</source>
   <translation>carta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>pile {}</source>
   <translation>pila {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>unknown</source>
   <translation>sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>these cards spell {}, not {}</source>
   <translation>queste carte formano {}, non {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>no cards given; enter piles such as L/Q O/X - T</source>
   <translation>nessuna carta indicata; scrivi le pile, come L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>eight cards in several ways; put spaces between the cards</source>
   <translation>otto carte si leggono in più modi; metti spazi tra le carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>line {}</source>
   <translation>riga {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows</source>
   <translation>{} pile indicate; il massimo è {}, e un rompicapo del giorno ha {} carte in due righe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>is missing</source>
   <translation>manca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>column {}</source>
   <translation>colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>{} carte; una pila ne ha al massimo due</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Solo una carta sotto può essere sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL</source>
   <translation>{!r} non è una carta; le carte sono lettere e coppie come QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>List's language</source>
   <translation>Lingua della lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>English</source>
   <translation>Inglese</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Minimum cards per word</source>
   <translation>Minimo di carte per parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Length bonus</source>
   <translation>Bonus di lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Points by word length, such as 5:2,6:5; other lengths have none.</source>
   <translation>Punti per lunghezza, come 5:2,6:5; le altre lunghezze non ne hanno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Goal</source>
   <translation>Obiettivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Best score</source>
   <translation>Punteggio massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Tutte le carte usate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Games to list</source>
   <translation>Partite in elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Samples</source>
   <translation>Campioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Discard</source>
   <translation>Scarto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Keep one card</source>
   <translation>Tieni una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>All may be laid down</source>
   <translation>Si possono giocare tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Longest word to beat</source>
   <translation>Parola più lunga da battere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Word count to beat</source>
   <translation>Numero di parole da battere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>{!r} is not of the form letters:points, such as 5:2</source>
   <translation>{!r} non ha la forma lettere:punti, come 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} non è un numero intero da {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>(da {} a {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>No top card fits {} here</source>
   <translation>Nessuna carta sopra va bene per {} qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>A card must be in the tray before it can be moved there</source>
   <translation>Una carta deve essere nel vassoio prima di poterla spostare lì</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>The tray is empty</source>
   <translation>Il vassoio è vuoto</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} were still there and would have scored {}.</source>
   <translation>
    <numerusform>{} era ancora lì e avrebbe dato {}.</numerusform>
    <numerusform>{} erano ancora lì e avrebbero dato {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} more words were still there, {} first, and would have scored {}.</source>
   <translation>C'erano ancora {} parole, per prima {}, e avrebbero dato {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice.</source>
   <translation>Una carta giocata vale e non viene più sottratta: {} punti, due volte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.</source>
   <translation>Una carta giocata vale e non viene più sottratta: {} punti, due volte, e {} per la lunghezza.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} instead of the {}: it uncovers the {}.</source>
   <translation>Sposta la {} invece della {}: così scopri la {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {}.</source>
   <translation>Prima sposta la {}: così scopri la {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Any word now costs at least {} points.</source>
   <translation>
    <numerusform>Ora ogni parola costa almeno {} punto.</numerusform>
    <numerusform>Ora ogni parola costa almeno {} punti.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {} for {}.</source>
   <translation>Prima sposta la {}: così scopri la {} per {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Only {} takes the {}, and {} breaks it up.</source>
   <translation>Solo {} prende la {}, e {} rende impossibile quella parola.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} takes the {} that the {} needed: no word takes it any more.</source>
   <translation>{} prende la {} che serviva alla {}: nessuna parola la prende più.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A best game plays it in {}.</source>
   <translation>Una partita ottimale la gioca in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} no word takes the {} any more; a best game plays it in {}.</source>
   <translation>Dopo {}, nessuna parola prende più la {}; una partita ottimale la gioca in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>With the {} as well, {} scores {} more than {}.</source>
   <translation>Aggiungendo {}, {} dà {} in più di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}; after {} it is left over, even with best play.</source>
   <translation>{} scopre la {} per {}; dopo {} resta fuori, anche giocando la partita migliore.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word in your cards scores more than {}.</source>
   <translation>{} conserva {} per {}; dopo {}, nessuna parola con le tue carte dà più di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word is left in your cards.</source>
   <translation>{} conserva {} per {}; dopo {}, non resta nessuna parola con le tue carte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} spends the {} of {}, which scores {} in a best game.</source>
   <translation>{} consuma {} di {}, che in una partita ottimale dà {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}, which scores {} in a best game.</source>
   <translation>{} scopre {} per {}, che in una partita ottimale dà {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, but the rest then scores {} less.</source>
   <translation>{} dà ora {} in più di {}, ma poi il resto dà {} in meno.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>The {} are then left over.</source>
   <translation>
    <numerusform>Poi la {} resta fuori.</numerusform>
    <numerusform>Poi {} restano fuori.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} the {} are left over, even with best play; after {} they are used.</source>
   <translation>
    <numerusform>Dopo {} la {} resta fuori, anche giocando la partita migliore; dopo {} viene usata.</numerusform>
    <numerusform>Dopo {} restano fuori {}, anche giocando la partita migliore; dopo {} vengono usate.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card left over counts twice: its points are not won, and they are subtracted.</source>
   <translation>Una carta rimasta fuori conta due volte: i suoi punti non si guadagnano, e in più si sottraggono.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {}, and the rest then scores as much.</source>
   <translation>{} dà {} in più di {}, e poi il resto dà altrettanto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and only {} less later.</source>
   <translation>{} dà ora {} in più di {}, e dopo solo {} in meno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and {} more later.</source>
   <translation>{} dà ora {} in più di {}, e dopo {} in più.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>No word yet: each one now costs at least {} points.</source>
   <translation>
    <numerusform>Ancora nessuna parola: ora ognuna costa almeno {} punto.</numerusform>
    <numerusform>Ancora nessuna parola: ora ognuna costa almeno {} punti.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Begin with the {}: only {} words in your cards take it.</source>
   <translation>
    <numerusform>Comincia dalla {}: solo {} parola con le tue carte la prende.</numerusform>
    <numerusform>Comincia dalla {}: solo {} parole con le tue carte la prendono.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Look for a long word: its length alone scores {}.</source>
   <translation>Cerca una parola lunga: la lunghezza da sola dà {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Uncover the {} under the {}: every best game uses it.</source>
   <translation>Scopri la {} sotto la {}: ogni partita ottimale la usa.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Left over, the {} counts twice: its {} points are not won, and they are subtracted.</source>
   <translation>Rimasta fuori, la {} conta due volte: i suoi {} punti non si guadagnano, e in più si sottraggono.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {}, best word {}</source>
   <translation>{}, {}, parola migliore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation>1: nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation>2: doppi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation>3: doppi e tripli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Rules</source>
   <translation>Regole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/paper.py" />
   <source>4 × 4 with multipliers</source>
   <translation>4 × 4 con moltiplicatori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word is worth most per second, at {} s per word and {} s per tile?</source>
   <translation>Quale parola rende di più al secondo, con {} s a parola e {} s a tessera?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Trace {} for the most points</source>
   <translation>Traccia {} per il maggior numero di punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word first on {}…</source>
   <translation>Quale parola per prima su {}…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Path of {}</source>
   <translation>Percorso di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per word</source>
   <translation>Secondi per parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.</source>
   <translation>Per il piano di «Analizza»: il tempo per vedere una parola e rilasciarla. In «Gioca» e in allenamento vale il tuo ritmo misurato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per tile</source>
   <translation>Secondi per tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>La mappa di calore mostra</translation>
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
   <translation>Punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>moltiplicatori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>moltiplicatore {}</translation>
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
   <translation>riga {}, colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} already has {}; only one multiplier is allowed</source>
   <translation>la tessera {} ha già {}; è ammesso un solo moltiplicatore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (danneggiato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>regole {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name may have up to 40 lowercase letters, digits, - and _</source>
   <translation>un nome può avere fino a 40 lettere minuscole, cifre, - e _</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from {} to {}</source>
   <translation>{!r} non è un numero da {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimal places</source>
   <translation>{!r} ha più di due decimali</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over {} and scores {}, without them {}.</source>
   <translation>{} passa per {} e dà {}; senza questi moltiplicatori {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over the {}: {} points instead of {}.</source>
   <translation>{} passa per la {}: {} punti invece di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than any of your {} words.</source>
   <translation>{} dà {} in {} s, più al secondo di ognuna delle tue {} parole.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than {} of your {} words.</source>
   <translation>{} dà {} in {} s, più al secondo di {} delle tue {} parole.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Take the other {}, the one with {}: {} instead of {}.</source>
   <translation>Prendi l'altra {}, quella con {}: {} invece di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Through the {} in row {}, column {} it scores {} instead of {}.</source>
   <translation>Passando per la {} alla riga {}, colonna {}, vale {} invece di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: {} of the {} words before it bring less per second.</source>
   <translation>Gioca {} prima: {} delle {} parole precedenti rendono meno al secondo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: each of the {} words before it brings less per second.</source>
   <translation>Gioca {} prima: ognuna delle {} parole precedenti rende meno al secondo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} brings {} points per second; every word of the plan brings at least {}.</source>
   <translation>{} rende {} punti al secondo; ogni parola del piano ne rende almeno {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>il tabellone è vuoto; scrivi le sue righe, come AEKC/MRFS/BDCI/LPVR</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation>un tabellone ha al massimo {} righe, non {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation>una riga ha al massimo {} tessere, non {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation>riga {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles, but row 1 has {}</source>
   <translation>
    <numerusform>{} tessera, ma la riga 1 ne ha {}</numerusform>
    <numerusform>{} tessere, ma la riga 1 ne ha {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} non è una lettera né {} (bloccata), {} (qualsiasi lettera) o {} (vuota)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile</source>
   <translation>la lettera minuscola {!r} deve seguire una maiuscola; per una tessera di due lettere scrivi Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>As usual in the language of the word list</source>
   <translation>Come di consueto nella lingua della lista di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Lettere da un sacchetto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, but {} has {}; use dice={} for any size</source>
   <translation>{} × {} tessere vogliono {} dadi, ma {} ne ha {}; con dice={} va bene ogni misura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation>Classici 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation>Nuovi 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation>Grandi 5 × 5 (1979)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation>Deluxe 5 × 5 (1997)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation>Grandi 5 × 5 (2012)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation>Super Big 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <source>has no words of 3 to 8 letters</source>
   <translation>non ha parole da 3 a 8 lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>lista di parole {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find {} words you missed</source>
   <translation>
    <numerusform>Di nuovo il tuo tabellone: trova {} parola che ti è sfuggita</numerusform>
    <numerusform>Di nuovo il tuo tabellone: trova {} parole che ti sono sfuggite</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find a word {}</source>
   <translation>Di nuovo il tuo tabellone: trova una parola {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>A fresh board: find a word {}</source>
   <translation>Un tabellone nuovo: trova una parola {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find a word {} on {}</source>
   <translation>Trova una parola {} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find all words that use exactly the letters {}</source>
   <translation>Trova tutte le parole che usano esattamente le lettere {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>You found {1}: find {0} words that extend or reverse it</source>
   <translation>
    <numerusform>Hai trovato {1}: trova {0} parola che la allunga o la rovescia</numerusform>
    <numerusform>Hai trovato {1}: trova {0} parole che la allungano o la rovesciano</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} casella</numerusform>
    <numerusform>{} caselle</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>Dice</source>
   <translation>Dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>these dice cannot show such a board</source>
   <translation>questi dadi non possono dare un tabellone così</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>only single letters of the word list, Qu, and {} for an open cell can be completed</source>
   <translation>si possono completare solo lettere singole della lista di parole, Qu e {} per una casella aperta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>a board with both Q and Qu cannot be completed</source>
   <translation>un tabellone con Q e Qu insieme non si può completare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>a few seconds</source>
   <translation>pochi secondi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>up to a minute</source>
   <translation>fino a un minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>an hour or two</source>
   <translation>un'ora o due</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>{} letters, {}</source>
   <translation>
    <numerusform>{} lettera, {}</numerusform>
    <numerusform>{} lettere, {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>on the tiles</source>
   <translation>sulle tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>marked</source>
   <translation>evidenziate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Par reached</source>
   <translation>Par raggiunto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>All {} words of {} letters found</source>
   <translation>Tutte le {} parole di {} lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is longer</source>
   <translation>Su questo tabellone nessuna parola è più lunga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is worth more</source>
   <translation>Su questo tabellone nessuna parola vale di più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be placed on this board with these dice</source>
   <translation>{} non si può mettere su questo tabellone con questi dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found and one tile more.</source>
   <translation>{} delle {} parole comuni che ti sono sfuggite sono una parola trovata più una tessera.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found with a tile before it.</source>
   <translation>{} delle {} parole comuni che ti sono sfuggite sono una parola trovata con una tessera davanti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed lie inside a longer word that you found.</source>
   <translation>{} delle {} parole comuni che ti sono sfuggite stanno dentro una parola più lunga che hai trovato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed go through a tile that you never used.</source>
   <translation>{} delle {} parole comuni che ti sono sfuggite passano per una tessera che non hai mai usato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are longer than your longest word.</source>
   <translation>{} delle {} parole comuni che ti sono sfuggite sono più lunghe della tua parola più lunga.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: one more tile, the {}, makes {}.</source>
   <translation>Hai trovato {}: un'altra tessera, la {}, e diventa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: the {} before it makes {}.</source>
   <translation>Hai trovato {}: con la {} davanti diventa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: backwards it is {}.</source>
   <translation>Hai trovato {}: al contrario è {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>The tiles of {}, which you found, also spell {}.</source>
   <translation>Le tessere di {}, che hai trovato, formano anche {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: with {} instead of {} it is {}.</source>
   <translation>Hai trovato {}: con {} al posto di {} è {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: {} before it makes {}.</source>
   <translation>Hai trovato {}: con {} davanti diventa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}, and it goes on: {} makes {}.</source>
   <translation>Hai trovato {}, e si continua: con {} diventa {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>None of your words uses the {1} in row {2}, column {3}; {0} words do.</source>
   <translation>
    <numerusform>Nessuna tua parola usa la {1} alla riga {2}, colonna {3}; {0} parola sì.</numerusform>
    <numerusform>Nessuna tua parola usa la {1} alla riga {2}, colonna {3}; {0} parole sì.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more: {}.</source>
   <translation>{} ne apre altre {}: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more words, such as {}.</source>
   <translation>{} apre altre {} parole, come {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} lies inside {}, which you found.</source>
   <translation>{} è dentro {}, che hai trovato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} ends on the tiles {} of {}, which you found.</source>
   <translation>{} finisce sulle tessere {} di {}, che hai trovato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} begins on the tiles {} of {}, which you found.</source>
   <translation>{} comincia sulle tessere {} di {}, che hai trovato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found none of them.</source>
   <translation>{} parole cominciano dalla {} alla riga {}, colonna {}; non ne hai trovata nessuna.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found {}.</source>
   <translation>{} parole cominciano dalla {} alla riga {}, colonna {}; ne hai trovate {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is the longest word here, with {1} letters.</source>
   <translation>{2} è la parola più lunga del tabellone, con {1} lettere.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is one of the {0} longest words here, with {1} letters.</source>
   <translation>{2} è una delle {0} parole più lunghe del tabellone, con {1} lettere.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} has the letters of {}, which you found, on other tiles.</source>
   <translation>{} ha le lettere di {}, che hai trovato, su altre tessere.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} is the most common word that you missed.</source>
   <translation>{} è la parola più comune che ti è sfuggita.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{1} is an everyday word: only {0} words of the list are more common.</source>
   <translation>
    <numerusform>{1} è una parola di tutti i giorni: solo {0} parola della lista è più comune.</numerusform>
    <numerusform>{1} è una parola di tutti i giorni: solo {0} parole della lista sono più comuni.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is too large to be read whole. Export it, then forget some games.</source>
   <translation>La cronologia è troppo grande per essere letta tutta. Esportala, poi elimina qualche partita.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is nearly full and soon cannot be read whole. Export it, then forget some games.</source>
   <translation>La cronologia è quasi piena e presto non si potrà più leggere tutta. Esportala, poi elimina qualche partita.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>is too large</source>
   <translation>è troppo grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>contains no history</source>
   <translation>non contiene una cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>cannot be written: another window of Qless Studio is using it. Try again in a moment</source>
   <translation>impossibile scrivere: un'altra finestra di Qless Studio la sta usando. Riprova tra un momento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>Detect automatically</source>
   <translation>Rileva automaticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry per line</source>
   <translation>una voce per riga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>First column</source>
   <translation>Prima colonna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>ogni parola di una riga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>words from column {}</source>
   <translation>parole dalla colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>without the header</source>
   <translation>senza l'intestazione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>frequencies from column {}</source>
   <translation>frequenze dalla colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Western Europe)</source>
   <translation>{} (Europa occidentale)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Central Europe)</source>
   <translation>{} (Europa centrale)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>line {} is not text in {}</source>
   <translation>la riga {} non è testo in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>the file is not text</source>
   <translation>il file non è di testo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} and {}</source>
   <translation>{} e {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>numbers as frequencies</source>
   <translation>numeri come frequenze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>a JSON list</source>
   <translation>una lista JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation>nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation>verbo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation>aggettivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation>avverbio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation>articolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation>congiunzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation>determinante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation>interiezione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation>preposizione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation>pronome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation>plurale di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past form of {}</source>
   <translation>forma passata di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person singular of {}</source>
   <translation>terza persona singolare di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation>forma in -ing di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation>comparativo di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation>superlativo di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation>forma di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary with the forms of {}</source>
   <translation>un dizionario Hunspell con le forme di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>Only the stems of this Hunspell dictionary are read, and no other forms: {}</source>
   <translation>Di questo dizionario Hunspell si leggono solo le radici, nessun'altra forma: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary</source>
   <translation>un dizionario Hunspell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>the affix file makes more than {} forms</source>
   <translation>il file degli affissi genera più di {} forme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, hyphens and brackets</source>
   <translation>il nome di una lista deve cominciare con una lettera o una cifra e avere al massimo 50 lettere, cifre, spazi, punti, trattini e parentesi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no word list has this name</source>
   <translation>nessuna lista di parole ha questo nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>la lista salvata è danneggiata; rimuovila e importala di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a word must have 1 to {} letters</source>
   <translation>una parola deve avere da 1 a {} lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, changed</source>
   <translation>{}, modificata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, at least {}</source>
   <translation>{}, almeno {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>Your banned and added words cannot be read: {}: {}</source>
   <translation>Le parole escluse e aggiunte non si possono leggere: {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>The file of banned and added words was damaged and has been renamed to {}; no words are banned or added.</source>
   <translation>Il file delle parole escluse e aggiunte era danneggiato e ora si chiama {}; nessuna parola è esclusa o aggiunta.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept</source>
   <translation>
    <numerusform>{} parola conservata</numerusform>
    <numerusform>{} parole conservate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} entries left out</source>
   <translation>
    <numerusform>{} voce tralasciata</numerusform>
    <numerusform>{} voci tralasciate</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{}, read as {}; {}</source>
   <translation>{}, letto come {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>there is no {} beside it</source>
   <translation>non c'è {} accanto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>comments</source>
   <translation>commenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>phrases of several words</source>
   <translation>espressioni di più parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, probably names or abbreviations</source>
   <translation>con maiuscola, probabilmente nomi o sigle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation>con un apostrofo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation>con un trattino</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation>con un accento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters that are not letters of the language</source>
   <translation>con caratteri che non sono lettere della lingua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>più lunghe di {} lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German</source>
   <translation>Tedesco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>French</source>
   <translation>Francese</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Spanish</source>
   <translation>Spagnolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Italian</source>
   <translation>Italiano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Dutch</source>
   <translation>Olandese</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Polish</source>
   <translation>Polacco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German, Ä played as AE</source>
   <translation>Tedesco, Ä giocata come AE</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>very common</source>
   <translation>molto comune</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>common</source>
   <translation>comune</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>uncommon</source>
   <translation>poco comune</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>rare</source>
   <translation>rara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>the {} most common words</source>
   <translation>le {} parole più comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Comuni 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Comuni 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Comuni 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Comuni 20k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation>Quotidiana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation>parole che usano quasi tutti</translation>
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
   <translation>parole di un buon dizionario dell'uso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation>Ampia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation>parole standard, e altre più rare confermate da una seconda fonte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (internazionale)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all known words, in the spellings of all regions</source>
   <translation>tutte le parole note, nelle grafie di tutte le regioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words that occur in texts</source>
   <translation>parole che si trovano nei testi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words and all their forms</source>
   <translation>parole standard con tutte le loro forme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max</source>
   <translation>Max</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all words of the dictionary</source>
   <translation>tutte le parole del dizionario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>letta da {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>as for its source</source>
   <translation>la stessa della sua fonte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>is built in and cannot be removed</source>
   <translation>è inclusa nel programma e non si può rimuovere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list has this name; choose another</source>
   <translation>c'è già una lista con questo nome; scegline un altro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>importata da {} il {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>contains no usable words ({})</source>
   <translation>non contiene parole utilizzabili ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>{} × {} pixels</source>
   <translation>{} × {} pixel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>a picture has {} to {} pixels on each side</source>
   <translation>un'immagine ha da {} a {} pixel per lato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>the picture is damaged</source>
   <translation>l'immagine è danneggiata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>the weights for reading pictures cannot be read: {}</source>
   <translation>i pesi per leggere le immagini non si possono leggere: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>a board in a picture has 1 to {} rows and columns</source>
   <translation>un tabellone in un'immagine ha da 1 a {} righe e colonne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>the four corners do not span a board</source>
   <translation>i quattro angoli non delimitano un tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>best so far</source>
   <translation>migliore finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of the month</source>
   <translation>migliore del mese</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of a day</source>
   <translation>migliore in un giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>{}, previously {}</source>
   <translation>{}, prima {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>small</source>
   <translation>piccolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>medium</source>
   <translation>medio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>large</source>
   <translation>grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>rare words</source>
   <translation>parole rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>long words</source>
   <translation>parole lunghe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>longer forms of words</source>
   <translation>forme allungate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>seldom</source>
   <translation>di rado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>usually</source>
   <translation>di solito</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>about {} of 10</source>
   <translation>circa {} su 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>you find it in games like this: {}</source>
   <translation>la trovi in partite come questa: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>not known yet: {} of {} games</source>
   <translation>non ancora noto: {} partite su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>about {}, give or take {}</source>
   <translation>circa {}, più o meno {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Easier than usual for you</source>
   <translation>Più facile del solito per te</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Harder than usual for you</source>
   <translation>Più difficile del solito per te</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{} points given away per game (from {} games)</source>
   <translation>
    <numerusform>{} punti sprecati a partita (su {} partita)</numerusform>
    <numerusform>{} punti sprecati a partita (su {} partite)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{} small, {} medium, {} large</source>
   <translation>piccoli {}, medi {}, grandi {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Mistakes in {} games: {}</source>
   <translation>
    <numerusform>Errori in {} partita: {}</numerusform>
    <numerusform>Errori in {} partite: {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: stronger than usual for you</source>
   <translation>{}: vai meglio del solito</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: weaker than usual for you</source>
   <translation>{}: vai peggio del solito</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>Common words make {}.</source>
   <translation>Le parole comuni danno {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>The longest word has {} letters and begins with {}.</source>
   <translation>La parola più lunga ha {} lettere e comincia con {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>qualsiasi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Near your level</source>
   <translation>Vicino al tuo livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Harder</source>
   <translation>Più difficile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/plugins.py" />
   <source>The plug-in {} ({}) cannot be used: {}</source>
   <translation>L'estensione {} ({}) non si può usare: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/session.py" />
   <source>about {} minutes</source>
   <translation>
    <numerusform>circa {} minuto</numerusform>
    <numerusform>circa {} minuti</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} letters or more</source>
   <translation>
    <numerusform>da {} lettera in su</numerusform>
    <numerusform>da {} lettere in su</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Beginning {}–</source>
   <translation>Inizio {}–</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Ending –{}</source>
   <translation>Finale –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Words with {}</source>
   <translation>Parole con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Rolls with {}</source>
   <translation>Lanci con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} or {}</source>
   <translation>{} o {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <source>is damaged: {}</source>
   <translation>è danneggiato: {}</translation>
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
    <numerusform>{} minuto</numerusform>
    <numerusform>{} minuti</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/tab/game_view.py" />
   <source>No clock</source>
   <translation>Senza orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after the letters of its suffixes: XY=wi joins the first two</source>
   <translation>Suffissi lungo l'anello (? per uno libero), chiamati X, Y, Z, W, V, U; poi ; e i prefissi, ognuno dopo le lettere dei suoi suffissi: XY=wi unisce i primi due</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet</source>
   <translation>Foglio di gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet with the answer</source>
   <translation>Foglio di gioco con la risposta</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>rompicapo</numerusform>
    <numerusform>rompicapi</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} prefisso</numerusform>
    <numerusform>{} prefissi</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/graph.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Scrivi un prefisso in ogni nodo rotondo in modo che ogni linea formi una parola.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>the answers are covered</source>
   <translation>le risposte sono coperte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>the puzzle is not analysed yet</source>
   <translation>il rompicapo non è ancora analizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>no prefix is placed</source>
   <translation>nessun prefisso è sul tabellone</translation>
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
   <translation>non c'è alcun rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Apri file di tabellone…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>change board; graph; json</source>
   <translation>cambia tabellone; grafo; json</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>List puzzles</source>
   <translation>Elenca i rompicapi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Reveal until unique</source>
   <translation>Scopri fino a renderlo unico</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Show a solution</source>
   <translation>Mostra una soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Remove all prefixes</source>
   <translation>Togli tutti i prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>clear; empty; remove; put back</source>
   <translation>svuota; cancella; togli; rimetti a posto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show clock while playing</source>
   <translation>Mostra l'orologio durante il gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Un solo tabellone possibile (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Your moves</source>
   <translation>Le tue mosse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Boards left</source>
   <translation>Tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Most common solution</source>
   <translation>Soluzione più comune</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} prefisso per {}</numerusform>
    <numerusform>{} prefissi per {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>not one of {}</source>
   <translation>non è tra le {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Edges and their words</source>
   <translation>Linee e loro parole</translation>
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
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Prefix and suffix</source>
   <translation>Prefisso e suffisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>State</source>
   <translation>Stato</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>
    <numerusform>finora {}, il più facile: {} parola</numerusform>
    <numerusform>finora {}, il più facile: {} parole</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated pairs</source>
   <translation>nessuna coppia ripetuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated prefixes</source>
   <translation>nessun prefisso ripetuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>no repeated words</source>
   <translation>nessuna parola ripetuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Prefisso {}, suffisso {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} to {}</source>
   <translation>da {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board fits any more (proven)</source>
   <translation>Ormai nessun tabellone è possibile (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Solved: every word is valid</source>
   <translation>Risolto: ogni parola è valida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Level</source>
   <translation>Livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Any level</source>
   <translation>Tutti i livelli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Easy</source>
   <translation>Facile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Hard</source>
   <translation>Difficile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nuovo rompicapo, da riempire con le {} parole più comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>hints, par {}</source>
   <translation>indizi, par {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead ends</source>
   <translation>
    <numerusform>vicolo cieco</numerusform>
    <numerusform>vicoli ciechi</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>boards, proven</source>
   <translation>tabelloni, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefixes</source>
   <translation>prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} (taken back)</source>
   <translation>{} (annullato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} taken away</source>
   <translation>{} tolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end</source>
   <translation>vicolo cieco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>not valid</source>
   <translation>non valido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no dead end</source>
   <translation>nessun vicolo cieco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end at move {}</source>
   <translation>vicolo cieco alla mossa {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} dead ends, the first at move {}</source>
   <translation>{} vicoli ciechi, il primo alla mossa {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First of all</source>
   <translation>Prima di tutto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Can it be filled?</source>
   <translation>Si può riempire?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Where to start?</source>
   <translation>Da dove cominciare?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>How many prefixes fit?</source>
   <translation>Quanti prefissi ci stanno?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>First letter</source>
   <translation>Prima lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Yes</source>
   <translation>Sì</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>No</source>
   <translation>No</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Yes, {}</source>
   <translation>Sì, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Joins {}</source>
   <translation>Unisce {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>More than one is wrong</source>
   <translation>Più di uno è sbagliato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Suffix {} of {}: {}</source>
   <translation>Suffisso {} di {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>empty</source>
   <translation>vuoto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>next to {}</source>
   <translation>accanto a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>already used next to {}</source>
   <translation>già usato accanto a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>a word, but not one of the {} of this puzzle ({})</source>
   <translation>una parola, ma non tra le {} di questo rompicapo ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too long, maximum {}</source>
   <translation>{} è troppo lungo, massimo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too short, minimum {}</source>
   <translation>{} è troppo corto, minimo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>and {} more</source>
   <translation>e altre {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} possibile</numerusform>
    <numerusform>{} possibili</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>none fit</source>
   <translation>nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/__init__.py" />
   <source>3 minutes</source>
   <translation>3 minuti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board size…</source>
   <translation>Dimensioni tabellone…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Rules…</source>
   <translation>Regole…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Any letters</source>
   <translation>Lettere qualsiasi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Score sheet…</source>
   <translation>Foglio dei punti…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>sides only</source>
   <translation>solo lati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>edges wrap around</source>
   <translation>bordi collegati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>5x5; rows; grid</source>
   <translation>5x5; righe; griglia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament</source>
   <translation>opzioni; lunghezza minima; vicini; bonus; mazzo; punteggio; ruzzle; wordament</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>no game is running</source>
   <translation>nessuna partita è in corso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Shuffle</source>
   <translation>Mescola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>transpose; turn; rotate; mirror</source>
   <translation>trasponi; gira; ruota; specchia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>players; party</source>
   <translation>giocatori; gruppo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Solvable?</source>
   <translation>Risolvibile?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Where next?</source>
   <translation>Da dove proseguire?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>How long?</source>
   <translation>Quanto è lunga?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which word?</source>
   <translation>Quale parola?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which tile?</source>
   <translation>Quale tessera?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>solved</source>
   <translation>risolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>No (proven)</source>
   <translation>No (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Why</source>
   <translation>Perché</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>More than one</source>
   <translation>Più di una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Lift {}</source>
   <translation>Togli {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Three or more</source>
   <translation>Tre o più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>down</source>
   <translation>verticale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>across</source>
   <translation>orizzontale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, anywhere</source>
   <translation>{}, ovunque</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, on its own</source>
   <translation>{}, da sola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, attraverso la {} di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, extending {}</source>
   <translation>{}, allungando {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. Each step is checked as you play.</source>
   <translation>Costruisci un solo cruciverba che usi ogni dado. Ogni passo viene controllato mentre giochi.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Type letters</source>
   <translation>Scrivi lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The twelve dice</source>
   <translation>I dodici dadi</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} parte</numerusform>
    <numerusform>{} parti</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>not connected</source>
   <translation>non collegate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Too large</source>
   <translation>Troppo grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>does not fit in the box</source>
   <translation>non entra nel riquadro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>being typed, {}</source>
   <translation>in scrittura, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Vocabulary</source>
   <translation>Vocabolario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>In no word</source>
   <translation>In nessuna parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable without</source>
   <translation>Risolvibile senza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable by turning</source>
   <translation>Risolvibile girando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable with</source>
   <translation>Risolvibile con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} and {} more</source>
   <translation>{} e altre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among all rolls</source>
   <translation>Tra tutti i lanci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} have no solution</source>
   <translation>{} non hanno soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than at least {}</source>
   <translation>più facile di almeno {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than {}</source>
   <translation>più facile di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>harder than {}</source>
   <translation>più difficile di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among solvable rolls</source>
   <translation>Tra i lanci risolvibili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>rolls have no solution</source>
   <translation>lanci non hanno soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are easier</source>
   <translation>lanci risolvibili sono più facili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are harder</source>
   <translation>lanci risolvibili sono più difficili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>invalid</source>
   <translation>non valido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>note</source>
   <translation>nota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/moves.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A roll by its number</source>
   <translation>Un lancio dal suo numero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Number</source>
   <translation>Numero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A free game with tiles from the bag</source>
   <translation>Una partita libera con tessere dal sacchetto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>tiles</source>
   <translation>tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>the game is paused</source>
   <translation>la partita è in pausa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no tile is on the grid</source>
   <translation>sullo schema non ci sono tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no solution is shown</source>
   <translation>non è mostrata nessuna soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>No solution…</source>
   <translation>Nessuna soluzione…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>claim; impossible; cannot be done</source>
   <translation>dichiara; impossibile; non si può fare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Lift word</source>
   <translation>Togli parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Select word</source>
   <translation>Seleziona parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Place solution</source>
   <translation>Piazza la soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Back to grid</source>
   <translation>Torna allo schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Clear grid</source>
   <translation>Svuota schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Swap rows and columns</source>
   <translation>Scambia righe e colonne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Centre grid</source>
   <translation>Centra schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid up</source>
   <translation>Sposta schema in su</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid down</source>
   <translation>Sposta schema in giù</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid left</source>
   <translation>Sposta schema a sinistra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid right</source>
   <translation>Sposta schema a destra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Shuffle rack</source>
   <translation>Mescola leggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Sort rack</source>
   <translation>Ordina leggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>What decided it</source>
   <translation>Che cosa ha deciso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Daily puzzle, {}</source>
   <translation>Rompicapo del giorno, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Yours</source>
   <translation>Il tuo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far</source>
   <translation>{} finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>touching pairs allowed</source>
   <translation>coppie a contatto ammesse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} banned</source>
   <translation>{} escluse</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>up to {} words</source>
   <translation>
    <numerusform>al massimo {} parola</numerusform>
    <numerusform>al massimo {} parole</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>box {}</source>
   <translation>riquadro {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Risolto: un solo cruciverba con ogni dado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable; stopped after {}</source>
   <translation>Risolvibile; interrotta dopo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable: yes</source>
   <translation>Risolvibile: sì</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Non risolvibile da qui (dimostrato)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Found a grid with all tiles; there may be others</source>
   <translation>Trovato uno schema con tutte le tessere; potrebbero essercene altri</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your median</source>
   <translation>la tua mediana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>right</source>
   <translation>giuste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>no solution exists</source>
   <translation>non esiste soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>given up</source>
   <translation>abbandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>A solution exists</source>
   <translation>Esiste una soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>dice placed</source>
   <translation>dadi piazzati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your best</source>
   <translation>il tuo record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved in {}</source>
   <translation>Risolto in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Proven to have no solution in {}</source>
   <translation>Dimostrato senza soluzione in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Given up with {} of {} dice placed, {}</source>
   <translation>Abbandono con {} dadi piazzati su {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no hints</source>
   <translation>questo gioco non ha indizi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>daily puzzle</source>
   <translation>rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Rack slot {}, empty</source>
   <translation>Posto {} del leggio, vuoto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the grid</source>
   <translation>Dado {}, {}, sullo schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Dado {}, {}, sul leggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the displayed solution, {}</source>
   <translation>{} della soluzione mostrata, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Hint</source>
   <translation>Indizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, given</source>
   <translation>{}, assegnata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, part of an invalid word: {}</source>
   <translation>{}, parte di una parola non valida: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, selected</source>
   <translation>{}, selezionata</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game with {} points</source>
   <translation>
    <numerusform>Partita da {} punto</numerusform>
    <numerusform>Partita da {} punti</numerusform>
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
    <numerusform>{} carta</numerusform>
    <numerusform>{} carte</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} mistakes in this game</source>
   <translation>
    <numerusform>{} errore in questa partita</numerusform>
    <numerusform>{} errori in questa partita</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} points could still be made.</source>
   <translation>
    <numerusform>Si poteva fare ancora {} punto.</numerusform>
    <numerusform>Si potevano fare ancora {} punti.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Set aside</source>
   <translation>Metti da parte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>The computer is playing…</source>
   <translation>Il computer sta giocando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: draw a card</source>
   <translation>Il tuo ultimo turno: pesca una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw a card</source>
   <translation>Pesca una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Press 1 for the pile, 2 for the open card</source>
   <translation>Premi 1 per il mazzo, 2 per la carta scoperta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>All cards are in words: discard the last one to go out</source>
   <translation>Tutte le carte sono in parole: scarta l'ultima per chiudere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Go out</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: set words aside, then discard</source>
   <translation>Il tuo ultimo turno: metti da parte parole, poi scarta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Make words, or choose one card to discard</source>
   <translation>Forma parole, o scegli una carta da scartare</translation>
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
   <translation>Tieni una carta da scartare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word</source>
   <translation>Parola valida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it and go out</source>
   <translation>Scartala e chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} points are left over</source>
   <translation>{} punti restano fuori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it</source>
   <translation>Scartala</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or add cards for a word</source>
   <translation>o aggiungi carte per una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} with {} discarded scores {}, not {}, proven against the computer's same words.</source>
   <translation>{} con lo scarto {}: {} invece di {}, dimostrato contro le stesse parole del computer.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The open {} was worth {} more on average than the draw pile.</source>
   <translation>La {} scoperta valeva in media {} in più del mazzo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The draw pile was worth {} more on average than the open {}.</source>
   <translation>Il mazzo valeva in media {} in più della {} scoperta.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discarding {} instead of {} was worth {} more on average.</source>
   <translation>Scartare {} invece di {} valeva in media {} in più.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Then {} goes out.</source>
   <translation>Poi {} chiude.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Longest word</source>
   <translation>Parola più lunga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Most words</source>
   <translation>Più parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>left over</source>
   <translation>rimaste fuori</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>went out with all {} cards</source>
   <translation>
    <numerusform>ha chiuso con {} carta</numerusform>
    <numerusform>ha chiuso con tutte e {} le carte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words you can play now</source>
   <translation>Parole che puoi giocare ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words (estimate)</source>
   <translation>Prime parole (stima)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games by score</source>
   <translation>Partite per punteggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay down the hand</source>
   <translation>Modi di calare la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Sposta pila {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>migliore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Common</source>
   <translation>Comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>End value</source>
   <translation>Valore finale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Cost</source>
   <translation>Costo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation>Media</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation>Errore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation>Restano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Punteggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>This round so far</source>
   <translation>Questo round finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>in the tray</source>
   <translation>nel vassoio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If you end the round now</source>
   <translation>Se finisci il round ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If the computer went out now</source>
   <translation>Se il computer chiudesse ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Round {}</source>
   <translation>Round {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>You</source>
   <translation>Tu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>lead</source>
   <translation>vantaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows common words only, and draws from the pile.</source>
   <translation>Conosce solo parole comuni e pesca dal mazzo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows more words, and takes the open card when it helps.</source>
   <translation>Conosce più parole e prende la carta scoperta quando conviene.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strong</source>
   <translation>Forte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows the whole list, and remembers the cards it has seen.</source>
   <translation>Conosce tutta la lista e ricorda le carte che ha visto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strength of the computer</source>
   <translation>Forza del computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rounds</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rules of the hand game</source>
   <translation>Regole del gioco a mani</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Your words</source>
   <translation>Le tue parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>took {}</source>
   <translation>ha preso {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>drew a card</source>
   <translation>ha pescato una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>{}, laid down {}, discarded {}</source>
   <translation>{}, ha calato {}, ha scartato {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>{} positions</source>
   <translation>
    <numerusform>{} posizione</numerusform>
    <numerusform>{} posizioni</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>not in a hand game</source>
   <translation>non nel gioco a mani</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>there is no hand to end</source>
   <translation>non c'è una mano da finire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>a game is running</source>
   <translation>una partita è in corso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>a card is unknown</source>
   <translation>una carta è sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New game with conditions…</source>
   <translation>Nuova partita con condizioni…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Enter cards</source>
   <translation>Inserisci carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Play word</source>
   <translation>Gioca parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Clear tray</source>
   <translation>Svuota vassoio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Discard and end hand</source>
   <translation>Scarta e finisci la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Play again</source>
   <translation>Gioca di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show lower cards beside upper cards</source>
   <translation>Mostra le carte sotto accanto a quelle sopra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Discard it and score {}</source>
   <translation>Scartala e fai {} punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty pile for it</source>
   <translation>o scegli una pila vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Type the card that was uncovered</source>
   <translation>Scrivi la carta che è stata scoperta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or move a card to an empty pile</source>
   <translation>o sposta una carta su una pila vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over with the best possible score</source>
   <translation>La partita è finita con il punteggio massimo possibile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Game over</source>
   <translation>Partita finita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves lost {}</source>
   <translation>La partita è finita; le tue mosse hanno perso {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word possible: drag a card to an empty pile</source>
   <translation>Nessuna parola possibile: trascina una carta su una pila vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Fai clic sulle carte o scrivi una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word earns more: choose the card to discard</source>
   <translation>Nessuna parola rende di più: scegli la carta da scartare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{}; il valore finale resta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word, the best one here</source>
   <translation>Parola valida, qui la migliore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word; it gives away {}</source>
   <translation>Parola valida; spreca {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{}; valore finale {} invece di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>passo {} di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card from pile {} to pile {}</source>
   <translation>Sposta la carta dalla pila {} alla pila {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>
    <numerusform>{} punto e un bonus di {}</numerusform>
    <numerusform>{} punti e un bonus di {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>persi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>open: {}</source>
   <translation>scoperta: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw pile</source>
   <translation>Mazzo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Take the open card (2)</source>
   <translation>Prendi la carta scoperta (2)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Discard the card in the tray here (Delete)</source>
   <translation>Scarta qui la carta nel vassoio (Canc)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discards</source>
   <translation>Scarti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, {}, discarded</source>
   <translation>{}, {}, scartata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, with {} underneath</source>
   <translation>{}, con {} sotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>unknown card</source>
   <translation>carta sconosciuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>then {}</source>
   <translation>poi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, gave away {}</source>
   <translation>{}, sprecati {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Mistakes</source>
   <translation>Errori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Distribuisci dal mazzo vero o inserisci le carte di un rompicapo del giorno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Eight piles, one best score</source>
   <translation>Otto pile: cerca il punteggio massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Paste puzzle</source>
   <translation>Incolla rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Lay down words from 3 to 11 cards, and discard one to end the hand.</source>
   <translation>Cala parole da 3 a 11 carte e scartane una per finire la mano.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>A hand of cards, one best way</source>
   <translation>Una mano di carte: cerca il modo migliore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Your turn</source>
   <translation>Tocca a te</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discard one card</source>
   <translation>Scarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>The hand is over: Undo takes the discard back</source>
   <translation>La mano è finita: Annulla riprende lo scarto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/__init__.py" />
   <source>3 times 2 minutes</source>
   <translation>3 × 2 minuti</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} of {} words</source>
   <translation>
    <numerusform>{} parola su {}</numerusform>
    <numerusform>{} parole su {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} of {} points</source>
   <translation>
    <numerusform>{} punto su {}</numerusform>
    <numerusform>{} punti su {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Path</source>
   <translation>Percorso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Time</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>played</source>
   <translation>giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>not played</source>
   <translation>non giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Total</source>
   <translation>Totale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Start or stop the clock of the plan</source>
   <translation>Avvia o ferma l'orologio del piano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pause the clock of the plan</source>
   <translation>Metti in pausa l'orologio del piano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Heat map</source>
   <translation>Mappa di calore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pace and heat map</source>
   <translation>Ritmo e mappa di calore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Mark as played</source>
   <translation>Segna come giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>lettera doppia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>lettera tripla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>parola doppia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>parola tripla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>may contain only whole numbers</source>
   <translation>può contenere solo numeri interi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>enter pairs such as 5:1.5</source>
   <translation>scrivi coppie come 5:1.5</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Multipliers are not read: set them on the board.</source>
   <translation>I moltiplicatori non vengono letti: mettili tu sul tabellone.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{} through this tile, in {}</source>
   <translation>{} per questa tessera, in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Plan</source>
   <translation>Piano</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} points given away</source>
   <translation>
    <numerusform>{} punto sprecato</numerusform>
    <numerusform>{} punti sprecati</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Per second</source>
   <translation>Al secondo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>found</source>
   <translation>trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Word of the plan found</source>
   <translation>Parola del piano trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules.py" />
   <source>{} values, minimum {} letters</source>
   <translation>Valori: {}, minimo {} lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Click a cell and type your letters, or start with one of these.</source>
   <translation>Fai clic su una casella e scrivi le tue lettere, o comincia con una di queste scelte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>all words</source>
   <translation>tutte le parole</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>for {} open cells; ? or Delete opens a cell</source>
   <translation>
    <numerusform>per {} casella aperta; ? o Canc apre una casella</numerusform>
    <numerusform>per {} caselle aperte; ? o Canc apre una casella</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} cells are empty</source>
   <translation>
    <numerusform>{} casella è vuota</numerusform>
    <numerusform>{} caselle sono vuote</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>too short: {} letters or more</source>
   <translation>
    <numerusform>troppo corta: {} lettera o più</numerusform>
    <numerusform>troppo corta: {} lettere o più</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>bloccata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>qualsiasi lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>No board has more than {}.</source>
   <translation>Nessun tabellone ha più di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far, about {} left.</source>
   <translation>Finora {}, ne restano circa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Paused. You can continue at any time, even after a restart.</source>
   <translation>In pausa. Puoi continuare quando vuoi, anche dopo un riavvio.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best completion: {}</source>
   <translation>Miglior completamento dimostrato: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best of {}: {}</source>
   <translation>Massimo dimostrato di {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>A proof would take years. A board may have up to {} cells, up to {} of them open.</source>
   <translation>Una dimostrazione richiederebbe anni. Un tabellone può avere fino a {} caselle, di cui fino a {} aperte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>The best board of {} with this word list has been proven: Start shows it.</source>
   <translation>Il tabellone migliore di {} con questa lista di parole è stato dimostrato: «Avvia» lo mostra.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} open cells</source>
   <translation>
    <numerusform>{} casella aperta</numerusform>
    <numerusform>{} caselle aperte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Searches all ways to fill {}. Takes {} and up to {} MB of memory.</source>
   <translation>Cerca tutti i modi di riempire {}. Richiede {} e fino a {} MB di memoria.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Find board…</source>
   <translation>Cerca tabellone…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty cell</source>
   <translation>casella vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>valore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Opponent…</source>
   <translation>Avversario…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points ahead</source>
   <translation>
    <numerusform>{} punto di vantaggio</numerusform>
    <numerusform>{} punti di vantaggio</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points behind</source>
   <translation>
    <numerusform>{} punto di svantaggio</numerusform>
    <numerusform>{} punti di svantaggio</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Letter board</source>
   <translation>Tabellone di lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board by its seed</source>
   <translation>Un tabellone dal suo numero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board of {} or more words</source>
   <translation>Un tabellone di {} o più parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Rotate board</source>
   <translation>Ruota tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Clear board</source>
   <translation>Svuota tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Open example</source>
   <translation>Apri esempio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>no cell is open, or too many are</source>
   <translation>nessuna casella è aperta, o lo sono troppe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>search; best board; maximum</source>
   <translation>cerca; miglior tabellone; massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Best completion</source>
   <translation>Miglior completamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Words starting at each tile</source>
   <translation>Parole che cominciano da ogni tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Length and first letter of one word</source>
   <translation>Lunghezza e prima lettera di una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Its first tile</source>
   <translation>La sua prima tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All its tiles</source>
   <translation>Tutte le sue tessere</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words start here</source>
   <translation>
    <numerusform>{} parola comincia qui</numerusform>
    <numerusform>{} parole cominciano qui</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>part of the hint</source>
   <translation>parte dell'indizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>{} is too short: {} letters or more</source>
   <translation>{} è troppo corta: {} lettere o più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>These dice come with their word list: {}</source>
   <translation>Questi dadi portano con sé la loro lista di parole: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>New dice</source>
   <translation>Nuovi dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Dice for this list</source>
   <translation>Dadi per questa lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Letter bag</source>
   <translation>Sacchetto di lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other languages</source>
   <translation>Altre lingue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other lists</source>
   <translation>Altre liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>levels are hidden</source>
   <translation>i livelli sono nascosti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Length</source>
   <translation>Lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>also {}</source>
   <translation>anche {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} percorso</numerusform>
    <numerusform>{} percorsi</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Words found</source>
   <translation>Parole trovate</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} words through {}</source>
   <translation>
    <numerusform>{} parola per {}</numerusform>
    <numerusform>{} parole per {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>HEIC pictures cannot be read; save the picture as JPEG</source>
   <translation>le immagini HEIC non si possono leggere; salvala come JPEG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is not a picture that can be read here (PNG, JPEG or WebP)</source>
   <translation>non è un'immagine che si può leggere qui (PNG, JPEG o WebP)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Board from a picture…</source>
   <translation>Tabellone da un'immagine…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open…</source>
   <translation>Apri…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} tiles found</source>
   <translation>
    <numerusform>{} tessera trovata</numerusform>
    <numerusform>{} tessere trovate</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} letters sure</source>
   <translation>
    <numerusform>{} lettera sicura</numerusform>
    <numerusform>{} lettere sicure</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Word list…</source>
   <translation>Lista di parole…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>dictionary; lexicon; language; import; choose</source>
   <translation>dizionario; lessico; lingua; importa; scegli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Scorciatoie da tastiera…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>keys; hotkeys</source>
   <translation>tasti; tasti rapidi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences…</source>
   <translation>Preferenze…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Nuovo documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no other document of this game is open</source>
   <translation>nessun altro documento di questo gioco è aperto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Next document</source>
   <translation>Documento successivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Previous document</source>
   <translation>Documento precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no file was opened before</source>
   <translation>nessun file è stato aperto prima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open recent</source>
   <translation>Apri recenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>photo; screenshot; scan; camera</source>
   <translation>foto; schermata; scansione; fotocamera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>clipboard; text; challenge; code</source>
   <translation>appunti; testo; sfida; codice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy puzzle</source>
   <translation>Copia rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Salva come…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>the only document of this game is empty</source>
   <translation>l'unico documento di questo gioco è vuoto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Chiudi documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>no text found</source>
   <translation>nessun testo trovato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>it is ordinary text</source>
   <translation>è testo normale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>the text looks like one for another game</source>
   <translation>il testo sembra quello di un altro gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>settings; options; theme; text size; language; sync</source>
   <translation>impostazioni; opzioni; tema; dimensione del testo; lingua; sincronizzazione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Quit</source>
   <translation>Esci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>end; finish; quit; exit; resign; stop</source>
   <translation>fine; finisci; esci; chiudi; abbandona; ferma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>About Qless Studio</source>
   <translation>Informazioni su Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>version; licence; report a problem; bug</source>
   <translation>versione; licenza; segnala un problema; bug</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>dark mode; contrast; colours</source>
   <translation>modo scuro; contrasto; colori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Follow system theme</source>
   <translation>Tema del sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Light theme</source>
   <translation>Tema chiaro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Dark theme</source>
   <translation>Tema scuro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>High contrast theme</source>
   <translation>Tema ad alto contrasto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Larger text</source>
   <translation>Testo più grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>zoom; font</source>
   <translation>zoom; carattere; ingrandisci; rimpicciolisci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Smaller text</source>
   <translation>Testo più piccolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Default text size</source>
   <translation>Dimensione testo predefinita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Redo</source>
   <translation>Rifai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to undo</source>
   <translation>non c'è nulla da annullare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to redo</source>
   <translation>non c'è nulla da rifare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search is running</source>
   <translation>nessuna ricerca è in corso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search has failed</source>
   <translation>nessuna ricerca è fallita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Solve now</source>
   <translation>Risolvi ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Analyse every change</source>
   <translation>Analizza ogni modifica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Copy details of failed search</source>
   <translation>Copia i dettagli della ricerca fallita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Shared folder</source>
   <translation>Cartella condivisa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>To share one history between computers, choose a folder that all of them can see</source>
   <translation>Gioca su più computer con una sola cronologia: scegli una cartella che vedono tutti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Tastiera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Open menu</source>
   <translation>Apri menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to next area</source>
   <translation>Vai all'area successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to previous area</source>
   <translation>Vai all'area precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source># {}

This game has no help page.
</source>
   <translation># {}

Questo gioco non ha una pagina di aiuto.
</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>manual; how; rules; guide</source>
   <translation>manuale; come; regole; guida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Tasti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Comando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>Outside the menus</source>
   <translation>Fuori dai menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All files (*)</source>
   <translation>Tutti i file (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Import</source>
   <translation>Importa</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} games added</source>
   <translation>
    <numerusform>{} partita aggiunta</numerusform>
    <numerusform>{} partite aggiunte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All of these games are already in the history.</source>
   <translation>Tutte queste partite sono già nella cronologia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/past_games.py" />
   <source>This game of the history cannot be shown</source>
   <translation>Questa partita della cronologia non si può mostrare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>start; welcome</source>
   <translation>inizio; benvenuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>statistics; progress; results; calendar; day; records; best; past games; games; level</source>
   <translation>statistiche; progressi; risultati; calendario; giorno; record; migliore; partite passate; partite; livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Days</source>
   <translation>Cronologia: giorni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; today; calendar; records</source>
   <translation>cronologia; oggi; calendario; record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Progress</source>
   <translation>Cronologia: progressi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; level; weakness; chart; due; records</source>
   <translation>cronologia; livello; punto debole; grafico; da ripassare; record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Words</source>
   <translation>Cronologia: parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; missed; overlooked; learn; anki</source>
   <translation>cronologia; mancate; sfuggite; imparare; anki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>{} days in a row</source>
   <translation>
    <numerusform>{} giorno di fila</numerusform>
    <numerusform>{} giorni di fila</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} games</source>
   <translation>
    <numerusform>{} partita</numerusform>
    <numerusform>{} partite</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {} games?</source>
   <translation>
    <numerusform>Eliminare {} partita?</numerusform>
    <numerusform>Eliminare {} partite?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} answers forgotten</source>
   <translation>
    <numerusform>{} risposta eliminata</numerusform>
    <numerusform>{} risposte eliminate</numerusform>
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
   <translation>Invia…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>games</source>
   <translation>
    <numerusform>partita</numerusform>
    <numerusform>partite</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Games</source>
   <translation>Partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>When</source>
   <translation>Quando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Game</source>
   <translation>Gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Result</source>
   <translation>Risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>of par</source>
   <translation>del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Missed</source>
   <translation>Sfuggite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Cost so far</source>
   <translation>Costo finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Non ancora imparate</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} rolls</source>
   <translation>
    <numerusform>{} lancio</numerusform>
    <numerusform>{} lanci</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} draws</source>
   <translation>
    <numerusform>{} pareggio</numerusform>
    <numerusform>{} pareggi</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>di 100 tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>You find it</source>
   <translation>La trovi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>In 100 games</source>
   <translation>In 100 partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Words worth learning</source>
   <translation>Parole che conviene imparare</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Based on {} games on this computer</source>
   <translation>
    <numerusform>In base a {} partita su questo computer</numerusform>
    <numerusform>In base a {} partite su questo computer</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>{} more open</source>
   <translation>
    <numerusform>ancora {} da finire</numerusform>
    <numerusform>ancora {} da finire</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of today's {} puzzles are done.</source>
   <translation>
    <numerusform>Fatto {} dei {} rompicapi di oggi.</numerusform>
    <numerusform>Fatti {} dei {} rompicapi di oggi.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>questions due</source>
   <translation>
    <numerusform>domanda da ripassare</numerusform>
    <numerusform>domande da ripassare</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>train; learn; rush; streak; exercises; due; anki; missed; weakness; clock</source>
   <translation>allenati; impara; corsa; serie; esercizi; da ripassare; anki; mancate; punto debole; orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: against the clock</source>
   <translation>Allenamento: contro il tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>rush; streak; exercises; three minutes</source>
   <translation>corsa; serie; esercizi; tre minuti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: without a miss</source>
   <translation>Allenamento: senza errori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>no question is asked</source>
   <translation>non c'è nessuna domanda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Skip</source>
   <translation>Salta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Stop practice</source>
   <translation>Interrompi allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>help; tip; clue</source>
   <translation>aiuto; suggerimento; consiglio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the answers</source>
   <translation>Mostra le risposte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Next question</source>
   <translation>Prossima domanda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the board</source>
   <translation>Mostra il tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>You have finished everything for today.</source>
   <translation>Per oggi hai finito tutto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>This cannot be practised: its word or its word list is missing.</source>
   <translation>Su questo non ci si può allenare: manca la parola o la sua lista di parole.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>What you missed</source>
   <translation>Ciò che ti è sfuggito</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Niente di ciò che ti è sfuggito lì merita un allenamento.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>From the words worth learning.</source>
   <translation>Dalle parole che conviene imparare.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>A new puzzle of the kind that you missed on {}.</source>
   <translation>Un nuovo rompicapo del tipo che hai sbagliato il {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Missed on {}.</source>
   <translation>Sfuggito il {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Played on {}.</source>
   <translation>Giocato il {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Once known, it earns up to {} points in 100 games</source>
   <translation>Saperla ti dà fino a {} punti in 100 partite</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>missed in {} games</source>
   <translation>
    <numerusform>sfuggita in {} partita</numerusform>
    <numerusform>sfuggita in {} partite</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Next review: in {} days</source>
   <translation>
    <numerusform>Prossimo ripasso: tra {} giorno</numerusform>
    <numerusform>Prossimo ripasso: tra {} giorni</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Right, after the answer</source>
   <translation>Giusto, dopo la risposta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{} of {} found; the others will be asked again</source>
   <translation>{} trovate su {}; le altre saranno chieste di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Wrong; it will be asked again</source>
   <translation>Sbagliato; sarà chiesto di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partita del {day}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>The next card is due on {}.</source>
   <translation>La prossima carta è da ripassare il {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards are overdue</source>
   <translation>
    <numerusform>{} carta è in ritardo</numerusform>
    <numerusform>{} carte sono in ritardo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards so far</source>
   <translation>
    <numerusform>{} carta finora</numerusform>
    <numerusform>{} carte finora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} questions</source>
   <translation>
    <numerusform>{} domanda</numerusform>
    <numerusform>{} domande</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Right, {} more</source>
   <translation>
    <numerusform>Giusto, ancora {}</numerusform>
    <numerusform>Giusto, ancora {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} misses</source>
   <translation>
    <numerusform>{} errore</numerusform>
    <numerusform>{} errori</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite</source>
   <translation>condividi; sfida; amici; esporta; copia; lexica; link; immagine; foto; csv; json; invita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>Print…</source>
   <translation>Stampa…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>pdf; booklet; paper; sheet; print</source>
   <translation>pdf; opuscolo; carta; foglio; stampa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Puzzle book…</source>
   <translation>Libretto di rompicapi…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>no game is over</source>
   <translation>nessuna partita è finita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Puzzle</source>
   <translation>Rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>the search has failed</source>
   <translation>la ricerca è fallita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Review the game to send its answers</source>
   <translation>Rivedi la partita per inviarne le risposte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>CSV table</source>
   <translation>Tabella CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>JSON file</source>
   <translation>File JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}</source>
   <translation>In elenco: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}; there may be more</source>
   <translation>In elenco: {}; potrebbero essercene altre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>All games</source>
   <translation>Tutti i giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this is not a valid shortcut</source>
   <translation>questa non è una scorciatoia valida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>a modifier key must be combined with another key</source>
   <translation>un tasto modificatore vuole un altro tasto con sé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key is needed for navigation or editing; add Ctrl or Alt</source>
   <translation>questo tasto serve per spostarsi o modificare; aggiungi Ctrl o Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key types a character; add Ctrl or Alt</source>
   <translation>questo tasto scrive un carattere; aggiungi Ctrl o Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>Option with this key types a character; add Command or Control</source>
   <translation>Opzione con questo tasto scrive un carattere; aggiungi Comando o Control</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>the system uses these keys</source>
   <translation>il sistema usa questi tasti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Qless Studio hit an unexpected error.</source>
   <translation>Si è verificato un errore imprevisto in Qless Studio.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Your puzzles are safe and you can keep working. The details help to fix the problem.</source>
   <translation>I tuoi rompicapi sono al sicuro e puoi continuare. I dettagli aiutano a risolvere il problema.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Copy details</source>
   <translation>Copia i dettagli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/instance.py" />
   <source>{} takes one of {}, not {}</source>
   <translation>{} accetta uno tra {}, non {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>file {}</source>
   <translation>file {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>not found in {}</source>
   <translation>non trovato in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was changed by another program</source>
   <translation>è stato modificato da un altro programma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Follow system</source>
   <translation>Come il sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Light</source>
   <translation>Chiaro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Dark</source>
   <translation>Scuro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>High contrast</source>
   <translation>Alto contrasto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Always</source>
   <translation>Sempre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Never</source>
   <translation>Mai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Appearance</source>
   <translation>Aspetto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Word lists</source>
   <translation>Liste di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Program</source>
   <translation>Programma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Text size</source>
   <translation>Dimensione testo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Reduce motion</source>
   <translation>Riduci il movimento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Takes effect after a restart</source>
   <translation>Ha effetto dopo un riavvio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Play in</source>
   <translation>Gioca in</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New tabs use</source>
   <translation>Le nuove schede usano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Propose words that may offend</source>
   <translation>Proponi parole che possono offendere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed</source>
   <translation>Insulti e oscenità come indizi, domande o parole del computer; valgono sempre e sono sempre in elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show Home at the start</source>
   <translation>Mostra Home all'avvio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Autosave open documents</source>
   <translation>Salva in automatico i documenti aperti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Threads</source>
   <translation>Thread</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Number of cores used to search for boards</source>
   <translation>Numero di core usati per cercare tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Questions</source>
   <translation>Domande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Cards a day</source>
   <translation>Carte al giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New cards a day</source>
   <translation>Nuove carte al giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show levels and expected points</source>
   <translation>Mostra livelli e punti previsti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} cannot be read ({}); starting without it.</source>
   <translation>Impossibile leggere {} ({}); il programma si avvia senza.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} was damaged and has been renamed to {}; starting without it.</source>
   <translation>{} era danneggiato e ora si chiama {}; il programma si avvia senza.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no single word is selected</source>
   <translation>non è selezionata esattamente una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was banned or added</source>
   <translation>nessuna parola è stata esclusa o aggiunta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was looked up before</source>
   <translation>nessuna parola è stata cercata prima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>this is the last word</source>
   <translation>questa è l'ultima parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up word…</source>
   <translation>Cerca una parola…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>define; meaning; definition; anagram; inspector</source>
   <translation>definisci; significato; definizione; anagramma; ispettore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to previous word</source>
   <translation>Indietro alla parola precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward to next word</source>
   <translation>Avanti alla parola successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words…</source>
   <translation>Parole escluse e aggiunte…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo last ban or addition</source>
   <translation>Annulla l'ultima esclusione o aggiunta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban word</source>
   <translation>Escludi parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>allow; forbid; remove; exclude; word list</source>
   <translation>ammetti; vieta; rimuovi; escludi; lista di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Solo parole comuni…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>easy words; rare</source>
   <translation>parole facili; rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare word lists…</source>
   <translation>Confronta liste di parole…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>common words only</source>
   <translation>solo parole comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Anagrams</source>
   <translation>Anagrammi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the front</source>
   <translation>Una lettera in più all'inizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the end</source>
   <translation>Una lettera in più alla fine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>First or last letter removed</source>
   <translation>Senza la prima o l'ultima lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Added to {}</source>
   <translation>Aggiunta a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>In {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Banned from {}</source>
   <translation>Esclusa da {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Non in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in any list</source>
   <translation>In nessuna lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{}: cannot be read</source>
   <translation>{}: non si può leggere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} with {} spellings</source>
   <translation>{} con grafie: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>No definition available.</source>
   <translation>Nessuna definizione disponibile.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Lists: {}</source>
   <translation>Liste: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Non analizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The solver failed unexpectedly. Your puzzle is unchanged.</source>
   <translation>La ricerca si è interrotta per un errore imprevisto. Il tuo rompicapo è invariato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Edit</source>
   <translation>Modifica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>View</source>
   <translation>Visualizza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>same puzzle</source>
   <translation>stesso rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>{} cancelled</source>
   <translation>{} annullate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>British</source>
   <translation>britanniche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Canadian</source>
   <translation>canadesi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Australian</source>
   <translation>australiane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>La lista di parole {} non si può caricare: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>fewer than 1 in 20</source>
   <translation>meno di 1 su 20</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>more than 8 of 10</source>
   <translation>più di 8 su 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>A new puzzle to play; in Analyse, one with its answers</source>
   <translation>Un rompicapo mai visto da giocare; in «Analizza» uno con le sue risposte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>roll; deal; shuffle; next; start; another; round; match; new game; new puzzle</source>
   <translation>lancia; distribuisci; mescola; prossimo; comincia; un altro; round; incontro; nuova partita; nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New game with…</source>
   <translation>Nuova partita con…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>seed; conditions; dice; custom; free game; tiles; words</source>
   <translation>numero; seme; condizioni; dadi; personalizzata; partita libera; tessere; parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>this game has no daily puzzles</source>
   <translation>questo gioco non ha rompicapi del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>today; puzzle of the day</source>
   <translation>oggi; rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Play this puzzle</source>
   <translation>Gioca questo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>cover; hide answers; same again; repeat; replay</source>
   <translation>copri; nascondi le risposte; lo stesso; ripeti; rigioca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>against; versus; computer; rival; ghost; bot; level; hand game</source>
   <translation>contro; versus; computer; rivale; fantasma; bot; livello; gioco a mani</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Pause</source>
   <translation>Pausa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>pause; resume; go on; stop clock; break</source>
   <translation>pausa; riprendi; continua; ferma l'orologio; interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Finish</source>
   <translation>Termina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Give up</source>
   <translation>Abbandona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Filter list</source>
   <translation>Filtra elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>words; solutions; search; pattern; length</source>
   <translation>parole; soluzioni; cerca; modello; lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Time is up</source>
   <translation>Tempo scaduto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Next round</source>
   <translation>Prossimo round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no conditions to choose</source>
   <translation>questo gioco non ha condizioni da scegliere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game is played alone</source>
   <translation>questo gioco è per una persona sola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>there is no list to filter</source>
   <translation>non c'è nessun elenco da filtrare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>not in Play</source>
   <translation>non durante il gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>This game keeps its word list and rules. What you choose here is for the next one.</source>
   <translation>Questa partita conserva la sua lista di parole e le sue regole. Ciò che scegli qui vale per la prossima.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>dddd d MMMM</source>
   <translation>dddd d MMMM</translation>
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
   <translation>ad es. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>Automatic</source>
   <translation>Automatico</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>There is no printer. You can save a PDF instead.</source>
   <translation>Non c'è nessuna stampante. Puoi salvare un PDF.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>already exists; enter the full name to replace it</source>
   <translation>esiste già; scrivi il nome completo per sostituirlo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>il nome deve finire con uno tra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Salvato: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found {} words</source>
   <translation>
    <numerusform>{} parola che nessuno ha trovato</numerusform>
    <numerusform>{} parole che nessuno ha trovato</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Better</source>
   <translation>Meglio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Moves</source>
   <translation>Mosse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without unknown words</source>
   <translation>senza parole sconosciute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without rare words</source>
   <translation>senza parole rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>very common words only</source>
   <translation>solo parole molto comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression</source>
   <translation>espressione regolare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression, character {}</source>
   <translation>espressione regolare, carattere {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} to {} expected</source>
   <translation>da {} a {} previsti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} points</source>
   <translation>{} punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationView</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} to {}</source>
   <translation>da {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>band</source>
   <translation>fascia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than in 9 of 10 games on such a board</source>
   <translation>Più che in 9 partite su 10 su un tabellone così</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than usual on such a board</source>
   <translation>Più del solito su un tabellone così</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>As usual on such a board</source>
   <translation>Come al solito su un tabellone così</translation>
  </message>
 </context>
 <context>
  <name>FileWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Salva</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter list</source>
   <translation>Filtra elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Testo, un modello con ? e * o una /espressione regolare/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Clear filter</source>
   <translation>Azzera filtro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter</source>
   <translation>Filtro</translation>
  </message>
 </context>
 <context>
  <name>FinishGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Where a die goes</source>
   <translation>Dove va un dado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The words of a solution</source>
   <translation>Le parole di una soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>solution</source>
   <translation>soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The dice that are given stay where they are</source>
   <translation>I dadi assegnati restano al loro posto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>All dice must be connected</source>
   <translation>Tutti i dadi devono essere collegati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>too short</source>
   <translation>troppo corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not in the list</source>
   <translation>{} non è nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} does not count</source>
   <translation>{} non vale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A die is in the wrong place</source>
   <translation>Un dado è al posto sbagliato</translation>
  </message>
 </context>
 <context>
  <name>Foot</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Export…</source>
   <translation>Esporta…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget</source>
   <translation>Elimina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Text for Anki</source>
   <translation>Testo per Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget the whole history of all games?</source>
   <translation>Eliminare tutta la cronologia di tutti i giochi?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>This cannot be undone. To keep a copy, export the history first.</source>
   <translation>L'operazione non si può annullare. Per conservarne una copia, prima esporta la cronologia.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {}?</source>
   <translation>Eliminare {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} forgotten</source>
   <translation>Eliminato: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>and what was learned from them</source>
   <translation>e ciò che se ne è imparato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Undone</source>
   <translation>Annullato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Your answers will be removed, and it will not be asked until you miss it again.</source>
   <translation>Le tue risposte vengono rimosse, e non verrà più chiesto finché non ti sfugge di nuovo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>or press</source>
   <translation>o premi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Enter</source>
   <translation>Invio</translation>
  </message>
 </context>
 <context>
  <name>ForeignLetters</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>The word list lacks these letters: {}</source>
   <translation>Alla lista di parole mancano queste lettere: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Use {}</source>
   <translation>Usa {}</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Review</source>
   <translation>Rivedi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Play again</source>
   <translation>Gioca di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Play</source>
   <translation>Gioca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Continua</translation>
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
   <translation>rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game ends, and the answers are shown.</source>
   <translation>La partita finisce, e le risposte vengono mostrate.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Finish</source>
   <translation>Termina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Give up</source>
   <translation>Abbandona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Play again</source>
   <translation>Gioca di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Show the answers</source>
   <translation>Mostra le risposte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game in progress could not be read</source>
   <translation>La partita in corso non si è potuta leggere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Review</source>
   <translation>Rivedi</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Within reach after each move</source>
   <translation>Raggiungibile dopo ogni mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>All cards used</source>
   <translation>Tutte le carte usate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>left over</source>
   <translation>rimaste fuori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Back to the review</source>
   <translation>Torna alla revisione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Trying from move {}</source>
   <translation>Prova dalla mossa {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Your result stays as it is</source>
   <translation>Il tuo risultato resta com'è</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>so far</source>
   <translation>finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>before</source>
   <translation>prima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>after</source>
   <translation>dopo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best after your move</source>
   <translation>Il meglio dopo la tua mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best from here</source>
   <translation>Il meglio da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>End of the game</source>
   <translation>Fine della partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Nothing more could be played.</source>
   <translation>Non si poteva giocare altro.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>A best move: nothing was given away.</source>
   <translation>Mossa ottimale: nulla è stato sprecato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>end value {}</source>
   <translation>valore finale {}</translation>
  </message>
 </context>
 <context>
  <name>GameRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>How many of {}</source>
   <translation>Quanti di {}</translation>
  </message>
 </context>
 <context>
  <name>GameTerms</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Reading…</source>
   <translation>Lettura in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>By game</source>
   <translation>Per gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>games, average, best</source>
   <translation>partite, media, migliore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Records</source>
   <translation>Record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>The history is too large to be read whole: only its newest games are here.</source>
   <translation>La cronologia è troppo grande per essere letta tutta: qui ci sono solo le partite più recenti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Damaged history entries set aside: {}</source>
   <translation>Voci danneggiate della cronologia messe da parte: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing in these weeks</source>
   <translation>Niente in queste settimane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing played yet</source>
   <translation>Ancora nessuna partita</translation>
  </message>
 </context>
 <context>
  <name>GoOnBand</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on: {}</source>
   <translation>Continua: {}</translation>
  </message>
 </context>
 <context>
  <name>GridAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Words by length</source>
   <translation>Parole per lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell</source>
   <translation>Righe separate da /; Qu per la tessera Qu, # per una tessera bloccata, * per qualsiasi lettera, ? per una casella aperta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Ancora niente da controllare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>words</source>
   <translation>parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>longest</source>
   <translation>più lunga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>mean points</source>
   <translation>punti medi</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>Scrivi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Open cell (? or Delete)</source>
   <translation>Casella aperta (? o Canc)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear tile</source>
   <translation>Svuota tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (hold Shift)</source>
   <translation>Più lettere (tieni premuto Shift)</translation>
  </message>
 </context>
 <context>
  <name>GridCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>There is no word at the cursor</source>
   <translation>Al cursore non c'è nessuna parola</translation>
  </message>
 </context>
 <context>
  <name>GridExercise</name>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Letters</source>
   <translation>Lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>First letter of one word</source>
   <translation>Prima lettera di una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first two letters</source>
   <translation>Le sue prime due lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first tile</source>
   <translation>La sua prima tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>All its tiles</source>
   <translation>Tutte le sue tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>needs other letters</source>
   <translation>vuole altre lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not on the board</source>
   <translation>non è sul tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not in the list</source>
   <translation>non nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>use all letters</source>
   <translation>usa tutte le lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>on the board, but not one of these</source>
   <translation>sul tabellone, ma non tra queste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not what is asked for</source>
   <translation>non è ciò che si chiede</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>already found</source>
   <translation>già trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>part of the hint</source>
   <translation>parte dell'indizio</translation>
  </message>
 </context>
 <context>
  <name>GridHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>There are no further hints for this grid</source>
   <translation>Per questo schema non ci sono altri indizi</translation>
  </message>
 </context>
 <context>
  <name>GridRound</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words in the last minute</source>
   <translation>{} parole nell'ultimo minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>expected</source>
   <translation>previsti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>of par</source>
   <translation>del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All words found</source>
   <translation>Tutte le parole trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Finished</source>
   <translation>Terminata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>best, proven</source>
   <translation>massimo, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Game {} today</source>
   <translation>Partita {} di oggi</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Back</source>
   <translation>Indietro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Forward</source>
   <translation>Avanti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – Aiuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Found: {}</source>
   <translation>Trovato: {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close hints</source>
   <translation>Chiudi gli indizi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Mostra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Indizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Show</source>
   <translation>Mostra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Hint</source>
   <translation>Indizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
 </context>
 <context>
  <name>History</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Games</source>
   <translation>Partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Days</source>
   <translation>Giorni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Progress</source>
   <translation>Progressi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Game</source>
   <translation>Gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} weeks</source>
   <translation>{} settimane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All weeks</source>
   <translation>Tutte le settimane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Weeks</source>
   <translation>Settimane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Month</source>
   <translation>Mese</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All games</source>
   <translation>Tutti i giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>You win</source>
   <translation>Hai vinto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>A draw</source>
   <translation>Pareggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>solved</source>
   <translation>risolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Finished</source>
   <translation>Terminata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>given up</source>
   <translation>abbandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>no solution exists</source>
   <translation>non esiste soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Match</source>
   <translation>Incontro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>played later</source>
   <translation>giocato dopo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>daily puzzle</source>
   <translation>rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>against {}</source>
   <translation>contro {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a friend</source>
   <translation>un'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a record</source>
   <translation>un record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} points</source>
   <translation>{} punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>best</source>
   <translation>migliore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>average</source>
   <translation>media</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>of par</source>
   <translation>del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share of the best possible score</source>
   <translation>Quota del miglior punteggio possibile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share solved</source>
   <translation>Quota risolta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, longest {}</source>
   <translation>{}, massimo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Days in a row</source>
   <translation>Giorni di fila</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Daily puzzles done</source>
   <translation>Rompicapi del giorno fatti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, solved in a row</source>
   <translation>{}, risolti di fila</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Without hints</source>
   <translation>Senza indizi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Easy</source>
   <translation>Facile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Strong</source>
   <translation>Forte</translation>
  </message>
 </context>
 <context>
  <name>HistorySync</name>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanging the history…</source>
   <translation>Sincronizzazione della cronologia…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanged at {}: {}</source>
   <translation>Sincronizzata alle {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>The history could not be exchanged: {}</source>
   <translation>Impossibile sincronizzare la cronologia: {}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Home</source>
   <translation>Home</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Analyse a board of your own</source>
   <translation>Analizza un tuo tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>type it, paste it, or use a picture</source>
   <translation>scrivilo, incollalo, o da un'immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Example</source>
   <translation>Esempio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Has a friend sent you a puzzle?</source>
   <translation>Ti hanno mandato un rompicapo?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>paste the message here</source>
   <translation>incolla qui il messaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Paste</source>
   <translation>Incolla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>How it works</source>
   <translation>Come funziona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>a page for each game</source>
   <translation>una pagina per ogni gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>today</source>
   <translation>oggi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>the same puzzles for everybody</source>
   <translation>gli stessi rompicapi per tutti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Nothing is sent anywhere; what you play is kept on this computer.</source>
   <translation>Niente viene inviato da nessuna parte; ciò che giochi resta su questo computer.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Ti diamo il benvenuto in Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Letter games to play and to analyse. Today's puzzles are the same for everybody.</source>
   <translation>Giochi di lettere da giocare e da analizzare. I rompicapi di oggi sono gli stessi per tutti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Open example</source>
   <translation>Apri esempio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>daily puzzle</source>
   <translation>rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} played</source>
   <translation>{}: giocato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>solved</source>
   <translation>risolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Finished</source>
   <translation>Terminata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Begun</source>
   <translation>In corso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>not played</source>
   <translation>non giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>given up</source>
   <translation>abbandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import</source>
   <translation>Importa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Conserva le voci con maiuscola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Remove accents</source>
   <translation>Togli gli accenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Use numbers as frequencies</source>
   <translation>Usa i numeri come frequenze</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Layout</source>
   <translation>Struttura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Detect automatically</source>
   <translation>Rileva automaticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Encoding</source>
   <translation>Codifica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Language</source>
   <translation>Lingua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Lettura in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Read as {}</source>
   <translation>Letto come {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file contains no usable words.</source>
   <translation>Questo file non contiene parole utilizzabili.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file is empty.</source>
   <translation>Questo file è vuoto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>Questo file non si può importare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Choose affix file</source>
   <translation>Scegli il file degli affissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>All files (*)</source>
   <translation>Tutti i file (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, with accents removed</source>
   <translation>conservate, senza accenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>tralasciate: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a usable word.</source>
   <translation>Ogni voce è una parola utilizzabile.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}…</source>
   <translation>Ricerca di {}…</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy details</source>
   <translation>Copia i dettagli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move to the other side</source>
   <translation>Sposta dall'altro lato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Selected words</source>
   <translation>Parole selezionate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Base form</source>
   <translation>Forma base</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Select a word in a list, or type any word above.</source>
   <translation>Seleziona una parola in un elenco, o scrivine una qui sopra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban</source>
   <translation>Escludi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow</source>
   <translation>Ammetti</translation>
  </message>
 </context>
 <context>
  <name>JudgeGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Answer</source>
   <translation>Risposta</translation>
  </message>
 </context>
 <context>
  <name>LeavesABoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>One that leads to a dead end</source>
   <translation>Uno che porta a un vicolo cieco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefisso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} non è tra quelli proposti</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, up to {}. {}</source>
   <translation>{}, fino a {}. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Click the tiles for {}; Esc ends</source>
   <translation>Fai clic sulle tessere per {}; Esc termina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining points</source>
   <translation>In basso a sinistra: punti rimasti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining words</source>
   <translation>In basso a sinistra: parole rimaste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Dashed ring: start here</source>
   <translation>In basso a destra: valore. Anello tratteggiato: comincia qui</translation>
  </message>
 </context>
 <context>
  <name>LengthBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} with {} letters ({}%)</source>
   <translation>{} con {} lettere ({}%)</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>only {} letters, click again for all</source>
   <translation>solo {} lettere, un altro clic per tutte</translation>
  </message>
 </context>
 <context>
  <name>LetterStrip</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/board/letter_strip.py" />
   <source>Type {}</source>
   <translation>Scrivi {}</translation>
  </message>
 </context>
 <context>
  <name>LettersField</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
 </context>
 <context>
  <name>LexicaLink</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>A friend can play this board with Lexica on a phone</source>
   <translation>Chi riceve il link può giocare questo tabellone con Lexica sul telefono</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>All tabs now use {}; games that were begun keep their word lists.</source>
   <translation>Tutte le schede usano ora {}; le partite cominciate conservano la loro lista di parole.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}</source>
   <translation>Lista di parole: {}</translation>
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} word</source>
   <translation>{} parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} words</source>
   <translation>{} parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Built-in</source>
   <translation>Inclusa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Imported</source>
   <translation>Importata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>damaged</source>
   <translation>danneggiata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>in use</source>
   <translation>in uso</translation>
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import</source>
   <translation>Importa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Rinomina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Rimuovi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Use in all tabs</source>
   <translation>Usa in tutte le schede</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Additional spellings</source>
   <translation>Altre grafie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list for {}</source>
   <translation>Lista di parole per {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Liste di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>All files (*)</source>
   <translation>Tutti i file (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Imported: {}, {}</source>
   <translation>Importata: {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove the word list “{}”?</source>
   <translation>Rimuovere la lista di parole «{}»?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from is not deleted.</source>
   <translation>Il file da cui è stata importata non viene eliminato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>LiftWord</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A word that can stay</source>
   <translation>Una parola che può restare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} non è tra quelli proposti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Once more to lift {}</source>
   <translation>Ancora una volta per togliere {}</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>loading…</source>
   <translation>caricamento…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions</source>
   <translation>{} parole in {} soluzioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions so far</source>
   <translation>{} parole in {} soluzioni finora</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The dropped item contains no puzzle: {}</source>
   <translation>L'oggetto rilasciato non contiene un rompicapo: {}</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Take back words</source>
   <translation>Riprendi le parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>The hand game</source>
   <translation>Il gioco a mani</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game</source>
   <translation>Gioco a mani</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Analyse hand</source>
   <translation>Analizza la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>You have drawn a card already</source>
   <translation>Hai già pescato una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Words played</source>
   <translation>Parole giocate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Set aside</source>
   <translation>Da parte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Discard one card</source>
   <translation>Scarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Per chiudere, metti in parole tutte le carte tranne una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>lead</source>
   <translation>vantaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>points</source>
   <translation>punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game, {} to {} against the computer ({})</source>
   <translation>Gioco a mani, {} a {} contro il computer ({})</translation>
  </message>
 </context>
 <context>
  <name>MatchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>points</source>
   <translation>punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>You</source>
   <translation>Tu</translation>
  </message>
 </context>
 <context>
  <name>MatchStrip</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Round {}</source>
   <translation>Round {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Match</source>
   <translation>Incontro</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>{}; shown side by side when both have played</source>
   <translation>{}; uno accanto all'altro, quando le partite sono finite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle</source>
   <translation>Lo stesso rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>without your result</source>
   <translation>senza il tuo risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle, and your result once they have played</source>
   <translation>Lo stesso rompicapo, e il tuo risultato dopo il suo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The puzzle with its answers</source>
   <translation>Il rompicapo con le risposte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>nothing left to find</source>
   <translation>non resta nulla da trovare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your name</source>
   <translation>Il tuo nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your result in the message</source>
   <translation>Il tuo risultato nel messaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Messaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>opens when pasted anywhere in Qless Studio</source>
   <translation>si apre incollandolo ovunque in Qless Studio</translation>
  </message>
 </context>
 <context>
  <name>Misses</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>{} of {} misses</source>
   <translation>{} errori su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>misses</source>
   <translation>errori</translation>
  </message>
 </context>
 <context>
  <name>Month</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>Days</source>
   <translation>Giorni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>today</source>
   <translation>oggi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>to come</source>
   <translation>in arrivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>{} of {} puzzles</source>
   <translation>{} rompicapi su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>a record</source>
   <translation>un record</translation>
  </message>
 </context>
 <context>
  <name>MoveReview</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>best</source>
   <translation>migliore</translation>
  </message>
 </context>
 <context>
  <name>MultiplierPalette</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>multipliers</source>
   <translation>moltiplicatori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}: click it, then tiles; or drag it onto a tile</source>
   <translation>{}: fai clic qui, poi sulle tessere; o trascinalo su una tessera</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files could not be opened. First error: {}</source>
   <translation>Impossibile aprire {} file. Primo errore: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>file {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} contains no puzzle: {}</source>
   <translation>{} non contiene un rompicapo: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>is too large</source>
   <translation>è troppo grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>shared text</source>
   <translation>testo condiviso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open in {}</source>
   <translation>Apri in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>No puzzle for {}: {}</source>
   <translation>Nessun rompicapo per {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Opened in a new document; “{}” is unchanged.</source>
   <translation>Aperto in un nuovo documento; «{}» è invariato.</translation>
  </message>
 </context>
 <context>
  <name>Opponent</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer at your level, {}</source>
   <translation>Computer al tuo livello, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {} for now</source>
   <translation>Computer, livello {} per ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games</source>
   <translation>Le tue partite precedenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games, after the first</source>
   <translation>Le tue partite precedenti, dopo la prima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {}</source>
   <translation>Computer, livello {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Nobody</source>
   <translation>Nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>A draw</source>
   <translation>Pareggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only the opponent: {}</source>
   <translation>Solo l'avversario: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only you</source>
   <translation>Solo tu</translation>
  </message>
 </context>
 <context>
  <name>OrderPart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>None of {} puzzles matched; the closest was chosen.</source>
   <translation>Nessuno dei {} va bene; è stato preso il più vicino.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Your words</source>
   <translation>Le tue parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>newest first</source>
   <translation>prima le più recenti</translation>
  </message>
 </context>
 <context>
  <name>PageAsker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>wrong</source>
   <translation>sbagliate</translation>
  </message>
 </context>
 <context>
  <name>PageBrowser</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/browser.py" />
   <source>Page</source>
   <translation>Pagina</translation>
  </message>
 </context>
 <context>
  <name>PagePreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>page {} of {}</source>
   <translation>pagina {} di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>not made yet</source>
   <translation>non ancora pronta</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>unavailable</source>
   <translation>non disponibile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>on</source>
   <translation>sì</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>off</source>
   <translation>no</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score</source>
   <translation>Punteggio massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation>Parole ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation>Partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>List</source>
   <translation>Elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filtro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>best of the deal</source>
   <translation>massimo della smazzata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>carte usate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points (estimate)</source>
   <translation>± {} punti (stima)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>Non si può giocare nessuna parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Non si conosce ancora una prima parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No games</source>
   <translation>Nessuna partita</translation>
  </message>
 </context>
 <context>
  <name>ParBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of the best</source>
   <translation>{} del massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Previous path</source>
   <translation>Percorso precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Next path</source>
   <translation>Percorso successivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
 </context>
 <context>
  <name>PauseCover</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Paused; the board is covered</source>
   <translation>In pausa; il tabellone è coperto</translation>
  </message>
 </context>
 <context>
  <name>PictureDialog</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>The board as read</source>
   <translation>Il tabellone letto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>drag a corner if the grid is off</source>
   <translation>trascina un angolo se la griglia è fuori posto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Framed: unsure, below 95 %. Dashed: a guess, below 60 %.</source>
   <translation>Con cornice: incerta, sotto il 95%. Tratteggiata: indovinata, sotto il 60%.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Another picture…</source>
   <translation>Un'altra immagine…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Paste</source>
   <translation>Incolla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Use this board</source>
   <translation>Usa questo tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>There is no picture on the clipboard.</source>
   <translation>Negli appunti non c'è un'immagine.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>from the clipboard</source>
   <translation>dagli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Reading…</source>
   <translation>Lettura in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>No board found.</source>
   <translation>Nessun tabellone trovato.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} Drag the four corners onto it.</source>
   <translation>{} Trascina i quattro angoli sul tabellone.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} needed.</source>
   <translation>{}, ne servono {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>row {}, column {}</source>
   <translation>riga {}, colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>All letters sure</source>
   <translation>Tutte le lettere sicure</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} to look at</source>
   <translation>{}, {} da controllare</translation>
  </message>
 </context>
 <context>
  <name>PictureLabel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>covered</source>
   <translation>coperto</translation>
  </message>
 </context>
 <context>
  <name>PictureReading</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Boards of {} cannot be read from pictures, only those of {}.</source>
   <translation>I tabelloni di {} non si leggono dalle immagini; quelli di {} sì.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Reading a picture takes compiled kernels, which this installation lacks.</source>
   <translation>Per leggere un'immagine servono routine compilate, che mancano in questa installazione.</translation>
  </message>
 </context>
 <context>
  <name>PictureView</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper left corner</source>
   <translation>Angolo in alto a sinistra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper right corner</source>
   <translation>Angolo in alto a destra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower right corner</source>
   <translation>Angolo in basso a destra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower left corner</source>
   <translation>Angolo in basso a sinistra</translation>
  </message>
 </context>
 <context>
  <name>PictureWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PNG image</source>
   <translation>Immagine PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>SVG image</source>
   <translation>Immagine SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Salva</translation>
  </message>
 </context>
 <context>
  <name>PlanClock</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Missed</source>
   <translation>Sfuggite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>found</source>
   <translation>trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>all</source>
   <translation>tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
 </context>
 <context>
  <name>PlanList</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Running total</source>
   <translation>Totale progressivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Plan</source>
   <translation>Piano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
 </context>
 <context>
  <name>PlayPanel</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Making the puzzle…</source>
   <translation>Preparazione del rompicapo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Finish</source>
   <translation>Termina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Give up</source>
   <translation>Abbandona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Daily puzzle, {}</source>
   <translation>Rompicapo del giorno, {}</translation>
  </message>
 </context>
 <context>
  <name>PlayStart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Press Esc to go back to your game first</source>
   <translation>Prima premi Esc per tornare alla tua partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
 </context>
 <context>
  <name>PlaybackBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Previous move</source>
   <translation>Mossa precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Play automatically</source>
   <translation>Riproduci automaticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Next move</source>
   <translation>Mossa successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Back to my game</source>
   <translation>Torna alla mia partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>already found</source>
   <translation>già trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not in the list</source>
   <translation>non nella lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not on the board</source>
   <translation>non è sul tabellone</translation>
  </message>
 </context>
 <context>
  <name>PlayerColumn</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Player {}</source>
   <translation>Giocatore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Name of player {}</source>
   <translation>Nome del giocatore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Words of player {}</source>
   <translation>Parole del giocatore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Winner</source>
   <translation>Vince</translation>
  </message>
 </context>
 <context>
  <name>Practice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practise</source>
   <translation>Allenati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>There are no exercises in this language.</source>
   <translation>Non ci sono esercizi in questa lingua.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Try the failed ones again</source>
   <translation>Riprova quelli sbagliati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practise</source>
   <translation>Allenati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Word of the day</source>
   <translation>Parola del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Words worth learning</source>
   <translation>Parole che conviene imparare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>the next on {}</source>
   <translation>la prossima: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>none today</source>
   <translation>nessuna oggi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>of 100 boards</source>
   <translation>di 100 tabelloni</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Reset to defaults</source>
   <translation>Ripristina predefiniti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>This game has no options.</source>
   <translation>Questo gioco non ha opzioni.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one per core ({})</source>
   <translation>uno per core ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As the window ({})</source>
   <translation>Come la finestra ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Lingua del sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Default for the game</source>
   <translation>Predefinita del gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Restart Qless Studio to change its language.</source>
   <translation>Riavvia Qless Studio per cambiare la lingua.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Choose folder…</source>
   <translation>Scegli cartella…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Exchange now</source>
   <translation>Sincronizza ora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Stop sharing</source>
   <translation>Non condividere più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Import</source>
   <translation>Importa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Not shared</source>
   <translation>Non condivisa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Scorciatoie da tastiera…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Found: {}</source>
   <translation>Trovato: {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixLists</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Not analysed</source>
   <translation>Non analizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Select a round node to see what fits</source>
   <translation>Scegli un nodo rotondo per vedere che cosa ci sta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>No suffixes complete this board</source>
   <translation>Nessun suffisso completa questo tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none fit</source>
   <translation>nessuno</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>prefixes</source>
   <translation>prefissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>edges</source>
   <translation>linee</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>View</source>
   <translation>Visualizza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Completions</source>
   <translation>Completamenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Place</source>
   <translation>Piazza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} of {} edges form a word</source>
   <translation>{} linee su {} formano una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards left</source>
   <translation>Tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already on the board</source>
   <translation>già sul tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already used with –{}</source>
   <translation>già usato con –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>ripetuta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none</source>
   <translation>nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Suffixes</source>
   <translation>Suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards</source>
   <translation>Tabelloni</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Print…</source>
   <translation>Stampa…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Pages</source>
   <translation>Pagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Include the list of results</source>
   <translation>Con l'elenco dei risultati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Previous page</source>
   <translation>Pagina precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Next page</source>
   <translation>Pagina successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Save as PDF…</source>
   <translation>Salva come PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>page {} of {}</source>
   <translation>pagina {} di {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Sent to the printer.</source>
   <translation>Inviato alla stampante.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Niente è stato stampato: la stampante non risponde.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share found</source>
   <translation>Quota trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>points given away per game</source>
   <translation>punti sprecati a partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>hints</source>
   <translation>indizi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{}, by week</source>
   <translation>{}, per settimana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Time</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share solved</source>
   <translation>Quota risolta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Level</source>
   <translation>Livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>common words</source>
   <translation>parole comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>all words</source>
   <translation>tutte le parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>average</source>
   <translation>media</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved</source>
   <translation>risolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>level</source>
   <translation>livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>expected, by difficulty</source>
   <translation>previsti, per difficoltà</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>give or take, two times in three</source>
   <translation>più o meno, due volte su tre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved among your rolls</source>
   <translation>risolti di quelli lanciati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>found among those on your boards</source>
   <translation>trovate tra quelle sui tuoi tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>A row appears here after {} cases.</source>
   <translation>Qui compare una riga dopo {} casi.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} solved</source>
   <translation>{} risolti su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} found</source>
   <translation>{} trovate su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partita del {day}</translation>
  </message>
 </context>
 <context>
  <name>ProgressDisplay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>dice placed</source>
   <translation>dadi piazzati</translation>
  </message>
 </context>
 <context>
  <name>ProgressView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Weaknesses</source>
   <translation>Punti deboli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Non ancora imparate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>List</source>
   <translation>Elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Strengths</source>
   <translation>Punti di forza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Show the game</source>
   <translation>Mostra la partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Hide</source>
   <translation>Nascondi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Where you stand</source>
   <translation>A che punto sei</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Records</source>
   <translation>Record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Practise the weakest</source>
   <translation>Allena il punto più debole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Reading…</source>
   <translation>Lettura in corso…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Nothing played yet</source>
   <translation>Ancora nessuna partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>questions due</source>
   <translation>domande da ripassare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Ciò che ti sfugge diventa una carta, e ti viene chiesto finché non lo sai.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>level</source>
   <translation>livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>points given away per game</source>
   <translation>punti sprecati a partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} less half of what par gave away on the same deals: hard deals are evened out.</source>
   <translation>{} meno metà di ciò che il par ha sprecato con le stesse smazzate: così quelle difficili si compensano.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Small: 3 to 6 points, medium: 7 to 14.</source>
   <translation>Piccoli: da 3 a 6 punti; medi: da 7 a 14.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} this week</source>
   <translation>{} questa settimana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>daily puzzle</source>
   <translation>rompicapo del giorno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Levels are hidden everywhere; the preferences bring them back.</source>
   <translation>I livelli sono nascosti ovunque; si possono mostrare di nuovo dalle preferenze.</translation>
  </message>
 </context>
 <context>
  <name>ProofChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>none yet</source>
   <translation>ancora niente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{} after {}</source>
   <translation>{} dopo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>proven {}</source>
   <translation>dimostrato {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>best {}</source>
   <translation>migliore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>at most {}</source>
   <translation>al massimo {}</translation>
  </message>
 </context>
 <context>
  <name>ProofForm</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most points</source>
   <translation>Più punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most words</source>
   <translation>Più parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Whole board</source>
   <translation>Tutto il tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Open cells</source>
   <translation>Caselle aperte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Cells to fill</source>
   <translation>Caselle da riempire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Best means</source>
   <translation>Il migliore ha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>all</source>
   <translation>tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Letters allowed</source>
   <translation>Lettere ammesse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Only boards that these dice can show</source>
   <translation>Solo tabelloni che questi dadi possono dare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>qualsiasi</translation>
  </message>
 </context>
 <context>
  <name>PuzzleCatalogue</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Con questa lista e queste opzioni non esiste alcun rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Suffixes</source>
   <translation>Suffissi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Boards</source>
   <translation>Tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Words needed</source>
   <translation>Parole necessarie</translation>
  </message>
 </context>
 <context>
  <name>PuzzleLevels</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of those with a solution you solve {} within {} minutes.</source>
   <translation>Di quelli che hanno una soluzione ne risolvi {} entro {} minuti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of puzzles like it you solve {} within {} minutes.</source>
   <translation>Di rompicapi così ne risolvi {} entro {} minuti.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Half of them take less than {}.</source>
   <translation>La metà delle volte impieghi meno di {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than 9 of 10 like it</source>
   <translation>Più veloce che in 9 su 10 di questo tipo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than usual with such a puzzle</source>
   <translation>Più veloce del solito con un rompicapo così</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>As usual with such a puzzle</source>
   <translation>Come al solito con un rompicapo così</translation>
  </message>
 </context>
 <context>
  <name>PuzzleMaker</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Stopped</source>
   <translation>Interrotto</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Puzzles</source>
   <translation>Rompicapi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Filter list</source>
   <translation>Filtra elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards&lt;100 words&lt;800</source>
   <translation>Testo, un modello con ? e * o una /espressione regolare/, più limiti come boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Words needed</source>
   <translation>Parole necessarie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Con questa lista e queste opzioni non esiste alcun rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far</source>
   <translation>{} finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, easiest first</source>
   <translation>{}, prima i più facili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, stopped</source>
   <translation>{}, ricerca interrotta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, hardest first</source>
   <translation>{}, prima i più difficili</translation>
  </message>
 </context>
 <context>
  <name>PuzzleRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Begun</source>
   <translation>In corso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>not played</source>
   <translation>non giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>played later</source>
   <translation>giocato dopo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Review</source>
   <translation>Rivedi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Play</source>
   <translation>Gioca</translation>
  </message>
 </context>
 <context>
  <name>QLessAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Dice</source>
   <translation>Dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40</source>
   <translation>Da 3 a 16 lettere, poi ; e lo schema. Comincia con tiles: per una partita libera con un massimo di 40 tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Facts</source>
   <translation>Dati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>{} letters or more</source>
   <translation>{} o più lettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Minimum length</source>
   <translation>Lunghezza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Difficulty</source>
   <translation>Difficoltà</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Why, and what would help</source>
   <translation>Perché, e che cosa servirebbe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Go on</source>
   <translation>Continua</translation>
  </message>
 </context>
 <context>
  <name>QLessBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Type a letter to place a die here</source>
   <translation>Scrivi una lettera per mettere qui un dado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>No {} left on the rack</source>
   <translation>Nessuna {} rimasta sul leggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter</source>
   <translation>{} non è una lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no tile to return to the rack</source>
   <translation>Qui non c'è una tessera da riportare sul leggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The tiles would be too far apart</source>
   <translation>Le tessere sarebbero troppo lontane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The grid is at the edge</source>
   <translation>Lo schema è già al bordo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
 </context>
 <context>
  <name>QLessBoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Schema e leggio</translation>
  </message>
 </context>
 <context>
  <name>QLessPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>Rolls for the next games</source>
   <translation>Lanci per le prossime partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Il lancio finisce, e si dimostra se hai ragione.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>All dice are in one grid</source>
   <translation>Tutti i dadi sono in un solo schema</translation>
  </message>
 </context>
 <context>
  <name>QLessPlayView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Words on the grid</source>
   <translation>Parole nello schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Why, and what would help</source>
   <translation>Perché, e che cosa servirebbe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Dice</source>
   <translation>Dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The letters of your dice; Enter plays them</source>
   <translation>Le lettere dei tuoi dadi; Invio comincia la partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type puzzle</source>
   <translation>Scrivi rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Play this puzzle</source>
   <translation>Gioca questo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go.</source>
   <translation>Scrivi lettere e muoviti con i tasti freccia, o trascina i dadi sullo schema. Le parole vengono controllate man mano.</translation>
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
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Questions</source>
   <translation>Domande</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles, upper/lower</source>
   <translation>Pile, sopra/sotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards</source>
   <translation>Pile come L/Q; - per una pila vuota, ? per una carta sotto sconosciuta; oppure due righe di carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Solitaire</source>
   <translation>Solitario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game</source>
   <translation>Gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>standard bonus</source>
   <translation>bonus standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>no bonus</source>
   <translation>nessun bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>custom bonus</source>
   <translation>bonus personalizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Ancora niente da controllare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>No first word is known yet</source>
   <translation>Non si conosce ancora una prima parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Stima: comincia con {}, punteggio finale {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Best from here</source>
   <translation>Il meglio da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Click cards or type a word</source>
   <translation>Fai clic sulle carte o scrivi una parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>It gives points away</source>
   <translation>Spreca punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Length</source>
   <translation>Lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>First letter</source>
   <translation>Prima lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Its cards</source>
   <translation>Le sue carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, the most of all</source>
   <translation>Dopo {} sono possibili al massimo {} punti, più che con ogni altra mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, {} less than with {}</source>
   <translation>Dopo {} sono possibili al massimo {} punti, {} in meno che con {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Solitaire</source>
   <translation>Solitario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Game</source>
   <translation>Gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed {}</source>
   <translation>Numero {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation>bonus standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation>nessun bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation>bonus personalizzato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of {} cards or more</source>
   <translation>parole di {} o più carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>{} deck</source>
   <translation>Mazzo: {}</translation>
  </message>
 </context>
 <context>
  <name>ReachChart</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} at the start</source>
   <translation>{} all'inizio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} after move {}</source>
   <translation>{} dopo la mossa {}</translation>
  </message>
 </context>
 <context>
  <name>ReadBoard</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>The board as read</source>
   <translation>Il tabellone letto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>row {}, column {}</source>
   <translation>riga {}, colonna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>letter {}</source>
   <translation>lettera {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>a guess</source>
   <translation>indovinata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>unsure</source>
   <translation>incerta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>or {}</source>
   <translation>o {}</translation>
  </message>
 </context>
 <context>
  <name>Received</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>This is your own challenge; send it to a friend</source>
   <translation>Questa è la tua sfida; mandala a un'altra persona</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open recent</source>
   <translation>Apri recenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Clear recent files</source>
   <translation>Svuota i file recenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open {} ({})</source>
   <translation>Apri {} ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>none yet</source>
   <translation>ancora niente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Recent deals</source>
   <translation>Smazzate recenti</translation>
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Recent rolls</source>
   <translation>Lanci recenti</translation>
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>no solution exists</source>
   <translation>non esiste soluzione</translation>
  </message>
 </context>
 <context>
  <name>Remains</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>What remains, by length</source>
   <translation>Ciò che resta, per lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Hide</source>
   <translation>Nascondi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Show</source>
   <translation>Mostra</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Rinomina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Segnala un problema…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write what you did, what you expected and what happened.</source>
   <translation>Il programma non invia nulla. Copia questi dettagli, apri nel browser la pagina dei problemi e scrivi che cosa hai fatto, che cosa ti aspettavi e che cosa è successo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Details of this installation</source>
   <translation>Dettagli di questa installazione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy details</source>
   <translation>Copia i dettagli</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Open page</source>
   <translation>Apri pagina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Play again</source>
   <translation>Gioca di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Practise</source>
   <translation>Allenati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>More</source>
   <translation>Altro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Longest word</source>
   <translation>Parola più lunga</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted descending</source>
   <translation>{}, ordine decrescente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted ascending</source>
   <translation>{}, ordine crescente</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Words of the game</source>
   <translation>Parole della partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>common first</source>
   <translation>prima le comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Missed</source>
   <translation>Sfuggite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Found</source>
   <translation>Trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No words found</source>
   <translation>Nessuna parola trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Nothing missed</source>
   <translation>Non ti è sfuggito nulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
 </context>
 <context>
  <name>ReviewBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Previous move</source>
   <translation>Mossa precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Next move</source>
   <translation>Mossa successiva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Back to the review</source>
   <translation>Torna alla revisione</translation>
  </message>
 </context>
 <context>
  <name>ReviewCards</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Review</source>
   <translation>Rivedi</translation>
  </message>
 </context>
 <context>
  <name>ReviewTray</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Better</source>
   <translation>Meglio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>You played</source>
   <translation>Hai giocato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Try from here</source>
   <translation>Prova da qui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show my move</source>
   <translation>Mostra la mia mossa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show better move</source>
   <translation>Mostra la mossa migliore</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>roll {}</source>
   <translation>lancio {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
 </context>
 <context>
  <name>RoundDiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board and dice</source>
   <translation>Tabellone e dadi</translation>
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
   <translation>Tu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The table stays as it is until you press</source>
   <translation>Il tavolo resta così finché non premi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>had the last turn</source>
   <translation>ha avuto l'ultimo turno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Round {}</source>
   <translation>Round {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Nothing better could be laid down against these words (proven)</source>
   <translation>Contro queste parole non si poteva calare niente di meglio, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The computer went out first</source>
   <translation>Ha chiuso prima il computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You went out first</source>
   <translation>Hai chiuso prima tu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>longest word, {} letters against {}</source>
   <translation>parola più lunga, {} lettere contro {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>words, {} against {}</source>
   <translation>parole, {} contro {}</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Name</source>
   <translation>Nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>My {}</source>
   <translation>Il mio {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Minimum length</source>
   <translation>Lunghezza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Bonus by length</source>
   <translation>Bonus per lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>none</source>
   <translation>nessuno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Factor by length</source>
   <translation>Fattore per lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>for 0, 1, 2, 3 … letters; the last step is repeated for longer words</source>
   <translation>per 0, 1, 2, 3 … lettere; l'ultimo passo si ripete per le parole più lunghe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>from this many letters on, such as 5:1.5 6:2</source>
   <translation>da questo numero di lettere in su, come 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Value of {}</source>
   <translation>Valore di {}</translation>
  </message>
 </context>
 <context>
  <name>RunBars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} solved</source>
   <translation>{} risolti</translation>
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} now, {} at the end</source>
   <translation>{} ora, {} alla fine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} at {}</source>
   <translation>{} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>now</source>
   <translation>ora</translation>
  </message>
 </context>
 <context>
  <name>ScoreSheetDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Type or paste the words of each player. A word that several players found does not count.</source>
   <translation>Scrivi o incolla le parole di ogni giocatore. Una parola trovata da più giocatori non vale.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Add player</source>
   <translation>Aggiungi giocatore</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>General</source>
   <translation>Generale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Recent file</source>
   <translation>File recente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help</source>
   <translation>Aiuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Look up {}</source>
   <translation>Cerca {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help on “{}”</source>
   <translation>Aiuto su «{}»</translation>
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>{} per cent searched</source>
   <translation>{} per cento esplorato</translation>
  </message>
 </context>
 <context>
  <name>SendDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Messaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Lexica link</source>
   <translation>Link per Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>File</source>
   <translation>File</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Salva</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
 </context>
 <context>
  <name>SessionLexicon</name>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>The word list {} is not installed; {} is used instead.</source>
   <translation>La lista di parole {} non è installata; al suo posto si usa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>{}; {} is used instead.</source>
   <translation>{}; al suo posto si usa {}.</translation>
  </message>
 </context>
 <context>
  <name>SharedPrefix</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>How many prefixes fit?</source>
   <translation>Quanti prefissi ci stanno?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>First letter</source>
   <translation>Prima lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefisso</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>no shortcut</source>
   <translation>nessuna scorciatoia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>also {}</source>
   <translation>anche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>changed</source>
   <translation>modificata</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The saved shortcut for “{}” is ignored: {}</source>
   <translation>La scorciatoia salvata per «{}» è ignorata: {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset to defaults</source>
   <translation>Ripristina predefiniti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation>Per nome</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation>Per tasti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to search for</source>
   <translation>Premi i tasti da cercare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Comandi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Nuova scorciatoia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Premi i nuovi tasti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Remove shortcut</source>
   <translation>Rimuovi scorciatoia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Ripristina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reassign</source>
   <translation>Riassegna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Select a command to change its shortcut</source>
   <translation>Seleziona un comando per cambiarne la scorciatoia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All shortcuts have been reset to their defaults</source>
   <translation>Tutte le scorciatoie sono tornate ai valori predefiniti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} in {}</source>
   <translation>{} in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is {}. Use it for {}?</source>
   <translation>{} è {}. Usarlo per {}?</translation>
  </message>
 </context>
 <context>
  <name>Side</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>First of all</source>
   <translation>Prima di tutto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Questions</source>
   <translation>Domande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Games</source>
   <translation>Giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>All games</source>
   <translation>Tutti i giochi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>hardest first</source>
   <translation>prima le più difficili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Try the failed ones again</source>
   <translation>Riprova quelli sbagliati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>best so far</source>
   <translation>migliore finora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>What went wrong</source>
   <translation>Che cosa è andato storto</translation>
  </message>
 </context>
 <context>
  <name>SidePanel</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Tile</source>
   <translation>Tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Space accepts, Tab goes to the next unsure one</source>
   <translation>Spazio conferma, Tab passa alla prossima incerta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>How to read it</source>
   <translation>Come leggerla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Screen</source>
   <translation>Schermo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Photo</source>
   <translation>Foto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Picture</source>
   <translation>Immagine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture left</source>
   <translation>Ruota l'immagine a sinistra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture right</source>
   <translation>Ruota l'immagine a destra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Rows</source>
   <translation>Righe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Columns</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Dice</source>
   <translation>Dadi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>tiles</source>
   <translation>tessere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>All letters sure</source>
   <translation>Tutte le lettere sicure</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>vuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Which letter is it?</source>
   <translation>Che lettera è?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Press its number or type another.</source>
   <translation>Premi il suo numero o scrivine un'altra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>{}, {} of 100</source>
   <translation>{}, {} su 100</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Rows</source>
   <translation>Righe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Columns</source>
   <translation>Colonne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Le lettere che ci stanno ancora restano al loro posto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Cancel</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Resize</source>
   <translation>Ridimensiona</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Solitaire</source>
   <translation>Solitario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Your moves</source>
   <translation>Le tue mosse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>the word list is still loading</source>
   <translation>la lista di parole si sta ancora caricando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>points</source>
   <translation>punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{}% of the way to par</source>
   <translation>{}% della strada verso il par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best, proven</source>
   <translation>massimo, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>given away</source>
   <translation>sprecati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>All cards used</source>
   <translation>Tutte le carte usate</translation>
  </message>
 </context>
 <context>
  <name>SolutionFilters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>qualsiasi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>solution</source>
   <translation>soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>set of words</source>
   <translation>insieme di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>layout</source>
   <translation>disposizione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Longest word at least</source>
   <translation>Parola più lunga almeno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Maximum box</source>
   <translation>Riquadro massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special feature</source>
   <translation>Particolarità</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One per</source>
   <translation>Una per</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Clear filters</source>
   <translation>Azzera filtri</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHeader</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation>Soluzioni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Questo schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions shown</source>
   <translation>Soluzioni mostrate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtra elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Soluzioni in elenco</translation>
  </message>
 </context>
 <context>
  <name>SolutionsPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as thumbnails</source>
   <translation>Soluzioni in miniatura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Soluzioni in elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtra elenco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Sort by</source>
   <translation>Ordina per</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place solution</source>
   <translation>Piazza la soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Back to grid</source>
   <translation>Torna allo schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation>Riquadro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation>Più rara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>In the order found</source>
   <translation>Nell'ordine trovato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Most common</source>
   <translation>Parole più comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Fewest words</source>
   <translation>Meno parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Smallest box</source>
   <translation>Riquadro minimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Alphabetical</source>
   <translation>Alfabetico</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Questo schema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>No solutions</source>
   <translation>Nessuna soluzione</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed; the other {} are only counted</source>
   <translation>Le prime {} sono elencate; le altre {} solo contate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>On this grid, mirror images and shifted grids are counted each; among all, once</source>
   <translation>In questo schema immagini speculari e schemi spostati contano ognuno; tra tutti, una volta sola</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>of rolls are solvable with the {} list</source>
   <translation>dei lanci sono risolvibili con la lista {}</translation>
  </message>
 </context>
 <context>
  <name>StagedPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>The game goes on as soon as the word list is loaded</source>
   <translation>La partita continua appena la lista di parole è caricata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>End the game</source>
   <translation>Termina la partita</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Calmly</source>
   <translation>Con calma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Against the clock</source>
   <translation>Contro il tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Without a miss</source>
   <translation>Senza errori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Making exercises, {} of {}</source>
   <translation>Preparazione degli esercizi, {} di {}</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss message</source>
   <translation>Chiudi il messaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading…</source>
   <translation>caricamento…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching…</source>
   <translation>Ricerca…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Pronto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Analisi disattivata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, modificata</translation>
  </message>
 </context>
 <context>
  <name>StrengthRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise</source>
   <translation>Allenati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise: {}</source>
   <translation>Allenati: {}</translation>
  </message>
 </context>
 <context>
  <name>Study</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{} points</source>
   <translation>{} punti</translation>
  </message>
 </context>
 <context>
  <name>StudySide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise</source>
   <translation>Allenati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Where it hides</source>
   <translation>Dove si nasconde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Another</source>
   <translation>Un altro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>One letter more</source>
   <translation>Una lettera in più</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>di 100 tabelloni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Leave out</source>
   <translation>Tralascia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Play this puzzle</source>
   <translation>Gioca questo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first word</source>
   <translation>La prima parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first {} together</source>
   <translation>Le prime {} insieme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>points in 100 games</source>
   <translation>punti in 100 partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>at most, if you knew them as well as common words: finding them takes time from other words</source>
   <translation>se le conoscessi come le parole comuni; al massimo, perché trovarle toglie tempo ad altre parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>not found</source>
   <translation>non trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise these {}</source>
   <translation>Allenati su queste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{points}; also {forms}</source>
   <translation>{points}; anche {forms}</translation>
  </message>
 </context>
 <context>
  <name>Tab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Play</source>
   <translation>Gioca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Build</source>
   <translation>Costruisci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Analyse</source>
   <translation>Analizza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Mode</source>
   <translation>Modalità</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Playing</source>
   <translation>In gioco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Paused</source>
   <translation>In pausa</translation>
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Partite</translation>
  </message>
 </context>
 <context>
  <name>TableArea</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Inserisci carte</translation>
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation>Tavolo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation>Gioca parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation>Svuota</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Discard</source>
   <translation>Scarto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation>Parole giocate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation>nel vassoio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation>vuoto</translation>
  </message>
 </context>
 <context>
  <name>TableHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What is possible?</source>
   <translation>Che cosa è possibile?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Move a card first?</source>
   <translation>Prima spostare una carta?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>Quanto è lunga?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter</source>
   <translation>Prima lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>Quali carte?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
 </context>
 <context>
  <name>TextWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
 </context>
 <context>
  <name>TileNote</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>List all words</source>
   <translation>Elenca tutte le parole</translation>
  </message>
 </context>
 <context>
  <name>Timed</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Against the clock</source>
   <translation>Contro il tempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Without a miss</source>
   <translation>Senza errori</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Niente di tutto questo cambia i tuoi ripassi o il tuo livello.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Questions</source>
   <translation>Domande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>newest first</source>
   <translation>prima le più recenti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Level {}</source>
   <translation>Livello {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Missed: {}</source>
   <translation>Sfuggite: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} solved</source>
   <translation>{} risolti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>best before</source>
   <translation>record precedente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Stopped</source>
   <translation>Interrotto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Time is up</source>
   <translation>Tempo scaduto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>highest level</source>
   <translation>livello massimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>solved</source>
   <translation>risolto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>New record</source>
   <translation>Nuovo record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>What went wrong</source>
   <translation>Che cosa è andato storto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>hardest first</source>
   <translation>prima le più difficili</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>The answer is on the board.</source>
   <translation>La risposta è sul tabellone.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Qless Studio, {}: {} solved in {}</source>
   <translation>Qless Studio, {}: {} risolti in {}</translation>
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
   <translation>Home</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice</source>
   <translation>Allenamento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Partite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice, {} due</source>
   <translation>Allenamento, {} da ripassare</translation>
  </message>
 </context>
 <context>
  <name>TraceFeedback</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>too short</source>
   <translation>troppo corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} is not in the list</source>
   <translation>{} non è nella lista</translation>
  </message>
 </context>
 <context>
  <name>TracedExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>part of the hint</source>
   <translation>parte dell'indizio</translation>
  </message>
 </context>
 <context>
  <name>TypedBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Type {}</source>
   <translation>Scrivi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is not a letter</source>
   <translation>{} non è una lettera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The board cannot be changed during a game</source>
   <translation>Il tabellone non si può cambiare durante una partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is played as {}</source>
   <translation>{} si gioca come {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The last cell is filled; move to a tile to replace it</source>
   <translation>L'ultima casella è piena; per sostituirla spostati su una tessera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Clear tile</source>
   <translation>Svuota tessera</translation>
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copy</source>
   <translation>Copia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
 </context>
 <context>
  <name>WeekCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>This week</source>
   <translation>Questa settimana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>History</source>
   <translation>Cronologia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Nothing played yet</source>
   <translation>Ancora nessuna partita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{} this week</source>
   <translation>{} questa settimana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Level</source>
   <translation>Livello</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Easy</source>
   <translation>Facile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Strong</source>
   <translation>Forte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>a friend</source>
   <translation>un'altra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Computer</source>
   <translation>Computer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are ahead</source>
   <translation>sei in vantaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are behind</source>
   <translation>sei in svantaggio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>against {}</source>
   <translation>contro {}</translation>
  </message>
 </context>
 <context>
  <name>WeekCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>Week of {}: {}</source>
   <translation>Settimana del {}: {}</translation>
  </message>
 </context>
 <context>
  <name>WeekStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Daily puzzles done on {} of the last {} days</source>
   <translation>Rompicapi del giorno fatti in {} degli ultimi {} giorni</translation>
  </message>
 </context>
 <context>
  <name>WhichFirst</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>One that is worth less</source>
   <translation>Una che vale meno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} non è tra quelli proposti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{word} in {seconds} s: {rate} points per second</source>
   <translation>{word} in {seconds} s: {rate} punti al secondo</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiato negli appunti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} non vale più in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} now counts in {}.</source>
   <translation>{} ora vale in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} From the next game on.</source>
   <translation>{} Dalla prossima partita.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>All changes to {} were undone.</source>
   <translation>Tutte le modifiche a {} sono state annullate.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words in {}</source>
   <translation>Parole escluse e aggiunte in {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or allow</source>
   <translation>Parola da escludere o ammettere</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Ban</source>
   <translation>Escludi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Allow</source>
   <translation>Ammetti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>State</source>
   <translation>Stato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No words are banned or added.</source>
   <translation>Nessuna parola è esclusa o aggiunta.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo</source>
   <translation>Annulla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo all</source>
   <translation>Annulla tutto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Close</source>
   <translation>Chiudi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>added</source>
   <translation>aggiunta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>banned</source>
   <translation>esclusa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} now counts in {}.</source>
   <translation>{} ora vale in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} non vale più in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is already in {}.</source>
   <translation>{} è già in {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>All changes to {} were undone.</source>
   <translation>Tutte le modifiche a {} sono state annullate.</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>all</source>
   <translation>tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Words shown</source>
   <translation>Parole mostrate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Length and commonness</source>
   <translation>Lunghezza e frequenza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum length</source>
   <translation>Lunghezza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Maximum length</source>
   <translation>Lunghezza massima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum commonness</source>
   <translation>Frequenza minima</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up {}</source>
   <translation>Cerca {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban {} from {}</source>
   <translation>Escludi {} da {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Allow {} in {}</source>
   <translation>Ammetti {} in {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0</source>
   <translation>poi ; e i moltiplicatori con i numeri delle loro tessere, riga per riga; la prima tessera è 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round {}</source>
   <translation>Round {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuovo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Start</source>
   <translation>Avvia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Clock</source>
   <translation>Orologio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Plan</source>
   <translation>Piano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>all words</source>
   <translation>tutte le parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>View</source>
   <translation>Visualizza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} left</source>
   <translation>restano {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Words</source>
   <translation>Parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>words</source>
   <translation>parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>at the pace set</source>
   <translation>al ritmo impostato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>points</source>
   <translation>punti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>found</source>
   <translation>trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>You found {}, {}</source>
   <translation>Hai trovato {}, {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Move</source>
   <translation>Mossa</translation>
  </message>
 </context>
 <context>
  <name>WordStreakReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Your order and the plan's</source>
   <translation>Il tuo ordine e quello del piano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>No common words on this board</source>
   <translation>Nessuna parola comune su questo tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>yours beside it</source>
   <translation>accanto, le tue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>common first</source>
   <translation>prima le comuni</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>You</source>
   <translation>Tu</translation>
  </message>
 </context>
 <context>
  <name>WordStreakRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round {}</source>
   <translation>Round {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match {}</source>
   <translation>Incontro {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Play again</source>
   <translation>Gioca di nuovo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>match, par {}</source>
   <translation>incontro, par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round</source>
   <translation>Round</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of {}</source>
   <translation>{} su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>best, proven</source>
   <translation>massimo, dimostrato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Game over</source>
   <translation>Partita finita</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match</source>
   <translation>Incontro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Board</source>
   <translation>Tabellone</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>New game</source>
   <translation>Nuova partita</translation>
  </message>
 </context>
 <context>
  <name>WordTable</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No definition available.</source>
   <translation>Nessuna definizione disponibile.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>loading…</source>
   <translation>caricamento…</translation>
  </message>
 </context>
 <context>
  <name>WordsView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>of the boards rolled</source>
   <translation>dei tabelloni generati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Try again</source>
   <translation>Riprova</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>To make the list, all boards have to be rolled once.</source>
   <translation>Per la lista bisogna generare una volta tutti i tabelloni.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Worth most</source>
   <translation>Più preziose</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Missed most</source>
   <translation>Sfuggite più spesso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Which words</source>
   <translation>Quali parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum length</source>
   <translation>Lunghezza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum commonness</source>
   <translation>Frequenza minima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} of {} games</source>
   <translation>{} partite su {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>For an average player, until your own games say more: {}.</source>
   <translation>Per il livello medio, finché le tue partite non dicono di più: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{rounds} and {boards} boards rolled</source>
   <translation>{rounds} e {boards} tabelloni generati</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} left out</source>
   <translation>Tralasciate: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>No matches</source>
   <translation>Nessun risultato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>You know all of them</source>
   <translation>Le conosci tutte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Play this puzzle</source>
   <translation>Gioca questo rompicapo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Undone</source>
   <translation>Annullato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text</source>
   <translation>Testo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>CSV table</source>
   <translation>Tabella CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text for Anki</source>
   <translation>Testo per Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Export…</source>
   <translation>Esporta…</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>not played</source>
   <translation>non giocata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Review this round</source>
   <translation>Rivedi questo round</translation>
  </message>
 </context>
 <context>
  <name>_Header</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Cost</source>
   <translation>Costo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>It cost you</source>
   <translation>Ti è costato</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answer</source>
   <translation>Risposta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Length</source>
   <translation>Lunghezza</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>End value</source>
   <translation>Valore finale</translation>
  </message>
 </context>
 <context>
  <name>_Hiding</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Hide</source>
   <translation>Nascondi</translation>
  </message>
 </context>
 <context>
  <name>_Holdings</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word lists</source>
   <translation>Liste di parole</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>In {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Non in {}</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Liste di parole</translation>
  </message>
 </context>
 <context>
  <name>_Notes</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
 </context>
 <context>
  <name>_ProgressInBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Interrompi</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Cerca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Su e Giù per scegliere, Invio per eseguire</translation>
  </message>
 </context>
 <context>
  <name>_Rows</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>found</source>
   <translation>trovate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>not found</source>
   <translation>non trovata</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>still open</source>
   <translation>ancora aperte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>sbagliate</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{} documents</source>
   <translation>Documenti: {}</translation>
  </message>
 </context>
 <context>
  <name>_WordList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Word</source>
   <translation>Parola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Points</source>
   <translation>Punti</translation>
  </message>
 </context>
 <context>
  <name>_WordsModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>no word yet</source>
   <translation>ancora nessuna parola</translation>
  </message>
 </context>
</TS>
