import { expect, test } from 'vitest';
import { playOut, randomFromSeed, type Seat } from '../../../shared/engine/index.ts';
import type { HarbourEvent } from '../../../shared/games/harbour/events.ts';
import { harbour } from '../../../shared/games/harbour/index.ts';
import type { Owner } from '../../../shared/games/harbour/places.ts';
import { isOfType } from '../of-type.ts';

/** A turn, by its events. */
interface TurnTold {
  readonly seat: Seat;
  readonly extra: boolean;
  /** Did it give another turn? */
  gave: boolean;
  /** Whose fourth building was bought in it or by then. */
  endedBy: Owner | null;
}

/** Every turn of a random match, the practice opponent's left aside. */
function turnsOf(seats: number, match: number): readonly TurnTold[] {
  const options = {
    boards: match % 3 === 0 ? 'wharfs' : 'all-characters',
    goods: 'one-each',
    alone: 'practice-opponent',
  };
  const state = harbour.setup(seats, options, randomFromSeed(`order ${seats} ${match}`));
  const turns: TurnTold[] = [];
  // with The Wharfs the first turn begins during setup, before any viewer gets a message
  if (state.turn !== null) turns.push({ seat: state.turn.seat, extra: false, gave: false, endedBy: null });
  const note = (event: HarbourEvent): void => {
    const now = turns.at(-1);
    if (isOfType(event, 'turn-began')) {
      turns.push({ seat: event.seat, extra: event.extra, gave: false, endedBy: now?.endedBy ?? null });
    } else if (now !== undefined && isOfType(event, 'extra-turn-given')) now.gave = true;
    else if (now !== undefined && isOfType(event, 'last-turns-began')) now.endedBy = event.owner;
  };
  playOut(harbour, state, randomFromSeed(`play ${seats} ${match}`), (_state, _seat, _move, events) => {
    for (const event of events) note(event);
  });
  return turns;
}

test.each([1, 2, 3, 4])(
  'whose turn it is, in random matches: %i players: clockwise, an extra turn at once, and one last turn each',
  (seats) => {
    let extra = 0;
    for (let match = 0; match < 40; match++) {
      const turns = turnsOf(seats, match);
      for (const [index, turn] of turns.entries()) {
        const before = turns[index - 1];
        if (before === undefined) continue;
        expect(turn.extra).toBe(before.gave);
        expect(turn.seat).toBe(before.gave ? before.seat : (before.seat + 1) % seats);
        if (turn.extra) extra++;
        // An extra turn gives no other, and none is given in the last turns.
        if (turn.extra || before.endedBy !== null) expect(turn.gave).toBe(false);
      }
      const ended = turns.findIndex(({ endedBy }) => endedBy !== null);
      expect(ended).toBeGreaterThanOrEqual(0);
      const last = turns.slice(ended + 1).map(({ seat }) => seat);
      const practiceEnded = turns[ended]?.endedBy === 'practice';
      const owner = turns[ended]?.seat ?? 0;
      const others = Array.from({ length: seats - 1 }, (_, step) => (owner + step + 1) % seats);
      expect(last).toEqual(practiceEnded ? [0] : others);
    }
    expect(extra).toBeGreaterThan(0);
  },
);
