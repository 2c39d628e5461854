import { expect, it } from 'vitest';
import { type AnyMove, type GameTypes, seatAt } from '../../../shared/engine/index.ts';
import { gameOf, games } from '../../../shared/games/index.ts';
import { botTable, settled } from './bot-table.ts';

const game = games['shopping-street'];
const finish = { type: 'finish-laying' };

/** Shopping Street, where two bots are asked at once for cards, which they lay out unseen one by one. */
function laying() {
  const levels = [null, 'merchant', 'merchant'] as const;
  const all = botTable(game.id, levels, { gameOf, newSeed: () => 'explained' });
  const { client, thinking, clock, table } = all;
  const ask = client.table.legal.find(({ type }) => type === 'ask');
  if (ask === undefined) throw new Error('seat 0 is not to ask');
  client.play(ask);
  return {
    ...all,
    /** The moves on offer to whoever is asked now. */
    offered(seat: number): readonly AnyMove[] {
      return gameOf(game.id)?.legalMoves(thinking.last.question.state, seatAt(seat)) ?? [];
    },
    async choose(...moves: readonly AnyMove[]) {
      await thinking.last.choose(...moves.map((move) => ({ ...move })));
      clock.pass(1000);
    },
    /** Asks why the latest choice was made. The refusal, or null where it is thought about. */
    async explain() {
      const position = client.table.log.from + client.table.log.moves.length - 1;
      const before = thinking.asked.length;
      client.connection.receive(JSON.stringify({ type: 'explain-move', request: 'e', table, position }));
      await settled();
      const refused = client.heard.find((message) => message.type === 'refused' && message.request === 'e');
      expect(thinking.asked.length).toBe(refused === undefined ? before + 1 : before);
      return refused?.type === 'refused' ? refused.code : null;
    },
  };
}

it.each([
  ['nothing', 0],
  ['one card', 1],
])('a sealed choice of several moves is not explained, whatever was sealed: %s', async (_, count) => {
  const { offered, choose, explain, client } = laying();
  const cards = offered(1).filter(({ type }) => type === 'lay');
  await choose(...cards.slice(0, count), finish);
  expect(cards.length).toBeGreaterThanOrEqual(count);
  expect(client.table.log.moves).toMatchObject([{ seat: 1, events: [{ type: 'laying-sealed' }] }]);
  expect(await explain()).toBe('no-advice');
});

/** Both bots have laid out all they could, and a bot that has the turn now must say what it wants for what. */
async function bargaining() {
  const all = laying();
  for (const seat of [1, 2]) await all.choose(...all.offered(seat).filter(({ type }) => type === 'lay'), finish);
  all.client.ask({ type: 'hand-seat', table: all.table, seat: 0, to: 'bot-merchant', standIn: false });
  const [want] = all.offered(0);
  const { state } = all.thinking.last.question;
  if (want?.type !== 'want') throw new Error('nothing was laid out');
  const [add] = gameOf(game.id)?.legalMoves(after(state, want), seatAt(0)) ?? [];
  if (add?.type !== 'add') throw new Error('nothing to give for it');
  return { ...all, want, add };
}

function after(state: GameTypes['State'], move: AnyMove) {
  gameOf(game.id)?.play(state, seatAt(0), move);
  return state;
}

it('a choice of several moves is explained where what came of them tells which they were', async () => {
  const { want, add, choose, explain, thinking } = await bargaining();
  await choose(want, add, { type: 'propose' });
  expect(await explain()).toBe(null);
  expect(thinking.last.question).toMatchObject({ kind: 'explain', moves: [want, add, { type: 'propose' }] });
});

it('a choice of several moves is not explained where others would have come to the same', async () => {
  const { want, add, choose, explain, client } = await bargaining();
  await choose(want, add, { type: 'give-up' });
  expect(client.table.log.moves.at(-1)?.events).toMatchObject([{ type: 'exchange-dropped' }]);
  expect(await explain()).toBe('no-advice');
});
