import { useState } from 'react';
import type { Terms } from '../table-context.ts';
import { type OpenTerm, TermCard } from './term-card.tsx';

interface TermButtonProps {
  readonly terms: Terms;
  readonly term: string;
  /** The word as it appears in the sentence. */
  readonly children: string;
}

/** A game term in a sentence. A press opens its meaning, with a picture and a link to the rule. */
export function TermButton({ terms, term, children }: TermButtonProps) {
  const [open, setOpen] = useState<OpenTerm | null>(null);
  return (
    <>
      <button
        type="button"
        className="term"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={({ currentTarget, detail }) =>
          setOpen(
            open === null
              ? { term, text: children, word: currentTarget, opener: detail === 0 ? currentTarget : null }
              : null,
          )
        }
      >
        {children}
      </button>
      {open && <TermCard terms={terms} open={open} onClose={() => setOpen(null)} />}
    </>
  );
}
