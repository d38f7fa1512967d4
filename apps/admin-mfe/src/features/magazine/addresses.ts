import { PAGES } from '@word-unfolded/domain';

/** The address of the editor of a post. */
export const editAddress = (id: string) => PAGES.adminPost.replace(':postId', encodeURIComponent(id));

/** The id in the address of the editor: its last segment. */
export const postIdOf = (pathname: string) => pathname.replace(/\/$/, '').split('/').at(-1) ?? '';

/** The address at which readers find a post. */
export const publicAddress = (slug: string) => PAGES.magazinePost.replace(':slug', encodeURIComponent(slug));
