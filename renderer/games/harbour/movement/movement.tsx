import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { Good } from '../../../../shared/games/harbour/goods.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  arriveLater,
  Crate,
  comeDown,
  duration,
  Flying,
  flightTime,
  land,
  MovementLayer,
  middleOf,
  Pawn,
  type PlayerMark,
  type Point,
  pawnHeight,
  setOff,
  type Timed,
  zoomOf,
} from '../../../design/index.ts';
import type { MovementProps } from '../../../game-kit/index.ts';
import { markOf } from '../interaction/marks.ts';
import { type CrateFlight, type MovementPlan, planMovement, type Spot } from './movement-plan.ts';

/** A moving crate or pawn. */
type Moving = Timed & { readonly from: Point; readonly to: Point } & (
    | { readonly what: 'crate'; readonly good: Good }
    | { readonly what: 'pawn'; readonly mark: PlayerMark }
  );

/** Positions of buildings and pawns before the change, in window pixels. */
interface Before {
  readonly buildings: ReadonlyMap<string, DOMRect>;
  readonly pawns: ReadonlyMap<string, Point>;
}

const crateSize = 26;
const pawnSize = 28;

/** Animates the latest moves: pawns walk, goods fly, bought buildings slide to their yard and the row closes up. */
export function Movement({ latest, seats, view }: MovementProps<HarbourView, HarbourEvent>) {
  return (
    <MovementLayer<HarbourEvent, Before, Moving>
      latest={latest}
      lookBefore={lookBefore}
      start={(fresh, before, run) =>
        startMovement(
          planMovement(fresh, (seat) => view.players[seat]?.pawn ?? null),
          before,
          { seats, run },
        )
      }
      draw={(moving, gone) => <Flying key={moving.key} gone={gone} flight={flightOf(moving)} />}
    />
  );
}

function flightOf(moving: Moving): Parameters<typeof Flying>[0]['flight'] {
  const { key, from, to, delay, time } = moving;
  const way = { key, from, to, delay, time };
  return moving.what === 'pawn'
    ? { ...way, drawing: <Pawn mark={moving.mark} size={pawnSize} />, drawn: pawnHeight(pawnSize), bend: 46 }
    : { ...way, drawing: <Crate kind={moving.good} size={crateSize} />, drawn: crateSize, bend: 34 };
}

/** The board's elements by their data name; the first of several. */
function named(kind: 'warehouse' | 'pawn'): ReadonlyMap<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>(`.hb [data-${kind}]`)) {
    const name = element.dataset[kind] ?? '';
    if (!found.has(name)) found.set(name, element);
  }
  return found;
}

/** Records positions of buildings and pawns before the page changes. */
function lookBefore(): Before {
  return {
    buildings: new Map([...named('warehouse')].map(([id, element]) => [id, element.getBoundingClientRect()])),
    pawns: new Map([...named('pawn')].map(([mark, element]) => [mark, middleOf(element)])),
  };
}

interface Scene {
  readonly seats: readonly SeatSettings[];
  readonly run: number;
}

/** Starts in-place animations and returns the flights. */
function startMovement(plan: MovementPlan, before: Before | null, { seats, run }: Scene): readonly Moving[] {
  const walks = before === null ? [] : walking(plan, before, seats, run);
  const arrived = Math.max(0, ...walks.map(({ time }) => time));
  const flights = flying(plan.crates, arrived, run);
  if (plan.buildings && before !== null) sliding(plan, before);
  return [...walks, ...flights];
}

function walking({ pawns }: MovementPlan, before: Before, seats: readonly SeatSettings[], run: number): Moving[] {
  const standing = named('pawn');
  return [...new Set(pawns.map(({ owner }) => owner))].flatMap((owner): readonly Moving[] => {
    const mark = markOf(seats, owner);
    const pawn = standing.get(mark);
    const home = elementAt({ at: 'stock', owner, good: 'fish' });
    const from = before.pawns.get(mark) ?? (home && middleOf(home, crateSize));
    if (pawn === undefined || from === null) return [];
    const to = middleOf(pawn);
    const time = flightTime(duration('walk'), { from, to });
    // the pawn is already there: show it when the walking one arrives
    arriveLater(pawn, time);
    return [{ what: 'pawn', mark, key: `${run} pawn ${owner}`, from, to, delay: 0, time }];
  });
}

function flying(crates: readonly CrateFlight[], delay: number, run: number): Moving[] {
  const step = duration('roll') / 3;
  return crates.flatMap(({ good, from, to, turn }, index): readonly Moving[] => {
    const start = elementAt(from);
    const end = elementAt(to);
    if (start === null || end === null) return [];
    const way = { from: middleOf(start, crateSize), to: middleOf(end, crateSize) };
    const timed = { key: `${run} ${index}`, delay: delay + turn * step, time: flightTime(duration('roll'), way) };
    land(end, timed.delay + timed.time);
    return [{ what: 'crate', good, ...way, ...timed }];
  });
}

/** The selectors of a spot, best first. */
function selectorsOf(spot: Spot): readonly string[] {
  switch (spot.at) {
    case 'water':
      return ['.hb-boats > :first-child', '[data-market]'];
    case 'place':
      return [`[data-warehouse="${spot.place}"]`];
    case 'stock': {
      if (spot.owner === 'practice') return ['[data-practice]'];
      const yard = `[data-seat="${spot.owner}"]`;
      return [`${yard} [data-good="${spot.good}"]`, yard];
    }
  }
}

/** The element of a spot on the page. Null if not visible. */
function elementAt(spot: Spot): Element | null {
  for (const selector of selectorsOf(spot)) {
    const element = document.querySelector(selector);
    if (element !== null) return element;
  }
  return null;
}

/** The selectors of the pieces that these events change: visited and new buildings, and goods that arrive. */
export function changedBy(events: readonly HarbourEvent[]): readonly string[] {
  const { crates, pawns, fresh, bought } = planMovement(events, () => null);
  const places = [...pawns.map(({ to }) => to), ...fresh, ...bought].map((place): Spot => ({ at: 'place', place }));
  return [...crates.map(({ to }) => to), ...places].flatMap((spot) => selectorsOf(spot)[0] ?? []);
}

/** Slides buildings from their previous place; new ones enter from above. */
function sliding({ fresh }: MovementPlan, { buildings }: Before): void {
  for (const [id, element] of named('warehouse')) {
    const from = buildings.get(id);
    if (from !== undefined) slide(element, from);
    else if (fresh.some((building) => building === id)) comeDown(element);
  }
}

function slide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  // the board may be scaled, so its pixels are too
  const scale = zoomOf(element);
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / scale;
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / scale;
  if (Math.abs(x) < 1 && Math.abs(y) < 1) return;
  setOff(
    element,
    [
      { translate: `${x}px ${y}px`, scale: `${from.width / to.width} ${from.height / to.height}`, zIndex: 4 },
      { translate: '0 0', scale: '1 1', zIndex: 4 },
    ],
    duration('slide'),
  );
}
