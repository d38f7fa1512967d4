import fc from 'fast-check';
import { foldedWords, wordsBegunBy } from './folded-words.js';
import { excerptOf, matchRanges } from './match-ranges.js';
import { scoreOwnText } from './score-own-text.js';
import { matchQuality, ownTerm, ownTerms } from './search-terms.js';

const NOW = new Date('2026-03-01T00:00:00Z');
const DATE = '2026-02-01';

const score = (q: string, own: { title?: string; text?: string; tags?: string[]; verseWords?: string[] }) =>
  scoreOwnText(ownTerms(q), { title: '', text: '', date: DATE, ...own }, NOW);

/** Any text, often with what queries and texts are made of. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'grace',
        'Oración',
        'oraciones',
        'praying',
        '“Grace’s,” she said…',
        '恩典の道',
        '🙏🏽',
        'חסד',
        '.*',
        '\u0301',
        '\ud800',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(' '));

describe('a search of own texts', () => {
  it('finds other forms of a word in both languages, without case and accents', () => {
    for (const [q, text] of [
      ['praying', 'We PRAYED all night'],
      ['happiness', 'a happy day'],
      ['oraciones', 'una Oración'],
      ['perdonados', 'me ha perdonado'],
      ['orac', 'oración'],
    ])
      expect([q, score(q!, { text: text! }) !== undefined]).toEqual([q, true]);
    expect(score('praying', { text: 'a prairie' })).toBeUndefined();
  });

  it('requires every term, and leaves out function words beside others', () => {
    expect(score('the grace of God', { text: 'grace and God' })).toBeDefined();
    expect(score('grace and wrath', { text: 'grace' })).toBeUndefined();
    expect(score('the', { text: 'in the end' })).toBeDefined();
  });

  it('ranks the title above a tag, a tag above the text, and the text above a cited verse', () => {
    const scores = [
      { title: 'Mercy' },
      { tags: ['mercy'] },
      { text: 'mercy' },
      { verseWords: ['mercy'] },
    ].map((own) => score('mercy', own)!.score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    expect(new Set(scores).size).toBe(4);
  });

  it('ranks words that stand together above the same words apart', () => {
    const together = score('still waters', { text: 'He leads me beside still waters.' })!;
    const apart = score('still waters', { text: 'The waters rose, and the boats were all still.' })!;
    expect(together.score).toBeGreaterThan(apart.score);
  });

  it('has no terms for a text without letters and digits', () => {
    expect(ownTerms('  🙏 *** .*  $')).toEqual([]);
    expect(score('🙏', { text: '🙏' })).toBeUndefined();
  });

  it('highlights only ranges within the text, in order, and never half a character', () => {
    fc.assert(
      fc.property(anyText, anyText, (q, text) => {
        const terms = ownTerms(q);
        const { excerpt, ranges } = excerptOf(text, terms);
        for (const [where, found] of [
          [text, matchRanges(text, terms)],
          [excerpt, ranges],
        ] as const) {
          let last = 0;
          for (const { start, end } of found) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            expect(end).toBeLessThanOrEqual(where.length);
            last = end;
          }
        }
        expect(text.includes(excerpt)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('scores between 0 and 1, and every match begins with the prefix by which an index narrows', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (q, title, text) => {
        const found = score(q, { title, text });
        if (found) expect(found.score >= 0 && found.score <= 1).toBe(true);
        for (const term of ownTerms(q)) {
          expect(term.word.startsWith(term.prefix)).toBe(true);
          expect(matchQuality(term, term.word)).toBe(1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('has the same words whether all are split or only those with a beginning', () => {
    fc.assert(
      fc.property(anyText, anyText, (q, text) => {
        for (const { prefix } of ownTerms(q))
          expect(wordsBegunBy(text, prefix)).toEqual(
            foldedWords(text).filter(({ folded }) => folded.startsWith(prefix)),
          );
      }),
      { numRuns: 500 },
    );
  });

  it('counts a corrected word less', () => {
    expect(matchQuality(ownTerm('grace', true), 'grace')).toBeLessThan(
      matchQuality(ownTerm('grace'), 'grace'),
    );
  });
});
