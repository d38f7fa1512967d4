import type { Language } from '@word-unfolded/domain';
import { foldedWords, rangeOf, type Entry, type StudyEntries } from '@word-unfolded/study-library';
import { sentencesOf } from '../finding/commentary-words.js';
import { carriesMeaning } from '../finding/words-of-question.js';
import { isOfGroup } from './follow-ups/going-on.js';
import { storiesNaming } from './mentioned.js';
import { HOME, meaningsOf } from './wording/like-words.js';
import { OF_AGE } from './wording/pointing.js';
import type { QuestionForm } from './wording/question-form.js';
import { personNear } from './people/relation-question.js';

/** Sentences of an entry that tell what was asked of its subject. */
export type ToldSentence = {
  readonly from: Entry;
  readonly sentences: readonly string[];
  /** Whether they lack a telling word of the question: they are only near to an answer. */
  readonly isPart?: boolean;
};

/** The share of the telling words of a question that a sentence must explain. */
const LEAST = 0.6;

/** A sentence that explains less leaves out what was asked. */
const WHOLE = 0.85;

/** Texts about a subject that are searched besides its own. */
const MOST_TEXTS = 40;

const NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|seventy|hundred|thousand|once|twice|dozen)\b/i,
  es: /\d|\b(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta|cuarenta|cincuenta|setenta|cien|ciento|cientos|quinientos|mil|vez|veces)\b/iu,
};

/** How a sentence tells an age. */
const AGE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:years? (?:old|of age)|aged|-year-old|at (?:the age of )?(?:\w+teen|twenty|thirty|forty|\d+)\b|(?:of|was|girl of|boy of) (?:about )?(?:\w+ )?\w+ years)/i,
  es: /(?<!\p{L})(?:de|tenía|tener|a los|con|unos|cumpl\p{L}+) (?:\p{L}+ )?(?:y )?[\p{L}\d]+ años/iu,
};

/** How old somebody was at their death is not how old they were at anything else. */
const TELLS_DEATH: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:die|died|dies|death|lived)\b/i,
  es: /(?<!\p{L})(?:muri[oó]|muere|muerte|falleci[oó]|vivi[oó])(?!\p{L})/iu,
};

/** Words with which a sentence gives a reason. */
export const REASON: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:because|for|so that|since|lest|therefore|in order|to (?:show|fulfil|save|test|teach)|why)\b/i,
  es: /(?<!\p{L})(?:porque|para|pues|por|ya que|así que|a fin de|debido|como)(?!\p{L})/iu,
};

/** Questions of what somebody did or answered in a story, which is told as a whole. */
export const ASKS_WHAT_DONE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:what|how) (?:did|does) .+ (?:do|answer|reply|respond|react|say)(?: (?:at|in|there|then)(?: \w+)*)?$|^(?:and )?what (?:happened|happens) to\b/,
  es: /^(?:y )?(?:que|como) (?:(?:le |les )?(?:hizo|hace|hicieron|respondio|contesto|respondieron|contestaron|reacciono|reaccionaron|dijo|dijeron)|le (?:paso|pasa|sucedio|ocurrio) a)\b/,
};

/** A sentence that begins so is about somebody of the one before it. */
const GOES_ON: Readonly<Record<Language, RegExp>> = {
  en: /^(?:He|She|They|It|His|Her|Their|This|There)\b/,
  es: /^(?:Él|Ella|Ellos|Ellas|Allí|Esto)(?![\p{L}])/u,
};

/**
 * The sentence that tells what a question asks of a subject: its own, or one of the stories in which the person occurs,
 * or of the people of the story. It has most telling words of the question, in their own form or another; a question
 * of a place finds one that names a place, and a question of how many one with a number.
 *
 * @param words folded
 */
export function toldSentence(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  subject: Entry,
): ToldSentence | undefined {
  const names = new Set(namesOf(subject));
  const telling = [...new Set(words)].filter(
    (word) => !names.has(word) && saysWhat(word, language) && !(form === 'how-many' && STAYING.has(word)),
  );
  if (telling.length === 0) return undefined;
  const weights = telling.map((word) => 0.5 + entries.weightOf(word, language));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // Where somebody lived is told by the place that is named with them: “a tax collector of Jericho”.
  const isOfHome =
    form === 'where' &&
    (subject.kind === 'people' || subject.kind === 'questions') &&
    telling.every((word) => meaningsOf(word, language).has(HOME));
  const ofAge = OF_AGE[language].test(words.join(' '));
  const ofDeath = TELLS_DEATH[language].test(words.join(' '));
  let best: (ToldSentence & { readonly share: number }) | undefined;
  for (const from of textsAbout(entries, subject, language)) {
    const sentences = sentencesOf(from.text[language].body.replace(/\s+/g, ' '));
    for (const [index, sentence] of sentences.entries()) {
      const own = foldedWords(sentence);
      const isHome =
        isOfHome &&
        from === subject &&
        isOfGroup(subject, language) &&
        own.some((word) => meaningsOf(word, language).has(HOME));
      if (form === 'where' && !isHome && !namesPlace(entries, own, language)) continue;
      if (form === 'how-many' && !NUMBER[language].test(sentence)) continue;
      if (OF_AGE[language].test(words.join(' ')) && !AGE[language].test(sentence)) continue;
      if (form === 'why' && !REASON[language].test(sentence)) continue;
      const meant = new Set(own.flatMap((word) => [...meaningsOf(word, language)]));
      const found = telling.reduce(
        (sum, word, at) =>
          [...meaningsOf(word, language)].some((each) => meant.has(each)) ? sum + weights[at]! : sum,
        0,
      );
      const isOfAge = ofAge && from === subject && (ofDeath || !TELLS_DEATH[language].test(sentence));
      const share = (isOfHome || isOfAge) && from === subject ? 1 : found / total;
      if (share < LEAST || (best && share <= best.share)) continue;
      // What somebody of a story did is told after its first sentence, which only names them.
      const isBeginning = from === subject && from.kind === 'stories' && index === 0;
      const isWhole = isBeginning && ASKS_WHAT_DONE[language].test(words.join(' '));
      const together = isWhole
        ? sentences
        : from.kind === 'stories'
          ? around(sentences, index, language)
          : [sentence];
      if (isOfOthers(together, from, subject, names)) continue;
      best = { from, share, sentences: together, isPart: share < WHOLE };
    }
    // Its own text comes first: a passing word in a story tells less.
    if (best && best.from === subject) return best;
  }
  return (
    best ?? (form === 'who' && subject.kind === 'places' ? namedAt(entries, subject, language) : undefined)
  );
}

