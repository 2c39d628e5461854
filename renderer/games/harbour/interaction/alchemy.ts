import { type Good, goods } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourMove } from '../../../../shared/games/harbour/moves.ts';
import type { Alchemy } from './pending-choice.ts';

type AlchemyMove = Extract<HarbourMove, { type: 'alchemy' }>;

/** The open choices of a conversion of goods. */
interface AlchemyChoice {
  /** With forced choices filled in. */
  readonly chosen: Alchemy;
  /** The next choice. Null if complete. */
  readonly asks: keyof Alchemy | null;
  readonly among: readonly Good[];
  readonly move: AlchemyMove | null;
}

const facts = ['pay', 'from', 'into'] as const;

/** The legal uses of the ability. */
export function alchemyMoves(moves: readonly HarbourMove[]): readonly AlchemyMove[] {
  return moves.filter((move): move is AlchemyMove => move.type === 'alchemy');
}

/** The goods to choose from next, in the order paid, turned, made. */
export function alchemyChoice(moves: readonly HarbourMove[], picked: Alchemy): AlchemyChoice {
  let left = alchemyMoves(moves);
  let chosen: Alchemy = { pay: null, from: null, into: null };
  for (const fact of facts) {
    const among = goods.filter((good) => left.some((move) => move[fact] === good));
    const good = among.length === 1 ? among[0] : picked[fact];
    if (good === undefined || good === null || !among.includes(good)) return { chosen, asks: fact, among, move: null };
    left = left.filter((move) => move[fact] === good);
    chosen = { ...chosen, [fact]: good };
  }
  return { chosen, asks: null, among: [], move: left[0] ?? null };
}
