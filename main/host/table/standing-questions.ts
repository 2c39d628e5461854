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

interface Standing {
  /** The moves that the seat may make. Null if no other seat's answer can cross its own. */
  readonly offer: readonly AnyMove[] | null;
  /** For each viewer, the number of entries known to them since the question was asked. */
  readonly since: Map<Viewer, number>;
}

/**
 * How long each seat's question has been unchanged.
 * Where several seats answer at once, answers of the others do not change a seat's question. An answer chosen before
 * they arrived stays valid. The seat's own changes end its question, and so does a rewind.
 */
export class StandingQuestions {
  #viewers: readonly Viewer[] = [];
  readonly #standing = new Map<Seat, Standing>();
  #wereSeveral = false;

  /** Starts a new match or resumes from a snapshot; forgets what it followed before. */
  begin(match: Match<GameTypes>): void {
    const seats = seatsOf(match.header.seats);
    this.#viewers = [...seats, 'spectator'];
    this.#standing.clear();
    this.#wereSeveral = false;
    this.#ask(match, seats, null);
  }

  /**
   * Follows an entry that the match has carried out.
   * @param missedBy the viewers who saw nothing of it
   */
  follow(made: Made, match: Match<GameTypes>, missedBy: ReadonlySet<Viewer>): void {
    for (const { since } of this.#standing.values()) {
      for (const [viewer, entries] of since) if (!missedBy.has(viewer)) since.set(viewer, entries + 1);
    }
    this.#ask(match, [...this.#standing.keys()], made);
  }

  /** How many of the latest entries known to the viewer left the seat's question unchanged. */
  standsSince(seat: Seat, viewer: Viewer): number {
    return this.#standing.get(seat)?.since.get(viewer) ?? 0;
  }

  #ask({ game, state }: Match<GameTypes>, seats: readonly Seat[], made: Made | null): void {
    const toAct = game.toAct(state);
    const areSeveral = toAct.length > 1;
    for (const seat of seats) {
      // the last of several seats keeps the question it had among them
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
