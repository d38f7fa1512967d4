import { inBatches, type Migration } from '@word-unfolded/persistence';

const nameExpiry = (version: number, name: string, collection: string): Migration => ({
  version,
  name,
  up: (context) =>
    inBatches(context, {
      collection,
      filter: { goesAt: { $exists: true } },
      change: ({ _id, ['goesAt']: expiresAt }) => [
        { updateOne: { filter: { _id }, update: { $set: { expiresAt }, $unset: { goesAt: '' } } } },
      ],
    }),
});

/**
 * Names when a charge and a sum of a day expire as every other document does. The TTL index of the former name stays, for
 * what replicas of the version before write meanwhile.
 */
export const nameExpiryOfRecords = nameExpiry(2, 'name-expiry-of-records', 'spendings');
export const nameExpiryOfSums = nameExpiry(3, 'name-expiry-of-sums', 'day_sums');
