import { useState } from 'react';
import type { BoardProps, GameRoom } from '../../../renderer/table/board/game-room.ts';
import { fakeRoom } from './fake-room.tsx';

/** A board with a half-made choice of its own, on which others' moves must leave no trace. */
function ChoosingBoard(board: BoardProps) {
  const [price, setPrice] = useState(5);
  return (
    <>
      <fakeRoom.Board {...board} />
      <button type="button" onClick={() => setPrice(price + 1)}>
        {`price ${price}, ${board.toAct.length} to act`}
      </button>
    </>
  );
}

/** The fake room with that board. */
export const choosingRoom: GameRoom = { ...fakeRoom, Board: ChoosingBoard };
