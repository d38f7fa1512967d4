import { useId } from 'react';
import styles from './shape-choice.module.css';

/** A shape that can be chosen; without sides it has no shape of its own. */
type Shape<Value extends string> = {
  readonly value: Value;
  readonly name: string;
  readonly sides?: readonly [width: number, height: number];
  /** Under the name, such as the size. */
  readonly note?: string;
};

type ShapeChoiceProps<Value extends string> = {
  readonly label: string;
  readonly shapes: readonly Shape<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
};

/** The height of the longest side, in pixels of the drawing. */
const LONGEST = 30;

/** One of a few shapes, each drawn to the same scale. */
export function ShapeChoice<Value extends string>({
  label,
  shapes,
  chosen,
  onChoose,
}: ShapeChoiceProps<Value>) {
  const group = useId();
  const longest = Math.max(...shapes.flatMap(({ sides = [0, 0] }) => sides));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.shapes}>
        {shapes.map(({ value, name, note, sides }) => (
          <label key={value} className={styles.shape}>
            <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
            <svg className={styles.drawing} viewBox={`0 0 ${LONGEST + 2} ${LONGEST + 2}`} aria-hidden="true">
              <Outline sides={sides && [(sides[0] / longest) * LONGEST, (sides[1] / longest) * LONGEST]} />
            </svg>
            <span>{name}</span>
            {note && <span className={styles.note}>{note}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Outline({ sides }: { readonly sides: readonly [number, number] | undefined }) {
  const [width, height] = sides ?? [LONGEST * 0.62, LONGEST * 0.62];
  return (
    <rect
      x={1 + (LONGEST - width) / 2}
      y={1 + (LONGEST - height) / 2}
      width={width}
      height={height}
      rx="1.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray={sides ? undefined : '3 2.4'}
    />
  );
}
