import { jest } from '@jest/globals';
import { memoryIndexedDb } from '../../test/memory-indexed-db.js';
import { createStore } from './create-store.js';
import { indexedStore } from './create-store.js';
import { memoryStore } from './memory-store.js';

type Note = { readonly text: string };

const STORES = [
  ['IndexedDB', () => indexedStore<Note>('bible_notes', memoryIndexedDb())],
  ['memory', () => memoryStore<Note>()],
] as const;

describe.each(STORES)('records that are stored in %s', (_, newStore) => {
  it('can be read again, and are gone after their deletion', async () => {
    const notes = createStore('bible_notes', newStore());
    expect(await notes.read('ruth/1')).toBeUndefined();
    expect(await notes.change('ruth/1', () => ({ text: 'Whither' }))).toEqual({ text: 'Whither' });
    expect(await notes.read('ruth/1')).toEqual({ text: 'Whither' });
    expect(await notes.change('ruth/1', () => undefined)).toBeUndefined();
    expect(await notes.read('ruth/1')).toBeUndefined();
  });

  it('are found by key prefix', async () => {
    const notes = createStore('bible_notes', newStore());
    for (const key of ['ruth/2', 'boaz/1', 'ruth/1']) await notes.change(key, () => ({ text: key }));
    expect(await notes.readAll('ruth/')).toEqual([{ text: 'ruth/1' }, { text: 'ruth/2' }]);
  });

  it('lose no concurrent change', async () => {
    const notes = createStore('bible_notes', newStore());
    const add = (letter: string) =>
      notes.change('one', (stored) => ({ text: (stored?.text ?? '') + letter }));
    await Promise.all([...'abcdefghij'].map(add));
    expect([...(await notes.read('one'))!.text].sort().join('')).toBe('abcdefghij');
  });

  it('change together, or not at all', async () => {
    const notes = createStore('bible_notes', newStore());
    for (const key of ['one', 'two']) await notes.change(key, () => ({ text: key }));
    const events: string[] = [];
    notes.watch((key) => events.push(key));
    await notes.changeMany(['one', 'two', 'three'], (stored) => {
      expect([...stored.keys()].sort()).toEqual(['one', 'two']);
      return new Map([
        ['one', undefined],
        ['two', { text: `${stored.get('two')?.text} again` }],
        ['four', { text: 'new' }],
      ]);
    });
    expect(await notes.readAll('')).toEqual([{ text: 'new' }, { text: 'two again' }]);
    expect(events).toEqual(['one', 'two', 'four']);
    const failing = notes.changeMany(['two'], () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notes.readAll('')).toEqual([{ text: 'new' }, { text: 'two again' }]);
  });

  it('stay as they were when a change of them fails', async () => {
    const notes = createStore('bible_notes', newStore());
    await notes.change('one', () => ({ text: 'before' }));
    const failing = notes.change('one', () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await notes.read('one')).toEqual({ text: 'before' });
    await notes.change('one', () => ({ text: 'after' }));
    expect(await notes.read('one')).toEqual({ text: 'after' });
  });

  it('notify subscribers of each change until they unsubscribe', async () => {
    const notes = createStore('bible_notes', newStore());
    const hear = jest.fn();
    const stop = notes.watch(hear);
    await notes.change('one', () => ({ text: 'a' }));
    stop();
    await notes.change('two', () => ({ text: 'b' }));
    expect(hear.mock.calls).toEqual([['one']]);
  });
});

describe('a full device', () => {
  it('reports it, retains its records, and accepts more when there is room again', async () => {
    let room = 1;
    const notes = createStore(
      'bible_notes',
      indexedStore<Note>(
        'bible_notes',
        memoryIndexedDb(() => room),
      ),
    );
    await notes.change('one', () => ({ text: 'a' }));
    await expect(notes.change('two', () => ({ text: 'b' }))).rejects.toThrow('full');
    expect(await notes.readAll('')).toEqual([{ text: 'a' }]);
    room = 2;
    await notes.change('two', () => ({ text: 'b' }));
    expect(await notes.readAll('')).toHaveLength(2);
  });
});
