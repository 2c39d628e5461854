import { describe, expect, it } from 'vitest';
import { below, randomFromSeed, type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, later } from '../opened-table.ts';
import { plant, plantedTable as table } from '../secrets/planted.ts';

type Move = TableMessage['legal'][number];
const finish: Move = { type: 'finish-laying' };

interface Guest {
  readonly client: TestClient;
  readonly seat: Seat;
  readonly token: string;
}

/** Shopping Street when all lay out cards behind the screen: a guest for each seat, and a spectator. */
async function atTheScreen() {
  const state = shoppingStreet.setup(4, {}, randomFromSeed('laid'));
  const { active } = state;
  shoppingStreet.play(state, active, { type: 'ask', first: 'food', second: 'home' });
  const folder = freshFolder();
  plant(folder, shoppingStreet, 4, state);
  const dice = randomFromSeed('tokens');
  const settings = {
    gameOf: () => shoppingStreet,
    now: () => 1_000_000,
    chance: (count: number) => Uint8Array.from({ length: count }, () => below(dice, 256)),
  };
  const host = testHost(folder, { ...settings, network: new FakeNetwork() });
  const hostPage = new TestClient(host);
  hostPage.ask({ type: 'open-table', table });
  await later(hostPage, { type: 'host-table', table, name: 'Kitchen', door: 'open' });
  const code = codeOf(hostPage);
  const enter = () => {
    const client = new TestClient(host, '192.168.1.30');
    const answer = client.ask({ type: 'enter', code, name: null });
    if (answer.type !== 'entered') throw new Error('not let in');
    return { client, token: answer.token };
  };
  const guests = seatsOf(4).map((seat): Guest => {
    hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
    const guest = { seat, ...enter() };
    guest.client.ask({ type: 'ask-seats', table, seats: [{ seat, name: `Guest ${seat}` }] });
    return guest;
  });
  const layer = guests.find(({ seat }) => seat !== active && shoppingStreet.legalMoves(state, seat).length > 3);
  const asker = guests.find(({ seat }) => seat === active);
  const other = guests.find(({ seat }) => seat !== layer?.seat && seat !== active);
  if (layer === undefined || asker === undefined || other === undefined) throw new Error('nobody holds enough');
  const library = new TestClient(host);
  const onlooker = enter().client;
  return { folder, settings, host, hostPage, layer, asker, other, onlooker, library };
}

type Screen = Awaited<ReturnType<typeof atTheScreen>>;

function change({ client, seat, token }: Guest, what: 'undo' | 'redo' | { move: Move; further?: Move[] }) {
  const { version } = client.table;
  const common = { table, version, seat, token };
  return client.ask(typeof what === 'string' ? { type: what, ...common } : { type: 'play', ...common, ...what });
}

function cardsOf({ client }: Guest): Move[] {
  return client.table.legal.filter(({ type }) => type === 'lay');
}

/** Lays out this many cards, one by one. */
function lay(guest: Guest, count: number): void {
  for (let laid = 0; laid < count; laid++) {
    const [move] = cardsOf(guest);
    if (move === undefined) throw new Error('nothing to lay out');
    expect(change(guest, { move })).toMatchObject({ type: 'done' });
  }
}

/** What everyone except the player who lays out cards receives from then on. */
function heardByOthers({ hostPage, asker, other, onlooker, library }: Screen, happen: () => void): readonly string[][] {
  const others = [hostPage, asker.client, other.client, onlooker, library];
  const before = others.map(({ texts }) => texts.length);
  happen();
  return others.map(({ texts }, index) => texts.slice(before[index]));
}

/** The same, at a table where a player does this behind the screen. */
async function heardWhere(happen: (screen: Screen) => void) {
  const screen = await atTheScreen();
  return heardByOthers(screen, () => happen(screen));
}

