// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { gameInStreet } from '../../../renderer/games/index.ts';
import { NewGameDialog } from '../../../renderer/lobby/new-game/new-game-dialog.tsx';
import { startWords } from '../../../renderer/words/index.ts';
import { fakeCommands } from './network/fake-commands.ts';
import { quietNetwork, show } from './network/page.tsx';

beforeAll(() => startWords('en'));
afterEach(cleanup);

const game = gameInStreet('brick-and-mortar');

function newGame(hosted: boolean, network: typeof quietNetwork | null = quietNetwork) {
  if (!game) throw new Error('the street has lost its game');
  const commands = fakeCommands();
  const page = show(<NewGameDialog game={game} hosted={hosted} again={null} onClose={() => {}} />, {
    commands,
    welcome: { network },
  });
  return { ...page, commands };
}

const nameOf = (place: number, name: string) =>
  fireEvent.change(screen.getByLabelText(`Name of player ${place}`), { target: { value: name } });

it('a table for the network is laid, hosted, and its free chairs handed over, in this order', async () => {
  const { commands, store } = newGame(true);
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('radio', { name: '3 players' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open the shop to the network' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.createTable.mock.calls[0]?.[2].map(({ name }) => name)).toEqual(['Ana', 'Player 2', 'Player 3']);
  expect(commands.keeper.host).toHaveBeenCalledWith('Ana’s table', 'open');
  expect(commands.keeper.handSeat.mock.calls).toEqual([
    [1, 'free', false],
    [2, 'free', false],
  ]);
});

it('a chair that somebody here takes needs a name and stays here', async () => {
  const { commands, store } = newGame(true);
  nameOf(1, 'Ana');
  const where = screen.getByRole('group', { name: 'Where Player 2 plays' });
  fireEvent.click(within(where).getByRole('radio', { name: 'At this device' }));
  fireEvent.click(screen.getByRole('button', { name: 'Open the shop to the network' }));
  expect(commands.createTable).not.toHaveBeenCalled();
  expect(screen.getByText('Every player needs a name.')).toBeTruthy();
  nameOf(2, 'Bruno');
  fireEvent.click(screen.getByRole('button', { name: 'Open the shop to the network' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.keeper.handSeat).not.toHaveBeenCalled();
});

it('a house that does not get on the network keeps its chairs, and the sheet says why', async () => {
  const { commands, store } = newGame(true);
  commands.keeper.host.mockResolvedValue(false);
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Open the shop to the network' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.keeper.handSeat).not.toHaveBeenCalled();
});

it('round this device nothing is hosted, and every chair needs a name', async () => {
  const { commands } = newGame(false);
  nameOf(1, 'Ana');
  nameOf(2, 'Bruno');
  fireEvent.click(screen.getByRole('button', { name: 'Open the shop' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  expect(commands.keeper.host).not.toHaveBeenCalled();
  cleanup();
  newGame(true, null);
  expect(screen.queryByRole('radio', { name: 'Over the network' })).toBeNull();
});
