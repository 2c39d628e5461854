import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { useCommands } from '../../app/commands.ts';
import { noticeClosed, sheetOpened } from '../../app/page-slice.ts';
import { type AppState, useAppDispatch, useAppSelector } from '../../app/store.ts';
import { Bunting, Button, Icon, Sky } from '../../design/index.ts';
import { gameInStreet } from '../../games/index.ts';
import { LONGEST_NAME } from '../new-game/seating.ts';
import { CodeBoxes, CodeSigns } from './code-boxes.tsx';
import { isWholeCode } from './code-entry.ts';
import { HouseKey } from './house-key.tsx';
import { offerSeats } from './offer-seats.ts';
import { keepOwnName, ownName } from './own-name.ts';

/** The door of another host's house: which tables are open, the code of one of them, and one's name. */
export function DoorPage() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const { guest, openTable } = useCommands();
  const { name: house, hosted, away, known } = useAppSelector((state) => state.house);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="shelf-page door-page">
      <div className="shelf-scene" aria-hidden="true">
        <Sky day={0.16} roofs={250} />
      </div>
      <header className="shelf-head">
        <Bunting width={3840} />
        <h1 ref={heading} tabIndex={-1}>
          {house ?? t('shell:title')}
        </h1>
        <nav aria-label={t('door.tools')}>
          {away !== null && <Button icon="home" label={t('door.goHome')} onPress={guest.goHome} />}
          <Button icon="help" label={t('shell:help.title')} onPress={() => dispatch(sheetOpened({ name: 'help' }))} />
          <Button
            icon="settings"
            label={t('shell:settings.title')}
            onPress={() => dispatch(sheetOpened({ name: 'settings' }))}
          />
        </nav>
      </header>
      <main>
        <section className="card shelf-board door-card" aria-labelledby="door-come-in">
          <h2 id="door-come-in">{t('door.comeIn')}</h2>
          {hosted.length === 0 ? (
            <p role="status">{t('door.noTables')}</p>
          ) : (
            <ul className="door-tables" aria-label={t('door.tables')}>
              {hosted.map((table) => (
                <li key={table.table}>
                  <Icon name={table.free > 0 ? 'chair' : 'eye'} size={24} />
                  <p>
                    <b>{table.name}</b>
                    <span className="small">
                      {t('door.table', {
                        game: gameInStreet(table.game) ? t(`shell:games.${table.game}`) : t('shell:shelf.unknownGame'),
                        count: table.free,
                      })}
                    </span>
                  </p>
                  {known.includes(table.table) && (
                    <Button
                      kind="primary"
                      label={t('door.backTo', { name: table.name })}
                      onPress={() => openTable(table.table)}
                    >
                      {t('door.back')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          <DoorForm />
        </section>
        <HouseKey />
      </main>
    </div>
  );
}

/** Code and name; with a code that came in the link only the name is asked, and with a known name nothing at all. */
function DoorForm() {
  const { t } = useTranslation('network');
  const dispatch = useAppDispatch();
  const store = useStore<AppState>();
  const { guest } = useCommands();
  const invited = useAppSelector((state) => state.house.joinCode);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [name, setName] = useState(ownName);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const code = typed ?? invited ?? '';
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
    const { notice } = store.getState().page;
    if (notice?.kind === 'refused') {
      // said beside the boxes, where it can be mended, and not above the page as well
      setFault(t(`shell:refused.${notice.code}`));
      dispatch(noticeClosed());
      setTyped(code);
    }
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
