import { countVerses, KJV_VERSE_COUNTS } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf, type Entry, type PersonEntry } from '@word-unfolded/study-library';

/** Somebody who is called by a name alone is meant by it before those who have it beside another. */
const CALLED_SO = 4;

/** Somebody of the passage or the turn before is meant before everybody else of the same name. */
const AT_HAND = 1_000_000;

/** How likely an entry is meant by its name: by the verses that tell of it, and whether the name is all of its title. */
export function prominence(entry: Entry, words: readonly string[], before?: Entry): number {
  const verses = entry.passages.reduce((sum, passage) => {
    const range = rangeOf(passage);
    return range ? sum + countVerses(range, KJV_VERSE_COUNTS) : sum;
  }, 0);
  return verses * (isCalled(entry, words) ? CALLED_SO : 1) + (isAtHand(entry, before) ? AT_HAND : 0);
}

function isCalled({ id, text }: Entry, words: readonly string[]): boolean {
  const names = [id, ...Object.values(text).map(({ title }) => title.replace(/\s*[,(].*$/, ''))];
  return names.some((name) => {
    const [only, ...more] = foldedWords(name);
    return only !== undefined && more.length === 0 && words.includes(only);
  });
}

/** Whether somebody belongs to the story that is open, or to the family of the person before. */
function isAtHand({ id }: Entry, before: Entry | undefined): boolean {
  if (before?.kind === 'stories') return before.people.includes(id);
  return before?.kind === 'people' && (before.id === id || before.relations.some(({ to }) => to === id));
}

/** People in the order in which they are likely to be meant. */
export function byProminence(
  people: readonly PersonEntry[],
  words: readonly string[],
  before?: Entry,
): PersonEntry[] {
  return [...people].sort((a, b) => prominence(b, words, before) - prominence(a, words, before));
}
