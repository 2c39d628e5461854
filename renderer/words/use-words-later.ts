import { useEffect, useState } from 'react';
import { fetchWords } from './fetched.ts';

/**
 * Are the words of a namespace there? They are fetched where they are not, once they are wanted; what fails is tried again.
 */
export function useWordsLater(namespace: string, isNeeded = true): boolean {
  const [fetched, setFetched] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    let isWanted = true;
    fetchWords([namespace]).then(
      () => {
        if (isWanted) setFetched(namespace);
      },
      () => {
        setTimeout(() => {
          if (isWanted) setTries(tries + 1);
        }, 2000);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [namespace, isNeeded, tries]);
  return fetched === namespace;
}
