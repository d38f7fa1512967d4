export { BASE_MAP, type BaseMap, type MapPoint } from './base-map/base-map.js';
export { journeysOf, JOURNEYS, type Journey, type JourneyStop } from './journeys/journeys.js';
export { findPlaces } from './places/find-places.js';
export { kindOf, type PlaceKind } from './places/place-kinds.js';
export {
  isUncertain,
  placeOf,
  PLACES,
  PLACES_SOURCE,
  placesIn,
  placesOfBook,
  type FoundPlace,
  type Place,
} from './places/places.js';
export {
  TIMELINE,
  timelineOf,
  yearsOfBook,
  type TimelineEvent,
  type TimelineRow,
  type Years,
} from './timeline/timeline.js';
export { yearsText, yearText } from './timeline/year-text.js';
