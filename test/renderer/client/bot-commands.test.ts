import { describe, expect, it } from 'vitest';
import { createClient } from '../../../renderer/client/client.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { TestTransport } from '../connection/test-transport.ts';
import { inHandOf, sampleTable, sampleWelcome, tableName } from '../table/sample-table.ts';

async function seated() {
  const transport = new TestTransport();
  const store = createAppStore();
  const commands = createClient({
    store,
    conversation: new Conversation(transport),
    gameUiOf: () => undefined,
    bookmark: { write: () => {} },
    arrival: { room: null, table: tableName, away: null, code: null },
  });
  await transport.greet(sampleWelcome());
  return { transport, store, commands };
}

const advice = { moves: [{ type: 'SECRET move' }], chance: 0.5, reasons: [] };

describe('bot commands', () => {
  it('request a hint for the active seat and current table, and store no answer', async () => {
    const { transport, store, commands } = await seated();
    transport.say(inHandOf(1, 'x', { version: 7 }));
    const further: unknown[] = [];
    const asked = commands.bots.askHint('wholesaler', (thought) => further.push(thought));
    const { request } = transport.latest('ask-hint');
    expect(transport.latest('ask-hint')).toMatchObject({ table: tableName, version: 7, seat: 1, level: 'wholesaler' });
    const hint = { type: 'hint', request, table: tableName, version: 7, seat: 1, level: 'wholesaler' } as const;
    transport.say({ ...hint, choices: [advice], more: true });
    expect(await asked).toMatchObject({ outcome: 'answered', said: { choices: [advice] } });
    const better = { ...advice, chance: 0.75 };
    transport.say({ ...hint, choices: [better], more: false });
    transport.say({ ...hint, choices: [advice], more: false });
    expect(further).toMatchObject([{ outcome: 'answered', said: { choices: [better] } }]);
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });

  it('request a blunder check and get only that', async () => {
    const { transport, store, commands } = await seated();
    expect(await commands.bots.weighChoices(() => {})).toBeNull();
    transport.say(inHandOf(1, 'x', { version: 7 }));
    const further: unknown[] = [];
    const asked = commands.bots.weighChoices((weighed) => further.push(weighed));
    const { request } = transport.latest('ask-hint');
    expect(transport.latest('ask-hint')).toMatchObject({ version: 7, seat: 1, level: 'merchant', costly: true });
    const hint = { type: 'hint', request, table: tableName, version: 7, seat: 1, level: 'merchant' } as const;
    const costly = [{ moves: [{ type: 'SECRET blunder' }], cost: 0.3, reasons: [] }];
    transport.say({ ...hint, choices: [advice], more: true });
    expect(await asked).toEqual({ version: 7, seat: 1, costly: [] });
    transport.say({ ...hint, choices: [advice], costly, more: false });
    expect(further).toEqual([{ version: 7, seat: 1, costly }]);
    expect(JSON.stringify(store.getState())).not.toContain('SECRET');
  });

  it('return a refusal to the caller, without a notice over the page', async () => {
    const { transport, store, commands } = await seated();
    transport.say(inHandOf(0, 'x'));
    const asked = commands.bots.explainMove(3);
    const { request, position } = transport.latest('explain-move');
    expect(position).toBe(3);
    transport.say({ type: 'refused', request, code: 'no-advice' });
    expect(await asked).toEqual({ outcome: 'refused', code: 'no-advice' });
    expect(store.getState().page.notice).toBeNull();
  });

  it('report the coach’s progress, and a connection lost before its end', async () => {
    const { transport, commands } = await seated();
    transport.say(sampleTable());
    const further: unknown[] = [];
    const asked = commands.bots.coach((thought) => further.push(thought));
    const { request } = transport.latest('coach');
    const coaching = { type: 'coaching' as const, request, table: tableName, chances: [], moments: [], of: 4 };
    transport.say({ ...coaching, looked: 0, more: true });
    expect(await asked).toMatchObject({ outcome: 'answered', said: { looked: 0 } });
    transport.say({ ...coaching, looked: 3, more: true });
    transport.end();
    expect(further).toMatchObject([{ outcome: 'answered', said: { looked: 3 } }, { outcome: 'lost' }]);
  });

  it('show an earlier moment without moving the page there', async () => {
    const { transport, store, commands } = await seated();
    transport.say(inHandOf(0, 'x'));
    const asked = commands.bots.viewAt(2, 0);
    const { request } = transport.latest('look-back');
    const moment = { type: 'moment', request, table: tableName, position: 2, viewer: 0 } as const;
    transport.say({ ...moment, toAct: [0], view: { as: 'it was' } });
    expect(await asked).toEqual({ as: 'it was' });
    expect(store.getState().table.moment).toBeNull();
  });
});
