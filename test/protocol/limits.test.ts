import { describe, expect, it } from 'vitest';
import { advice, chance, costlyChoice, reason } from '../../shared/protocol/bots.ts';
import { rewind } from '../../shared/protocol/rewinds.ts';
import { eveningMatch, matchAward } from '../../shared/protocol/rooms.ts';
import { guestId, travellingMove } from '../../shared/protocol/seats.ts';

const letters = (count: number): string => 'a'.repeat(count);

/** True if a schema accepts exactly up to its maximum. */
function takesUpTo(schema: { safeParse(value: unknown): { success: boolean } }, most: unknown, beyond: unknown): void {
  expect([schema, schema].map((each, at) => each.safeParse(at === 0 ? most : beyond).success)).toEqual([true, false]);
}

/** Maximum values of a message that no table ever approaches. */
describe('limits of a message', () => {
  it('for a move: names of 40 letters, texts of 80', () => {
    takesUpTo(travellingMove, { type: letters(40) }, { type: letters(41) });
    takesUpTo(travellingMove, { type: 'a', card: letters(80) }, { type: 'a', card: letters(81) });
    takesUpTo(travellingMove, { type: 'a', [letters(40)]: 1 }, { type: 'a', [letters(41)]: 1 });
  });

  it('for a guest: an id of nine characters, and nothing around it', () => {
    takesUpTo(guestId, 'gabcd2345', 'gabcd23456');
    takesUpTo(guestId, 'gabcd2345', 'xgabcd2345');
  });

  it('for an evening: names of games and awards of 40 letters', () => {
    takesUpTo(matchAward, { type: letters(40) }, { type: letters(41) });
    takesUpTo(eveningMatch.shape.game, letters(40), letters(41));
  });

  it('for a rewind: at least one choice', () => {
    takesUpTo(rewind.shape.back, 1, 0);
  });

  it('for advice: at least one move, and four reasons; for a blunder two moves', () => {
    const moves = (count: number) => Array.from({ length: count }, () => ({ type: 'pass' }));
    const reasons = (count: number) =>
      Array.from({ length: count }, () => ({ feature: letters(40), whose: 'own', points: 1 }));
    takesUpTo(reason.shape.feature, letters(40), letters(41));
    takesUpTo(advice.shape.moves, moves(1), moves(0));
    takesUpTo(advice.shape.reasons, reasons(4), reasons(5));
    takesUpTo(costlyChoice.shape.moves, moves(2), moves(3));
    takesUpTo(costlyChoice.shape.moves, moves(1), moves(0));
    takesUpTo(costlyChoice.shape.reasons, reasons(4), reasons(5));
    takesUpTo(chance, 1, 1.01);
    takesUpTo(chance, 0, -0.01);
  });
});
