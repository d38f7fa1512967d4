import { parseOsis, partsOfVerse, type VerseRange } from '@word-unfolded/scripture-ref';
import type { Language } from '@word-unfolded/domain';
import { rangeOf } from '@word-unfolded/study-library';
import { readQuestion } from '../../study-engine/asking/read-question.js';
import { chapterKey } from '../readings/chapter-sizes.js';

/** Subjects, by their first English name, about which people read who are hurt. */
const OF_HURT: ReadonlySet<string> = new Set([
  'sadness',
  'grief',
  'loneliness',
  'abuse',
  'anxiety',
  'comfort',
]);

/**
 * Chapters that curse, blame, threaten, tell sexual law or violence, or in which somebody takes their own life: they speak
 * of such subjects, and are not read first by those who are hurt.
 */
const UNFIT = `
Ps.35 Ps.58 Ps.59 Ps.69 Ps.79 Ps.83 Ps.88 Ps.109 Ps.137 Ps.140 Gen.19 Gen.20 Gen.34 Gen.38 Gen.40 Lev.18 Lev.20 Lev.26 Num.5
Num.31 Deut.21 Deut.22 Deut.25 Deut.27 Deut.28 Judg.9 Judg.11 Judg.16 Judg.19 Judg.20 Judg.21 1Sam.31 2Sam.1 2Sam.13 2Sam.17
1Kgs.16 1Chr.10 Job.3 Job.15 Job.18 Job.20 Jer.4 Jer.9 Jer.13 Jer.16 Jer.19 Jer.20 Lam.1 Lam.2 Lam.4 Ezek.7 Ezek.16 Ezek.23
Ezek.24 Hos.2 Hos.9 Hos.13 Joel.1 Amos.4 Amos.8 Mic.1 Nah.3 Zeph.1 Isa.3 Isa.13 Isa.15 Isa.22 Isa.24 Isa.47 Matt.27 Acts.1 Acts.5
Rev.9 Rev.16 Rev.18
`;

const keys: ReadonlySet<number> = new Set(
  (parseOsis(UNFIT.trim().replace(/\s+/gu, ' ')) ?? [])
    .flatMap((each) => rangeOf(each) ?? [])
    .map((range) => keyOf(range)),
);

/** The chapters that a plan on a theme must not read, by their keys; none where it is not read by those who are hurt. */
export function unfitChapters(theme: string, language: Language): ReadonlySet<number> {
  const { subjects } = readQuestion(theme, language);
  return subjects.some(({ names }) => OF_HURT.has(names.en[0] ?? '')) ? keys : new Set();
}

/** The key of the chapter in which a passage begins. */
export function keyOf({ first }: VerseRange): number {
  const { book, chapter } = partsOfVerse(first);
  return chapterKey({ book, chapter });
}
