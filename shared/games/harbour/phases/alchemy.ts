import { playerAt, type Seat } from '../../../engine/index.ts';
import type { HarbourEvent } from '../events.ts';
import { type GoodCounts, goods } from '../goods.ts';
import { abilityOf } from '../holdings.ts';
import type { HarbourMove } from '../moves.ts';
import type { HarbourState } from '../state.ts';
import { store } from '../stock.ts';

type AlchemyMove = Extract<HarbourMove, { type: 'alchemy' }>;

const allAlchemy: readonly AlchemyMove[] = goods.flatMap((pay) =>
  goods.flatMap((from) =>
    goods.filter((into) => into !== from).map((into): AlchemyMove => ({ type: 'alchemy', pay, from, into })),
  ),
);

/** Goods of the type to be turned that must be held: one more where the good paid is of that type too. Ruling 15. */
function needed({ pay, from }: AlchemyMove, turned: number): number {
  return pay === from ? turned + 1 : turned;
}

/** How many goods this seat could turn now; 0 where the ability is missing or used up this turn. */
function goodsToTurn(state: HarbourState, seat: Seat): number {
  if (state.turn === null || state.turn.alchemyUsed) return 0;
  return abilityOf(playerAt(state, seat), 'alchemy')?.goods ?? 0;
}

/** Adds every way in which this seat can use alchemy now. Ruling 15: before moving, or after the action. */
export function addAlchemy(state: HarbourState, seat: Seat, into: HarbourMove[]): void {
  const turned = goodsToTurn(state, seat);
  if (turned === 0) return;
  const held = playerAt(state, seat).goods;
  for (const move of allAlchemy) {
    if (held[move.pay] > 0 && held[move.from] >= needed(move, turned)) into.push(move);
  }
}

/** Can this seat use alchemy now? */
export function canDoAlchemy(state: HarbourState, seat: Seat): boolean {
  const turned = goodsToTurn(state, seat);
  if (turned === 0) return false;
  const held = playerAt(state, seat).goods;
  return allAlchemy.some((move) => held[move.pay] > 0 && held[move.from] >= needed(move, turned));
}

/** Pays one good, then turns goods of one type into as many of another; what finds no room is lost. */
export function doAlchemy(state: HarbourState, seat: Seat, move: AlchemyMove, events: HarbourEvent[]): void {
  const turned = goodsToTurn(state, seat);
  const player = playerAt(state, seat);
  const paid: Partial<GoodCounts> = { [move.from]: needed(move, turned) };
  if (move.pay !== move.from) paid[move.pay] = 1;
  player.goods[move.pay]--;
  player.goods[move.from] -= turned;
  const came = store(player, move.into, turned);
  if (state.turn !== null) state.turn.alchemyUsed = true;
  events.push({
    type: 'goods-converted',
    seat,
    cause: 'alchemy',
    paid,
    gained: came > 0 ? { [move.into]: came } : {},
    lost: came < turned ? { [move.into]: turned - came } : {},
  });
}
