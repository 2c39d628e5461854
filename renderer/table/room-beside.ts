import { useEffect, useState } from 'react';
import { useAppSelector } from '../client/store.ts';

/** The width and the height a table needs to have its till roll beside it, in pixels at the normal text size. */
const WIDE_ENOUGH = 1180;
const HIGH_ENOUGH = 560;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Is the window large enough, at the reader's text size, to lay the till roll beside the table? */
export function useRoomBeside(): boolean {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const [{ width, height }, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (width * 100) / textSize >= WIDE_ENOUGH && height >= HIGH_ENOUGH;
}
