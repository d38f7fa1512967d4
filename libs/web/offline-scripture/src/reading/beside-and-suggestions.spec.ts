/** @jest-environment node */
import { createMemoryEditions, fakeTranslation, storeFake } from '../../test/index.js';
import { ScriptureWorkerContext } from '../worker/scripture-worker-context.js';
import { readParallelOffline } from './read-parallel-offline.js';
import { suggestOffline } from './suggest-offline.js';

const ENGLISH = {
  Ruth: [['The good shepherd came.', 'The shepherds were glad of the good shade.', 'Naomi was glad.']],
  Jonah: [['Arise.', 'He fled.']],
};
/** The second verse of this Ruth joins the words of the second and the third, and Jonah is missing. */
const SPANISH = { Ruth: [['Vino el buen pastor.', 'Se alegró el corazón de Noemí.', '']] };

async function device() {
  const store = createMemoryEditions();
  await storeFake(store, ENGLISH);
  await storeFake(store, SPANISH, fakeTranslation('INVES', 'es'), {
    'Ruth.1.2': [8_001_002, 8_001_003],
  });
  const workerContext = new ScriptureWorkerContext(store);
  const ask = workerContext.answer.bind(workerContext);
  return {
    beside: (reference: string, translationIds: readonly string[]) =>
      readParallelOffline(store, ask, { reference, translationIds, language: 'en' }),
    suggest: async (begun: string, language: 'en' | 'es' = 'en') =>
      (await suggestOffline(store, ask, begun, language)).map(({ text }) => text),
  };
}

describe('texts on this device side by side', () => {
  it('are aligned by canonical verse, each with its notice, and show where words are joined', async () => {
    const { beside } = await device();
    const answer = (await beside('Ruth 1', ['INV', 'INVES']))!;
    expect(answer.translations.map(({ notice }) => notice)).toEqual([
      'Invented Bible. Public domain.',
      'Invented Bible. Public domain.',
    ]);
    const [passage] = answer.passages;
    expect(
      passage!.rows.map(({ cells }) => cells.map(({ verses }) => verses.map(({ text }) => text))),
    ).toEqual([
      [['The good shepherd came.'], ['Vino el buen pastor.']],
      [['The shepherds were glad of the good shade.'], ['Se alegró el corazón de Noemí.']],
      [['Naomi was glad.'], []],
    ]);
    expect(passage!.rows[2]!.cells[1]).toMatchObject({ absence: 'joined', joinedTo: 'Rut 1:2' });
  });

  it('use the numbering of the first, and return nothing if one of them is not here', async () => {
    const { beside } = await device();
    await expect(beside('Jonah 1', ['INVES', 'INV'])).rejects.toMatchObject({
      code: 'SCRIPTURE_BOOK_NOT_IN_TRANSLATION',
    });
    expect(await beside('Ruth 1', ['INV', 'KJV'])).toBeUndefined();
  });
});

describe('suggestions without a network', () => {
  it('are references of the whole Bible, in both languages', async () => {
    const { suggest } = await device();
    expect(await suggest('1 cor')).toEqual(['1 Corinthians']);
    expect((await suggest('Sal 23', 'es'))[0]).toBe('Salmo 23');
    expect(await suggest('jn 3:16-18; 5:1')).toEqual(['John 3:16–18; 5:1']);
  });

  it('are words that follow in the text, then words with this beginning, in their own spelling', async () => {
    const { suggest } = await device();
    expect(await suggest('the good sh')).toEqual(['the good shepherd', 'the good shade']);
    expect(await suggest('shep')).toEqual(['shepherd', 'shepherds']);
    expect(await suggest('coraz', 'es')).toEqual(['corazón']);
    expect(await suggest('noem', 'es')).toEqual(['Noemí']);
    expect(await suggest('zzz')).toEqual([]);
  });

  it('include well-known verses in their remembered wording', async () => {
    const { suggest } = await device();
    expect(await suggest('plans to pros')).toEqual(['plans to prosper you and not to harm you']);
    expect(await suggest('tanto amo dios al', 'es')).toContain(
      'tanto amó dios al mundo que dio a su único hijo',
    );
  });
});
