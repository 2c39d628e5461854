import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { Action, BuildingSymbol } from '../../../../shared/games/harbour/actions.ts';
import { board } from '../../../../shared/games/harbour/boards.ts';
import { buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourView } from '../../../../shared/games/harbour/hiding.ts';
import { ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import {
  isCard,
  type Owner,
  type Place,
  startingBuildingOf,
  startingBuildings,
} from '../../../../shared/games/harbour/places.ts';
import { scoreBreakdown, totalPoints } from '../../../../shared/games/harbour/scoring.ts';
import type { HarbourTable } from '../table.ts';

/** The owner of a starting building. Null for a building card. */
export function seatOfStart(place: Place): Seat | null {
  return isCard(place) ? null : seatAt(startingBuildings.indexOf(place));
}

/** All places of a seat's yard: the starting building, then cards in order of arrival. */
export function placesOf({ players }: Pick<HarbourView, 'players'>, seat: Seat): readonly Place[] {
  const player = players[seat];
  if (player === undefined) return [];
  return player.board === null ? player.buildings : [startingBuildingOf(seat), ...player.buildings];
}

/** The owner of a place. Null in the centre and for cards in no yard. */
export function ownerOrNobody(view: HarbourView, place: Place): Owner | null {
  const { players, practice } = view;
  const owned = !isCard(place) || players.some((player) => player.buildings.includes(place));
  return owned || practice?.buildings.includes(place) ? ownerOf(view, place) : null;
}

/** The action and symbols of a place. Null for a starting building without a chosen board. */
export function cardAt(
  { players }: Pick<HarbourView, 'players'>,
  place: Place,
): { readonly action: Action; readonly symbols: readonly BuildingSymbol[] } | null {
  if (isCard(place)) return buildings[place];
  const seat = seatOfStart(place);
  const id = seat === null ? undefined : players[seat]?.board;
  return id === undefined || id === null ? null : board(id);
}

/** A seat's current points with the current market. */
export function pointsOf(view: Pick<HarbourView, 'players' | 'market'>, seat: Seat): number {
  return totalPoints(scoreBreakdown(view, seat));
}

/** Questions answered on the market; small boards open its prices for them. */
const onTheMarket: readonly string[] = ['buy', 'keep', 'set-market', 'swap-markers', 'raise-marker'];

/** True if the active seat has a question that is answered on the market. */
export function asksMarket({ asked, question }: Pick<HarbourTable, 'asked' | 'question'>): boolean {
  return asked && question !== null && onTheMarket.includes(question.type);
}
