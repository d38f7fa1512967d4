import { useEffect, useEffectEvent } from 'react';

/** The actions by the character that a key produces, such as `/` or `?`. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Single-key shortcuts, active while nobody is writing and no dialog is open.
 *
 * @param isOn false disables them: a reader must be able to turn them off (WCAG 2.2, 2.1.4)
 * @param of `frame` for those of every page: a page that uses the same key itself comes first
 */
export function useShortcuts(shortcuts: Shortcuts, isOn: boolean, of: 'page' | 'frame' = 'page'): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(shortcuts, event.key) ? shortcuts[event.key] : undefined;
    if (!act || event.defaultPrevented || isForSomethingElse(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    // An event reaches the window after the document.
    const place = of === 'frame' ? window : document;
    place.addEventListener('keydown', listen as EventListener);
    return () => place.removeEventListener('keydown', listen as EventListener);
  }, [isOn, of]);
}

function isForSomethingElse(event: KeyboardEvent): boolean {
  // On many keyboards, including the Spanish one, AltGr produces the brackets and reports itself as Control and Alt.
  const hasCommand = (event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph');
  const isWriting =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !==
      null;
  return hasCommand || event.metaKey || isWriting;
}
