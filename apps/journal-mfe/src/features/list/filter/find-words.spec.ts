import { excerptOf, findWords, wordsOf } from './find-words.js';

const marked = (text: string, query: string) =>
  findWords(text, wordsOf(query)).map(({ start, end }) => text.slice(start, end));

describe('the words of a search', () => {
  it('match regardless of accents and case, in the unchanged text', () => {
    expect(marked('La oración de María', 'ORACION maria')).toEqual(['oración', 'María']);
    expect(marked('El Señor', 'senor')).toEqual(['Señor']);
    expect(marked('Y yo, 😀 corazo\u0301n', 'corazón')).toEqual(['corazo\u0301n']);
  });

  it('are marked once where they overlap', () => {
    expect(marked('graceful', 'grace race')).toEqual(['grace']);
  });

  it('match nothing when the query is empty', () => {
    expect(marked('text', '  ')).toEqual([]);
  });

  it('are in the excerpt of a long text', () => {
    expect(excerptOf(`${'word '.repeat(200)}the lamp`, ['lamp'])).toMatch(/^….*lamp$/);
  });
});
