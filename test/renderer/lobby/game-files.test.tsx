import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { sheetOpened } from '../../../renderer/client/slices/page-slice.ts';
import { FileDrop } from '../../../renderer/lobby/transfer/file-drop.tsx';
import { ImportSheet } from '../../../renderer/lobby/transfer/import-sheet.tsx';
import { type ImportedGame, longestImport } from '../../../shared/protocol/messages.ts';
import { adaAndBen } from '../../harness/people.ts';
import '../every-game-ui.ts';
import { fakeCommands } from './network/fake-commands.ts';
import { show } from './network/page.tsx';

afterEach(cleanup);

const unread = { table: 'abcdefgh', room: null, savedAt: 1, view: null, toAct: [], outcome: null };
const game = { ...unread, game: 'harbour', seats: adaAndBen, bots: [null, null] };
const running: ImportedGame = { ...game, status: 'running', here: 'new' };

it.each([
  [{}, /Ada and Ben.*still being played.*shutter stays down/, 'Open the game'],
  [{ bots: [null, 'merchant'] }, /still being played[^.]*\.[^.]*\.Not now/, 'Open the game'],
  [{ here: 'longer' }, /beginning of this game.*still being played/, 'Open the game'],
  [{ status: 'over' }, /Finished\./, 'Review'],
  [{ here: 'known' }, /already on this device\.Not now/, 'Open the game'],
  [{ here: 'other' }, /gone on differently/, null],
  [{ here: 'open' }, /Close it first/, null],
] satisfies [Partial<ImportedGame>, RegExp, string | null][])(
  'says what opening does: %o',
  async (change, says, button) => {
    const commands = fakeCommands();
    commands.travel.previewTransfer.mockResolvedValue({ room: null, games: [{ ...running, ...change }] });
    await act(async () => void show(<ImportSheet text="packed" onClose={vi.fn()} />, { commands }));
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(says);
    const open = screen.queryByRole('button', { name: /Open|Review/, hidden: true });
    expect(open?.textContent ?? null).toBe(button);
    if (open !== null) fireEvent.click(open);
    expect(commands.travel.openTransfer.mock.calls).toEqual(open === null ? [] : [['packed']]);
  },
);

it.each([
  ['host', 12, 'packed'],
  ['host', longestImport + 1, ''],
  ['guest', 12, null],
] as const)('dropped on a page of the %s, %i bytes are read unless they are too many', async (role, size, text) => {
  const { store } = show(<FileDrop onBackup={vi.fn()} />, { welcome: { role } });
  const read = vi.fn(async () => 'packed');
  await act(
    async () =>
      void fireEvent.drop(window, { dataTransfer: { files: [{ name: 'Game.highstreet', size, text: read }] } }),
  );
  expect(store.getState().page.sheet).toEqual(text === null ? null : sheetOpened({ name: 'import', text }).payload);
  expect(read).toHaveBeenCalledTimes(text === 'packed' ? 1 : 0);
});
