import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium } from '../setup/system-parts.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';
import { Stack } from '../stack/stack.mjs';
import { entryOf } from './journal/bench-entries.mjs';
import { raiseToPlus } from './journal/writing-reader.mjs';
import { samplePages } from './measure/sample-pages.mjs';

/** Not among the packages of this repository, because it has 200 of its own with 186 MB. */
const PACKAGE = 'lighthouse';
const INSTALL = 'npm install --no-save lighthouse@12.8.2';

/** More than a phone shows at first. */
const ENTRIES = 20;

const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * @typedef {object} PageScores
 * @property {number[]} scores of 100, in the order of {@link CATEGORIES}
 * @property {number} largestPaintMs
 * @property {number} blockedMs total blocking time
 * @property {number} scriptKb script that was loaded, compressed as transferred
 * @property {string[]} failed the audits that cost points, except those of performance
 */

/** @typedef {{ lhr: { categories: Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>, audits: Record<string, Audit> } }} Report */
/** @typedef {{ score: number | null, numericValue?: number, details?: { items?: Record<string, unknown>[] } }} Audit */
/** @typedef {(address: string, flags: object) => Promise<Report | undefined>} RunLighthouse */

/** Whether Lighthouse is there, and else the command that installs it. @returns {{ missing?: string }} */
export function findLighthouse() {
  return resolveLighthouse() ? {} : { missing: INSTALL };
}

/**
 * Lighthouse on the built pages, with its phone profile: slow 4G and a quarter of this processor, both simulated from what
 * an unhindered load did. Public pages as a visitor, the others as a reader who is signed in.
 *
 * @param {{ library: string }} options
 * @returns {Promise<Record<string, PageScores>>}
 */
export async function benchLighthouse({ library }) {
  const entry = resolveLighthouse();
  if (!entry) throw new Error(`Lighthouse is not installed: ${INSTALL}`);
  const { default: lighthouse } = /** @type {{ default: RunLighthouse }} */ (
    await import(pathToFileURL(entry).href)
  );
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-bench-'));
  const stack = new Stack({ port: await freePort(), data, library, env: { LOG_LEVEL: 'warn' } });
  try {
    await stack.start(() => {});
    const pages = await samplePages(stack.url);
    /** @type {Record<string, PageScores>} */
    const measured = {};
    for (const [name, { address, isSignedIn }] of Object.entries(pages))
      measured[name] = await scorePage(lighthouse, stack, { address, isSignedIn });
    return measured;
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true });
  }
}

function resolveLighthouse() {
  try {
    return createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    return undefined;
  }
}

/**
 * @param {RunLighthouse} lighthouse
 * @param {Stack} stack
 * @param {{ address: string, isSignedIn: boolean }} page
 * @returns {Promise<PageScores>}
 */
async function scorePage(lighthouse, stack, { address, isSignedIn }) {
  const { chromium } = /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  );
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'word-unfolded-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  try {
    if (isSignedIn) await openSession(context, stack);
    const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true };
    const report = await lighthouse(stack.url + address, flags);
    if (!report) throw new Error(`Lighthouse gave no report of ${address}`);
    return scoresOf(report);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * As a reader on plus with some entries: one without a journal is led from its page to the plans.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {Stack} stack
 */
async function openSession(context, stack) {
  const origin = stack.url;
  const reader = await registerReader(context.request, origin);
  await raiseToPlus(stack, reader.username);
  const { origins } = await signIn(context.request, origin, reader);
  await writeEntries(context.request, origin, String(origins[0]?.localStorage[0]?.value));
  const page = await context.newPage();
  await page.goto(`${origin}/api/health`);
  for (const { name, value } of origins[0]?.localStorage ?? [])
    await page.evaluate(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
  await page.close();
}

/**
 * @param {import('playwright-core').APIRequestContext} api
 * @param {string} origin
 * @param {string} token
 */
async function writeEntries(api, origin, token) {
  const { csrfToken } = await (await api.get(`${origin}/api/csrf-token`)).json();
  const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken };
  for (let number = 0; number < ENTRIES; number += 1) {
    const response = await api.post(`${origin}/api/journal`, { headers, data: entryOf(number) });
    if (!response.ok()) throw new Error(`an entry was answered with ${response.status()}`);
  }
}

/** @param {Report} report @returns {PageScores} */
function scoresOf({ lhr: { categories, audits } }) {
  const valueOf = (/** @type {string} */ name) => Math.round(audits[name]?.numericValue ?? NaN);
  const requests = audits['network-requests']?.details?.items ?? [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const bytes = scripts.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const [, ...judged] = CATEGORIES;
  const audited = judged.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    largestPaintMs: valueOf('largest-contentful-paint'),
    blockedMs: valueOf('total-blocking-time'),
    scriptKb: Math.round(bytes / 1000),
    failed: audited
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
