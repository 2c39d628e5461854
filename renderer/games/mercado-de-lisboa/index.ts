import i18next from 'i18next';
import { isAwardOf, isTurned } from '../../../shared/engine/index.ts';
import { mercadoAwardFacts } from '../../../shared/games/mercado-de-lisboa/awards.ts';
import { mercadoEventHiding } from '../../../shared/games/mercado-de-lisboa/hiding.ts';
import type { GameUi } from '../../table/board/game-ui.ts';
import { Board } from './board.tsx';
import { mercadoCampaign } from './ending/campaign.ts';
import { Ledger } from './ending/ledger.tsx';
import { mercadoLineOfSeveral, mercadoLogLine } from './log-lines/index.ts';
import { choiceWords } from './words/choice-words.ts';
import '../../table/table.css';
import '../../game-kit/game-kit.css';
import './mercado-de-lisboa.css';
import { isMercadoEvent, isMercadoView, mercadoEvents, mercadoMoves } from './interaction/guards.ts';
import { awardWords } from './playback/moments.ts';
import { Reveal } from './playback/reveal.tsx';
import { mercadoSounds } from './playback/sounds.ts';
import { Private } from './regions/private.tsx';
import { blunderWarningWords } from './words/blunder-warning-words.ts';
import { glossary } from './words/glossary.tsx';
import { headingOf } from './words/result-words.ts';
import { opening, statusLine } from './words/status-line.ts';
import { wordsFrom } from './words.ts';

/** The UI of Mercado de Lisboa. */
export const mercadoDeLisboaUi: GameUi = {
  id: 'mercado-de-lisboa',
  front: 'tiles',
  Board,
  Ledger,
  Reveal,
  Private,
  statusLine(view, translate) {
    return isMercadoView(view) ? statusLine(view, wordsFrom(translate, [], i18next.language)) : '';
  },
  aloneResult(view, outcome, translate, seats) {
    return isMercadoView(view) ? headingOf(view, outcome, wordsFrom(translate, seats, i18next.language)) : '';
  },
  opening: (options, translate, seatCount) => opening(options, wordsFrom(translate, [], i18next.language), seatCount),
  award(award, seats, translate) {
    if (!isAwardOf(mercadoAwardFacts, award)) return null;
    return awardWords(award, seats.length === 1, wordsFrom(translate, seats, i18next.language));
  },
  logLine(event, seats, translate) {
    if (!isMercadoEvent(event)) return null;
    // in a solo game, each turn is a round
    return mercadoLogLine(event, wordsFrom(translate, seats, i18next.language), seats.length === 1);
  },
  lineOfSeveral(events, seats, translate) {
    const known = mercadoEvents(events);
    if (known.length < events.length) return null;
    return mercadoLineOfSeveral(known, wordsFrom(translate, seats, i18next.language));
  },
  describeChoice(moves, { seats, translate }) {
    const language = i18next.language;
    return choiceWords(mercadoMoves(moves), wordsFrom(translate, seats, language), translate, language);
  },
  blunderWarning(moves, { view, seat, seats, translate }) {
    if (!isMercadoView(view)) return null;
    return blunderWarningWords(
      mercadoMoves(moves),
      view,
      seat,
      wordsFrom(translate, seats, i18next.language),
      translate,
    );
  },
  sounds: mercadoSounds,
  glossary,
  isReveal: (event) => isMercadoEvent(event) && isTurned(mercadoEventHiding, event),
  campaign: mercadoCampaign,
};
