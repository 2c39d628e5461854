import { botOf, evaluatorOf, randomBot } from '../../shared/bots/index.ts';
import {
  combination,
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  pick,
  type RandomWords,
  randomFromSeed,
  type Seat,
} from '../../shared/engine/index.ts';
import { bout } from './bout.ts';

type Any<Types extends GameTypes> = Game<Types, HidingTable<Types['State']>>;

/** A bot that rates well and searches nothing. */
const shopkeeper = botOf('shopkeeper', () => () => false);

/** The least chance of a move that counts as obvious. */
export const seeds = ['a', 'b', 'c', 'd', 'e'] as const;

/** A Shopkeeper's choice at this seat of a table of any size. */
export function shopkeeperIn<Types extends GameTypes & { State: { readonly seatCount: number } }>(
  game: Any<Types>,
  guide: Guide<Types>,
): (state: Types['State'], seat: Seat, random: RandomWords) => Types['Move'] {
  const evaluator = evaluatorOf(game, guide);
  return (state, seat, random) =>
    shopkeeper.decide({
      evaluator,
      seat,
      seats: state.seatCount,
      legal: game.legalMoves(state, seat),
      imagine: (chance) => game.redeal(state, seat, chance),
      random,
    });
}

/** At how many tables, of every size and with varied options, a Shopkeeper wins against random players. */
export function winsOfShopkeeper<Types extends GameTypes>(
  game: Any<Types>,
  guide: Guide<Types>,
  tables: number,
): number {
  const fewest = Math.max(2, game.seats.min);
  let wins = 0;
  for (let table = 0; table < tables; table++) {
    const seats = fewest + (table % (game.seats.max - fewest + 1));
    const own = table % seats;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === own ? shopkeeper : randomBot));
    const options = combination(game.options, seats, table);
    if (bout(game, guide, bots, { seed: `against chance ${table}`, options }).places[own] === 1) wins++;
  }
  return wins;
}

/**
 * Shows the first 150 positions of random matches, for every number of players and varied options. Moves that are liked
 * are played, so that matches get somewhere.
 */
export function eachPosition<Types extends GameTypes>(
  game: Any<Types>,
  matches: number,
  look: (state: Types['State']) => void,
  liked: readonly Types['Move']['type'][] = [],
): void {
  for (let match = 0; match < matches; match++) {
    const random = randomFromSeed(`positions ${match}`);
    const seats = game.seats.min + (match % (game.seats.max - game.seats.min + 1));
    const state = game.setup(seats, combination(game.options, seats, match), random);
    for (let moves = 0; moves < 150; moves++) {
      const acting = game.toAct(state);
      if (acting.length === 0) break;
      look(state);
      const seat = pick(random, acting);
      const legal = game.legalMoves(state, seat);
      const among = legal.filter(({ type }) => liked.includes(type));
      game.play(state, seat, pick(random, among.length > 0 ? among : legal));
    }
  }
}
