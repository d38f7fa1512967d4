import { StudyLibrary } from '../src/library/study-library.js';
import { RealEngine } from './study-engine/real-engine.js';

let engine: RealEngine;
let library: StudyLibrary;
beforeAll(async () => {
  engine = await RealEngine.start();
  library = engine.service.app.get(StudyLibrary, { strict: false });
});
afterAll(() => engine.stop());

const english = { language: 'en', translationId: 'WEB' } as const;
const spanish = { language: 'es', translationId: 'spa_r09' } as const;

describe('the study library', () => {
  it('returns passages in the numbering of their translation', async () => {
    const jonah = await library.passage('Jonás 2:1', spanish);
    expect(jonah).toMatchObject({ osis: 'Jonah.2.1', verses: [{ canonicalId: 32_001_017 }] });
    expect(await library.passage('Psalm 151:9', english)).toBeUndefined();
  });

  it('returns their context', async () => {
    const romans = await library.passage('Romans 8:39', english);
    const { before, after } = await library.context(romans!, english, 2);
    expect([before?.osis, after?.osis]).toEqual(['Rom.8.37-Rom.8.38', 'Rom.9.1-Rom.9.2']);
  });

  it('finds the original words of an untagged edition by a tagged one, for the same verses', async () => {
    const web = await library.passage('Romans 8:28', english);
    const words = await library.words(web!, english);
    expect(words?.translation.id).toBe('KJV');
    expect(words?.verses[0]?.words).toContainEqual({ text: 'purpose', before: 'his', strongs: ['G4286'] });
    const own = await library.words((await library.passage('Jonás 2:1', spanish))!, spanish);
    expect(own).toMatchObject({ translation: { id: 'spa_r09' }, verses: [{ verse: { osis: 'Jonah.2.1' } }] });
  });

  it('returns entries, places, topics, commentary and cross references', async () => {
    const romans = (await library.passage('Romans 8:28', english))!;
    expect((await library.lexicon('G4286', english))?.entry?.lemma).toBe('πρόθεσις');
    expect(await library.lexicon('G9999', english)).toBeUndefined();
    expect(await library.lexicon('nonsense', english)).toBeUndefined();
    expect((await library.otherUses('G4286', english, { limit: 2 }))?.items).toHaveLength(2);
    expect((await library.topic('anxiety', english))?.topic?.name).toBe('CARE');
    expect((await library.topicsOf(romans, english))?.topics.map(({ name }) => name)).toContain(
      'PREDESTINATION',
    );
    expect((await library.commentary(romans, english))?.sections[0]?.osis).toBe('Rom.8.28-Rom.8.31');
    expect((await library.crossReferences(romans, english, { limit: 3 }))?.items).toHaveLength(3);
  });

  it('searches another translation when the reader’s is not stored here', async () => {
    const found = await library.search('work together for good', {
      language: 'en',
      translationId: 'eng_t4t',
    });
    expect(found?.verses[0]).toMatchObject({ book: 'Rom', chapter: 8, number: 28 });
  });

  it('cancels only the wait of the caller that aborts', async () => {
    const leaving = new AbortController();
    const ask = (signal?: AbortSignal) => library.passage('Obadiah 1:4', { ...english, signal });
    const [gone, stays] = [ask(leaving.signal), ask()];
    leaving.abort(new Error('gone away'));
    await expect(gone).rejects.toThrow('gone away');
    expect((await stays)?.osis).toBe('Obad.1.4');
  });

  it('caches responses, and throws when the service is away', async () => {
    const known = await library.passage('Nahum 1:7', english);
    await engine.stopScripture();
    expect(await library.passage('Nahum 1:7', english)).toEqual(known);
    await expect(library.passage('Nahum 1:8', english)).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await engine.startScripture();
    expect((await library.passage('Nahum 1:8', english))?.osis).toBe('Nah.1.8');
  });
});
