import type { GalleryImage } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import type { KeyboardEvent } from 'react';
import { shortQuote } from '../short-quote.js';
import { useGalleryTexts } from '../texts.js';
import styles from './viewer-acts.module.css';

type DeleteQuestionProps = {
  readonly image: GalleryImage;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before an image is deleted, beside it and by its quote. Escape leaves all as it is. */
export function DeleteQuestion({ image, isBusy, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useGalleryTexts();
  const title = t('delete.title', { quote: shortQuote(image.quote) });
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation(); // the image stays open
    onCancel();
  };
  return (
    <div role="group" aria-label={title} className={styles.question} onKeyDown={leave}>
      <p className={styles.title}>{title}</p>
      <p>{t('delete.body')}</p>
      <div className={styles.acts}>
        <Button autoFocus onClick={onCancel}>
          {t('delete.cancel')}
        </Button>
        <Button look="main" busy={isBusy} onClick={onConfirm}>
          {t('delete.confirm')}
        </Button>
      </div>
    </div>
  );
}
