import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Door, longestRoomName, nameFault, tidyName } from '../../../../shared/protocol/messages.ts';
import { Button } from '../../../design/index.ts';

const doors: readonly Door[] = ['open', 'ask', 'closed'];

interface TableCardProps {
  readonly name: string;
  readonly door: Door;
  /** What the button says that puts it into effect. */
  readonly action: string;
  readonly primary: boolean;
  readonly busy: boolean;
  readonly onSubmit: (name: string, door: Door) => void;
}

/** What the table is called on the network, and who opens the door. */
export function TableCard({ name: first, door: firstDoor, action, primary, busy, onSubmit }: TableCardProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [name, setName] = useState(first);
  const [door, setDoor] = useState(firstDoor);
  const fault = nameFault(name, longestRoomName);
  const unchanged = !primary && tidyName(name) === first && door === firstDoor;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault === null && !busy && !unchanged) onSubmit(tidyName(name), door);
  };
  return (
    <form className="table-card" onSubmit={submit} noValidate>
      <div>
        <label htmlFor={`${id}-name`}>{t('hosting.tableName')}</label>
        <input
          id={`${id}-name`}
          className="field"
          value={name}
          maxLength={longestRoomName}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault === null ? null : fault === 'name-empty' ? t('hosting.nameMissing') : t(`refusals:${fault}`)}
        </p>
      </div>
      <fieldset className="choice-row">
        <legend>{t('hosting.door')}</legend>
        {doors.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name={`${id}-door`} checked={door === each} onChange={() => setDoor(each)} />
            <span>{t(`hosting.doors.${each}`)}</span>
          </label>
        ))}
        <p className="soft small">{t(`hosting.doorSays.${door}`)}</p>
      </fieldset>
      {!unchanged && (
        <Button kind={primary ? 'primary' : 'secondary'} submit disabled={fault !== null || busy} onPress={() => {}}>
          {action}
        </Button>
      )}
    </form>
  );
}
