import type { ReactNode } from 'react';

/** A section of the gallery. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="pieces">{children}</div>
    </section>
  );
}

/** A piece with its name below. */
export function Piece({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <figure>
      <div className="together">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** A press handler that does nothing. */
export const nothing = () => undefined;
