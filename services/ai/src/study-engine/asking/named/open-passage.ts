import type { Language } from '@word-unfolded/domain';
import type { StudyPassage } from '../../../library/study-passage.js';
import type { CompositionContext } from '../../composing/composition-context.js';
import { carriesMeaning, questionWords, stemOf, stemsIn } from '../../finding/words-of-question.js';
import type { QuestionReading } from '../read-question.js';

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
  if (!wordsLeft(reading)) return true;
  if (reading.word) return !isPhrase(reading.word) || hasTogether(open, reading.word, language);
  const stems = stemsIn(open.verses.map(({ text }) => text).join(' '), language);
  return (
    open.verses.length <= SHORT && [...stemsIn(reading.label, language)].every((stem) => stems.has(stem))
  );
}

/** Fewer words are looked up as words of the passage, whether it has them or not. */
const PHRASE_WORDS = 3;

/** Whether a question asks for the meaning of several words together: “to die is gain”. */
export const isPhrase = (words: string) => questionWords(words).length >= PHRASE_WORDS;

/** Whether a verse of the passage has all telling words of a phrase: “to die is gain” is none of Romans 8. */
function hasTogether({ verses }: StudyPassage, phrase: string, language: Language): boolean {
  const telling = questionWords(phrase).filter(({ folded }) => carriesMeaning(folded, language));
  const stems = telling.map(({ folded }) => stemOf(folded, language));
  return verses.some(({ text }) => {
    const has = stemsIn(text, language);
    return stems.every((stem) => has.has(stem));
  });
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
