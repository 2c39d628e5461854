import { describe, expect, it } from 'vitest';
import { below, type GameTypes, randomFromSeed, seatAt, seatsOf, type Viewer } from '../../../shared/engine/index.ts';
import { type AnyGame, games } from '../../../shared/games/index.ts';
import { shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import { sealedMarket } from '../../engine/reference/sealed-market.ts';
import { campaign } from '../../harness/campaign.ts';
import { counted, tellFigure } from '../../harness/figure.ts';
import { freshFolder, TestClient, testHost } from '../client.ts';
import { somewhere } from './leaks-worlds.ts';
import { plant, plantedTable } from './planted.ts';

/** LEAK_PAIRS=50000 compares that many pairs of each game, over all viewers. */
const { LEAK_PAIRS } = process.env;

function clientAt(game: AnyGame, seats: number, state: GameTypes['State'], folder = freshFolder()): TestClient {
  plant(folder, game, seats, state);
  const client = new TestClient(testHost(folder, { gameOf: () => game }));
  client.ask({ type: 'open-table', table: plantedTable });
  return client;
}

/** Everything a viewer could request, allowed or not, and all that came over the wire. */
function interrogate(
  game: AnyGame,
  seats: number,
  state: GameTypes['State'],
  viewer: Viewer,
  folder: string,
): readonly string[] {
  const client = clientAt(game, seats, state, folder);
  const table = plantedTable;
  const move = { type: 'no-such-move' };
  if (viewer !== 'spectator') {
    client.take(viewer);
    client.ask({ type: 'glimpse', table, seat: viewer });
  }
  for (let seat = 0; seat < seats; seat++) {
    client.ask({ type: 'play', table, version: 0, seat, move });
    client.ask({ type: 'undo', table, version: 0, seat });
    client.ask({ type: 'redo', table, version: 1, seat });
    if (client.table.outcome === null && seat !== viewer) {
      client.ask({ type: 'look-back', table, position: 0, viewer: seat });
    }
  }
  client.ask({ type: 'look-back', table, position: 0, viewer });
  client.ask({ type: 'look-back', table, position: 0, viewer: 'spectator' });
  client.ask({ type: 'lower-shutter', table });
  client.ask({ type: 'leave-table', table });
  client.connection.closed();
  return client.texts;
}

describe.each<AnyGame>([sealedMarket, ...Object.values(games)])(
  '$id: two matches a viewer cannot tell apart',
  (game) => {
    const viewers: readonly Viewer[] = ['spectator', seatAt(0), seatAt(1)];
    // a solo player is at the screen from the start: there are no other viewers
    const least = Math.max(2, game.seats.min);
    const rounds = LEAK_PAIRS === undefined ? campaign(8, 15, 25) : Math.ceil(Number(LEAK_PAIRS) / viewers.length);

    it.each(viewers)(
      'are byte for byte the same over the wire to %s',
      async (viewer) => {
        const random = randomFromSeed(`leaks ${game.id} ${viewer}`);
        const folder = freshFolder();
        let different = 0;
        for (let round = 0; round < rounds; round++) {
          const seats = least + below(random, game.seats.max - least + 1);
          const state = somewhere(game, seats, random);
          const other = game.redeal(state, viewer, random);
          if (JSON.stringify(other) !== JSON.stringify(state)) different++;
          const answersOfOther = interrogate(game, seats, other, viewer, folder);
          expect(answersOfOther).toEqual(interrogate(game, seats, state, viewer, folder));
          // the leftovers of tens of thousands would not fit into memory
          if (round % 100 === 99) await new Promise(setImmediate);
        }
        expect(different).toBeGreaterThan(rounds * 0.6);
        tellFigure(
          `${counted(rounds)} pairs before ${viewer === 'spectator' ? 'all' : `seat ${viewer}`}, no difference`,
        );
      },
      60_000 + rounds * 500,
    );
  },
);

describe('sealed bids', () => {
  /** What seat 0 and spectators receive while the others seal low or high bids. */
  function afterBids(choose: 'low' | 'high'): readonly string[] {
    const state = sealedMarket.setup(3, {}, randomFromSeed('bids'));
    const client = clientAt(sealedMarket, 3, state);
    for (const seat of [1, 2]) {
      client.take(seat);
      const bid = choose === 'low' ? client.table.legal[0] : client.table.legal.at(-1);
      if (bid === undefined) throw new Error('no bid');
      client.play(bid);
    }
    client.take(0);
    client.ask({ type: 'glimpse', table: plantedTable, seat: 0 });
    return client.texts.filter((text) => !/"viewer":[12]/.test(text));
  }

  it('are hidden from the next player and spectators, in views and log alike', () => {
    const low = afterBids('low');
    expect(low).toEqual(afterBids('high'));
    expect(low.join()).toContain('"type":"bid-sealed","seat":2,"coins":null');
  });
});

describe('cards laid out behind the screen', () => {
  /** What all other viewers receive while one player lays out nothing, or all that was asked for. */
  function afterLaying(choose: 'nothing' | 'all'): readonly string[] {
    const state = shoppingStreet.setup(4, {}, randomFromSeed('laid'));
    const { active } = state;
    const others = seatsOf(4).filter((seat) => seat !== active);
    shoppingStreet.play(state, active, { type: 'ask', first: 'food', second: 'home' });
    const client = clientAt(shoppingStreet, 4, state);
    const answering = others.find((seat) => shoppingStreet.legalMoves(state, seat).length > 3);
    if (answering === undefined) throw new Error('nobody holds several cards that were asked for');
    client.take(answering);
    const laid = choose === 'all' ? client.table.legal.filter(({ type }) => type === 'lay') : [];
    const [move = { type: '' }, ...further] = [...laid, { type: 'finish-laying' }];
    const { version } = client.table;
    client.ask({ type: 'play', table: plantedTable, version, seat: answering, move, further });
    const [next] = others.filter((seat) => seat !== answering);
    if (next !== undefined) client.take(next);
    client.ask({ type: 'look-back', table: plantedTable, position: 1, viewer: 'spectator' });
    return client.texts.filter((text) => !text.includes(`"viewer":${answering}`));
  }

  it('are hidden from all others, including how many they are, in views and log alike', () => {
    expect(afterLaying('all')).toEqual(afterLaying('nothing'));
  });
});

/** Each fact that the viewer received but may not know, found without the hiding tables. */
function sent(text: string): string[] {
  // redeals are compared between matches above
  const { imagined: _imagined, ...message } = JSON.parse(text);
  const wrong: string[] = [];
  for (const word of ['"random"', '"seed"', '"agenda"', '"deck":['])
    if (JSON.stringify(message).includes(word)) wrong.push(word);
  if (message.type !== 'table') return wrong;
  message.view.players.forEach(
    (player: { coins: unknown; hand: { cards: unknown }; bid: { choice: unknown } }, seat: number) => {
      if (seat === message.viewer) return;
      if (player.coins !== null && message.outcome === null) wrong.push(`coins of ${seat}`);
      if (player.hand.cards !== null || player.bid.choice !== null) wrong.push(`hand or bid of ${seat}`);
    },
  );
  for (const { events } of message.log.moves) {
    for (const event of events) {
      if (event.type === 'bid-sealed' && event.coins !== null && event.seat !== message.viewer) wrong.push('a bid');
    }
  }
  if (message.inHand === null && (message.legal.length > 0 || message.viewer !== 'spectator')) wrong.push('a shutter');
  return wrong;
}

it('whole matches: never send a page what its viewer may not see', () => {
  const random = randomFromSeed('whole matches');
  let heard = 0;
  for (let round = 0; round < 6; round++) {
    const host = testHost(freshFolder());
    const client = new TestClient(host);
    const table = client.create('sealed-market', 2 + (round % 3), { length: 'short' });
    const onlooker = new TestClient(host);
    onlooker.ask({ type: 'open-table', table });
    client.ask({ type: 'open-table', table });
    while (client.table.outcome === null) client.step((count) => below(random, count));
    for (const text of [...client.texts, ...onlooker.texts]) expect(sent(text)).toEqual([]);
    heard += client.texts.length;
  }
  expect(heard).toBeGreaterThan(300);
});
