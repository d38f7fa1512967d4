import { touches, type Box } from './clear-place.js';

const CONTROLS = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'tab', 'option', 'menuitem', 'checkbox', 'radio', 'combobox', 'switch'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/** The boxes of the controls in a part of the window, as far as they are seen. */
export function controlsNear(near: Box, isExempt: (control: Element) => boolean): Box[] {
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) =>
    // A link that runs over two lines is two boxes.
    [...control.getClientRects()]
      .filter((box) => touches(box, near) && !isExempt(control))
      .flatMap((box) => seenPart(control, box) ?? []),
  );
}

/** The part of a box that no scrolling element around it cuts off. */
function seenPart(element: Element, { left, top, right, bottom }: Box): Box | undefined {
  let seen: Box = { left, top, right, bottom };
  if (getComputedStyle(element).visibility === 'hidden') return undefined;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible' || around === document.documentElement) continue;
    const edge = around.getBoundingClientRect();
    seen = {
      left: Math.max(seen.left, edge.left),
      top: Math.max(seen.top, edge.top),
      right: Math.min(seen.right, edge.right),
      bottom: Math.min(seen.bottom, edge.bottom),
    };
  }
  return seen.left < seen.right && seen.top < seen.bottom ? seen : undefined;
}
