import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useCommands } from '../../app/commands.ts';
import { type AppState, useAppSelector } from '../../app/store.ts';
import { Button } from '../../design/index.ts';
import { LONGEST_NAME } from '../new-game/seating.ts';
import { CodeBoxes, CodeSigns } from './code-boxes.tsx';
import { isWholeCode } from './code-entry.ts';
import { offerSeats } from './offer-seats.ts';
import { keepOwnName, ownName } from './own-name.ts';
import { useRefusalHere } from './refusal-here.ts';

/** Code and name; with a code that came in the link only the name is asked, and a known name leaves one press. */
export function DoorForm() {
  const { t } = useTranslation('network');
  const store = useStore<AppState>();
  const { guest } = useCommands();
  const refusalHere = useRefusalHere();
  const invited = useAppSelector((state) => state.house.joinCode);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [name, setName] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const code = typed ?? invited ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [onlyNameMissing] = useState(invited !== null && name === '');
  useEffect(() => {
    if (onlyNameMissing) field.current?.focus();
  }, [onlyNameMissing]);
  const enter = async () => {
    if (!isWholeCode(code)) {
      setFault(t('join.fault.code-short'));
      return;
    }
    setFault(null);
    setBusy(true);
    keepOwnName(name);
    const inside = await guest.enter(code, name.trim() === '' ? null : name.trim());
    if (inside) {
      offerSeats(store);
      return;
    }
    setBusy(false);
    const refused = refusalHere();
    if (refused === null) return;
    setFault(t(`shell:refused.${refused}`));
    setTyped(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void enter();
  };
  return (
    <form className="door-form" onSubmit={submit} noValidate>
      {invited !== null && typed === null ? (
        <div className="door-code">
          <p className="small">{t('door.codeRead')}</p>
          <p className="big-code">
            <span className="unseen">{[...invited].join(' ')}</span>
            <CodeSigns code={invited} />
          </p>
          <button type="button" className="link" onClick={() => setTyped('')}>
            {t('door.otherCode')}
          </button>
        </div>
      ) : (
        <CodeBoxes
          code={code}
          fault={fault}
          onChange={(entered) => {
            setFault(null);
            setTyped(entered);
          }}
        />
      )}
      <div>
        <label htmlFor={id} className="small">
          {t('door.name')}
        </label>
        <input
          id={id}
          ref={field}
          className="field"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="given-name"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={`${id}-says`}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="soft small" id={`${id}-says`}>
          {t('door.nameSays')}
        </p>
      </div>
      <Button kind="primary" submit disabled={busy} onPress={() => {}}>
        {t(busy ? 'door.entering' : 'door.enter')}
      </Button>
    </form>
  );
}
