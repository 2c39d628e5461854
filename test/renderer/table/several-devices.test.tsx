// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionChanged } from '../../../renderer/connection/connection-slice.ts';
import { PresenceSign } from '../../../renderer/table/presence-sign.tsx';
import { ringShopBell } from '../../../renderer/table/shop-bell.ts';
import { TableContext } from '../../../renderer/table/table-context.ts';
import { languages, speak, startWords } from '../../../renderer/words/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { tableName } from './sample-table.ts';
import { four, held, laptop, pageOf, phone, spreadTable } from './spread-table.tsx';

vi.mock('../../../renderer/games/index.ts', async () => {
  const { choosingRoom } = await import('./choosing-room.tsx');
  return { roomOf: () => choosingRoom, gameInStreet: () => undefined };
});
vi.mock('../../../renderer/table/shop-bell.ts', () => ({ ringShopBell: vi.fn() }));

beforeAll(() => startWords('en'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(ringShopBell).mockClear();
  vi.spyOn(console, 'error').mockImplementation((...what: readonly unknown[]) => {
    throw new Error(what.join(' '));
  });
});
afterEach(() => {
  cleanup();
  speak('en');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const counter = () => {
  const found = document.querySelector<HTMLElement>('.counter');
  if (found === null) throw new Error('there is no counter in the page');
  return found;
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const move = (seat: number, ...events: readonly string[]) => ({ seat, events: events.map((type) => ({ type })) });
const inHand = (seat: number, change: Partial<TableMessage> = {}) =>
  spreadTable({ inHand: seat, viewer: seat, own: [seat], ...change });

describe('a sign of presence', () => {
  const signOf = (seat: number, presences: Parameters<typeof TableContext>[0]['value']['presences']) => {
    const { container } = render(
      <TableContext value={{ seats: four, toAct: [], insteadOfPrompt: null, ...(presences && { presences }) }}>
        <PresenceSign seat={seat} />
      </TableContext>,
    );
    return container.textContent;
  };

  it('says in a word who is away and what is free, and by name where everybody else is', () => {
    const presences = (['here', 'here', 'on-the-line', 'away', 'free'] as const).map((presence) => ({
      presence,
      standIn: false,
    }));
    expect(signOf(0, presences)).toBe('at this device');
    expect(signOf(2, presences)).toBe('on the line');
    expect(signOf(3, presences)).toBe('awayaway');
    expect(signOf(4, presences)).toBe('freefree seat');
  });

  it('tells of a stand-in, and is left out where one device has the table or one person the device', () => {
    expect(signOf(0, [{ presence: 'on-the-line', standIn: true }])).toBe('on the line; somebody stands in');
    expect(signOf(0, [{ presence: 'here', standIn: false }])).toBe('');
    expect(signOf(0, undefined)).toBe('');
  });
});

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

  it.each(languages)('has all its words in %s', (language) => {
    act(() => speak(language));
    const { tell } = pageOf();
    const away = { present: false };
    tell(inHand(0, { toAct: [2, 3], holdings: [held('house'), held('house'), held('free'), held('free')] }));
    expect(counter().textContent).toMatch(/Chidi .* Dalia/);
    tell(inHand(0, { toAct: [2, 3], holdings: [held('house'), held('house'), held(phone, away), held(laptop, away)] }));
    expect(counter().textContent).toMatch(/Chidi .* Dalia/);
  });
});

describe('a device of two of the four', () => {
  it('shows what all may see while none of its people must act, and opens for one of them by the shutter', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable());
    expect(screen.getByTestId('view').textContent).toContain('the street');
    expect(counter().textContent).toContain('Waiting for Chidi.');
    press('Open for somebody here');
    press(/Bruno/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pass to Bruno');
    fireEvent.keyDown(screen.getByRole('button', { name: /open/i }), { key: ' ' });
    pass(700);
    expect(commands.takeInHand).toHaveBeenCalledWith(1);
    tell(spreadTable({ inHand: 1, viewer: 1 }));
    expect(screen.getByTestId('view')).toBeTruthy();
    // lowered again, nobody is called any more
    tell(spreadTable());
    expect(screen.getByTestId('view')).toBeTruthy();
  });

  it('covers the things of whoever is in hand while others act, at one press', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ inHand: 0, viewer: 0 }));
    pass(600);
    fireEvent.click(within(counter()).getByRole('button', { name: 'Lower the shutter' }));
    expect(commands.lowerShutter).toHaveBeenCalledTimes(1);
  });

  it('goes back to the board when the person called does not come', () => {
    const { tell } = pageOf();
    tell(spreadTable());
    press('Open for somebody here');
    press(/Ana/);
    press('Back to the board');
    expect(screen.getByTestId('view')).toBeTruthy();
  });

  it('leaves a lowered shutter and whoever holds its handle alone while others play', () => {
    const { tell, commands } = pageOf();
    tell(spreadTable({ next: 0, toAct: [0, 2, 3] }));
    const handle = screen.getByRole('button', { name: /open/i });
    fireEvent.pointerDown(handle);
    pass(300);
    tell(
      spreadTable({ next: 0, toAct: [0, 3], version: 2, log: { after: null, from: 0, moves: [move(2, 'sealed')] } }),
    );
    expect(screen.getByRole('button', { name: /open/i })).toBe(handle);
    expect(document.activeElement).toBe(handle);
    pass(360);
    expect(commands.takeInHand).toHaveBeenCalledWith(0);
  });

  it('does not say that a desk of another device is closed on this page', () => {
    const { tell } = pageOf();
    const log = { after: null, from: 0, moves: [move(2, 'played')] };
    tell(spreadTable({ next: 0, toAct: [0], log }));
    expect(screen.queryByText(/Chidi is done/)).toBeNull();
    tell(spreadTable({ next: 0, toAct: [0], log: { ...log, moves: [...log.moves, move(1, 'played')] } }));
    expect(screen.getByText(/Bruno is done/)).toBeTruthy();
  });
});

