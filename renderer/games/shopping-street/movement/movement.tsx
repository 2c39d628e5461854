import type { ReactNode } from 'react';
import type { ShoppingStreetEvent } from '../../../../shared/games/shopping-street/events.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  duration,
  type Flight,
  firstSeen,
  middleOf,
  type Point,
  ProductBack,
  ProductCard,
  PushPawn,
  ThiefCard,
} from '../../../design/index.ts';
import { type Before, type Moving, TableMovement, whereStands } from '../../../game-kit/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { drawnCard } from '../interaction/drawn.ts';
import { ThrownDie } from '../regions/thrown-die.tsx';
import { planMovement, type Spot, type TableFlight, type Thing, turnsOf } from './movement-plan.ts';

interface MovementProps {
  readonly latest: readonly ShoppingStreetEvent[];
  readonly seats: readonly SeatSettings[];
}

/** How large each thing is drawn in flight, its larger side, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { card: 96, back: 70, pawn: 34, die: 44, thief: 110 };

/** How large what comes to a small place still is, in pixels. */
const small = 34;

/** Shows what the latest moves did: dice are thrown, and cards go between deck, display, hands, shops and discards. */
export function Movement({ latest, seats }: MovementProps) {
  return (
    <TableMovement
      latest={latest}
      plan={planMovement}
      lookBefore={lookBefore}
      elementAt={elementAt}
      movingOf={movingOf}
      arrivalOf={arrivalOf}
      draw={(moving) => flightOf(moving, seats)}
    />
  );
}

function flightOf(moving: Moving<Thing>, seats: readonly SeatSettings[]): Flight {
  const { thing, ...way } = moving;
  return {
    ...way,
    drawing: drawingOf(moving, seats),
    drawn: sizes[thing.what],
    bend: thing.what === 'thief' ? 12 : 34,
    rolls: thing.what === 'die',
    appears: true,
  };
}

function drawingOf({ thing, delay, time }: Moving<Thing>, seats: readonly SeatSettings[]): ReactNode {
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

/** How a card on the page says which it is: in the hand, in the street, in the display. */
const cardsOnPage = '[data-card], [data-offered], [data-display]';

/** Where every card lies. */
function lookBefore(): Before {
  return whereStands(cardsOnPage, ({ card, offered, display }) => card ?? offered ?? display);
}

/** What is on the page already where something arrives: the die with its face, or the card itself. */
function arrivalOf({ to, ...thing }: TableFlight): Element | null {
  if (to.at === 'die') return elementAt(to);
  return thing.what === 'card' && (to.at === 'hand' || to.at === 'offer' || to.at === 'display')
    ? cardOnPage(thing.card)
    : null;
}

function cardOnPage(card: string): Element | null {
  return firstSeen(`[data-card="${card}"], [data-offered="${card}"], [data-display="${card}"]`);
}

/** A flight between places that are to be seen; null where one of them is not. */
function movingOf(flight: TableFlight, before: Before | null, key: string): Moving<Thing> | null {
  const { from, to, turn, ...thing } = flight;
  const stood = thing.what === 'card' && from.at !== 'deck' ? before?.get(thing.card) : undefined;
  const arrival = arrivalOf(flight);
  const start = stood === undefined ? pointOf(from, thing) : sized(stood, thing);
  const end = arrival === null ? pointOf(to, thing) : sized(middleOf(arrival), thing);
  if (start === null || end === null) return null;
  const unit = duration('slide') / 2;
  return { thing, key, from: start, to: end, delay: turn * unit, time: turnsOf[thing.what] * unit };
}

/** A place as large as the thing is drawn there: never larger than it flies. */
function sized({ x, y, size }: Point, thing: Thing): Point {
  return { x, y, size: Math.min(sizes[thing.what], Math.max(size, small)) };
}

/** The middle of a spot on the page, and how large the thing is drawn there; null where it is not to be seen. */
function pointOf(spot: Spot, thing: Thing): Point | null {
  if (spot.at === 'street-end') return streetEnd();
  // what somebody has not laid out comes from the hand
  const element = elementAt(spot) ?? (spot.at === 'offer' ? elementAt({ at: 'hand', seat: spot.seat }) : null);
  if (element === null) return null;
  const point = middleOf(element);
  return spot.at === 'hand' ? { ...point, size: Math.min(sizes[thing.what], small * 2) } : sized(point, thing);
}

/** Where thieves make off: beyond the first plots, in the middle of the street. */
function streetEnd(): Point | null {
  const plots = [...document.querySelectorAll('[data-plot]')].map((plot) => plot.getBoundingClientRect());
  if (plots.length === 0) return null;
  const left = Math.min(...plots.map((plot) => plot.left));
  const top = Math.min(...plots.map((plot) => plot.top));
  const bottom = Math.max(...plots.map((plot) => plot.bottom));
  return { x: left, y: (top + bottom) / 2, size: small };
}

/** The element of a spot; where there are several, the first that is to be seen. */
function elementAt(spot: Spot): Element | null {
  return firstSeen(selectorOf(spot));
}

function selectorOf(spot: Spot): string {
  switch (spot.at) {
    case 'hand':
    case 'offer':
    case 'pawns':
      return `[data-${spot.at}="${spot.seat}"]`;
    case 'display':
      return `[data-display="${spot.card}"]`;
    case 'plot':
      return `[data-plot="${spot.space}"]`;
    case 'street-end':
      return '[data-plot]';
    case 'deck':
    case 'discards':
      return `[data-${spot.at}]`;
    case 'die':
      return `[data-dice] .street-die:nth-of-type(${spot.place + 1})`;
  }
}
