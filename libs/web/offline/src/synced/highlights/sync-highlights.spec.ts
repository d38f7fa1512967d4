import { HIGHLIGHT_COLOURS, mergeHighlights, type Highlight } from '@word-unfolded/domain';
import fc from 'fast-check';
import { VISITOR } from '../../store/use-owner.js';
import type { HighlightServer } from './highlight-server.js';
import { highlightStore, withPainted } from './stored-highlights.js';
import { importHighlights, syncHighlights } from './sync-highlights.js';

const highlight: fc.Arbitrary<Highlight> = fc.record({
  verse: fc.integer({ min: 19_119_001, max: 19_119_176 }),
  colour: fc.option(fc.constantFrom(...HIGHLIGHT_COLOURS)),
  changedAt: fc
    .integer({ min: 0, max: 50 })
    .map((at) => new Date(Date.UTC(2026, 2, 1, 10, at)).toISOString()),
});

const several = fc.array(highlight, { maxLength: 250 }).map((all) => mergeHighlights(all, []));

let readers = 0;
const newReader = () => `reader-${(readers += 1)}`;

/** The journal service, as a device sees it: pages of seven. `fails` loses the next answers after they were stored. */
function fakeServer(stored: readonly Highlight[] = []) {
  const state = { highlights: [...stored], sent: 0, fails: 0 };
  const server: HighlightServer = {
    list: (after) => {
      const rest = state.highlights.filter(({ verse }) => verse > after);
      const highlights = rest.slice(0, 7);
      return Promise.resolve({ highlights, next: rest.length > 7 ? highlights.at(-1)!.verse : null });
    },
    save: (sent) => {
      expect(sent.length).toBeLessThanOrEqual(200);
      state.sent += 1;
      state.highlights = mergeHighlights(state.highlights, sent);
      if (state.fails > 0) {
        state.fails -= 1;
        return Promise.reject(new Error('the answer is lost'));
      }
      const verses = new Set(sent.map(({ verse }) => verse));
      return Promise.resolve(state.highlights.filter(({ verse }) => verses.has(verse)));
    },
  };
  return { state, server };
}

const paint = (owner: string, highlights: readonly Highlight[]) =>
  highlightStore.change(owner, (stored) => withPainted(stored, highlights));

describe('two devices of a reader', () => {
  it('have the same highlights after both were synchronised, whatever was done on each and whichever answer was lost', async () => {
    await fc.assert(
      fc.asyncProperty(several, several, several, fc.boolean(), async (phones, tablets, stored, isLost) => {
        const [phone, tablet] = [newReader(), newReader()];
        const { state, server } = fakeServer(stored);
        await paint(phone, phones);
        await paint(tablet, tablets);
        state.fails = isLost && phones.length > 0 ? 1 : 0;
        const first = syncHighlights(phone, server);
        if (state.fails > 0) await expect(first).rejects.toThrow('lost');
        else await first;
        await syncHighlights(tablet, server);
        await syncHighlights(phone, server);
        const highlights = mergeHighlights(mergeHighlights(phones, tablets), stored);
        expect(await highlightStore.read(phone)).toEqual({ highlights, unsent: [] });
        expect((await highlightStore.read(tablet))?.unsent).toEqual([]);
        expect(state.highlights).toEqual(highlights);
        await syncHighlights(tablet, server);
        expect(await highlightStore.read(tablet)).toEqual({ highlights, unsent: [] });
      }),
      { numRuns: 60 },
    );
  });
});

describe('a visitor who signs in', () => {
  it('keeps the highlights of the visit, joined with those of the account, and leaves none for the next visitor', async () => {
    await fc.assert(
      fc.asyncProperty(several, several, async (visitors, stored) => {
        const owner = newReader();
        const { state, server } = fakeServer(stored);
        await paint(VISITOR, visitors);
        await importHighlights(owner);
        await syncHighlights(owner, server);
        const highlights = mergeHighlights(visitors, stored);
        expect(await highlightStore.read(owner)).toEqual({ highlights, unsent: [] });
        expect(await highlightStore.read(VISITOR)).toBeUndefined();
        const { sent } = state;
        await syncHighlights(owner, server);
        expect(state.sent).toBe(sent);
      }),
      { numRuns: 40 },
    );
  });

  it('shows a later change of another device even if the clock of this one was ahead', async () => {
    const owner = newReader();
    const { state, server } = fakeServer();
    const [real, later] = ['2026-03-01T10:00:00.000Z', '2026-03-01T11:00:00.000Z'];
    await paint(owner, [{ verse: 45_008_028, colour: 'yellow', changedAt: '2031-01-01T00:00:00.000Z' }]);
    await syncHighlights(owner, {
      ...server,
      save: (sent) => server.save(sent.map((each) => ({ ...each, changedAt: real }))),
    });
    const changed: Highlight = { verse: 45_008_028, colour: 'rose', changedAt: later };
    state.highlights = [changed];
    await syncHighlights(owner, server);
    expect(await highlightStore.read(owner)).toEqual({ highlights: [changed], unsent: [] });
  });

  it('does not lose a colour that was changed while it was sent', async () => {
    const owner = newReader();
    const { state, server } = fakeServer();
    const first: Highlight = { verse: 45_008_028, colour: 'yellow', changedAt: '2026-03-01T10:00:00.000Z' };
    const second: Highlight = { ...first, colour: 'blue', changedAt: '2026-03-01T10:00:01.000Z' };
    await paint(owner, [first]);
    await syncHighlights(owner, {
      ...server,
      save: async (sent) => {
        const saved = await server.save(sent);
        await paint(owner, [second]);
        return saved;
      },
    });
    expect(await highlightStore.read(owner)).toEqual({ highlights: [second], unsent: [45_008_028] });
    await syncHighlights(owner, server);
    expect(state.highlights).toEqual([second]);
  });
});
