import { describe, expect, it } from 'vitest';
import { endingAhead } from '../../../../renderer/games/emporium/interaction/ending-ahead.ts';
import type { EmporiumState } from '../../../../shared/games/emporium/state.ts';
import { momentOf } from './drawn-table.tsx';
import { playMatch, seenBy } from './played-match.ts';

const aheadOf = (state: EmporiumState) => endingAhead(seenBy(state, 'spectator'));

interface Told {
  readonly round: number;
  readonly ahead: ReturnType<typeof endingAhead>;
  readonly of: string;
}

/** What was told of the end at every position of a match, and how it ended. */
function followed(seats: number, number: number) {
  const told: Told[] = [];
  const { state } = playMatch(seats, number, (_events, each) => {
    if (each.question !== null) told.push({ round: each.round, ahead: aheadOf(each), of: each.question.type });
  });
  return { told, ending: state.ending, round: state.round, state };
}

const matches = [2, 3, 4, 5, 6].flatMap((seats) =>
  Array.from({ length: 14 }, (_, number) => ({ seats, number, ...followed(seats, number) })),
);

describe('the end of Emporium', () => {
  it('never comes unannounced: it was told of in every position of the last round in which somebody chose', () => {
    for (const { seats, number, told, round } of matches) {
      const last = told.filter((each) => each.round === round && each.of === 'choose');
      expect(last.length, `match ${seats} ${number}`).toBeGreaterThan(0);
      expect(
        last.every(({ ahead }) => ahead !== null),
        `match ${seats} ${number}`,
      ).toBe(true);
    }
  });

  it('comes where it was told to be certain, by the row that was told', () => {
    let certain = 0;
    for (const { seats, number, told, round, ending } of matches) {
      for (const { ahead, round: at } of told) {
        if (ahead?.certain !== true) continue;
        certain++;
        expect(at, `match ${seats} ${number}`).toBe(round);
        // too few monsters end it before heroes are counted
        if (ahead.ending === 'monsters') expect(ending).toBe('monsters');
      }
    }
    expect(certain).toBeGreaterThan(20);
  });

  it('is not told of while both decks can fill any gap', () => {
    for (const { state } of [2, 4, 6].map((seats) => momentOf(seats, ({ question }) => question?.type === 'choose'))) {
      expect(aheadOf(state)).toBeNull();
    }
  });

  it('by heroes counts those that a vote, or a standstill, can send away', () => {
    const { state } = momentOf(
      5,
      (each) =>
        each.question?.type === 'choose' &&
        each.heroDeck.length === 2 &&
        each.monsterDeck.length >= 3 &&
        each.players.filter(({ gold }) => gold >= 2).length >= 3,
      200,
    );
    expect(aheadOf(state)).toEqual({ ending: 'heroes', certain: false });
    // nobody can pay for a vote, and nobody for a bid that matters: only who bids can still empty the row
    const poor = { ...state, players: state.players.map((player) => ({ ...player, gold: 1 })), blankRounds: 0 };
    expect(aheadOf(poor)?.ending).toBe('heroes');
    const blank = { ...poor, phase: 'restocking' as const, question: { type: 'restock' as const, seat: state.marker } };
    expect(aheadOf(blank)).toBeNull();
    expect(aheadOf({ ...blank, blankRounds: 2 })).toEqual({ ending: 'heroes', certain: false });
    expect(aheadOf({ ...blank, blankRounds: 2, eventful: true })).toBeNull();
  });

  it('counts on a vote that nobody can pay for yet, as long as this round may still bring the gold', () => {
    const { state } = momentOf(5, ({ question }) => question?.type === 'place');
    const poor = {
      ...state,
      players: state.players.map((player) => ({ ...player, gold: 0 })),
      bids: [],
      heroDeck: state.heroDeck.slice(0, state.heroRow.length - 1),
      blankRounds: 0,
    };
    expect(aheadOf(poor)).toEqual({ ending: 'heroes', certain: false });
    const restocking = { phase: 'restocking', question: { type: 'restock', seat: state.marker } } as const;
    expect(aheadOf({ ...poor, ...restocking })).toBeNull();
  });
});
