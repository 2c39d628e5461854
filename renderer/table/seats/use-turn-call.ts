/// <reference types="vite/client" />
import { useEffect, useRef } from 'react';
import shopCalls from '../../../assets/icons/shop-calls.svg';
import { useAppSelector } from '../../client/store.ts';
import { calledSeat, isCalledFromAfar } from '../../client/visible-state.ts';
import { shake } from '../counter/shaking.ts';
import { playSound } from '../sounds/play-sound.ts';

/** Marks the page's icon in the browser's tabs while it is this page's turn. */
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
 * Signals the turn of a player at this device: by the shop bell, except in solo matches or without sound.
 * If the turn comes from another device, it also vibrates this one and marks the page's icon.
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
