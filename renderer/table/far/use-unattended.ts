import { useEffect, useState } from 'react';

/** After so long without a hand or a key nobody sits before the screen, in milliseconds. */
const patience = 4000;

/** What somebody before a screen does. */
export const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Has nobody touched this screen for a while? Asked only where that is wanted: elsewhere somebody always may be there. */
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
