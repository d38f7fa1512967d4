import { mappablesOf } from './some-verses.js';

const versesOf = (book: string, chapter: number, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => ({ book, chapter, number: first + place }));

const named = (...options: Parameters<typeof mappablesOf>) =>
  mappablesOf(...options).map(({ reference, isCut }) => (isCut ? `${reference}, cut` : reference));

describe('what can be mapped', () => {
  it('is each passage by itself, never a range from one book to another', () => {
    const verses = [...versesOf('Rom', 8, 28, 30), ...versesOf('Ps', 121, 1, 2)];
    expect(named(verses, 'en')).toEqual(['Romans 8:28–30', 'Psalm 121:1–2']);
  });

  it('has no verses between those that were chosen', () => {
    const verses = [...versesOf('Rom', 8, 1, 2), ...versesOf('Rom', 8, 28, 28)];
    expect(named(verses, 'en')).toEqual(['Romans 8:1–2', 'Romans 8:28']);
  });

  it('goes on in the next chapter', () => {
    const verses = [...versesOf('Isa', 52, 13, 15), ...versesOf('Isa', 53, 1, 12)];
    expect(named(verses, 'en')).toEqual(['Isaiah 52:13–53:12']);
  });

  it('is cut after thirty verses, from the studied verse on', () => {
    const chapter = versesOf('Rom', 8, 1, 39);
    expect(named(chapter, 'en')).toEqual(['Romans 8:1–30, cut']);
    expect(named(chapter, 'en', ({ number }) => number === 18)).toEqual(['Romans 8:18–39, cut']);
  });
});
