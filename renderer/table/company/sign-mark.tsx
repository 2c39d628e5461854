/** Marks a sign as that of a seat, for whatever hangs from it for a moment. It takes no room. */
export function SignMark({ seat }: { readonly seat: number }) {
  return <span className="sign-mark" data-sign={seat} aria-hidden="true" />;
}
