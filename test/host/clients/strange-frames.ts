import { hostRequests, leaderRequests } from '../../../main/host/clients/requests.ts';
import { below, pick, type RandomWords } from '../../../shared/engine/index.ts';
import { clientMessage, protocolVersion, type TableMessage } from '../../../shared/protocol/messages.ts';

/** A client at a table, with the ids and tokens of others that it must not be able to use. */
export interface Stranger {
  readonly table: string;
  readonly otherTable: string;
  /** Their own seat and token, and those of others, at this table and another. */
  readonly seat: number;
  readonly token: string;
  readonly otherSeats: readonly number[];
  readonly otherTokens: readonly string[];
  readonly guest: string;
  readonly otherGuest: string;
  readonly version: number;
  /** The moves that are legal now, for any seat. */
  readonly legal: TableMessage['legal'];
}

/** A frame and the expected answer: malformed or refused. In both cases nothing changes. */
export interface StrangeFrame {
  readonly text: string;
  readonly kind: 'noise' | 'mutated' | 'forbidden';
}

const words = [
  '',
  ' ',
  'a',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  'null',
  'undefined',
  'spectator',
  'house',
  'free',
  '../../settings',
  '..\\..\\settings.json',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  "'; drop table tables; --",
  '\u0000',
  '\u202Eevil',
  '\uD800',
  '\uFFFF',
  '💥'.repeat(30),
  'e\u0301'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(5000),
] as const;
const sealing = { epoch: 1, number: 1, threshold: 2, digests: ['A'.repeat(43), 'B'.repeat(43)] };
const numbers = [-1, -0, 0.5, 15, 16, 255, 2 ** 31, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 1e21, 1e308, 5e-324] as const;

function strangeValue(random: RandomWords, who: Stranger, depth = 0): unknown {
  switch (below(random, depth > 3 ? 6 : 9)) {
    case 0:
      return pick(random, words);
    case 1:
      return pick(random, numbers);
    case 2:
      return pick(random, [true, false, null]);
    case 3:
      return below(random, 20);
    case 4:
      return pick(random, [who.table, who.otherTable, who.guest, who.otherGuest, who.token, ...who.otherTokens]);
    case 5:
      return pick(random, [[], {}, [[]], { type: 'play' }]);
    case 6:
      return Array.from({ length: below(random, 12) }, () => strangeValue(random, who, depth + 1));
    case 7:
      return Object.fromEntries(
        Array.from({ length: below(random, 6) }, () => [pick(random, words), strangeValue(random, who, depth + 1)]),
      );
    default:
      return `${pick(random, words)}${pick(random, words)}`.slice(0, 200);
  }
}

