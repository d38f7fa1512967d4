import type { Language } from '@word-unfolded/domain';
import type { Entry, PersonEntry, StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning } from '../../finding/words-of-question.js';
import { byProminence } from './prominence.js';
import { personNear } from './relation-question.js';

/** The beginning and the end of a life. */
export type LifeEvent = 'birth' | 'death';

/** "When was Paul born?", "¿Cómo murió?" */
export type LifeQuestion = {
  readonly person: PersonEntry;
  readonly event: LifeEvent;
  readonly isOfPlace: boolean;
};

const WORDS: Readonly<Record<Language, Readonly<Record<LifeEvent, RegExp>>>> = {
  en: { birth: /^(?:born|birth|birthday|birthplace)$/, death: /^(?:die|died|dies|death|dead|dying|buried)$/ },
  es: {
    birth: /^(?:nacio|nace|nacer|nacimiento|nacido|nacida)$/,
    death: /^(?:murio|muere|morir|muerte|muerto|muerta|fallecio|enterrado|sepultado)$/,
  },
};

/** Words that may stand beside these without asking for anything else. */
const BESIDE =
  /^(?:how|when|where|year|age|old|king|prophet|apostle|como|cuando|donde|ano|edad|rey|profeta|apostol)$/;

/**
 * Reads such a question; undefined for any other.
 *
 * @param words folded
 * @param before what the conversation is about, for a question without a name
 */
export function lifeQuestion(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): LifeQuestion | undefined {
  const event = (['death', 'birth'] as const).find((each) =>
    words.some((word) => WORDS[language][each].test(word)),
  );
  if (!event) return undefined;
  const named = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  const [first] = named;
  const other = words.filter(
    (word, at) =>
      carriesMeaning(word, language) &&
      !WORDS[language][event].test(word) &&
      !BESIDE.test(word) &&
      !first?.at.includes(at),
  );
  if (other.length > 0) return undefined;
  const people = named
    .filter(({ at }) => at.join() === first?.at.join())
    .flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const person = first ? byProminence(people, words, before)[0] : personNear(entries, before, language);
  const isOfPlace = words.includes(language === 'en' ? 'where' : 'donde');
  return person && { person, event, isOfPlace };
}
