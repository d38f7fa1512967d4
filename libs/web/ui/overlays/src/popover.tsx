import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { useLayer } from '../../src/navigation/layers.js';
import { LocaleProvider } from './locale-provider.js';
import styles from './popover.module.css';
import type { OverlayProps } from '../../src/overlay/use-overlay.js';

type PopoverProps = OverlayProps & {
  /** Its accessible name. */
  readonly label: string;
  /** The end of its button with which it is aligned. */
  readonly placement?: 'bottom start' | 'bottom end';
  readonly children: ReactNode;
};

/** A small panel beside the button that opened it. Escape or a press outside closes it, and the focus returns. */
export function Popover({ label, children, placement = 'bottom end', ...overlay }: PopoverProps) {
  useLayer(overlay.isOpen, () => overlay.onOpenChange(false));
  return (
    <LocaleProvider>
      <AriaPopover {...overlay} placement={placement} className={styles.panel}>
        <Dialog aria-label={label} className={styles.content}>
          {children}
        </Dialog>
      </AriaPopover>
    </LocaleProvider>
  );
}
