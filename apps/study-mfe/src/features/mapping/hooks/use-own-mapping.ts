import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusedFor } from '@word-unfolded/api-client';
import { useLanguage } from '@word-unfolded/i18n';
import { useKept } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mappingQuery } from '../api/mapping-queries.js';
import { mappings, mappingShelf, openMappings, type MappingShelf } from '../state/mapping-shelf.js';
import type { OwnMapping, ReadMapping } from '../state/own-mapping.js';

/** The mapping that is open, and the shelf where all of them are. */
export type OpenMapping = {
  readonly shelf: MappingShelf;
  readonly mapping: OwnMapping | undefined;
  /** Whether it is known already which one is open. */
  readonly isKnown: boolean;
  readonly open: (mapping: ReadMapping) => void;
  readonly close: () => void;
};

/** What this device cannot keep is still shown by the answer of the server; it is only logged. */
const logged = (work: Promise<void>) =>
  void work.catch((error: unknown) => log.error('This device does not keep the mapping', error));

export function useOpenMapping(owner: string): OpenMapping {
  const shelf = useMemo(() => mappingShelf(owner), [owner]);
  const open = useKept(openMappings, shelf.openKey);
  const key = open.item === undefined ? undefined : shelf.keyOf(open.item);
  const kept = useKept(mappings, key);
  return {
    shelf,
    mapping: kept.item,
    isKnown: open.isKnown && (key === undefined || kept.isKnown),
    open: (mapping) => logged(shelf.take(mapping).then(() => shelf.open(mapping.id))),
    close: () => logged(shelf.close()),
  };
}

/** Follows what the server has of a mapping: it may have gone on, or be gone, on another device. */
export function useServerMapping(owner: string, id: string, shelf: MappingShelf) {
  const language = useLanguage();
  const queries = useQueryClient();
  const query = mappingQuery(owner, id, language);
  const { data, error } = useQuery(query);
  const take = useEffectEvent((mapping: ReadMapping) => logged(shelf.take(mapping)));
  const forget = useEffectEvent(() => logged(shelf.remove(id)));
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  useEffect(() => {
    if (refusedFor(error, 'MAPPING_NOT_FOUND')) forget();
  }, [error]);
  return {
    change: (change: (mapping: OwnMapping) => OwnMapping) => logged(shelf.change(id, change)),
    refresh: () => {
      void queries.invalidateQueries({ queryKey: query.queryKey });
      void queries.invalidateQueries({ queryKey: ['mappings', owner] });
    },
  };
}
