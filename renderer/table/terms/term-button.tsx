import './terms.css';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/index.ts';
import type { Terms } from '../table-context.ts';
import { termWords } from './glossary.ts';
import { placeBeside } from './place-beside.ts';

interface TermButtonProps {
  readonly terms: Terms;
  readonly term: string;
  /** The word as it stands in the sentence. */
  readonly children: string;
}

/** A word of the game's own in a sentence: pressed, it opens what it means, with a picture, and the way to the rule. */
export function TermButton({ terms: { game, glossary, openRule }, term, children }: TermButtonProps) {
  const { t } = useTranslation('lobby');
  const card = useRef<HTMLDivElement>(null);
  const word = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // what it says is there only while it is open: its place follows from that
  useLayoutEffect(() => {
    if (isOpen && word.current && card.current) placeBeside(word.current, card.current);
  }, [isOpen]);
  const entry = glossary[term];
  if (entry === undefined) return children;
  const close = () => card.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className="term"
        ref={word}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      >
        {children}
      </button>
      {/* it stands in a sentence, where nothing but what is part of one may stand */}
      <span
        id={id}
        ref={card}
        popover="auto"
        role="dialog"
        aria-label={children}
        className="term-card"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
        }}
      >
        {isOpen && (
          <>
            <span className="term-picture" aria-hidden="true">
              {entry.picture()}
            </span>
            <span className="term-meaning">
              <b>{children}</b> {t(termWords(game, term).means)}
            </span>
            <span className="term-ways">
              <Button
                icon="book"
                onPress={() => {
                  close();
                  openRule(entry.rule);
                }}
              >
                {t('term.rules')}
              </Button>
              <Button kind="quiet" icon="close" label={t('shell:close')} onPress={close} />
            </span>
          </>
        )}
      </span>
    </>
  );
}
