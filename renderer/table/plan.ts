import type { AnyMove } from '../../shared/engine/index.ts';
import type { IconName } from '../design/index.ts';

/** A button on the counter and what it plays. */
export interface Action<Move extends AnyMove> {
  readonly key: string;
  readonly label: string;
  readonly moves: readonly Move[];
  /** The one thing to do now; Enter does the same. */
  readonly main?: boolean;
  readonly icon?: IconName;
}

/** A number that can be stepped up and down. */
export interface Stepper {
  /** Where the half-made choice keeps it. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  /** The number as it is read: "$6", "2 tokens". */
  readonly text: string;
}

/** What the counter asks and offers. */
export interface Plan<Move extends AnyMove> {
  /** The question, or whom the table waits for. */
  readonly asks: string;
  /** What the choice at hand costs and brings. */
  readonly says: string | null;
  readonly icon?: IconName;
  readonly steppers: readonly Stepper[];
  readonly actions: readonly Action<Move>[];
  /** May what was picked be put down again? */
  readonly clears: boolean;
  /** The heading of the rules that the question belongs to. */
  readonly rule: string;
}

/** What a question's plan leaves to the usual: nothing to step, nothing picked. */
export function plan<Move extends AnyMove>(parts: Partial<Plan<Move>> & Pick<Plan<Move>, 'asks' | 'rule'>): Plan<Move> {
  return { says: null, steppers: [], actions: [], clears: false, ...parts };
}
