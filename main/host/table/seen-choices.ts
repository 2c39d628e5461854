import { type GameTypes, type Match, type PlayedMove, seatsOf, type Viewer } from '../../../shared/engine/index.ts';
import type { Made } from '../../storage/replay.ts';
import { outcomeFor } from './redaction.ts';

type Viewers = ReadonlySet<Viewer>;

/** The choices in the match that a viewer knows of, and for each the number of all choices before it. */
export interface KnownChoices {
  readonly moves: readonly PlayedMove<GameTypes>[];
  readonly positions: readonly number[];
}

const nobody: Viewers = new Set();

/**
 * Which choices each viewer knows of.
 * A hidden part of a choice, such as a card laid out before the rest follows, does not exist for other viewers. They
 * receive neither the part nor how often it happened. Their versions, logs and rewinds count only what they have seen.
 */
export class SeenChoices {
  #viewers: readonly Viewer[] = [];
  /** How many entries each viewer saw nothing of. */
  readonly #missed = new Map<Viewer, number>();
  /** For each choice in the match, the viewers who saw nothing of it. */
  #missedBy: readonly Viewers[] = [];
  /** For each rewind, the viewers who missed each choice that it took back. */
  #takenBack: (readonly Viewers[])[] = [];
  #match: Match<GameTypes> | null = null;
  /** What each viewer knows of, computed on demand after each entry. */
  readonly #known = new Map<Viewer, KnownChoices>();

  begin(match: Match<GameTypes>): void {
    this.#match = match;
    this.#viewers = [...seatsOf(match.header.seats), 'spectator'];
    this.#missed.clear();
    this.#missedBy = [];
    this.#takenBack = [];
    this.#known.clear();
  }

  /** Follows an entry that the match has carried out. Returns the viewers who saw nothing of it. */
  follow(made: Made, match: Match<GameTypes>): Viewers {
    const before = this.#missedBy;
    this.#missedBy = [...match.missedBy];
    this.#known.clear();
    const missedBy = this.#missing(made, before);
    for (const viewer of missedBy) this.#missed.set(viewer, (this.#missed.get(viewer) ?? 0) + 1);
    return missedBy;
  }

  /** How many of the first `entries` entries the viewer knows of. */
  versionFor(viewer: Viewer, entries: number): number {
    return entries - (this.#missed.get(viewer) ?? 0);
  }

  /** The choices in the match that the viewer knows of. */
  for(viewer: Viewer): KnownChoices {
    const known = this.#known.get(viewer) ?? this.#choicesFor(viewer);
    this.#known.set(viewer, known);
    return known;
  }

  /** The number of choices in the match when the viewer knew of `count`. Null if they know of fewer. */
  positionFor(viewer: Viewer, count: number): number | null {
    if (count === 0) return 0;
    const last = this.for(viewer).positions[count - 1];
    return last === undefined ? null : last + 1;
  }

  /** How many of the first `count` choices the viewer knows of. */
  countFor(viewer: Viewer, count: number): number {
    return this.for(viewer).positions.findLastIndex((position) => position < count) + 1;
  }

  /** How many choices known to the viewer a rewind took back. At least 1, the one it was requested for. */
  takenBackFor(viewer: Viewer, rewind: number, back: number): number {
    const missed = this.#takenBack[rewind]?.filter((each) => each.has(viewer)).length ?? 0;
    return Math.max(1, back - missed);
  }

  #choicesFor(viewer: Viewer): KnownChoices {
    // after the end of the match all viewers see everything
    const isOver = this.#match !== null && outcomeFor(this.#match) !== null;
    const moves: PlayedMove<GameTypes>[] = [];
    const positions: number[] = [];
    for (const [position, move] of (this.#match?.played ?? []).entries()) {
      if (!isOver && this.#missedBy[position]?.has(viewer) === true) continue;
      moves.push(move);
      positions.push(position);
    }
    return { moves, positions };
  }

  #missing(made: Made, before: readonly Viewers[]): Viewers {
    switch (made.kind) {
      case 'move':
      case 'redo':
        return this.#missedBy.at(-1) ?? nobody;
      case 'undo': {
        const { back = 1, again = 0 } = made;
        const gone = before.slice(before.length - back, before.length - again);
        return new Set(this.#viewers.filter((viewer) => gone.every((missedBy) => missedBy.has(viewer))));
      }
      case 'rewind':
        this.#takenBack.push(before.slice(this.#missedBy.length));
        return nobody;
    }
  }
}
