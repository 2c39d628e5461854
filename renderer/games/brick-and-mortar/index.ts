import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { brickAwardFacts } from '../../../shared/games/brick-and-mortar/awards.ts';
import { brickEventHiding } from '../../../shared/games/brick-and-mortar/hiding.ts';
import type { GameUi } from '../../table/board/game-ui.ts';
import { Board } from './board.tsx';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './brick-and-mortar.css';
import { Ledger } from './ending/ledger.tsx';
import { brickMoves, isBrickEvent, isBrickView } from './interaction/guards.ts';
import { brickLogLine } from './log-lines/index.ts';
import { awardWords } from './playback/moments.ts';
import { Reveal } from './playback/reveal.tsx';
import { brickSounds } from './playback/sounds.ts';
import { turnedBids } from './playback/turned.tsx';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { choiceWords } from './words/choice-words.ts';
import { glossary } from './words/glossary.tsx';
import { wordsFrom } from './words.ts';

/** How a table of Brick & Mortar is shown. */
export const brickAndMortarUi: GameUi = {
  id: 'brick-and-mortar',
  front: 'brick',
  Board,
  Ledger,
  Reveal,
  Private,
  statusLine(view, translate) {
    const words = wordsFrom(plainFacts(translate), [], i18next.language);
    if (!isBrickView(view)) return '';
    if (view.phase === 'draft' || view.phase === 'over') return words.phase(view.phase);
    return words.say('whereabouts', { month: words.month(view.month), phase: words.phase(view.phase) });
  },
  opening(options, translate) {
    const words = wordsFrom(plainFacts(translate), [], i18next.language);
    // a first game has its hands and starting stores already, and begins with January's cards
    if (options['first-game'] !== 'yes') return words.phase('draft');
    return words.say('whereabouts', { month: words.month(0), phase: words.phase('advertisement') });
  },
  award(award, seats, translate) {
    if (!isAwardOf(brickAwardFacts, award)) return null;
    return awardWords(award, wordsFrom(plainFacts(translate), seats, i18next.language));
  },
  logLine(event, seats, translate) {
    if (!isBrickEvent(event)) return null;
    return brickLogLine(event, wordsFrom(plainFacts(translate), seats, i18next.language));
  },
  describeChoice(moves, { view, seats, you, translate }) {
    if (!isBrickView(view)) return '';
    const words = wordsFrom(plainFacts(translate), seats, i18next.language, you);
    return choiceWords(brickMoves(moves), view, words, translate, i18next.language);
  },
  blunderWarning(moves, { view, seat, seats, translate }) {
    if (!isBrickView(view)) return null;
    return blunderWarningWords(
      brickMoves(moves),
      view,
      seat,
      wordsFrom(plainFacts(translate), seats, i18next.language),
      translate,
    );
  },
  turned: (events, seats, translate) => turnedBids(events, wordsFrom(plainFacts(translate), seats, i18next.language)),
  sounds: brickSounds,
  glossary,
  isReveal: (event) => isBrickEvent(event) && isTurned(brickEventHiding, event),
};

type Translator = Parameters<typeof wordsFrom>[0];

/** The shell's translator takes single facts; no line of the log holds a list for the catalogue to join. */
function plainFacts(translate: Parameters<GameUi['logLine']>[2]): Translator {
  return (key, facts) => {
    if (facts === undefined) return translate(key);
    const plain: Record<string, string | number> = {};
    for (const [fact, value] of Object.entries(facts)) {
      plain[fact] = typeof value === 'object' ? value.join(', ') : value;
    }
    return translate(key, plain);
  };
}