describe('a half-made choice', () => {
  it('outlives others’ moves, and news of who is there', () => {
    const { tell } = pageOf({ role: 'guest' });
    const asked = { toAct: [2, 3], legal: [{ type: 'bid' }], own: [2], inHand: 2, viewer: 2 };
    tell(spreadTable(asked));
    press(/^price/);
    press(/^price/);
    expect(screen.getByText('price 7, 2 to act')).toBeTruthy();
    const holdings = [held('house', { present: false }), held('house'), held(phone), held(laptop)];
    tell(spreadTable({ ...asked, holdings }));
    tell(spreadTable({ ...asked, version: 2, toAct: [2], log: { after: null, from: 0, moves: [move(3, 'sealed')] } }));
    expect(screen.getByText('price 7, 1 to act')).toBeTruthy();
  });

  it('outlives a second seat that comes to the device, without a shutter over it', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ toAct: [2], own: [2], inHand: 2, viewer: 2 }));
    press(/^price/);
    tell(spreadTable({ toAct: [2], own: [2, 3], inHand: 2, viewer: 2 }));
    expect(screen.getByText('price 6, 1 to act')).toBeTruthy();
    expect(document.querySelector('.shutter-rising')).toBeNull();
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

  it('is the shared board of the house, with the way in for as long as seats are free', () => {
    const { tell, store } = pageOf();
    const keeping = { code: 'K7M2P', guests: [] };
    tell(spreadTable({ ...asOnlooker, keeping, holdings: [held('free'), held('free'), held(phone), held(laptop)] }));
    const slip = screen.getByRole('region', { name: 'How to come in' });
    expect(slip.textContent).toContain('192.168.1.20:7777');
    expect(slip.textContent).toContain('K7M2P');
    fireEvent.click(within(slip).getByRole('button', { name: 'QR code' }));
    expect(store.getState().page.sheet).toEqual({ name: 'hosting' });
    tell(spreadTable({ ...asOnlooker, keeping, holdings: [held(laptop), held(laptop), held(phone), held(laptop)] }));
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
      hosted: false,
      savedAt: 0,
      view: null,
      toAct: [],
    };
    const { tell } = pageOf({ shelf: [{ ...summary, status: 'elsewhere' }] });
    tell(spreadTable({ own: [], readOnly: true }));
    expect(counter().textContent).toContain('Another High Street program');
    expect(screen.queryByRole('button', { name: 'Play here' })).toBeNull();
  });
});

describe('the recap', () => {
  it('is not taken away by what others play meanwhile, and tells that too', () => {
    const { tell } = pageOf({ role: 'guest' });
    const back = { toAct: [2], own: [2], inHand: 2, viewer: 2, lastSeen: 1 };
    const log = { after: null, from: 0, moves: [move(2, 'mine'), move(3, 'theirs')] };
    const recap = () => screen.queryByRole('complementary', { name: 'Since Chidi last looked' })?.textContent;
    tell(spreadTable({ own: [2], toAct: [2], log }));
    tell(spreadTable({ ...back, log }));
    expect(recap()).toContain('theirs');
    const more = [...log.moves, move(0, 'newest')];
    tell(spreadTable({ ...back, version: 2, log: { ...log, moves: more } }));
    expect(recap()).toContain('theirs');
    expect(recap()).toContain('newest');
    tell(spreadTable({ ...back, version: 3, log: { ...log, moves: [...more, move(2, 'played')] } }));
    expect(recap()).toBeUndefined();
  });
});

