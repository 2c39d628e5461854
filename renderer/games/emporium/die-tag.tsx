export function DieTag({ number }: { readonly number: number }) {
  return <span className="em-tag">{number}</span>;
}
