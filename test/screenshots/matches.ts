import { botOf, evaluatorOf } from '../../shared/bots/index.ts';
import {
  type GameTypes,
  Match,
  type RandomWords,
  randomFromSeed,
  type Seat,
  settledOptions,
} from '../../shared/engine/index.ts';
import { guideOf } from '../../shared/games/guides.ts';
import { type AnyGame, type GameId, games } from '../../shared/games/index.ts';
import type { TableMessage } from '../../shared/protocol/messages.ts';
import { askedAt } from '../e2e/games/asked.ts';
import { messageFor } from '../e2e/layout-check/positions.ts';
import { anaAndOthers } from '../harness/people.ts';

export const people: TableMessage['seats'] = [...anaAndOthers];

/** The moment to show: the first of its kind after this many moves. */
export interface Moment {
  readonly game: GameId;
  readonly options?: Readonly<Record<string, string>>;
  readonly after: number;
  /** The question, by its name; omitted for the end of the match. */
  readonly asked?: string;
  /** The minimum number of legal moves. */
  readonly offered?: number;
}

/**
 * A match before each of its moves, with the seat on turn; null at its end. Deterministic: bots play it from one seed.
 */
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

/** The match at that moment, and the seat asked. */
function matchAt(moment: Moment) {
  const { game: id, after, asked, offered = 1 } = moment;
  for (const { match, seat } of playedByBots(moment)) {
    if (seat === null) return { match, seat };
    const message = messageFor(match, id, seat);
    const isAsked = askedAt(message) === asked && message.legal.length >= offered;
    if (match.played.length >= after && isAsked) return { match, seat };
  }
  throw new RangeError(`a match of ${id} has no end`);
}

/** The shared page's message at that moment, with the asked seat active. */
export function messageAt(moment: Moment): TableMessage {
  const { match, seat } = matchAt(moment);
  return sharedMessage(match, moment.game, seat);
}

/** The same moment, before the asked player is active. */
export function shutAt(moment: Moment): TableMessage {
  const { match, seat } = matchAt(moment);
  return { ...sharedMessage(match, moment.game, null), next: seat };
}

function sharedMessage(match: Match<GameTypes>, game: GameId, inHand: Seat | null): TableMessage {
  return {
    ...messageFor(match, game, inHand ?? 'spectator'),
    seats: people,
    holdings: people.map(() => ({ holder: 'house', owner: 'house', present: true })),
    own: people.map((_, seat) => seat),
  };
}
