import { useEffect, useState } from 'react';
import { useAppSelector } from '../../client/store.ts';

/** What must have room beside the table, and so how large the window must be, in pixels; the width at the normal text size. */
const needs = {
  roll: { width: 1180, height: 560 },
  /** The column of the shopkeeper who teaches: a board on one screen stays whole beside it. */
  teacher: { width: 1262, height: 640 },
} as const;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Is the window large enough, at the reader's text size, to lay this beside the table? */
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
