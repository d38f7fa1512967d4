import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerHref, answerLink, readAnswerHref, type AnswerLink } from './answer-link.js';

const text = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' });
const link: fc.Arbitrary<AnswerLink> = fc.oneof(
  fc.record({
    kind: fc.constant('scripture' as const),
    osis: text,
    translationId: text,
    mark: fc.constantFrom('exact' as const, 'repaired' as const),
  }),
  fc.record({ kind: fc.constant('removed' as const), reason: text }),
  fc.record({
    kind: fc.constant('lexicon' as const),
    strongs: text,
    mark: fc.constantFrom('verified' as const, 'repaired' as const, 'unverified' as const),
  }),
  fc.record({ kind: fc.constant('work' as const), work: text, at: text }),
);

test('reads back an address as it was written', () => {
  fc.assert(fc.property(link, (written) => expect(readAnswerHref(answerHref(written))).toEqual(written)));
});

test('writes an address that cannot end the link that contains it', () => {
  fc.assert(fc.property(link, (written) => expect(answerHref(written)).not.toMatch(/[\s()<>]/)));
});

test('ignores addresses of other schemes', () => {
  for (const href of ['https://example.org', 'javascript:alert(1)', 'scripture:', 'scripture:%', '', 'a'])
    expect(readAnswerHref(href)).toBeUndefined();
});

test('shows words literally, whatever characters they contain', () => {
  expect(answerLink('He *said* [so]\nagain', { kind: 'removed', reason: 'not-found' })).toBe(
    String.raw`[He \*said\* \[so\] again](removed:not-found)`,
  );
});
