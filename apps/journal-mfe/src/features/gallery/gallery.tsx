import { useInfiniteQuery } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { GalleryImage } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import {
  Button,
  ButtonLink,
  Delayed,
  EmptyState,
  ErrorState,
  useModule,
  usePageTitle,
} from '@word-unfolded/ui';
import { useMemo, useRef, useState } from 'react';
import { UndoBar } from '../../journal/undo/undo-bar.js';
import { imagesQuery } from './api/images-query.js';
import { GridSkeleton } from './components/grid-skeleton.js';
import { ImageGrid } from './components/image-grid.js';
import styles from './gallery.module.css';
import { useGalleryTexts } from './texts.js';
import { useImageActions } from './use-image-actions.js';

/** The gallery of the images that a reader has saved, as a grid and one at a time. */
export function Gallery() {
  const t = useGalleryTexts();
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <Images />
      <UndoBar />
    </div>
  );
}

function Images() {
  const t = useGalleryTexts();
  const language = useLanguage();
  const query = useInfiniteQuery(imagesQuery(language));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const images = useMemo(() => distinct(data?.pages.flatMap((page) => page.images) ?? []), [data]);
  const actions = useImageActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownId, setShownId] = useState<string>();
  const shown = images.find(({ id }) => id === shownId);
  const [isMaking, setMaking] = useState(false);
  const maker = useModule(() => import('./maker/image-maker.js'), isMaking);
  const viewer = useModule(() => import('./components/image-viewer.js'), images.length > 0);

  /** Addresses expire after an hour: a reader who returns to the page later needs new ones. */
  const renew = ({ expiresIn }: GalleryImage) => {
    if (Date.now() - query.dataUpdatedAt > expiresIn * 1_000 && !query.isFetching) void refetch();
  };

  const remove = async (image: GalleryImage): Promise<boolean> => {
    const isDone = await actions.remove(image);
    if (isDone) {
      setShownId(undefined);
      // The element that had the focus before no longer exists.
      requestAnimationFrame(() => heading.current?.focus());
    }
    return isDone;
  };

  return (
    <>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t('title')}
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div>
          <Button variant="main" onClick={() => setMaking(true)}>
            {t('maker.open')}
          </Button>
        </div>
      </header>
      {data?.pages.some(({ fromCache }) => fromCache) && (
        <p role="status" className={styles.note}>
          {t('offline')}
        </p>
      )}
      {images.length > 0 ? (
        <>
          <ImageGrid images={images} onOpen={setShownId} onBroken={renew} />
          {isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t(isFetchingNextPage ? 'moreLoading' : 'more')}
            </Button>
          )}
        </>
      ) : data ? (
        <EmptyState
          title={t('empty.title')}
          actions={<ButtonLink to={PAGES.journal}>{t('empty.act')}</ButtonLink>}
        >
          <p>{t('empty.body')}</p>
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t('failed.title')}
          actions={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        >
          <p>{readableText(error, language, 'load')}</p>
          <p>{t('failed.kept')}</p>
        </ErrorState>
      ) : (
        <Delayed>
          <GridSkeleton label={t('loading')} />
        </Delayed>
      )}
      {maker && isMaking && <maker.ImageMaker onClose={() => setMaking(false)} />}
      {viewer && shown && (
        <viewer.ImageViewer
          images={images}
          shown={shown}
          actions={{ ...actions, remove }}
          onShow={setShownId}
          onBroken={renew}
          onClose={() => setShownId(undefined)}
        />
      )}
    </>
  );
}

/** Each image once: an image saved elsewhere while pages are loading shifts the others. */
function distinct(images: readonly GalleryImage[]): GalleryImage[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
