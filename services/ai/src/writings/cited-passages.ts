import type { Language } from '@word-unfolded/domain';
import {
  countVerses,
  findReferences,
  formatOsis,
  KJV_VERSE_COUNTS,
  locatePassage,
  parseReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';

/** Most characters of an entry that are searched for references. */
const READ_CHARACTERS = 20_000;

/** Most passages, and most verses of all of them together, of one writing. */
export const CITED_LIMITS = { passages: 3, verses: 40 } as const;

/** The text of an entry in which references may be. */
export type CitingText = {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly language: Language;
};

/**
 * The existing passages that an entry cites, without duplicates, in the order of the text: first its title, if that is
 * a reference, then its text.
 *
 * @returns in OSIS form. A passage that is too long for a writing is left out.
 */
export function citedPassages({ title = '', content = '', language }: CitingText): string[] {
  const named = parseReference(title, language);
  const cited = [
    ...(named.understood && !named.isCorrected ? named.passages : []),
    ...found(title, language),
    ...found(content.slice(0, READ_CHARACTERS), language),
  ];
  const names = new Set<string>();
  let verses = 0;
  for (const passage of cited) {
    const length = versesOf(passage);
    const name = formatOsis([passage]);
    if (length === 0 || names.has(name) || verses + length > CITED_LIMITS.verses) continue;
    names.add(name);
    verses += length;
    if (names.size === CITED_LIMITS.passages) break;
  }
  return [...names];
}

/** References in both languages, because readers write in both. */
function found(text: string, language: Language): PassageReference[] {
  const [own, other] = (['en', 'es'] as const)
    .toSorted((a) => (a === language ? -1 : 1))
    .map((each) => findReferences(text, each));
  const places = new Set(own!.map(({ start }) => start));
  const more = other!.filter(({ start }) => !places.has(start));
  return [...own!, ...more].sort((a, b) => a.start - b.start).map(({ passage }) => passage);
}

function versesOf(passage: PassageReference): number {
  const located = locatePassage(passage, KJV_VERSE_COUNTS);
  return located.exists ? countVerses(located.range, KJV_VERSE_COUNTS) : 0;
}
