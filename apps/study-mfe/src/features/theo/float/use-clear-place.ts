import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { boxOf, clearPlace } from './clear-place.js';
import { controlsNear } from './controls-near.js';
import type { Place, Size } from './float-place.js';

/** How far around its place the bubble looks for a free one, in pixels. */
const REACH = 320;

/** After these the controls of a page may be elsewhere. */
const MOVES = ['scrollend', 'resize', 'focusin', 'click', 'transitionend'] as const;

/** A page that has not changed for so long stands still. */
const SETTLED_MS = 100;

type Panel = { readonly place: Place; readonly size: Size };

/**
 * The position of the bubble beside the controls of the page and its own panel. It is where the reader put it again as
 * soon as that place is free, and in their hand it goes wherever they take it.
 *
 * @param float the bubble, and its panel if that is open
 * @param wish where the reader put it
 */
export function useClearPlace(
  float: RefObject<HTMLElement | null>,
  wish: Place,
  panel: Panel | undefined,
  isHeld: boolean,
): Place {
  const [aside, setAside] = useState<Place>(HERE);
  const look = useEffectEvent(() => {
    const clear = isHeld ? wish : freePlace(float.current, wish, panel);
    const next = { right: clear.right - wish.right, bottom: clear.bottom - wish.bottom };
    if (next.right !== aside.right || next.bottom !== aside.bottom) setAside(next);
  });
  const around = [wish, panel?.place, panel?.size].map((each) => JSON.stringify(each)).join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => look(), SETTLED_MS);
    };
    soon();
    const contents = new MutationObserver(soon);
    contents.observe(document.body, { childList: true, subtree: true });
    for (const move of MOVES) window.addEventListener(move, soon, true);
    return () => {
      clearTimeout(timer);
      contents.disconnect();
      for (const move of MOVES) window.removeEventListener(move, soon, true);
    };
  }, [around, isHeld]);
  return isHeld ? wish : { right: wish.right + aside.right, bottom: wish.bottom + aside.bottom };
}

const HERE: Place = { right: 0, bottom: 0 };

function freePlace(float: HTMLElement | null, wish: Place, panel: Panel | undefined): Place {
  const view = { width: window.innerWidth, height: window.innerHeight };
  const { left, top, right, bottom } = boxOf(wish, view);
  const near = { left: left - REACH, top: top - REACH, right: right + REACH, bottom: bottom + REACH };
  const boxes = controlsNear(near, (control) => float?.contains(control) === true);
  return clearPlace(wish, panel ? [...boxes, boxOf(panel.place, view, panel.size)] : boxes, view);
}
