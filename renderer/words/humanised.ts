/** An identifier in words: "Sealed market" for "sealed-market", "Highest bid" for "highestBid". */
export function humanised(id: string): string {
  const words = id
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
