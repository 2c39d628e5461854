import { type Details, playerAt } from '../../../engine/index.ts';
import type { MercadoTypes } from '../index.ts';
import { goods, lineCount } from '../market.ts';
import type { MercadoState } from '../state.ts';
import { customerTiles } from '../tiles.ts';
import { figuresOf, MarketFigures, placesOfLine } from './market.ts';
import type { weights } from './weights.ts';

type Feature = keyof typeof weights;

const market = new MarketFigures();

const levels = Array.from({ length: Math.max(...customerTiles.map(({ level }) => level)) }, (_, index) => index + 1);
/** This many of the best customers in the display are figures of their own. */
const best = 3;

/** The best net income from each customer tile of the display, highest first: its own minus the others' average. */
function incomes({ customers, seatCount }: MercadoState): readonly number[] {
  const others = 1 / Math.max(1, seatCount - 1);
  const gains: number[] = [];
  for (const tiles of customers) {
    for (const tile of tiles) {
      const { level, first, second, bits } = figuresOf(tile);
      let most = 0;
      for (let line = 0; line < lineCount; line++) {
        if ((market.empty[line] ?? 0) === 0 || ((market.ownGoods[line] ?? 0) & bits) === 0) continue;
        if ((market.stands[line] ?? 0) < level) continue;
        const place = line * placesOfLine;
        const own = (market.own[place + first] ?? 0) + (market.own[place + second] ?? 0);
        const all = (market.all[place + first] ?? 0) + (market.all[place + second] ?? 0);
        most = Math.max(most, level * (own - (all - own) * others));
      }
      gains.push(most);
    }
  }
  return gains.sort((one, other) => other - one);
}

/** What the seat's stands would be paid by a customer of each level at every empty entrance that admits it. */
function payByLevel(): readonly number[] {
  return levels.map((level) => {
    let pay = 0;
    for (let line = 0; line < lineCount; line++) {
      if ((market.stands[line] ?? 0) < level) continue;
      let ofLine = 0;
      for (let good = 0; good < goods.length; good++) ofLine += market.own[line * placesOfLine + good] ?? 0;
      pay += (market.empty[line] ?? 0) * ofLine;
    }
    return pay;
  });
}

/** What the network of Mercado de Lisboa sees besides the guide's features. */
export const mercadoDetails: Details<MercadoTypes> = {
  names: [
    'money',
    'wooden stands',
    'closed restaurants',
    'coins in a row',
    'spaces left',
    'entrances left',
    'last round',
    ...Array.from({ length: best }, (_, at) => `customers ${at + 1}`),
    ...levels.map((level) => `pay at level ${level}`),
    ...goods.map((good) => `tiles of ${good}`),
    ...goods.map((good) => `stands of ${good}`),
  ],
  features: [
    'coins',
    'standNow',
    'restaurants',
    'turns',
    'turns',
    'turns',
    'turns',
    ...Array.from({ length: best }, (): Feature => 'customersNow'),
    ...levels.map((): Feature => 'customersToCome'),
    ...goods.map((): Feature => 'standNow'),
    ...goods.map((): Feature => 'customersToCome'),
  ],
  measure(state, seat) {
    market.read(state, seat);
    const { money, woodenStands, restaurants, tiles } = playerAt(state, seat);
    const gains = incomes(state);
    return [
      money,
      woodenStands,
      restaurants.length,
      state.coinsInRow,
      market.spacesLeft,
      market.entrancesLeft,
      state.lastRound === null ? 0 : 1,
      ...Array.from({ length: best }, (_, at) => gains[at] ?? 0),
      ...payByLevel(),
      ...goods.map((good) => tiles.filter((tile) => tile === good).length),
      ...goods.map((good) => state.stands.filter((stand) => stand?.seat === seat && stand.good === good).length),
    ];
  },
};
