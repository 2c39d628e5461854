/// <reference types="vite/client" />
import { useEffect, useRef } from 'react';
import shopCalls from '../../../assets/icons/shop-calls.svg';
import { useAppSelector } from '../../client/store.ts';
import { calledSeat, isCalledFromAfar } from '../../client/visible-state.ts';
import { shake } from '../counter/shaking.ts';
import { playSound } from '../sounds/play-sound.ts';

/** The sign of the page among the browser's tabs is marked for as long as this page has the turn. */
function useMarkedSign(isMarked: boolean): void {
  useEffect(() => {
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!isMarked || sign === null) return;
    const { href } = sign;
    sign.href = shopCalls;
    return () => {
      sign.href = href;
    };
  }, [isMarked]);
}

/**
 * Tells that the turn has come to somebody of this device: by the shop bell, where sound is wanted and nobody plays alone;
 * where it comes from another device, by a nudge of the device too and by a mark on the page's sign.
 */
export function useTurnCall(): void {
  const { sound, vibration } = useAppSelector((state) => state.settings);
  const table = useAppSelector((state) => state.table.live?.table ?? null);
  const called = useAppSelector((state) => ((state.table.live?.seats.length ?? 0) > 1 ? calledSeat(state) : null));
  const isFromAfar = useAppSelector(isCalledFromAfar);
  const last = useRef<number | null>(null);
  useMarkedSign(isFromAfar);
  useEffect(() => {
    const comes = table !== null && called !== null && called !== last.current;
    last.current = called;
    if (!comes) return;
    if (sound) playSound('bell');
    if (vibration && isFromAfar) shake();
  }, [table, called, isFromAfar, sound, vibration]);
}
