import { harbourAwardFacts } from '../../../shared/games/harbour/awards.ts';
import { gameUi } from '../../game-kit/index.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './harbour.css';
import { harbour } from '../../../shared/games/harbour/index.ts';
import { awardWords } from './ending/awards.tsx';
import { collectible } from './ending/collectible.tsx';
import { Ledger } from './ending/ledger.tsx';
import { harbourLineOfSeveral, harbourLogLine } from './log-lines/index.ts';
import { changedBy } from './movement/movement.tsx';
import { harbourSounds } from './playback/sounds.ts';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { headingOf, rankWords } from './words/result-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Harbour. */
export const harbourUi = gameUi({
  id: 'harbour',
  front: 'planks',
  Board,
  Ledger,
  Private,
  wordsFrom,
  awardFacts: harbourAwardFacts,
  statusLine,
  opening,
  aloneResult: (_view, outcome, words) => headingOf(outcome, words),
  aloneBest: rankWords,
  collectible,
  award: awardWords,
  logLine: harbourLogLine,
  lineOfSeveral: harbourLineOfSeveral,
  describeChoice: choiceWords,
  blunderWarning: blunderWarningWords,
  sounds: harbourSounds,
  changedBy,
  glossary,
  rules: harbour,
});
