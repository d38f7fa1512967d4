import { storedText } from '@word-unfolded/ui';
import { useState, useSyncExternalStore } from 'react';
import {
  BUBBLE_SIZE,
  columnSize,
  homePlace,
  PANEL,
  panelPlace,
  panelSize,
  withinWindow,
  type Place,
  type Size,
} from './float-place.js';

const stored = storedText('theoPlace');

/** The reader's choice: without a position, the default one is used. */
type Chosen = { readonly place?: Place; readonly size?: Size };

export type Float = {
  readonly isHome: boolean;
  readonly bubble: Place;
  readonly panel: Place;
  readonly size: Size;
  /** Moves the bubble and its panel, to the right and down. */
  readonly move: (right: number, down: number) => void;
  /** Puts the bubble to a position. */
  readonly put: (place: Place) => void;
  /** Enlarges the panel, in pixels. */
  readonly grow: (width: number, height: number) => void;
  /** Whether the panel is a column as high as the window. */
  readonly isColumn: boolean;
  /** Makes the panel a column, or gives it its first size again. */
  readonly turnColumn: () => void;
};

/** The position of the bubble and the size of its panel, stored on this device. */
export function useFloat(): Float {
  const view = parseSize(useSyncExternalStore(onResize, () => `${window.innerWidth} ${window.innerHeight}`));
  const [chosen, setChosen] = useState(readChosen);
  const bubble = withinWindow(chosen.place ?? homePlace(view), BUBBLE_SIZE, view);
  const size = panelSize(chosen.size ?? PANEL, view);
  const choose = (change: (before: Chosen) => Chosen) =>
    setChosen((before) => {
      const next = change(before);
      stored.write(JSON.stringify(next));
      return next;
    });
  const column = columnSize(view);
  const isColumn = size.height === column.height && size.width >= column.width;
  return {
    isHome: chosen.place === undefined,
    bubble,
    panel: panelPlace(bubble, size, view),
    size,
    move: (right, down) =>
      choose((before) => {
        const from = withinWindow(before.place ?? homePlace(view), BUBBLE_SIZE, view);
        const place = { right: from.right - right, bottom: from.bottom - down };
        return { ...before, place: withinWindow(place, BUBBLE_SIZE, view) };
      }),
    put: (place) => choose((before) => ({ ...before, place })),
    isColumn,
    turnColumn: () => choose((before) => ({ ...before, size: isColumn ? PANEL : column })),
    grow: (width, height) =>
      choose((before) => {
        const from = panelSize(before.size ?? PANEL, view);
        return {
          ...before,
          size: panelSize({ width: from.width + width, height: from.height + height }, view),
        };
      }),
  };
}

function parseSize(text: string): Size {
  const [width = 0, height = 0] = text.split(' ').map(Number);
  return { width, height };
}

function onResize(look: () => void): () => void {
  window.addEventListener('resize', look);
  return () => window.removeEventListener('resize', look);
}

function readChosen(): Chosen {
  try {
    const value = JSON.parse(stored.read() ?? '{}') as Partial<Record<'place' | 'size', unknown>>;
    const place = numbersOf(value.place, ['right', 'bottom']);
    const size = numbersOf(value.size, ['width', 'height']);
    return { ...(place && { place }), ...(size && { size }) };
  } catch {
    return {};
  }
}

/** An object with numbers under the given names; undefined for any other value. */
function numbersOf<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Record<Name, number> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = new Map<string, unknown>(Object.entries(value));
  const numbers = names.map((name): [Name, unknown] => [name, entries.get(name)]);
  if (!numbers.every(([, number]) => Number.isFinite(number))) return undefined;
  return Object.fromEntries(numbers) as Record<Name, number>;
}
