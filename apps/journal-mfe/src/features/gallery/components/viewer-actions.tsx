import type { GalleryImage } from '@word-unfolded/contracts';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { entryAddress } from '../../../journal/addresses.js';
import { useGalleryTexts } from '../texts.js';
import type { ImageActions } from '../use-image-actions.js';
import styles from './viewer-actions.module.css';

type ViewerActionsProps = {
  readonly image: GalleryImage;
  readonly actions: Pick<ImageActions, 'download' | 'copyQuote'>;
  readonly onAgain: () => void;
  readonly onDelete: () => void;
};

/** The actions for the image in the viewer. */
export function ViewerActions({ image, actions, onAgain, onDelete }: ViewerActionsProps) {
  const t = useGalleryTexts();
  return (
    <div className={styles.actions}>
      <Button variant="main" onClick={() => void actions.download(image)}>
        {t('viewer.download')}
      </Button>
      <Button onClick={() => void actions.copyQuote(image)}>{t('viewer.copy')}</Button>
      <Button onClick={onAgain}>{t('viewer.again')}</Button>
      {image.entryId && <ButtonLink to={entryAddress(image.entryId)}>{t('viewer.entry')}</ButtonLink>}
      <Button variant="quiet" onClick={onDelete}>
        {t('viewer.delete')}
      </Button>
    </div>
  );
}
