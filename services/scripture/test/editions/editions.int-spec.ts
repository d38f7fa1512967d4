import { formatOsis, locatePassage, parseOsis, partsOfVerse } from '@word-unfolded/scripture-ref';
import { EDITIONS, KJV, RV1909, WEB } from '../../src/library/editions.js';
import { places, readAllInstalled, textOf } from './local-editions.js';

const editions = readAllInstalled();
const web = editions.get(WEB.id)!;
const reinaValera = editions.get(RV1909.id)!;
const kjv = editions.get(KJV.id)!;

describe('the verses of the editions', () => {
  it.each([
    ['WEB', 31_102, 31_098],
    ['spa_r09', 31_100, 31_100],
    ['KJV', 31_102, 31_102],
  ])('of %s number %i, of which %i have text', (id, all, withText) => {
    const { verses } = editions.get(id)!;
    expect(verses.length).toBe(all);
    expect(verses.filter(({ body }) => body.text).length).toBe(withText);
  });

  it('are each in the numbering of their edition', () => {
    const outside = [...editions.values()].flatMap(({ edition, verses }) =>
      verses.filter(({ place }) => !locatePassage(parseOsis(place)![0]!, edition.numbering.counts).exists),
    );
    expect(places(outside)).toEqual([]);
  });

  it('are marked if they are omitted, with the note of the edition, and never blank', () => {
    const omitted = EDITIONS.flatMap(({ id }) => editions.get(id)!.verses.filter(({ body }) => !body.text));
    expect(places(omitted)).toEqual(['Luke.17.36', 'Acts.8.37', 'Acts.15.34', 'Acts.24.7']);
    expect(omitted.every(({ notes }) => notes.length === 1)).toBe(true);
    expect(WEB.omitted.map((id) => formatOsis([{ start: partsOfVerse(id), end: partsOfVerse(id) }]))).toEqual(
      places(omitted),
    );
  });

  it('have at least some words each', () => {
    const short = [...editions.values()].flatMap(({ verses }) =>
      verses.filter(({ body }) => body.text && body.text.split(' ').length < 2),
    );
    expect(places(short)).toEqual([]);
  });
});

describe('the psalms', () => {
  it('have the same 116 titles in every edition, and no title is in another place', () => {
    const titled = [...editions.values()].map(({ verses }) =>
      places(verses.filter(({ title }) => title !== null)),
    );
    expect(titled[0]).toHaveLength(116);
    expect(titled[0]!.every((place) => /^Ps\.\d+\.1$/.test(place))).toBe(true);
    expect(titled[1]).toEqual(titled[0]);
    expect(titled[2]).toEqual(titled[0]);
  });

  it('have their titles separate from their text', () => {
    expect(web.at('Ps.23.1')).toMatchObject({ title: 'A Psalm by David.' });
    expect(kjv.at('Ps.23.1')).toMatchObject({ title: 'A Psalm of David.' });
    expect(reinaValera.at('Ps.23.1')).toMatchObject({ title: 'Salmo de David.' });
    expect(textOf(reinaValera.at('Ps.23.1'))).toMatch(/^Jehová es mi pastor; /);
    expect(reinaValera.at('Ps.30.1').title).toMatch(/: Salmo de David\.$/);
  });

  it('begin with Aleluya if it is their first word and not a title', () => {
    expect(textOf(reinaValera.at('Ps.113.1'))).toMatch(/^Aleluya\. Alabad, siervos/);
    expect(reinaValera.at('Ps.113.1').title).toBeNull();
  });

  it('have the letters of Psalm 119 as headings, before every eighth verse', () => {
    for (const { verses } of editions.values()) {
      const headed = verses.filter(
        ({ book, chapter, headings }) => book === 'Ps' && chapter === 119 && headings.length,
      );
      expect(headed.map(({ number }) => number)).toEqual(
        Array.from({ length: 22 }, (_, index) => index * 8 + 1),
      );
    }
    expect(web.at('Ps.119.9').headings).toEqual(['BETH']);
    expect(reinaValera.at('Ps.119.9').headings).toEqual(['BETH']);
    expect(kjv.at('Ps.119.9').headings).toEqual(['ב BETH.']);
    expect(textOf(reinaValera.at('Ps.119.9'))).toMatch(/^¿Con qué limpiará/);
  });

  it('are five books in the World English Bible', () => {
    const books = web.verses.filter(({ headings }) => headings.some((heading) => heading.startsWith('BOOK')));
    expect(books.map(({ place, headings }) => `${place} ${headings[0]}`)).toEqual([
      'Ps.1.1 BOOK 1',
      'Ps.42.1 BOOK 2',
      'Ps.73.1 BOOK 3',
      'Ps.90.1 BOOK 4',
      'Ps.107.1 BOOK 5',
    ]);
  });

  it('have each Selah on its own line set apart', () => {
    expect(web.at('Ps.3.2').lines.at(-1)).toEqual({
      opens: 'line',
      poetry: 1,
      selah: true,
      spans: [{ text: 'Selah.' }],
    });
    expect(web.verses.filter(({ lines }) => lines.some(({ selah }) => selah)).length).toBe(74);
  });
});

describe('the subscriptions of letters', () => {
  it('are notes after fourteen letters in the Reina Valera and the King James Version', () => {
    for (const { verses } of [reinaValera, kjv]) {
      const subscribed = verses.filter(({ notes }) => notes.some(({ kind }) => kind === 'colophon'));
      expect(subscribed).toHaveLength(14);
      expect(subscribed.map(({ book }) => book)).toEqual([
        ...['Rom', '1Cor', '2Cor', 'Gal', 'Eph', 'Phil', 'Col', '1Thess', '2Thess'],
        ...['1Tim', '2Tim', 'Titus', 'Phlm', 'Heb'],
      ]);
    }
    expect(textOf(reinaValera.at('Rom.16.27'))).toMatch(/Amén\.$/);
    expect(reinaValera.at('Rom.16.27').notes[0]!.text).toContain('enviada por medio de Febe');
    expect(textOf(kjv.at('Rom.16.27'))).toMatch(/for ever\. Amen\.$/);
  });
});
