import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { emporiumAwardFacts } from '../../../shared/games/emporium/awards.ts';
import { emporiumEventHiding } from '../../../shared/games/emporium/hiding.ts';
import type { GameUi } from '../../table/board/game-ui.ts';
import { Board } from './board.tsx';
import { choiceWords } from './words/choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './emporium.css';
import { Ledger } from './ending/ledger.tsx';
import { emporiumEvents, emporiumMoves, isEmporiumEvent, isEmporiumView } from './interaction/guards.ts';
import { emporiumLineOfSeveral, emporiumLogLine } from './log-lines/index.ts';
import { awardWords } from './playback/moments.ts';
import { Reveal } from './playback/reveal.tsx';
import { emporiumSounds } from './playback/sounds.ts';
import { turnedChoices } from './playback/turned.tsx';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { glossary } from './words/glossary.tsx';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Emporium. */
export const emporiumUi: GameUi = {
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
  describeChoice(moves, { view, seats, you, translate }) {
    if (!isEmporiumView(view)) return '';
    const words = wordsFrom(translate, seats, i18next.language, you);
    return choiceWords(emporiumMoves(moves), view, words, translate, i18next.language);
  },
  blunderWarning(moves, { view, seat, seats, translate }) {
    if (!isEmporiumView(view)) return null;
    return blunderWarningWords(
      emporiumMoves(moves),
      view,
      seat,
      wordsFrom(translate, seats, i18next.language),
      translate,
    );
  },
  turned: (events, seats, translate) => turnedChoices(events, wordsFrom(translate, seats, i18next.language)),
  sounds: emporiumSounds,
  glossary,
  isReveal: (event) => isEmporiumEvent(event) && isTurned(emporiumEventHiding, event),
};
