import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type ListedGame, listedGame } from '../../../renderer/games/index.ts';
import { botNames } from '../../../renderer/lobby/new-game/bot-names.ts';
import { NewGameDialog } from '../../../renderer/lobby/new-game/new-game-dialog.tsx';
import { type Person, playerColours, type TableSummary } from '../../../shared/protocol/messages.ts';
import { sampleSummary } from '../table/sample-table.ts';
import { fakeCommands } from './network/fake-commands.ts';
import { quietNetwork, show } from './network/page.tsx';

function inStreet(id: string): ListedGame {
  const game = listedGame(id);
  if (!game) throw new Error(`the street has lost ${id}`);
  return game;
}

const game = inStreet('brick-and-mortar');

/** A game for one to four, with an option for one player only and one for several. */
const harbour: ListedGame = {
  ...inStreet('harbour'),
  options: [
    { id: 'boards', values: ['wharfs', 'characters', 'all-characters'] },
    { id: 'goods', values: ['choose', 'one-each'], seats: { min: 2, max: 4 } },
    { id: 'alone', values: ['twenty-turns', 'practice-opponent'], seats: { min: 1, max: 1 } },
  ],
};

interface Occasion extends Pick<Parameters<typeof NewGameDialog>[0], 'again' | 'alone'> {
  readonly people: Person[];
}

function newGame(
  hosted: boolean,
  network: typeof quietNetwork | null = quietNetwork,
  among: readonly ListedGame[] = [game],
  { again = null, alone = false, people = [] }: Partial<Occasion> = {},
  library: readonly TableSummary[] = [],
) {
  const commands = fakeCommands();
  const page = show(<NewGameDialog among={among} hosted={hosted} again={again} alone={alone} onClose={() => {}} />, {
    commands,
    welcome: { network, people },
    library,
  });
  return { ...page, commands };
}

/** Opens the options of a player's chair if they are closed. */
function openChair(name: string): void {
  const chair = screen.getByRole('button', { name: new RegExp(`^${name}’s seat`) });
  if (chair.getAttribute('aria-expanded') === 'false') fireEvent.click(chair);
}

function who(name: string): HTMLElement {
  openChair(name);
  return screen.getByRole('combobox', { name: `Who plays ${name}` });
}

const nameOf = (place: number, name: string) =>
  fireEvent.change(screen.getByLabelText(`Name of player ${place}`), { target: { value: name } });

