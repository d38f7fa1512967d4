import { KJV_VERSE_COUNTS, lastVerseOf, partsOfVerse, verseId } from '@word-unfolded/scripture-ref';
import { findPlaces } from './find-places.js';
import { kindOf } from './place-kinds.js';
import { isUncertain, placeOf, PLACES, placesIn, placesOfBook } from './places.js';

const namesIn = (...verses: number[]) => placesIn(verses).map(({ place }) => place.name.en);

describe('the places of the Bible', () => {
  it('have an id of their own, a location, names in both languages and verses that exist, in order', () => {
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    for (const place of PLACES) {
      expect(place.name.en && place.name.es).not.toMatch(/\d|^$/);
      expect(Math.abs(place.latitude)).toBeLessThan(60);
      expect(Math.abs(place.longitude)).toBeLessThan(75);
      expect(place.verses.length).toBeGreaterThan(0);
      expect([...place.verses].sort((a, b) => a - b)).toEqual(place.verses);
      for (const verse of place.verses) {
        const { book, chapter, verse: number } = partsOfVerse(verse);
        expect(number).toBeLessThanOrEqual(lastVerseOf(KJV_VERSE_COUNTS, book, chapter));
      }
    }
  });

  it('are found in the verses that name them, in the order of the passage', () => {
    expect(namesIn(verseId('Acts', 16, 11), verseId('Acts', 16, 12))).toEqual([
      'Neapolis',
      'Samothrace',
      'Troas',
      'Macedonia',
      'Philippi',
    ]);
    expect(namesIn(verseId('Rom', 8, 28))).toEqual([]);
    expect(placesIn([])).toEqual([]);
  });

  it('carry only the verses of the passage', () => {
    const [found] = placesIn([verseId('Gen', 33, 18)]);
    expect(found).toMatchObject({ place: { name: { es: 'Canaán' } }, verses: [verseId('Gen', 33, 18)] });
  });

  it('are known by book', () => {
    expect(placesOfBook('Phlm')).toEqual([]);
    expect(placesOfBook('Jonah').map(({ place }) => place.name.en)).toEqual(
      expect.arrayContaining(['Nineveh', 'Joppa', 'Tarshish']),
    );
  });

  it('are uncertain below half of the score', () => {
    expect(isUncertain(placeOf('a27d0e0')!)).toBe(true); // Etham
    expect(isUncertain(placeOf('a15257a')!)).toBe(false); // Jerusalem
    expect(placeOf('nowhere')).toBeUndefined();
  });

  it('are of kinds that a legend names', () => {
    expect(kindOf(placeOf('ae686c9')!)).toBe('river');
    expect(kindOf({ type: 'something new' })).toBe('region');
  });

  it.each([
    [/ Gate$/, 'structure'],
    [/^Mount /, 'mountain'],
    [/^Valley of /, 'valley'],
    [/^Wilderness of /, 'region'],
    [/^(Sea|Lake) of /, 'sea'],
  ] as const)('are what their names tell: %s', (name, kind) => {
    const kinds = PLACES.filter((place) => name.test(place.name.en)).map((place) => [
      place.name.en,
      kindOf(place),
    ]);
    expect(kinds.filter(([, each]) => each !== kind)).toEqual([]);
  });

  it('are lands where the source has only their chief town, which does not stand for them', () => {
    for (const reference of [verseId('Heb', 13, 24), verseId('Exod', 12, 41), verseId('Gen', 36, 16)])
      for (const { place } of placesIn([reference]))
        expect([place.name.en, kindOf(place), place.modernName]).toEqual([
          place.name.en,
          'region',
          place.name.en,
        ]);
  });
});

describe('finding a place', () => {
  const found = (text: string) =>
    findPlaces(text, 'es')
      .map(({ name }) => name.en)
      .slice(0, 3);

  it('knows both languages, whatever the case and the accents', () => {
    expect(found('jerusalen')[0]).toBe('Jerusalem');
    expect(found('BELEN')[0]).toBe('Bethlehem');
    expect(found('Éfeso')[0]).toBe('Ephesus');
    expect(found('galilee')).toContain('Sea of Galilee');
  });

  it('knows what stands there today, after the names themselves', () => {
    expect(findPlaces('tell el', 'en').length).toBeGreaterThan(5);
    expect(found('zzzz')).toEqual([]);
  });

  it('lists all by name when nothing is typed', () => {
    expect(findPlaces(' ', 'en')).toHaveLength(PLACES.length);
  });
});
