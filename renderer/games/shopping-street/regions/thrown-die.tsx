import { useEffect, useState } from 'react';
import type { DieFace } from '../../../../shared/games/shopping-street/dice.ts';
import type { SeatSettings } from '../../../../shared/protocol/messages.ts';
import { StreetDie } from '../../../design/index.ts';
import { drawnFace } from '../interaction/dice-faces.ts';

/** All faces of a die, in the order in which they come up while it rolls. */
const rolling: readonly DieFace[] = [0, 'blank', 3, 1, 4, 2];

/** How long a face stays on top while a die rolls, in milliseconds. */
const turnOver = 70;

interface ThrownDieProps {
  /** The final face. */
  readonly face: DieFace;
  readonly seats: readonly SeatSettings[];
  /** The duration of the roll, and the delay before it, in milliseconds. */
  readonly time: number;
  readonly delay: number;
  /** Pixels. */
  readonly size: number;
}

/** A rolling die: it shows faces one after the other until it stops. */
export function ThrownDie({ face, seats, time, delay, size }: ThrownDieProps) {
  const [turned, setTurned] = useState(0);
  const turns = Math.floor((delay + time) / turnOver) - 1;
  const rolls = turned < turns;
  useEffect(() => {
    if (!rolls) return;
    const timer = setInterval(() => setTurned((before) => before + 1), turnOver);
    return () => clearInterval(timer);
  }, [rolls]);
  const up = rolls ? (rolling[turned % rolling.length] ?? face) : face;
  return <StreetDie {...drawnFace(up, seats)} size={size} />;
}
