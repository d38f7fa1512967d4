/** Fields that take keys themselves. */
const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** What was typed while no field could take it. */
export type EarlyKeys = {
  /** The text, and whether Enter ended it. The keys are no longer collected. */
  readonly take: () => { readonly text: string; readonly isEntered: boolean };
};

/**
 * Collects what is typed while no field can take it, such as between two pages, so that a field gets it later.
 *
 * @param before what was typed already
 */
export function collectKeys(before = ''): EarlyKeys {
  let text = before;
  let isEntered = false;
  const listen = (event: KeyboardEvent) => {
    // A link, a button or a field that has the focus gets its keys itself.
    if (event.target !== document.body) return;
    const added = textAfter(text, event);
    if (event.key === 'Enter') isEntered = true;
    else if (added === undefined) return;
    else text = added;
    // It is no shortcut of the application.
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', listen, { capture: true });
  return {
    take: () => {
      window.removeEventListener('keydown', listen, { capture: true });
      return { text, isEntered };
    },
  };
}

/** Whether keys go to a field. */
export function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(EDITABLE);
}

/** @returns the text after a key; undefined for a key that writes nothing */
export function textAfter(
  text: string,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return [...key].length === 1 ? text + key : undefined;
}
