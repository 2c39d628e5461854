/** Reads a record whose field `to` older programs saved as `from`. */
export function renamedField(from: string, to: string): (saved: unknown) => unknown {
  return (saved) => {
    if (typeof saved !== 'object' || saved === null || !(from in saved)) return saved;
    const { [from]: value, ...others }: Record<string, unknown> = { ...saved };
    return { [to]: value, ...others };
  };
}
