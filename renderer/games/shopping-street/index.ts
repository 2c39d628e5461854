import i18next from 'i18next';
import { isAwardOf } from '../../../shared/engine/index.ts';
import { shoppingStreetAwardFacts } from '../../../shared/games/shopping-street/awards.ts';
import type { GameUi } from '../../table/board/game-ui.ts';
import { Board } from './board.tsx';
import { Ledger } from './ending/ledger.tsx';
import {
  isShoppingStreetEvent,
  isShoppingStreetView,
  shoppingStreetEvents,
  shoppingStreetMoves,
} from './interaction/guards.ts';
import { shoppingStreetLineOfSeveral, shoppingStreetLogLine } from './log-lines/index.ts';
import { isReveal, Reveal } from './playback/reveal.tsx';
import { Private } from './regions/private.tsx';
import { choiceWords } from './words/choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './shopping-street.css';
import { awardWords } from './playback/moments.ts';
import { shoppingStreetSounds } from './playback/sounds.ts';
import { turnedCards } from './playback/turned.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { glossary } from './words/glossary.tsx';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Shopping Street. */
export const shoppingStreetUi: GameUi = {
  id: 'shopping-street',
  front: 'plaster',
  Board,
  Ledger,
  Reveal,
  Private,
  statusLine(view, translate, { seats, asked }) {
    return isShoppingStreetView(view) ? statusLine(view, asked, wordsFrom(translate, seats, i18next.language)) : '';
  },
  opening: (options, translate) => opening(options, wordsFrom(translate, [], i18next.language)),
  award(award, seats, translate) {
    if (!isAwardOf(shoppingStreetAwardFacts, award)) return null;
    return awardWords(award, wordsFrom(translate, seats, i18next.language));
  },
  logLine(event, seats, translate) {
    if (!isShoppingStreetEvent(event)) return null;
    return shoppingStreetLogLine(event, wordsFrom(translate, seats, i18next.language));
  },
  describeChoice(moves, { view, seats, you, translate }) {
    if (!isShoppingStreetView(view)) return '';
    const { language } = i18next;
    return choiceWords(
      shoppingStreetMoves(moves),
      view,
      wordsFrom(translate, seats, language, you),
      translate,
      language,
    );
  },
  blunderWarning(moves, { view, seat, seats, translate }) {
    if (!isShoppingStreetView(view)) return null;
    return blunderWarningWords(
      shoppingStreetMoves(moves),
      view,
      seat,
      wordsFrom(translate, seats, i18next.language),
      translate,
    );
  },
  lineOfSeveral(events, seats, translate) {
    const known = shoppingStreetEvents(events);
    if (known.length < events.length) return null;
    return shoppingStreetLineOfSeveral(known, wordsFrom(translate, seats, i18next.language));
  },
  turned: (events, seats, translate) => turnedCards(events, wordsFrom(translate, seats, i18next.language)),
  sounds: shoppingStreetSounds,
  glossary,
  isReveal,
};
