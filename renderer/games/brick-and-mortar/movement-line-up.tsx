import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '../../../shared/engine/index.ts';
import { duration, Envelope, type PlayerMark, setOff } from '../../design/index.ts';

interface TurnedBidProps {
  readonly seat: Seat;
  readonly mark: PlayerMark;
  readonly children: ReactNode;
}

/** One bid of a line-up: a sealed envelope that turns over; the envelope is gone once it has turned. */
export function TurnedBid({ seat, mark, children }: TurnedBidProps) {
  const [sealed, setSealed] = useState(() => duration('reveal') > 0);
  const envelope = useRef<HTMLSpanElement>(null);
  const bid = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!sealed || envelope.current === null || bid.current === null) return;
    const half = duration('reveal') / 2;
    const turning = setOff(
      envelope.current,
      [{ transform: 'rotateY(0)' }, { transform: 'rotateY(90deg)' }, { transform: 'rotateY(90deg)' }],
      half * 2,
    );
    const opened = setOff(bid.current, [{ transform: 'rotateY(-90deg)' }, { transform: 'rotateY(0)' }], half, half);
    const over = (): void => setSealed(false);
    if (turning === null) over();
    else turning.finished.then(over, over);
    return () => {
      turning?.cancel();
      opened?.cancel();
    };
  }, [sealed]);
  return (
    <li data-bid={seat}>
      <div ref={bid} className="bm-open-bid">
        {children}
      </div>
      {sealed && (
        <span ref={envelope} className="bm-sealed-bid" aria-hidden="true">
          <Envelope mark={mark} sealed width={116} />
        </span>
      )}
    </li>
  );
}

/** Bids stand as their players sit while they turn over, then line up in the order in which they act. */
export function LineUp({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const turned = duration('reveal');
    const bids = [...(list.current?.querySelectorAll<HTMLElement>('[data-bid]') ?? [])];
    const places = bids.map((bid) => ({ x: bid.offsetLeft, y: bid.offsetTop }));
    const seated = [...bids].sort((a, b) => Number(a.dataset.bid) - Number(b.dataset.bid));
    for (const [index, bid] of bids.entries()) {
      const own = places[index];
      const seat = places[seated.indexOf(bid)];
      if (own === undefined || seat === undefined || (own.x === seat.x && own.y === seat.y)) continue;
      const from = `${seat.x - own.x}px ${seat.y - own.y}px`;
      setOff(bid, [{ translate: from }, { translate: '0 0' }], duration('lineUp'), turned);
    }
  }, []);
  return (
    <ol ref={list} className="bm-line-up">
      {children}
    </ol>
  );
}
