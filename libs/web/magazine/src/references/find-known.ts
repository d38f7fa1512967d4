import type { PostReference } from '@word-unfolded/contracts';
import { parseOsis, type FoundReference, type PassageReference } from '@word-unfolded/scripture-ref';
import type { FindReferences } from '../markdown/link-references.js';

/** References such as `4:7`, which continue the one before them: `Matthew 4:4 and 4:7`. */
const CONTINUES = /^\P{L}*$/u;

/** What goes on before or behind a reference makes it part of a longer word or of another reference. */
const GOES_ON_BEFORE = /[\p{L}\p{N}:]$/u;
const GOES_ON_BEHIND = /^(?:[\p{L}\p{N}]|[:–-]\p{N})/u;

/**
 * Finds again the references that came with a published post, so that its readers need no parser of references, which
 * takes a second on a phone. A reference without a book is found behind one to the same book.
 */
export function findKnown(references: readonly Pick<PostReference, 'written' | 'osis'>[]): FindReferences {
  const passages = new Map<string, PassageReference[]>();
  for (const { written, osis } of references) {
    const [passage] = parseOsis(osis) ?? [];
    if (passage) passages.set(written, [...(passages.get(written) ?? []), passage]);
  }
  const longestFirst = [...passages.keys()].sort((one, other) => other.length - one.length);
  return (text) => {
    const found: FoundReference[] = [];
    for (const { start, end } of placesOf(longestFirst, text)) {
      const written = text.slice(start, end);
      const meant = passages.get(written) ?? [];
      const book = found.at(-1)?.passage.end.book;
      const passage = CONTINUES.test(written) ? meant.find((each) => each.start.book === book) : meant[0];
      if (passage) found.push({ passage, start, end });
    }
    return found;
  };
}

type Place = { readonly start: number; readonly end: number };

/** Where the words stand in a text, in its order; of words that overlap, only the longest. */
function placesOf(longestFirst: readonly string[], text: string): Place[] {
  const places: Place[] = [];
  for (const words of longestFirst)
    for (let start = text.indexOf(words); start >= 0; start = text.indexOf(words, start + words.length)) {
      const end = start + words.length;
      const isPart =
        GOES_ON_BEFORE.test(text.slice(0, start).slice(-2)) || GOES_ON_BEHIND.test(text.slice(end, end + 3));
      if (!isPart && !places.some((each) => each.start < end && start < each.end))
        places.push({ start, end });
    }
  return places.sort((one, other) => one.start - other.start);
}
