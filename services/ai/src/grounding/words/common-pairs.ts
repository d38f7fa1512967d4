/** A word that two lists have in common, by its place in each. */
type Pair = { readonly own: number; readonly theirs: number };

/** The longest common sequence of two short lists of words. */
export function commonPairs(own: readonly string[], theirs: readonly string[]): Pair[] {
  const width = theirs.length + 1;
  const lengths = new Int16Array((own.length + 1) * width);
  for (let row = own.length - 1; row >= 0; row -= 1)
    for (let column = theirs.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        own[row] === theirs[column]
          ? 1 + lengths[(row + 1) * width + column + 1]!
          : Math.max(lengths[(row + 1) * width + column]!, lengths[row * width + column + 1]!);
  const pairs: Pair[] = [];
  for (let row = 0, column = 0; row < own.length && column < theirs.length;)
    if (own[row] === theirs[column]) {
      pairs.push({ own: row, theirs: column });
      row += 1;
      column += 1;
    } else if (lengths[(row + 1) * width + column]! >= lengths[row * width + column + 1]!) row += 1;
    else column += 1;
  return pairs;
}
