import type { ReactNode } from 'react';
import { useCommands } from '../../client/commands/commands.ts';
import { useAppSelector } from '../../client/store.ts';

/** True if this page may open the matches of the book: the host's own page, outside rooms. */
export function useMayOpenMatches(): boolean {
  return useAppSelector(({ server, room }) => server.role === 'host' && room.live === null);
}

interface MatchLinkProps {
  readonly table: string;
  /** The number of moves after which the match opens; absent for its end. */
  readonly position?: number | undefined;
  readonly className: 'link' | 'book-plaque';
  readonly children: ReactNode;
}

/** Opens a match of the book. Where that is not possible, only its children. */
export function MatchLink({ table, position, className, children }: MatchLinkProps) {
  const { openTable } = useCommands();
  if (!useMayOpenMatches()) return <span className={className === 'link' ? 'soft' : className}>{children}</span>;
  return (
    <button type="button" className={className} onClick={() => openTable(table, position)}>
      {children}
    </button>
  );
}
