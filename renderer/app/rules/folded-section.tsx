import type { Section } from './markdown.ts';
import { MarkdownText } from './markdown-text.tsx';

interface FoldedSectionProps {
  readonly section: Section;
  /** Open because it contains a search result. */
  readonly isOpen: boolean;
  readonly onLink: (anchor: string) => void;
}

/** A section that is folded under its heading. */
export function FoldedSection({ section, isOpen, onLink }: FoldedSectionProps) {
  return (
    <details open={isOpen}>
      <summary>
        <MarkdownText blocks={section.blocks.slice(0, 1)} onLink={onLink} />
      </summary>
      <MarkdownText blocks={section.blocks.slice(1)} onLink={onLink} />
    </details>
  );
}
