import type { TableMessage } from '../../shared/protocol/messages.ts';
import type { Asking } from './commands/asking.ts';
import type { Rooms } from './game-facts.ts';
import { type MissedMove, MOST, missedSteps } from './playback.ts';
import { playbackLaid } from './slices/table-slice.ts';

/** The viewer's view after the first `position` moves; undefined if the host does not send it. */
async function viewAt({ askAt }: Asking, position: number, viewer: TableMessage['viewer']): Promise<unknown> {
  const answer = await askAt({ type: 'look-back', position, viewer });
  return answer?.outcome === 'done' && answer.said.type === 'moment' ? answer.said.view : undefined;
}

/**
 * Plays back what the active player has missed, on the table of each step.
 * Shows nothing if the host does not send a view, or if another viewer has the screen by then.
 */
export async function showMissed(asking: Asking, gameUiOf: Rooms['gameUiOf']): Promise<void> {
  const { store } = asking;
  const { live, recap, moves } = store.getState().table;
  const ui = live === null ? undefined : gameUiOf(live.game);
  if (live === null || recap === null || ui === undefined) return;
  const { table, viewer, seats, version } = live;
  const worth = [...moves.keys()]
    .slice(recap.from, recap.to)
    .filter((move) => moves[move]?.events.some((event) => ui.isReveal(event) || ui.isNews(event, seats)));
  const missed: MissedMove[] = [];
  for (const move of worth.slice(-MOST)) {
    const turned = (moves[move]?.events.findLastIndex((event) => ui.isReveal(event)) ?? -1) + 1;
    const before = turned === 0 ? null : await viewAt(asking, move, viewer);
    const after = await viewAt(asking, move + 1, viewer);
    if (before === undefined || after === undefined) return;
    missed.push({ move, turned, before, after });
  }
  const now = store.getState().table.live;
  if (now?.table !== table || now.viewer !== viewer || now.version !== version) return;
  store.dispatch(playbackLaid(missedSteps(missed, moves, now)));
}
