import { inBatches, type Migration } from '@word-unfolded/persistence';
import { searchKeysOf } from '../accounts/records/search-keys.js';

/** Accounts get the words by which administrators find them. */
export const addSearchKeys: Migration = {
  version: 1,
  name: 'add-search-keys',
  up: (context) =>
    inBatches(context, {
      collection: 'accounts',
      filter: { searchKeys: { $exists: false } },
      change: ({ _id, name, username, email }) => {
        const searchKeys = searchKeysOf({
          name: String(name),
          username: String(username),
          email: String(email),
        });
        return [{ updateOne: { filter: { _id }, update: { $set: { searchKeys } } } }];
      },
    }),
};
