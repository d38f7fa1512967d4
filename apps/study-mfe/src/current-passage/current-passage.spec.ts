import { answerOf, lineOf, verseOf } from '../../test/fake-passages.js';
import { nameOfCurrent, currentPassageOf } from './current-passage.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);
const passage = { ...RUTH.passages[0]!, osis: 'Ruth.1.1-Ruth.1.2' };

describe('the open passage', () => {
  it('has its OSIS reference and the beginning of its text', () => {
    expect(currentPassageOf({ ...RUTH, passages: [passage] })).toEqual({
      id: 'Ruth.1.1-Ruth.1.2',
      reference: 'Ruth 1:1–2',
      translationId: 'INV',
      text: 'Famine.',
    });
  });

  it('is undefined without a verse', () => {
    expect(currentPassageOf(undefined)).toBeUndefined();
    expect(currentPassageOf(answerOf('Ruth 9', []))).toBeUndefined();
  });

  it('has an excerpt of at most 300 characters, cut between words', () => {
    const long = answerOf('Ruth 1', [verseOf(1, [lineOf('gleaning '.repeat(60))])]);
    const { text } = currentPassageOf({ ...long, passages: [{ ...long.passages[0]!, osis: 'Ruth.1' }] })!;
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/gleaning$/);
  });

  it("is named in the reader's language", () => {
    const stored = { id: 'Ps.23', reference: 'Psalm 23', translationId: 'WEB' };
    expect(nameOfCurrent(stored, 'es')).toBe('Salmo 23');
    expect(nameOfCurrent({ ...stored, id: 'not one' }, 'es')).toBe('Psalm 23');
  });
});
