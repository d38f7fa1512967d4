/** Divides a line into portions, each up to the end of a sentence if there is one, otherwise of a word. */
export function portionsOf(line: string, longest: number): string[] {
  const portions: string[] = [];
  let rest = line.trim();
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const sentence = /^[\s\S]*[.!?;:…](?=\s)/u.exec(head)?.[0].length;
    const end = sentence ?? (head.lastIndexOf(' ') > 0 ? head.lastIndexOf(' ') : longest);
    portions.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? portions : [...portions, rest];
}
