import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Banners } from '../../../renderer/app/banners.tsx';
import { fetchSheets } from '../../../renderer/app/fetched-later.ts';
import { createClient } from '../../../renderer/client/client.ts';
import { CommandsContext } from '../../../renderer/client/commands/commands.ts';
import { noticeClosed, noticeShown } from '../../../renderer/client/slices/page-slice.ts';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { closeCodes } from '../../../shared/protocol/messages.ts';
import { TestClock } from '../connection/test-clock.ts';
import { TestTransport } from '../connection/test-transport.ts';
import { sampleRoom, sampleWelcome } from '../table/sample-table.ts';

/** The server's; another bar offers sounds. */
const atHome = sampleWelcome({}, { soundOffered: true });
const address = '192.168.1.20:7777';

function shown() {
  const home = new TestTransport();
  const away = new TestTransport();
  const clock = new TestClock();
  const store = createAppStore();
  const commands = createClient({
    store,
    conversation: new Conversation(home, clock),
    gameUiOf: () => undefined,
    bookmark: { write() {} },
    converse: () => new Conversation(away, clock),
  });
  render(
    <Provider store={store}>
      <CommandsContext value={commands}>
        <Banners />
      </CommandsContext>
    </Provider>,
  );
  const text = () => document.body.textContent;
  return { home, away, clock, store, commands, text };
}

describe('connection bar', () => {
  it('ignores the first connection at home, and shows the state of a lost one', async () => {
    const { home, clock, text } = shown();
    expect(text()).toBe('');
    await act(() => home.greet(atHome));
    expect(text()).toBe('');
    act(() => home.end());
    expect(text()).toContain('Connection lost.');
    const calls = home.calls;
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    expect(home.calls).toBe(calls + 1);
    act(() => clock.pass(200));
    await act(() => home.greet(atHome));
    expect(text()).toBe('');
  });

  it('names the visited host, and offers the doctor when it does not answer', async () => {
    const { home, away, clock, store, commands, text } = shown();
    await act(() => home.greet(atHome));
    act(() => commands.guest.visit(address, null));
    expect(text()).toContain(`Connecting to the host at ${address}`);
    act(() => away.end());
    expect(text()).toContain(`No answer from ${address}`);
    act(() => clock.pass(130));
    expect(text()).toContain(`No answer from ${address}`);
    fireEvent.click(screen.getByRole('button', { name: 'Connection doctor' }));
    expect(store.getState().page.sheet).toEqual({ name: 'doctor', address });
    await act(() => away.greet(sampleWelcome({ role: 'guest', settings: null })));
    expect(text()).toBe('');
  });

  it('ignores a connection that breaks once the host has closed the table', async () => {
    const { home, store, text } = shown();
    await act(() => home.greet(sampleWelcome({ role: 'guest', settings: null })));
    act(() => void store.dispatch(noticeShown({ kind: 'parted', why: 'room-closed' })));
    act(() => home.end());
    expect(text()).toBe('The host closed this table. Thanks for playing!');
    act(() => void store.dispatch(noticeClosed()));
    expect(text()).toContain('Nobody is hosting here right now.');
  });

  it('tells a guest after 15 s that the table may have moved, and continues where the host answers', async () => {
    await fetchSheets();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let answers = false;
    const asked = vi.fn(async (address: string) => ({ status: answers && address.includes(':7778') ? 204 : 404 }));
    vi.stubGlobal('fetch', asked);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { home, clock, commands, store, text } = shown();
    await act(() => home.greet(sampleWelcome({ role: 'guest', settings: null, machine: 'shed.local' })));
    act(() => home.end());
    act(() => void vi.advanceTimersByTime(14_999));
    expect(text()).not.toContain('may have moved');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(text()).toContain('The table may have moved: scan the host’s code again');
    fireEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
    expect(store.getState().page.sheet).toEqual({ name: 'join' });
    answers = true;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked).toHaveBeenCalledWith('http://shed.local:7777/here', expect.anything());
    expect(text()).toContain('The host now answers at shed.local:7778.');
    const follow = vi.spyOn(commands.guest, 'followHost');
    fireEvent.click(screen.getByRole('button', { name: 'Go to the new address' }));
    expect(follow).toHaveBeenCalledWith('shed.local:7778');
    act(() => clock.pass(200));
    await act(() => home.greet(sampleWelcome({ role: 'guest', settings: null })));
    expect(text()).toBe('');
  });

  it('says who declined this device’s request, and what it can do', async () => {
    const { home, store, text } = shown();
    await act(() => home.greet(sampleWelcome({ role: 'guest', settings: null })));
    const { room, devices } = sampleRoom();
    const named = sampleRoom({ devices: devices.map((each) => ({ ...each, name: 'Tom' })) });
    act(() => void store.dispatch(roomArrived(named)));
    const say = (by: string) => act(() => home.say({ type: 'declined', room, what: 'seat-refused', by }));
    say('house');
    await screen.findByText(/^Tom did not give you the seat you asked for. You can ask for another seat, watch/);
    say('gnobody00');
    expect(text()).toContain('The table leader did not give you the seat');
  });

  it('offers the way home from a host that is gone', async () => {
    const { home, away, store, commands, text } = shown();
    await act(() => home.greet(atHome));
    act(() => commands.guest.visit(address, null));
    act(() => away.end());
    fireEvent.click(screen.getByRole('button', { name: 'Back to my own street' }));
    expect(store.getState().server.away).toBeNull();
    await act(() => home.greet(atHome));
    expect(text()).toBe('');
  });

  it('shows the right address if the host refuses this page', async () => {
    const { home, text } = shown();
    await act(() => home.end(closeCodes.noPass));
    expect(text()).toContain('Open the address shown');
  });

  it('reports a different protocol, and stops once back home', async () => {
    const { home, away, commands, text } = shown();
    await act(() => home.greet(atHome));
    act(() => commands.guest.visit(address, null));
    act(() => away.end(closeCodes.otherProtocol));
    expect(text()).toContain('running different versions');
    act(() => commands.guest.goHome());
    await act(() => home.greet(atHome));
    expect(text()).toBe('');
  });
});
