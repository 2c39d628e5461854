import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { spacePiece, tilePiece } from '../../../../renderer/games/mercado-de-lisboa/interaction/pieces.ts';
import { MercadoCounter } from '../../../../renderer/games/mercado-de-lisboa/regions/counter.tsx';
import { PieceTag } from '../../../../renderer/games/mercado-de-lisboa/regions/piece-tag.tsx';
import { type MercadoTable, playerOf, TableProvider } from '../../../../renderer/games/mercado-de-lisboa/table.ts';
import { seatAt } from '../../../../shared/engine/index.ts';
import { mercadoDeLisboa } from '../../../../shared/games/mercado-de-lisboa/index.ts';
import { tableOf } from '../../../games/mercado-de-lisboa/table.ts';
import { Page, positions, wordsIn } from './page.ts';

function drawn(table: MercadoTable, tag: ReactNode): HTMLElement {
  cleanup();
  return render(<TableProvider value={table}>{tag}</TableProvider>).container;
}

function scene(): Page {
  return new Page(
    tableOf({
      players: { Ana: { money: 4, tiles: ['fish', 'flower', 'meat'], restaurants: ['pub'] }, Bruno: {} },
      market: ['. [sushi-bar] . . .', '. . fish/Ana fish/Bruno .', '. (pizzeria) . . .', '. . . . .'],
      doors: { L2: 'c2-fish-meat', B2: 'c1-fish-flower' },
      customers: ['c1-fish-tomato', 'c4-meat', 'c2-fish-tomato'],
    }).state,
    wordsIn('en'),
  );
}

it('the tag of a space: adds up to what the rules pay', () => {
  let spaces = 0;
  for (const state of [1, 2, 4].flatMap((seats) => positions(seats, 3, 17))) {
    if (state.question?.type !== 'act') continue;
    const { seat } = state.question;
    for (const move of mercadoDeLisboa.legalMoves(state, seat)) {
      if (move.type !== 'open-stand' || move.space % 3 !== 0) continue;
      const page = new Page(state, wordsIn('en'));
      page.press(tilePiece(playerOf(page.table().view, seat).tiles.indexOf(move.good)));
      const amounts = [
        ...drawn(page.table(), <PieceTag piece={spacePiece(move.space)} />).querySelectorAll('.figure'),
      ].map(({ textContent }) => Number(textContent.replace('−', '-').replace(/[$+]/g, '')));
      const [income, cost, net] = amounts.slice(-3);
      const after = mercadoDeLisboa.copy(state);
      const [event] = mercadoDeLisboa.play(after, seat, move);
      if (event?.type !== 'stand-opened') throw new TypeError('no stand was opened');
      expect(amounts.slice(0, -3)).toEqual(event.income.map(({ coins }) => coins));
      expect([income, cost, net]).toEqual([event.earned, -event.cost, event.earned - event.cost]);
      spaces++;
    }
  }
  expect(spaces).toBeGreaterThan(40);
});

it('the till: shows only the coins that the near player may see', () => {
  const state = mercadoDeLisboa.copy(scene().state);
  const hidden = { ...state, settled: { ...state.settled, hiddenMoney: true } };
  const till = (table: MercadoTable) =>
    drawn(table, <MercadoCounter />)
      .querySelector('.mc-till')
      ?.getAttribute('aria-label') ?? null;
  const page = new Page(hidden, wordsIn('en'));
  expect(till(page.table())).toMatch(/^Your till: .*\b4\b/);
  expect(till(page.table(seatAt(1)))).toMatch(/^Your till: .*\b10\b/);
  expect(till(page.table(null))).toBeNull();
  expect(till({ ...page.table(null, seatAt(1)), ownSeat: seatAt(0) })).toBeNull();
});
