import { useEffect, useState } from 'react';
import { fetchWords } from '../../words/fetched.ts';

/** The catalogue with the words of a game's lessons. */
export function lessonWords(game: string): string {
  return `${game}-lessons`;
}

/** Are the words of the game's lessons there? They are fetched where they are not; what fails is tried again. */
export function useLessonWords(game: string): boolean {
  const [fetched, setFetched] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    fetchWords([lessonWords(game)]).then(
      () => {
        if (isWanted) setFetched(game);
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
  }, [game, tries]);
  return fetched === game;
}
