import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { emporiumAwardFacts } from '../../../shared/games/emporium/awards.ts';
import { emporiumEventHiding } from '../../../shared/games/emporium/hiding.ts';
import type { GameRoom } from '../../table/game-room.ts';
import { Board } from './board.tsx';
import { choiceWords } from './choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './emporium.css';
import { emporiumEvents, emporiumMoves, isEmporiumEvent, isEmporiumView } from './guards.ts';
import { Ledger } from './ledger.tsx';
import { emporiumLineOfSeveral, emporiumLogLine } from './log-lines/index.ts';
import { Private } from './private.tsx';
import { Reveal } from './reveal.tsx';
import { emporiumSounds } from './sounds.ts';
import { opening, statusLine } from './status-line.ts';
import { awardWords } from './story.ts';
import { turnedChoices } from './turned.tsx';
import { wordsFrom } from './words.ts';

/** How a table of Emporium is shown. */
export const emporiumRoom: GameRoom = {
  id: 'emporium',
  front: 'timber',
  Board,
  Ledger,
  Reveal,
  Private,
  statusLine(view, translate) {
    return isEmporiumView(view) ? statusLine(view, wordsFrom(translate, [], i18next.language)) : '';
  },
  opening: (options, translate) => opening(options, wordsFrom(translate, [], i18next.language)),
  award(award, seats, translate) {
    if (!isAwardOf(emporiumAwardFacts, award)) return null;
    return awardWords(award, wordsFrom(translate, seats, i18next.language));
  },
  logLine(event, seats, translate) {
    if (!isEmporiumEvent(event)) return null;
    return emporiumLogLine(event, wordsFrom(translate, seats, i18next.language));
  },
  lineOfSeveral(events, seats, translate) {
    const known = emporiumEvents(events);
    if (known.length < events.length) return null;
    return emporiumLineOfSeveral(known, wordsFrom(translate, seats, i18next.language));
  },
  describeChoice(moves, { view, seats, translate }) {
    if (!isEmporiumView(view)) return '';
    const words = wordsFrom(translate, seats, i18next.language);
    return choiceWords(emporiumMoves(moves), view, words, translate, i18next.language);
  },
  turned: (events, seats, translate) => turnedChoices(events, wordsFrom(translate, seats, i18next.language)),
  sounds: emporiumSounds,
  isReveal: (event) => isEmporiumEvent(event) && isTurned(emporiumEventHiding, event),
};
