import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import type { QuestionType } from '../../../../shared/games/brick-and-mortar/state.ts';
import type { Action as ActionOf, Prompt as PlanOf, Stepper } from '../../../table/index.ts';
import { amountOf, moveWith, type Offer, usualAmount } from '../interaction/offers.ts';
import type { PendingChoice } from '../interaction/pending-choice.ts';
import type { BrickTable } from '../table.ts';
import { moveWords } from './move-words.ts';

/** A button on the counter, with its moves. */
export type Action = ActionOf<BrickMove>;
/** The counter's question and buttons. */
export type Prompt = PlanOf<BrickMove>;

/** A question of one type, with the picks so far. */
export type Asked<Type extends QuestionType> = Extract<NonNullable<BrickTable['question']>, { type: Type }>;

/** The offers for the picked piece; empty if none is picked. */
export function pickedOffers(table: BrickTable, pending: PendingChoice): readonly Offer[] {
  return pending.selected === null ? [] : table.offers.filter((offer) => offer.piece === pending.selected);
}

/** The current number of an offer. */
export function amountAt(offer: Offer, pending: PendingChoice): number {
  return pending.amounts[offer.key] ?? usualAmount(offer);
}

/** A button for an offer, with a stepper if there is a number to choose. */
export function offerParts(
  table: BrickTable,
  offer: Offer,
  pending: PendingChoice,
  main: boolean,
): { readonly action: Action | null; readonly stepper: Stepper | null } {
  const amount = amountAt(offer, pending);
  const move = moveWith(offer, amount);
  if (move === undefined) return { action: null, stepper: null };
  const action: Action = { key: offer.key, label: moveWords(move, table), moves: [move], main };
  if (offer.moves.length < 2) return { action, stepper: null };
  const values = offer.moves.flatMap((each) => {
    const value = amountOf(each);
    return value === null ? [] : [value];
  });
  return { action, stepper: { key: offer.key, ...stepperWords(move, table), value: amountOf(move) ?? 0, values } };
}

function stepperWords(move: BrickMove, { words }: BrickTable): Pick<Stepper, 'label' | 'text'> {
  const amount = amountOf(move) ?? 0;
  switch (move.type) {
    case 'buy-from-hand':
    case 'pay':
    case 'buy-surplus':
      return { label: words.say('steps.tokens'), text: String(amount) };
    case 'open-auction':
    case 'raise':
      return { label: words.say('steps.offer'), text: words.money(amount) };
    case 'bid-price':
      return { label: words.say('steps.price'), text: words.money(amount) };
    case 'sell-points':
      return { label: words.say('steps.points-to-sell'), text: String(amount) };
    case 'buy-points':
    case 'take-points':
      return { label: words.say('steps.points'), text: String(amount) };
    default:
      return { label: words.say('steps.quantity'), text: String(amount) };
  }
}

/** Buttons and steppers for several offers; the first can be the main one. */
export function partsOf(
  table: BrickTable,
  offers: readonly Offer[],
  pending: PendingChoice,
  firstIsMain: boolean,
): Pick<Prompt, 'actions' | 'steppers'> {
  const parts = offers.map((offer, index) => offerParts(table, offer, pending, firstIsMain && index === 0));
  return {
    actions: parts.flatMap(({ action }) => action ?? []),
    steppers: parts.flatMap(({ stepper }) => stepper ?? []),
  };
}

/** The offers of the given types that are only on the counter. */
export function offersOfType(table: BrickTable, ...types: readonly BrickMove['type'][]): readonly Offer[] {
  return table.offers.filter((offer) => offer.moves[0] !== undefined && types.includes(offer.moves[0].type));
}
