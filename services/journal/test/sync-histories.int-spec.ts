import { AppError, SyncJournal } from '@word-unfolded/contracts';
import { ownerOf } from '@word-unfolded/persistence';
import fc from 'fast-check';
import { EntryPurge } from '../src/bin/entry-purge.js';
import { EntryRepository } from '../src/entries/records/entry.repository.js';
import { history } from './histories/history.js';
import { HistoryPlay, type JournalOfHistory } from './histories/play-history.js';
import type { SyncRequest, SyncResponse } from './histories/test-device.js';
import { JournalUnderTest, newReader } from './journal-fixture.js';

/** JOURNAL_MONGO_HISTORIES sets the length of the run. */
const HISTORIES = Number(process.env.JOURNAL_MONGO_HISTORIES ?? 100);

/** Number of readers whose histories run at the same time. */
const AT_ONCE = 6;

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

/** A request that times out, as on a busy machine, is sent again. Each operation is applied once. */
const insist = (request: SyncRequest): Promise<SyncResponse> =>
  journal.ask(SyncJournal, request).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'SERVICE_TIMEOUT') return insist(request);
    throw error;
  });

/** The journal of one reader, over NATS and the MongoDB protocol. */
function journalOf(userId: string): JournalOfHistory {
  const { app } = journal.service;
  const ownerId = ownerOf(userId);
  const news = () => app.get(EntryRepository).newsAfter(ownerId, 0, 1_000);
  const entries = async () => (await news()).flatMap((each) => (each.kind === 'entry' ? each.entry : []));
  return {
    entries,
    exchange: async (request, dieAfter = Infinity) => {
      if (dieAfter < 12) throw new Error('the network is away');
      const answer = await insist(request);
      if (dieAfter < Infinity) throw new Error('the answer is lost');
      return answer;
    },
    versionsOf: async (entryId) => {
      const versions = journal.database.collection<{ title: string; content: string }>('journal-versions');
      return versions.find({ ownerId: userId, entryId }).toArray();
    },
    emptyBin: async () => {
      for (const { id } of await entries()) await app.get(EntryPurge).purge(ownerId, id, () => true);
    },
  };
}

describe('the journal on two or three devices, in the database', () => {
  it(`comes to the same on all of them, and loses nothing, in ${HISTORIES} histories`, async () => {
    const seed = Number(process.env.JOURNAL_HISTORY_SEED ?? 20_261_121);
    const waiting = fc.sample(history, { numRuns: HISTORIES, seed });
    const play = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const userId = newReader();
        const names = ['ann', 'ben', 'cai'].slice(0, next.devices);
        const problem = await new HistoryPlay(journalOf(userId), userId, names, next.skews).play(next.steps);
        if (problem) throw new Error(`${problem}\n${JSON.stringify(next)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, play));
  }, 600_000);
});
