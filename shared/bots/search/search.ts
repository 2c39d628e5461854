import { type AnyMove, type GameTypes, nextWord, type RandomWords, type Seat } from '../../engine/index.ts';
import type { Decision } from '../bot.ts';
import { rateMoves } from '../greedy.ts';
import { type Horizon, likelyMove, playOn, roundOf } from '../imagined-play.ts';
import { imaginedWorld } from '../imagined-world.ts';
import type { Judge, Prospects } from '../judge.ts';
import { stakesOf } from '../mixing.ts';
import { type Appetite, choiceToTry, triedAmong } from './choosing.ts';
import { Stage } from './stage.ts';
import {
  type Choice,
  type Lessons,
  moveKey,
  newChoice,
  newPlace,
  openLessons,
  type Place,
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
  readonly lessons: Lessons<Types['Move']>;
  /** The most promising first, and those that were best at first glance first. */
  readonly known: readonly Choice<Types['Move']>[];
  readonly among: readonly Choice<Types['Move']>[];
  readonly isSealed: boolean;
}

interface Step<Types extends GameTypes> {
  readonly seat: Seat;
  readonly lessons: Lessons<Types['Move']>;
  readonly choice: Choice<Types['Move']>;
}

/** The move of the decision that is tried in an imagined match. */
interface Tried<Types extends GameTypes> {
  readonly lessons: Lessons<Types['Move']>;
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
  readonly #judge: Judge<Types>;
  #effort: Effort;
  readonly #root: Place<Types['Move']> = newPlace();
  /** The n-th try of every move on offer happens in the n-th imagined match: they differ by what they do, not by luck. */
  readonly #chances: RandomWords[] = [];
  #places = 1;
  #imagined = 0;
  #weighed: Weighed<Types> | null = null;
  #tried: Tried<Types> | null = null;

  constructor(decision: Decision<Types>, effort: Effort) {
    this.#decision = decision;
    this.#judge = decision.judge;
    this.#effort = effort;
  }

