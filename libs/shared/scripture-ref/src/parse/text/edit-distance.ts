/**
 * The number of edits between two words: insertions, deletions, substitutions, and transpositions of neighbours
 * (optimal string alignment, after Damerau 1964).
 */
export function editDistance(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const replaced = previous[column - 1]! + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swaps = row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = swaps ? beforePrevious[column - 2]! + 1 : Infinity;
      current.push(Math.min(replaced, swapped, previous[column]! + 1, current[column - 1]! + 1));
    }
    [beforePrevious, previous] = [previous, current];
  }
  return previous[to.length]!;
}
