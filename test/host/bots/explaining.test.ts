import { expect, it } from 'vitest';
import { type AnyMove, type GameTypes, seatAt } from '../../../shared/engine/index.ts';
import { gameOf, games } from '../../../shared/games/index.ts';
import { botTable, settled } from './bot-table.ts';

const game = games['shopping-street'];
const finish = { type: 'finish-laying' };

/** Shopping Street, where two bots lay out cards at the same time, one by one and unseen. */
function laying() {
  const levels = [null, 'merchant', 'merchant'] as const;
  const all = botTable(game.id, levels, { gameOf, newSeed: () => 'explained' });
  const { client, thinking, clock, table } = all;
  const ask = client.table.legal.find(({ type }) => type === 'ask');
  if (ask === undefined) throw new Error('seat 0 is not to ask');
  client.play(ask);
  return {
    ...all,
    /** The legal moves of the seat in the latest question. */
    offered(seat: number): readonly AnyMove[] {
      return gameOf(game.id)?.legalMoves(thinking.last.question.state, seatAt(seat)) ?? [];
    },
    async choose(...moves: readonly AnyMove[]) {
      await thinking.last.choose(...moves.map((move) => ({ ...move })));
      clock.pass(1000);
    },
    /** Asks for the reason of the latest choice. Returns the refusal, or null if a bot thinks about it. */
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
])('refuses to explain a sealed choice of several moves, whatever was sealed: %s', async (_, count) => {
  const { offered, choose, explain, client } = laying();
  const cards = offered(1).filter(({ type }) => type === 'lay');
  await choose(...cards.slice(0, count), finish);
  expect(cards.length).toBeGreaterThanOrEqual(count);
  expect(client.table.log.moves).toMatchObject([{ seat: 1, events: [{ type: 'laying-sealed' }] }]);
  expect(await explain()).toBe('no-advice');
});

/** Both bots have laid out all they could. A bot on turn must now say what it offers for which card. */
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

it('explains a choice of several moves whose outcome reveals them', async () => {
  const { want, add, choose, explain, thinking } = await bargaining();
  await choose(want, add, { type: 'propose' });
  expect(await explain()).toBe(null);
  expect(thinking.last.question).toMatchObject({ kind: 'explain', moves: [want, add, { type: 'propose' }] });
});

it('refuses to explain a choice of several moves whose outcome does not reveal them', async () => {
  const { want, add, choose, explain, client } = await bargaining();
  await choose(want, add, { type: 'give-up' });
  expect(client.table.log.moves.at(-1)?.events).toMatchObject([{ type: 'exchange-dropped' }]);
  expect(await explain()).toBe('no-advice');
});
