/** After so long a part that could not be fetched is asked for again, in milliseconds. */
const askAgainAfter = 2000;

/**
 * A part of the page that the first sight of it does without. It is asked for until it comes: where the host cannot be
 * reached the page says so by itself, and goes on with this part once it is back.
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
