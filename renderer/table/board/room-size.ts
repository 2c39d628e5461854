import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { canZoom, observeSize } from '../../design/index.ts';

/** The space for a board, in pixels, and the text size relative to normal. */
export interface RoomSize {
  readonly width: number;
  readonly height: number;
  readonly text: number;
  /** Whether the browser can enlarge a board. */
  readonly zooms: boolean;
}

/** The last space of a board: the next one's, most likely, which then needs no second rendering. */
let last: RoomSize | null = null;

function measure(place: HTMLElement | null): RoomSize {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const width = place?.clientWidth || window.innerWidth;
  const height = place?.clientHeight || window.innerHeight;
  return { width, height, text: Number.isFinite(size) ? size / 16 : 1, zooms: canZoom() };
}

/** The space for a board; follows its container and the text size. Attach the ref to the board's own element. */
export function useRoomSize(): readonly [RoomSize, RefObject<HTMLDivElement | null>] {
  const board = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(() => last ?? measure(null));
  useLayoutEffect(() => {
    const place = board.current?.parentElement;
    if (!place) return;
    const follow = (): void => {
      const next = measure(place);
      if (place.clientWidth > 0) last = next;
      setRoom((before) =>
        before.width === next.width && before.height === next.height && before.text === next.text ? before : next,
      );
    };
    const stop = observeSize(place, follow);
    window.addEventListener('resize', follow);
    const text = new MutationObserver(follow);
    text.observe(document.documentElement, { attributes: true });
    return () => {
      window.removeEventListener('resize', follow);
      stop();
      text.disconnect();
    };
  }, []);
  return [room, board];
}
