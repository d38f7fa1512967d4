import { startTexts } from '@word-unfolded/i18n';
import { VISITOR } from '../kept/use-owner.js';
import { adoptOldNames } from './adopt-old-names.js';
import { bookmarkKeep } from './kept-bookmarks.js';
import { readReading } from './kept-reading.js';

describe('what was kept under the names of before', () => {
  it('is read once, without what is no passage, and removed', async () => {
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
    await adoptOldNames();
    const kept = await bookmarkKeep.read(VISITOR);
    expect(kept?.bookmarks).toMatchObject([
      { id: 'Ps.23', reference: 'Salmo 23', notes: '', createdAt: '2023-11-14T22:13:20.000Z' },
      { id: 'Rom.8.28', notes: 'together', createdAt: '2024-02-01T08:00:00.000Z' },
    ]);
    expect((await readReading(VISITOR)).recentlyViewed).toMatchObject([{ id: 'John.3.16' }]);
    expect(window.localStorage.getItem('bible_bookmarks')).toBeNull();
    expect(window.localStorage.getItem('bible_recent_views')).toBeNull();
  });
});
