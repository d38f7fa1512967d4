import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { MappingSummary } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useEffect, useState } from 'react';
import { deleteMapping, fetchMapping, mappingListQuery } from '../api/mapping-queries.js';
import type { MappingShelf } from '../state/mapping-shelf.js';
import type { OwnMapping, ReadMapping } from '../state/own-mapping.js';

/** A mapping as a list names it. */
export type ListedMapping = Pick<MappingSummary, 'id' | 'reference' | 'translationId' | 'updatedAt' | 'made'>;

/** What a reader has mapped. */
export type MappingList = {
  readonly items: readonly ListedMapping[];
  readonly isKnown: boolean;
  /** The server cannot be asked: these are the ones that this device has. */
  readonly isFromDevice: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  /** Why the last act failed, in the reader's language. */
  readonly problem: string | undefined;
  readonly open: (id: string) => void;
  readonly remove: (id: string) => void;
};

/**
 * The list of the server, or what this device has of it.
 *
 * @param onOpen is given a mapping that is to be shown
 */
export function useMappingList(
  owner: string,
  shelf: MappingShelf,
  onOpen: (mapping: ReadMapping) => void,
): MappingList {
  const language = useLanguage();
  const queries = useQueryClient();
  const list = useInfiniteQuery(mappingListQuery(owner, language));
  const device = useMappingsOfDevice(shelf, list.dataUpdatedAt);
  const [problem, setProblem] = useState<string>();
  const isFromDevice = list.data === undefined && !list.isFetching;
  const attempt = (act: () => Promise<void>) => {
    setProblem(undefined);
    act().catch((error: unknown) => setProblem(readableText(error, language)));
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
        await shelf.remove(id);
        await queries.invalidateQueries({ queryKey: mappingListQuery(owner, language).queryKey });
      }),
  };
}

function useMappingsOfDevice(shelf: MappingShelf, asOf: number): readonly OwnMapping[] | undefined {
  const [all, setAll] = useState<readonly OwnMapping[]>();
  useEffect(() => {
    let isWanted = true;
    shelf.list().then(
      (list) => isWanted && setAll(list),
      () => isWanted && setAll([]),
    );
    return () => {
      isWanted = false;
    };
  }, [shelf, asOf]);
  return all;
}

const listed = ({ id, reference, translationId, updatedAt, steps }: OwnMapping): ListedMapping => ({
  id,
  reference,
  translationId,
  updatedAt,
  made: steps.map(({ step }) => step),
});
