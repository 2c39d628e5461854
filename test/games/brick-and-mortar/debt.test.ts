import { expect, test } from 'vitest';
import { pick, playerAt, randomFromSeed, type Seat, see } from '../../../shared/engine/index.ts';
import { debtOf } from '../../../shared/games/brick-and-mortar/debt.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../shared/games/brick-and-mortar/moves.ts';
import { scoreBreakdown } from '../../../shared/games/brick-and-mortar/phases/scoring.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';

/** Moves that buy something, or make an offer. */
const buys: readonly BrickMove['type'][] = ['buy-from-hand', 'buy-surplus', 'open-auction', 'pay', 'raise'];

/** The seat's new debt tokens after the move; for an offer, after all others have dropped out. */
function tokensTaken(before: BrickState, seat: Seat, move: BrickMove): number {
  const state = brickAndMortar.copy(before);
  const events = brickAndMortar.play(state, seat, move);
  // the move may be the last before all bills
  const bill = events.find((event) => event.type === 'utilities-paid' && event.seat === seat);
  const billed = bill?.type === 'utilities-paid' ? bill.tokens : 0;
  while (state.question?.type === 'auction') brickAndMortar.play(state, state.question.seat, { type: 'drop-out' });
  const pays = state.question?.type === 'store-payment' ? brickAndMortar.legalMoves(state, seat) : [];
  const least = Math.min(...pays.map((each) => (each.type === 'pay' ? each.tokens : 0)));
  return playerAt(state, seat).debt - playerAt(before, seat).debt - billed + (pays.length > 0 ? least : 0);
}

test('the debt of a move: equals the tokens and the points of the final scoring after playing it', () => {
  const wanted: readonly BrickMove['type'][] = ['bid-price', 'buy-from-hand', 'open-auction', 'pay', 'raise'];
  const met = new Set<BrickMove['type']>();
  const random = randomFromSeed('debts');
  for (let match = 0; match < 4 || (match < 60 && wanted.some((type) => !met.has(type))); match++) {
    const state = brickAndMortar.setup(3, { 'first-game': 'yes' }, random);
    for (let [seat] = brickAndMortar.toAct(state); seat !== undefined; [seat] = brickAndMortar.toAct(state)) {
      const legal = brickAndMortar.legalMoves(state, seat);
      const move = pick(random, legal);
      const debt = debtOf(see(brickAndMortar.hiding, state, seat), seat, move);
      const tokens = debt?.tokens ?? 0;
      if (debt !== null) met.add(move.type);
      if (buys.includes(move.type)) {
        expect(tokensTaken(state, seat, move), move.type).toBe(tokens);
        const inPublic = debtOf(see(brickAndMortar.hiding, state, 'spectator'), seat, move);
        expect(inPublic?.tokens ?? 0).toBeGreaterThanOrEqual(tokens);
      }
      const lines = scoreBreakdown({ ...playerAt(state, seat), debt: tokens });
      expect(0 - (debt?.points ?? 0)).toBe(lines.find(({ why }) => why === 'debt')?.amount ?? 0);
      brickAndMortar.play(state, seat, move);
    }
  }
  expect([...met]).toEqual(expect.arrayContaining([...wanted]));
});
