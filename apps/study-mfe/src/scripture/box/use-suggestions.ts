import { useQuery } from '@tanstack/react-query';
import { SEARCH_LIMIT, SUGGESTIONS_LIMIT, type ScriptureSuggestion } from '@word-unfolded/contracts';
import { isOnline } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useSettled } from '@word-unfolded/ui';
import { hasTextsOnDevice } from '../../offline/from-device.js';
import { suggestionsQuery } from '../api/suggestions-query.js';
import { versesSaidQuery } from '../api/verses-said-query.js';
import { splitList } from './split-list.js';

/** Specification, section 9: "Debounce 500 ms". Fast typing makes one call. */
const PAUSE_MS = 500;

/** Downloads on this device provide suggestions without a call. */
const PAUSE_OFFLINE_MS = 120;

/** A single letter matches too much. */
const LETTERS = 2;

/** Fewer words stand in too many verses for three of them to be meant. */
const WORDS_OF_A_VERSE = 2;

/** So many words are a part of a verse: other ends of the last one would not be. */
const WORDS_OF_A_QUOTE = 3;

/** What a box suggests: a verse that is found by its words has its text. */
export type BoxSuggestion = ScriptureSuggestion & { readonly verse?: string };

const NONE: readonly BoxSuggestion[] = [];

/**
 * Suggestions for the text; in a list of references, for the last one. Words have the verses that say them first.
 *
 * @param isWanted whether the reader is typing; otherwise there are no suggestions
 */
export function useSuggestions(text: string, isWanted: boolean): readonly BoxSuggestion[] {
  const language = useLanguage();
  const { before, begun } = splitList(text);
  const isHere = !isOnline() && hasTextsOnDevice();
  const settled = useSettled(isWanted ? begun : '', isHere ? PAUSE_OFFLINE_MS : PAUSE_MS);
  const isEnabled = isWanted && settled.trim().length >= LETTERS && settled.length <= SEARCH_LIMIT;
  const { data } = useQuery({
    ...suggestionsQuery(settled, language),
    enabled: isEnabled,
    placeholderData: (previous) => previous,
  });
  const words = settled.split(/\s+/).filter(Boolean).length;
  const isOfWords = data?.every(({ kind }) => kind === 'words') === true && words >= WORDS_OF_A_VERSE;
  const { data: verses = [] } = useQuery({
    ...versesSaidQuery(settled.trim(), language),
    enabled: isEnabled && isOfWords && !before && isOnline(),
  });
  if (!isEnabled || !data) return NONE;
  if (!before)
    return [
      ...verses.map(({ reference, text: said }): BoxSuggestion => ({
        kind: 'reference',
        text: reference,
        osis: reference,
        verse: said,
      })),
      ...(verses.length > 0 && words >= WORDS_OF_A_QUOTE ? [] : data),
    ].slice(0, SUGGESTIONS_LIMIT);
  return data
    .filter(({ kind }) => kind === 'reference')
    .map((suggestion) => ({ ...suggestion, text: before + suggestion.text }));
}
