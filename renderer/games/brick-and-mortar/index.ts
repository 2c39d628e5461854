import { brickAwardFacts } from '../../../shared/games/brick-and-mortar/awards.ts';
import { gameUi } from '../../game-kit/index.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './brick-and-mortar.css';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import { awardWords } from './ending/awards.tsx';
import { collectible } from './ending/collectible.tsx';
import { Ledger } from './ending/ledger.tsx';
import { brickLogLine } from './log-lines/index.ts';
import { brickLineOfSeveral } from './log-lines/several.ts';
import { changedBy } from './movement/movement.tsx';
import { Reveal } from './playback/reveal.tsx';
import { brickSounds } from './playback/sounds.ts';
import { turnedOf } from './playback/turned.tsx';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { orderWords } from './words/order-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Brick & Mortar. */
export const brickAndMortarUi = gameUi({
  id: 'brick-and-mortar',
  front: 'brick',
  Board,
  Ledger,
  Reveal,
  Private,
  wordsFrom,
  awardFacts: brickAwardFacts,
  statusLine,
  opening,
  collectible,
  award: awardWords,
  logLine: brickLogLine,
  lineOfSeveral: brickLineOfSeveral,
  turned: turnedOf,
  describeChoice: choiceWords,
  blunderWarning: blunderWarningWords,
  orderWords,
  sounds: brickSounds,
  changedBy,
  glossary,
  rules: brickAndMortar,
});