/** The only sentence about a place that names somebody: “Who was exiled there?” */
function namedAt(entries: StudyEntries, place: Entry, language: Language): ToldSentence | undefined {
  const [sentence, another] = sentencesOf(place.text[language].body.replace(/\s+/g, ' ')).filter((each) =>
    entries.named(foldedWords(each), language).some(({ item }) => item.kind === 'people'),
  );
  return sentence !== undefined && another === undefined ? { from: place, sentences: [sentence] } : undefined;
}

/** A sentence of a story, with the one that says of whom it is and the one that goes on with it. */
function around(sentences: readonly string[], index: number, language: Language): string[] {
  const goesOn = (at: number) => GOES_ON[language].test(sentences[at] ?? '');
  const own = sentences.slice(goesOn(index) ? Math.max(0, index - 1) : index, index + 1);
  return goesOn(index + 1) ? [...own, sentences[index + 1]!] : own;
}

/** Whether a sentence of a story names others and not the person who is asked about. */
function isOfOthers(
  sentences: readonly string[],
  from: Entry,
  subject: Entry,
  names: ReadonlySet<string>,
): boolean {
  if (from === subject || subject.kind !== 'people') return false;
  return !foldedWords(sentences.join(' ')).some((word) => names.has(word) && word.length > 2);
}

/** Words that mostly only ask, and say here what is asked: "Where did he live?", "¿Adónde iba?" */
const ALSO_TELLING = new Set([
  ...['live', 'lived', 'from', 'going', 'go', 'went', 'called'],
  ...['vivio', 'vivia', 'iba', 'fue', 'era', 'vive'],
]);

/** How long somebody was somewhere is told by the time alone. */
const STAYING = new Set([
  ...['stay', 'stayed', 'remain', 'remained', 'last', 'lasted', 'spend', 'spent'],
  ...[
    'estuvo',
    'estaba',
    'estuvieron',
    'quedo',
    'quedaron',
    'permanecio',
    'duro',
    'paso',
    'tiempo',
    'dias',
    'anos',
  ],
]);

/** Parts of English verbs that no sentence need have: “run away”, “give up”. */
const PARTICLES = new Set(['away', 'up', 'off', 'out', 'back', 'down']);

function saysWhat(word: string, language: Language): boolean {
  return (carriesMeaning(word, language) && !PARTICLES.has(word)) || ALSO_TELLING.has(word);
}

function namesOf(subject: Entry): string[] {
  const titles = Object.values(subject.text).map(({ title }) => title);
  return [...titles, ...('names' in subject ? subject.names : [])].flatMap(foldedWords);
}

/** The texts that tell of a subject: its own, then the shortest stories of a person, or the people of a story. */
function textsAbout(entries: StudyEntries, subject: Entry, language: Language): readonly Entry[] {
  if (subject.kind === 'stories')
    return [subject, ...subject.people.flatMap((id) => entries.entry('people', id) ?? [])];
  const stories = storiesNaming(entries, subject, language).slice(0, MOST_TEXTS);
  if (subject.kind === 'questions')
    return [subject, ...behindQuestion(entries, subject, language), ...stories];
  return [subject, ...stories];
}

/** The story from which a question asks, and the person whom it names. */
function behindQuestion(entries: StudyEntries, subject: Entry, language: Language): readonly Entry[] {
  const [passage] = subject.passages;
  const range = passage && rangeOf(passage);
  const [story] = range ? entries.storiesAt(range) : [];
  const person = personNear(entries, subject, language);
  return [story, person].filter((entry) => entry !== undefined);
}

/** Whether words name a place that the library knows. */
export function namesPlace(entries: StudyEntries, words: readonly string[], language: Language): boolean {
  return entries.named(words, language).some(({ item }) => item.kind === 'places');
}
