import type { GameUi } from '../../../renderer/table/board/game-ui.ts';
import { PromptBar } from '../../../renderer/table/index.ts';

/** A game UI that shows everything it receives: what a test finds on the page was passed to a board. */
export const fakeUi: GameUi = {
  id: 'brick-and-mortar',
  front: 'brick',
  glossary: {},
  Board: ({ view, legal, play, tools, log }) => (
    <div>
      <header>{tools}</header>
      <p data-testid="view">{JSON.stringify(view)}</p>
      {legal.map((move) => (
        <button key={JSON.stringify(move)} type="button" onClick={() => play(move)}>
          {JSON.stringify(move)}
        </button>
      ))}
      {log}
      <PromptBar />
    </div>
  ),
  Ledger: ({ outcome, actions }) => (
    <div>
      <p>scores {outcome.scores.join()}</p>
      {actions}
    </div>
  ),
  Reveal: ({ events }) => <p data-testid="reveal">{events.map((event) => event.type).join()}</p>,
  Private: ({ seat, view }) => <p data-testid="private">{`${seat}: ${JSON.stringify(view)}`}</p>,
  opening: () => 'before the first move',
  statusLine: () => 'May, Supply',
  logLine: (event) => ({ seat: null, text: event.type, ...(event.type === 'tidied' && { housekeeping: true }) }),
  describeChoice: (moves) => moves.map(({ type }) => type).join(),
  blunderWarning: () => null,
  isReveal: (event) => event.type === 'turned-over',
};
