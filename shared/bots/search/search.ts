import { type AnyMove, type GameTypes, nextWord, type RandomWords, type Seat } from '../../engine/index.ts';
import type { Decision } from '../bot.ts';
import type { Evaluator, Prospects } from '../evaluator.ts';
import { rateMoves } from '../greedy.ts';
import { type Horizon, likelyMove, playOn, roundOf } from '../imagined-play.ts';
import { stakesOf } from '../mixing.ts';
import { sampleWorld } from '../sample-world.ts';
import { type Appetite, choiceToTry, triedAmong } from './choosing.ts';
import { Stage } from './stage.ts';
import {
  type ActionStatistics,
  type Choice,
  moveKey,
  type Node,
  newChoice,
  newNode,
  openLessons,
  sealedLessons,
} from './statistics.ts';

/** How widely and how far a search thinks. */
export interface Effort extends Appetite {
  /** The number of legal moves to consider, the most promising. */
  readonly considered: number;
  /** The imagined matches for the first glance at each of them. */
  readonly glances: number;
  /** The number of imagined matches that is enough for a decision. */
  readonly mostImagined: number;
  /**
   * Whose choices branch the tree.
   * With 'own', a seat looks much further ahead for the same effort; at each place it learns what the others do,
   * regardless of their earlier moves. With 'everybody', it answers each of their choices.
   */
  readonly branchesBy: 'own' | 'everybody';
  /** Maximum number of nodes, to bound memory. */
  readonly mostPlaces: number;
  /** How imagined play continues beyond the tree: how far, with how many moves at most, and how keenly. */
  readonly horizon: Horizon;
  readonly mostMoves: number;
  readonly keenness: number;
}

/**
 * How a solo search continues beyond its tree: to the end of the match. No other player can surprise it, so likely moves
 * to the end say more than a guide's estimate of a position.
 */
const alone = { horizon: 'match', mostMoves: 1000 } as const;

/** Whether there is still time. Called before every imagined match with the number of those so far. */
export type GoesOn = (imagined: number) => boolean;

/** The result of thinking about the current decision. */
export interface Thought<Types extends GameTypes> {
  readonly choices: readonly Choice<Types['Move']>[];
  /** Numbers of imagined matches, and of nodes in their tree. */
  readonly imagined: number;
  readonly places: number;
  /** Whether the effort is used up, or more would not change the result. False if interrupted. */
  readonly isEnough: boolean;
  /** Whether others choose at the same moment, unseen. The choice must then be unpredictable. */
  readonly isSealed: boolean;
}

/** The moves of the decision as the search considers them. */
interface Weighed<Types extends GameTypes> {
  readonly statistics: ActionStatistics<Types['Move']>;
  /** `known`: the most promising first. `among`: the best at first glance first. */
  readonly known: readonly Choice<Types['Move']>[];
  readonly among: readonly Choice<Types['Move']>[];
  readonly isSealed: boolean;
}

interface Step<Types extends GameTypes> {
  readonly seat: Seat;
  readonly statistics: ActionStatistics<Types['Move']>;
  readonly choice: Choice<Types['Move']>;
}

/** The move of the decision that an imagined match tries. */
interface Tried<Types extends GameTypes> {
  readonly statistics: ActionStatistics<Types['Move']>;
  readonly choice: Choice<Types['Move']>;
}

/** The best at first glance come first. */
function byGlance<Move extends AnyMove>(known: readonly Choice<Move>[]): readonly Choice<Move>[] {
  return known.toSorted((one, other) => (other.glance ?? 0) - (one.glance ?? 0));
}

/**
 * Information-set tree search.
 * Each iteration imagines another match that the seat cannot distinguish from the real one, and plays it down one tree.
 * Its nodes are distinguished by the seat's own moves, or by everything public. Each seat maximizes its own share of
 * the win, starting with moves that are good at first glance. Seats that choose at the same moment have separate
 * statistics (decoupled), so that none answers what it cannot have seen. If the guide predicts sealed choices, the
 * others follow that prediction.
 */
export class Search<Types extends GameTypes> {
  readonly #decision: Decision<Types>;
  readonly #evaluator: Evaluator<Types>;
  #effort: Effort;
  readonly #root: Node<Types['Move']> = newNode();
  /** The n-th try of every legal move uses the n-th imagined match: moves differ by their results, not by luck. */
  readonly #chances: RandomWords[] = [];
  #places = 1;
  #imagined = 0;
  #weighed: Weighed<Types> | null = null;
  #tried: Tried<Types> | null = null;

  constructor(decision: Decision<Types>, effort: Effort) {
    this.#decision = decision;
    this.#evaluator = decision.evaluator;
    this.#effort = decision.seats === 1 ? { ...effort, ...alone } : effort;
  }

