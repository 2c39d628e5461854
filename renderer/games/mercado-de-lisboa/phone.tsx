/** A player's own desk on a phone. */
export function PhoneTable() {
  return null;
}
