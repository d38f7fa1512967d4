import { SUGGESTIONS_LIMIT } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { openSearchedLibrary } from '../searched-library.js';

const { suggest } = openSearchedLibrary();

describe('while a reader types', () => {
  const complete = async (q: string, language: Language = 'en') =>
    (await suggest(q, language)).map(({ text }) => text);

  it('references come first, and words after them', async () => {
    const suggestions = await suggest('rom');
    expect(suggestions[0]).toEqual({ kind: 'reference', text: 'Romans', osis: 'Rom' });
    expect(suggestions).toContainEqual({ kind: 'words', text: 'Rome' });
    expect(suggestions.length).toBeLessThanOrEqual(SUGGESTIONS_LIMIT);
  });

  it('the last word is completed with frequent words, in their written form', async () => {
    expect((await complete('shep'))[0]).toBe('shepherd');
    expect((await complete('coraz', 'es'))[0]).toBe('corazón');
    expect(await complete('jerusal')).toContain('Jerusalem');
  });

  it('a line is completed with its continuation in a verse, also in other words', async () => {
    expect((await complete('the lord is my sh'))[0]).toBe('the lord is my shepherd');
    expect((await complete('for God so loved the w'))[0]).toBe('for God so loved the world');
    expect((await complete('porque de tal m', 'es'))[0]).toBe('porque de tal manera');
    expect(await complete('pillar of ')).toEqual(
      expect.arrayContaining(['pillar of cloud', 'pillar of fire']) as unknown,
    );
  });

  it("the other language is used if the reader's own has nothing", async () => {
    expect(await complete('bienav', 'en')).toContain('bienaventurados');
  });

  it("a well-known verse is suggested in its remembered words, the reader's own language before the other", async () => {
    expect(await complete('plans to pros')).toContain('plans to prosper you and not to harm you');
    expect(await complete('plans to pros', 'es')).toContain('plans to prosper you and not to harm you');
    expect(await complete('tanto amo dios al', 'es')).toContain(
      'tanto amó dios al mundo que dio a su único hijo',
    );
  });

  it('empty input has no suggestions', async () => {
    for (const q of ['', '   ', '"', 'zzzz']) expect(await complete(q)).toEqual([]);
  });
});
