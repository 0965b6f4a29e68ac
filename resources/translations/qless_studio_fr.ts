<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>About Qless Studio</source>
   <translation>À propos de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Some word lists include words from {}</source>
   <translation>Certaines listes de mots contiennent des mots de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Licences</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Signaler un problème…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>compiled</source>
   <translation>compilés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>interpreted (slower, same results)</source>
   <translation>interprétés (plus lents, mêmes résultats)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Version {}, kernels {}</source>
   <translation>Version {}, noyaux {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Free software under the MIT licence</source>
   <translation>Logiciel libre sous licence MIT</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>GNU LGPL, version 3</source>
   <translation>GNU LGPL, version 3</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Qt and Qt for Python are used under the {}</source>
   <translation>Qt et Qt for Python sont utilisés sous la {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Settings: {}</source>
   <translation>Réglages : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word lists and history: {}</source>
   <translation>Listes de mots et historique : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log files: {}</source>
   <translation>Journaux : {}</translation>
  </message>
 </context>
 <context>
  <name>AffixAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Play a puzzle or build one</source>
   <translation>Joue une énigme ou construis-en une</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Écris un préfixe dans chaque nœud rond pour que chaque trait forme un mot.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Build your own</source>
   <translation>En construire une</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>No board exists (proven)</source>
   <translation>Aucun plateau possible (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>prefixes</source>
   <translation>préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>edges</source>
   <translation>traits</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Complete suffixes</source>
   <translation>Compléter les suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Change board</source>
   <translation>Changer de plateau</translation>
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{}, yours</source>
   <translation>{}, le tien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Only letters can be typed here</source>
   <translation>Seules des lettres peuvent être tapées ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>A prefix or suffix has at most {} letters</source>
   <translation>Un préfixe ou un suffixe a au plus {} lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes can only be changed in Build mode</source>
   <translation>Les suffixes ne se changent qu’en mode Construire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type puzzle</source>
   <translation>Taper l’énigme</translation>
  </message>
 </context>
 <context>
  <name>AffixExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>Type a prefix at the node with the ring</source>
   <translation>Tape un préfixe dans le nœud entouré</translation>
  </message>
 </context>
 <context>
  <name>AffixPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>none yet</source>
   <translation>rien pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Aucune énigme n’existe avec cette liste et ces options</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nouvelle énigme, à remplir avec les {} mots les plus courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Only a board with all its suffixes can be played</source>
   <translation>Seul un plateau avec tous ses suffixes peut se jouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Show a solution</source>
   <translation>Montrer une solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>prefixes</source>
   <translation>préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>words</source>
   <translation>mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Every node has a prefix</source>
   <translation>Chaque nœud a un préfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No clock</source>
   <translation>Sans chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Your result stays as it is</source>
   <translation>Ton résultat reste le même</translation>
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
   <translation>Analyser maintenant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Rien à analyser pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Pas analysé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>loading…</source>
   <translation>chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Best score</source>
   <translation>Meilleur score</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answers</source>
   <translation>Réponses</translation>
  </message>
 </context>
 <context>
  <name>AnsweredTable</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>right</source>
   <translation>juste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>wrong</source>
   <translation>faux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Exercise</source>
   <translation>Exercice</translation>
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
   <translation>Seule l’autre fenêtre sera restaurée au prochain démarrage ; les modifications non enregistrées de cette fenêtre-ci seront perdues.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes cannot be saved: {}</source>
   <translation>Enregistrement impossible : {}</translation>
  </message>
 </context>
 <context>
  <name>BandedCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{}; expected {} to {}</source>
   <translation>{} ; attendu {} à {}</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Games of the last seven days</source>
   <translation>Parties des sept derniers jours</translation>
  </message>
 </context>
 <context>
  <name>BeforeGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>What to expect</source>
   <translation>À quoi s’attendre</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} after {}</source>
   <translation>{} après {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {}</source>
   <translation>meilleur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>rien pour l’instant</translation>
  </message>
 </context>
 <context>
  <name>BoardAids</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Place solution</source>
   <translation>Placer la solution</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Ouvrir un plateau…</translation>
  </message>
 </context>
 <context>
  <name>BoardCommands</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
 </context>
 <context>
  <name>BoardOrders</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Boards for the next games</source>
   <translation>Plateaux des prochaines parties</translation>
  </message>
 </context>
 <context>
  <name>BoardSearch</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Meilleur plateau trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>This proof has run for {}. Its work will be lost.</source>
   <translation>Cette preuve a tourné pendant {}. Ce travail sera perdu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start again</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Enter how many words or points the board should have, or a word.</source>
   <translation>Indique combien de mots ou de points le plateau doit avoir, ou un mot.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The maximum, {}, is below the minimum, {}.</source>
   <translation>Le maximum, {}, est inférieur au minimum, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} is not in the list</source>
   <translation>{} n’est pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} after {}</source>
   <translation>{} après {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Trouvé : {}</translation>
  </message>
 </context>
 <context>
  <name>BoardSearchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Highest</source>
   <translation>Le plus haut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Target</source>
   <translation>Objectif</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Proven</source>
   <translation>Prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>of all boards checked</source>
   <translation>de tous les plateaux sont vérifiés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Score</source>
   <translation>Score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Goal</source>
   <translation>But</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum words</source>
   <translation>Minimum de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum points</source>
   <translation>Minimum de points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Maximum points</source>
   <translation>Maximum de points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>peu importe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Containing the word</source>
   <translation>Contenant le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start again</source>
   <translation>Recommencer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
 </context>
 <context>
  <name>BoggleAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
 </context>
 <context>
  <name>BoggleCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>You</source>
   <translation>Toi</translation>
  </message>
 </context>
 <context>
  <name>BoggleRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Shuffle</source>
   <translation>Mélanger</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation>Lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>BookDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Previous page</source>
   <translation>Page précédente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Next page</source>
   <translation>Page suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Print…</source>
   <translation>Imprimer…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Save as PDF…</source>
   <translation>Enregistrer en PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Easiest first as soon as all puzzles are found</source>
   <translation>Les plus faciles d’abord, dès que toutes les énigmes sont trouvées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Stopped</source>
   <translation>Arrêté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Choose at least one game</source>
   <translation>Choisis au moins un jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>PDF document</source>
   <translation>Document PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Answers as JSON lines</source>
   <translation>Réponses en lignes JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Sent to the printer.</source>
   <translation>Envoyé à l’imprimante.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Rien n’a été imprimé : l’imprimante ne répond pas.</translation>
  </message>
 </context>
 <context>
  <name>BookForm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Only from level</source>
   <translation>À partir du niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>highest level</source>
   <translation>plus haut niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>to</source>
   <translation>à</translation>
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
   <translation>Sur une page</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Code</source>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>To open one</source>
   <translation>Pour en ouvrir une</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>QR codes need the package segno</source>
   <translation>Les codes QR nécessitent le paquet segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Hints, upside down</source>
   <translation>Indices, à l’envers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Solutions</source>
   <translation>Solutions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Another</source>
   <translation>Autre</translation>
  </message>
 </context>
 <context>
  <name>BrokenTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The tab of {} cannot be shown</source>
   <translation>L’onglet de {} ne peut pas être affiché</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The plug-in failed: {}</source>
   <translation>Le module a échoué : {}</translation>
  </message>
 </context>
 <context>
  <name>ByGame</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Your last runs</source>
   <translation>Tes derniers essais</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>your best</source>
   <translation>ton record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Three misses or three minutes end it.</source>
   <translation>Trois erreurs ou trois minutes y mettent fin.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>The first miss ends it.</source>
   <translation>La première erreur y met fin.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Rien ici ne change tes révisions ni ton niveau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Harder and harder.</source>
   <translation>De plus en plus difficile.</translation>
  </message>
 </context>
 <context>
  <name>Calm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What is due today</source>
   <translation>À revoir aujourd’hui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you missed in the last game</source>
   <translation>Ce que tu as manqué dans la dernière partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>A weakness</source>
   <translation>Un point faible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Words worth learning</source>
   <translation>Mots à apprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Spread over a week</source>
   <translation>Étaler sur une semaine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Due in the next days</source>
   <translation>À revoir ces prochains jours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What</source>
   <translation>Au choix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss in the games you finish is asked here again, when it is due.</source>
   <translation>Ce que tu manques dans les parties finies est redemandé ici, le moment venu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>You have finished everything for today.</source>
   <translation>Tu as tout fini pour aujourd’hui.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Ce que tu manques devient une carte, redemandée jusqu’à ce que tu la connaisses.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Rien de ce que tu y as manqué ne mérite un entraînement.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} of {} found</source>
   <translation>{} sur {} trouvés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} and {} more</source>
   <translation>{} et {} autres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>points in 100 games</source>
   <translation>points en 100 parties</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy chart as image</source>
   <translation>Copier le graphique en image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy data as CSV</source>
   <translation>Copier les données en CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save chart…</source>
   <translation>Enregistrer le graphique…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PNG image</source>
   <translation>Image PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>SVG image</source>
   <translation>Image SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF document</source>
   <translation>Document PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>CSV table</source>
   <translation>Tableau CSV</translation>
  </message>
 </context>
 <context>
  <name>ChartCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Nothing in these weeks</source>
   <translation>Rien durant ces semaines</translation>
  </message>
 </context>
 <context>
  <name>ChoiceButtons</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>{}: {}</source>
   <translation>{} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>right</source>
   <translation>juste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>faux</translation>
  </message>
 </context>
 <context>
  <name>ClaimCard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>No solution…</source>
   <translation>Pas de solution…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The claim is being proven…</source>
   <translation>Vérification…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Le tirage prend fin, et il est prouvé que tu as raison ou tort.</translation>
  </message>
 </context>
 <context>
  <name>ClockBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>of {}</source>
   <translation>sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>1 minute left</source>
   <translation>Plus qu’une minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>{} seconds left</source>
   <translation>Plus que {} secondes</translation>
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
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>{} left</source>
   <translation>encore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>End round</source>
   <translation>Finir la manche</translation>
  </message>
 </context>
 <context>
  <name>ClosedLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Indice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} taken</source>
   <translation>{} sur {} pris</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Then: {}</source>
   <translation>Ensuite : {}</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Haut et Bas pour choisir, Entrée pour exécuter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Esc</source>
   <translation>Échap</translation>
  </message>
 </context>
 <context>
  <name>Commands</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>Le presse-papiers ne contient pas d’énigme : {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Mots qui comptent : {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Minimum commonness</source>
   <translation>Fréquence minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words you added still count.</source>
   <translation>Les mots que tu as ajoutés comptent encore.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>all words</source>
   <translation>tous les mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>loading…</source>
   <translation>chargement…</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word list to compare with</source>
   <translation>Liste de mots à comparer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare</source>
   <translation>Comparer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words found with only one list</source>
   <translation>Mots trouvés avec une seule liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare {} with</source>
   <translation>Comparer {} avec</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Not searched yet</source>
   <translation>Pas encore recherché</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No differences in the listed solutions.</source>
   <translation>Aucune différence dans les solutions listées.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words in the listed solutions: {} only in {}, {} only in {}.</source>
   <translation>Mots des solutions listées : {} seulement dans {}, {} seulement dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were compared.</source>
   <translation>Il peut y en avoir plus : toutes les solutions n’ont pas été comparées.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Found with</source>
   <translation>Trouvé avec</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Other list</source>
   <translation>Autre liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Common</source>
   <translation>Courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Points</source>
   <translation>Points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Solutions</source>
   <translation>Solutions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>not in the list</source>
   <translation>pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>in the list, not in solutions</source>
   <translation>dans la liste, pas dans les solutions</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Contents</source>
   <translation>Sommaire</translation>
  </message>
 </context>
 <context>
  <name>ControlRow</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page_layouts.py" />
   <source>More controls</source>
   <translation>Plus de réglages</translation>
  </message>
 </context>
 <context>
  <name>Course</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>No clock</source>
   <translation>Sans chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Reading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>right</source>
   <translation>juste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Show the board</source>
   <translation>Montrer le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {} found</source>
   <translation>{} sur {} trouvés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>See the result</source>
   <translation>Voir le résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Next question</source>
   <translation>Question suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>To be asked again soon: {}.</source>
   <translation>Bientôt redemandé : {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>wrong</source>
   <translation>faux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Practice done</source>
   <translation>Entraînement fini</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>What went wrong</source>
   <translation>Ce qui n’a pas marché</translation>
  </message>
 </context>
 <context>
  <name>DailyPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>A daily puzzle has words and rules of its own; yours come back afterwards</source>
   <translation>Une énigme du jour a ses propres mots et règles ; les tiens reviennent ensuite</translation>
  </message>
 </context>
 <context>
  <name>DayBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
 </context>
 <context>
  <name>DayButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{}, daily puzzle done</source>
   <translation>{}, énigme du jour faite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>What you played on {}</source>
   <translation>Ce que tu as joué le {}</translation>
  </message>
 </context>
 <context>
  <name>DaysView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>a star: a record</source>
   <translation>une étoile : un record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Previous day</source>
   <translation>Jour précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Next day</source>
   <translation>Jour suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Daily puzzles</source>
   <translation>Énigmes du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Other games</source>
   <translation>Autres parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Records</source>
   <translation>Records</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Learned</source>
   <translation>Appris</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{}, longest {}</source>
   <translation>{}, record {}</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deals tried: {}</source>
   <translation>Donnes essayées : {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Enter cards</source>
   <translation>Saisir les cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Every place has a card: choose the one to replace</source>
   <translation>Chaque place a une carte : choisis celle à remplacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>All cards of a hand are known</source>
   <translation>Toutes les cartes d’une main sont connues</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Seule une carte du dessous peut être inconnue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>There is no card {}</source>
   <translation>La carte {} n’existe pas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them</source>
   <translation>Tape les cartes ligne par ligne ({a}, {b} donne {ab} ; {a}, Espace, {b} les sépare) ou clique dessus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row or click them</source>
   <translation>Tape les cartes ligne par ligne ou clique dessus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>unknown card</source>
   <translation>carte inconnue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}</source>
   <translation>carte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}, {}</source>
   <translation>carte du dessus {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}, {}</source>
   <translation>carte du dessous {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>paquet, {}, {} points, il en reste {}</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>proven best {}</source>
   <translation>meilleur score prouvé {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>{} over {}, {}</source>
   <translation>{} sur {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Stopped</source>
   <translation>Arrêté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deal {} from seed {}</source>
   <translation>Donne {} de la graine {}</translation>
  </message>
 </context>
 <context>
  <name>DearestPath</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Its first tile</source>
   <translation>Son premier jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>All its tiles</source>
   <translation>Tous ses jetons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Path</source>
   <translation>Chemin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Trace {}</source>
   <translation>Trace {}</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>No definition available.</source>
   <translation>Aucune définition disponible.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Select a word to see its meaning</source>
   <translation>Sélectionne un mot pour voir son sens</translation>
  </message>
 </context>
 <context>
  <name>DiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice for {}: {} words on average</source>
   <translation>Dés pour {} : {} mots en moyenne</translation>
  </message>
 </context>
 <context>
  <name>DiceDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Dice for this list</source>
   <translation>Dés pour cette liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, {} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with the list.</source>
   <translation>{} dés sont ajustés aux lettres de {}, pour que les tirages aient à peu près autant de mots qu’avec les dés anglais, {} en moyenne, ou aussi près que ses lettres le permettent. Cela prend environ 20 secondes ; les dés sont gardés avec la liste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>done</source>
   <translation>terminé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} words on average, ± {}%</source>
   <translation>{} mots en moyenne, ± {} %</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled</source>
   <translation>Sans titre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled {}</source>
   <translation>Sans titre {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles</source>
   <translation>Énigmes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open the file {}?</source>
   <translation>Ouvrir le fichier {} ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The puzzle names this file as its board. Open it only if you trust where the puzzle comes from.</source>
   <translation>L’énigme désigne ce fichier comme son plateau. Ne l’ouvre que si tu fais confiance à l’origine de l’énigme.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>Le presse-papiers ne contient pas d’énigme : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Copié : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document. Choose another name.</source>
   <translation>{} est ouvert dans un autre document. Choisis un autre nom.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Enregistré : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} has been changed by another program.</source>
   <translation>{} a été modifié par un autre programme.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces the changed file with the version in this window.</source>
   <translation>L’enregistrement remplace le fichier modifié par la version de cette fenêtre.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace file</source>
   <translation>Remplacer le fichier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save changes to “{}”?</source>
   <translation>Enregistrer « {} » ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Unsaved changes are lost when the document is closed.</source>
   <translation>Les modifications non enregistrées seront perdues à la fermeture du document.</translation>
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
   <translation>Nouveau document</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{}, unsaved</source>
   <translation>{}, non enregistré</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>Fermer {}</translation>
  </message>
 </context>
 <context>
  <name>DuelCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>DuelDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>DuelPanel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only you</source>
   <translation>Toi seulement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Both</source>
   <translation>Les deux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Your friend</source>
   <translation>L’autre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found</source>
   <translation>Personne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only {}</source>
   <translation>Seulement {}</translation>
  </message>
 </context>
 <context>
  <name>EditedPuzzle</name>
  <message>
   <location filename="../../qless_studio/ui/tab/edited_puzzle.py" />
   <source>Type puzzle</source>
   <translation>Taper l’énigme</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Saisir les cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>from the clipboard</source>
   <translation>du presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>EndQuestion</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Keep playing</source>
   <translation>Continuer à jouer</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another Qless Studio window is open. The documents in this one will not be restored at the next start.</source>
   <translation>Une autre fenêtre de Qless Studio est ouverte. Les documents de cette fenêtre-ci ne seront pas restaurés au prochain démarrage.</translation>
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
   <translation>{} : {}</translation>
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
    <numerusform>{} point</numerusform>
    <numerusform>{} points</numerusform>
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
    <numerusform>{} indice</numerusform>
    <numerusform>{} indices</numerusform>
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
    <numerusform>{} mot</numerusform>
    <numerusform>{} mots</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} damaged lines were left out</source>
   <translation>
    <numerusform>{} ligne abîmée a été laissée de côté</numerusform>
    <numerusform>{} lignes abîmées ont été laissées de côté</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} rounds</source>
   <translation>
    <numerusform>{} manche</numerusform>
    <numerusform>{} manches</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; choose a wider range of levels</source>
   <translation>{} sur {} trouvées ; élargis la fourchette de niveaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; the word list has no more</source>
   <translation>{} sur {} trouvées ; la liste de mots n’en donne pas plus</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} énigme</numerusform>
    <numerusform>{} énigmes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} pages</source>
   <translation>
    <numerusform>{} page</numerusform>
    <numerusform>{} pages</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions from page {}</source>
   <translation>Solutions à partir de la page {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzle book {}</source>
   <translation>Livret d’énigmes {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Word list: {}</source>
   <translation>Liste de mots : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions</source>
   <translation>Solutions</translation>
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
   <translation>Le niveau {} est celui du joueur moyen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzles</source>
   <translation>Énigmes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>hints</source>
   <translation>indices</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>QR codes need the package segno</source>
   <translation>Les codes QR nécessitent le paquet segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <source>was altered on the way; copy it again</source>
   <translation>a été modifié en route ; copie-le à nouveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>challenge</source>
   <translation>défi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>a file on this computer cannot be part of a challenge: {}</source>
   <translation>un fichier de cet ordinateur ne peut pas faire partie d’un défi : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>must have at most {} characters, all of them visible</source>
   <translation>doit avoir au plus {} caractères, tous visibles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>was mistyped; check it against the paper</source>
   <translation>est mal recopié ; compare avec le papier</translation>
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
   <translation>vient d’une autre version de Qless Studio ; celle-ci ne peut pas le lire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>this version does not know the game {}</source>
   <translation>cette version ne connaît pas le jeu {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>has a rule that is unknown here: {}</source>
   <translation>a une règle inconnue ici : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>{} has not played yet</source>
   <translation>{} n’a pas encore joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>Your friend</source>
   <translation>L’autre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>A draw</source>
   <translation>Égalité</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You win by {}</source>
   <translation>Tu gagnes avec {} d’avance</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>You win</source>
   <translation>Tu gagnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} wins by {}</source>
   <translation>{} gagne avec {} d’avance</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} wins</source>
   <translation>{} gagne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>Choose a single round or table in the history instead.</source>
   <translation>Une manche ou une table isolée le peut : choisis-la dans l’historique.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>A match of several rounds cannot be a challenge.</source>
   <translation>Un match de plusieurs manches ne peut pas servir de défi.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>the word list {} is not installed here; {} comes closest</source>
   <translation>la liste de mots {} n’est pas installée ici ; {} est la plus proche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Played with {}, here with {}</source>
   <translation>Joué avec {}, ici avec {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Your {} has other words than your friend's</source>
   <translation>Ta liste {} n’a pas les mêmes mots que celle de l’autre joueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Qless Studio: {}</source>
   <translation>Qless Studio : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>{} challenges you</source>
   <translation>{} te lance un défi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>The same puzzle as your friend's</source>
   <translation>La même énigme que la sienne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>words of both count for neither</source>
   <translation>les mots trouvés par les deux ne comptent pour personne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>gave up</source>
   <translation>abandon</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>its language, {}, is not among those of Qless Studio</source>
   <translation>sa langue, {}, n’est pas parmi celles de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only boards of plain letters can be played with Lexica</source>
   <translation>seuls les plateaux à lettres simples se jouent avec Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only square boards of 4 × 4 to 6 × 6 can be played with Lexica</source>
   <translation>seuls les plateaux carrés de 4 × 4 à 6 × 6 se jouent avec Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has no other neighbours and no edges that wrap around</source>
   <translation>Lexica ne connaît ni les autres règles de voisinage ni les bords reliés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica scores by the standard table</source>
   <translation>Lexica compte les points selon le barème standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica always has a clock: 3 minutes</source>
   <translation>Lexica a toujours un chrono : 3 minutes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has word lists of its own: some words of {} are not in them, and vice versa</source>
   <translation>Lexica a ses propres listes de mots : certains mots de {} n’y sont pas, et inversement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>In Lexica words score the points of their letters; here they score by length</source>
   <translation>Lexica additionne les points des lettres ; ici, les mots comptent selon leur longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica link</source>
   <translation>Lien Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>shared text</source>
   <translation>texte partagé</translation>
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
   <translation>option {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/exercises.py" />
   <source>it cost you {} points</source>
   <translation>
    <numerusform>cela t’a coûté {} point</numerusform>
    <numerusform>cela t’a coûté {} points</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is not a regular file</source>
   <translation>ce n’est pas un fichier ordinaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>le disque est plein</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>permission denied</source>
   <translation>accès refusé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is read-only</source>
   <translation>le disque est en lecture seule</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is a folder</source>
   <translation>c’est un dossier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>le nom est trop long</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <source>folder not found</source>
   <translation>dossier introuvable</translation>
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
   <translation>ne peut pas être écrit : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation>Pas encore de suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board exists (proven)</source>
   <translation>Aucun plateau possible (prouvé)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} plateau convient</numerusform>
    <numerusform>{} plateaux conviennent</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} complément</numerusform>
    <numerusform>{} compléments</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} with {}</source>
   <translation>{} avec {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Complete: {}</source>
   <translation>Complet : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation>Arrêté : {} jusqu’ici</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} plateau</numerusform>
    <numerusform>{} plateaux</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>open</source>
   <translation>ouvert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>valid</source>
   <translation>valide</translation>
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
   <translation>pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <source>a word, but not in the list</source>
   <translation>un mot, mais pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>plural</source>
   <translation>pluriel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>wrong length</source>
   <translation>mauvaise longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>répété</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>Write a beginning into each oval so that every line makes a word.</source>
   <translation>Écris un début de mot dans chaque ovale pour que chaque trait forme un mot.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The {} most common words are enough.</source>
   <translation>Les {} mots les plus courants suffisent.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The oval in the middle begins with {}.</source>
   <translation>L’ovale du milieu commence par {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>boards of all levels</source>
   <translation>plateaux de tous niveaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Kansai board</source>
   <translation>Plateau Kansai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Square of nine</source>
   <translation>Carré de neuf</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Triangle of seven</source>
   <translation>Triangle de sept</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Wheel of five</source>
   <translation>Roue de cinq</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} ne fait pas partie de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>board {}</source>
   <translation>plateau {}</translation>
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
   <translation>ne peut pas être lu : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum prefix length</source>
   <translation>Longueur minimale des préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum prefix length</source>
   <translation>Longueur maximale des préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum suffix length</source>
   <translation>Longueur minimale des suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum suffix length</source>
   <translation>Longueur maximale des suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Exclude plurals</source>
   <translation>Exclure les pluriels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Words in -s that do not count. In German, Italian and Polish all of them count.</source>
   <translation>Mots en -s qui ne comptent pas. En allemand, en italien et en polonais, ils comptent tous.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>if the word without -s is in the list</source>
   <translation>si le mot sans -s est dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>tous les mots en -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Must not repeat</source>
   <translation>Ne pas répéter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix–suffix pair</source>
   <translation>paire préfixe–suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefix</source>
   <translation>préfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is split</source>
   <translation>mot, quel que soit le découpage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is greater than the maximum, {}</source>
   <translation>{} dépasse le maximum, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>suffixe {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation>nœud {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, but the board {} has {}</source>
   <translation>
    <numerusform>{} suffixe donné, mais le plateau {} en a {}</numerusform>
    <numerusform>{} suffixes donnés, mais le plateau {} en a {}</numerusform>
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
   <translation>est vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} n’est pas une lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>has {} letters; the maximum is {}</source>
   <translation>a {} lettres ; le maximum est {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>does not fit the board {}</source>
   <translation>ne va pas avec le plateau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>All of these prefixes make words with {}. Which one leaves a full board?</source>
   <translation>Tous ces préfixes forment des mots avec {}. Lequel permet encore un plateau complet ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Name a prefix that makes words with {}</source>
   <translation>Trouve un préfixe qui forme des mots avec {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>you used {} hint steps</source>
   <translation>
    <numerusform>{} niveau d’indice utilisé</numerusform>
    <numerusform>{} niveaux d’indice utilisés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>it took you {} moves to get out again</source>
   <translation>
    <numerusform>il t’a fallu {} coup pour en ressortir</numerusform>
    <numerusform>il t’a fallu {} coups pour en ressortir</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Dead end at {}</source>
   <translation>Impasse à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Hint at {}</source>
   <translation>Indice à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix for {}, and now it stands elsewhere.</source>
   <translation>{} était le dernier préfixe pour {}, et il est maintenant placé ailleurs.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} belongs next to {}: every full board has it there.</source>
   <translation>{} va à côté de {} : tous les plateaux complets l’ont à cet endroit.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit there, but only {} leads to a full board.</source>
   <translation>{} préfixes vont ici, mais seul {} mène à un plateau complet.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Only {} work here: every full board has one of them.</source>
   <translation>
    <numerusform>Seul {} va ici : tous les plateaux complets l’ont.</numerusform>
    <numerusform>Seuls {} vont ici : tout plateau complet a l’un d’eux.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {1} only {0} are left, and they lead nowhere.</source>
   <translation>
    <numerusform>À côté de {1}, il ne reste que {0}, qui ne mène nulle part.</numerusform>
    <numerusform>À côté de {1}, il ne reste que {0}, qui ne mènent nulle part.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} open nodes need different prefixes, and only {1} are left for them.</source>
   <translation>
    <numerusform>{0} nœud ouvert demande un préfixe à part, et il ne lui reste que {1}.</numerusform>
    <numerusform>{0} nœuds ouverts demandent des préfixes différents, et il ne leur reste que {1}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Nothing is left next to {}.</source>
   <translation>Il ne reste rien à côté de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix next to {}.</source>
   <translation>{} était le dernier préfixe à côté de {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} leaves {1} boards; {2} would leave {3}.</source>
   <translation>
    <numerusform>{0} laisse {1} plateau ; {2} en laisserait {3}.</numerusform>
    <numerusform>{0} laisse {1} plateaux ; {2} en laisserait {3}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only this one: save {0}.</source>
   <translation>{0} convient à {1} nœuds ouverts, {2} seulement à celui-ci : garde {0}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only {3}: save {0}.</source>
   <translation>{0} convient à {1} nœuds ouverts, {2} seulement à {3} : garde {0}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} makes {1} of the {2} words here; {3} do not count.</source>
   <translation>
    <numerusform>{0} forme ici {1} des {2} mots ; {3} ne compte pas.</numerusform>
    <numerusform>{0} forme ici {1} des {2} mots ; {3} ne comptent pas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {} only one prefix works, and it fits {} other nodes: place it first.</source>
   <translation>À côté de {}, un seul préfixe convient, et il convient aussi à {} autres nœuds : place-le d’abord.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit next to {}, but only one of them leads to a full board.</source>
   <translation>{} préfixes vont à côté de {}, mais un seul mène à un plateau complet.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: only {0} prefixes make all {2} words.</source>
   <translation>
    <numerusform>Commence à côté de {1} : {0} seul préfixe forme les {2} mots.</numerusform>
    <numerusform>Commence à côté de {1} : {0} préfixes seulement forment les {2} mots.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: {0} of its {2} prefixes lead to a full board.</source>
   <translation>
    <numerusform>Commence à côté de {1} : {0} de ses {2} préfixes mène à un plateau complet.</numerusform>
    <numerusform>Commence à côté de {1} : {0} de ses {2} préfixes mènent à un plateau complet.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin around {}: it takes only {} prefixes, and {} nodes need one.</source>
   <translation>Commence autour de {} : il n’accepte que {} préfixes, et {} nœuds en demandent un.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{1} takes only {0} prefixes, and {2} nodes need different ones.</source>
   <translation>
    <numerusform>{1} n’accepte que {0} préfixe, et {2} nœuds en demandent des différents.</numerusform>
    <numerusform>{1} n’accepte que {0} préfixes, et {2} nœuds en demandent des différents.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} takes no prefix at all with this list and these options.</source>
   <translation>{} n’accepte aucun préfixe avec cette liste et ces options.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with {} at once.</source>
   <translation>Aucun préfixe ne forme de mots avec {} à la fois.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with both {}.</source>
   <translation>Aucun préfixe ne forme de mots avec {} en même temps.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Longueur minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation>Voisins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Wrap around edges</source>
   <translation>Relier les bords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Scoring</source>
   <translation>Barème</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>4 × 4, usual dice</source>
   <translation>4 × 4, dés habituels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 11 points for 8 or more letters</source>
   <translation>Standard : 11 points à partir de 8 lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 2 per letter from 9 letters</source>
   <translation>Super Big : 2 par lettre à partir de 9 lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation>8 : côtés et coins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation>4 : côtés seulement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Q counts as Qu</source>
   <translation>Q compte comme Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Clock</source>
   <translation>Chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Counts</source>
   <translation>Valable</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Found by several players</source>
   <translation>Trouvé par plusieurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Written twice</source>
   <translation>Écrit deux fois</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too short</source>
   <translation>trop court</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>With letters that the list lacks</source>
   <translation>Avec des lettres absentes de la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>not on the board</source>
   <translation>pas sur le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters</source>
   <translation>Lettres</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} solution</numerusform>
    <numerusform>{} solutions</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Stopped: no solution found yet, and none ruled out</source>
   <translation>Arrêté : aucune solution trouvée, rien de prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice or type letters</source>
   <translation>Lance les dés ou tape des lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Aucune solution avec cette liste (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Build one crossword from all twelve dice. The {} most common words are enough.</source>
   <translation>Forme une seule grille de mots croisés avec les douze dés. Les {} mots les plus courants suffisent.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>One grid has {}.</source>
   <translation>Une grille a {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>rolls that can be solved</source>
   <translation>tirages résolubles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Place the last {} dice</source>
   <translation>Place les {} derniers dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Lift one word so that the roll can be solved again</source>
   <translation>Retire un mot pour que le tirage redevienne résoluble</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It can be finished</source>
   <translation>On peut la finir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It cannot be finished</source>
   <translation>On ne peut pas la finir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Can this grid be finished?</source>
   <translation>Peut-on finir cette grille ?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>{} dice were left over</source>
   <translation>
    <numerusform>{} dé non placé</numerusform>
    <numerusform>{} dés non placés</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Grid of {}</source>
   <translation>Grille de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow touching pairs</source>
   <translation>Autoriser les paires accolées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two adjacent tiles need not form a word; words still join all tiles.</source>
   <translation>Deux jetons voisins ne forment pas forcément un mot ; tous les jetons restent reliés par des mots.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow repeated words</source>
   <translation>Autoriser les mots répétés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Mots interdits</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum words</source>
   <translation>Maximum de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum box</source>
   <translation>Cadre maximal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word</source>
   <translation>{!r} n’est pas un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a size in rows x columns, such as 5x6</source>
   <translation>{!r} n’est pas une taille en lignes x colonnes, comme 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>{} lettres données ; le maximum est {} ; commence par {!r} pour une partie libre jusqu’à {} jetons, sans preuve</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the minimum is {}</source>
   <translation>
    <numerusform>{} lettre donnée ; le minimum est {}</numerusform>
    <numerusform>{} lettres données ; le minimum est {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>lettre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>ligne {}, colonne {} de la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is placed more often than the letters allow</source>
   <translation>{} est placé plus souvent que les lettres ne le permettent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not one of the letters</source>
   <translation>{} ne fait pas partie des lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>allowed pair</source>
   <translation>paire autorisée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>banned word</source>
   <translation>mot interdit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too many words</source>
   <translation>trop de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Fewest words</source>
   <translation>Le moins de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>Most common</source>
   <translation>Mots les plus courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Smallest box</source>
   <translation>Plus petit cadre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>2 words</source>
   <translation>2 mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>6 or more words</source>
   <translation>6 mots ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>symmetric</source>
   <translation>symétrique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>hole</source>
   <translation>trou</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>square block</source>
   <translation>bloc carré</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} façon</numerusform>
    <numerusform>{} façons</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {1} words of these letters has any of {0}.</source>
   <translation>
    <numerusform>Aucun des {1} mots de ces lettres ne contient {0}.</numerusform>
    <numerusform>Aucun des {1} mots de ces lettres ne contient l’une de ces lettres : {0}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} of these letters are in no word.</source>
   <translation>{} de ces lettres ne sont dans aucun mot.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} vowels are too few for {} consonants: with {} for any of them there is a solution.</source>
   <translation>
    <numerusform>{} voyelle, c’est trop peu pour {} consonnes : avec {} à la place de l’une d’elles, il y a une solution.</numerusform>
    <numerusform>{} voyelles, c’est trop peu pour {} consonnes : avec {} à la place de l’une d’elles, il y a une solution.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out any of {} gives a solution.</source>
   <translation>Il y a une lettre de trop : enlever n’importe laquelle des lettres {} donne une solution.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out one of {} gives a solution.</source>
   <translation>Il y a une lettre de trop : enlever l’une des lettres {} donne une solution.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: without the {} there is a solution.</source>
   <translation>Il y a une lettre de trop : sans le {}, il y a une solution.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only the {} is too much: without it there is a solution.</source>
   <translation>Seul le {} est de trop : sans lui, il y a une solution.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every word with {} needs the {}, and a tile stands in two words at most.</source>
   <translation>Tout mot avec {} a besoin du {}, et un jeton sert à deux mots au plus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} letters stand only in words with the {}, and a tile stands in two words at most.</source>
   <translation>{} lettres ne sont que dans des mots avec le {}, et un jeton sert à deux mots au plus.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.</source>
   <translation>
    <numerusform>Le {0} ne va que dans {1}, qui ne mène nulle part ; sans le {0}, il y a une solution.</numerusform>
    <numerusform>Le {0} ne va que dans {1}, qui ne mènent nulle part ; sans le {0}, il y a une solution.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of {} words have the {}; without it there is a solution.</source>
   <translation>Seuls {} mots sur {} contiennent le {} ; sans lui, il y a une solution.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}, and they lead nowhere.</source>
   <translation>
    <numerusform>Le {} ne va que dans {}, qui ne mène nulle part.</numerusform>
    <numerusform>Le {} ne va que dans {}, qui ne mènent nulle part.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>No word of your letters contains {}.</source>
   <translation>Aucun mot de tes lettres ne contient {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {} letters left can join the grid any more.</source>
   <translation>Aucune des {} lettres restantes ne peut plus rejoindre la grille.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: its one word does not fit any more.</source>
   <translation>Le {} ne peut plus être placé : son seul mot ne rentre plus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: none of its {} words fits any more.</source>
   <translation>Le {} ne peut plus être placé : aucun de ses {} mots ne rentre plus.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has only {} left here, and they lead nowhere.</source>
   <translation>
    <numerusform>Le {} n’a plus ici que {}, qui ne mène nulle part.</numerusform>
    <numerusform>Le {} n’a plus ici que {}, qui ne mènent nulle part.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only consonants are left, {} of them, and each needs a vowel on the grid.</source>
   <translation>Il ne reste que des consonnes, {} en tout, et chacune a besoin d’une voyelle de la grille.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has {} words left of {}, and none of them leads to a solution.</source>
   <translation>Pour le {}, il reste {} mots sur {}, et aucun ne mène à une solution.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Without {0}, the other tiles can stay, and the {1} has {2} words.</source>
   <translation>
    <numerusform>Sans {0}, les autres jetons peuvent rester, et le {1} va dans {2} mot.</numerusform>
    <numerusform>Sans {0}, les autres jetons peuvent rester, et le {1} va dans {2} mots.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} stands in the same word in every solution.</source>
   <translation>Le {} est dans le même mot dans toutes les solutions.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Put the {1} and the {2} into one word: every solution does, and {0} words have both.</source>
   <translation>
    <numerusform>Mets le {1} et le {2} dans le même mot : toutes les solutions le font, et {0} mot contient les deux.</numerusform>
    <numerusform>Mets le {1} et le {2} dans le même mot : toutes les solutions le font, et {0} mots contiennent les deux.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>With only {} vowels, some words must cross at a vowel.</source>
   <translation>
    <numerusform>Avec seulement {} voyelle, des mots doivent s’y croiser.</numerusform>
    <numerusform>Avec seulement {} voyelles, certains mots doivent se croiser sur une voyelle.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {1}: only {0} of your {2} words have it.</source>
   <translation>
    <numerusform>Commence par le {1} : {0} seul de tes {2} mots le contient.</numerusform>
    <numerusform>Commence par le {1} : seuls {0} de tes {2} mots le contiennent.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {} and the {}: {} and {} of your {} words have them.</source>
   <translation>Commence par le {} et le {} : {} et {} de tes {} mots les contiennent.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every solution uses {}.</source>
   <translation>Toutes les solutions utilisent {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}.</source>
   <translation>Le {} ne va que dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>All of them are among the {} most common words of the list.</source>
   <translation>Tous font partie des {} mots les plus courants de la liste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Everyday words are enough: {}.</source>
   <translation>Des mots de tous les jours suffisent : {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} takes {} of the {} letters at once.</source>
   <translation>{} prend {} des {} lettres d’un coup.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} words are enough: {}.</source>
   <translation>
    <numerusform>{} mot suffit : {}.</numerusform>
    <numerusform>{} mots suffisent : {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Fewer never are: that is proven.</source>
   <translation>Moins ne suffit jamais : c’est prouvé.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of your {} words have the {}.</source>
   <translation>
    <numerusform>{} seul de tes {} mots contient le {}.</numerusform>
    <numerusform>Seuls {} de tes {} mots contiennent le {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>no word</source>
   <translation>aucun mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>left: {}</source>
   <translation>reste : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>discard: {}</source>
   <translation>défausse : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>No first word is known yet</source>
   <translation>Pas encore de premier mot connu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Estimation : commencer par {}, score final {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped</source>
   <translation>Arrêté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Arrêté : meilleur jusqu’ici {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>proven best {}</source>
   <translation>meilleur score prouvé {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {} with this word list, proven</source>
   <translation>Ton score : {} ; le meilleur avec cette liste de mots : {} (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {}, proven</source>
   <translation>Ton score : {} ; le meilleur : {} (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {} from here; {} at the start</source>
   <translation>Meilleur score prouvé à partir d’ici : {} ; au départ : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Seed</source>
   <translation>Graine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Hand size</source>
   <translation>Taille de la main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Has a word</source>
   <translation>Contient un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Tout est jouable</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Unique best game</source>
   <translation>Meilleure partie unique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty pile</source>
   <translation>Exige une pile vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Exige une carte à deux lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Deck</source>
   <translation>Paquet</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} carte ; une main en a de {} à {}</numerusform>
    <numerusform>{} cartes ; une main en a de {} à {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word needs at least {} cards</source>
   <translation>Un mot demande au moins {} cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the list</source>
   <translation>{} n’est pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the hand</source>
   <translation>{} n’est pas dans ta main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>You have drawn a card already</source>
   <translation>Tu as déjà pioché une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>draw a card first</source>
   <translation>pioche d’abord une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Pour finir la manche, place toutes les cartes sauf une dans des mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} leaves the hand at {}; a card of the pile gives {} on average.</source>
   <translation>Avec la carte visible {}, la main vaut {} ; une carte de la pioche donne {} en moyenne.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open card leaves the hand at {}, a card of the pile at {} on average.</source>
   <translation>Avec la carte visible, la main vaut {} ; avec une carte de la pioche, {} en moyenne.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} of the {} unseen cards are better for this hand than the open {}.</source>
   <translation>{} des {} cartes non vues sont meilleures pour cette main que la carte visible {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>With the open {} you could go out: {}.</source>
   <translation>Avec la carte visible {}, tu pourrais finir la manche : {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Only {} of the {} unseen cards are as good as the {}.</source>
   <translation>
    <numerusform>{} seule des {} cartes non vues est aussi bonne que {}.</numerusform>
    <numerusform>Seules {} des {} cartes non vues sont aussi bonnes que {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} makes {}; only {} of {} unseen cards are as good.</source>
   <translation>La carte visible {} donne {} ; seulement {} des {} cartes non vues font aussi bien.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Without the {}, {} of {} unseen cards let you go out; without the {}, {}.</source>
   <translation>Sans {}, {} des {} cartes non vues permettent de finir ; sans {}, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Your best lay-down now uses the {} in {} and leaves the {} over.</source>
   <translation>Ta meilleure pose utilise maintenant {} dans {} et n’utilise pas {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Keeping the {} instead of the {} is worth {} more next turn, on average.</source>
   <translation>Garder {} plutôt que {} vaut {} de plus au tour suivant, en moyenne.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Going out scores {} for certain; one more card averages {}, and the opponent may go out first.</source>
   <translation>Finir la manche rapporte {} à coup sûr ; une carte de plus rapporterait {} en moyenne, et l’adversaire peut finir avant.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>You can go out now for {}; one more card averages {}.</source>
   <translation>Tu peux finir maintenant pour {} ; une carte de plus donne {} en moyenne.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Put the {} into {} and discard the {}: you give away {} less.</source>
   <translation>Mets {} dans {} et défausse {} : tu perds {} de moins.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} takes the {} too, which is worth twice its {} points.</source>
   <translation>{} prend aussi {}, ce qui vaut deux fois ses {} points.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave only {} points over instead of {}.</source>
   <translation>
    <numerusform>{} ne laisse que {} points inutilisés au lieu de {}.</numerusform>
    <numerusform>{} ne laissent que {} points inutilisés au lieu de {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave nothing over; you left {} points.</source>
   <translation>
    <numerusform>{} ne laisse rien ; tu as laissé {} points.</numerusform>
    <numerusform>{} ne laissent rien ; tu as laissé {} points.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} beats the opponent's longest word of {} letters, which earns {}.</source>
   <translation>{} bat le mot le plus long de l’adversaire ({} lettres), ce qui rapporte {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} words beat the opponent's {} and earn {} for the most words.</source>
   <translation>
    <numerusform>{} mot bat les {} de l’adversaire et rapporte {} pour le plus grand nombre de mots.</numerusform>
    <numerusform>{} mots battent les {} de l’adversaire et rapportent {} pour le plus grand nombre de mots.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>if stopped</source>
   <translation>si tu arrêtes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word can be played</source>
   <translation>Aucun mot n’est jouable</translation>
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
    <numerusform>{} lettre</numerusform>
    <numerusform>{} lettres</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>Play words with the top cards and free those beneath. The best is {}.</source>
   <translation>Joue des mots avec les cartes du dessus et libère celles du dessous. Le meilleur score est {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>The longest word of a best game has {} letters.</source>
   <translation>Le mot le plus long d’une meilleure partie a {} lettres.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best {}</source>
   <translation>meilleur {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>words</source>
   <translation>
    <numerusform>mot</numerusform>
    <numerusform>mots</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>points</source>
   <translation>
    <numerusform>point</numerusform>
    <numerusform>points</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>eight piles of two</source>
   <translation>huit piles de deux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play on without giving anything away</source>
   <translation>Continue à jouer sans rien perdre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word is a mistake here. Play a word or a move that gives nothing away</source>
   <translation>Le mot qui rapporte le plus est une erreur ici. Joue un mot ou un coup qui ne perd rien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play a word from the best lay-down of this hand; one card is discarded</source>
   <translation>Joue un mot de la meilleure pose de cette main et défausse une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Hand of {} cards</source>
   <translation>Main de {} cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word</source>
   <translation>Le mot qui rapporte le plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>move {}</source>
   <translation>coup {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has only {}</source>
   <translation>{} × {} : le paquet n’en a que {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>Only the top card of a pile of two can move to an empty pile</source>
   <translation>Seule la carte du dessus d’une pile de deux peut aller sur une pile vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>card {}</source>
   <translation>carte {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>pile {}</source>
   <translation>pile {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>these cards spell {}, not {}</source>
   <translation>ces cartes donnent {}, pas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>no cards given; enter piles such as L/Q O/X - T</source>
   <translation>aucune carte donnée ; saisis des piles comme L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>eight cards in several ways; put spaces between the cards</source>
   <translation>huit cartes possibles de plusieurs façons ; mets des espaces entre les cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>line {}</source>
   <translation>ligne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Hand</source>
   <translation>Main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows</source>
   <translation>{} piles données ; le maximum est {}, et une énigme du jour a {} cartes en deux lignes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>is missing</source>
   <translation>manque</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>column {}</source>
   <translation>colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>{} cartes ; une pile en a deux au plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Seule une carte du dessous peut être inconnue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL</source>
   <translation>{!r} n’est pas une carte ; les cartes sont des lettres et des paires comme QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>List's language</source>
   <translation>Langue de la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>English</source>
   <translation>Anglais</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Minimum cards per word</source>
   <translation>Minimum de cartes par mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Length bonus</source>
   <translation>Bonus de longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Points by word length, such as 5:2,6:5; other lengths have none.</source>
   <translation>Points selon la longueur du mot, comme 5:2,6:5 ; les autres longueurs n’en ont pas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Goal</source>
   <translation>But</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Best score</source>
   <translation>Meilleur score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Toutes les cartes jouées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Games to list</source>
   <translation>Parties à lister</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Samples</source>
   <translation>Échantillons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Discard</source>
   <translation>Défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Keep one card</source>
   <translation>Garder une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>All may be laid down</source>
   <translation>Tout peut être posé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Longest word to beat</source>
   <translation>Plus long mot à battre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Word count to beat</source>
   <translation>Nombre de mots à battre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>{!r} is not of the form letters:points, such as 5:2</source>
   <translation>{!r} n’est pas de la forme lettres:points, comme 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} n’est pas un nombre entier de {} à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>({} vers {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>No top card fits {} here</source>
   <translation>Aucune carte du dessus pour {} ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>A card must be in the tray before it can be moved there</source>
   <translation>Pour déplacer une carte ici, mets-la d’abord sur la réglette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>The tray is empty</source>
   <translation>La réglette est vide</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} were still there and would have scored {}.</source>
   <translation>
    <numerusform>{} était encore jouable et aurait rapporté {}.</numerusform>
    <numerusform>{} étaient encore jouables et auraient rapporté {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} more words were still there, {} first, and would have scored {}.</source>
   <translation>{} autres mots étaient encore jouables, dont {}, et auraient rapporté {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice.</source>
   <translation>Une carte jouée rapporte ses points au lieu de les coûter : {} points, deux fois.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.</source>
   <translation>Une carte jouée rapporte ses points au lieu de les coûter : {} points, deux fois, et {} pour la longueur.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} instead of the {}: it uncovers the {}.</source>
   <translation>Déplace {} plutôt que {} : cela découvre {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {}.</source>
   <translation>Déplace d’abord {} : cela découvre {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Any word now costs at least {} points.</source>
   <translation>
    <numerusform>Tout mot coûte maintenant au moins {} point.</numerusform>
    <numerusform>Tout mot coûte maintenant au moins {} points.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {} for {}.</source>
   <translation>Déplace d’abord {} : cela découvre {} pour {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Only {} takes the {}, and {} breaks it up.</source>
   <translation>Seul {} prend {}, et {} le rend impossible.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} takes the {} that the {} needed: no word takes it any more.</source>
   <translation>{} prend {}, dont avait besoin {} : cette carte ne va plus dans aucun mot.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A best game plays it in {}.</source>
   <translation>Une meilleure partie la joue dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} no word takes the {} any more; a best game plays it in {}.</source>
   <translation>Après {}, plus aucun mot ne prend {} ; une meilleure partie joue cette carte dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>With the {} as well, {} scores {} more than {}.</source>
   <translation>Avec {} en plus, {} rapporte {} de plus que {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}; after {} it is left over, even with best play.</source>
   <translation>{} découvre {} pour {} ; après {}, cette carte reste inutilisée, même en jouant au mieux.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word in your cards scores more than {}.</source>
   <translation>{} garde {} pour {} ; après {}, aucun mot de tes cartes ne rapporte plus de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word is left in your cards.</source>
   <translation>{} garde {} pour {} ; après {}, il n’y a plus de mot dans tes cartes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} spends the {} of {}, which scores {} in a best game.</source>
   <translation>{} prend {} à {}, qui rapporte {} dans une meilleure partie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}, which scores {} in a best game.</source>
   <translation>{} découvre {} pour {}, qui rapporte {} dans une meilleure partie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, but the rest then scores {} less.</source>
   <translation>{} rapporte maintenant {} de plus que {}, mais la suite rapporte alors {} de moins.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>The {} are then left over.</source>
   <translation>
    <numerusform>La carte {} reste alors inutilisée.</numerusform>
    <numerusform>Les cartes {} restent alors inutilisées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} the {} are left over, even with best play; after {} they are used.</source>
   <translation>
    <numerusform>Après {}, la carte {} reste inutilisée, même en jouant au mieux ; après {}, elle sert.</numerusform>
    <numerusform>Après {}, les cartes {} restent inutilisées, même en jouant au mieux ; après {}, elles servent.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card left over counts twice: its points are not won, and they are subtracted.</source>
   <translation>Une carte inutilisée compte deux fois : ses points ne sont pas gagnés, et ils sont retirés.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {}, and the rest then scores as much.</source>
   <translation>{} rapporte {} de plus que {}, et la suite rapporte alors autant.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and only {} less later.</source>
   <translation>{} rapporte maintenant {} de plus que {}, et seulement {} de moins par la suite.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and {} more later.</source>
   <translation>{} rapporte maintenant {} de plus que {}, et encore {} de plus par la suite.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>No word yet: each one now costs at least {} points.</source>
   <translation>
    <numerusform>Pas encore de mot : chacun coûte maintenant au moins {} point.</numerusform>
    <numerusform>Pas encore de mot : chacun coûte maintenant au moins {} points.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Begin with the {}: only {} words in your cards take it.</source>
   <translation>
    <numerusform>Commence par {} : {} seul mot de tes cartes prend cette carte.</numerusform>
    <numerusform>Commence par {} : {} mots seulement de tes cartes prennent cette carte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Look for a long word: its length alone scores {}.</source>
   <translation>Cherche un mot long : sa longueur à elle seule rapporte {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Uncover the {} under the {}: every best game uses it.</source>
   <translation>Découvre {} sous {} : toutes les meilleures parties s’en servent.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Left over, the {} counts twice: its {} points are not won, and they are subtracted.</source>
   <translation>Inutilisée, la carte {} compte deux fois : ses {} points ne sont pas gagnés, et ils sont retirés.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {}, best word {}</source>
   <translation>{}, {}, meilleur mot {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation>1 : aucun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation>2 : doubles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation>3 : doubles et triples</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/paper.py" />
   <source>4 × 4 with multipliers</source>
   <translation>4 × 4 avec multiplicateurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word is worth most per second, at {} s per word and {} s per tile?</source>
   <translation>Quel mot rapporte le plus par seconde, à {} s par mot et {} s par jeton ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Trace {} for the most points</source>
   <translation>Trace {} pour un maximum de points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word first on {}…</source>
   <translation>Quel mot d’abord sur {}…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Path of {}</source>
   <translation>Chemin de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per word</source>
   <translation>Secondes par mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.</source>
   <translation>Pour le plan en mode Analyser : le temps de repérer un mot et de le relâcher. En jeu et à l’entraînement, c’est ton rythme mesuré qui compte.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per tile</source>
   <translation>Secondes par jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>Carte de chaleur pour</translation>
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
   <translation>Points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>multiplicateurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>multiplicateur {}</translation>
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
   <translation>ligne {}, colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} already has {}; only one multiplier is allowed</source>
   <translation>le jeton {} a déjà {} ; un seul multiplicateur est autorisé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (abîmé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>règles {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name may have up to 40 lowercase letters, digits, - and _</source>
   <translation>un nom peut avoir jusqu’à 40 lettres minuscules, chiffres, - et _</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from {} to {}</source>
   <translation>{!r} n’est pas un nombre de {} à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimal places</source>
   <translation>{!r} a plus de deux décimales</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over {} and scores {}, without them {}.</source>
   <translation>{} passe par {} et rapporte {} ; sans eux, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over the {}: {} points instead of {}.</source>
   <translation>{} passe par {} : {} points au lieu de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than any of your {} words.</source>
   <translation>{} rapporte {} en {} s, plus par seconde que chacun de tes {} mots.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than {} of your {} words.</source>
   <translation>{} rapporte {} en {} s, plus par seconde que {} de tes {} mots.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Take the other {}, the one with {}: {} instead of {}.</source>
   <translation>Prends l’autre {}, celui avec {} : {} au lieu de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Through the {} in row {}, column {} it scores {} instead of {}.</source>
   <translation>En passant par le {} à la ligne {}, colonne {}, il rapporte {} au lieu de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: {} of the {} words before it bring less per second.</source>
   <translation>Joue {} plus tôt : {} des {} mots d’avant rapportent moins par seconde.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: each of the {} words before it brings less per second.</source>
   <translation>Joue {} plus tôt : chacun des {} mots d’avant rapporte moins par seconde.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} brings {} points per second; every word of the plan brings at least {}.</source>
   <translation>{} rapporte {} points par seconde ; chaque mot du plan en rapporte au moins {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>le plateau est vide ; saisis ses lignes, comme AEKC/MRFS/BDCI/LPVR</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation>un plateau a au plus {} lignes, pas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation>une ligne a au plus {} jetons, pas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation>ligne {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles, but row 1 has {}</source>
   <translation>
    <numerusform>{} jeton, mais la ligne 1 en a {}</numerusform>
    <numerusform>{} jetons, mais la ligne 1 en a {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} n’est ni une lettre, ni {} (bloqué), ni {} (joker), ni {} (vide)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile</source>
   <translation>la minuscule {!r} doit suivre une majuscule ; écris Qu pour un jeton à deux lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>As usual in the language of the word list</source>
   <translation>Selon la langue de la liste de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Lettres tirées d’un sac</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, but {} has {}; use dice={} for any size</source>
   <translation>{}×{} jetons demandent {} dés, mais {} en a {} ; avec dice={}, toutes les tailles conviennent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation>Classique 4×4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation>Nouveau 4×4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation>Grand 5×5 (1979)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation>Deluxe 5×5 (1997)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation>Grand 5×5 (2012)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation>Super Big 6×6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <source>has no words of 3 to 8 letters</source>
   <translation>n’a pas de mots de 3 à 8 lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>liste de mots {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find {} words you missed</source>
   <translation>
    <numerusform>Retour sur ton plateau : trouve {} mot manqué</numerusform>
    <numerusform>Retour sur ton plateau : trouve {} mots manqués</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find a word {}</source>
   <translation>Retour sur ton plateau : trouve un mot {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>A fresh board: find a word {}</source>
   <translation>Un nouveau plateau : trouve un mot {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find a word {} on {}</source>
   <translation>Trouve un mot {} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find all words that use exactly the letters {}</source>
   <translation>Trouve tous les mots formés exactement avec les lettres {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>You found {1}: find {0} words that extend or reverse it</source>
   <translation>
    <numerusform>Tu as trouvé {1} : trouve {0} mot qui l’allonge ou l’inverse</numerusform>
    <numerusform>Tu as trouvé {1} : trouve {0} mots qui l’allongent ou l’inversent</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} case</numerusform>
    <numerusform>{} cases</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>these dice cannot show such a board</source>
   <translation>ces dés ne peuvent pas donner un tel plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>only single letters of the word list, Qu, and {} for an open cell can be completed</source>
   <translation>seules les lettres simples de la liste de mots, Qu et {} pour une case ouverte peuvent être complétées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>a board with both Q and Qu cannot be completed</source>
   <translation>un plateau avec Q et Qu à la fois ne peut pas être complété</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>a few seconds</source>
   <translation>quelques secondes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>up to a minute</source>
   <translation>jusqu’à une minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>an hour or two</source>
   <translation>une heure ou deux</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>{} letters, {}</source>
   <translation>
    <numerusform>{} lettre, {}</numerusform>
    <numerusform>{} lettres, {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>on the tiles</source>
   <translation>sur les jetons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>marked</source>
   <translation>marqué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Par reached</source>
   <translation>Par atteint</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>All {} words of {} letters found</source>
   <translation>Les {} mots de {} lettres, sans exception</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is longer</source>
   <translation>Aucun mot de ce plateau n’est plus long</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is worth more</source>
   <translation>Aucun mot de ce plateau ne vaut plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be placed on this board with these dice</source>
   <translation>{} ne peut pas être placé sur ce plateau avec ces dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found and one tile more.</source>
   <translation>{} des {} mots courants manqués sont un de tes mots avec un jeton de plus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found with a tile before it.</source>
   <translation>{} des {} mots courants manqués sont un de tes mots avec un jeton devant.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed lie inside a longer word that you found.</source>
   <translation>{} des {} mots courants manqués se cachent dans un de tes mots, plus long.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed go through a tile that you never used.</source>
   <translation>{} des {} mots courants manqués passent par un jeton que tu n’as jamais utilisé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are longer than your longest word.</source>
   <translation>{} des {} mots courants manqués sont plus longs que ton mot le plus long.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: one more tile, the {}, makes {}.</source>
   <translation>Tu as trouvé {} : un jeton de plus, le {}, donne {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: the {} before it makes {}.</source>
   <translation>Tu as trouvé {} : le {} placé devant donne {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: backwards it is {}.</source>
   <translation>Tu as trouvé {} : à l’envers, c’est {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>The tiles of {}, which you found, also spell {}.</source>
   <translation>Les jetons de {}, que tu as trouvé, donnent aussi {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: with {} instead of {} it is {}.</source>
   <translation>Tu as trouvé {} : avec {} au lieu de {}, c’est {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: {} before it makes {}.</source>
   <translation>Tu as trouvé {} : {} devant donne {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}, and it goes on: {} makes {}.</source>
   <translation>Tu as trouvé {}, et cela continue : {} donne {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>None of your words uses the {1} in row {2}, column {3}; {0} words do.</source>
   <translation>
    <numerusform>Aucun de tes mots n’utilise le {1} à la ligne {2}, colonne {3} ; {0} mot y passe.</numerusform>
    <numerusform>Aucun de tes mots n’utilise le {1} à la ligne {2}, colonne {3} ; {0} mots y passent.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more: {}.</source>
   <translation>{} en ouvre {} autres : {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more words, such as {}.</source>
   <translation>{} ouvre {} autres mots, comme {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} lies inside {}, which you found.</source>
   <translation>{} est à l’intérieur de {}, que tu as trouvé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} ends on the tiles {} of {}, which you found.</source>
   <translation>{} finit sur les jetons {} de {}, que tu as trouvé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} begins on the tiles {} of {}, which you found.</source>
   <translation>{} commence sur les jetons {} de {}, que tu as trouvé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found none of them.</source>
   <translation>{} mots partent du {} à la ligne {}, colonne {} ; tu n’en as trouvé aucun.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found {}.</source>
   <translation>{} mots partent du {} à la ligne {}, colonne {} ; tu en as trouvé {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is the longest word here, with {1} letters.</source>
   <translation>{2} est le mot le plus long ici, avec {1} lettres.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is one of the {0} longest words here, with {1} letters.</source>
   <translation>{2} est l’un des {0} mots les plus longs ici, avec {1} lettres.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} has the letters of {}, which you found, on other tiles.</source>
   <translation>{} a les lettres de {}, que tu as trouvé, sur d’autres jetons.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} is the most common word that you missed.</source>
   <translation>{} est le plus courant des mots manqués.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{1} is an everyday word: only {0} words of the list are more common.</source>
   <translation>
    <numerusform>{1} est un mot de tous les jours : {0} seul mot de la liste est plus courant.</numerusform>
    <numerusform>{1} est un mot de tous les jours : seuls {0} mots de la liste sont plus courants.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is too large to be read whole. Export it, then forget some games.</source>
   <translation>L’historique est trop grand pour être lu en entier. Exporte-le, puis oublie quelques parties.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is nearly full and soon cannot be read whole. Export it, then forget some games.</source>
   <translation>L’historique est presque plein et ne pourra bientôt plus être lu en entier. Exporte-le, puis oublie quelques parties.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>is too large</source>
   <translation>est trop grand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>contains no history</source>
   <translation>ne contient pas d’historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>cannot be written: another window of Qless Studio is using it. Try again in a moment</source>
   <translation>ne peut pas être écrit : une autre fenêtre de Qless Studio s’en sert. Réessaie dans un instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>Detect automatically</source>
   <translation>Détecter automatiquement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry per line</source>
   <translation>une entrée par ligne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>First column</source>
   <translation>Première colonne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>tous les mots d’une ligne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>words from column {}</source>
   <translation>mots de la colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>without the header</source>
   <translation>sans l’en-tête</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>frequencies from column {}</source>
   <translation>fréquences de la colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Western Europe)</source>
   <translation>{} (Europe de l’Ouest)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Central Europe)</source>
   <translation>{} (Europe centrale)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>line {} is not text in {}</source>
   <translation>la ligne {} n’est pas du texte en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>the file is not text</source>
   <translation>le fichier n’est pas du texte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} and {}</source>
   <translation>{} et {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>numbers as frequencies</source>
   <translation>nombres comme fréquences</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>a JSON list</source>
   <translation>une liste JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation>nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation>verbe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation>adjectif</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation>adverbe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation>article</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation>conjonction</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation>déterminant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation>interjection</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation>préposition</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation>pronom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation>pluriel de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past form of {}</source>
   <translation>forme passée de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person singular of {}</source>
   <translation>3e personne du singulier de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation>forme en -ing de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation>comparatif de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation>superlatif de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation>forme de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary with the forms of {}</source>
   <translation>un dictionnaire Hunspell avec les formes de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>Only the stems of this Hunspell dictionary are read, and no other forms: {}</source>
   <translation>Seuls les radicaux de ce dictionnaire Hunspell sont lus, sans autres formes : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary</source>
   <translation>un dictionnaire Hunspell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>the affix file makes more than {} forms</source>
   <translation>le fichier d’affixes donne plus de {} formes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, hyphens and brackets</source>
   <translation>le nom d’une liste doit commencer par une lettre ou un chiffre et avoir au plus 50 lettres, chiffres, espaces, points, traits d’union et parenthèses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no word list has this name</source>
   <translation>aucune liste de mots n’a ce nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>la liste enregistrée est abîmée ; supprime-la et importe-la à nouveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a word must have 1 to {} letters</source>
   <translation>un mot doit avoir de 1 à {} lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, changed</source>
   <translation>{}, modifiée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, at least {}</source>
   <translation>{}, au moins {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>Your banned and added words cannot be read: {}: {}</source>
   <translation>Tes mots interdits et ajoutés ne peuvent pas être lus : {} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>The file of banned and added words was damaged and has been renamed to {}; no words are banned or added.</source>
   <translation>Le fichier des mots interdits et ajoutés était abîmé et s’appelle maintenant {} ; aucun mot n’est interdit ni ajouté.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept</source>
   <translation>
    <numerusform>{} mot gardé</numerusform>
    <numerusform>{} mots gardés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} entries left out</source>
   <translation>
    <numerusform>{} entrée écartée</numerusform>
    <numerusform>{} entrées écartées</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{}, read as {}; {}</source>
   <translation>{}, lu comme {} ; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>there is no {} beside it</source>
   <translation>il n’y a pas de {} à côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>comments</source>
   <translation>commentaires</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>phrases of several words</source>
   <translation>expressions de plusieurs mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, probably names or abbreviations</source>
   <translation>avec majuscule, sans doute des noms propres ou des sigles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation>avec une apostrophe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation>avec un trait d’union</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation>avec un accent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters that are not letters of the language</source>
   <translation>avec des caractères qui ne sont pas des lettres de la langue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>de plus de {} lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German</source>
   <translation>Allemand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>French</source>
   <translation>Français</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Spanish</source>
   <translation>Espagnol</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Italian</source>
   <translation>Italien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Dutch</source>
   <translation>Néerlandais</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Polish</source>
   <translation>Polonais</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German, Ä played as AE</source>
   <translation>Allemand, Ä joué comme AE</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>very common</source>
   <translation>très courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>common</source>
   <translation>courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>uncommon</source>
   <translation>peu courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>rare</source>
   <translation>rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>the {} most common words</source>
   <translation>les {} mots les plus courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Courants 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Courants 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Courants 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Courants 20k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation>Quotidien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation>mots que la plupart des gens emploient</translation>
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
   <translation>mots d’un bon dictionnaire de bureau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation>Large</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation>mots standard, et d’autres plus rares attestés par une seconde source</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (international)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all known words, in the spellings of all regions</source>
   <translation>tous les mots connus, dans les graphies de toutes les régions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words that occur in texts</source>
   <translation>mots qui apparaissent dans des textes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words and all their forms</source>
   <translation>mots standard et toutes leurs formes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max</source>
   <translation>Max</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all words of the dictionary</source>
   <translation>tous les mots du dictionnaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>lu dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>as for its source</source>
   <translation>comme sa source</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>is built in and cannot be removed</source>
   <translation>est fournie avec le programme et ne peut pas être supprimée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list has this name; choose another</source>
   <translation>une liste porte déjà ce nom ; choisis-en un autre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>importée de {} le {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>contains no usable words ({})</source>
   <translation>ne contient aucun mot utilisable ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>{} × {} pixels</source>
   <translation>{} × {} pixels</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>a picture has {} to {} pixels on each side</source>
   <translation>une image a de {} à {} pixels de chaque côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>the picture is damaged</source>
   <translation>l’image est abîmée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>the weights for reading pictures cannot be read: {}</source>
   <translation>les poids pour lire les images sont illisibles : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>a board in a picture has 1 to {} rows and columns</source>
   <translation>un plateau sur une image a de 1 à {} lignes et colonnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>the four corners do not span a board</source>
   <translation>les quatre coins ne délimitent pas un plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>best so far</source>
   <translation>meilleur jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of the month</source>
   <translation>meilleur du mois</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of a day</source>
   <translation>meilleur d’un jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>{}, previously {}</source>
   <translation>{}, auparavant {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>small</source>
   <translation>petite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>medium</source>
   <translation>moyen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>large</source>
   <translation>grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>rare words</source>
   <translation>mots rares</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>long words</source>
   <translation>mots longs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>longer forms of words</source>
   <translation>mots allongés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>seldom</source>
   <translation>rarement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>usually</source>
   <translation>souvent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>about {} of 10</source>
   <translation>environ {} sur 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>you find it in games like this: {}</source>
   <translation>tu le trouves dans ce genre de parties : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>not known yet: {} of {} games</source>
   <translation>pas encore connu : {} parties sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>about {}, give or take {}</source>
   <translation>environ {}, à {} près</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Easier than usual for you</source>
   <translation>Plus facile que d’habitude pour toi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Harder than usual for you</source>
   <translation>Plus difficile que d’habitude pour toi</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{} points given away per game (from {} games)</source>
   <translation>
    <numerusform>{} points perdus par partie (sur {} partie)</numerusform>
    <numerusform>{} points perdus par partie (sur {} parties)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{} small, {} medium, {} large</source>
   <translation>petites : {}, moyennes : {}, grandes : {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Mistakes in {} games: {}</source>
   <translation>
    <numerusform>Erreurs en {} partie : {}</numerusform>
    <numerusform>Erreurs en {} parties : {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: stronger than usual for you</source>
   <translation>{} : mieux que d’habitude</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: weaker than usual for you</source>
   <translation>{} : moins bien que d’habitude</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>Common words make {}.</source>
   <translation>Les mots courants valent {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>The longest word has {} letters and begins with {}.</source>
   <translation>Le mot le plus long a {} lettres et commence par {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>peu importe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Near your level</source>
   <translation>Proche de ton niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Harder</source>
   <translation>Plus difficile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/plugins.py" />
   <source>The plug-in {} ({}) cannot be used: {}</source>
   <translation>Le module {} ({}) ne peut pas être utilisé : {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/session.py" />
   <source>about {} minutes</source>
   <translation>
    <numerusform>environ {} minute</numerusform>
    <numerusform>environ {} minutes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} letters or more</source>
   <translation>
    <numerusform>{} lettre ou plus</numerusform>
    <numerusform>{} lettres ou plus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Beginning {}–</source>
   <translation>Début {}–</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Ending –{}</source>
   <translation>Fin –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Words with {}</source>
   <translation>Mots avec {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Rolls with {}</source>
   <translation>Tirages avec {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} or {}</source>
   <translation>{} ou {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <source>is damaged: {}</source>
   <translation>est endommagé : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/widgets/basic/labels.py" />
   <source>{}%</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/texts.py" />
   <source>{} minutes</source>
   <translation>
    <numerusform>{} minute</numerusform>
    <numerusform>{} minutes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/tab/game_view.py" />
   <source>No clock</source>
   <translation>Sans chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after the letters of its suffixes: XY=wi joins the first two</source>
   <translation>Suffixes dans l’ordre de l’anneau (? pour un suffixe ouvert), appelés X, Y, Z, W, V, U ; puis ; et les préfixes, chacun après les lettres de ses suffixes : XY=wi relie les deux premiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet</source>
   <translation>Feuille d’énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet with the answer</source>
   <translation>Feuille d’énigme avec la réponse</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>énigme</numerusform>
    <numerusform>énigmes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} préfixe</numerusform>
    <numerusform>{} préfixes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/graph.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Écris un préfixe dans chaque nœud rond pour que chaque trait forme un mot.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>the answers are covered</source>
   <translation>les réponses sont cachées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>the puzzle is not analysed yet</source>
   <translation>l’énigme n’est pas encore analysée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>no prefix is placed</source>
   <translation>aucun préfixe n’est placé</translation>
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
   <translation>il n’y a pas d’énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Ouvrir un plateau…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>change board; graph; json</source>
   <translation>changer de plateau; graphe; json</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>List puzzles</source>
   <translation>Lister les énigmes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Reveal until unique</source>
   <translation>Révéler jusqu’à une réponse unique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Show a solution</source>
   <translation>Montrer une solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Remove all prefixes</source>
   <translation>Retirer tous les préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>clear; empty; remove; put back</source>
   <translation>effacer; vider; retirer; remettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show clock while playing</source>
   <translation>Montrer le chrono pendant la partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Exactement un plateau convient (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Your moves</source>
   <translation>Tes coups</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Boards left</source>
   <translation>Plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Most common solution</source>
   <translation>Solution la plus courante</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} préfixe pour {}</numerusform>
    <numerusform>{} préfixes pour {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>not one of {}</source>
   <translation>pas un des {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Edges and their words</source>
   <translation>Traits et leurs mots</translation>
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
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Prefix and suffix</source>
   <translation>Préfixe et suffixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>State</source>
   <translation>État</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>
    <numerusform>{} jusqu’ici, la plus facile : {} mot</numerusform>
    <numerusform>{} jusqu’ici, la plus facile : {} mots</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated pairs</source>
   <translation>aucune paire répétée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated prefixes</source>
   <translation>aucun préfixe répété</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>no repeated words</source>
   <translation>aucun mot répété</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Préfixe {}, suffixe {} ; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} to {}</source>
   <translation>{} à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board fits any more (proven)</source>
   <translation>Plus aucun plateau ne convient (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Solved: every word is valid</source>
   <translation>Résolu : tous les mots sont valides</translation>
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
   <translation>Tous les niveaux</translation>
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
   <translation>Nouvelle énigme, à remplir avec les {} mots les plus courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>hints, par {}</source>
   <translation>indices, par : {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead ends</source>
   <translation>
    <numerusform>impasse</numerusform>
    <numerusform>impasses</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>boards, proven</source>
   <translation>plateaux, prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefixes</source>
   <translation>préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} (taken back)</source>
   <translation>{} (repris)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} taken away</source>
   <translation>{} retiré</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end</source>
   <translation>impasse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>not valid</source>
   <translation>non valide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no dead end</source>
   <translation>pas d’impasse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end at move {}</source>
   <translation>impasse au coup {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} dead ends, the first at move {}</source>
   <translation>{} impasses, la première au coup {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First of all</source>
   <translation>Pour commencer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Can it be filled?</source>
   <translation>Peut-on le remplir ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Where to start?</source>
   <translation>Où commencer ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>How many prefixes fit?</source>
   <translation>Combien de préfixes conviennent ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>First letter</source>
   <translation>Première lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Yes</source>
   <translation>Oui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>No</source>
   <translation>Non</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Yes, {}</source>
   <translation>Oui, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Joins {}</source>
   <translation>Relie {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>More than one is wrong</source>
   <translation>Plus d’un est faux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Suffix {} of {}: {}</source>
   <translation>Suffixe {} sur {} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>empty</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>next to {}</source>
   <translation>à côté de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>already used next to {}</source>
   <translation>déjà utilisé à côté de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>a word, but not one of the {} of this puzzle ({})</source>
   <translation>un mot, mais pas un des {} de cette énigme ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too long, maximum {}</source>
   <translation>{} est trop long, maximum {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too short, minimum {}</source>
   <translation>{} est trop court, minimum {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>and {} more</source>
   <translation>et {} autres</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} possible</numerusform>
    <numerusform>{} possibles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>none fit</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/__init__.py" />
   <source>3 minutes</source>
   <translation>3 minutes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board size…</source>
   <translation>Taille du plateau…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Rules…</source>
   <translation>Règles…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Any letters</source>
   <translation>Lettres quelconques</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Score sheet…</source>
   <translation>Feuille de score…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>sides only</source>
   <translation>côtés seulement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>edges wrap around</source>
   <translation>bords reliés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>5x5; rows; grid</source>
   <translation>5x5; lignes; grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament</source>
   <translation>options; longueur minimale; voisins; bonus; paquet; barème; ruzzle; wordament</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>no game is running</source>
   <translation>aucune partie n’est en cours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Shuffle</source>
   <translation>Mélanger</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>transpose; turn; rotate; mirror</source>
   <translation>transposer; tourner; pivoter; miroir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>players; party</source>
   <translation>joueurs; plusieurs; soirée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Solvable?</source>
   <translation>Résoluble ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Where next?</source>
   <translation>Où continuer ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>How long?</source>
   <translation>Quelle longueur ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which word?</source>
   <translation>Quel mot ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which tile?</source>
   <translation>Quel jeton ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>solved</source>
   <translation>résolu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>No (proven)</source>
   <translation>Non (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Why</source>
   <translation>Pourquoi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>More than one</source>
   <translation>Plus d’un</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Lift {}</source>
   <translation>Retirer {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Three or more</source>
   <translation>Trois ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>down</source>
   <translation>vertical</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>across</source>
   <translation>horizontal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, anywhere</source>
   <translation>{}, n’importe où</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, on its own</source>
   <translation>{}, à part</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, par le {} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, extending {}</source>
   <translation>{}, en allongeant {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. Each step is checked as you play.</source>
   <translation>Forme une seule grille de mots croisés avec tous les dés. Chaque étape est vérifiée pendant la partie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Type letters</source>
   <translation>Taper des lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The twelve dice</source>
   <translation>Les douze dés</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} morceau</numerusform>
    <numerusform>{} morceaux</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>not connected</source>
   <translation>pas relié</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Too large</source>
   <translation>Trop grand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>does not fit in the box</source>
   <translation>n’entre pas dans le cadre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>being typed, {}</source>
   <translation>en cours de saisie, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Vocabulary</source>
   <translation>Vocabulaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>In no word</source>
   <translation>Dans aucun mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable without</source>
   <translation>Résoluble sans</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable by turning</source>
   <translation>Résoluble en tournant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable with</source>
   <translation>Résoluble avec</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} and {} more</source>
   <translation>{} et {} autres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among all rolls</source>
   <translation>Parmi tous les tirages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} have no solution</source>
   <translation>{} n’ont pas de solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than at least {}</source>
   <translation>plus facile qu’au moins {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than {}</source>
   <translation>plus facile que {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>harder than {}</source>
   <translation>plus difficile que {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among solvable rolls</source>
   <translation>Parmi les tirages résolubles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>rolls have no solution</source>
   <translation>tirages n’ont pas de solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are easier</source>
   <translation>tirages résolubles sont plus faciles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are harder</source>
   <translation>tirages résolubles sont plus difficiles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>invalid</source>
   <translation>non valide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>note</source>
   <translation>note</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/moves.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A roll by its number</source>
   <translation>Un tirage d’après son numéro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Number</source>
   <translation>Numéro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A free game with tiles from the bag</source>
   <translation>Une partie libre avec des jetons du sac</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>tiles</source>
   <translation>jetons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>the game is paused</source>
   <translation>la partie est en pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no tile is on the grid</source>
   <translation>aucun jeton n’est sur la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no solution is shown</source>
   <translation>aucune solution n’est affichée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>No solution…</source>
   <translation>Pas de solution…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>claim; impossible; cannot be done</source>
   <translation>affirmer; impossible; infaisable; insoluble; pas faisable</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Lift word</source>
   <translation>Retirer le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Select word</source>
   <translation>Sélectionner le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Place solution</source>
   <translation>Placer la solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Back to grid</source>
   <translation>Retour à la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Clear grid</source>
   <translation>Vider la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Swap rows and columns</source>
   <translation>Échanger lignes et colonnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Centre grid</source>
   <translation>Centrer la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid up</source>
   <translation>Déplacer la grille vers le haut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid down</source>
   <translation>Déplacer la grille vers le bas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid left</source>
   <translation>Déplacer la grille vers la gauche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid right</source>
   <translation>Déplacer la grille vers la droite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Shuffle rack</source>
   <translation>Mélanger le chevalet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Sort rack</source>
   <translation>Trier le chevalet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>What decided it</source>
   <translation>Ce qui a compté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Daily puzzle, {}</source>
   <translation>Énigme du jour, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Yours</source>
   <translation>La tienne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far</source>
   <translation>{} jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>touching pairs allowed</source>
   <translation>paires accolées autorisées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} banned</source>
   <translation>{} interdit</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>up to {} words</source>
   <translation>
    <numerusform>au plus {} mot</numerusform>
    <numerusform>au plus {} mots</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>box {}</source>
   <translation>cadre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Résolu : une seule grille avec tous les dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable; stopped after {}</source>
   <translation>Résoluble ; arrêté après {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable: yes</source>
   <translation>Résoluble : oui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Insoluble à partir d’ici (prouvé)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Found a grid with all tiles; there may be others</source>
   <translation>Grille trouvée avec tous les jetons ; il peut y en avoir d’autres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your median</source>
   <translation>ta médiane</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>right</source>
   <translation>juste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>no solution exists</source>
   <translation>aucune solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>given up</source>
   <translation>abandon</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>A solution exists</source>
   <translation>Il y a une solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>dice placed</source>
   <translation>dés placés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your best</source>
   <translation>ton record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved in {}</source>
   <translation>Résolu en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Proven to have no solution in {}</source>
   <translation>Prouvé sans solution en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Given up with {} of {} dice placed, {}</source>
   <translation>Abandon avec {} dés placés sur {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no hints</source>
   <translation>ce jeu n’a pas d’indices</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>daily puzzle</source>
   <translation>énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Rack slot {}, empty</source>
   <translation>Place {} du chevalet, vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the grid</source>
   <translation>Dé {}, {}, dans la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Dé {}, {}, sur le chevalet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the displayed solution, {}</source>
   <translation>{} de la solution affichée, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Hint</source>
   <translation>Indice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, given</source>
   <translation>{}, donné</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, part of an invalid word: {}</source>
   <translation>{}, fait partie d’un mot non valide : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, selected</source>
   <translation>{}, sélectionné</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game with {} points</source>
   <translation>
    <numerusform>Partie de {} point</numerusform>
    <numerusform>Partie de {} points</numerusform>
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
    <numerusform>{} carte</numerusform>
    <numerusform>{} cartes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} mistakes in this game</source>
   <translation>
    <numerusform>{} erreur dans cette partie</numerusform>
    <numerusform>{} erreurs dans cette partie</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} points could still be made.</source>
   <translation>
    <numerusform>{} point était encore possible.</numerusform>
    <numerusform>{} points étaient encore possibles.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Set aside</source>
   <translation>Mettre de côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>The computer is playing…</source>
   <translation>L’ordinateur joue…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: draw a card</source>
   <translation>Ton dernier tour : pioche une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw a card</source>
   <translation>Piocher une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Press 1 for the pile, 2 for the open card</source>
   <translation>Appuie sur 1 pour la pioche, sur 2 pour la carte visible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>All cards are in words: discard the last one to go out</source>
   <translation>Toutes les cartes sont dans des mots : défausse la dernière pour finir la manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Go out</source>
   <translation>Finir la manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: set words aside, then discard</source>
   <translation>Ton dernier tour : mets des mots de côté, puis défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Make words, or choose one card to discard</source>
   <translation>Forme des mots, ou choisis une carte à défausser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Computer</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Keep one card to discard</source>
   <translation>Garde une carte pour la défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word</source>
   <translation>Mot valide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it and go out</source>
   <translation>Défausser et finir la manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} points are left over</source>
   <translation>Il reste {} points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it</source>
   <translation>Défausser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or add cards for a word</source>
   <translation>ou ajoute des cartes pour un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} with {} discarded scores {}, not {}, proven against the computer's same words.</source>
   <translation>{} avec {} en défausse : {}, pas {}, prouvé contre les mêmes mots de l’ordinateur.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The open {} was worth {} more on average than the draw pile.</source>
   <translation>La carte visible {} valait en moyenne {} de plus que la pioche.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The draw pile was worth {} more on average than the open {}.</source>
   <translation>La pioche valait en moyenne {} de plus que la carte visible {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discarding {} instead of {} was worth {} more on average.</source>
   <translation>Défausser {} au lieu de {} valait en moyenne {} de plus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Then {} goes out.</source>
   <translation>Alors {} finit la manche.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Longest word</source>
   <translation>Mot le plus long</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Most words</source>
   <translation>Le plus de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>left over</source>
   <translation>restant</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>went out with all {} cards</source>
   <translation>
    <numerusform>manche finie avec {} carte</numerusform>
    <numerusform>manche finie avec les {} cartes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words you can play now</source>
   <translation>Mots jouables maintenant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words (estimate)</source>
   <translation>Premiers mots (estimation)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games by score</source>
   <translation>Parties par score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay down the hand</source>
   <translation>Façons de poser la main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Déplacer la pile {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>meilleur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Common</source>
   <translation>Courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>End value</source>
   <translation>Valeur finale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation>Moyenne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation>Reste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>This round so far</source>
   <translation>Cette manche jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>in the tray</source>
   <translation>sur la réglette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If you end the round now</source>
   <translation>Si tu finis la manche maintenant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If the computer went out now</source>
   <translation>Si l’ordinateur finissait maintenant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Round {}</source>
   <translation>Manche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>You</source>
   <translation>Toi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>lead</source>
   <translation>avance</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows common words only, and draws from the pile.</source>
   <translation>Ne connaît que les mots courants et se sert toujours à la pioche.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows more words, and takes the open card when it helps.</source>
   <translation>Connaît plus de mots et prend la carte visible si elle sert.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strong</source>
   <translation>Fort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows the whole list, and remembers the cards it has seen.</source>
   <translation>Connaît toute la liste et se souvient des cartes vues.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strength of the computer</source>
   <translation>Force de l’ordinateur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rounds</source>
   <translation>Manches</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rules of the hand game</source>
   <translation>Règles du jeu en main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Your words</source>
   <translation>Tes mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>took {}</source>
   <translation>a pris {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>drew a card</source>
   <translation>a pioché une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>{}, laid down {}, discarded {}</source>
   <translation>{}, a posé {}, a défaussé {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>{} positions</source>
   <translation>
    <numerusform>{} position</numerusform>
    <numerusform>{} positions</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>not in a hand game</source>
   <translation>pas dans le jeu en main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>there is no hand to end</source>
   <translation>il n’y a pas de main à finir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>a game is running</source>
   <translation>une partie est en cours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>a card is unknown</source>
   <translation>une carte est inconnue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New game with conditions…</source>
   <translation>Nouvelle partie avec conditions…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Enter cards</source>
   <translation>Saisir les cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Play word</source>
   <translation>Jouer le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Clear tray</source>
   <translation>Vider la réglette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Discard and end hand</source>
   <translation>Défausser et finir la main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show lower cards beside upper cards</source>
   <translation>Montrer les cartes du dessous à côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Discard it and score {}</source>
   <translation>La défausser pour {} points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty pile for it</source>
   <translation>ou choisis une pile vide où la poser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Type the card that was uncovered</source>
   <translation>Tape la carte découverte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or move a card to an empty pile</source>
   <translation>ou déplace une carte vers une pile vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over with the best possible score</source>
   <translation>La partie est finie avec le meilleur score possible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Game over</source>
   <translation>Partie finie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves lost {}</source>
   <translation>La partie est finie ; tes coups ont coûté {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word possible: drag a card to an empty pile</source>
   <translation>Aucun mot possible : glisse une carte sur une pile vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Clique sur des cartes ou tape un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word earns more: choose the card to discard</source>
   <translation>Aucun mot ne rapporte plus : choisis la carte à défausser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{} ; la valeur finale reste {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word, the best one here</source>
   <translation>Mot valide, le meilleur ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word; it gives away {}</source>
   <translation>Mot valide ; il fait perdre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{} ; valeur finale {} au lieu de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>étape {} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card from pile {} to pile {}</source>
   <translation>Déplacer la carte de la pile {} vers la pile {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>
    <numerusform>{} point et un bonus de {}</numerusform>
    <numerusform>{} points et un bonus de {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>perdus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>open: {}</source>
   <translation>visible : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw pile</source>
   <translation>Pioche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Take the open card (2)</source>
   <translation>Prendre la carte visible (2)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Discard the card in the tray here (Delete)</source>
   <translation>Défausser ici la carte de la réglette (Suppr)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discards</source>
   <translation>Défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, {}, discarded</source>
   <translation>{}, {}, en défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, with {} underneath</source>
   <translation>{}, avec {} en dessous</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>unknown card</source>
   <translation>carte inconnue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>then {}</source>
   <translation>puis {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, gave away {}</source>
   <translation>{}, perte de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>par {}</source>
   <translation>par : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Mistakes</source>
   <translation>Erreurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Distribue avec le vrai paquet, ou saisis les cartes d’une énigme du jour.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Eight piles, one best score</source>
   <translation>Huit piles, un seul meilleur score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Paste puzzle</source>
   <translation>Coller une énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Lay down words from 3 to 11 cards, and discard one to end the hand.</source>
   <translation>Pose des mots avec 3 à 11 cartes, et défausse une carte pour finir la main.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>A hand of cards, one best way</source>
   <translation>Une main de cartes, une pose idéale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Your turn</source>
   <translation>À toi de jouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discard one card</source>
   <translation>Défausse une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>The hand is over: Undo takes the discard back</source>
   <translation>La main est finie : Annuler reprend la défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/__init__.py" />
   <source>3 times 2 minutes</source>
   <translation>3 fois 2 minutes</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} of {} words</source>
   <translation>
    <numerusform>{} sur {} mot</numerusform>
    <numerusform>{} sur {} mots</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} of {} points</source>
   <translation>
    <numerusform>{} sur {} point</numerusform>
    <numerusform>{} sur {} points</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Path</source>
   <translation>Chemin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Time</source>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>played</source>
   <translation>joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>not played</source>
   <translation>pas joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Start or stop the clock of the plan</source>
   <translation>Démarrer ou arrêter le chrono du plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pause the clock of the plan</source>
   <translation>Mettre le chrono du plan en pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Heat map</source>
   <translation>Carte de chaleur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pace and heat map</source>
   <translation>Rythme et carte de chaleur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Mark as played</source>
   <translation>Marquer comme joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>lettre compte double</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>lettre compte triple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>mot compte double</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>mot compte triple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>may contain only whole numbers</source>
   <translation>ne peut contenir que des nombres entiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>enter pairs such as 5:1.5</source>
   <translation>saisis des paires comme 5:1.5</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Multipliers are not read: set them on the board.</source>
   <translation>Les multiplicateurs ne sont pas lus : place-les sur le plateau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{} through this tile, in {}</source>
   <translation>{} par ce jeton, dans {}</translation>
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
    <numerusform>{} point perdu</numerusform>
    <numerusform>{} points perdus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Per second</source>
   <translation>Par seconde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>found</source>
   <translation>trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Word of the plan found</source>
   <translation>Mot du plan trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules.py" />
   <source>{} values, minimum {} letters</source>
   <translation>Valeurs {}, minimum {} lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Click a cell and type your letters, or start with one of these.</source>
   <translation>Clique sur une case et tape tes lettres, ou commence par l’une de ces options.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>all words</source>
   <translation>tous les mots</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>for {} open cells; ? or Delete opens a cell</source>
   <translation>
    <numerusform>pour {} case ouverte ; ? ou Suppr ouvre une case</numerusform>
    <numerusform>pour {} cases ouvertes ; ? ou Suppr ouvre une case</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} cells are empty</source>
   <translation>
    <numerusform>{} case est vide</numerusform>
    <numerusform>{} cases sont vides</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>too short: {} letters or more</source>
   <translation>
    <numerusform>trop court : {} lettre ou plus</numerusform>
    <numerusform>trop court : {} lettres ou plus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>bloqué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>joker</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>No board has more than {}.</source>
   <translation>Aucun plateau ne dépasse {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far, about {} left.</source>
   <translation>{} jusqu’ici, encore {} environ.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Paused. You can continue at any time, even after a restart.</source>
   <translation>En pause. Tu peux continuer à tout moment, même après un redémarrage.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best completion: {}</source>
   <translation>Meilleur remplissage prouvé : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best of {}: {}</source>
   <translation>Meilleur plateau prouvé de {} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>A proof would take years. A board may have up to {} cells, up to {} of them open.</source>
   <translation>Une preuve prendrait des années. Un plateau peut avoir jusqu’à {} cases, dont {} ouvertes au plus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>The best board of {} with this word list has been proven: Start shows it.</source>
   <translation>Le meilleur plateau de {} avec cette liste de mots est déjà prouvé : « Démarrer » le montre.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} open cells</source>
   <translation>
    <numerusform>{} case ouverte</numerusform>
    <numerusform>{} cases ouvertes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Searches all ways to fill {}. Takes {} and up to {} MB of memory.</source>
   <translation>Recherche toutes les façons de remplir {}. Prend {} et jusqu’à {} Mo de mémoire.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Find board…</source>
   <translation>Trouver un plateau…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty cell</source>
   <translation>case vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>valeur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Opponent…</source>
   <translation>Adversaire…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points ahead</source>
   <translation>
    <numerusform>{} point d’avance</numerusform>
    <numerusform>{} points d’avance</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points behind</source>
   <translation>
    <numerusform>{} point de retard</numerusform>
    <numerusform>{} points de retard</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Letter board</source>
   <translation>Plateau de lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board by its seed</source>
   <translation>Un plateau d’après sa graine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board of {} or more words</source>
   <translation>Un plateau de {} mots ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Rotate board</source>
   <translation>Tourner le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Clear board</source>
   <translation>Vider le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Open example</source>
   <translation>Ouvrir un exemple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>no cell is open, or too many are</source>
   <translation>aucune case n’est ouverte, ou il y en a trop</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>search; best board; maximum</source>
   <translation>recherche; meilleur plateau; maximum</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Best completion</source>
   <translation>Meilleur remplissage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Words starting at each tile</source>
   <translation>Mots partant de chaque jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Length and first letter of one word</source>
   <translation>Longueur et première lettre d’un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Its first tile</source>
   <translation>Son premier jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All its tiles</source>
   <translation>Tous ses jetons</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words start here</source>
   <translation>
    <numerusform>{} mot part d’ici</numerusform>
    <numerusform>{} mots partent d’ici</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>part of the hint</source>
   <translation>fait partie de l’indice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>{} is too short: {} letters or more</source>
   <translation>{} est trop court : {} lettres ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>These dice come with their word list: {}</source>
   <translation>Ces dés viennent avec leur liste de mots : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>New dice</source>
   <translation>Nouveaux dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Dice for this list</source>
   <translation>Dés pour cette liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Letter bag</source>
   <translation>Sac de lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other languages</source>
   <translation>Autres langues</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other lists</source>
   <translation>Autres listes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>levels are hidden</source>
   <translation>les niveaux sont masqués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Length</source>
   <translation>Longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>also {}</source>
   <translation>aussi {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} chemin</numerusform>
    <numerusform>{} chemins</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Words found</source>
   <translation>Mots trouvés</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} words through {}</source>
   <translation>
    <numerusform>{} mot par {}</numerusform>
    <numerusform>{} mots par {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>HEIC pictures cannot be read; save the picture as JPEG</source>
   <translation>les images HEIC ne peuvent pas être lues ; enregistre-la en JPEG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is not a picture that can be read here (PNG, JPEG or WebP)</source>
   <translation>n’est pas une image lisible ici (PNG, JPEG ou WebP)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Board from a picture…</source>
   <translation>Plateau depuis une image…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open…</source>
   <translation>Ouvrir…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} tiles found</source>
   <translation>
    <numerusform>{} jeton trouvé</numerusform>
    <numerusform>{} jetons trouvés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} letters sure</source>
   <translation>
    <numerusform>{} lettre sûre</numerusform>
    <numerusform>{} lettres sûres</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Word list…</source>
   <translation>Liste de mots…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>dictionary; lexicon; language; import; choose</source>
   <translation>dictionnaire; lexique; langue; importer; choisir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Raccourcis clavier…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>keys; hotkeys</source>
   <translation>touches; raccourcis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences…</source>
   <translation>Préférences…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Nouveau document</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no other document of this game is open</source>
   <translation>aucun autre document de ce jeu n’est ouvert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Next document</source>
   <translation>Document suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Previous document</source>
   <translation>Document précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no file was opened before</source>
   <translation>aucun fichier n’a encore été ouvert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open recent</source>
   <translation>Fichiers récents</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>photo; screenshot; scan; camera</source>
   <translation>photo; capture d'écran; scan; appareil photo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>clipboard; text; challenge; code</source>
   <translation>presse-papiers; texte; défi; code</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy puzzle</source>
   <translation>Copier l’énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>the only document of this game is empty</source>
   <translation>le seul document de ce jeu est vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Fermer le document</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>no text found</source>
   <translation>aucun texte trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>it is ordinary text</source>
   <translation>c’est du texte ordinaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>the text looks like one for another game</source>
   <translation>le texte ressemble à celui d’un autre jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>settings; options; theme; text size; language; sync</source>
   <translation>réglages; options; préférences; thème; taille du texte; langue; synchronisation</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>end; finish; quit; exit; resign; stop</source>
   <translation>fin; finir; quitter; sortir; abandonner; arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>About Qless Studio</source>
   <translation>À propos de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>version; licence; report a problem; bug</source>
   <translation>version; licence; signaler un problème; bogue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Theme</source>
   <translation>Thème</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>dark mode; contrast; colours</source>
   <translation>mode sombre; contraste; couleurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Follow system theme</source>
   <translation>Suivre le thème du système</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Light theme</source>
   <translation>Thème clair</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Dark theme</source>
   <translation>Thème sombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>High contrast theme</source>
   <translation>Thème à contraste élevé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Larger text</source>
   <translation>Texte plus grand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>zoom; font</source>
   <translation>zoom; police; agrandir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Smaller text</source>
   <translation>Texte plus petit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Default text size</source>
   <translation>Taille de texte par défaut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Redo</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to undo</source>
   <translation>il n’y a rien à annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to redo</source>
   <translation>il n’y a rien à rétablir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search is running</source>
   <translation>aucune recherche n’est en cours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search has failed</source>
   <translation>aucune recherche n’a échoué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Solve now</source>
   <translation>Résoudre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Analyse every change</source>
   <translation>Analyser à chaque changement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Copy details of failed search</source>
   <translation>Copier les détails de la recherche échouée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Shared folder</source>
   <translation>Dossier partagé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>To share one history between computers, choose a folder that all of them can see</source>
   <translation>Joue sur plusieurs ordinateurs avec un seul historique : choisis un dossier auquel tous ont accès</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Clavier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Open menu</source>
   <translation>Ouvrir le menu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to next area</source>
   <translation>Aller à la zone suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to previous area</source>
   <translation>Aller à la zone précédente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source># {}

This game has no help page.
</source>
   <translation># {}

Ce jeu n’a pas de page d’aide.
</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>manual; how; rules; guide</source>
   <translation>manuel; comment; règles; guide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Commande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>Outside the menus</source>
   <translation>Hors des menus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Import</source>
   <translation>Importer</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} games added</source>
   <translation>
    <numerusform>{} partie ajoutée</numerusform>
    <numerusform>{} parties ajoutées</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All of these games are already in the history.</source>
   <translation>Toutes ces parties sont déjà dans l’historique.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/past_games.py" />
   <source>This game of the history cannot be shown</source>
   <translation>Cette partie de l’historique ne peut pas être affichée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>Home</source>
   <translation>Accueil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>start; welcome</source>
   <translation>début; bienvenue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>statistics; progress; results; calendar; day; records; best; past games; games; level</source>
   <translation>statistiques; progrès; résultats; calendrier; jour; records; meilleur; parties passées; parties; niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Days</source>
   <translation>Historique : jours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; today; calendar; records</source>
   <translation>historique; aujourd'hui; calendrier; records</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Progress</source>
   <translation>Historique : progrès</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; level; weakness; chart; due; records</source>
   <translation>historique; niveau; faiblesse; courbe; à revoir; records</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Words</source>
   <translation>Historique : mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; missed; overlooked; learn; anki</source>
   <translation>historique; manqué; oublié; apprendre; anki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>{} days in a row</source>
   <translation>
    <numerusform>{} jour d’affilée</numerusform>
    <numerusform>{} jours d’affilée</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} games</source>
   <translation>
    <numerusform>{} partie</numerusform>
    <numerusform>{} parties</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {} games?</source>
   <translation>
    <numerusform>Oublier {} partie ?</numerusform>
    <numerusform>Oublier {} parties ?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} answers forgotten</source>
   <translation>
    <numerusform>{} réponse oubliée</numerusform>
    <numerusform>{} réponses oubliées</numerusform>
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
   <translation>Envoyer…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>games</source>
   <translation>
    <numerusform>partie</numerusform>
    <numerusform>parties</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Games</source>
   <translation>Parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>of par</source>
   <translation>du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Missed</source>
   <translation>Manqués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Cost so far</source>
   <translation>Coût jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Pas encore appris</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} rolls</source>
   <translation>
    <numerusform>{} tirage</numerusform>
    <numerusform>{} tirages</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} draws</source>
   <translation>
    <numerusform>{} égalité</numerusform>
    <numerusform>{} égalités</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>sur 100 plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>You find it</source>
   <translation>Tu le trouves</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>In 100 games</source>
   <translation>En 100 parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Words worth learning</source>
   <translation>Mots à apprendre</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Based on {} games on this computer</source>
   <translation>
    <numerusform>D’après {} partie sur cet ordinateur</numerusform>
    <numerusform>D’après {} parties sur cet ordinateur</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>{} more open</source>
   <translation>
    <numerusform>encore {} ouverte</numerusform>
    <numerusform>encore {} ouvertes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of today's {} puzzles are done.</source>
   <translation>
    <numerusform>{} énigme du jour faite sur {}.</numerusform>
    <numerusform>{} énigmes du jour faites sur {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>questions due</source>
   <translation>
    <numerusform>question à revoir</numerusform>
    <numerusform>questions à revoir</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>train; learn; rush; streak; exercises; due; anki; missed; weakness; clock</source>
   <translation>entraînement; apprendre; rush; série; exercices; à revoir; anki; manqué; faiblesse; chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: against the clock</source>
   <translation>Entraînement : contre la montre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>rush; streak; exercises; three minutes</source>
   <translation>rush; série; exercices; trois minutes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: without a miss</source>
   <translation>Entraînement : sans faute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>no question is asked</source>
   <translation>aucune question n’est posée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Skip</source>
   <translation>Passer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Stop practice</source>
   <translation>Arrêter l’entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>help; tip; clue</source>
   <translation>aide; astuce; piste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the answers</source>
   <translation>Montrer les réponses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Next question</source>
   <translation>Question suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the board</source>
   <translation>Montrer le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>You have finished everything for today.</source>
   <translation>Tu as tout fini pour aujourd’hui.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>This cannot be practised: its word or its word list is missing.</source>
   <translation>Cela ne peut pas être demandé : son mot ou sa liste de mots manque.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>What you missed</source>
   <translation>Ce que tu as manqué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Rien de ce que tu y as manqué ne mérite un entraînement.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>From the words worth learning.</source>
   <translation>Parmi les mots à apprendre.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>A new puzzle of the kind that you missed on {}.</source>
   <translation>Une nouvelle énigme du même genre que celle que tu as manquée le {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Missed on {}.</source>
   <translation>Manqué le {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Played on {}.</source>
   <translation>Joué le {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Once known, it earns up to {} points in 100 games</source>
   <translation>Connu, il rapporte jusqu’à {} points en 100 parties</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>missed in {} games</source>
   <translation>
    <numerusform>manqué dans {} partie</numerusform>
    <numerusform>manqué dans {} parties</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Next review: in {} days</source>
   <translation>
    <numerusform>Prochaine révision : dans {} jour</numerusform>
    <numerusform>Prochaine révision : dans {} jours</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Right, after the answer</source>
   <translation>Juste, après la réponse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{} of {} found; the others will be asked again</source>
   <translation>{} sur {} trouvés ; les autres seront redemandés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Wrong; it will be asked again</source>
   <translation>Faux ; ce sera redemandé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partie du {day}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>The next card is due on {}.</source>
   <translation>La prochaine carte est à revoir le {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards are overdue</source>
   <translation>
    <numerusform>{} carte est en retard</numerusform>
    <numerusform>{} cartes sont en retard</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards so far</source>
   <translation>
    <numerusform>{} carte jusqu’ici</numerusform>
    <numerusform>{} cartes jusqu’ici</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} questions</source>
   <translation>
    <numerusform>{} question</numerusform>
    <numerusform>{} questions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Right, {} more</source>
   <translation>
    <numerusform>Juste, encore {}</numerusform>
    <numerusform>Juste, encore {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} misses</source>
   <translation>
    <numerusform>{} erreur</numerusform>
    <numerusform>{} erreurs</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite</source>
   <translation>partager; défi; ami; exporter; copier; lexica; lien; image; csv; json; inviter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>Print…</source>
   <translation>Imprimer…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>pdf; booklet; paper; sheet; print</source>
   <translation>pdf; livret; papier; feuille; imprimer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Puzzle book…</source>
   <translation>Livret d’énigmes…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>no game is over</source>
   <translation>aucune partie n’est finie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Puzzle</source>
   <translation>Énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>the search has failed</source>
   <translation>la recherche a échoué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Review the game to send its answers</source>
   <translation>Ouvre le bilan de la partie pour envoyer ses réponses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>CSV table</source>
   <translation>Tableau CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>JSON file</source>
   <translation>Fichier JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}</source>
   <translation>Listés : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}; there may be more</source>
   <translation>Listés : {} ; il peut y en avoir plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>All games</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this is not a valid shortcut</source>
   <translation>ce n’est pas un raccourci valide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>a modifier key must be combined with another key</source>
   <translation>une touche de modification doit être combinée à une autre touche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key is needed for navigation or editing; add Ctrl or Alt</source>
   <translation>cette touche sert à naviguer ou à éditer ; ajoute Ctrl ou Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key types a character; add Ctrl or Alt</source>
   <translation>cette touche tape un caractère ; ajoute Ctrl ou Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>Option with this key types a character; add Command or Control</source>
   <translation>Option avec cette touche tape un caractère ; ajoute Commande ou Contrôle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>the system uses these keys</source>
   <translation>le système utilise ces touches</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Qless Studio hit an unexpected error.</source>
   <translation>Qless Studio a rencontré une erreur inattendue.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Your puzzles are safe and you can keep working. The details help to fix the problem.</source>
   <translation>Tes énigmes sont en sécurité et tu peux continuer. Les détails aident à corriger le problème.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/instance.py" />
   <source>{} takes one of {}, not {}</source>
   <translation>{} accepte l’une des valeurs {}, pas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>file {}</source>
   <translation>fichier {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>not found in {}</source>
   <translation>introuvable dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was changed by another program</source>
   <translation>a été modifié par un autre programme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Follow system</source>
   <translation>Suivre le système</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>High contrast</source>
   <translation>Contraste élevé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Always</source>
   <translation>Toujours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Appearance</source>
   <translation>Apparence</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Word lists</source>
   <translation>Listes de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Program</source>
   <translation>Programme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Reduce motion</source>
   <translation>Réduire les animations</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Takes effect after a restart</source>
   <translation>Prend effet après un redémarrage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Play in</source>
   <translation>Jouer en</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New tabs use</source>
   <translation>Nouveaux onglets avec</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Propose words that may offend</source>
   <translation>Proposer des mots offensants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed</source>
   <translation>Injures et obscénités comme indices, questions ou mots de l’ordinateur ; elles comptent toujours et sont toujours listées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show Home at the start</source>
   <translation>Montrer l’accueil au démarrage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Autosave open documents</source>
   <translation>Enregistrement automatique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Threads</source>
   <translation>Cœurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Number of cores used to search for boards</source>
   <translation>Nombre de cœurs pour rechercher des plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Cards a day</source>
   <translation>Cartes par jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New cards a day</source>
   <translation>Nouvelles cartes par jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show levels and expected points</source>
   <translation>Montrer les niveaux et les points attendus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} cannot be read ({}); starting without it.</source>
   <translation>{} ne peut pas être lu ({}) ; démarrage sans ce fichier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} was damaged and has been renamed to {}; starting without it.</source>
   <translation>{} était abîmé et s’appelle maintenant {} ; démarrage sans ce fichier.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no single word is selected</source>
   <translation>aucun mot isolé n’est sélectionné</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was banned or added</source>
   <translation>aucun mot n’a été interdit ni ajouté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was looked up before</source>
   <translation>aucun mot n’a été cherché avant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>this is the last word</source>
   <translation>c’est le dernier mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up word…</source>
   <translation>Chercher un mot…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>define; meaning; definition; anagram; inspector</source>
   <translation>définir; sens; définition; anagramme; inspecteur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to previous word</source>
   <translation>Revenir au mot précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward to next word</source>
   <translation>Aller au mot suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words…</source>
   <translation>Mots interdits et ajoutés…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo last ban or addition</source>
   <translation>Annuler la dernière interdiction ou le dernier ajout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban word</source>
   <translation>Interdire le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>allow; forbid; remove; exclude; word list</source>
   <translation>permettre; autoriser; interdire; retirer; exclure; liste de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Mots courants seulement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>easy words; rare</source>
   <translation>mots faciles; rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare word lists…</source>
   <translation>Comparer des listes de mots…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>common words only</source>
   <translation>mots courants seulement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Anagrams</source>
   <translation>Anagrammes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the front</source>
   <translation>Une lettre ajoutée au début</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the end</source>
   <translation>Une lettre ajoutée à la fin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>First or last letter removed</source>
   <translation>Sans la première ou la dernière lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Added to {}</source>
   <translation>Ajouté à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>Dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Banned from {}</source>
   <translation>Interdit dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Pas dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in any list</source>
   <translation>Dans aucune liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{}: cannot be read</source>
   <translation>{} : lecture impossible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} with {} spellings</source>
   <translation>{} avec les graphies {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>No definition available.</source>
   <translation>Aucune définition disponible.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Lists: {}</source>
   <translation>Listes : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Pas analysé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The solver failed unexpectedly. Your puzzle is unchanged.</source>
   <translation>La recherche a échoué de façon inattendue. Ton énigme n’a pas changé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Edit</source>
   <translation>Édition</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>same puzzle</source>
   <translation>même énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>{} cancelled</source>
   <translation>{} annulés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>British</source>
   <translation>britannique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Canadian</source>
   <translation>canadien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Australian</source>
   <translation>australien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>La liste de mots {} ne peut pas être chargée : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>fewer than 1 in 20</source>
   <translation>moins de 1 sur 20</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>more than 8 of 10</source>
   <translation>plus de 8 sur 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>A new puzzle to play; in Analyse, one with its answers</source>
   <translation>Une énigme jamais vue à jouer ; en mode Analyser, une avec ses réponses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>roll; deal; shuffle; next; start; another; round; match; new game; new puzzle</source>
   <translation>tirage; lancer; donne; distribuer; mélanger; suivant; autre; manche; match; nouvelle partie; nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New game with…</source>
   <translation>Nouvelle partie avec…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>seed; conditions; dice; custom; free game; tiles; words</source>
   <translation>graine; conditions; dés; personnalisé; partie libre; jetons; mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>this game has no daily puzzles</source>
   <translation>ce jeu n’a pas d’énigmes du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>today; puzzle of the day</source>
   <translation>aujourd'hui; énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Play this puzzle</source>
   <translation>Jouer cette énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>cover; hide answers; same again; repeat; replay</source>
   <translation>cacher; masquer les réponses; encore; répéter; rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>against; versus; computer; rival; ghost; bot; level; hand game</source>
   <translation>contre; versus; ordinateur; rival; fantôme; robot; niveau; jeu en main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>pause; resume; go on; stop clock; break</source>
   <translation>pause; reprendre; continuer; arrêter le chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Finish</source>
   <translation>Terminer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Give up</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Filter list</source>
   <translation>Filtrer la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>words; solutions; search; pattern; length</source>
   <translation>mots; solutions; recherche; motif; longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Time is up</source>
   <translation>Temps écoulé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Next round</source>
   <translation>Manche suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no conditions to choose</source>
   <translation>ce jeu n’a pas de conditions à choisir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game is played alone</source>
   <translation>ce jeu se joue en solo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>there is no list to filter</source>
   <translation>il n’y a pas de liste à filtrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>not in Play</source>
   <translation>pas en mode Jouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>This game keeps its word list and rules. What you choose here is for the next one.</source>
   <translation>Cette partie garde sa liste de mots et ses règles. Ce que tu choisis ici est pour la suivante.</translation>
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
   <translation>p. ex. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>Automatic</source>
   <translation>Automatique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>There is no printer. You can save a PDF instead.</source>
   <translation>Il n’y a pas d’imprimante. Tu peux enregistrer un PDF à la place.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>already exists; enter the full name to replace it</source>
   <translation>existe déjà ; saisis le nom complet pour le remplacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>le nom doit se terminer par l’un de ceux-ci : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Enregistré : {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found {} words</source>
   <translation>
    <numerusform>Personne n’a trouvé {} mot</numerusform>
    <numerusform>Personne n’a trouvé {} mots</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Better</source>
   <translation>Mieux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Moves</source>
   <translation>Coups</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without unknown words</source>
   <translation>sans les mots inconnus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without rare words</source>
   <translation>sans les mots rares</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>very common words only</source>
   <translation>mots très courants seulement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression</source>
   <translation>expression régulière</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression, character {}</source>
   <translation>expression régulière, caractère {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} to {} expected</source>
   <translation>{} à {} attendus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} points</source>
   <translation>{} points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>par {}</source>
   <translation>par : {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationView</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} to {}</source>
   <translation>{} à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>band</source>
   <translation>fourchette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than in 9 of 10 games on such a board</source>
   <translation>Plus que dans 9 parties sur 10 sur un tel plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than usual on such a board</source>
   <translation>Plus que d’habitude sur un tel plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>As usual on such a board</source>
   <translation>Comme d’habitude sur un tel plateau</translation>
  </message>
 </context>
 <context>
  <name>FileWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter list</source>
   <translation>Filtrer la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Texte, motif avec ? et * ou /expression régulière/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Clear filter</source>
   <translation>Effacer le filtre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter</source>
   <translation>Filtrer</translation>
  </message>
 </context>
 <context>
  <name>FinishGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Where a die goes</source>
   <translation>Où va un dé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The words of a solution</source>
   <translation>Les mots d’une solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>solution</source>
   <translation>solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The dice that are given stay where they are</source>
   <translation>Les dés donnés restent à leur place</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>All dice must be connected</source>
   <translation>Tous les dés doivent être reliés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>too short</source>
   <translation>trop court</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not in the list</source>
   <translation>{} n’est pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} does not count</source>
   <translation>{} ne compte pas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A die is in the wrong place</source>
   <translation>Un dé est mal placé</translation>
  </message>
 </context>
 <context>
  <name>Foot</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Text for Anki</source>
   <translation>Texte pour Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget the whole history of all games?</source>
   <translation>Oublier tout l’historique de tous les jeux ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>This cannot be undone. To keep a copy, export the history first.</source>
   <translation>Cela ne peut pas être annulé. Pour en garder une copie, exporte d’abord l’historique.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {}?</source>
   <translation>Oublier {} ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} forgotten</source>
   <translation>Oublié : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>and what was learned from them</source>
   <translation>et ce qui en a été appris</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Undone</source>
   <translation>Annulé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Your answers will be removed, and it will not be asked until you miss it again.</source>
   <translation>Tes réponses sont effacées, et la question ne revient que si tu la manques à nouveau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>or press</source>
   <translation>ou appuie sur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Enter</source>
   <translation>Entrée</translation>
  </message>
 </context>
 <context>
  <name>ForeignLetters</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>The word list lacks these letters: {}</source>
   <translation>La liste de mots n’a pas ces lettres : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Use {}</source>
   <translation>Utiliser {}</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Review</source>
   <translation>Bilan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>par {}</source>
   <translation>par : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Play</source>
   <translation>Jouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
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
   <translation>énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game ends, and the answers are shown.</source>
   <translation>La partie prend fin, et les réponses sont montrées.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Finish</source>
   <translation>Terminer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Give up</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Show the answers</source>
   <translation>Montrer les réponses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game in progress could not be read</source>
   <translation>La partie en cours n’a pas pu être lue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Review</source>
   <translation>Bilan</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Within reach after each move</source>
   <translation>Score possible après chaque coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>All cards used</source>
   <translation>Toutes les cartes jouées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>left over</source>
   <translation>restant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Back to the review</source>
   <translation>Retour au bilan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Trying from move {}</source>
   <translation>Essai à partir du coup {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Your result stays as it is</source>
   <translation>Ton résultat reste le même</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>so far</source>
   <translation>jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>before</source>
   <translation>avant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>after</source>
   <translation>après</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best after your move</source>
   <translation>Le mieux après ton coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best from here</source>
   <translation>Le mieux à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>End of the game</source>
   <translation>Fin de la partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Nothing more could be played.</source>
   <translation>Plus rien n’était jouable.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>A best move: nothing was given away.</source>
   <translation>Un meilleur coup : rien n’est perdu.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>end value {}</source>
   <translation>valeur finale {}</translation>
  </message>
 </context>
 <context>
  <name>GameRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>How many of {}</source>
   <translation>Combien de {}</translation>
  </message>
 </context>
 <context>
  <name>GameTerms</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Reading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>By game</source>
   <translation>Par jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>games, average, best</source>
   <translation>parties, moyenne, meilleur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Records</source>
   <translation>Records</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>The history is too large to be read whole: only its newest games are here.</source>
   <translation>L’historique est trop grand pour être lu en entier : seules ses parties les plus récentes sont ici.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Damaged history entries set aside: {}</source>
   <translation>Entrées abîmées de l’historique mises à part : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing in these weeks</source>
   <translation>Rien durant ces semaines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing played yet</source>
   <translation>Rien de joué pour l’instant</translation>
  </message>
 </context>
 <context>
  <name>GoOnBand</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on: {}</source>
   <translation>Reprendre : {}</translation>
  </message>
 </context>
 <context>
  <name>GridAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Words by length</source>
   <translation>Mots par longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell</source>
   <translation>Lignes séparées par / ; Qu pour le jeton Qu, # pour un jeton bloqué, * pour un joker, ? pour une case ouverte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Rien à analyser pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>words</source>
   <translation>mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>longest</source>
   <translation>le plus long</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>mean points</source>
   <translation>points par mot</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>Taper {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Open cell (? or Delete)</source>
   <translation>Case ouverte (? ou Suppr)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear tile</source>
   <translation>Effacer le jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (hold Shift)</source>
   <translation>Plusieurs lettres (avec Maj)</translation>
  </message>
 </context>
 <context>
  <name>GridCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>There is no word at the cursor</source>
   <translation>Il n’y a pas de mot sous le curseur</translation>
  </message>
 </context>
 <context>
  <name>GridExercise</name>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Letters</source>
   <translation>Lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>First letter of one word</source>
   <translation>Première lettre d’un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first two letters</source>
   <translation>Ses deux premières lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first tile</source>
   <translation>Son premier jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>All its tiles</source>
   <translation>Tous ses jetons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>needs other letters</source>
   <translation>demande d’autres lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not on the board</source>
   <translation>pas sur le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not in the list</source>
   <translation>pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>use all letters</source>
   <translation>utilise toutes les lettres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>on the board, but not one of these</source>
   <translation>sur le plateau, mais pas parmi ceux demandés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not what is asked for</source>
   <translation>pas ce qui est demandé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>already found</source>
   <translation>déjà trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>part of the hint</source>
   <translation>fait partie de l’indice</translation>
  </message>
 </context>
 <context>
  <name>GridHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>There are no further hints for this grid</source>
   <translation>Il n’y a plus d’indices pour cette grille</translation>
  </message>
 </context>
 <context>
  <name>GridRound</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words in the last minute</source>
   <translation>{} mots dans la dernière minute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>expected</source>
   <translation>attendus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>of par</source>
   <translation>du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All words found</source>
   <translation>Tous les mots trouvés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Finished</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>best, proven</source>
   <translation>meilleur score, prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} of par</source>
   <translation>{} du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Game {} today</source>
   <translation>Partie {} aujourd’hui</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Back</source>
   <translation>Précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Forward</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – Aide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Found: {}</source>
   <translation>Trouvé : {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close hints</source>
   <translation>Fermer les indices</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Indice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Show</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Hint</source>
   <translation>Indice</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
 </context>
 <context>
  <name>History</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Games</source>
   <translation>Parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Days</source>
   <translation>Jours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Progress</source>
   <translation>Progrès</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} weeks</source>
   <translation>{} semaines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All weeks</source>
   <translation>Toutes les semaines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Weeks</source>
   <translation>Semaines</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Month</source>
   <translation>Mois</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All games</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>You win</source>
   <translation>Tu gagnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>A draw</source>
   <translation>Égalité</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>solved</source>
   <translation>résolu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Finished</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>given up</source>
   <translation>abandon</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>no solution exists</source>
   <translation>aucune solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Match</source>
   <translation>Match</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>played later</source>
   <translation>joué plus tard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>daily puzzle</source>
   <translation>énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>against {}</source>
   <translation>contre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a friend</source>
   <translation>quelqu’un</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of par</source>
   <translation>{} du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a record</source>
   <translation>un record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} points</source>
   <translation>{} points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>best</source>
   <translation>meilleur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>average</source>
   <translation>moyenne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>of par</source>
   <translation>du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share of the best possible score</source>
   <translation>Part du meilleur score possible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share solved</source>
   <translation>Part résolue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, longest {}</source>
   <translation>{}, record {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Days in a row</source>
   <translation>Jours d’affilée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Daily puzzles done</source>
   <translation>Énigmes du jour faites</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, solved in a row</source>
   <translation>{}, résolus d’affilée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Without hints</source>
   <translation>Sans indices</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Easy</source>
   <translation>Facile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Strong</source>
   <translation>Fort</translation>
  </message>
 </context>
 <context>
  <name>HistorySync</name>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanging the history…</source>
   <translation>Synchronisation de l’historique…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanged at {}: {}</source>
   <translation>Synchronisé à {} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>The history could not be exchanged: {}</source>
   <translation>L’historique n’a pas pu être synchronisé : {}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Home</source>
   <translation>Accueil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Analyse a board of your own</source>
   <translation>Analyser ton propre plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>type it, paste it, or use a picture</source>
   <translation>tapé, collé ou en image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Example</source>
   <translation>Exemple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Has a friend sent you a puzzle?</source>
   <translation>Tu as reçu une énigme ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>paste the message here</source>
   <translation>colle le message ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Paste</source>
   <translation>Coller</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>How it works</source>
   <translation>Comment ça marche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>a page for each game</source>
   <translation>une page pour chaque jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>the same puzzles for everybody</source>
   <translation>les mêmes énigmes pour tout le monde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Nothing is sent anywhere; what you play is kept on this computer.</source>
   <translation>Rien n’est envoyé nulle part ; tes parties restent sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Bienvenue dans Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Letter games to play and to analyse. Today's puzzles are the same for everybody.</source>
   <translation>Des jeux de lettres à jouer et à analyser. Les énigmes d’aujourd’hui sont les mêmes pour tout le monde.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Open example</source>
   <translation>Ouvrir un exemple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>daily puzzle</source>
   <translation>énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} played</source>
   <translation>{} de jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>solved</source>
   <translation>résolu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Finished</source>
   <translation>Terminé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Begun</source>
   <translation>En cours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>not played</source>
   <translation>pas joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>given up</source>
   <translation>abandon</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>par {}</source>
   <translation>par : {}</translation>
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Import</source>
   <translation>Importer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Garder les entrées avec majuscule</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Remove accents</source>
   <translation>Retirer les accents</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Use numbers as frequencies</source>
   <translation>Utiliser les nombres comme fréquences</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Layout</source>
   <translation>Disposition</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Detect automatically</source>
   <translation>Détecter automatiquement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Encoding</source>
   <translation>Encodage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Read as {}</source>
   <translation>Lu comme {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file contains no usable words.</source>
   <translation>Ce fichier ne contient aucun mot utilisable.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file is empty.</source>
   <translation>Ce fichier est vide.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>Ce fichier ne peut pas être importé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Choose affix file</source>
   <translation>Choisir un fichier d’affixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, with accents removed</source>
   <translation>gardés, sans accents</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>écartés : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a usable word.</source>
   <translation>Chaque entrée est un mot utilisable.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}…</source>
   <translation>Recherche de {}…</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move to the other side</source>
   <translation>Passer de l’autre côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Selected words</source>
   <translation>Mots sélectionnés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Base form</source>
   <translation>Forme de base</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Select a word in a list, or type any word above.</source>
   <translation>Sélectionne un mot dans une liste, ou tape n’importe quel mot ci-dessus.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban</source>
   <translation>Interdire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow</source>
   <translation>Autoriser</translation>
  </message>
 </context>
 <context>
  <name>JudgeGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
 </context>
 <context>
  <name>LeavesABoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>One that leads to a dead end</source>
   <translation>Un qui mène à une impasse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>préfixe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} n’est pas parmi les choix</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, up to {}. {}</source>
   <translation>{}, jusqu’à {}. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Click the tiles for {}; Esc ends</source>
   <translation>Clique sur les jetons « {} » ; Échap termine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining points</source>
   <translation>En bas à gauche : points restants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining words</source>
   <translation>En bas à gauche : mots restants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Dashed ring: start here</source>
   <translation>En bas à droite : valeur. En pointillés : le départ</translation>
  </message>
 </context>
 <context>
  <name>LengthBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} with {} letters ({}%)</source>
   <translation>{} de {} lettres ({} %)</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>only {} letters, click again for all</source>
   <translation>{} lettres seulement, un autre clic les montre toutes</translation>
  </message>
 </context>
 <context>
  <name>LetterStrip</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/board/letter_strip.py" />
   <source>Type {}</source>
   <translation>Taper {}</translation>
  </message>
 </context>
 <context>
  <name>LettersField</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>LexicaLink</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>A friend can play this board with Lexica on a phone</source>
   <translation>Ce plateau peut se jouer avec Lexica sur un téléphone</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>All tabs now use {}; games that were begun keep their word lists.</source>
   <translation>Tous les onglets utilisent maintenant {} ; les parties commencées gardent leur liste de mots.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}</source>
   <translation>Liste de mots : {}</translation>
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} word</source>
   <translation>{} mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} words</source>
   <translation>{} mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Built-in</source>
   <translation>Fournie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Imported</source>
   <translation>Importée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>damaged</source>
   <translation>abîmée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>in use</source>
   <translation>utilisée</translation>
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import</source>
   <translation>Importer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Renommer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Use in all tabs</source>
   <translation>Utiliser partout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Esc</source>
   <translation>Échap</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Additional spellings</source>
   <translation>Autres graphies</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list for {}</source>
   <translation>Liste de mots pour {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listes de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>All files (*)</source>
   <translation>Tous les fichiers (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Imported: {}, {}</source>
   <translation>Importé : {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove the word list “{}”?</source>
   <translation>Supprimer la liste de mots « {} » ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from is not deleted.</source>
   <translation>Le fichier dont elle vient n’est pas supprimé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>LiftWord</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A word that can stay</source>
   <translation>Un mot qui peut rester</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} n’est pas parmi les choix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Once more to lift {}</source>
   <translation>Encore une fois pour retirer {}</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>loading…</source>
   <translation>chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions</source>
   <translation>{} mots dans {} solutions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions so far</source>
   <translation>{} mots dans {} solutions jusqu’ici</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The dropped item contains no puzzle: {}</source>
   <translation>L’objet déposé ne contient pas d’énigme : {}</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Take back words</source>
   <translation>Reprendre les mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>The hand game</source>
   <translation>Le jeu en main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game</source>
   <translation>Jeu en main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Analyse hand</source>
   <translation>Analyser la main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>You have drawn a card already</source>
   <translation>Tu as déjà pioché une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Computer</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Words played</source>
   <translation>Mots joués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Set aside</source>
   <translation>De côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Discard one card</source>
   <translation>Défausse une carte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Pour finir la manche, place toutes les cartes sauf une dans des mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>lead</source>
   <translation>avance</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game, {} to {} against the computer ({})</source>
   <translation>Jeu en main, {} à {} contre l’ordinateur ({})</translation>
  </message>
 </context>
 <context>
  <name>MatchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>You</source>
   <translation>Toi</translation>
  </message>
 </context>
 <context>
  <name>MatchStrip</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Round {}</source>
   <translation>Manche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Match</source>
   <translation>Match</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>{}; shown side by side when both have played</source>
   <translation>{} ; montrés côte à côte quand les deux ont joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle</source>
   <translation>La même énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>without your result</source>
   <translation>sans ton résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle, and your result once they have played</source>
   <translation>La même énigme, et ton résultat après le sien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The puzzle with its answers</source>
   <translation>L’énigme avec ses réponses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>nothing left to find</source>
   <translation>plus rien à trouver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your name</source>
   <translation>Ton nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your result in the message</source>
   <translation>Ton résultat dans le message</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>opens when pasted anywhere in Qless Studio</source>
   <translation>s’ouvre quand on le colle n’importe où dans Qless Studio</translation>
  </message>
 </context>
 <context>
  <name>Misses</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>{} of {} misses</source>
   <translation>{} erreurs sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>misses</source>
   <translation>erreurs</translation>
  </message>
 </context>
 <context>
  <name>Month</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>Days</source>
   <translation>Jours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>today</source>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>to come</source>
   <translation>à venir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>{} of {} puzzles</source>
   <translation>{} énigmes sur {}</translation>
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
   <translation>meilleur</translation>
  </message>
 </context>
 <context>
  <name>MultiplierPalette</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>multipliers</source>
   <translation>multiplicateurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}: click it, then tiles; or drag it onto a tile</source>
   <translation>{} : clique dessus, puis sur des jetons ; ou glisse-le sur un jeton</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files could not be opened. First error: {}</source>
   <translation>{} fichiers n’ont pas pu être ouverts. Première erreur : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>fichier {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} contains no puzzle: {}</source>
   <translation>{} ne contient pas d’énigme : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>is too large</source>
   <translation>est trop grand</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>shared text</source>
   <translation>texte partagé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open in {}</source>
   <translation>Ouvrir dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>No puzzle for {}: {}</source>
   <translation>Pas d’énigme pour {} : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Opened in a new document; “{}” is unchanged.</source>
   <translation>Ouvert dans un nouveau document ; « {} » n’a pas changé.</translation>
  </message>
 </context>
 <context>
  <name>Opponent</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer at your level, {}</source>
   <translation>Ordinateur à ton niveau, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {} for now</source>
   <translation>Ordinateur, niveau {} pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games</source>
   <translation>Tes parties passées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games, after the first</source>
   <translation>Tes parties passées, après la première</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {}</source>
   <translation>Ordinateur, niveau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Nobody</source>
   <translation>Personne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>A draw</source>
   <translation>Égalité</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only the opponent: {}</source>
   <translation>Adversaire seulement : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only you</source>
   <translation>Toi seulement</translation>
  </message>
 </context>
 <context>
  <name>OrderPart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>None of {} puzzles matched; the closest was chosen.</source>
   <translation>Parmi {}, rien ne convenait ; le plus proche a été pris.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Your words</source>
   <translation>Tes mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>newest first</source>
   <translation>récents d’abord</translation>
  </message>
 </context>
 <context>
  <name>PageAsker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>wrong</source>
   <translation>faux</translation>
  </message>
 </context>
 <context>
  <name>PageBrowser</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/browser.py" />
   <source>Page</source>
   <translation>Page</translation>
  </message>
 </context>
 <context>
  <name>PagePreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>page {} of {}</source>
   <translation>page {} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>not made yet</source>
   <translation>pas encore fait</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>unavailable</source>
   <translation>indisponible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>on</source>
   <translation>actif</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>off</source>
   <translation>inactif</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score</source>
   <translation>Meilleur score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation>Parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filtrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>best of the deal</source>
   <translation>meilleur de la donne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>cartes utilisées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points (estimate)</source>
   <translation>± {} points (estimation)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>Aucun mot n’est jouable</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Pas encore de premier mot connu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No games</source>
   <translation>Aucune partie</translation>
  </message>
 </context>
 <context>
  <name>ParBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of the best</source>
   <translation>{} du meilleur score</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of par</source>
   <translation>{} du par</translation>
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Previous path</source>
   <translation>Chemin précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Next path</source>
   <translation>Chemin suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
 </context>
 <context>
  <name>PauseCover</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Paused; the board is covered</source>
   <translation>En pause ; le plateau est caché</translation>
  </message>
 </context>
 <context>
  <name>PictureDialog</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>The board as read</source>
   <translation>Le plateau lu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>drag a corner if the grid is off</source>
   <translation>si la grille est décalée, tire un coin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Framed: unsure, below 95 %. Dashed: a guess, below 60 %.</source>
   <translation>Encadré : incertain, sous 95 %. En pointillés : supposé, sous 60 %.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Another picture…</source>
   <translation>Une autre image…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Paste</source>
   <translation>Coller</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Use this board</source>
   <translation>Utiliser ce plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>There is no picture on the clipboard.</source>
   <translation>Il n’y a pas d’image dans le presse-papiers.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>from the clipboard</source>
   <translation>du presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Reading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>No board found.</source>
   <translation>Aucun plateau trouvé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} Drag the four corners onto it.</source>
   <translation>{} Place les quatre coins sur le plateau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} needed.</source>
   <translation>{}, il en faut {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>row {}, column {}</source>
   <translation>ligne {}, colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>All letters sure</source>
   <translation>Toutes les lettres sûres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} to look at</source>
   <translation>{}, {} à vérifier</translation>
  </message>
 </context>
 <context>
  <name>PictureLabel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>covered</source>
   <translation>caché</translation>
  </message>
 </context>
 <context>
  <name>PictureReading</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Boards of {} cannot be read from pictures, only those of {}.</source>
   <translation>Les plateaux de {} ne se lisent pas sur une image ; ceux de {}, si.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Reading a picture takes compiled kernels, which this installation lacks.</source>
   <translation>Lire une image nécessite des noyaux compilés, absents de cette installation.</translation>
  </message>
 </context>
 <context>
  <name>PictureView</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper left corner</source>
   <translation>Coin en haut à gauche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper right corner</source>
   <translation>Coin en haut à droite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower right corner</source>
   <translation>Coin en bas à droite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower left corner</source>
   <translation>Coin en bas à gauche</translation>
  </message>
 </context>
 <context>
  <name>PictureWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PNG image</source>
   <translation>Image PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>SVG image</source>
   <translation>Image SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PDF document</source>
   <translation>Document PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
 </context>
 <context>
  <name>PlanClock</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Missed</source>
   <translation>Manqués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>found</source>
   <translation>trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>all</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
 </context>
 <context>
  <name>PlanList</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Running total</source>
   <translation>Total cumulé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
 </context>
 <context>
  <name>PlayPanel</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Making the puzzle…</source>
   <translation>Création de l’énigme…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Finish</source>
   <translation>Terminer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Give up</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Daily puzzle, {}</source>
   <translation>Énigme du jour, {}</translation>
  </message>
 </context>
 <context>
  <name>PlayStart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Press Esc to go back to your game first</source>
   <translation>Reviens d’abord à ta partie avec Échap</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
 </context>
 <context>
  <name>PlaybackBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Previous move</source>
   <translation>Coup précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Play automatically</source>
   <translation>Lecture automatique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Next move</source>
   <translation>Coup suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Back to my game</source>
   <translation>Retour à ma partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>already found</source>
   <translation>déjà trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not in the list</source>
   <translation>pas dans la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not on the board</source>
   <translation>pas sur le plateau</translation>
  </message>
 </context>
 <context>
  <name>PlayerColumn</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Player {}</source>
   <translation>Joueur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Name of player {}</source>
   <translation>Nom du joueur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Words of player {}</source>
   <translation>Mots du joueur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Winner</source>
   <translation>En tête</translation>
  </message>
 </context>
 <context>
  <name>Practice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practise</source>
   <translation>S’entraîner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>There are no exercises in this language.</source>
   <translation>Il n’y a pas d’exercices dans cette langue.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Try the failed ones again</source>
   <translation>Réessayer les erreurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practise</source>
   <translation>S’entraîner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Word of the day</source>
   <translation>Mot du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Words worth learning</source>
   <translation>Mots à apprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>the next on {}</source>
   <translation>la suivante le {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>none today</source>
   <translation>aucun aujourd’hui</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>of 100 boards</source>
   <translation>sur 100 plateaux</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Reset to defaults</source>
   <translation>Valeurs par défaut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>This game has no options.</source>
   <translation>Ce jeu n’a pas d’options.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one per core ({})</source>
   <translation>tous ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As the window ({})</source>
   <translation>Comme la fenêtre ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Langue du système</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Default for the game</source>
   <translation>Valeur par défaut du jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Restart Qless Studio to change its language.</source>
   <translation>Redémarre Qless Studio pour changer sa langue.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Choose folder…</source>
   <translation>Choisir un dossier…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Exchange now</source>
   <translation>Synchroniser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Stop sharing</source>
   <translation>Ne plus partager</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Import</source>
   <translation>Importer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Not shared</source>
   <translation>Non partagé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Raccourcis clavier…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Found: {}</source>
   <translation>Trouvé : {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixLists</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Not analysed</source>
   <translation>Pas analysé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Select a round node to see what fits</source>
   <translation>Choisis un nœud rond pour voir ce qui convient</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>No suffixes complete this board</source>
   <translation>Aucun suffixe ne complète ce plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none fit</source>
   <translation>aucun</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>prefixes</source>
   <translation>préfixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>edges</source>
   <translation>traits</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Completions</source>
   <translation>Compléments</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Place</source>
   <translation>Placer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} of {} edges form a word</source>
   <translation>{} traits sur {} forment un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards left</source>
   <translation>Plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already on the board</source>
   <translation>déjà sur le plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already used with –{}</source>
   <translation>déjà utilisé avec –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>répété</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Suffixes</source>
   <translation>Suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards</source>
   <translation>Plateaux</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Print…</source>
   <translation>Imprimer…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Pages</source>
   <translation>Pages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Include the list of results</source>
   <translation>Avec la liste des résultats</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Previous page</source>
   <translation>Page précédente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Next page</source>
   <translation>Page suivante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Save as PDF…</source>
   <translation>Enregistrer en PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>page {} of {}</source>
   <translation>page {} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Sent to the printer.</source>
   <translation>Envoyé à l’imprimante.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>Rien n’a été imprimé : l’imprimante ne répond pas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>PDF document</source>
   <translation>Document PDF</translation>
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share found</source>
   <translation>Part trouvée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>points given away per game</source>
   <translation>points perdus par partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>hints</source>
   <translation>indices</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{}, by week</source>
   <translation>{}, par semaine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Time</source>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share solved</source>
   <translation>Part résolue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>common words</source>
   <translation>mots courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>all words</source>
   <translation>tous les mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>average</source>
   <translation>moyenne</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved</source>
   <translation>résolu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>level</source>
   <translation>niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>expected, by difficulty</source>
   <translation>attendu, selon la difficulté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>give or take, two times in three</source>
   <translation>marge, deux fois sur trois</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved among your rolls</source>
   <translation>résolus parmi tes tirages</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>found among those on your boards</source>
   <translation>trouvés parmi ceux de tes plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>A row appears here after {} cases.</source>
   <translation>Une ligne apparaît ici après {} cas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} solved</source>
   <translation>{} sur {} résolus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} found</source>
   <translation>{} sur {} trouvés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partie du {day}</translation>
  </message>
 </context>
 <context>
  <name>ProgressDisplay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>dice placed</source>
   <translation>dés placés</translation>
  </message>
 </context>
 <context>
  <name>ProgressView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Weaknesses</source>
   <translation>Points faibles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Pas encore appris</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>List</source>
   <translation>Liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Strengths</source>
   <translation>Points forts</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Show the game</source>
   <translation>Montrer la partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Hide</source>
   <translation>Masquer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Where you stand</source>
   <translation>Où tu en es</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Records</source>
   <translation>Records</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Practise the weakest</source>
   <translation>Travailler le point faible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Reading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Nothing played yet</source>
   <translation>Rien de joué pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>questions due</source>
   <translation>questions à revoir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Ce que tu manques devient une carte, redemandée jusqu’à ce que tu la connaisses.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>level</source>
   <translation>niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>points given away per game</source>
   <translation>points perdus par partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} less half of what par gave away on the same deals: hard deals are evened out.</source>
   <translation>{} moins la moitié de ce que le par a perdu sur les mêmes donnes : cela compense les donnes difficiles.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Small: 3 to 6 points, medium: 7 to 14.</source>
   <translation>Petites : 3 à 6 points, moyennes : 7 à 14.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} this week</source>
   <translation>{} cette semaine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>daily puzzle</source>
   <translation>énigme du jour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Levels are hidden everywhere; the preferences bring them back.</source>
   <translation>Les niveaux sont masqués partout ; réaffiche-les dans les préférences.</translation>
  </message>
 </context>
 <context>
  <name>ProofChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>none yet</source>
   <translation>rien pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{} after {}</source>
   <translation>{} après {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>proven {}</source>
   <translation>prouvé {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>best {}</source>
   <translation>meilleur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>at most {}</source>
   <translation>au plus {}</translation>
  </message>
 </context>
 <context>
  <name>ProofForm</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most points</source>
   <translation>Le plus de points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most words</source>
   <translation>Le plus de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Whole board</source>
   <translation>Plateau entier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Open cells</source>
   <translation>Cases ouvertes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Cells to fill</source>
   <translation>Cases à remplir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Best means</source>
   <translation>Le meilleur a</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>all</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Letters allowed</source>
   <translation>Lettres autorisées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Only boards that these dice can show</source>
   <translation>Seulement les plateaux que ces dés peuvent donner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>peu importe</translation>
  </message>
 </context>
 <context>
  <name>PuzzleCatalogue</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Aucune énigme n’existe avec cette liste et ces options</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Suffixes</source>
   <translation>Suffixes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Boards</source>
   <translation>Plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Words needed</source>
   <translation>Mots requis</translation>
  </message>
 </context>
 <context>
  <name>PuzzleLevels</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of those with a solution you solve {} within {} minutes.</source>
   <translation>Parmi ceux qui ont une solution, tu en résous {} en {} minutes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of puzzles like it you solve {} within {} minutes.</source>
   <translation>Tu en résous {} de ce genre en {} minutes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Half of them take less than {}.</source>
   <translation>La moitié demandent moins de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than 9 of 10 like it</source>
   <translation>Plus vite que 9 sur 10 de ce genre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than usual with such a puzzle</source>
   <translation>Plus vite que d’habitude pour une telle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>As usual with such a puzzle</source>
   <translation>Comme d’habitude pour une telle énigme</translation>
  </message>
 </context>
 <context>
  <name>PuzzleMaker</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Stopped</source>
   <translation>Arrêté</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Puzzles</source>
   <translation>Énigmes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Filter list</source>
   <translation>Filtrer la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards&lt;100 words&lt;800</source>
   <translation>Texte, motif avec ? et * ou /expression régulière/, avec des limites comme boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Words needed</source>
   <translation>Mots requis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>Aucune énigme n’existe avec cette liste et ces options</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far</source>
   <translation>{} jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, easiest first</source>
   <translation>{}, les plus faciles d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, stopped</source>
   <translation>{}, arrêté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, hardest first</source>
   <translation>{}, les plus difficiles d’abord</translation>
  </message>
 </context>
 <context>
  <name>PuzzleRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Begun</source>
   <translation>En cours</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>not played</source>
   <translation>pas joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{} of par</source>
   <translation>{} du par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>played later</source>
   <translation>joué plus tard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Review</source>
   <translation>Bilan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Play</source>
   <translation>Jouer</translation>
  </message>
 </context>
 <context>
  <name>QLessAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40</source>
   <translation>3 à 16 lettres, puis ; et la grille. Commence par tiles: pour une partie libre jusqu’à 40</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Facts</source>
   <translation>En bref</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>{} letters or more</source>
   <translation>{} lettres ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Minimum length</source>
   <translation>Longueur minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Difficulty</source>
   <translation>Difficulté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Why, and what would help</source>
   <translation>Pourquoi, et ce qui aiderait</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Go on</source>
   <translation>Reprendre</translation>
  </message>
 </context>
 <context>
  <name>QLessBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Type a letter to place a die here</source>
   <translation>Tape une lettre pour placer un dé ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>No {} left on the rack</source>
   <translation>Il n’y a plus de {} sur le chevalet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter</source>
   <translation>{} n’est pas une lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no tile to return to the rack</source>
   <translation>Il n’y a pas de jeton à remettre sur le chevalet</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The tiles would be too far apart</source>
   <translation>Les jetons seraient trop éloignés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The grid is at the edge</source>
   <translation>La grille touche déjà le bord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
 </context>
 <context>
  <name>QLessBoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Grille et chevalet</translation>
  </message>
 </context>
 <context>
  <name>QLessPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>Rolls for the next games</source>
   <translation>Tirages des prochaines parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>Le tirage prend fin, et il est prouvé que tu as raison ou tort.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>All dice are in one grid</source>
   <translation>Tous les dés sont dans une seule grille</translation>
  </message>
 </context>
 <context>
  <name>QLessPlayView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Words on the grid</source>
   <translation>Mots dans la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Why, and what would help</source>
   <translation>Pourquoi, et ce qui aiderait</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The letters of your dice; Enter plays them</source>
   <translation>Les lettres de tes dés ; Entrée les joue</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type puzzle</source>
   <translation>Taper l’énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Play this puzzle</source>
   <translation>Jouer cette énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go.</source>
   <translation>Tape des lettres et déplace-toi avec les flèches, ou glisse des dés sur la grille. Les mots sont vérifiés au fur et à mesure.</translation>
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
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles, upper/lower</source>
   <translation>Piles, dessus/dessous</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards</source>
   <translation>Piles comme L/Q ; - pour une pile vide, ? pour une carte du dessous inconnue ; ou deux lignes de cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Hand</source>
   <translation>Main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>standard bonus</source>
   <translation>bonus standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>no bonus</source>
   <translation>sans bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>custom bonus</source>
   <translation>bonus personnalisé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Rien à analyser pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>No first word is known yet</source>
   <translation>Pas encore de premier mot connu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Estimation : commencer par {}, score final {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Best from here</source>
   <translation>Le mieux à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Click cards or type a word</source>
   <translation>Clique sur des cartes ou tape un mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>It gives points away</source>
   <translation>Cela fait perdre des points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Length</source>
   <translation>Longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>First letter</source>
   <translation>Première lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Its cards</source>
   <translation>Ses cartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, the most of all</source>
   <translation>Après {}, {} points au plus sont possibles, plus qu’avec tout autre coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, {} less than with {}</source>
   <translation>Après {}, {} points au plus sont possibles, {} de moins qu’avec {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Hand</source>
   <translation>Main</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>Game</source>
   <translation>Jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed {}</source>
   <translation>Graine {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation>bonus standard</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation>sans bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation>bonus personnalisé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of {} cards or more</source>
   <translation>mots de {} cartes ou plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>{} deck</source>
   <translation>paquet : {}</translation>
  </message>
 </context>
 <context>
  <name>ReachChart</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} at the start</source>
   <translation>{} au départ</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} after move {}</source>
   <translation>{} après le coup {}</translation>
  </message>
 </context>
 <context>
  <name>ReadBoard</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>The board as read</source>
   <translation>Le plateau lu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>row {}, column {}</source>
   <translation>ligne {}, colonne {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>letter {}</source>
   <translation>lettre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>a guess</source>
   <translation>supposé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>unsure</source>
   <translation>incertain</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>or {}</source>
   <translation>ou {}</translation>
  </message>
 </context>
 <context>
  <name>Received</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>This is your own challenge; send it to a friend</source>
   <translation>C’est ton propre défi ; envoie-le à quelqu’un d’autre</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open recent</source>
   <translation>Fichiers récents</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Clear recent files</source>
   <translation>Effacer la liste des fichiers récents</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open {} ({})</source>
   <translation>Ouvrir {} ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>none yet</source>
   <translation>rien pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Recent deals</source>
   <translation>Donnes récentes</translation>
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Recent rolls</source>
   <translation>Tirages récents</translation>
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>no solution exists</source>
   <translation>aucune solution</translation>
  </message>
 </context>
 <context>
  <name>Remains</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>What remains, by length</source>
   <translation>Ce qui reste, par longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Hide</source>
   <translation>Masquer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Show</source>
   <translation>Montrer</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Renommer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Signaler un problème…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write what you did, what you expected and what happened.</source>
   <translation>Le programme n’envoie rien. Copie ces détails, ouvre la page des problèmes dans ton navigateur, et écris ce que tu as fait, ce que tu attendais et ce qui s’est passé.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Details of this installation</source>
   <translation>Détails de cette installation</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Open page</source>
   <translation>Ouvrir la page</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Practise</source>
   <translation>S’entraîner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Longest word</source>
   <translation>Mot le plus long</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted descending</source>
   <translation>{}, tri décroissant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted ascending</source>
   <translation>{}, tri croissant</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Words of the game</source>
   <translation>Mots de la partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>common first</source>
   <translation>courants d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Missed</source>
   <translation>Manqués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Found</source>
   <translation>Trouvés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No words found</source>
   <translation>Aucun mot trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Nothing missed</source>
   <translation>Rien de manqué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
 </context>
 <context>
  <name>ReviewBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Previous move</source>
   <translation>Coup précédent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Next move</source>
   <translation>Coup suivant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Back to the review</source>
   <translation>Retour au bilan</translation>
  </message>
 </context>
 <context>
  <name>ReviewCards</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Review</source>
   <translation>Bilan</translation>
  </message>
 </context>
 <context>
  <name>ReviewTray</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Better</source>
   <translation>Mieux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>You played</source>
   <translation>Tu as joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Try from here</source>
   <translation>Essayer à partir d’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show my move</source>
   <translation>Montrer mon coup</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show better move</source>
   <translation>Montrer un meilleur coup</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>roll {}</source>
   <translation>tirage {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
 </context>
 <context>
  <name>RoundDiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board and dice</source>
   <translation>Plateau et dés</translation>
  </message>
 </context>
 <context>
  <name>RoundEnd</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Computer</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You</source>
   <translation>Toi</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The table stays as it is until you press</source>
   <translation>La table reste ainsi jusqu’à ce que tu appuies sur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>had the last turn</source>
   <translation>dernier tour</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Round {}</source>
   <translation>Manche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Nothing better could be laid down against these words (proven)</source>
   <translation>Rien de mieux ne pouvait être posé contre ces mots : c’est prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The computer went out first</source>
   <translation>L’ordinateur a fini en premier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You went out first</source>
   <translation>Tu as fini en premier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>longest word, {} letters against {}</source>
   <translation>mot le plus long, {} lettres contre {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>words, {} against {}</source>
   <translation>mots, {} contre {}</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>My {}</source>
   <translation>Mes règles {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Minimum length</source>
   <translation>Longueur minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Bonus by length</source>
   <translation>Bonus par longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>none</source>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Factor by length</source>
   <translation>Facteur par longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>for 0, 1, 2, 3 … letters; the last step is repeated for longer words</source>
   <translation>pour 0, 1, 2, 3 … lettres ; le dernier écart se répète pour les mots plus longs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>from this many letters on, such as 5:1.5 6:2</source>
   <translation>à partir de ce nombre de lettres, comme 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Value of {}</source>
   <translation>Valeur de {}</translation>
  </message>
 </context>
 <context>
  <name>RunBars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} solved</source>
   <translation>{} résolus</translation>
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} now, {} at the end</source>
   <translation>{} maintenant, {} à la fin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} at {}</source>
   <translation>{} à {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>now</source>
   <translation>à présent</translation>
  </message>
 </context>
 <context>
  <name>ScoreSheetDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Type or paste the words of each player. A word that several players found does not count.</source>
   <translation>Tape ou colle les mots de chaque joueur. Un mot trouvé par plusieurs joueurs ne compte pas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Add player</source>
   <translation>Ajouter un joueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>General</source>
   <translation>Général</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Recent file</source>
   <translation>Fichier récent</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Look up {}</source>
   <translation>Chercher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help on “{}”</source>
   <translation>Aide sur « {} »</translation>
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>{} per cent searched</source>
   <translation>{} % parcourus</translation>
  </message>
 </context>
 <context>
  <name>SendDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Lexica link</source>
   <translation>Lien Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>File</source>
   <translation>Fichier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
 </context>
 <context>
  <name>SessionLexicon</name>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>The word list {} is not installed; {} is used instead.</source>
   <translation>La liste de mots {} n’est pas installée ; {} est utilisée à la place.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>{}; {} is used instead.</source>
   <translation>{} ; {} est utilisée à la place.</translation>
  </message>
 </context>
 <context>
  <name>SharedPrefix</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>How many prefixes fit?</source>
   <translation>Combien de préfixes conviennent ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>First letter</source>
   <translation>Première lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>préfixe</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>no shortcut</source>
   <translation>pas de raccourci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>also {}</source>
   <translation>aussi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>changed</source>
   <translation>modifié</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The saved shortcut for “{}” is ignored: {}</source>
   <translation>Le raccourci enregistré pour « {} » est ignoré : {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset to defaults</source>
   <translation>Valeurs par défaut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation>Par nom</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation>Par touches</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to search for</source>
   <translation>Appuie sur les touches à rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Commandes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Nouveau raccourci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Tape les nouvelles touches</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Remove shortcut</source>
   <translation>Supprimer le raccourci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Réinitialiser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reassign</source>
   <translation>Réaffecter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Select a command to change its shortcut</source>
   <translation>Choisis une commande pour changer son raccourci</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All shortcuts have been reset to their defaults</source>
   <translation>Tous les raccourcis sont revenus à leurs valeurs par défaut</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} in {}</source>
   <translation>{} dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is {}. Use it for {}?</source>
   <translation>{} sert déjà à {}. L’utiliser pour {} ?</translation>
  </message>
 </context>
 <context>
  <name>Side</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>First of all</source>
   <translation>Pour commencer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>All games</source>
   <translation>Tous les jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>hardest first</source>
   <translation>les plus difficiles d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Try the failed ones again</source>
   <translation>Réessayer les erreurs</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>best so far</source>
   <translation>meilleur jusqu’ici</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>What went wrong</source>
   <translation>Ce qui n’a pas marché</translation>
  </message>
 </context>
 <context>
  <name>SidePanel</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Tile</source>
   <translation>Jeton</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Space accepts, Tab goes to the next unsure one</source>
   <translation>Espace accepte, Tab va au prochain incertain</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>How to read it</source>
   <translation>Comment la lire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Screen</source>
   <translation>Écran</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Photo</source>
   <translation>Photo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Picture</source>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture left</source>
   <translation>Tourner l’image à gauche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture right</source>
   <translation>Tourner l’image à droite</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>tiles</source>
   <translation>jetons</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>All letters sure</source>
   <translation>Toutes les lettres sûres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Which letter is it?</source>
   <translation>Quelle lettre est-ce ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Press its number or type another.</source>
   <translation>Appuie sur son numéro ou tape une autre lettre.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>{}, {} of 100</source>
   <translation>{}, {} sur 100</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Rows</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Les lettres qui tiennent encore gardent leur place.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Resize</source>
   <translation>Redimensionner</translation>
  </message>
 </context>
 <context>
  <name>Solitaire</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Solitaire</source>
   <translation>Solitaire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Your moves</source>
   <translation>Tes coups</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>the word list is still loading</source>
   <translation>la liste de mots est en cours de chargement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{}% of the way to par</source>
   <translation>{} % du chemin jusqu’au par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best, proven</source>
   <translation>meilleur score, prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>given away</source>
   <translation>perdus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>All cards used</source>
   <translation>Toutes les cartes jouées</translation>
  </message>
 </context>
 <context>
  <name>SolutionFilters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>peu importe</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>solution</source>
   <translation>solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>set of words</source>
   <translation>ensemble de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>layout</source>
   <translation>disposition</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Longest word at least</source>
   <translation>Plus long mot, au moins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Maximum box</source>
   <translation>Cadre maximal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special feature</source>
   <translation>Particularité</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One per</source>
   <translation>Une par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Clear filters</source>
   <translation>Effacer les filtres</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHeader</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation>Solutions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Cette grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions shown</source>
   <translation>Solutions montrées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtrer la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Solutions en liste</translation>
  </message>
 </context>
 <context>
  <name>SolutionsPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as thumbnails</source>
   <translation>Solutions en vignettes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Solutions en liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtrer la liste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Sort by</source>
   <translation>Trier par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place solution</source>
   <translation>Placer la solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Back to grid</source>
   <translation>Retour à la grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation>Cadre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation>Plus rare</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>In the order found</source>
   <translation>Dans l’ordre trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Most common</source>
   <translation>Mots les plus courants</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Fewest words</source>
   <translation>Le moins de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Smallest box</source>
   <translation>Plus petit cadre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Alphabetical</source>
   <translation>Alphabétique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Cette grille</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>No solutions</source>
   <translation>Aucune solution</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed; the other {} are only counted</source>
   <translation>Les {} premières sont listées ; les {} autres sont seulement comptées</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>On this grid, mirror images and shifted grids are counted each; among all, once</source>
   <translation>Sur cette grille, les miroirs et les grilles décalées comptent chacun ; parmi toutes, une seule fois</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>of rolls are solvable with the {} list</source>
   <translation>des tirages sont résolubles avec la liste {}</translation>
  </message>
 </context>
 <context>
  <name>StagedPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>The game goes on as soon as the word list is loaded</source>
   <translation>La partie continue dès que la liste de mots est chargée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>End the game</source>
   <translation>Finir la partie</translation>
  </message>
 </context>
 <context>
  <name>Start</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Calmly</source>
   <translation>Au calme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Against the clock</source>
   <translation>Contre la montre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Without a miss</source>
   <translation>Sans faute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Making exercises, {} of {}</source>
   <translation>Création des exercices, {} sur {}</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss message</source>
   <translation>Fermer le message</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading…</source>
   <translation>chargement…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching…</source>
   <translation>Recherche…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Prêt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Analyse désactivée</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, modifiée</translation>
  </message>
 </context>
 <context>
  <name>StrengthRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise</source>
   <translation>S’entraîner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise: {}</source>
   <translation>S’entraîner : {}</translation>
  </message>
 </context>
 <context>
  <name>Study</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{} points</source>
   <translation>{} points</translation>
  </message>
 </context>
 <context>
  <name>StudySide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise</source>
   <translation>S’entraîner</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Where it hides</source>
   <translation>Où il se cache</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Another</source>
   <translation>Autre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>One letter more</source>
   <translation>Une lettre de plus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>sur 100 plateaux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Leave out</source>
   <translation>Écarter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Play this puzzle</source>
   <translation>Jouer cette énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first word</source>
   <translation>Le premier mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first {} together</source>
   <translation>Les {} premiers ensemble</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>points in 100 games</source>
   <translation>points en 100 parties</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>at most, if you knew them as well as common words: finding them takes time from other words</source>
   <translation>si tu les connaissais aussi bien que les mots courants ; au plus, car les trouver prend du temps sur d’autres mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>not found</source>
   <translation>pas trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise these {}</source>
   <translation>S’entraîner sur ces {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{points}; also {forms}</source>
   <translation>{points} ; aussi {forms}</translation>
  </message>
 </context>
 <context>
  <name>Tab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Play</source>
   <translation>Jouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Build</source>
   <translation>Construire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Analyse</source>
   <translation>Analyser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Mode</source>
   <translation>Mode</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Playing</source>
   <translation>En jeu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Paused</source>
   <translation>En pause</translation>
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
 </context>
 <context>
  <name>TableArea</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Saisir les cartes</translation>
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation>Table</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation>Jouer le mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation>Vider</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Discard</source>
   <translation>Défausse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation>Mots joués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation>sur la réglette</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation>vide</translation>
  </message>
 </context>
 <context>
  <name>TableHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What is possible?</source>
   <translation>Que peut-on faire ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Move a card first?</source>
   <translation>Déplacer une carte ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>Quelle longueur ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter</source>
   <translation>Première lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>Quelles cartes ?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
 </context>
 <context>
  <name>TextWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>TileNote</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>List all words</source>
   <translation>Lister tous les mots</translation>
  </message>
 </context>
 <context>
  <name>Timed</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Against the clock</source>
   <translation>Contre la montre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Without a miss</source>
   <translation>Sans faute</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Rien ici ne change tes révisions ni ton niveau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>newest first</source>
   <translation>récents d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Level {}</source>
   <translation>Niveau {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Missed: {}</source>
   <translation>Manqué : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} solved</source>
   <translation>{} résolus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>best before</source>
   <translation>ancien record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Stopped</source>
   <translation>Arrêté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Time is up</source>
   <translation>Temps écoulé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>highest level</source>
   <translation>plus haut niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>solved</source>
   <translation>résolu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>New record</source>
   <translation>Nouveau record</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>What went wrong</source>
   <translation>Ce qui n’a pas marché</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>hardest first</source>
   <translation>les plus difficiles d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>The answer is on the board.</source>
   <translation>La réponse est sur le plateau.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Qless Studio, {}: {} solved in {}</source>
   <translation>Qless Studio, {} : {} résolus en {}</translation>
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
   <translation>Accueil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice</source>
   <translation>Entraînement</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Jeux</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice, {} due</source>
   <translation>Entraînement, {} à revoir</translation>
  </message>
 </context>
 <context>
  <name>TraceFeedback</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>too short</source>
   <translation>trop court</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} is not in the list</source>
   <translation>{} n’est pas dans la liste</translation>
  </message>
 </context>
 <context>
  <name>TracedExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>part of the hint</source>
   <translation>fait partie de l’indice</translation>
  </message>
 </context>
 <context>
  <name>TypedBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Type {}</source>
   <translation>Taper {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is not a letter</source>
   <translation>{} n’est pas une lettre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The board cannot be changed during a game</source>
   <translation>Le plateau ne peut pas être changé pendant une partie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is played as {}</source>
   <translation>{} se joue comme {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The last cell is filled; move to a tile to replace it</source>
   <translation>La dernière case est remplie ; va sur un jeton pour le remplacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Clear tile</source>
   <translation>Effacer le jeton</translation>
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
 </context>
 <context>
  <name>WeekCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>This week</source>
   <translation>Cette semaine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>History</source>
   <translation>Historique</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Nothing played yet</source>
   <translation>Rien de joué pour l’instant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{} this week</source>
   <translation>{} cette semaine</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Level</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Easy</source>
   <translation>Facile</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Strong</source>
   <translation>Fort</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>a friend</source>
   <translation>quelqu’un</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Computer</source>
   <translation>Ordinateur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are ahead</source>
   <translation>tu mènes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are behind</source>
   <translation>tu es derrière</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>against {}</source>
   <translation>contre {}</translation>
  </message>
 </context>
 <context>
  <name>WeekCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>Week of {}: {}</source>
   <translation>Semaine du {} : {}</translation>
  </message>
 </context>
 <context>
  <name>WeekStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Daily puzzles done on {} of the last {} days</source>
   <translation>Énigmes du jour faites {} jours sur les {} derniers</translation>
  </message>
 </context>
 <context>
  <name>WhichFirst</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>One that is worth less</source>
   <translation>Un qui vaut moins</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} n’est pas parmi les choix</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{word} in {seconds} s: {rate} points per second</source>
   <translation>{word} en {seconds} s : {rate} points par seconde</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Copied to the clipboard</source>
   <translation>Copié dans le presse-papiers</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} ne compte plus dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} now counts in {}.</source>
   <translation>{} compte maintenant dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} From the next game on.</source>
   <translation>{} À partir de la prochaine partie.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>All changes to {} were undone.</source>
   <translation>Tous les changements de {} ont été annulés.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words in {}</source>
   <translation>Mots interdits et ajoutés dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or allow</source>
   <translation>Mot à interdire ou à autoriser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Ban</source>
   <translation>Interdire</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Allow</source>
   <translation>Autoriser</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>State</source>
   <translation>État</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No words are banned or added.</source>
   <translation>Aucun mot n’est interdit ni ajouté.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo all</source>
   <translation>Tout annuler</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>added</source>
   <translation>ajouté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>banned</source>
   <translation>interdit</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} now counts in {}.</source>
   <translation>{} compte maintenant dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} ne compte plus dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is already in {}.</source>
   <translation>{} est déjà dans {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>All changes to {} were undone.</source>
   <translation>Tous les changements de {} ont été annulés.</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>all</source>
   <translation>tout</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Courant</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Words shown</source>
   <translation>Mots montrés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Length and commonness</source>
   <translation>Longueur et fréquence</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum length</source>
   <translation>Longueur minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Maximum length</source>
   <translation>Longueur maximale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum commonness</source>
   <translation>Fréquence minimale</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up {}</source>
   <translation>Chercher {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban {} from {}</source>
   <translation>Interdire {} dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Allow {} in {}</source>
   <translation>Autoriser {} dans {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0</source>
   <translation>puis ; et les multiplicateurs avec les numéros de leurs jetons, ligne par ligne ; le premier jeton est 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round {}</source>
   <translation>Manche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nouvelle énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Clock</source>
   <translation>Chrono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>all words</source>
   <translation>tous les mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>View</source>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} left</source>
   <translation>encore {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Words</source>
   <translation>Mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>words</source>
   <translation>mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>at the pace set</source>
   <translation>au rythme réglé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>points</source>
   <translation>points</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>found</source>
   <translation>trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>You found {}, {}</source>
   <translation>Tu as trouvé {}, {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Move</source>
   <translation>Coup</translation>
  </message>
 </context>
 <context>
  <name>WordStreakReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Your order and the plan's</source>
   <translation>Ton ordre et celui du plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>No common words on this board</source>
   <translation>Aucun mot courant sur ce plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>yours beside it</source>
   <translation>les tiens à côté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>common first</source>
   <translation>courants d’abord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>You</source>
   <translation>Toi</translation>
  </message>
 </context>
 <context>
  <name>WordStreakRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round {}</source>
   <translation>Manche {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match {}</source>
   <translation>Match {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>match, par {}</source>
   <translation>match, par : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of {}</source>
   <translation>{} sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>best, proven</source>
   <translation>meilleur score, prouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Game over</source>
   <translation>Partie finie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match</source>
   <translation>Match</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of par</source>
   <translation>{} du par</translation>
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Board</source>
   <translation>Plateau</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>New game</source>
   <translation>Nouvelle partie</translation>
  </message>
 </context>
 <context>
  <name>WordTable</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No definition available.</source>
   <translation>Aucune définition disponible.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>loading…</source>
   <translation>chargement…</translation>
  </message>
 </context>
 <context>
  <name>WordsView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>of the boards rolled</source>
   <translation>des plateaux sont tirés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>To make the list, all boards have to be rolled once.</source>
   <translation>La liste demande que tous les plateaux soient tirés une fois.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Worth most</source>
   <translation>Les plus rentables</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Missed most</source>
   <translation>Les plus manqués</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Which words</source>
   <translation>Quels mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum length</source>
   <translation>Longueur minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum commonness</source>
   <translation>Fréquence minimale</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} of {} games</source>
   <translation>{} parties sur {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>For an average player, until your own games say more: {}.</source>
   <translation>Pour un niveau moyen, jusqu’à ce que tes parties en disent plus : {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{rounds} and {boards} boards rolled</source>
   <translation>{rounds} et {boards} plateaux tirés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} left out</source>
   <translation>{} écartés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>You know all of them</source>
   <translation>Tu les connais tous</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Play this puzzle</source>
   <translation>Jouer cette énigme</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Undone</source>
   <translation>Annulé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>CSV table</source>
   <translation>Tableau CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text for Anki</source>
   <translation>Texte pour Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
 </context>
 <context>
  <name>_Column</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>par {}</source>
   <translation>par : {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>not played</source>
   <translation>pas joué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Review this round</source>
   <translation>Revoir cette manche</translation>
  </message>
 </context>
 <context>
  <name>_Header</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Cost</source>
   <translation>Coût</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>It cost you</source>
   <translation>Cela t’a coûté</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Length</source>
   <translation>Longueur</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>End value</source>
   <translation>Valeur finale</translation>
  </message>
 </context>
 <context>
  <name>_Hiding</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Hide</source>
   <translation>Masquer</translation>
  </message>
 </context>
 <context>
  <name>_Holdings</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word lists</source>
   <translation>Listes de mots</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>Dans {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>Pas dans {}</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listes de mots</translation>
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
   <translation>Arrêter</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Haut et Bas pour choisir, Entrée pour exécuter</translation>
  </message>
 </context>
 <context>
  <name>_Rows</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>found</source>
   <translation>trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>not found</source>
   <translation>pas trouvé</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>still open</source>
   <translation>encore ouvert</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>faux</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{} documents</source>
   <translation>Documents : {}</translation>
  </message>
 </context>
 <context>
  <name>_WordList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Word</source>
   <translation>Mot</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Points</source>
   <translation>Points</translation>
  </message>
 </context>
 <context>
  <name>_WordsModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>no word yet</source>
   <translation>pas encore de mot</translation>
  </message>
 </context>
</TS>
