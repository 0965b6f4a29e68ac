<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>AboutDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>About Qless Studio</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Some word lists contain words of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Licences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Word data, fonts and their licences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Copy versions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>compiled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>interpreted (slower, same answers)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Version %s, kernels %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/about.py" />
   <source>Free software under the MIT licence</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AffixBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>suffix %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>suffix open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Node %1, %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source> and </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Node %1, beside %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>prefix %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>repeats node %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>not in the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>left out as a plural</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>prefix or suffix too short or too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>none fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Suffixes are given here; choose Build to change them</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Place a prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Take a prefix away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Type a suffix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>Open a suffix</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AffixExport</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/export.py" />
   <source>Write a prefix into each round node so that every line spells a word.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>AffixTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>no pair twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>no prefix twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>no word twice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>Prefix %1, suffix %2; %3</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>%1 to %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>No board fits what is placed (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>No board exists (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>Solved: every word counts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>Exactly one board fits (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>%s boards fit what is placed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/sayings.py" />
   <source>%s boards fit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Suffixes in ring order, ? for an open one; then prefixes by the suffixes they join: ; XY=wi</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>suffixes in ring order, for example ll re me st</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>New puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Hint</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Reveal until unique</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Show a full board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Take all prefixes away</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>List all puzzles anew</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Open a board file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Build</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Which letters can be typed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Easy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Medium</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Hard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Any level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Level of a new puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Draw a puzzle, or build one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Find a prefix for each round node, so that every line spells a word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Build one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>type the suffixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No completion exists (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>puzzles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>%1 of %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>prefixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>edges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Looking for suffixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No suffixes complete this board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Go to a round node to see what fits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source> and </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>What fits is listed here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>No prefix makes words with all these suffixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Complete</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>There is nothing to reveal: at most one board fits</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/tab.py" />
   <source>Another board</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BestScoreChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>best %s after %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>none yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>%s from %s on</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Board</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Clear the grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Lift a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>%s is not a letter from A to Z</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>There is no %s left on the rack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Place %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Lift %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/board.py" />
   <source>Move a die</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BoardCombo</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Open a board file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Open a board file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/boards.py" />
   <source>Boards (*.json)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BoardView</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Grid and rack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>row %d, column %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>%s of the solution shown, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Hinted, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Empty, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>%s, in %s, which is wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Place %d of the rack, empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die %d, %s, lies on the grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/view.py" />
   <source>Die %d, %s, on the rack</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>BoggleTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Size of the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Another size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Against the clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Size of the board…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>standard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Super Big</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Points by length: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>minimum %d letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>sides only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>edges meet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Q plays Qu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/boggle/tab.py" />
   <source>Letter bag</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Coach</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>Can it be filled?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>Where to look?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>How many lead on?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>A first letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>The prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>Yes, it is full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>No</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>Beside %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>More than one is wrong</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Solvable?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Where next?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>How long?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>First letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>The word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Which word?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Which tile?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>It is solved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>No (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Yes, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>%d letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>More than one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Lift %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Three or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>Across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>%s, anywhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>%s, on its own</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>%s, through the %s of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/coach.py" />
   <source>%s, on from %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CommandModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>not available now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>off</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CommandPalette</name>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Command palette</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>No command has these letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Esc</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Everywhere</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>%d of %d commands</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Commonness</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>any</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>CrashDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/crash.py" />
   <source>Something went wrong that should not have.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/crash.py" />
   <source>Your puzzles are safe and the program goes on. The details help to mend it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/crash.py" />
   <source>Copy details</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DealDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deal from the real deck</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>118 cards. With conditions, deals are tried until one meets them all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Deals tried: %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DealEditor</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>The deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>an unknown card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>card %s, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>upper card %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>lower card %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, an unknown lower card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>deck, %s, %s points, %s left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/editor.py" />
   <source>Type the cards row by row (T then H makes TH; Space between keeps them apart), or click them</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DealRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>proven best %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>%s over %s, %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Dealing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>The word list is still loading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal a hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Stopped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal %s of seed %s, best score %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dealing.py" />
   <source>Deal %s of seed %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DefinitionCard</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/definition_card.py" />
   <source>Selected word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/definition_card.py" />
   <source>No definition in this list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/definition_card.py" />
   <source>Choose a row to see what it means</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Desk</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Open puzzles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Puzzles (*.qless *.txt)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>%d files were not opened, the first because: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>file %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>%s holds no puzzle: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>the text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Open a puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Save the puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Puzzles (*.qless)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>%s is open in another document; choose another name.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Saved: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>%s was changed by another program since it was read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Saving replaces what is in the file now by what is in the window.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Replace the file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Save as…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Save the changes of “%s”?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>What is not saved is lost when the document is closed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/desk.py" />
   <source>Qless Studio</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Document</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/document.py" />
   <source>Untitled</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/document.py" />
   <source>Untitled %d</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>DocumentBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>New document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>%s, not saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Close %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>EmptyTable</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty.py" />
   <source>Eight piles, one best score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty.py" />
   <source>Deal from the real deck, or enter the cards of a daily puzzle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty.py" />
   <source>Enter the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/empty.py" />
   <source>Paste 16 cards</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Engine</name>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the disk is full</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>you may not write there</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>that disk can only be read</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>that is a folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>the name is too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <source>there is no such folder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/folders.py" />
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <location filename="../../qless_studio/engine/games/q_less/recent.py" />
   <location filename="../../qless_studio/engine/games/q_less/record.py" />
   <location filename="../../qless_studio/engine/games/quiddler/recent.py" />
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <location filename="../../qless_studio/ui/shell/stored.py" />
   <source>cannot be written: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No suffixes yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>Stopped before the first count</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>No board exists with this list (proven)</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} boards fit</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} completions</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} puzzles</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} with {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Complete: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>Stopped: {} so far; there may be more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{}, the {} commonest words do  (seed {})</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/__init__.py" />
   <source>{} boards</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>there is no board {!r}; there are {}, or a file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <location filename="../../qless_studio/engine/games/q_less/dice.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <location filename="../../qless_studio/engine/grids/search.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <location filename="../../qless_studio/ui/widgets/options_form.py" />
   <source>option {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>board {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <location filename="../../qless_studio/engine/games/q_less/record.py" />
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>cannot be read: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is far too large for a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is not JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>is not a board of schema {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>the title is not a text of 1 to 60 letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>has the name {!r}, not {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>{}, suffix {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>no prefix is joined to it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>{}, prefix {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`joins` is {!r}, not different letters of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`{}` is not a list of nodes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>has {} {}, not {} to {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/boards.py" />
   <source>`{}` is {!r}, not a number within {} of 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>Stop after</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>Puzzles; large word lists have many millions.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>Level</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>all: list every puzzle; easy, medium, hard: draw one by chance.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>every puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>easy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>medium</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>hard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/generator.py" />
   <source>The same seed draws the same puzzle.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>The board is full and every word counts.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Exactly one board fits what is placed.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{} boards fit what is placed.</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Node {} has only one prefix left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Only one prefix leads to a full board at node {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Node {} has the fewest prefixes left.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{} prefixes lead to a full board at node {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>At node {} one that begins with {} leads on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>{}- at node {} leads on.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>No board exists with this list (proven).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>A dead end: no board fits what is placed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>Without the prefix at node {} the board can be filled.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/hints.py" />
   <source>More than one prefix has to go.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>valid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>not in the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>left out as a plural</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <source>prefix or suffix too short or too long</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/play.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>repeated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>kansai, mini9, mini7, wheel5, or a board file (JSON).</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Shortest prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>In letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Longest prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Shortest suffix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Longest suffix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>Plurals left out</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>stem: words in -s whose rest is in the list; any: all words in -s; none: no word is left out.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>where the word without -s is known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>all words in -s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>No repeated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>pair: no prefix twice on the same suffix; prefix: all prefixes differ; word: as pair, and all words differ.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>pair of prefix and suffix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>word, however it is cut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} is more than {}_max, {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>option {}_min</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>suffix {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes are more than {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>there are no suffixes before the semicolon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{!r} stands there twice; suffixes differ</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{!r} is not of the form node=prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>after the semicolon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>has two prefixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>node {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>{} suffixes given, and the board {} has {}</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>the board {} has no such node; it has {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>{!r} is not a letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>has {} letters; no word has more than {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>is not named by different letters of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/affix/puzzle.py" />
   <source>there is no such node</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{}, {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <location filename="../../qless_studio/ui/shell/lexicons.py" />
   <source>{} words</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{} points</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/__init__.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>Stopped: {} so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Minimum length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Letters of the shortest word; by itself 3 up to 16 tiles, else 4.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Neighbours</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Which tiles a word may go to next.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Edges meet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Words may leave the board on one side and come in on the other.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Scoring</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <source>By itself as the dice ask for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>{} words, {} points (seed {})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Standard: 8 and more letters 11</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Super Big: 9 and more letters 2 each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>8: sides and corners</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>4: sides only</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>The table of points.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>Q plays QU</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/boggle/puzzle.py" />
   <source>A tile written Q stands for Qu.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Shorter words do not count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>Letters in the row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>The same seed deals the same row.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>letter {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/nullgame/__init__.py" />
   <source>{} letters are more than {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>{} solutions</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <source>Stopped: no solution so far, and no proof that there is none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <source>Roll the dice, or type the letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/__init__.py" />
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No solution exists with this list (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>2 words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>6 words and more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>symmetric</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>hole</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/badges.py" />
   <source>square block</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/census.py" />
   <source>holds another census; name a new file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>two tiles that touch, as the options allow</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>too short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>a banned word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>the same word once more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/check.py" />
   <source>one word too many</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>The same seed shows the same roll.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Solvable</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Roll again until the list in force has a solution.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Daily roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>A day, such as 2024-05-31 or today: the same roll for everybody.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Tiles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Draw so many tiles for a free game instead of rolling.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Count the solutions of every roll there is, or of a sample, into a file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Sample</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census of so many rolls drawn by the seed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Cap</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census: count up to so many solutions of a roll, 0 for all.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>Census: where to note each step, and what to continue from.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>a daily roll comes from its day alone</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>{:&gt;15} solutions: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>{} of {} rolls can be solved: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dealer.py" />
   <source>noted in {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/dice.py" />
   <source>{!r} is not a day, such as 2024-05-31 or today</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It can be solved from here: every tile on the grid can stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It is solved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No solution exists with this list (proven), wherever the tiles lie</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It cannot be solved from here: some tile has to move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} is the problem: without it the other tiles can stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>More than one word is a problem: taking one away is not enough</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>Lift the {}, and all other tiles can stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>No single tile is enough: lift the {} and {}, and all other tiles can stay</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>At least three tiles have to move</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>A next word has {} letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It begins with {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>It is {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} goes down, from row {}, column {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/hints.py" />
   <source>{} goes across, from row {}, column {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Letters of the shortest word allowed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Touching pairs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Two tiles may stand side by side without being a word.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Repeated words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>The same word may stand in the grid twice.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Banned words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Words that may not be used, separated by commas.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Most words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Only grids with so many words or fewer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>Only grids that fit into so many rows and columns, such as 5x6.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a word of the letters a to z</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not rows x columns, such as 5x6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters are too many, {} are the most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>begin with {!r} for a free game of up to {} tiles, without proof</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <location filename="../../qless_studio/engine/games/q_less/solver.py" />
   <source>letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>no letters are too few; {} are the least</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} letters are too few; {} are the least</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is not a letter from A to Z</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>row {}, column {} of the grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{!r} is neither a letter from A to Z nor '.'</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} is not among the letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/q_less/puzzle.py" />
   <source>{} lies there more often than there are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>{} ± {} on average (estimate): {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>no word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>left: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>discard: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: no first word is known yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Estimate: {} first, {} ± {} in the end ({} samples)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped before any game was found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Proven best {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>Stopped: best so far {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/__init__.py" />
   <source>  (best {})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>You have {}; {} can still be reached.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>No word can be played any more.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>First move a card into an empty place: {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>The next word takes {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>It has {} letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/coach.py" />
   <source>It begins with {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>The same seed deals the same cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Cards of a hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>3 to 10 cards for one hand; 0: eight piles of two.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Can be cleared</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Some game uses all cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>One best game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Only one set of words reaches the best score.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Needs an empty place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>The best score needs a move into an empty place.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>Needs a two-letter card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>The best score needs a card of two letters.</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} cards; a hand has {} to {}</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/deal.py" />
   <source>a hand is dealt without conditions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Cards a word, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Words of fewer cards do not count.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Length bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Points by letters, such as 5:2,6:5; other lengths have none.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Goal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Which games to list: those with the highest scores, or only those that use all cards.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Best score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>All cards used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Games to list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In falling score; the best ones are counted all the same.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Unknown cards are drawn so many times; none: for as long as it runs.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Discard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: one card must be kept for the discard, or all may be laid down.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>One card is kept</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>All may be laid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Longest word to beat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: 10 points for a word of more letters.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>Number of words to beat</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>In a hand: 10 points for laying more words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{!r} is not letters:points, such as 5:2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>no word has {} letters; 1 to {} can be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{} points for {} letters is less than 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/options.py" />
   <source>{} points for {} letters is more than {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>move {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>{} × {}: the deck has {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>pile {} has not two cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>place {} is not empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>pile {} is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>the card on pile {} is not known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>a word takes two cards or more, each from another pile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>those cards spell {}, not {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/puzzle.py" />
   <source>there is no pile {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/solver.py" />
   <source>({} to {})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>there are no cards; write piles, such as L/Q O/X - T</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>card {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} piles; a table has at most {}, and a daily puzzle {} cards in two rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>pile {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>the upper card is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>column {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} cards; a pile has at most two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>only a lower card may be unknown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{!r} is not a card; there are A to Z and QU IN ER TH CL</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{} has {} points, not {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/quiddler/text.py" />
   <source>{!r} is neither a word with its piles (HEX 8 5 2) nor a move (2&gt;1)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/__init__.py" />
   <source>{}, {} points, best word {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>Round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>Which multipliers are dealt.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>1: none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>2: doubles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <source>3: doubles and triples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Tile values, bonus and least length.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/dealer.py" />
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Letters of the shortest word; by itself as the rules say.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan: to see a word and to let go.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Seconds a tile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>For the plan: to move on to the next tile.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Heat map shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>What passes through each tile: points or words.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>Points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not one of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multipliers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>names no tile; write the tiles' numbers, the first tile is 0</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>multiplier {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}, column {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>tile {} carries {} already, one multiplier is the most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>{} to {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/puzzle.py" />
   <source>{!r} is not the number of a tile ({})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{} (damaged)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>there are no rules {!r}; there are {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>rules {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not JSON: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>a name has small letters, digits, - and _, 40 at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>cannot be saved in {}: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has an unknown entry {!r}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has schema {!r}, this program reads {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has no title</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a whole number from {} to {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of tiles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, values</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a tile of one to three small letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, value of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>has no value for {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a list of 1 to {} numbers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, bonus for {} letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{}, multiplier</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>is not a table of lengths</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number of letters from 1 to {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} is not a number from 0 to {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/games/word_streak/rules.py" />
   <source>{!r} has more than two decimals</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the board is empty; write its rows, such as AEKC/MRFS/BDCI/LPVR</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a board has at most {} rows, not {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>a row has at most {} tiles, not {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>row {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{} tiles where row 1 has {}</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} is not a letter, {} (blocked), {} (any letter) or {} (empty)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>the small letter {!r} follows no capital; write Qu for a tile of two</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/board.py" />
   <source>{!r} has more than {} letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>No: roll once</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The highest score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>A board with what is asked for below</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The set of dice, or letters from a bag.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Letters from a bag</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>By itself as many as the dice ask for.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>The same seed gives the same board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Improve the board until it is stopped.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Words, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>For a target.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Points, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Points, at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>With the word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>A word that must be on the board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>Threads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>By itself one for each core; a search repeats itself for the same seed and threads.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{}×{} tiles need {} dice, {} has {}; take dice={} for any size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>a target needs a number of words or points, or a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is less than the least points, {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is not in the word list {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dealing.py" />
   <source>{} is shorter than {} letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Classic 4×4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>New 4×4</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (1979)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Deluxe 5×5 (1997)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Big 5×5 (2012)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/dice.py" />
   <source>Super Big 6×6</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/grids/search.py" />
   <source>{} cannot be laid with these dice on this board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>a word has 1 to {} letters of a-z, and nothing else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>word {!r}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>{}, changed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>{}, {} or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>The words you banned and added cannot be read: {}: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>file of changed words {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/changes.py" />
   <source>The file of words you banned and added was damaged and is kept as {}; no word is changed.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>as it seems</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>one entry a line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>in the first column</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>every word of a line</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The lines have several words: all are read.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The lines have several columns: the words are taken from column {}.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>The numbers of column {} are kept as the words' frequency.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/columns.py" />
   <source>This is a Hunspell dictionary: only its base forms are read, words made by its affix rules are missing.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>very common</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>common</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>uncommon</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>rare</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/commonness.py" />
   <source>unknown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>noun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>verb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adjective</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>adverb</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>article</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>conjunction</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>determiner</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>interjection</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>preposition</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>pronoun</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>dictionary {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>plural of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>past of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>third person of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>-ing form of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>comparative of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>superlative of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/definitions.py" />
   <source>form of {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>a list's name begins with a letter or digit; up to 50 letters, digits, spaces, dots, hyphens, brackets</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>name {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>cannot be renamed: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>cannot be removed: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>no imported list has this name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>word list {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>the stored list is damaged; remove it and import it again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/imported.py" />
   <source>folder of word lists {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>a comment</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>a phrase of several words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>capitalised, so probably names or abbreviations</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an apostrophe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with a hyphen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with an accent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>with characters other than letters a to z</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>longer than {} letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} words kept, read as {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} of them spelt without their accents: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>{} left out, {}: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>larger than {} MB, so hardly a word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/importing.py" />
   <source>not a word list: the file is not text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>{!r} is not a letter of a-z, ? or *</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/lexicon.py" />
   <source>pattern {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Everyday</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words most people use</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Standard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>words of a good desk dictionary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Wide</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>standard words, and rarer ones that a second source supports</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Max (international)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>every word known, in all regions' spellings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 2k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 2,000 most common words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 5k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 5,000 most common words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 10k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 10,000 most common words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>Common 20k</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>the 20,000 most common words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/shipped.py" />
   <source>no region {!r}; the regions are {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{}: {} words, {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{:&gt;4} letters {:&gt;9}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Samples: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Source: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>Licence: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>the user's own file</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>that of its source</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>read from {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>comes with the program and cannot be removed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>a list that comes with the program has this name; choose another</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>there is a list of this name already; rename or remove it first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>imported from {} on {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>no list has this name, and there is no such file; the lists are {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>{} left out: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>has no usable word ({})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/lexicon/store.py" />
   <source>it is empty</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is neither true nor false</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a whole number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{!r} is not a choice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>is not a number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{} is less than {:g}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>{} is more than {:g}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/engine/options.py" />
   <source>there is no such option; there are {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/board.py" />
   <source>{} fit</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>Yes, {} boards</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/coach.py" />
   <source>{} prefixes</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>{} prefixes for {}</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>{} ways</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words that can be played now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>First words, estimated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Games in falling score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Ways to lay the hand down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>has something that is no whole number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>write pairs such as 5:1.5</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>{} words left</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{} places are empty</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>{}; {}</source>
   <translation type="unfinished" />
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>{} paths</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message numerus="yes">
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>{} letters</source>
   <translation type="unfinished">
    <numerusform />
    <numerusform />
   </translation>
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>line {}: is damaged, this is no JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is damaged, this is no JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is no document of Qless Studio</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is damaged, {!r:.40} is no schema number</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>was written by a newer version of the program (schema {}, not {})</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is damaged, this is no text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is missing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is damaged, this is no object</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>{}, options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>{}, option {:.40}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is damaged, {!r:.40} is no band of words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>{}, commonness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>the game {!r:.40} is unknown here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>file {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is not there any more, in {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is too large for a puzzle; word lists are imported where word lists are chosen</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>is no text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/file.py" />
   <source>was changed by somebody else</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/kept.py" />
   <source>session file {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/kept.py" />
   <source>a document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/kept.py" />
   <source>what was saved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons.py" />
   <source>The word list {} cannot be loaded: {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/opening.py" />
   <source>there is no text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/settings.py" />
   <source>settings file {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/filtering.py" />
   <source>regular expression</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/filtering.py" />
   <source>regular expression, character {}</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/pictures.py" />
   <source>the picture is too large</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ExportCommands</name>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Export the board…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Copy the board as a picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Export the results…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Copy the results as text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Copy the results as CSV</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Copy the results as JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Drawing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>PDF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Export the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>The picture is on the clipboard.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Rules: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Word list: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>JSON</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Export the results</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Listed: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>Listed: %s, which is not all there may be</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/export/commands.py" />
   <source>On the clipboard: %s results</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FilterField</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/fields.py" />
   <source>Filter words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/fields.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/fields.py" />
   <source>Clear the filter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/fields.py" />
   <source>Filter</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Filters</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>%d letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>%d cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each solution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each set of words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>each layout</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>A word of at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Number of words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box of at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Special</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>One of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Show all</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Finder</name>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>The word list is still loading.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Find a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>%s points, %s words after %s; seed %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Found: %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>FinderDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Find a board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Highest score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>A target</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Goal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Words, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Points, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Points, at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>any</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>With the word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Best score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>The search goes on until you stop it; the best board stays.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/finder.py" />
   <source>Start</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Findings</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>%d parts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>not connected</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Too large</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>larger than the box allows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>across</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Vocabulary</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>%s most common words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>So many of the list's most common words suffice, and no fewer (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Fewest words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>%d (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>No grid has fewer words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Smallest box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>%s (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>No grid fits into a box of fewer cells</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>In no word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Without one die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Turning one die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>One letter less</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>One die less or turned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>does not help (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>Other lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>These lists have a solution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/findings.py" />
   <source>%s and %d more</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GameTab</name>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Copy details</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Nothing to check yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Loading the word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Not analysed: F5 solves it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>The search met a fault of the program; the puzzle is safe</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/game_view.py" />
   <source>The details are on the clipboard.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GridBoard</name>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear a tile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Type %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Blocked tile (#)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Block a tile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Any letter (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Put a wildcard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Clear (Delete)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/board.py" />
   <source>Several letters (Shift joins)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>blocked</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>any letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>empty place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>row %d, column %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>value %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>step %d of %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple letter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>double word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/edits.py" />
   <source>triple word</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>GridTab</name>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Board of letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Rows with / between; Qu for the Qu tile, # for a blocked tile, * for any letter, . for none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Words by length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Missed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Words of the round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Board of %d × %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Turn the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Find a board…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll until 300 words or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Clear the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Start or stop the clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Pause the clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Filter the words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll from a seed…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Open the example</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Roll from a seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>The same number gives the same board.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Best board so far: %s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Type or trace the words you see</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>You found %s of %s words, %s of %s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Nothing to check yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>longest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>mean points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>point</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>%s is too short</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>%s is not a word of the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>Clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>%s is played already</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/tab.py" />
   <source>%s is not on the board</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Help</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/help.py" />
   <source>Yes, %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>HintLadder</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/ladder.py" />
   <source>Hint ladder</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/ladder.py" />
   <source>Close the hints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/ladder.py" />
   <source>Show</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/ladder.py" />
   <source>%1 of %2 shown</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ImportDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Import a word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Name of the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Import</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Keep capitalised entries</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Take accents off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Numbers are frequencies</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Where the words are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Words are</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Reading…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>%s kept, read as %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>There is no usable word in this file.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>This file cannot be imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>kept, spelt without their accents</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>left out: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/import_dialog.py" />
   <source>Every entry is a word.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Invitation</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Roll the dice, or type letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Build one crossword that uses every die. The coach checks each step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Once there are letters, this panel shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Live check</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>is the grid still solvable, and how many ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Hints</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>five steps, from a nudge to the word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>best first, with the commonest words on top</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Click a place and type your letters, or begin with one of these.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Every word on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Once there are letters, you see here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Every word there is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Searched to the end, with the points of each and of all of them.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>How to trace it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Choose a word to see its way over the tiles and what it means.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>The words worth knowing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/invitation.py" />
   <source>Filter by letters, patterns, length and how common they are.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Legend</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>%s, %d at most. </source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: points left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom left: words left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/legend.py" />
   <source>Bottom right: value. Ring: start here</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LengthChart</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>%s of %s letters (%s %%)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LexiconButton</name>
  <message>
   <location filename="../../qless_studio/ui/shell/status_strip.py" />
   <source>Word list: %s, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/status_strip.py" />
   <source>Choose or import a word list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LexiconModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_model.py" />
   <source>Shipped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_model.py" />
   <source>Imported</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_model.py" />
   <source>damaged</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_model.py" />
   <source>in use</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>LexiconPicker</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Import…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Rename…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Remove…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Use in all tabs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Esc</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Also spellings of</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Word list of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>This list has its own spellings</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Import a word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Word lists (*.txt *.dic *.csv *.tsv *.lst *.words)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>All files (*)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Imported: %s, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Remove a word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Remove the word list “%s”?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>The file it was imported from stays where it is.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Remove</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Lexicons</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons.py" />
   <source>British</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons.py" />
   <source>Canadian</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicons.py" />
   <source>Australian</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Lists</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Move pile %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>best</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>no word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Common</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>End value</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Cost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Mean</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Error</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/lists.py" />
   <source>Discard</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>MainWindow</name>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Copied: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The clipboard holds no text.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>The clipboard holds no puzzle: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>All tabs use %s.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>What was dropped holds no puzzle: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>loading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Analysis off</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Ready</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/main_window.py" />
   <source>Analysis on</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>OptionsForm</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/options_form.py" />
   <source>auto</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Output</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export a sheet to fill in…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export the sheet with its answer…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Print a sheet to fill in…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Print the sheet with its answer…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>PDF</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Picture</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Drawing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Export the puzzle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/output.py" />
   <source>Nothing was printed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Panel</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Best score found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What you will see here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The best score, proven</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The whole deal is searched, in milliseconds.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>What every word is worth</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The score in the end if you play it now.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games in falling score</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Choose one and watch it step by step.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Take a deal up again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Words now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Games</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Filter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>%s positions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>cards used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>samples</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>± %s points, an estimate</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No first word is known yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be laid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No word can be played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>No game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Nothing passes the filter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How far?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>A move first?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>Which cards?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>How long?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>First letter?</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/panel.py" />
   <source>The word?</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PathStepper</name>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Path before</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Next path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Path %d of %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Playback</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>One step back</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Play by itself</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>One step forward</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Play on from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Back to my game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Game of %s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playback.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Playing</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No card on top fits %s here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Name a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Play %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Play on from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>if you stop now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>if stopped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best from here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>best</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost by your moves</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>lost</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Cards left: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>All cards used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>%s; discard %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>%s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Step %s of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Move the card on pile %s to place %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>%s points and a bonus of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Which card was uncovered? Type it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Click cards or type a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>or choose an empty place for it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word takes %s cards or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The word list is still loading</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>Not in the word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>No word here: drag a card to an empty place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>These cards make no word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over, and none can score more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>The game is over; your moves gave away %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>%s; end value stays %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word, and the best one here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>A word; it gives away %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/playing.py" />
   <source>%s; end value %s instead of %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PreferencesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Preferences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Search preferences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>No preference has these letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Reset to defaults</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>There is nothing to set.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>As in the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Light</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>High contrast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Always</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Never</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Appearance</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Light, dark or with high contrast</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Text size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>The size of all text, and of what it stands in</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Less motion</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Changes show at once, without animation</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>System language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Language</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Language of the window</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Takes effect when the program starts again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>The one that suits the game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Word list of new tabs</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Word lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>New tabs begin with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>The word list (lexicon) of a tab without one</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Keep what is open every few seconds</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Saving</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Autosave: after a crash everything is there again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>one for each core (%d)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Searches</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Threads</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>How many cores a search for boards may keep busy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Keyboard shortcuts…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Keyboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Keys of commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Give commands other shortcuts, or none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/preferences.py" />
   <source>Preferences found: %d</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PrefixPanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Edges</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>What to list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes for the focused node</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Edges and their words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Completions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>%1 of %2 edges make a word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>%s completions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefixes for %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Prefix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Words it makes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Boards left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>already beside –%s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>already on the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>used</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>open</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Node and suffix</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>State</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>not in the list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>plural</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>wrong length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>as at %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Suffixes, in ring order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/prefixes.py" />
   <source>Boards</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Progress</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>%d of %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>tiles placed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/progress.py" />
   <source>dice placed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>PuzzlePanel</name>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Puzzles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Filter suffixes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Text, a pattern with ? and *, or a /regular expression/; and bounds: boards&lt;100 words&lt;800</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Puzzles of the word list are listed here</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Suffixes, in ring order</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Boards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Words needed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>Looking for puzzles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>No puzzle exists with this list and these options</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%1 of %2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>the first %s; there are more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%s, stopped</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%1 of %2 rated</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%s so far</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%s so far, easiest: %1 words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%s, hardest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>%s, easiest first</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/affix/puzzles.py" />
   <source>There is no puzzle in the list to draw from</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QLessTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>3 to 16 letters, then ; and the grid. tiles: begins a free game of up to 40</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>3 to 16 letters, for example BCDGILLORTUW</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Daily roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll from a seed…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Type letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Draw %d tiles for a free game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Clear grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Lift the word at the cursor</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Exchange rows and columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Bring the grid to the middle</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>up</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>down</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Move the grid %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>right</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Shuffle the rack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Sort the rack</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Hint</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Filter the solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Place the solution shown</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Back to the grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Show the clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Statistics…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>%d letters or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Shortest word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>What is known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Roll 12 dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>or just start typing</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Take a roll up again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Solved in %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>How hard it is</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Why, and what would help</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Searching</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>No solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/tab.py" />
   <source>Place a solution</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>QuiddlerTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Piles, upper/lower</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Piles such as L/Q, an empty one is -, an unknown lower card is ?; or two rows of cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Deal with conditions…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Enter the cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Paste cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Hint</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Play the word in the tray</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Clear the tray</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Begin this deal again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Lower cards beside the upper ones</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Rules…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Solitaire</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Hand</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Game</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Standard bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>No bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Custom bonus…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Bonus for long words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Enter a card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Seed %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>standard bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>no bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>custom bonus</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>words of %s cards or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Nothing to check yet</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Proven best %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: drawing the unknown cards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: %s first, %s in the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Estimate: no first word is known</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Begin again</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>The clipboard holds no cards: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/tab.py" />
   <source>Paste the cards</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Recent</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Open recent</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Forget the recent files</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/recent.py" />
   <source>Open %s (%s)</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecentDeals</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>Deals that you look at are kept here.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/recent.py" />
   <source>Recent deals</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecentRolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Recent rolls</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RecentRow</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>no solution exists</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RenameDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/rename_dialog.py" />
   <source>Rename a word list</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/rename_dialog.py" />
   <source>New name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/rename_dialog.py" />
   <source>New name of “%s”</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/rename_dialog.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/rename_dialog.py" />
   <source>Rename</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ResultModel</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/result_model.py" />
   <source>%s, sorted downwards</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/result_model.py" />
   <source>%s, sorted upwards</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Rolls</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>roll %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Roll from a seed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>The number of a roll:</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>%s is not the number of a roll</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>daily roll of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Draw tiles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/rolls.py" />
   <source>Roll</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RoundControls</name>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Pause</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Go on</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>%s left</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/round.py" />
   <source>Stop the round</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RulesDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Rules of Quiddler</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Every change takes effect at once; the analysis starts anew.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/dialogs.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Edit the rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Name of your rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>My %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Minimum length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Bonus by length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>none</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Factor by length</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>for 0, 1, 2, 3 … letters; it goes on by the last step</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>from so many letters on, such as 5:1.5 6:2</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Value of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/rules_dialog.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>RunningTotal</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>%s now, %s at the end</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>%s at %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/charts.py" />
   <source>now</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SaveFile</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/save_file.py" />
   <source>is there already; give its whole name to replace it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/save_file.py" />
   <source>the name must end in one of %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/save_file.py" />
   <source>Saved: %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Saving</name>
  <message>
   <location filename="../../qless_studio/ui/shell/saving.py" />
   <source>Changes will not be remembered: %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SearchProgress</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/verdict.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/verdict.py" />
   <source>%d per cent searched</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Session</name>
  <message>
   <location filename="../../qless_studio/ui/shell/session.py" />
   <source>Type the puzzle</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Share</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>Most rolls can be solved; the panel proves it for each</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>%d in 100</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/invitation.py" />
   <source>rolls can be solved with the %s list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ShortcutModel</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>no shortcut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>also %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/model.py" />
   <source>changed</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Shortcuts</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>“%s”: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>these are no keys of one shortcut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>a key to hold needs another key with it</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>this key moves, edits or closes; add Ctrl or Alt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>this key types a letter or a sign; add Ctrl or Alt</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>Option with this key types a sign; add Command or Control</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/keys.py" />
   <source>the system needs these keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/shortcuts.py" />
   <source>The shortcut of “%s” in the settings is not used: %s</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>ShortcutsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Keyboard shortcuts</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset all</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By name</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>By keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search by</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Search by keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the keys to look for</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No command answers</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>New shortcut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Press the new keys</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>No shortcut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Reset</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Choose a command to change its shortcut</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>%s cannot be a shortcut: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>All commands have the shortcuts they came with</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>%s is the shortcut of “%s”.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/shortcuts/editor.py" />
   <source>Take it from “%s”</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SizeDialog</name>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Size of the board</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Columns</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Change the size</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Cancel</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/size_dialog.py" />
   <source>Letters that still fit keep their places.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Solutions</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as pictures</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions as rows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter the solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Place this solution</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Box</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Rarest</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>All: %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>%s of %s fit the filter</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>The first %s are listed, the other %s only counted</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>SolutionsHead</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>This grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Which solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Filter the solutions</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/solutions.py" />
   <source>Show as rows</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StatisticsDialog</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Q-Less statistics</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>in a row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>longest row</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>best time</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>on average</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>of %s rolls solved</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>%d in 100 solved, %s of them without a hint</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>No roll has been played yet. What you play is noted on this computer.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Solved, by letter on the dice</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Damaged lines of the record were set aside: %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/statistics.py" />
   <source>Close</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>StatusStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/status_strip.py" />
   <source>Dismiss the message</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Stored</name>
  <message>
   <location filename="../../qless_studio/ui/shell/stored.py" />
   <source>%s cannot be read (%s); the program starts without it.</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/stored.py" />
   <source>%s was damaged and is kept as %s; the program starts without it.</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TabStrip</name>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Games</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TableBoard</name>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Table</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Play the word (Enter)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Clear</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Put the cards back (Esc)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>card %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>pile %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>%s, empty place</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>%s, in the tray</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>%s, under it %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>an unknown card</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>%s, %s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray, %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>played %s, %s points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>%s, gave away %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words laid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>Words played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>in the tray</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/quiddler/board.py" />
   <source>empty</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TopBar</name>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Menu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Search commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Light or dark</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Preferences</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/top_bar.py" />
   <source>Games</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>TypedEntry</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/typed_entry.py" />
   <source>Copy</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/typed_entry.py" />
   <source>Copied</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WindowCommands</name>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>New document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Open…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Save</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Save as…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Close document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Copy the puzzle's text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Open a puzzle from the clipboard</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Choose a word list…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Import a word list from a file…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Preferences…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Keyboard shortcuts…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Close the program</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>File</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Undo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Redo</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Edit</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Solve now</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Stop</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Analyse every change</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Copy the details of a failed search</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Analysis</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Larger text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Smaller text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Normal text</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Go to %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>View</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Next document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Previous document</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Theme as in the system</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Light theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Dark theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>High contrast theme</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Search commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Open the menu</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>About Qless Studio</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/window_commands.py" />
   <source>Help</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordColumns</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>Path</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>At</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>to play</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Word</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Common</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Points</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/planner.py" />
   <source>Total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Length</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordFilterRow</name>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>All</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>Common</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>Which words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>Least length and commonness</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>Letters, at least</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/widgets/word_filter.py" />
   <source>Commonness</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordList</name>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>Words found</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/grids/words.py" />
   <source>No word fits the filter</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>WordStreakTab</name>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Grid</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Round %d</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Round</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Deal</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Heat map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Start</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Running total</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Plan against the clock</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Plan</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>All words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>What the list shows</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Rules</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Mark the chosen word as played</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Edit the rules…</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Your pace and the heat map</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>%s on this tile</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>%s values, minimum %d letters</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>%s through it in %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>Move %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>words</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>%d s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>at your pace</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/word_streak/tab.py" />
   <source>points planned</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>Wording</name>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Words of %d letters or more</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>repeats allowed</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>no repeats</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>pairs may touch</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>%d banned</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>%d words at most</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>box %s</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Solved: one crossword with every die</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Still solvable: yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Solvable: yes</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>%s; stopped after %s ways</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Not solvable from here (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>No solution exists with this list (proven)</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Looking for a grid of all tiles</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>A grid of all tiles was found; there may be others</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/games/q_less/wording.py" />
   <source>Stopped: no grid so far, and no proof that there is none</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_List</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Word lists</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>Enter uses the list</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_Query</name>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Search commands</source>
   <translation type="unfinished" />
  </message>
  <message>
   <location filename="../../qless_studio/ui/shell/palette.py" />
   <source>Up and Down to choose, Enter to run</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_RowPainter</name>
  <message>
   <location filename="../../qless_studio/ui/shell/lexicon_picker.py" />
   <source>damaged</source>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>_Tabs</name>
  <message>
   <location filename="../../qless_studio/ui/shell/documents/bar.py" />
   <source>Documents of %s</source>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
