import { useEffect, useRef } from 'react';

/** Hears the digits from 1 on wherever the focus is, unless a sheet lies over the table, or the key belongs to a field. */
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
      // a second counter, on a sheet over the board, must not do it again
      event.preventDefault();
      latest.current(digit);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [most]);
}
