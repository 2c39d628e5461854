import { describe, expect, it } from 'vitest';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { protocolVersion } from '../../../shared/protocol/messages.ts';
import { TestTransport } from './test-transport.ts';

const table = 'abcdefgh12345678';

function talking() {
  const transport = new TestTransport();
  const heard: HostMessage[] = [];
  const misunderstood: string[] = [];
  const conversation = new Conversation(transport);
  conversation.start({
    heard: (message) => heard.push(message),
    changed: () => {},
    misunderstood: (reason) => misunderstood.push(reason),
  });
  transport.turn('open');
  return { transport, conversation, heard, misunderstood };
}

describe('a conversation with the host', () => {
  it('says hello on every connection, before anything else', () => {
    const { transport } = talking();
    transport.turn('waiting-to-retry');
    transport.turn('connecting');
    transport.turn('open');
    const hello = { type: 'hello', protocol: protocolVersion };
    expect(transport.sent).toEqual([hello, hello]);
  });

  it('gives every request a name of its own, and answers the one that was meant', async () => {
    const { transport, conversation } = talking();
    const leaving = conversation.ask({ type: 'leave-table', table });
    const removing = conversation.ask({ type: 'remove-table', table });
    const { request: left } = transport.latest('leave-table');
    const { request: removed } = transport.latest('remove-table');
    expect(left).not.toBe(removed);
    transport.say({ type: 'refused', request: removed, code: 'unknown-table' });
    transport.say({ type: 'done', request: left, table: null });
    expect(await removing).toEqual({ outcome: 'refused', code: 'unknown-table' });
    expect(await leaving).toEqual({ outcome: 'done', table: null });
  });

  it('tells that an answer is lost when the line breaks, and when it was never open', async () => {
    const { transport, conversation } = talking();
    const asked = conversation.ask({ type: 'open-table', table });
    transport.turn('waiting-to-retry');
    expect(await asked).toEqual({ outcome: 'lost' });
    expect(await conversation.ask({ type: 'open-table', table })).toEqual({ outcome: 'lost' });
  });

  it('hands nothing on that the schema does not know', () => {
    const { transport, heard, misunderstood } = talking();
    transport.sayText('not JSON at all');
    transport.sayText('{"type":"table","table":"x"}');
    transport.sayText('{"type":"unheard-of"}');
    expect(heard).toEqual([]);
    expect(misunderstood).toHaveLength(3);
    transport.say({ type: 'shelf', shelf: [] });
    expect(heard).toEqual([{ type: 'shelf', shelf: [] }]);
  });
});
