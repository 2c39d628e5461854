import type { Game, GameTypes } from './game.ts';
import { type HidingTable, learned, see, unknownTo } from './hiding.ts';
import type { Seat, Viewer } from './seat.ts';

export type Viewers = ReadonlySet<Viewer>;

const nobody: Viewers = new Set();

/** The names of what a state keeps from each seat, and last from an onlooker. */
type Secrets = readonly (readonly string[])[];

/** A choice that undo may reach. */
interface Choice<State> {
  readonly seat: Seat;
  readonly before: State;
  /** The secrets that the state before it kept, by viewer, once they have been worked out. */
  secrets: Secrets | null;
  /** Did it make nothing known to anybody? Null until it is asked. */
  isQuiet: boolean | null;
  /** Has its seat seen a choice of somebody else since? Then no undo reaches it any more. */
  isPast: boolean;
}

/**
 * How far back undo reaches: to the last moment when anything hidden became known to anybody, anything random was drawn or
 * the seat saw another act. Asked when somebody wants to know, and not at every choice: a replay of hundreds would ask for
 * nothing.
 */
export class UndoReach<Types extends GameTypes> {
  readonly #game: Game<Types, HidingTable<Types['State']>>;
  readonly #viewers: readonly Viewer[];
  /** The latest choices, oldest first, as far back as any undo may reach. */
  #choices: Choice<Types['State']>[] = [];
  /** What the state as it stands keeps from whom; null until somebody wants to know. */
  #secrets: Secrets | null = null;

  constructor(game: Game<Types, HidingTable<Types['State']>>, viewers: readonly Viewer[]) {
    this.#game = game;
    this.#viewers = viewers;
  }

  /** A choice has been made in this state. */
  add(seat: Seat, before: Types['State'], missedBy: Viewers): void {
    for (const earlier of this.#choices) {
      if (earlier.seat !== seat && !missedBy.has(earlier.seat)) earlier.isPast = true;
    }
    this.#choices.push({ seat, before, secrets: this.#secrets, isQuiet: null, isPast: false });
    this.#secrets = null;
    this.#dropPast();
  }

  /** Does undo reach the choice so far from the end, if its seat knows of none after it? */
  reaches(back: number, state: Types['State']): boolean {
    const index = this.#choices.length - back;
    const choice = this.#choices[index];
    return choice !== undefined && !choice.isPast && this.#isQuiet(choice, index, state);
  }

  /** The state before the latest choice, where undo may reach it. */
  get beforeLatest(): Types['State'] | undefined {
    return this.#choices.at(-1)?.before;
  }

  /** The match goes back to before the choice so far from the end. Returns the state as it was then. */
  takeBack(back: number): Types['State'] | undefined {
    const [choice] = this.#choices.splice(this.#choices.length - back);
    this.#secrets = choice?.secrets ?? null;
    return choice?.before;
  }

  /** Undo reaches nothing but this latest choice, if any. */
  reset(latest?: { readonly seat: Seat; readonly before: Types['State'] }): void {
    this.#choices = latest === undefined ? [] : [{ ...latest, secrets: null, isQuiet: true, isPast: false }];
    this.#secrets = null;
  }

  /** Forgets the choices that no undo reaches any more: a long replay of one seat alone keeps no more than it must. */
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
   * Did nobody come to know anything that was hidden from them? Worked out from the hiding table alone. Whoever takes
   * back what they have sealed turns nothing over.
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

  /** By name, and not as they lie in the state: it goes on. */
  #secretsOf(state: Types['State']): Secrets {
    return this.#viewers.map((viewer) =>
      unknownTo(this.#game.hiding, state, viewer).map((secret) =>
        typeof secret === 'string' ? secret : JSON.stringify(secret),
      ),
    );
  }
}

/** Who of the viewers saw nothing of a choice that led from one state to the other: shown the same, and asked the same. */
export function whoMissed<Types extends GameTypes>(
  game: Game<Types, HidingTable<Types['State']>>,
  viewers: readonly Viewer[],
  { seat, events }: { readonly seat: Seat; readonly events: readonly Types['Event'][] },
  before: Types['State'],
  after: Types['State'],
): Viewers {
  // everybody is told of an event, and sees everything once it is over
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
