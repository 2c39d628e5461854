import { z } from 'zod';
import { type AnyMove, pick, type RandomWords, type Seat } from '../../../shared/engine/index.ts';
import type { Choice, Habit } from './habit.ts';

const table = z.object({
  street: z.array(z.unknown()),
  players: z.array(z.object({ hand: z.object({ cards: z.array(z.string()).nullable() }) })),
});

interface Card {
  readonly type: string;
  readonly group: string;
  readonly value: number;
}

/** A card's printed type, group and value, by its id. */
function printedOn(id: string): Card {
  const [type = '', group = '', value = '0'] = id.split('-');
  return { type, group, value: Number(value) };
}

const cardOf = (move: AnyMove): Card => printedOn(typeof move.card === 'string' ? move.card : '');

/** How many groups of each type the seat's hand has, by the view. */
function groupsHeld(view: unknown, seat: Seat): ReadonlyMap<string, ReadonlySet<string>> {
  const held = new Map<string, Set<string>>();
  for (const id of table.parse(view).players[seat]?.hand.cards ?? []) {
    const { type, group } = printedOn(id);
    held.set(type, (held.get(type) ?? new Set()).add(group));
  }
  return held;
}

/** The moves with the highest score. */
function best(moves: readonly AnyMove[], figure: (move: AnyMove) => number): readonly AnyMove[] {
  const most = Math.max(...moves.map(figure));
  return moves.filter((move) => figure(move) === most);
}

const ofType = (legal: readonly AnyMove[], type: string) => legal.filter((move) => move.type === type);
const often = (random: RandomWords): boolean => pick(random, [true, true, false]);
const seldom = (random: RandomWords): boolean => pick(random, [true, false, false]);

/** The first preference of a shopkeeper among the legal moves. */
function liked({ legal, random, seat, view }: Choice): readonly AnyMove[] {
  const held = groupsHeld(view, seat);
  const groupsOf = (type: unknown): number => (typeof type === 'string' ? (held.get(type)?.size ?? 0) : 0);
  const completes = ({ type, group }: Card): boolean => groupsOf(type) === 3 && held.get(type)?.has(group) === false;
  const openings = ofType(legal, 'open');
  if (openings.length > 0) return best(openings, ({ pawn }) => Number(pawn));
  const filling = [...ofType(legal, 'put'), ...ofType(legal, 'improve')];
  if (filling.length > 0) return best(filling, (move) => cardOf(move).value);
  const useful = ofType(legal, 'buy').filter((move) => completes(cardOf(move)));
  if (useful.length > 0) return useful;
  const asking = ofType(legal, 'ask').filter(({ second }) => second !== null);
  if (asking.length > 0 && often(random))
    return best(asking, ({ first, second }) => groupsOf(first) + groupsOf(second));
  // gives away nothing that is nearly a shop
  const spare = legal.filter((move) => groupsOf(cardOf(move).type) < 3);
  const laying = ofType(spare, 'lay');
  if (laying.length > 0 && seldom(random)) return laying;
  const wanted = ofType(legal, 'want');
  if (wanted.length > 0) return best(wanted, (move) => cardOf(move).value + (completes(cardOf(move)) ? 9 : 0));
  const proposing = ofType(legal, 'propose');
  if (proposing.length > 0 && often(random)) return proposing;
  for (const type of ['add', 'discard']) {
    const giving = ofType(ofType(spare, type).length > 0 ? spare : legal, type);
    if (giving.length > 0) return best(giving, (move) => -cardOf(move).value);
  }
  for (const type of ['finish-laying', 'roll']) {
    const going = ofType(legal, type);
    if (going.length > 0) return going;
  }
  return legal;
}

/** Opens and improves whenever possible, asks for what completes a shop, and gives away the least valuable. */
export const streetKeeper: Habit = (choice) => pick(choice.random, liked(choice));

const loitersFrom = 4;

/** The same, but no longer opens or improves once a few shops exist, so that the street comes to a standstill. */
export const loiterer: Habit = (choice) => {
  const stands = table.parse(choice.view).street.length >= loitersFrom;
  const legal = choice.legal.filter(({ type }) => !stands || (type !== 'open' && type !== 'improve'));
  return pick(choice.random, liked({ ...choice, legal }));
};
