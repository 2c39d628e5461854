import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { longestPlayerName, nameFault, type RefusalCode, tidyName } from '../../../../shared/protocol/messages.ts';
import { useCommands } from '../../../client/commands/commands.ts';
import { type AppState, useAppSelector } from '../../../client/store.ts';
import { Button } from '../../../design/index.ts';
import { keepOwnName, ownName } from '../../../people/own-name.ts';
import { WayButton } from '../../way-button.tsx';
import { CodeBoxes, CodeCharacters } from './code-boxes.tsx';
import { isWholeCode } from './code-entry.ts';
import { offerSeats } from './offer-seats.ts';
import { useRefusalHere } from './refusal-here.ts';

/** Whether the refusal is about the name. */
function isOfName(code: RefusalCode): boolean {
  return code.startsWith('name-') || code.startsWith('names-');
}

/** Whether the screen is large and takes no touch, as televisions are. */
function isLargeWithoutTouch(): boolean {
  return window.matchMedia('(min-width: 75rem) and (not (any-pointer: coarse))').matches;
}

/** The form for code and name. An invitation's code hides the code field; a known name leaves one press, as does a television. */
export function DoorForm() {
  const { t } = useTranslation('network');
  const store = useStore<AppState>();
  const { guest, room } = useCommands();
  const refusalHere = useRefusalHere();
  const invited = useAppSelector((state) => state.server.joinCode);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [name, setName] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** The host's refusal of the name, after an attempt to enter. */
  const [nameRefused, setNameRefused] = useState<RefusalCode | null>(null);
  const code = typed ?? invited ?? '';
  const field = useRef<HTMLInputElement>(null);
  const [isLarge] = useState(isLargeWithoutTouch);
  const [onlyNameMissing] = useState(invited !== null && name === '');
  useEffect(() => {
    if (onlyNameMissing) field.current?.focus();
  }, [onlyNameMissing]);
  const enter = async (as: 'player' | 'television') => {
    if (!isWholeCode(code)) {
      setFault(t('join.fault.code-short'));
      return;
    }
    setFault(null);
    const given = as === 'television' || tidyName(name) === '' ? null : tidyName(name);
    const unfit = given === null ? null : nameFault(given, longestPlayerName);
    setNameRefused(unfit);
    if (unfit !== null) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    if (as === 'player') keepOwnName(name);
    const inside = await guest.enter(code, given);
    if (inside && as === 'television') {
      // a browser that refuses shows the page in its window
      document.documentElement.requestFullscreen?.().catch(() => {});
      await room.beTelevision(true);
      return;
    }
    if (inside) {
      offerSeats(store);
      return;
    }
    setBusy(false);
    const refused = refusalHere();
    if (refused === null) return;
    if (isOfName(refused)) {
      setNameRefused(refused);
      field.current?.focus();
      return;
    }
    setFault(t(`refusals:${refused}`));
    setTyped(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void enter('player');
  };
  const television = (
    <WayButton
      icon="screen"
      title={t('door.television')}
      hint={t('door.televisionSays')}
      onPress={() => {
        if (!busy) void enter('television');
      }}
    />
  );
  return (
    <form className="door-form" onSubmit={submit} noValidate>
      {invited !== null && typed === null ? (
        <div className="door-code">
          <p className="small">{t('door.codeRead')}</p>
          <p className="big-code">
            <span className="unseen">{[...invited].join(' ')}</span>
            <CodeCharacters code={invited} />
          </p>
          <button type="button" className="link" onClick={() => setTyped('')}>
            {t('door.otherCode')}
          </button>
        </div>
      ) : (
        <CodeBoxes
          label={t('code.label')}
          code={code}
          fault={fault}
          onChange={(entered) => {
            setFault(null);
            setTyped(entered);
          }}
        />
      )}
      {isLarge && television}
      <div>
        <label htmlFor={id} className="small">
          {t('door.name')}
        </label>
        <input
          id={id}
          ref={field}
          className="field"
          value={name}
          maxLength={longestPlayerName}
          autoComplete="given-name"
          spellCheck={false}
          enterKeyHint="go"
          aria-invalid={nameRefused !== null}
          aria-describedby={nameRefused === null ? `${id}-says` : `${id}-fault`}
          onChange={({ target }) => {
            setNameRefused(null);
            setName(target.value);
          }}
        />
        {nameRefused !== null && (
          <p className="fault" id={`${id}-fault`} role="alert">
            {t(`refusals:${nameRefused}`)}
          </p>
        )}
        <p className="soft small" id={`${id}-says`}>
          {t('door.nameSays')}
        </p>
      </div>
      <Button kind="primary" submit disabled={busy} onPress={() => {}}>
        {busy
          ? t('door.entering')
          : tidyName(name) === ''
            ? t('door.enter')
            : t('door.enterAs', { name: tidyName(name) })}
      </Button>
      {!isLarge && television}
    </form>
  );
}
