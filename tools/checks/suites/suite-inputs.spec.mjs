import { describe, expect, it } from '@jest/globals';
import { SuiteInputs } from './suite-inputs.mjs';

const manifest = (/** @type {string} */ name, /** @type {string[]} */ ...dependencies) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((one) => [one, '*'])) });

/** A small workspace: two services, an app, a library that all of them use, and tools. */
const TREE = {
  'package-lock.json': 'lock 1',
  'README.md': 'read me',
  'docs/plans.md': 'plans',
  'tools/stack/stack.mjs': 'starts services',
  'tools/stack/stack.spec.mjs': 'tests the tools',
  'libs/shared/domain/package.json': manifest('domain'),
  'libs/shared/domain/src/tiers.ts': 'export const FREE = 1;',
  'libs/shared/domain/src/tiers.spec.ts': 'tests tiers',
  'libs/shared/contracts/package.json': manifest('contracts', 'domain'),
  'libs/shared/contracts/src/index.ts': '/** For services/ai and apps/shell. */',
  'libs/shared/contracts/src/index.spec.ts': 'tests contracts',
  'services/ai/package.json': manifest('ai', 'contracts'),
  'services/ai/src/main.ts': "import 'contracts';",
  'services/ai/src/main.spec.ts': 'tests one file',
  'services/ai/test/answers.int-spec.ts': "new URL('../../scripture/dist/main.js', import.meta.url)",
  'services/ai/test/tables.int-spec.ts': "readTable('docs/plans.md', process.env.LONG_TABLES)",
  'services/scripture/package.json': manifest('scripture', 'contracts'),
  'services/scripture/src/main.ts': "import 'contracts';",
  'apps/shell/package.json': manifest('shell', 'domain'),
  'apps/shell/src/app.tsx': 'the shell',
  'apps/shell/src/app.spec.tsx': 'tests the shell',
  'apps/shell/e2e/support.ts': "import { startStack } from '../../../tools/stack/stack.mjs';",
  'apps/shell/e2e/app.e2e-spec.ts': "import './support.js';",
};

const SUITES = Object.keys(TREE).filter((file) => file.includes('spec.'));

/** @param {Record<string, string>} tree @param {NodeJS.ProcessEnv} env */
function fingerprints(tree, env) {
  const inputs = new SuiteInputs(
    Object.keys(tree).sort(),
    (file) => Buffer.from(tree[file] ?? ''),
    'this machine',
  );
  return new Map(SUITES.map((suite) => [suite, inputs.fingerprintOf(suite, env)]));
}

/** The suites that run again after a change. @param {Record<string, string>} change @param {NodeJS.ProcessEnv} env */
function changedBy(change, env = {}) {
  const before = fingerprints(TREE, {});
  const after = fingerprints({ ...TREE, ...change }, env);
  return SUITES.filter((suite) => before.get(suite) !== after.get(suite));
}

const BROWSER = 'apps/shell/e2e/app.e2e-spec.ts';
const TOOLS = 'tools/stack/stack.spec.mjs';
const ANSWERS = 'services/ai/test/answers.int-spec.ts';
const TABLES = 'services/ai/test/tables.int-spec.ts';

describe('a suite depends', () => {
  it('on its own text, which no other one does but those of the whole stack', () => {
    expect(changedBy({ 'services/ai/src/main.spec.ts': 'tests more' })).toEqual([
      'services/ai/src/main.spec.ts',
    ]);
  });

  it('on its package, on the packages that this one uses, and on theirs', () => {
    expect(changedBy({ 'apps/shell/src/app.tsx': 'another shell' }).sort()).toEqual(
      ['apps/shell/src/app.spec.tsx', BROWSER, TOOLS].sort(),
    );
    expect(changedBy({ 'libs/shared/domain/src/tiers.ts': 'export const FREE = 2;' })).toEqual(SUITES);
    expect(changedBy({ 'libs/shared/contracts/src/index.ts': 'changed' })).not.toContain(
      'libs/shared/domain/src/tiers.spec.ts',
    );
  });

  it('on a service that it starts from its bundle', () => {
    expect(changedBy({ 'services/scripture/src/main.ts': 'changed' }).sort()).toEqual(
      [ANSWERS, BROWSER, TOOLS].sort(),
    );
  });

  it('on fixtures only where it has them', () => {
    expect(changedBy({ 'services/ai/test/fixture.ts': 'new' }).sort()).toEqual(
      [ANSWERS, TABLES, BROWSER, TOOLS].sort(),
    );
  });

  it('on documents if its package may read them', () => {
    expect(changedBy({ 'docs/plans.md': 'other plans' }).sort()).toEqual([TABLES, BROWSER, TOOLS].sort());
  });

  it('on the files outside the packages', () => {
    expect(changedBy({ 'package-lock.json': 'lock 2' })).toEqual(SUITES);
  });

  it('on the environment variables that the code reads', () => {
    expect(changedBy({}, { LONG_TABLES: '1' })).toEqual(SUITES);
    expect(changedBy({}, { TERM: 'dumb' })).toEqual([]);
  });
});
