import { playerAt } from '../../../engine/index.ts';
import type { Good } from '../goods.ts';
import { abilityOf } from '../holdings.ts';
import { othersClockwise } from '../pawns.ts';
import type { HarbourState } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { gainGoods } from '../stock.ts';
import { refillCentre } from './centre.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { Handler } from './question-rules.ts';

type Bought = StepFacts['after-purchase'];

/**
 * The rest of a purchase: refills the centre, then applies abilities.
 * The buyer's own ability comes first, then the gains of all players clockwise from the buyer. Ruling 33.
 */
export const afterPurchaseStep: Handler<'after-purchase'> = (state, bought, events) => {
  refillCentre(state, events);
  const { seat, shipped, surplus } = bought;
  for (const other of othersClockwise(state, seat).toReversed()) {
    planGatherSurplus(state, other, surplus);
    planGainWhenShipped(state, other, shipped);
  }
  planGainWhenShipped(state, seat, shipped);
  const ability = abilityOf(playerAt(state, seat), 'gain-after-buying');
  if (ability === null) return;
  state.agenda.push(gainOfChoice(seat, 'after-buying', ability.goods));
};

/** Ruling 28: one good of a type of which the buyer actually lost more than the printed minimum. */
function planGatherSurplus(state: HarbourState, seat: Bought['seat'], surplus: Bought['surplus']): void {
  const ability = abilityOf(playerAt(state, seat), 'gather-surplus');
  if (ability === null || surplus.length === 0) return;
  state.agenda.push({
    type: 'gain',
    seat,
    cause: 'surplus',
    count: ability.goods,
    different: false,
    among: surplus,
  });
}

/** Ruling 17: applies to every shipper, including the buyer. */
function planGainWhenShipped(state: HarbourState, seat: Bought['seat'], shipped: readonly Good[]): void {
  const ability = abilityOf(playerAt(state, seat), 'gain-when-shipped');
  if (ability === null || !shipped.includes(ability.good)) return;
  state.agenda.push({ type: 'when-shipped', seat, good: ability.good, count: ability.goods });
}

export const whenShippedStep: Handler<'when-shipped'> = (state, { seat, good, count }, events) => {
  gainGoods(state, seat, good, count, 'when-shipped', events);
};
