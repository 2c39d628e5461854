import { playerAt, type Seat } from '../../../engine/index.ts';
import { challenges } from '../challenges.ts';
import { columnOf, goods, lineCount, rowOf, spaceCount } from '../market.ts';
import type { MercadoState } from '../state.ts';
import { figuresOf, type MarketFigures, numberOf, placesOfLine } from './market.ts';
import type { Tempo } from './tempo.ts';

/**
 * What customers at one end of a line pay on average to a stand in it that nothing improves, in coins, by the stands
 * there: the more there are, the more customers may come; that they want its good is as likely as not.
 */
const payOfEntrance: readonly number[] = [0.5, 0.62, 0.8, 0.92, 1, 1];

/** Whoever brings customers chooses those who pay most to them; the others' customers come where they pay the others. */
const chosenByAnybody = 0.4;
const chosenByOwner = 1.2;

/** How likely the only customers who count want a good, and how much a line is worth that wants stands for them yet. */
const wantedAlone = 0.35;
const notYet = 0.8;

/** Coins that a stand on a grey restaurant is worth more: it brings something to open. */
const greyWorth = 0.7;

/** What a seat may still do, by what lies open now; all in coins, or in what a challenge counts. */
export interface Prospects {
  /** The most that customers whom the seat can bring pay it, less what they pay the others on average. */
  readonly bring: number;
  /** The most that opening a stand pays, less its cost, with the customers it may still meet. */
  readonly stand: number;
  /** What the customers to come may pay to its stands. */
  readonly toCome: number;
  /** What they may pay at once to several of its stands in a line, or to one that restaurants improve. */
  readonly together: number;
}

/** By line: what customers to come pay to a stand there on average. */
const hopes = new Float64Array(lineCount);

/** The most that customers whom the seat can bring pay it, less what they pay the others on average. */
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

/** The most that opening one of the seat's tiles brings. */
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

/** The level of the only customers whose coins a challenge counts; 0 where all count. */
function levelCounted({ settled: { challenge } }: MercadoState): number {
  if (challenge === null) return 0;
  const { counted } = challenges[challenge];
  return counted.what === 'coins-from' ? counted.level : 0;
}

/** What an entrance may still bring to a stand of a line with so many stands, where only customers of one level count. */
function payIn(stands: number, level: number): number {
  if (level === 0) return payOfEntrance[stands] ?? 0;
  return level * wantedAlone * (stands >= level ? 1 : (stands / level) ** 2 * notYet);
}

/** What a seat may still do in this market. */
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
