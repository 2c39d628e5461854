/** The board that everybody may see, for the large screen between the players' own. */
export function SharedBoard() {
  return null;
}
