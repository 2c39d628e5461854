import type { ReactNode } from 'react';

/** A shelf of the gallery. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="pieces">{children}</div>
    </section>
  );
}

/** One piece with its name under it. */
export function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure>
      <div className="together">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A press that does nothing: the gallery shows, it does not act. */
export const nothing = () => undefined;
