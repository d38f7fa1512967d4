import { parseOsis, verseId } from '@word-unfolded/scripture-ref';
import { questionWords } from '../finding/words-of-question.js';
import { disputedAt, disputedIn, DISPUTED_QUESTIONS, rangesOf } from './find-disputed.js';

const titles = (question: string, language: 'en' | 'es' = 'en') =>
  disputedIn(
    questionWords(question).map(({ folded }) => folded),
    language,
  ).map(({ title }) => title.en);

describe('the questions on which traditions differ', () => {
  it('have at least two readings, each with passages that exist', () => {
    for (const { readings, raisedBy } of DISPUTED_QUESTIONS) {
      expect(readings.length).toBeGreaterThanOrEqual(2);
      for (const osis of [raisedBy, ...readings.map(({ passages }) => passages)])
        expect({ osis, found: rangesOf(osis).length }).toEqual({ osis, found: parseOsis(osis)?.length });
    }
  });

  it.each([
    ['Should babies be baptized?', 'en', 'Who is to be baptized, and how'],
    ['Do you need to be baptized to be saved?', 'en', 'Whether baptism saves'],
    ['¿Es necesario el bautismo para salvarse?', 'es', 'Whether baptism saves'],
    ['Once saved always saved?', 'en', 'Whether salvation can be lost'],
    ['¿Puede una mujer predicar?', 'es', 'Women in the ministry of the church'],
    ['Is the bread really his body in communion?', 'en', 'How Christ is present in the Lord’s supper'],
    ['Do tongues continue today?', 'en', 'Tongues, prophecy and healing today'],
    ['¿Debemos guardar el sábado?', 'es', 'The day of rest'],
    ['When is the millennium?', 'en', 'The thousand years and the end times'],
  ] as const)('are found in %s', (question, language, title) => {
    expect(titles(question, language)[0]).toBe(title);
  });

  it('are not found in words that only sound similar', () => {
    expect(titles('The truth will set you free')).toEqual([]);
    expect(titles('How do I stop gossip with my tongue?')).toEqual([]);
    expect(titles('¿Qué dice la Biblia sobre la paz?', 'es')).toEqual([]);
  });

  it('are raised by their own passages, but not by every passage that a reading names', () => {
    const at = (first: number, last = first) => disputedAt({ first, last }).map(({ title }) => title.en);
    expect(at(verseId('1Tim', 2, 12))).toEqual(['Women in the ministry of the church']);
    expect(at(verseId('John', 3, 16))).toEqual([]);
  });
});
