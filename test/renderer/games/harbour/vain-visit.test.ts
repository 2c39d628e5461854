import { beforeAll, describe, expect, it } from 'vitest';
import { placePiece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { isVain } from '../../../../renderer/games/harbour/interaction/vain-visit.ts';
import { playerAt, type Seat, seatAt } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { GoodCounts } from '../../../../shared/games/harbour/goods.ts';
import { abilityOf } from '../../../../shared/games/harbour/holdings.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import type { Place } from '../../../../shared/games/harbour/places.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { campaign } from '../../../harness/campaign.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

beforeAll(() => startWords('en'));

/** Visits of so many matches are looked at. */
const matches = campaign(10, 16);
/** So many ways to carry a visit through are tried at most. */
const mostWays = 400;

interface Visit {
  readonly state: HarbourState;
  readonly seat: Seat;
  readonly to: Place;
}

/** What a visit can bring: goods, buildings, another market, another turn. */
function standingOf({ players, market, turn, seatCount }: HarbourState, seat: Seat, before: HarbourState): string {
  const { goods, buildings } = playerAt({ players }, seat);
  const gained = turn?.extra === true && turn.seat === seat && before.turn?.extra !== true;
  // alone, the market moves at the end of a turn by itself
  return JSON.stringify([goods, buildings, seatCount === 1 ? null : market, gained]);
}

/**
 * Does any way of carrying a visit through leave the visitor with more than a visit that was only paid for? Undefined
 * where there were too many ways to look at all of them.
 */
function bringsSomething({ state, seat, to }: Visit): boolean | undefined {
  const entered = harbour.copy(state);
  harbour.play(entered, seat, { type: 'move-pawn', to });
  const waiting = [entered];
  for (let ways = 0; ways < mostWays; ways++) {
    const position = waiting.pop();
    if (position === undefined) return false;
    const [asked] = harbour.toAct(position);
    const isOver = asked === undefined || position.question?.type === 'move-pawn';
    if (isOver) {
      const paid = afterToll(state, position, seat);
      if (standingOf(position, seat, state) !== standingOf(paid, seat, state)) return true;
      continue;
    }
    for (const move of harbour.legalMoves(position, asked)) {
      // comes with the turn, not with the visit
      if (move.type === 'alchemy') continue;
      const next = harbour.copy(position);
      harbour.play(next, asked, move);
      waiting.push(next);
    }
  }
  return undefined;
}

/** The position before the visit, less the goods that its toll took: all that a visit in vain may change. */
function afterToll(before: HarbourState, after: HarbourState, seat: Seat): HarbourState {
  const paid = harbour.copy(before);
  const mine = playerAt(paid, seat);
  const left = playerAt(after, seat).goods;
  for (const good of ['fish', 'livestock', 'wood', 'stone'] as const) {
    if (left[good] < mine.goods[good]) mine.goods[good] = left[good];
  }
  return paid;
}

/** Every visit that can be made in some matches, of people whose abilities do not come into it. */
function visits(): readonly Visit[] {
  const found: Visit[] = [];
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `in vain ${match}`, (_events, state) => {
      const [seat] = harbour.toAct(state);
      if (seat === undefined || state.question?.type !== 'move-pawn') return;
      const kept = harbour.copy(state);
      for (const move of harbour.legalMoves(state, seat)) {
        if (move.type === 'move-pawn') found.push({ state: kept, seat, to: move.to });
      }
    });
  }
  return found;
}

/** Does the visitor lose goods on the way in? Then the stock that is looked at is not the one that acts. */
function paysToll({ state, seat, to }: Visit): boolean {
  const entered = harbour.copy(state);
  const before = JSON.stringify(playerAt(entered, seat).goods);
  harbour.play(entered, seat, { type: 'move-pawn', to });
  return entered.question?.type === 'toll' || JSON.stringify(playerAt(entered, seat).goods) !== before;
}

const known = new Map<Visit, boolean>();

/** Is it said that the visit brings nothing, whichever way is taken? */
function saidInVain(visit: Visit): boolean {
  const { state, seat, to } = visit;
  const said =
    known.get(visit) ?? isVain(new Page(state, wordsIn('en')).table(seat), seat, [{ type: 'move-pawn', to }]);
  known.set(visit, said);
  return said;
}

