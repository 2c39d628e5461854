/** The whole table as lists in reading order, for large text. */
export function Lists() {
  return null;
}
