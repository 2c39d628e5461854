import type { Game, GameTypes } from './game.ts';
import { type HidingTable, learned, see, unknownTo } from './hiding.ts';
import type { Seat, Viewer } from './seat.ts';

export type Viewers = ReadonlySet<Viewer>;

const nobody: Viewers = new Set();

/** The names of a state's secrets, by viewer: each seat, then the spectator. */
type Secrets = readonly (readonly string[])[];

/** A choice that undo may reach. */
interface Choice<State> {
  readonly seat: Seat;
  readonly before: State;
  /** The secrets before it, by viewer; computed on first use. */
  secrets: Secrets | null;
  /** Whether it revealed nothing to anyone; null until computed. */
  isQuiet: boolean | null;
  /** Whether its seat has seen a later choice of another seat. Undo then no longer reaches it. */
  isPast: boolean;
}

/**
 * How far back undo reaches.
 * It stops where something hidden became known to anyone, something was drawn or rolled, or the seat saw another act.
 * Computed only on demand: a replay of hundreds of choices never needs it.
 */
export class UndoReach<Types extends GameTypes> {
  readonly #game: Game<Types, HidingTable<Types['State']>>;
  readonly #viewers: readonly Viewer[];
  /** The latest choices, oldest first, as far back as undo may reach. */
  #choices: Choice<Types['State']>[] = [];
  /** The secrets of the current state; null until computed. */
  #secrets: Secrets | null = null;

  constructor(game: Game<Types, HidingTable<Types['State']>>, viewers: readonly Viewer[]) {
    this.#game = game;
    this.#viewers = viewers;
  }

  /** Adds a choice made in the state `before`. */
  add(seat: Seat, before: Types['State'], missedBy: Viewers): void {
    for (const earlier of this.#choices) {
      if (earlier.seat !== seat && !missedBy.has(earlier.seat)) earlier.isPast = true;
    }
    this.#choices.push({ seat, before, secrets: this.#secrets, isQuiet: null, isPast: false });
    this.#secrets = null;
    this.#dropPast();
  }

  /**
   * Whether undo reaches the choice at this distance from the end (1: the latest), if its seat knows of no later one.
   */
  reaches(back: number, state: Types['State']): boolean {
    const index = this.#choices.length - back;
    const choice = this.#choices[index];
    return choice !== undefined && !choice.isPast && this.#isQuiet(choice, index, state);
  }

  /** The state before the latest choice, if undo may reach it. */
  get beforeLatest(): Types['State'] | undefined {
    return this.#choices.at(-1)?.before;
  }

  /** Removes the choices from this distance from the end. Returns the state before them. */
  takeBack(back: number): Types['State'] | undefined {
    const [choice] = this.#choices.splice(this.#choices.length - back);
    this.#secrets = choice?.secrets ?? null;
    return choice?.before;
  }

  /** Limits undo to this latest choice, if any. */
  reset(latest?: { readonly seat: Seat; readonly before: Types['State'] }): void {
    this.#choices = latest === undefined ? [] : [{ ...latest, secrets: null, isQuiet: true, isPast: false }];
    this.#secrets = null;
  }

  /** Forgets the choices beyond the reach of undo, to limit memory in a long replay of a single seat. */
  shorten(state: Types['State']): void {
    const stopped = new Set<Seat>();
    for (const [index, choice] of [...this.#choices.entries()].reverse()) {
      if (stopped.has(choice.seat) || choice.isPast || !this.#isQuiet(choice, index, state)) {
        choice.isPast = true;
        stopped.add(choice.seat);
      }
    }
    this.#dropPast();
  }

  #dropPast(): void {
    const first = this.#choices.findIndex(({ isPast }) => !isPast);
    this.#choices.splice(0, first === -1 ? this.#choices.length : first);
  }

  /**
   * Whether the choice revealed nothing to anyone, by the hiding table.
   * Taking back a sealed choice reveals nothing.
   */
  #isQuiet(choice: Choice<Types['State']>, index: number, state: Types['State']): boolean {
    choice.isQuiet ??= this.#game.mayTakeBack(choice.before).includes(choice.seat) || !this.#taught(index, state);
    return choice.isQuiet;
  }

  #taught(index: number, state: Types['State']): boolean {
    const now = this.#secretsBefore(index + 1, state);
    return this.#secretsBefore(index, state).some((secrets, viewer) => learned(secrets, now[viewer] ?? []));
  }

  #secretsBefore(index: number, state: Types['State']): Secrets {
    const choice = this.#choices[index];
    if (choice === undefined) {
      this.#secrets ??= this.#secretsOf(state);
      return this.#secrets;
    }
    choice.secrets ??= this.#secretsOf(choice.before);
    return choice.secrets;
  }

  /** As texts, because the state keeps changing. */
  #secretsOf(state: Types['State']): Secrets {
    return this.#viewers.map((viewer) =>
      unknownTo(this.#game.hiding, state, viewer).map((secret) =>
        typeof secret === 'string' ? secret : JSON.stringify(secret),
      ),
    );
  }
}

/** The viewers that noticed nothing of a choice: they see the same before and after, and have the same moves. */
export function whoMissed<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  viewers: readonly Viewer[],
  { seat, events }: { readonly seat: Seat; readonly events: readonly Types['Event'][] },
  before: Types['State'],
  after: Types['State'],
): Viewers {
  // everyone receives events, and sees everything once the match is over
  if (events.length > 0 || game.outcome(after) !== undefined) return nobody;
  const known = (state: Types['State'], viewer: Viewer) =>
    JSON.stringify([
      see(game.hiding, state, viewer),
      game.toAct(state),
      game.mayTakeBack(state),
      viewer === 'spectator' ? [] : game.legalMoves(state, viewer),
    ]);
  return new Set(viewers.filter((viewer) => viewer !== seat && known(before, viewer) === known(after, viewer)));
}
