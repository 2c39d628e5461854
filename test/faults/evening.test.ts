import { expect, it } from 'vitest';
import { games } from '../../shared/games/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { type EveningFigures, passThroughFaults } from './fault-evening.ts';

/** FAULT_SEED=… plays only that evening. */
const { FAULT_SEED } = process.env;

it('an evening through faults moves everyone from table to table, misdirects no nudge and stores nothing', async () => {
  const seeds =
    FAULT_SEED === undefined ? Array.from({ length: campaign(3, 5, 25) }, (_, seed) => `${seed}`) : [FAULT_SEED];
  const all: EveningFigures[] = [];
  for (const seed of seeds) {
    try {
      all.push(await passThroughFaults(seed, [sealedMarket, games.harbour]));
    } catch (error) {
      const again = `FAULT_SEED=${seed} npx vitest run --config test/vitest.config.ts test/faults/evening.test.ts`;
      throw new Error(`to repeat: ${again}`, { cause: error });
    }
  }
  const added = (field: keyof EveningFigures) => all.reduce((sum, figures) => sum + figures[field], 0);
  const fields = ['tables', 'nudges', 'reactions', 'leads', 'crashes'] as const;
  tellFigure(`${counted(all.length)} evenings, ${fields.map((field) => `${added(field)} ${field}`).join(', ')}`);
  if (FAULT_SEED !== undefined) return;
  // what never happens proves nothing
  expect(added('tables')).toBeGreaterThan(2 * all.length);
  for (const field of ['nudges', 'reactions', 'crashes'] as const) expect(added(field)).toBeGreaterThan(0);
  expect(added('leads')).toBeGreaterThan(all.length);
}, 600_000);
