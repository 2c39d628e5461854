import { type Bot, evaluatorOf } from '../../shared/bots/index.ts';
import {
  AuditFailure,
  EndlessMatch,
  type Game,
  type GameTypes,
  type Guide,
  type HidingTable,
  Match,
  type Options,
  pick,
  type RandomWords,
  randomFromSeed,
} from '../../shared/engine/index.ts';
import { Habits } from './habits/habits.ts';

export interface Contest<Types extends GameTypes> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  /** The game's guide for bots; null if it has none. */
  readonly guide: Guide<Types> | null;
  readonly bots: readonly Bot[];
  /** The options of match number `index`, from 0. */
  readonly options: (index: number) => Options;
  readonly games: number;
  readonly seed: string;
  /** True to count habits as well. */
  readonly habits: boolean;
}

/** A seat's totals over all matches. */
export interface SeatReport {
  readonly bot: string;
  /** Matches won. A shared first place counts as a fraction, a lost solo match as none. */
  wins: number;
  /** Sum of final scores, in points. */
  totalScore: number;
  bestScore: number;
  worstScore: number;
}

export interface ContestReport<Types extends GameTypes> {
  readonly game: string;
  readonly seed: string;
  games: number;
  moves: number;
  seconds: number;
  readonly endings: Record<string, number>;
  readonly seats: SeatReport[];
  /** The habits of each kind of bot; null if not counted. */
  readonly habits: Habits<Types> | null;
  /** Matches that failed the audit, with their seeds. */
  readonly auditFailures: { readonly seed: string; readonly what: string }[];
}

export function newReport<Types extends GameTypes>(contest: Contest<Types>): ContestReport<Types> {
  return {
    game: contest.game.id,
    seed: contest.seed,
    games: 0,
    moves: 0,
    seconds: 0,
    endings: Object.fromEntries(contest.game.endings(contest.bots.length).map((ending) => [ending, 0])),
    seats: contest.bots.map((bot) => ({
      bot: bot.name,
      wins: 0,
      totalScore: 0,
      bestScore: Number.NEGATIVE_INFINITY,
      worstScore: Number.POSITIVE_INFINITY,
    })),
    habits: contest.habits
      ? new Habits(
          evaluatorOf(contest.game, contest.guide),
          contest.bots.map(({ name }) => name),
        )
      : null,
    auditFailures: [],
  };
}

/** Plays match number `index`, from 0, and adds it to the report. Audits after every move. */
export function playGame<Types extends GameTypes>(
  contest: Contest<Types>,
  index: number,
  report: ContestReport<Types>,
): void {
  const { game, guide, bots, options } = contest;
  const evaluator = evaluatorOf(game, guide);
  const seed = `${contest.seed}/${index}`;
  const random = randomFromSeed(`bots ${seed}`);
  const match = Match.start(game, { seats: bots.length, options: options(index), seed });
  try {
    for (let seats = game.toAct(match.state); seats.length > 0; seats = game.toAct(match.state)) {
      if (match.played.length > game.longestMatch) throw new EndlessMatch(`${seed} does not end`);
      const seat = pick(random, seats);
      const bot = bots[seat];
      if (bot === undefined) throw new RangeError(`no bot at seat ${seat}`);
      const legal = game.legalMoves(match.state, seat);
      const imagine = (chance: RandomWords) => game.redeal(match.state, seat, chance);
      const move = bot.decide({ evaluator, seat, seats: bots.length, legal, imagine, random });
      const play = () => match.play(seat, move);
      if (report.habits === null) play();
      else report.habits.watch(match.state, seat, move, play);
      game.audit(match.state);
    }
  } catch (failure) {
    if (!(failure instanceof AuditFailure || failure instanceof EndlessMatch)) throw failure;
    report.auditFailures.push({ seed, what: failure.message });
  }
  report.games++;
  report.moves += match.played.length;
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return;
  report.endings[outcome.ending] = (report.endings[outcome.ending] ?? 0) + 1;
  report.habits?.end(match.state, outcome);
  const winners = outcome.places.filter((place) => place === 1).length;
  report.seats.forEach((seat, index) => {
    const score = outcome.scores[index] ?? 0;
    seat.totalScore += score;
    seat.bestScore = Math.max(seat.bestScore, score);
    seat.worstScore = Math.min(seat.worstScore, score);
    if (outcome.places[index] === 1 && outcome.alone?.won !== false) seat.wins += 1 / winners;
  });
}
