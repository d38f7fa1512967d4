import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../../../src/controls/icon-button.js';
import { useLayer } from '../../../src/navigation/layers.js';
import { useTexts } from '../../../src/locales/texts.js';
import styles from './dialog.module.css';
import { LocaleProvider } from '../locale-provider.js';

type DialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** On a phone: in the middle, or a sheet at the bottom, within reach of the thumb and with the text above it. */
  readonly onPhone?: 'middle' | 'sheet';
  /** A palette begins near the top, fills a phone, and has a field instead of the title, which only names it. */
  readonly variant?: 'plain' | 'palette';
  /** Whether a press beside it closes it: not where it becomes smaller under the second press of a double click. */
  readonly closesOutside?: boolean;
  /** Whether the address of the page opens it, so that the way back of the browser closes it without a layer. */
  readonly isAddressed?: boolean;
  readonly children: ReactNode;
};

/**
 * A modal dialog. Escape, the close button, a press outside or the way back of a phone closes it, and the focus returns.
 */
export function Dialog({
  title,
  onPhone = 'middle',
  variant = 'plain',
  closesOutside = true,
  isAddressed = false,
  children,
  ...modal
}: DialogProps) {
  const t = useTexts();
  useLayer(modal.isOpen && !isAddressed, () => modal.onOpenChange(false));
  return (
    <LocaleProvider>
      <ModalOverlay
        {...modal}
        isDismissable={closesOutside}
        className={styles.veil}
        data-on-phone={onPhone}
        data-variant={variant}
      >
        <Modal className={styles.sheet}>
          {variant === 'palette' ? (
            <AriaDialog className={styles.palette} aria-label={title}>
              {children}
            </AriaDialog>
          ) : (
            <AriaDialog className={styles.dialog}>
              <header className={styles.head}>
                <Heading slot="title" level={2} className={styles.title}>
                  {title}
                </Heading>
                <IconButton icon="shut" label={t('close')} onClick={() => modal.onOpenChange(false)} />
              </header>
              {children}
            </AriaDialog>
          )}
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
