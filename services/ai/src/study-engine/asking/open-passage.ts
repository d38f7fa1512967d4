import type { Language } from '@word-unfolded/domain';
import type { StudyPassage } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import { stemsIn } from '../finding/words-of-question.js';
import type { QuestionReading } from './read-question.js';

/** Passages with more verses than this contain too many words to match by word alone. */
const SHORT = 10;

/**
 * Whether a question that names no passage is about the open one: it says so, or asks only about words of that passage.
 */
export function isOfOpen(
  reading: QuestionReading,
  open: StudyPassage | undefined,
  language: Language,
): open is StudyPassage {
  if (!open || reading.isOfWholeBible) return false;
  if (reading.isOfThisPassage || reading.verse !== undefined) return true;
  if (reading.person || reading.saying) return false;
  if (!wordsLeft(reading) || reading.word) return true;
  const stems = stemsIn(open.verses.map(({ text }) => text).join(' '), language);
  return (
    open.verses.length <= SHORT && [...stemsIn(reading.label, language)].every((stem) => stems.has(stem))
  );
}

/** The named verse of the open chapter, otherwise the passage. */
export async function verseOf(
  context: CompositionContext,
  open: StudyPassage,
  verse: number | undefined,
): Promise<StudyPassage> {
  const { book, chapter } = open.verses[0]!;
  const named = verse === undefined ? undefined : await context.read(`${book}.${chapter}.${verse}`);
  return named ?? open;
}

/** Whether a question names a subject besides the passage. */
export function wordsLeft({
  subjects,
  terms,
  word,
  saying,
  isOfThisPassage,
  focus,
}: QuestionReading): boolean {
  if (isOfThisPassage && !word) return false;
  if (focus !== 'whole' && subjects.length === 0 && !word) return false;
  return subjects.length > 0 || terms.length > 0 || Boolean(word ?? saying);
}
