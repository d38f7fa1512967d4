import { answerLink } from '@word-unfolded/answer-text';
import { lastReference } from './last-reference.js';
import { plainAnswer } from './plain-answer.js';

const reference = answerLink('Romans 8:28', { kind: 'reference', osis: 'Rom.8.28', mark: 'exact' });
const words = answerLink('He *said* [so]', {
  kind: 'scripture',
  osis: 'John.3.16',
  translationId: 'WEB',
  mark: 'exact',
});

describe('plainAnswer', () => {
  it('returns the text as the model wrote it, without links and escapes', () => {
    expect(plainAnswer(`## Good\n\n“${words}” (${reference}), a \\[b\\]\\!`)).toBe(
      '## Good\n\n“He *said* [so]” (Romans 8:28), a [b]!',
    );
  });

  it('keeps text that only looks like one of our links', () => {
    expect(plainAnswer('[a](https://example.org)')).toBe('[a](https://example.org)');
  });

  it('returns the passage that was named last', () => {
    const other = answerLink('Jude 24', { kind: 'reference', osis: 'Jude.1.24', mark: 'exact' });
    expect(lastReference(`${reference} and ${other}, “${words}”`)).toBe('Jude 24');
    expect(lastReference('nothing')).toBeUndefined();
  });
});
