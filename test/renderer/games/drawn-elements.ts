/** The first element that matches a selector. Throws RangeError if there is none. */
export function need(container: ParentNode, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) throw new RangeError(`nothing at ${selector}`);
  return found;
}

/** All elements that match a selector, in order. */
export function all(container: ParentNode, selector: string): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)];
}

/** The ids of the pieces of a kind: for "hero", the values of all `data-hero` attributes. */
export function namesOf(container: ParentNode, kind: string): readonly (string | undefined)[] {
  return all(container, `[data-${kind}]`).map(({ dataset }) => dataset[kind]);
}
