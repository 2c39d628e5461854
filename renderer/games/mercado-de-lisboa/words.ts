import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import {
  columnOf,
  type Entrance,
  type Good,
  lineOf,
  marketSize,
  rowOf,
  type Space,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import { type CustomerId, customers, type Restaurant } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { type RoomWords, roomWords, useRoomWords } from '../../game-kit/room-words.ts';
import type { Translate } from '../../words/translate.ts';

/** The catalogues this room reads: the board's, the counter's, the roll's, and the names of tiles and places. */
export const namespaces = ['mercado-de-lisboa', 'mercado-counter', 'mercado-roll', 'mercado-tiles', 'shell'] as const;

/** The room's words, filled in: everything a line of the board, of the counter or of the log is made of. */
export interface Words extends RoomWords {
  /** "fish", "flowers". */
  good(good: Good): string;
  /** Goods of which any will do: "fish or meat". */
  anyOf(goods: readonly Good[]): string;
  /** "fish stand". */
  stand(good: Good): string;
  restaurant(restaurant: Restaurant): string;
  /** A customer tile: "2 customers for fish or meat". */
  customers(tile: CustomerId): string;
  /** Where a space lies: "row 2, column 3". */
  space(space: Space): string;
  /** An entrance: "left end of row 2". */
  entrance(entrance: Entrance): string;
  challenge(challenge: ChallengeId): string;
  /** So many coins in a sentence: "4 coins". */
  coins(coins: number): string;
  /** So many coins in a column or on a button: "$4", "−$4". */
  money(coins: number): string;
  /** What is gained or lost, always with its sign: "+4", "−2". */
  change(coins: number): string;
}

/** Makes the room's words of a translator that knows all its catalogues by `namespace:key`. */
export function wordsFrom(translate: Translate, seats: readonly SeatSettings[], language: string): Words {
  const room = roomWords(translate, seats, language, {
    board: 'mercado-de-lisboa',
    counter: 'mercado-counter',
    roll: 'mercado-roll',
    names: 'mercado-tiles',
  });
  const tiles: Translate = (key, facts) => translate(`mercado-tiles:${key}`, facts);
  // made once: every space and entrance of the market has a list or two in its words
  const any = new Intl.ListFormat(language, { type: 'disjunction' });
  const good: Words['good'] = (each) => tiles(`goods.${each}`);
  const anyOf: Words['anyOf'] = (goods) => any.format(goods.map(good));
  return {
    ...room,
    good,
    anyOf,
    stand: (each) => tiles(`stands.${each}`),
    restaurant: (restaurant) => tiles(`restaurants.${restaurant}`),
    customers: (tile) => {
      const { level, wants } = customers(tile);
      return tiles('customers', { count: level, goods: any.format(wants.map((good) => tiles(`wanted.${good}`))) });
    },
    space: (space) => tiles('space', { row: rowOf(space) + 1, column: columnOf(space) - marketSize + 1 }),
    entrance: (entrance) => {
      const line = lineOf(entrance);
      return tiles(`entrances.${entrance.slice(0, 1)}`, { number: (line % marketSize) + 1 });
    },
    challenge: (challenge) => translate(`shell:options.mercado-de-lisboa.challenge.values.${challenge}`),
    coins: (coins) => tiles('coins', { count: coins }),
    money: (coins) => tiles(coins < 0 ? 'money.debit' : 'money.plain', { amount: Math.abs(coins) }),
    change: (coins) => tiles(coins < 0 ? 'change.less' : 'change.more', { amount: Math.abs(coins) }),
  };
}

/** The room's words in the reader's language. */
export function useWords(seats: readonly SeatSettings[]): Words {
  return useRoomWords(namespaces, wordsFrom, seats);
}
