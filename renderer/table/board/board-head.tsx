import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '../../../shared/engine/index.ts';
import type { SeatSettings } from '../../../shared/protocol/messages.ts';
import { type Board, Icon, PaintedSign, PlayerToken } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { PlateMark } from '../company/plate-mark.tsx';
import { SandTimerOf } from '../company/sand-timer-of.tsx';
import { TableContext } from '../table-context.ts';
import type { BoardLayout } from './board-layout.ts';

interface BoardHeadProps {
  readonly layout: BoardLayout;
  /** The game's name on its painted sign. `seed` sets the sign's edges; `width` defaults to what the name needs. */
  readonly title: { readonly text: string; readonly board: Board; readonly seed?: string; readonly width?: number };
  /** The shell's buttons, and the game's own buttons before them. */
  readonly tools: ReactNode;
  readonly ownTools?: ReactNode;
  /** The match's status (a text of the class `game-where`) and the turn order. */
  readonly children: ReactNode;
}

/** The head of a game's board: title, status, turn order, tools. On a tablet there is no space for the title. */
export function BoardHead({ layout, title, tools, ownTools, children }: BoardHeadProps) {
  const titled = layout.setting !== 'one-screen' || layout.side;
  return (
    <header className="game-head">
      <h1 className={titled ? 'game-title' : 'unseen'}>
        <PaintedSign {...title} size={19} height={34} label={title.text} />
      </h1>
      {children}
      <div className="game-tools">
        {ownTools}
        {tools}
      </div>
    </header>
  );
}

interface TurnOrderProps {
  readonly seats: readonly SeatSettings[];
  readonly order: readonly Seat[];
  /** The framed seats: the active one, or all that are asked at once. */
  readonly acting?: Seat | readonly Seat[] | undefined;
  readonly label: string;
}

/** The players in turn order, with the acting ones framed. Nothing for a single player. */
export function TurnOrder({ seats, order, acting, label }: TurnOrderProps) {
  const { t } = useTranslation('bots');
  const { presences } = useContext(TableContext);
  if (order.length === 1) return null;
  const called = (seat: Seat) => {
    const level = presences?.[seat]?.level ?? null;
    const name = nameOf(seats, seat);
    return level === null ? name : t('named', { name, level: t(`level.${level}.name`) });
  };
  return (
    <section className="game-order" aria-label={label}>
      <ol>
        {order.map((seat, place) => (
          <li key={seat} aria-current={[acting].flat().includes(seat) ? 'true' : undefined}>
            {place > 0 && <Icon name="arrow" size={12} />}
            <PlateMark seat={seat} />
            <SandTimerOf seat={seat} />
            <PlayerToken mark={markOfPlayer(seats, seat)} size={28} label={called(seat)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
