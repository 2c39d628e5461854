import {
  type Advice,
  adviserOf,
  type Bot,
  botOf,
  type Costly,
  coachMatch,
  type Decision,
  type Evaluator,
  evaluatorOf,
  explanationOf,
  type GoesOn,
  wholeChoice,
} from '../../shared/bots/index.ts';
import {
  type AnyMove,
  type GameTypes,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
} from '../../shared/engine/index.ts';
import type { AnyGuide } from '../../shared/games/guides.ts';
import type { AnyGame } from '../../shared/games/index.ts';
import { glancingBot } from './first-glance.ts';
import type { Answer, AnswerTo, Question } from './questions.ts';

/** What a thinker has around it. */
export interface Surroundings {
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly guideOf: (id: string) => AnyGuide | null;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** Does nobody want the answer any more? */
  readonly isStopped: () => boolean;
  /** Tells whoever asked what the answer would be so far. */
  readonly saySoFar: (answer: Answer) => void;
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
type Wire = AnswerTo<'advise'>['choices'][number];

/** Matches that are imagined to find one in which a bot's moves were on offer. */
const mostWorlds = 400;
const runnersUp = 2;
/** How long a reading goes on at least before it says again how far it has come, in milliseconds. */
const betweenReports = 500;
/**
 * This part of the time of a choice is thought: the rest is for looking at its first moves and for telling of it, so that
 * one thought through to the last moment is told no later than one that was clear at once.
 */
const thinkingPart = 0.9;
/** How long a choice of several moves may take those who do not think ahead, in milliseconds. */
const timeAtOnce = 500;

/** Thinks for so long from now on. */
function thinkingFor(milliseconds: number, { now, isStopped }: Surroundings): GoesOn {
  const end = now() + milliseconds;
  return () => now() < end && !isStopped();
}

function decisionIn(
  evaluator: Evaluator<GameTypes>,
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
  world: GameTypes['State'],
  random: RandomWords,
): Decision<GameTypes> {
  const { game } = evaluator;
  const imagine = (chance: RandomWords): GameTypes['State'] => game.redeal(world, seat, chance);
  return { evaluator, seat, seats, legal: game.legalMoves(world, seat), imagine, random };
}

function told({ moves, chance, reasons }: Advice<GameTypes>): Wire {
  return { moves: moves.map((move) => ({ ...move })), chance, reasons: reasons.map((reason) => ({ ...reason })) };
}

function toldOfCostly({ moves, cost, reasons }: Costly<GameTypes>) {
  return { moves: moves.map((move) => ({ ...move })), cost, reasons: reasons.map((reason) => ({ ...reason })) };
}

/**
 * Of a choice that takes several moves each is given the same time up to its end. How many there will be shows a
 * rehearsal: as many as the choice at first glance has.
 */
function timeOfMove(decision: Decision<GameTypes>, end: number, { now }: Surroundings): number {
  const glancing = botOf('shopkeeper', () => () => false);
  const rehearsed = wholeChoice(decision, glancing.decide(decision), glancing).length;
  return Math.max(0, end - now()) / rehearsed;
}

function choose(evaluator: Evaluator<GameTypes>, asked: Of<'choose'>, around: Surroundings): AnswerTo<'choose'> {
  const { level, milliseconds, state, seed } = asked;
  const decision = decisionIn(evaluator, asked, state, randomFromSeed(seed));
  const { now } = around;
  const end = now() + (milliseconds * thinkingPart || timeAtOnce);
  const time = milliseconds > 0 ? timeOfMove(decision, end, around) : 0;
  const thinker = botOf(level, () => thinkingFor(Math.min(time, end - now()), around));
  const hurrying = glancingBot(() => true);
  // of a long choice the rest is made at first glance once its time is over
  const bot: Bot = {
    name: level,
    decide: (each) => (now() < end ? thinker : hurrying).decide(each),
  };
  const moves = wholeChoice(decision, thinker.decide(decision), bot);
  return { kind: 'choose', moves: moves.map((move) => ({ ...move })) };
}

function advise(evaluator: Evaluator<GameTypes>, asked: Of<'advise'>, around: Surroundings): AnswerTo<'advise'> {
  const { level, milliseconds, state, seed } = asked;
  const decision = decisionIn(evaluator, asked, state, randomFromSeed(seed));
  const think = adviserOf(decision, { level, most: 1 + runnersUp });
  const answered = ({ advice, costly }: ReturnType<typeof think>): AnswerTo<'advise'> => ({
    kind: 'advise',
    choices: advice.map(told),
    ...(asked.costly && !around.isStopped() && { costly: costly().map(toldOfCostly) }),
  });
  const first = think(thinkingFor(milliseconds, around));
  if (first.isEnough || around.isStopped()) return answered(first);
  around.saySoFar(answered(first));
  return answered(think(() => !around.isStopped()));
}

/** Are these moves on offer to the seat there, one after the other? */
function canBePlayed(game: AnyGame, world: GameTypes['State'], seat: Seat, moves: readonly AnyMove[]): boolean {
  const played = game.copy(world);
  return moves.every((move) => {
    const legal = game.legalMoves(played, seat).find((each) => sameMove(each, move));
    if (legal !== undefined) game.play(played, seat, legal);
    return legal !== undefined;
  });
}

function explain(evaluator: Evaluator<GameTypes>, asked: Of<'explain'>, around: Surroundings): AnswerTo<'explain'> {
  const { state, seat, level, viewer, moves, milliseconds, seed } = asked;
  const { game } = evaluator;
  const random = randomFromSeed(seed);
  const nothing: AnswerTo<'explain'> = { kind: 'explain', explained: null, enough: true };
  let world = state;
  // what the bot held the viewer may not know: any match will do in which it could do what it did
  for (let tried = 0; !canBePlayed(game, world, seat, moves); tried++) {
    if (tried === mostWorlds) return nothing;
    world = game.redeal(state, viewer, random);
  }
  const [first] = moves;
  if (first === undefined) return nothing;
  const goesOn = thinkingFor(milliseconds, around);
  const { advice, isEnough } = explanationOf(decisionIn(evaluator, asked, world, random), first, level, goesOn);
  const [explained] = advice;
  if (explained === undefined) return nothing;
  return { kind: 'explain', explained: told({ ...explained, moves }), enough: isEnough };
}

function coach(evaluator: Evaluator<GameTypes>, asked: Of<'coach'>, around: Surroundings): AnswerTo<'coach'> {
  const { seats, state, choices, seed } = asked;
  const { now, isStopped, saySoFar } = around;
  const random = randomFromSeed(seed);
  let answer: AnswerTo<'coach'> = { kind: 'coach', chances: [], moments: [], looked: 0, of: 0 };
  let saidAt = Number.NEGATIVE_INFINITY;
  for (const soFar of coachMatch({ evaluator, seats, start: state, choices, random, goesOn: () => !isStopped() })) {
    answer = {
      kind: 'coach',
      ...soFar,
      chances: soFar.chances.map((row) => row.map(rounded)),
      moments: soFar.moments.map((point) => ({ ...point, played: told(point.played), better: told(point.better) })),
    };
    if (now() < saidAt + betweenReports) continue;
    saidAt = now();
    saySoFar(answer);
  }
  return answer;
}

/** A chance in thousandths: a curve needs no more, and a long match has many. */
function rounded(chance: number): number {
  return Math.min(1, Math.max(0, Math.round(chance * 1000) / 1000));
}

/** Answers a question. Throws RangeError for a game it does not know, or a seat that has nothing to choose. */
export function answerTo(asked: Question, around: Surroundings): Answer {
  const game = around.gameOf(asked.game);
  if (game === undefined) throw new RangeError(`no game ${asked.game}`);
  const evaluator = evaluatorOf(game, around.guideOf(asked.game));
  switch (asked.kind) {
    case 'choose':
      return choose(evaluator, asked, around);
    case 'advise':
      return advise(evaluator, asked, around);
    case 'explain':
      return explain(evaluator, asked, around);
    case 'coach':
      return coach(evaluator, asked, around);
  }
}
