import { parsePatterns, foldedWords } from './pattern.js';
import { PatternIndex } from './pattern-index.js';

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

  it('put the entry first that explains most of a question', () => {
    expect(found('Why does God allow evil and suffering? Who is God?')[0]).toMatch(/evil|suffering/);
    expect(found('Who is God?')).toEqual(['god']);
  });
});
