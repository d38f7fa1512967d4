import fc from 'fast-check';
import { BUBBLE, BUBBLE_SIZE, homePlace, PANEL, panelPlace, panelSize, withinWindow } from './float-place.js';

const window = fc.record({
  width: fc.integer({ min: 1100, max: 3000 }),
  height: fc.integer({ min: 500, max: 2000 }),
});
const place = fc.record({
  right: fc.integer({ min: -500, max: 4000 }),
  bottom: fc.integer({ min: -500, max: 3000 }),
});
const size = fc.record({
  width: fc.integer({ min: 1, max: 3000 }),
  height: fc.integer({ min: 1, max: 3000 }),
});

describe('the position of the assistant', () => {
  it('is within the window, however far it was moved and however small the window became', () => {
    fc.assert(
      fc.property(window, place, size, (view, moved, wished) => {
        const bubble = withinWindow(moved, BUBBLE_SIZE, view);
        const panel = panelSize(wished, view);
        const at = panelPlace(bubble, panel, view);
        for (const [where, what] of [
          [bubble, BUBBLE_SIZE],
          [at, panel],
        ] as const) {
          expect(where.right).toBeGreaterThanOrEqual(0);
          expect(where.bottom).toBeGreaterThanOrEqual(0);
          expect(where.right + what.width).toBeLessThanOrEqual(view.width);
          expect(where.bottom + what.height).toBeLessThanOrEqual(view.height);
        }
      }),
    );
  });

  it('keeps a panel of the default size from covering the bubble', () => {
    fc.assert(
      fc.property(window, place, (view, moved) => {
        const bubble = withinWindow(moved, BUBBLE_SIZE, view);
        const at = panelPlace(bubble, PANEL, view);
        const isBeside = at.right >= bubble.right + BUBBLE || bubble.right >= at.right + PANEL.width;
        const isAbove = at.bottom >= bubble.bottom + BUBBLE || bubble.bottom >= at.bottom + PANEL.height;
        expect(isBeside || isAbove).toBe(true);
      }),
    );
  });

  it('is in the gutter where there is one, with the panel beside it', () => {
    const view = { width: 1440, height: 900 };
    const home = homePlace(view);
    expect(home.right).toBe(8);
    expect(panelPlace(home, PANEL, view)).toEqual({ right: 72, bottom: home.bottom });
  });

  it('is in the corner of a narrower window, with the panel above it', () => {
    const view = { width: 1200, height: 900 };
    const home = homePlace(view);
    expect(panelPlace(home, PANEL, view)).toEqual({ right: home.right, bottom: home.bottom + BUBBLE + 8 });
  });
});
