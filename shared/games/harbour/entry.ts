import { playerAt, type Seat } from '../../engine/index.ts';
import type { Action } from './actions.ts';
import { board } from './boards.ts';
import { buildings } from './buildings/index.ts';
import { totalOf } from './goods.ts';
import { abilityOf, symbolsOwned } from './holdings.ts';
import { isOccupied, ownerOf, type Visitor, type Waterfront } from './pawns.ts';
import { isCard, type Owner, type Place, startingBuildings } from './places.ts';

const noAction: Action = { order: 'all', parts: [] };

/** What a building lets its visitor do. */
export function actionAt(table: { readonly players: readonly Visitor[] }, place: Place): Action {
  if (isCard(place)) return buildings[place].action;
  const side = table.players[startingBuildings.indexOf(place)]?.board ?? null;
  return side === null ? noAction : board(side).action;
}

/** Goods that the owner of a building is owed by this visitor, before it is seen how many there are. Rules, "Tolls". */
export function tollFor(table: Waterfront, seat: Seat, owner: Owner | null): number {
  if (owner === null || owner === seat || symbolsOwned(playerAt(table, seat), 'top-hat') > 0) return 0;
  return owner === 'practice' ? 1 : (abilityOf(playerAt(table, owner), 'dear-toll')?.goods ?? 1);
}

/** Why a pawn may not go to a building. */
export type Barrier =
  /** It stands there already. */
  | 'same-building'
  /** Another pawn does. */
  | 'occupied'
  /** A toll is due and there is not one good to pay it with. Ruling 6. */
  | 'no-toll';

/**
 * Ruling 32: no staying in an extra turn, none where the action gives one, and none where it takes from opponents: a
 * pawn that takes for ever leaves the others nothing to buy with. Alone there is nobody to take from. Ruling 37: whoever
 * has joined it there is no matter.
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

/** Ruling 13: whoever may share goes where other players' pawns stand. The practice opponent shares with nobody. */
function maySettle(table: Waterfront, visitor: Visitor, place: Place): boolean {
  if (!isOccupied(table, place)) return true;
  return abilityOf(visitor, 'share-building') !== null && table.practice?.pawn !== place;
}

/**
 * What keeps a seat's pawn out of a building whose owner is known; null where it may enter. Rules, "Moving". What the
 * action is good for is no matter. Ruling 8.
 */
export function barrierAt(table: Waterfront, seat: Seat, place: Place, owner: Owner | null): Barrier | null {
  const visitor = playerAt(table, seat);
  if (visitor.pawn === place) {
    if (!mayStay(table, visitor, place)) return 'same-building';
  } else if (!maySettle(table, visitor, place)) return 'occupied';
  // Ruling 7: the toll is paid before the action, from what is held now.
  return totalOf(visitor.goods) === 0 && tollFor(table, seat, owner) > 0 ? 'no-toll' : null;
}

/** What keeps a seat's pawn out of a building; null where it may enter. Throws RangeError where there is none such. */
export function barrierTo(table: Waterfront, seat: Seat, place: Place): Barrier | null {
  return barrierAt(table, seat, place, ownerOf(table, place));
}
