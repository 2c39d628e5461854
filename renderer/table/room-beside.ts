import { useEffect, useState } from 'react';
import { useAppSelector } from '../app/store.ts';

/** The width a table needs to have its till roll beside it, in pixels at the normal text size. */
const ENOUGH = 1100;

/** Is the window wide enough, at the reader's text size, to lay the till roll beside the table? */
export function useRoomBeside(): boolean {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const [width, setWidth] = useState(() => window.innerWidth);
  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (width * 100) / textSize >= ENOUGH;
}
