import { describe, expect, test } from 'vitest';
import { fingerprint, type Options, playOut, randomFromSeed, seatAt } from '../../../shared/engine/index.ts';
import { baseCharacters, type CharacterId } from '../../../shared/games/harbour/boards.ts';
import { buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, goods, totalOf } from '../../../shared/games/harbour/goods.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { HarbourMove } from '../../../shared/games/harbour/moves.ts';
import type { HarbourState, QuestionType } from '../../../shared/games/harbour/state.ts';

const laid = (seats: number, options: Options = {}, seed = 'setup') =>
  harbour.setup(seats, options, randomFromSeed(seed));

/** Many matches, laid out alike but for the chance. */
const many = (seats: number, options: Options = {}) =>
  Array.from({ length: 120 }, (_, index) => laid(seats, options, `many ${index}`));

/** Plays the first move on offer as long as the question is one of these; tells who was asked what. */
function answer(state: HarbourState, ...types: readonly QuestionType[]): readonly (readonly [QuestionType, number])[] {
  const asked: [QuestionType, number][] = [];
  while (state.question !== null && types.includes(state.question.type)) {
    const [seat] = harbour.toAct(state);
    if (seat === undefined) break;
    const [move] = harbour.legalMoves(state, seat);
    if (move === undefined) break;
    asked.push([state.question.type, seat]);
    harbour.play(state, seat, move);
  }
  return asked;
}

describe('the centre and the market', () => {
  test.each([
    [1, 5],
    [2, 5],
    [3, 6],
    [4, 7],
  ])('%i players: %i buildings in the centre, the rest face down', (seats, row) => {
    const state = laid(seats);
    expect(state.centre.length).toBe(row);
    expect(state.deck.length).toBe(buildingIds.length - row);
    expect(new Set([...state.centre, ...state.deck]).size).toBe(buildingIds.length);
    harbour.audit(state);
  });

  test('the four markers lie at random: every good on every space', () => {
    const seen = new Set(many(2).flatMap(({ market }) => market.map((good, space) => `${good} ${space}`)));
    expect(seen.size).toBe(16);
    for (const { market } of many(2)) expect(market.toSorted()).toEqual(goods.toSorted());
  });

  test('the start player is drawn, and plays first', () => {
    for (const seats of [1, 2, 3, 4]) {
      const starts = many(seats, { goods: 'one-each' }).map((state) => {
        expect(harbour.toAct(state)).toEqual([state.startPlayer]);
        return state.startPlayer;
      });
      expect(new Set(starts).size).toBe(seats);
    }
  });

  test('ruling 24: allows one to four players', () => {
    expect(harbour.seats).toEqual({ min: 1, max: 4 });
    for (const seats of [0, 5, 2.5]) expect(() => laid(seats)).toThrow(RangeError);
  });

  test('the same seed lays the same table, another seed another one', () => {
    expect(laid(3)).toEqual(laid(3));
    expect(laid(3).deck).not.toEqual(laid(3, {}, 'other').deck);
  });

  test('pawns start off the buildings', () => {
    expect(laid(4).players.map(({ pawn }) => pawn)).toEqual([null, null, null, null]);
  });
});

