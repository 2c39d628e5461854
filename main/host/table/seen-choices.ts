import { type GameTypes, type Match, type PlayedMove, seatsOf, type Viewer } from '../../../shared/engine/index.ts';
import type { Made } from '../../storage/replay.ts';
import { outcomeFor } from './redaction.ts';

type Viewers = ReadonlySet<Viewer>;

/** A choice in the match, and the number of choices before it. */
export interface SeenChoice {
  readonly choice: PlayedMove<GameTypes>;
  readonly position: number;
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

  begin(match: Match<GameTypes>): void {
    this.#match = match;
    this.#viewers = [...seatsOf(match.header.seats), 'spectator'];
    this.#missed.clear();
    this.#missedBy = [];
    this.#takenBack = [];
  }

  /** Follows an entry that the match has carried out. Returns the viewers who saw nothing of it. */
  follow(made: Made, match: Match<GameTypes>): Viewers {
    const before = this.#missedBy;
    this.#missedBy = [...match.missedBy];
    const missedBy = this.#missing(made, before);
    for (const viewer of missedBy) this.#missed.set(viewer, (this.#missed.get(viewer) ?? 0) + 1);
    return missedBy;
  }

  /** How many of the first `entries` entries the viewer knows of. */
  versionFor(viewer: Viewer, entries: number): number {
    return entries - (this.#missed.get(viewer) ?? 0);
  }

  /** The choices in the match that the viewer knows of. */
  for(viewer: Viewer): readonly SeenChoice[] {
    const isSeen = this.#isSeenBy(viewer);
    const choices = (this.#match?.played ?? []).map((choice, position) => ({ choice, position }));
    return choices.filter(({ position }) => isSeen(position));
  }

  /** The number of choices in the match when the viewer knew of `count`. Null if they know of fewer. */
  positionFor(viewer: Viewer, count: number): number | null {
    if (count === 0) return 0;
    const last = this.for(viewer)[count - 1];
    return last === undefined ? null : last.position + 1;
  }

  /** How many of the first `count` choices the viewer knows of. */
  countFor(viewer: Viewer, count: number): number {
    return this.for(viewer).filter(({ position }) => position < count).length;
  }

  /** How many choices known to the viewer a rewind took back. At least 1, the one it was requested for. */
  takenBackFor(viewer: Viewer, rewind: number, back: number): number {
    const missed = this.#takenBack[rewind]?.filter((each) => each.has(viewer)).length ?? 0;
    return Math.max(1, back - missed);
  }

  #isSeenBy(viewer: Viewer): (position: number) => boolean {
    // after the end of the match all viewers see everything
    const isOver = this.#match !== null && outcomeFor(this.#match) !== null;
    return (position) => isOver || this.#missedBy[position]?.has(viewer) !== true;
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
