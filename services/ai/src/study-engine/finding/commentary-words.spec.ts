import type { CommentaryAnswer } from '@word-unfolded/contracts';
import { commentaryWords } from './commentary-words.js';

const commentary = (...paragraphs: string[]) =>
  ({
    sections: [{ canonicalId: 1_001_001, canonicalEndId: 1_001_010, paragraphs }],
  }) as unknown as CommentaryAnswer;

const words = (paragraph: string, length: number) =>
  commentaryWords(commentary(paragraph), new Set(), length, 1_001_001)?.words;

describe('commentary words', () => {
  it('are whole sentences', () => {
    expect(words('The first one. The second! A third.', 2)).toBe('The first one. The second!');
  });

  it('do not end at an abbreviation or a number', () => {
    expect(words('It was written by St. Paul. Then he left.', 1)).toBe('It was written by St. Paul.');
    expect(words('Here is 1. Timothy, i.e. Paul’s friend. More.', 1)).toBe(
      'Here is 1. Timothy, i.e. Paul’s friend.',
    );
  });
});
