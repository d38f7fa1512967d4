import { placeOf, type FoundPlace, type Journey, type Place } from '@word-unfolded/bible-atlas';

/** From Dan to Beersheba, between which most of the Bible plays: the atlas opens there. */
export const PLACES_OF_THE_MIDDLE: readonly Place[] = ['a513646', 'ad2f6c2'].flatMap(
  (id) => placeOf(id) ?? [],
);

/** The places of a journey, each once, with the verses of its stops. */
export function stopsOf({ stops }: Journey): readonly FoundPlace[] {
  const byPlace = new Map<string, FoundPlace>();
  for (const { place, verse } of stops) {
    const before = byPlace.get(place.id);
    byPlace.set(place.id, { place, verses: [...new Set([...(before?.verses ?? []), verse])] });
  }
  return [...byPlace.values()];
}
