import { KJV_VERSE_COUNTS, locatePassage } from '@word-unfolded/scripture-ref';
import { questionWords } from '../finding/words-of-question.js';
import { SUBJECTS, subjectsOf } from './subjects.js';

const named = (text: string, language: 'en' | 'es') =>
  subjectsOf(
    questionWords(text).map(({ folded }) => folded),
    language,
  ).map(({ subject }) => subject.names.en[0]);

describe('the table of subjects', () => {
  it('begins each subject with at least one passage, and each passage exists', () => {
    for (const { names, leads } of SUBJECTS) {
      expect({ names, leads: leads.length }).not.toEqual({ names, leads: 0 });
      for (const lead of leads)
        expect({ lead, ...locatePassage(lead, KJV_VERSE_COUNTS) }).toMatchObject({ exists: true });
    }
  });

  it('names each subject in both languages without ambiguity', () => {
    for (const language of ['en', 'es'] as const) {
      const all = SUBJECTS.flatMap(({ names }) => names[language]);
      expect(all.every((name) => name !== '')).toBe(true);
      expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    }
  });
});

describe('the subjects of a question', () => {
  it('are found by each of their names and forms', () => {
    expect(named('I am so worried about everything', 'en')).toEqual(['anxiety']);
    expect(named('estoy muy preocupada', 'es')).toEqual(['anxiety']);
  });

  it('prefer longer names: the fear of God is not fear', () => {
    expect(named('What is the fear of the Lord?', 'en')).toEqual(['fear of god']);
    expect(named('el temor de Dios', 'es')).toEqual(['fear of god']);
  });

  it('are in the order of the question', () => {
    expect(named('money and marriage', 'en')).toEqual(['money', 'marriage']);
  });

  it('are empty when the question names none of the table', () => {
    expect(named('the colour of the sea at dawn', 'en')).toEqual([]);
  });
});
