import type { ComponentProps, ReactNode } from 'react';
import type { AnyMove, Seat } from '../../shared/engine/index.ts';
import { Lantern, NameSign } from '../design/index.ts';
import {
  type Action,
  BoardHead,
  type BoardTable,
  markOfPlayer,
  type Plan,
  PlanCounter,
  PresenceSign,
  TurnOrder,
  useTurnWords,
} from '../table/index.ts';
import type { RoomWords } from './room-words.ts';

/** What the parts that boards have in common read of a game's table. */
export type PartTable = Pick<
  BoardTable<{ readonly question: unknown }, never, never, never, Pick<RoomWords, 'say' | 'name'>>,
  'layout' | 'seats' | 'near' | 'toAct' | 'tools' | 'words'
>;

interface RoundHeadProps extends Pick<ComponentProps<typeof BoardHead>, 'ownTools' | 'children'> {
  readonly table: PartTable;
  /** The board on which the game's name is painted. */
  readonly sign: Omit<ComponentProps<typeof BoardHead>['title'], 'text'>;
  /** Who acts after whom in a round, and who acts now. */
  readonly order: readonly Seat[];
  readonly acting: Seat | readonly Seat[] | undefined;
}

/** The head of a game of rounds: title, where it stands (the children), the order of the turns, the shell's buttons. */
export function RoundHead({ table, sign, order, acting, ownTools, children }: RoundHeadProps) {
  const { layout, words, tools, seats } = table;
  return (
    <BoardHead layout={layout} title={{ text: words.say('title'), ...sign }} tools={tools} ownTools={ownTools}>
      {children}
      <TurnOrder seats={seats} order={order} acting={acting} label={words.say('regions.order')} />
    </BoardHead>
  );
}

type OfCounter<Move extends AnyMove, Half extends object> = ComponentProps<typeof PlanCounter<Move, Half>>;

interface TableCounterProps<Move extends AnyMove, Half extends object>
  extends Omit<OfCounter<Move, Half>, 'plan' | 'choice' | 'play' | 'change' | 'putBack' | 'openRule' | 'hotkeys'> {
  readonly table: Pick<
    BoardTable<{ readonly question: unknown }, Move, never, Half, never>,
    'play' | 'moves' | 'openly' | 'half' | 'change' | 'hasRules' | 'openRule' | 'layout'
  >;
  readonly plan: Plan<Move, Half>;
  /** The choice that nothing is made of yet. */
  readonly untouched: Half;
  /** Do the words need the room that the button for the rules would have? */
  readonly crowded?: boolean;
}

/**
 * Would the action pass over something else that can be done? It is a single move without any choice in it, such as rolling the
 * dice or being done, and not all there is. Where everybody looks on, there may be more for the player's own eyes.
 */
function passesOver<Move extends AnyMove>(
  { moves: [move, ...more] }: Action<Move>,
  { moves, openly }: { readonly moves: readonly Move[]; readonly openly: boolean },
): boolean {
  const isBare = move !== undefined && more.length === 0 && Object.keys(move).length === 1;
  return isBare && (openly || moves.length > 1);
}

/** The counter of a game's table. It highlights nothing that passes over something else. Keys are named, and the rules have a button, where there is a column at the side. */
export function TableCounter<Move extends AnyMove, Half extends object>({
  table,
  plan,
  untouched,
  crowded = false,
  ...counter
}: TableCounterProps<Move, Half>) {
  const { play, half, change, hasRules, openRule, layout } = table;
  return (
    <PlanCounter
      {...counter}
      plan={{
        ...plan,
        actions: plan.actions.map((action) => (passesOver(action, table) ? { ...action, main: false } : action)),
      }}
      choice={half}
      play={play}
      change={change}
      putBack={() => change(untouched)}
      openRule={hasRules && layout.side && !crowded ? openRule : undefined}
      hotkeys={layout.side}
    />
  );
}

interface SideColumnProps {
  readonly className: string;
  /** The till roll; left out where the table has none. */
  readonly log: ReactNode;
  readonly children?: ReactNode;
}

/** The column at the side of a board on one screen, with the till roll at its foot. */
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

/** What lies before a seat, lit while it is asked. */
export function SeatPart({ table, seat, className = '', ...rest }: SeatPartProps) {
  const { words, toAct } = table;
  return (
    <article
      {...rest}
      className={`seat-part ${className} ${toAct.includes(seat) ? 'acting' : ''}`}
      aria-label={words.say('player', { name: words.name(seat) })}
      data-seat={seat}
    />
  );
}

interface SeatSignProps {
  readonly table: PartTable;
  readonly seat: Seat;
  /** The size of a lantern beside it that is lit while the seat is asked, in pixels; without one it is only said. */
  readonly lantern?: number | undefined;
}

/** A seat's painted sign, with where its player is, and whether they are asked. */
export function SeatSign({ table, seat, lantern }: SeatSignProps) {
  const { seats, words, toAct } = table;
  const turn = useTurnWords();
  const asked = toAct.includes(seat) ? turn.mark(seat) : undefined;
  return (
    <>
      <NameSign mark={markOfPlayer(seats, seat)} name={words.name(seat)}>
        <PresenceSign seat={seat} />
      </NameSign>
      {lantern !== undefined && <Lantern lit={asked !== undefined} size={lantern} label={asked} />}
      {lantern === undefined && asked !== undefined && <span className="unseen">{asked}</span>}
    </>
  );
}
