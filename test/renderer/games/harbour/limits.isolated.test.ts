import { expect, it, vi } from 'vitest';
import { stockAhead } from '../../../../renderer/games/harbour/interaction/choice-preview.ts';
import { goodPiece, placePiece } from '../../../../renderer/games/harbour/interaction/pieces.ts';
import { turnOf } from '../../../games/harbour/table.ts';
import { startWords } from '../../every-word.ts';
import { Page, wordsIn } from './page.ts';

vi.mock('../../../../shared/games/harbour/goods.ts', async (original) => ({
  ...(await original<object>()),
  goodLimit: 8,
}));

it('shows changed limits of the rules on the page', () => {
  startWords('en');
  const { state } = turnOf({ players: { Ana: { goods: { fish: 5, wood: 1 } }, Bo: {} }, centre: ['mirror-house'] });
  const page = new Page(state, wordsIn('en'));
  page.press(placePiece('mirror-house'));
  page.confirm().press(goodPiece('fish'));
  expect([stockAhead(page.table(), 'fish'), page.prompt().hint]).toEqual([{ coming: 3 }, expect.stringContaining('8')]);
});
