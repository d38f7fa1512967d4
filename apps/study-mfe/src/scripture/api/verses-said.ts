import { getData } from '@word-unfolded/api-client';
import { searchScriptureRoute, type FoundVerse } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';

/** How many verses are suggested for words. */
const SUGGESTED_VERSES = 3;

/** The verses that say these words, the best first. Verses with only some of them are none of these. */
export async function versesSaid(
  words: string,
  language: Language,
  signal: AbortSignal,
): Promise<readonly FoundVerse[]> {
  const query = { q: words, pageSize: String(SUGGESTED_VERSES) };
  const { verses } = await getData(searchScriptureRoute, { query }, { language, signal });
  return verses.filter(({ match }) => match !== 'some-words');
}
