import { applyGate, type Gate, type Passage } from './gate.js';
import { PRODUCT } from './product.js';
import type { Standing } from './tier.js';

/**
 * The pages of the web application (specification, section 2), each with its path pattern in the router's form.
 * The shell routes by them and the gateway answers 404 for a path that is none of them.
 */
export const PAGES = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  verifyEmail: '/verify-email/:token',
  verificationSuccess: '/verification-success',
  verificationError: '/verification-error',
  about: '/about',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  subscription: '/subscription',
  study: `/${PRODUCT.slug}`,
  explorer: '/app',
  menu: '/wumenu',
  profile: '/profile',
  journal: '/journal',
  journalEditor: '/journal/edit/:entryId',
  journalEntry: '/journal/:entryId',
  gallery: '/gallery',
  theoHistory: '/theo-history',
  shared: '/shared/:token',
  admin: '/admin',
} as const;

export type PageName = keyof typeof PAGES;

/** Who may open a page (specification, section 2). The study page reads Scripture, which is open to everyone. */
export const PAGE_GATES: Readonly<Record<PageName, Gate>> = {
  home: 'visitors',
  login: 'visitors',
  register: 'visitors',
  forgotPassword: 'visitors',
  resetPassword: 'visitors',
  verifyEmail: 'everyone',
  verificationSuccess: 'everyone',
  verificationError: 'everyone',
  about: 'everyone',
  help: 'everyone',
  terms: 'everyone',
  privacy: 'everyone',
  subscription: 'everyone',
  study: 'signed-in',
  explorer: { tier: 'plus' },
  menu: 'signed-in',
  profile: 'signed-in',
  journal: { tier: 'plus' },
  journalEditor: { tier: 'plus' },
  journalEntry: { tier: 'plus' },
  gallery: 'signed-in',
  theoHistory: { tier: 'plus' },
  shared: 'everyone',
  admin: { tier: 'admin' },
};

/**
 * Pages that open below their tier as well: what a reader keeps there from a paid time stays theirs to read, to take along
 * and to delete (decisions, "Journal below plus"). Each page itself lets nothing be written there, and sends who keeps
 * nothing to the plans.
 */
const OPEN_TO_KEEPERS: ReadonlySet<PageName> = new Set(['journal', 'journalEditor', 'journalEntry']);

const patterns = Object.values(PAGES).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`),
);

/** Whether a URL path (without query) is that of a page. A trailing slash is the same page. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** A gate's answer, and where it sends the reader: `to` is a path of this site. */
export type Admission = { readonly passage: Passage; readonly to?: string };

/**
 * Whether a reader may open a page, and otherwise where they are sent: to sign in and come back, to the plans, or to the
 * menu (specification, sections 2 and 4).
 *
 * @param address path and query of the page that was asked for
 */
export function admit(page: PageName, reader: Standing | undefined, address: string): Admission {
  const passage = applyGate(PAGE_GATES[page], reader);
  switch (passage) {
    case 'pass':
      return { passage };
    case 'sign-in':
      return { passage, to: `${PAGES.login}?returnUrl=${encodeURIComponent(address)}` };
    case 'upgrade':
      return OPEN_TO_KEEPERS.has(page) ? { passage: 'pass' } : { passage, to: PAGES.subscription };
    case 'leave':
      return { passage, to: PAGES.menu };
  }
}

/**
 * Where a reader goes after signing in: the page that they came from, if it is one of this site.
 *
 * @param returnUrl as it stood in the address; anything that could lead away from this site leads to the menu instead
 */
export function returnPath(returnUrl: string | null | undefined): string {
  const path = returnUrl?.split(/[?#]/, 1)[0];
  return returnUrl && path && isPagePath(path) ? returnUrl : PAGES.menu;
}
