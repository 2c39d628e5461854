/** How many movements were started on the page, and what ends them. */
export interface Animations {
  readonly started: number;
  arrive(): void;
}

/** Stands in for the browser's animations, which a test's page does not have: they end when they are told to. */
export function withAnimations(): Animations {
  let started = 0;
  let arrive: () => void = () => {};
  const finished = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: () => {
      started += 1;
      return { finished, cancel: () => {} };
    },
  });
  return {
    get started() {
      return started;
    },
    arrive: () => arrive(),
  };
}
