import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { MappingSummary } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useState } from 'react';
import { deleteMapping, fetchMapping, mappingListQuery } from '../api/mapping-queries.js';
import type { MappingRepository } from '../state/mapping-repository.js';
import type { OwnMapping, ReadMapping } from '../state/own-mapping.js';

/** A mapping as it is listed. */
export type ListedMapping = Pick<
  MappingSummary,
  'id' | 'reference' | 'translationId' | 'updatedAt' | 'made' | 'finished'
>;

/** A reader's list of mappings. */
export type MappingList = {
  readonly items: readonly ListedMapping[];
  readonly isKnown: boolean;
  /** The server cannot be reached: these are the mappings on this device. */
  readonly isFromDevice: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  /** Why the last action failed, in the reader's language. */
  readonly problem: string | undefined;
  readonly open: (id: string) => void;
  readonly remove: (id: string) => void;
};

/**
 * The list on the server, or its copy on this device.
 *
 * @param onOpen is called with the mapping to show
 */
export function useMappingList(
  owner: string,
  repository: MappingRepository,
  onOpen: (mapping: ReadMapping) => void,
): MappingList {
  const language = useLanguage();
  const queries = useQueryClient();
  const list = useInfiniteQuery(mappingListQuery(owner, language));
  const device = useMappingsOfDevice(repository, list.dataUpdatedAt);
  const [problem, setProblem] = useState<string>();
  const isFromDevice = list.data === undefined && !list.isFetching;
  const attempt = (act: () => Promise<void>) => {
    setProblem(undefined);
    act().catch((error: unknown) => setProblem(readableText(error, language, 'action')));
  };
  return {
    items: list.data?.pages.flatMap(({ items }) => items) ?? device?.map(listed) ?? [],
    isKnown: list.data !== undefined || device !== undefined,
    isFromDevice,
    hasMore: list.hasNextPage,
    more: () => void list.fetchNextPage(),
    problem,
    open: (id) =>
      attempt(async () =>
        onOpen(device?.find((each) => each.id === id) ?? (await fetchMapping(id, language))),
      ),
    remove: (id) =>
      attempt(async () => {
        await deleteMapping(id, language);
        await repository.remove(id);
        await queries.invalidateQueries({ queryKey: mappingListQuery(owner, language).queryKey });
      }),
  };
}

function useMappingsOfDevice(repository: MappingRepository, asOf: number): readonly OwnMapping[] | undefined {
  const [all, setAll] = useState<readonly OwnMapping[]>();
  useEffect(() => {
    let isWanted = true;
    repository.list().then(
      (list) => isWanted && setAll(list),
      () => isWanted && setAll([]),
    );
    return () => {
      isWanted = false;
    };
  }, [repository, asOf]);
  return all;
}

const listed = ({ id, reference, translationId, updatedAt, finished, steps }: OwnMapping): ListedMapping => ({
  id,
  reference,
  translationId,
  updatedAt,
  finished,
  made: steps.map(({ step }) => step),
});
