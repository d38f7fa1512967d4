import { verseId, type BookId } from '@word-unfolded/scripture-ref';
import { readCommentary, readSection, withPlainVerses } from './commentary-section.js';

const slot = (book: BookId, chapter: number, verse: number, osis: string) => ({ book, chapter, verse, osis });
const headed = (heading: string, text: string) =>
  `<div sID="a" type="x-p"/><hi type="bold">${heading}</hi> <div eID="a" type="x-p"/> <div sID="b" type="x-p"/> ${text} <div eID="b" type="x-p"/>`;

describe('the sections of a commentary', () => {
  it('cover all verses at which the module repeats them', () => {
    const one = headed('Verses 1-2', 'One.');
    const two = headed('Verse 3', 'Two.');
    const sections = readCommentary([
      slot('Jude', 0, 0, 'preface'),
      slot('Jude', 1, 0, 'head'),
      slot('Jude', 1, 1, one),
      slot('Jude', 1, 2, one),
      slot('Jude', 1, 3, two),
    ]);
    expect(sections.map(({ range, paragraphs }) => [range.first, range.last, paragraphs])).toEqual([
      [verseId('Jude', 1, 1), verseId('Jude', 1, 2), ['One.']],
      [verseId('Jude', 1, 3), verseId('Jude', 1, 3), ['Two.']],
    ]);
  });

  it('extend to the next section or the end of the chapter if they name no verses', () => {
    const sections = readCommentary([
      slot('Gen', 36, 1, '<title type="x-s2">Chapter 36</title> The whole chapter.'),
      slot('Gen', 37, 1, 'Its first verses.'),
      slot('Gen', 37, 5, headed('Verses 5-36', 'The others.')),
    ]);
    expect(sections.map(({ range }) => range)).toEqual([
      { first: verseId('Gen', 36, 1), last: verseId('Gen', 36, 43) },
      { first: verseId('Gen', 37, 1), last: verseId('Gen', 37, 4) },
      { first: verseId('Gen', 37, 5), last: verseId('Gen', 37, 5) },
    ]);
  });
});

describe('a section that the module repeats at only some of its verses', () => {
  const outline =
    '<table><row><cell>A talk.</cell><cell>(1-21)</cell></row><row><cell>A baptism.</cell><cell>(22-36)</cell></row></table>';

  it('extends as far as the outline of its chapter says, and never into the next section', () => {
    const talk = headed('Verses 1-8', 'A talk.');
    const sections = readCommentary([
      slot('John', 3, 1, outline + talk),
      slot('John', 3, 2, outline + talk),
      slot('John', 3, 22, headed('Verses 22-36', 'A baptism.')),
    ]);
    expect(sections.map(({ range }) => [range.first, range.last])).toEqual([
      [verseId('John', 3, 1), verseId('John', 3, 21)],
      [verseId('John', 3, 22), verseId('John', 3, 36)],
    ]);
  });
});

describe('a section about a whole chapter, before its first verse', () => {
  it('is parsed like the others', () => {
    const sections = readCommentary([
      slot('Ps', 107, 0, '<chapter n="107"/>'),
      slot('Ps', 107, 1, 'One.'),
      slot('Ps', 108, 0, '<chapter n="108"/> <title type="x-s2">Chapter 108</title> --All of it.'),
      slot('Ps', 109, 0, '<chapter n="109"/>'),
    ]);
    expect(sections.map(({ range, paragraphs }) => [range.first, range.last, paragraphs])).toEqual([
      [verseId('Ps', 107, 1), verseId('Ps', 107, 43), ['One.']],
      [verseId('Ps', 108, 1), verseId('Ps', 108, 13), ['All of it.']],
    ]);
  });
});

describe('a parsed section', () => {
  it('has the introduction of the book, the outline of the chapter, its paragraphs and the passages that they name', () => {
    const osis =
      '<title type="x-ms">Jude</title> A short letter. <title type="x-s2">Chapter 1</title> <title type="x-IS">Chapter Outline</title>' +
      '<table><row><cell>A greeting.</cell><cell>(1-2)</cell></row></table>' +
      headed(
        'Verses 1-2',
        '-- He greets, <reference osisRef="Rom.1.7">Ro 1:7</reference>, and &#8220;blesses&#8221;.',
      );
    expect(readSection(osis)).toEqual({
      introduction: ['A short letter.'],
      outline: [{ text: 'A greeting.', verses: '1-2' }],
      paragraphs: ['He greets, Ro 1:7, and “blesses”.'],
      references: [{ first: verseId('Rom', 1, 7), last: verseId('Rom', 1, 7) }],
    });
  });
});

describe('a paragraph', () => {
  it('names verses as in print, without the markup of the digital text', () => {
    expect(withPlainVerses('The poor, ver. #(9). His sin, (ver. #(1),) and #(14-16), here.')).toBe(
      'The poor, ver. 9. His sin, (ver. 1,) and 14-16, here.',
    );
  });
});
