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
  en: {
    birth: /^(?:born|birth|birthday|birthplace)$/,
    death: /^(?:die|died|dies|death|dead|dying|buried|end|ended|killed|murdered)$/,
  },
  es: {
    birth: /^(?:nacio|nace|nacer|nacimiento|nacido|nacida)$/,
    death:
      /^(?:murio|muere|morir|muerte|muerto|muerta|fallecio|enterrado|sepultado|termino|acabo|mato|asesino)$/,
  },
};

/** “How did he end up?” asks for a death; an end of anything else is none. */
const ENDS = /\b(?:end|ended|termino|acabo)\b/;
const HOW = /^(?:and |y )?(?:how did \w+ end(?: up)?|como (?:termino|acabo)(?: \w+)?)$/;

/** Who killed somebody is told where their death is told. */
const KILLED = /^(?:and |y )?(?:who (?:killed|murdered)|quien (?:l[oa] )?(?:mato|asesino)(?: a)?)\b/;
const BY_SOMEBODY = /\b(?:killed|murdered|mato|asesino)\b/;

const WHO: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but )?who\b/,
  es: /^(?:y |pero )?quien(?:es)?\b/,
};

/** What became of somebody. */
const ENDED_UP: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?what (?:(?:finally |eventually )?happened to|became of|ended up happening to) \w+(?: \w+)?(?: (?:in the end|at the end|finally|eventually)| after (?:he|she|that|this)\b.*)$/,
  es: /^(?:y |pero )?que (?:le (?:paso|sucedio|ocurrio)|fue)(?: (?:a|de) \w+(?: \w+)?)? (?:al final|finalmente|despues de (?!eso$|esto$).*)$/,
};

/** How somebody ended is how they died, if a fact tells it. */
function endOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): LifeQuestion | undefined {
  const named = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  const [first] = named;
  const people = named.flatMap(({ item, at }) =>
    item.kind === 'people' && at.join() === first?.at.join() ? [item] : [],
  );
  const person = first ? byProminence(people, words, before)[0] : personNear(entries, before, language);
  return person && { person, event: 'death', isOfPlace: false };
}

/** Words that may stand beside these without asking for anything else. */
const BESIDE =
  /^(?:how|up|when|where|year|age|old|king|prophet|apostle|como|cuando|donde|ano|edad|rey|profeta|apostol)$/;

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
  const end = ENDED_UP[language].exec(words.join(' '));
  if (end) return endOf(entries, words, language, before);
  const event = (['death', 'birth'] as const).find((each) =>
    words.some((word) => WORDS[language][each].test(word)),
  );
  // “Who had died?” asks for somebody else.
  const text = words.join(' ');
  if (!event || (WHO[language].test(text) && !KILLED.test(text))) return undefined;
  if (BY_SOMEBODY.test(text) && !KILLED.test(text)) return undefined;
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
  if (ENDS.test(words.join(' ')) && !HOW.test(words.join(' '))) return undefined;
  const people = named
    .filter(({ at }) => at.join() === first?.at.join())
    .flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const person = first ? byProminence(people, words, before)[0] : personNear(entries, before, language);
  const isOfPlace = words.includes(language === 'en' ? 'where' : 'donde');
  return person && { person, event, isOfPlace };
}
