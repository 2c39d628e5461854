import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../shared/engine/index.ts';
import type { SeatSettings } from '../../shared/protocol/messages.ts';
import { useYou } from '../table/index.ts';
import { listFormat } from '../words/list-format.ts';
import { keepingTexts, type Translate } from '../words/translate.ts';

/** The interpolation values of a catalogue text. */
export type Facts = NonNullable<Parameters<Translate>[1]>;

/** Texts for the players at the table. */
export interface SeatWords {
  name(seat: Seat): string;
  /** The seat whose player is alone at the screen: texts call it *you*. */
  readonly you: Seat | null;
  /**
   * A player as a value of a text. For the player alone at the screen it selects the variant that says *you*: the key
   * with `_you`, or with `_you-asker` for another value than `name`.
   */
  player(seat: Seat, value?: string): Facts;
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

/** The names of a game's catalogues, by use, and who is called *you*. */
interface Catalogues {
  readonly board: string;
  readonly counter: string;
  readonly log: string;
  /** The catalogue with the name of an unnamed seat: `seat`. */
  readonly names: string;
  readonly you?: Seat | null | undefined;
}

/**
 * The texts for the seats in a language. `unnamed` names a seat without a player, by its number from 1; `you` is the
 * seat whose player is alone at the screen.
 */
export function seatWords(
  seats: readonly SeatSettings[],
  language: string,
  unnamed: (number: number) => string,
  you: Seat | null = null,
): SeatWords {
  // created once: a board formats many lists
  const format = listFormat(language);
  const list: SeatWords['list'] = (parts) => format.format(parts);
  const name: SeatWords['name'] = (seat) => seats[seat]?.name ?? unnamed(seat + 1);
  const player: SeatWords['player'] = (seat, value = 'name') => ({
    [value]: name(seat),
    ...(seat === you && { context: value === 'name' ? 'you' : `you-${value}` }),
  });
  return { list, name, player, you, names: (all) => list(all.map(name)) };
}

/** The texts of a game's UI, from a translator of `namespace:key`. */
export function gameWords(
  translate: Translate,
  seats: readonly SeatSettings[],
  language: string,
  { board, counter, log, names, you }: Catalogues,
): GameWords {
  return {
    say: (key, facts) => translate(`${board}:${key}`, facts),
    counter: (key, facts) => translate(`${counter}:${key}`, facts),
    log: (key, facts) => translate(`${log}:${key}`, facts),
    ...seatWords(seats, language, (number) => translate(`${names}:seat`, { number }), you),
  };
}

/** Makes a game's texts for the seats, from a translator of `namespace:key`. `you` is the seat called *you*. */
export type WordsFrom<Words> = (
  translate: Translate,
  seats: readonly SeatSettings[],
  language: string,
  you?: Seat | null,
) => Words;

/**
 * Makes the hook that returns a game's texts in the reader's language, memoized by language and seats. The player at
 * the screen is *you*, or the one that `you` gives.
 */
export function wordsHook<Words>(
  namespaces: readonly string[],
  wordsFrom: WordsFrom<Words>,
): (seats: readonly SeatSettings[], you?: Seat) => Words {
  return function useWords(seats, you) {
    const { t, i18n } = useTranslation([...namespaces]);
    const { language } = i18n;
    const atScreen = useYou();
    const called = you ?? atScreen;
    return useMemo(() => {
      const translate: Translate = (key, facts) => (facts === undefined ? t(key) : t(key, { ...facts }));
      return wordsFrom(keepingTexts(translate, language), seats, language, called);
    }, [t, seats, language, called]);
  };
}
