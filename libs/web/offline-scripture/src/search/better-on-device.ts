import type { SearchAnswer } from '@word-unfolded/contracts';
import { betterEdition, isNowhere, readQuery } from '@word-unfolded/scripture-text';
import type { EditionSearcher } from './edition-searcher.js';
import type { DeviceSearch } from './search-device.js';
import type { Searched, Spoken } from './searched.js';
import { writtenForm } from './written-words.js';

/**
 * A text on this device that has words which the searched ones lack, as at the server.
 *
 * @param others opens the other texts, which takes a moment: only where words are missing or are rare names
 */
export async function betterOnDevice(
  { correction, matched, pagination }: SearchAnswer,
  { q, range }: DeviceSearch,
  { editions, original }: { readonly editions: readonly Searched[] } & Pick<Spoken, 'original'>,
  others: () => Promise<readonly Searched[]>,
): Promise<Searched | undefined> {
  const query = readQuery(q);
  const [first] = editions;
  if (correction !== null || !first) return undefined;
  const searchers = editions.map(({ searcher }) => searcher);
  const isMissing = (word: { readonly folded: string }) =>
    searchers.every(({ vocabulary }) => vocabulary.terms([word]).every(isNowhere));
  const isName = (word: string) => searchers.every((searcher) => isNameIn(searcher, word));
  const [word, another] = query.words;
  const mayBeElsewhere = query.words.some(isMissing) || (word && !another && isName(word.folded));
  if (!mayBeElsewhere) return undefined;
  const found = matched === null || matched === 'some-words' ? 0 : pagination.total;
  return betterEdition(
    query.words,
    {
      language: first.searcher.index.language,
      found,
      isMissing,
      isName,
      versesOfOriginal: (folded) => original.versesOf(folded),
    },
    (await others()).map((edition) => ({
      edition,
      language: edition.searcher.index.language,
      has: (folded) => edition.searcher.vocabulary.numberOf(folded) >= 0,
      verses: () => edition.searcher.versesWithAll(query, range),
    })),
  );
}

function isNameIn(searcher: EditionSearcher, word: string): boolean {
  const number = searcher.vocabulary.numberOf(word);
  if (number < 0) return false;
  const written = writtenForm(searcher, number);
  return written !== written.toLowerCase();
}
