import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { askRoute } from '@word-unfolded/api-client';
import { listImagesRoute, type GalleryImage } from '@word-unfolded/contracts';
import { GALLERY_LIMITS, type ImageMood, type ImageStyle, type Language } from '@word-unfolded/domain';
import { GALLERY, GALLERY_FRESH_MS } from '../../../journal/gallery-answers.js';

export type ImagesPage = { readonly images: readonly GalleryImage[]; readonly fromCache: boolean };

/** Which images are shown; empty values show all. */
export type ImageFilter = {
  readonly search: string;
  readonly style: ImageStyle | '';
  readonly mood: ImageMood | '';
};

export const NO_FILTER: ImageFilter = { search: '', style: '', mood: '' };

export const isFiltering = ({ search, style, mood }: ImageFilter) =>
  search.trim() !== '' || style !== '' || mood !== '';

/** The reader's images, the newest first, page by page. */
export function imagesQuery(language: Language, { search, style, mood }: ImageFilter) {
  const wanted = {
    ...(style && { style }),
    ...(mood && { mood }),
    ...(search.trim() && { search: search.trim() }),
  };
  return infiniteQueryOptions({
    queryKey: [...GALLERY, 'list', wanted],
    queryFn: async ({ pageParam, signal }): Promise<ImagesPage> => {
      const query = { page: String(pageParam), limit: String(GALLERY_LIMITS.pageUsual), ...wanted };
      const { data, fromCache } = await askRoute(listImagesRoute, { query }, { language, signal });
      return { images: data, fromCache };
    },
    initialPageParam: 1,
    getNextPageParam: ({ images }, pages) =>
      images.length < GALLERY_LIMITS.pageUsual ? undefined : pages.length + 1,
    staleTime: GALLERY_FRESH_MS,
    placeholderData: keepPreviousData,
  });
}
