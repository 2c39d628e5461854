import type { Arrival } from '../../../renderer/client/bookmark.ts';
import { createClient } from '../../../renderer/client/client.ts';
import { createAppStore } from '../../../renderer/client/store.ts';
import { Conversation } from '../../../renderer/connection/conversation.ts';
import { Keyring } from '../../../renderer/connection/keyring.ts';
import type { HostMessage } from '../../../shared/protocol/messages.ts';
import { TestClock } from '../connection/test-clock.ts';
import { promisesRun, TestTransport, testGuest } from '../connection/test-transport.ts';
import { sampleRoom, sampleWelcome, tableName } from '../table/sample-table.ts';

export const old = '192.168.1.20:7777';
export const next = '192.168.1.40:7778';
export const room = tableName;
export const token = 'N5cX0vTq3ZpWm8yLr2JhAg';
export const proof = 'p'.repeat(43);
export const nowhere: Arrival = { room: null, table: null, away: null, code: null };
const asGuest = sampleWelcome({ role: 'guest', settings: null });

/** A share of this epoch, as a host sends it. */
export function shareTold(epoch: number, change: { readonly share?: string; readonly to?: string } = {}): HostMessage {
  return { type: 'share', room, epoch, share: `${epoch}`.repeat(44), to: next, ...change };
}

/** A sealed copy of this number, as a host sends it. */
export function sealedTold(number: number, text = `copy ${number}`): HostMessage {
  const digests = ['d'.repeat(43), 'e'.repeat(43)];
  return { type: 'sealed', room, epoch: 1, number, threshold: 2, digests, text };
}

/** What a device stores beyond the life of a page. */
export function deviceMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    store: {
      getItem: (place: string) => kept.get(place) ?? null,
      setItem: (place: string, text: string) => void kept.set(place, text),
    },
  };
}

interface Opened {
  readonly inApp: boolean;
  readonly arrival?: Arrival;
  /** The hosts whose room this device has a token for. */
  readonly keys?: readonly string[];
  readonly keyring?: Keyring;
  readonly memory?: ReturnType<typeof deviceMemory>;
  /** The origin of a browser's page. */
  readonly host?: string;
}

/** A page whose hosts are the test. */
export function openPage({
  inApp,
  arrival = nowhere,
  keys = [],
  keyring = new Keyring(null),
  memory = deviceMemory(),
  host = old,
}: Opened) {
  const home = new TestTransport(inApp);
  const clock = new TestClock();
  const store = createAppStore();
  for (const each of keys) keyring.keep({ host: each, room, guest: testGuest, token, code: null });
  const lines: { readonly address: string; readonly transport: TestTransport }[] = [];
  /** Where the page would return after a reload: host, room and table. */
  const places: string[] = [];
  const visited: string[] = [];
  const commands = createClient({
    store,
    conversation: new Conversation(home, clock),
    gameUiOf: () => undefined,
    bookmark: { write: ({ room, table }, away) => places.push(`${away ?? 'home'} ${room ?? '-'} ${table ?? '-'}`) },
    arrival,
    host: inApp ? 'home' : host,
    keyring,
    clock,
    settingsStore: memory.store,
    ...(inApp
      ? {
          converse: (address: string) => {
            const transport = new TestTransport();
            lines.push({ address, transport });
            return new Conversation(transport, clock);
          },
        }
      : { goTo: (where: string) => visited.push(where) }),
  });
  const away = () => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('no other host was called');
    return line;
  };
  const state = () => store.getState();
  return {
    home,
    clock,
    store,
    state,
    keyring,
    commands,
    lines,
    places,
    visited,
    away,
    memory,
    shown: () => state().standby,
  };
}

/** The host readmits a guest to its room and sends its state. */
export async function letIn(transport: TestTransport, change: Parameters<typeof sampleRoom>[0] = {}): Promise<void> {
  await transport.greet(asGuest);
  transport.say(sampleRoom({ table: null, ...change }));
  await promisesRun();
}

/** An app that is a guest in the old host's room. */
export async function visiting(memory = deviceMemory()) {
  const app = openPage({ inApp: true, arrival: { ...nowhere, room, away: old }, keys: [old], memory });
  await app.home.greet(sampleWelcome());
  const { transport } = app.away();
  await letIn(transport);
  return { ...app, transport };
}

/** A browser's page that is a guest in the old host's room. */
export async function browsing(memory = deviceMemory()) {
  const page = openPage({ inApp: false, arrival: { ...nowhere, room }, keys: [old], memory });
  await letIn(page.home);
  return page;
}
