/** Thrown by a game's audit when the books do not balance: a defect in the rules, never a player's fault. */
export class AuditFailure extends Error {
  override readonly name = 'AuditFailure';
}

/**
 * Checks that each card is in exactly one place.
 * Throws AuditFailure for a card in two places or in none, and for an unknown card.
 * @param kind the name of the cards in the error message
 * @param known every card of the game
 * @param lying the cards of the state, from all places
 * @param expected the cards that must be present
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
