import type { Migration } from '@word-unfolded/persistence';

/**
 * Events expire after 90 days instead of 30. An index cannot be created again with another lifetime, so the former one is
 * removed; the model creates it when the service starts.
 */
export const keepEventsLonger: Migration = {
  version: 4,
  name: 'keep-events-longer',
  up: async ({ database }) => {
    const [collection] = await database.listCollections({ name: 'activity' }).toArray();
    if (!collection) return;
    const activity = database.collection('activity');
    const indexes = await activity.indexes();
    if (indexes.some(({ name }) => name === 'at_1')) await activity.dropIndex('at_1');
  },
};
