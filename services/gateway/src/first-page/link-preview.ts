import { SHARE_CARD_SIDES } from '@word-unfolded/contracts';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import escapeHtml from 'escape-html';
import { readRequestedPassage } from './requested-passage.js';

/** Pages that show the passage of their address. */
const PASSAGE_PAGES: readonly string[] = [PAGES.home, PAGES.study, PAGES.explorer];

const SHARED = new RegExp(`^${PAGES.shared.replace(/:.*$/, '')}([\\w-]{22,64})$`);

/**
 * The elements by which messengers and social networks show a link with a picture (ogp.me): for passages and for what
 * was shared.
 *
 * @param site the address of this site, without a slash at its end
 * @returns undefined for every other page
 */
export function linkPreview(url: string, site: string): string | undefined {
  const [pathname = '', search = ''] = url.split('?', 2);
  const token = SHARED.exec(pathname)?.[1];
  if (token) return tags(PRODUCT.name, `${site}/api/image/cards/shared/${token}`);
  const passage = PASSAGE_PAGES.includes(pathname) ? readRequestedPassage(search) : undefined;
  if (!passage?.reference) return undefined;
  const { reference, translationId } = passage;
  const query = new URLSearchParams({ ref: reference, ...(translationId && { translation: translationId }) });
  return tags(`${reference} · ${PRODUCT.name}`, `${site}/api/image/cards/passage?${query}`);
}

function tags(title: string, image: string): string {
  const properties = {
    'og:type': 'article',
    'og:site_name': PRODUCT.name,
    'og:title': title,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': String(SHARE_CARD_SIDES.width),
    'og:image:height': String(SHARE_CARD_SIDES.height),
  };
  const written = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return `${written.join('')}<meta name="twitter:card" content="summary_large_image">`;
}
