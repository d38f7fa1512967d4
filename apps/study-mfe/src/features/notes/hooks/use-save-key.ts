import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Saves on Control+S (Command+S on a Mac) anywhere within an element, and prevents the browser's own "save page". */
export function useSaveKey(within: RefObject<HTMLElement | null>, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const element = within.current;
    const listen = (event: KeyboardEvent) => press(event);
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [within]);
}
