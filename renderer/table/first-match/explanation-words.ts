/** The catalogue that explains the questions of a game, one text for each kind. */
export function explanationWords(game: string): string {
  return `${game}-first-match`;
}

/** The catalogue that says what a choice would come to, before a blunder. */
export function whisperCatalogue(game: string): string {
  return `${game}-whispers`;
}
