import { type Seat, seatsOf } from '../../../../shared/engine/index.ts';
import { itemTypes } from '../../../../shared/games/brick-and-mortar/items.ts';
import { stores } from '../../../../shared/games/brick-and-mortar/stores/index.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import {
  arriveLater,
  comeDown,
  duration,
  flightTime,
  land,
  middleOf,
  pixelsPerUnit,
  setOff,
  walkTime,
  zoomOf,
} from '../../../design/index.ts';
import { markOfPlayer } from '../../../table/index.ts';
import { type Box, boxOf, type Moving } from './movement-flights.tsx';
import { cratesOf, findSpot, frontOf, frontsOf, plankOf, planksOf, stoneAt } from './movement-places.ts';
import type { Flight, MovementPlan } from './movement-plan.ts';

/** A closed store's front and the places of all fronts of its building, as they were before it closed. */
export interface Before {
  readonly closing: readonly { readonly seat: Seat; readonly front: Element; readonly box: Box }[];
  readonly lefts: ReadonlyMap<Element, number>;
}

/** Records the things that a plan removes, before it does. */
export function lookBefore({ closed }: MovementPlan): Before {
  const lefts = new Map<Element, number>();
  const closing = closed.flatMap(({ seat, store }) => {
    for (const front of frontsOf(seat).values()) lefts.set(front, front.getBoundingClientRect().left);
    const front = frontOf(seat, store);
    const drawing = front?.querySelector('svg');
    if (!front || !drawing) return [];
    const copy = drawing.cloneNode(true);
    return copy instanceof Element ? [{ seat, front: copy, box: boxOf(drawing) }] : [];
  });
  return { closing, lefts };
}

/** Stores whose items keep their shelf in Inventory. */
const withoutAging: ReadonlySet<string> = new Set(
  Object.entries(stores).flatMap(([id, { effects }]) => (effects.some(({ kind }) => kind === 'no-aging') ? [id] : [])),
);

interface Scene {
  readonly ownSeat: Seat;
  readonly seats: readonly SeatSettings[];
  /** Makes the keys of this run differ from those of the previous one. */
  readonly run: number;
}

/** Starts the in-place animations of a plan, and returns the flights. */
export function startMovement(plan: MovementPlan, before: Before | null, scene: Scene): readonly Moving[] {
  const step = duration('roll') / 2;
  const last = plan.flights.reduce((latest, { turn }) => Math.max(latest, turn), 0);
  // the results of flights wait for them
  const landed = plan.flights.length > 0 ? last * step + duration('roll') : 0;
  const moving: Moving[] = flying(plan.flights, step, scene);
  moving.push(...leaving(before, scene));
  for (const { seat, store } of plan.raised) {
    const front = frontOf(seat, store);
    if (front) comeDown(front);
  }
  if (plan.aged) moving.push(...ageing(plan, landed, scene));
  walking(plan, landed, scene);
  return moving;
}

function flying(flights: readonly Flight[], step: number, { ownSeat, run }: Scene): Moving[] {
  const arrived = new Map<string, number>();
  return flights.flatMap((flight, index): readonly Moving[] => {
    const { what, from, to, turn } = flight;
    const start = findSpot(from, ownSeat);
    const end = findSpot(to, ownSeat);
    if (start === null || end === null) return [];
    const way = { from: start.point, to: end.point };
    const delay = turn * step;
    const time = flightTime(duration(what === 'coin' ? 'coin' : 'roll'), way);
    const moving: Moving = { kind: 'flight', key: `${run} ${index}`, what, ...way, delay, time };
    if (what !== 'coin' && to.at === 'shelf') {
      const shelf = `${to.seat} ${to.store} ${to.shelf}`;
      const place = arrived.get(shelf) ?? 0;
      arrived.set(shelf, place + 1);
      const front = frontOf(to.seat, to.store);
      const crate = front === null ? undefined : cratesOf(front, what, to.shelf)[place];
      if (crate !== undefined) {
        // the crate is already there: show it when the rolling one arrives
        arriveLater(crate, delay + time);
        return [{ ...moving, to: middleOf(crate) }];
      }
    }
    land(end.element, delay + time);
    return [moving];
  });
}

function leaving(before: Before | null, { run }: Scene): Moving[] {
  if (before === null || before.closing.length === 0) return [];
  for (const { seat } of before.closing) {
    for (const front of frontsOf(seat).values()) {
      const left = before.lefts.get(front);
      const slid = left === undefined ? 0 : left - front.getBoundingClientRect().left;
      if (slid !== 0)
        setOff(front, [{ translate: `${slid / zoomOf(front)}px 0` }, { translate: '0 0' }], duration('drop'));
    }
  }
  return before.closing.map(({ front, box }, index) => {
    return { kind: 'leaving', key: `${run} closed ${index}`, front, box, delay: 0, time: duration('shutterUp') };
  });
}

/** Moves all items down one shelf at once; items leaving the bottom shelf are discarded. Rules, "Inventory". */
function ageing({ expired }: MovementPlan, delay: number, { seats, run }: Scene): Moving[] {
  const time = duration('drop');
  for (const seat of seatsOf(seats.length)) {
    for (const [id, front] of frontsOf(seat)) {
      if (withoutAging.has(id)) continue;
      for (const item of itemTypes) {
        for (const [shelf, plank] of planksOf(front, item).entries()) {
          const above = planksOf(front, item)[shelf - 1];
          if (above === undefined || !(plank instanceof SVGElement)) continue;
          const fall = plank.getBoundingClientRect().top - above.getBoundingClientRect().top;
          const units = fall / pixelsPerUnit(plank);
          for (const crate of cratesOf(front, item, shelf)) {
            setOff(crate, [{ translate: `0 ${-units}px` }, { translate: '0 0' }], time, delay);
          }
        }
      }
    }
  }
  return expired.flatMap(({ seat, store, item, count }, index): readonly Moving[] => {
    const front = frontOf(seat, store);
    const plank = front && plankOf(front, item, planksOf(front, item).length - 1);
    if (!plank) return [];
    const around = boxOf(plank);
    const height = 34;
    const box = { ...around, top: around.top + around.height - height, height };
    return [{ kind: 'falling', key: `${run} expired ${index}`, what: item, count, box, delay, time }];
  });
}

function walking({ walks }: MovementPlan, delay: number, { seats }: Scene): void {
  const kerb = document.querySelector('.bm-kerb');
  if (kerb === null) return;
  for (const { seat, from, to } of walks) {
    const token = kerb.querySelector<SVGElement>(`[data-mark="${markOfPlayer(seats, seat)}"]`);
    const start = stoneAt(kerb, from);
    const end = stoneAt(kerb, to);
    if (token === null || start === null || end === null || start === end) continue;
    const units = (start - end) / pixelsPerUnit(token);
    setOff(token, [{ translate: `${units}px 0` }, { translate: '0 0' }], walkTime(to - from), delay);
  }
}
