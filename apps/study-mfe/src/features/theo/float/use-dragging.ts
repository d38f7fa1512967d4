import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** Pointer movements shorter than this count as a press, in pixels. */
const STILL = 4;

/** Distance of an arrow key, in pixels; with Shift four times as far. */
const STEP = 16;

type Moves = (right: number, down: number) => void;

/** Drag handlers for mouse, touch and pen, and for the arrow keys. */
export type Handle = {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Makes an element a drag handle for itself or another element.
 *
 * @param move called with the distance to the right and down since the last call, in pixels
 * @returns the handle, and whether the press that just ended was a drag and must not trigger anything else
 */
export function useDragging(
  move: Moves,
  hold: (isHeld: boolean) => void = () => undefined,
): { readonly handle: Handle; readonly hasMoved: () => boolean } {
  const from = useRef<{ x: number; y: number; moved: boolean } | undefined>(undefined);
  const moved = useRef(false);
  const end = () => {
    moved.current = from.current?.moved ?? false;
    from.current = undefined;
    if (moved.current) hold(false);
  };
  return {
    hasMoved: () => moved.current,
    handle: {
      onPointerDown: (event) => {
        moved.current = false;
        if (event.button !== 0 || isControl(event)) return;
        from.current = { x: event.clientX, y: event.clientY, moved: false };
        event.currentTarget.setPointerCapture?.(event.pointerId);
      },
      onPointerMove: (event) => {
        const start = from.current;
        if (!start) return;
        const [right, down] = [event.clientX - start.x, event.clientY - start.y];
        if (!start.moved && Math.hypot(right, down) < STILL) return;
        if (!start.moved) hold(true);
        from.current = { x: event.clientX, y: event.clientY, moved: true };
        move(right, down);
      },
      onPointerUp: end,
      onPointerCancel: end,
      onKeyDown: (event) => {
        const [right, down] = ARROWS[event.key] ?? [];
        if (right === undefined || down === undefined || event.target !== event.currentTarget) return;
        event.preventDefault();
        const step = event.shiftKey ? 4 * STEP : STEP;
        move(right * step, down * step);
      },
    },
  };
}

/** A control within the handle keeps its own behaviour. */
function isControl({ target, currentTarget }: PointerEvent<HTMLElement>): boolean {
  const control = (target as Element).closest('a, button, input, textarea');
  return control !== null && control !== currentTarget;
}