/** One well-formed message of every type, as this client would send it. */
export function templates(who: Stranger): readonly object[] {
  const { table, seat, token, version } = who;
  const move = who.legal[0] ?? { type: 'pass' };
  const person = { name: 'Eve', colour: 'sand' };
  return [
    { type: 'hello', protocol: protocolVersion },
    { type: 'ping' },
    { type: 'leave-table', table },
    { type: 'open-table', table },
    { type: 'take-in-hand', table, seat },
    { type: 'lower-shutter', table },
    { type: 'play', table, version, seat, token, move },
    { type: 'undo', table, version, seat, token },
    { type: 'redo', table, version, seat, token },
    { type: 'ask-rewind', table, version, seat, token, aloud: [] },
    { type: 'answer-rewind', table, version, seat, token, by: 0, agreed: true },
    { type: 'withdraw-rewind', table, version, seat, token },
    { type: 'glimpse', table, seat },
    { type: 'look-back', table, position: 0, viewer: 'spectator' },
    { type: 'rename-seat', table, seat, name: 'Eve' },
    { type: 'ask-hint', table, version, seat, token, level: 'merchant' },
    { type: 'explain-move', table, position: 0 },
    { type: 'coach', table },
    { type: 'ask-chance', table },
    { type: 'enter', code: '22222', name: 'Eve' },
    { type: 'return', room: table, token },
    { type: 'ask-seats', table, seats: [{ seat, name: 'Eve' }] },
    { type: 'give-up-seats', table, seats: [seat] },
    { type: 'take-seat-back', table, seat },
    { type: 'present-key', key: 'AAAAAAAAAAAAAAAAAAAAAA' },
    { type: 'create-table', game: 'sealed-market', options: {}, seats: [person, { ...person, name: 'Mal' }] },
    { type: 'play-on', table, position: 0, seat, level: 'merchant' },
    { type: 'begin-lesson', game: 'sealed-market', lesson: 'first', name: 'Mal' },
    { type: 'look-in-window' },
    { type: 'ask-book', question: { page: 'house' } },
    { type: 'begin-puzzle', game: 'sealed-market', puzzle: '00000000000000', name: 'Mal' },
    { type: 'show-answer', table },
    { type: 'name-table', table, name: 'Eve’s' },
    { type: 'remove-table', table },
    { type: 'list-library' },
    { type: 'change-settings', settings: settingsOfEve },
    { type: 'begin-campaign', game: 'sealed-market', player: 'Eve' },
    { type: 'keep-person', person: null, name: 'Eve', colour: 'navy', ...habitsOfEve },
    { type: 'set-person-code', person: 'abcdefgh', code: '1234' },
    { type: 'merge-people', person: 'abcdefgh', into: 'bcdefghi' },
    { type: 'forget-person', person: 'abcdefgh', instead: 'Eve' },
    { type: 'host-table', table, name: 'Eve’s', door: 'open' },
    { type: 'open-room', name: 'Eve’s', door: 'open' },
    { type: 'visit-room', room: table },
    { type: 'close-room', room: table },
    { type: 'leave-room', room: table },
    { type: 'propose-game', room: table, game: 'sealed-market' },
    { type: 'take-chair', room: table, name: 'Eva', colour: null },
    { type: 'change-chair', room: table, chair: seat, name: 'Eva', colour: 'soot' },
    { type: 'leave-chair', room: table, chair: seat },
    { type: 'be-ready', room: table, ready: true },
    { type: 'claim-seat', room: table, guest: who.otherGuest },
    { type: 'claim-person', room: table, person: 'abcdefgh', code: '1234' },
    { type: 'answer-claim', room: table, by: who.guest, granted: true },
    { type: 'promise-chance', room: table, commitment: 'a'.repeat(64), promise: 'b'.repeat(64) },
    { type: 'reveal-chance', room: table, part: 'c'.repeat(32) },
    { type: 'nudge', room: table, table, seat: who.otherSeats[0] ?? 0 },
    { type: 'react', room: table, seat, reaction: 'cheers' },
    { type: 'choose-game', room: table, game: 'sealed-market', options: {} },
    { type: 'seat-bot', room: table, level: 'merchant', name: 'Tilda' },
    { type: 'order-chairs', room: table, chairs: [1, 0] },
    { type: 'start-match', room: table },
    { type: 'go-on', room: table, table },
    { type: 'change-room', room: table, name: 'Eve’s', door: 'closed' },
    { type: 'change-manners', room: table, nudges: false, reactions: false, turnMinutes: null },
    { type: 'give-time', room: table, seat: 0 },
    { type: 'be-television', room: table, on: true },
    { type: 'report-playback', room: table, at: { table, moves: 3, events: 0, count: null } },
    { type: 'continue-playback', room: table, all: true },
    { type: 'hand-lead', room: table, guest: who.guest },
    { type: 'take-lead', room: table },
    { type: 'hand-room-over', room: table, guest: who.guest },
    { type: 'take-over', room: table },
    { type: 'decline-take-over', room: table },
    { type: 'taken-over', room: table, addresses: ['192.168.1.30:7777'] },
    { type: 'name-standby', room: table, guest: who.guest },
    { type: 'go-on-alone', room: table },
    { type: 'stand-by', room: table },
    { type: 'kept-sealed', room: table, number: 1, addresses: ['192.168.1.30:7777'] },
    { type: 'let-go', room: table },
    { type: 'keep-sealed', room: table, ...sealing, piece: 0, of: 1, text: 'AAAA' },
    { type: 'forget-sealed', room: table },
    { type: 'fail-over', room: table, shares: [] },
    { type: 'give-shares', room: table, shares: [{ epoch: 1, share: 'A'.repeat(44) }] },
    { type: 'export', room: table, table: null },
    { type: 'import', piece: 0, of: 1, text: 'H4sIAAAAAAAAA' },
    { type: 'preview-import', piece: 0, of: 1, text: 'H4sIAAAAAAAAA' },
    { type: 'back-up' },
    { type: 'bring-back', piece: 0, of: 1, text: 'H4sIAAAAAAAAA' },
    { type: 'name-leader', room: table, guest: who.guest, isLeader: true },
    { type: 'new-code', room: table },
    { type: 'answer-wish', table, guest: who.guest, granted: true },
    { type: 'hand-seat', table, seat: who.otherSeats[0] ?? 0, to: who.guest, standIn: false },
    { type: 'remove-guest', room: table, guest: who.otherGuest },
    { type: 'choose-network', adapter: 'all', port: 8080 },
    { type: 'watch-nearby', on: true },
    { type: 'diagnose', address: '192.168.1.1:80' },
  ];
}

