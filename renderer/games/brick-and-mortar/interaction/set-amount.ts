import type { BrickTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';

/** Keeps a number of the half-made choice. */
export function setAmount({ half, change }: BrickTable, key: string): (value: number) => void {
  return (value) => change({ amounts: { ...half.amounts, [key]: value } } satisfies Partial<PendingChoice>);
}
