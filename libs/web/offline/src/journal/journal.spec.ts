import { expect, test } from '@jest/globals';
import type { JournalEntry, JournalOperation, OperationResult } from '@word-unfolded/contracts';
import { emptyEntry } from '@word-unfolded/domain';
import { applyEdit, hasUnsent, newEntry, syncStatusOf, type EntryState } from '@word-unfolded/journal-merge';
import fc from 'fast-check';
import { createKeep } from '../kept/create-keep.js';
import { memoryStore } from '../kept/memory-store.js';
import { Journal, type JournalKeeps, type JournalMeans } from './journal.js';
import type { JournalAnswer, JournalServer, SentToJournal } from './journal-server.js';
import { entryPath } from './kept-journal.js';

const OWNER = '0123456789abcdef01234567';

/** The journal service as far as one reader sees it: each operation once, changes by a cursor. */
class ServerInMemory implements JournalServer {
  readonly states = new Map<string, EntryState>();
  readonly texts = new Set<string>();
  private readonly results = new Map<string, OperationResult>();
  private readonly log: string[] = [];
  private readonly gone = new Map<string, string | null>();

  exchange({ since, operations }: SentToJournal): Promise<JournalAnswer> {
    const results = operations.map((operation) => this.once(operation));
    const changed = [...new Set(this.log.slice(since))];
    const changes = changed.map((id) => {
      const state = this.states.get(id);
      if (state) return { kind: 'entry' as const, entry: entryOf(state) };
      return { kind: 'gone' as const, entryId: id, localId: this.gone.get(id) ?? null };
    });
    return Promise.resolve({ results, changes, cursor: this.log.length, more: false });
  }

  private once(operation: JournalOperation): OperationResult {
    const before = this.results.get(operation.id);
    const result = before ?? this.apply(operation);
    this.results.set(operation.id, result);
    return result;
  }

  private apply({ id, entryId, createdAt, known, change }: JournalOperation): OperationResult {
    const state = [...this.states.values()].find((each) => each.id === entryId || each.localId === entryId);
    if (state && change.purged && known.version >= state.version) {
      this.states.delete(state.id);
      this.gone.set(state.id, state.localId);
      this.log.push(state.id);
      return { id, status: 'gone' };
    }
    const at = createdAt;
    const base = known.text === 0 ? null : { title: '', content: '' };
    const edited = state
      ? applyEdit(state, { change, known, base }, at)
      : newEntry(
          {
            id: (this.states.size + this.gone.size + 1).toString(16).padStart(24, '0'),
            localId: entryId,
            createdAt: at,
            date: '2026-03-01',
          },
          change,
          at,
        );
    if (edited.outcome === 'full') return { id, status: 'refused', code: 'FIELD_TOO_LONG', params: {} };
    this.states.set(edited.state.id, edited.state);
    this.log.push(edited.state.id);
    for (const { content } of edited.records) this.texts.add(content);
    const { version } = edited.state;
    return {
      id,
      status: 'applied',
      entryId: edited.state.id,
      known: edited.known,
      version,
      notices: [...edited.notices],
    };
  }
}

function entryOf(state: EntryState): JournalEntry {
  const { contents, conflict, tags, binVersion: _, ...rest } = state;
  return {
    ...rest,
    tags: [...tags],
    conflict: conflict && {
      mine: conflict.mine,
      theirs: conflict.theirs,
      base: conflict.base,
      more: conflict.more,
    },
    generatedContent: [...contents],
    words: 0,
    characters: 0,
    hasDevotional: false,
    hasStudyGuide: false,
    hasQuote: false,
    hasImage: false,
    hasConflict: conflict !== null,
  };
}

const keepsOfDevice = (): JournalKeeps => ({
  entries: createKeep('journal_entries', memoryStore()),
  place: createKeep('journal_place', memoryStore()),
});

let ids = 0;
const uuid = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

const means: JournalMeans = {
  operationId: uuid,
  localId: () => `local_${uuid()}`,
  now: () => new Date('2026-03-01T08:00:00Z'),
  inTurn: (_, work) => work(),
};

const open = (keeps: JournalKeeps, server: JournalServer) => new Journal(OWNER, keeps, server, means);

