import { startTexts } from '@word-unfolded/i18n';
import { VISITOR } from '../store/use-owner.js';
import { migrateOldNames } from './migrate-old-names.js';
import { bookmarkStore } from './stored-bookmarks.js';
import { readReading } from './stored-reading.js';

describe('data under former names', () => {
  it('is read once, without invalid passages, and removed', async () => {
    await startTexts('en');
    window.localStorage.setItem(
      'bible_bookmarks',
      JSON.stringify([
        { reference: 'Romans 8:28', notes: 'together', createdAt: '2024-02-01T08:00:00Z' },
        { reference: 'Salmo 23', createdAt: 1_700_000_000_000 },
        { reference: 'hello' },
        7,
      ]),
    );
    window.localStorage.setItem(
      'bible_recent_views',
      JSON.stringify([{ reference: 'John 3:16', viewedAt: '2024-02-02T08:00:00Z' }, null]),
    );
    await migrateOldNames();
    const stored = await bookmarkStore.read(VISITOR);
    expect(stored?.bookmarks).toMatchObject([
      { id: 'Ps.23', reference: 'Salmo 23', notes: '', createdAt: '2023-11-14T22:13:20.000Z' },
      { id: 'Rom.8.28', notes: 'together', createdAt: '2024-02-01T08:00:00.000Z' },
    ]);
    expect((await readReading(VISITOR)).recentlyViewed).toMatchObject([{ id: 'John.3.16' }]);
    expect(window.localStorage.getItem('bible_bookmarks')).toBeNull();
    expect(window.localStorage.getItem('bible_recent_views')).toBeNull();
  });
});
