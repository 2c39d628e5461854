import i18next from 'i18next';
import {
  type AnyAward,
  type AnyEvent,
  type AnyMove,
  type AnyOrder,
  type AwardFacts,
  isAwardOf,
  isReveal,
  type Seat,
} from '../../shared/engine/index.ts';
import type { AnyGame } from '../../shared/games/registered.ts';
import type { Outcome, SeatSettings } from '../../shared/protocol/messages.ts';
import type { Collectible, SoloBest } from '../table/board/game-ui.ts';
import type { GameUi, LogLine, OrderWords } from '../table/index.ts';
import type { Turned } from '../table/playback/turned.ts';
import type { MatchMoment } from '../table/scoring/match-moment.ts';
import type { Translate } from '../words/translate.ts';
import type { WordsFrom } from './game-words.ts';

/** A game's texts, and the components and facts that the table takes as they are. */
interface WordedUi<View, Move extends AnyMove, Event extends AnyEvent, Award extends AnyAward, Words>
  extends Pick<
    GameUi<View, Move, Event, Award>,
    'id' | 'front' | 'Board' | 'Ledger' | 'Reveal' | 'Private' | 'sounds' | 'glossary' | 'campaign' | 'changedBy'
  > {
  /** All texts of the game in a language; they call the player of the seat `you` *you*. */
  readonly wordsFrom: WordsFrom<Words>;
  readonly rules: AnyGame;
  readonly awardFacts: AwardFacts<Award>;
  statusLine(view: View, words: Words, asked: Seat | null): string;
  aloneResult?(view: View, outcome: Outcome, words: Words): string;
  aloneBest?(best: SoloBest, words: Words): string | null;
  collectible(item: string, words: Words): Collectible | null;
  award(award: Award, words: Words, isAlone: boolean): MatchMoment;
  opening(options: Readonly<Record<string, string>>, words: Words, seatCount: number): string;
  logLine(event: Event, words: Words, isAlone: boolean): LogLine | null;
  lineOfSeveral?(events: readonly Event[], words: Words): LogLine | null;
  turned?(events: readonly Event[], words: Words): Turned | null;
  describeChoice(moves: readonly Move[], view: View, words: Words, translate: Translate, language: string): string;
  blunderWarning(moves: readonly Move[], view: View, seat: Seat, words: Words, translate: Translate): string | null;
  orderWords?(order: AnyOrder, words: Words): OrderWords;
}

/** Makes the UI of a game from its texts. */
export function gameUi<View, Move extends AnyMove, Event extends AnyEvent, Award extends AnyAward, Words>({
  wordsFrom,
  awardFacts,
  aloneResult,
  aloneBest,
  lineOfSeveral,
  turned,
  orderWords,
  ...game
}: WordedUi<View, Move, Event, Award, Words>): GameUi<View, Move, Event> {
  const wordsOf = (translate: Translate, seats: readonly SeatSettings[], you?: Seat | null): Words =>
    wordsFrom(translate, seats, i18next.language, you);
  return {
    ...game,
    isReveal: (event) => isReveal(game.rules, event),
    statusLine: (view, translate, { seats, asked }) => game.statusLine(view, wordsOf(translate, seats), asked),
    opening: (options, translate, seatCount) => game.opening(options, wordsOf(translate, []), seatCount),
    collectible: (item, translate) => game.collectible(item, wordsOf(translate, [])),
    award: (award, seats, translate) =>
      isAwardOf(awardFacts, award) ? game.award(award, wordsOf(translate, seats), seats.length === 1) : null,
    logLine: (event, seats, translate) => game.logLine(event, wordsOf(translate, seats), seats.length === 1),
    describeChoice: (moves, { view, seats, you, translate }) =>
      game.describeChoice(moves, view, wordsOf(translate, seats, you), translate, i18next.language),
    blunderWarning: (moves, { view, seat, seats, translate }) =>
      game.blunderWarning(moves, view, seat, wordsOf(translate, seats), translate),
    ...(aloneResult && {
      aloneResult: (view, outcome, translate, seats) => aloneResult(view, outcome, wordsOf(translate, seats)),
    }),
    ...(aloneBest && { aloneBest: (best, translate) => aloneBest(best, wordsOf(translate, [])) }),
    ...(lineOfSeveral && {
      lineOfSeveral: (events, seats, translate) => lineOfSeveral(events, wordsOf(translate, seats)),
    }),
    ...(orderWords && {
      orderWords: (order, seats, translate) => orderWords(order, wordsOf(translate, seats)),
    }),
    ...(turned && { turned: (events, seats, translate) => turned(events, wordsOf(translate, seats)) }),
  };
}