  /** Thinks while `goesOn` returns true and more is useful, at least once. Another call continues from there. */
  think(goesOn: GoesOn): Thought<Types> {
    this.#weighed ??= this.#weigh();
    const { statistics, known, among, isSealed } = this.#weighed;
    let isEnough = false;
    do {
      const choice = choiceToTry(among.slice(0, triedAmong(among.length, this.#imagined, this.#effort)), this.#effort);
      const chance = this.#chanceOf(choice.visits);
      this.#imagineOnce(sampleWorld(this.#decision, chance), chance, { statistics, choice });
      this.#imagined++;
      isEnough = this.#isEnough(known, isSealed);
    } while (!isEnough && goesOn(this.#imagined));
    return { choices: known, imagined: this.#imagined, places: this.#places, isEnough, isSealed };
  }

  /**
   * The seat's continuations after a move, if others choose at the same moment, unseen; the most tried first.
   * Empty otherwise: the next move is then a decision of its own.
   */
  continuations(move: Types['Move']): readonly Choice<Types['Move']>[] {
    if (this.#weighed?.isSealed !== true) return [];
    const statistics = this.#root.sealed.get(`${this.#decision.seat} ${moveKey(move)}`);
    return [...(statistics?.choices.values() ?? [])].toSorted((one, other) => other.visits - one.visits);
  }

  #weigh(): Weighed<Types> {
    const { seat, legal, random, evaluator } = this.#decision;
    const world = sampleWorld(this.#decision, random);
    const isSealed = evaluator.game.toAct(world).length > 1;
    const statistics = isSealed ? sealedLessons(this.#root, seat, '') : openLessons(this.#root, seat);
    const known = this.#choicesOf(statistics, world, seat, legal).slice(0, this.#effort.considered);
    if (evaluator.guide !== null) {
      this.#glanceAtAll(known);
      this.#weighBy(known);
    }
    return { statistics, known, among: byGlance(known), isSealed };
  }

  /**
   * Scales exploration and temperature to the stakes, so that small differences decide where little is at stake.
   * A single move has nothing to compare with and keeps the usual values; else the first continuation found would be
   * the only one.
   */
  #weighBy(known: readonly Choice<Types['Move']>[]): void {
    if (known.length < 2) return;
    const { exploration, temperature } = this.#effort;
    const stakes = stakesOf(known.map(({ glance }) => glance ?? 0));
    this.#effort = { ...this.#effort, exploration: exploration * stakes, temperature: temperature * stakes };
  }

  /**
   * Whether enough has been thought.
   * True once no other choice can catch up with the most tried one, even with half of the remaining tries. A single
   * choice is examined to the end, to find its worth. So is a sealed decision: every choice is part of the mixed
   * strategy.
   */
  #isEnough(known: readonly Choice<Types['Move']>[], isSealed: boolean): boolean {
    const left = this.#effort.mostImagined - this.#imagined;
    if (left <= 0 || isSealed || known.length < 2) return left <= 0;
    let [most, next] = [0, 0];
    for (const { visits } of known) {
      if (visits > most) [most, next] = [visits, most];
      else if (visits > next) next = visits;
    }
    return next + left / 2 < most;
  }

  /** The generator of the n-th imagined match, as a copy. */
  #chanceOf(index: number): RandomWords {
    const { random } = this.#decision;
    const known = this.#chances[index] ?? [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
    this.#chances[index] = known;
    return [...known];
  }

  /** Gives every considered move a first glance, in the same few imagined matches. */
  #glanceAtAll(known: readonly Choice<Types['Move']>[]): void {
    const { glances: worlds, horizon, mostMoves, keenness } = this.#effort;
    const moves = known.map(({ move }) => move);
    rateMoves(this.#decision, moves, { worlds, horizon, mostMoves, keenness }).forEach(({ worth, chance }, at) => {
      const choice = known[at];
      if (choice === undefined) return;
      choice.glance = worth;
      choice.glanceChance = chance;
    });
  }

  /** One iteration: down the tree with the tried move, one node further, on to the horizon, and back. */
  #imagineOnce(world: Types['State'], random: RandomWords, tried: Tried<Types>): void {
    const { game } = this.#evaluator;
    const round = roundOf(this.#evaluator, world);
    const path: Step<Types>[] = [];
    this.#tried = tried;
    let node: Node<Types['Move']> | null = this.#root;
    for (let acting = game.toAct(world); node !== null && acting.length > 0; acting = game.toAct(world)) {
      node = acting.length === 1 ? this.#oneChooses(node, world, path) : this.#severalChoose(node, world, path);
    }
    const { horizon, mostMoves, keenness } = this.#effort;
    playOn(this.#evaluator, world, random, { horizon, mostMoves, keenness, round });
    this.#learn(path, this.#evaluator.prospects(world, this.#decision.seats));
  }

  /** One seat chooses publicly. Returns the next node; null where the tree ends. */
  #oneChooses(node: Node<Types['Move']>, world: Types['State'], path: Step<Types>[]): Node<Types['Move']> | null {
    const [seat] = this.#evaluator.game.toAct(world);
    if (seat === undefined) return null;
    const choice = this.#chooses(openLessons(node, seat), world, seat, path);
    if (!this.#branchesAt(seat)) return node;
    if (choice.visits === 0) return null;
    choice.next ??= this.#grown();
    return choice.next;
  }

  /** Whether the choices of this seat branch the tree. */
  #branchesAt(seat: Seat): boolean {
    return this.#effort.branchesBy === 'everybody' || seat === this.#decision.seat;
  }

  /** Several seats choose at once, unseen. Returns the next node; null where the tree ends. */
  #severalChoose(node: Node<Types['Move']>, world: Types['State'], path: Step<Types>[]): Node<Types['Move']> | null {
    const { game, guide } = this.#evaluator;
    const stage = new Stage(game.toAct(world));
    let isNew = false;
    for (let [seat] = game.toAct(world); seat !== undefined && !stage.isOver; [seat] = game.toAct(world)) {
      if (guide?.foretellsSealed && seat !== this.#decision.seat) {
        stage.note(seat, this.#choosesAsForetold(world, seat), game.toAct(world));
        continue;
      }
      const choice = this.#chooses(sealedLessons(node, seat, stage.sealedBy(seat)), world, seat, path);
      isNew ||= this.#branchesAt(seat) && choice.visits === 0;
      stage.note(seat, choice.key, game.toAct(world));
    }
    if (isNew) return null;
    const { branchesBy } = this.#effort;
    const branch = branchesBy === 'own' ? stage.sealedBy(this.#decision.seat) : stage.seen;
    const known = node.after.get(branch) ?? this.#grown();
    if (known !== null) node.after.set(branch, known);
    return known;
  }

  /**
   * Chooses for another seat as the guide predicts, and plays it. Returns the move as text.
   * Drawn separately in each match: with the same replies for every tried move, the merchant won fewer matches of
   * Emporium.
   */
  #choosesAsForetold(world: Types['State'], seat: Seat): string {
    const { game } = this.#evaluator;
    const move = likelyMove(this.#evaluator, world, seat, game.legalMoves(world, seat), this.#decision.random);
    game.play(world, seat, move);
    return moveKey(move);
  }

  #chooses(
    statistics: ActionStatistics<Types['Move']>,
    world: Types['State'],
    seat: Seat,
    path: Step<Types>[],
  ): Choice<Types['Move']> {
    const { game } = this.#evaluator;
    const choice =
      this.#tried?.statistics === statistics && path.every((step) => step.statistics !== statistics)
        ? this.#tried.choice
        : this.#choice(statistics, world, seat);
    path.push({ seat, statistics, choice });
    game.play(world, seat, choice.move);
    return choice;
  }

  #choice(statistics: ActionStatistics<Types['Move']>, world: Types['State'], seat: Seat): Choice<Types['Move']> {
    const known = this.#choicesOf(statistics, world, seat, this.#evaluator.game.legalMoves(world, seat));
    const [only] = known;
    if (known.length === 1 && only !== undefined) return only;
    return choiceToTry(known.slice(0, triedAmong(known.length, statistics.visits, this.#effort)), this.#effort);
  }

  #learn(path: readonly Step<Types>[], { worths, chances }: Prospects): void {
    for (const { seat, statistics, choice } of path) {
      statistics.visits++;
      choice.visits++;
      choice.brought += worths[seat] ?? 0;
      choice.chances += chances[seat] ?? 0;
    }
  }

  /** A new node; null if the tree is full. */
  #grown(): Node<Types['Move']> | null {
    if (this.#places >= this.#effort.mostPlaces) return null;
    this.#places++;
    return newNode();
  }

  /** The choices of the legal moves in this imagined match, the most promising first. */
  #choicesOf(
    statistics: ActionStatistics<Types['Move']>,
    world: Types['State'],
    seat: Seat,
    legal: readonly Types['Move'][],
  ): readonly Choice<Types['Move']>[] {
    if (legal === statistics.legal) return statistics.known;
    const { guide } = this.#evaluator;
    const known = legal.map((move): Choice<Types['Move']> => {
      const key = moveKey(move);
      const met = statistics.choices.get(key);
      if (met !== undefined) return met;
      const prior = guide === null ? null : guide.prior(world, seat, move);
      const choice = newChoice(key, move, prior);
      statistics.choices.set(key, choice);
      return choice;
    });
    if (guide !== null) known.sort((one, other) => (other.prior ?? 0) - (one.prior ?? 0));
    statistics.legal = legal;
    statistics.known = known;
    return known;
  }
}
