import type { Seat } from '../../../../shared/engine/index.ts';
import type { DieFace } from '../../../../shared/games/shopping-street/dice.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import type { ThiefId } from '../../../../shared/games/shopping-street/thieves.ts';
import { FlightPlan, type PlannedFlight } from '../../../game-kit/index.ts';

/** The start or end of a flight. */
export type Spot =
  /** `offer`: a player's offered cards in the street; other cards come from the hand. */
  | { readonly at: 'hand' | 'offer' | 'pawns'; readonly of: Seat }
  | { readonly at: 'display'; readonly of: ProductId }
  | { readonly at: 'plot'; readonly of: SpaceId }
  | { readonly at: 'deck' | 'discards' }
  /** One of the two dice. */
  | { readonly at: 'die'; readonly of: 0 | 1 }
  /** The far end of the street, where thieves leave. */
  | { readonly at: 'street-end' };

/** A flying thing. */
export type Thing =
  | { readonly what: 'card'; readonly card: ProductId }
  /** A face-down card, hidden from the viewer. */
  | { readonly what: 'back' }
  | { readonly what: 'pawn'; readonly owner: Seat; readonly value: PawnValue }
  | { readonly what: 'die'; readonly face: DieFace }
  /** With the hand limit that it sets. */
  | { readonly what: 'thief'; readonly thief: ThiefId; readonly limit: number };

export type TableFlight = PlannedFlight<Thing, Spot>;

/** The number of turns of each flight. */
export const turnsOf: Readonly<Record<Thing['what'], number>> = { card: 2, back: 2, pawn: 2, die: 4, thief: 4 };

/** A plan in which later flights can wait for the arrival of all earlier ones. */
class Plan extends FlightPlan<Thing, Spot> {
  #after = 0;

  override fly(thing: Thing, from: Spot, to: Spot): void {
    super.fly(thing, from, to);
    this.#after = Math.max(this.#after, this.turn + turnsOf[thing.what]);
  }

  /** Cards that start together, face up. */
  flyAll(cards: readonly ProductId[], from: Spot, to: Spot): void {
    for (const card of cards) this.fly({ what: 'card', card }, from, to);
  }

  wait(): void {
    this.turn = this.#after;
  }
}

type EventOf<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

/** The flights for these events, in order. */
export function planMovement(events: readonly ShoppingStreetEvent[]): FlightPlan<Thing, Spot> {
  const plan = new Plan(10);
  for (const event of events) {
    plan.wait();
    planEvent(event, plan);
  }
  return plan;
}

const deck: Spot = { at: 'deck' };
const discards: Spot = { at: 'discards' };

function planEvent(event: ShoppingStreetEvent, plan: Plan): void {
  switch (event.type) {
    case 'laying-sealed':
    case 'discards-sealed':
      plan.fresh.push({ at: 'offer', of: event.seat });
      return;
    case 'offers-revealed':
      for (const { seat, cards } of event.offers) {
        plan.flyAll(cards, { at: 'hand', of: seat }, { at: 'offer', of: seat });
      }
      return;
    case 'proposal-made':
      plan.flyAll(event.bundle, { at: 'hand', of: event.seat }, { at: 'offer', of: event.seat });
      return;
    case 'cards-exchanged': {
      const { seat, owner, wanted, bundle } = event;
      plan.flyAll([wanted], { at: 'offer', of: owner }, { at: 'hand', of: seat });
      plan.flyAll(bundle, { at: 'offer', of: seat }, { at: 'hand', of: owner });
      planReturn(event.returned, plan);
      return;
    }
    case 'proposal-declined':
      planReturn([{ seat: event.asker, cards: event.bundle }], plan);
      return;
    case 'exchange-dropped':
      planReturn(event.returned, plan);
      return;
    case 'display-bought': {
      const { seat, card, discarded } = event;
      const hand: Spot = { at: 'hand', of: seat };
      plan.fly({ what: 'card', card }, { at: 'display', of: card }, hand);
      plan.turn += 1;
      plan.flyAll(discarded, hand, discards);
      return;
    }
    case 'shop-opened':
      planOpening(event, plan);
      return;
    case 'shop-improved':
      plan.flyAll([event.card], { at: 'hand', of: event.seat }, { at: 'plot', of: event.space });
      return;
    case 'dice-rolled':
      event.faces.forEach((face, index) => {
        const to: Spot = { at: 'die', of: index === 0 ? 0 : 1 };
        plan.fly({ what: 'die', face }, { at: 'hand', of: event.seat }, to);
      });
      return;
    case 'cards-drawn':
      planDraw(event, plan);
      return;
    case 'thief-appeared':
      plan.fly({ what: 'thief', thief: event.thief, limit: event.limit }, deck, { at: 'street-end' });
      return;
    case 'hands-robbed':
      for (const { seat, cards } of event.robbed) plan.flyAll(cards, { at: 'hand', of: seat }, discards);
      return;
    case 'deck-reshuffled':
      plan.fly({ what: 'back' }, discards, deck);
      plan.fresh.push(deck);
      return;
    case 'display-filled':
      for (const card of event.cards) {
        plan.fly({ what: 'card', card }, deck, { at: 'display', of: card });
        plan.turn += 1;
      }
      return;
    case 'display-cleared':
      for (const card of event.cards) plan.fly({ what: 'card', card }, { at: 'display', of: card }, discards);
      return;
    default:
  }
}

/** Offered cards go back to the hands that they came from. */
function planReturn(offers: EventOf<'exchange-dropped'>['returned'], plan: Plan): void {
  for (const { seat, cards } of offers) plan.flyAll(cards, { at: 'offer', of: seat }, { at: 'hand', of: seat });
}

/** Moves the pawn and the four cards to the plot, then shows the shop. */
function planOpening({ seat, space, pawn, cards }: EventOf<'shop-opened'>, plan: Plan): void {
  const plot: Spot = { at: 'plot', of: space };
  plan.fly({ what: 'pawn', owner: seat, value: pawn }, { at: 'pawns', of: seat }, plot);
  plan.flyAll(cards, { at: 'hand', of: seat }, plot);
  plan.fresh.push(plot);
}

/** Deals cards to a hand one by one, face up if they are known. */
function planDraw({ seat, count, cards }: EventOf<'cards-drawn'>, plan: Plan): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = cards?.[drawn];
    plan.fly(card === undefined ? { what: 'back' } : { what: 'card', card }, deck, { at: 'hand', of: seat });
    plan.turn += 1;
  }
}
