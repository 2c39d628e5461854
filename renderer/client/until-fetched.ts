/** Delay before loading is tried again, in milliseconds. */
const askAgainAfter = 2000;

/**
 * Loads a part of the page on first use, and retries until it succeeds.
 * While the host is unreachable the page says so itself, and continues with this part afterwards.
 */
export function untilFetched<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  const ask = async (): Promise<Part> => {
    for (;;) {
      try {
        return await fetch();
      } catch {
        await new Promise((over) => setTimeout(over, askAgainAfter));
      }
    }
  };
  return () => {
    coming ??= ask();
    return coming;
  };
}
