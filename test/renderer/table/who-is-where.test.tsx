import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectionChanged } from '../../../renderer/client/slices/connection-slice.ts';
import { choosingRoom } from './choosing-ui.tsx';
import { sampleSummary, tableName } from './sample-table.ts';
import {
  counter,
  held,
  inHand,
  laptop,
  pageOf,
  pass,
  phone,
  press,
  spreadTable,
  watchThePage,
} from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(choosingRoom);

watchThePage();

describe('counter while the table waits', () => {
  it('names who is awaited, and nothing more while they are present', () => {
    const { tell } = pageOf();
    tell(inHand(0));
    expect(counter().textContent).toBe('Waiting for Chidi.');
  });

  it('says that a player is away, and leads the host to the hosting sheet', () => {
    const { tell, store } = pageOf();
    tell(inHand(0, { holdings: [held('house'), held('house'), held(phone, { present: false }), held(laptop)] }));
    expect(counter().textContent).toContain('Chidi is away. The table waits.');
    press('Hand over the seat');
    expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
  });

  it('tells everyone else that the table waits', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(inHand(3, { holdings: [held('house'), held('house'), held(phone, { present: false }), held(laptop)] }));
    expect(counter().textContent).toContain('Chidi is away. The table waits.');
    expect(within(counter()).queryAllByRole('button')).toEqual([]);
  });

  it('says that the seat is free, and offers the way to join or the seat itself', () => {
    const holdings = [held('house'), held('house'), held('free'), held(laptop)];
    const hostPage = pageOf();
    hostPage.tell(inHand(0, { holdings }));
    expect(counter().textContent).toContain('The seat of Chidi is free.');
    press('Let someone in');
    expect(hostPage.store.getState().page.sheet).toEqual({ name: 'hosting' });
    cleanup();
    const guest = pageOf({ role: 'guest' });
    guest.tell(inHand(3, { holdings }));
    press('Take a seat');
    expect(guest.store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('has nothing to add while a player of this device is asked', () => {
    const { tell } = pageOf();
    tell(inHand(0, { toAct: [0, 2], holdings: [held('house'), held('house'), held('free'), held(laptop)] }));
    expect(counter().textContent).not.toContain('free');
    expect(within(counter()).queryAllByRole('button')).toEqual([]);
  });

  it('stays calm without a connection, with the table in sight and no move on offer', () => {
    const { tell, store } = pageOf();
    tell(inHand(0, { toAct: [0], legal: [{ type: 'play-card' }] }));
    expect(screen.getByRole('button', { name: /play-card/ })).toBeTruthy();
    act(() => void store.dispatch(connectionChanged('waiting-to-retry')));
    expect(counter().textContent).toContain('Connection lost.');
    expect(screen.getByTestId('view')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /play-card/ })).toBeNull();
  });

  it('returns a seat with a substitute whenever its owner likes', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    const holdings = [held('house'), held('house'), held(phone), held('house', { owner: phone })];
    tell(inHand(2, { toAct: [2], holdings }));
    press('Take back Dalia’s seat');
    expect(commands.guest.takeSeatBack).toHaveBeenCalledWith(3);
  });
});

