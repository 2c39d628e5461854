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
  skillsIn,
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

export interface Surroundings {
  readonly gameOf: (id: string) => AnyGame | undefined;
  readonly guideOf: (id: string) => AnyGuide | null;
  /** A clock in milliseconds. */
  readonly now: () => number;
  /** True once the question was cancelled. */
  readonly isStopped: () => boolean;
  /** Sends a partial answer. */
  readonly saySoFar: (answer: Answer) => void;
}

type Of<Kind extends Question['kind']> = Extract<Question, { kind: Kind }>;
type Wire = AnswerTo<'advise'>['choices'][number];

/** Maximum number of redeals tried to find one in which a bot's moves are legal. */
const mostWorlds = 400;
const runnersUp = 2;
/** Minimum interval between partial results of the coach, in milliseconds. */
const betweenReports = 500;
/**
 * Share of a choice's time spent on searching.
 * The rest is for the first glance and the reply, so that a choice searched to the end is not sent later than an
 * obvious one.
 */
const thinkingPart = 0.9;
/** Time limit in milliseconds for choices of several moves at levels without search. */
const timeAtOnce = 500;

/** Returns a function that is true while thinking may continue. */
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

/** Advice as plain data, which can be sent between threads. */
function plain({ moves, chance, reasons }: Advice<GameTypes>): Wire {
  return { moves: moves.map((move) => ({ ...move })), chance, reasons: reasons.map((reason) => ({ ...reason })) };
}

function plainCostly({ moves, cost, reasons }: Costly<GameTypes>) {
  return { moves: moves.map((move) => ({ ...move })), cost, reasons: reasons.map((reason) => ({ ...reason })) };
}

/**
 * The thinking time for each move of a choice with several moves.
 * It assumes as many moves as the choice at first glance has.
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
  const patient = botOf(level, () => thinkingFor(Math.min(time, end - now()), around));
  const hurrying = glancingBot(() => true);
  // once the time is over, the rest of a long choice is made at first glance
  const bot: Bot = {
    name: level,
    decide: (each) => (now() < end ? patient : hurrying).decide(each),
  };
  const moves = wholeChoice(decision, patient.decide(decision), bot);
  return { kind: 'choose', moves: moves.map((move) => ({ ...move })) };
}

function advise(evaluator: Evaluator<GameTypes>, asked: Of<'advise'>, around: Surroundings): AnswerTo<'advise'> {
  const { level, milliseconds, state, seed } = asked;
  const decision = decisionIn(evaluator, asked, state, randomFromSeed(seed));
  const think = adviserOf(decision, { level, most: 1 + runnersUp });
  const answered = ({ advice, costly }: ReturnType<typeof think>): AnswerTo<'advise'> => ({
    kind: 'advise',
    choices: advice.map(plain),
    ...(asked.costly && !around.isStopped() && { costly: costly().map(plainCostly) }),
  });
  const first = think(thinkingFor(milliseconds, around));
  if (first.isEnough || around.isStopped()) return answered(first);
  around.saySoFar(answered(first));
  return answered(think(() => !around.isStopped()));
}

/** True if the seat can play these moves one after another. */
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
  // the viewer may not know what the bot held, so use any redeal in which its moves are legal
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
  return { kind: 'explain', explained: plain({ ...explained, moves }), enough: isEnough };
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
      moments: soFar.moments.map((point) => ({ ...point, played: plain(point.played), better: plain(point.better) })),
    };
    if (now() < saidAt + betweenReports) continue;
    saidAt = now();
    saySoFar(answer);
  }
  return answer;
}

function judge(evaluator: Evaluator<GameTypes>, asked: Of<'judge'>, { isStopped }: Surroundings): AnswerTo<'judge'> {
  const { seats, state, choices, seed } = asked;
  const random = randomFromSeed(seed);
  const judged = skillsIn({ evaluator, seats, start: state, choices, random, goesOn: () => !isStopped() });
  return { kind: 'judge', skills: [...(judged?.skills ?? [])], moment: judged?.moment ?? null };
}

/** Rounds a chance to thousandths, to keep the curves of long matches small. */
function rounded(chance: number): number {
  return Math.min(1, Math.max(0, Math.round(chance * 1000) / 1000));
}

/** Answers a question. Throws `RangeError` for an unknown game, or a seat without a choice. */
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
    case 'judge':
      return judge(evaluator, asked, around);
  }
}
