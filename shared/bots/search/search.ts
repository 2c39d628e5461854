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

/** How widely and how far is thought. */
export interface Effort extends Appetite {
  /** So many of the moves on offer are thought about, the most promising. */
  readonly considered: number;
  /** Imagined matches in which each of them gets a first glance. */
  readonly glances: number;
  /** So many imagined matches are enough for a decision. */
  readonly mostImagined: number;
  /**
   * Whose choices the tree branches by. By its own alone, a seat looks much further ahead with as many imagined matches: what
   * the others do is learned at each of its places, whatever they did before. By everybody's, it answers each of them.
   */
  readonly branchesBy: 'own' | 'everybody';
  /** The tree stops growing at so many places: its memory is bounded. */
  readonly mostPlaces: number;
  /** How imagined play goes on from where the tree ends: how far, with how many moves at most, and how keenly. */
  readonly horizon: Horizon;
  readonly mostMoves: number;
  readonly keenness: number;
}

/** Is there still time? Asked before every imagined match, with the number of those so far. */
export type GoesOn = (imagined: number) => boolean;

/** What thinking has found out about the decision at hand. */
export interface Thought<Types extends GameTypes> {
  readonly choices: readonly Choice<Types['Move']>[];
  /** Imagined matches, and places of the tree they grew. */
  readonly imagined: number;
  readonly places: number;
  /** Has as much been thought as the effort asks for? Otherwise it was interrupted. */
  readonly isEnough: boolean;
  /** Do others choose at the same moment, unseen? Then nobody may read what is chosen here. */
  readonly isSealed: boolean;
}

/** The moves of the decision as they are thought about. */
interface Weighed<Types extends GameTypes> {
  readonly statistics: ActionStatistics<Types['Move']>;
  /** The most promising first, and those that were best at first glance first. */
  readonly known: readonly Choice<Types['Move']>[];
  readonly among: readonly Choice<Types['Move']>[];
  readonly isSealed: boolean;
}

interface Step<Types extends GameTypes> {
  readonly seat: Seat;
  readonly statistics: ActionStatistics<Types['Move']>;
  readonly choice: Choice<Types['Move']>;
}

/** The move of the decision that is tried in an imagined match. */
interface Tried<Types extends GameTypes> {
  readonly statistics: ActionStatistics<Types['Move']>;
  readonly choice: Choice<Types['Move']>;
}

/** The best at first glance come first. */
function byGlance<Move extends AnyMove>(known: readonly Choice<Move>[]): readonly Choice<Move>[] {
  return known.toSorted((one, other) => (other.glance ?? 0) - (one.glance ?? 0));
}

/**
 * Information-set tree search: every time another match is imagined that the seat cannot tell from the true one, and
 * played down one tree whose places are told apart by the seat's own moves, or by all that everybody has seen. Each seat
 * goes for its own share of the win, and begins with what is good at first glance. Seats that choose at the same moment
 * learn apart from each other (decoupled statistics), so that nobody answers what they cannot have seen; where a guide
 * foretells what is chosen unseen, the others choose so.
 */
export class Search<Types extends GameTypes> {
  readonly #decision: Decision<Types>;
  readonly #evaluator: Evaluator<Types>;
  #effort: Effort;
  readonly #root: Node<Types['Move']> = newNode();
  /** The n-th try of every move on offer happens in the n-th imagined match: they differ by what they do, not by luck. */
  readonly #chances: RandomWords[] = [];
  #places = 1;
  #imagined = 0;
  #weighed: Weighed<Types> | null = null;
  #tried: Tried<Types> | null = null;

  constructor(decision: Decision<Types>, effort: Effort) {
    this.#decision = decision;
    this.#evaluator = decision.evaluator;
    this.#effort = effort;
  }

  /** Thinks for as long as it goes on and has not thought enough, at least once; called again, it thinks on from there. */
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
   * How the seat goes on right after a move at a moment at which others choose too, unseen, the one tried most first; none
   * where what it does next is a choice of its own.
   */
  goingOn(move: Types['Move']): readonly Choice<Types['Move']>[] {
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
   * Where little is at stake, little decides between one choice and another. A single one has nothing beside it: how it goes on
   * is found out as usual, or the first way that comes up would be the only one.
   */
  #weighBy(known: readonly Choice<Types['Move']>[]): void {
    if (known.length < 2) return;
    const { exploration, temperature } = this.#effort;
    const stakes = stakesOf(known.map(({ glance }) => glance ?? 0));
    this.#effort = { ...this.#effort, exploration: exploration * stakes, temperature: temperature * stakes };
  }

  /**
   * Has enough been thought? So it has where no other choice will still be tried as often as the one tried most, though it
   * got half of the tries that are left: more than its part, as things stand. A single one is thought about to find out
   * what it is worth, and one that others must not be able to read is weighed to the end, for every choice is a part of the
   * mixture.
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

  /** The chance by which the n-th imagined match comes about, to draw from. */
  #chanceOf(index: number): RandomWords {
    const { random } = this.#decision;
    const known = this.#chances[index] ?? [nextWord(random), nextWord(random), nextWord(random), nextWord(random)];
    this.#chances[index] = known;
    return [...known];
  }

  /** A first glance at every move that is considered, in the same few imagined matches. */
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

  /** One imagined match: down the tree by the move that is tried, a place further, on to the horizon, and back. */
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

  /** One seat chooses for all to see. The place this leads to; null where the tree ends. */
  #oneChooses(node: Node<Types['Move']>, world: Types['State'], path: Step<Types>[]): Node<Types['Move']> | null {
    const [seat] = this.#evaluator.game.toAct(world);
    if (seat === undefined) return null;
    const choice = this.#chooses(openLessons(node, seat), world, seat, path);
    if (!this.#branchesAt(seat)) return node;
    if (choice.visits === 0) return null;
    choice.next ??= this.#grown();
    return choice.next;
  }

  /** Does the tree grow another branch for what this seat chooses? */
  #branchesAt(seat: Seat): boolean {
    return this.#effort.branchesBy === 'everybody' || seat === this.#decision.seat;
  }

  /** Several seats choose at once, unseen. The place this leads to; null where the tree ends. */
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
   * Chooses for another seat as its guide foretells, and plays it: the move as text. Drawn anew each time: where every move
   * that is tried met the same replies, a Merchant won fewer matches of Emporium.
   */
  #choosesAsForetold(world: Types['State'], seat: Seat): string {
    const { game } = this.#evaluator;
    const move = likelyMove(this.#evaluator, world, seat, game.legalMoves(world, seat), this.#decision.random);
    game.play(world, seat, move);
    return moveKey(move);
  }

  /** Chooses for a seat and plays it. */
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

  /** A new place; null where the tree must not grow any more. */
  #grown(): Node<Types['Move']> | null {
    if (this.#places >= this.#effort.mostPlaces) return null;
    this.#places++;
    return newNode();
  }

  /** The choices of the moves on offer in this imagined match, the most promising first. */
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
