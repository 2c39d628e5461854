/** The maximum number of events of a type. */
const enough = 60;

/** The first events of each type. Iterates over the types, each with its events. */
export class EventSamples<Event extends { readonly type: string }> {
  readonly #ofType = new Map<Event['type'], Event[]>();

  /** Keeps an event if there are few of its type. */
  meet(event: Event): void {
    if ((this.#ofType.get(event.type)?.length ?? 0) < enough) this.keep(event);
  }

  /** Keeps an event in any case, such as a rare one. */
  keep(event: Event): void {
    this.#ofType.set(event.type, [...(this.#ofType.get(event.type) ?? []), event]);
  }

  /** The kept events of a type, in order. */
  of<Type extends Event['type']>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    const isOfType = (event: Event): event is Extract<Event, { readonly type: Type }> => event.type === type;
    return this.all.filter(isOfType);
  }

  get all(): readonly Event[] {
    return [...this.#ofType.values()].flat();
  }

  /** Those of the given types without any event. */
  unmet(types: readonly string[]): readonly string[] {
    const met = new Set<string>(this.#ofType.keys());
    return types.filter((type) => !met.has(type));
  }

  [Symbol.iterator](): Iterator<readonly [Event['type'], readonly Event[]]> {
    return this.#ofType.entries();
  }
}
