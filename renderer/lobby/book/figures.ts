import { localeOf } from '../../words/list-format.ts';

/** A share from 0 to 1 in per cent, as the language writes it. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** A figure with at most one decimal, as the language writes it. */
export function figure(value: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 }).format(value);
}

/** The day of a moment in milliseconds since 1970, as the language writes it. */
export function dayOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' }).format(moment);
}
