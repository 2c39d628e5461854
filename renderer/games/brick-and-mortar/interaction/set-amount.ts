import type { BrickTable } from '../table.ts';
import type { PendingChoice } from './pending-choice.ts';

/** Sets a number of the pending choice. */
export function setAmount({ pending, change }: BrickTable, key: string): (value: number) => void {
  return (value) => change({ amounts: { ...pending.amounts, [key]: value } } satisfies Partial<PendingChoice>);
}
