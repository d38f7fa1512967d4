import { NearestVerses } from './nearest-verses.js';

const verses = new NearestVerses([
  { id: 1, text: 'The heron of the marsh does not fear the winter, for its nest is high.' },
  { id: 2, text: 'La garza no teme á invierno alguno, porque su nido está en lo alto.' },
  { id: 3, text: 'Old sailors mended the torn nets with silver thread.' },
  { id: 4, text: 'Every lantern was lit before the ninth bell.' },
  { id: 5, text: 'The keeper said, “Let the gate stand open,” and the gate stood open.' },
]);

describe('the nearest verses', () => {
  it('are the same where the index is built in slices, between which others have their turn', async () => {
    const many = Array.from({ length: 2_500 }, (_, id) => ({
      id,
      text: `The ${id % 7} herons of marsh ${id % 11} fear ${'no '.repeat(id % 3)}winter of year ${'abcdefgh'[id % 8]!}.`,
    }));
    let turns = 0;
    const sliced = await NearestVerses.inSlices(many, () => Promise.resolve((turns += 1)));
    expect(turns).toBeGreaterThan(3);
    const text = 'herons of marsh fear no winter of year c';
    expect(sliced.find(text, 20)).toEqual(new NearestVerses(many).find(text, 20));
  });

  it.each([
    ['old sailors MENDED the broken nets with a golden thread', 3],
    ['the heron of a marsh does fear winter', 1],
    ['La garza no teme a invierno alguno', 2],
    ['**old** sailors *mended* the [torn] nets', 3],
  ])('to %j begin with verse %i', (text, id) => {
    expect(verses.find(text, 3)[0]?.id).toBe(id);
  });

  it('are none for words that share no pair, and at most as many as wanted', () => {
    expect(verses.find('nothing here is like that', 3)).toEqual([]);
    expect(verses.find('', 3)).toEqual([]);
    expect(verses.find('the gate stood open before the ninth bell', 1)).toHaveLength(1);
  });

  it('have scores of this text alone', () => {
    const [first] = verses.find('every lantern was lit', 1);
    expect(verses.find('every lantern was lit', 1)).toEqual([first]);
  });
});
