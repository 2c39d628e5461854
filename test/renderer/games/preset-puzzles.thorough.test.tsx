import { cleanup } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { positionOf } from '../../../main/puzzles/position.ts';
import { type AnyMove, sameMove, seatAt } from '../../../shared/engine/index.ts';
import { campaign } from '../../harness/campaign.ts';
import { puzzlesOf } from '../../harness/shipped-puzzles.ts';
import { openGames } from '../every-game-ui.ts';
import { startWords } from '../every-word.ts';
import { gameNamed, type LaidTable, layTable } from './laid-table.tsx';
import { openWindow } from './windows.ts';

beforeAll(() => {
  startWords('en');
  openWindow('laptop');
});

/** The moves of the counter's main button before any choice; it may ask for confirmation first. */
function presetOf({ container, playedBy }: LaidTable): readonly AnyMove[] {
  const press = () => container.querySelector<HTMLElement>('.counter .button.primary')?.click();
  const [first] = playedBy(press);
  return first ?? playedBy(press)[0] ?? [];
}

/** One in this many puzzles is drawn; at night, all. */
const every = campaign(3, 3, 1);

it.each(openGames.map(({ id, ui }) => [id, ui] as const))(
  'no puzzle of %s is solved by pressing what is preset; `npm run tool -- puzzles --drop` drops those that are',
  async (id, ui) => {
    const game = gameNamed(id);
    const preset: string[] = [];
    for (const puzzle of puzzlesOf(id).filter((_, index) => index % every === 0)) {
      const position = positionOf(game, puzzle);
      if (position === null) continue;
      const [played] = presetOf(layTable(game, ui, { state: position.state, seat: seatAt(puzzle.seat) }));
      cleanup();
      const [best] = puzzle.best.moves;
      if (played !== undefined && best !== undefined && sameMove(played, best)) preset.push(puzzle.id);
      // the page releases a board only when idle
      await new Promise(setImmediate);
    }
    expect(preset).toEqual([]);
  },
  600_000,
);
