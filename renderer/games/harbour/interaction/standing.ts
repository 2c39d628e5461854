import { type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { Action, BuildingSymbol } from '../../../../shared/games/harbour/actions.ts';
import { board } from '../../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildings } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourView, PlayerView } from '../../../../shared/games/harbour/hiding.ts';
import { othersClockwise, ownerOf } from '../../../../shared/games/harbour/pawns.ts';
import {
  isCard,
  type Owner,
  type Place,
  startingBuildingOf,
  startingBuildings,
} from '../../../../shared/games/harbour/places.ts';
import { scoreReckoning, totalPoints } from '../../../../shared/games/harbour/scoring.ts';
import type { HarbourTable } from '../table.ts';

/** Whose starting building a place is, or null for a building card. */
export function seatOfStart(place: Place): Seat | null {
  return isCard(place) ? null : seatAt(startingBuildings.indexOf(place));
}

/** Everywhere in a seat's yard a pawn can stand: the starting building, then the cards in the order they came. */
export function placesOf({ players }: Pick<HarbourView, 'players'>, seat: Seat): readonly Place[] {
  const player = players[seat];
  if (player === undefined) return [];
  return player.board === null ? player.buildings : [startingBuildingOf(seat), ...player.buildings];
}

/** Whose building a place is; null in the centre, and for a card that lies on no yard yet. */
export function ownerOrNobody(view: HarbourView, place: Place): Owner | null {
  const { players, practice } = view;
  const owned = !isCard(place) || players.some((player) => player.buildings.includes(place));
  return owned || practice?.buildings.includes(place) ? ownerOf(view, place) : null;
}

/** The action of a place and the symbols on it; null for a starting building whose board is not chosen. */
export function cardAt(
  { players }: Pick<HarbourView, 'players'>,
  place: Place,
): { readonly action: Action; readonly symbols: readonly BuildingSymbol[] } | null {
  if (isCard(place)) return buildings[place];
  const seat = seatOfStart(place);
  const id = seat === null ? undefined : players[seat]?.board;
  return id === undefined || id === null ? null : board(id);
}

/** What a building card is worth to its owner at the end. Ruling 16. */
export function worthOf(player: PlayerView, building: BuildingId): number {
  return player.freeBuilding === building ? 0 : buildings[building].points;
}

/** What a seat has so far, in points, as the market stands. */
export function pointsOf(view: Pick<HarbourView, 'players' | 'market'>, seat: Seat): number {
  return totalPoints(scoreReckoning(view, seat));
}

/** The other players, clockwise from the near one; all of them where nobody sits near. */
export function otherSeats({ view, near, shared }: Pick<HarbourTable, 'view' | 'near' | 'shared'>): readonly Seat[] {
  if (shared) return view.players.map((_, seat) => seatAt(seat));
  return othersClockwise(view, near);
}

/** Questions that are answered on the market: where there is little room, its prices are opened for them. */
const onTheMarket: readonly string[] = ['buy', 'keep', 'set-market', 'swap-markers', 'raise-marker'];

/** Is whoever holds the screen asked something that is answered on the market? */
export function asksMarket({ asked, question }: Pick<HarbourTable, 'asked' | 'question'>): boolean {
  return asked && question !== null && onTheMarket.includes(question.type);
}
