import { useRef, useState, type RefObject } from 'react';
import { log } from '../logging/log.js';
import { showToast } from '../feedback/toast-store.js';
import { useTexts } from '../locales/texts.js';

/** What an overlay needs to know of the button that opens it. */
export type OverlayProps = {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** An overlay whose code is fetched when a hand comes near its button, and its two ends. */
export type Overlay<Module> = {
  /** For the button: it says whether the overlay is open, and opens it. */
  readonly trigger: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly 'aria-haspopup': 'dialog' | 'menu';
    readonly 'aria-expanded': boolean;
    readonly onClick: () => void;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
  };
  readonly overlay: OverlayProps;
  readonly open: () => void;
  /** The module that has the overlay, once it has arrived. */
  readonly module: Module | undefined;
};

/**
 * An overlay that costs nothing until it is wanted. When its code cannot be fetched, the reader is told so and can press
 * again.
 *
 * @param load imports the module that has the overlay
 */
export function useOverlay<Module>(kind: 'dialog' | 'menu', load: () => Promise<Module>): Overlay<Module> {
  const t = useTexts();
  const ref = useRef<HTMLButtonElement>(null);
  const [module, setModule] = useState<{ readonly loaded: Module }>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    load().then(
      (loaded) => {
        setModule({ loaded });
        setOpen(true);
      },
      (error: unknown) => {
        log.error('An overlay could not be loaded', error);
        showToast(t('loadFailed'), 'bad');
      },
    );
  };
  const prepare = () => {
    load().catch(() => undefined); // a press will try again, and say so when it fails
  };
  return {
    trigger: {
      ref,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onClick: open,
      onPointerEnter: prepare,
      onFocus: prepare,
    },
    overlay: { triggerRef: ref, isOpen, onOpenChange: setOpen },
    open,
    module: module?.loaded,
  };
}
