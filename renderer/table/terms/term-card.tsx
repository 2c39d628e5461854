import './terms.css';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useBack } from '../../design/index.ts';
import type { Terms } from '../table-context.ts';
import { termWords } from './glossary.ts';
import { placeCard } from './place-card.ts';

/** A term whose card is open. */
export interface OpenTerm {
  readonly term: string;
  /** As it appears in its sentence. */
  readonly text: string;
  /** Its element in the sentence. */
  readonly word: Element;
  /** The element to focus on closing, if it was opened by keyboard; otherwise null. */
  readonly opener: HTMLElement | null;
}

interface TermCardProps {
  readonly terms: Terms;
  readonly open: OpenTerm;
  onClose(): void;
}

/**
 * A term's meaning, with a picture and a link to the rule. Closes on a press elsewhere or on Escape, which then does
 * nothing else.
 */
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
      // the word's own press closes it
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
  // it may be inside a sentence, so it uses phrasing content only
  return (
    <span ref={card} popover="manual" role="dialog" tabIndex={-1} aria-label={text} className="term-card">
      <span className="term-picture" aria-hidden="true">
        {entry.picture()}
      </span>
      <span className="term-meaning">
        <b>{text}</b> {t(termWords(game, term).means)}
      </span>
      <span className="term-buttons on-paper">
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
