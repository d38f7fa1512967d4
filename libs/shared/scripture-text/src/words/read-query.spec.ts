import { readQuery } from './read-query.js';

const quotedIn = (q: string) => {
  const { words, quoted } = readQuery(q);
  return quoted.map(([from, to]) =>
    words
      .slice(from, to)
      .map(({ folded }) => folded)
      .join(' '),
  );
};

describe('what a reader searches for', () => {
  it('is its words as they are indexed, and as they were written', () => {
    expect(readQuery(' El CORAZÓN ').words.map(({ folded, written }) => [folded, written])).toEqual([
      ['el', 'El'],
      ['corazon', 'CORAZÓN'],
    ]);
  });

  it('stands together between quotation marks of any kind', () => {
    expect(quotedIn('the "still small" voice')).toEqual(['still small']);
    expect(quotedIn('“still small” and «gran voz»')).toEqual(['still small', 'gran voz']);
  });

  it('is not together between marks that stand alone, or around one word', () => {
    expect(quotedIn('the "still small voice')).toEqual([]);
    expect(quotedIn('the "voice"')).toEqual([]);
  });

  it('has no words where it has no letters', () => {
    expect(readQuery('«» "" 🙂 ***').words).toEqual([]);
  });
});
