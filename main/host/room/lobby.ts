import { concerns, settledOptions } from '../../../shared/engine/index.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import type {
  BotLevel,
  PersonPlate,
  Plan,
  PlayerColour,
  Proposal,
  SeatSettings,
} from '../../../shared/protocol/messages.ts';
import type { RoomRecord } from '../../storage/rooms/room-record.ts';
import type { SeatingRecord } from '../../storage/rooms/seating-record.ts';
import { RequestError } from '../request-error.ts';
import type { Device } from '../seats/seating.ts';
import {
  type Chairs,
  chairNumbered,
  followSeats,
  inOrder,
  isBot,
  type PersonOf,
  seatedInOrder,
  withChair,
  withChanged,
  withoutChair,
  withoutTable,
  withPersonAt,
} from './chairs.ts';
import type { ProvableChance } from './provable-chance.ts';

type LobbyRecord = Pick<RoomRecord, 'chairs' | 'plan' | 'proposals' | 'televisions'>;

/** Settings of a room's next match. */
export interface NextMatch {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatSettings[];
  readonly held: SeatingRecord['seats'];
}

/**
 * What people settle before a match: chairs, readiness, proposals, the plan and the televisions.
 * It only lives in memory; callers save it, or restore the previous state.
 */
export class Lobby {
  #chairs: Chairs;
  #plan: Plan;
  #proposals: readonly Proposal[];
  #televisions: readonly Device[];
  /** The chance of the next match; null if its seed is given. */
  readonly chance: ProvableChance | null;

  constructor({ chairs, plan, proposals, televisions }: LobbyRecord, chance: ProvableChance | null) {
    this.chance = chance;
    this.#chairs = chairs;
    this.#plan = plan;
    this.#proposals = proposals;
    this.#televisions = televisions;
  }

  get chairs(): Chairs {
    return this.#chairs;
  }

  get plan(): Plan {
    return this.#plan;
  }

  get proposals(): readonly Proposal[] {
    return this.#proposals;
  }

  /** A copy of the state to save on disk. */
  get record(): LobbyRecord {
    return structuredClone({
      chairs: [...this.#chairs],
      plan: this.#plan,
      proposals: [...this.#proposals],
      televisions: [...this.#televisions],
    });
  }

  /** Restores the state returned by `record`. */
  restore({ chairs, plan, proposals, televisions }: LobbyRecord): void {
    this.#chairs = chairs;
    this.#plan = plan;
    this.#proposals = proposals;
    this.#televisions = televisions;
  }

  hasChair(device: Device): boolean {
    return this.#chairs.some(({ holder }) => holder === device);
  }

  get televisions(): readonly Device[] {
    return this.#televisions;
  }

  isTelevision(device: Device): boolean {
    return this.#televisions.includes(device);
  }

  /** Makes a device a television, which has no chairs, or an ordinary device again. */
  beTelevision(device: Device, on: boolean): void {
    this.#televisions = this.#televisions.filter((each) => each !== device);
    if (!on) return;
    this.forget(device);
    this.#televisions = [...this.#televisions, device];
  }

  /** Throws `RequestError` for a television. */
  mayTakePart(device: Device): void {
    if (this.isTelevision(device)) throw new RequestError('is-television');
  }

  takeChair(device: Device, name: string, colour: PlayerColour | null, personOf: PersonOf): void {
    this.mayTakePart(device);
    this.#chairs = withChair(this.#chairs, { holder: device, name, colour }, personOf);
  }

  /** Gives a person of the house at this device a chair, if there is one; see `withPersonAt`. */
  seatPerson(device: Device, person: PersonPlate, isConfirmed: boolean, at?: number | null): void {
    if (!this.isTelevision(device)) this.#chairs = withPersonAt(this.#chairs, device, person, isConfirmed, at);
  }

  seatBot(level: BotLevel, name: string): void {
    this.#chairs = withChair(this.#chairs, { holder: `bot-${level}`, name, colour: null });
  }

  /** @param by the device that asks; null for a leader, who may change any chair */
  changeChair(by: Device | null, chair: number, { name, colour }: SeatSettings, personOf: PersonOf): void {
    this.#mustBeOf(by, chair);
    this.#chairs = withChanged(this.#chairs, chair, { name, colour }, personOf);
  }

  /** @param by as for `changeChair` */
  leaveChair(by: Device | null, chair: number): void {
    this.#mustBeOf(by, chair);
    this.#chairs = withoutChair(this.#chairs, chair);
  }

  orderChairs(numbers: readonly number[]): void {
    this.#chairs = inOrder(this.#chairs, numbers);
  }

  /** Throws `RequestError` for a device without a chair. */
  beReady(device: Device, ready: boolean): void {
    if (!this.hasChair(device)) throw new RequestError('not-your-chair');
    this.#chairs = this.#chairs.map((chair) => (chair.holder === device ? { ...chair, ready } : chair));
  }

  propose(by: Device, game: string | null): void {
    const others = this.#proposals.filter((proposal) => proposal.by !== by);
    this.#proposals = game === null ? others : [...others, { by, game }];
  }

  /** Sets the plan; a different game resets readiness. */
  choose(plan: Plan): void {
    if (plan.game !== this.#plan.game) {
      this.#chairs = this.#chairs.map((chair) => ({ ...chair, ready: isBot(chair.holder) }));
    }
    this.#plan = plan;
  }

  /** Removes all that is known of a device that has left. */
  forget(device: Device): void {
    this.#televisions = this.#televisions.filter((each) => each !== device);
    this.#chairs = this.#chairs.filter(({ holder }) => holder !== device);
    this.#proposals = this.#proposals.filter(({ by }) => by !== device);
  }

  /** Updates the chairs to the seats of the room's table. */
  followSeats(seats: readonly SeatSettings[], held: Parameters<typeof followSeats>[2]): void {
    this.#chairs = followSeats(this.#chairs, seats, held);
  }

  /** Removes the seats from all chairs. */
  leaveTable(): void {
    this.#chairs = withoutTable(this.#chairs);
  }

  /** Seats all chairs in the next match and clears the proposals. */
  begun(): void {
    this.#chairs = seatedInOrder(this.#chairs);
    this.#proposals = [];
  }

  /** Settings of the next match. Throws `RequestError` if the plan is incomplete or does not fit the game. */
  nextMatch(gameOf: (id: string) => AnyGame | undefined): NextMatch {
    const { game: id, options: chosen } = this.#plan;
    if (id === null) throw new RequestError('no-game');
    const game = gameOf(id);
    if (game === undefined) throw new RequestError('unknown-game');
    const count = this.#chairs.length;
    if (count < game.seats.min || count > game.seats.max) throw new RequestError('wrong-number-of-seats');
    // drop options for another number of people, chosen before people came or went
    const isConcerned = (option: string) => game.options.some((each) => each.id === option && concerns(each, count));
    const concerned = Object.entries(chosen).filter(([option]) => isConcerned(option));
    const options = settledOptions(game.options, count, Object.fromEntries(concerned));
    if (options === undefined) throw new RequestError('unknown-option');
    return {
      game,
      options,
      seats: this.#chairs.map(({ name, colour, person }) => ({
        name,
        colour,
        ...(person !== undefined && { person }),
      })),
      held: this.#chairs.map(({ holder }) => ({ holder, owner: holder })),
    };
  }

  #mustBeOf(device: Device | null, number: number): void {
    const { holder } = chairNumbered(this.#chairs, number);
    if (device !== null && holder !== device) throw new RequestError('not-your-chair');
  }
}
