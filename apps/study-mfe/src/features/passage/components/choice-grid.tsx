import { classNames } from '@word-unfolded/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import styles from './choice-grid.module.css';

/** One of the things in a grid. */
export type GridChoice<Value> = { readonly value: Value; readonly text: string };

type ChoiceGridProps<Value> = {
  readonly label: string;
  readonly choices: readonly GridChoice<Value>[];
  /** For words instead of numbers. */
  readonly wide?: boolean;
  /** Whether the focus begins here. */
  readonly takesFocus?: boolean;
  readonly onChoose: (value: Value) => void;
};

/** 1 to a number, as choices. */
export const numbersTo = (last: number): readonly GridChoice<number>[] =>
  Array.from({ length: last }, (_, index) => ({ value: index + 1, text: String(index + 1) }));

/** Buttons in rows that are one stop of the tab key; the arrow keys lead from one to the next. */
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
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={classNames(styles.grid, wide && styles.wide)}
      onKeyDown={press}
    >
      {choices.map(({ value, text }, index) => (
        <button
          key={text}
          type="button"
          className={styles.choice}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads; up and down by the rows in which the buttons stand. */
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
