import { z } from 'zod';
import { askedFor, handAfter, nobodysHand, passTo, type Turn } from '../../../main/host/seats/hand.ts';
import { hasSecrets } from '../../../main/host/table/redaction.ts';
import { type Bot, botOf, evaluatorOf } from '../../../shared/bots/index.ts';
import {
  type AnyMove,
  type GameTypes,
  Match,
  type Options,
  type RandomWords,
  randomFromSeed,
  type Seat,
  sameMove,
  seatsOf,
} from '../../../shared/engine/index.ts';
import { guideOf } from '../../../shared/games/guides.ts';
import type { AnyGame } from '../../../shared/games/index.ts';
import { shelfGames } from '../plan.ts';

/** How often players on one laptop take the screen for themselves. */
interface HoldsReport {
  readonly game: string;
  readonly seats: number;
  /** Rounds or months of all matches together. */
  readonly rounds: number;
  /** Holds of the handle or one's own name plate, per person and round: in total, and by question. */
  readonly each: number;
  readonly byQuestion: Readonly<Record<string, number>>;
}

/** The part of any game's state that the count reads. */
const standing = z.looseObject({
  question: z.looseObject({ type: z.string() }).nullish(),
  round: z.number().optional(),
  month: z.number().optional(),
});

/** This many matches of a number of players. */
const matches = 6;
/** Players who play their best choice at once are as sure of their hands as people who have looked at them. */
const level = 'shopkeeper';

const never = () => () => false;

/** The recommended options for people who share a screen. */
function sharedOptions({ options }: AnyGame): Options {
  return Object.fromEntries(
    options.flatMap(({ id, roundOneScreen }) => (roundOneScreen === undefined ? [] : [[id, roundOneScreen]])),
  );
}

/** A match on one laptop in which players take the screen only for choices that need their own things. */
class Counted {
  readonly #game: AnyGame;
  readonly #match: Match<GameTypes>;
  readonly #own: readonly Seat[];
  readonly #bot: Bot = botOf(level, never);
  readonly #random: RandomWords;
  readonly #byQuestion: Map<string, number>;
  #hand = nobodysHand;

  constructor(game: AnyGame, seats: number, index: number, byQuestion: Map<string, number>) {
    const seed = `holds ${index}`;
    this.#game = game;
    this.#match = Match.start(game, { seats, options: sharedOptions(game), seed });
    this.#own = seatsOf(seats);
    this.#random = randomFromSeed(`bots ${seed}`);
    this.#byQuestion = byQuestion;
  }

  /** Plays it to its end; returns the number of rounds. */
  play(): number {
    for (;;) {
      const turn = this.#turn();
      this.#hand = handAfter(this.#hand, this.#own, turn);
      const seat = this.#hand.inHand ?? askedFor(this.#hand, this.#own, turn.toAct);
      if (turn.isOver || seat === null) break;
      if (this.#hand.inHand === null) this.#hold(seat);
      const move = this.#decide(seat);
      const isOpen = this.#game.publicMoves(this.#match.state, seat).some((open) => sameMove(open, move));
      if (this.#hand.isOpen && !isOpen) this.#hold(seat);
      this.#match.play(seat, move);
    }
    const { round, month } = standing.parse(this.#match.state);
    return round ?? month ?? 0;
  }

  #turn(): Turn {
    const { state } = this.#match;
    return {
      toAct: this.#game.toAct(state),
      isOver: this.#game.outcome(state) !== undefined,
      hasSecrets: (seat) => hasSecrets(this.#game, state, seat),
      isAskedPublicly: (seat) => this.#game.publicMoves(state, seat).length > 0,
    };
  }

  #hold(seat: Seat): void {
    const asked = standing.parse(this.#match.state).question?.type ?? 'turn';
    this.#byQuestion.set(asked, (this.#byQuestion.get(asked) ?? 0) + 1);
    this.#hand = passTo(this.#hand, seat, true);
  }

  #decide(seat: Seat): AnyMove {
    const { state } = this.#match;
    return this.#bot.decide({
      evaluator: evaluatorOf(this.#game, guideOf(this.#game.id)),
      seat,
      seats: this.#own.length,
      legal: this.#game.legalMoves(state, seat),
      imagine: (chance) => this.#game.redeal(state, seat, chance),
      random: this.#random,
    });
  }
}

function countHolds(game: AnyGame, seats: number): HoldsReport {
  const byQuestion = new Map<string, number>();
  let rounds = 0;
  for (let match = 0; match < matches; match++) rounds += new Counted(game, seats, match, byQuestion).play();
  const share = (holds: number): number => holds / rounds / seats;
  const sorted = [...byQuestion].toSorted(([, one], [, other]) => other - one);
  return {
    game: game.id,
    seats,
    rounds,
    each: share(sorted.reduce((sum, [, holds]) => sum + holds, 0)),
    byQuestion: Object.fromEntries(sorted.map(([asked, holds]) => [asked, share(holds)])),
  };
}

/** Counts the holds in whole bot matches on one laptop, by the host's own rule, at every number of players. */
export function measureHolds(): readonly HoldsReport[] {
  return shelfGames.flatMap((game) => {
    const most = Math.min(game.seats.max, 4);
    const least = Math.max(game.seats.min, 2);
    return Array.from({ length: most - least + 1 }, (_, more) => countHolds(game, least + more));
  });
}

export function printHolds(found: readonly HoldsReport[]): void {
  for (const { game, seats, rounds, each, byQuestion } of found) {
    const kinds = Object.entries(byQuestion).map(([asked, holds]) => `${asked} ${holds.toFixed(2)}`);
    console.log(`${game}, ${seats} people: ${each.toFixed(2)} holds a person and round (${rounds} rounds)`);
    if (kinds.length > 0) console.log(`  ${kinds.join(', ')}`);
  }
}
