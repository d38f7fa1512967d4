import type { ReactNode } from 'react';

/** The icons, on a 24 by 24 grid; strokes only, so that they have the colour and weight of the text beside them. */
export const ICON_SHAPES = {
  mark: <path d="M3.5 6.5 9 4v13.5L3.5 20zM9 4l6 2.5V20l-6-2.5M15 6.5 20.5 4v13.5L15 20" />,
  page: (
    <path d="M12 6.5C9.5 4.5 6.5 4 3.5 4.5v13.5c3-.5 6 0 8.5 2 2.5-2 5.5-2.5 8.5-2V4.5c-3-.5-6 0-8.5 2zM12 6.5V20" />
  ),
  pen: <path d="M4.5 19.5 5.5 15 16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5" />,
  gauge: <path d="M5 19.5V13M10 19.5V8M15 19.5v-9M20 19.5V5" />,
  back: <path d="M14.5 5.5 8 12l6.5 6.5" />,
  on: <path d="M9.5 5.5 16 12l-6.5 6.5" />,
  down: <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />,
  up: <path d="M12 19V5.5M6 11.5l6-6 6 6" />,
  shut: <path d="m6.5 6.5 11 11M17.5 6.5l-11 11" />,
  tick: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  again: <path d="M19.5 5v4.5H15M19.2 9.5A7.8 7.8 0 1 0 19.8 13" />,
  alert: <path d="M12 4.5 3.5 19.5h17zM12 10v4.5M12 17v.1" />,
  ask: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.7M12 16.7v.1" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11.5" rx="1.5" />
      <path d="M15.5 5.5V5A1.5 1.5 0 0 0 14 3.5H6A1.5 1.5 0 0 0 4.5 5v9A1.5 1.5 0 0 0 6 15.5" />
    </>
  ),
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
    </>
  ),
  moon: <path d="M19.5 14.3A8 8 0 0 1 9.7 4.5a8 8 0 1 0 9.8 9.8z" />,
  letters: (
    <path d="M3.5 18 8 6.5 12.5 18M5.2 14h5.6M15 18v-.2M20.5 18v-6.5M20.5 14.7a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
  ),
  tune: (
    <>
      <path d="M4.5 8.5H13M18 8.5h1.5M4.5 15.5H6M11 15.5h8.5" />
      <circle cx="15.5" cy="8.5" r="2.5" />
      <circle cx="8.5" cy="15.5" r="2.5" />
    </>
  ),
  microphone: (
    <path d="M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3" />
  ),
  muted: (
    <path d="M9 9v2.5a3 3 0 0 0 5 2.2M15 10.5v-4a3 3 0 0 0-5.7-1.3M5.5 11.5a6.5 6.5 0 0 0 10.5 5.1M18.5 11.5c0 1.2-.3 2.3-.9 3.3M12 18v3M4 3.5l16 17" />
  ),
  hear: <path d="M4 10v4h3.5L12 18V6L7.5 10zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10" />,
  play: <path d="M8 5.5v13l10.5-6.5z" />,
  pause: <path d="M9 5.5v13M15 5.5v13" strokeWidth="2.5" />,
  rewind: <path d="M4.5 5v4.5H9M4.8 9.5A7.8 7.8 0 1 1 4.2 13" />,
  save: <path d="M12 4.5V15M8 11l4 4 4-4M5 15v4.5h14V15" />,
  halt: <rect x="6.5" y="6.5" width="11" height="11" rx="1.5" />,
  find: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  star: <path d="M12 3.5c.6 5 3 7.6 8 8.5-5 .9-7.4 3.5-8 8.5-.6-5-3-7.6-8-8.5 5-.9 7.4-3.5 8-8.5z" />,
  news: (
    <path d="M4.5 5h12v14h-10a2 2 0 0 1-2-2zM16.5 9h3v8a2 2 0 0 1-2 2h-1M7.5 8.5h6M7.5 12h6M7.5 15.5h4" />
  ),
  share: <path d="M12 15V4M8 8l4-4 4 4M5 13.5V20h14v-6.5" />,
  picture: <path d="M4 5.5h16v13H4zM4 16l4.5-4.5 4 4 3-3 4.5 4.5M15.5 9v.1" />,
  columns: <path d="M4.5 5h6v14h-6zM13.5 5h6v14h-6z" />,
  talk: <path d="M4 6.5A2 2 0 0 1 6 4.5h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-6.5L7 20.5v-4H6a2 2 0 0 1-2-2z" />,
  ribbon: <path d="M7 4.5h10v15l-5-4-5 4z" />,
  lock: (
    <path d="M7 10.5h10a1.5 1.5 0 0 1 1.5 1.5v6.5A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5V12A1.5 1.5 0 0 1 7 10.5zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  ),
  print: <path d="M7.5 9V4h9v5M7.5 17H5V9.5h14V17h-2.5M7.5 14h9v6h-9z" />,
  past: <path d="M4.5 5v4.5H9M4.8 9.5A7.8 7.8 0 1 1 4.2 13M12 8v4.5l3 2" />,
  fork: <path d="M7 4.5v15M7 13c0-4 10-2 10-7.5M17 5.5 14.5 8M17 5.5 19.5 8" />,
  trail: <path d="M5 20c0-5 8-3 8-7.5S7.5 9 7.5 6.5 10 3.5 12 3.5M13 20h6M16 20v-9.5M16 10.5l4-2.5-4-2.5z" />,
  day: <path d="M4.5 6h15v13.5h-15zM4.5 10h15M8.5 3.5V7M15.5 3.5V7" />,
  bell: (
    <path d="M12 4a5.5 5.5 0 0 0-5.500 5.500c0 4.500-1.500 6-2 7.500h15c-.5-1.500-2-3-2-7.500A5.500 5.500 0 0 0 12 4zM10 19.500a2.200 2.200 0 0 0 4 0M12 2.800V4" />
  ),
  flame: (
    <path d="M12 3.5c.5 4 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1 2 2 2.5-.5-3 0-5.5 1-7.5z" />
  ),
  rest: <path d="M12 3.5v17M4.600 7.800l14.800 8.5M19.400 7.800 4.600 16.300" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  less: <path d="M5.5 12h13" />,
  more: <path d="M6 12h.1M12 12h.1M18 12h.1" strokeWidth="2.5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICON_SHAPES;
