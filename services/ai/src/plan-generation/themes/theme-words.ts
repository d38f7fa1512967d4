import { readQuestion } from '../../study-engine/asking/read-question.js';
import type { CompositionContext } from '../../study-engine/composing/composition-context.js';
import {
  corrected,
  isLikeWords,
  isWordOfLibrary,
} from '../../study-engine/understanding/wording/spelling.js';
import type { StudyEntries } from '@word-unfolded/study-library';
import { knownTheme } from './known-themes.js';
import type { PlanRequest } from '../plan-request.js';

/** A theme with one word that nobody here knows may still be meant: "prayer for exams". */
const MOST_UNKNOWN = 1;

/** The theme with misspelt words corrected, if it then names a subject that it did not name before. */
export function spelledTheme(
  entries: StudyEntries,
  { theme, language }: Pick<PlanRequest, 'theme' | 'language'>,
): string {
  const spelled = corrected(entries, theme, language);
  if (spelled === theme || knownTheme(theme, language)) return theme;
  const subjectsIn = (text: string) => readQuestion(text, language).subjects.length;
  return knownTheme(spelled, language) || subjectsIn(spelled) > subjectsIn(theme) ? spelled : theme;
}

/**
 * Whether enough of a theme is understood for a plan on it: not when it has a row of letters that no word of its language
 * has, nor when several words that neither Scripture nor the library has are as many as the others.
 */
export async function isUnderstood(context: CompositionContext, theme: string): Promise<boolean> {
  const { entries, language } = context;
  const { subjects, terms } = readQuestion(theme, language);
  const known = await Promise.all(terms.map((term) => isKnown(context, term)));
  const unknown = terms.filter((_, at) => !known[at]);
  if (unknown.some((term) => !isLikeWords(entries, term, language))) return false;
  return unknown.length <= MOST_UNKNOWN || unknown.length < terms.length - unknown.length + subjects.length;
}

async function isKnown(context: CompositionContext, term: string): Promise<boolean> {
  if (isWordOfLibrary(context.entries, term, context.language)) return true;
  const found = await context.library.search(term, context.setting, { limit: 1 });
  return found !== undefined && found.verses.length > 0 && !found.correction;
}
