import { playerAt, type Seat, seatAt } from '../../../engine/index.ts';
import type { PartOf } from '../actions.ts';
import { totalOf } from '../goods.ts';
import { isOccupied } from '../pawns.ts';
import { startingBuildingOf } from '../places.ts';
import { buildingsToEnd, countedBuildings } from '../scoring.ts';
import type { BuyTerms, HarbourState, PlayerState } from '../state.ts';
import { termsOf } from '../trade/purchase.ts';
import { type Means, type Prospect, prospectOf } from './prospect.ts';
import { type Belongings, belongingsOf, buyPartAt, easeOf, plainTerms } from './traits.ts';

/** Average number of turns between purchases. */
export const pace = 4.3;

/** The number of purchases that this player still needs to trigger the end. */
export function purchasesLeft(player: PlayerState): number {
  return Math.max(0, buildingsToEnd - countedBuildings(player));
}

/** Where a player could buy next turn: the best terms, and whether there is any such place. */
export interface Access {
  readonly terms: BuyTerms;
  readonly atOnce: boolean;
}

/** The best place to buy that this seat could enter next turn without a toll. */
export function accessOf(state: HarbourState, seat: Seat, owned: Belongings): Access {
  const player = playerAt(state, seat);
  const { stays } = owned.board;
  let atOnce = stays || player.pawn !== startingBuildingOf(seat);
  let best: PartOf<'buy'> | null = null;
  let ease = 0;
  for (let index = -1; index < state.seatCount; index++) {
    if (index >= 0 && index !== seat && owned.topHats === 0) continue;
    const row = index < 0 ? state.centre : state.players[index]?.buildings;
    for (const building of row ?? []) {
      const part = buyPartAt(building);
      if (part === null || (isOccupied(state, building) && !(stays && player.pawn === building))) continue;
      atOnce = true;
      if (easeOf(owned, part) <= ease) continue;
      ease = easeOf(owned, part);
      best = part;
    }
  }
  if (!atOnce && totalOf(player.goods) > 0) {
    for (let index = 0; index < state.seatCount; index++) {
      if (index !== seat && !isOccupied(state, startingBuildingOf(seatAt(index)))) atOnce = true;
    }
  }
  return { terms: best === null ? plainTerms(owned) : termsOf(player, best), atOnce };
}

/** The best use of a seat's stock, and how soon it could trigger the end. */
export interface Standing {
  readonly owned: Belongings;
  readonly left: number;
  readonly prospect: Prospect;
  /** Turns until the next purchase; one more if there is no place to buy at once. */
  readonly turns: number;
}

/** A player's means with these terms. */
export function meansIn(state: HarbourState, player: PlayerState, owned: Belongings, terms: BuyTerms): Means {
  const later = state.lastTurns === null ? Math.max(0, purchasesLeft(player) - 1) : 0;
  return { terms, owned, trades: state.settled.inlandTraders, later };
}

/** A seat's standing, as far as purchases are concerned. */
export function standingOf(state: HarbourState, seat: Seat): Standing {
  const player = playerAt(state, seat);
  const owned = belongingsOf(player);
  const { terms, atOnce } = accessOf(state, seat, owned);
  const prospect = prospectOf(player.goods, 0, state, meansIn(state, player, owned, terms));
  const turns = prospect.turns < 2 && !atOnce ? 2 : prospect.turns;
  return { owned, left: purchasesLeft(player), prospect, turns };
}

/** Turns until a seat could trigger the end. */
export function turnsToEnd({ left, turns }: Standing): number {
  return left === 0 ? 0 : turns + (left - 1) * pace;
}

/** Whether this seat has another turn before the triggered end. */
export function hasLastTurn({ turn, lastTurns, seatCount }: HarbourState, seat: Seat): boolean {
  if (lastTurns === null) return true;
  if (turn === null) return false;
  return (seat - turn.seat + seatCount) % seatCount < lastTurns;
}
