const PREFIX = '#table=';

/** The table this page is at, in its own address: a reload finds back, and nothing is stored anywhere. */
export const bookmark = {
  read(): string | null {
    const { hash } = window.location;
    return hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) || null : null;
  },
  write(table: string | null): void {
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', `${pathname}${search}${table === null ? '' : `${PREFIX}${table}`}`);
  },
};
