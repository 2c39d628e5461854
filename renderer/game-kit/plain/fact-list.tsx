import type { Fact } from './facts.ts';

/** Facts with their labels; a fact with parts contains a nested list. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="plain-facts">
      {facts.map(({ key, label, text, parts }) => (
        <div key={key} className={parts.length > 0 ? 'plain-parts' : undefined}>
          <dt>{label}</dt>
          <dd>{parts.length > 0 ? <FactList facts={parts} /> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
