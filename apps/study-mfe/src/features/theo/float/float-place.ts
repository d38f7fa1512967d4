/** The position of the bubble: its distance from the right and the lower edge of the window, in pixels. */
export type Place = { readonly right: number; readonly bottom: number };

export type Size = { readonly width: number; readonly height: number };

/** Width and height of the bubble. */
export const BUBBLE = 56;

/** Specification, section 2: the initial size of the panel. */
export const PANEL: Size = { width: 300, height: 450 };

const SMALLEST: Size = { width: 260, height: 320 };
const MARGIN = 8;
const FOOT = 24;

/** From this window width on, the bubble is in the gutter and the panel beside it (design, "Components"). */
const WITH_GUTTER = 1360;

/** The default position of the bubble. */
export function homePlace(window: Size): Place {
  return { right: window.width >= WITH_GUTTER ? MARGIN : FOOT, bottom: FOOT };
}

/** The nearest position at which an element of this size is entirely within the window. */
export function withinWindow({ right, bottom }: Place, size: Size, window: Size): Place {
  return {
    right: between(MARGIN, right, window.width - size.width - MARGIN),
    bottom: between(MARGIN, bottom, window.height - size.height - MARGIN),
  };
}

export const BUBBLE_SIZE: Size = { width: BUBBLE, height: BUBBLE };

/** The width of the panel as a column; it is as high as the window. */
const COLUMN_WIDTH = 420;

/** The size of the panel as a column of the page. */
export function columnSize(window: Size): Size {
  return panelSize({ width: COLUMN_WIDTH, height: window.height }, window);
}

/** Clamps a size to the limits of the panel. */
export function panelSize({ width, height }: Size, window: Size): Size {
  return {
    width: between(SMALLEST.width, width, window.width - BUBBLE - 3 * MARGIN),
    height: between(SMALLEST.height, height, window.height - 2 * MARGIN),
  };
}

/** The position of the panel: beside or above the bubble, wherever there is room, and never over it. */
export function panelPlace(bubble: Place, size: Size, window: Size): Place {
  const beside = { right: bubble.right + BUBBLE + MARGIN, bottom: bubble.bottom };
  const above = { right: bubble.right, bottom: bubble.bottom + BUBBLE + MARGIN };
  const otherSide = { right: bubble.right - MARGIN - size.width, bottom: bubble.bottom };
  const below = { right: bubble.right, bottom: bubble.bottom - MARGIN - size.height };
  const wishes =
    window.width >= WITH_GUTTER ? [beside, above, otherSide, below] : [above, beside, otherSide, below];
  const places = wishes.map((wish) => withinWindow(wish, size, window));
  return places.find((place) => !covers(place, size, bubble)) ?? places[0]!;
}

function covers(place: Place, size: Size, bubble: Place): boolean {
  const apart = (start: number, length: number, other: number) =>
    start >= other + BUBBLE || other >= start + length;
  return !apart(place.right, size.width, bubble.right) && !apart(place.bottom, size.height, bubble.bottom);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