describe('what is turned over, on a device of one person', () => {
  const log = { after: null, from: 0, moves: [move(3, 'turned-over')] };
  const turned = () => screen.queryByRole('complementary', { name: 'Turned over for all to see' });
  const asked = { toAct: [2], own: [2], inHand: 2, viewer: 2, version: 2, log };

  function turnedOver() {
    const page = pageOf({ role: 'guest' });
    page.tell(spreadTable({ toAct: [2], own: [2], inHand: 2, viewer: 2 }));
    press(/^price/);
    page.tell(spreadTable(asked), [0]);
    return page;
  }

  it('lies on the board without holding it up, and goes by itself', () => {
    turnedOver();
    expect(turned()?.textContent).toContain('turned-over');
    expect(screen.getByText('price 6, 1 to act')).toBeTruthy();
    pass(5900);
    expect(turned()).not.toBeNull();
    pass(200);
    expect(turned()).toBeNull();
  });

  it('stays while a pointer rests on it', () => {
    turnedOver();
    const card = turned();
    if (card === null) throw new Error('nothing was turned over');
    fireEvent.pointerEnter(card);
    pass(20_000);
    expect(turned()).not.toBeNull();
    fireEvent.pointerLeave(card);
    pass(6100);
    expect(turned()).toBeNull();
  });

  it('goes at a press, which also does what it is for', () => {
    turnedOver();
    const choice = screen.getByText('price 6, 1 to act');
    fireEvent.pointerDown(choice);
    fireEvent.click(choice);
    expect(turned()).toBeNull();
    expect(screen.getByText('price 7, 1 to act')).toBeTruthy();
  });

  it('goes at a key that does nothing else', () => {
    turnedOver();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(turned()).toBeNull();
    expect(heard).not.toHaveBeenCalled();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(heard).toHaveBeenCalledTimes(1);
    window.removeEventListener('keydown', heard);
  });

  it('is looked at together where two share the device', () => {
    const { tell } = pageOf();
    tell(spreadTable());
    tell(spreadTable({ version: 2, log }), [0]);
    expect(screen.queryByTestId('view')).toBeNull();
    expect(screen.getByTestId('reveal').textContent).toBe('turned-over');
    press(/continue/i);
    expect(screen.getByTestId('view')).toBeTruthy();
  });
});

describe('the shop bell', () => {
  it('rings once when the turn comes to this device, and not for what others do', () => {
    const { tell } = pageOf({ role: 'guest', settings: { sound: true } });
    const mine = { own: [2], inHand: 2, viewer: 2 };
    tell(spreadTable({ ...mine, toAct: [3] }));
    expect(ringShopBell).not.toHaveBeenCalled();
    tell(spreadTable({ ...mine, toAct: [2, 3], version: 2 }));
    tell(spreadTable({ ...mine, toAct: [2], version: 3 }));
    expect(ringShopBell).toHaveBeenCalledTimes(1);
    tell(spreadTable({ ...mine, toAct: [3], version: 4 }));
    tell(spreadTable({ ...mine, toAct: [2], version: 5 }));
    expect(ringShopBell).toHaveBeenCalledTimes(2);
  });

  it('rings for each person the shutter asks for, and not again when it opens', () => {
    const { tell } = pageOf({ settings: { sound: true } });
    tell(spreadTable({ next: 0, toAct: [0] }));
    tell(spreadTable({ inHand: 0, viewer: 0, toAct: [0] }));
    expect(ringShopBell).toHaveBeenCalledTimes(1);
    tell(spreadTable({ next: 1, toAct: [1], version: 2 }));
    expect(ringShopBell).toHaveBeenCalledTimes(2);
  });

  it('is silent unless sound is wanted', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ own: [2], inHand: 2, viewer: 2, toAct: [2] }));
    expect(ringShopBell).not.toHaveBeenCalled();
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

  it('has no network where this host can never go there', () => {
    const { tell } = pageOf({ network: null });
    tell(inHand(0));
    press('At the table');
    expect(screen.queryByRole('button', { name: 'On the network…' })).toBeNull();
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
