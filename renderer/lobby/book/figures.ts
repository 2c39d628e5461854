import type { TFunction } from 'i18next';
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

/** A time in milliseconds in minutes, or hours and minutes. */
export function lengthOf(milliseconds: number, t: TFunction<'book'>): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  return minutes < 90
    ? t('minutes', { count: minutes })
    : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
