import { AuditFailure, auditCards, seatAt } from '../../engine/index.ts';
import { coinsAtEnd, leftAtEnd } from './ending.ts';
import { bitsOf, entrancesLeft, spacesLeft, standsIn, standsOf } from './lines.ts';
import { type Entrance, entrances, type Good, goods, lineOf, spaceCount, spacesOfLine } from './market.ts';
import { inTheBox, woodenStandsIn } from './setup.ts';
import type { MercadoState } from './state.ts';
import {
  type CustomerId,
  customers,
  customerTiles,
  levels,
  openCustomers,
  openTiles,
  type Restaurant,
  restaurantCopies,
  restaurants,
  standTilesOfEach,
} from './tiles.ts';

function countOf<Thing>(list: readonly Thing[], thing: Thing): number {
  return list.filter((each) => each === thing).length;
}

/** Checks that all 35 stand tiles exist, and that the display is full while the bag is not empty. Ruling 11. */
function auditStandTiles({ bag, display, players, stands, question }: MercadoState): void {
  const placed = stands.flatMap((stand): Good[] => (stand === null ? [] : [stand.good]));
  const all = [...bag, ...display, ...players.flatMap(({ tiles }) => tiles), ...placed];
  for (const good of goods) {
    const count = countOf(all, good);
    if (count !== standTilesOfEach) throw new AuditFailure(`${count} stand tiles of ${good}`);
  }
  if (display.length > openTiles || (display.length < openTiles && bag.length > 0)) {
    throw new AuditFailure(`${display.length} tiles in the display, ${bag.length} in the bag`);
  }
  players.forEach(({ tiles }, index) => {
    const full = question?.type === 'take-tile' && question.seat === index ? openTiles - 1 : openTiles;
    if (tiles.length > full || (tiles.length < full && display.length === openTiles)) {
      throw new AuditFailure(`seat ${index} has ${tiles.length} tiles`);
    }
  });
}

/** Checks that every restaurant is in exactly one place. */
function auditRestaurants({ open, grey, players, seatCount, settled }: MercadoState): void {
  const lying = [...open, ...grey].filter((restaurant): restaurant is Restaurant => restaurant !== null);
  const all = [...lying, ...players.flatMap((player) => player.restaurants), ...inTheBox(seatCount, settled)];
  for (const restaurant of restaurants) {
    const count = countOf(all, restaurant);
    if (count !== restaurantCopies) throw new AuditFailure(`${count} of ${restaurant}`);
  }
}

const customerIds = customerTiles.map(({ id }) => id);

function customersIn({ customers: open, stacks, doors }: MercadoState): CustomerId[] {
  const brought = entrances.flatMap((entrance): CustomerId[] => {
    const tile = doors[entrance];
    return tile === null ? [] : [tile];
  });
  return [...open.flat(), ...stacks.flat(), ...brought];
}

/** Checks that every level shows three tiles while its stack lasts. Ruling 12. */
function auditCustomers({ customers: open, stacks }: MercadoState): void {
  for (const level of levels) {
    const shown = open[level - 1] ?? [];
    const hidden = stacks[level - 1] ?? [];
    if ([...shown, ...hidden].some((tile) => customers(tile).level !== level)) {
      throw new AuditFailure(`a stranger at level ${level}`);
    }
    if (shown.length > openCustomers || (shown.length < openCustomers && hidden.length > 0)) {
      throw new AuditFailure(`${shown.length} tiles open at level ${level}`);
    }
  }
}

/** Checks that no space holds two things, and that every player's wooden stands add up. */
function auditSpaces(state: MercadoState): void {
  const { stands, open, grey, players, settled } = state;
  for (let space = 0; space < spaceCount; space++) {
    const things = [stands[space], open[space], grey[space]].filter((thing) => thing !== null);
    if (things.length > 1) throw new AuditFailure(`${things.length} things on space ${space}`);
  }
  players.forEach((player, index) => {
    const count = standsOf(state, seatAt(index)) + player.woodenStands;
    if (count !== woodenStandsIn(settled) || player.woodenStands < 0) {
      throw new AuditFailure(`seat ${index} has ${count} wooden stands, ${player.woodenStands} left`);
    }
  });
}

/**
 * Checks that customers at an entrance still have enough stands in their line, and a matching one: stands never leave.
 */
function auditDoor(state: MercadoState, entrance: Entrance, tile: CustomerId): void {
  const { level, wants } = customers(tile);
  const line = lineOf(entrance);
  const there = (spacesOfLine[line] ?? []).flatMap((space): Good[] => {
    const stand = state.stands[space] ?? null;
    return stand === null ? [] : [stand.good];
  });
  if (standsIn(state, line) < level || (bitsOf(there) & bitsOf(wants)) === 0) {
    throw new AuditFailure(`${tile} stands at ${entrance} before ${there.join(', ')}`);
  }
}

/** Checks that no money is negative, and that each finished round has an entry. */
function auditMoney({ players, round, ending }: MercadoState): void {
  players.forEach(({ money, moneyByRound }, index) => {
    for (const coins of [money, ...moneyByRound]) {
      if (!Number.isInteger(coins) || coins < 0) throw new AuditFailure(`seat ${index} has ${coins} coins`);
    }
    const noted = ending === null || ending === 'stuck' ? round - 1 : round;
    if (moneyByRound.length !== noted) throw new AuditFailure(`${moneyByRound.length} of ${noted} rounds are noted`);
  });
}

/**
 * Checks the last round and the run of coins. The last round is on exactly if a finished turn met a condition.
 */
function auditEnd(state: MercadoState): void {
  const met = spacesLeft(state) <= leftAtEnd || entrancesLeft(state) <= leftAtEnd;
  // A new stand counts for the end only after its tile is taken.
  if (state.question?.type === 'take-tile' ? !met && state.lastRound !== null : met !== (state.lastRound !== null)) {
    if (state.ending !== 'coins') throw new AuditFailure(`the last round: ${state.lastRound}`);
  }
  const most = state.seatCount === 1 ? 0 : coinsAtEnd(state.seatCount);
  if (state.coinsInRow > most || (state.coinsInRow === most && most > 0 && state.ending !== 'coins')) {
    throw new AuditFailure(`${state.coinsInRow} coins in a row`);
  }
}

/** Checks that the challenge's tally agrees with the market. Rulings 18 and 19. */
function auditTally({ tally, doors, settled, seatCount }: MercadoState): void {
  if ((tally === null) !== seatCount > 1 || (tally === null) !== (settled.challenge === null)) {
    throw new AuditFailure(`the challenge ${settled.challenge} of ${seatCount} players`);
  }
  if (tally === null) return;
  const figures = entrances
    .map((entrance) => doors[entrance])
    .map((tile) => (tile === null ? 0 : customers(tile).level));
  const brought = figures.reduce((sum: number, figure) => sum + figure, 0);
  if (tally.customers !== brought) throw new AuditFailure(`${tally.customers} of ${brought} customers are counted`);
}

/** Throws AuditFailure if tiles, restaurants, customers, wooden stands, money or the end are inconsistent. */
export function auditState(state: MercadoState, earlier?: MercadoState): void {
  auditCards('customer', customerIds, customersIn(state), earlier && customersIn(earlier));
  auditStandTiles(state);
  auditRestaurants(state);
  auditCustomers(state);
  auditSpaces(state);
  for (const entrance of entrances) {
    const tile = state.doors[entrance];
    if (tile !== null) auditDoor(state, entrance, tile);
  }
  auditMoney(state);
  auditEnd(state);
  auditTally(state);
}
