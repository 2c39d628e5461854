import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShown, type MoveUpdates, pointOf } from '../../../renderer/client/playback.ts';
import { connectionChanged, welcomed } from '../../../renderer/client/slices/connection-slice.ts';
import {
  closingSeen,
  glimpseArrived,
  glimpseEnded,
  glimpseWanted,
  momentArrived,
  playbackRepeated,
  tableArrived,
  tableLeft,
} from '../../../renderer/client/slices/table-slice.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { shutterIsDown, visibleState } from '../../../renderer/client/visible-state.ts';
import { hearTable, type KnownLog } from '../../../renderer/connection/table-log.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { inHandOf, nothingNew, sampleTable, tableName } from '../table/sample-table.ts';

function laid() {
  const store = createAppStore();
  store.dispatch(welcomed({ appVersion: '1' }));
  let known: KnownLog | null = null;
  const tell = (message: TableMessage, updates = nothingNew) => {
    const heard = hearTable(known, message);
    if (heard.kind !== 'news') return;
    known = heard.known;
    store.dispatch(tableArrived({ message, log: known, updates }));
  };
  const everything = () => JSON.stringify(store.getState());
  return { store, tell, everything };
}

type Tell = ReturnType<typeof laid>['tell'];
const move = (seat: number, ...words: readonly string[]) => ({ seat, events: words.map((word) => ({ type: word })) });

