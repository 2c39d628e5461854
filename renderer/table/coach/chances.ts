import type { ComponentProps } from 'react';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { Coached } from '../../client/slices/coach-slice.ts';
import type { Chart } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { writtenChance } from '../bots/written-chance.ts';

/** Most intervals named on the axis. */
const mostStretches = 6;

/** The choices named on the axis, from 0: round numbers at even intervals. */
function namedChoices(choices: number): readonly number[] {
  for (let power = 1; ; power *= 10) {
    for (const step of [power, 2 * power, 5 * power]) {
      const stretches = Math.floor(choices / step);
      if (stretches <= mostStretches) return Array.from({ length: stretches + 1 }, (_, index) => index * step);
    }
  }
}

/** Fraction of a match's choices to average over on either side. Bots' estimates jump from choice to choice. */
const evenedOver = 1 / 80;

/** The moving average of the values. It narrows towards the ends, whose values stay unchanged. */
export function evened(values: readonly number[]): readonly number[] {
  const last = values.length - 1;
  const most = Math.floor(last * evenedOver);
  return values.map((_, at) => {
    const reach = Math.min(most, at, last - at);
    const near = values.slice(at - reach, at + reach + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

interface ChartWords {
  readonly caption: string;
  readonly columnHeading: string;
  /** The table's row heading after this many choices. */
  readonly after: (choices: number) => string;
  readonly language: string;
}

/** The props of the chart of all chances: in percent, with flags at the turning points. */
export function chartOfChances(
  { chances, moments }: Coached,
  seats: readonly SeatSettings[],
  { caption, columnHeading, after, language }: ChartWords,
): ComponentProps<typeof Chart> {
  return {
    caption,
    columnHeading,
    columns: chances.map((_, choices) => ({ name: after(choices), short: String(choices) })),
    lines: seats.map((_, seat) => ({
      mark: markOfPlayer(seats, seat),
      name: nameOf(seats, seat),
      values: evened(chances.map((each) => (each[seat] ?? 0) * 100)).map(Math.round),
    })),
    format: (percent) => writtenChance(percent / 100, language),
    named: namedChoices(Math.max(0, chances.length - 1)),
    flags: moments.map(({ position, seat }, index) => ({ column: position, line: seat, text: String(index + 1) })),
    upTo: 100,
    height: 400,
  };
}
