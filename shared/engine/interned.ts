/**
 * Creates one object for each key and returns the same one afterwards. Saves memory and time: moves are offered often.
 */
export function interned<Key, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const made = new Map<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** Like `interned`, with an additional whole number from 0 as key. */
export function internedByNumber<Key, Made extends object>(
  make: (key: Key, number: number) => Made,
): (key: Key, number: number) => Made {
  const rows = interned((_key: Key): Made[] => []);
  return (key, number) => {
    const row = rows(key);
    const known = row[number];
    if (known !== undefined) return known;
    const fresh = make(key, number);
    row[number] = fresh;
    return fresh;
  };
}
