import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';
import { findChromium } from '../setup/system-parts.mjs';

/** A mid-range phone: a quarter of this machine's speed, and Lighthouse's "slow 4G" (1.6 Mbit/s, 150 ms). */
const CPU_SLOWDOWN = 4;
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const PAGES = { landing: '/', study: '/word-unfolded?ref=Romans%208:28-30&translation=WEB' };

/**
 * @typedef {object} FirstLoad
 * @property {number} largestPaintMs
 * @property {number} firstKb script that runs before the reader does something, compressed as transferred
 * @property {number} scriptKb all script
 * @property {number} remoteKb the part of it that belongs to the micro-frontend
 */

/**
 * Measures the first visit of a page on a phone with a slow connection and an empty cache: the largest contentful paint
 * (W3C), the script that runs before the reader does something, and the script loaded until the application is idle.
 *
 * @param {{ library: string, rounds: number }} options
 * @returns {Promise<Record<string, FirstLoad>>}
 */
export async function benchFirstLoad({ library, rounds }) {
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = new Stack({ port: await freePort(), data, library, env: { LOG_LEVEL: 'warn' } });
  const { chromium } = /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  );
  try {
    await stack.start(() => {});
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    try {
      /** @type {Record<string, FirstLoad>} */
      const measured = {};
      for (const [name, address] of Object.entries(PAGES)) {
        const loads = [];
        for (let round = 0; round < rounds; round += 1)
          loads.push(await openOnPhone(browser, stack.url, address));
        measured[name] = {
          largestPaintMs: median(loads, 'largestPaintMs'),
          firstKb: median(loads, 'firstKb'),
          scriptKb: median(loads, 'scriptKb'),
          remoteKb: median(loads, 'remoteKb'),
        };
      }
      return measured;
    } finally {
      await browser.close();
    }
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {string} address
 * @returns {Promise<FirstLoad>}
 */
async function openOnPhone(browser, origin, address) {
  const visitor = await browser.newContext();
  const isPublic = address === PAGES.landing;
  const storageState = isPublic
    ? undefined
    : await signIn(visitor.request, origin, await registerReader(visitor.request, origin));
  const context = await browser.newContext({
    ...PHONE,
    locale: 'en-US',
    storageState,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW_4G);
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
    const firstKb = /** @type {number} */ (await page.evaluate(READ_SCRIPTS_THAT_RAN));
    await page.mouse.move(100, 100);
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const load = /** @type {Omit<FirstLoad, 'firstKb'>} */ (await page.evaluate(READ_FIRST_LOAD));
    return { firstKb, ...load };
  } finally {
    await context.close();
    await visitor.close();
  }
}

/** Scripts evaluated in the page. They are strings because this file is type-checked for Node, without DOM types. */
const READ_SCRIPTS_THAT_RAN = `Math.round([...document.scripts]
  .map(({ src }) => performance.getEntriesByName(src)[0]?.encodedBodySize ?? 0)
  .reduce((sum, size) => sum + size / 1000, 0))`;

const READ_FIRST_LOAD = `(async () => {
  const largestPaintMs = await new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(Math.round(list.getEntries().at(-1).startTime)))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const kb = (folder) => performance.getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.startsWith(folder) && name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1000, 0);
  return { largestPaintMs, scriptKb: Math.round(kb('/')), remoteKb: Math.round(kb('/mfe/')) };
})()`;

/**
 * @template {keyof FirstLoad} Key
 * @param {FirstLoad[]} loads
 * @param {Key} key
 */
function median(loads, key) {
  const sorted = loads.map((load) => load[key]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
