import { randomFromSeed, type Seat, seatAt } from '../../../shared/engine/index.ts';
import type { DieFace } from '../../../shared/games/shopping-street/dice.ts';
import { type ShoppingStreetTypes, shoppingStreet } from '../../../shared/games/shopping-street/index.ts';
import type { ShoppingStreetMove } from '../../../shared/games/shopping-street/moves.ts';
import { type PawnValue, pawnsAtStart } from '../../../shared/games/shopping-street/pawns.ts';
import { advance } from '../../../shared/games/shopping-street/phases/index.ts';
import {
  type ProductId,
  product,
  productIds,
  type ShopType,
  shopTypes,
  sorted,
} from '../../../shared/games/shopping-street/products.ts';
import type { Shop } from '../../../shared/games/shopping-street/shops.ts';
import type { PlayerState, Settled, ShoppingStreetState, Step } from '../../../shared/games/shopping-street/state.ts';
import { idleSpaces, type SpaceId, spaceIds } from '../../../shared/games/shopping-street/street.ts';
import { type ThiefId, thieves } from '../../../shared/games/shopping-street/thieves.ts';
import { namesOf, ScenarioTable } from '../scenario-table.ts';

/** A player at the start of a scenario. */
export interface Sitting {
  /** Default: a card of each type, all of the same group, so that no shop can open. */
  readonly hand?: readonly ProductId[];
  /** The cards in hand that everyone has seen. */
  readonly shown?: readonly ProductId[];
}

/** A shop opened on an earlier turn: its owner, pawn and cards. */
export type Standing<Name extends string> = readonly [owner: Name, pawn: PawnValue, ...cards: readonly ProductId[]];

/** The start of a scenario. Players sit in the given order. */
export interface Situation<Name extends string> {
  readonly players: Readonly<Record<Name, Sitting>>;
  /** The shops by space, in the order of opening. */
  readonly street?: Partial<Readonly<Record<SpaceId, Standing<NoInfer<Name>>>>>;
  /** Default: the first four cards that the scenario does not mention. */
  readonly display?: readonly (ProductId | null)[];
  /** The next cards of the deck, in order. */
  readonly next?: readonly (ProductId | ThiefId)[];
  readonly discards?: readonly ProductId[];
  /** Thieves that have appeared. The others are at the bottom of the deck. */
  readonly aside?: readonly ThiefId[];
  /** Default: the number of thieves aside. */
  readonly thievesSeen?: number;
  /** The place of all other cards. Default: the deck, below `next`. */
  readonly rest?: 'deck' | 'discards' | NoInfer<Name>;
  /** The first player of every round. Default: the first one given. */
  readonly first?: NoInfer<Name>;
  /** The player whose turn begins or has just ended. Default: the first player. */
  readonly active?: NoInfer<Name>;
  readonly settled?: Partial<Settled>;
  /** Default: 4. */
  readonly round?: number;
  readonly blankRounds?: number;
  readonly eventful?: boolean;
  /** Where the scenario begins. Default: at the start of a turn. */
  readonly from?: 'turn' | 'end of turn' | 'between rounds';
}

const firstSteps: Readonly<Record<NonNullable<Situation<string>['from']>, (seat: Seat) => readonly Step[]>> = {
  turn: (seat) => [{ type: 'begin-turn', seat }],
  'end of turn': (seat) => [{ type: 'end-turn', seat }],
  'between rounds': () => [{ type: 'begin-round' }, { type: 'renew-display' }],
};

const dieFaces: readonly DieFace[] = [0, 1, 2, 3, 4, 'blank'];

const times = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);

/** Takes a free card of each type, all of the group with the most free cards. */
function plainHand(free: ProductId[]): ProductId[] {
  return shopTypes.flatMap((type) => {
    const at = free.findLastIndex((id) => id.startsWith(`${type}-technology`));
    return at < 0 ? [] : free.splice(at, 1);
  });
}

function streetOf(situation: Situation<string>, names: readonly string[]): Shop[] {
  const shops = Object.entries(situation.street ?? {}).map(([id, standing], at): Shop => {
    const space = spaceIds.find((each) => each === id);
    const [owner = '', pawn = 1, ...cards] = standing ?? [];
    const [first] = cards;
    if (space === undefined || first === undefined) throw new RangeError(`no shop on ${id}`);
    return { owner: seatAt(names.indexOf(owner)), type: product(first).type, space, pawn, opened: at + 1, cards };
  });
  return shops;
}

