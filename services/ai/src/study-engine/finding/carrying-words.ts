import type { LexiconAnswer } from '@word-unfolded/contracts';
import { wordsOf } from '@word-unfolded/scripture-text';
import type { StudyPassage, StudyWord, StudyWords } from '../../library/study-passage.js';
import type { StudyDesk } from '../composing/desk.js';
import { isStopWord } from './words-of-question.js';

/** A word of a passage with what is behind it. */
export type CarryingWord = {
  /** As the tagged edition has it. */
  readonly shown: string;
  readonly strongs: string;
  readonly times: number;
  /** Undefined where the lexicon has no such number. */
  readonly answer: LexiconAnswer | undefined;
  readonly weight: number;
};

/** The words of a passage, those that carry it first, and the edition that they are read in. */
export type CarryingWords = {
  readonly translation: StudyWords['translation'];
  readonly words: readonly CarryingWord[];
};

/** Verses of the canon: a word in one of them is as rare as can be. */
const VERSES = 31_102;
/** Places of each word that are asked for. */
const PLACES = 8;
/** Original words that are looked up for one passage. */
const MOST_LOOKED_UP = 60;
/** So many words are told of every passage, and beyond them those that are not in every other verse. */
const ALWAYS = 3;
const LEAST_WEIGHT = Math.log(VERSES / 400);
/** A name says who, seldom what. */
const NAME_WEIGHT = 0.4;

/**
 * Weighs the words of a passage: rare lemmas carry more than common ones, and what the passage repeats carries more. Words of
 * grammar carry nothing.
 *
 * @returns undefined where no edition of the language tells the original words.
 */
export async function carryingWords(
  desk: StudyDesk,
  passage: StudyPassage,
): Promise<CarryingWords | undefined> {
  const { library, setting, language } = desk;
  const found = await library.words(passage, setting);
  if (!found) return undefined;
  const lemmas = new Map<string, { shown: string; times: number }>();
  for (const word of found.verses.flatMap(({ words }) => words))
    for (const strongs of word.strongs) {
      const shown = shownWord(word, language);
      if (shown === '') continue;
      const lemma = lemmas.get(strongs) ?? { shown, times: 0 };
      lemma.times += 1;
      lemmas.set(strongs, lemma);
    }
  const words = await Promise.all(
    [...lemmas].slice(0, MOST_LOOKED_UP).map(async ([strongs, { shown, times }]): Promise<CarryingWord> => {
      const answer = await library.lexicon(strongs, setting, { limit: PLACES });
      return { shown, strongs, times, answer, weight: weigh(answer, times) };
    }),
  );
  words.sort((a, b) => b.weight - a.weight);
  const carrying = words.filter(
    ({ weight, answer }, place) => place < ALWAYS || weight >= LEAST_WEIGHT || isName(answer),
  );
  return { translation: found.translation, words: carrying };
}

/** A linked word with the words before it that no link has: "work together", where only "together" is linked. */
function shownWord({ text, before }: StudyWord, language: StudyDesk['language']): string {
  const carries = (word: string) => !isStopWord(word, language);
  const own = wordsOf(text);
  if (!own.some(({ folded }) => carries(folded))) return '';
  const lead: string[] = [];
  for (const word of before.split(/\s+/).reverse()) {
    if (!/^[\p{L}]+$/u.test(word) || !carries(word)) break;
    lead.unshift(word);
  }
  const from = own.find(({ folded }) => carries(folded))!.start;
  return [...lead, text.slice(lead.length > 0 ? 0 : from).trim()].join(' ').replace(/[,;:.]+$/, '');
}

function weigh(answer: LexiconAnswer | undefined, times: number): number {
  const verses = Math.max(1, ...(answer?.renderings.map((each) => each.verses) ?? [VERSES / 100]));
  const rarity = Math.log(VERSES / verses);
  return rarity * (1 + 0.5 * (Math.min(times, 4) - 1)) * (isName(answer) ? NAME_WEIGHT : 1);
}

/** Strong writes names with a capital, and says of Hebrew ones whose or what they are. */
export function isName(answer: LexiconAnswer | undefined): boolean {
  const entry = answer?.entry;
  if (!entry) return false;
  if (answer.language === 'greek')
    return /^\p{Lu}/u.test(entry.lemma) && !/^(?:Θεός|Χριστός|Κύριος)/u.test(entry.lemma);
  return /\b(?:Israelites?|name of|a (?:place|city|region|river|mountain|town)|son of|king of)\b/.test(
    `${entry.gloss} ${entry.senses.join(' ')}`,
  );
}
