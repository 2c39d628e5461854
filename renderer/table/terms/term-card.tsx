import './terms.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useBack } from '../../design/index.ts';
import type { Terms } from '../table-context.ts';
import { termWords } from './glossary.ts';
import { placeCard } from './place-card.ts';

/** A word that is being explained. */
export interface OpenTerm {
  readonly term: string;
  /** As it stands in its sentence. */
  readonly text: string;
  /** Where it stands. */
  readonly word: Element;
  /** What takes the focus again, where a key opened it; null where it was pointed at. */
  readonly opener: HTMLElement | null;
}

interface TermCardProps {
  readonly terms: Terms;
  readonly open: OpenTerm;
  onClose(): void;
}

/** What a word means, with a picture and the way to the rule. A press elsewhere puts it away, and Escape, which does nothing else then. */
export function TermCard({ terms: { game, glossary, openRule }, open, onClose }: TermCardProps) {
  const { t } = useTranslation('lobby');
  const card = useRef<HTMLDivElement>(null);
  const { term, text, word, opener } = open;
  useLayoutEffect(() => {
    if (card.current === null) return;
    if (typeof card.current.showPopover === 'function') card.current.showPopover();
    placeCard(word, card.current);
    if (opener !== null) card.current.focus();
  }, [word, opener]);
  const close = useEffectEvent((): void => {
    onClose();
    opener?.focus();
  });
  useBack(true, onClose);
  useEffect(() => {
    const pressed = ({ target }: PointerEvent): void => {
      // the word itself puts it away by its own press
      if (target instanceof Node && (card.current?.contains(target) || word.contains(target))) return;
      onClose();
    };
    const keyed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('pointerdown', pressed, true);
    window.addEventListener('keydown', keyed, true);
    return () => {
      window.removeEventListener('pointerdown', pressed, true);
      window.removeEventListener('keydown', keyed, true);
    };
  }, [word, onClose]);
  const entry = glossary[term];
  if (entry === undefined) return null;
  // it may stand in a sentence, where nothing but what is part of one may stand
  return (
    <span ref={card} popover="manual" role="dialog" tabIndex={-1} aria-label={text} className="term-card">
      <span className="term-picture" aria-hidden="true">
        {entry.picture()}
      </span>
      <span className="term-meaning">
        <b>{text}</b> {t(termWords(game, term).means)}
      </span>
      <span className="term-ways">
        <Button
          icon="book"
          onPress={() => {
            onClose();
            openRule(entry.rule);
          }}
        >
          {t('term.rules')}
        </Button>
        <Button kind="quiet" icon="close" label={t('shell:close')} onPress={() => close()} />
      </span>
    </span>
  );
}
