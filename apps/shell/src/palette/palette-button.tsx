import { IconButton, useOverlay, useShortcuts } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../locales/texts.js';
import { usesSingleKeys } from '../pages/menu/uses-single-keys.js';

const load = () => import('./palette.js');

/** Opens the palette: by the button in the header, Ctrl or Command and K, or /. */
export function PaletteButton() {
  const t = useTexts();
  const { trigger, overlay, open: show, module } = useOverlay('dialog', load);
  const [times, setTimes] = useState(0);
  const open = () => {
    setTimes(times + 1);
    show();
  };
  useShortcuts({ '/': open }, usesSingleKeys(), 'frame');
  useCommandKey(() => (overlay.isOpen ? overlay.onOpenChange(false) : open()));
  return (
    <>
      <IconButton
        {...trigger}
        onClick={open}
        icon="find"
        label={t('search')}
        aria-keyshortcuts="Control+K Meta+K /"
      />
      {/* Each opening is a new one, also while the last one still fades. */}
      {module && <module.Palette key={times} isOpen={overlay.isOpen} onOpenChange={overlay.onOpenChange} />}
    </>
  );
}

/** Loads the code of the palette ahead, while a key is on its way that opens it. */
function prepare(): void {
  load().catch(() => undefined); // opening it tries again, and reports a failure
}

/** Ctrl or Command and K, also while the reader is writing; not while another dialog is open. */
function useCommandKey(act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Control' || event.key === 'Meta') prepare();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isCommand || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    event.preventDefault();
    const isInOther = document.querySelector('[role="dialog"]:not(:has([role="combobox"]))') !== null;
    if (!isInOther) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
