import type { ReactNode } from 'react';
import type { PlayerMark } from '../drawing/marks.ts';
import { PlayerToken } from '../drawing/player-token.tsx';
import { fitName } from './fitted-name.ts';

interface NameSignProps {
  readonly mark: PlayerMark;
  readonly name: string;
  readonly className?: string | undefined;
  /** What hangs on the same board after the name, such as "(you)". */
  readonly children?: ReactNode;
}

/**
 * A player's name as a painted sign, on the board of the player's colour. Text, so it scales and is read aloud; smaller
 * where it has little room.
 */
export function NameSign({ mark, name, className = '', children }: NameSignProps) {
  return (
    <span className={`sign sign-${mark} ${className}`}>
      <PlayerToken mark={mark} size={24} />
      <span key={name} className="sign-name" title={name} ref={fitName}>
        {name}
      </span>
      {children}
    </span>
  );
}
