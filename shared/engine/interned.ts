/** Makes each thing once for its key and gives the same one ever after: moves are offered again and again. */
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

/** The same for things told apart by a whole number from 0 as well. */
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
