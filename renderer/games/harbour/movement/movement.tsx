import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import type { Owner } from '../../../../shared/games/harbour/places.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { Coin, Crate, duration, firstSeen, middleOf, Pawn, pawnHeight } from '../../../design/index.ts';
import { type DrawingProps, selectorOf, tableMovement } from '../../../game-kit/index.ts';
import { markOf } from '../interaction/marks.ts';
import { planMovement, type Spot, type Thing } from './movement-plan.ts';

/** The size of each flying thing, in pixels. */
const sizes: Readonly<Record<Thing['what'], number>> = { crate: 26, coins: 30, pawn: 28 };

/** Animates the latest moves: pawns walk, goods fly, bought buildings slide to their yard and the row closes up. */
export const { Movement, changedBy } = tableMovement<HarbourEvent, Thing, Spot, HarbourView>({
  plan: (fresh, view) => planMovement(fresh, (seat) => view?.players[seat]?.pawn ?? null),
  slides: 'warehouse',
  selectorsOf: (spot, _, seats) => selectorsOf(spot, seats),
  pointOf: (element, _, { what }) => (what === 'pawn' ? middleOf(element) : middleOf(element, sizes[what])),
  arrivalOf: (flight, seats) => (flight.what === 'pawn' ? firstSeen(pawnOf(seats, flight.owner)) : null),
  timeOf: ({ what, turn }) => ({
    delay: (turn * duration('roll')) / 3,
    time: duration(what === 'pawn' ? 'walk' : what === 'coins' ? 'coin' : 'roll'),
  }),
  Drawing,
  statusOf: ({ what }) => ({
    drawn: what === 'pawn' ? pawnHeight(sizes.pawn) : sizes[what],
    bend: what === 'crate' ? 34 : 46,
    appears: what === 'coins',
  }),
});

function pawnOf(seats: readonly SeatSettings[], owner: Owner): string {
  return `.hb ${selectorOf({ at: 'pawn', of: markOf(seats, owner) })}`;
}

function yardOf(owner: Owner): string {
  return owner === 'practice' ? selectorOf({ at: 'practice' }) : selectorOf({ at: 'seat', of: owner });
}

/** The selectors of a spot, best first. */
function selectorsOf(spot: Spot, seats: readonly SeatSettings[]): readonly string[] {
  switch (spot.at) {
    case 'water':
      return ['.hb-boats > :first-child', '[data-market]'];
    case 'place':
      return [selectorOf({ at: 'warehouse', of: spot.place })];
    case 'pawn':
      return [pawnOf(seats, spot.owner), ...(spot.owner === 'practice' ? [yardOf('practice')] : [])];
    case 'yard':
      return [yardOf(spot.owner)];
    case 'stock': {
      const yard = yardOf(spot.owner);
      return spot.owner === 'practice' ? [yard] : [`${yard} ${selectorOf({ at: 'good', of: spot.good })}`, yard];
    }
  }
}

function Drawing({ thing, seats }: DrawingProps<Thing>) {
  switch (thing.what) {
    case 'crate':
      return <Crate kind={thing.good} size={sizes.crate} />;
    case 'coins':
      return <Coin amount={thing.amount === 1 ? undefined : thing.amount} size={sizes.coins} />;
    case 'pawn':
      return <Pawn mark={markOf(seats, thing.owner)} size={sizes.pawn} />;
  }
}
