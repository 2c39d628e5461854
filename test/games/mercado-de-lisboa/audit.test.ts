import { expect, test } from 'vitest';
import { AuditFailure } from '../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../shared/games/mercado-de-lisboa/index.ts';
import type { MercadoState } from '../../../shared/games/mercado-de-lisboa/state.ts';
import { positionAfter } from '../random-position.ts';

const sound = () => positionAfter(mercadoDeLisboa, 2, 'audit', 3);

test('the audit finds nothing where all is well', () => {
  expect(() => mercadoDeLisboa.audit(sound())).not.toThrow();
});

test.each<[string, (state: MercadoState) => void]>([
  ['a last round that nothing has brought on', (state) => (state.lastRound = 'spaces')],
  ['more coins in a row than the match allows', (state) => (state.coinsInRow = 4)],
  ['customers without a stand', (state) => (state.doors.L5 = state.stacks[3]?.pop() ?? null)],
  ['a tile too few', (state) => state.bag.pop()],
  ['customers too few', (state) => state.stacks[0]?.pop()],
  ['a gap among the customers', (state) => state.stacks[0]?.push(...(state.customers[0]?.splice(0, 1) ?? []))],
  ['less than no money', (state) => Object.assign(state.players[0] ?? {}, { money: -1 })],
  ['a wooden stand too many', (state) => Object.assign(state.players[0] ?? {}, { woodenStands: 9 })],
])('the audit finds %s', (_what, spoil) => {
  const state = sound();
  spoil(state);
  expect(() => mercadoDeLisboa.audit(state)).toThrow(AuditFailure);
});
