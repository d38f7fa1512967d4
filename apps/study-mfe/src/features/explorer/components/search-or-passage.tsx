import { isNoReference, isUnanswered } from '@word-unfolded/api-client';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { strongsNumbersOf } from '@word-unfolded/scripture-text';
import { ScriptureFailure } from '../../../scripture/scripture-failure.js';
import { searchAddress, type Search } from '../../../scripture/address/search-address.js';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import { StrongsEntry } from '../../../scripture/words/strongs-entry.js';
import { namesChapterQuery } from '../api/names-chapter-query.js';
import { NoVerse } from './results/no-verse.js';
import { OpenReference } from './open-reference.js';
import { SearchResults } from './results/search-results.js';

/** The result of the Explorer for a query: a passage, a lexicon entry, or the verses that contain the words. */
export function SearchOrPassage({ search }: { readonly search: Search }) {
  const language = useLanguage();
  const numbers = strongsNumbersOf(search.words);
  const { data: namesChapter } = useQuery(namesChapterQuery(search.words, language));
  const { data, error, refetch } = useInfiniteQuery({
    ...passageQuery({ reference: search.words, translationId: search.translationIds[0], language }),
    enabled: numbers.length === 0 && namesChapter === true,
    retry: false,
  });
  const answer = data?.pages[0];
  if (numbers.length > 0) return <StrongsEntry numbers={numbers} />;
  if (namesChapter === undefined) return null;
  if (error && isUnanswered(error))
    return <ScriptureFailure error={error} place="explorer" onRetry={() => void refetch()} />;
  // A chapter that no Bible has is not searched as words: the error message is the result.
  if (error && !isNoReference(error)) return <ScriptureFailure error={error} place="explorer" />;
  if (answer) return <OpenReference search={search} answer={answer} />;
  return (
    <SearchResults
      search={search}
      place="explorer"
      addressOf={(page) => searchAddress({ ...search, page })}
      addressOfBook={(book) => searchAddress({ ...search, book, page: 1 })}
      whenNothing={<NoVerse search={search} />}
    />
  );
}
