import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { ItemType } from '../../../shared/games/brick-and-mortar/items.ts';
import { Coin, Crate, setOff } from '../../design/index.ts';
import type { Point } from './movement-places.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Timed {
  /** Unique on the page. */
  readonly key: string;
  /** Milliseconds. */
  readonly delay: number;
  readonly time: number;
}

/** Something on its way over the table, with its places in the window. It is drawn for as long as it moves. */
export type Moving = Timed &
  (
    | { readonly kind: 'flight'; readonly what: ItemType | 'coin'; readonly from: Point; readonly to: Point }
    /** Expired items fall out of the lower edge of a box. */
    | { readonly kind: 'falling'; readonly what: ItemType; readonly count: number; readonly box: Box }
    /** What a closed store looked like. */
    | { readonly kind: 'leaving'; readonly front: Element; readonly box: Box }
  );

interface MovingProps<Kind extends Moving['kind']> {
  readonly moving: Extract<Moving, { kind: Kind }>;
  /** Called when it has arrived, or was completed or cancelled. */
  gone(key: string): void;
}

/** Runs one movement on an element and tells when it is over. */
function useMove(key: string, gone: (key: string) => void, start: (element: HTMLElement) => Animation | null) {
  const place = useRef<HTMLSpanElement>(null);
  const begin = useRef(start);
  const end = useRef(gone);
  useLayoutEffect(() => {
    const over = (): void => end.current(key);
    const animation = place.current && begin.current(place.current);
    if (animation) animation.finished.then(over, over);
    else over();
    return () => animation?.cancel();
  }, [key]);
  return place;
}

/** How far above the higher end a path bends, in pixels. */
const bend = { crate: 34, coin: 70 } as const;

const drawnSize = 27;

function Flying({ moving, gone }: MovingProps<'flight'>) {
  const { key, what, from, to, delay, time } = moving;
  const rolls = what === 'coin' ? '0turn' : to.x < from.x ? '-1turn' : '1turn';
  const place = useMove(key, gone, (element) =>
    setOff(
      element,
      [
        { offsetDistance: '0%', transform: `rotate(0turn) scale(${from.size / drawnSize})` },
        { offsetDistance: '100%', transform: `rotate(${rolls}) scale(${to.size / drawnSize})` },
      ],
      time,
      delay,
    ),
  );
  const high = Math.min(from.y, to.y) - (what === 'coin' ? bend.coin : bend.crate);
  const path = `path("M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${high} ${to.x} ${to.y}")`;
  return (
    <span ref={place} className="bm-moving" style={{ offsetPath: path, offsetRotate: '0deg' }}>
      {what === 'coin' ? <Coin size={26} /> : <Crate kind={what} size={drawnSize} />}
    </span>
  );
}

function boxStyle({ left, top, width, height }: Box): CSSProperties {
  return { left, top, width, height };
}

function Falling({ moving, gone }: MovingProps<'falling'>) {
  const { key, what, count, box, delay, time } = moving;
  const place = useMove(key, gone, (element) =>
    setOff(element, [{ translate: '0 0' }, { translate: `0 ${drawnSize + 6}px` }], time, delay),
  );
  return (
    <span className="bm-moving bm-falling" style={boxStyle(box)}>
      <span ref={place}>
        {Array.from({ length: count }, (_, place) => `${what} ${place}`).map((crate) => (
          <Crate key={crate} kind={what} size={22} />
        ))}
      </span>
    </span>
  );
}

function Leaving({ moving, gone }: MovingProps<'leaving'>) {
  const { key, front, box, delay, time } = moving;
  const place = useMove(key, gone, (element) => {
    element.replaceChildren(front);
    for (const crate of front.querySelectorAll('[data-crate]')) {
      setOff(crate, [{ opacity: 1 }, { opacity: 0, translate: '0 30px' }, { opacity: 0 }], time, delay);
    }
    return setOff(
      element,
      [{ translate: '0 0' }, { translate: '0 0', offset: 0.3 }, { translate: '0 100%' }],
      time,
      delay,
    );
  });
  return (
    <span className="bm-moving bm-falling" style={boxStyle(box)}>
      <span ref={place} />
    </span>
  );
}

function OneMoving({ moving, gone }: { readonly moving: Moving; gone(key: string): void }) {
  switch (moving.kind) {
    case 'flight':
      return <Flying moving={moving} gone={gone} />;
    case 'falling':
      return <Falling moving={moving} gone={gone} />;
    case 'leaving':
      return <Leaving moving={moving} gone={gone} />;
  }
}

/** What is on its way over the table. It takes no presses, and a screen reader passes over it. */
export function InFlight({ moving, gone }: { readonly moving: readonly Moving[]; gone(key: string): void }) {
  return (
    <div className="bm-in-flight" aria-hidden="true" inert>
      {moving.map((each) => (
        <OneMoving key={each.key} moving={each} gone={gone} />
      ))}
    </div>
  );
}
