import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The space for a board, in pixels, and the text size relative to normal. */
export interface RoomSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
}

function measure(place: HTMLElement | null): RoomSize {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = place?.clientWidth || window.innerWidth;
  const height = place?.clientHeight || window.innerHeight;
  return { width, height, text: Number.isFinite(size) ? size / 16 : 1 };
}

/** The space for a board; follows its container and the text size. Attach the ref to the board's own element. */
export function useRoomSize(): readonly [RoomSize, RefObject<HTMLDivElement | null>] {
  const board = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(() => measure(null));
  useLayoutEffect(() => {
    const place = board.current?.parentElement ?? null;
    const follow = (): void => {
      const next = measure(place);
      setRoom((before) =>
        before.width === next.width && before.height === next.height && before.text === next.text ? before : next,
      );
    };
    follow();
    window.addEventListener('resize', follow);
    const sizes = new ResizeObserver(follow);
    if (place !== null) sizes.observe(place);
    const text = new MutationObserver(follow);
    text.observe(document.documentElement, { attributes: true });
    return () => {
      window.removeEventListener('resize', follow);
      sizes.disconnect();
      text.disconnect();
    };
  }, []);
  return [room, board];
}
