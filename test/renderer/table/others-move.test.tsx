import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { brickAndMortarRoom } from '../../../renderer/games/brick-and-mortar/index.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import type { Seat } from '../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../shared/games/brick-and-mortar/index.ts';
import type { BrickState } from '../../../shared/games/brick-and-mortar/state.ts';
import { startWords } from '../every-word.ts';
import { boardProps, positionsByQuestion } from '../games/brick-and-mortar/sample-table.tsx';

afterEach(cleanup);
beforeAll(() => startWords('en'));

const nothing = () => {};
const positions = positionsByQuestion(24, 6);
/** So many positions of each kind are looked at. */
const ENOUGH = 3;

function BoardOf({ state, seat }: { readonly state: BrickState; readonly seat: Seat }) {
  const props = boardProps(state, seat, nothing);
  return (
    <TableContext value={{ seats: props.seats, toAct: props.toAct, insteadOfPrompt: null }}>
      <brickAndMortarRoom.Board {...props} />
    </TableContext>
  );
}

const dial = () => screen.getByRole<HTMLInputElement>('slider');

describe('while all choose at once', () => {
  it.each(['stock-bid', 'sale-bid'] as const)('others seal, and the dial of a %s stands as it was set', (type) => {
    let seen = 0;
    for (const { state, seat } of positions.get(type) ?? []) {
      const other = brickAndMortar.toAct(state).find((each) => each !== seat);
      if (seen === ENOUGH || other === undefined || brickAndMortar.toAct(state).length < 3) continue;
      const { rerender, unmount } = render(<BoardOf state={state} seat={seat} />);
      fireEvent.change(dial(), { target: { value: '3' } });
      const set = dial().value;
      const after = brickAndMortar.copy(state);
      const [move] = brickAndMortar.legalMoves(after, other);
      if (move === undefined) throw new Error('nobody asked has nothing to choose');
      brickAndMortar.play(after, other, move);
      rerender(<BoardOf state={after} seat={seat} />);
      expect(dial().value).toBe(set);
      seen += 1;
      unmount();
    }
    expect(seen).toBeGreaterThan(0);
  });
});
