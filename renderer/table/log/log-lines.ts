import { type AnyEvent, seatAt } from '../../../shared/engine/index.ts';
import type { PlayedForViewer, SeatSettings } from '../../../shared/protocol/messages.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import type { Translate } from '../../words/translate.ts';
import type { GameUi, LogLine } from '../board/game-ui.ts';
import type { PlacedRewind } from '../rewind/rewinds.ts';

/** A log line with a stable id. */
export interface PrintedLine extends LogLine {
  readonly id: string;
  /** How many times in a row it happened: four crates sold alike are one line. */
  readonly times: number;
  /** For a bot's own choice: the number of choices before it. */
  readonly chosenAt?: number;
  /** The number of choices after which the line is true; absent if no choice caused it. */
  readonly after?: number;
}

/** A section of the log: a heading and the lines below it. */
export interface Stretch {
  readonly id: string;
  /** Null before the first heading. */
  readonly heading: string | null;
  readonly lines: readonly PrintedLine[];
}

export interface Printer {
  readonly ui: GameUi;
  readonly seats: readonly SeatSettings[];
  readonly options: Readonly<Record<string, string>>;
  /** Whether the log starts with the set-up. */
  readonly fromSetup: boolean;
  readonly translate: Translate;
  readonly language: string;
}

/** Consecutive events that share a line, with the first one's place in the match. */
interface EventGroup {
  readonly id: string;
  readonly events: AnyEvent[];
  /** The choice that caused them, and the number of choices before it. */
  readonly move: PlayedForViewer;
  readonly position: number;
}

interface Printed {
  readonly language: string;
  readonly line: LogLine | null;
}

/** Caches lines by first and last event, so that a new line does not reword old ones. */
const printed = new WeakMap<AnyEvent, WeakMap<AnyEvent, Printed>>();

/** The line of consecutive events; null if they need none, or do not belong together. */
function lineOf(events: readonly AnyEvent[], { ui, seats, translate, language }: Printer): LogLine | null {
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return null;
  const byLast = printed.get(first) ?? new WeakMap<AnyEvent, Printed>();
  const known = byLast.get(last);
  if (known?.language === language) return known.line;
  const line =
    first === last ? ui.logLine(first, seats, translate) : (ui.lineOfSeveral?.(events, seats, translate) ?? null);
  printed.set(first, byLast.set(last, { language, line }));
  return line;
}

/** The line that explains why a bot's choice was not its own. */
function slipLine({ seat, slip }: PlayedForViewer, { translate: t }: Printer): LogLine | null {
  return slip === undefined ? null : { seat: seatAt(seat), text: t(`bots:slip.${slip}`) };
}

/** Groups the events of moves by line. */
function groupedByLine(moves: readonly PlayedForViewer[], printer: Printer, first: number): readonly EventGroup[] {
  const all: EventGroup[] = [];
  moves.forEach((move, index) => {
    move.events.forEach((event, number) => {
      const before = all.at(-1);
      const together = before !== undefined && lineOf([...before.events, event], printer) !== null;
      if (together) before.events.push(event);
      else all.push({ id: `${first + index}.${number}`, events: [event], move, position: first + index });
    });
    // a slip has no events: it means that the choice at first glance stands
    if (move.slip !== undefined) all.push({ id: `${first + index}.slip`, events: [], move, position: first + index });
  });
  return all;
}

/** The line about a rewind: how far it went back, and who agreed. */
function rewindLine({ rewind }: PlacedRewind, { seats, translate: t }: Printer): LogLine {
  const { seat, back, agreed, aloud } = rewind;
  const names = (those: readonly number[]) => listOfNames(those.map((each) => nameOf(seats, each)));
  const said = [
    back === 1 ? t('rewind:line') : t('rewind:lineSince', { count: back - 1 }),
    agreed.length > 0 && t('rewind:agreed', { names: names(agreed) }),
    aloud.length > 0 && t('rewind:aloud', { names: names(aloud) }),
  ];
  return { seat: seatAt(seat), text: said.filter(Boolean).join(' ') };
}

/** The lines of some moves and of the rewinds between them. `first`: the first move's index in the match. */
export function linesOf(
  moves: readonly PlayedForViewer[],
  printer: Printer,
  first = 0,
  rewinds: readonly PlacedRewind[] = [],
): readonly PrintedLine[] {
  const lines: PrintedLine[] = [];
  if (first === 0 && moves.length > 0 && printer.fromSetup) {
    const text = printer.ui.opening(printer.options, printer.translate, printer.seats.length);
    lines.push({ id: 'opening', seat: null, text, heading: true, times: 1 });
  }
  let from = first;
  for (const rewind of rewinds) {
    const { place, index } = rewind;
    if (place < first || place > first + moves.length) continue;
    printMoves(lines, moves.slice(from - first, place - first), printer, from);
    print(lines, { ...rewindLine(rewind, printer), id: `rewind.${index}`, times: 1 });
    from = place;
  }
  printMoves(lines, moves.slice(from - first), printer, from);
  return lines;
}

function printMoves(lines: PrintedLine[], moves: readonly PlayedForViewer[], printer: Printer, first: number): void {
  for (const { id, events, move, position } of groupedByLine(moves, printer, first)) {
    const line = events.length > 0 ? lineOf(events, printer) : slipLine(move, printer);
    if (line === null) continue;
    const chosen = move.bot !== undefined && line.seat === move.seat && events.length > 0 && { chosenAt: position };
    print(lines, { ...line, ...chosen, id, times: 1, after: position + 1 });
  }
}

/** Appends a line, or counts it if it repeats the last one. */
function print(lines: PrintedLine[], line: PrintedLine): void {
  const last = lines.at(-1);
  if (last !== undefined && saysTheSame(last, line))
    lines[lines.length - 1] = { ...last, ...latest(line), times: last.times + 1 };
  else lines.push(line);
}

/** The place of a repeated line: its last one. */
function latest({ after }: PrintedLine): Pick<PrintedLine, 'after'> {
  return after === undefined ? {} : { after };
}

/** Whether both lines are the same action of the same player, with the same breakdown. */
function saysTheSame(one: LogLine, other: LogLine): boolean {
  return (
    one.heading === undefined &&
    one.seat !== null &&
    one.seat === other.seat &&
    one.text === other.text &&
    one.sum === other.sum &&
    JSON.stringify(one.breakdown) === JSON.stringify(other.breakdown)
  );
}

/** Groups lines by their headings. */
export function stretchesOf(lines: readonly PrintedLine[]): readonly Stretch[] {
  const stretches: { id: string; heading: string | null; lines: PrintedLine[] }[] = [];
  for (const line of lines) {
    const last = stretches.at(-1);
    if (line.heading) stretches.push({ id: line.id, heading: line.text, lines: [] });
    else if (last) last.lines.push(line);
    else stretches.push({ id: line.id, heading: null, lines: [line] });
  }
  return stretches;
}
