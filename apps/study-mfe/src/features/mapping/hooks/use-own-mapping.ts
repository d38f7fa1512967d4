import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusedFor } from '@word-unfolded/api-client';
import { isMappingStep, type MappingStep } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useStored } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mappingQuery, sendFinishedStep } from '../api/mapping-queries.js';
import {
  mappings,
  leftStepOf,
  mappingRepository,
  openMappings,
  type LeftStep,
  type MappingRepository,
} from '../state/mapping-repository.js';
import type { OwnMapping, ReadMapping } from '../state/own-mapping.js';

/** The open mapping, and the repository of all mappings. */
export type OpenMapping = {
  readonly repository: MappingRepository;
  readonly mapping: OwnMapping | undefined;
  /** The step at which the reader has left it; undefined for the one that comes next. */
  readonly left: LeftStep | undefined;
  /** Whether the open mapping has been determined. */
  readonly isKnown: boolean;
  readonly open: (mapping: ReadMapping) => void;
  readonly close: () => void;
};

/** A mapping that this device fails to store is still shown from the server's response; the failure is only logged. */
const logged = (work: Promise<void>) =>
  void work.catch((error: unknown) => log.error('The mapping could not be stored on this device', error));

export function useOpenMapping(owner: string): OpenMapping {
  const repository = useMemo(() => mappingRepository(owner), [owner]);
  const open = useStored(openMappings, repository.openKey);
  const key = open.item === undefined ? undefined : repository.keyOf(open.item);
  const stored = useStored(mappings, key);
  const left = useStored(openMappings, open.item === undefined ? undefined : repository.leftKeyOf(open.item));
  return {
    repository,
    mapping: stored.item,
    left: leftStepOf(left.item),
    isKnown: open.isKnown && (key === undefined || (stored.isKnown && left.isKnown)),
    open: (mapping) => logged(repository.take(mapping).then(() => repository.open(mapping.id))),
    close: () => logged(repository.close()),
  };
}

/**
 * Synchronises with the server's state of a mapping, which may have advanced or been deleted on another device. A step
 * that was finished without a network is sent once the server is reached again.
 */
export function useServerMapping(
  owner: string,
  { id, finished }: Pick<OwnMapping, 'id' | 'finished'>,
  repository: MappingRepository,
) {
  const language = useLanguage();
  const queries = useQueryClient();
  const query = mappingQuery(owner, id, language);
  const { data, error } = useQuery(query);
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: query.queryKey });
    void queries.invalidateQueries({ queryKey: ['mappings', owner] });
  };
  const take = useEffectEvent((mapping: ReadMapping) => logged(repository.take(mapping)));
  const forget = useEffectEvent(() => logged(repository.remove(id)));
  useEffect(() => {
    if (data) take(data);
  }, [data]);
  useEffect(() => {
    if (refusedFor(error, 'MAPPING_NOT_FOUND')) forget();
  }, [error]);
  const behind = data && isMappingStep(finished) && data.finished < finished ? finished : undefined;
  const sendFinished = useEffectEvent((step: MappingStep) =>
    sendFinishedStep(id, step, language).then(refresh, (error: unknown) =>
      log.warn('The server does not know yet that a step of a mapping is finished', error),
    ),
  );
  useEffect(() => {
    if (behind) void sendFinished(behind);
  }, [behind, data]);
  return {
    refresh,
    change: (change: (mapping: OwnMapping) => OwnMapping) => logged(repository.change(id, change)),
    leaveAt: (step: LeftStep) => logged(repository.leaveAt(id, step)),
  };
}
