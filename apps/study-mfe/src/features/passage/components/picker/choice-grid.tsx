import { classNames } from '@word-unfolded/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './choice-grid.module.css';

/** One option of a grid. */
export type GridChoice<Value> = { readonly value: Value; readonly text: string };

type ChoiceGridProps<Value> = {
  readonly label: string;
  readonly choices: readonly GridChoice<Value>[];
  /** Wider cells, for words instead of numbers. */
  readonly wide?: boolean;
  /** Whether it gets the initial focus. */
  readonly takesFocus?: boolean;
  readonly onChoose: (value: Value) => void;
};

/** The numbers from 1 to a maximum, as options. */
export const numbersTo = (last: number): readonly GridChoice<number>[] =>
  Array.from({ length: last }, (_, index) => ({ value: index + 1, text: String(index + 1) }));

/** A grid of buttons with a single tab stop; the arrow keys move between them. */
export function ChoiceGrid<Value>(props: ChoiceGridProps<Value>) {
  const { label, choices, wide = false, takesFocus = true, onChoose } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const press = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])];
    const to = targetOf(event.key, buttons, current);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  };
  return (
    <div ref={grid} role="group" aria-label={label} className={classNames(styles.grid, wide && styles.wide)}>
      {choices.map(({ value, text }, index) => (
        <button
          key={text}
          type="button"
          className={styles.choice}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onKeyDown={press}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** The target of an arrow key; up and down follow the visual rows. */
function targetOf(key: string, buttons: readonly HTMLElement[], current: number): number | undefined {
  const last = buttons.length - 1;
  const top = buttons[0]?.offsetTop;
  const columns = Math.max(1, buttons.findIndex((button) => button.offsetTop !== top) || 1);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    ArrowDown: current + columns,
    ArrowUp: current - columns,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(last, Math.max(0, target));
}
