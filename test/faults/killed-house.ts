import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isEntry, laterLine, lineFacts } from '../../main/storage/journal-lines.ts';
import { freePort } from '../harness/free-port.ts';
import { type Child, nextAddress, startChild } from '../host/child-process.ts';
import { folderOnDisk } from '../host/client.ts';
import { fileOf } from '../storage/journal-material.ts';
import { KilledLine } from './killed-client.ts';

/** A server that may be killed at any moment, its data, and its addresses, which are the same in every life. */
export class KilledServer {
  readonly data = path.join(folderOnDisk(), 'data');
  readonly #program: URL;
  readonly #renderer = folderOnDisk();
  #child: Child | null = null;
  /** A fixed port: while it is dead, another local server would take the default one. */
  #guestPort: number | null = null;
  #address = new URL('http://127.0.0.1:0/');

  /** @param program the built server (`serverProgram`) */
  constructor(program: URL) {
    this.#program = program;
    writeFileSync(path.join(this.#renderer, 'index.html'), 'the page');
  }

  async start(): Promise<void> {
    this.#guestPort ??= await freePort();
    const guests = ['--adapter', '127.0.0.1', '--lan-port', `${this.#guestPort}`];
    const place = ['--data', this.data, '--renderer', this.#renderer, ...guests];
    this.#child = startChild(this.#program.href, ...place, '--port', this.#address.port);
    this.#address = await nextAddress(this.#child);
  }

  /** The address for guests, once it has been started. */
  get guestAddress(): string {
    return `127.0.0.1:${this.#guestPort}`;
  }

  async kill(): Promise<void> {
    await this.#child?.kill();
  }

  hostPage(): Promise<KilledLine> {
    const { host, search, origin } = this.#address;
    return KilledLine.open(`ws://${host}/table${search}`, origin);
  }

  guest(): Promise<KilledLine> {
    return KilledLine.open(`ws://${this.guestAddress}/table`, `http://${this.guestAddress}`);
  }

  journalOf(table: string) {
    const lines = readFileSync(fileOf(this.data, table), 'utf8').trimEnd().split('\n').slice(1);
    return lines.map((line) => laterLine.parse(lineFacts(line))).filter(isEntry);
  }
}
