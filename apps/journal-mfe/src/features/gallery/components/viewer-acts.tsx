import type { GalleryImage } from '@word-unfolded/contracts';
import { Button, ButtonLink } from '@word-unfolded/ui';
import { entryAddress } from '../../../journal/addresses.js';
import { useGalleryTexts } from '../texts.js';
import type { ImageActs } from '../use-image-acts.js';
import styles from './viewer-acts.module.css';

type ViewerActsProps = {
  readonly image: GalleryImage;
  readonly acts: Pick<ImageActs, 'download' | 'copyQuote'>;
  readonly onDelete: () => void;
};

/** What can be done with the image that is shown. */
export function ViewerActs({ image, acts, onDelete }: ViewerActsProps) {
  const t = useGalleryTexts();
  return (
    <div className={styles.acts}>
      <Button look="main" onClick={() => void acts.download(image)}>
        {t('viewer.download')}
      </Button>
      <Button onClick={() => void acts.copyQuote(image)}>{t('viewer.copy')}</Button>
      {image.entryId && <ButtonLink to={entryAddress(image.entryId)}>{t('viewer.entry')}</ButtonLink>}
      <Button look="quiet" onClick={onDelete}>
        {t('viewer.delete')}
      </Button>
    </div>
  );
}