const habitsOfEve = { language: 'fr', textSize: 200, shutter: null, favourite: null };
const settingsOfEve = {
  language: 'fr',
  theme: 'dark',
  motion: 'off',
  shutter: 'hold',
  textSize: 200,
  pace: 'brisk',
  letters: false,
  sound: true,
  volume: 60,
  ambience: 40,
  soundOffered: true,
  vibration: false,
  lookNearby: true,
};

/** What a guest may do at their own table. A mutation that produces one of these does not count as strange. */
const effective: ReadonlySet<string> = new Set([
  'hello',
  'leave-table',
  'take-in-hand',
  'lower-shutter',
  'play',
  'undo',
  'redo',
  'ask-rewind',
  'answer-rewind',
  'withdraw-rewind',
  'rename-seat',
  'ask-hint',
  'enter',
  'return',
  'ask-seats',
  'give-up-seats',
  'take-seat-back',
  'leave-room',
  'propose-game',
  'take-chair',
  'change-chair',
  'leave-chair',
  'be-ready',
  'nudge',
  'react',
]);

function noise(random: RandomWords, who: Stranger): string {
  const whole = JSON.stringify({ ...pick(random, templates(who)), request: 'n' });
  const at = below(random, whole.length);
  switch (below(random, 9)) {
    case 0:
      return whole.slice(0, at);
    case 1:
      return `${whole.slice(0, at)}${pick(random, words)}${whole.slice(at)}x`;
    case 2:
      return Array.from({ length: below(random, 60) }, () => String.fromCharCode(below(random, 0x10000))).join('');
    case 3:
      return JSON.stringify(pick(random, [null, 1, true, 'ping', [whole], [[]], []]));
    case 4:
      return `${'['.repeat(1 + below(random, 20_000))}`;
    case 5:
      return `{"type":${'{"type":'.repeat(below(random, 5000))}`;
    case 6:
      return `{"type":"play","type":"${pick(random, words.slice(3, 14))}","request":"n"}`;
    case 7:
      return `{"__proto__":${whole},"constructor":{"prototype":${whole}}}`;
    default:
      return `{"type":"look-back","request":"n","padding":"${'x'.repeat(65_536)}"}`;
  }
}

/** A message with one to three fields that are wrong, missing or duplicated. */
function mutated(random: RandomWords, who: Stranger): string {
  const template = { ...pick(random, templates(who)), request: 'm' };
  const facts: [string, unknown][] = Object.entries(template);
  for (let changes = 1 + below(random, 3); changes > 0; changes--) {
    const at = below(random, facts.length);
    const [name, value] = facts[at] ?? ['type', ''];
    switch (below(random, 5)) {
      case 0:
        facts.splice(at, 1);
        break;
      case 1:
        facts[at] = [pick(random, words), value];
        break;
      default:
        facts[at] = [name, within(random, who, value)];
    }
    if (facts.length === 0) facts.push(['type', 'pong']);
  }
  if (below(random, 10) === 0) facts.push(pick(random, facts));
  return `{${facts.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`;
}

