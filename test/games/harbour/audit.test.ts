import { describe, expect, test } from 'vitest';
import { AuditFailure, seatAt } from '../../../shared/engine/index.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourState, PlayerState } from '../../../shared/games/harbour/state.ts';
import { turnOf } from './table.ts';

/** Two Wharfs in the middle of a match, in which all is well. */
const sound = () =>
  turnOf({
    players: { Ana: { goods: { fish: 6 }, buildings: ['pub'], pawn: 'pub' }, Bo: { pawn: 'quarry' } },
    centre: ['quarry', 'ranch'],
    settled: { boards: 'wharfs' },
  }).state;

const first = ({ players }: HarbourState): PlayerState => {
  const [player] = players;
  if (player === undefined) throw new RangeError('nobody sits at the table');
  return player;
};

describe('the audit', () => {
  test('finds nothing where all is well', () => {
    expect(() => harbour.audit(sound())).not.toThrow();
  });

  test.each<[string, (state: HarbourState) => void]>([
    ['seven of a good', (state) => (first(state).goods.fish = 7)],
    ['less than none', (state) => (first(state).goods.wood = -1)],
    ['half a good', (state) => (first(state).goods.wood = 0.5)],
    ['a building in two places', (state) => state.under.push('pub')],
    ['a building nowhere', (state) => state.deck.pop()],
    ['a gap in the centre', (state) => state.deck.push(...state.centre.splice(1, 1))],
    ['a marker twice', (state) => state.market.splice(0, 1, 'wood')],
    ['a marker too few', (state) => state.market.pop()],
    ['a pawn on a building of the deck', (state) => (first(state).pawn = state.deck[0] ?? null)],
    ['a pawn at a starting building of nobody', (state) => (first(state).pawn = 'start-3')],
    ['two pawns on one building', (state) => (first(state).pawn = 'quarry')],
    ['a free building that is not owned', (state) => (first(state).freeBuilding = 'ranch')],
    ['a character among The Wharfs', (state) => (first(state).board = 'wolf')],
    ['an end without a fourth building', (state) => (state.endedBy = seatAt(0))],
    ['four buildings and no end', (state) => first(state).buildings.push(...state.deck.splice(0, 3))],
  ])('finds %s', (_what, spoil) => {
    const state = sound();
    spoil(state);
    expect(() => harbour.audit(state)).toThrow(AuditFailure);
  });
});
