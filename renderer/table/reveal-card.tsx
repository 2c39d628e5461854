import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../app/store.ts';
import { Button } from '../design/index.ts';
import type { GameRoom } from './game-room.ts';
import { type LiveTable, revealSeen } from './table-slice.ts';

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
 * What has just been turned over, on a device that nobody shares. It lies on the board without holding it up, goes at
 * any press or key or after a while, and stays for as long as a pointer or the focus rests on it.
 */
export function RevealCard({ table, room, move }: RevealCardProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const events = useAppSelector((state) => state.table.moves[move]?.events);
  const card = useRef<HTMLElement>(null);
  const reading = table.own.length === 0 ? READ_FROM_AFAR : READ;

  useEffect(() => {
    const pass = () => void dispatch(revealSeen());
    let timer = setTimeout(pass, reading);
    const stay = () => clearTimeout(timer);
    const go = () => {
      clearTimeout(timer);
      timer = setTimeout(pass, reading);
    };
    const key = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === 'Shift') return;
      if (document.querySelector('dialog[open]')) return;
      // Enter would also play what the counter offers: the key that passes the card does nothing else
      if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pass();
    };
    const lying = card.current;
    const beside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && lying?.contains(target))) pass();
    };
    // a finger on the card may also scroll it: only a press that was meant as one passes it
    const upon = ({ target }: MouseEvent) => {
      if (!(target instanceof Element && target.closest('button') !== null)) pass();
    };
    window.addEventListener('pointerdown', beside);
    lying?.addEventListener('click', upon);
    window.addEventListener('keydown', key, true);
    lying?.addEventListener('pointerenter', stay);
    lying?.addEventListener('pointerleave', go);
    lying?.addEventListener('focusin', stay);
    lying?.addEventListener('focusout', go);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', beside);
      lying?.removeEventListener('click', upon);
      window.removeEventListener('keydown', key, true);
      lying?.removeEventListener('pointerenter', stay);
      lying?.removeEventListener('pointerleave', go);
      lying?.removeEventListener('focusin', stay);
      lying?.removeEventListener('focusout', go);
    };
  }, [dispatch, reading]);

  return (
    <aside className="reveal-card passing card" ref={card} aria-label={t('reveal.title')}>
      <room.Reveal seats={table.seats} events={events ?? []} view={table.view} />
      <Button onPress={() => dispatch(revealSeen())}>{t('reveal.continue')}</Button>
    </aside>
  );
}
