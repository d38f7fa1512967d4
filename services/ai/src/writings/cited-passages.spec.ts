import { CITED_LIMITS, citedPassages } from './cited-passages.js';

const inText = (content: string, title = '') => citedPassages({ title, content, language: 'en' }).join(' ');

describe('the passages that an entry cites', () => {
  it('are those that its text names, in their order and once', () => {
    expect(inText('I read Romans 8:28 today, then Psalm 23:1-3 and Romans 8:28 again.')).toBe(
      'Rom.8.28 Ps.23.1-Ps.23.3',
    );
  });

  it('begin with its title, which may be a whole chapter', () => {
    expect(inText('Then John 3:16.', 'Psalm 23')).toBe('Ps.23 John.3.16');
    expect(inText('Nothing here.', 'After reading John 3:16')).toBe('John.3.16');
  });

  it('are found in the other language too', () => {
    expect(inText('Hoy: Romanos 8:28 y Juan 3:16.')).toBe('Rom.8.28 John.3.16');
    const spanish = { content: 'See Philippians 4:6-7.', language: 'es' as const };
    expect(citedPassages(spanish)).toEqual(['Phil.4.6-Phil.4.7']);
  });

  it('are none where they do not exist, or nothing is named', () => {
    expect(inText('See Psalm 151:9 and Jude 2:1.')).toBe('');
    expect(inText('I am 5 and she is 2.', 'A good day')).toBe('');
    expect(inText('', '')).toBe('');
  });

  it('are no more than can be written about', () => {
    const many = ['Gen 1:1', 'Gen 1:2', 'Gen 1:3', 'Gen 1:4'].join('; ');
    expect(inText(many).split(' ')).toHaveLength(CITED_LIMITS.passages);
    expect(inText('Psalm 119:1-176 and John 3:16')).toBe('John.3.16');
  });

  it('are found in a long text in time', () => {
    const long = `${'word '.repeat(9_000)} John 3:16`;
    expect(inText(`Romans 8:28 ${long}`)).toBe('Rom.8.28');
  });
});
