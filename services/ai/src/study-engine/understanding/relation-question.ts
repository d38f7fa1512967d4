import type { Language } from '@word-unfolded/domain';
import {
  relationsCalled,
  relationWords,
  type Entry,
  type PersonEntry,
  type Related,
  type StudyEntries,
} from '@word-unfolded/study-library';
import { carriesMeaning } from '../finding/words-of-question.js';

/** A question for someone's relative: "Who was Ruth's mother-in-law?", "¿Y su suegra?" */
export type RelationQuestion = {
  readonly person: PersonEntry;
  /** The relation that was asked for, as entries name it. */
  readonly as: string;
  readonly related: readonly Related[];
};

/** Words that ask for a name. */
const NAMING = new Set([
  'name',
  'names',
  'called',
  'named',
  'nombre',
  'nombres',
  'llamaba',
  'llamaban',
  'llama',
]);

/** Words that stand for the person of the turn before. */
const HERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['her', 'his', 'their', 'she', 'he', 'they']),
  es: new Set(['su', 'sus', 'ella', 'el', 'ellos', 'ellas']),
};

/**
 * Reads such a question.
 *
 * @param words folded
 * @param before what the conversation is about
 * @returns undefined for any other question, and where the entries tell of no such relative
 */
export function relationQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): RelationQuestion | undefined {
  const relation = relationIn(words, language);
  if (!relation) return undefined;
  const rest = words.filter((_, at) => at < relation.at || at >= relation.at + relation.length);
  const [named] = entries.named(rest, language).filter(({ item }) => item.kind === 'people');
  const telling = rest.filter(
    (word, at) => carriesMeaning(word, language) && !NAMING.has(word) && !named?.at.includes(at),
  );
  if (telling.length > 0) return undefined;
  const isQuestion = rest.length - (named?.at.length ?? 0) > 0;
  if (!isQuestion) return undefined;
  const pointsBack = !named && rest.some((word) => HERS[language].has(word));
  const subject = named?.item ?? (pointsBack ? personOf(entries, before) : undefined);
  if (subject?.kind !== 'people') return undefined;
  for (const person of [subject, ...namesakesOf(entries, rest, language, subject)]) {
    const related = entries.related(person, relation.as);
    if (related.length > 0) return { person, as: related[0]!.as, related };
  }
  return undefined;
}

function namesakesOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  subject: PersonEntry,
): PersonEntry[] {
  return entries
    .named(words, language)
    .map(({ item }) => item)
    .filter((item): item is PersonEntry => item.kind === 'people' && item !== subject);
}

/** The person of an entry, or the first one of a story. */
export function personOf(entries: StudyEntries, entry: Entry | undefined): PersonEntry | undefined {
  if (entry?.kind === 'people') return entry;
  if (entry?.kind === 'stories')
    return entry.people.map((id) => entries.entry('people', id)).find((person) => person !== undefined);
  return undefined;
}

/** The word for a relation, the longest first: "mother in law" is no mother. */
function relationIn(
  words: readonly string[],
  language: Language,
): { readonly as: string[]; readonly at: number; readonly length: number } | undefined {
  const known = relationWords(language)
    .map((word) => ({ word, parts: word.split('-') }))
    .sort((a, b) => b.parts.length - a.parts.length);
  for (const { word, parts } of known) {
    const at = words.findIndex((_, index) => parts.every((part, offset) => words[index + offset] === part));
    if (at >= 0) return { as: relationsCalled(word, language), at, length: parts.length };
  }
  return undefined;
}
