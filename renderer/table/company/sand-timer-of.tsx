import './company.css';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SandTimer } from '../../design/index.ts';
import { TableContext } from '../table-context.ts';
import type { TurnTimer } from './use-turn-timers.ts';

interface SandTimerOfProps {
  readonly seat: number;
  /** Its height in pixels. */
  readonly size?: number;
}

/** The sand-timer of a seat that must act, if the room wants one. */
export function SandTimerOf({ seat, size = 24 }: SandTimerOfProps) {
  const { turnTimers } = useContext(TableContext);
  const timer = turnTimers?.find((each) => each.seat === seat);
  // a changed timer restarts its animation
  return timer && <ReadTimer key={`${timer.at} ${timer.runs}`} timer={timer} size={size} />;
}

const minute = 60_000;

function leftOf({ left, at, runs }: TurnTimer): number {
  return runs ? Math.max(0, left - (Date.now() - at)) : left;
}

function ReadTimer({ timer, size }: { readonly timer: TurnTimer; readonly size: number }) {
  const { t } = useTranslation('company');
  const [left, setLeft] = useState(() => leftOf(timer));
  const minutes = Math.round(left / minute);
  useEffect(() => {
    if (!timer.runs || left === 0) return;
    // until the reading changes
    const next = minutes === 0 ? 0 : (minutes - 0.5) * minute - 1;
    const waiting = setTimeout(() => setLeft(leftOf(timer)), Math.max(0, leftOf(timer) - next));
    return () => clearTimeout(waiting);
  }, [timer, left, minutes]);
  const reading =
    left === 0 ? t('timer.out') : minutes === 0 ? t('timer.lessThanOne') : t('timer.left', { count: minutes });
  return (
    <span className="turn-timer" title={reading}>
      <SandTimer
        left={left}
        whole={timer.whole}
        share={Math.min(1, left / timer.whole)}
        runs={timer.runs}
        size={size}
        label={reading}
      />
      <span className="turn-timer-minutes" aria-hidden="true">
        {left > 0 && t('timer.short', { minutes: minutes === 0 ? '<1' : minutes })}
      </span>
    </span>
  );
}
