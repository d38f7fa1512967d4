import type { Language } from '@word-unfolded/domain';
import { foldedWords, type PersonEntry, type StudyEntries } from '@word-unfolded/study-library';
import { relationIn } from '../people/relation-question.js';
import type { Understood } from '../understood.js';
import { valueAgainst } from './value-of-answer.js';

const OF_REIGN = /^(?:good|bad|evil|wicked|godly|buen[oa]?|mal[oa]?|malvad[oa])$/;

/** “Was Jeroboam good?” is answered by what Kings says of his reign. */
export function reignClaimed(
  entries: StudyEntries,
  words: readonly string[],
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const fact = words.some((word) => OF_REIGN.test(word))
    ? entries.factsOf(person.id).find(({ id }) => id.startsWith('fact-verdict-'))
    : undefined;
  const opening = fact && valueAgainst(entries, fact, words, language);
  return (
    fact && { kind: 'entry', entry: fact, form: 'other', fit: 1, namesakes: [], ...(opening && { opening }) }
  );
}

/** Deeds that the table of facts tells of the one to whom they were done, with who did them. */
const DONE_TO: Readonly<Record<string, RegExp>> = {
  killed: /^(?:kill\w*|murder\w*|slew|slain|mat[oa]|mataron|asesin\w*)$/,
  baptized: /^(?:baptiz\w*|baptis\w*|bautiz\w*)$/,
  anointed: /^(?:anoint\w*|ungi\w*)$/,
};

/** “Did David kill Saul?” is answered by who killed Saul. */
export function agentClaimed(
  entries: StudyEntries,
  words: readonly string[],
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const [kind] = Object.entries(DONE_TO).find(([, verb]) => words.some((word) => verb.test(word))) ?? [];
  if (!kind) return undefined;
  const others = otherPeople(entries, words, person, language);
  const [fact] = others.flatMap(({ id }) => [
    ...entries.factsOf(id).filter((each) => each.id === `fact-${kind}-${id}`),
    ...(kind === 'killed' ? entries.factsOf(id).filter((each) => each.id === `fact-died-${id}`) : []),
  ]);
  if (!fact) return undefined;
  const named = entries
    .named(foldedWords(fact.text[language].body), language)
    .map(({ item }) => item)
    .filter((item) => item.kind === 'people' && !others.includes(item));
  const isSo = named.includes(person);
  if (!isSo && named.length === 0 && !fact.id.startsWith('fact-died')) return undefined;
  return { kind: 'entry', entry: fact, form: 'other', fit: 1, namesakes: [], opening: isSo ? 'yes' : 'no' };
}

/** Two who are said to be relatives of each other: “Were Martha and Mary sisters?” */
export function pairClaimed(
  entries: StudyEntries,
  words: readonly string[],
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const relation = words.map((word, at) => ({ at, as: PAIRS[word] })).find(({ as }) => as !== undefined);
  const others = relation?.as ? otherPeople(entries, words, person, language) : [];
  if (!relation?.as) return kinClaimed(entries, words, person, language);
  if (others.length === 0) return undefined;
  const related = entries.related(person, [...relation.as]);
  const own = related.filter(({ entry }) => entry && others.includes(entry));
  if (own.length === 0) return undefined;
  return {
    kind: 'relation',
    asked: { person, as: own[0]!.as, related: own.slice(0, 1), others: [], isSo: true },
    form: 'other',
  };
}

/** Words for two relatives of each other, and what each of them is to the other. */
const PAIRS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['brothers', 'hermanos'].map((word) => [word, ['brother', 'half-brother']])),
  ...Object.fromEntries(['sisters', 'hermanas'].map((word) => [word, ['sister', 'half-sister']])),
  ...Object.fromEntries(['siblings'].map((word) => [word, ['brother', 'sister']])),
  ...Object.fromEntries(['cousins', 'primos', 'primas'].map((word) => [word, ['cousin']])),
  ...Object.fromEntries(['married', 'esposos', 'casados'].map((word) => [word, ['husband', 'wife']])),
  ...Object.fromEntries(['friends', 'amigos'].map((word) => [word, ['friend']])),
};

/** “Mary was the sister of Jesus”: what she is to him, if the library tells it. */
function kinClaimed(
  entries: StudyEntries,
  words: readonly string[],
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const claimed = relationIn(words, language);
  if (!claimed) return undefined;
  for (const other of otherPeople(entries, words, person, language)) {
    const own = entries
      .related(other, claimed.as)
      .find(({ entry }) => entry && sharesName(entry, person, language));
    const actual = own ?? kinOf(entries, other, person, language);
    if (actual)
      return {
        kind: 'relation',
        asked: { person: other, as: actual.as, related: [actual], others: [], isSo: own !== undefined },
        form: 'other',
      };
  }
  return undefined;
}

const KIN = [
  ...['father', 'mother', 'son', 'daughter', 'brother', 'sister', 'husband', 'wife'],
  ...['grandfather', 'grandmother', 'uncle', 'cousin'],
];

/** What somebody of a name is to another. */
function kinOf(entries: StudyEntries, of: PersonEntry, person: PersonEntry, language: Language) {
  return entries.related(of, KIN).find(({ entry }) => entry && sharesName(entry, person, language));
}

/** Several have a name: the one is meant of whom it can be said. */
function sharesName(entry: PersonEntry, person: PersonEntry, language: Language): boolean {
  const first = (each: PersonEntry) => foldedWords(each.text[language].title)[0];
  return entry === person || first(entry) === first(person);
}

/** The others whom a claim names. */
function otherPeople(
  entries: StudyEntries,
  words: readonly string[],
  person: PersonEntry,
  language: Language,
): PersonEntry[] {
  const named = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  const own = named.filter(({ item }) => item === person).flatMap(({ at }) => at);
  return named.flatMap(({ item, at }) =>
    item.kind === 'people' && item !== person && !at.some((each) => own.includes(each)) ? [item] : [],
  );
}

/** The words that name somebody, folded. */
export function namesOf({ text, names }: PersonEntry): ReadonlySet<string> {
  const titles = Object.values(text).map(({ title }) => title.replace(/\(.*\)|,.*$/gu, ' '));
  return new Set([...titles, ...names].flatMap(foldedWords));
}
