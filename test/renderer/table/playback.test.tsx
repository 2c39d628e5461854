import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MoveUpdates } from '../../../renderer/client/playback.ts';
import { roomArrived } from '../../../renderer/client/slices/room-slice.ts';
import { televisionShowed } from '../../../renderer/client/slices/television-slice.ts';
import type { Settings } from '../../../shared/protocol/messages.ts';
import { fakeUi } from './fake-ui.tsx';
import { sampleRoom, tableName } from './sample-table.ts';
import { counter, held, move, pageOf, pass, phone, press, spreadTable, watchThePage } from './spread-table.tsx';
import { putInPlace } from './stand-in-ui.ts';

putInPlace(fakeUi);

watchThePage();

const mine = { own: [2], inHand: 2, viewer: 2 };
const offered = { type: 'wave' };
const playback = () => document.querySelector('.playback');
const sentence = () => playback()?.querySelector('.prompt-title')?.textContent;
const viewShown = () => screen.getByTestId('view').textContent;
const turned = () => screen.queryByTestId('reveal');

/** Chidi's phone: she has sealed; then Dalia reveals all and sells, and Bruno's bot moves, too. */
function phoneOfChidi(pace: Settings['pace'] = 'brisk', television: MoveUpdates['television'] = 'none') {
  const page = pageOf({ role: 'guest', settings: { pace } });
  const turn = move(3, 'turned-over', 'sold');
  const turnAndNews = { turned: [{ move: 0, events: 1 }], news: [{ move: 0, events: [1] }], pace, television };
  const isTelevision = television === 'elsewhere';
  const devices = [
    { device: 'house' as const, name: null, present: true, isLeader: true, canHost: false, isTelevision },
  ];
  page.store.dispatch(roomArrived(sampleRoom({ you: phone, devices })));
  page.tell(spreadTable({ ...mine, toAct: [3], view: 'before' }));
  page.tell(
    spreadTable({ ...mine, toAct: [1], view: 'sold', version: 2, log: { after: null, from: 0, moves: [turn] } }),
    turnAndNews,
  );
  const botMoves = () =>
    page.tell(
      spreadTable({
        ...mine,
        toAct: [2],
        legal: [offered],
        view: 'the bot was here',
        version: 3,
        log: { after: null, from: 0, moves: [turn, move(1, 'bought')] },
      }),
      { news: [{ move: 1, events: [0] }], pace },
    );
  const shows = (moves: number, events: number) => {
    const at = { table: tableName, moves, events, count: null };
    act(
      () => void page.store.dispatch(televisionShowed({ type: 'television-shows', room: tableName, by: 'house', at })),
    );
  };
  return { ...page, botMoves, shows };
}

