import type { GalleryImage } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import { useGalleryTexts } from '../texts.js';
import { useBulkDownload } from '../use-bulk-download.js';
import styles from './selection-bar.module.css';

type SelectionBarProps = {
  readonly images: readonly GalleryImage[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onEnd: () => void;
};

/** What can be done with several images. */
export function SelectionBar({ images, selected, onSelect, onEnd }: SelectionBarProps) {
  const t = useGalleryTexts();
  const { isBusy, download } = useBulkDownload();
  const chosen = images.filter(({ id }) => selected.has(id));
  return (
    <div role="group" aria-label={t('selection.label')} className={styles.bar}>
      <span role="status">{t('selection.count', { count: chosen.length })}</span>
      <Button variant="main" busy={isBusy || chosen.length === 0} onClick={() => void download(chosen)}>
        {t(isBusy ? 'selection.packing' : 'selection.download')}
      </Button>
      <Button onClick={() => onSelect(new Set(images.map(({ id }) => id)))}>{t('selection.all')}</Button>
      <Button variant="quiet" onClick={onEnd}>
        {t('selection.end')}
      </Button>
    </div>
  );
}
