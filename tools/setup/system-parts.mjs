import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { Problem, step } from '../terminal/terminal.mjs';
import { findProgram } from './find-program.mjs';
import { fetchSwordModules, findSwordFolder, missingSwordPackages, SWORD_TEXTS } from './sword-modules.mjs';
import { dataFolder } from './workspace.mjs';

/**
 * @typedef {object} SystemPart
 * @property {string} name shown to the operator
 * @property {() => boolean} present
 * @property {string[]} apt packages of Debian and Ubuntu
 * @property {string[]} brew formulas or casks of Homebrew
 */

/** @type {Record<'redis' | 'nats' | 'sword' | 'speech' | 'chromium' | 'headlessChromium', SystemPart>} */
const PARTS = {
  redis: {
    name: 'Redis (redis-server)',
    present: () => Boolean(process.env.REDIS_URL || findProgram('redis-server')),
    apt: ['redis-server'],
    brew: ['redis'],
  },
  nats: {
    name: 'NATS (nats-server)',
    present: () => Boolean(process.env.NATS_URL || findProgram('nats-server')),
    apt: ['nats-server'],
    brew: ['nats-server'],
  },
  sword: {
    name: 'the Bible texts (SWORD modules)',
    present: () => findSwordFolder(dataFolder()) !== undefined,
    apt: SWORD_TEXTS.map((module) => module.package),
    brew: [],
  },
  speech: {
    name: 'a voice (espeak-ng and opus-tools)',
    present: () => Boolean(findProgram('espeak-ng') && findProgram('opusenc')),
    apt: ['espeak-ng', 'opus-tools'],
    brew: ['espeak-ng', 'opus-tools'],
  },
  chromium: {
    name: 'Chromium, for the browser tests',
    present: () => findChromium() !== undefined,
    apt: ['chromium'],
    brew: ['--cask', 'chromium'],
  },
  headlessChromium: {
    name: 'Chromium without windows, for faster browser tests',
    present: () => findHeadlessChromium() !== undefined,
    apt: ['chromium-headless-shell'],
    brew: [],
  },
};

/** The browser of the browser tests. */
export function findChromium() {
  return process.env.CHROMIUM || findProgram('chromium', 'chromium-browser', 'google-chrome');
}

/**
 * Debian's Chromium without windows, notifications and settings: the same engine with a quarter less processor time.
 * Undefined also where `CHROMIUM` names the browser of the tests.
 */
export function findHeadlessChromium() {
  return process.env.CHROMIUM ? undefined : findProgram('chromium-headless-shell');
}

/**
 * Ensures that system packages are installed, and installs missing ones if that needs no password.
 *
 * @param {readonly (keyof typeof PARTS)[]} names
 * @throws {Problem} that names the missing ones and the remedy
 */
export async function ensureSystemParts(names) {
  const missing = () => names.filter((name) => !PARTS[name].present());
  if (missing().length > 0) {
    await installWithApt(missing().flatMap((name) => PARTS[name].apt));
    await installWithBrew(missing());
    if (missing().includes('sword')) await unpackSwordModules();
    if (missing().length > 0) throw new Problem(explain(missing()));
  }
  if (names.includes('sword')) await ensureWorksOfReference();
}

/**
 * Tries to install an optional system package. Features that need it report it as missing. A failed installation is
 * retried after a day at the earliest, so that it does not delay every start.
 *
 * @param {keyof typeof PARTS} name
 */
export async function ensureOptionalPart(name) {
  const tried = path.join(dataFolder(), 'tried', name);
  if (PARTS[name].present() || wasTriedToday(tried)) return;
  await installWithApt(PARTS[name].apt);
  await installWithBrew([name]);
  noteTry(tried);
}

const DAY_MS = 86_400_000;

/**
 * Tries to install the lexicons, the commentary and the topics. They are optional, so a failed installation is retried
 * after a day at the earliest, so that it does not delay every start.
 */
async function ensureWorksOfReference() {
  const data = dataFolder();
  const tried = path.join(data, 'sword', 'works-tried');
  if (missingSwordPackages(data).length === 0 || wasTriedToday(tried)) return;
  await installWithApt(missingSwordPackages(data));
  if (missingSwordPackages(data).length > 0) await unpackSwordModules();
  noteTry(tried);
}

/** @param {string} tried the file that records the last attempt */
function wasTriedToday(tried) {
  const triedAt = statSync(tried, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - triedAt < DAY_MS;
}

/** @param {string} tried the file that records the last attempt */
function noteTry(tried) {
  mkdirSync(path.dirname(tried), { recursive: true });
  writeFileSync(tried, '');
}

/** @param {string[]} packages */
async function installWithApt(packages) {
  const apt = findProgram('apt-get');
  const asRoot = apt && packages.length > 0 ? await rootPrefix() : undefined;
  if (!apt || !asRoot) return;
  await step(`Installing ${packages.join(', ')}`, async (progress) => {
    /** @param {string[]} args */
    const run = (...args) =>
      runCommand(asRoot[0] ?? apt, [...asRoot.slice(1), ...(asRoot.length > 0 ? [apt] : []), ...args], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
        onLine: (line) => progress(line.slice(0, 60)),
      });
    const install = () => run('install', '-y', '--no-install-recommends', ...packages);
    await install().catch(async () => {
      // A fresh machine has no package lists yet.
      await run('update');
      await install();
    });
  }).catch(() => {
    // The caller reports packages that are still missing.
  });
}

/** The prefix for a command that needs root: empty for root, `sudo -n` if sudo needs no password. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram('sudo');
  if (!sudo) return undefined;
  return runCommand(sudo, ['-n', 'true']).then(
    () => [sudo, '-n'],
    () => undefined,
  );
}

/** @param {(keyof typeof PARTS)[]} names */
async function installWithBrew(names) {
  const brew = process.platform === 'darwin' ? findProgram('brew') : undefined;
  if (!brew) return;
  for (const name of names.filter((part) => PARTS[part].brew.length > 0)) {
    await step(`Installing ${PARTS[name].name}`, (progress) =>
      runCommand(brew, ['install', ...PARTS[name].brew], { onLine: (line) => progress(line.slice(0, 60)) }),
    ).catch(() => {});
  }
}

async function unpackSwordModules() {
  await step('Fetching the Bible texts', (progress) => fetchSwordModules(dataFolder(), progress)).catch(
    () => {},
  );
}

/** @param {(keyof typeof PARTS)[]} names */
function explain(names) {
  const packages = names.flatMap((name) => PARTS[name].apt).join(' ');
  return [
    'Something is missing on this machine, and it cannot be installed without you:',
    ...names.map((name) => `  - ${PARTS[name].name}`),
    '',
    `On Debian or Ubuntu:  sudo apt-get install ${packages}`,
    'With Docker instead:  docker compose -f deploy/compose.yaml -f deploy/compose.trial.yaml up',
  ].join('\n');
}
