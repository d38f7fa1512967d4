import fc from 'fast-check';
import { JOURNAL_RECENT_VIEWS, withView, type JournalView } from './recent-views.js';

describe('the recent views of the journal', () => {
  it('are the last twenty entries, newest first, each once', () => {
    const keys = fc.array(
      fc.nat(40).map((number) => `entry-${number}`),
      { maxLength: 120 },
    );
    fc.assert(
      fc.property(keys, (viewed) => {
        const views = viewed.reduce<readonly JournalView[]>(
          (before, key, minute) =>
            withView(before, { key, viewedAt: new Date(minute * 60_000).toISOString() }),
          [],
        );
        const expected = [...new Set(viewed.toReversed())].slice(0, JOURNAL_RECENT_VIEWS);
        expect(views.map(({ key }) => key)).toEqual(expected);
      }),
    );
  });
});
