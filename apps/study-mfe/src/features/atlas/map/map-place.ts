import { isUncertain, kindOf, type Journey, type Place, type PlaceKind } from '@word-unfolded/bible-atlas';
import type { Language } from '@word-unfolded/domain';
import type { Marker } from './place-labels.js';
import { project } from './projection.js';

/** Kinds whose name stands over their middle. */
const AREAS: ReadonlySet<PlaceKind> = new Set(['region', 'sea']);

/** A place as a marker of the map. */
export function markerOf(place: Place, language: Language, journey?: Journey): Marker {
  const numbers = journey ? stopNumbers(journey, place) : [];
  const name = place.name[language];
  return {
    id: place.id,
    point: project(place.longitude, place.latitude),
    name: numbers.length > 0 ? `${numbers.join(', ')} ${name}` : name,
    rank: place.verses.length + (isUncertain(place) ? 0 : 0.5),
    isArea: AREAS.has(kindOf(place)) && numbers.length === 0,
  };
}

/** The numbers of the stops that a journey makes at a place, from 1. */
export function stopNumbers({ stops }: Journey, { id }: Place): readonly number[] {
  return stops.flatMap(({ place }, index) => (place.id === id ? [index + 1] : []));
}
