import type { SeatSettings } from '../../shared/protocol/messages.ts';

/** Four people for tables of hosts, in the order of their seats. */
export const adaAndOthers = [
  { name: 'Ada', colour: 'navy' },
  { name: 'Ben', colour: 'teal' },
  { name: 'Cleo', colour: 'violet' },
  { name: 'Dov', colour: 'orange' },
] as const satisfies readonly SeatSettings[];

export const adaAndBen = adaAndOthers.slice(0, 2);

/** Four people for tables of the page. */
export const anaAndOthers: readonly SeatSettings[] = [
  { name: 'Ana', colour: 'teal' },
  { name: 'Bruno', colour: 'navy' },
  { name: 'Chidi', colour: 'orange' },
  { name: 'Dalia', colour: 'violet' },
];
