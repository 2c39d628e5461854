import type { ComponentProps, ReactNode } from 'react';
import type { AnyMove, Seat } from '../../shared/engine/index.ts';
import { Lantern, NamePlate } from '../design/index.ts';
import {
  type Action,
  BoardHead,
  type BoardTable,
  markOfPlayer,
  PresenceSign,
  type Prompt,
  PromptCounter,
  TurnOrder,
  useTurnWords,
} from '../table/index.ts';
import type { GameWords } from './game-words.ts';

/** The part of a game's table that the shared board parts read. */
export type PartTable = Pick<
  BoardTable<{ readonly question: unknown }, never, never, never, Pick<GameWords, 'say' | 'name' | 'player'>>,
  'layout' | 'seats' | 'ownSeat' | 'toAct' | 'tools' | 'words'
>;

interface RoundHeadProps extends Pick<ComponentProps<typeof BoardHead>, 'ownTools' | 'children'> {
  readonly table: PartTable;
  /** The painted sign with the game's name. */
  readonly sign: Omit<ComponentProps<typeof BoardHead>['title'], 'text'>;
  /** The order of turns in a round, and the acting seats. */
  readonly order: readonly Seat[];
  readonly acting: Seat | readonly Seat[] | undefined;
}

/** The head of a game with rounds: title, status (the children), order of turns, the shell's buttons. */
export function RoundHead({ table, sign, order, acting, ownTools, children }: RoundHeadProps) {
  const { layout, words, tools, seats } = table;
  return (
    <BoardHead layout={layout} title={{ text: words.say('title'), ...sign }} tools={tools} ownTools={ownTools}>
      {children}
      <TurnOrder seats={seats} order={order} acting={acting} label={words.say('regions.order')} />
    </BoardHead>
  );
}

type OfCounter<Move extends AnyMove, Pending extends object> = ComponentProps<typeof PromptCounter<Move, Pending>>;

interface TableCounterProps<Move extends AnyMove, Pending extends object>
  extends Omit<OfCounter<Move, Pending>, 'plan' | 'choice' | 'play' | 'change' | 'putBack' | 'openRule' | 'hotkeys'> {
  readonly table: Pick<
    BoardTable<{ readonly question: unknown }, Move, never, Pending, never>,
    'play' | 'moves' | 'publicly' | 'pending' | 'change' | 'hasRules' | 'openRule' | 'layout'
  >;
  readonly prompt: Prompt<Move, Pending>;
  /** The empty choice. */
  readonly emptyChoice: Pending;
  /** Whether the text needs the space of the rules button. */
  readonly crowded?: boolean;
}

/**
 * Whether an action would skip other possible actions.
 * It does if it is a single move without parameters, such as rolling the dice or ending the turn, and not the only one.
 * At a public question there may be further private moves.
 */
function passesOver<Move extends AnyMove>(
  { moves: [move, ...more] }: Action<Move>,
  { moves, publicly }: { readonly moves: readonly Move[]; readonly publicly: boolean },
): boolean {
  const isBare = move !== undefined && more.length === 0 && Object.keys(move).length === 1;
  return isBare && (publicly || moves.length > 1);
}

/**
 * The counter of a game's table. It highlights no action that skips others. With a side column it also names keys and
 * has a rules button.
 */
export function TableCounter<Move extends AnyMove, Pending extends object>({
  table,
  prompt,
  emptyChoice,
  crowded = false,
  ...counter
}: TableCounterProps<Move, Pending>) {
  const { play, pending, change, hasRules, openRule, layout } = table;
  return (
    <PromptCounter
      {...counter}
      prompt={{
        ...prompt,
        actions: prompt.actions.map((action) => (passesOver(action, table) ? { ...action, main: false } : action)),
      }}
      choice={pending}
      play={play}
      change={change}
      putBack={() => change(emptyChoice)}
      openRule={hasRules && layout.side && !crowded ? openRule : undefined}
      hotkeys={layout.side}
    />
  );
}

interface SideColumnProps {
  readonly className: string;
  /** The log; absent if the table has none. */
  readonly log: ReactNode;
  readonly children?: ReactNode;
}

/** The side column of a one-screen board, with the log at the bottom. */
export function SideColumn({ className, log, children }: SideColumnProps) {
  return (
    <aside className={className}>
      {children}
      {log !== undefined && <div className="board-log">{log}</div>}
    </aside>
  );
}

interface SeatPartProps extends ComponentProps<'article'> {
  readonly table: PartTable;
  readonly seat: Seat;
}

/** The area of a seat, highlighted while the seat is asked. */
export function SeatPart({ table, seat, className = '', ...rest }: SeatPartProps) {
  const { words, toAct } = table;
  return (
    <article
      {...rest}
      className={`seat-part ${className} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('player', words.player(seat))}
      data-seat={seat}
    />
  );
}

interface SeatPlateProps {
  readonly table: PartTable;
  readonly seat: Seat;
  /**
   * The size of a lantern that lights while the seat is asked, in pixels. Without it, only screen readers announce
   * that.
   */
  readonly lantern?: number | undefined;
}

/** A seat's name plate, with its presence and whether it is asked. */
export function SeatPlate({ table, seat, lantern }: SeatPlateProps) {
  const { seats, words, toAct } = table;
  const turn = useTurnWords();
  const asked = toAct.includes(seat) ? turn.mark(seat) : undefined;
  return (
    <>
      <NamePlate mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
        <PresenceSign seat={seat} />
      </NamePlate>
      {lantern !== undefined && <Lantern lit={asked !== undefined} size={lantern} label={asked} />}
      {lantern === undefined && asked !== undefined && <span className="unseen">{asked}</span>}
    </>
  );
}
