import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Door, longestRoomName, nameFault, tidyName } from '../../../../shared/protocol/messages.ts';
import { Button } from '../../../design/index.ts';

const doors: readonly Door[] = ['open', 'ask', 'closed'];

interface TableCardProps {
  readonly name: string;
  readonly door: Door;
  /** The label of the button that applies the name; with `primary` also the access. */
  readonly action: string;
  /** Whether the room is still to be opened. In a running one, the access changes when chosen, and the name on blur. */
  readonly primary: boolean;
  readonly busy: boolean;
  /** Resolves false on failure. */
  readonly onSubmit: (name: string, door: Door) => Promise<boolean>;
}

/** The form for a room's name and its access. */
export function TableCard({ name: first, door: firstDoor, action, primary, busy, onSubmit }: TableCardProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [name, setName] = useState(first);
  const [door, setDoor] = useState(firstDoor);
  const fault = nameFault(name, longestRoomName);
  const unchanged = !primary && tidyName(name) === first;
  const rename = () => {
    if (fault === null && !busy && !unchanged) void onSubmit(tidyName(name), door);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename();
  };
  const choose = async (chosen: Door) => {
    setDoor(chosen);
    if (!primary && !(await onSubmit(first, chosen))) setDoor(door);
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
          onBlur={primary ? undefined : rename}
        />
        <p className="fault" id={`${id}-fault`} role="alert">
          {fault === null ? null : fault === 'name-empty' ? t('hosting.nameMissing') : t(`refusals:${fault}`)}
        </p>
      </div>
      <fieldset className="choice-row">
        <legend>{t('hosting.door')}</legend>
        {doors.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name={`${id}-door`} checked={door === each} onChange={() => void choose(each)} />
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
