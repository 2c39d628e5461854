import { playerAt, type Seat } from '../../../engine/index.ts';
import { challenges } from '../challenges.ts';
import { columnOf, goods, lineCount, rowOf, spaceCount } from '../market.ts';
import type { MercadoState } from '../state.ts';
import { figuresOf, type MarketFigures, numberOf, placesOfLine } from './market.ts';
import type { Tempo } from './tempo.ts';

/**
 * Average payment of future customers at one end of a line to a plain stand. In coins, by the number of stands in the
 * line. More stands admit more customers; the chance that they want its good is about one half.
 */
const payOfEntrance: readonly number[] = [0.5, 0.62, 0.8, 0.92, 1, 1];

/** Players bring the customers that pay them most; others' customers go where they pay the others. */
const chosenByAnybody = 0.4;
const chosenByOwner = 1.2;

/** The chance that counted customers want a good, and the discount for a line that lacks stands. */
const wantedAlone = 0.35;
const notYet = 0.8;

/** The additional value of a stand on a grey restaurant, in coins. */
const greyWorth = 0.7;

/** A seat's opportunities in the current market; in coins, or in the challenge's count. */
export interface Prospects {
  /** The best net income from customers the seat can bring: its own minus the others' average. */
  readonly bring: number;
  /** The best net income from opening a stand, including expected customers. */
  readonly stand: number;
  /** Expected payments of future customers to its stands. */
  readonly toCome: number;
  /** Expected payments at once to several of its stands in a line, or to improved ones. */
  readonly together: number;
}

/** By line: the expected payment of future customers to a stand there. */
const hopes = new Float64Array(lineCount);

/** The best net income from customers the seat can bring: its own minus the others' average. */
function bringing(market: MarketFigures, state: MercadoState): number {
  const { seatCount, settled } = state;
  const countsCustomers = settled.challenge !== null && challenges[settled.challenge].counted.what === 'customers';
  const others = seatCount > 1 ? 1 / (seatCount - 1) : 0;
  let best = 0;
  for (const tiles of state.customers) {
    for (const tile of tiles) {
      const { level, first, second, bits } = figuresOf(tile);
      const worth = level * (market.worth[level] ?? 0);
      for (let line = 0; line < lineCount; line++) {
        if ((market.empty[line] ?? 0) === 0 || ((market.ownGoods[line] ?? 0) & bits) === 0) continue;
        if ((market.stands[line] ?? 0) < level) continue;
        const place = line * placesOfLine;
        const own = (market.own[place + first] ?? 0) + (market.own[place + second] ?? 0);
        const all = (market.all[place + first] ?? 0) + (market.all[place + second] ?? 0);
        const gain = worth * (own - (all - own) * others) + (countsCustomers ? level : 0);
        if (gain > best) best = gain;
      }
    }
  }
  return best;
}

/** The best net income from opening one of the seat's tiles. */
function opening(market: MarketFigures, state: MercadoState, seat: Seat): number {
  const { tiles, money, woodenStands } = playerAt(state, seat);
  if (woodenStands === 0) return 0;
  let best = 0;
  let tried = 0;
  for (const tile of tiles) {
    const good = numberOf(tile);
    if ((tried & (1 << good)) !== 0) continue;
    tried |= 1 << good;
    for (let space = 0; space < spaceCount; space++) {
      if (market.isFree[space] === 0) continue;
      const row = rowOf(space);
      const column = columnOf(space);
      const cost = Math.max(market.stands[row] ?? 0, market.stands[column] ?? 0) + 1;
      const pay = market.payOf(state, space, good);
      const inRow = row * placesOfLine + good;
      const inColumn = column * placesOfLine + good;
      const paid = pay * ((market.customers[inRow] ?? 0) + (market.customers[inColumn] ?? 0));
      if (cost > money + paid) continue;
      const earned = pay * ((market.demand[inRow] ?? 0) + (market.demand[inColumn] ?? 0));
      const hope = pay * ((hopes[row] ?? 0) + (hopes[column] ?? 0));
      const gain = earned - cost + hope + (state.grey[space] === null ? 0 : greyWorth);
      if (gain > best) best = gain;
    }
  }
  return best;
}

/** The level of the only customers that the challenge counts; 0 if all count. */
function levelCounted({ settled: { challenge } }: MercadoState): number {
  if (challenge === null) return 0;
  const { counted } = challenges[challenge];
  return counted.what === 'coins-from' ? counted.level : 0;
}

/** The expected payment of an entrance to a stand of a line, if only customers of one level count. */
function payIn(stands: number, level: number): number {
  if (level === 0) return payOfEntrance[stands] ?? 0;
  return level * wantedAlone * (stands >= level ? 1 : (stands / level) ** 2 * notYet);
}

export function prospectsOf(market: MarketFigures, state: MercadoState, seat: Seat, { filled }: Tempo): Prospects {
  let toCome = 0;
  let together = 0;
  const level = levelCounted(state);
  const welcome = filled * (chosenByAnybody + chosenByOwner / state.seatCount);
  for (let line = 0; line < lineCount; line++) {
    const customers = (market.empty[line] ?? 0) * welcome;
    const hope = customers * payIn(market.stands[line] ?? 0, level);
    hopes[line] = hope;
    if (hope === 0) continue;
    for (let good = 0; good < goods.length; good++) {
      const pay = market.own[line * placesOfLine + good] ?? 0;
      toCome += hope * pay;
      if (pay > 1) together += customers * (pay - 1);
    }
  }
  return { bring: bringing(market, state), stand: opening(market, state, seat), toCome, together };
}
