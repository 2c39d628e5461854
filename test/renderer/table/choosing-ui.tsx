import { useState } from 'react';
import type { BoardProps, GameUi } from '../../../renderer/table/board/game-ui.ts';
import { fakeUi } from './fake-ui.tsx';

/** A board with its own pending choice, which others' moves must not affect. */
function ChoosingBoard(board: BoardProps) {
  const [price, setPrice] = useState(5);
  return (
    <>
      <fakeUi.Board {...board} />
      <button type="button" onClick={() => setPrice(price + 1)}>
        {`price ${price}, ${board.toAct.length} to act`}
      </button>
    </>
  );
}

export const choosingRoom: GameUi = { ...fakeUi, Board: ChoosingBoard };
