import { askedWord } from './asked-word.js';

const WORDS = ['There', 'therefore', 'no', 'condemnation', 'in Christ'].map((text, start) => ({
  start,
  text,
}));
const about = (question: string, keyTerm?: string) =>
  askedWord(WORDS, { question, ...(keyTerm !== undefined && { keyTerm }) });

describe('the word that a question is about', () => {
  it('is its key term', () => {
    expect(about('Why this word?', 'Therefore')).toBe(1);
    expect(about('Why this word?', 'no condemnation')).toBe(3);
    expect(about('What is condemnation?', 'Christ')).toBe(4);
  });

  it('is null for a key term that is not in the verse', () => expect(about('Why?', 'grace')).toBeNull());

  it('is otherwise the longest that the question has', () => {
    expect(about('What is there in “condemnation”?')).toBe(3);
    expect(about('What does he mean?')).toBeUndefined();
  });
});
