// A sixth game, added as docs/development.md says: offered, played over the protocol and against bots, and shown by the
// plain board.

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Thinking } from '../../../main/bot-workers/thought.ts';
import { below, randomFromSeed } from '../../../shared/engine/index.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { adaAndBen } from '../../harness/people.ts';
import { freshFolder, TestClient } from '../../host/client.ts';
import { FakeNetwork } from '../../host/fake-network.ts';
import { added, ProjectWithSixthGame } from './added-game.ts';

const project = new ProjectWithSixthGame();
afterAll(() => project.remove());

const [{ Host }, { answerTo }, registry, { guideOf }, words, street] = await Promise.all([
  project.load<typeof import('../../../main/host/host.ts')>('main/host/host.ts'),
  project.load<typeof import('../../../main/bot-workers/thinking.ts')>('main/bot-workers/thinking.ts'),
  project.load<typeof import('../../../shared/games/index.ts')>('shared/games/index.ts'),
  project.load<typeof import('../../../shared/games/guides.ts')>('shared/games/guides.ts'),
  project.load<typeof import('../every-word.ts')>('test/renderer/every-word.ts'),
  project.load<typeof import('../../../renderer/games/index.ts')>('renderer/games/index.ts'),
]).catch((error: unknown) => {
  project.remove();
  throw error;
});

/** Thinks at once, as a worker would; every read of the clock advances it. */
function thinkingAtOnce(): Thinking {
  let time = 0;
  const now = () => {
    time += 50;
    return time;
  };
  return {
    ask: (question) => ({
      answer: Promise.resolve().then(() =>
        answerTo(question, { gameOf: registry.gameOf, guideOf, now, isStopped: () => false, saySoFar: () => {} }),
      ),
      cancel: () => {},
    }),
    close: () => Promise.resolve(),
  };
}

/** A host of the project with its own games, whose bots do not wait. */
function hostOfSix() {
  const dice = randomFromSeed('tokens');
  return new Host({
    dataFolder: freshFolder(),
    appVersion: '1.0.0',
    newSeed: () => 'sixth',
    newThought: () => 'sixth',
    chance: (count) => Uint8Array.from({ length: count }, () => below(dice, 256)),
    thinking: thinkingAtOnce(),
    network: new FakeNetwork(),
    timers: {
      now: () => 0,
      after(_milliseconds, what) {
        const soon = setImmediate(what);
        return () => clearImmediate(soon);
      },
    },
    report: (fault) => {
      throw new Error(fault);
    },
  });
}

/** Turns after which any match is over. */
const longest = 2 * sealedMarket.longestMatch;

describe('sixth game', () => {
  it('is played over the protocol to its end by two devices', async () => {
    const host = hostOfSix();
    const hostPage = new TestClient(host);
    const table = hostPage.create(added.id, 2, { length: 'short' });
    hostPage.connection.receive(
      JSON.stringify({ type: 'host-table', request: 'h', table, name: 'Kitchen', door: 'open' }),
    );
    await new Promise((resolve) => setImmediate(resolve));
    hostPage.ask({ type: 'hand-seat', table, seat: 1, to: 'free', standIn: false });
    const guest = new TestClient(host, '192.168.1.31');
    const entered = guest.ask({ type: 'enter', code: hostPage.table.keeping?.code ?? '', name: null });
    const token = entered.type === 'entered' ? entered.token : '';
    guest.ask({ type: 'ask-seats', table, seats: [{ seat: 1, name: 'Gus' }] });
    const dice = randomFromSeed('moves');
    for (let turn = 0; hostPage.table.outcome === null && turn < longest; turn++) {
      const [seat = 0] = hostPage.table.toAct;
      const player = seat === 0 ? hostPage : guest;
      const { legal, version } = player.table;
      const move = legal[below(dice, legal.length)] ?? { type: 'none' };
      const answer = player.ask({ type: 'play', table, version, seat, move, ...(seat === 1 && { token }) });
      expect(answer.type).toBe('done');
    }
    expect(hostPage.table.outcome?.scores).toHaveLength(2);
    expect(guest.table.outcome).toEqual(hostPage.table.outcome);
  });

  it('is played to its end by bots, without a guide', async () => {
    const client = new TestClient(hostOfSix());
    const seats = adaAndBen;
    const bots = [
      { seat: 0, level: 'shopkeeper' },
      { seat: 1, level: 'merchant' },
    ] as const;
    client.ask({
      type: 'create-table',
      game: added.id,
      options: { length: 'short' },
      seats: [...seats],
      bots: [...bots],
    });
    await waitFor(() => expect(client.table.outcome).not.toBeNull());
  });

  it('is offered on the home screen with its players and options', () => {
    const front = street.listedGame(added.id);
    expect(street.listedGames.map(({ id }) => id)).toEqual(registry.gameIds);
    expect(front?.seats).toEqual(sealedMarket.seats);
    expect(front?.options).toEqual(sealedMarket.options);
  });
});

