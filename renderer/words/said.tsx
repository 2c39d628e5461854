/** A paragraph of a game's own words; nothing where the catalogues have none. */
export function Said({ children, className }: { readonly children: string; readonly className?: string }) {
  return children === '' ? null : <p className={className}>{children}</p>;
}
