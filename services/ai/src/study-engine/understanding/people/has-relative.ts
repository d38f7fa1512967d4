import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type PersonEntry, type StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { relationOfAll } from '../../composing/relation-labels.js';
import { chooseEntry } from '../choose-entry.js';
import { toldOf } from '../follow-ups/follow-up-question.js';
import type { Understood } from '../understood.js';
import type { QuestionForm } from '../wording/question-form.js';
import { answeredOf } from './person-question.js';
import { byProminence } from './prominence.js';
import { personNear, relationIn, sexOf } from './relation-question.js';

/** Questions whether somebody has such a relative: “Did Adam have a daughter?”, “¿Tuvo hijos?” */
const HAS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?(?:(?:did|does|do) .+ (?:ever )?have|had|has|have)\b/,
  es: /^(?:y |pero |acaso )?(?:(?:\w+ ){0,3})?(?:tuvo|tenia|tuvieron|tenian|tiene|llego a tener|ha tenido)\b/,
};

/** A question that asks for them is none whether there are any. */
const ASKS_FOR =
  /\b(?:who|whom|what|which|how|when|where|why|quien(?:es)?|que|cual(?:es)?|cuant[oa]s?|cuando|donde|como)\b/;

/** Words that may stand beside the relative. */
const BESIDE =
  /^(?:any|other|more|ever|only|another|own|actually|really|tuvo|tenia|tuvieron|tenian|tiene|llego|tener|ha|tenido|algun|alguna|otro|otra|otros|otras|mas|acaso|propio|propios|unico|varios)$/;

/** An entry that explains so much of a question counts the relatives. */
const COUNTED = 1;

/**
 * Whether somebody has a relative: the entry that counts them, or those whom the library names, or that it names none.
 * Undefined for any other question.
 *
 * @param words folded
 */
export function hasRelative(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before: Entry | undefined,
): Understood | undefined {
  const text = words.join(' ');
  if (!HAS[language].test(text) || ASKS_FOR.test(text)) return undefined;
  const relation = relationIn(words, language);
  if (!relation) return undefined;
  const found = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  const [named] = found;
  const isOther = words.some(
    (word, at) =>
      carriesMeaning(word, language) &&
      !BESIDE.test(word) &&
      !(at >= relation.at && at < relation.at + relation.length) &&
      !named?.at.includes(at),
  );
  if (isOther) return undefined;
  const people = found.flatMap(({ item, at }) =>
    item.kind === 'people' && at.join() === named?.at.join() ? [item] : [],
  );
  const near = named ? undefined : personNear(entries, before, language);
  const sex = sexOf(words);
  const [person] =
    near && (sex === undefined || near.sex === sex) ? [near] : byProminence(people, words, before);
  if (!person) return undefined;
  const word = words.slice(relation.at, relation.at + relation.length);
  const counted = countedOf(entries, word, person, language);
  if (counted) return { kind: 'entry', form, entry: counted, fit: 1, namesakes: [] };
  const related = entries.related(person, relation.as);
  const answered = related.length === 0 ? answeredOf(entries, words, language, form, person) : undefined;
  if (answered) return answered;
  // A wife without a name is told of: Peter had a mother-in-law.
  const isOfMarriage = relation.as.includes('wife') || relation.as.includes('husband');
  const told = related.length === 0 ? toldOf(entries, word, language, form, person) : undefined;
  if (told?.kind === 'told' && (isOfMarriage || told.told.from === person)) return told;
  const as = related[0]?.as ?? relationOfAll(relation.as);
  return { kind: 'relation', asked: { person, as, related, others: [], isSo: related.length > 0 }, form };
}

/** The entry that says how many such relatives somebody has. */
function countedOf(
  entries: StudyEntries,
  relation: readonly string[],
  person: PersonEntry,
  language: Language,
): Entry | undefined {
  const name = foldedWords(person.text[language].title.replace(/\s*\(.*\)|,.*$/gu, ''));
  const asks =
    language === 'en'
      ? ['how', 'many']
      : [relation.at(-1)!.endsWith('a') || relation.at(-1)!.endsWith('as') ? 'cuantas' : 'cuantos'];
  const several = relation.map((word, at) => (at === relation.length - 1 ? pluralOf(word, language) : word));
  const found = chooseEntry(entries, [...asks, ...several, ...name], language, 'how-many');
  if (found?.entry.kind !== 'questions' || found.fit < COUNTED) return undefined;
  const isOfPerson = entries
    .named(foldedWords(found.entry.text[language].title), language)
    .some(({ item }) => item === person);
  return isOfPerson ? found.entry : undefined;
}

function pluralOf(word: string, language: Language): string {
  if (word.endsWith('s') || word === 'children') return word;
  if (language === 'en') return word === 'child' ? 'children' : word === 'wife' ? 'wives' : `${word}s`;
  return /[aeiou]$/.test(word) ? `${word}s` : `${word}es`;
}
