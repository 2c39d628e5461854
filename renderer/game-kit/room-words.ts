import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import type { Translate } from '../words/translate.ts';

/** What a text of the catalogues may hold besides its words. */
export type Facts = NonNullable<Parameters<Translate>[1]>;

/** Words for those who sit at the table. */
export interface SeatWords {
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
  /** Parts of a sentence that all count: "fish, meat and flowers". */
  list(parts: readonly string[]): string;
}

/** What every room says, whatever its game. */
export interface RoomWords extends SeatWords {
  /** A text of the board's catalogue. */
  say(key: string, facts?: Facts): string;
  /** A text of the counter's catalogue: questions, choices, reasons, tags. */
  counter(key: string, facts?: Facts): string;
  /** A text of the catalogue of the till roll, the ledger and the story. */
  roll(key: string, facts?: Facts): string;
}

/** The names of a room's catalogues, by what is read from them. */
interface Catalogues {
  readonly board: string;
  readonly counter: string;
  readonly roll: string;
  /** The one that calls a seat by its number where nobody sits: `seat`. */
  readonly names: string;
}

/** Words for the seats in a language; `unnamed` calls a seat where nobody sits by its number, counted from 1. */
export function seatWords(
  seats: readonly SeatSettings[],
  language: string,
  unnamed: (number: number) => string,
): SeatWords {
  // made once: a board asks for a great many lists
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  const list: SeatWords['list'] = (parts) => format.format(parts);
  const name: SeatWords['name'] = (seat) => seats[seat]?.name ?? unnamed(seat + 1);
  return { list, name, names: (all) => list(all.map(name)) };
}

/** What every room says, of a translator that knows its catalogues by `namespace:key`. */
export function roomWords(
  translate: Translate,
  seats: readonly SeatSettings[],
  language: string,
  { board, counter, roll, names }: Catalogues,
): RoomWords {
  return {
    say: (key, facts) => translate(`${board}:${key}`, facts),
    counter: (key, facts) => translate(`${counter}:${key}`, facts),
    roll: (key, facts) => translate(`${roll}:${key}`, facts),
    ...seatWords(seats, language, (number) => translate(`${names}:seat`, { number })),
  };
}

/** A room's words in the reader's language, made anew only with the language or the seats. `wordsFrom` must stay the same. */
export function useRoomWords<Words>(
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
