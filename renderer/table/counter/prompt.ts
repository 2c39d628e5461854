import type { AnyMove } from '../../../shared/engine/index.ts';
import type { IconName } from '../../design/index.ts';

/** A button on the counter: it plays moves, or changes the pending choice. */
export interface Action<Move extends AnyMove, Choice extends object = object> {
  readonly key: string;
  readonly label: string;
  readonly moves: readonly Move[];
  /** Changes the pending choice, and plays nothing. */
  readonly change?: Partial<Choice>;
  /** The state of a toggle button. */
  readonly pressed?: boolean;
  /** Why it is disabled. */
  readonly disabledReason?: string;
  /** A question about a choice that would bring nothing. The first press shows it, the second plays. */
  readonly confirmation?: string;
  /** The main button; Enter presses it. */
  readonly main?: boolean;
  readonly icon?: IconName;
}

/** A number with minus and plus buttons. */
export interface Stepper {
  /** Its field in the pending choice. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  readonly values: readonly number[];
  /** The formatted value: "$6", "2 tokens". */
  readonly text: string;
}

/** The counter's question and its controls. */
export interface Prompt<Move extends AnyMove, Choice extends object = object> {
  /** The question, or the players that the table waits for. */
  readonly title: string;
  /** The costs and gains of the pending choice. */
  readonly hint: string | null;
  readonly icon?: IconName;
  readonly steppers: readonly Stepper[];
  readonly actions: readonly Action<Move, Choice>[];
  /** Whether the pending choice can be cleared. */
  readonly clears: boolean;
  /** The rulebook heading about the question. */
  readonly rule: string;
}

/** A plan with defaults: no steppers, no actions, nothing to clear. */
export function prompt<Move extends AnyMove, Choice extends object = object>(
  parts: Partial<Prompt<Move, Choice>> & Pick<Prompt<Move, Choice>, 'title' | 'rule'>,
): Prompt<Move, Choice> {
  return { hint: null, steppers: [], actions: [], clears: false, ...parts };
}

/** Like `prompt`, with the main button last, next to the till. */
export function promptMainLast<Move extends AnyMove, Choice extends object = object>(
  parts: Partial<Prompt<Move, Choice>> & Pick<Prompt<Move, Choice>, 'title' | 'rule'>,
): Prompt<Move, Choice> {
  const usual = prompt<Move, Choice>(parts);
  const actions = usual.actions.toSorted((one, other) => Number(one.main === true) - Number(other.main === true));
  return { ...usual, actions };
}
