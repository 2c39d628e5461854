import type { ReactNode } from 'react';
import { Icon } from '../drawing/icon.tsx';
import type { PlayerMark } from '../drawing/marks.ts';
import { PlayerToken } from '../drawing/player-token.tsx';
import { RecipeLine } from '../drawing/recipe.tsx';
import type { Warehouse } from './warehouse-front.tsx';

interface WarehouseRowProps {
  readonly warehouse: Warehouse;
  readonly pawns?: readonly PlayerMark[] | undefined;
  /** Shown at the end of the first line, besides symbols and pawns. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A warehouse in short form, for other players: name, symbols and pawns in a line, the recipe below. */
export function WarehouseRow({ warehouse, pawns = [], children, className = '' }: WarehouseRowProps) {
  return (
    <span className={`warehouse-row ${className}`} data-warehouse={warehouse.id}>
      <span className="warehouse-row-top">
        <b className="warehouse-name">{warehouse.name}</b>
        {warehouse.symbols.map((symbol, index) => (
          <Icon key={`${symbol} ${index === 0 ? 'first' : 'second'}`} name={symbol} size={19} />
        ))}
        {pawns.map((mark) => (
          <span key={mark} className="row-pawn" data-pawn={mark}>
            <PlayerToken mark={mark} size={22} />
          </span>
        ))}
        {children}
      </span>
      <RecipeLine recipe={warehouse.recipe} />
    </span>
  );
}
