import type { GalleryImage } from '@word-unfolded/contracts';
import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { CSSProperties } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useGalleryTexts } from '../texts.js';
import styles from './image-grid.module.css';

type ImageGridProps = {
  readonly images: readonly GalleryImage[];
  readonly onOpen: (id: string) => void;
  /** The chosen images, while several are chosen. */
  readonly selection?:
    { readonly ids: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void } | undefined;
  /** Called when an image fails to load. */
  readonly onBroken: (image: GalleryImage) => void;
};

/** A grid of images with arrow-key navigation. */
export function ImageGrid({ images, onOpen, selection, onBroken }: ImageGridProps) {
  const t = useGalleryTexts();
  return (
    <I18nProvider locale={localeOf(useLanguage())}>
      <GridList
        aria-label={t('list')}
        layout="grid"
        className={styles.grid}
        selectionMode={selection ? 'multiple' : 'none'}
        {...(selection
          ? {
              selectedKeys: selection.ids,
              onSelectionChange: (keys) =>
                selection.onChange(
                  new Set(keys === 'all' ? images.map(({ id }) => id) : [...keys].map(String)),
                ),
            }
          : { onAction: (key) => onOpen(String(key)) })}
      >
        {images.map((image) => (
          <GridListItem
            key={image.id}
            id={image.id}
            textValue={image.quote}
            className={styles.item}
            style={shapeOf(image)}
          >
            {selection && <span className={styles.mark} aria-hidden="true" />}
            <img
              src={image.thumbnailUrl}
              alt={image.quote}
              loading="lazy"
              decoding="async"
              className={styles.image}
              onError={() => onBroken(image)}
            />
          </GridListItem>
        ))}
      </GridList>
    </I18nProvider>
  );
}

/** The width of an image in heights. */
const shapeOf = ({ width, height }: GalleryImage) => ({ '--shape': width / height }) as CSSProperties;
