import type { PassageAnswer, Verse } from '@word-unfolded/contracts';
import { answerOf, lineOf, verseOf } from '../../../test/fake-passages.js';
import { joinAnswers, referenceOf } from './join-answers.js';

const at = (chapter: number, number: number): Verse => verseOf(number, [lineOf('Words. ')], { chapter });

const answer = (reference: string, osis: string, ...verses: Verse[]): PassageAnswer =>
  answerOf(reference, verses, { passages: [{ reference, osis, verses }] });

describe('the answers to one request', () => {
  it('are one passage when one continues where the other ended', () => {
    const joined = joinAnswers([
      answer('Ruth 1–2', 'Ruth.1-Ruth.2', at(1, 1), at(2, 23)),
      answer('Ruth 3–4', 'Ruth.3-Ruth.4', at(3, 1), at(4, 22)),
    ]);
    expect(joined.map(({ reference, verses }) => [reference, verses.length])).toEqual([['Ruth 1–4', 4]]);
  });

  it('are also joined in the middle of a chapter', () => {
    const joined = joinAnswers([
      answer('Ruth 1:1–5', 'Ruth.1.1-Ruth.1.5', at(1, 5)),
      answer('Ruth 1:6–22', 'Ruth.1.6-Ruth.1.22', at(1, 6)),
    ]);
    expect(referenceOf(joined)).toBe('Ruth 1:1–22');
  });

  it('stay separate when there is a gap between them', () => {
    const joined = joinAnswers([answer('Ruth 1', 'Ruth.1', at(1, 22)), answer('Ruth 3', 'Ruth.3', at(3, 1))]);
    expect(referenceOf(joined)).toBe('Ruth 1; Ruth 3');
  });
});
