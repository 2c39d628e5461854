import {
  botLevels,
  type GuestAtTable,
  type Holder,
  type Holding,
  levelOf,
} from '../../../../shared/protocol/messages.ts';

/** An assignment of a seat. */
export interface Handing {
  readonly seat: number;
  readonly to: Holder;
  readonly standIn: boolean;
}

/** All holders that the host person can give a seat to, except the current one. Bots come last, by level. */
export function takersOf(holding: Holding, guests: readonly GuestAtTable[]): readonly Holder[] {
  const all: readonly Holder[] = [
    'house',
    ...guests.map(({ guest }) => guest),
    'free',
    ...botLevels.map((level): Holder => `bot-${level}`),
  ];
  return all.filter((taker) => taker !== holding.holder);
}

/** Whether people may stand in for the seat's owner: only a guest can return, not the host person or a bot. */
export function mayHaveStandIn({ owner }: Holding): boolean {
  return owner !== 'house' && owner !== 'free' && levelOf(owner) === null;
}

/** Whether a bot may stand in: also for players of this device who have left the room. */
export function mayHaveBotStandIn(holding: Holding): boolean {
  return holding.owner === 'house' || mayHaveStandIn(holding);
}

/** The assignment of a seat. Returning it to the owner or leaving it free is always permanent, else `forGood` decides. */
export function handingOf(seat: number, holding: Holding, to: Holder, forGood: boolean): Handing {
  const may = levelOf(to) === null ? mayHaveStandIn(holding) : mayHaveBotStandIn(holding);
  return { seat, to, standIn: !forGood && may && to !== 'free' && to !== holding.owner };
}

/** Whether the host's screen is a shared board: none of its people play on it. */
export function isSharedBoard(holdings: readonly Holding[]): boolean {
  return holdings.every(({ holder }) => holder !== 'house');
}

/** The assignments that make this screen the shared board: its seats become free or return to their owners. */
export function toSharedBoard(holdings: readonly Holding[]): readonly Handing[] {
  return holdings.flatMap((holding, seat) =>
    holding.holder === 'house' ? [{ seat, to: mayHaveStandIn(holding) ? holding.owner : 'free', standIn: false }] : [],
  );
}

/** The assignments that bring free seats back to this screen. */
export function fromSharedBoard(holdings: readonly Holding[]): readonly Handing[] {
  return holdings.flatMap(({ holder }, seat) => (holder === 'free' ? [{ seat, to: 'house', standIn: false }] : []));
}
