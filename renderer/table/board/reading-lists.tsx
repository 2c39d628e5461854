import type { ReactNode } from 'react';
import { ReadingSection } from './reading-section.tsx';

interface ReadingListsProps {
  readonly children: ReactNode;
  readonly log: ReactNode;
  readonly logTitle: string;
}

/** A whole table as lists in reading order, for large text. The log comes last, folded. */
export function ReadingLists({ children, log, logTitle }: ReadingListsProps) {
  return (
    <div className="reading-lists">
      {children}
      {log !== undefined && <ReadingSection title={logTitle}>{log}</ReadingSection>}
    </div>
  );
}
