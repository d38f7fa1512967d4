import { PRODUCT } from './product.js';

/**
 * The pages of the web application (specification, section 2), each with its path pattern in the router's form.
 * The shell routes by them and the gateway answers 404 for a path that is none of them.
 */
export const PAGES = {
  home: '/',
  study: `/${PRODUCT.slug}`,
  journal: '/journal',
  admin: '/admin',
} as const;

export type PageName = keyof typeof PAGES;

const patterns = Object.values(PAGES).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`),
);

/** Whether a URL path (without query) is that of a page. A trailing slash is the same page. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
