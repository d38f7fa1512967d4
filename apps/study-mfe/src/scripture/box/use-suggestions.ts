import { useQuery } from '@tanstack/react-query';
import { SEARCH_LIMIT, type ScriptureSuggestion } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useState } from 'react';
import { suggestionsQuery } from '../api/suggestions-query.js';
import { splitList } from './split-list.js';

/** Nothing is asked for while the hand is still writing. */
const PAUSE_MS = 120;

/** One letter begins too much. */
const LETTERS = 2;

const NONE: readonly ScriptureSuggestion[] = [];

/**
 * What the text may be about to say. In a list of references, the last one.
 *
 * @param isWanted whether the reader is writing; without it nothing is suggested
 */
export function useSuggestions(text: string, isWanted: boolean): readonly ScriptureSuggestion[] {
  const language = useLanguage();
  const { before, begun } = splitList(text);
  const settled = useSettled(isWanted ? begun : '');
  const isAsked = isWanted && settled.trim().length >= LETTERS && settled.length <= SEARCH_LIMIT;
  const { data } = useQuery({
    ...suggestionsQuery(settled, language),
    enabled: isAsked,
    placeholderData: (previous) => previous,
  });
  if (!isAsked || !data) return NONE;
  if (!before) return data;
  return data
    .filter(({ kind }) => kind === 'reference')
    .map((suggestion) => ({ ...suggestion, text: before + suggestion.text }));
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
