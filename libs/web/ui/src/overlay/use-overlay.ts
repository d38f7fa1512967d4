import { useRef, useState, type RefObject } from 'react';
import { log } from '../logging/log.js';
import { showToast } from '../feedback/toasts/toast-store.js';
import { useTexts } from '../locales/texts.js';

/** The state of an overlay that its button needs. */
export type OverlayProps = {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
};

/** An overlay whose code is prefetched when the pointer reaches its button, and its open state. */
export type Overlay<Module> = {
  /** Props for the button: whether the overlay is open, and how to open it. */
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
  /** The module of the overlay, once it has loaded. */
  readonly module: Module | undefined;
};

/**
 * An overlay that costs nothing until it is needed. If its code cannot be loaded, an error is shown and the reader can
 * press again.
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
    load().catch(() => undefined); // a press will retry, and report a failure
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
