import type { Migration } from '@word-unfolded/persistence';
import { keepEventsLonger } from './keep-events-longer.js';
import { nameExpiryOfRecords, nameExpiryOfSums } from './name-expiry.js';
import { removeKnownReaders } from './remove-known-readers.js';

/** The changes of the stored data, in the order of their versions. A released one is never changed. */
export const migrations: readonly Migration[] = [
  removeKnownReaders,
  nameExpiryOfRecords,
  nameExpiryOfSums,
  keepEventsLonger,
];