describe('table state of a page', () => {
  it('contains nothing of the last viewer once the shutter is down', () => {
    const { store, tell, everything } = laid();
    tell(inHandOf(0, 'SECRET', { log: { after: null, from: 0, moves: [move(0, 'SECRET')] } }));
    store.dispatch(glimpseWanted('r9'));
    store.dispatch(
      glimpseArrived({ type: 'glimpse', request: 'r9', table: tableName, seat: 1, view: { hand: 'SECRET too' } }),
    );
    store.dispatch(
      momentArrived({
        type: 'moment',
        request: 'r10',
        table: tableName,
        position: 0,
        viewer: 0,
        view: { hand: 'SECRET before' },
        toAct: [0],
      }),
    );
    expect(everything()).toContain('SECRET');
    tell(sampleTable({ version: 2, next: 1, log: { after: null, from: 0, moves: [move(0, 'somebody-played')] } }));
    expect(everything()).not.toContain('SECRET');
  });

  it('contains nothing of one viewer when the next is active, whatever happened between', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('hand' as const), seat: fc.constantFrom(0, 1) }),
      fc.record({ kind: fc.constant('glimpse' as const), seat: fc.constantFrom(0, 1) }),
      fc.record({ kind: fc.constant('moment' as const), seat: fc.constantFrom(0, 1) }),
      fc.constant({ kind: 'shutter' as const, seat: 0 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(0, 1, null), (steps, last) => {
        const { store, tell, everything } = laid();
        tell(sampleTable());
        steps.forEach(({ kind, seat }, index) => {
          const secret = `SECRET of ${seat}.`;
          // of the earlier moves, everyone knows only that they were made
          const before = steps.slice(0, index).map((step) => move(step.seat, 'played'));
          const last = move(seat, kind === 'shutter' ? 'played' : secret);
          const log = { after: null, from: 0, moves: [...before, last] };
          // playback stores nobody's secrets
          const news = { news: [{ move: index, events: [0] }], turned: [{ move: index, events: 1 }] };
          const updates = { ...nothingNew, ...news, television: index % 2 === 0 ? 'none' : 'elsewhere' } as const;
          if (kind === 'hand') tell(inHandOf(seat, secret, { version: index, log }), updates);
          if (kind === 'shutter') tell(sampleTable({ version: index, log }), updates);
          if (kind === 'glimpse') {
            store.dispatch(glimpseWanted(`r${index}`));
            const answer = { request: `r${index}`, table: tableName, seat, view: secret };
            store.dispatch(glimpseArrived({ type: 'glimpse', ...answer }));
          }
          if (kind === 'moment') {
            const answer = {
              request: `r${index}`,
              table: tableName,
              position: 0,
              viewer: seat,
              view: secret,
              toAct: [],
            };
            store.dispatch(momentArrived({ type: 'moment', ...answer }));
          }
        });
        if (last === null) tell(sampleTable({ version: 99 }));
        else tell(inHandOf(last, `SECRET of ${last}.`, { version: 99 }));
        for (const other of [0, 1]) {
          if (other !== last) expect(everything()).not.toContain(`SECRET of ${other}.`);
        }
        if (last === null) expect(everything()).not.toContain('SECRET');
      }),
    );
  });

  it('has a recap of what a seat missed when it becomes active, until a move is played', () => {
    const { store, tell } = laid();
    const moves = [move(0, 'a'), move(1, 'b'), move(1, 'c')];
    tell(sampleTable());
    tell(inHandOf(0, 'x', { lastSeen: 1, log: { after: null, from: 0, moves } }));
    expect(store.getState().table.recap).toEqual({ from: 1, to: 3, rewindsFrom: 0 });
    const goesOn = { after: 0, from: 3, moves: [move(0, 'd')] };
    tell(inHandOf(0, 'x', { lastSeen: 3, version: 2, moment: 1, log: goesOn }));
    expect(store.getState().table.recap).toBeNull();
    tell(sampleTable({ moment: 2, log: { after: null, from: 0, moves } }));
    tell(inHandOf(1, 'y', { lastSeen: 3, moment: 3, log: { after: null, from: 0, moves } }));
    expect(store.getState().table.recap).toBeNull();
  });

  it('ignores a peek that is no longer wanted', () => {
    const { store, tell, everything } = laid();
    tell(sampleTable());
    store.dispatch(glimpseWanted('r1'));
    store.dispatch(glimpseEnded());
    const late = { type: 'glimpse' as const, table: tableName, seat: 0, view: 'SECRET' };
    store.dispatch(glimpseArrived({ ...late, request: 'r1' }));
    store.dispatch(glimpseWanted('r2'));
    store.dispatch(glimpseArrived({ ...late, request: 'r1' }));
    expect(everything()).not.toContain('SECRET');
    store.dispatch(glimpseArrived({ ...late, request: 'r2' }));
    expect(everything()).toContain('SECRET');
    store.dispatch(glimpseEnded());
    expect(everything()).not.toContain('SECRET');
  });

  it('is empty after leaving', () => {
    const { store, tell } = laid();
    const before = store.getState().table;
    tell(inHandOf(0, 'SECRET'));
    store.dispatch(tableLeft());
    expect(store.getState().table).toEqual(before);
  });
});

describe('visible state', () => {
  it('offers the moves of the active seat, and none while the connection is lost', () => {
    const { store, tell } = laid();
    tell(inHandOf(0, 'card-1'));
    expect(visibleState(store.getState())?.legal).toEqual([{ type: 'play-card', card: 'card-1' }]);
    store.dispatch(connectionChanged('waiting-to-retry'));
    expect(visibleState(store.getState())?.legal).toEqual([]);
  });

  it('shows the reviewed moment, with the log up to there and without controls', () => {
    const { store, tell } = laid();
    tell(inHandOf(0, 'card-1', { log: { after: null, from: 0, moves: [move(0, 'a'), move(1, 'b')] } }));
    const answer = { request: 'r1', table: tableName, position: 1, viewer: 0, view: 'then', toAct: [1] };
    store.dispatch(momentArrived({ type: 'moment', ...answer }));
    expect(visibleState(store.getState())).toMatchObject({
      live: false,
      view: 'then',
      toAct: [1],
      legal: [],
      inHand: null,
      moves: [move(0, 'a')],
    });
  });

  it('has the shutter down only on a shared device, when one of its players must act', () => {
    const { store, tell } = laid();
    const isDown = (change: Partial<TableMessage>) => {
      tell(sampleTable(change));
      return shutterIsDown(store.getState());
    };
    expect(isDown({})).toBe(true);
    expect(isDown({ next: null })).toBe(false);
    expect(isDown({ own: [0] })).toBe(false);
    expect(isDown({ own: [] })).toBe(false);
    tell(inHandOf(0, 'x'));
    expect(shutterIsDown(store.getState())).toBe(false);
  });
});

