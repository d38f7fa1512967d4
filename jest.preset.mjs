import { fileURLToPath } from 'node:url';

/**
 * Jest presets: native ES modules (`node --experimental-vm-modules`), TypeScript and decorators compiled by swc. `node`
 * is for libs/shared, libs/server and services; `web` adds jsdom for libs/web and apps.
 */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
  },
];

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

const base = {
  runtime: file('./tools/test/jest/jest-runtime.cjs'),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
  moduleNameMapper: {
    '^fast-check$': file('./tools/test/jest/seeded-fast-check.mjs'),
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-types/'],
};

export const node = { ...base, testEnvironment: file('./tools/test/jest/node-environment.cjs') };

export const web = {
  ...base,
  moduleNameMapper: {
    ...base.moduleNameMapper,
    '^@testing-library/react$': file('./libs/web/ui/build/testing-library-timeouts.mjs'),
    '\\.module\\.css$': file('./libs/web/ui/build/css-module-names.cjs'),
    '\\.(css|woff2)$': file('./libs/web/ui/build/no-styles.cjs'),
  },
  testEnvironment: file('./libs/web/ui/build/jsdom-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['browser'] },
};
