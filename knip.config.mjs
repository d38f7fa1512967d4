/**
 * Entry points other than imports, and packages that are used only by name, which knip cannot detect. Everything else
 * that it reports is dead code and must be deleted.
 */

/** The suites of all three layers (jest.config.mjs). Knip's Jest plugin sees only the layer that TEST_LAYER names. */
const SUITES = '{src,test,e2e,build}/**/*.{spec,int-spec,e2e-spec}.{ts,tsx,mjs}';

/** The entry points of a service bundle (libs/server/service-kit/build/bundle-service.mjs). */
const SERVICE = {
  entry: ['src/{main,import-main,learn-main,migrate-main,journal-file-main,voice-callers-main}.ts', SUITES],
};

const CSS_IMPORTS = /(?:@import\s+|url\(\s*)['"]([^'"]+)['"]/g;

// The configuration of the conformance suite cannot be loaded without an address.
process.env.MONGODB_URI ??= 'mongodb://localhost';

export default {
  // Style sheets also import packages: the fonts.
  compilers: {
    css: (text) => [...text.matchAll(CSS_IMPORTS)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  workspaces: {
    '.': {
      // Separate programs: run by a script of package.json, by a check, or as a child process.
      entry: [
        'tools/*.mjs',
        'tools/{admin/admin,backup/backup,backup/restore,new/new,seed/seed}.mjs',
        'tools/checks/check-lock.mjs',
        'tools/checks/suites/without-passed.cjs', // Jest's filter (tools/checks/jest-layer.mjs)
        'tools/images/assemble.mjs', // run by deploy/Dockerfile
        'tools/docs/{take-pictures,write-environment-example}.mjs',
        'tools/deploy/write-nats-configuration.mjs',
        'tools/bench/{answers/answer-model,measure/bare-server}.mjs',
        'tools/test/stack-on-small-disk.mjs',
        'tools/**/*.{spec,int-spec}.mjs',
      ],
      // Programs of the system: npm start installs the first two.
      ignoreBinaries: ['ip', 'espeak-ng', 'opusenc', 'openssl', 'unshare'], // the last is part of util-linux; the test of a full disk is skipped if it is missing. ip is that of npm run test:hosts
      ignoreDependencies: [
        // Run by the path of their executable (tools/checks/static-checks.mjs).
        '@typescript/native',
        'dependency-cruiser',
        'nx', // (tools/setup/build/build.mjs)
        'oxlint',
        'oxlint-tsgolint',
        'prettier',
        // Required by the environment of the web tests (libs/web/ui/build/jsdom-environment.cjs), with Jest's own
        // resolution.
        'jest-environment-jsdom',
      ],
    },
    'apps/*': {
      entry: ['src/remote-entry.tsx', SUITES], // modules exposed by module federation
    },
    'apps/shell': {
      entry: [
        'src/service-worker/{service-worker,retire}.ts', // built by workers.plugin.mjs
        'src/server/pages.tsx', // built by server-pages.plugin.mjs
        'src/first-page/first-{journal,study}.ts', // built by server-pages.plugin.mjs
        'build/make-icons.mjs', // run manually
        'e2e/{start,stop}-stack.mjs', // setup of the browser layer
        SUITES,
      ],
    },
    'services/*': SERVICE,
    'services/ai': {
      entry: [...SERVICE.entry, 'test/replicas/bundle-replica.mjs', 'test/cards/src/main.ts'],
      ignoreDependencies: ['@fontsource/*'], // files that quote-card reads at run time, next to the bundle
    },
    'services/journal': {
      ...SERVICE,
      ignoreDependencies: ['@fontsource/*'], // files that journal-file reads at run time, next to the bundle
    },
    'libs/{shared,server,web}/*': { entry: [SUITES] },
    'libs/server/sandbox': SERVICE,
    'libs/server/embedded-mongo': {
      entry: [...SERVICE.entry, 'test/bench/{embedded-mongo.bench,bare-server}.mjs'],
    },
    'libs/server/persistence': {
      entry: [
        SUITES,
        'test/{fixtures/bundle-writer.mjs,fixtures/writer.main.ts,replicas/bundle-replica.mjs,replicas/replica.main.ts}',
      ],
    },
    'libs/server/service-kit': { entry: [SUITES, 'test/bench/src/main.ts'] },
    'services/gateway': { ...SERVICE, entry: [...SERVICE.entry, 'test/bench/src/main.ts'] },
    'libs/server/queues': { entry: [SUITES, 'test/{mortal-worker,bench}/src/main.ts'] },
    // Shared by the builds of the web under the name of zod (libs/web/mfe-runtime/build/shared-libraries.mjs).
    'libs/shared/contracts': { entry: [SUITES, 'build/zod/zod.mjs'] },
    'libs/server/study-library': { entry: [SUITES, 'build/check.mjs', 'src/check/check-main.ts'] },
    'libs/server/testing': {
      entry: [SUITES, 'jest/{start,stop}-backing-services.mjs', 'jest/backing-services.mjs'],
    },
  },
};
