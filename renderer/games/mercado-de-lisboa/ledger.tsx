import type { ComponentProps } from 'react';
import type { GameRoom } from '../../table/index.ts';

/** The open ledger: the final scoring and how the match went. */
export function Ledger(_: ComponentProps<GameRoom['Ledger']>) {
  return null;
}
