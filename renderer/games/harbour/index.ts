import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { harbourAwardFacts } from '../../../shared/games/harbour/awards.ts';
import { harbourEventHiding } from '../../../shared/games/harbour/hiding.ts';
import type { GameRoom } from '../../table/game-room.ts';
import { Board } from './board.tsx';
import { choiceWords } from './choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './harbour.css';
import { harbourEvents, harbourMoves, isHarbourEvent, isHarbourView } from './guards.ts';
import { Ledger } from './ledger.tsx';
import { harbourLineOfSeveral, harbourLogLine } from './log-lines/index.ts';
import { Private } from './private.tsx';
import { headingOf } from './result-words.ts';
import { Reveal } from './reveal.tsx';
import { harbourSounds } from './sounds.ts';
import { opening, statusLine } from './status-line.ts';
import { awardWords } from './story.ts';
import { wordsFrom } from './words.ts';

/** How a table of Harbour is shown. */
export const harbourRoom: GameRoom = {
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
  describeChoice(moves, { view, seats, translate }) {
    if (!isHarbourView(view)) return '';
    const words = wordsFrom(translate, seats, i18next.language);
    return choiceWords(harbourMoves(moves), view, words, translate, i18next.language);
  },
  sounds: harbourSounds,
  isReveal: (event) => isHarbourEvent(event) && isTurned(harbourEventHiding, event),
};
