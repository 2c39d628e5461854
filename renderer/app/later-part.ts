import { useEffect, useState } from 'react';
import { untilFetched } from '../client/until-fetched.ts';
import { fetchWords } from '../words/fetched.ts';

/** A part of the page that loads on first use. */
export interface Later<Part> {
  readonly fetch: () => Promise<Part>;
  /** The part; null until loaded. */
  readonly come: () => Part | null;
}

/** A part that `ask` loads. */
export function later<Part>(ask: () => Promise<Part>): Later<Part> {
  let come: Part | null = null;
  const fetch = untilFetched(async () => {
    come = await ask();
    return come;
  });
  return { fetch, come: () => come };
}

/** A part with its texts, which the first paint does not need. */
export async function withWords<Part>(namespaces: readonly string[], fetching: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([fetching, fetchWords(namespaces)]);
  return part;
}

/**
 * A part of the page that the first paint does not need; null until loaded.
 * React's `lazy` would delay it by another 300 ms against flicker, but a table must appear within 100.
 */
export function usePart<Part>({ fetch, come }: Later<Part>, isWanted: boolean): Part | null {
  const [part, setPart] = useState<{ readonly is: Part } | null>(null);
  useEffect(() => {
    if (isWanted) void fetch().then((is) => setPart({ is }));
  }, [fetch, isWanted]);
  return part?.is ?? come();
}
