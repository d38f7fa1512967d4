import { expect, test } from '@jest/globals';
import type { JournalOperation, OperationResult } from '@word-unfolded/contracts';
import { hasUnsent, syncStatusOf } from '@word-unfolded/journal-merge';
import fc from 'fast-check';
import { onlyEntry, openJournal, OWNER, storesOfDevice } from '../../../test/journal-on-device.js';
import { ServerInMemory } from '../../../test/journal-server-in-memory.js';
import type { JournalServer } from '../journal-types.js';
import { entryPath } from '../stored/stored-journal.js';

test('text that is written offline is stored on the device, and reaches the server when there is a network', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  const offline = openJournal(stores, { exchange: () => Promise.reject(new Error('no network')) });
  const { key } = await offline.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await offline.edit(key, { content: 'Whither thou goest' });
  await expect(offline.exchange()).rejects.toThrow('no network');
  expect(syncStatusOf(onlyEntry(offline))).toBe('pending');

  const again = openJournal(stores, server);
  await again.exchange();
  expect(syncStatusOf(onlyEntry(again))).toBe('synced');
  expect(onlyEntry(again).key).toBe(key);
  expect([...server.states.values()].map(({ content }) => content)).toEqual(['Whither thou goest']);
});

test('a lost response is requested again, and the operation is applied once', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  let isLost = true;
  const line: Pick<JournalServer, 'exchange'> = {
    exchange: async (sent) => {
      const answer = await server.exchange(sent);
      if (isLost) throw new Error('cut');
      return answer;
    },
  };
  const journal = openJournal(stores, line);
  await journal.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await expect(journal.exchange()).rejects.toThrow('cut');
  isLost = false;
  await openJournal(stores, line).exchange();
  expect(server.states.size).toBe(1);
});

test('text that is written while a request is in flight stays, and is sent next', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  let write = (): Promise<unknown> => Promise.resolve();
  const journal = openJournal(stores, {
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
  expect(onlyEntry(journal).working.content).toBe('two');
  expect([...server.states.values()][0]?.content).toBe('two');
  expect(hasUnsent(onlyEntry(journal))).toBe(false);
});

test('a text that is pasted while the title is in flight is sent, though the title alone is refused', async () => {
  const server = new ServerInMemory();
  const stores = storesOfDevice();
  let paste: (() => Promise<unknown>) | undefined;
  const slow: Pick<JournalServer, 'exchange'> = {
    exchange: async (sent) => {
      await paste?.();
      paste = undefined;
      const results = sent.operations.map(({ id, change }): OperationResult | undefined =>
        (change.fields.title ?? '').length > 200
          ? { id, status: 'refused', code: 'ENTRY_TITLE_TOO_LONG', params: { max: 200 } }
          : undefined,
      );
      const taken = sent.operations.filter((_, place) => !results[place]);
      const answer = await server.exchange({ ...sent, operations: taken });
      return { ...answer, results: results.map((result) => result ?? answer.results.shift()!) };
    },
  };
  const journal = openJournal(stores, slow);
  const { key } = await journal.begin({ date: '2026-03-01', title: 'too long '.repeat(30), content: 'text' });
  paste = () => journal.edit(key, { title: 'Ruth' });
  await journal.exchange();
  expect([...server.states.values()].map(({ title }) => title)).toEqual(['Ruth']);
  expect(syncStatusOf(onlyEntry(journal))).toBe('synced');
});

test('a draft without text stays on its device, and is neither sent nor refused', async () => {
  const sent: JournalOperation[] = [];
  const server = new ServerInMemory();
  const journal = openJournal(storesOfDevice(), {
    exchange: (request) => {
      sent.push(...request.operations);
      return server.exchange(request);
    },
  });
  const { key } = await journal.begin({ date: '2026-03-01', title: 'Ruth' });
  await journal.exchange();
  expect(sent).toEqual([]);
  expect(syncStatusOf(onlyEntry(journal))).toBe('pending');
  await journal.edit(key, { content: 'Whither' });
  await journal.exchange();
  await journal.edit(key, { content: ' \u200b', mood: 'hopeful' });
  await journal.exchange();
  expect([...server.states.values()]).toMatchObject([{ content: 'Whither', mood: 'hopeful' }]);
  expect(syncStatusOf(onlyEntry(journal))).toBe('pending');
});

test('an entry that an older version left refused for a missing text is sent once the text exists', async () => {
  const stores = storesOfDevice();
  const before = openJournal(stores, { exchange: () => Promise.reject(new Error('no network')) });
  const { key } = await before.begin({ date: '2026-03-01', title: 'Ruth', content: 'Whither' });
  await stores.entries.change(entryPath(OWNER, key), (entry) => ({
    ...entry!,
    problem: { code: 'ENTRY_CONTENT_REQUIRED', params: {} },
  }));
  const server = new ServerInMemory();
  const journal = openJournal(stores, server);
  await journal.exchange();
  expect(syncStatusOf(onlyEntry(journal))).toBe('synced');
  expect(server.states.size).toBe(1);
});

test('two devices converge without losing text, whatever their order and lost connections', async () => {
  const act = fc.record({
    device: fc.nat(1),
    does: fc.constantFrom('write', 'exchange', 'lose the answer', 'lose the question', 'restart'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (actions) => {
      const server = new ServerInMemory();
      const stores = [storesOfDevice(), storesOfDevice()] as const;
      let cut: 'none' | 'question' | 'answer' = 'none';
      const line: Pick<JournalServer, 'exchange'> = {
        exchange: async (sent) => {
          if (cut === 'question') throw new Error('cut');
          const answer = await server.exchange(sent);
          if (cut === 'answer') throw new Error('cut');
          return answer;
        },
      };
      const journals = stores.map((each) => openJournal(each, line));
      const first = await journals[0]!.begin({ date: '2026-03-01', title: 'Ruth', content: 'text 0' });
      await journals[0]!.exchange();
      await journals[1]!.exchange();
      const keys = [first.key, onlyEntry(journals[1]!).key];
      const written: string[] = [];
      for (const [at, { device, does }] of actions.entries()) {
        const journal = journals[device]!;
        cut = does === 'lose the answer' ? 'answer' : does === 'lose the question' ? 'question' : 'none';
        if (does === 'restart') journals[device] = openJournal(stores[device]!, line);
        else if (does === 'write') {
          const content = `text ${at} of ${device}`;
          await journal.edit(keys[device]!, { content });
          written.push(content);
        } else await journal.exchange().catch(() => undefined);
      }
      cut = 'none';
      for (const journal of [...journals, ...journals]) await journal.exchange();
      const [one, other] = journals.map((journal) => onlyEntry(journal).working);
      expect(one).toEqual(other);
      const last = [0, 1].map((device) => written.findLast((text) => text.endsWith(`of ${device}`)));
      for (const text of last) if (text) expect([...server.texts]).toContain(text);
    }),
    { numRuns: 60 },
  );
});
