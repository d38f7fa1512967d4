import type { LexiconAnswer } from '@word-unfolded/contracts';
import type { StudyPassage, StudyWords } from '../../library/study-passage.js';
import type { CompositionContext } from '../composing/composition-context.js';
import type { StudyEntries } from '@word-unfolded/study-library';
import { bestForm, shownWord, type WordForm } from './word-forms.js';

/** A word of a passage with its original word. */
export type CarryingWord = {
  /** As the tagged edition has it. */
  readonly shown: string;
  readonly strongs: string;
  readonly times: number;
  /** Undefined when the lexicon has no such number. */
  readonly answer: LexiconAnswer | undefined;
  readonly weight: number;
};

/** The words of a passage, the key words first, and the edition that they are from. */
export type CarryingWords = {
  readonly translation: StudyWords['translation'];
  readonly words: readonly CarryingWord[];
};

/** Number of verses of the canon: a word in only one of them has the highest possible rarity. */
const VERSES = 31_102;
/** Number of places of each word that are requested. */
const PLACES = 8;
/** Most original words that are looked up for one passage. */
const MOST_LOOKED_UP = 60;
/** This many words are explained for every passage, and beyond them only those that are not very common. */
const ALWAYS = 3;
const LEAST_WEIGHT = Math.log(VERSES / 400);
/** Pronouns and question words of the originals that editions write with a word beside them: “hay alguna”, “hasta cuándo”. */
const ONLY_POINTS: ReadonlySet<string> = new Set([
  ...['G240', 'G1438', 'G1683', 'G3739', 'G3745', 'G3748', 'G4572', 'G5100', 'G5101', 'G5108'],
  ...['H335', 'H346', 'H349', 'H370', 'H575', 'H645', 'H4100', 'H4310'],
]);

/** Words that old editions render coarsely; they carry no passage. */
const COARSE: ReadonlySet<string> = new Set(['H8366', 'H7890', 'H2716', 'H6675']);

/** A word of theology (justice, love, grace) carries a passage more than a rare thing in it. */
const THEOLOGY_WEIGHT = 1.8;

/** A name tells who, seldom what, so it weighs less. */
const NAME_WEIGHT = 0.4;

/**
 * Weighs the words of a passage: rare lemmas weigh more than common ones, and repeated words weigh more. Function words
 * weigh nothing.
 *
 * @returns undefined when no edition of the language is tagged.
 */
export async function carryingWords(
  context: CompositionContext,
  passage: StudyPassage,
): Promise<CarryingWords | undefined> {
  const { library, setting, language } = context;
  const found = await library.words(passage, setting);
  if (!found) return undefined;
  const lemmas = new Map<string, WordForm[]>();
  for (const [place, word] of found.verses.flatMap(({ words }) => [...words.entries()]))
    for (const strongs of word.strongs) {
      const shown = shownWord(word, language);
      if (shown === '' || ONLY_POINTS.has(strongs) || COARSE.has(strongs)) continue;
      const beginsSentence = place === 0 || /[.?!:;]["”’)]?\s*\S{0,4}$/u.test(word.before.trim());
      lemmas.set(strongs, [...(lemmas.get(strongs) ?? []), { shown, beginsSentence }]);
    }
  const words = await Promise.all(
    [...lemmas].slice(0, MOST_LOOKED_UP).map(async ([strongs, forms]): Promise<CarryingWord> => {
      const answer = await library.lexicon(strongs, setting, { limit: PLACES });
      const times = forms.length;
      const shown = bestForm(forms, answer, isName(answer));
      const isOfTheology = originalsOfTheology(context.entries).has(strongs);
      return {
        shown,
        strongs,
        times,
        answer,
        weight: weigh(answer, times) * (isOfTheology ? THEOLOGY_WEIGHT : 1),
      };
    }),
  );
  words.sort((a, b) => b.weight - a.weight);
  const carrying = words.filter(
    ({ weight, answer }, place) => place < ALWAYS || weight >= LEAST_WEIGHT || isName(answer),
  );
  return { translation: found.translation, words: carrying };
}

/** Words that stand on every page, and those of offices and answers: God, Lord, elder, amen. */
const COMMON: ReadonlySet<string> = new Set([
  'G2316',
  'H430',
  'G2962',
  'H3068',
  'G4245',
  'H2205',
  'G281',
  'H543',
]);

const known = new WeakMap<StudyEntries, ReadonlySet<string>>();

/** The numbers of the original words of theology. */
function originalsOfTheology(entries: StudyEntries): ReadonlySet<string> {
  const found = known.get(entries);
  if (found) return found;
  const numbers = new Set(
    entries.all.flatMap((entry) =>
      entry.kind === 'theology' ? entry.original.filter((each) => !COMMON.has(each)) : [],
    ),
  );
  known.set(entries, numbers);
  return numbers;
}

function weigh(answer: LexiconAnswer | undefined, times: number): number {
  const verses = Math.max(1, ...(answer?.renderings.map((each) => each.verses) ?? [VERSES / 100]));
  const rarity = Math.log(VERSES / verses);
  return rarity * (1 + 0.5 * (Math.min(times, 4) - 1)) * (isName(answer) ? NAME_WEIGHT : 1);
}

/** Strong's entries of names begin with a capital; those of Hebrew names say whose or what they are. */
export function isName(answer: LexiconAnswer | undefined): boolean {
  const entry = answer?.entry;
  if (!entry) return false;
  if (answer.language === 'greek')
    return /^\p{Lu}/u.test(entry.lemma) && !/^(?:Θεός|Χριστός|Κύριος)/u.test(entry.lemma);
  // “a mountain or range of hills” is none: a name is named before what it is.
  return /(?:^|[\s(])\p{Lu}.*\b(?:Israelites?|name of|a (?:place|city|region|river|mountain|hill|town)|son of|king of)\b/u.test(
    `${entry.gloss} ${entry.senses.join(' ')}`,
  );
}
