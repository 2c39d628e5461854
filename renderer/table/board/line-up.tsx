import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';
import { duration, Envelope, type PlayerMark, setOff } from '../../design/index.ts';

interface TurnedOverProps {
  readonly seat: Seat;
  readonly mark: PlayerMark;
  readonly children: ReactNode;
}

/** One seat's sealed choice in a line-up, under an envelope that turns over and disappears. */
export function TurnedOver({ seat, mark, children }: TurnedOverProps) {
  const [sealed, setSealed] = useState(() => duration('reveal') > 0);
  const envelope = useRef<HTMLSpanElement>(null);
  const open = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sealed || envelope.current === null || open.current === null) return;
    const half = duration('reveal') / 2;
    const turning = setOff(
      envelope.current,
      [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }, { transform: 'rotateY(90deg)' }],
      half * 2,
    );
    const opened = setOff(open.current, [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }], half, half);
    const over = (): void => setSealed(false);
    if (turning === null) over();
    else turning.finished.then(over, over);
    return () => {
      turning?.cancel();
      opened?.cancel();
    };
  }, [sealed]);
  return (
    <li data-turned={seat} className="line-up-place">
      <div ref={open} className="line-up-open">
        {children}
      </div>
      {sealed && (
        <span ref={envelope} className="line-up-sealed" aria-hidden="true">
          <Envelope mark={mark} sealed width={116} />
        </span>
      )}
    </li>
  );
}

/** Reveals the sealed choices in seat order, then sorts them into the order of resolution. */
export function LineUp({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const turned = duration('reveal');
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-turned]') ?? [])];
    const places = all.map((each) => ({ x: each.offsetLeft, y: each.offsetTop }));
    const seated = [...all].sort((a, b) => Number(a.dataset.turned) - Number(b.dataset.turned));
    for (const [index, each] of all.entries()) {
      const own = places[index];
      const seat = places[seated.indexOf(each)];
      if (own === undefined || seat === undefined || (own.x === seat.x && own.y === seat.y)) continue;
      const from = `${seat.x - own.x}px ${seat.y - own.y}px`;
      setOff(each, [{ translate: from }, { translate: '0 0' }], duration('lineUp'), turned);
    }
  }, []);
  return (
    <ol ref={list} className="line-up">
      {children}
    </ol>
  );
}