describe('closing ceremony of a match', () => {
  const over = { outcome: { scores: [3, 1], places: [1, 2], ending: 'deck-empty', tieBreak: null } };
  const isClosing = ({ store }: ReturnType<typeof laid>) => store.getState().table.closing;

  it('is shown on a page that saw the match run, despite new messages, until it has been seen', () => {
    const page = laid();
    page.tell(sampleTable({}));
    expect(isClosing(page)).toBe(false);
    page.tell(sampleTable({ moment: 2, ...over }));
    expect(isClosing(page)).toBe(true);
    page.tell(sampleTable({ moment: 3, ...over }));
    expect(isClosing(page)).toBe(true);
    page.store.dispatch(closingSeen());
    page.tell(sampleTable({ moment: 4, ...over }));
    expect(isClosing(page)).toBe(false);
  });

  it('is not shown to players who come after the end', () => {
    const page = laid();
    page.tell(sampleTable(over));
    expect(isClosing(page)).toBe(false);
    page.tell(sampleTable({ moment: 2, ...over }));
    expect(isClosing(page)).toBe(false);
  });
});

describe('playback in a room with a television', () => {
  /** Receives more moves by this many players in turn, each new to everyone. */
  const play = (tell: Tell, moves: number, television: MoveUpdates['television'], seats = 2) => {
    const log = {
      after: null,
      from: 0,
      moves: Array.from({ length: moves }, (_, index) => move(index % seats, 'done')),
    };
    const news = [{ move: moves - 1, events: [0] }];
    tell(sampleTable({ version: moves, moment: moves, log }), { ...nothingNew, news, television });
  };

  it('waits elsewhere with the table before, until the television has come so far', () => {
    const { store, tell } = laid();
    tell(sampleTable());
    play(tell, 1, 'elsewhere');
    const { playback, moves } = store.getState().table;
    const [awaited, done] = playback?.steps ?? [];
    expect([awaited?.kind, done?.kind, playback?.at]).toEqual(['awaited', 'done', 0]);
    expect(visibleState(store.getState())?.moves).toEqual([]);
    const began = done && pointOf(done, moves);
    expect(began).toEqual({ moves: 1, events: 0 });
    const isShown = (events: number, whole: number) => began && hasShown({ moves: whole, events }, began);
    expect([isShown(1, 0), isShown(0, 1), isShown(0, 2)]).toEqual([false, true, true]);
    store.dispatch(playbackRepeated());
    expect(store.getState().table.playback?.isRepeated).toBe(true);
  });

  it('shows moves of one player in a row as one step', () => {
    const { store, tell } = laid();
    tell(sampleTable());
    for (let moves = 1; moves < 4; moves += 1) play(tell, moves, 'none', 1);
    expect(store.getState().table.playback?.steps.map(({ from, to }) => [from, to])).toEqual([[0, 3]]);
  });

  it('is summed up on the television, and so never gets far behind', () => {
    const { store, tell } = laid();
    tell(sampleTable());
    for (let moves = 1; moves < 20; moves += 1) play(tell, moves, 'here');
    const { playback } = store.getState().table;
    expect(playback?.at).toBe(0);
    expect(playback?.steps.length).toBeLessThanOrEqual(3);
    const ahead = playback?.steps.slice(1) ?? [];
    expect([ahead[0]?.from, ahead.at(-1)?.to, ahead.flatMap(({ latest }) => latest).length]).toEqual([1, 19, 18]);
  });
});
