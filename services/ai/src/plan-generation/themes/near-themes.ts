import { AppError } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { foldWord } from '@word-unfolded/scripture-text';
import type { PlanRequest } from '../plan-request.js';
import { readQuestion, withCapitals } from '../../study-engine/asking/read-question.js';
import { pairsOf } from '../../study-engine/understanding/wording/letter-pairs.js';
import { SUBJECTS } from '../../study-engine/subjects/subjects.js';

/** How many themes are offered. */
const OFFERED = 3;

/** Below this likeness a theme is another word and not a misspelt one; the usual ones are offered instead. */
const LEAST_LIKENESS = 0.5;

/** Themes that many readers choose. */
const USUAL: Readonly<Record<Language, readonly string[]>> = {
  en: ['hope', 'forgiveness', 'prayer'],
  es: ['esperanza', 'perdón', 'oración'],
};

/** The refusal of a theme on which too little was found, with near ones. */
export function nothingFound({ theme, language }: Pick<PlanRequest, 'theme' | 'language'>): AppError {
  return AppError.of('PLAN_THEME_NEAR', { themes: nearThemes(theme, language).join(', ') });
}

/**
 * The subjects of which a theme speaks beside words that are not understood, then those that are written most like it;
 * the usual ones if there are too few.
 */
function nearThemes(theme: string, language: Language): string[] {
  const spoken = readQuestion(theme, language).subjects.map(({ names }) => withCapitals(names[language][0]!));
  const wanted = pairsOf(foldWord(theme.toLowerCase()));
  const ranked = SUBJECTS.map(({ names }) => ({
    name: withCapitals(names[language][0]!),
    likeness: Math.max(...names[language].map((name) => likeness(wanted, pairsOf(foldWord(name))))),
  }))
    .filter((each) => each.likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name);
  return [...new Set([...spoken, ...ranked, ...USUAL[language]])]
    .filter((name) => foldWord(name) !== foldWord(theme.trim()))
    .slice(0, OFFERED);
}

/** Dice's coefficient. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}