/** One in so many of these visits is looked at. */
const every = 4;
const found = visits().filter((_, index) => index % every === 0);

const full: GoodCounts = { fish: 6, livestock: 6, wood: 6, stone: 6 };

/** Is a visit to a building of the centre in vain for Ana, with these goods in her yard and in Bo's? */
function isVainFor(building: BuildingId, ana: Partial<GoodCounts>, bo: Partial<GoodCounts>, isLast = false): boolean {
  const { state } = turnOf({
    players: {
      Ana: { goods: ana },
      Bo: { goods: bo, buildings: isLast ? ['net-loft', 'quarry', 'salvage-yard', 'smokehouse'] : [] },
    },
    centre: [building],
    ...(isLast && { endedBy: 1 }),
  });
  return saidInVain({ state, seat: seatAt(0), to: building });
}

describe('a building brings nothing', () => {
  it.each(['tax-office', 'pirate-den'] as const)('that takes from others what there is no room for: %s', (building) => {
    expect(isVainFor(building, {}, { fish: 1 })).toBe(false);
    expect(isVainFor(building, {}, {})).toBe(true);
    expect(isVainFor(building, { fish: 6 }, { fish: 1 })).toBe(true);
    expect(isVainFor(building, { fish: 6 }, { fish: 1, wood: 1 })).toBe(false);
    expect(isVainFor(building, { fish: 5 }, { fish: 1 })).toBe(false);
  });

  it('that doubles or fills up a yard in which nothing is, or all is full', () => {
    expect([isVainFor('mirror-house', {}, {}), isVainFor('mirror-house', { fish: 6 }, {})]).toEqual([true, true]);
    expect([isVainFor('mirror-house', { fish: 1 }, {}), isVainFor('mirror-house', { fish: 5 }, {})]).toEqual([
      false,
      false,
    ]);
    expect(isVainFor('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 3 }, {})).toBe(true);
    expect(isVainFor('lighthouse', { fish: 3, livestock: 3, wood: 3, stone: 2 }, {})).toBe(false);
    expect([isVainFor('grand-exchange', {}, {}), isVainFor('grand-exchange', { wood: 1 }, {})]).toEqual([true, false]);
  });

  it('that grants another turn when the last turns are played, with no room for its good', () => {
    expect(isVainFor('clocktower', full, {})).toBe(false);
    expect(isVainFor('clocktower', full, {}, true)).toBe(true);
    expect(isVainFor('clocktower', { ...full, wood: 5 }, {}, true)).toBe(false);
  });
});

describe('a visit in vain', () => {
  it('brings nothing, however it is carried through', () => {
    const inVain = found.filter(saidInVain);
    expect(inVain.length).toBeGreaterThan(campaign(10, 20));
    for (const visit of inVain) expect(bringsSomething(visit), `${visit.to} of ${visit.state.round}`).not.toBe(true);
  });

  it('is missed only where a toll or an ability may change what comes of it', () => {
    let looked = 0;
    for (const visit of found) {
      const owner = playerAt(visit.state, visit.seat);
      if (saidInVain(visit) || owner.board === null) continue;
      const abilities = ['alchemy', 'copy', 'swap-before-buying', 'clear-building', 'share-building'] as const;
      if (abilities.some((kind) => abilityOf(owner, kind) !== null)) continue;
      const brings = bringsSomething(visit);
      if (brings === undefined) continue;
      looked += 1;
      if (!paysToll(visit)) expect(brings, `${visit.to}, round ${visit.state.round}`).toBe(true);
    }
    expect(looked).toBeGreaterThan(campaign(10, 20));
  });

  it('asks before it is made, where the pawn could go to something better', () => {
    let asked = 0;
    for (const visit of found) {
      if (!saidInVain(visit)) continue;
      const page = new Page(harbour.copy(visit.state), wordsIn('en'));
      page.press(placePiece(visit.to));
      const doubts = page.prompt().actions.filter(({ confirmation }) => confirmation !== undefined);
      if (doubts.length > 0) asked += 1;
    }
    expect(asked).toBeGreaterThan(campaign(5, 10));
  });
});
