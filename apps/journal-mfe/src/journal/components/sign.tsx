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
