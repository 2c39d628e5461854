import { type GameTypes, randomFromSeed, type Seat, type Viewer } from '../../../shared/engine/index.ts';
import type { BotLevel, HostMessage } from '../../../shared/protocol/messages.ts';
import type { Answer, AnswerTo, Question } from '../../bot-workers/questions.ts';
import { ThinkingCancelled } from '../../bot-workers/thought.ts';
import { RequestError } from '../request-error.ts';
import type { Page } from '../seats/pages.ts';
import type { Table } from '../table/table.ts';
import { Asker } from './asker.ts';
import type { BotParts } from './bot-turns.ts';
import { isKnown } from './known-choice.ts';
import { type Known, Readings } from './readings.ts';

type Message<Type extends HostMessage['type']> = Omit<
  Extract<HostMessage, { type: Type }>,
  'type' | 'request' | 'table'
>;

/** What `Advice` needs: it thinks with the same workers as the bots. */
export type AdviceParts = Pick<BotParts, 'thinking' | 'timers' | 'newSeed' | 'report'>;

/** Milliseconds after which a hint is answered with the thoughts so far; thinking then continues. */
export const firstHintAfter = 2000;
/** Time limit for explaining a choice, in milliseconds; far more than usual. The answer says if it was not enough. */
export const explainingTime = 3000;

/** A hint or an explanation in progress for a page. `version` is null for an explanation. */
interface Thought {
  readonly table: Table;
  readonly version: number | null;
  readonly cancel: () => void;
}

/** A request for a hint. `costly`: it should include a blunder warning. */
interface HintAsked {
  readonly version: number;
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly costly: boolean;
}

/** Hints, explanations of bots' choices, and the coach. Answers go only to the page that asked. */
export class Advice {
  readonly #parts: AdviceParts;
  /** The current thought for each page; a new one replaces it. */
  readonly #thoughts = new Map<Page, Thought>();
  readonly #readings: Readings;

  constructor(parts: AdviceParts) {
    this.#parts = parts;
    this.#readings = new Readings(parts.timers);
  }

  /**
   * What a bot of a level would do for the active seat, and why. `send` receives later results.
   * Throws `RequestError`, or the answer rejects with it.
   */
  hint(
    table: Table,
    page: Page,
    { version, seat, level, costly }: HintAsked,
    send: (further: Message<'hint'>) => void,
  ): Asker<Message<'hint'>> {
    table.matchChanges.mayAsk(page, version, seat);
    const { game, match } = table.kept;
    // no hints at a puzzle
    if (table.puzzle !== null) throw new RequestError('no-advice');
    if (!game.toAct(match.state).includes(seat)) throw new RequestError('not-your-turn');
    const asker = new Asker(send);
    const say = ({ kind: _kind, ...said }: AnswerTo<'advise'>, more: boolean): void => {
      // another player may have become active at this screen meanwhile
      if (table.presence.viewer(page) === seat) asker.hear({ version, seat, level, ...said, more });
      else asker.refuse(new RequestError('not-your-seat'));
    };
    const facts = this.#facts(table, match.state, seat);
    const question = { kind: 'advise', ...facts, seat, level, costly, milliseconds: firstHintAfter } as const;
    const { answer } = this.#thinkFor(page, { table, version }, question, 'advise', (soFar) => say(soFar, true));
    answer.then(
      (choices) => say(choices, false),
      (error: Error) => asker.refuse(error),
    );
    return asker;
  }

  /** The reasons for a bot's choice, as far as the page's viewer could know them. Throws or rejects with `RequestError`. */
  explain(table: Table, page: Page, position: number): Promise<Message<'explanation'>> {
    const { game, match, seen: choices, journal, isOver } = table.kept;
    const viewer = table.presence.viewer(page);
    const { moves: known, positions } = choices.for(viewer);
    const [choice, at] = [known[position], positions[position]];
    if (choice === undefined || at === undefined) throw new RequestError('position-unknown');
    const level = journal.choosers[at]?.bot;
    if (level === undefined) throw new RequestError('no-advice');
    const { seat, move, further } = choice;
    const moves = [move, ...further].map((each) => ({ ...each }));
    const before = match.stateAfter(at);
    const mayKnow = isOver || isKnown(game, { before, seat, moves }, viewer);
    if (!mayKnow) throw new RequestError('no-advice');
    const facts = this.#facts(table, before, viewer);
    const question = { kind: 'explain', ...facts, seat, level, viewer, moves, milliseconds: explainingTime } as const;
    const { answer } = this.#thinkFor(page, { table, version: null }, question, 'explain');
    return answer.then(({ explained, enough }) => {
      const isForOthers = table.presence.viewer(page) !== viewer && !table.kept.isOver;
      if (explained === null || isForOthers) throw new RequestError('no-advice');
      return { position, seat, level, explained, enough };
    });
  }

