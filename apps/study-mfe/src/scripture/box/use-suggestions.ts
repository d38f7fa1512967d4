import { useQuery } from '@tanstack/react-query';
import { SEARCH_LIMIT, type ScriptureSuggestion } from '@word-unfolded/contracts';
import { isOnline } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useSettled } from '@word-unfolded/ui';
import { hasTextsOnDevice } from '../../offline/from-device.js';
import { suggestionsQuery } from '../api/suggestions-query.js';
import { splitList } from './split-list.js';

/** Specification, section 9: "Debounce 500 ms". Fast typing makes one call. */
const PAUSE_MS = 500;

/** Downloads on this device provide suggestions without a call. */
const PAUSE_OFFLINE_MS = 120;

/** A single letter matches too much. */
const LETTERS = 2;

const NONE: readonly ScriptureSuggestion[] = [];

/**
 * Suggestions for the text; in a list of references, for the last one.
 *
 * @param isWanted whether the reader is typing; otherwise there are no suggestions
 */
export function useSuggestions(text: string, isWanted: boolean): readonly ScriptureSuggestion[] {
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
  if (!isEnabled || !data) return NONE;
  if (!before) return data;
  return data
    .filter(({ kind }) => kind === 'reference')
    .map((suggestion) => ({ ...suggestion, text: before + suggestion.text }));
}
