import { useEffect, useState } from 'react';

/** Time without input after which a screen counts as unattended, in milliseconds. */
const patience = 4000;

/** The input events of a person at the screen. */
export const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Whether this screen had no input for a while. False if not wanted: on most screens a player may be there, still. */
export function useUnattended(isWanted: boolean): boolean {
  const [isUnattended, setUnattended] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    let timer = setTimeout(() => setUnattended(true), patience);
    const stir = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setUnattended(true), patience);
      setUnattended(false);
    };
    for (const sign of signsOfLife) window.addEventListener(sign, stir, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, stir);
      setUnattended(false);
    };
  }, [isWanted]);
  return isUnattended;
}
