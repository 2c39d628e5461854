import type { HostMessage } from '../../../shared/protocol/messages.ts';
import type { Page } from '../seats/pages.ts';
import type { Device } from '../seats/seating.ts';
import type { Table } from '../table/table.ts';
import type { PersonalPart, SharedPart } from './room-message.ts';

/** A page that is in a room. */
export interface Member extends Page {
  /** True if the page's device has its own server, a possible target for a transfer. */
  readonly canHost: boolean;
  send(message: HostMessage): void;
  /**
   * Sends the room as JSON text. Returns false if the page is too slow now; it receives the room once it has caught up.
   */
  sendRoom(text: string): boolean;
  /** Sends without waiting for the standby's copy of the room. */
  sendAtOnce(message: HostMessage): void;
  /** Sends something that is worthless later; drops it if the page is too slow now. */
  sendInPassing(message: HostMessage): void;
  /** Called when the room moves to this table, just before the page joins it. */
  follow(table: Table): void;
  /** Makes the page belong to this guest from now on. */
  become(guest: string): void;
  /** Called once the page is no longer in the room. */
  part(room: string, why: 'removed' | 'room-closed'): void;
  /** Called when the room continues on another server. */
  moved(room: string, to: string): void;
}

/** The pages of a room with their devices and latest room messages. */
export class Members {
  readonly #devices = new Map<Member, Device>();
  /** As JSON text. */
  readonly #sent = new Map<Member, { readonly alike: string; readonly own: string }>();
  /** The latest notice for each device that is away. */
  readonly #kept = new Map<Device, HostMessage>();

  get devices(): ReadonlyMap<Member, Device> {
    return this.#devices;
  }

  get all(): readonly Member[] {
    return [...this.#devices.keys()];
  }

  /** True if any page of the device is in the room. */
  has(device: string): boolean {
    for (const each of this.#devices.values()) if (each === device) return true;
    return false;
  }

  /** True if any page of the device has its own server. */
  canHost(device: string): boolean {
    for (const [member, each] of this.#devices) if (each === device && member.canHost) return true;
    return false;
  }

  /** Adds a page, which then receives the complete room. */
  add(member: Member, device: Device): void {
    this.#devices.set(member, device);
    this.#sent.delete(member);
    const notice = this.#kept.get(device);
    if (this.#kept.delete(device) && notice !== undefined) member.sendAtOnce(notice);
  }

  drop(member: Member): void {
    this.#devices.delete(member);
    this.#sent.delete(member);
  }

  /** Makes the next `send` send the complete room to every page. */
  forgetSent(): void {
    this.#sent.clear();
  }

  /** Sends pages the room message if it has changed; the shared part is serialized once. */
  send(sharedPart: SharedPart, personalPart: (device: Device, member: Member) => PersonalPart, only?: Member): void {
    const alike = JSON.stringify(sharedPart);
    for (const member of only === undefined ? this.#devices.keys() : [only]) {
      const device = this.#devices.get(member);
      if (device === undefined) continue;
      const own = JSON.stringify(personalPart(device, member));
      const sent = this.#sent.get(member);
      if (sent?.alike === alike && sent.own === own) continue;
      if (member.sendRoom(`${alike.slice(0, -1)},${own.slice(1)}`)) this.#sent.set(member, { alike, own });
    }
  }

  /** Sends to every page, or those of one device, without waiting for the standby's copy. */
  sendAtOnce(message: HostMessage, device?: Device): void {
    for (const [member, each] of this.#devices) if (device === undefined || each === device) member.sendAtOnce(message);
  }

  /** Sends a notice to a device's pages, or keeps it until one is here. `house`: to all pages of the host person. */
  notify(to: Device, notice: HostMessage): void {
    const pages = [...this.#devices].filter(([{ isHost }, device]) => device === to || (to === 'house' && isHost));
    if (pages.length === 0) this.#kept.set(to, notice);
    for (const [member] of pages) member.sendAtOnce(notice);
  }

  sendTo(to: string, room: string): void {
    for (const member of this.all) {
      this.drop(member);
      member.moved(room, to);
    }
  }

  /** Removes the pages of the selected devices. */
  partWith(isWanted: (device: Device) => boolean, room: string, why: 'removed' | 'room-closed'): void {
    for (const [member, device] of [...this.#devices]) {
      if (!isWanted(device)) continue;
      this.drop(member);
      member.part(room, why);
    }
  }
}
