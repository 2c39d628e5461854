/**
 * A defect of ours in words for a developer: what kind of error, during what, and where in the program. An error's own
 * message may quote a move or a card, so it is left out: nothing a player did or saw reaches a log.
 */
export function defectWords(during: string, error: unknown): string {
  if (!(error instanceof Error)) return `The host failed (${during}): something that is no error was thrown.`;
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [`The host failed (${during}): ${error.name}`, ...places.slice(0, 8)].join('\n');
}
