import { describe, expect, it } from 'vitest';
import { seatAt } from '../../../shared/engine/index.ts';
import { endingAhead } from '../../../shared/games/emporium/ending-ahead.ts';
import { strengthOf } from '../../../shared/games/emporium/gear.ts';
import { type MonsterId, monsterIds, monsters } from '../../../shared/games/emporium/monsters.ts';
import type { EmporiumState } from '../../../shared/games/emporium/state.ts';
import { banishingFee } from '../../../shared/games/emporium/votes.ts';
import { momentOf } from '../../renderer/games/emporium/drawn-table.tsx';
import { playMatch, seenBy } from '../../renderer/games/emporium/played-match.ts';

const aheadOf = (state: EmporiumState) => endingAhead(seenBy(state, 'spectator'));

interface Warning {
  readonly round: number;
  readonly ahead: ReturnType<typeof endingAhead>;
  readonly of: string;
}

/** The warning at every position of a match, and how the match ended. */
function followed(seats: number, number: number) {
  const warnings: Warning[] = [];
  const { state } = playMatch(seats, number, (_events, each) => {
    if (each.question !== null) warnings.push({ round: each.round, ahead: aheadOf(each), of: each.question.type });
  });
  return { warnings, ending: state.ending, round: state.round, state };
}

const matches = [2, 3, 4, 5, 6].flatMap((seats) =>
  Array.from({ length: 14 }, (_, number) => ({ seats, number, ...followed(seats, number) })),
);

describe('the warning of the game’s end', () => {
  it('is always given before the last choice of a game', () => {
    for (const { seats, number, warnings } of matches) {
      expect(warnings.at(-1)?.ahead, `match ${seats} ${number}`).not.toBeNull();
    }
  });

  it('is right about the round and row when it is certain', () => {
    let certain = 0;
    for (const { seats, number, warnings, round, ending } of matches) {
      for (const { ahead, round: at } of warnings) {
        if (ahead?.certain !== true) continue;
        certain++;
        expect(at, `match ${seats} ${number}`).toBe(round);
        // too few monsters end the game before heroes are refilled
        if (ahead.ending === 'monsters') expect(ending).toBe('monsters');
      }
    }
    expect(certain).toBeGreaterThan(20);
  });

  it('is absent while both decks can fill any gap', () => {
    for (const { state } of [2, 4, 6].map((seats) => momentOf(seats, ({ question }) => question?.type === 'choose'))) {
      expect(aheadOf(state)).toBeNull();
    }
  });

  it('names monsters only if a hero can beat one without cards from a hand', () => {
    const { state } = momentOf(5, ({ question }) => question?.type === 'choose');
    const strongest = Math.max(...state.heroRow.map(strengthOf));
    const byStrength = monsterIds.toSorted((one, other) => monsters[one].strength - monsters[other].strength);
    const [weak = 'bog-crocodile'] = byStrength;
    expect(monsters[weak].strength).toBeLessThanOrEqual(strongest);
    const ahead = (...monsterRow: MonsterId[]) => aheadOf({ ...state, monsterRow, monsterDeck: [] });
    const [one = weak, two = weak, three = weak] = byStrength.filter((id) => monsters[id].strength > strongest);
    expect(ahead(one, two, three)).toBeNull();
    expect(ahead(one, two, weak)).toEqual({ ending: 'monsters', certain: false });
  });

  it('names heroes by what a certain vote can pay for', () => {
    const restocking = { phase: 'restocking', question: { type: 'restock', seat: seatAt(0) } } as const;
    const { state } = momentOf(5, ({ question, heroRow }) => question?.type === 'choose' && heroRow.length === 3);
    const withGold = (gold: number, change: Partial<EmporiumState> = {}) => {
      const players = state.players.map((player) => ({ ...player, gold }));
      return aheadOf({
        ...state,
        ...restocking,
        players,
        heroDeck: state.heroDeck.slice(0, 1),
        blankRounds: 0,
        ...change,
      });
    };
    const warning = { ending: 'heroes', certain: false };
    expect(withGold(2 * banishingFee)).toBeNull();
    expect(withGold(2 * banishingFee, { voteAskedBy: seatAt(0) })).toEqual(warning);
    expect(withGold(banishingFee, { voteAskedBy: seatAt(0) })).toBeNull();
    // a standstill banishes all heroes, even if nobody can pay
    expect(withGold(0, { blankRounds: 2, eventful: false })).toEqual(warning);
    expect(withGold(0, { blankRounds: 2, eventful: true })).toBeNull();
  });
});
