import { type Seat, seatAt } from '../../../shared/engine/index.ts';
import { type HeroId, heroes, heroIds, isHeroId, levels } from '../../../shared/games/emporium/heroes.ts';
import { type EmporiumTypes, emporium } from '../../../shared/games/emporium/index.ts';
import { type ItemId, item, itemsOf } from '../../../shared/games/emporium/items/index.ts';
import { type Tier, tiers } from '../../../shared/games/emporium/items/tiers.ts';
import { type MonsterId, monsterIds, monsters } from '../../../shared/games/emporium/monsters.ts';
import { advance } from '../../../shared/games/emporium/phases/index.ts';
import type { EmporiumState, HeroInRow, PlayerState, Settled, Step } from '../../../shared/games/emporium/state.ts';
import { namesOf, ScenarioTable } from '../scenario-table.ts';

/** A player at the start of a scenario. Default: 3 gold, four leather cards, nothing won. */
export interface Sitting {
  readonly gold?: number;
  readonly hand?: readonly ItemId[];
  /** Cards of the hand that all players have seen. */
  readonly shown?: readonly ItemId[];
  /** Heroes won, each with the monster it beat. */
  readonly beaten?: readonly (readonly [HeroId, MonsterId])[];
}

/** The start of a scenario. Players sit in the order given. */
export interface Situation<Name extends string> {
  readonly players: Readonly<Record<Name, Sitting>>;
  /** Default: the first player. */
  readonly marker?: NoInfer<Name>;
  /** The row of heroes, from the left, with their items. Default: heroes of the first level. */
  readonly heroes?: Partial<Readonly<Record<HeroId, readonly ItemId[]>>>;
  /** Default: a beast of 5, an undead of 6, a fiend of 8. */
  readonly monsters?: readonly MonsterId[];
  /** The whole decks, the next card first. Default: two of each level. */
  readonly heroDeck?: readonly HeroId[];
  readonly monsterDeck?: readonly MonsterId[];
  readonly banished?: readonly HeroId[];
  /** The next item cards, first one first, and the discards, of any tier. The rest follow in the decks. */
  readonly items?: readonly ItemId[];
  readonly discarded?: readonly ItemId[];
  /** Tiers whose other cards are all in the discards. */
  readonly emptyDecks?: readonly Tier[];
  readonly settled?: Settled;
  /** Default: 4. */
  readonly round?: number;
  /** The phase at the start. Default: all choose. */
  readonly from?: 'choosing' | 'restocking' | 'end of round';
  readonly blankRounds?: number;
  readonly eventful?: boolean;
}

const times = <Thing>(count: number, thing: Thing): Thing[] => Array.from({ length: count }, () => thing);

const usualHeroes: readonly HeroId[] = ['bram-oakfist', 'sable-wren', 'fennel-ashby'];
const usualMonsters: readonly MonsterId[] = ['granary-rat-king', 'cellar-ghoul', 'hedge-fiend'];
const rowSizes: readonly number[] = [0, 0, 1, 2, 2, 3, 3];
const firstSteps: Readonly<Record<NonNullable<Situation<string>['from']>, (marker: Seat) => Step>> = {
  choosing: () => ({ type: 'begin-round' }),
  restocking: (seat) => ({ type: 'restock', seat }),
  'end of round': () => ({ type: 'refill-monsters' }),
};

/** A hero of the row with its items. Throws RangeError if an item does not fit. */
function heroWearing(hero: HeroId, gear: readonly ItemId[]): HeroInRow {
  const worn: (ItemId | null)[] = heroes[hero].slots.map(() => null);
  for (const id of gear) {
    const slot = heroes[hero].slots.findIndex((kind, at) => kind === item(id).slot && worn[at] === null);
    if (slot < 0) throw new RangeError(`${hero} has no slot for ${id}`);
    worn[slot] = id;
  }
  return { hero, worn };
}

/** Two unused cards of each level, the first level first. */
function someOfEachLevel<Card>(free: readonly Card[], levelOf: (card: Card) => number): readonly Card[] {
  return levels.flatMap((level) => free.filter((card) => levelOf(card) === level).slice(0, 2));
}

