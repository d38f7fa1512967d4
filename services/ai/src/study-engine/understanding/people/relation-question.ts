import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  relationsCalled,
  relationWords,
  type Entry,
  type Match,
  type PersonEntry,
  type Related,
  type StudyEntries,
} from '@word-unfolded/study-library';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { byProminence } from './prominence.js';

/** A question for someone's relative: "Who was Ruth's mother-in-law?", "¿Y su suegra?" */
export type RelationQuestion = {
  readonly person: PersonEntry;
  /** The relation that was asked for, as entries name it. */
  readonly as: string;
  readonly related: readonly Related[];
  /** Others of the same name who have such a relative too. */
  readonly others: readonly PersonEntry[];
  /** Whether it is so, where that is asked: “Was David the son of Saul?” */
  readonly isSo?: boolean;
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

/** Which of several relatives: all of them are named. */
const WHICH = new Set([
  ...[
    'first',
    'second',
    'third',
    'former',
    'other',
    'real',
    'full',
    'eldest',
    'oldest',
    'youngest',
    'firstborn',
  ],
  ...[
    'primer',
    'primera',
    'primero',
    'segundo',
    'segunda',
    'tercer',
    'tercero',
    'otro',
    'otra',
    'verdadero',
    'verdadera',
    'mayor',
    'menor',
    'primogenito',
  ],
]);

/** Spanish asks with these alone what somebody has of whom it spoke before: "¿Cuántos hijos tuvo?" */
const HAVING = new Set(['tuvo', 'tuvieron', 'tenia', 'tenian', 'tenido']);

/** Relations by birth and marriage. */
const FAMILY =
  /^(?:father|mother|son|daughter|wife|husband|concubine|brother|sister|grand\w+|uncle|aunt|nephew|niece|cousin|\w+-in-law)$/;

/** “Tell me about Joseph and his brothers” asks for the story of them all. */
const OF_BOTH: Readonly<Record<Language, RegExp>> = {
  en: /^(?:please )?(?:tell|teach|show) (?:me|us) .*\band (?:his|her|their)\b|^(?:the )?story of .*\band (?:his|her|their)\b/,
  es: /^(?:hablame|cuentame|dime|contame) .*\by sus?\b|^(?:la )?historia de .*\by sus?\b/,
};

/** Words that stand for the person of the turn before. */
const HERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['her', 'his', 'their', 'she', 'he', 'they', 'him', 'them']),
  es: new Set(['su', 'sus', 'ella', 'el', 'ellos', 'ellas']),
};

/**
 * Reads such a question.
 *
 * @param words folded
 * @param before what the conversation is about
 * @param isPossessive whether it is only a name with its possessive: "Mary's son"
 * @returns undefined for any other question, and where the entries tell of no such relative
 */
export function relationQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
  isPossessive = false,
): RelationQuestion | undefined {
  const relation = relationIn(words, language);
  if (!relation) return undefined;
  if (OF_BOTH[language].test(words.join(' '))) return undefined;
  const rest = words.filter((_, at) => at < relation.at || at >= relation.at + relation.length);
  const found = entries.named(rest, language).filter(({ item }) => item.kind === 'people');
  const [named] = found;
  const isOfFamily = relation.as.some((as) => FAMILY.test(as));
  const telling = rest.filter(
    (word, at) =>
      carriesMeaning(word, language) &&
      !NAMING.has(word) &&
      !WHICH.has(word) &&
      !((named === undefined || isOfFamily) && HAVING.has(word)) &&
      !named?.at.includes(at),
  );
  if (telling.length > 0) return undefined;
  const isQuestion = isPossessive || rest.length - (named?.at.length ?? 0) > 0;
  if (!isQuestion) return undefined;
  // Spanish leaves the subject out: "¿Cuántos hijos tuvo?"
  const pointsBack = !named && (language === 'es' || rest.some((word) => HERS[language].has(word)));
  const back = pointsBack ? personNear(entries, before, language) : undefined;
  const called = found.flatMap(({ item, at }) =>
    item.kind === 'people' && at.join() === named?.at.join() ? [item] : [],
  );
  const people = named
    ? byProminence(called, rest, before)
    : back
      ? [...(fitsPronoun(back, rest) ? [back] : []), ...(isOfFamily ? kinOf(entries, back, rest) : [])]
      : [];
  const having = people.flatMap((person) => {
    const related = entries.related(person, relation.as);
    return related.length > 0 ? [{ person, related }] : [];
  });
  const [likely, ...others] = having;
  if (!likely) return undefined;
  const as = likely.related[0]!.as;
  return { ...likely, as, others: named ? others.map(({ person }) => person) : [] };
}

/** English pronouns that tell whether a man or a woman is meant. */
const SEX: Readonly<Record<string, 'm' | 'f'>> = {
  his: 'm',
  he: 'm',
  him: 'm',
  her: 'f',
  she: 'f',
  ella: 'f',
};

