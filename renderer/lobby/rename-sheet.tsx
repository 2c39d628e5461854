import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestRoomName } from '../../shared/protocol/messages.ts';
import { useCommands } from '../client/commands/commands.ts';
import { NoticeLine } from '../client/notice-line.tsx';
import { Dialog } from '../design/index.ts';

interface RenameSheetProps {
  readonly table: string;
  /** The current name; null for none. */
  readonly named: string | null;
  readonly onClose: () => void;
}

/** The sheet that names a saved game; an empty name removes it. */
export function RenameSheet({ table, named, onClose }: RenameSheetProps) {
  const { t } = useTranslation('lobby');
  const { hosting } = useCommands();
  const [name, setName] = useState(named ?? '');
  const id = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await hosting.nameTable(table, name.trim() === '' ? null : name)) onClose();
  };
  return (
    <Dialog
      open
      title={t('rename.title')}
      closeLabel={t('shell:close')}
      onClose={onClose}
      actions={
        <button type="submit" form={id} className="button primary">
          {t('rename.save')}
        </button>
      }
    >
      <NoticeLine />
      <form id={id} onSubmit={(event) => void save(event)} noValidate>
        <label htmlFor={`${id}-name`}>{t('rename.name')}</label>
        <input
          id={`${id}-name`}
          className="field"
          value={name}
          maxLength={longestRoomName}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <p className="soft small">{t('rename.says')}</p>
      </form>
    </Dialog>
  );
}
