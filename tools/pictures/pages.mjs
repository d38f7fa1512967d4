/** @typedef {'visitor' | 'newcomer' | 'reader' | 'admin'} Viewer a newcomer has nothing yet, and the tier free */

/**
 * What becomes of requests to the server: they get no answer yet, are answered with an error, or there is no network.
 *
 * @typedef {'loading' | 'refused' | 'offline'} State
 */

/**
 * @typedef {object} PicturedPage a page of the contact sheet
 * @property {string} name of its files
 * @property {string | { en: string, es: string }} address path and query, one for each language where they differ
 * @property {Viewer} as
 * @property {string} [follow] the link of the page at this address that leads to the pictured one
 * @property {string} [press] what is pressed on it, where it is shown
 * @property {State} [state]
 */

const STUDY = '/word-unfolded';

/** @param {string} en @param {string} es @param {string} [more] */
const passage = (en, es, more = '') => ({
  en: `${STUDY}?ref=${encodeURIComponent(en)}&translation=WEB${more}`,
  es: `${STUDY}?ref=${encodeURIComponent(es)}&translation=spa_r09${more}`,
});

/**
 * @param {Viewer} as
 * @param {readonly (readonly [name: string, address: PicturedPage['address']])[]} pages
 * @returns {PicturedPage[]}
 */
const inEachState = (as, pages) =>
  pages.flatMap(([name, address]) =>
    /** @type {const} */ (['loading', 'refused', 'offline']).map((state) => ({
      name: `${name}-${state}`,
      address,
      as,
      state,
    })),
  );

