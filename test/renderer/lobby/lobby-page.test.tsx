import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { fetchGameUi } from '../../../renderer/games/game-uis.ts';
import { LobbyPage } from '../../../renderer/lobby/room/lobby-page.tsx';
import type { RoomMessage } from '../../../shared/protocol/messages.ts';
import { soon } from '../../harness/soon.ts';
import { sampleRoom } from '../table/sample-table.ts';
import { show } from './network/page.tsx';

const mia = 'gk2m8t5xw';
const chidi = 'gp4n6r3yz';

const chairs: RoomMessage['chairs'] = [
  { chair: 0, holder: 'house', name: 'Ana', colour: 'navy', ready: true, present: true },
  { chair: 1, holder: mia, name: 'Mia', colour: 'violet', ready: false, present: true },
  { chair: 2, holder: 'bot-merchant', name: 'Odette', colour: 'sand', ready: true, present: true },
];

function lobby(change: Partial<RoomMessage> = {}) {
  const page = show(<LobbyPage />, { welcome: { role: 'guest', network: null } });
  const tell = (more: Partial<RoomMessage> = {}) =>
    act(() => {
      page.store.dispatch(
        roomArrived(
          sampleRoom({
            table: null,
            you: mia,
            chairs,
            devices: [
              { device: 'house', name: null, present: true, isLeader: true, canHost: false, isTelevision: false },
              {
                device: mia,
                name: 'Mia',
                present: true,
                isLeader: change.isLeader === true && change.you !== 'house',
                canHost: false,
                isTelevision: false,
              },
              { device: chidi, name: 'Chidi', present: true, isLeader: false, canHost: true, isTelevision: false },
            ],
            plan: { game: 'emporium', options: {} },
            ...change,
            ...more,
          }),
        ),
      );
    });
  tell();
  return { ...page, tellRoom: tell };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('lobby of a player', () => {
  it('shows chairs and readiness, and lets the player change only their own', () => {
    const { commands } = lobby();
    expect(screen.getByRole('img', { name: 'Ana is ready' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Mia is not ready yet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Ana: name/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull();
    expect(screen.queryByRole('img', { name: /code/i })).toBeNull();
    fireEvent.click(button('I’m ready'));
    expect(commands.room.beReady).toHaveBeenCalledWith(true);
  });

  it('suggests a game and withdraws it', () => {
    const { commands, tellRoom } = lobby();
    fireEvent.click(button(/^Harbour/));
    expect(commands.room.proposeGame).toHaveBeenLastCalledWith('harbour');
    tellRoom({ proposals: [{ by: mia, game: 'harbour' }] });
    expect(button(/^Harbour/).getAttribute('aria-pressed')).toBe('true');
    expect(within(button(/^Harbour/)).getByRole('img', { name: 'Mia' })).toBeTruthy();
    fireEvent.click(button(/^Harbour/));
    expect(commands.room.proposeGame).toHaveBeenLastCalledWith(null);
  });

  it('changes the name and colour of a chair, and shows name errors beside it', async () => {
    const { commands } = lobby();
    fireEvent.click(button(/^Mia: name/));
    const sheet = screen.getByRole('dialog');
    const name = within(sheet).getByLabelText('Name');
    fireEvent.change(name, { target: { value: 'ana' } });
    fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
    expect(within(sheet).getByRole('alert').textContent).not.toBe('');
    expect(commands.room.changeChair).not.toHaveBeenCalled();
    expect(within(sheet).queryByRole('radio', { name: 'navy, an awning' })).toBeNull();
    fireEvent.change(name, { target: { value: 'Mia B.' } });
    fireEvent.click(within(sheet).getByRole('radio', { name: 'soot, a boot' }));
    await act(async () => void fireEvent.click(within(sheet).getByRole('button', { name: 'Save' })));
    expect(commands.room.changeChair).toHaveBeenCalledWith(1, 'Mia B.', 'soot');
  });
});

describe('lobby of a leader', () => {
  it('chooses a game, starts once it fits, and says why it does not', () => {
    const { commands, tellRoom } = lobby({ isLeader: true });
    fireEvent.click(button('Choose Harbour'));
    expect(commands.room.chooseGame).toHaveBeenCalledWith('harbour', {});
    expect(screen.getByText('2 of 3 are ready. Start Emporium?')).toBeTruthy();
    fireEvent.click(button(/^Start/));
    expect(commands.room.startMatch).toHaveBeenCalledTimes(1);
    tellRoom({ plan: { game: null, options: {} } });
    fireEvent.click(button(/^Start/));
    tellRoom({ chairs: chairs.slice(0, 1) });
    fireEvent.click(button(/^Start/));
    expect(commands.room.startMatch).toHaveBeenCalledTimes(1);
    expect(screen.getAllByText(/Not enough players/).length).toBeGreaterThan(0);
  });

  it('makes another a leader, removes them, and reorders the chairs', () => {
    const { commands } = lobby({ isLeader: true, you: 'house' });
    fireEvent.click(button(/^Mia: name/));
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Mia also leads the table' }));
    expect(commands.room.nameLeader).toHaveBeenCalledWith(mia, true);
    fireEvent.click(sheet.getByRole('button', { name: 'One seat earlier' }));
    expect(commands.room.orderChairs).toHaveBeenCalledWith([1, 0, 2]);
    fireEvent.click(sheet.getByRole('button', { name: 'Remove Mia' }));
    expect(commands.room.removeGuest).toHaveBeenCalledWith(mia);
  });

  it('closes the door, and sees the code while it is open', () => {
    const { commands, tellRoom } = lobby({ isLeader: true, code: 'K7M2P' });
    expect(screen.getByText('K 7 M 2 P')).toBeTruthy();
    fireEvent.click(button('Close to new guests'));
    expect(commands.room.changeRoom).toHaveBeenCalledWith('Ana’s table', 'closed');
    tellRoom({ door: 'closed' });
    expect(screen.queryByText('K 7 M 2 P')).toBeNull();
  });
});

describe('evening', () => {
  const seats = chairs.map(({ name, colour }) => ({ name, colour }));
  const won = { ending: 'x', scores: [12, 30, 7], places: [2, 1, 3], tieBreak: null };

  it('shows a highlight of a match, in a sentence of its game', async () => {
    const award = { type: 'sale', round: 3, seat: 1, item: 'bent-dirk', gold: 9 };
    lobby({ evening: [{ table: 'aaaaaaaa', game: 'emporium', seats, outcome: won, award }] });
    const evening = within(screen.getByRole('region', { name: 'This evening' }));
    expect(await soon(() => evening.getByText(/Round 3: Mia got .*9.* the priciest sale\./))).toBeTruthy();
    expect(evening.getByText('Priciest sale.')).toBeTruthy();
  });

  it('ignores an award that is unknown to the page or lacks a fact', async () => {
    const awards = [{ type: 'tallest' }, { type: 'sale', seat: 1 }];
    lobby({
      evening: awards.map((award, at) => ({ table: `aaaaaaa${at}`, game: 'emporium', seats, outcome: won, award })),
    });
    await fetchGameUi('emporium');
    expect(screen.queryByText(/Priciest sale/)).toBeNull();
  });

  it('shows winners and points, and resumes a waiting match', () => {
    const { commands } = lobby({
      isLeader: true,
      evening: [
        { table: 'aaaaaaaa', game: 'emporium', seats, outcome: won, award: null },
        { table: 'bbbbbbbb', game: 'harbour', seats, outcome: null, award: null },
      ],
    });
    const evening = within(screen.getByRole('region', { name: 'This evening' }));
    expect(evening.getByText('Mia: 1 win')).toBeTruthy();
    expect(evening.getByText('won by Mia')).toBeTruthy();
    expect(evening.getByText('30')).toBeTruthy();
    fireEvent.click(evening.getByRole('button', { name: 'Resume Harbour' }));
    expect(commands.room.resume).toHaveBeenCalledWith('bbbbbbbb');
  });
});