function stateOf(situation: Situation<string>, names: readonly string[]): EmporiumState {
  const seatCount = names.length;
  const sittings = names.map((name) => situation.players[name] ?? {});
  const beaten = sittings.map((sitting) => sitting.beaten ?? []);

  const sent = beaten.flatMap((pairs) => pairs.map(([hero]) => hero));
  const banished = [...(situation.banished ?? [])];
  const gone = new Set([...sent, ...banished, ...(situation.heroDeck ?? [])]);
  const row = situation.heroes ?? Object.fromEntries(freeFor(usualHeroes, gone, rowSizes[seatCount] ?? 0));
  const heroRow = Object.entries(row).map(([id, gear]) => {
    if (!isHeroId(id)) throw new RangeError(`no hero ${id}`);
    return heroWearing(id, gear ?? []);
  });
  const freeHeroes = heroIds.filter((id) => !gone.has(id) && !heroRow.some(({ hero }) => hero === id));
  const heroDeck = situation.heroDeck ?? someOfEachLevel(freeHeroes, (id) => heroes[id].level);

  const slain = beaten.flatMap((pairs) => pairs.map(([, monster]) => monster));
  const monsterRow = [...(situation.monsters ?? usualMonsters)];
  const goneMonsters = new Set([...slain, ...monsterRow, ...(situation.monsterDeck ?? [])]);
  const freeMonsters = monsterIds.filter((id) => !goneMonsters.has(id));
  const monsterDeck = situation.monsterDeck ?? someOfEachLevel(freeMonsters, (id) => monsters[id].level);

  const worn = heroRow.flatMap((hero) => hero.worn.filter((id): id is ItemId => id !== null));
  const next = situation.items ?? [];
  const discarded = situation.discarded ?? [];
  const named = new Set([...sittings.flatMap(({ hand }) => hand ?? []), ...worn, ...next, ...discarded]);
  const spare = itemsOf('leather').filter((id) => !named.has(id));
  const hands = sittings.map(({ hand }) => (hand === undefined ? spare.splice(-4, 4) : [...hand]));
  for (const id of hands.flat()) named.add(id);
  const pileOf = (tier: Tier, pile: readonly ItemId[]) => pile.filter((id) => item(id).tier === tier);
  const others = (tier: Tier) => itemsOf(tier).filter((id) => !named.has(id));
  const emptied = (tier: Tier) => situation.emptyDecks?.includes(tier) === true;
  const deckOf = (tier: Tier) => [...pileOf(tier, next), ...(emptied(tier) ? [] : others(tier))].toReversed();
  const discardsOf = (tier: Tier) => [...pileOf(tier, discarded), ...(emptied(tier) ? others(tier) : [])];
  const piles = (of: (tier: Tier) => ItemId[]): Record<Tier, ItemId[]> => {
    const [leather = [], chainmail = [], steel = []] = tiers.map(of);
    return { leather, chainmail, steel };
  };

  const round = situation.round ?? 4;
  const marker = seatAt(situation.marker === undefined ? 0 : names.indexOf(situation.marker));
  return {
    random: [1, 2, 3, 4],
    seatCount,
    settled: situation.settled ?? { votes: 'when-asked' },
    round,
    phase: 'restocking',
    marker,
    heroRow,
    monsterRow,
    heroDeck: heroDeck.toReversed(),
    monsterDeck: monsterDeck.toReversed(),
    heroesAside: freeHeroes.filter((id) => !heroDeck.includes(id)),
    monstersAside: freeMonsters.filter((id) => !monsterDeck.includes(id)),
    banished,
    decks: piles(deckOf),
    discards: piles(discardsOf),
    sales: [],
    bids: [],
    voteAskedBy: null,
    eventful: situation.eventful ?? false,
    blankRounds: situation.blankRounds ?? 0,
    players: sittings.map((sitting, seat): PlayerState => {
      const pairs = beaten[seat] ?? [];
      return {
        gold: sitting.gold ?? 3,
        hand: hands[seat] ?? [],
        shown: [...(sitting.shown ?? [])],
        choice: null,
        marked: null,
        heroes: pairs.map(([hero]) => hero),
        monsters: pairs.map(([, monster]) => monster),
        goldByRound: times(round - 1, 1),
      };
    }),
    ending: null,
    agenda: [firstSteps[situation.from ?? 'choosing'](marker)],
    question: null,
  };
}

function freeFor(ids: readonly HeroId[], gone: ReadonlySet<HeroId>, count: number): [HeroId, readonly ItemId[]][] {
  const free = [...ids, ...heroIds.filter((id) => !ids.includes(id))].filter((id) => !gone.has(id));
  return free.slice(0, count).map((id) => [id, []]);
}

/** A choice: an item with its price, or a bid. */
export type Chosen = readonly [item: ItemId, price: number] | number;

