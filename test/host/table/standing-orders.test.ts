import { expect, it } from 'vitest';
import { pick, randomFromSeed } from '../../../shared/engine/index.ts';
import { gameOf } from '../../../shared/games/index.ts';
import type { TableMessage } from '../../../shared/protocol/messages.ts';
import { botServer, botTable } from '../bots/bot-table.ts';
import { freshFolder, TestClient } from '../client.ts';
import { FakeNetwork } from '../fake-network.ts';
import { codeOf, enter, later, restarted } from '../opened-table.ts';

type Order = NonNullable<TableMessage['orders']>['given'][number];

/** The question of a table of Brick & Mortar. */
function questionOf({ view }: TableMessage): Readonly<Record<string, unknown>> {
  if (typeof view !== 'object' || view === null || !('question' in view)) return {};
  return { ...Object(view.question) };
}

/** Brick & Mortar on three devices, played to a first store action or auction, with a spectator besides. */
async function onThreeDevices(until: 'store-action' | 'auction') {
  const server = botServer(freshFolder(), { network: new FakeNetwork(), gameOf, newSeed: () => 'orders' });
  const hostPage = new TestClient(server.host);
  const table = hostPage.create('brick-and-mortar', 3, { 'first-game': 'yes' });
  await later(hostPage, { type: 'host-table', table, name: 'At Ada’s', door: 'open' });
  const players: { client: TestClient; token?: string }[] = [{ client: hostPage }];
  for (const seat of [1, 2]) {
    hostPage.ask({ type: 'hand-seat', table, seat, to: 'free', standIn: false });
    const { client, token } = enter(server.host, codeOf(hostPage), `Guest ${seat}`);
    client.ask({ type: 'ask-seats', table, seats: [{ seat, name: `Guest ${seat}` }] });
    players.push({ client, token });
  }
  const spectator = enter(server.host, codeOf(hostPage), 'Eve').client;
  const at = (seat: number) => {
    const player = players[seat];
    if (player === undefined) throw new Error(`no seat ${seat}`);
    const { client, token } = player;
    const proof = { table, seat, ...(token !== undefined && { token }) };
    return {
      client,
      token,
      play: (move: Order) => client.ask({ type: 'play', ...proof, version: client.table.version, move }),
      undo: () => client.ask({ type: 'undo', ...proof, version: client.table.version }),
      give: (order: Order) => client.ask({ type: 'give-order', ...proof, order }).type,
      withdraw: (order: Order) => client.ask({ type: 'withdraw-order', ...proof, order }).type,
    };
  };
  const random = randomFromSeed('orders');
  while (questionOf(hostPage.table).type !== until) {
    const asked = at(hostPage.table.toAct[0] ?? 0);
    const { legal } = asked.client.table;
    const opening = legal.find(({ type }) => type === 'open-auction');
    asked.play(
      opening ??
        pick(
          random,
          legal.filter(({ type }) => type !== 'close-store'),
        ),
    );
  }
  return { ...server, hostPage, spectator, at, table };
}

/** The auction that runs: its store and offer, and the seats from the starter on. */
function auctionOf(table: TableMessage) {
  const { store, offer, standing, starter } = questionOf(table);
  const order = Array.isArray(standing) ? standing.map(Number) : [];
  const from = order.indexOf(Number(starter));
  const bid = (limit: number): Order => ({ type: 'bid-up-to', store: `${store}`, limit });
  return { offer: Number(offer), bid, seats: [...order.slice(from), ...order.slice(0, from)] };
}

it('bids $1 more up to each limit, as ordinary moves that others see one by one', async () => {
  const { hostPage, at, clock } = await onThreeDevices('auction');
  const { offer, bid, seats } = auctionOf(hostPage.table);
  const [first = 0, second = 0, third = 0] = seats;
  const given = [at(first).give(bid(offer + 1)), at(second).give(bid(offer + 3)), at(third).give(bid(offer + 6))];
  expect(given).toEqual(['done', 'done', 'done']);
  const { version } = hostPage.table;
  clock.pass(499);
  expect(hostPage.table.version).toBe(version);
  clock.pass(1);
  expect(questionOf(hostPage.table)).toMatchObject({ offer: offer + 1, leader: second });
  clock.pass(10_000);
  expect(questionOf(hostPage.table)).toMatchObject({ type: 'store-payment', seat: third, offer: offer + 4 });
  expect(hostPage.table.log.moves.at(-1)).not.toHaveProperty('bot');
  expect(seats.map((seat) => at(seat).client.table.orders?.given ?? [])).toEqual([[], [], []]);
});

