import { useState } from 'react';
import type { BoardProps, GameRoom } from '../../../renderer/table/game-room.ts';
import { PromptBar } from '../../../renderer/table/index.ts';
import { fakeRoom } from './fake-room.tsx';

/** A board with a half-made choice of its own, on which others' moves must leave no trace. */
function ChoosingBoard({ view, legal, toAct, tools, play }: BoardProps) {
  const [price, setPrice] = useState(5);
  return (
    <div>
      <header>{tools}</header>
      <p data-testid="view">{JSON.stringify(view)}</p>
      {legal.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => play(move)}>
          {JSON.stringify(move)}
        </button>
      ))}
      <button type="button" onClick={() => setPrice(price + 1)}>
        {`price ${price}, ${toAct.length} to act`}
      </button>
      <PromptBar />
    </div>
  );
}

/** The fake room with that board. */
export const choosingRoom: GameRoom = { ...fakeRoom, Board: ChoosingBoard };
