import type { Described } from '../../../engine/agenda.ts';
import { playerAt } from '../../../engine/index.ts';
import { abilityOf, type Holder } from '../holdings.ts';
import { othersClockwise } from '../pawns.ts';
import type { StepFacts } from '../steps.ts';
import { gainGoods } from '../stock.ts';
import { refillCentre } from './centre.ts';
import { gainOfChoice } from './gain-of-choice.ts';
import type { Handler } from './question-rules.ts';

type Bought = StepFacts['after-purchase'];

/** A gain by an ability after a purchase. */
type Gain = Described<Pick<StepFacts, 'gain' | 'when-shipped'>>;

/**
 * The gains after a purchase, in order, in the state or in a view.
 * The buyer's own ability comes first, then the gains of all players clockwise from the buyer. Ruling 33.
 */
export function gainsAfter(
  table: { readonly players: readonly Holder[] },
  { seat, shipped, surplus }: Pick<Bought, 'seat' | 'shipped' | 'surplus'>,
): readonly Gain[] {
  const gains: Gain[] = [];
  const own = abilityOf(playerAt(table, seat), 'gain-after-buying');
  if (own !== null) gains.push(gainOfChoice(seat, 'after-buying', own.goods));
  for (const each of [seat, ...othersClockwise(table, seat)]) {
    const player = playerAt(table, each);
    // Ruling 17: applies to every shipper, including the buyer.
    const whenShipped = abilityOf(player, 'gain-when-shipped');
    if (whenShipped !== null && shipped.includes(whenShipped.good)) {
      gains.push({ type: 'when-shipped', seat: each, good: whenShipped.good, count: whenShipped.goods });
    }
    // Ruling 28: one good of a type of which the buyer actually lost more than the printed minimum.
    const gather = each === seat ? null : abilityOf(player, 'gather-surplus');
    if (gather !== null && surplus.length > 0) {
      gains.push({ ...gainOfChoice(each, 'surplus', gather.goods), among: surplus });
    }
  }
  return gains;
}

/** The rest of a purchase: refills the centre, then applies abilities. */
export const afterPurchaseStep: Handler<'after-purchase'> = (state, bought, events) => {
  refillCentre(state, events);
  state.agenda.push(...gainsAfter(state, bought).toReversed());
};

export const whenShippedStep: Handler<'when-shipped'> = (state, { seat, good, count }, events) => {
  gainGoods(state, seat, good, count, 'when-shipped', events);
};
