import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../app/commands.ts';
import { useAppSelector } from '../app/store.ts';
import { Button, Dialog, HoldButton, NameSign, Shutter } from '../design/index.ts';
import { translatorFor } from '../words/index.ts';
import type { GameRoom } from './game-room.ts';
import { GlimpseSheet } from './glimpse-sheet.tsx';
import { markOfPlayer, nameOf } from './player-mark.ts';
import { ringShopBell } from './shop-bell.ts';
import type { LiveTable } from './table-slice.ts';

interface ShutterScreenProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
}

/** Somebody of this device who may open the shutter, and what for. */
interface WayIn {
  readonly seat: number;
  readonly why: 'turn' | 'change' | 'back';
}

function waysIn(table: LiveTable): readonly WayIn[] {
  return table.own.flatMap((seat): readonly WayIn[] => {
    if (seat === table.undoableBy) return [{ seat, why: 'back' }];
    if (table.toAct.includes(seat)) return [{ seat, why: 'turn' }];
    return table.mayTakeBack.includes(seat) ? [{ seat, why: 'change' }] : [];
  });
}

/**
 * The roller shutter between two people at one screen. It stands instead of the table, not over it: what it hides is
 * not in the page, because the host has not sent it. It names the next player and opens only when held.
 */
export function ShutterScreen({ table, room }: ShutterScreenProps) {
  const { t } = useTranslation('shell');
  const { takeInHand, leaveTable } = useCommands();
  const pressTwice = useAppSelector((state) => state.settings.shutter === 'press-twice');
  const sound = useAppSelector((state) => state.settings.sound);
  const lastMover = useAppSelector((state) => state.table.moves.at(-1)?.seat);
  const [chosen, setChosen] = useState<number | null>(null);
  const [asking, setAsking] = useState(false);
  const [glimpsing, setGlimpsing] = useState(false);
  const screen = useRef<HTMLElement>(null);
  const asked = chosen ?? table.next ?? 0;
  const name = nameOf(table.seats, asked);

  const holdFocus = () => screen.current?.querySelector<HTMLButtonElement>('.hold-button')?.focus();
  const covered = useAppSelector((state) => state.page.sheet !== null);
  useEffect(() => {
    if (sound) ringShopBell();
  }, [sound]);
  // under a sheet nothing takes the focus: a new table's dialog is still open when its first shutter comes down
  useEffect(() => {
    if (!covered) screen.current?.querySelector<HTMLButtonElement>('.hold-button')?.focus();
  }, [covered]);

  // a month and a phase stand at the two ends of the fascia; what cannot be parted stands at the left
  const where = room.whereabouts(table.view, translatorFor(table.game));
  const [left = '', ...rest] = where.split(', ');
  const others = waysIn(table).filter(({ seat }) => seat !== asked);
  return (
    <main className="shutter-screen" ref={screen}>
      <p className="unseen" role="status">
        {t('shutter.announce', { name })}
      </p>
      <Shutter
        key={asked}
        title={t(`games.${table.game}`)}
        left={left}
        right={rest.join(', ')}
        mark={markOfPlayer(table.seats, asked)}
        says={t('shutter.passTo')}
        name={name}
        {...(lastMover !== undefined && {
          note: (
            <>
              <b>{t('shutter.finished', { name: nameOf(table.seats, lastMover) })}</b>
              <p>{t('shutter.nothingLeft')}</p>
            </>
          ),
        })}
        ways={
          <>
            {others.length > 0 && <Button onPress={() => setAsking(true)}>{t('shutter.someoneElse')}</Button>}
            <Button icon="eye" onPress={() => setGlimpsing(true)}>
              {t('glimpse.open')}
            </Button>
            <Button onPress={leaveTable}>{t('shutter.pause')}</Button>
          </>
        }
        handle={
          <HoldButton
            onOpen={() => takeInHand(asked)}
            hotkey={t('keys.space')}
            pressTwice={pressTwice}
            again={t('shutter.pressAgain')}
          >
            {t(pressTwice ? 'shutter.pressTwice' : 'shutter.hold')}
          </HoldButton>
        }
      />
      <Dialog
        open={asking}
        title={t('shutter.who')}
        closeLabel={t('close')}
        onClose={() => {
          setAsking(false);
          holdFocus();
        }}
      >
        <ul className="ways-in">
          {others.map(({ seat, why }) => (
            <li key={seat}>
              <button
                type="button"
                className="button"
                onClick={() => {
                  setChosen(seat);
                  setAsking(false);
                  requestAnimationFrame(holdFocus);
                }}
              >
                <NameSign mark={markOfPlayer(table.seats, seat)} name={nameOf(table.seats, seat)} />
                <span>{t(`shutter.way.${why}`, { name: nameOf(table.seats, seat) })}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
      {glimpsing && <GlimpseSheet table={table} room={room} onClose={() => setGlimpsing(false)} />}
    </main>
  );
}
