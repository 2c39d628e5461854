import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

type LedgerProps = ComponentProps<GameRoom['Ledger']>;

/** The open ledger: shops, side by side, same type and hand on the left page, everybody's points by rounds on the right. */
export function Ledger({ actions }: LedgerProps) {
  return <div>{actions}</div>;
}
