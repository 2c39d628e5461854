import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { seatAt } from '../../../shared/engine/index.ts';
import { useCommands } from '../../client/commands/commands.ts';
import { screenPassed, sheetOpened } from '../../client/slices/page-slice.ts';
import type { LiveTable } from '../../client/slices/table-slice.ts';
import { useAppDispatch, useAppSelector } from '../../client/store.ts';
import { Button, HoldButton, Shutter } from '../../design/index.ts';
import { markOfPlayer, nameOf } from '../../people/player-mark.ts';
import { translatorFor } from '../../words/index.ts';
import type { GameUi } from '../board/game-ui.ts';
import { GlimpseSheet } from './glimpse-sheet.tsx';
import { ScreenCandidatesSheet, screenCandidates } from './screen-candidates.tsx';

/** The number of passes after which a hint, shown once, suggests playing on a phone. */
const passesBeforeHint = 10;

interface ShutterScreenProps {
  readonly table: LiveTable;
  readonly ui: GameUi;
  /** The person who asked for the screen although it is not their turn; null if it is a turn. */
  readonly called: number | null;
  /** Returns to the public table, if the called person does not come. */
  readonly onBack: () => void;
}

/**
 * The roller shutter between two people at one screen.
 * It replaces the table rather than covering it: the host has not sent what it hides. It names the next player and
 * opens only when held.
 */
export function ShutterScreen({ table, ui, called, onBack }: ShutterScreenProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const { takeInHand, leaveTable } = useCommands();
  const pressTwice = useAppSelector((state) => state.settings.shutter === 'press-twice');
  const keepsNetwork = useAppSelector(({ server }) => server.role === 'host' && server.network !== null);
  const lastMover = useAppSelector((state) => state.table.moves.at(-1)?.seat);
  // before the first move there is nothing to look back at
  const hasBegun = table.version > 0;
  const [chosen, setChosen] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [glimpsing, setGlimpsing] = useState(false);
  const screen = useRef<HTMLElement>(null);
  const asked = chosen ?? table.next ?? called ?? 0;
  const name = nameOf(table.seats, asked);

  const holdFocus = () => screen.current?.querySelector<HTMLButtonElement>('.hold-button')?.focus();
  const covered = useAppSelector((state) => state.page.sheet !== null);
  // a sheet keeps the focus: a new table's dialog is still open when its first shutter comes down
  useEffect(() => {
    if (!covered) screen.current?.querySelector<HTMLButtonElement>('.hold-button')?.focus();
  }, [covered]);

  // month and phase go to the two ends of the fascia; a status without a comma goes left
  const translate = translatorFor(table.game);
  const where = ui.statusLine(table.view, translate, { seats: table.seats, asked: seatAt(asked) });
  const [left = '', ...rest] = where.split(', ');
  const others = screenCandidates(table).filter(
    ({ seat, why }) => seat !== asked && (why !== 'look' || called !== null),
  );
  // a player who continues needs no note that they have finished
  const ownMoved = called === null && lastMover !== undefined && lastMover !== asked && table.own.includes(lastMover);
  const hints = useAppSelector((state) => state.page.passes === passesBeforeHint) && keepsNetwork;
  const note = hints ? (
    <>
      <b>{t('lobby:phone.hint')}</b>
      <p>{t('lobby:phone.hintSays', { way: t('seats:menu.network') })}</p>
    </>
  ) : ownMoved ? (
    <>
      <b>{t('shutter.finished', { name: nameOf(table.seats, lastMover) })}</b>
      <p>{translate('shutter.closed')}</p>
    </>
  ) : undefined;
  return (
    <main className="shutter-screen" ref={screen}>
      <p className="unseen" role="status">
        {t('shutter.announce', { name })}
      </p>
      <Shutter
        key={asked}
        front={ui.front}
        title={t(`games.${table.game}`)}
        left={left}
        right={rest.join(', ')}
        mark={markOfPlayer(table.seats, asked)}
        says={translate('shutter.call')}
        name={name}
        note={note}
        buttons={
          <>
            {others.length > 0 && <Button onPress={() => setAsking(true)}>{t('shutter.someoneElse')}</Button>}
            {hasBegun && (
              <Button icon="eye" onPress={() => setGlimpsing(true)}>
                {t('rewind:glimpse.open')}
              </Button>
            )}
            {keepsNetwork && (
              <Button icon="wifi" onPress={() => dispatch(sheetOpened({ name: 'hosting', seat: asked }))}>
                {t('seats:menu.network')}
              </Button>
            )}
            {called === null ? (
              <Button onPress={leaveTable}>{t('shutter.pause')}</Button>
            ) : (
              <Button onPress={onBack}>{t('shutter.toBoard')}</Button>
            )}
          </>
        }
        handle={
          <HoldButton
            onOpen={() => {
              dispatch(screenPassed());
              takeInHand(asked);
            }}
            shownKey={{ key: ' ', written: t('keys.space') }}
            pressTwice={pressTwice}
            again={t('shutter.pressAgain')}
          >
            {t(pressTwice ? 'shutter.pressTwice' : 'shutter.hold')}
          </HoldButton>
        }
      />
      <ScreenCandidatesSheet
        table={table}
        candidates={others}
        open={asking}
        onClose={() => {
          setAsking(false);
          holdFocus();
        }}
        onChoose={(seat) => {
          setChosen(seat);
          setAsking(false);
          requestAnimationFrame(holdFocus);
        }}
      />
      {glimpsing && <GlimpseSheet table={table} ui={ui} onClose={() => setGlimpsing(false)} />}
    </main>
  );
}
