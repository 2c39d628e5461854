import { type Example, eventOf, seatAt } from '../../engine/index.ts';
import type { ShoppingStreetTypes } from './index.ts';
import { first } from './lessons/first.ts';
import { neighbours } from './lessons/neighbours.ts';
import { trading } from './lessons/trading.ts';
import { product } from './products.ts';
import { reckonStreet } from './scoring.ts';

type StreetExample = Example<ShoppingStreetTypes>;

const [ana, ben, carla] = [seatAt(0), seatAt(1), seatAt(2)];

/** One card for one is refused, one card for two is accepted. */
export const betterOffer: StreetExample = {
  id: 'better-offer',
  rule: 'trade',
  position: { lesson: trading, before: 'offer' },
  moves: [
    { seat: ana, move: { type: 'want', card: 'home-decoration-4' } },
    { seat: ana, move: { type: 'add', card: 'leisure-staff-3' } },
    { seat: ana, move: { type: 'propose' } },
    { seat: ben, move: { type: 'decline' } },
    { seat: ana, move: { type: 'want', card: 'home-decoration-4' } },
    { seat: ana, move: { type: 'add', card: 'leisure-staff-3' } },
    { seat: ana, move: { type: 'add', card: 'food-delivery-1' } },
    { seat: ana, move: { type: 'propose' } },
    { seat: ben, move: { type: 'accept' } },
  ],
  figures({ before, events }) {
    const { wanted, bundle } = eventOf(events, 'cards-exchanged');
    const pointsOn = (type: string) => bundle.map(product).find((card) => card.type === type)?.value ?? 0;
    const other = before.offers.find(({ seat }) => seat === carla)?.cards[0];
    return {
      ben: product(wanted).value,
      carla: other === undefined ? 0 : product(other).value,
      leisure: pointsOn('leisure'),
      food: pointsOn('food'),
      proposals: eventOf(events, 'proposal-declined').proposalsLeft,
    };
  },
};

/** A shop bars its own type only from the spaces beside it and in front of it. */
export const keptAway: StreetExample = {
  id: 'kept-away',
  rule: 'open-a-shop',
  position: { lesson: neighbours, before: 'facing' },
  moves: [
    { seat: ana, move: { type: 'open', space: 'N4', shopType: 'tech', pawn: 2 } },
    { seat: ana, move: { type: 'put', card: 'tech-stock-3' } },
    { seat: ana, move: { type: 'put', card: 'tech-staff-3' } },
    { seat: ana, move: { type: 'put', card: 'tech-decoration-5' } },
    { seat: ana, move: { type: 'put', card: 'tech-delivery-4' } },
  ],
  figures({ events }) {
    const { pawn, worth } = eventOf(events, 'shop-opened');
    return { pawn, worth };
  },
};

/** Every roll lets the players of the rolled colours draw: one card, plus one for each shop. */
export const rolledColours: StreetExample = {
  id: 'rolled-colours',
  rule: 'roll-both-dice',
  position: { lesson: first, before: 'roll', further: [{ seat: ana, move: { type: 'roll' } }] },
  moves: [{ seat: ben, move: { type: 'roll' } }],
  figures({ events }) {
    const { draws } = eventOf(events, 'dice-rolled');
    const drawn = (seat: number) => draws.find((draw) => draw.seat === seat)?.count ?? 0;
    return {
      ana: drawn(ana),
      carla: drawn(carla),
      ben: events.filter((event) => event.type === 'cards-drawn').find(({ why }) => why === 'turn')?.count ?? 0,
    };
  },
};

/** The fifth group counts times the pawn, and shops side by side score in addition. */
export const sideBySide: StreetExample = {
  id: 'side-by-side',
  rule: 'scoring',
  position: { lesson: neighbours, before: 'fifth' },
  moves: [{ seat: ana, move: { type: 'improve', space: 'N5', card: 'personal-decoration-1' } }],
  figures({ before, after, events }) {
    const { card, pawn, worth, space } = eventOf(events, 'shop-improved');
    const reckoned = reckonStreet(after.street, ana);
    const shops = (street: typeof after.street) => reckonStreet(street, ana).filter((line) => line.type === 'shop');
    return {
      before: shops(before.street).find((line) => line.space === space)?.amount ?? 0,
      value: product(card).value,
      pawn,
      worth,
      other: shops(after.street).find((line) => line.space !== space)?.amount ?? 0,
      together: reckoned.find((line) => line.type === 'side-by-side')?.amount ?? 0,
    };
  },
};
