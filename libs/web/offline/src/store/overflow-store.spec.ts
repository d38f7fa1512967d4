import { jest } from '@jest/globals';
import { DATABASE_RETURNED, ROOM_EVENTS } from '@word-unfolded/api-client';
import { memoryIndexedDb } from '../../test/memory-indexed-db.js';
import { indexedStore } from './create-store.js';
import { createStore } from './create-store.js';
import { overflowStore } from './overflow-store.js';

let room: number;
let isOnline: boolean;
const events: string[] = [];
for (const event of Object.values(ROOM_EVENTS)) window.addEventListener(event, () => events.push(event));

beforeEach(() => {
  room = 1;
  isOnline = true;
  events.length = 0;
  jest.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => jest.restoreAllMocks());

const storeOf = () =>
  overflowStore<string>(
    indexedStore(
      'notes',
      memoryIndexedDb(() => room),
    ),
  );

describe('a full device with a network', () => {
  it('lets the page continue with refused records, and stores them when there is room', async () => {
    const store = storeOf();
    await store.change('note/ruth/1', () => 'first');
    expect(await store.change('note/ruth/2', () => 'second')).toBe('second');
    expect(await store.read('note/ruth/2')).toBe('second');
    expect(await store.readAll('note/ruth/')).toEqual(['first', 'second']);
    expect(await store.change('note/ruth/2', (stored) => `${stored} again`)).toBe('second again');
    expect(events).toContain(ROOM_EVENTS.full);
    room = 10;
    await store.change('note/ruth/2', (stored) => `${stored} and again`);
    expect(await store.readPairs('')).toEqual([
      ['note/ruth/1', 'first'],
      ['note/ruth/2', 'second again and again'],
    ]);
    expect(events.at(-1)).toBe(ROOM_EVENTS.room);
  });

  it('still changes several records together', async () => {
    const store = storeOf();
    await store.changeMany(
      ['ruth/1', 'ruth/2'],
      () =>
        new Map([
          ['ruth/1', 'one'],
          ['ruth/2', 'two'],
        ]),
    );
    await store.changeMany(['ruth/1', 'ruth/2'], (stored) => {
      expect([...stored]).toEqual([
        ['ruth/1', 'one'],
        ['ruth/2', 'two'],
      ]);
      return new Map([['ruth/1', undefined]]);
    });
    expect(await store.readPairs('')).toEqual([['ruth/2', 'two']]);
  });

  it('reports an error of the change itself', async () => {
    const failing = storeOf().change('ruth/1', () => {
      throw new Error('no such entry');
    });
    await expect(failing).rejects.toThrow('no such entry');
    expect(events).toEqual([]);
  });
});

describe('a full device', () => {
  it.each(['note/ruth/2', 'note/visitor/2'])('reports it when nothing can be sent: %s', async (key) => {
    const store = storeOf();
    await store.change('note/ruth/1', () => 'first');
    isOnline = key.includes('visitor');
    await expect(store.change(key, () => 'second')).rejects.toThrow('full');
    expect(await store.readAll('')).toEqual(['first']);
  });
});

describe('a device that refuses all storage', () => {
  it('lets the page work from the server', async () => {
    const open = () => {
      throw new DOMException('Storage is forbidden.', 'SecurityError');
    };
    const store = overflowStore<string>(indexedStore('notes', { open } as unknown as IDBFactory));
    expect(await store.readAll('')).toEqual([]);
    await store.change('ruth/1', () => 'words');
    expect(await store.read('ruth/1')).toBe('words');
  });
});

describe('a device that does not answer', () => {
  /** A browser whose databases open when it is released. */
  function silentBrowser() {
    const factory = memoryIndexedDb();
    const waiting: (() => void)[] = [];
    let isSilent = true;
    const open = (name: string) => {
      if (!isSilent) return factory.open(name);
      const request: { onsuccess?: () => void; result?: unknown } = {};
      waiting.push(() => {
        const openRequest = factory.open(name);
        openRequest.onsuccess = () => {
          request.result = openRequest.result;
          request.onsuccess?.();
        };
      });
      return request;
    };
    const release = () => {
      isSilent = false;
      for (const answer of waiting) answer();
    };
    return { factory, open: { open } as unknown as IDBFactory, release };
  }

  it('lets the page work from the server, and keeps what it already had when it answers', async () => {
    const { factory, open, release } = silentBrowser();
    await indexedStore<string>('notes', factory).change('ruth/1', () => 'written before');
    const store = createStore('notes', overflowStore<string>(indexedStore('notes', open)));
    const changedKeys: string[] = [];
    const returned = new Promise<void>((resolve) => {
      store.watch((key) => {
        changedKeys.push(key);
        if (changedKeys.includes('ruth/2') && changedKeys.filter((each) => each === 'ruth/1').length > 1)
          resolve();
      });
    });

    expect(await store.readAll('')).toEqual([]);
    const add = (text: string) => (stored?: string) => (stored ? `${stored}, ${text}` : text);
    expect(await store.change('ruth/1', add('now'))).toBe('now');
    await store.changeMany(['ruth/1', 'ruth/2'], (stored) => {
      const next = new Map([['ruth/2', 'second']]);
      return next.set('ruth/1', add('later')(stored.get('ruth/1')));
    });
    expect(await store.read('ruth/1')).toBe('now, later');
    expect(events).toContain(ROOM_EVENTS.silent);

    release();
    await returned;
    expect(await store.readPairs('')).toEqual([
      ['ruth/1', 'written before, now, later'],
      ['ruth/2', 'second'],
    ]);
    expect(events.at(-1)).toBe(ROOM_EVENTS.room);
    window.dispatchEvent(new Event(DATABASE_RETURNED)); // nothing is computed a third time
    expect(await store.read('ruth/1')).toBe('written before, now, later');
  });
});
