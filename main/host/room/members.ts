import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { Page } from '../seats/pages.ts';
import type { Device } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { ToldAlike, ToldToOne } from './room-message.ts';

/** A page that is in a room. */
export interface Member extends Page {
  /** Is there a host of its device's own, to which the room could be handed on? */
  readonly canHost: boolean;
  tell(message: HostMessage): void;
  /** Tells it how the room stands; false where it is too slow to hear it now, and is told once it has caught up. */
  tellRoom(text: string): boolean;
  /** Tells it what does not wait for a copy of the room. */
  tellAtOnce(message: HostMessage): void;
  /** Tells it what is worth nothing later; not at all where it is too slow to hear it now. */
  tellInPassing(message: HostMessage): void;
  /** The room plays at this table now, at which it is about to sit. */
  follow(table: Table): void;
  /** It is here as this guest from now on. */
  become(guest: string): void;
  /** It is no longer in the room. */
  part(room: string, why: 'removed' | 'room-closed'): void;
  /** The room goes on at another host. */
  moved(room: string, to: string): void;
}

/** The pages that are in a room, each as its device, and what each was told of the room last. */
export class Members {
  readonly #devices = new Map<Member, Device>();
  /** As texts. */
  readonly #told = new Map<Member, { readonly alike: string; readonly own: string }>();

  /** Each with its device. */
  get devices(): ReadonlyMap<Member, Device> {
    return this.#devices;
  }

  get all(): readonly Member[] {
    return [...this.#devices.keys()];
  }

  /** Is any page of the device here? */
  has(device: string): boolean {
    for (const each of this.#devices.values()) if (each === device) return true;
    return false;
  }

  /** Has any page of the device here a host of its own? */
  canHost(device: string): boolean {
    for (const [member, each] of this.#devices) if (each === device && member.canHost) return true;
    return false;
  }

  /** Whoever sits down is told afresh. */
  add(member: Member, device: Device): void {
    this.#devices.set(member, device);
    this.#told.delete(member);
  }

  drop(member: Member): void {
    this.#devices.delete(member);
    this.#told.delete(member);
  }

  /** Everybody is told afresh. */
  forgetTold(): void {
    this.#told.clear();
  }

  /** Tells each, or one, how the room stands, where that is news: what all are told alike is written down once. */
  tell(toldAlike: ToldAlike, toldToOne: (device: Device, member: Member) => ToldToOne, only?: Member): void {
    const alike = JSON.stringify(toldAlike);
    for (const member of only === undefined ? this.#devices.keys() : [only]) {
      const device = this.#devices.get(member);
      if (device === undefined) continue;
      const own = JSON.stringify(toldToOne(device, member));
      const told = this.#told.get(member);
      if (told?.alike === alike && told.own === own) continue;
      if (member.tellRoom(`${alike.slice(0, -1)},${own.slice(1)}`)) this.#told.set(member, { alike, own });
    }
  }

  /** Tells every page of a device, or everybody, what does not wait for a copy of the room. */
  tellAtOnce(message: HostMessage, device?: Device): void {
    for (const [member, each] of this.#devices) if (device === undefined || each === device) member.tellAtOnce(message);
  }

  /** All of them go on with the room at another host. */
  sendTo(to: string, room: string): void {
    for (const member of this.all) {
      this.drop(member);
      member.moved(room, to);
    }
  }

  /** These are no longer in the room. */
  partWith(isWanted: (device: Device) => boolean, room: string, why: 'removed' | 'room-closed'): void {
    for (const [member, device] of [...this.#devices]) {
      if (!isWanted(device)) continue;
      this.drop(member);
      member.part(room, why);
    }
  }
}
