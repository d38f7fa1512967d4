import { createKeep, type Keep } from '@word-unfolded/offline';
import { takeMapping, type OwnMapping, type ReadMapping } from './own-mapping.js';

/** Mappings of one reader on this device: what was shown last can be read without a network. */
export type MappingShelf = {
  readonly keyOf: (id: string) => string;
  /** The one that is open, as one leaves a book. */
  readonly openKey: string;
  readonly open: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly take: (mapping: ReadMapping) => Promise<void>;
  readonly change: (id: string, change: (mapping: OwnMapping) => OwnMapping) => Promise<void>;
  /** All of them, the one that changed last first. */
  readonly list: () => Promise<OwnMapping[]>;
  readonly remove: (id: string) => Promise<void>;
};

const DATABASE = 'mappings';

export const mappings = createKeep<OwnMapping>(DATABASE);
export const openMappings = createKeep<string>(DATABASE);

export function mappingShelf(
  owner: string,
  kept: Keep<OwnMapping> = mappings,
  opened: Keep<string> = openMappings,
): MappingShelf {
  const prefix = `mapping/${owner}/`;
  const openKey = `open/${owner}`;
  const keyOf = (id: string) => prefix + id;
  const take = async (mapping: ReadMapping) =>
    void (await kept.change(keyOf(mapping.id), (before) => takeMapping(before, mapping)));
  const close = async () => void (await opened.change(openKey, () => undefined));
  return {
    keyOf,
    openKey,
    take,
    close,
    open: async (id) => void (await opened.change(openKey, () => id)),
    change: async (id, change) => void (await kept.change(keyOf(id), (before) => before && change(before))),
    list: async () =>
      (await kept.readAll(prefix)).sort((one, other) => (one.updatedAt > other.updatedAt ? -1 : 1)),
    remove: async (id) => {
      await kept.change(keyOf(id), () => undefined);
      await opened.change(openKey, (open) => (open === id ? undefined : open));
    },
  };
}
