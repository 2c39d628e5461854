import { describe, expect, test } from 'vitest';
import {
  type EventHiding,
  eachSeat,
  faceDown,
  type HidingTable,
  heldCards,
  hidden,
  learned,
  open,
  owned,
  sealedChoice,
  seatAt,
  see,
  seeEvent,
  unknownTo,
  type Viewer,
} from '../../shared/engine/index.ts';

interface Player {
  points: number;
  money: number;
  hand: string[];
  bid: number | null;
}

interface State {
  random: number[];
  round: number;
  deck: string[];
  players: Player[];
}

const players = {
  points: open<number>(),
  money: owned<number>(),
  hand: heldCards<string>(),
  bid: sealedChoice<number>(),
} satisfies HidingTable<State, Player>;

const table = {
  random: hidden<number[]>(),
  round: open<number>(),
  deck: faceDown<string>(),
  players: eachSeat<State, Player, typeof players>(players),
} satisfies HidingTable<State>;

const state = (): State => ({
  random: [1, 2],
  round: 3,
  deck: ['d1', 'd2'],
  players: [
    { points: 5, money: 7, hand: ['a'], bid: 4 },
    { points: 6, money: 8, hand: ['b', 'c'], bid: null },
  ],
});

describe('hiding table', () => {
  test('shows a seat what it may know and nothing more', () => {
    expect(see(table, state(), seatAt(0))).toEqual({
      round: 3,
      deck: { count: 2 },
      players: [
        { points: 5, money: 7, hand: { count: 1, cards: ['a'] }, bid: { made: true, choice: 4 } },
        { points: 6, money: null, hand: { count: 2, cards: null }, bid: { made: false, choice: null } },
      ],
    });
  });

  test('shows a spectator no secret at all', () => {
    const view = JSON.stringify(see(table, state(), 'spectator'));
    for (const secret of ['random', 'd1', '"a"', '"b"', ':7', ':8', ':4']) expect(view).not.toContain(secret);
  });

  const afterwards = (change: (state: State) => void): readonly boolean[] => {
    const after = state();
    change(after);
    const viewers = [seatAt(0), seatAt(1), 'spectator'] as const;
    return viewers.map((viewer) => learned(unknownTo(table, state(), viewer), unknownTo(table, after, viewer)));
  };
  const nobody = [false, false, false];

  test('counts a card as revealed to everyone who sees it come into the open or into a hand', () => {
    expect(afterwards(({ deck, players: [one] }) => one?.hand.push(deck.pop() ?? ''))).toEqual([true, false, false]);
    expect(afterwards(({ deck }) => deck.pop())).toEqual([true, true, true]);
    expect(afterwards(({ players: [one] }) => one?.hand.pop())).toEqual([false, true, true]);
  });

  test('counts nothing as revealed by a face-down card, an unseen pass, a changed sum, or a sealed choice', () => {
    expect(afterwards(({ deck, players: [one] }) => deck.push(one?.hand.pop() ?? ''))).toEqual(nobody);
    expect(afterwards(({ players: [one] }) => Object.assign(one ?? {}, { money: 1 }))).toEqual(nobody);
    expect(afterwards(({ players: [, two] }) => Object.assign(two ?? {}, { bid: 9 }))).toEqual(nobody);
    expect(afterwards(({ players: [one] }) => Object.assign(one ?? {}, { bid: 9 }))).toEqual(nobody);
  });

  test('hides a sealed choice from others, before and after it is made', () => {
    const places = (viewer: Viewer) =>
      unknownTo(table, state(), viewer).filter((each) => typeof each === 'string' && each.includes('bid'));
    expect(places('spectator')).toHaveLength(3);
    expect(places(seatAt(0))).toHaveLength(1);
    expect(places(seatAt(1))).toHaveLength(2);
  });

  test('counts a revealed sealed choice and used randomness as revealed', () => {
    expect(afterwards(({ players: [one] }) => Object.assign(one ?? {}, { bid: null }))).toEqual([false, true, true]);
    expect(afterwards(({ random }) => random.reverse())).toEqual([true, true, true]);
  });
});

type Event =
  | { readonly type: 'drew'; readonly seat: number; readonly count: number; readonly cards: readonly string[] | null }
  | { readonly type: 'ended'; readonly round: number };

const events: EventHiding<Event> = { drew: { seat: 'open', count: 'open', cards: 'seat' }, ended: { round: 'open' } };

describe('events sent to a viewer', () => {
  const drew: Event = { type: 'drew', seat: 1, count: 2, cards: ['x', 'y'] };

  test('contain its own secret for the seat, and the fact without it for all others', () => {
    expect(seeEvent(events, drew, seatAt(1))).toEqual(drew);
    expect(seeEvent(events, drew, seatAt(0))).toEqual({ type: 'drew', seat: 1, count: 2, cards: null });
    expect(seeEvent(events, drew, 'spectator')).toEqual({ type: 'drew', seat: 1, count: 2, cards: null });
  });

  test('are unchanged for everyone if they have no secrets', () => {
    const ended: Event = { type: 'ended', round: 4 };
    expect(seeEvent(events, ended, 'spectator')).toEqual(ended);
  });
});
