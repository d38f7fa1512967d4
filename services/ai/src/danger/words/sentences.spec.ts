import fc from 'fast-check';
import { recogniseDanger } from '../recognise-danger.js';
import { sentencesOf } from './sentences.js';

describe('the sentences that are examined', () => {
  it('are short, and not more than a process can examine in passing, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('i', 'want', 'to', 'a', 'b.', 'my', 'too.', 'x', '!', '***', 'k*', '\n'), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.integer({ min: 1, max: 3_000 }),
        (words, times) => {
          const sentences = sentencesOf(`${words.join(' ')} `.repeat(times));
          expect(sentences.length).toBeLessThanOrEqual(1_000);
          for (const sentence of sentences) expect(sentence.split(' ').length).toBeLessThanOrEqual(100);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('are the first and the last ones of a text without end', () => {
    const numbers = Array.from({ length: 6_000 }, (_, index) => `w${index}`);
    const sentences = sentencesOf(numbers.join('. '));
    expect(sentences).toHaveLength(1_000);
    expect(sentences.at(0)).toBe(' w0 ');
    expect(sentences.at(-1)).toBe(' w5999 ');
  });

  it('keep a cry whole wherever it stands in a sentence without full stops', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (before, after) => {
        const text = `${'bread and '.repeat(before)}and i want to kill myself tonight ${'and wine '.repeat(after)}`;
        expect(recogniseDanger(text)).toBe('self-harm');
      }),
      { numRuns: 40 },
    );
  });
});
