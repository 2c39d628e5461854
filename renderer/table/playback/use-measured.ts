import { useLayoutEffect, useState } from 'react';

/**
 * Positions on the board, measured after each change of `of`, resize and scroll.
 * `measure` must be stable.
 */
export function useMeasured<Of, Positions>(of: Of, measure: (of: Of) => Positions): Positions | null {
  const [positions, setPositions] = useState<Positions | null>(null);
  useLayoutEffect(() => {
    const look = (): void => setPositions(measure(of));
    let frame = 0;
    // and in the next two frames, in which the board measures its own space and is drawn again
    const lookAgain = (times = 2): void => {
      look();
      cancelAnimationFrame(frame);
      if (times > 0) frame = requestAnimationFrame(() => lookAgain(times - 1));
    };
    const settle = (): void => lookAgain();
    settle();
    window.addEventListener('resize', settle);
    window.addEventListener('scroll', look, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look, true);
      window.removeEventListener('resize', settle);
    };
  }, [of, measure]);
  return positions;
}

/** The visible element for a selector on the board; none in lists. */
export function seenOnBoard(selector: string): Element | undefined {
  return [...document.querySelectorAll(`.game-board:not(.in-lists) :is(${selector})`)].find((element) => {
    const { width, top, bottom, left, right } = element.getBoundingClientRect();
    return width > 0 && top >= 0 && left >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
  });
}
