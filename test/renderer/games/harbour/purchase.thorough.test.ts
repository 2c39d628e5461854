import { beforeAll, describe, expect, it } from 'vitest';
import { composedOf, isComplete, movesOf } from '../../../../renderer/games/harbour/interaction/composing.ts';
import { statusOf } from '../../../../renderer/games/harbour/interaction/interaction.ts';
import { emptyChoice } from '../../../../renderer/games/harbour/interaction/pending-choice.ts';
import { placePiece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { pick, randomFromSeed, type Seat } from '../../../../shared/engine/index.ts';
import type { BuildingId } from '../../../../shared/games/harbour/buildings/index.ts';
import type { HarbourEvent } from '../../../../shared/games/harbour/events.ts';
import { type Good, goods, noGoods } from '../../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../../shared/games/harbour/index.ts';
import { whyTooDear } from '../../../../shared/games/harbour/reasons.ts';
import type { HarbourState } from '../../../../shared/games/harbour/state.ts';
import { keptOf, lostOf } from '../../../../shared/games/harbour/trade/keeping.ts';
import { usualShipment } from '../../../../shared/games/harbour/trade/shipments.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';
import { playMatch } from './played-match.ts';

beforeAll(() => startWords('en'));

interface Position {
  readonly state: HarbourState;
  readonly seat: Seat;
}

/** Positions with a possible purchase, of keen matches with every option, with more or less to ship. */
function purchases(matches: number): readonly Position[] {
  const found: Position[] = [];
  for (let match = 0; match < matches; match++) {
    playMatch(1 + (match % 4), `bought ${match}`, (_events, state) => {
      const { question } = state;
      if (question?.type !== 'buy' || question.purchase.shipped.length > 0 || question.purchase.traded) return;
      found.push({ state: harbour.copy(state), seat: question.seat });
    });
  }
  return found;
}

const positions = purchases(40);

function boughtIn(events: readonly HarbourEvent[]) {
  const shipped = events.find((event) => event.type === 'goods-shipped');
  const bought = events.find((event) => event.type === 'building-bought');
  if (bought === undefined) throw new Error('nothing was bought');
  return { shipped, bought };
}

describe('a purchase on the page', () => {
  it('is legal for any presses, and does what the page shows', () => {
    const random = randomFromSeed('composed');
    let tried = 0;
    let kept = 0;
    for (const { state, seat } of positions) {
      for (let again = 0; again < 2; again++) {
        const copy = harbour.copy(state);
        const page = new Page(copy, wordsIn('en'));
        // goods and a building in any order, added and removed
        for (let presses = 0; presses < 6; presses++) {
          const pieces = page.open();
          if (pieces.length > 0) page.press(pick(random, pieces));
        }
        const [stepper] = page.prompt().steppers;
        if (stepper !== undefined) {
          kept++;
          page.pending = { ...page.pending, amounts: { [stepper.key]: pick(random, stepper.values) } };
        }
        const { view, question } = page.table();
        if (question?.type !== 'buy') throw new Error('nobody buys');
        const composed = composedOf(view, question, page.pending);
        if (!isComplete(composed)) continue;
        tried++;
        const before = copy.players[seat]?.goods ?? noGoods();
        const expected = { ...before };
        for (const good of goods) if (composed.trades) expected[good]--;
        for (const type of composed.preview.keeping.types) expected[type.good] -= lostOf(type);
        const { price = 0, change = 0, building } = composed.offer ?? {};
        page.confirm();
        const { shipped, bought } = boughtIn(page.events);
        expect(bought).toMatchObject({ seat, building, price, change });
        expect((shipped?.money ?? 0) + (composed.trades ? 4 : 0)).toBe(composed.preview.money);
        expect(shipped?.goods.map(({ good, held, kept: stays }) => [good, held, stays]) ?? []).toEqual(
          composed.preview.keeping.types.map((type) => [type.good, type.held, keptOf(type)]),
        );
        const moved = page.events.find((event) => event.type === 'market-changed' && event.cause === 'shipping');
        if (moved?.type === 'market-changed') expect(moved.market).toEqual(composed.preview.market);
        // abilities may add more after the purchase
        const after = copy.players[seat]?.goods ?? noGoods();
        for (const good of goods) expect(after[good]).toBeGreaterThanOrEqual(expected[good]);
      }
    }
    expect(tried).toBeGreaterThan(100);
    expect(kept).toBeGreaterThan(3);
  });

  it('proposes the fewest wasted goods when a building is pressed', () => {
    let suggested = 0;
    for (const { state, seat } of positions) {
      for (const building of state.centre) {
        const page = new Page(harbour.copy(state), wordsIn('en'));
        const piece = placePiece(building);
        if (statusOf(page.table(), piece).state !== 'lit') continue;
        page.press(piece);
        const lost = lostWith(state, seat, page.pending.ships, page.pending.traded);
        for (const ships of subsets()) {
          const way = compose(state, ships, building);
          if (way !== null) expect(lost).toBeLessThanOrEqual(way);
        }
        expect(() => page.confirm()).not.toThrow();
        suggested++;
      }
      if (suggested > 150) break;
    }
    expect(suggested).toBeGreaterThan(50);
  });

  it('gives the true reason for every building that can’t be bought', () => {
    let dear = 0;
    for (const { state, seat } of positions) {
      const page = new Page(state, wordsIn('en'));
      const table = page.table();
      const { question } = state;
      const player = state.players[seat];
      if (question?.type !== 'buy' || player === undefined) throw new Error('nobody buys');
      for (const building of state.centre) {
        const reason = whyTooDear(player, state, question.purchase, building);
        expect(statusOf(table, placePiece(building)).state === 'disabled').toBe(reason !== null);
        if (reason?.why !== 'too-dear') continue;
        dear++;
        expect(statusOf(table, placePiece(building)).reason).toContain(`Costs $${reason.price}`);
        for (const { good, more } of reason.ways) {
          const richer = { ...player, goods: { ...player.goods, [good]: player.goods[good] + more } };
          const way = usualShipment(richer, state, question.purchase, building);
          expect(way?.ships).toContain(good);
          const poorer = { ...player, goods: { ...player.goods, [good]: player.goods[good] + more - 1 } };
          expect(usualShipment(poorer, state, question.purchase, building)).toBeNull();
        }
      }
    }
    expect(dear).toBeGreaterThan(100);
  });
});

/** Every set of goods. */
function subsets(): readonly (readonly Good[])[] {
  return Array.from({ length: 16 }, (_, bits) => goods.filter((_good, at) => (bits >> at) % 2 === 1));
}

function lostWith(state: HarbourState, seat: Seat, ships: readonly Good[], trades: boolean): number {
  const { question } = state;
  if (question?.type !== 'buy' || question.seat !== seat) throw new Error('nobody buys');
  const { preview } = composedOf(viewOf(state), question, { ...emptyChoice, ships, traded: trades });
  return preview.keeping.types.reduce((sum, type) => sum + lostOf(type), trades ? goods.length : 0);
}

/** The goods lost by this shipment if it pays for the building, else null. */
function compose(state: HarbourState, ships: readonly Good[], building: BuildingId): number | null {
  const { question } = state;
  if (question?.type !== 'buy') throw new Error('nobody buys');
  const composed = composedOf(viewOf(state), question, { ...emptyChoice, ships, building });
  if (!isComplete(composed) || movesOf(composed).length < ships.length) return null;
  return composed.preview.keeping.types.reduce((sum, type) => sum + lostOf(type), 0);
}

function viewOf(state: HarbourState) {
  return new Page(state, wordsIn('en')).table().view;
}
