import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMove,
  type GameTypes,
  type Match,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { Made } from '../../storage/replay.ts';
import { legalFor } from './redaction.ts';

/** A seat's question as it stands. */
interface Standing {
  /** What it may answer, or take back; null where nobody else is asked, whose answer could cross its own. */
  readonly offer: readonly AnyMove[] | null;
  /** For each viewer, so many of the entries they know of were made since it was asked. */
  readonly since: Map<Viewer, number>;
}

/**
 * For how long each seat has been asked what it is asked. Where several answer at once, no answer of the others changes a
 * seat's question: an answer that was chosen before it had heard of theirs is as good as one that is chosen now. Its own
 * changes end a question, and so does a rewind, to which everybody has agreed.
 */
export class StandingQuestions {
  #viewers: readonly Viewer[] = [];
  readonly #standing = new Map<Seat, Standing>();
  #wereSeveral = false;

  /** A match begins here, or goes on from a snapshot; whatever was followed before is void. */
  begin(match: Match<GameTypes>): void {
    const seats = seatsOf(match.header.seats);
    this.#viewers = [...seats, 'spectator'];
    this.#standing.clear();
    this.#wereSeveral = false;
    this.#ask(match, seats, null);
  }

  /**
   * The match has carried out an entry.
   * @param missedBy who has seen nothing of it
   */
  follow(made: Made, match: Match<GameTypes>, missedBy: ReadonlySet<Viewer>): void {
    for (const { since } of this.#standing.values()) {
      for (const [viewer, entries] of since) if (!missedBy.has(viewer)) since.set(viewer, entries + 1);
    }
    this.#ask(match, [...this.#standing.keys()], made);
  }

  /** So many of the latest entries that the viewer knows of have changed nothing in what the seat is asked. */
  standsSince(seat: Seat, viewer: Viewer): number {
    return this.#standing.get(seat)?.since.get(viewer) ?? 0;
  }

  #ask({ game, state }: Match<GameTypes>, seats: readonly Seat[], made: Made | null): void {
    const toAct = game.toAct(state);
    const areSeveral = toAct.length > 1;
    for (const seat of seats) {
      // of several the last is still asked what it was asked among them
      const legal = areSeveral || this.#wereSeveral ? legalFor(game, state, seat) : [];
      const offer = legal.length > 0 ? legal : null;
      const before = this.#standing.get(seat);
      const isOwn = made === null || made.seat === seat || made.kind === 'rewind';
      const stands = !isOwn && offer !== null && before !== undefined && isDeepStrictEqual(offer, before.offer);
      const since = stands ? before.since : new Map(this.#viewers.map((viewer) => [viewer, 0]));
      this.#standing.set(seat, { offer, since });
    }
    this.#wereSeveral = areSeveral;
  }
}
