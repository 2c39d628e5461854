import { type GameTypes, offered, type Seat, seatAt } from '../../shared/engine/index.ts';
import type { AnyGame } from '../laws/knowing.ts';
import { isOfType } from './of-type.ts';

/** The types of a game that seats players and asks questions, as all games here do. */
export interface TableTypes extends GameTypes {
  State: GameTypes['State'] & {
    readonly players: readonly object[];
    readonly question: { readonly type: string } | null;
  };
}

type QuestionOf<Types extends TableTypes> = NonNullable<Types['State']['question']>;

/** Those named in a situation, in the order of the seats. */
export function namesOf<Name extends string>(players: Readonly<Record<Name, unknown>>): readonly Name[] {
  const names: Name[] = [];
  for (const name in players) names.push(name);
  return names;
}

/** A table in some situation, for scenarios that use players' names. Every move is checked and the state audited. */
export class ScenarioTable<Types extends TableTypes, Name extends string> {
  readonly names: readonly Name[];
  readonly state: Types['State'];
  /** All events since setup. */
  readonly events: Types['Event'][] = [];
  readonly #game: AnyGame<Types>;
  readonly #audit: (state: Types['State']) => void;

  /** `audit` throws AuditFailure if the scenario's table is impossible. By default it is the game's own. */
  constructor(game: AnyGame<Types>, names: readonly Name[], state: Types['State'], audit = game.audit) {
    this.names = names;
    this.state = state;
    this.#game = game;
    this.#audit = audit;
  }

  /** Plays moves on offer, one after the other. Throws IllegalMove for any other. */
  play(name: Name, ...moves: readonly Types['Move'][]): this {
    for (const move of moves) {
      const seat = this.seat(name);
      this.events.push(...this.#game.play(this.state, seat, offered(this.#game, this.state, seat, move)));
      this.#audit(this.state);
    }
    return this;
  }

  seat(name: Name): Seat {
    return seatAt(this.names.indexOf(name));
  }

  player(name: Name): Types['State']['players'][number] {
    const player = this.state.players[this.names.indexOf(name)];
    if (player === undefined) throw new RangeError(`no ${name}`);
    return player;
  }

  /** The seats that must act, in seat order; empty once the game is over. */
  asked(): readonly Name[] {
    const seats = this.#game.toAct(this.state);
    return this.names.filter((name) => seats.includes(this.seat(name)));
  }

  asks(type: QuestionOf<Types>['type']): boolean {
    return this.state.question?.type === type;
  }

  /** The question at hand, which must be of this type. */
  question<Type extends QuestionOf<Types>['type']>(type: Type): Extract<QuestionOf<Types>, { type: Type }> {
    const { question } = this.state;
    if (!isOfType(question, type)) throw new TypeError(`asked ${question?.type ?? 'nothing'}, not ${type}`);
    return question;
  }

  moves(name: Name): readonly Types['Move'][] {
    return this.#game.legalMoves(this.state, this.seat(name));
  }

  /** The types of moves on offer to the player, sorted. */
  kinds(name: Name): readonly Types['Move']['type'][] {
    return [...new Set(this.moves(name).map(({ type }) => type))].toSorted();
  }

  /** The moves of one type on offer to the player. */
  offers<Type extends Types['Move']['type']>(
    name: Name,
    type: Type,
  ): readonly Extract<Types['Move'], { type: Type }>[] {
    return this.moves(name).filter((move) => isOfType(move, type));
  }

  all<Type extends Types['Event']['type']>(type: Type): readonly Extract<Types['Event'], { type: Type }>[] {
    return this.events.filter((event) => isOfType(event, type));
  }

  /** The last fact of this type, which must have happened. */
  last<Type extends Types['Event']['type']>(type: Type): Extract<Types['Event'], { type: Type }> {
    const latest = this.all(type).at(-1);
    if (latest === undefined) throw new TypeError(`no event of type ${type}`);
    return latest;
  }

  /** The types of all that has happened, in order. */
  story(): readonly Types['Event']['type'][] {
    return this.events.map(({ type }) => type);
  }
}
