import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { columnsByPlace, ScoringBook } from '../../../../renderer/table/index.ts';
import { presencesOf } from '../../../../renderer/table/seats/presence.ts';
import { TableContext } from '../../../../renderer/table/table-context.ts';
import { startWords } from '../../every-word.ts';
import { held } from '../spread-table.tsx';
import { botTable } from './bot-table.ts';

beforeAll(() => startWords('en'));
afterEach(cleanup);

it('the scoring says which of the players were bots, and of which level', () => {
  const table = botTable({
    holdings: [held('house'), held('bot-merchant'), held('house'), held('bot-apprentice')],
    own: [0, 2],
  });
  const outcome = { ending: 'x', tieBreak: null, scores: [20, 31, 12, 25], places: [3, 1, 4, 2] };
  const columns = columnsByPlace(outcome, table.seats);
  render(
    <TableContext value={{ seats: table.seats, toAct: [], insteadOfPrompt: null, presences: presencesOf(table) }}>
      <ScoringBook heading="" why="" columns={columns} rows={[]} moments={[]} charts={[]} actions={null} />
    </TableContext>,
  );
  const [one, two, three, four] = table.seats.map(({ name }) => name);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    `${two} Bot: Merchant`,
    `${four} Bot: Apprentice`,
    one,
    three,
  ]);
});
