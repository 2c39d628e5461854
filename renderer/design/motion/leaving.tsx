import { zoomOf } from '../controls/in-window.ts';
import { type Timed, useMove } from './flight.tsx';
import { setOff } from './motion.ts';

/** The copy of a piece's drawing, and its place in the window in pixels of the board, which is drawn enlarged by `zoom`. */
export interface Left {
  readonly copy: Element;
  readonly box: Record<'left' | 'top' | 'width' | 'height' | 'zoom', number>;
}

/** Copies the drawing of a piece that is about to go; null without one. */
export function copyOf(piece: Element | null): Left | null {
  const drawing = piece?.querySelector('svg');
  const copy = drawing?.cloneNode(true);
  if (!(drawing && copy instanceof Element)) return null;
  const zoom = zoomOf(drawing);
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return { copy, box: { left: left / zoom, top: top / zoom, width: width / zoom, height: height / zoom, zoom } };
}

interface LeavingProps {
  readonly leaving: Timed & { readonly left: Left };
  gone(key: string): void;
}

/** A piece that sinks out of its place. Calls `gone` once it is out of sight. */
export function Leaving({ leaving: { key, left, delay, time }, gone }: LeavingProps) {
  const place = useMove(key, gone, (element) => {
    element.replaceChildren(left.copy);
    return setOff(element, [{ translate: '0 0' }, { translate: '0 100%' }], time, delay, { fill: 'both' });
  });
  return (
    <span className="moving leaving" style={left.box}>
      <span ref={place} />
    </span>
  );
}
