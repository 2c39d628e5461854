import { createContext, type ReactNode } from 'react';
import type { SeatSettings } from '../../shared/protocol/messages.ts';

/** What the pieces of a board may know of the table they stand on without being handed it. */
export interface TableSurroundings {
  readonly seats: readonly SeatSettings[];
  /** The seats that must act at the moment that is shown. */
  readonly toAct: readonly number[];
  /** What stands on the counter instead of the prompt: the timeline, while somebody looks back. */
  readonly insteadOfPrompt: ReactNode;
}

export const TableContext = createContext<TableSurroundings>({ seats: [], toAct: [], insteadOfPrompt: null });