it('creates a network table, hosts it, and hands over its free chairs, in this order', async () => {
  const { commands, store } = newGame(true);
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('radio', { name: '3 players' }));
  fireEvent.click(screen.getByRole('button', { name: 'Host this game' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.createTable.mock.calls[0]?.[2].map(({ name }) => name)).toEqual(['Ana', 'Player 2', 'Player 3']);
  expect(commands.hosting.host).toHaveBeenCalledWith('Ana’s table', 'open');
  expect(commands.room.handSeat.mock.calls).toEqual([
    [1, 'free', false],
    [2, 'free', false],
  ]);
});

it('keeps a chair that a local player takes, under a name of its own', async () => {
  const { commands, store } = newGame(true);
  nameOf(1, 'Ana');
  fireEvent.change(who('Player 2'), { target: { value: 'here' } });
  nameOf(2, 'ana');
  fireEvent.click(screen.getByRole('button', { name: 'Host this game' }));
  expect(commands.createTable).not.toHaveBeenCalled();
  expect(screen.getAllByText(/^Someone at this table already has that name/)).toHaveLength(2);
  nameOf(2, 'Bruno');
  fireEvent.click(screen.getByRole('button', { name: 'Host this game' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.room.handSeat).not.toHaveBeenCalled();
});

it('keeps the chairs if the server cannot get on the network, and the sheet says why', async () => {
  const { commands, store } = newGame(true);
  commands.hosting.host.mockResolvedValue(false);
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Host this game' }));
  await waitFor(() => expect(store.getState().page.sheet).toEqual({ name: 'hosting' }));
  expect(commands.room.handSeat).not.toHaveBeenCalled();
});

it('hosts nothing on this device, and names players without a name by their place', async () => {
  const { commands } = newGame(false);
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  expect(commands.createTable.mock.calls[0]?.[2].map(({ name }) => name)).toEqual(['Ana', 'Player 2']);
  expect(commands.hosting.host).not.toHaveBeenCalled();
  cleanup();
  newGame(true, null);
  openChair('Player 1');
  expect(screen.queryByRole('radio', { name: 'Over the network' })).toBeNull();
  expect(screen.queryByRole('option', { name: 'Over the network' })).toBeNull();
});

it('gives a solo player one chair, no order, and the solo options', async () => {
  const { commands } = newGame(false, quietNetwork, [harbour]);
  expect(screen.getAllByLabelText(/^Name of player/)).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Solo game' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'One of each' }));
  fireEvent.click(screen.getByRole('radio', { name: '1 player' }));
  expect(screen.getAllByLabelText(/^Name of player/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Shuffle the seats' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Move / })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Starting goods' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Practice opponent' }));
  nameOf(1, 'Ana');
  fireEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  // options that do not concern one player keep their default
  expect(commands.createTable.mock.calls[0]).toEqual([
    'harbour',
    { alone: 'practice-opponent' },
    [expect.objectContaining({ name: 'Ana' })],
    [],
    [],
    [0],
  ]);
});

it('offers several games, each with its number of chairs and its options', async () => {
  const { commands } = newGame(false, quietNetwork, [game, harbour]);
  fireEvent.click(screen.getByRole('radio', { name: 'Harbour' }));
  fireEvent.click(screen.getByRole('radio', { name: '1 player' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Characters' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Brick & Mortar' }));
  expect(screen.getAllByLabelText(/^Name of player/)).toHaveLength(2);
  expect(screen.queryByRole('group', { name: 'Player boards' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'New game' })).toBeTruthy();
  nameOf(1, 'Ana');
  nameOf(2, 'Bruno');
  fireEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  expect(commands.createTable.mock.calls[0]?.slice(0, 2)).toEqual([
    'brick-and-mortar',
    { 'first-game': 'yes', 'hidden-money': 'no' },
  ]);
});

const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start game' }));

it('starts against bots with one press, without a name, and describes the level', async () => {
  const { commands } = newGame(false, quietNetwork, [harbour]);
  fireEvent.click(screen.getByRole('radio', { name: 'Merchant' }));
  expect(screen.getByText(/^A Merchant thinks ahead/)).toBeTruthy();
  start();
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  const [, , seats, bots] = commands.createTable.mock.calls[0] ?? [];
  expect(bots).toEqual([{ seat: 1, level: 'merchant' }]);
  expect(seats?.[0]?.name).toBe('Player 1');
  expect(botNames).toContain(seats?.[1]?.name);
  expect(commands.hosting.host).not.toHaveBeenCalled();
});

it('seats a player against bots at a solo game as at any table', () => {
  newGame(false, quietNetwork, [harbour]);
  fireEvent.click(screen.getByRole('radio', { name: '1 player' }));
  openChair('Player 1');
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Apprentice' }));
  expect(screen.getAllByLabelText(/^Name of player/)).toHaveLength(2);
});

it('asks a single player nothing more, and next time knows them and their opponents', async () => {
  window.localStorage.clear();
  const first = newGame(false, quietNetwork, [game], { alone: true });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Apprentice' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Shopkeeper' }));
  nameOf(1, 'Ana');
  start();
  await waitFor(() => expect(first.commands.createTable).toHaveBeenCalled());
  await waitFor(() => expect(window.localStorage.length).toBe(2));
  cleanup();
  const second = newGame(false, quietNetwork, [game], { alone: true });
  start();
  await waitFor(() => expect(second.commands.createTable).toHaveBeenCalled());
  const [, , seats, bots] = second.commands.createTable.mock.calls[0] ?? [];
  expect(seats?.[0]?.name).toBe('Ana');
  expect(bots).toEqual([{ seat: 1, level: 'shopkeeper' }]);
  window.localStorage.clear();
});

it('plays Mercado with open money on one screen by default, and otherwise with hidden money', async () => {
  const money = () => screen.getByRole('group', { name: 'Money' }).querySelector('input:checked')?.parentElement;
  const { commands } = newGame(false, quietNetwork, [inStreet('mercado-de-lisboa')]);
  expect(money()?.textContent).toBe('Open to all');
  nameOf(1, 'Ana');
  nameOf(2, 'Bruno');
  fireEvent.click(screen.getByRole('button', { name: 'Start game' }));
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  expect(commands.createTable.mock.calls[0]?.[1]).toEqual({ 'hidden-money': 'no' });
  fireEvent.click(screen.getByRole('radio', { name: 'Hidden' }));
  expect(money()?.textContent).toBe('Hidden');
  cleanup();
  newGame(false, quietNetwork, [inStreet('mercado-de-lisboa')], { alone: true });
  expect(money()?.textContent).toBe('Hidden');
  cleanup();
  newGame(true, quietNetwork, [inStreet('mercado-de-lisboa')]);
  expect(money()?.textContent).toBe('Hidden');
});

/** A past table of this game with these people. */
function playedHere(game: string, ...names: readonly string[]) {
  const seats = names.map((name, seat) => ({ name, colour: playerColours[seat] ?? 'navy' }));
  return sampleSummary({ game, seats, bots: names.map(() => null) });
}

it('starts with the favourite game of the first player of last time who has one', () => {
  const facts = { colour: 'teal', language: null, textSize: null, shutter: null, hasCode: false } as const;
  const people = [{ id: 'ana', name: 'Ana', favourite: 'harbour', names: ['Anna'], ...facts }];
  const chosen = (...names: readonly string[]) => {
    newGame(false, quietNetwork, [game, harbour], { people }, [playedHere('brick-and-mortar', ...names)]);
    const name = screen.getByRole<HTMLInputElement>('radio', { name: 'Harbour' }).checked ? 'Harbour' : 'another';
    const seated = screen.getAllByRole('textbox').map((field) => field.getAttribute('value'));
    cleanup();
    return [name, ...seated.slice(0, names.length)];
  };
  expect(chosen('Bruno', 'ANA')).toEqual(['Harbour', 'Bruno', 'Ana']);
  expect(chosen('Bruno', 'Anna')).toEqual(['Harbour', 'Bruno', 'Ana']);
  expect(chosen('Bruno', 'Chidi')).toEqual(['another', 'Bruno', 'Chidi']);
});

it('seats the last players from the start, and one press begins', () => {
  const { commands } = newGame(false, quietNetwork, [game], {}, [playedHere('harbour', 'Bruno', 'Ana', 'Player 3')]);
  start();
  expect(commands.createTable.mock.calls[0]?.slice(1, 3)).toEqual([
    { 'first-game': 'yes', 'hidden-money': 'no' },
    [
      { name: 'Bruno', colour: 'navy' },
      { name: 'Ana', colour: 'teal' },
    ],
  ]);
});

it('recommends options for a first match or for learners, unless others were chosen', async () => {
  const isChosen = (value: string) => screen.getByRole<HTMLInputElement>('radio', { name: value }).checked;
  newGame(false);
  expect(isChosen('Yes, ready-made hands')).toBe(true);
  // unusual options are stated before the settings are opened
  expect(screen.getByText('First game: Yes, ready-made hands')).toBeTruthy();
  cleanup();
  const { commands } = newGame(false, quietNetwork, [game], {}, [playedHere('brick-and-mortar', 'Ana', 'Bruno')]);
  const learns = screen.getByRole('checkbox', { name: 'Explain new things' });
  expect(isChosen('No, with the draft')).toBe(true);
  fireEvent.click(learns);
  expect(isChosen('Yes, ready-made hands')).toBe(true);
  fireEvent.click(learns);
  expect(isChosen('No, with the draft')).toBe(true);
  fireEvent.click(learns);
  openChair('Bruno');
  fireEvent.click(screen.getByRole('checkbox', { name: 'First game: explain new things to Bruno' }));
  start();
  await waitFor(() => expect(commands.createTable).toHaveBeenCalled());
  expect(commands.createTable.mock.calls[0]?.[1]).toEqual({ 'first-game': 'yes', 'hidden-money': 'no' });
  expect(commands.createTable.mock.calls[0]?.[4]).toEqual([0]);
  fireEvent.click(screen.getByRole('radio', { name: 'No, with the draft' }));
  expect(isChosen('No, with the draft')).toBe(true);
});
