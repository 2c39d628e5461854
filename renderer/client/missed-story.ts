import type { TableMessage } from '../../shared/protocol/messages.ts';
import type { Asking } from './commands/asking.ts';
import type { Rooms } from './game-facts.ts';
import { storyLaid } from './slices/table-slice.ts';
import { type MissedMove, MOST, missedBeats } from './story.ts';

/** The table after so many moves, as these eyes may see it; undefined where the host does not tell. */
async function viewAt({ askAt }: Asking, position: number, viewer: TableMessage['viewer']): Promise<unknown> {
  const answer = await askAt({ type: 'look-back', position, viewer });
  return answer?.outcome === 'done' && answer.said.type === 'moment' ? answer.said.view : undefined;
}

/**
 * Tells the person before the screen what they have missed, on the table as it stood each time and as far as they may know
 * it. Nothing is told where the host does not say how it stood, or where somebody else is before the screen by then.
 */
export async function tellMissed(asking: Asking, roomOf: Rooms['roomOf']): Promise<void> {
  const { store } = asking;
  const { live, recap, moves } = store.getState().table;
  const room = live === null ? undefined : roomOf(live.game);
  if (live === null || recap === null || room === undefined) return;
  const { table, viewer, seats, version } = live;
  const worth = [...moves.keys()]
    .slice(recap.from, recap.to)
    .filter((move) => moves[move]?.events.some((event) => room.isReveal(event) || room.isNews(event, seats)));
  const missed: MissedMove[] = [];
  for (const move of worth.slice(-MOST)) {
    const turned = (moves[move]?.events.findLastIndex((event) => room.isReveal(event)) ?? -1) + 1;
    const before = turned === 0 ? null : await viewAt(asking, move, viewer);
    const after = await viewAt(asking, move + 1, viewer);
    if (before === undefined || after === undefined) return;
    missed.push({ move, turned, before, after });
  }
  const now = store.getState().table.live;
  if (now?.table !== table || now.viewer !== viewer || now.version !== version) return;
  store.dispatch(storyLaid(missedBeats(missed, moves, now)));
}
