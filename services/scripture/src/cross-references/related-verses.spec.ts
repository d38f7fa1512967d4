import { formatOsis, partsOfVerse, verseId, type BookId } from '@word-unfolded/scripture-ref';
import { RelatedVerses, type Evidence } from './related-verses.js';

const id = (place: string) => {
  const [book, chapter, verse] = place.split('.');
  return verseId(book as BookId, Number(chapter), Number(verse));
};
const range = (first: string, last = first) => ({ first: id(first), last: id(last) });
const none: Evidence = {
  notes: [],
  treasury: [],
  sections: [],
  topics: [],
  words: new Map(),
  texts: new Map(),
};

const relatedTo = (verse: string, evidence: Partial<Evidence>) =>
  new RelatedVerses({ ...none, ...evidence })
    .of(id(verse))
    .map(({ range: { first }, sources }) => [
      formatOsis([{ start: partsOfVerse(first), end: partsOfVerse(first) }]),
      ...sources,
    ]);

describe('the passages related to a verse', () => {
  it('include those to which a note refers, in both directions', () => {
    const notes = [{ verse: id('Matt.4.4'), target: range('Deut.8.3') }];
    expect(relatedTo('Matt.4.4', { notes })).toEqual([['Deut.8.3', 'web-notes']]);
    expect(relatedTo('Deut.8.3', { notes })).toEqual([['Matt.4.4', 'web-notes']]);
  });

  it('include those of the treasury, ahead of passages that only share a heading', () => {
    const treasury = [{ verse: id('Rom.8.28'), targets: [range('Gen.50.20'), range('2Tim.1.9')] }];
    const topics = [[range('Rom.8.28'), range('2Tim.1.9'), range('Job.1.1')]];
    expect(relatedTo('Rom.8.28', { treasury, topics })).toEqual([
      ['2Tim.1.9', 'naves', 'treasury'],
      ['Gen.50.20', 'treasury'],
      ['Job.1.1', 'naves'],
    ]);
  });

  it('include those that the commentary on it names', () => {
    const sections = [{ range: range('Rom.8.28', 'Rom.8.31'), references: [range('Gen.50.20')] }];
    expect(relatedTo('Rom.8.30', { sections })).toEqual([['Gen.50.20', 'matthew-henry']]);
    expect(relatedTo('Rom.8.32', { sections })).toEqual([]);
  });

  it('include those under the same heading; they rank higher if the heading has few passages or the words are similar', () => {
    const topics = [
      [range('Rom.8.28'), range('Gen.50.20')],
      [range('Rom.8.28'), range('Job.1.1'), range('Ps.23.1'), range('Jer.29.11')],
    ];
    const texts = new Map([
      [id('Rom.8.28'), 'called according purpose'],
      [id('Jer.29.11'), 'according purpose thoughts'],
      [id('Job.1.1'), 'there lived somebody'],
    ]);
    expect(relatedTo('Rom.8.28', { topics })[0]).toEqual(['Gen.50.20', 'naves']);
    expect(relatedTo('Rom.8.28', { topics, texts })[0]).toEqual(['Jer.29.11', 'naves']);
  });

  it('include none from a heading with very many passages, and no passage as long as a chapter', () => {
    const many = Array.from({ length: 70 }, (_, index) => range(`Ps.${index + 1}.1`));
    expect(relatedTo('Ps.1.1', { topics: [many] })).toEqual([]);
    expect(relatedTo('Gen.1.5', { topics: [[range('Gen.1.1', 'Gen.1.31'), range('Job.38.4')]] })).toEqual([]);
  });

  it('include verses that share two rare words, but not those that share one', () => {
    const words = (...places: string[]) => new Set(places.map(id));
    const rare = new Map([
      ['H1', words('Gen.1.2', 'Jer.4.23')],
      ['H2', words('Gen.1.2', 'Jer.4.23', 'Isa.34.11')],
    ]);
    expect(relatedTo('Gen.1.2', { words: rare })).toEqual([['Jer.4.23', 'shared-words']]);
  });

  it('contain each passage once with all its sources, and no neighbors of the verse', () => {
    const topics = [
      [range('Matt.6.25'), range('Luke.12.22', 'Luke.12.24'), range('Luke.12.24'), range('Matt.6.27')],
    ];
    const notes = [{ verse: id('Matt.6.25'), target: range('Luke.12.24') }];
    expect(relatedTo('Matt.6.25', { topics, notes })).toEqual([['Luke.12.24', 'web-notes', 'naves']]);
  });
});
