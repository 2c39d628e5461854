import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';
import { Button, Icon } from '../../design/index.ts';
import { nameOf } from '../../people/player-mark.ts';
import { listOfNames } from '../../words/index.ts';
import { answersHere, goesBackWith } from './rewinds.ts';

/**
 * The banner of a rewind request: it asks this page's players, and reports a refusal.
 * It takes neither focus nor keys, so players answer when it suits them.
 */
export function RewindBanner() {
  const { t } = useTranslation('shell');
  const { answerRewind, withdrawRewind } = useCommands();
  const table = useAppSelector((state) => state.table.live);
  const moves = useAppSelector((state) => state.table.moves);
  const isHost = useAppSelector((state) => state.server.role === 'host');
  /** The version of the table whose refusal was closed. */
  const [read, setRead] = useState<number | null>(null);
  const ask = table?.rewindAsk ?? null;
  if (read !== null && ask?.refusedBy == null) setRead(null);
  if (table === null || ask === null || (ask.refusedBy !== null && read === table.version)) {
    // exists before it has a text, so that screen readers announce the text
    return <div className="unseen" role="status" aria-label={t('rewind:title')} />;
  }

  const called = (seat: number) => nameOf(table.seats, seat);
  const namesOf = (those: readonly number[]) => listOfNames(those.map(called));
  const { since, others } = goesBackWith(moves, ask.by);
  const isOurs = table.own.includes(ask.by);
  const answers = answersHere(table, ask);
  const what = since === 0 ? 'alone' : 'since';
  const asked = t(`rewind:asked.${what}`, {
    count: since,
    name: called(ask.by),
    names: namesOf(others),
  });
  const waits = t('rewind:waits', { names: namesOf(ask.waitsFor) });
  const says =
    ask.refusedBy !== null
      ? [t('rewind:refused', { name: called(ask.refusedBy) })]
      : answers.length > 0
        ? [asked, t('rewind:comesAgain')]
        : isOurs
          ? [waits]
          : [asked, waits];
  /** The press removes its button, so the focus moves to the table. */
  const pressed = (press: () => void) => () => {
    press();
    document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <div className="banner rewind" role="status" aria-label={t('rewind:title')}>
      <Icon name="take-back" size={22} />
      <p>{says.join(' ')}</p>
      {answers.map((seat) => (
        <span key={seat} className="rewind-answer">
          {table.own.length > 1 && <b>{called(seat)}</b>}
          <Button label={t('rewind:agreeOf', { name: called(seat) })} onPress={pressed(() => answerRewind(seat, true))}>
            {t('rewind:agree')}
          </Button>
          <Button label={t('rewind:noOf', { name: called(seat) })} onPress={pressed(() => answerRewind(seat, false))}>
            {t('rewind:no')}
          </Button>
        </span>
      ))}
      {ask.refusedBy === null && (isOurs || isHost) && (
        <Button onPress={pressed(withdrawRewind)}>{t('rewind:withdraw')}</Button>
      )}
      {ask.refusedBy !== null && (
        <Button icon="close" label={t('close')} onPress={pressed(() => setRead(table.version))} />
      )}
    </div>
  );
}
