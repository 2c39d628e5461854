import { seatAt } from '../../../shared/engine/index.ts';
import type { BuildingSymbol } from '../../../shared/games/harbour/actions.ts';
import { allCharacters, type BoardId, needsOthers } from '../../../shared/games/harbour/boards.ts';
import { type BuildingId, buildingIds } from '../../../shared/games/harbour/buildings/index.ts';
import { type Good, type GoodCounts, goods, noGoods } from '../../../shared/games/harbour/goods.ts';
import { type HarbourTypes, harbour } from '../../../shared/games/harbour/index.ts';
import { advance } from '../../../shared/games/harbour/phases/index.ts';
import type { Place } from '../../../shared/games/harbour/places.ts';
import type { HarbourState, PlayerState, PracticeOpponent, Settled } from '../../../shared/games/harbour/state.ts';
import { isOfType } from '../of-type.ts';
import { namesOf, ScenarioTable } from '../scenario-table.ts';

/** Numbers of goods; 0 by default. */
export type Some = Partial<Readonly<GoodCounts>>;

/** A player at the start of a scenario. Defaults: The Wharfs, no goods, no buildings, the pawn beside the table. */
export interface Sitting {
  readonly board?: BoardId;
  readonly goods?: Some;
  readonly buildings?: readonly BuildingId[];
  /** The Noble's free building, besides `buildings`. */
  readonly free?: BuildingId;
  readonly pawn?: Place;
  readonly bonus?: BuildingSymbol;
}

/** The situation a scenario begins in. Players sit in the order given, the first one is the start player. */
export interface Situation<Name extends string> {
  readonly players: Readonly<Record<Name, Sitting>>;
  /** The dearest space first. Left out: fish $5, wood $4, stone $3, livestock $2, as in the rules' example. */
  readonly market?: readonly Good[];
  /** The first cards from the left; where they are fewer than players and 3, others follow. */
  readonly centre?: readonly BuildingId[];
  /** The next cards of the deck, the next one first. */
  readonly deck?: readonly BuildingId[];
  readonly practice?: Partial<Omit<PracticeOpponent, 'buildings'>> & { readonly buildings?: readonly BuildingId[] };
  readonly settled?: Partial<Settled>;
  readonly round?: number;
  readonly turnsTaken?: number;
  /** The seat that has bought a fourth building; all others have their last turn ahead. */
  readonly endedBy?: number | 'practice';
}

function playerIn({ board = 'the-wharfs', goods: held, buildings = [], free, pawn, bonus }: Sitting): PlayerState {
  return {
    dealt: [],
    board,
    goods: { ...noGoods(), ...held },
    buildings: [...(free === undefined ? [] : [free]), ...buildings],
    freeBuilding: free ?? null,
    looked: [],
    pawn: pawn ?? null,
    bonus: bonus ?? null,
    pointsByRound: [],
  };
}

function stateOf(situation: Situation<string>, sittings: readonly Sitting[]): HarbourState {
  const players = sittings.map(playerIn);
  const practice: PracticeOpponent | null = situation.practice
    ? { pawn: null, cargo: 0, ...situation.practice, buildings: [...(situation.practice.buildings ?? [])] }
    : null;
  const used = new Set<BuildingId>([...(situation.centre ?? []), ...(situation.deck ?? [])]);
  for (const { buildings } of [...players, ...(practice === null ? [] : [practice])]) {
    for (const building of buildings) used.add(building);
  }
  const rest = buildingIds.filter((building) => !used.has(building));
  const centre = [...(situation.centre ?? [])];
  while (centre.length < (players.length === 1 ? 5 : players.length + 3)) {
    const [next] = rest.splice(0, 1);
    if (next === undefined) throw new RangeError('too few buildings');
    centre.push(next);
  }
  const { endedBy } = situation;
  const alone = practice === null ? 'twenty-turns' : 'practice-opponent';
  return {
    random: [1, 2, 3, 4],
    seatCount: players.length,
    settled: {
      boards: 'all-characters',
      goods: 'choose',
      bonusCards: players.some(({ bonus }) => bonus !== null),
      inlandTraders: false,
      alone: players.length === 1 ? alone : null,
      ...situation.settled,
    },
    startPlayer: seatAt(0),
    round: situation.round ?? 0,
    market: [...(situation.market ?? (['fish', 'wood', 'stone', 'livestock'] as const))],
    deck: [...rest.toReversed(), ...(situation.deck ?? []).toReversed()],
    under: [],
    centre,
    players,
    practice,
    turn: null,
    turnsTaken: situation.turnsTaken ?? 0,
    endedBy: typeof endedBy === 'number' ? seatAt(endedBy) : (endedBy ?? null),
    lastTurns: endedBy === undefined ? null : Math.max(1, players.length - 1),
    ending: null,
    agenda: [],
    question: null,
  };
}

/**
 * The state for the audit. A scenario may seat characters beside The Wharfs, which no match does: those who have The
 * Wharfs get characters that no player has.
 */
