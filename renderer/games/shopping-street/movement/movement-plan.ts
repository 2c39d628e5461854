import type { Seat } from '../../../../shared/engine/index.ts';
import type { DieFace } from '../../../../shared/games/shopping-street/dice.ts';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { PawnValue } from '../../../../shared/games/shopping-street/pawns.ts';
import type { ProductId } from '../../../../shared/games/shopping-street/products.ts';
import type { SpaceId } from '../../../../shared/games/shopping-street/street.ts';
import type { ThiefId } from '../../../../shared/games/shopping-street/thieves.ts';
import type { MovementPlan, PlannedFlight } from '../../../game-kit/index.ts';

/** Where things come from and go to. */
export type Spot =
  /** `offer` is where somebody's cards lie in the street; what is not laid out there comes from the hand. */
  | { readonly at: 'hand' | 'offer' | 'pawns'; readonly seat: Seat }
  | { readonly at: 'display'; readonly card: ProductId }
  | { readonly at: 'plot'; readonly space: SpaceId }
  | { readonly at: 'deck' | 'discards' }
  /** One of the two dice. */
  | { readonly at: 'die'; readonly place: 0 | 1 }
  /** The far end of the street, where thieves make off. */
  | { readonly at: 'street-end' };

/** What flies. */
export type Thing =
  | { readonly what: 'card'; readonly card: ProductId }
  /** A card face down: which one is not for these eyes. */
  | { readonly what: 'back' }
  | { readonly what: 'pawn'; readonly owner: Seat; readonly value: PawnValue }
  | { readonly what: 'die'; readonly face: DieFace }
  /** With the cards that it lets a hand keep. */
  | { readonly what: 'thief'; readonly thief: ThiefId; readonly limit: number };

/** One thing on its way. */
export type TableFlight = PlannedFlight<Thing, Spot>;

/** Turns that are waited for one by one; the rest set off together with the last of these. */
const oneByOne = 10;

/** How many turns each thing is on its way. */
export const turnsOf: Readonly<Record<Thing['what'], number>> = { card: 2, back: 2, pawn: 2, die: 4, thief: 4 };

interface Writer {
  fly(thing: Thing, from: Spot, to: Spot): void;
  /** What comes now sets off a turn later: cards that leave the deck one after the other. */
  step(): void;
  fresh(spot: Spot): void;
}

type Told<Type extends ShoppingStreetEvent['type']> = Extract<ShoppingStreetEvent, { type: Type }>;

/** What moves on the table because of these events, in their order. */
export function planMovement(events: readonly ShoppingStreetEvent[]): MovementPlan<TableFlight, Spot> {
  const flights: TableFlight[] = [];
  const fresh: Spot[] = [];
  let turn = 0;
  let after = 0;
  const writer: Writer = {
    fly(thing, from, to) {
      flights.push({ ...thing, from, to, turn: Math.min(turn, oneByOne) });
      after = Math.max(after, turn + turnsOf[thing.what]);
    },
    step() {
      turn += 1;
    },
    fresh: (spot) => fresh.push(spot),
  };
  for (const event of events) {
    // what happens now waits for what happened before
    turn = after;
    planEvent(event, writer);
  }
  return { flights, fresh };
}

const deck: Spot = { at: 'deck' };
const discards: Spot = { at: 'discards' };

/** Cards that set off together, face up. */
function flyAll({ fly }: Writer, cards: readonly ProductId[], from: Spot, to: Spot): void {
  for (const card of cards) fly({ what: 'card', card }, from, to);
}

function planEvent(event: ShoppingStreetEvent, writer: Writer): void {
  switch (event.type) {
    case 'offers-revealed':
      for (const { seat, cards } of event.offers) {
        flyAll(writer, cards, { at: 'hand', seat }, { at: 'offer', seat });
      }
      return;
    case 'proposal-made':
      flyAll(writer, event.bundle, { at: 'hand', seat: event.seat }, { at: 'offer', seat: event.seat });
      return;
    case 'cards-exchanged': {
      const { seat, owner, wanted, bundle } = event;
      flyAll(writer, [wanted], { at: 'offer', seat: owner }, { at: 'hand', seat });
      flyAll(writer, bundle, { at: 'offer', seat }, { at: 'hand', seat: owner });
      return;
    }
    case 'display-bought': {
      const { seat, card, discarded } = event;
      const hand: Spot = { at: 'hand', seat };
      writer.fly({ what: 'card', card }, { at: 'display', card }, hand);
      writer.step();
      flyAll(writer, discarded, hand, discards);
      return;
    }
    case 'shop-opened':
      planOpening(event, writer);
      return;
    case 'shop-improved':
      flyAll(writer, [event.card], { at: 'hand', seat: event.seat }, { at: 'plot', space: event.space });
      return;
    case 'dice-rolled':
      event.faces.forEach((face, index) => {
        const to: Spot = { at: 'die', place: index === 0 ? 0 : 1 };
        writer.fly({ what: 'die', face }, { at: 'hand', seat: event.seat }, to);
      });
      return;
    case 'cards-drawn':
      planDraw(event, writer);
      return;
    case 'thief-appeared':
      writer.fly({ what: 'thief', thief: event.thief, limit: event.limit }, deck, { at: 'street-end' });
      return;
    case 'hands-robbed':
      for (const { seat, cards } of event.robbed) flyAll(writer, cards, { at: 'hand', seat }, discards);
      return;
    case 'deck-reshuffled':
      writer.fly({ what: 'back' }, discards, deck);
      writer.fresh(deck);
      return;
    case 'display-filled':
      for (const card of event.cards) {
        writer.fly({ what: 'card', card }, deck, { at: 'display', card });
        writer.step();
      }
      return;
    case 'display-cleared':
      for (const card of event.cards) writer.fly({ what: 'card', card }, { at: 'display', card }, discards);
      return;
    default:
  }
}

/** The pawn and the four cards go to the plot, and the shop stands there. */
function planOpening({ seat, space, pawn, cards }: Told<'shop-opened'>, writer: Writer): void {
  const plot: Spot = { at: 'plot', space };
  writer.fly({ what: 'pawn', owner: seat, value: pawn }, { at: 'pawns', seat }, plot);
  flyAll(writer, cards, { at: 'hand', seat }, plot);
  writer.fresh(plot);
}

/** Cards come to a hand, one after the other: face up where they are known. */
function planDraw({ seat, count, cards }: Told<'cards-drawn'>, { fly, step }: Writer): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = cards?.[drawn];
    fly(card === undefined ? { what: 'back' } : { what: 'card', card }, deck, { at: 'hand', seat });
    step();
  }
}
