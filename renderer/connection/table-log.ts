import type { PlayedForViewer, Rewind, TableMessage } from '../../shared/protocol/messages.ts';

/** A match's log, as far as one viewer may know it. */
export interface TableLog {
  /** The moves of the match, without undone ones. */
  readonly moves: readonly PlayedForViewer[];
  /** Every rewind beyond undo, oldest first. */
  readonly rewinds: readonly Rewind[];
}

/** A page's log of its table, with its viewer and the last message's moment. */
export interface KnownLog extends TableLog {
  readonly table: string;
  readonly viewer: TableMessage['viewer'];
  readonly moment: number;
}

/**
 * The effect of a table message on the known log.
 * `news`: the new log; `old`: an outdated message; `gap`: the message continues from one that the page missed.
 */
export type Heard = { readonly kind: 'news'; readonly known: KnownLog } | { readonly kind: 'old' | 'gap' };

/**
 * The log after a message of the host.
 * Events differ between viewers, so a message for another viewer must bring its whole log.
 */
export function hearTable(before: KnownLog | null, message: TableMessage): Heard {
  const { table, viewer, moment, log } = message;
  const known = before?.table === table ? before : null;
  if (known !== null && (moment < known.moment || (moment === known.moment && log.after !== null))) {
    return { kind: 'old' };
  }
  if (log.after === null) {
    const { from, moves, rewinds = [] } = log;
    return from === 0 ? { kind: 'news', known: { table, viewer, moment, moves, rewinds } } : { kind: 'gap' };
  }
  const goesOn = known?.moment === log.after && known.viewer === viewer && log.from <= known.moves.length;
  if (!goesOn) return { kind: 'gap' };
  const moves = [...known.moves.slice(0, log.from), ...log.moves];
  const rewinds = log.rewinds === undefined ? known.rewinds : [...known.rewinds, ...log.rewinds];
  return { kind: 'news', known: { table, viewer, moment, moves, rewinds } };
}
