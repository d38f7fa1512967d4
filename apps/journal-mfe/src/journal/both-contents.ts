import { diffLines } from 'diff';

/** Two texts in one: what they have in common once, and where they differ the first, then the second. No word of either is lost. */
export function bothContents(first: string, second: string): string {
  return diffLines(first, second)
    .map(({ value }) => (value.endsWith('\n') ? value : `${value}\n`))
    .join('')
    .trimEnd();
}