it('sends orders to nobody but their player, and accepts only what that player is offered', async () => {
  const { hostPage, at, spectator, table } = await onThreeDevices('auction');
  const { offer, bid, seats } = auctionOf(hostPage.table);
  const [leader = 0, seat = 0, other = 0] = seats;
  const own = at(leader);
  const order = bid(offer + 9);
  const heard = () => [spectator, at(seat).client, at(other).client].map(({ texts }) => [...texts]);
  const before = heard();
  expect([own.give(order), own.client.table.orders?.given]).toEqual(['done', [order]]);
  expect([own.withdraw(order), own.client.table.orders?.given]).toEqual(['done', []]);
  expect(heard()).toEqual(before);
  expect(spectator.table.orders).toBeNull();
  for (const wrong of [
    bid(offer),
    bid(61),
    bid(offer + 1.5),
    { ...order, more: 1 },
    { type: 'pass-month', month: 9 },
  ]) {
    expect(at(seat).give(wrong)).toBe('refused');
  }
  const anothers = { type: 'give-order', table, seat, order } as const;
  expect(spectator.refusal(anothers)).toBe('not-your-seat');
  expect(at(other).client.ask(anothers).type).toBe('refused');
  expect(at(seat).client.table.orders?.given).toEqual([]);
});

it('ends an order by a move or an undo of its player', async () => {
  const { hostPage, at, clock } = await onThreeDevices('auction');
  const { offer, bid, seats } = auctionOf(hostPage.table);
  const next = at(seats[1] ?? 0);
  const given = () => next.client.table.orders?.given;
  next.give(bid(offer + 9));
  next.play({ type: 'raise', offer: offer + 2 });
  expect(given()).toEqual([]);
  next.undo();
  next.give(bid(offer + 9));
  clock.pass(500);
  expect([questionOf(hostPage.table).offer, given()]).toEqual([offer + 1, [bid(offer + 9)]]);
  next.undo();
  clock.pass(10_000);
  expect([questionOf(hostPage.table).offer, given()]).toEqual([offer, []]);
});

it('keeps orders over a restart of the host', async () => {
  const { hostPage, host, folder, at } = await onThreeDevices('auction');
  const { offer, bid, seats } = auctionOf(hostPage.table);
  const seat = seats.find((each) => each > 0) ?? 0;
  at(seat).give(bid(offer + 2));
  const { room = '' } = hostPage.table.hosting ?? {};
  const back = new TestClient(await restarted(host, folder, { gameOf }), '192.168.1.30');
  back.ask({ type: 'return', room, token: at(seat).token ?? '' });
  expect(back.table.orders?.given).toEqual([bid(offer + 2)]);
});

it('passes for the month once the seat has its turn', async () => {
  const { hostPage, at, clock } = await onThreeDevices('store-action');
  const first = hostPage.table.toAct[0] ?? 0;
  const seat = (first + 1) % 3;
  const pass = at(seat).client.table.orders?.offered[0]?.order ?? { type: 'none' };
  expect([pass.type, at(seat).give(pass)]).toEqual(['pass-month', 'done']);
  const stands = () => at(seat).client.table.orders?.given.length === 1;
  for (let turn = 0; turn < 6 && stands(); turn++) {
    const asked = hostPage.table.toAct[0] ?? 0;
    expect(asked).not.toBe(seat);
    at(asked).play({ type: questionOf(hostPage.table).type === 'manage' ? 'done' : 'pass' });
    if (stands()) clock.pass(500);
  }
  expect(stands()).toBe(false);
});

it('offers no orders on a screen that its players share in public', () => {
  const { client } = botTable('brick-and-mortar', [null, null], { gameOf });
  while (questionOf(client.table).type !== 'auction') {
    const opening = client.table.legal.findIndex(({ type }) => type === 'open-auction');
    client.step((count) => (opening === -1 ? count - 1 : opening));
  }
  const { table, inHand, orders, viewer } = client.table;
  expect({ orders, viewer }).toEqual({ orders: null, viewer: 'spectator' });
  const { offer, bid } = auctionOf(client.table);
  expect(client.refusal({ type: 'give-order', table, seat: inHand ?? 0, order: bid(offer + 1) })).toBe('not-your-seat');
});

it('takes the only choice where everyone knows that it is the only one', () => {
  const { client, clock } = botTable('tic-tac-toe', [null, null]);
  const order = { type: 'only-choice' };
  expect(client.ask({ type: 'give-order', table: client.table.table, seat: 0, order }).type).toBe('done');
  for (const cell of [0, 1, 2, 4, 3, 5, 7, 6]) client.play({ type: 'mark', cell });
  clock.pass(500);
  expect(client.table).toMatchObject({ version: 9, orders: null, outcome: { ending: expect.any(String) } });
});
