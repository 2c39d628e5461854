import {
  botLevels,
  type GuestAtTable,
  type Holder,
  type Holding,
  levelOf,
} from '../../../../shared/protocol/messages.ts';

/** A seat that is to be handed to somebody. */
export interface Handing {
  readonly seat: number;
  readonly to: Holder;
  readonly standIn: boolean;
}

/** Whom the host person can hand a seat to: everybody but the one who has it. Bots come last, by their levels. */
export function takersOf(holding: Holding, guests: readonly GuestAtTable[]): readonly Holder[] {
  const all: readonly Holder[] = [
    'house',
    ...guests.map(({ guest }) => guest),
    'free',
    ...botLevels.map((level): Holder => `bot-${level}`),
  ];
  return all.filter((taker) => taker !== holding.holder);
}

/** Can anybody stand in for the owner of this seat? The house's own seats, free ones and bots' have no guest to come back. */
export function mayHaveStandIn({ owner }: Holding): boolean {
  return owner !== 'house' && owner !== 'free' && levelOf(owner) === null;
}

/** Can a bot? For somebody at this device too, who is out of the room. */
export function mayHaveBotStandIn(holding: Holding): boolean {
  return holding.owner === 'house' || mayHaveStandIn(holding);
}

/** A seat handed on. Back to its owner and left free is always for good; otherwise as the host person wants it. */
export function handingOf(seat: number, holding: Holding, to: Holder, forGood: boolean): Handing {
  const may = levelOf(to) === null ? mayHaveStandIn(holding) : mayHaveBotStandIn(holding);
  return { seat, to, standIn: !forGood && may && to !== 'free' && to !== holding.owner };
}

/** Is the host's screen everybody's: does none of its people play on it? */
export function isSharedBoard(holdings: readonly Holding[]): boolean {
  return holdings.every(({ holder }) => holder !== 'house');
}

/** What makes this screen the shared board: its own seats are left free, and those it keeps for others go back to them. */
export function toSharedBoard(holdings: readonly Holding[]): readonly Handing[] {
  return holdings.flatMap((holding, seat) =>
    holding.holder === 'house' ? [{ seat, to: mayHaveStandIn(holding) ? holding.owner : 'free', standIn: false }] : [],
  );
}

/** What brings the seats that nobody has taken back to this screen. */
export function fromSharedBoard(holdings: readonly Holding[]): readonly Handing[] {
  return holdings.flatMap(({ holder }, seat) => (holder === 'free' ? [{ seat, to: 'house', standIn: false }] : []));
}
