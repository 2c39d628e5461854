/** Is the move, event or question of this type? Nothing is of none. */
export function isOfType<Told extends { readonly type: string }, Type extends Told['type']>(
  told: Told | null,
  type: Type,
): told is Extract<Told, { type: Type }> {
  return told?.type === type;
}
