import type { Asking } from './asking.ts';
import type { PuzzleCommands } from './commands.ts';

export function puzzleCommandsOf({ ask, askAt, shown, session }: Asking): PuzzleCommands {
  return {
    async look() {
      const answer = await ask({ type: 'look-in-window' });
      return answer.outcome === 'done' && answer.said.type === 'shop-window' ? answer.said : null;
    },
    async begin({ game, puzzle }, name) {
      const beginning = session().create({ type: 'begin-puzzle', game, puzzle, name });
      return (await shown(beginning)).outcome === 'done';
    },
    showAnswer: () => void askAt({ type: 'show-answer' }),
  };
}
