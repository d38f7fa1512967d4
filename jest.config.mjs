import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { node, web } from './jest.preset.mjs';

/**
 * One Jest run for the whole workspace. TEST_LAYER selects the tests:
 *   unit          *.spec.ts(x) beside the code (the default)
 *   integration   test/*.int-spec.ts, against real NATS, Redis and the MongoDB protocol
 *   browser       e2e/*.e2e-spec.ts, in Chromium against the whole running stack
 */
const LAYERS = {
  unit: ['<rootDir>/src/**/*.spec.ts?(x)', '<rootDir>/**/*.spec.mjs'],
  integration: ['<rootDir>/test/**/*.int-spec.{ts,mjs}'],
  browser: ['<rootDir>/e2e/**/*.e2e-spec.ts'],
};
const layer = process.env.TEST_LAYER ?? 'unit';
if (!(layer in LAYERS))
  throw new Error(`TEST_LAYER is one of ${Object.keys(LAYERS).join(', ')}, not ${layer}`);

const root = import.meta.dirname;
const workspaces = ['apps', 'services', 'libs/shared', 'libs/server', 'libs/web']
  .flatMap((group) =>
    existsSync(path.join(root, group))
      ? readdirSync(path.join(root, group)).map((name) => `${group}/${name}`)
      : [],
  )
  .filter((dir) => existsSync(path.join(root, dir, 'package.json')));

const project = (dir, preset) => ({
  ...preset,
  rootDir: path.join(root, dir),
  displayName: path.basename(dir),
  testMatch: LAYERS[layer],
});
const runsInBrowser = (dir) => layer === 'unit' && /^(apps|libs\/web)\//.test(dir);

export default {
  projects: [...workspaces, 'tools'].map((dir) => project(dir, runsInBrowser(dir) ? web : node)),
  ...(layer === 'integration' && {
    globalSetup: './libs/server/testing/jest/backing-services.mjs',
    globalTeardown: './libs/server/testing/jest/stop-backing-services.mjs',
  }),
  ...(layer === 'browser' && {
    globalSetup: './apps/shell/e2e/start-stack.mjs',
    globalTeardown: './apps/shell/e2e/stop-stack.mjs',
  }),
  // The files that `npm run coverage` counts, including files that no test loads.
  collectCoverageFrom: ['{apps,services,libs}/**/src/**/*.{ts,tsx}', '!**/*.spec.{ts,tsx}', '!**/*.d.ts'],
  // Timeouts for hanging tests, on a machine that is several times slower than usual. No test should come close.
  testTimeout: { unit: 60_000, integration: 240_000, browser: 240_000 }[layer],
  // Jest never releases the modules that a suite has loaded, so a worker is replaced after it has run many suites.
  workerIdleMemoryLimit: '1200MB',
};
