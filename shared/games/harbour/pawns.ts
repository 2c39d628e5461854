import { type Seat, seatAt } from '../../engine/index.ts';
import type { BuildingId } from './buildings/index.ts';
import type { Merchant } from './holdings.ts';
import { isCard, type Owner, type Place, startingBuildings } from './places.ts';

/** A player's board, buildings, goods and pawn. */
export interface Visitor extends Merchant {
  readonly pawn: Place | null;
}

/** The harbour's buildings and pawns, in the state or in a view. */
export interface Waterfront {
  readonly centre: readonly BuildingId[];
  readonly players: readonly Visitor[];
  readonly practice: { readonly buildings: readonly BuildingId[]; readonly pawn: BuildingId | null } | null;
  readonly turn: { readonly extra: boolean } | null;
}

/** The other seats, clockwise from the next one. Ruling 26. */
export function othersClockwise(table: { readonly players: readonly unknown[] }, seat: Seat): readonly Seat[] {
  const count = table.players.length;
  const others: Seat[] = [];
  for (let step = 1; step < count; step++) others.push(seatAt((seat + step) % count));
  return others;
}

/** The owner of a building; null in the centre. Throws RangeError for a building that is not on the table. */
export function ownerOf(table: Waterfront, place: Place): Owner | null {
  if (!isCard(place)) return seatAt(startingBuildings.indexOf(place));
  if (table.centre.includes(place)) return null;
  for (let index = 0; index < table.players.length; index++) {
    if (table.players[index]?.buildings.includes(place) === true) return seatAt(index);
  }
  if (table.practice?.buildings.includes(place) === true) return 'practice';
  throw new RangeError(`${place} is not on the table`);
}

/** The seats whose pawns are at a place. */
export function pawnsOn(table: Waterfront, place: Place): readonly Seat[] {
  const seats: Seat[] = [];
  for (let index = 0; index < table.players.length; index++) {
    if (table.players[index]?.pawn === place) seats.push(seatAt(index));
  }
  return seats;
}

/** Whether any pawn is there, including the practice opponent's. */
export function isOccupied(table: Waterfront, place: Place): boolean {
  if (table.practice?.pawn === place) return true;
  for (const player of table.players) if (player.pawn === place) return true;
  return false;
}