describe('goods', () => {
  test('usually any three, same or different, in start-player order', () => {
    const state = laid(3);
    const order = [0, 1, 2].map((step) => (state.startPlayer + step) % 3);
    for (const [index, seat] of order.entries()) {
      expect(harbour.toAct(state)).toEqual([seat]);
      const chosen: readonly Good[] =
        [['fish', 'fish', 'fish'] as const, ['fish', 'wood', 'stone'] as const, ['stone', 'wood', 'wood'] as const][
          index
        ] ?? [];
      for (const good of chosen) {
        expect(harbour.legalMoves(state, seatAt(seat)).length).toBe(4);
        harbour.play(state, seatAt(seat), { type: 'take-good', good });
      }
    }
    expect(order.map((seat) => state.players[seat]?.goods)).toEqual([
      { fish: 3, livestock: 0, wood: 0, stone: 0 },
      { fish: 1, livestock: 0, wood: 1, stone: 1 },
      { fish: 0, livestock: 0, wood: 2, stone: 1 },
    ]);
    expect(state.question).toMatchObject({ type: 'move-pawn', seat: state.startPlayer });
    expect(state.round).toBe(1);
  });

  test('for beginners one of each, and the first turn begins at once', () => {
    const state = laid(4, { goods: 'one-each' });
    expect(state.players.map((player) => player.goods)).toEqual(
      Array.from({ length: 4 }, () => ({ fish: 1, livestock: 1, wood: 1, stone: 1 })),
    );
    expect(state.question?.type).toBe('move-pawn');
  });

  test('ruling 29: goods taken at setup are no gain, not even for the Fisherman', () => {
    const matches = many(2, { boards: 'all-characters' }).filter(({ players }) =>
      players.some(({ dealt }) => dealt.includes('fisherman')),
    );
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) {
      while (match.question?.type === 'keep-character') {
        const { seat } = match.question;
        const moves = harbour.legalMoves(match, seat);
        const fishing = moves.find((move) => move.type === 'keep-character' && move.character === 'fisherman');
        harbour.play(match, seat, fishing ?? moves[0] ?? { type: 'done' });
      }
      answer(match, 'free-building', 'starting-goods');
      // The first good on offer is fish.
      expect(match.players.map((player) => player.goods.fish)).toEqual([3, 3]);
      expect(match.players.map((player) => totalOf(player.goods))).toEqual([3, 3]);
    }
  });
});

describe('boards', () => {
  test('gives The Wharfs to all by default, without a question', () => {
    const state = laid(3);
    expect(state.players.map(({ board }) => board)).toEqual(['the-wharfs', 'the-wharfs', 'the-wharfs']);
    expect(state.question?.type).toBe('starting-goods');
  });

  test.each([1, 2, 3, 4])('%i players: two characters each are dealt, one is kept, the other goes back', (seats) => {
    for (const state of many(seats, { boards: 'all-characters' })) {
      const dealt = state.players.map((player) => player.dealt.slice());
      expect(dealt.every(({ length }) => length === 2)).toBe(true);
      expect(new Set(dealt.flat()).size).toBe(2 * seats);
      const asked = answer(state, 'keep-character');
      expect(asked.map(([, seat]) => seat)).toEqual(
        Array.from({ length: seats }, (_, step) => (state.startPlayer + step) % seats),
      );
      for (const [seat, player] of state.players.entries()) {
        expect(player.board).toBe(dealt[seat]?.[0]);
        expect(player.dealt).toEqual([]);
      }
    }
  });

  test('either of the two may be kept', () => {
    const state = laid(2, { boards: 'characters' });
    const seat = state.startPlayer;
    const [first, second] = state.players[seat]?.dealt ?? [];
    expect(harbour.legalMoves(state, seat)).toEqual(
      [first, second].map((character) => ({ type: 'keep-character', character })),
    );
    if (second !== undefined) harbour.play(state, seat, { type: 'keep-character', character: second });
    expect(state.players[seat]?.board).toBe(second);
  });

  test('of the box only its 14 characters, with the promotional ones all 20', () => {
    const box = new Set(
      many(4, { boards: 'characters' }).flatMap(({ players }) => players.flatMap(({ dealt }) => dealt)),
    );
    expect([...box].toSorted()).toEqual(baseCharacters.toSorted());
    const all = new Set(
      many(4, { boards: 'all-characters' }).flatMap(({ players }) => players.flatMap(({ dealt }) => dealt)),
    );
    expect(all.size).toBe(20);
  });

  test('alone those that live on others are left out', () => {
    const others: readonly CharacterId[] = [
      'diplomat',
      'mayor',
      'nosy-neighbor',
      'skinflint',
      'pirate',
      'scrap-collector',
      'beggar',
    ];
    for (const [boards, left] of [
      ['characters', 8],
      ['all-characters', 13],
    ] as const) {
      for (const alone of ['twenty-turns', 'practice-opponent']) {
        const seen = new Set(
          many(1, { boards, alone }).flatMap(({ players }) => players.flatMap(({ dealt }) => dealt)),
        );
        expect(others.filter((id) => seen.has(id))).toEqual([]);
        expect(seen.size).toBe(left);
      }
    }
  });
});

