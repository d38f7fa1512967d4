import { expect, test } from '@jest/globals';
import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import { scriptureHtml } from './scripture-html.js';

const verse = (number: number, text: string, more: Partial<Verse> = {}): Verse => ({
  book: 'Ps',
  chapter: 23,
  number,
  canonicalId: number,
  canonicalEndId: number,
  text,
  omitted: false,
  headings: [],
  title: null,
  lines: [{ opens: 'paragraph', poetry: 0, spans: [{ text }] }],
  notes: [],
  ...more,
});

const answer = (...verses: Verse[]): PassageAnswer => ({
  reference: 'Psalm 23',
  content: '',
  translation: {
    id: 'T',
    abbreviation: 'T',
    name: 'Test',
    language: 'en',
    edition: null,
    licence: 'none',
    notice: 'Nobody & all',
  },
  passages: [{ reference: 'Psalm 23', osis: 'Ps.23', verses }],
  next: null,
});

const htmlOf = (...verses: Verse[]) => scriptureHtml(answer(...verses));

test('renders the words with their numbers, title, name and notice', () => {
  const html = htmlOf(
    verse(1, 'The Lord', {
      title: 'Of David',
      lines: [
        {
          opens: 'stanza',
          poetry: 1,
          spans: [{ text: 'The ' }, { text: 'Lord', divineName: true, notes: [0] }],
        },
        { opens: 'line', poetry: 2, spans: [{ text: 'is mine', jesus: true }] },
      ],
      notes: [{ kind: 'note', text: 'said of' }],
    }),
  );
  expect(html).toContain('<h1 class="first-title">Psalm 23</h1>');
  expect(html).toContain('<p class="scripture-title">Of David</p>');
  expect(html).toContain(
    '<span class="scripture-line scripture-level1"><span class="verse-number">1</span>The <span class="divine-name">Lord</span>',
  );
  expect(html).toContain(
    '<span class="scripture-line scripture-level2"><span class="words-of-jesus">is mine</span>',
  );
  expect(html).toContain('<p class="first-notice">Nobody &amp; all</p>');
});

test('escapes all markup in a text', () => {
  const html = htmlOf(verse(1, '<script>alert("1")</script>', { headings: ['<b>'], title: '<i>' }));
  expect(html).not.toMatch(/<(script|b|i)>/);
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
});

test('renders only the beginning of a passage that is longer than any screen', () => {
  const html = htmlOf(...Array.from({ length: 176 }, (_, at) => verse(at + 1, `word ${at + 1}`)));
  expect(html).toContain('word 40');
  expect(html).not.toContain('word 41');
});

test('returns nothing for a passage without words', () => {
  expect(scriptureHtml({ ...answer(), passages: [] })).toBe('');
});
