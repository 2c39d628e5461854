/** Thrown by a game's audit: the books do not balance. A defect in the rules, never a player's fault. */
export class AuditFailure extends Error {
  override readonly name = 'AuditFailure';
}

/**
 * Checks that each card lies in exactly one place.
 * Throws AuditFailure for a card that lies in two places or in none, and for one that the game does not know.
 * @param kind what the cards are called in the failure
 * @param known every card of the game
 * @param lying the cards of the state, wherever they lie
 * @param expected the cards that must be there
 */
export function auditCards<Card>(
  kind: string,
  known: readonly Card[],
  lying: readonly Card[],
  expected: readonly Card[] = known,
): void {
  const places = new Set<Card>();
  const isKnown = new Set(known);
  for (const card of lying) {
    if (!isKnown.has(card)) throw new AuditFailure(`${kind} ${card} is unknown`);
    if (places.has(card)) throw new AuditFailure(`${kind} ${card} lies in two places`);
    places.add(card);
  }
  for (const card of expected) if (!places.has(card)) throw new AuditFailure(`${kind} ${card} lies nowhere`);
  if (places.size !== expected.length) throw new AuditFailure(`${places.size} cards of ${expected.length}: ${kind}`);
}
