import type { DrawnExample } from '../../game-kit/examples.tsx';
import type { Translate } from '../../words/translate.ts';

/** What an example says: its title, how it lies, and what comes of it. */
export interface ExampleWords {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** The words of an example, with the figures that the rules have worked out for it. */
export function exampleWords(
  game: string,
  { id }: Pick<DrawnExample, 'id'>,
  figures: ReturnType<DrawnExample['show']>['figures'],
  t: Translate,
): ExampleWords {
  const say = (part: keyof ExampleWords) => t(`${game}-examples:${id}.${part}`, figures);
  return { title: say('title'), before: say('before'), after: say('after') };
}
