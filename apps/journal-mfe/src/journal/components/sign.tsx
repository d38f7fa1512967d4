import type { ReactNode } from 'react';
import styles from './sign.module.css';

/** Icons that only the journal uses, in the style of the design system: 24 by 24, outlined. */
const SHAPES = {
  plus: <path d="M12 5v14M5 12h14" />,
  wait: <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 7.5V12l3 2" />,
  box: <path d="M4 5h16v4H4zM5.5 9v10.500h13V9M10 13h4" />,
  bin: <path d="M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.4L17 7M10 10.500v6M14 10.500v6" />,
  day: <path d="M4.500 6h15v13.500h-15zM4.500 10h15M8.500 3.500V7M15.500 3.500V7" />,
  rows: <path d="M4.500 6.500h15M4.500 12h15M4.500 17.500h15" />,
  cards: <path d="M4.500 5h15v6h-15zM4.500 14h15v5.500h-15z" />,
  bold: <path d="M8 5h5a3.500 3.500 0 0 1 0 7H8zM8 12h6a3.500 3.500 0 0 1 0 7H8z" />,
  italic: <path d="M10 5h7M7 19h7M14 5l-4 14" />,
  strike: (
    <path d="M5 12h14M16 8c-.5-2-2-3-4-3s-4 1.200-4 3.500M8 15.500c.3 2.200 2 3.500 4 3.500 2.300 0 4-1.300 4-3.500" />
  ),
  heading: <path d="M7 5v14M17 5v14M7 12h10" />,
  points: <path d="M9.500 6.500h10M9.500 12h10M9.500 17.500h10M5 6.500h.1M5 12h.1M5 17.500h.1" />,
  numbers: (
    <path d="M10 6.500h9.500M10 12h9.500M10 17.500h9.500M4.500 5l1.500-.5V9M4.500 14.500c.4-1.300 2.500-1 2 .5L4.500 18.500h2.300" />
  ),
  quote: (
    <path d="M6 9.500h4v5H6zM6 9.500c0-2 .8-3.300 2.500-4M14 9.500h4v5h-4zM14 9.500c0-2 .8-3.300 2.500-4" />
  ),
  undo: <path d="M8.500 5 4.500 9l4 4M4.500 9H14a5 5 0 0 1 0 10H9" />,
  redo: <path d="m15.500 5 4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h5" />,
  focus: <path d="M4.500 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15" />,
  out: <path d="M12 15V4M8 8l4-4 4 4M5 13.500V20h14v-6.500" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type SignName = keyof typeof SHAPES;

/** A decorative icon beside a word, or in a button with a label. */
export function Sign({ name, small = false }: { readonly name: SignName; readonly small?: boolean }) {
  return (
    <svg
      className={styles.sign}
      data-small={small || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {SHAPES[name]}
    </svg>
  );
}
