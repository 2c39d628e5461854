import { useState } from 'react';
import type { AnyMove } from '../../../shared/engine/index.ts';
import type { Action } from './plan.ts';

/** What is asked before a button is played that brings nothing. */
interface Doubt<Asked> {
  /** The button that asks, pressed once; null while none does. */
  readonly asking: Asked | null;
  /** Is the press only the first, so that the button asks now instead of playing? */
  holdsBack(action: Asked, clicks: number): boolean;
  /** Nothing is asked any more. */
  drop(): void;
}

/**
 * Asks once before what would bring nothing. The question is about one button with these moves and this pending choice: any
 * change of the choice drops it, even one and back. The second click of a double click is no answer to what nobody can have read.
 */
export function useDoubt<Asked extends Action<AnyMove, object>>(
  actions: readonly Asked[],
  choice: object | undefined,
): Doubt<Asked> {
  const [asked, setAsked] = useState<{ readonly mark: string; readonly choice: object | undefined } | null>(null);
  const asking =
    actions.find(
      (action) => action.doubt !== undefined && asked?.choice === choice && asked?.mark === markOf(action),
    ) ?? null;
  return {
    asking,
    holdsBack(action, clicks) {
      const isAnswer = asking !== null && markOf(asking) === markOf(action);
      if (action.doubt === undefined || (isAnswer && clicks < 2)) {
        setAsked(null);
        return false;
      }
      setAsked({ mark: markOf(action), choice });
      return true;
    },
    drop: () => setAsked(null),
  };
}

function markOf({ key, moves }: Action<AnyMove, object>): string {
  return JSON.stringify([key, moves]);
}
