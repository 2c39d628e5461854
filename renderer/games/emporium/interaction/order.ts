import { orderOfSales } from '../../../../shared/games/emporium/choices.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import type { Choice } from '../../../../shared/games/emporium/state.ts';
import type { Words } from '../words.ts';

/** A seat's revealed choice, in resolution order. */
export type TurnedChoice = Extract<EmporiumEvent, { type: 'choices-revealed' }>['choices'][number];

/** The reason for a choice's position in the order. Rules, "Sales" and "Patrons". */
export type OrderReason =
  | 'only-sale'
  | 'lowest'
  | 'next-lowest'
  | 'higher-tier'
  | 'lower-tier'
  | 'only-patron'
  | 'highest'
  | 'next-highest'
  | 'first-clockwise'
  | 'next-clockwise'
  | 'nothing';

type Sale = Extract<Choice, { kind: 'sale' }>;
type Bid = Extract<Choice, { kind: 'patron' }>;

/** The reason for a sale's position: what separates it from the sale most like it. */
function whyOfSale(sale: Sale, at: number, sales: readonly Sale[]): OrderReason {
  if (sales.length === 1) return 'only-sale';
  const isFirst = (by: ReturnType<typeof orderOfSales>): boolean | null => {
    const others = sales.filter((other) => other !== sale && orderOfSales(sale, other) === by);
    return others.length === 0 ? null : others.every((other) => sales.indexOf(other) > at);
  };
  const [bySeat, byTier] = [isFirst('seat'), isFirst('tier')];
  if (bySeat !== null) return bySeat ? 'first-clockwise' : 'next-clockwise';
  if (byTier !== null) return byTier ? 'higher-tier' : 'lower-tier';
  return at === 0 ? 'lowest' : 'next-lowest';
}

/** The reason for a bid's position: amount, then seat order. Ruling 8. */
function whyOfBid(own: Bid, at: number, bids: readonly Bid[]): OrderReason {
  if (bids.length === 1) return 'only-patron';
  const same = bids.filter(({ bid }) => bid === own.bid);
  if (same.length > 1) return same[0] === own ? 'first-clockwise' : 'next-clockwise';
  return at === 0 ? 'highest' : 'next-highest';
}

/** The reasons for the positions of these choices, in order. */
export function reasonsOfOrder(turned: readonly TurnedChoice[]): readonly OrderReason[] {
  const choices = turned.map(({ choice }) => choice);
  const sales = choices.filter((choice) => choice.kind === 'sale');
  const bids = choices.filter((choice) => choice.kind === 'patron');
  return choices.map((choice) => {
    if (choice.kind === 'sale') return whyOfSale(choice, sales.indexOf(choice), sales);
    return choice.kind === 'patron' ? whyOfBid(choice, bids.indexOf(choice), bids) : 'nothing';
  });
}

/** A player's choice with the name: "Ana Chipped Axe at 2", "Bruno bids 3". */
export function choiceWords(words: Words, { seat, choice }: TurnedChoice): string {
  const name = words.name(seat);
  switch (choice.kind) {
    case 'sale':
      return words.log('chosen.sale', { name, item: words.item(choice.item), price: words.gold(choice.price) });
    case 'patron':
      return words.log('chosen.patron', { name, bid: words.gold(choice.bid) });
    case 'pass':
      return words.log('chosen.pass', { name });
  }
}
