import fc from 'fast-check';
import { boxOf, clearPlace, touches } from './clear-place.js';
import { BUBBLE_SIZE, withinWindow } from './float-place.js';

const WINDOW = { width: 1280, height: 800 };

const place = fc
  .record({ right: fc.integer({ min: 8, max: 1216 }), bottom: fc.integer({ min: 8, max: 736 }) })
  .map((anywhere) => withinWindow(anywhere, BUBBLE_SIZE, WINDOW));
const control = fc
  .record({
    left: fc.integer({ min: 0, max: 1200 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: fc.integer({ min: 10, max: 200 }),
    height: fc.integer({ min: 10, max: 60 }),
  })
  .map(({ left, top, width, height }) => ({ left, top, right: left + width, bottom: top + height }));

describe('the place of the bubble among controls', () => {
  it('covers none of them, and is the place of the reader where that is free', () => {
    fc.assert(
      fc.property(place, fc.array(control, { maxLength: 12 }), (wish, controls) => {
        const clear = clearPlace(wish, controls, WINDOW);
        const covered = (at: typeof wish) => controls.some((each) => touches(each, boxOf(at, WINDOW)));
        expect(covered(clear)).toBe(false);
        expect(withinWindow(clear, BUBBLE_SIZE, WINDOW)).toEqual(clear);
        if (!covered(wish)) expect(clear).toEqual(wish);
      }),
    );
  });

  it('is just beside a control that the reader put it upon', () => {
    const button = { left: 600, top: 400, right: 700, bottom: 444 };
    const wish = { right: 1280 - 650 - 28, bottom: 800 - 444 };
    expect(clearPlace(wish, [button], WINDOW)).toEqual({ right: wish.right, bottom: 800 - 400 + 4 });
  });

  it('stays where controls are everywhere', () => {
    const all = { left: 0, top: 0, right: 1280, bottom: 800 };
    expect(clearPlace({ right: 24, bottom: 24 }, [all], WINDOW)).toEqual({ right: 24, bottom: 24 });
  });
});
