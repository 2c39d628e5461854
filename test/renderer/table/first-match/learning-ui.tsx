import { TableCounter } from '../../../../renderer/game-kit/index.ts';
import type { BoardProps, GameUi } from '../../../../renderer/table/board/game-ui.ts';
import { prompt, useBoardTable } from '../../../../renderer/table/index.ts';
import type { AnyMove } from '../../../../shared/engine/index.ts';
import { fakeUi } from '../fake-ui.tsx';

const emptyChoice = { picked: 0 };

/** A counter with a button for each move by type, empty without a question; and a piece that can be picked. */
function LearningBoard(props: BoardProps) {
  const [table] = useBoardTable(
    { ...props, view: { question: null } },
    {
      words: null,
      key: 'one question',
      emptyChoice: emptyChoice,
      least: { row: 0, shared: 0 },
    },
  );
  const { moves, tools, pending, change } = table;
  return (
    <div>
      <header>{tools}</header>
      <button type="button" onClick={() => change({ picked: pending.picked + 1 })}>
        Pick another
      </button>
      <TableCounter
        table={table}
        emptyChoice={emptyChoice}
        prompt={prompt<AnyMove, typeof emptyChoice>({
          title: 'Which one?',
          rule: 'auction',
          actions: moves.map((move) => ({ key: move.type, label: move.type, moves: [move] })),
        })}
      />
    </div>
  );
}

export const learningRoom: GameUi = {
  ...fakeUi,
  blunderWarning: ([first], { seat, seats }) =>
    first?.type === 'lend' ? `${seats[seat]?.name} lends a crate away.` : null,
  Board: LearningBoard,
};