/** Another value in place of a value or of a part of it. */
function within(random: RandomWords, who: Stranger, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || below(random, 2) === 0) return strangeValue(random, who);
  const inside: [string, unknown][] = Object.entries(value);
  if (inside.length === 0) return { [pick(random, words)]: strangeValue(random, who) };
  const [name, part] = pick(random, inside);
  const changed = { ...value, [name]: within(random, who, part) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/**
 * A well-formed request this client may not make: for hosts or leaders, for other seats, with other tokens, or too
 * late.
 */
function forbidden(random: RandomWords, who: Stranger): string {
  const { table, seat, token, version } = who;
  const otherSeat = pick(random, who.otherSeats);
  const otherToken = pick(random, [...who.otherTokens, 'AAAAAAAAAAAAAAAAAAAAAA']);
  const otherTable = pick(random, [who.otherTable, 'aaaaaaaa', '__proto__'.replaceAll('_', 'a')]);
  const otherVersion = pick(random, [version + 1, version + 1000, 2 ** 53 - 1, Math.max(0, version - 1)]);
  const move = pick(random, [...who.legal, { type: 'pass' }, { type: 'raise', offer: 1e9 }, { type: '__proto__' }]);
  const change = { type: pick(random, ['play', 'undo', 'redo']), table, version, seat, token, move };
  const kinds: readonly (() => object)[] = [
    () =>
      pick(
        random,
        templates(who).filter((message) => 'type' in message && isForOthers(message.type)),
      ),
    () => ({ ...change, token: otherToken }),
    () => ({ ...change, token: undefined }),
    () => ({ ...change, seat: otherSeat }),
    () => ({ ...change, seat: otherSeat, token: otherToken }),
    () => ({ ...change, version: version === otherVersion ? version + 7 : otherVersion }),
    () => ({ ...change, table: otherTable }),
    () => ({ ...change, type: 'play', move: { ...move, extra: 1 } }),
    () => ({ type: 'take-in-hand', table, seat: otherSeat }),
    () => ({ type: 'glimpse', table, seat: otherSeat }),
    () => ({ type: 'look-back', table, position: 0, viewer: otherSeat }),
    () => ({ type: 'look-back', table, position: version + 1000, viewer: 'spectator' }),
    () => ({ type: 'rename-seat', table, seat: otherSeat, name: 'Eve' }),
    () => ({ type: 'give-up-seats', table, seats: [seat, otherSeat] }),
    () => ({ type: 'take-seat-back', table, seat: otherSeat }),
    () => ({ type: 'ask-seats', table, seats: [{ seat: otherSeat, name: 'Eve' }] }),
    () => ({ type: 'ask-seats', table, seats: [{ seat: 15, name: 'Eve' }] }),
    () => ({ type: 'take-chair', room: table, name: 'Eve', colour: 'navy' }),
    () => ({ type: 'leave-chair', room: table, chair: otherSeat }),
    () => ({ type: 'nudge', room: table, table, seat: pick(random, [seat, 15]) }),
    () => ({ type: 'nudge', room: table, table: otherTable, seat: otherSeat }),
    () => ({ type: 'react', room: table, seat: otherSeat, reaction: 'cheers' }),
    () => ({ type: 'react', room: otherTable, seat: null, reaction: 'cheers' }),
    () => ({ type: 'propose-game', room: table, game: pick(random, ['', 'chess', '__proto__']) }),
    () => ({ type: pick(random, ['leave-room', 'be-ready']), room: otherTable, ready: true }),
    () => ({ type: 'return', room: table, token: 'AAAAAAAAAAAAAAAAAAAAAA' }),
    () => ({ type: 'return', room: who.otherTable, token }),
    () => ({ type: 'enter', code: '22222', name: 'Eve' }),
    () => ({ type: 'present-key', key: token }),
    () => ({ type: pick(random, ['open-table', 'leave-table', 'lower-shutter']), table: otherTable }),
  ];
  return JSON.stringify({ ...pick(random, kinds)(), request: `f${below(random, 2 ** 30)}` });
}

/** True if only hosts or leaders may send it. */
function isForOthers(type: unknown): boolean {
  return [...hostRequests, ...leaderRequests].some((known) => known === type);
}

/** True if the host may accept it from a guest at their own table. */
function isEffective(text: string): boolean {
  try {
    const parsed = clientMessage.safeParse(JSON.parse(text));
    return parsed.success && effective.has(parsed.data.type);
  } catch {
    return false;
  }
}

/** Any frame that must change nothing. */
export function strangeFrame(random: RandomWords, who: Stranger): StrangeFrame {
  for (;;) {
    const kind = pick(random, ['noise', 'mutated', 'mutated', 'forbidden', 'forbidden'] as const);
    if (kind === 'forbidden') return { kind, text: forbidden(random, who) };
    const text = kind === 'noise' ? noise(random, who) : mutated(random, who);
    if (!isEffective(text)) return { kind, text };
  }
}
