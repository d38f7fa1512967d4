import { infiniteQueryOptions } from '@tanstack/react-query';
import { askRoute } from '@word-unfolded/api-client';
import { listImagesRoute, type GalleryImage } from '@word-unfolded/contracts';
import { GALLERY_LIMITS, type Language } from '@word-unfolded/domain';
import { GALLERY, GALLERY_FRESH_MS } from '../../../journal/gallery-answers.js';

export type ImagesPage = { readonly images: readonly GalleryImage[]; readonly fromCache: boolean };

/** The reader's images, the newest first, page by page. */
export function imagesQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...GALLERY, 'list'],
    queryFn: async ({ pageParam, signal }): Promise<ImagesPage> => {
      const query = { page: String(pageParam), limit: String(GALLERY_LIMITS.pageUsual) };
      const { data, fromCache } = await askRoute(listImagesRoute, { query }, { language, signal });
      return { images: data, fromCache };
    },
    initialPageParam: 1,
    getNextPageParam: ({ images }, pages) =>
      images.length < GALLERY_LIMITS.pageUsual ? undefined : pages.length + 1,
    staleTime: GALLERY_FRESH_MS,
  });
}
