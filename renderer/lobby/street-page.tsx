import type { ReactNode, Ref } from 'react';
import { Bunting, Sky } from '../design/index.ts';

interface StreetPageProps {
  readonly title: string;
  /** The heading, focused when the page opens. */
  readonly heading: Ref<HTMLHeadingElement>;
  /** The accessible name of the toolbar, and its buttons. */
  readonly toolsLabel: string;
  readonly tools: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page away from tables: sky and roofs, the bunting with the title, and the content. */
export function StreetPage({ title, heading, toolsLabel, tools, className = '', children }: StreetPageProps) {
  return (
    <div className={`street-page ${className}`}>
      <div className="street-scene" aria-hidden="true">
        <Sky day={0.16} roofs={250} />
      </div>
      <header className="street-head">
        <Bunting width={3840} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <nav aria-label={toolsLabel}>{tools}</nav>
      </header>
      {children}
    </div>
  );
}
