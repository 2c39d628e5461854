import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { harbourAwardFacts } from '../../../shared/games/harbour/awards.ts';
import { harbourEventHiding } from '../../../shared/games/harbour/hiding.ts';
import type { GameUi } from '../../table/board/game-ui.ts';
import { Board } from './board.tsx';
import { choiceWords } from './words/choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './harbour.css';
import { Ledger } from './ending/ledger.tsx';
import { harbourEvents, harbourMoves, isHarbourEvent, isHarbourView } from './interaction/guards.ts';
import { harbourLineOfSeveral, harbourLogLine } from './log-lines/index.ts';
import { awardWords } from './playback/moments.ts';
import { Reveal } from './playback/reveal.tsx';
import { harbourSounds } from './playback/sounds.ts';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { glossary } from './words/glossary.tsx';
import { headingOf } from './words/result-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Harbour. */
export const harbourUi: GameUi = {
  id: 'harbour',
  front: 'planks',
  Board,
  Ledger,
  Reveal,
  Private,
  statusLine(view, translate) {
    return isHarbourView(view) ? statusLine(view, wordsFrom(translate, [], i18next.language)) : '';
  },
  aloneResult: (_view, outcome, translate, seats) => headingOf(outcome, wordsFrom(translate, seats, i18next.language)),
  opening: (options, translate) => opening(options, wordsFrom(translate, [], i18next.language)),
  award(award, seats, translate) {
    if (!isAwardOf(harbourAwardFacts, award)) return null;
    return awardWords(award, seats.length === 1, wordsFrom(translate, seats, i18next.language));
  },
  logLine(event, seats, translate) {
    return isHarbourEvent(event) ? harbourLogLine(event, wordsFrom(translate, seats, i18next.language)) : null;
  },
  lineOfSeveral(events, seats, translate) {
    const known = harbourEvents(events);
    if (known.length < events.length) return null;
    return harbourLineOfSeveral(known, wordsFrom(translate, seats, i18next.language));
  },
  describeChoice(moves, { view, seats, you, translate }) {
    if (!isHarbourView(view)) return '';
    const words = wordsFrom(translate, seats, i18next.language, you);
    return choiceWords(harbourMoves(moves), view, words, translate, i18next.language);
  },
  blunderWarning(moves, { view, seat, seats, translate }) {
    if (!isHarbourView(view)) return null;
    return blunderWarningWords(
      harbourMoves(moves),
      view,
      seat,
      wordsFrom(translate, seats, i18next.language),
      translate,
    );
  },
  sounds: harbourSounds,
  glossary,
  isReveal: (event) => isHarbourEvent(event) && isTurned(harbourEventHiding, event),
};