/** Whether a question says “he” or “she”. */
export const sexOf = (words: readonly string[]) =>
  words.map((word) => SEX[word]).find((each) => each !== undefined);

/** Whether “his” or “her” may be said of a person. */
function fitsPronoun(person: PersonEntry, words: readonly string[]): boolean {
  const sex = sexOf(words);
  return sex === undefined || person.sex === sex;
}

/**
 * The family of the person of the turn before, children first: after "What was the name of Moses' wife?" the question "And his sister?"
 * is still asked of Moses.
 */
function kinOf(entries: StudyEntries, person: PersonEntry, words: readonly string[]): PersonEntry[] {
  const sex = sexOf(words);
  const isChild = ({ as }: { readonly as: string }) => /^(?:son|daughter)s?$/.test(as);
  const relations = [
    ...person.relations.filter(isChild),
    ...person.relations.filter((each) => !isChild(each) && FAMILY.test(each.as)),
  ];
  return relations
    .flatMap(({ to }) => entries.entry('people', to) ?? [])
    .filter((each) => sex === undefined || each.sex === sex);
}

/** The person of an entry, or the first one of a story. */
export function personOf(entries: StudyEntries, entry: Entry | undefined): PersonEntry | undefined {
  if (entry?.kind === 'people') return entry;
  if (entry?.kind === 'stories')
    return entry.people.map((id) => entries.entry('people', id)).find((person) => person !== undefined);
  return undefined;
}

const BESIDE_ANOTHER = /(?<!\p{L})(?:after|before|despu[eé]s de|antes de) \p{Lu}/u;

/** The person of an entry, the first one of a story, or the one whom the title of a question names. */
export function personNear(
  entries: StudyEntries,
  entry: Entry | undefined,
  language: Language,
): PersonEntry | undefined {
  if (entry?.kind !== 'questions') return personOf(entries, entry);
  const { title, body } = entry.text[language];
  // “Who was king after David?” is about the one whom its answer names.
  const answer = personOfAnswer(entries, entry, language);
  if (answer) return answer;
  const words = foldedWords(BESIDE_ANOTHER.test(title) ? body : title);
  const named = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  return byProminence(firstNamed(named), words)[0];
}

const WHO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:who|which (?:man|woman|king|prophet|apostle|disciple|judge|queen))(?!\p{L})/iu,
  es: /^[\s¿]*(?:qui[eé]n|(?:qu[eé]|cu[aá]l) (?:hombre|mujer|rey|profeta|ap[oó]stol|disc[ií]pulo|juez|reina))(?!\p{L})/iu,
};

/** Who did something to somebody. */
const DID: Readonly<Record<Language, RegExp>> = {
  en: /^who (?!is|was|are|were|wrote)\p{L}+/iu,
  es: /^[\s¿]*qui[eé]n (?!es|era|son|eran|fue|fueron|escribi)\p{L}+/iu,
};

const namesPerson = (entries: StudyEntries, text: string, language: Language) =>
  entries.named(foldedWords(text), language).some(({ item }) => item.kind === 'people');

/**
 * The one whom the answer to a question names: “Who baptized Jesus?” and “Who was the tallest man?” are about them, and not
 * about somebody in the question. Undefined for any other question.
 */
export function personOfAnswer(
  entries: StudyEntries,
  entry: Entry,
  language: Language,
): PersonEntry | undefined {
  const { title, body } = entry.text[language];
  const isOfAnswer =
    BESIDE_ANOTHER.test(title) ||
    DID[language].test(title) ||
    (WHO[language].test(title) && !namesPerson(entries, title, language));
  return isOfAnswer ? nameFirst(entries, body, title, language) : undefined;
}

/** The first person whom the first sentence of an answer names, and its title does not. */
function nameFirst(
  entries: StudyEntries,
  body: string,
  title: string,
  language: Language,
): PersonEntry | undefined {
  const [sentence = ''] = body.replace(/\[\[[^\]]*\]\]/gu, ' ').split(/(?<=[.?!])\s/u);
  const words = foldedWords(sentence);
  const asked = entries.named(foldedWords(title), language).map(({ item }) => item);
  const named = entries
    .named(words, language)
    .filter(({ item }) => item.kind === 'people' && !asked.includes(item));
  return byProminence(firstNamed(named), words)[0];
}

/** The people of the first name in a text, with all of its words: “John the Baptist” is no apostle. */
function firstNamed(named: readonly Match<Entry>[]): PersonEntry[] {
  const first = Math.min(...named.map(({ at }) => at[0]!));
  const own = named.filter(({ at }) => at[0] === first);
  const longest = Math.max(...own.map(({ at }) => at.length));
  return own.flatMap(({ item, at }) => (item.kind === 'people' && at.length === longest ? [item] : []));
}

/** The word for a relation, the longest first: "mother in law" is no mother. */
export function relationIn(
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