const only = (journal: Journal) => [...(journal.current().entries?.values() ?? [])][0]!;

test('what is written without a network is on the device, and reaches the server when there is one', async () => {
  const server = new ServerInMemory();
  const keeps = keepsOfDevice();
  const offline = open(keeps, { exchange: () => Promise.reject(new Error('no network')) });
  const { key } = await offline.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await offline.edit(key, { content: 'Whither thou goest' });
  await expect(offline.exchange()).rejects.toThrow('no network');
  expect(syncStatusOf(only(offline))).toBe('pending');

  const again = open(keeps, server);
  await again.exchange();
  expect(syncStatusOf(only(again))).toBe('synced');
  expect(only(again).key).toBe(key);
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['Whither thou goest']);
});

test('an answer that was lost is asked for again, and the operation is done once', async () => {
  const server = new ServerInMemory();
  const keeps = keepsOfDevice();
  let isLost = true;
  const journal = open(keeps, {
    exchange: async (sent) => {
      const answer = await server.exchange(sent);
      if (isLost) throw new Error('cut');
      return answer;
    },
  });
  await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await expect(journal.exchange()).rejects.toThrow('cut');
  isLost = false;
  await open(keeps, journal['server']).exchange();
  expect(server.states.size).toBe(1);
});

test('what is written while an answer is on its way stays, and is sent next', async () => {
  const server = new ServerInMemory();
  const keeps = keepsOfDevice();
  let write = (): Promise<unknown> => Promise.resolve();
  const journal = open(keeps, {
    exchange: async (sent) => {
      const answer = await server.exchange(sent);
      await write();
      write = () => Promise.resolve();
      return answer;
    },
  });
  const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'one' });
  write = () => journal.edit(key, { content: 'two' });
  await journal.exchange();
  expect(only(journal).working.content).toBe('two');
  expect([...server.states.values()][0]?.content).toBe('two');
  expect(hasUnsent(only(journal))).toBe(false);
});

test('another tab shows what this one writes', async () => {
  const keeps = keepsOfDevice();
  const server = new ServerInMemory();
  const [one, other] = [open(keeps, server), open(keeps, server)];
  await Promise.all([one.load(), other.load()]);
  const { key } = await one.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await other.edit(key, { mood: 'hopeful' });
  await one.exchange();
  expect(only(other).working).toMatchObject({ content: 'Whither', mood: 'hopeful' });
  expect(only(one).working).toMatchObject({ content: 'Whither', mood: 'hopeful' });
});

test('what the notepad had kept before there was a journal is an entry that waits', async () => {
  const keeps = keepsOfDevice();
  const before = {
    id: 'local_note-1',
    title: 'Grace',
    content: 'by faith',
    scripture: 'Ephesians 2:8',
    date: '2026-02-01T08:00:00Z',
    createdAt: '2026-02-01T08:00:00.000Z',
    category: 'study',
    tags: [],
    syncStatus: 'pending',
  };
  await keeps.entries.change(entryPath(OWNER, before.id), () => before as never);
  const server = new ServerInMemory();
  const journal = open(keeps, server);
  await journal.exchange();
  expect([...server.states.values()].map(({ title }) => title)).toEqual(['Grace']);
  expect(syncStatusOf(only(journal))).toBe('synced');
});

test('however two devices take turns and lines break, both end with the same, and no text is lost', async () => {
  const act = fc.record({
    device: fc.nat(1),
    does: fc.constantFrom('write', 'exchange', 'lose the answer', 'lose the question', 'restart'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const server = new ServerInMemory();
      const keeps = [keepsOfDevice(), keepsOfDevice()] as const;
      let cut: 'none' | 'question' | 'answer' = 'none';
      const line: JournalServer = {
        exchange: async (sent) => {
          if (cut === 'question') throw new Error('cut');
          const answer = await server.exchange(sent);
          if (cut === 'answer') throw new Error('cut');
          return answer;
        },
      };
      const journals = keeps.map((each) => open(each, line));
      const first = await journals[0]!.begin({ date: '2026-03-01', title: 'Ruth', content: 'text 0' });
      await journals[0]!.exchange();
      await journals[1]!.exchange();
      const keys = [first.key, only(journals[1]!).key];
      const written: string[] = [];
      for (const [at, { device, does }] of acts.entries()) {
        const journal = journals[device]!;
        cut = does === 'lose the answer' ? 'answer' : does === 'lose the question' ? 'question' : 'none';
        if (does === 'restart') journals[device] = open(keeps[device]!, line);
        else if (does === 'write') {
          const content = `text ${at} of ${device}`;
          await journal.edit(keys[device]!, { content });
          written.push(content);
        } else await journal.exchange().catch(() => undefined);
      }
      cut = 'none';
      for (const journal of [...journals, ...journals]) await journal.exchange();
      const [one, other] = journals.map((journal) => only(journal).working);
      expect(one).toEqual(other);
      const last = [0, 1].map((device) => written.findLast((text) => text.endsWith(`of ${device}`)));
      for (const text of last) if (text) expect([...server.texts]).toContain(text);
    }),
    { numRuns: 60 },
  );
});

