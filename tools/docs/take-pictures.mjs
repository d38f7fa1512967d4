import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCards } from '../bench/cards.bench.mjs';
import { freePort } from '../stack/processes/free-port.mjs';
import { Stack } from '../stack/stack.mjs';
import { registerReader, signIn } from '../stack/readers.mjs';
import { buildAll } from '../setup/build.mjs';
import { ensureLibrary } from '../setup/library.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { ensureSystemParts, findChromium } from '../setup/system-parts.mjs';
import { dataFolder, ROOT } from '../setup/workspace.mjs';
import { runScript, say, step } from '../terminal/terminal.mjs';

/** @typedef {{ name: string, address: string, width: number, height: number }} Picture */

/** The screenshots in the documentation. @type {readonly Picture[]} */
const PICTURES = [
  { name: 'study-page', address: '/word-unfolded?ref=Romans 8:28-30', width: 1280, height: 800 },
];

/** Sixty quote cards on one sheet. */
const CARDS = path.join('docs', 'pictures', 'quote-cards.jpg');

/** `npm run pictures`: retakes the screenshots in the documentation. */
await runScript(async () => {
  await ensureSystemParts(['redis', 'nats', 'sword', 'chromium']);
  await ensurePackages();
  await buildAll();
  await step('Drawing quote cards', () => runCards(['sheet', path.join(ROOT, CARDS)]));
  say(`✓ ${CARDS}`);
  const data = mkdtempSync(path.join(tmpdir(), 'word-unfolded-pictures-'));
  const stack = new Stack({ port: await freePort(), data, library: await ensureLibrary(dataFolder()) });
  try {
    await step('Starting', (progress) => stack.start(progress));
    for (const picture of PICTURES) say(`✓ ${await take(stack.url, picture)}`);
  } finally {
    await stack.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

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