describe('cards laid out one by one behind the screen', () => {
  const ways: Record<string, (layer: Guest) => void> = {
    one: (layer) => lay(layer, 1),
    two: (layer) => lay(layer, 2),
    'one, taken back': (layer) => {
      lay(layer, 1);
      change(layer, 'undo');
    },
    'one, taken back and laid again, and another': (layer) => {
      lay(layer, 1);
      change(layer, 'undo');
      change(layer, 'redo');
      lay(layer, 1);
    },
  };

  it.each(Object.keys(ways))('are sent to nobody else: %s', async (way) => {
    const heard = await heardWhere(({ layer }) => ways[way]?.(layer));
    expect(heard).toEqual([[], [], [], [], []]);
  });

  it.each(Object.keys(ways))('leave no trace in later broadcasts and answers to others: %s', async (way) => {
    /** A player leaves and returns, reviews, requests a rewind and answers; then the layout is complete. */
    const afterwards = ({ host, layer, asker, other, hostPage, onlooker }: Screen) => {
      const guest = new TestClient(host, '192.168.1.31');
      guest.ask({ type: 'enter', code: codeOf(hostPage), name: 'Late' });
      for (const position of [0, 1, 2, 3]) {
        onlooker.ask({ type: 'look-back', table, position, viewer: 'spectator' });
        other.client.ask({ type: 'explain-move', table, position });
      }
      guest.connection.closed();
      other.client.ask({ type: 'play', table, version: 99, seat: other.seat, token: other.token, move: finish });
      change(other, { move: finish });
      const { version } = asker.client.table;
      asker.client.ask({ type: 'ask-rewind', table, version, seat: asker.seat, token: asker.token, aloud: [] });
      onlooker.ask({ type: 'open-table', table });
      change(layer, { move: finish });
      asker.client.ask({ type: 'look-back', table, position: 2, viewer: 'spectator' });
      asker.client.connection.closed();
    };
    const without = await heardWhere(afterwards);
    const withThem = await heardWhere((screen) => {
      ways[way]?.(screen.layer);
      afterwards(screen);
    });
    expect(withThem).toEqual(without);
    expect(without.flat().length).toBeGreaterThan(20);
  });

  it('are broadcast like cards laid out in one message', async () => {
    const one = await heardWhere(({ layer }) => {
      const [move = finish, ...further] = [...cardsOf(layer).slice(0, 2), finish];
      change(layer, { move, further });
    });
    const single = await heardWhere(({ layer }) => {
      lay(layer, 2);
      change(layer, { move: finish });
    });
    expect(single).toEqual(one);
    expect(one.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  });

  it('leave no trace in broadcasts to others after a restart', async () => {
    const sent = async (laid: number) => {
      const screen = await atTheScreen();
      lay(screen.layer, laid);
      change(screen.other, { move: finish });
      await screen.host.close();
      const host = testHost(screen.folder, { ...screen.settings, network: new FakeNetwork() });
      await host.resume();
      const { token } = screen.asker;
      const again = new TestClient(host, '192.168.1.30');
      again.ask({ type: 'return', room: table, token });
      return again.texts;
    };
    expect(await sent(2)).toEqual(await sent(0));
  });

  it('change nothing in what others may undo, nor in their answers', async () => {
    /** A player chooses, undoes and asks for more, with or without another's secrets in between. */
    const heard = async (isSecretlyLaid: boolean) => {
      const screen = await atTheScreen();
      const { layer, other, asker } = screen;
      let at = 0;
      const inSecret = () => {
        if (isSecretlyLaid && at++ % 2 === 0) lay(layer, 1);
        else if (isSecretlyLaid) change(layer, 'undo');
      };
      const answers: { readonly type: string }[] = [];
      const texts = heardByOthers(screen, () => {
        inSecret();
        lay(other, 1);
        for (const what of ['undo', 'redo', 'undo', 'redo', { move: finish }, 'undo', 'redo'] as const) {
          inSecret();
          answers.push(change(other, what));
        }
        for (const { client, seat, token } of [asker, other]) {
          const { version } = client.table;
          answers.push(client.ask({ type: 'ask-rewind', table, version, seat, token, aloud: [] }));
          answers.push(client.ask({ type: 'undo', table, version, seat, token }));
        }
      });
      return { texts, answers };
    };
    const [without, withThem] = [await heard(false), await heard(true)];
    expect(withThem).toEqual(without);
    expect(without.answers.slice(0, 7).map(({ type }) => type)).toEqual(Array(7).fill('done'));
  });

  it('stay when another player undoes earlier moves, also after a restart', async () => {
    const { folder, settings, host, layer, other } = await atTheScreen();
    change(other, { move: finish });
    lay(layer, 2);
    const laid = cardsOf(layer);
    expect(change(other, 'undo')).toMatchObject({ type: 'done' });
    expect(layer.client.table.toAct).toContain(other.seat);
    expect(cardsOf(layer)).toEqual(laid);
    lay(layer, 1);
    expect(change(layer, 'undo')).toMatchObject({ type: 'done' });
    const { view } = layer.client.table;
    await host.close();
    const after = testHost(folder, { ...settings, network: new FakeNetwork() });
    await after.resume();
    const again = new TestClient(after, '192.168.1.30');
    again.ask({ type: 'return', room: table, token: layer.token });
    expect(again.table.view).toEqual(view);
  });

  it('do not make simultaneous choices of others stale, and do not let choices for another question through', async () => {
    const { layer, other, asker } = await atTheScreen();
    const { version } = other.client.table;
    lay(layer, 2);
    const played = { type: 'play', table, version, seat: other.seat, token: other.token, move: finish } as const;
    expect(other.client.ask(played)).toMatchObject({ type: 'done' });
    expect(other.client.refusal(played)).toBe('stale');
    expect(other.client.table.version).toBe(version + 1);
    // the player who lays out cards knows of each
    expect(layer.client.table.version).toBe(version + 3);
    expect(change(layer, { move: finish })).toMatchObject({ type: 'done' });
    expect(asker.client.table.version).toBe(version + 2);
  });
});
