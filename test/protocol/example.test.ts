import { describe, expect, it } from 'vitest';
import { clientMessage, hostMessage } from '../../shared/protocol/messages.ts';
import { freshFolder } from '../host/client.ts';
import { conversation } from './page.ts';
import { type Fields, replay, type Said, whole } from './replayed.ts';

const lines = conversation();

/** What the host sends according to the page. */
function sent(): readonly Said[] {
  const tables = new Map<string, Fields>();
  return lines.flatMap((line) => {
    if (line.way === 'event') tables.delete(line.who);
    if (line.way !== 'host') return [];
    const message = whole(line, tables.get(line.who));
    if (message.type === 'table') tables.set(line.who, message);
    return [{ who: line.who, message }];
  });
}

describe('example of the page', () => {
  it('contains only messages of the protocol', () => {
    for (const { text } of lines.filter(({ way }) => way === 'client')) {
      expect(clientMessage.safeParse(JSON.parse(text)).error, text).toBeUndefined();
    }
    for (const { message } of sent()) {
      expect(hostMessage.safeParse(message).error, JSON.stringify(message)).toBeUndefined();
    }
    expect(lines.length).toBeGreaterThan(30);
  });

  it('makes a real host send exactly that to each client', async () => {
    const said = await replay(lines, freshFolder());
    for (const who of new Set(lines.map((line) => line.who))) {
      const of = (all: readonly Said[]) => all.filter((one) => one.who === who).map(({ message }) => message);
      expect(of(said), who).toEqual(of(sent()));
    }
  });
});
