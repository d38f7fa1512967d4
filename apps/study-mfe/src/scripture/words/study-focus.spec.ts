import { TRANSLATION, lineOf, verseOf } from '../../../test/fake-passages.js';
import { showInView, studyVerse, studyWords, tapWords, useStudyFocus } from './study-focus.js';

const VERSES = [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])];
const RUTH = { translation: TRANSLATION, reference: 'Ruth 1:1–2', verses: VERSES };
const FAMILY = { verse: 'Ruth.1.2', text: 'family', link: { start: 2, end: 8, strongs: ['H4940'] } };

beforeEach(() => showInView(undefined));

describe('the subject of the study panel', () => {
  it('stays while its verse is displayed', () => {
    showInView(RUTH);
    tapWords(FAMILY);
    showInView({ ...RUTH, reference: 'Ruth 1' });
    expect(useStudyFocus.getState()).toMatchObject({ verse: 'Ruth.1.2', words: FAMILY });
  });

  it('is reset with the passage', () => {
    showInView(RUTH);
    tapWords(FAMILY);
    showInView({ ...RUTH, verses: VERSES.slice(0, 1) });
    expect(useStudyFocus.getState()).toMatchObject({ verse: undefined, words: undefined, isTapped: false });
  });

  it('does not include a word of another verse', () => {
    showInView(RUTH);
    studyVerse('Ruth.1.2');
    studyWords(FAMILY);
    studyVerse('Ruth.1.1');
    expect(useStudyFocus.getState().words).toBeUndefined();
  });
});
