import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { libraryArrived } from '../../../renderer/client/slices/library-slice.ts';
import { tableLeft } from '../../../renderer/client/slices/table-slice.ts';
import { HomePage } from '../../../renderer/lobby/home-page.tsx';
import { speak } from '../../../renderer/words/index.ts';
import type { TableSummary } from '../../../shared/protocol/messages.ts';
import '../every-game-ui.ts';
import { sampleSummary } from '../table/sample-table.ts';
import { show } from './network/page.tsx';

afterEach(() => {
  act(() => speak('en'));
  cleanup();
});

/** A finished match of a player of this name. */
function saved(name: string, savedAt: number, change: Partial<TableSummary> = {}): TableSummary {
  const table = `table${String(savedAt).padStart(4, '0')}`;
  return sampleSummary({ table, seats: [{ name, colour: 'teal' }], savedAt, ...change });
}

function street(library: readonly TableSummary[], older?: number) {
  const page = show(<HomePage />);
  const receive = (tables: readonly TableSummary[], more?: number) =>
    act(() => void page.store.dispatch(libraryArrived(tables, more)));
  receive(library, older);
  return { ...page, receive };
}

const olderButton = () => screen.queryByRole('button', { name: /Show older games/ });
const listed = () => {
  const list = within(screen.getByRole('region', { name: 'Saved games' }));
  return list.getAllByRole('listitem').map(({ textContent }) => /Ana|Bea|Chidi|Dov|Eva/.exec(textContent ?? '')?.[0]);
};

describe('games in the library', () => {
  it('have a button for older ones while there are any, which requests a page', () => {
    const { receive, commands } = street([saved('Ana', 9), saved('Bea', 8)], 976);
    expect(olderButton()?.textContent).toBe('Show older games (976)');
    fireEvent.click(screen.getByRole('button', { name: /Show older games/ }));
    expect(commands.listLibrary).toHaveBeenCalledOnce();
    receive([saved('Ana', 9), saved('Bea', 8), saved('Chidi', 7)]);
    expect(olderButton()).toBeNull();
    expect(listed()).toEqual(['Ana', 'Bea', 'Chidi']);
  });

  it('keep their places: older ones come behind them, new ones before them', () => {
    const { receive } = street([saved('Ana', 9), saved('Bea', 8), saved('Chidi', 2)], 1);
    receive([saved('Ana', 9), saved('Bea', 8), saved('Dov', 5), saved('Chidi', 2)]);
    expect(listed()).toEqual(['Ana', 'Bea', 'Chidi', 'Dov']);
    receive([saved('Eva', 11), saved('Ana', 9), saved('Bea', 8), saved('Dov', 5), saved('Chidi', 2)]);
    expect(listed()).toEqual(['Eva', 'Ana', 'Bea', 'Chidi', 'Dov']);
  });

  it('are sorted again when a player comes back from a table', () => {
    const { receive, store } = street([saved('Ana', 9), saved('Bea', 8)]);
    act(() => void store.dispatch(tableLeft()));
    receive([saved('Bea', 12, { table: 'table0008' }), saved('Ana', 9)]);
    expect(listed()).toEqual(['Bea', 'Ana']);
  });
});
