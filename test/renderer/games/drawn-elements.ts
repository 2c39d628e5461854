/** The first element of a page at a selector. Throws RangeError where there is none. */
export function need(container: ParentNode, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) throw new RangeError(`nothing at ${selector}`);
  return found;
}

/** All elements of a page at a selector, in their order. */
export function all(container: ParentNode, selector: string): readonly HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(selector)];
}

/** What the pieces of a kind are called on a page: of "hero", what every `data-hero` says. */
export function namesOf(container: ParentNode, kind: string): readonly (string | undefined)[] {
  return all(container, `[data-${kind}]`).map(({ dataset }) => dataset[kind]);
}
