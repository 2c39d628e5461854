import type { TFunction } from 'i18next';
import type { TableSummary } from '../../shared/protocol/messages.ts';
import { gameUiOf } from '../games/game-uis.ts';
import { listedGame } from '../games/index.ts';
import { nameOf } from '../people/player-mark.ts';
import { listOfNames, translatorFor } from '../words/index.ts';

/** Whether this device can continue the match now. */
export function canGoOn(table: TableSummary): boolean {
  return table.status === 'running' && listedGame(table.game) !== undefined;
}

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago a moment was, in words: "5 minutes ago". Both times in milliseconds since 1970. */
export function longAgo(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const step = steps.find(([, length]) => seconds >= length);
  return step ? words.format(-Math.floor(seconds / step[1]), step[0]) : words.format(0, 'minute');
}

/** The players of a saved match in a few words, with bots marked. */
export function playersOf({ seats, bots }: TableSummary, t: TFunction<'shell'>): string {
  return listOfNames(
    seats.map(({ name }, seat) => ((bots[seat] ?? null) === null ? name : t('bots:listed', { name }))),
  );
}

/** A saved match's status and awaited players, in a few words each; empty if unreadable. */
export function standing(table: TableSummary, t: TFunction<'shell'>): { where: string; who: string } {
  const ui = gameUiOf(table.game);
  if (table.status !== 'running' || table.view === null || table.view === undefined || !ui) {
    return { where: '', who: '' };
  }
  const names = table.toAct.map((seat) => nameOf(table.seats, seat));
  return {
    where: ui.statusLine(table.view, translatorFor(table.game), { seats: table.seats, asked: null }),
    who: names.length === 0 ? '' : t('table.waiting', { count: names.length, names: listOfNames(names) }),
  };
}

/** The winners and scores of a finished saved match, in a few words; empty if it is running or unreadable. */
export function resultOf({ game, view, seats, outcome }: TableSummary, t: TFunction<'shell'>): string {
  if (outcome === null) return '';
  const { places, scores, alone } = outcome;
  const inOrder = seats.map((_, seat) => seat).toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  if (alone !== undefined) return gameUiOf(game)?.aloneResult?.(view, outcome, translatorFor(game), seats) ?? '';
  const winners = inOrder.filter((seat) => places[seat] === 1);
  return t('shelf.won', {
    count: winners.length,
    names: listOfNames(winners.map((seat) => nameOf(seats, seat))),
    scores: inOrder.map((seat) => scores[seat]).join(' · '),
  });
}
