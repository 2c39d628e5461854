import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

/** The open ledger. */
export function Ledger({ actions }: ComponentProps<GameRoom['Ledger']>) {
  return actions;
}
