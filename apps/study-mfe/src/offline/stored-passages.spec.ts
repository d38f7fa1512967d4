import type { AnswerStore, StoredAnswer } from '@word-unfolded/api-client';
import { passageAnswer, type PassageAnswer } from '@word-unfolded/contracts';
import { answerOf, OTHER_TRANSLATION } from '../../test/fake-passages.js';
import { storePassage, readStoredPassage } from './stored-passages.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An in-memory device. */
function device(): AnswerStore & { readonly rows: Map<string, StoredAnswer> } {
  const rows = new Map<string, StoredAnswer>();
  return {
    rows,
    read: async (key) => rows.get(key),
    write: async (answer) => void rows.set(answer.key, answer),
    storeOnly: async () => undefined,
  };
}

const request = (reference: string, translationId?: string, language: 'en' | 'es' = 'en') => ({
  reference,
  translationId,
  language,
});
const inEdition = (translation: PassageAnswer['translation']): PassageAnswer => ({
  ...FIRST,
  translation,
});
const FIRST = passageAnswer.parse(answerOf('Philippians 2', []));

describe('a passage that was read here', () => {
  it('is found in any notation, with its translation and without', async () => {
    const store = device();
    await storePassage(request('Phil 2'), FIRST, store);
    const { id } = FIRST.translation;
    for (const written of ['Philippians 2', 'phil 2', 'Php 2', 'Phil. 2'])
      for (const translation of [undefined, id, id.toLowerCase()])
        expect(await readStoredPassage(request(written, translation), store)).toEqual(FIRST);
    expect(await readStoredPassage(request('Filipenses 2', undefined, 'es'), store)).toEqual(FIRST);
  });

  it('is found without a translation in the one in which it was read', async () => {
    const store = device();
    const other = inEdition({ ...FIRST.translation, id: OTHER_TRANSLATION.id });
    await storePassage(request('Phil 2', OTHER_TRANSLATION.id), other, store);
    expect(await readStoredPassage(request('Philippians 2'), store)).toEqual(other);
    expect(await readStoredPassage(request('Philippians 2', FIRST.translation.id), store)).toBeUndefined();
  });

  it('is stored once, under the translation of the response', async () => {
    const store = device();
    await storePassage(request('Phil 2'), FIRST, store);
    await storePassage(request('Philippians 2', FIRST.translation.id), FIRST, store);
    expect([...store.rows.keys()].filter((key) => key.startsWith('text/'))).toHaveLength(1);
  });

  it('is valid for seven days, and only in the current format', async () => {
    const store = device();
    await storePassage(request('Phil 2'), FIRST, store);
    const [[key, row]] = [...store.rows].filter(([name]) => name.startsWith('text/')) as [
      [string, StoredAnswer],
    ];
    store.rows.set(key, { ...row, at: Date.now() - 8 * DAY_MS });
    expect(await readStoredPassage(request('Phil 2'), store)).toBeUndefined();
    store.rows.set(key, { ...row, data: { words: 'of another time' } });
    expect(await readStoredPassage(request('Phil 2'), store)).toBeUndefined();
  });

  it('is undefined for a query that is not a reference', async () => {
    const store = device();
    await storePassage(request('a lamp to my feet'), FIRST, store);
    expect(store.rows.size).toBe(0);
    expect(await readStoredPassage(request('a lamp to my feet'), store)).toBeUndefined();
  });
});
