import { loadReferenceParser } from '@word-unfolded/scripture-ref';
import { withReferences } from './with-references.js';

describe('the text of an entry', () => {
  it('gets links for its references, except within links and code', async () => {
    const parser = await loadReferenceParser(['en']);
    const find = (words: string) => parser.find(words, 'en');
    expect(withReferences('See John 3:16 and `John 3:17`.', find)).toBe(
      'See [John 3:16](reference:John.3.16?mark=exact) and `John 3:17`.',
    );
    expect(withReferences('[John 3:16](https://example.org)', find)).toBe('[John 3:16](https://example.org)');
  });

  it('keeps its line breaks', () => {
    expect(withReferences('one\ntwo\n\nthree', () => [])).toBe('one  \ntwo\n\nthree');
  });
});
