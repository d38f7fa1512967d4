import type { GeneratedContent } from '@word-unfolded/domain';
import { quoteToDraw } from './quote-to-draw.js';

const quoteOf = (content: string): GeneratedContent => ({
  ...{ id: 'q', type: 'quote', title: '', content, image: null, writer: 'Study engine', active: true },
  createdAt: '2026-03-01T12:00:00.000Z',
});

test('a quoted verse begins with its words and its reference', () => {
  const content = '> [Jesus wept.](scripture:John.11.35)\n>\n> — [John 11:35](scripture:John.11.35), WEB';
  expect(quoteToDraw(quoteOf(content))).toEqual({ quote: 'Jesus wept.', reference: 'John 11:35' });
});

test('a thought has its generator as its author, and keeps no reference as if it were Scripture', () => {
  const content = 'Grace meets us before we look for it.\n\n— Romans 5:8 (World English Bible)';
  expect(quoteToDraw(quoteOf(content))).toEqual({
    quote: 'Grace meets us before we look for it.',
    attribution: 'Study engine',
  });
});

test('without words there is nothing to draw', () => {
  for (const content of ['', '> \n', '— John 3:16']) expect(quoteToDraw(quoteOf(content))).toBeUndefined();
});
