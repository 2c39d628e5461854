import { describe, expect, it } from 'vitest';
import {
  planMovement,
  type Spot,
  type TableFlight,
} from '../../../../renderer/games/emporium/movement/movement-plan.ts';
import { seatAt, seatsOf, seeEvent } from '../../../../shared/engine/index.ts';
import type { EmporiumEvent } from '../../../../shared/games/emporium/events.ts';
import { emporium } from '../../../../shared/games/emporium/index.ts';
import { eventsOf } from '../match-play.ts';
import { playMatch } from './played-match.ts';

const ana = seatAt(0);
const bruno = seatAt(1);

const nameOf = (spot: Spot): string => Object.values(spot).join(' ');
const wayOf = ({ from, to, turn, ...thing }: TableFlight): string =>
  `${turn}: ${Object.values(thing).join(' ')}, ${nameOf(from)} → ${nameOf(to)}`;
const ways = (...events: readonly EmporiumEvent[]) => planMovement(events).flights.map(wayOf);

const fight: EmporiumEvent = {
  type: 'monster-beaten',
  seat: ana,
  bid: 3,
  hero: 'sable-wren',
  monster: 'candle-imp',
  added: 'cat-eye-ring',
  swappedIn: 'linked-flail',
  swappedOut: 'hooked-kukri',
  reckoning: { base: 4, worn: ['linked-flail', 'cat-eye-ring'], strength: 11, needed: 5 },
  gold: 4,
};

describe('what moves on the table', () => {
  it('an item goes from the hand to its slot, then gold from the hero to the purse', () => {
    const price = { price: 3, bonus: 1 };
    expect(
      ways({ type: 'item-sold', seat: bruno, item: 'linked-flail', hero: 'sable-wren', slot: 0, ...price }),
    ).toEqual(['0: item linked-flail, hand 1 → slot sable-wren:0', '1: coins 4, hero sable-wren → purse 1']);
  });

  it('a patron pays and equips, the hero goes to the monster, both to the trophies, gear to the discards', () => {
    expect(ways(fight)).toEqual([
      '0: coins 3, purse 0 → bank 0',
      '0: item hooked-kukri, hero sable-wren → hand 0',
      '0: item cat-eye-ring, hand 0 → hero sable-wren',
      '0: item linked-flail, hand 0 → hero sable-wren',
      '1: hero sable-wren, hero sable-wren → monster candle-imp',
      '2: hero sable-wren, monster candle-imp → trophies 0',
      '2: monster candle-imp, monster candle-imp → trophies 0',
      '2: item linked-flail, hero sable-wren → deck chainmail',
      '2: item cat-eye-ring, hero sable-wren → deck chainmail',
      '2: coins 4, monster candle-imp → purse 0',
    ]);
  });

  it('cards come to hands face down where they are not known', () => {
    expect(ways({ type: 'leather-drawn', seat: bruno, count: 2, drawn: null })).toEqual([
      '0: back leather, deck leather → hand 1',
      '1: back leather, deck leather → hand 1',
    ]);
    const upgraded = { type: 'item-upgraded', seat: bruno, discarded: 'linked-flail', into: 'steel', paid: 2 } as const;
    expect(ways({ ...upgraded, drawn: null })).toEqual([
      '0: coins 2, purse 1 → bank 1',
      '0: item linked-flail, hand 1 → deck chainmail',
      '1: back steel, deck steel → hand 1',
    ]);
    expect(ways({ ...upgraded, drawn: 'phoenix-quill' }).at(-1)).toBe('1: item phoenix-quill, deck steel → hand 1');
  });

  it('who marked a banished hero pays; whoever is new comes down', () => {
    expect(ways({ type: 'hero-banished', hero: 'sable-wren', paidBy: [ana, bruno], stalemate: false })).toEqual([
      '0: coins 2, purse 0 → bank 0',
      '0: coins 2, purse 1 → bank 1',
      '0: hero sable-wren, hero sable-wren → away sable-wren',
    ]);
    const { fresh } = planMovement([
      { type: 'deck-reshuffled', tier: 'leather' },
      { type: 'monsters-came', monsters: ['candle-imp'] },
      { type: 'heroes-came', heroes: ['sable-wren'] },
    ]);
    expect(fresh.map(nameOf)).toEqual(['deck leather', 'monster candle-imp', 'hero sable-wren']);
  });

  it('what is sealed, turned over or asked for moves nothing', () => {
    expect(
      planMovement([
        { type: 'choice-sealed', seat: ana },
        { type: 'choices-revealed', choices: [] },
        { type: 'sale-failed', seat: ana, item: 'linked-flail', price: 3 },
        { type: 'patron-withdrew', seat: ana, bid: 3 },
        { type: 'vote-asked', seat: ana },
        { type: 'marker-passed', to: bruno },
      ]),
    ).toMatchObject({ flights: [], fresh: [] });
  });

  it('flies all gold of whole matches to where it goes, lets nobody wait long, and shows nobody others’ cards', () => {
    for (const seats of [2, 4, 6]) {
      for (let number = 0; number < 4; number++) {
        const match = playMatch(seats, number);
        const gold = [...match.gold];
        for (const { turn, from, to, ...thing } of planMovement(eventsOf(match)).flights) {
          expect(turn).toBeLessThanOrEqual(6);
          if (thing.what !== 'coins') continue;
          if (from.at === 'purse') gold[from.of] = (gold[from.of] ?? 0) - thing.amount;
          if (to.at === 'purse') gold[to.of] = (gold[to.of] ?? 0) + thing.amount;
        }
        expect(gold).toEqual(match.state.players.map((player) => player.gold));
        for (const viewer of seatsOf(seats)) {
          const seen = eventsOf(match).map((event) => seeEvent(emporium.eventHiding, event, viewer));
          const shown = planMovement(seen).flights.filter(
            ({ what, from, to }) => what === 'item' && from.at === 'deck' && to.at === 'hand' && to.of !== viewer,
          );
          expect(shown).toEqual([]);
        }
      }
    }
  });
});
