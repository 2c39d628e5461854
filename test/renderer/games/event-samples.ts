/** So many events of a type are enough. */
const enough = 60;

/** Of many events that were met, the first ones of each type. Goes through the types, each with its events. */
export class EventSamples<Event extends { readonly type: string }> {
  readonly #ofType = new Map<Event['type'], Event[]>();

  /** Meets an event, and keeps it while there are few of its type. */
  meet(event: Event): void {
    if ((this.#ofType.get(event.type)?.length ?? 0) < enough) this.keep(event);
  }

  /** Keeps an event, however many there are of its type: one too rare to be met. */
  keep(event: Event): void {
    this.#ofType.set(event.type, [...(this.#ofType.get(event.type) ?? []), event]);
  }

  /** The events of a type that were kept, in the order in which they were met. */
  of<Type extends Event['type']>(type: Type): readonly Extract<Event, { readonly type: Type }>[] {
    const isOfType = (event: Event): event is Extract<Event, { readonly type: Type }> => event.type === type;
    return this.all.filter(isOfType);
  }

  /** All that were kept, type by type. */
  get all(): readonly Event[] {
    return [...this.#ofType.values()].flat();
  }

  /** Those of some types of which no event was met. */
  unmet(types: readonly string[]): readonly string[] {
    const met = new Set<string>(this.#ofType.keys());
    return types.filter((type) => !met.has(type));
  }

  [Symbol.iterator](): Iterator<readonly [Event['type'], readonly Event[]]> {
    return this.#ofType.entries();
  }
}