function pawnsLeft(seatCount: number, street: readonly Shop[], seat: number): PawnValue[] {
  const pawns = [...pawnsAtStart(seatCount)];
  for (const { owner, pawn } of street) if (owner === seat) pawns.splice(pawns.indexOf(pawn), 1);
  return pawns;
}

function stateOf(situation: Situation<string>, names: readonly string[]): ShoppingStreetState {
  const seatCount = names.length;
  const sittings = names.map((name) => situation.players[name] ?? {});
  const street = streetOf(situation, names);
  const next = situation.next ?? [];
  const discards = [...(situation.discards ?? [])];
  const aside = [...(situation.aside ?? [])];
  const named = new Set<string>([
    ...sittings.flatMap(({ hand }) => hand ?? []),
    ...street.flatMap(({ cards }) => cards),
    ...(situation.display ?? []).filter((card) => card !== null),
    ...next,
    ...discards,
  ]);
  const free = productIds.filter((id) => !named.has(id));
  const hands = sittings.map(({ hand }) => (hand === undefined ? plainHand(free) : [...hand]));
  const display = [...(situation.display ?? free.splice(0, 4))];
  const rest = situation.rest ?? 'deck';
  if (rest === 'discards') discards.push(...free);
  else if (rest !== 'deck') hands[names.indexOf(rest)]?.push(...free);
  const hidden = thieves.filter((thief) => !aside.includes(thief) && !next.includes(thief));
  if (rest !== 'deck') aside.push(...hidden);
  const deck = rest === 'deck' ? [...next, ...free, ...hidden] : [...next];
  const settled: Settled = { diceDoubles: 'once', threePlayerSpaces: '16', proposals: 3, ...situation.settled };
  const firstPlayer = seatAt(situation.first === undefined ? 0 : names.indexOf(situation.first));
  const active = situation.active === undefined ? firstPlayer : seatAt(names.indexOf(situation.active));
  const round = situation.round ?? 4;
  const from = situation.from ?? 'turn';
  return {
    random: [1, 2, 3, 4],
    seatCount,
    settled,
    round,
    turn: 40,
    lastRoll: null,
    firstPlayer,
    active,
    idle: idleSpaces(seatCount, settled.threePlayerSpaces),
    street,
    display,
    deck: deck.toReversed(),
    discards,
    thievesAside: aside,
    thievesSeen: situation.thievesSeen ?? situation.aside?.length ?? 0,
    offers: [],
    draft: { wanted: null, bundle: [] },
    eventful: situation.eventful ?? false,
    blankRounds: situation.blankRounds ?? 0,
    players: sittings.map(
      ({ shown }, seat): PlayerState => ({
        hand: hands[seat] ?? [],
        shown: [...(shown ?? [])],
        pawns: pawnsLeft(seatCount, street, seat),
        laid: [],
        hasAnswered: false,
        discarding: [],
        pointsByRound: times(from === 'between rounds' ? round : round - 1, 0),
      }),
    ),
    ending: null,
    agenda: [...firstSteps[from](active)],
    question: null,
  };
}

/** A table for scenarios with player names. It checks every move and audits the state. */
export class Table<Name extends string> extends ScenarioTable<ShoppingStreetTypes, Name> {
  constructor(situation: Situation<Name>, names: readonly Name[]) {
    super(shoppingStreet, names, stateOf(situation, names));
    advance(this.state, this.events);
    shoppingStreet.audit(this.state);
  }

  ask(name: Name, first: ShopType, second: ShopType | null = null): this {
    return this.play(name, { type: 'ask', first, second });
  }

  /** The named players offer these cards and seal them, in the order of the seats. */
  lay(laid: Partial<Readonly<Record<Name, readonly ProductId[]>>>): this {
    for (const name of this.names) {
      const cards = laid[name];
      if (cards === undefined) continue;
      this.play(name, ...cards.map((card): ShoppingStreetMove => ({ type: 'lay', card })), { type: 'finish-laying' });
    }
    return this;
  }

