import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { tableArrived } from '../../../renderer/client/slices/table-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { LogNews } from '../../../renderer/table/log/log-news.tsx';
import { fakeUi } from './fake-ui.tsx';
import { inHandOf, nothingNew } from './sample-table.ts';

const ui = {
  ...fakeUi,
  logLine: (event: { readonly type: string }) => ({
    seat: null,
    text: event.type,
    ...(event.type === 'sealed-a-price' && { secret: true as const }),
  }),
};

/** What Ana hears read aloud after her own move, which she may or may not undo. */
function spoken(mayTakeBack: readonly number[]): string {
  const store = createAppStore();
  const arrive = (moves: readonly { seat: number; events: { type: string }[] }[], moment: number) => {
    const message = inHandOf(0, 'm01', {
      moment,
      version: moment,
      mayTakeBack: [...mayTakeBack],
      log: { after: moment === 1 ? null : 1, from: 0, moves: [...moves] },
    });
    store.dispatch(tableArrived({ message, log: { moves, rewinds: [] }, updates: nothingNew }));
  };
  arrive([], 1);
  arrive([{ seat: 0, events: [{ type: 'everybody-knows' }, { type: 'sealed-a-price' }] }], 2);
  render(
    <Provider store={store}>
      <LogNews ui={ui} />
    </Provider>,
  );
  return screen.getByRole('log').textContent ?? '';
}

it('does not read a sealed choice aloud while it can be undone', () => {
  const heard = spoken([0]);
  expect(heard).toContain('everybody-knows');
  expect(heard).toContain('Only this player knows');
  expect(heard).not.toContain('sealed-a-price');
});

it.each([[[]], [[1]]])('reads one’s own lines aloud while %j may undo', (others) => {
  expect(spoken(others)).toContain('sealed-a-price');
});
