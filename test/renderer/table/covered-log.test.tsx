import { cleanup, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GameLogEntry } from '../../../renderer/table/log/game-log-entry.tsx';
import type { PrintedLine } from '../../../renderer/table/log/log-lines.ts';
import { seatAt } from '../../../shared/engine/index.ts';

const seats = [{ name: 'Ana', colour: 'teal' }] as const;
const own: PrintedLine = {
  id: '1.0',
  seat: seatAt(0),
  text: 'Supply: 2 jewelry',
  sum: '−$4',
  breakdown: [{ label: 'two at two', amount: '−$4' }],
  secret: true,
  times: 1,
};

function shownOf(line: PrintedLine, covered: boolean): string {
  const { container } = render(<GameLogEntry line={line} seats={seats} covered={covered} openRule={() => {}} />);
  return container.textContent ?? '';
}

it('covers a private line with its sum and breakdown while a choice is sealed', () => {
  const covered = shownOf(own, true);
  expect(covered).toContain('Only this player knows');
  expect(covered).not.toMatch(/jewelry|\$4/);
  cleanup();
  expect(shownOf(own, false)).toContain('Supply: 2 jewelry');
});

it('never covers public lines', () => {
  const { secret: _secret, ...open } = own;
  expect(shownOf(open, true)).toContain('Supply: 2 jewelry');
});
