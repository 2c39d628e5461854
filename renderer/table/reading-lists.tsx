import type { ReactNode } from 'react';

interface ReadingListsProps {
  readonly children: ReactNode;
  readonly log: ReactNode;
  readonly logTitle: string;
}

/** A whole table as lists in reading order, for large text; the till roll comes last. */
export function ReadingLists({ children, log, logTitle }: ReadingListsProps) {
  return (
    <div className="reading-lists">
      {children}
      {log !== undefined && (
        <section aria-label={logTitle}>
          <h2>{logTitle}</h2>
          {log}
        </section>
      )}
    </div>
  );
}