describe('page of a sixth game', () => {
  beforeAll(async () => {
    words.startWords('en');
    // what the page loads on demand; its speed does not matter here
    await Promise.all(['app/table-page.tsx', 'app/sheets.tsx'].map((part) => project.load(`renderer/${part}`)));
  });

  /** The whole page, connected to a host of its own device. */
  async function openPage() {
    const [{ App }, { createClient }, { CommandsContext }, { createAppStore }, { Conversation }, rooms, facts] =
      await Promise.all([
        project.load<typeof import('../../../renderer/app/app.tsx')>('renderer/app/app.tsx'),
        project.load<typeof import('../../../renderer/client/client.ts')>('renderer/client/client.ts'),
        project.load<typeof import('../../../renderer/client/commands/commands.ts')>(
          'renderer/client/commands/commands.ts',
        ),
        project.load<typeof import('../../../renderer/client/store.ts')>('renderer/client/store.ts'),
        project.load<typeof import('../../../renderer/connection/conversation.ts')>(
          'renderer/connection/conversation.ts',
        ),
        project.load<typeof import('../../../renderer/games/game-uis.ts')>('renderer/games/game-uis.ts'),
        project.load<typeof import('../../../renderer/table/playback/game-facts.ts')>(
          'renderer/table/playback/game-facts.ts',
        ),
      ]);
    const host = hostOfSix();
    const store = createAppStore();
    const conversation = new Conversation({
      steady: true,
      dial(listener) {
        const connection = host.connect({
          send: (text) => queueMicrotask(() => listener.heard(text)),
          close: (code) => listener.ended(code),
        });
        queueMicrotask(() => listener.answered());
        return { send: (text) => connection.receive(text), hangUp: () => {} };
      },
    });
    const commands = createClient({
      store,
      conversation,
      gameUiOf: (game) => {
        const room = rooms.gameUiOf(game);
        return room && facts.gameFactsOf(room);
      },
      fetchGameUi: async (game) => {
        const room = await rooms.fetchGameUi(game);
        return room && facts.gameFactsOf(room);
      },
      bookmark: { write: () => {} },
    });
    render(
      <Provider store={store}>
        <CommandsContext value={commands}>
          <App />
        </CommandsContext>
      </Provider>,
    );
    await waitFor(() => expect(store.getState().connection.appVersion).not.toBe(''));
    act(() => commands.changeSettings({ pace: 'at-once', motion: 'off', soundOffered: true }));
    return { store };
  }

  it('leads from the home screen to the final scores, by its buttons alone', async () => {
    const { store } = await openPage();
    fireEvent.click(await screen.findByLabelText(new RegExp(`^${added.title}, for 2 to 4`)));
    fireEvent.click(await screen.findByText('Play'));
    fireEvent.click(await screen.findByLabelText('Shopkeeper'));
    fireEvent.click(screen.getByLabelText('Short'));
    fireEvent.submit(screen.getByLabelText('Short').closest('form') ?? document.body);
    await screen.findByText('On the table');
    const live = () => store.getState().table.live;
    const answers = () => [...document.querySelectorAll('.counter [data-action]')];
    for (let turn = 0; live()?.outcome === null && turn < longest; turn++) {
      await waitFor(() => expect(live()?.outcome !== null || live()?.toAct.includes(0)).toBe(true));
      if (live()?.outcome !== null) break;
      await waitFor(() => expect(answers()).not.toEqual([]));
      const version = live()?.version;
      fireEvent.click(answers()[turn % answers().length] ?? document.body);
      await waitFor(() => expect(live()?.version).not.toBe(version));
    }
    expect(await screen.findByText(/^How it ended: /)).not.toBeNull();
    for (const score of live()?.outcome?.scores ?? [])
      expect(screen.getAllByText(String(score)).length).toBeGreaterThan(0);
  }, 300_000);
});
