/** Is the move, event or question of this type? Nothing is of none. */
export function isOfType<Typed extends { readonly type: string }, Type extends Typed['type']>(
  each: Typed | null,
  type: Type,
): each is Extract<Typed, { type: Type }> {
  return each?.type === type;
}
