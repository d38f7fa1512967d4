import { BUBBLE, BUBBLE_SIZE, withinWindow, type Place, type Size } from './float-place.js';

/** A rectangle in the window, from its left and upper edge, in pixels. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** How far the bubble stays from what it must not cover. */
const GAP = 4;

/** The position nearest to the wished one at which the bubble covers none of the boxes; the wished one if there is none. */
export function clearPlace(wish: Place, boxes: readonly Box[], window: Size): Place {
  const isClear = (place: Place) => !boxes.some((box) => touches(boxOf(place, window), box));
  if (isClear(wish)) return wish;
  const rights = [
    wish.right,
    ...boxes.flatMap(({ left, right }) => [window.width - right - GAP - BUBBLE, window.width - left + GAP]),
  ];
  const bottoms = [
    wish.bottom,
    ...boxes.flatMap(({ top, bottom }) => [window.height - bottom - GAP - BUBBLE, window.height - top + GAP]),
  ];
  const far = ({ right, bottom }: Place) => Math.hypot(right - wish.right, bottom - wish.bottom);
  return (
    rights
      .flatMap((right) => bottoms.map((bottom) => ({ right, bottom })))
      .filter((place) => isWithin(place, window))
      .sort((a, b) => far(a) - far(b))
      .find(isClear) ?? wish
  );
}

/** Where an element at this position is in the window. */
export function boxOf({ right, bottom }: Place, window: Size, size = BUBBLE_SIZE): Box {
  return {
    left: window.width - right - size.width,
    top: window.height - bottom - size.height,
    right: window.width - right,
    bottom: window.height - bottom,
  };
}

/** Whether two boxes have a point in common. */
export function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin(place: Place, window: Size): boolean {
  const within = withinWindow(place, BUBBLE_SIZE, window);
  return within.right === place.right && within.bottom === place.bottom;
}
