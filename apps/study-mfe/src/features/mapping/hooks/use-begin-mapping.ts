import { useQueryClient } from '@tanstack/react-query';
import { readableText, refusedFor } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useState } from 'react';
import { passageQuery } from '../../../scripture/api/passage-query.js';
import type { ReadMapping } from '../state/own-mapping.js';
import { beginMapping, type MappingToBegin } from '../api/mapping-queries.js';
import { mappablesOf, type MappablePassage } from '../state/some-verses.js';

/** Why a mapping could not start, and which part of the passage can be mapped instead. */
export type BeginProblem = {
  readonly text: string;
  readonly wanted: string;
  readonly instead: MappablePassage | undefined;
};

/** Starts mappings. For a passage that is too long, its first verses are offered. */
export function useBeginMapping(translationId: string | undefined, onBegun: (mapping: ReadMapping) => void) {
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BeginProblem>();

  const insteadOf = async (reference: string): Promise<MappablePassage | undefined> => {
    try {
      const { pages } = await queries.fetchInfiniteQuery(
        passageQuery({ reference, translationId, language }),
      );
      const verses = pages[0]?.passages[0]?.verses ?? [];
      return mappablesOf(verses, language)[0];
    } catch {
      return undefined; // the reader chooses another passage manually
    }
  };

  /** @returns whether the mapping has started */
  const begin = async (wanted: Pick<MappingToBegin, 'scriptureRef' | 'anew'>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setProblem(undefined);
    try {
      onBegun(await beginMapping({ ...wanted, translationId }, language));
      return true;
    } catch (error) {
      const isTooLong =
        refusedFor(error, 'STUDY_PASSAGE_TOO_LONG') || refusedFor(error, 'MAPPING_NOT_ONE_PASSAGE');
      const instead = isTooLong ? await insteadOf(wanted.scriptureRef) : undefined;
      setProblem({ text: readableText(error, language, 'action'), wanted: wanted.scriptureRef, instead });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, begin };
}
