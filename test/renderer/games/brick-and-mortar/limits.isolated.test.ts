import { beforeAll, expect, it, vi } from 'vitest';
import { brickAndMortarUi } from '../../../../renderer/games/brick-and-mortar/index.ts';
import { translatorFor } from '../../../../renderer/words/index.ts';
import { seatAt, see } from '../../../../shared/engine/index.ts';
import { brickAndMortar } from '../../../../shared/games/brick-and-mortar/index.ts';
import type { BrickMove } from '../../../../shared/games/brick-and-mortar/moves.ts';
import { tableOf } from '../../../games/brick-and-mortar/table.ts';
import { startWords } from '../../every-word.ts';

vi.mock(import('../../../../shared/games/brick-and-mortar/board.ts'), async (original) => {
  const { board, ...others } = await original();
  return { ...others, board: Object.assign(board, { tokenMoney: 4, tokenPoints: 2, pointSalePrice: 5, slots: 5 }) };
});

beforeAll(() => startWords('en'));

it.each<[BrickMove, string]>([
  [{ type: 'pay', tokens: 2 }, '2 debt tokens give $8 now and cost 4 points'],
  [{ type: 'sell-points', points: 3 }, 'You sell 3 points for $15'],
  [{ type: 'pass' }, '5 empty slots'],
])('shows changed figures of the rules on the page: %o', (move, said) => {
  const view = see(brickAndMortar.hiding, tableOf({ players: { Ada: {}, Bo: {} } }).state, seatAt(0));
  const translate = translatorFor('brick-and-mortar', 'en');
  expect(brickAndMortarUi.blunderWarning([move], { view, seat: seatAt(0), seats: [], translate })).toContain(said);
});
