import { z } from 'zod';
import { askedFor, type Turn } from '../../../main/host/seats/hand.ts';
import type { Page } from '../../../main/host/seats/pages.ts';
import { Presence } from '../../../main/host/seats/presence.ts';
import { Seating } from '../../../main/host/seats/seating.ts';
import { hasSecrets } from '../../../main/host/table/redaction.ts';
import { type Bot, botOf, evaluatorOf } from '../../../shared/bots/index.ts';
import {
  type AnyMove,
  type GameTypes,
  isReveal,
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
  /** Holds of the handle or one's own name plate: per person and round, and per match in total and by question. */
  readonly each: number;
  readonly perMatch: number;
  readonly byQuestion: Readonly<Record<string, number>>;
}

/** The part of any game's state that the count reads. */
const standing = z.looseObject({
  question: z.looseObject({ type: z.string() }).nullish(),
  round: z.number().optional(),
  month: z.number().optional(),
});

/** This many matches of a number of players. */
const matches = 50;
/** Players who play their best choice at once are as sure of their hands as people who have looked at them. */
const level = 'shopkeeper';

const never = () => () => false;
const laptop: Page = { isHost: true, imagines: false, sendTable: () => true };

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
  readonly #presence: Presence;

  constructor(game: AnyGame, seats: number, index: number, byQuestion: Map<string, number>) {
    const seed = `holds ${index}`;
    this.#game = game;
    this.#match = Match.start(game, { seats, options: sharedOptions(game), seed });
    this.#own = seatsOf(seats);
    this.#random = randomFromSeed(`bots ${seed}`);
    this.#byQuestion = byQuestion;
    const seating = Seating.atHome(this.#own.map(() => ({ holder: 'house', owner: 'house' })));
    this.#presence = new Presence(
      seating,
      false,
      this.#own.map(() => null),
    );
    this.#presence.pages.sit(laptop, 'house');
  }

  /** Plays it to its end; returns the number of rounds. */
  play(): number {
    this.#settle([]);
    for (;;) {
      const turn = this.#turn();
      const { inHand } = this.#presence.hand(laptop);
      const seat = inHand ?? askedFor(this.#presence.hand(laptop), this.#own, turn.toAct);
      if (turn.isOver || seat === null) break;
      if (inHand === null) this.#hold(seat);
      const move = this.#decide(seat);
      const isOpen = this.#game.publicMoves(this.#match.state, seat).some((open) => sameMove(open, move));
      if (this.#presence.hand(laptop).isOpen && !isOpen) this.#hold(seat);
      this.#settle(this.#match.play(seat, move));
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

  #settle(events: readonly GameTypes['Event'][]): void {
    const revealed = events.some((event) => isReveal(this.#game, event));
    this.#presence.settleHands(this.#turn(), this.#match.played.length, revealed);
  }

  #hold(seat: Seat): void {
    const asked = standing.parse(this.#match.state).question?.type ?? 'turn';
    this.#byQuestion.set(asked, (this.#byQuestion.get(asked) ?? 0) + 1);
    this.#presence.pass('house', seat, this.#match.played.length, true);
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
  const sorted = [...byQuestion].toSorted(([, one], [, other]) => other - one);
  const holds = sorted.reduce((sum, [, each]) => sum + each, 0);
  return {
    game: game.id,
    seats,
    rounds,
    each: holds / rounds / seats,
    perMatch: holds / matches,
    byQuestion: Object.fromEntries(sorted.map(([asked, each]) => [asked, each / matches])),
  };
}

/** Counts the holds in whole bot matches on one laptop, by the host's own rule, at every number of players. */
export function measureHolds(): readonly HoldsReport[] {
  return shelfGames.flatMap((game) => {
    const least = Math.max(game.seats.min, 2);
    return Array.from({ length: game.seats.max - least + 1 }, (_, more) => countHolds(game, least + more));
  });
}

export function printHolds(found: readonly HoldsReport[]): void {
  for (const { game, seats, rounds, each, perMatch, byQuestion } of found) {
    const kinds = Object.entries(byQuestion).map(([asked, holds]) => `${asked} ${holds.toFixed(1)}`);
    const length = (rounds / matches).toFixed(1);
    console.log(
      `${game}, ${seats} people: ${perMatch.toFixed(1)} holds a match of ${length} rounds, ${each.toFixed(2)} a person and round`,
    );
    if (kinds.length > 0) console.log(`  ${kinds.join(', ')}`);
  }
}
