import { queryOptions, useQuery } from '@tanstack/react-query';
import { getData, readableText } from '@word-unfolded/api-client';
import { listImagesRoute } from '@word-unfolded/contracts';
import { PAGES, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import type { DeviceEntry } from '@word-unfolded/offline';
import { Button, Link } from '@word-unfolded/ui';
import { GALLERY, GALLERY_FRESH_MS } from '../../../journal/gallery-answers.js';
import made from './generated-contents.module.css';
import styles from './generated-image.module.css';
import { useEntryTexts } from '../texts.js';

type GeneratedImageProps = {
  readonly entry: DeviceEntry;
  /** The image is loaded when the reader opens it. */
  readonly isShown: boolean;
  /** Makes an image of the entry's quote; absent if the reader may not write. */
  readonly onMake: (() => void) | undefined;
};

/** The most recently saved image that was generated from an entry. */
export function GeneratedImage({ entry, isShown, onMake }: GeneratedImageProps) {
  const t = useEntryTexts();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    ...imagesOf(entry.serverId ?? '', language),
    enabled: isShown && entry.serverId !== null,
  });
  const [image] = data ?? [];
  if (error && !data)
    return (
      <div role="alert" className={made.actions}>
        <p className={made.problem}>{readableText(error, language, 'load')}</p>
        <Button onClick={() => void refetch()}>{t('made.retry')}</Button>
      </div>
    );
  const make = onMake && (
    <div className={made.actions}>
      <Button onClick={onMake}>{t(image ? 'made.anotherImage' : 'made.makeImage')}</Button>
    </div>
  );
  if (!image)
    return data || entry.serverId === null ? (
      <>
        <p className={made.empty}>{t('made.empty.image')}</p>
        {make}
      </>
    ) : null;
  return (
    <>
      <img
        src={image.url}
        alt={image.quote}
        width={image.width}
        height={image.height}
        loading="lazy"
        className={styles.image}
      />
      <p>
        <Link to={PAGES.gallery}>{t('made.gallery')}</Link>
      </p>
      {make}
    </>
  );
}

function imagesOf(entryId: string, language: Language) {
  return queryOptions({
    queryKey: [...GALLERY, 'entry', entryId],
    queryFn: ({ signal }) =>
      getData(listImagesRoute, { query: { entryId, limit: '1' } }, { language, signal }),
    staleTime: GALLERY_FRESH_MS,
  });
}
