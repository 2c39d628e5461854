import type { BrickTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';

/** Keeps a number of the half-made choice. */
export function setAmount({ pending, change }: BrickTable, key: string): (value: number) => void {
  return (value) => change({ amounts: { ...pending.amounts, [key]: value } } satisfies Partial<PendingChoice>);
}
