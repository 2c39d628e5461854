import { seatAt } from '../../shared/engine/index.ts';
import { type HostMessage, hostMessage, type TableMessage } from '../../shared/protocol/messages.ts';
import type { Known, Person } from './player.ts';
import type { Truth } from './truth.ts';
import type { AskedChange } from './whims.ts';

/** One in this many received tables is compared with the journal completely. */
const sample = 7;

function must(holds: boolean, words: () => string): void {
  if (!holds) throw new Error(words());
}

function same(what: string, sent: unknown, true_: unknown): void {
  const one = JSON.stringify(sent);
  const other = JSON.stringify(true_);
  must(one === other, () => `${what}: sent ${one?.slice(0, 400)}, but it is ${other?.slice(0, 400)}`);
}

/**
 * True if a guest who does not lead may receive the code: on a device that only watches, while the door is not closed.
 */
export function maySendCode(message: HostMessage): boolean {
  return message.type === 'room' && message.door !== 'closed';
}

/** Watches everything that players receive and request, and checks it against the journal. */
export class Audit {
  readonly #truth: Truth;
  /** Seats that each player may have had active. */
  readonly #seats = new Map<string, Set<number>>();
  /** Words that only some may ever receive. */
  readonly #secrets: { readonly word: string; readonly whose: string }[] = [];
  #code: string | null = null;
  readonly changes: AskedChange[] = [];
  #tables = 0;
  checked = 0;

  constructor(truth: Truth) {
    this.#truth = truth;
  }

  get tables(): number {
    return this.#tables;
  }

  /** From now on this player may see what these seats see. */
  allow(name: string, seats: readonly number[]): void {
    const allowed = this.#seats.get(name) ?? new Set();
    for (const seat of seats) allowed.add(seat);
    this.#seats.set(name, allowed);
  }

  /** Only this player may ever receive this. */
  keepSecret(word: string, whose: string): void {
    must(word !== '', () => `a secret of ${whose} is empty: nobody could help hearing it`);
    this.#secrets.push({ word, whose });
  }

  /** Only the host receives the room's code at a table; others receive it with the room, while it has a door. */
  keepCode(code: string): void {
    must(code !== '', () => 'there is no code');
    this.#code = code;
  }

  heard({ identity: { name } }: Person, text: string): void {
    if (this.#code !== null && name !== 'house' && text.includes(this.#code)) {
      const message = hostMessage.parse(JSON.parse(text));
      must(maySendCode(message), () => `${name} received the code by ${message.type}`);
    }
    for (const { word, whose } of this.#secrets) {
      must(whose === name || !text.includes(word), () => `${name} received a secret of ${whose}`);
    }
  }

  /** A player knows the table from messages. */
  knows(player: Person, known: Known): void {
    const { message } = known;
    const { name } = player.identity;
    this.#tables += 1;
    const allowed = this.#seats.get(name) ?? new Set();
    must(
      message.own.every((seat) => allowed.has(seat)),
      () => `${name} has seats ${message.own} that are others'`,
    );
    must(
      message.viewer === 'spectator'
        ? message.inHand === null || message.own.includes(message.inHand)
        : message.viewer === message.inHand && message.own.includes(message.viewer),
      () => `${name} sees through the eyes of ${message.viewer}`,
    );
    if (this.#tables % sample === 0) this.compare(name, known);
  }

  /** Checks what a player knows against the journal. */
  compare(name: string, { message, log }: Known): void {
    this.checked += 1;
    const { version, viewer } = message;
    const asked = message.inHand === null ? null : seatAt(message.inHand);
    const truth = this.#truth.at(version, viewerOf(viewer), { own: message.own, asked });
    const where = `${name} at version ${version} as ${viewer}`;
    same(`${where}: view`, message.view, truth.view);
    same(`${where}: log`, log, truth.log);
    same(`${where}: legal`, message.legal, truth.legal);
    same(`${where}: toAct`, [message.toAct, message.mayTakeBack], [truth.toAct, truth.mayTakeBack]);
    same(`${where}: undo`, [message.undo, message.redo], [truth.undo, truth.redo]);
    same(`${where}: outcome`, message.outcome, truth.outcome);
  }

  /**
   * Every change answered with `done` is in the journal once, at the version it was made against as that viewer knew
   * it, or after others that left its seat's question unchanged. Every entry of the journal was requested. Nothing that
   * was refused on its only way is there.
   */
  settle(): void {
    this.#truth.readOn();
    const { entries } = this.#truth;
    const claims = entries.map(() => 0);
    const entryOf = (change: AskedChange) => this.#truth.entryOf(change, viewerOf(change.viewer));
    for (const change of this.changes.filter(({ answer }) => answer === 'done')) {
      const entry = entryOf(change);
      must(stands(change, entries[entry]), () => `done, but not in the journal: ${JSON.stringify(change)}`);
      claims[entry] = (claims[entry] ?? 0) + 1;
    }
    entries.forEach((line, entry) => {
      must((claims[entry] ?? 0) <= 1, () => `two changes were sent as entry ${entry}`);
      const askedFor = this.changes.filter((change) => entryOf(change) === entry && stands(change, line));
      must(askedFor.length > 0, () => `nobody asked for entry ${entry}: ${JSON.stringify(line)}`);
      // a change in the journal may have been refused when it was repeated, if the host no longer had its answer
      const honest = askedFor.some(
        ({ answer, isForgotten }) => isForgotten || ['done', 'lost', 'open'].includes(answer),
      );
      must(honest, () => `refused, but in the journal: ${JSON.stringify(askedFor)}`);
    });
  }
}

function viewerOf(viewer: TableMessage['viewer']) {
  return viewer === 'spectator' ? viewer : seatAt(viewer);
}

function stands(change: AskedChange, entry: Truth['entries'][number] | undefined): boolean {
  if (entry === undefined || entry.seat !== change.seat) return false;
  if (entry.kind !== 'move') return entry.kind === change.kind;
  return change.kind === 'play' && JSON.stringify(entry.move) === JSON.stringify(change.move);
}
