import { mercadoAwardFacts } from '../../../shared/games/mercado-de-lisboa/awards.ts';
import { gameUi } from '../../game-kit/index.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './mercado-de-lisboa.css';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import { awardWords } from './ending/awards.tsx';
import { mercadoCampaign } from './ending/campaign.ts';
import { collectible } from './ending/collectible.tsx';
import { Ledger } from './ending/ledger.tsx';
import { mercadoLineOfSeveral, mercadoLogLine } from './log-lines/index.ts';
import { changedBy } from './movement/movement.tsx';
import { mercadoSounds } from './playback/sounds.ts';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { fameWords, headingOf } from './words/result-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Mercado de Lisboa. */
export const mercadoDeLisboaUi = gameUi({
  id: 'mercado-de-lisboa',
  front: 'tiles',
  Board,
  Ledger,
  Private,
  wordsFrom,
  awardFacts: mercadoAwardFacts,
  statusLine,
  opening,
  aloneResult: headingOf,
  aloneBest: fameWords,
  collectible,
  award: awardWords,
  logLine: mercadoLogLine,
  lineOfSeveral: mercadoLineOfSeveral,
  describeChoice: (moves, _view, words, translate, language) => choiceWords(moves, words, translate, language),
  blunderWarning: blunderWarningWords,
  sounds: mercadoSounds,
  changedBy,
  glossary,
  rules: mercadoDeLisboa,
  campaign: mercadoCampaign,
});