  /**
   * How a finished match came about, as far as is known; `send` receives later results.
   * Throws `RequestError`, or the answer rejects with it.
   */
  coach(table: Table, page: Page, send: (further: Known) => void): Asker<Known> {
    const { match, isOver } = table.kept;
    if (!isOver) throw new RequestError('not-while-running');
    return this.#readings.follow(match, page, send, (heard) => this.#read(table, heard));
  }

  /** Called when a table has changed: cancels the hints for earlier versions. */
  changed(table: Table): void {
    for (const [page, thought] of [...this.#thoughts]) {
      const now = table.kept.versionFor(table.presence.viewer(page));
      const isOutdated = thought.version !== null && thought.version !== now;
      if (thought.table === table && isOutdated) this.#drop(page);
    }
  }

  /** Called when a page has left the table. */
  forget(table: Table, page: Page): void {
    if (this.#thoughts.get(page)?.table === table) this.#drop(page);
    this.#readings.forget(table.kept.match, page);
  }

  #drop(page: Page): void {
    this.#thoughts.get(page)?.cancel();
    this.#thoughts.delete(page);
  }

  #read(table: Table, heard: (soFar: AnswerTo<'coach'>) => void) {
    const { game, match, header, journal } = table.kept;
    const choices = match.played.map(({ seat, move, further }, position) => {
      const isBots = journal.choosers[position]?.bot !== undefined;
      return { seat, moves: [move, ...further].map((each) => ({ ...each })), isBots };
    });
    const facts = { game: game.id, seats: header.match.seats, seed: this.#parts.newSeed() };
    return this.#think(table, { kind: 'coach', ...facts, state: match.stateAfter(0), choices }, 'coach', heard);
  }

  /** The facts of every question. They contain a redeal for the viewer, never the match's own state. */
  #facts({ kept: { game, header } }: Table, state: GameTypes['State'], viewer: Viewer) {
    const { newSeed } = this.#parts;
    const redealt = game.redeal(state, viewer, randomFromSeed(newSeed()));
    return { game: game.id, seats: header.match.seats, state: redealt, seed: newSeed() };
  }

  /** Thinks for a page; cancels its previous thought. */
  #thinkFor<Kind extends Question['kind']>(
    page: Page,
    about: Pick<Thought, 'table' | 'version'>,
    question: Question,
    kind: Kind,
    soFar?: (answer: AnswerTo<Kind>) => void,
  ) {
    const { answer, cancel } = this.#think(about.table, question, kind, soFar);
    this.#drop(page);
    const thought: Thought = { ...about, cancel };
    this.#thoughts.set(page, thought);
    const done = (): void => {
      if (this.#thoughts.get(page) === thought) this.#thoughts.delete(page);
    };
    return { answer: answer.finally(done) };
  }

  #think<Kind extends Question['kind']>(
    { id }: Table,
    question: Question,
    kind: Kind,
    soFar: (answer: AnswerTo<Kind>) => void = () => {},
  ) {
    const said = (answer: Answer): void => {
      if (isTo(kind, answer)) soFar(answer);
    };
    const { answer, cancel } = this.#parts.thinking.ask(question, { table: id, soFar: said });
    const answered = answer.then((given) => {
      if (!isTo(kind, given)) throw new TypeError(`no answer to ${kind}`);
      return given;
    });
    const sent = answered.catch((error: unknown) => {
      if (!(error instanceof ThinkingCancelled)) this.#parts.report(`thinking: ${kind}`, error);
      throw new RequestError('no-advice');
    });
    return { answer: sent, cancel };
  }
}

function isTo<Kind extends Question['kind']>(kind: Kind, answer: Answer): answer is AnswerTo<Kind> {
  return answer.kind === kind;
}