  /** Thinks for as long as it goes on and has not thought enough, at least once; called again, it thinks on from there. */
  think(goesOn: GoesOn): Thought<Types> {
    this.#weighed ??= this.#weigh();
    const { lessons, known, among, isSealed } = this.#weighed;
    let isEnough = false;
    do {
      const choice = choiceToTry(among.slice(0, triedAmong(among.length, this.#imagined, this.#effort)), this.#effort);
      const chance = this.#chanceOf(choice.visits);
      this.#imagineOnce(imaginedWorld(this.#decision, chance), chance, { lessons, choice });
      this.#imagined++;
      isEnough = this.#isEnough(known, isSealed);
    } while (!isEnough && goesOn(this.#imagined));
    return { choices: known, imagined: this.#imagined, places: this.#places, isEnough, isSealed };
  }

  #weigh(): Weighed<Types> {
    const { seat, legal, random, judge } = this.#decision;
    const world = imaginedWorld(this.#decision, random);
    const isSealed = judge.game.toAct(world).length > 1;
    const lessons = isSealed ? sealedLessons(this.#root, seat, '') : openLessons(this.#root, seat);
    const known = this.#choicesOf(lessons, world, seat, legal).slice(0, this.#effort.considered);
    if (judge.guide !== null) {
      this.#glanceAtAll(known);
      this.#weighBy(known);
    }
    return { lessons, known, among: byGlance(known), isSealed };
  }

  /** Where little is at stake, little decides between one choice and another. */
  #weighBy(known: readonly Choice<Types['Move']>[]): void {
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
    const { game } = this.#judge;
    const round = roundOf(this.#judge, world);
    const path: Step<Types>[] = [];
    this.#tried = tried;
    let place: Place<Types['Move']> | null = this.#root;
    for (let acting = game.toAct(world); place !== null && acting.length > 0; acting = game.toAct(world)) {
      place = acting.length === 1 ? this.#oneChooses(place, world, path) : this.#severalChoose(place, world, path);
    }
    const { horizon, mostMoves, keenness } = this.#effort;
    playOn(this.#judge, world, random, { horizon, mostMoves, keenness, round });
    this.#learn(path, this.#judge.prospects(world, this.#decision.seats));
  }

  /** One seat chooses for all to see. The place this leads to; null where the tree ends. */
  #oneChooses(place: Place<Types['Move']>, world: Types['State'], path: Step<Types>[]): Place<Types['Move']> | null {
    const [seat] = this.#judge.game.toAct(world);
    if (seat === undefined) return null;
    const choice = this.#chooses(openLessons(place, seat), world, seat, path);
    if (!this.#branchesAt(seat)) return place;
    if (choice.visits === 0) return null;
    choice.next ??= this.#grown();
    return choice.next;
  }

  /** Does the tree grow another branch for what this seat chooses? */
  #branchesAt(seat: Seat): boolean {
    return this.#effort.branchesBy === 'everybody' || seat === this.#decision.seat;
  }

  /** Several seats choose at once, unseen. The place this leads to; null where the tree ends. */
  #severalChoose(place: Place<Types['Move']>, world: Types['State'], path: Step<Types>[]): Place<Types['Move']> | null {
    const { game, guide } = this.#judge;
    const stage = new Stage(game.toAct(world));
    let isNew = false;
    for (let [seat] = game.toAct(world); seat !== undefined && !stage.isOver; [seat] = game.toAct(world)) {
      if (guide?.foretellsSealed && seat !== this.#decision.seat) {
        stage.note(seat, this.#choosesAsForetold(world, seat), game.toAct(world));
        continue;
      }
      const choice = this.#chooses(sealedLessons(place, seat, stage.sealedBy(seat)), world, seat, path);
      isNew ||= this.#branchesAt(seat) && choice.visits === 0;
      stage.note(seat, choice.key, game.toAct(world));
    }
    if (isNew) return null;
    const { branchesBy } = this.#effort;
    const branch = branchesBy === 'own' ? stage.sealedBy(this.#decision.seat) : stage.seen;
    const known = place.after.get(branch) ?? this.#grown();
    if (known !== null) place.after.set(branch, known);
    return known;
  }

  /**
   * Chooses for another seat as its guide foretells, and plays it: the move as text. Drawn anew each time: where every move
   * that is tried met the same replies, a Merchant won fewer matches of Emporium.
   */
  #choosesAsForetold(world: Types['State'], seat: Seat): string {
    const { game } = this.#judge;
    const move = likelyMove(this.#judge, world, seat, game.legalMoves(world, seat), this.#decision.random);
    game.play(world, seat, move);
    return moveKey(move);
  }

  /** Chooses for a seat and plays it. */
  #chooses(
    lessons: Lessons<Types['Move']>,
    world: Types['State'],
    seat: Seat,
    path: Step<Types>[],
  ): Choice<Types['Move']> {
    const { game } = this.#judge;
    const choice =
      this.#tried?.lessons === lessons && path.every((step) => step.lessons !== lessons)
        ? this.#tried.choice
        : this.#choice(lessons, world, seat);
    path.push({ seat, lessons, choice });
    game.play(world, seat, choice.move);
    return choice;
  }

  #choice(lessons: Lessons<Types['Move']>, world: Types['State'], seat: Seat): Choice<Types['Move']> {
    const known = this.#choicesOf(lessons, world, seat, this.#judge.game.legalMoves(world, seat));
    const [only] = known;
    if (known.length === 1 && only !== undefined) return only;
    return choiceToTry(known.slice(0, triedAmong(known.length, lessons.visits, this.#effort)), this.#effort);
  }

  #learn(path: readonly Step<Types>[], { worths, chances }: Prospects): void {
    for (const { seat, lessons, choice } of path) {
      lessons.visits++;
      choice.visits++;
      choice.brought += worths[seat] ?? 0;
      choice.chances += chances[seat] ?? 0;
    }
  }

  /** A new place; null where the tree must not grow any more. */
  #grown(): Place<Types['Move']> | null {
    if (this.#places >= this.#effort.mostPlaces) return null;
    this.#places++;
    return newPlace();
  }

  /** The choices of the moves on offer in this imagined match, the most promising first. */
  #choicesOf(
    lessons: Lessons<Types['Move']>,
    world: Types['State'],
    seat: Seat,
    legal: readonly Types['Move'][],
  ): readonly Choice<Types['Move']>[] {
    if (legal === lessons.legal) return lessons.known;
    const { guide } = this.#judge;
    const known = legal.map((move): Choice<Types['Move']> => {
      const key = moveKey(move);
      const met = lessons.choices.get(key);
      if (met !== undefined) return met;
      const promise = guide === null ? null : guide.promise(world, seat, move);
      const choice = newChoice(key, move, promise);
      lessons.choices.set(key, choice);
      return choice;
    });
    if (guide !== null) known.sort((one, other) => (other.promise ?? 0) - (one.promise ?? 0));
    lessons.legal = legal;
    lessons.known = known;
    return known;
  }
}
