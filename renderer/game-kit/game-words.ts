import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { listFormat } from '../words/list-format.ts';
import type { Translate } from '../words/translate.ts';

/** The interpolation values of a catalogue text. */
export type Facts = NonNullable<Parameters<Translate>[1]>;

/** Texts for the players at the table. */
export interface SeatWords {
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
  /** Joins parts of a sentence: "fish, meat and flowers". */
  list(parts: readonly string[]): string;
}

/** The texts of every game's UI. */
export interface GameWords extends SeatWords {
  /** A text of the board's catalogue. */
  say(key: string, facts?: Facts): string;
  /** A text of the counter's catalogue: questions, choices, reasons, tags. */
  counter(key: string, facts?: Facts): string;
  /** A text of the catalogue for the log, the ledger and the story. */
  log(key: string, facts?: Facts): string;
}

/** The names of a game's catalogues, by use. */
interface Catalogues {
  readonly board: string;
  readonly counter: string;
  readonly log: string;
  /** The catalogue with the name of an unnamed seat: `seat`. */
  readonly names: string;
}

/** The texts for the seats in a language. `unnamed` names a seat without a player, by its number from 1. */
export function seatWords(
  seats: readonly SeatSettings[],
  language: string,
  unnamed: (number: number) => string,
): SeatWords {
  // created once: a board formats many lists
  const format = listFormat(language);
  const list: SeatWords['list'] = (parts) => format.format(parts);
  const name: SeatWords['name'] = (seat) => seats[seat]?.name ?? unnamed(seat + 1);
  return { list, name, names: (all) => list(all.map(name)) };
}

/** The texts of a game's UI, from a translator of `namespace:key`. */
export function gameWords(
  translate: Translate,
  seats: readonly SeatSettings[],
  language: string,
  { board, counter, log, names }: Catalogues,
): GameWords {
  return {
    say: (key, facts) => translate(`${board}:${key}`, facts),
    counter: (key, facts) => translate(`${counter}:${key}`, facts),
    log: (key, facts) => translate(`${log}:${key}`, facts),
    ...seatWords(seats, language, (number) => translate(`${names}:seat`, { number })),
  };
}

/** A game's texts in the reader's language, memoized by language and seats. `wordsFrom` must be stable. */
export function useGameWords<Words>(
  namespaces: readonly string[],
  wordsFrom: (translate: Translate, seats: readonly SeatSettings[], language: string) => Words,
  seats: readonly SeatSettings[],
): Words {
  const { t, i18n } = useTranslation([...namespaces]);
  const { language } = i18n;
  return useMemo(
    () => wordsFrom((key, facts) => (facts === undefined ? t(key) : t(key, { ...facts })), seats, language),
    [t, wordsFrom, seats, language],
  );
}
