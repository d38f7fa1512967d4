import type { FiledEntry, ImportResult } from '@word-unfolded/contracts';
import type { EntryToImport } from '@word-unfolded/offline';
import { jest } from '@jest/globals';
import { importFile, type ImportDestinations } from './import-file.js';

const AT = '2026-03-01T08:00:00.000Z';

function entry(key: string): FiledEntry {
  return {
    key,
    title: key,
    content: 'Whither',
    scripture: '',
    date: '2026-03-01',
    createdAt: AT,
    updatedAt: AT,
    category: 'uncategorized',
    tags: [],
    mood: null,
    archived: false,
    deletedAt: AT,
    generatedContent: [],
    conflict: null,
    history: [{ number: 1, kind: 'written', at: AT, title: key, content: 'Before' }],
    weather: { sky: 'clear' },
  };
}

const idOf = (key: string) => `id of ${key}`;

function fakes(take: ImportDestinations['server']['take']) {
  const stored: string[] = [];
  const waiting: FiledEntry[] = [];
  const sent: FiledEntry[] = [];
  const journal = {
    exchange: jest.fn(() => Promise.resolve()),
    importFile: (entries: readonly EntryToImport[]) => {
      stored.push(...entries.map(({ localId }) => localId));
      waiting.push(...entries.flatMap(({ filed }) => filed ?? []));
      return Promise.resolve(entries.map(({ localId }) => localId));
    },
  };
  const server: ImportDestinations['server'] = {
    take: (portion, signal) => {
      sent.push(...portion);
      return take(portion, signal);
    },
  };
  return { stored, waiting, sent, journal, destinations: { journal, server } };
}

const imported = ({ key }: FiledEntry): ImportResult => ({ key, status: 'imported', entryId: idOf(key) });
const signal = new AbortController().signal;

describe('a file that the page imports', () => {
  const file = [entry('local_a'), entry('local_b')];

  it('goes to the server unchanged, with history, bin and unknown keys, and is then fetched from there', async () => {
    const { stored, sent, journal, destinations } = fakes((portion) =>
      Promise.resolve(portion.map(imported)),
    );
    const result = await importFile(destinations, file, () => undefined, signal);
    expect(sent).toEqual(file);
    expect(stored).toEqual([]);
    expect(journal.exchange).toHaveBeenCalledTimes(2);
    expect(result).toEqual({
      keys: [idOf('local_a'), idOf('local_b')],
      brought: file,
      hasFailed: false,
      withoutHistory: false,
      isWaiting: false,
    });
  });

  it('waits on this device with all its data when there is no network', async () => {
    const { stored, waiting, destinations } = fakes(() => Promise.reject(new Error('no network')));
    const result = await importFile(destinations, file, () => undefined, signal);
    expect(stored).toEqual(['local_a', 'local_b']);
    expect(waiting).toEqual(file);
    expect(result).toMatchObject({ brought: file, withoutHistory: false, isWaiting: true });
  });

  it('leaves the entries that the server rejects on this device, and the rest on the server', async () => {
    const refuse = ({ key }: FiledEntry): ImportResult => ({
      key,
      status: 'refused',
      code: 'ENTRY_TITLE_TOO_LONG',
      params: {},
    });
    const { stored, waiting, destinations } = fakes((portion) =>
      Promise.resolve(portion.map((each) => (each.key === 'local_a' ? refuse(each) : imported(each)))),
    );
    const result = await importFile(destinations, file, () => undefined, signal);
    expect(stored).toEqual(['local_a']);
    expect(waiting).toEqual([]); // the server would reject it again
    expect(result.withoutHistory).toBe(true);
    expect(result.keys).toEqual([idOf('local_b'), 'local_a']);
    expect(result.brought).toEqual(file);
  });

  it('stops when it is cancelled', async () => {
    const { stored, sent, destinations } = fakes((portion) => Promise.resolve(portion.map(imported)));
    const result = await importFile(destinations, file, () => undefined, AbortSignal.abort());
    expect([stored, sent, result.brought]).toEqual([[], [], []]);
  });
});
