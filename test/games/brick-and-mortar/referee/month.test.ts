import { expect, test } from 'vitest';
import { tableOf } from '../table.ts';

test('Supply: unsold items stay in the market for the next month', () => {
  const table = tableOf({ players: { Ann: {}, Bo: {} }, market: { art: 3 }, supplyPile: ['m82'] }).begin({
    type: 'begin-supply',
  });
  expect(table.state.market.art).toBeGreaterThanOrEqual(3);
  expect(table.all('demand-discarded')).toHaveLength(1);
  const { art } = table.state.market;
  table.begin({ type: 'begin-supply' });
  expect(table.state.market.art).toBe(art);
});
