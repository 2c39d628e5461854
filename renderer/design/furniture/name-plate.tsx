import type { ReactNode } from 'react';
import type { PlayerMark } from '../drawing/marks.ts';
import { PlayerToken } from '../drawing/player-token.tsx';
import { fitName } from './fitted-name.ts';

interface NamePlateProps {
  readonly mark: PlayerMark;
  readonly name: string;
  readonly className?: string | undefined;
  /** Shown after the name, such as "(you)". */
  readonly children?: ReactNode;
}

/**
 * A player's name plate, in the player's colour. It is text, so it scales and screen readers read it; it shrinks to
 * fit.
 */
export function NamePlate({ mark, name, className = '', children }: NamePlateProps) {
  return (
    <span className={`name-plate name-plate-${mark} ${className}`}>
      <PlayerToken mark={mark} size={24} />
      <span key={name} className="name-plate-text" title={name} ref={fitName}>
        {name}
      </span>
      {children}
    </span>
  );
}
