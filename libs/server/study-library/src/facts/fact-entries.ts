import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { countVerses, formatOsis, KJV_VERSE_COUNTS, locatePassage } from '@word-unfolded/scripture-ref';
import type {
  Bilingual,
  Entry,
  EntryText,
  PersonEntry,
  PlaceEntry,
  QuestionEntry,
} from '../entries/entry.js';
import { namesOf } from '../entries/names-of.js';
import { foldedWords, parsePatterns, type Pattern } from '../patterns/pattern.js';
import { FACT_KINDS } from './fact-kinds.js';
import type { Fact } from './read-facts.js';

/** Somebody who is called by a name alone is meant by it before those who have it beside another. */
const CALLED_SO = 4;

/** Of whom or what a fact tells. */
type Subject = PersonEntry | PlaceEntry;

/** The facts as questions with their answers, so that they are found as those of editors are. */
export function factEntries(facts: readonly Fact[], entries: readonly Entry[]): QuestionEntry[] {
  const people = new Map(
    entries.flatMap((entry) => (entry.kind === 'people' ? [[entry.id, entry] as const] : [])),
  );
  const places = new Map(
    entries.flatMap((entry) => (entry.kind === 'places' ? [[entry.id, entry] as const] : [])),
  );
  const owners = { people: ownersOfNames([...people.values()]), places: ownersOfNames([...places.values()]) };
  return facts.flatMap((fact) => {
    const subject = (fact.kind === 'place' ? places : people).get(fact.subject);
    if (!subject) return [];
    const { file, line, kind, passages } = fact;
    return {
      kind: 'questions' as const,
      id: `fact-${kind}-${subject.id}`,
      file,
      line,
      passages,
      raisedBy: [],
      isFact: true,
      text: inEach((language) => textOf(fact, subject, language)),
      patterns: inEach((language) => patternsOf(fact, subject, language, owners[subject.kind])),
    };
  });
}

function textOf({ kind, value, passages }: Fact, subject: Subject, language: Language): EntryText {
  const { title, sentence } = FACT_KINDS[kind][language];
  const filled = (template: string) => fill(template, subject, value[language], language);
  const cited = passages.map((passage) => `[[${formatOsis([passage])}]]`).join(' ');
  return {
    title: filled(title),
    body: filled(sentence).replace(/\.$/, ` (${cited}).`),
    parts: [],
  };
}

const HE: Readonly<Record<Language, Readonly<Record<'m' | 'f', string>>>> = {
  en: { m: 'he', f: 'she' },
  es: { m: 'él', f: 'ella' },
};

/** A template with the subject and the value, the article and the endings that go with them. */
function fill(template: string, subject: Subject, value: string, language: Language): string {
  const { text } = subject;
  const sex = subject.kind === 'people' ? subject.sex : 'm';
  const called = text[language].title.replace(/\s*\([^)]*\)/g, '').trim();
  const inside = called.replace(/^(?:The|El|La|Los|Las) /u, (article) => article.toLowerCase());
  const filled = template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, man: string, woman: string) => (sex === 'f' ? woman : man))
    .replace('{he}', HE[language][sex])
    .replace('{value}', value)
    .replace(/\{who\}(?=(.?))/u, (_, next: string) =>
      called.includes(',') && !/[?.]/.test(next) ? `${inside},` : inside,
    )
    .replace(/(?<!\p{L})(de|a) el (?=\p{L})/gu, (_, word: string) => (word === 'de' ? 'del ' : 'al '));
  return filled.replace(/^(¿?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

function patternsOf(
  { kind }: Fact,
  subject: Subject,
  language: Language,
  owners: ReadonlyMap<string, Subject>,
): Pattern[] {
  const { asked } = FACT_KINDS[kind][language];
  const names = [...new Set(namesOf(subject, language).map((name) => foldedWords(name).join('+')))];
  return names
    .filter((name) => name !== '' && owners.get(name) === subject)
    .flatMap((name) => parsePatterns(asked.replaceAll('NAME', name)));
}

/** Who or what is meant by a name that several have: the one of whom most verses tell. */
function ownersOfNames(subjects: readonly Subject[]): Map<string, Subject> {
  const best = new Map<string, { readonly subject: Subject; readonly weight: number }>();
  for (const subject of subjects)
    for (const language of LANGUAGES)
      for (const name of namesOf(subject, language).map((each) => foldedWords(each).join('+'))) {
        const weight = versesOf(subject) * (isCalled(subject, name) ? CALLED_SO : 1);
        const known = best.get(name);
        if (!known || known.weight < weight) best.set(name, { subject, weight });
      }
  return new Map([...best].map(([name, { subject }]) => [name, subject]));
}

const isCalled = ({ id, text }: Subject, name: string) =>
  [id, ...LANGUAGES.map((language) => text[language].title.replace(/\s*[,(].*$/, ''))].some(
    (each) => foldedWords(each).join('+') === name,
  );

function versesOf({ passages }: Subject): number {
  return passages.reduce((sum, passage) => {
    const located = locatePassage(passage, KJV_VERSE_COUNTS);
    return located.exists ? sum + countVerses(located.range, KJV_VERSE_COUNTS) : sum;
  }, 0);
}

function inEach<Value>(of: (language: Language) => Value): Bilingual<Value> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Bilingual<Value>;
}
