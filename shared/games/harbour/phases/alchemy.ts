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

/** Goods of the source type that must be held: one more if the payment is of that type too. Ruling 15. */
function needed({ pay, from }: AlchemyMove, turned: number): number {
  return pay === from ? turned + 1 : turned;
}

/** How many goods this seat could turn now; 0 without the ability, or if it is used up. */
function goodsToTurn(state: HarbourState, seat: Seat): number {
  if (state.turn === null || state.turn.alchemyUsed) return 0;
  return abilityOf(playerAt(state, seat), 'alchemy')?.goods ?? 0;
}

/** Adds every alchemy move of this seat. Ruling 15: before moving, or after the action. */
export function addAlchemy(state: HarbourState, seat: Seat, into: HarbourMove[]): void {
  const turned = goodsToTurn(state, seat);
  if (turned === 0) return;
  const held = playerAt(state, seat).goods;
  for (const move of allAlchemy) {
    if (held[move.pay] > 0 && held[move.from] >= needed(move, turned)) into.push(move);
  }
}

/** Whether this seat can use alchemy now. */
export function canDoAlchemy(state: HarbourState, seat: Seat): boolean {
  const turned = goodsToTurn(state, seat);
  if (turned === 0) return false;
  const held = playerAt(state, seat).goods;
  return allAlchemy.some((move) => held[move.pay] > 0 && held[move.from] >= needed(move, turned));
}

/** Pays one good, then turns goods of one type into as many of another. Goods that do not fit are lost. */
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
