import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';
import { duration, type Movement, setOff } from './motion.ts';

interface Place {
  readonly left: number;
  readonly top: number;
}

/** The sideways curve of a piece that moves forward, relative to the distance. It keeps swapping pieces apart. */
const SWING = 0.22;
const WIDEST_SWING = 16;

/** The keyframes between two places; pieces that move up or left curve aside. */
function way(from: Place, to: Place): Keyframe[] {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const forward = x > 0 || y > 0;
  const swing = forward ? Math.min(WIDEST_SWING, Math.hypot(x, y) * SWING) : 0;
  const [aside, up] = Math.abs(x) >= Math.abs(y) ? [0, -swing] : [swing, 0];
  return [
    { translate: `${x}px ${y}px` },
    { translate: `${x / 2 + aside}px ${y / 2 + up}px`, offset: 0.5 },
    { translate: '0px 0px' },
  ];
}

/**
 * Animates the pieces of a list to their new places when the order changes.
 * Pass `ref(key)` to each piece; all pieces need the same positioned parent. With motion off they jump.
 */
export function useGliding(order: readonly string[], movement: Movement): (key: string) => RefCallback<HTMLElement> {
  const elements = useRef(new Map<string, HTMLElement>());
  const stood = useRef(new Map<string, Place>());
  const now = order.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pieces move when their order changes
  useLayoutEffect(() => {
    const places = new Map<string, Place>();
    for (const [key, element] of elements.current) {
      const to = { left: element.offsetLeft, top: element.offsetTop };
      const from = stood.current.get(key);
      places.set(key, to);
      if (from && (from.left !== to.left || from.top !== to.top)) setOff(element, way(from, to), duration(movement));
    }
    stood.current = places;
  }, [now, movement]);
  return useCallback(
    (key: string) => (element: HTMLElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    [],
  );
}
