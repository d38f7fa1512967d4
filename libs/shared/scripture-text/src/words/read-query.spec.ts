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

describe('a search query', () => {
  it('has its words as they are indexed, and as they were typed', () => {
    expect(readQuery(' El CORAZÓN ').words.map(({ folded, written }) => [folded, written])).toEqual([
      ['el', 'El'],
      ['corazon', 'CORAZÓN'],
    ]);
  });

  it('treats words in any kind of quotation marks as a phrase', () => {
    expect(quotedIn('the "still small" voice')).toEqual(['still small']);
    expect(quotedIn('“still small” and «gran voz»')).toEqual(['still small', 'gran voz']);
  });

  it('has no phrase for a lone quotation mark, or around one word', () => {
    expect(quotedIn('the "still small voice')).toEqual([]);
    expect(quotedIn('the "voice"')).toEqual([]);
  });

  it('has no words if it has no letters', () => {
    expect(readQuery('«» "" 🙂 ***').words).toEqual([]);
  });

  it('has the words of a pasted text without what comes along with it', () => {
    const foldedOf = (q: string) =>
      readQuery(q)
        .words.map(({ folded }) => folded)
        .join(' ');
    const verse = 'the light shines in the darkness';
    for (const source of [
      ' (John 1:5)',
      ' (1 Juan 1:5, NVI)',
      ' — John 1:5 NIV',
      ' [Jn 1,5]',
      ' - San Juan 1:5-6 (RVR1960)',
    ])
      expect([source, foldedOf(`${verse}${source}`)]).toEqual([source, verse]);
    expect(foldedOf('5 the light shines 6 in the darkness')).toBe(verse);
    for (const mark of ['\u00ad', '\u200b', '\u200d', '\u202b', '\u2066', '\ufeff'])
      expect(foldedOf(verse.replaceAll('i', `i${mark}`))).toBe(verse);
    expect(foldedOf('10 commandments')).toBe('10 commandments');
    expect(foldedOf('mercy (Ps 23:6)')).toBe('mercy ps 23 6');
  });
});
