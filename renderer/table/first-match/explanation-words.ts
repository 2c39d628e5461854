/** The catalogue that explains the questions of a game, one text for each kind. */
export function explanationWords(game: string): string {
  return `${game}-first-match`;
}
