/** Marks a name plate as a seat's, as an anchor for reactions. It takes no space. */
export function PlateMark({ seat }: { readonly seat: number }) {
  return <span className="name-plate-mark" data-plate={seat} aria-hidden="true" />;
}
