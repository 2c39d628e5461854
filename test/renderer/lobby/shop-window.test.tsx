import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PlayHere } from '../../../renderer/lobby/play-here.tsx';
import { ShopWindowSheet } from '../../../renderer/lobby/shop-window/shop-window-sheet.tsx';
import type { ShopWindow } from '../../../renderer/lobby/shop-window/use-shop-window.ts';
import type { ListedPuzzle } from '../../../shared/protocol/messages.ts';
import { fakeCommands } from './network/fake-commands.ts';
import { show } from './network/page.tsx';

const listed = (puzzle: string, change: Partial<ListedPuzzle> = {}): ListedPuzzle => ({
  game: 'harbour',
  puzzle,
  difficulty: 'shopkeeper',
  status: 'open',
  ...change,
});

const window: ShopWindow = {
  type: 'shop-window',
  request: 'r1',
  day: '2026-11-26',
  today: { game: 'harbour', puzzle: 'b' },
  streak: 0,
  puzzles: [
    listed('a', { status: 'solved' }),
    listed('b'),
    listed('c', { difficulty: 'merchant', status: 'shown' }),
    listed('d', { game: 'emporium', difficulty: 'first-sight' }),
  ],
};

/** A part of the page that shows this in the window. */
function behind(part: React.ReactNode, lies: ShopWindow | null = window) {
  const commands = fakeCommands();
  commands.puzzles.look.mockResolvedValue(lies);
  return show(part, { commands });
}

describe('the daily puzzle on the home screen', () => {
  it('names today’s game and opens the puzzles', async () => {
    const { store } = behind(<PlayHere isFirst={false} />);
    const sign = await screen.findByRole('button', { description: 'Today: Harbour' });
    fireEvent.click(sign);
    expect(store.getState().page.sheet).toEqual({ name: 'shop-window' });
  });

  it('says that it is solved, and for how many days in a row', async () => {
    const puzzles = window.puzzles.map((each) => ({ ...each, status: 'solved' as const }));
    behind(<PlayHere isFirst={false} />, { ...window, puzzles, streak: 3 });
    expect(await screen.findByText(/Today: Harbour, solved · 3-day streak/)).not.toBeNull();
  });
});

describe('window', () => {
  it('leads to today’s puzzle', async () => {
    const { commands } = behind(<ShopWindowSheet onClose={() => {}} />);
    const day = await screen.findByRole('region', { name: 'Today’s puzzle' });
    fireEvent.click(within(day).getByRole('button', { name: 'Solve' }));
    expect(commands.puzzles.begin).toHaveBeenCalledWith(window.today, expect.stringMatching(/./));
  });

  it('numbers a game’s puzzles by difficulty, marks solved ones, and reveals no theme', async () => {
    const { commands } = behind(<ShopWindowSheet onClose={() => {}} />);
    const easier = await screen.findByRole('region', { name: 'Medium' });
    expect(easier.textContent).toContain('1 of 2 solved');
    const names = within(easier)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['1Puzzle 1. Solved', '2Puzzle 2']);
    expect(within(easier).getByRole('button', { name: 'Puzzle 1. Solved' }).querySelector('svg')).not.toBeNull();
    const harder = screen.getByRole('region', { name: 'Hard' });
    expect(within(harder).getByRole('button').textContent).toContain('The answer was shown');
    fireEvent.click(screen.getByRole('radio', { name: 'Emporium' }));
    const other = await screen.findByRole('region', { name: 'Easy' });
    fireEvent.click(within(other).getByRole('button'));
    expect(commands.puzzles.begin).toHaveBeenCalledWith(
      expect.objectContaining({ game: 'emporium', puzzle: 'd' }),
      expect.stringMatching(/./),
    );
  });
});
