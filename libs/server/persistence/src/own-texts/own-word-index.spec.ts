import { describe, expect, it } from '@jest/globals';
import { distinctWords, matchQuality, ownTerms } from '@word-unfolded/scripture-text';
import fc from 'fast-check';
import { nearestWords } from './nearest-words.js';
import { OwnWordIndex, type IndexedWords } from './own-word-index.js';

const text = (id: string, said: string, isPending = false): IndexedWords => ({
  id,
  date: '2026-01-01',
  titleWords: [],
  words: distinctWords(said),
  verseWords: [],
  stamp: said,
  isPending,
});

const SAID = [
  'mercy',
  'mercies',
  'Corazón',
  'corazones',
  'happy',
  'happiness',
  'the',
  '1co13',
  'λόγος',
  '你好',
];
const said = fc
  .array(fc.constantFrom(...SAID), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

describe('the words of texts in memory', () => {
  it('find what a comparison of every word would find, however the texts have changed', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.option(said)), { maxLength: 12 });
    fc.assert(
      fc.property(changes, said, (changed, query) => {
        const index = new OwnWordIndex();
        const present = new Map<string, string>();
        for (const [id, now] of changed) {
          if (now === null) {
            index.remove(id);
            present.delete(id);
          } else {
            index.put(text(id, now));
            present.set(id, now);
          }
        }
        const terms = ownTerms(query);
        const expected = [...present].filter(([, own]) =>
          terms.every((term) => distinctWords(own).some((word) => matchQuality(term, word) > 0)),
        );
        const found = index.having(terms).map(({ id }) => id);
        expect(found.sort()).toEqual(expected.map(([id]) => id).sort());
      }),
    );
  });

  it('know the words of present texts by their first letters, to correct misspelt ones', () => {
    const index = new OwnWordIndex();
    index.put(text('a', 'mercy river'));
    index.put(text('b', 'rivet morning'));
    index.remove('b');
    expect(index.wordsWith(['r', 'm', 'x'])).toEqual(['river', 'mercy']);
    expect(nearestWords(index.wordsWith(['r']), 'rievr')).toEqual(['river']);
  });

  it('know the texts whose verses are still to come, until they have come', () => {
    const index = new OwnWordIndex();
    index.put(text('a', 'mercy', true));
    index.put(text('b', 'grace'));
    expect(index.pendingIds).toEqual(['a']);
    index.put(text('a', 'mercy'));
    expect(index.pendingIds).toEqual([]);
    expect([index.stampOf('a'), index.stampOf('c')]).toEqual(['mercy', undefined]);
  });

  it('are worn when most places belong to texts that have changed', () => {
    const index = new OwnWordIndex();
    for (let times = 0; times < 1_100; times += 1) index.put(text('a', `mercy ${times}`));
    expect(index.isWorn).toBe(true);
  });
});
