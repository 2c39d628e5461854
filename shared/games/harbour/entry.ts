import { playerAt, type Seat } from '../../engine/index.ts';
import type { Action } from './actions.ts';
import { board } from './boards.ts';
import { buildings } from './buildings/index.ts';
import { totalOf } from './goods.ts';
import { abilityOf, symbolsOwned } from './holdings.ts';
import { isOccupied, ownerOf, type Visitor, type Waterfront } from './pawns.ts';
import { isCard, type Owner, type Place, startingBuildings } from './places.ts';

const noAction: Action = { order: 'all', parts: [] };

/** The action of a building. */
export function actionAt(table: { readonly players: readonly Visitor[] }, place: Place): Action {
  if (isCard(place)) return buildings[place].action;
  const side = table.players[startingBuildings.indexOf(place)]?.board ?? null;
  return side === null ? noAction : board(side).action;
}

/** The toll that this visitor owes the owner of a building, before limiting it to the goods held. Rules, "Tolls". */
export function tollFor(table: Waterfront, seat: Seat, owner: Owner | null): number {
  if (owner === null || owner === seat || symbolsOwned(playerAt(table, seat), 'top-hat') > 0) return 0;
  return owner === 'practice' ? 1 : (abilityOf(playerAt(table, owner), 'dear-toll')?.goods ?? 1);
}

/** The toll that this visitor pays; with fewer goods, all of them. */
export function tollDue(table: Waterfront, seat: Seat, owner: Owner | null): number {
  return Math.min(tollFor(table, seat, owner), totalOf(playerAt(table, seat).goods));
}

/** Why a pawn may not enter a building. */
export type Barrier =
  /** The pawn is already there. */
  | 'same-building'
  /** Another pawn is there. */
  | 'occupied'
  /** A toll is due, and the player has no goods. Ruling 6. */
  | 'no-toll';

/**
 * Whether the pawn may stay, by ruling 32.
 * Not in an extra turn, not for an action that gives one, and not for one that takes goods from opponents. That could
 * leave them with nothing to buy with. A solo player has no opponents. Ruling 37: pawns that have joined it do not
 * matter.
 */
function mayStay(table: Waterfront, visitor: Visitor, place: Place): boolean {
  if (abilityOf(visitor, 'stay') === null || table.turn?.extra === true) return false;
  const action = actionAt(table, place);
  if (action.order === 'or') return true;
  const opponents = table.players.length > 1;
  return action.parts.every(
    ({ kind }) => kind !== 'extra-turn' && !(opponents && (kind === 'tax' || kind === 'steal')),
  );
}

/** Ruling 13: with the ability, a pawn may join other players' pawns, but never the practice opponent's. */
function maySettle(table: Waterfront, visitor: Visitor, place: Place): boolean {
  if (!isOccupied(table, place)) return true;
  return abilityOf(visitor, 'share-building') !== null && table.practice?.pawn !== place;
}

/**
 * Why a seat's pawn may not enter a building with a known owner; null if it may. Rules, "Moving".
 * It does not matter whether the action has an effect. Ruling 8.
 */
export function barrierAt(table: Waterfront, seat: Seat, place: Place, owner: Owner | null): Barrier | null {
  const visitor = playerAt(table, seat);
  if (visitor.pawn === place) {
    if (!mayStay(table, visitor, place)) return 'same-building';
  } else if (!maySettle(table, visitor, place)) return 'occupied';
  // Ruling 7: the toll is paid before the action, from the goods held now.
  return totalOf(visitor.goods) === 0 && tollFor(table, seat, owner) > 0 ? 'no-toll' : null;
}

/**
 * Why a seat's pawn may not enter a building; null if it may. Throws RangeError if the building is not on the table.
 */
export function barrierTo(table: Waterfront, seat: Seat, place: Place): Barrier | null {
  return barrierAt(table, seat, place, ownerOf(table, place));
}
