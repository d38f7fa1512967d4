import { PAGES } from '@word-unfolded/domain';

/** The address of a post. */
export const postAddress = (slug: string) => PAGES.magazinePost.replace(':slug', encodeURIComponent(slug));

/** The address of the posts about a tag. */
export const tagAddress = (tag: string) => `${PAGES.magazine}?${new URLSearchParams({ tag }).toString()}`;
