<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>About Qless Studio</source>
   <translation>Acerca de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Some word lists include words from {}</source>
   <translation>Algunas listas de palabras incluyen palabras de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Licences</source>
   <translation>Licencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Informar de un problema…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>compiled</source>
   <translation>compiladas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>interpreted (slower, same results)</source>
   <translation>interpretadas (más lentas, mismos resultados)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Version {}, kernels {}</source>
   <translation>Versión {}, rutinas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Free software under the MIT licence</source>
   <translation>Software libre con licencia MIT</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>GNU LGPL, version 3</source>
   <translation>GNU LGPL, versión 3</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Qt and Qt for Python are used under the {}</source>
   <translation>Qt y Qt for Python se usan con la licencia {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Settings: {}</source>
   <translation>Preferencias: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Word lists and history: {}</source>
   <translation>Listas de palabras e historial: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Log files: {}</source>
   <translation>Archivos de registro: {}</translation>
  </message>
 </context>
 <context>
  <name>AffixAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Play a puzzle or build one</source>
   <translation>Juega un puzle o crea uno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Escribe un prefijo en cada nodo redondo, de modo que cada línea forme una palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Build your own</source>
   <translation>Crear el tuyo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>No board exists (proven)</source>
   <translation>No encaja ningún tablero (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>prefixes</source>
   <translation>prefijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>edges</source>
   <translation>aristas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Complete suffixes</source>
   <translation>Completar sufijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Change board</source>
   <translation>Cambiar de tablero</translation>
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{}, yours</source>
   <translation>{}, propio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Only letters can be typed here</source>
   <translation>Aquí solo se pueden escribir letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>A prefix or suffix has at most {} letters</source>
   <translation>Un prefijo o sufijo tiene como máximo {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes can only be changed in Build mode</source>
   <translation>Los sufijos solo se pueden cambiar en el modo Crear</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Move</source>
   <translation>Jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type puzzle</source>
   <translation>Escribir puzle</translation>
  </message>
 </context>
 <context>
  <name>AffixExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>Type a prefix at the node with the ring</source>
   <translation>Escribe un prefijo en el nodo del anillo</translation>
  </message>
 </context>
 <context>
  <name>AffixPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>none yet</source>
   <translation>nada aún</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>No hay ningún puzle con esta lista y estas opciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nuevo puzle: bastan las {} palabras más comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Only a board with all its suffixes can be played</source>
   <translation>Solo se puede jugar un tablero con todos sus sufijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Show a solution</source>
   <translation>Mostrar una solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>prefixes</source>
   <translation>prefijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>words</source>
   <translation>palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Every node has a prefix</source>
   <translation>Todos los nodos tienen prefijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>No clock</source>
   <translation>Sin reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/playing.py" />
   <source>Your result stays as it is</source>
   <translation>Tu resultado no cambia</translation>
  </message>
 </context>
 <context>
  <name>AfterGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Level {}</source>
   <translation>Nivel {}</translation>
  </message>
 </context>
 <context>
  <name>AnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Analyse now</source>
   <translation>Analizar ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Aún no hay nada que comprobar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Sin analizar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>loading…</source>
   <translation>cargando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Best score</source>
   <translation>Mejor puntuación</translation>
  </message>
 </context>
 <context>
  <name>AnswerList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answers</source>
   <translation>Respuestas</translation>
  </message>
 </context>
 <context>
  <name>AnsweredTable</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Game</source>
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>right</source>
   <translation>correcto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>wrong</source>
   <translation>incorrecto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Exercise</source>
   <translation>Ejercicio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>Level</source>
   <translation>Nivel</translation>
  </message>
 </context>
 <context>
  <name>Autosave</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Only the other window is restored at the next start; unsaved changes in this one will be lost.</source>
   <translation>La próxima vez solo se recupera la otra ventana; los cambios sin guardar de esta se perderán.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/autosave.py" />
   <source>Changes cannot be saved: {}</source>
   <translation>No se pueden guardar los cambios: {}</translation>
  </message>
 </context>
 <context>
  <name>BandedCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{}; expected {} to {}</source>
   <translation>{}; esperado de {} a {}</translation>
  </message>
 </context>
 <context>
  <name>Bars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Games of the last seven days</source>
   <translation>Partidas de los últimos siete días</translation>
  </message>
 </context>
 <context>
  <name>BeforeGame</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>What to expect</source>
   <translation>Qué esperar</translation>
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} after {}</source>
   <translation>{} tras {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>best {}</source>
   <translation>mejor {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>none yet</source>
   <translation>nada aún</translation>
  </message>
 </context>
 <context>
  <name>BoardAids</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Place solution</source>
   <translation>Colocar solución</translation>
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Abrir archivo de tablero…</translation>
  </message>
 </context>
 <context>
  <name>BoardCommands</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
 </context>
 <context>
  <name>BoardOrders</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Boards for the next games</source>
   <translation>Tableros de las próximas partidas</translation>
  </message>
 </context>
 <context>
  <name>BoardSearch</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Best board found</source>
   <translation>Mejor tablero encontrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>This proof has run for {}. Its work will be lost.</source>
   <translation>Esta demostración lleva {} en marcha. Se descartará ese trabajo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Start again</source>
   <translation>Empezar de nuevo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Enter how many words or points the board should have, or a word.</source>
   <translation>Indica cuántas palabras o puntos debe tener el tablero, o una palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>The maximum, {}, is below the minimum, {}.</source>
   <translation>El máximo, {}, es menor que el mínimo, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} is not in the list</source>
   <translation>{} no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>{} after {}</source>
   <translation>{} tras {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <source>Found: {}</source>
   <translation>Encontrados: {}</translation>
  </message>
 </context>
 <context>
  <name>BoardSearchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Highest</source>
   <translation>Máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Target</source>
   <translation>Meta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Proven</source>
   <translation>Demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>of all boards checked</source>
   <translation>de todos los tableros comprobado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Score</source>
   <translation>Puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Goal</source>
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum words</source>
   <translation>Mínimo de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Minimum points</source>
   <translation>Mínimo de puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Maximum points</source>
   <translation>Máximo de puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>cualquiera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Containing the word</source>
   <translation>Con la palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Start again</source>
   <translation>Empezar de nuevo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Pause</source>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
 </context>
 <context>
  <name>BoggleAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
 </context>
 <context>
  <name>BoggleCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
 </context>
 <context>
  <name>BoggleRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Shuffle</source>
   <translation>Mezclar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation>Letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>BookDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Previous page</source>
   <translation>Página anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Next page</source>
   <translation>Página siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Print…</source>
   <translation>Imprimir…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Save as PDF…</source>
   <translation>Guardar como PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Easiest first as soon as all puzzles are found</source>
   <translation>Primero los más fáciles, en cuanto se encuentren todos los puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Stopped</source>
   <translation>Detenido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Choose at least one game</source>
   <translation>Elige al menos un juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Answers as JSON lines</source>
   <translation>Respuestas como líneas JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Sent to the printer.</source>
   <translation>Enviado a la impresora.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>No se ha impreso nada: la impresora no responde.</translation>
  </message>
 </context>
 <context>
  <name>BookForm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Games</source>
   <translation>Juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Only from level</source>
   <translation>Solo del nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>highest level</source>
   <translation>nivel máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>to</source>
   <translation>al</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Letter</source>
   <translation>Carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Paper</source>
   <translation>Papel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>On a page</source>
   <translation>Por página</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Code</source>
   <translation>Código</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Nothing</source>
   <translation>Nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>To open one</source>
   <translation>Para abrir uno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>QR codes need the package segno</source>
   <translation>Los códigos QR necesitan el paquete segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Hints, upside down</source>
   <translation>Pistas, boca abajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Solutions</source>
   <translation>Soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Another</source>
   <translation>Otro</translation>
  </message>
 </context>
 <context>
  <name>BrokenTab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The tab of {} cannot be shown</source>
   <translation>No se puede mostrar la pestaña de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/broken_tab.py" />
   <source>The plug-in failed: {}</source>
   <translation>Ha fallado el complemento: {}</translation>
  </message>
 </context>
 <context>
  <name>ByGame</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Your last runs</source>
   <translation>Tus últimas series</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Games</source>
   <translation>Juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>your best</source>
   <translation>tu mejor marca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Three misses or three minutes end it.</source>
   <translation>Termina con tres fallos o a los tres minutos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>The first miss ends it.</source>
   <translation>Termina con el primer fallo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nada de esto cambia tus repasos ni tu nivel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Harder and harder.</source>
   <translation>Cada vez más difícil.</translation>
  </message>
 </context>
 <context>
  <name>Calm</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What is due today</source>
   <translation>Lo pendiente de hoy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you missed in the last game</source>
   <translation>Lo que se te escapó en la última partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>A weakness</source>
   <translation>Un punto débil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Words worth learning</source>
   <translation>Palabras que vale la pena aprender</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Spread over a week</source>
   <translation>Repartir en una semana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Due in the next days</source>
   <translation>Pendientes los próximos días</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What</source>
   <translation>Qué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss in the games you finish is asked here again, when it is due.</source>
   <translation>Lo que se te escapa en las partidas que terminas se vuelve a preguntar aquí cuando toca.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>You have finished everything for today.</source>
   <translation>Has terminado todo por hoy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Lo que se te escapa se convierte en una tarjeta y se vuelve a preguntar hasta que lo sepas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Nada de lo que se te escapó ahí merece practicarse.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} of {} found</source>
   <translation>{} de {} encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} and {} more</source>
   <translation>{} y {} más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>points in 100 games</source>
   <translation>puntos en 100 partidas</translation>
  </message>
 </context>
 <context>
  <name>Chart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy chart as image</source>
   <translation>Copiar gráfico como imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copy data as CSV</source>
   <translation>Copiar datos como CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Save chart…</source>
   <translation>Guardar gráfico…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PNG image</source>
   <translation>Imagen PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>SVG image</source>
   <translation>Imagen SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/chart.py" />
   <source>CSV table</source>
   <translation>Tabla CSV</translation>
  </message>
 </context>
 <context>
  <name>ChartCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>View</source>
   <translation>Ver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Nothing in these weeks</source>
   <translation>Nada en estas semanas</translation>
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
   <translation>correcto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>incorrecto</translation>
  </message>
 </context>
 <context>
  <name>ClaimCard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>No solution…</source>
   <translation>Sin solución…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The claim is being proven…</source>
   <translation>Demostrando si hay solución…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>La tirada termina, y se demuestra si tienes razón.</translation>
  </message>
 </context>
 <context>
  <name>ClockBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>of {}</source>
   <translation>de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>1 minute left</source>
   <translation>Queda 1 minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/bar_line.py" />
   <source>{} seconds left</source>
   <translation>Quedan {} segundos</translation>
  </message>
 </context>
 <context>
  <name>ClockControls</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Pause</source>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>{} left</source>
   <translation>Quedan {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>End round</source>
   <translation>Terminar ronda</translation>
  </message>
 </context>
 <context>
  <name>ClosedLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {} taken</source>
   <translation>{} de {} usadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Then: {}</source>
   <translation>Luego: {}</translation>
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Arriba y Abajo para elegir, Intro para ejecutar</translation>
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
   <translation>El portapapeles no contiene ningún puzle: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Words that count: {}</source>
   <translation>Palabras que cuentan: {}</translation>
  </message>
 </context>
 <context>
  <name>CommonnessPopover</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Minimum commonness</source>
   <translation>Frecuencia mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Words you added still count.</source>
   <translation>Las palabras que añadiste siguen contando.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>all words</source>
   <translation>todas las palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>loading…</source>
   <translation>cargando…</translation>
  </message>
 </context>
 <context>
  <name>CompareDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word list to compare with</source>
   <translation>Lista de palabras con la que comparar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare</source>
   <translation>Comparar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words found with only one list</source>
   <translation>Palabras encontradas con una sola lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare {} with</source>
   <translation>Comparar {} con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Not searched yet</source>
   <translation>Sin buscar aún</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>No differences in the listed solutions.</source>
   <translation>No hay diferencias en las soluciones de la lista.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Words in the listed solutions: {} only in {}, {} only in {}.</source>
   <translation>Palabras en las soluciones de la lista: {} solo en {}, {} solo en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>There may be more: not all solutions were compared.</source>
   <translation>Puede haber más: no se han comparado todas las soluciones.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Found with</source>
   <translation>Encontrada con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Other list</source>
   <translation>Otra lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Common</source>
   <translation>Comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Points</source>
   <translation>Puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Solutions</source>
   <translation>Soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>not in the list</source>
   <translation>no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>in the list, not in solutions</source>
   <translation>en la lista, no en soluciones</translation>
  </message>
 </context>
 <context>
  <name>Contents</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Contents</source>
   <translation>Índice</translation>
  </message>
 </context>
 <context>
  <name>ControlRow</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page_layouts.py" />
   <source>More controls</source>
   <translation>Más controles</translation>
  </message>
 </context>
 <context>
  <name>Course</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>No clock</source>
   <translation>Sin reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>right</source>
   <translation>correcto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Show the board</source>
   <translation>Mostrar el tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {} found</source>
   <translation>{} de {} encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>See the result</source>
   <translation>Ver el resultado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Next question</source>
   <translation>Siguiente pregunta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>To be asked again soon: {}.</source>
   <translation>Se volverá a preguntar pronto: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>wrong</source>
   <translation>incorrecto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>Practice done</source>
   <translation>Práctica terminada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/course.py" />
   <source>What went wrong</source>
   <translation>Qué salió mal</translation>
  </message>
 </context>
 <context>
  <name>DailyPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>A daily puzzle has words and rules of its own; yours come back afterwards</source>
   <translation>Un puzle diario tiene sus propias palabras y reglas; las tuyas vuelven después</translation>
  </message>
 </context>
 <context>
  <name>DayBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>today</source>
   <translation>hoy</translation>
  </message>
 </context>
 <context>
  <name>DayButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{}, daily puzzle done</source>
   <translation>{}, puzle diario hecho</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>What you played on {}</source>
   <translation>Lo que jugaste el {}</translation>
  </message>
 </context>
 <context>
  <name>DaysView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>a star: a record</source>
   <translation>una estrella: un récord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Previous day</source>
   <translation>Día anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Next day</source>
   <translation>Día siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Daily puzzles</source>
   <translation>Puzles diarios</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Other games</source>
   <translation>Otras partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Records</source>
   <translation>Récords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Learned</source>
   <translation>Aprendido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{}, longest {}</source>
   <translation>{}, máximo {}</translation>
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deals tried: {}</source>
   <translation>Repartos probados: {}</translation>
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Enter cards</source>
   <translation>Introducir cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Every place has a card: choose the one to replace</source>
   <translation>Todos los sitios tienen carta: elige la que quieras sustituir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>All cards of a hand are known</source>
   <translation>Todas las cartas de una mano son conocidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Solo una carta de abajo puede ser desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>There is no card {}</source>
   <translation>No hay ninguna carta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row ({a}, {b} makes {ab}; {a}, Space, {b} keeps them apart) or click them</source>
   <translation>Escribe las cartas fila por fila ({a}, {b} da {ab}; {a}, Espacio, {b} las separa) o haz clic en ellas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row or click them</source>
   <translation>Escribe las cartas fila por fila o haz clic en ellas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>unknown card</source>
   <translation>carta desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation>vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card {}</source>
   <translation>carta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card {}, {}</source>
   <translation>carta de arriba {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card {}, {}</source>
   <translation>carta de abajo {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, {}, {} points, {} left</source>
   <translation>baraja, {}, {} puntos, quedan {}</translation>
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>proven best {}</source>
   <translation>mejor demostrado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>{} over {}, {}</source>
   <translation>{} sobre {}, {}</translation>
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Stopped</source>
   <translation>Detenido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Deal {} from seed {}</source>
   <translation>Reparto {} de la semilla {}</translation>
  </message>
 </context>
 <context>
  <name>DearestPath</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Its first tile</source>
   <translation>Su primera ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>All its tiles</source>
   <translation>Todas sus fichas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Path</source>
   <translation>Ruta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Trace {}</source>
   <translation>Traza {}</translation>
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>No definition available.</source>
   <translation>No hay ninguna definición.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>Select a word to see its meaning</source>
   <translation>Selecciona una palabra para ver su significado</translation>
  </message>
 </context>
 <context>
  <name>DiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Dice for {}: {} words on average</source>
   <translation>Dados para {}: {} palabras de media</translation>
  </message>
 </context>
 <context>
  <name>DiceDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Dice for this list</source>
   <translation>Dados para esta lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} dice are fitted to the letters of {}, so that rolls have about as many words as with English dice, {} on average, or as close as its letters allow. This takes about 20 seconds; the dice are stored with the list.</source>
   <translation>Se ajustan {} dados a las letras de {}, de modo que las tiradas tengan más o menos tantas palabras como con los dados ingleses, {} de media, o lo más cerca que permitan sus letras. Tarda unos 20 segundos; los dados se guardan con la lista.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>done</source>
   <translation>listo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>{} words on average, ± {}%</source>
   <translation>{} palabras de media, ± {} %</translation>
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled</source>
   <translation>Sin título</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>Untitled {}</source>
   <translation>Sin título {}</translation>
  </message>
 </context>
 <context>
  <name>DocumentActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Puzzles</source>
   <translation>Puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open the file {}?</source>
   <translation>¿Abrir el archivo {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The puzzle names this file as its board. Open it only if you trust where the puzzle comes from.</source>
   <translation>El puzle indica este archivo como su tablero. Ábrelo solo si te fías de la procedencia del puzle.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>The clipboard contains no puzzle: {}</source>
   <translation>El portapapeles no contiene ningún puzle: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copied: {}</source>
   <translation>Copiado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} is open in another document. Choose another name.</source>
   <translation>{} está abierto en otro documento. Elige otro nombre.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saved: {}</source>
   <translation>Guardado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>{} has been changed by another program.</source>
   <translation>Otro programa ha modificado {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Saving replaces the changed file with the version in this window.</source>
   <translation>Al guardar, el archivo modificado se sustituye por la versión de esta ventana.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Replace file</source>
   <translation>Sustituir archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save changes to “{}”?</source>
   <translation>¿Guardar los cambios de «{}»?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Unsaved changes are lost when the document is closed.</source>
   <translation>Los cambios sin guardar se pierden al cerrar el documento.</translation>
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
   <translation>Nuevo documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{}, unsaved</source>
   <translation>{}, sin guardar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close {}</source>
   <translation>Cerrar {}</translation>
  </message>
 </context>
 <context>
  <name>DuelCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>DuelDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>DuelPanel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Only you</source>
   <translation>Solo tú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Both</source>
   <translation>Ambos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Your friend</source>
   <translation>La otra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found</source>
   <translation>Nadie encontró</translation>
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
   <translation>Escribir puzle</translation>
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Introducir cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>from the clipboard</source>
   <translation>del portapapeles</translation>
  </message>
 </context>
 <context>
  <name>EndQuestion</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Keep playing</source>
   <translation>Seguir jugando</translation>
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/app.py" />
   <source>Another Qless Studio window is open. The documents in this one will not be restored at the next start.</source>
   <translation>Hay otra ventana de Qless Studio abierta. Los documentos de esta no se recuperarán la próxima vez.</translation>
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
    <numerusform>{} puntos</numerusform>
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
    <numerusform>{} pista</numerusform>
    <numerusform>{} pistas</numerusform>
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
    <numerusform>{} palabra</numerusform>
    <numerusform>{} palabras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} damaged lines were left out</source>
   <translation>
    <numerusform>{} línea dañada omitida</numerusform>
    <numerusform>{} líneas dañadas omitidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/cli/player.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} rounds</source>
   <translation>
    <numerusform>{} ronda</numerusform>
    <numerusform>{} rondas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; choose a wider range of levels</source>
   <translation>{} de {} encontrados; amplía el nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} of {} found; the word list has no more</source>
   <translation>{} de {} encontrados; la lista de palabras no da para más</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>{} puzzles</source>
   <translation>
    <numerusform>{} puzle</numerusform>
    <numerusform>{} puzles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>{} pages</source>
   <translation>
    <numerusform>{} página</numerusform>
    <numerusform>{} páginas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions from page {}</source>
   <translation>Soluciones a partir de la página {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzle book {}</source>
   <translation>Cuaderno de puzles {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Word list: {}</source>
   <translation>Lista de palabras: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Solutions</source>
   <translation>Soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Level {}</source>
   <translation>Nivel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Level {} is the average player</source>
   <translation>El nivel {} es el nivel medio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>Puzzles</source>
   <translation>Puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>hints</source>
   <translation>pistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/books/layout.py" />
   <source>QR codes need the package segno</source>
   <translation>Los códigos QR necesitan el paquete segno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <source>was altered on the way; copy it again</source>
   <translation>se alteró por el camino; cópialo otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/packing.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>challenge</source>
   <translation>desafío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>a file on this computer cannot be part of a challenge: {}</source>
   <translation>un archivo de este ordenador no puede formar parte de un desafío: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>must have at most {} characters, all of them visible</source>
   <translation>debe tener como máximo {} caracteres, todos visibles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>was mistyped; check it against the paper</source>
   <translation>está mal copiado; compáralo con el papel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>Code</source>
   <translation>Código</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was made by another version of Qless Studio; this one cannot read it</source>
   <translation>es de otra versión de Qless Studio; esta no puede leerlo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>this version does not know the game {}</source>
   <translation>esta versión no conoce el juego {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/challenge.py" />
   <source>has a rule that is unknown here: {}</source>
   <translation>tiene una regla desconocida aquí: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>{} has not played yet</source>
   <translation>{} aún no ha jugado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>Your friend</source>
   <translation>La otra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>A draw</source>
   <translation>Empate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You win by {}</source>
   <translation>Ganas por {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>You win</source>
   <translation>Ganas tú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} wins by {}</source>
   <translation>{} gana por {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} wins</source>
   <translation>Gana {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>Choose a single round or table in the history instead.</source>
   <translation>Una sola ronda o mesa sí puede serlo: elígela en el historial.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/duel.py" />
   <source>A match of several rounds cannot be a challenge.</source>
   <translation>Un encuentro de varias rondas no puede ser un desafío.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>the word list {} is not installed here; {} comes closest</source>
   <translation>la lista de palabras {} no está instalada aquí; la más parecida es {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Played with {}, here with {}</source>
   <translation>Jugado con {}, aquí con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Your {} has other words than your friend's</source>
   <translation>Tu {} no tiene las mismas palabras que la de la otra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Qless Studio: {}</source>
   <translation>Qless Studio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>{} challenges you</source>
   <translation>{} te desafía</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>The same puzzle as your friend's</source>
   <translation>El mismo puzle que la otra persona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>words of both count for neither</source>
   <translation>las palabras que encuentran ambos no cuentan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>gave up</source>
   <translation>abandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>its language, {}, is not among those of Qless Studio</source>
   <translation>su idioma, {}, no está entre los de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only boards of plain letters can be played with Lexica</source>
   <translation>con Lexica solo se puede jugar en tableros de letras sencillas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>only square boards of 4 × 4 to 6 × 6 can be played with Lexica</source>
   <translation>con Lexica solo se puede jugar en tableros cuadrados de 4 × 4 a 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has no other neighbours and no edges that wrap around</source>
   <translation>Lexica no admite otras vecindades ni bordes unidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica scores by the standard table</source>
   <translation>Lexica puntúa con la tabla estándar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica always has a clock: 3 minutes</source>
   <translation>Lexica siempre tiene reloj: 3 minutos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica has word lists of its own: some words of {} are not in them, and vice versa</source>
   <translation>Lexica tiene sus propias listas de palabras: algunas palabras de {} no están en ellas, y viceversa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>In Lexica words score the points of their letters; here they score by length</source>
   <translation>Lexica suma los puntos de las letras; aquí las palabras puntúan según su longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>Lexica link</source>
   <translation>Enlace de Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/challenges/opening.py" />
   <source>shared text</source>
   <translation>texto compartido</translation>
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
   <translation>opción {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/exercises.py" />
   <source>it cost you {} points</source>
   <translation>
    <numerusform>te costó {} punto</numerusform>
    <numerusform>te costó {} puntos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is not a regular file</source>
   <translation>no es un archivo normal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation>el disco está lleno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>permission denied</source>
   <translation>permiso denegado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is read-only</source>
   <translation>el disco es de solo lectura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>it is a folder</source>
   <translation>es una carpeta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation>el nombre es demasiado largo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <source>folder not found</source>
   <translation>no se encuentra la carpeta</translation>
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
   <translation>no se puede escribir: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation>Aún no hay sufijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board exists (proven)</source>
   <translation>No encaja ningún tablero (demostrado)</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards fit</source>
   <translation>
    <numerusform>{} tablero encaja</numerusform>
    <numerusform>{} tableros encajan</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} completions</source>
   <translation>
    <numerusform>{} opción</numerusform>
    <numerusform>{} opciones</numerusform>
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
   <translation>Detenido: {} hasta ahora</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} boards</source>
   <translation>
    <numerusform>{} tablero</numerusform>
    <numerusform>{} tableros</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>open</source>
   <translation>libre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>valid</source>
   <translation>válida</translation>
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
   <translation>no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <source>a word, but not in the list</source>
   <translation>es una palabra, pero no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>plural</source>
   <translation>plural</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>wrong length</source>
   <translation>longitud incorrecta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/content.py" />
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>repetida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>Write a beginning into each oval so that every line makes a word.</source>
   <translation>Escribe en cada óvalo un comienzo, de modo que cada línea forme una palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The {} most common words are enough.</source>
   <translation>Bastan las {} palabras más comunes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>The oval in the middle begins with {}.</source>
   <translation>El óvalo del centro empieza por {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/paper.py" />
   <source>boards of all levels</source>
   <translation>tableros de todos los niveles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Kansai board</source>
   <translation>Tablero de Kansai</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Square of nine</source>
   <translation>Cuadrado de nueve</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Triangle of seven</source>
   <translation>Triángulo de siete</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Wheel of five</source>
   <translation>Rueda de cinco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation>{!r} no es ninguno de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>board {}</source>
   <translation>tablero {}</translation>
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
   <translation>no se puede leer: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum prefix length</source>
   <translation>Longitud mínima del prefijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum prefix length</source>
   <translation>Longitud máxima del prefijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Minimum suffix length</source>
   <translation>Longitud mínima del sufijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Maximum suffix length</source>
   <translation>Longitud máxima del sufijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Exclude plurals</source>
   <translation>Excluir plurales</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Words in -s that do not count. In German, Italian and Polish all of them count.</source>
   <translation>Palabras en -s que no cuentan. En alemán, italiano y polaco cuentan todas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>if the word without -s is in the list</source>
   <translation>si la palabra sin -s está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation>todas las palabras en -s</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Must not repeat</source>
   <translation>No se puede repetir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix–suffix pair</source>
   <translation>par de prefijo y sufijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefix</source>
   <translation>prefijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is split</source>
   <translation>palabra, se divida como se divida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is greater than the maximum, {}</source>
   <translation>{} es mayor que el máximo, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation>sufijo {}</translation>
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
    <numerusform>{} sufijo indicado, pero el tablero {} tiene {}</numerusform>
    <numerusform>{} sufijos indicados, pero el tablero {} tiene {}</numerusform>
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
   <translation>está vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/proof/stored.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter</source>
   <translation>{!r} no es una letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>has {} letters; the maximum is {}</source>
   <translation>tiene {} letras; el máximo es {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>does not fit the board {}</source>
   <translation>no encaja en el tablero {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>All of these prefixes make words with {}. Which one leaves a full board?</source>
   <translation>Todos estos prefijos forman palabras con {}. ¿Con cuál se puede completar el tablero?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Name a prefix that makes words with {}</source>
   <translation>Di un prefijo que forme palabras con {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>you used {} hint steps</source>
   <translation>
    <numerusform>usaste {} paso de pista</numerusform>
    <numerusform>usaste {} pasos de pista</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>it took you {} moves to get out again</source>
   <translation>
    <numerusform>tardaste {} jugada en salir de ella</numerusform>
    <numerusform>tardaste {} jugadas en salir de ella</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Dead end at {}</source>
   <translation>Vía muerta en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/review.py" />
   <source>Hint at {}</source>
   <translation>Pista en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix for {}, and now it stands elsewhere.</source>
   <translation>{} era el último prefijo para {}, y ahora está en otro sitio.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} belongs next to {}: every full board has it there.</source>
   <translation>{} va junto a {}: ahí está en todos los tableros completos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit there, but only {} leads to a full board.</source>
   <translation>Ahí encajan {} prefijos, pero solo {} lleva a un tablero completo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Only {} work here: every full board has one of them.</source>
   <translation>
    <numerusform>Aquí solo sirve {}: todo tablero completo lo tiene.</numerusform>
    <numerusform>Aquí solo sirven {}: todo tablero completo tiene uno de ellos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {1} only {0} are left, and they lead nowhere.</source>
   <translation>
    <numerusform>Junto a {1} solo queda {0}, y no lleva a ninguna parte.</numerusform>
    <numerusform>Junto a {1} solo quedan {0}, y no llevan a ninguna parte.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} open nodes need different prefixes, and only {1} are left for them.</source>
   <translation>
    <numerusform>{0} nodos libres necesitan prefijos distintos, y para ellos solo queda {1}.</numerusform>
    <numerusform>{0} nodos libres necesitan prefijos distintos, y para ellos solo quedan {1}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Nothing is left next to {}.</source>
   <translation>Junto a {} no queda nada.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} was the last prefix next to {}.</source>
   <translation>{} era el último prefijo junto a {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} leaves {1} boards; {2} would leave {3}.</source>
   <translation>
    <numerusform>{0} deja {1} tablero; {2} dejaría {3}.</numerusform>
    <numerusform>{0} deja {1} tableros; {2} dejaría {3}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only this one: save {0}.</source>
   <translation>{0} encaja en {1} nodos libres; {2}, solo en este: guarda {0}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} fits {1} open nodes, {2} only {3}: save {0}.</source>
   <translation>{0} encaja en {1} nodos libres; {2}, solo en {3}: guarda {0}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{0} makes {1} of the {2} words here; {3} do not count.</source>
   <translation>
    <numerusform>{0} forma aquí {1} de las {2} palabras; {3} no cuenta.</numerusform>
    <numerusform>{0} forma aquí {1} de las {2} palabras; {3} no cuentan.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Next to {} only one prefix works, and it fits {} other nodes: place it first.</source>
   <translation>Junto a {} solo sirve un prefijo, y encaja en otros {} nodos: colócalo primero.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} prefixes fit next to {}, but only one of them leads to a full board.</source>
   <translation>{} prefijos encajan junto a {}, pero solo uno de ellos lleva a un tablero completo.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: only {0} prefixes make all {2} words.</source>
   <translation>
    <numerusform>Empieza junto a {1}: solo {0} prefijo forma las {2} palabras.</numerusform>
    <numerusform>Empieza junto a {1}: solo {0} prefijos forman las {2} palabras.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin next to {1}: {0} of its {2} prefixes lead to a full board.</source>
   <translation>
    <numerusform>Empieza junto a {1}: {0} de sus {2} prefijos lleva a un tablero completo.</numerusform>
    <numerusform>Empieza junto a {1}: {0} de sus {2} prefijos llevan a un tablero completo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>Begin around {}: it takes only {} prefixes, and {} nodes need one.</source>
   <translation>Empieza alrededor de {}: solo admite {} prefijos, y {} nodos necesitan uno.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{1} takes only {0} prefixes, and {2} nodes need different ones.</source>
   <translation>
    <numerusform>{1} solo admite {0} prefijo, y {2} nodos necesitan prefijos distintos.</numerusform>
    <numerusform>{1} solo admite {0} prefijos, y {2} nodos necesitan prefijos distintos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>{} takes no prefix at all with this list and these options.</source>
   <translation>{} no admite ningún prefijo con esta lista y estas opciones.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with {} at once.</source>
   <translation>Ningún prefijo forma a la vez palabras con {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/why.py" />
   <source>No prefix makes words with both {}.</source>
   <translation>Ningún prefijo forma palabras con {} a la vez.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation>Longitud mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation>Vecinos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Wrap around edges</source>
   <translation>Unir los bordes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Scoring</source>
   <translation>Puntuación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>4 × 4, usual dice</source>
   <translation>4 × 4, dados habituales</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 11 points for 8 or more letters</source>
   <translation>Estándar: 11 puntos desde 8 letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 2 per letter from 9 letters</source>
   <translation>Super Big: 2 por letra desde 9 letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation>8: lados y esquinas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation>4: solo lados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Q counts as Qu</source>
   <translation>La Q cuenta como Qu</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Clock</source>
   <translation>Reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Counts</source>
   <translation>Cuenta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Found by several players</source>
   <translation>Encontrada por varias personas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>Written twice</source>
   <translation>Escrita dos veces</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too short</source>
   <translation>demasiado corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>With letters that the list lacks</source>
   <translation>Con letras que no tiene la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/score_sheet.py" />
   <source>not on the board</source>
   <translation>no está en el tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters</source>
   <translation>Letras</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>{} solutions</source>
   <translation>
    <numerusform>{} solución</numerusform>
    <numerusform>{} soluciones</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Stopped: no solution found yet, and none ruled out</source>
   <translation>Detenido: aún no hay ninguna solución, pero tampoco está descartada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Roll the dice or type letters</source>
   <translation>Tira los dados o escribe letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>No solution exists with this list (proven)</source>
   <translation>Con esta lista no hay solución (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Build one crossword from all twelve dice. The {} most common words are enough.</source>
   <translation>Forma un solo crucigrama con los doce dados. Bastan las {} palabras más comunes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>One grid has {}.</source>
   <translation>Una cuadrícula tiene {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>rolls that can be solved</source>
   <translation>tiradas con solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Place the last {} dice</source>
   <translation>Coloca los últimos {} dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Lift one word so that the roll can be solved again</source>
   <translation>Levanta una palabra para que la tirada vuelva a tener solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It can be finished</source>
   <translation>Se puede terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>It cannot be finished</source>
   <translation>No se puede terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Can this grid be finished?</source>
   <translation>¿Se puede terminar esta cuadrícula?</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>{} dice were left over</source>
   <translation>
    <numerusform>{} dado sobrante</numerusform>
    <numerusform>{} dados sobrantes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/practice.py" />
   <source>Grid of {}</source>
   <translation>Cuadrícula de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow touching pairs</source>
   <translation>Permitir pares que se tocan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two adjacent tiles need not form a word; words still join all tiles.</source>
   <translation>Dos fichas vecinas no tienen que formar una palabra; aun así, las palabras unen todas las fichas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Allow repeated words</source>
   <translation>Permitir palabras repetidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation>Palabras prohibidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum words</source>
   <translation>Máximo de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Maximum box</source>
   <translation>Marco máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word</source>
   <translation>{!r} no es una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a size in rows x columns, such as 5x6</source>
   <translation>{!r} no es un tamaño en filas x columnas, como 5x6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the maximum is {}; start with {!r} for a free game of up to {} tiles, without proof</source>
   <translation>{} letras indicadas; el máximo es {}; empieza con {!r} para una partida libre de hasta {} fichas, sin demostración</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters given; the minimum is {}</source>
   <translation>
    <numerusform>{} letra indicada; el mínimo es {}</numerusform>
    <numerusform>{} letras indicadas; el mínimo es {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation>letra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation>fila {}, columna {} de la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is placed more often than the letters allow</source>
   <translation>{} está colocada más veces de las que permiten las letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not one of the letters</source>
   <translation>{} no es una de las letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>allowed pair</source>
   <translation>par permitido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>banned word</source>
   <translation>palabra prohibida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>too many words</source>
   <translation>demasiadas palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Fewest words</source>
   <translation>Menos palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>Most common</source>
   <translation>Más comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Smallest box</source>
   <translation>Marco mínimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>2 words</source>
   <translation>2 palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>6 or more words</source>
   <translation>6 o más palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>symmetric</source>
   <translation>simétrica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>hole</source>
   <translation>hueco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/review.py" />
   <source>square block</source>
   <translation>bloque cuadrado</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/searches.py" />
   <source>{} ways</source>
   <translation>
    <numerusform>{} manera</numerusform>
    <numerusform>{} maneras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {1} words of these letters has any of {0}.</source>
   <translation>
    <numerusform>Ninguna de las {1} palabras de estas letras tiene la {0}.</numerusform>
    <numerusform>Ninguna de las {1} palabras de estas letras tiene alguna de {0}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} of these letters are in no word.</source>
   <translation>{} de estas letras no están en ninguna palabra.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} vowels are too few for {} consonants: with {} for any of them there is a solution.</source>
   <translation>
    <numerusform>{} vocal es poco para {} consonantes: con {} en lugar de una consonante cualquiera hay solución.</numerusform>
    <numerusform>{} vocales son pocas para {} consonantes: con {} en lugar de una consonante cualquiera hay solución.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out any of {} gives a solution.</source>
   <translation>Sobra una letra: sin una cualquiera de {} hay solución.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: leaving out one of {} gives a solution.</source>
   <translation>Sobra una letra: si quitas una de {}, hay solución.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>One letter is too much: without the {} there is a solution.</source>
   <translation>Sobra una letra: sin la {} hay solución.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only the {} is too much: without it there is a solution.</source>
   <translation>Solo sobra la {}: sin ella hay solución.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every word with {} needs the {}, and a tile stands in two words at most.</source>
   <translation>Toda palabra con {} necesita la {}, y una ficha está como mucho en dos palabras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} letters stand only in words with the {}, and a tile stands in two words at most.</source>
   <translation>{} letras solo están en palabras con la {}, y una ficha está como mucho en dos palabras.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {0} fits only {1}, and they lead nowhere; without the {0} there is a solution.</source>
   <translation>
    <numerusform>La {0} solo encaja en {1}, que no lleva a ninguna parte; sin la {0} hay solución.</numerusform>
    <numerusform>La {0} solo encaja en {1}, que no llevan a ninguna parte; sin la {0} hay solución.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of {} words have the {}; without it there is a solution.</source>
   <translation>Solo {} de {} palabras tienen la {}; sin ella hay solución.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}, and they lead nowhere.</source>
   <translation>
    <numerusform>La {} solo encaja en {}, que no lleva a ninguna parte.</numerusform>
    <numerusform>La {} solo encaja en {}, que no llevan a ninguna parte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>No word of your letters contains {}.</source>
   <translation>Ninguna palabra de tus letras contiene {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>None of the {} letters left can join the grid any more.</source>
   <translation>Ninguna de las {} letras que quedan puede unirse ya a la cuadrícula.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: its one word does not fit any more.</source>
   <translation>La {} ya no se puede colocar: su única palabra ya no encaja.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} can no longer be placed: none of its {} words fits any more.</source>
   <translation>La {} ya no se puede colocar: ya no encaja ninguna de sus {} palabras.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has only {} left here, and they lead nowhere.</source>
   <translation>
    <numerusform>A la {} solo le queda aquí {}, que no lleva a ninguna parte.</numerusform>
    <numerusform>A la {} solo le quedan aquí {}, que no llevan a ninguna parte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only consonants are left, {} of them, and each needs a vowel on the grid.</source>
   <translation>Solo quedan consonantes, {} en total, y cada una necesita una vocal de la cuadrícula.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} has {} words left of {}, and none of them leads to a solution.</source>
   <translation>A la {} le quedan {} palabras de {}, y ninguna lleva a una solución.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Without {0}, the other tiles can stay, and the {1} has {2} words.</source>
   <translation>
    <numerusform>Quita {0}: las demás fichas pueden quedarse, y para la {1} hay {2} palabra.</numerusform>
    <numerusform>Quita {0}: las demás fichas pueden quedarse, y para la {1} hay {2} palabras.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} stands in the same word in every solution.</source>
   <translation>La {} está en la misma palabra en todas las soluciones.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Put the {1} and the {2} into one word: every solution does, and {0} words have both.</source>
   <translation>
    <numerusform>Pon la {1} y la {2} en la misma palabra: así es en todas las soluciones, y {0} palabra tiene las dos.</numerusform>
    <numerusform>Pon la {1} y la {2} en la misma palabra: así es en todas las soluciones, y {0} palabras tienen las dos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>With only {} vowels, some words must cross at a vowel.</source>
   <translation>
    <numerusform>Con solo {} vocal, algunas palabras deben cruzarse en ella.</numerusform>
    <numerusform>Con solo {} vocales, algunas palabras deben cruzarse en una vocal.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {1}: only {0} of your {2} words have it.</source>
   <translation>
    <numerusform>Empieza por la {1}: solo la tiene {0} de tus {2} palabras.</numerusform>
    <numerusform>Empieza por la {1}: solo la tienen {0} de tus {2} palabras.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Begin with the {} and the {}: {} and {} of your {} words have them.</source>
   <translation>Empieza por la {} y la {}: las tienen {} y {} de tus {} palabras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Every solution uses {}.</source>
   <translation>Todas las soluciones usan {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>The {} fits only {}.</source>
   <translation>La {} solo encaja en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>All of them are among the {} most common words of the list.</source>
   <translation>Todas están entre las {} palabras más comunes de la lista.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Everyday words are enough: {}.</source>
   <translation>Bastan palabras corrientes: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} takes {} of the {} letters at once.</source>
   <translation>{} usa de golpe {} de las {} letras.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>{} words are enough: {}.</source>
   <translation>
    <numerusform>Basta {} palabra: {}.</numerusform>
    <numerusform>Bastan {} palabras: {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Fewer never are: that is proven.</source>
   <translation>Con menos no se puede: está demostrado.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/why.py" />
   <source>Only {} of your {} words have the {}.</source>
   <translation>
    <numerusform>Solo {} de tus {} palabras tiene la {}.</numerusform>
    <numerusform>Solo {} de tus {} palabras tienen la {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>no word</source>
   <translation>sin palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>left: {}</source>
   <translation>sobra: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>discard: {}</source>
   <translation>descarte: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>No first word is known yet</source>
   <translation>Aún no se conoce la primera palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Estimación: empezar con {}, puntuación final {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped</source>
   <translation>Detenido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation>Detenido: lo mejor hasta ahora, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>proven best {}</source>
   <translation>mejor demostrado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {} with this word list, proven</source>
   <translation>Tu puntuación: {}; la mejor con esta lista de palabras: {} (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>You scored {}; best {}, proven</source>
   <translation>Tu puntuación: {}; la mejor: {} (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {} from here; {} at the start</source>
   <translation>Lo mejor demostrado desde aquí: {}; al principio: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Seed</source>
   <translation>Semilla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Hand size</source>
   <translation>Cartas en la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Has a word</source>
   <translation>Tiene una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Can be cleared</source>
   <translation>Se puede vaciar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Unique best game</source>
   <translation>Partida óptima única</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs an empty pile</source>
   <translation>Necesita un montón vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <source>Needs a two-letter card</source>
   <translation>Necesita una carta de dos letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Deck</source>
   <translation>Baraja</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation>
    <numerusform>{} carta; una mano tiene de {} a {}</numerusform>
    <numerusform>{} cartas; una mano tiene de {} a {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word needs at least {} cards</source>
   <translation>Una palabra necesita al menos {} cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the list</source>
   <translation>{} no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>{} is not in the hand</source>
   <translation>{} no está en la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>You have drawn a card already</source>
   <translation>Ya has robado una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>draw a card first</source>
   <translation>antes hay que robar una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_game.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Para cerrar, forma palabras con todas las cartas menos una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} leaves the hand at {}; a card of the pile gives {} on average.</source>
   <translation>La carta descubierta {} deja la mano en {}; una carta del mazo da {} de media.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open card leaves the hand at {}, a card of the pile at {} on average.</source>
   <translation>La carta descubierta deja la mano en {}; una carta del mazo, en {} de media.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} of the {} unseen cards are better for this hand than the open {}.</source>
   <translation>{} de las {} cartas no vistas son mejores para esta mano que la carta descubierta, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>With the open {} you could go out: {}.</source>
   <translation>Con la carta descubierta {} podrías cerrar: {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Only {} of the {} unseen cards are as good as the {}.</source>
   <translation>
    <numerusform>Solo {} de las {} cartas no vistas es tan buena como la {}.</numerusform>
    <numerusform>Solo {} de las {} cartas no vistas son tan buenas como la {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>The open {} makes {}; only {} of {} unseen cards are as good.</source>
   <translation>La carta descubierta {} forma {}; solo {} de {} cartas no vistas son igual de buenas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Without the {}, {} of {} unseen cards let you go out; without the {}, {}.</source>
   <translation>Sin la {}, {} de las {} cartas no vistas te dejan cerrar; sin la {}, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Your best lay-down now uses the {} in {} and leaves the {} over.</source>
   <translation>Lo mejor que puedes bajar ahora usa la {} en {} y deja sin usar la {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Keeping the {} instead of the {} is worth {} more next turn, on average.</source>
   <translation>Quedarte con la {} en vez de la {} vale {} más en el próximo turno, de media.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Going out scores {} for certain; one more card averages {}, and the opponent may go out first.</source>
   <translation>Cerrar suma {} seguro; una carta más da {} de media, y el rival podría cerrar antes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>You can go out now for {}; one more card averages {}.</source>
   <translation>Puedes cerrar ahora con {}; una carta más da {} de media.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>Put the {} into {} and discard the {}: you give away {} less.</source>
   <translation>Pon la {} en {} y descarta la {}: regalas {} menos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} takes the {} too, which is worth twice its {} points.</source>
   <translation>{} usa también la {}, y eso vale el doble de sus {} puntos.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave only {} points over instead of {}.</source>
   <translation>
    <numerusform>{} deja sin usar solo {} puntos en vez de {}.</numerusform>
    <numerusform>{} dejan sin usar solo {} puntos en vez de {}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} leave nothing over; you left {} points.</source>
   <translation>
    <numerusform>{} no deja nada sin usar; tú dejaste {} puntos.</numerusform>
    <numerusform>{} no dejan nada sin usar; tú dejaste {} puntos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} beats the opponent's longest word of {} letters, which earns {}.</source>
   <translation>{} supera la palabra más larga del rival, de {} letras, y eso da {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/hand_review.py" />
   <source>{} words beat the opponent's {} and earn {} for the most words.</source>
   <translation>
    <numerusform>{} palabra supera las {} del rival y da {} por tener más palabras.</numerusform>
    <numerusform>{} palabras superan las {} del rival y dan {} por tener más palabras.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>if stopped</source>
   <translation>si paras ya</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/hints.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word can be played</source>
   <translation>No se puede jugar ninguna palabra</translation>
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
    <numerusform>{} letra</numerusform>
    <numerusform>{} letras</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>Play words with the top cards and free those beneath. The best is {}.</source>
   <translation>Juega palabras con las cartas de arriba y libera las de debajo. Mejor puntuación: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>The longest word of a best game has {} letters.</source>
   <translation>La palabra más larga de una partida óptima tiene {} letras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best {}</source>
   <translation>mejor {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>words</source>
   <translation>
    <numerusform>palabra</numerusform>
    <numerusform>palabras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>points</source>
   <translation>
    <numerusform>punto</numerusform>
    <numerusform>puntos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/paper.py" />
   <source>eight piles of two</source>
   <translation>ocho montones de dos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play on without giving anything away</source>
   <translation>Sigue jugando sin regalar nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word is a mistake here. Play a word or a move that gives nothing away</source>
   <translation>La palabra que más puntúa es aquí un error. Juega una palabra o mueve una carta sin regalar nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Play a word from the best lay-down of this hand; one card is discarded</source>
   <translation>Juega una de las palabras con las que mejor se baja esta mano y descarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>Hand of {} cards</source>
   <translation>Mano de {} cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <source>The highest-scoring word</source>
   <translation>La palabra que más puntúa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/practice.py" />
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>move {}</source>
   <translation>jugada {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has only {}</source>
   <translation>{} × {}: la baraja solo tiene {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>Only the top card of a pile of two can move to an empty pile</source>
   <translation>Solo la carta de arriba de un montón de dos puede pasar a un montón vacío</translation>
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
   <translation>montón {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>unknown</source>
   <translation>desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>these cards spell {}, not {}</source>
   <translation>estas cartas forman {}, no {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>no cards given; enter piles such as L/Q O/X - T</source>
   <translation>no se han indicado cartas; escribe montones como L/Q O/X - T</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>eight cards in several ways; put spaces between the cards</source>
   <translation>ocho cartas de varias maneras; pon espacios entre las cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>line {}</source>
   <translation>línea {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Hand</source>
   <translation>Mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} piles given; the maximum is {}, and a daily puzzle has {} cards in two rows</source>
   <translation>{} montones indicados; el máximo es {}, y un puzle diario tiene {} cartas en dos filas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>is missing</source>
   <translation>falta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>column {}</source>
   <translation>columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} cards; a pile has at most two</source>
   <translation>{} cartas; un montón tiene como máximo dos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>Only a lower card may be unknown</source>
   <translation>Solo una carta de abajo puede ser desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{!r} is not a card; cards are letters and pairs such as QU IN ER TH CL</source>
   <translation>{!r} no es una carta; las cartas son letras y pares como QU IN ER TH CL</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>List's language</source>
   <translation>Idioma de la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>English</source>
   <translation>Inglés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Minimum cards per word</source>
   <translation>Mínimo de cartas por palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Length bonus</source>
   <translation>Bonus por longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Points by word length, such as 5:2,6:5; other lengths have none.</source>
   <translation>Puntos según la longitud de la palabra, como 5:2,6:5; las demás longitudes no dan ninguno.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Goal</source>
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Best score</source>
   <translation>Mejor puntuación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation>Todas las cartas usadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Games to list</source>
   <translation>Partidas en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Samples</source>
   <translation>Muestras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Keep one card</source>
   <translation>Quedarse una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>All may be laid down</source>
   <translation>Se pueden bajar todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Longest word to beat</source>
   <translation>Palabra más larga que superar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>Word count to beat</source>
   <translation>Número de palabras que superar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <source>{!r} is not of the form letters:points, such as 5:2</source>
   <translation>{!r} no tiene la forma letras:puntos, como 5:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/rules.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation>{!r} no es un número entero de {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation>({} a {})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>No top card fits {} here</source>
   <translation>Ninguna carta de arriba da {} aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>A card must be in the tray before it can be moved there</source>
   <translation>Una carta debe estar en la bandeja para poder moverla allí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/tray_input.py" />
   <source>The tray is empty</source>
   <translation>La bandeja está vacía</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} were still there and would have scored {}.</source>
   <translation>
    <numerusform>{} seguía ahí y habría sumado {}.</numerusform>
    <numerusform>{} seguían ahí y habrían sumado {}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} more words were still there, {} first, and would have scored {}.</source>
   <translation>Quedaban {} palabras más, primero {}, y habrían sumado {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice.</source>
   <translation>Una carta bajada cuenta y ya no se resta: {} puntos, dos veces.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card laid down counts and is no longer subtracted: {} points, twice, and {} for length.</source>
   <translation>Una carta bajada cuenta y ya no se resta: {} puntos, dos veces, y {} por la longitud.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} instead of the {}: it uncovers the {}.</source>
   <translation>Mueve la {} en vez de la {}: así se destapa la {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {}.</source>
   <translation>Mueve primero la {}: así se destapa la {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Any word now costs at least {} points.</source>
   <translation>
    <numerusform>Cualquier palabra cuesta ahora al menos {} punto.</numerusform>
    <numerusform>Cualquier palabra cuesta ahora al menos {} puntos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Move the {} first: it uncovers the {} for {}.</source>
   <translation>Mueve primero la {}: destapa la {} para {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Only {} takes the {}, and {} breaks it up.</source>
   <translation>Solo {} usa la {}, y {} estropea esa palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} takes the {} that the {} needed: no word takes it any more.</source>
   <translation>{} se lleva la {} que necesitaba la {}: ninguna palabra la usa ya.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A best game plays it in {}.</source>
   <translation>En una partida óptima se juega en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} no word takes the {} any more; a best game plays it in {}.</source>
   <translation>Después de {}, ninguna palabra usa ya la {}; en una partida óptima se juega en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>With the {} as well, {} scores {} more than {}.</source>
   <translation>Usando también la {}, {} suma {} más que {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}; after {} it is left over, even with best play.</source>
   <translation>{} destapa la {} para {}; después de {}, se queda sin usar, aun jugando lo mejor posible.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word in your cards scores more than {}.</source>
   <translation>{} guarda {} para {}; después de {}, ninguna palabra de tus cartas suma más que {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} keeps {} for {}; after {} no word is left in your cards.</source>
   <translation>{} guarda {} para {}; después de {}, ya no queda ninguna palabra en tus cartas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} spends the {} of {}, which scores {} in a best game.</source>
   <translation>{} gasta la {} de {}, que suma {} en una partida óptima.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} uncovers the {} for {}, which scores {} in a best game.</source>
   <translation>{} destapa la {} para {}, que suma {} en una partida óptima.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, but the rest then scores {} less.</source>
   <translation>{} suma ahora {} más que {}, pero el resto suma después {} menos.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>The {} are then left over.</source>
   <translation>
    <numerusform>Entonces la {} se queda sin usar.</numerusform>
    <numerusform>Entonces {} se quedan sin usar.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>After {} the {} are left over, even with best play; after {} they are used.</source>
   <translation>
    <numerusform>Después de {}, la {} se queda sin usar, aun jugando lo mejor posible; después de {}, se usa.</numerusform>
    <numerusform>Después de {}, se quedan sin usar {}, aun jugando lo mejor posible; después de {}, se usan.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>A card left over counts twice: its points are not won, and they are subtracted.</source>
   <translation>Una carta sin usar cuenta doble: sus puntos no se ganan y además se restan.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {}, and the rest then scores as much.</source>
   <translation>{} suma {} más que {}, y el resto suma después lo mismo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and only {} less later.</source>
   <translation>{} suma ahora {} más que {}, y después solo {} menos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>{} scores {} more than {} now, and {} more later.</source>
   <translation>{} suma ahora {} más que {}, y después {} más.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>No word yet: each one now costs at least {} points.</source>
   <translation>
    <numerusform>Ninguna palabra todavía: ahora cada una cuesta al menos {} punto.</numerusform>
    <numerusform>Ninguna palabra todavía: ahora cada una cuesta al menos {} puntos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Begin with the {}: only {} words in your cards take it.</source>
   <translation>
    <numerusform>Empieza por la {}: solo {} palabra de tus cartas la usa.</numerusform>
    <numerusform>Empieza por la {}: solo {} palabras de tus cartas la usan.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Look for a long word: its length alone scores {}.</source>
   <translation>Busca una palabra larga: solo por su longitud ya suma {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Uncover the {} under the {}: every best game uses it.</source>
   <translation>Destapa la {} que está debajo de la {}: todas las partidas óptimas la usan.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/why.py" />
   <source>Left over, the {} counts twice: its {} points are not won, and they are subtracted.</source>
   <translation>Sin usar, la {} cuenta doble: sus {} puntos no se ganan y además se restan.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {}, best word {}</source>
   <translation>{}, {}, mejor palabra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation>1: ninguno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation>2: dobles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation>3: dobles y triples</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Rules</source>
   <translation>Reglas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/paper.py" />
   <source>4 × 4 with multipliers</source>
   <translation>4 × 4 con multiplicadores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word is worth most per second, at {} s per word and {} s per tile?</source>
   <translation>¿Qué palabra vale más por segundo, con {} s por palabra y {} s por ficha?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Trace {} for the most points</source>
   <translation>Traza {} para sumar el máximo de puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Which word first on {}…</source>
   <translation>Qué palabra va primero en {}…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/practice.py" />
   <source>Path of {}</source>
   <translation>Ruta de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per word</source>
   <translation>Segundos por palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan in Analyse: the time to spot a word and release it. Play and Practice use your measured pace.</source>
   <translation>Para el plan de Analizar: tiempo para ver una palabra y soltarla. Jugar y las prácticas usan tu ritmo medido.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds per tile</source>
   <translation>Segundos por ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation>El mapa de calor muestra</translation>
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
   <translation>Puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation>multiplicadores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation>multiplicador {}</translation>
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
   <translation>fila {}, columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} already has {}; only one multiplier is allowed</source>
   <translation>la ficha {} ya tiene {}; solo se permite un multiplicador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation>{} (dañado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation>reglas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name may have up to 40 lowercase letters, digits, - and _</source>
   <translation>un nombre puede tener hasta 40 letras minúsculas, cifras, - y _</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from {} to {}</source>
   <translation>{!r} no es un número de {} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimal places</source>
   <translation>{!r} tiene más de dos decimales</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over {} and scores {}, without them {}.</source>
   <translation>{} pasa por {} y suma {}; sin ellos, {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} runs over the {}: {} points instead of {}.</source>
   <translation>{} pasa por {}: {} puntos en vez de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than any of your {} words.</source>
   <translation>{} suma {} en {} s, más por segundo que cualquiera de tus {} palabras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} scores {} in {} s, more per second than {} of your {} words.</source>
   <translation>{} suma {} en {} s, más por segundo que {} de tus {} palabras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Take the other {}, the one with {}: {} instead of {}.</source>
   <translation>Usa la otra {}, la que tiene {}: {} en vez de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Through the {} in row {}, column {} it scores {} instead of {}.</source>
   <translation>Por la {} de la fila {}, columna {}, suma {} en vez de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: {} of the {} words before it bring less per second.</source>
   <translation>Juega {} antes: {} de las {} palabras anteriores dan menos por segundo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>Play {} earlier: each of the {} words before it brings less per second.</source>
   <translation>Juega {} antes: cada una de las {} palabras anteriores da menos por segundo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/why.py" />
   <source>{} brings {} points per second; every word of the plan brings at least {}.</source>
   <translation>{} da {} puntos por segundo; cada palabra del plan da al menos {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; enter its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation>el tablero está vacío; escribe sus filas, como AEKC/MRFS/BDCI/LPVR</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation>un tablero tiene como máximo {} filas, no {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation>una fila tiene como máximo {} fichas, no {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation>fila {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles, but row 1 has {}</source>
   <translation>
    <numerusform>{} ficha, pero la fila 1 tiene {}</numerusform>
    <numerusform>{} fichas, pero la fila 1 tiene {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation>{!r} no es una letra, {} (bloqueada), {} (cualquier letra) ni {} (vacía)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the lowercase letter {!r} must follow a capital; write Qu for a two-letter tile</source>
   <translation>la minúscula {!r} debe ir tras una mayúscula; escribe Qu para una ficha de dos letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>As usual in the language of the word list</source>
   <translation>Lo habitual en el idioma de la lista de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation>Letras de una bolsa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, but {} has {}; use dice={} for any size</source>
   <translation>{} × {} fichas necesitan {} dados, pero {} tiene {}; usa dice={} para cualquier tamaño</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation>Clásico 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation>Nuevo 4 × 4</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation>Grande 5 × 5 (1979)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation>Deluxe 5 × 5 (1997)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation>Grande 5 × 5 (2012)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation>Super Big 6 × 6</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <source>has no words of 3 to 8 letters</source>
   <translation>no tiene palabras de 3 a 8 letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice_fitting.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation>lista de palabras {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find {} words you missed</source>
   <translation>
    <numerusform>Tu tablero otra vez: encuentra {} palabra que se te escapó</numerusform>
    <numerusform>Tu tablero otra vez: encuentra {} palabras que se te escaparon</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Your board again: find a word {}</source>
   <translation>Tu tablero otra vez: encuentra una palabra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>A fresh board: find a word {}</source>
   <translation>Un tablero nuevo: encuentra una palabra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find a word {} on {}</source>
   <translation>Encuentra una palabra {} en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>Find all words that use exactly the letters {}</source>
   <translation>Encuentra todas las palabras que usan exactamente las letras {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/practice.py" />
   <source>You found {1}: find {0} words that extend or reverse it</source>
   <translation>
    <numerusform>Encontraste {1}: encuentra {0} palabra que la alargue o la invierta</numerusform>
    <numerusform>Encontraste {1}: encuentra {0} palabras que la alarguen o la inviertan</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} cells</source>
   <translation>
    <numerusform>{} casilla</numerusform>
    <numerusform>{} casillas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>Dice</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>these dice cannot show such a board</source>
   <translation>estos dados no pueden mostrar un tablero así</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>only single letters of the word list, Qu, and {} for an open cell can be completed</source>
   <translation>solo se pueden completar letras sueltas de la lista de palabras, Qu y {} para una casilla libre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof/board_proof.py" />
   <source>a board with both Q and Qu cannot be completed</source>
   <translation>un tablero con Q y Qu a la vez no se puede completar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>a few seconds</source>
   <translation>unos segundos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>up to a minute</source>
   <translation>hasta un minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/proof_effort.py" />
   <source>an hour or two</source>
   <translation>una o dos horas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>{} letters, {}</source>
   <translation>
    <numerusform>{} letra, {}</numerusform>
    <numerusform>{} letras, {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>on the tiles</source>
   <translation>en las fichas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>marked</source>
   <translation>señaladas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>Par reached</source>
   <translation>Par alcanzado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>All {} words of {} letters found</source>
   <translation>Todas las {} palabras de {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is longer</source>
   <translation>Ninguna palabra de este tablero es más larga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/review.py" />
   <source>No word on this board is worth more</source>
   <translation>Ninguna palabra de este tablero vale más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be placed on this board with these dice</source>
   <translation>{} no se puede colocar en este tablero con estos dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found and one tile more.</source>
   <translation>{} de las {} palabras comunes que se te escaparon son una palabra encontrada con una ficha más.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are a word you found with a tile before it.</source>
   <translation>{} de las {} palabras comunes que se te escaparon son una palabra encontrada con una ficha delante.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed lie inside a longer word that you found.</source>
   <translation>{} de las {} palabras comunes que se te escaparon están dentro de una palabra más larga que sí encontraste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed go through a tile that you never used.</source>
   <translation>{} de las {} palabras comunes que se te escaparon pasan por una ficha que no usaste nunca.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} of the {} common words you missed are longer than your longest word.</source>
   <translation>{} de las {} palabras comunes que se te escaparon son más largas que tu palabra más larga.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: one more tile, the {}, makes {}.</source>
   <translation>Encontraste {}: una ficha más, la {}, forma {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: the {} before it makes {}.</source>
   <translation>Encontraste {}: la {} delante forma {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: backwards it is {}.</source>
   <translation>Encontraste {}: al revés es {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>The tiles of {}, which you found, also spell {}.</source>
   <translation>Las fichas de {}, que encontraste, también forman {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: with {} instead of {} it is {}.</source>
   <translation>Encontraste {}: con {} en vez de {} es {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}: {} before it makes {}.</source>
   <translation>Encontraste {}: con {} delante es {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>You found {}, and it goes on: {} makes {}.</source>
   <translation>Encontraste {}, y sigue: {} forma {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>None of your words uses the {1} in row {2}, column {3}; {0} words do.</source>
   <translation>
    <numerusform>Ninguna de tus palabras usa la {1} de la fila {2}, columna {3}; {0} palabra sí.</numerusform>
    <numerusform>Ninguna de tus palabras usa la {1} de la fila {2}, columna {3}; {0} palabras sí.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more: {}.</source>
   <translation>De {} salen {} más: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} opens {} more words, such as {}.</source>
   <translation>De {} salen {} palabras más, como {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} lies inside {}, which you found.</source>
   <translation>{} está dentro de {}, que encontraste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} ends on the tiles {} of {}, which you found.</source>
   <translation>{} termina en las fichas {} de {}, que encontraste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} begins on the tiles {} of {}, which you found.</source>
   <translation>{} empieza en las fichas {} de {}, que encontraste.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found none of them.</source>
   <translation>{} palabras empiezan en la {} de la fila {}, columna {}; no encontraste ninguna.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} words start at the {} in row {}, column {}; you found {}.</source>
   <translation>{} palabras empiezan en la {} de la fila {}, columna {}; encontraste {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is the longest word here, with {1} letters.</source>
   <translation>{2} es la palabra más larga del tablero, con {1} letras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{2} is one of the {0} longest words here, with {1} letters.</source>
   <translation>{2} es una de las {0} palabras más largas del tablero, con {1} letras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} has the letters of {}, which you found, on other tiles.</source>
   <translation>{} tiene las letras de {}, que encontraste, en otras fichas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{} is the most common word that you missed.</source>
   <translation>{} es la palabra más común que se te escapó.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/why.py" />
   <source>{1} is an everyday word: only {0} words of the list are more common.</source>
   <translation>
    <numerusform>{1} es una palabra corriente: solo {0} palabra de la lista es más común.</numerusform>
    <numerusform>{1} es una palabra corriente: solo {0} palabras de la lista son más comunes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is too large to be read whole. Export it, then forget some games.</source>
   <translation>El historial es demasiado grande para leerlo entero. Expórtalo y luego borra algunas partidas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>The history is nearly full and soon cannot be read whole. Export it, then forget some games.</source>
   <translation>El historial está casi lleno y pronto no se podrá leer entero. Expórtalo y luego borra algunas partidas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/sync.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>is too large</source>
   <translation>es demasiado grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>contains no history</source>
   <translation>no contiene ningún historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/history.py" />
   <source>cannot be written: another window of Qless Studio is using it. Try again in a moment</source>
   <translation>no se puede escribir: otra ventana de Qless Studio lo está usando. Inténtalo de nuevo en un momento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>Detect automatically</source>
   <translation>Detectar automáticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry per line</source>
   <translation>una entrada por línea</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>First column</source>
   <translation>Primera columna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation>todas las palabras de una línea</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>words from column {}</source>
   <translation>palabras de la columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>without the header</source>
   <translation>sin la cabecera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>frequencies from column {}</source>
   <translation>frecuencias de la columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Western Europe)</source>
   <translation>{} (Europa occidental)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>{} (Central Europe)</source>
   <translation>{} (Europa central)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>line {} is not text in {}</source>
   <translation>la línea {} no es texto en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>the file is not text</source>
   <translation>el archivo no es texto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} and {}</source>
   <translation>{} y {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>numbers as frequencies</source>
   <translation>números como frecuencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/decoding.py" />
   <source>a JSON list</source>
   <translation>lista JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation>sustantivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation>verbo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation>adjetivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation>adverbio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation>artículo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation>conjunción</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation>determinante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation>interjección</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation>preposición</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation>pronombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation>plural de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past form of {}</source>
   <translation>pasado de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person singular of {}</source>
   <translation>tercera persona del singular de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation>forma en -ing de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation>comparativo de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation>superlativo de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation>forma de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary with the forms of {}</source>
   <translation>diccionario Hunspell con las formas de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>Only the stems of this Hunspell dictionary are read, and no other forms: {}</source>
   <translation>De este diccionario Hunspell solo se leen las raíces, y ninguna otra forma: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>a Hunspell dictionary</source>
   <translation>diccionario Hunspell</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/hunspell.py" />
   <source>the affix file makes more than {} forms</source>
   <translation>el archivo de afijos produce más de {} formas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list name must begin with a letter or digit and have at most 50 letters, digits, spaces, dots, hyphens and brackets</source>
   <translation>el nombre de una lista debe empezar por una letra o cifra y tener como máximo 50 letras, cifras, espacios, puntos, guiones y paréntesis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no word list has this name</source>
   <translation>ninguna lista de palabras se llama así</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation>la lista guardada está dañada; quítala e impórtala de nuevo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a word must have 1 to {} letters</source>
   <translation>una palabra debe tener de 1 a {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, changed</source>
   <translation>{}, modificada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>{}, at least {}</source>
   <translation>{}, al menos {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>Your banned and added words cannot be read: {}: {}</source>
   <translation>No se pueden leer tus palabras prohibidas y añadidas: {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>The file of banned and added words was damaged and has been renamed to {}; no words are banned or added.</source>
   <translation>El archivo de palabras prohibidas y añadidas estaba dañado y ahora se llama {}; no hay palabras prohibidas ni añadidas.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept</source>
   <translation>
    <numerusform>{} palabra conservada</numerusform>
    <numerusform>{} palabras conservadas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>{} entries left out</source>
   <translation>
    <numerusform>{} entrada omitida</numerusform>
    <numerusform>{} entradas omitidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{}, read as {}; {}</source>
   <translation>{}, leído como {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>there is no {} beside it</source>
   <translation>no hay ningún {} al lado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>comments</source>
   <translation>comentarios</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>phrases of several words</source>
   <translation>expresiones de varias palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, probably names or abbreviations</source>
   <translation>con mayúscula, probablemente nombres o abreviaturas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation>con apóstrofo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation>con guion</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation>con acento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters that are not letters of the language</source>
   <translation>con caracteres que no son letras del idioma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation>de más de {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German</source>
   <translation>Alemán</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>French</source>
   <translation>Francés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Spanish</source>
   <translation>Español</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Italian</source>
   <translation>Italiano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Dutch</source>
   <translation>Neerlandés</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>Polish</source>
   <translation>Polaco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/languages.py" />
   <source>German, Ä played as AE</source>
   <translation>Alemán, Ä se juega como AE</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>very common</source>
   <translation>muy común</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>common</source>
   <translation>común</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>uncommon</source>
   <translation>poco común</translation>
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
   <translation>las {} palabras más comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation>Comunes 2k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation>Comunes 5k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation>Comunes 10k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation>Comunes 20k</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation>Cotidiana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation>palabras de uso general</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Standard</source>
   <translation>Estándar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words of a good desk dictionary</source>
   <translation>palabras de un buen diccionario de uso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation>Amplia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation>palabras estándar, y otras más raras que confirma una segunda fuente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation>Max (internacional)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all known words, in the spellings of all regions</source>
   <translation>todas las palabras conocidas, en la ortografía de todas las regiones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words that occur in texts</source>
   <translation>palabras que aparecen en textos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words and all their forms</source>
   <translation>palabras estándar y todas sus formas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max</source>
   <translation>Max</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>all words of the dictionary</source>
   <translation>todas las palabras del diccionario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation>leída de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>as for its source</source>
   <translation>la misma que su fuente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>is built in and cannot be removed</source>
   <translation>está integrada y no se puede quitar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list has this name; choose another</source>
   <translation>ya hay una lista con este nombre; elige otro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation>importada de {} el {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>contains no usable words ({})</source>
   <translation>no contiene palabras utilizables ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>{} × {} pixels</source>
   <translation>{} × {} píxeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>a picture has {} to {} pixels on each side</source>
   <translation>una imagen tiene de {} a {} píxeles en cada lado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>the picture is damaged</source>
   <translation>la imagen está dañada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/picture.py" />
   <source>the weights for reading pictures cannot be read: {}</source>
   <translation>no se pueden leer los pesos para reconocer imágenes: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>a board in a picture has 1 to {} rows and columns</source>
   <translation>un tablero en una imagen tiene de 1 a {} filas y columnas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/pictures/reading.py" />
   <source>the four corners do not span a board</source>
   <translation>las cuatro esquinas no delimitan un tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>best so far</source>
   <translation>lo mejor hasta ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of the month</source>
   <translation>lo mejor del mes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>best of a day</source>
   <translation>lo mejor de un día</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/play_statistics.py" />
   <source>{}, previously {}</source>
   <translation>{}, antes {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>small</source>
   <translation>pequeño</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>medium</source>
   <translation>mediano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>large</source>
   <translation>grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>rare words</source>
   <translation>palabras raras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>long words</source>
   <translation>palabras largas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>longer forms of words</source>
   <translation>palabras alargadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>seldom</source>
   <translation>rara vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>usually</source>
   <translation>casi siempre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>about {} of 10</source>
   <translation>cerca de {} de cada 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>you find it in games like this: {}</source>
   <translation>en partidas así la encuentras: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>not known yet: {} of {} games</source>
   <translation>aún no se sabe: {} de {} partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>about {}, give or take {}</source>
   <translation>unos {}, con un margen de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Easier than usual for you</source>
   <translation>Más fácil de lo habitual para ti</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Harder than usual for you</source>
   <translation>Más difícil de lo habitual para ti</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{} points given away per game (from {} games)</source>
   <translation>
    <numerusform>{} puntos regalados por partida (en {} partida)</numerusform>
    <numerusform>{} puntos regalados por partida (en {} partidas)</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{} small, {} medium, {} large</source>
   <translation>pequeños {}, medianos {}, grandes {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>Mistakes in {} games: {}</source>
   <translation>
    <numerusform>Errores en {} partida: {}</numerusform>
    <numerusform>Errores en {} partidas: {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: stronger than usual for you</source>
   <translation>{}: mejor que de costumbre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/levels.py" />
   <source>{}: weaker than usual for you</source>
   <translation>{}: peor que de costumbre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>Common words make {}.</source>
   <translation>Con palabras comunes salen {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/paper_boards.py" />
   <source>The longest word has {} letters and begins with {}.</source>
   <translation>La palabra más larga tiene {} letras y empieza por {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>any</source>
   <translation>cualquiera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Near your level</source>
   <translation>Cerca de tu nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/player/scale.py" />
   <source>Harder</source>
   <translation>Más difícil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/plugins.py" />
   <source>The plug-in {} ({}) cannot be used: {}</source>
   <translation>No se puede usar el complemento {} ({}): {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/session.py" />
   <source>about {} minutes</source>
   <translation>
    <numerusform>{} minuto, más o menos</numerusform>
    <numerusform>{} minutos, más o menos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} letters or more</source>
   <translation>
    <numerusform>{} letra o más</numerusform>
    <numerusform>{} letras o más</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Beginning {}–</source>
   <translation>Comienzo {}–</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Ending –{}</source>
   <translation>Final –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Words with {}</source>
   <translation>Palabras con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/practice/strengths.py" />
   <source>Rolls with {}</source>
   <translation>Tiradas con {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/reasons.py" />
   <source>{} or {}</source>
   <translation>{} o {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <source>is damaged: {}</source>
   <translation>está dañado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/widgets/basic/labels.py" />
   <source>{}%</source>
   <translation>{} %</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/texts.py" />
   <source>{} minutes</source>
   <translation>
    <numerusform>{} minuto</numerusform>
    <numerusform>{} minutos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/__init__.py" />
   <location filename="../../qless_studio/ui/tab/game_view.py" />
   <source>No clock</source>
   <translation>Sin reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Suffixes in ring order (? for an open one), called X, Y, Z, W, V, U; then ; and prefixes, each after the letters of its suffixes: XY=wi joins the first two</source>
   <translation>Sufijos en orden circular (? para uno libre), llamados X, Y, Z, W, V, U; después ; y los prefijos, cada uno tras las letras de sus sufijos: XY=wi une los dos primeros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet</source>
   <translation>Hoja del puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>Puzzle sheet with the answer</source>
   <translation>Hoja del puzle con la respuesta</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/analyse_page.py" />
   <source>puzzles</source>
   <translation>
    <numerusform>puzle</numerusform>
    <numerusform>puzles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} prefixes</source>
   <translation>
    <numerusform>{} prefijo</numerusform>
    <numerusform>{} prefijos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/graph.py" />
   <source>Write a prefix in each round node so that every line spells a word.</source>
   <translation>Escribe un prefijo en cada nodo redondo, de modo que cada línea forme una palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>the answers are covered</source>
   <translation>las respuestas están tapadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>the puzzle is not analysed yet</source>
   <translation>el puzle aún no está analizado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>no prefix is placed</source>
   <translation>no hay ningún prefijo colocado</translation>
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
   <translation>no hay ningún puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Open board file…</source>
   <translation>Abrir archivo de tablero…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>change board; graph; json</source>
   <translation>cambiar de tablero; grafo; json</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>List puzzles</source>
   <translation>Listar puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Reveal until unique</source>
   <translation>Mostrar hasta que sea único</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Show a solution</source>
   <translation>Mostrar una solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <source>Remove all prefixes</source>
   <translation>Quitar todos los prefijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>clear; empty; remove; put back</source>
   <translation>vaciar; borrar; quitar; devolver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show clock while playing</source>
   <translation>Mostrar el reloj al jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/parts.py" />
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Exactly one board fits (proven)</source>
   <translation>Encaja exactamente un tablero (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Your moves</source>
   <translation>Tus jugadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Boards left</source>
   <translation>Tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/play_panel.py" />
   <source>Most common solution</source>
   <translation>Solución más común</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} prefixes for {}</source>
   <translation>
    <numerusform>{} prefijo para {}</numerusform>
    <numerusform>{} prefijos para {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>not one of {}</source>
   <translation>no está entre las {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Edges and their words</source>
   <translation>Aristas y sus palabras</translation>
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
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Prefix and suffix</source>
   <translation>Prefijo y sufijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far, easiest: {} words</source>
   <translation>
    <numerusform>{} hasta ahora, el más fácil: {} palabra</numerusform>
    <numerusform>{} hasta ahora, el más fácil: {} palabras</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated pairs</source>
   <translation>sin pares repetidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no repeated prefixes</source>
   <translation>sin prefijos repetidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>no repeated words</source>
   <translation>sin palabras repetidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Prefix {}, suffix {}; {}</source>
   <translation>Prefijo {}, sufijo {}; {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} to {}</source>
   <translation>{} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>No board fits any more (proven)</source>
   <translation>Ya no encaja ningún tablero (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Solved: every word is valid</source>
   <translation>Resuelto: todas las palabras son válidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Level</source>
   <translation>Nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Any level</source>
   <translation>Cualquier nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Easy</source>
   <translation>Fácil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Hard</source>
   <translation>Difícil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>New puzzle that the {} most common words can fill</source>
   <translation>Nuevo puzle: bastan las {} palabras más comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>hints, par {}</source>
   <translation>pistas, par {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead ends</source>
   <translation>
    <numerusform>vía muerta</numerusform>
    <numerusform>vías muertas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>boards, proven</source>
   <translation>tableros, demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>prefixes</source>
   <translation>prefijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} (taken back)</source>
   <translation>{} (deshecha)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} taken away</source>
   <translation>{} quitado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end</source>
   <translation>vía muerta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>not valid</source>
   <translation>no válida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>no dead end</source>
   <translation>sin vías muertas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>dead end at move {}</source>
   <translation>vía muerta en la jugada {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} dead ends, the first at move {}</source>
   <translation>{} vías muertas, la primera en la jugada {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First of all</source>
   <translation>Antes de nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Can it be filled?</source>
   <translation>¿Se puede llenar?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Where to start?</source>
   <translation>¿Por dónde empezar?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>How many prefixes fit?</source>
   <translation>¿Cuántos prefijos encajan?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>First letter</source>
   <translation>Primera letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Yes</source>
   <translation>Sí</translation>
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
   <translation>Sí, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Joins {}</source>
   <translation>Une {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>More than one is wrong</source>
   <translation>Hay más de uno mal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>Suffix {} of {}: {}</source>
   <translation>Sufijo {} de {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>empty</source>
   <translation>vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>next to {}</source>
   <translation>junto a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>already used next to {}</source>
   <translation>ya se usa junto a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>a word, but not one of the {} of this puzzle ({})</source>
   <translation>es una palabra, pero no está entre las {} de este puzle ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too long, maximum {}</source>
   <translation>{} es demasiado largo, máximo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} is too short, minimum {}</source>
   <translation>{} es demasiado corto, mínimo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>and {} more</source>
   <translation>y {} más</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>{} fit</source>
   <translation>
    <numerusform>{} encaja</numerusform>
    <numerusform>{} encajan</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/texts.py" />
   <source>none fit</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/__init__.py" />
   <source>3 minutes</source>
   <translation>3 minutos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board size…</source>
   <translation>Tamaño del tablero…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/analyse_page.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Rules…</source>
   <translation>Reglas…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/exercise.py" />
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Any letters</source>
   <translation>Cualquier letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Score sheet…</source>
   <translation>Hoja de puntuación…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>Super Big</source>
   <translation>Super Big</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>sides only</source>
   <translation>solo lados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/rules.py" />
   <source>edges wrap around</source>
   <translation>bordes unidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>5x5; rows; grid</source>
   <translation>5x5; filas; cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>options; minimum length; neighbours; bonus; deck; scoring; ruzzle; wordament</source>
   <translation>opciones; longitud mínima; vecinos; bonus; baraja; puntuación; ruzzle; wordament</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>no game is running</source>
   <translation>no hay ninguna partida en curso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Shuffle</source>
   <translation>Mezclar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>transpose; turn; rotate; mirror</source>
   <translation>transponer; voltear; girar; reflejar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>players; party</source>
   <translation>jugadores; grupo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Solvable?</source>
   <translation>¿Tiene solución?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Where next?</source>
   <translation>¿Por dónde seguir?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>How long?</source>
   <translation>¿De qué longitud?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which word?</source>
   <translation>¿Qué palabra?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Which tile?</source>
   <translation>¿Qué ficha?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>solved</source>
   <translation>resuelto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>No (proven)</source>
   <translation>No (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Why</source>
   <translation>Por qué</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>More than one</source>
   <translation>Más de una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Lift {}</source>
   <translation>Levanta {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>Three or more</source>
   <translation>Tres o más</translation>
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
   <translation>{}, en cualquier sitio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, on its own</source>
   <translation>{}, por sí sola</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, through the {} of {}</source>
   <translation>{}, por la {} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>{}, extending {}</source>
   <translation>{}, alargando {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Build one crossword that uses every die. Each step is checked as you play.</source>
   <translation>Forma un solo crucigrama que use todos los dados. Cada paso se comprueba mientras juegas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Type letters</source>
   <translation>Escribir letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The twelve dice</source>
   <translation>Los doce dados</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} parts</source>
   <translation>
    <numerusform>{} parte</numerusform>
    <numerusform>{} partes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>not connected</source>
   <translation>sin conectar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Too large</source>
   <translation>Demasiado grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>does not fit in the box</source>
   <translation>no cabe en el marco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>being typed, {}</source>
   <translation>a medias, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Vocabulary</source>
   <translation>Vocabulario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} (proven)</source>
   <translation>{} (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>In no word</source>
   <translation>En ninguna palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable without</source>
   <translation>Resoluble sin</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable by turning</source>
   <translation>Resoluble al girar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Solvable with</source>
   <translation>Resoluble con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} and {} more</source>
   <translation>{} y {} más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among all rolls</source>
   <translation>Entre todas las tiradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>{} have no solution</source>
   <translation>{} no tienen solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than at least {}</source>
   <translation>más fácil que al menos {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>easier than {}</source>
   <translation>más fácil que {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>harder than {}</source>
   <translation>más difícil que {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>Among solvable rolls</source>
   <translation>Entre las tiradas con solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>rolls have no solution</source>
   <translation>tiradas sin solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are easier</source>
   <translation>tiradas con solución más fáciles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>solvable rolls are harder</source>
   <translation>tiradas con solución más difíciles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/fact_list.py" />
   <source>invalid</source>
   <translation>no válida</translation>
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
   <translation>Jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A roll by its number</source>
   <translation>Una tirada por su número</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Number</source>
   <translation>Número</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>A free game with tiles from the bag</source>
   <translation>Una partida libre con fichas de la bolsa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>tiles</source>
   <translation>fichas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>the game is paused</source>
   <translation>la partida está en pausa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no tile is on the grid</source>
   <translation>no hay ninguna ficha en la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>no solution is shown</source>
   <translation>no se muestra ninguna solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>No solution…</source>
   <translation>Sin solución…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>claim; impossible; cannot be done</source>
   <translation>afirmar; imposible; no se puede</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Lift word</source>
   <translation>Levantar palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Select word</source>
   <translation>Seleccionar palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Place solution</source>
   <translation>Colocar solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Back to grid</source>
   <translation>Volver a la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Clear grid</source>
   <translation>Vaciar cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Swap rows and columns</source>
   <translation>Intercambiar filas y columnas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Centre grid</source>
   <translation>Centrar cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid up</source>
   <translation>Subir cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid down</source>
   <translation>Bajar cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid left</source>
   <translation>Mover cuadrícula a la izquierda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Move grid right</source>
   <translation>Mover cuadrícula a la derecha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Shuffle rack</source>
   <translation>Mezclar atril</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>Sort rack</source>
   <translation>Ordenar atril</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>What decided it</source>
   <translation>Qué lo decidió</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Daily puzzle, {}</source>
   <translation>Puzle diario, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Yours</source>
   <translation>La tuya</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far</source>
   <translation>{} hasta ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>touching pairs allowed</source>
   <translation>pares que se tocan permitidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>{} banned</source>
   <translation>{} prohibidas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>up to {} words</source>
   <translation>
    <numerusform>hasta {} palabra</numerusform>
    <numerusform>hasta {} palabras</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>box {}</source>
   <translation>marco {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved: one crossword with every die</source>
   <translation>Resuelto: un solo crucigrama con todos los dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable; stopped after {}</source>
   <translation>Con solución; detenido tras {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solvable: yes</source>
   <translation>Con solución: sí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Not solvable from here (proven)</source>
   <translation>Sin solución desde aquí (demostrado)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Found a grid with all tiles; there may be others</source>
   <translation>Hay una cuadrícula con todas las fichas; puede haber otras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your median</source>
   <translation>tu mediana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>right</source>
   <translation>correcto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>no solution exists</source>
   <translation>no hay solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>given up</source>
   <translation>abandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>A solution exists</source>
   <translation>Existe una solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>dice placed</source>
   <translation>dados colocados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>your best</source>
   <translation>tu mejor marca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Solved in {}</source>
   <translation>Resuelto en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Proven to have no solution in {}</source>
   <translation>Sin solución, demostrado en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/result_texts.py" />
   <source>Given up with {} of {} dice placed, {}</source>
   <translation>Abandono con {} de {} dados colocados, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no hints</source>
   <translation>esta partida no tiene pistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>daily puzzle</source>
   <translation>puzle diario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Rack slot {}, empty</source>
   <translation>Hueco {} del atril, vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the grid</source>
   <translation>Dado {}, {}, en la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die {}, {}, on the rack</source>
   <translation>Dado {}, {}, en el atril</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{} of the displayed solution, {}</source>
   <translation>{} de la solución mostrada, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Hint</source>
   <translation>Pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, given</source>
   <translation>{}, fijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, part of an invalid word: {}</source>
   <translation>{}, parte de una palabra no válida: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>{}, selected</source>
   <translation>{}, seleccionado</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Game with {} points</source>
   <translation>
    <numerusform>Partida de {} punto</numerusform>
    <numerusform>Partida de {} puntos</numerusform>
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
    <numerusform>{} cartas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} mistakes in this game</source>
   <translation>
    <numerusform>{} error en esta partida</numerusform>
    <numerusform>{} errores en esta partida</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} points could still be made.</source>
   <translation>
    <numerusform>Aún se podía sumar {} punto.</numerusform>
    <numerusform>Aún se podían sumar {} puntos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Set aside</source>
   <translation>Apartar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>The computer is playing…</source>
   <translation>Juega el ordenador…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: draw a card</source>
   <translation>Tu último turno: roba una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw a card</source>
   <translation>Robar una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Press 1 for the pile, 2 for the open card</source>
   <translation>Pulsa 1 para el mazo, 2 para la carta descubierta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>All cards are in words: discard the last one to go out</source>
   <translation>Todas las cartas están en palabras: descarta la última para cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Go out</source>
   <translation>Cerrar la ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Your last turn: set words aside, then discard</source>
   <translation>Tu último turno: aparta palabras y luego descarta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Make words, or choose one card to discard</source>
   <translation>Forma palabras o elige una carta para descartarla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Computer</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Keep one card to discard</source>
   <translation>Guarda una carta para el descarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word</source>
   <translation>Palabra válida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it and go out</source>
   <translation>Descartarla y cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} points are left over</source>
   <translation>Quedan {} puntos sin usar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discard it</source>
   <translation>Descartarla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or add cards for a word</source>
   <translation>o añade cartas para formar una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>{} with {} discarded scores {}, not {}, proven against the computer's same words.</source>
   <translation>{} y descartar {}: {} en vez de {}, demostrado contra las mismas palabras del ordenador.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The open {} was worth {} more on average than the draw pile.</source>
   <translation>La carta descubierta {} valía de media {} más que el mazo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The draw pile was worth {} more on average than the open {}.</source>
   <translation>El mazo valía de media {} más que la carta descubierta {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Discarding {} instead of {} was worth {} more on average.</source>
   <translation>Descartar {} en vez de {} valía de media {} más.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Then {} goes out.</source>
   <translation>Entonces {} cierra la ronda.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Longest word</source>
   <translation>Palabra más larga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Most words</source>
   <translation>Más palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>left over</source>
   <translation>sin usar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>went out with all {} cards</source>
   <translation>
    <numerusform>cerró con {} carta</numerusform>
    <numerusform>cerró con sus {} cartas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words you can play now</source>
   <translation>Palabras que puedes jugar ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words (estimate)</source>
   <translation>Primeras palabras (estimación)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games by score</source>
   <translation>Partidas por puntuación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay down the hand</source>
   <translation>Formas de bajar la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile {}</source>
   <translation>Mover montón {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation>mejor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Common</source>
   <translation>Comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>End value</source>
   <translation>Valor final</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Cost</source>
   <translation>Coste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation>Media</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation>Error</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation>Sobran</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation>Puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>This round so far</source>
   <translation>Esta ronda hasta ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>in the tray</source>
   <translation>en la bandeja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If you end the round now</source>
   <translation>Si terminas la ronda ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>If the computer went out now</source>
   <translation>Si el ordenador cerrase ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Round {}</source>
   <translation>Ronda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>lead</source>
   <translation>ventaja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows common words only, and draws from the pile.</source>
   <translation>Solo conoce palabras comunes y roba del mazo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows more words, and takes the open card when it helps.</source>
   <translation>Conoce más palabras y toma la carta descubierta cuando le conviene.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strong</source>
   <translation>Fuerte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Knows the whole list, and remembers the cards it has seen.</source>
   <translation>Conoce toda la lista y recuerda las cartas que ha visto.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Strength of the computer</source>
   <translation>Fuerza del ordenador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rounds</source>
   <translation>Rondas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Rules of the hand game</source>
   <translation>Reglas del juego de la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>Your words</source>
   <translation>Tus palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>took {}</source>
   <translation>tomó {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>drew a card</source>
   <translation>robó una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>{}, laid down {}, discarded {}</source>
   <translation>{}, bajó {}, descartó {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>{} positions</source>
   <translation>
    <numerusform>{} posición</numerusform>
    <numerusform>{} posiciones</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>not in a hand game</source>
   <translation>no es posible en el juego de la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>there is no hand to end</source>
   <translation>no hay ninguna mano que terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>a game is running</source>
   <translation>hay una partida en curso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>a card is unknown</source>
   <translation>hay una carta desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>New game with conditions…</source>
   <translation>Nueva partida con condiciones…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Enter cards</source>
   <translation>Introducir cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>Play word</source>
   <translation>Jugar palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Clear tray</source>
   <translation>Vaciar bandeja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Discard and end hand</source>
   <translation>Descartar y terminar la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Play again</source>
   <translation>Jugar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Show lower cards beside upper cards</source>
   <translation>Mostrar las cartas de abajo junto a las de arriba</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Discard it and score {}</source>
   <translation>Descartarla y sumar {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty pile for it</source>
   <translation>o elige un montón vacío para ella</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Type the card that was uncovered</source>
   <translation>Escribe la carta que se ha destapado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or move a card to an empty pile</source>
   <translation>o mueve una carta a un montón vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over with the best possible score</source>
   <translation>La partida ha terminado con la mejor puntuación posible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Game over</source>
   <translation>Fin de la partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves lost {}</source>
   <translation>La partida ha terminado; tus jugadas perdieron {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word possible: drag a card to an empty pile</source>
   <translation>No hay palabra posible: arrastra una carta a un montón vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation>Haz clic en cartas o escribe una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word earns more: choose the card to discard</source>
   <translation>Ninguna palabra da más: elige la carta que vas a descartar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value stays {}</source>
   <translation>{}; el valor final sigue en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word, the best one here</source>
   <translation>Palabra válida, la mejor aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Valid word; it gives away {}</source>
   <translation>Palabra válida; regala {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{}; end value {} instead of {}</source>
   <translation>{}; valor final {} en vez de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step {} of {}</source>
   <translation>paso {} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card from pile {} to pile {}</source>
   <translation>Mueve la carta del montón {} al montón {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>{} points and a bonus of {}</source>
   <translation>
    <numerusform>{} punto y un bonus de {}</numerusform>
    <numerusform>{} puntos y un bonus de {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation>por ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation>perdidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>open: {}</source>
   <translation>descubierta: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Draw pile</source>
   <translation>Mazo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Take the open card (2)</source>
   <translation>Tomar la carta descubierta (2)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>Discard the card in the tray here (Delete)</source>
   <translation>Descartar aquí la carta de la bandeja (Supr)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discards</source>
   <translation>Descartes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, {}, discarded</source>
   <translation>{}, {}, descartada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, with {} underneath</source>
   <translation>{}, con {} debajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>unknown card</source>
   <translation>carta desconocida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>then {}</source>
   <translation>luego {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/scene.py" />
   <source>{}, gave away {}</source>
   <translation>{}, regaló {}</translation>
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
   <translation>Errores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation>Reparte de la baraja real o introduce las cartas de un puzle diario.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Eight piles, one best score</source>
   <translation>Ocho montones: busca la mejor puntuación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Paste puzzle</source>
   <translation>Pegar puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Lay down words from 3 to 11 cards, and discard one to end the hand.</source>
   <translation>Baja palabras con 3 a 11 cartas y descarta una para terminar la mano.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>A hand of cards, one best way</source>
   <translation>Una mano de cartas: busca la forma óptima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Your turn</source>
   <translation>Te toca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_painting.py" />
   <source>Discard one card</source>
   <translation>Descarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/turn.py" />
   <source>The hand is over: Undo takes the discard back</source>
   <translation>La mano ha terminado: Deshacer recupera el descarte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/__init__.py" />
   <source>3 times 2 minutes</source>
   <translation>3 × 2 minutos</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>{} of {} words</source>
   <translation>
    <numerusform>{} de {} palabra</numerusform>
    <numerusform>{} de {} palabras</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} of {} points</source>
   <translation>
    <numerusform>{} de {} punto</numerusform>
    <numerusform>{} de {} puntos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Path</source>
   <translation>Ruta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Time</source>
   <translation>Tiempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>played</source>
   <translation>jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>not played</source>
   <translation>sin jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Total</source>
   <translation>Total</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Start or stop the clock of the plan</source>
   <translation>Iniciar o parar el reloj del plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pause the clock of the plan</source>
   <translation>Pausar el reloj del plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Heat map</source>
   <translation>Mapa de calor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Pace and heat map</source>
   <translation>Ritmo y mapa de calor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Mark as played</source>
   <translation>Marcar como jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation>letra doble</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation>letra triple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation>palabra doble</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation>palabra triple</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>may contain only whole numbers</source>
   <translation>solo puede contener números enteros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>enter pairs such as 5:1.5</source>
   <translation>escribe pares como 5:1.5</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Multipliers are not read: set them on the board.</source>
   <translation>Los multiplicadores no se leen: ponlos en el tablero.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{} through this tile, in {}</source>
   <translation>{} por esta ficha, en {}</translation>
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
    <numerusform>{} punto regalado</numerusform>
    <numerusform>{} puntos regalados</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Per second</source>
   <translation>Por segundo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>found</source>
   <translation>encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Word of the plan found</source>
   <translation>Palabra del plan encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules.py" />
   <source>{} values, minimum {} letters</source>
   <translation>Valores: {}, mínimo {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Click a cell and type your letters, or start with one of these.</source>
   <translation>Haz clic en una casilla y escribe tus letras, o empieza con una de estas opciones.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>all words</source>
   <translation>todas las palabras</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>for {} open cells; ? or Delete opens a cell</source>
   <translation>
    <numerusform>para {} casilla libre; ? o Supr abre una casilla</numerusform>
    <numerusform>para {} casillas libres; ? o Supr abre una casilla</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} cells are empty</source>
   <translation>
    <numerusform>{} casilla vacía</numerusform>
    <numerusform>{} casillas vacías</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>too short: {} letters or more</source>
   <translation>
    <numerusform>demasiado corta: mínimo {} letra</numerusform>
    <numerusform>demasiado corta: mínimo {} letras</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation>bloqueada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation>cualquier letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>No board has more than {}.</source>
   <translation>Ningún tablero tiene más de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} so far, about {} left.</source>
   <translation>{} hasta ahora, quedan unos {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Paused. You can continue at any time, even after a restart.</source>
   <translation>En pausa. Puedes continuar cuando quieras, incluso tras reiniciar.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best completion: {}</source>
   <translation>Mejor relleno demostrado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Proven best of {}: {}</source>
   <translation>Mejor demostrado de {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>A proof would take years. A board may have up to {} cells, up to {} of them open.</source>
   <translation>Una demostración tardaría años. Un tablero puede tener hasta {} casillas, y hasta {} de ellas libres.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>The best board of {} with this word list has been proven: Start shows it.</source>
   <translation>El mejor tablero de {} con esta lista de palabras está demostrado: Empezar lo muestra.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>{} open cells</source>
   <translation>
    <numerusform>{} casilla libre</numerusform>
    <numerusform>{} casillas libres</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_prover.py" />
   <source>Searches all ways to fill {}. Takes {} and up to {} MB of memory.</source>
   <translation>Busca todas las maneras de llenar {}. Tarda {} y usa hasta {} MB de memoria.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search.py" />
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Find board…</source>
   <translation>Buscar tablero…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty cell</source>
   <translation>casilla vacía</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value {}</source>
   <translation>valor {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Opponent…</source>
   <translation>Rival…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points ahead</source>
   <translation>
    <numerusform>{} punto por delante</numerusform>
    <numerusform>{} puntos por delante</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>{} points behind</source>
   <translation>
    <numerusform>{} punto por detrás</numerusform>
    <numerusform>{} puntos por detrás</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Letter board</source>
   <translation>Tablero de letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board by its seed</source>
   <translation>Un tablero por su semilla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>A board of {} or more words</source>
   <translation>Un tablero de {} palabras o más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Rotate board</source>
   <translation>Girar tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Clear board</source>
   <translation>Vaciar tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Open example</source>
   <translation>Abrir ejemplo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>no cell is open, or too many are</source>
   <translation>no hay casillas libres, o hay demasiadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>search; best board; maximum</source>
   <translation>buscar; mejor tablero; máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Best completion</source>
   <translation>Mejor relleno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Words starting at each tile</source>
   <translation>Palabras que empiezan en cada ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Length and first letter of one word</source>
   <translation>Longitud y primera letra de una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Its first tile</source>
   <translation>Su primera ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>All its tiles</source>
   <translation>Todas sus fichas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words start here</source>
   <translation>
    <numerusform>{} palabra empieza aquí</numerusform>
    <numerusform>{} palabras empiezan aquí</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>part of the hint</source>
   <translation>parte de la pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>{} is too short: {} letters or more</source>
   <translation>{} es demasiado corta: mínimo {} letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>These dice come with their word list: {}</source>
   <translation>Estos dados traen su propia lista de palabras: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>New dice</source>
   <translation>Dados nuevos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Dice for this list</source>
   <translation>Dados para esta lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Letter bag</source>
   <translation>Bolsa de letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other languages</source>
   <translation>Otros idiomas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/rules.py" />
   <source>Other lists</source>
   <translation>Otras listas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>levels are hidden</source>
   <translation>los niveles están ocultos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Length</source>
   <translation>Largo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>also {}</source>
   <translation>también {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} paths</source>
   <translation>
    <numerusform>{} ruta</numerusform>
    <numerusform>{} rutas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Words found</source>
   <translation>Palabras encontradas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} words through {}</source>
   <translation>
    <numerusform>{} palabra por {}</numerusform>
    <numerusform>{} palabras por {}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>HEIC pictures cannot be read; save the picture as JPEG</source>
   <translation>las imágenes HEIC no se pueden leer; guarda la imagen como JPEG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/decoding.py" />
   <source>is not a picture that can be read here (PNG, JPEG or WebP)</source>
   <translation>no es una imagen que se pueda leer aquí (PNG, JPEG o WebP)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Board from a picture…</source>
   <translation>Tablero de una imagen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open…</source>
   <translation>Abrir…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} tiles found</source>
   <translation>
    <numerusform>{} ficha encontrada</numerusform>
    <numerusform>{} fichas encontradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} letters sure</source>
   <translation>
    <numerusform>{} letra segura</numerusform>
    <numerusform>{} letras seguras</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Word list…</source>
   <translation>Lista de palabras…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>dictionary; lexicon; language; import; choose</source>
   <translation>diccionario; léxico; idioma; importar; elegir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Atajos de teclado…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>keys; hotkeys</source>
   <translation>teclas; atajos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Preferences…</source>
   <translation>Preferencias…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>New document</source>
   <translation>Nuevo documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no other document of this game is open</source>
   <translation>no hay ningún otro documento abierto de este juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Next document</source>
   <translation>Documento siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Previous document</source>
   <translation>Documento anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>no file was opened before</source>
   <translation>todavía no se ha abierto ningún archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Open recent</source>
   <translation>Abrir reciente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>photo; screenshot; scan; camera</source>
   <translation>foto; captura de pantalla; escáner; cámara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>clipboard; text; challenge; code</source>
   <translation>portapapeles; texto; desafío; código</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Copy puzzle</source>
   <translation>Copiar puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Save as…</source>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>the only document of this game is empty</source>
   <translation>el único documento de este juego está vacío</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/actions.py" />
   <source>Close document</source>
   <translation>Cerrar documento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>no text found</source>
   <translation>no hay texto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>it is ordinary text</source>
   <translation>es texto corriente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/puzzle_detection.py" />
   <source>the text looks like one for another game</source>
   <translation>el texto parece de otro juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>settings; options; theme; text size; language; sync</source>
   <translation>ajustes; opciones; tema; tamaño del texto; idioma; sincronizar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>end; finish; quit; exit; resign; stop</source>
   <translation>terminar; acabar; salir; cerrar; rendirse; detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>About Qless Studio</source>
   <translation>Acerca de Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>version; licence; report a problem; bug</source>
   <translation>versión; licencia; informar de un problema; fallo</translation>
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
   <translation>modo oscuro; contraste; colores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Follow system theme</source>
   <translation>Usar el tema del sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Light theme</source>
   <translation>Tema claro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Dark theme</source>
   <translation>Tema oscuro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>High contrast theme</source>
   <translation>Tema de alto contraste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Larger text</source>
   <translation>Texto más grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>zoom; font</source>
   <translation>ampliar; reducir; letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Smaller text</source>
   <translation>Texto más pequeño</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Default text size</source>
   <translation>Tamaño de texto normal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Redo</source>
   <translation>Rehacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to undo</source>
   <translation>no hay nada que deshacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>there is nothing to redo</source>
   <translation>no hay nada que rehacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search is running</source>
   <translation>no hay ninguna búsqueda en curso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>no search has failed</source>
   <translation>no ha fallado ninguna búsqueda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Solve now</source>
   <translation>Resolver ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Analyse every change</source>
   <translation>Analizar cada cambio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/actions.py" />
   <source>Copy details of failed search</source>
   <translation>Copiar detalles de la búsqueda fallida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Shared folder</source>
   <translation>Carpeta compartida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>To share one history between computers, choose a folder that all of them can see</source>
   <translation>Juega en varios ordenadores con un solo historial: elige una carpeta que vean todos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard</source>
   <translation>Teclado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Open menu</source>
   <translation>Abrir menú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to next area</source>
   <translation>Ir al área siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Go to previous area</source>
   <translation>Ir al área anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source># {}

This game has no help page.
</source>
   <translation># {}

Este juego no tiene página de ayuda.
</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>manual; how; rules; guide</source>
   <translation>manual; cómo; reglas; guía</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Keys</source>
   <translation>Teclas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <source>Command</source>
   <translation>Acción</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/actions.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>Outside the menus</source>
   <translation>Fuera de los menús</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Import</source>
   <translation>Importar</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>{} games added</source>
   <translation>
    <numerusform>{} partida añadida</numerusform>
    <numerusform>{} partidas añadidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>All of these games are already in the history.</source>
   <translation>Todas estas partidas ya están en el historial.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/past_games.py" />
   <source>This game of the history cannot be shown</source>
   <translation>Esta partida del historial no se puede mostrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>Home</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>start; welcome</source>
   <translation>inicio; bienvenida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>statistics; progress; results; calendar; day; records; best; past games; games; level</source>
   <translation>estadísticas; progreso; resultados; calendario; día; récords; mejor; partidas anteriores; partidas; nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Days</source>
   <translation>Historial: Días</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; today; calendar; records</source>
   <translation>historial; hoy; calendario; récords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Progress</source>
   <translation>Historial: Progreso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; level; weakness; chart; due; records</source>
   <translation>historial; nivel; punto débil; gráfico; pendiente; récords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>History: Words</source>
   <translation>Historial: Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/actions.py" />
   <source>history; missed; overlooked; learn; anki</source>
   <translation>historial; falladas; no vistas; aprender; anki</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>{} days in a row</source>
   <translation>
    <numerusform>{} día seguido</numerusform>
    <numerusform>{} días seguidos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} games</source>
   <translation>
    <numerusform>{} partida</numerusform>
    <numerusform>{} partidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {} games?</source>
   <translation>
    <numerusform>¿Borrar {} partida?</numerusform>
    <numerusform>¿Borrar {} partidas?</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} answers forgotten</source>
   <translation>
    <numerusform>{} respuesta borrada</numerusform>
    <numerusform>{} respuestas borradas</numerusform>
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
   <translation>Enviar…</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>games</source>
   <translation>
    <numerusform>partida</numerusform>
    <numerusform>partidas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Games</source>
   <translation>Partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>When</source>
   <translation>Cuándo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Game</source>
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Result</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>of par</source>
   <translation>del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Missed</source>
   <translation>No vistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Cost so far</source>
   <translation>Coste total</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Aún sin aprender</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} rolls</source>
   <translation>
    <numerusform>{} tirada</numerusform>
    <numerusform>{} tiradas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} draws</source>
   <translation>
    <numerusform>{} empate</numerusform>
    <numerusform>{} empates</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>de 100 tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>You find it</source>
   <translation>La encuentras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>In 100 games</source>
   <translation>En 100 partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Words worth learning</source>
   <translation>Palabras que vale la pena aprender</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Based on {} games on this computer</source>
   <translation>
    <numerusform>Según {} partida en este ordenador</numerusform>
    <numerusform>Según {} partidas en este ordenador</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>{} more open</source>
   <translation>
    <numerusform>{} más sin terminar</numerusform>
    <numerusform>{} más sin terminar</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of today's {} puzzles are done.</source>
   <translation>
    <numerusform>Hecho {} de los {} puzles de hoy.</numerusform>
    <numerusform>Hechos {} de los {} puzles de hoy.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>questions due</source>
   <translation>
    <numerusform>pregunta pendiente</numerusform>
    <numerusform>preguntas pendientes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>train; learn; rush; streak; exercises; due; anki; missed; weakness; clock</source>
   <translation>entrenar; aprender; rush; racha; ejercicios; pendiente; anki; falladas; punto débil; reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: against the clock</source>
   <translation>Práctica: contra el reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>rush; streak; exercises; three minutes</source>
   <translation>rush; racha; ejercicios; tres minutos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/actions.py" />
   <source>Practice: without a miss</source>
   <translation>Práctica: sin fallos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>no question is asked</source>
   <translation>no hay ninguna pregunta en curso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Skip</source>
   <translation>Saltar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Stop practice</source>
   <translation>Terminar práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>help; tip; clue</source>
   <translation>ayuda; consejo; pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the answers</source>
   <translation>Mostrar las respuestas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Next question</source>
   <translation>Siguiente pregunta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/commands.py" />
   <source>Show the board</source>
   <translation>Mostrar el tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>You have finished everything for today.</source>
   <translation>Has terminado todo por hoy.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>This cannot be practised: its word or its word list is missing.</source>
   <translation>Esto no se puede practicar: falta su palabra o su lista de palabras.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>What you missed</source>
   <translation>Lo que se te escapó</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Nothing that you missed there is worth practising.</source>
   <translation>Nada de lo que se te escapó ahí merece practicarse.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>From the words worth learning.</source>
   <translation>De las palabras que vale la pena aprender.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>A new puzzle of the kind that you missed on {}.</source>
   <translation>Un puzle nuevo del tipo que se te escapó el {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Missed on {}.</source>
   <translation>Se te escapó el {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Played on {}.</source>
   <translation>Jugada el {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Once known, it earns up to {} points in 100 games</source>
   <translation>Saberla te da hasta {} puntos en 100 partidas</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>missed in {} games</source>
   <translation>
    <numerusform>se te escapó en {} partida</numerusform>
    <numerusform>se te escapó en {} partidas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Next review: in {} days</source>
   <translation>
    <numerusform>Próximo repaso: en {} día</numerusform>
    <numerusform>Próximo repaso: en {} días</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Right, after the answer</source>
   <translation>Correcto, tras la respuesta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{} of {} found; the others will be asked again</source>
   <translation>{} de {} encontradas; las demás se volverán a preguntar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>Wrong; it will be asked again</source>
   <translation>Incorrecto; se volverá a preguntar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partida del {day}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/loading.py" />
   <source>The next card is due on {}.</source>
   <translation>La próxima tarjeta toca el {}.</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards are overdue</source>
   <translation>
    <numerusform>{} tarjeta va con retraso</numerusform>
    <numerusform>{} tarjetas van con retraso</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} cards so far</source>
   <translation>
    <numerusform>{} tarjeta hasta ahora</numerusform>
    <numerusform>{} tarjetas hasta ahora</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} questions</source>
   <translation>
    <numerusform>{} pregunta</numerusform>
    <numerusform>{} preguntas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Right, {} more</source>
   <translation>
    <numerusform>Correcto, falta {}</numerusform>
    <numerusform>Correcto, faltan {}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} misses</source>
   <translation>
    <numerusform>{} fallo</numerusform>
    <numerusform>{} fallos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>share; challenge; friend; export; copy; lexica; link; picture; image; csv; json; invite</source>
   <translation>compartir; desafío; amigos; exportar; copiar; lexica; enlace; imagen; foto; csv; json; invitar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>Print…</source>
   <translation>Imprimir…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <source>pdf; booklet; paper; sheet; print</source>
   <translation>pdf; cuadernillo; papel; hoja; imprimir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/actions.py" />
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>Puzzle book…</source>
   <translation>Cuaderno de puzles…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>no game is over</source>
   <translation>no hay partida terminada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Puzzle</source>
   <translation>Puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>the search has failed</source>
   <translation>la búsqueda ha fallado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Review the game to send its answers</source>
   <translation>Repasa la partida para enviar sus respuestas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>CSV table</source>
   <translation>Tabla CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>JSON file</source>
   <translation>Archivo JSON</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}</source>
   <translation>En la lista: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/subject.py" />
   <source>Listed: {}; there may be more</source>
   <translation>En la lista: {}; puede haber más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/catalogue.py" />
   <source>All games</source>
   <translation>Todos los juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this is not a valid shortcut</source>
   <translation>este atajo no es válido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>a modifier key must be combined with another key</source>
   <translation>una tecla modificadora necesita otra tecla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key is needed for navigation or editing; add Ctrl or Alt</source>
   <translation>esta tecla hace falta para navegar o editar; añade Ctrl o Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>this key types a character; add Ctrl or Alt</source>
   <translation>esta tecla escribe un carácter; añade Ctrl o Alt</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>Option with this key types a character; add Command or Control</source>
   <translation>Opción con esta tecla escribe un carácter; añade Comando o Control</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>the system uses these keys</source>
   <translation>el sistema usa estas teclas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Qless Studio hit an unexpected error.</source>
   <translation>Ha ocurrido un error inesperado en Qless Studio.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Your puzzles are safe and you can keep working. The details help to fix the problem.</source>
   <translation>Tus puzles están a salvo y puedes seguir trabajando. Los detalles ayudan a resolver el problema.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/application.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/startup/instance.py" />
   <source>{} takes one of {}, not {}</source>
   <translation>{} espera uno de {}, no {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>file {}</source>
   <translation>archivo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>not found in {}</source>
   <translation>no encontrado en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/document.py" />
   <source>was changed by another program</source>
   <translation>lo ha modificado otro programa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Follow system</source>
   <translation>Como el sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Dark</source>
   <translation>Oscuro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>High contrast</source>
   <translation>Alto contraste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Always</source>
   <translation>Siempre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Never</source>
   <translation>Nunca</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Appearance</source>
   <translation>Aspecto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Word lists</source>
   <translation>Listas de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Program</source>
   <translation>Programa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Text size</source>
   <translation>Tamaño del texto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Reduce motion</source>
   <translation>Reducir movimiento</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Takes effect after a restart</source>
   <translation>Surte efecto tras reiniciar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Play in</source>
   <translation>Jugar en</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New tabs use</source>
   <translation>Las pestañas nuevas usan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Propose words that may offend</source>
   <translation>Proponer palabras que puedan ofender</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Slurs and obscenities as hints, questions, or words of the computer; they always count and are always listed</source>
   <translation>Insultos y obscenidades como pistas, preguntas o palabras del ordenador; siempre cuentan y siempre aparecen en las listas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show Home at the start</source>
   <translation>Mostrar Inicio al arrancar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Autosave open documents</source>
   <translation>Autoguardar documentos abiertos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Threads</source>
   <translation>Hilos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Number of cores used to search for boards</source>
   <translation>Número de núcleos para buscar tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Questions</source>
   <translation>Preguntas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Cards a day</source>
   <translation>Tarjetas al día</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>New cards a day</source>
   <translation>Tarjetas nuevas al día</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>Show levels and expected points</source>
   <translation>Mostrar niveles y puntos esperados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} cannot be read ({}); starting without it.</source>
   <translation>No se puede leer {} ({}); se empieza sin ese archivo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/state/settings.py" />
   <source>{} was damaged and has been renamed to {}; starting without it.</source>
   <translation>{} estaba dañado y ahora se llama {}; se empieza sin ese archivo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no single word is selected</source>
   <translation>no hay una sola palabra seleccionada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was banned or added</source>
   <translation>ninguna palabra prohibida ni añadida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>no word was looked up before</source>
   <translation>no se ha consultado antes ninguna palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>this is the last word</source>
   <translation>esta es la última palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Look up word…</source>
   <translation>Consultar palabra…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>define; meaning; definition; anagram; inspector</source>
   <translation>definir; significado; definición; anagrama; inspector</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Back to previous word</source>
   <translation>Volver a la palabra anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Forward to next word</source>
   <translation>Ir a la palabra siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words…</source>
   <translation>Palabras prohibidas y añadidas…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo last ban or addition</source>
   <translation>Deshacer último cambio de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban word</source>
   <translation>Prohibir palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>allow; forbid; remove; exclude; word list</source>
   <translation>permitir; prohibir; quitar; excluir; lista de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Common words only…</source>
   <translation>Solo palabras comunes…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>easy words; rare</source>
   <translation>palabras fáciles; raras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Compare word lists…</source>
   <translation>Comparar listas de palabras…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>common words only</source>
   <translation>solo palabras comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Anagrams</source>
   <translation>Anagramas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the front</source>
   <translation>Una letra más delante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>One letter added at the end</source>
   <translation>Una letra más al final</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>First or last letter removed</source>
   <translation>Sin la primera o la última letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Added to {}</source>
   <translation>Añadida a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>En {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Banned from {}</source>
   <translation>Prohibida en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>No está en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in any list</source>
   <translation>En ninguna lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{}: cannot be read</source>
   <translation>{}: no se puede leer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>{} with {} spellings</source>
   <translation>{} con ortografía: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>No definition available.</source>
   <translation>No hay ninguna definición.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Lists: {}</source>
   <translation>Listas: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <source>Not analysed</source>
   <translation>Sin analizar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/analyse_page.py" />
   <location filename="../../qless_studio/ui/tab/session.py" />
   <source>The solver failed unexpectedly. Your puzzle is unchanged.</source>
   <translation>La búsqueda ha fallado de forma inesperada. Tu puzle sigue igual.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/commands.py" />
   <source>View</source>
   <translation>Ver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>same puzzle</source>
   <translation>mismo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/duels.py" />
   <source>{} cancelled</source>
   <translation>{} anuladas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>British</source>
   <translation>Británica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Canadian</source>
   <translation>Canadiense</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>Australian</source>
   <translation>Australiana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation>No se puede cargar la lista de palabras {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>fewer than 1 in 20</source>
   <translation>menos de 1 de cada 20</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>more than 8 of 10</source>
   <translation>más de 8 de cada 10</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>A new puzzle to play; in Analyse, one with its answers</source>
   <translation>Un puzle sin ver para jugar; en Analizar, uno con sus respuestas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>roll; deal; shuffle; next; start; another; round; match; new game; new puzzle</source>
   <translation>tirar; repartir; mezclar; siguiente; empezar; otra; ronda; encuentro; nueva partida; nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>New game with…</source>
   <translation>Nueva partida con…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>seed; conditions; dice; custom; free game; tiles; words</source>
   <translation>semilla; condiciones; dados; a medida; partida libre; fichas; palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>this game has no daily puzzles</source>
   <translation>este juego no tiene puzles diarios</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>today; puzzle of the day</source>
   <translation>hoy; puzle del día</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Play this puzzle</source>
   <translation>Jugar este puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>cover; hide answers; same again; repeat; replay</source>
   <translation>tapar; ocultar respuestas; la misma otra vez; repetir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>against; versus; computer; rival; ghost; bot; level; hand game</source>
   <translation>contra; ordenador; rival; fantasma; bot; nivel; juego de la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Pause</source>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>pause; resume; go on; stop clock; break</source>
   <translation>pausar; reanudar; seguir; parar el reloj; descanso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Finish</source>
   <translation>Terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Give up</source>
   <translation>Abandonar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Filter list</source>
   <translation>Filtrar lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>words; solutions; search; pattern; length</source>
   <translation>palabras; soluciones; buscar; patrón; longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Time is up</source>
   <translation>Se acabó el tiempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>Next round</source>
   <translation>Siguiente ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game has no conditions to choose</source>
   <translation>este juego no tiene condiciones que elegir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>this game is played alone</source>
   <translation>a este juego se juega en solitario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>there is no list to filter</source>
   <translation>no hay ninguna lista que filtrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>not in Play</source>
   <translation>no es posible en Jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>This game keeps its word list and rules. What you choose here is for the next one.</source>
   <translation>Esta partida conserva su lista de palabras y sus reglas. Lo que elijas aquí vale para la próxima.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>dddd d MMMM</source>
   <translation>dddd, d 'de' MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>d MMMM</source>
   <translation>d 'de' MMMM</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/translation.py" />
   <source>{} yyyy</source>
   <translation>{} 'de' yyyy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/fields.py" />
   <source>e.g. {}</source>
   <translation>p. ej. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/options_form.py" />
   <source>Automatic</source>
   <translation>Automático</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/picture_files.py" />
   <source>There is no printer. You can save a PDF instead.</source>
   <translation>No hay ninguna impresora. En su lugar puedes guardar un PDF.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>already exists; enter the full name to replace it</source>
   <translation>ya existe; escribe el nombre completo para sustituirlo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>the name must end in one of {}</source>
   <translation>el nombre debe terminar en uno de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/basic/save_file.py" />
   <source>Saved: {}</source>
   <translation>Guardado: {}</translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Nobody found {} words</source>
   <translation>
    <numerusform>{} palabra que nadie encontró</numerusform>
    <numerusform>{} palabras que nadie encontró</numerusform>
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Better</source>
   <translation>Mejor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Moves</source>
   <translation>Jugadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without unknown words</source>
   <translation>sin palabras desconocidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>without rare words</source>
   <translation>sin palabras raras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_facts.py" />
   <source>very common words only</source>
   <translation>solo palabras muy comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression</source>
   <translation>expresión regular</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>regular expression, character {}</source>
   <translation>expresión regular, carácter {}</translation>
  </message>
 </context>
 <context>
  <name>ExpectationBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} to {} expected</source>
   <translation>{} a {} esperados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} points</source>
   <translation>{} puntos</translation>
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
   <translation>{} a {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>band</source>
   <translation>margen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than in 9 of 10 games on such a board</source>
   <translation>Más que en 9 de cada 10 partidas en un tablero así</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>More than usual on such a board</source>
   <translation>Más de lo habitual en un tablero así</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>As usual on such a board</source>
   <translation>Lo habitual en un tablero así</translation>
  </message>
 </context>
 <context>
  <name>FileWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter list</source>
   <translation>Filtrar lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation>Texto, un patrón con ? y * o una /expresión regular/</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Clear filter</source>
   <translation>Borrar filtro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Filter</source>
   <translation>Filtrar</translation>
  </message>
 </context>
 <context>
  <name>FinishGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Where a die goes</source>
   <translation>Dónde va un dado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The words of a solution</source>
   <translation>Las palabras de una solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>solution</source>
   <translation>solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>The dice that are given stay where they are</source>
   <translation>Los dados ya puestos se quedan donde están</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>All dice must be connected</source>
   <translation>Todos los dados deben estar conectados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>too short</source>
   <translation>demasiado corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not in the list</source>
   <translation>{} no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} does not count</source>
   <translation>{} no cuenta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A die is in the wrong place</source>
   <translation>Un dado no está en su sitio</translation>
  </message>
 </context>
 <context>
  <name>Foot</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget</source>
   <translation>Borrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Text for Anki</source>
   <translation>Texto para Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget the whole history of all games?</source>
   <translation>¿Borrar todo el historial de todos los juegos?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>This cannot be undone. To keep a copy, export the history first.</source>
   <translation>Esto no se puede deshacer. Para guardar una copia, exporta antes el historial.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Forget {}?</source>
   <translation>¿Borrar {}?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>{} forgotten</source>
   <translation>Borrado: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>and what was learned from them</source>
   <translation>y lo que se aprendió con ellas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Undone</source>
   <translation>Deshecho</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Your answers will be removed, and it will not be asked until you miss it again.</source>
   <translation>Se borran tus respuestas, y no se vuelve a preguntar hasta que se te escape otra vez.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/foot.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>or press</source>
   <translation>o pulsa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Enter</source>
   <translation>Intro</translation>
  </message>
 </context>
 <context>
  <name>ForeignLetters</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>The word list lacks these letters: {}</source>
   <translation>A la lista de palabras le faltan estas letras: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Use {}</source>
   <translation>Usar {}</translation>
  </message>
 </context>
 <context>
  <name>GameCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Review</source>
   <translation>Repasar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Play again</source>
   <translation>Jugar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>par {}</source>
   <translation>par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Play</source>
   <translation>Jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
 </context>
 <context>
  <name>GamePage</name>
  <message>
   <location filename="../../qless_studio/ui/tab/page.py" />
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
 </context>
 <context>
  <name>GamePlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>daily puzzle</source>
   <translation>puzle diario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game ends, and the answers are shown.</source>
   <translation>La partida termina y se muestran las respuestas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Finish</source>
   <translation>Terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Give up</source>
   <translation>Abandonar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Play again</source>
   <translation>Jugar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Show the answers</source>
   <translation>Mostrar las respuestas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>The game in progress could not be read</source>
   <translation>No se ha podido leer la partida en curso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/game_play.py" />
   <source>Review</source>
   <translation>Repasar</translation>
  </message>
 </context>
 <context>
  <name>GameReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Within reach after each move</source>
   <translation>Al alcance tras cada jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>All cards used</source>
   <translation>Todas las cartas usadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>left over</source>
   <translation>sin usar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Back to the review</source>
   <translation>Volver al repaso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Trying from move {}</source>
   <translation>Prueba desde la jugada {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Your result stays as it is</source>
   <translation>Tu resultado no cambia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>so far</source>
   <translation>por ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>before</source>
   <translation>antes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>after</source>
   <translation>después</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best after your move</source>
   <translation>Lo mejor tras tu jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Best from here</source>
   <translation>Lo mejor desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Move</source>
   <translation>Jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>End of the game</source>
   <translation>Fin de la partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>Nothing more could be played.</source>
   <translation>Ya no se podía jugar nada más.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>A best move: nothing was given away.</source>
   <translation>Una jugada óptima: no se regaló nada.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>end value {}</source>
   <translation>valor final {}</translation>
  </message>
 </context>
 <context>
  <name>GameRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_dialog.py" />
   <source>How many of {}</source>
   <translation>Cuántos de {}</translation>
  </message>
 </context>
 <context>
  <name>GameTerms</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
 </context>
 <context>
  <name>GamesView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>By game</source>
   <translation>Por juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>games, average, best</source>
   <translation>partidas, media, mejor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Records</source>
   <translation>Récords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>The history is too large to be read whole: only its newest games are here.</source>
   <translation>El historial es demasiado grande para leerlo entero: aquí solo están las partidas más recientes.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Damaged history entries set aside: {}</source>
   <translation>Entradas dañadas del historial apartadas: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing in these weeks</source>
   <translation>Nada en estas semanas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/games.py" />
   <source>Nothing played yet</source>
   <translation>Aún no has jugado nada</translation>
  </message>
 </context>
 <context>
  <name>GoOnBand</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>Go on: {}</source>
   <translation>Seguir: {}</translation>
  </message>
 </context>
 <context>
  <name>GridAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Words by length</source>
   <translation>Palabras por longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Rows separated by /; Qu for the Qu tile, # for a blocked tile, * for any letter, ? for an open cell</source>
   <translation>Filas separadas por /; Qu para la ficha Qu, # para una ficha bloqueada, * para cualquier letra, ? para una casilla libre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Aún no hay nada que comprobar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>words</source>
   <translation>palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>longest</source>
   <translation>la más larga</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>mean points</source>
   <translation>puntos de media</translation>
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type {}</source>
   <translation>Escribir {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Open cell (? or Delete)</source>
   <translation>Casilla libre (? o Supr)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear tile</source>
   <translation>Vaciar ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (hold Shift)</source>
   <translation>Varias letras (mantén Mayús)</translation>
  </message>
 </context>
 <context>
  <name>GridCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>There is no word at the cursor</source>
   <translation>No hay ninguna palabra en el cursor</translation>
  </message>
 </context>
 <context>
  <name>GridExercise</name>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Letters</source>
   <translation>Letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>First letter of one word</source>
   <translation>Primera letra de una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first two letters</source>
   <translation>Sus dos primeras letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>Its first tile</source>
   <translation>Su primera ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>All its tiles</source>
   <translation>Todas sus fichas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>needs other letters</source>
   <translation>necesita otras letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not on the board</source>
   <translation>no está en el tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not in the list</source>
   <translation>no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>use all letters</source>
   <translation>usa todas las letras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>on the board, but not one of these</source>
   <translation>está en el tablero, pero no es una de estas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>not what is asked for</source>
   <translation>no es lo que se pide</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>already found</source>
   <translation>ya encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/exercise.py" />
   <source>part of the hint</source>
   <translation>parte de la pista</translation>
  </message>
 </context>
 <context>
  <name>GridHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board_aids.py" />
   <source>There are no further hints for this grid</source>
   <translation>No hay más pistas para esta cuadrícula</translation>
  </message>
 </context>
 <context>
  <name>GridRound</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} words in the last minute</source>
   <translation>{} palabras en el último minuto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>expected</source>
   <translation>esperados</translation>
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
   <translation>Todas encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Finished</source>
   <translation>Terminada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>best, proven</source>
   <translation>lo mejor, demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Game {} today</source>
   <translation>Partida {} de hoy</translation>
  </message>
 </context>
 <context>
  <name>HelpWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Forward</source>
   <translation>Adelante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>{} – Help</source>
   <translation>{} – Ayuda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/help/window.py" />
   <source>Found: {}</source>
   <translation>Encontrados: {}</translation>
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Close hints</source>
   <translation>Cerrar pistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>Hint</source>
   <translation>Pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/hint_ladder.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
 </context>
 <context>
  <name>Hints</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Hint</source>
   <translation>Pista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
 </context>
 <context>
  <name>History</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Games</source>
   <translation>Partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Days</source>
   <translation>Días</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Progress</source>
   <translation>Progreso</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Game</source>
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>{} weeks</source>
   <translation>{} semanas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All weeks</source>
   <translation>Todas las semanas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Weeks</source>
   <translation>Semanas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Month</source>
   <translation>Mes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/page.py" />
   <source>All games</source>
   <translation>Todos los juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>You win</source>
   <translation>Ganas tú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>A draw</source>
   <translation>Empate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>solved</source>
   <translation>resuelto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Finished</source>
   <translation>Terminada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>given up</source>
   <translation>abandono</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>no solution exists</source>
   <translation>no hay solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Match</source>
   <translation>Encuentro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>played later</source>
   <translation>jugado después</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>daily puzzle</source>
   <translation>puzle diario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>against {}</source>
   <translation>contra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a friend</source>
   <translation>alguien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>a record</source>
   <translation>un récord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{} points</source>
   <translation>{} puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>best</source>
   <translation>mejor</translation>
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
   <translation>Parte de la mejor puntuación posible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Share solved</source>
   <translation>Parte resuelta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, longest {}</source>
   <translation>{}, máximo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Days in a row</source>
   <translation>Días seguidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Daily puzzles done</source>
   <translation>Puzles diarios hechos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>{}, solved in a row</source>
   <translation>{}, resueltos seguidos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Without hints</source>
   <translation>Sin pistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Easy</source>
   <translation>Fácil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/texts.py" />
   <source>Strong</source>
   <translation>Fuerte</translation>
  </message>
 </context>
 <context>
  <name>HistorySync</name>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanging the history…</source>
   <translation>Sincronizando el historial…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>Exchanged at {}: {}</source>
   <translation>Sincronizado a las {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/history_sync.py" />
   <source>The history could not be exchanged: {}</source>
   <translation>No se ha podido sincronizar el historial: {}</translation>
  </message>
 </context>
 <context>
  <name>Home</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Home</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Analyse a board of your own</source>
   <translation>Analizar un tablero propio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>type it, paste it, or use a picture</source>
   <translation>escríbelo, pégalo o usa una imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Example</source>
   <translation>Ejemplo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Has a friend sent you a puzzle?</source>
   <translation>¿Alguien te ha enviado un puzle?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>paste the message here</source>
   <translation>pega aquí el mensaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Paste</source>
   <translation>Pegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>How it works</source>
   <translation>Cómo funciona</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>a page for each game</source>
   <translation>una página para cada juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>the same puzzles for everybody</source>
   <translation>los mismos puzles para todo el mundo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Nothing is sent anywhere; what you play is kept on this computer.</source>
   <translation>No se envía nada a ningún sitio; lo que juegas se guarda en este ordenador.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Welcome to Qless Studio</source>
   <translation>Te damos la bienvenida a Qless Studio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Letter games to play and to analyse. Today's puzzles are the same for everybody.</source>
   <translation>Juegos de letras para jugar y analizar. Los puzles de hoy son los mismos para todo el mundo.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/page.py" />
   <source>Open example</source>
   <translation>Abrir ejemplo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>daily puzzle</source>
   <translation>puzle diario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>{} played</source>
   <translation>{} jugados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>solved</source>
   <translation>resuelto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Finished</source>
   <translation>Terminada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>Begun</source>
   <translation>Empezado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>not played</source>
   <translation>sin jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/reading.py" />
   <source>given up</source>
   <translation>abandono</translation>
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
   <translation>Importar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation>Conservar entradas con mayúscula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Remove accents</source>
   <translation>Quitar acentos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Use numbers as frequencies</source>
   <translation>Usar los números como frecuencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Layout</source>
   <translation>Estructura</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Detect automatically</source>
   <translation>Detectar automáticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Encoding</source>
   <translation>Codificación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Read as {}</source>
   <translation>Leído como {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file contains no usable words.</source>
   <translation>Este archivo no contiene palabras utilizables.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file is empty.</source>
   <translation>Este archivo está vacío.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation>No se puede importar este archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Choose affix file</source>
   <translation>Elegir archivo de afijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>kept, with accents removed</source>
   <translation>conservadas, sin acentos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>left out: {}</source>
   <translation>omitidas: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/import_dialog.py" />
   <source>Every entry is a usable word.</source>
   <translation>Todas las entradas son palabras utilizables.</translation>
  </message>
 </context>
 <context>
  <name>InspectorDock</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/dock.py" />
   <source>Looking up {}…</source>
   <translation>Consultando {}…</translation>
  </message>
 </context>
 <context>
  <name>InspectorPanel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Move to the other side</source>
   <translation>Mover al otro lado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Selected words</source>
   <translation>Palabras seleccionadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Base form</source>
   <translation>Forma base</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Select a word in a list, or type any word above.</source>
   <translation>Selecciona una palabra de una lista o escribe arriba cualquier palabra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Ban</source>
   <translation>Prohibir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Allow</source>
   <translation>Permitir</translation>
  </message>
 </context>
 <context>
  <name>JudgeGrid</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
 </context>
 <context>
  <name>LeavesABoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>One that leads to a dead end</source>
   <translation>Uno que lleva a una vía muerta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefijo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} no está entre las opciones</translation>
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}, up to {}. {}</source>
   <translation>{}, hasta {}. {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Click the tiles for {}; Esc ends</source>
   <translation>Haz clic en las fichas para {}; Esc termina</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining points</source>
   <translation>Abajo a la izquierda: puntos que quedan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: remaining words</source>
   <translation>Abajo a la izquierda: palabras que quedan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Dashed ring: start here</source>
   <translation>Abajo a la derecha: valor. Anillo discontinuo: empieza aquí</translation>
  </message>
 </context>
 <context>
  <name>LengthBars</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} with {} letters ({}%)</source>
   <translation>{} con {} letras ({} %)</translation>
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>only {} letters, click again for all</source>
   <translation>solo {} letras, otro clic para verlas todas</translation>
  </message>
 </context>
 <context>
  <name>LetterStrip</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/board/letter_strip.py" />
   <source>Type {}</source>
   <translation>Escribir {}</translation>
  </message>
 </context>
 <context>
  <name>LettersField</name>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/play_view.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
 </context>
 <context>
  <name>LexicaLink</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>A friend can play this board with Lexica on a phone</source>
   <translation>Otra persona puede jugar este tablero con Lexica en un teléfono</translation>
  </message>
 </context>
 <context>
  <name>LexiconActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>All tabs now use {}; games that were begun keep their word lists.</source>
   <translation>Todas las pestañas usan ahora {}; las partidas empezadas conservan su lista de palabras.</translation>
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Word list: {}</source>
   <translation>Lista de palabras: {}</translation>
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} word</source>
   <translation>{} palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>{} words</source>
   <translation>{} palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Built-in</source>
   <translation>Integradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>Imported</source>
   <translation>Importadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>damaged</source>
   <translation>dañada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/model.py" />
   <source>in use</source>
   <translation>en uso</translation>
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Import</source>
   <translation>Importar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Renombrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Use in all tabs</source>
   <translation>Usar en todas las pestañas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Esc</source>
   <translation>Esc</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Additional spellings</source>
   <translation>Ortografías adicionales</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word list for {}</source>
   <translation>Lista de palabras para {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listas de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>All files (*)</source>
   <translation>Todos los archivos (*)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Imported: {}, {}</source>
   <translation>Importada: {}, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Remove the word list “{}”?</source>
   <translation>¿Quitar la lista de palabras «{}»?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>The file it was imported from is not deleted.</source>
   <translation>El archivo del que se importó no se borra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>LiftWord</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>A word that can stay</source>
   <translation>Una palabra que se puede quedar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} no está entre las opciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/exercise.py" />
   <source>Once more to lift {}</source>
   <translation>Otra vez para levantar {}</translation>
  </message>
 </context>
 <context>
  <name>ListSide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>loading…</source>
   <translation>cargando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions</source>
   <translation>{} palabras en {} soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/compare.py" />
   <source>{} words in {} solutions so far</source>
   <translation>{} palabras en {} soluciones hasta ahora</translation>
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The dropped item contains no puzzle: {}</source>
   <translation>El elemento soltado no contiene ningún puzle: {}</translation>
  </message>
 </context>
 <context>
  <name>Match</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Take back words</source>
   <translation>Recuperar palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>The hand game</source>
   <translation>El juego de la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game</source>
   <translation>Juego de la mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Analyse hand</source>
   <translation>Analizar mano</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>You have drawn a card already</source>
   <translation>Ya has robado una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Computer</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Words played</source>
   <translation>Palabras jugadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Set aside</source>
   <translation>Apartar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Discard one card</source>
   <translation>Descarta una carta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>To go out, put all cards but one into words</source>
   <translation>Para cerrar, forma palabras con todas las cartas menos una</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>lead</source>
   <translation>ventaja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>points</source>
   <translation>puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match.py" />
   <source>Hand game, {} to {} against the computer ({})</source>
   <translation>Juego de la mano, {} a {} contra el ordenador ({})</translation>
  </message>
 </context>
 <context>
  <name>MatchPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>points</source>
   <translation>puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/match_panel.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
 </context>
 <context>
  <name>MatchStrip</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Round {}</source>
   <translation>Ronda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Match</source>
   <translation>Encuentro</translation>
  </message>
 </context>
 <context>
  <name>Message</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>{}; shown side by side when both have played</source>
   <translation>{}; se ven uno junto al otro cuando hayan jugado ambos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle</source>
   <translation>El mismo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>without your result</source>
   <translation>sin tu resultado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The same puzzle, and your result once they have played</source>
   <translation>El mismo puzle, y tu resultado después del suyo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>The puzzle with its answers</source>
   <translation>El puzle con sus respuestas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>nothing left to find</source>
   <translation>no queda nada por encontrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your name</source>
   <translation>Tu nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Your result in the message</source>
   <translation>Tu resultado en el mensaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Mensaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>opens when pasted anywhere in Qless Studio</source>
   <translation>se abre pegándolo en cualquier parte de Qless Studio</translation>
  </message>
 </context>
 <context>
  <name>Misses</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>{} of {} misses</source>
   <translation>{} de {} fallos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/result.py" />
   <source>misses</source>
   <translation>fallos</translation>
  </message>
 </context>
 <context>
  <name>Month</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>Days</source>
   <translation>Días</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>today</source>
   <translation>hoy</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>to come</source>
   <translation>por llegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>{} of {} puzzles</source>
   <translation>{} de {} puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/month.py" />
   <source>a record</source>
   <translation>un récord</translation>
  </message>
 </context>
 <context>
  <name>MoveReview</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>best</source>
   <translation>mejor</translation>
  </message>
 </context>
 <context>
  <name>MultiplierPalette</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>multipliers</source>
   <translation>multiplicadores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>{}: click it, then tiles; or drag it onto a tile</source>
   <translation>{}: haz clic en él y luego en las fichas; o arrástralo a una ficha</translation>
  </message>
 </context>
 <context>
  <name>NewGameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_actions.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
 </context>
 <context>
  <name>Opener</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} files could not be opened. First error: {}</source>
   <translation>No se han podido abrir {} archivos. Primer error: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>file {}</source>
   <translation>archivo {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>{} contains no puzzle: {}</source>
   <translation>{} no contiene ningún puzle: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>is too large</source>
   <translation>es demasiado grande</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>shared text</source>
   <translation>texto compartido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open in {}</source>
   <translation>Abrir en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>No puzzle for {}: {}</source>
   <translation>Ningún puzle para {}: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Opened in a new document; “{}” is unchanged.</source>
   <translation>Abierto en un documento nuevo; «{}» sigue igual.</translation>
  </message>
 </context>
 <context>
  <name>Opponent</name>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer at your level, {}</source>
   <translation>Ordenador de tu nivel, {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {} for now</source>
   <translation>Ordenador, nivel {} por ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games</source>
   <translation>Tus partidas anteriores</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Your earlier games, after the first</source>
   <translation>Tus partidas anteriores, tras la primera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Computer, level {}</source>
   <translation>Ordenador, nivel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Nobody</source>
   <translation>Nadie</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>A draw</source>
   <translation>Empate</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only the opponent: {}</source>
   <translation>Solo el rival: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/next_round.py" />
   <source>Only you</source>
   <translation>Solo tú</translation>
  </message>
 </context>
 <context>
  <name>OrderPart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>None of {} puzzles matched; the closest was chosen.</source>
   <translation>De {}, ninguno coincidía; se ha tomado el más parecido.</translation>
  </message>
 </context>
 <context>
  <name>OwnWords</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Your words</source>
   <translation>Tus palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>newest first</source>
   <translation>las últimas primero</translation>
  </message>
 </context>
 <context>
  <name>PageAsker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>wrong</source>
   <translation>incorrecto</translation>
  </message>
 </context>
 <context>
  <name>PageBrowser</name>
  <message>
   <location filename="../../qless_studio/ui/shell/help/browser.py" />
   <source>Page</source>
   <translation>Página</translation>
  </message>
 </context>
 <context>
  <name>PagePreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>page {} of {}</source>
   <translation>página {} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/book_pages.py" />
   <source>not made yet</source>
   <translation>aún sin hacer</translation>
  </message>
 </context>
 <context>
  <name>PaletteModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>unavailable</source>
   <translation>no disponible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>on</source>
   <translation>activo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>off</source>
   <translation>inactivo</translation>
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score</source>
   <translation>Mejor puntuación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation>Partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation>Filtrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation>puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>best of the deal</source>
   <translation>lo mejor del reparto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation>cartas usadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± {} points (estimate)</source>
   <translation>± {} puntos (estimación)</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation>No se puede jugar ninguna palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation>Aún no se conoce la primera palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No games</source>
   <translation>Sin partidas</translation>
  </message>
 </context>
 <context>
  <name>ParBar</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>{} of the best</source>
   <translation>{} del máximo</translation>
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
   <translation>Ruta anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>Next path</source>
   <translation>Ruta siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
 </context>
 <context>
  <name>PauseCover</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Paused; the board is covered</source>
   <translation>En pausa; el tablero está tapado</translation>
  </message>
 </context>
 <context>
  <name>PictureDialog</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>The board as read</source>
   <translation>Tablero leído</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>drag a corner if the grid is off</source>
   <translation>arrastra una esquina si la cuadrícula no encaja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Framed: unsure, below 95 %. Dashed: a guess, below 60 %.</source>
   <translation>Con marco: dudosa, menos del 95 %. Discontinua: adivinada, menos del 60 %.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Another picture…</source>
   <translation>Otra imagen…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Paste</source>
   <translation>Pegar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Use this board</source>
   <translation>Usar este tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>There is no picture on the clipboard.</source>
   <translation>No hay ninguna imagen en el portapapeles.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>from the clipboard</source>
   <translation>del portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>No board found.</source>
   <translation>No hay ningún tablero.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{} Drag the four corners onto it.</source>
   <translation>{} Arrastra las cuatro esquinas hasta él.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} needed.</source>
   <translation>{}; hacen falta {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>row {}, column {}</source>
   <translation>fila {}, columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>All letters sure</source>
   <translation>Todas las letras seguras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/dialog.py" />
   <source>{}, {} to look at</source>
   <translation>{}, {} por revisar</translation>
  </message>
 </context>
 <context>
  <name>PictureLabel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/cards.py" />
   <source>covered</source>
   <translation>tapado</translation>
  </message>
 </context>
 <context>
  <name>PictureReading</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Boards of {} cannot be read from pictures, only those of {}.</source>
   <translation>Los tableros de {} no se leen de imágenes; los de {}, sí.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/picture_reading.py" />
   <source>Reading a picture takes compiled kernels, which this installation lacks.</source>
   <translation>Leer una imagen requiere rutinas compiladas, que faltan en esta instalación.</translation>
  </message>
 </context>
 <context>
  <name>PictureView</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper left corner</source>
   <translation>Esquina superior izquierda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Upper right corner</source>
   <translation>Esquina superior derecha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower right corner</source>
   <translation>Esquina inferior derecha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/picture_view.py" />
   <source>Lower left corner</source>
   <translation>Esquina inferior izquierda</translation>
  </message>
 </context>
 <context>
  <name>PictureWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PNG image</source>
   <translation>Imagen PNG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>SVG image</source>
   <translation>Imagen SVG</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>PDF document</source>
   <translation>Documento PDF</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
 </context>
 <context>
  <name>PlanClock</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Missed</source>
   <translation>No vistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>found</source>
   <translation>encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
 </context>
 <context>
  <name>PlanList</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Running total</source>
   <translation>Total acumulado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/clock.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
 </context>
 <context>
  <name>PlayPanel</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Making the puzzle…</source>
   <translation>Preparando el puzle…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Finish</source>
   <translation>Terminar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Give up</source>
   <translation>Abandonar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>Daily puzzle, {}</source>
   <translation>Puzle diario, {}</translation>
  </message>
 </context>
 <context>
  <name>PlayStart</name>
  <message>
   <location filename="../../qless_studio/ui/tab/play_page.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Press Esc to go back to your game first</source>
   <translation>Pulsa Esc para volver antes a tu partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
 </context>
 <context>
  <name>PlaybackBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Previous move</source>
   <translation>Jugada anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Play automatically</source>
   <translation>Reproducir automáticamente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Next move</source>
   <translation>Jugada siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Back to my game</source>
   <translation>Volver a mi partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
 </context>
 <context>
  <name>PlayedWords</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>already found</source>
   <translation>ya encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not in the list</source>
   <translation>no está en la lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analysis.py" />
   <source>not on the board</source>
   <translation>no está en el tablero</translation>
  </message>
 </context>
 <context>
  <name>PlayerColumn</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Player {}</source>
   <translation>Participante {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Name of player {}</source>
   <translation>Nombre de participante {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Words of player {}</source>
   <translation>Palabras de participante {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Winner</source>
   <translation>Gana</translation>
  </message>
 </context>
 <context>
  <name>Practice</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Practise</source>
   <translation>Practicar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>There are no exercises in this language.</source>
   <translation>No hay ejercicios en este idioma.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Try the failed ones again</source>
   <translation>Repetir los fallados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/page.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
 </context>
 <context>
  <name>PracticeCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Practise</source>
   <translation>Practicar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Word of the day</source>
   <translation>Palabra del día</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Words worth learning</source>
   <translation>Palabras que vale la pena aprender</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>the next on {}</source>
   <translation>la próxima, el {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>none today</source>
   <translation>hoy ninguna</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>of 100 boards</source>
   <translation>de 100 tableros</translation>
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Reset to defaults</source>
   <translation>Restablecer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>This game has no options.</source>
   <translation>Este juego no tiene opciones.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>one per core ({})</source>
   <translation>uno por núcleo ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>As the window ({})</source>
   <translation>Como la ventana ({})</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>System language</source>
   <translation>Idioma del sistema</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Default for the game</source>
   <translation>La del juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Restart Qless Studio to change its language.</source>
   <translation>Reinicia Qless Studio para cambiar su idioma.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Choose folder…</source>
   <translation>Elegir carpeta…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Exchange now</source>
   <translation>Sincronizar ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Stop sharing</source>
   <translation>Dejar de compartir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Import</source>
   <translation>Importar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Not shared</source>
   <translation>Sin compartir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation>Atajos de teclado…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/preferences.py" />
   <source>Found: {}</source>
   <translation>Encontrados: {}</translation>
  </message>
 </context>
 <context>
  <name>PrefixLists</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Not analysed</source>
   <translation>Sin analizar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Select a round node to see what fits</source>
   <translation>Selecciona un nodo redondo para ver qué encaja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>No suffixes complete this board</source>
   <translation>Ningún sufijo completa este tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none fit</source>
   <translation>ninguno</translation>
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>prefixes</source>
   <translation>prefijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>edges</source>
   <translation>aristas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>View</source>
   <translation>Ver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Completions</source>
   <translation>Completar con</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Place</source>
   <translation>Colocar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>{} of {} edges form a word</source>
   <translation>{} de {} aristas forman una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards left</source>
   <translation>Tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already on the board</source>
   <translation>ya está en el tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>already used with –{}</source>
   <translation>ya se usa con –{}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>repeated</source>
   <translation>repetida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Suffixes</source>
   <translation>Sufijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefix_panel.py" />
   <source>Boards</source>
   <translation>Tableros</translation>
  </message>
 </context>
 <context>
  <name>PrintPreview</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Print…</source>
   <translation>Imprimir…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Pages</source>
   <translation>Páginas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Include the list of results</source>
   <translation>Incluir la lista de resultados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Previous page</source>
   <translation>Página anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Next page</source>
   <translation>Página siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Save as PDF…</source>
   <translation>Guardar como PDF…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>page {} of {}</source>
   <translation>página {} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Sent to the printer.</source>
   <translation>Enviado a la impresora.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/printing.py" />
   <source>Nothing was printed: the printer is not responding.</source>
   <translation>No se ha impreso nada: la impresora no responde.</translation>
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
   <translation>Parte encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>points given away per game</source>
   <translation>puntos regalados por partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>hints</source>
   <translation>pistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{}, by week</source>
   <translation>{}, por semana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Time</source>
   <translation>Tiempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Share solved</source>
   <translation>Parte resuelta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Level</source>
   <translation>Nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>common words</source>
   <translation>palabras comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>all words</source>
   <translation>todas las palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>average</source>
   <translation>media</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved</source>
   <translation>resuelto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>level</source>
   <translation>nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>expected, by difficulty</source>
   <translation>esperado, según la dificultad</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>give or take, two times in three</source>
   <translation>margen, dos de cada tres veces</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>solved among your rolls</source>
   <translation>resueltas de las que tiraste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>found among those on your boards</source>
   <translation>encontradas de las de tus tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>A row appears here after {} cases.</source>
   <translation>Aquí aparece una fila tras {} casos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} solved</source>
   <translation>{} de {} resueltas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{} of {} found</source>
   <translation>{} de {} encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>{about}, game of {day}</source>
   <translation>{about}, partida del {day}</translation>
  </message>
 </context>
 <context>
  <name>ProgressDisplay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>dice placed</source>
   <translation>dados colocados</translation>
  </message>
 </context>
 <context>
  <name>ProgressView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Weaknesses</source>
   <translation>Puntos débiles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Not learned yet</source>
   <translation>Aún sin aprender</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>List</source>
   <translation>Lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Strengths</source>
   <translation>Puntos fuertes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Show the game</source>
   <translation>Mostrar la partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Hide</source>
   <translation>Ocultar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Where you stand</source>
   <translation>Dónde estás</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Records</source>
   <translation>Récords</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Practise the weakest</source>
   <translation>Practicar lo más débil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Reading…</source>
   <translation>Leyendo…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Nothing played yet</source>
   <translation>Aún no has jugado nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>questions due</source>
   <translation>preguntas pendientes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>What you miss becomes a card, and is asked again until you know it.</source>
   <translation>Lo que se te escapa se convierte en una tarjeta y se vuelve a preguntar hasta que lo sepas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>level</source>
   <translation>nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>points given away per game</source>
   <translation>puntos regalados por partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} less half of what par gave away on the same deals: hard deals are evened out.</source>
   <translation>{} descontando la mitad de lo que regaló el par en los mismos repartos: así se compensan los repartos difíciles.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Small: 3 to 6 points, medium: 7 to 14.</source>
   <translation>Pequeños: de 3 a 6 puntos; medianos: de 7 a 14.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>{} this week</source>
   <translation>{} esta semana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>daily puzzle</source>
   <translation>puzle diario</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/progress.py" />
   <source>Levels are hidden everywhere; the preferences bring them back.</source>
   <translation>Los niveles están ocultos en todas partes; en las preferencias se vuelven a mostrar.</translation>
  </message>
 </context>
 <context>
  <name>ProofChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>none yet</source>
   <translation>nada aún</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>{} after {}</source>
   <translation>{} tras {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>proven {}</source>
   <translation>demostrado {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>best {}</source>
   <translation>mejor {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>at most {}</source>
   <translation>como mucho {}</translation>
  </message>
 </context>
 <context>
  <name>ProofForm</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most points</source>
   <translation>Más puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Most words</source>
   <translation>Más palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Whole board</source>
   <translation>Tablero entero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Open cells</source>
   <translation>Casillas libres</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Cells to fill</source>
   <translation>Casillas por llenar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Best means</source>
   <translation>El mejor tiene</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Letters allowed</source>
   <translation>Letras permitidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>Only boards that these dice can show</source>
   <translation>Solo tableros que puedan mostrar estos dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board_search_panel.py" />
   <source>any</source>
   <translation>cualquiera</translation>
  </message>
 </context>
 <context>
  <name>PuzzleCatalogue</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>No hay ningún puzle con esta lista y estas opciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Suffixes</source>
   <translation>Sufijos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Boards</source>
   <translation>Tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_catalogue.py" />
   <source>Words needed</source>
   <translation>Palabras necesarias</translation>
  </message>
 </context>
 <context>
  <name>PuzzleLevels</name>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of those with a solution you solve {} within {} minutes.</source>
   <translation>Si hay solución, resuelves {} en {} minutos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Of puzzles like it you solve {} within {} minutes.</source>
   <translation>Resuelves {} de este tipo en {} minutos.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Half of them take less than {}.</source>
   <translation>La mitad de las veces tardas menos de {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than 9 of 10 like it</source>
   <translation>Más rápido que 9 de cada 10 de este tipo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>Faster than usual with such a puzzle</source>
   <translation>Más rápido de lo habitual en un puzle así</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/orders.py" />
   <source>As usual with such a puzzle</source>
   <translation>Lo habitual en un puzle así</translation>
  </message>
 </context>
 <context>
  <name>PuzzleMaker</name>
  <message>
   <location filename="../../qless_studio/ui/tab/played_game.py" />
   <source>Stopped</source>
   <translation>Detenido</translation>
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Puzzles</source>
   <translation>Puzles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Filter list</source>
   <translation>Filtrar lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/, plus limits such as boards&lt;100 words&lt;800</source>
   <translation>Texto, un patrón con ? y * o una /expresión regular/, y además límites como boards&lt;100 words&lt;800</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Words needed</source>
   <translation>Palabras necesarias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation>No hay ningún puzle con esta lista y estas opciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} so far</source>
   <translation>{} hasta ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, easiest first</source>
   <translation>{}, primero los fáciles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, stopped</source>
   <translation>{}, detenido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzle_panel.py" />
   <source>{}, hardest first</source>
   <translation>{}, primero los difíciles</translation>
  </message>
 </context>
 <context>
  <name>PuzzleRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Begun</source>
   <translation>Empezado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>not played</source>
   <translation>sin jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>{} of par</source>
   <translation>{} del par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>played later</source>
   <translation>jugado después</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Review</source>
   <translation>Repasar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/days.py" />
   <source>Play</source>
   <translation>Jugar</translation>
  </message>
 </context>
 <context>
  <name>QLessAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Dice</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>3 to 16 letters, then ; and the grid. Start with tiles: for a free game of up to 40</source>
   <translation>De 3 a 16 letras, luego ; y la cuadrícula. Empieza con tiles: para una partida libre de hasta 40</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Facts</source>
   <translation>Datos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>{} letters or more</source>
   <translation>{} letras o más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Minimum length</source>
   <translation>Longitud mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Difficulty</source>
   <translation>Dificultad</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Why, and what would help</source>
   <translation>Por qué, y qué ayudaría</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/analyse_page.py" />
   <source>Go on</source>
   <translation>Seguir</translation>
  </message>
 </context>
 <context>
  <name>QLessBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Type a letter to place a die here</source>
   <translation>Escribe una letra para colocar aquí un dado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>No {} left on the rack</source>
   <translation>No queda ninguna {} en el atril</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>{} is not a letter</source>
   <translation>{} no es una letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no tile to return to the rack</source>
   <translation>No hay ninguna ficha que devolver al atril</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The tiles would be too far apart</source>
   <translation>Las fichas quedarían demasiado separadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>The grid is at the edge</source>
   <translation>La cuadrícula está en el borde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move</source>
   <translation>Jugada</translation>
  </message>
 </context>
 <context>
  <name>QLessBoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation>Cuadrícula y atril</translation>
  </message>
 </context>
 <context>
  <name>QLessPlay</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>Rolls for the next games</source>
   <translation>Tiradas de las próximas partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>The roll ends, and the claim is proven right or wrong.</source>
   <translation>La tirada termina, y se demuestra si tienes razón.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play.py" />
   <source>All dice are in one grid</source>
   <translation>Todos los dados están en una cuadrícula</translation>
  </message>
 </context>
 <context>
  <name>QLessPlayView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Words on the grid</source>
   <translation>Palabras de la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Why, and what would help</source>
   <translation>Por qué, y qué ayudaría</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Dice</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>The letters of your dice; Enter plays them</source>
   <translation>Las letras de tus dados; Intro empieza a jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type puzzle</source>
   <translation>Escribir puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Play this puzzle</source>
   <translation>Jugar este puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Type letters and move with the arrow keys, or drag dice onto the grid. Words are checked as you go.</source>
   <translation>Escribe letras y muévete con las flechas, o arrastra dados a la cuadrícula. Las palabras se comprueban mientras juegas.</translation>
  </message>
 </context>
 <context>
  <name>QuestionPage</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/question.py" />
   <source>Questions</source>
   <translation>Preguntas</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles, upper/lower</source>
   <translation>Montones, arriba/abajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Piles such as L/Q; - for an empty pile, ? for an unknown lower card; or two rows of cards</source>
   <translation>Montones como L/Q; - para un montón vacío, ? para una carta de abajo desconocida; o dos filas de cartas</translation>
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
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>standard bonus</source>
   <translation>bonus estándar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>no bonus</source>
   <translation>sin bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>custom bonus</source>
   <translation>bonus propio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Nothing to check yet</source>
   <translation>Aún no hay nada que comprobar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>No first word is known yet</source>
   <translation>Aún no se conoce la primera palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/analyse_page.py" />
   <source>Estimate: start with {}, final score {}</source>
   <translation>Estimación: empezar con {}, puntuación final {}</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Best from here</source>
   <translation>Lo mejor desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Click cards or type a word</source>
   <translation>Haz clic en cartas o escribe una palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>It gives points away</source>
   <translation>Regala puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Move</source>
   <translation>Jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Length</source>
   <translation>Largo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>First letter</source>
   <translation>Primera letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Its cards</source>
   <translation>Sus cartas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, the most of all</source>
   <translation>Después de {}, se pueden sumar como mucho {} puntos, el máximo posible</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/exercise.py" />
   <source>After {} at most {} points are possible, {} less than with {}</source>
   <translation>Después de {}, se pueden sumar como mucho {} puntos, {} menos que con {}</translation>
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
   <translation>Juego</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/play.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed {}</source>
   <translation>Semilla {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation>bonus estándar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation>sin bonus</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation>bonus propio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of {} cards or more</source>
   <translation>palabras de {} cartas o más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>{} deck</source>
   <translation>baraja: {}</translation>
  </message>
 </context>
 <context>
  <name>ReachChart</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} at the start</source>
   <translation>{} al principio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/game_review.py" />
   <source>{} after move {}</source>
   <translation>{} tras la jugada {}</translation>
  </message>
 </context>
 <context>
  <name>ReadBoard</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>The board as read</source>
   <translation>Tablero leído</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>row {}, column {}</source>
   <translation>fila {}, columna {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>letter {}</source>
   <translation>letra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>en blanco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>a guess</source>
   <translation>adivinada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>unsure</source>
   <translation>dudosa</translation>
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
   <translation>Este desafío es tuyo; envíaselo a otra persona</translation>
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open recent</source>
   <translation>Abrir reciente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Clear recent files</source>
   <translation>Vaciar archivos recientes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/opener.py" />
   <source>Open {} ({})</source>
   <translation>Abrir {} ({})</translation>
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>none yet</source>
   <translation>nada aún</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Recent deals</source>
   <translation>Repartos recientes</translation>
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>Recent rolls</source>
   <translation>Tiradas recientes</translation>
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>no solution exists</source>
   <translation>no hay solución</translation>
  </message>
 </context>
 <context>
  <name>Remains</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>What remains, by length</source>
   <translation>Lo que queda, por longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Hide</source>
   <translation>Ocultar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Rename</source>
   <translation>Renombrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
 </context>
 <context>
  <name>ReportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Report a problem…</source>
   <translation>Informar de un problema…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Nothing is sent by the program. Copy these details, open the page for problems in your browser, and write what you did, what you expected and what happened.</source>
   <translation>El programa no envía nada. Copia estos detalles, abre la página de problemas en el navegador y escribe qué hiciste, qué esperabas y qué pasó.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Details of this installation</source>
   <translation>Detalles de esta instalación</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copy details</source>
   <translation>Copiar detalles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Open page</source>
   <translation>Abrir página</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/about.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
 </context>
 <context>
  <name>ResultCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Play again</source>
   <translation>Jugar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Practise</source>
   <translation>Practicar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>More</source>
   <translation>Más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/result_card.py" />
   <source>Longest word</source>
   <translation>Palabra más larga</translation>
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted descending</source>
   <translation>{}, orden descendente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/result_model.py" />
   <source>{}, sorted ascending</source>
   <translation>{}, orden ascendente</translation>
  </message>
 </context>
 <context>
  <name>Review</name>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Words of the game</source>
   <translation>Palabras de la partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>common first</source>
   <translation>comunes primero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Missed</source>
   <translation>No vistas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Found</source>
   <translation>Encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No words found</source>
   <translation>Ninguna palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>Nothing missed</source>
   <translation>No se te escapó nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/review.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
 </context>
 <context>
  <name>ReviewBar</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Previous move</source>
   <translation>Jugada anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Next move</source>
   <translation>Jugada siguiente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Back to the review</source>
   <translation>Volver al repaso</translation>
  </message>
 </context>
 <context>
  <name>ReviewCards</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/play_view.py" />
   <source>Review</source>
   <translation>Repasar</translation>
  </message>
 </context>
 <context>
  <name>ReviewTray</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Better</source>
   <translation>Mejor</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>You played</source>
   <translation>Jugaste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Try from here</source>
   <translation>Probar desde aquí</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show my move</source>
   <translation>Mostrar mi jugada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/review_tray.py" />
   <source>Show better move</source>
   <translation>Mostrar jugada mejor</translation>
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>roll {}</source>
   <translation>tirada {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/parts.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
 </context>
 <context>
  <name>RoundDiceBox</name>
  <message>
   <location filename="../../qless_studio/ui/grids/parts.py" />
   <source>Board and dice</source>
   <translation>Tablero y dados</translation>
  </message>
 </context>
 <context>
  <name>RoundEnd</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Computer</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The table stays as it is until you press</source>
   <translation>La mesa se queda así hasta que pulses</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>had the last turn</source>
   <translation>tuvo el último turno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Round {}</source>
   <translation>Ronda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>Nothing better could be laid down against these words (proven)</source>
   <translation>Contra estas palabras no se podía bajar nada mejor, demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>The computer went out first</source>
   <translation>El ordenador cerró antes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>You went out first</source>
   <translation>Tú cerraste antes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>longest word, {} letters against {}</source>
   <translation>palabra más larga, {} letras contra {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/hand_table.py" />
   <source>words, {} against {}</source>
   <translation>palabras, {} contra {}</translation>
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/parts.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>My {}</source>
   <translation>Mi {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Minimum length</source>
   <translation>Longitud mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Bonus by length</source>
   <translation>Bonus según la longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>none</source>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Factor by length</source>
   <translation>Factor según la longitud</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>for 0, 1, 2, 3 … letters; the last step is repeated for longer words</source>
   <translation>para 0, 1, 2, 3… letras; el último paso se repite para palabras más largas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>from this many letters on, such as 5:1.5 6:2</source>
   <translation>a partir de tantas letras, como 5:1.5 6:2</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Value of {}</source>
   <translation>Valor de {}</translation>
  </message>
 </context>
 <context>
  <name>RunBars</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/rows.py" />
   <source>{} solved</source>
   <translation>{} resueltos</translation>
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} now, {} at the end</source>
   <translation>{} ahora, {} al final</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>{} at {}</source>
   <translation>{} en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/charts.py" />
   <source>now</source>
   <translation>ahora</translation>
  </message>
 </context>
 <context>
  <name>ScoreSheetDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Type or paste the words of each player. A word that several players found does not count.</source>
   <translation>Escribe o pega las palabras de cada participante. Una palabra que encontraron varias personas no cuenta.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Add player</source>
   <translation>Añadir participante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/play.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
 </context>
 <context>
  <name>Search</name>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>General</source>
   <translation>General</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Recent file</source>
   <translation>Archivo reciente</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help</source>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Look up {}</source>
   <translation>Consultar {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/commands.py" />
   <source>Help on “{}”</source>
   <translation>Ayuda sobre «{}»</translation>
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/feedback/verdict.py" />
   <source>{} per cent searched</source>
   <translation>{} por ciento explorado</translation>
  </message>
 </context>
 <context>
  <name>SendDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Message</source>
   <translation>Mensaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Lexica link</source>
   <translation>Enlace de Lexica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>File</source>
   <translation>Archivo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
 </context>
 <context>
  <name>SessionLexicon</name>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>The word list {} is not installed; {} is used instead.</source>
   <translation>La lista de palabras {} no está instalada; en su lugar se usa {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/terms.py" />
   <source>{}; {} is used instead.</source>
   <translation>{}; en su lugar se usa {}.</translation>
  </message>
 </context>
 <context>
  <name>SharedPrefix</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>How many prefixes fit?</source>
   <translation>¿Cuántos prefijos encajan?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>First letter</source>
   <translation>Primera letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/exercise.py" />
   <source>prefix</source>
   <translation>prefijo</translation>
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>no shortcut</source>
   <translation>sin atajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>also {}</source>
   <translation>también {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>changed</source>
   <translation>cambiado</translation>
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The saved shortcut for “{}” is ignored: {}</source>
   <translation>Se ignora el atajo guardado para «{}»: {}</translation>
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset to defaults</source>
   <translation>Restablecer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation>Por nombre</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation>Por teclas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to search for</source>
   <translation>Pulsa las teclas que buscas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation>Acciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation>Nuevo atajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation>Pulsa las teclas nuevas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Remove shortcut</source>
   <translation>Quitar atajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation>Restablecer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reassign</source>
   <translation>Reasignar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Select a command to change its shortcut</source>
   <translation>Selecciona una acción para cambiar su atajo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All shortcuts have been reset to their defaults</source>
   <translation>Se han restablecido todos los atajos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} in {}</source>
   <translation>{} en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>{} is {}. Use it for {}?</source>
   <translation>{} ya es {}. ¿Usarlo para {}?</translation>
  </message>
 </context>
 <context>
  <name>Side</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>First of all</source>
   <translation>Antes de nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Questions</source>
   <translation>Preguntas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Games</source>
   <translation>Juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>All games</source>
   <translation>Todos los juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>hardest first</source>
   <translation>difíciles primero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Try the failed ones again</source>
   <translation>Repetir los fallados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>best so far</source>
   <translation>lo mejor hasta ahora</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>What went wrong</source>
   <translation>Qué salió mal</translation>
  </message>
 </context>
 <context>
  <name>SidePanel</name>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Tile</source>
   <translation>Ficha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Space accepts, Tab goes to the next unsure one</source>
   <translation>Espacio acepta, Tab pasa a la siguiente dudosa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>How to read it</source>
   <translation>Cómo leerla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Screen</source>
   <translation>Pantalla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Photo</source>
   <translation>Foto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Picture</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture left</source>
   <translation>Girar la imagen a la izquierda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Turn the picture right</source>
   <translation>Girar la imagen a la derecha</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Dice</source>
   <translation>Dados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>tiles</source>
   <translation>fichas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>All letters sure</source>
   <translation>Todas las letras seguras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>blank</source>
   <translation>en blanco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Which letter is it?</source>
   <translation>¿Qué letra es?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>Press its number or type another.</source>
   <translation>Pulsa su número o escribe otra.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/pictures/read_board.py" />
   <source>{}, {} of 100</source>
   <translation>{}, {} de 100</translation>
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Rows</source>
   <translation>Filas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Columns</source>
   <translation>Columnas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Letters that still fit keep their places.</source>
   <translation>Las letras que aún caben se quedan en su sitio.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/dialogs.py" />
   <source>Resize</source>
   <translation>Cambiar tamaño</translation>
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
   <translation>Tus jugadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>the word list is still loading</source>
   <translation>la lista de palabras aún se está cargando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>points</source>
   <translation>puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>{}% of the way to par</source>
   <translation>{} % del camino hasta el par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>best, proven</source>
   <translation>lo mejor, demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>given away</source>
   <translation>regalados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/solitaire.py" />
   <source>All cards used</source>
   <translation>Todas las cartas usadas</translation>
  </message>
 </context>
 <context>
  <name>SolutionFilters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation>cualquiera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>solution</source>
   <translation>solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>set of words</source>
   <translation>grupo de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>layout</source>
   <translation>disposición</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Longest word at least</source>
   <translation>Palabra más larga, mínimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Maximum box</source>
   <translation>Marco máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special feature</source>
   <translation>Rasgo especial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One per</source>
   <translation>Una por</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Clear filters</source>
   <translation>Borrar filtros</translation>
  </message>
 </context>
 <context>
  <name>SolutionsHeader</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation>Soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Esta cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions shown</source>
   <translation>Soluciones mostradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtrar lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Soluciones como lista</translation>
  </message>
 </context>
 <context>
  <name>SolutionsPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as thumbnails</source>
   <translation>Soluciones como miniaturas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as a list</source>
   <translation>Soluciones como lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter list</source>
   <translation>Filtrar lista</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Sort by</source>
   <translation>Ordenar por</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place solution</source>
   <translation>Colocar solución</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Back to grid</source>
   <translation>Volver a la cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation>Marco</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation>Más rara</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>In the order found</source>
   <translation>En el orden de búsqueda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Most common</source>
   <translation>Más comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Fewest words</source>
   <translation>Menos palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Smallest box</source>
   <translation>Marco mínimo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Alphabetical</source>
   <translation>Alfabético</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation>Esta cuadrícula</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>No solutions</source>
   <translation>Sin soluciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first {} are listed; the other {} are only counted</source>
   <translation>Se muestran las primeras {}; las otras {} solo se cuentan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>On this grid, mirror images and shifted grids are counted each; among all, once</source>
   <translation>En esta cuadrícula, las simétricas y las desplazadas se cuentan por separado; entre todas, una vez</translation>
  </message>
 </context>
 <context>
  <name>SolvableRate</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/empty_state.py" />
   <source>of rolls are solvable with the {} list</source>
   <translation>de las tiradas tienen solución con la lista {}</translation>
  </message>
 </context>
 <context>
  <name>StagedPlay</name>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>The game goes on as soon as the word list is loaded</source>
   <translation>La partida sigue en cuanto se cargue la lista de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/staged_play.py" />
   <source>End the game</source>
   <translation>Terminar la partida</translation>
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
   <translation>Contra el reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Without a miss</source>
   <translation>Sin fallos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/start.py" />
   <source>Making exercises, {} of {}</source>
   <translation>Preparando ejercicios, {} de {}</translation>
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Dismiss message</source>
   <translation>Cerrar mensaje</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>loading…</source>
   <translation>cargando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Searching…</source>
   <translation>Buscando…</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Ready</source>
   <translation>Listo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>Analysis off</source>
   <translation>Sin análisis</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/status_strip.py" />
   <source>{}, changed</source>
   <translation>{}, modificada</translation>
  </message>
 </context>
 <context>
  <name>StrengthRow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise</source>
   <translation>Practicar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/standing.py" />
   <source>Practise: {}</source>
   <translation>Practicar: {}</translation>
  </message>
 </context>
 <context>
  <name>Study</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{} points</source>
   <translation>{} puntos</translation>
  </message>
 </context>
 <context>
  <name>StudySide</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise</source>
   <translation>Practicar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Where it hides</source>
   <translation>Dónde se esconde</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Another</source>
   <translation>Otro</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>One letter more</source>
   <translation>Una letra más</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>of 100 boards</source>
   <translation>de 100 tableros</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Leave out</source>
   <translation>Dejar fuera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Play this puzzle</source>
   <translation>Jugar este puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first word</source>
   <translation>La primera palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>The first {} together</source>
   <translation>Las {} primeras juntas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>points in 100 games</source>
   <translation>puntos en 100 partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>at most, if you knew them as well as common words: finding them takes time from other words</source>
   <translation>si las conocieras tan bien como las palabras comunes; como mucho, pues encontrarlas quita tiempo para otras palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>not found</source>
   <translation>no encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>Practise these {}</source>
   <translation>Practicar estas {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/word_side.py" />
   <source>{points}; also {forms}</source>
   <translation>{points}; también {forms}</translation>
  </message>
 </context>
 <context>
  <name>Tab</name>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Play</source>
   <translation>Jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Build</source>
   <translation>Crear</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Analyse</source>
   <translation>Analizar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Mode</source>
   <translation>Modo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Playing</source>
   <translation>Jugando</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/tab.py" />
   <source>Paused</source>
   <translation>En pausa</translation>
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Juegos</translation>
  </message>
 </context>
 <context>
  <name>TableArea</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/table_area.py" />
   <source>Enter cards</source>
   <translation>Introducir cartas</translation>
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation>Mesa</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation>Jugar palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation>Vaciar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation>Palabras jugadas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation>en la bandeja</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation>vacío</translation>
  </message>
 </context>
 <context>
  <name>TableHints</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What is possible?</source>
   <translation>¿Qué es posible?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Move a card first?</source>
   <translation>¿Mover antes una carta?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation>¿De qué longitud?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter</source>
   <translation>Primera letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation>¿Qué cartas?</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
 </context>
 <context>
  <name>TextWay</name>
  <message>
   <location filename="../../qless_studio/ui/shell/send/dialog.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
 </context>
 <context>
  <name>TileNote</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>List all words</source>
   <translation>Ver todas las palabras</translation>
  </message>
 </context>
 <context>
  <name>Timed</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Against the clock</source>
   <translation>Contra el reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Without a miss</source>
   <translation>Sin fallos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Nothing here changes your reviews or your level.</source>
   <translation>Nada de esto cambia tus repasos ni tu nivel.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Questions</source>
   <translation>Preguntas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>newest first</source>
   <translation>las últimas primero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Level {}</source>
   <translation>Nivel {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Missed: {}</source>
   <translation>Sin encontrar: {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>{} solved</source>
   <translation>{} resueltos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>best before</source>
   <translation>mejor anterior</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Stopped</source>
   <translation>Detenido</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Time is up</source>
   <translation>Se acabó el tiempo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>highest level</source>
   <translation>nivel máximo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>solved</source>
   <translation>resuelto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>New record</source>
   <translation>Nuevo récord</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>What went wrong</source>
   <translation>Qué salió mal</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>hardest first</source>
   <translation>difíciles primero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>The answer is on the board.</source>
   <translation>La respuesta está en el tablero.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/practice/timed.py" />
   <source>Qless Studio, {}: {} solved in {}</source>
   <translation>Qless Studio, {}: {} resueltos en {}</translation>
  </message>
 </context>
 <context>
  <name>TopBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Home</source>
   <translation>Inicio</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice</source>
   <translation>Práctica</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Games</source>
   <translation>Juegos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/top_bar.py" />
   <source>Practice, {} due</source>
   <translation>Práctica, {} pendientes</translation>
  </message>
 </context>
 <context>
  <name>TraceFeedback</name>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>too short</source>
   <translation>demasiado corta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/analyse_page.py" />
   <source>{} is not in the list</source>
   <translation>{} no está en la lista</translation>
  </message>
 </context>
 <context>
  <name>TracedExercise</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Board</source>
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>part of the hint</source>
   <translation>parte de la pista</translation>
  </message>
 </context>
 <context>
  <name>TypedBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Type {}</source>
   <translation>Escribir {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is not a letter</source>
   <translation>{} no es una letra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The board cannot be changed during a game</source>
   <translation>El tablero no se puede cambiar durante una partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>{} is played as {}</source>
   <translation>{} se juega como {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>The last cell is filled; move to a tile to replace it</source>
   <translation>La última casilla está llena; ve a una ficha para sustituirla</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/typed_board.py" />
   <source>Clear tile</source>
   <translation>Vaciar ficha</translation>
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/tab/typed_entry.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
 </context>
 <context>
  <name>WeekCard</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>This week</source>
   <translation>Esta semana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>History</source>
   <translation>Historial</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Nothing played yet</source>
   <translation>Aún no has jugado nada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>{} this week</source>
   <translation>{} esta semana</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Level</source>
   <translation>Nivel</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Easy</source>
   <translation>Fácil</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Strong</source>
   <translation>Fuerte</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>a friend</source>
   <translation>alguien</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Computer</source>
   <translation>Ordenador</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are ahead</source>
   <translation>vas por delante</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>you are behind</source>
   <translation>vas por detrás</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>against {}</source>
   <translation>contra {}</translation>
  </message>
 </context>
 <context>
  <name>WeekCurves</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts/curves.py" />
   <source>Week of {}: {}</source>
   <translation>Semana del {}: {}</translation>
  </message>
 </context>
 <context>
  <name>WeekStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/home/week.py" />
   <source>Daily puzzles done on {} of the last {} days</source>
   <translation>Puzles diarios hechos en {} de los últimos {} días</translation>
  </message>
 </context>
 <context>
  <name>WhichFirst</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>One that is worth less</source>
   <translation>Una que vale menos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{} is not one of those to choose from</source>
   <translation>{} no está entre las opciones</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/exercise.py" />
   <source>{word} in {seconds} s: {rate} points per second</source>
   <translation>{word} en {seconds} s: {rate} puntos por segundo</translation>
  </message>
 </context>
 <context>
  <name>WordActions</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Copied to the clipboard</source>
   <translation>Copiado al portapapeles</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} ya no cuenta en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} now counts in {}.</source>
   <translation>{} cuenta ahora en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>{} From the next game on.</source>
   <translation>{} A partir de la próxima partida.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>All changes to {} were undone.</source>
   <translation>Se han deshecho todos los cambios en {}.</translation>
  </message>
 </context>
 <context>
  <name>WordChangesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Banned and added words in {}</source>
   <translation>Palabras prohibidas y añadidas en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Word to ban or allow</source>
   <translation>Palabra que prohibir o permitir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Ban</source>
   <translation>Prohibir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Allow</source>
   <translation>Permitir</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>State</source>
   <translation>Estado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>No words are banned or added.</source>
   <translation>No hay palabras prohibidas ni añadidas.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Undo all</source>
   <translation>Deshacer todo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>added</source>
   <translation>añadida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>banned</source>
   <translation>prohibida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} now counts in {}.</source>
   <translation>{} cuenta ahora en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} no longer counts in {}.</source>
   <translation>{} ya no cuenta en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>{} is already in {}.</source>
   <translation>{} ya está en {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/editor.py" />
   <source>All changes to {} were undone.</source>
   <translation>Se han deshecho todos los cambios en {}.</translation>
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>all</source>
   <translation>todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Common</source>
   <translation>Comunes</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Words shown</source>
   <translation>Palabras mostradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Length and commonness</source>
   <translation>Longitud y frecuencia</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum length</source>
   <translation>Longitud mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Maximum length</source>
   <translation>Longitud máxima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/results/word_filter.py" />
   <source>Minimum commonness</source>
   <translation>Frecuencia mínima</translation>
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
 </context>
 <context>
  <name>WordMenus</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Look up {}</source>
   <translation>Consultar {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Ban {} from {}</source>
   <translation>Prohibir {} en {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/actions.py" />
   <source>Allow {} in {}</source>
   <translation>Permitir {} en {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakAnalysePage</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>then ; and multipliers with the numbers of their tiles, row by row; the first tile is 0</source>
   <translation>luego ; y los multiplicadores con los números de sus fichas, fila por fila; la primera ficha es la 0</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Round {}</source>
   <translation>Ronda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>New puzzle</source>
   <translation>Nuevo puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Start</source>
   <translation>Empezar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Clock</source>
   <translation>Reloj</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>all words</source>
   <translation>todas las palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>View</source>
   <translation>Ver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>{} left</source>
   <translation>Quedan {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>Words</source>
   <translation>Palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>words</source>
   <translation>palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>at the pace set</source>
   <translation>al ritmo fijado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>points</source>
   <translation>puntos</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>found</source>
   <translation>encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/analyse_page.py" />
   <source>You found {}, {}</source>
   <translation>Encontraste {}, {}</translation>
  </message>
 </context>
 <context>
  <name>WordStreakCommands</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/commands.py" />
   <source>Move</source>
   <translation>Jugada</translation>
  </message>
 </context>
 <context>
  <name>WordStreakReview</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Your order and the plan's</source>
   <translation>Tu orden y el del plan</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>No common words on this board</source>
   <translation>No hay palabras comunes en este tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>yours beside it</source>
   <translation>las tuyas al lado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>common first</source>
   <translation>comunes primero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>You</source>
   <translation>Tú</translation>
  </message>
 </context>
 <context>
  <name>WordStreakRound</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round {}</source>
   <translation>Ronda {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match {}</source>
   <translation>Encuentro {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Play again</source>
   <translation>Jugar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>match, par {}</source>
   <translation>encuentro, par {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>{} of {}</source>
   <translation>{} de {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>par</source>
   <translation>par</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>best, proven</source>
   <translation>lo mejor, demostrado</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Game over</source>
   <translation>Fin de la partida</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/play.py" />
   <source>Match</source>
   <translation>Encuentro</translation>
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
   <translation>Tablero</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>New game</source>
   <translation>Nueva partida</translation>
  </message>
 </context>
 <context>
  <name>WordTable</name>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>No definition available.</source>
   <translation>No hay ninguna definición.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/word_table.py" />
   <source>loading…</source>
   <translation>cargando…</translation>
  </message>
 </context>
 <context>
  <name>WordsView</name>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>of the boards rolled</source>
   <translation>de los tableros generados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Try again</source>
   <translation>Probar otra vez</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>To make the list, all boards have to be rolled once.</source>
   <translation>La lista necesita que se generen una vez todos los tableros.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Worth most</source>
   <translation>Más valiosas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Missed most</source>
   <translation>Más falladas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Which words</source>
   <translation>Qué palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum length</source>
   <translation>Longitud mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Minimum commonness</source>
   <translation>Frecuencia mínima</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} of {} games</source>
   <translation>{} de {} partidas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>For an average player, until your own games say more: {}.</source>
   <translation>Para un nivel medio, hasta que tus partidas digan más: {}.</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{rounds} and {boards} boards rolled</source>
   <translation>{rounds} y {boards} tableros generados</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>{} left out</source>
   <translation>{} dejadas fuera</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>You know all of them</source>
   <translation>Las conoces todas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Play this puzzle</source>
   <translation>Jugar este puzle</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Undone</source>
   <translation>Deshecho</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>CSV table</source>
   <translation>Tabla CSV</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Text for Anki</source>
   <translation>Texto para Anki</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/places/history/words.py" />
   <source>Export…</source>
   <translation>Exportar…</translation>
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
   <translation>sin jugar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/review.py" />
   <source>Review this round</source>
   <translation>Repasar esta ronda</translation>
  </message>
 </context>
 <context>
  <name>_Header</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Cost</source>
   <translation>Coste</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>It cost you</source>
   <translation>Te costó</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>Length</source>
   <translation>Largo</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>End value</source>
   <translation>Valor final</translation>
  </message>
 </context>
 <context>
  <name>_Hiding</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/review.py" />
   <source>Hide</source>
   <translation>Ocultar</translation>
  </message>
 </context>
 <context>
  <name>_Holdings</name>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Word lists</source>
   <translation>Listas de palabras</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>In {}</source>
   <translation>En {}</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/words/panel.py" />
   <source>Not in {}</source>
   <translation>No está en {}</translation>
  </message>
 </context>
 <context>
  <name>_LexiconList</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons/picker.py" />
   <source>Word lists</source>
   <translation>Listas de palabras</translation>
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
   <translation>Detener</translation>
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/frame/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation>Arriba y Abajo para elegir, Intro para ejecutar</translation>
  </message>
 </context>
 <context>
  <name>_Rows</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>found</source>
   <translation>encontradas</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>not found</source>
   <translation>no encontrada</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>still open</source>
   <translation>sin resolver</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/practice.py" />
   <source>wrong</source>
   <translation>incorrecto</translation>
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>{} documents</source>
   <translation>Documentos de {}</translation>
  </message>
 </context>
 <context>
  <name>_WordList</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Word</source>
   <translation>Palabra</translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/duel.py" />
   <source>Points</source>
   <translation>Puntos</translation>
  </message>
 </context>
 <context>
  <name>_WordsModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/play/own_words.py" />
   <source>no word yet</source>
   <translation>ninguna palabra aún</translation>
  </message>
 </context>
</TS>
