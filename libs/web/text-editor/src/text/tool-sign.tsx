import type { ReactNode } from 'react';
import type { ToolName } from './tool-name.js';
import styles from './tool-sign.module.css';

/** The icons of the tools, in the style of the design system: 24 by 24, outlined. */
const SHAPES: Readonly<Record<ToolName, ReactNode>> = {
  bold: <path d="M8 5h5a3.500 3.500 0 0 1 0 7H8zM8 12h6a3.500 3.500 0 0 1 0 7H8z" />,
  italic: <path d="M10 5h7M7 19h7M14 5l-4 14" />,
  strike: (
    <path d="M5 12h14M16 8c-.5-2-2-3-4-3s-4 1.200-4 3.500M8 15.500c.3 2.200 2 3.500 4 3.500 2.300 0 4-1.300 4-3.500" />
  ),
  heading: <path d="M7 5v14M17 5v14M7 12h10" />,
  subheading: <path d="M7 8v11M15 8v11M7 13.500h8M18.500 16v3" />,
  points: <path d="M9.500 6.500h10M9.500 12h10M9.500 17.500h10M5 6.500h.1M5 12h.1M5 17.500h.1" />,
  numbers: (
    <path d="M10 6.500h9.500M10 12h9.500M10 17.500h9.500M4.500 5l1.500-.5V9M4.500 14.500c.4-1.300 2.500-1 2 .5L4.500 18.500h2.300" />
  ),
  quote: (
    <path d="M6 9.500h4v5H6zM6 9.500c0-2 .8-3.300 2.500-4M14 9.500h4v5h-4zM14 9.500c0-2 .8-3.300 2.500-4" />
  ),
  pullQuote: (
    <path d="M5 5h14M5 19h14M7 10.500h3v3.500H7zM7 10.500c0-1.400.5-2.300 1.800-2.800M13 10.500h3v3.500h-3zM13 10.500c0-1.400.5-2.300 1.800-2.800" />
  ),
  figure: <path d="M4 5.500h16v13H4zM4 16l4.500-4.500 4 4 3-3 4.500 4.500M15.500 9v.1" />,
  note: <path d="M5 19 9.500 6 14 19M6.700 14.500h5.600M18 4.500v6M16.500 5.500 18 4.500" />,
  undo: <path d="M8.500 5 4.500 9l4 4M4.500 9H14a5 5 0 0 1 0 10H9" />,
  redo: <path d="m15.500 5 4 4-4 4M19.500 9H10a5 5 0 0 0 0 10h5" />,
};

/** The decorative icon of a tool, in a button with a label. */
export function ToolSign({ name }: { readonly name: ToolName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SHAPES[name]}
    </svg>
  );
}
