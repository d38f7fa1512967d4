import { CITED_LIMITS, citedPassages } from './cited-passages.js';

const inText = (content: string, title = '') => citedPassages({ title, content, language: 'en' }).join(' ');

describe('citedPassages', () => {
  it('returns the passages that the text names, in order and without duplicates', () => {
    expect(inText('I read Romans 8:28 today, then Psalm 23:1-3 and Romans 8:28 again.')).toBe(
      'Rom.8.28 Ps.23.1-Ps.23.3',
    );
  });

  it('begins with the title, which may be a whole chapter', () => {
    expect(inText('Then John 3:16.', 'Psalm 23')).toBe('Ps.23 John.3.16');
    expect(inText('Nothing here.', 'After reading John 3:16')).toBe('John.3.16');
  });

  it('finds references in the other language too', () => {
    expect(inText('Hoy: Romanos 8:28 y Juan 3:16.')).toBe('Rom.8.28 John.3.16');
    const spanish = { content: 'See Philippians 4:6-7.', language: 'es' as const };
    expect(citedPassages(spanish)).toEqual(['Phil.4.6-Phil.4.7']);
  });

  it('returns nothing for missing passages or without references', () => {
    expect(inText('See Psalm 151:9 and Jude 2:1.')).toBe('');
    expect(inText('I am 5 and she is 2.', 'A good day')).toBe('');
    expect(inText('', '')).toBe('');
  });

  it('returns no more than one writing can treat', () => {
    const many = ['Gen 1:1', 'Gen 1:2', 'Gen 1:3', 'Gen 1:4'].join('; ');
    expect(inText(many).split(' ')).toHaveLength(CITED_LIMITS.passages);
    expect(inText('Psalm 119:1-176 and John 3:16')).toBe('John.3.16');
  });

  it('reads a long text within its bounds', () => {
    const long = `${'word '.repeat(9_000)} John 3:16`;
    expect(inText(`Romans 8:28 ${long}`)).toBe('Rom.8.28');
  });
});
