import type { GalleryImage } from '@word-unfolded/contracts';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { useLookNames } from '@word-unfolded/image-maker';
import { useGalleryTexts } from '../texts.js';
import styles from './image-facts.module.css';

/** The details of an image: how it was generated, when it was saved, how large it is. */
export function ImageFacts({ image }: { readonly image: GalleryImage }) {
  const t = useGalleryTexts();
  const { date, number } = formatsOf(useLanguage());
  const names = useLookNames();
  const { style, typography, aesthetic, mood, createdAt, width, height } = image;
  const prompt = image.prompt === image.quote ? '' : image.prompt;
  const facts = [
    { name: t('viewer.source'), value: [image.source, image.edition].filter(Boolean).join(', ') },
    { name: t('viewer.style'), value: names.style(style) },
    { name: t('viewer.typography'), value: typography && names.typography(typography) },
    { name: t('viewer.aesthetic'), value: aesthetic && names.aesthetic(aesthetic) },
    { name: t('viewer.mood'), value: mood && names.mood(mood) },
    { name: t('viewer.date'), value: date(new Date(createdAt)) },
    {
      name: t('viewer.size'),
      value: t('viewer.pixels', { width: number(width), height: number(height) }),
    },
    { name: t('viewer.prompt'), value: prompt },
  ];
  return (
    <dl className={styles.facts} aria-label={t('viewer.about')}>
      {facts.map(
        ({ name, value }) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
