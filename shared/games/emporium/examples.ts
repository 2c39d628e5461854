import { type Example, eventOf, playerAt, seatAt } from '../../engine/index.ts';
import type { EmporiumTypes } from './index.ts';
import { bids } from './lessons/bids.ts';
import { first } from './lessons/first.ts';
import { strength } from './lessons/strength.ts';

type EmporiumExample = Example<EmporiumTypes>;

const [ana, ben] = [seatAt(0), seatAt(1)];

/** Two weapons, one open slot: the lower price gets it. */
export const lastSlot: EmporiumExample = {
  id: 'last-slot',
  rule: 'sales',
  position: { lesson: first, before: 'sell' },
  moves: [
    { seat: ana, move: { type: 'sell', item: 'militia-shortsword', price: 3 } },
    { seat: ben, move: { type: 'sell', item: 'notched-hatchet', price: 2 } },
  ],
  figures({ before, after, events }) {
    const failed = eventOf(events, 'sale-failed');
    const { price } = eventOf(events, 'item-sold');
    return { ana: failed.price, ben: price, gold: playerAt(before, ben).gold, after: playerAt(after, ben).gold };
  },
};

/** An item of the hero's class earns one gold more; only the slot has to match. */
export const rightClass: EmporiumExample = {
  id: 'right-class',
  rule: 'sales',
  position: { lesson: strength, before: 'class' },
  moves: [
    { seat: ana, move: { type: 'sell', item: 'shaved-dice', price: 3 } },
    { seat: ben, move: { type: 'sell', item: 'notched-hatchet', price: 4 } },
  ],
  figures({ events, after }) {
    const [sold, other] = events.filter((event) => event.type === 'item-sold');
    if (sold === undefined || other === undefined) throw new RangeError('not both were sold');
    const gold = playerAt(after, ana).gold;
    return { ana: sold.price, bonus: sold.bonus, gold, ben: other.price, benGold: playerAt(after, ben).gold };
  },
};

/** A hero, with what it wears and a card that its patron adds, is as strong as the monster. */
export const strongEnough: EmporiumExample = {
  id: 'strong-enough',
  rule: 'patrons',
  position: { lesson: bids, before: 'send' },
  moves: [
    {
      seat: ana,
      move: {
        type: 'send',
        hero: 'sable-wren',
        monster: 'drowned-sentry',
        added: 'shaved-dice',
        swappedIn: null,
        swappedOut: null,
      },
    },
  ],
  figures({ before, after, events }) {
    const { bid, gold, breakdown } = eventOf(events, 'monster-beaten');
    return {
      bid,
      base: breakdown.base,
      strength: breakdown.strength,
      needed: breakdown.needed,
      reward: gold,
      gold: playerAt(before, ana).gold,
      after: playerAt(after, ana).gold,
    };
  },
};

/** Equal bids go clockwise from the marker; a patron who comes too late takes the bid back. */
export const equalBids: EmporiumExample = {
  id: 'equal-bids',
  rule: 'patrons',
  position: { lesson: bids, before: 'tie' },
  moves: [
    { seat: ana, move: { type: 'bid', gold: 3 } },
    { seat: ben, move: { type: 'bid', gold: 3 } },
    {
      seat: ben,
      move: {
        type: 'send',
        hero: 'sable-wren',
        monster: 'granary-rat-king',
        added: null,
        swappedIn: 'notched-hatchet',
        swappedOut: 'militia-shortsword',
      },
    },
    { seat: ana, move: { type: 'withdraw' } },
  ],
  figures({ after, events }) {
    const { bid, gold } = eventOf(events, 'monster-beaten');
    return { bid, reward: gold, back: eventOf(events, 'patron-withdrew').bid, gold: playerAt(after, ana).gold };
  },
};

/** Two cards of a tier are upgraded in one restocking: the second costs gold. */
export const secondUpgrade: EmporiumExample = {
  id: 'second-upgrade',
  rule: 'restocking',
  position: { lesson: first, before: 'upgrade' },
  moves: [
    { seat: ana, move: { type: 'upgrade', item: 'patched-hood' } },
    { seat: ana, move: { type: 'upgrade', item: 'padded-vest' } },
  ],
  figures({ before, after, events }) {
    const [free, paid] = events.filter((event) => event.type === 'item-upgraded');
    if (free === undefined || paid === undefined) throw new RangeError('not two were upgraded');
    return { gold: playerAt(before, ana).gold, fee: paid.paid, after: playerAt(after, ana).gold };
  },
};
