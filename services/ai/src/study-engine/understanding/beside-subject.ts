import type { Language } from '@word-unfolded/domain';
import type { EntryKind, StudyEntries } from '@word-unfolded/study-library';
import { chooseEntry } from './choose-entry.js';
import type { Understood } from './understood.js';

/** Kinds of entries about a subject, of which something is said. */
export const SUBJECTS: ReadonlySet<EntryKind> = new Set(['questions', 'theology', 'sayings']);

/** What is said before a subject that stands alone: "love", "a verse about love". */
const SAYS: Readonly<Record<Language, readonly string[]>> = {
  en: ['what', 'does', 'the', 'bible', 'say', 'about'],
  es: ['que', 'dice', 'la', 'biblia', 'sobre'],
};
const ASKS_FOR_VERSES =
  /^(?:(?:a|an|any|some|give|me|show|bible|scripture|scriptures|verses?|passages?|about|on|for|un|una|dame|algun|algunos|versiculos?|textos?|pasajes?|sobre|de|del|para|biblicos?) )+/;

/** “And divorce?” after a subject asks the same of another one. */
const BESIDE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and(?: what about)?|what about|how about) (?:the |a )?((?!(?:in|him|her|them|it|me|you|then|now|why|how|what|when|where|who|after|before)\b)[a-z]{4,})$/,
  es: /^y (?:que (?:hay|dice) )?(?:de |del |sobre |con )?(?:el |la |los |las )?((?!(?:en|eso|esto|ella|ellos|luego|entonces|despues|ahora|cuando|donde|quien|como|porque|antes)\b)[a-z]{4,})$/,
};

/** What Scripture says about another subject beside the one before. */
export function besideSubject(entries: StudyEntries, text: string, language: Language) {
  const subject = BESIDE[language].exec(text)?.[1];
  if (subject === undefined || entries.named([subject], language).length > 0) return undefined;
  const chosen = chooseEntry(entries, [...SAYS[language], subject], language, 'says');
  return chosen && SUBJECTS.has(chosen.entry.kind) && chosen.fit >= 1 ? chosen : undefined;
}

/** Most words of a subject that stands alone. */
const SUBJECT = 2;

/** The answer to what Scripture says about a subject, for a question that only names it. */
export function aboutSubject(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): Pick<Extract<Understood, { kind: 'entry' }>, 'entry' | 'fit' | 'namesakes'> | undefined {
  const subject = words.join(' ').replace(ASKS_FOR_VERSES, '').split(' ');
  if (subject.length > SUBJECT) return undefined;
  return chooseEntry(entries, [...SAYS[language], ...subject], language, 'says');
}
