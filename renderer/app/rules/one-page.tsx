import './one-page.css';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedGame } from '../../games/index.ts';
import { MarkdownText } from './markdown-text.tsx';
import { onOnePage } from './on-one-page.ts';

interface OnePageProps {
  readonly game: ListedGame;
  /** The full rules, from which the page is taken. */
  readonly text: string;
  /** Called to continue at a heading of the full rules. */
  readonly onLink: (anchor: string) => void;
}

/** One-page rules, to print or to keep on a phone: overview, a turn, the end, and reference tables. */
export function OnePage({ game, text, onLink }: OnePageProps) {
  const { t, i18n } = useTranslation('rules');
  const heading = useRef<HTMLHeadingElement>(null);
  const sections = useMemo(() => onOnePage(game.id, text), [game, text]);
  // the button that led here is gone
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="one-page" lang={i18n.language}>
      <header>
        <h3 ref={heading} tabIndex={-1}>
          {t(`shell:games.${game.id}`)}
        </h3>
        <p>
          {t('street:players', game.seats)} · {t(`lobby:about.${game.id}.time`)}
        </p>
      </header>
      <div className="one-page-text rules-text">
        {sections.map((section) => (
          <section key={section.anchor}>
            <MarkdownText blocks={section.blocks} onLink={onLink} />
          </section>
        ))}
      </div>
    </article>
  );
}
