import type { Language } from '@word-unfolded/domain';
import { foldedWords, type StoryEntry, type StudyEntries } from '@word-unfolded/study-library';
import { carriesMeaning, isStopWord, stemOf } from '../finding/words-of-question.js';

/** Questions how, why or where something was done; whether somebody could do something is told by no story. */
const ASKS_OF_DEED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but )?(?:how|why|where|when) (?:did|was|were|does|is)\b|^what (?:did|happened)\b/,
  es: /^(?:y |pero )?(?:como|por que|donde|cuando|que)\b/,
};

/**
 * The story whose title names the person of a question and something else that it says: “How did Peter get out of prison?”
 * is told by “An angel leads Peter out of prison”. Of several the one whose title has most words of the question.
 *
 * @param words folded
 */
export function storyTitled(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): StoryEntry | undefined {
  const people = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  if (people.length === 0 || !ASKS_OF_DEED[language].test(words.join(' '))) return undefined;
  const named = new Set(
    people
      .flatMap(({ at }) => at.map((position) => words[position]!))
      .filter((word) => !isStopWord(word, language)),
  );
  const said = words.filter((word) => !named.has(word) && carriesMeaning(word, language));
  const stems = new Set(said.map((word) => stemOf(word, language)));
  let best: { readonly story: StoryEntry; readonly score: number } | undefined;
  for (const entry of entries.all) {
    if (entry.kind !== 'stories') continue;
    const title = foldedWords(entry.text[language].title);
    const isInTitle = title.some((word) => named.has(word));
    if (!isInTitle && !people.some(({ item }) => entry.people.includes(item.id))) continue;
    const found = new Set(title.map((word) => stemOf(word, language)).filter((stem) => stems.has(stem)));
    // “What did Peter say at Pentecost?” names the story, whose title does not name him.
    const isMeant = isInTitle ? found.size * 2 >= stems.size : found.size === stems.size;
    const score = isMeant ? found.size / title.length : 0;
    if (score > (best?.score ?? 0)) best = { story: entry, score };
  }
  return best?.story;
}
