import { movesFor, openMovesFor, partsFor } from '../../main/host/table/redaction.ts';
import { botOf, evaluatorOf } from '../../shared/bots/index.ts';
import {
  type GameTypes,
  isTurned,
  Match,
  partsOf,
  type RandomWords,
  randomFromSeed,
  type Seat,
  settledOptions,
} from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, type GameId, games } from '../../shared/games/index.ts';
import type { TableMessage } from '../../shared/protocol/messages.ts';
import { messageFor } from '../e2e/fit/positions.ts';
import { playedGames } from '../e2e/games/index.ts';

/** Four people round one device. */
export const people: TableMessage['seats'] = [
  { name: 'Ana', colour: 'teal' },
  { name: 'Bruno', colour: 'navy' },
  { name: 'Chidi', colour: 'orange' },
  { name: 'Dalia', colour: 'violet' },
];

/** Which moment of a match is shown: the first of its kind after so many moves. */
export interface Moment {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, string>>;
  readonly after: number;
  /** The question, by its name; left out for the end of the match. */
  readonly asked?: string;
  /** How many moves are on offer at least. */
  readonly offered?: number;
}

/** A match before each of its moves, with whoever makes it; null at its end. The same every time: bots play it by one seed. */
function* playedByBots({ game: id, options = {} }: Pick<Moment, 'game' | 'options'>) {
  const game: AnyGame = games[id];
  const settled = settledOptions(game.options, people.length, options);
  if (settled === undefined) throw new RangeError(`${id} does not take these options`);
  const match: Match<GameTypes> = Match.start(game, { seats: people.length, options: settled, seed: 'pictures' });
  const evaluator = evaluatorOf(game, guideOf(id));
  const random = randomFromSeed('who plays in pictures');
  const bot = botOf('shopkeeper', () => () => false);
  for (;;) {
    const [seat = null] = game.toAct(match.state);
    yield { match, seat };
    if (seat === null) return;
    const imagine = (chance: RandomWords): GameTypes['State'] => game.redeal(match.state, seat, chance);
    const legal = game.legalMoves(match.state, seat);
    match.play(seat, bot.decide({ evaluator, seat, seats: people.length, legal, imagine, random }));
  }
}

/** The match at that moment, and who is asked. */
export function matchAt(moment: Moment) {
  const { game: id, after, asked, offered = 1 } = moment;
  for (const { match, seat } of playedByBots(moment)) {
    if (seat === null) return { match, seat };
    const told = messageFor(match, id, seat);
    const isAsked = playedGames[id].asked(told) === asked && told.legal.length >= offered;
    if (match.played.length >= after && isAsked) return { match, seat };
  }
  throw new RangeError(`a match of ${id} has no end`);
}

/** A move that the page round which they sit is told of, and what it was told before: that the screen went to whoever made it. */
export interface ToldMove {
  readonly before: readonly TableMessage[];
  readonly after: TableMessage;
}

/** The move of a match that turned something over, where any does, and did most things one after the other. */
export function fullestMove(game: GameId): ToldMove {
  let best: ToldMove | null = null;
  let most = 0;
  let before: readonly TableMessage[] = [];
  for (const { match, seat } of playedByBots({ game })) {
    const latest = match.played.at(-1);
    if (latest !== undefined) {
      const parts = partsOf(match.game, match.stateAfter(match.played.length - 1), latest);
      const turns = latest.events.some((event) => isTurned(match.game.eventHiding, event));
      const full = parts.length + (turns ? match.header.seats : 0) + latest.events.length / 100;
      if (full > most) {
        const after = toldAll(match, game, null);
        const log = { ...after.log, parts: structuredClone(partsFor(match.game, parts, 'spectator')) };
        // what can be answered before everybody's eyes is asked so
        const legal = seat === null ? [] : openMovesFor(match.game, match.state, seat);
        const asked = legal.length > 0 ? { inHand: seat, unshuttered: true, next: null, legal } : { next: seat };
        best = { before, after: { ...after, ...asked, log } };
        most = full;
      }
    }
    if (seat !== null) before = [{ ...toldAll(match, game, null), next: seat }, toldAll(match, game, seat)];
  }
  if (best === null) throw new RangeError(`nothing happens in ${game}`);
  const all = [...best.before, best.after];
  const [first, taken, last] = all.map((message, index) => ({ ...message, moment: index + 1 }));
  if (first === undefined || taken === undefined || last === undefined) throw new RangeError(`${game} begins so`);
  return { before: [first, taken], after: last };
}

/** What the page round which they sit is told of that moment: with the seat in hand that is asked. */
export function toldAt(moment: Moment): TableMessage {
  const { match, seat } = matchAt(moment);
  return told(match, moment.game, seat);
}

/** The same moment, before whoever is asked has come before the screen. */
export function shutAt(moment: Moment): TableMessage {
  const { match, seat } = matchAt(moment);
  return { ...told(match, moment.game, null), next: seat };
}

/** The same with all that happened so far. */
function toldAll(match: Match<GameTypes>, game: GameId, inHand: Seat | null): TableMessage {
  const moves = movesFor(match, [], inHand ?? 'spectator', [...match.played.keys()]);
  return { ...told(match, game, inHand), log: { after: null, from: 0, moves } };
}

function told(match: Match<GameTypes>, game: GameId, inHand: Seat | null): TableMessage {
  return {
    ...messageFor(match, game, inHand ?? 'spectator'),
    seats: people,
    holdings: people.map(() => ({ holder: 'house', owner: 'house', present: true })),
    own: people.map((_, seat) => seat),
  };
}
