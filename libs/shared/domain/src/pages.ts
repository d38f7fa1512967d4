import { applyGate, type Gate, type Passage } from './gate.js';
import { isLanguage, type Language } from './language.js';
import { PRODUCT } from './product.js';
import type { Principal } from './tier.js';

/**
 * The pages of the web application (specification, section 2), each with its path pattern in the router's form. The
 * shell routes by them, and the gateway answers 404 for every other path.
 */
export const PAGES = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password/:token',
  resetPasswordWithoutToken: '/reset-password',
  verifyEmail: '/verify-email/:token',
  verificationSuccess: '/verification-success',
  verificationError: '/verification-error',
  accountDeleted: '/account-deleted',
  about: '/about',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  subscription: '/subscription',
  study: `/${PRODUCT.slug}`,
  explorer: '/app',
  atlas: '/atlas',
  menu: '/wumenu',
  profile: '/profile',
  usage: '/usage/history',
  journal: '/journal',
  journalEditor: '/journal/edit/:entryId',
  journalEntry: '/journal/:entryId',
  gallery: '/gallery',
  theoHistory: '/theo-history',
  selah: '/selah-voice-chat',
  shared: '/shared/:token',
  read: '/read',
  readLanguage: '/read/:language',
  readSearch: '/read/:language/search',
  readTranslation: '/read/:language/:translation',
  readBook: '/read/:language/:translation/:book',
  readChapter: '/read/:language/:translation/:book/:chapter',
  readPassage: '/read/:language/:translation/:book/:chapter/:verses',
  magazine: '/llm',
  magazinePost: '/llm/:slug',
  admin: '/admin',
  adminAnalytics: '/admin/analytics',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:userId',
  adminUsage: '/admin/usage',
  adminEvents: '/admin/events',
  adminRateLimits: '/admin/rate-limits',
  adminMessages: '/admin/messages',
  adminPayments: '/admin/payments',
  adminJobs: '/admin/jobs',
  adminMagazine: '/admin/magazine',
  adminPost: '/admin/magazine/:postId',
} as const;

/** Where a form signs out, on pages for browsers without script. */
export const SIGN_OUT_FORM = '/sign-out';

/**
 * The licences of the software and fonts that are sent to browsers: a file of the shell's build, not a page of the
 * application.
 */
export const LICENCES_ADDRESS = '/licenses.txt';

export type PageName = keyof typeof PAGES;

const ADMINISTRATORS = { tier: 'admin' } as const satisfies Gate;

/** Who may open a page (specification, section 2). The study page reads Scripture, which is open to everyone. */
export const PAGE_GATES: Readonly<Record<PageName, Gate>> = {
  home: 'visitors',
  login: 'visitors',
  register: 'visitors',
  forgotPassword: 'visitors',
  resetPassword: 'visitors',
  resetPasswordWithoutToken: 'visitors',
  verifyEmail: 'everyone',
  verificationSuccess: 'everyone',
  verificationError: 'everyone',
  accountDeleted: 'everyone',
  about: 'everyone',
  help: 'everyone',
  terms: 'everyone',
  privacy: 'everyone',
  subscription: 'everyone',
  study: 'signed-in',
  explorer: { tier: 'plus' },
  atlas: 'everyone',
  menu: 'signed-in',
  profile: 'signed-in',
  usage: 'signed-in',
  journal: { tier: 'plus' },
  journalEditor: { tier: 'plus' },
  journalEntry: { tier: 'plus' },
  gallery: 'signed-in',
  theoHistory: { tier: 'plus' },
  selah: { tier: 'premium' },
  shared: 'everyone',
  read: 'everyone',
  readLanguage: 'everyone',
  readTranslation: 'everyone',
  readSearch: 'everyone',
  readBook: 'everyone',
  readChapter: 'everyone',
  readPassage: 'everyone',
  magazine: 'everyone',
  magazinePost: 'everyone',
  admin: ADMINISTRATORS,
  adminAnalytics: ADMINISTRATORS,
  adminUsers: ADMINISTRATORS,
  adminUser: ADMINISTRATORS,
  adminUsage: ADMINISTRATORS,
  adminEvents: ADMINISTRATORS,
  adminRateLimits: ADMINISTRATORS,
  adminMessages: ADMINISTRATORS,
  adminPayments: ADMINISTRATORS,
  adminJobs: ADMINISTRATORS,
  adminMagazine: ADMINISTRATORS,
  adminPost: ADMINISTRATORS,
};

/**
 * Pages that also open below their tier: data that a reader stored there while paying stays theirs to read, export and
 * delete (decisions, "Journal below plus"). Each of these pages disables writing, and redirects readers without data to
 * the plans.
 */
const OPEN_TO_JOURNAL_PLANS: ReadonlySet<PageName> = new Set(['journal', 'journalEditor', 'journalEntry']);

const patterns = Object.values(PAGES).map(
  (path) => new RegExp(`^${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`),
);

/** Whether a URL path (without query) belongs to a page. A trailing slash is ignored. */
export function isPagePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}

/** The language that the path of a page names: `es` for `/read/es/rv1909/salmos/23`. */
export function languageOfPath(path: string): Language | undefined {
  const [, first, language] = path.split('/', 3);
  return first === PAGES.read.slice(1) && isLanguage(language) ? language : undefined;
}

/** The decision of a gate, and its redirect: `to` is a path of this site. */
export type Admission = { readonly passage: Passage; readonly to?: string };

/**
 * Whether a reader may open a page, and otherwise the redirect: to the sign-in and back, to the plans, or to the menu
 * (specification, sections 2 and 4).
 *
 * @param address path and query of the requested page
 */
export function authorize(page: PageName, reader: Principal | undefined, address: string): Admission {
  const passage = applyGate(PAGE_GATES[page], reader);
  switch (passage) {
    case 'pass':
      return { passage };
    case 'sign-in':
      return { passage, to: `${PAGES.login}?returnUrl=${encodeURIComponent(address)}` };
    case 'upgrade':
      return OPEN_TO_JOURNAL_PLANS.has(page) ? { passage: 'pass' } : { passage, to: PAGES.subscription };
    case 'leave':
      return { passage, to: PAGES.menu };
  }
}

/**
 * The path after a sign-in: the page that the reader came from, if it belongs to this site.
 *
 * @param returnUrl as it stood in the address; a value that could lead away from this site leads to the menu instead
 */
export function returnPath(returnUrl: string | null | undefined): string {
  const path = returnUrl?.split(/[?#]/, 1)[0];
  return returnUrl && path && isPagePath(path) ? returnUrl : PAGES.menu;
}