describe('playback', () => {
  it('runs in order before any question, each step on the board of its moment', () => {
    const { botMoves } = phoneOfChidi();
    expect(viewShown()).toBe('"before"');
    expect(turned()?.textContent).toBe('turned-over');
    botMoves();
    // nothing later is on the page yet
    expect(document.body.textContent).not.toContain('bought');
    expect(document.body.textContent).not.toContain('the bot was here');
    pass(3000);
    expect(viewShown()).toBe('"sold"');
    expect(turned()).toBeNull();
    expect(screen.queryByRole('button', { name: JSON.stringify(offered) })).toBeNull();
    pass(1500);
    expect(viewShown()).toBe('"the bot was here"');
    expect(sentence()).toBe('bought');
    // no player is called before the end of the playback
    expect(document.querySelector('main.called')).toBeNull();
    pass(1500);
    expect(playback()).toBeNull();
    expect(document.querySelector('main.called')).not.toBeNull();
    expect(screen.getByRole('button', { name: JSON.stringify(offered) })).toBeTruthy();
  });

  it('shows the steps of one move on the board of each step', () => {
    const { tell } = pageOf({ role: 'guest' });
    const turn = move(3, 'turned-over', 'sold', 'sealed', 'bought', 'sealed');
    const standing = () => [viewShown(), sentence()];
    tell(spreadTable({ ...mine, toAct: [3], view: 'before' }));
    const parts = [
      { events: 1, view: 'turned' },
      { events: 2, view: 'one is sold' },
      { events: 3, view: 'something is sealed' },
      { events: 4, view: 'and one is bought' },
    ];
    tell(
      spreadTable({
        ...mine,
        toAct: [2],
        legal: [offered],
        view: 'all is done',
        version: 2,
        log: { after: null, from: 0, moves: [turn], parts },
      }),
      { turned: [{ move: 0, events: 1 }], news: [{ move: 0, events: [1, 3] }] },
    );
    expect(viewShown()).toBe('"before"');
    pass(3000);
    expect(standing()).toEqual(['"one is sold"', 'sold']);
    expect(document.body.textContent).not.toContain('bought');
    pass(1500);
    // steps without text appear together with a step that has one
    expect(viewShown()).toBe('"and one is bought"');
    expect(playback()?.textContent).toContain('bought');
    expect(playback()?.textContent).not.toContain('sold');
    pass(1500);
    expect(playback()).toBeNull();
    expect(viewShown()).toBe('"all is done"');
  });

  it('uses the final board if more has happened than the host sent sub-steps for', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ ...mine, toAct: [3], view: 'before' }));
    const moves = [move(3, 'sold'), move(1, 'sold', 'bought')];
    const log = { after: null, from: 0, moves, parts: [{ events: 1, view: 'one is sold' }] };
    tell(spreadTable({ ...mine, toAct: [2], legal: [offered], view: 'all is done', version: 2, log }), {
      news: [
        { move: 0, events: [0] },
        { move: 1, events: [0, 1] },
      ],
    });
    expect(viewShown()).toBe('"all is done"');
  });

  it('waits for a press in step-by-step mode', () => {
    phoneOfChidi('step-by-step');
    pass(100_000);
    expect(turned()).not.toBeNull();
    press(/Continue/);
    expect(viewShown()).toBe('"sold"');
  });

  it('is skipped in instant mode', () => {
    phoneOfChidi('at-once');
    expect(playback()).toBeNull();
    expect(viewShown()).toBe('"sold"');
  });

  it('goes one step on at a press anywhere, and to its end at two', () => {
    const { botMoves } = phoneOfChidi();
    botMoves();
    const pressed = () => {
      fireEvent.pointerDown(document.body, { button: 0 });
      fireEvent.pointerUp(document.body, { button: 0 });
    };
    pressed();
    expect(viewShown()).toBe('"sold"');
    pressed();
    expect(playback()).toBeNull();
  });

  it('pauses while a press is held, not while a pointer rests there', () => {
    phoneOfChidi();
    const card = turned();
    if (card === null) throw new Error('nothing was turned over');
    fireEvent.pointerEnter(card);
    fireEvent.pointerDown(card, { button: 0 });
    pass(80_000);
    expect(turned()).not.toBeNull();
    fireEvent.pointerCancel(card);
    pass(3000);
    expect(turned()).toBeNull();
    fireEvent.pointerMove(document.body);
    pass(1500);
    expect(playback()).toBeNull();
  });

  it('can be repeated, and any of its steps shown', () => {
    phoneOfChidi();
    pass(3000);
    press('Show me again');
    expect(turned()).not.toBeNull();
    press('2 of 2: Dalia');
    expect(turned()).toBeNull();
    expect(viewShown()).toBe('"sold"');
  });

  it('is not repeated to a player who has seen it when people only come or go', () => {
    const { tell } = phoneOfChidi();
    tell(
      spreadTable({
        ...mine,
        toAct: [1],
        view: 'sold',
        version: 2,
        log: { after: null, from: 0, moves: [move(3, 'turned-over', 'sold')] },
      }),
    );
    expect(turned()).not.toBeNull();
    pass(3000);
    pass(1500);
    expect(playback()).toBeNull();
  });

  it('never delays a player who is choosing while others act', () => {
    const { tell } = pageOf({ role: 'guest' });
    const asked = { ...mine, toAct: [2, 3], legal: [offered] };
    tell(spreadTable(asked));
    tell(spreadTable({ ...asked, version: 2, log: { after: null, from: 0, moves: [move(3, 'bought')] } }), {
      news: [{ move: 0, events: [0] }],
    });
    expect(playback()).toBeNull();
    expect(screen.getByRole('button', { name: JSON.stringify(offered) })).toBeTruthy();
  });

  it('includes everything with a reveal, even for a player who is asked again', () => {
    const { tell } = pageOf({ role: 'guest' });
    const asked = { ...mine, toAct: [2], legal: [offered] };
    tell(spreadTable({ ...asked, view: 'before' }));
    const log = { after: null, from: 0, moves: [move(2, 'turned-over', 'sold')] };
    tell(spreadTable({ ...asked, view: 'after', version: 2, log }), {
      turned: [{ move: 0, events: 1 }],
      news: [{ move: 0, events: [1] }],
    });
    expect(turned()).not.toBeNull();
    pass(3000);
    expect(turned()).toBeNull();
    expect(playback()?.textContent).toContain('sold');
  });

  it('is dropped if its moves were undone', () => {
    const { tell } = phoneOfChidi();
    tell(spreadTable({ ...mine, toAct: [3], view: 'before', version: 3 }));
    expect(playback()).toBeNull();
  });

  it('comes before the final score', () => {
    const { tell } = pageOf({ role: 'guest' });
    const outcome = { ending: 'final-month', scores: [3, 5, 4, 1], places: [3, 1, 2, 4], tieBreak: null };
    tell(spreadTable({ ...mine, toAct: [3] }));
    const log = { after: null, from: 0, moves: [move(3, 'sold')] };
    tell(spreadTable({ ...mine, toAct: [], outcome, version: 2, log }), { news: [{ move: 0, events: [0] }] });
    expect(sentence()).toBe('sold');
    expect(screen.queryByText('scores 3,5,4,1')).toBeNull();
    pass(1500);
    expect(screen.getByText('scores 3,5,4,1')).toBeTruthy();
  });

  it('ignores the second of two presses if the first has led to the end', () => {
    const { botMoves, commands } = phoneOfChidi();
    botMoves();
    const goOn = () => screen.getByRole('button', { name: /Continue/ });
    fireEvent.click(goOn());
    pass(3000);
    fireEvent.click(goOn());
    fireEvent.click(screen.getByRole('button', { name: JSON.stringify(offered) }));
    expect(commands.play).not.toHaveBeenCalled();
    pass(450);
    fireEvent.click(screen.getByRole('button', { name: JSON.stringify(offered) }));
    expect(commands.play).toHaveBeenCalledTimes(1);
  });

  it('ignores a press as the last step ends by itself: it was meant for the playback', () => {
    const { botMoves, commands } = phoneOfChidi();
    botMoves();
    for (const time of [3000, 1500, 1500]) pass(time);
    expect(playback()).toBeNull();
    const choice = () => screen.getByRole('button', { name: JSON.stringify(offered) });
    fireEvent.click(choice());
    expect(commands.play).not.toHaveBeenCalled();
    pass(400);
    fireEvent.click(choice());
    expect(commands.play).toHaveBeenCalledTimes(1);
  });

  it('lasts half as long again on a screen seen from afar', () => {
    const { tell } = pageOf({ role: 'guest' });
    tell(spreadTable({ own: [], toAct: [3] }));
    const log = { after: null, from: 0, moves: [move(3, 'sold')] };
    tell(spreadTable({ own: [], toAct: [2], version: 2, log }), { news: [{ move: 0, events: [0] }] });
    pass(2200);
    expect(sentence()).toBe('sold');
    pass(50);
    expect(playback()).toBeNull();
    expect(counter().textContent).toContain('Waiting for Chidi.');
  });
});

