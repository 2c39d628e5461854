import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../client/store.ts';
import { type LiveTable, revealSeen } from '../client/table-slice.ts';
import { Button } from '../design/index.ts';
import type { GameRoom } from './game-room.ts';

/** For so long what was turned over lies on the board of one person's device, in milliseconds. */
const READ = 6000;
/** On a screen that nobody holds it lies longer: those who read it sit further away. */
const READ_FROM_AFAR = 9000;

interface RevealCardProps {
  readonly table: LiveTable;
  readonly room: GameRoom;
  /** Index of the move that turned something over. */
  readonly move: number;
}

/**
 * What has just been turned over, on a device that nobody shares. It lies on the board without holding it up, and goes
 * at a press beside it, at any key, or after a while. A press on it keeps it, and so do a finger and the focus for as long
 * as they are on it; a pointer that merely rests there does not, for it may have been left there.
 */
export function RevealCard({ table, room, move }: RevealCardProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const events = useAppSelector((state) => state.table.moves[move]?.events);
  const card = useRef<HTMLElement>(null);
  const [kept, setKept] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const reading = table.own.length === 0 ? READ_FROM_AFAR : READ;

  useEffect(() => {
    if (kept || isHeld) return;
    const timer = setTimeout(() => dispatch(revealSeen()), reading);
    return () => clearTimeout(timer);
  }, [dispatch, reading, kept, isHeld]);

  useEffect(() => {
    const lying = card.current;
    const pass = () => void dispatch(revealSeen());
    const isOnButton = (target: EventTarget | null) =>
      target instanceof Element && lying?.contains(target) === true && target.closest('button') !== null;
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === 'Shift') return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') {
        // Enter would also play what the counter offers: the key that passes the card does nothing else
        event.stopImmediatePropagation();
        if (event.key !== 'Escape' && isOnButton(event.target)) return;
        event.preventDefault();
      }
      pass();
    };
    const down = ({ target }: PointerEvent) => {
      if (target instanceof Node && lying?.contains(target)) setHeld(true);
      else pass();
    };
    const letGo = () => setHeld(false);
    const press = ({ target }: MouseEvent) => {
      if (!isOnButton(target)) setKept((before) => !before);
    };
    // a pointer that presses a button leaves the focus on it: only keys bring it there to stay
    const arrive = ({ target }: FocusEvent) => setHeld(target instanceof Element && target.matches(':focus-visible'));
    window.addEventListener('pointerdown', down);
    window.addEventListener('pointerup', letGo);
    window.addEventListener('pointercancel', letGo);
    window.addEventListener('keydown', key, true);
    lying?.addEventListener('click', press);
    lying?.addEventListener('focusin', arrive);
    lying?.addEventListener('focusout', letGo);
    return () => {
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('pointerup', letGo);
      window.removeEventListener('pointercancel', letGo);
      window.removeEventListener('keydown', key, true);
      lying?.removeEventListener('click', press);
      lying?.removeEventListener('focusin', arrive);
      lying?.removeEventListener('focusout', letGo);
    };
  }, [dispatch]);

  return (
    <aside className="reveal-card passing card" ref={card} aria-label={t('reveal.title')}>
      <room.Reveal seats={table.seats} events={events ?? []} view={table.view} />
      <div className="row">
        <Button icon="pause" pressed={kept} onPress={() => setKept(!kept)}>
          {t('reveal.keep')}
        </Button>
        <Button onPress={() => dispatch(revealSeen())}>{t('reveal.continue')}</Button>
      </div>
    </aside>
  );
}
