import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  rangeOf,
  type Entry,
  type EntryKind,
  type StudyEntries,
} from '@word-unfolded/study-library';
import { isStopWord } from '../../finding/words-of-question.js';
import type { ChosenEntry } from '../choose-entry.js';

/** Most words of a question that goes on with what was told. */
const MOST_WORDS = 10;

/** Words that point back; “is it a sin to …” points to what follows it. */
const POINTS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:he|she|they|him|her|them|his|hers|their|its|that|those|these)\b|\b(?:it|this)(?! (?:ok|okay|wrong|right|bad|good|possible|biblical|true|normal|a sin|sinful|safe|selfish|fair|necessary|better|hard|easy|important) (?:to|for|that|if)\b)/,
  es: /\b(?:ella|ellos|ellas|suy[oa]s?|l[eo]s?|eso|ese|esa|esos|esas|aquello|alli|ahi)\b|\bsus?\b|\w{2,}(?:[aei]r|ndo)(?:l[oae]s?)\b/,
};

/** What begins a question that goes on, or asks to have what was told judged or told further. */
const BEGINS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and|but|so|then|which (?:one|of|is|was|verses?)|was(?:n t)? |were(?:n t)? |did(?:n t)? |had |what (?:did|was|were|went|happened)\b|wh(?:y|ere|en) (?:did|was|were|so|not)|who (?:was|were|did|[a-z]+ed)\b|how (?:did|was|were|many|much|long)|(?:is|was|are|were)n t \w+|any\b|why \w+(?: \w+)?$|give me|show me)/,
  es: /^(?:(?:a|con|contra|de|en|por|para) )?(?:quien(?:es)?|donde|cuando|cuant[oa]s?(?: \w+)?|como|por que) (?:se |l[eoa]s? )?(?!como\b|cuando\b|mucho\b|puedo\b|debo\b)\w+(?:o|aron|ieron|aba|ia)(?: \w+)?$|^(?:y|pero|entonces|cual de|cual (?:es|era|fue) (?:el|la) mas|alguno|alguna|dame|muestrame|no (?:fue|era|es)\b|se (?:puede|pueden)\b)/,
};

/** Spanish past tenses, which tell that a question without a name is of somebody who was named before. */
const IS_PAST =
  /(?<!\p{L})(?:\p{L}+(?:ó|aron|ieron|aba|aban|ía|ían)|hizo|fue|fueron|era|eran|dijo|tuvo|quiso|pudo|estuvo|supo|puso|vino|trajo|dio|vio)(?!\p{L})/iu;

/** A question whose subject is the one before, although it may name another. */
const ITS_SUBJECT: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but )?(?:did|does|had|has|was|is|could|would|will|when did|why did|how did|where did|what did) (?:he|she|they)\b/,
  es: /^(?:y |pero )?(?:vio|conocio|fue|hizo|dijo|amo|siguio|nego|mato|ayudo|perdono|escucho|obedecio|creyo|oro|hablo|llego|volvio|encontro) (?:a |con |en |al )/,
};

/** Whether a word stands in a question as a name: with a capital, or in one that is written without any. */
export function isWrittenAsName(question: string, word: string): boolean {
  if (question === question.toLowerCase()) return true;
  return (question.match(/[\p{L}\p{M}-]+/gu) ?? []).some(
    (written) => /^\p{Lu}/u.test(written) && foldedWords(written).includes(word),
  );
}

/** Whether a word that could be a name stands as a verb: “¿Por qué ayunó?” names no fast. */
function isPastVerb(question: string, word: string): boolean {
  return (question.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (written) => /^\p{Ll}.*(?:ó|aron|ieron|aba|ía)$/u.test(written) && foldedWords(written).includes(word),
  );
}

/** Kinds whose names make a question one of its own. */
const OWN: ReadonlySet<EntryKind> = new Set(['people', 'places', 'stories', 'books', 'theology', 'sayings']);

/**
 * Whether a question goes on with what was told before: it is short, names nothing of the library, and points back, is in
 * the past, or begins as somebody speaks who goes on.
 */
