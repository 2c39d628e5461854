import type { StepHandlers } from '../../../engine/index.ts';
import { seatAt } from '../../../engine/index.ts';
import { type BuildingId, buildings } from '../buildings/index.ts';
import type { HarbourEvent } from '../events.ts';
import { isOccupied } from '../pawns.ts';
import type { HarbourState, PracticeOpponent } from '../state.ts';
import type { StepFacts } from '../steps.ts';
import { adjustedMarket } from '../trade/market.ts';
import { refillCentre, takeFromCentre } from './centre.ts';
import { countLastTurn, endMatch, noteFourthBuilding } from './ending.ts';

/** Dollars of cargo in each of its turns. Rules, "The practice opponent". */
const cargoEachTurn = 2;

/** The most expensive matching building, the leftmost on ties; null if none matches. */
function dearest(row: readonly BuildingId[], passes: (building: BuildingId) => boolean): BuildingId | null {
  let found: BuildingId | null = null;
  for (const building of row) {
    if (passes(building) && (found === null || buildings[building].cost > buildings[found].cost)) found = building;
  }
  return found;
}

function move(state: HarbourState, opponent: PracticeOpponent, events: HarbourEvent[]): void {
  const to = dearest(state.centre, (building) => !isOccupied(state, building));
  if (to === null) return;
  opponent.pawn = to;
  opponent.cargo += cargoEachTurn;
  events.push({ type: 'practice-moved', to, cargo: opponent.cargo });
}

/** Buys as soon as it can. The good on the highest space counts as shipped for the market, but not for abilities. */
function buy(state: HarbourState, opponent: PracticeOpponent, events: HarbourEvent[]): void {
  const building = dearest(state.centre, (offered) => buildings[offered].cost <= opponent.cargo);
  const [shipped] = state.market;
  if (building === null || shipped === undefined) return;
  opponent.cargo = 0;
  opponent.buildings.push(building);
  takeFromCentre(state, building);
  events.push({ type: 'practice-bought', building, shipped });
  state.market = adjustedMarket(state.market, [shipped]);
  events.push({ type: 'market-changed', seat: null, cause: 'shipping', market: state.market.slice() });
  refillCentre(state, events);
  noteFourthBuilding(state, 'practice', events);
}

/** The practice opponent's turn after each of the player's. Rules, "The practice opponent". */
export const practiceSteps: Pick<StepHandlers<HarbourState, StepFacts, HarbourEvent>, 'practice-turn'> = {
  'practice-turn': (state, _step, events) => {
    const { practice } = state;
    if (practice === null) return;
    move(state, practice, events);
    buy(state, practice, events);
    countLastTurn(state, 'practice');
    if (state.lastTurns === 0) endMatch(state, 'fourth-building', events);
    else state.agenda.push({ type: 'begin-turn', seat: seatAt(0), extra: false, returnsTo: null });
  },
};
