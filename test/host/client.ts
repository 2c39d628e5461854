import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Connection } from '../../main/host/clients/connection.ts';
import { Host } from '../../main/host/host.ts';
import type { HostSettings } from '../../main/host/server/host-settings.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import {
  type HostMessage,
  hostMessage,
  protocolVersion,
  type RequestMessage,
  type TableMessage,
} from '../../shared/protocol/messages.ts';
import { sealedMarket } from '../engine/reference/sealed-market.ts';
import { ticTacToe } from '../engine/reference/tic-tac-toe.ts';
import { adaAndOthers } from '../harness/people.ts';
import { quickDisk } from '../harness/quick-disk.ts';
import { soon } from '../harness/soon.ts';

const referenceGames: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [ticTacToe.id, ticTacToe],
  [sealedMarket.id, sealedMarket],
]);

/** A temporary folder for one test, deleted after it. */
export function freshFolder(): string {
  return folderIn(quickDisk);
}

/** The same on a real disk, for tests that kill a server or compete for a lock. */
export function folderOnDisk(): string {
  return folderIn(tmpdir());
}

function folderIn(place: string): string {
  const folder = mkdtempSync(path.join(place, 'high-street-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A host of the reference games whose clock advances by a second with every read; closed after the test. */
export function testHost(dataFolder: string, settings: Partial<HostSettings> = {}): Host {
  let time = 1_000_000;
  const host = new Host({
    dataFolder,
    appVersion: '0.0.0',
    gameOf: (id) => referenceGames.get(id),
    now: () => {
      time += 1000;
      return time;
    },
    report: (words) => {
      throw new Error(words);
    },
    ...settings,
  });
  onTestFinished(() => host.close());
  return host;
}

type Named = RequestMessage;
export type Ask = Named extends infer Message ? (Message extends Named ? Omit<Message, 'request'> : never) : never;

/** A client in the host's own process. Every message it receives must fit the schema. */
export class TestClient {
  readonly connection: Connection;
  /** Everything received, as sent over the wire. */
  readonly texts: string[] = [];
  readonly heard: HostMessage[] = [];
  closedWith: number | null = null;
  hears: ((message: HostMessage) => void) | null = null;
  /** True while it does not accept messages. */
  isBehind = false;
  #asked = 0;

  /** @param remote address of a network client; without it, a page on the host's own device */
  constructor(host: Host, remote?: string) {
    this.connection = host.connect({
      ...(remote !== undefined && { remote }),
      isBehind: () => this.isBehind,
      send: (text) => {
        this.texts.push(text);
        const message = hostMessage.parse(JSON.parse(text));
        this.heard.push(message);
        this.hears?.(message);
      },
      close: (code) => {
        this.closedWith = code;
      },
    });
    this.connection.receive(JSON.stringify({ type: 'hello', protocol: protocolVersion, imagines: true }));
  }

  /** Sends a request and returns the host's answer. */
  ask(request: Ask, name?: string): HostMessage {
    this.#asked += 1;
    const asked = name ?? `r${this.#asked}`;
    this.connection.receive(JSON.stringify({ ...request, request: asked }));
    const answer = this.heard.findLast((message) => 'request' in message && message.request === asked);
    if (answer === undefined) throw new Error(`no answer to ${request.type}`);
    return answer;
  }

  /** Sends a request that is answered once the disk has finished. */
  async asked(request: Ask): Promise<HostMessage> {
    const name = `asked ${this.heard.length}`;
    this.connection.receive(JSON.stringify({ ...request, request: name }));
    return await soon(() => {
      const answer = this.heard.find((message) => 'request' in message && message.request === name);
      if (answer === undefined) throw new Error(`no answer to ${request.type}`);
      return answer;
    });
  }

  /** Sends a request that must be refused; returns the reason. */
  refusal(request: Ask): string {
    const answer = this.ask(request);
    return answer.type === 'refused' ? answer.code : `not refused: ${answer.type}`;
  }

  last<Type extends HostMessage['type']>(type: Type): Extract<HostMessage, { type: Type }> {
    const isWanted = (message: HostMessage): message is Extract<HostMessage, { type: Type }> => message.type === type;
    const message = this.heard.filter(isWanted).at(-1);
    if (message === undefined) throw new Error(`no ${type} message`);
    return message;
  }

  get table(): TableMessage {
    return this.last('table');
  }

  /** Creates a table and joins it; returns its id. */
  create(game: string, seats: number, options: Readonly<Record<string, string>> = {}): string {
    const answer = this.ask({ type: 'create-table', game, options, seats: adaAndOthers.slice(0, seats) });
    if (answer.type !== 'done' || answer.table === null) throw new Error(`no table: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  take(seat: number): HostMessage {
    return this.ask({ type: 'take-in-hand', table: this.table.table, seat });
  }

  play(move: TableMessage['legal'][number], seat = this.table.inHand ?? 0): HostMessage {
    return this.ask({ type: 'play', table: this.table.table, version: this.table.version, seat, move });
  }

  undo(seat = this.table.inHand ?? 0): HostMessage {
    return this.ask({ type: 'undo', table: this.table.table, version: this.table.version, seat });
  }

  redo(seat = this.table.inHand ?? 0): HostMessage {
    return this.ask({ type: 'redo', table: this.table.table, version: this.table.version, seat });
  }

  /** Opens the shutter if it is down, then plays the legal move that `choose` picks (0 … count − 1). */
  step(choose: (count: number) => number): void {
    const { inHand, next } = this.table;
    if (inHand === null && next !== null) this.take(next);
    const { legal } = this.table;
    const move = legal[choose(legal.length)];
    if (move === undefined) throw new Error('nothing to play');
    const answer = this.play(move);
    if (answer.type !== 'done') throw new Error(`refused: ${JSON.stringify(answer)}`);
  }
}
