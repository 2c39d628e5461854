import { useState } from 'react';
import type { AnyMove } from '../../../shared/engine/index.ts';
import type { Action } from './prompt.ts';

/** The confirmation of a choice that would bring nothing. */
interface Confirmation<Asked> {
  /** The button that asks for confirmation, after its first press; null if none does. */
  readonly asking: Asked | null;
  /** Whether a press only opens the confirmation instead of playing. */
  holdsBack(action: Asked, clicks: number): boolean;
  /** Cancels the confirmation. */
  drop(): void;
}

/**
 * Asks for confirmation before a choice that would bring nothing.
 * Any change of the pending choice cancels the confirmation, even one back and forth. The second click of a double
 * click does not confirm, because it comes before anyone can read the question.
 */
export function useConfirmation<Asked extends Action<AnyMove, object>>(
  actions: readonly Asked[],
  choice: object | undefined,
): Confirmation<Asked> {
  const [asked, setAsked] = useState<{ readonly mark: string; readonly choice: object | undefined } | null>(null);
  const asking =
    actions.find(
      (action) => action.confirmation !== undefined && asked?.choice === choice && asked?.mark === markOf(action),
    ) ?? null;
  return {
    asking,
    holdsBack(action, clicks) {
      const isAnswer = asking !== null && markOf(asking) === markOf(action);
      if (action.confirmation === undefined || (isAnswer && clicks < 2)) {
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