describe('the Noble’s building', () => {
  const withNoble = (seats: number) =>
    many(seats, { boards: 'all-characters' }).flatMap((state) => {
      const seat = state.players.findIndex(({ dealt }) => dealt.includes('noble'));
      return seat < 0 ? [] : [{ state, seat: seatAt(seat) }];
    });

  test('after all characters and before all goods; the cards are the top two of the deck', () => {
    const found = withNoble(3);
    expect(found.length).toBeGreaterThan(10);
    for (const { state, seat } of found) {
      const top = state.deck.slice(-2).toReversed();
      const types: QuestionType[] = [];
      while (state.question !== null && state.question.type !== 'move-pawn') {
        const [asked] = harbour.toAct(state);
        if (asked === undefined) break;
        types.push(state.question.type);
        const moves: readonly HarbourMove[] = harbour.legalMoves(state, asked);
        const noble = moves.find((move) => move.type === 'keep-character' && move.character === 'noble');
        if (state.question.type === 'free-building') {
          expect(asked).toBe(seat);
          expect(moves).toEqual(top.map((building) => ({ type: 'take-building', building })));
        }
        harbour.play(state, asked, noble ?? moves[0] ?? { type: 'done' });
      }
      expect(types).toEqual([
        ...Array.from({ length: 3 }, () => 'keep-character'),
        'free-building',
        ...Array.from({ length: 9 }, () => 'starting-goods'),
      ]);
      expect(state.players[seat]).toMatchObject({
        board: 'noble',
        buildings: [top[0]],
        freeBuilding: top[0],
        looked: [top[1]],
      });
      harbour.audit(state);
    }
  });

  test('a copy made before is its own, to the end of the match', () => {
    for (const { state } of withNoble(3).slice(0, 5)) {
      const copies: (readonly [HarbourState, string])[] = [];
      playOut(harbour, state, randomFromSeed('copies'), (now) => {
        if (copies.length < 200) copies.push([harbour.copy(now), fingerprint(now)]);
      });
      for (const [copy, hash] of copies) expect(fingerprint(copy)).toBe(hash);
    }
  });

  test('asks no other player', () => {
    for (const { state } of withNoble(2)) {
      while (state.question?.type === 'keep-character') {
        const { seat } = state.question;
        const moves = harbour.legalMoves(state, seat);
        const other = moves.find((move) => move.type === 'keep-character' && move.character !== 'noble');
        harbour.play(state, seat, other ?? { type: 'done' });
      }
      expect(state.question?.type).toBe('starting-goods');
    }
  });
});

describe('bonus cards', () => {
  test('off unless they were settled', () => {
    expect(laid(4).players.map(({ bonus }) => bonus)).toEqual([null, null, null, null]);
  });

  test.each([1, 2, 3, 4])('%i players: one each, all different, at random', (seats) => {
    const seen = new Set<string>();
    for (const { players } of many(seats, { 'bonus-cards': 'yes' })) {
      const bonus = players.flatMap((player) => player.bonus ?? []);
      expect(bonus.length).toBe(seats);
      expect(new Set(bonus).size).toBe(seats);
      for (const [seat, symbol] of bonus.entries()) seen.add(`${seat} ${symbol}`);
    }
    expect(seen.size).toBe(4 * seats);
  });
});

describe('options', () => {
  test('the first value is the usual one', () => {
    expect(harbour.options.map(({ id, values }) => [id, values[0]])).toEqual([
      ['boards', 'wharfs'],
      ['goods', 'choose'],
      ['bonus-cards', 'no'],
      ['inland-traders', 'no'],
      ['alone', 'twenty-turns'],
    ]);
    expect(laid(2).settled).toEqual({
      boards: 'wharfs',
      goods: 'choose',
      bonusCards: false,
      inlandTraders: false,
      alone: null,
    });
  });

  test('adds the practice opponent only to a solo game with that option', () => {
    expect(laid(1, { alone: 'practice-opponent' }).practice).toEqual({ buildings: [], pawn: null, cargo: 0 });
    expect(laid(1).practice).toBeNull();
    const together = laid(2, { alone: 'practice-opponent' });
    expect(together.practice).toBeNull();
    expect(together.settled.alone).toBeNull();
  });
});