test('what has one entry is kept in it, however often, and after it has come back from the server', async () => {
  const server = new ServerInMemory();
  const journal = open(keepsOfDevice(), server);
  const note = { date: '2026-03-01', title: 'Ruth', binned: false };
  await journal.keep('local_note', { ...note, content: 'Whither' });
  await journal.exchange();
  await journal.keep('local_note', { ...note, content: 'Whither thou goest' });
  await journal.exchange();
  expect(journal.current().entries?.size).toBe(1);
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['Whither thou goest']);

  const other = open(keepsOfDevice(), server);
  await other.exchange();
  await other.keep('local_note', { ...note, content: 'I will go' });
  await other.exchange();
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['I will go']);
});

test('what is deleted for good without a network is gone here at once, and there later', async () => {
  const server = new ServerInMemory();
  const keeps = keepsOfDevice();
  const journal = open(keeps, server);
  const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  const { key: unsent } = await journal.begin({ date: '2026-03-02', title: 'Boaz', content: 'Whose' });
  await journal.exchange();
  await journal.begin({ date: '2026-03-03', title: 'Naomi', content: 'Empty' });
  await journal.purge([key, unsent]);
  const after = open(keeps, server);
  await after.load();
  expect([...after.current().entries!.values()].map(({ working }) => working.title)).toEqual(['Naomi']);
  await after.exchange();
  expect([...server.states.values()].map(({ title }) => title)).toEqual(['Naomi']);
  expect(await keeps.entries.readAll('')).toHaveLength(1);
});

test('what a file brings is here once, with the time when it began, also when it was deleted for good before', async () => {
  const server = new ServerInMemory();
  const journal = open(keepsOfDevice(), server);
  const fields = { ...emptyEntry('2020-01-01'), title: 'Ruth', content: 'Whither', tags: ['moab'] };
  const brought = { localId: 'local_of-a-file', createdAt: '2020-01-01T08:00:00.000Z', fields };
  expect(await journal.bringIn([brought, brought])).toEqual(['local_of-a-file']);
  expect(await journal.bringIn([brought])).toEqual([]);
  expect(only(journal)).toMatchObject({ createdAt: brought.createdAt, working: fields });
  await journal.exchange();
  await journal.purge(['local_of-a-file']);
  expect(await journal.bringIn([brought])).toEqual(['local_of-a-file']);
  await journal.exchange();
  expect([...server.states.values()].map(({ title, deletedAt }) => [title, deletedAt])).toEqual([
    ['Ruth', null],
  ]);
});

test('many entries are changed in one step, and other tabs have it', async () => {
  const keeps = keepsOfDevice();
  const server = new ServerInMemory();
  const [journal, otherTab] = [open(keeps, server), open(keeps, server)];
  await Promise.all([journal.load(), otherTab.load()]);
  const keys: string[] = [];
  for (let number = 0; number < 150; number += 1)
    keys.push((await journal.begin({ date: '2026-03-01', title: `Ruth ${number}`, content: 'Whither' })).key);
  await journal.editMany(new Map(keys.map((key, number) => [key, { tags: [`tag ${number}`] }])));
  await otherTab.exchange();
  for (const tab of [journal, otherTab])
    expect([...tab.current().entries!.values()].map(({ working }) => working.tags[0]).sort()).toEqual(
      keys.map((_, number) => `tag ${number}`).sort(),
    );
});
