import type { PlayedForViewer, TableMessage } from '../../shared/protocol/messages.ts';

/** What a page knows of its table's log: whose eyes saw it, and the moment of the message that told the last of it. */
export interface KnownLog {
  readonly table: string;
  readonly viewer: TableMessage['viewer'];
  readonly moment: number;
  /** The moves that stand, as the viewer may know them. */
  readonly moves: readonly PlayedForViewer[];
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
    return log.from === 0 ? { kind: 'news', known: { table, viewer, moment, moves: log.moves } } : { kind: 'gap' };
  }
  const goesOn = known?.moment === log.after && known.viewer === viewer && log.from <= known.moves.length;
  if (!goesOn) return { kind: 'gap' };
  return { kind: 'news', known: { table, viewer, moment, moves: [...known.moves.slice(0, log.from), ...log.moves] } };
}
