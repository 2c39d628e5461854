/** Keys that the language and its runtime read from any object; the real thing lacks them as well. */
const asked = new Set<string | symbol>(['then', '__esModule', 'default', 'toJSON', 'constructor']);

/** An object that throws for missing properties, so that the stand-in cannot pretend with undefined. */
export function strict<T extends object>(name: string, thing: T): T {
  return new Proxy(thing, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target || asked.has(key)) return Reflect.get(target, key, receiver);
      throw new Error(`The stand-in for Electron has no ${name}.${key}.`);
    },
  });
}

/** An event whose default action a listener may prevent. */
export function preventable<T extends object>(facts: T) {
  const event = {
    ...facts,
    defaultPrevented: false,
    preventDefault() {
      event.defaultPrevented = true;
    },
  };
  return event;
}