it('shows the first part of an own move at once, and the next one after the television', () => {
  const { tell, shows } = phoneOfChidi('brisk', 'elsewhere');
  tell(spreadTable({ ...mine, toAct: [2], legal: [offered], view: 'before', version: 3 }));
  const log = { after: null, from: 0, moves: [move(2, 'sold', 'bought')], parts: [{ events: 1, view: 'one is sold' }] };
  const updates = { news: [{ move: 0, events: [0, 1] }], television: 'elsewhere' as const };
  tell(spreadTable({ ...mine, toAct: [3], view: 'all is done', version: 4, log }), updates);
  pass(4900);
  expect(viewShown()).toBe('"one is sold"');
  shows(1, 0);
  expect(viewShown()).toBe('"all is done"');
});

it('waits for the television and follows it, whatever is pressed here', () => {
  const { commands, shows } = phoneOfChidi('at-once', 'elsewhere');
  pass(2000);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect([viewShown(), turned()]).toEqual(['"before"', null]);
  shows(0, 1);
  expect(turned()?.textContent).toBe('turned-over');
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
  shows(1, 0);
  expect([viewShown(), turned()]).toEqual(['"sold"', null]);
  expect(commands.room.continuePlayback).not.toHaveBeenCalled();
});

describe('playback of a bot’s move', () => {
  const reasons = [
    { whose: 'own', feature: 'money', points: 1.5 },
    { whose: 'own', feature: 'debt', points: -3 },
    { whose: 'others', feature: 'stores', points: 2 },
  ] as const;

  function botMovesBefore(role: 'host' | 'guest', holder: 'bot-merchant' | 'house') {
    const page = pageOf({ role, settings: { pace: 'brisk' } });
    const said = {
      type: 'explanation',
      request: 'r',
      table: 'spreadtable',
      position: 0,
      seat: 1,
      level: 'merchant',
    } as const;
    const answer = { ...said, explained: { moves: [offered], chance: 0.4, reasons: [...reasons] }, enough: true };
    page.commands.bots.explainMove.mockResolvedValue({ outcome: 'answered', said: answer });
    const holdings = [held('house'), held(holder), held('house'), held('house')];
    page.tell(spreadTable({ ...mine, holdings, toAct: [1] }));
    const log = { after: null, from: 0, moves: [move(1, 'bought')] };
    page.tell(spreadTable({ ...mine, holdings, toAct: [2], legal: [offered], version: 2, log }), {
      news: [{ move: 0, events: [0] }],
    });
    return page;
  }

  it('states its main aim, on the server’s own page', async () => {
    const { commands } = botMovesBefore('host', 'bot-merchant');
    expect(commands.bots.explainMove.mock.calls).toEqual([[0]]);
    await act(async () => {});
    expect(playback()?.querySelector('.playback-reason')?.textContent).toBe(
      'Bruno wanted money in the till +1½ points',
    );
  });

  it('requests no reasons for people, nor by itself where a guest’s requests are limited', async () => {
    for (const page of [botMovesBefore('host', 'house'), botMovesBefore('guest', 'bot-merchant')]) {
      await act(async () => {});
      expect(page.commands.bots.explainMove).not.toHaveBeenCalled();
    }
    expect(document.querySelector('.playback-reason')).toBeNull();
  });
});
