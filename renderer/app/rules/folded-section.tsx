import type { Section } from './markdown.ts';
import { MarkdownText } from './markdown-text.tsx';

interface FoldedSectionProps {
  readonly section: Section;
  /** It lies open because something is sought in it. */
  readonly isOpen: boolean;
  readonly onLink: (anchor: string) => void;
}

/** A section behind its own heading, for whoever wants to know. */
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
