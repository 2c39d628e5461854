import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Dialog, HoldButton } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { askedFor, goesBackWith } from './rewinds.ts';

interface RewindDialogProps {
  readonly table: LiveTable;
  /** The seat whose last choice would be undone. */
  readonly seat: number;
  readonly onClose: () => void;
}

/**
 * Says what the rewind would undo, and whose consent it needs.
 * Players at this screen agree aloud, and the button is held for them; the others answer on their own devices.
 */
export function RewindDialog({ table, seat, onClose }: RewindDialogProps) {
  const { t } = useTranslation('shell');
  const { askRewind } = useCommands();
  const pressTwice = useAppSelector((state) => state.settings.shutter === 'press-twice');
  const moves = useAppSelector((state) => state.table.moves);
  const namesOf = (those: readonly number[]) => listOfNames(those.map((each) => nameOf(table.seats, each)));
  const { since, others } = goesBackWith(moves, seat);
  const { here, elsewhere } = askedFor(table, seat);
  const whose = table.own.length === 1 ? 'yours' : 'theirs';
  const what = since === 0 ? 'alone' : 'since';
  const facts = { count: since, names: namesOf(others), name: nameOf(table.seats, seat) };
  const ask = () => {
    onClose();
    askRewind(here);
  };
  return (
    <Dialog
      open
      title={t('rewind:title')}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        here.length === 0 ? (
          <>
            <Button onPress={onClose}>{t('cancel')}</Button>
            <Button kind="primary" onPress={ask}>
              {elsewhere.length === 0 ? t('rewind:takeBack') : t('rewind:ask', { names: namesOf(elsewhere) })}
            </Button>
          </>
        ) : undefined
      }
    >
      <div className="rewind-asks">
        <p>{t(`rewind:${whose}.${what}`, facts)}</p>
        <p>{t('rewind:comesAgain')}</p>
        {here.length > 0 && <p>{t('rewind:here', { count: here.length, names: namesOf(here) })}</p>}
        {elsewhere.length > 0 && <p>{t('rewind:elsewhere', { count: elsewhere.length, names: namesOf(elsewhere) })}</p>}
        {here.length > 0 && (
          <HoldButton
            // consent is to what is shown: if the table changes, the hold restarts
            key={table.version}
            onOpen={ask}
            shownKey={{ key: ' ', written: t('keys.space') }}
            pressTwice={pressTwice}
            again={t('shutter.pressAgain')}
          >
            {t(pressTwice ? 'rewind:pressTwice' : 'rewind:hold')}
          </HoldButton>
        )}
      </div>
    </Dialog>
  );
}
