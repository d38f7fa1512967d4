import { node, web } from './jest.preset.mjs';

/**
 * One Jest run for the whole workspace. TEST_LAYER selects the tests:
 *   unit          *.spec.ts(x) beside the code (the default)
 *   integration   test/*.int-spec.ts, against real NATS, Redis and the MongoDB protocol
 *   browser       e2e/*.e2e-spec.ts, in Chromium against the whole running stack
 */
const SUITES = { unit: '*.spec.{ts,tsx,mjs}', integration: '*.int-spec.{ts,mjs}', browser: '*.e2e-spec.ts' };
const layer = process.env.TEST_LAYER ?? 'unit';
if (!(layer in SUITES))
  throw new Error(`TEST_LAYER is one of ${Object.keys(SUITES).join(', ')}, not ${layer}`);

/** Folders whose unit tests run in jsdom. */
const WEB = ['apps', 'libs/web'];
const NODE = ['services', 'libs/server', 'libs/shared', 'tools'];

/** Few projects, because each has a cache of compiled files of its own. */
const project = (displayName, preset, folders) => ({
  ...preset,
  displayName,
  rootDir: import.meta.dirname,
  roots: folders.map((folder) => `<rootDir>/${folder}`),
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/${SUITES[layer]}`),
});

export default {
  projects:
    layer === 'unit'
      ? [project('web', web, WEB), project('node', node, NODE)]
      : [project(layer, node, [...NODE, ...WEB])],
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
  testSequencer: './tools/test/jest/long-suites-first.cjs',
  // Jest never releases the modules that a suite has loaded, so a worker is replaced after it has run many suites. With
  // less memory it would be replaced after each suite for which the danger classifier learns, and learn again.
  workerIdleMemoryLimit: '2GB',
};
