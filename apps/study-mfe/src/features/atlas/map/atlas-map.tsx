import { isUncertain, type Journey, type Place } from '@word-unfolded/bible-atlas';
import { useLanguage } from '@word-unfolded/i18n';
import { classNames, IconButton } from '@word-unfolded/ui';
import { useMemo, type MouseEvent } from 'react';
import { useTexts } from '../texts.js';
import styles from './atlas-map.module.css';
import { BaseMapDrawing } from './base-map-drawing.js';
import { MapMarker } from './map-marker.js';
import { markerOf } from './map-place.js';
import { fitView, toWindow } from './map-view.js';
import { nearestMarker, placeMarkers } from './place-labels.js';
import { project } from './projection.js';
import { routePath } from './route-path.js';
import { scaleBar } from './scale-bar.js';
import { useMapView, type MapGestures } from './use-map-view.js';
import { useSize } from './use-size.js';

/** The buttons over the upper right of the map, in pixels. */
const CONTROLS = { width: 46, height: 134 };

/** What the scale takes beside its bar, and its height, in pixels. */
const SCALE = { beside: 68, height: 30 };

type AtlasMapProps = {
  /** What the map shows, as its accessible name. */
  readonly label: string;
  readonly places: readonly Place[];
  readonly journey?: Journey | undefined;
  /** The places that the map opens with in its window; all of them by default. */
  readonly focus?: readonly Place[];
  readonly chosen?: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  readonly gestures: MapGestures;
  readonly className?: string | undefined;
};

/**
 * A map of places in the colours of the theme. Its drawing is for the eye: the page has the same places as a list, which
 * also chooses them.
 */
export function AtlasMap({
  label,
  places,
  journey,
  focus = places,
  chosen,
  onChoose,
  gestures,
  className,
}: AtlasMapProps) {
  const t = useTexts();
  const language = useLanguage();
  const [size, sizeRef] = useSize();
  const home = useMemo(
    () =>
      fitView(
        focus.map(({ longitude, latitude }) => project(longitude, latitude)),
        size,
      ),
    [focus, size],
  );
  const { view, ref, onKeyDown, enlarge, reduce, reset } = useMapView(home, size, gestures);
  const markers = useMemo(
    () => places.map((place) => markerOf(place, language, journey)),
    [places, language, journey],
  );
  const uncertain = useMemo(() => new Set(places.filter(isUncertain).map(({ id }) => id)), [places]);
  const shown = useMemo(() => new Set(chosen === undefined ? [] : [chosen]), [chosen]);
  const bar = scaleBar(view, size.height, 90);
  const placed = placeMarkers(markers, view, size, shown, [
    {
      left: size.width - CONTROLS.width * (size.letters ?? 1),
      right: size.width,
      top: 0,
      bottom: CONTROLS.height * (size.letters ?? 1),
    },
    { left: 0, right: bar.pixels + SCALE.beside, top: size.height - SCALE.height, bottom: size.height },
  ]);
  const stops = journey?.stops.map(({ place }) => toWindow(view, project(place.longitude, place.latitude)));

  const choose = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChoose(nearestMarker(placed, [clientX - box.left, clientY - box.top])?.id);
  };
  // An application, so that a screen reader passes on the arrow keys.
  const windowProps = {
    role: 'application',
    tabIndex: 0,
    className: classNames(styles.window, gestures === 'whole' && styles.whole),
    'aria-roledescription': t('map.role'),
    'aria-label': `${label}. ${t('map.keys')}`,
    onKeyDown,
    onClick: choose,
  };
  return (
    <div className={classNames(styles.map, className)} ref={sizeRef}>
      <div ref={ref} {...windowProps}>
        <svg width={size.width} height={size.height} aria-hidden="true">
          <BaseMapDrawing view={view} />
          {stops && <path className={styles.route} d={routePath(stops)} />}
          {placed.map((each) => (
            <MapMarker
              key={each.marker.id}
              placed={each}
              isUncertain={uncertain.has(each.marker.id)}
              isChosen={each.marker.id === chosen}
            />
          ))}
          <g className={styles.scale} transform={`translate(12 ${size.height - 14})`}>
            <path d={`M0 -5V0H${bar.pixels.toFixed(1)}V-5`} />
            <text x={bar.pixels + 6}>{t('map.kilometres', { count: bar.kilometres })}</text>
          </g>
        </svg>
      </div>
      <div className={styles.controls} role="group" aria-label={t('map.controls')}>
        <IconButton icon="plus" label={t('map.enlarge')} onClick={enlarge} />
        <IconButton icon="less" label={t('map.reduce')} onClick={reduce} />
        <IconButton icon="rewind" label={t('map.reset')} onClick={reset} />
      </div>
    </div>
  );
}
