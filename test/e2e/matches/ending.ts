import type { GameTypes, Match } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { expect } from '../host.ts';
import type { Laptop } from '../laptop.ts';
import { expectAsKept } from '../table/kept-match.ts';

/** Who has won, by what the table was told. */
export function winnersOf({ wire }: Laptop, names: readonly string[]): readonly string[] {
  return names.filter((_, seat) => wire.table.outcome?.places[seat] === 1);
}

/** Expects that the scoring says what everybody has. */
export async function expectScores({ page, wire }: Laptop): Promise<void> {
  for (const score of wire.table.outcome?.scores ?? []) {
    await expect(page.getByRole('table').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
}

/** Expects that every page comes to the scoring under this heading, and was told of the end that the journal tells. */
export async function expectAtEnd(
  pages: readonly Laptop[],
  heading: string,
  game: AnyGame,
  match: Match<GameTypes>,
): Promise<void> {
  for (const each of pages) {
    // what was turned over last may still lie before whoever has not put it away
    while ((await each.screen()) === 'reveal') await each.lookTogether();
    await expect.poll(() => each.screen()).toBe('ledger');
    await expect(each.page.getByRole('heading', { name: heading })).toBeVisible();
    expectAsKept(each.wire, game, match);
  }
}
