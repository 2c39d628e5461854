import type { GameRoom } from '../../../../renderer/table/board/game-room.ts';
import { PlanCounter, plan } from '../../../../renderer/table/index.ts';
import type { AnyMove } from '../../../../shared/engine/index.ts';
import { fakeRoom } from '../fake-room.tsx';

/** A room whose counter offers each move by its type, and nothing where nobody is asked. */
export const learningRoom: GameRoom = {
  ...fakeRoom,
  whisper: ([first], { seat, seats }) => (first?.type === 'lend' ? `${seats[seat]?.name} lends a crate away.` : null),
  Board: ({ legal, play, tools }) => (
    <div>
      <header>{tools}</header>
      <PlanCounter
        plan={plan<AnyMove>({
          asks: 'Which one?',
          rule: 'auction',
          actions: legal.map((move) => ({ key: move.type, label: move.type, moves: [move] })),
        })}
        play={play}
        putBack={() => {}}
      />
    </div>
  ),
};
