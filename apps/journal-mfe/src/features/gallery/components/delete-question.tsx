import type { GalleryImage } from '@word-unfolded/contracts';
import { Button, focusOnMount } from '@word-unfolded/ui';
import type { KeyboardEvent } from 'react';
import { shortQuote } from '../short-quote.js';
import { useGalleryTexts } from '../texts.js';
import styles from './viewer-actions.module.css';

type DeleteQuestionProps = {
  readonly image: GalleryImage;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks for confirmation, quoting the image, before it is deleted. Escape cancels. */
export function DeleteQuestion({ image, isBusy, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useGalleryTexts();
  const title = t('delete.title', { quote: shortQuote(image.quote) });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // Escape closes only the confirmation; the image stays open
    onCancel();
  };
  return (
    <div role="group" aria-label={title} className={styles.question}>
      <p className={styles.title}>{title}</p>
      <p>{t('delete.body')}</p>
      <div className={styles.actions}>
        <Button ref={focusOnMount} onKeyDown={leave} onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <Button variant="main" busy={isBusy} onKeyDown={leave} onClick={onConfirm}>
          {t('delete.confirm')}
        </Button>
      </div>
    </div>
  );
}
