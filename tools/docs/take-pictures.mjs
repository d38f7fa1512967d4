import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCards } from '../bench/cards.bench.mjs';
import { contactSheet } from '../pictures/contact-sheet.mjs';
import { photograph } from '../pictures/photograph.mjs';
import { demoReader } from '../seed/demo-readers.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';
import { buildAll } from '../setup/build/build.mjs';
import { ensureLibrary } from '../setup/library.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureSystemParts, findChromium } from '../setup/system-parts.mjs';
import { dataFolder, ROOT } from '../setup/workspace.mjs';
import { runCommand } from '../terminal/run-command.mjs';
import { Problem, runScript, say, step } from '../terminal/terminal.mjs';

/** @typedef {{ name: string, address: string, width: number, height: number }} Picture */

/** The screenshots in the documentation. @type {readonly Picture[]} */
const PICTURES = [
  { name: 'study-page', address: '/word-unfolded?ref=Romans 8:28-30', width: 1280, height: 800 },
];

/** Sixty quote cards on one sheet. */
const CARDS = path.join('docs', 'pictures', 'quote-cards.jpg');

const USAGE = `npm run pictures [-- documentation | pages]

Takes the pictures of the documentation, and of every page in three widths, both languages, light and dark, empty, loading,
refused and without a network, as a contact sheet in DATA_DIR/pictures. Fails where a page scrolls sideways, or has what is
too small for a finger.`;

/** How many demonstration readers fill the pages; the last of them has a subscription and entries, and becomes an admin. */
const READERS = 5;

/** One of them who has written nothing, and has no subscription. */
const NEWCOMER = 1;

/** `npm run pictures`: retakes the pictures of the documentation, and the contact sheet. */
await runScript(async () => {
  const [part = 'all', ...more] = process.argv.slice(2);
  if (!['all', 'documentation', 'pages'].includes(part) || more.length > 0) throw new Problem(USAGE);
  await ensureSystemParts(['redis', 'nats', 'sword', 'chromium']);
  await ensurePackages();
  await buildAll();
  if (part !== 'pages') {
    await step('Drawing quote cards', () => runCards(['sheet', path.join(ROOT, CARDS)]));
    say(`✓ ${CARDS}`);
  }
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-pictures-'));
  const stack = new Stack({ port: await freePort(), data, library: await ensureLibrary(dataFolder()) });
  try {
    await step('Starting', (progress) => stack.start(progress));
    if (part !== 'pages') for (const picture of PICTURES) say(`✓ ${await take(stack.url, picture)}`);
    if (part !== 'documentation') await takeEveryPage(stack.url, data);
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

/**
 * @param {string} origin
 * @param {string} data folder of the installation
 */
async function takeEveryPage(origin, data) {
  const env = { ...process.env, DATA_DIR: data };
  const reader = demoReader(READERS - 1);
  const run = (/** @type {string[]} */ ...args) => runCommand(process.execPath, args, { cwd: ROOT, env });
  await step('Demonstration readers', () => run('tools/seed/seed.mjs', String(READERS)));
  await run('tools/admin/admin.mjs', 'grant', reader.email);
  const folder = path.join(dataFolder(), 'pictures');
  const browserPath = findChromium();
  if (!browserPath) throw new Problem('Chromium is not installed, so that no page can be pictured.');
  const readers = { reader, admin: reader, newcomer: demoReader(NEWCOMER) };
  const photographs = await step('Every page', (progress) =>
    photograph({ origin, folder, browserPath, readers, progress }),
  );
  const sheet = path.join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(photographs));
  say(`✓ ${sheet}`);
  const faults = photographs.flatMap(({ file, faults: found }) => found.map((fault) => `${file}: ${fault}`));
  if (faults.length > 0) throw new Problem(`Faults on pages:\n${faults.join('\n')}`);
}

/**
 * @param {string} origin
 * @param {Picture} picture
 * @returns {Promise<string>} the file, relative to the root of the repository
 */
async function take(origin, { name, address, width, height }) {
  const { chromium } = /** @type {typeof import('playwright-core')} */ (
    createRequire(import.meta.url)('playwright-core')
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const visitor = await browser.newContext();
    const reader = await registerReader(visitor.request, origin);
    const page = await browser.newPage({
      viewport: { width, height },
      locale: 'en-US',
      deviceScaleFactor: 2,
      storageState: await signIn(visitor.request, origin, reader),
    });
    await page.goto(`${origin}${address}`);
    await page.getByRole('article').waitFor();
    await page.evaluate('document.fonts.ready');
    const file = path.join('docs', 'pictures', `${name}.png`);
    await page.screenshot({ path: path.join(ROOT, file), animations: 'disabled' });
    return file;
  } finally {
    await browser.close();
  }
}
