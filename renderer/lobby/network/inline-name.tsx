import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/index.ts';
import { LONGEST_NAME } from '../new-game/seating.ts';

interface InlineNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** A player's name that can be changed where it stands. */
export function InlineName({ name, onRename }: InlineNameProps) {
  const { t } = useTranslation('network');
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === null) {
    return (
      <span className="inline-name">
        <b>{name}</b>
        <Button icon="edit" label={t('seats.rename', { name })} onPress={() => setDraft(name)} />
      </span>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    const wanted = draft.trim();
    if (wanted !== '' && wanted !== name) onRename(wanted);
    setDraft(null);
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
        maxLength={LONGEST_NAME}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // the sheet stays open: only the change is put away
          event.preventDefault();
          event.stopPropagation();
          setDraft(null);
        }}
      />
      <Button icon="check" label={t('seats.saveName')} submit onPress={() => {}} />
    </form>
  );
}
