import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SoundOffer } from '../../../renderer/app/sound-offer.tsx';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { settingsArrived } from '../../../renderer/client/slices/settings-slice.ts';
import { tableLeft } from '../../../renderer/client/slices/table-slice.ts';
import { defaultSettings } from '../../../shared/protocol/messages.ts';
import { hostedTable, show } from '../lobby/network/page.tsx';
import { sampleRoom, sampleSummary } from '../table/sample-table.ts';

/** A player has played here before. */
const played = [sampleSummary({ status: 'running' })];
const asks = () => screen.queryByRole('region', { name: 'Sounds' });

describe('sound offer', () => {
  it.each([
    ['Sound on', true],
    ['No sound', false],
  ])('is asked in the street, and once it is answered (“%s”) never again', (pressed, sound) => {
    const { commands, store } = show(<SoundOffer />, { library: played });
    fireEvent.click(screen.getByRole('button', { name: pressed }));
    expect(commands.changeSettings.mock.calls).toEqual(
      sound ? [[{ soundOffered: true }], [{ sound }]] : [[{ soundOffered: true }]],
    );
    act(() => void store.dispatch(settingsArrived({ ...defaultSettings, sound, soundOffered: true })));
    expect(asks()).toBeNull();
  });

  it('waits until something has been played: newcomers have enough to read', () => {
    show(<SoundOffer />);
    expect(asks()).toBeNull();
  });

  it('appears for a guest in the lobby', () => {
    const { store, commands } = show(<SoundOffer />, { welcome: { role: 'guest' } });
    expect(asks()).toBeNull();
    act(() => void store.dispatch(roomArrived(sampleRoom({}))));
    fireEvent.click(screen.getByRole('button', { name: 'Sound on' }));
    expect(commands.changeSettings).toHaveBeenLastCalledWith({ sound: true });
  });

  it('stays until it is answered or left, and does not come back', () => {
    const { store, tell } = show(<SoundOffer />, { library: played });
    act(() => void store.dispatch(settingsArrived({ ...defaultSettings, soundOffered: true })));
    expect(asks()).not.toBeNull();
    tell(hostedTable());
    act(() => void store.dispatch(tableLeft()));
    expect(asks()).toBeNull();
  });

  it('appears neither at a table, nor on the join screen, nor when sound is on', () => {
    const { tell, unmount } = show(<SoundOffer />, { library: played });
    expect(asks()).not.toBeNull();
    tell(hostedTable());
    expect(asks()).toBeNull();
    unmount();
    const guest = show(<SoundOffer />, { welcome: { role: 'guest' } });
    expect(asks()).toBeNull();
    guest.unmount();
    const { store } = show(<SoundOffer />, { library: played });
    act(() => void store.dispatch(settingsArrived({ ...defaultSettings, sound: true })));
    expect(asks()).toBeNull();
  });
});
