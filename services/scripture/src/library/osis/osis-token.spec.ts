import { tokenizeOsis } from './osis-token.js';

describe('an OSIS fragment', () => {
  it('is split into tags and texts', () => {
    expect(tokenizeOsis('A <w lemma="strong:G1">word</w> <lb type="x-p"/>')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'open', name: 'w', attributes: { lemma: 'strong:G1' } },
      { kind: 'text', text: 'word' },
      { kind: 'close', name: 'w' },
      { kind: 'text', text: ' ' },
      { kind: 'empty', name: 'lb', attributes: { type: 'x-p' } },
    ]);
  });

  it('does not have to be balanced', () => {
    expect(tokenizeOsis('</q>end').map(({ kind }) => kind)).toEqual(['close', 'text']);
  });

  it('has its character references resolved', () => {
    expect(tokenizeOsis('a &amp; b &#243; &#x20AC; &lt;c&gt; &unknown;')).toEqual([
      { kind: 'text', text: 'a & b ó € <c> &unknown;' },
    ]);
  });
});
