/** Time after midnight that still belongs to the evening before, in milliseconds. */
const shortNight = 5 * 60 * 60_000;

/** The day of the evening of a moment, in the host's time zone: equal for moments of one evening. */
export function eveningOf(moment: number): string {
  return new Date(moment - shortNight).toDateString();
}
