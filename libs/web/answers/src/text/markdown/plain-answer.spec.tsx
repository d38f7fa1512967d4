import { renderHook } from '@testing-library/react';
import { answerLink } from '@word-unfolded/answer-text';
import { startTexts } from '@word-unfolded/i18n';
import { useAnswerPlainText, withoutMarkup } from './plain-answer.js';

beforeAll(() => startTexts('en'));

const copied = (content: string) => renderHook(() => useAnswerPlainText()).result.current(content);

describe('an answer as copied text', () => {
  it('distinguishes Scripture, with its passage, edition and mark', () => {
    const link = answerLink('Jesus wept.', {
      kind: 'scripture',
      osis: 'John.11.35',
      translationId: 'WEB',
      mark: 'exact',
    });
    expect(copied(`## Grief\n\n> “${link}”\n\nHe **too** *wept*.`)).toBe(
      'Grief\n\n“Jesus wept. (John 11:35, WEB, exact)”\n\nHe too wept.',
    );
  });

  it('states which claims about a word are not in the lexicon', () => {
    const link = answerLink('agapē', { kind: 'lexicon', strongs: 'G9999', mark: 'unverified' });
    expect(copied(link)).toBe('agapē (not in the lexicon)');
  });

  it('retains words literally, including special characters', () => {
    expect(withoutMarkup(String.raw`2 \* 3 and snake_case_name and [a \[note\]](https://e.org)`)).toBe(
      '2 * 3 and snake_case_name and a [note]',
    );
  });
});
