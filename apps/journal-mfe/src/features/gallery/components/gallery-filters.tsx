import { GALLERY_LIMITS, IMAGE_MOODS, IMAGE_STYLES } from '@word-unfolded/domain';
import { useLookNames } from '@word-unfolded/image-maker';
import { Field, SelectField } from '@word-unfolded/ui';
import type { ImageFilter } from '../api/images-query.js';
import { useGalleryTexts } from '../texts.js';
import styles from './gallery-filters.module.css';

/** Styles that an image can have: which one was chosen, if the reader left it open. */
const STYLES = IMAGE_STYLES.filter((style) => style !== 'AUTO');

type GalleryFiltersProps = {
  readonly filter: ImageFilter;
  readonly onChange: (filter: ImageFilter) => void;
};

/** Searches in quotes, and filters by style and mood. */
export function GalleryFilters({ filter, onChange }: GalleryFiltersProps) {
  const t = useGalleryTexts();
  const names = useLookNames();
  return (
    <div role="search" aria-label={t('filters.label')} className={styles.filters}>
      <Field
        label={t('filters.search')}
        type="search"
        value={filter.search}
        maxLength={GALLERY_LIMITS.searchCharacters}
        onChange={({ currentTarget }) => onChange({ ...filter, search: currentTarget.value })}
      />
      <SelectField
        label={t('viewer.style')}
        value={filter.style}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, style: STYLES.find((style) => style === currentTarget.value) ?? '' })
        }
      >
        <option value="">{t('filters.any')}</option>
        {STYLES.map((style) => (
          <option key={style} value={style}>
            {names.style(style)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('viewer.mood')}
        value={filter.mood}
        onChange={({ currentTarget }) =>
          onChange({ ...filter, mood: IMAGE_MOODS.find((mood) => mood === currentTarget.value) ?? '' })
        }
      >
        <option value="">{t('filters.any')}</option>
        {IMAGE_MOODS.map((mood) => (
          <option key={mood} value={mood}>
            {names.mood(mood)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
