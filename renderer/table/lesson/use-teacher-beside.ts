import { useEffect, useState } from 'react';
import { useAppSelector } from '../../client/store.ts';

/** What a window needs for a board on one screen with the teacher's column beside it, in pixels at the normal text size. */
const wideEnough = 1262;
const highEnough = 640;

const windowSize = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Is there room for the teacher beside the board, at the reader's text size? Elsewhere they speak from the counter. */
export function useTeacherBeside(): boolean {
  const textSize = useAppSelector((state) => state.settings.textSize);
  const [{ width, height }, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (width * 100) / textSize >= wideEnough && height >= highEnough;
}
