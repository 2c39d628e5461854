import { type LeastHeights, layoutFor } from '../../../renderer/table/board/board-layout.ts';
import { ownSeatOf } from '../../../renderer/table/board/own-seat.ts';
import type { Action, BoardTable, Prompt } from '../../../renderer/table/index.ts';
import {
  type Game,
  type HidingTable,
  offered,
  type PreviewSource,
  randomFromSeed,
  type Seat,
  type Viewer,
} from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import type { TableTypes } from './drawn-tables.tsx';
import { people } from './people.ts';

/** The parts of a game's page besides its rules. */
interface PageParts<
  Types extends TableTypes,
  View extends { readonly question: unknown },
  Pending extends object,
  Words,
  Piece,
> {
  readonly game: Game<Types, HidingTable<Types['State']>>;
  seenBy(state: Types['State'], viewer: Viewer): View;
  /** Identifies the question that a pending choice answers; and the empty choice. */
  choiceKey(view: View, inHand: Seat | null): string;
  readonly emptyChoice: Pending;
  promptOf(
    table: BoardTable<View, Types['Move'], Types['Event'], Pending, Words>,
    pending: Pending,
  ): Prompt<Types['Move'], Pending>;
  readonly least: LeastHeights;
  press(table: BoardTable<View, Types['Move'], Types['Event'], Pending, Words>, piece: Piece): void;
  isOpen(table: BoardTable<View, Types['Move'], Types['Event'], Pending, Words>, piece: Piece): boolean;
  piecesOn(table: BoardTable<View, Types['Move'], Types['Event'], Pending, Words>): readonly Piece[];
  /** The previews of moves, from a redealt state. */
  readonly previewsFrom?: (
    imagined: unknown,
    viewer: Viewer,
    seat: Seat,
  ) => PreviewSource<View, Types['Move'], Types['Event']> | null;
  /** The players; by default those of every sample table. */
  readonly seats?: readonly SeatSettings[];
}

/** The page of a position without rendering: its pending choice, and the effect of its buttons on the match. */
export class MatchPage<
  Types extends TableTypes,
  View extends { readonly question: unknown },
  Pending extends object,
  Words,
  Piece,
> {
  pending: Pending;
  readonly state: Types['State'];
  readonly events: Types['Event'][] = [];
  played = 0;
  /** The seat with the screen; null for the seat that is asked first. */
  holder: Seat | null = null;
  readonly #parts: PageParts<Types, View, Pending, Words, Piece>;
  readonly #words: Words;
  readonly #size: { readonly width: number; readonly height: number };
  #key = '';
  #previews?: {
    readonly position: string;
    readonly from: PreviewSource<View, Types['Move'], Types['Event']> | null;
  };

  constructor(
    parts: PageParts<Types, View, Pending, Words, Piece>,
    state: Types['State'],
    words: Words,
    size = { width: 1280, height: 720 },
  ) {
    this.#parts = parts;
    this.pending = parts.emptyChoice;
    this.state = state;
    this.#words = words;
    this.#size = size;
  }

  /** The table as seen by the seat that must act, or by another seat with the screen. */
  table(
    inHand: Seat | null = this.#holder(),
    viewer: Viewer = inHand ?? 'spectator',
  ): BoardTable<View, Types['Move'], Types['Event'], Pending, Words> {
    const { state } = this;
    const { game, choiceKey, emptyChoice, least, previewsFrom } = this.#parts;
    const view = this.#parts.seenBy(state, viewer);
    const key = choiceKey(view, inHand);
    if (key !== this.#key) this.pending = emptyChoice;
    this.#key = key;
    const publicly = inHand !== null && viewer === 'spectator';
    const legal = (seat: Seat) => (publicly ? game.publicMoves(state, seat) : game.legalMoves(state, seat));
    const moves = inHand === null ? [] : legal(inHand);
    const position = `${this.played} ${inHand} ${viewer}`;
    if (inHand !== null && moves.length > 0 && this.#previews?.position !== position) {
      const imagined = game.redeal(state, viewer, randomFromSeed('imagined'));
      this.#previews = { position, from: previewsFrom?.(imagined, viewer, inHand) ?? null };
    }
    const previews = moves.length === 0 ? null : this.#previews?.from;
    return {
      view,
      question: view.question,
      seats: (this.#parts.seats ?? people).slice(0, state.seatCount),
      ownSeat: ownSeatOf(inHand, viewer),
      inHand,
      publicly,
      shared: inHand === null && viewer === 'spectator',
      toAct: game.toAct(state),
      moves,
      asked: moves.length > 0,
      latest: [],
      recent: [],
      pending: this.pending,
      change: (changed) => {
        this.pending = { ...this.pending, ...changed };
      },
      words: this.#words,
      layout: layoutFor({ ...this.#size, text: 1, zooms: true }, least),
      log: null,
      news: null,
      tools: null,
      play: (...played) => this.play(played),
      preview: (considered) => previews?.of(considered) ?? null,
      openRule: () => {},
      hasRules: true,
    };
  }

  press(...pieces: readonly Piece[]): this {
    for (const piece of pieces) this.#parts.press(this.table(), piece);
    return this;
  }

  /** The pieces that can be pressed. */
  open(): readonly Piece[] {
    const table = this.table();
    return this.#parts.piecesOn(table).filter((piece) => this.#parts.isOpen(table, piece));
  }

  /** Plays moves of the active seat. Throws for one that is not legal. */
  play(moves: readonly Types['Move'][]): void {
    const { game } = this.#parts;
    const seat = this.#holder();
    for (const move of moves) {
      if (seat === null) throw new RangeError('no seat must act');
      this.events.push(...game.play(this.state, seat, offered(game, this.state, seat, move)));
      this.played++;
    }
  }

  #holder(): Seat | null {
    return this.holder ?? this.#parts.game.toAct(this.state)[0] ?? null;
  }

  /** Presses a button of the counter. Throws RangeError if it is disabled. */
  act(action: Action<Types['Move'], Pending>): void {
    if (action.disabledReason !== undefined) throw new RangeError(`disabled: ${action.label}`);
    if (action.change === undefined) this.play(action.moves);
    else this.table().change(action.change);
  }

  prompt(): Prompt<Types['Move'], Pending> {
    const table = this.table();
    return this.#parts.promptOf(table, table.pending);
  }

  /** The button with this key. Throws RangeError if there is none. */
  button(key: string): Action<Types['Move'], Pending> {
    const action = this.prompt().actions.find((each) => each.key === key);
    if (action === undefined) throw new RangeError(`no button ${key}: ${this.prompt().title}`);
    return action;
  }

  /** Presses the main button. */
  confirm(): this {
    const main = this.prompt().actions.find((action) => action.main);
    if (main === undefined) throw new RangeError(`nothing to confirm: ${this.prompt().title}`);
    this.act(main);
    return this;
  }
}
