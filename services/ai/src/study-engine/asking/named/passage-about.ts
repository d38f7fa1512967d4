import { formatOsis, KJV_VERSE_COUNTS, locatePassage } from '@word-unfolded/scripture-ref';
import type { StudyPassage } from '../../../library/study-passage.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { findPassages } from '../../finding/find-passages.js';
import { questionWords, carriesMeaning, stemOf } from '../../finding/words-of-question.js';
import { subjectsOf } from '../../subjects/subjects.js';
import { referencesOf } from './references-of-question.js';

/** Length of the beginning of a text that shows its subject. */
const READ = 5_000;
const WORDS = 3;

/**
 * A passage for a text that a reader has written: the first that it names, otherwise the best one for its main subject.
 */
export async function passageAbout(
  context: CompositionContext,
  text: string,
): Promise<StudyPassage | undefined> {
  const { language } = context;
  const { passages: cited, rest } = referencesOf(text.slice(0, READ), language);
  const [named] = cited;
  if (named) return context.read(formatOsis([named]));
  const words = questionWords(rest);
  const [first] = subjectsOf(
    words.map(({ folded }) => folded),
    language,
  );
  const lead = first?.subject.leads
    .map((each) => locatePassage(each, KJV_VERSE_COUNTS))
    .find(({ exists }) => exists);
  if (lead?.exists) return context.readCanonical(lead.range);
  const times = new Map<string, { written: string; times: number }>();
  for (const { folded, written } of words) {
    if (!carriesMeaning(folded, language)) continue;
    const stem = stemOf(folded, language);
    times.set(stem, { written, times: (times.get(stem)?.times ?? 0) + 1 });
  }
  const terms = [...times.values()].sort((a, b) => b.times - a.times).slice(0, WORDS);
  if (terms.length === 0) return undefined;
  const about = { subjects: [], terms: terms.map(({ written }) => written), topics: [], within: {} };
  const { passages: found } = await findPassages(context, about);
  return found[0] && context.readCanonical(found[0].range);
}
