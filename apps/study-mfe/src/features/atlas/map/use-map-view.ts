import { select } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ZOOM, type MapSize, type MapView } from './map-view.js';

/** Whether the map shares the page with a text, which one finger and the wheel scroll, or is what the page is about. */
export type MapGestures = 'shared' | 'whole';

/** Pixels that an arrow key moves the map, and how much a step of the zoom enlarges. */
const STEP = 60;
const ENLARGE = 1.6;

type MapMotion = {
  readonly view: MapView;
  /** For the element that has the map. */
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly enlarge: () => void;
  readonly reduce: () => void;
  /** Back to where the map opened. */
  readonly reset: () => void;
};

/**
 * The view of a map that a reader moves: by mouse, wheel, one or two fingers, and keys.
 *
 * @param home the view with which it opens, and to which it returns whenever that changes
 */
export function useMapView(home: MapView, size: MapSize, gestures: MapGestures): MapMotion {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(home);
  const behaviour = useMemo(() => behaviourOf(gestures), [gestures]);
  const move = (change: (behaviour: ZoomBehavior<HTMLDivElement, unknown>, map: HTMLDivElement) => void) => {
    if (ref.current) change(behaviour, ref.current);
  };
  useEffect(() => {
    const map = ref.current;
    if (!map) return undefined;
    behaviour.on('zoom', ({ transform: { k, x, y } }: { transform: { k: number; x: number; y: number } }) =>
      setView({ zoom: k, x, y }),
    );
    select(map).call(behaviour);
    return () => void select(map).on('.zoom', null);
  }, [behaviour]);
  useEffect(() => {
    behaviour.extent([
      [0, 0],
      [size.width, size.height],
    ]);
  }, [behaviour, size]);
  const { zoom: homeZoom, x: homeX, y: homeY } = home;
  useEffect(() => {
    if (ref.current)
      select(ref.current).call(behaviour.transform, zoomIdentity.translate(homeX, homeY).scale(homeZoom));
  }, [behaviour, homeZoom, homeX, homeY]);

  const scale = (by: number) => move((each, map) => each.scaleBy(select(map), by));
  const pan = (x: number, y: number) =>
    move((each, map) => each.translateBy(select(map), x / view.zoom, y / view.zoom));
  const reset = () =>
    move((each, map) => each.transform(select(map), zoomIdentity.translate(homeX, homeY).scale(homeZoom)));
  const enlarge = () => scale(ENLARGE);
  const reduce = () => scale(1 / ENLARGE);
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(STEP, 0),
    ArrowRight: () => pan(-STEP, 0),
    ArrowUp: () => pan(0, STEP),
    ArrowDown: () => pan(0, -STEP),
    '+': enlarge,
    '=': enlarge,
    '-': reduce,
    '0': reset,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { view, ref, onKeyDown, enlarge, reduce, reset };
}

function behaviourOf(gestures: MapGestures): ZoomBehavior<HTMLDivElement, unknown> {
  return zoom<HTMLDivElement, unknown>()
    .scaleExtent([ZOOM.least, ZOOM.most])
    .filter((event: Event) => isMeant(event, gestures));
}

/** On a shared page the wheel needs Ctrl, or the focus in the map, and touch needs two fingers. */
function isMeant(event: Event, gestures: MapGestures): boolean {
  if (event instanceof WheelEvent) {
    const isFocused =
      event.currentTarget instanceof Node && event.currentTarget.contains(document.activeElement);
    return gestures === 'whole' || event.ctrlKey || event.metaKey || isFocused;
  }
  if ('touches' in event) return gestures === 'whole' || (event as TouchEvent).touches.length > 1;
  return !(event instanceof MouseEvent && (event.ctrlKey || event.button !== 0));
}
