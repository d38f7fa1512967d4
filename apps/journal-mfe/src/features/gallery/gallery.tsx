import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { readableText } from '@word-unfolded/api-client';
import type { GalleryImage } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useImageMaker, type ImageMakerRequest } from '@word-unfolded/image-maker';
import {
  Button,
  ButtonLink,
  Delayed,
  EmptyState,
  Engraving,
  ErrorState,
  useModule,
  usePageTitle,
  useSettled,
} from '@word-unfolded/ui';
import { useMemo, useRef, useState } from 'react';
import { GALLERY } from '../../journal/gallery-answers.js';
import { UndoBar } from '../../journal/undo/undo-bar.js';
import { imagesQuery, isFiltering, NO_FILTER } from './api/images-query.js';
import { GalleryFilters } from './components/gallery-filters.js';
import { GridSkeleton } from './components/grid-skeleton.js';
import { ImageGrid } from './components/image-grid.js';
import { SelectionBar } from './components/selection-bar.js';
import styles from './gallery.module.css';
import { useGalleryTexts } from './texts.js';
import { useImageActions } from './use-image-actions.js';

/** How long a reader has not typed before the quotes are searched, in milliseconds. */
const SEARCH_PAUSE_MS = 300;

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
  const [filter, setFilter] = useState(NO_FILTER);
  const search = useSettled(filter.search, SEARCH_PAUSE_MS);
  const query = useInfiniteQuery(imagesQuery(language, { ...filter, search }));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const images = useMemo(() => distinct(data?.pages.flatMap((page) => page.images) ?? []), [data]);
  const actions = useImageActions();
  const heading = useRef<HTMLHeadingElement>(null);
  const [shownId, setShownId] = useState<string>();
  const shown = images.find(({ id }) => id === shownId);
  const [selected, setSelected] = useState<ReadonlySet<string>>();
  const queries = useQueryClient();
  const maker = useImageMaker({ onSaved: () => void queries.invalidateQueries({ queryKey: GALLERY }) });
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
        <div className={styles.actions}>
          <Button variant="main" onClick={() => maker.open({})}>
            {t('make')}
          </Button>
          {images.length > 1 && !selected && (
            <Button onClick={() => setSelected(new Set())}>{t('select')}</Button>
          )}
        </div>
      </header>
      {data?.pages.some(({ fromCache }) => fromCache) && (
        <p role="status" className={styles.note}>
          {t('offline')}
        </p>
      )}
      {(images.length > 0 || isFiltering(filter)) && <GalleryFilters filter={filter} onChange={setFilter} />}
      {selected && (
        <SelectionBar
          images={images}
          selected={selected}
          onSelect={setSelected}
          onEnd={() => setSelected(undefined)}
        />
      )}
      {images.length > 0 ? (
        <>
          <ImageGrid
            images={images}
            onOpen={setShownId}
            selection={selected && { ids: selected, onChange: setSelected }}
            onBroken={renew}
          />
          {isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
          {hasNextPage && (
            <Button busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t(isFetchingNextPage ? 'moreLoading' : 'more')}
            </Button>
          )}
        </>
      ) : data && isFiltering(filter) ? (
        <EmptyState
          title={t('filters.none.title')}
          actions={<Button onClick={() => setFilter(NO_FILTER)}>{t('filters.none.act')}</Button>}
        >
          <p>{t('filters.none.body')}</p>
        </EmptyState>
      ) : data ? (
        <EmptyState
          title={t('empty.title')}
          drawing={<Engraving name="hills" />}
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
      {viewer && shown && (
        <viewer.ImageViewer
          images={images}
          shown={shown}
          actions={{ ...actions, remove }}
          onShow={setShownId}
          onAgain={(image) => {
            setShownId(undefined);
            maker.open(requestOf(image));
          }}
          onBroken={renew}
          onClose={() => setShownId(undefined)}
        />
      )}
      {maker.dialog}
    </>
  );
}

/** The choices of an image, to make it again with others. A source without an edition is whose words the quote has. */
function requestOf({ quote, source, edition, ...looks }: GalleryImage): ImageMakerRequest {
  const { style, typography, aesthetic, mood } = looks;
  return {
    ...{ quote, style, typography: typography ?? '', aesthetic: aesthetic ?? '', mood: mood ?? '' },
    ...(edition ? { reference: source, edition } : { attribution: source }),
    isAgain: true,
  };
}

/** Each image once: an image saved elsewhere while pages are loading shifts the others. */
function distinct(images: readonly GalleryImage[]): GalleryImage[] {
  return [...new Map(images.map((image) => [image.id, image])).values()];
}
