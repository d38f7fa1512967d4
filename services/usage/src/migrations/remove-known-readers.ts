import type { Migration } from '@word-unfolded/persistence';

/**
 * Removes the records of which readers the ledger has known. Tombstones have replaced them, and no model would erase
 * them together with an account any more.
 */
export const removeKnownReaders: Migration = {
  version: 1,
  name: 'remove-known-readers',
  up: async ({ database }) => {
    await database.collection('known_readers').deleteMany({});
  },
};
