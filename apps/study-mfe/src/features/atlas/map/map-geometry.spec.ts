import { fitView, toWindow, ZOOM } from './map-view.js';
import { nearestMarker, placeMarkers, type Marker } from './place-labels.js';
import { BASE_PATHS, latitudeAt, project, type Point } from './projection.js';
import { routePath } from './route-path.js';
import { scaleBar } from './scale-bar.js';

const SIZE = { width: 400, height: 300 };
const JERUSALEM = project(35.2342, 31.7767);
const ROME = project(12.4852, 41.8922);

describe('the projection', () => {
  it('has north above and east to the right, and can be read back', () => {
    expect(ROME[0]).toBeLessThan(JERUSALEM[0]);
    expect(ROME[1]).toBeLessThan(JERUSALEM[1]);
    expect(latitudeAt(JERUSALEM[1])).toBeCloseTo(31.7767, 6);
  });

  it('draws land, lakes and rivers as paths', () => {
    for (const path of Object.values(BASE_PATHS)) expect(path).toMatch(/^M-?\d[\d. L-]+/);
    expect(BASE_PATHS.land).not.toContain('NaN');
  });
});

describe('the view', () => {
  it('has all points in the window, with room around them', () => {
    const view = fitView([JERUSALEM, ROME], SIZE, 40);
    for (const point of [JERUSALEM, ROME]) {
      const [x, y] = toWindow(view, point);
      expect(x).toBeGreaterThanOrEqual(39.9);
      expect(x).toBeLessThanOrEqual(360.1);
      expect(y).toBeGreaterThanOrEqual(39.9);
      expect(y).toBeLessThanOrEqual(260.1);
    }
  });

  it('centres a single point, and leaves enough of its surroundings visible', () => {
    const view = fitView([JERUSALEM], SIZE);
    expect(view.zoom).toBe(ZOOM.fitted);
    const [x, y] = toWindow(view, JERUSALEM);
    expect(x).toBeCloseTo(200);
    expect(y).toBeCloseTo(150);
  });

  it('exists without points', () => {
    expect(fitView([], SIZE).zoom).toBe(ZOOM.least);
  });
});

describe('the scale', () => {
  it('is a round length of at most the given pixels, as long as it says', () => {
    const view = fitView([JERUSALEM, project(35.2342, 32.7767)], SIZE);
    const { kilometres, pixels } = scaleBar(view, 150, 100);
    expect(String(kilometres)).toMatch(/^[125]0*$/);
    expect(pixels).toBeLessThanOrEqual(100);
    const degree = Math.abs(toWindow(view, JERUSALEM)[1] - toWindow(view, project(35.2342, 32.7767))[1]);
    expect((degree / pixels) * kilometres).toBeCloseTo(111, -1);
  });
});

describe('the markers', () => {
  const view = { zoom: 1, x: 0, y: 0 };
  const marker = (id: string, point: Point, rank: number, rest: Partial<Marker> = {}): Marker => ({
    id,
    point,
    name: id,
    rank,
    ...rest,
  });
  const ids = (...markers: Marker[]) => placeMarkers(markers, view, SIZE).map(({ marker: each }) => each.id);

  it('are those in the window that do not cover one another, the more important first', () => {
    expect(
      ids(
        marker('small', [100, 100], 1),
        marker('great', [103, 101], 9),
        marker('far', [200, 200], 2),
        marker('outside', [900, 100], 5),
      ),
    ).toEqual(['great', 'far']);
  });

  it('have names that do not cover one another', () => {
    const placed = placeMarkers(
      [
        marker('Bethlehem', [100, 100], 3),
        marker('Jerusalem', [112, 100], 2),
        marker('Bethany', [124, 100], 1),
      ],
      view,
      SIZE,
    );
    expect(placed.map(({ label }) => label?.anchor)).toEqual(['end', 'middle', 'start']);
  });

  it('always have the chosen one, first', () => {
    const markers = [marker('great', [100, 100], 9), marker('chosen', [101, 100], 1)];
    expect(
      placeMarkers(markers, view, SIZE, new Set(['chosen'])).map(({ marker: each }) => each.id),
    ).toContain('chosen');
  });

  it('have the name of an area in its middle', () => {
    const [area] = placeMarkers([marker('Galatia', [200, 150], 1, { isArea: true })], view, SIZE);
    expect(area?.label).toEqual({ at: [200, 150], anchor: 'middle' });
  });

  it('are chosen by a finger near them only', () => {
    const placed = placeMarkers([marker('one', [100, 100], 1), marker('two', [130, 100], 1)], view, SIZE);
    expect(nearestMarker(placed, [112, 104])?.id).toBe('one');
    expect(nearestMarker(placed, [100, 140])).toBeUndefined();
    expect(nearestMarker([], [0, 0])).toBeUndefined();
  });
});

describe('the line of a journey', () => {
  it('goes through every stop in order', () => {
    expect(
      routePath([
        [0, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toBe('M0.00 0.00Q5.00 1.20 10.00 0.00Q8.80 5.00 10.00 10.00');
  });

  it('needs two stops', () => {
    expect([routePath([]), routePath([[1, 1]])]).toEqual(['', '']);
  });

  it('does not draw the way back over the way there', () => {
    const path = routePath([
      [0, 0],
      [10, 0],
      [0, 0],
    ]);
    expect(path).toContain('Q5.00 1.20');
    expect(path).toContain('Q5.00 -1.20');
  });
});
