import data from './base-map.data.json' with { type: 'json' };

/** Longitude and latitude in degrees, WGS 84. */
export type MapPoint = readonly [longitude: number, latitude: number];

/** The land, the lakes and the great rivers of the lands of the Bible. */
export type BaseMap = {
  /** Closed rings: coasts and islands, cut off at the frame. */
  readonly land: readonly (readonly MapPoint[])[];
  readonly lakes: readonly (readonly MapPoint[])[];
  readonly rivers: readonly (readonly MapPoint[])[];
};

/**
 * Natural Earth (public domain): land 1:10 m, lakes and rivers 1:50 m, without the reservoirs and canals of our time; thinned,
 * least around the Holy Land; from 11° W to 71° E, 9° to 48° N. The Jordan and its two lakes are drawn by us.
 */
export const BASE_MAP: BaseMap = {
  land: data.land.map((line) => readLine(line, 100)),
  lakes: [
    ...data.lakes.map((line) => readLine(line, 100)),
    ...data.nearLakes.map((line) => readLine(line, 1000)),
  ],
  rivers: [
    ...data.rivers.map((line) => readLine(line, 100)),
    ...data.nearRivers.map((line) => readLine(line, 1000)),
  ],
};

/** `3523 3177 ...`: parts of degrees, longitude before latitude. */
function readLine(text: string, parts: number): MapPoint[] {
  const numbers = text.split(' ').map((each) => Number(each) / parts);
  return numbers.flatMap((longitude, index) => (index % 2 === 0 ? [[longitude, numbers[index + 1]!]] : []));
}
