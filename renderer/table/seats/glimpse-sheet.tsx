import { type KeyboardEvent, type PointerEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { seatAt } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Dialog, Icon, NamePlate } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import type { GameUi } from '../board/game-ui.ts';

interface GlimpseSheetProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  readonly onClose: () => void;
}

/** Shows a player's money and hand out of turn, while they hold their name plate. It leaves the page on release. */
export function GlimpseSheet({ table, ui, onClose }: GlimpseSheetProps) {
  const { t } = useTranslation('shell');
  const { glimpse, endGlimpse } = useCommands();
  const pressTwice = useAppSelector((state) => state.settings.shutter === 'press-twice');
  const shown = useAppSelector((state) => state.table.glimpse);
  const seats = table.own.filter((seat) => seat !== table.inHand);

  useEffect(() => {
    window.addEventListener('blur', endGlimpse);
    document.addEventListener('visibilitychange', endGlimpse);
    return () => {
      window.removeEventListener('blur', endGlimpse);
      document.removeEventListener('visibilitychange', endGlimpse);
      endGlimpse();
    };
  }, [endGlimpse]);

  const isHoldKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter';
  const held = (seat: number) =>
    pressTwice
      ? { onClick: () => (shown?.seat === seat ? endGlimpse() : glimpse(seat)) }
      : {
          onPointerDown: ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
            // captures the pointer, so that a release is never missed
            currentTarget.setPointerCapture(pointerId);
            glimpse(seat);
          },
          onPointerUp: endGlimpse,
          onPointerCancel: endGlimpse,
          onBlur: endGlimpse,
          onKeyDown: (event: KeyboardEvent) => {
            if (!isHoldKey(event)) return;
            event.preventDefault();
            if (!event.repeat) glimpse(seat);
          },
          onKeyUp: (event: KeyboardEvent) => {
            if (isHoldKey(event)) endGlimpse();
          },
        };

  return (
    <Dialog open wide title={t('rewind:glimpse.title')} closeLabel={t('close')} onClose={onClose} className="glimpse">
      <p>{t(pressTwice ? 'rewind:glimpse.pressSays' : 'rewind:glimpse.holdSays')}</p>
      <ul className="glimpse-seats">
        {seats.map((seat) => (
          <li key={seat}>
            <button
              type="button"
              className="button glimpse-handle"
              aria-pressed={shown?.seat === seat}
              onContextMenu={(event) => event.preventDefault()}
              {...held(seat)}
            >
              <Icon name="eye" size={24} />
              <NamePlate mark={markOfPlayer(table.seats, seat)} name={nameOf(table.seats, seat)} />
            </button>
          </li>
        ))}
      </ul>
      <div className="glimpse-shown" aria-live="polite">
        {shown === null ? (
          <p className="soft">{t('rewind:glimpse.closed')}</p>
        ) : (
          <ui.Private seat={seatAt(shown.seat)} seats={table.seats} view={shown.view} />
        )}
      </div>
    </Dialog>
  );
}
