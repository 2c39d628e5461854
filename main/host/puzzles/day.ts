/** A local calendar day, such as `2026-11-26`. */
export type Day = string;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The local day at a time in milliseconds since 1970. */
export function dayAt(now: number): Day {
  const date = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Consecutive number of a day, independent of daylight saving time. */
export function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
}
