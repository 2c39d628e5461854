import { emporiumAwardFacts } from '../../../shared/games/emporium/awards.ts';
import { gameUi } from '../../game-kit/index.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './emporium.css';
import { emporium } from '../../../shared/games/emporium/index.ts';
import { awardWords } from './ending/awards.tsx';
import { collectible } from './ending/collectible.tsx';
import { Ledger } from './ending/ledger.tsx';
import { emporiumLineOfSeveral, emporiumLogLine } from './log-lines/index.ts';
import { changedBy } from './movement/movement.tsx';
import { Reveal } from './playback/reveal.tsx';
import { emporiumSounds } from './playback/sounds.ts';
import { turnedOf } from './playback/turned.tsx';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { orderWords } from './words/order-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Emporium. */
export const emporiumUi = gameUi({
  id: 'emporium',
  front: 'timber',
  Board,
  Ledger,
  Reveal,
  Private,
  wordsFrom,
  awardFacts: emporiumAwardFacts,
  statusLine,
  opening,
  collectible,
  award: awardWords,
  logLine: emporiumLogLine,
  lineOfSeveral: emporiumLineOfSeveral,
  turned: turnedOf,
  describeChoice: choiceWords,
  blunderWarning: blunderWarningWords,
  orderWords,
  sounds: emporiumSounds,
  changedBy,
  glossary,
  rules: emporium,
});
