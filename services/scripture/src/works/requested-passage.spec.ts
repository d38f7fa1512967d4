import { verseId } from '@word-unfolded/scripture-ref';
import { readRequestedPassage } from './requested-passage.js';

const ask = (reference: string, translationId?: string) =>
  readRequestedPassage({ reference, translationId, language: 'en' }, 'WEB');

describe('a passage in a request', () => {
  it('is read in the numbering of its translation, with its canonical verses', () => {
    const requested = ask('Jonah 2:1', 'RV1909');
    expect(requested).toMatchObject({
      translation: { id: 'spa_r09' },
      reference: 'Jonás 2:1',
      canonical: [{ first: verseId('Jonah', 1, 17), last: verseId('Jonah', 1, 17) }],
      next: null,
    });
    expect(ask('Jonah 2:1')).toMatchObject({ canonical: [{ first: verseId('Jonah', 2, 1) }] });
  });

  it('is cut off after two hundred verses, and the rest can be requested next', () => {
    const requested = ask('John 3:16; Psalms 1-150');
    expect(requested.next).toMatch(/^Ps\.\d+\.\d+-Ps\.150/);
    const rest = ask(requested.next!);
    expect(rest.ranges[0]!.first).toBeGreaterThan(requested.ranges.at(-1)!.last);
    expect(ask('Psalm 119')).toMatchObject({ reference: 'Psalm 119', next: null });
  });

  it('is refused if its translation or verse does not exist', () => {
    expect(() => ask('John 3:16', 'nobody')).toThrow(
      expect.objectContaining({ code: 'SCRIPTURE_TRANSLATION_NOT_FOUND' }),
    );
    expect(() => ask('John 3:99')).toThrow(expect.objectContaining({ code: 'SCRIPTURE_VERSE_NOT_FOUND' }));
  });
});
