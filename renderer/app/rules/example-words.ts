import type { DrawnExample } from '../../game-kit/examples.tsx';
import type { Translate } from '../../words/translate.ts';

/** The texts of an example: title, position and result. */
export interface ExampleWords {
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** The texts of an example, with the figures that the rules computed. */
export function exampleWords(
  game: string,
  { id }: Pick<DrawnExample, 'id'>,
  figures: ReturnType<DrawnExample['show']>['figures'],
  t: Translate,
): ExampleWords {
  const say = (part: keyof ExampleWords) => t(`${game}-examples:${id}.${part}`, figures);
  return { title: say('title'), before: say('before'), after: say('after') };
}