/** A patron's changes to a hero: a card added, and a card swapped for a worn one. */
export interface Change {
  readonly add?: ItemId;
  readonly swap?: readonly [swappedIn: ItemId, swappedOut: ItemId];
}

/** A table for scenarios by player names. Checks every move and audits the state after it. */
export class Table<Name extends string> extends ScenarioTable<EmporiumTypes, Name> {
  constructor(situation: Situation<Name>, names: readonly Name[]) {
    super(emporium, names, stateOf(situation, names));
    emporium.audit(this.state);
    advance(this.state, this.events);
    emporium.audit(this.state);
  }

  /** The named players choose, in seat order. The last choice reveals all. */
  choose(choices: Partial<Readonly<Record<Name, Chosen>>>): this {
    for (const name of this.names) {
      const chosen = choices[name];
      if (typeof chosen === 'number') this.play(name, { type: 'bid', gold: chosen });
      else if (chosen !== undefined) this.play(name, { type: 'sell', item: chosen[0], price: chosen[1] });
    }
    return this;
  }

  place(name: Name, hero: HeroId): this {
    return this.play(name, { type: 'place', hero });
  }

  send(name: Name, hero: HeroId, monster: MonsterId, { add, swap }: Change = {}): this {
    const [swappedIn = null, swappedOut = null] = swap ?? [];
    return this.play(name, { type: 'send', hero, monster, added: add ?? null, swappedIn, swappedOut });
  }

  withdraw(...names: readonly Name[]): this {
    for (const name of names) this.play(name, { type: 'withdraw' });
    return this;
  }

  draw(...names: readonly Name[]): this {
    for (const name of names) this.play(name, { type: 'draw' });
    return this;
  }

  upgrade(name: Name, ...items: readonly ItemId[]): this {
    for (const id of items) this.play(name, { type: 'upgrade', item: id });
    return this;
  }

  done(...names: readonly Name[]): this {
    for (const name of names) this.play(name, { type: 'done-restocking' });
    return this;
  }

  ask(name: Name): this {
    return this.play(name, { type: 'ask-for-vote' });
  }

  /** The named players decline a vote after new monsters have come. */
  noVote(...names: readonly Name[]): this {
    for (const name of names) this.play(name, { type: 'no-vote' });
    return this;
  }

  /** The named players mark heroes, in seat order. */
  vote(votes: Partial<Readonly<Record<Name, readonly HeroId[]>>>): this {
    for (const name of this.names) {
      const [first = null, second = null, third = null, ...more] = votes[name] ?? [];
      if (more.length > 0) throw new RangeError('no row has more than three heroes');
      if (votes[name] !== undefined) this.play(name, { type: 'vote', first, second, third });
    }
    return this;
  }

  /** Plays on without restocking or votes, until the next round or the end of the game. */
  finishRound(): this {
    const { round } = this.state;
    for (let name = this.asked()[0]; name !== undefined && this.state.round === round; name = this.asked()[0]) {
      if (this.asks('vote')) this.play(name, { type: 'vote', first: null, second: null, third: null });
      else if (this.asks('call-vote')) this.noVote(name);
      else this.done(name);
    }
    return this;
  }

  /** The player at a seat. Throws RangeError for an unknown name. */
  name(seat: Seat): Name {
    const name = this.names[seat];
    if (name === undefined) throw new RangeError(`nobody sits at ${seat}`);
    return name;
  }

  hand(name: Name): readonly ItemId[] {
    return this.player(name).hand.toSorted();
  }

  /** Every player's gold, in seat order. */
  gold(): readonly number[] {
    return this.state.players.map(({ gold }) => gold);
  }

  /** The row of heroes, from the left. */
  row(): readonly HeroId[] {
    return this.state.heroRow.map(({ hero }) => hero);
  }

  /** The items of a hero in the row, slot by slot. */
  worn(hero: HeroId): readonly (ItemId | null)[] | undefined {
    return this.state.heroRow.find((each) => each.hero === hero)?.worn;
  }
}

export function tableOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  return new Table(situation, namesOf(situation.players));
}

/** Ana, who has the marker, and Bo. */
export function pair(
  situation: Omit<Situation<'Ana' | 'Bo'>, 'players'>,
  ana: Sitting = {},
  bo: Sitting = {},
): Table<'Ana' | 'Bo'> {
  return tableOf({ ...situation, players: { Ana: ana, Bo: bo } });
}
