import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longestPlayerName, nameFault, tidyName } from '../../shared/protocol/messages.ts';
import { nameClashWith } from '../../shared/protocol/name-clashes.ts';
import { Button } from '../design/index.ts';

function faultOf(name: string, others: readonly string[]) {
  return nameFault(name, longestPlayerName) ?? nameClashWith(name, others);
}

interface InlineNameProps {
  readonly name: string;
  /** The names of the others at the table. */
  readonly others: readonly string[];
  readonly onRename: (name: string) => void;
}

/** A player's name with an edit button that turns it into a field. */
export function InlineName({ name, others, onRename }: InlineNameProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  /** Faults appear after the first attempt to save, not while typing. */
  const [tried, setTried] = useState(false);
  const edit = (text: string | null) => {
    setTried(false);
    setDraft(text);
  };
  if (draft === null) {
    return (
      <span className="inline-name">
        <b>{name}</b>
        <Button icon="edit" label={t('seats.rename', { name })} onPress={() => edit(name)} />
      </span>
    );
  }
  const wanted = tidyName(draft);
  // an empty or unchanged name is no change
  const isOther = wanted !== '' && wanted !== name;
  const fault = tried && isOther ? faultOf(wanted, others) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isOther && faultOf(wanted, others) !== null) return;
    if (isOther) onRename(wanted);
    edit(null);
  };
  return (
    <form className="inline-name" onSubmit={save}>
      <label htmlFor={id} className="unseen">
        {t('seats.newName', { name })}
      </label>
      <input
        id={id}
        className="field"
        // the person has just asked to type here
        ref={(field) => field?.focus()}
        value={draft}
        maxLength={longestPlayerName}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : `${id}-fault`}
        onChange={({ target }) => edit(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // the sheet stays open: Escape only cancels the edit
          event.preventDefault();
          event.stopPropagation();
          edit(null);
        }}
      />
      <Button icon="check" label={t('seats.saveName')} submit onPress={() => {}} />
      {fault !== null && (
        <span className="fault" id={`${id}-fault`} role="alert">
          {t(`refusals:${fault}`)}
        </span>
      )}
    </form>
  );
}
