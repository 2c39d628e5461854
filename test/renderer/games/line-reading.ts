import type { LogLine } from '../../../renderer/table/board/game-ui.ts';

/** Matches a text with a missing part. */
export const broken = /\{\{|undefined|NaN|\[object| {2}|^\s/;

export function textsOf({ text, sum, breakdown, rule }: LogLine): readonly string[] {
  return [text, sum ?? '', rule?.label ?? '', ...(breakdown ?? []).flatMap((row) => [row.label, row.amount])];
}

/** A figure of a line: "−$4", "= +2", "× 3". Throws TypeError if there is none. */
export function figure(text: string | undefined): number {
  const [digits] = /\d+/.exec(text ?? '') ?? [];
  if (digits === undefined) throw new TypeError(`no figure in "${text}"`);
  return Number(digits) * (text?.includes('−') ? -1 : 1);
}

/** The figures of a breakdown, the total last. */
export function amounts(rows: LogLine['breakdown']): readonly number[] {
  return (rows ?? []).map(({ amount }) => figure(amount));
}

export function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0);
}

/** Events that share a line, and how it reads. */
export interface EventLine<Event> {
  readonly events: readonly Event[];
  readonly line: LogLine | null;
}

/** The lines of a match, grouped as in the log: `lineOf` a single event, or `lineOfSeveral` in a row. */
export function linesOf<Event>(
  events: readonly Event[],
  lineOf: (event: Event) => LogLine | null,
  lineOfSeveral: (events: readonly Event[]) => LogLine | null,
): readonly EventLine<Event>[] {
  const groups: (readonly [Event, ...Event[]])[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last !== undefined && lineOfSeveral([...last, event]) !== null) groups.splice(-1, 1, [...last, event]);
    else groups.push([event]);
  }
  return groups.map((group) => ({ events: group, line: group.length === 1 ? lineOf(group[0]) : lineOfSeveral(group) }));
}
