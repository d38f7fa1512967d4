import { biblicalNames } from './biblical-names.js';
import { NEEDS, type Need } from './need.js';
import { compileList, type CompiledList } from './patterns/pattern-list.js';
import { ENGLISH } from './patterns/english.js';
import { SPANISH } from './patterns/spanish.js';
import { plainWords } from './plain-words.js';

const LISTS: readonly CompiledList[] = [compileList(ENGLISH), compileList(SPANISH)];

/** Words of somebody who speaks of themselves, or of somebody near them. */
const OWN_WORDS =
  / (?:i|im|ive|ill|id|me|my|myself|we|our|us|yo|mi|mis|me|conmigo|nos|nuestr[oa]s?|soy|estoy|quiero|puedo|tengo|siento) /;

/** Words of somebody who says that they feel or do what they have just told of somebody else. */
const LIKENESS = / (?:i|me|yo) (?:\S+ ){0,4}(?:same|too|like (?:him|her)|lo mismo|igual|tambien) /;

/** The longest text that is examined, in characters; more than the longest question and journal entry. */
const MOST_CHARACTERS = 60_000;

/**
 * The need that a text tells of, the most urgent one if there are several. It recognises English and Spanish, slang,
 * misspelt and masked words, and hints as well as plain words. It prefers a false alarm to a missed cry.
 *
 * A sentence about a person of the Bible is no cry, unless the writer speaks of themselves in it.
 */
export function recogniseDanger(text: string): Need | undefined {
  const found = new Set<Need>();
  for (const sentence of sentencesOf(text.slice(0, MOST_CHARACTERS))) {
    const isStory = biblicalNames.test(sentence) && !OWN_WORDS.test(sentence);
    if (isStory) continue;
    for (const { harmless, patterns } of LISTS) {
      const plain = harmless.reduce((rest, expression) => rest.replace(expression, '~'), sentence);
      for (const { need, expression } of patterns)
        if (!found.has(need) && expression.test(plain)) found.add(need);
    }
  }
  return NEEDS.find((need) => found.has(need));
}

/** Each sentence; one that says `I do the same` together with the sentence before it, which tells what. */
function sentencesOf(text: string): string[] {
  const sentences = plainWords(text)
    .split(' . ')
    .map((sentence) => ` ${sentence.trim()} `)
    .filter((sentence) => sentence.trim() !== '');
  return sentences.map((sentence, index) =>
    index > 0 && LIKENESS.test(sentence) ? sentences[index - 1]!.trimEnd() + sentence : sentence,
  );
}
