import { renderHook } from '@testing-library/react';
import { answerLink } from '@word-unfolded/answer-text';
import { startTexts } from '@word-unfolded/i18n';
import {
  useAnswerPlainText,
  useAnswerSpokenText,
  useSignedPlainText,
  withoutMarkup,
} from './plain-answer.js';

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
      'Grief\n\n“Jesus wept.” (John 11:35, WEB, exact)\n\nHe too wept.',
    );
  });

  it('states which claims about a word are not in the lexicon', () => {
    const link = answerLink('agapē', { kind: 'lexicon', strongs: 'G9999', mark: 'unverified' });
    expect(copied(link)).toBe('agapē (not confirmed by the lexicon)');
  });

  it('carries the marks of corrected words and references', () => {
    const word = answerLink('G26', { kind: 'lexicon', strongs: 'G26', mark: 'repaired' });
    const reference = answerLink('John 3:16', { kind: 'reference', osis: 'John.3.16', mark: 'repaired' });
    expect(copied(`${word}; ${reference}`)).toBe('G26 (G26, corrected); John 3:16 (corrected)');
  });

  it('says who wrote it, and what the marks mean', () => {
    const signed = renderHook(() => useSignedPlainText()).result.current;
    expect(signed('Grace.', { kind: 'model', name: 'gpt-x' })).toMatch(
      /^Grace\.\n\n— Written by gpt-x, a language model\b.*compared with the named edition/u,
    );
    expect(signed('Grace.', undefined)).toBe('Grace.');
  });

  it('names what is not confirmed when it is spoken', () => {
    const link = answerLink('agapē', { kind: 'lexicon', strongs: 'G9999', mark: 'unverified' });
    const spoken = renderHook(() => useAnswerSpokenText()).result.current;
    expect(spoken(`The **word** ${link}.`)).toBe('The word agapē (not confirmed by the lexicon).');
  });

  it('announces what was corrected or removed when it is spoken, and nothing of what is exact', () => {
    const scripture = (mark: 'exact' | 'repaired') =>
      answerLink('Jesus wept.', { kind: 'scripture', osis: 'John.11.35', translationId: 'WEB', mark });
    const reference = answerLink('John 11:35', { kind: 'reference', osis: 'John.11.35', mark: 'repaired' });
    const removed = answerLink('', { kind: 'removed', reason: 'not-found' });
    const spoken = renderHook(() => useAnswerSpokenText()).result.current;
    expect(spoken(scripture('exact'))).toBe('Jesus wept.');
    expect(spoken(`${scripture('repaired')} ${reference}`)).toBe(
      'Jesus wept. (corrected) John 11:35 (corrected)',
    );
    expect(spoken(removed)).toMatch(/^A quotation stood here\b.*\bremoved\.$/u);
  });

  it('says of help for somebody in danger that people wrote it', () => {
    const signed = renderHook(() => useSignedPlainText()).result.current;
    expect(signed('Call.', { kind: 'people', name: 'People' })).toContain('Written beforehand by people');
  });

  it('retains words literally, including special characters', () => {
    expect(withoutMarkup(String.raw`2 \* 3 and snake_case_name and [a \[note\]](https://e.org)`)).toBe(
      '2 * 3 and snake_case_name and a [note]',
    );
  });
});