  propose(name: Name, wanted: ProductId, ...bundle: readonly ProductId[]): this {
    const adding = bundle.map((card): ShoppingStreetMove => ({ type: 'add', card }));
    return this.play(name, { type: 'want', card: wanted }, ...adding, { type: 'propose' });
  }

  accept(name: Name): this {
    return this.play(name, { type: 'accept' });
  }

  decline(name: Name): this {
    return this.play(name, { type: 'decline' });
  }

  giveUp(name: Name): this {
    return this.play(name, { type: 'give-up' });
  }

  /** Takes a card from the display and discards for it. */
  buy(name: Name, card: ProductId, ...paid: readonly ProductId[]): this {
    return this.play(name, { type: 'buy', card }).discard(name, ...paid);
  }

  discard(name: Name, ...cards: readonly ProductId[]): this {
    return this.play(name, ...cards.map((card): ShoppingStreetMove => ({ type: 'discard', card })));
  }

  open(name: Name, space: SpaceId, pawn: PawnValue, ...cards: readonly ProductId[]): this {
    const [first] = cards;
    if (first === undefined) throw new RangeError('a shop of nothing');
    const putting = cards.map((card): ShoppingStreetMove => ({ type: 'put', card }));
    return this.play(name, { type: 'open', space, pawn, shopType: product(first).type }, ...putting);
  }

  improve(name: Name, space: SpaceId, card: ProductId): this {
    return this.play(name, { type: 'improve', space, card });
  }

  /** Rolls the dice with the given faces: names, seats or blanks. Default: two blanks. */
  roll(name: Name, one: Name | DieFace = 'blank', other: Name | DieFace = 'blank'): this {
    const wanted = [one, other].map((face) => this.face(face)).join();
    for (let seed = 0; seed < 2_000; seed++) {
      const tried = shoppingStreet.copy(this.state);
      tried.random = randomFromSeed(`dice ${seed}`);
      const fallen = shoppingStreet.play(tried, this.seat(name), { type: 'roll' })[0];
      if (fallen?.type !== 'dice-rolled') throw new TypeError('no dice are rolled');
      if (fallen.faces.join() !== wanted) continue;
      this.state.random = randomFromSeed(`dice ${seed}`);
      return this.play(name, { type: 'roll' });
    }
    throw new RangeError(`the dice never show ${wanted}`);
  }

  /** Each named player passes a turn by rolling two blanks. */
  pass(...names: readonly Name[]): this {
    for (const name of names) this.roll(name);
    return this;
  }

  /** The face with a player's colour, or the face itself. */
  face(face: Name | DieFace): DieFace {
    return dieFaces.find((each) => each === face || (each !== 'blank' && this.names[each] === face)) ?? 'blank';
  }

  /** The cards in a hand, in catalogue order. */
  hand(name: Name): readonly ProductId[] {
    return sorted(this.player(name).hand);
  }

  /** The hand sizes, in the order of the seats. */
  handSizes(): readonly number[] {
    return this.state.players.map(({ hand }) => hand.length);
  }

  /** The spaces where the player may open a shop of this type, in street order. */
  plots(name: Name, type: ShopType): readonly SpaceId[] {
    const offers = this.offers(name, 'open').filter(({ shopType }) => shopType === type);
    return spaceIds.filter((id) => offers.some(({ space }) => space === id));
  }
}

export function tableOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  return new Table(situation, namesOf(situation.players));
}

/** Four cards of one value that open a shop: stock, staff, decoration and delivery. */
export function setOf<Type extends ShopType>(
  type: Type,
  value: 1 | 2 | 3 | 4 | 5,
): readonly [ProductId, ProductId, ProductId, ProductId] {
  return [
    `${type}-stock-${value}`,
    `${type}-staff-${value}`,
    `${type}-decoration-${value}`,
    `${type}-delivery-${value}`,
  ];
}

type Three = 'Ana' | 'Bo' | 'Cy';

/** Ana, whose turn it is, Bo and Cy. */
export function trio(
  situation: Omit<Situation<Three>, 'players'>,
  ...[Ana = {}, Bo = {}, Cy = {}]: readonly Sitting[]
): Table<Three> {
  return tableOf({ ...situation, players: { Ana, Bo, Cy } });
}
