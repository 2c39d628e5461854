/** Marks a name plate as a seat's, as an anchor for reactions. It takes no space. */
export function SignMark({ seat }: { readonly seat: number }) {
  return <span className="sign-mark" data-sign={seat} aria-hidden="true" />;
}
