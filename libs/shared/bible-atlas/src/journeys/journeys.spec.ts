import { verseId } from '@word-unfolded/scripture-ref';
import { JOURNEYS, journeysOf } from './journeys.js';

const idsOf = (...verses: number[]) => journeysOf(verses).map(({ id }) => id);

describe('the journeys', () => {
  it.each(JOURNEYS.map((journey) => [journey.id, journey] as const))(
    'name each place by a verse that names it, in the order of the text, within their passages: %s',
    (_, { stops, passages, name }) => {
      expect(name.en && name.es).toBeTruthy();
      for (const { place, verse } of stops) {
        expect(place.verses).toContain(verse);
        expect(passages.some(({ first, last }) => first <= verse && verse <= last)).toBe(true);
      }
      const verses = stops.map(({ verse }) => verse);
      expect([...verses].sort((a, b) => a - b)).toEqual(verses);
      stops.slice(1).forEach(({ place }, index) => expect(place.id).not.toBe(stops[index]!.place.id));
    },
  );

  it('are found by a passage that tells them', () => {
    expect(idsOf(verseId('Acts', 13, 13))).toEqual(['paul-1']);
    expect(idsOf(verseId('Num', 33, 6))).toEqual(['exodus']);
    expect(idsOf(verseId('Acts', 18, 22), verseId('Acts', 18, 23))).toEqual(['paul-2', 'paul-3']);
    expect(idsOf(verseId('Rom', 8, 28))).toEqual([]);
  });
});
