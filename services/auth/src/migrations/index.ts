import type { Migration } from '@word-unfolded/persistence';
import { addSearchKeys } from './add-search-keys.js';

/** The changes of the stored data, in the order of their versions. A released one is never changed. */
export const migrations: readonly Migration[] = [addSearchKeys];
