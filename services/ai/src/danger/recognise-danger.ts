import { LANGUAGES } from '@word-unfolded/domain';
import { isTitle } from '@word-unfolded/scripture-text';
import { loadClassifier } from './classifier/load-classifier.js';
import { biblicalNames } from './biblical-names.js';
import { NEEDS, type Need } from './need.js';
import { compileList, type CompiledList } from './patterns/pattern-list.js';
import { ENGLISH } from './patterns/english.js';
import { SPANISH } from './patterns/spanish.js';
import { sentencesOf } from './sentences.js';

const LISTS: readonly CompiledList[] = [compileList(ENGLISH), compileList(SPANISH)];

/** Words of somebody who speaks of themselves, or of somebody near them. */
const OWN_WORDS =
  / (?:i|im|ive|ill|id|me|my|myself|we|our|us|yo|mi|mis|me|conmigo|nos|nuestr[oa]s?|soy|estoy|quiero|puedo|tengo|siento) /;

/** A text of so many sentences at most is judged as a question is; a longer one as an entry. */
const QUESTION_SENTENCES = 6;

/**
 * How probable danger must be for the classifier to be believed. In a long entry one sentence among many is soon
 * misjudged; a sentence in which nobody speaks of themselves is seldom a cry.
 */
const BELIEVED = { own: 0.42, others: 0.64, inEntry: 0.95 } as const;

/** Below this the classifier is so sure that a sentence is harmless that a pattern is taken to have met it by accident. */
const HARMLESS = 0.1;

/** A subject in so many words, in which nobody speaks of themselves, is one to study: “family”, “el brazo de Dios”. */
const SUBJECT_WORDS = 2;

/**
 * The need that a text tells of, the most urgent one if there are several. It recognises English and Spanish, slang,
 * misspelt and masked words, and hints as well as plain words: by patterns, and by a classifier that has learned from
 * what people write. It prefers a false alarm to a missed cry.
 *
 * A sentence about a person of the Bible is no cry, unless the writer speaks of themselves in it.
 *
 * @param kind `entry` for a journal entry: hints are believed only when they are strong, because help then replaces
 *   what was asked for
 */
export function recogniseDanger(text: string, kind: 'question' | 'entry' = 'question'): Need | undefined {
  const sentences = sentencesOf(text).filter(
    (sentence) => OWN_WORDS.test(sentence) || !biblicalNames.test(sentence),
  );
  return byPatterns(sentences) ?? (isPassageTitle(text) ? undefined : byLearning(sentences, kind));
}

/** Whether a text is what people call a passage, such as “I am the bread of life”. */
function isPassageTitle(text: string): boolean {
  return LANGUAGES.some((language) => isTitle(text, language));
}

function byPatterns(sentences: readonly string[]): Need | undefined {
  const found = new Set<Need>();
  for (const sentence of sentences) {
    const own = LISTS.flatMap(({ harmless, patterns }) => {
      const plain = sentence.replace(harmless, '~');
      return patterns.filter(({ expression }) => expression.test(plain)).map(({ need }) => need);
    });
    if (own.length > 0 && loadClassifier().judge(withoutHarmless(sentence)).probability >= HARMLESS)
      for (const need of own) found.add(need);
  }
  return NEEDS.find((need) => found.has(need));
}

function byLearning(sentences: readonly string[], kind: 'question' | 'entry'): Need | undefined {
  const isQuestion = kind === 'question' && sentences.length <= QUESTION_SENTENCES;
  const texts = isQuestion && sentences.length > 1 ? [...sentences, sentences.join('.')] : sentences;
  const found = texts.flatMap((sentence) => {
    if (isSubject(sentence)) return [];
    const { need, probability } = loadClassifier().judge(withoutHarmless(sentence));
    const least = !isQuestion ? BELIEVED.inEntry : OWN_WORDS.test(sentence) ? BELIEVED.own : BELIEVED.others;
    return probability >= least ? [need] : [];
  });
  return NEEDS.find((need) => found.includes(need));
}

/** Whether a sentence is a bare subject, of which only a pattern can tell danger. */
function isSubject(sentence: string): boolean {
  return sentence.trim().split(' ').length <= SUBJECT_WORDS && !OWN_WORDS.test(sentence);
}

/** A harmless phrase is no evidence for the classifier either. */
function withoutHarmless(sentence: string): string {
  return LISTS.reduce((rest, { harmless }) => rest.replace(harmless, ''), sentence);
}
