import type { ChallengeId } from '../../../shared/games/mercado-de-lisboa/challenges.ts';
import {
  columnOf,
  type Entrance,
  type Good,
  goods,
  lineOf,
  marketSize,
  rowOf,
  type Space,
} from '../../../shared/games/mercado-de-lisboa/market.ts';
import { type CustomerId, customers, type Restaurant } from '../../../shared/games/mercado-de-lisboa/tiles.ts';
import { type GameWords, gameWords, type WordsFrom, wordsHook } from '../../game-kit/game-words.ts';
import { listFormat } from '../../words/list-format.ts';
import type { Translate } from '../../words/translate.ts';

/** The catalogues of this game's UI. */
export const namespaces = ['mercado-de-lisboa', 'mercado-counter', 'mercado-log', 'mercado-tiles', 'shell'] as const;

/** All texts of the board, counter and log, with their values filled in. */
export interface Words extends GameWords {
  /** "fish", "flowers". */
  good(good: Good): string;
  /** A choice of goods: "fish or meat". */
  anyOf(goods: readonly Good[]): string;
  /** "fish stand". */
  stand(good: Good): string;
  /** Tiles, counted by good: "2 fish tiles and a meat tile". */
  tiles(goods: readonly Good[]): string;
  /** The bare name, for labels: "Pub". */
  restaurant(restaurant: Restaurant): string;
  /** The name in a sentence: "the Pub". */
  theRestaurant(restaurant: Restaurant): string;
  /** A customer tile: "2 customers for fish or meat". */
  customers(tile: CustomerId): string;
  /** The position of a space: "row 2, column 3". */
  space(space: Space): string;
  /** An entrance: "left end of row 2". */
  entrance(entrance: Entrance): string;
  challenge(challenge: ChallengeId): string;
  /** An amount of coins in a sentence: "4 coins". */
  coins(coins: number): string;
  /** An amount of coins in a column or on a button: "$4", "−$4". */
  money(coins: number): string;
  /** A change of coins, always with a sign: "+4", "−2". */
  change(coins: number): string;
}

/** Creates the texts from a translator of `namespace:key`. */
export const wordsFrom: WordsFrom<Words> = (translate, seats, language, you) => {
  const common = gameWords(translate, seats, language, {
    board: 'mercado-de-lisboa',
    counter: 'mercado-counter',
    log: 'mercado-log',
    names: 'mercado-tiles',
    you,
  });
  const tiles: Translate = (key, facts) => translate(`mercado-tiles:${key}`, facts);
  // shared: each space and entrance of the market formats lists
  const any = listFormat(language, 'disjunction');
  const good: Words['good'] = (each) => tiles(`goods.${each}`);
  const anyOf: Words['anyOf'] = (wanted) => any.format(wanted.map(good));
  return {
    ...common,
    good,
    anyOf,
    stand: (each) => tiles(`stands.${each}`),
    tiles: (all) =>
      common.list(
        goods
          .filter((each) => all.includes(each))
          .map((each) => tiles(`tiles.${each}`, { count: all.filter((other) => other === each).length })),
      ),
    restaurant: (restaurant) => tiles(`restaurants.${restaurant}`),
    theRestaurant: (restaurant) => tiles(`the-restaurants.${restaurant}`),
    customers: (tile) => {
      const { level, wants } = customers(tile);
      return tiles('customers', { count: level, goods: any.format(wants.map((each) => tiles(`wanted.${each}`))) });
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
};

/** The texts in the current language. Only `you`, if given, sees them. */
export const useWords = wordsHook(namespaces, wordsFrom);
