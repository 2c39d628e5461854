import type { PlayedForViewer, Rewind, TableMessage } from '../../shared/protocol/messages.ts';

/** What a match's log holds, as one viewer may know it. */
export interface TableLog {
  /** The moves that stand. */
  readonly moves: readonly PlayedForViewer[];
  /** Every time the match went back beyond the reach of undo, oldest first. */
  readonly rewinds: readonly Rewind[];
}

/** What a page knows of its table's log: whose eyes saw it, and the moment of the message that told the last of it. */
export interface KnownLog extends TableLog {
  readonly table: string;
  readonly viewer: TableMessage['viewer'];
  readonly moment: number;
}

/**
 * What a table message does to the log a page knows. `news`: this is known now; `old`: it was told before, and
 * something newer too; `gap`: it goes on from something this page was never told.
 */
export type Heard = { readonly kind: 'news'; readonly known: KnownLog } | { readonly kind: 'old' | 'gap' };

/**
 * The log after a message of the host. Events differ from viewer to viewer, so nothing of another viewer's log is ever
 * kept: such a message must bring its log whole.
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