export function goesOn(
  entries: StudyEntries,
  question: string,
  words: readonly string[],
  language: Language,
): boolean {
  if (words.length > MOST_WORDS) return false;
  const named = entries
    .named(words, language)
    .filter(
      ({ item, at }) =>
        OWN.has(item.kind) &&
        at.some(
          (position) =>
            isWrittenAsName(question, words[position]!) && !isPastVerb(question, words[position]!),
        ),
    );
  const text = words.join(' ');
  // “Did he see Jesus?” asks of the one before, whomever it names.
  if (ITS_SUBJECT[language].test(text) && named.every(({ item }) => item.kind === 'people')) return true;
  if (named.length > 0) return false;
  const namesSomebody = /\p{L}[\s,]+[¿"“«]?\p{Lu}\p{Ll}/u.test(
    question.replace(/(?<!\p{L})(?:God|Dios|Bible|Biblia)(?!\p{L})/gu, 'x'),
  );
  if (namesSomebody) return false;
  return (
    POINTS[language].test(text) ||
    BEGINS[language].test(text) ||
    (language === 'es' && IS_PAST.test(question))
  );
}

/** Subjects that a conversation leaves easily: “What if he cheated?” after divorce asks about adultery. */
const ABSTRACT: ReadonlySet<EntryKind> = new Set(['questions', 'theology', 'sayings', 'prayers']);

/** An entry that explains so much of a question answers it by itself. */
const BY_ITSELF = 1;

/** Whether an entry that was found for a question that goes on tells of something else than the turn before. */
export function isSaidOfAnother({ entry, fit }: ChosenEntry, before: Entry, language: Language): boolean {
  if (isRelated(entry, before, language)) return false;
  return !ABSTRACT.has(before.kind) || isOfGroup(before, language) || fit < BY_ITSELF;
}

/** Whether an entry is about a group of people, of whom a conversation goes on as of a person: “Did they worship Baal?” */
export function isOfGroup(entry: Entry, language: Language): boolean {
  return entry.kind === 'questions' && OF_GROUP[language].test(entry.text[language].title);
}

const OF_GROUP: Readonly<Record<Language, RegExp>> = {
  en: /^who (?:is|are|was|were) the [\p{L}-]+\?$/iu,
  es: /^¿?qui[eé]n(?:es)? (?:es|son|eran?|fue|fueron) (?:los|las) [\p{L}-]+\?$/iu,
};

/** Passages of more chapters than this are shared by chance. */
const MOST_CHAPTERS = 3;

/** Whether two entries are about the same: they share a passage, or one names the other. */
export function isRelated(entry: Entry, before: Entry, language: Language): boolean {
  if (entry === before) return true;
  if (entry.kind === 'people' && 'people' in before && before.people.includes(entry.id)) return true;
  if (before.kind === 'people' && 'people' in entry && entry.people.includes(before.id)) return true;
  const own = rangesOf(entry);
  if (
    rangesOf(before).some((range) => own.some((each) => each.first <= range.last && range.first <= each.last))
  )
    return true;
  return names(entry, before, language) || (before.kind !== 'people' && names(before, entry, language));
}

function rangesOf(entry: Entry) {
  return [...('passage' in entry ? [entry.passage] : []), ...entry.passages]
    .flatMap((passage) => rangeOf(passage) ?? [])
    .filter(({ first, last }) => Math.floor(last / 1000) - Math.floor(first / 1000) < MOST_CHAPTERS);
}

/** Whether the text of an entry has the telling words of the name of another. */
function names(entry: Entry, other: Entry, language: Language): boolean {
  const title = foldedWords(other.text[language].title.replace(/\(.*\)|,.*$| (?:of|de) .*$/g, '')).filter(
    (word) => !isStopWord(word, language),
  );
  if (title.length === 0 || title.length > 3) return false;
  const { title: own, body } = entry.text[language];
  const words = new Set(foldedWords(`${own} ${body}`));
  return title.every((word) => words.has(word));
}
