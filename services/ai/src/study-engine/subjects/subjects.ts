import type { Language } from '@word-unfolded/domain';
import { parseOsis, type PassageReference } from '@word-unfolded/scripture-ref';
import { foldWord } from '@word-unfolded/scripture-text';
import { stemOf } from '../finding/words-of-question.js';
import { GOD_AND_SALVATION } from './god-and-salvation.js';
import { HEART_AND_FEELINGS } from './heart-and-feelings.js';
import { LIFE_WITH_OTHERS } from './life-with-others.js';
import { WALK_AND_WORLD } from './walk-and-world.js';
import { WELL_KNOWN_STORIES } from './well-known-stories.js';

/** A subject that readers often ask about, and its opening passages. */
export type Subject = {
  /** Its names; the first is shown. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Its Nave's topics. */
  readonly topics: readonly string[];
  /** Its opening passages, in the numbering of the King James Version. */
  readonly leads: readonly PassageReference[];
};

/**
 * Reads a table of subjects: a line each, of four columns between bars: names in English, names in Spanish, Nave's
 * topics, opening passages. The choice of passages is this application's own.
 */
function readSubjects(table: string): Subject[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [en = '', es = '', topics = '', leads = ''] = row.split('|').map((cell) => cell.trim());
      return {
        names: { en: listed(en), es: listed(es) },
        topics: listed(topics),
        leads: parseOsis(leads) ?? [],
      };
    });
}

function listed(cell: string): string[] {
  return cell
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

export const SUBJECTS: readonly Subject[] = [
  HEART_AND_FEELINGS,
  GOD_AND_SALVATION,
  LIFE_WITH_OTHERS,
  WALK_AND_WORLD,
  WELL_KNOWN_STORIES,
].flatMap(readSubjects);

/** A name of a subject as the words that identify it, and how specific it is. */
type NamedSubject = { readonly words: readonly string[]; readonly subject: Subject };

const byLanguage = new Map<Language, readonly NamedSubject[]>();

/** A subject in a text: its words are from `at` to before `end`. */
export type SubjectFound = { readonly subject: Subject; readonly at: number; readonly end: number };

/**
 * The subjects of a text, in order. Only whole names count, and longer ones first, so that "fear of God" is not fear. A
 * word belongs to one subject only.
 *
 * @param words folded, in their order; forms of one word are the same
 */
export function subjectsOf(words: readonly string[], language: Language): SubjectFound[] {
  const found: SubjectFound[] = [];
  // The adverb “bien” is no form of “bienes”.
  const left = words.map((word): string | undefined =>
    language === 'es' && word === 'bien' ? undefined : stemOf(word, language),
  );
  for (const { words: name, subject } of namesIn(language)) {
    const at = left.findIndex((_, index) => name.every((word, offset) => left[index + offset] === word));
    if (at < 0) continue;
    left.fill(undefined, at, at + name.length);
    if (!found.some((each) => each.subject === subject)) found.push({ subject, at, end: at + name.length });
  }
  return found.sort((a, b) => a.at - b.at);
}

function namesIn(language: Language): readonly NamedSubject[] {
  const known = byLanguage.get(language);
  if (known) return known;
  const names = SUBJECTS.flatMap((subject) =>
    subject.names[language].map((name) => ({ words: stemsOf(name, language), subject })),
  ).sort((a, b) => b.words.length - a.words.length);
  byLanguage.set(language, names);
  return names;
}

function stemsOf(name: string, language: Language): string[] {
  return name.split(/[\s-]+/).map((word) => stemOf(foldWord(word), language));
}
