import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTexts } from '../locales/texts.js';
import styles from './plot.module.css';

/** The point whose values are shown, and whether the keyboard chose it: then it is announced too. */
export type ActivePoint = { readonly index: number; readonly byKeyboard: boolean };

type Moves = Readonly<Partial<Record<string, number>>>;

/** Arrow keys along a row of points. */
export const ROW_MOVES: Moves = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Arrow keys along a list, whose points are below each other. */
export const LIST_MOVES: Moves = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys in a calendar, whose columns are weeks. */
export const CALENDAR_MOVES: Moves = { ArrowRight: 7, ArrowDown: 1, ArrowLeft: -7, ArrowUp: -1 };

type ActivePointOptions = {
  /** The title of the chart. */
  readonly title: string;
  readonly count: number;
  /** By how many points a key moves. */
  readonly moves: Moves;
  /** The point at a place of the plot, in pixels from its upper left corner. */
  readonly pointAt: (x: number, y: number) => number | undefined;
};

/**
 * The point that a reader looks at: under the pointer, under the finger until they touch another place, or chosen by the
 * arrow keys, Home and End. Escape hides its values again (WCAG 2.2, 1.4.13).
 */
export function useActivePoint({ title, count, moves, pointAt }: ActivePointOptions) {
  const t = useTexts();
  const [active, setActive] = useState<ActivePoint>();
  const atPointer = ({ currentTarget, clientX, clientY }: PointerEvent<Element>) => {
    const box = currentTarget.getBoundingClientRect();
    const index = pointAt(clientX - box.left, clientY - box.top);
    setActive(index === undefined ? undefined : { index, byKeyboard: false });
  };
  const onKeyDown = (event: KeyboardEvent<Element>) => {
    if (event.key === 'Escape' && active) {
      event.stopPropagation();
      setActive(undefined);
      return;
    }
    const index = afterKey(event.key, active?.index, count, moves);
    if (index === undefined) return;
    event.preventDefault();
    setActive({ index, byKeyboard: true });
  };
  return {
    active: active && active.index < count ? active : undefined,
    /** For the element that has the plot. An application, so that a screen reader passes on the arrow keys. */
    plotProps: {
      role: 'application',
      tabIndex: 0,
      className: styles.points,
      'aria-roledescription': t('chart'),
      'aria-label': `${title}. ${t('keys')}`,
      onPointerDown: atPointer,
      onPointerMove: atPointer,
      onPointerLeave: (event: PointerEvent<Element>) => {
        if (event.pointerType === 'mouse') setActive(undefined);
      },
      onKeyDown,
      onBlur: () => setActive(undefined),
    },
  };
}

function afterKey(key: string, from: number | undefined, count: number, moves: Moves): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const move = moves[key];
  if (move === undefined) return undefined;
  if (from === undefined) return move > 0 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, from + move));
}
