import type { AnyMove } from '../../../shared/engine/index.ts';
import type { IconName } from '../../design/index.ts';

/** A button on the counter and what it plays, or what it changes of the half-made choice. */
export interface Action<Move extends AnyMove, Choice extends object = object> {
  readonly key: string;
  readonly label: string;
  readonly moves: readonly Move[];
  /** Changes the half-made choice, and plays nothing. */
  readonly change?: Partial<Choice>;
  /** On or off, for a button that stays down. */
  readonly pressed?: boolean;
  /** Why it cannot be pressed yet. */
  readonly blocked?: string;
  /** Why it would bring whoever plays it nothing, in a sentence: it is asked once, and played at the second press. */
  readonly doubt?: string;
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
export interface Plan<Move extends AnyMove, Choice extends object = object> {
  /** The question, or whom the table waits for. */
  readonly asks: string;
  /** What the choice at hand costs and brings. */
  readonly says: string | null;
  readonly icon?: IconName;
  readonly steppers: readonly Stepper[];
  readonly actions: readonly Action<Move, Choice>[];
  /** May what was picked be put down again? */
  readonly clears: boolean;
  /** The heading of the rules that the question belongs to. */
  readonly rule: string;
}

/** What a question's plan leaves to the usual: nothing to step, nothing picked. */
export function plan<Move extends AnyMove, Choice extends object = object>(
  parts: Partial<Plan<Move, Choice>> & Pick<Plan<Move, Choice>, 'asks' | 'rule'>,
): Plan<Move, Choice> {
  return { says: null, steppers: [], actions: [], clears: false, ...parts };
}

/** The same with the main button last, next to the till, wherever it was named. */
export function planMainLast<Move extends AnyMove, Choice extends object = object>(
  parts: Partial<Plan<Move, Choice>> & Pick<Plan<Move, Choice>, 'asks' | 'rule'>,
): Plan<Move, Choice> {
  const usual = plan<Move, Choice>(parts);
  const actions = usual.actions.toSorted((one, other) => Number(one.main === true) - Number(other.main === true));
  return { ...usual, actions };
}
