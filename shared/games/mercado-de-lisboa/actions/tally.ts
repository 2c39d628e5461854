import type { IncomeLine } from '../events.ts';
import type { MercadoState } from '../state.ts';
import { customers } from '../tiles.ts';

/** Counts a solo player's action and its income before its cost, in coins. Ruling 19. */
export function noteIncome({ tally }: MercadoState, income: readonly IncomeLine[], earned: number): void {
  if (tally === null) return;
  tally.actions++;
  tally.bestAction = Math.max(tally.bestAction, earned);
  for (const line of income) {
    const index = customers(line.customers).level - 1;
    tally.coinsFrom[index] = (tally.coinsFrom[index] ?? 0) + line.coins;
  }
}
