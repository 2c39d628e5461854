import { below, pick, type RandomWords } from '../../shared/engine/index.ts';
import { reactions, type TableMessage } from '../../shared/protocol/messages.ts';
import type { Known, Person } from './player.ts';

/** A requested change of the match, and its result. */
export interface AskedChange {
  readonly by: string;
  readonly kind: 'play' | 'undo' | 'redo';
  readonly version: number;
  /** The viewer that saw the table at that version. */
  readonly viewer: TableMessage['viewer'];
  readonly seat: number;
  readonly move: TableMessage['legal'][number] | null;
  /** `lost`: it will never be known; `open`: no answer yet. */
  answer: 'open' | 'lost' | 'done' | string;
  /** The answering host may have forgotten that it had been asked before. */
  isForgotten: boolean;
}

const longestThought = 400;

/** A person's random actions at the table: mostly moves, sometimes anything else. */
export class Whims {
  readonly #player: Person;
  readonly #random: RandomWords;
  readonly #after: (wait: number, action: () => void) => void;
  readonly #note: (change: AskedChange) => void;
  readonly #memory: () => string;
  /** No player acts before the match has begun, or while everything settles. */
  mayAct = false;
  /** This person's seats: sometimes given up, and requested again when free. */
  planned: readonly number[] = [];
  #isThinking = false;

  /** @param memory identifies what the host remembers: while it is unchanged, a repeated request is recognised */
  constructor(
    player: Person,
    random: RandomWords,
    after: (wait: number, action: () => void) => void,
    note: (change: AskedChange) => void,
    memory: () => string,
  ) {
    this.#player = player;
    this.#random = random;
    this.#after = after;
    this.#note = note;
    this.#memory = memory;
  }

  /** Called after a change: waits a while, then acts. */
  wake(): void {
    if (this.#isThinking) return;
    this.#isThinking = true;
    this.#after(below(this.#random, longestThought), () => {
      this.#isThinking = false;
      const { known, isBusy } = this.#player;
      if (known !== null && !isBusy && this.mayAct) this.#act(known);
    });
  }

  #chance(percent: number): boolean {
    return below(this.#random, 100) < percent;
  }

  #act(known: Known): void {
    const { message } = known;
    if (message.readOnly || message.outcome !== null) return;
    this.#runTable(message);
    this.#mingle(message);
    if (!this.#player.identity.isHost) this.#mindSeats(message);
    if (message.own.length === 0) return;
    if (message.inHand === null) this.#openShutter(message);
    else this.#takeTurn(message, message.inHand, known.log.length);
  }

  #openShutter({ table, next, own, undoableBy }: TableMessage): void {
    const regretful = undoableBy !== null && own.includes(undoableBy) && this.#chance(10) ? undoableBy : null;
    const seat = regretful ?? next;
    if (seat !== null) this.#player.ask({ type: 'take-in-hand', table, seat }, () => {});
  }

  #takeTurn(message: TableMessage, seat: number, moves: number): void {
    const { table, version, viewer, toAct, mayTakeBack, legal, own } = message;
    if (viewer === 'spectator' && this.#chance(30)) {
      // a player who is asked on a public screen wants to see their own things
      this.#player.ask({ type: 'take-in-hand', table, seat }, () => {});
    } else if (this.#chance(2)) {
      this.#player.ask({ type: 'look-back', table, position: below(this.#random, moves + 1), viewer }, () => {});
    } else if (this.#chance(1) && own.length > 1) this.#player.ask({ type: 'lower-shutter', table }, () => {});
    else if (this.#chance(1)) this.#player.ask({ type: 'glimpse', table, seat: pick(this.#random, own) }, () => {});
    else if (message.undo && this.#chance(4)) this.#change('undo', message, version, message.undoableBy ?? seat, null);
    else if (message.redo && this.#chance(40)) this.#change('redo', message, version, seat, null);
    else if (legal.length > 0 && (toAct.includes(seat) || (mayTakeBack.includes(seat) && this.#chance(3)))) {
      // sometimes acts on an old version, or for another player
      const late = this.#chance(2) && version > 0 ? version - 1 : version;
      const other = this.#chance(1) ? (seat + 1) % message.seats.length : seat;
      this.#change('play', message, late, other, pick(this.#random, legal));
    }
  }

  #change(
    kind: AskedChange['kind'],
    { table, viewer }: TableMessage,
    version: number,
    seat: number,
    move: TableMessage['legal'][number] | null,
  ): void {
    const { name: by } = this.#player.identity;
    const change: AskedChange = { by, kind, version, viewer, seat, move, answer: 'open', isForgotten: false };
    const memory = this.#memory();
    this.#note(change);
    const token = this.#player.token === null ? {} : { token: this.#player.token };
    const common = { table, version, seat, ...token };
    const request =
      kind === 'play' && move !== null ? { type: kind, ...common, move } : { type: 'undo' as const, ...common };
    this.#player.ask(kind === 'redo' ? { type: kind, ...common } : request, (answer) => {
      change.isForgotten = this.#memory() !== memory;
      change.answer = answer === null ? 'lost' : answer.type === 'refused' ? answer.code : answer.type;
    });
  }

  /** Nudges awaited players, and sends reactions. */
  #mingle({ table, hosting, toAct, own }: TableMessage): void {
    if (hosting === null) return;
    const { room } = hosting;
    if (this.#chance(3) && toAct.length > 0) {
      this.#player.ask({ type: 'nudge', room, table, seat: pick(this.#random, toAct) }, () => {});
    }
    if (this.#chance(3)) {
      const seat = own[0] ?? null;
      this.#player.ask({ type: 'react', room, seat, reaction: pick(this.#random, reactions) }, () => {});
    }
  }

  #mindSeats({ table, own, holdings, wishes, seats }: TableMessage): void {
    const wanted = this.planned.filter((seat) => holdings[seat]?.holder === 'free');
    const lent = this.planned.find((seat) => holdings[seat]?.holder === 'house');
    if (wanted.length > 0 && wishes.length === 0 && this.#chance(30)) {
      const asked = wanted.map((seat) => ({ seat, name: seats[seat]?.name ?? `Person ${seat}` }));
      this.#player.ask({ type: 'ask-seats', table, seats: asked }, () => {});
    } else if (lent !== undefined) this.#player.ask({ type: 'take-seat-back', table, seat: lent }, () => {});
    else if (own.length > 0 && this.#chance(2)) this.#changeSeat(table, pick(this.#random, own));
  }

  #changeSeat(table: string, seat: number): void {
    if (this.#chance(50)) this.#player.ask({ type: 'give-up-seats', table, seats: [seat] }, () => {});
    else {
      const name = `Renamed ${below(this.#random, 1000)}`;
      this.#player.ask({ type: 'rename-seat', table, seat, name }, () => {});
    }
  }

  /** The host answers requests, and lets local players substitute for absent ones. */
  #runTable({ table, keeping, holdings }: TableMessage): void {
    if (keeping === null) return;
    const waiting = keeping.guests.find(({ wishes }) => wishes.length > 0);
    if (waiting !== undefined) {
      this.#player.ask({ type: 'answer-wish', table, guest: waiting.guest, granted: true }, () => {});
    }
    const away = holdings.findIndex(({ holder, present }) => !present && holder !== 'free');
    if (away !== -1 && this.#chance(5)) {
      this.#player.ask({ type: 'hand-seat', table, seat: away, to: 'house', standIn: true }, () => {});
    }
  }
}
