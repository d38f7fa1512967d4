import { answerOf, lineOf, verseOf } from '../../test/invented-passages.js';
import { nameOfOpened, openedPassageOf } from './opened-passage.js';

const RUTH = answerOf('Ruth 1:1–2', [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])]);
const passage = { ...RUTH.passages[0]!, osis: 'Ruth.1.1-Ruth.1.2' };

describe('a passage that is open', () => {
  it('is named by its OSIS form, with how it begins', () => {
    expect(openedPassageOf({ ...RUTH, passages: [passage] })).toEqual({
      id: 'Ruth.1.1-Ruth.1.2',
      reference: 'Ruth 1:1–2',
      translationId: 'INV',
      text: 'Famine.',
    });
  });

  it('is none without a verse', () => {
    expect(openedPassageOf(undefined)).toBeUndefined();
    expect(openedPassageOf(answerOf('Ruth 9', []))).toBeUndefined();
  });

  it('begins with at most 300 characters, cut between words', () => {
    const long = answerOf('Ruth 1', [verseOf(1, [lineOf('gleaning '.repeat(60))])]);
    const { text } = openedPassageOf({ ...long, passages: [{ ...long.passages[0]!, osis: 'Ruth.1' }] })!;
    expect(text.length).toBeLessThanOrEqual(300);
    expect(text).toMatch(/gleaning$/);
  });

  it('is called as the language of the reader calls it', () => {
    const kept = { id: 'Ps.23', reference: 'Psalm 23', translationId: 'WEB' };
    expect(nameOfOpened(kept, 'es')).toBe('Salmo 23');
    expect(nameOfOpened({ ...kept, id: 'not one' }, 'es')).toBe('Psalm 23');
  });
});