describe('device without seats', () => {
  const asOnlooker = { own: [], toAct: [2] };

  it('watches, and can take a seat while one is free', () => {
    const { tell, store } = pageOf({ role: 'guest' });
    tell(spreadTable(asOnlooker));
    expect(counter().textContent).toContain('Waiting for Chidi.');
    expect(counter().textContent).toContain('Watching');
    expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
    tell(spreadTable({ ...asOnlooker, holdings: [held('house'), held('free'), held(phone), held(laptop)] }));
    press('Take a seat');
    expect(store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('is the server’s big screen, always showing how to join until the door is closed', () => {
    const { tell, store } = pageOf();
    const keeping = { code: 'K7M2P', guests: [] };
    tell(spreadTable({ ...asOnlooker, keeping, holdings: [held('free'), held('free'), held(phone), held(laptop)] }));
    const slip = screen.getByRole('region', { name: 'How to join' });
    expect(slip.textContent).toContain('192.168.1.20:7777');
    expect(slip.textContent).toContain('K7M2P');
    fireEvent.click(within(slip).getByRole('button', { name: 'QR code' }));
    expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
    // later guests watch, and have a chair for the next match
    const holdings = [held(laptop), held(laptop), held(phone), held(laptop)];
    tell(spreadTable({ ...asOnlooker, keeping, holdings }));
    const way = screen.getByRole('region', { name: 'How to join' });
    expect(within(way).getByRole('img', { name: /192\.168\.1\.20:7777.*K 7 M 2 P/ })).toBeTruthy();
    const hosting = { room: 'abcdefgh12345678', name: 'Our table', door: 'closed' as const };
    tell(spreadTable({ ...asOnlooker, keeping, holdings, hosting }));
    expect(screen.queryByRole('region', { name: 'How to join' })).toBeNull();
    expect(counter().textContent).toContain('Shared board');
  });
});

describe('page that may only watch', () => {
  it('can play here instead, if another window of this device has the seats', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ own: [], readOnly: true }));
    press('Play here');
    expect(commands.openTable).toHaveBeenCalledWith(tableName);
  });

  it('cannot if another program has the table', () => {
    const { tell } = pageOf({ library: [sampleSummary({ table: tableName, status: 'elsewhere' })] });
    tell(spreadTable({ own: [], readOnly: true }));
    expect(counter().textContent).toContain('Another copy of High Street');
    expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
  });
});

describe('who comes and goes', () => {
  const news = () => screen.getByRole('list', { name: 'Arrivals and departures' });

  it('are shown for a while and announced to screen readers', () => {
    const { tell } = pageOf();
    tell(inHand(0));
    expect(news().textContent).toBe('');
    expect(news().getAttribute('aria-live')).toBe('polite');
    const away = { present: false };
    tell(inHand(0, { holdings: [held('house'), held('house'), held(phone, away), held(laptop, away)] }));
    pass(2600);
    expect(news().textContent).toBe('Chidi and Dalia are away.');
    tell(inHand(0));
    expect(news().textContent).toContain('Chidi and Dalia are back.');
    pass(7100);
    expect(news().textContent).toBe('');
  });
});

describe('briefly disconnected device', () => {
  const gone = [held('house'), held('house'), held(phone, { present: false }), held(laptop)];

  it('never counts as away if it returns soon, and does after a while, whatever is played', () => {
    const { tell } = pageOf();
    tell(inHand(0));
    tell(inHand(0, { holdings: gone }));
    pass(2000);
    tell(inHand(0));
    pass(5000);
    expect(document.body.textContent).not.toContain('away');
    expect(document.body.textContent).not.toContain('is back');
    tell(inHand(0, { holdings: gone }));
    pass(2000);
    tell(inHand(0, { holdings: gone, version: 2 }));
    expect(document.body.textContent).not.toContain('away');
    pass(600);
    expect(counter().textContent).toContain('Chidi is away.');
    expect(screen.getByRole('list', { name: 'Arrivals and departures' }).textContent).toBe('Chidi is away.');
  });

  it('counts as away at once for a page that has just opened the table', () => {
    const { tell } = pageOf();
    tell(inHand(0, { holdings: gone }));
    expect(counter().textContent).toContain('Chidi is away.');
  });
});

it('table menu: leads the host to the network, and a guest to the seats', () => {
  const hostPage = pageOf();
  hostPage.tell(inHand(0));
  press('Menu');
  press('On the network…');
  expect(hostPage.store.getState().page.sheet).toEqual({ name: 'hosting' });
  cleanup();
  const guest = pageOf({ role: 'guest' });
  guest.tell(inHand(2));
  press('Menu');
  expect(screen.queryByRole('button', { name: 'On the network…' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
  press('Seats…');
  expect(guest.store.getState().page.sheet).toEqual({ name: 'seats' });
});
