import type { Passage, PassageAnswer, Verse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { formatOsis, formatReference, parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';

/** The passages of several answers to one request, joined where one answer continues the previous one. */
export function joinAnswers(pages: readonly PassageAnswer[]): Passage[] {
  const joined: Passage[] = [];
  for (const { passages, translation } of pages) {
    for (const passage of passages) {
      const last = joined.at(-1);
      if (last && goesOn(last, passage))
        joined.splice(-1, 1, joinPassages(last, passage, translation.language));
      else joined.push(passage);
    }
  }
  return joined;
}

/** The reference of everything loaded so far, as readers write it. */
export function referenceOf(passages: readonly Passage[]): string {
  return passages.map(({ reference }) => reference).join('; ');
}

function goesOn(before: Passage, after: Passage): boolean {
  const [last, first] = [before.verses.at(-1), after.verses[0]];
  return last !== undefined && first !== undefined && follows(last, first);
}

function follows(last: Verse, first: Verse): boolean {
  if (last.book !== first.book) return false;
  if (last.chapter === first.chapter) return first.number === last.number + 1;
  return first.chapter === last.chapter + 1 && first.number === 1;
}

function joinPassages(before: Passage, after: Passage, language: Language): Passage {
  const [start, end] = [parseOsis(before.osis)?.[0]?.start, parseOsis(after.osis)?.at(-1)?.end];
  const verses = [...before.verses, ...after.verses];
  if (!start || !end) return { ...before, verses };
  const whole: PassageReference[] = [{ start, end }];
  return { reference: formatReference(whole, language), osis: formatOsis(whole), verses };
}
