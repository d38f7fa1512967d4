import { parsePatterns, foldedWords } from './pattern.js';
import { PatternIndex } from './pattern-index.js';
import { wordForms } from './word-forms.js';

const index = new PatternIndex(
  Object.entries({
    suffering: 'why god allow* suffer* | why bad+things happen*',
    evil: 'why god allow* evil',
    god: 'who is+god',
  }).map(([name, patterns]) => [name, parsePatterns(patterns)] as const),
);

const found = (question: string) => index.find(foldedWords(question)).map(({ item }) => item);

describe('the patterns of entries', () => {
  it('match words in any order, with any ending after a star, and joined words side by side', () => {
    expect(found('Why does God allow suffering?')).toEqual(['suffering']);
    expect(found('Suffering: why would God be allowing it?')).toEqual(['suffering']);
    expect(found('why do BAD things keep happening')).toEqual(['suffering']);
    expect(found('why do things happen to bad people')).toEqual([]);
  });

  it('may have choices for one place, separated by slashes', () => {
    const occasions = new PatternIndex([['exam', parsePatterns('verse*/holy+text exam/test')] as const]);
    const asked = (question: string) => occasions.find(foldedWords(question)).length;
    expect(['verses for an exam', 'a holy text for my test'].map(asked)).toEqual([1, 1]);
    expect(['verses for a holy day', 'which text is holy, the test?'].map(asked)).toEqual([0, 0]);
  });

  it('put the entry first that explains most of a question', () => {
    expect(found('Why does God allow evil and suffering? Who is God?')[0]).toMatch(/evil|suffering/);
    expect(found('Who is God?')).toEqual(['god']);
  });

  it('match other forms of a word, after entries that have it as it was asked', () => {
    const spanish = new PatternIndex(
      [
        ['preach', 'mujer predicar'] as const,
        ['preachers', 'mujeres predican'] as const,
        ['pay', 'pag* obreros'] as const,
      ].map(([name, patterns]) => [name, parsePatterns(patterns)] as const),
      wordForms('es'),
    );
    const asked = (question: string) => spanish.find(foldedWords(question)).map(({ item }) => item);
    expect(asked('¿Está bien que una mujer predique?')).toEqual(expect.arrayContaining(['preach']));
    expect(asked('¿Y si las mujeres predican?')[0]).toBe('preachers');
    expect(asked('que paguen a los obreros')).toEqual(['pay']);
    expect(asked('que peguen a los obreros')).toEqual([]);
  });
});
