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

describe('an answer that was shown', () => {
  it('is read as it was written, without links and escapes', () => {
    expect(plainAnswer(`## Good\n\n“${words}” (${reference}), a \\[b\\]\\!`)).toBe(
      '## Good\n\n“He *said* [so]” (Romans 8:28), a [b]!',
    );
  });

  it('keeps what is no link of ours', () => {
    expect(plainAnswer('[a](https://example.org)')).toBe('[a](https://example.org)');
  });

  it('tells which passage it named last', () => {
    const other = answerLink('Jude 24', { kind: 'reference', osis: 'Jude.1.24', mark: 'exact' });
    expect(lastReference(`${reference} and ${other}, “${words}”`)).toBe('Jude 24');
    expect(lastReference('nothing')).toBeUndefined();
  });
});
