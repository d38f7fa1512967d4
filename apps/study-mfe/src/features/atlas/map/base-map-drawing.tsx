import { memo } from 'react';
import styles from './atlas-map.module.css';
import type { MapView } from './map-view.js';
import { BASE_PATHS } from './projection.js';

/** Sea, land, lakes and rivers. */
export function BaseMapDrawing({ view: { zoom, x, y } }: { readonly view: MapView }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${zoom})`}>
      <BasePaths />
    </g>
  );
}

/** The paths stay the same while the map moves. */
const BasePaths = memo(function BasePaths() {
  return (
    <>
      <path className={styles.land} d={BASE_PATHS.land} />
      <path className={styles.river} d={BASE_PATHS.rivers} />
      <path className={styles.lake} d={BASE_PATHS.lakes} />
    </>
  );
});