function asInAMatch(state: HarbourState): HarbourState {
  const boards = state.players.map(({ board }) => board);
  if (!boards.includes('the-wharfs')) return state;
  if (boards.every((board) => board === 'the-wharfs'))
    return { ...state, settled: { ...state.settled, boards: 'wharfs' } };
  const free = allCharacters.filter((id) => !boards.includes(id) && !(needsOthers(id) && boards.length === 1));
  const players = state.players.map((player) =>
    player.board === 'the-wharfs' ? { ...player, board: free.shift() ?? null } : player,
  );
  return { ...state, players };
}

/** Throws AuditFailure when what lies on the table of a scenario cannot be right. */
export function auditScenario(state: HarbourState): void {
  harbour.audit(asInAMatch(state));
}

/** The goods with a number above 0. */
export function some(counts: Some): Some {
  return Object.fromEntries(goods.flatMap((good) => (counts[good] ? [[good, counts[good]]] : [])));
}

/** A table in some situation, for scenarios that use players' names. Every move is checked and the state audited. */
export class Table<Name extends string> extends ScenarioTable<HarbourTypes, Name> {
  constructor(situation: Situation<Name>, names: readonly Name[]) {
    const sittings = names.map((name) => situation.players[name]);
    super(harbour, names, stateOf(situation, sittings), auditScenario);
  }

  /** Runs these steps, the first one first, until a player must act. */
  begin(...steps: HarbourState['agenda']): this {
    this.state.agenda.push(...steps.toReversed());
    advance(this.state, this.events);
    auditScenario(this.state);
    return this;
  }

  turn(name: Name): this {
    return this.begin({ type: 'begin-turn', seat: this.seat(name), extra: false, returnsTo: null });
  }

  /** Moves the pawn, and pays these goods as a toll where it has to be chosen. */
  go(name: Name, to: Place, ...toll: readonly Good[]): this {
    return this.play(name, { type: 'move-pawn', to }, ...toll.map((good) => ({ type: 'pay-toll', good }) as const));
  }

  /** Takes goods of one's choice, one after the other. */
  take(name: Name, ...chosen: readonly Good[]): this {
    return this.play(name, ...chosen.map((good) => ({ type: 'take-good', good }) as const));
  }

  /** Goes to the own starting building to buy. */
  goBuying(name: Name): this {
    return this.go(name, this.home(name)).play(name, { type: 'choose-way', way: 'buy' });
  }

  /** Ships these types for a building; warehouses keep the named goods if there is a choice. */
  ship(name: Name, shipped: readonly Good[], building: BuildingId, ...keeps: readonly Good[]): this {
    return this.play(
      name,
      ...shipped.map((good) => ({ type: 'ship', good }) as const),
      { type: 'buy', building },
      ...keeps.map((good) => ({ type: 'keep', good }) as const),
    );
  }

  /** The player's starting building. */
  home(name: Name): Place {
    return (['start-0', 'start-1', 'start-2', 'start-3'] as const)[this.names.indexOf(name)] ?? 'start-0';
  }

  /** The player's stock, without the goods of which there are none. */
  holds(name: Name): Some {
    return some(this.player(name).goods);
  }

  /** The goods of these players, and who moves the pawn next; null within a turn. */
  after(...names: readonly Name[]): Readonly<Record<string, Some | Name | null>> {
    return {
      ...Object.fromEntries(names.map((name) => [name, this.holds(name)])),
      next: this.names.find((name) => this.toMove(name)) ?? null,
    };
  }

  /** The types that may be shipped now, in the order of the goods. */
  shippable(name: Name): readonly Good[] {
    const offered = this.offers(name, 'ship').map(({ good }) => good);
    return goods.filter((good) => offered.includes(good));
  }

  /** The buildings that may be bought now, from left to right. */
  affordable(name: Name): readonly BuildingId[] {
    return this.offers(name, 'buy').map(({ building }) => building);
  }

  places(name: Name): readonly Place[] {
    return this.offers(name, 'move-pawn').map(({ to }) => to);
  }

  /** Is it the player's turn to move the pawn: is everything before that over? */
  toMove(name: Name): boolean {
    const { question } = this.state;
    return isOfType(question, 'move-pawn') && question.seat === this.seat(name);
  }
}

export function tableOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  return new Table(situation, namesOf(situation.players));
}

export function turnOf<Name extends string>(situation: Situation<Name>): Table<Name> {
  const table = tableOf(situation);
  const [first] = table.names;
  if (first === undefined) throw new RangeError('nobody sits at the table');
  return table.turn(first);
}

/** Ana, whose turn begins, and Bo. */
export function pair(
  situation: Omit<Situation<'Ana' | 'Bo'>, 'players'>,
  ana: Sitting = {},
  bo: Sitting = {},
): Table<'Ana' | 'Bo'> {
  return turnOf({ ...situation, players: { Ana: ana, Bo: bo } });
}

/** A centre with buildings of $6, $7, $8, $9 and $12. */
export const dearerAndDearer = ['locks', 'ranch', 'pub', 'golem-workshop', 'clocktower'] as const;

/** Ana has gone to her starting building to buy something out of that centre; the Quarry fills it up. */
export function buying(ana: Sitting, bo: Sitting = {}, settled: Partial<Settled> = {}): Table<'Ana' | 'Bo'> {
  return turnOf({
    players: { Ana: ana, Bo: bo },
    centre: dearerAndDearer,
    deck: ['quarry', 'abbey'],
    settled,
  }).goBuying('Ana');
}
