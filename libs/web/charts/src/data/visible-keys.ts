/**
 * Which keys of an axis are labelled, so that labels do not touch: every nth, the last one always among them, because it
 * is the latest.
 *
 * @param step distance of two keys in pixels
 * @param label width of the widest label in pixels
 */
export function visibleKeys(keys: number, step: number, label: number): readonly number[] {
  const every = Math.max(1, Math.ceil(label / Math.max(step, Number.MIN_VALUE)));
  const shown: number[] = [];
  for (let index = keys - 1; index >= 0; index -= every) shown.unshift(index);
  return shown;
}
