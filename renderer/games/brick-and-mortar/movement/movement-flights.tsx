import type { ReactNode } from 'react';
import type { ItemType } from '../../../../shared/games/brick-and-mortar/items.ts';
import {
  Coin,
  Crate,
  type Flight,
  Flying,
  type Point,
  setOff,
  type Timed,
  useMove,
  zoomOf,
} from '../../../design/index.ts';

/** A place in the window in pixels of the board, which is drawn enlarged by `zoom`. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** The place of an element. */
export function boxOf(element: Element): Box {
  const zoom = zoomOf(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom, zoom };
}

/** A flying thing, with its start and end in the window. It is drawn while it moves. */
export type Moving = Timed &
  (
    | { readonly kind: 'flight'; readonly what: ItemType | 'coin'; readonly from: Point; readonly to: Point }
    /** Expired items fall out of the lower edge of a box. */
    | { readonly kind: 'falling'; readonly what: ItemType; readonly count: number; readonly box: Box }
    /** The appearance of the closed store. */
    | { readonly kind: 'leaving'; readonly front: Element; readonly box: Box }
  );

type MovingOf<Kind extends Moving['kind']> = Extract<Moving, { kind: Kind }>;

interface MovingProps<Kind extends Moving['kind']> {
  readonly moving: MovingOf<Kind>;
  /** Called when it has arrived, or was completed or cancelled. */
  gone(key: string): void;
}

const crateSize = 27;

function flightOf({ key, what, from, to, delay, time }: MovingOf<'flight'>): Flight {
  const way = { key, from, to, delay, time, drawn: crateSize };
  return what === 'coin'
    ? { ...way, drawing: <Coin size={26} />, bend: 70 }
    : { ...way, drawing: <Crate kind={what} size={crateSize} />, bend: 34, rolls: true };
}

function Falling({ moving, gone }: MovingProps<'falling'>) {
  const { key, what, count, box, delay, time } = moving;
  const place = useMove(key, gone, (element) =>
    setOff(element, [{ translate: '0 0' }, { translate: `0 ${crateSize + 6}px` }], time, delay),
  );
  return (
    <span className="moving bm-falling" style={box}>
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
    <span className="moving bm-falling" style={box}>
      <span ref={place} />
    </span>
  );
}

/** Draws a flying thing; `gone` is called when it has arrived. */
export function drawMoving(moving: Moving, gone: (key: string) => void): ReactNode {
  const { key } = moving;
  switch (moving.kind) {
    case 'flight':
      return <Flying key={key} flight={flightOf(moving)} gone={gone} />;
    case 'falling':
      return <Falling key={key} moving={moving} gone={gone} />;
    case 'leaving':
      return <Leaving key={key} moving={moving} gone={gone} />;
  }
}
