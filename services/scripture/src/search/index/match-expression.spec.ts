import fc from 'fast-check';
import { anyOf, anyPhraseOf, phraseOf, quoteWord } from './match-expression.js';

/** The rest of an expression without its strings. */
const syntaxOf = (expression: string) => expression.replace(/"(?:[^"]|"")*"/g, '_');

describe('an expression of the full-text index', () => {
  it('has no operators in its words, whatever they are', () => {
    const words = fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(words, fc.array(words, { minLength: 1, maxLength: 3 }), (group, groups) => {
        expect(syntaxOf(phraseOf(group))).toBe('_');
        expect(syntaxOf(anyOf(group))).toMatch(/^_( OR _)*$/);
        expect(syntaxOf(anyPhraseOf(groups))).toMatch(/^_( OR _)*$/);
      }),
    );
  });

  it('doubles quotation marks, and drops characters that would end the text', () => {
    expect(quoteWord('a"b\0c')).toBe('"a""bc"');
  });
});
