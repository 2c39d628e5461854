import { shoppingStreetAwardFacts } from '../../../shared/games/shopping-street/awards.ts';
import { gameUi } from '../../game-kit/index.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './shopping-street.css';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { awardWords } from './ending/awards.tsx';
import { collectible } from './ending/collectible.tsx';
import { Ledger } from './ending/ledger.tsx';
import { shoppingStreetLineOfSeveral, shoppingStreetLogLine } from './log-lines/index.ts';
import { changedBy } from './movement/movement.tsx';
import { Reveal } from './playback/reveal.tsx';
import { shoppingStreetSounds } from './playback/sounds.ts';
import { turnedCards } from './playback/turned.tsx';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Shopping Street. */
export const shoppingStreetUi = gameUi({
  id: 'shopping-street',
  front: 'plaster',
  Board,
  Ledger,
  Reveal,
  Private,
  wordsFrom,
  awardFacts: shoppingStreetAwardFacts,
  statusLine,
  opening,
  collectible,
  award: awardWords,
  logLine: shoppingStreetLogLine,
  lineOfSeveral: shoppingStreetLineOfSeveral,
  turned: turnedCards,
  describeChoice: choiceWords,
  blunderWarning: blunderWarningWords,
  sounds: shoppingStreetSounds,
  changedBy,
  glossary,
  rules: shoppingStreet,
});
