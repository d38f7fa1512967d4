import { diffLines } from 'diff';

/**
 * Joins two texts: common parts appear once; where they differ, the first text comes before the second. No word of
 * either is lost.
 */
export function bothContents(first: string, second: string): string {
  return diffLines(first, second)
    .map(({ value }) => (value.endsWith('\n') ? value : `${value}\n`))
    .join('')
    .trimEnd();
}
