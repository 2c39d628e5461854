import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Seat, seatsOf } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { NamePlate } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';

interface OpenHandsProps {
  /** The table of a finished match. */
  readonly table: LiveTable;
  readonly ui: GameUi;
  /** Number of choices before the moment. */
  readonly position: number;
}

/** The private things of all players at an earlier moment, each as their owner saw them. */
export function OpenHands({ table, ui, position }: OpenHandsProps) {
  const { t } = useTranslation('rewind');
  const { momentOf } = useCommands();
  const count = table.seats.length;
  const [shown, setShown] = useState<readonly { readonly seat: Seat; readonly view: unknown }[]>([]);
  useEffect(() => {
    let isWanted = true;
    const views = seatsOf(count).map(async (seat) => ({ seat, view: await momentOf(position, seat) }));
    void Promise.all(views).then((all) => {
      if (isWanted) setShown(all);
    });
    return () => {
      isWanted = false;
    };
  }, [momentOf, position, count]);
  return (
    <aside className="open-hands" aria-label={t('lookBack.hands')}>
      {shown.map(({ seat, view }) => (
        <section key={seat}>
          <NamePlate mark={markOfPlayer(table.seats, seat)} name={nameOf(table.seats, seat)} />
          {view !== null && <ui.Private seat={seat} seats={table.seats} view={view} />}
        </section>
      ))}
    </aside>
  );
}
