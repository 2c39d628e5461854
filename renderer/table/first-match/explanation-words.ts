/** The catalogue with the explanations of a game's questions, one per kind. */
export function explanationWords(game: string): string {
  return `${game}-first-match`;
}

/** The catalogue with a game's blunder warnings. */
export function blunderWarningCatalogue(game: string): string {
  return `${game}-blunder-warnings`;
}
