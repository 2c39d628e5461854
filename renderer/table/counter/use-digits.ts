import { useEffect, useRef } from 'react';

/** Handles the digit keys from 1 to `most`, except over a sheet or in a field. */
export function useDigits(most: number, set: (digit: number) => void): void {
  const latest = useRef(set);
  latest.current = set;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.target instanceof Element && event.target.closest('textarea, select, input') !== null) return;
      const digit = Number(event.key);
      if (!Number.isInteger(digit) || digit < 1 || digit > most) return;
      // a second counter, on a sheet over the board, must not handle it again
      event.preventDefault();
      latest.current(digit);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [most]);
}
