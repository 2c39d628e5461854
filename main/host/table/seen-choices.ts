import { isDeepStrictEqual } from 'node:util';
import {
  type GameTypes,
  type JournalEntry,
  type Match,
  type PlayedMove,
  type Seat,
  seatsOf,
  type Viewer,
} from '../../../shared/engine/index.ts';
import { legalFor, outcomeFor, viewFor } from './redaction.ts';

type Viewers = ReadonlySet<Viewer>;

/** A choice that stands, and how many stood before it. */
export interface SeenChoice {
  readonly choice: PlayedMove<GameTypes>;
  readonly position: number;
}

/** What a viewer knows of the entries so far. */
interface Known {
  /** So many entries were made of which they saw nothing. */
  missed: number;
  /** Who could undo and redo when they last saw anything. */
  undoableBy: Seat | null;
  redoableBy: Seat | null;
}

const nobody: Viewers = new Set();

/**
 * Which choices each viewer knows of. A part of a choice that is made behind the screen (a card laid out before the rest
 * follows) changes nothing that others see: to them it has not happened. They are told neither that it was made nor how
 * often, and what they count (versions, the log, how far a rewind goes) counts what they have seen.
 */
export class SeenChoices {
  #viewers: readonly Viewer[] = [];
  readonly #known = new Map<Viewer, Known>();
  /** For each choice that stands, who has seen nothing of it. */
  #missedBy: Viewers[] = [];
  /** For each rewind, who has missed which of the choices that it took back. */
  #takenBack: (readonly Viewers[])[] = [];
  #match: Match<GameTypes> | null = null;

  begin(match: Match<GameTypes>): void {
    this.#match = match;
    this.#viewers = [...seatsOf(match.header.seats), 'spectator'];
    this.#known.clear();
    const { undoableBy, redoableBy } = match;
    for (const viewer of this.#viewers) this.#known.set(viewer, { missed: 0, undoableBy, redoableBy });
    this.#missedBy = [];
    this.#takenBack = [];
  }

  /** The match has carried this out. Returns who has seen nothing of it. */
  follow(kind: JournalEntry<GameTypes['Move']>['kind'], match: Match<GameTypes>): Viewers {
    const missedBy = this.#keep(kind, match);
    const { undoableBy, redoableBy } = match;
    for (const [viewer, known] of this.#known) {
      if (missedBy.has(viewer)) known.missed += 1;
      else Object.assign(known, { undoableBy, redoableBy });
    }
    return missedBy;
  }

  /** How many of so many entries the viewer knows of. */
  versionFor(viewer: Viewer, entries: number): number {
    return entries - (this.#known.get(viewer)?.missed ?? 0);
  }

  /** Who can undo and redo, as far as the viewer knows. */
  stepsFor(viewer: Viewer): { readonly undoableBy: Seat | null; readonly redoableBy: Seat | null } {
    return this.#known.get(viewer) ?? { undoableBy: null, redoableBy: null };
  }

  /** The choices that stand and that the viewer knows of. */
  for(viewer: Viewer): readonly SeenChoice[] {
    const isSeen = this.#isSeenBy(viewer);
    const choices = (this.#match?.played ?? []).map((choice, position) => ({ choice, position }));
    return choices.filter(({ position }) => isSeen(position));
  }

  /** How many choices stood when the viewer knew of so many; null where they know of fewer. */
  positionFor(viewer: Viewer, count: number): number | null {
    if (count === 0) return 0;
    const last = this.for(viewer)[count - 1];
    return last === undefined ? null : last.position + 1;
  }

  /** How many of the first `count` choices the viewer knows of. */
  countFor(viewer: Viewer, count: number): number {
    return this.for(viewer).filter(({ position }) => position < count).length;
  }

  /** How many choices a rewind took back of which the viewer knew: at least the one it was asked for. */
  takenBackFor(viewer: Viewer, rewind: number, back: number): number {
    const missed = this.#takenBack[rewind]?.filter((each) => each.has(viewer)).length ?? 0;
    return Math.max(1, back - missed);
  }

  #isSeenBy(viewer: Viewer): (position: number) => boolean {
    // once it is over, everybody sees everything
    const isOver = this.#match !== null && outcomeFor(this.#match) !== null;
    return (position) => isOver || this.#missedBy[position]?.has(viewer) !== true;
  }

  #keep(kind: JournalEntry<GameTypes['Move']>['kind'], match: Match<GameTypes>): Viewers {
    switch (kind) {
      case 'move':
      case 'redo': {
        const missedBy = this.#missing(match);
        this.#missedBy.push(missedBy);
        return missedBy;
      }
      case 'undo':
        return this.#missedBy.pop() ?? nobody;
      case 'rewind':
        this.#takenBack.push(this.#missedBy.splice(match.played.length));
        return nobody;
    }
  }

  /** Who has seen nothing of the latest choice: told of no event, shown the same, and asked the same as before. */
  #missing(match: Match<GameTypes>): Viewers {
    const latest = match.played.at(-1);
    if (latest === undefined || latest.events.length > 0 || outcomeFor(match) !== null) return nobody;
    const before = match.stateAfter(match.played.length - 1);
    const shown = (state: GameTypes['State'], viewer: Viewer) => [
      viewFor(match.game, state, viewer),
      legalFor(match.game, state, viewer),
    ];
    return new Set(
      this.#viewers.filter(
        (viewer) => viewer !== latest.seat && isDeepStrictEqual(shown(before, viewer), shown(match.state, viewer)),
      ),
    );
  }
}