/** Every page of the application, in the order of a visit. @type {readonly PicturedPage[]} */
export const PICTURED_PAGES = [
  { name: 'landing', address: '/', as: 'visitor' },
  { name: 'login', address: '/login', as: 'visitor' },
  { name: 'register', address: '/register', as: 'visitor' },
  { name: 'forgot-password', address: '/forgot-password', as: 'visitor' },
  { name: 'reset-password', address: '/reset-password', as: 'visitor' },
  { name: 'verify-email', address: '/verify-email/unknown', as: 'visitor' },
  { name: 'verification-error', address: '/verification-error', as: 'visitor' },
  ...['expired', 'replaced', 'used'].map((reason) => ({
    name: `verification-${reason}`,
    address: `/verification-error?refusal=TOKEN_INVALID&reason=${reason}`,
    as: /** @type {const} */ ('visitor'),
  })),
  { name: 'reset-password-link', address: '/reset-password/unknown', as: 'visitor' },
  { name: 'verification-success', address: '/verification-success', as: 'visitor' },
  { name: 'account-deleted', address: '/account-deleted', as: 'visitor' },
  { name: 'not-found', address: '/no-such-page', as: 'visitor' },
  { name: 'about', address: '/about', as: 'visitor' },
  { name: 'help', address: '/help', as: 'visitor' },
  { name: 'terms', address: '/terms', as: 'visitor' },
  { name: 'privacy', address: '/privacy', as: 'visitor' },
  { name: 'subscription', address: '/subscription', as: 'visitor' },
  { name: 'magazine', address: '/llm', as: 'visitor' },
  { name: 'magazine-post', address: '/llm', follow: 'main a[href^="/llm/"]', as: 'visitor' },
  { name: 'read-every', address: '/read', as: 'visitor' },
  { name: 'read', address: { en: '/read/en', es: '/read/es' }, as: 'visitor' },
  {
    name: 'read-passage',
    address: { en: '/read/en/web/romans/8', es: '/read/es/spa_r09/romanos/8' },
    as: 'visitor',
  },
  {
    name: 'read-search',
    address: { en: '/read/en/search?q=grace', es: '/read/es/search?q=gracia' },
    as: 'visitor',
  },
  { name: 'read-translation', address: { en: '/read/en/web', es: '/read/es/spa_r09' }, as: 'visitor' },
  {
    name: 'read-book',
    address: { en: '/read/en/web/psalms', es: '/read/es/spa_r09/salmos' },
    as: 'visitor',
  },
  {
    name: 'read-verses',
    address: { en: '/read/en/web/romans/8/28-30', es: '/read/es/spa_r09/romanos/8/28-30' },
    as: 'visitor',
  },
  { name: 'shared-unknown', address: '/shared/unknown', as: 'visitor' },
  { name: 'menu', address: '/wumenu', as: 'reader' },
  { name: 'study', address: passage('Romans 8:28-30', 'Romanos 8:28-30'), as: 'reader' },
  { name: 'study-psalm', address: passage('Psalm 121', 'Salmo 121'), as: 'reader' },
  { name: 'explorer', address: { en: '/app?q=grace', es: '/app?q=gracia' }, as: 'reader' },
  { name: 'atlas', address: '/atlas', as: 'reader' },
  ...['study', 'notes', 'theo', 'help'].map((tab) => ({
    name: `study-tab-${tab}`,
    address: passage('Psalm 121', 'Salmo 121'),
    press: `#study-tab-${tab}:visible`,
    as: /** @type {const} */ ('reader'),
  })),
  { name: 'trail', address: `${STUDY}?trail=plans`, as: 'reader' },
  { name: 'journal', address: '/journal', as: 'reader' },
  {
    name: 'journal-entry',
    address: '/journal',
    follow: 'main a[href^="/journal/"]:not([href*="/edit/"])',
    as: 'reader',
  },
  { name: 'journal-editor', address: '/journal/edit/new', as: 'reader' },
  { name: 'gallery', address: '/gallery', as: 'reader' },
  { name: 'theo-history', address: '/theo-history', as: 'reader' },
  { name: 'selah', address: '/selah-voice-chat', as: 'reader' },
  { name: 'profile', address: '/profile', as: 'reader' },
  { name: 'usage', address: '/usage/history', as: 'reader' },
  { name: 'own-subscription', address: '/subscription', as: 'reader' },
  { name: 'admin', address: '/admin', as: 'admin' },
  { name: 'admin-analytics', address: '/admin/analytics', as: 'admin' },
  { name: 'admin-users', address: '/admin/users', as: 'admin' },
  { name: 'admin-user', address: '/admin/users', follow: 'main a[href^="/admin/users/"]', as: 'admin' },
  { name: 'admin-usage', address: '/admin/usage', as: 'admin' },
  { name: 'admin-events', address: '/admin/events', as: 'admin' },
  { name: 'admin-rate-limits', address: '/admin/rate-limits', as: 'admin' },
  { name: 'admin-messages', address: '/admin/messages', as: 'admin' },
  { name: 'admin-payments', address: '/admin/payments', as: 'admin' },
  { name: 'admin-jobs', address: '/admin/jobs', as: 'admin' },
  { name: 'admin-magazine', address: '/admin/magazine', as: 'admin' },
  { name: 'admin-post', address: '/admin/magazine', follow: 'main a[href^="/admin/magazine/"]', as: 'admin' },
  ...['/wumenu', '/journal', '/gallery', '/theo-history', '/app', '/usage/history', '/subscription'].map(
    (address) => ({
      name: `newcomer${address.replaceAll('/', '-')}`,
      address,
      as: /** @type {const} */ ('newcomer'),
    }),
  ),
  ...inEachState('reader', [
    ['menu', '/wumenu'],
    ['study', passage('Psalm 23', 'Salmo 23')],
    ['explorer', { en: '/app?q=grace', es: '/app?q=gracia' }],
    ['trail', `${STUDY}?trail=plans`],
    ['journal', '/journal'],
    ['gallery', '/gallery'],
    ['theo-history', '/theo-history'],
    ['usage', '/usage/history'],
    ['profile', '/profile'],
    ['own-subscription', '/subscription'],
  ]),
  ...inEachState('admin', [
    ['admin', '/admin'],
    ['admin-users', '/admin/users'],
  ]),
  ...inEachState('visitor', [
    ['magazine', '/llm'],
    ['atlas', '/atlas'],
  ]),
];
