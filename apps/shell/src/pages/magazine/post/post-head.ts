import type { PublishedPost } from '@word-unfolded/contracts';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { coverAddress } from '@word-unfolded/magazine';
import type { PageHead } from '@word-unfolded/ui';
import { postAddress } from '../addresses.js';

/**
 * What the page of a post says about itself to search engines and link previews.
 *
 * @param magazine the name of the magazine in the language of the interface
 */
export function postHead(post: PublishedPost, magazine: string): PageHead {
  const { title, summary, slug, language, twin, author, publishedAt, updatedAt, tags } = post;
  const address = postAddress(slug);
  const publisher = { '@type': 'Organization', name: PRODUCT.name };
  return {
    title,
    description: summary,
    canonical: address,
    alternates: { [language]: address, ...(twin && { [twin.language]: postAddress(twin.slug) }) },
    image: coverAddress(post),
    isImageCard: !post.hasOwnCover,
    type: 'article',
    breadcrumbs: [
      { name: PRODUCT.name, path: PAGES.home },
      { name: magazine, path: PAGES.magazine },
      { name: title, path: address },
    ],
    structured: [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: language,
        datePublished: publishedAt,
        dateModified: updatedAt,
        ...(tags.length > 0 && { keywords: tags.join(', ') }),
        author: author ? { '@type': 'Person', name: author } : publisher,
        publisher,
      },
    ],
  };
}
