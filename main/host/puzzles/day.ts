/** A day as it is written, `2026-11-26`, of the clock on the wall. */
export type Day = string;

const millisecondsOfDay = 24 * 60 * 60 * 1000;

/** The day it is at a moment, in milliseconds since 1970, where this device stands. */
export function dayAt(now: number): Day {
  const date = new Date(now);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Counts the days, whatever their hours: the day after has the next number. */
export function numberOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / millisecondsOfDay;
}
