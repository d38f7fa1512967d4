import fc from 'fast-check';
import { history } from '../../test/histories/history.js';
import { MemoryJournal, READER } from '../../test/histories/memory-journal.js';
import { HistoryPlay } from '../../test/histories/play-history.js';

/** Set JOURNAL_HISTORIES=100000 for a long run. */
const HISTORIES = Number(process.env.JOURNAL_HISTORIES ?? 1_500);

describe('the journal on two or three devices', () => {
  it('converges on all devices and loses no text that was acknowledged or written', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ devices, skews, steps }) => {
        const names = ['ann', 'ben', 'cai'].slice(0, devices);
        const problem = await new HistoryPlay(new MemoryJournal(), READER, names, skews).play(steps);
        if (problem) throw new Error(problem);
      }),
      { numRuns: HISTORIES },
    );
  }, 300_000);
});
