import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectionChanged } from '../../../renderer/client/slices/connection-slice.ts';
import { choosingRoom } from './choosing-room.tsx';
import { tableName } from './sample-table.ts';
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
import { putInPlace } from './stand-in-room.ts';

putInPlace(choosingRoom);

watchThePage();

describe('the counter, while the table waits', () => {
  it('names whom it waits for, and nothing more while they are there', () => {
    const { tell } = pageOf();
    tell(inHand(0));
    expect(counter().textContent).toBe('Waiting for Chidi.');
  });

  it('says that somebody is away, and leads the host person to the hosting sheet', () => {
    const { tell, store } = pageOf();
    tell(inHand(0, { holdings: [held('house'), held('house'), held(phone, { present: false }), held(laptop)] }));
    expect(counter().textContent).toContain('Chidi is away. The table waits.');
    press('Hand the seat on');
    expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
  });

  it('tells everybody else that the table waits', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(inHand(3, { holdings: [held('house'), held('house'), held(phone, { present: false }), held(laptop)] }));
    expect(counter().textContent).toContain('Chidi is away. The table waits.');
    expect(within(counter()).queryAllByRole('button')).toEqual([]);
  });

  it('says that the seat is free, and offers the way in or the seat itself', () => {
    const holdings = [held('house'), held('house'), held('free'), held(laptop)];
    const keeper = pageOf();
    keeper.tell(inHand(0, { holdings }));
    expect(counter().textContent).toContain('The seat of Chidi is free.');
    press('Let somebody in');
    expect(keeper.store.getState().page.sheet).toEqual({ name: 'hosting' });
    cleanup();
    const guest = pageOf({ role: 'guest' });
    guest.tell(inHand(3, { holdings }));
    press('Take a seat');
    expect(guest.store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('has nothing to add while a person of this device is asked', () => {
    const { tell } = pageOf();
    tell(inHand(0, { toAct: [0, 2], holdings: [held('house'), held('house'), held('free'), held(laptop)] }));
    expect(counter().textContent).not.toContain('free');
    expect(within(counter()).queryAllByRole('button')).toEqual([]);
  });

  it('stays calm while the line is down, with the table in sight and no move on offer', () => {
    const { tell, store } = pageOf();
    tell(inHand(0, { toAct: [0], legal: [{ type: 'play-card' }] }));
    expect(screen.getByRole('button', { name: /play-card/ })).toBeTruthy();
    act(() => void store.dispatch(connectionChanged('waiting-to-retry')));
    expect(counter().textContent).toContain('The line to the table is down.');
    expect(screen.getByTestId('view')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /play-card/ })).toBeNull();
  });

  it('gives back a seat that somebody plays meanwhile, whenever its owner likes', () => {
    const { tell, commands } = pageOf({ role: 'guest' });
    const holdings = [held('house'), held('house'), held(phone), held('house', { owner: phone })];
    tell(inHand(2, { toAct: [2], holdings }));
    press('Take Dalia back');
    expect(commands.guest.takeSeatBack).toHaveBeenCalledWith(3);
  });
});

describe('a device without seats', () => {
  const asOnlooker = { own: [], toAct: [2] };

  it('looks on, and can take a seat while one is free', () => {
    const { tell, store } = pageOf({ role: 'guest' });
    tell(spreadTable(asOnlooker));
    expect(counter().textContent).toContain('Waiting for Chidi.');
    expect(counter().textContent).toContain('Looking on');
    expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull();
    tell(spreadTable({ ...asOnlooker, holdings: [held('house'), held('free'), held(phone), held(laptop)] }));
    press('Take a seat');
    expect(store.getState().page.sheet).toEqual({ name: 'seats' });
  });

  it('is the shared board of the house, with the way in all evening, until the door is closed', () => {
    const { tell, store } = pageOf();
    const keeping = { code: 'K7M2P', guests: [] };
    tell(spreadTable({ ...asOnlooker, keeping, holdings: [held('free'), held('free'), held(phone), held(laptop)] }));
    const slip = screen.getByRole('region', { name: 'How to come in' });
    expect(slip.textContent).toContain('192.168.1.20:7777');
    expect(slip.textContent).toContain('K7M2P');
    fireEvent.click(within(slip).getByRole('button', { name: 'QR code' }));
    expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
    // whoever comes later looks on, and has a chair for the next match
    const holdings = [held(laptop), held(laptop), held(phone), held(laptop)];
    tell(spreadTable({ ...asOnlooker, keeping, holdings }));
    const way = screen.getByRole('region', { name: 'How to come in' });
    expect(within(way).getByRole('img', { name: /192\.168\.1\.20:7777.*K 7 M 2 P/ })).toBeTruthy();
    const hosting = { room: 'abcdefgh12345678', name: 'Our table', door: 'closed' as const };
    tell(spreadTable({ ...asOnlooker, keeping, holdings, hosting }));
    expect(screen.queryByRole('region', { name: 'How to come in' })).toBeNull();
    expect(counter().textContent).toContain('Shared board');
  });
});

describe('a page that may only look', () => {
  it('plays here instead, when another window of this device has the seats', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ own: [], readOnly: true }));
    press('Play here');
    expect(commands.openTable).toHaveBeenCalledWith(tableName);
  });

  it('has no such way when another program has the table', () => {
    const summary = {
      table: tableName,
      game: 'brick-and-mortar',
      seats: [],
      bots: [],
      room: null,
      savedAt: 0,
      view: null,
      toAct: [],
      outcome: null,
    };
    const { tell } = pageOf({ shelf: [{ ...summary, status: 'elsewhere' }] });
    tell(spreadTable({ own: [], readOnly: true }));
    expect(counter().textContent).toContain('Another High Street program');
    expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
  });
});

describe('who comes and goes', () => {
  const news = () => screen.getByRole('list', { name: 'Who comes and goes' });

  it('is told for a while to those who look and to those who listen', () => {
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

describe('a device that is gone for a moment', () => {
  const gone = [held('house'), held('house'), held(phone, { present: false }), held(laptop)];

  it('was never away when it is back soon, and is after a while, whatever is played meanwhile', () => {
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
    expect(screen.getByRole('list', { name: 'Who comes and goes' }).textContent).toBe('Chidi is away.');
  });

  it('is away at once for a page that has just come to the table', () => {
    const { tell } = pageOf();
    tell(inHand(0, { holdings: gone }));
    expect(counter().textContent).toContain('Chidi is away.');
  });
});

describe('the table menu', () => {
  it('leads the host person to the network, and a guest to the seats', () => {
    const keeper = pageOf();
    keeper.tell(inHand(0));
    press('At the table');
    press('On the network…');
    expect(keeper.store.getState().page.sheet).toEqual({ name: 'hosting' });
    cleanup();
    const guest = pageOf({ role: 'guest' });
    guest.tell(inHand(2));
    press('At the table');
    expect(screen.queryByRole('button', { name: 'On the network…' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
    press('Seats…');
    expect(guest.store.getState().page.sheet).toEqual({ name: 'seats' });
  });
});
