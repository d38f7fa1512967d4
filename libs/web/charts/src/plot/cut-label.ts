/** A label of at most so many signs, three at least; a longer one ends with an ellipsis. */
export function cutLabel(label: string, signs: number): string {
  const most = Math.max(3, Math.floor(signs));
  return label.length > most ? `${label.slice(0, most - 1)}…` : label;
}
