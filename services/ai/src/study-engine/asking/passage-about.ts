import { formatOsis, KJV_VERSE_COUNTS, locatePassage } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../library/study-passage.js';
import type { StudyDesk } from '../composing/desk.js';
import { findPassages } from '../finding/find-passages.js';
import { askedWords, carriesMeaning, stemOf } from '../finding/words-of-question.js';
import { subjectsOf } from '../subjects/subjects.js';
import { referencesOf } from './references-of-question.js';

/** Characters of a text that tell what it is about. */
const READ = 5_000;
const WORDS = 3;

/** A passage for a text that a reader has written: the first that it names, else the first on what it speaks of most. */
export async function passageAbout(desk: StudyDesk, text: string): Promise<StudyPassage | undefined> {
  const { language } = desk;
  const { passages: cited, rest } = referencesOf(text.slice(0, READ), language);
  const [named] = cited;
  if (named) return desk.read(formatOsis([named]));
  const words = askedWords(rest);
  const [first] = subjectsOf(
    words.map(({ folded }) => folded),
    language,
  );
  const lead = first?.subject.leads
    .map((each) => locatePassage(each, KJV_VERSE_COUNTS))
    .find(({ exists }) => exists);
  if (lead?.exists) return desk.readCanonical(lead.range);
  const times = new Map<string, { written: string; times: number }>();
  for (const { folded, written } of words) {
    if (!carriesMeaning(folded, language)) continue;
    const stem = stemOf(folded, language);
    times.set(stem, { written, times: (times.get(stem)?.times ?? 0) + 1 });
  }
  const terms = [...times.values()].sort((a, b) => b.times - a.times).slice(0, WORDS);
  if (terms.length === 0) return undefined;
  const about = { subjects: [], terms: terms.map(({ written }) => written), topics: [], within: {} };
  const { passages: found } = await findPassages(desk, about);
  return found[0] && desk.readCanonical(found[0].range);
}
