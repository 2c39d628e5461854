import { StatementFailed } from '../storage/house-index/statement-failed.ts';

/**
 * Describes a defect for a developer: the kind of error, the activity and the stack.
 * Leaves out the error's message, which may quote a move or a card: logs must not reveal what players did or saw.
 */
export function defectWords(during: string, error: unknown): string {
  if (!(error instanceof Error)) return `The host failed (${during}): something that is no error was thrown.`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const facts = error instanceof StatementFailed ? `: ${error.facts}` : '';
  return [`The host failed (${during}): ${error.name}${facts}`, ...places.slice(0, 8)].join('\n');
}
