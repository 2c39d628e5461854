import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { ShoppingStreetView } from '../../../../shared/games/shopping-street/hiding.ts';
import {
  duration,
  firstSeen,
  middleOf,
  type Point,
  ProductBack,
  ProductCard,
  PushPawn,
  ThiefCard,
  zoomOf,
} from '../../../design/index.ts';
import { type DrawingProps, selectorOf, tableMovement } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { ThrownDie } from '../regions/thrown-die.tsx';
import { planMovement, type Spot, type Thing, turnsOf } from './movement-plan.ts';

/** The longer side of each flying thing, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { card: 96, back: 70, pawn: 34, die: 44, thief: 110 };

/** Minimum size of a thing that lands in a small place, in pixels. */
const small = 34;

/** Animates the latest moves: dice rolls, and cards between deck, display, hands, shops and discards. */
export const { Movement, changedBy } = tableMovement<ShoppingStreetEvent, Thing, Spot, ShoppingStreetView>({
  plan: planMovement,
  selectorsOf: (spot, thing) => [itselfAt(spot, thing) ?? [], placesOf(spot)].flat(),
  pointOf,
  arrivalOf(flight) {
    const itself = itselfAt(flight.to, flight);
    return itself === null ? null : firstSeen(itself);
  },
  timeOf({ what, turn }) {
    const unit = duration('slide') / 2;
    return { delay: turn * unit, time: turnsOf[what] * unit };
  },
  Drawing,
  statusOf: ({ what }) => ({
    drawn: sizes[what],
    bend: what === 'thief' ? 12 : 34,
    rolls: what === 'die',
    appears: true,
  }),
});

/** The attribute that names a card in each place. */
const markOf = { hand: 'card', offer: 'offered', display: 'display' } as const;

/** The selector of a unique thing: a die, or a card in hand, laid out or on display. */
function itselfAt(spot: Spot, thing?: Thing): string | null {
  if (spot.at === 'die') return `[data-dice] .street-die:nth-of-type(${spot.of + 1})`;
  if (thing?.what !== 'card' || !(spot.at === 'hand' || spot.at === 'offer' || spot.at === 'display')) return null;
  return selectorOf({ at: markOf[spot.at], of: thing.card });
}

function placesOf(spot: Spot): readonly string[] {
  switch (spot.at) {
    case 'street-end':
      return [':root'];
    case 'offer':
      // cards that were not offered come from the hand
      return [selectorOf(spot), selectorOf({ at: 'hand', of: spot.of })];
    default:
      return [selectorOf(spot)];
  }
}

/** The start or end of a flight. A thing is never larger there than in flight, and small in a whole hand. */
function pointOf(element: Element, spot: Spot, { what }: Thing): Point {
  if (spot.at === 'street-end') return streetEnd();
  const { x, y, size } = middleOf(element);
  const zoom = zoomOf(element);
  const least = small * zoom;
  const most = spot.at === 'hand' && element.matches(selectorOf(spot)) ? least * 2 : Math.max(size, least);
  return { x, y, size: Math.min(sizes[what] * zoom, most) };
}

/** The place where thieves leave: beyond the first plots, in the middle of the street. */
function streetEnd(): Point {
  const plots = [...document.querySelectorAll('[data-plot]')].map((plot) => plot.getBoundingClientRect());
  const left = Math.min(...plots.map((plot) => plot.left));
  const top = Math.min(...plots.map((plot) => plot.top));
  const bottom = Math.max(...plots.map((plot) => plot.bottom));
  return { x: left, y: (top + bottom) / 2, size: small };
}

function Drawing({ thing, seats, delay, time }: DrawingProps<Thing>) {
  switch (thing.what) {
    case 'card':
      return <ProductCard product={drawnCard(thing.card)} width={70} height={sizes.card} />;
    case 'back':
      return <ProductBack width={50} height={sizes.back} />;
    case 'pawn':
      return <PushPawn mark={markOfPlayer(seats, thing.owner)} value={thing.value} size={sizes.pawn} />;
    case 'die':
      return <ThrownDie face={thing.face} seats={seats} time={time} delay={delay} size={sizes.die} />;
    case 'thief':
      return <ThiefCard thief={thing.thief} limit={thing.limit} width={76} height={sizes.thief} />;
  }
}
