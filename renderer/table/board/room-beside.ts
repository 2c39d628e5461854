import { useEffect, useState } from 'react';
import { useAppSelector } from '../../client/store.ts';

/** The window sizes that leave space beside the table, in pixels; widths at normal text size. */
const needs = {
  log: { width: 1180, height: 560 },
  /** The lesson teacher's column: a one-screen board stays whole beside it. */
  teacher: { width: 1262, height: 640 },
} as const;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Whether the window fits this beside the table, at the reader's text size. */
export function useRoomBeside(what: keyof typeof needs): boolean {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const [{ width, height }, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (width * 100) / textSize >= needs[what].width && height >= needs[what].height;
}
