import { classNames } from '@word-unfolded/ui';
import styles from './atlas-map.module.css';
import type { PlacedMarker } from './place-labels.js';

type MapMarkerProps = {
  readonly placed: PlacedMarker;
  readonly isUncertain: boolean;
  readonly isChosen: boolean;
};

/** A place: a dot, or a dashed ring where its location is disputed, and its name. Areas have a name only. */
export function MapMarker({ placed: { marker, at, label }, isUncertain, isChosen }: MapMarkerProps) {
  const [x, y] = at;
  const isNameOnly = marker.isArea && label && !isChosen;
  return (
    <g className={classNames(styles.marker, isChosen && styles.chosen, marker.isArea && styles.area)}>
      {isChosen && <circle className={styles.halo} cx={x} cy={y} r={10} />}
      {isNameOnly && isUncertain && <circle className={styles.ring} cx={x} cy={y} r={14} />}
      {!isNameOnly && <circle className={isUncertain ? styles.uncertain : styles.dot} cx={x} cy={y} r={4} />}
      {label && (
        <text x={label.at[0]} y={label.at[1]} textAnchor={label.anchor} dominantBaseline="central">
          {marker.name}
        </text>
      )}
    </g>
  );
}
