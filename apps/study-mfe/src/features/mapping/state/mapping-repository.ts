import { isMappingStep, type MappingStep } from '@word-unfolded/domain';
import { createStore, type SharedStore } from '@word-unfolded/offline';
import { takeMapping, type OwnMapping, type ReadMapping } from './own-mapping.js';

/** The mappings of one reader on this device: recently shown ones can be read without a network. */
export type MappingRepository = {
  readonly keyOf: (id: string) => string;
  /** The mapping that was open last. */
  readonly openKey: string;
  /** The step at which the reader has left a mapping on this device. */
  readonly leftKeyOf: (id: string) => string;
  readonly leaveAt: (id: string, step: LeftStep) => Promise<void>;
  readonly open: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly take: (mapping: ReadMapping) => Promise<void>;
  readonly change: (id: string, change: (mapping: OwnMapping) => OwnMapping) => Promise<void>;
  /** All of them, the most recently changed first. */
  readonly list: () => Promise<OwnMapping[]>;
  readonly remove: (id: string) => Promise<void>;
};

/** The step that a reader looks at; after the last one, the end. */
export type LeftStep = MappingStep | 'end';

/** The step as it was stored; undefined for none. */
export function leftStepOf(stored: string | undefined): LeftStep | undefined {
  if (stored === 'end') return stored;
  const step = Number(stored);
  return isMappingStep(step) ? step : undefined;
}

const DATABASE = 'mappings';

export const mappings = createStore<OwnMapping>(DATABASE);
export const openMappings = createStore<string>(DATABASE);

export function mappingRepository(
  owner: string,
  stored: SharedStore<OwnMapping> = mappings,
  openIds: SharedStore<string> = openMappings,
): MappingRepository {
  const prefix = `mapping/${owner}/`;
  const openKey = `open/${owner}`;
  const keyOf = (id: string) => prefix + id;
  const leftKeyOf = (id: string) => `left/${owner}/${id}`;
  const take = async (mapping: ReadMapping) =>
    void (await stored.change(keyOf(mapping.id), (before) => takeMapping(before, mapping)));
  const close = async () => void (await openIds.change(openKey, () => undefined));
  return {
    keyOf,
    openKey,
    leftKeyOf,
    leaveAt: async (id, step) => void (await openIds.change(leftKeyOf(id), () => String(step))),
    take,
    close,
    open: async (id) => void (await openIds.change(openKey, () => id)),
    change: async (id, change) => void (await stored.change(keyOf(id), (before) => before && change(before))),
    list: async () =>
      (await stored.readAll(prefix)).sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1)),
    remove: async (id) => {
      await stored.change(keyOf(id), () => undefined);
      await openIds.change(leftKeyOf(id), () => undefined);
      await openIds.change(openKey, (open) => (open === id ? undefined : open));
    },
  };
}
