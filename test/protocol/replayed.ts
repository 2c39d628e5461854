import { z } from 'zod';
import type { Answer, Question } from '../../main/bot-workers/questions.ts';
import type { Thinking } from '../../main/bot-workers/thought.ts';
import type { Connection } from '../../main/host/clients/connection.ts';
import { Host } from '../../main/host/host.ts';
import type { Network } from '../../main/host/network/network.ts';
import type { AnyMove } from '../../shared/engine/index.ts';
import type { NetworkStanding } from '../../shared/protocol/messages.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import type { Line } from './page.ts';

/** Stands for everything unchanged since the previous table message. */
export const asBefore = '…';

const fields = z.record(z.string(), z.unknown());
export type Fields = z.infer<typeof fields>;

const address = '192.168.1.20';
const closed: NetworkStanding = {
  listening: null,
  adapters: [{ name: 'wlan0', address }],
  failure: null,
  unlisted: false,
};
const open: NetworkStanding = {
  ...closed,
  listening: { adapter: address, port: 7777, addresses: [`${address}:7777`] },
};

/** The network of the page's example: one adapter, a free port. */
function exampleNetwork(): Network {
  let standing = closed;
  return {
    machine: 'shed.local',
    get standing() {
      return standing;
    },
    onChange() {},
    here: async () => null,
    async open() {
      standing = open;
      return standing;
    },
    async close() {
      standing = closed;
    },
    announce() {},
    watchNearby: () => () => {},
    proofAt: async () => null,
    diagnose: async () => [],
  };
}

/** A choice, and its winning chance in the example. */
function advised(moves: readonly AnyMove[], chance: number) {
  const reasons = [{ feature: 'open-lines', whose: 'own' as const, points: 1 }];
  return { moves: moves.map((move) => ({ ...move })), chance, reasons };
}

/** A blunder of the example, and its cost. */
function costing(moves: readonly AnyMove[], cost: number) {
  const reasons = [{ feature: 'open-lines', whose: 'own' as const, points: -1 }];
  return { moves: moves.map((move) => ({ ...move })), cost, reasons };
}

/** The example's analysis of a match of this many choices: the chances first, then the last choice but one. */
function readAgain(choices: number, isLookedAt: boolean): Answer {
  const even = Array.from({ length: choices }, () => [0.5, 0.5]);
  const better = advised([{ type: 'mark', cell: 0 }], 0.5);
  const point = { position: choices - 2, seat: 1, played: advised([{ type: 'mark', cell: 7 }], 0.25), better };
  const moments = isLookedAt ? [point] : [];
  return { kind: 'coach', chances: [...even, [1, 0]], moments, looked: isLookedAt ? 1 : 0, of: 1 };
}

/** The example's bots, who answer at once: the last cell is the best, and so on. */
function thoughtOf(question: Question): Answer {
  if (question.kind === 'coach') return readAgain(question.choices.length, true);
  if (question.kind === 'judge') return { kind: 'judge', skills: [], moment: null };
  const { kind, seat } = question;
  const state = ticTacToe.setup(2, {}, [...question.state.random]);
  Object.assign(state, question.state);
  const moves = ticTacToe.legalMoves(state, seat).toReversed();
  switch (kind) {
    case 'choose':
      return { kind, moves: advised(moves.slice(0, 1), 0).moves };
    case 'advise':
      return {
        kind,
        choices: moves.slice(0, 3).map((move, at) => advised([move], 0.75 - at / 4)),
        ...(question.costly && { costly: moves.slice(2, 3).map((move) => costing([move], 0.5)) }),
      };
    case 'explain':
      return { kind, explained: advised(question.moves, 0.25), enough: true };
  }
}

const thinkingAtOnce: Thinking = {
  ask(question, { soFar }) {
    if (question.kind === 'coach') soFar?.(readAgain(question.choices.length, false));
    return { answer: Promise.resolve(thoughtOf(question)), cancel: () => {} };
  },
  close: () => Promise.resolve(),
};

/** No pauses before bots' moves. */
function soon(_: number, what: () => void): () => void {
  const soonest = setImmediate(what);
  return () => clearImmediate(soonest);
}

/** The whole message that a line of the example stands for, after the previous table message on the same connection. */
export function whole(line: Line, before: Fields | undefined): Fields {
  const sent = fields.parse(JSON.parse(line.text));
  if (!(asBefore in sent)) return sent;
  if (before === undefined) throw new Error('the first table message of a line must be whole');
  const { [asBefore]: _, ...changed } = sent;
  return { ...before, ...changed };
}

/** The random values of a conversation, in order of appearance. */
function randomWords(message: Fields): string[] {
  const { type, table, guest, token, keeping } = message;
  const code = z.object({ code: z.string() }).safeParse(keeping);
  const found = type === 'table' ? [table, ...(code.success ? [code.data.code] : [])] : [];
  if (type === 'entered') found.push(guest, token);
  return found.filter((word) => typeof word === 'string');
}

/** A message of a host, with its receiver. */
export interface Said {
  readonly who: string;
  readonly message: Fields;
}

/**
 * Sends the clients' lines of the example to a real host, and returns its messages. Random values get the names that
 * the page gives them.
 */
export async function replay(lines: readonly Line[], folder: string): Promise<readonly Said[]> {
  const host = new Host({
    dataFolder: folder,
    appVersion: '0.1.0',
    hostName: 'Our house',
    now: () => 1_000_000,
    newSeed: () => 'example',
    gameOf: (id) => (id === ticTacToe.id ? ticTacToe : undefined),
    network: exampleNetwork(),
    thinking: thinkingAtOnce,
    timers: { now: () => 0, after: soon },
    newThought: () => 'example',
    report: (words) => {
      throw new Error(words);
    },
  });
  const said: Said[] = [];
  /** The page's word for each random value of this host, and the reverse. */
  const toPage = new Map<string, string>();
  const fromPage = new Map<string, string>();
  const translated = (text: string, words: ReadonlyMap<string, string>) =>
    [...words].reduce((result, [from, to]) => result.replaceAll(from, to), text);
  const pageWords = lines.filter(({ way }) => way === 'host').flatMap(({ text }) => randomWords(JSON.parse(text)));
  const newWords = [...new Set(pageWords)];
  const connections = new Map<string, Connection>();

  const hear = (who: string, text: string) => {
    for (const word of randomWords(fields.parse(JSON.parse(text)))) {
      if (toPage.has(word)) continue;
      const name = newWords.shift() ?? 'beyond the page';
      toPage.set(word, name);
      fromPage.set(name, word);
    }
    said.push({ who, message: fields.parse(JSON.parse(translated(text, toPage))) });
  };

  for (const { who, way, text } of lines) {
    if (way === 'event') {
      connections.get(who)?.closed();
      connections.delete(who);
    }
    if (way !== 'client') continue;
    const connection =
      connections.get(who) ??
      host.connect({
        ...(who !== 'screen' && { remote: '192.168.1.31' }),
        send: (sent) => hear(who, sent),
        close: () => {},
      });
    connections.set(who, connection);
    connection.receive(translated(text, fromPage));
    // an answer, a bot's thinking, and its move
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
  const heard = [...said];
  await host.close();
  return heard;
}
