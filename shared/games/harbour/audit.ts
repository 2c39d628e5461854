import { AuditFailure, auditCards, playerAt, seatAt } from '../../engine/index.ts';
import { type BoardId, type CharacterId, needsOthers } from './boards.ts';
import { type BuildingId, buildingIds } from './buildings/index.ts';
import { goodLimit, goods } from './goods.ts';
import { abilityOf } from './holdings.ts';
import { pawnsOn } from './pawns.ts';
import { isCard, type Place, startingBuildings } from './places.ts';
import { buildingsToEnd, countedBuildings } from './scoring.ts';
import type { HarbourState, PlayerState } from './state.ts';

function buildingsIn({ players, deck, under, centre, practice }: HarbourState): BuildingId[] {
  const held = players.flatMap((player) => [player.buildings, player.looked]);
  return [deck, under, centre, practice?.buildings ?? [], ...held].flat();
}

function auditCentre(state: HarbourState): void {
  const row = Math.max(2, state.seatCount) + 3;
  // No question is open between a purchase and its refill, so the row is always full while cards are left.
  if (state.centre.length !== row && state.deck.length > 0) {
    throw new AuditFailure(`${state.centre.length} buildings in the centre`);
  }
}

function auditPlayer(player: PlayerState): void {
  for (const good of goods) {
    const count = player.goods[good];
    if (!Number.isInteger(count) || count < 0 || count > goodLimit) throw new AuditFailure(`${count} ${good}`);
  }
  if (player.freeBuilding !== null && !player.buildings.includes(player.freeBuilding)) {
    throw new AuditFailure(`the free building ${player.freeBuilding} is not owned`);
  }
}

/** Checks that there are four markers, each on its own space. */
function auditMarket({ market }: HarbourState): void {
  if (market.length !== goods.length || new Set(market).size !== goods.length) {
    throw new AuditFailure(`the market reads ${market}`);
  }
}

function isOnTable(state: HarbourState, place: Place): boolean {
  if (!isCard(place)) return startingBuildings.indexOf(place) < state.seatCount;
  const owned = [...state.players, ...(state.practice === null ? [] : [state.practice])];
  return state.centre.includes(place) || owned.some(({ buildings }) => buildings.includes(place));
}

/** Checks that pawns are on existing buildings, and share one only with the ability to do so. Ruling 13. */
function auditPawns(state: HarbourState): void {
  const places = [...state.players.map(({ pawn }) => pawn), state.practice?.pawn ?? null];
  for (const place of places) {
    if (place !== null && !isOnTable(state, place)) throw new AuditFailure(`a pawn stands on ${place}`);
    if (place === null || places.filter((other) => other === place).length === 1) continue;
    const sharers = pawnsOn(state, place).filter((seat) => abilityOf(playerAt(state, seat), 'share-building') !== null);
    if (sharers.length === 0 || state.practice?.pawn === place) throw new AuditFailure(`two pawns stand on ${place}`);
  }
}

/** Checks that characters are unique, and that a solo player has none that needs others. */
function auditBoards({ players, settled }: HarbourState): void {
  const seen = new Set<BoardId>();
  const note = (id: CharacterId): void => {
    if (seen.has(id)) throw new AuditFailure(`${id} lies in two places`);
    if (settled.alone !== null && needsOthers(id)) throw new AuditFailure(`${id} plays alone`);
    seen.add(id);
  };
  for (const { board, dealt } of players) {
    if ((board === 'the-wharfs') !== (settled.boards === 'wharfs')) throw new AuditFailure(`the board ${board}`);
    if (board !== null && board !== 'the-wharfs') note(board);
    dealt.forEach(note);
  }
}

/** Checks that the end is triggered exactly when a player has four buildings. Ruling 22. */
function auditEnd(state: HarbourState): void {
  const fourth = state.players.some((player) => countedBuildings(player) >= buildingsToEnd);
  const practice = (state.practice?.buildings.length ?? 0) >= buildingsToEnd;
  if ((state.endedBy !== null) !== (fourth || practice)) throw new AuditFailure(`the end was set by ${state.endedBy}`);
  const { endedBy } = state;
  if (
    endedBy !== null &&
    endedBy !== 'practice' &&
    countedBuildings(playerAt(state, seatAt(endedBy))) < buildingsToEnd
  ) {
    throw new AuditFailure(`seat ${endedBy} has not bought enough buildings`);
  }
}

/** Throws AuditFailure if buildings, goods, markers, pawns, boards or the end are inconsistent. */
export function auditState(state: HarbourState, earlier?: HarbourState): void {
  auditCards('building', buildingIds, buildingsIn(state), earlier && buildingsIn(earlier));
  auditCentre(state);
  for (const player of state.players) auditPlayer(player);
  auditMarket(state);
  auditPawns(state);
  auditBoards(state);
  auditEnd(state);
}
