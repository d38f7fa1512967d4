import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangesOf } from '../entry-answers/passages/entry-passages.js';
import type { StudyPassage } from '../../library/study-passage.js';

/** Verses in which one who prays curses enemies. They are read and explained, but not handed on as a prayer. */
const CURSES = `
Ps.5.10 Ps.10.15 Ps.17.13-Ps.17.14 Ps.28.4-Ps.28.5 Ps.31.17-Ps.31.18 Ps.35.4-Ps.35.8 Ps.35.26 Ps.40.14-Ps.40.15 Ps.54.5
Ps.55.9 Ps.55.15 Ps.55.23 Ps.56.7 Ps.58.6-Ps.58.11 Ps.59.5 Ps.59.11-Ps.59.15 Ps.68.1-Ps.68.2 Ps.68.21-Ps.68.23 Ps.69.22-Ps.69.28
Ps.70.2-Ps.70.3 Ps.71.13 Ps.79.6 Ps.79.10-Ps.79.12 Ps.83.9-Ps.83.17 Ps.94.1-Ps.94.2 Ps.104.35 Ps.109.6-Ps.109.20 Ps.109.28-Ps.109.29
Ps.119.78 Ps.129.5-Ps.129.8 Ps.137.7-Ps.137.9 Ps.139.19-Ps.139.22 Ps.140.8-Ps.140.11 Ps.141.10 Ps.143.12 Ps.149.6-Ps.149.9
Lam.1.21-Lam.1.22 Lam.3.64-Lam.3.66 Judg.5.31 2Sam.22.38-2Sam.22.43
`;

let ranges: readonly VerseRange[] | undefined;

/**
 * The part of a song or prayer that can be prayed by anybody: the longest row of its verses without a curse.
 *
 * @returns undefined if each of its verses has one
 */
export function withoutCurses({ verses }: StudyPassage): VerseRange | undefined {
  ranges ??= rangesOf(parseOsis(CURSES.trim().replace(/\s+/gu, ' ')) ?? []);
  const known = ranges;
  const rows: { first: number; last: number; verses: number }[] = [];
  let isOpen = false;
  for (const { canonicalId, canonicalEndId } of verses) {
    const isCurse = known.some(({ first, last }) => first <= canonicalEndId && canonicalId <= last);
    const row = rows.at(-1);
    if (isCurse) isOpen = false;
    else if (isOpen && row) {
      row.last = canonicalEndId;
      row.verses += 1;
    } else {
      rows.push({ first: canonicalId, last: canonicalEndId, verses: 1 });
      isOpen = true;
    }
  }
  return rows.sort((a, b) => b.verses - a.verses)[0] as VerseRange | undefined;
}
