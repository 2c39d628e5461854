import './example-figure.css';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../design/index.ts';
import type { DrawnExample } from '../../game-kit/examples.tsx';
import { translatorFor } from '../../words/index.ts';
import { exampleWords } from './example-words.ts';

interface ExampleFigureProps {
  readonly game: string;
  readonly example: DrawnExample;
}

/** An example below its rule: before and after, drawn and in words. The text says all that the pictures show. */
export function ExampleFigure({ game, example }: ExampleFigureProps) {
  const { t, i18n } = useTranslation('rules');
  const { figures, before, after } = useMemo(
    () => example.show(translatorFor(game, i18n.language)),
    [example, game, i18n.language],
  );
  const says = exampleWords(game, example, figures, (key, facts) => t(key, { ...facts }));
  return (
    <figure className="rules-example">
      <figcaption>{t('example', { title: says.title })}</figcaption>
      <div className="rules-example-parts">
        <div>
          <div className="rules-example-picture" aria-hidden="true">
            {before}
          </div>
          <p>{says.before}</p>
        </div>
        <Icon name="arrow" size={28} className="rules-example-arrow" />
        <div>
          <div className="rules-example-picture" aria-hidden="true">
            {after}
          </div>
          <p>{says.after}</p>
        </div>
      </div>
    </figure>
  );
}
