import { type GameTypes, type Match, randomFromSeed, type Seat, type Viewer } from '../../shared/engine/index.ts';
import type { BotLevel, HostMessage } from '../../shared/protocol/messages.ts';
import type { Answer, AnswerTo, Question } from '../bots/questions.ts';
import { ThinkingCancelled } from '../bots/thinkers.ts';
import type { BotParts } from './bot-turns.ts';
import { outcomeFor } from './gate.ts';
import { isKnown } from './known-choice.ts';
import { Refused } from './refused.ts';
import type { Sitter } from './sitters.ts';
import type { Table } from './table.ts';

type Message<Type extends HostMessage['type']> = Omit<
  Extract<HostMessage, { type: Type }>,
  'type' | 'request' | 'table'
>;

/** What advice needs: it is thought of by those who think for the bots. */
export type AdviceParts = Pick<BotParts, 'thinking' | 'timeFor' | 'newSeed' | 'report'>;

/** How long may be thought about one moment of a match that is over, and about a choice that is explained. */
const readingTime = 400;

/** What bots say to people: hints, why a bot did what it did, and how a match came about. Whoever asks alone is told. */
export class Advice {
  readonly #parts: AdviceParts;
  /** What is being thought about for each page: one thing at a time. */
  readonly #thoughts = new Map<Sitter, () => void>();
  /** Matches that are over change no more. */
  readonly #coached = new WeakMap<Match<GameTypes>, Promise<AnswerTo<'coach'>>>();

  constructor(parts: AdviceParts) {
    this.#parts = parts;
  }

  /** What a bot of a level would do for the seat in hand, and why. Throws Refused, or rejects with it. */
  hint(
    table: Table,
    sitter: Sitter,
    { version, seat, level }: { readonly version: number; readonly seat: Seat; readonly level: BotLevel },
  ): Promise<Message<'hint'>> {
    table.mayAsk(sitter, version, seat);
    const { game, match } = table;
    if (!game.toAct(match.state).includes(seat)) throw new Refused('not-your-turn');
    const thought = this.#think(
      {
        kind: 'advise',
        ...this.#facts(table, match.state, seat),
        seat,
        level,
        milliseconds: this.#parts.timeFor(level),
      },
      'advise',
      sitter,
    );
    return thought.then(({ choices }) => {
      // somebody else may have come before the screen meanwhile
      if (table.people.hand(sitter).inHand !== seat) throw new Refused('not-your-seat');
      return { version, seat, level, choices };
    });
  }

  /** What spoke for a bot's choice, as far as the page's eyes could have known. Throws Refused, or rejects with it. */
  explain(table: Table, sitter: Sitter, position: number): Promise<Message<'explanation'>> {
    const { match } = table;
    const played = match.played[position];
    if (played === undefined) throw new Refused('position-unknown');
    const level = table.journal.choosers[position]?.bot;
    const viewer = table.people.viewer(sitter);
    const isOpen = outcomeFor(match) !== null;
    if (level === undefined || !(isOpen || isKnown(match, position, played, viewer))) throw new Refused('no-advice');
    const { seat, move, further } = played;
    const facts = this.#facts(table, match.stateAfter(position), viewer);
    const moves = [move, ...further].map((each) => ({ ...each }));
    const thought = this.#think(
      { kind: 'explain', ...facts, seat, level, viewer, moves, milliseconds: readingTime },
      'explain',
      sitter,
    );
    return thought.then(({ explained }) => {
      const isForOthers = table.people.viewer(sitter) !== viewer && outcomeFor(table.match) === null;
      if (explained === null || isForOthers) throw new Refused('no-advice');
      return { position, seat, level, explained };
    });
  }

  /** How a match that is over came about. Throws Refused, or rejects with it. */
  coach(table: Table): Promise<Message<'coaching'>> {
    const { match } = table;
    if (outcomeFor(match) === null) throw new Refused('not-while-running');
    const known = this.#coached.get(match);
    const coached = known ?? this.#read(table);
    this.#coached.set(match, coached);
    // what could not be found out may be asked again
    if (known === undefined) coached.catch(() => this.#coached.delete(match));
    return coached.then(({ chances, moments }) => ({ chances, moments }));
  }

  /** Nobody is at this page any more. */
  forget(sitter: Sitter): void {
    this.#thoughts.get(sitter)?.();
    this.#thoughts.delete(sitter);
  }

  #read(table: Table): Promise<AnswerTo<'coach'>> {
    const { game, match, header } = table;
    const choices = match.played.map(({ seat, move, further }) => {
      return { seat, moves: [move, ...further].map((each) => ({ ...each })) };
    });
    const facts = { game: game.id, seats: header.match.seats, seed: this.#parts.newSeed() };
    const asked = { kind: 'coach', ...facts, state: match.stateAfter(0), choices, milliseconds: readingTime } as const;
    return this.#think(asked, 'coach');
  }

  /** What every question says of a match: never the state itself, but one dealt anew for whoever asks. */
  #facts({ game, header }: Table, state: GameTypes['State'], viewer: Viewer) {
    const { newSeed } = this.#parts;
    const redealt = game.redeal(state, viewer, randomFromSeed(newSeed()));
    return { game: game.id, seats: header.match.seats, state: redealt, seed: newSeed() };
  }

  async #think<Kind extends Question['kind']>(
    question: Question,
    kind: Kind,
    sitter?: Sitter,
  ): Promise<AnswerTo<Kind>> {
    const thought = this.#parts.thinking.ask(question);
    if (sitter !== undefined) {
      this.forget(sitter);
      this.#thoughts.set(sitter, thought.cancel);
    }
    try {
      const answer = await thought.answer;
      if (!isTo(kind, answer)) throw new TypeError(`no answer to ${kind}`);
      return answer;
    } catch (error) {
      if (!(error instanceof ThinkingCancelled)) this.#parts.report(`thinking: ${kind}`, error);
      throw new Refused('no-advice');
    } finally {
      if (sitter !== undefined && this.#thoughts.get(sitter) === thought.cancel) this.#thoughts.delete(sitter);
    }
  }
}

function isTo<Kind extends Question['kind']>(kind: Kind, answer: Answer): answer is AnswerTo<Kind> {
  return answer.kind === kind;
}
