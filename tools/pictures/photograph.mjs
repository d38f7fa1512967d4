import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { signIn } from '../stack/readers.mjs';
import { faultsOf } from './faults.mjs';
import { PICTURED_PAGES } from './pages.mjs';

/** @typedef {import('./pages.mjs').PicturedPage} PicturedPage */
/** @typedef {import('./pages.mjs').Viewer} Viewer */
/** @typedef {import('../stack/readers.mjs').Reader} Reader */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ width: number, language: 'en' | 'es', mode: 'light' | 'dark' }} Look how a page is looked at */
/** @typedef {Look & { name: string, file: string, faults: string[] }} Photograph `file` is relative to the folder */

const HEIGHTS = /** @type {Record<number, number>} */ ({ 390: 844, 768: 1024, 1440: 900 });

/** Pixels of a picture at most: a long page goes on as its beginning does. */
const TALLEST = 3200;

const LOCALES = { en: 'en-US', es: 'es-419' };

/** Every way to look at a page: three widths, two languages, light and dark. @type {readonly Look[]} */
export const LOOKS = Object.keys(HEIGHTS).flatMap((width) =>
  /** @type {const} */ (['en', 'es']).flatMap((language) =>
    /** @type {const} */ (['light', 'dark']).map((mode) => ({ width: Number(width), language, mode })),
  ),
);

/**
 * Takes a picture of pages in each look, from their top to their end.
 *
 * @param {object} options
 * @param {string} options.origin of a running application
 * @param {string} options.folder where the pictures are written
 * @param {string} options.browserPath of Chromium
 * @param {Partial<Record<Viewer, Reader>>} options.readers who is signed in as whom
 * @param {readonly PicturedPage[]} [options.pages]
 * @param {readonly Look[]} [options.looks]
 * @param {(detail: string) => void} [options.progress]
 * @returns {Promise<Photograph[]>}
 */
export async function photograph({ origin, folder, browserPath, readers, ...options }) {
  const { pages = PICTURED_PAGES, looks = LOOKS, progress = () => {} } = options;
  const { chromium } = /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  );
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] });
  try {
    const viewers = [...new Set(pages.map(({ as }) => as))];
    /** @type {Photograph[]} */
    const taken = [];
    for (const look of looks)
      for (const viewer of viewers) {
        const reader = readers[viewer];
        const context = await browser.newContext({
          viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
          locale: LOCALES[look.language],
          colorScheme: look.mode,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          hasTouch: look.width < 500,
          isMobile: look.width < 500,
          // A session of its own: the token of a session is exchanged as it is used.
          storageState: reader && (await signedIn(browser, origin, reader)),
        });
        const page = await context.newPage();
        for (const pictured of pages.filter(({ as }) => as === viewer)) {
          const file = `${pictured.name}-${look.width}-${look.language}-${look.mode}.jpg`;
          await openPictured(page, origin, pictured, look.language);
          await page.screenshot({ path: path.join(folder, file), ...(await shapeOf(page)) });
          taken.push({ ...look, name: pictured.name, file, faults: await faultsOf(page) });
          progress(`${taken.length} of ${pages.length * looks.length}`);
        }
        await context.close();
      }
    return taken;
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {Reader} reader
 */
async function signedIn(browser, origin, reader) {
  const context = await browser.newContext();
  const state = await signIn(context.request, origin, reader);
  await context.close();
  return state;
}

/**
 * Opens a page in its state, and waits until it shows what it has.
 *
 * @param {Page} page
 * @param {string} origin
 * @param {PicturedPage} pictured
 * @param {'en' | 'es'} language
 */
async function openPictured(page, origin, { address, follow, press, state }, language) {
  const context = page.context();
  await context.setOffline(false);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  if (state) await context.route('**/api/**', (route) => answerIn(state, route));
  await open(page, origin + (typeof address === 'string' ? address : address[language]), state);
  const link = follow && (await page.locator(follow).first().getAttribute('href', { timeout: 5000 }));
  if (link) await open(page, new URL(link, origin).href, state);
  if (press)
    await page
      .locator(press)
      .first()
      .click({ timeout: 5000 })
      .catch(() => {});
  // The address itself came from the server: no other page of these pictures is kept on the device.
  if (state === 'offline') await context.setOffline(true);
}

/** What a page cannot be without: whether somebody is signed in. */
const SESSION = /\/api\/(csrf-token|auth\/)/;

/**
 * @param {import('./pages.mjs').State} state
 * @param {import('playwright-core').Route} route
 */
async function answerIn(state, route) {
  if (SESSION.test(route.request().url())) return route.fallback();
  if (state === 'offline') return route.abort('internetdisconnected');
  if (state === 'refused')
    return route.fulfill({
      status: 503,
      json: { success: false, code: 'SERVICE_UNAVAILABLE', error: '', correlationId: 'none' },
    });
}

/**
 * Opens an address and waits until the page shows what it has. A page with an open event stream never falls silent.
 *
 * @param {Page} page
 * @param {string} address
 * @param {import('./pages.mjs').State} [state]
 */
async function open(page, address, state) {
  // Pictures that get no answer would hold the load of the page.
  await page.goto(address, { waitUntil: state === 'loading' ? 'domcontentloaded' : 'load' });
  await page.locator('main').first().waitFor();
  // A page that was sent with its content starts its application when the reader acts; pictures load as they come near.
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await page.evaluate('scrollTo(0, 0)');
  const timeout = state === 'loading' ? 2000 : 5000;
  await page.waitForLoadState('networkidle', { timeout }).catch(() => {});
  if (state !== 'loading')
    await page
      .locator('main [aria-busy=true]')
      .first()
      .waitFor({ state: 'detached', timeout })
      .catch(() => {});
  await page.evaluate('document.fonts.ready');
}

/**
 * Animations go on: reduced motion stops them, and stopping them here would show what says after half a minute that no
 * script has arrived.
 *
 * @param {Page} page
 */
async function shapeOf(page) {
  const size = await page.evaluate(
    '({ width: document.documentElement.scrollWidth, height: document.documentElement.scrollHeight })',
  );
  const { width, height } = /** @type {{ width: number, height: number }} */ (size);
  return /** @type {const} */ ({
    type: 'jpeg',
    quality: 80,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
  });
}
