import { describe, expect, it } from 'vitest';
import { type AnyGame, games } from '../../shared/games/index.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { campaign } from '../harness/campaign.ts';
import { counted, tellFigure } from '../harness/figure.ts';
import { type MatchFigures, playThroughFaults } from './fault-match.ts';

/**
 * FAULT_MATCHES=1000 plays that many matches instead of the usual few. FAULT_SEED=… plays only that one (with
 * FAULT_GAME if the game matters).
 */
const { FAULT_MATCHES, FAULT_SEED, FAULT_GAME } = process.env;
const matches = Number(FAULT_MATCHES ?? campaign(4, 10, 15));

/** Games with their share of the matches (at least one), and the entries after which a match is long enough. */
const played: readonly { readonly game: AnyGame; readonly share: number; readonly mostEntries: number }[] = [
  { game: ticTacToe, share: 0.3, mostEntries: 100 },
  { game: sealedMarket, share: 0.5, mostEntries: 1000 },
  ...Object.values<AnyGame>(games).map((game) => ({ game, share: 0.15, mostEntries: 150 })),
];

function added(all: readonly MatchFigures[], field: 'entries' | 'crashes' | 'cuts' | 'tables' | 'checked'): number {
  return all.reduce((sum, figures) => sum + figures[field], 0);
}

describe('match through losses, delays, repeats, reordering, cuts and crashes', () => {
  it.each(played.filter(({ game }) => FAULT_GAME === undefined || game.id === FAULT_GAME))(
    'of $game.id loses and doubles no move, and everyone’s table matches the journal',
    async ({ game, share, mostEntries }) => {
      const count = FAULT_SEED === undefined ? Math.max(1, Math.round(matches * share)) : 1;
      const all: MatchFigures[] = [];
      for (let match = 0; match < count; match++) {
        const seed = FAULT_SEED ?? `${match}`;
        try {
          all.push(await playThroughFaults(seed, game, mostEntries));
        } catch (error) {
          const again = `FAULT_GAME=${game.id} FAULT_SEED=${seed} npx vitest run --config test/vitest.config.ts test/faults`;
          throw new Error(`to repeat: ${again}`, { cause: error });
        }
      }
      const figures = ['entries', 'crashes', 'cuts', 'tables', 'checked'] as const;
      const sums = figures.map((field) => `${added(all, field)} ${field}`).join(', ');
      tellFigure(`${game.id}: ${counted(count)} matches, ${sums}`);
      expect(added(all, 'entries')).toBeGreaterThan(count);
    },
    3_600_000,
  );
});
